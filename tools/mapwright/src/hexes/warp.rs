//! Warps the coastline to the grid: a straight fit of the places to the centres of their hexes, then a thin-plate spline through what
//! is left over, so that every place comes to lie in its hex and the coast between them follows smoothly.

use anyhow::{Result, bail};

/// From degrees to map units.
#[derive(Clone, Debug)]
pub struct Warp {
    /// x = `x[0]` + `x[1]` * longitude.
    x: [f64; 2],
    /// y = `y[0]` + `y[1]` * latitude.
    y: [f64; 2],
    /// Where the spline is held, and its weights there.
    knots: Vec<[f64; 2]>,
    weights: [Vec<f64>; 2],
    /// The plane under the spline: constant, x, y.
    plane: [[f64; 3]; 2],
    /// Beyond this the spline goes on as at the edge: left, top, right, bottom.
    reach: [f64; 4],
}

/// A place and where it must go.
#[derive(Clone, Copy, Debug)]
pub struct Pin {
    /// Longitude and latitude.
    pub from: [f64; 2],
    /// Map units.
    pub to: [f64; 2],
}

/// How far beyond the frame the spline is evaluated.
const REACH: f64 = 250.0;
/// Points farther than this from every place keep the straight fit.
const FREE: f64 = 260.0;
/// How far beyond the frame such points lie, and how many of them across and down.
const BEYOND: f64 = 300.0;
const RING: [u32; 2] = [9, 7];

impl Warp {
    /// Fits the places. `smoothing` is the square of the error in map units that the spline may leave for the sake of calm lines.
    pub fn fit(pins: &[Pin], smoothing: f64, width: f64, height: f64) -> Result<Self> {
        if pins.len() < 3 {
            bail!("a warp needs three places at least");
        }
        let line = |axis: usize| straight(pins.iter().map(|p| [p.from[axis], p.to[axis]]));
        let (x, y) = (line(0), line(1));
        let mut knots: Vec<[f64; 2]> = pins.iter().map(|p| [x[0] + x[1] * p.from[0], y[0] + y[1] * p.from[1]]).collect();
        let mut moves: Vec<[f64; 2]> = pins.iter().zip(&knots).map(|(p, k)| [p.to[0] - k[0], p.to[1] - k[1]]).collect();
        let step = |size: f64, n: u32, i: u32| -BEYOND + (size + 2.0 * BEYOND) * f64::from(i) / f64::from(n - 1);
        let places = knots.clone();
        for i in 0..RING[0] {
            for j in 0..RING[1] {
                let p = [step(width, RING[0], i), step(height, RING[1], j)];
                if places.iter().all(|k| libm::hypot(k[0] - p[0], k[1] - p[1]) > FREE) {
                    knots.push(p);
                    moves.push([0.0, 0.0]);
                }
            }
        }
        let n = knots.len();
        let mut matrix = vec![vec![0.0; n + 5]; n + 3];
        for i in 0..n {
            for j in 0..n {
                matrix[i][j] = kernel(knots[i], knots[j]);
            }
            matrix[i][i] += smoothing;
            for (k, v) in [1.0, knots[i][0], knots[i][1]].into_iter().enumerate() {
                matrix[i][n + k] = v;
                matrix[n + k][i] = v;
            }
            matrix[i][n + 3] = moves[i][0];
            matrix[i][n + 4] = moves[i][1];
        }
        let [across, down] = solve(matrix)?;
        let plane = [&across, &down].map(|s| [s[n], s[n + 1], s[n + 2]]);
        let weights = [across[..n].to_vec(), down[..n].to_vec()];
        Ok(Self { x, y, knots, weights, plane, reach: [-REACH, -REACH, width + REACH, height + REACH] })
    }

    /// Longitude and latitude to map units.
    pub fn place(&self, p: [f64; 2]) -> [f64; 2] {
        let base = [self.x[0] + self.x[1] * p[0], self.y[0] + self.y[1] * p[1]];
        let at = [base[0].clamp(self.reach[0], self.reach[2]), base[1].clamp(self.reach[1], self.reach[3])];
        let mut out = base;
        for (value, plane) in out.iter_mut().zip(&self.plane) {
            *value += plane[0] + plane[1] * at[0] + plane[2] * at[1];
        }
        for (i, k) in self.knots.iter().enumerate() {
            let v = kernel(at, *k);
            out[0] += self.weights[0][i] * v;
            out[1] += self.weights[1][i] * v;
        }
        out
    }
}

/// Least squares: b = `out[0]` + `out[1]` * a.
fn straight(pairs: impl Iterator<Item = [f64; 2]>) -> [f64; 2] {
    let (mut n, mut sa, mut sb, mut saa, mut sab) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for [a, b] in pairs {
        n += 1.0;
        sa += a;
        sb += b;
        saa += a * a;
        sab += a * b;
    }
    let slope = (n * sab - sa * sb) / (n * saa - sa * sa);
    [(sb - slope * sa) / n, slope]
}

/// The thin plate: r squared times ln r.
fn kernel(a: [f64; 2], b: [f64; 2]) -> f64 {
    let square = (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
    if square > 0.0 { 0.5 * square * libm::log(square) } else { 0.0 }
}

/// Solves a small dense system with two right-hand sides in its last columns (Gauss, with the largest pivot of the column).
fn solve(mut m: Vec<Vec<f64>>) -> Result<[Vec<f64>; 2]> {
    let n = m.len();
    for column in 0..n {
        let pivot = (column..n).fold(column, |best, i| if m[i][column].abs() > m[best][column].abs() { i } else { best });
        if m[pivot][column].abs() < 1e-9 {
            bail!("the places of the warp lie on one line");
        }
        m.swap(column, pivot);
        let (done, rest) = m.split_at_mut(column + 1);
        let lead = &done[column];
        for row in rest {
            let factor = row[column] / lead[column];
            for (value, above) in row.iter_mut().zip(lead).skip(column) {
                *value -= factor * above;
            }
        }
    }
    let mut out = [vec![0.0; n], vec![0.0; n]];
    for (side, solution) in out.iter_mut().enumerate() {
        for i in (0..n).rev() {
            let mut value = m[i][n + side];
            for j in i + 1..n {
                value -= m[i][j] * solution[j];
            }
            solution[i] = value / m[i][i];
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pins(bend: f64) -> Vec<Pin> {
        let at = [[0.0, 0.0], [10.0, 0.0], [0.0, 10.0], [10.0, 10.0], [5.0, 4.0]];
        at.iter()
            .enumerate()
            .map(|(i, p)| Pin { from: *p, to: [p[0] * 80.0 + if i == 4 { bend } else { 0.0 }, 800.0 - p[1] * 80.0] })
            .collect()
    }

    #[test]
    fn places_that_fit_a_straight_line_are_not_bent() {
        let warp = Warp::fit(&pins(0.0), 600.0, 800.0, 800.0).unwrap();
        for p in pins(0.0) {
            let q = warp.place(p.from);
            assert!((q[0] - p.to[0]).abs() < 1e-6 && (q[1] - p.to[1]).abs() < 1e-6);
        }
    }

    #[test]
    fn without_smoothing_every_place_is_met() {
        let warp = Warp::fit(&pins(60.0), 0.0, 800.0, 800.0).unwrap();
        for p in pins(60.0) {
            let q = warp.place(p.from);
            assert!((q[0] - p.to[0]).abs() < 1e-6 && (q[1] - p.to[1]).abs() < 1e-6);
        }
        assert!(Warp::fit(&pins(0.0)[..2], 0.0, 800.0, 800.0).is_err());
    }
}
