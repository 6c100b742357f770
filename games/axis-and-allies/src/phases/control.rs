//! Control of territories: capture, liberation, capitals (rulebook 5.31-5.43).
use crate::{board::Board, event::Event, position::Position};
use ironbottom_kernel::{Log, area::Space};

/// The active power's land units take a territory without or after battle: capture or liberation, guns and complexes, capitals, money.
pub fn take(_b: &Board, _p: &mut Position, _space: Space, _log: &mut Log<Event>) {}
