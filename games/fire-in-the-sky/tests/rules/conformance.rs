//! Every promise of the contract, proved for each scenario.

use fire_in_the_sky::FireInTheSky;
use ironbottom_kernel::Rules as _;
use ironbottom_testkit::Plan;

/// With 18.1.4, the one secret there is; the other options as they come.
fn prove(scenario: &str) {
    let game = FireInTheSky::built_in().unwrap();
    let mut plan = Plan::new(scenario);
    plan.options = game.info().parse_options(&["hidden_task_forces=true"]).unwrap();
    ironbottom_testkit::prove_by(game, &plan);
}

#[test]
fn long_campaign() {
    prove("long");
}

#[test]
fn short_campaign() {
    prove("short");
}
