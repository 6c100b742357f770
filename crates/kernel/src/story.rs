//! The log of a table as one viewer reads it, numbered by what that viewer could notice.
//!
//! The number of an action tells how many were done before it, those done in secret among them. Whatever is shown to a viewer
//! counts [`Moments`] instead, at the terminal and in the browser alike.

use crate::{
    erased::{AnyTable, LogLine, Note},
    seat::Viewer,
};

/// Which of the changes a viewer could notice; the opening is 0.
pub type Moment = usize;

/// The changes a viewer could notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moments {
    /// Nothing is hidden: every action is one.
    Open,
    /// After each change, how many actions were done; the opening first.
    Own(Vec<usize>),
}

impl Moments {
    /// From the beginning.
    pub fn of(table: &dyn AnyTable, viewer: Viewer, secrets: bool) -> Self {
        if !secrets {
            return Self::Open;
        }
        Self::Own(table.moments(viewer).unwrap_or_else(|_| vec![0]))
    }

    /// The moment of now.
    pub fn now(&self, len: usize) -> Moment {
        match self {
            Self::Open => len,
            Self::Own(all) => all.len().saturating_sub(1),
        }
    }

    /// How many actions were done at a moment.
    pub fn actions(&self, moment: Moment, len: usize) -> Option<usize> {
        match self {
            Self::Open => (moment <= len).then_some(moment),
            Self::Own(all) => all.get(moment).copied(),
        }
    }

    /// The moment to which the action of this number (from 0) belongs.
    pub fn of_action(&self, action: usize) -> Moment {
        match self {
            Self::Open => action + 1,
            Self::Own(all) => all.partition_point(|n| *n <= action),
        }
    }

    /// The last moment at which no more than so many actions were done.
    pub fn before(&self, actions: usize) -> Moment {
        match self {
            Self::Open => actions,
            Self::Own(all) => all.partition_point(|n| *n <= actions).saturating_sub(1),
        }
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// Something that happened in the game.
    Told(LogLine),
    /// Something all agreed to.
    Note(Note),
}

/// The log of a viewer up to the first `seen` actions, with its moments: what happened, and what all agreed to in between.
pub fn story(table: &dyn AnyTable, viewer: Viewer, seen: usize, moments: &Moments) -> Vec<(Moment, Line)> {
    let mut notes = table.notes().into_iter().filter(|n| n.after <= seen).peekable();
    let mut out = Vec::new();
    for t in table.told(viewer, 0).into_iter().filter(|t| t.action < seen) {
        while let Some(n) = notes.next_if(|n| n.after <= t.action) {
            out.push((moments.before(n.after), Line::Note(n)));
        }
        out.push((moments.of_action(t.action), Line::Told(t)));
    }
    out.extend(notes.map(|n| (moments.before(n.after), Line::Note(n))));
    out
}
