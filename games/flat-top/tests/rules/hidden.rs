//! 8.5, 14: flights that nobody sees: plots, patrols over their ships, the way home.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    phases::after,
    position::{AirStep, Cloud, Group, Leg, Phase, Place},
    types::{AfId, Arm, At, Class, DeckBox, Dir, Side, Sky},
    view::View,
};
use ironbottom_kernel::{Dice, Face, Log, Rules, Viewer};

const US: Side = Side::Allies;

/// A formation in the air without a marker.
fn unseen(p: &mut Position, at: &str, what: &[(&str, u8)]) -> AfId {
    let af = fly(p, US, at, what);
    p.sides[0].afs[af as usize].shown = false;
    af
}

/// Wildcats on the deck of the Lexington, about to take off.
fn on_deck(p: &mut Position, class: Class) -> AfId {
    let f = stow(p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 1);
    let af = p.sides[0].free_af();
    act(p, US, Action::Launch { fac: f, craft: craft("wildcat*"), arm: Arm::None, n: 1, class, af }, &[]);
    af
}

fn plot(p: &mut Position, af: AfId, way: &[Dir]) {
    for dir in way {
        act(p, US, Action::Plot { af, dir: *dir }, &[]);
    }
}

/// The air desk is closed, the Lexington sails, and the Allies begin to move their aircraft.
fn sail(p: &mut Position, way: &[Dir]) {
    act(p, US, Action::Next, &[]);
    for dir in way {
        act(p, US, Action::Course { tf: 0, dir: *dir }, &[]);
    }
    other_is_ready(p, US);
    act(p, US, Action::Done, &[]);
    other_is_ready(p, US);
    act(p, US, Action::Done, &[6, 1]);
}

/// What nobody has flown is plotted or takes off: the half of the Allies ends.
fn rest(p: &mut Position) -> Vec<Event> {
    let mut events = act(p, US, Action::Done, &[]);
    events.extend(act(p, US, Action::Done, &[]));
    events
}

fn next_hour(p: &mut Position) {
    after::end_of_turn(board(), p, &mut Dice::loose(3), &mut Log::default());
}

fn place(p: &Position, af: AfId) -> Place {
    p.sides[0].afs[af as usize].place
}

fn over(name: &str) -> Place {
    Place::Hex(hex(name))
}

/// A storm: all within two hexes.
fn storm(at: &str) -> Vec<Cloud> {
    vec![Cloud { sector: 2, at: Some(hex(at)) }; 2]
}

/// Markers of aircraft put on the map and taken off it, as the enemy hears of them.
fn markers(events: &[Event]) -> Vec<(bool, At)> {
    let of = |e: &Event| match *e {
        Event::Shown { at, air: true, .. } => Some((true, at)),
        Event::Hidden { at, air: true, .. } => Some((false, at)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn ft_195_394_a_plotted_landing_needs_the_deck_below() {
    for (way, landed) in [(&[Dir::N, Dir::N][..], 0), (&[][..], 1)] {
        let mut p = orders("K60");
        let f = fac(&p, US, "Lexington");
        let af = unseen(&mut p, "K60", &[("wildcat*", 1)]);
        act(&mut p, US, Action::PlotLand { af, fac: f }, &[]);
        sail(&mut p, way);
        act(&mut p, US, Action::Done, &[]);
        assert_eq!(p.sides[0].facs[f as usize].in_box(DeckBox::Landed), landed);
        assert_eq!((p.sides[0].afs[af as usize].factors(), place(&p, af)), (1 - landed, over("K60")));
    }
}

#[test]
fn ft_344_416_a_patrol_goes_with_its_ships_unseen() {
    let mut p = orders("K60");
    let (deck, patrol) = (on_deck(&mut p, Class::Minimum), unseen(&mut p, "K60", &[("wildcat*", 1)]));
    act(&mut p, US, Action::PlotStay { af: patrol }, &[]);
    sail(&mut p, &[Dir::N, Dir::N]);
    rest(&mut p);
    assert_eq!([deck, patrol].map(|af| place(&p, af)), [over("I60"); 2]);
    // The next hour as well, whether it was told to stay or took off and stayed.
    next_hour(&mut p);
    sail(&mut p, &[Dir::N, Dir::N]);
    assert_eq!([deck, patrol].map(|af| place(&p, af)), [over("G60"); 2]);
    assert_eq!([deck, patrol].map(|af| p.sides[0].afs[af as usize].mf(board(), 2)), [6, 6]);
    assert!(p.sides[0].afs.iter().all(|a| !a.shown));
}

/// What Japan hears, action by action, while the Lexington sails two hexes and the half of the Allies runs; and what it then knows.
fn heard(mut p: Position, order: Option<Action>) -> (Vec<Vec<(u16, Event)>>, View, Position) {
    if let Some(a) = order {
        act(&mut p, US, a, &[]);
    }
    let mut out = Vec::new();
    let mut step = |p: &mut Position, a: Action, dice: &[u8]| {
        let mut log = Log::default();
        game().apply(p, US.seat(), &a, &mut Dice::scripted(dice), &mut log);
        let jp = Viewer::Seats(Side::Japan.only());
        out.push(log.events.into_iter().filter(|l| l.audience.reaches(jp)).map(|l| (l.rule.number(), l.event)).collect());
    };
    step(&mut p, Action::Next, &[]);
    for _ in 0..2 {
        step(&mut p, Action::Course { tf: 0, dir: Dir::N }, &[]);
    }
    other_is_ready(&mut p, US);
    step(&mut p, Action::Done, &[]);
    other_is_ready(&mut p, US);
    step(&mut p, Action::Done, &[6, 1]);
    step(&mut p, Action::Done, &[]);
    step(&mut p, Action::Done, &[]);
    let view = game().view(&p, Viewer::Seats(Side::Japan.only()));
    (out, view, p)
}

#[test]
fn ft_067_416_467_a_marker_that_goes_does_not_tell_of_hidden_ships() {
    let patrol = |ships: &str, over: Option<u8>| {
        let mut p = orders(ships);
        let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
        p.sides[0].afs[af as usize].over = over;
        p
    };
    let stay = Some(Action::PlotStay { af: 0 });
    // Over hidden ships that sail, ordered or not; and where there is nothing below.
    let (with, of_with, p) = heard(patrol("K60", Some(0)), None);
    let (told, of_told, q) = heard(patrol("K60", None), stay);
    let (alone, of_alone, r) = heard(patrol("K70", None), stay);
    let flat: Vec<&(u16, Event)> = alone.iter().flatten().collect();
    assert!(flat.contains(&&(67, Event::Hidden { side: US, at: hex("K60"), air: true })), "{flat:?}");
    assert_eq!([&with, &told], [&alone, &alone]);
    assert_eq!([&of_with, &of_told], [&of_alone, &of_alone]);
    assert_eq!([&p, &q, &r].map(|p| place(p, 0)), [over("I60"), over("I60"), over("K60")]);
    // Whom nobody told anything stays on the map where he is.
    let (_, view, _) = heard(patrol("K70", None), None);
    assert_eq!(view.markers.len(), 1);
}

#[test]
fn ft_067_416_who_leaves_a_patrol_on_the_map_over_hidden_ships_is_told() {
    let warned = |shown: bool, over: Option<u8>| {
        let mut p = air("K60");
        p.public.phase = Phase::Air(US, AirStep::TakeOff);
        let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
        (p.sides[0].afs[af as usize].over, p.sides[0].tfs[0].shown) = (over, shown);
        let mut legal = Vec::new();
        game().actions(&p, US.seat(), &mut legal);
        let i = legal.iter().position(|a| *a == Action::Done).unwrap();
        let view = game().view(&p, Viewer::Seats(US.only()));
        game().prompt(&view, US.seat(), &legal).choices[i].warning.as_ref().map(|w| w.id.to_string())
    };
    assert_eq!(warned(false, Some(0)).as_deref(), Some("warn-patrols-shown"));
    assert_eq!([warned(true, Some(0)), warned(false, None)], [None, None]);
}

#[test]
fn ft_173_a_flight_that_would_show_hidden_ships_warns() {
    let warned = |change: &dyn Fn(&mut Position)| {
        let mut p = orders("K60");
        let af = on_deck(&mut p, Class::Minimum);
        p.public.phase = Phase::Air(US, AirStep::TakeOff);
        change(&mut p);
        let mut legal = Vec::new();
        game().actions(&p, US.seat(), &mut legal);
        let i = legal.iter().position(|a| *a == Action::Fly { af }).unwrap();
        let view = game().view(&p, Viewer::Seats(US.only()));
        game().prompt(&view, US.seat(), &legal).choices[i].warning.as_ref().map(|w| w.id.to_string())
    };
    assert_eq!(warned(&|_| {}).as_deref(), Some("warn-fly-shows"));
    // The ships are on the map, or aircraft above them are: nothing new is told.
    assert_eq!(warned(&|p| p.sides[0].tfs[0].shown = true), None);
    let above = |p: &mut Position| assert_eq!(fly(p, US, "K60", &[("wildcat*", 1)]), 1);
    assert_eq!(warned(&above), None);
    // In port everybody expects aircraft.
    assert_eq!(warned(&|p| p.sides[0].tfs[0].at = Some(hex("W4"))), None);
}

#[test]
fn ft_067_467_a_plotted_flight_leaves_the_map() {
    let mut p = orders("K60");
    let af = fly(&mut p, US, "K64", &[("wildcat*", 1)]);
    plot(&mut p, af, &[Dir::N, Dir::N]);
    sail(&mut p, &[]);
    let events = rest(&mut p);
    // Its marker goes where it stood; where it went nobody hears.
    assert_eq!((place(&p, af), p.sides[0].afs[af as usize].shown), (over("I64"), false));
    assert_eq!(markers(&events), [(false, hex("K64"))]);
    // The way home tells as little.
    let mut p = air("K60");
    let af = fly(&mut p, US, "K64", &[("wildcat*", 1)]);
    let home = Action::Home { af, fac: fac(&p, US, "Lexington") };
    let events = act(&mut p, US, home, &[]);
    assert_eq!(markers(&events), [(false, hex("K64"))]);
}

#[test]
fn ft_066_467_what_is_seen_on_its_way_is_on_the_map() {
    let mut p = orders("K60");
    let base = board().bases.iter().find(|b| b.id == "gasmata").and_then(|b| b.at).unwrap();
    // Out at sea, where no base of Japan sees anything.
    let far = 7;
    let south = (0..far).fold(base, |at, _| at.step(Dir::S).unwrap());
    let af = fly(&mut p, US, &base.step(Dir::S).unwrap().name(), &[("b_17", 1)]);
    p.sides[0].afs[af as usize].groups[0].high = true;
    // Away from Gasmata: gone from the last hex in which it was seen.
    plot(&mut p, af, &vec![Dir::S; far - 1]);
    sail(&mut p, &[]);
    let events = rest(&mut p);
    let a = &p.sides[0].afs[af as usize];
    assert_eq!((a.shown, a.held, a.place), (false, 0, Place::Hex(south)));
    let last = markers(&events).last().copied().unwrap();
    assert!(!last.0 && base.distance(last.1) < 4, "{last:?}");
    // And back: it is shown where it comes into sight.
    next_hour(&mut p);
    plot(&mut p, af, &vec![Dir::N; far]);
    sail(&mut p, &[]);
    let events = rest(&mut p);
    let a = &p.sides[0].afs[af as usize];
    assert_eq!((a.shown, a.held > 0), (true, true));
    let first = markers(&events).first().copied().unwrap();
    assert!(first.0 && base.distance(first.1) < 4, "{first:?}");
}

#[test]
fn ft_173_406_what_is_found_late_may_still_fly() {
    let mut p = air("K60");
    let shown = fly(&mut p, US, "K62", &[("wildcat*", 1)]);
    let hidden = unseen(&mut p, "K64", &[("wildcat*", 4)]);
    act(&mut p, US, Action::Done, &[]);
    // Somebody has seen it since.
    p.sides[0].afs[hidden as usize].shown = true;
    assert_eq!(refused(&p, US, Action::Fly { af: hidden }), None);
    // The step of those on the map is over.
    assert_eq!(refused(&p, US, Action::Fly { af: shown }), Some(406));
    // Half of what has just taken off flies apart.
    let deck = fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    let origin = fac(&p, US, "Lexington");
    let a = &mut p.sides[0].afs[deck as usize];
    (a.place, a.shown, a.origin) = (Place::Deck, false, origin);
    act(&mut p, US, Action::Fly { af: deck }, &[]);
    act(&mut p, US, Action::Part { group: 0, n: 1 }, &[]);
    act(&mut p, US, Action::Stop, &[]);
    assert_eq!(refused(&p, US, Action::Fly { af: deck + 1 }), None);
}

#[test]
fn ft_041_storms_are_left_by_those_on_the_map() {
    let mut p = air("K60");
    fly(&mut p, US, "L60", &[("wildcat*", 1)]);
    p.public.clouds = storm("N60");
    assert_eq!(refused(&p, US, Action::Done), Some(41));
    p.public.clouds.clear();
    assert_eq!(refused(&p, US, Action::Done), None);
}

#[test]
fn ft_041_366_a_plot_leads_out_of_a_storm() {
    let mut p = orders("A60");
    p.public.clouds = storm("N60");
    let af = unseen(&mut p, "M60", &[("wildcat*", 1)]);
    assert_eq!(refused(&p, US, Action::PlotStay { af }), Some(41));
    assert_eq!(refused(&p, US, Action::Next), None);
    act(&mut p, US, Action::PlotLevel { af, high: true }, &[]);
    assert_eq!(refused(&p, US, Action::Next), Some(41));
    plot(&mut p, af, &[Dir::N]);
    assert_eq!(refused(&p, US, Action::Next), Some(41));
    plot(&mut p, af, &[Dir::N]);
    assert_eq!(refused(&p, US, Action::Next), None);
    // From a deck in a storm as well, if the class of take-off lets it fly.
    for (class, rule) in [(Class::Minimum, Some(41)), (Class::Maximum, None)] {
        let mut p = orders("L60");
        p.public.clouds = storm("N60");
        let af = on_deck(&mut p, class);
        assert_eq!(refused(&p, US, Action::PlotStay { af }), rule);
    }
}

#[test]
fn ft_451_who_takes_off_in_a_storm_leaves_it() {
    for (class, rule) in [(Class::Minimum, Some(41)), (Class::Maximum, None)] {
        let mut p = orders("L60");
        p.public.clouds = storm("N60");
        on_deck(&mut p, class);
        p.public.phase = Phase::Air(US, AirStep::TakeOff);
        assert_eq!(refused(&p, US, Action::Done), rule);
    }
}

#[test]
fn ft_040_416_a_patrol_does_not_follow_into_a_storm() {
    let mut p = orders("J60");
    p.public.clouds = storm("N60");
    let af = unseen(&mut p, "J60", &[("wildcat*", 1)]);
    p.sides[0].afs[af as usize].over = Some(0);
    sail(&mut p, &[Dir::S, Dir::S]);
    assert_eq!(p.sides[0].tfs[0].at, Some(hex("L60")));
    assert_eq!((place(&p, af), p.sides[0].afs[af as usize].over), (over("J60"), None));
}

#[test]
fn ft_203_a_plotted_flight_begins_where_it_was_plotted() {
    let mut p = orders("K60");
    let af = unseen(&mut p, "K60", &[("wildcat*", 1)]);
    p.sides[0].afs[af as usize].over = Some(0);
    plot(&mut p, af, &[Dir::N; 8]);
    sail(&mut p, &[Dir::S, Dir::S]);
    assert_eq!(place(&p, af), over("K60"));
    act(&mut p, US, Action::Done, &[]);
    assert_eq!((place(&p, af), p.sides[0].afs[af as usize].moved), (over("C60"), 8));
}

#[test]
fn ft_040_174_a_plot_from_a_deck_stops_where_it_may_not_go_on() {
    let mut p = orders("K60");
    p.public.clouds = storm("R60");
    let af = on_deck(&mut p, Class::Minimum);
    plot(&mut p, af, &[Dir::S; 4]);
    // The ships sail, and with them where it takes off: the storm is nearer than it was.
    sail(&mut p, &[Dir::S, Dir::S]);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!(place(&p, af), over("O60"));
}

#[test]
fn ft_040_197_a_plot_leads_into_a_storm_only_to_land_there() {
    let mut p = orders("K60");
    let f = fac(&p, US, "Lexington");
    let af = unseen(&mut p, "H60", &[("wildcat*", 1)]);
    plot(&mut p, af, &[Dir::S; 3]);
    act(&mut p, US, Action::PlotLand { af, fac: f }, &[]);
    // The storm came over the ships after it was plotted.
    let mut q = p.clone();
    q.public.clouds = storm("M60");
    sail(&mut q, &[]);
    assert_eq!((q.public.sky(board(), hex("K60")), q.public.sky(board(), hex("J60"))), (Sky::Storm, Sky::Clear));
    act(&mut q, US, Action::Done, &[6]);
    assert_eq!(q.sides[0].facs[f as usize].in_box(DeckBox::Landed), 1);
    // One hex more of it, and it does not get through.
    p.public.clouds = storm("L60");
    sail(&mut p, &[]);
    assert_eq!(p.public.sky(board(), hex("J60")), Sky::Storm);
    rest(&mut p);
    assert_eq!((p.sides[0].facs[f as usize].in_box(DeckBox::Landed), place(&p, af)), (0, over("I60")));
}

#[test]
fn ft_192_193_nobody_lands_armed_who_lands_unseen() {
    let bombed = |p: &mut Position, af: AfId| {
        let g = Group { arm: Arm::Ap, armed: true, ..p.sides[0].afs[af as usize].groups[0] };
        p.sides[0].afs[af as usize].groups = vec![g];
    };
    // No dice: the bombs are in the sea.
    let mut p = air("K60");
    let f = fac(&p, US, "Lexington");
    let af = unseen(&mut p, "K62", &[("dauntless*", 2)]);
    bombed(&mut p, af);
    act(&mut p, US, Action::Home { af, fac: f }, &[]);
    assert_eq!(p.sides[0].facs[f as usize].in_box(DeckBox::Landed), 2);
    let mut p = orders("K60");
    let af = unseen(&mut p, "J60", &[("dauntless*", 2)]);
    bombed(&mut p, af);
    plot(&mut p, af, &[Dir::S]);
    act(&mut p, US, Action::PlotLand { af, fac: f }, &[]);
    sail(&mut p, &[]);
    rest(&mut p);
    assert_eq!(p.sides[0].facs[f as usize].in_box(DeckBox::Landed), 2);
}

#[test]
fn ft_117_those_for_whom_there_is_room_come_home() {
    let mut p = air("K60");
    let f = fac(&p, US, "Lexington");
    // Five hexes away: only the minimum lands.
    let af = unseen(&mut p, "K65", &[("wildcat*", 5)]);
    act(&mut p, US, Action::Home { af, fac: f }, &[]);
    assert_eq!((p.sides[0].facs[f as usize].in_box(DeckBox::Landed), p.sides[0].afs[af as usize].factors()), (3, 2));
    // Into a storm only if there is room for all.
    let mut p = air("K60");
    p.public.clouds = ["K58", "K62"].map(|h| Cloud { sector: 2, at: Some(hex(h)) }).to_vec();
    let af = unseen(&mut p, "K65", &[("wildcat*", 5)]);
    assert_eq!(refused(&p, US, Action::Home { af, fac: f }), Some(177));
}

#[test]
fn ft_181_408_off_the_map_unseen() {
    let mut p = orders("K60");
    let f = fac(&p, US, "new_caledonia");
    let af = unseen(&mut p, "XX35", &[("catalina", 1)]);
    let mut q = p.clone();
    act(&mut p, US, Action::PlotLand { af, fac: f }, &[]);
    sail(&mut p, &[]);
    let events = rest(&mut p);
    assert_eq!((place(&p, af), markers(&events).len()), (Place::Home(f, 6), 0));
    // Not in the hour in which it flew there, and only from its hex.
    plot(&mut q, af, &[Dir::N, Dir::S]);
    assert_eq!(refused(&q, US, Action::PlotLand { af, fac: f }), Some(181));
    let other = unseen(&mut q, "WW35", &[("catalina", 1)]);
    assert_eq!(refused(&q, US, Action::PlotLand { af: other, fac: f }), Some(181));
}

#[test]
fn ft_040_180_nobody_comes_in_through_a_storm() {
    let mut p = orders("K60");
    p.public.turn = 6;
    let af = unseen(&mut p, "XX35", &[("catalina", 1)]);
    p.sides[0].afs[af as usize].place = Place::Out(hex("XX35"), 6);
    p.public.clouds = storm("XX35");
    sail(&mut p, &[]);
    assert_eq!(place(&p, af), Place::Out(hex("XX35"), 6));
    rest(&mut p);
    p.public.clouds.clear();
    next_hour(&mut p);
    sail(&mut p, &[]);
    assert_eq!(place(&p, af), over("XX35"));
}

#[test]
fn ft_197_no_plot_goes_low_over_mountains() {
    let mut p = orders("K60");
    let at = board().hexes.iter().position(|h| h.mountain).unwrap();
    let mountain = At::all().nth(at).unwrap();
    let south = mountain.step(Dir::S).unwrap();
    let af = unseen(&mut p, &south.name(), &[("p_40", 1)]);
    p.sides[0].afs[af as usize].groups[0].high = true;
    plot(&mut p, af, &[Dir::N]);
    assert_eq!(refused(&p, US, Action::PlotLevel { af, high: false }), Some(197));
    assert_eq!(p.sides[0].afs[af as usize].plot, [Leg::Go(Dir::N)]);
}

#[test]
fn ft_336_346_groups_that_become_alike_are_one() {
    let mixed = |p: &mut Position| {
        let af = unseen(p, "K60", &[("wildcat*", 1)]);
        let g = p.sides[0].afs[af as usize].groups[0];
        p.sides[0].afs[af as usize].add(Group { high: true, n: 2, ..g });
        af
    };
    let mut p = orders("K60");
    let af = mixed(&mut p);
    act(&mut p, US, Action::PlotLevel { af, high: true }, &[]);
    sail(&mut p, &[]);
    rest(&mut p);
    let ns = |p: &Position, af: AfId| p.sides[0].afs[af as usize].groups.iter().map(|g| g.n).collect::<Vec<_>>();
    assert_eq!(ns(&p, af), [3]);
    // On the way home, for those who find no room.
    let mut p = air("K60");
    let af = mixed(&mut p);
    let f = fac(&p, US, "Lexington");
    p.sides[0].facs[f as usize].used = [0, 0, 21];
    act(&mut p, US, Action::Home { af, fac: f }, &[]);
    assert_eq!(ns(&p, af), [2]);
}

#[test]
fn ft_014_416_patrols_of_ships_that_join_others_go_on_with_them() {
    let mut p = bare("santa_cruz", Phase::Regroup);
    let from = fleet(&mut p, US, "K60", &["Hornet", "dd1"]);
    let to = fleet(&mut p, US, "K60", &["dd2"]);
    let af = unseen(&mut p, "K60", &[("wildcat*", 1)]);
    let origin = fac(&p, US, "Hornet");
    (p.sides[0].afs[af as usize].over, p.sides[0].afs[af as usize].origin) = (Some(from), origin);
    let mut q = p.clone();
    act(&mut p, US, Action::Merge { tf: from, into: to }, &[]);
    assert_eq!(p.sides[0].afs[af as usize].over, Some(to));
    // With its carrier, not with what she leaves behind.
    let detach = Action::Detach { ship: ship(&q, US, "Hornet"), tf: to };
    act(&mut q, US, detach, &[]);
    assert_eq!(q.sides[0].afs[af as usize].over, Some(to));
}
