//! Boards of hexes: places in their hexes, terrain as the coast has it, bases that can be reached, names beside each other; and each of
//! these checks finds a fault that is planted.

#![allow(clippy::unwrap_used)]

use ironbottom_kernel::board::{SpaceKind, Stroke, Surface, Terrain};
use mapwright::coast::{self, Polygon};
use mapwright::hexes::{self, chart::Chart, names};
use mapwright::{Drawn, Head, Input, Method};
use std::sync::OnceLock;

/// The coast, read once.
fn land() -> &'static [Polygon] {
    static LAND: OnceLock<Vec<Polygon>> = OnceLock::new();
    LAND.get_or_init(|| coast::land(&mapwright::root().unwrap()).unwrap())
}

/// Every board of hexes of the repository, drawn once for all tests.
fn boards() -> &'static [(Input, Drawn)] {
    static BOARDS: OnceLock<Vec<(Input, Drawn)>> = OnceLock::new();
    BOARDS.get_or_init(|| {
        let inputs = mapwright::inputs(&mapwright::root().unwrap(), &[]).unwrap();
        let hexes = inputs.into_iter().filter(|i| i.head.method == Method::Hexes);
        let drawn = |input: Input| {
            let drawn = mapwright::draw(&input).unwrap();
            (input, drawn)
        };
        hexes.map(drawn).collect()
    })
}

fn board(game: &str) -> &'static (Input, Drawn) {
    boards().iter().find(|(i, _)| i.game.ends_with(game)).unwrap()
}

fn count(game: &str, what: &str) -> usize {
    board(game).1.counts.iter().find(|c| c.0 == what).unwrap().1
}

/// Draws a board after a word of its table was replaced, and says what is found wrong.
fn with_fault(game: &str, from: &str, to: &str) -> Vec<String> {
    let (input, _) = board(game);
    let text = std::fs::read_to_string(input.game.join("data/map.toml")).unwrap();
    assert_eq!(text.matches(from).count(), 1, "'{from}' must stand in the table once");
    let chart: Chart = toml::from_str(&text.replace(from, to)).unwrap();
    let head: Head = input.head.clone();
    hexes::build(&head, &input.parse().unwrap(), &chart, land()).unwrap().faults
}

fn finds(faults: &[String], what: &str) {
    assert!(faults.iter().any(|f| f.contains(what)), "'{what}' is not among {faults:?}");
}

#[test]
fn nothing_is_wrong_with_any_board_of_hexes() {
    assert_eq!(boards().len(), 2);
    for (input, drawn) in boards() {
        assert_eq!(drawn.faults, Vec::<String>::new(), "{}", input.path.display());
    }
}

#[test]
fn what_is_committed_is_what_the_tool_draws() {
    for (input, drawn) in boards() {
        let committed = std::fs::read_to_string(input.output()).unwrap();
        assert!(
            committed == mapwright::text(&drawn.board).unwrap(),
            "{} differs: run cargo xtask maps",
            input.output().display()
        );
    }
}

#[test]
fn every_place_lies_in_its_hex() {
    assert_eq!(count("fire-in-the-sky", "hexes"), 148);
    assert_eq!(count("fire-in-the-sky", "places in their hex"), 51);
    assert_eq!(count("flat-top", "places in their hex"), 26);
}

#[test]
fn a_place_in_the_wrong_hex_is_found() {
    // At scale nothing gives way.
    finds(
        &with_fault("flat-top", "hex = \"E24\"\nlon = 152.18", "hex = \"E25\"\nlon = 152.18"),
        "rabaul lies in E24, not in E25",
    );
    // A warp pleases everybody, but not without folding the globe.
    finds(&with_fault("fire-in-the-sky", "hex = \"1709\"\nlon = 202.03", "hex = \"1816\"\nlon = 202.03"), "the coast folds near");
    finds(
        &with_fault("fire-in-the-sky", "hex = \"1709\"\nlon = 202.03", "hex = \"1919\"\nlon = 202.03"),
        "pearl_harbor: there is no hex 1919",
    );
}

#[test]
fn terrain_is_what_the_coast_gives() {
    let counts = ["sea", "coast", "land"].map(|c| count("flat-top", c));
    assert_eq!(counts, [3781, 309, 110]);
    let kinds = |kind: SpaceKind| board("flat-top").1.board.spaces.iter().filter(|s| s.kind == kind).count();
    assert_eq!([SpaceKind::SeaHex, SpaceKind::CoastHex, SpaceKind::LandHex].map(kinds), counts);
    assert_eq!(count("fire-in-the-sky", "land"), 1);
}

#[test]
fn false_terrain_is_found() {
    finds(
        &with_fault("flat-top", "{ id = \"K1\", type = \"land\"", "{ id = \"K1\", type = \"coast\""),
        "K1 is listed as Coast, the coast gives Land",
    );
    finds(
        &with_fault("flat-top", "{ id = \"I3\", type = \"coast\", island = \"long\" },", ""),
        "I3 is listed as Sea, the coast gives Coast",
    );
    finds(&with_fault("flat-top", ", because = \"base\"", ""), "N3 is listed as Coast");
}

#[test]
fn every_base_can_be_reached_by_sea_and_a_cut_one_is_found() {
    let shut = "{ id = \"W4\", type = \"coast\", island = \"new_guinea\", sea_areas = [[3, 4, 5, 6]]";
    let faults = with_fault("flat-top", shut, "{ id = \"W4\", type = \"coast\", island = \"new_guinea\", sea_areas = [[1]]");
    finds(&faults, "port_moresby: no ship reaches W4");
}

#[test]
fn hexes_that_do_not_touch_are_no_neighbours() {
    finds(
        &with_fault("fire-in-the-sky", "a = \"0008\"\nb = \"0109\"", "a = \"0008\"\nb = \"0111\""),
        "0008 and 0111 do not touch",
    );
    finds(
        &with_fault("fire-in-the-sky", "a = \"hollandia\"\nb = \"lae\"", "a = \"hollandia\"\nb = \"wake\""),
        "land link: 1014 and 1309",
    );
    let reef = "{ hex = \"DD24\", other = \"DD25\"";
    finds(&with_fault("flat-top", reef, "{ hex = \"DD24\", other = \"DD27\""), "reef: DD24 and DD27 do not touch");
}

#[test]
fn no_name_covers_another_and_a_doubled_one_is_found() {
    for (input, drawn) in boards() {
        assert_eq!(names::faults(&drawn.board), Vec::<String>::new(), "{}", input.path.display());
        let mut board = drawn.board.clone();
        let named = board.spaces.iter().position(|s| !s.labels.is_empty()).unwrap();
        let twin = board.spaces[named].clone();
        board.spaces.push(twin);
        assert_eq!(names::faults(&board).len(), 2, "once in each language");
    }
}

#[test]
fn every_name_stands_in_both_languages() {
    for (_, drawn) in boards() {
        for space in drawn.board.spaces.iter().filter(|s| !s.labels.is_empty()) {
            assert_eq!(space.labels.keys().collect::<Vec<_>>(), ["en", "fr"], "{}", space.id);
        }
    }
}

#[test]
fn the_two_seas_of_a_divided_hex_make_up_the_hex() {
    let map = &board("fire-in-the-sky").1.board;
    let surface = |id: &str| {
        let rings = mapwright::path::read(&map.space(id).unwrap().outline);
        let ring: Vec<[f64; 2]> = rings[0].0.iter().map(|p| p.map(|v| f64::from(v) / 10.0)).collect();
        mapwright::path::double_area(&ring).abs() / 2.0
    };
    let whole = 1.5 * 3.0_f64.sqrt() * 52.0 * 52.0;
    assert!((surface("0412e") + surface("0412w") - whole).abs() < 20.0);
    assert!(surface("0412e") > whole / 4.0 && surface("0412w") > whole / 4.0);
    let walls = map.lines.iter().filter(|l| l.stroke == Stroke::Wall).count();
    assert_eq!(walls, 9 + 1);
    assert_eq!(map.fills.iter().filter(|f| f.surface == Surface::Veil).count(), 1);
}

#[test]
fn the_map_at_scale_has_its_sectors_reefs_and_mountains() {
    let map = &board("flat-top").1.board;
    let lines = |stroke: Stroke| map.lines.iter().filter(|l| l.stroke == stroke).count();
    assert_eq!([lines(Stroke::Sector), lines(Stroke::Reef), lines(Stroke::Ridge)], [1, 1, 2]);
    assert_eq!(map.spaces.iter().filter(|s| s.terrain == Some(Terrain::Mountain)).count(), 35);
    assert_eq!(map.spaces.iter().filter(|s| s.kind == SpaceKind::Box).count(), 4);
}
