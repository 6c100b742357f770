//! Lines: borders at sea and on land, coasts, rivers, walls, links, canals, lanes, reefs, and the rules of paper boards.

use crate::{
    geom::Shape,
    spaces::{ROUND, joined, pieces, used},
    svg::{Cx, n},
    theme::{CANAL, FRINGE, LINK, MOUNTAIN, REEF, RIVER, VOID_LINE, WALL},
};
use ironbottom_kernel::board::Stroke;
use std::fmt::Write;

/// Lines that are drawn more than once, where the board has them.
const SEA_BORDERS: &str = "sea-lines";
const LAND_BORDERS: &str = "land-lines";

/// Shapes that the lines use.
pub(crate) fn defs(cx: &Cx<'_>, out: &mut String) {
    if !cx.is_atlas() {
        return arrow(cx, out);
    }
    let all_of = |kinds: &[Stroke]| {
        let paths: Vec<&str> = cx.board.lines.iter().filter(|l| kinds.contains(&l.stroke)).map(|l| l.path.as_str()).collect();
        (!paths.is_empty()).then(|| Shape::parse(&joined(&paths)))
    };
    if let Some(line) = all_of(&[Stroke::SeaBorder]) {
        pieces(out, SEA_BORDERS, &line);
    }
    // Rivers and walls are borders too, and lie over them.
    if let Some(line) = all_of(&ON_LAND) {
        pieces(out, LAND_BORDERS, &line);
    }
    arrow(cx, out);
}

const ON_LAND: [Stroke; 3] = [Stroke::LandBorder, Stroke::River, Stroke::Wall];

/// Ids of the lines that are edges of land.
pub(crate) fn edges(cx: &Cx<'_>) -> Vec<&'static str> {
    let mut out = Vec::new();
    if cx.board.lines.iter().any(|l| ON_LAND.contains(&l.stroke)) {
        out.push(LAND_BORDERS);
    }
    if !cx.board.coast.is_empty() {
        out.push("coast-line");
    }
    out
}

fn arrow(cx: &Cx<'_>, out: &mut String) {
    if cx.board.lines.iter().any(|l| l.stroke == Stroke::Link) {
        let _ = writeln!(
            out,
            "<marker id=\"arrow\" viewBox=\"0 0 10 10\" refX=\"7\" refY=\"5\" markerWidth=\"4\" markerHeight=\"4\" orient=\"auto-start-reverse\">\
             <path d=\"M0 0 10 5 0 10 2.5 5z\" fill=\"{}\"/></marker>",
            cx.tint(LINK)
        );
    }
}

/// All lines of one kind as one path.
fn all(cx: &Cx<'_>, stroke: Stroke) -> Option<String> {
    let paths: Vec<&str> = cx.board.lines.iter().filter(|l| l.stroke == stroke).map(|l| l.path.as_str()).collect();
    (!paths.is_empty()).then(|| joined(&paths))
}

fn stroke(out: &mut String, class: &str, path: &str, colour: &str, width: f64, more: &str) {
    let _ = writeln!(
        out,
        "<path class=\"{class}\" d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linejoin=\"round\" {more}/>",
        n(width)
    );
}

/// A line of the definitions.
fn group(out: &mut String, class: &str, colour: &str, id: &str, width: f64, opacity: f64) {
    let _ = writeln!(out, "<g class=\"{class}\" stroke=\"{colour}\" {ROUND}>");
    used(out, id, width, opacity);
    out.push_str("</g>\n");
}

/// Borders between sea zones, which the land lies over.
pub(crate) fn at_sea(cx: &Cx<'_>, out: &mut String) {
    if let Some(p) = all(cx, Stroke::VoidBorder) {
        stroke(out, "void-border", &p, cx.tint(VOID_LINE), cx.line(1.2), "");
    }
    if cx.board.lines.iter().any(|l| l.stroke == Stroke::SeaBorder) {
        let dim = if cx.theme.is_dark() { 0.75 } else { 1.0 };
        group(out, "fringe", cx.tint(FRINGE), SEA_BORDERS, cx.line(5.0), 0.12);
        group(out, "sea-border", cx.theme.sea_line, SEA_BORDERS, cx.line(1.8), dim);
    }
}

/// Lanes between cards, which the cards lie over.
pub(crate) fn lanes(cx: &Cx<'_>, out: &mut String) {
    if let Some(p) = all(cx, Stroke::Lane) {
        stroke(out, "lane-casing", &p, cx.theme.sea_line, cx.line(4.6), "stroke-opacity=\".75\"");
        stroke(out, "lane", &p, cx.theme.sea_text, cx.line(1.8), "");
    }
}

/// Borders on land and the coast, which boxes on the map lie over.
pub(crate) fn on_land(cx: &Cx<'_>, o: &mut String) {
    let t = cx.theme;
    // Borders run on under the sea; the coast ends them.
    o.push_str("<g clip-path=\"url(#clip-land)\">\n");
    if edges(cx).contains(&LAND_BORDERS) {
        group(o, "land-border", t.land_line, LAND_BORDERS, cx.line(1.0), 1.0);
    }
    if let Some(p) = all(cx, Stroke::River) {
        stroke(o, "river", &p, t.land_halo, cx.line(3.6), "stroke-opacity=\".4\"");
        stroke(o, "river", &p, cx.tint(RIVER), cx.line(2.4), "");
    }
    o.push_str("</g>\n");
    if !cx.board.coast.is_empty() {
        group(o, "coast", t.coast, "coast-line", cx.line(0.9), 1.0);
    }
}

/// The layer of borders, over the spaces.
pub(crate) fn borders(cx: &Cx<'_>) -> String {
    let (mut out, t) = (String::new(), cx.theme);
    let o = &mut out;
    if !cx.is_atlas() {
        for (kind, class, colour, width) in
            [(Stroke::LandBorder, "land-border", t.land_line, 1.0), (Stroke::River, "river", cx.tint(RIVER), 2.0)]
        {
            if let Some(p) = all(cx, kind) {
                stroke(o, class, &p, colour, cx.line(width), "");
            }
        }
    }
    if let Some(p) = all(cx, Stroke::Wall) {
        stroke(o, "wall", &p, cx.tint(WALL), cx.line(3.2), "stroke-linecap=\"round\"");
    }
    if let Some(p) = all(cx, Stroke::Ridge) {
        stroke(o, "ridge", &p, cx.tint(MOUNTAIN), cx.line(2.4), "stroke-linecap=\"round\"");
    }
    if let Some(p) = all(cx, Stroke::Reef) {
        stroke(o, "reef", &p, t.land_halo, cx.line(2.6), "stroke-opacity=\".6\"");
        let dots = format!("stroke-dasharray=\"{} {}\" stroke-linecap=\"round\"", n(cx.line(0.1)), n(cx.line(2.4)));
        stroke(o, "reef", &p, cx.tint(REEF), cx.line(1.8), &dots);
    }
    if let Some(p) = all(cx, Stroke::Sector) {
        let dashes = format!("stroke-dasharray=\"{} {}\"", n(cx.line(6.0)), n(cx.line(4.0)));
        stroke(o, "sector", &p, t.sea_text, cx.line(1.2), &format!("stroke-opacity=\".6\" {dashes}"));
    }
    if let Some(p) = all(cx, Stroke::Rule) {
        stroke(o, "rule", &p, t.line_strong, cx.line(0.8), "");
    }
    for l in &cx.board.lines {
        match l.stroke {
            Stroke::Link => {
                stroke(o, "link", &l.path, t.land_halo, cx.line(4.0), "stroke-opacity=\".8\"");
                stroke(
                    o,
                    "link",
                    &l.path,
                    cx.tint(LINK),
                    cx.line(2.0),
                    "marker-start=\"url(#arrow)\" marker-end=\"url(#arrow)\"",
                );
            }
            Stroke::Canal => canal(cx, o, &l.path),
            _ => {}
        }
    }
    out
}

/// A blue line with a white core and two end dots.
fn canal(cx: &Cx<'_>, out: &mut String, path: &str) {
    let blue = cx.tint(CANAL);
    stroke(out, "canal", path, blue, cx.line(3.4), "stroke-linecap=\"round\"");
    stroke(out, "canal", path, "#ffffff", cx.line(1.4), "stroke-linecap=\"round\"");
    let shape = Shape::parse(path);
    for end in shape.runs.iter().flat_map(|r| [r.first(), r.last()]).flatten() {
        let _ = writeln!(
            out,
            "<circle class=\"canal\" cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"#ffffff\" stroke=\"{blue}\" stroke-width=\"{}\"/>",
            n(end[0]),
            n(end[1]),
            n(cx.line(2.2)),
            n(cx.line(1.1))
        );
    }
}
