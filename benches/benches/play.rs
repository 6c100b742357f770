//! Instructions per game of random play: setting up, listing, choosing and applying.
#![allow(missing_docs, reason = "the macros make items of their own")]

use axis_and_allies::AxisAndAllies;
use gungraun::prelude::*;
use ironbottom_benches::{game, random_game};
use ironbottom_kernel::run::RunReport;
use std::{hint::black_box, sync::Arc};

#[library_benchmark]
#[bench::one_round(game(), 1)]
#[bench::four_rounds(game(), 4)]
fn random(game: Arc<AxisAndAllies>, rounds: u32) -> RunReport {
    black_box(random_game(&game, 7, rounds))
}

library_benchmark_group!(name = play, benchmarks = [random]);
main!(library_benchmark_groups = play);
