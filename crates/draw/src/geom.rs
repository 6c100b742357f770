//! Rectangles, and as much of SVG path data as boards use: where a path runs and what lies inside it.
//!
//! Lengths are tenths of a map unit, as on the board, but not whole: nothing here is written back to a file that must be exact.

/// A place.
pub type Xy = [f64; 2];

/// A rectangle that lies straight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// Left.
    pub x0: f64,
    /// Top.
    pub y0: f64,
    /// Right.
    pub x1: f64,
    /// Bottom.
    pub y1: f64,
}

impl Rect {
    /// Round a centre.
    pub fn round(centre: Xy, width: f64, height: f64) -> Self {
        let (w, h) = (width / 2.0, height / 2.0);
        Self { x0: centre[0] - w, y0: centre[1] - h, x1: centre[0] + w, y1: centre[1] + h }
    }

    /// Do they share more than an edge?
    pub fn meets(&self, o: &Self) -> bool {
        self.x0 < o.x1 && o.x0 < self.x1 && self.y0 < o.y1 && o.y0 < self.y1
    }

    /// The surface they share.
    pub fn shared(&self, o: &Self) -> f64 {
        let w = self.x1.min(o.x1) - self.x0.max(o.x0);
        let h = self.y1.min(o.y1) - self.y0.max(o.y0);
        if w > 0.0 && h > 0.0 { w * h } else { 0.0 }
    }

    /// Larger by this much on every side.
    pub fn grown(&self, by: f64) -> Self {
        Self { x0: self.x0 - by, y0: self.y0 - by, x1: self.x1 + by, y1: self.y1 + by }
    }

    /// Is the place in it?
    pub fn holds(&self, p: Xy) -> bool {
        p[0] >= self.x0 && p[0] <= self.x1 && p[1] >= self.y0 && p[1] <= self.y1
    }

    /// Is the other wholly in it?
    pub fn contains(&self, o: &Self) -> bool {
        o.x0 >= self.x0 && o.x1 <= self.x1 && o.y0 >= self.y0 && o.y1 <= self.y1
    }

    /// Width.
    pub fn width(&self) -> f64 {
        self.x1 - self.x0
    }

    /// Height.
    pub fn height(&self) -> f64 {
        self.y1 - self.y0
    }

    /// Centre.
    pub fn centre(&self) -> Xy {
        [f64::midpoint(self.x0, self.x1), f64::midpoint(self.y0, self.y1)]
    }
}

/// A path as runs of points; curves are taken by their end points.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shape {
    /// Its rings or lines.
    pub runs: Vec<Vec<Xy>>,
    /// Which of them are closed.
    pub closed: Vec<bool>,
    /// What it covers; none: it is empty.
    pub bounds: Option<Rect>,
}

impl Shape {
    /// Reads path data. What cannot be read ends the path there, as it does in a browser.
    pub fn parse(data: &str) -> Self {
        let mut shape = Self::default();
        let mut numbers = Numbers { text: data.as_bytes(), at: 0 };
        let (mut at, mut start, mut command) = ([0.0, 0.0], [0.0, 0.0], b'm');
        loop {
            match numbers.command() {
                Some(c) => command = c,
                None if numbers.at_end() => break,
                // After a move, further pairs are lines.
                None if command == b'm' => command = b'l',
                None if command == b'M' => command = b'L',
                None => {}
            }
            let relative = command.is_ascii_lowercase();
            let from = if relative { at } else { [0.0, 0.0] };
            let skip = match command.to_ascii_lowercase() {
                b'z' => {
                    at = start;
                    if let Some(closed) = shape.closed.last_mut() {
                        *closed = true;
                    }
                    continue;
                }
                b'h' => {
                    let Some(x) = numbers.next() else { break };
                    at = [from[0] + x, at[1]];
                    shape.add(at);
                    continue;
                }
                b'v' => {
                    let Some(y) = numbers.next() else { break };
                    at = [at[0], from[1] + y];
                    shape.add(at);
                    continue;
                }
                b'm' | b'l' | b't' => 0,
                b'q' | b's' => 2,
                b'c' => 4,
                b'a' => 5,
                _ => break,
            };
            let mut args = [0.0; 7];
            let wanted = &mut args[..skip + 2];
            if !wanted.iter_mut().all(|slot| {
                numbers.next().is_some_and(|n| {
                    *slot = n;
                    true
                })
            }) {
                break;
            }
            at = [from[0] + wanted[skip], from[1] + wanted[skip + 1]];
            if command.eq_ignore_ascii_case(&b'm') {
                start = at;
                shape.begin();
            }
            shape.add(at);
        }
        shape
    }

    fn begin(&mut self) {
        self.runs.push(Vec::new());
        self.closed.push(false);
    }

    fn add(&mut self, p: Xy) {
        if self.runs.is_empty() {
            self.begin();
        }
        if let Some(run) = self.runs.last_mut() {
            run.push(p);
        }
        let own = Rect { x0: p[0], y0: p[1], x1: p[0], y1: p[1] };
        let b = self.bounds.get_or_insert(own);
        *b = Rect { x0: b.x0.min(p[0]), y0: b.y0.min(p[1]), x1: b.x1.max(p[0]), y1: b.y1.max(p[1]) };
    }

    /// The same lines in short pieces, those of one neighbourhood together, as path data. Whoever paints a part of a board can leave out
    /// what lies elsewhere, but only whole elements: one coast round all continents would be painted for every part.
    pub fn in_pieces(&self) -> Vec<String> {
        const POINTS: usize = 64;
        const NEAR: f64 = 1000.0;
        let mut found: Vec<((i32, i32), usize, String)> = Vec::new();
        for (run, closed) in self.runs.iter().zip(&self.closed) {
            let whole = *closed && run.len() <= POINTS;
            let mut line = run.clone();
            if *closed && !whole {
                line.extend(run.first());
            }
            let mut from = 0;
            while from == 0 || from + 1 < line.len() {
                let part = &line[from..(from + POINTS).min(line.len())];
                let Some(first) = part.first() else { break };
                let tile = ((first[1] / NEAR).floor() as i32, (first[0] / NEAR).floor() as i32);
                found.push((tile, part.len(), short(part, whole)));
                from += POINTS - 1;
            }
        }
        found.sort_by_key(|f| f.0);
        let mut out: Vec<String> = Vec::new();
        let mut open: Option<((i32, i32), usize)> = None;
        for (tile, points, text) in found {
            match (&mut open, out.last_mut()) {
                (Some((same, sum)), Some(last)) if *same == tile && *sum + points <= 2 * POINTS => {
                    *sum += points;
                    last.push_str(&text);
                }
                _ => {
                    open = Some((tile, points));
                    out.push(text);
                }
            }
        }
        out
    }

    /// The part of its first ring above a height, as path data; the ring has no dents.
    pub fn above(&self, y: f64) -> String {
        let Some(ring) = self.runs.first() else { return String::new() };
        let mut kept: Vec<Xy> = Vec::new();
        for (i, b) in ring.iter().enumerate() {
            let a = ring[(i + ring.len() - 1) % ring.len()];
            if (a[1] <= y) != (b[1] <= y) {
                kept.push([a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]), y]);
            }
            if b[1] <= y {
                kept.push(*b);
            }
        }
        let points: Vec<String> = kept.iter().map(|p| format!("{:.0} {:.0}", p[0], p[1])).collect();
        if points.is_empty() { String::new() } else { format!("M{}Z", points.join("L")) }
    }

    /// Does it hold the place, rings inside rings being holes?
    pub fn holds(&self, p: Xy) -> bool {
        if !self.bounds.is_some_and(|b| b.holds(p)) {
            return false;
        }
        let mut inside = false;
        for run in &self.runs {
            let mut last = run.len().wrapping_sub(1);
            for i in 0..run.len() {
                let (a, b) = (run[i], run[last]);
                if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0] {
                    inside = !inside;
                }
                last = i;
            }
        }
        inside
    }
}

/// A line as path data, in steps from point to point; boards have whole numbers.
fn short(line: &[Xy], closed: bool) -> String {
    use std::fmt::Write;
    let mut out = String::new();
    let mut last = [0i64; 2];
    for (i, p) in line.iter().enumerate() {
        let now = [p[0].round() as i64, p[1].round() as i64];
        let step = [now[0] - last[0], now[1] - last[1]];
        last = now;
        let lead = match i {
            0 => "M",
            1 => "l",
            _ if step[0] < 0 => "",
            _ => " ",
        };
        let between = if step[1] < 0 { "" } else { " " };
        let _ = write!(out, "{lead}{}{between}{}", step[0], step[1]);
    }
    if closed {
        out.push('z');
    }
    out
}

/// Numbers and letters of path data.
struct Numbers<'a> {
    text: &'a [u8],
    at: usize,
}

impl Numbers<'_> {
    fn blank(&mut self) {
        while self.text.get(self.at).is_some_and(|c| c.is_ascii_whitespace() || *c == b',') {
            self.at += 1;
        }
    }

    fn at_end(&mut self) -> bool {
        self.blank();
        self.at >= self.text.len()
    }

    fn command(&mut self) -> Option<u8> {
        self.blank();
        let c = *self.text.get(self.at)?;
        c.is_ascii_alphabetic().then(|| {
            self.at += 1;
            c
        })
    }

    fn next(&mut self) -> Option<f64> {
        self.blank();
        let from = self.at;
        if matches!(self.text.get(self.at), Some(b'-' | b'+')) {
            self.at += 1;
        }
        let mut dot = false;
        while let Some(c) = self.text.get(self.at) {
            match c {
                b'0'..=b'9' => {}
                b'.' if !dot => dot = true,
                _ => break,
            }
            self.at += 1;
        }
        std::str::from_utf8(&self.text[from..self.at]).ok()?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compact_relative_paths_are_read() {
        let s = Shape::parse("m10 10 20 0 0 20-20 0zm5 5 10 0 0 10-10 0z");
        assert_eq!(s.bounds, Some(Rect { x0: 10.0, y0: 10.0, x1: 30.0, y1: 30.0 }));
        assert_eq!(s.runs.len(), 2);
        assert_eq!(s.runs[1].first(), Some(&[15.0, 15.0]), "a move after a closed ring starts from where the ring began");
        assert!(s.holds([12.0, 12.0]) && !s.holds([20.0, 20.0]) && !s.holds([31.0, 12.0]));
    }

    #[test]
    fn the_upper_part_of_a_card_keeps_its_corners() {
        let s = Shape::parse("m10 0 80 0 10 10 0 80-100 0 0-80z");
        assert_eq!(s.above(20.0), "M10 0L90 0L100 10L100 20L0 20L0 10Z");
        assert_eq!((s.above(-5.0).as_str(), Shape::default().above(1.0).as_str()), ("", ""));
    }

    #[test]
    fn pieces_of_a_path_make_up_the_path() {
        let long: Vec<String> = (0..150).map(|i| format!("{} {}", 7, if i % 2 == 0 { -3 } else { 5 })).collect();
        let path = format!("m10 10 20 0 0 20zm300-5{}", format!(" {}", long.join(" ")).replace(" -", "-"));
        let (whole, pieces) = (Shape::parse(&path), Shape::parse(&path).in_pieces());
        assert!(pieces.len() >= 2 && pieces[0].starts_with("M10 10l20 0 0 20z"), "{pieces:?}");
        let again: Vec<Shape> = pieces.iter().map(|p| Shape::parse(p)).collect();
        let drawn: usize = again.iter().flat_map(|s| &s.runs).map(|r| r.len() - 1).sum();
        assert_eq!(drawn, whole.runs.iter().map(|r| r.len() - 1).sum::<usize>(), "no stretch is lost, none twice");
        assert_eq!(again[pieces.len() - 1].runs.last().and_then(|r| r.last()), whole.runs[1].last());
        // A long ring comes back to where it began.
        let ring = Shape::parse(&format!("{}z", &path[..path.len()])).in_pieces();
        assert_eq!(Shape::parse(&ring.concat()).runs.last().and_then(|r| r.last()), Some(&whole.runs[1][0]));
    }

    #[test]
    fn other_commands_are_read_and_nonsense_ends_the_path() {
        let s = Shape::parse("M0 0h10v10H0z m20 0a5 5 0 0 1 10 0 5 5 0 0 1-10 0z");
        assert_eq!(s.bounds, Some(Rect { x0: 0.0, y0: 0.0, x1: 30.0, y1: 10.0 }));
        assert_eq!(Shape::parse("").bounds, None);
        assert_eq!(Shape::parse("m1 1 2 x 3 3").runs, vec![vec![[1.0, 1.0]]]);
    }

    #[test]
    fn rectangles_that_only_touch_do_not_meet() {
        let a = Rect::round([0.0, 0.0], 10.0, 10.0);
        assert!(!a.meets(&Rect::round([10.0, 0.0], 10.0, 10.0)));
        assert!(a.meets(&Rect::round([9.0, 0.0], 10.0, 10.0)));
        assert!((a.shared(&Rect::round([9.0, 0.0], 10.0, 10.0)) - 10.0).abs() < 1e-9);
    }
}
