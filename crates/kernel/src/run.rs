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
    let mut playing = Playing::begin(game, spec)?;
    let start = (spec.clock)();
    let ended = loop {
        match playing.step() {
            Ok(None) => {}
            Ok(Some(outcome)) => break Ok(outcome),
            Err(failure) => break Err(failure),
        }
    };
    Ok(playing.end(start, ended))
}

/// Whose turn it is, in which round.
type When = (Option<Seat>, u32);

/// What a player chose, and how.
struct Chosen<G: Game> {
    action: G::Action,
    by: By,
    /// What it knew; none: it does not look.
    view: Option<G::View>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// The player chose.
    Choice,
    /// It gave a standing order.
    Order,
    /// A standing order or a plan answered.
    Routine,
}

/// A game that is being played.
struct Playing<'a, G: Game> {
    game: &'a G,
    spec: &'a RunSpec,
    bots: Vec<Box<dyn Bot<G>>>,
    rng: Rng,
    dice: Dice,
    p: G::Position,
    /// What can be done, and room for what might be ordered.
    legal: Vec<G::Action>,
    orders: Vec<G::Action>,
    log: Log<G::Event>,
    /// Plays along where the journal is kept.
    table: Option<Table<G>>,
    tally: Tally,
    hush: Hush,
    /// The turn that is timed: whose time, and how much so far.
    turn: Option<(When, Seat, u64)>,
    report: RunReport,
}

impl<'a, G: Game> Playing<'a, G> {
    fn begin(game: &'a Arc<G>, spec: &'a RunSpec) -> Result<Self, RunError> {
        let seats = (0..game.info().seats.len()).map(|i| Seat(i as u8));
        let bots = seats.map(|s| bot(&**game, &level(spec, s))).collect::<Result<_, _>>()?;
        let report = RunReport {
            action_kinds: vec![0; G::Action::KINDS.len()],
            event_kinds: vec![0; G::Event::KINDS.len()],
            order_kinds: vec![0; G::Action::KINDS.len()],
            ..RunReport::default()
        };
        let seed = Seed::from_number(spec.seed);
        let table = if spec.keep_journal {
            Some(Table::open(game.clone(), &spec.scenario, &spec.options, seed.clone(), Vec::new())?)
        } else {
            None
        };
        let mut dice = Dice::seeded(seed, Vec::new());
        let p = game.set_up(game.info().newest(), &spec.scenario, &spec.options, &mut dice)?;
        dice.forget();
        Ok(Self {
            game,
            spec,
            bots,
            rng: Rng::new(spec.seed ^ 0x5eed),
            dice,
            // The set-up is no round of play.
            hush: Hush { round: game.round(&p), quiet: false, handovers: 0, inputs: 0 },
            p,
            legal: Vec::new(),
            orders: Vec::new(),
            log: Log::default(),
            table,
            tally: Tally::default(),
            turn: None,
            report,
        })
    }

    /// One action; or how the game ended.
    fn step(&mut self) -> Result<Option<Outcome>, RunFailure> {
        let to_act = self.game.to_act(&self.p);
        self.tally.asked(&to_act);
        let given = (self.tally.handovers, self.report.orders + self.report.forced);
        self.hush.look((self.game.round(&self.p), self.game.quiet(&self.p)), given, &mut self.report.quiet);
        let (seat, listed) = match to_act {
            ToAct::Over(outcome) => return Ok(Some(outcome)),
            ToAct::One(s) => (s, false),
            ToAct::Each(set) | ToAct::Together(set) => {
                // Any of them may be next; the ones without an action wait for the others.
                let ready = any_ready(self.game, &self.p, set, &mut self.rng, &mut self.legal);
                (ready.ok_or_else(|| RunFailure::DeadEnd(set.iter().next().unwrap_or(Seat(0))))?, true)
            }
        };
        let chosen = self.timed(seat, listed)?;
        self.count(seat, &chosen);
        self.carry_out(seat, &chosen.action)?;
        Ok(None)
    }

    /// Lets a seat choose, and adds the time it takes in its own turn.
    fn timed(&mut self, seat: Seat, listed: bool) -> Result<Chosen<G>, RunFailure> {
        let when = (self.game.turn(&self.p), self.game.round(&self.p));
        // A turn ends when it is somebody else's, or the same seat's in another round: also where only one seat is timed.
        if let Some((_, s, t)) = self.turn.take_if(|(before, _, _)| *before != when) {
            self.report.turns.push((level(self.spec, s), t));
        }
        let timed = self.bots[seat.0 as usize].needs_view() && when.0 == Some(seat);
        let begin = timed.then(self.spec.clock);
        let chosen = self.choose(seat, listed)?;
        if let Some(begin) = begin {
            let spent = (self.spec.clock)().saturating_sub(begin);
            match &mut self.turn {
                Some((_, s, t)) if *s == seat => *t += spent,
                _ => self.turn = Some((when, seat, spent)),
            }
        }
        Ok(chosen)
    }

    /// What a seat does. Where several are asked the list was made to find one who can.
    fn choose(&mut self, seat: Seat, listed: bool) -> Result<Chosen<G>, RunFailure> {
        let (game, p, legal, rng) = (self.game, &self.p, &mut self.legal, &mut self.rng);
        let bot = &mut self.bots[seat.0 as usize];
        // A random player now and then changes its standing orders, so that both ways of answering are played.
        let order = !bot.needs_view() && rng.one_in(64) && {
            self.orders.clear();
            game.orders(p, seat, &mut self.orders);
            !self.orders.is_empty()
        };
        if order {
            std::mem::swap(legal, &mut self.orders);
        } else if !listed {
            legal.clear();
            game.actions(p, seat, legal);
        }
        if legal.is_empty() {
            return Err(RunFailure::DeadEnd(seat));
        }
        if !bot.needs_view() {
            // A random player decides everything itself, so that everything is played.
            let pick = if legal.len() == 1 { 0 } else { rng.below(legal.len()) };
            let by = if order { By::Order } else { By::Choice };
            return Ok(Chosen { action: legal[pick].clone(), by, view: None });
        }
        let view = game.view(p, Viewer::seat(seat));
        let (action, by) = if let Some(given) = bot.order(game, &view, seat, legal) {
            (given, By::Order)
        } else if let Some(answer) = game.routine(&view, seat, legal) {
            (answer, By::Routine)
        } else {
            let pick = if legal.len() == 1 { 0 } else { bot.choose(game, &view, seat, legal, rng) };
            (legal.get(pick).unwrap_or(&legal[0]).clone(), By::Choice)
        };
        Ok(Chosen { action, by, view: Some(view) })
    }

    /// Counts what was chosen among.
    fn count(&mut self, seat: Seat, chosen: &Chosen<G>) {
        let (report, several) = (&mut self.report, self.legal.len() > 1);
        if several && chosen.by == By::Choice {
            report.decisions += 1;
            report.legal += self.legal.len() as u64;
        }
        match chosen.by {
            By::Routine => {
                report.routine += 1;
                return;
            }
            By::Choice if !several => report.forced += 1,
            By::Choice | By::Order => report.orders += 1,
        }
        let before = self.tally.handovers;
        self.tally.decided(seat);
        count(&mut report.order_kinds, &chosen.action);
        if let Some(view) = chosen.view.as_ref().filter(|_| self.spec.careful && self.tally.handovers > before) {
            *report.questions.entry(question(&self.game.prompt(view, seat, &self.legal).text)).or_default() += 1;
        }
    }

    fn carry_out(&mut self, seat: Seat, action: &G::Action) -> Result<(), RunFailure> {
        let report = &mut self.report;
        if self.spec.careful {
            if let Err(r) = self.game.check(&self.p, seat, action) {
                return Err(RunFailure::ListedButRefused(format!("{action:?}: rule {}", r.rule.number())));
            }
            count(&mut report.action_kinds, action);
        }
        self.log.clear();
        if let Some(t) = &mut self.table
            && let Err(e) = t.act(seat, action)
        {
            return Err(RunFailure::ListedButRefused(format!("{action:?}: {e}")));
        }
        self.game.apply(&mut self.p, seat, action, &mut self.dice, &mut self.log);
        self.dice.forget();
        if self.spec.careful {
            for e in &self.log.events {
                count(&mut report.event_kinds, &e.event);
            }
        }
        report.actions += 1;
        if report.actions >= self.spec.max_actions { Err(RunFailure::Endless) } else { Ok(()) }
    }

    /// The report of a game that is over.
    fn end(self, start: u64, ended: Result<Outcome, RunFailure>) -> RunReport {
        let mut report = self.report;
        match ended {
            Ok(outcome) => report.outcome = Some(outcome),
            Err(failure) => report.failure = Some(failure),
        }
        report.nanos = (self.spec.clock)().saturating_sub(start);
        if let Some((_, s, t)) = self.turn {
            report.turns.push((level(self.spec, s), t));
        }
        report.rounds = self.game.round(&self.p);
        (report.handovers, report.windows) = (self.tally.handovers, self.tally.windows);
        report.journal = self.table.map(|t| t.journal());
        report
    }
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
