//! What tables begun with the second version of the rules read otherwise than those of the first.

use crate::{combat::*, support::*};
use flat_top::{
    Action, Event, Position,
    action::Order,
    battle::{BattleStep, Part},
    phases::{landing, weather},
    position::{Cloud, Desk, Phase, Place, Search},
    types::{Arm, Dir, Mode, Side, TfId},
};
use ironbottom_kernel::{
    Advice, Dice, Lang, Log, Rules, Viewer,
    ask::{Answer, Query},
};

fn fires(events: &[Event]) -> Vec<(Side, u8)> {
    events.iter().filter_map(|e| if let Event::AirFire { side, n, .. } = e { Some((*side, *n)) } else { None }).collect()
}

fn fallen(events: &[Event], of: Side) -> Vec<(String, u8)> {
    let name = |c: flat_top::types::Craft| if c.dotted { "carrier" } else { "land" }.to_owned();
    let down =
        |e: &Event| if let Event::Downed { side, craft, n } = e { (*side == of).then(|| (name(*craft), *n)) } else { None };
    events.iter().filter_map(down).collect()
}

/// Six Wildcats meet three Zeros of a carrier and three of the land.
fn zeros(version: u32) -> Position {
    let mut p = sea();
    since(&mut p, version);
    fly(&mut p, JAPAN, "K60", &[("zero", 3), ("zero*", 3)]);
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    p
}

#[test]
fn ft_222_counters_of_one_model_throw_one_die() {
    // Before: the Wildcats have two targets to choose from, and each kind of Zero fires apart.
    let mut p = zeros(1);
    all_done(&mut p, &[]);
    assert_eq!(step(&p), Some(BattleStep::Escorts));
    assert_eq!(fires(&all_done(&mut p, &[3, 1, 1])), [(US, 6), (JAPAN, 3), (JAPAN, 3)]);
    let mut p = zeros(2);
    let events = all_done(&mut p, &[5, 1]);
    assert_eq!(fires(&events), [(US, 6), (JAPAN, 6)]);
    // Three are down, of whichever the owner says; until then nobody knows.
    assert_eq!((step(&p), fallen(&events, JAPAN)), (Some(BattleStep::Fallen), vec![]));
    assert_eq!(p.battle.as_ref().unwrap().due[1].iter().map(|d| d.1).sum::<u8>(), 3);
    let dotted = p.sides[1].afs[0].groups.iter().position(|g| g.craft.dotted).unwrap() as u8;
    act(&mut p, JAPAN, Action::Fall { group: group(0, dotted), n: 1 }, &[]);
    act(&mut p, JAPAN, Action::Fall { group: group(0, 1 - dotted), n: 2 }, &[]);
    let events = all_done(&mut p, &[]);
    assert_eq!(fallen(&events, JAPAN), [("land".to_owned(), 2), ("carrier".to_owned(), 1)]);
    assert_eq!((left(&p, JAPAN, "zero"), left(&p, JAPAN, "zero*")), (1, 2));
    // Replacements are reckoned by what was lost (R41).
    let mut lost = p.sides[1].lost_today.clone();
    lost.sort_unstable();
    assert_eq!(lost, [(craft("zero"), 2), (craft("zero*"), 1)]);
    assert_eq!(p.public.points[0], 6);
}

#[test]
fn ft_222_the_table_of_odds_has_a_row_for_each_die() {
    let rows = |version: u32| {
        let mut p = zeros(version);
        // With a second model, which to fire at is asked before the dice.
        if version == 2 {
            p = sea();
            fly(&mut p, JAPAN, "K60", &[("zero", 3), ("zero*", 3)]);
            fly(&mut p, JAPAN, "K60", &[("rufe", 2)]);
            fly(&mut p, US, "K60", &[("wildcat*", 6)]);
            hail(&mut p, US, LOW);
        }
        all_done(&mut p, &[]);
        assert_eq!(step(&p), Some(BattleStep::Escorts));
        let v = game().view(&p, Viewer::seat(US.seat()));
        let Answer::Table { rows, .. } = game().ask(&v, &Query::new("odds")) else { panic!("a table") };
        let said: Vec<String> = rows.iter().map(|r| game().catalog().say(Lang::En, &r[0])).collect();
        said.into_iter().filter(|s| s.contains("Zero")).collect::<Vec<_>>()
    };
    assert_eq!((rows(1).len(), rows(2).len()), (2, 1));
    assert!(rows(2)[0].contains("6 Zero"), "{:?}", rows(2));
}

#[test]
fn ft_222_what_is_fired_at_a_model_is_fired_at_all_its_counters() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("zero", 2), ("zero*", 2)]);
    fly(&mut p, JAPAN, "K60", &[("rufe", 2)]);
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    all_done(&mut p, &[]);
    let at = |name: &str, n: u8| Action::Shoot { by: craft("wildcat*"), n, at: craft(name) };
    let mut all = Vec::new();
    game().actions(&p, US.seat(), &mut all);
    // Two models: the second counter of one is no target of its own.
    assert_eq!([at("zero", 6), at("zero*", 6), at("rufe", 6)].map(|a| all.contains(&a)), [true, false, true]);
    assert_eq!(p.battle.as_ref().unwrap().count(JAPAN, Part::Guard), 6);
}

#[test]
fn ft_250_ft_244_counters_of_one_model_bomb_and_are_fired_at_together() {
    for (version, dice, bombs) in [(1, &[1, 3, 3][..], &[2, 3][..]), (2, &[1, 3][..], &[5][..])] {
        let mut p = sea();
        since(&mut p, version);
        bombers(&mut p, JAPAN, "K60", &[("kate", 3, Arm::Ap, true), ("kate*", 3, Arm::Ap, true)]);
        start(&mut p);
        act(&mut p, JAPAN, YES, &[]);
        let target = named(&p, US, "Lexington");
        for g in 0..2 {
            act(&mut p, JAPAN, Action::Strike { group: group(0, g), n: 3, mode: Mode::High, target }, &[]);
        }
        done(&mut p, JAPAN, &[]);
        let events = done(&mut p, US, dice);
        let fell: Vec<u8> = events.iter().filter_map(|e| if let Event::Bombs { n, .. } = e { Some(*n) } else { None }).collect();
        assert_eq!(fell, bombs, "version {version}");
    }
}

#[test]
fn ft_251_who_dived_is_low() {
    for (version, high) in [(1, true), (2, false)] {
        let mut p = sea();
        since(&mut p, version);
        bombers(&mut p, JAPAN, "K60", &[("val*", 5, Arm::Ap, true)]);
        start(&mut p);
        act(&mut p, JAPAN, YES, &[]);
        let target = named(&p, US, "Lexington");
        act(&mut p, JAPAN, Action::Strike { group: group(0, 0), n: 4, mode: Mode::Dive, target }, &[]);
        done(&mut p, JAPAN, &[]);
        done(&mut p, US, &[1, 1]);
        let mut groups: Vec<(bool, bool)> = p.sides[1].afs[0].groups.iter().map(|g| (g.spent, g.high)).collect();
        groups.sort_unstable();
        // Who did not dive is where it was.
        assert_eq!(groups, [(false, true), (true, high)], "version {version}");
    }
}

#[test]
fn ft_061_a_search_looks_at_where_the_turn_began() {
    // It began in the clear, and went with its ships into cloud; or the other way round.
    for (version, began, now, sees) in
        [(2, "K58", "K60", true), (2, "K60", "K58", false), (1, "K58", "K60", false), (1, "K60", "K58", true)]
    {
        let mut p = air("K60");
        since(&mut p, version);
        p.public.turn = 6;
        let af = fly(&mut p, US, began, &[("dauntless*", 1)]) as usize;
        p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K61")) }];
        weather::mark_storms(board(), &mut p);
        p.sides[0].afs[af].place = Place::Hex(hex(now));
        act(&mut p, US, Action::Search { af: af as u8 }, &[5]);
        assert_eq!(p.sides[0].afs[af].search != Search::Failed, sees, "version {version}, from {began}");
    }
    // Who has just taken off begins there.
    let mut p = air("K60");
    p.public.turn = 6;
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K61")) }];
    let af = fly(&mut p, US, "K60", &[("dauntless*", 1)]);
    act(&mut p, US, Action::Search { af }, &[5]);
    assert_eq!(p.sides[0].afs[0].search, Search::Failed);
}

#[test]
fn ft_043_ft_193_by_night_a_storm_and_arms_cost_one_each() {
    for (version, storm, armed, die, crashed) in [
        (2, true, true, 4, 1),
        (2, true, true, 5, 0),
        (2, true, false, 4, 0),
        (2, false, true, 4, 0),
        (2, false, true, 3, 1),
        (1, true, true, 4, 0),
    ] {
        let mut p = air("K60");
        since(&mut p, version);
        p.public.turn = 16;
        if storm {
            p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K60")) }; 2];
        }
        let af = fly(&mut p, US, "K60", &[("dauntless*", 1)]);
        if armed {
            p.sides[0].afs[af as usize].groups[0].arm = Arm::Gp;
        }
        let f = fac(&p, US, "Lexington");
        landing::land(board(), &mut p, US, (af, 0, 1), f, &mut Dice::scripted(&[die]), &mut Log::default());
        assert_eq!(1 - p.sides[0].facs[f as usize].aboard(), crashed, "version {version}: {storm} {armed} {die}");
    }
}

#[test]
fn ft_224_the_owner_is_asked_of_fallen_aircraft_only_if_he_wants_it() {
    let fight = |version: u32, formations: u8, picks: bool| {
        let mut p = sea();
        since(&mut p, version);
        p.sides.iter_mut().for_each(|s| s.picks = picks);
        for _ in 0..formations {
            fly(&mut p, JAPAN, "K60", &[("zero", 6 / formations)]);
        }
        fly(&mut p, US, "K60", &[("wildcat*", 6)]);
        hail(&mut p, US, LOW);
        all_done(&mut p, &[3, 1]);
        p
    };
    for formations in [1, 2] {
        // One formation or two: whether he is asked does not tell.
        assert_eq!(step(&fight(2, formations, false)), Some(BattleStep::Commit));
        let asked = fight(2, formations, true);
        assert_eq!(step(&asked), Some(BattleStep::Fallen));
        assert!(game().to_act(&asked).seats().has(JAPAN.seat()));
        assert_eq!(left(&fight(2, formations, false), JAPAN, "zero"), 4);
        assert_eq!(step(&fight(1, formations, false)), Some(BattleStep::Fallen));
    }
}

#[test]
fn ft_224_the_standing_order_is_new() {
    let mut p = orders("K60");
    let order = |yes| Action::Order(Order::Picks(yes));
    let may = |p: &Position| [false, true].map(|yes| game().check(p, US.seat(), &order(yes)).is_ok());
    assert_eq!(may(&p), [false, true]);
    game().apply(&mut p, US.seat(), &order(true), &mut Dice::loose(1), &mut Log::default());
    assert!(p.sides[0].picks);
    assert_eq!(may(&p), [true, false]);
    let mut p = orders("K60");
    since(&mut p, 1);
    assert_eq!(may(&p), [false, false], "there he is always asked");
}

/// Santa Cruz while task forces are plotted, with two of them at K60.
fn plotted(version: u32) -> (Position, TfId, TfId) {
    let mut p = bare("santa_cruz", Phase::Orders);
    since(&mut p, version);
    p.sides[0].desk = Desk::Tf;
    let (a, b) = (fleet(&mut p, US, "K60", &["Hornet", "Northampton", "dd1"]), fleet(&mut p, US, "K60", &["ao1", "dd2"]));
    for tf in [a, b] {
        p.sides[0].tfs[tf as usize].shown = false;
    }
    (p, a, b)
}

#[test]
fn ft_159_ft_156_ships_part_with_the_plots_and_sail_apart() {
    let (mut p, a, _) = plotted(2);
    let hornet = ship(&p, US, "Hornet");
    act(&mut p, US, Action::Course { tf: a, dir: Dir::N }, &[]);
    let mut all = Vec::new();
    game().actions(&p, US.seat(), &mut all);
    let to = all.iter().filter_map(|x| if let Action::Detach { ship, tf } = x { (*ship == hornet).then_some(*tf) } else { None });
    let new = to.max().unwrap();
    act(&mut p, US, Action::Detach { ship: hornet, tf: new }, &[]);
    // She is plotted on her own, the others sail on as plotted, and she does not change again in this turn.
    assert_eq!(p.sides[0].tfs[new as usize].plot, []);
    assert_eq!(p.sides[0].tfs[a as usize].plot, [Dir::N]);
    assert_eq!(p.sides[0].ships[hornet as usize].sailed, None);
    assert_eq!(refused(&p, US, Action::Merge { tf: new, into: a }), Some(159));
    act(&mut p, US, Action::Course { tf: new, dir: Dir::S }, &[]);
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!([a, new].map(|t| p.sides[0].tfs[t as usize].at), [Some(hex("J60")), Some(hex("L60"))]);
    // After they have sailed there is the window that was there before.
    assert_eq!(p.public.phase, Phase::Regroup);
    assert_eq!(refused(&p, US, Action::Merge { tf: new, into: a }), Some(159));
}

#[test]
fn ft_159_ft_160_who_is_joined_is_plotted_again() {
    let (mut p, a, b) = plotted(2);
    for _ in 0..2 {
        act(&mut p, US, Action::Course { tf: a, dir: Dir::N }, &[]);
    }
    act(&mut p, US, Action::Merge { tf: b, into: a }, &[]);
    assert_eq!((p.sides[0].tfs[a as usize].plot.clone(), p.sides[0].tfs[b as usize].at), (vec![], None));
    // The oiler is slow.
    act(&mut p, US, Action::Course { tf: a, dir: Dir::N }, &[]);
    assert_eq!(refused(&p, US, Action::Course { tf: a, dir: Dir::N }), Some(158));
}

#[test]
fn ft_156_a_split_is_told_to_who_holds_them() {
    let mut p = bare("santa_cruz", Phase::Orders);
    p.public.turn = 12;
    p.sides[0].desk = Desk::Tf;
    let tf = fleet(&mut p, US, "K60", &["Hornet", "Northampton"]);
    fleet(&mut p, JAPAN, "K60", &["Kongo"]);
    flat_top::phases::sighting::look(board(), &mut p, &mut Log::default());
    let formations =
        |p: &Position| p.sides[1].contacts.iter().find(|c| c.live && !c.air && !c.base).and_then(|c| c.told.formations);
    assert_eq!((formations(&p), p.sides[0].tfs[tf as usize].held), (Some(1), 3));
    let ship = ship(&p, US, "Northampton");
    let mut all = Vec::new();
    game().actions(&p, US.seat(), &mut all);
    let split = *all.iter().find(|a| matches!(a, Action::Detach { ship: s, .. } if *s == ship)).unwrap();
    act(&mut p, US, split, &[]);
    assert_eq!(formations(&p), Some(1), "not before the orders are opened");
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!((p.public.phase, formations(&p)), (Phase::Shadow, Some(2)));
}

#[test]
fn ft_159_tables_of_the_first_version_regroup_after_sailing_only() {
    let (p, a, b) = plotted(1);
    assert_eq!(refused(&p, US, Action::Merge { tf: b, into: a }), Some(28));
    let mut q = p.clone();
    q.public.phase = Phase::Regroup;
    assert_eq!(refused(&q, US, Action::Merge { tf: b, into: a }), None);
}
