//! Small things everybody needs: chance nobody can guess, hashes, the clock.

use ironbottom_kernel::dice::{Seed, hex};
use sha2::{Digest, Sha256};
use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds of Unix time. A parameter of the server, so that tests can hold it still.
pub type Clock = fn() -> i64;

/// The clock on the wall.
pub fn wall_clock() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| i64::try_from(d.as_secs()).unwrap_or(i64::MAX))
}

/// Bytes nobody can guess. The system gives them; if it cannot, nothing secret may be made.
pub fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Random bytes as text.
pub fn random_hex<const N: usize>() -> Result<String, getrandom::Error> {
    Ok(hex(&random::<N>()?))
}

/// A seed for a table.
pub fn random_seed() -> Result<Seed, getrandom::Error> {
    Ok(Seed(random()?))
}

/// SHA-256 over parts, each with its length before it.
pub fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut h = Sha256::new();
    for part in parts {
        h.update((part.len() as u64).to_le_bytes());
        h.update(part);
    }
    h.finalize().into()
}

/// Year, month, day, hour and minute of a moment of Unix time, by the clock of Greenwich.
pub fn date(at: i64) -> (i64, u8, u8, u8, u8) {
    let (days, seconds) = (at.div_euclid(86_400), at.rem_euclid(86_400));
    // Years are counted from a first of March, so that the day a leap year has more is its last.
    let day = days + 719_468;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year + i64::from(month <= 2);
    (year, month as u8, day as u8, (seconds / 3_600) as u8, (seconds / 60 % 60) as u8)
}

/// Are they the same? It takes as long for a near miss as for a wild guess.
pub fn same_secret(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |d, (x, y)| d | (x ^ y)) == 0
}

/// A number nobody can guess.
pub fn random_number() -> Result<u64, getrandom::Error> {
    Ok(u64::from_le_bytes(random()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        assert_eq!(date(0), (1970, 1, 1, 0, 0));
        assert_eq!(date(-60), (1969, 12, 31, 23, 59));
        assert_eq!(date(951_827_696), (2000, 2, 29, 12, 34));
        assert_eq!(date(1_000_000_000), (2001, 9, 9, 1, 46));
        assert_eq!(date(4_107_542_400), (2100, 3, 1, 0, 0));
    }
}
