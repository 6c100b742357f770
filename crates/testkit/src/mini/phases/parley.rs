//! Chapter "Parley and end".

use crate::mini::{
    Mini,
    action::{Action, Event},
    position::{Clan, Ending, Frame, Position},
    rule,
};
use ironbottom_kernel::{Log, Outcome, Seat, SeatSet, text::Msg};

/// MI-012, MI-014, MI-017: bands are hidden again; then the end, parley, or the next round.
pub fn end_round(game: &Mini, p: &mut Position, log: &mut Log<Event>) {
    for band in p.clans.iter_mut().flat_map(|c| &mut c.bands) {
        band.shown = false;
        band.plan.clear();
    }
    p.ready = SeatSet::NONE;
    if p.round >= p.settings.limit {
        let held = |c: &Clan| c.living().filter(|(_, _, h)| game.board.huts.contains(h)).count() as u8;
        let (heron, otter) = (held(&p.clans[0]), held(&p.clans[1]));
        p.points[0] += heron;
        p.points[1] += otter;
        p.ending = Some(Ending::Limit);
        p.stack.clear();
        log.learned(SeatSet::ALL);
        log.event(rule::MI_017, Event::Huts { heron, otter });
        return;
    }
    p.round += 1;
    log.event(rule::MI_012, Event::Round { round: p.round });
    let level = p.settings.parley && p.points[0] == p.points[1];
    p.stack = vec![if level { Frame::Parley(None) } else { Frame::Plot }];
}

/// MI-014: is this an answer to the question of the moment?
pub const fn is_answer(by: Option<Seat>, action: &Action) -> bool {
    match by {
        None => matches!(action, Action::Propose | Action::Decline),
        Some(_) => matches!(action, Action::Agree | Action::Refuse),
    }
}

/// MI-014: one proposes, the other agrees or refuses.
pub fn answer(p: &mut Position, clan: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Propose => {
            log.event(rule::MI_014, Event::Proposed { clan });
            p.stack = vec![Frame::Parley(Some(clan))];
        }
        Action::Agree => {
            log.event(rule::MI_014, Event::Agreed { clan });
            p.ending = Some(Ending::Truce);
            p.stack.clear();
        }
        Action::Refuse => {
            log.event(rule::MI_014, Event::Refused { clan });
            p.stack = vec![Frame::Plot];
        }
        _ => {
            log.event(rule::MI_014, Event::Declined { clan });
            p.stack = vec![Frame::Plot];
        }
    }
}

/// MI-014, MI-016, MI-017: who won.
pub fn outcome(game: &Mini, ending: Ending, points: [u8; 2]) -> Outcome {
    let higher = match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    };
    let (winner, reason) = match ending {
        Ending::Beaten(loser) => {
            let reason = Msg::new("mi-end-beaten").name("clan", crate::mini::clan_name(loser));
            (Some(crate::mini::position::other(loser)), reason)
        }
        Ending::Truce => (None, Msg::new("mi-end-truce")),
        Ending::Limit => (higher, Msg::new("mi-end-limit")),
    };
    let side = winner.and_then(|s| game.about.info.seats.get(s.0 as usize)).map(|s| s.side.clone());
    Outcome { winner: side, reason, honours: winner.map_or(SeatSet::NONE, SeatSet::one) }
}
