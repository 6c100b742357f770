//! `cargo xtask maps`.

fn main() {}
