//! Where names stand on boards of hexes, cards and boxes: their boxes, and finding room for them.

use ironbottom_draw::metrics::{self, Face};
use ironbottom_kernel::board::{Board, Label, Mark, MarkKind};
use std::collections::BTreeSet;

/// The box of a text in map units: left, top, right, bottom.
pub type TextBox = [f64; 4];

/// Height of a line, in heights of letters.
pub const LINE: f64 = 1.15;

/// Do two boxes overlap?
pub fn overlap(a: TextBox, b: TextBox) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// The box round a text with this centre.
pub fn text_box(centre: [f64; 2], lines: &[String], size: f64, face: Face) -> TextBox {
    let across = lines.iter().map(|l| metrics::width(l, face, size)).fold(0.0, f64::max);
    let down = size * LINE * f64::from(u32::try_from(lines.len()).unwrap_or(1));
    [centre[0] - across / 2.0, centre[1] - down / 2.0, centre[0] + across / 2.0, centre[1] + down / 2.0]
}

/// The square round a disc.
pub fn disc_box(centre: [f64; 2], radius: f64) -> TextBox {
    [centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius]
}

/// Is the box free of all others and on the board?
pub fn free(b: TextBox, taken: &[TextBox], width: f64, height: f64) -> bool {
    b[0] >= 1.0 && b[1] >= 1.0 && b[2] <= width - 1.0 && b[3] <= height - 1.0 && taken.iter().all(|t| !overlap(b, *t))
}

/// Splits a name into two lines of about the same length, where it has a space.
pub fn two_lines(name: &str) -> Option<Vec<String>> {
    let half = name.chars().count() / 2;
    let at = name
        .char_indices()
        .enumerate()
        .filter(|(_, (_, c))| *c == ' ')
        .min_by_key(|(n, _)| n.abs_diff(half))
        .map(|(_, (i, _))| i)?;
    Some(vec![name[..at].to_owned(), name[at + 1..].to_owned()])
}

/// Face of a mark.
pub const fn face(kind: MarkKind) -> Face {
    match kind {
        MarkKind::Geography => Face::Italic,
        _ => Face::Bold,
    }
}

fn label_box(label: &Label) -> TextBox {
    let centre = [f64::from(label.at[0]) / 10.0, f64::from(label.at[1]) / 10.0];
    text_box(centre, &label.lines, f64::from(label.size) / 10.0, Face::Bold)
}

fn mark_box(mark: &Mark, language: &str) -> Option<TextBox> {
    let text = mark.text.get(language).or_else(|| mark.text.get("*"))?;
    let centre = [f64::from(mark.at[0]) / 10.0, f64::from(mark.at[1]) / 10.0];
    Some(text_box(centre, std::slice::from_ref(text), f64::from(mark.size) / 10.0, face(mark.kind)))
}

/// The languages in which the board has names.
pub fn languages(board: &Board) -> BTreeSet<String> {
    let labels = board.spaces.iter().flat_map(|s| s.labels.keys());
    let marks = board.marks.iter().flat_map(|m| m.text.keys());
    labels.chain(marks).filter(|l| *l != "*").cloned().collect()
}

/// Every text of the board in one language: what it is and its box. A text with words in another language only is left out.
pub fn texts(board: &Board, language: &str) -> Vec<(String, TextBox)> {
    let mut all = Vec::new();
    for space in &board.spaces {
        if let Some(label) = space.labels.get(language) {
            all.push((space.id.clone(), label_box(label)));
        }
    }
    for mark in &board.marks {
        if let Some(b) = mark_box(mark, language) {
            let text = mark.text.get(language).or_else(|| mark.text.get("*")).cloned().unwrap_or_default();
            all.push((format!("'{text}'"), b));
        }
    }
    all
}

/// Texts that overlap each other or leave the board.
pub fn faults(board: &Board) -> Vec<String> {
    let mut found = Vec::new();
    let (w, h) = (f64::from(board.width) / 10.0, f64::from(board.height) / 10.0);
    for language in languages(board) {
        let mut all = texts(board, &language);
        all.sort_by(|a, b| a.1[0].total_cmp(&b.1[0]));
        for (i, (name, b)) in all.iter().enumerate() {
            if b[0] < 0.0 || b[1] < 0.0 || b[2] > w || b[3] > h {
                found.push(format!("{language}: {name} leaves the board"));
            }
            for (other, c) in all[i + 1..].iter().take_while(|(_, c)| c[0] < b[2]) {
                if overlap(*b, *c) {
                    found.push(format!("{language}: {name} and {other} overlap"));
                }
            }
        }
    }
    found
}
