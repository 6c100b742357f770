//! Fleet Commander: Nimitz: its boards. The rules are still to come.

use ironbottom_kernel::board::{BoardError, Stage};

/// The boards, the colours of the sides and the symbols of the pieces.
pub fn stage() -> Result<Stage, BoardError> {
    Ok(Stage::default())
}
