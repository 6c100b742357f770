//! Computer opponents.
use crate::AxisAndAllies;
use ironbottom_kernel::bot::Bot;

/// The opponent of a level.
pub fn new(_level: &str) -> Option<Box<dyn Bot<AxisAndAllies>>> {
    None
}
