//! The question a side must answer now. A first sketch: every choice is a button with its kind and its typed form.

use crate::{
    action::{Action, Order},
    board::Board,
    notation, scene,
    view::View,
};
use ironbottom_kernel::{
    Msg, RuleId, Seat,
    prompt::{Choice, Gesture, Prompt},
};

/// The question, with one choice per legal action.
pub fn prompt(b: &Board, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
    let text =
        if v.flying.is_some() { Msg::new("ask-fly") } else { Msg::new("ask-phase").msg("phase", scene::phase(v.public.phase)) };
    let choices =
        legal.iter().map(|a| Choice { gesture: Gesture::Button, label: label(b, v, a), cost: None, warning: None }).collect();
    Prompt { seat, text, rule: RuleId(28), choices, shelves: Vec::new() }
}

fn label(b: &Board, v: &View, a: &Action) -> Msg {
    let kind = format!("kind.{}", a.kind());
    if let Action::Order(o) = a {
        return order(*o);
    }
    let typed = notation::write(b, v, a);
    match typed.split_once(' ') {
        Some((_, rest)) => Msg::new("do-with").name("kind", kind).text("what", rest),
        None => Msg::new("do").name("kind", kind),
    }
}

fn order(o: Order) -> Msg {
    Msg { id: format!("order-{}", o.id()).into(), args: Vec::new() }
}
