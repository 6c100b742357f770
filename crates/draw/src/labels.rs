//! Names, value badges, the signs before a name, and the marks of the board.

use crate::{
    geom::{Rect, Xy},
    metrics::{self, Face, LEADING},
    pieces::Entry,
    small,
    spaces::{base_radius, sign_at},
    svg::{Cx, esc, n, xy},
    symbols,
};
use ironbottom_kernel::board::{Backdrop, BoardSpace, Label, Mark, MarkKind, SpaceKind};
use std::fmt::Write;

/// Smaller text than this many pixels is left out: the picture stays clean.
pub(crate) const LEAST_TEXT: f64 = 6.0;

/// A name that is shown.
pub(crate) struct Name<'a> {
    pub space: &'a BoardSpace,
    pub label: &'a Label,
    /// Centre of its text.
    pub at: Xy,
    pub lines: Vec<String>,
    /// Height of its letters.
    pub size: f64,
    /// What it covers, its badge left out.
    pub rect: Rect,
    /// Its value and where that stands.
    pub badge: Option<(Xy, f64, String)>,
    /// Is it set larger than the board has it, because the picture is small? Then it may stand elsewhere, and alone.
    pub small: bool,
}

impl Name<'_> {
    /// Everything it covers.
    pub fn rects(&self) -> Vec<Rect> {
        let badge = self.badge.as_ref().map(|(at, r, _)| Rect::round(*at, 2.0 * r, 2.0 * r));
        std::iter::once(self.rect).chain(badge).collect()
    }
}

/// Signs before a name: works of the scene, and what the board prints there.
pub(crate) struct Signs<'a> {
    pub space: &'a BoardSpace,
    /// Symbols with how many of them; those of the board have no ids.
    pub entries: Vec<Entry>,
    pub rect: Rect,
    pub size: f64,
}

/// The letters of a space's name.
pub(crate) fn face(space: &BoardSpace) -> Face {
    if space.kind == SpaceKind::Sea { Face::Italic } else { Face::Bold }
}

/// What a block of text covers round its centre.
pub(crate) fn block(lines: &[String], face: Face, size: f64, at: Xy) -> Rect {
    let [w, h] = metrics::block(lines, face, size);
    Rect::round(at, w, h)
}

/// Is text of this height, in tenths of a map unit, large enough to be read in this picture?
pub(crate) fn legible(cx: &Cx<'_>, size: f64) -> bool {
    size / 10.0 * cx.scale >= LEAST_TEXT
}

/// The names that can be read: as the board has them, and in small pictures larger ones where there is room.
pub(crate) fn shown<'a>(cx: &Cx<'a>) -> Vec<Name<'a>> {
    let mut out: Vec<Name<'a>> = Vec::new();
    let mut rest = Vec::new();
    for (i, space) in cx.board.spaces.iter().enumerate() {
        let Some(label) = cx.label(space) else { continue };
        let size = f64::from(label.size);
        if !legible(cx, size) {
            rest.push((i, space, label));
            continue;
        }
        let (at, face) = (xy(label.at), face(space));
        let badge = label.badge.zip(value(cx, space)).map(|(given, v)| {
            // In the title of a card it has a place of its own; elsewhere it touches the name.
            let [dx, dy] = metrics::badge_at(&label.lines, face, size);
            let place = if space.kind == SpaceKind::Card { xy(given) } else { [at[0] + dx, at[1] + dy] };
            (place, metrics::badge_radius(size), v)
        });
        let rect = block(&label.lines, face, size, at);
        out.push(Name { space, label, at, lines: label.lines.clone(), size, rect, badge, small: false });
    }
    small::add(cx, rest, &mut out);
    out
}

/// The value shown in a badge: the scene's, else the printed one; nothing is worth no badge.
fn value(cx: &Cx<'_>, s: &BoardSpace) -> Option<String> {
    let said = cx.state(&s.id).and_then(|st| st.value).map(|v| v.to_string());
    said.or_else(|| (!s.figure.is_empty()).then(|| s.figure.clone())).filter(|v| v != "0")
}

/// The signs that stand before names. Without a name they are left out too: they say something about it.
pub(crate) fn signs<'a>(cx: &Cx<'a>, names: &[Name<'a>]) -> Vec<Signs<'a>> {
    let taken: Vec<Rect> = names.iter().flat_map(Name::rects).collect();
    let mut out: Vec<Signs<'a>> = Vec::new();
    for name in names.iter().filter(|n| !n.small) {
        let mut entries = works(cx, name.space);
        // On hexes and boxes the printed sign stands in the disc or the box itself.
        if matches!(name.space.kind, SpaceKind::Land | SpaceKind::Sea | SpaceKind::Card) {
            entries.extend(name.space.signs.iter().map(|id| Entry { symbol: id.clone(), count: 1, ..Entry::default() }));
        }
        if entries.is_empty() {
            continue;
        }
        let size = (f64::from(name.label.size) * 1.2).max(cx.px(9.5)).min(cx.px(15.0).max(100.0));
        let width: f64 = entries.iter().map(|e| advance(e, size)).sum();
        let rect = beside(cx, name, width, size, &taken, &out);
        out.push(Signs { space: name.space, entries, rect, size });
    }
    out
}

/// The works of a space, as the scene has them.
fn works(cx: &Cx<'_>, s: &BoardSpace) -> Vec<Entry> {
    let mut out: Vec<Entry> = Vec::new();
    let pieces = cx.scene.map(|sc| sc.pieces.as_slice()).unwrap_or_default();
    for p in pieces.iter().filter(|p| p.space == s.id && cx.stage.works.contains(&p.kind)) {
        match out.iter_mut().find(|e| e.kind == p.kind) {
            Some(e) => e.add(p),
            None => out.push(Entry::new(symbols::of_kind(cx.stage, &p.kind), p)),
        }
    }
    out
}

/// From one sign to the next: a sign of more than one has a figure behind it.
fn advance(e: &Entry, size: f64) -> f64 {
    size * 1.06 + if e.count > 1 { metrics::width(&e.count.to_string(), Face::Bold, size * 0.75) + size * 0.1 } else { 0.0 }
}

/// A place for signs: left of the name if it is free, else above, below or right of it.
fn beside(cx: &Cx<'_>, name: &Name<'_>, width: f64, size: f64, taken: &[Rect], placed: &[Signs<'_>]) -> Rect {
    let r = name.rect;
    let right = name.badge.as_ref().map_or(r.x1, |(at, radius, _)| at[0] + radius);
    let gap = size * 0.15;
    let [x, y] = r.centre();
    let centres = [
        [r.x0 - gap - width / 2.0, y],
        [r.x0 - gap - width / 2.0, r.y0 + size * 0.4],
        [x, r.y0 - gap - size / 2.0],
        [x, r.y1 + gap + size / 2.0],
        [right + gap + width / 2.0, r.y1 - size * 0.45],
        [right + gap + width / 2.0, r.y0 + size * 0.4],
    ];
    let cost = |c: &Rect| -> f64 {
        let others = taken.iter().chain(placed.iter().map(|s| &s.rect)).map(|t| t.shared(c)).sum::<f64>();
        if cx.once.contains(c) { others } else { others + width * size }
    };
    let rects = centres.map(|c| Rect::round(c, width, size));
    let mut best = rects[0];
    for r in &rects[1..] {
        if cost(r) + 1.0 < cost(&best) {
            best = *r;
        }
    }
    best
}

/// The layer.
pub(crate) fn draw(cx: &Cx<'_>, names: &[Name<'_>], signs: &[Signs<'_>]) -> String {
    let mut out = String::new();
    marks(cx, &mut out, names);
    for name in names {
        self::name(cx, &mut out, name);
    }
    for s in signs {
        self::sign_row(cx, &mut out, s);
    }
    figures(cx, &mut out);
    out
}

/// How letters of a kind of space look: weight or slope, colour, halo.
fn style(cx: &Cx<'_>, space: &BoardSpace, small: bool) -> String {
    let t = cx.theme;
    let halo = |colour: &str, width: f64| {
        format!(" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linejoin=\"round\" paint-order=\"stroke\"", n(cx.line(width)))
    };
    match space.kind {
        // The name of a narrow sea may stand on the land beside it.
        SpaceKind::Sea if cx.label(space).is_some_and(|l| cx.on_land(xy(l.at))) => {
            format!("font-style=\"italic\" fill=\"{}\"{}", t.sea_text, halo(t.sea_3, 2.2))
        }
        SpaceKind::Sea => format!("font-style=\"italic\" fill=\"{}\"", t.sea_text),
        SpaceKind::Card | SpaceKind::Box | SpaceKind::Step if cx.board.ground == Backdrop::Paper || !small => {
            format!("font-weight=\"700\" fill=\"{}\"", on_paper(cx, space))
        }
        _ => format!("font-weight=\"700\" fill=\"{}\"{}", t.land_text, halo(t.land_halo, 2.2)),
    }
}

/// Ink on a box: dark land has light names already.
fn on_paper(cx: &Cx<'_>, space: &BoardSpace) -> &'static str {
    if cx.role(space).is_empty() { cx.theme.ink } else { cx.theme.land_text }
}

fn name(cx: &Cx<'_>, out: &mut String, name: &Name<'_>) {
    let (t, l) = (cx.theme, name.label);
    let id = esc(&name.space.id);
    if !l.leader.is_empty() && !name.small {
        let _ = writeln!(
            out,
            "<path class=\"leader\" d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-opacity=\".75\"/>",
            l.leader,
            t.land_text,
            n(cx.line(0.7))
        );
    }
    let _ = write!(out, "<g class=\"name\" data-space=\"{id}\">");
    text_block(out, &name.lines, name.at, name.size, &style(cx, name.space, name.small));
    if let Some((at, r, value)) = &name.badge {
        let _ = write!(
            out,
            "<circle class=\"badge\" cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"/>",
            n(at[0]),
            n(at[1]),
            n(*r),
            t.land_halo,
            t.land_text,
            n(cx.line(0.6))
        );
        // Two figures must fit as well as one.
        let size = match value.chars().count() {
            // The sign of infinity is flat.
            1 if value == "∞" => r * 2.0,
            1 => r * 1.55,
            _ => r * 1.3,
        };
        text_block(out, std::slice::from_ref(value), *at, size, &format!("font-weight=\"700\" fill=\"{}\"", t.land_text));
    }
    out.push_str("</g>\n");
}

/// Lines of text round a centre.
fn text_block(out: &mut String, lines: &[String], at: Xy, size: f64, style: &str) {
    let first = at[1] - (lines.len().max(1) as f64 - 1.0) / 2.0 * size * LEADING + size * 0.355;
    let _ = write!(out, "<g font-size=\"{}\" text-anchor=\"middle\" {style}>", n(size));
    for (i, line) in lines.iter().enumerate() {
        let _ = write!(out, "<text x=\"{}\" y=\"{}\">{}</text>", n(at[0]), n(first + i as f64 * size * LEADING), esc(line));
    }
    out.push_str("</g>");
}

fn sign_row(cx: &Cx<'_>, out: &mut String, s: &Signs<'_>) {
    let t = cx.theme;
    let _ = writeln!(
        out,
        "<g class=\"works\" data-space=\"{}\" color=\"{}\" stroke=\"{}\" stroke-width=\"4\" stroke-linejoin=\"round\" paint-order=\"stroke\">",
        esc(&s.space.id),
        t.land_text,
        t.land_halo
    );
    let mut x = s.rect.x0;
    let y = f64::midpoint(s.rect.y0, s.rect.y1);
    for e in &s.entries {
        let _ = write!(out, "<g class=\"work\"{}>", e.data());
        if !e.kind.is_empty() {
            let _ = write!(out, "<title>{}</title>", esc(&e.title(cx)));
        }
        sign_at(out, &e.symbol, [x + s.size * 0.53, y], s.size);
        if e.count > 1 {
            let _ = write!(
                out,
                "<text class=\"count\" x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"700\" fill=\"{}\" stroke-width=\"{}\">{}</text>",
                n(x + s.size * 1.06),
                n(y + s.size * 0.28),
                n(s.size * 0.75),
                t.land_text,
                n(cx.line(2.0)),
                e.count
            );
        }
        out.push_str("</g>\n");
        x += advance(e, s.size);
    }
    out.push_str("</g>\n");
}

/// Printed figures of hexes and boxes: under the disc of a base, in the corner of a card.
fn figures(cx: &Cx<'_>, out: &mut String) {
    for s in cx.board.spaces.iter().filter(|s| !s.figure.is_empty()) {
        let Some(l) = cx.label(s) else { continue };
        if l.badge.is_some() || !matches!(cx.board.ground, Backdrop::Ocean | Backdrop::Jungle) || !s.kind.is_hex() {
            continue;
        }
        let size = f64::from(l.size) * 0.92;
        if !legible(cx, size) {
            continue;
        }
        let below = base_radius(cx, s).unwrap_or(0.0) + size * 0.72;
        let at = [f64::from(s.at[0]), f64::from(s.at[1]) + below];
        text_block(out, std::slice::from_ref(&s.figure), at, size, &style(cx, s, false));
        out.push('\n');
    }
}

/// The text of a mark.
pub(crate) fn mark_text<'m>(cx: &Cx<'_>, m: &'m Mark) -> Option<&'m str> {
    m.text.get(cx.lang()).or_else(|| m.text.get("*")).or_else(|| m.text.get("en")).map(String::as_str)
}

/// Roses, coordinates, captions, names of what is no space.
fn marks(cx: &Cx<'_>, out: &mut String, names: &[Name<'_>]) {
    let t = cx.theme;
    for (m, small) in cx.board.marks.iter().zip(small::captions(cx, names)) {
        let (at, size) = (xy(m.at), f64::from(m.size));
        match m.kind {
            MarkKind::Rose => rose(cx, out, at, size),
            MarkKind::Dot => {
                let _ = writeln!(
                    out,
                    "<circle class=\"dot\" cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"/>",
                    n(at[0]),
                    n(at[1]),
                    n(size),
                    t.sea_text,
                    t.sea_line,
                    n(cx.line(1.0))
                );
            }
            MarkKind::Coordinate | MarkKind::Caption | MarkKind::Geography => {
                let Some(text) = mark_text(cx, m) else { continue };
                let own = || (text.split('\n').map(str::to_owned).collect::<Vec<String>>(), size);
                let Some((lines, size)) = small.or_else(|| legible(cx, size).then(own)) else { continue };
                let paper = cx.board.ground == Backdrop::Paper;
                let style = match m.kind {
                    MarkKind::Caption if paper => format!("font-weight=\"700\" fill=\"{}\"", t.ink),
                    MarkKind::Caption => format!("font-weight=\"700\" fill=\"{}\"", t.sea_text),
                    MarkKind::Geography => format!("font-style=\"italic\" fill=\"{}\" fill-opacity=\".85\"", t.sea_text),
                    _ => format!("fill=\"{}\" fill-opacity=\".8\"", if paper { t.ink_2 } else { t.sea_text }),
                };
                text_block(out, &lines, at, size, &style);
                out.push('\n');
            }
        }
    }
}

/// A compass rose of eight points.
fn rose(cx: &Cx<'_>, out: &mut String, at: Xy, size: f64) {
    let t = cx.theme;
    let star = |long: f64, turn: f64| {
        let point = |angle: f64, r: f64| format!("{} {}", n(at[0] + r * angle.sin()), n(at[1] - r * angle.cos()));
        let eighth = std::f64::consts::FRAC_PI_4;
        let points: Vec<String> =
            (0..8).map(|i| point(f64::from(i) * eighth + turn, if i % 2 == 0 { long } else { long * 0.26 })).collect();
        format!("M{}Z", points.join("L"))
    };
    let _ = writeln!(
        out,
        "<g class=\"rose\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"><circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"/>\
         <path d=\"{}\" fill-opacity=\".55\"/><path d=\"{}\"/></g>",
        t.sea_line,
        t.sea_text,
        n(cx.line(0.5)),
        n(at[0]),
        n(at[1]),
        n(size * 0.72),
        t.sea_1,
        star(size * 0.8, std::f64::consts::FRAC_PI_4),
        star(size, 0.0)
    );
}
