//! All chance goes through here, and every die can be checked afterwards.
//!
//! A table commits to SHA-256(seed) before the first roll; players may add words of their own after that; the seed is
//! shown at the end. A die is drawn as follows (anybody may repeat it with their own tools):
//!
//! 1. key = SHA-256("ironbottom dice 1" 0x00, seed (32 bytes), for each word its length (u32, little endian) and its bytes,
//!    0xff, the purpose's bytes, 0x00, undos across dice so far (u32, little endian)).
//! 2. The n-th die (from 0) of that purpose is word n (u32) of the ChaCha20 key stream with that key and nonce 0.
//! 3. With s sides, words of floor(2^32 / s) * s and above are refused; the next try for die n is word
//!    2^34 + 16 n, 2^34 + 16 n + 1, ... The face is (word mod s) + 1.
//!
//! So hidden rolls shift nothing: what one purpose draws never moves the dice of another.

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::borrow::Cow;

/// What a die is for, e.g. `search`. Part of the draw.
pub type Purpose = &'static str;

/// One die as the journal keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// What it was for.
    #[serde(rename = "for")]
    pub purpose: Cow<'static, str>,
    /// Number of sides.
    #[serde(rename = "d")]
    pub sides: u8,
    /// The face, from 1.
    #[serde(rename = "v")]
    pub value: u8,
}

/// The secret a table commits to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number: for tests and simulations, where nothing needs to be secret.
    pub fn from_number(n: u64) -> Self {
        let mut h = Sha256::new();
        h.update(b"ironbottom seed number");
        h.update(n.to_le_bytes());
        Self(h.finalize().into())
    }

    /// What the table publishes before the first die.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The seed in hexadecimal.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Reads a seed of 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (i, b) in bytes.iter_mut().enumerate() {
            *b = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
        }
        Some(Self(bytes))
    }
}

/// When the seed of a table is given out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seal {
    /// Once its game is over.
    #[default]
    Own,
    /// Not even then: others still play with the same seed.
    Shut,
    /// It has been given out, whether the game is over or not.
    Broken,
}

/// Lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut s, b| {
        // Writing to a String cannot fail.
        let _ = write!(s, "{b:02x}");
        s
    })
}

/// A recorded or scripted die that does not fit what the rules asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DiceFault {
    /// The rules rolled more dice than were recorded.
    #[error("the rules roll a die for '{purpose}' that is not recorded")]
    Missing {
        /// Purpose asked for.
        purpose: String,
    },
    /// Another purpose or number of sides.
    #[error("recorded: a d{sides} for '{recorded}'; the rules roll for '{purpose}'")]
    Different {
        /// Purpose asked for.
        purpose: String,
        /// Purpose recorded.
        recorded: String,
        /// Sides recorded.
        sides: u8,
    },
    /// A face the die does not have.
    #[error("a d{sides} cannot show {value}")]
    NoSuchFace {
        /// Sides.
        sides: u8,
        /// Face recorded.
        value: u8,
    },
    /// More dice recorded than rolled.
    #[error("{extra} recorded dice were never rolled")]
    LeftOver {
        /// How many.
        extra: usize,
    },
}

#[derive(Clone)]
struct Stream {
    purpose: Cow<'static, str>,
    rng: ChaCha20Rng,
    count: u32,
}

#[derive(Clone)]
enum Source {
    Seeded {
        seed: Seed,
        words: Vec<String>,
        streams: Vec<Stream>,
    },
    /// Faces in the order the rules ask, whatever the purpose: for tests of worked examples.
    Scripted {
        faces: std::collections::VecDeque<u8>,
    },
    /// What a journal holds.
    Recorded {
        rolls: std::collections::VecDeque<Roll>,
    },
    /// One stream for everything: for rollouts, which nobody records or checks.
    Loose {
        rng: Box<Rng>,
    },
}

/// Where dice come from. See the module's head for the draw.
#[derive(Clone)]
pub struct Dice {
    source: Source,
    undos: u32,
    rolled: Vec<Roll>,
    fault: Option<DiceFault>,
}

impl Dice {
    /// Dice drawn from a seed and the players' words.
    pub fn seeded(seed: Seed, words: Vec<String>) -> Self {
        Self::new(Source::Seeded { seed, words, streams: Vec::new() })
    }

    /// Dice that show these faces in turn; running out is a fault.
    pub fn scripted(faces: &[u8]) -> Self {
        Self::new(Source::Scripted { faces: faces.iter().copied().collect() })
    }

    /// Dice as a journal recorded them.
    pub fn recorded(rolls: &[Roll]) -> Self {
        Self::new(Source::Recorded { rolls: rolls.iter().cloned().collect() })
    }

    /// Dice for imagined play that nobody records: one quick stream whatever the purpose. A game at a table never rolls these.
    pub fn loose(seed: u64) -> Self {
        Self::new(Source::Loose { rng: Box::new(Rng::new(seed)) })
    }

    fn new(source: Source) -> Self {
        Self { source, undos: 0, rolled: Vec::new(), fault: None }
    }

    /// Rolls one die of `sides`; the face is from 1.
    pub fn roll(&mut self, purpose: Purpose, sides: u8) -> u8 {
        let sides = sides.max(1);
        let value = match &mut self.source {
            Source::Seeded { seed, words, streams } => {
                // What is rolled now was mostly rolled a moment ago.
                let i = streams.iter().rposition(|s| s.purpose == purpose).unwrap_or_else(|| {
                    streams.push(Stream {
                        purpose: Cow::Borrowed(purpose),
                        rng: stream(seed, words, purpose, self.undos),
                        count: 0,
                    });
                    streams.len() - 1
                });
                streams[i].draw(sides)
            }
            Source::Scripted { faces } => match faces.pop_front() {
                Some(v) if (1..=sides).contains(&v) => v,
                Some(v) => fail(&mut self.fault, DiceFault::NoSuchFace { sides, value: v }),
                None => fail(&mut self.fault, DiceFault::Missing { purpose: purpose.to_owned() }),
            },
            Source::Recorded { rolls } => match rolls.pop_front() {
                Some(r) if r.purpose != purpose || r.sides != sides => fail(
                    &mut self.fault,
                    DiceFault::Different { purpose: purpose.to_owned(), recorded: r.purpose.into_owned(), sides: r.sides },
                ),
                Some(r) if !(1..=sides).contains(&r.value) => {
                    fail(&mut self.fault, DiceFault::NoSuchFace { sides, value: r.value })
                }
                Some(r) => r.value,
                None => fail(&mut self.fault, DiceFault::Missing { purpose: purpose.to_owned() }),
            },
            Source::Loose { rng } => rng.below(usize::from(sides)) as u8 + 1,
        };
        self.rolled.push(Roll { purpose: Cow::Borrowed(purpose), sides, value });
        value
    }

    /// A six-sided die.
    pub fn d6(&mut self, purpose: Purpose) -> u8 {
        self.roll(purpose, 6)
    }

    /// How many dice were rolled and not yet taken.
    pub fn rolled(&self) -> usize {
        self.rolled.len()
    }

    /// Takes the dice rolled since the last call.
    pub fn take(&mut self) -> Vec<Roll> {
        std::mem::take(&mut self.rolled)
    }

    /// Forgets the dice rolled since the last call, keeping their memory: for play that nobody records.
    pub fn forget(&mut self) {
        self.rolled.clear();
    }

    /// What did not fit, if anything.
    pub fn fault(&self) -> Option<&DiceFault> {
        self.fault.as_ref()
    }

    /// Recorded or scripted dice not yet rolled.
    pub fn left(&self) -> usize {
        match &self.source {
            Source::Seeded { .. } | Source::Loose { .. } => 0,
            Source::Scripted { faces } => faces.len(),
            Source::Recorded { rolls } => rolls.len(),
        }
    }

    /// Sets seeded dice to where a journal stands: after `undos` consented undos across dice, with these rolls in force.
    pub fn resume<'a>(&mut self, undos: u32, in_force: impl Iterator<Item = &'a Roll>) {
        self.undos = undos;
        self.rolled.clear();
        if let Source::Seeded { seed, words, streams } = &mut self.source {
            streams.clear();
            for roll in in_force {
                match streams.iter_mut().find(|s| s.purpose == roll.purpose) {
                    Some(s) => s.count += 1,
                    None => streams.push(Stream {
                        purpose: roll.purpose.clone(),
                        rng: stream(seed, words, &roll.purpose, undos),
                        count: 1,
                    }),
                }
            }
        }
    }
}

fn fail(slot: &mut Option<DiceFault>, fault: DiceFault) -> u8 {
    slot.get_or_insert(fault);
    // `apply` cannot fail; a face that exists keeps it going until the fault is looked at.
    1
}

fn stream(seed: &Seed, words: &[String], purpose: &str, undos: u32) -> ChaCha20Rng {
    let mut h = Sha256::new();
    h.update(b"ironbottom dice 1\0");
    h.update(seed.0);
    for w in words {
        h.update((w.len() as u32).to_le_bytes());
        h.update(w.as_bytes());
    }
    h.update([0xff]);
    h.update(purpose.as_bytes());
    h.update([0]);
    h.update(undos.to_le_bytes());
    ChaCha20Rng::from_seed(h.finalize().into())
}

impl Stream {
    fn draw(&mut self, sides: u8) -> u8 {
        let n = u128::from(self.count);
        self.count += 1;
        if self.rng.get_word_pos() != n {
            self.rng.set_word_pos(n);
        }
        let sides = u32::from(sides);
        let limit = (u64::from(u32::MAX) + 1) / u64::from(sides) * u64::from(sides);
        let mut word = self.rng.next_u32();
        if u64::from(word) >= limit {
            self.rng.set_word_pos((1 << 34) + 16 * n);
            while u64::from(word) >= limit {
                word = self.rng.next_u32();
            }
        }
        (word % sides) as u8 + 1
    }
}

/// Chance that is not part of a game: bots, generators, shuffles of what is imagined.
#[derive(Clone)]
pub struct Rng(ChaCha20Rng);

impl Rng {
    /// From a number.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha20Rng::from_seed(Seed::from_number(seed).0))
    }

    /// A number below `n` (0 if `n` is 0).
    pub fn below(&mut self, n: usize) -> usize {
        // A 64-bit product keeps the bias below 2^-32, far from what a random player could show.
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    /// True once in `n`.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
