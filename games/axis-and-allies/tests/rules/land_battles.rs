//! Land battles (rulebook 1, 5.3-5.16, 5.31-5.36).
use crate::support::{
    Table,
    battle::{BREAK_OFF, fight, lose, lose_air, propose, retreat},
    game, sp,
};
use axis_and_allies::{
    Action, Event, Kind,
    Kind::{Aa, Armor, Bomber, Fighter, Infantry},
    Power,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    position::{LossOrder, Mission},
    rule,
    types::Development,
};
use ironbottom_kernel::{Rules, SeatSet, ToAct};

/// Germany attacks Karelia, held by these.
fn karelia(defenders: &[(Power, Kind, u16)]) -> Table {
    karelia_with(&[], defenders)
}

fn karelia_with(options: &[&str], defenders: &[(Power, Kind, u16)]) -> Table {
    let t = Table::empty_with(options);
    defenders.iter().fold(t, |t, (p, k, n)| t.put("karelia", *p, *k, *n)).attacker(Germany)
}

/// Values and dice of everything that fired, in order.
fn fired(t: &Table) -> Vec<(Power, Kind, u8, usize)> {
    let of = |e: &Event| match e {
        Event::Fired { power, unit, value, dice, .. } => Some((*power, *unit, *value, dice.len())),
        _ => None,
    };
    t.events.iter().filter_map(|e| of(&e.event)).collect()
}

#[test]
fn e3_the_german_sample_battle() {
    let t = Table::empty().put("anglo_egyptian_sudan", Uk, Infantry, 1).put("anglo_egyptian_sudan", Uk, Armor, 1);
    let t = t.attacker(Germany).came(Infantry, 1, "libya", "anglo_egyptian_sudan");
    let mut t = t.came(Armor, 1, "libya", "anglo_egyptian_sudan");
    let (germany, uk) = (t.level(Germany), t.level(Uk));
    t.begin_combat(&[4, 2]);
    assert_eq!(t.asked(), Uk);
    t.roll(lose(Uk, Infantry), &[4, 5]);
    assert_eq!(t.n("anglo_egyptian_sudan", Uk, Infantry), 0);
    // The infantry hits, the armor need not roll; the British armor hits in dying.
    t.roll(Action::PressOn, &[1, 2]);
    t.act(lose(Germany, Infantry));
    assert!(t.fought());
    assert_eq!((t.n("anglo_egyptian_sudan", Germany, Armor), t.n("anglo_egyptian_sudan", Germany, Infantry)), (1, 0));
    assert_eq!(t.owner("anglo_egyptian_sudan"), Some(Germany));
    assert_eq!((t.level(Germany), t.level(Uk)), (germany + 2, uk - 2));
}

#[test]
fn e34_manchuria() {
    let t = Table::empty().own("manchuria", Ussr).put("manchuria", Ussr, Armor, 1).put("manchuria", Ussr, Infantry, 1);
    let t = t.attacker(Japan).came(Infantry, 2, "kwangtung", "manchuria");
    let mut t = t.flew(Fighter, 1, 1, "manchuria").flew(Fighter, 1, 2, "manchuria").flew(Bomber, 1, 4, "manchuria");
    let (japan, ussr) = (t.level(Japan), t.level(Ussr));
    t.begin_combat(&[3, 2, 6, 5, 4]);
    t.roll(lose(Ussr, Infantry), &[2, 1]);
    t.act(lose(Japan, Infantry));
    // The fighter from the Philippines, with one space left, is the one kept.
    t.act(lose_air(Japan, Fighter, 2));
    t.roll(Action::PressOn, &[1, 4]);
    assert!(t.fought());
    assert_eq!(t.n("manchuria", Japan, Infantry), 1);
    assert_eq!((t.level(Japan), t.level(Ussr)), (japan + 3, ussr - 3));
    let left: Vec<_> = t.p.flights.iter().map(|f| (f.kind, f.left, f.mission)).collect();
    assert_eq!(left, [(Fighter, 1, Mission::Home), (Bomber, 4, Mission::Home)]);
}

#[test]
fn e69_losses_are_chosen_column_by_column() {
    let t = karelia(&[(Ussr, Infantry, 1), (Ussr, Fighter, 1)]).came(Infantry, 2, "ukraine", "karelia");
    let mut t = t.flew(Fighter, 1, 1, "karelia").flew(Bomber, 1, 3, "karelia");
    t.begin_combat(&[1, 5]);
    assert_eq!(t.asked(), Ussr);
    // The fighter's 3 hits; the bomber need not roll. Both casualties fire: 3 misses at 2, 4 hits at 4.
    t.roll(lose(Ussr, Infantry), &[3, 3, 4]);
    assert_eq!(t.asked(), Germany);
    t.act(lose(Germany, Infantry));
    assert!(t.fought());
    let rows = [(Germany, Infantry, 1, 2), (Germany, Fighter, 3, 1), (Ussr, Infantry, 2, 1), (Ussr, Fighter, 4, 1)];
    assert_eq!(fired(&t), rows);
}

#[test]
fn aa_310_under_the_option_losses_are_chosen_after_the_volley() {
    let t = karelia_with(&["casualties_per=volley"], &[(Ussr, Infantry, 2), (Ussr, Fighter, 2)])
        .came(Infantry, 2, "ukraine", "karelia");
    let mut t = t.flew(Fighter, 1, 1, "karelia").flew(Bomber, 1, 3, "karelia");
    // All columns roll before the first choice: two hits.
    t.begin_combat(&[1, 5, 6, 4]);
    assert_eq!(t.asked(), Ussr);
    t.act(lose(Ussr, Infantry));
    assert_eq!(t.asked(), Ussr);
    // Then all defenders, in columns, before the attacker chooses: again two.
    t.roll(lose(Ussr, Fighter), &[2, 3, 5, 4]);
    assert_eq!(t.asked(), Germany);
    t.act(lose(Germany, Infantry)).act(lose(Germany, Infantry));
    assert!(t.is_legal(BREAK_OFF));
}

#[test]
fn aa_311_under_the_volley_option_too_nobody_rolls_at_nothing() {
    // One hit for one defender: the armor does not roll.
    let t = karelia_with(&["casualties_per=volley"], &[(Ussr, Infantry, 1)]).came(Infantry, 1, "ukraine", "karelia");
    let mut t = t.came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[1, 3]);
    assert!(t.fought());
    // Two defenders: it does.
    let t = karelia_with(&["casualties_per=volley"], &[(Ussr, Infantry, 2)]).came(Infantry, 1, "ukraine", "karelia");
    let mut t = t.came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[1, 3, 3, 3]);
    assert!(t.fought());
}

#[test]
fn aa_008_097_a_die_up_to_the_value_hits() {
    // Infantry attack with 1.
    let mut t = karelia(&[(Ussr, Infantry, 3)]).came(Infantry, 3, "ukraine", "karelia");
    t.begin_combat(&[1, 2, 6, 2, 3, 1]);
    assert_eq!((t.n("karelia", Ussr, Infantry), t.n("karelia", Germany, Infantry)), (2, 1));
}

#[test]
fn aa_108_142_146_values_in_attack_and_defense() {
    let t = karelia(&[(Ussr, Infantry, 9), (Ussr, Armor, 1), (Ussr, Fighter, 1), (Ussr, Bomber, 1)]);
    let t = t.came(Armor, 1, "ukraine", "karelia").came(Infantry, 1, "ukraine", "karelia");
    let mut t = t.flew(Fighter, 1, 1, "karelia").flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    let rows = [
        (Germany, Infantry, 1, 1),
        (Germany, Armor, 3, 1),
        (Germany, Fighter, 3, 1),
        (Germany, Bomber, 4, 1),
        (Ussr, Bomber, 1, 1),
        (Ussr, Infantry, 2, 9),
        (Ussr, Armor, 2, 1),
        (Ussr, Fighter, 4, 1),
    ];
    assert_eq!(fired(&t), rows);
}

#[test]
fn aa_064_jets_defend_at_five_and_roll_last() {
    let mut t = karelia(&[(Ussr, Fighter, 1), (Uk, Fighter, 1)]);
    t.p.developments[Ussr.i()].add(Development::Jets);
    let mut t = t.came(Armor, 3, "ukraine", "karelia");
    t.begin_combat(&[6, 6, 6, 5, 5]);
    // Britain has no jets: its 5 misses, the Soviet one hits, after it.
    assert_eq!(t.n("karelia", Germany, Armor), 2);
    assert_eq!(fired(&t)[1..], [(Uk, Fighter, 4, 1), (Ussr, Fighter, 5, 1)]);
    // In attack they have 3.
    let mut t = karelia(&[(Ussr, Infantry, 1)]);
    t.p.developments[Germany.i()].add(Development::Jets);
    let mut t = t.flew(Fighter, 1, 1, "karelia");
    t.begin_combat(&[4, 6]);
    assert_eq!(fired(&t)[0], (Germany, Fighter, 3, 1));
}

#[test]
fn aa_076_heavy_bombers_attack_with_three_dice() {
    let mut t = karelia(&[(Ussr, Infantry, 5)]);
    t.p.developments[Germany.i()].add(Development::HeavyBombers);
    let mut t = t.flew(Bomber, 1, 2, "karelia").flew(Fighter, 1, 2, "karelia");
    t.begin_combat(&[6, 4, 4, 4, 6, 6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 2);
    assert_eq!(fired(&t)[..2], [(Germany, Fighter, 3, 1), (Germany, Bomber, 4, 3)]);
}

#[test]
fn aa_078_heavy_bombers_defend_with_one_die_at_one() {
    let mut t = karelia(&[(Ussr, Bomber, 2)]);
    t.p.developments[Ussr.i()].add(Development::HeavyBombers);
    let mut t = t.came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 2, 2]);
    assert_eq!(fired(&t)[1], (Ussr, Bomber, 1, 2));
    assert_eq!(t.n("karelia", Germany, Infantry), 1);
}

#[test]
fn aa_009_the_side_that_is_hit_picks() {
    let mut t = karelia(&[(Ussr, Infantry, 1), (Ussr, Armor, 1), (Ussr, Aa, 1)]).came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[3]);
    assert_eq!(game().to_act(&t.p), ToAct::One(Ussr.seat()));
    assert_eq!(t.legal(), [lose(Ussr, Infantry), lose(Ussr, Armor)]);
    // Not the gun, not the attacker's, not what is not there; and nobody else picks.
    assert_eq!(t.refused(lose(Ussr, Aa)), rule::AA_009);
    assert_eq!(t.refused(lose(Germany, Armor)), rule::AA_009);
    assert_eq!(t.refused(lose(Ussr, Fighter)), rule::AA_009);
    assert_eq!(t.refused(Action::PressOn), rule::AA_009);
    assert_eq!(t.refusal(Germany.seat(), lose(Ussr, Armor)).rule, rule::AA_268);
    t.roll(lose(Ussr, Armor), &[6, 6]);
    assert_eq!((t.n("karelia", Ussr, Infantry), t.n("karelia", Ussr, Armor)), (1, 0));
}

#[test]
fn aa_009_nothing_is_asked_where_nothing_differs() {
    // Three alike, or as many hits as units: no question.
    let mut t = karelia(&[(Ussr, Infantry, 3)]).came(Armor, 2, "ukraine", "karelia");
    t.begin_combat(&[1, 1, 6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 1);
    let mut t = karelia(&[(Ussr, Infantry, 1), (Ussr, Armor, 1)]).came(Armor, 2, "ukraine", "karelia");
    t.begin_combat(&[1, 1, 2, 6]);
    assert!(t.fought());
    // One hit fewer than units: there is a question.
    let mut t = karelia(&[(Ussr, Infantry, 2), (Ussr, Armor, 1)]).came(Armor, 2, "ukraine", "karelia");
    t.begin_combat(&[1, 1]);
    assert_eq!(t.asked(), Ussr);
    // The second hit finds only infantry.
    t.roll(lose(Ussr, Armor), &[6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 1);
}

#[test]
fn aa_010_211_casualties_fire_in_the_cycle_in_which_they_are_hit() {
    let mut t = karelia(&[(Ussr, Infantry, 2)]).came(Armor, 2, "ukraine", "karelia");
    // Both defenders are hit and both fire; one hits.
    t.begin_combat(&[3, 3, 2, 6]);
    assert_eq!(t.n("karelia", Germany, Armor), 1);
    assert_eq!(t.owner("karelia"), Some(Germany));
    // In the next cycle they are gone.
    let mut t = karelia(&[(Ussr, Infantry, 3)]).came(Armor, 2, "ukraine", "karelia");
    t.begin_combat(&[3, 3, 6, 6, 6]);
    t.roll(Action::PressOn, &[6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 1);
}

#[test]
fn aa_011_the_attackers_casualties_are_gone_at_once() {
    // The infantry column kills the only infantry before the fighter's column: nothing is left for the fighter to roll at.
    let mut t = karelia(&[(Ussr, Infantry, 1), (Ussr, Fighter, 1)]).came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 2]);
    assert!(t.fought());
    assert_eq!(t.n("karelia", Germany, Infantry), 0);
    assert_eq!(t.n("karelia", Ussr, Fighter), 1);
}

#[test]
fn aa_012_the_defender_keeps_the_territory_unless_beaten() {
    // The attacker retreats.
    let mut t = karelia(&[(Ussr, Infantry, 1)]).came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 6]).act(retreat("ukraine"));
    assert_eq!(t.owner("karelia"), Some(Ussr));
    // The attacker is destroyed.
    let mut t = karelia(&[(Ussr, Infantry, 1)]).came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 2]);
    assert_eq!(t.owner("karelia"), Some(Ussr));
    let ended = |t: &Table| {
        t.events.iter().find_map(|e| if let Event::BattleEnded { winner, .. } = e.event { Some(winner) } else { None })
    };
    assert_eq!(ended(&t), Some(Some(Ussr.alliance())));
    // Both are destroyed.
    let mut t = karelia(&[(Ussr, Infantry, 1)]).came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[1, 2]);
    assert_eq!((t.owner("karelia"), ended(&t)), (Some(Ussr), Some(None)));
    // The defender is.
    let mut t = karelia(&[(Ussr, Infantry, 1)]).came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[1, 6]);
    assert_eq!((t.owner("karelia"), ended(&t)), (Some(Germany), Some(Some(Germany.alliance()))));
}

#[test]
fn aa_230_313_only_land_units_capture() {
    let t = karelia(&[(Ussr, Infantry, 1), (Ussr, Aa, 1)]);
    let mut t = t.flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[6, 4, 6]);
    assert!(t.fought());
    assert_eq!((t.owner("karelia"), t.n("karelia", Ussr, Aa)), (Some(Ussr), 1));
    assert!(t.p.territories[sp("karelia").i()].complex.is_some() && !t.saw("captured"));
    // With one infantry left the gun changes hands too.
    let t = karelia(&[(Ussr, Infantry, 1), (Ussr, Aa, 1)]).came(Infantry, 1, "ukraine", "karelia");
    let mut t = t.flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[6, 6, 4, 6]);
    assert_eq!((t.owner("karelia"), t.n("karelia", Germany, Aa)), (Some(Germany), 1));
}

#[test]
fn aa_005_every_battle_is_fought_before_the_phase_ends() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("caucasus", Ussr, Infantry, 1).attacker(Germany);
    let mut t = t.came(Infantry, 1, "ukraine", "karelia").came(Infantry, 1, "ukraine", "caucasus");
    t.begin_combat(&[]);
    assert!(!t.is_legal(Action::Done));
    t.roll(fight("caucasus"), &[1, 6, 1, 6]);
    assert!(t.fought());
    assert_eq!(t.count("battle_ended"), 2);
    assert!(t.p.turn.sites.has(sp("karelia")) && t.p.turn.sites.has(sp("caucasus")));
}

#[test]
fn aa_209_the_active_player_chooses_the_order() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("caucasus", Ussr, Infantry, 1).attacker(Germany);
    let mut t = t.came(Infantry, 1, "ukraine", "karelia").came(Infantry, 1, "ukraine", "caucasus");
    t.begin_combat(&[]);
    assert_eq!((t.asked(), t.legal()), (Germany, vec![fight("caucasus"), fight("karelia")]));
    assert_eq!(t.refused(fight("russia")), rule::AA_209);
    t.roll(fight("karelia"), &[1, 6, 6, 6]);
    assert_eq!((t.owner("karelia"), t.owner("caucasus")), (Some(Germany), Some(Ussr)));
    assert!(t.is_legal(Action::PressOn));
}

#[test]
fn aa_210_columns_fire_in_order_attacker_first() {
    let t = karelia(&[(Ussr, Armor, 1), (Ussr, Bomber, 1)]);
    let t = t.came(Armor, 1, "ukraine", "karelia").came(Infantry, 1, "ukraine", "karelia");
    let mut t = t.flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[6, 6, 6, 6, 6]);
    let values: Vec<u8> = fired(&t).iter().map(|f| f.2).collect();
    assert_eq!(values, [1, 3, 4, 1, 2]);
}

#[test]
fn aa_212_cycles_repeat() {
    let mut t = karelia(&[(Ussr, Infantry, 1)]).came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 6]);
    for cycle in 2..5 {
        t.roll(Action::PressOn, &[6, 6]);
        assert_eq!(t.p.combat.as_ref().and_then(|c| c.battle).map(|f| f.cycle), Some(cycle));
    }
    // An attacker with nowhere to go fights on without being asked.
    let mut t = karelia(&[(Ussr, Infantry, 1)]).put("karelia", Germany, Infantry, 1);
    t.begin_combat(&[6, 6, 6, 6, 1, 6]);
    assert!(t.fought());
}

#[test]
fn aa_311_nobody_rolls_when_every_enemy_is_hit() {
    // Attacker: the armor need not roll after the infantry's hit.
    let t = karelia(&[(Ussr, Infantry, 1)]).came(Infantry, 1, "ukraine", "karelia");
    let mut t = t.came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[1, 6]);
    assert!(t.fought());
    // Defender: his fighter need not roll after the infantry's hits.
    let mut t = karelia(&[(Ussr, Infantry, 2), (Ussr, Fighter, 1)]).came(Infantry, 2, "ukraine", "karelia");
    t.begin_combat(&[6, 6, 2, 2]);
    assert!(t.fought());
    // It does while one attacker is left.
    let mut t = karelia(&[(Ussr, Infantry, 2), (Ussr, Fighter, 1)]).came(Infantry, 2, "ukraine", "karelia");
    t.begin_combat(&[6, 6, 2, 6, 5]);
    assert_eq!(t.n("karelia", Germany, Infantry), 1);
}

#[test]
fn aa_222_only_the_active_powers_units_attack() {
    // Japanese units that stand in a German territory do not join; here they would share a space with the enemy only by mistake.
    let t = karelia(&[(Ussr, Infantry, 1)]).put("karelia", Japan, Armor, 1);
    let mut t = t.came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 2]);
    assert_eq!(fired(&t)[0], (Germany, Infantry, 1, 1));
    assert_eq!((t.n("karelia", Japan, Armor), t.n("karelia", Germany, Infantry)), (1, 0));
}

#[test]
fn aa_215_aircraft_alone_hold_a_territory_and_do_not_fly_away() {
    let t = karelia(&[(Ussr, Fighter, 1), (Ussr, Bomber, 1)]).came(Infantry, 2, "ukraine", "karelia");
    let mut t = t;
    t.begin_combat(&[6, 6, 6, 4]);
    assert_eq!((t.n("karelia", Ussr, Fighter), t.n("karelia", Ussr, Bomber), t.n("karelia", Germany, Infantry)), (1, 1, 1));
    assert_eq!(t.owner("karelia"), Some(Ussr));
}

#[test]
fn aa_233_a_capital_taken_by_battle() {
    let t =
        Table::empty().put("russia", Ussr, Infantry, 1).ipc(Ussr, 17).attacker(Germany).ipc(Germany, 4).own("karelia", Germany);
    let mut t = t.came(Armor, 1, "karelia", "russia");
    t.begin_combat(&[3, 6]);
    assert_eq!((t.owner("russia"), t.p.ipc[Germany.i()], t.p.ipc[Ussr.i()]), (Some(Germany), 21, 0));
}

#[test]
fn aa_237_fought_is_moved() {
    let t = karelia(&[(Ussr, Infantry, 1)]).put("karelia", Germany, Armor, 2);
    let mut t = t.came(Infantry, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 1, 6, 6]);
    assert_eq!(t.p.moved.get(sp("karelia"), Armor), 2);
    assert_eq!(t.p.moved.get(sp("karelia"), Infantry), 1);
}

// ---- several owners ----

/// British and Soviet infantry and armor in Karelia, two hits by bombers.
fn allies(players: &str) -> Table {
    let t = karelia_with(&[players], &[(Ussr, Infantry, 1), (Ussr, Armor, 1), (Uk, Infantry, 1), (Uk, Armor, 1)]);
    t.flew(Bomber, 1, 2, "karelia")
}

#[test]
fn aa_221_each_co_defender_rolls_with_his_own_developments() {
    let mut t = karelia(&[(Ussr, Fighter, 1), (Uk, Fighter, 1), (Usa, Infantry, 2)]);
    t.p.developments[Uk.i()].add(Development::Jets);
    let mut t = t.came(Infantry, 4, "ukraine", "karelia");
    t.begin_combat(&[6, 6, 6, 6, 3, 3, 5, 5]);
    assert_eq!(fired(&t)[1..], [(Usa, Infantry, 2, 2), (Ussr, Fighter, 4, 1), (Uk, Fighter, 5, 1)]);
    assert_eq!(t.n("karelia", Germany, Infantry), 3);
}

#[test]
fn aa_220_co_defenders_agree_on_the_loss() {
    let mut t = allies("players=5");
    t.begin_combat(&[4]);
    // The controller of the territory proposes.
    assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(Ussr.seat())));
    assert_eq!(t.legal(), [propose(Ussr, Infantry), propose(Ussr, Armor), propose(Uk, Infantry), propose(Uk, Armor)]);
    assert_eq!(t.refused(propose(Usa, Infantry)), rule::AA_009);
    assert_eq!(t.refused(lose(Uk, Armor)), rule::AA_220);
    assert_eq!(t.refusal(Uk.seat(), propose(Uk, Infantry)).rule, rule::AA_268);
    t.act(propose(Uk, Armor));
    assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(Uk.seat())));
    assert_eq!(t.legal(), [false, true].map(|agree| Action::AnswerLoss { agree }));
    assert_eq!(t.refused(propose(Uk, Infantry)), rule::AA_220);
    t.roll(Action::AnswerLoss { agree: true }, &[6, 6, 6, 6]);
    assert_eq!((t.n("karelia", Uk, Armor), t.n("karelia", Ussr, Armor)), (0, 1));
    assert!(!t.saw("loss_disputed"));
}

#[test]
fn aa_220_without_agreement_the_attacker_picks() {
    let mut t = allies("players=5");
    t.begin_combat(&[4]).act(propose(Uk, Infantry)).act(Action::AnswerLoss { agree: false });
    assert!(t.saw("loss_disputed"));
    assert_eq!(game().to_act(&t.p), ToAct::One(Germany.seat()));
    assert_eq!(t.legal(), [lose(Ussr, Infantry), lose(Ussr, Armor), lose(Uk, Infantry), lose(Uk, Armor)]);
    t.roll(lose(Ussr, Armor), &[6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Armor), 0);
}

#[test]
fn aa_220_all_others_must_agree() {
    let t = karelia_with(&["players=5"], &[(Ussr, Infantry, 1), (Uk, Infantry, 1), (Usa, Infantry, 1)]);
    let mut t = t.flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[4]).act(propose(Uk, Infantry));
    assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(Uk.seat()).with(Usa.seat())));
    t.roll_as(Usa, Action::AnswerLoss { agree: true }, &[]);
    assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(Uk.seat())));
    assert_eq!(t.refusal(Usa.seat(), Action::AnswerLoss { agree: true }).rule, rule::AA_268);
    t.roll_as(Uk, Action::AnswerLoss { agree: true }, &[6, 6, 6]);
    assert_eq!(t.n("karelia", Uk, Infantry), 0);
}

#[test]
fn aa_220_one_player_for_all_defenders_simply_chooses() {
    let mut t = allies("players=2");
    t.begin_combat(&[4]);
    assert_eq!(game().to_act(&t.p), ToAct::One(Ussr.seat()));
    t.roll(lose(Uk, Infantry), &[6, 6, 6, 6]);
    // With four players the USSR and the USA are one: only Britain is asked, and a player with two powers answers once.
    let t = karelia_with(&["players=4"], &[(Ussr, Infantry, 1), (Uk, Infantry, 1), (Usa, Infantry, 1)]);
    let mut t = t.flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[4]).act(propose(Usa, Infantry));
    assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(Uk.seat())));
    let t = Table::empty_with(&["players=4"]).own("karelia", Uk);
    let t = t.put("karelia", Ussr, Infantry, 1).put("karelia", Uk, Infantry, 1).put("karelia", Usa, Infantry, 1);
    let mut t = t.attacker(Germany).flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[4]).act(propose(Usa, Infantry));
    assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(Ussr.seat())));
}

#[test]
fn aa_220_who_proposes() {
    // The controller has no units there: the power with most units, the first of equals.
    for (usa, first) in [(1, Uk), (2, Uk), (3, Usa)] {
        let t = karelia_with(&["players=5"], &[(Uk, Infantry, 1), (Uk, Armor, 1), (Usa, Infantry, usa)]);
        let mut t = t.flew(Bomber, 1, 2, "karelia");
        t.begin_combat(&[4]);
        assert_eq!(t.asked(), first, "{usa} American units");
    }
    // The controller proposes even with fewer units.
    let t = karelia_with(&["players=5"], &[(Ussr, Infantry, 1), (Usa, Infantry, 4)]);
    let mut t = t.flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[4]);
    assert_eq!(t.asked(), Ussr);
}

// ---- standing orders ----

fn order(t: &mut Table, power: Power, order: LossOrder) {
    t.p.standing[power.i()].losses = order;
}

#[test]
fn aa_220_standing_orders_answer_for_the_absent() {
    // Nobody asks: the cheapest of all.
    let mut t = allies("players=5");
    order(&mut t, Ussr, LossOrder::Cheapest);
    order(&mut t, Uk, LossOrder::KeepGround);
    t.begin_combat(&[4, 6, 6, 6, 6]);
    assert_eq!((t.n("karelia", Ussr, Infantry), t.n("karelia", Uk, Infantry)), (0, 1));
    // The proposer is asked, and proposes what the other's order says.
    let mut t = allies("players=5");
    order(&mut t, Uk, LossOrder::Cheapest);
    t.begin_combat(&[4]).roll(propose(Ussr, Infantry), &[6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 0);
    // The proposer's order proposes, the other is asked.
    let mut t = allies("players=5");
    order(&mut t, Ussr, LossOrder::Cheapest);
    t.begin_combat(&[4]);
    assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(Uk.seat())));
    t.roll(Action::AnswerLoss { agree: true }, &[6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 0);
}

#[test]
fn aa_009_cheapest_first_by_order() {
    let defenders = [(Ussr, Infantry, 1), (Ussr, Armor, 1), (Ussr, Fighter, 1), (Ussr, Bomber, 1)];
    let mut t = karelia(&defenders).flew(Bomber, 3, 2, "karelia");
    order(&mut t, Ussr, LossOrder::Cheapest);
    t.begin_combat(&[4, 4, 4, 6, 6, 6, 6]);
    assert_eq!(defenders.map(|(_, k, _)| t.n("karelia", Ussr, k)), [0, 0, 0, 1]);
    // The attacker's aircraft with least range left go first.
    let t = karelia(&[(Ussr, Fighter, 1)]).flew(Fighter, 1, 3, "karelia").flew(Fighter, 1, 1, "karelia");
    let mut t = t.flew(Fighter, 1, 2, "karelia");
    order(&mut t, Germany, LossOrder::Cheapest);
    t.begin_combat(&[6, 6, 6, 4]);
    assert_eq!(t.p.flights.iter().map(|f| f.left).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn aa_009_230_the_last_land_unit_is_kept_by_order() {
    for (given, infantry, fighters) in [(LossOrder::Cheapest, 0, 2), (LossOrder::KeepGround, 1, 1)] {
        let t = karelia(&[(Ussr, Fighter, 2)]).came(Infantry, 2, "ukraine", "karelia");
        let mut t = t.flew(Fighter, 2, 1, "karelia");
        order(&mut t, Germany, given);
        t.begin_combat(&[6, 6, 6, 6, 4, 4]);
        assert_eq!((t.n("karelia", Germany, Infantry), t.air("karelia", Fighter)), (infantry, fighters));
    }
    // For a defender the order means nothing special.
    let mut t = karelia(&[(Ussr, Infantry, 1), (Ussr, Fighter, 1)]).flew(Bomber, 1, 2, "karelia");
    order(&mut t, Ussr, LossOrder::KeepGround);
    t.begin_combat(&[4, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 0);
    // With nothing else to lose the last land unit goes.
    let mut t = karelia(&[(Ussr, Fighter, 1)]).came(Infantry, 1, "ukraine", "karelia");
    order(&mut t, Germany, LossOrder::KeepGround);
    t.begin_combat(&[6, 4]);
    assert!(t.fought());
}

#[test]
fn aa_009_orders_count_the_worth_in_this_fight_among_equal_costs() {
    // A British fighter with jets is worth more than a Soviet one without: the Soviet one goes, though Britain holds the ground.
    let t = Table::empty().own("karelia", Uk).put("karelia", Ussr, Fighter, 1).put("karelia", Uk, Fighter, 1);
    let mut t = t.attacker(Germany).flew(Bomber, 1, 2, "karelia");
    t.p.developments[Uk.i()].add(Development::Jets);
    order(&mut t, Uk, LossOrder::Cheapest);
    order(&mut t, Ussr, LossOrder::Cheapest);
    t.begin_combat(&[4, 6, 6]);
    assert_eq!((t.n("karelia", Ussr, Fighter), t.n("karelia", Uk, Fighter)), (0, 1));
    // The other way round it is the British one.
    let t = Table::empty().own("karelia", Uk).put("karelia", Ussr, Fighter, 1).put("karelia", Uk, Fighter, 1);
    let mut t = t.attacker(Germany).flew(Bomber, 1, 2, "karelia");
    t.p.developments[Ussr.i()].add(Development::Jets);
    order(&mut t, Uk, LossOrder::Cheapest);
    order(&mut t, Ussr, LossOrder::Cheapest);
    t.begin_combat(&[4, 6, 6]);
    assert_eq!((t.n("karelia", Ussr, Fighter), t.n("karelia", Uk, Fighter)), (1, 0));
}

// ---- low luck ----

#[test]
fn aa_008_low_luck_full_sixes_hit_and_one_die_decides_the_rest() {
    // Column 1: 1, one die. Column 3: 3 + 3 = 6, one sure hit and no die. Defense: 2 + 2 + 2 = 6.
    let t = karelia_with(&["low_luck=true"], &[(Ussr, Infantry, 3)]);
    let mut t = t.came(Infantry, 1, "ukraine", "karelia").came(Armor, 2, "ukraine", "karelia");
    t.begin_combat(&[2]);
    assert_eq!(t.asked(), Germany);
    assert_eq!(t.n("karelia", Ussr, Infantry), 2);
    t.act(lose(Germany, Infantry));
    assert_eq!(t.n("karelia", Germany, Armor), 2);
    // The rest decides at its value or less.
    for (die, left) in [(3, 0), (4, 1)] {
        let mut t = karelia_with(&["low_luck=true"], &[(Ussr, Infantry, 1)]).came(Armor, 1, "ukraine", "karelia");
        t.begin_combat(&[die, 6]);
        assert_eq!(t.n("karelia", Ussr, Infantry), left);
    }
}

#[test]
fn aa_310_low_luck_adds_up_what_is_assigned_together() {
    // Per column: 1, then 3, then 4: three dice. Per volley: 8 = one hit and a die at 2. The defender's 2 + 2 + 2 is a hit either way.
    for (option, dice) in [("casualties_per=column", &[6, 6, 6][..]), ("casualties_per=volley", &[6][..])] {
        let t = karelia_with(&["low_luck=true", option], &[(Ussr, Infantry, 3)]);
        let t = t.came(Infantry, 1, "ukraine", "karelia").came(Armor, 1, "ukraine", "karelia");
        let mut t = t.flew(Bomber, 1, 2, "karelia");
        t.begin_combat(dice);
        assert_eq!(t.asked(), Germany, "{option}");
        assert_eq!(t.n("karelia", Ussr, Infantry), if dice.len() == 1 { 2 } else { 3 });
    }
}

#[test]
fn aa_112_low_luck_does_not_touch_guns() {
    let t = karelia_with(&["low_luck=true"], &[(Ussr, Infantry, 1), (Ussr, Aa, 1)]);
    let mut t = t.flew(Fighter, 6, 2, "karelia");
    // Six dice for the gun; 18 is three hits; the infantry's 2 is a die.
    t.begin_combat(&[6, 6, 6, 6, 6, 6, 6]);
    assert!(t.fought());
}
