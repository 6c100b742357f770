//! tables.toml: the printed tables.

use super::sheets;
use crate::{
    board::{OrderRow, Tables},
    types::{Order, Sector},
};
use ironbottom_kernel::{Msg, info::Bilingual, pack::PackProblems, pack_head::References, tree::Record};

/// Name of the file.
pub const FILE: &str = "tables.toml";
/// The die (FN-012).
const FACES: usize = 10;

/// Reads tables.toml: the tables, and names of orders and sectors. Prices of plans are in another file.
pub fn read(t: &Record, notes: &References, problems: &mut PackProblems) -> (Tables, Vec<(String, Bilingual)>) {
    let fields = [
        "battle_track",
        "transport_loss",
        "invasion_per_turn",
        "free_plan_points",
        "plan_points_per_supply",
        "source",
        "order",
        "battle_turns",
        "sector",
        "plan_draws",
        "new_forces",
        "invasion",
        "linked",
    ];
    t.only(&fields, problems);
    notes.source(t, problems);
    let mut names = Vec::new();
    let (orders, order_rows) = read_orders(t, &mut names, notes, problems);
    let track = t.small("battle_track", 1..=9, problems).unwrap_or(1);
    let mut turns = Faces::new();
    for r in t.records("battle_turns", problems) {
        r.only(&["from", "to", "turns", "source"], problems);
        notes.source(r, problems);
        let n = r.small("turns", 1..=track, problems);
        turns.take(r, n, problems);
    }
    let mut sectors = Faces::new();
    for r in t.records("sector", problems) {
        r.only(&["id", "name", "from", "to", "source"], problems);
        notes.source(r, problems);
        let sector = r.word("id", problems).and_then(|w| r.known(&w, &Sector::ALL, Sector::id, problems));
        if let (Some(s), Some(name)) = (sector, r.bilingual("name", problems)) {
            names.push((format!("sector.{}", s.id()), name));
        }
        sectors.take(r, sector, problems);
    }
    let tables = Tables {
        orders,
        order_rows,
        battle_turns: turns.all(t, "battle_turns", 1, problems),
        track,
        sectors: sectors.all(t, "sector", Sector::Island, problems),
        draws: rows(t, "plan_draws", &["plans"], notes, problems).iter().map(|(l, v)| (*l as u8, v[0])).collect(),
        forces: rows(t, "new_forces", &["ships", "infantry", "air"], notes, problems)
            .iter()
            .map(|(l, v)| (*l as i16, [v[0], v[1], v[2]]))
            .collect(),
        invasion: rows(t, "invasion", &["objectives"], notes, problems).iter().map(|(l, v)| (*l as u16, v[0])).collect(),
        invasion_per_turn: t.small("invasion_per_turn", 0..=99, problems).unwrap_or(0),
        linked: t.table("linked", problems).map_or([0; 5], |g| {
            notes.source(g, problems);
            sheets::read_grades(g, true, problems)
        }),
        plan_costs: [0; 16],
        plan_points: (
            t.small("free_plan_points", 0..=99, problems).unwrap_or(0),
            t.small("plan_points_per_supply", 0..=99, problems).unwrap_or(0),
        ),
        transport_loss: t.small("transport_loss", 0..=99, problems).unwrap_or(0),
    };
    (tables, names)
}

fn read_orders(
    t: &Record,
    names: &mut Vec<(String, Bilingual)>,
    notes: &References,
    problems: &mut PackProblems,
) -> ([Order; FACES], [OrderRow; 8]) {
    let mut faces = Faces::new();
    let mut rows = [OrderRow::default(); 8];
    let mut seen = [0; 8];
    for r in t.records("order", problems) {
        let fields = ["id", "name", "from", "to", "ships", "infantry", "chart_infantry", "air", "air_needs_friends", "source"];
        r.only(&fields, problems);
        notes.source(r, problems);
        let order = r.word("id", problems).and_then(|w| r.known(&w, &Order::ALL, Order::id, problems));
        let name = r.bilingual("name", problems);
        let units = ["ships", "infantry", "air"].map(|key| r.small(key, 0..=99, problems).unwrap_or(0));
        let chart = if r.has("chart_infantry") { r.small("chart_infantry", 0..=99, problems) } else { None };
        let air_needs_friends = r.flag("air_needs_friends", problems);
        faces.take(r, order, problems);
        let (Some(order), Some(name)) = (order, name) else { continue };
        seen[order.i()] += 1;
        rows[order.i()] = OrderRow { units, chart_infantry: chart.unwrap_or(units[1]), air_needs_friends };
        names.push((format!("order.{}", order.id()), name));
    }
    for (order, n) in Order::ALL.into_iter().zip(seen) {
        if n != 1 {
            t.wrong(0, Msg::new("pack-once").text("kind", "order").text("id", order.id()), problems);
        }
    }
    (faces.all(t, "order", Order::Hold, problems), rows)
}

/// A table with a row for ranges of the die.
struct Faces<T>([Option<T>; FACES]);

impl<T: Copy> Faces<T> {
    const fn new() -> Self {
        Self([None; FACES])
    }

    /// What a row says for its faces.
    fn take(&mut self, r: &Record, value: Option<T>, problems: &mut PackProblems) {
        let from = r.small("from", 1..=FACES as u8, problems);
        let to = from.and_then(|from| r.small("to", from..=FACES as u8, problems));
        let (Some(from), Some(to)) = (from, to) else { return };
        for n in from..=to {
            let face = &mut self.0[usize::from(n - 1)];
            if face.is_some() {
                r.wrong(r.line_of("from"), Msg::new("pack-face-twice").int("n", n), problems);
            }
            *face = value;
        }
    }

    /// Every face; a violation for those without a row.
    fn all(&self, t: &Record, kind: &str, fallback: T, problems: &mut PackProblems) -> [T; FACES] {
        for (n, _) in self.0.iter().enumerate().filter(|(_, f)| f.is_none()) {
            t.wrong(0, Msg::new("pack-face-missing").text("kind", kind).int("n", n as i64 + 1), problems);
        }
        self.0.map(|f| f.unwrap_or(fallback))
    }
}

/// A table of rows that begin at a least number, in rising order.
fn rows(t: &Record, key: &str, values: &[&str], notes: &References, problems: &mut PackProblems) -> Vec<(i64, Vec<u8>)> {
    let mut all: Vec<(i64, Vec<u8>)> = Vec::new();
    let fields: Vec<&str> = ["least", "source"].iter().chain(values).copied().collect();
    for r in t.records(key, problems) {
        r.only(&fields, problems);
        notes.source(r, problems);
        let found: Vec<u8> = values.iter().map(|v| r.small(v, 0..=99, problems).unwrap_or(0)).collect();
        let Some(least) = r.int("least", 0..=255, problems) else { continue };
        if all.last().is_some_and(|(before, _)| *before >= least) {
            r.wrong(r.line_of("least"), Msg::new("pack-rising").text("field", key), problems);
        }
        all.push((least, found));
    }
    all
}
