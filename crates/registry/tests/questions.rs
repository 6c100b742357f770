//! Every question a game answers has a name, in both languages: nobody reads the keys of a program.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

use ironbottom_kernel::{Lang, Options, Viewer, dice::Seed};
use ironbottom_registry::GAMES;
use std::{collections::BTreeSet, fs};

/// Actions of each game that is looked at.
const ACTIONS: usize = 250;

/// The names in the table at the head of the file in which a game answers questions: some are never offered, only asked.
fn answered(game: &str) -> BTreeSet<String> {
    let src = format!("{}/../../games/{game}/src", env!("CARGO_MANIFEST_DIR"));
    let text = ["ask.rs", "ask/mod.rs"].iter().find_map(|file| fs::read_to_string(format!("{src}/{file}")).ok()).unwrap();
    let row = |line: &str| Some(line.strip_prefix("//! | `")?.split_once('`')?.0.to_owned());
    text.lines().filter_map(row).collect()
}

#[test]
fn every_question_has_a_name_in_both_languages() {
    for known in GAMES {
        let Some(playable) = known.playable else { continue };
        let game = (playable.build)((playable.built_in)()).unwrap();
        let mut seen = answered(known.id);
        assert!(!seen.is_empty(), "{}: no table of questions", known.id);
        for scenario in game.info().scenarios.iter().take(3) {
            let mut table = game.open(&scenario.id, &Options::default(), Seed::from_number(7), Vec::new()).unwrap();
            let seats = table.to_act().seats();
            let all = game.info().seats.len() as u8;
            for i in 0..all {
                table.seat_bot(ironbottom_kernel::Seat(i), "random", u64::from(i)).unwrap();
            }
            assert!(!seats.is_empty(), "{}", known.id);
            for n in 0..ACTIONS {
                let next = table.to_act().seats().iter().find(|s| table.bot_step(*s).is_some());
                let Some(seat) = next else { break };
                // All of them would take long in a debug build.
                if n % 5 == 0 {
                    seen.extend(table.look(Viewer::seat(seat)).queries().into_iter().map(|q| q.name().to_owned()));
                }
            }
        }
        for name in seen {
            let key = format!("query.{name}");
            for lang in [Lang::En, Lang::Fr] {
                // Without a message the name is the id of one.
                let said = game.catalog().name(lang, &key);
                let named = !said.is_empty() && said != key && said != format!("query-{name}");
                assert!(named, "{}: the question `{name}` has no name in {lang:?}", known.id);
            }
        }
    }
}
