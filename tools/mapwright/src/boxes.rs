//! Boards of boxes on paper: battle boards, flight decks, tracks, charts. Nothing is computed but where texts fit; a layout is written
//! by hand. Lengths are map units, `at` is the left upper corner unless it says otherwise, every text is given in English and French.
//!
//! ```toml
//! [board]
//! id = "battle"
//! method = "boxes"
//! ground = "paper"
//!
//! [frame]
//! width = 1200
//! height = 700
//! text = 11.0                      # largest letters in boxes; default 11, they shrink to 6.5 before a name is refused
//! cards = false                    # true: a box with a name and a role is a card, only its title in the colour of the role
//!
//! [[panel]]                        # a surface that holds boxes together, with a caption at its top
//! at = [10, 10]
//! size = [580, 680]
//! en = "Japan"
//! fr = "Japon"
//!
//! [[box]]                          # one box; `role` colours it, `figure` and `signs` are printed in it
//! id = "sea-control"
//! at = [20, 40]
//! size = [200, 100]
//! en = "Sea control"
//! fr = "Maîtrise de la mer"
//! role = "orange"
//! figure = "8"
//! signs = ["port"]
//!
//! [[row]]                          # boxes of one size; `per_line` of them side by side (all of them if missing), then the next line
//! at = [20, 160]
//! size = [60, 60]
//! gap = 6
//! per_line = 5
//! role = "orange"
//! boxes = [
//!   { id = "tf-1", en = "Task force 1", fr = "Groupe 1" },
//!   { id = "tf-2", en = "Task force 2", fr = "Groupe 2", role = "blue", figure = "2" },
//! ]
//!
//! [[track]]                        # steps with numbers, up or down: ids `prefix` + number; they may have texts of their own
//! prefix = "turn-"
//! from = 1
//! to = 16
//! at = [20, 300]
//! size = [60, 44]
//! gap = 0
//! per_line = 8
//! snake = false                    # true: every second line runs backwards, so that the marker never jumps
//! en = ["Dec 1941", "Jan 1942"]    # optional; missing ones are numbers
//! fr = ["déc. 1941", "janv. 1942"]
//! roles = ["", "sand"]             # optional
//!
//! [[table]]                        # a box for every row and column: ids `row-column`; captions to the left and above
//! at = [20, 400]
//! size = [120, 60]                 # of one box
//! gap = 4
//! head = [110, 24]                 # room for the captions: width on the left, height above
//! rows = [{ id = "cv1", en = "Akagi", fr = "Akagi" }]
//! columns = [{ id = "ready", en = "Ready", fr = "Parés" }]
//! role = ""
//!
//! [[text]]                         # a caption, `at` its centre
//! at = [600, 20]
//! size = 14
//! en = "Battle"
//! fr = "Bataille"
//!
//! [[rule]]                         # a thin line
//! line = [[20, 30], [580, 30]]
//! ```

use crate::hexes::names::{self, LINE, TextBox, overlap, text_box};
use crate::languages::{LANGUAGES, by_language, each};
use crate::path::{self, point, tenths};
use crate::{Drawn, Head, Input};
use anyhow::Result;
use ironbottom_draw::metrics::{self, Face};
use ironbottom_kernel::board::{Board, BoardSpace, Fill, Label, Line, Mark, MarkKind, SpaceKind, Stroke, Surface};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// A layout.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    #[allow(dead_code)]
    board: serde::de::IgnoredAny,
    frame: Frame,
    #[serde(default)]
    panel: Vec<Panel>,
    #[serde(default, rename = "box")]
    boxes: Vec<Named>,
    #[serde(default)]
    row: Vec<Row>,
    #[serde(default)]
    track: Vec<Track>,
    #[serde(default)]
    table: Vec<Table>,
    #[serde(default)]
    text: Vec<Text>,
    #[serde(default)]
    rule: Vec<Rule>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Frame {
    width: f64,
    height: f64,
    #[serde(default = "largest")]
    text: f64,
    #[serde(default)]
    cards: bool,
}

const fn largest() -> f64 {
    11.0
}

/// The smallest letters.
const LEAST: f64 = 6.5;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Panel {
    at: [f64; 2],
    size: [f64; 2],
    #[serde(default)]
    en: String,
    #[serde(default)]
    fr: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    at: [f64; 2],
    size: [f64; 2],
    #[serde(default)]
    gap: f64,
    per_line: Option<usize>,
    #[serde(default)]
    role: String,
    boxes: Vec<Named>,
}

/// A box by itself or of a row, or a row or column of a table.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    id: String,
    /// Place and size of a box by itself.
    at: Option<[f64; 2]>,
    size: Option<[f64; 2]>,
    #[serde(default)]
    en: String,
    #[serde(default)]
    fr: String,
    #[serde(default)]
    role: String,
    #[serde(default)]
    figure: String,
    #[serde(default)]
    signs: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    prefix: String,
    from: i32,
    to: i32,
    at: [f64; 2],
    size: [f64; 2],
    #[serde(default)]
    gap: f64,
    per_line: Option<usize>,
    #[serde(default)]
    snake: bool,
    #[serde(default)]
    en: Vec<String>,
    #[serde(default)]
    fr: Vec<String>,
    #[serde(default)]
    roles: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    at: [f64; 2],
    size: [f64; 2],
    #[serde(default)]
    gap: f64,
    head: [f64; 2],
    rows: Vec<Named>,
    columns: Vec<Named>,
    #[serde(default)]
    role: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    at: [f64; 2],
    size: f64,
    en: String,
    fr: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    line: Vec<[f64; 2]>,
}

/// Draws a board of boxes.
pub fn draw(input: &Input) -> Result<Drawn> {
    let layout: Layout = input.parse()?;
    Ok(build(&input.head, &layout))
}

/// Draws a layout.
pub fn build(head: &Head, layout: &Layout) -> Drawn {
    let mut sheet = Sheet {
        board: Board {
            id: head.id.clone(),
            ground: head.ground,
            width: tenths(layout.frame.width),
            height: tenths(layout.frame.height),
            wrap: None,
            hex: None,
            land: String::new(),
            coast: String::new(),
            fills: Vec::new(),
            lines: Vec::new(),
            spaces: Vec::new(),
            marks: Vec::new(),
        },
        text: layout.frame.text,
        cards: layout.frame.cards,
        boxes: Vec::new(),
        faults: Vec::new(),
    };
    for panel in &layout.panel {
        let frame = corners(panel.at, panel.size);
        sheet.board.fills.push(Fill { surface: Surface::Panel, path: path::closed(&[frame]) });
        if !panel.en.is_empty() {
            let size = layout.frame.text * 1.25;
            let at = [panel.at[0] + panel.size[0] / 2.0, panel.at[1] + 5.0 + size * LINE / 2.0];
            sheet.caption(at, size, &panel.en, &panel.fr);
        }
    }
    for named in &layout.boxes {
        match named.at.zip(named.size) {
            Some((at, size)) => sheet.space(SpaceKind::Box, named, at, size),
            None => sheet.faults.push(format!("box '{}' has no place or no size", named.id)),
        }
    }
    for row in &layout.row {
        for (i, named) in row.boxes.iter().enumerate() {
            let mut named = named.clone();
            if named.role.is_empty() {
                named.role.clone_from(&row.role);
            }
            let at = cell(row.at, row.size, row.gap, row.per_line.unwrap_or(row.boxes.len()), i, false);
            sheet.space(SpaceKind::Box, &named, at, row.size);
        }
    }
    for track in &layout.track {
        sheet.track(track);
    }
    for table in &layout.table {
        sheet.table(table);
    }
    for text in &layout.text {
        sheet.caption(text.at, text.size, &text.en, &text.fr);
    }
    for rule in &layout.rule {
        sheet.board.lines.push(Line {
            stroke: Stroke::Rule,
            path: path::open(std::slice::from_ref(&rule.line)),
            between: vec![],
        });
    }
    sheet.check(layout);
    let counts = vec![
        ("boxes".to_owned(), sheet.board.spaces.iter().filter(|s| s.kind != SpaceKind::Step).count()),
        ("steps".to_owned(), sheet.board.spaces.iter().filter(|s| s.kind == SpaceKind::Step).count()),
    ];
    Drawn { board: sheet.board, counts, faults: sheet.faults }
}

fn corners(at: [f64; 2], size: [f64; 2]) -> Vec<[f64; 2]> {
    let (r, b) = (at[0] + size[0], at[1] + size[1]);
    vec![at, [r, at[1]], [r, b], [at[0], b]]
}

/// Left upper corner of a box of a row.
fn cell(at: [f64; 2], size: [f64; 2], gap: f64, per_line: usize, i: usize, snake: bool) -> [f64; 2] {
    let per_line = per_line.max(1);
    let (line, mut column) = (i / per_line, i % per_line);
    if snake && line % 2 == 1 {
        column = per_line - 1 - column;
    }
    let steps = |n: usize| f64::from(u32::try_from(n).unwrap_or_default());
    [at[0] + steps(column) * (size[0] + gap), at[1] + steps(line) * (size[1] + gap)]
}

/// All ways to break a text into at most that many lines.
fn breaks(text: &str, most: usize) -> Vec<Vec<String>> {
    let mut all = vec![vec![text.to_owned()]];
    if most > 1 {
        for (i, _) in text.match_indices(' ') {
            for rest in breaks(&text[i + 1..], most - 1) {
                let mut lines = vec![text[..i].to_owned()];
                lines.extend(rest);
                all.push(lines);
            }
        }
    }
    all
}

/// The largest letters, and of those the fewest lines, with which a text fits a width and a height.
pub fn fit(text: &str, across: f64, down: f64, largest: f64) -> Option<(f64, Vec<String>)> {
    let mut ways = breaks(text, 3);
    ways.sort_by_key(Vec::len);
    let mut size = largest;
    while size >= LEAST {
        for lines in &ways {
            let b = text_box([0.0, 0.0], lines, size, Face::Bold);
            if b[2] - b[0] <= across && b[3] - b[1] <= down {
                return Some((size, lines.clone()));
            }
        }
        size -= 0.5;
    }
    None
}

struct Sheet {
    board: Board,
    text: f64,
    cards: bool,
    /// Id and box of every space.
    boxes: Vec<(String, TextBox)>,
    faults: Vec<String>,
}

impl Sheet {
    fn caption(&mut self, at: [f64; 2], size: f64, en: &str, fr: &str) {
        if en.is_empty() || fr.is_empty() {
            self.faults.push(format!("caption '{en}{fr}' lacks a language"));
        }
        let text = by_language(en, fr);
        self.board.marks.push(Mark { kind: MarkKind::Caption, at: point(at), size: tenths(size), text });
    }

    /// A box with its name at its top; its pieces stand under the name.
    fn space(&mut self, kind: SpaceKind, named: &Named, at: [f64; 2], size: [f64; 2]) {
        let mut labels = BTreeMap::new();
        let mut used: f64 = 0.0;
        if named.en.is_empty() != named.fr.is_empty() {
            self.faults.push(format!("'{}' lacks a language", named.id));
        }
        for (language, text) in each(&named.en, &named.fr) {
            if text.is_empty() {
                continue;
            }
            let Some((letters, lines)) = fit(text, size[0] - 5.0, size[1] - 4.0, self.text) else {
                self.faults.push(format!("{language}: '{text}' does not fit '{}'", named.id));
                continue;
            };
            let tall = letters * LINE * f64::from(u32::try_from(lines.len()).unwrap_or(1));
            let centre = [at[0] + size[0] / 2.0, at[1] + 2.0 + tall / 2.0];
            labels.insert(
                language.to_owned(),
                Label { at: point(centre), size: tenths(letters), lines, badge: None, leader: String::new() },
            );
            used = used.max(tall + 2.0);
        }
        let left = size[1] - used;
        let titled = self.cards && kind == SpaceKind::Box && !named.role.is_empty() && !named.en.is_empty();
        self.board.spaces.push(BoardSpace {
            id: named.id.clone(),
            kind: if titled { SpaceKind::Card } else { kind },
            at: point([at[0] + size[0] / 2.0, at[1] + used + left / 2.0]),
            room: tenths((left.min(size[0]) / 2.0 - 1.0).max(1.0)),
            outline: path::closed(&[corners(at, size)]),
            ground: String::new(),
            tint: 0,
            terrain: None,
            role: named.role.clone(),
            figure: named.figure.clone(),
            signs: named.signs.clone(),
            callout: None,
            labels,
        });
        self.boxes.push((named.id.clone(), [at[0], at[1], at[0] + size[0], at[1] + size[1]]));
    }

    fn track(&mut self, track: &Track) {
        let count = usize::try_from(track.to.abs_diff(track.from)).unwrap_or_default() + 1;
        let step = if track.to < track.from { -1 } else { 1 };
        for i in 0..count {
            let number = track.from + step * i32::try_from(i).unwrap_or_default();
            let text = |list: &[String]| list.get(i).filter(|t| !t.is_empty()).cloned().unwrap_or_else(|| number.to_string());
            let named = Named {
                id: format!("{}{number}", track.prefix),
                en: text(&track.en),
                fr: text(&track.fr),
                role: track.roles.get(i).cloned().unwrap_or_default(),
                ..Named::default()
            };
            let at = cell(track.at, track.size, track.gap, track.per_line.unwrap_or(count), i, track.snake);
            self.space(SpaceKind::Step, &named, at, track.size);
        }
    }

    fn table(&mut self, table: &Table) {
        let [left, above] = table.head;
        let corner = [table.at[0] + left, table.at[1] + above];
        for (j, column) in table.columns.iter().enumerate() {
            let at = cell(corner, table.size, table.gap, table.columns.len(), j, false);
            let centre = [at[0] + table.size[0] / 2.0, table.at[1] + above / 2.0];
            self.head(centre, [table.size[0] - 2.0, above], column);
        }
        for (i, row) in table.rows.iter().enumerate() {
            let at = cell(corner, table.size, table.gap, 1, i, false);
            let centre = [table.at[0] + left / 2.0, at[1] + table.size[1] / 2.0];
            self.head(centre, [left - 4.0, table.size[1]], row);
            for (j, column) in table.columns.iter().enumerate() {
                let place = cell(at, table.size, table.gap, table.columns.len(), j, false);
                let roles = [&row.role, &column.role, &table.role];
                let named = Named {
                    id: format!("{}-{}", row.id, column.id),
                    role: roles.into_iter().find(|r| !r.is_empty()).cloned().unwrap_or_default(),
                    ..Named::default()
                };
                self.space(SpaceKind::Box, &named, place, table.size);
            }
        }
    }

    /// The caption of a row or a column, in one line.
    fn head(&mut self, centre: [f64; 2], room: [f64; 2], named: &Named) {
        let mut size = self.text;
        let wide = |size: f64| [&named.en, &named.fr].into_iter().any(|t| metrics::width(t, Face::Bold, size) > room[0]);
        while size > LEAST && (wide(size) || size * LINE > room[1]) {
            size -= 0.5;
        }
        if wide(size) || size * LINE > room[1] {
            self.faults.push(format!("no room for the caption '{}'", named.id));
        }
        self.caption(centre, size, &named.en, &named.fr);
    }

    fn check(&mut self, layout: &Layout) {
        let mut ids = BTreeSet::new();
        for (i, (id, b)) in self.boxes.iter().enumerate() {
            if !ids.insert(id) {
                self.faults.push(format!("there are two boxes '{id}'"));
            }
            if b[0] < 0.0 || b[1] < 0.0 || b[2] > layout.frame.width || b[3] > layout.frame.height {
                self.faults.push(format!("box '{id}' leaves the board"));
            }
            let shrunk = [b[0] + 0.05, b[1] + 0.05, b[2] - 0.05, b[3] - 0.05];
            for (other, c) in &self.boxes[i + 1..] {
                if overlap(shrunk, *c) {
                    self.faults.push(format!("boxes '{id}' and '{other}' overlap"));
                }
            }
        }
        for mark in &self.board.marks {
            for language in LANGUAGES {
                let Some(text) = mark.text.get(language).or_else(|| mark.text.get("*")) else { continue };
                let centre = mark.at.map(|v| f64::from(v) / 10.0);
                let m = text_box(centre, std::slice::from_ref(text), f64::from(mark.size) / 10.0, Face::Bold);
                if let Some((id, _)) =
                    self.boxes.iter().find(|(_, b)| overlap(m, [b[0] + 0.5, b[1] + 0.5, b[2] - 0.5, b[3] - 0.5]))
                {
                    self.faults.push(format!("{language}: caption '{text}' runs into box '{id}'"));
                }
            }
        }
        self.faults.extend(names::faults(&self.board));
    }
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn texts_are_broken_before_they_shrink() {
        let (size, lines) = fit("Ships at anchor", 60.0, 40.0, 11.0).unwrap();
        assert!((size - 11.0).abs() < 1e-9);
        assert_eq!(lines.len(), 2);
        assert!(fit("Incomprehensibilities", 30.0, 40.0, 11.0).is_none());
    }
}
