//! Movement by sea, in combat and non-combat movement.
