//! From cells to lines: the edges between labels become arcs, each found and smoothed once, and the outlines of regions are chains of
//! arcs. Two regions that share a border therefore share its points, and no gap can open between them.

use crate::path::{chaikin, double_area, inside, simplify};
use crate::raster::Grid;
use anyhow::{Result, bail};
use std::collections::BTreeMap;

/// A line in map units.
pub type Polyline = Vec<[f64; 2]>;

/// Label of what lies outside the grid.
pub const OUTSIDE: i16 = i16::MIN;

/// How an arc is finished.
#[derive(Clone, Copy, Debug)]
pub struct Finish {
    /// Points nearer than this to the line without them are left out.
    pub tolerance: f64,
    /// Rounds of corner cutting.
    pub rounds: u32,
}

/// The border between two labels from node to node, or all round.
#[derive(Clone, Debug)]
pub struct Arc {
    /// One side.
    pub left: i16,
    /// The other.
    pub right: i16,
    /// Its course.
    pub line: Polyline,
}

/// All arcs, and the rings of the labels that were wanted: outlines turn one way, holes the other.
#[derive(Default)]
pub struct Traced {
    /// Every border once.
    pub arcs: Vec<Arc>,
    /// Rings by label, first point not repeated; with each the labels on its far side.
    pub rings: BTreeMap<i16, Vec<Ring>>,
}

/// One ring of a label.
pub struct Ring {
    /// Its points.
    pub line: Polyline,
    /// What lies on the other side, in the order met.
    pub beyond: Vec<i16>,
}

/// The four ways along the sides of cells: east, south, west, north.
const WAYS: [(i64, i64); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A labelled grid with room round it, so that outlines run on beyond the frame and no rim shows there.
pub struct Padded {
    grid: Grid,
    labels: Vec<i16>,
    pad: [usize; 2],
    /// Does the cut of a board that goes round end every arc?
    cut: bool,
}

impl Padded {
    /// Repeats the outermost cells `by` times; not across the cut of a board that goes round. With `split` such a board is taken as flat.
    pub fn new(grid: &Grid, labels: &[i16], by: usize, split: bool) -> Self {
        let pad = [if grid.wrap { 0 } else { by }, by];
        let whole =
            Grid { width: grid.width + 2 * pad[0], height: grid.height + 2 * pad[1], cell: grid.cell, wrap: grid.wrap && !split };
        let mut out = Vec::with_capacity(whole.len());
        for y in 0..whole.height {
            let row = y.saturating_sub(pad[1]).min(grid.height - 1) * grid.width;
            for x in 0..whole.width {
                out.push(labels[row + x.saturating_sub(pad[0]).min(grid.width - 1)]);
            }
        }
        Self { grid: whole, labels: out, pad, cut: grid.wrap }
    }

    fn label(&self, x: i64, y: i64) -> i16 {
        self.grid.at(x, y).map_or(OUTSIDE, |i| self.labels[i])
    }

    /// Labels to the left and right of the edge that leaves a corner that way.
    fn sides(&self, x: i64, y: i64, way: usize) -> (i16, i16) {
        let [nw, ne, se, sw] = self.round(x, y);
        match way {
            0 => (ne, se),
            1 => (se, sw),
            2 => (sw, nw),
            _ => (nw, ne),
        }
    }

    fn round(&self, x: i64, y: i64) -> [i16; 4] {
        [self.label(x - 1, y - 1), self.label(x, y - 1), self.label(x, y), self.label(x - 1, y)]
    }

    /// Do arcs end here? Where three labels meet, where two meet crosswise, and at the cut.
    fn is_node(&self, x: i64, y: i64) -> bool {
        let around = self.round(x, y);
        let changes = (0..4).filter(|&i| around[i] != around[(i + 1) % 4]).count();
        changes > 2 || (self.cut && self.grid.wrap && self.column(x) == 0)
    }

    fn column(&self, x: i64) -> i64 {
        if self.grid.wrap { x.rem_euclid(self.grid.width as i64) } else { x }
    }

    fn corner(&self, x: i64, y: i64) -> u64 {
        y as u64 * (self.grid.width as u64 + 1) + self.column(x) as u64
    }

    fn place(&self, x: i64, y: i64) -> [f64; 2] {
        [(x - self.pad[0] as i64) as f64 * self.grid.cell, (y - self.pad[1] as i64) as f64 * self.grid.cell]
    }

    /// Traces every border.
    pub fn trace(&self, wanted: impl Fn(i16) -> bool, finish: impl Fn(i16, i16) -> Finish) -> Result<Traced> {
        let (w, h) = (self.grid.width as i64, self.grid.height as i64);
        let mut seen = vec![0u8; (w as usize + 1) * (h as usize + 1)];
        let mut traced = Traced::default();
        let mut known: BTreeMap<(u64, usize), usize> = BTreeMap::new();
        for y in 0..=h {
            for x in 0..=(if self.grid.wrap { w - 1 } else { w }) {
                for way in [0, 2] {
                    let (left, right) = self.sides(x, y, way);
                    if left == right || left == OUTSIDE || seen[self.corner(x, y) as usize] & (1 << way) != 0 {
                        continue;
                    }
                    let corners = self.walk(x, y, way, left, &mut seen);
                    let arcs = self.split(&corners);
                    let mut ring = Ring { line: Vec::new(), beyond: Vec::new() };
                    for arc in arcs {
                        let (index, forward) = self.arc(&arc, &mut known, &mut traced.arcs, &finish);
                        let found = &traced.arcs[index];
                        ring.beyond.push(if found.left == left { found.right } else { found.left });
                        if wanted(left) {
                            self.join(&mut ring.line, &found.line, forward);
                        }
                    }
                    if wanted(left) {
                        self.close(&mut ring.line, left)?;
                        traced.rings.entry(left).or_default().push(ring);
                    }
                }
            }
        }
        if self.grid.wrap {
            self.align(&mut traced);
        }
        Ok(traced)
    }

    /// Walks round a region with it on the left hand: corners, the first repeated at the end, and the way taken from each.
    fn walk(&self, x: i64, y: i64, way: usize, label: i16, seen: &mut [u8]) -> Vec<(i64, i64, usize)> {
        let mut out = vec![(x, y, way)];
        let (mut x, mut y, mut way) = (x, y, way);
        loop {
            seen[self.corner(x, y) as usize] |= 1 << way;
            x += WAYS[way].0;
            y += WAYS[way].1;
            let (left, right) = self.sides(x, y, way);
            // Cells that touch by a corner only do not hang together: keep to the same cell.
            way = if left != label {
                (way + 3) % 4
            } else if right != label {
                way
            } else {
                (way + 1) % 4
            };
            out.push((x, y, way));
            if seen[self.corner(x, y) as usize] & (1 << way) != 0 {
                return out;
            }
        }
    }

    /// Splits a closed walk at its nodes; one without nodes begins at its first corner in reading order, from whichever side it is walked.
    fn split(&self, walk: &[(i64, i64, usize)]) -> Vec<Vec<(i64, i64, usize)>> {
        let n = walk.len() - 1;
        let turn = walk[n].0 - walk[0].0; // a region that goes all round ends a period away
        let nodes: Vec<usize> = (0..n).filter(|&i| self.is_node(walk[i].0, walk[i].1)).collect();
        let starts = if nodes.is_empty() {
            let first = (0..n).min_by_key(|&i| (walk[i].1, self.column(walk[i].0))).unwrap_or(0);
            vec![first]
        } else {
            nodes
        };
        let mut out = Vec::with_capacity(starts.len());
        for (k, &from) in starts.iter().enumerate() {
            let to = starts.get(k + 1).copied().unwrap_or(starts[0] + n);
            let at = |i: usize| {
                let (x, y, way) = walk[i % n];
                (x + turn * (i / n) as i64, y, way)
            };
            out.push((from..=to).map(at).collect());
        }
        out
    }

    /// The arc of a stretch: known already from the other side, or new.
    fn arc(
        &self,
        stretch: &[(i64, i64, usize)],
        known: &mut BTreeMap<(u64, usize), usize>,
        arcs: &mut Vec<Arc>,
        finish: &impl Fn(i16, i16) -> Finish,
    ) -> (usize, bool) {
        let (first, last, before) = (stretch[0], stretch[stretch.len() - 1], stretch[stretch.len() - 2]);
        let back = (self.corner(last.0, last.1), (before.2 + 2) % 4);
        if let Some(&index) = known.get(&back) {
            return (index, false);
        }
        let (left, right) = self.sides(first.0, first.1, first.2);
        let shift = first.0 - self.column(first.0);
        let raw: Polyline = stretch.iter().map(|c| self.place(c.0 - shift, c.1)).collect();
        let how = finish(left, right);
        let line = if self.corner(first.0, first.1) == self.corner(last.0, last.1) && self.is_node(first.0, first.1) {
            // A loop that hangs on a node must not leave it: it is finished as two lines whose ends stay.
            let middle = raw.len() / 2;
            let mut line = smooth(&raw[..=middle], how);
            line.extend(smooth(&raw[middle..], how).into_iter().skip(1));
            line
        } else {
            smooth(&raw, how)
        };
        known.insert((self.corner(first.0, first.1), first.2), arcs.len());
        arcs.push(Arc { left, right, line });
        (arcs.len() - 1, true)
    }

    /// Adds an arc to a ring, moved by whole periods so that it goes on where the ring ends.
    fn join(&self, ring: &mut Polyline, arc: &[[f64; 2]], forward: bool) {
        let mut line: Polyline = arc.to_vec();
        if !forward {
            line.reverse();
        }
        let period = self.grid.width as f64 * self.grid.cell;
        if let (true, Some(end), Some(start)) = (self.grid.wrap, ring.last().copied(), line.first().copied()) {
            let turns = ((end[0] - start[0]) / period).round() * period;
            line.iter_mut().for_each(|p| p[0] += turns);
        }
        if !ring.is_empty() {
            ring.pop();
        }
        ring.extend(line);
    }

    /// Drops the repeated first point.
    fn close(&self, ring: &mut Polyline, label: i16) -> Result<()> {
        if let (Some(a), Some(b)) = (ring.first().copied(), ring.last().copied())
            && (a[0] - b[0]).abs() > self.grid.cell
        {
            bail!("label {label} goes all round the board: its outline cannot be closed");
        }
        ring.pop();
        Ok(())
    }

    /// Brings every outline of a board that goes round to the turn in which its middle lies on the board, and holes into their outline.
    fn align(&self, traced: &mut Traced) {
        let period = self.grid.width as f64 * self.grid.cell;
        for rings in traced.rings.values_mut() {
            for ring in rings.iter_mut() {
                let low = ring.line.iter().map(|p| p[0]).fold(f64::MAX, f64::min);
                let high = ring.line.iter().map(|p| p[0]).fold(f64::MIN, f64::max);
                let turns = ((low + high) / 2.0 / period).floor() * period;
                ring.line.iter_mut().for_each(|p| p[0] -= turns);
            }
            let outlines: Vec<Polyline> = rings.iter().filter(|r| double_area(&r.line) < 0.0).map(|r| r.line.clone()).collect();
            for hole in rings.iter_mut().filter(|r| double_area(&r.line) > 0.0) {
                let Some(&[x, y]) = hole.line.first() else { continue };
                let home = |turn: &f64| outlines.iter().any(|o| inside(std::slice::from_ref(o), [x + turn, y]));
                if let Some(turn) = [0.0, period, -period].into_iter().find(home) {
                    hole.line.iter_mut().for_each(|p| p[0] += turn);
                }
            }
        }
    }
}

/// Finishes a line.
fn smooth(raw: &[[f64; 2]], how: Finish) -> Polyline {
    let line = chaikin(&simplify(raw, how.tolerance), how.rounds);
    // Corner cutting leaves points where the line is straight.
    if how.rounds > 0 { simplify(&line, 0.06) } else { line }
}

/// The parts of a line whose points satisfy a condition, each with one more point at both ends.
pub fn runs(line: &[[f64; 2]], keep: impl Fn([f64; 2]) -> bool) -> Vec<Polyline> {
    let kept: Vec<bool> = line.iter().map(|&p| keep(p)).collect();
    let mut out = Vec::new();
    let mut run: Polyline = Vec::new();
    for i in 0..line.len() {
        let near = kept[i] || (i > 0 && kept[i - 1]) || (i + 1 < line.len() && kept[i + 1]);
        if near {
            run.push(line[i]);
        } else if !run.is_empty() {
            out.push(std::mem::take(&mut run));
        }
    }
    out.push(run);
    out.retain(|r| r.len() > 1);
    out
}

/// Joins lines that end where another begins, so that a border of many arcs is one stroke.
pub fn chains(lines: Vec<Polyline>) -> Vec<Polyline> {
    let same = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).abs() + (a[1] - b[1]).abs() < 1e-6;
    let mut out: Vec<Polyline> = Vec::new();
    for line in lines {
        let mut line = line;
        loop {
            let found = out.iter().position(|o| {
                let (a, b) = (o[0], o[o.len() - 1]);
                let (c, d) = (line[0], line[line.len() - 1]);
                same(a, c) || same(a, d) || same(b, c) || same(b, d)
            });
            let Some(i) = found else { break };
            let mut other = out.remove(i);
            if same(other[0], line[0]) || same(other[0], line[line.len() - 1]) {
                other.reverse();
            }
            if !same(other[other.len() - 1], line[0]) {
                line.reverse();
            }
            other.extend_from_slice(&line[1..]);
            line = other;
            if same(line[0], line[line.len() - 1]) {
                break;
            }
        }
        out.push(line);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Finish = Finish { tolerance: 0.01, rounds: 0 };

    fn surface(rings: &[Ring]) -> f64 {
        rings.iter().map(|r| double_area(&r.line) / 2.0).sum()
    }

    #[test]
    fn outlines_enclose_exactly_their_cells_and_share_their_borders() {
        let grid = Grid { width: 6, height: 4, cell: 1.0, wrap: false };
        #[rustfmt::skip]
        let labels = [
            0, 0, 0, 1, 1, 1,
            0, 2, 0, 1, 0, 1,
            0, 0, 0, 1, 1, 1,
            3, 3, 3, 3, 3, 3,
        ];
        let traced = Padded::new(&grid, &labels, 0, false).trace(|_| true, |_, _| PLAIN).unwrap();
        for label in 0..4 {
            let cells = labels.iter().filter(|&&l| l == label).count() as f64;
            assert!((surface(&traced.rings[&label]) + cells).abs() < 1e-9, "label {label}");
        }
        let between = traced.arcs.iter().filter(|a| a.left + a.right == 1 && a.left != a.right).count();
        assert_eq!(between, 2, "the long border and the island, each once");
    }

    #[test]
    fn an_outline_that_crosses_the_cut_stays_whole() {
        let grid = Grid { width: 8, height: 3, cell: 1.0, wrap: true };
        #[rustfmt::skip]
        let labels = [
            1, 1, 0, 0, 0, 0, 1, 1,
            1, 2, 0, 0, 0, 0, 1, 1,
            1, 1, 0, 0, 0, 0, 1, 1,
        ];
        let traced = Padded::new(&grid, &labels, 0, false).trace(|_| true, |_, _| PLAIN).unwrap();
        assert_eq!(traced.rings[&1].len(), 1);
        assert!((surface(&traced.rings[&1]) + 11.0).abs() < 1e-9);
        let split = Padded::new(&grid, &labels, 0, true).trace(|l| l == 1, |_, _| PLAIN).unwrap();
        assert_eq!(split.rings[&1].len(), 2);
        assert!(split.rings[&1].iter().flat_map(|r| &r.line).all(|p| p[0] >= 0.0 && p[0] <= 8.0));
    }
}
