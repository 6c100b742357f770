//! Measures the computer opponent: `cargo run --release -p axis-and-allies --example arena -- <side> [games] [seed]`, where side is
//! `axis` (captain for the Axis against random), `allies`, `self`, or one power. With `show` as a fourth word the first game is written
//! out; with `check` it fails when a capital was lost that could have been held, or money was not spent. Options (`low_luck=true`) may
//! follow.

#![expect(clippy::expect_used, reason = "a developer's tool may stop where nothing can go on")]

use axis_and_allies::{
    Action, AxisAndAllies, Event, Kind, Phase, Position, Power,
    odds::{Company, Fight, attackers, defenders, supporting},
    types::Alliance,
};
use ironbottom_kernel::{
    Dice, Face, Log, Rng, Rules, Seat, ToAct, Viewer,
    area::{Space, SpaceSet},
    bot::Bot,
    dice::Seed,
    run,
};
use ironbottom_odds::Solver;
use std::{
    collections::BTreeMap,
    process::ExitCode,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

/// What one game came to.
#[derive(Default)]
struct Score {
    winner: Option<String>,
    rounds: u32,
    actions: u64,
    turns: Vec<f64>,
    spent: u64,
    kept: u64,
    income: u64,
    level: u16,
    capitals: Vec<Loss>,
    waste: BTreeMap<&'static str, u64>,
    failure: Option<String>,
    reason: String,
}

/// A capital lost, and whether it could have been held.
struct Loss {
    seed: u64,
    round: u16,
    victim: Power,
    by: Power,
    hold: f64,
}

/// A capital that would have been held with this chance is not to be lost.
const HELD: f64 = 0.8;
/// The least part of the money that is to be spent.
const SPENT: f64 = 0.95;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let side = args.first().map_or("axis", String::as_str).to_owned();
    let games: u64 = args.get(1).and_then(|a| a.parse().ok()).unwrap_or(20);
    let seed: u64 = args.get(2).and_then(|a| a.parse().ok()).unwrap_or(1);
    let word = |w: &str| args.get(3).is_some_and(|a| a == w);
    let (show, check) = (word("show"), word("check"));
    let options: Vec<&str> = args.iter().skip(3).map(String::as_str).filter(|a| a.contains('=')).collect();
    let game = Arc::new(AxisAndAllies::built_in().expect("the built-in pack is sound"));
    let captains: Vec<bool> = Power::ALL
        .iter()
        .map(|p| match side.as_str() {
            "axis" => p.alliance() == Alliance::Axis,
            "allies" => p.alliance() == Alliance::Allies,
            "self" => true,
            one => p.id() == one,
        })
        .collect();
    let next = AtomicU64::new(0);
    let scores: Mutex<Vec<(u64, Score)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..if show { 1 } else { 2 } {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= games {
                        break;
                    }
                    let score = play(&game, &captains, seed + i, &options, show && i == 0);
                    let mut scores = scores.lock().expect("no thread crashed");
                    scores.push((seed + i, score));
                    if check {
                        println!("  {} of {games} games audited", scores.len());
                    }
                }
            });
        }
    });
    let mut scores = scores.into_inner().expect("no thread crashed");
    scores.sort_by_key(|s| s.0);
    let good = report(&side, &scores);
    if check && !good { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Prints the figures; whether they are as they should be.
fn report(side: &str, scores: &[(u64, Score)]) -> bool {
    let mut wins: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    let mut turns: Vec<f64> = Vec::new();
    let (mut spent, mut kept, mut income, mut rounds, mut least) = (0, 0, 0, 0, 1.0f64);
    let mut waste: BTreeMap<&str, u64> = BTreeMap::new();
    let mut faults = 0;
    for (seed, s) in scores {
        wins.entry(s.winner.clone().unwrap_or_else(|| "draw".into())).or_default().push(*seed);
        turns.extend(&s.turns);
        spent += s.spent;
        kept += s.kept;
        income += s.income;
        rounds += s.rounds;
        least = least.min(s.spent as f64 / (s.spent + s.kept).max(1) as f64);
        for (k, n) in &s.waste {
            *waste.entry(k).or_default() += n;
        }
        if scores.len() <= 12 {
            println!("seed {seed}: {} rounds, {}", s.rounds, s.reason);
        }
        if let Some(f) = &s.failure {
            println!("seed {seed}: FAILURE {f}");
            faults += 1;
        }
        for l in &s.capitals {
            let fault = if l.hold >= HELD { "FAULT" } else { "" };
            faults += usize::from(l.hold >= HELD);
            println!(
                "seed {}: round {} {:?} lost to {:?}, could have held {:.3} {fault}",
                l.seed, l.round, l.victim, l.by, l.hold
            );
        }
    }
    turns.sort_by(f64::total_cmp);
    println!("{side}: {} games, {:.1} rounds", scores.len(), f64::from(rounds) / scores.len() as f64);
    for (who, seeds) in &wins {
        let some: Vec<String> = seeds.iter().take(12).map(ToString::to_string).collect();
        println!("  {who}: {} (seeds {})", seeds.len(), some.join(" "));
    }
    let levels: Vec<u16> = scores.iter().map(|s| s.1.level).collect();
    let mean = levels.iter().map(|l| f64::from(*l)).sum::<f64>() / levels.len() as f64;
    println!("  Axis level at the end: mean {mean:.1}, {levels:?}");
    println!(
        "  spent {:.4} of what could be spent (worst game {least:.4}), {:.4} of all income",
        spent as f64 / (spent + kept) as f64,
        spent as f64 / income as f64
    );
    if let Some(worst) = turns.last() {
        let at = |q: f64| turns[((turns.len() - 1) as f64 * q) as usize];
        println!("  turn ms: median {:.2}, 90 % {:.2}, 99 % {:.2}, worst {worst:.2}", at(0.5), at(0.9), at(0.99));
    }
    println!("  actions a game {}", scores.iter().map(|s| s.1.actions).sum::<u64>() / scores.len() as u64);
    println!("  {waste:?}");
    println!("  {faults} faults");
    faults == 0 && spent as f64 >= SPENT * (spent + kept) as f64
}

fn play(game: &Arc<AxisAndAllies>, captains: &[bool], number: u64, options: &[&str], show: bool) -> Score {
    let b = &game.board;
    let mut score = Score::default();
    let mut bots: Vec<Box<dyn Bot<AxisAndAllies>>> =
        captains.iter().map(|c| run::bot(&**game, if *c { "captain" } else { run::RANDOM }).expect("a level")).collect();
    let mut rng = Rng::new(number ^ 0x5eed);
    let limited = options.iter().any(|o| o.starts_with("round_limit="));
    let mut all = if limited { Vec::new() } else { vec!["round_limit=15"] };
    all.extend(options);
    let options = game.info().parse_options(&all).expect("options");
    let mut dice = Dice::seeded(Seed::from_number(number), Vec::new());
    let mut p = game.set_up(game.info().newest(), &game.info().scenarios[0].id, &options, &mut dice).expect("set-up");
    for (i, c) in captains.iter().enumerate() {
        score.income += if *c { u64::from(p.ipc[i]) } else { 0 };
    }
    let (mut legal, mut log) = (Vec::new(), Log::default());
    let mut turn_ms = 0.0;
    let mut starts: Vec<Option<Position>> = vec![None; 5];
    let mut kept = [0u64; 5];
    // Whoever fell at home in an earlier attack since the own turn can no longer hold it.
    let mut fallen = [[0; 10]; 5];
    let mut before: Option<(Position, [[u16; 10]; 5])> = None;
    let mut whose = None;
    loop {
        let seat = match game.to_act(&p) {
            ToAct::Over(o) => {
                score.winner = o.winner;
                break;
            }
            ToAct::One(s) => s,
            ToAct::Each(set) | ToAct::Together(set) => {
                let ready: Vec<Seat> = set
                    .iter()
                    .filter(|s| {
                        legal.clear();
                        game.actions(&p, *s, &mut legal);
                        !legal.is_empty()
                    })
                    .collect();
                ready[rng.below(ready.len())]
            }
        };
        if whose != Some((p.power, p.round)) {
            if let Some((power, _)) = whose
                && captains[Power::i(power)]
            {
                score.turns.push(turn_ms);
            }
            turn_ms = 0.0;
            whose = Some((p.power, p.round));
            starts[p.power.i()] = Some(p.clone());
            fallen[p.power.i()] = [0; 10];
            if show {
                picture(game, &p);
            }
        }
        let i = seat.0 as usize;
        let power = Power::from_index(i);
        let clock = Instant::now();
        legal.clear();
        let order = !captains[i] && rng.one_in(64) && {
            game.orders(&p, seat, &mut legal);
            !legal.is_empty()
        };
        if !order {
            game.actions(&p, seat, &mut legal);
        }
        if legal.is_empty() {
            score.failure = Some(format!("dead end in {:?}", p.phase));
            break;
        }
        let pick = if legal.len() == 1 {
            0
        } else if captains[i] {
            let view = game.view(&p, Viewer::seat(seat));
            bots[i].choose(game, &view, seat, &legal, &mut rng)
        } else {
            rng.below(legal.len())
        };
        if power == p.power {
            turn_ms += clock.elapsed().as_secs_f64() * 1e3;
        }
        let action = legal[pick.min(legal.len() - 1)];
        if show && (captains[i] || matches!(action, Action::Done)) {
            let view = game.view(&p, Viewer::seat(seat));
            println!("    {} {}", power.id(), game.notation(&view, &action));
        }
        if action == Action::Done && p.phase == Phase::Purchase && captains[i] {
            kept[i] = u64::from(p.ipc[i]);
        }
        if p.phase == Phase::CombatMove {
            before = Some((p.clone(), fallen));
        }
        log.clear();
        game.apply(&mut p, seat, &action, &mut dice, &mut log);
        dice.forget();
        score.actions += 1;
        for e in &log.events {
            match &e.event {
                Event::Bought { power, cost, .. } if captains[power.i()] => score.spent += u64::from(*cost),
                Event::Forfeited { power, unit, n } if captains[power.i()] => {
                    let cost = u64::from(*n) * u64::from(b.unit(*unit).cost);
                    score.spent -= cost;
                    score.kept += cost;
                    *score.waste.entry("forfeited").or_default() += cost;
                }
                Event::Income { power, ipc } if captains[power.i()] => score.income += u64::from(*ipc),
                Event::Lost { power, unit, space } if *space == b.capital(*power) => fallen[power.i()][unit.i()] += 1,
                Event::Crashed { power, .. } if captains[power.i()] => *score.waste.entry("crashed").or_default() += 1,
                Event::CapitalTaken { power, victim, .. } => {
                    if show {
                        println!("*** {victim:?} loses its capital to {power:?}");
                    }
                    if captains[victim.i()]
                        && let (Some(start), Some((before, fallen))) = (&starts[victim.i()], &before)
                    {
                        let hold = could_hold(b, start, &fallen[victim.i()], before, &p, *victim, *power);
                        score.capitals.push(Loss { seed: number, round: p.round, victim: *victim, by: *power, hold });
                    }
                }
                _ => {}
            }
            if show
                && !matches!(
                    e.event,
                    Event::Moved { .. }
                        | Event::Bought { .. }
                        | Event::Flew { .. }
                        | Event::Fired { .. }
                        | Event::PhaseBegan { .. }
                        | Event::Landed { .. }
                        | Event::Placed { .. }
                        | Event::Boarded { .. }
                        | Event::Unloaded { .. }
                )
            {
                println!("        {:?}", Shown(game, &e.event));
            }
        }
        if score.actions > 200_000 {
            score.failure = Some("endless".into());
            break;
        }
    }
    score.reason = format!("{:?}", p.outcome);
    score.rounds = game.round(&p);
    score.kept += kept.iter().sum::<u64>();
    score.level = p.level(b, Power::Germany) + p.level(b, Power::Japan);
    if show {
        picture(game, &p);
    }
    score
}

/// Chance that the victim's units within reach of the capital at its last own turn, with all its money in infantry, would have held it
/// against those who took it. What an earlier attack on it had killed since then does not count.
fn could_hold(
    b: &axis_and_allies::board::Board,
    start: &Position,
    fallen: &[u16; 10],
    before: &Position,
    after: &Position,
    victim: Power,
    by: Power,
) -> f64 {
    let home = b.capital(victim);
    let mut own = Company { developments: start.developments[victim.i()], n: *start.units.of(home, victim) };
    let friendly = start.friendly(victim);
    for from in start.units.occupied(victim).iter().filter(|f| *f != home) {
        let by_land = b.map.distance(from, home, friendly & b.land);
        let by_air = b.map.distance(from, home, !SpaceSet::EMPTY & (b.land | b.sea));
        let n = |k: Kind| start.units.get(from, victim, k);
        let near = |d: Option<usize>, most: u8| d.is_some_and(|d| d <= usize::from(most));
        for (k, reach) in [(Kind::Infantry, by_land), (Kind::Armor, by_land), (Kind::Fighter, by_air), (Kind::Bomber, by_air)] {
            if near(reach, start.range(b, victim, k)) {
                own.add(k, n(k));
            }
        }
    }
    if !start.capital_lost(b, victim) {
        own.add(Kind::Infantry, start.ipc[victim.i()] / u16::from(start.price(b, victim, Kind::Infantry)));
    }
    for (n, lost) in own.n.iter_mut().zip(fallen) {
        *n = n.saturating_sub(*lost);
    }
    // Allies who stood there stand there all the same.
    let mut sides: Vec<Company> = Vec::new();
    for ally in victim.allies() {
        sides.push(Company { developments: before.developments[ally.i()], n: *before.units.of(home, ally) });
    }
    sides.push(own);
    let mut attacker = attackers(b, before, home);
    if attacker.units(false, true) == 0 {
        attacker.n = *after.units.of(home, by);
    }
    let fight = Fight {
        attacker,
        defenders: sides,
        gun: victim.allies().chain([victim]).any(|p| before.units.guns(p).has(home)),
        support: supporting(before, home),
        ..Fight::default()
    };
    debug_assert!(!defenders(b, before, home, by).is_empty() || attacker.units(false, true) > 0);
    fight.summary(b, &mut Solver::new()).map_or(0.0, |s| 1.0 - s.captures)
}

struct Shown<'a>(&'a AxisAndAllies, &'a Event);

impl std::fmt::Debug for Shown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Space numbers are read as codes.
        let text = format!("{:?}", self.1);
        let mut rest = text.as_str();
        while let Some(i) = rest.find("Space(") {
            write!(f, "{}", &rest[..i])?;
            let tail = &rest[i + 6..];
            let Some(end) = tail.find(')') else { break };
            let n: u8 = tail[..end].parse().unwrap_or(0);
            write!(f, "{}", self.0.board.space(Space(n)).short)?;
            rest = &tail[end + 1..];
        }
        write!(f, "{rest}")
    }
}

fn picture(game: &AxisAndAllies, p: &Position) {
    let b = &game.board;
    println!("== round {} {:?}: {:?} levels {:?}", p.round, p.power, p.ipc, Power::ALL.map(|q| p.level(b, q)));
    let letters = ["i", "a", "F", "B", "g", "BB", "CV", "T", "S"];
    for power in Power::ALL {
        let mut line = format!("   {}:", power.id());
        for s in (p.units.occupied(power) | p.units.guns(power)).iter() {
            line.push_str(&format!(" {}", b.space(s).short));
            for k in Kind::PIECES {
                let n = p.units.get(s, power, k);
                if n > 0 {
                    line.push_str(&format!(" {n}{}", letters[k.i()]));
                }
            }
            line.push(';');
        }
        println!("{line}");
    }
}
