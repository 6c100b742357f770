//! Writes a short game for the tests that every release must still replay:
//! `cargo run -p axis-and-allies --example journal -- games/axis-and-allies/tests/journals/<version>.journal`.
//! Computer opponents and chance take turns, with a bid, from a fixed seed: the same program always writes the same file. The pack goes
//! inside, so that the file stands for itself whatever becomes of the built-in data.

#![expect(clippy::expect_used, reason = "a developer's tool may stop where nothing can go on")]

use axis_and_allies::AxisAndAllies;
use ironbottom_kernel::{Rng, Rules, Viewer, dice::Seed, run, table::Table};
use std::sync::Arc;

/// Actions to keep.
const ACTIONS: usize = 300;
/// Chance for the first, captains where it comes to blows.
const LEVELS: [&str; 5] = ["captain", "captain", run::RANDOM, "captain", run::RANDOM];

fn main() {
    let file = std::env::args().nth(1).expect("a file to write");
    let game = Arc::new(AxisAndAllies::built_in().expect("the built-in pack is sound"));
    let options = game.info().parse_options(&["axis_bid=9"]).expect("options");
    let scenario = game.info().scenarios[0].id.clone();
    let mut table = Table::open(game.clone(), &scenario, &options, Seed::from_number(1942), Vec::new()).expect("a table");
    let mut bots = LEVELS.map(|l| run::bot(&*game, l).expect("a level"));
    let mut rng = Rng::new(1942);
    while table.done().len() < ACTIONS && !table.to_act().is_over() {
        let seat = table.to_act().seats().iter().next().expect("somebody is asked");
        // Now and then a standing order, so that those are in it too.
        let orders = table.orders(seat);
        let (legal, pick) = if rng.one_in(40) && !orders.is_empty() {
            let pick = rng.below(orders.len());
            (orders, pick)
        } else {
            let legal = table.actions(seat);
            let view = game.view(table.position(), Viewer::seat(seat));
            let pick = bots[seat.0 as usize].choose(&game, &view, seat, &legal, &mut rng);
            (legal, pick)
        };
        table.act(seat, &legal[pick]).expect("a legal action");
    }
    let mut journal = table.sealed_journal();
    journal.custom_pack = Some(game.pack().clone());
    std::fs::write(&file, journal.to_text()).expect("the file can be written");
    println!("{file}: {} actions", journal.entries.len());
}
