//! Air combat (12.3.2): air points, the air fight, and where the points that are left are sent.

use super::{Battle, Points, Sortie};
use crate::{
    action::{Action, Target},
    board::Board,
    event::{Event, Pool},
    phases::dice::pool,
    position::{AirPlace, ForceId, Place, Position},
    rule,
    types::Side,
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// FS-202, FS-203, FS-204, FS-205, FS-206: the air points of a side.
pub fn points(b: &Board, p: &Position, bt: &Battle, side: Side) -> Points {
    let a = bt.of(side);
    let mut out = Points::default();
    // FS-202, FS-203: carriers in carrier boxes; those at anchor give none.
    for u in a.carriers.iter().flat_map(|f| p.units_in(Place::Force(*f))) {
        if let Some(ship) = b.unit(u).ship() {
            // FS-337: elite pilots fly until their ship is damaged.
            let elite = p.rules.elite_pilots && ship.elite && !p.unit(u).green;
            out.add(Points::of(ship.air, elite));
        }
    }
    // FS-204, FS-391: aircraft from afar, added up and halved; FS-205, FS-206: those at the base that fly nowhere else.
    out.plain += a.long_range.iter().map(|(_, _, n)| n).sum::<u8>() / 2;
    out.plain += p.air_in(AirPlace::At(bt.at)).filter(|g| g.nation.side() == side && g.to.is_none()).map(|g| g.steps).sum::<u8>();
    out
}

/// Modifier of the dice of the air fight (FS-310, FS-332, FS-342); elite pilots have one more (FS-436).
pub fn fight_modifier(p: &Position, side: Side) -> i8 {
    match side {
        Side::Japan => i8::from(p.surprise()),
        Side::Allies => i8::from(p.rules.radar && p.turn >= 10) + i8::from(p.once.kamikazes),
    }
}

/// FS-207, FS-208, FS-209, FS-210, FS-211: the air fight, and who is superior.
pub fn fight(b: &Board, p: &Position, bt: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    let from = dice.rolled();
    for side in Side::ALL {
        let n = points(b, p, bt, side);
        let a = bt.of_mut(side);
        (a.points_before, a.points) = (n, n);
    }
    let before = Side::ALL.map(|s| bt.of(s).points.total());
    let mut pools = [Pool::default(), Pool::default()];
    if before[0] > 0 && before[1] > 0 {
        let rolls = |bt: &Battle, side: Side, dice: &mut Dice| {
            let (n, m) = (bt.of(side).points, fight_modifier(p, side));
            pool(dice, ["air fight japan", "air fight allies"][side.i()], n.plain, m, Some((n.elite, m + 1)))
        };
        pools[0] = rolls(bt, Side::Japan, dice);
        if p.surprise() {
            // FS-308: Japan first; who is left replies.
            bt.of_mut(Side::Allies).points = bt.of(Side::Allies).points.less(pools[0].hits);
            pools[1] = rolls(bt, Side::Allies, dice);
        } else {
            // FS-207: at the same time.
            pools[1] = rolls(bt, Side::Allies, dice);
            bt.of_mut(Side::Allies).points = bt.of(Side::Allies).points.less(pools[0].hits);
        }
        bt.of_mut(Side::Japan).points = bt.of(Side::Japan).points.less(pools[1].hits);
    }
    let after = Side::ALL.map(|s| bt.of(s).points.total());
    let mut tie = Vec::new();
    bt.superior = match after[0].cmp(&after[1]) {
        std::cmp::Ordering::Greater => Some(Side::Japan),
        std::cmp::Ordering::Less => Some(Side::Allies),
        std::cmp::Ordering::Equal if after[0] > 0 || sea_is_contested(b, p, bt) => Some(break_tie(dice, &mut tie)),
        std::cmp::Ordering::Equal => None,
    };
    // FS-211.
    bt.supreme = after[0].min(after[1]) == 0 && after[0] != after[1];
    if bt.opposed && (before != [0, 0] || bt.superior.is_some()) {
        let event = Event::AirFight { before, dice: pools, after, tie, superior: bt.superior, supreme: bt.supreme };
        log.rolled(rule::FS_209, event, from, dice);
    }
}

/// FS-210, R19: a die each; again if they are equal.
fn break_tie(dice: &mut Dice, tie: &mut Vec<[u8; 2]>) -> Side {
    // Faces that a broken source of dice repeats for ever must not hang the game.
    for _ in 0..100 {
        let faces = [dice.d6("superiority japan"), dice.d6("superiority allies")];
        tie.push(faces);
        if faces[0] != faces[1] {
            return if faces[0] > faces[1] { Side::Japan } else { Side::Allies };
        }
    }
    Side::Japan
}

/// Could both sides put ships into the fight for one water? Then it matters who goes first, even without a plane in the air.
fn sea_is_contested(b: &Board, p: &Position, bt: &Battle) -> bool {
    let ships = |side: Side, w: &super::Water| {
        bt.of(side).bombardment.iter().any(|f| p.force(*f).at == w.at && p.ships_in(b, Place::Force(*f)).next().is_some())
    };
    bt.waters.iter().any(|w| ships(Side::Japan, w) && ships(Side::Allies, w))
}

/// FS-213: what a side may send points against.
pub fn targets(b: &Board, p: &Position, bt: &Battle, side: Side) -> Vec<Target> {
    let mut out = Vec::new();
    if base_is_target(b, p, bt, side) {
        out.push(Target::Base);
    }
    let enemy = bt.of(side.other());
    out.extend(
        enemy.carriers.iter().chain(&enemy.bombardment).copied().filter(|f| reaches(b, p, bt, side, *f)).map(Target::Force),
    );
    out
}

/// R21: what the enemy has at the base, on his own base or not; support of the ground fight is given there too.
fn base_is_target(b: &Board, p: &Position, bt: &Battle, side: Side) -> bool {
    let at = AirPlace::At(bt.at);
    p.steps(side.other(), at) > 0
        || anchored(p, bt, side.other()).next().is_some()
        || (side == Side::Allies && p.air_in(AirPlace::Aviation(bt.at)).next().is_some())
        || ground_matters(b, p, bt)
}

/// Ships at anchor that are still there.
pub fn anchored<'a>(p: &'a Position, bt: &'a Battle, side: Side) -> impl Iterator<Item = crate::board::UnitId> + 'a {
    bt.of(side).anchor.iter().copied().filter(|u| [Place::At(bt.at), Place::NoPlanes(bt.at)].contains(&p.unit(*u).at))
}

/// May there be a land combat? Then points can be kept for support.
pub fn ground_matters(b: &Board, p: &Position, bt: &Battle) -> bool {
    let ashore = |side: Side| p.land_in(b, Place::At(bt.at)).any(|u| b.side(u) == side);
    let aboard = || {
        let forces = &bt.of(p.phasing).bombardment;
        b.space(bt.at).land && forces.iter().any(|f| p.land_in(b, Place::Force(*f)).next().is_some())
    };
    ashore(p.phasing.other()) && (ashore(p.phasing) || aboard())
}

/// May aircraft of the side attack this task force? Always, but in Malaya (FS-032, R52): those of a side that has task forces there reach
/// only the halves they are in.
fn reaches(b: &Board, p: &Position, bt: &Battle, side: Side, f: ForceId) -> bool {
    if p.force(f).gone {
        return false;
    }
    let own: Vec<_> = p.forces_at(b, side, bt.at).map(|o| p.force(o).at).collect();
    own.is_empty() || own.contains(&p.force(f).at)
}

/// Has the side points left, and something to send them against?
pub fn any(b: &Board, p: &Position, bt: &Battle, side: Side) -> bool {
    bt.of(side).points.total() > 0 && !targets(b, p, bt, side).is_empty()
}

/// With one target only all points go there: a point that flies loses nothing.
pub fn only(b: &Board, p: &Position, bt: &Battle, side: Side) -> Option<Action> {
    let all = targets(b, p, bt, side);
    let [target] = all[..] else { return None };
    let left = bt.of(side).points;
    let elite = left.plain == 0;
    Some(Action::Send { target, points: left.sort(elite), elite })
}

/// All that may be sent.
pub fn list(b: &Board, p: &Position, bt: &Battle, side: Side, out: &mut Vec<Action>) {
    let left = bt.of(side).points;
    for target in targets(b, p, bt, side) {
        for elite in [false, true] {
            out.extend((1..=left.sort(elite)).map(|points| Action::Send { target, points, elite }));
        }
    }
}

/// May so many points be sent there?
pub fn may_send(
    b: &Board,
    p: &Position,
    bt: &Battle,
    side: Side,
    target: Target,
    points: u8,
    elite: bool,
) -> Result<(), Refusal> {
    if points == 0 || points > bt.of(side).points.sort(elite) {
        return Err(Refusal::new(rule::FS_213, "refuse-combat-points"));
    }
    if targets(b, p, bt, side).contains(&target) {
        return Ok(());
    }
    Err(match target {
        Target::Force(f) if bt.of(side.other()).carriers.contains(&f) || bt.of(side.other()).bombardment.contains(&f) => {
            Refusal::new(rule::FS_032, "refuse-combat-half")
        }
        _ => Refusal::new(rule::FS_213, "refuse-combat-target"),
    })
}

/// FS-213, FS-399: they are sent; several sendings against one target are one sortie.
pub fn send(bt: &mut Battle, side: Side, target: Target, points: u8, elite: bool, log: &mut Log<Event>) {
    let sent = Points::of(points, elite);
    bt.of_mut(side).points.take(sent);
    match bt.sorties.iter_mut().find(|s| s.side == side && s.target == target) {
        Some(s) => s.points.add(sent),
        None => bt.sorties.push(Sortie { side, target, points: sent, through: None }),
    }
    log.event(rule::FS_213, Event::Sent { side, target, points });
}
