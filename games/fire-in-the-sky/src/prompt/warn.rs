//! What a player should know before he does something that is legal.

use super::Asked;
use crate::action::Action;
use ironbottom_kernel::Msg;

/// What is worked out once for all choices of a question.
pub struct Warns {}

impl Warns {
    /// For one question.
    pub const fn new(_x: &Asked<'_>, _legal: &[Action]) -> Self {
        Self {}
    }

    /// Of one choice.
    pub const fn of(&self, _x: &Asked<'_>, _a: &Action) -> Option<Msg> {
        None
    }
}
