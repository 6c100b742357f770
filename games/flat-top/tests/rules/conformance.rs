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
