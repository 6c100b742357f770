//! The question a side must answer now: one choice per legal action.

use crate::{
    action,
    action::Action,
    data::{Map, SIDES},
    phases::STEPS,
    rule,
    view::View,
};
use ironbottom_kernel::{
    Msg, Seat,
    prompt::{Choice, Gesture, Prompt},
};

/// The question.
pub fn prompt(map: &Map, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
    let left = STEPS - v.open.steps;
    let text = if legal.is_empty() { Msg::new("ask-wait") } else { Msg::new("ask-march").int("n", left) };
    let choice = |a: &Action| match *a {
        Action::Done => Choice::new(Gesture::Button, Msg::new("do-done")),
        Action::March { from, to } => {
            let id = |s: ironbottom_kernel::area::Space| map.spaces[s.i()].clone();
            let i = usize::from(seat.0);
            let piece = format!("{}-{}", SIDES[i], id(from));
            let most = v.own[i].as_ref().map(|own| u32::from(own[from.i()].min(left)));
            let label = Msg::new("do-march").name("from", action::space(from)).name("to", action::space(to));
            Choice { most, ..Choice::new(Gesture::Move { piece, from: id(from), to: id(to) }, label) }
        }
    };
    let choices = legal.iter().map(choice).collect();
    Prompt { seat, text, rule: rule::ST_002, piece: String::new(), choices, shelves: Vec::new() }
}
