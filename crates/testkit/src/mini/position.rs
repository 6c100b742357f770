//! The whole truth of a game in progress: small plain data.

use ironbottom_kernel::{
    Msg, Seat, SeatSet,
    hex::{Hex, Side},
};
use serde::{Deserialize, Serialize};

/// What a band is (MI-002).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Strength 2.
    Strong,
    /// Strength 1.
    Light,
    /// Strength 0: there to be seen.
    Straw,
}

impl Kind {
    /// Key of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Strong => "kind.strong",
            Self::Light => "kind.light",
            Self::Straw => "kind.straw",
        }
    }

    /// Does it count for points and for staying in the game (MI-015, MI-016)?
    pub const fn is_real(self) -> bool {
        !matches!(self, Self::Straw)
    }
}

/// What is said of a sighted band (MI-010).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// Few.
    Few,
    /// Many.
    Many,
}

impl Claim {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Few, Self::Many];

    /// The truth about a band.
    pub const fn truth(kind: Kind) -> Self {
        if matches!(kind, Kind::Strong) { Self::Many } else { Self::Few }
    }

    /// For people.
    pub const fn msg(self) -> Msg {
        Msg::new(match self {
            Self::Few => "mi-few",
            Self::Many => "mi-many",
        })
    }
}

/// Standing order for reports (MI-013).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Report {
    /// Ask.
    #[default]
    Ask,
    /// Say what is true.
    Truth,
    /// Say many.
    Bluff,
}

/// Standing order for strikes (MI-013).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum React {
    /// Ask.
    #[default]
    Ask,
    /// Strike with the first band that can.
    Strike,
    /// Let pass.
    Hold,
}

/// One band.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Band {
    /// What it is.
    pub kind: Kind,
    /// Where it is; none: lost.
    pub hex: Option<Hex>,
    /// Steps plotted and not yet taken.
    pub plan: Vec<Side>,
    /// Laid open until the round ends (MI-008, MI-012).
    pub shown: bool,
}

/// One clan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clan {
    /// Its bands; the place in the list is the owner's name for one and known to nobody else.
    pub bands: Vec<Band>,
    /// Standing order for reports.
    pub report: Report,
    /// Standing order for strikes.
    pub react: React,
    /// Its bands rest until it says otherwise: nothing is plotted for them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rest: bool,
}

impl Clan {
    /// Living bands with their numbers and hexes.
    pub fn living(&self) -> impl Iterator<Item = (u8, &Band, Hex)> {
        self.bands.iter().enumerate().filter_map(|(i, b)| b.hex.map(|h| (i as u8, b, h)))
    }

    /// A living band by number, with its hex.
    pub fn band(&self, i: u8) -> Option<(&Band, Hex)> {
        self.bands.get(i as usize).and_then(|b| b.hex.map(|h| (b, h)))
    }

    /// The first band in a hex.
    pub fn at(&self, hex: Hex) -> Option<u8> {
        self.living().find(|(_, _, h)| *h == hex).map(|(i, _, _)| i)
    }

    /// Kinds of its bands, living or lost, sorted.
    pub fn kinds(&self, living: bool) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = self.bands.iter().filter(|b| b.hex.is_some() == living).map(|b| b.kind).collect();
        kinds.sort_unstable();
        kinds
    }

    /// Is one of its bands next to this hex?
    pub fn is_near(&self, hex: Hex) -> bool {
        self.living().any(|(_, _, h)| h.distance(hex) == 1)
    }
}

/// A band on the march, by clan and number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mover {
    /// Whose.
    pub clan: Seat,
    /// Which of its bands.
    pub band: u8,
}

/// Where the march goes on: this step of this clan's bands, from this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "said above")]
pub struct Cursor {
    pub step: u8,
    pub clan: Seat,
    pub band: u8,
}

/// One frame of the phase stack. The last one is asked; the ones below wait until it is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Both plot.
    Plot,
    /// Plans are being carried out.
    March(Cursor),
    /// The mover's clan must report it.
    Report(Mover),
    /// The other clan may strike it.
    React(Mover, Option<Claim>),
    /// Truce or not; perhaps already proposed by one.
    Parley(Option<Seat>),
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// This clan has only straw men left (MI-016).
    Beaten(Seat),
    /// By consent (MI-014).
    Truce,
    /// By the round limit (MI-017).
    Limit,
}

/// Options as the rules use them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Last round.
    pub limit: u8,
    /// Reports must be true.
    pub honest: bool,
    /// There is parley.
    pub parley: bool,
}

/// Where a band of a clan was last sighted (MI-009): both clans know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trace {
    /// Where.
    pub hex: Hex,
    /// In which round.
    pub round: u8,
}

/// A whole game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// Options.
    pub settings: Settings,
    /// The round, from 1.
    pub round: u8,
    /// Clans that are done plotting.
    pub ready: SeatSet,
    /// Points so far (MI-015).
    pub points: [u8; 2],
    /// The clans by seat.
    pub clans: [Clan; 2],
    /// Where each clan was last sighted.
    #[serde(default)]
    pub traces: [Option<Trace>; 2],
    /// What is going on, innermost last.
    pub stack: Vec<Frame>,
    /// Set at the end.
    pub ending: Option<Ending>,
}

/// The other of the two seats.
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0 % 2)
}

impl Position {
    /// A clan.
    pub fn clan(&self, seat: Seat) -> &Clan {
        &self.clans[seat.0 as usize % 2]
    }

    /// A clan, to be changed.
    pub fn clan_mut(&mut self, seat: Seat) -> &mut Clan {
        &mut self.clans[seat.0 as usize % 2]
    }

    /// The mover and its band and hex, while one is sighted.
    pub fn sighted(&self) -> Option<(Mover, &Band, Hex)> {
        match self.stack.last()? {
            Frame::Report(m) | Frame::React(m, _) => self.clan(m.clan).band(m.band).map(|(b, h)| (*m, b, h)),
            _ => None,
        }
    }
}
