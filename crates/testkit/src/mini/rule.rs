//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.

use ironbottom_kernel::RuleId;

/// The marsh is made of hexes. No band leaves it, and none enters deep water.
pub const MI_001: RuleId = RuleId::numbered(1);

/// A band is strong (2), light (1) or straw men (0). All know what each clan has left, not where it is.
pub const MI_002: RuleId = RuleId::numbered(2);

/// Dice deal the bands of each clan, unseen, to its starting hexes.
pub const MI_003: RuleId = RuleId::numbered(3);

/// Both clans plot at once and in secret: up to two steps a band.
pub const MI_004: RuleId = RuleId::numbered(4);

/// A clan that has plotted says so; when both have, the march begins.
pub const MI_005: RuleId = RuleId::numbered(5);

/// All first steps are taken, then all second ones: Heron before Otter, bands in their own order.
pub const MI_006: RuleId = RuleId::numbered(6);

/// A band that steps into a hex with enemies fights them one by one; it enters when none is left.
pub const MI_007: RuleId = RuleId::numbered(7);

/// In a fight each adds its strength to a die and both are laid open. The lower is lost; if equal both stand, and an attacker on
/// the march stops where it was.
pub const MI_008: RuleId = RuleId::numbered(8);

/// A band that steps next to enemies without a fight is sighted: they know the hex, not the band.
pub const MI_009: RuleId = RuleId::numbered(9);

/// Its clan reports few or many. A strong band must be reported as many; the others as they like.
pub const MI_010: RuleId = RuleId::numbered(10);

/// The clan that sighted it may then strike once with a band next to it, straw men excepted, before the march goes on.
pub const MI_011: RuleId = RuleId::numbered(11);

/// When the round ends, every band laid open is hidden again.
pub const MI_012: RuleId = RuleId::numbered(12);

/// A clan may leave standing orders for reports and strikes, at any time and in secret.
pub const MI_013: RuleId = RuleId::numbered(13);

/// When points are level after a round, either clan may propose a truce; if the other agrees the game is drawn.
pub const MI_014: RuleId = RuleId::numbered(14);

/// Each strong or light band of the enemy that is lost is one point.
pub const MI_015: RuleId = RuleId::numbered(15);

/// A clan left with straw men only is beaten at once.
pub const MI_016: RuleId = RuleId::numbered(16);

/// After the last round each hut held is one point more; the higher total wins.
pub const MI_017: RuleId = RuleId::numbered(17);

/// Only a clan that is asked decides.
pub const MI_018: RuleId = RuleId::numbered(18);
