//! The contract: what a game must be, and nothing about any game.

use crate::{
    ask::{Answer, Figure, Query},
    board::Stage,
    bot::Bot,
    dice::{Dice, Rng},
    info::{GameInfo, OptionError, Options},
    kinds::Kinds,
    pack::Pack,
    prompt::Prompt,
    rule::{Refusal, RuleId, RulesVersion},
    scene::{Fact, Scene},
    seat::{Seat, SeatSet, Viewer},
    text::{Catalog, Msg},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Who must decide now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToAct {
    /// One seat.
    One(Seat),
    /// Each of these, apart and in secret, until it says it is ready. Nothing is rolled or learned before the last of them is: a seat
    /// that could no longer take back its own would know that another had acted.
    Each(SeatSet),
    /// These, openly and together: one proposes, the others agree or refuse.
    Together(SeatSet),
    /// Nobody: the game is over.
    Over(Outcome),
}

impl ToAct {
    /// The seats that are waited for.
    pub fn seats(&self) -> SeatSet {
        match self {
            Self::One(s) => SeatSet::one(*s),
            Self::Each(s) | Self::Together(s) => *s,
            Self::Over(_) => SeatSet::NONE,
        }
    }

    /// Is it over?
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Id of the side that won; none: a draw.
    pub winner: Option<String>,
    /// Why, for people.
    pub reason: Msg,
    /// The seats that did best within the winning side, where the game names any.
    pub honours: SeatSet,
}

/// How well a game was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The more the better; it only puts results in order.
    pub points: i64,
    /// In the game's own words.
    pub text: Msg,
}

/// A game could not be set up: everything that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetUpError {
    /// No such scenario.
    #[error("there is no scenario '{0}'")]
    Scenario(String),
    /// An option is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The pack does not have what the scenario needs.
    #[error("the pack does not fit: {0}")]
    Pack(String),
}

/// All that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetUpErrors(pub Vec<SetUpError>);

/// Who may know an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// All.
    Everybody,
    /// Only these seats (and everybody after the end).
    Only(SeatSet),
}

impl Audience {
    /// May this viewer know it?
    pub const fn reaches(self, viewer: Viewer) -> bool {
        match self {
            Self::Everybody => true,
            Self::Only(seats) => viewer.sees(seats),
        }
    }
}

/// One thing that happened, with who may know it and the rule and dice behind it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged<E> {
    /// What happened.
    pub event: E,
    /// Who may know.
    pub audience: Audience,
    /// The rule behind it.
    pub rule: RuleId,
    /// Which dice of this action it used: first and one past the last.
    pub dice: (u16, u16),
}

/// What an action wrote while it was carried out.
#[derive(Clone, Debug)]
pub struct Log<E> {
    /// The events in order.
    pub events: Vec<Logged<E>>,
    /// Seats that learned something they did not know: their undo stops here.
    pub learned: SeatSet,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self { events: Vec::new(), learned: SeatSet::NONE }
    }
}

impl<E> Log<E> {
    /// Something all may know.
    pub fn event(&mut self, rule: RuleId, event: E) {
        self.push(rule, event, Audience::Everybody, (0, 0));
    }

    /// Something all may know, with the dice it used.
    pub fn rolled(&mut self, rule: RuleId, event: E, from: usize, dice: &Dice) {
        self.push(rule, event, Audience::Everybody, (from as u16, dice.rolled() as u16));
    }

    /// Something only these seats may know.
    pub fn secret(&mut self, rule: RuleId, event: E, seats: SeatSet) {
        self.push(rule, event, Audience::Only(seats), (0, 0));
    }

    /// The general form.
    pub fn push(&mut self, rule: RuleId, event: E, audience: Audience, dice: (u16, u16)) {
        self.events.push(Logged { event, audience, rule, dice });
    }

    /// These seats learned something (a search that found nothing included): they cannot undo across it.
    /// What is laid open for all is learned by [`SeatSet::ALL`], the onlookers among them.
    pub fn learned(&mut self, seats: SeatSet) {
        self.learned = self.learned.union(seats);
    }

    /// Empties it for the next action.
    pub fn clear(&mut self) {
        self.events.clear();
        self.learned = SeatSet::NONE;
    }
}

/// What an order for several actions at once comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelled<A> {
    /// The actions in their order, each with its notation at its time.
    pub actions: Vec<(A, String)>,
    /// What the player should know of it, such as who stays behind and why.
    pub notes: Vec<Msg>,
}

/// What a game has from the start and never changes.
pub struct About {
    /// What the game says of itself.
    pub info: GameInfo,
    /// Messages and names.
    pub catalog: Catalog,
    /// The pack it was built from.
    pub pack: Pack,
}

/// The rules: what may be done, by whom, and what comes of it. `docs/authors.md` has the promises that each implementation keeps; the
/// testkit proves them.
pub trait Rules: Send + Sync + Sized + 'static {
    /// The whole truth of a game in progress, secrets included; holds neither seed nor generator.
    type Position: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision by one seat, small enough that all legal ones can be listed.
    type Action: Clone + Ord + Debug + Kinds + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened.
    type Event: Clone + PartialEq + Debug + Kinds + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// What never changes, whatever is played.
    fn about(&self) -> &About;
    /// The opening position of a table that plays by this version of the rules: new tables by [`GameInfo::newest`], others by the one
    /// they began with. A game that has raised its version keeps it in its position.
    fn set_up(
        &self,
        version: RulesVersion,
        scenario: &str,
        options: &Options,
        dice: &mut Dice,
    ) -> Result<Self::Position, SetUpErrors>;
    /// Who must decide.
    fn to_act(&self, p: &Self::Position) -> ToAct;
    /// All legal decisions of a seat that is to act, sorted, none twice. Empty for a seat that is not to act.
    fn actions(&self, p: &Self::Position, seat: Seat, out: &mut Vec<Self::Action>);
    /// Accepts exactly what `actions` and `orders` list.
    fn check(&self, p: &Self::Position, seat: Seat, a: &Self::Action) -> Result<(), Refusal>;
    /// Carries out a legal action.
    fn apply(&self, p: &mut Self::Position, seat: Seat, a: &Self::Action, dice: &mut Dice, log: &mut Log<Self::Event>);
    /// What the viewer may know, built up from nothing.
    fn view(&self, p: &Self::Position, viewer: Viewer) -> Self::View;
    /// The round being played, from 1.
    fn round(&self, p: &Self::Position) -> u32;

    /// The seat whose turn it is, or none in games without turns: bounds a "turn" for statistics.
    fn turn(&self, _p: &Self::Position) -> Option<Seat> {
        None
    }
    /// Standing orders the seat may give now, at any time of a game not over: sorted, none twice, none that changes nothing.
    fn orders(&self, _p: &Self::Position, _seat: Seat, _out: &mut Vec<Self::Action>) {}
    /// Options were changed by consent: from now on these are in force (all of them, valid; only those marked `midgame` differ).
    /// Refuses, with a reason, where the position could not be played on by them; then nothing may have changed.
    fn amend(&self, _p: &mut Self::Position, _options: &Options) -> Result<(), Msg> {
        Err(Msg::new("amend-never"))
    }
    /// How well a game that is over was played; none while it runs. For the results of a challenge.
    fn score(&self, _p: &Self::Position) -> Option<Score> {
        None
    }
    /// Does nothing go on that a player would want to decide on? For figures alone: rounds in which this holds from beginning to end are
    /// counted apart, and what players must do in them should be next to nothing. The umpire is asked: no player hears of it.
    fn quiet(&self, _p: &Self::Position) -> bool {
        false
    }

    /// What the game says of itself.
    fn info(&self) -> &GameInfo {
        &self.about().info
    }
    /// Messages and names.
    fn catalog(&self) -> &Catalog {
        &self.about().catalog
    }
    /// The pack it was built from.
    fn pack(&self) -> &Pack {
        &self.about().pack
    }
}

/// The face: how a game looks and speaks, all from what a viewer may know.
pub trait Face: Rules {
    /// The question the seat must answer, with one choice per legal action, in their order.
    fn prompt(&self, v: &Self::View, seat: Seat, legal: &[Self::Action]) -> Prompt;
    /// How the view looks.
    fn scene(&self, v: &Self::View) -> Scene;
    /// One language-neutral form, unique among the legal.
    fn notation(&self, v: &Self::View, a: &Self::Action) -> String;
    /// What happened, for people.
    fn tell(&self, e: &Self::Event) -> Msg;

    /// What scenes stand on: boards, colours and symbols, the same for the whole game.
    fn stage(&self) -> Stage {
        Stage::default()
    }
    /// Why what a legal action does to one space cannot be done to another; none if it is not for a space, or nothing refuses it. From
    /// the view alone, as [`Face::read`].
    fn why_not(&self, _v: &Self::View, _seat: Seat, _a: &Self::Action, _to: &str) -> Option<Refusal> {
        None
    }
    /// What happened, for battle boards and figures of luck; never more than `tell` says.
    fn fact(&self, _e: &Self::Event) -> Option<Fact> {
        None
    }
    /// Does this begin a turn? It, and what the same action led to after it, is told under the name of the seat whose turn it is then.
    fn opens_turn(&self, _e: &Self::Event) -> bool {
        false
    }
    /// Figures worth a chart over the whole game, from what a viewer may know.
    fn figures(&self, _v: &Self::View) -> Vec<Figure> {
        Vec::new()
    }
    /// Is this standing order wanted so often with the question of the moment that a client shows it beside the answers?
    fn beside(&self, _v: &Self::View, _order: &Self::Action) -> bool {
        false
    }
    /// What an action means that is sent together with those before it, as one gesture with several pieces is: those put down in one place may
    /// belong together. The view is that after the actions before it. None: what it says.
    fn together(&self, _v: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<Self::Action> {
        None
    }
    /// The one action an order typed in full means, legal or not: the rules then say why not. Refused where it names what is not there
    /// or leaves open which of several it means, or where more can be said than `check` does; none if the text is no such order. What
    /// is left out is filled in, but what is said is never changed.
    fn read(&self, _v: &Self::View, _seat: Seat, _text: &str) -> Option<Result<Self::Action, Refusal>> {
        None
    }
    /// The actions an order for several of them at once means, such as "all from here to there": each as if it had been typed by
    /// itself, all of them or none; refused for the first that is not legal. None if the text is no such order. From the view alone.
    fn spell(&self, _v: &Self::View, _seat: Seat, _text: &str) -> Option<Result<Spelled<Self::Action>, Refusal>> {
        None
    }
}

/// Advice: questions to the rules, and those who can answer in a player's place.
pub trait Advice: Rules {
    /// A question to the rules that changes nothing.
    fn ask(&self, _v: &Self::View, q: &Query) -> Answer {
        self.ask_in_general(q)
    }
    /// A question asked where there is no game to look at, such as the odds of a described battle.
    fn ask_in_general(&self, q: &Query) -> Answer {
        Answer::unknown(q)
    }
    /// Questions a client may offer with this view: help for the table, and what the testkit asks.
    fn queries(&self, _v: &Self::View) -> Vec<Query> {
        Vec::new()
    }
    /// What the standing orders and plans of a seat answer now: one of `legal`, or none where the person must be asked. The table
    /// carries it out as an action of that seat, so rules, journal and secrets are the same as if the person had answered at once.
    fn routine(&self, _v: &Self::View, _seat: Seat, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }
    /// A computer opponent of this level.
    fn bot(&self, _level: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}

/// A whole truth that fits what a viewer knows: for bots that search and for the proof of secrecy.
pub trait Imagine: Rules {
    /// One such truth; `view(imagine(v)) == v`.
    fn imagine(&self, v: &Self::View, rng: &mut Rng) -> Self::Position;

    /// The same truth with what the viewer may not know changed about. A game with secrets writes it from the Position, apart
    /// from `view` and `imagine`: a second opinion on what is secret.
    fn disguise(&self, p: &Self::Position, viewer: Viewer, rng: &mut Rng) -> Self::Position {
        self.imagine(&self.view(p, viewer), rng)
    }

    /// Truths that are one to the viewer and differ only in what lines of a log would count or put in order: how many units stand
    /// where none is seen, which of them comes first in the roster. What a game with hidden units gives here is played on beside the
    /// truth, and lines that say the same must be as many and in the same order.
    fn variants(&self, _p: &Self::Position, _viewer: Viewer, _rng: &mut Rng) -> Vec<Variant<Self>> {
        Vec::new()
    }
}

/// A game: whatever has rules, a face, advice and truths to imagine is one.
pub trait Game: Rules + Face + Advice + Imagine {}

impl<G: Rules + Face + Advice + Imagine> Game for G {}

/// How an action reads in another truth.
pub type Reading<G> = Box<dyn Fn(Seat, &<G as Rules>::Action) -> <G as Rules>::Action + Send>;

/// Another truth for a proof.
pub struct Variant<G: Rules> {
    /// What is different, for whoever reads of a leak.
    pub what: &'static str,
    /// The other truth.
    pub position: G::Position,
    /// The same action there: units may have other numbers.
    pub same: Reading<G>,
}

impl<G: Rules> Variant<G> {
    /// One in which every unit keeps its number.
    pub fn new(what: &'static str, position: G::Position) -> Self {
        Self { what, position, same: Box::new(|_, a| a.clone()) }
    }
}
