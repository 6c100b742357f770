//! The ground under the spaces: water, shores, land out of play, paper.

use crate::{
    spaces::{ROUND, used},
    svg::{Cx, n},
    theme::{MOUNTAIN, VEIL},
};
use ironbottom_kernel::board::{Backdrop, Surface};
use std::fmt::Write;

/// The layer.
pub(crate) fn draw(cx: &Cx<'_>) -> String {
    match cx.board.ground {
        Backdrop::Atlas | Backdrop::PaleAtlas => atlas(cx),
        Backdrop::Ocean | Backdrop::Jungle | Backdrop::Lanes => ocean(cx),
        Backdrop::Paper => paper(cx),
    }
}

fn sheet(cx: &Cx<'_>, out: &mut String, fill: &str) {
    // The sheet of a board that goes round is the period, so that copies of it meet.
    let v = cx.once;
    let _ = writeln!(
        out,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{fill}\"/>",
        n(v.x0),
        n(v.y0),
        n(v.width()),
        n(v.height())
    );
}

fn fills(cx: &Cx<'_>, out: &mut String, surface: Surface, style: &str) {
    for f in cx.board.fills.iter().filter(|f| f.surface == surface) {
        let _ = writeln!(out, "<path d=\"{}\" {style}/>", f.path);
    }
}

/// Areas lie over this; what they leave open is out of play.
fn atlas(cx: &Cx<'_>) -> String {
    let mut out = String::new();
    sheet(cx, &mut out, cx.theme.void);
    fills(cx, &mut out, Surface::Void, &format!("fill=\"{}\"", cx.theme.void));
    out
}

/// Bands along the shore, from far to near: width in map units and how much lighter each makes the sea.
const DEPTHS: [(f64, f64); 11] = [
    (340.0, 0.1),
    (280.0, 0.1),
    (230.0, 0.1),
    (185.0, 0.11),
    (145.0, 0.12),
    (110.0, 0.13),
    (80.0, 0.14),
    (55.0, 0.15),
    (36.0, 0.17),
    (22.0, 0.2),
    (11.0, 0.24),
];

/// A graded sea, lighter towards the shore, and the land.
fn ocean(cx: &Cx<'_>) -> String {
    let (mut out, t) = (String::new(), cx.theme);
    sheet(cx, &mut out, t.sea_deep);
    let bare = cx.board.land.is_empty() || cx.board.coast.is_empty();
    if bare {
        return out;
    }
    let _ = writeln!(out, "<g class=\"shelf\" stroke=\"{}\" {ROUND}>", t.sea_shallow);
    for (width, opacity) in DEPTHS {
        used(&mut out, "coast-line", width * 10.0, opacity);
    }
    out.push_str("</g>\n");
    let land = if cx.board.ground == Backdrop::Jungle { t.land_jungle } else { t.land_paper };
    let _ = writeln!(out, "<use class=\"land\" href=\"#land-shape\" fill=\"{land}\"/>");
    // An edge inside the shore lifts the land off the sea.
    let _ = writeln!(out, "<g clip-path=\"url(#clip-land)\"><g stroke=\"{}\" {ROUND}>", t.land_line);
    used(&mut out, "coast-line", cx.line(7.0), 0.16);
    out.push_str("</g>\n");
    fills(cx, &mut out, Surface::Mountain, &format!("fill=\"{}\" fill-opacity=\".42\"", cx.tint(MOUNTAIN)));
    out.push_str("</g>\n");
    fills(cx, &mut out, Surface::Offland, &format!("fill=\"{}\"", t.offland));
    let _ = writeln!(out, "<g class=\"coast\" stroke=\"{}\" {ROUND}>", t.coast);
    used(&mut out, "coast-line", cx.line(1.0), 1.0);
    out.push_str("</g>\n");
    fills(cx, &mut out, Surface::Veil, &format!("fill=\"{}\" fill-opacity=\".62\" fill-rule=\"evenodd\"", cx.tint(VEIL)));
    fills(cx, &mut out, Surface::Panel, &panel(cx));
    out
}

fn panel(cx: &Cx<'_>) -> String {
    let t = cx.theme;
    format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"", t.sunken, t.line, n(cx.line(1.0)))
}

fn paper(cx: &Cx<'_>) -> String {
    let mut out = String::new();
    sheet(cx, &mut out, cx.theme.surface);
    fills(cx, &mut out, Surface::Panel, &panel(cx));
    out
}
