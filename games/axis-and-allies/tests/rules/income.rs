//! Income, victory and the order of turns (rulebook 1.1, 1.3, 8.1-8.8).
use crate::support::*;
use axis_and_allies::{
    Action, Event, Kind, Phase, Power,
    phases::{control, income},
    position::End,
    rule,
    types::Alliance,
};
use ironbottom_kernel::{Lang, Log, Outcome, Rules, SeatSet, ToAct};

/// Ends the turn of a power; what was logged.
fn end_turn(t: &mut Table, power: Power) -> Vec<Event> {
    let mut log = Log::default();
    t.p.power = power;
    income::end_turn(&game().board, &mut t.p, &mut log);
    log.events.into_iter().map(|e| e.event).collect()
}

/// Gives a power all these territories.
fn give(t: Table, power: Power, ids: &[&str]) -> Table {
    ids.iter().fold(t, |t, id| t.own(id, power))
}

fn outcome(t: &Table) -> Outcome {
    match game().to_act(&t.p) {
        ToAct::Over(o) => o,
        other => panic!("not over: {other:?}"),
    }
}

fn seats(powers: &[Power]) -> SeatSet {
    powers.iter().map(|p| p.seat()).collect()
}

/// With these the Axis stands at 72; the western United States make 82, China 84.
const TO_72: [&str; 6] = ["karelia", "caucasus", "kazakh", "novosibirsk", "evenki", "eastern_canada"];

#[test]
fn aa_253_income_is_the_level_at_this_moment() {
    let mut t = Table::new().own("karelia", Power::Germany).ipc(Power::Germany, 7);
    let events = end_turn(&mut t, Power::Germany);
    assert_eq!(t.p.ipc[Power::Germany.i()], 7 + 35);
    assert_eq!(events[0], Event::Income { power: Power::Germany, ipc: 35 });
    // The others collect nothing.
    assert_eq!(t.p.ipc, [24, 42, 30, 25, 36]);
}

#[test]
fn e6_income_after_the_sample_turn() {
    // Germany at level 30, with 2 IPC left over.
    let mut t = Table::new().own("ukraine", Power::Ussr).own("western_europe", Power::Uk);
    t = give(t, Power::Germany, &["anglo_egyptian_sudan", "caucasus", "kazakh"]).ipc(Power::Germany, 2);
    assert_eq!(t.level(Power::Germany), 30);
    end_turn(&mut t, Power::Germany);
    assert_eq!(t.p.ipc[Power::Germany.i()], 32);
}

#[test]
fn aa_255_no_income_while_the_capital_is_lost() {
    let mut t = Table::new().own("germany", Power::Uk).ipc(Power::Germany, 4);
    let events = end_turn(&mut t, Power::Germany);
    assert_eq!(t.p.ipc[Power::Germany.i()], 4);
    assert_eq!(events[0], Event::NoIncome { power: Power::Germany });
    // The territories it still holds pay nobody.
    assert_eq!(t.level(Power::Germany), 22);
    // In the hands of an ally a capital is not lost.
    let mut t = Table::new().own("germany", Power::Japan);
    end_turn(&mut t, Power::Germany);
    assert_eq!(t.p.ipc[Power::Germany.i()], 32 + 22);
}

#[test]
fn aa_261_a_level_above_45_is_allowed() {
    let mut t = give(Table::new(), Power::Usa, &["germany", "manchuria"]);
    assert_eq!(t.level(Power::Usa), 49);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.ipc[Power::Usa.i()], 36 + 49);
}

#[test]
fn e49_a_level_of_48() {
    let mut t = give(Table::new(), Power::Usa, &["western_europe", "southern_europe"]);
    assert_eq!(t.level(Power::Usa), 45 + 3);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.ipc[Power::Usa.i()], 36 + 48);
}

#[test]
fn aa_006_a_round_ends_after_the_turn_of_the_usa() {
    let mut t = Table::new();
    for (power, round) in [(Power::Ussr, 1), (Power::Germany, 1), (Power::Uk, 1), (Power::Japan, 1), (Power::Usa, 2)] {
        let events = end_turn(&mut t, power);
        assert_eq!((t.p.round, t.p.power), (round, power.next()), "after {power:?}");
        assert!(events.contains(&Event::TurnBegan { power: power.next(), round }));
        assert_eq!(t.p.phase, Phase::Purchase);
    }
}

#[test]
fn aa_004_a_turn_goes_through_its_phases_and_income_cannot_be_skipped() {
    let mut t = Table::empty();
    t.act(Action::Buy { unit: Kind::Infantry });
    let mut seen = vec![Phase::Purchase];
    while t.p.power == Power::Ussr {
        if t.p.phase == Phase::Place {
            let r = sp("russia");
            t.act(Action::Place { unit: Kind::Infantry, at: r, by: r });
        }
        t.act(Action::Done);
    }
    let began = |e: &Event| if let Event::PhaseBegan { power: Power::Ussr, phase } = e { Some(*phase) } else { None };
    seen.extend(t.events.iter().filter_map(|e| began(&e.event)));
    assert!(seen.windows(2).all(|w| w[0] < w[1]), "{seen:?}");
    for phase in [Phase::CombatMove, Phase::NonCombatMove, Phase::Place] {
        assert!(seen.contains(&phase), "{phase:?}");
    }
    assert!(t.saw("income"));
    assert_eq!(t.p.ipc[Power::Ussr.i()], 24 - 3 + 24);
}

#[test]
fn aa_256_the_allies_win_with_germany_and_japan() {
    for power in [Power::Ussr, Power::Uk, Power::Usa] {
        let mut t = Table::new().own("germany", Power::Uk).own("japan", Power::Usa);
        let events = end_turn(&mut t, power);
        assert_eq!(t.p.outcome, Some(End::Capitals(Alliance::Allies)));
        assert_eq!(t.p.phase, Phase::Over);
        assert_eq!(events.last(), Some(&Event::Ended { end: End::Capitals(Alliance::Allies) }));
        assert_eq!(outcome(&t).winner.as_deref(), Some("allies"));
        assert_eq!(t.legal_for(power.next()), []);
        assert_eq!(t.refusal(power.next().seat(), Action::Done).rule, rule::AA_256);
    }
    for one in ["germany", "japan"] {
        let mut t = Table::new().own(one, Power::Usa);
        end_turn(&mut t, Power::Usa);
        assert_eq!(t.p.outcome, None, "{one} alone");
    }
}

#[test]
fn aa_257_the_axis_wins_with_two_of_three_capitals() {
    let capitals = ["eastern_us", "russia", "united_kingdom"];
    for (i, a) in capitals.into_iter().enumerate() {
        let mut t = Table::new().own(a, Power::Japan);
        end_turn(&mut t, Power::Germany);
        assert_eq!(t.p.outcome, None, "{a} alone");
        for b in &capitals[..i] {
            let mut t = Table::new().own(a, Power::Japan).own(b, Power::Germany);
            end_turn(&mut t, Power::Germany);
            assert_eq!(t.p.outcome, Some(End::Capitals(Alliance::Axis)), "{a} and {b}");
            assert_eq!(outcome(&t).winner.as_deref(), Some("axis"));
        }
    }
    // Not before the end of the turn.
    let t =
        Table::new().own("russia", Power::Germany).own("united_kingdom", Power::Germany).turn(Power::Germany, Phase::Purchase);
    assert_eq!(t.p.outcome, None);
    assert!(!game().to_act(&t.p).is_over());
}

#[test]
fn aa_258_the_axis_wins_with_84_at_the_end_of_a_round() {
    let mut t = give(Table::new(), Power::Germany, &TO_72);
    t = t.own("western_us", Power::Japan);
    // 57 + 3 + 3 + 2 + 2 + 2 + 3 + 10 = 82, and China makes 84.
    assert_eq!(t.level(Power::Germany) + t.level(Power::Japan), 82);
    let mut below = Table { p: t.p.clone(), events: Vec::new() }.own("panama", Power::Japan);
    end_turn(&mut below, Power::Usa);
    assert_eq!(below.p.outcome, None, "83 is not enough");
    let mut t = t.own("china", Power::Japan);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.outcome, Some(End::Production));
    assert_eq!(outcome(&t).winner.as_deref(), Some("axis"));
    // More is enough as well.
    let mut more = give(Table::new(), Power::Germany, &TO_72);
    more = give(more, Power::Japan, &["western_us", "china", "india"]);
    end_turn(&mut more, Power::Usa);
    assert_eq!(more.p.outcome, Some(End::Production));
}

#[test]
fn aa_258_a_power_without_capital_counts_by_option() {
    // Germany has lost its capital; together the Axis stands at 84.
    let axis = |options: &[&str]| {
        let mut t = give(Table::with(options), Power::Germany, &TO_72).own("germany", Power::Uk);
        t = give(t, Power::Japan, &["western_us", "china", "india", "australia", "alaska", "brazil"]);
        assert_eq!(t.level(Power::Germany) + t.level(Power::Japan), 84);
        end_turn(&mut t, Power::Usa);
        t.p.outcome
    };
    assert_eq!(axis(&[]), Some(End::Production));
    assert_eq!(axis(&["count_captive_power_for_84=false"]), None);
    // A power with its capital counts in both readings.
    let mut t = give(Table::with(&["count_captive_power_for_84=false"]), Power::Germany, &TO_72);
    t = give(t, Power::Japan, &["western_us", "china"]);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.outcome, Some(End::Production));
}

#[test]
fn aa_259_the_84_are_not_tested_in_mid_round() {
    for power in [Power::Ussr, Power::Germany, Power::Uk, Power::Japan] {
        let mut t = give(Table::new(), Power::Germany, &TO_72);
        t = give(t, Power::Japan, &["western_us", "china"]);
        end_turn(&mut t, power);
        assert_eq!(t.p.outcome, None, "after {power:?}");
    }
}

#[test]
fn e71_86_in_mid_round_83_at_its_end() {
    let mut t = give(Table::new(), Power::Germany, &TO_72);
    t = give(t, Power::Japan, &["western_us", "china", "alaska"]);
    assert_eq!(t.level(Power::Germany) + t.level(Power::Japan), 86);
    end_turn(&mut t, Power::Japan);
    assert_eq!(t.p.outcome, None);
    // The US turn brings it to 83.
    let mut brought_down = Table { p: t.p.clone(), events: Vec::new() }.own("kwangtung", Power::Usa);
    end_turn(&mut brought_down, Power::Usa);
    assert_eq!(brought_down.p.outcome, None);
    // Had it stayed at 84 or more: an Axis win.
    let mut t = t.own("alaska", Power::Usa);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.outcome, Some(End::Production));
}

#[test]
fn aa_322_a_capital_freed_again_does_not_count() {
    let mut t = Table::empty().own("russia", Power::Germany).turn(Power::Uk, Phase::Purchase);
    control::take(&game().board, &mut t.p, sp("russia"), &mut Log::default());
    end_turn(&mut t, Power::Uk);
    let mut t = t.own("united_kingdom", Power::Germany);
    end_turn(&mut t, Power::Germany);
    assert_eq!(t.p.outcome, None);
    // Both at once do.
    let mut t = t.own("russia", Power::Germany);
    end_turn(&mut t, Power::Japan);
    assert_eq!(t.p.outcome, Some(End::Capitals(Alliance::Axis)));
}

#[test]
fn aa_323_capitals_are_checked_before_production() {
    let mut t = give(Table::new(), Power::Germany, &TO_72);
    t = give(t, Power::Japan, &["western_us", "china", "eastern_us", "united_kingdom"]);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.outcome, Some(End::Capitals(Alliance::Axis)));
    // And for the active alliance first.
    let mut t = give(Table::new(), Power::Usa, &["germany", "japan"]);
    t = give(t, Power::Japan, &["eastern_us", "united_kingdom"]);
    end_turn(&mut t, Power::Usa);
    assert_eq!(t.p.outcome, Some(End::Capitals(Alliance::Allies)));
}

#[test]
fn e29_the_individual_winner() {
    // USSR 24 to 29, UK 30 to 45, USA 36 to 45.
    let mut t = give(Table::new(), Power::Usa, &["japan", "libya"]);
    t = give(t, Power::Ussr, &["ukraine", "finland_norway"]);
    t = give(t, Power::Uk, &["germany", "kwangtung", "east_indies"]);
    assert_eq!((t.level(Power::Ussr), t.level(Power::Uk), t.level(Power::Usa)), (29, 45, 45));
    let b = &game().board;
    let growth = |p| income::growth(b, &t.p, p);
    assert_eq!((growth(Power::Ussr), growth(Power::Uk), growth(Power::Usa)), (208, 500, 250));
    end_turn(&mut t, Power::Usa);
    let o = outcome(&t);
    assert_eq!(o.honours, seats(&[Power::Uk]));
    assert!(game().catalog().say(Lang::En, &o.reason).contains("United Kingdom +50.0 %"));
    assert!(game().catalog().say(Lang::Fr, &o.reason).contains("Royaume-Uni +50,0 %"));
}

#[test]
fn aa_260_percentages_are_cut_to_a_tenth_and_equals_share() {
    let b = &game().board;
    let growth = |t: &Table, p| income::growth(b, &t.p, p);
    // 24 to 29 is 20.83: 20.8. 36 to 37 is 2.77: 2.7.
    let t = Table::new().own("libya", Power::Usa);
    assert_eq!(growth(&t, Power::Usa), 27);
    assert_eq!(growth(&Table::new(), Power::Usa), 0);
    // Below the start: a negative figure, cut towards nought as well. 32 to 31 is -3.125.
    assert_eq!(growth(&t, Power::Germany), -31);
    // All Allies at their starting levels: all share it.
    let mut t = Table::new().own("germany", Power::Uk).own("japan", Power::Uk);
    t = t.own("united_kingdom", Power::Germany).own("eastern_canada", Power::Germany).own("india", Power::Japan);
    t = give(t, Power::Japan, &["australia", "union_of_south_africa"]);
    assert_eq!(t.level(Power::Uk), 30);
    end_turn(&mut t, Power::Usa);
    assert_eq!(outcome(&t).honours, seats(&[Power::Ussr, Power::Uk, Power::Usa]));
    // Only the winning alliance counts: here Japan has grown more than any Ally.
    let mut t = give(Table::new(), Power::Japan, &["western_us", "india", "australia"]);
    t = t.own("germany", Power::Ussr).own("japan", Power::Ussr);
    assert!(growth(&t, Power::Japan) > 0);
    end_turn(&mut t, Power::Usa);
    assert_eq!(outcome(&t).honours, seats(&[Power::Ussr]));
}

#[test]
fn aa_260_a_fall_is_told_with_its_sign() {
    // The Axis wins by capitals, and both its powers have fallen below their starts.
    let mut t = Table::new().own("russia", Power::Germany).own("united_kingdom", Power::Japan);
    t = give(t, Power::Usa, &["germany", "western_europe", "southern_europe"]);
    t = give(t, Power::Usa, &["manchuria", "kwangtung", "philippines"]);
    assert_eq!((t.level(Power::Germany), t.level(Power::Japan)), (18, 24));
    end_turn(&mut t, Power::Germany);
    let o = outcome(&t);
    assert_eq!(o.honours, seats(&[Power::Japan]));
    assert!(game().catalog().say(Lang::En, &o.reason).contains("Japan -4.0 %"), "{}", game().catalog().say(Lang::En, &o.reason));
}

#[test]
fn aa_315_income_in_the_turn_of_ones_own_liberation_by_option() {
    let freed = |options: &[&str]| {
        let mut t = Table::empty_with(options).own("germany", Power::Uk).ipc(Power::Germany, 0);
        t = t.turn(Power::Germany, Phase::CombatMove);
        control::take(&game().board, &mut t.p, sp("germany"), &mut Log::default());
        let events = end_turn(&mut t, Power::Germany);
        (t.p.ipc[Power::Germany.i()], events[0].kind())
    };
    assert_eq!(freed(&[]), (32, "income"));
    assert_eq!(freed(&["income_on_turn_of_self_liberation=false"]), (0, "no_income"));
    // Under that reading too the next turn pays, and other captures do not matter.
    let mut t = Table::empty_with(&["income_on_turn_of_self_liberation=false"]).turn(Power::Germany, Phase::CombatMove);
    control::take(&game().board, &mut t.p, sp("karelia"), &mut Log::default());
    end_turn(&mut t, Power::Germany);
    assert_eq!(t.p.ipc[Power::Germany.i()], 32 + 35);
}
