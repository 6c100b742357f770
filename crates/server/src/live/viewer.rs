//! Who looks at a table: what each viewer was shown last, and the moments it could notice.

use super::wire::Frame;
use ironbottom_kernel::{Lang, Viewer, erased::AnyTable};
use ironbottom_protocol::{Moment, ToClient, Version, WireScene};
use ironbottom_store::UserId;
use std::{collections::BTreeMap, sync::Arc};
use tokio::sync::{Notify, mpsc};

/// Messages that may wait for a slow reader before it is let go.
pub const WAITING: usize = 512;

/// One connection.
#[derive(Clone)]
pub struct Member {
    /// Number of the connection.
    pub conn: u64,
    /// Whose it is; none: somebody who only looks on and has no name yet.
    pub user: Option<UserId>,
    /// Shown name.
    pub name: String,
    /// What it may see.
    pub viewer: Viewer,
    /// Its language.
    pub lang: Lang,
    /// The way to it.
    pub tx: mpsc::Sender<Frame>,
    /// Called when it is too slow, or must go.
    pub gone: Arc<Notify>,
}

impl Member {
    /// Sends to this one alone. A reader too slow to keep up is let go; it connects again and sees all.
    pub fn send(&self, message: &ToClient) {
        if self.tx.try_send(Frame::of(message)).is_err() {
            self.gone.notify_one();
        }
    }
}

/// The changes a viewer could notice.
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

/// What one viewer was shown, in each language somebody reads.
pub struct Eye {
    /// Version of the view; empty while nobody looks.
    pub version: Version,
    /// What it could notice.
    pub moments: Moments,
    /// The last moment it was told of.
    pub sent: Moment,
    /// The view, hashed: has it changed?
    pub print: [u8; 32],
    /// Its readers by language.
    pub pages: BTreeMap<Lang, Page>,
}

/// One language of one viewer.
#[derive(Default)]
pub struct Page {
    /// The last picture sent.
    pub scene: Arc<WireScene>,
    /// Who reads it.
    pub members: Vec<Member>,
}

impl Eye {
    /// Does anybody look?
    pub fn is_watched(&self) -> bool {
        self.pages.values().any(|p| !p.members.is_empty())
    }
}
