//! Questions to the rules: odds and overlays.
use crate::{board::Board, view::View};
use ironbottom_kernel::{
    Msg,
    ask::{Answer, Query},
};

/// Answers a question; without a view only what needs none.
pub fn ask(_b: &Board, _v: Option<&View>, _q: &Query) -> Answer {
    Answer::Refused(Msg::new("ask-unknown"))
}
