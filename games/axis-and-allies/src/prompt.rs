//! Questions to the players.
use crate::{action::Action, board::Board, view::View};
use ironbottom_kernel::{Msg, RuleId, Seat, prompt::Prompt};

/// The question a seat must answer now.
pub fn prompt(_b: &Board, _v: &View, seat: Seat, _legal: &[Action]) -> Prompt {
    Prompt { seat, text: Msg::new("prompt"), rule: RuleId(4), choices: Vec::new() }
}
