//! Weapons development.
