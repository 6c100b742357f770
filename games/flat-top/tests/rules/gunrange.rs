//! The same game begun where chapter 19 begins: both fleets on the map in one hex, before a base. For the proof of the contract, so that
//! random games come to surface combat, shelling, losses aboard, unloading and the fall of a base.

use crate::elsewhere::Elsewhere;
use flat_top::{
    FlatTop, Position,
    position::{AirStep, Anchor, Phase},
    types::Side,
};
use ironbottom_kernel::{Dice, info::OptionValue};
use ironbottom_testkit::Plan;

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
