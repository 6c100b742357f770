//! Games that differ only in what one side may not know: its log reads the same, line by line, with its numbers.

use crate::{eyes::*, support::*};
use flat_top::{
    Action, FlatTop, Position,
    phases::sighting,
    position::{AirStep, Phase},
    types::{Arm, Class, DeckBox, Side},
};
use ironbottom_kernel::{
    Face, Lang, Log, Options, Rules, Viewer,
    dice::Seed,
    erased::seated,
    story::{Line, Moments, story},
    table::Table,
};
use std::sync::Arc;

const AIR: Phase = Phase::Air(Side::Japan, AirStep::Search);

/// All look: what Japan is told of it, and what it then knows.
fn told(mut p: Position) -> (Vec<String>, String) {
    let (viewer, mut log) = (Viewer::seat(JP.seat()), Log::default());
    sighting::look(board(), &mut p, &mut log);
    let reaching = log.events.iter().filter(|e| e.audience.reaches(viewer));
    let lines =
        reaching.map(|e| format!("{} {}", e.rule.number(), game().catalog().say(Lang::En, &game().tell(&e.event)))).collect();
    (lines, serde_json::to_string(&game().view(&p, viewer)).unwrap())
}

/// A Japanese formation two hexes from what is there: something is there, and no more.
fn seen_by(at: &str) -> Position {
    let mut p = noon(AIR);
    scout(&mut p, JP, at, &[("betty", 2)]);
    p
}

#[test]
fn ft_085_one_task_force_or_several_in_a_hex_read_alike() {
    let mut one = seen_by("K60");
    squadron(&mut one, US, 0, "K62", false);
    squadron(&mut one, US, 1, "A1", false);
    let mut two = one.clone();
    put_tf(&mut two, US, 1, "K62");
    let (lines, _) = told(one.clone());
    assert!(!lines.is_empty());
    assert_eq!(told(one), told(two));
}

#[test]
fn ft_085_which_task_force_is_where_does_not_show_in_the_order_of_lines() {
    let mut one = seen_by("K60");
    squadron(&mut one, US, 0, "K62", false);
    squadron(&mut one, US, 1, "K58", false);
    let mut other = one.clone();
    put_tf(&mut other, US, 0, "K58");
    put_tf(&mut other, US, 1, "K62");
    assert_eq!(told(one), told(other));
}

/// The log of Japan, numbered as everybody prints it.
fn log(table: Table<FlatTop>) -> Vec<String> {
    let (viewer, table) = (Viewer::seat(JP.seat()), seated(table));
    let moments = Moments::of(table.as_ref(), viewer, true);
    let line = |(n, l): (usize, Line)| match l {
        Line::Told(t) => format!("{n} {} {}", t.rule.number(), game().catalog().say(Lang::En, &t.text)),
        Line::Note(_) => n.to_string(),
    };
    story(table.as_ref(), viewer, table.len(), &moments).into_iter().map(line).collect()
}

#[test]
fn ft_344_launches_in_secret_move_no_number_of_the_log() {
    let game = Arc::new(FlatTop::built_in().unwrap());
    let mut p = orders("K60");
    let fac = stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 3);
    let read = |launches: u8| {
        let open = Table::open(game.clone(), "rings_around_rabaul", &Options::default(), Seed::from_number(1), Vec::new());
        let mut t = open.unwrap().begun_with(p.clone());
        for _ in 0..launches {
            let af = t.position().sides[0].free_af();
            let a = Action::Launch { fac, craft: craft("wildcat*"), arm: Arm::None, n: 1, class: Class::Normal, af };
            t.act(US.seat(), &a).unwrap();
        }
        t.act(US.seat(), &Action::Next).unwrap();
        t.act(US.seat(), &Action::Done).unwrap();
        log(t)
    };
    let (none, three) = (read(0), read(3));
    assert!(!none.is_empty());
    assert_eq!(none, three);
}
