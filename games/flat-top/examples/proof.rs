//! Plays games with journals and proves each of them: `cargo run --release -p flat-top --example proof -- [SCENARIO] [GAMES] [SEED]
//! [ALLIES] [JAPAN]`. Every action is checked before it is taken; at the end it says which kinds of actions and events never occurred.

#![expect(clippy::expect_used, reason = "a developer's tool may stop where nothing can go on")]

use flat_top::{Action, Event, FlatTop};
use ironbottom_kernel::{
    Options,
    journal::Journal,
    run::{self, RunSpec},
    table::Table,
};
use std::sync::Arc;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, or: &str| args.get(i).map_or_else(|| or.to_owned(), Clone::clone);
    let scenario = word(0, "rings_around_rabaul");
    let games: u64 = word(1, "20").parse().expect("a number of games");
    let seed: u64 = word(2, "1").parse().expect("a seed");
    let game = Arc::new(FlatTop::built_in().expect("the pack inside the program"));
    let (mut actions, mut events) = (vec![0; Action::KINDS.len()], vec![0; Event::KINDS.len()]);
    let mut entries = 0;
    for i in 0..games {
        let spec = RunSpec {
            scenario: scenario.clone(),
            options: Options::default(),
            seed: seed + i,
            levels: vec![word(3, "random"), word(4, "random")],
            keep_journal: true,
            careful: true,
            max_actions: 1_000_000,
            clock: || 0,
        };
        let report = run::run(&game, &spec).expect("a scenario and levels");
        assert!(report.failure.is_none(), "seed {}: {:?}", seed + i, report.failure);
        let journal = Journal::from_text(&report.journal.expect("it was kept").to_text()).expect("a journal");
        entries += journal.entries.len();
        let _ = Table::load(game.clone(), &journal, None).expect("a journal that holds");
        let add = |sum: &mut Vec<u64>, more: &[u64]| sum.iter_mut().zip(more).for_each(|(s, m)| *s += m);
        add(&mut actions, &report.action_kinds);
        add(&mut events, &report.event_kinds);
    }
    let never = |names: &[&'static str], counts: &[u64]| -> Vec<&str> {
        names.iter().zip(counts).filter(|(_, n)| **n == 0).map(|(k, _)| *k).collect()
    };
    println!("{scenario}: {games} games from seed {seed} played and proved, {entries} entries");
    println!("  actions that never occurred: {}", never(Action::KINDS, &actions).join(" "));
    println!("  events that never occurred:  {}", never(Event::KINDS, &events).join(" "));
}
