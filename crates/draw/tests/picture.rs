//! Pictures of small boards: everything is there, once, and nothing lies over anything else.
#![allow(clippy::unwrap_used, reason = "a test")]

use ironbottom_draw::{Look, geom::Rect, png, svg, symbols, theme};
use ironbottom_kernel::{
    Lang, Msg,
    board::{Board, Livery, Stage},
    scene::{Age, Piece, Scene, SpaceState},
};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

/// Two areas on an island, a rock too small for anything, two seas, the world round.
const ATLAS: &str = r#"{"id":"world","ground":"atlas","width":16000,"height":8000,"wrap":{"period":14400,"ghost":800},
 "land":"m3000 2000 4000 0 0 3000-4000 0zm9000 3000 100 0 0 100-100 0z","coast":"m3000 2000 4000 0 0 3000-4000 0zm9000 3000 100 0 0 100-100 0z",
 "fills":[{"surface":"void","path":"m0 0 14400 0 0 400-14400 0z"}],
 "lines":[{"stroke":"sea-border","path":"m8000 400 0 7600"},{"stroke":"land-border","path":"m5000 2000 0 3000"},{"stroke":"canal","path":"m4000 4900 200 400"},
  {"stroke":"link","path":"m7000 3000 1000 0"},{"stroke":"wall","path":"m5000 2000 0 500"}],
 "spaces":[
 {"id":"west","kind":"land","at":[4000,3500],"room":900,"outline":"m3000 2000 2000 0 0 3000-2000 0z","role":"sand","figure":"3","terrain":"rough",
  "labels":{"en":{"at":[4000,3000],"size":110,"lines":["West","Land"],"badge":[4400,3060]},"fr":{"at":[4000,3000],"size":110,"lines":["Ouest"],"badge":[4400,3000]}}},
 {"id":"east","kind":"land","at":[6000,3500],"room":900,"outline":"m5000 2000 2000 0 0 3000-2000 0z","role":"slate","terrain":"jungle",
  "labels":{"en":{"at":[6000,3000],"size":110,"lines":["East & Co"]}}},
 {"id":"rock","kind":"land","at":[9050,3050],"room":50,"outline":"m9000 3000 100 0 0 100-100 0z","role":"neutral","callout":{"at":[9400,3300],"room":150},
  "labels":{"en":{"at":[9300,3050],"size":70,"lines":["Rock"]}}},
 {"id":"sz_a","kind":"sea","at":[1500,4000],"room":1000,"outline":"m0 400 8000 0 0 7600-8000 0z","labels":{"en":{"at":[1500,3500],"size":90,"lines":["Sea A"]}}},
 {"id":"sz_b","kind":"sea","at":[11000,4000],"room":1000,"outline":"m8000 400 6400 0 0 7600-6400 0z","tint":1,"labels":{"en":{"at":[11000,3500],"size":90,"lines":["Sea B"]}}}],
 "marks":[{"kind":"rose","at":[13000,6000],"size":120},{"kind":"geography","at":[12000,7000],"size":100,"text":{"en":"Far away"}}]}"#;

const HEXES: &str = r#"{"id":"hexes","ground":"ocean","width":4000,"height":3000,"hex":{"half_width":520,"half_height":450},
 "land":"m500 500 800 0 0 800-800 0z","coast":"m500 500 800 0 0 800-800 0z",
 "spaces":[
 {"id":"0101","kind":"coast-hex","at":[900,900],"room":380,"role":"orange","figure":"4-2","signs":["airfield"],"labels":{"en":{"at":[900,740],"size":90,"lines":["Base"]}}},
 {"id":"0201","kind":"sea-hex","at":[1680,1350],"room":380},
 {"id":"0202","kind":"land-hex","at":[900,1800],"room":380},
 {"id":"box","kind":"box","at":[3200,1500],"room":300,"outline":"m2800 1000 900 0 0 1200-900 0z","role":"blue","labels":{"en":{"at":[3250,1080],"size":90,"lines":["Away"]}}}]}"#;

const PAPER: &str = r#"{"id":"paper","ground":"paper","width":8000,"height":4000,"fills":[{"surface":"panel","path":"m100 100 7800 0 0 3800-7800 0z"}],
 "lines":[{"stroke":"rule","path":"m100 2000 7800 0"}],
 "spaces":[
 {"id":"one","kind":"box","at":[1500,1200],"room":500,"outline":"m500 500 2000 0 0 1400-2000 0z","labels":{"en":{"at":[1500,640],"size":120,"lines":["One"]}}},
 {"id":"s1","kind":"step","at":[4000,1000],"room":300,"outline":"m3600 600 800 0 0 800-800 0z","labels":{"en":{"at":[4000,720],"size":110,"lines":["1"]}}},
 {"id":"c","kind":"card","at":[6000,1200],"room":500,"outline":"m5000 500 2000 0 0 1400-2000 0z","labels":{"en":{"at":[6000,640],"size":120,"lines":["Card"]}}}],
 "marks":[{"kind":"caption","at":[4000,2300],"size":140,"text":{"*":"Track"}}]}"#;

fn stage() -> Stage {
    let livery = |owner: &str, role: &str, second| Livery { owner: owner.to_owned(), role: role.to_owned(), second };
    Stage {
        boards: [ATLAS, HEXES, PAPER].iter().map(|t| Board::from_text(t).unwrap()).collect(),
        liveries: vec![livery("red", "brick", false), livery("grey", "slate", true)],
        symbols: [
            ("k.foot", "u-infantry"),
            ("k.tank", "u-armor"),
            ("k.wing", "u-fighter"),
            ("k.ship", "u-cruiser"),
            ("k.gun", "u-aa-gun"),
        ]
        .into_iter()
        .map(|(k, s)| (k.to_owned(), s.to_owned()))
        .collect(),
        works: vec!["k.gun".to_owned()],
    }
}

fn piece(n: usize, space: &str, kind: &str, owner: &str, count: u32) -> Piece {
    Piece {
        id: format!("p{n}"),
        space: space.to_owned(),
        kind: kind.to_owned(),
        owner: owner.to_owned(),
        count,
        name: String::new(),
        hurt: false,
        notes: Vec::new(),
        acted: false,
        ..Piece::default()
    }
}

fn scene(board: &str, pieces: &[(&str, &str, &str, u32)], owners: &[(&str, &str)]) -> Scene {
    Scene {
        title: Msg::new("x"),
        board: board.to_owned(),
        spaces: owners
            .iter()
            .map(|(s, o)| SpaceState {
                space: (*s).to_owned(),
                name: format!("name.{s}"),
                owner: (*o).to_owned(),
                value: Some(7),
                notes: Vec::new(),
            })
            .collect(),
        pieces: pieces.iter().enumerate().map(|(i, (s, k, o, n))| piece(i, s, k, o, *n)).collect(),
        panels: Vec::new(),
        ..Scene::default()
    }
}

/// A crowd on the first board: two owners in one space, one kind twice, many kinds, a stack on the rock, a kind without a symbol.
fn crowd() -> Scene {
    let pieces = [
        ("west", "k.foot", "red", 3),
        ("west", "k.tank", "red", 1),
        ("west", "k.wing", "red", 2),
        ("west", "k.ship", "red", 1),
        ("west", "k.foot", "grey", 12),
        ("west", "k.gun", "red", 2),
        ("rock", "k.foot", "grey", 2),
        ("rock", "k.tank", "grey", 1),
        ("sz_a", "k.ship", "red", 1),
        ("sz_a", "k.ship", "red", 1),
        ("sz_b", "k.odd", "nobody", 4),
    ];
    scene("world", &pieces, &[("west", "red"), ("east", ""), ("rock", "grey")])
}

fn draw(stage: &Stage, board: &str, scene: Option<&Scene>, theme: theme::Theme, width: u32, lang: Lang) -> String {
    let look = Look { lang, theme, width };
    svg(stage, stage.board(board).unwrap(), scene, &|key| format!("<{key}>"), &look)
}

fn plain(board: &str, scene: Option<&Scene>) -> String {
    draw(&stage(), board, scene, theme::LIGHT, 1600, Lang::En)
}

fn of_class<'a>(doc: &'a Document<'a>, class: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    doc.descendants().filter(move |n| n.attribute("class").is_some_and(|c| c.split(' ').any(|w| w == class)))
}

fn boxes(doc: &Document<'_>) -> Vec<Rect> {
    of_class(doc, "piece")
        .map(|n| {
            let b: Vec<f64> = n.attribute("data-box").unwrap().split(' ').map(|x| x.parse().unwrap()).collect();
            Rect { x0: b[0], y0: b[1], x1: b[2], y1: b[3] }
        })
        .collect()
}

/// Ids of the scene's pieces as they are drawn, sorted, and the figures that are seen added up.
fn shown(doc: &Document<'_>) -> (Vec<String>, u32) {
    let (mut ids, mut sum) = (Vec::new(), 0);
    for n in doc.descendants().filter(|n| n.has_attribute("data-pieces")) {
        ids.extend(n.attribute("data-pieces").unwrap().split(' ').map(str::to_owned));
        let figure = n.descendants().find(|d| d.attribute("class") == Some("count")).and_then(|d| d.text());
        let seen: u32 = figure.map_or(1, |t| t.parse().unwrap());
        assert_eq!(n.attribute("data-count").unwrap(), seen.to_string());
        sum += seen;
    }
    ids.sort_unstable();
    (ids, sum)
}

#[test]
fn every_space_has_its_element_and_every_id_stands_once() {
    for board in &stage().boards {
        let text = plain(&board.id, None);
        let doc = Document::parse(&text).unwrap();
        let ids: Vec<&str> = doc.descendants().filter_map(|n| n.attribute("id")).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "{}", board.id);
        for s in &board.spaces {
            let n = doc.descendants().find(|n| n.attribute("id") == Some(&format!("space-{}", s.id))).unwrap();
            assert_eq!(n.attribute("data-space"), Some(s.id.as_str()));
        }
        for layer in ["ground", "spaces", "borders", "labels", "pieces"] {
            assert_eq!(of_class(&doc, layer).count(), 1, "{layer}");
        }
        // What is used is there.
        for n in doc.descendants() {
            for a in n.attributes().filter(|a| a.value().contains('#') && (a.name() == "href" || a.value().starts_with("url("))) {
                let id = a.value().trim_start_matches("url(").trim_start_matches('#').trim_end_matches(')');
                assert!(once.contains(id), "{id} is not defined");
            }
        }
    }
}

#[test]
fn every_piece_is_drawn_once_and_nothing_is_lost() {
    let scene = crowd();
    for width in [1200, 1600, 3200] {
        let text = draw(&stage(), "world", Some(&scene), theme::LIGHT, width, Lang::En);
        let doc = Document::parse(&text).unwrap();
        let mut wanted: Vec<String> = scene.pieces.iter().map(|p| p.id.clone()).collect();
        wanted.sort_unstable();
        assert_eq!(shown(&doc), (wanted, scene.pieces.iter().map(|p| p.count).sum()), "{width}");
    }
}

#[test]
fn pieces_lie_neither_over_each_other_nor_over_names() {
    let scene = crowd();
    for width in [390, 800, 1600, 3200] {
        let text = draw(&stage(), "world", Some(&scene), theme::LIGHT, width, Lang::En);
        let doc = Document::parse(&text).unwrap();
        let all = boxes(&doc);
        assert!(all.len() >= 5);
        for (i, a) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|b| !a.meets(b)), "{width}: {a:?}");
            assert!(a.x0 >= 0.0 && a.x1 <= 14400.0, "never across the cut");
            for text in
                of_class(&doc, "name").flat_map(|n| n.descendants().filter(|t| t.has_tag_name("text")).collect::<Vec<_>>())
            {
                let at = |k: &str| text.attribute(k).unwrap().parse::<f64>().unwrap();
                assert!(!a.holds([at("x"), at("y") - 20.0]), "{width}: {:?}", text.text());
            }
        }
    }
}

fn of_name(n: &Node<'_, '_>) -> bool {
    n.ancestors().any(|a| a.attribute("class") == Some("name"))
}

#[test]
fn small_pictures_have_counters_and_only_names_that_can_be_read() {
    let scene = crowd();
    let text = draw(&stage(), "world", Some(&scene), theme::LIGHT, 390, Lang::En);
    let doc = Document::parse(&text).unwrap();
    assert_eq!(of_class(&doc, "strip").count(), 0);
    let names: Vec<&str> = of_class(&doc, "name").filter_map(|n| n.attribute("data-space")).collect();
    assert!(names.contains(&"sz_b") && !names.contains(&"rock"), "{names:?}");
    let pixels_a_tenth = 390.0 / 16000.0;
    for n in doc.descendants().filter_map(|n| of_name(&n).then(|| n.attribute("font-size")).flatten()) {
        assert!(n.parse::<f64>().unwrap() * pixels_a_tenth > 5.9, "{n}");
    }
    let works: u32 = 2;
    assert_eq!(shown(&doc).1, scene.pieces.iter().map(|p| p.count).sum::<u32>() - works, "signs go with the names");
}

#[test]
fn many_kinds_stand_on_two_strips_and_a_rock_gets_its_call_out() {
    let text = plain("world", Some(&crowd()));
    let doc = Document::parse(&text).unwrap();
    let of = |space: &str, owner: &str| {
        of_class(&doc, "piece")
            .filter(|n| n.attribute("data-space") == Some(space) && n.attribute("data-owner") == Some(owner))
            .count()
    };
    assert_eq!((of("west", "red"), of("west", "grey"), of("sz_a", "red")), (2, 1, 1));
    let rock = of_class(&doc, "piece").position(|n| n.attribute("data-space") == Some("rock")).unwrap();
    let centre = boxes(&doc)[rock].centre();
    assert!((centre[0] - 9400.0).abs() < 300.0 && (centre[1] - 3300.0).abs() < 300.0, "{centre:?}");
    assert!(of_class(&doc, "leader").count() > 0);
}

#[test]
fn the_owner_of_the_scene_beats_the_printed_one() {
    let scene = crowd();
    let text = plain("world", Some(&scene));
    let doc = Document::parse(&text).unwrap();
    let fill = |doc: &Document<'_>, id: &str| {
        doc.descendants().find(|n| n.attribute("id") == Some(id)).and_then(|n| n.attribute("fill").map(str::to_owned)).unwrap()
    };
    assert_eq!(fill(&doc, "space-west"), theme::LIGHT.terr_brick);
    assert_eq!(fill(&doc, "space-east"), theme::LIGHT.terr_neutral);
    let bare = plain("world", None);
    let bare = Document::parse(&bare).unwrap();
    assert_eq!(
        (fill(&bare, "space-west"), fill(&bare, "space-east")),
        (theme::LIGHT.terr_sand.to_owned(), theme::LIGHT.terr_slate.to_owned())
    );
    // So does the value: the badge says it.
    let badge = |doc: &Document<'_>| {
        let name = of_class(doc, "name").find(|n| n.attribute("data-space") == Some("west")).unwrap();
        name.descendants().rfind(|n| n.has_tag_name("text")).and_then(|n| n.text().map(str::to_owned))
    };
    assert_eq!((badge(&doc), badge(&bare)), (Some("7".to_owned()), Some("3".to_owned())));
}

#[test]
fn names_follow_the_language_and_are_written_safely() {
    let text = plain("world", Some(&crowd()));
    assert!(text.contains(">West</text>") && text.contains("East &amp; Co") && text.contains("&lt;k.foot&gt; ×3"));
    let fr = draw(&stage(), "world", None, theme::LIGHT, 1600, Lang::Fr);
    assert!(fr.contains(">Ouest</text>") && !fr.contains(">West</text>"));
    assert!(fr.contains("East &amp; Co"), "where there is no French name the English one stands");
}

#[test]
fn day_and_night_differ_and_a_page_takes_variables() {
    let scene = crowd();
    for board in ["world", "hexes", "paper"] {
        let [light, dark, page] =
            [theme::LIGHT, theme::DARK, theme::PAGE].map(|t| draw(&stage(), board, Some(&scene), t, 1600, Lang::En));
        assert_ne!(light, dark);
        assert!(!light.contains("var(") && !dark.contains("var(") && page.contains("var(--"));
    }
}

#[test]
fn pixels_have_the_size_asked_for_and_letters_in_them() {
    for (width, height) in [(400u32, 200u32), (1600, 800)] {
        let file = png(&draw(&stage(), "world", Some(&crowd()), theme::LIGHT, width, Lang::En)).unwrap();
        assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
        let number = |at: usize| u32::from_be_bytes(file[at..at + 4].try_into().unwrap());
        assert_eq!((number(16), number(20)), (width, height));
    }
    let text = |font: &str, t: &str| {
        png(&format!("<svg xmlns='http://www.w3.org/2000/svg' width='60' height='20'><text y='15' {font}>{t}</text></svg>"))
            .unwrap()
    };
    // No font of the machine is asked: an unknown family is set in ours, and every face is another.
    assert_eq!(text("font-family='No Such Font, sans-serif'", "Île"), text("", "Île"));
    assert_ne!(text("", "Île"), text("", ""));
    assert_ne!(text("", "Île"), text("font-weight='700'", "Île"));
    assert_ne!(text("", "Île"), text("font-style='italic'", "Île"));
    assert_ne!(text("", "∞"), text("", ""));
    assert!(png("no picture").is_err());
}

#[test]
fn a_kind_without_a_symbol_is_found_and_still_drawn() {
    let mut stage = stage();
    assert_eq!(symbols::missing(&stage), Vec::<String>::new());
    stage.symbols.insert("k.odd".to_owned(), "u-zeppelin".to_owned());
    assert_eq!(symbols::missing(&stage), ["k.odd: u-zeppelin"]);
    let text = draw(&stage, "world", Some(&crowd()), theme::LIGHT, 1600, Lang::En);
    assert!(text.contains("href=\"#u-marker\""));
}

#[test]
fn what_is_no_longer_seen_is_hollow_and_dashed_when_long_ago() {
    let drawn = |age| {
        let mut s = scene("hexes", &[("0201", "k.ship", "red", 1)], &[("0201", "")]);
        s.pieces[0].age = age;
        plain("hexes", Some(&s))
    };
    let [now, recent, old] = [Age::Now, Age::Recent, Age::Old].map(drawn);
    let dashed = |picture: &str| picture.contains("stroke-dasharray=\"4 3\"");
    let filled = |picture: &str| picture.contains("fill=\"#fdfbf5\"");
    assert_eq!([&now, &recent, &old].map(|p| filled(p)), [false, true, true]);
    assert_eq!([&now, &recent, &old].map(|p| dashed(p)), [false, false, true]);
}

#[test]
fn a_board_full_of_pieces_is_still_drawn_whole() {
    let kinds = ["k.foot", "k.tank", "k.wing", "k.ship", "k.odd"];
    let mut pieces = Vec::new();
    for space in ["one", "s1", "c"] {
        for owner in ["red", "grey", ""] {
            pieces.extend(kinds.map(|k| (space, k, owner, 11)));
        }
    }
    let scene = scene("paper", &pieces, &[]);
    for width in [200, 390, 1600] {
        let text = draw(&stage(), "paper", Some(&scene), theme::DARK, width, Lang::En);
        let doc = Document::parse(&text).unwrap();
        assert_eq!(shown(&doc).1, 11 * 45, "{width}");
        let all = boxes(&doc);
        for (i, a) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|b| !a.meets(b)), "{width}");
        }
    }
}
