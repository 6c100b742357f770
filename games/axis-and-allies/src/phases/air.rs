//! Movement by air, in combat and non-combat movement.
