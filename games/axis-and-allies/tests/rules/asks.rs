//! Odds and other questions to the rules.

use crate::support::{ATTACK, Table, game, march, sp};
use axis_and_allies::{
    Action, Kind, Power,
    ask::{self, Assault},
    odds::{self, Company},
    position::{Cargo, Flight, Phase, Ship},
    types::{Development, Developments},
};
use ironbottom_kernel::{
    Advice, Lang, Rules, Viewer,
    ask::{Answer, Chances, Query, Worded},
};
use ironbottom_odds::Solver;

fn renamed(name: &str, q: Query) -> Query {
    Worded { name: name.to_owned(), ..q.into() }.into()
}

fn battle(attack: &str, defend: &str) -> Query {
    Query::new("odds").with("attack", attack).with("defend", defend)
}

fn chances(q: &Query) -> Chances {
    match game().ask_in_general(q) {
        Answer::Chances(c) => c,
        other => panic!("{q:?}: {other:?}"),
    }
}

fn refused(q: &Query) -> String {
    match game().ask_in_general(q) {
        Answer::Refused(m) => {
            for lang in Lang::ALL {
                let text = game().catalog().say(lang, &m);
                assert!(text.len() > 10 && !text.contains('{') && text != m.id, "{q:?}: {text}");
            }
            m.id.into_owned()
        }
        other => panic!("{q:?}: {other:?}"),
    }
}

fn near(c: &Chances, wanted: [f64; 5]) {
    let got = [c.attacker_wins, c.defender_wins, c.none_left, c.attacker_units_left, c.defender_units_left];
    for (i, (g, w)) in got.iter().zip(wanted).enumerate() {
        let within = if i < 3 { 6e-6 } else { 6e-5 };
        assert!((g - w).abs() <= within, "{got:?} {wanted:?}");
    }
}

#[test]
fn the_check_values_come_out() {
    let cheapest = battle("3 infantry 2 armor 1 fighter", "3 infantry 1 armor").with("losses", "cheapest");
    near(&chances(&cheapest), [0.95759, 0.03407, 0.00835, 3.6868, 0.0579]);
    let landing = battle("2 infantry 1 armor", "2 infantry 1 armor").with("support", "1 battleship");
    near(&chances(&landing), [0.63392, 0.29539, 0.07069, 1.1524, 0.4655]);
    near(
        &chances(&battle("2 infanteries, 1 char", "2 inf arm").with("support", "1")),
        [0.63392, 0.29539, 0.07069, 1.1524, 0.4655],
    );
}

#[test]
fn words_change_the_odds_as_they_should() {
    let usual = chances(&battle("2 infantry 2 fighters", "3 infantry"));
    let gun = chances(&battle("2 infantry 2 fighters", "3 infantry").with("aa", "true"));
    assert!(gun.attacker_wins < usual.attacker_wins);
    assert_eq!(chances(&battle("2 infantry 2 fighters", "3 infantry 1 AA gun")), gun, "a gun among the defenders fires");
    assert_eq!(chances(&battle("2 infantry 2 fighters", "3 infantry").with("aa", "no")), usual);

    let plain = chances(&battle("2 infantry 2 fighters", "3 infantry").with("land-units-must-survive", "no"));
    let kept = chances(&battle("2 infantry 2 fighters", "3 infantry").with("land-units-must-survive", "true"));
    assert!(kept.captures > plain.captures);
    assert!(kept.attacker_wins <= plain.attacker_wins);

    let jets = chances(&battle("4 infantry 2 armor", "2 fighters").with("defender-developments", "jets"));
    assert!(jets.attacker_wins < chances(&battle("4 infantry 2 armor", "2 fighters")).attacker_wins);
    let heavy = chances(&battle("1 infantry 1 bomber", "4 infantry").with("attacker-developments", "heavy-bombers"));
    assert!(heavy.attacker_wins > chances(&battle("1 infantry 1 bomber", "4 infantry")).attacker_wins);
    let sea = |a: &str, d: &str| battle(a, d).with("sea", "true");
    let subs = chances(&sea("2 subs", "1 battleship").with("attacker-developments", "super submarines"));
    assert!(subs.attacker_wins > chances(&sea("2 subs", "1 battleship")).attacker_wins);
    // Submarines do not hit aircraft: nobody can hurt the other.
    let stuck = chances(&sea("1 submarine", "1 fighter"));
    assert!(stuck.attacker_wins == 0.0 && stuck.attacker_units_left == 0.0, "{stuck:?}");
    // Losses fall on the empty transport first, although it never fires.
    let screened = chances(&sea("1 battleship 1 transport", "1 submarine"));
    assert!(screened.attacker_wins > chances(&sea("1 battleship", "1 submarine")).attacker_wins);
}

#[test]
fn aa_009_described_odds_keep_a_land_unit_as_the_usual_order_does() {
    let q = || battle("3 infantry 2 fighters 1 bomber", "3 infantry 1 armor aa");
    let captures = |q: &Query| (chances(q).captures * 100.0).round() as i64;
    assert_eq!(captures(&q()), 86);
    assert_eq!(captures(&q().with("losses", "usual")), 86);
    assert_eq!(captures(&q().with("losses", "cheapest")), 57);
    // Aircraft alone, and ships, lose their cheapest first: there is no land unit to keep.
    let air = battle("2 fighters", "1 infantry");
    assert_eq!(chances(&air), chances(&air.clone().with("losses", "cheapest")));
    let sea = battle("1 battleship 1 transport", "1 submarine");
    assert_eq!(chances(&sea), chances(&sea.clone().with("losses", "cheapest")));
    // The cheapest force that wins is a fighter alone; who wants the ground sends a land unit along.
    let force = |losses: &str| {
        let q = renamed("force", battle("1 infantry 9 fighters", "1 infantry")).with("chance", "45").with("losses", losses);
        game().ask_in_general(&q)
    };
    assert_eq!(force(""), force("usual"));
    assert_ne!(force("keep-ground"), force("cheapest"));
}

#[test]
fn values_are_in_ipc() {
    let c = chances(&battle("1 infantry", "1 infantry"));
    assert!((c.value_swing - (c.defender_loss - c.attacker_loss)).abs() < 1e-12);
    assert!((c.attacker_loss - 3.0 * (1.0 - c.attacker_units_left)).abs() < 1e-9);
}

#[test]
fn impossible_battles_are_refused_in_both_languages() {
    let land = |a: &str, d: &str| refused(&battle(a, d));
    let sea = |a: &str, d: &str| refused(&battle(a, d).with("sea", "true"));
    assert_eq!(land("3 dragons", "1 infantry"), "ask-unknown-unit");
    assert_eq!(land("", "1 infantry"), "ask-no-attackers");
    assert_eq!(land("0 infantry", "1 infantry"), "ask-no-attackers");
    assert_eq!(land("1 infantry", ""), "ask-no-defenders");
    assert_eq!(land("1 infantry", "1 aa"), "ask-no-defenders");
    assert_eq!(land("1 infantry", "2 aa 1 infantry"), "ask-one-gun");
    assert_eq!(land("1 battleship", "1 infantry"), "ask-ship-on-land");
    assert_eq!(land("1 infantry", "1 transport"), "ask-ship-on-land");
    assert_eq!(sea("1 infantry", "1 submarine"), "ask-land-unit-at-sea");
    assert_eq!(sea("1 submarine", "1 armor"), "ask-land-unit-at-sea");
    assert_eq!(sea("1 submarine", "1 bomber"), "ask-bomber-at-sea");
    assert_eq!(land("1 aa", "1 infantry"), "ask-gun-attacks");
    assert_eq!(land("1 infantry", "1 complex"), "ask-complex-fights");
    assert_eq!(land("1001 infantry", "1 infantry"), "ask-too-many-units");
    assert_eq!(land("999999999999 infantry", "1 infantry"), "ask-too-many-units");
    assert_eq!(land("3", "1 infantry"), "ask-number-without-unit");
    assert_eq!(land("-3 infantry", "1 infantry"), "ask-unknown-unit");
    let with = |k: &str, v: &str| refused(&battle("1 infantry", "1 infantry").with(k, v));
    assert_eq!(with("aa", "perhaps"), "ask-yes-or-no");
    assert_eq!(with("support", "1 submarine"), "ask-support-only-battleships");
    assert_eq!(with("attacker-developments", "lasers"), "ask-unknown-development");
    assert_eq!(with("losses", "dearest"), "ask-losses");
    assert_eq!(
        refused(&battle("1 inf", "1 inf").with("losses", "usual").with("land-units-must-survive", "no")),
        "ask-losses-twice"
    );
    assert_eq!(with("atack", "1 infantry"), "ask-unknown-word");
    assert_eq!(with("retreat-after", "0"), "ask-rounds");
    assert_eq!(with("retreat-below", "120 %"), "ask-chance");
    let at_sea = |k: &str, v: &str| refused(&battle("1 submarine", "1 submarine").with("sea", "yes").with(k, v));
    assert_eq!(at_sea("aa", "true"), "ask-gun-at-sea");
    assert_eq!(at_sea("support", "2"), "ask-support-at-sea");
    assert_eq!(at_sea("land-units-must-survive", "true"), "ask-ground-at-sea");
    assert_eq!(refused(&Query::new("weather")), "ask-unknown");
    assert_eq!(refused(&Query::new("income")), "ask-needs-a-game");
    assert_eq!(refused(&renamed("force", battle("1 infantry", "9 infantry"))), "ask-no-force-enough");
}

#[test]
fn a_large_battle_is_answered() {
    let c = chances(&battle("30 infantry 15 armor 6 fighters 2 bombers", "40 infantry 8 armor 4 fighters").with("aa", "true"));
    assert!((c.attacker_wins + c.defender_wins + c.none_left - 1.0).abs() < 1e-9);
}

#[test]
fn survivors_and_the_smallest_force_are_tables() {
    let q = renamed("survivors", battle("2 infantry 1 armor", "2 infantry"));
    let Answer::Table { heads, rows } = game().ask_in_general(&q) else { panic!("no table") };
    assert_eq!(heads.len(), 4);
    assert!(rows.len() > 3 && rows.iter().all(|r| r.len() == 4));
    let q = renamed("force", battle("9 infantry 9 armor", "2 infantry")).with("chance", "90%");
    let Answer::Table { rows, .. } = game().ask_in_general(&q) else { panic!("no table") };
    let text: Vec<String> = rows[0].iter().map(|c| game().catalog().say(Lang::En, c)).collect();
    assert!(text[0].contains("infantry") || text[0].contains("armor"), "{text:?}");
    assert!(text[2].ends_with('%'));
}

fn ask_in(t: &Table, q: &Query) -> Answer {
    game().ask(&game().view(&t.p, Viewer::Everything), q)
}

#[test]
fn a_pending_battle_counts_aircraft_cargo_gun_and_support() {
    let mut t = Table::empty().put("karelia", Power::Ussr, Kind::Infantry, 2).put("karelia", Power::Ussr, Kind::Aa, 1);
    t = t.put("sz_baltic", Power::Germany, Kind::Transport, 1).put("sz_baltic", Power::Germany, Kind::Battleship, 1);
    t.p.power = Power::Germany;
    t.p.phase = Phase::CombatMove;
    let zone = sp("sz_baltic");
    let cargo = Some(Cargo { kind: Kind::Armor, owner: Power::Germany, fresh: true, landing: true });
    t.p.ships =
        vec![Ship { cargo: [cargo, None], loaded: true, target: Some(sp("karelia")), ..Ship::plain(zone, Power::Germany) }];
    t.p.flights = vec![Flight { at: sp("karelia"), kind: Kind::Fighter, left: 2, mission: ATTACK, n: 2 }];
    let q = Query::new("battle").with("space", "KAR");
    let Answer::Chances(c) = ask_in(&t, &q) else { panic!("no chances") };
    let kept = |q: Query| q.with("aa", "true").with("land-units-must-survive", "true");
    let wanted = chances(&kept(battle("1 armor 2 fighters", "2 infantry")).with("support", "1 battleship"));
    assert_eq!(c, wanted);
    // With enemy ships in the zone there would be a sea battle first, and no support (AA-196).
    t = t.put("sz_baltic", Power::Uk, Kind::Submarine, 1);
    let Answer::Chances(mut c) = ask_in(&t, &q) else { panic!("no chances") };
    let first = c.how.remove(0);
    assert_eq!((first.text.id.as_ref(), first.rule.map(|r| r.number())), ("how-sea-first", Some(307)));
    assert_eq!(c, chances(&kept(battle("1 armor 2 fighters", "2 infantry"))));
    // The sea battle itself: what the transport carries is worth something, so it is lost after the submarine would be.
    let Answer::Chances(c) = ask_in(&t, &Query::new("battle").with("space", "sz_baltic")) else { panic!("no chances") };
    assert!(c.attacker_loss > 0.0);
    let fight = odds::fight_at(&game().board, &t.p, zone).unwrap();
    assert_eq!((fight.attacking_cargo.as_slice(), fight.sea), ([5u32].as_slice(), true));
    assert!(matches!(ask_in(&t, &Query::new("battle").with("space", "germany")), Answer::Refused(_)));
    assert!(matches!(ask_in(&t, &Query::new("battle").with("space", "atlantis")), Answer::Refused(_)));
    assert!(matches!(ask_in(&t, &Query::new("battle")), Answer::Refused(_)));
}

#[test]
fn an_attack_on_those_who_are_there() {
    let t = Table::empty().put("karelia", Power::Ussr, Kind::Fighter, 1).put("karelia", Power::Uk, Kind::Fighter, 1).put(
        "karelia",
        Power::Ussr,
        Kind::Aa,
        1,
    );
    let mut p = t.p.clone();
    p.developments[Power::Uk.i()].add(Development::Jets);
    let units = [(Kind::Infantry, 4), (Kind::Bomber, 1)];
    let a = Assault { space: sp("karelia"), by: Power::Germany, units: &units, support: 0, keep_ground: false };
    let b = &game().board;
    let got = ask::battle_odds(b, &p, &a, &mut Solver::new()).unwrap();
    let mut jets = Developments::default();
    jets.add(Development::Jets);
    let fight = odds::Fight {
        attacker: Company::new(Developments::default(), &units),
        defenders: vec![Company::new(Developments::default(), &[(Kind::Fighter, 1)]), Company::new(jets, &[(Kind::Fighter, 1)])],
        gun: true,
        ..odds::Fight::default()
    };
    assert_eq!(got, fight.summary(b, &mut Solver::new()).unwrap(), "each owner defends with his own developments");
    let q = Query::new("odds_of").with("space", "karelia").with("power", "germany").with("attack", "4 infantry 1 bomber");
    assert!(matches!(ask_in(&t, &q), Answer::Chances(_)));
    let q = Query::new("odds_of").with("space", "ukraine").with("power", "germany").with("attack", "4 infantry");
    assert!(matches!(ask_in(&t, &q), Answer::Refused(_)), "nobody is there");
}

fn marked(a: Answer) -> Vec<(String, String)> {
    let Answer::Marks(marks) = a else { panic!("no marks: {a:?}") };
    marks.into_iter().map(|m| (m.space, game().catalog().say(Lang::En, &m.label))).collect()
}

#[test]
fn threats_by_land_air_and_sea() {
    let t = Table::empty()
        .put("united_kingdom", Power::Uk, Kind::Infantry, 1)
        .put("western_europe", Power::Germany, Kind::Infantry, 2)
        .put("western_europe", Power::Germany, Kind::Fighter, 1)
        .put("southern_europe", Power::Germany, Kind::Armor, 1)
        .put("libya", Power::Germany, Kind::Infantry, 1);
    let threat = Query::new("threat").with("space", "united_kingdom");
    let by_air = marked(ask_in(&t, &threat));
    assert_eq!(by_air.len(), 2, "{by_air:?}");
    assert!(by_air[0].0 == "western_europe" && by_air[0].1.contains("1 fighter") && !by_air[0].1.contains("infantry"));
    let t = t.put("sz_united_kingdom", Power::Germany, Kind::Transport, 1);
    let by_sea = marked(ask_in(&t, &threat));
    assert!(by_sea.iter().any(|(s, l)| s == "western_europe" && l.contains("2 infantry")), "{by_sea:?}");
    assert!(!by_sea.iter().any(|(s, _)| s == "libya"));
    let on_land = marked(ask_in(
        &t.put("germany", Power::Uk, Kind::Infantry, 1).own("germany", Power::Uk),
        &Query::new("threat").with("space", "germany"),
    ));
    assert!(on_land.iter().any(|(s, l)| s == "southern_europe" && l.contains("1 armor")), "{on_land:?}");
}

#[test]
fn aa_163_a_threat_by_sea_has_no_more_units_than_the_transports_have_room_for() {
    let t = Table::empty()
        .put("western_europe", Power::Germany, Kind::Infantry, 15)
        .put("western_europe", Power::Germany, Kind::Armor, 2)
        .put("sz_united_kingdom", Power::Germany, Kind::Transport, 3);
    let at = |t: &Table| {
        let all = marked(ask_in(t, &Query::new("threat").with("space", "united_kingdom")));
        all.into_iter().find(|(s, _)| s == "western_europe").map(|(_, l)| l).unwrap()
    };
    let said = at(&t);
    assert!(said.contains("6 infantry") && !said.contains("armor"), "{said}");
    // What is aboard already takes its room; who finds no infantry takes armor.
    let mut t = Table::empty()
        .put("western_europe", Power::Germany, Kind::Infantry, 2)
        .put("western_europe", Power::Germany, Kind::Armor, 2)
        .put("sz_united_kingdom", Power::Germany, Kind::Transport, 3);
    let aboard = Cargo { kind: Kind::Infantry, owner: Power::Germany, fresh: false, landing: false };
    t.p.ships = vec![Ship { cargo: [Some(aboard), None], ..Ship::plain(sp("sz_united_kingdom"), Power::Germany) }];
    let said = at(&t);
    assert!(said.contains("2 infantry") && said.contains("1 armor"), "{said}");
    // Where they can march they all come.
    let t = Table::empty().put("western_europe", Power::Germany, Kind::Infantry, 15).own("germany", Power::Uk);
    let by_land = marked(ask_in(&t, &Query::new("threat").with("space", "germany")));
    assert!(by_land.iter().any(|(_, l)| l.contains("15 infantry")), "{by_land:?}");
}

#[test]
fn odds_with_ships_are_those_of_a_battle_at_sea() {
    let ask = |q: Query| game().ask_in_general(&q.with("defend", "1 submarine, 1 fighter"));
    let plain = ask(Query::new("odds").with("attack", "1 battleship 1 fighter"));
    assert_eq!(plain, ask(Query::new("odds").with("attack", "1 battleship 1 fighter").with("sea", "true")));
    assert!(matches!(plain, Answer::Chances(_)), "{plain:?}");
    // Who says otherwise is taken at his word; with land units named, ships have no place in it.
    for (attack, sea) in [("1 battleship", "no"), ("1 battleship 1 infantry", "")] {
        let q = Query::new("odds").with("attack", attack).with("defend", "1 infantry");
        let q = if sea.is_empty() { q } else { q.with("sea", sea) };
        assert!(matches!(game().ask_in_general(&q), Answer::Refused(_)), "{attack}");
    }
}

#[test]
fn the_range_of_a_unit() {
    let t = Table::empty().put("germany", Power::Germany, Kind::Armor, 1).put("germany", Power::Germany, Kind::Fighter, 1);
    let of = |unit: &str| marked(ask_in(&t, &Query::new("range").with("space", "germany").with("unit", unit)));
    assert!(of("armor").iter().any(|(s, l)| s == "ukraine" && l == "2 spaces"));
    assert!(!of("armor").iter().any(|(s, _)| s.starts_with("sz_")));
    assert!(of("chasseur").len() > of("char").len());
    let none = ask_in(&t, &Query::new("range").with("space", "germany").with("unit", "infantry"));
    assert!(matches!(none, Answer::Refused(_)));
}

#[test]
fn the_range_in_a_movement_phase_is_what_is_legal() {
    let t = Table::empty()
        .put("germany", Power::Germany, Kind::Armor, 1)
        .put("karelia", Power::Ussr, Kind::Infantry, 1)
        .turn(Power::Germany, Phase::NonCombatMove);
    let marks = marked(ask_in(&t, &Query::new("range").with("space", "GER").with("unit", "arm")));
    let mut wanted: Vec<String> = t
        .legal()
        .into_iter()
        .filter_map(|a| match a {
            Action::March { to, .. } => Some(game().board.space(to).id.clone()),
            _ => None,
        })
        .collect();
    wanted.sort();
    wanted.dedup();
    let mut got: Vec<String> = marks.into_iter().map(|(s, _)| s).collect();
    got.sort();
    assert!(!got.is_empty());
    assert_eq!(got, wanted);
    assert!(t.is_legal(march(Kind::Armor, "germany", "eastern_europe")));
}

#[test]
fn tables_of_money_and_victory() {
    let t = Table::new();
    let Answer::Table { rows, .. } = ask_in(&t, &Query::new("income")) else { panic!("no table") };
    let text: Vec<String> = rows[1].iter().map(|c| game().catalog().say(Lang::Fr, c)).collect();
    assert_eq!(text, ["Allemagne", "32", "32", "+0", "32"]);
    let Answer::Table { rows, .. } = ask_in(&t.own("russia", Power::Germany), &Query::new("victory")) else { panic!("no table") };
    let text: Vec<Vec<String>> = rows.iter().map(|r| r.iter().map(|c| game().catalog().say(Lang::En, c)).collect()).collect();
    assert_eq!(text[0][2], "1 of 2", "{text:?}");
    assert!(text[1][1].contains("84") && text[2][2] == "0 of 2", "{text:?}");
}

#[test]
fn every_question_offered_is_answered() {
    let t = Table::new();
    let v = game().view(&t.p, Viewer::Everything);
    let all = ask::queries(&game().board, &v);
    assert!(all.len() > 5);
    for q in all {
        assert!(!matches!(game().ask(&v, &q), Answer::Refused(_)), "{q:?}");
    }
}
