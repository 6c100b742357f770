//! Measures the computer player: `cargo run --release -p fleet-commander-nimitz --example campaigns -- SCENARIO [GAMES] [SEED] [LEVEL]
//! [show|map] [JOBS]`. Prints how the campaigns were judged, objectives held after each turn, how often each objective was held, the
//! time a turn took and the time of the questions that are answered by trying; with `show` the log of the first, with `map` who
//! stood where in each of its turns. JOBS campaigns are played at a time, by default as many as the machine can.

#![expect(clippy::expect_used, reason = "a developer's tool may stop where nothing can go on")]

use fleet_commander_nimitz::{
    ADMIRAL, Action, Nimitz, Position,
    phases::holding,
    position::{End, Phase, Place},
    types::Side,
};
use ironbottom_kernel::{
    Advice, Dice, Face, Log, Options, Rng, Rules, ToAct, Viewer,
    area::Space,
    ask::Answer,
    dice::Seed,
    run::{self, RANDOM},
    text::Lang,
};
use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

/// One campaign played out.
struct Played {
    end: String,
    held: Vec<u8>,
    turns: Vec<f64>,
    actions: u64,
    /// Areas held when it was over.
    areas: Vec<String>,
}

/// Ships, infantry and squadrons of both sides in each area, and the boxes.
fn draw(game: &Nimitz, p: &Position, when: &str) {
    let b = &game.board;
    println!("-- {} turn {} {when}: sp {} rp {}, held {:?}", p.year, p.turn, p.sp, p.rp, holding::objectives(b, p).len());
    let count = |at: Place, side: Side| {
        let mut n = [0; 3];
        for u in p.units_in(at).filter(|u| p.unit_type(b, *u).side == side) {
            n[p.unit_type(b, u).kind.class().i()] += 1;
        }
        n
    };
    let held = holding::objectives(b, p);
    for (i, area) in b.areas.iter().enumerate() {
        let s = Space(i as u8);
        let [us, japan] = [Side::Us, Side::Japan].map(|side| count(Place::Area(s), side));
        if us != [0; 3] || japan != [0; 3] {
            let goal = if b.campaign(p.year).objectives.has(s) { "*" } else { " " };
            println!("   {goal}{:14} us {us:?} japan {japan:?} {}", area.id, if held.has(s) { "held" } else { "" });
        }
    }
    let boxes = [Place::Port(0), Place::Port(1), Place::Port(2), Place::Box, Place::Raid, Place::Bombing, Place::Invasion];
    let all: Vec<String> = boxes.iter().map(|at| format!("{at:?} {:?}", count(*at, Side::Us))).collect();
    println!("   {}; Japan waits {:?}", all.join(", "), count(Place::Box, Side::Japan));
}

fn play(game: &Nimitz, scenario: &str, seed: u64, level: &str, show: &str) -> Played {
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let mut p: Position = game.set_up(game.info().newest(), scenario, &Options::default(), &mut dice).expect("a scenario");
    let mut bot = run::bot(game, level).expect("a level");
    let (mut rng, mut log, mut legal) = (Rng::new(seed ^ 0x5eed), Log::default(), Vec::<Action>::new());
    let (mut turns, mut actions) = (Vec::new(), 0);
    let mut thought: BTreeMap<String, f64> = BTreeMap::new();
    let mut began = (Instant::now(), p.turn);
    while !matches!(game.to_act(&p), ToAct::Over(_)) {
        legal.clear();
        game.actions(&p, ADMIRAL, &mut legal);
        let view = game.view(&p, Viewer::seat(ADMIRAL));
        let asked = Instant::now();
        let i = bot.choose(game, &view, ADMIRAL, &legal, &mut rng);
        *thought.entry(format!("{:?}", p.phase)).or_default() += asked.elapsed().as_secs_f64();
        let a = *legal.get(i).unwrap_or(&legal[0]);
        if show == "map" && p.phase == Phase::Movement && a == Action::Done {
            draw(game, &p, "moved");
        }
        game.apply(&mut p, ADMIRAL, &a, &mut dice, &mut log);
        if show == "map" && (p.turn != began.1 || p.end.is_some()) {
            draw(game, &p, "next");
        }
        if show == "show" {
            for e in &log.events {
                println!("{}", game.catalog().say(Lang::En, &game.tell(&e.event)));
            }
        }
        log.clear();
        dice.forget();
        actions += 1;
        if p.turn != began.1 {
            turns.push(began.0.elapsed().as_secs_f64() * 1000.0);
            began = (Instant::now(), p.turn);
        }
    }
    let end = match p.end {
        Some(End::Judged(g)) => g.id().to_owned(),
        Some(End::Replaced) => format!("replaced in turn {}", p.turn),
        Some(End::HawaiiLost) => format!("Hawaii lost in turn {}", p.turn),
        None => "not over".to_owned(),
    };
    if !show.is_empty() {
        println!("seconds of thought {thought:.1?}");
    }
    let b = &game.board;
    let areas = holding::objectives(b, &p).iter().map(|s| b.areas[s.i()].id.clone()).collect();
    Played { end, held: p.held.clone(), turns, actions, areas }
}

/// How long the questions take that are answered by trying, at the opening of a scenario.
fn time_questions(game: &Nimitz, scenario: &str) {
    let mut dice = Dice::seeded(Seed::from_number(1), Vec::new());
    let p = game.set_up(game.info().newest(), scenario, &Options::default(), &mut dice).expect("a scenario");
    let view = game.view(&p, Viewer::seat(ADMIRAL));
    for q in game.queries(&view).iter().filter(|q| q.name() == "threat" || q.name() == "battle") {
        let began = Instant::now();
        let answer = game.ask(&view, q);
        let ms = began.elapsed().as_secs_f64() * 1000.0;
        println!(
            "  {:28} {ms:.0} ms, refused: {}",
            format!("{} {}", q.name(), q.arg("space")),
            matches!(answer, Answer::Refused(_))
        );
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, or: &str| args.get(i).map_or_else(|| or.to_owned(), Clone::clone);
    let (scenario, level) = (word(0, "1942"), word(3, "captain"));
    let games: u64 = word(1, "20").parse().expect("a number of games");
    let seed: u64 = word(2, "1").parse().expect("a seed");
    let show = word(4, "");
    let level = if level == "random" { RANDOM.to_owned() } else { level };
    let game = Nimitz::built_in().expect("the pack inside the program");
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let most = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs: usize = word(5, &most.to_string()).parse().expect("a number of jobs");
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= games {
                        break;
                    }
                    let one = play(&game, &scenario, seed + i, &level, if i == 0 { &show } else { "" });
                    all.lock().expect("nobody failed").push(one);
                }
            });
        }
    });
    let all = all.into_inner().expect("nobody failed");
    let mut ends: BTreeMap<String, usize> = BTreeMap::new();
    let mut held: Vec<(usize, usize)> = Vec::new();
    let mut turns: Vec<f64> = Vec::new();
    for one in &all {
        *ends.entry(one.end.clone()).or_default() += 1;
        for (i, n) in one.held.iter().enumerate() {
            if held.len() <= i {
                held.push((0, 0));
            }
            held[i].0 += usize::from(*n);
            held[i].1 += 1;
        }
        turns.extend(&one.turns);
    }
    let mut areas: BTreeMap<&str, usize> = BTreeMap::new();
    for area in all.iter().flat_map(|one| &one.areas) {
        *areas.entry(area).or_default() += 1;
    }
    turns.sort_by(f64::total_cmp);
    println!("{scenario}, {level}, {games} campaigns from seed {seed}");
    for (end, n) in &ends {
        println!("  {end:28} {n}");
    }
    let means: Vec<String> = held.iter().map(|(sum, n)| format!("{:.1}", *sum as f64 / (*n).max(1) as f64)).collect();
    println!("  objectives after each turn   {}", means.join(" "));
    let areas: Vec<String> = areas.iter().map(|(area, n)| format!("{area} {n}")).collect();
    println!("  held at the end              {}", areas.join(", "));
    println!("  actions                      {}", all.iter().map(|o| o.actions).sum::<u64>() / games.max(1));
    time_questions(&game, &scenario);
    println!("  a turn, median               {:.0} ms", turns.get(turns.len() / 2).copied().unwrap_or(0.0));
    println!("  the longest turn             {:.0} ms", turns.last().copied().unwrap_or(0.0));
}
