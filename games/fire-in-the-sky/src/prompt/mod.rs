//! The question a side must answer now: what is asked, by which rule, and one choice per legal action.
//!
//! What stands on the map is dragged or pointed at there; numbers of dice are buttons; oil, arrivals, markers and air points lie on shelves.

mod chances;
mod cost;
mod label;
mod question;
mod shelf;
mod warn;
mod why;

pub use why::{together, why_not};

use crate::{
    action::{Action, Item, Order},
    board::{Board, UnitId},
    names,
    phases::battle::Stage,
    position::{AirPlace, ForceId, Phase, Place, Position},
    scene::{self, ids},
    types::{Side, Space},
};
use ironbottom_kernel::{
    Msg, Seat,
    prompt::{Choice, Gesture, Prompt},
};
use std::collections::BTreeSet;

pub use chances::{decimal, percent};

/// What the choices of one question have in common.
pub struct Asked<'a> {
    /// The board.
    pub b: &'a Board,
    /// What is known.
    pub p: &'a Position,
    /// Who is asked.
    pub side: Side,
    /// What can go one hex for nothing: by sea it would cost.
    pub walks: BTreeSet<(Item, Space, Space)>,
}

/// The question, with one choice per legal action.
pub fn prompt(b: &Board, p: &Position, seat: Seat, legal: &[Action]) -> Prompt {
    let walks = legal.iter().filter_map(|a| if let Action::Walk { item, from, to } = *a { Some((item, from, to)) } else { None });
    let x = Asked { b, p, side: Side::of(seat).unwrap_or(Side::Japan), walks: walks.collect() };
    let costs = cost::Costs::new(&x, legal);
    let (rule, text) = question::question(&x, legal);
    let slots: Vec<Option<shelf::Slot>> = legal.iter().map(|a| shelf::slot(&x, a)).collect();
    let warns = warn::Warns::new(&x, legal);
    let choice = |(a, slot): (&Action, &Option<shelf::Slot>)| Choice {
        gesture: slot.as_ref().map_or_else(|| x.gesture(a), shelf::Slot::gesture),
        label: match (chances::odds(&x, a), slot) {
            // Only lists show chances beside their items.
            (Some(odds), None) => Msg::new("with-odds").msg("what", label::label(&x, &costs, a)).msg("odds", odds),
            _ => label::label(&x, &costs, a),
        },
        cost: costs.of(&x, a).map(|(q, _)| i32::from(q.0.div_ceil(4))),
        warning: warns.of(&x, a),
        ways: slot.as_ref().map(|s| s.ways.clone()).unwrap_or_default(),
        odds: slot.as_ref().and_then(|_| chances::odds(&x, a)),
        // How many steps go is asked for where they are put down.
        most: is_of_steps(a).then_some(1),
        detour: x.is_detour(a),
        space: x.place(a),
        picture: x.picture(a),
    };
    let choices = legal.iter().zip(&slots).map(choice).collect();
    Prompt { seat, text, rule, piece: String::new(), choices, shelves: shelf::shelves(&x, &slots) }
}

/// Is this standing order about the question of the moment?
pub fn beside(p: &Position, order: &Action) -> bool {
    let Action::Order { order, on: true } = *order else { return false };
    match p.battle.as_deref().map(|bt| bt.stage) {
        Some(Stage::Commit(_)) => order == Order::Commit,
        Some(Stage::Pair(_)) => order == Order::Pair,
        Some(Stage::Withdraw(_)) => order == Order::Stay,
        Some(Stage::Fire(_)) => order == Order::Fire,
        Some(Stage::Land | Stage::Unload) => order == Order::Land,
        Some(Stage::Assault) => order == Order::Assault,
        Some(_) => false,
        None if p.diary.trimming.is_some() => order == Order::Trim,
        None => match p.phase {
            Phase::Reaction => order == Order::Pass,
            Phase::Submarines => order == Order::Torpedo && p.hunt.as_ref().is_some_and(|h| h.through),
            _ => false,
        },
    }
}

impl Asked<'_> {
    /// Could the same be done for nothing (FS-137)?
    pub fn is_detour(&self, a: &Action) -> bool {
        matches!(*a, Action::Deploy { item, from, to } if self.walks.contains(&(item, from, to)))
    }

    fn id(&self, s: Space) -> String {
        self.b.space(s).id.clone()
    }

    /// Where the piece of a counter lies in the picture.
    fn lies(&self, u: UnitId) -> Option<String> {
        scene::unit_space(self.b, self.p, u)
    }

    fn pick(&self, u: UnitId) -> Gesture {
        match self.lies(u) {
            Some(at) => Gesture::Pick { piece: ids::unit(u), at },
            None => Gesture::Button,
        }
    }

    /// A counter dragged from where it lies.
    fn drag(&self, u: UnitId, to: String) -> Gesture {
        match self.lies(u) {
            Some(from) if from != to => Gesture::Move { piece: ids::unit(u), from, to },
            Some(_) => Gesture::Point { at: to },
            None => Gesture::Button,
        }
    }

    /// What is in a place, dragged from there.
    fn drag_item(&self, i: Item, from: Space, to: String) -> Gesture {
        if let Item::Unit(u) = i {
            return self.drag(u, to);
        }
        match (ids::item_at(self.b, self.p, i, from), self.id(from)) {
            (Some(piece), from) if from != to => Gesture::Move { piece, from, to },
            (Some(piece), at) => Gesture::Pick { piece, at },
            _ => Gesture::Button,
        }
    }

    /// Something that may have been left out of the picture: by its piece, else by a button.
    fn pick_item(&self, i: Item, at: Place) -> Gesture {
        match (i, at) {
            (Item::Unit(u), _) => self.pick(u),
            (_, Place::At(s)) => match ids::item_in(self.b, self.p, i, at) {
                Some(piece) => Gesture::Pick { piece, at: self.id(s) },
                None => Gesture::Button,
            },
            (_, Place::Force(f)) => match ids::item_in(self.b, self.p, i, at) {
                Some(piece) => Gesture::Pick { piece, at: scene::force_space(self.b, self.p, f) },
                None => Gesture::Button,
            },
            _ => Gesture::Button,
        }
    }

    fn pick_force(&self, f: ForceId) -> Gesture {
        if f.i() < self.p.forces.len() {
            Gesture::Pick { piece: ids::force(f), at: scene::force_space(self.b, self.p, f) }
        } else {
            Gesture::Button
        }
    }

    fn gesture(&self, a: &Action) -> Gesture {
        let (b, p) = (self.b, self.p);
        let laid = scene::is_laid(p).is_some();
        match *a {
            Action::Station { unit, at } => self.drag(unit, self.id(at)),
            Action::StationAviation { at, .. } => {
                let from = p.air.iter().find(|g| matches!(g.at, AirPlace::Aviation(s) if s != at));
                match from {
                    Some(g) => {
                        let AirPlace::Aviation(s) = g.at else { return Gesture::Button };
                        Gesture::Move { piece: ids::air(b, g), from: ids::holding(b, s), to: ids::holding(b, at) }
                    }
                    None => Gesture::Button,
                }
            }
            Action::Escort { unit } => self.drag(unit, scene::ESCORT.to_owned()),
            Action::Release { unit, to } => self.drag(unit, self.id(to)),
            Action::Refit { unit } => self.pick(unit),
            Action::Ferry { item, from } => {
                let to = b.space(from).linked.map_or_else(String::new, |s| self.id(s));
                self.drag_item(item, from, to)
            }
            Action::Spend { at } | Action::Doom { at } | Action::Fight { at } => Gesture::Point { at: self.id(at) },
            Action::Sink { unit } => self.pick(unit),
            Action::Deploy { item, from, to } | Action::Walk { item, from, to } => self.drag_item(item, from, self.id(to)),
            Action::Remove { item, at } => self.pick_item(item, Place::At(at)),
            Action::Sail { item, from, to } => self.sail(item, from, names::sea_id(b, to)),
            Action::Join { item, force } => match p.forces.get(force.i()) {
                Some(f) => self.sail(item, b.space_of(f.from), names::sea_id(b, f.at)),
                None => Gesture::Button,
            },
            Action::Express { force } | Action::Show { force } | Action::Torpedo { force } => self.pick_force(force),
            Action::Assign { nation, steps, from, to } => self.drag_item(Item::Air { nation, steps }, from, self.id(to)),
            Action::Aim { item } => match p.hunt.as_ref().and_then(|h| h.targets.first()) {
                Some(f) => self.pick_item(item, Place::Force(*f)),
                None => Gesture::Button,
            },
            Action::Commit { unit } if laid => self.drag(unit, scene::control_box(self.side)),
            Action::Commit { unit } => self.pick(unit),
            Action::Pair { unit, .. } | Action::Fire { unit, .. } => self.pick(unit),
            Action::Land { item: Item::Unit(u), .. } if laid => self.drag(u, scene::base_box(self.side)),
            Action::Land { item, force } => self.pick_item(item, Place::Force(force)),
            Action::Unload { force, .. } => match p.air_in(AirPlace::Force(force)).next() {
                Some(g) => {
                    let (piece, from) = (ids::air(b, g), scene::force_space(b, p, force));
                    if laid {
                        Gesture::Move { piece, from, to: scene::base_box(self.side) }
                    } else {
                        Gesture::Pick { piece, at: from }
                    }
                }
                None => Gesture::Button,
            },
            _ => Gesture::Button,
        }
    }

    /// Out to sea; to stay in the hex is a button, for a piece that can be dragged cannot be pointed at.
    fn sail(&self, item: Item, from: Space, to: String) -> Gesture {
        match self.drag_item(item, from, to) {
            g @ Gesture::Move { .. } => g,
            _ => Gesture::Button,
        }
    }

    /// The space that a button speaks of.
    fn place(&self, a: &Action) -> String {
        match *a {
            Action::Decode { to, .. } => self.id(to),
            _ => String::new(),
        }
    }

    /// The kind of piece that a button speaks of.
    fn picture(&self, a: &Action) -> String {
        match *a {
            Action::Pick { unit } | Action::Sink { unit } | Action::Home { unit, .. } => names::kind(self.b, unit).to_owned(),
            Action::Hunt { .. } => "dd".to_owned(),
            Action::Raid { .. } => "submarine".to_owned(),
            Action::Bomb { .. } | Action::Scramble { .. } => "air".to_owned(),
            Action::Remove { item, .. } | Action::Aim { item } => names::item_kind(self.b, item).to_owned(),
            _ => String::new(),
        }
    }
}

/// Does it speak of so many air steps of a stack?
const fn is_of_steps(a: &Action) -> bool {
    matches!(
        a,
        Action::Assign { .. }
            | Action::Unload { .. }
            | Action::StationAviation { .. }
            | Action::Deploy { item: Item::Air { .. }, .. }
            | Action::Walk { item: Item::Air { .. }, .. }
            | Action::Sail { item: Item::Air { .. }, .. }
            | Action::Join { item: Item::Air { .. }, .. }
    )
}
