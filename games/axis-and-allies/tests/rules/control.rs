//! Capture, liberation, capitals and neutrals (rulebook 1.10, 4.110-4.113, 5.31-5.43).
use crate::support::*;
use axis_and_allies::{
    Action, Event, Kind, Phase, Power,
    phases::{control, income, neutral},
    position::Complex,
    rule,
};
use ironbottom_kernel::{Log, Logged};

/// The active power's land units take a territory; what was logged.
fn take(t: &mut Table, at: &str) -> Vec<Logged<Event>> {
    let mut log = Log::default();
    control::take(&game().board, &mut t.p, sp(at), &mut log);
    log.events
}

fn end_turn(t: &mut Table) {
    income::end_turn(&game().board, &mut t.p, &mut Log::default());
}

/// The turn of a power on a board without units.
fn turn_of(power: Power, t: Table) -> Table {
    t.turn(power, Phase::Purchase)
}

#[test]
fn aa_013_capture_moves_the_level() {
    let mut t = turn_of(Power::Germany, Table::empty());
    let events = take(&mut t, "anglo_egyptian_sudan");
    assert_eq!(t.owner("anglo_egyptian_sudan"), Some(Power::Germany));
    assert_eq!((t.level(Power::Germany), t.level(Power::Uk)), (34, 28));
    let wanted =
        Event::Captured { power: Power::Germany, space: sp("anglo_egyptian_sudan"), from: Some(Power::Uk), to: Power::Germany };
    assert_eq!(events.len(), 1);
    assert_eq!((&events[0].event, events[0].rule.number()), (&wanted, 13));
    // No money changes hands at once.
    assert_eq!(t.p.ipc, [24, 32, 30, 25, 36]);
    assert!(t.p.turn.captured.has(sp("anglo_egyptian_sudan")) && t.p.turn.captured.len() == 1);
}

#[test]
fn aa_118_226_gun_and_complex_pass_to_the_captor() {
    let mut t = turn_of(Power::Germany, Table::empty().put("karelia", Power::Ussr, Kind::Aa, 1));
    take(&mut t, "karelia");
    assert_eq!((t.n("karelia", Power::Ussr, Kind::Aa), t.n("karelia", Power::Germany, Kind::Aa)), (0, 1));
    // The complex stays, an original one of the USSR, in a German territory.
    assert_eq!(t.p.territories[sp("karelia").i()].complex, Some(Complex::Original(Power::Ussr)));
    // An ally's gun in the enemy territory is taken all the same.
    let mut t = turn_of(Power::Germany, Table::empty().put("karelia", Power::Usa, Kind::Aa, 1));
    take(&mut t, "karelia");
    assert_eq!((t.n("karelia", Power::Usa, Kind::Aa), t.n("karelia", Power::Germany, Kind::Aa)), (0, 1));
}

#[test]
fn aa_119_a_captured_gun_does_not_move_this_turn() {
    let mut t = turn_of(Power::Germany, Table::empty().put("karelia", Power::Ussr, Kind::Aa, 1));
    take(&mut t, "karelia");
    assert_eq!(t.p.unmoved(sp("karelia"), Kind::Aa), 0);
    // Without a gun nothing is marked.
    let mut t = turn_of(Power::Germany, Table::empty());
    take(&mut t, "karelia");
    assert_eq!(t.p.moved, Default::default());
}

#[test]
fn aa_122_ones_own_gun_in_an_allys_territory_stays_ones_own() {
    let mut t = Table::empty().put("karelia", Power::Uk, Kind::Aa, 1);
    t = turn_of(Power::Uk, t);
    take(&mut t, "karelia");
    assert_eq!((t.n("karelia", Power::Uk, Kind::Aa), t.owner("karelia")), (1, Some(Power::Ussr)));
    assert_eq!(t.p.unmoved(sp("karelia"), Kind::Aa), 1);
}

#[test]
fn aa_123_227_a_liberated_territory_returns_to_the_ally_with_gun_and_complex() {
    let mut t = Table::empty().own("karelia", Power::Germany).put("karelia", Power::Germany, Kind::Aa, 1);
    t = turn_of(Power::Uk, t);
    let events = take(&mut t, "karelia");
    assert_eq!(t.owner("karelia"), Some(Power::Ussr));
    assert_eq!((t.n("karelia", Power::Ussr, Kind::Aa), t.n("karelia", Power::Uk, Kind::Aa)), (1, 0));
    assert_eq!((t.level(Power::Ussr), t.level(Power::Uk), t.level(Power::Germany)), (24, 30, 32));
    assert_eq!(events[0].rule, rule::AA_227);
    let wanted = Event::Captured { power: Power::Uk, space: sp("karelia"), from: Some(Power::Germany), to: Power::Ussr };
    assert_eq!(events[0].event, wanted);
    // Nothing of the active power's own is marked as moved.
    assert_eq!(t.p.moved, Default::default());
    // Taken this turn all the same: no landing place.
    assert!(t.p.turn.captured.has(sp("karelia")));
}

#[test]
fn aa_228_while_the_allys_capital_is_lost_the_liberator_controls_it() {
    let mut t = Table::empty().own("karelia", Power::Germany).own("russia", Power::Germany);
    t = turn_of(Power::Uk, t);
    let events = take(&mut t, "karelia");
    assert_eq!(t.owner("karelia"), Some(Power::Uk));
    assert_eq!(events[0].rule, rule::AA_228);
    assert_eq!((t.level(Power::Uk), t.level(Power::Ussr)), (33, 13));
    // He takes its income.
    end_turn(&mut t);
    assert_eq!(t.p.ipc[Power::Uk.i()], 30 + 33);
    // One's own territory one simply has back, with or without the capital.
    let mut t = turn_of(Power::Ussr, Table::empty().own("karelia", Power::Germany).own("russia", Power::Germany));
    let events = take(&mut t, "karelia");
    assert_eq!((t.owner("karelia"), events[0].rule.number()), (Some(Power::Ussr), 13));
}

#[test]
fn aa_123_228_a_gun_in_an_allys_territory_is_the_allys_even_without_his_capital() {
    let mut t = Table::empty().own("karelia", Power::Germany).own("russia", Power::Germany);
    t = turn_of(Power::Uk, t.put("karelia", Power::Germany, Kind::Aa, 1));
    take(&mut t, "karelia");
    assert_eq!((t.n("karelia", Power::Ussr, Kind::Aa), t.n("karelia", Power::Uk, Kind::Aa)), (1, 0));
    assert_eq!(t.n("karelia", Power::Germany, Kind::Aa), 0);
}

#[test]
fn aa_229_316_freeing_the_capital_returns_what_allies_hold() {
    let mut t = Table::empty().own("russia", Power::Germany).own("karelia", Power::Uk).own("yakut", Power::Usa);
    // What the enemy holds stays with the enemy, what allies own of their own stays theirs.
    t = t.own("caucasus", Power::Germany).own("manchuria", Power::Uk);
    t = turn_of(Power::Usa, t.put("karelia", Power::Uk, Kind::Aa, 1));
    let events = take(&mut t, "russia");
    for id in ["russia", "karelia", "yakut"] {
        assert_eq!(t.owner(id), Some(Power::Ussr), "{id}");
    }
    assert_eq!((t.owner("caucasus"), t.owner("manchuria")), (Some(Power::Germany), Some(Power::Uk)));
    assert_eq!(t.owner("evenki"), Some(Power::Ussr));
    // A gun the ally brought in himself stays his.
    assert_eq!(t.n("karelia", Power::Uk, Kind::Aa), 1);
    let kinds: Vec<&str> = events.iter().map(|e| e.event.kind()).collect();
    assert_eq!(kinds, ["captured", "capital_freed", "captured", "captured"]);
    assert_eq!(events.iter().map(|e| e.rule.number()).collect::<Vec<_>>(), [227, 235, 316, 316]);
    let back = Event::Captured { power: Power::Usa, space: sp("karelia"), from: Some(Power::Uk), to: Power::Ussr };
    assert!(events.iter().any(|e| e.event == back));
    assert_eq!(events[1].event, Event::CapitalFreed { power: Power::Usa, owner: Power::Ussr });
}

#[test]
fn aa_231_retaken_ground_of_no_friend_belongs_to_the_retaker() {
    // Original German ground, once British, German again, now taken by the USA.
    let mut t = turn_of(Power::Usa, Table::empty());
    take(&mut t, "libya");
    assert_eq!(t.owner("libya"), Some(Power::Usa));
    // A former neutral likewise.
    let mut t = turn_of(Power::Usa, Table::empty().own("spain", Power::Germany));
    take(&mut t, "spain");
    assert_eq!(t.owner("spain"), Some(Power::Usa));
}

#[test]
fn e53_taken_by_an_ally_lost_and_retaken_by_you_it_is_yours() {
    let mut t = turn_of(Power::Uk, Table::empty());
    take(&mut t, "libya");
    assert_eq!(t.owner("libya"), Some(Power::Uk));
    let mut t = turn_of(Power::Germany, t);
    take(&mut t, "libya");
    assert_eq!(t.owner("libya"), Some(Power::Germany));
    let mut t = turn_of(Power::Usa, t);
    take(&mut t, "libya");
    assert_eq!(t.owner("libya"), Some(Power::Usa));
}

#[test]
fn aa_232_an_allys_territory_cannot_be_captured() {
    let mut t = turn_of(Power::Uk, Table::empty().own("libya", Power::Usa));
    let before = t.p.clone();
    for id in ["libya", "karelia", "india", "spain", "sz_baltic"] {
        assert!(take(&mut t, id).is_empty(), "{id}");
    }
    assert_eq!(t.p, before);
}

#[test]
fn aa_233_a_captured_capital_gives_all_the_victims_money() {
    let mut t = turn_of(Power::Germany, Table::empty().ipc(Power::Uk, 17));
    let events = take(&mut t, "united_kingdom");
    assert_eq!(t.p.ipc, [24, 32 + 17, 0, 25, 36]);
    assert_eq!(events[1].event, Event::CapitalTaken { power: Power::Germany, victim: Power::Uk, ipc: 17 });
    assert_eq!((t.level(Power::Germany), t.level(Power::Uk)), (40, 22));
    // Any other territory gives none.
    let mut t = turn_of(Power::Germany, Table::empty());
    take(&mut t, "india");
    assert_eq!(t.p.ipc, [24, 32, 30, 25, 36]);
}

#[test]
fn aa_234_the_victim_collects_and_buys_nothing_and_plays_on() {
    let mut t = turn_of(Power::Germany, Table::empty().put("india", Power::Uk, Kind::Infantry, 1));
    take(&mut t, "united_kingdom");
    let mut t = turn_of(Power::Uk, t);
    assert_eq!(t.legal(), [Action::Done]);
    t.p.ipc[Power::Uk.i()] = 50;
    assert_eq!(t.refused(Action::Buy { unit: Kind::Infantry }), rule::AA_085);
    end_turn(&mut t);
    assert_eq!(t.p.ipc[Power::Uk.i()], 50);
    // Its turn stays in the order of play.
    assert_eq!(t.p.power, Power::Japan);
    // It still moves and fights.
    let mut t = turn_of(Power::Uk, t);
    t.act(Action::Done);
    assert!(t.is_legal(march(Kind::Infantry, "india", "french_indo_china_burma")));
}

#[test]
fn aa_235_liberation_of_a_capital_pays_nothing() {
    let mut t = Table::empty().own("russia", Power::Germany).ipc(Power::Ussr, 0).ipc(Power::Germany, 60);
    t = turn_of(Power::Uk, t);
    take(&mut t, "russia");
    assert_eq!(t.p.ipc, [0, 60, 30, 25, 36]);
    assert_eq!(t.owner("russia"), Some(Power::Ussr));
}

#[test]
fn aa_236_money_won_without_a_capital_is_kept_for_later() {
    // Germany has lost its capital and takes Moscow.
    let mut t = Table::empty().own("germany", Power::Usa).ipc(Power::Germany, 0);
    t = turn_of(Power::Germany, t);
    take(&mut t, "russia");
    assert_eq!(t.p.ipc[Power::Germany.i()], 24);
    let t = turn_of(Power::Germany, t);
    assert_eq!(t.refused(Action::Buy { unit: Kind::Infantry }), rule::AA_085);
    // After the liberation it may be spent.
    let mut t = turn_of(Power::Japan, t);
    take(&mut t, "germany");
    let t = turn_of(Power::Germany, t);
    assert_eq!(t.p.ipc[Power::Germany.i()], 24);
    assert!(t.is_legal(Action::Buy { unit: Kind::Infantry }));
}

#[test]
fn aa_314_freed_by_an_ally_income_comes_at_the_end_of_the_owners_next_turn() {
    let mut t = Table::empty().own("russia", Power::Germany).ipc(Power::Ussr, 0);
    t = turn_of(Power::Uk, t);
    take(&mut t, "russia");
    end_turn(&mut t);
    assert_eq!(t.p.ipc[Power::Ussr.i()], 0);
    let mut t = turn_of(Power::Ussr, t);
    // Nothing to spend in that turn, the level at its end.
    assert!(!t.is_legal(Action::Buy { unit: Kind::Infantry }));
    end_turn(&mut t);
    assert_eq!(t.p.ipc[Power::Ussr.i()], 24);
}

#[test]
fn aa_315_freed_by_its_owner_the_complex_there_is_of_no_use_this_turn() {
    let mut t = turn_of(Power::Germany, Table::empty().own("germany", Power::Uk).ipc(Power::Germany, 0));
    take(&mut t, "germany");
    t.p.turn.bought[Kind::Infantry.i()] = 1;
    t.p.phase = Phase::Place;
    let (g, s) = (sp("germany"), sp("southern_europe"));
    assert_eq!(t.refused(Action::Place { unit: Kind::Infantry, at: g, by: g }), rule::AA_244);
    assert!(t.is_legal(Action::Place { unit: Kind::Infantry, at: s, by: s }));
}

#[test]
fn e64_karelia_and_moscow() {
    let mut t = Table::empty().own("russia", Power::Germany).own("karelia", Power::Germany).ipc(Power::Ussr, 0);
    t = turn_of(Power::Uk, t);
    let before = (t.level(Power::Uk), t.level(Power::Germany));
    take(&mut t, "karelia");
    assert_eq!((t.level(Power::Uk), t.level(Power::Germany)), (before.0 + 3, before.1 - 3));
    assert_eq!(t.owner("karelia"), Some(Power::Uk));
    // From the UK's next turn at most 3 new units.
    let mut t = turn_of(Power::Uk, t);
    t.p.phase = Phase::Place;
    t.p.turn.bought[Kind::Infantry.i()] = 4;
    let k = sp("karelia");
    let a = Action::Place { unit: Kind::Infantry, at: k, by: k };
    t.act(a).act(a).act(a);
    assert_eq!(t.refused(a), rule::AA_248);
    // The USA frees Moscow: both go to the USSR at once.
    let mut t = turn_of(Power::Usa, t);
    take(&mut t, "russia");
    assert_eq!((t.owner("russia"), t.owner("karelia")), (Some(Power::Ussr), Some(Power::Ussr)));
    assert_eq!((t.level(Power::Uk), t.level(Power::Ussr)), (30, 24));
    assert_eq!(t.p.ipc[Power::Ussr.i()], 0);
    // It collects at the end of its next turn.
    let mut t = turn_of(Power::Ussr, t);
    end_turn(&mut t);
    assert_eq!(t.p.ipc[Power::Ussr.i()], 24);
}

#[test]
fn e65_germany_frees_its_own_capital() {
    let mut t = turn_of(Power::Germany, Table::empty().own("germany", Power::Uk).ipc(Power::Germany, 0).ipc(Power::Uk, 62));
    take(&mut t, "germany");
    t.p.turn.bought[Kind::Infantry.i()] = 1;
    t.p.phase = Phase::Place;
    let g = sp("germany");
    assert!(!t.is_legal(Action::Place { unit: Kind::Infantry, at: g, by: g }));
    end_turn(&mut t);
    // Its level, and not what it lost.
    assert_eq!((t.p.ipc[Power::Germany.i()], t.p.ipc[Power::Uk.i()]), (32, 62));
}

#[test]
fn aa_202_first_entry_into_a_neutral_costs_3_and_gives_control() {
    let mut t = turn_of(Power::Germany, Table::empty());
    let mut log = Log::default();
    neutral::violate(&game().board, &mut t.p, sp("spain"), &mut log);
    assert_eq!((t.owner("spain"), t.p.ipc[Power::Germany.i()]), (Some(Power::Germany), 29));
    assert_eq!(log.events.len(), 1);
    assert_eq!(log.events[0].event, Event::Violated { power: Power::Germany, space: sp("spain") });
    assert_eq!(t.level(Power::Germany), 32);
    assert!(!t.p.neutral(&game().board).has(sp("spain")));
}

#[test]
fn aa_205_a_neutral_is_paid_for_once_in_the_game() {
    let mut t = turn_of(Power::Germany, Table::empty());
    for _ in 0..2 {
        neutral::violate(&game().board, &mut t.p, sp("spain"), &mut Log::default());
    }
    assert_eq!(t.p.ipc[Power::Germany.i()], 29);
    // Nor does an enemy pay who takes it later.
    let mut t = turn_of(Power::Usa, t);
    neutral::violate(&game().board, &mut t.p, sp("spain"), &mut Log::default());
    assert_eq!((t.p.ipc[Power::Usa.i()], t.owner("spain")), (36, Some(Power::Germany)));
    // What never was neutral is not violated.
    neutral::violate(&game().board, &mut t.p, sp("libya"), &mut Log::default());
    neutral::violate(&game().board, &mut t.p, sp("sz_baltic"), &mut Log::default());
    assert_eq!((t.p.ipc[Power::Usa.i()], t.owner("libya"), t.owner("sz_baltic")), (36, Some(Power::Germany), None));
}

#[test]
fn aa_207_no_violation_without_the_money() {
    let with = |ipc| Table::new().ipc(Power::Germany, ipc).turn(Power::Germany, Phase::Purchase);
    assert!(neutral::check(&with(3).p, 1).is_ok());
    assert_eq!(neutral::check(&with(2).p, 1).unwrap_err().rule, rule::AA_207);
    assert!(neutral::check(&with(6).p, 2).is_ok());
    assert_eq!(neutral::check(&with(5).p, 2).unwrap_err().rule, rule::AA_207);
    // Nothing to pay, nothing needed.
    assert!(neutral::check(&with(0).p, 0).is_ok());
}

#[test]
fn aa_309_a_neutral_violated_this_turn_counts_as_taken_this_turn() {
    let mut t = turn_of(Power::Germany, Table::empty());
    neutral::violate(&game().board, &mut t.p, sp("spain"), &mut Log::default());
    assert!(t.p.turn.captured.has(sp("spain")));
    assert!(!turn_of(Power::Germany, t).p.turn.captured.has(sp("spain")));
}
