//! Sea battles (rulebook 4.49-4.51, 4.60-4.86, 5.20-5.28).
#![allow(clippy::expect_used, reason = "helpers of tests fail their test")]
use crate::support::{
    Table,
    battle::{BREAK_OFF, lose, lose_air, propose, retreat, withdraw},
    game, sp,
};
use axis_and_allies::{
    Action, Event, Kind,
    Kind::{Aa, Armor, Battleship, Bomber, Carrier, Fighter, Infantry, Submarine, Transport},
    Power,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    position::{LossOrder, ShipRef},
    rule,
    types::Development,
};
use ironbottom_kernel::{Rules, SeatSet, ToAct};

/// Japan attacks a zone held by these.
fn at(zone: &str, defenders: &[(Power, Kind, u16)]) -> Table {
    at_with(&[], zone, defenders)
}

fn at_with(options: &[&str], zone: &str, defenders: &[(Power, Kind, u16)]) -> Table {
    let t = Table::empty_with(options);
    defenders.iter().fold(t, |t, (p, k, n)| t.put(zone, *p, *k, *n)).attacker(Japan)
}

fn fired(t: &Table) -> Vec<(Power, Kind, u8, usize)> {
    let of = |e: &Event| match e {
        Event::Fired { power, unit, value, dice, .. } => Some((*power, *unit, *value, dice.len())),
        _ => None,
    };
    t.events.iter().filter_map(|e| of(&e.event)).collect()
}

/// The entry of a transport by its first piece of cargo.
fn ship(t: &Table, owner: Power, cargo: Option<Kind>) -> ShipRef {
    let i = t.p.ships.iter().position(|s| s.owner == owner && s.cargo[0].map(|c| c.kind) == cargo);
    ShipRef::Entry(i.expect("a ship") as u8)
}

fn sink(owner: Power, ship: ShipRef) -> Action {
    Action::Lose { owner, unit: Transport, left: 0, ship }
}

#[test]
fn e22_fighters_on_an_island_do_not_defend_its_zone() {
    let t = Table::empty().put("sz_united_kingdom", Uk, Battleship, 1).put("sz_united_kingdom", Uk, Transport, 1);
    let mut t = t.put("united_kingdom", Uk, Fighter, 2).attacker(Germany).flew(Fighter, 2, 2, "sz_united_kingdom");
    t.begin_combat(&[3, 6]);
    assert_eq!(t.legal(), [lose(Uk, Battleship), lose(Uk, Transport)]);
    t.roll(lose(Uk, Transport), &[6, 6]);
    assert_eq!(fired(&t)[1..], [(Uk, Transport, 1, 1), (Uk, Battleship, 4, 1)]);
    assert_eq!(t.n("united_kingdom", Uk, Fighter), 2);
    t.roll(Action::PressOn, &[3, 6, 6]);
    assert!(t.fought());
}

#[test]
fn e32_the_sea_battle_of_hawaii() {
    let mut t =
        at("sz_hawaii", &[(Usa, Submarine, 1), (Usa, Carrier, 1), (Usa, Fighter, 1)]).put("hawaiian_islands", Usa, Infantry, 1);
    t.p.developments[Japan.i()].add(Development::SuperSubmarines);
    let t = t.came(Submarine, 1, "sz_solomon", "sz_hawaii").came(Battleship, 1, "sz_wake", "sz_hawaii");
    let mut t = t.flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[3]);
    assert_eq!((t.asked(), t.legal()), (Usa, vec![lose(Usa, Carrier), lose(Usa, Submarine)]));
    t.roll(lose(Usa, Submarine), &[3]);
    // The battleship's 2 finds only the fighter; carrier and fighter fire from behind the line and miss.
    t.roll(lose(Usa, Carrier), &[2, 5, 6]);
    assert!(t.fought(), "no withdrawal and no retreat from nobody");
    assert_eq!((t.n("sz_hawaii", Japan, Submarine), t.n("sz_hawaii", Japan, Battleship)), (1, 1));
    assert_eq!(t.owner("hawaiian_islands"), Some(Usa));
    assert_eq!((t.n("hawaiian_islands", Usa, Infantry), t.air("sz_hawaii", Fighter)), (1, 1));
}

#[test]
fn aa_155_156_161_values_of_ships() {
    let t =
        at("sz_hawaii", &[(Usa, Battleship, 1), (Usa, Carrier, 1), (Usa, Transport, 1), (Usa, Submarine, 1), (Usa, Fighter, 2)]);
    let t = t.came(Battleship, 1, "sz_wake", "sz_hawaii").came(Carrier, 1, "sz_wake", "sz_hawaii");
    let t = t.came(Submarine, 1, "sz_wake", "sz_hawaii").transport("sz_hawaii", &[], None, "sz_wake");
    let mut t = t.flew(Bomber, 1, 2, "sz_hawaii");
    t.begin_combat(&[6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    let rows = [
        (Japan, Submarine, 2, 1),
        (Japan, Carrier, 1, 1),
        (Japan, Bomber, 4, 1),
        (Japan, Battleship, 4, 1),
        (Usa, Transport, 1, 1),
        (Usa, Submarine, 2, 1),
        (Usa, Carrier, 3, 1),
        (Usa, Fighter, 4, 2),
        (Usa, Battleship, 4, 1),
    ];
    assert_eq!(fired(&t), rows);
}

#[test]
fn aa_155_one_hit_sinks_a_battleship() {
    let mut t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4, 4]);
    assert!(t.fought());
    assert_eq!((t.n("sz_hawaii", Usa, Battleship), t.n("sz_hawaii", Japan, Battleship)), (0, 0));
}

#[test]
fn aa_157_158_hits_on_a_carrier_group() {
    let t = || at("sz_hawaii", &[(Usa, Carrier, 1), (Usa, Fighter, 2)]);
    // A battleship's hit may be taken on a fighter.
    let mut a = t().came(Battleship, 1, "sz_wake", "sz_hawaii");
    a.begin_combat(&[4]);
    assert_eq!(a.legal(), [lose(Usa, Fighter), lose(Usa, Carrier)]);
    a.roll(lose(Usa, Fighter), &[6, 6, 6]);
    assert_eq!((a.n("sz_hawaii", Usa, Carrier), a.n("sz_hawaii", Usa, Fighter)), (1, 1));
    // A submarine's may not: the carrier goes, without firing, the fighters fire.
    let mut s = t().put("sz_hawaii", Usa, Battleship, 1).came(Submarine, 1, "sz_wake", "sz_hawaii");
    s.begin_combat(&[2]);
    assert_eq!(s.legal(), [lose(Usa, Battleship), lose(Usa, Carrier)]);
    assert_eq!(s.refused(lose(Usa, Fighter)), rule::AA_158);
    s.roll(lose(Usa, Carrier), &[6, 6, 6]);
    assert_eq!(fired(&s)[1..], [(Usa, Fighter, 4, 2), (Usa, Battleship, 4, 1)]);
}

#[test]
fn aa_159_an_allied_fighter_defends_and_its_owner_rolls() {
    let mut t = at("sz_hawaii", &[(Usa, Carrier, 1), (Usa, Fighter, 1), (Uk, Fighter, 1)]);
    t.p.developments[Uk.i()].add(Development::Jets);
    let mut t = t.came(Battleship, 2, "sz_wake", "sz_hawaii");
    t.begin_combat(&[6, 6, 6, 6, 5]);
    assert_eq!(fired(&t)[1..], [(Usa, Carrier, 3, 1), (Usa, Fighter, 4, 1), (Uk, Fighter, 5, 1)]);
    assert_eq!(t.n("sz_hawaii", Japan, Battleship), 1);
}

#[test]
fn aa_220_at_sea_the_power_with_most_units_proposes() {
    for (uk, first) in [(1, Usa), (2, Uk), (3, Uk)] {
        let t = at_with(&["players=5"], "sz_hawaii", &[(Usa, Battleship, 2), (Uk, Submarine, uk)]);
        let mut t = t.came(Battleship, 1, "sz_wake", "sz_hawaii");
        t.begin_combat(&[4]);
        // Two each: the first in the order of play.
        assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(first.seat())), "{uk} British units");
        assert!(t.is_legal(propose(Uk, Submarine)));
    }
}

#[test]
fn aa_144_145_an_orphaned_fighter_fights_on_and_lands_on_an_island() {
    let t = at("sz_midway", &[(Usa, Carrier, 1), (Usa, Fighter, 1)]).came(Submarine, 1, "sz_hawaii", "sz_midway");
    let mut t = t.flew(Fighter, 1, 2, "sz_midway");
    // The submarine sinks the carrier; the fighter still defends at 4 and hits.
    t.begin_combat(&[2, 6, 4]);
    t.act(lose_air(Japan, Fighter, 2));
    t.act(withdraw(1, "sz_hawaii"));
    assert!(t.fought() && t.saw("alighted"));
    assert_eq!((t.n("sz_midway", Usa, Fighter), t.n("midway", Usa, Fighter)), (0, 1));
}

#[test]
fn e27_a_submarine_against_a_carrier() {
    let t = |zone, from| at(zone, &[(Usa, Carrier, 1), (Usa, Fighter, 1)]).came(Submarine, 1, from, zone);
    let mut a = t("sz_midway", "sz_hawaii");
    a.begin_combat(&[2, 5]);
    assert_eq!((a.asked(), a.legal()), (Japan, vec![withdraw(1, "sz_hawaii"), Action::Stay]));
    a.act(withdraw(1, "sz_hawaii"));
    assert!(a.fought());
    assert_eq!((a.n("midway", Usa, Fighter), a.n("sz_hawaii", Japan, Submarine)), (1, 1));
    // Without a friendly island it is lost.
    let mut b = t("sz_north_pacific", "sz_hawaii");
    b.begin_combat(&[2, 5]).act(withdraw(1, "sz_hawaii"));
    assert!(b.fought() && b.saw("crashed"));
    assert_eq!(b.n("sz_north_pacific", Usa, Fighter), 0);
}

#[test]
fn aa_145_only_a_friendly_island_or_deck_will_do() {
    // An island the enemy holds.
    let t = at("sz_wake", &[(Usa, Carrier, 1), (Usa, Fighter, 1)]).came(Submarine, 1, "sz_caroline", "sz_wake");
    let mut t = t;
    t.begin_combat(&[2, 5]).act(withdraw(1, "sz_caroline"));
    assert!(t.saw("crashed"));
    // An island an ally holds.
    let t = at("sz_wake", &[(Usa, Carrier, 1), (Usa, Fighter, 1)]).own("wake_island", Uk);
    let mut t = t.came(Submarine, 1, "sz_caroline", "sz_wake");
    t.begin_combat(&[2, 5]).act(withdraw(1, "sz_caroline"));
    assert_eq!(t.n("wake_island", Usa, Fighter), 1);
    // A coast that is no island.
    let t = at("sz_western_us", &[(Usa, Carrier, 1), (Usa, Fighter, 1)]);
    let mut t = t.came(Submarine, 1, "sz_hawaii", "sz_western_us");
    t.begin_combat(&[2, 5]).act(withdraw(1, "sz_hawaii"));
    assert!(t.saw("crashed"));
    assert_eq!(t.n("western_us", Usa, Fighter), 0);
}

#[test]
fn aa_145_another_carrier_takes_as_many_as_it_has_room_for() {
    for (fighters, crashed) in [(2, 0), (3, 1), (4, 2)] {
        let t = at("sz_north_pacific", &[(Usa, Carrier, 2), (Usa, Fighter, fighters)]);
        let mut t = t.came(Submarine, 1, "sz_hawaii", "sz_north_pacific");
        let dice: Vec<u8> = [2].into_iter().chain(std::iter::repeat_n(6, 1 + fighters as usize)).collect();
        t.begin_combat(&dice).act(withdraw(1, "sz_hawaii"));
        assert_eq!((t.count("crashed"), t.n("sz_north_pacific", Usa, Fighter)), (crashed, 2));
    }
    // An ally's carrier does as well; his own fighters are not the ones to go.
    let t = at("sz_north_pacific", &[(Usa, Carrier, 1), (Uk, Carrier, 1), (Usa, Fighter, 2), (Uk, Fighter, 1)]);
    let mut t = t.came(Submarine, 1, "sz_hawaii", "sz_north_pacific");
    for s in &mut t.p.standing {
        s.losses = LossOrder::Cheapest;
    }
    // Equal worth: the first in the order of play is lost, the British one.
    t.begin_combat(&[2, 6, 6, 6, 6]).act(withdraw(1, "sz_hawaii"));
    assert_eq!((t.n("sz_north_pacific", Usa, Fighter), t.n("sz_north_pacific", Uk, Fighter)), (2, 0));
}

#[test]
fn aa_145_a_guest_whose_deck_is_afloat_stays() {
    let t = at("sz_north_pacific", &[(Usa, Carrier, 1), (Uk, Fighter, 2)]);
    let mut t = t.came(Battleship, 1, "sz_hawaii", "sz_north_pacific");
    t.begin_combat(&[6, 6, 6, 6]).act(retreat("sz_hawaii"));
    assert!(t.fought() && !t.saw("crashed"));
    assert_eq!(t.n("sz_north_pacific", Uk, Fighter), 2);
}

#[test]
fn aa_145_the_owner_chooses_among_several_islands() {
    let t = Table::empty().put("sz_united_kingdom", Uk, Carrier, 1).put("sz_united_kingdom", Uk, Fighter, 2).own("eire", Usa);
    let mut t = t.attacker(Germany).came(Submarine, 1, "sz_baltic", "sz_united_kingdom");
    t.begin_combat(&[2, 5, 5]).act(withdraw(1, "sz_baltic"));
    let alight = |to| Action::Alight { zone: sp("sz_united_kingdom"), to: sp(to) };
    assert_eq!(game().to_act(&t.p), ToAct::One(Uk.seat()));
    assert_eq!(t.legal(), [alight("eire"), alight("united_kingdom")]);
    assert_eq!(t.refused(alight("finland_norway")), rule::AA_145);
    assert_eq!(t.refused(Action::Alight { zone: sp("sz_baltic"), to: sp("eire") }), rule::AA_145);
    assert_eq!(t.refused(Action::Done), rule::AA_145);
    t.act(alight("eire")).act(alight("united_kingdom"));
    assert!(t.fought());
    assert_eq!((t.n("eire", Uk, Fighter), t.n("united_kingdom", Uk, Fighter)), (1, 1));
}

/// The carrier off Midway is sunk, and Midway itself is attacked by a bomber.
fn midway(option: &str) -> Table {
    let t = at_with(&[option], "sz_midway", &[(Usa, Carrier, 1), (Usa, Fighter, 1)]).put("midway", Usa, Infantry, 1);
    let mut t = t.came(Submarine, 1, "sz_hawaii", "sz_midway").flew(Bomber, 1, 2, "midway");
    t.begin_combat(&[]).roll(crate::support::battle::fight("sz_midway"), &[2, 5]);
    t
}

#[test]
fn aa_145_orphans_land_when_all_fighting_is_over() {
    let mut t = midway("orphan_fighters_land_at_once=false");
    // The bomber meets the infantry alone.
    t.roll(withdraw(1, "sz_hawaii"), &[4, 6]);
    assert!(t.fought());
    assert_eq!(t.n("midway", Usa, Fighter), 1);
    // Under the option the fighter defends its island.
    let mut t = midway("orphan_fighters_land_at_once=true");
    t.roll(withdraw(1, "sz_hawaii"), &[4]);
    assert_eq!(t.legal(), [lose(Usa, Infantry), lose(Usa, Fighter)]);
    t.roll(lose(Usa, Infantry), &[6, 6]);
    assert_eq!(t.n("midway", Usa, Fighter), 1);
}

#[test]
fn aa_145_an_island_lost_in_the_meantime_is_no_place_to_land() {
    let t = at("sz_midway", &[(Usa, Carrier, 1), (Usa, Fighter, 1)]).came(Submarine, 1, "sz_hawaii", "sz_midway");
    let mut t = t.own("midway", Japan);
    t.begin_combat(&[2, 5]).act(withdraw(1, "sz_hawaii"));
    assert!(t.saw("crashed"));
}

#[test]
fn aa_143_fighters_ashore_are_neither_targets_nor_shooters() {
    let t = at("sz_midway", &[(Usa, Submarine, 1)]).put("midway", Usa, Fighter, 2);
    let mut t = t.came(Battleship, 1, "sz_hawaii", "sz_midway");
    t.begin_combat(&[4, 6]);
    assert!(t.fought());
    assert_eq!(fired(&t).len(), 2);
    assert_eq!(t.n("midway", Usa, Fighter), 2);
}

// ---- passengers ----

#[test]
fn aa_293_passengers_neither_fire_nor_are_chosen_and_sink_with_their_carrier() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Carrier, 1, "sz_wake", "sz_hawaii").came(
        Battleship,
        1,
        "sz_wake",
        "sz_hawaii",
    );
    let mut t = t.put("sz_hawaii", Germany, Fighter, 1).put("sz_hawaii", Japan, Fighter, 1);
    t.begin_combat(&[6, 6, 4]);
    assert_eq!(fired(&t)[..2], [(Japan, Carrier, 1, 1), (Japan, Battleship, 4, 1)]);
    assert_eq!(t.legal(), [lose(Japan, Battleship), lose(Japan, Carrier)]);
    assert_eq!(t.refused(lose(Germany, Fighter)), rule::AA_009);
    t.act(lose(Japan, Carrier));
    assert_eq!((t.n("sz_hawaii", Germany, Fighter), t.n("sz_hawaii", Japan, Fighter)), (0, 0));
    assert_eq!((t.lost(Germany, Fighter), t.lost(Japan, Fighter)), (1, 1));
}

#[test]
fn aa_293_passengers_without_a_deck_are_lost_no_others() {
    // Two carriers with three passengers: one carrier sinks, one passenger is lost, and it is asked whose.
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Carrier, 2, "sz_wake", "sz_hawaii");
    let mut t = t.put("sz_hawaii", Germany, Fighter, 3).put("sz_hawaii", Japan, Fighter, 1);
    t.begin_combat(&[6, 6, 4]);
    // Germany has no carrier there: its fighters are the guests.
    assert_eq!((t.n("sz_hawaii", Germany, Fighter), t.n("sz_hawaii", Japan, Fighter)), (1, 1));
    // As many as there is room for: none is lost.
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Carrier, 2, "sz_wake", "sz_hawaii");
    let mut t = t.put("sz_hawaii", Germany, Fighter, 2);
    t.begin_combat(&[6, 6, 4]);
    assert_eq!(t.n("sz_hawaii", Germany, Fighter), 2);
    // Another ship's loss costs no passenger.
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Carrier, 1, "sz_wake", "sz_hawaii").came(
        Submarine,
        1,
        "sz_wake",
        "sz_hawaii",
    );
    let mut t = t.put("sz_hawaii", Germany, Fighter, 2);
    t.begin_combat(&[6, 6, 4]).act(lose(Japan, Submarine));
    assert_eq!(t.n("sz_hawaii", Germany, Fighter), 2);
}

/// A British fighter and a Soviet one on two American carriers, one of which goes down, with an American one.
fn guests(order: LossOrder) -> Table {
    let t = Table::empty().put("sz_wake", Japan, Battleship, 1).attacker(Usa).came(Carrier, 2, "sz_hawaii", "sz_wake");
    let mut t = t.put("sz_wake", Uk, Fighter, 1).put("sz_wake", Ussr, Fighter, 1).put("sz_wake", Usa, Fighter, 1);
    t.p.standing[Usa.i()].losses = order;
    t.begin_combat(&[6, 6, 4]);
    t
}

#[test]
fn aa_293_whose_passenger_is_lost() {
    let mut t = guests(LossOrder::Ask);
    assert_eq!((t.asked(), t.legal()), (Usa, vec![lose(Ussr, Fighter), lose(Uk, Fighter)]));
    assert_eq!(t.refused(lose(Usa, Fighter)), rule::AA_293);
    t.act(lose(Uk, Fighter));
    assert_eq!([Ussr, Uk, Usa].map(|p| t.n("sz_wake", p, Fighter)), [1, 0, 1]);
    let t = guests(LossOrder::Cheapest);
    assert_eq!([Ussr, Uk, Usa].map(|p| t.n("sz_wake", p, Fighter)), [0, 1, 1]);
    // By order an ally's goes before one's own: the Soviet carrier is sunk beside a British one with one place left.
    let t = Table::empty().put("sz_wake", Japan, Battleship, 1).attacker(Ussr).came(Carrier, 1, "sz_hawaii", "sz_wake");
    let t = t.put("sz_wake", Ussr, Fighter, 1).put("sz_wake", Usa, Fighter, 1).put("sz_wake", Uk, Fighter, 1);
    let mut t = t.put("sz_wake", Uk, Carrier, 1);
    t.p.standing[Ussr.i()].losses = LossOrder::Cheapest;
    t.begin_combat(&[6, 4]);
    assert_eq!([Ussr, Uk, Usa].map(|p| t.n("sz_wake", p, Fighter)), [1, 1, 0]);
}

#[test]
fn aa_293_under_the_option_allied_passengers_may_be_chosen() {
    let t = |option| {
        let t = at_with(&[option], "sz_hawaii", &[(Usa, Battleship, 1)]).came(Carrier, 1, "sz_wake", "sz_hawaii");
        t.put("sz_hawaii", Germany, Fighter, 1).put("sz_hawaii", Japan, Fighter, 1)
    };
    let mut on = t("allied_passengers_as_casualties=true");
    on.begin_combat(&[6, 4]);
    assert_eq!(on.legal(), [lose(Germany, Fighter), lose(Japan, Carrier)]);
    on.act(lose(Germany, Fighter));
    assert_eq!((on.n("sz_hawaii", Japan, Carrier), on.n("sz_hawaii", Germany, Fighter)), (1, 0));
    let mut off = t("allied_passengers_as_casualties=false");
    off.begin_combat(&[6, 4]);
    assert!(off.fought());
    // A submarine's hit cannot be taken on them either way.
    let t = at_with(&["allied_passengers_as_casualties=true"], "sz_hawaii", &[(Usa, Submarine, 1)]);
    let mut t = t.came(Carrier, 1, "sz_wake", "sz_hawaii").put("sz_hawaii", Germany, Fighter, 1);
    t.begin_combat(&[6, 2]);
    assert!(t.fought());
    assert_eq!(t.n("sz_hawaii", Japan, Carrier), 0);
}

// ---- transports ----

#[test]
fn aa_098_162_cargo_neither_fires_nor_is_a_target_and_sinks_with_the_ship() {
    let t =
        Table::empty().ship_of(Usa, Usa, "sz_hawaii", &[Armor], None).ship_of(Usa, Uk, "sz_hawaii", &[Infantry, Infantry], None);
    let mut t = t.attacker(Japan).came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4]);
    assert_eq!(fired(&t).len(), 1);
    // Two transports that differ in what they carry.
    let (armor, infantry) = (ship(&t, Usa, Some(Armor)), ship(&t, Usa, Some(Infantry)));
    assert_eq!(t.legal().len(), 2);
    assert_eq!(t.refused(lose(Usa, Infantry)), rule::AA_009);
    assert_eq!(t.refused(sink(Usa, ShipRef::Plain)), rule::AA_009);
    assert!(t.is_legal(sink(Usa, armor)));
    t.roll(sink(Usa, infantry), &[6, 6]);
    assert_eq!((t.lost(Uk, Infantry), t.lost(Usa, Armor), t.lost(Usa, Transport)), (2, 0, 1));
    assert_eq!((t.p.ships.len(), t.n("sz_hawaii", Usa, Transport)), (1, 1));
    // Two transports fired: the casualty too.
    assert_eq!(fired(&t)[1..], [(Usa, Transport, 1, 2)]);
}

#[test]
fn aa_120_279_a_gun_is_lost_only_with_its_transport() {
    let t = Table::empty().ship_of(Usa, Usa, "sz_hawaii", &[Aa], None).put("hawaiian_islands", Usa, Aa, 1);
    let mut t = t.attacker(Japan).came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4, 6]);
    assert!(t.fought());
    assert_eq!((t.lost(Usa, Aa), t.p.ships.len(), t.n("hawaiian_islands", Usa, Aa)), (1, 0, 1));
}

#[test]
fn aa_174_303_the_attacker_may_take_hits_on_transports_laden_or_empty() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Battleship, 1, "sz_wake", "sz_hawaii");
    let t =
        t.transport("sz_hawaii", &[], None, "sz_wake").transport("sz_hawaii", &[Infantry], Some("hawaiian_islands"), "sz_wake");
    let mut t = t.transport("sz_hawaii", &[], None, "sz_wake");
    t.begin_combat(&[6, 4]);
    let (empty, laden) = (ship(&t, Japan, None), ship(&t, Japan, Some(Infantry)));
    assert_eq!(t.legal(), [lose(Japan, Battleship), sink(Japan, empty), sink(Japan, laden)]);
    let mut u = Table { p: t.p.clone(), events: Vec::new() };
    u.act(sink(Japan, laden));
    assert_eq!(u.lost(Japan, Infantry), 1);
    t.act(sink(Japan, empty));
    assert_eq!((t.n("sz_hawaii", Japan, Transport), t.lost(Japan, Infantry)), (2, 0));
    assert!(t.p.ships.iter().all(|s| s.spent));
}

#[test]
fn aa_303_transports_that_differ_only_in_their_voyage_are_alike() {
    let mut t = at("sz_hawaii", &[(Usa, Battleship, 1)]).transport("sz_hawaii", &[], None, "sz_wake").put(
        "sz_hawaii",
        Japan,
        Transport,
        1,
    );
    let mut far = axis_and_allies::position::Ship { steps: 2, loaded: true, spent: true, ..t.p.ships[0] };
    far.zone = sp("sz_hawaii");
    t.p.units.add(sp("sz_hawaii"), Japan, Transport, 1);
    t.p.set_ship(ShipRef::Plain, axis_and_allies::position::Ship::plain(sp("sz_hawaii"), Japan), far);
    t.begin_combat(&[4]);
    // One of three is sunk without a question; the rest must retreat.
    assert!(t.fought());
    assert_eq!(t.n("sz_wake", Japan, Transport), 2);
}

#[test]
fn aa_303_like_transports_are_counted_each() {
    // Two hits on three ships, two of them alike: there is something to choose.
    let t = at("sz_hawaii", &[(Usa, Battleship, 2)]).came(Battleship, 1, "sz_wake", "sz_hawaii");
    let mut t = t.transport("sz_hawaii", &[Infantry], None, "sz_wake").transport("sz_hawaii", &[Infantry], None, "sz_wake");
    t.begin_combat(&[6, 4, 4]);
    assert_eq!(t.legal().len(), 2);
    t.act(lose(Japan, Battleship));
    assert_eq!(t.lost(Japan, Transport), 1);
}

#[test]
fn aa_009_orders_take_empty_transports_before_submarines_before_laden_transports() {
    let order = |n: u16| {
        let t = at("sz_hawaii", &[(Usa, Battleship, n)]).came(Submarine, 1, "sz_wake", "sz_hawaii").came(
            Carrier,
            1,
            "sz_wake",
            "sz_hawaii",
        );
        let t = t.transport("sz_hawaii", &[], None, "sz_wake").transport("sz_hawaii", &[Infantry], None, "sz_wake");
        let mut t = t.transport("sz_hawaii", &[Infantry, Infantry], None, "sz_wake");
        t.p.standing[Japan.i()].losses = LossOrder::Cheapest;
        let dice: Vec<u8> = [6, 6].into_iter().chain(std::iter::repeat_n(4, n as usize)).collect();
        t.begin_combat(&dice);
        (t.n("sz_hawaii", Japan, Transport), t.n("sz_hawaii", Japan, Submarine), t.lost(Japan, Infantry))
    };
    assert_eq!(order(1), (2, 1, 0));
    assert_eq!(order(2), (2, 0, 0));
    assert_eq!(order(3), (1, 0, 1));
    assert_eq!(order(4), (0, 0, 3));
    // Defending, a transport is worth less than a submarine of the same price.
    let mut t = at("sz_hawaii", &[(Usa, Transport, 1), (Usa, Submarine, 1)]).came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.p.standing[Usa.i()].losses = LossOrder::Cheapest;
    t.begin_combat(&[4, 6, 6]);
    assert_eq!((t.n("sz_hawaii", Usa, Transport), t.n("sz_hawaii", Usa, Submarine)), (0, 1));
}

// ---- the rest ----

#[test]
fn aa_225_a_sea_battle_captures_nothing() {
    let t = at("sz_midway", &[(Usa, Submarine, 1)]).put("midway", Usa, Infantry, 1);
    let mut t = t.came(Battleship, 1, "sz_hawaii", "sz_midway");
    t.begin_combat(&[4, 6]);
    assert!(t.fought() && !t.saw("captured"));
    assert_eq!(t.owner("midway"), Some(Usa));
}

#[test]
fn aa_223_first_shot_victims_are_gone_before_the_defender_fires() {
    let t = at("sz_hawaii", &[(Usa, Battleship, 1), (Usa, Carrier, 1)]).came(Submarine, 1, "sz_wake", "sz_hawaii");
    let mut t = t.came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[2]);
    // The battleship goes without a shot; the carrier, hit by the battleship, still fires.
    t.roll(lose(Usa, Battleship), &[4, 6]);
    assert!(t.fought());
    assert_eq!(fired(&t)[2..], [(Usa, Carrier, 3, 1)]);
}

#[test]
fn aa_010_at_sea_too_casualties_fire_from_behind_the_line() {
    let mut t = at("sz_hawaii", &[(Usa, Battleship, 1)]).came(Battleship, 2, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4, 6, 4]);
    assert!(t.fought());
    assert_eq!(t.n("sz_hawaii", Japan, Battleship), 1);
}

#[test]
fn aa_263_a_zone_shared_with_new_enemy_ships_is_fought_over() {
    // Nobody came from anywhere: the ships were there. They fight to the end; the ally's ships look on.
    let t = at("sz_japan", &[(Usa, Transport, 1)]).put("sz_japan", Japan, Battleship, 1).put("sz_japan", Japan, Transport, 1);
    let mut t = t.put("sz_japan", Germany, Battleship, 1);
    t.begin_combat(&[6, 6, 6, 6, 4, 6]);
    assert!(t.fought());
    assert_eq!((t.n("sz_japan", Usa, Transport), t.n("sz_japan", Germany, Battleship)), (0, 1));
    // Having fought they do not move, load or unload any more.
    assert_eq!(t.p.moved.get(sp("sz_japan"), Battleship), 1);
    assert!(t.p.ships.len() == 1 && t.p.ships[0].spent);
    assert_eq!(t.p.plain_transports(sp("sz_japan"), Japan), 0);
}

#[test]
fn aa_298_only_transports_that_fought_are_spent() {
    let t = Table::empty().put("sz_hawaii", Usa, Transport, 1).ship_of(Japan, Japan, "sz_okinawa", &[Infantry], None);
    let t = t.ship_of(Japan, Japan, "sz_hawaii", &[Armor], None).ship_of(Germany, Germany, "sz_hawaii", &[Infantry], None);
    let mut t = t.put("sz_hawaii", Japan, Transport, 1).attacker(Japan).came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4, 6]);
    assert!(t.fought());
    let spent: Vec<_> = t.p.ships.iter().map(|s| (s.owner, s.zone == sp("sz_hawaii"), s.spent)).collect();
    assert!(spent.iter().all(|(owner, here, spent)| *spent == (*owner == Japan && *here)), "{spent:?}");
    assert_eq!(spent.len(), 4);
}

#[test]
fn aa_293_in_a_shared_zone_the_decks_of_an_ally_count() {
    // The ally's carrier there has room: the passengers of the sunk carrier move over.
    let t = at("sz_japan", &[(Usa, Battleship, 1)]).put("sz_japan", Japan, Carrier, 1).put("sz_japan", Japan, Fighter, 2);
    let mut t = t.put("sz_japan", Germany, Carrier, 1);
    t.begin_combat(&[6, 4]);
    assert!(t.fought());
    assert_eq!((t.n("sz_japan", Japan, Fighter), t.n("sz_japan", Japan, Carrier)), (2, 0));
    // One's own fighter among them leaves room for one only.
    let t = at("sz_japan", &[(Usa, Battleship, 1)]).put("sz_japan", Japan, Carrier, 1).put("sz_japan", Japan, Fighter, 2);
    let mut t = t.put("sz_japan", Germany, Carrier, 1).put("sz_japan", Germany, Fighter, 1);
    t.begin_combat(&[6, 4]);
    assert_eq!((t.n("sz_japan", Japan, Fighter), t.n("sz_japan", Germany, Fighter)), (1, 1));
}

#[test]
fn aa_218_an_attack_by_aircraft_alone() {
    let mut t = at("sz_hawaii", &[(Usa, Transport, 1)]).flew(Bomber, 1, 2, "sz_hawaii");
    t.begin_combat(&[6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, BREAK_OFF]);
    assert_eq!(t.refused(retreat("sz_wake")), rule::AA_218);
    t.act(BREAK_OFF);
    assert!(t.fought());
    assert_eq!(t.n("sz_hawaii", Usa, Transport), 1);
}
