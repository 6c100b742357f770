//! The coast one sees: the real outline, projected, with enlarged islets and closed straits worked in.

use crate::path::{double_area, inside, simplify};
use crate::projection::Projection;
use crate::raster::segment_distance;
use crate::vectors::{Polyline, runs};

/// How far beyond the frame the land runs on, in units.
const BEYOND: f64 = 10.0;
/// Points nearer than this to the line without them are left out.
const TOLERANCE: f64 = 0.35;
/// Step by which lines are cut and discs are drawn.
const STEP: f64 = 0.25;

/// Land that is not in the atlas: the surroundings of a line, round at both ends; a disc is a line of one point.
pub struct Extra {
    /// Its middle line.
    pub line: Polyline,
    /// Half its width.
    pub half: f64,
    /// Is its whole edge a coast, even where there is land beyond?
    pub whole: bool,
}

/// The visible land.
pub struct Shore {
    /// Closed rings, outlines one way, holes the other, filled by the nonzero rule.
    pub land: Vec<Polyline>,
    /// The coast as it is stroked.
    pub coast: Vec<Polyline>,
}

/// Draws the coast. `keep` says for a small ring whether it belongs to the board. What clips a shape must reach as far as the shape: on a
/// board that goes round land and coast run on by `beyond_cut` units on both sides of the cut.
pub fn draw(
    polygons: &[Vec<Vec<[f64; 2]>>],
    to: &Projection,
    extras: &[Extra],
    speck: f64,
    beyond_cut: f64,
    keep: impl Fn(&[[f64; 2]]) -> bool,
) -> Shore {
    let rings: Vec<Polyline> = polygons.iter().flatten().cloned().collect();
    let mut shore = Shore { land: Vec::new(), coast: Vec::new() };
    for ring in without_seam(rings) {
        let ring = clip(&to.ring(&ring), &sides(to));
        if ring.len() < 4 {
            continue;
        }
        if double_area(&ring).abs() / 2.0 < speck && !keep(&ring) {
            continue;
        }
        shore.land.push(simplify(&ring, TOLERANCE));
    }
    for ring in &shore.land {
        for part in without_frame(ring, to) {
            shore.coast.extend(outside(part, to, extras));
        }
    }
    for extra in extras {
        let edge = edge(extra);
        if extra.whole {
            shore.coast.push(edge.clone());
        } else {
            let near: Vec<Polyline> = shore.land.iter().filter(|r| touches(r, extra)).cloned().collect();
            shore.coast.extend(cut(&edge, |p| inside(&near, p)).iter().map(|l| simplify(l, 0.08)));
        }
        shore.land.push(edge);
    }
    if to.wrap {
        shore.land = repeated(&shore.land, to, beyond_cut);
        shore.coast = shore.coast.iter().flat_map(|line| parts(line, to, beyond_cut)).collect();
    }
    shore
}

/// Every ring in all turns in which it shows between both ends.
fn repeated(rings: &[Polyline], to: &Projection, beyond: f64) -> Vec<Polyline> {
    let ends = [(0, 1.0, -beyond), (0, -1.0, -(to.width + beyond))];
    let mut out = Vec::new();
    for ring in rings {
        for turn in [0.0, to.width, -to.width] {
            let moved: Polyline = ring.iter().map(|p| [p[0] + turn, p[1]]).collect();
            let clipped = clip(&moved, &ends);
            if clipped.len() > 3 {
                out.push(clipped);
            }
        }
    }
    out
}

/// The parts of a line that show between both ends, in all turns.
fn parts(line: &[[f64; 2]], to: &Projection, beyond: f64) -> Vec<Polyline> {
    let mut out = Vec::new();
    for turn in [0.0, to.width, -to.width] {
        let moved: Polyline = line.iter().map(|p| [p[0] + turn, p[1]]).collect();
        let shown = |p: &[f64; 2]| p[0] >= -beyond && p[0] <= to.width + beyond;
        if moved.iter().all(shown) {
            out.push(moved);
        } else if moved.iter().any(shown) {
            out.extend(runs(&moved, |p| shown(&p)));
        }
    }
    out
}

/// A side of the frame: which axis, which way is inside, and where it lies.
type Side = (usize, f64, f64);

/// The sides at which land is cut off.
fn sides(to: &Projection) -> Vec<Side> {
    let mut sides: Vec<Side> = vec![(1, 1.0, -BEYOND), (1, -1.0, -(to.height + BEYOND))];
    if !to.wrap {
        sides.extend([(0, 1.0, -BEYOND), (0, -1.0, -(to.width + BEYOND))]);
    }
    sides
}

/// The atlas is cut at 180 degrees. Rings that lie along the cut are opened there and joined to those of the other side.
fn without_seam(rings: Vec<Polyline>) -> Vec<Polyline> {
    let on_seam = |p: [f64; 2]| ((p[0] - 180.0) - 360.0 * ((p[0] - 180.0) / 360.0).round()).abs() < 1e-4;
    let mut out = Vec::new();
    let mut open: Vec<Polyline> = Vec::new();
    for ring in rings {
        let n = ring.len().saturating_sub(1);
        let seam = |i: usize| on_seam(ring[i % n]) && on_seam(ring[(i + 1) % n]);
        let Some(start) = (0..n).find(|&i| seam(i)) else {
            out.push(ring);
            continue;
        };
        let mut run: Polyline = Vec::new();
        for i in start + 1..=start + n {
            run.push(ring[i % n]);
            if seam(i) {
                open.push(std::mem::take(&mut run));
            }
        }
        open.push(run);
    }
    open.retain(|l| l.len() > 1);
    // All to the same turn: a point on the cut is at 180 then.
    for line in &mut open {
        let first = line[0][0];
        let shift = 180.0 - first;
        line.iter_mut().for_each(|p| p[0] += shift);
    }
    while let Some(mut line) = open.pop() {
        while (line[0][1] - line[line.len() - 1][1]).abs() > 1e-3 {
            let end = line[line.len() - 1][1];
            let away = |l: &Polyline| (l[0][1] - end).abs();
            let next = (0..open.len()).min_by(|&a, &b| away(&open[a]).total_cmp(&away(&open[b])));
            match next {
                Some(i) if away(&open[i]) < (line[0][1] - end).abs() => line.extend(open.remove(i).into_iter().skip(1)),
                _ => break,
            }
        }
        let first = line[0];
        line.push(first);
        out.push(line);
    }
    out
}

/// Cuts away what lies far beyond the frame (Sutherland and Hodgman, one side after the other). The ring comes and goes closed.
fn clip(ring: &[[f64; 2]], sides: &[Side]) -> Polyline {
    let mut now: Polyline = ring.to_vec();
    for &(axis, sign, limit) in sides {
        let depth = |p: &[f64; 2]| sign * p[axis] - limit;
        let mut next: Polyline = Vec::new();
        for pair in now.windows(2) {
            let (a, b) = (depth(&pair[0]), depth(&pair[1]));
            if a >= 0.0 {
                next.push(pair[0]);
            }
            if (a >= 0.0) != (b >= 0.0) {
                let t = a / (a - b);
                next.push([0, 1].map(|k| pair[0][k] + (pair[1][k] - pair[0][k]) * t));
            }
        }
        if let Some(&first) = next.first() {
            next.push(first);
        }
        now = next;
    }
    now
}

/// The ring without its edges along the cut of the frame.
fn without_frame(ring: &[[f64; 2]], to: &Projection) -> Vec<Polyline> {
    let on = |v: f64, limit: f64| (v - limit).abs() < 1e-6;
    let along = |a: &[f64; 2], b: &[f64; 2]| {
        let sides = [(1, -BEYOND), (1, to.height + BEYOND), (0, -BEYOND), (0, to.width + BEYOND)];
        sides.iter().take(if to.wrap { 2 } else { 4 }).any(|&(k, limit)| on(a[k], limit) && on(b[k], limit))
    };
    let n = ring.len() - 1;
    let Some(start) = (0..n).find(|&i| along(&ring[i], &ring[i + 1])) else { return vec![ring.to_vec()] };
    let mut out = vec![Vec::new()];
    for i in start + 1..=start + n {
        let (a, b) = (ring[i % n], ring[(i + 1) % n]);
        if let Some(run) = out.last_mut() {
            run.push(a);
        }
        if along(&a, &b) {
            out.push(Vec::new());
        }
    }
    out.retain(|l| l.len() > 1);
    out
}

/// Is any point of the ring near that piece of land?
fn touches(ring: &[[f64; 2]], extra: &Extra) -> bool {
    let bounds = |line: &[[f64; 2]]| {
        line.iter().fold([f64::MAX, f64::MAX, f64::MIN, f64::MIN], |b, p| {
            [b[0].min(p[0]), b[1].min(p[1]), b[2].max(p[0]), b[3].max(p[1])]
        })
    };
    let (a, b) = (bounds(ring), bounds(&extra.line));
    a[0] < b[2] + extra.half && a[2] > b[0] - extra.half && a[1] < b[3] + extra.half && a[3] > b[1] - extra.half
}

/// The parts of a coast that no extra land covers.
fn outside(line: Polyline, to: &Projection, extras: &[Extra]) -> Vec<Polyline> {
    let near: Vec<&Extra> = extras.iter().filter(|e| to.wrap || touches(&line, e)).collect();
    if near.is_empty() {
        return vec![line];
    }
    let covered = |p: [f64; 2]| {
        near.iter().any(|e| {
            [0.0, to.width, -to.width].iter().take(if to.wrap { 3 } else { 1 }).any(|turn| within(e, [p[0] + turn, p[1]]))
        })
    };
    cut(&line, covered)
}

/// Does a point lie in it?
fn within(extra: &Extra, p: [f64; 2]) -> bool {
    match extra.line.as_slice() {
        [only] => segment_distance(p, *only, *only) < extra.half,
        line => line.windows(2).any(|s| segment_distance(p, s[0], s[1]) < extra.half),
    }
}

/// The parts of a line that are not covered, cut to a quarter of a unit.
fn cut(line: &[[f64; 2]], covered: impl Fn([f64; 2]) -> bool) -> Vec<Polyline> {
    let mut out: Vec<Polyline> = vec![Vec::new()];
    let mut whole = true;
    for pair in line.windows(2) {
        let long = (pair[0][0] - pair[1][0]).abs().max((pair[0][1] - pair[1][1]).abs());
        let steps = (long / STEP).ceil().max(1.0) as usize;
        let at = |s: usize| {
            let t = s as f64 / steps as f64;
            [0, 1].map(|k| pair[0][k] + (pair[1][k] - pair[0][k]) * t)
        };
        let hidden: Vec<bool> = (0..=steps).map(|s| covered(at(s))).collect();
        for s in 0..=steps {
            // Of a piece that is wholly visible only the ends are kept.
            let change = s > 0 && hidden[s] != hidden[s - 1] || s < steps && hidden[s] != hidden[s + 1];
            if hidden[s] {
                whole = false;
                if out.last().is_some_and(|l| !l.is_empty()) {
                    out.push(Vec::new());
                }
            } else if (s == 0 || s == steps || change)
                && let Some(run) = out.last_mut()
                && run.last() != Some(&at(s))
            {
                run.push(at(s));
            }
        }
    }
    // A ring that was cut goes on from its end to its beginning.
    if !whole && out.len() > 1 && line.first() == line.last() {
        let joins = out[0].first() == line.first() && out[out.len() - 1].last() == line.last();
        if let (true, Some(mut last)) = (joins, out.pop()) {
            last.extend(out[0].iter().skip(1));
            out[0] = last;
        }
    }
    out.retain(|l| l.len() > 1);
    out
}

/// Edge of a piece of extra land, turned like an outline of the atlas.
fn edge(extra: &Extra) -> Polyline {
    use std::f64::consts::PI;
    let arc = |centre: [f64; 2], from: f64, to: f64| -> Polyline {
        let steps = ((to - from).abs() * extra.half / 0.7).ceil().max(6.0) as usize;
        (0..=steps)
            .map(|s| {
                let a = from + (to - from) * s as f64 / steps as f64;
                [centre[0] + extra.half * libm::cos(a), centre[1] + extra.half * libm::sin(a)]
            })
            .collect()
    };
    let mut out = match extra.line.as_slice() {
        [] => Vec::new(),
        [only] => arc(*only, 0.0, 2.0 * PI),
        line => {
            let mut out = Vec::new();
            let back: Polyline = line.iter().rev().copied().collect();
            for side in [line, &back] {
                for pair in side.windows(2) {
                    let angle = libm::atan2(pair[1][1] - pair[0][1], pair[1][0] - pair[0][0]);
                    for p in pair {
                        out.push([p[0] + extra.half * libm::sin(angle), p[1] - extra.half * libm::cos(angle)]);
                    }
                }
                if let [.., a, b] = side {
                    let angle = libm::atan2(b[1] - a[1], b[0] - a[0]);
                    out.extend(arc(*b, angle - PI / 2.0, angle + PI / 2.0));
                }
            }
            out
        }
    };
    if let (Some(&first), Some(&last)) = (out.first(), out.last())
        && first.map(f64::to_bits) != last.map(f64::to_bits)
    {
        out.push(first);
    }
    if let Some(last) = out.last().copied()
        && out.len() > 1
    {
        out[0] = last;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_cut_at_the_far_meridian_are_joined() {
        let west = vec![[170.0, 60.0], [180.0, 62.0], [180.0, 70.0], [170.0, 72.0], [170.0, 60.0]];
        let east = vec![[-180.0, 70.0], [-180.0, 62.0], [-170.0, 65.0], [-180.0, 70.0]];
        let joined = without_seam(vec![west, east]);
        assert_eq!(joined.len(), 1);
        assert!(joined[0].iter().any(|p| (p[0] - 190.0).abs() < 1e-6), "{joined:?}");
        assert!((double_area(&joined[0]).abs() / 2.0 - 140.0).abs() < 1e-6);
    }

    #[test]
    fn a_line_is_cut_where_something_covers_it() {
        let parts = cut(&[[0.0, 0.0], [10.0, 0.0]], |p| (p[0] - 5.0).abs() < 1.0);
        assert_eq!(parts.len(), 2);
        assert!((parts[0][parts[0].len() - 1][0] - 4.0).abs() < 0.3);
    }
}
