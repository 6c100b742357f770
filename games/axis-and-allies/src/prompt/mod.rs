//! Questions to the players: what is asked, by which rule, and one choice per legal action.

mod label;
mod warn;

use crate::{
    action::Action,
    board::Board,
    names, notation,
    odds::{self, Company},
    phases::combat::{Ask, Pool, ground_at_stake},
    position::{Phase, Position},
    rule,
    types::{Kind, Power},
    view::View,
};
use ironbottom_kernel::{
    Msg, RuleId, Seat,
    area::Space,
    prompt::{Choice, Prompt},
};

/// The question a seat must answer now.
pub fn prompt(b: &Board, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
    let p = &v.position;
    let (rule, text) = question(b, p, seat, legal);
    let choice = |a: &Action| Choice {
        cost: label::cost(b, p, a),
        warning: warn::warning(b, p, a, legal),
        detour: warn::is_detour(a, legal),
        most: label::most(b, p, a),
        space: label::place(a).map_or_else(String::new, |s| b.space(s).id.clone()),
        picture: label::picture(a),
        ..Choice::new(label::gesture(b, p, a), label::label(b, p, a))
    };
    Prompt { seat, text, rule, piece: String::new(), choices: legal.iter().map(choice).collect(), shelves: Vec::new() }
}

fn question(b: &Board, p: &Position, seat: Seat, legal: &[Action]) -> (RuleId, Msg) {
    let power = Power::of_seat(seat).unwrap_or(p.power);
    if legal.is_empty() {
        return (rule::AA_268, Msg::new(if p.phase == Phase::Over { "prompt-over" } else { "prompt-wait" }));
    }
    if legal.iter().all(|a| matches!(a, Action::OrderLosses(_) | Action::OrderSubs(_) | Action::OrderBoarding(_))) {
        let s = p.standing[power.i()];
        let now = [Action::OrderLosses(s.losses), Action::OrderSubs(s.subs), Action::OrderBoarding(s.boarding)];
        let now = now.iter().map(|a| ironbottom_kernel::Arg::Msg(Box::new(label::label(b, p, a)))).collect();
        return (rule::AA_009, Msg::new("prompt-standing").arg("orders", ironbottom_kernel::Arg::List(now)));
    }
    if let Some(boarding) = &p.boarding {
        let m = names::by("prompt-boarding", p.power).name("unit", names::unit(boarding.kind));
        return (rule::AA_171, m.name("space", names::space(b, boarding.zone)));
    }
    let money = |m: Msg| m.int("ipc", p.ipc[power.i()]);
    match p.phase {
        Phase::Bid => (rule::AA_020, Msg::new("prompt-bid").int("ipc", p.rules.axis_bid)),
        Phase::BidUnits => (rule::AA_020, Msg::new("prompt-bid-units").int("ipc", p.bid[power.i()])),
        Phase::Purchase if legal.iter().any(|a| matches!(a, Action::Research { .. })) => {
            (rule::AA_054, money(Msg::new("prompt-research")))
        }
        Phase::Purchase if p.capital_lost(b, power) => (rule::AA_085, Msg::new("prompt-no-purchase")),
        Phase::Purchase => (rule::AA_079, money(Msg::new("prompt-purchase"))),
        Phase::CombatMove => (rule::AA_086, Msg::new("prompt-combat-move")),
        Phase::Combat => combat(b, p),
        Phase::NonCombatMove => {
            let n: u16 = p.flights.iter().map(|f| f.n).sum();
            if n > 0 {
                (rule::AA_129, Msg::new("prompt-landing").int("n", n))
            } else {
                (rule::AA_237, Msg::new("prompt-noncombat-move"))
            }
        }
        Phase::Place if p.turn.bought == [0; 10] => (rule::AA_244, Msg::new("prompt-placed")),
        Phase::Place => {
            let left = Kind::ALL.into_iter().filter(|k| p.turn.bought[k.i()] > 0);
            let left = Msg::list(left.map(|k| names::count(k, p.turn.bought[k.i()])));
            (rule::AA_244, Msg::new("prompt-place").arg("units", ironbottom_kernel::Arg::Msg(Box::new(left))))
        }
        Phase::Over => (rule::AA_256, Msg::new("prompt-over")),
    }
}

/// The questions of phase 3.
fn combat(b: &Board, p: &Position) -> (RuleId, Msg) {
    let at = |m: Msg, s: Space| m.name("space", names::space(b, s));
    let here = |m: Msg| match notation::site(p) {
        Some(s) => at(m, s),
        None => m,
    };
    match p.combat.as_ref().and_then(|c| c.ask) {
        Some(Ask::Rocket) => (rule::AA_065, Msg::new("prompt-rocket")),
        Some(Ask::Fight) => (rule::AA_209, Msg::new("prompt-fight")),
        Some(Ask::Support { zone }) => (rule::AA_190, here(Msg::new("prompt-support").name("zone", names::space(b, zone)))),
        Some(Ask::Disembark { zone }) => (rule::AA_307, at(Msg::new("prompt-disembark"), zone)),
        Some(Ask::Lose { by }) => lose(b, p, by),
        Some(Ask::Propose { .. }) => (rule::AA_220, here(Msg::new("prompt-propose"))),
        Some(Ask::Answer { choice, .. }) => {
            let m = names::by("prompt-answer", choice.owner).name("unit", names::unit(choice.kind));
            (rule::AA_220, here(m))
        }
        Some(Ask::Withdraw { .. }) => (rule::AA_180, here(Msg::new("prompt-withdraw"))),
        Some(Ask::Retreat { forced: true }) => (rule::AA_201, here(Msg::new("prompt-must-retreat"))),
        Some(Ask::Retreat { forced: false }) => (rule::AA_213, strength(b, p, here(Msg::new("prompt-retreat")))),
        Some(Ask::Alight { zone, .. }) => (rule::AA_145, at(Msg::new("prompt-alight"), zone)),
        None => (rule::AA_004, Msg::new("prompt-wait")),
    }
}

/// Who still fights on both sides of the battle, as `attackers` and `defenders`.
fn strength(b: &Board, p: &Position, m: Msg) -> Msg {
    let Some(fight) = notation::site(p).and_then(|s| odds::fight_at(b, p, s)) else {
        return m.msg("attackers", Msg::list(Vec::new())).msg("defenders", Msg::list(Vec::new()));
    };
    let mut defenders = Company::default();
    for (k, n) in fight.defenders.iter().flat_map(|d| Kind::PIECES.map(|k| (k, d.get(k)))) {
        defenders.add(k, n);
    }
    let units = |c: &Company, attacking: bool| {
        let fighting = Kind::PIECES.into_iter().filter(|k| odds::takes_part(*k, fight.sea, attacking) && c.get(*k) > 0);
        Msg::list(fighting.map(|k| names::count(k, c.get(k))))
    };
    m.msg("attackers", units(&fight.attacker, true)).msg("defenders", units(&defenders, false))
}

/// Losses: to guns, to an enemy's fire, or the enemy's own, where co-defenders disagreed.
fn lose(b: &Board, p: &Position, by: Power) -> (RuleId, Msg) {
    let Some((c, top)) = p.combat.as_ref().and_then(|c| Some((c, c.losses.last()?))) else {
        return (rule::AA_009, Msg::new("prompt-wait"));
    };
    let (rule, id) = match top.pool {
        Pool::Crossed { .. } | Pool::Raiders { .. } | Pool::Aircraft => (rule::AA_116, "prompt-lose-aircraft"),
        Pool::Defenders { .. } if by == p.power => (rule::AA_220, "prompt-lose-for-them"),
        Pool::Attackers if ground_at_stake(b, p, c) => (rule::AA_009, "prompt-lose-last"),
        Pool::Attackers | Pool::Defenders { .. } => (rule::AA_009, "prompt-lose"),
        Pool::Passengers => (rule::AA_293, "prompt-lose-passenger"),
    };
    let at = match top.pool {
        Pool::Crossed { gun } => Some(gun),
        _ => notation::site(p),
    };
    let hits = i64::from(top.ships) + i64::from(top.any);
    (rule, Msg::new(id).int("n", hits).name("space", at.map_or_else(String::new, |s| names::space(b, s))))
}
