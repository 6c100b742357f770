//! 1 to 6: counters, displays, the opening and the order of the hour.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    board::Land,
    phases::{self, landing, prepare, set_up},
    position::{AirStep, Cloud, Fate, Host, Lot, Phase, Search},
    rule,
    types::{Arm, At, DeckBox, Dir, Side, TfId},
};
use ironbottom_kernel::{Dice, Face, Log, Msg, Options, Rules, Viewer};

const US: Side = Side::Allies;
const JP: Side = Side::Japan;

fn opening(scenario: &str) -> Position {
    game().set_up(game().info().newest(), scenario, &Options::default(), &mut Dice::loose(1)).unwrap()
}

/// A regrouping of Allied or Japanese ships in one hex.
fn regroup(scenario: &str) -> Position {
    bare(scenario, Phase::Regroup)
}

#[test]
fn ft_002_every_ship_is_one_counter() {
    for s in &board().scenarios {
        let mut named: Vec<(u8, u8)> =
            s.forces.iter().flat_map(|f| &f.ships).filter_map(|s| s.name.map(|n| (s.class, n))).collect();
        let all = named.len();
        named.sort_unstable();
        named.dedup();
        assert_eq!(named.len(), all, "{}: a ship is there twice", s.id);
        // ... and stands in exactly one task force.
        for f in &s.forces {
            let mut ships: Vec<u8> = f.tfs.iter().flat_map(|t| t.ships.iter().copied()).collect();
            ships.sort_unstable();
            assert!(ships.iter().copied().eq(0..f.ships.len() as u8), "{}", s.id);
        }
    }
}

#[test]
fn ft_003_the_figures_of_a_ship() {
    let p = orders("K60");
    let s = &p.sides[0].ships[ship(&p, US, "Lexington") as usize];
    assert_eq!((s.fd, s.guns(board()), s.aa(board()), s.mf(board(), 1)), (6, 1, 4, 2));
}

#[test]
fn ft_004_006_the_black_dot() {
    let mut p = orders("K60");
    let deck = fac(&p, US, "Lexington");
    assert!(prepare::check_accepts(board(), p.side(US), deck, craft("wildcat*")).is_ok());
    assert!(prepare::check_accepts(board(), p.side(US), deck, craft("wildcat")).is_err());
    // Counters with and without it are not the same.
    stow(&mut p, US, "port_moresby", DeckBox::Ready, "wildcat", Arm::None, 2);
    let f = stow(&mut p, US, "port_moresby", DeckBox::Ready, "wildcat*", Arm::None, 3);
    assert_eq!(p.sides[0].facs[f as usize].count(DeckBox::Ready, craft("wildcat"), Arm::None), 2);
    assert_eq!(p.sides[0].facs[f as usize].count(DeckBox::Ready, craft("wildcat*"), Arm::None), 3);
}

#[test]
fn e1_ft_005_counters_of_one_kind_are_interchangeable() {
    let mut p = bare("coral_sea", Phase::Orders);
    let f = fac(&p, JP, "rabaul") as usize;
    let add = |p: &mut Position, n| {
        p.sides[1].facs[f].add(Lot { bx: DeckBox::Ready, craft: craft("val"), arm: Arm::None, moved: false, n });
    };
    let mut all = Vec::new();
    for counters in [vec![5], vec![1; 5], vec![2, 3]] {
        p.sides[1].facs[f].lots.clear();
        for n in counters {
            add(&mut p, n);
        }
        all.push(p.sides[1].facs[f].lots.clone());
    }
    assert_eq!(all[0].len(), 1);
    assert!(all[0] == all[1] && all[1] == all[2]);
    p.sides[1].facs[f].add(Lot { bx: DeckBox::Ready, craft: craft("val*"), arm: Arm::None, moved: false, n: 5 });
    assert_eq!(p.sides[1].facs[f].lots.len(), 2);
}

#[test]
fn ft_007_eight_sectors() {
    let mut all: Vec<u8> = board().hexes.iter().map(|h| h.sector).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!((all, board().sectors.len()), ((0..8).collect(), 8));
    for (i, at) in board().sectors.iter().enumerate() {
        assert_eq!(usize::from(board().hex(*at).sector), i);
    }
}

#[test]
fn ft_008_022_023_units_begin_as_the_scenario_says() {
    let p = opening("rings_around_rabaul");
    let air = |name: &str, what: &str| p.sides[0].facs[fac(&p, US, name) as usize].count(DeckBox::Ready, craft(what), Arm::None);
    assert_eq!((air("Lexington", "wildcat*"), air("Lexington", "wildcat")), (8, 0));
    let zeros = p.sides[1].facs[fac(&p, JP, "rabaul") as usize].count(DeckBox::Ready, craft("zero"), Arm::None);
    assert_eq!(zeros, 10);
    // Placed within its zone, and nowhere else.
    let zone = &board().scenarios[0].forces[0].tfs[0].zone;
    let outside = At::all().find(|a| !zone.contains(a)).unwrap();
    assert_eq!(refused(&p, US, Action::Place { tf: 0, at: zone[0] }), None);
    assert_eq!(refused(&p, US, Action::Place { tf: 0, at: outside }), Some(8));
    assert_eq!(refused(&p, US, Action::Done), Some(8));
}

#[test]
fn ft_026_ft_027_ft_129_what_was_shifted_has_its_box_and_arms_still_to_choose() {
    let mut p = bare("rings_around_rabaul", Phase::SetUp);
    let from = stow(&mut p, JP, "rabaul", DeckBox::Ready, "nell", Arm::None, 4);
    let to = stow(&mut p, JP, "gasmata", DeckBox::Ready, "nell", Arm::None, 2);
    let shift = |from, to, n| Action::Shift { from, to, craft: craft("nell"), n };
    let box_of = |n, bx, arm| Action::Stow { fac: to, craft: craft("nell"), n, bx, arm };
    act(&mut p, JP, shift(from, to, 4), &[]);
    // It is not shifted again, with what was there before it is.
    assert_eq!([refused(&p, JP, shift(to, from, 2)), refused(&p, JP, shift(to, from, 3))], [None, Some(26)]);
    act(&mut p, JP, box_of(3, DeckBox::Ready, Arm::Gp), &[]);
    assert_eq!(refused(&p, JP, shift(to, from, 2)), None, "those that may be shifted are taken last");
    act(&mut p, JP, box_of(3, DeckBox::Dispersed, Arm::None), &[]);
    let f = &p.sides[1].facs[to as usize];
    assert_eq!([f.in_box(DeckBox::Ready), f.in_box(DeckBox::Dispersed)], [3, 3]);
    assert_eq!(refused(&p, JP, box_of(1, DeckBox::Dispersed, Arm::None)), Some(26));
}

#[test]
fn ft_026_027_129_aircraft_begin_in_any_box_armed_or_dispersed() {
    let mut p = opening("rings_around_rabaul");
    let (deck, base) = (fac(&p, US, "Lexington"), fac(&p, JP, "rabaul"));
    let stow = |fac, what: &str, bx, arm| Action::Stow { fac, craft: craft(what), n: 1, bx, arm };
    for bx in [DeckBox::Landed, DeckBox::Readying] {
        act(&mut p, US, stow(deck, "wildcat*", bx, Arm::None), &[]);
        assert_eq!(p.sides[0].facs[deck as usize].in_box(bx), 1);
    }
    act(&mut p, US, stow(deck, "dauntless*", DeckBox::Ready, Arm::Ap), &[]);
    assert!(p.sides[0].facs[deck as usize].lots.iter().any(|l| (l.bx, l.arm) == (DeckBox::Ready, Arm::Ap)));
    assert_eq!(refused(&p, US, stow(deck, "dauntless*", DeckBox::Readying, Arm::Ap)), Some(27));
    act(&mut p, JP, stow(base, "zero", DeckBox::Dispersed, Arm::None), &[]);
    assert_eq!(p.sides[1].facs[base as usize].in_box(DeckBox::Dispersed), 1);
    assert_eq!(refused(&p, US, stow(deck, "wildcat*", DeckBox::Dispersed, Arm::None)), Some(393));
}

#[test]
fn e2_ft_009_015_two_carriers_and_thirteen_destroyers() {
    let mut p = regroup("coral_sea");
    let names: Vec<String> = (1..=14).map(|i| format!("dd{i}")).collect();
    let mut all: Vec<&str> = vec!["Lexington", "Yorktown"];
    all.extend(names[..13].iter().map(String::as_str));
    let tf = fleet(&mut p, US, "K60", &all);
    assert_eq!(p.sides[0].fleet(tf).count(), 15);
    // Each carrier keeps its own aircraft.
    assert_ne!(fac(&p, US, "Lexington"), fac(&p, US, "Yorktown"));
    // A sixteenth finds no room.
    let one = fleet(&mut p, US, "K60", &["dd14"]);
    let dd = ship(&p, US, "dd14");
    assert_eq!(refused(&p, US, Action::Merge { tf: one, into: tf }), Some(9));
    let other = fleet(&mut p, US, "K60", &["Chicago"]);
    assert_eq!(refused(&p, US, Action::Merge { tf: one, into: other }), None);
    assert_eq!(p.sides[0].ships[dd as usize].fate, Fate::Afloat);
}

#[test]
fn ft_010_ten_ships_in_a_japanese_task_force() {
    let mut p = regroup("santa_cruz");
    let names: Vec<String> = (1..=11).map(|i| format!("dd{i}")).collect();
    let ten: Vec<&str> = names[..9].iter().map(String::as_str).collect();
    let tf = fleet(&mut p, JP, "K60", &ten);
    let two = fleet(&mut p, JP, "K60", &["dd10", "dd11"]);
    assert_eq!(refused(&p, JP, Action::Merge { tf: two, into: tf }), Some(10));
    let dd = ship(&p, JP, "dd10");
    act(&mut p, JP, Action::Detach { ship: dd, tf }, &[]);
    assert_eq!(p.sides[1].fleet(tf).count(), 10);
    let dd = ship(&p, JP, "dd11");
    assert_eq!(refused(&p, JP, Action::Detach { ship: dd, tf }), Some(159), "the last ship does not leave its own task force");
}

#[test]
fn ft_011_014_362_a_ship_by_itself_and_any_mix() {
    let mut p = regroup("santa_cruz");
    let tf = fleet(&mut p, US, "K60", &["Hornet", "Washington", "ao1", "dd1"]);
    let (oiler, free) = (ship(&p, US, "ao1"), p.sides[0].tfs.iter().position(|t| t.at.is_none()));
    // All others of the scenario are somewhere off the map: a new task force is a new one.
    assert!(free.is_some());
    let new = p.sides[0].tfs.len() as TfId;
    // Until it is there it has no number, and is not called by one.
    let mut legal = Vec::new();
    game().actions(&p, US.seat(), &mut legal);
    let asked = game().prompt(&game().view(&p, Viewer::seat(US.seat())), US.seat(), &legal);
    let alone = legal.iter().zip(&asked.choices).find(|(a, _)| **a == Action::Detach { ship: oiler, tf: new }).unwrap().1;
    assert_eq!(alone.ways, [Msg::new("way-alone")]);
    act(&mut p, US, Action::Detach { ship: oiler, tf: new }, &[]);
    assert_eq!(p.sides[0].fleet(new).map(|(i, _)| i).collect::<Vec<_>>(), [oiler]);
    assert_eq!((p.sides[0].tfs[new as usize].at, p.sides[0].fleet(tf).count()), (Some(hex("K60")), 3));
    // A player has forty of them, and then no more: every other one is at sea with a ship.
    let dd = ship(&p, US, "dd1");
    let refused_with = |n: usize| {
        let mut q = p.clone();
        while q.sides[0].tfs.len() < n {
            let last = q.sides[0].tfs[new as usize].clone();
            q.sides[0].tfs.push(last);
        }
        refused(&q, US, Action::Detach { ship: dd, tf: n as TfId })
    };
    assert_eq!((refused_with(39), refused_with(40)), (None, Some(14)));
}

#[test]
fn ft_012_013_carriers_have_the_low_numbers() {
    let mut p = regroup("santa_cruz");
    fleet(&mut p, US, "K60", &["Hornet", "Enterprise", "dd1"]);
    let new = p.sides[0].tfs.len() as TfId;
    let hornet = ship(&p, US, "Hornet");
    act(&mut p, US, Action::Detach { ship: hornet, tf: new }, &[]);
    assert!(p.sides[0].tfs[new as usize].number <= 9);
    let dd = ship(&p, US, "dd1");
    let other = p.sides[0].tfs.len() as TfId;
    act(&mut p, US, Action::Detach { ship: dd, tf: other }, &[]);
    assert!(p.sides[0].tfs[other as usize].number >= 10);
    // Each has a number of its own.
    let manned = (0..p.sides[0].tfs.len() as TfId).filter(|t| p.sides[0].fleet(*t).next().is_some());
    let mut numbers: Vec<u8> = manned.map(|t| p.sides[0].tfs[t as usize].number).collect();
    numbers.sort_unstable();
    let all = numbers.len();
    numbers.dedup();
    assert_eq!((all >= 3, numbers.len()), (true, all));
}

#[test]
fn ft_016_017_363_tenders_and_carriers_keep_their_aircraft_apart() {
    let mut p = bare("santa_cruz", Phase::Orders);
    fleet(&mut p, JP, "K60", &["Shokaku", "Tone", "Chikuma"]);
    stow(&mut p, JP, "Tone", DeckBox::Ready, "jake", Arm::None, 2);
    stow(&mut p, JP, "Shokaku", DeckBox::Ready, "zero*", Arm::None, 3);
    let aboard = |name: &str| p.sides[1].facs[fac(&p, JP, name) as usize].aboard();
    assert_eq!(["Shokaku", "Tone", "Chikuma"].map(aboard), [3, 2, 0]);
    assert!(prepare::check_room(board(), p.side(JP), fac(&p, JP, "Tone"), 1).is_err());
    assert!(prepare::check_room(board(), p.side(JP), fac(&p, JP, "Chikuma"), 1).is_ok());
}

#[test]
fn ft_018_019_a_battleship_with_its_floatplane() {
    let mut p = bare("santa_cruz", Phase::Orders);
    fleet(&mut p, JP, "K60", &["Kongo", "Shokaku", "Tone"]);
    let kongo = fac(&p, JP, "Kongo");
    assert_eq!(p.sides[1].facs[kongo as usize].now(board(), p.side(JP)).0.mc, Some(1));
    assert!(prepare::check_accepts(board(), p.side(JP), kongo, craft("dave")).is_ok());
    assert!(prepare::check_accepts(board(), p.side(JP), kongo, craft("zero*")).is_err());
    stow(&mut p, JP, "Kongo", DeckBox::Ready, "dave", Arm::None, 1);
    assert!(prepare::check_room(board(), p.side(JP), kongo, 1).is_err());
}

#[test]
fn ft_020_021_108_as_many_as_there_is_room_for() {
    let mut p = orders("K60");
    let deck = stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 29);
    assert!(prepare::check_room(board(), p.side(US), deck, 1).is_ok());
    assert_eq!(prepare::check_room(board(), p.side(US), deck, 2).unwrap_err().rule, rule::FT_020);
    // Bases of the pack take any number; one that does not is held to it like a ship.
    let base = stow(&mut p, US, "port_moresby", DeckBox::Ready, "p_40", Arm::None, 200);
    assert!(prepare::check_room(board(), p.side(US), base, 50).is_ok());
    let mut b = board().clone();
    b.bases[board().base("port_moresby").unwrap() as usize].air.mc = Some(200);
    assert!(prepare::check_room(&b, p.side(US), base, 1).is_err());
}

#[test]
fn ft_024_025_who_lands_where() {
    let p = orders("K60");
    let (deck, base) = (fac(&p, US, "Lexington"), fac(&p, US, "port_moresby"));
    let takes = |f, what: &str| prepare::check_accepts(board(), p.side(US), f, craft(what)).is_ok();
    assert!(takes(base, "wildcat*") && takes(base, "wildcat") && takes(deck, "wildcat*"));
    assert!(!takes(deck, "wildcat") && !takes(deck, "p_40"));
}

#[test]
fn ft_028_330_the_phases_of_the_hour() {
    let mut p = orders("K60");
    let mut seen = Vec::new();
    let mut initiative = Vec::new();
    for _ in 0..40 {
        if seen.last() != Some(&p.public.phase) {
            seen.push(p.public.phase);
        }
        if p.public.turn == 2 {
            break;
        }
        let side = Side::of(game().to_act(&p).seats().iter().next().unwrap()).unwrap();
        let a = if check(&p, side, Action::Next).is_ok() { Action::Next } else { Action::Done };
        let before = p.public.phase;
        if act_any(&mut p, side, a).iter().any(|e| matches!(e, Event::Initiative { .. })) {
            initiative.push(before);
        }
    }
    let first = p.public.initiative.unwrap();
    let air = |side| [Phase::Air(side, AirStep::Search), Phase::Air(side, AirStep::TakeOff)];
    let mut wanted = vec![Phase::Orders, Phase::Regroup];
    wanted.extend(air(first));
    wanted.extend(air(first.other()));
    wanted.push(Phase::Orders);
    assert_eq!(seen, wanted);
    // Rolled when all task forces have moved, and before any aircraft has.
    assert_eq!(initiative, [Phase::Regroup]);
}

#[test]
fn ft_029_no_weather_on_the_first_turn() {
    let mut p = opening("rings_around_rabaul");
    let zone = board().scenarios[0].forces[0].tfs[0].zone[0];
    act(&mut p, US, Action::Place { tf: 0, at: zone }, &[]);
    act(&mut p, US, Action::Done, &[]);
    let clouds = p.public.clouds.clone();
    let events = act(&mut p, JP, Action::Done, &[]);
    assert!(!events.iter().any(|e| matches!(e, Event::Drifted | Event::Wind { .. } | Event::Cloud { .. })), "{events:?}");
    assert_eq!((p.public.clouds, p.public.turn, p.public.phase), (clouds, 1, Phase::Orders));
}

#[test]
fn ft_030_the_wind_of_the_opening() {
    let p = opening("coral_sea");
    assert_eq!(p.public.winds, board().charts.first_wind);
    assert_eq!(p.public.wind(board(), hex("K60")), board().charts.first_wind[board().hex(hex("K60")).sector as usize]);
}

#[test]
fn ft_042_043_landing_in_a_storm() {
    for (turn, die, crashed) in [(6, 3, 0), (6, 2, 1), (16, 3, 1), (16, 4, 0)] {
        let mut p = air("K60");
        p.public.turn = turn;
        p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K60")) }; 2];
        let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
        let f = fac(&p, US, "Lexington");
        landing::land(board(), &mut p, US, (af, 0, 1), f, &mut Dice::scripted(&[die]), &mut Log::default());
        assert_eq!(1 - p.sides[0].facs[f as usize].aboard(), crashed, "turn {turn}, die {die}");
    }
}

#[test]
fn ft_046_clouds_stop_nobody() {
    let mut p = plots("K60");
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K60")) }];
    act(&mut p, US, Action::Course { tf: 0, dir: Dir::N }, &[]);
    assert_eq!(refused(&p, US, Action::Course { tf: 0, dir: Dir::N }), None);
    let mut p = air("K60");
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K60")) }];
    let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    for _ in 0..8 {
        act(&mut p, US, Action::Go { dir: Dir::S }, &[]);
    }
}

#[test]
fn ft_047_who_searches_from_a_cloud_sees_less() {
    for (cloud, die, sees) in [(false, 5, true), (true, 5, false), (true, 4, true)] {
        let mut p = air("K60");
        let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
        if cloud {
            p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K60")) }];
        }
        act(&mut p, US, Action::Search { af }, &[die]);
        assert_eq!(matches!(p.sides[0].afs[0].search, Search::Sees(_)), sees, "{cloud} {die}");
    }
}

#[test]
fn ft_054_dark_hours() {
    let night: Vec<u8> = (1..=24).filter(|h| board().is_night(*h)).collect();
    assert!(night.contains(&20) && !night.contains(&12));
    assert_eq!(night, [1, 2, 3, 4, 5, 19, 20, 21, 22, 23, 24]);
}

#[test]
fn ft_451_out_of_the_storm_after_take_off() {
    let mut p = air("K60");
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("M60")) }; 2];
    let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    let a = &mut p.sides[0].afs[af as usize];
    (a.place, a.shown, a.launched, a.origin) = (flat_top::position::Place::Deck, false, 1, 0);
    p.sides[0].afs[af as usize].origin = fac(&p, US, "Lexington");
    p.public.phase = Phase::Air(US, AirStep::TakeOff);
    act(&mut p, US, Action::Fly { af }, &[]);
    assert_eq!(refused(&p, US, Action::Stop), Some(41));
    assert_eq!(refused(&p, US, Action::Go { dir: Dir::S }), Some(41));
    act(&mut p, US, Action::Go { dir: Dir::N }, &[]);
    act(&mut p, US, Action::Stop, &[]);
}

#[test]
fn ft_143_no_limit_in_a_hex() {
    let mut p = regroup("santa_cruz");
    for i in 1..=12 {
        fleet(&mut p, US, "K60", &[&format!("dd{i}")]);
        fly(&mut p, US, "K60", &[("wildcat*", 3)]);
    }
    assert_eq!(p.sides[0].at_sea().filter(|(_, _, at)| *at == hex("K60")).count(), 12);
    assert_eq!(refused(&p, US, Action::Done), None);
    assert!(board().hex(hex("K60")).land == Land::Sea);
    assert!(matches!(p.sides[0].facs[0].host, Host::Base(_)));
    assert!(set_up::empty_tf(1).at.is_none());
    assert!(phases::check(board(), &p, US, &Action::Done).is_ok());
}

#[test]
fn ft_449_a_hex_is_twenty_miles_and_the_table_says_so() {
    let p = opening("rings_around_rabaul");
    let scene = game().scene(&game().view(&p, Viewer::Spectator));
    let panel = scene.panels.iter().find(|p| p.id == "scale").unwrap();
    let said = format!("{:?}", panel.rows[0][0]);
    assert!(said.contains("miles") && said.contains("20"), "{said}");
    // Rabaul and Henderson Field lie 650 miles from each other.
    let miles = hex("E24").distance(hex("W54")) * u32::from(flat_top::scene::MILES);
    assert!((630..=690).contains(&miles), "{miles}");
}

#[test]
fn ft_021_aircraft_are_shifted_only_where_there_is_room() {
    let mut b = board().clone();
    let mut p = bare("rings_around_rabaul", Phase::SetUp);
    let from = stow(&mut p, JP, "rabaul", DeckBox::Ready, "zero", Arm::None, 5);
    let to = fac(&p, JP, "kavieng");
    let kavieng = b.base("kavieng").unwrap();
    b.bases[kavieng as usize].air.mc = Some(3);
    let shift = |n| flat_top::phases::check(&b, &p, JP, &Action::Shift { from, to, craft: craft("zero"), n });
    assert_eq!([shift(3).is_ok(), shift(4).is_ok()], [true, false]);
    // Somebody, and no more than there are.
    b.bases[kavieng as usize].air.mc = None;
    let shift = |n| flat_top::phases::check(&b, &p, JP, &Action::Shift { from, to, craft: craft("zero"), n });
    let rule = |n| shift(n).err().map(|no| no.rule.number());
    assert_eq!([rule(0), rule(1), rule(5), rule(6)], [Some(26), None, None, Some(26)]);
}
