//! Antiaircraft fire, over a gun and at its own territory (rulebook 4.26, 5.5).
use crate::support::{
    Table,
    battle::{BREAK_OFF, lose_air},
    sp,
};
use axis_and_allies::{
    Action, Event,
    Kind::{Aa, Bomber, Fighter, Infantry, Transport},
    Power,
    Power::{Germany, Japan, Uk, Ussr},
    position::{Mission, ShipRef},
    rule,
};

const RAID: Mission = Mission::Raid;
const ATTACK: Mission = Mission::Attack;

/// An infantry and a gun on the United Kingdom.
fn britain() -> Table {
    Table::empty().put("united_kingdom", Uk, Infantry, 1).put("united_kingdom", Uk, Aa, 1).attacker(Germany)
}

/// The loss of an aircraft that crossed a gun: the `i`-th flight.
fn shot_down(kind: axis_and_allies::Kind, left: u8, i: u8) -> Action {
    Action::Lose { owner: Germany, unit: kind, left, ship: ShipRef::Entry(i) }
}

#[test]
fn e59_two_fighters_over_britain() {
    let mut t = britain().flew(Fighter, 1, 2, "united_kingdom").flew(Fighter, 1, 1, "united_kingdom");
    t.begin_combat(&[1, 4]);
    assert_eq!(t.asked(), Germany);
    assert_eq!(t.legal(), [lose_air(Germany, Fighter, 1), lose_air(Germany, Fighter, 2)]);
    // One fighter is left: it hits, the infantry fires back and misses.
    t.roll(lose_air(Germany, Fighter, 1), &[3, 3]);
    assert!(t.fought());
    assert_eq!((t.air("united_kingdom", Fighter), t.p.flights[0].left), (1, 2));
    // A lone bomber that crossed no other gun risks one die in all.
    let mut t = britain().flew(Bomber, 1, 3, "united_kingdom");
    t.begin_combat(&[2, 4, 6]);
    assert_eq!(t.count("aa_fired"), 1);
    assert_eq!(t.air("united_kingdom", Bomber), 1);
}

#[test]
fn aa_112_one_die_for_each_aircraft_and_only_a_one_hits() {
    let mut t = britain().flew(Fighter, 2, 2, "united_kingdom").flew(Bomber, 1, 3, "united_kingdom");
    t.begin_combat(&[2, 6, 3, 6, 6, 6, 6]);
    assert_eq!((t.air("united_kingdom", Fighter), t.air("united_kingdom", Bomber)), (2, 1));
    assert!(t.is_legal(BREAK_OFF));
    // Without a gun no die is rolled for it.
    let mut t = Table::empty().put("united_kingdom", Uk, Infantry, 1).attacker(Germany).flew(Fighter, 1, 2, "united_kingdom");
    t.begin_combat(&[6, 6]);
    assert!(!t.saw("aa_fired"));
    // Nor where no aircraft attack.
    let mut t = Table::empty().put("karelia", Ussr, Infantry, 1).put("karelia", Ussr, Aa, 1).attacker(Germany);
    t = t.came(Infantry, 1, "eastern_europe", "karelia");
    t.begin_combat(&[6, 6]);
    assert!(!t.saw("aa_fired"));
}

#[test]
fn aa_112_the_gun_of_an_ally_in_the_territory_fires() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("karelia", Uk, Aa, 1).attacker(Germany);
    let mut t = t.flew(Fighter, 1, 2, "karelia");
    t.begin_combat(&[1]);
    assert!(t.fought());
    assert!(t.events.iter().any(|e| matches!(e.event, Event::AaFired { power: Uk, hits: 1, .. })));
    // One's own and one's ally's guns are silent.
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("karelia", Japan, Aa, 1).attacker(Germany);
    t.flew(Fighter, 1, 2, "karelia").begin_combat(&[6, 6]);
}

#[test]
fn aa_115_aircraft_shot_down_never_fire() {
    let mut t = britain().flew(Fighter, 2, 2, "united_kingdom");
    t.begin_combat(&[1, 1]);
    assert!(t.fought());
    assert!(!t.saw("fired"));
    assert_eq!(t.n("united_kingdom", Uk, Infantry), 1);
}

#[test]
fn aa_116_the_attacker_picks_the_aircraft_lost() {
    let mut t = britain().flew(Fighter, 1, 2, "united_kingdom").flew(Bomber, 1, 3, "united_kingdom");
    t.begin_combat(&[6, 1]);
    assert_eq!(t.asked(), Germany);
    assert_eq!(t.legal().len(), 2);
    assert_eq!(t.refused(crate::support::battle::lose(Germany, Infantry)), rule::AA_116);
    t.roll(lose_air(Germany, Bomber, 3), &[6, 6]);
    assert_eq!((t.air("united_kingdom", Fighter), t.air("united_kingdom", Bomber)), (1, 0));
}

#[test]
fn aa_117_the_gun_fires_only_once_in_a_battle() {
    let mut t = britain().flew(Fighter, 1, 2, "united_kingdom");
    t.begin_combat(&[6, 6, 6]);
    t.roll(Action::PressOn, &[6, 6]);
    t.roll(Action::PressOn, &[3, 6]);
    assert_eq!(t.count("aa_fired"), 1);
    assert_eq!(t.n("united_kingdom", Uk, Aa), 1);
}

#[test]
fn aa_111_every_gun_crossed_fires_at_every_aircraft() {
    let t = Table::empty().put("ukraine", Ussr, Infantry, 1).attacker(Germany);
    let t = t.flew(Bomber, 1, 2, "ukraine");
    let mut t =
        t.crossed(0, "karelia", Ussr, Bomber, 2, "ukraine", ATTACK).crossed(0, "russia", Ussr, Bomber, 2, "ukraine", ATTACK);
    t.begin_combat(&[6, 1]);
    assert!(t.fought());
    assert_eq!(t.count("aa_fired"), 2);
    assert_eq!(t.lost(Germany, Bomber), 1);
    assert!(t.p.flights.is_empty());
}

#[test]
fn aa_111_an_aircraft_lost_to_one_gun_is_not_fired_at_by_the_next() {
    let t = Table::empty().put("ukraine", Ussr, Infantry, 1).attacker(Germany).flew(Bomber, 2, 2, "ukraine");
    let t = t.crossed(0, "karelia", Ussr, Bomber, 2, "ukraine", ATTACK).crossed(0, "russia", Ussr, Bomber, 2, "ukraine", ATTACK);
    let mut t = t.crossed(1, "russia", Ussr, Bomber, 2, "ukraine", ATTACK);
    // Karelia's one die hits; Russia has one aircraft left to fire at and misses; then one bomber attacks, and one infantry defends.
    t.begin_combat(&[1, 6, 6, 6]);
    assert_eq!(t.air("ukraine", Bomber), 1);
}

#[test]
fn aa_111_guns_fire_in_the_order_of_the_moves() {
    let t = Table::empty().put("ukraine", Ussr, Infantry, 1).put("caucasus", Ussr, Infantry, 1).attacker(Germany);
    let t = t.flew(Fighter, 1, 1, "ukraine").flew(Fighter, 1, 1, "caucasus");
    // Russia comes after Karelia in the list of spaces, but its aircraft moved first.
    let mut t =
        t.crossed(3, "karelia", Ussr, Fighter, 1, "ukraine", ATTACK).crossed(2, "russia", Ussr, Fighter, 1, "caucasus", ATTACK);
    t.begin_combat(&[1, 6, 6, 6]);
    assert_eq!((t.air("caucasus", Fighter), t.air("ukraine", Fighter)), (0, 1));
}

#[test]
fn aa_111_116_the_owner_chooses_among_those_that_crossed_that_gun() {
    let t = Table::empty().put("ukraine", Ussr, Infantry, 1).put("caucasus", Ussr, Infantry, 1).attacker(Germany);
    let t = t.flew(Fighter, 1, 1, "ukraine").flew(Fighter, 1, 1, "caucasus").flew(Bomber, 1, 4, "caucasus");
    let mut t =
        t.crossed(0, "karelia", Ussr, Fighter, 1, "ukraine", ATTACK).crossed(1, "karelia", Ussr, Fighter, 1, "caucasus", ATTACK);
    t.begin_combat(&[1, 6]);
    let flights: Vec<_> = t.p.flights.iter().map(|f| (f.at, f.kind)).collect();
    let at = |s: &str, k| flights.iter().position(|f| *f == (sp(s), k)).expect("a flight") as u8;
    let (over_ukraine, over_caucasus) = (at("ukraine", Fighter), at("caucasus", Fighter));
    assert_eq!(t.legal().len(), 2);
    assert!(t.is_legal(shot_down(Fighter, 1, over_caucasus)));
    // The bomber did not come that way.
    assert_eq!(t.refused(shot_down(Bomber, 4, at("caucasus", Bomber))), rule::AA_116);
    t.roll(shot_down(Fighter, 1, over_ukraine), &[6, 6, 6]);
    // The attack on Ukraine has nobody left; the one on Caucasus goes on.
    assert_eq!((t.air("ukraine", Fighter), t.air("caucasus", Fighter)), (0, 1));
}

#[test]
fn aa_111_the_aircraft_kept_still_faces_the_guns_ahead() {
    let t = Table::empty().put("ukraine", Ussr, Infantry, 1).put("caucasus", Ussr, Infantry, 1).attacker(Germany);
    let t = t.flew(Fighter, 1, 1, "ukraine").flew(Fighter, 1, 1, "caucasus");
    let t =
        t.crossed(0, "karelia", Ussr, Fighter, 1, "ukraine", ATTACK).crossed(0, "russia", Ussr, Fighter, 1, "ukraine", ATTACK);
    let mut t = t.crossed(1, "karelia", Ussr, Fighter, 1, "caucasus", ATTACK);
    t.begin_combat(&[6, 1]);
    let over_caucasus = t.p.flights.iter().position(|f| f.at == sp("caucasus")).expect("a flight") as u8;
    // The one bound for Caucasus is given up; Russia fires at the other and hits it too.
    t.roll(shot_down(Fighter, 1, over_caucasus), &[1]);
    assert!(t.fought() && t.p.flights.is_empty());
    assert_eq!(t.count("aa_fired"), 2);
}

#[test]
fn aa_111_raiders_and_attackers_of_one_target_are_told_apart() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany);
    let t = t.in_air(Bomber, 1, 3, "karelia", RAID).in_air(Bomber, 1, 3, "karelia", ATTACK);
    let mut t = t.crossed(0, "russia", Ussr, Bomber, 3, "karelia", RAID).crossed(1, "russia", Ussr, Bomber, 3, "karelia", ATTACK);
    t.begin_combat(&[1, 6]);
    assert_eq!(t.legal().len(), 2);
    let raider = t.p.flights.iter().position(|f| f.mission == RAID).expect("a raider") as u8;
    // The other bomber fights: it hits, the infantry misses.
    t.roll(shot_down(Bomber, 3, raider), &[4, 6]);
    assert!(t.fought() && !t.saw("raided"));
}

#[test]
fn aa_111_of_like_aircraft_the_one_with_most_guns_ahead_is_lost() {
    let t = Table::empty().put("ukraine", Ussr, Infantry, 1).attacker(Germany).flew(Fighter, 2, 1, "ukraine");
    let t = t.crossed(0, "caucasus", Ussr, Fighter, 1, "ukraine", ATTACK);
    let t = t.crossed(1, "caucasus", Ussr, Fighter, 1, "ukraine", ATTACK);
    let mut t = t.crossed(1, "russia", Ussr, Fighter, 1, "ukraine", ATTACK);
    // One of two is hit: the one that would have had to pass Russia too, so Russia does not fire.
    t.begin_combat(&[1, 6, 6, 6]);
    assert_eq!(t.count("aa_fired"), 1);
    assert_eq!(t.air("ukraine", Fighter), 1);
}

#[test]
fn aa_113_no_gun_fires_on_the_way_home() {
    // Back from a battle the fighter flies over the gun it fought beside: that is phase 4, and no die is rolled.
    let mut t = britain().flew(Fighter, 1, 2, "united_kingdom");
    t.begin_combat(&[6, 3, 6]);
    assert!(t.fought());
    let home = t.legal().into_iter().find(|a| matches!(a, Action::Fly { unit: Fighter, .. }));
    t.act(home.expect("a way home"));
    assert_eq!(t.count("aa_fired"), 1);
}

#[test]
fn aa_114_a_gun_aboard_a_transport_does_not_fire() {
    let t = Table::empty().ship_of(Uk, Uk, "sz_united_kingdom", &[Aa], None).attacker(Germany);
    let mut t = t.flew(Fighter, 1, 2, "sz_united_kingdom");
    // The fighter hits, the transport misses.
    t.begin_combat(&[3, 6]);
    assert!(!t.saw("aa_fired"));
    assert_eq!(t.n("sz_united_kingdom", Uk, Transport), 0);
}

#[test]
fn aa_286_a_gun_captured_later_still_fires_at_those_that_had_crossed_it() {
    // The gun is German by now; the crossing remembers who fired it.
    let t = Table::empty().own("karelia", Germany).put("karelia", Germany, Aa, 1).put("ukraine", Ussr, Infantry, 1);
    let t = t.attacker(Germany).flew(Fighter, 1, 1, "ukraine");
    let mut t = t.crossed(0, "karelia", Ussr, Fighter, 1, "ukraine", ATTACK);
    t.begin_combat(&[1]);
    assert!(t.events.iter().any(|e| matches!(e.event, Event::AaFired { power: Ussr, .. })));
}

#[test]
fn aa_286_a_blitzed_gun_fires_at_raiders_only_under_the_option() {
    // Movement has called the raid off, the territory being taken by then.
    let raid = |option: &str, captured: bool, gun: Power| {
        let mut t = Table::empty_with(&[option]).put("karelia", gun, Aa, 1).attacker(Germany).own("karelia", Germany);
        if captured {
            t.p.turn.captured.add(sp("karelia"));
        }
        t.in_air(Bomber, 1, 3, "karelia", Mission::Home)
    };
    let mut t = raid("blitzed_aa_still_fires=true", true, Germany);
    t.begin_combat(&[1]);
    assert!(t.events.iter().any(|e| matches!(e.event, Event::AaFired { power: Ussr, .. })));
    assert!(t.fought() && t.p.flights.is_empty());
    raid("blitzed_aa_still_fires=true", true, Japan).begin_combat(&[6]);
    raid("blitzed_aa_still_fires=false", true, Germany).begin_combat(&[]);
    // A gun that was not captured this turn is no blitzed gun.
    raid("blitzed_aa_still_fires=true", false, Germany).begin_combat(&[]);
    // Its fire comes with that of the others, after those who crossed a gun on their way.
    let t = raid("blitzed_aa_still_fires=true", true, Germany).put("ukraine", Ussr, Infantry, 1).flew(Fighter, 1, 1, "ukraine");
    let mut t = t.crossed(4, "russia", Ussr, Fighter, 1, "ukraine", ATTACK);
    t.begin_combat(&[1, 6]);
    assert_eq!((t.air("ukraine", Fighter), t.air("karelia", Bomber)), (0, 1));
}

#[test]
fn aa_111_crossings_noted_together_are_fired_at_as_long_as_there_are_aircraft() {
    // Two like fighters noted as one crossing of Karelia; one of them crossed Russia too. Both are shot down: Russia has nobody to fire at.
    let t = Table::empty().put("ukraine", Ussr, Infantry, 1).attacker(Germany).flew(Fighter, 2, 1, "ukraine");
    let mut t =
        t.crossed(0, "karelia", Ussr, Fighter, 1, "ukraine", ATTACK).crossed(1, "russia", Ussr, Fighter, 1, "ukraine", ATTACK);
    t.p.turn.crossings[0].n = 2;
    t.begin_combat(&[1, 1]);
    assert!(t.fought());
    assert_eq!(t.count("aa_fired"), 1);
}

#[test]
fn aa_111_112_under_the_option_a_gun_fires_at_the_first_group_only() {
    let t = |option| {
        let t = Table::empty_with(&[option]).put("karelia", Ussr, Infantry, 1).put("karelia", Ussr, Aa, 1);
        let t =
            t.put("ukraine", Ussr, Infantry, 1).attacker(Germany).flew(Fighter, 1, 1, "ukraine").flew(Fighter, 1, 1, "karelia");
        let t = t.crossed(0, "karelia", Ussr, Fighter, 1, "ukraine", ATTACK);
        t.in_air(Bomber, 1, 3, "karelia", RAID)
    };
    // The gun fires at the one that flies over, at the raider, and in the battle.
    let mut every = t("aa_fires_at=every_aircraft");
    every.begin_combat(&[6, 6, 4]);
    every.roll(crate::support::battle::fight("karelia"), &[6, 6, 6]);
    assert_eq!(every.count("aa_fired"), 3);
    // Or only at the first.
    let mut first = t("aa_fires_at=first_group");
    first.begin_combat(&[6, 4]);
    first.roll(crate::support::battle::fight("karelia"), &[6, 6]);
    assert_eq!(first.count("aa_fired"), 1);
}
