//! What the benches run: kept apart from the crates they measure, so that tests need not build the measuring tool.

use axis_and_allies::AxisAndAllies;
use ironbottom_kernel::{
    Rules,
    run::{RunReport, RunSpec, run},
};
use std::sync::Arc;

/// The first game, from its own pack.
///
/// # Panics
/// If the pack inside the program is broken, which its tests exclude.
#[expect(clippy::expect_used, reason = "a bench has nobody to tell")]
pub fn game() -> Arc<AxisAndAllies> {
    Arc::new(AxisAndAllies::built_in().expect("the built-in pack is sound"))
}

/// Random play of one game to the end of round `rounds`.
///
/// # Panics
/// If the game cannot be set up.
#[expect(clippy::expect_used, reason = "a bench has nobody to tell")]
pub fn random_game(game: &Arc<AxisAndAllies>, seed: u64, rounds: u32) -> RunReport {
    let options = game.info().parse_options(&[format!("round_limit={rounds}")]).expect("an option of the game");
    let spec = RunSpec {
        scenario: game.info().scenarios[0].id.clone(),
        options,
        seed,
        levels: Vec::new(),
        keep_journal: false,
        careful: false,
        max_actions: u64::MAX,
        clock: || 0,
    };
    run(game, &spec).expect("the game can be set up")
}
