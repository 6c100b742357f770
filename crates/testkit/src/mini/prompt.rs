//! The question a clan must answer now.

use super::{
    action::Action,
    hex_name,
    phases::plotting,
    position::{Band, Kind},
    rule,
    view::{Stage, View},
};
use ironbottom_kernel::{
    Msg, Seat,
    hex::{Hex, Side},
    prompt::{Choice, Gesture, Prompt},
};

/// The question, with one choice per legal action.
pub fn prompt(v: &View, seat: Seat, legal: &[Action]) -> Prompt {
    let contact = v.contact.map(|c| c.hex).unwrap_or_default();
    let (rule, text) = match v.stage {
        Stage::Plot if !v.ready.has(seat) => (rule::MI_004, Msg::new("mi-ask-plot")),
        Stage::Report(clan) if clan == seat => {
            let band = v.on_march.and_then(|m| band(v, seat, m.mover.band)).map_or(Kind::Straw, |(b, _)| b.kind);
            (rule::MI_010, Msg::new("mi-ask-report").name("band", band.name()).name("hex", hex_name(contact)))
        }
        Stage::React(clan) if clan == seat => {
            (rule::MI_011, Msg::new("mi-ask-react").msg("what", sighted(v)).name("hex", hex_name(contact)))
        }
        Stage::Parley(None) => (rule::MI_014, Msg::new("mi-ask-parley")),
        Stage::Parley(Some(by)) if by != seat => (rule::MI_014, Msg::new("mi-ask-agree")),
        _ => (rule::MI_018, Msg::new("mi-ask-none")),
    };
    Prompt {
        seat,
        text,
        rule,
        piece: String::new(),
        choices: legal.iter().map(|a| choice(v, seat, a)).collect(),
        shelves: Vec::new(),
    }
}

/// What is known of the sighted band.
fn sighted(v: &View) -> Msg {
    let Some(contact) = v.contact else { return Msg::new("mi-something") };
    match contact.claim {
        Some(claim) => Msg::new("mi-claimed").msg("claim", claim.msg()),
        None => match v.seen.iter().flatten().find(|s| s.hex == contact.hex) {
            Some(seen) => Msg::new("mi-shown").name("band", seen.kind.name()),
            None => Msg::new("mi-something"),
        },
    }
}

fn band(v: &View, seat: Seat, i: u8) -> Option<(&Band, Hex)> {
    v.own.get(seat.0 as usize)?.as_ref()?.band(i)
}

/// The direction, for people.
fn side_msg(side: Side) -> Msg {
    Msg::new(match side {
        Side::N => "mi-side-n",
        Side::Ne => "mi-side-ne",
        Side::Se => "mi-side-se",
        Side::S => "mi-side-s",
        Side::Sw => "mi-side-sw",
        Side::Nw => "mi-side-nw",
    })
}

fn choice(v: &View, seat: Seat, action: &Action) -> Choice {
    let mut warning = None;
    let (gesture, label) = match action {
        Action::Step { band: i, side } => {
            let (kind, from) =
                band(v, seat, *i).map_or((Kind::Straw, Hex::default()), |(b, hex)| (b.kind, plotting::end_of(hex, &b.plan)));
            let at = band(v, seat, *i).map(|(_, h)| h).unwrap_or_default();
            let piece = super::scene::own_id(seat, *i);
            let gesture = Gesture::Move { piece, from: at.number(1), to: from.step(*side).number(1) };
            let label = Msg::new("mi-do-step").name("band", kind.name()).name("hex", hex_name(at)).msg("side", side_msg(*side));
            (gesture, label)
        }
        Action::Strike { band: i } => {
            let (kind, at) = band(v, seat, *i).map_or((Kind::Straw, Hex::default()), |(b, h)| (b.kind, h));
            let gesture = Gesture::Pick { piece: super::scene::own_id(seat, *i), at: at.number(1) };
            (gesture, Msg::new("mi-do-strike").name("band", kind.name()).name("hex", hex_name(at)))
        }
        Action::Claim(claim) => {
            let straw = v.on_march.and_then(|m| band(v, seat, m.mover.band)).is_some_and(|(b, _)| b.kind == Kind::Straw);
            warning = straw.then(|| Msg::new("mi-warn-straw"));
            (Gesture::Button, Msg::new("mi-do-claim").msg("claim", claim.msg()))
        }
        Action::Ready => (Gesture::Button, Msg::new("mi-do-ready")),
        Action::Hold => (Gesture::Button, Msg::new("mi-do-hold")),
        Action::Propose => (Gesture::Button, Msg::new("mi-do-propose")),
        Action::Decline => (Gesture::Button, Msg::new("mi-do-decline")),
        Action::Agree => (Gesture::Button, Msg::new("mi-do-agree")),
        Action::Refuse => (Gesture::Button, Msg::new("mi-do-refuse")),
        Action::Order(order) => (Gesture::Button, Msg::new("mi-do-order").msg("order", Msg::new(order.id()))),
    };
    Choice { warning, ..Choice::new(gesture, label) }
}
