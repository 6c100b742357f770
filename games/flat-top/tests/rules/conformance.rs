//! Every promise of the contract, proved for each scenario over its first hours.

use flat_top::FlatTop;
use ironbottom_kernel::info::OptionValue;
use ironbottom_testkit::Plan;

fn prove(scenario: &str, hours: i64) {
    let plan = Plan::new(scenario).games(2).option("hours", OptionValue::Number(hours));
    let report = ironbottom_testkit::prove_by(FlatTop::built_in().unwrap(), &plan);
    assert!(report.games == 2 && report.pairs_differing > 0);
}

#[test]
fn rings_around_rabaul() {
    prove("rings_around_rabaul", 6);
}

#[test]
fn rings_around_rabaul_even() {
    prove("rings_around_rabaul_even", 4);
}

#[test]
fn coral_sea_battle() {
    prove("coral_sea_battle", 3);
}

#[test]
fn coral_sea() {
    prove("coral_sea", 2);
}

#[test]
fn eastern_solomons() {
    prove("eastern_solomons", 2);
}

#[test]
fn santa_cruz() {
    prove("santa_cruz", 2);
}

/// Both sides eye to eye: contacts, reports, shadowing and interceptions really happen, and nobody learns more than he may.
#[test]
fn in_contact() {
    let plan = Plan::new("in_contact").games(20).option("hours", OptionValue::Number(4));
    let report = ironbottom_testkit::prove_by(crate::eyes::in_contact(), &plan);
    for kind in ["report", "shadow", "chase", "search", "intercept", "decline"] {
        assert!(report.action_kinds.contains_key(kind), "{kind} was never done: {:?}", report.action_kinds);
    }
    for kind in ["sighted", "told", "lost", "shown", "hidden", "shadowed", "intercepted"] {
        assert!(report.event_kinds.contains_key(kind), "{kind} never happened: {:?}", report.event_kinds);
    }
}
