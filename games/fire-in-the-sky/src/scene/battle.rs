//! The battle board: who is in which box, air points, superiority, the steps of a battle and what is to be known now.

use super::pieces;
use crate::{
    board::{Board, UnitId},
    names, odds,
    phases::battle::{Battle, Stage},
    position::{AirPlace, ForceId, Place, Position},
    rule,
    types::Side,
};
use ironbottom_kernel::{
    Msg,
    scene::{self, CitedText, Piece, Progress, SpaceState, Step},
};

/// The boxes that each side has, after its id.
const BOXES: [&str; 14] = [
    "carrier-1",
    "carrier-2",
    "carrier-3",
    "bombard-1",
    "bombard-2",
    "bombard-3",
    "bombard-4",
    "bombard-5",
    "sea-control",
    "anchor",
    "base",
    "long-range",
    "superiority",
    "supremacy",
];

/// The track of air points ends here.
const MOST: u8 = 20;

/// Are the pieces on the battle board now?
pub fn is_laid(p: &Position) -> Option<&Battle> {
    p.battle.as_deref().filter(|bt| bt.opposed && bt.stage != Stage::Kamikazes)
}

/// Ids of all spaces of the battle board.
pub fn spots() -> impl Iterator<Item = String> {
    let boxes = Side::ALL.into_iter().flat_map(|side| BOXES.iter().map(move |x| format!("{}-{x}", side.id())));
    boxes.chain((0..=MOST).map(|n| format!("air-{n}")))
}

/// The spaces of the battle board.
pub fn spaces() -> Vec<SpaceState> {
    spots().map(|id| super::plain(&id)).collect()
}

/// The box of a side's ships that fight for the sea.
pub fn control_box(side: Side) -> String {
    format!("{}-sea-control", side.id())
}

/// The box of a side's units at the base.
pub fn base_box(side: Side) -> String {
    format!("{}-base", side.id())
}

/// The box of a task force.
pub fn force_box(bt: &Battle, f: ForceId) -> Option<String> {
    Side::ALL.into_iter().find_map(|side| {
        let of = |all: &[ForceId], kind: &str, most: usize| {
            all.iter().position(|x| *x == f).map(|i| format!("{}-{kind}-{}", side.id(), i.min(most - 1) + 1))
        };
        let a = bt.of(side);
        of(&a.carriers, "carrier", 3).or_else(|| of(&a.bombardment, "bombard", 5))
    })
}

/// The box of a counter; none if it has no part in the battle.
pub fn unit_box(b: &Board, p: &Position, bt: &Battle, u: UnitId) -> Option<String> {
    let side = b.side(u);
    match p.unit(u).at {
        Place::Force(_) if bt.of(side).committed.contains(&u) => Some(control_box(side)),
        Place::Force(f) => force_box(bt, f),
        Place::At(s) | Place::NoPlanes(s) if s == bt.at => {
            let kind = if b.unit(u).ship().is_some() { "anchor" } else { "base" };
            Some(format!("{}-{kind}", side.id()))
        }
        _ => None,
    }
}

/// Everything on the battle board.
pub fn pieces(b: &Board, p: &Position, bt: &Battle) -> Vec<Piece> {
    let mut all: Vec<Piece> = p
        .all_forces()
        .filter_map(|f| {
            let space = force_box(bt, f)?;
            Some(Piece { space, caption: vec![names::force(f)], ..pieces::force(b, p, f)? })
        })
        .collect();
    all.extend(b.all_units().filter_map(|u| {
        let space = unit_box(b, p, bt, u)?;
        let mut piece = pieces::unit(b, p, u, space);
        piece.notes.extend(opposite(b, bt, u));
        Some(piece)
    }));
    for g in &p.air {
        let space = match g.at {
            AirPlace::At(s) | AirPlace::Aviation(s) if s == bt.at => Some(base_box(g.nation.side())),
            AirPlace::Force(f) => force_box(bt, f),
            _ => None,
        };
        all.extend(space.map(|space| pieces::air(b, g, space)));
    }
    for m in &p.markers {
        let space = match m.at {
            Place::At(s) if s == bt.at => Some(base_box(m.nation.side())),
            Place::Force(f) => force_box(bt, f),
            _ => None,
        };
        all.extend(space.map(|space| pieces::marker(b, m, space)));
    }
    for side in Side::ALL {
        let a = bt.of(side);
        for (n, (nation, from, steps)) in a.long_range.iter().enumerate() {
            let space = format!("{}-long-range", side.id());
            let piece = pieces::sign(format!("far.{}.{n}", side.id()), space, "air", &pieces::owner(*nation));
            let notes = vec![Msg::new("note-from-base").name("space", names::space_key(b, *from))];
            all.push(Piece { count: (*steps).into(), notes, ..piece });
        }
        let points = a.points.total();
        let track = format!("air-{}", points.min(MOST));
        let notes = vec![Msg::new("note-points").int("n", points)];
        all.push(Piece { notes, ..pieces::sign(format!("points.{}", side.id()), track, "marker", side.id()) });
    }
    if let Some(side) = bt.superior {
        let kind = if bt.supreme { "supremacy" } else { "superiority" };
        all.push(pieces::sign("superior".to_owned(), format!("{}-{kind}", side.id()), "marker", side.id()));
    }
    all
}

/// Whom a ship stands opposite in the round.
fn opposite(b: &Board, bt: &Battle, u: UnitId) -> Vec<Msg> {
    let pairs = bt.pairs.iter().filter_map(|(a, x)| match (*a == u, *x == u) {
        (true, _) => Some(*x),
        (_, true) => Some(*a),
        _ => None,
    });
    pairs.map(|enemy| Msg::new("note-opposite").msg("enemy", names::unit(b, enemy))).collect()
}

/// The steps of a battle (12.3), as the strip shows them.
const STEPS: [&str; 7] =
    ["fight-air", "fight-targets", "fight-strikes", "fight-surface", "fight-landing", "fight-land", "fight-unload"];

const fn step_of(stage: Stage) -> usize {
    match stage {
        Stage::Kamikazes | Stage::Scramble => 0,
        Stage::Targets(_) => 1,
        Stage::Strikes(_) => 2,
        Stage::Commit(_) | Stage::Pair(_) | Stage::Withdraw(_) | Stage::Fire(_) => 3,
        Stage::Land => 4,
        Stage::Assault => 5,
        Stage::Unload => 6,
    }
}

/// The strip above the board.
pub fn strip(b: &Board, p: &Position, bt: &Battle) -> scene::Battle {
    let at = step_of(bt.stage);
    let stand = |i: usize| match i.cmp(&at) {
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Later,
    };
    let side = names::side_key(p.phasing);
    let sub = if bt.round == 0 { Msg::new("fight-sub") } else { Msg::new("fight-sub-round").int("round", bt.round) };
    scene::Battle {
        space: b.space(bt.at).id.clone(),
        title: Msg::new("fight-title").name("space", names::space_key(b, bt.at)),
        sub: sub.name("side", side),
        cycle: bt.round.into(),
        steps: STEPS.iter().enumerate().map(|(i, id)| Step { name: Msg::new(id), stand: stand(i) }).collect(),
        sides: Vec::new(),
        notes: notes(b, p, bt),
    }
}

fn notes(b: &Board, p: &Position, bt: &Battle) -> Vec<CitedText> {
    let mut all = Vec::new();
    let mut add = |text: Msg, rule| all.push(CitedText { text, rule: Some(rule) });
    let [j, a] = [Side::Japan, Side::Allies].map(|s| bt.of(s).points.total());
    match bt.superior {
        Some(side) => {
            let id = if bt.supreme { "now-supreme" } else { "now-superior" };
            let m = Msg::new(id).name("side", names::side_key(side)).name("other", names::side_key(side.other()));
            add(m, rule::FS_209);
        }
        None if matches!(bt.stage, Stage::Kamikazes | Stage::Scramble) => {
            let o = odds::battle_air(b, p, bt);
            let percent = |s: Side| (o.superior[s.i()] * 100.0).round() as i64;
            let m = Msg::new("now-air-odds").int("japan", percent(Side::Japan)).int("allies", percent(Side::Allies));
            add(m, rule::FS_209);
        }
        None => add(Msg::new("now-not-superior"), rule::FS_209),
    }
    if matches!(bt.stage, Stage::Targets(_)) {
        add(Msg::new("now-points").int("japan", j).int("allies", a), rule::FS_212);
    }
    for s in &bt.sorties {
        let m = Msg::new(if s.through.is_some() { "now-sortie-through" } else { "now-sortie" })
            .name("side", names::side_key(s.side))
            .int("n", s.points.total())
            .int("left", s.through.map_or(0, |x| x.total()))
            .msg("target", names::target(s.target));
        add(m, rule::FS_213);
    }
    for (one, other) in &bt.pairs {
        add(Msg::new("pair").msg("one", names::unit(b, *one)).msg("other", names::unit(b, *other)), rule::FS_228);
    }
    for w in bt.waters.iter().filter(|w| w.over) {
        let at = names::sea_key(b, w.at);
        let m = match w.control {
            Some(side) => Msg::new("now-control").name("side", names::side_key(side)),
            None => Msg::new("now-no-control"),
        };
        add(m.name("space", at), rule::FS_240);
    }
    for side in Side::ALL {
        let n = bt.of(side).support;
        if n > 0 {
            add(Msg::new("now-support").name("side", names::side_key(side)).int("n", n), rule::FS_252);
        }
    }
    all
}
