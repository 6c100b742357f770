//! The battle of the Solomons of the detailed example, with its dice (E91 to E106).

use crate::support::*;
use fleet_commander_nimitz::{
    Action, Position,
    action::Target,
    battle::{Air, Battle, Spot, Step},
    position::{Phase, Place},
    types::{JapanPlan, Sector, Side, UsPlan},
};

fn battle(p: &Position) -> &Battle {
    p.battle.as_ref().expect("a battle")
}

fn squadron(p: &Position, id: &str, n: usize) -> u8 {
    let types = &board().campaign(p.year).types;
    let all = battle(p).squadrons.iter().enumerate().filter(|(_, s)| types[s.kind as usize].id == id && s.at != Air::Lost);
    all.map(|(i, _)| i as u8).nth(n).expect("a squadron")
}

fn fly(p: &mut Position, id: &str, n: usize, sector: Sector) {
    let squadron = squadron(p, id, n);
    act(p, Action::Fly { squadron, sector }, &[]);
}

fn cup(p: &mut Position, plans: &[JapanPlan]) {
    p.cup = [0; 14];
    for plan in plans {
        p.cup[plan.i()] += 1;
    }
}

#[test]
fn e91_e92_e93_e94_e95_e96_e97_e98_e99_e100_e101_e102_e103_e104_e105_e106_the_battle_of_the_solomons() {
    let mut p = bare(1942, Phase::Battles);
    for id in [
        "enterprise",
        "desron-2",
        "chicago-northampton",
        "18th-fg",
        "28th-bg",
        "hiryu",
        "furutaka-kako",
        "aoba-kinugasa",
        "destroyer-gp-5",
    ] {
        put(&mut p, id, "solomon");
    }
    let own = battalion(&mut p, Side::Us, "solomon");
    let theirs = battalion(&mut p, Side::Japan, "solomon");
    p.units[theirs as usize].aboard = true;
    // Another battle to come keeps the turn open.
    put(&mut p, "usaffe", "alaska");
    put(&mut p, "ryuho", "alaska");

    // E91: the carrier and the destroyers in the US ocean, the cruisers in Coastal.
    act(&mut p, Action::Fight { area: area("solomon") }, &[]);
    let (chicago, desron) = (unit(&p, "chicago-northampton"), unit(&p, "desron-2"));
    act(&mut p, Action::Place { unit: chicago, sector: Sector::Coastal }, &[]);
    // E92, E93: case A places the rest; a 4 is two turns; five units draw two plans.
    act(&mut p, Action::Place { unit: desron, sector: Sector::UsOcean }, &[4]);
    let sector = |p: &Position, id: &str| battle(p).ships.iter().find(|(u, _)| *u == unit(p, id)).map(|(_, s)| *s);
    assert_eq!(sector(&p, "hiryu"), Some(Sector::JapanOcean));
    assert_eq!(sector(&p, "destroyer-gp-5"), Some(Sector::JapanOcean), "the lowest surface value");
    assert_eq!((sector(&p, "aoba-kinugasa"), sector(&p, "furutaka-kako")), (Some(Sector::Coastal), Some(Sector::Coastal)));
    assert_eq!((battle(&p).left, battle(&p).draws, battle(&p).airfields), (2, 2, [2, 0]));
    let sp = p.sp;
    for plan in [UsPlan::Furball, UsPlan::Aaa, UsPlan::AntiAircraft, UsPlan::Seabees] {
        act(&mut p, Action::TakePlan { plan }, &[]);
    }
    assert_eq!(p.sp, sp - 1);
    // E94: the first of two is drawn, the other is left.
    cup(&mut p, &[JapanPlan::NoContact, JapanPlan::ShipCombat]);
    act(&mut p, Action::Done, &[1]);
    assert_eq!(battle(&p).drawn, [JapanPlan::NoContact, JapanPlan::ShipCombat]);

    // E95: no aircraft into the Japanese ocean.
    let tbd = squadron(&p, "tbd", 0);
    assert_eq!(refused(&p, Action::Fly { squadron: tbd, sector: Sector::JapanOcean }), 232);
    for (id, n, to) in [
        ("28th-bg", 0, Sector::Coastal),
        ("sbd", 0, Sector::Coastal),
        ("sbd", 1, Sector::Coastal),
        ("tbd", 0, Sector::Coastal),
        ("18th-fg", 0, Sector::Island),
        ("f4f", 0, Sector::UsOcean),
    ] {
        fly(&mut p, id, n, to);
    }
    // Bombers roll 2 and go on to the island, fighters 6 to Coastal. E96: 18th FG misses; the A6M's 2 hits twice.
    act(&mut p, Action::Done, &[2, 6, 10, 2]);
    assert_eq!(battle(&p).step, Step::Fire);
    let tbd = Target::Squadron(squadron(&p, "tbd", 0));
    act(&mut p, Action::Take { target: tbd }, &[]);
    // E97: Chicago misses the A6M; the cruisers' 6 and 3 are one hit on 28th BG. The window asks about Anti-Aircraft first.
    act(&mut p, Action::Take { target: tbd }, &[10, 6, 3]);
    assert_eq!(listed(&p).last(), Some(&Action::Done));
    // E98: no plan now. Over the island 2 and 1 are two hits: Seabees stops one.
    act(&mut p, Action::Done, &[2, 1]);
    assert!(battle(&p).squadrons[squadron(&p, "28th-bg", 0) as usize].hurt);
    // Then the bombs in Coastal: 9, 2 and 3 are two hits.
    act(&mut p, Action::Stop { plan: UsPlan::Seabees }, &[9, 2, 3]);
    assert_eq!(battle(&p).airfields, [1, 0]);
    let aoba = unit(&p, "aoba-kinugasa");
    cup(&mut p, &[JapanPlan::InfantryCombat, JapanPlan::CarrierAttack]);
    // E99: Chicago rolls 2 and damages Furutaka; Furutaka's 1 hits twice: the airfield and Chicago. E100, E101: the battalion lands, both
    // squadrons ashore are lost. E102: the next plans.
    act(&mut p, Action::Strike { target: Target::Unit(aoba) }, &[2, 1, 1]);
    assert_eq!(at(&p, aoba), Place::Gone);
    let furutaka = unit(&p, "furutaka-kako");
    assert!(p.units[furutaka as usize].hurt && p.units[chicago as usize].hurt);
    assert_eq!((battle(&p).turn, battle(&p).left, battle(&p).airfields), (2, 1, [0, 0]));
    assert_eq!(battle(&p).land_based(Side::Us).count(), 0);
    assert_eq!(battle(&p).ground.iter().find(|g| g.unit == theirs).map(|g| g.spot), Some(Spot::Beach));

    // E102: the SBDs against Hiryu; the Japanese bombers come for the US ocean, the A6M with them on 8.
    for (id, n, to) in [("sbd", 0, Sector::JapanOcean), ("sbd", 1, Sector::JapanOcean), ("f4f", 0, Sector::UsOcean)] {
        fly(&mut p, id, n, to);
    }
    // E103: F4F rolls 4, A6M 7; Furball makes it two.
    act(&mut p, Action::Done, &[8, 4, 7]);
    // E104: Destroyer Gp 5 rolls 6, Hiryu 9; DESRON 2 rolls 7. A window again.
    act(&mut p, Action::Use { plan: UsPlan::Furball }, &[6, 9, 7]);
    assert!(battle(&p).squadrons[squadron(&p, "f4f", 0) as usize].hurt);
    // Not with the destroyers: Enterprise rolls 5, then again with Anti-Aircraft a 3, and AAA makes it two.
    act(&mut p, Action::Done, &[5]);
    let enterprise = unit(&p, "enterprise");
    act(&mut p, Action::UseWith { plan: UsPlan::AntiAircraft, unit: enterprise }, &[3]);
    act(&mut p, Action::Use { plan: UsPlan::Aaa }, &[]);
    // The player takes the D3A. E105: SBDs roll 6 and 1, B5N 3. E106: Chicago 2, Furutaka 9, the battalion 1.
    let d3a = Target::Squadron(squadron(&p, "d3a", 0));
    act(&mut p, Action::Strike { target: d3a }, &[6, 1, 3, 2, 9, 1]);
    assert!(p.battle.is_none(), "the battle is over");
    assert!(p.units[unit(&p, "hiryu") as usize].hurt && p.units[enterprise as usize].hurt);
    assert_eq!(at(&p, theirs), Place::Battalions);
    assert!(is_at(&p, own, "solomon") && !p.units[own as usize].hurt);
    assert_eq!((at(&p, unit(&p, "18th-fg")), at(&p, unit(&p, "28th-bg"))), (Place::Gone, Place::Gone));
}

/// The die that draws this unit out of a pile of several, in the order of their numbers.
fn face(p: &Position, pile: &mut Vec<u16>, id: &str) -> u8 {
    let u = unit(p, id);
    let at = pile.iter().position(|x| *x == u).unwrap_or_else(|| panic!("{id} is not there"));
    pile.remove(at);
    at as u8 + 1
}

fn pile(p: &Position, at: &str, class: fleet_commander_nimitz::types::Class) -> Vec<u16> {
    use fleet_commander_nimitz::position::Mark;
    p.units_at(area(at))
        .filter(|u| {
            let t = p.unit_type(board(), *u);
            t.side == Side::Japan && t.kind.class() == class && p.units[*u as usize].mark == Mark::Free
        })
        .collect()
}

#[test]
fn e80_e81_e82_e83_e84_e85_e86_e87_e88_e89_e90_the_first_turn_of_1942_up_to_the_battles() {
    use fleet_commander_nimitz::{phases, position::Mark, types::Class};
    let mut p = phases::turn::set_up(board(), rules(&["engage_sortie_infantry=1"]), 1942, false);
    // E81.
    for (id, rp) in [("hornet", 5), ("1st-marine", 2), ("raaf-bg-2", 0)] {
        let u = unit(&p, id);
        act(&mut p, Action::Buy { unit: u, rp }, &[]);
    }
    act(&mut p, Action::Done, &[]);
    assert_eq!(p.sp, 18);
    // E82: one scout on the Philippines, two on Japan.
    for at in ["philippines", "japan", "japan"] {
        act(&mut p, Action::Scout { area: area(at) }, &[]);
    }
    act(&mut p, Action::Done, &[]);
    assert_eq!(p.sp, 15);
    // E83: South, to Borneo only; two of seven squadrons are drawn.
    let mut air = pile(&p, "philippines", Class::Air);
    assert_eq!(air.len(), 7);
    let (a, b) = (face(&p, &mut air, "14-sentai"), face(&p, &mut air, "3-kokutai"));
    act(&mut p, Action::Spot { area: area("philippines") }, &[4, a, b]);
    for id in ["myoko-haguro", "ashigara-nachi", "destroyer-gp-6", "16th-inf", "14-sentai", "3-kokutai"] {
        assert!(is_at(&p, unit(&p, id), "borneo"), "{id}");
        assert_eq!(p.units[unit(&p, id) as usize].mark, Mark::Transit);
    }
    assert!(p.units[unit(&p, "16th-inf") as usize].aboard);
    // E84: Hold: six ships drawn, both battalions.
    let mut ships = pile(&p, "japan", Class::Ship);
    let mut dice = vec![2];
    for id in ["soryu", "shoho", "nagato-mutsu", "tone-chikuma", "destroyer-gp-1", "jp-sub-gp-1"] {
        dice.push(face(&p, &mut ships, id));
    }
    act(&mut p, Action::Spot { area: area("japan") }, &dice);
    assert_eq!(p.resupply, 1);
    assert!(pile(&p, "japan", Class::Infantry).is_empty());
    // E85: Sortie; Midway, the Solomons and New Guinea are equally far: Midway is drawn.
    let goals = phases::orders::candidates(board(), &p, area("japan"), fleet_commander_nimitz::types::Order::Sortie);
    assert_eq!(goals.len(), 3);
    let mut dice = vec![10, goals.iter().position(|s| *s == area("midway")).unwrap() as u8 + 1];
    for id in ["kaga", "akagi", "hiei-kirishima"] {
        dice.push(face(&p, &mut ships, id));
    }
    act(&mut p, Action::Spot { area: area("japan") }, &dice);
    let battalions =
        |p: &Position, at: &str| p.units_at(area(at)).filter(|u| p.unit_type(board(), *u).id == "jp-battalion").count();
    assert!(is_at(&p, unit(&p, "kaga"), "midway") && battalions(&p, "midway") == 1);
    // E86: thirteen units move.
    let wc: Vec<u16> = p.units_at(area("west_coast")).filter(|u| p.unit_type(board(), *u).id == "battalion").collect();
    for (id, to) in [
        ("lexington", "midway"),
        ("chester-louisville", "midway"),
        ("desron-1", "midway"),
        ("11th-bg", "midway"),
        ("enterprise", "solomon"),
        ("chicago-northampton", "solomon"),
        ("desron-2", "solomon"),
        ("18th-fg", "solomon"),
        ("28th-bg", "solomon"),
        ("mag-21", "borneo"),
        ("raaf-bg-1", "borneo"),
    ] {
        let u = unit(&p, id);
        act(&mut p, Action::Move { unit: u, to: area(to) }, &[]);
    }
    for u in wc {
        act(&mut p, Action::Move { unit: u, to: area("midway") }, &[]);
        assert!(p.units[u as usize].aboard);
    }
    assert_eq!(p.sp, 2);
    act(&mut p, Action::Done, &[]);
    // E87: lone units are frozen; the ships at the Carolines are not.
    for at in ["okinawa", "iwo_jima", "mariana", "caroline", "gilbert", "wake"] {
        assert!(pile(&p, at, Class::Infantry).is_empty() && battalions(&p, at) == 1, "{at}");
    }
    // E88, E89: South to the Solomons with three of five ships and a battalion; Battle to Midway with the other two and another.
    let south = phases::orders::candidates(board(), &p, area("caroline"), fleet_commander_nimitz::types::Order::South);
    let mut ships = pile(&p, "caroline", Class::Ship);
    let mut dice = vec![4, south.iter().position(|s| *s == area("solomon")).unwrap() as u8 + 1];
    for id in ["furutaka-kako", "aoba-kinugasa", "destroyer-gp-5"] {
        dice.push(face(&p, &mut ships, id));
    }
    let both = phases::orders::candidates(board(), &p, area("caroline"), fleet_commander_nimitz::types::Order::Battle);
    let mut ids: Vec<&str> = both.iter().map(|s| board().areas[s.i()].id.as_str()).collect();
    ids.sort_unstable();
    assert_eq!(ids, ["borneo", "midway", "new_guinea"], "the Solomons join them with the first order");
    let after = {
        let mut with = both.clone();
        with.push(area("solomon"));
        with.sort_unstable();
        with
    };
    dice.extend([7, after.iter().position(|s| *s == area("midway")).unwrap() as u8 + 1]);
    act(&mut p, Action::Order { area: area("caroline") }, &dice);
    for id in ["furutaka-kako", "aoba-kinugasa", "destroyer-gp-5"] {
        assert!(is_at(&p, unit(&p, id), "solomon"), "{id}");
    }
    assert!(is_at(&p, unit(&p, "destroyer-gp-4"), "midway") && is_at(&p, unit(&p, "jp-sub-gp-3"), "midway"));
    assert_eq!((battalions(&p, "solomon"), battalions(&p, "midway")), (1, 2));
    // E90: the other areas are not shown; Japan can still be rolled for.
    assert!(legal(&p, Action::Order { area: area("japan") }));
}

#[test]
fn e107_the_end_of_the_first_turn() {
    use fleet_commander_nimitz::{phases::after, types::Class};
    use ironbottom_kernel::{Dice, Log};
    let mut p = sheet(1942);
    p.turn = 1;
    p.resupply = 3;
    for (id, at) in [("hiryu", "solomon"), ("furutaka-kako", "solomon"), ("enterprise", "solomon"), ("lexington", "midway")] {
        let u = put(&mut p, id, at);
        p.units[u as usize].hurt = matches!(id, "hiryu" | "furutaka-kako");
    }
    // 8 + 3 - 2 = 9: two ships of six, two infantry of six, one of seven squadrons.
    let (mut dice, mut log) = (Dice::scripted(&[8, 1, 1, 1, 1, 1]), Log::default());
    p.phase = Phase::Battles;
    after::begin(board(), &mut p, &mut dice, &mut log);
    assert!(dice.fault().is_none() && dice.left() == 0, "{:?} {}", dice.fault(), dice.left());
    let came = log.events.iter().find_map(|l| match &l.event {
        fleet_commander_nimitz::Event::Reinforced { total, units, .. } => Some((*total, units.len())),
        _ => None,
    });
    assert_eq!(came, Some((9, 5)));
    assert_eq!(p.under[Class::Ship.i()].len(), 2, "Hiryu and Furutaka, repaired, under the pile");
    assert!(is_at(&p, unit(&p, "yorktown"), "hawaii"));
    assert_eq!((at(&p, unit(&p, "enterprise")), at(&p, unit(&p, "lexington"))), (Place::Port(0), Place::Port(0)));
    assert_eq!((p.held.clone(), p.turn), (vec![6], 2), "six objectives, and the next turn");
}
