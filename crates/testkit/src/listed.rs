//! Promise 1: `check` accepts exactly what is listed, and whoever is asked can answer.

use crate::{
    plan::{Check, Promise, ensure},
    suite::Kit,
    texts::TextCheck,
};
use ironbottom_kernel::{
    Dice, Game, Log, Seat, SeatSet, ToAct, Viewer,
    ask::{Answer, Query},
    dice::Seed,
    prompt::Gesture,
    typed,
};
use std::collections::BTreeMap;

/// What a seat may do now.
pub struct Listing<G: Game> {
    pub actions: Vec<G::Action>,
    pub orders: Vec<G::Action>,
}

impl<G: Game> Listing<G> {
    pub fn has(&self, action: &G::Action) -> bool {
        self.actions.binary_search(action).is_ok() || self.orders.binary_search(action).is_ok()
    }
}

/// All seats of a game.
pub fn seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..game.info().seats.len() as u8).map(Seat)
}

/// What all seats may do now: sorted, none twice, something for each who is asked, nothing for the others.
pub fn list<G: Game>(game: &G, p: &G::Position, to_act: &ToAct) -> Check<Vec<Listing<G>>> {
    let asked = to_act.seats();
    let count = game.info().seats.len();
    let strange = || format!("a seat is asked that is not there: {to_act:?}");
    ensure(asked.iter().all(|s| usize::from(s.0) < count), Promise::Listed, "actions", strange)?;
    ensure(to_act.is_over() || !asked.is_empty(), Promise::Listed, "dead-end", || format!("nobody is asked: {to_act:?}"))?;
    let mut out = Vec::with_capacity(count);
    for seat in seats(game) {
        let mut listing = Listing { actions: Vec::new(), orders: Vec::new() };
        game.actions(p, seat, &mut listing.actions);
        game.orders(p, seat, &mut listing.orders);
        for (channel, list) in [("actions", &listing.actions), ("orders", &listing.orders)] {
            for pair in list.windows(2) {
                let twice = || format!("{pair:?} of seat {} are out of order or the same", seat.0);
                ensure(pair[0] < pair[1], Promise::Listed, channel, twice)?;
            }
        }
        let end = || format!("seat {} is asked and has no legal action", seat.0);
        ensure(!asked.has(seat) || !listing.actions.is_empty(), Promise::Listed, "dead-end", end)?;
        let extra = || format!("seat {} is not asked, yet has {:?}", seat.0, listing.actions);
        ensure(asked.has(seat) || listing.actions.is_empty(), Promise::Listed, "actions", extra)?;
        let late = || format!("the game is over, yet seat {} has {:?}", seat.0, listing.orders);
        ensure(!to_act.is_over() || listing.orders.is_empty(), Promise::Listed, "orders", late)?;
        let both = listing.orders.iter().find(|o| listing.actions.binary_search(*o).is_ok());
        ensure(both.is_none(), Promise::Listed, "orders", || format!("{both:?} is listed as an action and as an order"))?;
        out.push(listing);
    }
    Ok(out)
}

/// A close look: every listed action is accepted, has a notation of its own and a choice in the prompt; others are refused.
pub fn look<G: Game>(game: &G, p: &G::Position, lists: &[Listing<G>], foreign: usize, kit: &mut Kit<G>) -> Check {
    let Kit { words, corpus, report, rng, .. } = kit;
    for (seat, listing) in seats(game).zip(lists) {
        for a in listing.actions.iter().chain(&listing.orders) {
            accepted(game, p, seat, a)?;
        }
        report.listed += listing.actions.len() + listing.orders.len();
        let view = game.view(p, Viewer::seat(seat));
        notations(game, p, &view, seat, listing)?;
        if !listing.actions.is_empty() {
            let routine = game.routine(&view, seat, &listing.actions);
            let strange = || format!("the orders of seat {} answer {routine:?}, which is not legal", seat.0);
            ensure(routine.as_ref().is_none_or(|a| listing.actions.contains(a)), Promise::Listed, "routine", strange)?;
            prompt(game, &view, seat, listing, words)?;
        }
    }
    for _ in 0..foreign {
        let (Some(action), seat) = (corpus.foreign(rng), Seat(rng.below(lists.len()) as u8)) else { continue };
        let listed = lists[seat.0 as usize].has(&action);
        report.foreign += 1;
        match game.check(p, seat, &action) {
            Ok(()) => {
                let what = || format!("{action:?} is accepted from seat {} though it is not listed", seat.0);
                ensure(listed, Promise::Listed, "unlisted-accepted", what)?;
            }
            Err(refusal) => {
                report.refused += 1;
                let what = || format!("{action:?} of seat {} is listed, yet refused: {refusal:?}", seat.0);
                ensure(!listed, Promise::Listed, "listed-refused", what)?;
                words.rule("refusals", refusal.rule, &refusal);
                words.msg(game.catalog(), "refusals", &refusal.reason);
            }
        }
    }
    Ok(())
}

/// A listed action is accepted.
pub fn accepted<G: Game>(game: &G, p: &G::Position, seat: Seat, a: &G::Action) -> Check {
    let verdict = game.check(p, seat, a);
    let what = || format!("{a:?} of seat {} is listed, yet refused: {verdict:?}", seat.0);
    ensure(verdict.is_ok(), Promise::Listed, "listed-refused", what)
}

fn notations<G: Game>(game: &G, p: &G::Position, view: &G::View, seat: Seat, listing: &Listing<G>) -> Check {
    let mut seen: BTreeMap<String, &G::Action> = BTreeMap::new();
    for a in listing.actions.iter().chain(&listing.orders) {
        let text = game.notation(view, a);
        let odd = text.is_empty() || text.trim() != text || text.chars().any(char::is_control);
        ensure(!odd, Promise::Listed, "notation", || format!("{a:?} is written {text:?}"))?;
        let again = game.notation(view, a);
        ensure(again == text, Promise::Listed, "notation", || format!("{a:?} is written {text:?}, then {again:?}"))?;
        let same = seen.insert(text.clone(), a);
        ensure(same.is_none(), Promise::Listed, "notation", || {
            format!("seat {}: {a:?} and {same:?} are both written '{text}'", seat.0)
        })?;
        // A refusal of what is legal would mislead whoever types.
        let why = typed::read(game, p, seat, &text).and_then(Result::err);
        ensure(why.is_none(), Promise::Listed, "notation", || format!("'{text}' is legal, yet explained as {why:?}"))?;
    }
    Ok(())
}

fn prompt<G: Game>(game: &G, view: &G::View, seat: Seat, listing: &Listing<G>, words: &mut TextCheck) -> Check {
    let prompt = game.prompt(view, seat, &listing.actions);
    ensure(prompt.seat == seat, Promise::Listed, "prompts", || format!("seat {} gets the prompt of {:?}", seat.0, prompt.seat))?;
    let (choices, legal) = (prompt.choices.len(), listing.actions.len());
    ensure(choices == legal, Promise::Listed, "prompts", || {
        format!("{choices} choices for {legal} legal actions of seat {}", seat.0)
    })?;
    words.prompt(game.catalog(), &prompt);
    let scene = game.scene(view);
    let space = |id: &str| scene.spaces.iter().any(|s| s.space == id);
    let piece = |id: &str| scene.pieces.iter().any(|p| p.id == id);
    for (choice, a) in prompt.choices.iter().zip(&listing.actions) {
        let there = match &choice.gesture {
            Gesture::Button => true,
            Gesture::Move { piece: id, from, to } => piece(id) && space(from) && space(to),
            Gesture::Place { to, .. } => space(to),
            Gesture::Pick { piece: id, at } => piece(id) && space(at),
            Gesture::Point { at } => space(at),
            Gesture::Take { item, .. } => prompt.shelves.iter().flat_map(|s| &s.items).any(|i| i.id == *item),
        };
        ensure(there, Promise::Listed, "prompts", || {
            format!("{a:?} points at something that is not in the scene: {:?}", choice.gesture)
        })?;
    }
    Ok(())
}

/// Questions are answered, and unknown ones refused.
pub fn asks<G: Game>(game: &G, p: &G::Position, viewer: Viewer, words: &mut TextCheck) -> Check {
    let view = &game.view(p, viewer);
    for q in game.queries(view) {
        let answer = game.ask(view, &q);
        let refused = matches!(answer, Answer::Refused(_));
        ensure(!refused, Promise::Listed, "asks", || format!("{q:?} is offered, yet refused: {answer:?}"))?;
        words.answer(game.catalog(), &answer);
        // A batch may be meant for one seat.
        let meant = |own: SeatSet| q.arg("seat").is_empty() || own.iter().any(|s| game.info().seat_id(s) == q.arg("seat"));
        if let (Answer::Batch(actions), Viewer::Seats(own)) = (&answer, viewer)
            && meant(own)
        {
            batch(game, p, own, actions)?;
        }
    }
    let nonsense = game.ask(view, &Query::new("no such question"));
    let refused = matches!(nonsense, Answer::Refused(_));
    ensure(refused, Promise::Listed, "asks", || format!("a question that does not exist is answered: {nonsense:?}"))?;
    words.answer(game.catalog(), &nonsense);
    Ok(())
}

/// A batch that the rules propose is legal from its first action to its last, or to the first die or thing learned.
fn batch<G: Game>(game: &G, p: &G::Position, own: SeatSet, actions: &[serde_json::Value]) -> Check {
    let mut p = p.clone();
    for value in actions {
        let read = serde_json::from_value::<G::Action>(value.clone());
        let seat = own.iter().find(|s| read.as_ref().is_ok_and(|a| game.check(&p, *s, a).is_ok()));
        let (Ok(action), Some(seat)) = (read, seat) else {
            return ensure(false, Promise::Listed, "asks", || format!("{value} is proposed in {actions:?}, yet not legal"));
        };
        let (mut dice, mut log) = (Dice::seeded(Seed::from_number(0), Vec::new()), Log::default());
        game.apply(&mut p, seat, &action, &mut dice, &mut log);
        if dice.rolled() > 0 || !log.learned.is_empty() {
            break;
        }
    }
    Ok(())
}
