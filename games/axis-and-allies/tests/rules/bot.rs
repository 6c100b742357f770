//! The computer opponent: wins against chance from either side, spends its money, guards its capital, and plays the same game twice.
//! (The long measurements are a soak run; `examples/arena.rs` prints all figures.)

use crate::support::{Table, game, sp};
use axis_and_allies::{Action, Event, Kind, Phase, Position, Power, types::Alliance};
use ironbottom_kernel::{
    Advice, Dice, Log, Rng, Rules, Seat, ToAct, Viewer,
    area::Space,
    bot::Bot,
    dice::Seed,
    run::{self, RunSpec},
};

/// What one game came to.
#[derive(Default)]
struct Played {
    winner: Option<String>,
    actions: Vec<(Seat, Action)>,
    spent: u32,
    kept: u32,
    forfeited: Vec<(Power, Kind, u16)>,
}

/// A game with captains for some powers and chance for the others; every action is checked.
fn play(captains: &[Power], seed: u64) -> Played {
    play_with(captains, seed, &["round_limit=15"])
}

fn play_with(captains: &[Power], seed: u64, options: &[&str]) -> Played {
    let g = game();
    let level = |p: Power| if captains.contains(&p) { "captain" } else { run::RANDOM };
    let mut bots: Vec<Box<dyn Bot<_>>> = Power::ALL.iter().map(|p| run::bot(&**g, level(*p)).unwrap()).collect();
    let mut rng = Rng::new(seed);
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let options = g.info().parse_options(options).unwrap();
    let mut p = g.set_up(g.info().newest(), "spring-1942", &options, &mut dice).unwrap();
    let (mut played, mut legal, mut log) = (Played::default(), Vec::new(), Log::default());
    let mut kept = [0; 5];
    loop {
        let seat = match g.to_act(&p) {
            ToAct::Over(outcome) => {
                played.winner = outcome.winner;
                played.kept += kept.iter().sum::<u32>();
                return played;
            }
            other => other.seats().iter().next().unwrap(),
        };
        legal.clear();
        g.actions(&p, seat, &mut legal);
        let power = Power::of_seat(seat).unwrap();
        let pick = bots[power.i()].choose(g, &g.view(&p, Viewer::seat(seat)), seat, &legal, &mut rng);
        assert!(pick < legal.len(), "{power:?} chooses number {pick} of {}", legal.len());
        let action = legal[pick];
        g.check(&p, seat, &action).unwrap();
        let buys = captains.contains(&power) && p.phase == Phase::Purchase;
        if buys && action == Action::Done {
            kept[power.i()] = u32::from(p.ipc[power.i()]);
        }
        log.clear();
        g.apply(&mut p, seat, &action, &mut dice, &mut log);
        dice.forget();
        played.actions.push((seat, action));
        for e in &log.events {
            match e.event {
                Event::Bought { power, cost, .. } if captains.contains(&power) => played.spent += u32::from(cost),
                Event::Forfeited { power, unit, n } if captains.contains(&power) => {
                    played.kept += u32::from(n) * u32::from(g.board.unit(unit).cost);
                    played.forfeited.push((power, unit, n));
                }
                _ => {}
            }
        }
    }
}

fn side(a: Alliance) -> Vec<Power> {
    a.powers().collect()
}

#[test]
fn the_captain_wins_for_the_axis_and_spends_its_money() {
    for seed in 1..=6 {
        let played = play(&side(Alliance::Axis), seed);
        assert_eq!(played.winner.as_deref(), Some("axis"), "seed {seed}");
        assert!(played.kept * 20 <= played.spent, "seed {seed}: kept {} beside {}", played.kept, played.spent);
    }
}

#[test]
fn the_captain_wins_for_the_allies_and_spends_its_money() {
    for seed in 1..=6 {
        let played = play(&side(Alliance::Allies), seed);
        assert_eq!(played.winner.as_deref(), Some("allies"), "seed {seed}");
        assert!(played.kept * 20 <= played.spent, "seed {seed}: kept {} beside {}", played.kept, played.spent);
    }
}

#[test]
fn under_stack_limits_everything_bought_finds_a_place() {
    for seed in 1..=3 {
        let played = play_with(&Power::ALL, seed, &["round_limit=8", "stack_limits=full"]);
        assert_eq!(played.forfeited, [], "seed {seed}");
    }
}

#[test]
fn no_ships_are_bought_for_a_port_that_a_hunted_submarine_may_enter() {
    let base = || {
        let t = Table::empty().put("japan", Power::Japan, Kind::Infantry, 8).ipc(Power::Japan, 60);
        t.put("japan", Power::Japan, Kind::Fighter, 2).put("sz_japan", Power::Japan, Kind::Battleship, 2)
    };
    let ships = |t: Table| {
        let mut p = t.turn(Power::Japan, Phase::Purchase).p;
        let done = phase_of(&mut p);
        done.iter().filter(|a| matches!(a, Action::Buy { unit } if unit.is_ship())).count()
    };
    assert!(ships(base()) > 0);
    // The fighters could attack it next door, and it could come in.
    assert_eq!(ships(base().put("sz_okinawa", Power::Usa, Kind::Submarine, 1)), 0);
}

#[test]
fn captains_play_the_same_game_twice() {
    let (one, two) = (play(&Power::ALL, 3), play(&Power::ALL, 3));
    assert_eq!(one.actions, two.actions);
}

#[test]
fn a_run_of_captains_ends_without_a_failure() {
    let spec = RunSpec {
        scenario: "spring-1942".into(),
        options: game().info().parse_options(&["round_limit=4"]).unwrap(),
        seed: 5,
        levels: vec!["captain".into(); 5],
        keep_journal: true,
        careful: true,
        max_actions: 20_000,
        clock: || 0,
    };
    let report = run::run(game(), &spec).unwrap();
    assert_eq!(report.failure, None);
    assert!(report.outcome.is_some());
}

/// Lets one captain play on until the phase of its turn is over; what it did.
fn phase_of(p: &mut Position) -> Vec<Action> {
    let g = game();
    let seat = p.power.seat();
    let mut bot = g.bot("captain").unwrap();
    let (mut rng, mut done, mut legal) = (Rng::new(1), Vec::new(), Vec::new());
    let phase = p.phase;
    while p.phase == phase && p.power.seat() == seat {
        legal.clear();
        g.actions(p, seat, &mut legal);
        let view = g.view(p, Viewer::seat(seat));
        let action = legal[bot.choose(g, &view, seat, &legal, &mut rng)];
        let mut dice = Dice::seeded(Seed::from_number(9), Vec::new());
        g.apply(p, seat, &action, &mut dice, &mut Log::default());
        done.push(action);
    }
    done
}

fn marches(done: &[Action], to: Space) -> usize {
    done.iter().filter(|a| matches!(a, Action::March { to: t, .. } if *t == to)).count()
}

#[test]
fn an_empty_territory_next_door_is_taken() {
    let table = Table::empty().put("karelia", Power::Ussr, Kind::Infantry, 6).turn(Power::Ussr, Phase::CombatMove);
    let mut p = table.p;
    let done = phase_of(&mut p);
    assert!(marches(&done, sp("eastern_europe")) + marches(&done, sp("ukraine")) > 0, "{done:?}");
}

#[test]
fn bad_odds_are_left_alone() {
    let table = Table::empty()
        .put("karelia", Power::Ussr, Kind::Infantry, 3)
        .put("eastern_europe", Power::Germany, Kind::Infantry, 5)
        .put("ukraine", Power::Germany, Kind::Infantry, 5)
        .put("finland_norway", Power::Germany, Kind::Infantry, 5)
        .turn(Power::Ussr, Phase::CombatMove);
    let mut p = table.p;
    assert_eq!(phase_of(&mut p), [Action::Done]);
}

#[test]
fn a_capital_in_danger_gets_infantry_and_keeps_its_guard() {
    let table = Table::empty()
        .put("russia", Power::Ussr, Kind::Infantry, 5)
        .put("caucasus", Power::Ussr, Kind::Infantry, 4)
        .put("karelia", Power::Germany, Kind::Infantry, 6)
        .put("karelia", Power::Germany, Kind::Armor, 5)
        .put("novosibirsk", Power::Japan, Kind::Infantry, 1)
        .own("karelia", Power::Germany)
        .own("novosibirsk", Power::Japan)
        .turn(Power::Ussr, Phase::Purchase);
    let mut p = table.p;
    let money = p.ipc[Power::Ussr.i()];
    let done = phase_of(&mut p);
    let bought = done.iter().filter(|a| **a == Action::Buy { unit: Kind::Infantry }).count();
    assert!(bought >= 6, "{done:?}");
    assert!(p.ipc[Power::Ussr.i()] * 20 <= money);
    // A lone enemy does not draw the guard away.
    while p.power == Power::Ussr {
        phase_of(&mut p);
    }
    let home = |k| p.units.get(sp("russia"), Power::Ussr, k);
    assert!(home(Kind::Infantry) + home(Kind::Armor) >= 11, "{:?}", p.units.of(sp("russia"), Power::Ussr));
}

#[test]
fn troops_overseas_are_shipped() {
    let table = Table::empty()
        .put("japan", Power::Japan, Kind::Infantry, 4)
        .put("sz_japan", Power::Japan, Kind::Transport, 2)
        .turn(Power::Japan, Phase::CombatMove);
    let mut p = table.p;
    phase_of(&mut p);
    while p.power == Power::Japan && p.phase != Phase::Place {
        phase_of(&mut p);
    }
    let left = p.units.get(sp("japan"), Power::Japan, Kind::Infantry);
    assert!(left < 4, "all four stayed at home");
}

#[test]
fn other_levels_are_unknown() {
    assert!(game().bot("admiral").is_none());
}

/// Stacks of several hundred come up in long wars: counted, moved, fought over, and thought about.
#[test]
fn aa_271_a_stack_of_several_hundred_is_played_by_the_captain() {
    let big = |mut t: Table| {
        for (space, power, infantry, armor) in [
            ("russia", Power::Ussr, 300, 200),
            ("germany", Power::Germany, 260, 255),
            ("karelia", Power::Uk, 400, 3),
            ("novosibirsk", Power::Japan, 350, 40),
            ("karelia", Power::Usa, 290, 1),
        ] {
            t = t.clear("karelia", Power::Ussr).own("novosibirsk", Power::Japan).clear("novosibirsk", Power::Ussr);
            t = t.put(space, power, Kind::Infantry, infantry).put(space, power, Kind::Armor, armor);
            t = t.ipc(power, 900);
        }
        t
    };
    for power in Power::ALL {
        let mut t = big(Table::new()).turn(power, Phase::Purchase);
        let mut bots: Vec<_> = Power::ALL.iter().map(|_| run::bot(&**game(), "captain").expect("a captain")).collect();
        let (mut rng, mut dice, mut legal) = (Rng::new(7), Dice::seeded(Seed::from_number(7), Vec::new()), Vec::new());
        for _ in 0..6000 {
            if t.p.power != power || t.p.outcome.is_some() {
                break;
            }
            let seat = game().to_act(&t.p).seats().iter().next().expect("somebody");
            legal.clear();
            game().actions(&t.p, seat, &mut legal);
            let v = game().view(&t.p, Viewer::seat(seat));
            let i = bots[seat.0 as usize].choose(game(), &v, seat, &legal, &mut rng);
            game().apply(&mut t.p, seat, &legal[i], &mut dice, &mut Log::default());
            dice.forget();
        }
        assert!(t.p.power != power || t.p.outcome.is_some(), "the turn of {power:?} ends");
    }
    // More than a byte counts.
    let t = Table::empty().put("russia", Power::Ussr, Kind::Infantry, 250).put("russia", Power::Ussr, Kind::Infantry, 250);
    assert_eq!(t.n("russia", Power::Ussr, Kind::Infantry), 500);
    let text = serde_json::to_string(&t.p.units).expect("written");
    let back: axis_and_allies::units::Units = serde_json::from_str(&text).expect("read");
    assert_eq!(back, t.p.units);
}
