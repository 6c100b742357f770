//! What a choice says.

use super::Asked;
use crate::{
    action::Action,
    battle::{Battle, GroupRef, Target, Task},
    names::{self, hex},
    phases::airfight,
    types::{AfId, Arm, At, Class, Craft, DeckBox, Dir, FacId, Unit},
    view::Open,
};
use ironbottom_kernel::{Arg, Msg};

fn dir(m: Msg, dir: Dir) -> Msg {
    m.name("dir", format!("dir.{}", dir.id()))
}

const fn level(high: bool, up: &'static str, down: &'static str) -> Msg {
    Msg::new(if high { up } else { down })
}

impl Asked<'_> {
    fn fac(&self, m: Msg, fac: FacId) -> Msg {
        m.name("place", names::fac_key(self.b, self.force, fac))
    }

    /// One of the side's own ships.
    pub fn own_ship(&self, ship: u8) -> Msg {
        self.force
            .ships
            .get(ship as usize)
            .map_or_else(|| Msg::new("target-ship").int("n", i64::from(ship) + 1), |s| names::ship(self.b, s.class, s.name))
    }

    /// A ship of the other side that was laid open.
    pub fn enemy_ship(&self, ship: u8) -> Msg {
        let named = |f: &Battle| {
            let open = &f.sea.open[self.side.other().i()];
            let all: Vec<_> = open.iter().map(|o| (o.class, o.name)).collect();
            let meant = f.sea.meant(self.side.other(), ship)?.ship;
            open.iter().position(|o| o.ship == meant).and_then(|i| names::ship_among(self.b, &all, i))
        };
        self.v.battle.as_deref().and_then(named).unwrap_or_else(|| Msg::new("target-ship").int("n", i64::from(ship) + 1))
    }

    /// What an attack from the air is flown at.
    pub fn target(&self, t: Target) -> Msg {
        match self.v.battle.as_deref() {
            Some(f) => crate::scene::target(self.b, f, self.side.other(), t),
            None => Msg::new("target-base"),
        }
    }

    /// So many of a group of a formation.
    pub fn some(&self, af: AfId, group: u8, n: u8) -> Msg {
        match self.force.af(af).and_then(|a| a.groups.get(group as usize)) {
            Some(g) => names::crafts(self.b, g.craft, n),
            None => Msg::number(n),
        }
    }

    /// All of a group of a formation.
    fn all_of(&self, af: AfId, group: u8) -> Msg {
        let n = self.force.af(af).and_then(|a| a.groups.get(group as usize)).map_or(0, |g| g.n);
        self.some(af, group, n)
    }

    fn of(&self, g: GroupRef, n: u8) -> Msg {
        self.some(g.af, g.group, n)
    }

    /// An attack of the other side that is on its way.
    pub fn raid(&self, sortie: u8) -> Msg {
        let raid = self.v.battle.as_deref().and_then(|f| f.raids[self.side.other().i()].get(sortie as usize).map(|r| (f, r)));
        match raid {
            Some((f, r)) => Msg::new("raid")
                .msg("crafts", names::crafts(self.b, r.craft, r.n))
                .name("mode", format!("mode.{}", r.mode.id()))
                .msg("target", crate::scene::target(self.b, f, self.side, r.target)),
            None => Msg::number(i64::from(sortie) + 1),
        }
    }

    fn flying(&self) -> AfId {
        match self.v.open.last() {
            Some(Open::Chase(_, Some(Unit::Af(af)))) => *af,
            _ => self.v.flying.map_or(0, |(_, af)| af),
        }
    }

    /// Is this report the truth?
    fn is_truth(&self, formations: u8, total: u8) -> bool {
        let Some(Open::Report(_, Some(id))) = self.v.open.last() else { return false };
        let (mut units, mut n) = (0u16, 0u16);
        for (tf, _, _) in self.force.at_sea().filter(|(_, t, _)| t.tag == Some(*id)) {
            (units, n) = (units + 1, n + self.force.fleet(tf).count() as u16);
        }
        for (_, a, _) in self.force.in_air().filter(|(_, a, _)| a.tag == Some(*id)) {
            (units, n) = (units + 1, n + a.factors());
        }
        (u16::from(formations), u16::from(total)) == (units, n.min(255))
    }
}

/// The words of a choice.
pub fn label(x: &Asked<'_>, a: &Action) -> Msg {
    let (b, force) = (x.b, x.force);
    let crafts = |id: &'static str, c, n: u8| Msg::new(id).msg("crafts", names::crafts(b, c, n));
    let tf = |id: &'static str, tf| Msg::new(id).msg("tf", names::tf(force, tf));
    let af = |id: &'static str, af| Msg::new(id).msg("af", names::af(af));
    let flown = |id: &'static str, group, n: u8| Msg::new(id).msg("crafts", x.some(x.flying(), group, n));
    let arm = |m: Msg, arm: Arm| m.name("arm", format!("arm.{}", arm.id()));
    let bx = |m: Msg, bx: DeckBox| m.name("box", format!("box.{}", bx.id()));
    match *a {
        Action::Place { tf: t, at } => hex(tf("do-place", t), at),
        Action::Stow { fac, craft, n, bx: to, arm: with } => arm(bx(x.fac(crafts("do-stow", craft, n), fac), to), with),
        Action::Shift { from, to, craft, n } => {
            x.fac(crafts("do-shift", craft, n), from).name("to", names::fac_key(b, force, to))
        }
        Action::Replace { fac, craft, n } => x.fac(crafts("do-replace", craft, n), fac),
        Action::Ready { fac, craft, arm: with, n } => arm(x.fac(crafts("do-ready", craft, n), fac), with),
        Action::Gather { fac, craft, n } => x.fac(crafts("do-gather", craft, n), fac),
        Action::Launch { fac, craft, arm: with, n, class, af: into } => {
            let id = if force.af(into).is_some() { "launch-joins" } else { "launch-new" };
            arm(x.fac(crafts(launched(class), craft, n), fac), with).msg("unit", af(id, into))
        }
        Action::Bound { af: i, at } => hex(af("do-bound", i), at),
        Action::Service { fac, craft, n } => x.fac(crafts("do-service", craft, n), fac),
        Action::Unready { fac, craft, arm: with, n } => {
            let id = if with == Arm::None { "do-unready-bare" } else { "do-unready" };
            arm(x.fac(crafts(id, craft, n), fac), with)
        }
        Action::Disperse { fac, craft, n } => x.fac(crafts("do-disperse", craft, n), fac),
        Action::Junk { fac, craft, bx: of, n, .. } => bx(x.fac(crafts("do-junk", craft, n), fac), of),
        Action::Plot { af: i, dir: d } => dir(af("do-plot", i), d),
        Action::PlotLevel { af: i, high } => level(high, "do-plot-high", "do-plot-low").msg("af", names::af(i)),
        Action::PlotLand { af: i, fac } => x.fac(af("do-plot-land", i), fac),
        Action::PlotStay { af: i } => af("do-plot-stay", i),
        Action::Course { tf: t, dir: d } => dir(tf("do-course", t), d),
        Action::Sail { tf: t, at } => hex(tf("do-sail", t), at),
        Action::Anchor { ship } => Msg::new("do-anchor").msg("ship", x.own_ship(ship)),
        Action::Weigh { ship } => Msg::new("do-weigh").msg("ship", x.own_ship(ship)),
        Action::ShowAt { tf: t, step } => tf("do-show-at", t).int("step", step),
        Action::Shadow { unit, contact } => shadow(x, unit, contact),
        Action::Chase { dir: d } => dir(Msg::new("do-chase"), d),
        Action::Show { unit } => Msg::new("do-show").msg("unit", x.unit(unit)),
        Action::Hide { unit } => Msg::new("do-hide").msg("unit", x.unit(unit)),
        Action::Detach { ship, tf: to } => {
            let m = Msg::new(if force.fleet(to).next().is_some() { "do-detach" } else { "do-detach-new" });
            m.msg("ship", x.own_ship(ship)).msg("tf", names::tf(force, to))
        }
        Action::Merge { tf: t, into } => tf("do-merge", t).msg("into", names::tf(force, into)),
        Action::Scuttle { ship } => Msg::new("do-scuttle").msg("ship", x.own_ship(ship)),
        Action::Report { formations, total } => {
            let id = if x.is_truth(formations, total) { "do-report-true" } else { "do-report" };
            Msg::new(id).int("formations", formations).int("total", total)
        }
        Action::Search { af: i } => af("do-search", i),
        Action::Fly { af: i } => af("do-fly", i),
        Action::Home { af: i, fac } => x.fac(af("do-home", i), fac),
        Action::Go { dir: d } => dir(af("do-go", x.flying()), d),
        Action::Head { at } => hex(af("do-head", x.flying()), at),
        Action::Level { group, high } => level(high, "do-climb", "do-dive").msg("crafts", x.all_of(x.flying(), group)),
        Action::Land { fac, group, n } => x.fac(flown("do-land", group, n), fac),
        Action::Leave { fac } => x.fac(Msg::new("do-leave"), fac),
        Action::Hover { tf: t } => tf("do-hover", t),
        Action::Part { group, n } => flown("do-part", group, n),
        Action::Join { af: i } => af("do-join", i),
        Action::Drop { group } => Msg::new("do-drop").msg("crafts", x.all_of(x.flying(), group)),
        Action::Ditch { group, n } => flown("do-ditch", group, n),
        Action::Stop => match x.v.open.last() {
            Some(Open::Chase(_, Some(unit))) => Msg::new("do-stop").msg("af", x.unit(*unit)),
            _ => af("do-stop", x.flying()),
        },
        Action::Intercept { high } => intercept(x, high),
        Action::Decline => Msg::new("do-decline"),
        Action::Engage { at } => hex(Msg::new("do-engage"), at),
        Action::Want { yes } => want(x, yes),
        Action::Assign { group, n, task } => Msg::new(assigned(task)).msg("crafts", x.of(group, n)),
        Action::Fuel { group, .. } => Msg::new("do-refuse-fuel").msg("crafts", x.all_of(group.af, group.group)),
        Action::Shoot { by, n, at } => crafts("do-shoot", by, n).name("at", names::craft(b, at)),
        Action::Strike { group, n, mode, target } => Msg::new("do-strike")
            .msg("crafts", x.of(group, n))
            .name("mode", format!("mode.{}", mode.id()))
            .msg("target", x.target(target)),
        Action::Flak { by, sortie } => Msg::new("do-flak").msg("by", gun(x, by)).msg("raid", x.raid(sortie)),
        Action::Lose { craft, bx: of } => bx(Msg::new("do-lose").name("craft", names::craft(b, craft)), of),
        Action::Line { ship, line } => {
            Msg::new("do-line").msg("ship", x.own_ship(ship)).name("line", format!("line.{}", line.id()))
        }
        Action::Face { n } => Msg::new("do-face").int("n", n),
        Action::Gun { ship, n, at } => Msg::new("do-gun").msg("ship", x.own_ship(ship)).int("n", n).msg("at", x.enemy_ship(at)),
        Action::Torpedo { ship, at } => Msg::new("do-torpedo").msg("ship", x.own_ship(ship)).msg("at", x.enemy_ship(at)),
        Action::Shell { ship } => Msg::new("do-shell").msg("ship", x.own_ship(ship)),
        Action::Reply { n, at } => Msg::new("do-reply").int("n", n).msg("at", x.enemy_ship(at)),
        Action::Next => Msg::new("do-next"),
        Action::Done => Msg::new(done(x)),
        Action::Order(o) => Msg { id: format!("order-{}", o.id()).into(), args: Vec::new() },
        Action::Chart { unit } => Msg::new("do-chart").msg("unit", x.unit(unit)),
        Action::Goal { at } => goal(x, at),
        Action::Close { how } => Msg { id: format!("do-close-{}", how.id()).into(), args: Vec::new() },
        Action::Fall { group, n } => Msg::new("do-fall").msg("crafts", x.of(group, n)).msg("af", names::af(group.af)),
    }
}

/// Aircraft that take off, by their class.
const fn launched(class: Class) -> &'static str {
    match class {
        Class::Minimum => "do-launch",
        Class::Normal => "do-launch-half",
        Class::Maximum => "do-launch-none",
    }
}

/// What fighters do in a fight.
const fn assigned(task: Task) -> &'static str {
    match task {
        Task::AtEscorts => "do-assign-escorts",
        Task::AtBombers => "do-assign-bombers",
        Task::Guard => "do-assign-guard",
        Task::Out => "do-assign-out",
    }
}

/// Who would shadow, and where the contact is.
fn shadow(x: &Asked<'_>, unit: Unit, contact: u8) -> Msg {
    let m = Msg::new("do-shadow").msg("unit", x.unit(unit));
    match x.force.contacts.get(contact as usize) {
        Some(c) => hex(m, c.at),
        None => m.name("hex", "contact"),
    }
}

/// Where a plan leads, and when it is there.
fn goal(x: &Asked<'_>, at: At) -> Msg {
    let when = x.reach.get(&at).map_or(x.v.public.turn, |n| x.v.public.turn + u16::from(*n));
    let id = if matches!(x.drafted(), Some(Unit::Af(_))) { "do-goal-air" } else { "do-goal-sea" };
    hex(Msg::new(id).msg("hour", names::until(x.b, &x.v.public, when)), at)
}

/// What fires at aircraft.
pub fn gun(x: &Asked<'_>, by: Target) -> Msg {
    match by {
        Target::Base => Msg::new("target-base"),
        Target::Ship(s) => x.own_ship(s),
    }
}

/// Yes or no to what is asked.
fn want(x: &Asked<'_>, yes: bool) -> Msg {
    use crate::battle::BattleStep as S;
    let step = x.v.battle.as_deref().map(|f| f.step);
    Msg::new(match (step, yes) {
        (Some(S::Commit), true) => "do-attack",
        (Some(S::Commit), false) => "do-no-attack",
        (Some(S::Seek), true) => "do-seek",
        (Some(S::Seek), false) => "do-no-seek",
        (_, true) => "do-pursue",
        (_, false) => "do-no-pursue",
    })
}

/// Who would go up against the enemy, and how high.
fn intercept(x: &Asked<'_>, high: bool) -> Msg {
    let at = match x.v.open.last() {
        Some(Open::Battle) => x.v.battle.as_deref().map(|f| f.at),
        Some(Open::Intercept(_, at) | Open::Agree(_, at, _)) => Some(*at),
        _ => None,
    };
    let mut lots: Vec<(Craft, u8)> = Vec::new();
    for (craft, n) in at.into_iter().flat_map(|at| airfight::hunters(x.b, x.force, at, high)) {
        match lots.iter_mut().find(|(c, _)| *c == craft) {
            Some((_, sum)) => *sum = sum.saturating_add(n),
            None => lots.push((craft, n)),
        }
    }
    let with = Arg::list(lots.into_iter().map(|(c, n)| names::crafts(x.b, c, n)));
    level(high, "do-intercept-high", "do-intercept-low").arg("crafts", with)
}

/// What "done" means in a fight: it is not the same where guns fire all the same and where they are silent then.
fn done_fighting(x: &Asked<'_>) -> &'static str {
    use crate::battle::BattleStep as S;
    let Some(f) = x.v.battle.as_deref() else { return "done-fight" };
    let own = f.own(x.side);
    match f.step {
        S::Hail if own.heights.contains(&true) => "done-hail",
        S::Hail => "done-hail-pass",
        S::Assign => "done-assign",
        S::Escorts | S::Bombers | S::Flak => "done-fire",
        S::Gunfire | S::Torpedoes | S::Pursuit | S::Shelling | S::Reply if own.aims.is_empty() => "done-silent",
        S::Gunfire | S::Torpedoes | S::Pursuit | S::Shelling | S::Reply => "done-fire",
        // All were told already, or somebody has still to say which.
        S::Fallen => {
            let due: u16 = f.due[x.side.i()].iter().map(|(_, n)| u16::from(*n)).sum();
            let told: u16 = own.falls.iter().map(|(_, n)| u16::from(*n)).sum();
            if told < due { "done-fallen" } else { "done-fallen-all" }
        }
        S::Targets => "done-targets",
        S::Lines => "done-lines",
        S::Commit | S::Bombing | S::Losses | S::Seek => "done-fight",
    }
}

/// What "done" ends.
fn done(x: &Asked<'_>) -> &'static str {
    use crate::position::{AirStep, Phase};
    match (x.v.open.last(), x.v.public.phase) {
        (Some(Open::Battle), _) => done_fighting(x),
        (Some(Open::Chase(..)), _) => "done-chase",
        (Some(_), _) => "done-pass",
        (None, Phase::SetUp) => "done-set-up",
        (None, Phase::Orders) => "done-plots",
        (None, Phase::Shadow) => "done-shadow",
        (None, Phase::Regroup) => "done-regroup",
        (None, Phase::Air(_, AirStep::TakeOff)) => "done-air",
        (None, Phase::Air(..)) => "done-flying",
        (None, _) => "done-pass",
    }
}
