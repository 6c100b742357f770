//! Exact chances against counting all throws.

use crate::{
    arena::{Allies, Japan, arena, battle},
    bench::{board, unit},
};
use fire_in_the_sky::{
    action::Item,
    odds::{self, LandSide},
    phases::battle::support::{Outcome, outcome},
};

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-12
}

#[test]
fn a_die_and_a_pair() {
    assert_eq!([-5, -1, 0, 1, 2, 9].map(odds::faces), [0, 1, 2, 3, 4, 6]);
    assert_eq!([2, 8, 12, 13].map(odds::throws), [36, 15, 1, 0]);
    assert_eq!(odds::sixths(&[(3, 0), (2, 1)]), 12);
}

#[test]
fn a_pool_is_what_counting_gives() {
    // Two dice that need 5 and one that needs 4.
    let mut counted = [0u32; 4];
    for n in 0..216u32 {
        let faces = [n % 6 + 1, n / 6 % 6 + 1, n / 36 + 1];
        let hits = usize::from(faces[0] >= 5) + usize::from(faces[1] >= 5) + usize::from(faces[2] >= 4);
        counted[hits] += 1;
    }
    let pool = odds::pool(&[(2, 0), (1, 1)]);
    assert!(pool.iter().zip(counted).all(|(x, n)| near(*x, f64::from(n) / 216.0)));
    assert!(near(odds::at_least(&pool, 1), 1.0 - f64::from(counted[0]) / 216.0));
}

#[test]
fn land_combat_is_what_counting_gives() {
    // Two dice and one of support, of which one counts, against one die and an air step; the defender is worth 1.
    let us = LandSide { dice: vec![(2, 0)], support: vec![(2, 1)], cap: 1, sure: 0 };
    let them = LandSide { dice: vec![(1, 0)], support: Vec::new(), cap: 1, sure: 1 };
    let mut counted = [0u32; 3];
    for n in 0..7776u32 {
        let f: Vec<u32> = (0..5).map(|i| n / 6u32.pow(i) % 6 + 1).collect();
        let hits = |f: u32, needs: u32| u8::from(f >= needs);
        let total = hits(f[0], 5) + hits(f[1], 5) + (hits(f[2], 4) + hits(f[3], 4)).min(1);
        let what = outcome(total, 1 + hits(f[4], 5), 1);
        counted[[Outcome::Nothing, Outcome::Step, Outcome::Eliminated].iter().position(|o| *o == what).unwrap()] += 1;
    }
    let got = odds::land(&us, &them, 1);
    let want = counted.map(|n| f64::from(n) / 7776.0);
    assert!(near(got.nothing, want[0]) && near(got.step, want[1]) && near(got.eliminated, want[2]), "{got:?} {want:?}");
}

#[test]
fn the_air_fight_is_what_counting_gives() {
    // One point against two.
    let mut superior = [0.0; 2];
    let mut left = 0.0;
    for n in 0..216u32 {
        let f = [n % 6 + 1, n / 6 % 6 + 1, n / 36 + 1];
        let japan = 1u32.saturating_sub(u32::from(f[1] >= 5) + u32::from(f[2] >= 5));
        let allies = 2 - u32::from(f[0] >= 5);
        left += f64::from(allies) / 216.0;
        match japan.cmp(&allies) {
            std::cmp::Ordering::Greater => superior[0] += 1.0 / 216.0,
            std::cmp::Ordering::Less => superior[1] += 1.0 / 216.0,
            std::cmp::Ordering::Equal => superior.iter_mut().for_each(|x| *x += 0.5 / 216.0),
        }
    }
    let got = odds::air_fight([&[(1, 0)], &[(2, 0)]], false);
    assert!(near(got.superior[0], superior[0]) && near(got.superior[1], superior[1]) && near(got.left[1], left), "{got:?}");
    // Japan first: who is shot down does not reply.
    let first = odds::air_fight([&[(1, 0)], &[(1, 0)]], true);
    assert!(near(first.left[0], 1.0 - 2.0 / 3.0 / 3.0) && near(first.superior[0] + first.superior[1], 1.0));
}

#[test]
fn a_ship_under_fire() {
    let t = arena(Japan);
    let shot = odds::shot(board(), &t.p, 2, unit("yamato_musashi"), unit("maryland_west_virginia"));
    // Firepower 4 at defence 11 needs 4; 4 are added to the damage dice.
    assert_eq!((shot.faces, shot.half, shot.sinks), (3, false, odds::throws(7)));
    assert!(odds::shot(board(), &t.p, 2, unit("akizuki_1"), unit("maryland_west_virginia")).half);
    // Two hits of the air on a defence of 10, each with 1 more for the other: 8 or more of two dice.
    let afloat = 1.0 - 15.0 / 36.0;
    assert!(near(odds::sunk(board(), &t.p, unit("wasp_hornet"), &[1, 1]), 1.0 - afloat * afloat));
}

#[test]
fn the_battle_and_the_submarine() {
    let mut t = arena(Japan);
    t.p.turn = 6;
    let f = t.force(Allies, "noumea", "1212", &["fletcher_1", "wasp_hornet"]);
    // One destroyer with 1 more for the carrier: half of its dice stop the attack. No modifier against a ship with destroyers about.
    assert_eq!(odds::submarine(board(), &t.p, f, Item::Unit(unit("wasp_hornet"))), (0.5, 2));
    let mut t = arena(Japan);
    t.put("15th_army", "rabaul");
    t.put("19th_regiment", "rabaul");
    t.begin(&[]);
    let land = odds::battle_land(board(), &t.p, battle(&t));
    assert!(near(land.nothing + land.step + land.eliminated, 1.0) && land.step > 0.2);
}
