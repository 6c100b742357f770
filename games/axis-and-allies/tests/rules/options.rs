//! The optional rules of Annex IV and the extras.
use crate::support::*;
use axis_and_allies::{
    Action, Event, Kind, Phase, Power,
    phases::{income, neutral, turn},
    position::End,
    rule,
    types::{Alliance, Development, Developments},
};
use ironbottom_kernel::{
    Log, Options, Rules, Seat, SeatSet, ToAct,
    dice::Seed,
    info::OptionValue,
    table::{AmendError, Table as Play},
};
use std::sync::Arc;

fn end_turn(t: &mut Table, power: Power) {
    t.p.power = power;
    income::end_turn(&game().board, &mut t.p, &mut Log::default());
}

/// The turn of a power at phase 5 with these units bought.
fn placing(t: Table, power: Power, bought: &[(Kind, u16)]) -> Table {
    let mut t = t.turn(power, Phase::Purchase);
    t.p.phase = Phase::Place;
    for (k, n) in bought {
        t.p.turn.bought[k.i()] = *n;
    }
    t
}

#[test]
fn aa_262_total_victory_needs_free_capitals_of_ones_own() {
    let axis = |options: &[&str], japan: Power| {
        let mut t = Table::with(options).own("russia", Power::Germany).own("united_kingdom", Power::Germany).own("japan", japan);
        end_turn(&mut t, Power::Germany);
        t.p.outcome
    };
    assert_eq!(axis(&[], Power::Usa), Some(End::Capitals(Alliance::Axis)));
    assert_eq!(axis(&["total_victory=true"], Power::Usa), None);
    assert_eq!(axis(&["total_victory=true"], Power::Japan), Some(End::Capitals(Alliance::Axis)));
    // The same for the Allies; what the enemy has lost does not matter.
    let mut t = Table::with(&["total_victory=true"]).own("germany", Power::Uk).own("japan", Power::Usa);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.outcome, Some(End::Capitals(Alliance::Allies)));
    let mut t =
        Table::with(&["total_victory=true"]).own("germany", Power::Uk).own("japan", Power::Usa).own("russia", Power::Japan);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.outcome, None);
}

#[test]
fn e47_the_axis_does_not_win_until_japan_is_liberated() {
    let mut t = Table::empty_with(&["total_victory=true"]).own("russia", Power::Germany).own("united_kingdom", Power::Germany);
    t = t.own("japan", Power::Usa);
    end_turn(&mut t, Power::Germany);
    assert_eq!(t.p.outcome, None);
    let mut t = t.turn(Power::Japan, Phase::Purchase);
    axis_and_allies::phases::control::take(&game().board, &mut t.p, sp("japan"), &mut Log::default());
    end_turn(&mut t, Power::Japan);
    assert_eq!(t.p.outcome, Some(End::Capitals(Alliance::Axis)));
}

#[test]
fn aa_263_ships_may_be_placed_among_enemies() {
    let a = Action::Place { unit: Kind::Submarine, at: sp("sz_japan"), by: sp("japan") };
    let with = |options: &[&str]| {
        let t = Table::empty_with(options).put("sz_japan", Power::Usa, Kind::Battleship, 1);
        placing(t, Power::Japan, &[(Kind::Submarine, 1)])
    };
    assert_eq!(with(&[]).refused(a), rule::AA_246);
    let mut t = with(&["naval_placement_in_enemy_zones=true"]);
    t.act(a);
    assert_eq!(t.n("sz_japan", Power::Japan, Kind::Submarine), 1);
    // Only next to an own complex.
    let t = with(&["naval_placement_in_enemy_zones=true"]);
    let hawaii = Action::Place { unit: Kind::Submarine, at: sp("sz_hawaii"), by: sp("japan") };
    assert_eq!(t.refused(hawaii), rule::AA_246);
}

#[test]
fn aa_263_each_enemy_power_there_knows_the_shared_zone_in_its_next_turn() {
    let mut t = Table::empty_with(&["naval_placement_in_enemy_zones=true"]).put("sz_japan", Power::Usa, Kind::Battleship, 1);
    t = t.put("sz_japan", Power::Japan, Kind::Submarine, 1).put("sz_hawaii", Power::Usa, Kind::Submarine, 1);
    let shared = |t: Table, power| t.turn(power, Phase::Purchase).p.turn.shared.iter().collect::<Vec<_>>();
    let again = |t: &Table| Table { p: t.p.clone(), events: Vec::new() };
    assert_eq!(shared(again(&t), Power::Usa), [sp("sz_japan")]);
    assert_eq!(shared(again(&t), Power::Uk), []);
    // A land territory is never shared that way.
    assert_eq!(shared(Table::new(), Power::Ussr), []);
}

#[test]
fn aa_263_an_enemy_among_new_ships_must_leave_or_attack_in_its_next_turn() {
    let shared = || {
        let t = Table::empty_with(&["naval_placement_in_enemy_zones=true"]).put("sz_japan", Power::Usa, Kind::Battleship, 1);
        t.put("sz_japan", Power::Japan, Kind::Submarine, 1).turn(Power::Usa, Phase::CombatMove)
    };
    // It stays: there is a battle, here the submarine is hit and misses.
    let mut stays = shared();
    stays.roll(Action::Done, &[4, 3]);
    assert!(stays.saw("battle_began"));
    assert_eq!(stays.n("sz_japan", Power::Japan, Kind::Submarine), 0);
    // It leaves, which is a combat move for once: there is none.
    let mut leaves = shared();
    leaves.act(sail(Kind::Battleship, "sz_japan", "sz_okinawa")).act(Action::Done);
    assert!(!leaves.saw("battle_began"));
    assert_eq!(leaves.n("sz_okinawa", Power::Usa, Kind::Battleship), 1);
    // It does not come back in the same turn.
    assert!(!leaves.is_legal(sail(Kind::Battleship, "sz_okinawa", "sz_japan")));
}

#[test]
fn aa_264_324_no_battle_at_placement_and_income_is_collected() {
    let t = Table::empty_with(&["naval_placement_in_enemy_zones=true"]).put("sz_japan", Power::Usa, Kind::Battleship, 1);
    let mut t = placing(t, Power::Japan, &[(Kind::Submarine, 1)]);
    let ipc = t.p.ipc[Power::Japan.i()];
    t.act(Action::Place { unit: Kind::Submarine, at: sp("sz_japan"), by: sp("japan") });
    assert_eq!((t.p.phase, t.p.combat.is_none()), (Phase::Place, true));
    t.act(Action::Done);
    assert!(!t.saw("battle_began"));
    assert_eq!((t.n("sz_japan", Power::Japan, Kind::Submarine), t.n("sz_japan", Power::Usa, Kind::Battleship)), (1, 1));
    assert_eq!(t.p.ipc[Power::Japan.i()], ipc + 25);
    assert_eq!(t.p.power, Power::Usa);
}

#[test]
fn aa_265_germany_has_jets_and_japan_super_submarines() {
    let t = Table::with(&["weapons_advantage=true"]);
    let (mut jets, mut subs) = (Developments::default(), Developments::default());
    jets.add(Development::Jets);
    subs.add(Development::SuperSubmarines);
    let none = Developments::default();
    assert_eq!(t.p.developments, [none, jets, none, subs, none]);
    assert_eq!(Table::new().p.developments, [none; 5]);
}

#[test]
fn aa_266_the_ussr_makes_no_combat_move_in_round_1() {
    let t = Table::with(&["restricted_soviet_attack=true"]).turn(Power::Ussr, Phase::CombatMove);
    assert_eq!(t.legal(), [Action::Done]);
    let attack = march(Kind::Infantry, "karelia", "ukraine");
    assert_eq!(t.refused(attack), rule::AA_266);
    // Neither an empty enemy territory nor a neutral one.
    let t = Table::with(&["restricted_soviet_attack=true"]).clear("ukraine", Power::Germany).turn(Power::Ussr, Phase::CombatMove);
    assert_eq!(t.refused(attack), rule::AA_266);
    assert_eq!(t.refused(march(Kind::Infantry, "caucasus", "turkey")), rule::AA_266);
    // Others may, so may the USSR later, and without the option at once.
    let t = Table::with(&["restricted_soviet_attack=true"]).turn(Power::Germany, Phase::CombatMove);
    assert!(t.is_legal(march(Kind::Infantry, "ukraine", "karelia")));
    let mut t = Table::with(&["restricted_soviet_attack=true"]);
    t.p.round = 2;
    assert!(t.turn(Power::Ussr, Phase::CombatMove).is_legal(attack));
    assert!(Table::new().turn(Power::Ussr, Phase::CombatMove).is_legal(attack));
}

#[test]
fn aa_267_no_complex_is_bought_or_placed() {
    let buy = Action::Buy { unit: Kind::Complex };
    let t = Table::with(&["no_new_complexes=true"]);
    assert!(!t.is_legal(buy));
    assert_eq!(t.refused(buy), rule::AA_267);
    assert!(t.is_legal(Action::Buy { unit: Kind::Infantry }));
    assert!(Table::new().is_legal(buy));
    let (at, by) = (sp("india"), sp("india"));
    let t = placing(Table::with(&["no_new_complexes=true"]), Power::Uk, &[(Kind::Complex, 1)]);
    assert_eq!(t.refused(Action::Place { unit: Kind::Complex, at, by }), rule::AA_267);
    // A captured starting complex works, with its limit.
    let t = Table::with(&["no_new_complexes=true"]).own("karelia", Power::Germany);
    let mut t = placing(t, Power::Germany, &[(Kind::Infantry, 4)]);
    let k = sp("karelia");
    let a = Action::Place { unit: Kind::Infantry, at: k, by: k };
    t.act(a).act(a).act(a);
    assert_eq!(t.refused(a), rule::AA_248);
}

#[test]
fn aa_325_each_option_is_separate_and_off_by_default() {
    let annex =
        ["total_victory", "naval_placement_in_enemy_zones", "weapons_advantage", "restricted_soviet_attack", "no_new_complexes"];
    let flags = |t: &Table| {
        let r = t.p.rules;
        [r.total_victory, r.naval_placement_in_enemy_zones, r.weapons_advantage, r.restricted_soviet_attack, r.no_new_complexes]
    };
    assert_eq!(flags(&Table::new()), [false; 5]);
    for (i, id) in annex.into_iter().enumerate() {
        assert_eq!(game().info().option(id).map(|o| &o.default), Some(&OptionValue::Flag(false)), "{id}");
        let t = Table::with(&[&format!("{id}=true")]);
        assert_eq!(flags(&t), std::array::from_fn(|n| n == i), "{id}");
    }
}

#[test]
fn the_axis_divides_its_bid_before_the_first_turn() {
    let mut t = Table::with(&["axis_bid=7"]);
    assert_eq!(t.p.phase, Phase::Bid);
    assert_eq!(game().to_act(&t.p), ToAct::One(Power::Germany.seat()));
    assert_eq!(t.legal(), (0..=7).map(|germany| Action::Bid { germany }).collect::<Vec<_>>());
    assert!(t.is_legal(Action::Bid { germany: 7 }) && !t.is_legal(Action::Bid { germany: 8 }));
    assert_eq!(t.refused(Action::Bid { germany: 8 }), rule::AA_020);
    assert_eq!(t.refused(Action::Done), rule::AA_004);
    assert_eq!(t.legal_for(Power::Ussr), []);
    t.act(Action::Bid { germany: 5 });
    assert_eq!(t.p.ipc, [24, 37, 30, 27, 36]);
    assert_eq!((t.p.power, t.p.phase, t.p.round), (Power::Ussr, Phase::Purchase, 1));
    let kinds: Vec<&str> = t.events.iter().map(|e| e.event.kind()).collect();
    assert_eq!(kinds, ["bid", "turn_began", "phase_began"]);
    assert_eq!(t.events[0].event, Event::Bid { germany: 5, japan: 2 });
    // Without a bid nobody is asked.
    assert_eq!(Table::with(&["axis_bid=0"]).p.phase, Phase::Purchase);
}

#[test]
fn strict_neutrals_are_never_violated() {
    let t = Table::with(&["strict_neutrals=true"]);
    assert_eq!(neutral::check(&t.p, 1).unwrap_err().rule, rule::AA_202);
    assert!(neutral::check(&t.p, 0).is_ok());
    assert!(neutral::check(&Table::new().p, 1).is_ok());
}

#[test]
fn the_round_limit_ends_the_game_after_its_round() {
    let at = |round: u16, power: Power, options: &[&str]| {
        let mut t = Table::with(options);
        t.p.round = round;
        end_turn(&mut t, power);
        t.p.outcome
    };
    let three = &["round_limit=3"];
    assert_eq!(at(3, Power::Usa, three), Some(End::Limit(None)));
    assert_eq!(at(4, Power::Usa, three), Some(End::Limit(None)));
    assert_eq!(at(2, Power::Usa, three), None);
    assert_eq!(at(3, Power::Japan, three), None);
    assert_eq!(at(300, Power::Usa, &[]), None);
}

#[test]
fn at_the_round_limit_the_combined_axis_level_decides() {
    // Germany holds this much more or less than at the start (57 together).
    let result = |gained: &[&str], lost: &[&str]| {
        let mut t = Table::with(&["round_limit=1"]);
        for id in gained {
            t = t.own(id, Power::Germany);
        }
        for id in lost {
            t = t.own(id, Power::Usa);
        }
        end_turn(&mut t, Power::Usa);
        match game().to_act(&t.p) {
            ToAct::Over(o) => (o.winner, t.level(Power::Germany) + t.level(Power::Japan), o.honours.len()),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(result(&[], &[]), (None, 57, 0));
    assert_eq!(result(&[], &["libya"]), (Some("allies".to_owned()), 56, 1));
    assert_eq!(result(&["western_us", "karelia"], &["libya"]), (None, 69, 0));
    assert_eq!(result(&["western_us", "karelia"], &[]), (Some("axis".to_owned()), 70, 1));
}

#[test]
fn the_end_is_told_in_both_languages() {
    use ironbottom_kernel::Lang;
    for end in [End::Capitals(Alliance::Axis), End::Production, End::Limit(Some(Alliance::Allies)), End::Limit(None)] {
        let o = income::outcome(&game().board, &Table::new().p, end);
        for lang in Lang::ALL {
            let text = game().catalog().say(lang, &o.reason);
            assert!(!text.contains("end-") && !text.contains('{'), "{text}");
        }
    }
}

#[test]
fn a_new_turn_forgets_the_last_one() {
    use axis_and_allies::position::{Cargo, Flight, Mission, Ship};
    let mut t = Table::new().turn(Power::Uk, Phase::Purchase);
    let zone = sp("sz_united_kingdom");
    let cargo = Cargo { kind: Kind::Infantry, owner: Power::Uk, fresh: true, landing: true };
    let target = Some(sp("finland_norway"));
    let laden = Ship { cargo: [Some(cargo), None], steps: 2, loaded: true, target, ..Ship::plain(zone, Power::Uk) };
    let used = Ship { unloaded: true, spent: true, ..Ship::plain(zone, Power::Uk) };
    t.p.ships = vec![laden, used];
    t.p.moved.add(sp("india"), Kind::Infantry, 1);
    t.p.flights = vec![Flight { at: zone, kind: Kind::Fighter, left: 1, mission: Mission::Home, n: 1 }];
    t.p.turn.captured.add(sp("libya"));
    t.p.turn.researched = true;
    t.p.power = Power::Japan;
    let mut log = Log::default();
    turn::begin(&game().board, &mut t.p, &mut log);
    let rested = Cargo { fresh: false, landing: false, ..cargo };
    // The laden ship keeps its cargo and nothing else, the empty one is a plain one again.
    assert_eq!(t.p.ships, [Ship { cargo: [Some(rested), None], ..Ship::plain(zone, Power::Uk) }]);
    assert_eq!(t.p.moved, Default::default());
    assert!(t.p.flights.is_empty() && t.p.turn.captured.is_empty() && !t.p.turn.researched);
    assert_eq!(log.events[0].event, Event::TurnBegan { power: Power::Japan, round: 1 });
}

#[test]
fn aa_004_options_change_where_a_power_begins_its_turn_and_only_then() {
    let g = game();
    let on = |id: &str| Options([(id.to_owned(), OptionValue::Flag(true))].into());
    let mut t = Play::open(Arc::clone(g), "spring-1942", &Options::default(), Seed::from_number(5), Vec::new()).unwrap();
    for fixed in ["weapons_advantage", "restricted_soviet_attack"] {
        assert_eq!(t.may_amend(&on(fixed)), Err(AmendError::Fixed(fixed.to_owned())));
    }
    t.amend(&on("no_new_complexes"), SeatSet::first(5)).unwrap();
    assert!(t.position().rules.no_new_complexes);
    assert!(!t.actions(Seat(0)).contains(&Action::Buy { unit: Kind::Complex }));
    t.act(Seat(0), &Action::Buy { unit: Kind::Infantry }).unwrap();
    assert!(matches!(t.may_amend(&on("total_victory")), Err(AmendError::NotNow(_))));
    t.act(Seat(0), &Action::Done).unwrap();
    assert!(matches!(t.may_amend(&on("strict_neutrals")), Err(AmendError::NotNow(_))));
    let loaded = Play::load(Arc::clone(g), &t.sealed_journal(), None).unwrap();
    assert_eq!(loaded.position(), t.position());
}
