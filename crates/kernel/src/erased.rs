//! Games without their types: what the server and the command line hold.

use crate::{
    ask::{Answer, Chances, Figure, Query},
    board::Stage,
    bot::{Bot, StopSignal},
    dice::{Rng, Roll, Seal, Seed},
    game::{About, Audience, Game, Score, SetUpErrors, ToAct},
    info::{GameInfo, OptionValue, Options},
    journal::{Entry, EntryFault, Journal, JournalError},
    kinds::Kinds,
    pack::Pack,
    past::{Past, Rounds},
    prompt::Prompt,
    rule::{Refusal, RuleId},
    run::{self, RunError, RunReport, RunSpec},
    scene::{Fact, Scene},
    seat::{Seat, SeatSet, Viewer},
    table::{ActError, AmendError, Table, Tried, UndoError, Undone},
    text::{Catalog, Msg},
    typed,
};
use serde::Serialize;
use std::{any::Any, sync::Arc};

/// An action offered to a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// Its typed form.
    pub notation: String,
    /// Its kind: one of [`AnyGame::action_kinds`].
    pub kind: &'static str,
    /// Its value, to be sent back.
    pub action: serde_json::Value,
    /// A standing order that a client shows beside the answers: [`Face::beside`](crate::Face::beside).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beside: bool,
}

/// What an order for several actions at once comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct SpelledOut {
    /// The actions in their order; all of them or none.
    pub offers: Vec<Offer>,
    /// What the player should know of it.
    pub notes: Vec<Msg>,
}

/// An event as a viewer may read it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine {
    /// Number of the action it belongs to, from 0.
    pub action: usize,
    /// What happened.
    pub text: Msg,
    /// The rule behind it.
    pub rule: RuleId,
    /// The dice it used.
    pub dice: Vec<Roll>,
    /// Does it begin a turn?
    #[serde(skip)]
    pub opens_turn: bool,
    /// What it did, where a battle board or a chart wants to know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fact: Option<Fact>,
}

/// Something of the table itself that stays in the log: the game went back, or options were changed, by consent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// After how many actions.
    pub after: usize,
    /// Who agreed.
    pub agreed: SeatSet,
    /// The options changed: which, what it was, what it is; none: the game went back.
    pub changed: Vec<(String, OptionValue, OptionValue)>,
}

/// Pieces that went from one space to another in the part of the turn that is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trail {
    /// Whose.
    pub owner: String,
    /// What.
    pub kind: String,
    /// Where they were when it began.
    pub from: String,
    /// Where they are.
    pub to: String,
    /// How many.
    pub count: u32,
}

/// Why a value sent by a client was not carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SendError {
    /// Not an action of this game.
    #[error("not an action: {0}")]
    NotAnAction(String),
    /// Not carried out.
    #[error(transparent)]
    Act(#[from] ActError),
}

/// A game without its types.
pub trait AnyGame: Send + Sync {
    /// What never changes, whatever is played.
    fn about(&self) -> &About;
    /// What the game says of itself.
    fn info(&self) -> &GameInfo {
        &self.about().info
    }
    /// Messages and names.
    fn catalog(&self) -> &Catalog {
        &self.about().catalog
    }
    /// Its pack.
    fn pack(&self) -> &Pack {
        &self.about().pack
    }
    /// Names of the kinds of actions.
    fn action_kinds(&self) -> &'static [&'static str];
    /// Names of the kinds of events.
    fn event_kinds(&self) -> &'static [&'static str];
    /// What scenes stand on.
    fn stage(&self) -> Stage;
    /// A new table.
    fn open(&self, scenario: &str, options: &Options, seed: Seed, words: Vec<String>) -> Result<Box<dyn AnyTable>, SetUpErrors> {
        self.open_by(self.info().rules_version, (scenario, options), seed, words)
    }
    /// A table as this version of the rules opens it: one that was begun by it goes on by it.
    fn open_by(
        &self,
        version: u32,
        begun: (&str, &Options),
        seed: Seed,
        words: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, SetUpErrors>;
    /// A table from its journal, every entry proved.
    fn load(&self, journal: &Journal, seed: Option<Seed>) -> Result<Box<dyn AnyTable>, JournalError>;
    /// A question that needs no position.
    fn ask_in_general(&self, q: &Query) -> Answer;
    /// Plays one game with computer opponents.
    fn run(&self, spec: &RunSpec) -> Result<RunReport, RunError>;
    /// Bytes of an opening position as it is stored, for the bench.
    fn position_bytes(&self) -> usize;
}

/// A running game without its types.
pub trait AnyTable: Send {
    /// Who must decide.
    fn to_act(&self) -> ToAct;
    /// The round being played.
    fn round(&self) -> u32;
    /// Whose turn it is.
    fn turn(&self) -> Option<Seat>;
    /// How many actions are in force.
    fn len(&self) -> usize;
    /// Was nothing done yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Carries out an action sent by value, `joined` to the one before it if both were sent as one.
    fn send_joined(&mut self, seat: Seat, action: &serde_json::Value, joined: bool) -> Result<(), SendError>;
    /// Carries out an action sent by value.
    fn send(&mut self, seat: Seat, action: &serde_json::Value) -> Result<(), SendError> {
        self.send_joined(seat, action, false)
    }
    /// Is it an action of this game at all, legal or not?
    fn readable(&self, action: &serde_json::Value) -> Result<(), SendError>;
    /// For trying what a seat could do; nothing is kept.
    fn trial(&self, seat: Seat) -> Result<Box<dyn AnyTrial>, SendError>;
    /// For each change a viewer could notice, how many actions were done after it; the opening first.
    fn moments(&self, viewer: Viewer) -> Result<Vec<usize>, JournalError>;
    /// The digest of everything so far.
    fn digest(&self) -> &str;
    /// How many entries the journal has.
    fn entries_len(&self) -> usize;
    /// The journal's entries from `from` on.
    fn entries(&self, from: usize) -> Vec<Entry>;
    /// Figures for charts at the end of each round and now.
    fn figures(&self, viewer: Viewer) -> Result<Vec<(u32, Vec<Figure>)>, JournalError>;
    /// Would the rules accept it? If not, why.
    fn check(&self, seat: Seat, action: &serde_json::Value) -> Result<(), SendError>;
    /// Why a legal action cannot be done to another space; none if it is not for a space, or nothing refuses it.
    fn why_not(&self, seat: Seat, action: &serde_json::Value, to: &str) -> Option<Refusal>;
    /// What an order typed in full means, or why it is refused; none if it is no such order.
    fn reading(&self, seat: Seat, text: &str) -> Option<Result<Offer, Refusal>>;
    /// What an order for several actions at once means, or why it is refused; none if it is no such order.
    fn spelled(&self, seat: Seat, text: &str) -> Option<Result<SpelledOut, Refusal>>;
    /// Can the seat take back its last action?
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes back the seat's last action and those it was joined to.
    fn undo(&mut self, seat: Seat) -> Result<Undone, UndoError>;
    /// Goes back beyond a barrier by consent.
    fn rewind(&mut self, keep: usize, agreed: SeatSet) -> Result<(), JournalError>;
    /// The options in force.
    fn options(&self) -> Options;
    /// Could these be changed now, if all agree?
    fn may_amend(&self, options: &Options) -> Result<(), AmendError>;
    /// Changes options by consent.
    fn amend(&mut self, options: &Options, agreed: SeatSet) -> Result<(), AmendError>;
    /// Sides give up, and the game is over.
    fn resign(&mut self, sides: &[String]) -> Result<(), EntryFault>;
    /// What stays in the log of changes by consent, in order.
    fn notes(&self) -> Vec<Note>;
    /// How many actions were done when a round began; none: it has not.
    fn began(&self, round: u32) -> Option<usize>;
    /// The moves a viewer could see its own seat make in the part of the turn being played.
    fn trail(&self, viewer: Viewer) -> Vec<Trail>;
    /// What happened from action `from` on, as far as the viewer may know.
    fn told(&self, viewer: Viewer, from: usize) -> Vec<LogLine>;
    /// How it looked after the first `n` actions.
    fn scene_after(&self, n: usize, viewer: Viewer) -> Result<Scene, JournalError>;
    /// What a viewer could know after the first `n` actions.
    fn view_after(&self, n: usize, viewer: Viewer) -> Result<serde_json::Value, JournalError>;
    /// Its past, apart from it; an old one is brought up to date.
    fn past(&self, old: Option<Box<dyn AnyPast>>) -> Box<dyn AnyPast>;
    /// What a viewer may know now, and all that follows from it.
    fn look(&self, viewer: Viewer) -> Box<dyn Look + '_>;
    /// The position of now as a seat's own try-outs need it, to weigh what it could do while the table goes on; none: it is over.
    fn scales(&self, seat: Seat) -> Option<Box<dyn AnyScales>>;
    /// What a viewer may know now, to put questions to while the table goes on.
    fn asked(&self, viewer: Viewer) -> Box<dyn AnyAsked>;
    /// Says when the seed is given out.
    fn set_seal(&mut self, seal: Seal);
    /// Does the seed stay secret even after the end?
    fn is_sealed(&self) -> bool;
    /// Is the game over, and nothing hidden any more?
    fn is_lifted(&self) -> bool;
    /// How well a game that is over was played, where the game says so.
    fn score(&self) -> Option<Score>;
    /// The journal; its seed only once the game is over, or what holds it back.
    fn journal(&self) -> Journal;
    /// The journal with its seed: for the umpire's own files only.
    fn sealed_journal(&self) -> Journal;
    /// Seats a computer opponent.
    fn seat_bot(&mut self, seat: Seat, level: &str, seed: u64) -> Result<(), RunError>;
    /// Holds the opponents that are seated from now on by this signal.
    fn hold(&mut self, stop_signal: &StopSignal);
    /// Lets the computer opponent of a seat take one action; returns it in notation. `None`: no opponent there, or nothing to do.
    fn bot_step(&mut self, seat: Seat) -> Option<String>;
    /// Carries out one answer that the standing orders and plans of a seat give for it, or a standing order of the opponent that sits
    /// there; returns it in notation. `None`: the seat is asked itself, or not at all.
    fn routine(&mut self, seat: Seat) -> Option<String>;
    /// Is there such an answer now?
    fn routine_waits(&self, seat: Seat) -> bool;
    /// Is what [`AnyTable::undo`] would take back such an answer? Then whoever undoes wants to go back further, to what he did himself.
    fn routine_was_last(&self, seat: Seat) -> bool;
    /// Takes away what the opponent of a seat needs to think about its next action, so that it can do so without the table.
    /// `None`: it answers at once ([`AnyTable::bot_step`]), or there is nothing to do.
    fn ponder(&mut self, seat: Seat) -> Option<Box<dyn AnyThought>>;
    /// Gives it back, and takes the action it has chosen; returns it in notation. `None`: the table has gone on without it.
    fn decide(&mut self, thought: Box<dyn AnyThought>) -> Option<String>;
    /// A new table from the first `n` actions of this one.
    fn fork(&self, n: usize, seed: Seed) -> Result<Box<dyn AnyTable>, JournalError>;
    /// A new table from a position that fits what a viewer knew after the first `n` actions; the rest is made up from `chance`.
    fn imagined(&self, n: usize, viewer: Viewer, seed: Seed, chance: u64) -> Result<Box<dyn AnyTable>, JournalError>;
    /// Another truth that fits what a viewer knows now, with the dice that are to come here: for proofs that nothing was given away.
    fn in_another_truth(&self, viewer: Viewer, chance: u64) -> Box<dyn AnyTable>;
    /// Who learned something by the actions from `from` on.
    fn learned(&self, from: usize) -> SeatSet;
}

impl dyn AnyTable + '_ {
    /// How it looks to a viewer.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        self.look(viewer).scene()
    }

    /// Legal actions of a seat, in order.
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.look(Viewer::seat(seat)).choices(seat).1
    }

    /// Standing orders the seat may give.
    pub fn orders(&self, seat: Seat) -> Vec<Offer> {
        self.look(Viewer::seat(seat)).orders(seat).map_or_else(Vec::new, |(_, offers)| offers)
    }

    /// Carries out several actions as one, or none of them; tells `done` of each. It stops after the first that cannot be taken back
    /// (a die, something learned) and says how many were done. What is no action at all is refused even behind a die.
    pub fn send_all(
        &mut self,
        seat: Seat,
        actions: &[serde_json::Value],
        mut done: impl FnMut(&dyn AnyTable),
    ) -> Result<usize, (usize, SendError)> {
        for (i, action) in actions.iter().enumerate() {
            self.readable(action).map_err(|e| (i, e))?;
        }
        for (i, action) in actions.iter().enumerate() {
            if let Err(e) = self.send_joined(seat, action, i > 0) {
                if i > 0 {
                    // Nothing so far crossed a barrier, or we would have stopped: taking back always works.
                    let _ = self.undo(seat);
                }
                return Err((i, e));
            }
            done(self);
            if !self.can_undo(seat) {
                return Ok(i + 1);
            }
        }
        Ok(actions.len())
    }

    /// Takes back what the seat did last itself, and what its standing orders and plans have answered since, as far as that can be
    /// taken back.
    pub fn take_back(&mut self, seat: Seat) -> Result<Vec<Undone>, UndoError> {
        let mut all = Vec::new();
        loop {
            let answered = self.routine_was_last(seat);
            match self.undo(seat) {
                Ok(undone) => all.push(undone),
                Err(e) if all.is_empty() => return Err(e),
                Err(_) => return Ok(all),
            }
            if !answered {
                return Ok(all);
            }
        }
    }
}

/// An opponent that thinks apart from its table, without its types.
pub trait AnyThought: Any + Send {
    /// Thinks.
    fn think(&mut self);
}

struct Thought<G: Game> {
    game: Arc<G>,
    opponent: Opponent<G>,
    seat: Seat,
    view: Arc<G::View>,
    legal: Arc<[G::Action]>,
    /// The digest of the table when it was taken.
    at: String,
    pick: usize,
}

impl<G: Game> AnyThought for Thought<G> {
    fn think(&mut self) {
        let Opponent { bot, rng } = &mut self.opponent;
        self.pick = bot.choose(&self.game, &self.view, self.seat, &self.legal, rng);
    }
}

/// A question with an action for each of its choices, in their order.
pub type Asking = (Prompt, Vec<Offer>);

/// What one viewer may know of a table, and all that is made of it. The table makes each view and each list of actions once, whoever
/// asks for it how often, until something is done.
pub trait Look {
    /// What it may know, as JSON.
    fn view(&self) -> Vec<u8>;
    /// How it looks.
    fn scene(&self) -> Scene;
    /// Questions to the rules that can be asked of it.
    fn queries(&self) -> Vec<Query>;
    /// The question to a seat of the viewer, and what it may do; without actions if it is not asked anything.
    fn choices(&self, seat: Seat) -> Asking;
    /// The standing orders a seat of the viewer may give; none: there are none.
    fn orders(&self, seat: Seat) -> Option<Asking>;
}

struct LookAt<'a, G: Game> {
    table: &'a Table<G>,
    view: Arc<G::View>,
}

impl<G: Game> LookAt<'_, G> {
    fn asking(&self, seat: Seat, actions: &[G::Action]) -> Asking {
        let (game, view) = (self.table.game(), self.table.view(Viewer::seat(seat)));
        (game.prompt(&view, seat, actions), offers(&**game, &view, actions))
    }
}

impl<G: Game> Look for LookAt<'_, G> {
    fn view(&self) -> Vec<u8> {
        serde_json::to_vec(&*self.view).unwrap_or_default()
    }

    fn scene(&self) -> Scene {
        self.table.game().scene(&self.view)
    }

    fn queries(&self) -> Vec<Query> {
        self.table.game().queries(&self.view)
    }

    fn choices(&self, seat: Seat) -> Asking {
        self.asking(seat, &self.table.actions(seat))
    }

    fn orders(&self, seat: Seat) -> Option<Asking> {
        let orders = self.table.orders(seat);
        (!orders.is_empty()).then(|| self.asking(seat, &orders))
    }
}

fn offers<G: Game>(game: &G, view: &G::View, actions: &[G::Action]) -> Vec<Offer> {
    actions.iter().map(|a| offer(game, view, a, game.notation(view, a))).collect()
}

fn offer<G: Game>(game: &G, view: &G::View, a: &G::Action, notation: String) -> Offer {
    Offer { notation, kind: a.kind(), action: serde_json::to_value(a).unwrap_or_default(), beside: game.beside(view, a) }
}

/// What a viewer knew at one moment, without its types.
pub trait AnyAsked: Send {
    /// A question to the rules.
    fn ask(&self, q: &Query) -> Answer;
}

struct Asked<G: Game> {
    game: Arc<G>,
    view: Arc<G::View>,
}

impl<G: Game> AnyAsked for Asked<G> {
    fn ask(&self, q: &Query) -> Answer {
        self.game.ask(&self.view, q)
    }
}

fn read<G: Game>(action: &serde_json::Value) -> Result<G::Action, SendError> {
    serde_json::from_value(action.clone()).map_err(|e| SendError::NotAnAction(e.to_string()))
}

/// What a seat thinks of doing, without its types.
pub trait AnyTrial {
    /// One action more; none is done once something has stopped it.
    fn step(&mut self, action: &serde_json::Value) -> Result<(), SendError>;
    /// How many could be tried.
    fn done(&self) -> usize;
    /// Would the next one roll a die or tell something?
    fn stopped(&self) -> bool;
    /// What the seat would be asked; none if it would not be its turn to decide.
    fn question(&self) -> Option<Asking>;
}

struct Trial<G: Game>(Tried<G>);

impl<G: Game> AnyTrial for Trial<G> {
    fn step(&mut self, action: &serde_json::Value) -> Result<(), SendError> {
        Ok(self.0.step(&read::<G>(action)?)?)
    }

    fn done(&self) -> usize {
        self.0.done
    }

    fn stopped(&self) -> bool {
        self.0.stopped
    }

    fn question(&self) -> Option<Asking> {
        let (view, legal) = self.0.asked();
        let game = &*self.0.game;
        (!legal.is_empty()).then(|| (game.prompt(&view, self.0.seat, &legal), offers(game, &view, &legal)))
    }
}

/// A position in which a seat weighs what it could do, without its types.
pub trait AnyScales: Send {
    /// The chances of a battle at a space as they are, where one is already to be fought there, and as they would be after these actions;
    /// none: the actions cannot be tried, or no battle comes of them.
    fn weigh(&self, space: &str, actions: &[serde_json::Value]) -> Option<(Option<Chances>, Chances)>;
}

struct Scales<G: Game> {
    game: Arc<G>,
    position: G::Position,
    seat: Seat,
}

impl<G: Game> AnyScales for Scales<G> {
    fn weigh(&self, space: &str, actions: &[serde_json::Value]) -> Option<(Option<Chances>, Chances)> {
        let actions: Vec<G::Action> = actions.iter().map(|a| serde_json::from_value(a.clone()).ok()).collect::<Option<_>>()?;
        let battle = Query::new("battle").with("space", space);
        let view = |p: &G::Position| self.game.view(p, Viewer::seat(self.seat));
        let chances = |v: &G::View| match self.game.ask(v, &battle) {
            Answer::Chances(c) => Some(c),
            _ => None,
        };
        let tried = Tried::of(self.game.clone(), self.position.clone(), self.seat).steps(&actions).ok()?;
        let after = chances(&view(&tried.position))?;
        let now = view(&self.position);
        let before = if self.game.queries(&now).contains(&battle) { chances(&now) } else { None };
        Some((before, after))
    }
}

/// The past of a running game without its types.
pub trait AnyPast: Any + Send {
    /// How it looked after the first `n` actions.
    fn scene(&mut self, n: usize, viewer: Viewer) -> Result<Scene, JournalError>;
    /// Figures for charts at the end of each round and at the end.
    fn figures(&mut self, viewer: Viewer) -> Result<Rounds, JournalError>;
}

impl<G: Game> AnyPast for Past<G> {
    fn scene(&mut self, n: usize, viewer: Viewer) -> Result<Scene, JournalError> {
        let p = self.position(n)?;
        Ok(self.game().scene(&self.game().view(&p, viewer)))
    }

    fn figures(&mut self, viewer: Viewer) -> Result<Rounds, JournalError> {
        Self::figures(self, viewer)
    }
}

/// A game with its types put away.
pub struct Erased<G: Game>(pub Arc<G>);

impl<G: Game> Erased<G> {
    /// Puts the types away.
    pub fn boxed(game: G) -> Arc<dyn AnyGame> {
        Arc::new(Self(Arc::new(game)))
    }
}

/// A table with its types put away.
pub fn seated<G: Game>(table: Table<G>) -> Box<dyn AnyTable> {
    Box::new(Seated::new(table))
}

impl<G: Game> AnyGame for Erased<G> {
    fn about(&self) -> &About {
        self.0.about()
    }

    fn action_kinds(&self) -> &'static [&'static str] {
        G::Action::KINDS
    }

    fn event_kinds(&self) -> &'static [&'static str] {
        G::Event::KINDS
    }

    fn stage(&self) -> Stage {
        self.0.stage()
    }

    fn open_by(
        &self,
        version: u32,
        begun: (&str, &Options),
        seed: Seed,
        words: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, SetUpErrors> {
        Ok(Box::new(Seated::new(Table::open_by(self.0.clone(), version, begun, seed, words)?)))
    }

    fn load(&self, journal: &Journal, seed: Option<Seed>) -> Result<Box<dyn AnyTable>, JournalError> {
        Ok(Box::new(Seated::new(Table::load(self.0.clone(), journal, seed)?)))
    }

    fn ask_in_general(&self, q: &Query) -> Answer {
        self.0.ask_in_general(q)
    }

    fn run(&self, spec: &RunSpec) -> Result<RunReport, RunError> {
        run::run(&self.0, spec)
    }

    fn position_bytes(&self) -> usize {
        let mut dice = crate::dice::Dice::seeded(Seed::from_number(0), Vec::new());
        let scenario = self.0.info().scenarios.first().map_or("", |s| s.id.as_str());
        let p = self.0.set_up(self.0.info().newest(), scenario, &Options::default(), &mut dice);
        p.ok().and_then(|p| serde_json::to_vec(&p).ok()).map_or(0, |v| v.len())
    }
}

struct Seated<G: Game> {
    table: Table<G>,
    bots: Vec<Option<Opponent<G>>>,
    stop_signal: StopSignal,
}

/// A computer opponent at the table, with its own chance.
struct Opponent<G: Game> {
    bot: Box<dyn Bot<G>>,
    rng: Rng,
}

impl<G: Game> Seated<G> {
    fn new(table: Table<G>) -> Self {
        let seats = table.game().info().seats.len();
        Self { table, bots: (0..seats).map(|_| None).collect(), stop_signal: StopSignal::default() }
    }

    fn game(&self) -> &G {
        self.table.game()
    }

    fn view_of(&self, viewer: Viewer) -> Arc<G::View> {
        // After the end there are no secrets left.
        self.table.view(if self.table.is_lifted() { Viewer::Everything } else { viewer })
    }
}

impl<G: Game> AnyTable for Seated<G> {
    fn to_act(&self) -> ToAct {
        self.table.to_act()
    }

    fn round(&self) -> u32 {
        self.game().round(self.table.position())
    }

    fn turn(&self) -> Option<Seat> {
        self.game().turn(self.table.position())
    }

    fn len(&self) -> usize {
        self.table.done().len()
    }

    fn send_joined(&mut self, seat: Seat, action: &serde_json::Value, joined: bool) -> Result<(), SendError> {
        let action = read::<G>(action)?;
        self.table.act_joined(seat, &action, joined)?;
        Ok(())
    }

    fn readable(&self, action: &serde_json::Value) -> Result<(), SendError> {
        read::<G>(action).map(drop)
    }

    fn trial(&self, seat: Seat) -> Result<Box<dyn AnyTrial>, SendError> {
        Ok(Box::new(Trial(self.table.trial(seat)?)))
    }

    fn moments(&self, viewer: Viewer) -> Result<Vec<usize>, JournalError> {
        let viewer = if self.table.is_lifted() { Viewer::Everything } else { viewer };
        self.table.moments(viewer)
    }

    fn digest(&self) -> &str {
        self.table.digest()
    }

    fn entries_len(&self) -> usize {
        self.table.history().len()
    }

    fn entries(&self, from: usize) -> Vec<Entry> {
        self.table.history().get(from..).unwrap_or(&[]).to_vec()
    }

    fn figures(&self, viewer: Viewer) -> Result<Vec<(u32, Vec<Figure>)>, JournalError> {
        self.table.figures(viewer)
    }

    fn check(&self, seat: Seat, action: &serde_json::Value) -> Result<(), SendError> {
        let action = read::<G>(action)?;
        if self.table.to_act().is_over() {
            return Err(ActError::Over.into());
        }
        self.game().check(self.table.position(), seat, &action).map_err(ActError::Refused)?;
        Ok(())
    }

    fn why_not(&self, seat: Seat, action: &serde_json::Value, to: &str) -> Option<Refusal> {
        self.check(seat, action).ok()?;
        let view = self.table.view(Viewer::seat(seat));
        self.game().why_not(&view, seat, &read::<G>(action).ok()?, to)
    }

    fn reading(&self, seat: Seat, text: &str) -> Option<Result<Offer, Refusal>> {
        if self.table.to_act().is_over() {
            return None;
        }
        let read = typed::read(self.game(), self.table.position(), seat, text)?;
        let view = self.table.view(Viewer::seat(seat));
        Some(read.map(|a| offer(self.game(), &view, &a, self.game().notation(&view, &a))))
    }

    fn spelled(&self, seat: Seat, text: &str) -> Option<Result<SpelledOut, Refusal>> {
        if self.table.to_act().is_over() {
            return None;
        }
        let view = self.table.view(Viewer::seat(seat));
        let out = self.game().spell(&view, seat, text)?;
        Some(out.map(|s| SpelledOut {
            offers: s.actions.into_iter().map(|(a, n)| offer(self.game(), &view, &a, n)).collect(),
            notes: s.notes,
        }))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Undone, UndoError> {
        self.table.undo(seat)
    }

    fn rewind(&mut self, keep: usize, agreed: SeatSet) -> Result<(), JournalError> {
        self.table.rewind(keep, agreed)
    }

    fn options(&self) -> Options {
        self.table.options()
    }

    fn may_amend(&self, options: &Options) -> Result<(), AmendError> {
        self.table.may_amend(options)
    }

    fn amend(&mut self, options: &Options, agreed: SeatSet) -> Result<(), AmendError> {
        self.table.amend(options, agreed)
    }

    fn resign(&mut self, sides: &[String]) -> Result<(), EntryFault> {
        self.table.resign(sides)
    }

    fn notes(&self) -> Vec<Note> {
        self.table.notes()
    }

    fn began(&self, round: u32) -> Option<usize> {
        self.table.began(round)
    }

    fn trail(&self, viewer: Viewer) -> Vec<Trail> {
        self.table.trail(viewer)
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        let viewer = if self.table.is_lifted() { Viewer::Everything } else { viewer };
        let mut out = Vec::new();
        for (i, d) in self.table.done().iter().enumerate().skip(from) {
            for e in d.events.iter().filter(|e| Audience::reaches(e.audience, viewer)) {
                let dice = d.dice.get(e.dice.0 as usize..e.dice.1 as usize).unwrap_or(&[]).to_vec();
                let (text, fact) = (self.game().tell(&e.event), self.game().fact(&e.event));
                let opens_turn = self.game().opens_turn(&e.event);
                out.push(LogLine { action: i, text, rule: e.rule, dice, opens_turn, fact });
            }
        }
        out
    }

    fn scene_after(&self, n: usize, viewer: Viewer) -> Result<Scene, JournalError> {
        Ok(self.game().scene(&self.game().view(&self.table.position_after(n)?, viewer)))
    }

    fn view_after(&self, n: usize, viewer: Viewer) -> Result<serde_json::Value, JournalError> {
        Ok(serde_json::to_value(self.game().view(&self.table.position_after(n)?, viewer)).unwrap_or_default())
    }

    fn past(&self, old: Option<Box<dyn AnyPast>>) -> Box<dyn AnyPast> {
        let old = old.map(|old| -> Box<dyn Any> { old });
        match old.and_then(|old| old.downcast::<Past<G>>().ok()) {
            Some(mut past) => {
                past.follow(&self.table);
                past
            }
            None => Box::new(Past::of(&self.table)),
        }
    }

    fn look(&self, viewer: Viewer) -> Box<dyn Look + '_> {
        Box::new(LookAt { table: &self.table, view: self.view_of(viewer) })
    }

    fn scales(&self, seat: Seat) -> Option<Box<dyn AnyScales>> {
        if self.table.to_act().is_over() {
            return None;
        }
        let (game, position) = (self.table.game().clone(), self.table.position().clone());
        Some(Box::new(Scales { game, position, seat }))
    }

    fn asked(&self, viewer: Viewer) -> Box<dyn AnyAsked> {
        Box::new(Asked { game: self.table.game().clone(), view: self.view_of(viewer) })
    }

    fn set_seal(&mut self, seal: Seal) {
        self.table.set_seal(seal);
    }

    fn is_sealed(&self) -> bool {
        self.table.seal() == Seal::Shut
    }

    fn is_lifted(&self) -> bool {
        self.table.is_lifted()
    }

    fn score(&self) -> Option<Score> {
        self.game().score(self.table.position())
    }

    fn journal(&self) -> Journal {
        self.table.journal()
    }

    fn sealed_journal(&self) -> Journal {
        self.table.sealed_journal()
    }

    fn seat_bot(&mut self, seat: Seat, level: &str, seed: u64) -> Result<(), RunError> {
        let mut bot = run::bot(self.game(), level)?;
        bot.stop_signal(&self.stop_signal);
        if let Some(slot) = self.bots.get_mut(seat.0 as usize) {
            *slot = Some(Opponent { bot, rng: Rng::new(seed) });
        }
        Ok(())
    }

    fn hold(&mut self, stop_signal: &StopSignal) {
        self.stop_signal = stop_signal.clone();
    }

    fn bot_step(&mut self, seat: Seat) -> Option<String> {
        let legal = self.table.actions(seat);
        if legal.is_empty() {
            return None;
        }
        let view = self.table.view(Viewer::seat(seat));
        let game = self.table.game().clone();
        let opponent = self.bots.get_mut(seat.0 as usize)?.as_mut()?;
        let pick = opponent.bot.choose(&game, &view, seat, &legal, &mut opponent.rng);
        let action = legal.get(pick).unwrap_or(&legal[0]).clone();
        let notation = game.notation(&view, &action);
        self.table.act(seat, &action).ok()?;
        Some(notation)
    }

    fn routine(&mut self, seat: Seat) -> Option<String> {
        let legal = self.table.actions(seat);
        if legal.is_empty() {
            return None;
        }
        let view = self.table.view(Viewer::seat(seat));
        let game = self.table.game().clone();
        // An opponent gives its orders before they answer for it.
        if let Some(Some(opponent)) = self.bots.get_mut(seat.0 as usize)
            && let Some(order) = opponent.bot.order(&game, &view, seat, &legal)
            && self.table.orders(seat).contains(&order)
        {
            self.table.act(seat, &order).ok()?;
            return Some(game.notation(&view, &order));
        }
        let action = self.table.act_by_routine(seat)?.action.clone();
        Some(self.game().notation(&view, &action))
    }

    fn routine_waits(&self, seat: Seat) -> bool {
        self.table.routine(seat).is_some()
    }

    fn routine_was_last(&self, seat: Seat) -> bool {
        self.table.routine_was_last(seat)
    }

    fn ponder(&mut self, seat: Seat) -> Option<Box<dyn AnyThought>> {
        let legal = self.table.actions(seat);
        let slot = self.bots.get_mut(seat.0 as usize)?;
        if legal.is_empty() || !slot.as_ref()?.bot.ponders() {
            return None;
        }
        let opponent = slot.take()?;
        let game = self.table.game().clone();
        let view = self.table.view(Viewer::seat(seat));
        Some(Box::new(Thought { game, opponent, seat, view, legal, at: self.table.digest().to_owned(), pick: 0 }))
    }

    fn decide(&mut self, thought: Box<dyn AnyThought>) -> Option<String> {
        let thought: Box<dyn Any> = thought;
        let Thought { game, opponent, seat, view, legal, at, pick } = *thought.downcast::<Thought<G>>().ok()?;
        let slot = self.bots.get_mut(seat.0 as usize)?;
        // Another may sit there by now.
        if slot.is_none() {
            *slot = Some(opponent);
        }
        if at != self.table.digest() {
            return None;
        }
        let action = legal.get(pick).or(legal.first())?;
        self.table.act(seat, action).ok()?;
        Some(game.notation(&view, action))
    }

    fn fork(&self, n: usize, seed: Seed) -> Result<Box<dyn AnyTable>, JournalError> {
        Ok(Box::new(Self::new(self.table.fork(n, seed)?)))
    }

    fn imagined(&self, n: usize, viewer: Viewer, seed: Seed, chance: u64) -> Result<Box<dyn AnyTable>, JournalError> {
        Ok(Box::new(Self::new(self.table.imagined(n, viewer, seed, &mut Rng::new(chance))?)))
    }

    fn in_another_truth(&self, viewer: Viewer, chance: u64) -> Box<dyn AnyTable> {
        Box::new(Self::new(self.table.in_another_truth(viewer, &mut Rng::new(chance))))
    }

    fn learned(&self, from: usize) -> SeatSet {
        self.table.done().iter().skip(from).flat_map(|d| d.learned.iter()).collect()
    }
}
