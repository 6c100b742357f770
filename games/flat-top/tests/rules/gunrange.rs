//! The same game begun where chapter 19 begins: both fleets on the map in one hex, before a base. For the proof of the contract, so that
//! random games come to surface combat, shelling, losses aboard, unloading and the fall of a base.

use crate::openings::Elsewhere;
use flat_top::{
    FlatTop, Position,
    position::{AirStep, Anchor, Phase},
    types::Side,
};
use ironbottom_kernel::{Dice, Face, Options, Rng, Rules, Seat, Viewer, dice::Seed, info::OptionValue, table::Table};
use ironbottom_testkit::Plan;
use std::sync::Arc;

fn meet(_: &FlatTop, p: &mut Position, _: &mut Dice) {
    p.public.clouds.clear();
    // Japan is about to end its half of air movement: then there is combat.
    p.public.phase = Phase::Air(Side::Japan, AirStep::TakeOff);
    p.public.initiative = Some(Side::Allies);
    for force in &mut p.sides {
        for t in &mut force.tfs {
            t.shown = true;
        }
        // Large ships are damaged already, so that some go down.
        for s in &mut force.ships {
            s.hits = if s.fd > 4 { s.fd / 2 } else { 0 };
            if s.anchor == Anchor::Up && s.fd == 3 {
                s.anchor = Anchor::Down;
            }
        }
    }
}

#[test]
fn within_gun_range_the_contract_holds() {
    let game = Elsewhere::with_scenarios(include_str!("gunrange.toml"), meet);
    let mut plan = Plan::new("gun_range").games(20).option("hours", OptionValue::Number(2));
    (plan.deep_every, plan.pairs_every) = (5, 5);
    let report = ironbottom_testkit::prove_by(game, &plan);
    for kind in ["want", "line", "face", "gun", "torpedo", "shell", "reply", "lose"] {
        assert!(report.action_kinds.contains_key(kind), "{kind} was never done: {:?}", report.action_kinds);
    }
    for kind in ["faces", "shells", "damaged", "sunk", "base-hit", "captured", "downed"] {
        assert!(report.event_kinds.contains_key(kind), "{kind} never happened: {:?}", report.event_kinds);
    }
}

#[test]
fn ft_272_265_who_aims_guns_sees_both_lines_and_what_each_shot_can_do() {
    let game = Arc::new(Elsewhere::with_scenarios(include_str!("gunrange.toml"), meet));
    let options = Options([("hours".to_owned(), OptionValue::Number(2))].into());
    let (mut boards, mut pursued, mut shots) = (0, 0, 0);
    for seed in 0..40 {
        let mut t = Table::open(game.clone(), "gun_range", &options, Seed::from_number(seed), Vec::new()).expect("a set-up");
        let mut rng = Rng::new(seed);
        for _ in 0..300 {
            let asked: Vec<Seat> = t.to_act().seats().iter().collect();
            if asked.is_empty() {
                break;
            }
            for seat in &asked {
                let view = game.view(t.position(), Viewer::seat(*seat));
                let prompt = game.prompt(&view, *seat, &t.actions(*seat));
                let board = game.scene(&view).battle.is_some_and(|b| !b.sides.is_empty());
                boards += usize::from(board);
                pursued += usize::from(prompt.text.id == "ask-guns-pursuit");
                let at_sea = ["ask-lines", "ask-guns", "ask-guns-pursuit", "ask-torpedoes"].contains(&&*prompt.text.id);
                assert!(board || !at_sea, "{:?} is asked without the board", prompt.text);
                for c in prompt.choices.iter().filter(|c| matches!(&*c.label.id, "do-gun" | "do-torpedo")) {
                    assert!(c.odds.is_some(), "{:?} says nothing of its die", c.label);
                    shots += 1;
                }
            }
            let seat = asked[rng.below(asked.len())];
            let list = t.actions(seat);
            t.act(seat, &list[rng.below(list.len())]).expect("a legal action");
        }
    }
    assert!(boards > 50 && pursued > 0 && shots > 50, "{boards} boards, guns at the rear {pursued} times, {shots} shots");
}
