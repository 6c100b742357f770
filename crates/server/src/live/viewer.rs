//! Who looks at a table: what each viewer was shown last, and the moments it could notice.

use super::wire::Frame;
use ironbottom_kernel::{Lang, Viewer, story::Moments};
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

/// What one viewer was shown, in each language somebody reads.
pub struct ViewerFeed {
    /// Version of the view; empty while nobody looks.
    pub version: Version,
    /// What it could notice.
    pub moments: Moments,
    /// The last moment it was told of.
    pub sent: Moment,
    /// The view, hashed: has it changed?
    pub fingerprint: [u8; 32],
    /// Its readers by language.
    pub languages: BTreeMap<Lang, LanguageFeed>,
}

/// One language of one viewer.
#[derive(Default)]
pub struct LanguageFeed {
    /// The last picture sent.
    pub scene: Arc<WireScene>,
    /// Who reads it.
    pub members: Vec<Member>,
}

impl ViewerFeed {
    /// Does anybody look?
    pub fn is_watched(&self) -> bool {
        self.languages.values().any(|p| !p.members.is_empty())
    }
}
