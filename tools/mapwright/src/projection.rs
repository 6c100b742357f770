//! From degrees to map units.
//!
//! Two projections: `miller_lens`, a cylinder whose crowded parts are enlarged by lenses, and `knots`, whose two axes are monotone curves
//! through given points, so that crowded waters get more room than the open ocean.

use anyhow::{Result, bail};
use serde::Deserialize;
use std::f64::consts::{FRAC_PI_4, PI};

/// The table `[frame]`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// Does the board go round?
    #[serde(default)]
    pub wrap: bool,
    /// Drawn width, with both ghosts.
    pub width: f64,
    /// Height; a cylinder finds its own.
    pub height: Option<f64>,
    /// Width of the repeated strip on each side.
    #[serde(default)]
    pub ghost: f64,
}

/// A lens of `miller_lens`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lens {
    lon: f64,
    lat: f64,
    gain: f64,
    rx: f64,
    ry: f64,
}

/// The table `[projection]`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    kind: String,
    lon_left: f64,
    #[serde(default)]
    units_per_degree: f64,
    #[serde(default = "one")]
    y_stretch: f64,
    #[serde(default)]
    lat_top: f64,
    #[serde(default)]
    lat_bottom: f64,
    #[serde(default)]
    lens: Vec<Lens>,
    #[serde(default)]
    x_knots: Vec<[f64; 2]>,
    #[serde(default)]
    y_knots: Vec<[f64; 2]>,
}

const fn one() -> f64 {
    1.0
}

/// A projection, ready for use.
#[derive(Clone, Debug)]
pub struct Projection {
    /// Width of the board without ghosts; the period when it goes round.
    pub width: f64,
    /// Height of the board.
    pub height: f64,
    /// Does it go round?
    pub wrap: bool,
    /// Degrees at the left edge.
    pub lon_left: f64,
    axes: Axes,
    lenses: Vec<Placed>,
}

#[derive(Clone, Debug)]
enum Axes {
    Miller { scale: f64, stretch: f64, top: f64 },
    Knots { x: Curve, y: Curve },
}

#[derive(Clone, Debug)]
struct Placed {
    at: [f64; 2],
    gain: f64,
    rx: f64,
    ry: f64,
}

impl Projection {
    /// Makes it from its two tables.
    pub fn new(settings: &Settings, frame: &Frame) -> Result<Self> {
        let mut this = match settings.kind.as_str() {
            "miller_lens" => {
                let (scale, stretch) = (settings.units_per_degree, settings.y_stretch);
                let top = miller(settings.lat_top, scale, stretch);
                let height = top - miller(settings.lat_bottom, scale, stretch);
                let width = if frame.wrap { 360.0 * scale } else { frame.width };
                Self {
                    width,
                    height,
                    wrap: frame.wrap,
                    lon_left: settings.lon_left,
                    axes: Axes::Miller { scale, stretch, top },
                    lenses: vec![],
                }
            }
            "knots" => {
                let Some(height) = frame.height else { bail!("[frame]: a board of knots needs a height") };
                let axes = Axes::Knots { x: Curve::new(&settings.x_knots)?, y: Curve::new(&settings.y_knots)? };
                Self { width: frame.width, height, wrap: false, lon_left: settings.lon_left, axes, lenses: vec![] }
            }
            other => bail!("[projection]: no projection is called '{other}'"),
        };
        // The centres are places of the undisplaced board: they are found before any lens is laid on.
        this.lenses = settings
            .lens
            .iter()
            .map(|l| Placed { at: this.flat(this.into_frame(l.lon), l.lat), gain: l.gain, rx: l.rx, ry: l.ry })
            .collect();
        Ok(this)
    }

    /// The longitude of the same meridian that lies in the frame.
    pub fn into_frame(&self, lon: f64) -> f64 {
        let turns = ((lon - self.lon_left) / 360.0).floor();
        lon - 360.0 * turns
    }

    /// Before the lenses.
    fn flat(&self, lon: f64, lat: f64) -> [f64; 2] {
        match &self.axes {
            Axes::Miller { scale, stretch, top } => [(lon - self.lon_left) * scale, top - miller(lat, *scale, *stretch)],
            Axes::Knots { x, y } => [x.at(lon), y.at(lat)],
        }
    }

    /// A place; the longitude is taken as it is, so that a ring that leaves the frame stays whole.
    pub fn raw(&self, lon: f64, lat: f64) -> [f64; 2] {
        let [x, y] = self.flat(lon, lat);
        let (mut dx, mut dy) = (0.0, 0.0);
        for lens in &self.lenses {
            let mut ux = x - lens.at[0];
            if self.wrap {
                ux -= self.width * ((ux + self.width / 2.0) / self.width).floor();
            }
            let uy = y - lens.at[1];
            let (a, b) = (ux / lens.rx, uy / lens.ry);
            let pull = lens.gain * libm::exp(-a * a - b * b);
            dx += pull * ux;
            dy += pull * uy;
        }
        [x + dx, y + dy]
    }

    /// A place of an input file, brought into the frame.
    pub fn place(&self, at: [f64; 2]) -> [f64; 2] {
        self.raw(self.into_frame(at[0]), at[1])
    }

    /// A line of an input file. On a board that goes round each step takes the shorter way.
    pub fn line(&self, points: &[[f64; 2]]) -> Vec<[f64; 2]> {
        let mut out: Vec<[f64; 2]> = Vec::with_capacity(points.len());
        for &p in points {
            let mut q = self.place(p);
            if let (true, Some(last)) = (self.wrap, out.last()) {
                let turns = ((q[0] - last[0]) / self.width).round();
                q[0] -= turns * self.width;
            }
            out.push(q);
        }
        out
    }

    /// A ring of degrees, closed and unwrapped: cut into steps of at most one degree and projected, once for every turn in which it
    /// shows on a board that goes round, otherwise once.
    pub fn ring(&self, ring: &[[f64; 2]]) -> Vec<[f64; 2]> {
        if ring.is_empty() {
            return vec![];
        }
        let middle = ring.iter().map(|p| p[0]).sum::<f64>() / ring.len() as f64;
        let shift = self.into_frame(middle) - middle;
        densify(ring, 1.0).iter().map(|p| self.raw(p[0] + shift, p[1])).collect()
    }

    /// The degrees of a place of the board, near enough to find it again in an atlas: the best of all whole degrees.
    pub fn about(&self, at: [f64; 2]) -> [i32; 2] {
        let mut best = (f64::MAX, [0, 0]);
        for lon in -180..180 {
            for lat in -60..80 {
                let p = self.place([f64::from(lon), f64::from(lat)]);
                let d = (p[0] - at[0]) * (p[0] - at[0]) + (p[1] - at[1]) * (p[1] - at[1]);
                if d < best.0 {
                    best = (d, [lon, lat]);
                }
            }
        }
        best.1
    }
}

/// Miller's latitude, in map units.
fn miller(lat: f64, scale: f64, stretch: f64) -> f64 {
    let radians = lat.clamp(-86.0, 86.0) / 180.0 * PI;
    1.25 * libm::log(libm::tan(FRAC_PI_4 + 0.4 * radians)) / PI * 180.0 * scale * stretch
}

/// Cuts long steps: a straight line of degrees is a curve on the board.
pub fn densify(line: &[[f64; 2]], step: f64) -> Vec<[f64; 2]> {
    let mut out: Vec<[f64; 2]> = Vec::with_capacity(line.len());
    for &p in line {
        if let Some(&[x, y]) = out.last() {
            let parts = ((p[0] - x).abs().max((p[1] - y).abs()) / step).ceil().max(1.0);
            for i in 1..parts as u32 {
                let t = f64::from(i) / parts;
                out.push([x + (p[0] - x) * t, y + (p[1] - y) * t]);
            }
        }
        out.push(p);
    }
    out
}

/// A monotone cubic through knots (Fritsch and Carlson), straight beyond its ends.
#[derive(Clone, Debug)]
struct Curve {
    knots: Vec<[f64; 2]>,
    slopes: Vec<f64>,
}

impl Curve {
    fn new(knots: &[[f64; 2]]) -> Result<Self> {
        let mut knots = knots.to_vec();
        knots.sort_by(|a, b| a[0].total_cmp(&b[0]));
        if knots.len() < 3 || knots.windows(2).any(|w| w[1][0] - w[0][0] < 1e-9) {
            bail!("[projection]: an axis needs three different knots or more");
        }
        let n = knots.len();
        let h: Vec<f64> = knots.windows(2).map(|w| w[1][0] - w[0][0]).collect();
        let d: Vec<f64> = knots.windows(2).map(|w| (w[1][1] - w[0][1]) / (w[1][0] - w[0][0])).collect();
        let mut slopes = vec![0.0; n];
        for i in 1..n - 1 {
            if d[i - 1] * d[i] > 0.0 {
                let (a, b) = (2.0 * h[i] + h[i - 1], h[i] + 2.0 * h[i - 1]);
                slopes[i] = (a + b) / (a / d[i - 1] + b / d[i]);
            }
        }
        slopes[0] = end_slope(h[0], h[1], d[0], d[1]);
        slopes[n - 1] = end_slope(h[n - 2], h[n - 3], d[n - 2], d[n - 3]);
        Ok(Self { knots, slopes })
    }

    fn at(&self, x: f64) -> f64 {
        let (k, n) = (&self.knots, self.knots.len());
        if x <= k[0][0] {
            return k[0][1] + (x - k[0][0]) * self.slopes[0];
        }
        if x >= k[n - 1][0] {
            return k[n - 1][1] + (x - k[n - 1][0]) * self.slopes[n - 1];
        }
        let i = k.partition_point(|p| p[0] <= x) - 1;
        let h = k[i + 1][0] - k[i][0];
        let t = (x - k[i][0]) / h;
        let (t2, t3) = (t * t, t * t * t);
        (2.0 * t3 - 3.0 * t2 + 1.0) * k[i][1]
            + (t3 - 2.0 * t2 + t) * h * self.slopes[i]
            + (3.0 * t2 - 2.0 * t3) * k[i + 1][1]
            + (t3 - t2) * h * self.slopes[i + 1]
    }
}

/// Slope at an end: through three points, but never against the first step nor steeper than three times it.
fn end_slope(h0: f64, h1: f64, d0: f64, d1: f64) -> f64 {
    let slope = ((2.0 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
    if slope * d0 <= 0.0 {
        0.0
    } else if d0 * d1 <= 0.0 && slope.abs() > 3.0 * d0.abs() {
        3.0 * d0
    } else {
        slope
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_goes_through_its_knots_and_never_turns_back() {
        let curve = Curve::new(&[[0.0, 0.0], [1.0, 10.0], [2.0, 11.0], [5.0, 40.0]]).unwrap();
        assert!((curve.at(2.0) - 11.0).abs() < 1e-9);
        let values: Vec<f64> = (-10..70).map(|i| curve.at(f64::from(i) / 10.0)).collect();
        assert!(values.windows(2).all(|w| w[1] > w[0]));
    }

    #[test]
    fn a_lens_enlarges_its_centre_and_leaves_the_far_side_alone() {
        let frame: Frame = toml::from_str("wrap = true\nwidth = 1600").unwrap();
        let text = |gain: &str| {
            format!(
                "kind = 'miller_lens'\nlon_left = -98\nunits_per_degree = 4\nlat_top = 78\nlat_bottom = -58\nlens = [{{lon = 16, lat = 47, gain = {gain}, rx = 150, ry = 120}}]"
            )
        };
        let plain = Projection::new(&toml::from_str(&text("0.0")).unwrap(), &frame).unwrap();
        let lens = Projection::new(&toml::from_str(&text("0.85")).unwrap(), &frame).unwrap();
        let width = |p: &Projection| p.place([17.0, 47.0])[0] - p.place([15.0, 47.0])[0];
        assert!((width(&lens) / width(&plain) - 1.85).abs() < 0.01);
        assert!((lens.place([-170.0, -30.0])[0] - plain.place([-170.0, -30.0])[0]).abs() < 0.1);
    }
}
