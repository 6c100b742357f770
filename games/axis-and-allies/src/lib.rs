//! Axis & Allies, 2nd edition.
