//! Random games of the learning scenario come to their end.

use crate::support::game;
use flat_top::{position::End, types::Side};
use ironbottom_kernel::{Dice, Log, Options, Rng, Rules, ToAct, dice::Seed};

#[test]
fn ft_329_random_games_of_the_first_scenario_end() {
    let game = game();
    assert_eq!(game.info().scenarios[0].id, "rings_around_rabaul");
    for seed in 0..2 {
        let mut rng = Rng::new(seed);
        let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
        let mut p = game.set_up(game.info().newest(), "rings_around_rabaul", &Options::default(), &mut dice).unwrap();
        let (mut log, mut actions, mut n) = (Log::default(), Vec::new(), 0);
        loop {
            let seat = match game.to_act(&p) {
                ToAct::Over(_) => break,
                other => other.seats().iter().next().unwrap(),
            };
            actions.clear();
            game.actions(&p, seat, &mut actions);
            let a = actions[rng.below(actions.len())];
            game.apply(&mut p, seat, &a, &mut dice, &mut log);
            log.clear();
            dice.forget();
            n += 1;
            assert!(n < 100_000, "no end");
        }
        // Random pilots run out of fuel: a decisive lead at 24h of the first day may end it before its last turn.
        assert!(p.public.turn == 43 || (p.public.turn == 19 && matches!(p.public.end, Some(End::Margin(_)))), "{:?}", p.public);
        assert_eq!(p.side(Side::Japan).tfs.len(), 0);
    }
}
