//! Orders as they are typed, and pieces put down together.

use super::bench::{Bench, at, bare, board, game, sea, space, unit};
use fire_in_the_sky::{
    Action,
    action::Item,
    position::{ForceId, Phase, Place},
    types::Side,
};
use ironbottom_kernel::{Face as _, Rules as _, Seat, Viewer};

const JAPAN: Seat = Seat(0);

fn read(t: &Bench, text: &str) -> Option<Action> {
    game().read(&game().view(&t.p, Viewer::seat(JAPAN)), JAPAN, text).and_then(Result::ok)
}

fn spell(t: &Bench, text: &str) -> Vec<String> {
    let spelled = game().spell(&game().view(&t.p, Viewer::seat(JAPAN)), JAPAN, text).unwrap().unwrap();
    spelled.actions.into_iter().map(|(_, says)| says).collect()
}

fn ships_at_truk() -> Bench {
    let mut t = bare(Phase::Operations, Side::Japan);
    for id in ["akagi_kaga", "hiryu_soryu", "tone", "mogami", "takao"] {
        t.put(id, "truk");
    }
    t
}

#[test]
fn an_order_in_full_is_read_legal_or_not() {
    let t = ships_at_truk();
    let item = Item::Unit(unit("tone"));
    let to = sea("1212");
    assert_eq!(read(&t, "sail tone truk>1212"), Some(Action::Sail { item, from: space("truk"), to }));
    // The start may be left out where it is known.
    assert_eq!(read(&t, "sail tone>1212"), Some(Action::Sail { item, from: space("truk"), to }));
    assert_eq!(
        read(&t, "deploy akagi to kure"),
        Some(Action::Deploy { item: Item::Unit(unit("akagi_kaga")), from: space("truk"), to: space("kure") })
    );
    assert_eq!(read(&t, "oil singapore 3"), Some(Action::Oil { from: space("singapore"), points: 3 }));
    assert_eq!(read(&t, "sail nobody truk>1212"), None);
}

#[test]
fn the_coasts_of_malaya_are_two_goals() {
    let t = ships_at_truk();
    let item = Item::Unit(unit("tone"));
    for (text, id) in [("malaya_west", "0412w"), ("malaya_east", "0412e"), ("malaya", "0412e")] {
        assert_eq!(read(&t, &format!("sail tone truk>{text}")), Some(Action::Sail { item, from: space("truk"), to: sea(id) }));
    }
}

#[test]
fn several_ships_of_one_order_sail_together() {
    let t = ships_at_truk();
    let said = spell(&t, "all from truk to 1212");
    assert_eq!(said.iter().filter(|s| s.starts_with("sail")).count(), 2, "{said:?}");
    assert_eq!(said.iter().filter(|s| s.starts_with("join tf1")).count(), 3, "{said:?}");
    assert_eq!(spell(&t, "akagi, tone truk>1212"), ["sail akagi_kaga truk>1212", "join tf1 tone"]);
    assert_eq!(spell(&t, "2 ca truk>1212").len(), 2);
}

#[test]
fn fs_157_what_is_put_down_together_is_one_task_force() {
    let mut t = ships_at_truk();
    let sail = |id: &str| Action::Sail { item: Item::Unit(unit(id)), from: space("truk"), to: sea("1212") };
    let together = |t: &Bench, a: &Action| game().together(&game().view(&t.p, Viewer::seat(JAPAN)), JAPAN, a);
    assert_eq!(together(&t, &sail("tone")), None);
    t.act(sail("akagi_kaga"), &[]);
    let join = Action::Join { item: Item::Unit(unit("tone")), force: ForceId(0) };
    assert_eq!(together(&t, &sail("tone")), Some(join));
    for id in ["hiryu_soryu", "mogami", "takao"] {
        t.act(Action::Join { item: Item::Unit(unit(id)), force: ForceId(0) }, &[]);
    }
    // It is full: the next one begins another.
    assert_eq!(together(&t, &sail("tone")), None);
    assert_eq!(t.unit(unit("tone")).at, Place::At(space("truk")));
}

#[test]
fn what_is_typed_for_every_space_leads_back_to_it() {
    let b = board();
    for s in b.all_spaces() {
        assert_eq!(b.find(&fire_in_the_sky::notation::space(b, s)), Some(s));
    }
}

#[test]
fn why_a_space_is_not_lit() {
    let t = at("long", Phase::Operations, Side::Japan);
    let v = game().view(&t.p, Viewer::seat(JAPAN));
    let akagi = unit("akagi_kaga");
    let Place::At(from) = t.unit(akagi).at else { panic!("it is in port") };
    let sail = Action::Sail { item: Item::Unit(akagi), from, to: sea("1008") };
    assert!(game().check(&t.p, JAPAN, &sail).is_ok());
    assert!(game().why_not(&v, JAPAN, &sail, "0010").is_some());
    assert!(game().why_not(&v, JAPAN, &sail, "1006").is_none());
}
