//! What a viewer may know.

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
    /// What that viewer sees.
    pub fn new(p: &Position, _viewer: Viewer) -> Self {
        Self { position: p.clone() }
    }
}
