//! The typed form of actions.
use crate::{action::Action, board::Board, view::View};

/// One language-neutral form, unique among the legal.
pub fn write(_b: &Board, _v: &View, a: &Action) -> String {
    format!("{a:?}")
}
