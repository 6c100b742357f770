//! Boards of areas: what touches is what the table calls neighbours, names and pieces have their places.

use ironbottom_kernel::board::SpaceKind;
use mapwright::areas::{self, Atlas};
use mapwright::labels::{Rect, cells, overlap, rects};
use mapwright::languages::LANGUAGES;
use mapwright::regions::Regions;
use mapwright::regions::input::{Kind, Source};
use mapwright::truth::Truth;
use mapwright::{Drawn, Input, Method};

/// The input of a game's board of areas.
fn input(game: &str) -> Input {
    let inputs = mapwright::inputs(&mapwright::root().unwrap(), &[game.to_owned()]).unwrap();
    inputs.into_iter().find(|i| i.head.method == Method::Areas).unwrap()
}

/// A board found and drawn, and everything that must hold of it: finding it takes long, so it is done once.
struct Found {
    input: Input,
    atlas: Atlas,
    drawn: Drawn,
}

fn all_holds(game: &str, counts: [usize; 6]) {
    let input = input(game);
    let atlas = Atlas::find(&input).unwrap();
    let drawn = areas::drawn(&input, &atlas).unwrap();
    let found = Found { input, atlas, drawn };
    assert_eq!(found.drawn.counts.iter().map(|c| c.1).collect::<Vec<_>>(), counts);
    assert_eq!(found.drawn.faults, Vec::<String>::new());
    what_is_committed_is_what_the_tool_draws(&found);
    every_border_of_the_table_is_drawn_as_a_line_or_a_coast(&found);
    no_name_covers_another_and_inner_names_stay_inside(&found);
    names_badges_and_pieces_lie_on_the_board_and_not_across_its_cut(&found);
    who_has_no_room_for_pieces_has_a_place_beside(&found);
    neighbouring_zones_differ_in_tint(&found);
}

#[test]
fn the_world_shows_all_309_borders_of_its_table_and_no_other() {
    all_holds("axis-and-allies", [309, 307, 2, 0, 0, 0]);
}

#[test]
fn the_map_of_asia_shows_all_370_borders_with_seven_links_and_four_walls() {
    all_holds("asia-engulfed", [370, 363, 7, 0, 4, 0]);
}

#[test]
fn there_are_two_boards_of_areas_and_both_are_looked_at() {
    let all = mapwright::inputs(&mapwright::root().unwrap(), &[]).unwrap();
    assert_eq!(all.iter().filter(|i| i.head.method == Method::Areas).count(), 2);
}

fn what_is_committed_is_what_the_tool_draws(Found { input, drawn, .. }: &Found) {
    let committed = std::fs::read_to_string(input.output()).unwrap();
    assert!(committed == mapwright::text(&drawn.board).unwrap(), "{} differs: run cargo xtask maps", input.output().display());
}

fn every_border_of_the_table_is_drawn_as_a_line_or_a_coast(Found { atlas, drawn, .. }: &Found) {
    let sea = |n: usize| atlas.source.spaces[n].kind == Kind::Sea;
    let boxed = |n: usize| atlas.source.spaces[n].is_box();
    for &(a, b) in atlas.truth.contact.iter().filter(|p| sea(p.0) == sea(p.1) && !boxed(p.0) && !boxed(p.1)) {
        let ids = [&atlas.source.spaces[a].id, &atlas.source.spaces[b].id];
        let shown = drawn.board.lines.iter().any(|l| ids.iter().all(|id| l.between.contains(id)));
        assert!(shown, "no line between {ids:?}");
    }
}

fn no_name_covers_another_and_inner_names_stay_inside(Found { input, atlas, drawn }: &Found) {
    let grid = &atlas.regions.grid;
    for language in LANGUAGES {
        let mut all: Vec<(&str, Rect)> = Vec::new();
        for (n, space) in drawn.board.spaces.iter().enumerate() {
            let label = &space.labels[language];
            let signs = if atlas.source.spaces[n].is_box() { 0 } else { space.signs.len() };
            let covered = rects(label, space.kind != SpaceKind::Sea, signs);
            let middle = [f64::from(label.at[0]) / 10.0, f64::from(label.at[1]) / 10.0];
            let own = |i: usize| atlas.regions.labels[i] == n as i16;
            if grid.under(middle).is_some_and(own) {
                let stays = covered.iter().flat_map(|r| cells(grid, r)).all(own);
                assert!(stays, "{}: the name of {} leaves it ({language})", input.head.id, space.id);
            }
            for rect in covered {
                let on = all.iter().find(|(id, r)| *id != space.id && overlap(r, &rect));
                assert!(on.is_none(), "{}: {} covers {on:?} ({language})", input.head.id, space.id);
                all.push((&space.id, rect));
            }
        }
    }
}

fn names_badges_and_pieces_lie_on_the_board_and_not_across_its_cut(Found { atlas, drawn, .. }: &Found) {
    let board = &drawn.board;
    let width = board.wrap.map_or(board.width, |w| w.period);
    let on = |p: [i32; 2]| p[0] > 0 && p[0] < width && p[1] > 0 && p[1] < board.height;
    for (n, space) in board.spaces.iter().enumerate() {
        assert!(on(space.at), "{}", space.id);
        assert!(space.callout.is_none_or(|c| on(c.at)), "{}", space.id);
        for label in space.labels.values() {
            let signs = if atlas.source.spaces[n].is_box() { 0 } else { space.signs.len() };
            for r in rects(label, space.kind != SpaceKind::Sea, signs) {
                assert!(r[0] >= 0.0 && r[2] * 10.0 <= f64::from(width), "{} {label:?}", space.id);
            }
            assert!(label.badge.is_none_or(|b| on(b) && b[0] > label.at[0]), "{}", space.id);
        }
    }
}

fn who_has_no_room_for_pieces_has_a_place_beside(Found { atlas, drawn, .. }: &Found) {
    let places: Vec<_> = drawn.board.spaces.iter().filter_map(|s| s.callout.map(|c| (&s.id, c))).collect();
    for (n, space) in drawn.board.spaces.iter().enumerate() {
        let least = (atlas.source.least_room(n) * 10.0) as i32;
        assert!(space.room >= least || space.callout.is_some(), "{} has {}", space.id, space.room);
    }
    for (i, (a, p)) in places.iter().enumerate() {
        for (b, q) in &places[i + 1..] {
            let (dx, dy) = (p.at[0] - q.at[0], p.at[1] - q.at[1]);
            assert!(dx * dx + dy * dy >= (p.room + q.room) * (p.room + q.room), "{a} and {b} stand on each other");
        }
    }
}

fn neighbouring_zones_differ_in_tint(Found { atlas, drawn, .. }: &Found) {
    let sea = |n: usize| atlas.source.spaces[n].kind == Kind::Sea;
    for &(a, b) in atlas.truth.contact.iter().filter(|p| sea(p.0) && sea(p.1)) {
        let [p, q] = [a, b].map(|n| &drawn.board.spaces[n]);
        assert!(p.tint != q.tint, "{} and {}", p.id, q.id);
    }
}

#[test]
fn a_false_neighbour_in_the_table_is_found() {
    let mut source = Source::read(&input("axis-and-allies")).unwrap();
    let regions = Regions::build(&mapwright::root().unwrap(), &source).unwrap();
    let (germany, spain) = (source.number("germany").unwrap(), source.number("spain").unwrap());
    source.neighbours[germany].insert(spain);
    source.neighbours[spain].insert(germany);
    let (russia, ukraine) = (source.number("karelia").unwrap(), source.number("ukraine").unwrap());
    source.neighbours[russia].remove(&ukraine);
    source.neighbours[ukraine].remove(&russia);
    let truth = Truth::find(&source, &regions).unwrap();
    let faults = truth.faults(&source, &regions).join("\n");
    assert!(faults.contains("germany and spain are neighbours and do not touch"), "{faults}");
    assert!(faults.contains("karelia and ukraine touch"), "{faults}");
}

#[test]
fn a_lost_anchor_and_a_moved_islet_are_found() {
    let input = input("axis-and-allies");
    let mut source = Source::read(&input).unwrap();
    source.anchors.sea.get_mut("sz_black").unwrap().strokes.clear();
    source.anchors.islet.iter_mut().find(|i| i.space == "gibraltar").unwrap().lon = -30.0;
    let regions = Regions::build(&input.root, &source).unwrap();
    let truth = Truth::find(&source, &regions).unwrap();
    let faults = truth.faults(&source, &regions).join("\n");
    assert!(faults.contains("sz_black and sz_central_med are neighbours"), "{faults}");
    assert!(faults.contains("gibraltar and spain are neighbours"), "{faults}");
}

#[test]
fn an_input_that_names_what_is_not_there_is_refused() {
    let input = input("axis-and-allies");
    let with = |old: &str, new: &str| {
        let changed = Input { text: input.text.replacen(old, new, 1), ..input.clone() };
        Source::read(&changed).err().map_or_else(String::new, |e| format!("{e:#}"))
    };
    assert!(with("[land.libya]", "[land.lybia]").contains("lybia"));
    assert!(with("space = \"wake_island\"", "space = \"wake\"").contains("wake"));
}
