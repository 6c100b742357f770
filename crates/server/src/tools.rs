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

/// Are they the same? It takes as long for a near miss as for a wild guess.
pub fn same_secret(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |d, (x, y)| d | (x ^ y)) == 0
}

/// A number nobody can guess.
pub fn random_number() -> Result<u64, getrandom::Error> {
    Ok(u64::from_le_bytes(random()?))
}
