//! Submarines: first shots, what they can hit, withdrawal (rulebook 4.93-4.100).
use crate::support::{
    Table,
    battle::{BREAK_OFF, fight, lose, retreat, withdraw},
    game, sp,
};
use axis_and_allies::{
    Action, Event, Kind,
    Kind::{Battleship, Bomber, Carrier, Fighter, Submarine, Transport},
    Power,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    position::SubOrder,
    rule,
    types::Development,
};
use ironbottom_kernel::{Rules, ToAct};

/// Japan attacks a zone held by these.
fn at(zone: &str, defenders: &[(Power, Kind, u16)]) -> Table {
    defenders.iter().fold(Table::empty(), |t, (p, k, n)| t.put(zone, *p, *k, *n)).attacker(Japan)
}

fn fired(t: &Table) -> Vec<(Power, Kind, u8, usize)> {
    let of = |e: &Event| match e {
        Event::Fired { power, unit, value, dice, .. } => Some((*power, *unit, *value, dice.len())),
        _ => None,
    };
    t.events.iter().filter_map(|e| of(&e.event)).collect()
}

#[test]
fn aa_175_submarines_attack_and_defend_at_two() {
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[3, 3]);
    assert_eq!(fired(&t), [(Japan, Submarine, 2, 1), (Usa, Submarine, 2, 1)]);
    assert_eq!(t.asked(), Japan);
}

#[test]
fn aa_072_super_submarines_attack_at_three_and_defend_at_two() {
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 2)]);
    t.p.developments[Japan.i()].add(Development::SuperSubmarines);
    t.p.developments[Usa.i()].add(Development::SuperSubmarines);
    let mut t = t.came(Submarine, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[3, 3]);
    assert_eq!(fired(&t), [(Japan, Submarine, 3, 1), (Usa, Submarine, 2, 1)]);
    assert_eq!((t.n("sz_hawaii", Usa, Submarine), t.n("sz_hawaii", Japan, Submarine)), (1, 1));
}

#[test]
fn aa_176_attacking_submarines_fire_first_in_every_cycle() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 2)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    let mut t = t.came(Carrier, 1, "sz_wake", "sz_hawaii");
    // Though the carrier's column is lower the submarine is first; its victim does not fire: one die for two battleships.
    t.begin_combat(&[2, 6, 6]);
    assert_eq!(fired(&t), [(Japan, Submarine, 2, 1), (Japan, Carrier, 1, 1), (Usa, Battleship, 4, 1)]);
    t.act(Action::Stay);
    // Second cycle: it sinks the other before that one fires.
    t.roll(Action::PressOn, &[2]);
    assert!(t.fought());
}

#[test]
fn aa_177_defending_submarines_have_no_first_shot() {
    let t = at("sz_hawaii", &[(Usa, Submarine, 1), (Usa, Transport, 1)]).came(Battleship, 1, "sz_wake", "sz_hawaii");
    let mut t = t.came(Carrier, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[6, 4]);
    t.roll(lose(Usa, Transport), &[6, 2]);
    // The attackers fired before; the submarine fires in its column, after the transport.
    assert_eq!(fired(&t)[2..], [(Usa, Transport, 1, 1), (Usa, Submarine, 2, 1)]);
}

#[test]
fn aa_178_submarines_cannot_hit_aircraft() {
    // Attacking: against fighters whose carrier is gone they do not even roll.
    let mut t = at("sz_hawaii", &[(Usa, Carrier, 1), (Usa, Fighter, 1)]).came(Submarine, 2, "sz_wake", "sz_hawaii");
    t.begin_combat(&[2, 2, 6]);
    assert_eq!(t.lost(Usa, Carrier), 1);
    // Both submarines stay, with nothing to shoot at; the fighter misses again.
    t.roll(Action::Stay, &[6]);
    assert_eq!(fired(&t)[1..], [(Usa, Fighter, 4, 1), (Usa, Fighter, 4, 1)]);
    // Defending: the hit must go to a ship.
    let t = at("sz_hawaii", &[(Usa, Submarine, 1)]).came(Carrier, 1, "sz_wake", "sz_hawaii");
    let mut t = t.flew(Fighter, 1, 2, "sz_hawaii").came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[6, 6, 6, 2]);
    assert_eq!(t.legal(), [lose(Japan, Battleship), lose(Japan, Carrier)]);
}

#[test]
fn aa_178_what_finds_no_ship_is_wasted() {
    // Two defending submarines hit, one ship is there: the aircraft is safe.
    let t = at("sz_hawaii", &[(Usa, Submarine, 2)]).came(Carrier, 1, "sz_wake", "sz_hawaii");
    let mut t = t.flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[6, 6, 2, 2]);
    assert_eq!((t.n("sz_hawaii", Japan, Carrier), t.air("sz_hawaii", Fighter)), (0, 1));
    // Under the volley option too, where the others' hits go where they like.
    let t =
        Table::empty_with(&["casualties_per=volley"]).put("sz_hawaii", Usa, Submarine, 2).put("sz_hawaii", Usa, Battleship, 1);
    let t = t.attacker(Japan).came(Carrier, 1, "sz_wake", "sz_hawaii");
    let mut t = t.flew(Fighter, 2, 2, "sz_hawaii");
    t.begin_combat(&[6, 6, 6, 2, 2, 4]);
    assert_eq!((t.n("sz_hawaii", Japan, Carrier), t.air("sz_hawaii", Fighter)), (0, 1));
}

#[test]
fn aa_176_as_many_first_hits_as_ships_leave_nothing_to_choose() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 1), (Usa, Carrier, 1), (Usa, Fighter, 1)]);
    let mut t = t.came(Submarine, 2, "sz_wake", "sz_hawaii");
    t.begin_combat(&[1, 2, 6]);
    assert_eq!((t.asked(), t.lost(Usa, Battleship), t.lost(Usa, Carrier)), (Japan, 1, 1));
}

#[test]
fn aa_179_defending_submarines_do_not_fire_at_aircraft_alone() {
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 1), (Usa, Transport, 1)]).flew(Bomber, 1, 2, "sz_hawaii");
    t.begin_combat(&[6, 6]);
    assert_eq!(fired(&t), [(Japan, Bomber, 4, 1), (Usa, Transport, 1, 1)]);
    // One transport among the attackers, and they do.
    let t = at("sz_hawaii", &[(Usa, Submarine, 1), (Usa, Transport, 1)]).flew(Bomber, 1, 2, "sz_hawaii");
    let mut t = t.transport("sz_hawaii", &[], None, "sz_wake");
    t.begin_combat(&[6, 6, 6]);
    assert_eq!(fired(&t)[2], (Usa, Submarine, 2, 1));
}

#[test]
fn e56_aircraft_against_a_lone_submarine() {
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 1)]).flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[6]);
    // It never fires; it survived and may withdraw.
    assert_eq!((t.asked(), t.count("fired")), (Usa, 1));
    assert!(t.is_legal(withdraw(1, "sz_midway")));
    t.act(Action::Stay);
    // The aircraft may break off, or go on.
    assert_eq!(t.legal(), [Action::PressOn, BREAK_OFF]);
    t.roll(Action::PressOn, &[6]);
    t.act(withdraw(1, "sz_midway"));
    assert!(t.fought());
    assert_eq!((t.n("sz_midway", Usa, Submarine), t.air("sz_hawaii", Fighter)), (1, 1));
}

#[test]
fn e26_the_german_submarine_in_the_baltic_has_no_way_out() {
    let t = Table::empty().put("sz_baltic", Germany, Submarine, 1).put("sz_united_kingdom", Uk, Battleship, 1);
    let mut t = t.attacker(Ussr).flew(Fighter, 1, 2, "sz_baltic");
    t.begin_combat(&[6]);
    assert_eq!((t.asked(), t.legal()), (Ussr, vec![Action::PressOn, BREAK_OFF]));
    // It is sunk in the end.
    t.roll(Action::PressOn, &[3]);
    assert!(t.fought());
    assert_eq!(t.n("sz_baltic", Germany, Submarine), 0);
}

#[test]
fn e63_where_a_defending_submarine_may_go() {
    let t = Table::empty().put("sz_solomon", Usa, Submarine, 1).put("sz_wake", Usa, Transport, 1).put(
        "sz_new_zealand",
        Japan,
        Transport,
        1,
    );
    let t = t.put("sz_caroline", Japan, Carrier, 1).put("sz_hawaii", Uk, Submarine, 1).attacker(Japan);
    let t = t.came(Battleship, 1, "sz_caroline", "sz_solomon").came(Battleship, 1, "sz_caroline", "sz_wake");
    let mut t = t;
    t.begin_combat(&[]).roll(fight("sz_solomon"), &[6, 6]);
    assert_eq!(t.asked(), Usa);
    let zones = ["sz_hawaii", "sz_new_guinea", "sz_north_australia", "sz_south_pacific"];
    let mut expected: Vec<Action> = zones.map(|z| withdraw(1, z)).to_vec();
    expected.push(Action::Stay);
    assert_eq!(t.legal(), expected);
    assert_eq!(t.refused(withdraw(1, "sz_wake")), rule::AA_187);
    assert_eq!(t.refused(withdraw(1, "sz_new_zealand")), rule::AA_185);
    assert_eq!(t.refused(withdraw(1, "sz_caroline")), rule::AA_185);
    assert_eq!(t.refused(withdraw(1, "sz_midway")), rule::AA_182);
    // With no Japanese ship left there the Caroline zone is open.
    let t = Table::empty().put("sz_solomon", Usa, Submarine, 1).attacker(Japan).came(Battleship, 1, "sz_caroline", "sz_solomon");
    let mut t = t;
    t.begin_combat(&[6, 6]);
    assert!(t.is_legal(withdraw(1, "sz_caroline")));
}

#[test]
fn aa_180_after_the_cycle_the_attackers_submarines_first() {
    let mut t =
        at("sz_hawaii", &[(Usa, Submarine, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii").flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[6, 6, 6]);
    assert_eq!(game().to_act(&t.p), ToAct::One(Japan.seat()));
    assert_eq!(t.refused(Action::PressOn), rule::AA_180);
    t.act(Action::Stay);
    assert_eq!(game().to_act(&t.p), ToAct::One(Usa.seat()));
    assert_eq!(t.refusal(Japan.seat(), withdraw(1, "sz_wake")).rule, rule::AA_268);
    t.act(Action::Stay);
    assert_eq!(t.asked(), Japan);
    assert!(t.is_legal(Action::PressOn));
    // Asked again after the next cycle.
    t.roll(Action::PressOn, &[6, 6, 6]);
    assert!(t.is_legal(withdraw(1, "sz_wake")));
}

#[test]
fn aa_181_some_may_withdraw_while_others_stay() {
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 3)]).flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[6]);
    assert_eq!(t.refused(withdraw(4, "sz_midway")), rule::AA_181);
    assert_eq!(t.refused(withdraw(0, "sz_midway")), rule::AA_181);
    assert!(t.is_legal(withdraw(3, "sz_midway")));
    t.act(withdraw(2, "sz_midway"));
    assert_eq!((t.n("sz_midway", Usa, Submarine), t.n("sz_hawaii", Usa, Submarine)), (2, 1));
    assert_eq!(t.asked(), Japan);
}

#[test]
fn aa_182_attacking_submarines_go_back_where_a_ship_came_from() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Submarine, 2, "sz_wake", "sz_hawaii");
    let t = t.came(Battleship, 1, "sz_solomon", "sz_hawaii").origin("sz_midway", "sz_hawaii", true).origin(
        "sz_caroline",
        "sz_wake",
        false,
    );
    let mut t = t.put("sz_solomon", Usa, Transport, 1);
    t.begin_combat(&[6, 6, 6, 6]);
    // Midway only sent an aircraft; Solomon has enemies now; from Mexico nobody came.
    let expected = vec![withdraw(1, "sz_wake"), withdraw(2, "sz_wake"), Action::Stay];
    assert_eq!(t.legal(), expected);
    assert_eq!(t.refused(withdraw(1, "sz_midway")), rule::AA_182);
    assert_eq!(t.refused(withdraw(1, "sz_solomon")), rule::AA_182);
    assert_eq!(t.refused(withdraw(1, "sz_mexico")), rule::AA_182);
    t.act(withdraw(1, "sz_wake"));
    assert_eq!(t.p.moved.get(sp("sz_wake"), Submarine), 1, "it does not move again this turn");
    assert_eq!((t.n("sz_wake", Japan, Submarine), t.n("sz_hawaii", Japan, Submarine)), (1, 1));
    assert_eq!(t.p.moved.get(sp("sz_hawaii"), Submarine), 1);
}

#[test]
fn aa_183_all_that_withdraw_in_one_cycle_go_to_one_zone() {
    // One action for all of one's own; and co-defenders' submarines follow the first.
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 1), (Uk, Submarine, 1)]).flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[6]);
    assert_eq!(t.asked(), Uk);
    t.act(withdraw(1, "sz_midway"));
    assert_eq!((t.asked(), t.legal()), (Usa, vec![withdraw(1, "sz_midway"), Action::Stay]));
    assert_eq!(t.refused(withdraw(1, "sz_mexico")), rule::AA_183);
    t.act(Action::Stay);
    // In the next cycle the choice is free again.
    t.roll(Action::PressOn, &[6]);
    assert!(t.is_legal(withdraw(1, "sz_mexico")));
    // If the first stays, the second chooses.
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 1), (Uk, Submarine, 1)]).flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[6]).act(Action::Stay);
    assert!(t.is_legal(withdraw(1, "sz_mexico")));
}

#[test]
fn aa_184_the_zone_may_differ_from_the_main_forces() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    let mut t = t.came(Battleship, 1, "sz_solomon", "sz_hawaii");
    t.begin_combat(&[6, 6, 6]);
    t.act(withdraw(1, "sz_wake")).act(retreat("sz_solomon"));
    assert!(t.fought());
    assert_eq!((t.n("sz_wake", Japan, Submarine), t.n("sz_solomon", Japan, Battleship)), (1, 1));
}

#[test]
fn aa_185_186_defending_submarines_need_a_friendly_or_empty_zone() {
    // The only neighbour of the Karelian zone is the zone of the United Kingdom.
    for (there, out) in [(None, true), (Some(Uk), true), (Some(Germany), false)] {
        let t = Table::empty().put("sz_karelia", Ussr, Submarine, 1);
        let t = if let Some(p) = there { t.put("sz_united_kingdom", p, Submarine, 1) } else { t };
        let mut t = t.attacker(Germany).flew(Bomber, 1, 2, "sz_karelia");
        t.begin_combat(&[6]);
        assert_eq!(t.asked() == Ussr, out, "{there:?}");
        if out {
            assert_eq!(t.legal(), [withdraw(1, "sz_united_kingdom"), Action::Stay]);
        }
    }
}

#[test]
fn aa_187_no_submarine_withdraws_into_a_battle_site() {
    // Wake was a battle site and is clear now: closed to the attacker's submarines too, though a ship came from there.
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).put("sz_wake", Usa, Transport, 1);
    let t = t.came(Submarine, 1, "sz_wake", "sz_hawaii").came(Submarine, 1, "sz_solomon", "sz_hawaii");
    let mut t = t.came(Battleship, 1, "sz_caroline", "sz_wake");
    t.begin_combat(&[]).roll(fight("sz_wake"), &[4, 6, 6, 6, 6]);
    assert_eq!(t.asked(), Japan);
    assert!(!t.is_legal(withdraw(1, "sz_wake")) && t.is_legal(withdraw(1, "sz_solomon")));
    assert_eq!(t.refused(withdraw(1, "sz_wake")), rule::AA_187);
}

#[test]
fn aa_188_no_withdrawal_from_nobody() {
    // Attacker: the enemy is gone, it stays where it is.
    let mut t = at("sz_hawaii", &[(Usa, Transport, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[2]);
    assert!(t.fought());
    assert_eq!(t.n("sz_hawaii", Japan, Submarine), 1);
    // Defender: the last attackers have just withdrawn.
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[6, 6]).act(withdraw(1, "sz_wake"));
    assert!(t.fought());
    assert_eq!(t.n("sz_hawaii", Usa, Submarine), 1);
}

#[test]
fn aa_294_a_withdrawal_obliges_nobody_else() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    let mut t = t.flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[6, 6, 6]).act(withdraw(1, "sz_wake"));
    assert_eq!(t.legal(), [Action::PressOn, BREAK_OFF]);
    t.roll(Action::PressOn, &[3, 6]);
    assert!(t.fought());
    assert_eq!(t.n("sz_hawaii", Usa, Battleship), 0);
}

#[test]
fn aa_295_submarines_may_stay_when_the_main_force_retreats() {
    let t = |option| {
        let t = Table::empty_with(&[option]).put("sz_hawaii", Usa, Battleship, 1).attacker(Japan);
        let t = t.came(Submarine, 1, "sz_wake", "sz_hawaii").came(Carrier, 1, "sz_wake", "sz_hawaii");
        let mut t = t.flew(Fighter, 1, 2, "sz_hawaii");
        t.begin_combat(&[6, 6, 6, 6]).act(Action::Stay);
        t
    };
    let stay = Action::Retreat { to: Some(sp("sz_wake")), leave_subs: true };
    let mut on = t("submarines_may_stay_behind=true");
    assert!(on.is_legal(stay) && on.is_legal(retreat("sz_wake")));
    // The submarine fights on alone: it sinks the battleship.
    on.roll(stay, &[2]);
    assert!(on.fought());
    assert_eq!((on.n("sz_wake", Japan, Carrier), on.n("sz_hawaii", Japan, Submarine)), (1, 1));
    assert_eq!(on.n("sz_hawaii", Usa, Battleship), 0);
    let mut off = t("submarines_may_stay_behind=false");
    assert_eq!(off.refused(stay), rule::AA_295);
    off.act(retreat("sz_wake"));
    assert!(off.fought());
    assert_eq!(off.n("sz_wake", Japan, Submarine), 1);
}

#[test]
fn aa_295_aircraft_break_off_and_submarines_stay() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    let mut t = t.flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[6, 6, 6]).act(Action::Stay);
    let stay = Action::Retreat { to: None, leave_subs: true };
    assert_eq!(t.legal(), [Action::PressOn, stay, retreat("sz_wake")]);
    // Not all may stay, and without submarines none can.
    assert_eq!(t.refused(BREAK_OFF), rule::AA_214);
    t.roll(stay, &[6, 6]);
    assert_eq!(t.p.flights[0].mission, axis_and_allies::position::Mission::Home);
    // Only submarines are left: nobody else could leave them behind.
    assert!(t.is_legal(withdraw(1, "sz_wake")));
    t.roll(Action::Stay, &[6, 4]);
    assert!(t.fought());
    let mut t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[6, 6]);
    assert_eq!(t.refused(Action::Retreat { to: Some(sp("sz_wake")), leave_subs: true }), rule::AA_295);
}

#[test]
fn aa_180_submarines_alone_are_not_asked_twice() {
    // Staying means fighting on: the way of retreat was the way of withdrawal.
    let mut t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[6, 6]);
    t.roll(Action::Stay, &[6, 6]);
    assert!(t.is_legal(withdraw(1, "sz_wake")));
    // A zone that only an aircraft came from is a way of retreat, not of withdrawal: here there is a question.
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    let mut t = t.origin("sz_midway", "sz_hawaii", true);
    t.begin_combat(&[6, 6]).act(Action::Stay);
    assert_eq!(t.legal(), [Action::PressOn, retreat("sz_midway"), retreat("sz_wake")]);
    assert_eq!(t.refused(Action::Retreat { to: Some(sp("sz_wake")), leave_subs: true }), rule::AA_295);
    t.act(retreat("sz_midway"));
    assert_eq!(t.n("sz_midway", Japan, Submarine), 1);
}

#[test]
fn aa_296_a_submarine_hit_in_the_cycle_cannot_withdraw() {
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 2)]).came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4, 6, 6]);
    assert_eq!(t.asked(), Usa);
    assert!(t.is_legal(withdraw(1, "sz_midway")) && !t.is_legal(withdraw(2, "sz_midway")));
    let mut t = at("sz_hawaii", &[(Usa, Submarine, 1), (Usa, Transport, 1)]).came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4]).roll(lose(Usa, Submarine), &[6, 6]);
    assert_eq!(t.asked(), Japan);
}

#[test]
fn aa_180_standing_orders_for_submarines() {
    let t = |attacker, defender| {
        let t = at("sz_hawaii", &[(Usa, Submarine, 2)]).came(Submarine, 1, "sz_wake", "sz_hawaii").came(
            Battleship,
            1,
            "sz_wake",
            "sz_hawaii",
        );
        let mut t = t;
        t.p.standing[Japan.i()].subs = attacker;
        t.p.standing[Usa.i()].subs = defender;
        t.begin_combat(&[6, 6, 6, 6]);
        t
    };
    let stay = t(SubOrder::Stay, SubOrder::Stay);
    assert!(stay.is_legal(Action::PressOn));
    assert_eq!(stay.n("sz_hawaii", Usa, Submarine), 2);
    let leave = t(SubOrder::Leave, SubOrder::Stay);
    assert_eq!(leave.n("sz_wake", Japan, Submarine), 1);
    assert!(leave.is_legal(Action::PressOn));
    // All of them, to the first zone in the list.
    let gone = t(SubOrder::Stay, SubOrder::Leave);
    assert!(gone.fought());
    assert_eq!(gone.n("sz_mexico", Usa, Submarine), 2);
}

#[test]
fn aa_186_an_attacking_submarine_that_cannot_leave_is_not_asked() {
    // It was there from the beginning (new ships were placed beside it).
    let mut t = at("sz_hawaii", &[(Usa, Transport, 1)]).put("sz_hawaii", Japan, Submarine, 1);
    t.begin_combat(&[6, 6, 2]);
    assert!(t.fought());
}

#[test]
fn aa_273_the_canal_binds_withdrawing_defenders() {
    // The Suez canal is Allied: Germany's submarine may not leave through it, Britain's may.
    let t = Table::empty().put("sz_red_sea", Germany, Submarine, 1).attacker(Uk).flew(Bomber, 1, 2, "sz_red_sea");
    let mut t = t;
    t.begin_combat(&[6]);
    assert!(!t.is_legal(withdraw(1, "sz_east_med")) && t.is_legal(withdraw(1, "sz_india")));
    assert_eq!(t.refused(withdraw(1, "sz_east_med")), rule::AA_273);
    let mut t = Table::empty().put("sz_red_sea", Uk, Submarine, 1).attacker(Germany).flew(Bomber, 1, 2, "sz_red_sea");
    t.begin_combat(&[6]);
    assert!(t.is_legal(withdraw(1, "sz_east_med")));
    // One bank in the attacker's hands shuts it.
    let t = Table::empty().put("sz_red_sea", Uk, Submarine, 1).own("syria_iraq", Germany).attacker(Germany);
    let mut t = t.flew(Bomber, 1, 2, "sz_red_sea");
    t.begin_combat(&[6]);
    assert!(!t.is_legal(withdraw(1, "sz_east_med")));
}
