//! The typed form of actions, and why an order is refused.

use crate::support::{ATTACK, Table, explain, game, march, march2, parse, random, sp};
use axis_and_allies::{
    Action, Kind, Phase, Power, View,
    notation::write,
    position::{Cargo, Flight, LossOrder, Ship, ShipRef},
};
use ironbottom_kernel::{Rules, Viewer, area::SpaceSet};
use std::collections::BTreeMap;

fn view(t: &Table) -> View {
    game().view(&t.p, Viewer::Everything)
}

fn written(t: &Table, a: Action) -> String {
    write(&game().board, &view(t), &a)
}

#[test]
fn actions_are_written_short() {
    let t = Table::new();
    let w = |a| written(&t, a);
    assert_eq!(w(Action::Buy { unit: Kind::Infantry }), "buy inf");
    assert_eq!(w(Action::Research { dice: 2 }), "research 2");
    assert_eq!(w(march(Kind::Infantry, "germany", "eastern_europe")), "inf GER>EEU");
    assert_eq!(w(march2(Kind::Armor, "germany", "eastern_europe", "karelia")), "arm GER>EEU>KAR");
    let fleet = Action::Sail {
        unit: Kind::Carrier,
        n: 3,
        from: sp("sz_hawaii"),
        via: None,
        to: sp("sz_midway"),
        own_riders: 2,
        allied_riders: [0, 0, 1, 0, 0],
    };
    assert_eq!(w(fleet), "3 car ZHAW>ZMID with 2 ftr + 1 uk ftr");
    let (from, to) = (sp("united_kingdom"), sp("germany"));
    let raid =
        Action::Fly { unit: Kind::Bomber, from, left: 6, to, cost: 3, raid: true, over: SpaceSet::one(sp("western_europe")) };
    assert_eq!(w(raid), "bmb GBR>GER raid (3) over WEU");
    assert_eq!(w(Action::Done), "done");
    assert_eq!(w(Action::OrderLosses(LossOrder::Cheapest)), "order losses cheapest");
    assert_eq!(w(Action::Retreat { to: Some(sp("eastern_europe")), leave_subs: true }), "retreat EEU leave subs");
    assert_eq!(w(Action::Withdraw { n: 2, to: sp("sz_united_kingdom") }), "withdraw 2 ZGBR");
}

#[test]
fn transports_are_told_apart_by_what_they_carry_and_did() {
    let zone = sp("sz_united_kingdom");
    let mut t = Table::empty().put("sz_united_kingdom", Power::Uk, Kind::Transport, 5);
    t.p.power = Power::Uk;
    let cargo = |kind, owner| Some(Cargo { kind, owner, fresh: false, landing: false });
    let plain = Ship::plain(zone, Power::Uk);
    let inf = Ship { cargo: [cargo(Kind::Infantry, Power::Uk), None], ..plain };
    let mixed = Ship { cargo: [cargo(Kind::Infantry, Power::Uk), cargo(Kind::Infantry, Power::Usa)], ..plain };
    let moved = Ship { steps: 1, ..inf };
    t.p.ships = vec![inf, moved, mixed, Ship { steps: 1, ..plain }];
    t.p.ships.sort_unstable();
    let at = |s: Ship| ShipRef::Entry(t.p.ships.iter().position(|x| *x == s).unwrap() as u8);
    let steam = |ship| written(&t, Action::Steam { from: zone, ship, to: sp("sz_baltic") });
    assert_eq!(steam(ShipRef::Plain), "trn[unused] ZGBR>ZBAL");
    assert_eq!(steam(at(inf)), "trn[inf] ZGBR>ZBAL");
    assert_eq!(steam(at(moved)), "trn[inf]#2 ZGBR>ZBAL");
    assert_eq!(steam(at(mixed)), "trn[inf+usa inf] ZGBR>ZBAL");
    let load = |owner, ship| written(&t, Action::Load { unit: Kind::Infantry, from: sp("united_kingdom"), zone, owner, ship });
    assert_eq!(load(Power::Uk, ShipRef::Plain), "load inf GBR ZGBR");
    assert_eq!(load(Power::Uk, at(moved)), "load inf GBR ZGBR trn[inf]#2");
    assert_eq!(load(Power::Usa, ShipRef::Plain), "load inf GBR ZGBR usa trn");
    let land = |ship| {
        let (unit, to) = (Kind::Infantry, sp("western_europe"));
        written(&t, Action::Unload { zone, owner: Power::Uk, ship, unit, to })
    };
    assert_eq!(land(at(mixed)), "land inf ZGBR>WEU from trn[inf+usa inf]");
    for ship in [ShipRef::Plain, at(inf), at(moved), at(mixed)] {
        let a = Action::Steam { from: zone, ship, to: sp("sz_baltic") };
        assert_eq!(parse(&view(&t), &written(&t, a)), Some(a));
    }
}

#[test]
fn aircraft_with_different_range_left_are_told_apart() {
    let mut t = Table::empty().put("germany", Power::Germany, Kind::Fighter, 1);
    t.p.power = Power::Germany;
    t.p.phase = Phase::NonCombatMove;
    let fly = |left| Action::Fly {
        unit: Kind::Fighter,
        from: sp("germany"),
        left,
        to: sp("western_europe"),
        cost: 1,
        raid: false,
        over: SpaceSet::EMPTY,
    };
    assert_eq!(written(&t, fly(4)), "ftr GER>WEU (1)");
    t.p.flights = vec![Flight { at: sp("germany"), kind: Kind::Fighter, left: 2, mission: ATTACK, n: 1 }];
    assert_eq!(written(&t, fly(4)), "ftr GER>WEU (1 of 4)");
    assert_eq!(written(&t, fly(2)), "ftr GER>WEU (1 of 2)");
}

/// What the command line compares: letters and digits only, in small letters.
fn bare(text: &str) -> String {
    text.to_lowercase().split(|c: char| !c.is_alphanumeric()).filter(|t| !t.is_empty()).collect::<Vec<_>>().join(" ")
}

#[test]
fn no_two_legal_actions_are_written_alike_and_each_is_read_back() {
    let b = &game().board;
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for (seed, options) in (0..8).zip(random::MIXES.iter().cycle()) {
        random::play(options, seed, 900, |m| {
            let v = game().view(m.p, Viewer::seat(m.seat));
            let mut orders = Vec::new();
            game().orders(m.p, m.seat, &mut orders);
            let mut seen: BTreeMap<String, Action> = BTreeMap::new();
            for a in m.legal.iter().chain(&orders) {
                let text = write(b, &v, a);
                if let Some(other) = seen.insert(bare(&text), *a) {
                    panic!("`{text}` is both {other:?} and {a:?}");
                }
                assert_eq!(parse(&v, &text), Some(*a), "`{text}` in {:?}", m.p.phase);
                assert_eq!(parse(&v, &text.to_uppercase()), Some(*a), "`{text}` in capitals");
                *kinds.entry(a.kind()).or_default() += 1;
            }
        });
    }
    let never: Vec<_> = Action::KINDS.iter().filter(|k| !kinds.contains_key(**k)).collect();
    assert!(never.len() <= 6, "too little is reached to prove much: {never:?}");
}

#[test]
fn an_order_that_is_not_legal_is_explained() {
    let why = |t: &Table, power: Power, text: &str| explain(&view(t), power.seat(), text).map(|r| r.rule.number());
    let t = Table::new();
    assert_eq!(why(&t, Power::Ussr, "buy inf"), None, "nothing refuses it");
    assert_eq!(why(&t, Power::Ussr, "research 9"), Some(55), "24 IPC do not buy nine dice");
    assert_eq!(why(&t, Power::Japan, "buy inf"), Some(268), "not its turn");
    let t = Table::new().turn(Power::Germany, Phase::CombatMove);
    assert_eq!(why(&t, Power::Germany, "inf GER>EEU"), Some(86), "no combat there");
    assert_eq!(why(&t, Power::Germany, "INF ger>ukr"), why(&t, Power::Germany, "inf germany ukraine"));
    for text in [
        "ftr GER>EUS",
        "bmb GER>GBR raid (1)",
        "load inf JAP ZBAL",
        "bb ZBAL>ZGBR",
        "trn ZBAL>ZHAW",
        "place inf GER",
        "lose inf",
        "fight KAR",
        "retreat GER",
        "withdraw 1 ZGBR",
    ] {
        assert!(why(&t, Power::Germany, text).is_some(), "{text}");
    }
}

#[test]
fn nonsense_is_not_explained() {
    let v = view(&Table::new());
    for text in [
        "",
        "hello",
        "buy",
        "buy dragon",
        "inf",
        "inf GER",
        "inf GER>NOWHERE",
        "lose",
        "retreat",
        "order losses",
        "done done",
        "trn",
        "load inf",
    ] {
        assert_eq!(explain(&v, Power::Ussr.seat(), text), None, "{text}");
    }
}

/// Where an action of movement begins, what it passes on purpose and where it ends.
fn way_of(a: &Action) -> Option<(Kind, Vec<ironbottom_kernel::area::Space>)> {
    Some(match *a {
        Action::March { unit, from, via, to, .. } | Action::Sail { unit, from, via, to, .. } => {
            (unit, [Some(from), via, Some(to)].into_iter().flatten().collect())
        }
        Action::Fly { unit, from, to, .. } => (unit, vec![from, to]),
        Action::Steam { from, to, .. } => (Kind::Transport, vec![from, to]),
        _ => return None,
    })
}

#[test]
fn an_order_that_names_its_places_is_that_order_or_refused() {
    let b = &game().board;
    let turns = [
        (Power::Ussr, Phase::CombatMove),
        (Power::Germany, Phase::CombatMove),
        (Power::Germany, Phase::NonCombatMove),
        (Power::Japan, Phase::CombatMove),
        (Power::Usa, Phase::NonCombatMove),
    ];
    let (mut legal, mut refused) = (0, 0);
    for (power, phase) in turns {
        let t = Table::new().turn(power, phase);
        let v = view(&t);
        let listed = t.legal();
        let from: Vec<_> = (b.land | b.sea).iter().filter(|s| t.p.units.occupied(power).has(*s) || s.0 % 9 == 0).collect();
        for unit in Kind::PIECES {
            for from in &from {
                for to in (b.land | b.sea).iter().filter(|to| to != from) {
                    let text =
                        format!("{} {}>{}", axis_and_allies::notation::code(unit), b.space(*from).short, b.space(to).short);
                    let Some(a) = parse(&v, &text) else {
                        // What may be one of several is refused, with all of them.
                        assert!(explain(&v, power.seat(), &text).is_some(), "`{text}` is an order");
                        refused += 1;
                        continue;
                    };
                    // The ends are those that were said; between them nothing, or the middle of a move of two.
                    let Some((moved, way)) = way_of(&a) else { panic!("`{text}` became {a:?}") };
                    assert_eq!((moved, way[0], way[way.len() - 1]), (unit, *from, to), "`{text}` became {a:?}");
                    assert!(way.len() == 2 || !b.map.touch(*from, to), "`{text}` became {a:?}");
                    match game().check(&t.p, power.seat(), &a) {
                        Ok(()) => {
                            assert!(listed.contains(&a), "`{text}`");
                            legal += 1;
                        }
                        Err(_) => refused += 1,
                    }
                }
            }
        }
    }
    assert!(legal > 100 && refused > 10_000, "{legal} legal, {refused} refused");
    // A place on the way is one of the order, and no other is put in.
    let t = Table::new().turn(Power::Germany, Phase::CombatMove);
    let read = |text: &str| parse(&view(&t), text).as_ref().and_then(way_of);
    let three = vec![sp("germany"), sp("eastern_europe"), sp("karelia")];
    assert_eq!(read("arm GER>EEU>KAR"), Some((Kind::Armor, three.clone())));
    assert_eq!(read("armor from GER to KAR via EEU"), Some((Kind::Armor, three)));
}

#[test]
fn orders_are_read_as_people_write_them() {
    let t = Table::new().turn(Power::Germany, Phase::NonCombatMove);
    let v = view(&t);
    let read = |text: &str| parse(&v, text);
    let inf = read("inf GER>WEU");
    assert!(inf.is_some());
    for text in ["inf ger to weu", "move inf GER to WEU", "infantry: germany to western europe", "infanterie de GER vers WEU"] {
        assert_eq!(read(text), inf, "{text}");
    }
    assert_eq!(read("buy tank(s)"), read("buy arm"));
    assert_eq!(read("buy aircraft carriers"), read("buy car"));
    assert_eq!(read("acheter char"), read("buy arm"));
    assert_eq!(read("fini"), Some(Action::Done));
    // Aircraft go one by one: a number is not swallowed.
    assert_eq!(read("2 ftr GER>WEU"), None);
}

#[test]
fn aa_163_a_ship_without_room_is_the_reason_and_not_a_missing_ship() {
    let zone = sp("sz_central_med");
    let mut t = Table::empty()
        .put("sz_central_med", Power::Germany, Kind::Transport, 1)
        .put("southern_europe", Power::Germany, Kind::Armor, 1)
        .turn(Power::Germany, Phase::NonCombatMove);
    let aboard = Cargo { kind: Kind::Infantry, owner: Power::Germany, fresh: false, landing: false };
    t.p.ships = vec![Ship { cargo: [Some(aboard), None], ..Ship::plain(zone, Power::Germany) }];
    let why = explain(&view(&t), Power::Germany.seat(), "load arm SEU ZCME").map(|r| r.rule.number());
    assert_eq!(why, Some(163));
}

#[test]
fn a_flight_without_a_way_is_the_shortest_that_crosses_nothing() {
    let t = Table::new().turn(Power::Germany, Phase::CombatMove);
    let v = view(&t);
    let mut seen = 0;
    for a in t.legal() {
        if let Action::Fly { unit, from, to, cost, raid: false, over, .. } = a
            && over.is_empty()
        {
            let b = &game().board;
            let text = format!("{} {}>{}", axis_and_allies::notation::code(unit), b.space(from).short, b.space(to).short);
            let Some(Action::Fly { cost: read, over, .. }) = parse(&v, &text) else { panic!("{text}") };
            assert!(read <= cost && over.is_empty(), "{text}");
            seen += 1;
        }
    }
    assert!(seen > 3);
}
