//! Sections 12.15 to 12.18: aircraft return, a turn of battle ends, and the battle itself.

use crate::{field::*, support::*};
use Sector::{Coastal, Island, JapanOcean, UsOcean};
use fleet_commander_nimitz::{
    Action, Position,
    battle::{Air, Step},
    position::Place,
    rule,
    types::Sector,
};

#[test]
fn fn_289_290_everybody_returns_and_no_deck_takes_more_than_it_had() {
    let mut p = lay(
        1942,
        &[("enterprise", UsOcean), ("lexington", UsOcean), ("destroyer-gp-1", Coastal)],
        &[],
        &[("sbd@enterprise", Air::Base), ("sbd@lexington", Air::Base), ("11th-bg", Air::Base)],
    );
    act(&mut p, Action::Fly { squadron: 0, sector: Island }, &[]);
    act(&mut p, Action::Fly { squadron: 2, sector: Island }, &[]);
    // No target on the island. The destroyers' gun at the airfield misses.
    act(&mut p, Action::Done, &[10]);
    assert!(x(&p).squadrons.iter().all(|s| s.at == Air::Base));
}

#[test]
fn fn_291_292_294_a_damaged_carrier_takes_none_and_others_may_have_room() {
    let mut p = lay(
        1942,
        &[("enterprise", UsOcean), ("lexington", UsOcean), ("destroyer-gp-1", JapanOcean)],
        &[],
        &[
            ("sbd@enterprise", Air::Base),
            ("f4f@enterprise", Air::Base),
            ("sbd@lexington", Air::Base),
            ("tbd@lexington", Air::Lost),
        ],
    );
    let (e, l) = (unit(&p, "enterprise"), unit(&p, "lexington"));
    p.units[e as usize].hurt = true;
    act(&mut p, Action::Done, &[]);
    assert_eq!(x(&p).step, Step::Land);
    assert!(
        refused_with(&p, Action::Land { squadron: 1, unit: l }, rule::FN_294, "refuse-give-up-first"),
        "there is room for two of three"
    );
    assert!(refused_with(&p, Action::Done, rule::FN_294, "refuse-give-up-first"));
    act(&mut p, Action::GiveUp { squadron: 0 }, &[]);
    assert_eq!(refused(&p, Action::Land { squadron: 1, unit: e }), 290);
    assert!(refused_with(&p, Action::Done, rule::FN_294, "refuse-land-first"));
    act(&mut p, Action::Land { squadron: 1, unit: l }, &[]);
    assert_eq!((x(&p).squadrons[1].at, x(&p).squadrons[1].base), (Air::Base, l));
    assert_eq!(x(&p).squadrons[0].at, Air::Lost);
}

#[test]
fn fn_294_the_player_gives_up_any_squadron_when_decks_are_short() {
    let mut p = lay(
        1942,
        &[("enterprise", UsOcean), ("lexington", UsOcean), ("destroyer-gp-1", JapanOcean)],
        &[],
        &[("sbd@enterprise", Air::Base), ("tbd@lexington", Air::Base)],
    );
    let (e, l) = (unit(&p, "enterprise"), unit(&p, "lexington"));
    p.units[e as usize].hurt = true;
    xm(&mut p).squadrons[1].hurt = true;
    pause(&mut p);
    act(&mut p, Action::Done, &[]);
    assert_eq!(asked_by(&p), 294);
    // The damaged one aboard Lexington makes room for the other.
    assert_eq!(listed(&p), [Action::GiveUp { squadron: 0 }, Action::GiveUp { squadron: 1 }]);
    act(&mut p, Action::GiveUp { squadron: 1 }, &[]);
    act(&mut p, Action::Land { squadron: 0, unit: l }, &[]);
    assert_eq!(x(&p).squadrons.iter().map(|s| (s.at, s.base)).collect::<Vec<_>>(), [(Air::Base, l), (Air::Lost, l)]);
    assert_eq!(x(&p).step, Step::Engaged);
}

#[test]
fn fn_293_the_damaged_go_first_whichever_deck_they_came_from() {
    let mut p = lay(
        1942,
        &[("desron-1", Coastal), ("hiryu", JapanOcean), ("soryu", JapanOcean)],
        &[],
        &[("b5n@hiryu", Air::Spent), ("a6m@soryu", Air::Spent)],
    );
    let h = unit(&p, "hiryu");
    p.units[h as usize].hurt = true;
    xm(&mut p).squadrons[1].hurt = true;
    pause(&mut p);
    act(&mut p, Action::Done, &[]);
    let at: Vec<Air> = x(&p).squadrons.iter().map(|s| s.at).collect();
    assert_eq!(at, [Air::Base, Air::Lost], "the Kate of Hiryu has the place of the damaged Zero of Soryu");
}

#[test]
fn fn_011_293_of_equal_squadrons_the_player_or_the_table_says_which_finds_no_deck() {
    let lands = |set: &[&str], dice: &[u8]| {
        let mut p = lay(
            1943,
            &[("desron-2", Coastal), ("shokaku", JapanOcean), ("zuikaku", JapanOcean)],
            &[],
            &[("d3a@shokaku", Air::Spent), ("b5n@shokaku", Air::Spent), ("a6m@zuikaku", Air::Lost)],
        );
        p.rules = rules(set);
        let s = unit(&p, "shokaku");
        p.units[s as usize].hurt = true;
        pause(&mut p);
        act(&mut p, Action::Done, dice);
        p
    };
    let lost = |p: &Position| x(p).squadrons[..2].iter().position(|s| s.at == Air::Lost);
    let mut p = lands(&[], &[]);
    assert_eq!((asked_by(&p), refused(&p, Action::Done), refused(&p, Action::Land { squadron: 0, unit: 0 })), (11, 11, 11));
    assert_eq!(listed(&p), [Action::GiveUp { squadron: 0 }, Action::GiveUp { squadron: 1 }]);
    act(&mut p, Action::GiveUp { squadron: 0 }, &[]);
    assert_eq!((lost(&p), x(&p).step), (Some(0), Step::Engaged));
    assert_eq!(lost(&lands(&["equals_for_japan=random"], &[2])), Some(1));
    let p = lands(&["equals_for_japan=worst"], &[]);
    assert_eq!((lost(&p), x(&p).step), (Some(1), Step::Engaged), "R92: the Kate can do less");
}

#[test]
fn fn_011_292_the_player_or_the_table_says_which_japanese_deck_takes_which_squadron() {
    let lands = |set: &[&str], air: &[(&str, Air)], dice: &[u8]| {
        let ships = [("desron-1", Coastal), ("hiryu", JapanOcean), ("soryu", JapanOcean), ("kaga", JapanOcean)];
        let mut p = lay(1942, &ships, &[], air);
        p.rules = rules(set);
        let h = unit(&p, "hiryu");
        p.units[h as usize].hurt = true;
        pause(&mut p);
        act(&mut p, Action::Done, dice);
        p
    };
    // Soryu has one place, Kaga two and a squadron aboard.
    let air = [
        ("d3a@hiryu", Air::Spent),
        ("b5n@hiryu", Air::Spent),
        ("d3a@soryu", Air::Lost),
        ("a6m@kaga", Air::Spent),
        ("d3a@kaga", Air::Lost),
        ("b5n@kaga", Air::Lost),
    ];
    let bases = |p: &Position| [0, 1].map(|i: usize| (x(p).squadrons[i].at, x(p).squadrons[i].base));
    let mut p = lands(&[], &air, &[]);
    let (h, s, k) = (unit(&p, "hiryu"), unit(&p, "soryu"), unit(&p, "kaga"));
    let land = |squadron: u8, unit: u16| Action::Land { squadron, unit };
    assert_eq!((asked_by(&p), listed(&p)), (11, vec![land(0, s), land(0, k), land(1, s), land(1, k)]));
    assert_eq!(refused(&p, Action::Done), 11);
    assert_eq!(refused(&p, Action::GiveUp { squadron: 0 }), 11, "there is room for all");
    assert_eq!((refused(&p, land(0, h)), refused(&p, land(3, s)), refused(&p, land(0, 9_999))), (290, 11, 290));
    act(&mut p, land(1, s), &[]);
    assert_eq!((bases(&p), x(&p).step), ([(Air::Base, k), (Air::Base, s)], Step::Engaged), "one is left with one deck");
    // A die for the B5N, and another only while both have room.
    assert_eq!(bases(&lands(&["equals_for_japan=random"], &air, &[1])), [(Air::Base, k), (Air::Base, s)]);
    assert_eq!(bases(&lands(&["equals_for_japan=random"], &air, &[2, 1])), [(Air::Base, s), (Air::Base, k)]);
    assert_eq!(bases(&lands(&["equals_for_japan=worst"], &air, &[])), [(Air::Base, k); 2], "R92: where most are aboard");
    // Two that are alike fill both decks: nothing is asked.
    let air = [("d3a@hiryu", Air::Spent), ("d3a@hiryu", Air::Spent), ("d3a@soryu", Air::Lost), ("b5n@kaga", Air::Lost)];
    assert_eq!(bases(&lands(&[], &air, &[])), [(Air::Base, k), (Air::Base, s)]);
}

#[test]
fn fn_011_296_of_equal_squadrons_the_player_or_the_table_says_which_loses_its_airfield() {
    let after = |set: &[&str], points: u8, dice: &[u8]| {
        let mut p = lay(
            1942,
            &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)],
            &[],
            &[("14-sentai", Air::Spent), ("mihoro-kokutai", Air::Spent)],
        );
        p.rules = rules(set);
        xm(&mut p).airfields[1] = points;
        pause(&mut p);
        act(&mut p, Action::Done, dice);
        p
    };
    let lost = |p: &Position| x(p).squadrons.iter().filter(|s| s.at == Air::Lost).count();
    let mut p = after(&[], 1, &[]);
    assert_eq!((asked_by(&p), refused(&p, Action::Done)), (11, 11));
    assert_eq!(listed(&p), [Action::GiveUp { squadron: 0 }, Action::GiveUp { squadron: 1 }]);
    act(&mut p, Action::GiveUp { squadron: 1 }, &[]);
    assert_eq!((x(&p).squadrons[1].at, x(&p).step), (Air::Lost, Step::Engaged));
    let p = after(&["equals_for_japan=random"], 1, &[1]);
    assert_eq!((x(&p).squadrons[0].at, x(&p).step), (Air::Lost, Step::Engaged));
    let p = after(&["equals_for_japan=worst"], 1, &[]);
    assert_eq!((lost(&p), x(&p).squadrons[1].at), (1, Air::Lost), "R92: the G3M can do less");
    assert_eq!(lost(&after(&[], 0, &[])), 2, "where all go nobody is asked");
}

#[test]
fn fn_293_japan_gives_up_damaged_then_cheap_squadrons() {
    let mut p = lay(
        1942,
        &[("desron-1", Coastal), ("hiryu", JapanOcean), ("soryu", JapanOcean)],
        &[],
        &[
            ("a6m@hiryu", Air::Spent),
            ("d3a@hiryu", Air::Spent),
            ("b5n@hiryu", Air::Spent),
            ("d3a@soryu", Air::Spent),
            ("b5n@soryu", Air::Lost),
        ],
    );
    let h = unit(&p, "hiryu");
    p.units[h as usize].hurt = true;
    xm(&mut p).squadrons[2].hurt = true;
    pause(&mut p);
    act(&mut p, Action::Done, &[]);
    let at: Vec<Air> = x(&p).squadrons.iter().map(|s| s.at).collect();
    // Room for one: the undamaged D3A (2) stays before the A6M (1); the damaged B5N goes first.
    assert_eq!(at[..3], [Air::Lost, Air::Base, Air::Lost]);
}

#[test]
fn fn_298_300_the_marker_goes_down_until_it_leaves_the_track() {
    let mut p = lay(1942, &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)], &[], &[]);
    act(&mut p, Action::Done, &[]);
    // Nobody can reach anybody: both turns pass at once and the battle ends.
    assert!(p.battle.is_none());
    assert!(is_at(&p, unit(&p, "desron-1"), "solomon"), "FN-301: survivors are in the area");
}

#[test]
fn fn_299_301_a_side_without_units_ends_it() {
    let mut p = lay(1942, &[("chicago-northampton", Coastal), ("destroyer-gp-1", Coastal)], &[], &[]);
    let d = unit(&p, "destroyer-gp-1");
    p.units[d as usize].hurt = true;
    let c = unit(&p, "chicago-northampton");
    // Guns: Chicago hits and sinks, the destroyers miss.
    act(&mut p, Action::Done, &[1, 10]);
    assert!(p.battle.is_none() && at(&p, d) == Place::Gone && is_at(&p, c, "solomon"));
}

#[test]
fn fn_371_squadrons_of_a_sunk_carrier_do_not_keep_a_side_in_the_battle() {
    let mut p = lay(1942, &[("chicago-northampton", Coastal), ("hosho", Coastal)], &[], &[("d3a@hosho", Air::Spent)]);
    let h = unit(&p, "hosho");
    p.units[h as usize].hurt = true;
    // Chicago's gun sinks the carrier; nobody fires back.
    act(&mut p, Action::Done, &[1]);
    assert!(p.battle.is_none() && at(&p, h) == Place::Gone);
}

#[test]
fn fn_019_carrier_squadrons_go_with_the_battle() {
    let mut p = lay(1942, &[("enterprise", UsOcean), ("destroyer-gp-1", JapanOcean)], &[], &[("sbd@enterprise", Air::Base)]);
    xm(&mut p).left = 1;
    let units = p.units.len();
    act(&mut p, Action::Done, &[]);
    assert!(p.battle.is_none() && p.units.len() == units);
}
