//! How a view looks.

use super::{
    clan_name, hex_name,
    phases::plotting::{STEPS, end_of},
    position::{Band, Trace},
    rule,
    view::View,
};
use ironbottom_kernel::{
    Msg, Seat,
    hex::Hex,
    scene::{Age, Area, Bar, Calendar, Doing, Gauge, Look, Panel, PanelKind, Piece, Report, Row, Scene, SpaceState, Span},
};

/// Key of what was sighted and not laid open.
pub const UNKNOWN: &str = "kind.unknown";

/// Scene id of one of the viewer's own bands.
pub fn own_id(seat: Seat, band: u8) -> String {
    format!("own-{}-{band}", seat.0)
}

/// The picture.
pub fn scene(game: &super::Mini, v: &View) -> Scene {
    let space = |h: &Hex| SpaceState {
        space: h.number(1),
        name: hex_name(*h),
        owner: String::new(),
        value: game.board.huts.contains(h).then_some(1),
        notes: Vec::new(),
    };
    let mut pieces = Vec::new();
    for seat in [Seat(0), Seat(1)] {
        let owner = game.about.info.seat_id(seat);
        match &v.own[seat.0 as usize] {
            Some(clan) => {
                for (i, band, hex) in clan.living() {
                    let steps = Msg::new("mi-note-plan").int("n", band.plan.len() as i64);
                    let notes = if band.plan.is_empty() { Vec::new() } else { vec![steps] };
                    pieces.push(piece(own_id(seat, i), hex, band.kind.name(), owner, notes));
                }
            }
            // Numbered as they lie on the table: hidden again and laid open again, a band may have another number.
            None => {
                for (i, seen) in v.seen[seat.0 as usize].iter().enumerate() {
                    pieces.push(piece(format!("seen-{}-{i}", seat.0), seen.hex, seen.kind.name(), owner, Vec::new()));
                }
                if let Some(t) = v.traces[seat.0 as usize] {
                    let mut p = piece(trace_id(seat), t.hex, UNKNOWN, owner, Vec::new());
                    (p.age, p.caption) = (age(v, t), vec![Msg::new("mi-something"), when(v, t)]);
                    pieces.push(p);
                }
            }
        }
    }
    let (heads, rows) = tally(v);
    Scene {
        areas: areas(game, v),
        strip: strip(game, v),
        reports: reports(game, v),
        gauges: gauges(game, v),
        title: Msg::new("mi-scene-title").int("round", v.round).int("limit", v.settings.limit),
        board: "marsh".to_owned(),
        spaces: game.board.open.iter().map(space).collect(),
        pieces,
        panels: vec![Panel { id: "points".to_owned(), kind: PanelKind::Table, title: Msg::new("mi-panel-points"), heads, rows }],
        ..Scene::default()
    }
}

fn piece(id: String, hex: Hex, kind: &str, owner: &str, notes: Vec<Msg>) -> Piece {
    Piece {
        id,
        space: hex.number(1),
        kind: kind.to_owned(),
        owner: owner.to_owned(),
        count: 1,
        name: String::new(),
        hurt: false,
        notes,
        acted: false,
        ..Piece::default()
    }
}

/// Points and bands left, by clan.
pub fn tally(v: &View) -> (Vec<Msg>, Vec<Vec<Msg>>) {
    let row = |i: usize| {
        vec![
            Msg::new("mi-cell-clan").name("clan", clan_name(Seat(i as u8))),
            Msg::new("mi-cell-number").int("n", v.points[i]),
            Msg::new("mi-cell-bands").int("n", v.left[i].len() as i64),
        ]
    };
    (vec![Msg::new("mi-head-clan"), Msg::new("mi-head-points"), Msg::new("mi-head-left")], vec![row(0), row(1)])
}

fn trace_id(seat: Seat) -> String {
    format!("trace-{}", seat.0)
}

/// Clans the viewer does not see from inside, and where they were last sighted.
fn traces(v: &View) -> impl Iterator<Item = (Seat, Trace)> {
    [Seat(0), Seat(1)].into_iter().filter(|s| v.own[s.0 as usize].is_none()).filter_map(|s| Some((s, v.traces[s.0 as usize]?)))
}

/// The bands the viewer knows from inside.
fn bands(v: &View) -> impl Iterator<Item = (Seat, u8, &Band, Hex)> {
    let clan = |s: Seat| v.own[s.0 as usize].as_ref().map(|c| (s, c));
    [Seat(0), Seat(1)].into_iter().filter_map(clan).flat_map(|(s, c)| c.living().map(move |(i, b, h)| (s, i, b, h)))
}

fn age(v: &View, t: Trace) -> Age {
    match v.round - t.round {
        0 if v.contact.is_some_and(|c| c.hex == t.hex) => Age::Now,
        0 => Age::Recent,
        _ => Age::Old,
    }
}

fn when(v: &View, t: Trace) -> Msg {
    Msg::new("mi-when").int("n", v.round - t.round)
}

/// Steps it may have taken since.
fn strayed(v: &View, t: Trace) -> u32 {
    if age(v, t) == Age::Now { 0 } else { (u32::from(v.round - t.round) + 1) * STEPS as u32 }
}

/// Open hexes so near.
fn about(game: &super::Mini, hex: Hex, steps: u32) -> Vec<String> {
    game.board.open.iter().filter(|h| h.distance(hex) <= steps).map(|h| h.number(1)).collect()
}

/// Where what was sighted may be by now, surely and perhaps; how far an own band comes in a round.
fn areas(game: &super::Mini, v: &View) -> Vec<Area> {
    let mut out = Vec::new();
    for (seat, t) in traces(v) {
        let area = |look, id: &str, steps| Area {
            id: format!("{id}-{}", seat.0),
            look,
            owner: game.about.info.seat_id(seat).to_owned(),
            spaces: about(game, t.hex, steps),
            label: Msg::new("mi-area-maybe").name("clan", clan_name(seat)),
            piece: String::new(),
        };
        let steps = strayed(v, t);
        out.push(area(Look::Faint, "faint", steps + 1));
        out.push(area(Look::Maybe, "maybe", steps));
    }
    for (seat, i, _, hex) in bands(v) {
        out.push(Area {
            id: format!("reach-{}-{i}", seat.0),
            look: Look::Ring,
            owner: String::new(),
            spaces: about(game, hex, STEPS as u32),
            label: Msg::new("mi-area-reach"),
            piece: own_id(seat, i),
        });
    }
    out
}

/// The steps of this round, by band.
fn strip(game: &super::Mini, v: &View) -> Option<Calendar> {
    let row = |(seat, i, band, hex): (Seat, u8, &Band, Hex)| {
        let n = band.plan.len().min(STEPS) as u32;
        let end = Msg::new("mi-bar-to").name("hex", hex_name(end_of(hex, &band.plan)));
        let march = Bar { from: 0, to: n, doing: Doing::Out, label: Msg::new("mi-bar-march"), end: Some(end) };
        let rest = Bar { from: n, to: STEPS as u32, doing: Doing::Rest, label: Msg::new("mi-bar-rest"), end: None };
        Row {
            id: format!("row-{}-{i}", seat.0),
            kind: band.kind.name().to_owned(),
            owner: game.about.info.seat_id(seat).to_owned(),
            name: Msg::new("mi-row-band").name("band", band.kind.name()),
            sub: Msg::new("mi-row-hex").name("hex", hex_name(hex)),
            piece: own_id(seat, i),
            bars: [march, rest].into_iter().filter(|b| b.from < b.to).collect(),
        }
    };
    let rows: Vec<Row> = bands(v).map(row).collect();
    let head = |n: usize| Msg::new("mi-head-step").int("n", n as i64);
    (!rows.is_empty()).then(|| Calendar { title: Msg::new("mi-strip"), heads: (1..=STEPS).map(head).collect(), now: 0, rows })
}

/// What was sighted of the other clan (MI-009, MI-010).
fn reports(game: &super::Mini, v: &View) -> Vec<Report> {
    let report = |(seat, t): (Seat, Trace)| {
        let claim = v.contact.filter(|c| c.hex == t.hex).and_then(|c| c.claim);
        Report {
            piece: trace_id(seat),
            space: t.hex.number(1),
            kind: UNKNOWN.to_owned(),
            owner: game.about.info.seat_id(seat).to_owned(),
            age: age(v, t),
            title: claim.map_or_else(|| Msg::new("mi-something"), |c| Msg::new("mi-claimed").msg("claim", c.msg())),
            lines: vec![Msg::new("mi-cell-clan").name("clan", clan_name(seat))],
            when: when(v, t),
            fresh: 6_u8.saturating_sub(2 * (v.round - t.round)),
            place: Msg::new("mi-place").int("n", i64::from(strayed(v, t))).name("hex", hex_name(t.hex)),
        }
    };
    traces(v).map(report).collect()
}

/// Can a band still come to a hut (MI-017)?
fn gauges(game: &super::Mini, v: &View) -> Vec<Gauge> {
    let gauge = |(seat, i, _, hex): (Seat, u8, &Band, Hex)| {
        let far = game.board.huts.iter().map(|h| h.distance(hex)).min()?;
        let have = (u32::from(v.settings.limit.saturating_sub(v.round)) + 1) * STEPS as u32;
        let now = far.min(STEPS as u32);
        let span =
            |n: u32, tone: &str, id: &'static str| Span { n, tone: tone.to_owned(), label: Msg::new(id).int("n", i64::from(n)) };
        Some(Gauge {
            piece: own_id(seat, i),
            title: Msg::new("mi-gauge"),
            rule: rule::MI_017,
            spans: vec![
                span(now, "now", "mi-span-now"),
                span(far - now, "then", "mi-span-then"),
                span(have.saturating_sub(far), "spare", "mi-span-spare"),
            ],
            text: Msg::new("mi-gauge-text").int("far", i64::from(far)).int("have", i64::from(have)),
            bad: far > have,
            notes: Vec::new(),
        })
    };
    bands(v).filter_map(gauge).collect()
}
