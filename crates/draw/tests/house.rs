//! The boards of all games of the house, drawn: every space is there, no id twice, no symbol missing, no piece lost or covered.
#![allow(clippy::unwrap_used, reason = "a test")]

use ironbottom_draw::{Look, geom::Rect, svg, symbols, theme};
use ironbottom_kernel::{Lang, Options, Viewer, board::Stage, dice::Seed, scene::Scene};
use ironbottom_registry::GAMES;
use roxmltree::Document;
use std::collections::BTreeSet;

fn draw(stage: &Stage, board: &str, scene: Option<&Scene>, dark: bool, width: u32, lang: Lang) -> String {
    let look = Look { lang, theme: if dark { theme::DARK } else { theme::LIGHT }, width };
    svg(stage, stage.board(board).unwrap(), scene, &str::to_owned, &look)
}

#[test]
fn every_board_of_the_house_is_drawn_whole() {
    for known in GAMES {
        let stage = (known.stage)().unwrap();
        assert!(!stage.boards.is_empty(), "{} has no board", known.id);
        assert_eq!(symbols::missing(&stage), Vec::<String>::new(), "{}", known.id);
        // A piece says its space and not its board: an id that stood on two would show it on both.
        let all: Vec<&str> = stage.boards.iter().flat_map(|b| &b.spaces).map(|s| s.id.as_str()).collect();
        let twice: Vec<&&str> = all.iter().enumerate().filter(|(i, id)| all[..*i].contains(id)).map(|(_, id)| id).collect();
        assert!(twice.is_empty(), "{}: {twice:?}", known.id);
        for board in &stage.boards {
            for (dark, width, lang) in [(false, 1600, Lang::En), (true, 390, Lang::Fr)] {
                let text = draw(&stage, &board.id, None, dark, width, lang);
                let doc = Document::parse(&text).unwrap();
                let ids: Vec<&str> = doc.descendants().filter_map(|n| n.attribute("id")).collect();
                let once: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(ids.len(), once.len(), "{} {}", known.id, board.id);
                for s in &board.spaces {
                    assert!(once.contains(format!("space-{}", s.id).as_str()), "{} {}: {}", known.id, board.id, s.id);
                }
            }
        }
    }
}

#[test]
fn every_piece_of_an_opening_is_drawn_once_and_lies_over_nothing() {
    for known in GAMES {
        let Some(playable) = known.playable else { continue };
        let game = (playable.build)((playable.built_in)()).unwrap();
        let table = game.open(&game.info().scenarios[0].id, &Options::default(), Seed([0; 32]), Vec::new()).unwrap();
        let (scene, stage) = (table.scene(Viewer::Everything), game.stage());
        let board = stage.board(&scene.board).unwrap();
        let mut wanted: Vec<&str> =
            scene.pieces.iter().filter(|p| board.space(&p.space).is_some()).map(|p| p.id.as_str()).collect();
        wanted.sort_unstable();
        for (width, lang) in [(1600, Lang::En), (1600, Lang::Fr), (2400, Lang::En)] {
            let text = draw(&stage, &board.id, Some(&scene), false, width, lang);
            let doc = Document::parse(&text).unwrap();
            let drawn = doc.descendants().filter_map(|n| n.attribute("data-pieces"));
            let mut ids: Vec<&str> = drawn.flat_map(|p| p.split(' ')).collect();
            ids.sort_unstable();
            assert_eq!(ids, wanted, "{} at {width}", known.id);
        }
        for width in [390, 1600] {
            let text = draw(&stage, &board.id, Some(&scene), false, width, Lang::En);
            let doc = Document::parse(&text).unwrap();
            let boxes: Vec<Rect> = doc
                .descendants()
                .filter_map(|n| n.attribute("data-box"))
                .map(|b| {
                    let b: Vec<f64> = b.split(' ').map(|x| x.parse().unwrap()).collect();
                    Rect { x0: b[0], y0: b[1], x1: b[2], y1: b[3] }
                })
                .collect();
            for (i, a) in boxes.iter().enumerate() {
                assert!(boxes[..i].iter().all(|b| !a.meets(b)), "{} at {width}: {a:?}", known.id);
            }
        }
    }
}
