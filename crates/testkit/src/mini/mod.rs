//! The miniature game: small, but it needs all of the contract. The example for authors of new games.
//!
//! Two clans in a foggy marsh of hexes, each with a few hidden bands. A round goes so:
//!
//! 1. [`phases::plotting`]: both plot steps for their bands, at once and in secret (`Each`), until both are ready.
//! 2. [`phases::march`]: the plans are worked out step by step inside `apply`. A band that comes next to enemies interrupts the
//!    march: its clan reports it (the report may lie), the other may strike; both are frames on the phase stack. Standing orders
//!    answer for an absent clan. Bands that fought are laid open until the round ends, then hidden again.
//! 3. [`phases::parley`]: when points are level, a truce by joint consent (`Together`); otherwise the next round.
//!
//! Where things are: [`position`] and [`action`] are plain data, [`phases`] the rules, [`view`] what a viewer may know, and
//! `scene`, `prompt`, `notation`, `ask` what a table shows. `data/`, `rules/` and `text/` hold every word and figure.

pub mod action;
mod ask;
pub mod board;
mod imagine;
mod notation;
pub mod phases;
pub mod position;
mod prompt;
pub mod rule;
mod scene;
pub mod view;

use action::{Action, Event, Order};
use board::Board;
use ironbottom_kernel::{
    About, Advice, Catalog, Dice, Face, Imagine, Log, Msg, Options, Refusal, Rng, Rules, RulesVersion, Seat, SeatSet,
    SetUpErrors, ToAct, Variant, Viewer,
    ask::{Answer, Query},
    hex::Hex,
    pack::{Pack, PackProblems},
    prompt::Prompt,
    scene::Scene,
};
use position::{Clan, Frame, Position, React, Report, Settings};
use view::View;

/// The game: its data, read once.
pub struct Mini {
    /// Its facts, texts and pack.
    pub about: About,
    board: Board,
}

/// Key of a hex's name.
fn hex_name(hex: Hex) -> String {
    format!("hex.{}", hex.number(1))
}

/// Key of a clan's name.
const fn clan_name(seat: Seat) -> &'static str {
    if seat.0 == 0 { "clan.heron" } else { "clan.otter" }
}

impl Mini {
    /// With the released pack.
    pub fn new() -> Result<Self, PackProblems> {
        Self::from_pack(board::released())
    }

    /// With any pack; all that is wrong with it at once.
    pub fn from_pack(pack: Pack) -> Result<Self, PackProblems> {
        let mut catalog = texts()?;
        let (board, info) = Board::read(&pack, &mut catalog)?;
        Ok(Self { about: About { info, catalog, pack }, board })
    }

    fn settings(&self, options: &Options) -> Settings {
        Settings {
            limit: self.about.info.number(options, "limit") as u8,
            honest: self.about.info.flag(options, "honest"),
            parley: self.about.info.choice(options, "parley") == "level",
        }
    }

    /// The map.
    pub const fn board(&self) -> &Board {
        &self.board
    }
}

/// All messages: the kernel's and our own.
pub fn texts() -> Result<Catalog, PackProblems> {
    let broken = |e: ironbottom_kernel::text::CatalogError| {
        let mut problems = PackProblems::default();
        problems.add(&e.file, 0, Msg::new("pack-not-readable").text("problem", e.problem));
        problems
    };
    let mut catalog = Catalog::kernel().map_err(broken)?;
    catalog.add("mini", EN, FR).map_err(broken)?;
    Ok(catalog)
}

/// English messages.
pub const EN: &str = include_str!("text/en.ftl");
/// French messages.
pub const FR: &str = include_str!("text/fr.ftl");

impl Rules for Mini {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about(&self) -> &About {
        &self.about
    }

    fn set_up(&self, _: RulesVersion, scenario: &str, options: &Options, dice: &mut Dice) -> Result<Position, SetUpErrors> {
        let i = self.about.info.check_set_up(scenario, options)?;
        let (_, [heron, otter]) = &self.board.scenarios[i];
        let mut clan = |start, purpose| Clan {
            bands: phases::plotting::deal(start, purpose, dice),
            report: Report::Ask,
            react: React::Ask,
            rest: false,
        };
        Ok(Position {
            settings: self.settings(options),
            round: 1,
            ready: SeatSet::NONE,
            points: [0, 0],
            clans: [clan(heron, "deal-heron"), clan(otter, "deal-otter")],
            traces: [None, None],
            stack: vec![Frame::Plot],
            ending: None,
        })
    }

    fn amend(&self, p: &mut Position, options: &Options) -> Result<(), Msg> {
        // What is being worked out was begun by the old rules.
        if p.stack != [Frame::Plot] {
            return Err(Msg::new("mi-amend-later"));
        }
        p.settings = self.settings(options);
        Ok(())
    }

    fn to_act(&self, p: &Position) -> ToAct {
        match p.ending {
            Some(ending) => ToAct::Over(phases::parley::outcome(self, ending, p.points)),
            None => phases::to_act(p).unwrap_or(ToAct::Each(SeatSet::NONE)),
        }
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.extend(phases::candidates(p, seat).into_iter().filter(|a| self.check(p, seat, a).is_ok()));
    }

    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Order::ALL.map(Action::Order).into_iter().filter(|a| self.check(p, seat, a).is_ok()));
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        phases::check(self, p, seat, a)
    }

    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        phases::apply(self, p, seat, a, dice, log);
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        view::view(p, viewer)
    }

    fn round(&self, p: &Position) -> u32 {
        p.round.into()
    }
}

impl Face for Mini {
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        prompt::prompt(v, seat, legal)
    }

    fn scene(&self, v: &View) -> Scene {
        scene::scene(self, v)
    }

    fn notation(&self, v: &View, a: &Action) -> String {
        notation::notation(v, a)
    }

    fn tell(&self, e: &Event) -> Msg {
        e.tell()
    }
}

impl Advice for Mini {
    /// A clan that rests is ready at once, unless something was plotted already.
    fn routine(&self, v: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        let clan = v.own[seat.0 as usize].as_ref()?;
        let rests = clan.rest && clan.bands.iter().all(|b| b.plan.is_empty());
        (rests && legal.contains(&Action::Ready)).then_some(Action::Ready)
    }

    fn ask(&self, v: &View, q: &Query) -> Answer {
        ask::ask(self, v, q)
    }

    fn queries(&self, v: &View) -> Vec<Query> {
        ask::queries(v)
    }

    fn ask_in_general(&self, q: &Query) -> Answer {
        ask::ask_in_general(self, q)
    }
}

impl Imagine for Mini {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        imagine::imagine(&self.board, v, rng)
    }

    fn disguise(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        imagine::disguise(&self.board, p, |seat| viewer.sees(SeatSet::one(seat)), rng)
    }

    fn variants(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Vec<Variant<Self>> {
        imagine::variants(&self.board, p, |seat| viewer.sees(SeatSet::one(seat)), rng)
    }
}
