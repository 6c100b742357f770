//! The places of a game as people call them: by name or by code.

use super::line::{self, Guard};
use crate::{
    Catalog, Lang,
    scene::{Scene, SpaceState},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

/// What the places of a game are called: how names in an order are found.
pub struct Gazetteer {
    /// Code of each space that has one, and its name as words.
    places: Vec<(String, Vec<String>)>,
    /// The first place with each code, and all places by the first word of their name: there may be thousands of places and of orders.
    by_code: BTreeMap<String, usize>,
    by_word: BTreeMap<String, Vec<usize>>,
    known: Rc<BTreeSet<String>>,
}

impl Gazetteer {
    /// The places of a scene, as they are called in a language.
    pub fn new(catalog: &Catalog, lang: Lang, scene: &Scene) -> Self {
        let place = |s: &SpaceState| {
            let name = catalog.name(lang, &s.name);
            let key = format!("code.{}", s.space);
            let code = Some(catalog.name(lang, &key)).filter(|code| *code != key).unwrap_or_else(|| name.clone());
            (code, line::words(&name))
        };
        let places: Vec<(String, Vec<String>)> = scene.spaces.iter().map(place).collect();
        let (mut by_code, mut by_word) = (BTreeMap::new(), BTreeMap::<String, Vec<usize>>::new());
        for (i, (code, name)) in places.iter().enumerate() {
            by_code.entry(code.clone()).or_insert(i);
            if let Some(word) = name.first() {
                by_word.entry(word.clone()).or_default().push(i);
            }
        }
        let known = Rc::new(places.iter().map(|(code, _)| line::fold(code)).collect());
        Self { places, by_code, by_word, known }
    }

    /// The places whose name begins these pieces.
    fn named<'a, 'r>(&'a self, rest: &'r [&'r str]) -> impl Iterator<Item = &'a (String, Vec<String>)> + use<'a, 'r> {
        let word = rest.first().map(|p| line::fold(p)).unwrap_or_default();
        let all = self.by_word.get(&word).map_or(&[][..], Vec::as_slice);
        all.iter().map(|i| &self.places[*i]).filter(|(_, name)| begins(rest, name))
    }

    /// The order with the names of places written as their codes, which is how games read them.
    pub fn coded(&self, typed: &str) -> String {
        let pieces = pieces(typed);
        let (mut out, mut i) = (String::new(), 0);
        while i < pieces.len() {
            match self.named(&pieces[i..]).max_by_key(|(_, name)| name.len()) {
                Some((code, name)) => {
                    out.push_str(code);
                    // A name of several words has blanks between them.
                    i += 2 * name.len() - 1;
                }
                None => {
                    out.push_str(pieces[i]);
                    i += 1;
                }
            }
        }
        out
    }

    /// Which words of each form belong to which place of its order.
    pub(super) fn guard(&self, forms: &[String], notations: &[String]) -> Guard {
        let places = forms.iter().zip(notations).map(|(form, notation)| self.marked(form, &self.of(notation))).collect();
        Guard { places, known: Rc::clone(&self.known) }
    }

    /// The places an order names, in its own order.
    fn of(&self, notation: &str) -> Vec<&(String, Vec<String>)> {
        let pieces = pieces(notation);
        let at = |i: usize| {
            let coded = self.by_code.get(pieces[i]).map(|i| &self.places[*i]);
            coded.or_else(|| self.named(&pieces[i..]).next())
        };
        (0..pieces.len()).filter_map(at).collect()
    }

    fn marked(&self, form: &str, places: &[&(String, Vec<String>)]) -> Vec<Option<usize>> {
        let words = line::words(form);
        let mut marks = vec![None; words.len()];
        for (n, (code, name)) in places.iter().enumerate() {
            for run in [&line::words(code), name] {
                let free = |i: usize, marks: &[Option<usize>]| {
                    words[i..].starts_with(run) && marks[i..i + run.len()].iter().all(Option::is_none)
                };
                // The last: a unit may have the letters of a place, but stands before it.
                let found = (0..words.len()).filter(|i| !run.is_empty() && free(*i, &marks)).collect::<Vec<_>>();
                let found = if found.len() > 1 && n == 0 { found.last() } else { found.first() };
                if let Some(i) = found {
                    marks[*i..i + run.len()].fill(Some(n));
                    break;
                }
            }
        }
        marks
    }
}

/// Words, and what stands between them.
fn pieces(text: &str) -> Vec<&str> {
    let mut out: Vec<&str> = Vec::new();
    let mut start = 0;
    let mut last = None;
    for (i, c) in text.char_indices() {
        let word = c.is_alphanumeric();
        if last.is_some_and(|l| l != word) {
            out.push(&text[start..i]);
            start = i;
        }
        last = Some(word);
    }
    out.push(&text[start..]);
    out
}

/// Do these pieces begin with a name, its words apart by anything that is no sign of a move?
fn begins(pieces: &[&str], name: &[String]) -> bool {
    name.iter().enumerate().all(|(n, w)| {
        pieces.get(2 * n).is_some_and(|p| line::fold(p) == *w)
            && (n == 0 || pieces.get(2 * n - 1).is_some_and(|p| !p.contains(['>', ':', ';', ','])))
    })
}
