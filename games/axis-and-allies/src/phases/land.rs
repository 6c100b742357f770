//! Movement by land, in combat and non-combat movement.
