//! The miniature game keeps every promise, in both scenarios.

use ironbottom_kernel::Game;
use ironbottom_testkit::{Plan, mini::Mini, prove, prove_by};

#[test]
fn dusk_keeps_the_promises() {
    let report = prove_by(Mini::new().unwrap(), &Plan::close("dusk"));
    println!("{report}\n{:?}\n{:?}", report.action_kinds, report.event_kinds);
    assert_eq!(report.unreached(Mini::new().unwrap().info()), Vec::<&str>::new());
}

#[test]
fn dawn_keeps_the_promises() {
    let report = prove(Mini::new().unwrap(), "dawn");
    println!("{report}");
}
