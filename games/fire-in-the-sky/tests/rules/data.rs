//! What is printed (2.1, 2.2, 21).
