//! Every promise of the contract, proved for both campaigns, with all options at random and each option alone.

use crate::bench::game;
use fire_in_the_sky::FireInTheSky;
use ironbottom_kernel::{
    Rules as _,
    info::{OptionKind, OptionValue},
};
use ironbottom_testkit::Plan;

fn prove(plan: &Plan) {
    ironbottom_testkit::prove_by(FireInTheSky::built_in().unwrap(), plan);
}

#[test]
fn long() {
    prove(&Plan::new("long"));
}

#[test]
fn short() {
    prove(&Plan::new("short"));
}

/// With 18.1.4, the one secret there is; the other options as they come.
fn hidden(scenario: &str) {
    let hidden = OptionValue::Flag(true);
    prove(&Plan::new(scenario).games(2).option("hidden_task_forces", hidden).seed(50));
}

#[test]
fn long_with_hidden_task_forces() {
    hidden("long");
}

#[test]
fn short_with_hidden_task_forces() {
    hidden("short");
}

/// Each option by itself, beside the only one with a secret, in one short game that is looked at now and then.
#[test]
fn each_option_alone() {
    for (n, option) in game().info().options.iter().enumerate() {
        let value = match &option.kind {
            OptionKind::Flag => OptionValue::Flag(option.default != OptionValue::Flag(true)),
            OptionKind::Choice(values) => OptionValue::Choice(values.last().unwrap().clone()),
            OptionKind::Number { .. } => continue,
        };
        if option.id == "hidden_task_forces" {
            continue;
        }
        let plan = Plan {
            vary_options: false,
            rounds: 2,
            games: 1,
            deep_every: 200,
            pairs_every: 200,
            undo_every: 50,
            resume_every: 100,
            foreign: 10,
            ..Plan::new("short")
        };
        let hidden = OptionValue::Flag(true);
        prove(&plan.seed(n as u64 + 100).option(&option.id, value).option("hidden_task_forces", hidden));
    }
}
