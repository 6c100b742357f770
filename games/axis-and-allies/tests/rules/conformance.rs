//! Every promise of the contract, proved for each scenario.

#[test]
fn spring_1942() {
    ironbottom_testkit::prove(axis_and_allies::AxisAndAllies::built_in().unwrap(), "spring-1942");
}
