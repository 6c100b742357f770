//! What a viewer may know: everything that lies on the table. What a pile or the cup will give is not known to anybody: it has no order
//! (see [`crate::position`]), and dice not yet rolled are in no position.

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
