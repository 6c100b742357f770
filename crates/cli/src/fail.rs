//! How the program ends when it cannot do what it was asked.

/// One clear sentence, and how bad it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fail {
    /// Bad input: exit code 2, nothing written.
    Input(String),
    /// What was asked for was done, and something failed in it: exit code 1.
    Result(String),
}

impl Fail {
    /// The sentence.
    pub fn sentence(&self) -> &str {
        match self {
            Self::Input(s) | Self::Result(s) => s,
        }
    }

    /// The exit code.
    pub const fn code(&self) -> u8 {
        match self {
            Self::Input(_) => 2,
            Self::Result(_) => 1,
        }
    }
}

/// Most things can fail.
pub type Done<T = ()> = Result<T, Fail>;
