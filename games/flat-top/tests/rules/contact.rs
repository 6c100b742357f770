//! The contract in contact: games that begin with fleets, strikes and patrols over the same hexes, so that fights really occur.

use crate::openings::{Elsewhere, Open};
use flat_top::{
    FlatTop, Position,
    board::Role,
    phases::{self, airfight, prepare},
    position::{Fuel, Group, Phase, Place},
    types::{Arm, At, Craft, Model, Side},
};
use ironbottom_kernel::{Dice, Log, info::OptionValue};
use ironbottom_testkit::Plan;

/// Aircraft somewhere over a hex.
fn formation(game: &FlatTop, p: &mut Position, side: Side, at: At, patrol: bool, dice: &mut Dice) {
    let b = &game.board;
    let mut a = prepare::empty_af();
    (a.place, a.shown, a.done, a.launched) = (Place::Hex(at), dice.d6("contact") > 1, true, p.public.turn - 2);
    let fits = |x: &flat_top::board::Aircraft| x.side == side && (!patrol || x.role == Role::Fighter);
    let models: Vec<u8> = (0..b.aircraft.len() as u8).filter(|m| fits(&b.aircraft[*m as usize])).collect();
    for _ in 0..1 + dice.roll("contact", 4) {
        let model = Model(models[usize::from(dice.roll("contact", models.len() as u8)) - 1]);
        let arms: Vec<Arm> = Arm::ALL.into_iter().filter(|x| !patrol && b.model(model).carries(*x)).chain([Arm::None]).collect();
        let arm = arms[usize::from(dice.roll("contact", arms.len() as u8)) - 1];
        let high = dice.d6("contact") > 3;
        let dotted = b.model(model).bases[0];
        let deadline = p.public.turn + u16::from(dice.d6("contact"));
        let n = dice.roll("contact", 9);
        let armed = arm != Arm::None;
        a.add(Group { craft: Craft { model, dotted }, arm, armed, spent: false, high, deadline, fuel: Fuel::Open, n });
    }
    p.side_mut(side).afs.push(a);
}

/// The combat of an hour, by day or night.
fn meet(game: &FlatTop, p: &mut Position, turn: u16, dice: &mut Dice) {
    let b = &game.board;
    p.public.turn = turn;
    p.public.phase = Phase::Combat;
    p.public.initiative = Some(if dice.d6("contact") > 3 { Side::Allies } else { Side::Japan });
    for side in Side::ALL {
        let zones = b.scenarios[p.public.scenario as usize].forces[side.i()].tfs.iter();
        let zones: Vec<At> = zones.map(|t| t.zone[0]).collect();
        for (t, at) in p.side_mut(side).tfs.iter_mut().zip(zones) {
            t.at = Some(at);
        }
    }
    // Three hexes at sea, one of them with fleets of both, and a base.
    let hexes: Vec<At> = ["KK40", "MM44", "OO48"].into_iter().filter_map(At::read).chain(b.place("port_moresby")).collect();
    for (side, tf, at) in [(Side::Allies, 0, 0), (Side::Japan, 0, 1), (Side::Allies, 1, 2), (Side::Japan, 1, 2)] {
        if let Some(t) = p.side_mut(side).tfs.get_mut(tf) {
            (t.at, t.water, t.shown) = (Some(hexes[at]), 0, true);
        }
    }
    for at in hexes {
        for side in Side::ALL {
            for patrol in [true, false] {
                if dice.d6("contact") > 1 {
                    formation(game, p, side, at, patrol, dice);
                }
            }
        }
    }
    phases::advance(b, p, dice, &mut Log::default());
}

const DAY: u16 = 9;
const NIGHT: u16 = 4;

fn prove(turn: u16, seed: u64, games: u32) -> ironbottom_testkit::Report {
    let open: Open = if turn == DAY { |g, p, d| meet(g, p, DAY, d) } else { |g, p, d| meet(g, p, NIGHT, d) };
    let game = Elsewhere { game: FlatTop::built_in().unwrap(), open };
    let mut plan = Plan::new("coral_sea_battle").games(games).seed(seed).option("hours", OptionValue::Number(turn.into()));
    (plan.deep_every, plan.pairs_every, plan.undo_every) = (9, 9, 5);
    ironbottom_testkit::prove_by(game, &plan)
}

#[test]
fn in_contact_by_day() {
    let report = prove(DAY, 1, 16);
    let actions = ["engage", "intercept", "want", "assign", "fuel", "shoot", "fall", "strike", "flak", "decline"];
    let missing: Vec<_> = actions.iter().filter(|k| !report.action_kinds.contains_key(*k)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let events = ["fight", "met", "air-fire", "downed", "named", "raid", "flak", "bombs"];
    let missing: Vec<_> = events.iter().filter(|k| !report.event_kinds.contains_key(*k)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn in_contact_by_night() {
    prove(NIGHT, 40, 4);
}

#[test]
fn in_contact_roles_are_whole() {
    // Every model is something at every altitude.
    let game = FlatTop::built_in().unwrap();
    let b = &game.board;
    for m in 0..b.aircraft.len() as u8 {
        let mut a = prepare::empty_af();
        let craft = Craft { model: Model(m), dotted: false };
        a.add(Group { craft, arm: Arm::None, armed: false, spent: false, high: true, deadline: 9, fuel: Fuel::Open, n: 1 });
        assert_ne!(airfight::job(b, &a, &a.groups[0]), airfight::Job::Escort);
    }
}
