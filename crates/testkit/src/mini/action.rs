//! What a clan may decide, and what may happen. The JSON names are the save format: they never change.

use super::position::{Claim, Kind, React, Report};
use ironbottom_kernel::{
    Msg, Seat,
    hex::{Hex, Side},
};
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Plot one more step of a band (MI-004).
    Step {
        /// Which of the clan's own bands.
        band: u8,
        /// Across which side.
        side: Side,
    },
    /// Done plotting (MI-005).
    Ready,
    /// What to say of a sighted band (MI-010).
    Claim(Claim),
    /// Strike the sighted band (MI-011).
    Strike {
        /// With which of the clan's own bands.
        band: u8,
    },
    /// Let it pass (MI-011).
    Hold,
    /// Propose a truce (MI-014).
    Propose,
    /// Fight on without one (MI-014).
    Decline,
    /// Agree to the truce (MI-014).
    Agree,
    /// Refuse it (MI-014).
    Refuse,
    /// A standing order (MI-013).
    Order(Order),
}

/// A standing order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// How to report.
    Report(Report),
    /// Whether to strike.
    React(React),
    /// Whether its bands rest: then it is ready at once.
    Rest(bool),
}

impl Order {
    /// All there are.
    pub const ALL: [Self; 8] = [
        Self::Report(Report::Ask),
        Self::Report(Report::Truth),
        Self::Report(Report::Bluff),
        Self::React(React::Ask),
        Self::React(React::Strike),
        Self::React(React::Hold),
        Self::Rest(false),
        Self::Rest(true),
    ];

    /// Its message id, which also is its word in notation after `mi-order-`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Report(Report::Ask) => "mi-order-report-ask",
            Self::Report(Report::Truth) => "mi-order-report-truth",
            Self::Report(Report::Bluff) => "mi-order-report-bluff",
            Self::React(React::Ask) => "mi-order-react-ask",
            Self::React(React::Strike) => "mi-order-react-strike",
            Self::React(React::Hold) => "mi-order-react-hold",
            Self::Rest(false) => "mi-order-rest-no",
            Self::Rest(true) => "mi-order-rest-yes",
        }
    }
}

ironbottom_kernel::kinds! {
    Action:
    "step" = Step,
    "ready" = Ready,
    "claim" = Claim,
    "strike" = Strike,
    "hold" = Hold,
    "propose" = Propose,
    "decline" = Decline,
    "agree" = Agree,
    "refuse" = Refuse,
    "order" = Order,
}

/// How a fight ended for the attacker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fight {
    /// The defender is lost.
    Won,
    /// The attacker is lost.
    Lost,
    /// Both stand.
    Stood,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Event {
    /// A step was plotted; only its clan knows.
    Plotted { clan: Seat },
    /// An order was left; only its clan knows.
    Ordered { clan: Seat, order: Order },
    /// A clan is ready.
    Ready { clan: Seat },
    /// A band was sighted; the clans know.
    Sighted { hex: Hex },
    /// It was reported; the clans know.
    Claimed { clan: Seat, claim: Claim },
    /// It was let pass; the clans know.
    Held { clan: Seat },
    /// Two bands fought, for all to see.
    Fought { hex: Hex, attacker: Kind, defender: Kind, roll: u8, answer: u8, result: Fight },
    /// A round began.
    Round { round: u8 },
    /// A truce was proposed.
    Proposed { clan: Seat },
    /// None was.
    Declined { clan: Seat },
    /// It was agreed.
    Agreed { clan: Seat },
    /// It was refused.
    Refused { clan: Seat },
    /// Huts were counted.
    Huts { heron: u8, otter: u8 },
}

impl Event {
    /// For people.
    pub fn tell(&self) -> Msg {
        let by = |id, clan: Seat| Msg::new(id).name("clan", super::clan_name(clan));
        match self {
            Self::Plotted { clan } => by("mi-tell-plotted", *clan),
            Self::Ordered { clan, order } => by("mi-tell-ordered", *clan).msg("order", Msg::new(order.id())),
            Self::Ready { clan } => by("mi-tell-ready", *clan),
            Self::Sighted { hex } => Msg::new("mi-tell-sighted").name("hex", super::hex_name(*hex)),
            Self::Claimed { clan, claim } => by("mi-tell-claimed", *clan).msg("claim", claim.msg()),
            Self::Held { clan } => by("mi-tell-held", *clan),
            Self::Fought { hex, attacker, defender, roll, answer, result } => Msg::new("mi-tell-fought")
                .name("hex", super::hex_name(*hex))
                .name("attacker", attacker.name())
                .name("defender", defender.name())
                .int("roll", *roll)
                .int("answer", *answer)
                .text(
                    "result",
                    match result {
                        Fight::Won => "won",
                        Fight::Lost => "lost",
                        Fight::Stood => "stood",
                    },
                ),
            Self::Round { round } => Msg::new("mi-tell-round").int("round", *round),
            Self::Proposed { clan } => by("mi-tell-proposed", *clan),
            Self::Declined { clan } => by("mi-tell-declined", *clan),
            Self::Agreed { clan } => by("mi-tell-agreed", *clan),
            Self::Refused { clan } => by("mi-tell-refused", *clan),
            Self::Huts { heron, otter } => Msg::new("mi-tell-huts").int("heron", *heron).int("otter", *otter),
        }
    }
}

ironbottom_kernel::kinds! {
    Event:
    "plotted" = Plotted,
    "ordered" = Ordered,
    "ready" = Ready,
    "sighted" = Sighted,
    "claimed" = Claimed,
    "held" = Held,
    "fought" = Fought,
    "round" = Round,
    "proposed" = Proposed,
    "declined" = Declined,
    "agreed" = Agreed,
    "refused" = Refused,
    "huts" = Huts,
}
