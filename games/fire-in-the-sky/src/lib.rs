//! Fire in the Sky: the rules and data of the game, at a glance.
//!
//! The war in the Pacific in sixteen turns of task forces, oil and reaction. A turn has its phases in [`phases`], a battle on the board is
//! in [`phases::battle`]. What stands where is in [`position`], the decisions are in [`action`], what is printed is in [`board`]. Nothing is
//! hidden but task forces of the Allies where the table plays 18.1.4: see [`view`].

pub mod action;
pub mod ask;
pub mod board;
pub mod bot;
pub mod catalog;
pub mod data;
pub mod event;
pub mod imagine;
pub mod names;
pub mod notation;
pub mod odds;
pub mod phases;
pub mod position;
pub mod prompt;
pub mod rule;
pub mod scene;
pub mod settings;
pub mod stage;
pub mod types;
pub mod view;

pub use action::Action;
pub use event::Event;
pub use position::Position;
pub use stage::stage;
pub use view::View;

use board::Board;
use ironbottom_kernel::{
    About, Advice, Dice, Face, Log, Msg, Options, Outcome, Refusal, Rules, RulesVersion, Seat, SeatSet, SetUpError, SetUpErrors,
    Spelled, ToAct, Viewer,
    ask::{Answer, Figure, Query},
    board::Stage,
    bot::Bot,
    pack::{Pack, PackProblems},
    prompt::Prompt,
    scene::{Fact, Scene},
};
use position::End;
use settings::Settings;
use types::Side;

/// The game, built from its pack.
pub struct FireInTheSky {
    /// Map, counters, turns, schedule, set-ups.
    pub board: Board,
    about: About,
}

/// The pack inside the program.
pub fn built_in_pack() -> Pack {
    data::EMBEDDED.pack()
}

/// The packs of earlier releases.
pub fn earlier_packs() -> Vec<Pack> {
    data::EMBEDDED.earlier_packs()
}

impl FireInTheSky {
    /// From a pack; all its problems at once.
    pub fn new(pack: Pack) -> Result<Self, PackProblems> {
        let data::Loaded { board, info, mut catalog } = data::load(&pack)?;
        catalog::add(&mut catalog, &board);
        Ok(Self { board, about: About { info, catalog, pack } })
    }

    /// From the pack inside the program.
    pub fn built_in() -> Result<Self, PackProblems> {
        Self::new(built_in_pack())
    }
}

impl Rules for FireInTheSky {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about(&self) -> &About {
        &self.about
    }

    fn set_up(
        &self,
        version: RulesVersion,
        scenario: &str,
        options: &Options,
        _dice: &mut Dice,
    ) -> Result<Position, SetUpErrors> {
        let mut errors: Vec<SetUpError> = self.about.info.check_options(options).into_iter().map(SetUpError::Option).collect();
        let found = self.board.scenarios.iter().position(|s| s.id == scenario);
        if found.is_none() {
            errors.push(SetUpError::Scenario(scenario.to_owned()));
        }
        match found {
            Some(i) if errors.is_empty() => {
                let rules = Settings::new(&self.about.info, options, version);
                Ok(phases::set_up::open(&self.board, rules, i as u8))
            }
            _ => Err(SetUpErrors(errors)),
        }
    }

    fn to_act(&self, p: &Position) -> ToAct {
        match (p.end, phases::to_act(&self.board, p)) {
            (None, Some(side)) => ToAct::One(side.seat()),
            (end, _) => ToAct::Over(outcome(end.unwrap_or(End::Points(None)))),
        }
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        if p.end.is_some() || phases::to_act(&self.board, p).map(Side::seat) != Some(seat) {
            return;
        }
        let from = out.len();
        phases::list(&self.board, p, out);
        // They come in runs that are sorted already, which this sort finds.
        out[from..].sort();
        debug_assert_eq!(out[from..].windows(2).find(|w| w[0] == w[1]), None, "an action is listed twice");
    }

    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        let (Some(side), None) = (Side::of(seat), p.end) else { return };
        let from = out.len();
        phases::standing::list(&self.board, p, side, out);
        out[from..].sort_unstable();
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        match Side::of(seat) {
            Some(side) => phases::check(&self.board, p, side, a),
            None => Err(Refusal::new(rule::FS_073, "refuse-not-yours")),
        }
    }

    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        if let Some(side) = Side::of(seat) {
            phases::apply(&self.board, p, side, a, dice, log);
        }
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        View::new(p, viewer)
    }

    fn round(&self, p: &Position) -> u32 {
        // The short campaign begins with turn 2, which is the first one played.
        let first = self.board.scenarios.get(usize::from(p.scenario)).map_or(1, |s| s.turn);
        u32::from(p.turn.saturating_sub(first)) + 1
    }

    fn turn(&self, p: &Position) -> Option<Seat> {
        Some(p.phasing.seat())
    }
}

impl Face for FireInTheSky {
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        prompt::prompt(&self.board, &v.position, seat, legal)
    }

    fn scene(&self, v: &View) -> Scene {
        scene::scene(&self.board, &v.position)
    }

    fn notation(&self, _v: &View, a: &Action) -> String {
        notation::write(&self.board, a)
    }

    fn tell(&self, e: &Event) -> Msg {
        scene::tell(&self.board, e)
    }

    fn stage(&self) -> Stage {
        // Our own board files are read in a test: it cannot fail here.
        stage::stage().unwrap_or_default()
    }

    fn fact(&self, e: &Event) -> Option<Fact> {
        scene::fact(&self.board, e)
    }

    fn opens_turn(&self, e: &Event) -> bool {
        matches!(e, Event::PlayerTurn { .. })
    }

    fn figures(&self, v: &View) -> Vec<Figure> {
        scene::figures(&v.position)
    }

    fn read(&self, v: &View, seat: Seat, text: &str) -> Option<Result<Action, Refusal>> {
        notation::read(&self.board, &v.position, Side::of(seat)?, text).map(Ok)
    }

    fn spell(&self, v: &View, seat: Seat, text: &str) -> Option<Result<Spelled<Action>, Refusal>> {
        notation::spell(&self.board, &v.position, Side::of(seat)?, text)
    }

    fn beside(&self, v: &View, order: &Action) -> bool {
        prompt::beside(&v.position, order)
    }

    fn together(&self, v: &View, seat: Seat, a: &Action) -> Option<Action> {
        prompt::together(&self.board, &v.position, Side::of(seat)?, a)
    }

    fn why_not(&self, v: &View, seat: Seat, a: &Action, to: &str) -> Option<Refusal> {
        prompt::why_not(&self.board, &v.position, Side::of(seat)?, a, to)
    }
}

impl Advice for FireInTheSky {
    fn ask(&self, v: &View, q: &Query) -> Answer {
        ask::ask(&self.board, &v.position, q)
    }

    fn queries(&self, v: &View) -> Vec<Query> {
        ask::queries(&self.board, &v.position)
    }

    fn bot(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        bot::new(level)
    }
}

/// FS-304, FS-305, FS-306: how it ended.
pub fn outcome(end: End) -> Outcome {
    let (id, winner) = match end {
        End::Sudden(side) => ("outcome-sudden", Some(side)),
        End::Points(Some(side)) => ("outcome-points", Some(side)),
        End::Points(None) => ("outcome-draw", None),
    };
    let mut reason = Msg::new(id);
    if let Some(side) = winner {
        reason = reason.name("side", format!("side.{}", side.id()));
    }
    Outcome { winner: winner.map(|s| s.id().to_owned()), reason, honours: SeatSet::NONE }
}
