//! Where pieces stand: near the place the board gives, off names and off each other, and in their own space as far as there is room.
//!
//! Greedy: spaces with the least room first, each tries its forms from the fullest to the smallest and takes the nearest free place.
//! What finds none goes to the space's call-out, or beside it with a line back.

use crate::{
    geom::{Rect, Xy},
    labels::{Name, Signs},
    pieces::{self, Drawn, Entry, Form, HEIGHT},
    spaces::{base_radius, is_card, title_strip},
    svg::{Cx, xy},
    symbols,
    theme::Side,
};
use ironbottom_kernel::board::{BoardSpace, SpaceKind};

/// Below this zoom pieces are counters only.
const STRIPS_FROM: f64 = 0.6;
/// Between two rows of one space, in the measures of a strip.
const GAP: f64 = 2.5;

/// All pieces of one owner in one space.
struct Stack {
    owner: String,
    side: Side,
    second: bool,
    entries: Vec<Entry>,
}

/// Rows of a space: which stack, which of its entries, as what.
type Rows = Vec<(usize, std::ops::Range<usize>, Form)>;

/// A block of rows: each row's place relative to the block's upper left corner.
struct Block {
    rows: Rows,
    places: Vec<Rect>,
    width: f64,
    height: f64,
}

/// How large pieces are: how many pixels one of their own measures takes.
fn zoom(scale: f64) -> f64 {
    (0.66 * scale.sqrt()).clamp(0.42, 1.0)
}

/// Places all pieces of the scene that stand on this board.
pub(crate) fn place(cx: &Cx<'_>, names: &[Name<'_>], signs: &[Signs<'_>]) -> Vec<Drawn> {
    let unit = cx.px(zoom(cx.scale));
    // A little air round names, so that they read as names.
    let names = names.iter().flat_map(Name::rects).chain(signs.iter().map(|s| s.rect));
    let mut taken: Vec<Rect> = names.map(|r| r.grown(unit * 1.2)).collect();
    for s in &cx.board.spaces {
        if let Some(r) = base_radius(cx, s) {
            taken.push(Rect::round(xy(s.at), 2.0 * r, 2.0 * r));
        }
    }
    let mut order: Vec<(usize, &BoardSpace, Vec<Stack>)> =
        cx.board.spaces.iter().enumerate().map(|(i, s)| (i, s, stacks(cx, s))).filter(|(_, _, st)| !st.is_empty()).collect();
    // The board's order settles what is equal, so that a picture is the same every time.
    order.sort_by_key(|(i, s, _)| (s.room, *i));
    let mut out = Vec::new();
    for (i, space, stacks) in &order {
        let (block, centre, leader) = Site { cx, index: *i, space, unit, taken: &taken }.find(stacks);
        let corner = [centre[0] - block.width / 2.0, centre[1] - block.height / 2.0];
        let whole = Rect::round(centre, block.width, block.height);
        let back = leader.map(|to| (nearest(&whole, to), to));
        for (k, ((stack, range, form), r)) in block.rows.iter().zip(&block.places).enumerate() {
            let rect = Rect { x0: corner[0] + r.x0, y0: corner[1] + r.y0, x1: corner[0] + r.x1, y1: corner[1] + r.y1 };
            let st = &stacks[*stack];
            out.push(Drawn {
                space: space.id.clone(),
                owner: st.owner.clone(),
                side: st.side,
                second: st.second,
                entries: st.entries[range.clone()].to_vec(),
                form: *form,
                rect,
                leader: back.filter(|_| k == 0),
            });
        }
        taken.push(whole.grown(unit * 1.5));
    }
    out
}

/// The place of a rectangle nearest to a point.
fn nearest(r: &Rect, p: Xy) -> Xy {
    [p[0].clamp(r.x0, r.x1), p[1].clamp(r.y0, r.y1)]
}

/// The pieces of a space by owner, like kinds together; works are signs and not among them unless the space has no name to put them to.
fn stacks(cx: &Cx<'_>, s: &BoardSpace) -> Vec<Stack> {
    let mut out: Vec<Stack> = Vec::new();
    let pieces = cx.scene.map(|sc| sc.pieces.as_slice()).unwrap_or_default();
    for p in pieces.iter().filter(|p| p.space == s.id && p.count > 0) {
        if cx.stage.works.contains(&p.kind) && cx.label(s).is_some() {
            continue;
        }
        let at = out.iter().position(|st| st.owner == p.owner).unwrap_or_else(|| {
            let (side, second) = cx.side(&p.owner);
            out.push(Stack { owner: p.owner.clone(), side, second, entries: Vec::new() });
            out.len() - 1
        });
        let entries = &mut out[at].entries;
        match entries.iter_mut().find(|e| e.kind == p.kind) {
            Some(e) => e.add(p),
            None => entries.push(Entry::new(symbols::of_kind(cx.stage, &p.kind), p)),
        }
    }
    out
}

/// Strips of at most so many kinds.
fn strips(stacks: &[Stack], most: usize) -> Rows {
    let mut rows = Vec::new();
    for (i, s) in stacks.iter().enumerate() {
        let parts = s.entries.len().div_ceil(most);
        let each = s.entries.len().div_ceil(parts.max(1));
        let mut from = 0;
        while from < s.entries.len() {
            let to = (from + each).min(s.entries.len());
            rows.push((i, from..to, Form::Strip));
            from = to;
        }
    }
    rows
}

/// One counter each; where strips are drawn at all, a single kind keeps its sign.
fn counters(stacks: &[Stack], with_signs: bool) -> Rows {
    let form = |s: &Stack| if with_signs && s.entries.len() == 1 { Form::Strip } else { Form::Counter };
    stacks.iter().enumerate().map(|(i, s)| (i, 0..s.entries.len(), form(s))).collect()
}

/// Puts rows into a block, below each other or side by side.
fn block(stacks: &[Stack], rows: Rows, unit: f64, beside: bool) -> Block {
    let (mut x, mut y, mut width, mut height) = (0.0, 0.0, 0.0f64, 0.0f64);
    let mut places = Vec::new();
    for (i, range, form) in &rows {
        let w = pieces::width(&stacks[*i].entries[range.clone()], *form) * unit;
        let h = HEIGHT * unit;
        places.push(Rect { x0: x, y0: y, x1: x + w, y1: y + h });
        (width, height) = (width.max(x + w), height.max(y + h));
        if beside {
            x += w + GAP * unit;
        } else {
            y += h + GAP * unit;
        }
    }
    if !beside {
        // Rows stand centred.
        for p in &mut places {
            let shift = (width - p.width()) / 2.0;
            (p.x0, p.x1) = (p.x0 + shift, p.x1 + shift);
        }
    }
    Block { rows, places, width, height }
}

/// When a block fits a place that is free.
#[derive(Clone, Copy)]
enum Fit {
    /// Always.
    Free,
    /// When so much of it lies in the space.
    Share(f64),
    /// When it touches the space and lies over water for the rest.
    Shore,
}

/// A space that looks for a place for its pieces.
struct Site<'a> {
    cx: &'a Cx<'a>,
    index: usize,
    space: &'a BoardSpace,
    unit: f64,
    taken: &'a [Rect],
}

impl Site<'_> {
    /// The block that is drawn, its centre, and where a line leads back to.
    fn find(&self, stacks: &[Stack]) -> (Block, Xy, Option<Xy>) {
        let strips_too = self.cx.scale >= STRIPS_FROM;
        let small = || {
            let rows = || counters(stacks, strips_too);
            [block(stacks, rows(), self.unit, true), block(stacks, rows(), self.unit, false)]
        };
        let full = |most: &[usize]| -> Vec<Block> {
            let most = if strips_too { most } else { &[] };
            most.iter().map(|m| block(stacks, strips(stacks, *m), self.unit, false)).collect()
        };
        let at = xy(self.space.at);
        let reach = self.reach();
        // A little over the border close to where they belong is better than far away.
        let close = reach / 3.0;
        let inland = [
            (full(&[3, 2]), Fit::Share(0.92), close),
            (full(&[3, 2]), Fit::Share(0.76), close),
            (full(&[3, 2]), Fit::Share(0.92), reach),
            (full(&[3, 2]), Fit::Share(0.72), reach),
            (full(&[1]), Fit::Share(0.85), reach),
        ];
        let ashore = [(full(&[3, 2]), Fit::Shore, reach)].into_iter().filter(|_| self.space.kind == SpaceKind::Land);
        for (blocks, fit, reach) in inland.into_iter().chain(ashore) {
            if let Some((b, c)) = self.best(blocks, at, reach, fit) {
                return (b, c, None);
            }
        }
        // The call-out is free ground: a strip may be wider than its circle as long as it covers nothing.
        let called = |blocks: Vec<Block>| {
            let c = self.space.callout?;
            let room = f64::from(c.room).max(self.unit * HEIGHT);
            let blocks = blocks.into_iter().filter(|b| b.width <= room * 6.0 && b.height <= room * 3.0).collect();
            let (b, centre) = self.best(blocks, xy(c.at), room * 2.0, Fit::Free)?;
            let back = self.back(&b, centre);
            Some((b, centre, back))
        };
        if let Some(found) = called(full(&[3, 2])) {
            return found;
        }
        if let Some((b, c)) = self.best(small().into(), at, reach, Fit::Share(0.72)) {
            return (b, c, None);
        }
        if let Some(found) = called(small().into()) {
            return found;
        }
        self.anywhere(small().into(), at)
    }

    /// Of blocks that find a place, the one nearest to where it should stand, few rows before many.
    fn best(&self, blocks: Vec<Block>, round: Xy, reach: f64, fit: Fit) -> Option<(Block, Xy)> {
        let found = blocks.into_iter().filter_map(|b| self.near(&b, round, reach, fit).map(|(c, cost)| (b, c, cost)));
        let weigh = |b: &Block, cost: f64| cost + b.rows.len() as f64 * self.unit * 4.0;
        found.min_by(|a, b| weigh(&a.0, a.2).total_cmp(&weigh(&b.0, b.2))).map(|(b, c, _)| (b, c))
    }

    /// How far from its place a space may put its pieces.
    fn reach(&self) -> f64 {
        let b = self.cx.shapes.get(self.index).and_then(|s| s.bounds);
        let own = b.map_or(0.0, |b| b.width().max(b.height()) * 0.5);
        let hex = self.cx.board.hex.map_or(0.0, |h| f64::from(h.half_height));
        own.max(hex).max(f64::from(self.space.room)).min(1400.0)
    }

    /// The nearest free place round another where the block fits.
    fn near(&self, b: &Block, round: Xy, reach: f64, fit: Fit) -> Option<(Xy, f64)> {
        let step = (self.unit * 5.0).max(15.0);
        let mut best: Option<(Xy, f64)> = None;
        let rings = (reach / step).ceil() as u32;
        for ring in 0..=rings {
            let r = f64::from(ring) * step;
            if best.is_some_and(|(_, cost)| cost <= r) {
                break;
            }
            let around = if ring == 0 { 1 } else { 8 + 2 * ring.min(12) };
            for i in 0..around {
                let a = f64::from(i) / f64::from(around) * std::f64::consts::TAU;
                // Below the place before above it: names stand above.
                let c = [round[0] + r * a.sin(), round[1] + r * a.cos()];
                let rect = Rect::round(c, b.width, b.height);
                if !self.free(&rect) {
                    continue;
                }
                let (fits, share) = match fit {
                    Fit::Free => (true, 1.0),
                    Fit::Share(need) => {
                        let share = self.inside(&rect);
                        (share >= need, share)
                    }
                    Fit::Shore => self.on_shore(&rect),
                };
                let cost = r + (1.0 - share) * 250.0;
                if fits && best.is_none_or(|(_, c)| cost < c) {
                    best = Some((c, cost));
                }
            }
        }
        best
    }

    /// When nothing fits: the nearest free place at all, with a line back.
    fn anywhere(&self, blocks: Vec<Block>, at: Xy) -> (Block, Xy, Option<Xy>) {
        let far = self.cx.view.width() + self.cx.view.height();
        let mut found: Vec<(Block, Xy, f64)> = Vec::new();
        let mut rest = Vec::new();
        for b in blocks {
            match self.near(&b, at, far.min(4000.0), Fit::Free) {
                Some((c, cost)) => found.push((b, c, cost)),
                None => rest.push(b),
            }
        }
        found.sort_by(|a, b| a.2.total_cmp(&b.2));
        match found.into_iter().next() {
            Some((b, c, _)) => {
                let back = self.back(&b, c);
                (b, c, back)
            }
            // A board full to the last corner: then they do lie over something.
            None => {
                let b =
                    rest.into_iter().next().unwrap_or(Block { rows: Vec::new(), places: Vec::new(), width: 0.0, height: 0.0 });
                (b, at, None)
            }
        }
    }

    /// Where the line back to the space ends; none where the block touches its own ground.
    fn back(&self, b: &Block, centre: Xy) -> Option<Xy> {
        let at = xy(self.space.at);
        let r = Rect::round(centre, b.width, b.height).grown(self.unit * 2.0);
        let touches = r.holds(at) || self.points(&r).iter().any(|p| self.owns(*p));
        (!touches).then_some(at)
    }

    fn free(&self, r: &Rect) -> bool {
        self.cx.once.grown(-self.unit * 2.0).contains(r) && !self.taken.iter().any(|t| t.meets(r))
    }

    /// Thirteen places of a rectangle.
    fn points(&self, r: &Rect) -> [Xy; 13] {
        let [x, y] = r.centre();
        let (w, h) = (r.width() / 2.0, r.height() / 2.0);
        [
            (0.0, 0.0),
            (-1.0, -1.0),
            (0.0, -1.0),
            (1.0, -1.0),
            (-1.0, 1.0),
            (0.0, 1.0),
            (1.0, 1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-0.5, -1.0),
            (0.5, -1.0),
            (-0.5, 1.0),
            (0.5, 1.0),
        ]
        .map(|(dx, dy)| [x + dx * w, y + dy * h])
    }

    /// How well a rectangle lies in this space. Pieces on land may hang over the water beside it rather than over other land.
    fn inside(&self, r: &Rect) -> f64 {
        let points = self.points(r);
        let own = points.iter().filter(|p| self.owns(**p)).count();
        let mut sum = own as f64;
        if self.space.kind == SpaceKind::Land && own * 5 >= points.len() * 2 {
            sum += 0.7 * points.iter().filter(|p| !self.cx.on_land(**p)).count() as f64;
        }
        sum / points.len() as f64
    }

    /// Does a rectangle touch this land and otherwise only water? And how much of it is land.
    fn on_shore(&self, r: &Rect) -> (bool, f64) {
        let points = self.points(r);
        let own = points.iter().filter(|p| self.owns(**p)).count();
        let clear = points.iter().all(|p| self.owns(*p) || !self.cx.on_land(*p));
        (own >= 2 && clear, own as f64 / points.len() as f64)
    }

    /// Is this place the space's own ground?
    fn owns(&self, p: Xy) -> bool {
        let at = xy(self.space.at);
        if let Some(h) = self.cx.board.hex.filter(|_| self.space.kind.is_hex() && self.space.outline.is_empty()) {
            let (dx, dy) = ((p[0] - at[0]).abs(), (p[1] - at[1]).abs());
            let (w, h) = (f64::from(h.half_width), f64::from(h.half_height));
            return dy <= h && dx <= w - dy / h * w / 2.0;
        }
        let Some(own) = self.cx.shapes.get(self.index) else { return false };
        if !own.holds(p) {
            return false;
        }
        match self.space.kind {
            // Sea zones run on under the land.
            SpaceKind::Sea => !self.cx.on_land(p),
            _ if is_card(self.cx, self.space) => own.bounds.is_none_or(|b| p[1] > title_strip(self.cx, self.space, &b)),
            _ => true,
        }
    }
}
