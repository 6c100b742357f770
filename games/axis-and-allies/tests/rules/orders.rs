//! Orders as people type them: what is left out is filled in where one legal action has all that was said, several actions in one
//! order, and warnings that are true.

use crate::support::{Table, explain, game, parse, sp};
use axis_and_allies::{
    Action, Kind, Phase, Power, View,
    notation::{spell, write},
    position::{Cargo, Ship, ShipRef},
    rule,
};
use ironbottom_kernel::{
    Face, Refusal, Rules, RulesVersion, Viewer,
    area::{Space, SpaceSet},
};

fn view(t: &Table) -> View {
    game().view(&t.p, Viewer::Everything)
}

fn read(t: &Table, text: &str) -> Option<Action> {
    parse(&view(t), text)
}

/// What an order that is legal means, as it is written.
fn means(t: &Table, text: &str) -> String {
    let why = explain(&view(t), t.asked().seat(), text);
    assert!(why.is_none(), "{text}: {why:?}");
    let a = read(t, text).unwrap_or_else(|| panic!("`{text}` is no order"));
    assert!(t.is_legal(a), "{text}: {a:?}");
    write(&game().board, &view(t), &a)
}

fn why(t: &Table, text: &str) -> Refusal {
    explain(&view(t), t.asked().seat(), text).unwrap_or_else(|| panic!("`{text}` is not refused"))
}

/// What an order for several actions comes to; each is legal in its turn.
fn spelled(t: &Table, text: &str) -> Vec<String> {
    let out = spell(game(), &view(t), t.asked().seat(), text).unwrap_or_else(|| panic!("`{text}` is no such order"));
    let out = out.unwrap_or_else(|r| panic!("`{text}`: {r:?}"));
    let mut after = Table { p: t.p.clone(), events: Vec::new() };
    for (a, _) in &out.actions {
        after.act(*a);
    }
    out.actions.into_iter().map(|(_, n)| n).collect()
}

fn refused(t: &Table, text: &str) -> Refusal {
    match spell(game(), &view(t), t.asked().seat(), text) {
        Some(Err(r)) => r,
        other => panic!("{text}: {other:?}"),
    }
}

fn warnings(t: &Table) -> Vec<(Action, String)> {
    let legal = t.legal();
    let prompt = game().prompt(&view(t), t.asked().seat(), &legal);
    let all = legal.into_iter().zip(prompt.choices);
    all.filter_map(|(a, c)| c.warning.map(|w| (a, w.id.into_owned()))).collect()
}

fn warned(t: &Table, a: Action) -> Option<String> {
    assert!(t.is_legal(a), "{a:?}");
    warnings(t).into_iter().find(|(x, _)| *x == a).map(|(_, w)| w)
}

fn laden(zone: &str, owner: Power, kinds: &[Kind]) -> Ship {
    let one = |i: usize| kinds.get(i).map(|k| Cargo { kind: *k, owner, fresh: false, landing: false });
    Ship { cargo: [one(0), one(1)], ..Ship::plain(sp(zone), owner) }
}

#[test]
fn a_flight_needs_no_way_where_only_one_is_legal() {
    let t = Table::new().turn(Power::Germany, Phase::CombatMove);
    assert_eq!(means(&t, "ftr EEU>RUS"), "ftr EEU>RUS (2) over KAR");
    let t = Table::new().turn(Power::Uk, Phase::CombatMove);
    let raid = means(&t, "bmb GBR>SEU raid");
    assert!(raid.starts_with("bmb GBR>SEU raid ("), "{raid}");
    // What is said of the way is kept, and the rest filled in.
    let over = means(&t, "bmb GBR>SEU raid over WEU");
    assert!(over.ends_with(" over WEU") || !game_guns(&t, "western_europe"), "{over}");
    assert!(why(&t, "bmb GBR>SEU raid over JAP").rule.number() > 0);
}

fn game_guns(t: &Table, space: &str) -> bool {
    t.p.units.hostile_guns(t.p.power).has(sp(space))
}

#[test]
fn a_flight_without_a_way_never_pays_for_a_neutral_it_can_do_without() {
    for power in [Power::Germany, Power::Uk, Power::Japan, Power::Usa] {
        let t = Table::new().turn(power, Phase::CombatMove);
        let neutral = t.p.neutral(&game().board);
        let legal = t.legal();
        let mut seen = 0;
        for a in &legal {
            let Action::Fly { unit, from, to, raid, .. } = *a else { continue };
            let (from_text, to_text) = (&game().board.space(from).short, &game().board.space(to).short);
            let text =
                format!("{} {from_text}>{to_text}{}", axis_and_allies::notation::code(unit), if raid { " raid" } else { "" });
            let Some(Action::Fly { over, .. }) = read(&t, &text) else { panic!("{text}") };
            means(&t, &text);
            let free = legal.iter().any(|b| {
                matches!(*b, Action::Fly { unit: u, from: f, to: x, raid: r, over: o, .. }
                    if (u, f, x, r) == (unit, from, to, raid) && (o & neutral).is_empty())
            });
            assert!(!free || (over & neutral).is_empty(), "{text} would violate a neutral");
            seen += 1;
        }
        assert!(seen > 0);
    }
}

#[test]
fn aa_113_a_landing_is_not_sent_round_guns_that_are_silent() {
    let t = Table::new().turn(Power::Germany, Phase::NonCombatMove);
    for a in t.legal() {
        let Action::Fly { unit, from, to, .. } = a else { continue };
        let b = &game().board;
        let text = format!("{} {}>{}", axis_and_allies::notation::code(unit), b.space(from).short, b.space(to).short);
        assert_eq!(read(&t, &text), Some(a), "{text}");
    }
}

#[test]
fn aa_132_a_carrier_takes_its_fighter_along_where_it_must() {
    let t = Table::empty()
        .put("sz_hawaii", Power::Usa, Kind::Carrier, 1)
        .put("sz_hawaii", Power::Usa, Kind::Fighter, 1)
        .turn(Power::Usa, Phase::NonCombatMove);
    assert_eq!(means(&t, "car ZHAW>ZMID"), "car ZHAW>ZMID with 1 ftr");
    // Two of different powers, one place kept: the player says which.
    let t = Table::empty()
        .put("sz_hawaii", Power::Usa, Kind::Carrier, 2)
        .put("sz_hawaii", Power::Usa, Kind::Fighter, 2)
        .put("sz_hawaii", Power::Uk, Kind::Fighter, 1)
        .turn(Power::Usa, Phase::NonCombatMove);
    let r = why(&t, "car ZHAW>ZMID");
    assert_eq!((r.rule.number(), r.reason.id.as_ref()), (132, "refuse-say-which"));
    assert_eq!(means(&t, "car ZHAW>ZMID with 1 uk ftr"), "car ZHAW>ZMID with 1 uk ftr");
}

#[test]
fn aa_099_a_move_of_two_needs_no_middle() {
    let t = Table::new().turn(Power::Ussr, Phase::CombatMove);
    let a = read(&t, "arm RUS>UKR");
    let Some(Action::March { via: Some(via), .. }) = a else { panic!("{a:?}") };
    assert!(t.p.friendly(Power::Ussr).has(via));
    means(&t, "arm RUS>UKR");
    // A way through friendly ground comes before one that takes a territory.
    let t = Table::empty().put("russia", Power::Ussr, Kind::Armor, 1).turn(Power::Ussr, Phase::NonCombatMove);
    means(&t, "arm RUS>UKR".replace("UKR", "NOV").as_str());
}

#[test]
fn aa_100_which_territory_is_taken_on_the_way_is_for_the_player_to_say() {
    // Both ways lead through empty enemy ground.
    let b = &game().board;
    let mut t = Table::empty().put("germany", Power::Germany, Kind::Armor, 1);
    let near = b.land_near[sp("germany").i()];
    for s in near.iter() {
        t.p.territories[s.i()].owner = Some(Power::Ussr);
    }
    let t = t.turn(Power::Germany, Phase::CombatMove);
    let two: Vec<(Space, usize)> = b
        .land
        .iter()
        .filter(|to| *to != sp("germany") && !near.has(*to) && !b.neutral.has(*to))
        .map(|to| (to, (b.land_near[to.i()] & near & !b.neutral).len()))
        .filter(|(_, n)| *n > 0)
        .collect();
    assert!(!two.is_empty());
    for (to, n) in two {
        let text = format!("arm GER>{}", b.space(to).short);
        if n > 1 {
            let r = why(&t, &text);
            assert_eq!((r.rule.number(), r.reason.id.as_ref()), (100, "refuse-say-which"), "{text}");
        } else {
            assert!(means(&t, &text).matches('>').count() == 2, "{text}");
        }
    }
}

#[test]
fn aa_154_warships_need_no_middle_either() {
    let t = Table::empty()
        .put("sz_caribbean", Power::Usa, Kind::Battleship, 1)
        .own("panama", Power::Usa)
        .turn(Power::Usa, Phase::NonCombatMove);
    let b = &game().board;
    let near = b.sea_near[sp("sz_caribbean").i()] & b.sea;
    let far: SpaceSet =
        near.iter().fold(SpaceSet::EMPTY, |set, z| set | b.sea_near[z.i()]) & b.sea & !near & !SpaceSet::one(sp("sz_caribbean"));
    assert!(!far.is_empty());
    for to in far.iter() {
        let text = format!("bb {}>{}", b.space(sp("sz_caribbean")).short, b.space(to).short);
        assert_eq!(means(&t, &text).matches('>').count(), 2, "{text}");
    }
}

#[test]
fn aa_171_an_allys_transport_is_meant_where_there_is_no_other() {
    let t = Table::empty()
        .put("united_kingdom", Power::Uk, Kind::Infantry, 1)
        .put("sz_united_kingdom", Power::Usa, Kind::Transport, 1)
        .turn(Power::Uk, Phase::NonCombatMove);
    assert_eq!(means(&t, "load inf GBR ZGBR"), "load inf GBR ZGBR usa trn");
    // The zone may be left out, too.
    assert_eq!(means(&t, "load inf GBR"), "load inf GBR ZGBR usa trn");
    // Its own comes first.
    let t = Table { p: t.p.clone(), events: Vec::new() }.put("sz_united_kingdom", Power::Uk, Kind::Transport, 1);
    assert_eq!(means(&t, "load inf GBR"), "load inf GBR ZGBR");
}

#[test]
fn a_ship_that_is_named_is_that_ship_or_none() {
    let mut t = Table::empty().put("sz_eastern_us", Power::Usa, Kind::Transport, 2);
    t.p.ships = vec![laden("sz_eastern_us", Power::Usa, &[Kind::Infantry])];
    let t = t.turn(Power::Usa, Phase::NonCombatMove);
    let zone = &game().board.space(sp("sz_eastern_us")).short;
    let to = (game().board.sea_near[sp("sz_eastern_us").i()] & game().board.sea)
        .iter()
        .next()
        .map(|z| &game().board.space(z).short)
        .unwrap();
    let text = format!("trn[inf+inf] {zone}>{to}");
    assert_eq!(read(&t, &text), None, "no empty one sails for it");
    let r = why(&t, &text);
    assert_eq!((r.rule.number(), r.reason.id.as_ref()), (163, "refuse-no-such-ship"));
    assert_eq!(means(&t, &format!("trn[inf] {zone}>{to}")), format!("trn[inf] {zone}>{to}"));
    // Who names none means the loaded one; the untouched one has a form of its own beside it.
    assert_eq!(means(&t, &format!("trn {zone}>{to}")), format!("trn[inf] {zone}>{to}"));
    assert_eq!(means(&t, &format!("trn[unused] {zone}>{to}")), format!("trn[unused] {zone}>{to}"));
    // A table of version 1 keeps what its journal says.
    let mut old = Table { p: t.p.clone(), events: Vec::new() };
    old.p.rules.version = RulesVersion(1);
    assert_eq!(means(&old, &format!("trn {zone}>{to}")), format!("trn {zone}>{to}"));
    assert_eq!(means(&t, &format!("transport {zone}>{to}")), format!("trn[inf] {zone}>{to}"));
    assert_eq!(why(&t, &format!("land inf {zone}>EUS from trn[arm]")).reason.id, "refuse-no-such-ship");
    let plain = Action::Steam { from: sp("sz_eastern_us"), ship: ShipRef::Plain, to: game().board.find(&id_of(to)).unwrap() };
    assert_eq!(warned(&t, plain).as_deref(), Some("warn-empty-sails"));
}

fn id_of(short: &str) -> String {
    game().board.spaces.iter().find(|s| s.short == short).map(|s| s.id.clone()).unwrap()
}

#[test]
fn aa_163_one_transport_is_filled_before_the_next_opens() {
    let t = Table::empty()
        .put("united_kingdom", Power::Uk, Kind::Infantry, 3)
        .put("sz_united_kingdom", Power::Uk, Kind::Transport, 2)
        .turn(Power::Uk, Phase::NonCombatMove);
    let two = vec!["load inf GBR ZGBR".to_owned(), "load inf GBR ZGBR trn[inf]".to_owned()];
    for text in ["2x load inf GBR ZGBR", "2 load inf GBR ZGBR", "load 2 inf GBR ZGBR", "load 2 inf GBR"] {
        assert_eq!(spelled(&t, text), two, "{text}");
    }
    assert_eq!(spelled(&t, "load 3 inf GBR ZGBR").len(), 3);
    assert_eq!(refused(&t, "load 4 inf GBR ZGBR").reason.id, "refuse-move-none");
    assert!(spell(game(), &view(&t), Power::Uk.seat(), "load inf GBR ZGBR").is_none(), "one is an order of its own");
}

#[test]
fn transports_go_two_zones_loaded_ones_first() {
    let mut t = Table::empty().put("sz_united_kingdom", Power::Uk, Kind::Transport, 2);
    t.p.ships = vec![laden("sz_united_kingdom", Power::Uk, &[Kind::Infantry, Kind::Infantry])];
    let t = t.turn(Power::Uk, Phase::NonCombatMove);
    let b = &game().board;
    let from = sp("sz_united_kingdom");
    let near = b.sea_near[from.i()] & b.sea;
    let beyond = |via: Space| (b.sea_near[via.i()] & b.sea & !near & !SpaceSet::one(from)).iter().next();
    let (via, to) = near.iter().find_map(|via| Some((via, beyond(via)?))).unwrap();
    let short = |s| b.space(s).short.as_str();
    let steps = spelled(&t, &format!("trn ZGBR>{}>{}", short(via), short(to)));
    assert_eq!(steps[0], format!("trn[inf+inf] ZGBR>{}", short(via)));
    assert_eq!(steps.len(), 2);
    assert_eq!(spelled(&t, &format!("trn ZGBR>{}", short(to))).len(), 2, "the middle may be left out");
    let both = spelled(&t, &format!("2 trn ZGBR>{}", short(via)));
    assert_eq!(both, [format!("trn[inf+inf] ZGBR>{}", short(via)), format!("trn ZGBR>{}", short(via))]);
    assert_eq!(refused(&t, &format!("trn[arm] ZGBR>{}>{}", short(via), short(to))).reason.id, "refuse-no-such-ship");
    assert_eq!(refused(&t, &format!("3 trn ZGBR>{}", short(via))).rule, rule::AA_163);
}

#[test]
fn a_purchase_is_one_order() {
    let t = Table::new();
    let all = spelled(&t, "buy 5 inf 1 arm");
    assert_eq!(all, ["buy inf", "buy inf", "buy inf", "buy inf", "buy inf", "buy arm"]);
    assert_eq!(spelled(&t, "acheter 2 infanteries et 1 char"), ["buy inf", "buy inf", "buy arm"]);
    // All or none: 24 IPC do not buy this, and the rule says so.
    let r = refused(&t, "buy 5 inf 2 arm");
    assert_eq!(r.reason.id, "refuse-price", "{r:?}");
    assert!(spell(game(), &view(&t), Power::Ussr.seat(), "buy inf").is_none());
    assert!(spell(game(), &view(&t), Power::Japan.seat(), "buy 5 inf").is_none(), "not its turn");
}

#[test]
fn all_that_can_go_goes_and_what_stays_is_said() {
    let t = Table::new().turn(Power::Ussr, Phase::NonCombatMove);
    let n = |k| usize::from(t.n("russia", Power::Ussr, k));
    let out = spell(game(), &view(&t), Power::Ussr.seat(), "all RUS to KAR").unwrap().unwrap();
    let count = |k: &str| out.actions.iter().filter(|(_, n)| n.starts_with(k)).count();
    assert_eq!(count("inf RUS>KAR"), n(Kind::Infantry));
    assert_eq!(count("arm RUS>KAR"), n(Kind::Armor));
    // There is a gun in Karelia already: this one stays.
    assert_eq!(n(Kind::Aa), 1);
    let notes: Vec<&str> = out.notes.iter().map(|m| m.id.as_ref()).collect();
    assert_eq!(notes, ["order-stays"]);
    assert_eq!(spelled(&t, "all inf RUS to KAR").len(), n(Kind::Infantry));
    assert_eq!(refused(&t, "all RUS to GER").reason.id, "refuse-move-not-adjacent");
    assert_eq!(refused(&t, "all JAP to ZJAP").reason.id, "refuse-all-none");
}

#[test]
fn aa_086_an_escort_before_the_landing_is_told_the_order_of_doing() {
    let t = assault();
    let r = why(&t, "bb ZGBR>ZBAL".replace("ZBAL", landing_zone()).as_str());
    assert_eq!((r.rule.number(), r.reason.id.as_ref()), (86, "refuse-escort-first"));
}

/// The United Kingdom with two infantry, a transport and a battleship off its coast; Norway held by Germany.
fn assault() -> Table {
    Table::empty()
        .put("united_kingdom", Power::Uk, Kind::Infantry, 2)
        .put("sz_united_kingdom", Power::Uk, Kind::Transport, 2)
        .put("sz_united_kingdom", Power::Uk, Kind::Battleship, 1)
        .put("western_europe", Power::Germany, Kind::Infantry, 1)
        .turn(Power::Uk, Phase::CombatMove)
}

/// A zone off Western Europe that is next to that of the United Kingdom.
fn landing_zone() -> &'static str {
    let b = &game().board;
    let near = b.sea_near[sp("sz_united_kingdom").i()] & b.sea_near[sp("western_europe").i()] & b.sea;
    near.iter().next().map(|z| b.space(z).short.as_str()).unwrap()
}

#[test]
fn aa_086_a_whole_assault_is_one_order() {
    let t = assault();
    let zone = landing_zone();
    let steps = spelled(&t, &format!("assault 2 inf GBR>WEU via ZGBR>{zone} with bb"));
    let wanted = [
        "load inf GBR ZGBR".to_owned(),
        "load inf GBR ZGBR trn[inf]".to_owned(),
        format!("trn[inf+inf] ZGBR>{zone}"),
        format!("land inf {zone}>WEU"),
        format!("land inf {zone}>WEU"),
        format!("bb ZGBR>{zone}"),
    ];
    assert_eq!(steps, wanted);
    // The way may be left out; refused as a whole, with the reason of the step that fails.
    let free = spelled(&t, "assault 2 inf GBR>WEU with bb");
    assert!(free.iter().any(|s| s.starts_with("land inf")), "{free:?}");
    assert_eq!(refused(&t, "assault 3 inf GBR>WEU with bb").reason.id, "refuse-move-none");
    assert_eq!(refused(&t, "assault 2 inf GBR>WEU with 2 bb").reason.id, "refuse-move-none");
    assert_eq!(refused(&t, "assault 2 inf GBR>JAP").reason.id, "refuse-assault-way");
}

#[test]
fn a_refusal_of_what_is_dragged_cites_the_same_rule() {
    let mut t = Table::empty()
        .put("united_kingdom", Power::Usa, Kind::Armor, 1)
        .put("sz_united_kingdom", Power::Uk, Kind::Transport, 2)
        .turn(Power::Uk, Phase::NonCombatMove);
    t.p.ships = vec![laden("sz_united_kingdom", Power::Uk, &[Kind::Infantry])];
    let (home, zone, to) = (sp("united_kingdom"), sp("sz_united_kingdom"), sp("eastern_europe"));
    let refused = |a| t.refused(a);
    // Nobody has one there: how it moves. An ally has: only the active power moves.
    assert_eq!(refused(Action::March { unit: Kind::Infantry, n: 1, from: home, via: None, to }), rule::AA_095);
    assert_eq!(refused(Action::March { unit: Kind::Armor, n: 1, from: home, via: None, to }), rule::AA_268);
    let load = |unit| Action::Load { unit, from: home, zone, owner: Power::Uk, ship: ShipRef::Plain };
    assert_eq!((refused(load(Kind::Infantry)), refused(load(Kind::Armor))), (rule::AA_164, rule::AA_268));
    // What is not aboard an own ship is no matter between allies.
    let land = |unit| Action::Unload { zone, owner: Power::Uk, ship: ShipRef::Entry(0), unit, to: home };
    assert_eq!(refused(land(Kind::Armor)), rule::AA_163);
}

#[test]
fn a_refusal_cites_the_rule_that_fits() {
    let mut t = Table::empty()
        .put("united_kingdom", Power::Uk, Kind::Infantry, 1)
        .put("united_kingdom", Power::Usa, Kind::Armor, 1)
        .put("sz_united_kingdom", Power::Uk, Kind::Transport, 1);
    t.p.ships = vec![laden("sz_united_kingdom", Power::Uk, &[Kind::Infantry])];
    let t = t.turn(Power::Uk, Phase::NonCombatMove);
    // What is not there at all: how such a unit moves; what is another's: only the active power moves.
    assert_eq!(why(&t, "ftr GBR>KAR").rule, rule::AA_133);
    assert_eq!(why(&t, "bb ZGBR>ZBAL").rule, rule::AA_154);
    assert_eq!(why(&t, "arm GBR>KAR").rule, rule::AA_268);
    // What is not aboard: what a transport carries.
    let r = why(&t, "land arm ZGBR>GBR from trn[inf]");
    assert_eq!((r.rule.number(), r.reason.id.as_ref()), (163, "refuse-move-no-cargo"));
}

#[test]
fn aa_088_a_gun_that_leaves_a_capital_is_no_reason_to_warn() {
    let t = Table::empty()
        .put("russia", Power::Ussr, Kind::Aa, 1)
        .put("russia", Power::Ussr, Kind::Infantry, 1)
        .turn(Power::Ussr, Phase::NonCombatMove);
    let go = |unit| Action::March { unit, n: 1, from: sp("russia"), via: None, to: sp("karelia") };
    assert_eq!(warned(&t, go(Kind::Aa)), None);
    assert_eq!(warned(&t, go(Kind::Infantry)).as_deref(), Some("warn-capital-empty"));
}

#[test]
fn aa_161_a_lone_transport_at_a_submarine_is_warned_of() {
    let zone = landing_zone();
    let to = game().board.find(&id_of(zone)).unwrap();
    let t = Table { p: assault().p, events: Vec::new() }
        .put(&id_of(zone), Power::Germany, Kind::Submarine, 1)
        .turn(Power::Uk, Phase::CombatMove);
    let mut t = t;
    for (a, _) in spell(game(), &view(&t), Power::Uk.seat(), "load 2 inf GBR ZGBR").unwrap().unwrap().actions {
        t.act(a);
    }
    let steam = Action::Steam { from: sp("sz_united_kingdom"), ship: ShipRef::Entry(0), to };
    assert_eq!(warned(&t, steam).as_deref(), Some("warn-lone-transport"));
    t.act(read(&t, &format!("bb ZGBR>{zone}")).unwrap());
    assert_eq!(warned(&t, steam), None, "it has company");
}

#[test]
fn aa_270_a_carrier_that_could_be_placed_nowhere_is_warned_of() {
    let buy = Action::Buy { unit: Kind::Carrier };
    let far = Table::empty_with(&["stack_limits=carriers"])
        .put("sz_hawaii", Power::Usa, Kind::Carrier, 1)
        .put("sz_midway", Power::Usa, Kind::Carrier, 1)
        .turn(Power::Usa, Phase::Purchase);
    assert_eq!(warned(&far, buy).as_deref(), Some("warn-carrier-nowhere"));
    let near = Table::empty_with(&["stack_limits=carriers"])
        .put("sz_hawaii", Power::Usa, Kind::Carrier, 1)
        .put("sz_eastern_us", Power::Usa, Kind::Carrier, 1)
        .turn(Power::Usa, Phase::Purchase);
    assert_eq!(warned(&near, buy), None);
}

#[test]
fn pointless_flights_over_neutrals_are_marked() {
    let t = Table::new().turn(Power::Germany, Phase::CombatMove);
    let legal = t.legal();
    let prompt = game().prompt(&view(&t), Power::Germany.seat(), &legal);
    let neutral = t.p.neutral(&game().board);
    let detours: Vec<&Action> = legal.iter().zip(&prompt.choices).filter(|(_, c)| c.detour).map(|(a, _)| a).collect();
    assert!(detours.len() > 10, "{}", detours.len());
    for a in &detours {
        let Action::Fly { unit, from, to, cost, raid, over, .. } = **a else { panic!("{a:?}") };
        let better = |b: &&Action| {
            matches!(**b, Action::Fly { unit: u, from: f, to: x, cost: c, raid: r, over: o, .. }
                if (u, f, x, r) == (unit, from, to, raid) && c <= cost && o != over && (o & !over).is_empty())
        };
        assert!(!(over & neutral).is_empty() && legal.iter().any(|b| better(&b)), "{a:?}");
    }
    // The best way to each place is never one of them.
    let ways = legal.iter().zip(&prompt.choices).filter(|(a, c)| matches!(a, Action::Fly { .. }) && !c.detour);
    assert!(ways.count() > 3);
}
