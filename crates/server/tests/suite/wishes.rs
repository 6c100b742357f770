//! What is wanted from the shelves of a question, in every game that has some when it begins.

use crate::{games, overheard::Listener};
use ironbottom_kernel::{Lang, Options, Viewer, dice::Seed, prompt::Gesture};
use ironbottom_protocol::{Question, Wish};
use ironbottom_registry::GAMES;
use ironbottom_server::live::LiveTable;

fn item(q: &Question) -> Option<String> {
    q.choices.iter().find_map(|c| match &c.gesture {
        Gesture::Take { item, .. } => Some(item.clone()),
        _ => None,
    })
}

#[test]
fn wishes_are_taken_one_after_the_other() {
    let mut seen = 0;
    for known in GAMES.iter().filter(|k| k.playable.is_some()) {
        let game = games::built(*known);
        let scenario = game.info().scenarios[0].id.clone();
        let table = game.open(&scenario, &Options::default(), Seed::from_number(1), Vec::new()).unwrap();
        let seats = table.to_act().seats();
        let inner = LiveTable::alone(game, table).unwrap();
        for seat in seats.iter() {
            let me = Listener::new(1, Viewer::seat(seat), Lang::En).me;
            let tried = |wishes: &[Wish]| inner.tried(&me, 1, seat, &[], wishes).unwrap();
            let before = tried(&[]);
            assert!(before.same && before.taken.is_empty());
            let Some(item) = before.question.as_ref().and_then(item) else { continue };
            seen += 1;
            // Unless somebody says otherwise it is the plainest.
            let wish = Wish { item, ..Wish::default() };
            let after = tried(std::slice::from_ref(&wish));
            let taken = &after.taken[0];
            let plainest = &taken.of[taken.choice.unwrap()];
            assert_eq!(plainest.ways, taken.of[0].ways);
            assert!(after.question.is_some() && after.question != before.question);
            // It stays what it was, to the very action.
            for c in &taken.of {
                let exact = Wish { ways: Some(c.ways.clone()), action: Some(c.action.clone()), ..wish.clone() };
                let again = &tried(&[exact]).taken[0];
                assert!(again.why.is_some() || again.of[again.choice.unwrap()] == *c);
            }
            // What is given in words that are not there leaves the list, and what is like them is taken otherwise.
            let words = Some(vec!["in no such words".to_owned(); plainest.ways.len().max(1)]);
            if !plainest.ways.is_empty() {
                assert_eq!(tried(&[Wish { ways: words.clone(), ..wish.clone() }]).taken[0].choice, None);
            }
            assert_eq!(tried(&[Wish { like: words, ..wish.clone() }]).taken[0].choice, taken.choice);
            let nothing = Wish { item: "no such item".to_owned(), ..Wish::default() };
            let both = tried(&[nothing, wish]);
            assert_eq!((both.taken[0].choice, both.taken[0].of.len()), (None, 0));
            assert_eq!((both.taken[1].choice, both.question == after.question), (taken.choice, true));
        }
    }
    assert!(seen > 0, "no game begins with a shelf");
}
