//! the games of this program, built once.

use ironbottom_kernel::{
    board::{BoardError, Stage},
    erased::AnyGame,
    pack::{Pack, PackProblems},
    run::RANDOM,
    text::WordsError,
};
use ironbottom_registry::Known;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

/// A game of this program.
pub struct Entry {
    /// What the registry says.
    pub known: Known,
    /// The game with its own pack; none while it cannot be played yet.
    pub game: Option<Arc<dyn AnyGame>>,
    /// Its boards.
    pub stage: Arc<Stage>,
}

/// All games.
pub struct Library {
    entries: Vec<Entry>,
    /// Games with packs of their own or of earlier releases, by hash.
    custom: Mutex<BTreeMap<String, Arc<dyn AnyGame>>>,
}

/// A game of this program that does not build: a fault of the build, not of a user.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// A board cannot be read.
    #[error("{0}: {1}")]
    Board(&'static str, BoardError),
    /// Words are missing, or about nothing there is.
    #[error("{0}: {1}")]
    Texts(&'static str, WordsError),
    /// A pack is wrong.
    #[error("{0}: {1}")]
    Pack(&'static str, PackProblems),
}

/// Packs kept in memory.
const CUSTOM: usize = 16;

impl Library {
    /// Builds them all.
    pub fn new(games: &[Known]) -> Result<Self, LibraryError> {
        let mut entries = Vec::new();
        for known in games {
            let stage = (known.stage)().map_err(|e| LibraryError::Board(known.id, e))?;
            let game = match known.playable {
                Some(p) => Some((p.build)((p.built_in)()).map_err(|e| LibraryError::Pack(known.id, e))?),
                None => None,
            };
            if let Some(game) = &game {
                game.catalog().check(game.action_kinds(), &stage).map_err(|e| LibraryError::Texts(known.id, e))?;
            }
            entries.push(Entry { known: *known, game, stage: Arc::new(stage) });
        }
        Ok(Self { entries, custom: Mutex::default() })
    }

    /// All of them, in the order they are shown.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry of that id.
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|e| e.known.id == id)
    }

    /// The game of that id with its own pack.
    pub fn game(&self, id: &str) -> Option<Arc<dyn AnyGame>> {
        self.entry(id)?.game.clone()
    }

    /// Is this a pack of the house, of this release or an earlier one?
    pub fn is_released(&self, id: &str, hash: &str) -> bool {
        self.entry(id).and_then(|e| e.known.playable).is_some_and(|p| p.released(hash).is_some())
    }

    /// The game with the pack a table was begun with.
    pub fn with_pack(&self, id: &str, hash: &str, custom: Option<&Pack>) -> Option<Arc<dyn AnyGame>> {
        let entry = self.entry(id)?;
        let built_in = entry.game.as_ref()?;
        if built_in.pack().hash() == hash {
            return Some(built_in.clone());
        }
        let mut kept = self.custom.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = kept.get(hash) {
            return Some(game.clone());
        }
        let playable = entry.known.playable?;
        let pack = custom.filter(|p| p.hash() == hash).cloned().or_else(|| playable.released(hash))?;
        let game = (playable.build)(pack).ok()?;
        if kept.len() >= CUSTOM {
            kept.pop_first();
        }
        kept.insert(hash.to_owned(), game.clone());
        Some(game)
    }
}

/// The levels a game has, weakest first.
pub fn levels(game: &dyn AnyGame) -> Vec<String> {
    std::iter::once(RANDOM.to_owned()).chain(game.info().levels.iter().filter(|l| *l != RANDOM).cloned()).collect()
}
