//! Names of people and tables.

use std::fmt;

/// The number of a person, guest or account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UserId(pub i64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A name nobody can guess: 128 random bits as 32 hexadecimal digits, so that knowing one does not help to find another.
macro_rules! random_name {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// Makes a name of random bits (the caller's: the store has no dice).
            pub fn from_random(bits: [u8; 16]) -> $name {
                $name(hex(&bits))
            }

            /// Reads a name as it stands in an address; `None` if it cannot be one.
            pub fn parse(text: &str) -> Option<$name> {
                let fits = text.len() == 32 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
                fits.then(|| $name(text.to_owned()))
            }

            /// The 32 digits.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

random_name!(
    /// The name of a table.
    TableId
);
random_name!(
    /// The name of a challenge.
    ChallengeId
);

/// A SHA-256 of a secret token. Only hashes are stored, so that a stolen copy of the database opens no door.
pub type Hash = [u8; 32];

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    let digit = |n: u8| DIGITS.get(usize::from(n)).copied().unwrap_or('0');
    bytes.iter().flat_map(|b| [digit(b >> 4), digit(b & 15)]).collect()
}
