//! What the dice of the battle going on can do: a table on the battle board.

use crate::{
    action::Strike,
    board::Board,
    names, odds, phases,
    phases::battle::{Battle, Stage},
    position::{Phase, Position},
    rule,
    types::{Side, Space},
};
use ironbottom_kernel::{
    Log, Msg,
    ask::{Answer, Chances},
    scene::CitedText,
};

/// Is there anything to say?
pub fn has(p: &Position) -> bool {
    p.battle.as_deref().is_some_and(|bt| match bt.stage {
        Stage::Land | Stage::Unload => false,
        Stage::Strikes(_) => bt.choosing.is_some(),
        _ => true,
    })
}

fn percent(x: f64) -> Msg {
    Msg::new("cell-percent").int("n", (x * 100.0).round() as i64)
}

/// The table for the stage.
pub fn table(b: &Board, p: &Position) -> Answer {
    let Some(bt) = p.battle.as_deref() else { return Answer::Refused(Msg::new("ask-no-battle")) };
    match bt.stage {
        Stage::Kamikazes | Stage::Scramble | Stage::Targets(_) => air(b, p, bt),
        Stage::Strikes(_) => strikes(b, p, bt),
        Stage::Commit(_) | Stage::Pair(_) | Stage::Withdraw(_) | Stage::Fire(_) => guns(b, p, bt),
        Stage::Assault => land(b, p, bt),
        Stage::Land | Stage::Unload => Answer::Refused(Msg::new("ask-no-dice")),
    }
}

/// The air fight before it is fought; afterwards what anti-air fire would leave of all points on each target.
fn air(b: &Board, p: &Position, bt: &Battle) -> Answer {
    if matches!(bt.stage, Stage::Kamikazes | Stage::Scramble) {
        let o = odds::battle_air(b, p, bt);
        let row = |s: Side| {
            let left = crate::prompt::decimal(o.left[s.i()]);
            vec![names::thing(names::side_key(s)), percent(o.superior[s.i()]), percent(o.supreme[s.i()]), left]
        };
        let heads = ["head-side", "head-superior", "head-supreme", "head-left"].map(Msg::new).to_vec();
        return Answer::Table { heads, rows: Side::ALL.map(row).to_vec() };
    }
    let mut rows = Vec::new();
    for side in Side::ALL {
        let points = bt.of(side).points.total();
        for target in phases::battle::air::targets(b, p, bt, side).into_iter().filter(|_| points > 0) {
            let through = odds::through(b, p, bt, side, target, points);
            let mean = through.iter().enumerate().map(|(n, x)| n as f64 * x).sum();
            rows.push(vec![
                names::thing(names::side_key(side)),
                names::target(target),
                Msg::new("cell").int("n", points),
                crate::prompt::decimal(mean),
            ]);
        }
    }
    Answer::Table { heads: ["head-side", "head-target", "head-points", "head-through"].map(Msg::new).to_vec(), rows }
}

/// One, two, three points on each thing that can be struck.
fn strikes(b: &Board, p: &Position, bt: &Battle) -> Answer {
    let Some(c) = &bt.choosing else { return Answer::Refused(Msg::new("ask-no-dice")) };
    let mut rows = Vec::new();
    for on in phases::battle::strikes::options(b, p, bt, c.side, c.target) {
        let Strike::Unit(u) = on else { continue };
        if b.unit(u).ship().is_none() {
            continue;
        }
        let cell = |n: u8| {
            let o = odds::strike(b, p, bt, c.side, c.target, u, [n, 0]);
            let m = Msg::new("cell-ship").int("sunk", (o.sunk * 100.0).round() as i64);
            m.int("hit", ((o.sunk + o.damaged) * 100.0).round() as i64)
        };
        rows.push(vec![names::unit(b, u), cell(1), cell(2), cell(3), cell(4)]);
    }
    Answer::Table { heads: ["head-unit", "head-one", "head-two", "head-three", "head-four"].map(Msg::new).to_vec(), rows }
}

/// Ships of both sides that fight or could: what each needs against the others.
fn guns(b: &Board, p: &Position, bt: &Battle) -> Answer {
    let round = bt.round.max(1);
    let ships = |side: Side| {
        let mut all = bt.fighting(p, side);
        all.extend(phases::battle::surface::ready(b, p, bt, side));
        all
    };
    let (japan, allies) = (ships(Side::Japan), ships(Side::Allies));
    let mut rows = Vec::new();
    for j in &japan {
        for a in allies.iter().take(12) {
            let cell = |one, other| {
                let s = odds::shot(b, p, round, one, other);
                let id = if s.half { "cell-shot-half" } else { "cell-shot" };
                Msg::new(id).int("faces", s.faces).int("sinks", s.sinks)
            };
            rows.push(vec![names::unit(b, *j), names::unit(b, *a), cell(*j, *a), cell(*a, *j)]);
        }
    }
    rows.truncate(60);
    Answer::Table { heads: ["head-japanese", "head-allied", "head-japan-fires", "head-allies-fire"].map(Msg::new).to_vec(), rows }
}

fn land(b: &Board, p: &Position, bt: &Battle) -> Answer {
    let o = odds::battle_land(b, p, bt);
    let row = |id: &'static str, x: f64| vec![Msg::new(id), percent(x)];
    let rows = vec![row("land-nothing", o.nothing), row("land-step", o.step), row("land-eliminated", o.eliminated)];
    Answer::Table { heads: ["head-outcome", "head-chance"].map(Msg::new).to_vec(), rows }
}

/// Hexes where battles are in sight.
pub fn fights(b: &Board, p: &Position) -> Vec<Space> {
    match p.phase {
        Phase::Operations | Phase::Reaction | Phase::Air | Phase::Submarines | Phase::Battles if p.battle.is_none() => {
            let all = phases::battles::opposed(b, p);
            all.iter().filter(|s| !p.diary.fought.has(*s) && in_sight(b, p, *s).is_some()).collect()
        }
        _ => Vec::new(),
    }
}

/// The position with the battle of a hex laid out, if aircraft would fight there.
fn in_sight(b: &Board, p: &Position, s: Space) -> Option<Position> {
    let mut q = p.clone();
    if q.battle.is_none() {
        let mut log = Log::default();
        phases::battle::start(b, &mut q, s, &mut log);
        let mut bt = q.battle.take()?;
        phases::battle::set_up::array(b, &q, &mut bt, &mut log);
        q.battle = Some(bt);
    }
    let bt = q.battle.as_deref()?;
    let points: u8 = Side::ALL.iter().map(|side| phases::battle::air::points(b, &q, bt, *side).total()).sum();
    (bt.at == s && bt.opposed && !bt.scrambled && points > 0).then_some(q)
}

/// The air fight there as things stand: who would be superior. What follows hangs on too many choices.
pub fn battle(b: &Board, p: &Position, s: Space) -> Answer {
    let laid = in_sight(b, p, s);
    let Some((q, bt)) = laid.as_ref().and_then(|q| q.battle.as_deref().map(|bt| (q, bt))) else {
        return Answer::Refused(Msg::new("ask-no-air"));
    };
    let o = odds::battle_air(b, q, bt);
    let [us, them] = [p.phasing, p.phasing.other()];
    let points = |side: Side| phases::battle::air::points(b, q, bt, side).total();
    let how = Msg::new("how-air").int("japan", points(Side::Japan)).int("allies", points(Side::Allies));
    let lost = |side: Side| f64::from(points(side)) - o.left[side.i()];
    Answer::Chances(Chances {
        attacker_loss: lost(us),
        defender_loss: lost(them),
        value_swing: lost(them) - lost(us),
        attacker_wins: o.superior[us.i()],
        defender_wins: o.superior[them.i()],
        attacker_units_left: o.left[us.i()],
        defender_units_left: o.left[them.i()],
        goal: Some(Msg::new("goal-air")),
        sides: Some(Box::new([names::thing(names::side_key(us)), names::thing(names::side_key(them))])),
        how: vec![CitedText { text: how, rule: Some(rule::FS_207) }],
        ..Chances::default()
    })
}
