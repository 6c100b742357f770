//! Battles to measure with.

use crate::battle::{AntiAir, Battle, Support, UnitClass};

/// A small battle: 6 units against 4.
pub fn bench_small() -> Battle {
    Battle::new(
        vec![UnitClass::land(3, 1, 3), UnitClass::land(2, 3, 5), UnitClass::air(1, 3, 12)],
        vec![UnitClass::land(3, 2, 3), UnitClass::land(1, 2, 5)],
    )
}

/// A small battle with one support shot: 3 units against 3.
pub fn bench_amphibious() -> Battle {
    let mut battle = Battle::new(
        vec![UnitClass::land(2, 1, 3), UnitClass::land(1, 3, 5)],
        vec![UnitClass::land(2, 2, 3), UnitClass::land(1, 2, 5)],
    );
    battle.support.push(Support { shots: 1, strength: 4 });
    battle
}

/// A large battle with anti-air fire: 53 units against 52.
pub fn bench_large() -> Battle {
    let mut battle = Battle::new(
        vec![UnitClass::land(30, 1, 3), UnitClass::land(15, 3, 5), UnitClass::air(6, 3, 12), UnitClass::air(2, 4, 15)],
        vec![UnitClass::land(40, 2, 3), UnitClass::land(8, 2, 5), UnitClass::air(4, 4, 12)],
    );
    battle.anti_air = Some(AntiAir::default());
    battle
}

/// A battle at sea in which first strikers cannot hit aircraft on either side: 11 units against 9.
pub fn bench_mixed() -> Battle {
    let hidden = |count, strength| UnitClass {
        first_strike: true,
        cannot_hit_air: true,
        may_withdraw: true,
        ..UnitClass::sea(count, strength, 8)
    };
    Battle::new(
        vec![UnitClass::sea(2, 0, 8), hidden(3, 2), UnitClass::air(3, 3, 12), UnitClass::air(1, 4, 15), UnitClass::sea(2, 4, 24)],
        vec![UnitClass::sea(2, 1, 8), hidden(2, 2), UnitClass::air(2, 4, 12), UnitClass::sea(1, 3, 18), UnitClass::sea(2, 4, 24)],
    )
}
