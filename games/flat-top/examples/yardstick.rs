//! What the captain is worth, and what goes wrong: `cargo run --release -p flat-top --example yardstick -- [SCENARIO|all] [GAMES] [SEED]
//! [ALLIES] [JAPAN] [allies=PERCENT] [japan=PERCENT]`. Levels are `captain`, `still` (sets up, then passes whatever may be passed, and
//! never harms itself) and `random`; without levels the captain plays a still enemy from either side and then itself. Prints wins,
//! points by cause, what was launched, found and hit, and what it cost; then what the game asked of its players: inputs of each, by kind,
//! and hand-overs, and the same for quiet hours, in which nobody took off, made or lost a contact, or fought. It fails if a side named at
//! the end wins less often than it says.

#![expect(clippy::expect_used, reason = "a developer's tool may stop where nothing can go on")]

use flat_top::{
    Action, Event, FlatTop, Position, View,
    event::Why,
    position::{Fate, Phase},
    types::{Arm, Category, Hull, Side},
};
use ironbottom_kernel::{
    Advice, Dice, Log, Options, Rng, Rules, Seat, ToAct, Viewer,
    bot::Bot,
    dice::Seed,
    run::{self, Tally},
};
use std::{collections::BTreeMap, time::Instant};

/// A side that sits still: it does as little as it may.
struct Still;

impl Bot<FlatTop> for Still {
    fn choose(&mut self, _: &FlatTop, _: &View, _: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        // Somewhere it must begin; its aircraft stay as the scenario has them.
        let places: Vec<usize> = (0..legal.len()).filter(|i| matches!(legal[*i], Action::Place { .. })).collect();
        if !places.is_empty() {
            return places[rng.below(places.len())];
        }
        let pass =
            |a: &Action| matches!(a, Action::Done | Action::Next | Action::Stop | Action::Decline | Action::Want { yes: false });
        legal.iter().position(pass).unwrap_or_else(|| rng.below(legal.len()))
    }
}

/// What a side did and suffered, over all games.
#[derive(Default)]
struct Ledger {
    wins: u64,
    why: [u64; 6],
    launched: u64,
    fuel: u64,
    crashed: u64,
    downed: u64,
    /// Formations that took off armed, and the factors in them.
    strikes: u64,
    armed: u64,
    /// Fights in which it bombed something, and the factors that came to aim at ships and at bases.
    raids: u64,
    at_ships: u64,
    at_bases: u64,
    /// Hits by bombs and torpedoes on ships, on bases, and by guns and torpedoes of ships.
    bombs: u64,
    base_hits: u64,
    shells: u64,
    /// First turns in which a task force was seen, carriers were, and ships were attacked.
    first: [Vec<u16>; 3],
    /// Own ships sunk, by kind; own ships damaged at the end.
    sunk: BTreeMap<&'static str, u64>,
    damaged: u64,
    captured: u64,
    hours: Vec<f64>,
    /// Attempts to shadow, and those that held.
    shadows: [u64; 2],
    /// Decisions it took itself, by kind: not those of its standing orders and plans.
    inputs: BTreeMap<String, u64>,
}

/// What all players of some hours did.
#[derive(Clone, Copy, Default)]
struct Asked {
    hours: u64,
    /// Inputs of each.
    inputs: [u64; 2],
    handovers: u64,
}

/// All hours, the quiet ones, and hours of one side that were quiet and cost it one input at most.
#[derive(Default)]
struct Toil {
    all: Asked,
    quiet: Asked,
    easy: u64,
    /// The hour that goes on, and what it is.
    now: Asked,
    loud: bool,
}

impl Toil {
    /// An hour is over.
    fn close(&mut self) {
        let now = std::mem::take(&mut self.now);
        let mut kinds = vec![&mut self.all];
        if !std::mem::take(&mut self.loud) {
            kinds.push(&mut self.quiet);
            self.easy += now.inputs.iter().filter(|n| **n <= 1).count() as u64;
        }
        for sum in kinds {
            sum.hours += 1;
            sum.handovers += now.handovers;
            sum.inputs.iter_mut().zip(now.inputs).for_each(|(a, b)| *a += b);
        }
    }

    fn tell(&self, games: u64) {
        let per = |n: u64, of: u64| n as f64 / of.max(1) as f64;
        let one = |a: &Asked| {
            let [us, japan] = a.inputs.map(|n| per(n, a.hours));
            format!("{us:.2} and {japan:.2} inputs, {:.2} hand-overs", per(a.handovers, a.hours))
        };
        println!("  {:.1} hand-overs a game; an hour {}", per(self.all.handovers, games), one(&self.all));
        println!(
            "  {:.1} quiet hours a game: {}; one input at most in {:.0} % of them",
            per(self.quiet.hours, games),
            one(&self.quiet),
            100.0 * per(self.easy, 2 * self.quiet.hours)
        );
    }
}

/// What kind of input it is; of those that only pass, in which part of the hour.
fn kind(p: &Position, a: &Action) -> String {
    let part = match p.public.phase {
        _ if !p.stack.is_empty() => "asked",
        Phase::SetUp => "set-up",
        Phase::Orders => "orders",
        Phase::Shadow => "shadow",
        Phase::Regroup => "regroup",
        Phase::Air(..) | Phase::Chase | Phase::Combat => "air",
    };
    match a {
        Action::Order(_) | Action::Done | Action::Chart { .. } => format!("{}@{part}", a.kind()),
        _ => a.kind().to_owned(),
    }
}

/// Does it make an hour a loud one? Contacts from these numbers on are new in it.
fn is_loud(e: &Event, known: &[u16; 2]) -> bool {
    match e {
        Event::Sighted { side, contact } => !contact.base && contact.id >= known[side.i()],
        Event::Lost { .. } | Event::Fight { .. } => true,
        _ => false,
    }
}

fn player(game: &FlatTop, level: &str) -> Box<dyn Bot<FlatTop>> {
    if level == "still" { Box::new(Still) } else { run::bot(game, level).expect("a level") }
}

/// What an event says of a game.
fn book(
    game: &FlatTop,
    e: &Event,
    books: &mut [Ledger; 2],
    first: &mut [[Option<u16>; 3]; 2],
    (turn, raided): (u16, &mut [bool; 2]),
) {
    match e {
        Event::Scored { side, n, why } => books[side.i()].why[*why as usize] += u64::from(*n),
        Event::OutOfFuel { side, n, .. } => books[side.i()].fuel += u64::from(*n),
        Event::Crashed { side, n, .. } => books[side.i()].crashed += u64::from(*n),
        Event::Downed { side, n, .. } => books[side.i()].downed += u64::from(*n),
        Event::Fight { .. } => *raided = [false; 2],
        Event::Raid { side, n, on, .. } => {
            let b = &mut books[side.i()];
            b.raids += u64::from(!std::mem::replace(&mut raided[side.i()], true));
            let aimed = if on.is_some() { &mut b.at_ships } else { &mut b.at_bases };
            *aimed += u64::from(*n);
            if on.is_some() {
                first[side.i()][2].get_or_insert(turn);
            }
        }
        Event::Bombs { side, on, hits, .. } => {
            let b = &mut books[side.i()];
            *(if on.is_some() { &mut b.bombs } else { &mut b.base_hits }) += u64::from(*hits);
        }
        Event::Shells { side, hits, .. } => books[side.i()].shells += u64::from(*hits),
        Event::Sunk { side, ship } => {
            let hull: Hull = game.board.classes[ship.class as usize].hull;
            *books[side.i()].sunk.entry(hull.id()).or_default() += 1;
        }
        Event::Captured { side, .. } => books[side.i()].captured += 1,
        Event::Shadowed { side, holds, .. } => {
            books[side.i()].shadows[0] += 1;
            books[side.i()].shadows[1] += u64::from(*holds);
        }
        Event::Sighted { side, contact } if !contact.air && !contact.base => {
            let first = &mut first[side.i()];
            first[0].get_or_insert(turn);
            if contact.told.categories.iter().any(|(k, _)| *k == Category::Carriers) {
                first[1].get_or_insert(turn);
            }
        }
        _ => {}
    }
}

/// One game; true if it was drawn.
fn play(game: &FlatTop, scenario: &str, seed: u64, levels: &[String; 2], books: &mut [Ledger; 2], toil: &mut Toil) -> bool {
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let mut p: Position = game.set_up(game.info().newest(), scenario, &Options::default(), &mut dice).expect("a scenario");
    let mut bots = [player(game, &levels[0]), player(game, &levels[1])];
    let (mut rng, mut log, mut legal) = (Rng::new(seed ^ 0x5eed), Log::default(), Vec::<Action>::new());
    let (mut first, mut raided, mut spent, mut turn) = ([[None; 3]; 2], [false; 2], [0.0f64; 2], 1);
    let (mut tally, mut known) = (Tally::default(), [0; 2]);
    let winner = loop {
        let to_act = game.to_act(&p);
        tally.asked(&to_act);
        let seat = match to_act {
            ToAct::Over(o) => break o.winner,
            ToAct::One(s) => s,
            ToAct::Each(set) | ToAct::Together(set) => {
                let all: Vec<Seat> = set.iter().collect();
                all[rng.below(all.len())]
            }
        };
        legal.clear();
        game.actions(&p, seat, &mut legal);
        let i = seat.0 as usize;
        let began = Instant::now();
        let view = game.view(&p, Viewer::seat(seat));
        let order = bots[i].order(game, &view, seat, &legal);
        // As at a table: standing orders and plans answer for the side, but not for one that is to do nothing at all.
        let routine = if order.is_some() || levels[i] == "still" { None } else { game.routine(&view, seat, &legal) };
        let a = order.or(routine).unwrap_or_else(|| {
            let at = if legal.len() == 1 { 0 } else { bots[i].choose(game, &view, seat, &legal, &mut rng) };
            *legal.get(at).unwrap_or(&legal[0])
        });
        spent[i] += began.elapsed().as_secs_f64() * 1000.0;
        if routine.is_none() {
            let before = tally.handovers;
            tally.decided(seat);
            toil.now.handovers += tally.handovers - before;
            toil.now.inputs[i] += 1;
            *books[i].inputs.entry(kind(&p, &a)).or_default() += 1;
        }
        toil.loud |= p.public.phase == Phase::SetUp || matches!(a, Action::Launch { .. });
        if let Action::Launch { n, arm, af, .. } = a {
            let b = &mut books[i];
            b.launched += u64::from(n);
            if arm != Arm::None {
                b.armed += u64::from(n);
                let new = p.sides[i].afs.get(af as usize).is_none_or(|a| a.groups.iter().all(|g| g.arm == Arm::None));
                b.strikes += u64::from(new);
            }
        }
        game.apply(&mut p, seat, &a, &mut dice, &mut log);
        for e in &log.events {
            toil.loud |= is_loud(&e.event, &known);
            book(game, &e.event, books, &mut first, (p.public.turn, &mut raided));
        }
        log.clear();
        dice.forget();
        if p.public.turn != turn {
            turn = p.public.turn;
            toil.close();
            known = Side::ALL.map(|s| p.side(s).next_contact);
            for (b, ms) in books.iter_mut().zip(&mut spent) {
                b.hours.push(std::mem::take(ms));
            }
        }
    };
    toil.close();
    for side in Side::ALL {
        let b = &mut books[side.i()];
        b.wins += u64::from(winner.as_deref() == Some(side.id()));
        b.damaged += p.side(side).ships.iter().filter(|s| s.fate == Fate::Afloat && s.hits > 0).count() as u64;
        for (all, one) in b.first.iter_mut().zip(first[side.i()]) {
            all.extend(one);
        }
    }
    winner.is_none()
}

/// The middle of many, and of how many games it was.
fn middle(all: &[u16], games: u64) -> String {
    let mut all = all.to_vec();
    all.sort_unstable();
    all.get(all.len() / 2).map_or_else(|| "never".to_owned(), |m| format!("turn {m} ({}/{games})", all.len()))
}

fn tell(b: &mut Ledger, games: u64, hours: u64) {
    let each = |n: u64| n as f64 / games.max(1) as f64;
    let why: Vec<String> =
        Why::ALL.iter().zip(b.why).filter(|(_, n)| *n > 0).map(|(w, n)| format!("{} {:.1}", w.id(), each(n))).collect();
    println!("    points    {:.1}: {}", each(b.why.iter().sum()), why.join(", "));
    println!(
        "    launched  {:.0} factors; lost {:.1} in fights, {:.2} to fuel, {:.1} in landing",
        each(b.launched),
        each(b.downed),
        each(b.fuel),
        each(b.crashed)
    );
    println!(
        "    strikes   {:.1} of {:.0} factors; {:.1} raids: {:.1} factors at ships, {:.1} at bases; hits {:.1} on ships, {:.1} on bases, {:.1} by guns",
        each(b.strikes),
        each(b.armed),
        each(b.raids),
        each(b.at_ships),
        each(b.at_bases),
        each(b.bombs),
        each(b.base_hits),
        each(b.shells)
    );
    let [seen, carriers, struck] = [0, 1, 2].map(|i| middle(&b.first[i], games));
    println!("    first     ships seen {seen}, carriers {carriers}, attacked from the air {struck}");
    let sunk: Vec<String> = b.sunk.iter().map(|(k, n)| format!("{k} {:.1}", each(*n))).collect();
    println!("    own ships damaged {:.1}, sunk {}; bases captured {:.1}", each(b.damaged), sunk.join(" "), each(b.captured));
    b.hours.sort_by(f64::total_cmp);
    println!("    shadowed  {:.1} times, {:.1} held", each(b.shadows[0]), each(b.shadows[1]));
    let mut inputs: Vec<(&String, &u64)> = b.inputs.iter().collect();
    inputs.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
    let kinds = inputs.iter().map(|(k, n)| format!("{k} {:.1}", **n as f64 / hours.max(1) as f64));
    println!("    an hour   {}", kinds.collect::<Vec<_>>().join(", "));
    let (median, most) = (b.hours.get(b.hours.len() / 2).unwrap_or(&0.0), b.hours.last().unwrap_or(&0.0));
    println!("    hour      median {median:.1} ms, longest {most:.0} ms");
}

fn main() {
    let (bars, args): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|a| a.contains('='));
    let word = |i: usize, or: &str| args.get(i).map_or_else(|| or.to_owned(), Clone::clone);
    let games: u64 = word(1, "10").parse().expect("a number of games");
    let seed: u64 = word(2, "1").parse().expect("a seed");
    let game = FlatTop::built_in().expect("the pack inside the program");
    let scenarios: Vec<String> = match word(0, "all").as_str() {
        "all" => game.board.scenarios.iter().map(|s| s.id.clone()).collect(),
        one => vec![one.to_owned()],
    };
    let pairs: Vec<[String; 2]> = match args.get(3) {
        Some(allies) => vec![[allies.clone(), word(4, "captain")]],
        None => [["captain", "still"], ["still", "captain"], ["captain", "captain"]].map(|p| p.map(str::to_owned)).to_vec(),
    };
    for scenario in &scenarios {
        for levels in &pairs {
            let mut books: [Ledger; 2] = Default::default();
            let mut toil = Toil::default();
            let draws = (0..games).filter(|i| play(&game, scenario, seed + i, levels, &mut books, &mut toil)).count();
            println!("{scenario}: {games} games from seed {seed}, {draws} drawn");
            for side in Side::ALL {
                println!("  {} {}: {} won", side.id(), levels[side.i()], books[side.i()].wins);
                tell(&mut books[side.i()], games, toil.all.hours);
            }
            toil.tell(games);
            for (side, least) in bars.iter().filter_map(|b| b.split_once('=')) {
                let side = Side::ALL.into_iter().find(|s| s.id() == side).expect("a side");
                let won = books[side.i()].wins * 100 / games.max(1);
                assert!(won >= least.parse().expect("a percentage"), "{} won only {won} %", side.id());
            }
        }
    }
}
