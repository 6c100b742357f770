//! Boards of cards and lanes: every lane of the table is drawn, none runs through a third card, none cross, no cards overlap.

#![allow(clippy::unwrap_used)]

use ironbottom_kernel::board::{SpaceKind, Stroke};
use mapwright::coast;
use mapwright::lanes::{self, Chart, Layout};
use mapwright::{Input, Method};

fn input() -> Input {
    let inputs = mapwright::inputs(&mapwright::root().unwrap(), &[]).unwrap();
    inputs.into_iter().find(|i| i.head.method == Method::Lanes).unwrap()
}

/// What is found wrong when a word of the layout or of the table is replaced.
fn with_fault(in_layout: [&str; 2], in_chart: [&str; 2]) -> Vec<String> {
    let input = input();
    let table = std::fs::read_to_string(input.game.join("data/map.toml")).unwrap();
    assert!(input.text.contains(in_layout[0]) && table.contains(in_chart[0]));
    let layout: Layout = toml::from_str(&input.text.replacen(in_layout[0], in_layout[1], 1)).unwrap();
    let chart: Chart = toml::from_str(&table.replacen(in_chart[0], in_chart[1], 1)).unwrap();
    lanes::build(&input.head, &layout, &chart, &coast::land(&input.root).unwrap()).unwrap().faults
}

#[test]
fn all_34_lanes_are_drawn_and_nothing_is_wrong() {
    let input = input();
    let drawn = mapwright::draw(&input).unwrap();
    assert_eq!(drawn.faults, Vec::<String>::new());
    assert_eq!(drawn.board.lines.iter().filter(|l| l.stroke == Stroke::Lane).count(), 34);
    assert_eq!(drawn.board.spaces.iter().filter(|s| s.kind == SpaceKind::Card).count(), 20);
    let committed = std::fs::read_to_string(input.output()).unwrap();
    assert!(committed == mapwright::text(&drawn.board).unwrap(), "{} differs: run cargo xtask maps", input.output().display());
}

#[test]
fn planted_faults_are_found() {
    let none = ["", ""];
    let finds =
        |faults: Vec<String>, what: &str| assert!(faults.iter().any(|f| f.contains(what)), "'{what}' is not among {faults:?}");
    // A card moved onto another, one moved into a lane, one taken away.
    finds(with_fault(["centre = [593.4, 383.2]", "centre = [681.1, 494.3]"], none), "cards 'iwo_jima' and 'mariana' overlap");
    finds(with_fault(["centre = [925.0, 446.8]", "centre = [470.0, 500.0]"], none), "runs through 'wake'");
    finds(with_fault(["[area.samoa]", "[area.tonga]"], none), "area 'samoa' has no card");
    // A lane that the table lacks, one that the layout lacks, one that crosses.
    finds(
        with_fault(none, ["a = \"west_coast\"\nb = \"hawaii\"", "a = \"west_coast\"\nb = \"midway\""]),
        "the lane midway - west_coast is not drawn",
    );
    finds(
        with_fault(none, ["a = \"west_coast\"\nb = \"hawaii\"", "a = \"west_coast\"\nb = \"midway\""]),
        "the lane west_coast - hawaii is not in the table",
    );
    let crossing = ["a = \"alaska\"\nb = \"midway\"", "a = \"west_coast\"\nb = \"midway\""];
    finds(with_fault(crossing, crossing), "cross");
}
