//! Reads what a player typed: which of the legal orders is meant.

use std::{collections::BTreeSet, rc::Rc};

/// Which of several forms somebody means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// This one.
    One(usize),
    /// Any of these.
    Many(Vec<usize>),
    /// None.
    Nothing,
}

impl Found {
    fn of(list: Vec<usize>) -> Self {
        match list.len() {
            0 => Self::Nothing,
            1 => Self::One(list[0]),
            _ => Self::Many(list),
        }
    }
}

/// Lower case, without accents, single blanks.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.trim().chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'â' | 'ä' | 'á' | 'ã' => out.push('a'),
            'ç' => out.push('c'),
            'é' | 'è' | 'ê' | 'ë' => out.push('e'),
            'î' | 'ï' | 'í' => out.push('i'),
            'ô' | 'ö' | 'ó' => out.push('o'),
            'ù' | 'û' | 'ü' | 'ú' => out.push('u'),
            'œ' => out.push_str("oe"),
            '’' => out.push('\''),
            c if c.is_whitespace() => {
                if !out.ends_with(' ') {
                    out.push(' ');
                }
            }
            c => out.push(c),
        }
    }
    out
}

fn tokens(folded: &str) -> Vec<&str> {
    folded.split(|c: char| !c.is_alphanumeric()).filter(|t| !t.is_empty()).collect()
}

/// `3x order`: how often, and the order.
pub fn repeated(text: &str) -> Option<(usize, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let count: usize = text[..digits].parse().ok().filter(|n| (1..=99).contains(n))?;
    let rest = text[digits..].strip_prefix(['x', 'X', '×', '*'])?;
    rest.starts_with(' ').then(|| (count, rest.trim_start()))
}

/// Where each form names places: completing what was typed must not change them.
#[derive(Clone, Default, Debug)]
pub struct Guard {
    /// For each form and each of its words the place it belongs to, counted as the order names them.
    pub places: Vec<Vec<Option<usize>>>,
    /// Words that name a place of the board, folded.
    pub known: Rc<BTreeSet<String>>,
}

impl Guard {
    /// May what was typed stand for this form, of whose words it touches these? Who names one place leaves the others open; who names
    /// more than one has named them all, in this order.
    fn allows(&self, form: usize, touched: &[usize]) -> bool {
        let Some(places) = self.places.get(form) else { return true };
        let mut named: Vec<usize> = touched.iter().filter_map(|t| places.get(*t).copied().flatten()).collect();
        named.dedup();
        named.len() < 2 || named.iter().copied().eq(0..places.iter().flatten().max().map_or(0, |m| m + 1))
    }

    /// A slip of the finger is no slip where it hits another place.
    fn keeps(&self, typed: &[&str], form: &[&str]) -> bool {
        let known = |w: &&&str| self.known.contains(**w);
        self.known.is_empty() || typed.iter().filter(known).all(|w| form.contains(w)) && typed.len() == form.len()
    }
}

/// The words of a form, as they are counted.
pub fn words(form: &str) -> Vec<String> {
    tokens(&fold(form)).into_iter().map(str::to_owned).collect()
}

/// Strict reading: the form itself, its beginning, or beginnings of its words in order. Numbers are never shortened.
pub fn strict(typed: &str, forms: &[String]) -> Found {
    strict_in(typed, forms, &Guard::default())
}

/// The form itself, word by word.
pub fn exact(typed: &str, forms: &[String]) -> Found {
    let typed = fold(typed);
    let wanted = tokens(&typed);
    if let Some(i) = forms.iter().position(|f| fold(f) == typed) {
        return Found::One(i);
    }
    if wanted.is_empty() {
        return Found::Nothing;
    }
    Found::of((0..forms.len()).filter(|i| tokens(&fold(&forms[*i])) == wanted).collect())
}

/// Strict reading where places must stay what they are.
pub fn strict_in(typed: &str, forms: &[String], guard: &Guard) -> Found {
    let whole = exact(typed, forms);
    let typed = fold(typed);
    if typed.is_empty() || whole != Found::Nothing {
        return whole;
    }
    let folded: Vec<String> = forms.iter().map(|f| fold(f)).collect();
    let wanted = tokens(&typed);
    let fits = |w: &str, t: &str| if is_number(w) { w == t } else { t.starts_with(w) };
    let allowed = |i: usize| in_order(&wanted, &tokens(&folded[i]), fits).is_some_and(|touched| guard.allows(i, &touched));
    // The next letter must not go on with a number: `1` does not begin `12`.
    let begins = |f: &str| {
        f.strip_prefix(typed.as_str()).is_some_and(|rest| {
            !(typed.ends_with(|c: char| c.is_ascii_digit()) && rest.starts_with(|c: char| c.is_ascii_digit()))
        })
    };
    let list: Vec<usize> = (0..folded.len()).filter(|i| begins(&folded[*i]) && allowed(*i)).collect();
    if !list.is_empty() {
        return Found::of(list);
    }
    Found::of((0..folded.len()).filter(|i| allowed(*i)).collect())
}

/// Loose reading, for slips of the finger: letters left out, then letters wrong.
#[cfg(test)]
fn loose(typed: &str, forms: &[String]) -> Found {
    loose_in(typed, forms, &Guard::default())
}

/// Loose reading where places must stay what they are.
pub fn loose_in(typed: &str, forms: &[String], guard: &Guard) -> Found {
    let typed = fold(typed);
    let wanted = tokens(&typed);
    if wanted.is_empty() {
        return Found::Nothing;
    }
    let folded: Vec<String> = forms.iter().map(|f| fold(f)).collect();
    let within = |w: &str, t: &str| if is_number(w) { w == t } else { w.chars().next() == t.chars().next() && subsequence(w, t) };
    let allowed = |i: &usize| {
        let have = tokens(&folded[*i]);
        in_order(&wanted, &have, within).is_some_and(|touched| guard.allows(*i, &touched)) && guard.keeps(&wanted, &have)
    };
    let list: Vec<usize> = (0..folded.len()).filter(allowed).collect();
    if !list.is_empty() {
        return Found::of(list);
    }
    // One slip in a word, of three at the most; short words and numbers must be right. The nearest counts.
    let slips = |form: &str| -> Option<usize> {
        let have = tokens(form);
        let slip = |w: &str, t: &str| match distance(w, t, (w.chars().count() / 4).max(1)) {
            Some(0) => Some(0),
            Some(d) if w.chars().count() > 2 && !is_number(w) && !is_number(t) => Some(d),
            _ => None,
        };
        let all: Option<Vec<usize>> = wanted.iter().zip(&have).map(|(w, t)| slip(w, t)).collect();
        all.filter(|_| wanted.len() == have.len() && guard.keeps(&wanted, &have)).map(|d| d.iter().sum()).filter(|d| *d <= 3)
    };
    let near: Vec<(usize, usize)> = (0..folded.len()).filter_map(|i| slips(&folded[i]).map(|d| (d, i))).collect();
    let best = near.iter().map(|(d, _)| *d).min();
    Found::of(near.into_iter().filter(|(d, _)| Some(*d) == best).map(|(_, i)| i).collect())
}

/// The forms most like the text, for "did you mean".
pub fn nearest(typed: &str, forms: &[String], most: usize) -> Vec<usize> {
    let typed = fold(typed);
    let wanted = tokens(&typed);
    let mut scored: Vec<(usize, usize)> = forms
        .iter()
        .enumerate()
        .filter_map(|(i, f)| {
            let folded = fold(f);
            let have = tokens(&folded);
            let shared = wanted.iter().filter(|w| have.iter().any(|t| t == *w || (w.len() > 2 && t.starts_with(*w)))).count();
            (shared > 0).then_some((shared, i))
        })
        .collect();
    scored.sort_by_key(|(shared, i)| (std::cmp::Reverse(*shared), *i));
    scored.into_iter().take(most).map(|(_, i)| i).collect()
}

/// Words by which people say that they are through with something, folded.
const THROUGH: [&str; 13] =
    ["done", "end", "next", "ready", "pass", "finish", "finished", "fini", "termine", "suivant", "pret", "passe", "passer"];

/// Does somebody say that they are through?
pub fn is_through(typed: &str) -> bool {
    THROUGH.contains(&fold(typed).as_str())
}

fn is_number(token: &str) -> bool {
    token.chars().all(|c| c.is_ascii_digit())
}

/// The tokens that the wanted ones fit, in the same order; none if one fits nowhere.
fn in_order(wanted: &[&str], have: &[&str], fits: impl Fn(&str, &str) -> bool) -> Option<Vec<usize>> {
    let mut rest = have.iter().enumerate();
    wanted.iter().map(|w| rest.find(|(_, t)| fits(w, t)).map(|(i, _)| i)).collect()
}

fn subsequence(small: &str, large: &str) -> bool {
    let mut rest = large.chars();
    small.chars().all(|c| rest.any(|d| c == d))
}

/// Edit distance (a swap of neighbours counts one), if at most `most`.
fn distance(a: &str, b: &str, most: usize) -> Option<usize> {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let cost = usize::from(a[i - 1] != b[j - 1]);
            let mut best = (rows[i - 1][j] + 1).min(row[j - 1] + 1).min(rows[i - 1][j - 1] + cost);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        if row.iter().all(|d| *d > most) {
            return None;
        }
        rows.push(row);
    }
    rows.last().and_then(|r| r.last()).copied().filter(|d| *d <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms() -> Vec<String> {
        ["move 1 horse Rivertown>Hill", "move 12 horse Rivertown>Hill", "move 1 horse Rivertown>Élan", "end", "endure"]
            .map(str::to_owned)
            .to_vec()
    }

    #[test]
    fn the_form_itself_wins_over_what_it_begins() {
        assert_eq!(strict("end", &forms()), Found::One(3));
        assert_eq!(strict("END ", &forms()), Found::One(3));
        assert_eq!(strict("endu", &forms()), Found::One(4));
        assert_eq!(strict("en", &forms()), Found::Many(vec![3, 4]));
    }

    #[test]
    fn beginnings_of_words_in_order_and_accents() {
        assert_eq!(strict("mo 1 ho riv elan", &forms()), Found::One(2));
        assert_eq!(strict("move 1 horse rivertown hill", &forms()), Found::One(0));
        assert_eq!(strict("hill riv", &forms()), Found::Nothing);
    }

    #[test]
    fn a_number_is_never_shortened() {
        assert_eq!(strict("move 1", &forms()), Found::Many(vec![0, 2]));
        assert_eq!(strict("move 2 horse", &forms()), Found::Nothing);
        assert_eq!(loose("move 2 horse rivertown>hill", &forms()), Found::Nothing);
    }

    #[test]
    fn slips_of_the_finger() {
        assert_eq!(loose("move 1 hrse rivertwn hill", &forms()), Found::One(0));
        assert_eq!(loose("mvoe 12 hosre Rivertown>Hill", &forms()), Found::One(1));
        assert_eq!(loose("edn", &forms()), Found::One(3));
        assert_eq!(loose("zzzzzz", &forms()), Found::Nothing);
    }

    #[test]
    fn repetition() {
        assert_eq!(repeated("3x end"), Some((3, "end")));
        assert_eq!(repeated("12X  end now"), Some((12, "end now")));
        assert_eq!(repeated("0x end"), None);
        assert_eq!(repeated("3 end"), None);
        assert_eq!(repeated("xx"), None);
    }

    #[test]
    fn nearest_forms_share_words() {
        assert_eq!(nearest("move 1 horse Rivertown>Nowhere", &forms(), 2), vec![0, 2]);
        assert!(nearest("qqq", &forms(), 3).is_empty());
    }
}
