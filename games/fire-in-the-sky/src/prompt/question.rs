//! What is asked, and the rule behind it.

use super::Asked;
use crate::{
    action::Action,
    names,
    phases::battle::{Battle, Stage},
    position::Phase,
    rule,
    types::{Nation, Side},
};
use ironbottom_kernel::{Msg, RuleId};

/// The question of the phase, or of the battle.
pub fn question(x: &Asked<'_>, legal: &[Action]) -> (RuleId, Msg) {
    let p = x.p;
    if p.diary.trimming.is_some() {
        return (rule::FS_046, Msg::new("ask-trim"));
    }
    if let Some(bt) = p.battle.as_deref() {
        return battle(x, bt);
    }
    let transport = |id: &'static str| {
        let m = names::with_points(Msg::new(id), "japan", p.transport[Nation::Japan.i()]);
        let m = names::with_points(m, "usa", p.transport[Nation::Usa.i()]);
        names::with_points(m, "britain", p.transport[Nation::Britain.i()])
    };
    match p.phase {
        Phase::SetUp => (rule::FS_094, Msg::new("ask-set-up")),
        Phase::Transport => (rule::FS_076, names::with_points(transport("ask-transport"), "oil", p.oil)),
        Phase::Warfare => warfare(x, legal),
        Phase::Reinforcement => reinforcement(x, legal),
        Phase::Deployment => (rule::FS_123, deployment(x, "ask-deploy-japan", "ask-deploy-allies")),
        Phase::Redeployment => (rule::FS_123, deployment(x, "ask-redeploy-japan", "ask-redeploy-allies")),
        Phase::Operations => match x.side {
            Side::Japan => (rule::FS_139, names::with_points(transport("ask-operations-japan"), "oil", p.oil)),
            Side::Allies => (rule::FS_139, transport("ask-operations-allies")),
        },
        Phase::Reaction => {
            let id = if x.side == Side::Japan { "ask-reaction-japan" } else { "ask-reaction-allies" };
            (rule::FS_161, names::with_points(Msg::new(id), "oil", p.oil))
        }
        Phase::Air => (rule::FS_172, Msg::new("ask-air")),
        Phase::Submarines => submarines(x),
        Phase::Battles => (rule::FS_191, Msg::new("ask-battles")),
        Phase::Return | Phase::End | Phase::Over => (rule::FS_073, Msg::new("ask-phase").msg("phase", names::phase(p.phase))),
    }
}

fn deployment(x: &Asked<'_>, japan: &'static str, allies: &'static str) -> Msg {
    let points = |m: Msg, name: &'static str, n: Nation| names::with_points(m, name, x.p.transport[n.i()]);
    match x.side {
        Side::Japan => points(Msg::new(japan), "n", Nation::Japan),
        Side::Allies => points(points(Msg::new(allies), "usa", Nation::Usa), "britain", Nation::Britain),
    }
}

fn warfare(x: &Asked<'_>, legal: &[Action]) -> (RuleId, Msg) {
    let p = x.p;
    let any = |f: fn(&Action) -> bool| legal.iter().any(f);
    if any(|a| matches!(a, Action::Hunt { .. })) {
        let m = Msg::new("ask-hunt").int("sub", p.sub[Side::Allies.i()]);
        (rule::FS_084, names::with_points(m, "oil", p.oil))
    } else if any(|a| matches!(a, Action::Bomb { .. })) {
        (rule::FS_328, names::with_points(Msg::new("ask-bomb"), "n", p.transport[Nation::Usa.i()]))
    } else {
        (rule::FS_089, Msg::new("ask-raid").int("sub", p.sub[Side::Allies.i()]).int("pool", p.pool))
    }
}

fn reinforcement(x: &Asked<'_>, legal: &[Action]) -> (RuleId, Msg) {
    let has = |f: fn(&Action) -> bool| legal.iter().any(f);
    if has(|a| matches!(a, Action::Doom { .. } | Action::Sink { .. })) {
        return (rule::FS_348, Msg::new("ask-doom"));
    }
    if has(|a| matches!(a, Action::Spend { .. })) {
        return (rule::FS_344, Msg::new("ask-spend"));
    }
    if has(|a| matches!(a, Action::Pick { .. })) {
        return (rule::FS_092, Msg::new("ask-pick"));
    }
    let steps: u8 = x.p.diary.arriving.iter().filter(|(n, ..)| n.side() == x.side).map(|(_, steps, _)| *steps).sum();
    let id = match x.side {
        _ if steps > 0 => "ask-arrivals",
        Side::Japan => "ask-reinforcement",
        Side::Allies => "ask-reinforcement-allies",
    };
    (rule::FS_092, Msg::new(id).int("n", steps))
}

fn submarines(x: &Asked<'_>) -> (RuleId, Msg) {
    match &x.p.hunt {
        Some(h) if h.through => match h.targets.first() {
            Some(f) => (rule::FS_185, Msg::new("ask-aim").msg("force", names::force(*f))),
            None => (rule::FS_185, Msg::new("ask-torpedo").int("n", x.p.sub[x.side.i()])),
        },
        _ => (rule::FS_178, Msg::new("ask-torpedo").int("n", x.p.sub[x.side.i()])),
    }
}

fn battle(x: &Asked<'_>, bt: &Battle) -> (RuleId, Msg) {
    let here = |id: &'static str| Msg::new(id).name("space", names::space_key(x.b, bt.at));
    let points = |m: Msg, side: Side| m.int("n", bt.of(side).points.total());
    match bt.stage {
        Stage::Kamikazes => (rule::FS_439, here("ask-kamikazes")),
        Stage::Scramble => (rule::FS_103, here("ask-scramble")),
        Stage::Targets(side) => (rule::FS_213, points(here("ask-targets"), side)),
        Stage::Strikes(_) => match &bt.choosing {
            Some(c) => (rule::FS_217, here("ask-strikes").int("n", c.left.total()).msg("target", names::target(c.target))),
            None => (rule::FS_217, here("ask-strikes").int("n", 0).msg("target", Msg::new("target-base"))),
        },
        Stage::Commit(_) => (rule::FS_225, here("ask-commit")),
        Stage::Pair(_) => (rule::FS_228, here("ask-pair").int("round", bt.round)),
        Stage::Withdraw(_) => (rule::FS_229, here("ask-withdraw").int("round", bt.round)),
        Stage::Fire(_) => (rule::FS_235, here("ask-fire")),
        Stage::Land => (rule::FS_244, here("ask-land")),
        Stage::Assault => (rule::FS_256, here("ask-assault")),
        Stage::Unload => (rule::FS_264, here("ask-unload")),
    }
}
