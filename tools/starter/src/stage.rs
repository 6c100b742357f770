//! The board, the colours of the sides and the symbols of the pieces.

use ironbottom_kernel::board::{BoardError, Stage};

/// The board, the colours of the sides and the symbols of the pieces.
pub fn stage() -> Result<Stage, BoardError> {
    Stage::from_files(
        &[include_str!("../boards/map.json")],
        &[("arvon", "green", false), ("belmar", "orange", true)],
        &[("kind.block", "u-infantry"), ("kind.hidden", "u-hidden")],
        &[],
    )
}
