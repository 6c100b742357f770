//! Rockets and strategic raids (rulebook 3.10, 4.54-4.56, 5.45).
use crate::support::{
    Table,
    battle::{fight, lose_air},
    sp,
};
use axis_and_allies::{
    Action, Event,
    Kind::{Aa, Bomber, Infantry},
    Power::{Germany, Uk, Usa, Ussr},
    position::{Complex, Mission},
    rule,
    types::Development,
};

const RAID: Mission = Mission::Raid;

fn rocket(gun: &str, target: &str) -> Action {
    Action::Rocket { gun: sp(gun), target: sp(target) }
}

/// Germany owns rockets and has guns in these territories.
fn rockets(guns: &[&str]) -> Table {
    let mut t = Table::empty();
    t.p.developments[Germany.i()].add(Development::Rockets);
    guns.iter().fold(t, |t, g| t.put(g, Germany, Aa, 1)).attacker(Germany)
}

#[test]
fn e43_a_raid_on_germany() {
    let t = Table::empty().put("germany", Germany, Aa, 1).attacker(Uk).in_air(Bomber, 1, 3, "germany", RAID);
    let mut t = t.ipc(Germany, 20);
    t.begin_combat(&[2, 6]);
    assert!(t.fought());
    assert_eq!(t.p.ipc[Germany.i()], 14);
    // It has three spaces left for the way home.
    assert_eq!((t.p.flights[0].left, t.p.flights[0].mission), (3, Mission::Home));
}

#[test]
fn aa_065_one_rocket_a_turn() {
    let mut t = rockets(&["germany", "western_europe"]);
    t.begin_combat(&[]);
    assert_eq!(t.asked(), Germany);
    assert!(t.is_legal(Action::NoRocket));
    assert_eq!(t.refused(Action::PressOn), rule::AA_065);
    t.roll(rocket("western_europe", "united_kingdom"), &[4]);
    assert!(t.fought());
    assert_eq!(t.p.ipc[Uk.i()], 26);
    assert_eq!(t.p.turn.rocket_fired, Some(sp("western_europe")));
    // Fired or not: it is asked once.
    let mut t = rockets(&["germany"]);
    t.begin_combat(&[]).act(Action::NoRocket);
    assert!(t.fought());
    assert_eq!((t.p.ipc[Uk.i()], t.p.turn.rocket_fired), (30, None));
}

#[test]
fn aa_065_nothing_is_asked_without_rockets_or_target() {
    let mut t = Table::empty().put("germany", Germany, Aa, 1).attacker(Germany);
    t.begin_combat(&[]);
    assert!(t.fought());
    let mut t = rockets(&["belgian_congo"]).own("belgian_congo", Germany);
    t.begin_combat(&[]);
    assert!(t.fought());
}

#[test]
fn aa_066_276_range_three_by_the_shortest_path() {
    let mut t = rockets(&["eastern_europe", "ukraine", "germany"]);
    t.begin_combat(&[]);
    // Eastern Europe, Baltic, zone of the United Kingdom, United Kingdom: three. Ukraine is one further.
    assert!(t.is_legal(rocket("eastern_europe", "united_kingdom")));
    assert_eq!(t.refused(rocket("ukraine", "united_kingdom")), rule::AA_066);
    assert!(t.is_legal(rocket("germany", "russia")));
    assert!(t.is_legal(rocket("ukraine", "karelia")));
    assert_eq!(t.legal().len(), 1 + 3 + 2 + 3);
}

#[test]
fn aa_276_a_rocket_may_cross_neutrals_unharmed() {
    // From Mexico to Brazil the only way within three leads over Colombia.
    let mut t = rockets(&["mexico"]).own("mexico", Germany);
    t.p.territories[sp("brazil").i()].complex = Some(Complex::New);
    t.begin_combat(&[]);
    let before = t.p.territories.clone();
    t.roll(rocket("mexico", "brazil"), &[3]);
    assert_eq!(t.p.territories, before);
    assert_eq!((t.p.ipc[Usa.i()], t.p.ipc[Germany.i()]), (33, 32));
}

#[test]
fn aa_067_the_owner_pays_at_most_what_he_has() {
    let mut t = rockets(&["germany"]).ipc(Uk, 2);
    t.begin_combat(&[]).roll(rocket("germany", "united_kingdom"), &[5]);
    assert_eq!(t.p.ipc[Uk.i()], 0);
    assert!(t.events.iter().any(|e| matches!(e.event, Event::RocketFired { damage: 2, victim: Uk, .. })));
    // The bank gets it, not the attacker.
    assert_eq!(t.p.ipc[Germany.i()], 32);
    // He who holds the complex now pays, whoever built it.
    let mut t = rockets(&["germany"]).own("karelia", Uk);
    t.begin_combat(&[]).roll(rocket("germany", "karelia"), &[5]);
    assert_eq!((t.p.ipc[Uk.i()], t.p.ipc[Ussr.i()]), (25, 24));
}

#[test]
fn aa_070_no_rocket_from_a_transport() {
    let mut t = rockets(&[]).transport("sz_baltic", &[Aa], None, "sz_baltic");
    t.begin_combat(&[]);
    assert!(t.fought());
    let mut t = rockets(&["germany"]).transport("sz_baltic", &[Aa], None, "sz_baltic");
    t.begin_combat(&[]);
    assert_eq!(t.refused(rocket("sz_baltic", "united_kingdom")), rule::AA_070);
    assert_eq!(t.refused(rocket("western_europe", "united_kingdom")), rule::AA_070);
}

#[test]
fn aa_071_a_captured_gun_fires_a_rocket_if_the_captor_has_them() {
    let captured = |mut t: Table| {
        t.p.moved.add(sp("karelia"), Aa, 1);
        t.p.turn.captured.add(sp("karelia"));
        t
    };
    let mut t = captured(rockets(&["karelia"]).own("karelia", Germany));
    t.begin_combat(&[]);
    assert!(t.is_legal(rocket("karelia", "russia")));
    let mut t = captured(Table::empty().put("karelia", Germany, Aa, 1).attacker(Germany).own("karelia", Germany));
    t.begin_combat(&[]);
    assert!(t.fought());
}

#[test]
fn aa_277_a_gun_brought_up_is_the_one_that_fires() {
    let mut t = rockets(&["germany", "western_europe"]);
    t.p.turn.rocket_gun = Some(sp("western_europe"));
    t.begin_combat(&[]);
    assert!(t.is_legal(rocket("western_europe", "united_kingdom")));
    assert_eq!(t.refused(rocket("germany", "united_kingdom")), rule::AA_277);
}

#[test]
fn aa_278_any_enemy_complex_in_range_and_no_gun_stops_it() {
    let mut t = rockets(&["germany"]).put("united_kingdom", Uk, Aa, 1);
    t.begin_combat(&[]);
    assert!(t.is_legal(rocket("germany", "united_kingdom")) && t.is_legal(rocket("germany", "karelia")));
    // No complex there; one's own; an ally's.
    assert_eq!(t.refused(rocket("germany", "caucasus")), rule::AA_278);
    assert_eq!(t.refused(rocket("germany", "southern_europe")), rule::AA_278);
    t.roll(rocket("germany", "united_kingdom"), &[1]);
    assert!(!t.saw("aa_fired"));
    assert_eq!(t.p.ipc[Uk.i()], 29);
}

#[test]
fn aa_266_no_soviet_rocket_in_round_one_under_the_option() {
    for (option, round, asked) in [
        ("restricted_soviet_attack=true", 1, false),
        ("restricted_soviet_attack=true", 2, true),
        ("restricted_soviet_attack=false", 1, true),
    ] {
        let mut t = Table::empty_with(&[option]).put("karelia", Ussr, Aa, 1);
        t.p.developments[Ussr.i()].add(Development::Rockets);
        t.p.round = round;
        let mut t = t.attacker(Ussr);
        t.begin_combat(&[]);
        assert_eq!(!t.fought(), asked, "{option} in round {round}");
    }
    // It binds nobody else.
    let mut t = Table::empty_with(&["restricted_soviet_attack=true"]).put("germany", Germany, Aa, 1);
    t.p.developments[Germany.i()].add(Development::Rockets);
    let mut t = t.attacker(Germany);
    t.begin_combat(&[]);
    assert!(!t.fought());
}

#[test]
fn aa_149_each_bomber_faces_a_die_and_the_survivors_add_theirs() {
    let t = Table::empty().put("germany", Germany, Aa, 1).attacker(Uk).in_air(Bomber, 3, 3, "germany", RAID);
    let mut t = t.ipc(Germany, 20);
    // One of three is shot down; the others drop 5 and 6.
    t.begin_combat(&[4, 1, 2, 5, 6]);
    assert_eq!((t.air("germany", Bomber), t.p.ipc[Germany.i()]), (2, 9));
    assert!(
        t.events.iter().any(|e| matches!(&e.event, Event::Raided { dice, damage: 11, victim: Germany, .. } if dice == &[5, 6]))
    );
}

#[test]
fn aa_149_the_attacker_picks_the_bomber_by_its_range() {
    let t = Table::empty().put("germany", Germany, Aa, 1).attacker(Uk);
    let mut t = t.in_air(Bomber, 1, 3, "germany", RAID).in_air(Bomber, 1, 2, "germany", RAID);
    t.begin_combat(&[6, 1]);
    assert_eq!(t.asked(), Uk);
    assert_eq!(t.legal(), [lose_air(Uk, Bomber, 2), lose_air(Uk, Bomber, 3)]);
    t.roll(lose_air(Uk, Bomber, 3), &[1]);
    assert_eq!((t.p.flights[0].left, t.p.ipc[Germany.i()]), (2, 31));
    // All shot down: no bombs, and nothing to choose.
    let t = Table::empty().put("germany", Germany, Aa, 1).attacker(Uk);
    let mut t = t.in_air(Bomber, 1, 3, "germany", RAID).in_air(Bomber, 1, 2, "germany", RAID);
    t.begin_combat(&[1, 1]);
    assert!(t.fought() && !t.saw("raided"));
}

#[test]
fn aa_077_heavy_bombers_raid_with_three_dice_each() {
    let mut t = Table::empty().put("germany", Germany, Aa, 1).ipc(Germany, 40);
    t.p.developments[Uk.i()].add(Development::HeavyBombers);
    let mut t = t.attacker(Uk).in_air(Bomber, 2, 3, "germany", RAID);
    // One die each for the gun, three each for the bombs.
    t.begin_combat(&[6, 1, 2, 3, 4]);
    assert_eq!(t.p.ipc[Germany.i()], 31);
}

#[test]
fn aa_150_the_loss_is_limited_to_the_cash_in_hand() {
    for (cash, left) in [(5, 0), (6, 0), (7, 1)] {
        let mut t = Table::empty().ipc(Germany, cash).attacker(Uk).in_air(Bomber, 1, 3, "germany", RAID);
        t.begin_combat(&[6]);
        assert_eq!(t.p.ipc[Germany.i()], left);
    }
    // The territory's value is no limit.
    let mut t = Table::empty().ipc(Germany, 40).own("karelia", Germany).attacker(Uk).in_air(Bomber, 2, 3, "karelia", RAID);
    t.begin_combat(&[6, 6]);
    assert_eq!(t.p.ipc[Germany.i()], 28);
}

#[test]
fn aa_151_the_complex_survives() {
    let mut t = Table::empty().attacker(Uk).in_air(Bomber, 4, 3, "germany", RAID);
    t.begin_combat(&[6, 6, 6, 6]);
    assert_eq!(t.p.territories[sp("germany").i()].complex, Some(Complex::Original(Germany)));
    assert_eq!(t.owner("germany"), Some(Germany));
}

#[test]
fn aa_291_no_gun_no_roll_and_no_raid_without_an_enemy_complex() {
    // A gun that is not the enemy's does not fire.
    let mut t = Table::empty().attacker(Uk).in_air(Bomber, 1, 3, "germany", RAID);
    t.begin_combat(&[2]);
    assert!(!t.saw("aa_fired"));
    // Captured since by the same side: there is nothing to bomb.
    let mut t = Table::empty().attacker(Uk).own("germany", Usa).in_air(Bomber, 1, 3, "germany", RAID);
    t.begin_combat(&[]);
    assert_eq!(t.p.flights[0].mission, Mission::Home);
    // No complex: no bombs.
    let mut t = Table::empty().attacker(Uk).in_air(Bomber, 1, 3, "ukraine", RAID);
    t.begin_combat(&[]);
    assert!(t.fought() && !t.saw("raided"));
}

#[test]
fn aa_148_290_raiders_come_first_and_stay_out_of_the_battle() {
    let t = Table::empty().put("germany", Germany, Infantry, 1).put("germany", Germany, Aa, 1).attacker(Uk);
    let mut t = t.in_air(Bomber, 1, 3, "germany", RAID).flew(Bomber, 1, 2, "germany");
    // The raid: gun 6, bombs 3. The battle: gun 6, the other bomber 5 misses, the infantry 2 hits it: the raider is no target.
    t.begin_combat(&[6, 3, 6, 5, 2]);
    assert!(t.fought());
    assert_eq!(t.p.flights.len(), 1);
    assert_eq!((t.p.flights[0].left, t.p.flights[0].mission), (3, Mission::Home));
    let order: Vec<&str> = t.events.iter().map(|e| e.event.kind()).filter(|k| ["raided", "battle_began"].contains(k)).collect();
    assert_eq!(order, ["raided", "battle_began"]);
}

#[test]
fn aa_147_a_bomber_raids_or_attacks_not_both() {
    // Raider and attackers of the same range do not mix: the raider never fires at units.
    let t = Table::empty().put("germany", Germany, Infantry, 1).attacker(Uk);
    let mut t = t.in_air(Bomber, 1, 3, "germany", RAID).flew(Bomber, 1, 3, "germany");
    t.begin_combat(&[2, 4, 6]);
    let fired: Vec<usize> = t
        .events
        .iter()
        .filter_map(|e| if let Event::Fired { dice, unit: Bomber, .. } = &e.event { Some(dice.len()) } else { None })
        .collect();
    assert_eq!(fired, [1]);
    assert_eq!((t.p.flights.len(), t.p.flights[0].n), (1, 2), "both go home");
    // And the attacker drops no bombs.
    assert_eq!(t.p.ipc[Germany.i()], 30);
}

#[test]
fn aa_317_overflight_rocket_raids_battles() {
    let mut t = Table::empty().put("karelia", Ussr, Infantry, 1).put("germany", Germany, Aa, 1).put("ukraine", Ussr, Infantry, 1);
    t.p.developments[Germany.i()].add(Development::Rockets);
    let t = t.attacker(Germany).in_air(Bomber, 1, 3, "russia", RAID).flew(Bomber, 1, 2, "karelia").flew(Bomber, 1, 2, "ukraine");
    let mut t = t.crossed(0, "russia", Ussr, Bomber, 2, "ukraine", Mission::Attack);
    t.begin_combat(&[6]);
    t.roll(rocket("germany", "united_kingdom"), &[2, 3]);
    assert_eq!(t.legal(), [fight("karelia"), fight("ukraine")]);
    t.roll(fight("ukraine"), &[4, 6, 4, 6]);
    assert!(t.fought());
    let kinds = ["aa_fired", "rocket_fired", "raided", "battle_began"];
    let order: Vec<&str> = t.events.iter().map(|e| e.event.kind()).filter(|k| kinds.contains(k)).collect();
    assert_eq!(order, ["aa_fired", "rocket_fired", "raided", "battle_began", "battle_began"]);
}
