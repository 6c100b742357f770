//! Puts a board of hexes together.

use super::chart::{Chart, Class, Place};
use super::check::Sheet;
use super::grid::{Hex, SIDES, chain, row_index, row_letters, side_between};
use super::layout::{BoxPlace, Layout, Side};
use super::names::{self, TextBox, disc_box, free, text_box};
use crate::languages::{LANGUAGES, by_language, each};
use crate::path::{self, chaikin, point, tenths};
use crate::{Drawn, Head};
use anyhow::{Context, Result, bail};
use ironbottom_draw::metrics::Face;
use ironbottom_kernel::board::{
    Board, BoardSpace, Fill, HexShape, Label, Line, Mark, MarkKind, SpaceKind, Stroke, Surface, Terrain,
};
use std::collections::{BTreeMap, BTreeSet};

/// Draws the board.
pub fn board(head: &Head, layout: &Layout, chart: &Chart, sheet: &Sheet) -> Result<Drawn> {
    let grid = &layout.grid;
    let mut board = Board {
        id: head.id.clone(),
        ground: head.ground,
        width: tenths(layout.frame.width),
        height: tenths(layout.frame.height),
        wrap: None,
        hex: Some(HexShape { half_width: tenths(grid.side), half_height: tenths(super::grid::HALF_ROOT_3 * grid.side) }),
        land: path::closed(&sheet.ground.land),
        coast: path::open(&sheet.ground.coast),
        fills: Vec::new(),
        lines: Vec::new(),
        spaces: Vec::new(),
        marks: Vec::new(),
    };
    if layout.style.veil {
        board.fills.push(Fill { surface: Surface::Veil, path: veil(layout, sheet) });
    }
    if let Some(path) = mountains(layout, chart)? {
        board.fills.push(Fill { surface: Surface::Mountain, path });
    }
    lines(layout, chart, sheet, &mut board)?;
    spaces(layout, chart, sheet, &mut board)?;
    coordinates(layout, chart, sheet, &mut board)?;
    let taken = names_of_places(layout, chart, &mut board)?;
    geography(layout, chart, sheet, taken, &mut board)?;
    let count = |class: Class| sheet.hexes.values().filter(|c| **c == class).count();
    let counts = vec![
        ("hexes".to_owned(), sheet.hexes.len()),
        ("sea".to_owned(), count(Class::Sea)),
        ("coast".to_owned(), count(Class::Coast)),
        ("land".to_owned(), count(Class::Land)),
        ("places in their hex".to_owned(), in_their_hex(layout, chart, sheet)?),
        ("named".to_owned(), board.spaces.iter().filter(|s| !s.labels.is_empty()).count()),
    ];
    let faults = names::faults(&board);
    Ok(Drawn { board, counts, faults })
}

fn in_their_hex(layout: &Layout, chart: &Chart, sheet: &Sheet) -> Result<usize> {
    let mut n = 0;
    for (place, at) in chart.place.iter().zip(&sheet.places) {
        n += usize::from(layout.grid.holds(layout.grid.parse(&place.hex)?, *at));
    }
    Ok(n)
}

/// Everything but the hexes: the frame with their common outline as holes, which turns the other way.
fn veil(layout: &Layout, sheet: &Sheet) -> String {
    let grid = &layout.grid;
    let mut edge = Vec::new();
    for hex in sheet.hexes.keys() {
        for (n, side) in SIDES.iter().enumerate() {
            if !sheet.hexes.contains_key(&[hex[0] + side[0], hex[1] + side[1]]) {
                edge.push([grid.corner(*hex, n + 1), grid.corner(*hex, n)]);
            }
        }
    }
    let (w, h) = (layout.frame.width, layout.frame.height);
    let mut rings = vec![vec![[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]]];
    rings.extend(chain(&edge));
    path::closed(&rings)
}

/// The common outline of the hexes with high ground.
fn mountains(layout: &Layout, chart: &Chart) -> Result<Option<String>> {
    let grid = &layout.grid;
    let mut high = BTreeSet::new();
    for entry in chart.hex.iter().filter(|h| h.mountain) {
        high.insert(grid.parse(&entry.id)?);
    }
    let mut edge = Vec::new();
    for hex in &high {
        for (n, side) in SIDES.iter().enumerate() {
            if !high.contains(&[hex[0] + side[0], hex[1] + side[1]]) {
                edge.push([grid.corner(*hex, n), grid.corner(*hex, n + 1)]);
            }
        }
    }
    Ok((!edge.is_empty()).then(|| path::closed(&chain(&edge))))
}

/// The side between two hexes as a piece of line; nothing when they do not touch, which is a fault of the table found elsewhere.
fn side_piece(layout: &Layout, a: &str, b: &str) -> Result<Option<[[f64; 2]; 2]>> {
    let (from, to) = (layout.grid.parse(a)?, layout.grid.parse(b)?);
    Ok(side_between(from, to).map(|n| [layout.grid.corner(from, n), layout.grid.corner(from, n + 1)]))
}

fn lines(layout: &Layout, chart: &Chart, sheet: &Sheet, board: &mut Board) -> Result<()> {
    let grid = &layout.grid;
    let mut put = |stroke: Stroke, path: String, between: Vec<String>| board.lines.push(Line { stroke, path, between });
    // Borders of sectors.
    let sector = |hex: Hex| {
        chart.sector.iter().position(|s| {
            let row = (hex[1] - hex[0].rem_euclid(2)) / 2;
            let rows = [&s.rows[0], &s.rows[1]].map(|r| row_index(r).unwrap_or(-1));
            (s.columns[0]..=s.columns[1]).contains(&(hex[0] + 1)) && (rows[0]..=rows[1]).contains(&row)
        })
    };
    let mut edges = Vec::new();
    for hex in sheet.hexes.keys() {
        for (n, side) in SIDES.iter().enumerate().skip(1).take(3) {
            let other = [hex[0] + side[0], hex[1] + side[1]];
            if sheet.hexes.contains_key(&other) && sector(*hex) != sector(other) {
                edges.push([grid.corner(*hex, n), grid.corner(*hex, n + 1)]);
            }
        }
    }
    if !edges.is_empty() {
        put(Stroke::Sector, path::open(&chain(&edges)), vec![]);
    }
    for ridge in &chart.ridge {
        let line: Vec<[f64; 2]> = ridge.line.iter().map(|p| sheet.globe.place(*p)).collect();
        let line = chaikin(&line, 2);
        let frame = [0.0, 0.0, layout.frame.width, layout.frame.height];
        let inside: Vec<[f64; 2]> =
            line.into_iter().filter(|p| p[0] > frame[0] && p[0] < frame[2] && p[1] > frame[1] && p[1] < frame[3]).collect();
        // A broken crest: every second stretch.
        let parts: Vec<Vec<[f64; 2]>> =
            if ridge.dotted { inside.chunks(2).filter(|c| c.len() == 2).map(<[_]>::to_vec).collect() } else { vec![inside] };
        put(Stroke::Ridge, path::open(&parts), vec![]);
    }
    let mut reefs = Vec::new();
    for reef in &chart.reef_hexside {
        reefs.extend(side_piece(layout, &reef.hex, &reef.other)?);
    }
    if !reefs.is_empty() {
        put(Stroke::Reef, path::open(&chain(&reefs)), vec![]);
    }
    for pair in &chart.impassable {
        if let Some(piece) = side_piece(layout, &pair.a, &pair.b)? {
            put(Stroke::Wall, path::open(&[piece.to_vec()]), vec![pair.a.clone(), pair.b.clone()]);
        }
    }
    for divide in &layout.divide {
        put(Stroke::Wall, path::open(&[divide_line(layout, divide)?]), divide.parts.to_vec());
    }
    for link in &chart.land_link {
        let hex = |id: &str| -> Result<Hex> {
            let place = chart.place.iter().find(|p| p.id == id).with_context(|| format!("no place '{id}'"))?;
            grid.parse(&place.hex)
        };
        let (a, b) = (hex(&link.a)?, hex(&link.b)?);
        let (p, q) = (grid.centre(a), grid.centre(b));
        let at = |t: f64| [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
        put(Stroke::Link, path::open(&[vec![at(0.4), at(0.6)]]), vec![grid.name(a), grid.name(b)]);
    }
    for route in &layout.route {
        grid.parse(&route.to)?;
        put(Stroke::Link, path::open(&[chaikin(&route.line, 2)]), vec![route.from.clone(), route.to.clone()]);
    }
    Ok(())
}

/// The line through a hex that parts its sea sides.
fn divide_line(layout: &Layout, divide: &super::layout::Divide) -> Result<Vec<[f64; 2]>> {
    let hex = layout.grid.parse(&divide.hex)?;
    let mut line = vec![border_point(layout, hex, divide.from)];
    let c = layout.grid.centre(hex);
    line.extend(divide.by.iter().map(|p| [c[0] + p[0] * layout.grid.side, c[1] + p[1] * layout.grid.side]));
    line.push(border_point(layout, hex, divide.to));
    Ok(chaikin(&line, 2))
}

/// A corner, or a point on the side that follows it.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // from 0 to 6
fn border_point(layout: &Layout, hex: Hex, n: f64) -> [f64; 2] {
    let corner = n.clamp(0.0, 6.0).floor();
    let (a, b) = (layout.grid.corner(hex, corner as usize), layout.grid.corner(hex, corner as usize + 1));
    let t = n - corner;
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

fn spaces(layout: &Layout, chart: &Chart, sheet: &Sheet, board: &mut Board) -> Result<()> {
    hexes(layout, chart, sheet, board)?;
    sea_sides(layout, chart, board)?;
    offmap(layout, chart, board)
}

/// The hexes.
fn hexes(layout: &Layout, chart: &Chart, sheet: &Sheet, board: &mut Board) -> Result<()> {
    let grid = &layout.grid;
    let mut mountains = BTreeSet::new();
    for entry in chart.hex.iter().filter(|h| h.mountain) {
        mountains.insert(grid.parse(&entry.id)?);
    }
    let mut places: BTreeMap<Hex, &Place> = BTreeMap::new();
    for place in chart.place.iter().filter(|p| shown(p)) {
        places.insert(grid.parse(&place.hex)?, place);
    }
    for (hex, class) in &sheet.hexes {
        let place = places.get(hex);
        board.spaces.push(BoardSpace {
            id: grid.name(*hex),
            kind: match class {
                Class::Sea => SpaceKind::SeaHex,
                Class::Coast => SpaceKind::CoastHex,
                Class::Land => SpaceKind::LandHex,
            },
            at: point(grid.centre(*hex)),
            room: tenths(layout.style.room),
            outline: String::new(),
            ground: String::new(),
            tint: 0,
            terrain: mountains.contains(hex).then_some(Terrain::Mountain),
            role: place.map(|p| role(layout, p)).unwrap_or_default(),
            figure: place.map(|p| p.figure.clone()).unwrap_or_default(),
            signs: place.map(|p| signs(layout, p)).unwrap_or_default(),
            callout: None,
            labels: BTreeMap::new(),
        });
    }
    Ok(())
}

/// The sea sides that share a hex.
fn sea_sides(layout: &Layout, chart: &Chart, board: &mut Board) -> Result<()> {
    let grid = &layout.grid;
    for divide in &layout.divide {
        let hex = grid.parse(&divide.hex)?;
        let line = divide_line(layout, divide)?;
        for (n, id) in divide.parts.iter().enumerate() {
            let Some(side) = chart.sea_side.iter().find(|s| s.id == *id) else { bail!("there is no sea side '{id}'") };
            let c = grid.centre(hex);
            let at = [c[0] + divide.at[n][0] * grid.side, c[1] + divide.at[n][1] * grid.side];
            let mut space = boxed(id, SpaceKind::SeaHex, at, layout.style.room / 3.0);
            space.outline = path::closed(&[half(layout, hex, divide, &line, n == 0)]);
            if side.hex != divide.hex {
                bail!("the sea side '{id}' lies in {}, not in {}", side.hex, divide.hex);
            }
            let (size, shift) = (divide.size, divide.name[n]);
            let at = [c[0] + shift[0] * grid.side, c[1] + shift[1] * grid.side];
            for (language, text) in each(&divide.en[n], &divide.fr[n]) {
                let lines = text.split('|').map(str::to_owned).collect();
                let label = Label { at: point(at), size: tenths(size), lines, badge: None, leader: String::new() };
                space.labels.insert(language.to_owned(), label);
            }
            board.spaces.push(space);
        }
    }
    Ok(())
}

/// Boxes of the bases off the map, then those that only hold pieces.
fn offmap(layout: &Layout, chart: &Chart, board: &mut Board) -> Result<()> {
    for base in &chart.offmap {
        let Some(place) = layout.boxes.get(&base.id) else { bail!("[box.{}] is missing", base.id) };
        let role = layout.roles.get(&base.control).cloned().unwrap_or_default();
        let lettered = |name: &str| if base.letter.is_empty() { name.to_owned() } else { format!("{name} ({})", base.letter) };
        board.spaces.push(holding(layout, &base.id, place, role, (&lettered(&base.name), &lettered(&base.fr))));
    }
    for (id, place) in layout.boxes.iter().filter(|(_, place)| !place.en.is_empty()) {
        board.spaces.push(holding(layout, id, place, place.role.clone(), (&place.en, &place.fr)));
    }
    Ok(())
}

/// A box with its name and room for pieces under it.
fn holding(layout: &Layout, id: &str, place: &BoxPlace, role: String, names: (&str, &str)) -> BoardSpace {
    let BoxPlace { at, size, .. } = place;
    let mut space = boxed(id, SpaceKind::Box, *at, 0.0);
    let (w, h) = (size[0] / 2.0, size[1] / 2.0);
    space.outline =
        path::closed(&[vec![[at[0] - w, at[1] - h], [at[0] + w, at[1] - h], [at[0] + w, at[1] + h], [at[0] - w, at[1] + h]]]);
    space.role = role;
    let lowest = name_box(&mut space, layout.style.name, names, (*at, [w, h]));
    // Pieces stand under the name.
    space.at = point([at[0], at[1] + lowest / 2.0 + 1.0]);
    space.room = tenths((h - lowest / 2.0 - 4.0).min(w - 4.0).max(4.0));
    space
}

/// Writes the name of a base at the top of its box, in as many lines as it needs; gives its height.
fn name_box(space: &mut BoardSpace, name: f64, (en, fr): (&str, &str), (at, [w, h]): ([f64; 2], [f64; 2])) -> f64 {
    let mut lowest: f64 = 0.0;
    for (language, text) in each(en, fr) {
        let mut lines = vec![text.to_owned()];
        if text_box(at, &lines, name, Face::Bold)[2] - at[0] > w - 3.0 {
            lines = names::two_lines(text).unwrap_or(lines);
        }
        if text_box(at, &lines, name, Face::Bold)[2] - at[0] > w - 1.0 {
            lines = text.split(' ').map(str::to_owned).collect();
        }
        let tall = text_box(at, &lines, name, Face::Bold)[3] - at[1];
        lowest = lowest.max(2.0 * tall);
        let label =
            Label { at: point([at[0], at[1] - h + 3.0 + tall]), size: tenths(name), lines, badge: None, leader: String::new() };
        space.labels.insert(language.to_owned(), label);
    }
    lowest
}

/// One part of a divided hex: the line, then round the border of the hex back to its beginning.
fn half(layout: &Layout, hex: Hex, divide: &super::layout::Divide, line: &[[f64; 2]], left: bool) -> Vec<[f64; 2]> {
    let (from, to) = (divide.from, divide.to);
    let mut ring = line.to_vec();
    // To the left of the line lies what one passes going round clockwise from its beginning to its end.
    let corners: Vec<usize> = if left {
        (0..12)
            .filter(|n| {
                f64::from(u32::try_from(*n).unwrap_or_default()) > from
                    && f64::from(u32::try_from(*n).unwrap_or_default()) < to_after(from, to)
            })
            .collect()
    } else {
        (0..12)
            .filter(|n| {
                f64::from(u32::try_from(*n).unwrap_or_default()) > to
                    && f64::from(u32::try_from(*n).unwrap_or_default()) < to_after(to, from)
            })
            .collect()
    };
    if left {
        ring.extend(corners.iter().rev().map(|n| layout.grid.corner(hex, *n)));
    } else {
        ring.extend(corners.iter().map(|n| layout.grid.corner(hex, *n)));
    }
    ring
}

/// The second number, one turn on if it comes first.
fn to_after(from: f64, to: f64) -> f64 {
    if to > from { to } else { to + 6.0 }
}

fn boxed(id: &str, kind: SpaceKind, at: [f64; 2], room: f64) -> BoardSpace {
    BoardSpace {
        id: id.to_owned(),
        kind,
        at: point(at),
        room: tenths(room),
        outline: String::new(),
        ground: String::new(),
        tint: 0,
        terrain: None,
        role: String::new(),
        figure: String::new(),
        signs: Vec::new(),
        callout: None,
        labels: BTreeMap::new(),
    }
}

/// Is the place on the board at all times, with its name at its hex?
fn shown(place: &Place) -> bool {
    matches!(place.kind.as_str(), "base" | "land" | "anchorage") && !place.optional
}

fn role(layout: &Layout, place: &Place) -> String {
    layout.roles.get(&place.control).cloned().unwrap_or_default()
}

fn signs(layout: &Layout, place: &Place) -> Vec<String> {
    layout.signs.get(&place.handling).or_else(|| layout.signs.get(&place.kind)).cloned().unwrap_or_default()
}

fn mark(kind: MarkKind, at: [f64; 2], size: f64, en: &str, fr: &str) -> Mark {
    Mark { kind, at: point(at), size: tenths(size), text: by_language(en, fr) }
}

/// Figures of the grid, distances along the edge, winds of the sectors.
fn coordinates(layout: &Layout, chart: &Chart, sheet: &Sheet, board: &mut Board) -> Result<()> {
    let (grid, size) = (&layout.grid, layout.style.coordinate);
    let half_height = super::grid::HALF_ROOT_3 * grid.side;
    for text in &chart.grid.hexes {
        let c = grid.centre(grid.parse(text)?);
        board.marks.push(mark(MarkKind::Coordinate, [c[0], c[1] + half_height - size * 0.9], size, text, text));
    }
    let (left, right) = (grid.origin[0] - grid.side, grid.centre([chart.grid.columns - 1, 0])[0] + grid.side);
    let (top, bottom) = (grid.origin[1] - half_height, grid.centre([1, 2 * chart.grid.rows - 1])[1] + half_height);
    for column in (0..chart.grid.columns).step_by(5) {
        let (x, text) = (grid.centre([column, 0])[0], (column + 1).to_string());
        for y in [top - size, bottom + size] {
            board.marks.push(mark(MarkKind::Coordinate, [x, y], size, &text, &text));
        }
    }
    for row in (0..chart.grid.rows).step_by(5) {
        let (y, text) = (grid.centre([0, 2 * row])[1], row_letters(row));
        for x in [left - size * 1.4, right + size * 1.4] {
            board.marks.push(mark(MarkKind::Coordinate, [x, y], size, &text, &text));
        }
    }
    // Hours of flight from beyond the edge, in the hexes of the edge: one or two to a hex.
    let mut hours: BTreeMap<Hex, Vec<String>> = BTreeMap::new();
    for entry in &chart.offmap_entry {
        let letter = chart.offmap.iter().find(|b| b.id == entry.base).map(|b| b.letter.clone()).unwrap_or_default();
        for hex in &entry.hexes {
            hours.entry(grid.parse(hex)?).or_default().push(format!("{}{letter}", entry.hours));
        }
    }
    for (hex, texts) in &hours {
        if !sheet.hexes.contains_key(hex) {
            bail!("{}: there is no such hex", grid.name(*hex));
        }
        let c = grid.centre(*hex);
        let text = texts.join(" ");
        board.marks.push(mark(MarkKind::Coordinate, [c[0], c[1] + half_height * 0.62], half_height * 0.5, &text, &text));
    }
    for sector in &chart.sector {
        let c = grid.centre(grid.parse(&sector.wind_hex)?);
        board.marks.push(Mark { kind: MarkKind::Rose, at: point(c), size: tenths(half_height * 1.5), text: BTreeMap::new() });
        let below = c[1] + half_height * 2.6;
        board.marks.push(mark(MarkKind::Caption, [c[0], below], layout.style.name, &sector.name, &sector.fr));
    }
    Ok(())
}

/// Sides in the order they are tried.
const ORDER: [Side; 4] = [Side::Above, Side::Right, Side::Left, Side::Below];

/// Names of places at their hexes; returns what is taken.
fn names_of_places(layout: &Layout, chart: &Chart, board: &mut Board) -> Result<BTreeMap<String, Vec<TextBox>>> {
    let grid = &layout.grid;
    let style = layout.style;
    let mut taken: Vec<TextBox> = Vec::new();
    let mut figures: BTreeMap<Hex, TextBox> = BTreeMap::new();
    for place in chart.place.iter().filter(|p| shown(p)) {
        let hex = grid.parse(&place.hex)?;
        let c = grid.centre(hex);
        taken.push(disc_box(c, style.disc));
        if !place.figure.is_empty() {
            let at = [c[0], c[1] + style.disc + 1.0 + style.figure * names::LINE / 2.0];
            let b = text_box(at, std::slice::from_ref(&place.figure), style.figure, Face::Bold);
            figures.insert(hex, b);
            taken.push(b);
        }
    }
    let mut by_language = BTreeMap::new();
    for (n, language) in LANGUAGES.into_iter().enumerate() {
        let roses = board.marks.iter().filter(|m| m.kind == MarkKind::Rose);
        let roses: Vec<TextBox> = roses.map(|m| disc_box(m.at.map(|v| f64::from(v) / 10.0), f64::from(m.size) / 10.0)).collect();
        let texts = names::texts(board, language).into_iter().map(|(_, b)| b);
        let mut taken: Vec<TextBox> = taken.iter().copied().chain(texts).chain(roses).collect();
        // What has no choice goes first.
        let mut order: Vec<&Place> = chart.place.iter().filter(|p| shown(p)).collect();
        order.sort_by_key(|p| layout.label.get(&p.id).and_then(|h| h.side).is_none());
        for place in order {
            let hex = grid.parse(&place.hex)?;
            let help = layout.label.get(&place.id);
            let name = [&place.name, &place.fr][n];
            let mut breaks = vec![vec![name.clone()]];
            breaks.extend(names::two_lines(name));
            if let Some(lines) = help.and_then(|h| h.lines.get(language)) {
                breaks = vec![lines.clone()];
            }
            // A name wider than its hex is better broken.
            let wide = |lines: &Vec<String>| {
                text_box([0.0, 0.0], lines, style.name, Face::Bold)[2] > grid.side * 0.75 && !style_is_small(layout)
            };
            breaks.sort_by_key(wide);
            let sides: Vec<Side> = help.and_then(|h| h.side).map_or_else(|| ORDER.to_vec(), |s| vec![s]);
            let tries = sides.iter().flat_map(|s| breaks.iter().map(move |b| (*s, b)));
            let found =
                tries.map(|(side, lines)| (lines, candidate(layout, hex, side, lines, figures.get(&hex)))).find(|(_, at)| {
                    let [l, t, r, b] = at.1;
                    free([l - 0.5, t, r + 0.5, b], &taken, layout.frame.width, layout.frame.height)
                });
            let Some((lines, (at, b))) = found else { bail!("{language}: no room for the name of '{}'", place.id) };
            taken.push(b);
            let label =
                Label { at: point(at), size: tenths(style.name), lines: lines.clone(), badge: None, leader: String::new() };
            let id = grid.name(hex);
            if let Some(space) = board.spaces.iter_mut().find(|s| s.id == id) {
                space.labels.insert(language.to_owned(), label);
            }
        }
        by_language.insert(language.to_owned(), taken);
    }
    Ok(by_language)
}

/// Are the hexes smaller than a name? Then names need not stay in them.
fn style_is_small(layout: &Layout) -> bool {
    layout.grid.side < 3.0 * layout.style.name
}

/// Centre and box of a name on that side of a hex's centre.
fn candidate(layout: &Layout, hex: Hex, side: Side, lines: &[String], figure: Option<&TextBox>) -> ([f64; 2], TextBox) {
    let style = layout.style;
    let c = layout.grid.centre(hex);
    let b = text_box([0.0, 0.0], lines, style.name, Face::Bold);
    let gap = style.disc + 1.0;
    let below = figure.map_or(c[1] + gap, |f| f[3]);
    let at = match side {
        Side::Above => [c[0], c[1] - gap - b[3]],
        Side::Below => [c[0], below + b[3]],
        Side::Right => [c[0] + gap + 1.0 + b[2], c[1]],
        Side::Left => [c[0] - gap - 1.0 - b[2], c[1]],
    };
    (at, text_box(at, lines, style.name, Face::Bold))
}

/// A name that wants a place: centre, size, the text in both languages, and what stands under it.
type Wanted = ([f64; 2], f64, [String; 2], [String; 2]);

/// What rounding to tenths may bring two lines nearer to each other, and a little more.
const CLEAR: f64 = 0.4;

/// Names of seas and islands, nudged until they are free; under an island's name who watches from it.
fn geography(
    layout: &Layout,
    chart: &Chart,
    sheet: &Sheet,
    mut taken: BTreeMap<String, Vec<TextBox>>,
    board: &mut Board,
) -> Result<()> {
    let mut wanted: Vec<Wanted> = Vec::new();
    for place in chart.place.iter().filter(|p| !shown(p) && p.kind != "base" && !p.optional) {
        let c = layout.grid.centre(layout.grid.parse(&place.hex)?);
        let size = layout.style.name * 0.8;
        wanted.push((
            [c[0], c[1] - layout.grid.side * 1.15],
            size,
            [place.name.clone(), place.fr.clone()],
            [String::new(), String::new()],
        ));
    }
    for entry in &layout.geography {
        let mut texts = [entry.en.clone(), entry.fr.clone()];
        let mut watch = [String::new(), String::new()];
        if !entry.island.is_empty() {
            let island =
                chart.island.iter().find(|i| i.id == entry.island).with_context(|| format!("no island '{}'", entry.island))?;
            texts = [island.name.clone(), island.fr.clone()];
            if !island.watchers.is_empty() {
                let who: Vec<String> =
                    island.watchers.iter().map(|w| w.chars().take(1).collect::<String>().to_uppercase()).collect();
                watch = LANGUAGES.map(|l| format!("{} {}", layout.watchers.get(l).map_or("", String::as_str), who.join(" ")));
                if LANGUAGES.iter().any(|l| !layout.watchers.contains_key(*l)) {
                    bail!("[watchers] lacks a language");
                }
            }
        }
        if texts.iter().any(String::is_empty) {
            bail!("a name at {:?} lacks a language", entry.at);
        }
        wanted.push((sheet.globe.place(entry.at), entry.size, texts, watch));
    }
    let kind = MarkKind::Geography;
    for (at, size, texts, watch) in wanted {
        let small = size * 0.62;
        let boxes = |at: [f64; 2]| {
            [0, 1].map(|n| {
                let mut b = text_box(at, std::slice::from_ref(&texts[n]), size, names::face(kind));
                if !watch[n].is_empty() {
                    let w = text_box(at, std::slice::from_ref(&watch[n]), small, names::face(kind));
                    b = [b[0].min(w[0]), b[1], b[2].max(w[2]), b[3] + w[3] - w[1] + 2.0 * CLEAR];
                }
                b
            })
        };
        let fits = |at: [f64; 2]| {
            let [en, fr] = boxes(at);
            let clear = |b: TextBox, l: &str| taken.get(l).is_none_or(|t| free(b, t, layout.frame.width, layout.frame.height));
            let [first, second] = LANGUAGES;
            clear(en, first) && clear(fr, second)
        };
        let steps =
            [[0.0, 0.0], [0.0, -1.0], [0.0, 1.0], [1.0, 0.0], [-1.0, 0.0], [1.0, -1.0], [-1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
        let mut nudged =
            (1..=24).flat_map(|n| steps.map(|s| [at[0] + s[0] * f64::from(n) * 2.5, at[1] + s[1] * f64::from(n) * 2.5]));
        let Some(at) = nudged.find(|p| fits(*p)) else { bail!("no room for the name '{}'", texts[0]) };
        for (language, b) in LANGUAGES.into_iter().zip(boxes(at)) {
            taken.entry(language.to_owned()).or_default().push(b);
        }
        board.marks.push(mark(kind, at, size, &texts[0], &texts[1]));
        if !watch[0].is_empty() {
            let below = [at[0], at[1] + (size + small) * names::LINE / 2.0 + CLEAR];
            board.marks.push(mark(kind, below, small, &watch[0], &watch[1]));
        }
    }
    Ok(())
}
