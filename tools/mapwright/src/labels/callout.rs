//! Places beside spaces that have no room for their pieces.

use super::{Placed, Rect, overlap};
use crate::path::{point, tenths};
use crate::regions::Regions;
use crate::regions::input::{Kind, Source};
use ironbottom_kernel::board::CallOut;
use std::f64::consts::PI;

/// Free radius of a call-out, in units.
const RADIUS: f64 = 9.0;
/// Other spaces' pieces keep this much for themselves, in units.
const PIECES: f64 = 9.0;

/// Places them: small spaces with the least choice first would be best, but the order of the table is good enough and steady.
pub fn place(source: &Source, regions: &Regions, names: &[Rect], placed: &mut [Placed]) {
    let mut done: Vec<[f64; 2]> = Vec::new();
    for n in 0..placed.len() {
        let space = &source.spaces[n];
        if placed[n].room >= source.least_room(n) && !source.anchors.callout.contains_key(&space.id) {
            continue;
        }
        let chosen = match source.anchors.callout.get(&space.id) {
            Some(c) => Some(regions.projection.place([c.lon, c.lat])),
            None => best(source, regions, names, placed, &done, n),
        };
        if let Some(at) = chosen {
            done.push(at);
            placed[n].callout = Some(CallOut { at: point(at), room: tenths(RADIUS) });
        }
    }
}

fn best(source: &Source, regions: &Regions, names: &[Rect], placed: &[Placed], done: &[[f64; 2]], n: usize) -> Option<[f64; 2]> {
    let from = placed[n].at;
    let mut best: Option<(f64, [f64; 2])> = None;
    for ring in 0..22 {
        let gap = 2.0 + 2.0 * f64::from(ring);
        for direction in 0..32 {
            let angle = f64::from(direction) * PI / 16.0;
            let d = placed[n].room + RADIUS + gap;
            let at = [from[0] + d * libm::cos(angle), from[1] + d * libm::sin(angle)];
            let score = gap;
            if best.as_ref().is_some_and(|b| score >= b.0) || !clear(source, regions, names, placed, done, n, at) {
                continue;
            }
            let Some(extra) = ground(source, regions, n, at) else { continue };
            if best.as_ref().is_none_or(|b| score + extra < b.0) {
                best = Some((score + extra, at));
            }
        }
    }
    best.map(|b| b.1)
}

/// Is the place off the edges, the names, the pieces of others and other call-outs?
fn clear(
    source: &Source,
    regions: &Regions,
    names: &[Rect],
    placed: &[Placed],
    done: &[[f64; 2]],
    n: usize,
    at: [f64; 2],
) -> bool {
    let to = &regions.projection;
    if at[0] < RADIUS + 2.0 || at[0] > to.width - RADIUS - 2.0 || at[1] < RADIUS + 2.0 || at[1] > to.height - RADIUS - 2.0 {
        return false;
    }
    let square = [at[0] - RADIUS, at[1] - RADIUS, at[0] + RADIUS, at[1] + RADIUS];
    if names.iter().any(|r| overlap(r, &square)) {
        return false;
    }
    let near = |p: [f64; 2], r: f64| (p[0] - at[0]) * (p[0] - at[0]) + (p[1] - at[1]) * (p[1] - at[1]) < r * r;
    let pins = source.anchors.pin.iter().any(|p| near(to.place([p.lon, p.lat]), p.r + RADIUS));
    let boxes = regions.boxes.iter().any(|b| b.space != n && near(b.at, b.half * 1.2 + RADIUS));
    let others = placed.iter().enumerate().any(|(m, p)| m != n && near(p.at, RADIUS + PIECES.min(p.room)));
    !pins && !boxes && !others && !done.iter().any(|&d| near(d, 2.0 * RADIUS + 1.0))
}

/// What lies under it: nothing to say against its own zones; others cost more; land in play only where nothing else is near.
fn ground(source: &Source, regions: &Regions, n: usize, at: [f64; 2]) -> Option<f64> {
    let mut cost: f64 = 0.0;
    let steps = 12;
    for ring in 0..3 {
        for s in 0..steps {
            let (r, a) = (RADIUS * f64::from(ring) / 2.0, f64::from(s) * 2.0 * PI / f64::from(steps));
            let i = regions.grid.under([at[0] + r * libm::cos(a), at[1] + r * libm::sin(a)])?;
            let label = regions.labels[i];
            let Some(m) = usize::try_from(label).ok().filter(|&m| m < source.spaces.len()) else {
                cost = cost.max(3.0);
                continue;
            };
            let (neighbour, at_sea) = (source.neighbours[n].contains(&m), source.spaces[n].kind == Kind::Sea);
            let price = match source.spaces[m].kind {
                _ if m == n => 1.0,
                // A fleet shown in another zone would be taken for one that is there.
                Kind::Sea if at_sea => 60.0,
                Kind::Sea if neighbour => 0.0,
                Kind::Sea => 8.0,
                Kind::Land => 26.0,
                Kind::Port | Kind::Island => return None,
            };
            cost = cost.max(price);
        }
    }
    Some(cost)
}
