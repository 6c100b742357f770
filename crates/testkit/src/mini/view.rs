//! What one viewer may know, built up from nothing.

use super::position::{Claim, Clan, Cursor, Ending, Frame, Kind, Mover, Position, Settings, Trace, other};
use ironbottom_kernel::{Seat, SeatSet, Viewer, hex::Hex};
use serde::Serialize;

/// A band laid open, as all see it: no number, nothing that outlasts the round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Seen {
    /// Where.
    pub hex: Hex,
    /// What.
    pub kind: Kind,
}

/// What everybody knows of where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Stage {
    /// Both plot.
    Plot,
    /// This clan must report.
    Report(Seat),
    /// This clan may strike.
    React(Seat),
    /// Parley, perhaps with a proposal by one.
    Parley(Option<Seat>),
    /// It is over.
    Over(Ending),
}

/// What the two clans know of a sighted band.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Contact {
    /// Where it is.
    pub hex: Hex,
    /// What was reported of it.
    pub claim: Option<Claim>,
}

/// What only the clan on the march knows: which band it is, and where the march goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "said above")]
pub struct OnMarch {
    pub mover: Mover,
    pub cursor: Cursor,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Clans the viewer sees from inside.
    pub eyes: SeatSet,
    /// Options.
    pub settings: Settings,
    /// The round.
    pub round: u8,
    /// Who is done plotting.
    pub ready: SeatSet,
    /// Points.
    pub points: [u8; 2],
    /// Kinds of the bands each clan has left, sorted (MI-002).
    pub left: [Vec<Kind>; 2],
    /// Kinds of the bands each clan has lost, sorted.
    pub lost: [Vec<Kind>; 2],
    /// Bands laid open, sorted.
    pub seen: [Vec<Seen>; 2],
    /// Clans known from inside.
    pub own: [Option<Clan>; 2],
    /// Where the game stands.
    pub stage: Stage,
    /// The sighted band.
    pub contact: Option<Contact>,
    /// Where each clan was last sighted, for those who saw it or were seen.
    pub traces: [Option<Trace>; 2],
    /// The march.
    pub on_march: Option<OnMarch>,
}

fn seen(clan: &Clan) -> Vec<Seen> {
    let mut seen: Vec<Seen> = clan.living().filter(|(_, b, _)| b.shown).map(|(_, b, hex)| Seen { hex, kind: b.kind }).collect();
    // Sorted, because the order of a clan's list is its own secret.
    seen.sort_unstable();
    seen
}

/// The view of a viewer.
pub fn view(p: &Position, viewer: Viewer) -> View {
    let eyes: SeatSet = [Seat(0), Seat(1)].into_iter().filter(|s| viewer.sees(SeatSet::one(*s))).collect();
    let own = |seat: Seat| eyes.has(seat).then(|| p.clan(seat).clone());
    let stage = match (p.ending, p.stack.last()) {
        (Some(ending), _) => Stage::Over(ending),
        (None, Some(Frame::Report(m))) => Stage::Report(m.clan),
        (None, Some(Frame::React(m, _))) => Stage::React(other(m.clan)),
        (None, Some(Frame::Parley(by))) => Stage::Parley(*by),
        (None, _) => Stage::Plot,
    };
    let claim = if let Some(Frame::React(_, claim)) = p.stack.last() { *claim } else { None };
    let contact = p.sighted().filter(|_| !eyes.is_empty()).map(|(_, _, hex)| Contact { hex, claim });
    let on_march = match (p.stack.first(), p.sighted()) {
        (Some(Frame::March(cursor)), Some((mover, _, _))) if eyes.has(mover.clan) => Some(OnMarch { mover, cursor: *cursor }),
        _ => None,
    };
    View {
        eyes,
        settings: p.settings,
        round: p.round,
        ready: p.ready,
        points: p.points,
        left: [p.clans[0].kinds(true), p.clans[1].kinds(true)],
        lost: [p.clans[0].kinds(false), p.clans[1].kinds(false)],
        seen: [seen(&p.clans[0]), seen(&p.clans[1])],
        own: [own(Seat(0)), own(Seat(1))],
        stage,
        contact,
        traces: if eyes.is_empty() { [None, None] } else { p.traces },
        on_march,
    }
}
