//! Every promise of the contract, proved for each scenario.

use fleet_commander_nimitz::Nimitz;

fn prove(scenario: &str) {
    ironbottom_testkit::prove(Nimitz::built_in().unwrap(), scenario);
}

#[test]
fn campaign_1942() {
    prove("1942");
}

#[test]
fn campaign_1943() {
    prove("1943");
}

#[test]
fn campaign_1944() {
    prove("1944");
}

#[test]
fn campaign_1945() {
    prove("1945");
}

#[test]
fn linked_campaigns() {
    prove("linked");
}
