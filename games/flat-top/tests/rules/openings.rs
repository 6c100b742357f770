//! The same game, begun elsewhere: a function changes the opening, everything else is the game's own.

use flat_top::{Action, Event, FlatTop, Position, View};
use ironbottom_kernel::{
    About, Advice, Dice, Face, Imagine, Log, Msg, Options, Refusal, Rng, Rules, RulesVersion, Seat, SetUpErrors, ToAct, Variant,
    Viewer,
    ask::{Answer, Figure, Query},
    board::Stage,
    prompt::Prompt,
    scene::{Fact, Scene},
};

/// What changes an opening.
pub type Open = fn(&FlatTop, &mut Position, &mut Dice);

/// The game, begun where a function leads.
pub struct Elsewhere {
    pub game: FlatTop,
    pub open: Open,
}

impl Elsewhere {
    /// With other scenarios than those of the pack.
    pub fn with_scenarios(text: &str, open: Open) -> Self {
        let mut pack = flat_top::built_in_pack();
        pack.0.insert("scenarios.toml".to_owned(), text.to_owned());
        Self { game: FlatTop::new(pack).unwrap_or_else(|e| panic!("{:#?}", e.0)), open }
    }
}

impl Rules for Elsewhere {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about(&self) -> &About {
        self.game.about()
    }

    fn set_up(&self, version: RulesVersion, scenario: &str, options: &Options, dice: &mut Dice) -> Result<Position, SetUpErrors> {
        let mut p = self.game.set_up(version, scenario, options, dice)?;
        (self.open)(&self.game, &mut p, dice);
        Ok(p)
    }

    fn to_act(&self, p: &Position) -> ToAct {
        self.game.to_act(p)
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.game.actions(p, seat, out);
    }

    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.game.orders(p, seat, out);
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        self.game.check(p, seat, a)
    }

    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        self.game.apply(p, seat, a, dice, log);
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        self.game.view(p, viewer)
    }

    fn round(&self, p: &Position) -> u32 {
        self.game.round(p)
    }

    fn turn(&self, p: &Position) -> Option<Seat> {
        self.game.turn(p)
    }
}

impl Face for Elsewhere {
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        self.game.prompt(v, seat, legal)
    }

    fn figures(&self, v: &View) -> Vec<Figure> {
        self.game.figures(v)
    }

    fn stage(&self) -> Stage {
        self.game.stage()
    }

    fn scene(&self, v: &View) -> Scene {
        self.game.scene(v)
    }

    fn notation(&self, v: &View, a: &Action) -> String {
        self.game.notation(v, a)
    }

    fn read(&self, v: &View, seat: Seat, text: &str) -> Option<Result<Action, Refusal>> {
        self.game.read(v, seat, text)
    }

    fn tell(&self, e: &Event) -> Msg {
        self.game.tell(e)
    }

    fn fact(&self, e: &Event) -> Option<Fact> {
        self.game.fact(e)
    }

    fn opens_turn(&self, e: &Event) -> bool {
        self.game.opens_turn(e)
    }
}

impl Advice for Elsewhere {
    fn ask(&self, v: &View, q: &Query) -> Answer {
        self.game.ask(v, q)
    }

    fn queries(&self, v: &View) -> Vec<Query> {
        self.game.queries(v)
    }

    fn ask_in_general(&self, q: &Query) -> Answer {
        self.game.ask_in_general(q)
    }

    fn routine(&self, v: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        self.game.routine(v, seat, legal)
    }
}

impl Imagine for Elsewhere {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        self.game.imagine(v, rng)
    }
    fn disguise(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        self.game.disguise(p, viewer, rng)
    }
    fn variants(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Vec<Variant<Self>> {
        let all = self.game.variants(p, viewer, rng).into_iter();
        all.map(|v| Variant { what: v.what, position: v.position, same: v.same }).collect()
    }
}
