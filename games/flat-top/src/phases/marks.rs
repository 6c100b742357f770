//! 7.16, FT-085, FT-102: what the log says of markers that come onto the common map or leave it.
//!
//! One marker stands for all units of a kind in a hex, so one line does too: for each hex and kind, sorted, and none where the map looks
//! the same before and after. Neither the number of lines nor their order tells how many units there are, or which.

use crate::{event::Event, position::Marker, position::Position, types::Side};
use ironbottom_kernel::{Log, RuleId};

/// Puts a unit of this kind in a hex on the map; its marker is new if none of its kind was there. To be called before it is shown.
pub fn put(p: &Position, mark: Marker, new: &mut Vec<Marker>) {
    if !p.side(mark.side).is_marked(mark.at, mark.air) {
        new.push(mark);
    }
}

/// These came onto the map.
pub fn shown(mut new: Vec<Marker>, rule: RuleId, log: &mut Log<Event>) {
    new.sort_unstable();
    new.dedup();
    for Marker { side, at, air } in new {
        log.event(rule, Event::Shown { side, at, air });
    }
}

/// Units were taken off the map in these hexes: where none of the kind is left, the marker is gone.
pub fn hidden(p: &Position, mut gone: Vec<Marker>, rule: RuleId, log: &mut Log<Event>) {
    gone.sort_unstable();
    gone.dedup();
    gone.retain(|m| !p.side(m.side).is_marked(m.at, m.air));
    for Marker { side, at, air } in gone {
        log.event(rule, Event::Hidden { side, at, air });
    }
}

/// A marker of task forces.
pub const fn ships(side: Side, at: crate::types::At) -> Marker {
    Marker { side, at, air: false }
}

/// A marker of aircraft.
pub const fn aircraft(side: Side, at: crate::types::At) -> Marker {
    Marker { side, at, air: true }
}
