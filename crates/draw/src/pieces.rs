//! Pieces: strips with a sign and a figure for each kind, or one counter with the total where there is no room for more.
//!
//! Inside its group a piece is drawn in its own measures (a strip is 24 high), which the group brings to the size it has here. What
//! is drawn says in `data-pieces` which pieces of the scene it stands for and in `data-count` how many they are.

use crate::{
    geom::{Rect, Xy},
    metrics::{self, Face},
    svg::{Cx, esc, n},
    theme::Side,
};
use ironbottom_kernel::scene::{Age, Piece};
use std::fmt::Write;

/// Height of a strip and of a counter.
pub(crate) const HEIGHT: f64 = 24.0;
/// Width of the flash at the left end.
const FLASH: f64 = 7.0;
/// Size of a sign.
const SIGN: f64 = 18.0;
/// Size of a figure.
const FIGURE: f64 = 15.0;
/// Size of the figure of a counter.
const TOTAL: f64 = 18.0;
/// Before and behind a sign.
const PAD: f64 = 4.0;
/// Ground of a piece that is no longer seen.
const HOLLOW: &str = "#fdfbf5";
/// How far corners are rounded or cut.
const CORNER: f64 = 5.5;

/// Pieces of one kind and owner in one space.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// What they are, as the scene says.
    pub kind: String,
    /// Their symbol.
    pub symbol: String,
    /// How many.
    pub count: u32,
    /// Ids of the pieces of the scene.
    pub ids: Vec<String>,
    /// How old the news of them is; of several the freshest.
    pub age: Age,
}

impl Entry {
    pub(crate) fn new(symbol: &str, p: &Piece) -> Self {
        Self { kind: p.kind.clone(), symbol: symbol.to_owned(), count: p.count, ids: vec![p.id.clone()], age: p.age }
    }

    pub(crate) fn add(&mut self, p: &Piece) {
        self.count += p.count;
        self.age = fresher(self.age, p.age);
        self.ids.push(p.id.clone());
    }

    /// What a page reads from it.
    pub(crate) fn data(&self) -> String {
        if self.ids.is_empty() {
            return String::new();
        }
        format!(" data-kind=\"{}\" data-count=\"{}\" data-pieces=\"{}\"", esc(&self.kind), self.count, esc(&self.ids.join(" ")))
    }

    /// What somebody reads who points at it.
    pub(crate) fn title(&self, cx: &Cx<'_>) -> String {
        let name = (cx.names)(&self.kind);
        if self.count > 1 { format!("{name} ×{}", self.count) } else { name }
    }

    /// Its part of a strip.
    fn width(&self) -> f64 {
        PAD * 2.0 + SIGN + if self.count > 1 { 1.0 + metrics::width(&self.count.to_string(), Face::Bold, FIGURE) } else { 0.0 }
    }
}

fn fresher(a: Age, b: Age) -> Age {
    match (a, b) {
        (Age::Now, _) | (_, Age::Now) => Age::Now,
        (Age::Recent, _) | (_, Age::Recent) => Age::Recent,
        (Age::Old, Age::Old) => Age::Old,
    }
}

/// What is drawn for a row of entries of one owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// Every kind with its figure.
    Strip,
    /// One total.
    Counter,
}

/// One piece of the picture, placed.
pub(crate) struct Drawn {
    pub space: String,
    pub owner: String,
    pub side: Side,
    pub second: bool,
    pub entries: Vec<Entry>,
    pub form: Form,
    /// Where.
    pub rect: Rect,
    /// From where a line leads back to its space.
    pub leader: Option<(Xy, Xy)>,
}

/// Width of a row in its own measures.
pub(crate) fn width(entries: &[Entry], form: Form) -> f64 {
    match form {
        Form::Strip => FLASH + entries.iter().map(Entry::width).sum::<f64>() + 1.0,
        Form::Counter => (FLASH + metrics::width(&total(entries).to_string(), Face::Bold, TOTAL) + 9.0).max(HEIGHT),
    }
}

fn total(entries: &[Entry]) -> u32 {
    entries.iter().map(|e| e.count).sum()
}

/// The layer: lines back to the spaces first, then the pieces.
pub(crate) fn draw(cx: &Cx<'_>, all: &[Drawn]) -> String {
    let mut out = String::new();
    for d in all {
        if let Some((from, to)) = d.leader {
            let line = format!("M{} {}L{} {}", n(from[0]), n(from[1]), n(to[0]), n(to[1]));
            let _ = writeln!(
                out,
                "<path class=\"leader\" d=\"{line}\" stroke=\"{}\" stroke-opacity=\".7\" stroke-width=\"{}\"/>\
                 <path class=\"leader\" d=\"{line}\" stroke=\"{}\" stroke-width=\"{}\"/>\
                 <circle class=\"leader\" cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"/>",
                cx.theme.land_halo,
                n(cx.line(2.2)),
                cx.theme.land_text,
                n(cx.line(0.9)),
                n(to[0]),
                n(to[1]),
                n(cx.line(1.6)),
                cx.theme.land_text
            );
        }
    }
    for d in all {
        piece(cx, &mut out, d);
    }
    out
}

/// The shape of a strip or counter: rounded corners for the first coalition, cut ones for the second.
fn outline(width: f64, second: bool) -> String {
    let (h, c) = (HEIGHT, CORNER);
    let corner = |dx: f64, dy: f64| {
        if second { format!("l{} {}", n(dx), n(dy)) } else { format!("a{c} {c} 0 0 1 {} {}", n(dx), n(dy)) }
    };
    format!("M{c} 0H{}{}V{}{}H{c}{}V{c}{}Z", n(width - c), corner(c, c), n(h - c), corner(-c, c), corner(-c, -c), corner(c, -c))
}

/// Its left end.
fn flash(second: bool) -> String {
    let (h, c) = (HEIGHT, CORNER);
    if second {
        format!("M{FLASH} 0V{h}H{c}L0 {}V{c}L{c} 0Z", n(h - c))
    } else {
        format!("M{FLASH} 0V{h}H{c}A{c} {c} 0 0 1 0 {}V{c}A{c} {c} 0 0 1 {c} 0Z", n(h - c))
    }
}

fn piece(cx: &Cx<'_>, out: &mut String, d: &Drawn) {
    let scale = d.rect.height() / HEIGHT;
    let w = width(&d.entries, d.form);
    let form = if d.form == Form::Strip { "strip" } else { "counter" };
    let shape = outline(w, d.second);
    // What is no longer seen is hollow, and dashed when the news is old.
    let age = d.entries.iter().map(|e| e.age).reduce(fresher).unwrap_or_default();
    let hollow = age != Age::Now;
    let side = if hollow { Side { fill: HOLLOW, ink: d.side.fill, pattern: None, ..d.side } } else { d.side };
    let _ = writeln!(
        out,
        "<g class=\"piece {form}\" data-space=\"{}\" data-owner=\"{}\" data-role=\"{}\" data-box=\"{} {} {} {}\" transform=\"translate({} {}) scale({scale:.3})\">",
        esc(&d.space),
        esc(&d.owner),
        d.side.role,
        n(d.rect.x0),
        n(d.rect.y0),
        n(d.rect.x1),
        n(d.rect.y1),
        n(d.rect.x0),
        n(d.rect.y0)
    );
    // A shadow in two steps: softer than one, and no filter.
    let _ = writeln!(
        out,
        "<g class=\"shadow\" fill=\"#000\" fill-opacity=\".2\"><path d=\"{shape}\" transform=\"translate(0 1)\"/><path d=\"{shape}\" transform=\"translate(.4 2.2)\"/></g>\
         <path class=\"body\" d=\"{shape}\" fill=\"{}\"/>",
        side.fill
    );
    if let Some(p) = side.pattern {
        let _ = writeln!(out, "<path class=\"flash\" d=\"{}\" fill=\"url(#{p})\"/>", flash(d.second));
    }
    let (edge, width) = if hollow { (side.ink, 2.0) } else { (cx.theme.piece_edge, 1.2) };
    let dash = if age == Age::Old { " stroke-dasharray=\"4 3\"" } else { "" };
    let _ = writeln!(out, "<path d=\"{shape}\" fill=\"none\" stroke=\"{edge}\" stroke-width=\"{width}\"{dash}/>");
    match d.form {
        Form::Strip => strip(cx, out, d, side),
        Form::Counter => counter(cx, out, d, side, w),
    }
    out.push_str("</g>\n");
}

fn strip(cx: &Cx<'_>, out: &mut String, d: &Drawn, side: Side) {
    let mut x = FLASH;
    for (i, e) in d.entries.iter().enumerate() {
        if i > 0 {
            let _ = writeln!(
                out,
                "<path class=\"hairline\" d=\"M{} 4.5V{}\" stroke=\"{}\" stroke-opacity=\".38\" stroke-width=\"1\"/>",
                n(x),
                n(HEIGHT - 4.5),
                side.ink
            );
        }
        let _ = write!(
            out,
            "<g class=\"unit\"{}><title>{}</title><use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{SIGN}\" height=\"{SIGN}\" color=\"{}\"/>",
            e.data(),
            esc(&e.title(cx)),
            esc(&e.symbol),
            n(x + PAD),
            n((HEIGHT - SIGN) / 2.0),
            side.ink
        );
        if e.count > 1 {
            let _ = write!(
                out,
                "<text class=\"count\" x=\"{}\" y=\"{}\" font-size=\"{FIGURE}\" font-weight=\"700\" fill=\"{}\">{}</text>",
                n(x + PAD + SIGN + 1.0),
                n(HEIGHT / 2.0 + FIGURE * 0.355),
                side.ink,
                e.count
            );
        }
        out.push_str("</g>\n");
        x += e.width();
    }
}

fn counter(cx: &Cx<'_>, out: &mut String, d: &Drawn, side: Side, w: f64) {
    let count = total(&d.entries);
    let titles: Vec<String> = d.entries.iter().map(|e| e.title(cx)).collect();
    let ids: Vec<&str> = d.entries.iter().flat_map(|e| e.ids.iter().map(String::as_str)).collect();
    let _ = writeln!(
        out,
        "<g class=\"unit\" data-count=\"{count}\" data-pieces=\"{}\"><title>{}</title><text class=\"count\" x=\"{}\" y=\"{}\" font-size=\"{TOTAL}\" font-weight=\"700\" \
         text-anchor=\"middle\" fill=\"{}\">{count}</text></g>",
        esc(&ids.join(" ")),
        esc(&titles.join(", ")),
        n(f64::midpoint(FLASH, w)),
        n(HEIGHT / 2.0 + TOTAL * 0.355),
        side.ink
    );
}
