//! What the dice can do with a choice, exactly: one die on one row of the hit table, said where the choice is made.

use super::Asked;
use crate::{
    action::Action,
    battle::{Aim, Battle, OpenShip, Target},
    odds,
    phases::{airfight, bombing, damage, shelling, surface},
    types::{Craft, ShipId, Side},
};
use ironbottom_kernel::Msg;

/// What may be expected of an attack (flak that is not aimed fires too, so one gun says nothing), with all that was sent the same way before
/// it: they are one attack, with one die.
pub fn odds(x: &Asked<'_>, a: &Action) -> Option<Msg> {
    let f = x.v.battle.as_deref()?;
    let own = f.own(x.side);
    let sum = |n: u8, before: u16| (before + u16::from(n), before > 0);
    let (bht, (factors, together)) = match *a {
        Action::Shoot { by, n, at } => return shoot(x, f, by, n, at),
        Action::Strike { group, n, mode, target } => {
            let g = x.force.af(group.af)?.groups.get(group.group as usize)?;
            let value = x.b.model(g.craft.model).strike[mode as usize][g.arm as usize][usize::from(target == Target::Base)];
            let like = own.sorties.iter().filter(|s| (s.mode, s.target) == (mode, target));
            let like = like.filter(|s| (s.group.craft, s.group.arm) == (g.craft, g.arm));
            let anchored = match target {
                Target::Base => false,
                Target::Ship(k) => f.named[x.side.other().i()].get(k as usize).is_some_and(|s| s.anchored),
            };
            // Who lies dead in the water is not told before the bombs fall.
            let bht = bombing::bht(x.b, &x.v.public, f.at, value, anchored, false);
            (bht, sum(n, like.map(|s| u16::from(s.group.n)).sum()))
        }
        Action::Gun { n, at, .. } | Action::Reply { n, at } => (fixed(x, f, a, at), sum(n, aimed(&own.aims, at))),
        Action::Torpedo { at, .. } => (fixed(x, f, a, at), sum(1, aimed(&own.aims, at))),
        Action::Shell { ship } => {
            let guns = |s: ShipId| x.force.ships.get(s as usize).map_or(0, |s| surface::guns(x.b, s, shelling::BHT, None));
            let before = own.aims.iter().filter_map(|a| if let Target::Ship(s) = a.by { Some(u16::from(guns(s))) } else { None });
            (shelling::BHT, sum(guns(ship), before.sum()))
        }
        _ => return None,
    };
    let mut die = one_die(x, bht, factors, together);
    if let Action::Gun { at, .. } | Action::Torpedo { at, .. } | Action::Reply { at, .. } = *a
        && lies_still(f, x.side, at)
        && bht > base_of(x, f, a)
    {
        die = Msg::new("odds-still").msg("odds", die);
    }
    let faces = odds::faces(x.b, &x.v.public.rules, bht, factors);
    Some(match frail(x, f, a) {
        Some((hits, Known::All)) => {
            Msg::new("odds-sinks").msg("odds", die).int("hits", hits).int("n", odds::at_least(faces, hits))
        }
        Some((hits, Known::ButDeck)) => Msg::new("odds-deck").msg("odds", die).int("hits", hits),
        Some((hits, Known::Class)) => Msg::new("odds-tough").msg("odds", die).int("hits", hits),
        None => die,
    })
}

/// How much of what sinks a ship is known.
enum Known {
    /// All there is.
    All,
    /// What it is, not what it has suffered.
    Class,
    /// All but what stands aboard, which may double every hit (FT-309).
    ButDeck,
}

/// FT-290: how many hits sink the ship that is aimed at. Damage is told once its line is laid open; before that what it can take at all.
fn frail(x: &Asked<'_>, f: &Battle, a: &Action) -> Option<(u8, Known)> {
    let enemy = x.side.other();
    match *a {
        Action::Strike { target: Target::Ship(k), .. } => {
            let s = f.named[enemy.i()].get(k as usize)?;
            let listed = &x.b.scenarios[x.v.public.scenario as usize].forces[enemy.i()].ships;
            let first = listed.iter().find(|l| (l.class, l.name) == (s.class, s.name));
            Some((first.map_or(x.b.classes[s.class as usize].fd, |l| l.fd), Known::Class))
        }
        Action::Gun { at, .. } | Action::Torpedo { at, .. } | Action::Reply { at, .. } => {
            let o = f.sea.meant(enemy, at)?;
            let doubles = matches!(a, Action::Torpedo { .. })
                && x.b.classes[o.class as usize].hull.is_carrier()
                && !x.v.public.rules.only_air_torpedoes_double;
            Some((o.fd.saturating_sub(o.hits), if doubles { Known::ButDeck } else { Known::All }))
        }
        _ => None,
    }
}

/// One die on one row.
fn one_die(x: &Asked<'_>, bht: u8, factors: u16, together: bool) -> Msg {
    let faces = odds::faces(x.b, &x.v.public.rules, bht, factors);
    let tenths = odds::tenths(faces);
    Msg::new(if together { "odds-together" } else { "odds-alone" })
        .int("factors", factors)
        .int("table", bht)
        .int("n", odds::at_least(faces, 1))
        .int("whole", i64::from(tenths / 10))
        .int("tenth", i64::from(tenths % 10))
        .int("most", faces.into_iter().max().unwrap_or(0))
}

/// FT-222, FT-232: air fire, as it would be thrown: where some of the counter fight with less, theirs is a die of its own.
fn shoot(x: &Asked<'_>, f: &Battle, by: Craft, n: u8, at: Craft) -> Option<Msg> {
    let fire = &f.own(x.side).fire;
    let told = fire.iter().filter(|s| s.by == by).map(|s| (s.n, s.at)).chain([(n, at)]);
    let shots: Vec<airfight::Shot> = airfight::allot(f, x.side, by, told).into_iter().filter(|s| s.at == at).collect();
    let bht = |s: &airfight::Shot| airfight::bht(x.b, &x.v.public, f.at, by, s.weak);
    let together = fire.iter().any(|s| (s.by, s.at) == (by, at));
    match shots.as_slice() {
        [one] => Some(one_die(x, bht(one), one.n.into(), together)),
        [one, two] => {
            let faces = [one, two].map(|s| odds::faces(x.b, &x.v.public.rules, bht(s), s.n.into()));
            let sum: u16 = faces.iter().map(|f| odds::sum(*f)).sum();
            let tenths = (sum * 10 + 3) / 6;
            let most: u16 = faces.iter().map(|f| u16::from(f.iter().copied().max().unwrap_or(0))).sum();
            let msg = Msg::new("odds-two-dice")
                .int("factors", one.n)
                .int("table", bht(one))
                .int("others", two.n)
                .int("lower", bht(two))
                .int("n", odds::any_of_two(faces[0], faces[1]))
                .int("whole", i64::from(tenths / 10))
                .int("tenth", i64::from(tenths % 10))
                .int("most", most);
            Some(msg)
        }
        _ => None,
    }
}

/// Factors aimed at a ship already.
fn aimed(aims: &[Aim], at: ShipId) -> u16 {
    aims.iter().filter(|a| a.at == Target::Ship(at)).map(|a| u16::from(a.n)).sum()
}

/// The table of a shot at a ship under way.
fn base_of(x: &Asked<'_>, f: &Battle, a: &Action) -> u8 {
    match a {
        Action::Torpedo { .. } => surface::torpedo_bht(x.side),
        Action::Reply { .. } => shelling::BHT,
        _ => f.sea.bht,
    }
}

/// FT-284: one more against who lies at anchor or dead in the water.
fn fixed(x: &Asked<'_>, f: &Battle, a: &Action, at: ShipId) -> u8 {
    damage::bht(base_of(x, f, a), if lies_still(f, x.side, at) { &[1] } else { &[] })
}

/// Is it at anchor, or dead in the water?
fn lies_still(f: &Battle, side: Side, at: ShipId) -> bool {
    f.sea.meant(side.other(), at).is_some_and(OpenShip::is_fixed)
}
