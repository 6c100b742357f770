//! The real land under a board: projected, cut to the frame, simplified.

use crate::coast::Polygon;
use crate::path::{self, double_area, simplify};

/// Land and coast in map units.
#[derive(Clone, Debug, Default)]
pub struct Ground {
    /// Closed rings, cut to the frame.
    pub land: Vec<Vec<[f64; 2]>>,
    /// Lines of the coast: without seams and without the edges of the frame.
    pub coast: Vec<Vec<[f64; 2]>>,
}

/// What is drawn of the land.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Frame in map units.
    pub width: f64,
    /// Frame in map units.
    pub height: f64,
    /// Least longitude; every polygon is brought to the turn of the globe that begins there.
    pub west: f64,
    /// Rings smaller than this many square units are left out.
    pub speck: f64,
    /// Tolerance of simplification.
    pub tolerance: f64,
}

/// How far beyond the frame land and coast go on, so that no edge shows.
const MARGIN: f64 = 12.0;

/// Projects the land.
pub fn project(land: &[Polygon], view: View, to_map: &dyn Fn([f64; 2]) -> [f64; 2]) -> Ground {
    let mut ground = Ground::default();
    let frame = [-MARGIN, -MARGIN, view.width + MARGIN, view.height + MARGIN];
    for polygon in land {
        for ring in projected(polygon, view.west, to_map) {
            let points: Vec<[f64; 2]> = ring.iter().flatten().copied().collect();
            if double_area(&points).abs() / 2.0 < view.speck || !touches(&points, frame) {
                continue;
            }
            let parts: Vec<Vec<[f64; 2]>> = ring.iter().map(|part| simplify(part, view.tolerance)).collect();
            let whole: Vec<[f64; 2]> = parts.iter().flatten().copied().collect();
            let cut = clip(&whole, frame);
            if cut.len() > 2 {
                ground.land.push(cut);
            }
            for part in &parts {
                ground.coast.extend(runs(part, frame));
            }
        }
    }
    ground
}

/// The rings of a polygon in map units, unsimplified, whole.
pub fn rings(polygon: &Polygon, west: f64, to_map: &dyn Fn([f64; 2]) -> [f64; 2]) -> Vec<Vec<[f64; 2]>> {
    projected(polygon, west, to_map).into_iter().map(|parts| parts.concat()).collect()
}

/// Each ring as the parts between its seams at 180 degrees, once for every turn of the globe in which it comes into the 360 degrees
/// that begin in the west.
fn projected(polygon: &Polygon, west: f64, to_map: &dyn Fn([f64; 2]) -> [f64; 2]) -> Vec<Vec<Vec<[f64; 2]>>> {
    let Some(outer) = polygon.first() else { return Vec::new() };
    let least = outer.iter().map(|p| p[0]).fold(f64::INFINITY, f64::min);
    let most = outer.iter().map(|p| p[0]).fold(f64::NEG_INFINITY, f64::max);
    let turns = [-360.0, 0.0, 360.0, 720.0].into_iter().filter(|turn| most + turn > west && least + turn < west + 360.0);
    turns.flat_map(|turn| polygon.iter().map(move |ring| turned(ring, turn, to_map))).collect()
}

/// One ring in one turn of the globe.
fn turned(ring: &[[f64; 2]], turn: f64, to_map: &dyn Fn([f64; 2]) -> [f64; 2]) -> Vec<Vec<[f64; 2]>> {
    let on_seam = |p: &[f64; 2]| ((p[0].abs() - 180.0).abs()) < 0.002;
    let mut parts = Vec::new();
    let mut part: Vec<[f64; 2]> = Vec::new();
    for (i, p) in ring.iter().enumerate() {
        if i > 0 {
            let before = ring[i - 1];
            if on_seam(&before) && on_seam(p) {
                parts.push(std::mem::take(&mut part));
            } else {
                // Long straight runs bend when they are projected.
                let far = (p[0] - before[0]).abs().max((p[1] - before[1]).abs());
                let mut along = 1.0;
                while along < far {
                    let t = along / far;
                    part.push(to_map([before[0] + (p[0] - before[0]) * t + turn, before[1] + (p[1] - before[1]) * t]));
                    along += 1.0;
                }
            }
        }
        part.push(to_map([p[0] + turn, p[1]]));
    }
    parts.push(part);
    parts
}

fn touches(ring: &[[f64; 2]], frame: [f64; 4]) -> bool {
    let least = |axis: usize| ring.iter().map(|p| p[axis]).fold(f64::INFINITY, f64::min);
    let most = |axis: usize| ring.iter().map(|p| p[axis]).fold(f64::NEG_INFINITY, f64::max);
    most(0) > frame[0] && least(0) < frame[2] && most(1) > frame[1] && least(1) < frame[3]
}

/// Cuts a ring to a rectangle: left, top, right, bottom.
pub fn clip(ring: &[[f64; 2]], frame: [f64; 4]) -> Vec<[f64; 2]> {
    let [l, t, r, b] = frame;
    clip_convex(ring, &[[l, t], [r, t], [r, b], [l, b]])
}

/// Cuts a ring to a convex shape that turns clockwise with y down (Sutherland-Hodgman). Parts that fall apart stay joined by lines
/// along the border of the shape, which enclose nothing.
pub fn clip_convex(ring: &[[f64; 2]], shape: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let mut now = ring.to_vec();
    for (i, a) in shape.iter().enumerate() {
        let b = shape[(i + 1) % shape.len()];
        let side = |p: [f64; 2]| (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
        let mut next = Vec::with_capacity(now.len());
        for (j, p) in now.iter().enumerate() {
            let before = now[(j + now.len() - 1) % now.len()];
            let (u, v) = (side(before), side(*p));
            if (u < 0.0) != (v < 0.0) {
                let t = u / (u - v);
                next.push([before[0] + (p[0] - before[0]) * t, before[1] + (p[1] - before[1]) * t]);
            }
            if v >= 0.0 {
                next.push(*p);
            }
        }
        now = next;
        if now.is_empty() {
            break;
        }
    }
    now
}

/// The stretches of a line that lie in the frame, with one point beyond at each end.
fn runs(line: &[[f64; 2]], frame: [f64; 4]) -> Vec<Vec<[f64; 2]>> {
    let within = |p: &[f64; 2]| p[0] > frame[0] && p[0] < frame[2] && p[1] > frame[1] && p[1] < frame[3];
    let mut out = Vec::new();
    let mut run: Vec<[f64; 2]> = Vec::new();
    for pair in line.windows(2) {
        if within(&pair[0]) || within(&pair[1]) {
            if run.is_empty() {
                run.push(pair[0]);
            }
            run.push(pair[1]);
        } else if !run.is_empty() {
            out.push(std::mem::take(&mut run));
        }
    }
    if !run.is_empty() {
        out.push(run);
    }
    // A ring whose beginning lies inside the frame was cut there for no reason.
    if out.len() > 1 && path::is_closed(line) && within(&line[0]) {
        let mut last = out.remove(out.len() - 1);
        last.extend(out[0].iter().skip(1));
        out[0] = last;
    }
    out
}

/// A small round island.
pub fn islet(centre: [f64; 2], radius: f64) -> Vec<[f64; 2]> {
    // Eight corners, a little uneven, so that it looks like land and not like a sign.
    let shape = [
        (1.0, 0.0),
        (0.66, 0.74),
        (0.0, 0.92),
        (-0.78, 0.62),
        (-1.1, 0.0),
        (-0.7, -0.76),
        (0.0, -1.06),
        (0.74, -0.66),
        (1.0, 0.0),
    ];
    shape.iter().map(|(x, y)| [centre[0] + radius * x, centre[1] + radius * y]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_is_cut_to_the_frame() {
        let ring = [[-5.0, -5.0], [5.0, -5.0], [5.0, 5.0], [-5.0, 5.0], [-5.0, -5.0]];
        let cut = clip(&ring, [0.0, 0.0, 10.0, 10.0]);
        assert!((double_area(&cut).abs() / 2.0 - 25.0).abs() < 1e-9);
    }

    #[test]
    fn seams_are_filled_and_not_stroked() {
        let land: Vec<Polygon> = vec![vec![vec![[170.0, 0.0], [170.0, 10.0], [180.0, 10.0], [180.0, 0.0], [170.0, 0.0]]]];
        let view = View { width: 300.0, height: 300.0, west: 0.0, speck: 0.0, tolerance: 0.1 };
        let ground = project(&land, view, &|p| [(p[0] - 160.0) * 10.0, 200.0 - p[1] * 10.0]);
        assert!((double_area(&ground.land[0]).abs() / 2.0 - 10_000.0).abs() < 1e-6);
        for line in &ground.coast {
            for pair in line.windows(2) {
                assert!((pair[0][0] - 200.0).abs() > 1e-6 || (pair[1][0] - 200.0).abs() > 1e-6);
            }
        }
    }
}
