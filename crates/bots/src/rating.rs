//! What a number of won games says about strength.

/// A share of games with the margin that chance leaves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The share itself, from 0 to 1.
    pub rate: f64,
    /// The true share is hardly below this ...
    pub low: f64,
    /// ... or above this, with 95 % confidence.
    pub high: f64,
}

/// The share of `wins` among `games`, with its Wilson interval: honest also near 0 and 1 and for few games.
pub fn share(wins: u64, games: u64) -> Share {
    if games == 0 {
        return Share { rate: 0.0, low: 0.0, high: 1.0 };
    }
    /// Two-sided 95 %.
    const Z: f64 = 1.959_963_984_540_054;
    let (n, z2) = (games as f64, Z * Z);
    let p = wins.min(games) as f64 / n;
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    Share { rate: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// The middle value of a list, the mean of the two middle ones where their number is even; none of an empty list.
pub fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let n = values.len();
    match n {
        0 => None,
        _ if n % 2 == 1 => Some(values[n / 2]),
        _ => Some(f64::midpoint(values[n / 2 - 1], values[n / 2])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_interval_of_known_values() {
        // 8 of 10: the textbook interval is 0.490 to 0.943.
        let s = share(8, 10);
        assert!((s.rate - 0.8).abs() < 1e-12);
        assert!((s.low - 0.4902).abs() < 1e-4, "{s:?}");
        assert!((s.high - 0.9433).abs() < 1e-4, "{s:?}");
    }

    #[test]
    fn wilson_interval_stays_within_0_and_1() {
        for (wins, games) in [(0, 0), (0, 5), (5, 5), (200, 200), (1, 1)] {
            let s = share(wins, games);
            assert!(0.0 <= s.low && s.low <= s.rate && s.rate <= s.high && s.high <= 1.0, "{wins}/{games}: {s:?}");
        }
        assert!(share(200, 200).low > 0.98);
    }

    #[test]
    fn median_of_odd_even_and_none() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), Some(2.5));
    }
}
