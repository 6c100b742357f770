//! The typed form of actions is kept: people know it by heart, and records of games are written in it.

use ironbottom_kernel::{Game, Kinds, Rng, Viewer, dice::Seed, info::Options, table::Table};
use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path, sync::Arc};

/// So many different texts of each kind of action are kept.
const EACH: usize = 4;
/// So many games of each scenario are played.
const GAMES: u64 = 3;
/// Set to write the file anew.
const ANEW: &str = "IB_WRITE_NOTATION";

/// Compares how the actions met in a few random games, so many moves each, are written with what the file says; panics at the first
/// difference. Each line of the file is a kind and a text: the first few texts of every kind of action that was legal at some time.
///
/// # Panics
/// If a text differs, or the game cannot be played.
#[expect(clippy::panic, clippy::expect_used, reason = "this is how a test fails")]
pub fn keeps_notation<G: Game>(game: &Arc<G>, pairs: &[&str], moves: usize, file: &Path) {
    let options = game.info().parse_options(pairs).expect("options of the game");
    let now = texts(game, &options, moves);
    if std::env::var_os(ANEW).is_some() {
        fs::write(file, &now).expect("the file can be written");
    }
    let then = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let version = game.info().rules_version;
    for (n, (then, now)) in then.lines().zip(now.lines()).enumerate() {
        assert!(
            then == now,
            "{}, line {}: actions are written otherwise than in version {version} of the rules: raise the rules version, then run \
             this once with {ANEW}=1\n then: {then}\n  now: {now}",
            file.display(),
            n + 1
        );
    }
    let lines = (then.lines().count(), now.lines().count());
    assert!(lines.0 == lines.1, "{}: {} lines, now {}: raise the rules version", file.display(), lines.0, lines.1);
}

/// Plays every scenario a few times, and writes what was legal.
#[expect(clippy::expect_used, reason = "this is how a test fails")]
fn texts<G: Game>(game: &Arc<G>, options: &Options, moves: usize) -> String {
    let mut found: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (seed, scenario) in (1..=GAMES).flat_map(|seed| game.info().scenarios.iter().map(move |s| (seed, s))) {
        let table = Table::open(game.clone(), &scenario.id, options, Seed::from_number(seed), Vec::new());
        play(game, table.expect("a table"), &mut Rng::new(seed), moves, &mut found);
    }
    let mut out = String::new();
    for (kind, texts) in found {
        for text in texts {
            writeln!(out, "{kind}: {text}").expect("a text takes what is written");
        }
    }
    out
}

/// Plays one game and notes new texts.
#[expect(clippy::expect_used, reason = "this is how a test fails")]
fn play<G: Game>(game: &Arc<G>, mut table: Table<G>, rng: &mut Rng, moves: usize, found: &mut BTreeMap<&str, Vec<String>>) {
    for _ in 0..moves {
        let seats = table.to_act().seats();
        // While seats act apart, some may have said all they had to say.
        let Some((seat, legal)) = seats.iter().map(|s| (s, table.actions(s))).find(|(_, legal)| !legal.is_empty()) else { break };
        let view = game.view(table.position(), Viewer::seat(seat));
        let orders = table.orders(seat);
        for a in legal.iter().chain(orders.iter()) {
            let of_kind = found.entry(a.kind()).or_default();
            if of_kind.len() < EACH {
                let text = game.notation(&view, a);
                if !of_kind.contains(&text) {
                    of_kind.push(text);
                }
            }
        }
        // Now and then a standing order, so that other questions are asked; else any kind of action is as likely as any other.
        let from = if !orders.is_empty() && rng.one_in(20) { &orders } else { &legal };
        let mut kinds: Vec<&str> = from.iter().map(|a| a.kind()).collect();
        kinds.dedup();
        let kind = kinds[rng.below(kinds.len())];
        let of_kind: Vec<_> = from.iter().filter(|a| a.kind() == kind).collect();
        table.act(seat, of_kind[rng.below(of_kind.len())]).expect("a legal action");
    }
}
