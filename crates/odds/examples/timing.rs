//! Prints how long the sample battles take: `cargo run --release -p ironbottom-odds --example
//! timing`.

use std::hint::black_box;
use std::time::Instant;

use ironbottom_odds::{
    Battle, Goal, Measure, Retreat, Solver, UnitClass, Withdrawal, bench_amphibious, bench_large, bench_mixed, bench_small,
};

fn time(name: &str, runs: u32, mut f: impl FnMut()) {
    f();
    // The best of several batches: other work on the machine only ever adds.
    let mut best = f64::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        for _ in 0..runs {
            f();
        }
        best = best.min(start.elapsed().as_secs_f64() * 1e6 / f64::from(runs));
    }
    println!("{name:<40} {best:>12.2} microseconds");
}

fn main() {
    let mut solver = Solver::new();
    let mut both = |name: &str, runs: u32, battle: &Battle| {
        time(&format!("{name}, summary"), runs, || {
            black_box(solver.summary(black_box(battle)).ok());
        });
        time(&format!("{name}, all endings"), runs, || {
            black_box(solver.solve(black_box(battle)).ok());
        });
    };
    both("small", 10_000, &bench_small());
    both("amphibious", 10_000, &bench_amphibious());
    both("mixed", 1_000, &bench_mixed());
    let mut away = bench_mixed();
    away.attacker_withdraws = Withdrawal::AfterFirstRound;
    away.defender_withdraws = Withdrawal::AfterFirstRound;
    both("mixed, withdrawals", 1_000, &away);
    both("large", 20, &bench_large());
    let mut careful = bench_large();
    careful.retreat = Retreat::below(0.4);
    both("large, retreat below 0.4", 5, &careful);
    careful.retreat = Retreat::after(3);
    both("large, retreat after 3", 5, &careful);
    let huge = Battle::new(
        vec![UnitClass::land(300, 1, 3), UnitClass::land(200, 3, 5)],
        vec![UnitClass::land(400, 2, 3), UnitClass::land(100, 2, 5)],
    );
    both("500 against 500", 1, &huge);
    let mut force = bench_small();
    force.attacker.groups[0].count = 12;
    force.attacker.groups[1].count = 8;
    force.attacker.groups[2].count = 4;
    time("smallest force for 90 %", 10, || {
        let answer = solver.smallest_force(&force, Goal::Win, 0.9, Measure::Value);
        black_box(answer.ok());
    });
}
