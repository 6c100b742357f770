//! One running game: a position, its journal, and undo with barriers.

use crate::{
    Explain,
    ask::Figure,
    dice::{Dice, Rng, Roll, Seal, Seed},
    game::{Game, Log, Logged, SetUpErrors, ToAct},
    info::Options,
    journal::{Act, Entry, EntryFault, FORMAT, Journal, JournalError, Rewind, link},
    rule::{Refusal, RulesVersion},
    scene::{Fact, OneShot},
    seat::{Seat, SeatSet, Viewer},
    text::Msg,
};
use std::{collections::BTreeMap, ops::Range, sync::Arc};

mod amend;
mod resign;
mod routine;
mod standing;
mod trail;

pub use amend::{AmendError, Amended};
use standing::Standing;

/// Hits beyond those to be expected so far, by owner, in millionths.
#[derive(Default)]
struct Luck(BTreeMap<String, i64>);

impl Luck {
    fn add(&mut self, fact: Option<Fact>) {
        let (owner, hits, expected, of) = match fact {
            Some(Fact::Shot(s)) => (s.owner, s.hits, s.expected, s.of),
            Some(Fact::Volley(v)) => {
                let sum = |f: fn(&OneShot) -> u32| v.shots.iter().map(f).sum();
                let expected = v.shots.iter().map(|s| s.value.min(v.sides) + s.twice.min(v.sides)).sum();
                (v.owner, sum(|s| s.hits), expected, v.sides)
            }
            _ => return,
        };
        let (expected, of) = (i64::from(expected), i64::from(of.max(1)));
        *self.0.entry(owner).or_default() += i64::from(hits) * 1_000_000 - (expected * 1_000_000 + of / 2) / of;
    }

    /// As a chart of its own, in hundredths.
    fn figures(&self) -> impl Iterator<Item = Figure> {
        let rounded = |n: i64| (n + n.signum() * 5_000) / 10_000;
        let each = self.0.iter().map(move |(owner, n)| (owner.clone(), rounded(*n)));
        each.map(|(owner, value)| Figure { chart: "luck".to_owned(), owner, value, digits: 2 })
    }
}

/// Something a seat did, as the table keeps it.
#[derive(Clone, Debug)]
pub struct Done<G: Game> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// The dice it rolled.
    pub dice: Vec<Roll>,
    /// What happened.
    pub events: Vec<Logged<G::Event>>,
    /// Digest after it.
    pub after: String,
    /// Undo stops here: dice were rolled, or somebody learned something.
    pub barrier: bool,
    /// Who learned something by it.
    pub learned: SeatSet,
    /// Done while seats acted apart: each takes back its own.
    pub apart: bool,
    /// A standing order: it stands in nobody's way.
    pub order: bool,
    /// Sent together with the action before it: both are taken back as one.
    pub joined: bool,
    /// The round after it.
    pub round: u32,
    before: Option<Box<G::Position>>,
}

/// Why an action was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// The rules refuse it.
    #[error("refused by rule {}", .0.rule.number())]
    Refused(Refusal),
    /// The table was loaded without its seed: it can be looked at and forked, not played on.
    #[error("the seed is not known")]
    NoSeed,
    /// The game is over.
    #[error("over")]
    Over,
}

impl Explain for ActError {
    fn explain(&self) -> Msg {
        match self {
            Self::Refused(r) => r.reason.clone(),
            Self::NoSeed => Msg::new("act-no-seed"),
            Self::Over => Msg::new("act-over"),
        }
    }
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The seat did nothing yet.
    #[error("nothing to take back")]
    Nothing,
    /// A die, an answer or something learned stands in between.
    #[error("a die, an answer or something learned stands in between")]
    Barrier,
}

impl Explain for UndoError {
    fn explain(&self) -> Msg {
        Msg::new(match self {
            Self::Nothing => "undo-nothing",
            Self::Barrier => "undo-barrier",
        })
    }
}

/// What an undo changed in the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undone {
    /// The entries that went from its end.
    pub dropped: Vec<Entry>,
    /// Those of other seats among them, written again behind what is left.
    pub again: Vec<Entry>,
    /// The digest after it.
    pub after: String,
}

/// What a seat thinks of doing, from its own point of view: nothing is kept. It stops before the first die or anything learned, so that
/// trying tells no more than thinking would.
pub struct Tried<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) seat: Seat,
    /// The position after what could be tried.
    pub position: G::Position,
    /// How many of the actions that were.
    pub done: usize,
    /// The next one would roll a die or tell something.
    pub stopped: bool,
}

impl<G: Game> Tried<G> {
    /// From a position.
    pub(crate) const fn of(game: Arc<G>, position: G::Position, seat: Seat) -> Self {
        Self { game, seat, position, done: 0, stopped: false }
    }

    /// One action more, as long as nothing has stopped it.
    pub fn step(&mut self, action: &G::Action) -> Result<(), ActError> {
        if self.stopped {
            return Ok(());
        }
        let to_act = self.game.to_act(&self.position);
        if to_act.is_over() {
            return Err(ActError::Over);
        }
        let meant = |game: &G| game.together(&game.view(&self.position, Viewer::seat(self.seat)), self.seat, action);
        let together = if self.done > 0 { meant(&self.game) } else { None };
        let action = together.as_ref().unwrap_or(action);
        self.game.check(&self.position, self.seat, action).map_err(ActError::Refused)?;
        let mut next = self.position.clone();
        // Dice of its own: the table's are not touched, and what they show is thrown away.
        let mut dice = Dice::seeded(Seed::from_number(0), Vec::new());
        let mut log = Log::default();
        self.game.apply(&mut next, self.seat, action, &mut dice, &mut log);
        let parts = !matches!(to_act, ToAct::Each(_)) && matches!(self.game.to_act(&next), ToAct::Each(_));
        self.stopped = dice.rolled() > 0 || !log.learned.is_empty() || parts;
        if !self.stopped {
            self.position = next;
            self.done += 1;
        }
        Ok(())
    }

    /// Several, in their order.
    pub(crate) fn steps(mut self, actions: &[G::Action]) -> Result<Self, (usize, ActError)> {
        for (i, action) in actions.iter().enumerate() {
            self.step(action).map_err(|e| (i, e))?;
        }
        Ok(self)
    }

    /// What the seat would be asked, and what it could do.
    pub(crate) fn asked(&self) -> (G::View, Vec<G::Action>) {
        let mut legal = Vec::new();
        self.game.actions(&self.position, self.seat, &mut legal);
        (self.game.view(&self.position, Viewer::seat(self.seat)), legal)
    }
}

/// One running game.
pub struct Table<G: Game> {
    game: Arc<G>,
    standing: Standing<G>,
    dice: Dice,
    seed: Seed,
    head: Journal,
    done: Vec<Done<G>>,
    /// Everything ever done, rewinds included, as the journal tells it; `done` is what is in force.
    history: Vec<Entry>,
    undos: u32,
    /// Loaded without its seed: nothing can be rolled.
    frozen: bool,
    /// How many actions in force were rolled with another seed (a fork's; less after going back into them).
    foreign: usize,
    /// Options changed by consent, in order.
    amended: Vec<Amended>,
    /// Sides that gave up, which ended the game.
    resigned: Vec<String>,
    seal: Seal,
    /// Seats that took something back and have not acted since: nothing answers for them until they do, or the game goes on to where
    /// nothing can be taken back.
    held: SeatSet,
}

impl<G: Game> Table<G> {
    /// Sets up a new game.
    pub fn open(game: Arc<G>, scenario: &str, options: &Options, seed: Seed, words: Vec<String>) -> Result<Self, SetUpErrors> {
        let version = game.info().rules_version;
        Self::open_by(game, version, (scenario, options), seed, words)
    }

    /// Sets up a new game by this version of the rules.
    pub fn open_by(
        game: Arc<G>,
        version: u32,
        (scenario, options): (&str, &Options),
        seed: Seed,
        words: Vec<String>,
    ) -> Result<Self, SetUpErrors> {
        let mut dice = Dice::seeded(seed.clone(), words.clone());
        let position = game.set_up(RulesVersion(version), scenario, options, &mut dice)?;
        Ok(Self::begin(game, version, (scenario, options), position, (seed, words, dice)))
    }

    fn begin(
        game: Arc<G>,
        version: u32,
        (scenario, options): (&str, &Options),
        position: G::Position,
        chance: (Seed, Vec<String>, Dice),
    ) -> Self {
        let (seed, words, mut dice) = chance;
        let opening_dice = dice.take();
        let opening = link("", &(&seed.commitment(), &words, scenario, options, &opening_dice), &position);
        let head = Journal {
            format: FORMAT,
            game: game.info().id.clone(),
            rules: version,
            pack: game.pack().hash(),
            custom_pack: None,
            scenario: scenario.to_owned(),
            options: options.clone(),
            commitment: seed.commitment(),
            words,
            seed: None,
            inherited: 0,
            imagined: None,
            opening_dice,
            opening,
            outcome: None,
            entries: Vec::new(),
        };
        Self {
            game,
            standing: Standing::new(position),
            dice,
            seed,
            head,
            done: Vec::new(),
            history: Vec::new(),
            undos: 0,
            foreign: 0,
            frozen: false,
            amended: Vec::new(),
            resigned: Vec::new(),
            seal: Seal::Own,
            held: SeatSet::NONE,
        }
    }

    /// A new game from a position that fits what a viewer knew after the first `n` actions: what was hidden from it is made up.
    pub fn imagined(&self, n: usize, viewer: Viewer, seed: Seed, rng: &mut Rng) -> Result<Self, JournalError> {
        let mut walk = self.walk()?;
        for _ in 0..n {
            walk.step();
        }
        let position = self.game.imagine(&self.game.view(&walk.position, viewer), rng);
        let dice = Dice::seeded(seed.clone(), Vec::new());
        let options = walk.options();
        let begun = (self.head.scenario.as_str(), &options);
        let mut t = Self::begin(self.game.clone(), self.head.rules, begun, position, (seed, Vec::new(), dice));
        t.head.custom_pack.clone_from(&self.head.custom_pack);
        t.head.imagined = serde_json::to_value(t.position()).ok();
        Ok(t)
    }

    /// Another truth that fits what a viewer knows now, with the dice that are to come here: for proofs that nothing was given away.
    /// Half of them are imagined from the view, half are this truth disguised.
    pub fn in_another_truth(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let position = match rng.one_in(2) {
            true => self.game.disguise(self.position(), viewer, rng),
            false => self.game.imagine(&self.view(viewer), rng),
        };
        let chance = (self.seed.clone(), self.head.words.clone(), self.dice.clone());
        Self::begin(self.game.clone(), self.head.rules, (&self.head.scenario, &self.options()), position, chance)
    }

    /// The same table as if it had begun with this position, with the dice that are to come here: for proofs.
    pub fn begun_with(&self, position: G::Position) -> Self {
        let chance = (self.seed.clone(), self.head.words.clone(), self.dice.clone());
        let mut t = Self::begin(self.game.clone(), self.head.rules, (&self.head.scenario, &self.options()), position, chance);
        t.head.imagined = serde_json::to_value(t.position()).ok();
        t
    }

    /// The game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The whole truth: for the umpire, never for a player.
    pub fn position(&self) -> &G::Position {
        self.standing.position()
    }

    /// What a viewer may know now: made once, until the position changes.
    pub fn view(&self, viewer: Viewer) -> Arc<G::View> {
        self.standing.view(&*self.game, viewer)
    }

    /// What was done and is in force.
    pub fn done(&self) -> &[Done<G>] {
        &self.done
    }

    /// The journal's entries so far, rewinds included.
    pub fn history(&self) -> &[Entry] {
        &self.history
    }

    /// The journal's head: how it began.
    pub const fn head(&self) -> &Journal {
        &self.head
    }

    /// Who must decide.
    pub fn to_act(&self) -> ToAct {
        self.given_up().map_or_else(|| self.game.to_act(self.position()), ToAct::Over)
    }

    /// All legal actions of a seat: listed once, until the position changes.
    pub fn actions(&self, seat: Seat) -> Arc<[G::Action]> {
        if self.resigned.is_empty() { self.standing.actions(&*self.game, seat) } else { Arc::default() }
    }

    /// Standing orders the seat may give: listed once, until the position changes.
    pub fn orders(&self, seat: Seat) -> Arc<[G::Action]> {
        if self.resigned.is_empty() { self.standing.orders(&*self.game, seat) } else { Arc::default() }
    }

    /// Carries out one action.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<&Done<G>, ActError> {
        self.act_joined(seat, action, false)
    }

    /// Carries out one action, `joined` to the one before it if both were sent as one: then they are taken back as one, now and after
    /// the journal is read again.
    pub fn act_joined(&mut self, seat: Seat, action: &G::Action, joined: bool) -> Result<&Done<G>, ActError> {
        let to_act = self.to_act();
        if to_act.is_over() {
            return Err(ActError::Over);
        }
        if self.frozen {
            return Err(ActError::NoSeed);
        }
        let view = self.view(Viewer::seat(seat));
        let together = if joined { self.game.together(&view, seat, action) } else { None };
        let action = together.as_ref().unwrap_or(action);
        self.game.check(self.position(), seat, action).map_err(ActError::Refused)?;
        let order = self.orders(seat).contains(action);
        self.held = self.held.without(seat);
        let before = Box::new(self.position().clone());
        let says = self.game.notation(&view, action);
        let mut log = Log::default();
        self.game.apply(self.standing.change(), seat, action, &mut self.dice, &mut log);
        let dice = self.dice.take();
        let after = link(self.digest(), &(seat, action, &dice), self.position());
        let apart = matches!(to_act, ToAct::Each(_));
        // From here on others act in secret: were this taken back, a refusal would tell whether they have begun.
        let parts = !apart && !order && matches!(self.to_act(), ToAct::Each(_));
        let barrier = !dice.is_empty() || !log.learned.is_empty() || parts;
        self.history.push(Entry::Act(Act {
            seat: self.game.info().seat_id(seat).to_owned(),
            says,
            action: serde_json::to_value(action).unwrap_or_default(),
            joined,
            dice: dice.clone(),
            after: after.clone(),
        }));
        if barrier {
            // Nothing before a barrier is ever taken back freely: its snapshots are only weight, and nobody is in the midst of it.
            for d in &mut self.done {
                d.before = None;
            }
            self.held = SeatSet::NONE;
        }
        self.done.push(Done {
            seat,
            action: action.clone(),
            dice,
            events: log.events,
            after,
            barrier,
            learned: log.learned,
            apart,
            order,
            joined,
            round: self.game.round(self.position()),
            before: Some(before),
        });
        Ok(&self.done[self.done.len() - 1])
    }

    /// For trying what a seat could do; nothing is kept.
    pub fn trial(&self, seat: Seat) -> Result<Tried<G>, ActError> {
        if self.resigned.is_empty() {
            Ok(Tried::of(self.game.clone(), self.position().clone(), seat))
        } else {
            Err(ActError::Over)
        }
    }

    /// What a batch would lead to.
    pub fn tried(&self, seat: Seat, actions: &[G::Action]) -> Result<Tried<G>, (usize, ActError)> {
        self.trial(seat).map_err(|e| (0, e))?.steps(actions)
    }

    /// The actions that `undo` would take back: the seat's last one and those it was joined to.
    fn undoable(&self, seat: Seat) -> Result<Range<usize>, UndoError> {
        let last = self.done.iter().rposition(|d| d.seat == seat).ok_or(UndoError::Nothing)?;
        let mut first = last;
        while self.done[first].joined && first > 0 && self.done[first - 1].seat == seat {
            first -= 1;
        }
        if self.frozen || !self.resigned.is_empty() || self.amended.last().is_some_and(|a| a.after > first) {
            return Err(UndoError::Barrier);
        }
        let free = self.done[first..=last].iter().all(|d| !d.barrier && d.before.is_some());
        // Entries of others in between are no obstacle only while all of them acted apart, or gave standing orders: those are
        // secret, and a refusal would tell that they were given.
        let apart = self.done[last + 1..].iter().all(|d| !d.barrier && (d.order || (d.apart && self.done[last].apart)));
        if free && apart { Ok(first..last + 1) } else { Err(UndoError::Barrier) }
    }

    /// Can the seat take back its last action?
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_ok()
    }

    /// Takes back the seat's last action and those it was joined to, at once and without a trace.
    pub fn undo(&mut self, seat: Seat) -> Result<Undone, UndoError> {
        let Range { start, end } = self.undoable(seat)?;
        let later: Vec<(Seat, G::Action, bool)> = self.done[end..].iter().map(|d| (d.seat, d.action.clone(), d.joined)).collect();
        let mut position = match &self.done[start].before {
            Some(p) => (**p).clone(),
            None => return Err(UndoError::Barrier),
        };
        // The others' entries must still stand without ours, and roll and tell no more than they did.
        let mut dice = self.dice.clone();
        for (s, a, _) in &later {
            if self.game.check(&position, *s, a).is_err() {
                return Err(UndoError::Barrier);
            }
            let mut log = Log::default();
            self.game.apply(&mut position, *s, a, &mut dice, &mut log);
            if dice.rolled() > 0 || !log.learned.is_empty() {
                return Err(UndoError::Barrier);
            }
        }
        match &self.done[start].before {
            Some(p) => *self.standing.change() = (**p).clone(),
            None => return Err(UndoError::Barrier),
        }
        let (entry, held) = (self.history.len() - (self.done.len() - start), self.held);
        self.done.truncate(start);
        let dropped = self.history.split_off(entry);
        for (s, a, joined) in later {
            // Checked a moment ago on the same position.
            let _ = self.act_joined(s, &a, joined);
        }
        self.held = held.with(seat);
        Ok(Undone { dropped, again: self.history[entry..].to_vec(), after: self.digest().to_owned() })
    }

    /// Goes back beyond a barrier by consent: `keep` actions stay in force, and what is rolled from now on is new. These may be all there
    /// are: a seat may have taken back in secret what it asked to go back over, and a refusal would tell.
    pub fn rewind(&mut self, keep: usize, agreed: SeatSet) -> Result<(), JournalError> {
        let entry = self.history.len() + 1;
        if !self.resigned.is_empty() {
            return Err(JournalError::Entry { entry, fault: EntryFault::Over });
        }
        if keep > self.done.len() {
            return Err(JournalError::Entry { entry, fault: EntryFault::Rewind(keep) });
        }
        let names: Vec<String> = agreed.iter().map(|s| self.game.info().seat_id(s).to_owned()).collect();
        let digest = self.digest().to_owned();
        *self.standing.change() = self.position_after(keep)?;
        self.done.truncate(keep);
        self.amended.retain(|a| a.after <= keep);
        self.foreign = self.foreign.min(keep);
        for d in &mut self.done {
            d.before = None;
        }
        self.held = SeatSet::first(self.game.info().seats.len());
        let after = link(&digest, &(keep, &names), self.position());
        self.history.push(Entry::Rewind(Rewind { keep, agreed: names, after }));
        self.undos += 1;
        let rolls: Vec<Roll> = self.rolls_in_force().cloned().collect();
        self.dice.resume(self.undos, rolls.iter());
        Ok(())
    }

    /// The position after the first `n` actions in force.
    pub fn position_after(&self, n: usize) -> Result<G::Position, JournalError> {
        let mut walk = self.walk()?;
        for _ in 0..n {
            walk.step();
        }
        Ok(walk.position)
    }

    fn rolls_in_force(&self) -> impl Iterator<Item = &Roll> {
        // What a fork inherited was rolled with another seed.
        let opening = if self.head.inherited > 0 { &[] } else { self.head.opening_dice.as_slice() };
        opening.iter().chain(self.done.iter().skip(self.foreign).flat_map(|d| &d.dice))
    }

    /// For each change a viewer could notice, how many actions were done after it; the opening, 0, comes first. The numbers
    /// themselves tell of secret actions in between: a client counts the changes, never the actions.
    pub fn moments(&self, viewer: Viewer) -> Result<Vec<usize>, JournalError> {
        let mut walk = self.walk()?;
        let mut seen = self.game.view(&walk.position, viewer);
        let mut moments = vec![0];
        for (i, d) in self.done.iter().enumerate() {
            walk.step();
            let now = self.game.view(&walk.position, viewer);
            if now != seen || d.events.iter().any(|e| e.audience.reaches(viewer)) {
                moments.push(i + 1);
                seen = now;
            }
        }
        Ok(moments)
    }

    /// The figures a viewer could know at the end of each round so far and now: the round, and its figures.
    pub fn figures(&self, viewer: Viewer) -> Result<Vec<(u32, Vec<Figure>)>, JournalError> {
        let mut walk = self.walk()?;
        let mut out = Vec::new();
        let mut luck = Luck::default();
        let figures = |p: &G::Position, luck: &Luck| {
            let mut all = self.game.figures(&self.game.view(p, viewer));
            all.extend(luck.figures());
            all
        };
        for d in &self.done {
            let (before, round) = (walk.position.clone(), self.game.round(&walk.position));
            walk.step();
            for e in d.events.iter().filter(|e| e.audience.reaches(viewer)) {
                luck.add(self.game.fact(&e.event));
            }
            if self.game.round(&walk.position) != round {
                out.push((round, figures(&before, &luck)));
            }
        }
        out.push((self.game.round(&walk.position), figures(&walk.position, &luck)));
        Ok(out)
    }

    /// The digest of everything so far.
    pub fn digest(&self) -> &str {
        match self.history.last() {
            Some(Entry::Act(a)) => &a.after,
            Some(Entry::Rewind(r)) => &r.after,
            Some(Entry::Amend(a)) => &a.after,
            Some(Entry::Resign(r)) => &r.after,
            None => &self.head.opening,
        }
    }

    /// Says when the seed is given out.
    pub fn set_seal(&mut self, seal: Seal) {
        self.seal = seal;
    }

    /// When the seed is given out.
    pub const fn seal(&self) -> Seal {
        self.seal
    }

    /// Is nothing hidden any more: neither what lay face down nor what the dice would have been?
    pub fn is_lifted(&self) -> bool {
        self.seal != Seal::Shut && self.to_act().is_over()
    }

    /// The journal so far. The seed is in it only once the game is over, and only if no other game waits for the same.
    pub fn journal(&self) -> Journal {
        let mut j = self.head.clone();
        j.entries = self.history.clone();
        if let ToAct::Over(outcome) = self.to_act() {
            j.outcome = Some(outcome);
        }
        // A table loaded without its seed has none to show.
        if !self.frozen && (self.is_lifted() || self.seal == Seal::Broken) {
            j.seed = Some(self.seed.to_hex());
        }
        j
    }

    /// The journal with the seed in any case: what an umpire stores so that play can go on. Never for a player.
    pub fn sealed_journal(&self) -> Journal {
        Journal { seed: Some(self.seed.to_hex()), ..self.journal() }
    }

    /// A new game from the first `n` actions of this one, with a new seed. With none it is set up anew, dice included.
    pub fn fork(&self, n: usize, seed: Seed) -> Result<Self, JournalError> {
        let n = n.min(self.done.len());
        let mut head = self.head.clone();
        if n == 0 && head.imagined.is_none() {
            let begun = (head.scenario.as_str(), &head.options);
            let mut t = Self::open_by(self.game.clone(), head.rules, begun, seed, Vec::new())?;
            t.head.custom_pack = head.custom_pack;
            return Ok(t);
        }
        head.commitment = seed.commitment();
        head.words = Vec::new();
        head.inherited = n + self.amended.iter().filter(|a| a.after <= n).count();
        let position = head.opening_position(&*self.game, &mut Dice::recorded(&head.opening_dice))?;
        head.opening = link("", &(&head.commitment, &head.words, &head.scenario, &head.options, &head.opening_dice), &position);
        let dice = Dice::seeded(seed.clone(), Vec::new());
        let mut t = Self {
            game: self.game.clone(),
            standing: Standing::new(position),
            dice,
            seed: seed.clone(),
            head,
            done: Vec::new(),
            history: Vec::new(),
            undos: 0,
            foreign: n,
            frozen: false,
            amended: Vec::new(),
            resigned: Vec::new(),
            seal: Seal::Own,
            held: SeatSet::NONE,
        };
        for i in 0..=n {
            for a in self.amended.iter().filter(|a| a.after == i) {
                t.amend(&a.options, a.agreed).map_err(|e| JournalError::Entry { entry: i + 1, fault: EntryFault::Amend(e) })?;
            }
            let Some(d) = self.done.get(i).filter(|_| i < n) else { break };
            t.dice = Dice::recorded(&d.dice);
            t.act_joined(d.seat, &d.action, d.joined).map_err(|e| JournalError::Entry { entry: i + 1, fault: fault_of(e) })?;
        }
        t.dice = Dice::seeded(seed, Vec::new());
        Ok(t)
    }

    /// Loads a journal, proving every entry: seats, legality, dice (against the seed where it is shown) and digests.
    /// `seed` goes on rolling where the journal does not show one.
    pub fn load(game: Arc<G>, journal: &Journal, seed: Option<Seed>) -> Result<Self, JournalError> {
        let info = game.info();
        if journal.game != info.id {
            return Err(JournalError::Game(journal.game.clone()));
        }
        // An older version is played on as it began; a newer one is of a later program.
        if !(1..=info.rules_version).contains(&journal.rules) {
            return Err(JournalError::Rules(journal.rules));
        }
        if journal.pack != game.pack().hash() {
            return Err(JournalError::Pack(journal.pack.clone()));
        }
        let shown = match &journal.seed {
            Some(text) => Some(Seed::from_hex(text).ok_or(JournalError::Commitment)?),
            None => seed,
        };
        if shown.as_ref().is_some_and(|s| s.commitment() != journal.commitment) {
            return Err(JournalError::Commitment);
        }
        let words = journal.words.clone();
        let mut dice = match &shown {
            Some(s) if journal.inherited == 0 => Dice::seeded(s.clone(), words.clone()),
            _ => Dice::recorded(&journal.opening_dice),
        };
        let position = journal.opening_position(&*game, &mut dice)?;
        if dice.take() != journal.opening_dice
            || link("", &(&journal.commitment, &words, &journal.scenario, &journal.options, &journal.opening_dice), &position)
                != journal.opening
        {
            return Err(JournalError::Opening);
        }
        let mut head = journal.clone();
        head.entries = Vec::new();
        head.outcome = None;
        head.seed = None;
        // Without a seed the table can be looked at and forked, not played on; its own dice are never asked.
        let own_seed = shown.clone().unwrap_or_else(|| Seed::from_number(0));
        let acts = |e: &&Entry| matches!(e, Entry::Act(_));
        let foreign = journal.entries.iter().take(head.inherited).filter(acts).count();
        let mut t = Self {
            game,
            standing: Standing::new(position),
            dice,
            seed: own_seed,
            head,
            done: Vec::new(),
            history: Vec::new(),
            undos: 0,
            foreign,
            frozen: false,
            amended: Vec::new(),
            resigned: Vec::new(),
            seal: Seal::Own,
            held: SeatSet::NONE,
        };
        for (i, e) in journal.entries.iter().enumerate() {
            t.replay(e, shown.as_ref()).map_err(|fault| JournalError::Entry { entry: i + 1, fault })?;
        }
        if journal.outcome.is_some() && t.journal().outcome != journal.outcome {
            return Err(JournalError::Outcome);
        }
        t.dice = Dice::seeded(t.seed.clone(), t.head.words.clone());
        let rolls: Vec<Roll> = t.rolls_in_force().cloned().collect();
        t.dice.resume(t.undos, rolls.iter());
        t.frozen = shown.is_none();
        Ok(t)
    }

    fn replay(&mut self, entry: &Entry, seed: Option<&Seed>) -> Result<(), EntryFault> {
        // A fork begins with the entries it inherited; only what follows is rolled with its own seed.
        let at = self.history.len();
        if let Some(s) = seed
            && at == self.head.inherited
            && at > 0
        {
            self.dice = Dice::seeded(s.clone(), self.head.words.clone());
        }
        match entry {
            Entry::Rewind(r) => {
                let seats: Option<SeatSet> = r.agreed.iter().map(|s| self.game.info().seat(s)).collect();
                let seats = seats.ok_or_else(|| EntryFault::Seat(r.agreed.join(", ")))?;
                self.rewind(r.keep, seats).map_err(|_| EntryFault::Rewind(r.keep))?;
                if self.digest() != r.after {
                    return Err(EntryFault::Digest);
                }
            }
            Entry::Amend(a) => {
                let seats: Option<SeatSet> = a.agreed.iter().map(|s| self.game.info().seat(s)).collect();
                let seats = seats.ok_or_else(|| EntryFault::Seat(a.agreed.join(", ")))?;
                self.amend(&a.options, seats).map_err(EntryFault::Amend)?;
                if self.digest() != a.after {
                    return Err(EntryFault::Digest);
                }
            }
            Entry::Resign(r) => {
                self.resign(&r.sides)?;
                if self.digest() != r.after {
                    return Err(EntryFault::Digest);
                }
            }
            Entry::Act(a) => {
                let seat = self.game.info().seat(&a.seat).ok_or_else(|| EntryFault::Seat(a.seat.clone()))?;
                let action: G::Action =
                    serde_json::from_value(a.action.clone()).map_err(|e| EntryFault::Action(e.to_string()))?;
                // Seeded dice go on from entry to entry.
                if seed.is_none() || at < self.head.inherited {
                    self.dice = Dice::recorded(&a.dice);
                }
                self.act_joined(seat, &action, a.joined).map_err(fault_of)?;
                if let Some(f) = self.dice.fault() {
                    return Err(EntryFault::Dice(f.clone()));
                }
                if self.dice.left() > 0 {
                    return Err(EntryFault::Dice(crate::dice::DiceFault::LeftOver { extra: self.dice.left() }));
                }
                if self.done.last().is_some_and(|d| d.dice != a.dice) {
                    return Err(EntryFault::NotOfSeed);
                }
                if self.digest() != a.after {
                    return Err(EntryFault::Digest);
                }
            }
        }
        Ok(())
    }
}

fn fault_of(e: ActError) -> EntryFault {
    match e {
        ActError::Refused(r) => EntryFault::Refused(r),
        ActError::Over | ActError::NoSeed => EntryFault::Over,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Volley;

    #[test]
    fn luck_counts_units_that_roll_one_by_one_on_their_own_numbers() {
        let shot = |value: u32, twice: u32, die: u32, hits: u32| OneShot {
            kind: "k".to_owned(),
            name: String::new(),
            value,
            twice,
            die,
            hits,
        };
        // Five in ten and three in ten, one of them twice on two in ten: 1.0 to be expected, 2 rolled.
        let volley = Volley {
            space: "s".to_owned(),
            owner: "o".to_owned(),
            what: "w".to_owned(),
            sides: 10,
            shots: vec![shot(5, 2, 2, 2), shot(3, 0, 9, 0)],
        };
        let mut luck = Luck::default();
        luck.add(Some(Fact::Volley(volley)));
        let figures: Vec<(String, i64)> = luck.figures().map(|f| (f.owner, f.value)).collect();
        assert_eq!(figures, [("o".to_owned(), 100)]);
    }
}
