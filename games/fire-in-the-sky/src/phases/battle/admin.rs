//! Administration (12.3.5): OCCUPIED BASE markers, and what could not land or unload.

use super::Battle;
use crate::{
    action::Item,
    board::Board,
    event::{Event, Why},
    phases::damage,
    position::{AirGroup, AirPlace, Place, Position},
    rule,
    types::{Side, Space},
};
use ironbottom_kernel::Log;

/// FS-260, FS-261, R57: a base with land units of one side alone that does not control it gets its marker; control does not change yet.
pub fn occupy(b: &Board, p: &mut Position, at: Space, log: &mut Log<Event>) {
    if b.base(at).is_none() || p.occupier(at).is_some() {
        return;
    }
    let ashore = Side::ALL.map(|s| p.land_in(b, Place::At(at)).any(|u| b.side(u) == s));
    let [japan, allies] = ashore;
    if japan == allies {
        return;
    }
    let side = if japan { Side::Japan } else { Side::Allies };
    if p.holds(side, at) {
        return;
    }
    p.occupied.push((at, side));
    // FS-322: the British return to Singapore no more.
    p.once.singapore_occupied |= side == Side::Japan && at == b.places.singapore;
    log.event(rule::FS_260, Event::Occupied { at, side });
}

/// The battle is over. Ships stay in their task forces, in the hex and in Malaya in their half (FS-262, FS-035); aircraft from afar never
/// left their base (FS-263); who is ashore stays ashore (FS-413).
pub fn close(b: &Board, p: &mut Position, bt: &Battle, log: &mut Log<Event>) {
    for f in bt.forces(b, p) {
        // FS-266: land units still aboard; FS-408: those of carrier forces among them.
        for u in p.land_in(b, Place::Force(f)).collect::<Vec<_>>() {
            damage::away(b, p, u, Why::NotLanded, log);
        }
        // FS-265, FS-412: air steps still aboard.
        for g in p.air_in(AirPlace::Force(f)).copied().collect::<Vec<_>>() {
            let turn = damage::next_reinforcements(p, g.nation.side());
            if p.take_air(g) {
                p.add_air(AirGroup { at: AirPlace::Track(turn), sailed: false, ..g });
                let item = Item::Air { nation: g.nation, steps: g.steps };
                log.event(rule::FS_265, Event::Away { item, why: Why::NotLanded, turn });
            }
        }
        damage::close_force(p, f);
    }
    if bt.opposed {
        log.event(rule::FS_410, Event::BattleEnded { at: bt.at });
    }
}
