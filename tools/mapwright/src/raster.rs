//! The grid of cells on which regions are found, and what is done with it: filling shapes, distances, blurring, walking, pieces.
//!
//! Everything here is exact or in a fixed order, so that the same input gives the same cells on every machine.

/// Shape of a grid. Cell `(x, y)` has the number `y * width + x`; its centre lies at `(x + 0.5) * cell`.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// Cells in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Side of a cell in map units.
    pub cell: f64,
    /// Does each row go round?
    pub wrap: bool,
}

impl Grid {
    /// Number of cells.
    pub const fn len(&self) -> usize {
        self.width * self.height
    }

    /// Is there no cell?
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cell at that column and row, where there is one.
    pub fn at(&self, x: i64, y: i64) -> Option<usize> {
        let (w, h) = (self.width as i64, self.height as i64);
        if y < 0 || y >= h {
            return None;
        }
        let x = if self.wrap { x.rem_euclid(w) } else { x };
        if x < 0 || x >= w {
            return None;
        }
        Some((y * w + x) as usize)
    }

    /// The cell under a place of the board.
    pub fn under(&self, p: [f64; 2]) -> Option<usize> {
        self.at((p[0] / self.cell).floor() as i64, (p[1] / self.cell).floor() as i64)
    }

    /// Centre of a cell on the board.
    pub fn centre(&self, i: usize) -> [f64; 2] {
        [((i % self.width) as f64 + 0.5) * self.cell, ((i / self.width) as f64 + 0.5) * self.cell]
    }

    /// The four cells beside a cell.
    pub fn beside(&self, i: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, y) = ((i % self.width) as i64, (i / self.width) as i64);
        let grid = *self;
        [(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter().filter_map(move |(dx, dy)| grid.at(x + dx, y + dy))
    }

    /// How many cells a surface of so many square units has.
    pub fn cells(&self, square_units: f64) -> usize {
        (square_units / self.cell / self.cell) as usize
    }

    /// All cells in a disc.
    pub fn disc(&self, at: [f64; 2], radius: f64) -> Vec<usize> {
        self.shape(at, radius, |dx, dy| dx * dx + dy * dy <= radius * radius)
    }

    /// All cells in an upright square.
    pub fn square(&self, at: [f64; 2], half: f64) -> Vec<usize> {
        self.shape(at, half, |dx, dy| dx.abs() <= half && dy.abs() <= half)
    }

    /// All cells of the square round a place whose centre, seen from there, satisfies a condition.
    pub fn shape(&self, at: [f64; 2], half: f64, inside: impl Fn(f64, f64) -> bool) -> Vec<usize> {
        let mut out = Vec::new();
        let low = |v: f64| ((v - half) / self.cell).floor() as i64 - 1;
        let high = |v: f64| ((v + half) / self.cell).ceil() as i64 + 1;
        for y in low(at[1])..=high(at[1]) {
            for x in low(at[0])..=high(at[0]) {
                let (dx, dy) = ((x as f64 + 0.5) * self.cell - at[0], (y as f64 + 0.5) * self.cell - at[1]);
                if inside(dx, dy) {
                    out.extend(self.at(x, y));
                }
            }
        }
        out
    }

    /// All cells whose centre lies within half a width of a line, round ends included.
    pub fn stroke(&self, line: &[[f64; 2]], width: f64) -> Vec<usize> {
        let half = width / 2.0;
        let mut out = Vec::new();
        for pair in line.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let middle = [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0];
            let reach = ((a[0] - b[0]).abs().max((a[1] - b[1]).abs())) / 2.0 + half;
            out.extend(self.shape(middle, reach, |dx, dy| segment_distance([middle[0] + dx, middle[1] + dy], a, b) <= half));
        }
        out.sort_unstable();
        out.dedup();
        out
    }

    /// All cells a line runs through, one cell wide.
    pub fn trail(&self, line: &[[f64; 2]]) -> Vec<usize> {
        let mut out = Vec::new();
        let only = line.len() == 1;
        for i in 0..line.len().saturating_sub(1).max(usize::from(only)) {
            let (a, b) = (line[i], line[if only { i } else { i + 1 }]);
            let steps = ((a[0] - b[0]).abs().max((a[1] - b[1]).abs()) / self.cell) as usize + 1;
            for s in 0..=steps {
                let t = s as f64 / steps as f64;
                out.extend(self.under([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]));
            }
        }
        out.sort_unstable();
        out.dedup();
        out
    }

    /// All cells of a closed ring: those whose centre lies inside, and those its edge runs through. The edge counts so that thin
    /// isthmuses and small islands do not fall to pieces.
    pub fn ring(&self, ring: &[[f64; 2]], edge: bool, mut put: impl FnMut(usize)) {
        let scaled: Vec<[f64; 2]> = ring.iter().map(|p| [p[0] / self.cell - 0.5, p[1] / self.cell - 0.5]).collect();
        let (mut low, mut high) = (f64::MAX, f64::MIN);
        for p in &scaled {
            low = low.min(p[1]);
            high = high.max(p[1]);
        }
        let first = low.ceil().max(0.0) as i64;
        let last = high.floor().min(self.height as f64 - 1.0) as i64;
        let rows = (last - first + 1).max(0) as usize;
        let mut crossings: Vec<Vec<f64>> = vec![Vec::new(); rows];
        for pair in scaled.windows(2) {
            let (a, b) = if pair[0][1] <= pair[1][1] { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
            let from = (a[1].ceil() as i64).max(first);
            let to = (b[1].ceil() as i64 - 1).min(last);
            for y in from..=to {
                crossings[(y - first) as usize].push(a[0] + (b[0] - a[0]) * (y as f64 - a[1]) / (b[1] - a[1]));
            }
        }
        for (row, xs) in crossings.iter_mut().enumerate() {
            xs.sort_by(f64::total_cmp);
            for span in xs.chunks_exact(2) {
                let (from, to) = (span[0].ceil() as i64, span[1].floor() as i64);
                let (from, to) = if self.wrap { (from, to) } else { (from.max(0), to.min(self.width as i64 - 1)) };
                for x in from..=to {
                    if let Some(i) = self.at(x, row as i64 + first) {
                        put(i);
                    }
                }
            }
        }
        if edge {
            for pair in scaled.windows(2) {
                let (a, b) = (pair[0], pair[1]);
                let steps = (a[0] - b[0]).abs().max((a[1] - b[1]).abs()).ceil().max(1.0) as usize;
                for s in 0..=steps {
                    let t = s as f64 / steps as f64;
                    let (x, y) = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
                    if let Some(i) = self.at(x.round() as i64, y.round() as i64) {
                        put(i);
                    }
                }
            }
        }
    }
}

/// Distance from a point to a piece of line.
pub fn segment_distance(p: [f64; 2], a: [f64; 2], b: [f64; 2]) -> f64 {
    let (vx, vy) = (b[0] - a[0], b[1] - a[1]);
    let long = vx * vx + vy * vy;
    let t = if long > 0.0 { (((p[0] - a[0]) * vx + (p[1] - a[1]) * vy) / long).clamp(0.0, 1.0) } else { 0.0 };
    let (dx, dy) = (p[0] - a[0] - t * vx, p[1] - a[1] - t * vy);
    (dx * dx + dy * dy).sqrt()
}

/// No cell.
pub const NOWHERE: u32 = u32::MAX;

/// For every cell the nearest cell of a set (its number), by straight distance; `NOWHERE` when the set is empty. Rows do not go round.
///
/// First the nearest in each column, then along each row the lower envelope of the parabolas that the columns throw (Felzenszwalb and
/// Huttenlocher), all in whole numbers.
pub fn nearest(grid: &Grid, in_set: impl Fn(usize) -> bool) -> Vec<u32> {
    let (w, h) = (grid.width, grid.height);
    let mut column = vec![NOWHERE; w * h];
    for (x, top) in column.iter_mut().enumerate().take(w) {
        *top = if in_set(x) { 0 } else { NOWHERE };
    }
    for y in 1..h {
        for x in 0..w {
            column[y * w + x] = if in_set(y * w + x) { y as u32 } else { column[(y - 1) * w + x] };
        }
    }
    for y in (0..h - 1).rev() {
        for x in 0..w {
            let (here, below) = (column[y * w + x], column[(y + 1) * w + x]);
            let away = |row: u32| if row == NOWHERE { u32::MAX } else { row.abs_diff(y as u32) };
            if away(below) < away(here) {
                column[y * w + x] = below;
            }
        }
    }
    let mut out = vec![NOWHERE; w * h];
    let mut hull: Vec<(i64, i64)> = Vec::with_capacity(w); // column, first place where it is the lowest
    for y in 0..h {
        let row = &column[y * w..(y + 1) * w];
        let height = |q: i64| {
            let d = i64::from(row[q as usize]) - y as i64;
            d * d
        };
        hull.clear();
        for q in 0..w as i64 {
            if row[q as usize] == NOWHERE {
                continue;
            }
            let mut from = 0;
            while let Some(&(p, start)) = hull.last() {
                // First place where q is strictly lower than p.
                let meet = (q * q + height(q) - p * p - height(p)).div_euclid(2 * (q - p)) + 1;
                if meet <= start {
                    hull.pop();
                } else {
                    from = meet;
                    break;
                }
            }
            if hull.is_empty() {
                from = 0;
            }
            if from < w as i64 {
                hull.push((q, from));
            }
        }
        let mut k = 0;
        for x in 0..w {
            if hull.is_empty() {
                break;
            }
            while k + 1 < hull.len() && hull[k + 1].1 <= x as i64 {
                k += 1;
            }
            let q = hull[k].0 as usize;
            out[y * w + x] = row[q] * w as u32 + q as u32;
        }
    }
    out
}

/// Squared distance in cells between two cells, rows not going round.
pub fn squared(grid: &Grid, a: usize, b: usize) -> u64 {
    let dx = (a % grid.width).abs_diff(b % grid.width) as u64;
    let dy = (a / grid.width).abs_diff(b / grid.width) as u64;
    dx * dx + dy * dy
}

/// Distance in map units from every cell to the nearest of a set.
pub fn distance(grid: &Grid, in_set: impl Fn(usize) -> bool) -> Vec<f32> {
    let near = nearest(grid, in_set);
    let cell = grid.cell;
    near.iter()
        .enumerate()
        .map(|(i, &n)| if n == NOWHERE { f32::MAX } else { ((squared(grid, i, n as usize) as f64).sqrt() * cell) as f32 })
        .collect()
}

/// Blurs a field by a Gaussian, sigma in cells, cut at three sigmas. Beyond the upper and lower edge the edge goes on.
pub fn blur(grid: &Grid, field: &mut [f32], sigma: f64) {
    let reach = (3.0 * sigma + 0.5) as i64;
    let mut kernel: Vec<f64> = (-reach..=reach).map(|d| libm::exp(-0.5 * (d as f64 / sigma) * (d as f64 / sigma))).collect();
    let sum: f64 = kernel.iter().sum();
    kernel.iter_mut().for_each(|k| *k /= sum);
    let kernel: Vec<f32> = kernel.iter().map(|&k| k as f32).collect();
    let (w, h) = (grid.width, grid.height);
    // Down the columns, a row at a time: the inner loop runs along memory.
    let source = field.to_vec();
    for y in 0..h {
        let out = &mut field[y * w..(y + 1) * w];
        out.fill(0.0);
        for (k, &weight) in kernel.iter().enumerate() {
            let from = (y as i64 + k as i64 - reach).clamp(0, h as i64 - 1) as usize;
            for (o, s) in out.iter_mut().zip(&source[from * w..(from + 1) * w]) {
                *o += weight * s;
            }
        }
    }
    let mut row = vec![0.0f32; w + 2 * reach as usize];
    for y in 0..h {
        let line = &mut field[y * w..(y + 1) * w];
        for (x, cell) in row.iter_mut().enumerate() {
            let from = x as i64 - reach;
            let from = if grid.wrap { from.rem_euclid(w as i64) } else { from.clamp(0, w as i64 - 1) };
            *cell = line[from as usize];
        }
        line.fill(0.0);
        for (k, &weight) in kernel.iter().enumerate() {
            for (o, s) in line.iter_mut().zip(&row[k..k + w]) {
                *o += weight * s;
            }
        }
    }
}

/// Smooth noise of standard deviation one: white noise, blurred. The same seed gives the same noise everywhere.
pub fn noise(grid: &Grid, sigma: f64, seed: u64) -> Vec<f32> {
    let mut state = seed;
    let mut next = || {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    // Blurring makes any white noise Gaussian, so even noise will do.
    let mut field: Vec<f32> = (0..grid.len()).map(|_| (next() >> 40) as f32 / (1u32 << 23) as f32 - 1.0).collect();
    blur(grid, &mut field, sigma);
    let n = field.len() as f64;
    let mean = field.iter().map(|&v| f64::from(v)).sum::<f64>() / n;
    let spread = (field.iter().map(|&v| (f64::from(v) - mean) * (f64::from(v) - mean)).sum::<f64>() / n).sqrt();
    for v in &mut field {
        *v = ((f64::from(*v) - mean) / spread) as f32;
    }
    field
}

/// Numbers the pieces of a set of cells that hang together by their sides, from 1 on; 0 is outside. Returns the numbers and the sizes.
pub fn pieces(grid: &Grid, same: impl Fn(usize, usize) -> bool, inside: impl Fn(usize) -> bool) -> (Vec<u32>, Vec<usize>) {
    let mut number = vec![0u32; grid.len()];
    let mut sizes = vec![0usize];
    let mut open = Vec::new();
    for start in 0..grid.len() {
        if number[start] != 0 || !inside(start) {
            continue;
        }
        let mine = sizes.len() as u32;
        sizes.push(0);
        number[start] = mine;
        open.push(start);
        while let Some(i) = open.pop() {
            sizes[mine as usize] += 1;
            for j in grid.beside(i) {
                if number[j] == 0 && inside(j) && same(i, j) {
                    number[j] = mine;
                    open.push(j);
                }
            }
        }
    }
    (number, sizes)
}

/// No label.
pub const NONE: i16 = -1;

/// Lets labels walk over free cells from their seeds until they meet: every free cell takes the label whose path to it is the cheapest.
/// A step costs 5 along a row or column, 7 along a diagonal, 11 for a knight's move; no step jumps over a corner that is not free.
pub fn grow(grid: &Grid, free: &[bool], seeds: &[(usize, i16, u32)], most: u32) -> Vec<i16> {
    const STEPS: [(i64, i64, u32); 16] = [
        (1, 0, 5),
        (-1, 0, 5),
        (0, 1, 5),
        (0, -1, 5),
        (1, 1, 7),
        (1, -1, 7),
        (-1, 1, 7),
        (-1, -1, 7),
        (2, 1, 11),
        (2, -1, 11),
        (-2, 1, 11),
        (-2, -1, 11),
        (1, 2, 11),
        (-1, 2, 11),
        (1, -2, 11),
        (-1, -2, 11),
    ];
    let mut label = vec![NONE; grid.len()];
    let mut cost = vec![u32::MAX; grid.len()];
    let mut buckets: Vec<Vec<u32>> = vec![Vec::new(); most as usize + 1];
    for &(i, seed, start) in seeds {
        if free[i] && start <= most {
            label[i] = seed;
            cost[i] = start;
            buckets[start as usize].push(i as u32);
        }
    }
    for now in 0..=most {
        let mut at = 0;
        // No step is free of cost, so a bucket no longer grows when its turn comes.
        let bucket = std::mem::take(&mut buckets[now as usize]);
        while at < bucket.len() {
            let i = bucket[at] as usize;
            at += 1;
            if cost[i] != now {
                continue;
            }
            let (x, y) = ((i % grid.width) as i64, (i / grid.width) as i64);
            for (k, &(dx, dy, step)) in STEPS.iter().enumerate() {
                let Some(j) = grid.at(x + dx, y + dy) else { continue };
                let then = now + step;
                if !free[j] || then >= cost[j] || then > most {
                    continue;
                }
                let open = |dx: i64, dy: i64| grid.at(x + dx, y + dy).is_some_and(|m| free[m]);
                let passable = match k {
                    0..4 => true,
                    4..8 => open(dx, 0) || open(0, dy),
                    _ => open(dx / 2, dy / 2),
                };
                if passable {
                    cost[j] = then;
                    label[j] = label[i];
                    buckets[then as usize].push(j as u32);
                }
            }
        }
    }
    label
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: Grid = Grid { width: 40, height: 30, cell: 0.5, wrap: false };

    #[test]
    fn the_nearest_cell_is_the_nearest() {
        let set: Vec<usize> = vec![0, 45, 333, 700, 1199, 610, 611];
        let near = nearest(&GRID, |i| set.contains(&i));
        for (i, &n) in near.iter().enumerate() {
            let best = set.iter().map(|&s| squared(&GRID, i, s)).min().unwrap();
            assert_eq!(squared(&GRID, i, n as usize), best, "cell {i}");
        }
    }

    #[test]
    fn labels_walk_round_walls_and_never_through_corners() {
        // A wall with no gap: the right side stays without label.
        let free: Vec<bool> = (0..GRID.len()).map(|i| i % 40 != 20).collect();
        let label = grow(&GRID, &free, &[(5, 3, 0)], 100_000);
        assert_eq!(label[10 * 40 + 19], 3);
        assert_eq!(label[10 * 40 + 21], NONE);
    }

    #[test]
    fn a_blurred_field_keeps_its_sum_inside() {
        let mut field = vec![0.0; GRID.len()];
        field[15 * 40 + 20] = 1.0;
        blur(&GRID, &mut field, 2.0);
        assert!((field.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        assert!(field[15 * 40 + 20] > field[15 * 40 + 21]);
    }

    #[test]
    fn pieces_hang_together_across_the_cut_of_a_board_that_goes_round() {
        let round = Grid { wrap: true, ..GRID };
        let inside = |i: usize| i % 40 < 3 || i % 40 > 36;
        assert_eq!(pieces(&GRID, |_, _| true, inside).1.len(), 3);
        assert_eq!(pieces(&round, |_, _| true, inside).1.len(), 2);
    }

    #[test]
    fn a_ring_fills_what_it_encloses() {
        let mut n = 0;
        GRID.ring(&[[2.0, 2.0], [8.0, 2.0], [8.0, 6.0], [2.0, 6.0], [2.0, 2.0]], false, |_| n += 1);
        assert_eq!(n, 12 * 8);
    }
}
