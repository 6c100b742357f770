//! Tables of the first version play and tell as they did when it was released.

use crate::{
    field::{asked_by, lay},
    support::*,
};
use Sector::{Coastal, JapanOcean, UsOcean};
use fleet_commander_nimitz::{
    ADMIRAL, Action, Event, Position,
    battle::{self, Air, Battle, Field, Spot, Step},
    event::Attack,
    phases,
    position::{Phase, Place, UnitId},
    types::{JapanPlan, Sector, Side, UsPlan},
};
use ironbottom_kernel::{Dice, Log, Rng, Rules, RulesVersion, dice::Seed, journal::link};

/// The options each campaign is played with.
const OPTIONS: [&[&str]; 4] = [
    &[],
    &["equals_for_japan=random", "plan_copies=2"],
    &["equals_for_japan=worst", "subs_fire_with_guns=true", "damaged_carrier_flies=true", "plan_copies=2"],
    &["ranging_shots_any_target=true", "screening_ship_kept_beyond_battle=true"],
];

/// What the last program that knew no other version made of them: every decision, die, event and position of a dozen random games
/// each. Never change a line.
const PLAYED: [(&str, [&str; 4]); 5] = [
    ("1942", ["424483b735c838b8eaed2cac", "f1d6ef767af3f61a72f1432b", "085c3e7da50af785fe2f9a0e", "a4c6f66227fd15af726421b6"]),
    ("1943", ["3eb4a4aca8467a892377fe2b", "854810d05064a7d36befd24c", "cbff0444818781e3cd26d952", "1d1680af429629bfd82042c9"]),
    ("1944", ["e39810ec9629f27013cc4afd", "df7566a6ea1f7e640737d932", "834d78e6f05b93f1640cc29f", "9195f47384df1c09ad745f6f"]),
    ("1945", ["083882721dac880cb7f12dfc", "cdd02a4c66850c29122d2b78", "02c1288faeffddfaa79cbf72", "732556de8496df49a5750dc9"]),
    ("linked", ["d3fa199bb69f35e95d115367", "a6f7113f2e17f9c62ebeba67", "0e284eda5b1367adc58da077", "92a3d4c0368fc78d9bf2d884"]),
];

fn first(scenario: &str, set: &[&str]) -> Position {
    let options = game().info().parse_options(set).unwrap();
    game().set_up(RulesVersion(1), scenario, &options, &mut Dice::scripted(&[])).unwrap()
}

/// A random game from end to end, played again from what was rolled; the digest of everything.
fn play(scenario: &str, set: &[&str], seed: u64) -> String {
    let (mut p, mut digest) = (first(scenario, set), String::new());
    let mut again = p.clone();
    let (mut rng, mut dice) = (Rng::new(seed), Dice::seeded(Seed::from_number(seed), Vec::new()));
    loop {
        let mut legal: Vec<Action> = Vec::new();
        game().actions(&p, ADMIRAL, &mut legal);
        if legal.is_empty() {
            break;
        }
        let a = legal[rng.below(legal.len())];
        let mut log = Log::default();
        game().apply(&mut p, ADMIRAL, &a, &mut dice, &mut log);
        let rolled = dice.take();
        digest = link(&digest, &(&a, &rolled, &log.events), &p);
        let mut recorded = Dice::recorded(&rolled);
        game().check(&again, ADMIRAL, &a).unwrap();
        game().apply(&mut again, ADMIRAL, &a, &mut recorded, &mut Log::default());
        assert!(recorded.fault().is_none() && recorded.left() == 0, "{a:?}");
    }
    assert!(p.end.is_some() && p == again, "{scenario} {set:?}: not over, or another end");
    digest
}

#[test]
fn games_of_the_first_version_are_played_and_told_as_they_were() {
    let of = |scenario: &str| OPTIONS.map(|set| (0..12).fold(String::new(), |d, n| link(&d, &play(scenario, set, 10 + n), &n)));
    let played = PLAYED.map(|(scenario, _)| (scenario, of(scenario)));
    let played: Vec<(&str, [&str; 4])> = played.iter().map(|(s, all)| (*s, all.each_ref().map(String::as_str))).collect();
    assert_eq!(played, PLAYED);
}

/// A position of the first version.
fn old(mut p: Position, set: &[&str]) -> Position {
    p.rules = rules(set);
    p.rules.version = RulesVersion(1);
    p
}

/// The same, stopped by a question before the turn ends.
fn paused(p: Position, set: &[&str]) -> Position {
    let mut p = old(p, set);
    xm(&mut p).plans.push(UsPlan::Engaged);
    p
}

fn x(p: &Position) -> &Battle {
    p.battle.as_ref().unwrap()
}

fn xm(p: &mut Position) -> &mut Battle {
    p.battle.as_mut().unwrap()
}

fn hurt(p: &mut Position, id: &str) -> UnitId {
    let u = unit(p, id);
    p.units[u as usize].hurt = true;
    u
}

/// Where the squadrons are.
fn air(p: &Position) -> Vec<Air> {
    x(p).squadrons.iter().map(|s| s.at).collect()
}

#[test]
fn fn_265_283_in_version_1_the_last_on_the_island_took_its_hit_with_it() {
    let ships = [("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)];
    let mut p = paused(lay(1942, &ships, &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)], &[]), &[]);
    let both = ["25th-inf", "2nd-inf"].map(|id| hurt(&mut p, id));
    // Both hit.
    act(&mut p, Action::Done, &[1, 1]);
    assert_eq!(both.map(|u| at(&p, u)), [Place::Area(area("solomon")), Place::Gone]);
}

#[test]
fn fn_293_in_version_1_only_squadrons_without_a_deck_were_lost() {
    let ships = [("desron-1", Coastal), ("hiryu", JapanOcean), ("soryu", JapanOcean)];
    let squadrons = [("b5n@hiryu", Air::Spent), ("a6m@hiryu", Air::Spent), ("a6m@soryu", Air::Spent), ("d3a@soryu", Air::Lost)];
    let mut p = paused(lay(1942, &ships, &[], &squadrons), &[]);
    hurt(&mut p, "hiryu");
    xm(&mut p).squadrons[2].hurt = true;
    act(&mut p, Action::Done, &[]);
    assert_eq!(air(&p), [Air::Base, Air::Lost, Air::Base, Air::Lost], "the damaged one of Soryu stays");
}

#[test]
fn fn_294_in_version_1_the_player_gave_up_none_that_had_a_deck() {
    let ships = [("enterprise", UsOcean), ("lexington", UsOcean), ("destroyer-gp-1", JapanOcean)];
    let squadrons = [
        ("sbd@enterprise", Air::Base),
        ("f4f@enterprise", Air::Base),
        ("sbd@lexington", Air::Base),
        ("tbd@lexington", Air::Lost),
    ];
    let mut p = paused(lay(1942, &ships, &[], &squadrons), &[]);
    hurt(&mut p, "enterprise");
    act(&mut p, Action::Done, &[]);
    let unit = unit(&p, "lexington");
    let all = [0, 1].map(|squadron| [Action::Land { squadron, unit }, Action::GiveUp { squadron }]);
    assert!(all.concat().iter().all(|a| legal(&p, *a)) && listed(&p).len() == 4, "{:?}", listed(&p));
    assert_eq!(refused(&p, Action::GiveUp { squadron: 2 }), 294);
    // Who is left over is lost.
    act(&mut p, Action::Land { squadron: 1, unit }, &[]);
    assert_eq!((air(&p), x(&p).step), (vec![Air::Lost, Air::Base, Air::Base, Air::Lost], Step::Engaged));
}

#[test]
fn fn_011_293_in_version_1_the_first_of_equal_squadrons_was_lost() {
    let ships = [("desron-1", Coastal), ("hiryu", JapanOcean), ("soryu", JapanOcean)];
    let squadrons = [("d3a@hiryu", Air::Spent), ("b5n@hiryu", Air::Spent), ("a6m@soryu", Air::Lost)];
    for set in [&[][..], &["equals_for_japan=random"]] {
        let mut p = paused(lay(1942, &ships, &[], &squadrons), set);
        hurt(&mut p, "hiryu");
        act(&mut p, Action::Done, &[]);
        assert_eq!((air(&p), x(&p).step), (vec![Air::Lost, Air::Base, Air::Lost], Step::Engaged));
    }
    // Of equals on an airfield too.
    let ships = [("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)];
    let mut p = paused(lay(1942, &ships, &[], &[("14-sentai", Air::Spent), ("mihoro-kokutai", Air::Spent)]), &[]);
    xm(&mut p).airfields[1] = 1;
    act(&mut p, Action::Done, &[]);
    assert_eq!((air(&p), x(&p).step), (vec![Air::Lost, Air::Base], Step::Engaged));
}

#[test]
fn fn_011_261_in_version_1_the_first_of_equal_infantry_on_a_transport_was_hit() {
    let ground = [("48th-inf", Spot::Transport), ("2nd-inf", Spot::Transport)];
    let mut p = paused(lay(1942, &[("chicago-northampton", Coastal)], &ground, &[]), &[]);
    act(&mut p, Action::Done, &[1]);
    assert!(p.units[unit(&p, "2nd-inf") as usize].hurt && !p.units[unit(&p, "48th-inf") as usize].hurt);
    assert_eq!(x(&p).step, Step::Engaged);
}

#[test]
fn fn_326_in_version_1_hawaii_was_not_lost_where_nobody_fought() {
    let mut p = old(bare(1942, Phase::Orders), &[]);
    put(&mut p, "destroyer-gp-1", "hawaii");
    put(&mut p, "ryuho", "alaska");
    put(&mut p, "usaffe", "alaska");
    let mut log = Log::default();
    phases::battles::begin(board(), &mut p, &mut log);
    assert!(p.end.is_none() && log.events.iter().all(|l| l.event != Event::HawaiiLost));
}

#[test]
fn fn_208_in_version_1_a_transport_was_no_ship_to_ranging_shots() {
    let ground = [("2nd-inf", Spot::Transport), ("48th-inf", Spot::Transport)];
    let mut p = paused(lay(1942, &[("chicago-northampton", Coastal)], &ground, &[]), &[]);
    xm(&mut p).plans = vec![UsPlan::Engaged, UsPlan::RangingShots];
    act(&mut p, Action::Done, &[1]);
    assert!(x(&p).step == Step::Engaged && x(&p).holds(UsPlan::RangingShots));
}

#[test]
fn fn_208_in_version_1_ranging_shots_were_declined_twice_after_a_choice() {
    let ships = [("chicago-northampton", Coastal), ("furutaka-kako", Coastal), ("takao-chokai", Coastal)];
    let mut p = paused(lay(1942, &ships, &[], &[]), &[]);
    xm(&mut p).plans = vec![UsPlan::Engaged, UsPlan::RangingShots];
    act(&mut p, Action::Done, &[1, 10, 10]);
    let strike = listed(&p)[0];
    act(&mut p, strike, &[]);
    for _ in 0..2 {
        assert_eq!((listed(&p), asked_by(&p)), (vec![Action::Use { plan: UsPlan::RangingShots }, Action::Done], 208));
        act(&mut p, Action::Done, &[]);
    }
    assert_eq!(x(&p).step, Step::Engaged);
}

/// Two carriers a side at dawn, with so many copies of Japan's First Light.
fn dawn(copies: u8, set: &[&str]) -> Position {
    let ships = [("enterprise", UsOcean), ("lexington", UsOcean), ("hiryu", JapanOcean), ("soryu", JapanOcean)];
    let squadrons =
        [("sbd@enterprise", Air::Base), ("sbd@lexington", Air::Base), ("d3a@hiryu", Air::Base), ("d3a@soryu", Air::Base)];
    let mut p = old(lay(1942, &ships, &[], &squadrons), set);
    let x = xm(&mut p);
    (x.draws, x.left, x.step, x.turn) = (copies, 4, Step::Plans, 0);
    (p.cup, p.out) = ([0; 14], [0; 14]);
    p.cup[JapanPlan::FirstLight.i()] = copies;
    p
}

#[test]
fn fn_222_in_version_1_a_carrier_that_came_damaged_lost_its_squadrons_to_first_light() {
    let mut p = dawn(1, &["damaged_carrier_flies=true", "equals_for_japan=worst"]);
    hurt(&mut p, "enterprise");
    xm(&mut p).decks[0].1 = 0;
    // A carrier fires at the D3A and misses, the bomb misses.
    act(&mut p, Action::Done, &[10, 10]);
    assert_eq!(air(&p)[..2], [Air::Lost, Air::Base]);
}

#[test]
fn fn_221_in_version_1_one_copy_of_first_light_was_flown_by_the_first_of_equal_carriers() {
    let mut p = dawn(2, &["equals_for_japan=worst"]);
    // Those of Hiryu are damaged, and go all the same.
    xm(&mut p).squadrons[2].hurt = true;
    let events = act(&mut p, Action::Done, &[1, 10, 10]);
    let worked = events.iter().filter(|e| **e == Event::PlanWorked { plan: JapanPlan::FirstLight }).count();
    assert_eq!((worked, x(&p).step, &air(&p)[2..]), (1, Step::Fly, &[Air::Spent, Air::Base][..]));
}

#[test]
fn fn_230_in_version_1_a_second_copy_of_kamikaze_did_nothing() {
    let ships = [("zuikaku", JapanOcean), ("desron-2", UsOcean), ("desron-6", UsOcean)];
    let mut p = paused(lay(1944, &ships, &[], &[("d3a@zuikaku", Air::Base)]), &[]);
    xm(&mut p).drawn = vec![JapanPlan::Kamikaze; 2];
    act(&mut p, Action::Done, &[10, 10]);
    assert_eq!(x(&p).volley.as_ref().map(|v| v.hits), Some([1, 0]));
}

#[test]
fn fn_239_280_in_version_1_a_submarine_at_the_guns_gained_and_hit_the_island() {
    let ships = [("jp-sub-gp-1", Coastal), ("desron-1", Coastal), ("destroyer-gp-2", JapanOcean)];
    let set = ["subs_fire_with_guns=true"];
    let mut p = paused(lay(1942, &ships, &[("25th-inf", Spot::Foxhole)], &[("11th-bg", Air::Base)]), &set);
    let value = |p: &Position| {
        let f = Field { b: board(), p, x: x(p) };
        battle::shooters(f, Side::Japan, Attack::Guns, Coastal, 0)[0].1
    };
    let guns = value(&p);
    xm(&mut p).drawn = vec![JapanPlan::ShipCombat];
    assert_eq!(value(&p), guns.better(3, 2, 2));
    xm(&mut p).drawn.clear();
    // The torpedo and the depth charge miss; the submarine's gun hits what is cheapest.
    act(&mut p, Action::Done, &[10, 10, 1]);
    assert_eq!((x(&p).airfields[0], p.units[unit(&p, "desron-1") as usize].hurt), (0, false));
}

#[test]
fn fn_237_in_version_1_a_screening_ship_was_kept_without_a_carrier() {
    let set = ["screening_ship_kept_beyond_battle=true"];
    let ships = [("enterprise", UsOcean), ("destroyer-gp-1", JapanOcean)];
    let mut p = old(lay(1942, &ships, &[], &[("sbd@enterprise", Air::Base)]), &set);
    let x = xm(&mut p);
    (x.draws, x.left, x.step, x.turn) = (1, 1, Step::Plans, 0);
    (p.cup, p.out) = ([0; 14], [0; 14]);
    p.cup[JapanPlan::ScreeningShip.i()] = 1;
    act(&mut p, Action::Done, &[]);
    act(&mut p, Action::Done, &[]);
    assert_eq!((p.battle.is_none(), p.kept, p.out[JapanPlan::ScreeningShip.i()]), (true, 1, 0));
}

#[test]
fn fn_011_292_in_version_1_the_first_deck_with_room_took_a_squadron() {
    let ships = [("desron-1", Coastal), ("hiryu", JapanOcean), ("soryu", JapanOcean), ("kaga", JapanOcean)];
    let squadrons = [("d3a@hiryu", Air::Spent), ("d3a@soryu", Air::Lost), ("a6m@kaga", Air::Spent), ("b5n@kaga", Air::Lost)];
    for set in [&[][..], &["equals_for_japan=random"], &["equals_for_japan=worst"]] {
        let mut p = paused(lay(1942, &ships, &[], &squadrons), set);
        hurt(&mut p, "hiryu");
        act(&mut p, Action::Done, &[]);
        assert_eq!((x(&p).squadrons[0].base, x(&p).step), (unit(&p, "soryu"), Step::Engaged));
    }
}

#[test]
fn fn_011_173_in_version_1_the_worst_of_equal_escorts_was_the_first() {
    let mut p = old(bare(1942, Phase::Battles), &["equals_for_japan=worst"]);
    for id in ["25th-inf", "2nd-inf", "kaga", "akagi", "destroyer-gp-1", "kongo-haruna", "ise-hyuga"] {
        put(&mut p, id, "solomon");
    }
    act(&mut p, Action::Fight { area: area("solomon") }, &[4]);
    let sector = |id: &str| x(&p).ships.iter().find(|(u, _)| *u == unit(&p, id)).unwrap().1;
    assert_eq!(["kongo-haruna", "ise-hyuga"].map(sector), [Coastal, JapanOcean]);
}

#[test]
fn fn_197_218_256_in_version_1_airfields_were_as_units_and_came_after_the_damaged() {
    // Damage Control of Japan.
    let ships = [("chicago-northampton", Coastal), ("destroyer-gp-1", JapanOcean)];
    let mut p = paused(lay(1942, &ships, &[], &[]), &[]);
    (xm(&mut p).stops, xm(&mut p).airfields[1]) = (1, 2);
    act(&mut p, Action::Done, &[1]);
    assert_eq!((x(&p).airfields[1], x(&p).stops), (2, 0));
    // That of the US.
    let ground = [("25th-inf", Spot::Foxhole)];
    let mut p = paused(lay(1942, &[("destroyer-gp-1", Coastal)], &ground, &[("11th-bg", Air::Base)]), &[]);
    xm(&mut p).plans.push(UsPlan::DamageControl);
    act(&mut p, Action::Done, &[1]);
    assert!(legal(&p, Action::Stop { plan: UsPlan::DamageControl }));
    // A damaged infantry of the same cost.
    let ground = [("25th-inf", Spot::Beach), ("jp-6th-inf", Spot::Beach)];
    let mut p = paused(lay(1942, &ships, &ground, &[]), &[]);
    let inf = hurt(&mut p, "jp-6th-inf");
    xm(&mut p).airfields[1] = 2;
    act(&mut p, Action::Done, &[1]);
    assert_eq!((x(&p).airfields[1], at(&p, inf), x(&p).step), (2, Place::Gone, Step::Engaged));
}

#[test]
fn fn_096_107_before_version_3_who_was_left_alone_was_rolled_for_and_held() {
    for version in [1, 2, 3] {
        let mut p = bare(1942, Phase::Movement);
        p.rules.version = RulesVersion(version);
        for (id, at) in [("1-kokutai", "wake"), ("3-kokutai", "wake"), ("48th-inf", "midway"), ("taiyo", "alaska")] {
            put(&mut p, id, at);
        }
        phases::orders::freeze(board(), &mut p, &mut Log::default());
        // East takes one of the two squadrons; for the other an 8 is rolled, or nothing.
        let dice: &[u8] = if version < 3 { &[5, 1, 8] } else { &[5, 1] };
        let before = p.resupply;
        act(&mut p, Action::Order { area: area("wake") }, dice);
        assert_eq!(p.resupply - before, u16::from(version < 3), "version {version}");
    }
}
