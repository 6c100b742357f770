//! What to prove how thoroughly, and what came of it.

use ironbottom_kernel::{Game, Kinds, Options, info::OptionValue};
use std::{collections::BTreeMap, fmt};

/// How much to play and how often to look closely.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which scenario.
    pub scenario: String,
    /// Options set in every game.
    pub options: Options,
    /// Set the other options at random (not in the first game)?
    pub vary_options: bool,
    /// Round limit of the first games, where the game has such an option and it is not set above.
    pub rounds: i64,
    /// Random games.
    pub games: u32,
    /// First seed; each game has the next.
    pub seed: u64,
    /// A game longer than this never ends.
    pub max_actions: usize,
    /// Every how many actions lists, prompts, scenes, asks, texts and refusals are looked at. New situations always are.
    pub deep_every: usize,
    /// Every how many actions pairs of positions that a viewer cannot tell apart are compared. New situations always are.
    pub pairs_every: usize,
    /// In a game with secrets, compare whole logs of twin games at every so many steps.
    pub courses_every: usize,
    /// How far two games that a viewer cannot tell apart are played on beside each other, at most.
    pub course: usize,
    /// Every how many actions one is taken back and done again.
    pub undo_every: usize,
    /// Every how many actions the game is put away as text and taken up again.
    pub resume_every: usize,
    /// A standing order is given once in so many actions.
    pub order_one_in: usize,
    /// Actions meant for other seats, positions and games, or none at all, tried at each close look.
    pub foreign: usize,
}

impl Plan {
    /// The usual plan of a game's own tests: a few long games, sampled.
    pub fn new(scenario: &str) -> Self {
        Self {
            scenario: scenario.to_owned(),
            options: Options::default(),
            vary_options: true,
            rounds: 6,
            games: 4,
            seed: 1,
            max_actions: 20_000,
            deep_every: 31,
            pairs_every: 31,
            courses_every: 217,
            course: 10,
            undo_every: 7,
            resume_every: 23,
            order_one_in: 16,
            foreign: 40,
        }
    }

    /// For small games: many games, and a close look at every action.
    pub fn close(scenario: &str) -> Self {
        Self {
            games: 40,
            deep_every: 1,
            pairs_every: 1,
            courses_every: 1,
            course: 40,
            undo_every: 1,
            resume_every: 1,
            ..Self::new(scenario)
        }
    }

    /// With this many games.
    #[must_use]
    pub const fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// With this first seed.
    #[must_use]
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// With an option set in every game.
    #[must_use]
    pub fn option(mut self, id: &str, value: OptionValue) -> Self {
        self.options.0.insert(id.to_owned(), value);
        self
    }
}

/// The promises every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Promise {
    /// 1: `check` accepts exactly what is listed, and there is never a dead end.
    Listed = 1,
    /// 2: same journal, same position, byte for byte.
    Deterministic,
    /// 3: nobody learns what they may not know.
    Secret,
    /// 4: every refusal and event names its rule.
    Explained,
    /// 5: a game survives a restart at any point.
    Resumable,
    /// 6: undo restores, and stops at what was learned.
    Undo,
    /// 7: every message exists in every language.
    Text,
}

/// A promise broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which promise.
    pub promise: Promise,
    /// Where it shows: `view`, `actions`, `orders`, `refusals`, `prompts`, `notation`, `asks`, `scenes`, `events`, `waited-for`,
    /// `undo`, `told`, `routine`, and other words for the promises without channels.
    pub channel: &'static str,
    /// What was found.
    pub what: String,
    /// Seed of the game it was found in.
    pub seed: u64,
    /// Actions done before.
    pub actions: usize,
    /// The scenario and the options set.
    pub set_up: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "promise {} ({:?}) is broken, {}: {}\n  {}, seed {}, after {} actions",
            self.promise as u8, self.promise, self.channel, self.what, self.set_up, self.seed, self.actions
        )
    }
}

impl std::error::Error for Failure {}

/// What a check found wrong, before it is known where.
#[derive(Debug)]
pub(crate) struct Fault {
    pub promise: Promise,
    pub channel: &'static str,
    pub what: String,
}

/// The outcome of a check.
pub(crate) type Check<T = ()> = Result<T, Fault>;

/// A fault, unless it holds.
pub(crate) fn ensure(holds: bool, promise: Promise, channel: &'static str, what: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(Fault { promise, channel, what: what() }) }
}

/// What was done.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games that came to their end.
    pub games: u32,
    /// Actions done.
    pub actions: usize,
    /// Most rounds in one game.
    pub rounds: u32,
    /// Sets of random options that the game refused.
    pub options_refused: u32,
    /// Listed actions checked.
    pub listed: usize,
    /// Actions meant for somewhere else that were tried.
    pub foreign: usize,
    /// Of these, refused.
    pub refused: usize,
    /// Pairs of positions that a viewer cannot tell apart.
    pub pairs: usize,
    /// Of these, truly different.
    pub pairs_differing: usize,
    /// Actions done to both positions of such a pair.
    pub pair_actions: usize,
    /// Games that a viewer cannot tell apart, played on beside each other.
    pub courses: usize,
    /// Actions done in both of them.
    pub course_actions: usize,
    /// Lines of their logs compared.
    pub lines: usize,
    /// Actions taken back and done again.
    pub undone: usize,
    /// Actions beyond which there is no going back.
    pub barriers: usize,
    /// Entries taken back from under another seat's later ones.
    pub undone_apart: usize,
    /// Rewinds by consent.
    pub rewound: usize,
    /// Times the game was put away and taken up again.
    pub resumed: usize,
    /// Changed journals that were refused at the right entry.
    pub tampered: usize,
    /// Answers that standing orders and plans give for a seat, looked at.
    pub routine: usize,
    /// Different messages read in both languages.
    pub messages: usize,
    /// How often each kind of action occurred.
    pub action_kinds: BTreeMap<&'static str, usize>,
    /// How often each kind of event occurred.
    pub event_kinds: BTreeMap<&'static str, usize>,
    /// The first broken promise.
    pub failure: Option<Failure>,
}

impl Report {
    /// Declared kinds of actions and events that never occurred.
    pub fn unreached<G: Game>(&self, _game: &G) -> Vec<&'static str> {
        let actions = G::Action::KINDS.iter().filter(|k| !self.action_kinds.contains_key(*k));
        let events = G::Event::KINDS.iter().filter(|k| !self.event_kinds.contains_key(*k));
        actions.chain(events).copied().collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} actions, up to {} rounds", self.games, self.actions, self.rounds)?;
        writeln!(f, "listed and checked: {}; foreign: {}, {} refused", self.listed, self.foreign, self.refused)?;
        writeln!(f, "pairs: {}, truly different: {}, actions on them: {}", self.pairs, self.pairs_differing, self.pair_actions)?;
        writeln!(f, "side by side: {} games, {} actions, {} lines", self.courses, self.course_actions, self.lines)?;
        writeln!(
            f,
            "undone: {}, apart: {}, rewound: {}, barriers: {}",
            self.undone, self.undone_apart, self.rewound, self.barriers
        )?;
        writeln!(f, "resumed: {}, journals tampered with: {}, messages: {}", self.resumed, self.tampered, self.messages)?;
        match &self.failure {
            Some(failure) => write!(f, "{failure}"),
            None => write!(f, "all promises kept"),
        }
    }
}
