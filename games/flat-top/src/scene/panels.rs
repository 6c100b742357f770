//! Tables beside the board: ships, aircraft, weather, points, standing orders, scale.

use super::MILES;
use crate::names;
use crate::{
    action::Order,
    board::Board,
    position::{Anchor, Fate, Force},
    types::{DeckBox, Hull, Side},
    view::View,
};
use ironbottom_kernel::{
    Arg, Msg,
    scene::{Panel, PanelKind},
};

/// All of them.
pub fn panels(b: &Board, v: &View) -> Vec<Panel> {
    let mut out = vec![Panel::table("aim", Msg::new("panel-aim"), &["head-topic", "head-aim"], aim(b, v))];
    let both = v.own.iter().flatten().count() > 1;
    for side in Side::ALL {
        if let Some(force) = &v.own[side.i()] {
            let id = |name: &str| if both { format!("{name}-{}", side.id()) } else { name.to_owned() };
            let rows = aircraft(b, force);
            if !rows.is_empty() {
                out.push(Panel::table(
                    id("aircraft"),
                    Msg::new("panel-aircraft"),
                    &["head-place", "head-box", "head-aircraft"],
                    rows,
                ));
            }
            let rows = ships(b, force);
            if !rows.is_empty() {
                out.push(Panel::table(
                    id("ships"),
                    Msg::new("panel-ships"),
                    &["head-tf", "head-ship", "head-damage", "head-ammo"],
                    rows,
                ));
            }
        }
    }
    out.push(weather(v));
    let seats = Side::ALL.into_iter().filter(|s| v.own[s.i()].is_some()).map(|s| s.id().to_owned()).collect();
    out.push(Panel { kind: PanelKind::Orders { seats }, ..Panel::table("orders", Msg::new("panel-orders"), ORDERS, orders(v)) });
    let row =
        |side: Side| vec![Msg::new("cell-side").name("side", names::side_key(side)), Msg::number(v.public.points[side.i()])];
    out.push(Panel::table("points", Msg::new("panel-points"), &["head-side", "head-points"], Side::ALL.map(row).to_vec()));
    // FT-449: what a hex and a turn are.
    out.push(Panel::table(
        "scale",
        Msg::new("panel-scale"),
        &["head-scale"],
        vec![vec![Msg::new("cell-scale").int("miles", MILES)]],
    ));
    out.retain(|p| !p.rows.is_empty());
    out
}

/// What it is about: how long, what wins, what scores, and where one must land (FT-323, FT-324, FT-325, FT-326, FT-327, FT-328).
fn aim(b: &Board, v: &View) -> Vec<Vec<Msg>> {
    let (s, p) = (&b.scenarios[v.public.scenario as usize], &b.points);
    let last = v.public.last_turn(b);
    let left = last.saturating_sub(v.public.turn) + 1;
    let row = |topic: &'static str, said: Msg| vec![Msg::new(topic), said];
    let ships = |hull: Hull| p.sunk[hull as usize];
    let mut out = vec![
        row("topic-time", Msg::new("cell-aim-time").int("n", last).int("left", left)),
        row("topic-win", Msg::new("cell-aim-win").int("least", p.least).int("margin", s.margin)),
        row("topic-air", Msg::new("cell-aim-air").int("n", p.aircraft).int("fuel", p.out_of_fuel)),
        row("topic-ships", Msg::new("cell-aim-ships").int("cv", ships(Hull::Cv)).int("dd", ships(Hull::Dd))),
        row("topic-bases", Msg::new("cell-aim-bases").int("n", p.closed)),
    ];
    for side in Side::ALL {
        let landing = &s.forces[side.i()].landing;
        if !landing.is_empty() {
            let bases = landing.iter().map(|i| Msg::thing(format!("place.{}", b.bases[*i as usize].id)));
            let said = Msg::new("cell-aim-land").name("side", names::side_key(side));
            out.push(row("topic-land", said.arg("bases", Arg::list(bases)).int("n", p.unloading)));
        }
    }
    out
}

fn aircraft(b: &Board, force: &Force) -> Vec<Vec<Msg>> {
    let mut rows = Vec::new();
    for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost) {
        for bx in DeckBox::ALL {
            let lots: Vec<Msg> = f.lots.iter().filter(|l| l.bx == bx).map(|l| names::crafts(b, l.craft, l.n)).collect();
            if !lots.is_empty() {
                rows.push(vec![
                    Msg::thing(names::fac_key(b, force, i as u8)),
                    Msg::thing(format!("box.{}", bx.id())),
                    Msg::list(lots),
                ]);
            }
        }
    }
    for (i, a) in force.afs.iter().enumerate().filter(|(_, a)| !a.groups.is_empty()) {
        rows.push(vec![
            names::af(i as u8),
            Msg::new("cell-flight"),
            Msg::list(a.groups.iter().map(|g| names::crafts(b, g.craft, g.n))),
        ]);
    }
    rows
}

fn ships(b: &Board, force: &Force) -> Vec<Vec<Msg>> {
    let mut rows = Vec::new();
    for s in &force.ships {
        let place = match s.fate {
            Fate::Afloat => names::tf(force, s.tf),
            Fate::Sunk => Msg::new("cell-sunk"),
            Fate::OffMap => Msg::new("cell-off-map"),
        };
        let damage = if s.is_immobile() && s.fate == Fate::Afloat {
            Msg::new("cell-immobile").int("hits", s.hits).int("fd", s.fd)
        } else {
            Msg::new("cell-damage").int("hits", s.hits).int("fd", s.fd)
        };
        let ammo = if s.anchor == Anchor::Up { Msg::number(s.ammo) } else { Msg::new("cell-anchored").int("n", s.ammo) };
        rows.push(vec![place, names::ship(b, s.class, s.name), damage, ammo]);
    }
    rows
}

/// The wind of each sector, and how many clouds drift with it.
fn weather(v: &View) -> Panel {
    let row = |(i, dir): (usize, &crate::types::Dir)| {
        let clouds = v.public.clouds.iter().filter(|c| usize::from(c.sector) == i && c.at.is_some()).count();
        vec![Msg::number(i as i64 + 1), Msg::thing(format!("dir.{}", dir.id())), Msg::number(clouds as i64)]
    };
    Panel::table(
        "weather",
        Msg::new("panel-weather"),
        &["head-sector", "head-wind", "head-clouds"],
        v.public.winds.iter().enumerate().map(row).collect(),
    )
}

/// Whose standing orders, and what they are about.
const ORDERS: &[&str] = &[
    "head-side",
    "head-reports",
    "head-interceptions",
    "head-repairs",
    "head-fallen",
    "head-regrouping",
    "head-hiding",
    "head-continue",
    "head-flights",
    "head-decks",
];

/// Standing orders of the sides the viewer holds.
fn orders(v: &View) -> Vec<Vec<Msg>> {
    let word = |o: Order| Msg { id: format!("order-{}", o.id()).into(), args: Vec::new() };
    let row = |side: Side| {
        let force = v.own[side.i()].as_ref()?;
        let name = Msg::new("cell-side").name("side", names::side_key(side));
        let routine = &force.routine;
        // Tables of the first version always ask.
        let picks = force.picks || !v.public.rules.reads_since(2);
        let all = [
            Order::Lie(force.lie),
            Order::React(force.react),
            Order::Repair(force.mend),
            Order::Picks(picks),
            Order::Regroup(routine.regroup),
            Order::Hide(!routine.stay),
            Order::Continue(routine.go),
        ];
        let deck = force.plans.deck;
        let decks = [Order::Service(deck.service), Order::Fighters(deck.fighters), Order::Bombers(deck.bombers)];
        let decks = Msg::new("cell-decks").arg("orders", Arg::list(decks.map(word)));
        let searches = [Order::Search(!routine.search), Order::Shadow(routine.shadow)];
        let flights = searches.into_iter().chain([Order::Flown(!routine.flown), Order::Patrol(deck.patrol)]);
        let flights = Msg::new("cell-decks").arg("orders", Arg::list(flights.map(word)));
        Some(std::iter::once(name).chain(all.map(word)).chain([flights, decks]).collect())
    };
    Side::ALL.into_iter().filter_map(row).collect()
}
