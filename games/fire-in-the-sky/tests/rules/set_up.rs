//! The set-ups of the two campaigns (19, 20).

use crate::bench::{bench, space, unit};
use fire_in_the_sky::{
    Action,
    position::{AirPlace, Place},
    rule,
    types::{Nation, Side},
};

#[test]
fn fs_353_the_long_campaign_begins_on_turn_1() {
    let mut t = bench("long", &[]);
    assert_eq!((t.turn, t.vp, t.pool, t.oil().as_str()), (1, 0, 30, "30"));
    assert_eq!(Nation::ALL.map(|n| t.transport(n)), ["30", "12", "6", "0"]);
    assert_eq!(t.sub, [2, 2]);
    assert!(t.is_at("akagi_kaga", "yokosuka") && t.is_at("abda", "surabaya"));
    assert_eq!(t.steps_at(Side::Japan, "saigon"), 8);
    assert_eq!(t.steps(Side::Japan, AirPlace::Aviation(space("kure"))), 1);
    t.act(Action::Station { unit: unit("akagi_kaga"), at: space("kure") }, &[]);
    t.refused(Action::Station { unit: unit("akagi_kaga"), at: space("yokosuka") }, rule::FS_351);
    t.act(Action::StationAviation { steps: 2, at: space("yokosuka") }, &[]);
    assert_eq!(t.steps(Side::Japan, AirPlace::Aviation(space("yokosuka"))), 2);
    assert!(t.listed_of("station").iter().all(|a| matches!(a, Action::Station { .. })));
    assert_eq!(t.where_is("enterprise_saratoga"), Place::Waiting);
}
