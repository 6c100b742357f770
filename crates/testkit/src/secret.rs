//! Promise 3: positions that differ only in what a viewer may not know are the same to that viewer, in every channel.

use crate::{
    listed::{Listing, seats},
    plan::{Check, Fault, Promise, ensure},
    suite::Kit,
};
use ironbottom_kernel::{
    Dice, Game, Kinds, Log, Rng, Seat, SeatSet, ToAct, Viewer,
    dice::{Roll, Seed},
    typed,
};

/// Actions from elsewhere whose refusals are compared, per seat and pair.
const REFUSALS: usize = 24;

/// Each seat alone, those that one person may hold together, and an onlooker.
pub fn viewers(game: &impl Game) -> Vec<Viewer> {
    let all = game.info().seats.len();
    let together = game.info().assignments.iter().flat_map(|a| &a.seats).map(|s| s.iter().copied().collect::<SeatSet>());
    let mut sets: Vec<SeatSet> = seats(game).map(SeatSet::one).chain(together).filter(|s| s.len() < all).collect();
    sets.sort_unstable();
    sets.dedup();
    sets.into_iter().map(Viewer::Seats).chain([Viewer::Spectator]).collect()
}

/// The seats a viewer holds.
pub const fn held(viewer: Viewer) -> SeatSet {
    match viewer {
        Viewer::Seats(seats) => seats,
        Viewer::Spectator | Viewer::Everything => SeatSet::NONE,
    }
}

fn leak(channel: &'static str, viewer: Viewer, what: String) -> Fault {
    Fault { promise: Promise::Secret, channel, what: format!("{viewer:?} can tell two positions apart: {what}") }
}

fn same<T: PartialEq + std::fmt::Debug>(channel: &'static str, viewer: Viewer, a: &T, b: &T) -> Check {
    if a == b { Ok(()) } else { Err(leak(channel, viewer, format!("{} or {}", short(a), short(b)))) }
}

/// Enough of a value for a message.
fn short(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    match text.char_indices().nth(600) {
        Some((i, _)) => format!("{}...", &text[..i]),
        None => text,
    }
}

/// Compares the position with others that each viewer should not be able to tell from it.
pub fn look<G: Game>(game: &G, p: &G::Position, lists: &[Listing<G>], kit: &mut Kit<G>) -> Check {
    for viewer in viewers(game) {
        let view = game.view(p, viewer);
        for twin in [game.imagine(&view, &mut kit.rng), game.disguise(p, viewer, &mut kit.rng)] {
            kit.report.pairs += 1;
            let differs = twin != *p;
            kit.report.pairs_differing += usize::from(differs);
            same("view", viewer, &view, &game.view(&twin, viewer))?;
            let hidden = || format!("the game says it has no secrets, yet {viewer:?} does not see all of {}", short(p));
            ensure(!differs || game.info().secrets, Promise::Secret, "view", hidden)?;
            if differs {
                let pair = Pair { game, p, twin: &twin, viewer, view: &view, lists };
                pair.still(kit)?;
                pair.moving(kit)?;
            }
        }
    }
    Ok(())
}

/// Two positions that are one to a viewer.
struct Pair<'a, G: Game> {
    game: &'a G,
    p: &'a G::Position,
    twin: &'a G::Position,
    viewer: Viewer,
    view: &'a G::View,
    /// What all seats may do in the first.
    lists: &'a [Listing<G>],
}

impl<G: Game> Pair<'_, G> {
    /// What the viewer is shown without anything being done.
    fn still(&self, kit: &mut Kit<G>) -> Check {
        let Self { game, p, twin, viewer, view, lists } = *self;
        let other = game.view(twin, viewer);
        // Two views may call themselves equal and yet carry more.
        let text = |v: &G::View| serde_json::to_string(v).unwrap_or_default();
        same("view", viewer, &text(view), &text(&other))?;
        same("waited-for", viewer, &game.to_act(p), &game.to_act(twin))?;
        same("waited-for", viewer, &(game.turn(p), game.round(p)), &(game.turn(twin), game.round(twin)))?;
        for seat in held(viewer).iter() {
            let listing = &lists[seat.0 as usize];
            let mut list = Vec::new();
            game.actions(twin, seat, &mut list);
            same("actions", viewer, &listing.actions, &list)?;
            list.clear();
            game.orders(twin, seat, &mut list);
            same("orders", viewer, &listing.orders, &list)?;
            for _ in 0..REFUSALS {
                if let Some(a) = kit.corpus.foreign(&mut kit.rng) {
                    let (here, there) = (game.check(p, seat, &a), game.check(twin, seat, &a));
                    same("refusals", viewer, &(&a, here), &(&a, there))?;
                }
            }
            if !listing.actions.is_empty() {
                let routine = |v: &G::View| game.routine(v, seat, &listing.actions);
                same("routine", viewer, &routine(view), &routine(&other))?;
            }
            let prompt = |v: &G::View| game.prompt(v, seat, &listing.actions);
            same("prompts", viewer, &prompt(view), &prompt(&other))?;
            let written = |v: &G::View| -> Vec<String> { listing.actions.iter().map(|a| game.notation(v, a)).collect() };
            let (here, there) = (written(view), written(&other));
            same("notation", viewer, &here, &there)?;
            for text in &here {
                same("refusals", viewer, &typed::read(game, p, seat, text), &typed::read(game, twin, seat, text))?;
            }
        }
        let questions = game.queries(view);
        same("asks", viewer, &questions, &game.queries(&other))?;
        for q in &questions {
            same("asks", viewer, &game.ask(view, q), &game.ask(&other, q))?;
        }
        same("scenes", viewer, &game.scene(view), &game.scene(&other))
    }

    /// What the viewer sees when the same thing is done in both, with the same dice.
    fn moving(&self, kit: &mut Kit<G>) -> Check {
        for (seat, listing) in seats(self.game).zip(self.lists) {
            for (action, order) in samples(listing, &mut kit.rng) {
                if self.game.check(self.twin, seat, action).is_ok() {
                    kit.report.pair_actions += 1;
                    let seed = kit.rng.below(1 << 30) as u64;
                    self.done(seat, action, order, seed)?;
                }
            }
        }
        Ok(())
    }

    fn done(&self, seat: Seat, action: &G::Action, order: bool, seed: u64) -> Check {
        let viewer = self.viewer;
        let x = after(self.game, self.p, seat, action, viewer, seed);
        let y = after(self.game, self.twin, seat, action, viewer, seed);
        let alike = x.view == y.view && x.events == y.events && x.to_act == y.to_act;
        let apart = matches!(self.game.to_act(self.p), ToAct::Each(_));
        let undo = |what: &str| {
            let what = format!("two positions equal to {viewer:?}: {action:?} of seat {} {what}", seat.0);
            Err(Fault { promise: Promise::Undo, channel: "undo", what })
        };
        let leak = |channel, what: String| Err(leak(channel, viewer, format!("{action:?} of seat {}: {what}", seat.0)));
        if held(viewer).has(seat) {
            // Whoever looks for something learns from it in any case, or could tell by trying to take it back.
            return if x.barrier != y.barrier {
                undo("can be taken back in one of them only")
            } else if !alike && !x.barrier {
                undo("makes them unequal, yet can be taken back")
            } else {
                Ok(())
            };
        }
        if x.learned && y.learned {
            return Ok(());
        }
        if x.learned != y.learned && (!alike || apart) {
            return undo("teaches something in one of them only");
        }
        if apart && x.barrier != y.barrier {
            return undo("bars the way back in one of them only");
        }
        if x.events != y.events {
            return leak("events", format!("tells {:?} or {:?}", x.events, y.events));
        }
        if x.to_act != y.to_act {
            return leak("waited-for", format!("then {:?} or {:?}", x.to_act, y.to_act));
        }
        if x.view != y.view {
            return leak("view", format!("shows {} or {}", short(&x.view), short(&y.view)));
        }
        // What is done apart and changes nothing for the viewer is secret: not even that it was done may be told.
        if (apart || order) && !x.learned && x.view == *self.view && !x.events.is_empty() {
            return leak("events", format!("is secret, yet told: {:?}", x.events));
        }
        Ok(())
    }
}

/// What came of an action, as far as the suite compares it.
pub struct After<G: Game> {
    pub view: G::View,
    pub to_act: ToAct,
    pub events: Vec<(u16, String, Vec<Roll>)>,
    learned: bool,
    pub barrier: bool,
}

pub fn after<G: Game>(game: &G, p: &G::Position, seat: Seat, a: &G::Action, viewer: Viewer, seed: u64) -> After<G> {
    let mut q = p.clone();
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let mut log = Log::default();
    game.apply(&mut q, seat, a, &mut dice, &mut log);
    let rolls = dice.take();
    let reaching = log.events.iter().filter(|e| e.audience.reaches(viewer));
    let events = reaching
        .map(|e| {
            let used = rolls.get(e.dice.0 as usize..e.dice.1 as usize).unwrap_or(&[]).to_vec();
            (e.rule.number(), serde_json::to_string(&e.event).unwrap_or_default(), used)
        })
        .collect();
    let everybody = SeatSet::first(game.info().seats.len());
    let learned = match viewer {
        Viewer::Seats(own) => log.learned.meets(own),
        // An onlooker learns what is laid open for all.
        Viewer::Spectator | Viewer::Everything => log.learned.contains(everybody),
    };
    After {
        view: game.view(&q, viewer),
        to_act: game.to_act(&q),
        events,
        learned,
        barrier: !rolls.is_empty() || !log.learned.is_empty(),
    }
}

/// One action of each kind, a few more, and an order.
fn samples<'a, G: Game>(listing: &'a Listing<G>, rng: &mut Rng) -> Vec<(&'a G::Action, bool)> {
    let mut out: Vec<(&G::Action, bool)> = Vec::new();
    let pick = |list: &'a [G::Action], rng: &mut Rng| list.get(rng.below(list.len()));
    for kind in G::Action::KINDS {
        let of_kind: Vec<&G::Action> = listing.actions.iter().filter(|a| a.kind() == *kind).collect();
        out.extend(of_kind.get(rng.below(of_kind.len())).map(|a| (*a, false)));
    }
    out.extend(pick(&listing.actions, rng).map(|a| (a, false)));
    out.extend(pick(&listing.orders, rng).map(|a| (a, true)));
    out
}
