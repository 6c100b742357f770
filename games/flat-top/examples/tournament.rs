//! Measures players: `cargo run --release -p flat-top --example tournament -- SCENARIO [GAMES] [SEED] [ALLIES] [JAPAN] [show]`. Levels
//! are `captain`, `random` and `idle` (sets up, then passes whatever may be passed). Prints who won, where the points came from, how
//! long an hour of a thinking player took and how many actions a second were played; with `show` the log of the first game.

#![expect(clippy::expect_used, reason = "a developer's tool may stop where nothing can go on")]

use flat_top::{Action, Event, FlatTop, Position, View, types::Side};
use ironbottom_kernel::{
    Dice, Game, Log, Options, Rng, Seat, ToAct, Viewer,
    bot::Bot,
    dice::Seed,
    info::OptionValue,
    run::{self, RANDOM},
    text::Lang,
};
use std::{collections::BTreeMap, time::Instant};

/// A player that does as little as it may.
struct Idle;

impl Bot<FlatTop> for Idle {
    fn choose(&mut self, _: &FlatTop, _: &View, _: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let pass =
            |a: &Action| matches!(a, Action::Done | Action::Next | Action::Stop | Action::Decline | Action::Want { yes: false });
        legal.iter().position(pass).unwrap_or_else(|| rng.below(legal.len()))
    }
}

/// One game played out.
#[derive(Default)]
struct Played {
    winner: Option<String>,
    points: [u16; 2],
    why: BTreeMap<String, u64>,
    actions: u64,
    turn: u16,
    hours: Vec<f64>,
    kinds: BTreeMap<&'static str, u64>,
}

fn player(game: &FlatTop, level: &str) -> Box<dyn Bot<FlatTop>> {
    match level {
        "idle" => Box::new(Idle),
        "random" => run::bot(game, RANDOM).expect("a level"),
        other => run::bot(game, other).expect("a level"),
    }
}

fn play(
    game: &FlatTop,
    (scenario, options): (&str, &Options),
    seed: u64,
    levels: &[String; 2],
    show: bool,
    count: bool,
) -> Played {
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let mut p: Position = game.set_up(scenario, options, &mut dice).expect("a scenario");
    let mut bots = [player(game, &levels[0]), player(game, &levels[1])];
    let (mut rng, mut log, mut legal) = (Rng::new(seed ^ 0x5eed), Log::default(), Vec::<Action>::new());
    let mut out = Played::default();
    let mut spent = [0.0f64; 2];
    let mut turn = p.public.turn;
    loop {
        let seat = match game.to_act(&p) {
            ToAct::Over(o) => {
                out.winner = o.winner;
                break;
            }
            ToAct::One(s) => s,
            ToAct::Each(set) | ToAct::Together(set) => {
                let all: Vec<Seat> = set.iter().collect();
                all[rng.below(all.len())]
            }
        };
        legal.clear();
        game.actions(&p, seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end: {:?} {:?}", p.public.phase, p.stack);
        let i = seat.0 as usize;
        let at = if legal.len() == 1 {
            0
        } else if bots[i].needs_view() {
            let began = Instant::now();
            let view = game.view(&p, Viewer::seat(seat));
            let at = bots[i].choose(game, &view, seat, &legal, &mut rng);
            spent[i] += began.elapsed().as_secs_f64() * 1000.0;
            at
        } else {
            rng.below(legal.len())
        };
        let a = *legal.get(at).unwrap_or(&legal[0]);
        if count {
            *out.kinds.entry(a.kind()).or_default() += 1;
        }
        if show {
            let view = game.view(&p, Viewer::seat(seat));
            println!("{:3} {} > {}", p.public.turn, Side::of(seat).map_or("?", Side::id), game.notation(&view, &a));
        }
        game.apply(&mut p, seat, &a, &mut dice, &mut log);
        for e in &log.events {
            if let Event::Scored { side, n, why } = e.event {
                *out.why.entry(format!("{} {why:?}", side.id())).or_default() += u64::from(n);
            }
            if count {
                *out.kinds.entry(e.event.kind()).or_default() += 1;
            }
            if show && !matches!(e.event, Event::Did { .. }) {
                println!("      {}", game.catalog().say(Lang::En, &game.tell(&e.event)));
            }
        }
        log.clear();
        dice.forget();
        out.actions += 1;
        assert!(out.actions < 2_000_000, "it does not end: {:?} {:?} {a:?}", p.public.phase, p.stack);
        if p.public.turn != turn {
            turn = p.public.turn;
            for side in Side::ALL.into_iter().filter(|_| show) {
                for (i, t, at) in p.side(side).at_sea() {
                    let sky = p.public.sky(&game.board, at);
                    println!("    {} tf{i} {} {sky:?}, held {}", side.id(), at.name(), t.held);
                }
            }
            for (ms, level) in spent.iter_mut().zip(levels) {
                if level == "captain" {
                    out.hours.push(*ms);
                }
                *ms = 0.0;
            }
        }
    }
    (out.points, out.turn) = (p.public.points, p.public.turn);
    out
}

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let mut options = Options::default();
    while let Some(i) = args.iter().position(|a| a.starts_with("hours=")) {
        let n: i64 = args.remove(i)[6..].parse().expect("a number of hours");
        options.0.insert("hours".to_owned(), OptionValue::Number(n));
    }
    let word = |i: usize, or: &str| args.get(i).map_or_else(|| or.to_owned(), Clone::clone);
    let scenario = word(0, "rings_around_rabaul");
    let games: u64 = word(1, "20").parse().expect("a number of games");
    let seed: u64 = word(2, "1").parse().expect("a seed");
    let levels = [word(3, "random"), word(4, "random")];
    let (show, kinds) = (word(5, "") == "show", word(5, "") == "kinds");
    let game = FlatTop::built_in().expect("the pack inside the program");
    let began = Instant::now();
    let (mut wins, mut why) = (BTreeMap::<String, u64>::new(), BTreeMap::<String, u64>::new());
    let mut all: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut actions, mut points, mut turns, mut hours) = (0, [0u64; 2], 0, Vec::new());
    for i in 0..games {
        let one = play(&game, (&scenario, &options), seed + i, &levels, show && i == 0, kinds);
        *wins.entry(one.winner.unwrap_or_else(|| "draw".to_owned())).or_default() += 1;
        for (k, n) in one.why {
            *why.entry(k).or_default() += n;
        }
        for (k, n) in one.kinds {
            *all.entry(k).or_default() += n;
        }
        actions += one.actions;
        turns += u64::from(one.turn);
        points[0] += u64::from(one.points[0]);
        points[1] += u64::from(one.points[1]);
        hours.extend(one.hours);
    }
    let secs = began.elapsed().as_secs_f64();
    let each = |n: u64| n as f64 / games.max(1) as f64;
    println!("{scenario}: allies {}, japan {}; {games} games from seed {seed}", levels[0], levels[1]);
    println!("  won             {wins:?}");
    println!(
        "  points          allies {:.0}, japan {:.0}; {:.1} turns, {:.0} actions a game",
        each(points[0]),
        each(points[1]),
        each(turns),
        each(actions)
    );
    for (k, n) in why {
        println!("    {k:24} {:.1}", each(n));
    }
    if kinds {
        for kind in Action::KINDS.iter().chain(&Event::KINDS) {
            println!("    {kind:24} {}", all.get(kind).copied().unwrap_or(0));
        }
    }
    println!("  speed           {:.0} actions/s", actions as f64 / secs);
    hours.sort_by(f64::total_cmp);
    if let (Some(median), Some(most)) = (hours.get(hours.len() / 2), hours.last()) {
        println!("  a captain's hour median {median:.1} ms, longest {most:.1} ms");
    }
}
