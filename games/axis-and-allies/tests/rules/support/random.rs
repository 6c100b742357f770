//! Random play, for tests of what must hold in every position.
#![allow(dead_code, clippy::expect_used, reason = "not every test file plays at random; a helper of tests may fail like them")]

use super::game;
use axis_and_allies::{
    Action, Event, Position,
    position::{BoardingOrder, LossOrder, SubOrder},
};
use ironbottom_kernel::{Dice, Log, Logged, Rng, Rules, Seat, dice::Seed};

/// A moment of a game: somebody is asked and has these choices. The events are those of the action before.
pub struct Moment<'a> {
    pub p: &'a Position,
    pub seat: Seat,
    pub legal: &'a [Action],
    pub events: &'a [Logged<Event>],
}

/// Options that together reach most of the rules.
pub const MIXES: [&[&str]; 4] = [
    &["round_limit=6"],
    &[
        "round_limit=6",
        "players=3",
        "stack_limits=full",
        "split_assault_per_transport=true",
        "naval_placement_in_enemy_zones=true",
        "loading_only_for_assaults=true",
        "suez_from_start_of_turn=true",
        "battleships_sail_after_support=true",
    ],
    &[
        "round_limit=6",
        "players=4",
        "casualties_per=volley",
        "allied_passengers_as_casualties=true",
        "weapons_advantage=true",
        "air_retreat_from_assaults=true",
        "raids_capped_by_value=true",
    ],
    &["round_limit=6", "low_luck=true", "axis_bid=9", "axis_bid_as=units", "unload_after_sea_battle=true", "no_research=true"],
];

/// Plays at random and shows every moment; ends phases now and then, so that a game comes along. Every seat is asked everything.
pub fn play(options: &[&str], seed: u64, moments: usize, mut see: impl FnMut(&Moment<'_>)) {
    let g = game();
    let options = g.info().parse_options(options).expect("options of a test");
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let mut p = g.set_up(g.info().newest(), "spring-1942", &options, &mut dice).expect("set-up");
    for s in &mut p.standing {
        (s.losses, s.subs, s.boarding) = (LossOrder::Ask, SubOrder::Ask, BoardingOrder::Ask);
    }
    let mut rng = Rng::new(seed);
    let mut log = Log::default();
    let mut legal = Vec::new();
    for _ in 0..moments {
        let asked = g.to_act(&p).seats();
        let Some(seat) = asked.iter().next() else { return };
        legal.clear();
        g.actions(&p, seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end: {p:?}");
        see(&Moment { p: &p, seat, legal: &legal, events: &log.events });
        let done = legal.iter().position(|a| *a == Action::Done).filter(|_| rng.one_in(12));
        let a = legal[done.unwrap_or_else(|| rng.below(legal.len()))];
        log.clear();
        dice.forget();
        g.apply(&mut p, seat, &a, &mut dice, &mut log);
    }
}
