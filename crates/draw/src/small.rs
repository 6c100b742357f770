//! Names in small pictures: larger than the board has them, as many as find room, and where they find it.
//!
//! An area has its name inside itself, a box too; a place that is a point (a base, a port, an island) beside itself. Land comes before
//! points and points before the sea: who looks at a small map wants to know where he is.

use crate::{
    geom::{Rect, Xy},
    labels::{self, Name, block, face, legible},
    metrics::Face,
    spaces::base_radius,
    svg::{Cx, xy},
};
use ironbottom_kernel::board::{Backdrop, BoardSpace, Label, Mark, MarkKind, SpaceKind};

/// Heights of letters that are tried, in pixels.
const SIZES: [f64; 3] = [8.5, 7.5, 6.5];
/// Height of a counter and some air, in pixels: a box with pieces keeps this much for them.
const COUNTER: f64 = 12.0;

/// How much wider than its card a name on a map may be.
const OVERHANG: f64 = 1.45;

/// Places spread over a frame, those near a wished one first.
fn inside(bounds: &Rect, near: Xy) -> Vec<Xy> {
    const STEPS: u32 = 14;
    let at = |i: u32, from: f64, to: f64| from + (to - from) * f64::from(i) / f64::from(STEPS);
    let mut all: Vec<Xy> = (1..STEPS)
        .flat_map(|j| (1..STEPS).map(move |i| (i, j)))
        .map(|(i, j)| [at(i, bounds.x0, bounds.x1), at(j, bounds.y0, bounds.y1)])
        .collect();
    let far = |p: &Xy| (p[0] - near[0]).hypot(p[1] - near[1]);
    all.sort_by(|a, b| far(a).total_cmp(&far(b)));
    all
}

/// Something that a name must not lie on: whose it is and where.
struct Body {
    space: usize,
    rect: Rect,
}

/// Adds the names that find room.
pub(crate) fn add<'a>(cx: &Cx<'a>, mut rest: Vec<(usize, &'a BoardSpace, &'a Label)>, out: &mut Vec<Name<'a>>) {
    if rest.is_empty() {
        return;
    }
    let mut taken: Vec<Rect> = out.iter().flat_map(Name::rects).collect();
    taken.extend(cx.board.marks.iter().filter_map(|m| mark_rect(cx, m)));
    let bodies: Vec<Body> =
        cx.board.spaces.iter().enumerate().filter_map(|(i, s)| body(cx, i, s).map(|rect| Body { space: i, rect })).collect();
    rest.sort_by_key(|(i, s, _)| (rank(cx, s), -s.room, *i));
    for (i, space, label) in rest {
        let place = Place { cx, index: i, space, label, taken: &taken, bodies: &bodies };
        let Some((at, lines, size)) = place.find() else { continue };
        let rect = block(&lines, face(space), size, at);
        taken.push(rect);
        out.push(Name { space, label, at, lines, size, rect, badge: None, small: true });
    }
}

/// Who chooses first.
fn rank(cx: &Cx<'_>, s: &BoardSpace) -> u8 {
    match s.kind {
        SpaceKind::Land => 0,
        SpaceKind::Sea => 3,
        _ if s.kind.is_hex() && cx.role(s).is_empty() => 2,
        _ => 1,
    }
}

/// What a place that is a point, or a card on a map, covers.
fn body(cx: &Cx<'_>, i: usize, s: &BoardSpace) -> Option<Rect> {
    match s.kind {
        SpaceKind::Port | SpaceKind::Island | SpaceKind::Card | SpaceKind::Box => cx.shapes.get(i).and_then(|h| h.bounds),
        _ => base_radius(cx, s).map(|r| Rect::round(xy(s.at), 2.0 * r, 2.0 * r)),
    }
}

/// What a mark of the board that is shown covers.
fn mark_rect(cx: &Cx<'_>, m: &Mark) -> Option<Rect> {
    let size = f64::from(m.size);
    match m.kind {
        MarkKind::Rose => Some(Rect::round(xy(m.at), 2.0 * size, 2.0 * size)),
        MarkKind::Dot => None,
        _ if !legible(cx, size) => None,
        kind => {
            let lines: Vec<String> = labels::mark_text(cx, m)?.split('\n').map(str::to_owned).collect();
            Some(block(&lines, if kind == MarkKind::Geography { Face::Italic } else { Face::Bold }, size, xy(m.at)))
        }
    }
}

/// The captions of groups that find room where they stand: each with its lines and its size, in the order of the marks.
pub(crate) fn captions(cx: &Cx<'_>, names: &[Name<'_>]) -> Vec<Option<(Vec<String>, f64)>> {
    let paper = cx.board.ground == Backdrop::Paper;
    let shapes = cx.board.spaces.iter().enumerate();
    let bodies: Vec<Rect> = if paper {
        cx.shapes.iter().filter_map(|s| s.bounds).map(|b| b.grown(-cx.px(1.0))).collect()
    } else {
        shapes.filter_map(|(i, s)| body(cx, i, s)).collect()
    };
    let mut taken: Vec<Rect> = names.iter().flat_map(Name::rects).collect();
    taken.extend(cx.board.marks.iter().filter_map(|m| mark_rect(cx, m)));
    let mut found = Vec::new();
    for m in &cx.board.marks {
        let text = labels::mark_text(cx, m).filter(|_| m.kind == MarkKind::Caption && !legible(cx, f64::from(m.size)));
        let lines: Vec<String> = text.map(|t| t.split('\n').map(str::to_owned).collect()).unwrap_or_default();
        let tries = SIZES.iter().flat_map(|px| breaks(&lines).into_iter().map(|l| (l, cx.px(*px))));
        let free = |rect: &Rect| cx.once.contains(rect) && taken.iter().chain(&bodies).all(|r| !r.meets(rect));
        let fits = tries.filter(|_| !lines.is_empty()).find(|(l, size)| free(&block(l, Face::Bold, *size, xy(m.at))));
        if let Some((l, size)) = &fits {
            taken.push(block(l, Face::Bold, *size, xy(m.at)).grown(cx.px(0.8)));
        }
        found.push(fits);
    }
    found
}

/// Ways to break a name: as the board has it, in one line, in two, word by word.
fn breaks(lines: &[String]) -> Vec<Vec<String>> {
    let mut whole = String::new();
    for line in lines {
        if !whole.is_empty() && !whole.ends_with('-') {
            whole.push(' ');
        }
        whole.push_str(line);
    }
    let words: Vec<&str> = whole.split(' ').collect();
    let mut out = vec![lines.to_vec(), vec![whole.clone()]];
    // Two lines as even as can be.
    let two = (1..words.len()).min_by_key(|n| words[..*n].join(" ").chars().count().max(words[*n..].join(" ").chars().count()));
    out.extend(two.map(|n| vec![words[..n].join(" "), words[n..].join(" ")]));
    out.push(words.into_iter().map(str::to_owned).collect());
    out.dedup();
    out
}

/// A name that looks for its place.
struct Place<'a> {
    cx: &'a Cx<'a>,
    index: usize,
    space: &'a BoardSpace,
    label: &'a Label,
    taken: &'a [Rect],
    bodies: &'a [Body],
}

impl Place<'_> {
    fn find(&self) -> Option<(Xy, Vec<String>, f64)> {
        let ways = breaks(&self.label.lines);
        let least = f64::from(self.label.size);
        // On a map a name may hang over its card where it must: what it means is plain, and its letters have a halo.
        let over: &[f64] = if self.cx.board.ground == Backdrop::Paper { &[0.97] } else { &[0.97, OVERHANG] };
        over.iter().find_map(|over| {
            SIZES.iter().find_map(|px| {
                let size = self.cx.px(*px).max(least);
                ways.iter().find_map(|lines| self.at(lines, size, *over).map(|at| (at, lines.clone(), size)))
            })
        })
    }

    /// The first place where this text is free.
    fn at(&self, lines: &[String], size: f64, over: f64) -> Option<Xy> {
        let r = block(lines, face(self.space), size, [0.0, 0.0]);
        let (w, h) = (r.width() / 2.0, r.height() / 2.0);
        let free = |at: &Xy| self.free(&Rect::round(*at, 2.0 * w, 2.0 * h), size);
        let Some(bounds) = self.cx.shapes.get(self.index).and_then(|s| s.bounds) else {
            return self.around(w, h, size).into_iter().find(free);
        };
        match self.space.kind {
            SpaceKind::Port | SpaceKind::Island => self.around(w, h, size).into_iter().find(free),
            SpaceKind::Card | SpaceKind::Box | SpaceKind::Step => {
                let held = self.cx.scene.is_some_and(|s| s.pieces.iter().any(|p| p.space == self.space.id));
                let room = if held { bounds.height() - self.cx.px(COUNTER) } else { bounds.height() };
                let top = bounds.y0 + h + self.cx.px(1.0);
                let at = [bounds.centre()[0], if held { top } else { bounds.centre()[1] }];
                (2.0 * w <= bounds.width() * over && 2.0 * h <= room && free(&at)).then_some(at)
            }
            _ => {
                let given = xy(self.label.at);
                let mine = [given, xy(self.space.at), bounds.centre()].into_iter().chain(inside(&bounds, given));
                mine.into_iter().find(|at| free(at) && self.owns(&Rect::round(*at, 2.0 * w, 2.0 * h)))
            }
        }
    }

    /// Places beside a point.
    fn around(&self, w: f64, h: f64, size: f64) -> Vec<Xy> {
        let (at, gap) = (xy(self.space.at), size * 0.12);
        let Some(own) = self.bodies.iter().find(|b| b.space == self.index).map(|b| b.rect) else { return vec![at] };
        let [x, y] = own.centre();
        let (dx, dy) = (own.width() / 2.0 + gap + w, own.height() / 2.0 + gap + h);
        let (sx, sy) = (dx * 0.6, dy * 0.7);
        vec![
            [x, y - dy],
            [x + dx, y],
            [x, y + dy],
            [x - dx, y],
            [x + sx, y - dy],
            [x - sx, y - dy],
            [x + sx, y + dy],
            [x - sx, y + dy],
            [x + dx, y - sy],
            [x + dx, y + sy],
            [x - dx, y - sy],
            [x - dx, y + sy],
        ]
    }

    fn free(&self, r: &Rect, size: f64) -> bool {
        let air = r.grown(size * 0.14);
        self.cx.once.contains(r)
            && self.taken.iter().all(|t| !t.meets(&air))
            && self.bodies.iter().all(|b| b.space == self.index || !b.rect.meets(r))
    }

    /// Does a rectangle lie in this area?
    fn owns(&self, r: &Rect) -> bool {
        let Some(shape) = self.cx.shapes.get(self.index) else { return false };
        let [x, y] = r.centre();
        let points = [[r.x0, r.y0], [r.x1, r.y0], [r.x0, r.y1], [r.x1, r.y1], [x, r.y0], [x, r.y1], [r.x0, y], [r.x1, y], [x, y]];
        let sea = self.space.kind == SpaceKind::Sea;
        points.into_iter().all(|p| shape.holds(p) && !(sea && self.cx.on_land(p)))
    }
}

#[cfg(test)]
mod tests {
    use super::breaks;

    #[test]
    fn names_are_joined_and_broken_anew() {
        let lines = |t: &[&str]| t.iter().map(|l| (*l).to_owned()).collect::<Vec<String>>();
        assert_eq!(breaks(&lines(&["Upland-", "Bay"]))[1], lines(&["Upland-Bay"]));
        assert_eq!(
            breaks(&lines(&["Land of", "Far Waters"])),
            [
                lines(&["Land of", "Far Waters"]),
                lines(&["Land of Far Waters"]),
                lines(&["Land of", "Far Waters"]),
                lines(&["Land", "of", "Far", "Waters"])
            ]
        );
        assert_eq!(breaks(&lines(&["Rock"])), [lines(&["Rock"])]);
    }
}
