//! What a viewer may know: everything. Units, purchases, developments and money lie open (digest A.6), plans are in people's heads.

use crate::position::Position;
use ironbottom_kernel::Viewer;
use serde::Serialize;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The open position.
    pub position: Position,
}

impl View {
    /// The same for every viewer.
    pub fn new(p: &Position, _viewer: Viewer) -> Self {
        Self { position: p.clone() }
    }
}
