//! Where a piece can go and where it cannot: of a legal move every game says why it does not lead elsewhere.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

use ironbottom_kernel::{Options, Seat, Viewer, dice::Seed, erased::AnyTable, prompt::Gesture};
use ironbottom_registry::GAMES;
use std::collections::{BTreeMap, BTreeSet};

/// Actions of each game that is looked at.
const ACTIONS: usize = 400;

/// The pieces a seat can move, each with an action and all the spaces it can go to.
fn moves(table: &dyn AnyTable, seat: Seat) -> BTreeMap<String, (serde_json::Value, BTreeSet<String>)> {
    let mut out: BTreeMap<String, (serde_json::Value, BTreeSet<String>)> = BTreeMap::new();
    let (prompt, offers) = table.look(Viewer::seat(seat)).choices(seat);
    for (choice, offer) in prompt.choices.into_iter().zip(offers) {
        if let Gesture::Move { piece, to, .. } = choice.gesture {
            out.entry(piece).or_insert_with(|| (offer.action, BTreeSet::new())).1.insert(to);
        }
    }
    out
}

#[test]
fn of_a_move_every_game_says_why_it_does_not_lead_elsewhere() {
    for known in GAMES {
        let Some(playable) = known.playable else { continue };
        let game = (playable.build)((playable.built_in)()).unwrap();
        let scenario = &game.info().scenarios[0].id;
        let mut table = game.open(scenario, &Options::default(), Seed::from_number(7), Vec::new()).unwrap();
        for i in 0..game.info().seats.len() as u8 {
            table.seat_bot(Seat(i), "random", u64::from(i)).unwrap();
        }
        let (mut reasons, mut looked) = (0, 0);
        for n in 0..ACTIONS {
            let Some(seat) = table.to_act().seats().iter().find(|s| table.bot_step(*s).is_some()) else { break };
            if n % 20 != 0 || !table.to_act().seats().has(seat) {
                continue;
            }
            let spaces: Vec<String> = table.scene(Viewer::seat(seat)).spaces.into_iter().map(|s| s.space).collect();
            for (action, targets) in moves(&*table, seat).into_values().take(3) {
                for to in spaces.iter().filter(|s| !targets.contains(*s)).step_by(spaces.len() / 20 + 1) {
                    looked += 1;
                    reasons += usize::from(table.why_not(seat, &action, to).is_some());
                }
                // What is no space, and what is no legal action, has none.
                assert!(table.why_not(seat, &serde_json::Value::Null, &spaces[0]).is_none());
            }
        }
        assert!(looked > 20 && reasons > 0, "{}: {reasons} reasons for {looked} spaces", known.id);
    }
}
