//! How chances come about: what was taken for granted, each line with its rule.

use crate::{
    board::Board,
    odds::{self, Company, Fight},
    position::Position,
    rule,
    types::{Development, Kind},
};
use ironbottom_kernel::{Msg, RuleId, area::Space, scene::CitedText};

/// The derivation in a few lines; `mid`: what is left of the present cycle is counted in.
pub fn how(b: &Board, f: &Fight, at: Option<(&Position, Space)>, mid: bool, states: u64) -> Vec<CitedText> {
    let line = |rule: RuleId, text: Msg| CitedText { text, rule: Some(rule) };
    let mut out = Vec::new();
    let aircraft = f.attacker.get(Kind::Fighter) + f.attacker.get(Kind::Bomber);
    if f.support > 0 && !f.sea {
        let m = Msg::new("how-support").int("n", f.support).int("value", b.unit(Kind::Battleship).attack);
        out.push(line(rule::AA_190, m));
    }
    if f.gun && !f.sea && aircraft > 0 {
        out.push(line(rule::AA_112, Msg::new("how-gun").int("n", aircraft).int("value", b.unit(Kind::Aa).defense)));
    }
    let subs = |c: &Company| f.sea && c.get(Kind::Submarine) > 0;
    if subs(&f.attacker) {
        let value = odds::strength(b, Kind::Submarine, f.attacker.developments, true);
        out.push(line(rule::AA_176, Msg::new("how-first").int("value", value)));
    }
    if subs(&f.attacker) || f.defenders.iter().any(subs) {
        out.push(line(rule::AA_158, Msg::new("how-ships-only")));
    }
    if f.attacker.get(Kind::Bomber) > 0 && f.attacker.developments.has(Development::HeavyBombers) {
        out.push(line(rule::AA_076, Msg::new("how-heavy")));
    }
    out.push(line(rule::AA_009, Msg::new(if f.keep_ground { "how-losses-keep" } else { "how-losses" })));
    out.push(line(rule::AA_010, Msg::new("how-fires-back")));
    out.push(match (f.retreat.after_rounds, f.retreat.below_chance) {
        (Some(n), _) => line(rule::AA_213, Msg::new("how-retreat-after").int("n", i64::from(n))),
        (None, Some(least)) => line(rule::AA_213, Msg::new("how-retreat-below").int("percent", (least * 100.0).round() as i64)),
        (None, None) => line(rule::AA_212, Msg::new("how-to-the-end")),
    });
    if f.attacking_subs_leave || f.defending_subs_leave {
        out.push(line(rule::AA_180, Msg::new("how-subs-leave")));
    }
    let battle = |p: &Position| p.combat.as_ref().and_then(|c| c.battle);
    if at.is_some_and(|(p, space)| battle(p).is_some_and(|f| f.space == space)) {
        out.push(CitedText { text: Msg::new(if mid { "how-this-cycle" } else { "how-next-cycle" }), rule: None });
    }
    if at.is_some_and(|(p, _)| p.rules.low_luck) {
        out.push(CitedText { text: Msg::new("how-low-luck"), rule: None });
    }
    out.push(CitedText { text: Msg::new("how-exact").int("n", i64::try_from(states).unwrap_or(i64::MAX)), rule: None });
    out
}
