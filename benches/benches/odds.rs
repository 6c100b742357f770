//! Instructions per exact battle.
#![allow(missing_docs, reason = "the macros make items of their own")]

use gungraun::prelude::*;
use ironbottom_odds::{Battle, Solver, Summary, bench_amphibious, bench_large, bench_mixed, bench_small};
use std::hint::black_box;

#[library_benchmark]
#[bench::small(bench_small())]
#[bench::amphibious(bench_amphibious())]
#[bench::mixed_at_sea(bench_mixed())]
#[bench::large(bench_large())]
fn battle(battle: Battle) -> Option<Summary> {
    black_box(Solver::new().summary(black_box(&battle)).ok())
}

library_benchmark_group!(name = odds, benchmarks = [battle]);
main!(library_benchmark_groups = odds);
