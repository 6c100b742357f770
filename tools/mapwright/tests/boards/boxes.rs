//! Boards of boxes: boxes beside each other, names in their boxes.

#![allow(clippy::unwrap_used)]

use mapwright::boxes::{self, Layout};
use mapwright::{Drawn, Head, Input, Method};

fn boards() -> Vec<(Input, Drawn)> {
    let inputs = mapwright::inputs(&mapwright::root().unwrap(), &[]).unwrap();
    let boxes = inputs.into_iter().filter(|i| i.head.method == Method::Boxes);
    boxes.map(|i| (i.clone(), mapwright::draw(&i).unwrap())).collect()
}

#[test]
fn nothing_is_wrong_with_any_board_of_boxes() {
    let boards = boards();
    assert!(boards.len() >= 9);
    for (input, drawn) in boards {
        assert_eq!(drawn.faults, Vec::<String>::new(), "{}", input.path.display());
        let committed = std::fs::read_to_string(input.output()).unwrap();
        assert!(
            committed == mapwright::text(&drawn.board).unwrap(),
            "{} differs: run cargo xtask maps",
            input.output().display()
        );
    }
}

fn faults(text: &str) -> Vec<String> {
    #[derive(serde::Deserialize)]
    struct Headed {
        board: Head,
    }
    let text = format!("[board]\nid = \"x\"\nmethod = \"boxes\"\nground = \"paper\"\n[frame]\nwidth = 200\nheight = 100\n{text}");
    let layout: Layout = toml::from_str(&text).unwrap();
    let headed: Headed = toml::from_str(&text).unwrap();
    boxes::build(&headed.board, &layout).faults
}

#[test]
fn planted_faults_are_found() {
    let one = |id: &str, x: i32, en: &str| {
        format!("[[box]]\nid = \"{id}\"\nat = [{x}, 10]\nsize = [80, 40]\nen = \"{en}\"\nfr = \"{en}\"\n")
    };
    assert_eq!(faults(&(one("a", 10, "Ships") + &one("b", 100, "Planes"))), Vec::<String>::new());
    let finds = |text: String, what: &str| {
        let found = faults(&text);
        assert!(found.iter().any(|f| f.contains(what)), "'{what}' is not among {found:?}");
    };
    finds(one("a", 10, "Ships") + &one("b", 60, "Planes"), "boxes 'a' and 'b' overlap");
    finds(one("a", 10, "Ships") + &one("a", 100, "Planes"), "two boxes 'a'");
    finds(one("a", 150, "Ships"), "leaves the board");
    finds(one("a", 10, "Incomprehensibilities-of-war"), "does not fit");
    finds(one("a", 10, "Ships").replace("size = [80, 40]", ""), "box 'a' has no place or no size");
    finds(one("a", 10, "Ships").replace("fr = \"Ships\"", "fr = \"\""), "lacks a language");
    finds(one("a", 10, "Ships") + "[[text]]\nat = [50, 15]\nsize = 10\nen = \"Fleet\"\nfr = \"Flotte\"\n", "runs into box 'a'");
}
