//! Amphibious assaults (rulebook 4.63-4.70, 5.14).
use crate::support::{
    Table,
    battle::{fight, lose, lose_air, retreat, withdraw},
    sp,
};
use axis_and_allies::{
    Action, Event, Kind,
    Kind::{Armor, Battleship, Bomber, Carrier, Fighter, Infantry, Submarine, Transport},
    Power,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    position::{Cargo, LossOrder, Mission},
    rule,
};

const TWO: [Kind; 2] = [Infantry, Infantry];

/// One infantry on Midway; Japan lands two.
fn midway() -> Table {
    let t = Table::empty().put("midway", Usa, Infantry, 1).attacker(Japan);
    t.transport("sz_midway", &TWO, Some("midway"), "sz_hawaii")
}

/// One infantry on Hawaii and a submarine off it; Japan comes with a battleship and two infantry.
fn hawaii(options: &[&str]) -> Table {
    let t =
        Table::empty_with(options).put("hawaiian_islands", Usa, Infantry, 1).put("sz_hawaii", Usa, Submarine, 1).attacker(Japan);
    let t = t.transport("sz_hawaii", &TWO, Some("hawaiian_islands"), "sz_wake");
    t.came(Battleship, 1, "sz_wake", "sz_hawaii")
}

fn disembark(zone: &str, go: bool) -> Action {
    Action::Disembark { zone: sp(zone), go }
}

fn supported(t: &Table) -> Vec<usize> {
    let of = |e: &Event| if let Event::Supported { dice, .. } = e { Some(dice.len()) } else { None };
    t.events.iter().filter_map(|e| of(&e.event)).collect()
}

/// Pieces of cargo still aboard ships of a power.
fn aboard(t: &Table, power: Power) -> usize {
    t.p.ships.iter().filter(|s| s.owner == power).map(|s| s.cargo().count()).sum()
}

#[test]
fn e33_the_assault_on_midway_fails() {
    let mut t = midway().came(Battleship, 1, "sz_north_pacific", "sz_midway");
    // Support 5, infantry 3 and 6 miss; the defender's 2 hits. Second cycle without a question: 1 hits, and 2 from behind the line.
    t.begin_combat(&[5, 3, 6, 2, 1, 2]);
    assert!(t.fought());
    assert_eq!((t.owner("midway"), t.n("midway", Usa, Infantry), t.n("midway", Japan, Infantry)), (Some(Usa), 0, 0));
    assert_eq!((t.n("sz_midway", Japan, Battleship), t.n("sz_midway", Japan, Transport)), (1, 1));
}

#[test]
fn e45_the_support_shot_hits() {
    let mut t = midway().came(Battleship, 1, "sz_north_pacific", "sz_midway");
    // The infantry have nobody left to fire at; the casualty still fires and hits one of them.
    t.begin_combat(&[4, 2]);
    assert!(t.fought());
    assert_eq!((t.owner("midway"), t.n("midway", Japan, Infantry)), (Some(Japan), 1));
}

#[test]
fn e46_a_sea_battle_first_and_no_support_then() {
    let mut t = hawaii(&[]);
    // The battleship hits the submarine, which fires back and misses.
    t.begin_combat(&[4, 6]);
    assert_eq!((t.asked(), t.legal()), (Japan, vec![disembark("sz_hawaii", false), disembark("sz_hawaii", true)]));
    assert_eq!(t.refused(disembark("sz_wake", true)), rule::AA_307);
    assert_eq!(t.refused(Action::PressOn), rule::AA_307);
    t.roll(disembark("sz_hawaii", true), &[1, 6, 6]);
    assert!(t.fought() && supported(&t).is_empty());
    assert_eq!((t.owner("hawaiian_islands"), t.n("hawaiian_islands", Japan, Infantry)), (Some(Japan), 2));
}

#[test]
fn e57_two_battleships_two_shots_in_all() {
    let t =
        Table::empty().put("midway", Usa, Infantry, 3).attacker(Japan).transport("sz_midway", &TWO, Some("midway"), "sz_hawaii");
    let mut t = t.put("sz_midway", Japan, Battleship, 2);
    t.begin_combat(&[5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 2, 6]);
    assert!(t.fought());
    assert_eq!(supported(&t), [2]);
    assert_eq!(t.n("midway", Usa, Infantry), 3);
}

#[test]
fn aa_189_a_landing_needs_no_battleship() {
    let mut t = midway();
    t.begin_combat(&[1, 6, 6]);
    assert!(t.fought() && supported(&t).is_empty());
    assert_eq!(t.owner("midway"), Some(Japan));
    // The units are ashore, the ship is empty and done for this turn.
    assert_eq!((t.n("midway", Japan, Infantry), aboard(&t, Japan)), (2, 0));
    assert!(t.p.ships.iter().all(|s| s.unloaded && s.spent && s.target.is_none()));
    assert_eq!(t.p.moved.get(sp("midway"), Infantry), 2);
    assert_eq!(t.n("sz_midway", Japan, Transport), 1);
}

#[test]
fn aa_190_only_own_battleships_of_the_zone_and_at_four_or_less() {
    for (die, left) in [(4, 0), (5, 1)] {
        let t = midway().put("sz_midway", Japan, Battleship, 1).put("sz_midway", Germany, Battleship, 1);
        let t = t.put("sz_hawaii", Japan, Battleship, 1).put("sz_midway", Japan, Carrier, 1);
        let mut t = t;
        // One shot: an ally's battleship and one next door give none. It hits: only the casualty fires. It misses: a whole cycle.
        let dice: &[u8] = if left == 0 { &[die, 6] } else { &[die, 1, 6, 6] };
        t.begin_combat(dice);
        assert!(t.fought());
        assert_eq!(supported(&t), [1]);
    }
}

#[test]
fn aa_190_battleships_are_shared_among_landings_from_one_zone() {
    let t = || {
        let t = Table::empty().put("anglo_egyptian_sudan", Uk, Infantry, 1).put("syria_iraq", Uk, Infantry, 1).attacker(Germany);
        let t = t.transport("sz_east_med", &TWO, Some("anglo_egyptian_sudan"), "sz_central_med");
        let t = t.transport("sz_east_med", &TWO, Some("syria_iraq"), "sz_central_med");
        t.came(Battleship, 2, "sz_central_med", "sz_east_med")
    };
    let support = |n| Action::Support { zone: sp("sz_east_med"), n };
    for n in 0..=2 {
        let mut t = t();
        t.begin_combat(&[]).act(fight("syria_iraq"));
        assert_eq!((t.asked(), t.legal()), (Germany, vec![support(0), support(1), support(2)]));
        assert_eq!(t.refused(support(3)), rule::AA_190);
        assert_eq!(t.refused(Action::Support { zone: sp("sz_red_sea"), n: 1 }), rule::AA_190);
        assert_eq!(t.refused(Action::PressOn), rule::AA_190);
        // This landing's shots hit or, if there are none, an infantry does; then the rest supports the other one without a question.
        let here: Vec<u8> = if n == 0 { vec![1, 6] } else { std::iter::repeat_n(4, n as usize).collect() };
        let there: Vec<u8> = if n == 2 { vec![1, 6] } else { std::iter::repeat_n(4, 2 - n as usize).collect() };
        let dice: Vec<u8> = here.into_iter().chain([6]).chain(there).chain([6]).collect();
        t.roll(support(n), &dice);
        assert!(t.fought(), "{n}");
        let expected: Vec<usize> = [n as usize, 2 - n as usize].into_iter().filter(|n| *n > 0).collect();
        assert_eq!(supported(&t), expected);
    }
}

#[test]
fn aa_190_the_last_landing_gets_all_the_support_left() {
    // Two landings from one zone, but one of them is on an empty coast and was over before: no question.
    let t = Table::empty().put("syria_iraq", Uk, Infantry, 1).attacker(Germany);
    let t = t.transport("sz_east_med", &TWO, Some("syria_iraq"), "sz_central_med");
    let mut t = t.came(Battleship, 1, "sz_central_med", "sz_east_med");
    t.begin_combat(&[4, 6]);
    assert_eq!(supported(&t), [1]);
}

#[test]
fn aa_191_units_hit_by_support_still_fire_in_the_first_cycle() {
    let t =
        Table::empty().put("midway", Usa, Infantry, 2).attacker(Japan).transport("sz_midway", &TWO, Some("midway"), "sz_hawaii");
    let mut t = t.put("sz_midway", Japan, Battleship, 1);
    // One of two is hit by support; both fire in the first cycle; only one in the second.
    t.begin_combat(&[4, 6, 6, 6, 6, 1, 6, 6]);
    assert!(t.fought());
    let fired: Vec<usize> = t
        .events
        .iter()
        .filter_map(|e| if let Event::Fired { power: Usa, dice, .. } = &e.event { Some(dice.len()) } else { None })
        .collect();
    assert_eq!(fired, [2, 1]);
}

#[test]
fn aa_192_no_support_in_later_cycles() {
    let mut t = midway().put("sz_midway", Japan, Battleship, 1);
    t.begin_combat(&[6, 6, 6, 6, 6, 6, 6, 1, 6, 6]);
    assert!(t.fought());
    assert_eq!(supported(&t), [1]);
}

#[test]
fn aa_193_ships_cannot_be_hit_from_land() {
    let mut t = midway().put("sz_midway", Japan, Battleship, 1);
    t.begin_combat(&[6, 6, 6, 2, 6, 2]);
    assert!(t.fought());
    assert_eq!((t.n("sz_midway", Japan, Battleship), t.n("sz_midway", Japan, Transport)), (1, 1));
}

#[test]
fn aa_194_197_all_ships_fight_the_sea_battle_first() {
    let mut t = hawaii(&[]);
    // The battleship must fire in the sea battle, and a hit may fall on the transport or on it.
    t.begin_combat(&[6, 2]);
    assert_eq!(t.asked(), Japan);
    assert_eq!(t.legal().len(), 2);
    assert!(t.is_legal(lose(Japan, Battleship)));
    assert!(!t.saw("supported"));
    assert!(t.p.turn.sea_fought.has(sp("sz_hawaii")));
}

#[test]
fn aa_209_the_land_battle_waits_for_the_sea_battle_of_its_landing() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("sz_baltic", Ussr, Submarine, 1).attacker(Germany);
    let t = t.transport("sz_baltic", &TWO, Some("karelia"), "sz_baltic").put("sz_karelia", Uk, Submarine, 1);
    let mut t = t.flew(Bomber, 1, 2, "sz_karelia").came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[]);
    assert_eq!(t.legal(), [fight("sz_baltic"), fight("sz_karelia")]);
    assert_eq!(t.refused(fight("karelia")), rule::AA_209);
    // No landing is declared from the Karelian zone: when the Baltic is over, Karelia is open.
    t.roll(fight("sz_baltic"), &[2]);
    assert_eq!(t.legal(), [fight("karelia"), fight("sz_karelia")]);
}

#[test]
fn aa_195_201_no_landing_from_a_zone_that_is_not_clear() {
    let mut t = hawaii(&[]);
    t.begin_combat(&[6, 6]).act(Action::Stay);
    t.act(retreat("sz_wake"));
    assert!(t.fought() && t.saw("landing_forgone"));
    assert_eq!((aboard(&t, Japan), t.owner("hawaiian_islands")), (2, Some(Usa)));
    assert_eq!((t.n("sz_wake", Japan, Transport), t.n("sz_wake", Japan, Battleship)), (1, 1));
    assert!(t.p.ships.iter().all(|s| s.target.is_none() && s.cargo().all(|c| !c.landing)));
}

#[test]
fn aa_201_transports_alone_must_retreat() {
    let mut t = hawaii(&[]).origin("sz_solomon", "sz_hawaii", false);
    t.begin_combat(&[6, 2]);
    t.act(lose(Japan, Battleship));
    // The submarine stays; two ways out, and pressing on is none of them.
    t.act(Action::Stay);
    assert_eq!(t.legal(), [retreat("sz_solomon"), retreat("sz_wake")]);
    assert_eq!(t.refused(Action::PressOn), rule::AA_201);
    t.act(retreat("sz_solomon"));
    assert_eq!((t.n("sz_solomon", Japan, Transport), aboard(&t, Japan)), (1, 2));
}

#[test]
fn aa_196_no_support_after_a_sea_battle_there() {
    // Two zones land on one territory: one was fought over, the other not; only the latter's battleship fires.
    let t = Table::empty().put("karelia", Ussr, Infantry, 4).put("sz_baltic", Ussr, Submarine, 1).attacker(Germany);
    let t = t.transport("sz_baltic", &TWO, Some("karelia"), "sz_united_kingdom").came(
        Battleship,
        1,
        "sz_united_kingdom",
        "sz_baltic",
    );
    let t = t.transport("sz_karelia", &[Armor], Some("karelia"), "sz_united_kingdom");
    let mut t = t.came(Battleship, 1, "sz_united_kingdom", "sz_karelia");
    t.begin_combat(&[4, 6]);
    t.roll(disembark("sz_baltic", true), &[4, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 1, 6, 3, 6, 6]);
    assert!(t.fought());
    assert_eq!(supported(&t), [1]);
    assert_eq!((t.n("karelia", Germany, Infantry), t.n("karelia", Germany, Armor)), (2, 1));
}

#[test]
fn aa_198_aircraft_of_the_sea_battle_do_not_fight_on_land() {
    let mut t = hawaii(&[]).flew(Fighter, 1, 2, "sz_hawaii");
    t.begin_combat(&[3, 6]);
    // Ashore two infantry fire and nobody else.
    t.roll(disembark("sz_hawaii", true), &[1, 6, 6]);
    assert!(t.fought());
    assert_eq!(t.p.flights[0].mission, Mission::Home);
    assert_eq!(t.p.flights[0].at, sp("sz_hawaii"));
}

#[test]
fn e62_no_retreat_from_an_assault_unless_nothing_landed() {
    // Landed: cycle follows cycle.
    let t = |sub: u16| {
        let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("sz_baltic", Ussr, Submarine, sub).attacker(Germany);
        let t = t.transport("sz_baltic", &TWO, Some("karelia"), "sz_baltic");
        t.came(Armor, 1, "ukraine", "karelia")
    };
    let mut landed = t(0);
    landed.begin_combat(&[6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6]);
    assert!(landed.fought());
    // The transport is sunk: the armor's battle is an ordinary one.
    let mut alone = t(1);
    alone.begin_combat(&[2, 6, 6]);
    assert_eq!(alone.legal(), [Action::PressOn, retreat("ukraine")]);
    alone.act(retreat("ukraine"));
    assert_eq!(alone.n("ukraine", Germany, Armor), 1);
}

#[test]
fn aa_199_nobody_retreats_from_an_assault_aircraft_included() {
    let t = midway().flew(Fighter, 1, 2, "midway").flew(Bomber, 1, 2, "midway");
    let mut t = t;
    // Both infantry fall; the aircraft must fight on, though alone.
    t.begin_combat(&[6, 6, 6, 6, 2]);
    t.roll(lose(Japan, Infantry), &[6, 6, 6, 2]);
    t.roll(lose(Japan, Infantry), &[6, 6, 6, 6, 4, 6]);
    assert!(t.fought());
    assert_eq!(t.owner("midway"), Some(Usa));
    assert_eq!(t.p.flights.len(), 2);
}

#[test]
fn aa_199_the_refusal_names_the_rule() {
    // No question comes up in an assault; a retreat sent all the same is refused.
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("karelia", Ussr, Armor, 1).attacker(Germany);
    let t = t.transport("sz_baltic", &TWO, Some("karelia"), "sz_baltic");
    let mut t = t.came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 6, 3]);
    assert_eq!(t.refused(retreat("ukraine")), rule::AA_009);
    t.p.combat.as_mut().expect("combat").ask = Some(axis_and_allies::phases::combat::Ask::Retreat { forced: false });
    assert_eq!(t.refusal(Germany.seat(), retreat("ukraine")).rule, rule::AA_199);
}

#[test]
fn aa_200_a_missed_support_shot_does_not_cancel_the_landing() {
    let mut t = midway().put("sz_midway", Japan, Battleship, 1);
    t.begin_combat(&[6, 1, 6, 6]);
    assert!(t.fought() && !t.saw("landing_forgone"));
    assert_eq!(t.owner("midway"), Some(Japan));
}

#[test]
fn aa_219_support_landing_attack_defense() {
    let mut t = midway().put("sz_midway", Japan, Battleship, 1);
    t.begin_combat(&[6, 1, 6, 6]);
    let kinds = ["battle_began", "supported", "unloaded", "fired", "battle_ended", "captured"];
    let order: Vec<&str> = t.events.iter().map(|e| e.event.kind()).filter(|k| kinds.contains(k)).collect();
    assert_eq!(order, ["battle_began", "supported", "unloaded", "unloaded", "fired", "fired", "battle_ended", "captured"]);
    assert!(t.events.iter().any(|e| matches!(e.event, Event::BattleBegan { amphibious: true, .. })));
}

#[test]
fn aa_302_overland_units_and_aircraft_join_the_assault() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 3).attacker(Germany).transport(
        "sz_baltic",
        &TWO,
        Some("karelia"),
        "sz_baltic",
    );
    let mut t = t.came(Armor, 1, "ukraine", "karelia").flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[1, 6, 3, 4, 6, 6, 6]);
    assert!(t.fought());
    assert_eq!((t.n("karelia", Germany, Infantry), t.n("karelia", Germany, Armor)), (2, 1));
}

#[test]
fn aa_304_a_landing_forgone_makes_it_an_ordinary_battle() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("sz_baltic", Ussr, Transport, 1).attacker(Germany);
    let t = t.transport("sz_baltic", &TWO, Some("karelia"), "sz_baltic").came(Battleship, 1, "sz_united_kingdom", "sz_baltic");
    let mut t = t.came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[4, 6]);
    t.roll(disembark("sz_baltic", false), &[6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, retreat("ukraine")]);
    assert!(
        t.events.iter().any(|e| matches!(e.event, Event::BattleBegan { amphibious: false, space, .. } if space == sp("karelia")))
    );
    assert_eq!(aboard(&t, Germany), 2);
}

#[test]
fn aa_305_attackers_may_retreat_from_the_sea_battle() {
    let mut t = hawaii(&[]);
    t.begin_combat(&[6, 6]).act(Action::Stay);
    assert_eq!(t.legal(), [Action::PressOn, retreat("sz_wake")]);
}

#[test]
fn aa_306_one_sea_battle_clears_the_zone_for_all_landings() {
    let t = Table::empty().put("anglo_egyptian_sudan", Uk, Infantry, 1).put("syria_iraq", Uk, Infantry, 1);
    let t = t.put("sz_east_med", Uk, Submarine, 1).attacker(Germany);
    let t = t.transport("sz_east_med", &TWO, Some("anglo_egyptian_sudan"), "sz_central_med");
    let t = t.transport("sz_east_med", &TWO, Some("syria_iraq"), "sz_central_med");
    let mut t = t.came(Battleship, 2, "sz_central_med", "sz_east_med");
    t.begin_combat(&[4, 6, 6]);
    assert_eq!(t.legal(), [fight("anglo_egyptian_sudan"), fight("syria_iraq")]);
    t.act(fight("anglo_egyptian_sudan")).roll(disembark("sz_east_med", true), &[1, 6, 6]);
    // The other landing is a decision of its own, and has no support either.
    t.roll(disembark("sz_east_med", true), &[1, 6, 6]);
    assert!(t.fought() && supported(&t).is_empty());
    assert_eq!((t.owner("anglo_egyptian_sudan"), t.owner("syria_iraq")), (Some(Germany), Some(Germany)));
}

#[test]
fn aa_307_forgoing_one_landing_leaves_the_others() {
    // From one zone on two coasts: the first is forgone, the second made.
    let t = Table::empty().put("anglo_egyptian_sudan", Uk, Infantry, 1).put("syria_iraq", Uk, Infantry, 1);
    let t = t.put("sz_east_med", Uk, Submarine, 1).attacker(Germany);
    let t = t.transport("sz_east_med", &TWO, Some("anglo_egyptian_sudan"), "sz_central_med");
    let t = t.transport("sz_east_med", &TWO, Some("syria_iraq"), "sz_central_med");
    let mut t = t.came(Battleship, 1, "sz_central_med", "sz_east_med");
    t.begin_combat(&[4, 6]);
    t.act(fight("anglo_egyptian_sudan")).act(disembark("sz_east_med", false));
    t.roll(disembark("sz_east_med", true), &[1, 6, 6]);
    assert!(t.fought());
    assert_eq!((t.owner("syria_iraq"), aboard(&t, Germany), t.count("landing_forgone")), (Some(Germany), 2, 1));
    // From two zones on one coast: the Baltic's is forgone, the other is made.
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("sz_baltic", Ussr, Submarine, 1).attacker(Germany);
    let t = t.transport("sz_baltic", &TWO, Some("karelia"), "sz_united_kingdom").came(
        Battleship,
        1,
        "sz_united_kingdom",
        "sz_baltic",
    );
    let mut t = t.transport("sz_karelia", &[Armor], Some("karelia"), "sz_united_kingdom");
    t.begin_combat(&[4, 6]);
    t.roll(disembark("sz_baltic", false), &[3, 6]);
    assert!(t.fought());
    assert_eq!((t.n("karelia", Germany, Armor), t.n("karelia", Germany, Infantry), aboard(&t, Germany)), (1, 0, 2));
}

#[test]
fn aa_201_a_retreat_ends_the_landings_of_that_zone_only() {
    let t = hawaii(&[]).put("midway", Usa, Infantry, 1).transport("sz_midway", &TWO, Some("midway"), "sz_north_pacific");
    let mut t = t;
    t.begin_combat(&[]).roll(fight("sz_hawaii"), &[6, 6]);
    t.act(Action::Stay).roll(retreat("sz_wake"), &[1, 6, 6]);
    assert!(t.fought());
    assert_eq!((t.owner("midway"), t.count("landing_forgone")), (Some(Japan), 1));
}

#[test]
fn aa_190_a_landing_elsewhere_is_no_reason_to_share() {
    // Another landing is still to come, but from another zone: nothing to ask.
    let t = midway().put("sz_midway", Japan, Battleship, 1).put("hawaiian_islands", Usa, Infantry, 1);
    let mut t = t.transport("sz_hawaii", &TWO, Some("hawaiian_islands"), "sz_wake");
    t.begin_combat(&[]).roll(fight("midway"), &[4, 6, 1, 6, 6]);
    assert!(t.fought());
    assert_eq!(supported(&t), [1]);
}

#[test]
fn aa_307_after_a_sea_battle_the_landing_may_be_forgone() {
    let mut t = hawaii(&[]);
    t.begin_combat(&[4, 6]).act(disembark("sz_hawaii", false));
    assert!(t.fought() && t.saw("landing_forgone"));
    assert_eq!((aboard(&t, Japan), t.owner("hawaiian_islands")), (2, Some(Usa)));
    assert_eq!(t.count("battle_began"), 1);
    // Under the option it may not; without a sea battle it never may (e33, aa_200).
    let mut t = hawaii(&["landing_may_be_forgone_after_sea_battle=false"]);
    t.begin_combat(&[4, 6, 1, 6, 6]);
    assert!(t.fought());
    assert_eq!(t.owner("hawaiian_islands"), Some(Japan));
}

#[test]
fn aa_180_195_submarines_that_all_withdraw_leave_the_zone_clear() {
    let mut t = hawaii(&[]);
    t.begin_combat(&[6, 6]).act(withdraw(1, "sz_midway"));
    // The sea battle is won, the transports may unload, and there is no support: a sea battle took place.
    t.roll(disembark("sz_hawaii", true), &[1, 6, 6]);
    assert!(t.fought() && supported(&t).is_empty());
    assert_eq!(t.owner("hawaiian_islands"), Some(Japan));
}

#[test]
fn aa_088_308_landing_on_a_coast_without_units() {
    // Enemy ships first; then the island is simply taken.
    let t = Table::empty().put("sz_hawaii", Usa, Submarine, 1).attacker(Japan).transport(
        "sz_hawaii",
        &TWO,
        Some("hawaiian_islands"),
        "sz_wake",
    );
    let mut t = t.came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4, 6]).act(disembark("sz_hawaii", true));
    assert!(t.fought());
    assert_eq!((t.owner("hawaiian_islands"), t.n("hawaiian_islands", Japan, Infantry)), (Some(Japan), 2));
    assert_eq!(t.count("battle_began"), 1);
    // A neutral coast is paid for, if one can.
    for (ipc, owner, left) in [(3, Some(Germany), 0), (2, None, 2)] {
        let t = Table::empty().put("sz_united_kingdom", Uk, Submarine, 1).attacker(Germany).ipc(Germany, ipc);
        let t = t.transport("sz_united_kingdom", &TWO, Some("eire"), "sz_baltic");
        let mut t = t.came(Battleship, 1, "sz_baltic", "sz_united_kingdom");
        t.begin_combat(&[4, 6]);
        if owner.is_some() {
            t.act(disembark("sz_united_kingdom", true));
        }
        assert!(t.fought());
        assert_eq!(
            (t.owner("eire"), t.p.ipc[Germany.i()], aboard(&t, Germany)),
            (owner, left, if owner.is_some() { 0 } else { 2 })
        );
        assert_eq!(t.saw("landing_forgone"), owner.is_none());
    }
    // A coast that became one's own meanwhile is just a coast.
    let t = Table::empty().put("sz_hawaii", Usa, Submarine, 1).attacker(Japan).own("hawaiian_islands", Germany);
    let t = t.transport("sz_hawaii", &TWO, Some("hawaiian_islands"), "sz_wake");
    let mut t = t.came(Battleship, 1, "sz_wake", "sz_hawaii");
    t.begin_combat(&[4, 6]).act(disembark("sz_hawaii", true));
    assert_eq!((t.owner("hawaiian_islands"), t.n("hawaiian_islands", Japan, Infantry)), (Some(Germany), 2));
}

#[test]
fn aa_194_a_landing_whose_ships_are_all_lost_leaves_nothing_to_fight() {
    let mut t = hawaii(&[]);
    t.p.standing[Japan.i()].losses = LossOrder::Ask;
    t.begin_combat(&[6, 2]);
    let sunk = t.legal().into_iter().find(|a| matches!(a, Action::Lose { unit: Transport, .. })).expect("a transport");
    t.act(sunk);
    t.act(Action::Stay).roll(Action::PressOn, &[4, 6]);
    assert!(t.fought());
    assert_eq!(t.count("battle_began"), 1);
    assert_eq!(t.lost(Japan, Infantry), 2);
}

#[test]
fn aa_171_own_cargo_lands_from_an_allys_transport() {
    // British infantry aboard an American transport, in an empty zone: the ally's battleship gives no support, one's own does.
    let t = Table::empty().put("algeria", Germany, Infantry, 1).put("sz_west_spain", Usa, Battleship, 1).attacker(Uk);
    let mut t = t.ship_of(Usa, Uk, "sz_west_spain", &TWO, Some("algeria")).put("sz_west_spain", Uk, Battleship, 1);
    t.begin_combat(&[4, 6]);
    assert!(t.fought());
    assert_eq!((t.owner("algeria"), t.n("algeria", Uk, Infantry), t.n("algeria", Usa, Infantry)), (Some(Uk), 2, 0));
}

#[test]
fn aa_189_only_what_is_declared_goes_ashore() {
    // A second ship without orders keeps its cargo; so does the ally's part of a cargo.
    let mut t = midway().transport("sz_midway", &[Armor], None, "sz_hawaii");
    t.begin_combat(&[1, 6, 6]);
    assert_eq!((aboard(&t, Japan), t.n("midway", Japan, Armor)), (1, 0));
    // One of two goes ashore; the other, here the ally's, stays aboard.
    let mut t = midway();
    let i = t.p.ships.iter().position(|s| s.target.is_some()).expect("a ship");
    t.p.ships[i].cargo[1] = Some(Cargo { kind: Infantry, owner: Germany, fresh: false, landing: false });
    t.begin_combat(&[1, 6]);
    assert_eq!((aboard(&t, Japan), t.n("midway", Japan, Infantry), t.n("midway", Germany, Infantry)), (1, 1, 0));
    // A ship that put its men ashore in combat movement already has nothing to land.
    let mut t = midway();
    let i = t.p.ships.iter().position(|s| s.target.is_some()).expect("a ship");
    (t.p.ships[i].cargo, t.p.ships[i].unloaded) = ([None; 2], true);
    t.begin_combat(&[]);
    assert!(t.fought() && !t.saw("battle_began"));
}

#[test]
fn aa_190_a_battleship_that_retreated_into_the_zone_does_not_support() {
    // It fought off Hawaii, went back to Midway's zone, and the landing from there comes after: it has had its battle.
    let t = midway().put("sz_hawaii", Usa, Battleship, 1).came(Battleship, 1, "sz_midway", "sz_hawaii");
    let mut t = t;
    t.begin_combat(&[]).roll(fight("sz_hawaii"), &[6, 6]);
    t.roll(retreat("sz_midway"), &[1, 6, 6]);
    assert!(t.fought() && supported(&t).is_empty());
    assert_eq!(t.n("sz_midway", Japan, Battleship), 1);
}

#[test]
fn aa_190_low_luck_support() {
    let t = Table::empty_with(&["low_luck=true"]).put("midway", Usa, Infantry, 3).attacker(Japan);
    let t = t.transport("sz_midway", &TWO, Some("midway"), "sz_hawaii").put("sz_midway", Japan, Battleship, 2);
    let mut t = t;
    // 8: one sure hit and a die at 2, which misses; the landed 1 + 1 misses; the defender's 2 + 2 + 2 hits; then 2 again, and 4.
    t.begin_combat(&[3, 6, 1, 6, 1, 6]);
    assert!(t.fought());
    assert_eq!(t.owner("midway"), Some(Japan));
}

#[test]
fn aa_112_aa_fire_comes_after_the_landing_and_before_the_first_column() {
    let t = midway().put("midway", Usa, Kind::Aa, 1).flew(Fighter, 1, 2, "midway").flew(Bomber, 1, 3, "midway");
    let mut t = t.put("sz_midway", Japan, Battleship, 1);
    t.begin_combat(&[6, 1, 6]);
    assert_eq!(t.n("midway", Japan, Infantry), 2);
    t.roll(lose_air(Japan, Fighter, 2), &[1, 6, 6]);
    assert!(t.fought());
    assert_eq!((t.air("midway", Bomber), t.n("midway", Japan, Kind::Aa)), (1, 1));
}
