//! Fits one name after another.

use super::{Pole, Rect, cells};
use crate::languages::each;
use crate::path::{open, point, tenths};
use crate::raster::Grid;
use crate::regions::Regions;
use crate::regions::input::{Kind, Source};
use ironbottom_draw::metrics::{self, Face};
use ironbottom_kernel::board::Label;
use std::f64::consts::PI;

/// Sizes of names on land and at sea, in units.
const LAND_SIZES: [f64; 9] = [12.0, 11.0, 10.0, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5];
const SEA_SIZES: [f64; 8] = [11.0, 10.0, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5];
/// Smaller areas and zones do not get the largest letters, in square units.
const SMALL_LAND: f64 = 2500.0;
const SMALL_SEA: f64 = 3000.0;
/// Letters reach this much above and below the measured block, in sizes.
const LEG: f64 = 0.06;
/// Free space round a name, in units.
const MARGIN: f64 = 1.0;
/// Farthest an inner name stands from where it is wished, in units.
const FAR: i64 = 150;
/// A name beside its space stands well when its place is no worse than this.
const WELL: f64 = 8.0;
/// A name this far from its space needs no line to it, in units.
const CLOSE: f64 = 6.0;
/// A sign before the name, in sizes.
const SIGN: f64 = 1.25;

/// What is to be written, and where it would stand best.
pub struct Wish {
    space: usize,
    /// Ways to break it into lines.
    breaks: Vec<Vec<String>>,
    sizes: Vec<f64>,
    bold: bool,
    badge: bool,
    signs: usize,
    pole: Pole,
    /// A place of the input.
    hint: Option<[f64; 2]>,
    outside: bool,
}

impl Wish {
    /// The name of a space in a language.
    pub fn of(source: &Source, regions: &Regions, n: usize, language: &str, pole: Pole) -> Self {
        let space = &source.spaces[n];
        let given = source.anchors.label.get(&space.id).cloned().unwrap_or_default();
        let texts = [given.text.unwrap_or_else(|| space.name.clone()), given.fr.unwrap_or_else(|| space.fr.clone())];
        let text = each(&texts[0], &texts[1]).into_iter().find(|(l, _)| *l == language).map_or("", |(_, text)| text);
        let sea = space.kind == Kind::Sea;
        let all: &[f64] = if sea { &SEA_SIZES } else { &LAND_SIZES };
        let small = pole.area < if sea { SMALL_SEA } else { SMALL_LAND };
        let most = given.size.unwrap_or(if small { 8.5 } else { 20.0 });
        Self {
            space: n,
            breaks: breaks(text),
            sizes: all.iter().copied().filter(|&s| s <= most.max(6.5)).collect(),
            bold: !sea,
            badge: crate::areas::value(source, n) > 0,
            signs: if space.is_box() { 0 } else { crate::areas::signs(source, n).len() },
            pole,
            hint: given.lon.zip(given.lat).map(|(lon, lat)| regions.projection.place([lon, lat])),
            outside: space.is_box(),
        }
    }
}

/// All ways to break a text into up to four lines, few lines first. Where the text itself says how, only that.
fn breaks(text: &str) -> Vec<Vec<String>> {
    if text.contains('|') {
        return vec![text.split('|').map(str::to_owned).collect()];
    }
    // Pieces end at a space, which is dropped, or after a hyphen, which stays.
    let mut words: Vec<(String, bool)> = Vec::new();
    for word in text.split(' ') {
        let parts: Vec<&str> = word.split_inclusive('-').collect();
        for (i, part) in parts.iter().enumerate() {
            words.push(((*part).to_owned(), i + 1 == parts.len()));
        }
    }
    let gaps = words.len().saturating_sub(1).min(10);
    let mut out: Vec<Vec<String>> = Vec::new();
    for mask in 0u32..1 << gaps {
        if mask.count_ones() > 3 {
            continue;
        }
        let mut lines = vec![String::new()];
        for (i, (word, space)) in words.iter().enumerate() {
            if let Some(line) = lines.last_mut() {
                line.push_str(word);
            }
            if i + 1 < words.len() {
                if i < gaps && mask & (1 << i) != 0 {
                    lines.push(String::new());
                } else if let (true, Some(line)) = (*space, lines.last_mut()) {
                    line.push(' ');
                }
            }
        }
        // A line of one or two letters looks lost.
        if lines.len() == 1 || lines.iter().all(|l| l.chars().count() > 2) {
            out.push(lines);
        }
    }
    out.sort_by_key(Vec::len);
    out
}

/// Extent of a broken text: text half width and half height, and the badge's centre and radius, seen from the centre of the text.
struct Extent {
    half: [f64; 2],
    left: f64,
    badge: Option<([f64; 2], f64)>,
}

fn extent(lines: &[String], size: f64, bold: bool, signs: usize, badge: bool) -> Extent {
    let face = if bold { Face::Bold } else { Face::Italic };
    let [wide, high] = metrics::block(lines, face, size);
    let half = [wide / 2.0, high / 2.0 + size * LEG];
    let first = lines.first().map_or(0.0, |l| metrics::width(l, face, size));
    let left = (first / 2.0 + signs as f64 * SIGN * size).max(half[0]);
    // The badge is reckoned in tenths.
    let badge = badge.then(|| {
        let at = metrics::badge_at(lines, face, size * 10.0);
        (at.map(|v| v / 10.0), metrics::badge_radius(size * 10.0) / 10.0)
    });
    Extent { half, left, badge }
}

impl Extent {
    /// How far it reaches to the right.
    fn right(&self) -> f64 {
        self.badge.map_or(self.half[0], |(b, r)| (b[0] + r).max(self.half[0]))
    }

    fn rects(&self, at: [f64; 2]) -> Vec<Rect> {
        let mut out = vec![[
            at[0] - self.left - MARGIN,
            at[1] - self.half[1] - MARGIN / 2.0,
            at[0] + self.half[0] + MARGIN,
            at[1] + self.half[1] + MARGIN / 2.0,
        ]];
        if let Some(([x, y], r)) = self.badge {
            let (x, y, r) = (at[0] + x, at[1] + y, r + 0.3);
            out.push([x - r, y - r, x + r, y + r]);
        }
        out
    }
}

/// A place as it will stand in the file: in whole tenths. What fits must still fit when it is written.
fn whole(at: [f64; 2]) -> [f64; 2] {
    point(at).map(|v| f64::from(v) / 10.0)
}

/// The rectangles a written label covers.
pub fn rects(label: &Label, bold: bool, signs: usize) -> Vec<Rect> {
    let found = extent(&label.lines, f64::from(label.size) / 10.0, bold, signs, label.badge.is_some());
    found.rects([f64::from(label.at[0]) / 10.0, f64::from(label.at[1]) / 10.0])
}

/// Keeps what is taken.
pub struct Fitter<'a> {
    source: &'a Source,
    regions: &'a Regions,
    grid: Grid,
    taken: Vec<bool>,
    bounds: Vec<Option<[usize; 4]>>,
    spiral: Vec<(i64, i64)>,
}

impl<'a> Fitter<'a> {
    /// Nothing is taken yet but the boxes and what lies at the cut.
    pub fn new(source: &'a Source, regions: &'a Regions) -> Self {
        let grid = Grid { wrap: false, ..regions.grid };
        let mut taken = vec![false; grid.len()];
        for b in &regions.boxes {
            let r = b.half + 1.0;
            for i in cells(&grid, &[b.at[0] - r, b.at[1] - r, b.at[0] + r, b.at[1] + r]) {
                taken[i] = true;
            }
        }
        for pin in &source.anchors.pin {
            for i in grid.disc(regions.projection.place([pin.lon, pin.lat]), pin.r + 1.0) {
                taken[i] = true;
            }
        }
        let mut bounds: Vec<Option<[usize; 4]>> = vec![None; source.spaces.len()];
        for (i, &label) in regions.labels.iter().enumerate() {
            if let Some(b) = usize::try_from(label).ok().and_then(|n| bounds.get_mut(n)) {
                let (x, y) = (i % grid.width, i / grid.width);
                let b = b.get_or_insert([x, y, x, y]);
                *b = [b[0].min(x), b[1].min(y), b[2].max(x), b[3].max(y)];
            }
        }
        let mut spiral: Vec<(i64, i64)> = (-FAR..=FAR).flat_map(|y| (-FAR..=FAR).map(move |x| (x, y))).collect();
        // A name above its pieces is better than one below at the same distance.
        spiral.sort_by_key(|&(x, y)| (x * x + y * y + if y > 0 { y * y } else { 0 }, y, x));
        Self { source, regions, grid, taken, bounds, spiral }
    }

    /// Writes a name: inside where it fits, else outside. Returns it with the rectangles it covers.
    pub fn put(&mut self, wish: &Wish) -> Option<(Label, Vec<Rect>)> {
        let inside = if wish.outside { None } else { self.inside(wish) };
        let (at, size, lines, leader) = match inside {
            Some((at, size, lines)) => (at, size, lines, None),
            None => self.outside(wish)?,
        };
        let found = extent(&lines, size, wish.bold, wish.signs, wish.badge);
        let exact = whole(at);
        let at = point(exact);
        let rects = found.rects(exact);
        for rect in &rects {
            for i in cells(&self.grid, rect) {
                self.taken[i] = true;
            }
        }
        let badge = found.badge.map(|(b, _)| point([exact[0] + b[0], exact[1] + b[1]]));
        let leader = leader.map_or_else(String::new, |l| open(&[l]));
        Some((Label { at, size: tenths(size), lines, badge, leader }, rects))
    }

    /// The largest letters with which it fits wholly inside.
    fn inside(&self, wish: &Wish) -> Option<([f64; 2], f64, Vec<String>)> {
        let bounds = self.bounds[wish.space]?;
        let label = wish.space as i16;
        let free = Sums::new(&self.grid, bounds, |i| self.regions.labels[i] == label && !self.taken[i]);
        for &size in &wish.sizes {
            let last = (size - wish.sizes[wish.sizes.len() - 1]).abs() < 0.01;
            let far = if last { FAR as f64 } else { wish.pole.room.max(18.0) * 1.1 };
            let mut best: Option<(f64, [f64; 2], &Vec<String>)> = None;
            for lines in &wish.breaks {
                let found = extent(lines, size, wish.bold, wish.signs, wish.badge);
                let wide = found.half[0] + found.right();
                if wide > (bounds[2] - bounds[0] + 2) as f64 * self.grid.cell {
                    continue;
                }
                let lift = (found.half[1] + 9.0).min(wish.pole.room * 0.6);
                // The middle of name and badge together is what is centred.
                let centre = found.badge.map_or(0.0, |(_, r)| -r * 0.8);
                let wished = whole(wish.hint.unwrap_or([wish.pole.at[0] + centre, wish.pole.at[1] - lift]));
                let lines_cost = 2.5 * (lines.len() as f64 - 1.0);
                for &(dx, dy) in &self.spiral {
                    let away = ((dx * dx + dy * dy) as f64).sqrt();
                    if away > far || best.as_ref().is_some_and(|b| away + lines_cost >= b.0) {
                        break;
                    }
                    let at = whole([wished[0] + dx as f64, wished[1] + dy as f64]);
                    if found.rects(at).iter().all(|r| free.full(r)) {
                        best = Some((away + lines_cost, at, lines));
                        break;
                    }
                }
            }
            if let Some((_, at, lines)) = best {
                return Some((at, size, lines.clone()));
            }
        }
        None
    }

    /// Beside the space: on its own zones if possible, on land that belongs to somebody only where there is nothing else.
    #[allow(clippy::type_complexity)]
    fn outside(&self, wish: &Wish) -> Option<([f64; 2], f64, Vec<String>, Option<Vec<[f64; 2]>>)> {
        let sizes = if wish.bold { [9.0, 8.0, 7.0] } else { [7.5, 7.0, 6.5] };
        let most = wish.sizes.first().copied().unwrap_or(sizes[2]).max(sizes[2]);
        let mut found = None;
        for size in sizes.into_iter().filter(|s| *s <= most) {
            found = self.beside(wish, size);
            // Larger letters are worth it only where the name stands well.
            if found.as_ref().is_some_and(|f| f.0 < WELL) {
                break;
            }
        }
        found.map(|(_, at, size, lines, leader)| (at, size, lines, leader))
    }

    /// The best place beside the space for letters of a size, and how bad it is.
    #[allow(clippy::type_complexity)]
    fn beside(&self, wish: &Wish, size: f64) -> Option<(f64, [f64; 2], f64, Vec<String>, Option<Vec<[f64; 2]>>)> {
        let (pole, cell) = (wish.pole, self.grid.cell);
        let reach = 130.0;
        let clamp = |v: f64, most: usize| ((v / cell).max(0.0) as usize).min(most - 1);
        let window = [
            clamp(pole.at[0] - reach, self.grid.width),
            clamp(pole.at[1] - reach, self.grid.height),
            clamp(pole.at[0] + reach, self.grid.width),
            clamp(pole.at[1] + reach, self.grid.height),
        ];
        // Its own land counts as taken: a name beside an island must not lie on the next one.
        let labels = &self.regions.labels;
        let own = |l: i16| self.source.is_sea(l) && self.source.neighbours[wish.space].contains(&(l as usize));
        let nobody =
            |l: i16| l != wish.space as i16 && (l == self.source.void() || l == self.source.offland() || self.source.is_sea(l));
        let best_ground = Sums::new(&self.grid, window, |i| !self.taken[i] && own(labels[i]));
        let ground = Sums::new(&self.grid, window, |i| !self.taken[i] && nobody(labels[i]));
        let anywhere = Sums::new(&self.grid, window, |i| !self.taken[i] && labels[i] != wish.space as i16);
        let mut best: Option<(f64, [f64; 2], Vec<String>)> = None;
        let from = wish.hint.unwrap_or(pole.at);
        for lines in &wish.breaks {
            let found = extent(lines, size, wish.bold, wish.signs, wish.badge);
            let right = found.right();
            // Where the input says where, exactly there if that is free, whatever lies beneath.
            if let Some(at) = wish.hint.map(whole)
                && found.rects(at).iter().all(|r| anywhere.full(r))
                && best.as_ref().is_none_or(|b| lines.len() as f64 - 100.0 < b.0)
            {
                best = Some((lines.len() as f64 - 100.0, at, lines.clone()));
            }
            for direction in 0..24 {
                let angle = f64::from(direction) * PI / 12.0;
                let (ux, uy) = (libm::cos(angle), libm::sin(angle));
                for step in 0..14 {
                    let gap = 1.5 + 2.5 * f64::from(step);
                    // The nearest point of the text lies `gap` from the edge of the space.
                    let side = if ux > 0.0 { found.left } else { right };
                    let d = pole.room + gap;
                    let at = whole([
                        from[0] + ux * d + side * (ux * 1.3).clamp(-1.0, 1.0),
                        from[1] + uy * d + found.half[1] * (uy * 1.3).clamp(-1.0, 1.0),
                    ]);
                    let rects = found.rects(at);
                    let mut score = gap + 2.0 * (lines.len() as f64 - 1.0) + if ux < -0.3 { 1.5 } else { 0.0 } + uy.abs() * 1.5;
                    score += if rects.iter().all(|r| best_ground.full(r)) {
                        0.0
                    } else if rects.iter().all(|r| ground.full(r)) {
                        9.0
                    } else if rects.iter().all(|r| anywhere.full(r)) {
                        // A name on another's land misleads: only where there is no water at all.
                        60.0
                    } else {
                        continue;
                    };
                    if best.as_ref().is_none_or(|b| score < b.0) {
                        best = Some((score, at, lines.clone()));
                    }
                }
            }
        }
        let (score, at, lines) = best?;
        let leader = self.leader(wish, window, &extent(&lines, size, wish.bold, wish.signs, wish.badge), at);
        Some((score, at, size, lines, leader))
    }

    /// A line from the nearest ground of the space to a name that does not stand close to it.
    fn leader(&self, wish: &Wish, [left, top, right, bottom]: [usize; 4], found: &Extent, at: [f64; 2]) -> Option<Vec<[f64; 2]>> {
        let to_text = |p: [f64; 2]| {
            let end =
                [p[0].clamp(at[0] - found.left, at[0] + found.right()), p[1].clamp(at[1] - found.half[1], at[1] + found.half[1])];
            let (dx, dy) = (end[0] - p[0], end[1] - p[1]);
            (dx * dx + dy * dy, end)
        };
        let mut near: Option<(f64, [f64; 2], [f64; 2])> = None;
        for y in top..=bottom {
            for x in left..=right {
                let i = y * self.grid.width + x;
                if self.regions.labels[i] == wish.space as i16 {
                    let p = self.grid.centre(i);
                    let (d, end) = to_text(p);
                    if near.is_none_or(|n| d < n.0) {
                        near = Some((d, p, end));
                    }
                }
            }
        }
        near.filter(|n| n.0 > CLOSE * CLOSE).map(|(_, p, end)| vec![p, end])
    }
}

/// Sums over a window, so that a rectangle is tested in one look.
struct Sums {
    cell: f64,
    left: i64,
    top: i64,
    width: i64,
    height: i64,
    sums: Vec<u32>,
}

impl Sums {
    fn new(grid: &Grid, [left, top, right, bottom]: [usize; 4], set: impl Fn(usize) -> bool) -> Self {
        let (w, h) = (right - left + 1, bottom - top + 1);
        let mut sums = vec![0u32; (w + 1) * (h + 1)];
        for y in 0..h {
            let mut row = 0;
            for x in 0..w {
                row += u32::from(set((top + y) * grid.width + left + x));
                sums[(y + 1) * (w + 1) + x + 1] = sums[y * (w + 1) + x + 1] + row;
            }
        }
        Self { cell: grid.cell, left: left as i64, top: top as i64, width: w as i64, height: h as i64, sums }
    }

    /// Is every cell that the rectangle touches in the set?
    fn full(&self, rect: &Rect) -> bool {
        let low = |v: f64| (v / self.cell).floor() as i64;
        let (x0, y0) = (low(rect[0]) - self.left, low(rect[1]) - self.top);
        let (x1, y1) = (low(rect[2]) - self.left + 1, low(rect[3]) - self.top + 1);
        if x0 < 0 || y0 < 0 || x1 > self.width || y1 > self.height {
            return false;
        }
        let at = |x: i64, y: i64| self.sums[(y * (self.width + 1) + x) as usize];
        at(x1, y1) + at(x0, y0) == at(x0, y1) + at(x1, y0) + ((x1 - x0) * (y1 - y0)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::breaks;

    #[test]
    fn names_break_at_spaces_and_after_hyphens() {
        let all = breaks("Finland-Norway");
        assert_eq!(all, vec![vec!["Finland-Norway".to_owned()], vec!["Finland-".into(), "Norway".into()]]);
        assert_eq!(breaks("Gulf of|Mexico"), vec![vec!["Gulf of".to_owned(), "Mexico".into()]]);
        assert!(breaks("Mer de Chine").iter().all(|l| l.concat().replace(' ', "") == "MerdeChine"));
    }
}
