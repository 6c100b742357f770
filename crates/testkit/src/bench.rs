//! The bench of a game's own tests: a position made by hand, an action, and the dice a test wants.

#![expect(clippy::panic, clippy::expect_used, reason = "this is how a test fails")]

use ironbottom_kernel::{Dice, Game, Log, Logged, Refusal, Seat};

/// The opening of a scenario with these options (`key=value`) and these dice.
pub fn opening<G: Game>(game: &G, scenario: &str, pairs: &[&str], faces: &[u8]) -> G::Position {
    let options = game.info().parse_options(pairs).expect("options of the game");
    game.set_up(game.info().newest(), scenario, &options, &mut Dice::scripted(faces)).expect("a scenario of the game")
}

/// All legal actions of a seat.
pub fn listed<G: Game>(game: &G, p: &G::Position, seat: Seat) -> Vec<G::Action> {
    let mut all = Vec::new();
    game.actions(p, seat, &mut all);
    all
}

/// The verdict of the rules; what is listed and what is accepted must agree.
pub fn verdict<G: Game>(game: &G, p: &G::Position, seat: Seat, a: &G::Action) -> Result<(), Refusal> {
    let verdict = game.check(p, seat, a);
    let mut all = listed(game, p, seat);
    game.orders(p, seat, &mut all);
    assert_eq!(verdict.is_ok(), all.contains(a), "{a:?}: {verdict:?}");
    verdict
}

/// The number of the rule that refuses it; none: it is legal.
pub fn refused<G: Game>(game: &G, p: &G::Position, seat: Seat, a: &G::Action) -> Option<u16> {
    verdict(game, p, seat, a).err().map(|r| r.rule.number())
}

/// Carries out a legal action with exactly these dice: what happened.
pub fn act<G: Game>(game: &G, p: &mut G::Position, seat: Seat, a: &G::Action, faces: &[u8]) -> Vec<Logged<G::Event>> {
    let mut dice = Dice::scripted(faces);
    let events = act_with(game, p, seat, a, &mut dice);
    let left = dice.left();
    assert!(dice.fault().is_none() && left == 0, "{a:?}: {:?}, {left} dice left; {events:?}", dice.fault());
    events
}

/// Carries out a legal action with these dice, of which some may be left.
pub fn act_with<G: Game>(game: &G, p: &mut G::Position, seat: Seat, a: &G::Action, dice: &mut Dice) -> Vec<Logged<G::Event>> {
    if let Err(r) = game.check(p, seat, a) {
        panic!("{a:?} of {} is refused by {}: {:?}", game.info().seat_id(seat), r.rule.number(), r.reason);
    }
    let mut log = Log::default();
    game.apply(p, seat, a, dice, &mut log);
    log.events
}

/// What happened, without who may know it.
pub fn events<E>(all: Vec<Logged<E>>) -> Vec<E> {
    all.into_iter().map(|l| l.event).collect()
}
