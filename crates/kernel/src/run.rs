//! Plays one game with computer opponents, from the first action to the end, and counts.

use crate::{
    bot::Bot,
    dice::{Dice, Rng, Seed},
    game::{Game, Log, Outcome, SetUpErrors, ToAct},
    info::Options,
    journal::Journal,
    kinds::Kinds,
    seat::{Seat, SeatSet, Viewer},
    table::Table,
    text::{Arg, Msg},
};
use serde::Serialize;
use std::{collections::BTreeMap, sync::Arc};

/// A game to be played by computer opponents.
#[derive(Clone, Debug)]
pub struct RunSpec {
    /// Scenario.
    pub scenario: String,
    /// Options.
    pub options: Options,
    /// Number the seed and the opponents' choices come from.
    pub seed: u64,
    /// Level of each seat, `random` among them.
    pub levels: Vec<String>,
    /// Keep the journal?
    pub keep_journal: bool,
    /// Count kinds of actions and events, and check each action before it is taken?
    pub careful: bool,
    /// A game longer than this many actions counts as a failure.
    pub max_actions: u64,
    /// Nanoseconds since some moment: the kernel has no clock of its own.
    pub clock: fn() -> u64,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct RunReport {
    /// How it ended; none: it did not.
    pub outcome: Option<Outcome>,
    /// What went wrong, for developers.
    pub failure: Option<RunFailure>,
    /// Rounds played.
    pub rounds: u32,
    /// Actions taken.
    pub actions: u64,
    /// Actions chosen among two or more.
    pub decisions: u64,
    /// Legal actions listed at those, in all.
    pub legal: u64,
    /// How often the game passes from one player to another, as [`Tally`] counts it.
    pub handovers: u64,
    /// Of those, windows in which two seats or more decided at the same time.
    pub windows: u64,
    /// Actions the players decided on themselves: not forced, and not given by standing orders and plans.
    pub orders: u64,
    /// Actions with no alternative that a player had to give all the same.
    pub forced: u64,
    /// Actions that standing orders and plans gave for a player ([`Advice::routine`](crate::Advice::routine)).
    pub routine: u64,
    /// What was asked when the game passed to a player, by the ids of the question's messages, and how often. Of players with a view, and
    /// only in careful runs: it costs a prompt each.
    pub questions: BTreeMap<String, u64>,
    /// How often each kind of action was decided on by a player himself, in the order of the kinds.
    pub order_kinds: Vec<u64>,
    /// Rounds in which nothing went on ([`Rules::quiet`](crate::Rules::quiet)).
    pub quiet: Quiet,
    /// How often each kind of action occurred.
    pub action_kinds: Vec<u64>,
    /// How often each kind of event occurred.
    pub event_kinds: Vec<u64>,
    /// Thinking and listing time per turn, in nanoseconds, by level.
    pub turns: Vec<(String, u64)>,
    /// Time in all.
    pub nanos: u64,
    /// The journal, if it was to be kept.
    #[serde(skip)]
    pub journal: Option<Journal>,
}

/// What players had to do in rounds in which nothing went on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Quiet {
    /// Such rounds.
    pub rounds: u64,
    /// Hand-overs in them.
    pub handovers: u64,
    /// Actions that players gave themselves in them, forced ones included.
    pub inputs: u64,
}

impl Quiet {
    /// The sum of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            rounds: self.rounds + other.rounds,
            handovers: self.handovers + other.handovers,
            inputs: self.inputs + other.inputs,
        }
    }
}

/// The round being played, as long as nothing goes on in it.
#[derive(Clone, Copy, Debug)]
struct Hush {
    round: u32,
    quiet: bool,
    handovers: u64,
    inputs: u64,
}

impl Hush {
    /// Looks at the position before an action, and adds up the round that is over.
    fn look(&mut self, (round, quiet): (u32, bool), (handovers, inputs): (u64, u64), sum: &mut Quiet) {
        if round != self.round {
            if self.quiet {
                let (handovers, inputs) = (handovers - self.handovers, inputs - self.inputs);
                *sum = sum.and(Quiet { rounds: 1, handovers, inputs });
            }
            *self = Self { round, quiet: true, handovers, inputs };
        }
        self.quiet &= quiet;
    }
}

/// The ids of a question's messages, the outermost first.
fn question(text: &Msg) -> String {
    let mut id = text.id.to_string();
    for (_, arg) in &text.args {
        if let Arg::Msg(m) = arg {
            id = format!("{id} {}", question(m));
        }
    }
    id
}

/// What may go wrong in a run: each is a defect of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunFailure {
    /// A seat is to act and has no legal action.
    DeadEnd(Seat),
    /// A listed action is refused.
    ListedButRefused(String),
    /// It never ended.
    Endless,
    /// It crashed.
    Panic(String),
}

/// Why a run could not begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RunError {
    /// It cannot be set up.
    #[error(transparent)]
    SetUp(#[from] SetUpErrors),
    /// No such level.
    #[error("there is no level '{0}'")]
    Level(String),
}

/// Counts how often a game passes from one player to another.
///
/// A window in which two seats or more decide apart or together, each at least once, is one hand-over, however they take turns in it.
/// Whoever decides alone is one if another decided last. What standing orders and plans answer is none, and a window in which they
/// answer for all seats but one is as if that one had been asked alone. The very first decision is a hand-over only in such a window.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Who decided last.
    last: Option<Seat>,
    /// Who is still asked in the window that is open; none: there is no window open.
    asked: SeatSet,
    /// Who decided in it so far.
    decided: SeatSet,
    /// It was counted as a hand-over already.
    counted: bool,
    /// Hand-overs so far.
    pub handovers: u64,
    /// Windows among them in which two seats or more decided.
    pub windows: u64,
}

impl Tally {
    /// Who is asked now: called before each action, those given by routine included.
    pub fn asked(&mut self, to_act: &ToAct) {
        let asked = match to_act {
            ToAct::Each(set) | ToAct::Together(set) => *set,
            _ => SeatSet::NONE,
        };
        // A seat that is asked again after it was done is asked in another window.
        if asked.iter().any(|s| !self.asked.has(s)) {
            (self.decided, self.counted) = (SeatSet::NONE, false);
        }
        self.asked = asked;
    }

    /// A seat decided something itself.
    pub fn decided(&mut self, seat: Seat) {
        let other = self.last.is_some_and(|l| l != seat);
        self.last = Some(seat);
        if self.asked.is_empty() {
            self.handovers += u64::from(other);
            return;
        }
        let before = self.decided;
        self.decided = before.with(seat);
        match (before.len(), self.decided.len()) {
            (0, _) => {
                self.counted = other;
                self.handovers += u64::from(other);
            }
            (1, 2) => {
                self.windows += 1;
                self.handovers += u64::from(!self.counted);
            }
            _ => {}
        }
    }
}

/// The weakest opponent: any legal action.
pub const RANDOM: &str = "random";

struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, _: Seat, legal: &[G::Action], rng: &mut Rng) -> usize {
        rng.below(legal.len())
    }

    fn needs_view(&self) -> bool {
        false
    }
}

/// The opponent of this level.
pub fn bot<G: Game>(game: &G, level: &str) -> Result<Box<dyn Bot<G>>, RunError> {
    if level == RANDOM {
        return Ok(Box::new(Random));
    }
    game.bot(level).ok_or_else(|| RunError::Level(level.to_owned()))
}

/// One of these seats that can act, any with the same chance, and what it can do. Only the lists that are needed are made: they are most
/// of what a game costs.
fn any_ready<G: Game>(game: &G, p: &G::Position, set: SeatSet, rng: &mut Rng, legal: &mut Vec<G::Action>) -> Option<Seat> {
    let mut left: Vec<Seat> = set.iter().collect();
    while !left.is_empty() {
        let seat = left.remove(rng.below(left.len()));
        legal.clear();
        game.actions(p, seat, legal);
        if !legal.is_empty() {
            return Some(seat);
        }
    }
    None
}

/// Plays one game.
pub fn run<G: Game>(game: &Arc<G>, spec: &RunSpec) -> Result<RunReport, RunError> {
    let info = game.info();
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for i in 0..info.seats.len() {
        bots.push(bot(&**game, &level(spec, Seat(i as u8)))?);
    }
    let mut rng = Rng::new(spec.seed ^ 0x5eed);
    let mut report = RunReport {
        action_kinds: vec![0; G::Action::KINDS.len()],
        event_kinds: vec![0; G::Event::KINDS.len()],
        order_kinds: vec![0; G::Action::KINDS.len()],
        ..RunReport::default()
    };
    let seed = Seed::from_number(spec.seed);
    let mut table = if spec.keep_journal {
        Some(Table::open(game.clone(), &spec.scenario, &spec.options, seed.clone(), Vec::new())?)
    } else {
        None
    };
    let mut dice = Dice::seeded(seed, Vec::new());
    let mut p = game.set_up(game.info().newest(), &spec.scenario, &spec.options, &mut dice)?;
    dice.forget();
    let (mut legal, mut orders, mut log, mut tally) = (Vec::new(), Vec::new(), Log::default(), Tally::default());
    let mut turn: Option<((Option<Seat>, u32), Seat, u64)> = None;
    // The set-up is no round of play.
    let mut hush = Hush { round: game.round(&p), quiet: false, handovers: 0, inputs: 0 };
    let start = (spec.clock)();
    loop {
        let to_act = game.to_act(&p);
        tally.asked(&to_act);
        let given = (tally.handovers, report.orders + report.forced);
        hush.look((game.round(&p), game.quiet(&p)), given, &mut report.quiet);
        let (seat, together) = match to_act {
            ToAct::Over(outcome) => {
                report.outcome = Some(outcome);
                break;
            }
            ToAct::One(s) => (s, false),
            ToAct::Each(set) | ToAct::Together(set) => {
                // Any of them may be next; the ones without an action wait for the others.
                match any_ready(&**game, &p, set, &mut rng, &mut legal) {
                    Some(seat) => (seat, true),
                    None => {
                        report.failure = Some(RunFailure::DeadEnd(set.iter().next().unwrap_or(Seat(0))));
                        break;
                    }
                }
            }
        };
        let (whose, round) = (game.turn(&p), game.round(&p));
        // A turn ends when it is somebody else's, or the same seat's in another round: also where only one seat is timed.
        if let Some((_, s, t)) = turn.take_if(|(when, _, _)| *when != (whose, round)) {
            report.turns.push((level(spec, s), t));
        }
        let is_random = !bots[seat.0 as usize].needs_view();
        let timed = !is_random && whose == Some(seat);
        let begin = if timed { (spec.clock)() } else { 0 };
        // A random player now and then changes its standing orders, so that both ways of answering are played.
        let order = is_random && rng.one_in(64) && {
            orders.clear();
            game.orders(&p, seat, &mut orders);
            !orders.is_empty()
        };
        if order {
            std::mem::swap(&mut legal, &mut orders);
        } else {
            // Where several are asked the list was made to find one who can.
            if !together {
                legal.clear();
                game.actions(&p, seat, &mut legal);
            }
            if legal.is_empty() {
                report.failure = Some(RunFailure::DeadEnd(seat));
                break;
            }
        }
        let bot = &mut bots[seat.0 as usize];
        let (mut routine, mut order) = (false, order);
        let mut known = None;
        let action = if bot.needs_view() {
            let view = &*known.insert(game.view(&p, Viewer::seat(seat)));
            if let Some(given) = bot.order(game, view, seat, &legal) {
                order = true;
                given
            } else if let Some(answer) = game.routine(view, seat, &legal) {
                routine = true;
                answer
            } else {
                let pick = if legal.len() == 1 { 0 } else { bot.choose(game, view, seat, &legal, &mut rng) };
                legal.get(pick).unwrap_or(&legal[0]).clone()
            }
        } else {
            // A random player decides everything itself, so that everything is played.
            let pick = if legal.len() == 1 { 0 } else { rng.below(legal.len()) };
            legal[pick].clone()
        };
        if timed {
            let spent = (spec.clock)().saturating_sub(begin);
            match &mut turn {
                Some((_, s, t)) if *s == seat => *t += spent,
                _ => turn = Some(((whose, round), seat, spent)),
            }
        }
        if legal.len() > 1 && !order && !routine {
            report.decisions += 1;
            report.legal += legal.len() as u64;
        }
        match (routine, order || legal.len() > 1) {
            (true, _) => report.routine += 1,
            (false, true) => report.orders += 1,
            (false, false) => report.forced += 1,
        }
        if !routine {
            let before = tally.handovers;
            tally.decided(seat);
            count(&mut report.order_kinds, &action);
            if let Some(view) = known.filter(|_| spec.careful && tally.handovers > before) {
                *report.questions.entry(question(&game.prompt(&view, seat, &legal).text)).or_default() += 1;
            }
        }
        if spec.careful {
            if let Err(r) = game.check(&p, seat, &action) {
                report.failure = Some(RunFailure::ListedButRefused(format!("{action:?}: rule {}", r.rule.number())));
                break;
            }
            count(&mut report.action_kinds, &action);
        }
        log.clear();
        if let Some(t) = &mut table
            && let Err(e) = t.act(seat, &action)
        {
            report.failure = Some(RunFailure::ListedButRefused(format!("{action:?}: {e}")));
            break;
        }
        game.apply(&mut p, seat, &action, &mut dice, &mut log);
        dice.forget();
        if spec.careful {
            for e in &log.events {
                count(&mut report.event_kinds, &e.event);
            }
        }
        report.actions += 1;
        if report.actions >= spec.max_actions {
            report.failure = Some(RunFailure::Endless);
            break;
        }
    }
    report.nanos = (spec.clock)().saturating_sub(start);
    if let Some((_, s, t)) = turn {
        report.turns.push((level(spec, s), t));
    }
    report.rounds = game.round(&p);
    (report.handovers, report.windows) = (tally.handovers, tally.windows);
    report.journal = table.map(|t| t.journal());
    Ok(report)
}

fn level(spec: &RunSpec, seat: Seat) -> String {
    spec.levels.get(seat.0 as usize).map_or_else(|| RANDOM.to_owned(), Clone::clone)
}

fn count<K: Kinds>(counts: &mut [u64], one: &K) {
    if let Some(i) = K::KINDS.iter().position(|n| *n == one.kind()) {
        counts[i] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rounds_that_were_quiet_from_beginning_to_end_count() {
        let mut hush = Hush { round: 1, quiet: false, handovers: 0, inputs: 0 };
        let mut sum = Quiet::default();
        // Round, quiet, hand-overs and inputs so far.
        let seen = [(1, true, 0, 0), (1, true, 2, 5), (2, true, 3, 7), (2, true, 4, 8), (3, true, 4, 9), (3, false, 5, 11)];
        for (round, quiet, handovers, inputs) in seen.into_iter().chain([(4, true, 6, 12), (4, true, 6, 13), (5, true, 8, 14)]) {
            hush.look((round, quiet), (handovers, inputs), &mut sum);
        }
        // The set-up, the second round, and the fourth; not the third, nor what is still going on.
        assert_eq!(sum, Quiet { rounds: 2, handovers: 1 + 2, inputs: 2 + 2 });
    }

    #[test]
    fn a_question_is_named_by_all_its_messages() {
        let inner = Msg::new("step-two").text("word", "none");
        let text = Msg::new("ask-why").msg("ask", Msg::new("ask-air").msg("step", inner)).msg("why", Msg::new("why-nothing"));
        assert_eq!(question(&text), "ask-why ask-air step-two why-nothing");
    }
}
