//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

use ironbottom_kernel::RuleId;

/// Section 1: Each side begins with eight blocks in its two homes; a die says how many stand in the first. Only the side itself
/// knows how many blocks stand in a space it holds; all know how many it has.
pub const ST_001: RuleId = RuleId::numbered(1);

/// Section 2: The side whose turn it is marches up to three blocks, one after the other, and then says that it is done.
pub const ST_002: RuleId = RuleId::numbered(2);

/// Section 2: A block marches from a space that its side holds into one next to it.
pub const ST_003: RuleId = RuleId::numbered(3);

/// Section 3: Then a space that blocks have entered is taken. If enemies stand in it, both sides first add a die to the number of
/// their blocks there; the lower total loses all of them, and a tie goes to the holder.
pub const ST_004: RuleId = RuleId::numbered(4);

/// Section 4: The game ends after the last round, or as soon as a side has no block left. Whoever holds more spaces wins; a side
/// without blocks loses.
pub const ST_005: RuleId = RuleId::numbered(5);
