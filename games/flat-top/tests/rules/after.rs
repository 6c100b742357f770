//! 22 to 25: replacements, repairs, the clock, points and victory.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    action::Order,
    event::Why,
    phases::{after, damage, fuel, sailing},
    position::{Anchor, Desk, End, Fate, Phase, Place},
    types::{Arm, DeckBox, Side},
};
use ironbottom_kernel::{Dice, Log, Rules, ToAct, Viewer};

const US: Side = Side::Allies;
const JP: Side = Side::Japan;

/// The turn ends.
fn end(p: &mut Position) -> Vec<Event> {
    let mut log = Log::default();
    after::end_of_turn(board(), p, &mut Dice::loose(3), &mut log);
    log.events.into_iter().map(|l| l.event).collect()
}

fn lf(p: &Position, side: Side, name: &str) -> (i8, i8) {
    let (v, _) = p.side(side).facs[fac(p, side, name) as usize].now(board(), p.side(side));
    (v.normal, v.minimum)
}

fn damaged(p: &mut Position, side: Side, name: &str, hits: u8) -> usize {
    let f = fac(p, side, name) as usize;
    p.side_mut(side).facs[f].hits = hits;
    f
}

#[test]
fn ft_318_319_a_base_repairs_one_hit_a_turn() {
    let mut p = bare("coral_sea", Phase::Combat);
    let (f, s) = (damaged(&mut p, JP, "rabaul", 2), damaged(&mut p, JP, "tulagi", 2));
    assert_eq!((lf(&p, JP, "rabaul"), lf(&p, JP, "tulagi")), ((8, 4), (2, 0)));
    let events = end(&mut p);
    assert_eq!((lf(&p, JP, "rabaul"), lf(&p, JP, "tulagi")), ((10, 5), (3, 1)));
    assert_eq!(damage::base_factor(8, p.sides[1].facs[f].hits), 7);
    assert_eq!(p.sides[1].facs[s].hits, 1);
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Repaired { .. })).count(), 2);
}

#[test]
fn ft_318_a_scenario_may_have_bases_repaired_faster_or_not_at_all() {
    for (repairs, left) in [(0, 5), (1, 4), (3, 2), (9, 0)] {
        let mut p = bare("coral_sea", Phase::Combat);
        let f = damaged(&mut p, JP, "rabaul", 5);
        let mut other = board().clone();
        other.scenarios[p.public.scenario as usize].repairs = repairs;
        after::end_of_turn(&other, &mut p, &mut Dice::loose(3), &mut Log::default());
        assert_eq!(p.sides[1].facs[f].hits, left);
    }
}

#[test]
fn ft_320_321_not_when_attacked_and_never_more_than_there_was() {
    let mut p = bare("coral_sea", Phase::Combat);
    let f = damaged(&mut p, JP, "rabaul", 2);
    p.sides[1].facs[f].attacked = true;
    end(&mut p);
    assert_eq!(lf(&p, JP, "rabaul"), (8, 4));
    for _ in 0..4 {
        end(&mut p);
    }
    assert_eq!((lf(&p, JP, "rabaul"), p.sides[1].facs[f].hits), ((12, 6), 0));
}

#[test]
fn ft_446_nobody_must_repair_and_ships_cannot() {
    let mut p = bare("coral_sea", Phase::Orders);
    damaged(&mut p, JP, "rabaul", 2);
    p.sides[1].ships[0].hits = 1;
    let order = Action::Order(Order::Repair(false));
    assert!(game().check(&p, JP.seat(), &order).is_ok());
    game().apply(&mut p, JP.seat(), &order, &mut Dice::loose(1), &mut Log::default());
    assert!(game().check(&p, JP.seat(), &order).is_err());
    end(&mut p);
    assert_eq!((lf(&p, JP, "rabaul"), p.sides[1].ships[0].hits), ((8, 4), 1));
    game().apply(&mut p, JP.seat(), &Action::Order(Order::Repair(true)), &mut Dice::loose(1), &mut Log::default());
    end(&mut p);
    assert_eq!((lf(&p, JP, "rabaul"), p.sides[1].ships[0].hits), ((10, 5), 1));
}

#[test]
fn ft_307_442_a_closed_base_scores_every_turn_until_it_is_open() {
    let mut p = bare("rings_around_rabaul", Phase::Combat);
    damaged(&mut p, JP, "gasmata", 6);
    for (points, now) in [(5, (-2, -1)), (10, (0, 0)), (10, (2, 1))] {
        end(&mut p);
        assert_eq!((p.public.points, lf(&p, JP, "gasmata")), ([points, 0], now));
    }
}

#[test]
fn ft_305_the_option_clears_decks_after_twelve_quiet_hours() {
    let mut p = bare("santa_cruz", Phase::Combat);
    p.public.rules = rules(&["carrier_lf_repair=true"]);
    fleet(&mut p, US, "K60", &["Hornet"]);
    let (i, f) = (ship(&p, US, "Hornet") as usize, fac(&p, US, "Hornet") as usize);
    p.sides[0].ships[i].hits = 1;
    for _ in 0..6 {
        end(&mut p);
    }
    p.sides[0].facs[f].attacked = true;
    for _ in 0..12 {
        assert_eq!(lf(&p, US, "Hornet"), (8, 2));
        end(&mut p);
    }
    assert_eq!(lf(&p, US, "Hornet"), (8, 2));
    end(&mut p);
    assert_eq!(lf(&p, US, "Hornet"), (9, 2));
    // Not without the option.
    let mut p = bare("santa_cruz", Phase::Combat);
    p.sides[0].ships[i].hits = 1;
    for _ in 0..20 {
        end(&mut p);
    }
    assert_eq!(lf(&p, US, "Hornet"), (8, 2));
}

#[test]
fn ft_322_332_the_hour_goes_on() {
    let mut p = bare("rings_around_rabaul", Phase::Combat);
    assert_eq!((p.public.hour(board()), p.public.is_night(board())), (6, false));
    let events = end(&mut p);
    assert!(events.contains(&Event::Turn { turn: 2, day: 1, hour: 7, night: false }));
    p.public.turn = 13;
    let events = end(&mut p);
    assert!(events.contains(&Event::Turn { turn: 14, day: 1, hour: 19, night: true }));
    assert_eq!(p.public.phase, Phase::Orders);
}

#[test]
fn ft_001_a_turn_is_an_hour() {
    let mut p = bare("santa_cruz", Phase::Combat);
    let hours: Vec<u8> = (1..=26)
        .map(|t| {
            p.public.turn = t;
            p.public.hour(board())
        })
        .collect();
    assert_eq!(hours[..3], [1, 2, 3]);
    assert_eq!((hours[23], hours[24], p.public.day(board())), (24, 1, 2));
}

#[test]
fn ft_323_a_lead_at_midnight_wins_at_once() {
    let margin = board().scenarios[0].margin;
    for (turn, lead, over) in [(19, margin, true), (19, margin - 1, false), (18, margin, false)] {
        let mut p = bare("rings_around_rabaul", Phase::Combat);
        p.public.turn = turn;
        p.public.points = [lead + 7, 7];
        end(&mut p);
        assert_eq!(p.public.end, over.then_some(End::Margin(US)), "{turn} {lead}");
    }
}

#[test]
fn ft_324_most_points_and_at_least_fifty() {
    for (points, winner) in [([50, 49], Some("allies")), ([49, 48], None), ([60, 60], None), ([10, 55], Some("japan"))] {
        let mut p = bare("rings_around_rabaul", Phase::Combat);
        p.public.turn = 43;
        p.public.points = points;
        end(&mut p);
        assert_eq!(p.public.end, Some(End::Time));
        let ToAct::Over(o) = game().to_act(&p) else { panic!("not over") };
        assert_eq!(o.winner.as_deref(), winner, "{points:?}");
    }
}

#[test]
fn ft_327_aircraft_that_cannot_reach_a_base_any_more() {
    let mut p = bare("rings_around_rabaul", Phase::Combat);
    p.public.turn = 43;
    put_tf(&mut p, US, 0, "K60");
    // Three hours of eight hexes: the carrier is in reach of the one, nothing is of the other.
    for at in ["K70", "XX60"] {
        let af = fly(&mut p, US, at, &[("wildcat*", 2)]);
        p.sides[0].afs[af as usize].groups[0].deadline = 46;
    }
    end(&mut p);
    assert_eq!(p.public.points, [0, 20]);
}

#[test]
fn ft_481_damage_scores_at_the_end_for_ships_on_the_map() {
    let mut p = bare("rings_around_rabaul", Phase::Combat);
    put_tf(&mut p, US, 0, "K60");
    p.public.turn = 43;
    let lexington = ship(&p, US, "Lexington") as usize;
    p.sides[0].ships[lexington].hits = 2;
    let mut q = p.clone();
    end(&mut p);
    assert_eq!(p.public.points, [0, 8]);
    q.sides[0].ships[lexington].fate = Fate::OffMap;
    let mut r = q.clone();
    end(&mut q);
    assert_eq!(q.public.points, [0, 0]);
    r.public.rules = rules(&["score_damage_off_map=true"]);
    end(&mut r);
    assert_eq!(r.public.points, [0, 8]);
}

/// A Japanese transport at Henderson Field.
fn transport(anchor: Anchor) -> (Position, usize) {
    let mut p = bare("eastern_solomons", Phase::Combat);
    fleet(&mut p, JP, "W54", &["ap1"]);
    let i = ship(&p, JP, "ap1") as usize;
    p.sides[1].ships[i].anchor = anchor;
    (p, i)
}

#[test]
fn ft_167_168_404_transports_unload_eight_turns_at_anchor() {
    let (mut p, i) = transport(Anchor::Down);
    end(&mut p);
    assert_eq!((p.sides[1].ships[i].unloaded, p.public.points), (1, [0, 3]));
    // Not under way; then on.
    p.sides[1].ships[i].anchor = Anchor::Up;
    end(&mut p);
    assert_eq!((p.sides[1].ships[i].unloaded, p.public.points), (1, [0, 3]));
    p.sides[1].ships[i].anchor = Anchor::Down;
    for _ in 0..10 {
        end(&mut p);
    }
    assert_eq!((p.sides[1].ships[i].unloaded, p.public.points), (8, [0, 24]));
    // Not where the scenario does not say so.
    let (mut p, i) = transport(Anchor::Down);
    p.sides[1].tfs.last_mut().unwrap().at = Some(hex("O38"));
    end(&mut p);
    assert_eq!(p.sides[1].ships[i].unloaded, 0);
}

#[test]
fn ft_464_not_in_the_turn_it_anchors_or_weighs() {
    for (anchor, then) in [(Anchor::Dropping, Anchor::Down), (Anchor::Weighing, Anchor::Up)] {
        let (mut p, i) = transport(anchor);
        end(&mut p);
        assert_eq!((p.sides[1].ships[i].unloaded, p.sides[1].ships[i].anchor), (0, then));
    }
}

#[test]
fn e15_ft_328_405_448_an_empty_transport_is_worth_little() {
    let values: Vec<u16> = (0..=8)
        .map(|n| {
            let (mut p, i) = transport(Anchor::Down);
            p.sides[1].ships[i].unloaded = n;
            damage::hit_ship(board(), &mut p, JP, i as u8, 3, damage::Cause::Bomb, &mut Dice::scripted(&[]), &mut Log::default());
            p.public.points[0]
        })
        .collect();
    assert_eq!(values, [24, 21, 18, 15, 12, 9, 6, 3, 2]);
}

#[test]
fn a_base_falls_to_whoever_unloads_fifty_points_there() {
    let (mut p, _) = transport(Anchor::Down);
    stow(&mut p, US, "henderson", DeckBox::Ready, "p_39", Arm::None, 2);
    let f = damaged(&mut p, US, "henderson", 3);
    p.sides[0].facs[f].attacked = true;
    p.sides[1].landed[0] = 47 - 3;
    end(&mut p);
    assert!(p.public.captured.is_empty() && !p.sides[0].facs[f].lost);
    p.sides[1].landed[0] = 47;
    p.public.points = [0, 0];
    p.sides[0].facs[f].attacked = true;
    let events = end(&mut p);
    let base = board().base("henderson").unwrap();
    assert!(events.contains(&Event::Captured { side: JP, base }));
    // Two factors on the ground, and a turn of unloading.
    assert_eq!((p.sides[0].facs[f].lost, p.public.points), (true, [0, 3 + 4]));
    let now = fac(&p, JP, "henderson");
    assert_eq!(p.sides[1].facs[now as usize].hits, 3);
    assert_eq!(p.public.captured, [(base, JP)]);
    // What flew from there and comes back finds nothing: two points each, not ten.
    let af = fly(&mut p, US, "W54", &[("p_39", 1)]);
    (p.sides[0].afs[af as usize].origin, p.sides[0].afs[af as usize].groups[0].deadline) = (f as u8, p.public.turn);
    p.public.points = [0, 0];
    fuel::out_of_fuel(board(), &mut p, US, &mut Log::default());
    assert_eq!(p.public.points, [0, 2]);
}

#[test]
fn ft_326_447_who_comes_back_to_a_lost_deck_is_excused() {
    let mut p = bare("santa_cruz", Phase::Combat);
    let tf = fleet(&mut p, US, "K60", &["Hornet", "dd1"]);
    let hornet = ship(&p, US, "Hornet");
    let f = fac(&p, US, "Hornet");
    for at in ["K60", "K62"] {
        let af = fly(&mut p, US, at, &[("wildcat*", 3)]) as usize;
        (p.sides[0].afs[af].origin, p.sides[0].afs[af].groups[0].deadline) = (f, p.public.turn);
    }
    let mut q = p.clone();
    // With an open deck below them all are lost by neglect.
    fuel::out_of_fuel(board(), &mut q, US, &mut Log::default());
    assert_eq!(q.public.points, [0, 60]);
    // Too badly damaged to take them: those over it are excused.
    let mut q = p.clone();
    q.sides[0].ships[hornet as usize].hits = 5;
    fuel::out_of_fuel(board(), &mut q, US, &mut Log::default());
    assert_eq!(q.public.points, [0, 30 + 6]);
    // Sunk: those that came back to where it was.
    sailing::sink(board(), &mut p, US, hornet, &mut Log::default());
    p.sides[0].tfs[tf as usize].at = Some(hex("K64"));
    p.public.points = [0, 0];
    fuel::out_of_fuel(board(), &mut p, US, &mut Log::default());
    assert_eq!(p.public.points, [0, 30 + 6]);
}

#[test]
fn ft_326_a_base_too_damaged_to_take_all_excuses_the_rest() {
    let mut p = air("W4");
    let f = fac(&p, US, "port_moresby");
    let af = fly(&mut p, US, "W4", &[("p_40", 6)]);
    (p.sides[0].afs[af as usize].groups[0].deadline, p.sides[0].afs[af as usize].origin) = (p.public.turn, f);
    for (hits, used, points) in [(9, 0, 4), (9, 4, 12), (0, 38, 40)] {
        // 20/10 with nine hits is 2/1: four in all; without damage forty.
        let mut p = p.clone();
        (p.sides[0].facs[f as usize].hits, p.sides[0].facs[f as usize].used) = (hits, [0, 0, used]);
        if used < 4 || hits == 0 {
            act(&mut p, US, Action::Home { af, fac: f }, &[]);
        }
        act_any(&mut p, US, Action::Done);
        act_any(&mut p, US, Action::Done);
        assert_eq!(p.public.points, [0, points], "{hits} {used}");
    }
}

#[test]
fn ft_325_326_damage_excuses_only_those_that_it_kept_from_landing() {
    let score = |p: &Position| {
        let mut p = p.clone();
        fuel::out_of_fuel(board(), &mut p, US, &mut Log::default());
        p.public.points
    };
    let mut p = air("W4");
    let f = fac(&p, US, "port_moresby");
    p.sides[0].facs[f as usize].hits = 9;
    // 2/1 is left, four in all: they circle over it and nobody sends them down.
    let af = fly(&mut p, US, "W4", &[("p_40", 6)]) as usize;
    (p.sides[0].afs[af].groups[0].deadline, p.sides[0].afs[af].origin) = (p.public.turn, f);
    assert_eq!(score(&p), [0, 4 * 10 + 2 * 2]);
    // Those that circle high could have come down.
    p.sides[0].afs[af].groups[0].high = true;
    assert_eq!(score(&p), [0, 4 * 10 + 2 * 2]);
    p.sides[0].afs[af].groups[0].high = false;
    // Two formations of three: the four places are there once.
    p.sides[0].afs[af].groups[0].n = 3;
    let second = p.sides[0].afs[af].clone();
    p.sides[0].afs.push(second);
    assert_eq!(score(&p), [0, 4 * 10 + 2 * 2]);
    // A fight on the way has taken the fuel to land with: no damage is to blame.
    p.public.turn += 1;
    assert_eq!(score(&p), [0, 60]);
    // A deck with one hit takes sixteen: what it has no room for would have had none without the hit.
    let mut p = air("K60");
    let (f, lexington) = (fac(&p, US, "Lexington"), ship(&p, US, "Lexington") as usize);
    p.sides[0].ships[lexington].hits = 1;
    let mc = p.sides[0].facs[f as usize].now(board(), &p.sides[0]).0.mc.unwrap();
    stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, mc);
    let af = fly(&mut p, US, "K60", &[("wildcat*", 3)]) as usize;
    (p.sides[0].afs[af].groups[0].deadline, p.sides[0].afs[af].origin) = (p.public.turn, f);
    assert_eq!(score(&p), [0, 30]);
}

#[test]
fn e14_ft_314_315_replacements_of_the_day_before() {
    let mut p = bare("santa_cruz", Phase::Combat);
    p.public.turn = 24;
    p.sides[1].lost_today = vec![(craft("zero"), 13), (craft("zero*"), 8), (craft("val*"), 2)];
    end(&mut p);
    assert_eq!(p.public.hour(board()), 1);
    let mut due = p.sides[1].due.clone();
    due.sort_unstable();
    let mut wanted = vec![(craft("zero"), 4), (craft("zero*"), 2)];
    wanted.sort_unstable();
    assert_eq!((due, p.sides[1].lost_today.len()), (wanted, 0));
    // Not at another hour.
    let mut p = bare("santa_cruz", Phase::Combat);
    p.public.turn = 23;
    p.sides[1].lost_today = vec![(craft("zero"), 13)];
    end(&mut p);
    assert!(p.sides[1].due.is_empty());
}

#[test]
fn ft_445_479_replacements_are_placed_first_where_there_is_room() {
    let mut p = bare("santa_cruz", Phase::Orders);
    fleet(&mut p, JP, "K60", &["Zuiho"]);
    p.sides[1].due = vec![(craft("zero*"), 3), (craft("zero"), 1)];
    let (zuiho, rabaul) = (fac(&p, JP, "Zuiho"), fac(&p, JP, "rabaul"));
    let replace = |fac, what: &str, n| Action::Replace { fac, craft: craft(what), n };
    assert_eq!(refused(&p, JP, replace(zuiho, "zero*", 4)), Some(314));
    assert_eq!(refused(&p, JP, replace(zuiho, "zero", 1)), Some(130));
    act(&mut p, JP, replace(zuiho, "zero*", 2), &[]);
    assert_eq!(p.sides[1].facs[zuiho as usize].in_box(DeckBox::Landed), 2);
    act(&mut p, JP, replace(rabaul, "zero", 1), &[]);
    assert_eq!(p.sides[1].due, [(craft("zero*"), 1)], "who is placed is not owed any more");
    let mc = p.sides[1].facs[zuiho as usize].now(board(), &p.sides[1]).0.mc.unwrap();
    stow(&mut p, JP, "Zuiho", DeckBox::Readying, "kate*", Arm::None, mc - 2);
    assert_eq!(refused(&p, JP, replace(zuiho, "zero*", 1)), Some(20));
    // FT-360: what is not placed is lost.
    act(&mut p, JP, Action::Next, &[]);
    assert!(p.sides[1].due.is_empty());
    assert_eq!(p.sides[1].desk, Desk::Tf);
}

#[test]
fn ft_360_losses_without_replacement_are_gone() {
    let mut p = bare("santa_cruz", Phase::Combat);
    p.public.turn = 24;
    p.sides[1].lost_today = vec![(craft("zero"), 5)];
    end(&mut p);
    assert_eq!((p.sides[1].due.clone(), p.sides[1].lost_today.len()), (vec![(craft("zero"), 1)], 0));
    // The two that were not replaced count for no later day, alone or with new losses.
    p.sides[1].lost_today = vec![(craft("zero"), 1)];
    p.public.turn = 48;
    end(&mut p);
    assert_eq!((p.sides[1].due.len(), p.sides[1].lost_today.len()), (0, 0));
    // Nor does what is owed and not placed.
    let mut p = bare("santa_cruz", Phase::Orders);
    p.sides[1].due = vec![(craft("zero"), 1)];
    act(&mut p, JP, Action::Next, &[]);
    assert!(p.sides[1].due.is_empty());
}

#[test]
fn ft_317_ships_are_never_replaced() {
    let mut p = bare("santa_cruz", Phase::Combat);
    fleet(&mut p, US, "K60", &["Hornet"]);
    let hornet = ship(&p, US, "Hornet");
    sailing::sink(board(), &mut p, US, hornet, &mut Log::default());
    p.public.turn = 24;
    let n = p.sides[0].ships.len();
    end(&mut p);
    assert_eq!((p.sides[0].ships.len(), p.sides[0].ships[hornet as usize].fate), (n, Fate::Sunk));
}

#[test]
fn ft_361_points_are_open() {
    let mut p = bare("rings_around_rabaul", Phase::Combat);
    damaged(&mut p, JP, "gasmata", 6);
    let events = end(&mut p);
    assert!(events.contains(&Event::Scored { side: US, n: 5, why: Why::Closed }));
    for viewer in [Viewer::Seats(US.only()), Viewer::Seats(JP.only()), Viewer::Spectator] {
        assert_eq!(game().view(&p, viewer).public.points, [5, 0]);
    }
}

/// The last hour of the game, with nothing on the map but the Lexington and nowhere to land but where it is said.
fn last_hour(open: &[&str]) -> Position {
    let mut p = bare("rings_around_rabaul", Phase::Combat);
    p.public.turn = 43;
    put_tf(&mut p, US, 0, "K60");
    for name in ["port_moresby", "australia", "new_caledonia", "Lexington"] {
        let f = fac(&p, US, name) as usize;
        p.sides[0].facs[f].lost = !open.contains(&name);
    }
    p
}

#[test]
fn ft_327_off_map_bases_are_homes_too() {
    // On the hex it leaves in the hour after, and is there five hours later.
    for (deadline, points) in [(49, 0), (48, 10)] {
        let mut p = last_hour(&["new_caledonia"]);
        let af = fly(&mut p, US, "XX35", &[("catalina", 1)]);
        p.sides[0].afs[af as usize].groups[0].deadline = deadline;
        end(&mut p);
        assert_eq!(p.public.points, [0, points], "{deadline}");
    }
    // On its way already, in or out.
    let (home, out) = (|f| Place::Home(f, 46), |_| Place::Out(hex("XX35"), 44));
    for (place, deadline, points) in [(&home as &dyn Fn(u8) -> Place, 46, 0), (&home, 45, 10), (&out, 50, 0), (&out, 49, 10)] {
        let mut p = last_hour(&["new_caledonia"]);
        let af = fly(&mut p, US, "XX35", &[("catalina", 1)]) as usize;
        let at = place(fac(&p, US, "new_caledonia"));
        (p.sides[0].afs[af].place, p.sides[0].afs[af].groups[0].deadline) = (at, deadline);
        end(&mut p);
        assert_eq!(p.public.points, [0, points], "{at:?} {deadline}");
    }
}

#[test]
fn ft_326_327_a_closed_base_is_no_refuge() {
    let mut p = last_hour(&["port_moresby"]);
    let f = damaged(&mut p, US, "port_moresby", 30) as u8;
    let at = p.sides[0].fac_at(board(), f).unwrap().name();
    for origin in [f, fac(&p, US, "Lexington")] {
        let af = fly(&mut p, US, &at, &[("p_40", 1)]) as usize;
        p.sides[0].afs[af].origin = origin;
    }
    p.public.points = [0, 0];
    let events = end(&mut p);
    let fuel: Vec<u16> = events
        .iter()
        .filter_map(|e| match e {
            Event::Scored { n, why: Why::Fuel | Why::Aircraft, .. } => Some(*n),
            _ => None,
        })
        .collect();
    // Ten for the stranger; two for the one that is at home and cannot land for the damage.
    assert_eq!(fuel.iter().sum::<u16>(), 12, "{fuel:?}");
}

#[test]
fn ft_327_room_is_shared() {
    let mut p = last_hour(&["Lexington"]);
    let f = fac(&p, US, "Lexington") as usize;
    let mc = p.sides[0].facs[f].now(board(), &p.sides[0]).0.mc.unwrap();
    stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, mc - 3);
    for _ in 0..2 {
        fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    }
    end(&mut p);
    assert_eq!(p.public.points, [0, 10]);
}

#[test]
fn ft_315_479_carrier_aircraft_are_replaced_on_carriers() {
    let mut p = bare("santa_cruz", Phase::Orders);
    fleet(&mut p, JP, "K60", &["Zuiho"]);
    p.sides[1].due = vec![(craft("zero*"), 1)];
    let replace = |name: &str| Action::Replace { fac: fac(&p, JP, name), craft: craft("zero*"), n: 1 };
    assert_eq!([refused(&p, JP, replace("rabaul")), refused(&p, JP, replace("Zuiho"))], [Some(479), None]);
}
