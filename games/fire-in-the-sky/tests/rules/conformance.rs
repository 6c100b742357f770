//! Every promise of the contract, proved for each scenario.

use fire_in_the_sky::FireInTheSky;

fn prove(scenario: &str) {
    ironbottom_testkit::prove(FireInTheSky::built_in().unwrap(), scenario);
}

#[test]
fn long_campaign() {
    prove("long");
}

#[test]
fn short_campaign() {
    prove("short");
}
