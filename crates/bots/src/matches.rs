//! Many games between computer opponents, on several threads, counted the same whatever the number of threads.

use crate::rating::median;
use ironbottom_kernel::{
    erased::AnyGame,
    info::Options,
    journal::Journal,
    run::{Quiet, RunError, RunFailure, RunReport, RunSpec},
    text::{Arg, Msg},
};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
};

/// A match: the same set-up over and over, with seeds that count up.
#[derive(Clone, Debug)]
pub struct MatchSpec {
    /// Scenario.
    pub scenario: String,
    /// Options.
    pub options: Options,
    /// Level of each seat.
    pub levels: Vec<String>,
    /// Number of games.
    pub games: u64,
    /// Seed of the first; game `i` has seed `seed + i`.
    pub seed: u64,
    /// Threads.
    pub jobs: usize,
    /// Hand out the journals?
    pub keep_journals: bool,
    /// A game longer than this many actions counts as a failure.
    pub max_actions: u64,
    /// Nanoseconds since some moment.
    pub clock: fn() -> u64,
}

/// One game of a match, handed out in the order of their seeds.
#[derive(Debug)]
pub struct Played {
    /// Its number, from 0.
    pub index: u64,
    /// Its seed.
    pub seed: u64,
    /// What went wrong, if anything.
    pub failure: Option<RunFailure>,
    /// Its journal, if journals were asked for and it did not crash.
    pub journal: Option<Journal>,
}

/// A game that failed: enough to play it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Crash {
    /// Its seed.
    pub seed: u64,
    /// What went wrong.
    pub failure: RunFailure,
}

/// A whole match. All but the times is the same whatever the number of threads.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchReport {
    /// Games begun.
    pub games: u64,
    /// Games that failed, in the order of their seeds.
    pub crashes: Vec<Crash>,
    /// Games won by each side, in the order of the game's sides.
    pub wins: Vec<(String, u64)>,
    /// Games that ended without a winner.
    pub draws: u64,
    /// How games ended, in the words of the rules, and how often, in the order in which they first did.
    pub endings: Vec<(Msg, u64)>,
    /// Rounds, in all.
    pub rounds: u64,
    /// Actions, in all.
    pub actions: u64,
    /// Actions chosen among two or more.
    pub decisions: u64,
    /// Legal actions listed at those.
    pub legal: u64,
    /// How often the game passed from one player to another: see `Tally` of the kernel.
    pub handovers: u64,
    /// Of those, windows in which two seats or more decided at the same time.
    pub windows: u64,
    /// Actions the players decided on themselves.
    pub orders: u64,
    /// Actions without an alternative.
    pub forced: u64,
    /// Actions that standing orders and plans gave for a player.
    pub routine: u64,
    /// What was asked when the game passed to a player, and how often.
    pub questions: BTreeMap<String, u64>,
    /// How often each kind of action was decided on by a player himself, in the game's order.
    pub order_kinds: Vec<(&'static str, u64)>,
    /// What players had to do in rounds in which nothing went on.
    pub quiet: Quiet,
    /// Seats of the game.
    pub seats: u64,
    /// How often each kind of action occurred, in the game's order.
    pub action_kinds: Vec<(&'static str, u64)>,
    /// How often each kind of event occurred.
    pub event_kinds: Vec<(&'static str, u64)>,
    /// Milliseconds of each turn by level, in the order of play.
    pub turn_ms: BTreeMap<String, Vec<f64>>,
    /// Games whose report was counted (all but those that crashed).
    pub counted: u64,
    /// Nanoseconds by the clock on the wall.
    pub nanos: u64,
}

/// What `simulate --json` prints.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Games begun.
    pub games: u64,
    /// Games that failed.
    pub failures: u64,
    /// Games won by side.
    pub wins: BTreeMap<String, u64>,
    /// Games nobody won.
    pub draws: u64,
    /// How games ended, by the id of the reason and the names in it, and how often.
    pub endings: BTreeMap<String, u64>,
    /// Rounds a game.
    pub mean_rounds: f64,
    /// Actions a game.
    pub mean_actions: f64,
    /// Actions a second, all threads together.
    pub actions_per_second: f64,
    /// Legal actions where there was a choice.
    pub mean_legal: f64,
    /// Median milliseconds of a turn by level.
    pub turn_ms_median: BTreeMap<String, f64>,
    /// How often the game passes from one player to another, each round. A window in which several decide at the same time counts once,
    /// what standing orders and plans answer does not.
    pub handovers_per_round: f64,
    /// ... and each game.
    pub mean_handovers: f64,
    /// Of those, windows in which several decide, each round.
    pub windows_per_round: f64,
    /// Actions a player decides on himself, standing orders included, each round.
    pub orders_per_player_round: f64,
    /// Actions without an alternative that a player gives himself, each round.
    pub forced_per_player_round: f64,
    /// Actions that standing orders and plans give for a player, each round.
    pub routine_per_player_round: f64,
    /// Rounds in which nothing went on, in all.
    pub quiet_rounds: u64,
    /// Hand-overs in each of them.
    pub handovers_per_quiet_round: f64,
    /// Actions a player gave himself in each of them, forced ones included.
    pub inputs_per_player_quiet_round: f64,
    /// What was asked when the game passed to a player, by the ids of the question's messages, each game.
    pub handovers_by_question: BTreeMap<String, f64>,
    /// What players decided on themselves, by the kind of action, each round of each player.
    pub orders_by_kind: BTreeMap<String, f64>,
    /// How often each kind of action and event occurred.
    pub reached: BTreeMap<String, u64>,
}

impl MatchReport {
    fn new(game: &dyn AnyGame) -> Self {
        let info = game.info();
        Self {
            seats: info.seats.len() as u64,
            wins: info.sides.iter().map(|s| (s.id.clone(), 0)).collect(),
            action_kinds: game.action_kinds().iter().map(|k| (*k, 0)).collect(),
            order_kinds: game.action_kinds().iter().map(|k| (*k, 0)).collect(),
            event_kinds: game.event_kinds().iter().map(|k| (*k, 0)).collect(),
            ..Self::default()
        }
    }

    fn add(&mut self, seed: u64, result: &Result<RunReport, RunFailure>) {
        self.games += 1;
        let failure = match result {
            Ok(r) => r.failure.clone(),
            Err(f) => Some(f.clone()),
        };
        if let Some(failure) = failure {
            self.crashes.push(Crash { seed, failure });
        }
        let Ok(r) = result else { return };
        self.counted += 1;
        if let Some(outcome) = &r.outcome {
            match outcome.winner.as_ref().and_then(|w| self.wins.iter_mut().find(|(side, _)| side == w)) {
                Some((_, n)) => *n += 1,
                None => self.draws += 1,
            }
            match self.endings.iter_mut().find(|(reason, _)| *reason == outcome.reason) {
                Some((_, n)) => *n += 1,
                None => self.endings.push((outcome.reason.clone(), 1)),
            }
        }
        self.rounds += u64::from(r.rounds);
        self.actions += r.actions;
        self.decisions += r.decisions;
        self.legal += r.legal;
        self.handovers += r.handovers;
        self.windows += r.windows;
        self.orders += r.orders;
        self.forced += r.forced;
        self.routine += r.routine;
        self.quiet = self.quiet.and(r.quiet);
        for (text, n) in &r.questions {
            *self.questions.entry(text.clone()).or_default() += n;
        }
        for (sum, n) in self.order_kinds.iter_mut().zip(&r.order_kinds) {
            sum.1 += n;
        }
        for (sum, n) in self.action_kinds.iter_mut().zip(&r.action_kinds) {
            sum.1 += n;
        }
        for (sum, n) in self.event_kinds.iter_mut().zip(&r.event_kinds) {
            sum.1 += n;
        }
        for (level, nanos) in &r.turns {
            self.turn_ms.entry(level.clone()).or_default().push(*nanos as f64 / 1e6);
        }
    }

    /// How often each kind occurred, those that never did included. An event that shares its name with an action is told apart.
    pub fn reached(&self) -> BTreeMap<String, u64> {
        let mut all: BTreeMap<String, u64> = self.action_kinds.iter().map(|(k, n)| ((*k).to_owned(), *n)).collect();
        for (kind, n) in &self.event_kinds {
            let shared = self.action_kinds.iter().any(|(k, _)| k == kind);
            all.insert(if shared { format!("{kind} (event)") } else { (*kind).to_owned() }, *n);
        }
        all
    }

    /// The figures in the form that is printed.
    pub fn summary(&self) -> Summary {
        let per = |sum: u64, n: u64| if n == 0 { 0.0 } else { sum as f64 / n as f64 };
        let kinds = self.order_kinds.iter().copied();
        Summary {
            games: self.games,
            failures: self.crashes.len() as u64,
            wins: self.wins.iter().cloned().collect(),
            draws: self.draws,
            endings: endings(&self.endings),
            mean_rounds: per(self.rounds, self.counted),
            mean_actions: per(self.actions, self.counted),
            actions_per_second: per(self.actions, self.nanos) * 1e9,
            mean_legal: per(self.legal, self.decisions),
            turn_ms_median: self.turn_ms.iter().filter_map(|(l, t)| Some((l.clone(), median(t.clone())?))).collect(),
            handovers_per_round: per(self.handovers, self.rounds),
            mean_handovers: per(self.handovers, self.counted),
            windows_per_round: per(self.windows, self.rounds),
            orders_per_player_round: per(self.orders, self.rounds * self.seats),
            forced_per_player_round: per(self.forced, self.rounds * self.seats),
            routine_per_player_round: per(self.routine, self.rounds * self.seats),
            quiet_rounds: self.quiet.rounds,
            handovers_per_quiet_round: per(self.quiet.handovers, self.quiet.rounds),
            inputs_per_player_quiet_round: per(self.quiet.inputs, self.quiet.rounds * self.seats),
            handovers_by_question: self.questions.iter().map(|(text, n)| (text.clone(), per(*n, self.counted))).collect(),
            orders_by_kind: kinds
                .filter(|(_, n)| *n > 0)
                .map(|(k, n)| (k.to_owned(), per(n, self.rounds * self.seats)))
                .collect(),
            reached: self.reached(),
        }
    }
}

/// Reasons without their language: the id, and the names it speaks of. Those that differ in a number only are one.
fn endings(all: &[(Msg, u64)]) -> BTreeMap<String, u64> {
    let mut out = BTreeMap::new();
    for (reason, n) in all {
        let names = reason.args.iter().filter_map(|(_, a)| if let Arg::Name(key) = a { Some(key.as_ref()) } else { None });
        let key = std::iter::once(reason.id.as_ref()).chain(names).collect::<Vec<_>>().join(" ");
        *out.entry(key).or_insert(0) += n;
    }
    out
}

/// Plays a match. `each` is called once per game in the order of their seeds; when it answers `false` no further game is begun.
pub fn play_match(game: &dyn AnyGame, spec: &MatchSpec, each: &mut dyn FnMut(Played) -> bool) -> Result<MatchReport, RunError> {
    let mut report = MatchReport::new(game);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let start = (spec.clock)();
    let mut error = None;
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..spec.jobs.max(1) {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= spec.games || stop.load(Ordering::Relaxed) {
                        break;
                    }
                    if send.send((index, play_one(game, spec, spec.seed.wrapping_add(index)))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        // Folded in the order of the seeds, whoever is ready first.
        let (mut waiting, mut due) = (BTreeMap::new(), 0);
        for (index, result) in receive {
            waiting.insert(index, result);
            while let Some(result) = waiting.remove(&due) {
                let seed = spec.seed.wrapping_add(due);
                let mut result = match result {
                    Ok(r) => r,
                    Err(e) => {
                        error.get_or_insert(e);
                        stop.store(true, Ordering::Relaxed);
                        break;
                    }
                };
                report.add(seed, &result);
                let (failure, journal) = match &mut result {
                    Ok(r) => (r.failure.take(), r.journal.take()),
                    Err(f) => (Some(f.clone()), None),
                };
                if !each(Played { index: due, seed, failure, journal }) {
                    stop.store(true, Ordering::Relaxed);
                }
                due += 1;
            }
        }
    });
    report.nanos = (spec.clock)().saturating_sub(start);
    match error {
        Some(e) => Err(e),
        None => Ok(report),
    }
}

/// One game; a crash of rules or opponents is a result like another.
fn play_one(game: &dyn AnyGame, spec: &MatchSpec, seed: u64) -> Result<Result<RunReport, RunFailure>, RunError> {
    let run = RunSpec {
        scenario: spec.scenario.clone(),
        options: spec.options.clone(),
        seed,
        levels: spec.levels.clone(),
        keep_journal: spec.keep_journals,
        careful: true,
        max_actions: spec.max_actions,
        clock: spec.clock,
    };
    // Nothing of a crashed game is looked at again: its position and opponents die with it.
    match catch_unwind(AssertUnwindSafe(|| game.run(&run))) {
        Ok(Ok(report)) => Ok(Ok(report)),
        Ok(Err(e)) => Err(e),
        Err(panic) => {
            let text = panic
                .downcast_ref::<&str>()
                .map(|s| (*s).to_owned())
                .or_else(|| panic.downcast_ref::<String>().cloned())
                .unwrap_or_default();
            Ok(Err(RunFailure::Panic(text)))
        }
    }
}
