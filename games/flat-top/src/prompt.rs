//! The question a side must answer now. A first sketch: every choice is a button with its kind and its typed form.

use crate::{
    action::{Action, Order},
    board::Board,
    notation,
    position::Place,
    scene,
    types::{At, Side},
    view::{Open, View},
};
use ironbottom_kernel::{
    Msg, RuleId, Seat,
    prompt::{Choice, Gesture, Prompt},
};

/// The question, with one choice per legal action.
pub fn prompt(b: &Board, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
    let hex = |id: &'static str, at: At| Msg::new(id).name("hex", format!("hex.{}", at.name()));
    let text = match v.open.last() {
        Some(Open::Report(side, Some(id))) => hex("ask-report", reported(v, *side, *id)),
        Some(Open::Intercept(_, at)) => hex("ask-intercept", *at),
        Some(Open::Agree(_, at, true)) => hex("ask-agree-high", *at),
        Some(Open::Agree(_, at, false)) => hex("ask-agree-low", *at),
        Some(Open::Chase(..)) => Msg::new("ask-chase"),
        Some(Open::Fly(_)) => Msg::new("ask-fly"),
        _ => Msg::new("ask-phase").msg("phase", scene::phase(v.public.phase)),
    };
    let choices =
        legal.iter().map(|a| Choice { gesture: Gesture::Button, label: label(b, v, a), cost: None, warning: None }).collect();
    Prompt { seat, text, rule: RuleId(28), choices, shelves: Vec::new() }
}

/// Where the units are that the enemy asks about.
fn reported(v: &View, side: Side, id: u16) -> At {
    let force = v.own[side.i()].as_ref();
    let tf = force.and_then(|f| f.tfs.iter().find(|t| t.tag == Some(id)).and_then(|t| t.at));
    let af = || {
        let a = force.and_then(|f| f.afs.iter().find(|a| a.tag == Some(id)))?;
        if let Place::Hex(at) = a.place { Some(at) } else { None }
    };
    tf.or_else(af).unwrap_or_default()
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
