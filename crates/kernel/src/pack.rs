//! A game's data as text files, kept by hash.

use crate::{dice::hex, text::Msg};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The files of a pack by name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pack(pub BTreeMap<String, String>);

/// One violation, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackProblem {
    /// Which file.
    pub file: String,
    /// Which line, from 1 (0: the file as a whole).
    pub line: usize,
    /// What is wrong.
    pub problem: Msg,
}

/// All violations of a pack, in the order of files and lines.
#[derive(Clone, PartialEq, Eq, Debug, Default, thiserror::Error)]
#[error("the pack has {} problem(s)", .0.len())]
pub struct PackProblems(pub Vec<PackProblem>);

impl PackProblems {
    /// Notes a violation.
    pub fn add(&mut self, file: &str, line: usize, problem: Msg) {
        self.0.push(PackProblem { file: file.to_owned(), line, problem });
    }

    /// `Ok` if there is none.
    pub fn finish(mut self) -> Result<(), Self> {
        if self.0.is_empty() {
            return Ok(());
        }
        self.0.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        Err(self)
    }
}

impl Pack {
    /// From pairs of name and text.
    pub fn from_files(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|(n, t)| ((*n).to_owned(), (*t).to_owned())).collect())
    }

    /// The same pack with another text for one of its files.
    #[must_use]
    pub fn with_file(mut self, name: &str, text: &str) -> Self {
        self.0.insert(name.to_owned(), text.to_owned());
        self
    }

    /// SHA-256 over names and contents: what a journal names.
    pub fn hash(&self) -> String {
        let mut h = Sha256::new();
        for (name, text) in &self.0 {
            for part in [name, text] {
                h.update((part.len() as u64).to_le_bytes());
                h.update(part.as_bytes());
            }
        }
        hex(&h.finalize())
    }

    /// Reads one file of the pack; what is wrong goes to `problems`.
    pub fn read<T: DeserializeOwned>(&self, file: &str, problems: &mut PackProblems) -> Option<T> {
        let Some(text) = self.0.get(file) else {
            problems.add(file, 0, Msg::new("pack-file-missing").text("file", file));
            return None;
        };
        match toml::from_str(text) {
            Ok(value) => Some(value),
            Err(e) => {
                let line = e.span().map_or(0, |s| line_of(text, s.start));
                problems.add(file, line, Msg::new("pack-not-readable").text("problem", e.message()));
                None
            }
        }
    }

    /// The line (from 1) of a byte of a file.
    pub fn line(&self, file: &str, byte: usize) -> usize {
        self.0.get(file).map_or(0, |text| line_of(text, byte))
    }
}

fn line_of(text: &str, byte: usize) -> usize {
    text.as_bytes().iter().take(byte).filter(|b| **b == b'\n').count() + 1
}

/// A value with its place in the file, so that a violation can name its line.
pub type Spanned<T> = toml::Spanned<T>;
