//! Serves the miniature game of the testkit, for the browser tests: `mini serve --listen ADDRESS --data-dir DIR`, as the real program does.
#![allow(clippy::unwrap_used, reason = "a tool for tests may fail like a test")]

use ironbottom_kernel::{
    Rules,
    board::{Backdrop, Board, BoardError, BoardSpace, HexShape, Label, Livery, SpaceKind, Stage},
    erased::Erased,
    hex::Hex,
};
use ironbottom_registry::Known;
use ironbottom_server::{Config, LEASE, Server, wall_clock};
use ironbottom_testkit::mini::{self, Mini};
use std::{collections::BTreeMap, path::PathBuf};

/// Half a hex, in tenths of a map unit.
const HEX: HexShape = HexShape { half_width: 600, half_height: 520 };

/// A board for a game that has none: its hexes, as they lie.
fn stage() -> Result<Stage, BoardError> {
    let game = Mini::new().unwrap();
    let space = |h: &Hex| {
        let (col, row) = (i32::from(h.col), i32::from(h.row));
        let at = [700 + col * 900, 700 + row * 1040 + (col & 1) * 520];
        let label = Label { at: [at[0], at[1] - 380], size: 130, lines: vec![h.number(1)], badge: None, leader: String::new() };
        BoardSpace {
            id: h.number(1),
            kind: if game.board().huts.contains(h) { SpaceKind::LandHex } else { SpaceKind::SeaHex },
            at,
            room: 300,
            outline: String::new(),
            ground: String::new(),
            tint: 0,
            terrain: None,
            role: String::new(),
            figure: String::new(),
            signs: Vec::new(),
            callout: None,
            labels: BTreeMap::from([("*".to_owned(), label)]),
        }
    };
    let board = Board {
        id: "marsh".to_owned(),
        ground: Backdrop::Jungle,
        width: 5000,
        height: 5200,
        wrap: None,
        hex: Some(HEX),
        land: String::new(),
        coast: String::new(),
        fills: Vec::new(),
        lines: Vec::new(),
        spaces: game.board().open.iter().map(space).collect(),
        marks: Vec::new(),
    };
    let livery = |owner: &str, role: &str, second| Livery { owner: owner.to_owned(), role: role.to_owned(), second };
    let symbol = |kind: &str, id: &str| (kind.to_owned(), id.to_owned());
    Ok(Stage {
        boards: vec![board],
        liveries: vec![livery("heron", "blue", false), livery("otter", "brick", true)],
        symbols: BTreeMap::from([
            symbol("kind.strong", "u-land-block"),
            symbol("kind.light", "u-marker"),
            symbol("kind.straw", "u-hidden"),
        ]),
        works: Vec::new(),
    })
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let value = |name: &str| args.iter().position(|a| a == name).and_then(|i| args.get(i + 1)).cloned();
    let listen = value("--listen").unwrap_or_else(|| "127.0.0.1:0".to_owned()).parse().unwrap();
    let dir = PathBuf::from(value("--data-dir").unwrap_or_else(|| "ironbottom-mini".to_owned()));
    std::fs::create_dir_all(&dir).unwrap();
    let database = format!("sqlite://{}", dir.canonicalize().unwrap().join("mini.db").display());
    let id = Box::leak(Mini::new().unwrap().info().id.clone().into_boxed_str());
    let known = Known::playable(id, "Mini", stage, |p| Ok(Erased::boxed(Mini::from_pack(p)?)), mini::board::released);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let server = Server::bind(Config {
            listen,
            metrics: None,
            database,
            games: vec![known],
            clock: wall_clock,
            draw_ahead: false,
            lease: LEASE,
        })
        .await
        .unwrap();
        println!("http://{}/", server.address().unwrap());
        server.run().await.unwrap();
    });
}
