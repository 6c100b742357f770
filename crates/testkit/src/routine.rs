//! What standing orders and plans answer for a seat: something legal, nothing that the seat could not know, and not for ever.

use crate::{
    listed::Listing,
    plan::{Check, Promise, ensure},
};
use ironbottom_kernel::{Dice, Game, Log, Rng, Seat, ToAct, Viewer, dice::Seed};

/// More answers than any game gives without asking anybody.
const ENDLESS: usize = 20_000;

fn answer<G: Game>(game: &G, p: &G::Position, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
    game.routine(&game.view(p, Viewer::seat(seat)), seat, legal)
}

/// Looks at the answers in one position; says how many seats have one.
pub fn look<G: Game>(game: &G, p: &G::Position, lists: &[Listing<G>], rng: &mut Rng) -> Check<usize> {
    let mut answers = 0;
    for (seat, list) in (0..).map(Seat).zip(lists).filter(|(_, l)| !l.actions.is_empty()) {
        let here = answer(game, p, seat, &list.actions);
        if let Some(a) = &here {
            let strange = || format!("{a:?} answers for seat {} and is not legal", seat.0);
            ensure(list.actions.binary_search(a).is_ok(), Promise::Listed, "routine", strange)?;
            answers += 1;
        }
        // The same to all that seat knows.
        let other = game.imagine(&game.view(p, Viewer::seat(seat)), rng);
        let there = answer(game, &other, seat, &list.actions);
        let told = || format!("for seat {} answers {here:?}, and in another truth it cannot tell from this {there:?}", seat.0);
        ensure(here == there, Promise::Secret, "routine", told)?;
    }
    if answers > 0 {
        ends(game, p.clone(), rng)?;
    }
    Ok(answers)
}

/// Answers given one after the other end with a question to somebody.
fn ends<G: Game>(game: &G, mut p: G::Position, rng: &mut Rng) -> Check {
    let mut dice = Dice::seeded(Seed::from_number(rng.below(1 << 30) as u64), Vec::new());
    let (mut legal, mut log) = (Vec::new(), Log::default());
    for _ in 0..ENDLESS {
        let to_act = game.to_act(&p);
        if matches!(to_act, ToAct::Over(_)) {
            return Ok(());
        }
        let mut next = None;
        for seat in to_act.seats().iter() {
            legal.clear();
            game.actions(&p, seat, &mut legal);
            next = answer(game, &p, seat, &legal).map(|a| (seat, a));
            if next.is_some() {
                break;
            }
        }
        let Some((seat, a)) = next else { return Ok(()) };
        let strange = || format!("{a:?} answers for seat {} and is not legal", seat.0);
        ensure(legal.binary_search(&a).is_ok(), Promise::Listed, "routine", strange)?;
        log.clear();
        game.apply(&mut p, seat, &a, &mut dice, &mut log);
        dice.forget();
    }
    ensure(false, Promise::Listed, "routine", || format!("{ENDLESS} answers are given and nobody is asked"))
}
