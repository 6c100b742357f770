//! Fleet Commander: Nimitz: the rules and data of the game, at a glance.
//!
//! One player commands the US and Australian forces; Japan is run by dice and tables. A campaign turn has its steps in [`phases`],
//! a battle on the tactical map is in [`battle`]. What stands where is in [`position`], the decisions are in [`action`], what is
//! printed is in [`board`]. Nothing is hidden from the player but dice not yet rolled: see [`position`].

pub mod action;
pub mod ahead;
pub mod ask;
pub mod battle;
pub mod board;
pub mod bot;
pub mod catalog;
pub mod data;
pub mod event;
pub mod names;
pub mod notation;
pub mod phases;
pub mod position;
pub mod prompt;
pub mod purpose;
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
    About, Advice, Dice, Face, Imagine, Log, Msg, Options, Outcome, Refusal, Rng, Rules, RulesVersion, Score, Seat, SeatSet,
    SetUpErrors, Spelled, ToAct, Viewer,
    ask::{Answer, Figure, Query},
    board::Stage,
    bot::Bot,
    pack::{Pack, PackProblems},
    prompt::Prompt,
    scene::{Fact, Scene},
};
use position::End;
use settings::Settings;
use types::{Grade, Side};

/// The game, built from its pack.
pub struct Nimitz {
    /// Map, counters, sheets and tables.
    pub board: Board,
    about: About,
}

ironbottom_kernel::built_in!(Nimitz);

/// The only seat.
pub const ADMIRAL: Seat = Seat(0);

impl Nimitz {
    /// From a pack; all its problems at once.
    pub fn new(pack: Pack) -> Result<Self, PackProblems> {
        let (board, mut about) = data::load(pack)?;
        catalog::add(&mut about.catalog);
        Ok(Self { board, about })
    }
}

impl Rules for Nimitz {
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
        self.about.info.check_set_up(scenario, options)?;
        let linked = scenario == "linked";
        let first = self.board.campaigns.first().map_or(1942, |c| c.year);
        let year = scenario.parse().unwrap_or(first);
        let rules = Settings::new(&self.about.info, options, version);
        Ok(phases::turn::set_up(&self.board, rules, year, linked))
    }

    fn to_act(&self, p: &Position) -> ToAct {
        match p.end {
            Some(end) => ToAct::Over(outcome(end)),
            None => ToAct::One(ADMIRAL),
        }
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        if seat != ADMIRAL || p.end.is_some() {
            return;
        }
        let from = out.len();
        phases::list(&self.board, p, out);
        out[from..].sort_unstable();
        debug_assert!(out[from..].windows(2).all(|w| w[0] < w[1]), "an action is listed twice");
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        if seat != ADMIRAL {
            return Err(Refusal::new(rule::FN_001, "refuse-not-yours"));
        }
        phases::check(&self.board, p, a)
    }

    fn apply(&self, p: &mut Position, _seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        phases::apply(&self.board, p, a, dice, log);
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        View::new(p, viewer)
    }

    fn round(&self, p: &Position) -> u32 {
        u32::from(p.turn.max(1))
    }

    fn turn(&self, _p: &Position) -> Option<Seat> {
        Some(ADMIRAL)
    }

    fn score(&self, p: &Position) -> Option<Score> {
        p.end.map(|end| score(p, end))
    }
}

impl Face for Nimitz {
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        prompt::prompt(&self.board, v, seat, legal)
    }

    fn figures(&self, v: &View) -> Vec<Figure> {
        let p = &v.position;
        let held = phases::holding::objectives(&self.board, p).len() as i64;
        let figure = |chart: &str, side: Side, value: i64| Figure {
            chart: chart.to_owned(),
            owner: side.id().to_owned(),
            value,
            digits: 0,
        };
        let lost = |side: Side| scene::losses(&self.board, p, side).iter().copied().map(i64::from).sum();
        let mut all = vec![figure("objectives", Side::Us, held), figure("supply", Side::Us, i64::from(p.sp))];
        all.extend(Side::ALL.map(|side| figure("losses", side, lost(side))));
        all
    }

    fn stage(&self) -> Stage {
        // Our own board files are read in a test: it cannot fail here.
        stage::stage().unwrap_or_default()
    }

    fn scene(&self, v: &View) -> Scene {
        scene::scene(&self.board, v)
    }

    fn notation(&self, v: &View, a: &Action) -> String {
        notation::write(&self.board, v, a)
    }

    fn why_not(&self, v: &View, _seat: Seat, a: &Action, to: &str) -> Option<Refusal> {
        let (Action::Move { unit, .. } | Action::Raid { unit } | Action::Bomb { unit } | Action::Commit { unit }) = *a else {
            return None;
        };
        phases::check(&self.board, &v.position, &Action::Move { unit, to: self.board.area(to)? }).err()
    }

    fn read(&self, v: &View, _seat: Seat, text: &str) -> Option<Result<Action, Refusal>> {
        let read = notation::read(&self.board, v, text).map(Ok);
        read.or_else(|| notation::refused(&self.board, v, text).map(Err))
    }

    fn spell(&self, v: &View, _seat: Seat, text: &str) -> Option<Result<Spelled<Action>, Refusal>> {
        notation::spell(&self.board, v, text)
    }

    fn tell(&self, e: &Event) -> Msg {
        scene::tell(&self.board, e)
    }

    fn fact(&self, e: &Event) -> Option<Fact> {
        scene::fact(&self.board, e)
    }
}

impl Advice for Nimitz {
    fn ask(&self, v: &View, q: &Query) -> Answer {
        match q.name() {
            "threat" | "battle" | "near" => ask::ask(&self.board, &v.position, q),
            "supply" | "lost" => scene::supply(&self.board, &v.position, q),
            _ => Answer::unknown(q),
        }
    }

    fn queries(&self, v: &View) -> Vec<Query> {
        let mut all = scene::queries(&self.board, &v.position);
        all.extend(ask::queries(&self.board, &v.position));
        all
    }

    fn bot(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        bot::new(level)
    }
}

impl Imagine for Nimitz {
    /// Nothing on the table is hidden: what is seen is the truth.
    fn imagine(&self, v: &View, _rng: &mut Rng) -> Position {
        v.position.clone()
    }
}

/// How well it was played: by grade, then by objectives (FN-002, FN-341); who did not come to be judged, by how far it went.
fn score(p: &Position, end: End) -> Score {
    let objectives: i64 = p.past.iter().map(|(_, n)| i64::from(*n)).sum();
    let far = 100 * objectives + i64::from(p.turn);
    match end {
        End::Judged(g) => Score {
            points: 100_000 * (1 + g as i64) + objectives,
            text: Msg::new("score-judged").name("grade", format!("grade.{}", g.id())).int("n", objectives),
        },
        End::Replaced => Score { points: 10_000 + far, text: Msg::new("outcome-replaced") },
        End::HawaiiLost => Score { points: far, text: Msg::new("outcome-hawaii") },
    }
}

/// How it ended: the player's side wins with a grade of "Historical" or better.
fn outcome(end: End) -> Outcome {
    let (won, reason) = match end {
        End::Judged(g) => (g >= Grade::Historical, Msg::new("outcome-judged").name("grade", format!("grade.{}", g.id()))),
        End::Replaced => (false, Msg::new("outcome-replaced")),
        End::HawaiiLost => (false, Msg::new("outcome-hawaii")),
    };
    let winner = if won { "us" } else { "japan" };
    Outcome { winner: Some(winner.to_owned()), reason, honours: SeatSet::NONE }
}
