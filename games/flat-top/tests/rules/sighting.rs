//! 7 and the eyes of 6: who sees what, and what is told.

use crate::{eyes::*, support::*};
use flat_top::{
    Action, Event, Position,
    phases::sighting,
    position::{AirStep, Cloud, ContactReport, Fate, Frame, Lie, Phase, Place, Reporter, Search, Shadow},
    types::{Arm, At, Category, DeckBox, Dir, Side, Unit},
    view,
};
use ironbottom_kernel::{Log, Viewer};

const AIR: Phase = Phase::Air(Side::Japan, AirStep::Search);

fn cloud(at: &str) -> Cloud {
    Cloud { sector: 2, at: Some(hex(at)) }
}

/// The Allied task force of the example: a carrier, a battleship, a heavy cruiser and ten destroyers.
fn thirteen(p: &mut flat_top::Position) {
    let classes = &board().classes;
    let bb = classes.iter().position(|c| c.ships.iter().any(|s| s == "South Dakota")).unwrap();
    p.sides[0].ships[1].class = bb as u8;
    p.sides[0].ships[2].fate = Fate::Sunk;
    p.sides[0].ships[3].fate = Fate::Sunk;
    assert_eq!(p.sides[0].fleet(0).count(), 13);
}

#[test]
fn e4_an_air_formation_finds_a_task_force() {
    // BB14 to BB17 of the example lie off Milne Bay on our map: it is flown over open sea, K60 to K63.
    let mut p = bare("rings_around_rabaul", AIR);
    p.public.initiative = Some(JP);
    put_tf(&mut p, US, 0, "K63");
    thirteen(&mut p);
    p.sides[0].lie = Lie::Ask;
    p.sides[1].lie = Lie::Inflate;
    let af = fly(&mut p, JP, "K60", &[("betty", 10), ("zero", 5)]);
    let betty = p.sides[1].afs[0].groups.iter().position(|g| g.n == 10).unwrap();
    arm(&mut p, JP, af, betty, Arm::Gp);
    let events = act(&mut p, JP, Action::Search { af }, &[1]);
    assert_eq!(events, [Event::Searched { side: JP, at: hex("K60"), die: 1, sees: true }]);
    act(&mut p, JP, Action::Fly { af }, &[]);
    // Distance 2: something is there.
    act(&mut p, JP, Action::Go { dir: way("K60", "K61") }, &[]);
    assert_eq!((sees(&p, JP, "K63", false), sees(&p, US, "K61", true)), (1, 1));
    assert_eq!(contact(&p, JP, "K63", false).unwrap().told, ContactReport::default());
    assert!(p.sides[0].tfs[0].shown);
    // Distance 1: figures within a half, no numbers by category.
    act(&mut p, JP, Action::Go { dir: way("K61", "K62") }, &[]);
    let report = |total| Action::Report { formations: 1, total };
    assert_eq!([6, 7, 20, 21].map(|n| refused(&p, US, report(n))), [Some(87), None, None, Some(87)]);
    act(&mut p, US, report(20), &[]);
    let told = &contact(&p, JP, "K63", false).unwrap().told;
    assert_eq!(told.total, Some(20));
    let all = [Category::Carriers, Category::BattleShips, Category::Minor].map(|c| (c, None));
    assert_eq!(told.categories, all);
    let told = &contact(&p, US, "K62", true).unwrap().told;
    assert_eq!((told.total, told.levels), (Some(23), None));
    assert_eq!(told.categories, [(Category::Bombers, None), (Category::Interceptors, None)]);
    // Distance 0: everything but the names.
    act(&mut p, JP, Action::Go { dir: way("K62", "K63") }, &[]);
    let told = &contact(&p, JP, "K63", false).unwrap().told;
    let all = [(Category::Carriers, Some(1)), (Category::BattleShips, Some(2)), (Category::Minor, Some(10))];
    assert_eq!((told.total, told.formations, &told.categories[..]), (Some(13), Some(1), &all[..]));
    let told = &contact(&p, US, "K63", true).unwrap().told;
    assert_eq!((told.total, told.levels), (Some(15), Some((Some(0), Some(15)))));
    assert_eq!(told.categories, [(Category::Bombers, Some(10)), (Category::Interceptors, Some(5))]);
}

#[test]
fn ft_067_ft_069_who_is_under_way_is_a_contact_of_its_own() {
    // Two Allied formations over K60, and one of Japan that sees them.
    let mut p = noon(Phase::Air(US, AirStep::Search));
    for what in ["wildcat*", "dauntless*"] {
        fly(&mut p, US, "K60", &[(what, 2)]);
    }
    scout(&mut p, JP, "K61", &[("kate*", 1)]);
    let seen = |frame: Option<Frame>| {
        let mut p = p.clone();
        p.stack.extend(frame);
        look(&mut p);
        p.sides[1].contacts.iter().filter(|c| c.live && c.air && c.at == hex("K60")).count()
    };
    assert_eq!(seen(None), 1, "in one hex they are one");
    assert_eq!(seen(Some(Frame::Fly(0))), 2, "taken up by its owner");
    assert_eq!([US, JP].map(|s| seen(Some(Frame::Walk(s, 0)))), [2, 1], "as it was plotted");
    assert_eq!([US, JP].map(|s| seen(Some(Frame::Chase(s, Unit::Af(0))))), [2, 1], "after its target");
}

#[test]
fn e5_ft_083_ft_377_distances() {
    let d = |a: &str, b: &str| hex(a).distance(hex(b));
    assert_eq!([d("K60", "K60"), d("K60", "K61"), d("K60", "K62"), d("K60", "K63")], [0, 1, 2, 3]);
    let p = noon(AIR);
    let table = |at: &str| sighting::table(board(), &p.public, 2, hex("K60"), hex(at), false);
    assert_eq!(["K60", "K61", "K62", "K63", "K64"].map(table), [3, 2, 1, 0, 0]);
}

#[test]
fn ft_083_near_is_what_the_distance_says() {
    for from in ["A1", "A42", "K60", "Z84", "AA1", "QQ83"].map(hex) {
        for to in At::all() {
            let d = from.distance(to);
            assert!((0..=60).all(|most| from.within(to, most) == (d <= most)), "{} {}", from.name(), to.name());
        }
    }
}

#[test]
fn ft_084_night_has_a_table_of_its_own() {
    let mut p = noon(AIR);
    squadron(&mut p, US, 0, "K60", false);
    scout(&mut p, JP, "K61", &[("zero*", 1)]);
    p.public.turn = 23;
    look(&mut p);
    assert_eq!(sees(&p, JP, "K60", false), 0);
    p.public.turn = 12;
    look(&mut p);
    assert_eq!(sees(&p, JP, "K60", false), 2);
}

#[test]
fn ft_055_ft_460_what_nobody_sees_is_shown_and_hidden_at_will_by_who_moves() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", false);
    let unit = Unit::Tf(0);
    assert_eq!(refused(&p, US, Action::Show { unit }), None);
    p.sides[0].tfs[0].shown = true;
    assert_eq!(refused(&p, US, Action::Hide { unit }), None);
    // In the other's half nothing of it is asked, in either half.
    for (mover, initiative) in [(JP, JP), (JP, US)] {
        p.public.phase = Phase::Air(mover, AirStep::Search);
        p.public.initiative = Some(initiative);
        assert!(refused(&p, US, Action::Hide { unit }).is_some() && refused(&p, US, Action::Show { unit }).is_some());
    }
}

#[test]
fn ft_105_no_unit_is_put_on_the_map_while_the_other_moves() {
    let mut p = noon(AIR);
    let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    p.sides[0].afs[af as usize].shown = false;
    let mut all = Vec::new();
    ironbottom_kernel::Rules::actions(game(), &p, US.seat(), &mut all);
    assert!(all.is_empty());
}

#[test]
fn ft_056_ft_068_ft_069_what_is_seen_goes_on_the_map_and_looks_back() {
    let mut p = noon(AIR);
    squadron(&mut p, US, 0, "K62", false);
    let af = scout(&mut p, JP, "K60", &[("zero*", 1)]);
    act(&mut p, JP, Action::Fly { af }, &[]);
    assert!(p.sides[0].tfs[0].shown && p.sides[0].tfs[0].held == 1);
    assert_eq!((sees(&p, JP, "K62", false), sees(&p, US, "K60", true)), (1, 1));
    let events = act(&mut p, JP, Action::Go { dir: way("K60", "K61") }, &[]);
    assert!(events.iter().any(|e| matches!(e, Event::Sighted { side: Side::Japan, contact } if contact.condition == 2)));
    assert_eq!((sees(&p, JP, "K62", false), sees(&p, US, "K61", true)), (2, 2));
}

#[test]
fn ft_371_a_task_force_put_on_the_map_sees_others_at_once() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K62", false);
    scout(&mut p, JP, "K61", &[("zero*", 1)]);
    // Nobody else sees the hidden one beside the Allied fleet; the Allied fleet does, once it is on the map.
    squadron(&mut p, JP, 0, "K63", false);
    look(&mut p);
    assert_eq!(sees(&p, US, "K63", false), 2);
    assert!(p.sides[1].tfs[0].shown);
}

#[test]
fn ft_057_ft_369_searches_are_named_before_anything_on_the_map_moves() {
    let mut p = noon(AIR);
    let (a, c) = (fly(&mut p, JP, "K60", &[("zero*", 1)]), fly(&mut p, JP, "K64", &[("zero*", 1)]));
    let hidden = fly(&mut p, JP, "K66", &[("zero*", 1)]);
    p.sides[1].afs[hidden as usize].shown = false;
    assert_eq!(refused(&p, JP, Action::Search { af: hidden }), Some(369));
    assert_eq!(refused(&p, JP, Action::Search { af: c }), None);
    act(&mut p, JP, Action::Fly { af: a }, &[]);
    act(&mut p, JP, Action::Stop, &[]);
    assert_eq!(refused(&p, JP, Action::Search { af: c }), Some(57));
}

#[test]
fn ft_059_ft_060_only_a_search_that_succeeds_observes() {
    for (die, seen) in [(5, 2), (6, 0)] {
        let mut p = noon(AIR);
        squadron(&mut p, US, 0, "K60", false);
        let af = fly(&mut p, JP, "K61", &[("zero*", 1)]);
        act(&mut p, JP, Action::Search { af }, &[die]);
        assert_eq!(sees(&p, JP, "K60", false), seen);
    }
}

#[test]
fn ft_047_ft_061_who_searches_in_cloud_adds_one() {
    for (clouds, sees) in [(vec![], true), (vec![cloud("K63")], false)] {
        let mut p = noon(AIR);
        p.public.clouds = clouds;
        let af = fly(&mut p, JP, "K61", &[("zero*", 1)]);
        act(&mut p, JP, Action::Search { af }, &[5]);
        assert_eq!(p.sides[1].afs[0].search != Search::Failed, sees);
    }
}

#[test]
fn ft_048_nothing_is_seen_in_a_storm_and_nobody_sees_out_of_one() {
    let mut p = noon(AIR);
    squadron(&mut p, US, 0, "K60", true);
    scout(&mut p, JP, "K61", &[("zero*", 1)]);
    p.sides[1].afs[0].groups[0].high = true;
    look(&mut p);
    assert_eq!((sees(&p, JP, "K60", false), sees(&p, US, "K61", true)), (2, 2));
    // A storm over the fleet only: it neither sees nor is seen, radar included.
    p.public.clouds = vec![cloud("K58"), cloud("K58")];
    look(&mut p);
    assert_eq!((sees(&p, JP, "K60", false), sees(&p, US, "K61", true)), (0, 0));
    // Coastwatchers see nothing there either.
    let mut p = noon(AIR);
    squadron(&mut p, JP, 0, "W56", false);
    p.public.clouds = vec![cloud("W56"), cloud("W56")];
    look(&mut p);
    assert_eq!(sees(&p, US, "W56", false), 0);
}

#[test]
fn e116_ft_049_who_began_in_a_storm_neither_sees_nor_is_seen_all_turn() {
    let mut p = noon(AIR);
    squadron(&mut p, US, 0, "K60", true);
    scout(&mut p, JP, "K61", &[("zero*", 1)]);
    p.sides[0].tfs[0].storm = true;
    look(&mut p);
    assert_eq!((sees(&p, JP, "K60", false), sees(&p, US, "K61", true)), (0, 0));
    p.sides[0].tfs[0].storm = false;
    p.sides[1].afs[0].storm = true;
    look(&mut p);
    assert_eq!((sees(&p, JP, "K60", false), sees(&p, US, "K61", true)), (0, 0));
}

#[test]
fn ft_062_who_began_in_a_storm_cannot_search() {
    let mut p = noon(AIR);
    let af = fly(&mut p, JP, "K61", &[("zero*", 1)]);
    p.sides[1].afs[0].storm = true;
    assert_eq!(refused(&p, JP, Action::Search { af }), Some(62));
}

#[test]
fn ft_063_ft_370_who_does_not_search_can_be_seen() {
    let mut p = noon(AIR);
    squadron(&mut p, US, 0, "K60", true);
    p.public.initiative = Some(US);
    let af = fly(&mut p, JP, "K61", &[("zero*", 1)]);
    assert_eq!(refused(&p, JP, Action::Fly { af }), None);
    look(&mut p);
    assert_eq!((sees(&p, US, "K61", true), sees(&p, JP, "K60", false)), (2, 0));
}

#[test]
fn ft_064_a_task_force_on_the_map_always_observes() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, JP, 0, "K61", false);
    look(&mut p);
    assert_eq!(sees(&p, US, "K61", false), 2);
}

#[test]
fn ft_065_ft_107_from_every_hex_it_passes_and_at_no_cost() {
    let mut p = noon(AIR);
    squadron(&mut p, US, 0, "M63", false);
    let af = scout(&mut p, JP, "K60", &[("zero*", 1)]);
    act(&mut p, JP, Action::Fly { af }, &[]);
    for to in ["K61", "K62", "K63", "K64", "K65", "K66"].windows(2).map(|w| (w[0], w[1])) {
        let from = to.0;
        if from == "K61" {
            act(&mut p, JP, Action::Go { dir: way("K60", "K61") }, &[]);
        }
        act(&mut p, JP, Action::Go { dir: way(from, to.1) }, &[]);
    }
    // Seen in passing, and lost again.
    let c = &p.sides[1].contacts[0];
    assert_eq!((c.at, c.live, c.turn), (hex("M63"), false, 12));
    assert_eq!(p.sides[1].afs[0].moved, 6);
}

#[test]
fn ft_066_bases_see_what_moves_in_their_sight() {
    let mut p = noon(AIR);
    let base = board().place("port_moresby").unwrap();
    let near = base.step(Dir::S).unwrap();
    scout(&mut p, JP, &near.name(), &[("zero*", 1)]);
    look(&mut p);
    let c = contact(&p, US, &near.name(), true).unwrap();
    assert!(c.condition >= 2);
}

#[test]
fn ft_067_what_is_not_seen_any_more_may_be_taken_off() {
    let mut p = noon(Phase::Air(Side::Allies, AirStep::TakeOff));
    p.public.initiative = Some(US);
    let af = fly(&mut p, US, "K61", &[("wildcat*", 1)]);
    squadron(&mut p, JP, 0, "K60", true);
    p.public.rules = rules(&["nonmover_observes_with_shown=true"]);
    look(&mut p);
    let unit = Unit::Af(af);
    assert_eq!(refused(&p, US, Action::Hide { unit }), Some(67));
    p.sides[1].tfs[0].at = Some(hex("K70"));
    let events = look(&mut p);
    assert!(events.iter().any(|e| matches!(e, Event::Lost { side: Side::Japan, air: true, .. })));
    act(&mut p, US, Action::Hide { unit }, &[]);
    assert!(!p.sides[0].afs[0].shown);
}

#[test]
fn e114_ft_070_ft_169_ft_372_hidden_units_stay_unaware() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", false);
    squadron(&mut p, JP, 0, "K60", false);
    assert_eq!(look(&mut p), []);
    p.sides[0].tfs[0].shown = true;
    look(&mut p);
    assert_eq!((sees(&p, US, "K60", false), sees(&p, JP, "K60", false)), (3, 3));
}

#[test]
fn e115_ft_071_a_base_puts_a_hidden_task_force_on_the_map() {
    let mut p = noon(Phase::Regroup);
    stow(&mut p, US, "port_moresby", DeckBox::Ready, "p_40", Arm::None, 1);
    let base = board().place("port_moresby").unwrap();
    let two =
        flat_top::types::At::all().find(|a| a.distance(base) == 2 && board().hex(*a).land == flat_top::board::Land::Sea).unwrap();
    squadron(&mut p, JP, 0, &two.name(), false);
    look(&mut p);
    let c = contact(&p, US, &two.name(), false).unwrap();
    assert_eq!((c.condition, p.sides[1].tfs[0].shown), (1, true));
    assert!(p.sides[1].contacts.is_empty());
}

#[test]
fn ft_072_ft_374_coastwatchers_need_no_die() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, JP, 0, "W56", false);
    let mut log = Log::default();
    sighting::look(board(), &mut p, &mut log);
    let c = contact(&p, US, "W56", false).unwrap();
    assert!(matches!(c.by, Reporter::Watchers(_)) && c.condition == 2);
    // The scenario takes the Japanese ones of Guadalcanal away.
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "Y57", false);
    look(&mut p);
    assert_eq!(sees(&p, JP, "Y57", false), 0);
}

#[test]
fn ft_373_coastwatchers_see_nothing_at_an_enemy_base() {
    let mut p = noon(Phase::Regroup);
    let rabaul = board().place("rabaul").unwrap().name();
    squadron(&mut p, JP, 0, &rabaul, false);
    fly(&mut p, JP, &rabaul, &[("zero*", 1)]);
    look(&mut p);
    assert_eq!((sees(&p, US, &rabaul, false), sees(&p, US, &rabaul, true)), (0, 0));
}

#[test]
fn ft_073_ft_074_ft_075_coastwatchers_and_aircraft() {
    // Land, coast and open sea of Guadalcanal, in clear and in cloud.
    for (at, clear, clouded) in [("X56", 3, 1), ("W56", 2, 1), ("Z57", 1, 1)] {
        let mut p = noon(AIR);
        fly(&mut p, JP, at, &[("zero*", 1)]);
        p.sides[1].afs[0].shown = false;
        let mut q = p.clone();
        look(&mut p);
        assert_eq!(sees(&p, US, at, true), clear, "{at}");
        q.public.clouds = vec![cloud(at)];
        look(&mut q);
        assert_eq!(sees(&q, US, at, true), clouded, "{at}");
    }
}

#[test]
fn ft_076_coastwatchers_and_ships() {
    for (at, seen) in [("W56", 2), ("Z57", 1), ("BB57", 0)] {
        let mut p = noon(Phase::Regroup);
        squadron(&mut p, JP, 0, at, false);
        look(&mut p);
        assert_eq!(sees(&p, US, at, false), seen, "{at}");
    }
}

#[test]
fn ft_077_ft_078_the_ridge_of_new_guinea() {
    let south = flat_top::types::At::all().find(|a| {
        let h = board().hex(*a);
        let far = |id: &str| board().place(id).is_none_or(|b| b.distance(*a) > 3);
        h.south_of_ridge && h.land == flat_top::board::Land::Land && far("lae") && far("port_moresby") && far("gili_gili")
    });
    let at = south.unwrap().name();
    for (side, other, model) in [(US, JP, "p_40"), (JP, US, "zero*")] {
        let mut p = noon(AIR);
        fly(&mut p, side, &at, &[(model, 1)]);
        look(&mut p);
        assert_eq!(sees(&p, other, &at, true), if side == US { 0 } else { 3 });
    }
}

#[test]
fn ft_455_night_is_nothing_to_coastwatchers() {
    let mut p = noon(AIR);
    fly(&mut p, JP, "X56", &[("zero*", 1)]);
    p.public.turn = 23;
    let mut q = p.clone();
    look(&mut p);
    assert_eq!(sees(&p, US, "X56", true), 3);
    q.public.rules = rules(&["coastwatchers_blind_at_night=true"]);
    look(&mut q);
    assert_eq!(sees(&q, US, "X56", true), 1);
}

#[test]
fn ft_102_ft_103_ft_384_one_marker_for_each_kind_in_a_hex() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, US, 1, "K60", true);
    let v = view::view(&p, Viewer::seat(JP.seat()));
    assert_eq!(v.markers, [view::Marker { side: US, at: hex("K60"), air: false }]);
    fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    let v = view::view(&p, Viewer::seat(JP.seat()));
    assert_eq!(v.markers.iter().map(|m| m.air).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn ft_104_a_change_of_what_is_seen_is_told() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, JP, 0, "K61", false);
    look(&mut p);
    assert_eq!(look(&mut p), []);
    act(&mut p, JP, Action::Detach { ship: 9, tf: 7 }, &[]);
    other_is_ready(&mut p, JP);
    act_any(&mut p, JP, Action::Done);
    assert_eq!(contact(&p, US, "K61", false).unwrap().told.formations, Some(2));
}

#[test]
fn ft_104_068_of_a_contact_that_parts_who_stays_keeps_its_number() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    for (tf, at) in [(0, "K59"), (1, "K61"), (2, "K61")] {
        squadron(&mut p, JP, tf, at, false);
    }
    look(&mut p);
    let tags = |p: &Position| [0, 1, 2].map(|tf: usize| p.sides[1].tfs[tf].tag.unwrap());
    let before = tags(&p);
    assert!(before[0] != before[1] && before[1] == before[2]);
    squadron(&mut p, JP, 1, "J60", false);
    look(&mut p);
    let after = tags(&p);
    assert_eq!([after[0], after[2]], [before[0], before[2]]);
    assert!(!before.contains(&after[1]), "what went on is a new one");
}

#[test]
fn ft_104_a_change_in_flight_is_seen_when_it_is_done() {
    let mut p = noon(AIR);
    p.public.initiative = Some(US);
    squadron(&mut p, US, 0, "K60", true);
    let af = fly(&mut p, JP, "K60", &[("zero*", 3)]);
    look(&mut p);
    act(&mut p, JP, Action::Fly { af }, &[]);
    let told = |p: &Position| contact(p, US, "K60", true).unwrap().told.levels;
    let low = Some((Some(0), Some(3)));
    assert_eq!(told(&p), low);
    act(&mut p, JP, Action::Level { group: 0, high: true }, &[]);
    assert_eq!(told(&p), low, "it may think again");
    act(&mut p, JP, Action::Ditch { group: 0, n: 1 }, &[]);
    assert_eq!(told(&p), Some((Some(2), Some(0))));
    act(&mut p, JP, Action::Stop, &[]);
    assert_eq!(told(&p), Some((Some(2), Some(0))));
}

#[test]
fn ft_106_in_the_first_half_the_other_sees_with_what_is_held_only() {
    let mut p = noon(AIR);
    squadron(&mut p, US, 0, "K60", true);
    let af = fly(&mut p, JP, "K61", &[("zero*", 1)]);
    let mut q = p.clone();
    look(&mut p);
    assert_eq!(sees(&p, US, "K61", true), 0);
    // Held by the formation's search it looks back.
    act(&mut p, JP, Action::Search { af }, &[1]);
    assert_eq!(sees(&p, US, "K61", true), 2);
    // In the second half, or by the other reading, all that is shown observes.
    let mut r = q.clone();
    r.public.rules = rules(&["nonmover_observes_with_shown=true"]);
    look(&mut r);
    q.public.initiative = Some(US);
    look(&mut q);
    assert_eq!((sees(&q, US, "K61", true), sees(&r, US, "K61", true)), (2, 2));
}

#[test]
fn ft_452_a_search_holds_to_the_end_of_the_next_shadow_phase() {
    let mut p = noon(Phase::Orders);
    for side in 0..2 {
        p.sides[side].desk = flat_top::position::Desk::Tf;
    }
    squadron(&mut p, JP, 0, "K61", true);
    let af = scout(&mut p, US, "K60", &[("wildcat*", 1)]);
    p.sides[0].afs[af as usize].search = Search::Sees(11);
    let mut q = p.clone();
    q.public.rules = rules(&["af_watches_tf_phase=true"]);
    for (p, sees) in [(&mut p, Search::None), (&mut q, Search::Sees(11))] {
        other_is_ready(p, US);
        act_any(p, US, Action::Done);
        assert_eq!((p.public.phase, p.sides[0].afs[0].search), (Phase::Shadow, Search::Sees(11)));
        other_is_ready(p, US);
        act_any(p, US, Action::Done);
        assert_eq!((p.public.phase, p.sides[0].afs[0].search), (Phase::Regroup, sees));
    }
    assert!(contact(&p, US, "K61", false).is_none() && contact(&q, US, "K61", false).is_some());
}

#[test]
fn ft_453_who_takes_off_searches_before_it_moves() {
    let mut p = noon(Phase::Air(JP, AirStep::TakeOff));
    squadron(&mut p, JP, 0, "K60", false);
    let af = fly(&mut p, JP, "K60", &[("zero*", 2)]);
    let f = fac(&p, JP, "Shokaku");
    let a = &mut p.sides[1].afs[af as usize];
    (a.place, a.shown, a.origin, a.launched) = (Place::Deck, false, f, 12);
    act(&mut p, JP, Action::Fly { af }, &[]);
    assert_eq!(refused(&p, JP, Action::Search { af }), None);
    act(&mut p, JP, Action::Go { dir: Dir::N }, &[]);
    assert!(refused(&p, JP, Action::Search { af }).is_some());
}

#[test]
fn ft_454_a_task_force_that_slips_out_of_sight_vanishes_where_it_was_last_seen() {
    let run = |set: &[&str]| {
        let mut p = noon(Phase::Orders);
        p.public.rules = rules(set);
        for side in 0..2 {
            p.sides[side].desk = flat_top::position::Desk::Tf;
        }
        squadron(&mut p, US, 0, "K60", true);
        squadron(&mut p, JP, 0, "K62", false);
        look(&mut p);
        assert_eq!(p.sides[1].tfs[0].held, 1);
        p.sides[1].tfs[0].plot = vec![way("K62", "K63"), way("K63", "K64")];
        other_is_ready(&mut p, US);
        act_any(&mut p, US, Action::Done);
        p
    };
    let p = run(&[]);
    assert_eq!((p.sides[1].tfs[0].at, p.sides[1].tfs[0].shown), (Some(hex("K64")), false));
    let c = &p.sides[0].contacts[0];
    assert_eq!((c.at, c.live), (hex("K62"), false));
    assert!(run(&["whole_move_visible=true"]).sides[1].tfs[0].shown);
}

#[test]
fn ft_157_ft_400_a_task_force_that_is_seen_moves_on_the_map() {
    let mut p = noon(Phase::Orders);
    for side in 0..2 {
        p.sides[side].desk = flat_top::position::Desk::Tf;
    }
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, JP, 0, "K62", false);
    look(&mut p);
    p.sides[1].tfs[0].plot = vec![way("K62", "K61")];
    other_is_ready(&mut p, US);
    act_any(&mut p, US, Action::Done);
    // The same contact, followed.
    let c = &p.sides[0].contacts;
    assert_eq!((c.len(), c[0].at, c[0].live, c[0].condition), (1, hex("K61"), true, 2));
}

#[test]
fn ft_154_a_shadower_that_failed_is_blind() {
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, JP, 0, "K61", false);
    p.sides[0].tfs[0].shadow = Shadow::Failed;
    look(&mut p);
    assert_eq!(sees(&p, US, "K61", false), 0);
}

#[test]
fn ft_460_by_the_other_reading_the_initiative_player_shows_late() {
    let mut p = noon(Phase::Air(JP, AirStep::TakeOff));
    p.public.rules = rules(&["initiative_player_shows_late=true"]);
    squadron(&mut p, JP, 0, "K60", false);
    act(&mut p, JP, Action::Done, &[]);
    assert_eq!((p.public.phase, p.stack.as_slice()), (Phase::Air(US, AirStep::Search), &[Frame::Late(JP)][..]));
    act(&mut p, JP, Action::Show { unit: Unit::Tf(0) }, &[]);
    assert!(p.sides[1].tfs[0].shown);
    assert_eq!(refused(&p, JP, Action::Show { unit: Unit::Tf(0) }), Some(460));
    act(&mut p, JP, Action::Done, &[]);
    assert_eq!(p.stack, []);
}

#[test]
fn ft_460_late_showing_is_offered_again_with_each_formation_taken_up() {
    let taken_up = |late: bool, initiative: Side| {
        let mut p = noon(Phase::Air(US, AirStep::Flying));
        if late {
            p.public.rules = rules(&["initiative_player_shows_late=true"]);
        }
        p.public.initiative = Some(initiative);
        let af = fly(&mut p, US, "K50", &[("wildcat*", 2)]);
        squadron(&mut p, JP, 0, "K60", false);
        act(&mut p, US, Action::Fly { af }, &[]);
        p
    };
    let mut p = taken_up(true, JP);
    assert_eq!(p.stack, [Frame::Fly(0), Frame::Late(JP)]);
    act(&mut p, JP, Action::Show { unit: Unit::Tf(0) }, &[]);
    act(&mut p, JP, Action::Done, &[]);
    assert_eq!(p.stack, [Frame::Fly(0)]);
    assert!(p.sides[1].tfs[0].shown);
    // Not by the reading that is usual, nor while the player with initiative flies himself.
    assert_eq!(taken_up(false, JP).stack, [Frame::Fly(0)]);
    assert_eq!(taken_up(true, US).stack, [Frame::Fly(0)]);
}

/// Random games in contact: what a seat imagines fits what it was told, and what it does not see lies out of its sight.
#[test]
fn ft_457_what_is_imagined_fits_what_was_told() {
    use ironbottom_kernel::{Dice, Imagine, Options, Rng, Rules as _, dice::Seed};
    let game = in_contact();
    let (mut fitted, mut actions) = ([0; 4], Vec::new());
    for seed in 0..12 {
        let mut rng = Rng::new(seed);
        let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
        let mut p = game.set_up(game.info().newest(), "in_contact", &Options::default(), &mut dice).unwrap();
        let mut log = Log::default();
        for step in 0..400 {
            let Some(seat) = game.to_act(&p).seats().iter().next() else { break };
            actions.clear();
            game.actions(&p, seat, &mut actions);
            let a = actions[rng.below(actions.len())];
            game.apply(&mut p, seat, &a, &mut dice, &mut log);
            log.clear();
            if step % 4 > 0 || p.public.phase == Phase::SetUp || p.battle.is_some() {
                continue;
            }
            for side in Side::ALL {
                let v = game.view(&p, Viewer::seat(side.seat()));
                let q = game.imagine(&v, &mut rng);
                assert_eq!(game.view(&q, Viewer::seat(side.seat())), v);
                for c in q.side(side).contacts.iter().filter(|c| c.live && !c.base && !c.awaited && c.as_of == p.public.turn) {
                    let truth = sighting::truth(&game.game.board, &q, side.other(), c.id);
                    let (f, t) = sighting::bounds(&q.public.rules, &truth);
                    fitted[usize::from(c.condition)] += 1;
                    match c.condition {
                        3 => assert_eq!((truth.total, &truth.categories), (c.told.total, &c.told.categories), "{c:?}"),
                        2 => assert!(
                            t.contains(&c.told.total.unwrap()) && f.contains(&c.told.formations.unwrap()),
                            "{c:?} {truth:?}"
                        ),
                        _ => assert!(truth.total > Some(0)),
                    }
                }
                for (tf, t, at) in q.side(side.other()).at_sea().filter(|(_, t, _)| !t.shown && !t.storm) {
                    assert!(!sighting::in_sight(&game.game.board, &q, side, at, false, false), "{tf} {t:?}");
                }
            }
        }
    }
    assert!(fitted[1..].iter().all(|n| *n > 20), "{fitted:?}");
}

#[test]
fn ft_199_radar_does_not_see_low_aircraft() {
    // High and low in one formation: seen for the high ones. All low: by radar not at all, by eyes as far as these see.
    for (levels, seen) in [(&[true, false][..], 1), (&[false, false][..], 0)] {
        let mut p = radar("K63", levels[0]);
        let g = p.sides[1].afs[0].groups[0];
        p.sides[1].afs[0].add(flat_top::position::Group { craft: craft("kate*"), high: levels[1], ..g });
        look(&mut p);
        assert_eq!(sees(&p, US, "K63", true), seen, "{levels:?}");
    }
    let mut p = radar("K61", false);
    look(&mut p);
    let c = contact(&p, US, "K61", true).unwrap();
    assert!(c.by != Reporter::Radar && c.told.levels.is_none());
}

#[test]
fn ft_331_what_can_be_seen_sails_on_the_map() {
    let mut p = noon(Phase::Orders);
    p.sides[0].desk = flat_top::position::Desk::Tf;
    squadron(&mut p, JP, 0, "K60", true);
    squadron(&mut p, US, 0, "K64", false);
    let (first, second) = (way("K64", "K63"), way("K63", "K62"));
    act(&mut p, US, Action::Course { tf: 0, dir: first }, &[]);
    act(&mut p, US, Action::Course { tf: 0, dir: second }, &[]);
    other_is_ready(&mut p, US);
    let events = act(&mut p, US, Action::Done, &[]);
    // Hidden when it set out; on the map from where the others see it, and nowhere before.
    let shown: Vec<_> =
        events.iter().filter_map(|e| if let Event::Shown { side: US, at, air: false } = e { Some(*at) } else { None }).collect();
    assert_eq!(shown.len(), 1);
    let t = &p.sides[0].tfs[0];
    assert_eq!((t.at, t.shown, t.held > 0), (Some(hex("K62")), true, true));
    assert!(sees(&p, JP, "K62", false) > 0);
}
