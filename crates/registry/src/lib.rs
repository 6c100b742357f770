//! The games this build knows.
