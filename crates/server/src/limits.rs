//! Who asks too often, and how many connections one visitor may have.

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
};

/// Connections of one visitor.
const SOCKETS: usize = 32;

const fn number(n: u32) -> NonZeroU32 {
    match NonZeroU32::new(n) {
        Some(n) => n,
        None => NonZeroU32::MIN,
    }
}

/// Limits that hold for the whole server.
pub struct Limits {
    sign_in: DefaultKeyedRateLimiter<String>,
    tables: DefaultKeyedRateLimiter<String>,
    sockets: Mutex<HashMap<String, usize>>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            // A password may be tried a few times, then once every ten seconds.
            sign_in: RateLimiter::keyed(Quota::per_minute(number(6)).allow_burst(number(8))),
            tables: RateLimiter::keyed(Quota::per_minute(number(30)).allow_burst(number(30))),
            sockets: Mutex::default(),
        }
    }
}

impl Limits {
    /// May this name be tried once more?
    pub fn sign_in(&self, name: &str) -> bool {
        self.sign_in.check_key(&name.to_lowercase()).is_ok()
    }

    /// May this visitor make one more table, guest or account?
    pub fn make(&self, visitor: &str) -> bool {
        self.tables.check_key(&visitor.to_owned()).is_ok()
    }

    /// Forgets who has been quiet.
    pub fn sweep(&self) {
        self.sign_in.retain_recent();
        self.tables.retain_recent();
    }

    /// One more connection of a visitor; none: there are too many.
    pub fn socket(self: &Arc<Self>, visitor: &str) -> Option<Open> {
        let mut all = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let n = all.entry(visitor.to_owned()).or_default();
        if *n >= SOCKETS {
            return None;
        }
        *n += 1;
        Some(Open { limits: self.clone(), visitor: visitor.to_owned() })
    }
}

/// An open connection; it is counted until it is dropped.
pub struct Open {
    limits: Arc<Limits>,
    visitor: String,
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut all = self.limits.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n) = all.get_mut(&self.visitor) {
            *n -= 1;
            if *n == 0 {
                all.remove(&self.visitor);
            }
        }
    }
}

/// How often one connection may speak: a timeline dragged about is quick, a flood is not.
pub fn of_connection() -> DefaultDirectRateLimiter {
    RateLimiter::direct(Quota::per_second(number(60)).allow_burst(number(120)))
}
