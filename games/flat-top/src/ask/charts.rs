//! The charts of the game as tables: what aircraft can do, and the hit table. What is printed is no secret.

use crate::{
    board::{Board, Role},
    names, odds,
    phases::airfight,
    position::Public,
    settings::Settings,
    types::{Arm, Craft, Mode, Model, Side},
};
use ironbottom_kernel::{Msg, ask::Answer};

/// The charts there are.
pub const ALL: [&str; 3] = ["chart.aircraft", "chart.strikes", "chart.hits"];

fn number(n: impl Into<i64>) -> Msg {
    let n = n.into();
    if n == 0 { Msg::new("cell-none") } else { Msg::number(n) }
}

/// One of them, as it holds at a table, by its options and its scenario; with none, as printed.
pub fn charts(b: &Board, table: Option<&Public>, of: &str) -> Answer {
    match of {
        "chart.strikes" => strikes(b),
        "chart.hits" => hits(b, &table.map_or_else(Settings::default, |p| p.rules)),
        "" | "chart.aircraft" => aircraft(b, table),
        _ => Answer::Refused(Msg::new("ask-no-chart").text("name", of)),
    }
}

/// Models of both sides, each with its name.
fn models(b: &Board) -> impl Iterator<Item = (Side, Model, &crate::board::Aircraft)> {
    Side::ALL.into_iter().flat_map(move |side| {
        let of = move |(_, m): &(usize, &crate::board::Aircraft)| m.side == side;
        b.aircraft.iter().enumerate().filter(of).map(move |(i, m)| (side, Model(i as u8), m))
    })
}

fn name(b: &Board, model: Model) -> Msg {
    Msg::thing(names::craft(b, Craft { model, dotted: false }))
}

/// Movement, endurance and what they are in the air.
fn aircraft(b: &Board, table: Option<&Public>) -> Answer {
    let row = |(side, model, m): (Side, Model, &crate::board::Aircraft)| {
        let role = Msg::new(match m.role {
            Role::Fighter => "role-fighter",
            Role::Low => "role-low",
            Role::Bomber => "role-bomber",
        });
        let reach = (m.endurance / 2) * m.mf;
        let air = table.map_or(m.air, |p| airfight::printed(b, p, model));
        let side = Msg::thing(names::side_key(side));
        vec![name(b, model), side, role, number(m.mf), number(m.endurance), number(reach), number(air)]
    };
    let heads = ["head-aircraft", "head-side", "head-role", "head-speed", "head-endurance", "head-radius", "head-air"];
    Answer::Table { heads: heads.map(Msg::new).to_vec(), rows: models(b).map(row).collect() }
}

/// The basic hit table of every way to attack: against ships and against bases.
fn strikes(b: &Board) -> Answer {
    let mut rows = Vec::new();
    for (_, model, m) in models(b) {
        for mode in Mode::ALL {
            for arm in Arm::ALL {
                let [ship, base] = m.strike[mode as usize][arm as usize];
                if ship + base > 0 {
                    let way = Msg::thing(format!("mode.{}", mode.id()));
                    rows.push(vec![name(b, model), way, Msg::thing(format!("arm.{}", arm.id())), number(ship), number(base)]);
                }
            }
        }
    }
    let heads = ["head-aircraft", "head-mode", "head-arm", "head-on-ship", "head-on-base"];
    Answer::Table { heads: heads.map(Msg::new).to_vec(), rows }
}

/// Hits of a few sizes of attack on every row, with a die of 1, 3 and 6.
fn hits(b: &Board, rules: &Settings) -> Answer {
    const SIZES: [u16; 6] = [1, 3, 6, 9, 12, 18];
    let cell = |bht: u8, n: u16| {
        let f = odds::faces(b, rules, bht, n);
        Msg::new("cell-faces").int("a", f[0]).int("b", f[2]).int("c", f[5])
    };
    let row = |bht: u8| std::iter::once(number(bht)).chain(SIZES.map(|n| cell(bht, n))).collect();
    let heads = std::iter::once(Msg::new("head-table")).chain(SIZES.map(|n| Msg::new("head-factors").int("n", n)));
    Answer::Table { heads: heads.collect(), rows: (1..=15).map(row).collect() }
}
