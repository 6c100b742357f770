//! A challenge: two who play differently with the same seed meet the same Japan.

use crate::support::{board, game};
use fleet_commander_nimitz::{ADMIRAL, Action, Event, Position, event::Attack, phases, position::Place, types::Side};
use ironbottom_kernel::{Dice, Log, Logged, Options, Rng, Rules, ToAct, area::Space, dice::Seed};
use std::collections::BTreeMap;

/// What somebody met: by what it was, when and where, one after the other.
type Met = BTreeMap<String, Vec<String>>;

/// What the events of one action tell of Japan. A battle is fought in one area at a time.
fn note(met: &mut Met, p: &Position, battle: &mut Option<Space>, told: &Logged<Event>) {
    let turn = format!("{} {}", p.year, p.turn);
    let there = battle.map(|a| format!("{turn} {}", board().areas[a.i()].id)).unwrap_or_default();
    let mut add = |key: String, what: String| met.entry(key).or_default().push(what);
    match &told.event {
        Event::Ordered { area, die, .. } => add(format!("order {turn} {}", board().areas[area.i()].id), die.to_string()),
        Event::BattleBegan { area } => *battle = Some(*area),
        Event::BattleEnded { .. } => *battle = None,
        Event::BattleLength { die, .. } => add(format!("length {there}"), die.to_string()),
        Event::PlansDrawn { plans, .. } => plans.iter().for_each(|plan| add(format!("cup {}", p.year), format!("{plan:?}"))),
        // A plan may say where it flies: then nothing is rolled.
        Event::GroupFlew { die, .. } if told.dice.0 < told.dice.1 => add(format!("sector {there}"), die.to_string()),
        Event::Attacked { attack, side: Side::Japan, shots, .. } => {
            shots.iter().for_each(|s| add(format!("{attack:?} {there}"), s.die.to_string()));
        }
        Event::Reinforced { die, units, .. } => {
            add(format!("forces {turn}"), die.to_string());
            for u in units {
                let t = &board().campaign(u.year).types[u.kind as usize];
                add(format!("pile {} {}", u.year, t.kind.class().id()), t.id.clone());
            }
        }
        _ => {}
    }
}

/// Plays a campaign by another player's whims with the seed of a challenge.
fn play(scenario: &str, seed: u64, whims: u64) -> (Met, Vec<Action>) {
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let mut p = game().set_up(game().info().newest(), scenario, &Options::default(), &mut dice).unwrap();
    let (mut rng, mut met, mut battle, mut taken) = (Rng::new(whims), Met::new(), None, Vec::new());
    while !matches!(game().to_act(&p), ToAct::Over(_)) {
        let mut legal = Vec::new();
        game().actions(&p, ADMIRAL, &mut legal);
        let a = legal[rng.below(legal.len())];
        let (before, mut log) = (p.clone(), Log::default());
        phases::apply(board(), &mut p, &a, &mut dice, &mut log);
        // An action that ends a turn tells of the turn it ends.
        log.events.iter().for_each(|e| note(&mut met, &before, &mut battle, e));
        taken.push(a);
    }
    (met, taken)
}

/// How many things both met; panics at the first they met differently. `lasting`: as long as nobody put anything back.
fn compare(a: &Met, b: &Met, of: &str, lasting: impl Fn(&str) -> usize) -> usize {
    let mut both = 0;
    for (key, list) in a.iter().filter(|(k, _)| k.starts_with(of)) {
        let other = b.get(key).map_or(&[][..], Vec::as_slice);
        let n = list.len().min(other.len()).min(lasting(key));
        assert_eq!(list[..n], other[..n], "{key}");
        both += n;
    }
    both
}

#[test]
fn two_players_with_one_seed_meet_the_same_orders_forces_piles_plans_and_fire() {
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..40 {
        let (a, done) = play("1942", seed, 2 * seed + 1);
        let (b, other) = play("1942", seed, 2 * seed + 2);
        assert_ne!(done, other, "they play differently");
        let cup: usize = crate::support::opening(1942).cup.iter().map(|n| usize::from(*n)).sum();
        for of in ["order", "forces", "length", "sector"] {
            *met.entry(of).or_default() += compare(&a, &b, of, |_| usize::MAX);
        }
        // Under the piles lies what was damaged.
        *met.entry("pile").or_default() += compare(&a, &b, "pile", |key| {
            let p = crate::support::opening(1942);
            let of = |u: &u16| {
                p.unit_type(board(), *u).side == Side::Japan && key.ends_with(p.unit_type(board(), *u).kind.class().id())
            };
            p.units_in(Place::Box).filter(of).count()
        });
        // The cup is filled again from what is out, and that depends on when.
        *met.entry("cup").or_default() += compare(&a, &b, "cup", |_| cup);
        for attack in [Attack::Aaa, Attack::Guns, Attack::Torpedoes, Attack::Infantry, Attack::Bombs, Attack::Dogfight] {
            *met.entry("fire").or_default() += compare(&a, &b, &format!("{attack:?} "), |_| usize::MAX);
        }
    }
    println!("the same for both: {met:?}");
    assert!(met.len() == 7 && met.values().all(|n| *n > 40), "they have met enough to compare: {met:?}");
}

#[test]
fn only_another_seed_is_another_japan() {
    let orders =
        |seed: u64| -> Met { play("1942", seed, 1).0.into_iter().filter(|(k, _)| k.starts_with("order 1942 1 ")).collect() };
    assert_eq!(orders(1), orders(1));
    assert_ne!(orders(1), orders(2));
}

#[test]
fn fn_002_a_campaign_is_ranked_by_its_grade_then_by_its_objectives() {
    use fleet_commander_nimitz::{position::End, types::Grade};
    let with = |end: End, objectives: u8| {
        let mut p = crate::support::opening(1942);
        assert_eq!(game().score(&p), None, "it runs");
        (p.end, p.past) = (Some(end), vec![(1942, objectives)]);
        game().score(&p).unwrap()
    };
    let order = [
        with(End::HawaiiLost, 0),
        with(End::Replaced, 0),
        with(End::Judged(Grade::Poor), 9),
        with(End::Judged(Grade::Historical), 4),
        with(End::Judged(Grade::Historical), 5),
        with(End::Judged(Grade::Great), 1),
    ];
    assert!(order.windows(2).all(|w| w[0].points < w[1].points), "{order:?}");
    let said = |lang| game().catalog().say(lang, &order[4].text);
    assert!(
        said(ironbottom_kernel::Lang::En).ends_with("5 objectives") && said(ironbottom_kernel::Lang::Fr).ends_with("5 objectifs")
    );
}
