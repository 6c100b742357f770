//! The spaces themselves: sea zones, areas of land, hexes, boxes on the map, cards, boxes on paper.
//!
//! Every space has exactly one element with the id `space-...`; whatever else belongs to it (a rim, a title strip) has none.

use crate::{
    geom::{Rect, Shape},
    labels::legible,
    lines,
    svg::{Cx, esc, n, xy},
    symbols,
    theme::{self, JUNGLE, MOUNTAIN, RIM},
};
use ironbottom_kernel::board::{Backdrop, BoardSpace, SpaceKind, Surface, Terrain};
use std::fmt::Write;

/// Shapes that the spaces use.
pub(crate) fn defs(cx: &Cx<'_>, out: &mut String) {
    // Land and coast are most of a board: they stand here once, and whatever is filled, stroked or clipped by them uses them.
    if !cx.board.land.is_empty() {
        let _ = writeln!(
            out,
            "<path id=\"land-shape\" d=\"{}\"/><clipPath id=\"clip-land\"><use href=\"#land-shape\"/></clipPath>",
            cx.board.land
        );
    }
    if !cx.board.coast.is_empty() {
        pieces(out, "coast-line", &Shape::parse(&cx.board.coast));
    }
    if let Some(h) = cx.board.hex {
        let (w, h) = (f64::from(h.half_width), f64::from(h.half_height));
        let _ = writeln!(
            out,
            "<path id=\"hex\" d=\"M{} 0L{q} {}H{}L{} 0L{} {h}H{q}Z\"/>",
            n(-w),
            n(-h),
            n(w / 2.0),
            n(w),
            n(w / 2.0),
            q = n(-w / 2.0),
            h = n(h),
        );
    }
    let terrain = |t: Terrain| cx.board.spaces.iter().any(|s| s.terrain == Some(t));
    if terrain(Terrain::Rough) {
        let _ = writeln!(
            out,
            "<pattern id=\"t-rough\" width=\"55\" height=\"55\" patternUnits=\"userSpaceOnUse\"><path d=\"M-10 65 65-10M-10 10 10-10M45 65 65 45\" \
             stroke=\"{}\" stroke-opacity=\".22\" stroke-width=\"10\"/></pattern>",
            cx.tint(RIM)
        );
    }
    if terrain(Terrain::Jungle) {
        let _ = writeln!(
            out,
            "<pattern id=\"t-jungle\" width=\"50\" height=\"50\" patternUnits=\"userSpaceOnUse\"><g fill=\"{}\" fill-opacity=\".5\">\
             <circle cx=\"13\" cy=\"13\" r=\"8\"/><circle cx=\"38\" cy=\"38\" r=\"8\"/></g></pattern>",
            cx.tint(JUNGLE)
        );
    }
}

/// A line that is used several times, in pieces.
pub(crate) fn pieces(out: &mut String, id: &str, line: &Shape) {
    let _ = writeln!(out, "<g id=\"{id}\">");
    for piece in line.in_pieces() {
        let _ = writeln!(out, "<path d=\"{piece}\"/>");
    }
    out.push_str("</g>\n");
}

/// Such a line in some width. Its pieces overlap at their ends, so it is let through as a whole.
pub(crate) fn used(out: &mut String, id: &str, width: f64, opacity: f64) {
    let through = if opacity < 1.0 { format!(" opacity=\"{opacity:.3}\"") } else { String::new() };
    let _ = writeln!(out, "<use href=\"#{id}\" stroke-width=\"{}\"{through}/>", n(width));
}

/// The attributes of a group of such lines.
pub(crate) const ROUND: &str = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// The layer, from the sea up.
pub(crate) fn draw(cx: &Cx<'_>) -> String {
    let mut out = String::new();
    if cx.is_atlas() {
        seas(cx, &mut out);
        lands(cx, &mut out);
        lines::on_land(cx, &mut out);
    }
    hexes(cx, &mut out);
    lines::lanes(cx, &mut out);
    let of = |kind| cx.board.spaces.iter().filter(move |s: &&BoardSpace| s.kind == kind);
    for s in of(SpaceKind::Port).chain(of(SpaceKind::Island)) {
        map_box(cx, &mut out, s);
    }
    for s in of(SpaceKind::Card).chain(of(SpaceKind::Box)).chain(of(SpaceKind::Step)) {
        if is_card(cx, s) {
            card(cx, &mut out, s);
        } else {
            paper_box(cx, &mut out, s);
        }
    }
    out
}

/// The attributes by which a page finds a space.
fn named(cx: &Cx<'_>, s: &BoardSpace, class: &str) -> String {
    let role = cx.role(s);
    let role = if role.is_empty() { String::new() } else { format!(" data-role=\"{}\"", esc(role)) };
    format!("id=\"space-{id}\" class=\"space {class}\" data-space=\"{id}\"{role}", id = esc(&s.id))
}

/// A space drawn by its outline.
fn outline(cx: &Cx<'_>, out: &mut String, s: &BoardSpace, class: &str, style: &str) {
    let _ = writeln!(
        out,
        "<path {} d=\"{}\" {style}><title>{}</title></path>",
        named(cx, s, class),
        s.outline,
        esc(&cx.space_name(s))
    );
}

/// Zones in four tints, their borders, and the shelf along the shores.
fn seas(cx: &Cx<'_>, out: &mut String) {
    let pale = cx.board.ground == Backdrop::PaleAtlas;
    for s in cx.board.spaces.iter().filter(|s| s.kind == SpaceKind::Sea) {
        let fill = cx.theme.sea(s.tint, pale);
        // The thin line of its own colour closes the hair-wide gaps between neighbours.
        outline(cx, out, s, "sea", &format!("fill=\"{fill}\" stroke=\"{fill}\" stroke-width=\"4\""));
    }
    lines::at_sea(cx, out);
    if cx.board.coast.is_empty() {
        return;
    }
    let _ = writeln!(out, "<g class=\"shelf\" stroke=\"{}\" {ROUND}>", cx.theme.shelf);
    // By night the shelf glows against the dark sea: less of it is enough.
    let part = if cx.theme.is_dark() { 0.6 } else { 1.0 };
    for (width, opacity) in [(220.0, 0.12), (120.0, 0.14), (50.0, 0.18)] {
        used(out, "coast-line", width, opacity * part);
    }
    out.push_str("</g>\n");
}

/// Areas in the colours of their owners, clipped by the coast, darker towards their borders.
fn lands(cx: &Cx<'_>, out: &mut String) {
    let t = cx.theme;
    out.push_str("<g class=\"lands\" clip-path=\"url(#clip-land)\">\n");
    if !cx.board.land.is_empty() {
        let _ = writeln!(out, "<use href=\"#land-shape\" fill=\"{}\"/>", t.offland);
    }
    for f in cx.board.fills.iter().filter(|f| f.surface == Surface::Offland) {
        let _ = writeln!(out, "<path d=\"{}\" fill=\"{}\"/>", f.path, t.offland);
    }
    for s in cx.board.spaces.iter().filter(|s| s.kind == SpaceKind::Land) {
        let fill = t.territory(cx.role(s)).unwrap_or(t.terr_neutral);
        outline(cx, out, s, "land", &format!("fill=\"{fill}\" stroke=\"{fill}\" stroke-width=\"3\""));
        if let Some(terrain) = s.terrain {
            let style = match terrain {
                Terrain::Rough => "fill=\"url(#t-rough)\"".to_owned(),
                Terrain::Jungle => "fill=\"url(#t-jungle)\"".to_owned(),
                Terrain::Mountain => format!("fill=\"{}\" fill-opacity=\".3\"", cx.tint(MOUNTAIN)),
            };
            let _ = writeln!(out, "<path class=\"terrain\" d=\"{}\" {style} pointer-events=\"none\"/>", s.outline);
        }
    }
    // The island under a port is its owner's like the port itself.
    for s in cx.board.spaces.iter().filter(|s| !s.ground.is_empty()) {
        let fill = t.territory(cx.role(s)).unwrap_or(t.terr_neutral);
        let (id, role) = (esc(&s.id), esc(cx.role(s)));
        let _ = writeln!(
            out,
            "<path class=\"land\" data-ground=\"{id}\" data-role=\"{role}\" d=\"{}\" fill=\"{fill}\" stroke=\"{fill}\" stroke-width=\"3\"/>",
            s.ground
        );
    }
    // A border is an edge of both its areas: lines laid over it darken both inwards.
    let opacity = if t.is_dark() { 0.16 } else { 0.085 };
    let _ = writeln!(out, "<g class=\"rim\" stroke=\"{}\" {ROUND} pointer-events=\"none\">", cx.tint(RIM));
    for width in [9.0, 6.0, 3.2] {
        let _ = writeln!(out, "<g opacity=\"{opacity}\">");
        for id in lines::edges(cx) {
            used(out, id, cx.line(width), 1.0);
        }
        out.push_str("</g>\n");
    }
    out.push_str("</g>\n</g>\n");
}

/// Several paths as one. Each begins with a relative move, which at the head of a path is an absolute one: it must stay so.
pub(crate) fn joined(paths: &[&str]) -> String {
    let mut all = String::new();
    for p in paths {
        match p.strip_prefix('m') {
            Some(rest) => {
                // The pairs after the first are relative lines.
                let mut numbers = 0;
                let mut end = rest.len();
                let mut inside = false;
                for (i, c) in rest.char_indices() {
                    let part_of_number = c.is_ascii_digit() || c == '.';
                    if inside && !part_of_number {
                        inside = false;
                        numbers += 1;
                        if numbers == 2 {
                            end = i;
                            break;
                        }
                    }
                    if part_of_number {
                        inside = true;
                    }
                }
                let (head, tail) = rest.split_at(end);
                all.push('M');
                all.push_str(head);
                if tail.starts_with([' ', ',', '-', '.']) || tail.starts_with(|c: char| c.is_ascii_digit()) {
                    all.push('l');
                }
                all.push_str(tail.trim_start());
            }
            None => all.push_str(p),
        }
    }
    all
}

/// Hexes: lines over the ground, and a disc for each base.
fn hexes(cx: &Cx<'_>, out: &mut String) {
    if cx.board.hex.is_none() {
        return;
    }
    let t = cx.theme;
    let fine = cx.board.hex.is_some_and(|h| f64::from(h.half_height) * cx.scale < 140.0);
    let width = if fine { 0.5 } else { 1.5 };
    let classes = [
        ("sea", SpaceKind::SeaHex, t.hex_line, "1"),
        ("coast", SpaceKind::CoastHex, t.hex_line, "1"),
        ("land", SpaceKind::LandHex, t.land_line, ".28"),
    ];
    // Land first: what is shared with the sea is drawn as the sea's.
    for (class, kind, stroke, opacity) in classes.into_iter().rev() {
        let _ = writeln!(
            out,
            "<g class=\"hexes\" fill=\"none\" pointer-events=\"all\" stroke=\"{stroke}\" stroke-opacity=\"{opacity}\" stroke-width=\"{}\">",
            n(cx.line(width))
        );
        for s in cx.board.spaces.iter().filter(|s| s.kind == kind) {
            // A part of a hex has an outline of its own.
            if !s.outline.is_empty() {
                outline(cx, out, s, class, "stroke-linejoin=\"round\"");
                continue;
            }
            let title = if s.labels.is_empty() { String::new() } else { format!("<title>{}</title>", esc(&cx.space_name(s))) };
            let end = if title.is_empty() { "/>".to_owned() } else { format!(">{title}</use>") };
            let _ = writeln!(out, "<use href=\"#hex\" x=\"{}\" y=\"{}\" {}{end}", s.at[0], s.at[1], named(cx, s, class));
        }
        out.push_str("</g>\n");
    }
    for s in cx.board.spaces.iter().filter(|s| s.kind.is_hex()) {
        base(cx, out, s);
    }
}

/// Has a hex a base, and how large is its disc?
pub(crate) fn base_radius(cx: &Cx<'_>, s: &BoardSpace) -> Option<f64> {
    let h = cx.board.hex?;
    let has = s.kind.is_hex() && (!cx.role(s).is_empty() || !s.signs.is_empty());
    has.then(|| cx.px(9.0).min(f64::from(h.half_height) * 0.62))
}

fn base(cx: &Cx<'_>, out: &mut String, s: &BoardSpace) {
    let Some(r) = base_radius(cx, s) else { return };
    let (side, at) = (theme::side(cx.role(s)), xy(s.at));
    let _ = writeln!(
        out,
        "<g class=\"base\" color=\"{}\"><circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"/>",
        side.ink,
        n(at[0]),
        n(at[1]),
        n(r),
        side.fill,
        cx.theme.piece_edge,
        n(r * 0.13)
    );
    if let Some(sign) = s.signs.first() {
        sign_at(out, sign, [at[0], at[1]], r * 1.25);
    }
    out.push_str("</g>\n");
}

/// A symbol round a place, in the colour of its group.
pub(crate) fn sign_at(out: &mut String, id: &str, at: [f64; 2], size: f64) {
    let _ = writeln!(
        out,
        "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{s}\" height=\"{s}\"/>",
        symbols::named(id).unwrap_or(symbols::UNKNOWN),
        n(at[0] - size / 2.0),
        n(at[1] - size / 2.0),
        s = n(size)
    );
}

/// Ports and islands that are boxes on the map.
fn map_box(cx: &Cx<'_>, out: &mut String, s: &BoardSpace) {
    let t = cx.theme;
    let fill = t.territory(cx.role(s)).unwrap_or(t.terr_neutral);
    let class = if s.kind == SpaceKind::Port { "port" } else { "island" };
    // A pale edge parts the box from land of the same colour.
    let _ = writeln!(
        out,
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-opacity=\".7\" stroke-width=\"{}\"/>",
        s.outline,
        t.land_halo,
        n(cx.line(3.0))
    );
    let style =
        format!("fill=\"{fill}\" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"", t.land_text, n(cx.line(1.0)));
    outline(cx, out, s, class, &style);
    if let Some(sign) = s.signs.first() {
        let side = shape(cx, s).and_then(|h| h.bounds);
        let size = side.map_or(90.0, |b| b.width().min(b.height()) * 0.72);
        let _ = write!(out, "<g class=\"sign\" color=\"{}\" pointer-events=\"none\">", t.land_text);
        sign_at(out, sign, side.map_or(xy(s.at), |b| b.centre()), size);
        out.push_str("</g>\n");
    }
}

/// The shape of a space, if it has one.
fn shape<'a>(cx: &'a Cx<'_>, s: &BoardSpace) -> Option<&'a Shape> {
    cx.board.spaces.iter().position(|o| o.id == s.id).and_then(|i| cx.shapes.get(i))
}

/// Is it drawn as a card: its name in a strip of its owner's colour, room for pieces below? Boxes on a map are, and those of a side.
pub(crate) fn is_card(cx: &Cx<'_>, s: &BoardSpace) -> bool {
    let boxed = s.kind == SpaceKind::Box && (cx.board.ground != Backdrop::Paper || !cx.role(s).is_empty());
    s.kind == SpaceKind::Card || (boxed && cx.label(s).is_some())
}

/// A card: a title strip in the owner's colour, room for pieces, a figure in its corner.
fn card(cx: &Cx<'_>, out: &mut String, s: &BoardSpace) {
    let t = cx.theme;
    let Some(b) = shape(cx, s).and_then(|h| h.bounds) else { return };
    let line = cx.line(1.0);
    let _ = writeln!(
        out,
        "<path d=\"{}\" transform=\"translate(0 {})\" fill=\"#000\" fill-opacity=\".22\"/>",
        s.outline,
        n(cx.line(2.0))
    );
    let body = if cx.board.ground == Backdrop::Paper { t.raised } else { t.surface };
    let titled = cx.label(s).is_some_and(|l| legible(cx, f64::from(l.size)));
    let owner = t.territory(cx.role(s));
    // In a small picture the title is too small for a name: then the card as a whole has the colour.
    outline(cx, out, s, "card", &format!("fill=\"{}\"", if titled { body } else { owner.unwrap_or(body) }));
    if !titled {
        let _ =
            writeln!(out, "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>", s.outline, t.land_text, n(line));
        return;
    }
    let strip = title_strip(cx, s, &b);
    let fill = owner.unwrap_or(t.sunken);
    let title = shape(cx, s).map(|h| h.above(strip)).unwrap_or_default();
    let _ = writeln!(out, "<path class=\"title\" d=\"{title}\" fill=\"{fill}\" pointer-events=\"none\"/>");
    let _ = writeln!(
        out,
        "<path d=\"M{} {y}H{}\" stroke=\"{}\" stroke-width=\"{}\"/>\n<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
        n(b.x0),
        n(b.x1),
        t.line_strong,
        n(line * 0.7),
        s.outline,
        t.land_text,
        n(line),
        y = n(strip),
    );
}

/// Where the title of a card ends: under its name.
pub(crate) fn title_strip(cx: &Cx<'_>, s: &BoardSpace, b: &Rect) -> f64 {
    let Some(l) = cx.label(s) else { return b.y0 + b.height() * 0.2 };
    let half = l.lines.len() as f64 * f64::from(l.size) * 0.62;
    (f64::from(l.at[1]) + half).clamp(b.y0, b.y1)
}

/// A box on paper.
fn paper_box(cx: &Cx<'_>, out: &mut String, s: &BoardSpace) {
    let t = cx.theme;
    let step = s.kind == SpaceKind::Step;
    let fill = t.territory(cx.role(s)).unwrap_or(if step { t.surface } else { t.raised });
    let line = if step { t.line_strong } else { t.ink_2 };
    let style = format!("fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{}\" stroke-linejoin=\"round\"", n(cx.line(0.9)));
    outline(cx, out, s, if step { "step" } else { "box" }, &style);
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn paths_that_are_joined_each_keep_their_own_beginning() {
        assert_eq!(joined(&["m10 20 5-2 7 0z", "m1-2-3 4"]), "M10 20l5-2 7 0zM1-2l-3 4");
        assert_eq!(joined(&["m10 20l5 5", "M1 1h2"]), "M10 20l5 5M1 1h2");
    }
}
