//! Starter Game: its rules. Two sides march over six spaces; how many blocks hold a space is secret.

mod action;
mod ask;
mod data;
mod phases;
mod position;
mod prompt;
pub mod rule;
mod scene;
mod stage;
#[cfg(test)]
mod tests;
mod view;

use action::{Action, Event};
use data::{Map, Settings};
use ironbottom_kernel::{
    About, Advice, Dice, Face, Imagine, Log, Msg, Options, Refusal, Rng, Rules, RulesVersion, Seat, SetUpErrors, ToAct, Viewer,
    ask::{Answer, Query},
    board::Stage,
    pack::{Pack, PackProblems},
    prompt::Prompt,
    scene::Scene,
};
use position::Position;
pub use stage::stage;
use view::View;

/// The game: its data, read once.
pub struct Starter {
    about: About,
    map: Map,
}

ironbottom_kernel::built_in!(Starter);

impl Starter {
    /// From any pack; all that is wrong with it at once.
    pub fn new(pack: Pack) -> Result<Self, PackProblems> {
        let (map, about) = data::load(pack)?;
        Ok(Self { about, map })
    }
}

impl Rules for Starter {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about(&self) -> &About {
        &self.about
    }
    fn set_up(&self, version: RulesVersion, id: &str, options: &Options, dice: &mut Dice) -> Result<Position, SetUpErrors> {
        self.info().check_set_up(id, options)?;
        Ok(phases::set_up(&self.map, Settings::new(self.info(), options, version), dice))
    }
    fn to_act(&self, p: &Position) -> ToAct {
        phases::outcome(p).map_or(ToAct::One(p.open.turn), ToAct::Over)
    }
    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Action::all(&self.map).filter(|a| self.check(p, seat, a).is_ok()));
    }
    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        phases::check(&self.map, p, seat, a)
    }
    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        phases::apply(p, seat, a, dice, log);
    }
    fn view(&self, p: &Position, viewer: Viewer) -> View {
        view::view(p, viewer)
    }
    fn round(&self, p: &Position) -> u32 {
        p.open.round.min(p.open.settings.rounds).into()
    }
}

impl Face for Starter {
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        prompt::prompt(&self.map, v, seat, legal)
    }
    fn scene(&self, v: &View) -> Scene {
        scene::scene(&self.map, v)
    }
    fn notation(&self, _: &View, a: &Action) -> String {
        a.notation(&self.map)
    }
    fn tell(&self, e: &Event) -> Msg {
        e.tell()
    }
    fn stage(&self) -> Stage {
        // A test reads the board.
        stage().unwrap_or_default()
    }
    fn why_not(&self, v: &View, seat: Seat, a: &Action, to: &str) -> Option<Refusal> {
        let (Action::March { from, .. }, Some(to)) = (*a, self.map.find(to)) else { return None };
        phases::may_march(&self.map, v.own[usize::from(seat.0)].as_ref()?, &v.open, from, to).err()
    }
}

impl Advice for Starter {
    fn ask(&self, v: &View, q: &Query) -> Answer {
        ask::ask(v, q)
    }
    fn queries(&self, _: &View) -> Vec<Query> {
        vec![Query::new("left")]
    }
}

impl Imagine for Starter {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        view::imagine(v, rng)
    }
    fn disguise(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        view::disguise(p, viewer, rng)
    }
}
