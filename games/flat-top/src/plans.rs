//! Plans of a side that answer for it, hour by hour: courses, missions, work on the decks.

use crate::{
    action::Action,
    board::Board,
    position::Force,
    types::{AfId, Side},
    view::View,
};

/// What the plans of a side answer now: one of `legal`; none: they say nothing to this.
pub fn next(_b: &Board, _v: &View, _side: Side, _legal: &[Action]) -> Option<Action> {
    None
}

/// Does a plan bring this formation home in time?
pub fn brings_home(_force: &Force, _af: AfId) -> bool {
    false
}
