//! 7.8 to 7.12: radar, and what is told of what is seen.

use crate::{eyes::*, support::*};
use flat_top::{
    Action, Event,
    action::Order,
    names,
    phases::sighting,
    position::{AirStep, Cloud, ContactReport, Frame, Lie, Phase, Place, Reporter},
    types::{Arm, Category, DeckBox, Side},
    view,
};
use ironbottom_kernel::{Rules, Viewer, text::Lang};

const AIR: Phase = Phase::Air(Side::Japan, AirStep::Search);

fn cloud(at: &str) -> Cloud {
    Cloud { sector: 2, at: Some(hex(at)) }
}

#[test]
fn ft_079_ft_081_ft_376_radar_sees_high_aircraft_to_three_hexes() {
    for (at, high, seen) in [("K63", true, 1), ("K64", true, 0), ("K63", false, 0)] {
        let mut p = radar(at, high);
        look(&mut p);
        assert_eq!(sees(&p, US, at, true), seen, "{at} {high}");
    }
    let mut p = radar("K63", false);
    p.sides[1].afs.clear();
    squadron(&mut p, JP, 0, "K63", false);
    look(&mut p);
    assert_eq!(sees(&p, US, "K63", false), 0);
}

#[test]
fn e117_ft_080_ft_095_radar_by_night_and_in_cloud_tells_that_they_are_high() {
    for (turn, clouds) in [(23, vec![]), (12, vec![cloud("K64")])] {
        let mut p = radar("K63", true);
        (p.public.turn, p.public.clouds) = (turn, clouds);
        look(&mut p);
        let c = contact(&p, US, "K63", true).unwrap();
        assert_eq!((c.condition, c.by, c.told.levels), (1, Reporter::Radar, Some((None, None))));
        assert_eq!(c.told.total, None);
    }
}

#[test]
fn ft_082_ft_375_sight_may_be_better_and_only_those_listed_have_radar() {
    let mut p = radar("K61", true);
    look(&mut p);
    let c = contact(&p, US, "K61", true).unwrap();
    // FT-095: with radar on them, condition 2 tells that some are high.
    assert_eq!((c.condition, c.told.levels), (2, Some((None, None))));
    let mut p = radar("K63", true);
    for s in &mut p.sides[0].ships {
        s.radar = false;
    }
    look(&mut p);
    assert_eq!(sees(&p, US, "K63", true), 0);
    // The carriers of this scenario have it, nobody else.
    let has: Vec<bool> = p.sides[0].ships.iter().map(|s| s.hull(board()).is_carrier()).collect();
    let p = noon(AIR);
    assert_eq!(p.sides[0].ships.iter().map(|s| s.radar).collect::<Vec<_>>(), has);
}

#[test]
fn ft_087_ft_095_radar_tells_that_they_are_high_whatever_figures_the_owner_gives() {
    let mut p = radar("K61", true);
    (p.sides[1].lie, p.sides[1].afs[0].groups[0].n) = (Lie::Ask, 4);
    look(&mut p);
    assert_eq!(p.stack.last().map(|f| matches!(f, Frame::Report(..))), Some(true));
    act(&mut p, JP, Action::Report { formations: 1, total: 6 }, &[]);
    let c = contact(&p, US, "K61", true).unwrap();
    assert_eq!((c.condition, c.told.total, c.told.levels), (2, Some(6), Some((None, None))));
}

#[test]
fn ft_094_without_radar_altitude_is_told_at_condition_3_only() {
    let mut p = radar("K61", true);
    for s in &mut p.sides[0].ships {
        s.radar = false;
    }
    look(&mut p);
    assert_eq!(contact(&p, US, "K61", true).unwrap().told.levels, None);
    p.sides[1].afs[0].place = Place::Hex(hex("K60"));
    look(&mut p);
    assert_eq!(contact(&p, US, "K60", true).unwrap().told.levels, Some((Some(1), Some(0))));
}

#[test]
fn ft_085_ft_378_condition_1_tells_kind_and_hex_and_not_how_many() {
    let told = |n: u8| {
        let mut p = noon(Phase::Regroup);
        squadron(&mut p, US, 0, "K60", true);
        for tf in 0..n {
            squadron(&mut p, JP, tf, "K62", false);
        }
        look(&mut p);
        let c = contact(&p, US, "K62", false).unwrap();
        (c.condition, c.told.clone())
    };
    assert_eq!(told(1), (1, ContactReport::default()));
    assert_eq!(told(1), told(2));
}

#[test]
fn ft_086_ft_089_ft_379_condition_2_tells_totals_and_true_categories_without_numbers() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, JP, 0, "K61", false);
    squadron(&mut p, JP, 6, "K61", false);
    look(&mut p);
    let told = &contact(&p, US, "K61", false).unwrap().told;
    assert_eq!((told.formations, told.total), (Some(2), Some(14)));
    assert_eq!(told.categories, [Category::Carriers, Category::BattleShips, Category::Minor].map(|c| (c, None)));
    assert_eq!((told.levels, told.decks), (None, None));
}

#[test]
fn e118_ft_087_ft_088_ft_456_what_may_be_said_at_condition_2() {
    let b = |formations: u8, total: u8, strict: bool| {
        let rules = rules(if strict { &["formation_count_strict=true"] } else { &[] });
        let truth = ContactReport { formations: Some(formations), total: Some(total), ..ContactReport::default() };
        let (f, t) = sighting::bounds(&rules, &truth);
        ((*f.start(), *f.end()), (*t.start(), *t.end()))
    };
    assert_eq!([1, 2, 10, 13, 15].map(|n| b(1, n, false).1), [(1, 2), (1, 3), (5, 15), (7, 20), (8, 23)]);
    assert_eq!([1, 2, 3, 4].map(|n| b(n, 9, false).0), [(1, 2), (1, 3), (2, 4), (2, 6)]);
    assert_eq!([1, 2, 3, 4].map(|n| b(n, 9, true).0), [(1, 2), (1, 2), (3, 3), (4, 4)]);
}

#[test]
fn ft_087_a_standing_order_answers_and_the_figures_are_checked() {
    for (lie, told) in [(Lie::Honest, (1, 10)), (Lie::Inflate, (2, 15)), (Lie::Deflate, (1, 5))] {
        let mut p = noon(Phase::Regroup);
        squadron(&mut p, US, 0, "K60", true);
        squadron(&mut p, JP, 0, "K61", false);
        p.sides[1].lie = lie;
        look(&mut p);
        let c = contact(&p, US, "K61", false).unwrap();
        assert_eq!((c.told.formations.unwrap(), c.told.total.unwrap()), told);
    }
    let mut p = noon(Phase::Regroup);
    assert_eq!(phases_check(&p, JP, Action::Order(Order::Lie(Lie::Honest))), Some(87));
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, JP, 0, "K61", false);
    p.sides[1].lie = Lie::Ask;
    look(&mut p);
    assert!(contact(&p, US, "K61", false).unwrap().awaited);
    assert_eq!(p.stack, [Frame::Report(JP, 0)]);
    assert_eq!(refused(&p, JP, Action::Report { formations: 3, total: 10 }), Some(456));
    let events = act(&mut p, JP, Action::Report { formations: 2, total: 6 }, &[]);
    assert!(events.contains(&Event::Told { side: JP, at: hex("K61"), air: false, formations: 2, total: 6 }));
    let c = contact(&p, US, "K61", false).unwrap();
    assert_eq!((c.told.formations, c.told.total, c.awaited), (Some(2), Some(6), false));
}

fn phases_check(p: &flat_top::Position, side: Side, a: Action) -> Option<u16> {
    flat_top::phases::check(board(), p, side, &a).err().map(|r| r.rule.number())
}

#[test]
fn ft_457_one_answer_for_a_contact_a_turn_and_another_in_the_next() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, JP, 0, "K61", false);
    p.sides[1].lie = Lie::Inflate;
    look(&mut p);
    p.sides[1].lie = Lie::Deflate;
    // A second observer of the same gets the same figures.
    squadron(&mut p, US, 1, "K62", true);
    look(&mut p);
    assert_eq!(contact(&p, US, "K61", false).unwrap().told.total, Some(15));
    p.public.turn += 1;
    sighting::new_turn(&mut p);
    look(&mut p);
    let c = contact(&p, US, "K61", false).unwrap();
    assert_eq!((c.told.total, c.as_of), (Some(5), 13));
}

#[test]
fn ft_090_ft_098_condition_3_is_exact_and_without_names() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, JP, 0, "K60", false);
    p.sides[1].lie = Lie::Inflate;
    look(&mut p);
    let told = &contact(&p, US, "K60", false).unwrap().told;
    let all = [(Category::Carriers, Some(2)), (Category::BattleShips, Some(2)), (Category::Minor, Some(6))];
    assert_eq!((told.total, told.formations, &told.categories[..]), (Some(10), Some(1), &all[..]));
    // Nothing else of the Japanese reaches the Allied view.
    let v = serde_json::to_string(&view::view(&p, Viewer::seat(US.seat()))).unwrap();
    assert!(!v.contains("Shokaku"));
    assert!(view::view(&p, Viewer::seat(US.seat())).own[1].is_none());
}

#[test]
fn e119_ft_091_ft_458_aircraft_go_by_their_arms_now_and_count_in_factors() {
    let mut p = noon(Phase::Air(JP, AirStep::Search));
    squadron(&mut p, JP, 0, "K60", true);
    let af = fly(&mut p, US, "K60", &[("catalina", 3)]);
    look(&mut p);
    assert_eq!(contact(&p, JP, "K60", true).unwrap().told.categories, [(Category::Interceptors, Some(3))]);
    arm(&mut p, US, af, 0, Arm::Gp);
    look(&mut p);
    assert_eq!(contact(&p, JP, "K60", true).unwrap().told.categories, [(Category::Bombers, Some(3))]);
}

#[test]
fn ft_092_ft_093_ft_380_categories_of_ships() {
    use flat_top::types::Hull;
    let of = |c: Category| Hull::ALL.into_iter().filter(|h| h.category() == c).map(Hull::id).collect::<Vec<_>>();
    assert_eq!(of(Category::Carriers), ["cv", "cvl"]);
    assert_eq!(of(Category::BattleShips), ["av", "cav", "bb", "ca", "cl"]);
    assert_eq!(of(Category::Minor), ["dd", "pg", "ao", "ap", "apd"]);
}

#[test]
fn ft_096_ft_381_ft_097_aircraft_aboard_are_seen_at_condition_3_and_only_that_there_are_some() {
    for (bx, decks) in [(DeckBox::Ready, true), (DeckBox::Landed, true), (DeckBox::Readying, false)] {
        let mut p = noon(Phase::Regroup);
        squadron(&mut p, US, 0, "K60", true);
        squadron(&mut p, JP, 0, "K61", false);
        stow(&mut p, JP, "Shokaku", bx, "zero*", Arm::None, 3);
        look(&mut p);
        assert_eq!(contact(&p, US, "K61", false).unwrap().told.decks, None);
        p.sides[1].tfs[0].at = Some(hex("K60"));
        look(&mut p);
        assert_eq!(contact(&p, US, "K60", false).unwrap().told.decks, Some(decks));
    }
}

#[test]
fn ft_459_ft_100_ft_382_a_base_seen_from_above() {
    let over = |bx: DeckBox, n: u8| {
        let mut p = noon(Phase::Air(US, AirStep::Search));
        let rabaul = board().place("rabaul").unwrap().name();
        stow(&mut p, JP, "rabaul", bx, "zero", Arm::None, n);
        scout(&mut p, US, &rabaul, &[("b_17", 1)]);
        look(&mut p);
        let c = p.sides[0].contacts.iter().find(|c| c.base).unwrap();
        (c.condition, c.live, c.told.clone())
    };
    assert_eq!(over(DeckBox::Ready, 1).2, ContactReport { decks: Some(true), ..ContactReport::default() });
    // Neither how many, nor what is being readied or dispersed.
    assert_eq!(over(DeckBox::Ready, 1), over(DeckBox::Landed, 9));
    assert_eq!(over(DeckBox::Readying, 1), over(DeckBox::Dispersed, 9));
    assert_eq!(over(DeckBox::Readying, 1).2.decks, Some(false));
}

#[test]
fn ft_067_what_was_seen_is_remembered_for_a_day() {
    let mut p = noon(Phase::Air(US, AirStep::Search));
    squadron(&mut p, JP, 0, "K62", true);
    squadron(&mut p, JP, 1, "K58", true);
    squadron(&mut p, US, 0, "K60", true);
    look(&mut p);
    assert_eq!(p.sides[0].contacts.len(), 2);
    // The one is lost at noon, the other is still held.
    p.sides[0].contacts.iter_mut().filter(|c| c.at == hex("K58")).for_each(|c| c.live = false);
    for (turn, left) in [(13, 2), (36, 2), (37, 1), (90, 1)] {
        p.public.turn = turn;
        sighting::new_turn(&mut p);
        assert_eq!(p.sides[0].contacts.len(), left, "{turn}");
    }
    assert_eq!(p.sides[0].contacts[0].at, hex("K62"));
}

#[test]
fn ft_322_a_deadline_of_the_next_day_says_so() {
    let p = bare("rings_around_rabaul", Phase::Orders);
    let said = |turn: u16| game().catalog().say(Lang::En, &names::until(board(), &p.public, turn));
    let first = names::hour_of(board(), &p.public, p.public.turn);
    let midnight = p.public.turn + u16::from(24 - first);
    assert_eq!(said(midnight), "24:00");
    assert_eq!(said(midnight + 1), "1:00 tomorrow");
}
