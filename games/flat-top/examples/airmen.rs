//! Do the captain's airmen come home? `cargo run --release -p flat-top --example airmen -- [SCENARIO] [GAMES] [SEED] [ALLIES] [JAPAN]`.
//! Counts the factors its side launched and those of them lost to fuel though a landing place in reach was open. It fails if these are
//! more than one in a hundred.
//!
//! A factor lost to fuel is the captain's fault if at the beginning of its last half it could still have reached a facility of its side that
//! handles it, has room for it and is open; or if it could at an earlier one, and no such place was lost, closed or filled since.

#![expect(clippy::expect_used, reason = "a developer's tool may stop where nothing can go on")]

use flat_top::{
    Action, Event, FlatTop, Position,
    phases::prepare,
    position::{Group, Place},
    types::{AfId, FacId, Side},
};
use ironbottom_kernel::{Advice, Dice, Log, Options, Rng, Rules, ToAct, Viewer, dice::Seed, run};
use std::collections::{BTreeMap, BTreeSet};

/// Facilities of a side that would take so many of a group.
fn open(game: &FlatTop, p: &Position, side: Side, g: &Group) -> BTreeSet<FacId> {
    let (b, force) = (&game.board, p.side(side));
    let takes = |fac: &FacId| {
        force.fac(*fac).is_some_and(|f| f.now(b, force).0.normal > 0)
            && prepare::check_accepts(b, force, *fac, g.craft).is_ok()
            && prepare::check_room(b, force, *fac, g.n).is_ok()
    };
    (0..force.facs.len() as FacId).filter(takes).collect()
}

/// Those of them a group could still come to.
fn in_reach(game: &FlatTop, p: &Position, side: Side, place: Place, g: &Group) -> bool {
    let (b, force) = (&game.board, p.side(side));
    let Place::Hex(at) = place else { return true };
    let hours = u32::from((g.deadline + 1).saturating_sub(p.public.turn));
    let reach = hours * u32::from(b.model(g.craft.model).mf);
    open(game, p, side, g).into_iter().any(|f| force.fac_at(b, f).is_some_and(|to| at.distance(to) <= reach))
}

/// What was known of a group at the beginning of its side's last half.
#[derive(Clone)]
struct Known {
    reached: bool,
    places: BTreeSet<FacId>,
    ever: bool,
    shrunk: bool,
}

#[derive(Default)]
struct Count {
    launched: u64,
    fuel: u64,
    fault: u64,
    crashed: u64,
}

fn play(game: &FlatTop, scenario: &str, seed: u64, levels: &[String; 2], counts: &mut [Count; 2]) {
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let mut p: Position = game.set_up(game.info().newest(), scenario, &Options::default(), &mut dice).expect("a scenario");
    let mut bots = [0, 1].map(|i| run::bot(game, &levels[i]).expect("a level"));
    let (mut rng, mut log, mut legal) = (Rng::new(seed ^ 0x5eed), Log::default(), Vec::<Action>::new());
    let mut known: BTreeMap<(usize, AfId, u8, u16), Known> = BTreeMap::new();
    loop {
        let seat = match game.to_act(&p) {
            ToAct::Over(_) => return,
            ToAct::One(s) => s,
            ToAct::Each(set) | ToAct::Together(set) => {
                let all: Vec<_> = set.iter().collect();
                all[rng.below(all.len())]
            }
        };
        legal.clear();
        game.actions(&p, seat, &mut legal);
        let i = seat.0 as usize;
        let view = game.view(&p, Viewer::seat(seat));
        // As at a table: its orders and plans answer for a side.
        let order = bots[i].order(game, &view, seat, &legal);
        let a = order.or_else(|| game.routine(&view, seat, &legal)).unwrap_or_else(|| {
            let at = bots[i].choose(game, &view, seat, &legal, &mut rng);
            *legal.get(at).unwrap_or(&legal[0])
        });
        if let Action::Launch { n, .. } = a {
            counts[i].launched += u64::from(n);
        }
        let before = p.clone();
        game.apply(&mut p, seat, &a, &mut dice, &mut log);
        let events = std::mem::take(&mut log.events);
        for e in &events {
            match e.event {
                Event::Crashed { side, n, .. } => counts[side.i()].crashed += u64::from(n),
                Event::OutOfFuel { side, n, craft } => {
                    let c = &mut counts[side.i()];
                    c.fuel += u64::from(n);
                    // Which group it was: one of its kind that is out of fuel, by a fight of this hour if need be.
                    let aloft = |p: &Position, k: &(usize, AfId, u8, u16)| -> u16 {
                        let groups = p.side(side).afs.get(k.1 as usize).map_or(&[][..], |a| &a.groups);
                        groups.iter().filter(|g| g.craft == craft).map(|g| u16::from(g.n)).sum()
                    };
                    let gone = |k: &(usize, AfId, u8, u16)| aloft(&before, k) > aloft(&p, k);
                    let mine = |k: &(usize, AfId, u8, u16), late: u16| {
                        k.0 == side.i() && k.2 == craft.model.0 && k.3 <= before.public.turn + late && gone(k)
                    };
                    let late = u16::from(!known.keys().any(|k| mine(k, 0)));
                    let all: Vec<&Known> = known.iter().filter(|(k, _)| mine(k, late)).map(|x| x.1).collect();
                    let fault = all.iter().any(|k| k.reached || (k.ever && !k.shrunk));
                    if fault || all.is_empty() {
                        c.fault += u64::from(n);
                        println!(
                            "  seed {seed} turn {}: {} {n} {}",
                            before.public.turn,
                            side.id(),
                            game.board.model(craft.model).id
                        );
                    }
                }
                Event::Half { side } => {
                    let old = std::mem::take(&mut known);
                    known.extend(old.iter().filter(|(k, _)| k.0 != side.i()).map(|(k, v)| (*k, v.clone())));
                    for (af, x) in p.side(side).afs.iter().enumerate() {
                        for g in &x.groups {
                            let key = (side.i(), af as AfId, g.craft.model.0, g.deadline);
                            let places = open(game, &p, side, g);
                            let reached = in_reach(game, &p, side, x.place, g);
                            let last = old.iter().find(|(k, _)| (k.0, k.1, k.2) == (key.0, key.1, key.2)).map(|x| x.1);
                            let ever = reached || last.is_some_and(|l| l.ever);
                            let shrunk = last.is_some_and(|l| l.shrunk || !l.places.is_subset(&places));
                            known.insert(key, Known { reached, places, ever, shrunk });
                        }
                    }
                }
                _ => {}
            }
        }
        log.clear();
        dice.forget();
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, or: &str| args.get(i).map_or_else(|| or.to_owned(), Clone::clone);
    let scenario = word(0, "rings_around_rabaul");
    let games: u64 = word(1, "20").parse().expect("a number of games");
    let seed: u64 = word(2, "1").parse().expect("a seed");
    let levels = [word(3, "captain"), word(4, "captain")];
    let game = FlatTop::built_in().expect("the pack inside the program");
    let mut counts: [Count; 2] = Default::default();
    for i in 0..games {
        play(&game, &scenario, seed + i, &levels, &mut counts);
    }
    let mut bad = false;
    for side in Side::ALL {
        let c = &counts[side.i()];
        let share = 100.0 * c.fault as f64 / c.launched.max(1) as f64;
        println!(
            "{scenario}: {} {}: {} factors launched, {} lost to fuel, {} of them with a landing place in reach ({share:.2} %), {} crashed",
            side.id(),
            levels[side.i()],
            c.launched,
            c.fuel,
            c.fault,
            c.crashed
        );
        bad |= levels[side.i()] == "captain" && share > 1.0;
    }
    assert!(!bad, "more than one in a hundred");
}
