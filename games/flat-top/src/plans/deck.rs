//! Standing work on the decks: who has landed is serviced, and made ready again.

use super::Plans;
use crate::{
    action::Action,
    board::{Board, Role},
    phases::prepare,
    position::{Force, Lot, Position},
    settings::Settings,
    types::{Arm, Craft, DeckBox, FacId, Mode, Side},
};
use serde::{Deserialize, Serialize};

/// What bombers are armed with by themselves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arms {
    /// Their player says it each time.
    #[default]
    Ask,
    /// What is best against ships.
    Ships,
    /// What is best against bases.
    Bases,
    /// As those of their model were armed there last; those that never were are left to their player.
    Again,
}

/// What bombers of a model were armed with last in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Armed {
    /// Where.
    pub fac: FacId,
    /// Who.
    pub craft: Craft,
    /// With what; unarmed, as scouts are, included.
    pub arm: Arm,
}

/// Standing orders for the decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Deck {
    /// When air operations are done, what has landed is serviced as far as readying factors go.
    pub service: bool,
    /// Fighters are made ready, unarmed.
    pub fighters: bool,
    /// Bombers are made ready, armed like this.
    pub bombers: Arms,
    /// Carriers keep fighters over themselves: see [`super::patrol`].
    pub patrol: bool,
}

impl Deck {
    /// As tables begin since version 2 of the rules.
    pub const FIRST: Self = Self { service: true, fighters: true, bombers: Arms::Again, patrol: false };

    /// Nothing is done by itself.
    pub fn is_off(&self) -> bool {
        *self == Self::default()
    }
}

/// What the best table of an aircraft with an arm is, against ships or bases.
fn table(b: &Board, craft: Craft, arm: Arm, base: bool) -> u8 {
    let strike = &b.model(craft.model).strike;
    Mode::ALL.iter().map(|m| strike[*m as usize][arm as usize][usize::from(base)]).max().unwrap_or(0)
}

/// Remembers what bombers were armed with. Tables of the first version have no standing work, and remember nothing.
pub fn remember(b: &Board, rules: &Settings, plans: &mut Plans, armed: Armed) {
    if !rules.reads_since(2) || b.model(armed.craft.model).role == Role::Fighter {
        return;
    }
    plans.armed.retain(|x| (x.fac, x.craft) != (armed.fac, armed.craft));
    plans.armed.push(armed);
}

/// Next to be made ready: of what is legal, as many as can be.
pub fn next(b: &Board, force: &Force, legal: &[Action]) -> Option<Action> {
    let deck = force.plans.deck;
    let wanted = |fac: FacId, craft: Craft, arm: Arm| match (b.model(craft.model).role == Role::Fighter, deck.bombers) {
        (true, _) => deck.fighters && arm == Arm::None,
        (false, Arms::Ask) => false,
        (false, Arms::Again) => force.plans.armed.contains(&Armed { fac, craft, arm }),
        (false, to) => {
            let base = to == Arms::Bases;
            // Who carries nothing that serves is readied as it is.
            let best = Arm::ALL.into_iter().max_by_key(|arm| (table(b, craft, *arm, base), *arm == Arm::None));
            best == Some(arm)
        }
    };
    let mut best: Option<((bool, FacId, Craft, u8), Action)> = None;
    for a in legal {
        let Action::Ready { fac, craft, arm, n } = *a else { continue };
        if !wanted(fac, craft, arm) {
            continue;
        }
        // Fighters before bombers; all of them at once.
        let key = (b.model(craft.model).role != Role::Fighter, fac, craft, u8::MAX - n);
        if best.as_ref().is_none_or(|(k, _)| key < *k) {
            best = Some((key, *a));
        }
    }
    best.map(|(_, a)| a)
}

/// FT-123, FT-134: the next to be serviced when air operations are done, if that is ordered.
pub fn service(b: &Board, p: &Position, side: Side) -> Option<Action> {
    let force = p.side(side);
    if !force.plans.deck.service {
        return None;
    }
    (0..force.facs.len() as FacId).find_map(|fac| {
        // Fighters first, then most of a kind.
        let mut landed: Vec<&Lot> = force.fac(fac)?.lots.iter().filter(|l| l.bx == DeckBox::Landed && !l.moved).collect();
        landed.sort_by_key(|l| (b.model(l.craft.model).role != Role::Fighter, std::cmp::Reverse(l.n)));
        landed.into_iter().find_map(|l| {
            let all = (1..=l.n).rev().map(|n| Action::Service { fac, craft: l.craft, n });
            all.into_iter().find(|a| prepare::check(b, p, side, a).is_ok())
        })
    })
}
