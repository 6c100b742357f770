//! What a table can tell of its own past: which moves were made in this part of the turn, when a round began, what was changed by
//! consent.

use super::Table;
use crate::{
    erased::{Note, Trail},
    game::Game,
    journal::Entry,
    scene::Scene,
    seat::{SeatSet, Viewer},
};
use std::collections::BTreeMap;

/// Whose pieces of which kind, and where.
type Key = (String, String, String);

fn counted(scene: &Scene) -> BTreeMap<Key, u32> {
    let mut all = BTreeMap::new();
    for p in &scene.pieces {
        *all.entry((p.owner.clone(), p.kind.clone(), p.space.clone())).or_insert(0) += p.count;
    }
    all
}

/// Pieces that went from one space to another between two pictures: fewer here, more there.
fn moved(before: &Scene, after: &Scene) -> Vec<Trail> {
    let (a, b) = (counted(before), counted(after));
    let mut less: BTreeMap<(String, String), Vec<(String, u32)>> = BTreeMap::new();
    for ((owner, kind, space), n) in &a {
        let left = b.get(&(owner.clone(), kind.clone(), space.clone())).copied().unwrap_or(0);
        if left < *n {
            less.entry((owner.clone(), kind.clone())).or_default().push((space.clone(), n - left));
        }
    }
    let mut out = Vec::new();
    for ((owner, kind, to), n) in &b {
        let mut more = n.saturating_sub(a.get(&(owner.clone(), kind.clone(), to.clone())).copied().unwrap_or(0));
        for (from, gone) in less.get_mut(&(owner.clone(), kind.clone())).into_iter().flatten() {
            let count = more.min(*gone);
            if count > 0 {
                out.push(Trail { owner: owner.clone(), kind: kind.clone(), from: from.clone(), to: to.clone(), count });
                *gone -= count;
                more -= count;
            }
        }
    }
    out
}

impl<G: Game> Table<G> {
    /// How many actions were done when a round began; none: it has not.
    pub fn began(&self, round: u32) -> Option<usize> {
        if round <= 1 {
            return Some(0);
        }
        self.done.iter().position(|d| d.round >= round).map(|i| i + 1)
    }

    /// What stays in the log of changes by consent, in order.
    pub fn notes(&self) -> Vec<Note> {
        let mut out: Vec<Note> = Vec::new();
        let (mut acts, mut options) = (0, self.head.options.clone());
        let info = self.game.info();
        let seats = |ids: &[String]| ids.iter().filter_map(|id| info.seat(id)).collect::<SeatSet>();
        for entry in &self.history {
            match entry {
                Entry::Act(_) => acts += 1,
                Entry::Resign(_) => {}
                Entry::Rewind(r) => {
                    // What was changed after that point is as it was before; that the game went back stays told.
                    for n in out.iter_mut().rev().filter(|n| n.after > r.keep) {
                        for (id, before, _) in &n.changed {
                            options.0.insert(id.clone(), before.clone());
                        }
                    }
                    out.retain(|n| n.after <= r.keep || n.changed.is_empty());
                    for n in &mut out {
                        n.after = n.after.min(r.keep);
                    }
                    acts = r.keep;
                    out.push(Note { after: acts, agreed: seats(&r.agreed), changed: Vec::new() });
                }
                Entry::Amend(a) => {
                    let was = |id: &str| info.value(&options, id).cloned();
                    let changed = a.options.0.iter().filter_map(|(id, v)| Some((id.clone(), was(id)?, v.clone()))).collect();
                    options.0.extend(a.options.0.clone());
                    out.push(Note { after: acts, agreed: seats(&a.agreed), changed });
                }
            }
        }
        out
    }

    /// The moves a viewer could see its own seat make in the part of the turn that is being played: a picture with the same title,
    /// in the same turn.
    pub fn trail(&self, viewer: Viewer) -> Vec<Trail> {
        let (Viewer::Seats(own), Some(turn)) = (viewer, self.game.turn(self.position())) else { return Vec::new() };
        if !own.has(turn) || self.to_act().is_over() {
            return Vec::new();
        }
        let when = |p: &G::Position| (self.game.turn(p), self.game.round(p));
        let (now, owner) = (when(self.position()), self.game.info().seat_id(turn));
        let Ok(mut walk) = self.walk() else { return Vec::new() };
        let mut list: Vec<Trail> = Vec::new();
        let mut last: Option<Scene> = None;
        loop {
            // Pictures of other turns are not needed.
            let scene = (when(&walk.position) == now).then(|| self.game.scene(&self.game.view(&walk.position, viewer)));
            match (&last, &scene) {
                (Some(before), Some(after)) if before.title == after.title => {
                    for m in moved(before, after).into_iter().filter(|m| m.owner == owner) {
                        // A further step of what has moved already goes on from where it began.
                        let first = list.iter_mut().find(|x| x.kind == m.kind && x.to == m.from && x.count >= m.count);
                        let from = match first {
                            Some(x) => {
                                x.count -= m.count;
                                x.from.clone()
                            }
                            None => m.from.clone(),
                        };
                        list.push(Trail { from, ..m });
                    }
                }
                _ => list.clear(),
            }
            last = scene;
            if !walk.step() {
                break;
            }
        }
        list.retain(|m| m.count > 0 && m.from != m.to);
        list
    }
}
