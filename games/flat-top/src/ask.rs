//! Questions to the rules that change nothing.

/// Names of the questions that can be put to a table.
pub const QUERIES: [&str; 0] = [];
