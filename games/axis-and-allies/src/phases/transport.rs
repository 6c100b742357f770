//! Transports: loading, steaming, unloading, allied cargo.
use crate::{
    action::Action,
    event::Event,
    position::{Boarding, Position},
    types::Power,
};
use ironbottom_kernel::{Log, Refusal};

/// May this power answer the boarding question so (AA-171)?
pub fn check_boarding(_boarding: &Boarding, _power: Power, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(171, "refuse-boarding"))
}
/// The ally's answer.
pub fn answer_boarding(_p: &mut Position, _a: &Action, _log: &mut Log<Event>) {}
