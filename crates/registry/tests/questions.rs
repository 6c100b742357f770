//! Every question a game offers to its players has a name, in both languages: nobody reads the keys of a program.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

use ironbottom_kernel::{Lang, Options, Viewer, dice::Seed};
use ironbottom_registry::GAMES;
use std::collections::BTreeSet;

/// Actions of each game that is looked at.
const ACTIONS: usize = 250;

#[test]
fn every_question_has_a_name_in_both_languages() {
    for known in GAMES {
        let Some(playable) = known.playable else { continue };
        let game = (playable.build)((playable.built_in)()).unwrap();
        let mut seen: BTreeSet<String> = BTreeSet::new();
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
                    seen.extend(table.queries(Viewer::seat(seat)).into_iter().map(|q| q.name));
                }
            }
        }
        assert!(!seen.is_empty(), "{} offers no question", known.id);
        for name in seen {
            let key = format!("query.{name}");
            for lang in [Lang::En, Lang::Fr] {
                let said = game.catalog().name(lang, &key);
                assert!(said != key && !said.is_empty(), "{}: the question `{name}` has no name in {lang:?}", known.id);
            }
        }
    }
}
