//! The whole picture: what everybody who draws needs, and the order of the layers.

use crate::{
    geom::{Rect, Shape, Xy},
    ground, labels, lines, pieces, placing, spaces, symbols,
    theme::{self, Side, Theme, Tint},
};
use ironbottom_kernel::{
    Lang,
    board::{Backdrop, Board, BoardSpace, Point, SpaceKind, Stage},
    scene::{Scene, SpaceState},
};
use std::fmt::Write;

/// How a picture is to look.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Language of the names on the board.
    pub lang: Lang,
    /// Its colours.
    pub theme: Theme,
    /// Its width in pixels.
    pub width: u32,
}

/// Fonts of a board, as the style sheet has them; ours is always there.
const FONTS: &str = "'Avenir Next Condensed','Roboto Condensed','Arial Narrow','DejaVu Sans Condensed',sans-serif";

/// Draws a board, with what stands on it if a scene is given. `names` says how a key of the scene is read.
pub fn svg(stage: &Stage, board: &Board, scene: Option<&Scene>, names: &dyn Fn(&str) -> String, look: &Look) -> String {
    let cx = Cx::new(stage, board, scene, names, look);
    let names_shown = labels::shown(&cx);
    let signs = labels::signs(&cx, &names_shown);
    let stacks = placing::place(&cx, &names_shown, &signs);

    let mut map = String::new();
    layer(&mut map, "ground", &ground::draw(&cx));
    layer(&mut map, "spaces", &spaces::draw(&cx));
    layer(&mut map, "borders", &lines::borders(&cx));
    let map = round_the_world(&cx, map);
    let mut top = String::new();
    layer(&mut top, "labels", &labels::draw(&cx, &names_shown, &signs));
    layer(&mut top, "pieces", &pieces::draw(&cx, &stacks));

    let v = cx.view;
    let height = (f64::from(look.width) * v.height() / v.width()).round();
    let mut out = String::with_capacity(map.len() + top.len() + 20_000);
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" data-board=\"{}\" viewBox=\"{} {} {} {}\" width=\"{}\" height=\"{height}\" \
         font-family=\"{FONTS}\" text-rendering=\"geometricPrecision\">",
        esc(&board.id),
        n(v.x0),
        n(v.y0),
        n(v.width()),
        n(v.height()),
        look.width,
    );
    defs(&cx, &mut out, &[&map, &top]);
    out.push_str(&map);
    out.push_str(&top);
    out.push_str("</svg>\n");
    out
}

/// One layer as a group.
fn layer(out: &mut String, name: &str, body: &str) {
    let _ = writeln!(out, "<g class=\"layer {name}\">\n{body}</g>");
}

/// A board that goes round is drawn once and shown three times; what is shown again is dimmed.
fn round_the_world(cx: &Cx<'_>, map: String) -> String {
    let Some(w) = cx.board.wrap else { return map };
    let (period, ghost, height) = (f64::from(w.period), f64::from(w.ghost), cx.view.height());
    // Shapes that run over the cut would cover the other copy.
    let mut out = format!("<g id=\"sheet\" clip-path=\"url(#clip-sheet)\">\n{map}</g>\n");
    for x in [-period, period] {
        let _ = writeln!(out, "<use class=\"ghost\" href=\"#sheet\" x=\"{}\"/>", n(x));
    }
    for x in [-ghost, period] {
        let _ = writeln!(
            out,
            "<rect class=\"ghost\" x=\"{}\" y=\"0\" width=\"{}\" height=\"{}\" fill=\"{}\" fill-opacity=\".45\"/>",
            n(x),
            n(ghost),
            n(height),
            cx.theme.bg
        );
    }
    for x in [0.0, period] {
        let _ = writeln!(
            out,
            "<path class=\"cut\" d=\"M{} 0V{}\" stroke=\"{}\" stroke-opacity=\".35\" stroke-width=\"{}\" stroke-dasharray=\"{} {}\"/>",
            n(x),
            n(height),
            cx.theme.ink,
            n(cx.line(1.0)),
            n(cx.px(4.0)),
            n(cx.px(4.0))
        );
    }
    out
}

/// Symbols, patterns and shapes that the picture uses, and no others.
fn defs(cx: &Cx<'_>, out: &mut String, bodies: &[&str]) {
    out.push_str("<defs>\n");
    let used = |id: &str| {
        let (use_it, fill) = (format!("href=\"#{id}\""), format!("url(#{id})"));
        bodies.iter().any(|b| b.contains(&use_it) || b.contains(&fill))
    };
    for id in symbols::ids().into_iter().filter(|id| used(id)) {
        out.push_str(symbols::symbol(id).unwrap_or_default());
        out.push('\n');
    }
    for p in theme::SIDES.iter().filter(|s| s.role != "tan").filter_map(|s| s.pattern).filter(|p| used(p)) {
        out.push_str(symbols::pattern(p).unwrap_or_default());
        out.push('\n');
    }
    if cx.board.wrap.is_some() {
        let v = cx.once;
        let _ = writeln!(
            out,
            "<clipPath id=\"clip-sheet\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></clipPath>",
            n(v.x0),
            n(v.y0),
            n(v.width()),
            n(v.height())
        );
    }
    spaces::defs(cx, out);
    lines::defs(cx, out);
    out.push_str("</defs>\n");
}

/// What everybody who draws needs.
pub(crate) struct Cx<'a> {
    pub stage: &'a Stage,
    pub board: &'a Board,
    pub scene: Option<&'a Scene>,
    pub names: &'a dyn Fn(&str) -> String,
    pub look: &'a Look,
    pub theme: Theme,
    /// Pixels per map unit.
    pub scale: f64,
    /// What is seen.
    pub view: Rect,
    /// Where things may stand that are drawn once: on a board that goes round, between the cuts.
    pub once: Rect,
    /// The outline of every space, in the board's order; empty for hexes.
    pub shapes: Vec<Shape>,
}

impl<'a> Cx<'a> {
    fn new(
        stage: &'a Stage,
        board: &'a Board,
        scene: Option<&'a Scene>,
        names: &'a dyn Fn(&str) -> String,
        look: &'a Look,
    ) -> Self {
        let (width, height) = (f64::from(board.width.max(1)), f64::from(board.height.max(1)));
        let left = board.wrap.map_or(0.0, |w| -f64::from(w.ghost));
        let view = Rect { x0: left, y0: 0.0, x1: left + width, y1: height };
        let once = board.wrap.map_or(view, |w| Rect { x0: 0.0, x1: f64::from(w.period), ..view });
        Self {
            stage,
            board,
            scene,
            names,
            look,
            theme: look.theme,
            scale: f64::from(look.width) * 10.0 / width,
            view,
            once,
            shapes: board.spaces.iter().map(|s| Shape::parse(&s.outline)).collect(),
        }
    }

    /// So many pixels of the picture as a length on the board.
    pub fn px(&self, pixels: f64) -> f64 {
        pixels * 10.0 / self.scale
    }

    /// Width of a line of so many map units: lines grow with the square root of the zoom.
    pub fn line(&self, units: f64) -> f64 {
        units * 10.0 / self.scale.clamp(0.1, 9.0).sqrt()
    }

    /// A colour that is no token.
    pub fn tint(&self, t: Tint) -> &'static str {
        self.theme.tint(t)
    }

    /// Is this ground a map of areas?
    pub fn is_atlas(&self) -> bool {
        matches!(self.board.ground, Backdrop::Atlas | Backdrop::PaleAtlas)
    }

    /// What the scene says of a space.
    pub fn state(&self, id: &str) -> Option<&'a SpaceState> {
        self.scene?.spaces.iter().find(|s| s.space == id)
    }

    /// Whose colour a space has: that of its owner in the scene, else the printed one; empty: none.
    pub fn role<'s>(&'s self, space: &'s BoardSpace) -> &'s str {
        match self.state(&space.id) {
            None => &space.role,
            Some(s) if !s.owner.is_empty() => self.livery(&s.owner).map_or("neutral", |l| &l.role),
            // Land that nobody holds is neutral, unless the board prints nothing there.
            Some(_) if space.role.is_empty() => "",
            Some(_) => "neutral",
        }
    }

    /// How an owner's things look.
    pub fn livery(&self, owner: &str) -> Option<&'a ironbottom_kernel::board::Livery> {
        self.stage.liveries.iter().find(|l| l.owner == owner)
    }

    /// Colours and shape of an owner's pieces.
    pub fn side(&self, owner: &str) -> (Side, bool) {
        self.livery(owner).map_or((theme::side("neutral"), false), |l| (theme::side(&l.role), l.second))
    }

    /// Does the place lie on an area of land, or in a box on the map?
    pub fn on_land(&self, p: Xy) -> bool {
        let land = |s: &BoardSpace| matches!(s.kind, SpaceKind::Land | SpaceKind::Port | SpaceKind::Island);
        self.board.spaces.iter().zip(&self.shapes).any(|(s, shape)| land(s) && shape.holds(p))
    }

    /// How a space is called, for those who point at it.
    pub fn space_name(&self, space: &BoardSpace) -> String {
        match self.state(&space.id) {
            Some(s) => (self.names)(&s.name),
            None => self.label(space).map_or_else(|| space.id.clone(), |l| l.lines.join(" ")),
        }
    }

    /// The name of a space on the board.
    pub fn label<'s>(&self, space: &'s BoardSpace) -> Option<&'s ironbottom_kernel::board::Label> {
        let l = &space.labels;
        l.get(self.lang()).or_else(|| l.get("*")).or_else(|| l.get("en"))
    }

    /// The language as boards write it.
    pub fn lang(&self) -> &'static str {
        match self.look.lang {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }
}

/// A point of the board as we reckon with it.
pub(crate) fn xy(p: Point) -> Xy {
    [f64::from(p[0]), f64::from(p[1])]
}

/// A number as short as it can be written, to a tenth of a tenth.
pub(crate) fn n(x: f64) -> String {
    let text = format!("{x:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

/// Text that may stand in SVG.
pub(crate) fn esc(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
