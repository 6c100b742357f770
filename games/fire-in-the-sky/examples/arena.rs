//! Games between players of the computer, told in figures: `arena SCENARIO GAMES SEED JAPAN ALLIES [tell]`, players `captain`, `random` or `still`
//! (does nothing it need not do).

#![expect(clippy::expect_used, reason = "a tool: it stops where it cannot go on")]

use fire_in_the_sky::{Action, FireInTheSky, Position, bot, phases, position::Phase, types::Side};
use ironbottom_kernel::{Dice, Log, Options, Rng, Rules, ToAct, Viewer, bot::Bot, dice::Seed};
use std::time::{Duration, Instant};

struct Still;

impl Bot<FireInTheSky> for Still {
    fn choose(
        &mut self,
        _: &FireInTheSky,
        _: &<FireInTheSky as Rules>::View,
        _: ironbottom_kernel::Seat,
        legal: &[Action],
        _: &mut Rng,
    ) -> usize {
        legal.iter().position(|a| *a == Action::Done).unwrap_or(0)
    }
}

struct Random;

impl Bot<FireInTheSky> for Random {
    fn choose(
        &mut self,
        _: &FireInTheSky,
        _: &<FireInTheSky as Rules>::View,
        _: ironbottom_kernel::Seat,
        legal: &[Action],
        rng: &mut Rng,
    ) -> usize {
        rng.below(legal.len().max(1))
    }
}

fn player(name: &str) -> Box<dyn Bot<FireInTheSky>> {
    match name {
        "still" => Box::new(Still),
        "random" => Box::new(Random),
        "captain" => bot::new("captain").expect("the captain"),
        // As in `games=3,sure=6,most=90,best=14`.
        other => bot::with(care(other)),
    }
}

fn care(text: &str) -> bot::Care {
    let mut care = bot::Care::default();
    for (key, value) in text.split(',').filter_map(|part| part.split_once('=')) {
        let n: u64 = value.parse().unwrap_or(0);
        match key {
            "games" => care.games = n,
            "sure" => care.sure = n,
            "most" => care.most = n as usize,
            "best" => care.best = n as usize,
            "worthwhile" => care.worthwhile = n as i32,
            "operations" => care.operations = n as usize,
            _ => panic!("no such care: {key}"),
        }
    }
    care
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, default: &str| args.get(i).cloned().unwrap_or_else(|| default.to_owned());
    let (scenario, games, seed) =
        (word(0, "short"), word(1, "4").parse::<u64>().unwrap_or(4), word(2, "1").parse::<u64>().unwrap_or(1));
    let names = [word(3, "captain"), word(4, "captain")];
    let tell = args.iter().any(|a| a == "tell");
    let map = args.iter().any(|a| a == "map");
    let game = FireInTheSky::built_in().expect("the pack");
    let mut won = [0u32; 3];
    let mut turns: Vec<Duration> = Vec::new();
    for g in 0..games {
        let mut dice = Dice::seeded(Seed::from_number(seed + g), Vec::new());
        let mut p = game.set_up(game.info().newest(), &scenario, &Options::default(), &mut dice).expect("the set-up");
        let mut players = [player(&names[0]), player(&names[1])];
        let mut rng = Rng::new(seed + g);
        let mut orders: Vec<Action> = Vec::new();
        let (mut actions, mut handovers, mut last) = (0u32, 0u32, None);
        let mut thought = Duration::ZERO;
        let mut stage = (p.turn, p.phasing);
        let outcome = loop {
            let seat = match game.to_act(&p) {
                ToAct::One(seat) => seat,
                ToAct::Over(o) => break o,
                other => panic!("{other:?}"),
            };
            if last != Some(seat) {
                handovers += 1;
                last = Some(seat);
            }
            let view = game.view(&p, Viewer::seat(seat));
            let i = usize::from(seat.0);
            let mut log = Log::default();
            orders.clear();
            game.orders(&p, seat, &mut orders);
            if let Some(order) = players[i].order(&game, &view, seat, &orders) {
                game.apply(&mut p, seat, &order, &mut dice, &mut log);
                continue;
            }
            let mut legal = Vec::new();
            game.actions(&p, seat, &mut legal);
            assert!(!legal.is_empty(), "dead end in {:?} of turn {}", p.phase, p.turn);
            let begin = Instant::now();
            let choice = players[i].choose(&game, &view, seat, &legal, &mut rng);
            thought += begin.elapsed();
            actions += 1;
            let a = legal[choice.min(legal.len() - 1)];
            if tell {
                say(&game, &p, seat.0, &a);
            }
            game.apply(&mut p, seat, &a, &mut dice, &mut log);
            if tell {
                for e in &log.events {
                    println!("        {:?}", e.event);
                }
            }
            if (p.turn, p.phasing) != stage {
                turns.push(std::mem::take(&mut thought));
                if tell || map {
                    println!("== turn {} {:?}: points {} pool {} oil {}", stage.0, stage.1, p.vp, p.pool, p.oil.text());
                }
                if map {
                    stand(&game, &p);
                }
                stage = (p.turn, p.phasing);
            }
        };
        let i = match outcome.winner.as_deref() {
            Some("japan") => 0,
            Some(_) => 1,
            None => 2,
        };
        won[i] += 1;
        let peak = p.past.iter().max_by_key(|x| x.vp).map_or((0, 0), |x| (x.vp, x.turn));
        println!(
            "game {}: {:?} on turn {}, points {}, peak {} on turn {}, pool {}, {} actions, {} hand-overs",
            seed + g,
            p.end,
            p.turn,
            p.vp,
            peak.0,
            peak.1,
            p.pool,
            actions,
            handovers
        );
    }
    turns.sort();
    println!(
        "japan {} allies {} drawn {}; median thought of a player turn {:?}, longest {:?}",
        won[0],
        won[1],
        won[2],
        turns.get(turns.len() / 2),
        turns.last()
    );
}

/// Who stands where.
fn stand(game: &FireInTheSky, p: &Position) {
    use fire_in_the_sky::position::{AirPlace, Place};
    let b = &game.board;
    for side in Side::ALL {
        let mut line = String::new();
        for s in b.bases() {
            let land: Vec<String> = p
                .land_in(b, Place::At(s))
                .filter(|u| b.side(*u) == side)
                .map(|u| b.unit(u).land().map_or(0, |l| if p.unit(u).reduced { l.reduced } else { l.combat }).to_string())
                .collect();
            let ships = p.ships_in(b, Place::At(s)).filter(|u| b.side(*u) == side).count();
            let air = p.steps(side, AirPlace::At(s));
            if land.is_empty() && ships == 0 && air == 0 && !p.holds(side, s) {
                continue;
            }
            let held = if p.holds(side, s) { "" } else { "?" };
            let supply = if phases::supply::reach(b, p, side, &phases::supply::sources(b, p, side)).has(s) { "" } else { "!" };
            line += &format!(" {}{held}{supply}[{}|a{air}|s{ships}]", b.space(s).place, land.join("+"));
        }
        let away =
            p.units.iter().zip(&b.units).filter(|(u, x)| x.nation.side() == side && matches!(u.at, Place::Track(_))).count();
        println!("   {side:?} away {away} transport {:?}:{line}", p.transport.map(|t| t.text()));
    }
}

fn say(game: &FireInTheSky, p: &Position, seat: u8, a: &Action) {
    let side = if seat == 0 { Side::Japan } else { Side::Allies };
    if p.phase != Phase::Over {
        println!("    {:?} {:?}: {}", side, p.phase, spell(game, a));
    }
}

/// An action with the ids of its units.
fn spell(game: &FireInTheSky, a: &Action) -> String {
    let mut text = format!("{a:?}");
    for u in game.board.all_units() {
        text = text.replace(&format!("UnitId({})", u.0), &game.board.unit(u).id);
    }
    for s in game.board.all_spaces() {
        let info = game.board.space(s);
        let name = if info.place.is_empty() { &info.id } else { &info.place };
        text = text.replace(&format!("Space({})", s.0), name).replace(&format!("Sea({})", s.0), name);
    }
    text
}
