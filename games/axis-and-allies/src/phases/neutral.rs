//! Neutral territories (rulebook 4.110-4.113).
use crate::{board::Board, event::Event, position::Position};
use ironbottom_kernel::{Log, Refusal, area::Space};

/// May the active power violate `n` neutrals now (AA-207, strict neutrals)?
pub fn check(_p: &Position, _n: usize) -> Result<(), Refusal> {
    Ok(())
}
/// Pays and takes control (AA-202, AA-203).
pub fn violate(_b: &Board, _p: &mut Position, _space: Space, _log: &mut Log<Event>) {}
