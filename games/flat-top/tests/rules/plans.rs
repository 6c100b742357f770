//! Plans over several hours: courses, missions, standing work on the decks.

use crate::support::{act, act_any, air, board, fac, fly, game, hex, orders, other_is_ready, plots, refused, stow};
use flat_top::{
    Action, Event,
    action::{How, Order},
    event::PlanEnd,
    notation,
    phases::set_up,
    plans::{Course, Mission, Plans, deck::Arms},
    position::{Cloud, Contact, ContactReport, Desk, Phase, Place, Position, Reporter},
    settings::Settings,
    types::{AfId, Arm, At, Class, DeckBox, Side, Unit},
};
use ironbottom_kernel::{
    Advice, Dice, Face, Lang, Rules as _, RulesVersion, SeatSet, Viewer,
    ask::{Answer, Query},
    typed,
};

const US: Side = Side::Allies;
const JAPAN: Side = Side::Japan;

fn legal(p: &Position) -> Vec<Action> {
    let mut all = Vec::new();
    game().actions(p, US.seat(), &mut all);
    all
}

/// What the plans of the Allies answer.
fn routine(p: &Position) -> Option<Action> {
    game().routine(&game().view(p, Viewer::Seats(SeatSet::one(US.seat()))), US.seat(), &legal(p))
}

/// Does what the plans say until the player is asked.
fn run(p: &mut Position) -> Vec<Action> {
    let mut done = Vec::new();
    while let Some(a) = routine(p) {
        act_any(p, US, a);
        done.push(a);
        assert!(done.len() < 100, "no end to it: {done:?}");
    }
    done
}

/// Both are done with everything until the Allies are asked in this kind of phase of the next hour, plans carried out.
fn go_on(p: &mut Position, mut until: impl FnMut(&Position) -> bool) {
    for _ in 0..200 {
        if until(p) {
            return;
        }
        let seat = game().to_act(p).seats().iter().next().expect("somebody is asked");
        let side = Side::of(seat).unwrap();
        if side == US
            && let Some(a) = routine(p)
        {
            act_any(p, US, a);
            continue;
        }
        let mut all = Vec::new();
        game().actions(p, seat, &mut all);
        let pass = |a: &&Action| matches!(a, Action::Next | Action::Done | Action::Decline | Action::Stop);
        act_any(p, side, *all.iter().find(pass).unwrap_or_else(|| panic!("nothing passes: {all:?}")));
    }
    panic!("it never comes to that");
}

fn at(p: &Position) -> At {
    p.side(US).tfs[0].at.expect("at sea")
}

fn goal(p: &mut Position, to: &str) {
    act(p, US, Action::Chart { unit: Unit::Tf(0) }, &[]);
    act(p, US, Action::Goal { at: hex(to) }, &[]);
}

fn mission(p: &mut Position, af: AfId, points: &[&str], how: How) {
    act(p, US, Action::Chart { unit: Unit::Af(af) }, &[]);
    for x in points {
        act(p, US, Action::Goal { at: hex(x) }, &[]);
    }
    act(p, US, Action::Close { how }, &[]);
}

// ---- courses ----

/// The next two hexes are plotted each hour when task forces are plotted, and the owner is told when it is there.
#[test]
fn ft_158_a_course_is_plotted_hour_by_hour() {
    let mut p = plots("Z40");
    let start = at(&p);
    goal(&mut p, "V40");
    assert_eq!(p.side(US).plans.courses, [Course { tf: 0, to: Some(hex("V40")) }]);
    let did = run(&mut p);
    assert!(matches!(did.as_slice(), [Action::Sail { tf: 0, .. }]), "{did:?}");
    assert_eq!(p.side(US).tfs[0].plot.len(), 2);
    go_on(&mut p, |p| p.public.turn == 2 && p.side(US).desk == Desk::Tf);
    assert_eq!(at(&p).distance(start), 2);
    run(&mut p);
    go_on(&mut p, |p| p.public.turn == 3);
    assert_eq!((at(&p), p.side(US).plans.courses.len()), (hex("V40"), 0));
}

#[test]
fn ft_158_its_owner_is_told_that_it_is_there() {
    let mut p = plots("Z40");
    goal(&mut p, "Y40");
    assert!(matches!(run(&mut p).as_slice(), [Action::Course { tf: 0, .. }]));
    p.public.phase = Phase::Combat;
    p.sides[0].tfs[0].at = Some(hex("Y40"));
    let mut log = ironbottom_kernel::Log::default();
    flat_top::phases::after::end_of_turn(board(), &mut p, &mut Dice::loose(1), &mut log);
    let told = log.events.iter().find(|l| matches!(l.event, Event::Planned { end: PlanEnd::Arrived, .. })).expect("told");
    assert!(told.audience.reaches(Viewer::Seats(US.only())) && !told.audience.reaches(Viewer::Seats(JAPAN.only())));
}

/// What the player plots himself stands, and a new plan wipes out what was plotted for the old one.
#[test]
fn ft_144_plots_of_a_course_may_be_changed() {
    let mut p = plots("Z40");
    goal(&mut p, "V40");
    run(&mut p);
    let first = p.side(US).tfs[0].plot.clone();
    goal(&mut p, "DD40");
    assert!(p.side(US).tfs[0].plot.is_empty());
    run(&mut p);
    assert_ne!(p.side(US).tfs[0].plot, first);
    act(&mut p, US, Action::Chart { unit: Unit::Tf(0) }, &[]);
    act(&mut p, US, Action::Close { how: How::Clear }, &[]);
    assert_eq!((p.side(US).tfs[0].plot.len(), p.side(US).plans.courses.len(), routine(&p)), (0, 0, None));
    // By hand.
    goal(&mut p, "V40");
    act(&mut p, US, Action::Course { tf: 0, dir: flat_top::types::Dir::S }, &[]);
    assert_eq!(routine(&p), None);
}

/// FT-161, FT-045: round land and storms.
#[test]
fn ft_161_a_course_leads_round_land_and_storms() {
    let mut p = plots("Z40");
    p.public.clouds = ["X40", "W40"].map(|c| Cloud { sector: 0, at: Some(hex(c)) }).to_vec();
    goal(&mut p, "R40");
    for _ in 0..30 {
        if at(&p) == hex("R40") {
            break;
        }
        run(&mut p);
        let t = &p.side(US).tfs[0];
        let end = t.plot.iter().try_fold((t.at.unwrap(), t.water), |(at, w), d| board().sail(at, w, *d)).unwrap();
        assert_ne!(p.public.sky(board(), end.0), flat_top::types::Sky::Storm);
        let t = &mut p.sides[0].tfs[0];
        (t.at, t.water) = (Some(end.0), end.1);
        t.plot.clear();
    }
    assert_eq!(at(&p), hex("R40"));
}

/// Goals are sea within 20 hexes that is reached by water; the hour of arrival is said.
#[test]
fn ft_161_goals_are_reached_by_water() {
    let mut p = plots("Z40");
    assert_eq!(refused(&p, US, Action::Goal { at: hex("V40") }), Some(28));
    act(&mut p, US, Action::Chart { unit: Unit::Tf(0) }, &[]);
    let land = At::all().find(|at| board().waters(*at).is_empty()).unwrap();
    assert_eq!(refused(&p, US, Action::Goal { at: land }), Some(161));
    let far = At::all().find(|at| !board().waters(*at).is_empty() && at.distance(hex("Z40")) > 20).unwrap();
    assert_eq!(refused(&p, US, Action::Goal { at: far }), Some(161));
    assert_eq!(refused(&p, US, Action::Done), Some(28));
    assert_eq!(refused(&p, US, Action::Close { how: How::Home }), Some(28));
    let view = game().view(&p, Viewer::Seats(US.only()));
    let all = legal(&p);
    let asked = game().prompt(&view, US.seat(), &all);
    let i = all.iter().position(|a| *a == Action::Goal { at: hex("V40") }).unwrap();
    let said = game().catalog().say(Lang::En, &asked.choices[i].label);
    // Four hexes, two an hour: in the hour after this one.
    let hour = p.public.hour(board()) + 1;
    assert!(said.contains(&hour.to_string()), "{said}");
    act(&mut p, US, Action::Close { how: How::Hold }, &[]);
    assert_eq!(p.side(US).plans.courses, [Course { tf: 0, to: None }]);
    assert_eq!(routine(&p), None);
}

/// A task force that is no more has no course, nor has the one that gets its place.
#[test]
fn ft_159_a_course_ends_with_its_task_force() {
    let mut p = plots("Z40");
    goal(&mut p, "V40");
    p.public.phase = Phase::Regroup;
    p.sides[0].tfs.push(set_up::empty_tf(12));
    let into = (p.sides[0].tfs.len() - 1) as u8;
    p.sides[0].tfs[into as usize].at = Some(hex("Z40"));
    let moved = p.side(US).fleet(0).last().unwrap().0;
    p.sides[0].ships[moved as usize].tf = into;
    act(&mut p, US, Action::Merge { tf: 0, into }, &[]);
    assert!(p.side(US).plans.courses.is_empty());
}

/// FT-164: one that anchors goes nowhere: the course is struck off and its owner told.
#[test]
fn ft_164_ships_at_anchor_keep_no_course() {
    let mut p = plots("Z40");
    goal(&mut p, "V40");
    let ship = p.side(US).fleet(0).next().unwrap().0;
    p.sides[0].ships[ship as usize].anchor = flat_top::position::Anchor::Down;
    let mut log = ironbottom_kernel::Log::default();
    flat_top::plans::review(&mut p, &mut log);
    assert!(log.events.iter().any(|l| matches!(l.event, Event::Planned { end: PlanEnd::Barred, .. })));
    assert!(p.side(US).plans.is_empty() || p.side(US).plans.courses.is_empty());
}

/// A far hex typed for `sail` is refused with the way to a course.
#[test]
fn ft_158_a_far_hex_is_refused_with_how_to_plan_it() {
    let p = plots("Z40");
    let view = game().view(&p, Viewer::Seats(US.only()));
    let why = typed::read(game(), &p, US.seat(), "sail tf1 V40").and_then(Result::err).expect("too far");
    let said = game().catalog().say(Lang::En, &why.reason);
    assert!(said.contains("chart tf1") && said.contains("goal V40"), "{said}");
    assert_eq!(notation::read(board(), &view, US.seat(), "chart tf1"), Some(Action::Chart { unit: Unit::Tf(0) }));
    assert_eq!(notation::read(board(), &view, US.seat(), "goal v40"), Some(Action::Goal { at: hex("V40") }));
    assert_eq!(notation::read(board(), &view, US.seat(), "close home-search"), Some(Action::Close { how: How::HomeSearch }));
}

/// What an order for a whole plan comes to, as it is typed; or why not.
fn spelled(p: &Position, text: &str) -> Option<Result<Vec<String>, (u16, String)>> {
    let out = game().spell(&game().view(p, Viewer::Seats(US.only())), US.seat(), text)?;
    Some(out.map(|s| s.actions.into_iter().map(|a| a.1).collect()).map_err(|r| (r.rule.number(), r.reason.id.to_string())))
}

/// A far hex is a course at once; a near one is an order of this hour.
#[test]
fn ft_144_158_a_far_hex_is_plotted_as_a_course() {
    let mut p = plots("Z40");
    let far = ["chart tf1", "goal V40"].map(str::to_owned).to_vec();
    assert_eq!(spelled(&p, "plot tf1 V40"), Some(Ok(far.clone())));
    assert_eq!(spelled(&p, "PLOT TF 1 v40"), Some(Ok(far)));
    assert_eq!([spelled(&p, "plot tf1 Z41"), spelled(&p, "plot tf1 Z42"), spelled(&p, "sail tf1 V40")], [None, None, None]);
    assert_eq!(spelled(&p, "plot tf1 A1"), Some(Err((161, "refuse-chart-far".to_owned()))));
    // Each step is legal when its turn comes.
    let view = game().view(&p, Viewer::Seats(US.only()));
    for (a, _) in game().spell(&view, US.seat(), "plot tf1 V40").unwrap().unwrap().actions {
        act(&mut p, US, a, &[]);
    }
    assert_eq!(p.side(US).plans.courses, [Course { tf: 0, to: Some(hex("V40")) }]);
    // With the air operations it is too early, and the single order says so.
    assert_eq!(spelled(&orders("Z40"), "plot tf1 V40"), None);
}

/// A hidden flight is plotted to a far hex in one order, each hex as if it had been typed.
#[test]
fn ft_120_a_hidden_flight_is_plotted_to_a_hex() {
    let mut p = orders("Z40");
    let af = fly(&mut p, US, "Z40", &[("dauntless*", 2)]);
    p.sides[0].afs[af as usize].shown = false;
    let view = game().view(&p, Viewer::Seats(US.only()));
    let all = game().spell(&view, US.seat(), "plot af1 Z44").unwrap().unwrap().actions;
    assert_eq!(all.len(), 4);
    for (a, text) in all {
        assert!(text.starts_with("plot af1 "), "{text}");
        act(&mut p, US, a, &[]);
    }
    let end = p.side(US).afs[af as usize].plot.iter().try_fold(hex("Z40"), |at, leg| match leg {
        flat_top::position::Leg::Go(dir) => at.step(*dir),
        _ => None,
    });
    assert_eq!(end, Some(hex("Z44")));
    // On from where the plot has come to; the next hex is an order of its own, and what is too far is refused as it was.
    let view = game().view(&p, Viewer::Seats(US.only()));
    assert!(matches!(game().spell(&view, US.seat(), "plot af1 Z46"), Some(Ok(s)) if s.actions.len() == 2));
    assert_eq!([spelled(&p, "plot af1 Z45"), spelled(&p, "plot af1 Z60")], [None, None]);
    assert_eq!(spelled(&plots("Z40"), "plot af1 Z44"), None);
}

/// A mission in one order.
#[test]
fn ft_173_a_mission_is_sent_in_one_order() {
    let mut p = air("Z40");
    let af = fly(&mut p, US, "Z40", &[("dauntless*", 2)]);
    p.sides[0].afs[af as usize].origin = fac(&p, US, "Lexington");
    let said = |all: &[&str]| Some(Ok(all.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>()));
    assert_eq!(spelled(&p, "search af1 R40"), said(&["chart af1", "goal R40", "close home-search"]));
    assert_eq!(spelled(&p, "send af1 W40 X42 stay"), said(&["chart af1", "goal W40", "goal X42", "close stay"]));
    assert_eq!(spelled(&p, "send AF 1 W40"), said(&["chart af1", "goal W40", "close home"]));
    assert_eq!([spelled(&p, "search af1"), spelled(&p, "send af1")], [None, None]);
    assert!(matches!(spelled(&p, "send af1 A1"), Some(Err((389, _)))));
    let view = game().view(&p, Viewer::Seats(US.only()));
    for (a, _) in game().spell(&view, US.seat(), "send af1 W40 X42 stay").unwrap().unwrap().actions {
        act(&mut p, US, a, &[]);
    }
    assert_eq!(p.side(US).plans.mission(af).map(|m| (m.points.len(), m.stay, m.search)), Some((2, true, false)));
}

/// Nobody but its side knows of a plan.
#[test]
fn ft_144_plans_are_secret() {
    let mut p = plots("Z40");
    let before = game().view(&p, Viewer::Seats(JAPAN.only()));
    goal(&mut p, "V40");
    assert_eq!(game().view(&p, Viewer::Seats(JAPAN.only())), before);
    assert_eq!(game().view(&p, Viewer::Seats(SeatSet::NONE)).own, [None, None]);
}

// ---- missions ----

/// It searches, flies over its hexes hour by hour, turns home and lands, all by itself.
#[test]
fn ft_174_a_mission_is_flown_and_comes_home() {
    let mut p = air("Z40");
    let home = fac(&p, US, "Lexington");
    let af = fly(&mut p, US, "Z40", &[("dauntless*", 2)]);
    p.sides[0].afs[af as usize].origin = home;
    let mf = u32::from(p.side(US).afs[af as usize].mf(board(), p.public.turn));
    mission(&mut p, af, &["R40"], How::HomeSearch);
    let m = p.side(US).plans.mission(af).unwrap().clone();
    assert_eq!(m, Mission { af, points: vec![hex("R40")], stay: false, search: true, known: 0 });
    let did = run(&mut p);
    assert_eq!(did.first(), Some(&Action::Search { af }), "{did:?}");
    assert!(did.contains(&Action::Fly { af }) && did.contains(&Action::Stop), "{did:?}");
    let Place::Hex(here) = p.side(US).afs[af as usize].place else { panic!("in flight") };
    // Straight on, or on its way back if that is in reach.
    assert!(here.distance(hex("R40")) == 8u32.saturating_sub(mf) || mf > 8, "{here:?}");
    go_on(&mut p, |p| p.side(US).af(af).is_none());
    let f = &p.side(US).facs[home as usize];
    assert_eq!(f.lots.iter().map(|l| l.n).sum::<u8>(), 2, "both are down: {:?}", f.lots);
    assert!(p.public.turn <= 5);
    go_on(&mut p, |p| p.side(US).plans.missions.is_empty());
}

/// Who has no mission searches before the missions fly, or is asked for his search if that is ordered; a mission may fly without.
#[test]
fn ft_057_missions_wait_for_the_searches_of_others() {
    let mut p = air("Z40");
    let af = fly(&mut p, US, "Z40", &[("dauntless*", 2)]);
    let other = fly(&mut p, US, "Z42", &[("dauntless*", 2)]);
    mission(&mut p, af, &["W40"], How::Home);
    let mut ordered = p.clone();
    assert_eq!(routine(&ordered), Some(Action::Search { af: other }));
    act_any(&mut ordered, US, Action::Search { af: other });
    assert_eq!(routine(&ordered), Some(Action::Fly { af }));
    order(&mut p, Order::Search(false));
    assert_eq!(routine(&p), None);
    act_any(&mut p, US, Action::Search { af: other });
    act_any(&mut p, US, Action::Search { af });
    assert_eq!(routine(&p), Some(Action::Fly { af }));
}

/// What it finds is for its player to decide, until he sends it on.
#[test]
fn ft_174_a_mission_stops_at_a_contact() {
    let mut p = air("Z40");
    let af = fly(&mut p, US, "Z40", &[("dauntless*", 2)]);
    mission(&mut p, af, &["W40"], How::Home);
    act_any(&mut p, US, Action::Search { af });
    let contact = Contact {
        id: 0,
        at: hex("X40"),
        air: false,
        base: false,
        turn: p.public.turn,
        condition: 1,
        by: Reporter::Unit(Unit::Af(af)),
        told: ContactReport::default(),
        as_of: p.public.turn,
        awaited: false,
        live: true,
    };
    p.sides[0].contacts.push(contact);
    p.sides[0].next_contact = 1;
    assert_eq!(routine(&p), None);
    mission(&mut p, af, &["W40"], How::Home);
    assert_eq!(routine(&p), Some(Action::Fly { af }), "it was known when it was sent on");
}

/// FT-389: no hex is offered from which it would not come home, and it turns back while it can.
#[test]
fn ft_389_a_mission_keeps_an_hour_of_fuel() {
    let mut p = air("Z40");
    let af = fly(&mut p, US, "Z40", &[("dauntless*", 2)]);
    p.sides[0].afs[af as usize].origin = fac(&p, US, "Lexington");
    let deadline = p.public.turn + 2;
    p.sides[0].afs[af as usize].groups[0].deadline = deadline;
    let mf = u32::from(p.side(US).afs[af as usize].mf(board(), p.public.turn));
    act(&mut p, US, Action::Chart { unit: Unit::Af(af) }, &[]);
    for a in legal(&p) {
        if let Action::Goal { at } = a {
            assert!(at.distance(hex("Z40")) <= mf, "three hours: one out, one back, one to spare");
        }
    }
    act(&mut p, US, Action::Close { how: How::Stay }, &[]);
    act_any(&mut p, US, Action::Search { af });
    // Where it is it may stay for this hour; in the last but one it is brought down.
    assert_eq!(routine(&p), None);
    go_on(&mut p, |p| p.side(US).af(af).is_none());
    assert!(p.public.turn <= deadline);
    assert_eq!(p.public.points, [0, 0]);
}

/// A formation takes off with its mission, and one that takes its number later has none.
#[test]
fn ft_176_a_mission_begins_with_the_take_off() {
    let mut p = orders("Z40");
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, 2);
    let launch =
        Action::Launch { fac: f, craft: crate::support::craft("dauntless*"), arm: Arm::None, n: 2, class: Class::Minimum, af: 0 };
    act(&mut p, US, launch, &[]);
    mission(&mut p, 0, &["W40"], How::HomeSearch);
    go_on(&mut p, |p| p.side(US).plans.mission(0).is_none_or(|m| m.points.is_empty()));
    assert_eq!(p.public.turn, 1);
    go_on(&mut p, |p| p.side(US).af(0).is_none());
    go_on(&mut p, |p| p.side(US).plans.missions.is_empty());
}

/// FT-135: what is split off has no mission of its own; a plotted flight has no mission at all.
#[test]
fn ft_120_a_plotted_flight_has_no_mission() {
    let mut p = orders("Z40");
    let af = fly(&mut p, US, "Z40", &[("dauntless*", 2)]);
    act(&mut p, US, Action::PlotStay { af }, &[]);
    assert_eq!(refused(&p, US, Action::Chart { unit: Unit::Af(af) }), Some(120));
}

// ---- decks ----

fn order(p: &mut Position, order: Order) {
    let a = Action::Order(order);
    assert!(game().check(p, US.seat(), &a).is_ok());
    game().apply(p, US.seat(), &a, &mut Dice::loose(1), &mut ironbottom_kernel::Log::default());
    assert!(game().check(p, US.seat(), &a).is_err(), "it stands already");
}

/// What has landed is serviced when air operations are done, fighters are readied before, and both can be left to the player.
#[test]
fn ft_123_decks_are_worked_by_standing_order() {
    let mut p = orders("Z40");
    let f = stow(&mut p, US, "Lexington", DeckBox::Landed, "dauntless*", Arm::None, 2);
    stow(&mut p, US, "Lexington", DeckBox::Readying, "wildcat*", Arm::None, 2);
    stow(&mut p, US, "Lexington", DeckBox::Readying, "devastator*", Arm::None, 2);
    assert_eq!(p.side(US).plans.deck, flat_top::plans::deck::Deck::FIRST);
    let wildcat = crate::support::craft("wildcat*");
    assert_eq!(run(&mut p), [Action::Ready { fac: f, craft: wildcat, arm: Arm::None, n: 2 }]);
    order(&mut p, Order::Bombers(Arms::Ships));
    let did = run(&mut p);
    assert!(matches!(did.as_slice(), [Action::Ready { arm: Arm::Torpedo, n: 2, .. }]), "{did:?}");
    let mut q = p.clone();
    act(&mut p, US, Action::Next, &[]);
    assert_eq!(p.side(US).facs[f as usize].in_box(DeckBox::Landed), 0);
    order(&mut q, Order::Service(false));
    act(&mut q, US, Action::Next, &[]);
    assert_eq!(q.side(US).facs[f as usize].in_box(DeckBox::Landed), 2);
}

/// Bombers are armed as they were last, without being asked; those that never were are left to their player.
#[test]
fn ft_123_140_bombers_are_armed_as_they_were() {
    let mut p = orders("Z40");
    let f = stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 2);
    let dauntless = crate::support::craft("dauntless*");
    assert_eq!(run(&mut p), []);
    act(&mut p, US, Action::Ready { fac: f, craft: dauntless, arm: Arm::Gp, n: 1 }, &[]);
    let again = Action::Ready { fac: f, craft: dauntless, arm: Arm::Gp, n: 1 };
    assert_eq!(run(&mut p), [again]);
    // The last word counts, and the order can be taken off.
    p.sides[0].facs[f as usize].rf_used = 0;
    stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 2);
    let mut q = p.clone();
    act(&mut p, US, Action::Ready { fac: f, craft: dauntless, arm: Arm::None, n: 1 }, &[]);
    assert_eq!(run(&mut p), [Action::Ready { fac: f, craft: dauntless, arm: Arm::None, n: 1 }]);
    order(&mut q, Order::Bombers(Arms::Ask));
    assert_eq!(run(&mut q), []);
    // Tables of the first version remember nothing.
    let mut old = orders("Z40");
    crate::support::since(&mut old, 1);
    stow(&mut old, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 2);
    act(&mut old, US, Action::Ready { fac: f, craft: dauntless, arm: Arm::Gp, n: 1 }, &[]);
    assert_eq!(old.side(US).plans.armed, []);
}

/// FT-416, FT-118: half of the fighters of a carrier stay over it, are relieved, and land.
#[test]
fn ft_118_416_a_patrol_is_kept_over_carriers() {
    let mut p = orders("Z40");
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 4);
    p.public.turn =
        (1..30).find(|t| (0..9).all(|n| !board().is_night(flat_top::names::hour_of(board(), &p.public, t + n)))).unwrap();
    let first = p.public.turn;
    assert_eq!(run(&mut p), []);
    order(&mut p, Order::Patrol(true));
    let did = run(&mut p);
    let unit = Unit::Af(0);
    assert!(matches!(did[0], Action::Launch { fac, n: 2, af: 0, .. } if fac == f), "{did:?}");
    assert_eq!(did[1..], [Action::Chart { unit }, Action::Close { how: How::Stay }]);
    // It stays over the ship, and is home before its fuel is spent; by then the next one has taken off.
    let until = p.side(US).afs[0].groups[0].deadline;
    go_on(&mut p, |p| p.public.turn == first + 1);
    assert_eq!(p.side(US).afs[0].place, Place::Hex(hex("Z40")));
    let mut relieved = false;
    go_on(&mut p, |p| {
        relieved |= p.side(US).plans.missions.len() == 2;
        p.side(US).facs[f as usize].in_box(DeckBox::Landed) + p.side(US).facs[f as usize].in_box(DeckBox::Readying) > 0
    });
    assert!(relieved && p.public.turn <= until, "{} {until}", p.public.turn);
}

/// FT-123: no more than readying factors go.
#[test]
fn ft_123_standing_work_keeps_to_readying_factors() {
    let mut p = orders("Z40");
    let f = stow(&mut p, US, "Lexington", DeckBox::Landed, "dauntless*", Arm::None, 30);
    let rf = p.side(US).facs[f as usize].now(board(), p.side(US)).0.rf;
    act(&mut p, US, Action::Next, &[]);
    assert_eq!(p.side(US).facs[f as usize].in_box(DeckBox::Landed), 30 - u16::from(rf));
}

/// Tables that began before have no standing orders for the decks, and are written as they were.
#[test]
fn ft_123_older_tables_have_no_standing_work() {
    let rules = Settings { version: RulesVersion(1), ..crate::support::rules(&[]) };
    let p = set_up::open(board(), rules, 0, &mut Dice::loose(1));
    assert!(p.sides.iter().all(|f| f.plans == Plans::default()));
    assert!(!serde_json::to_string(&p).unwrap().contains("plans"));
}

/// What is chosen may be taken back: nothing is learned by it.
#[test]
fn ft_144_plans_can_be_taken_back() {
    let p = plots("Z40");
    let mut log = ironbottom_kernel::Log::default();
    let mut q = p.clone();
    game().apply(&mut q, US.seat(), &Action::Chart { unit: Unit::Tf(0) }, &mut Dice::loose(1), &mut log);
    game().apply(&mut q, US.seat(), &Action::Close { how: How::Back }, &mut Dice::loose(1), &mut log);
    assert_eq!(log.learned, SeatSet::NONE);
    assert_eq!(q, p);
    other_is_ready(&mut q, US);
}

/// The strike plan launches what it plans, and leads it over the target.
#[test]
fn ft_118_a_strike_is_launched_in_one_gesture() {
    let mut p = orders("Z40");
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::Ap, 4);
    stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 4);
    let view = game().view(&p, Viewer::Seats(US.only()));
    let q = Query::new("sortie").with("seat", "allies").with("space", "W40");
    let Answer::Batch(values) = game().ask(&view, &q) else { panic!("a batch") };
    let all: Vec<Action> = values.into_iter().map(|x| serde_json::from_value(x).unwrap()).collect();
    assert!(matches!(all[0], Action::Launch { fac, arm: Arm::Ap, .. } if fac == f), "{all:?}");
    // What it would do is said before, launch by launch.
    let Answer::Table { heads, rows } = game().ask(&view, &q.clone().with("told", "yes")) else { panic!("a table") };
    let launched = all.iter().filter(|a| matches!(a, Action::Launch { .. })).count();
    assert!(launched > 0 && rows.len() == launched && rows.iter().all(|r| r.len() == heads.len()), "{rows:?}");
    for a in all {
        act(&mut p, US, a, &[]);
    }
    assert_eq!(p.side(US).plans.missions.len(), 1);
    assert_eq!((&p.side(US).plans.missions[0].points, p.side(US).plans.missions[0].stay), (&vec![hex("W40")], true));
    // Nothing is left, and nobody else may ask.
    let view = game().view(&p, Viewer::Seats(US.only()));
    assert!(matches!(game().ask(&view, &q.clone().with("seat", "japan")), Answer::Refused(_)));
    go_on(&mut p, |p| matches!(p.side(US).afs[0].place, Place::Hex(at) if at == hex("W40")));
    assert_eq!(p.public.turn, 1);
}

/// Against the freshest target each place can be sent alone.
#[test]
fn ft_118_a_strike_is_launched_place_by_place() {
    let mut p = bare_strike();
    let view = game().view(&p, Viewer::Seats(US.only()));
    let alone: Vec<Query> =
        game().queries(&view).into_iter().filter(|q| q.name() == "sortie" && !q.arg("from").is_empty()).collect();
    assert_eq!(alone.len(), 2, "{alone:?}");
    let batch = |q: &Query| match game().ask(&view, q) {
        Answer::Batch(values) => values.into_iter().map(|x| serde_json::from_value(x).unwrap()).collect::<Vec<Action>>(),
        other => panic!("{other:?}"),
    };
    let first = batch(&alone[0]);
    let from = |all: &[Action]| {
        let mut all: Vec<_> =
            all.iter().filter_map(|a| if let Action::Launch { fac, .. } = a { Some(*fac) } else { None }).collect();
        all.dedup();
        all
    };
    assert_eq!((from(&first).len(), from(&batch(&alone[1])).len()), (1, 1));
    assert_ne!(from(&first), from(&batch(&alone[1])));
    for a in first {
        act(&mut p, US, a, &[]);
    }
    assert_eq!(p.side(US).plans.missions.len(), 1);
}

/// Two carriers with bombs on deck, and an enemy seen within reach.
fn bare_strike() -> Position {
    let mut p = crate::support::bare("coral_sea", Phase::Orders);
    crate::support::fleet(&mut p, US, "Z40", &["Lexington", "Yorktown"]);
    for deck in ["Lexington", "Yorktown"] {
        stow(&mut p, US, deck, DeckBox::Ready, "dauntless*", Arm::Ap, 4);
    }
    let turn = p.public.turn;
    p.sides[0].contacts.push(Contact {
        id: 0,
        at: hex("W40"),
        air: false,
        base: false,
        turn,
        condition: 3,
        by: Reporter::Radar,
        told: ContactReport::default(),
        as_of: turn,
        awaited: false,
        live: true,
    });
    p
}
