//! Lines: making them simpler, rounder, and into path data.
//!
//! A closed line repeats its first point at its end. Board files hold whole tenths of a map unit, so [`closed`] and [`open`] take
//! map units and write tenths.

/// Distance of a point from the segment between two others, squared.
fn off_segment(p: [f64; 2], a: [f64; 2], b: [f64; 2]) -> f64 {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let len = dx * dx + dy * dy;
    let t = if len > 0.0 { (((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / len).clamp(0.0, 1.0) } else { 0.0 };
    let (ex, ey) = (p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
    ex * ex + ey * ey
}

/// Does the line end where it begins?
pub fn is_closed(line: &[[f64; 2]]) -> bool {
    match (line.first(), line.last()) {
        (Some(a), Some(b)) => line.len() > 2 && (a[0] - b[0]).abs() < 1e-12 && (a[1] - b[1]).abs() < 1e-12,
        _ => false,
    }
}

/// Marks the points between two kept ones that must stay.
fn keep_between(line: &[[f64; 2]], first: usize, last: usize, tolerance: f64, keep: &mut [bool]) {
    let limit = tolerance * tolerance;
    let mut open = vec![(first, last)];
    while let Some((a, b)) = open.pop() {
        let mut worst = (limit, 0);
        for i in a + 1..b {
            let d = off_segment(line[i], line[a], line[b]);
            if d > worst.0 {
                worst = (d, i);
            }
        }
        if worst.1 > 0 {
            keep[worst.1] = true;
            open.push((a, worst.1));
            open.push((worst.1, b));
        }
    }
}

/// Leaves out points that lie within `tolerance` of the line without them (Douglas-Peucker). The ends stay; of a closed line
/// also the point farthest from its beginning, and always enough to enclose something.
pub fn simplify(line: &[[f64; 2]], tolerance: f64) -> Vec<[f64; 2]> {
    let n = line.len();
    if n < 3 {
        return line.to_vec();
    }
    let mut keep = vec![false; n];
    keep[0] = true;
    keep[n - 1] = true;
    if is_closed(line) && n > 4 {
        let mut far = (0.0, n / 2);
        for (i, p) in line.iter().enumerate() {
            let d = off_segment(*p, line[0], line[0]);
            if d > far.0 {
                far = (d, i);
            }
        }
        keep[far.1] = true;
        keep_between(line, 0, far.1, tolerance, &mut keep);
        keep_between(line, far.1, n - 1, tolerance, &mut keep);
        if keep.iter().filter(|k| **k).count() < 4 {
            let mut third = (-1.0, n / 2);
            for (i, p) in line.iter().enumerate() {
                let d = off_segment(*p, line[0], line[far.1]);
                if d > third.0 && !keep[i] {
                    third = (d, i);
                }
            }
            keep[third.1] = true;
        }
    } else {
        keep_between(line, 0, n - 1, tolerance, &mut keep);
    }
    line.iter().zip(&keep).filter(|(_, k)| **k).map(|(p, _)| *p).collect()
}

/// Cuts corners: each round replaces a corner by two points a quarter along its sides (Chaikin). The ends of an open line stay.
pub fn chaikin(line: &[[f64; 2]], rounds: u32) -> Vec<[f64; 2]> {
    let mut now = line.to_vec();
    for _ in 0..rounds {
        if now.len() < 3 {
            return now;
        }
        let ring = is_closed(&now);
        let mut next = Vec::with_capacity(now.len() * 2);
        if !ring {
            next.push(now[0]);
        }
        let last = now.len() - 2;
        for (i, pair) in now.windows(2).enumerate() {
            let (a, b) = (pair[0], pair[1]);
            let at = |t: f64| [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
            if ring || i > 0 {
                next.push(at(0.25));
            }
            if ring || i < last {
                next.push(at(0.75));
            }
        }
        if ring {
            next.push(next[0]);
        } else {
            next.push(now[now.len() - 1]);
        }
        now = next;
    }
    now
}

/// Twice the signed surface of a ring; positive when it turns from x to y.
pub fn double_area(ring: &[[f64; 2]]) -> f64 {
    let mut sum = 0.0;
    for (i, a) in ring.iter().enumerate() {
        let b = ring[(i + 1) % ring.len()];
        sum += a[0] * b[1] - b[0] * a[1];
    }
    sum
}

/// Is the point inside the rings (even-odd)?
pub fn inside(rings: &[Vec<[f64; 2]>], p: [f64; 2]) -> bool {
    let mut odd = false;
    for ring in rings {
        for (i, a) in ring.iter().enumerate() {
            let b = ring[(i + 1) % ring.len()];
            if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0] {
                odd = !odd;
            }
        }
    }
    odd
}

/// A length in map units as whole tenths.
#[allow(clippy::cast_possible_truncation)] // a board is some ten thousand tenths wide
pub fn tenths(units: f64) -> i32 {
    (units * 10.0 + 0.5).floor() as i32
}

/// A point in map units as whole tenths.
pub fn point(p: [f64; 2]) -> [i32; 2] {
    [tenths(p[0]), tenths(p[1])]
}

/// The points in tenths, without repeats and without points in the middle of a straight run.
fn rounded(line: &[[f64; 2]]) -> Vec<[i32; 2]> {
    let mut out: Vec<[i32; 2]> = Vec::with_capacity(line.len());
    for p in line {
        let q = point(*p);
        if out.last() == Some(&q) {
            continue;
        }
        if let [.., a, b] = out[..] {
            let (u, v) = ([b[0] - a[0], b[1] - a[1]].map(i64::from), [q[0] - b[0], q[1] - b[1]].map(i64::from));
            if u[0] * v[1] == u[1] * v[0] && u[0] * v[0] + u[1] * v[1] > 0 {
                out.pop();
            }
        }
        out.push(q);
    }
    out
}

/// Writes path data: relative commands, a minus sign serving as a space.
#[derive(Default)]
struct Pen {
    text: String,
    at: [i32; 2],
}

impl Pen {
    fn number(&mut self, n: i32) {
        if n >= 0 && self.text.ends_with(|c: char| c.is_ascii_digit()) {
            self.text.push(' ');
        }
        self.text.push_str(&n.to_string());
    }

    fn line(&mut self, points: &[[i32; 2]]) {
        self.text.push('m');
        for p in points {
            self.number(p[0] - self.at[0]);
            self.number(p[1] - self.at[1]);
            self.at = *p;
        }
    }
}

/// Path data of closed rings; whether a ring repeats its first point does not matter. Rings that enclose nothing are left out.
pub fn closed(rings: &[Vec<[f64; 2]>]) -> String {
    let mut pen = Pen::default();
    for ring in rings {
        let mut points = rounded(ring);
        while points.len() > 1 && points.first() == points.last() {
            points.pop();
        }
        if points.len() < 3 {
            continue;
        }
        pen.line(&points);
        pen.text.push('z');
        // After `z` the pen stands where the ring began.
        pen.at = points[0];
    }
    pen.text
}

/// Path data of open lines. A line that ends where it begins is closed with `z`.
pub fn open(lines: &[Vec<[f64; 2]>]) -> String {
    let mut pen = Pen::default();
    for line in lines {
        let mut points = rounded(line);
        let ring = points.len() > 3 && points.first() == points.last();
        if ring {
            points.pop();
        }
        if points.len() < 2 {
            continue;
        }
        pen.line(&points);
        if ring {
            pen.text.push('z');
            pen.at = points[0];
        }
    }
    pen.text
}

/// Reads path data as this module writes it: its lines, and whether each is closed. Anything else gives nothing.
pub fn read(text: &str) -> Vec<(Vec<[i32; 2]>, bool)> {
    let mut out: Vec<(Vec<[i32; 2]>, bool)> = Vec::new();
    let mut at = [0, 0];
    for part in text.split('m').skip(1) {
        let ring = part.ends_with('z');
        let spaced = part.trim_end_matches('z').replace('-', " -");
        let numbers: Vec<i32> = spaced.split([' ', ',', 'l']).filter_map(|n| n.parse().ok()).collect();
        let mut points = Vec::with_capacity(numbers.len() / 2);
        for pair in numbers.chunks_exact(2) {
            at = [at[0] + pair[0], at[1] + pair[1]];
            points.push(at);
        }
        if let (true, Some(first)) = (ring, points.first()) {
            at = *first;
        }
        out.push((points, ring));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn straight_runs_lose_their_middle_points() {
        let line = [[0.0, 0.0], [1.0, 0.01], [2.0, 0.0], [2.0, 2.0]];
        assert_eq!(simplify(&line, 0.1), vec![[0.0, 0.0], [2.0, 0.0], [2.0, 2.0]]);
        let tiny = [[0.0, 0.0], [0.01, 0.0], [0.01, 0.01], [0.0, 0.01], [0.0, 0.0]];
        assert_eq!(simplify(&tiny, 5.0).len(), 4);
    }

    #[test]
    fn corners_are_cut_and_ends_stay() {
        let line = [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]];
        assert_eq!(chaikin(&line, 1), vec![[0.0, 0.0], [3.0, 0.0], [4.0, 1.0], [4.0, 4.0]]);
        let ring = [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 0.0]];
        let round = chaikin(&ring, 2);
        assert!(is_closed(&round));
        assert_eq!(round.len(), 13);
    }

    #[test]
    fn path_data_is_short_and_can_be_read_again() {
        let rings = vec![
            vec![[12.0, 3.0], [12.5, 2.8], [13.2, 2.8], [12.0, 3.0]],
            vec![[20.0, 20.0], [21.0, 20.0], [22.0, 20.0], [22.0, 21.0]],
        ];
        let text = closed(&rings);
        assert_eq!(text, "m120 30 5-2 7 0zm80 170 20 0 0 10z");
        let back = read(&text);
        assert_eq!(back[1], (vec![[200, 200], [220, 200], [220, 210]], true));
        assert_eq!(open(&[vec![[0.0, 0.0], [1.0, 1.0]], vec![[1.0, 2.0], [0.0, 0.0]]]), "m0 0 10 10m0 10-10-20");
    }
}
