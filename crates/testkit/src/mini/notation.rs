//! Actions as people type them: one form, the same in every language.

use super::{action::Action, position::Claim, view::View};
use ironbottom_kernel::hex::Side;

/// The word of a direction.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::N => "n",
        Side::Ne => "ne",
        Side::Se => "se",
        Side::S => "s",
        Side::Sw => "sw",
        Side::Nw => "nw",
    }
}

/// The typed form of an action.
pub fn notation(_v: &View, action: &Action) -> String {
    match action {
        Action::Step { band, side: s } => format!("{}{}", band + 1, side(*s)),
        Action::Ready => "ready".to_owned(),
        Action::Claim(Claim::Few) => "few".to_owned(),
        Action::Claim(Claim::Many) => "many".to_owned(),
        Action::Strike { band } => format!("strike {}", band + 1),
        Action::Hold => "hold".to_owned(),
        Action::Propose => "propose".to_owned(),
        Action::Decline => "decline".to_owned(),
        Action::Agree => "agree".to_owned(),
        Action::Refuse => "refuse".to_owned(),
        Action::Order(order) => format!("order {}", order.id().trim_start_matches("mi-order-")),
    }
}
