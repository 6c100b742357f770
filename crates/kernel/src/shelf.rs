//! What is taken from lists and not from the board: the shelves of a question, made of the choices that lie on them.

use crate::{
    prompt::{Gesture, Item, Shelf},
    scene::CitedText,
    text::Msg,
};
use std::collections::BTreeMap;

/// Where a choice lies: its shelf, in their order, and its item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The shelf: its place and its title.
    pub shelf: (u32, Msg),
    /// Id of the item.
    pub item: String,
    /// The lower, the more usual.
    pub rank: u32,
    /// How many this choice takes.
    pub n: u32,
    /// What tells it from other choices of the same item: what is meant, and its word.
    pub ways: Vec<(u32, Msg)>,
    /// The picture of the item.
    pub kind: String,
    /// Its name.
    pub name: Msg,
    /// How many of it there are, as far as this choice tells.
    pub count: u32,
    /// What it is good for.
    pub about: Option<CitedText>,
}

impl Slot {
    /// So many of an item, all that there are.
    pub fn new(shelf: (u32, Msg), item: String, kind: String, name: Msg, n: impl Into<u32>) -> Self {
        let n = n.into();
        Self { shelf, item, rank: 0, n, ways: Vec::new(), kind, name, count: n, about: None }
    }

    /// How it is pointed at.
    pub fn gesture(&self) -> Gesture {
        Gesture::Take { item: self.item.clone(), rank: self.rank, n: self.n }
    }

    /// Its words beside its number.
    pub fn ways(&self) -> Vec<Msg> {
        self.ways.iter().map(|(_, word)| word.clone()).collect()
    }
}

/// Where several things have the same word in one respect they are numbered by `nth`, so that each can be meant.
pub fn number_alike(all: &mut [Option<Slot>], nth: impl Fn(Msg, i64) -> Msg) {
    let mut known: BTreeMap<(usize, u32), Msg> = BTreeMap::new();
    for s in all.iter().flatten() {
        known.extend(s.ways.iter().enumerate().map(|(i, (key, word))| ((i, *key), word.clone())));
    }
    for s in all.iter_mut().flatten() {
        for (i, (key, word)) in s.ways.iter_mut().enumerate() {
            let like: Vec<u32> = known.iter().filter(|((j, _), w)| *j == i && *w == word).map(|((_, key), _)| *key).collect();
            if let (true, Some(n)) = (like.len() > 1, like.iter().position(|k| k == key)) {
                *word = nth(word.clone(), n as i64 + 1);
            }
        }
    }
}

/// The shelves of a question, made of what is legal; from place `rare` on they are seldom wanted.
pub fn shelves(slots: &[Option<Slot>], rare: u32) -> Vec<Shelf> {
    let mut all: Vec<((u32, Msg), Vec<Item>)> = Vec::new();
    for s in slots.iter().flatten() {
        let at = all.iter().position(|(shelf, _)| *shelf == s.shelf).unwrap_or_else(|| {
            all.push((s.shelf.clone(), Vec::new()));
            all.len() - 1
        });
        match all[at].1.iter_mut().find(|i| i.id == s.item) {
            Some(item) => item.count = item.count.max(s.count),
            None => {
                let (id, kind, name) = (s.item.clone(), s.kind.clone(), s.name.clone());
                all[at].1.push(Item { id, kind, name, count: s.count, price: None, about: s.about.clone() });
            }
        }
    }
    all.sort_by_key(|((order, _), _)| *order);
    all.into_iter().map(|((order, title), items)| Shelf { title, items, rare: order >= rare }).collect()
}
