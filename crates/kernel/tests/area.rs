//! Area maps: sets of spaces, reach and distance.

use ironbottom_kernel::area::{AreaMap, Space, SpaceSet};

const ALL: SpaceSet = SpaceSet(u128::MAX);

fn set(spaces: &[u8]) -> SpaceSet {
    spaces.iter().copied().map(Space).collect()
}

/// 0 - 1 - 2 - 3 - 4 in a row, 5 a short cut from 0 to 4, 6 on its own.
fn map() -> AreaMap {
    AreaMap::new(vec![set(&[1, 5]), set(&[0, 2]), set(&[1, 3]), set(&[2, 4]), set(&[3, 5]), set(&[0, 4]), SpaceSet::EMPTY])
}

#[test]
fn sets_hold_what_was_put_in() {
    let mut s = set(&[3, 127, 0]);
    assert_eq!((s.len(), s.is_empty(), s.has(Space(127)), s.has(Space(1))), (3, false, true, false));
    assert_eq!(s.iter().map(|s| s.0).collect::<Vec<_>>(), [0, 3, 127]);
    s.remove(Space(3));
    s.add(Space(5));
    assert_eq!(s, set(&[0, 5, 127]));
    assert_eq!(s & set(&[5, 6]), set(&[5]));
    assert_eq!(s | SpaceSet::one(Space(6)), set(&[0, 5, 6, 127]));
    assert_eq!((!s).len(), 125);
    s |= set(&[1]);
    assert!(s.has(Space(1)));
}

#[test]
fn sets_are_saved_as_numbers() {
    let text = serde_json::to_string(&set(&[2, 100])).unwrap();
    assert_eq!(text, "[2,100]");
    assert_eq!(serde_json::from_str::<SpaceSet>(&text).unwrap(), set(&[2, 100]));
}

#[test]
fn numbers_that_no_map_has_stop_at_the_door() {
    assert!(serde_json::from_str::<SpaceSet>("[128]").is_err());
    assert!(serde_json::from_str::<Space>("200").is_err());
    assert_eq!(serde_json::from_str::<Space>("127").unwrap(), Space(127));
    assert_eq!(serde_json::to_string(&Space(9)).unwrap(), "9");
    // A number that this map has not is next to nothing.
    assert!(map().near(Space(90)).is_empty());
    assert!(!map().touch(Space(90), Space(0)));
}

#[test]
fn neighbours_and_around() {
    let m = map();
    assert_eq!((m.len(), m.is_empty()), (7, false));
    assert!(m.touch(Space(0), Space(5)) && !m.touch(Space(0), Space(4)));
    assert_eq!(m.around(set(&[0, 3])), set(&[1, 2, 4, 5]));
}

#[test]
fn within_counts_steps_and_enters_only_what_is_allowed() {
    let m = map();
    let from = SpaceSet::one(Space(0));
    assert_eq!(m.within(from, 0, ALL), set(&[0]));
    assert_eq!(m.within(from, 1, ALL), set(&[0, 1, 5]));
    assert_eq!(m.within(from, 2, ALL), set(&[0, 1, 2, 4, 5]));
    assert_eq!(m.within(from, 9, ALL), set(&[0, 1, 2, 3, 4, 5]));
    assert_eq!(m.within(from, 9, !SpaceSet::one(Space(5)) & !SpaceSet::one(Space(2))), set(&[0, 1]));
    assert_eq!(m.within(set(&[1, 4]), 1, ALL), set(&[0, 1, 2, 3, 4, 5]));
}

#[test]
fn distance_takes_the_shortest_way_there_is() {
    let m = map();
    assert_eq!(m.distance(Space(0), Space(0), SpaceSet::EMPTY), Some(0));
    assert_eq!(m.distance(Space(0), Space(4), ALL), Some(2));
    assert_eq!(m.distance(Space(0), Space(4), !SpaceSet::one(Space(5))), Some(4));
    assert_eq!(m.distance(Space(0), Space(6), ALL), None);
    for a in 0..6 {
        for b in 0..6 {
            assert_eq!(m.distance(Space(a), Space(b), ALL), m.distance(Space(b), Space(a), ALL));
        }
    }
}
