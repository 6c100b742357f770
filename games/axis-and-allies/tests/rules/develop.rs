//! Weapons development (rulebook 3.2-3.14).
use crate::support::*;
use axis_and_allies::{
    Action, Event, Kind, Phase, Power, rule,
    types::{Development, Developments},
};

const fn research(dice: u8) -> Action {
    Action::Research { dice }
}

fn buy(unit: Kind) -> Action {
    Action::Buy { unit }
}

/// Germany in phase 1 with 32 IPC.
fn germany() -> Table {
    Table::new().turn(Power::Germany, Phase::Purchase)
}

fn owns(t: &Table, power: Power, d: Development) -> bool {
    t.p.developments[power.i()].has(d)
}

/// Germany owns all but these.
fn all_but(missing: &[Development]) -> Developments {
    let mut owned = Developments::default();
    Development::ALL.into_iter().filter(|d| !missing.contains(d)).for_each(|d| owned.add(d));
    owned
}

#[test]
fn aa_054_no_research_after_the_first_purchase() {
    let mut t = germany();
    assert!(t.is_legal(research(1)));
    t.act(buy(Kind::Infantry));
    assert!(!t.is_legal(research(1)));
    assert_eq!(t.refused(research(1)), rule::AA_054);
    // The next turn is a new one.
    assert!(t.turn(Power::Germany, Phase::Purchase).is_legal(research(1)));
}

#[test]
fn aa_054_purchases_may_follow_research() {
    let mut t = germany();
    t.roll(research(1), &[3]);
    assert!(t.is_legal(buy(Kind::Infantry)));
}

#[test]
fn aa_055_a_die_costs_5_and_the_money_sets_the_limit() {
    let t = germany();
    let listed: Vec<Action> = t.legal().into_iter().filter(|a| a.kind() == "research").collect();
    assert_eq!(listed, (1..=6).map(research).collect::<Vec<_>>());
    assert!(t.is_legal(research(6)) && !t.is_legal(research(7)));
    assert_eq!(t.refused(research(7)), rule::AA_055);
    assert_eq!(t.refused(research(0)), rule::AA_055);
    let exactly = germany().ipc(Power::Germany, 35);
    assert!(exactly.is_legal(research(7)));
    let poor = germany().ipc(Power::Germany, 4);
    assert!(!poor.is_legal(research(1)));
    assert!(germany().ipc(Power::Germany, 5).is_legal(research(1)));
}

#[test]
fn aa_055_great_wealth_lists_no_more_dice_than_can_be_named() {
    let t = germany().ipc(Power::Germany, 2000);
    assert_eq!(t.legal().iter().filter(|a| a.kind() == "research").count(), 255);
    assert!(t.is_legal(research(255)));
}

#[test]
fn aa_056_all_dice_are_paid_and_rolled_in_one_go() {
    let mut t = germany();
    // A breakthrough with the first die stops nothing and refunds nothing.
    t.roll(research(4), &[6, 1, 2, 3, 5]);
    assert_eq!(t.p.ipc[Power::Germany.i()], 32 - 20);
    let Event::Researched { dice, breakthroughs, power } = &t.events[0].event else { panic!("{:?}", t.events) };
    assert_eq!((dice.as_slice(), *breakthroughs, *power), (&[6, 1, 2, 3][..], 1, Power::Germany));
    assert_eq!(t.events[0].dice, (0, 4));
    assert_eq!(t.events[1].dice, (4, 5));
    assert_eq!(t.events.len(), 2);
}

#[test]
fn e51_three_dice_are_15_ipc_and_are_all_rolled() {
    let mut t = germany();
    t.roll(research(3), &[6, 2, 4, 1]);
    assert_eq!(t.p.ipc[Power::Germany.i()], 32 - 15);
    assert!(owns(&t, Power::Germany, Development::Jets));
}

#[test]
fn aa_057_every_six_is_a_breakthrough_and_nothing_else_is() {
    let mut t = germany();
    t.roll(research(5), &[1, 2, 3, 4, 5]);
    assert_eq!(t.p.developments, [Developments::default(); 5]);
    let mut t = germany();
    t.roll(research(3), &[6, 6, 1, 2, 4]);
    assert!(owns(&t, Power::Germany, Development::Rockets) && owns(&t, Power::Germany, Development::LongRange));
    assert_eq!(t.p.developments[Power::Germany.i()].0.count_ones(), 2);
}

#[test]
fn aa_058_the_result_die_names_the_development() {
    for (i, d) in Development::ALL.into_iter().enumerate() {
        let mut t = germany();
        t.roll(research(1), &[6, i as u8 + 1]);
        assert!(owns(&t, Power::Germany, d), "{d:?}");
        assert_eq!(t.p.developments[Power::Germany.i()].0.count_ones(), 1);
        assert_eq!(t.events[1].event, Event::Developed { power: Power::Germany, development: d });
    }
    let ids = Development::ALL.map(Development::id);
    assert_eq!(
        ids,
        ["jet_power", "rockets", "super_submarines", "long_range_aircraft", "industrial_technology", "heavy_bombers"]
    );
}

#[test]
fn e12_a_three_is_super_submarines_and_one_already_owned_is_rolled_again() {
    let mut t = germany();
    t.roll(research(1), &[6, 3]);
    assert!(owns(&t, Power::Germany, Development::SuperSubmarines));
    let mut t = t.turn(Power::Germany, Phase::Purchase);
    t.roll(research(1), &[6, 3, 3, 5]);
    assert!(owns(&t, Power::Germany, Development::Industry));
}

#[test]
fn aa_059_a_development_already_owned_is_rolled_again() {
    let mut t = germany();
    t.p.developments[Power::Germany.i()] = all_but(&[Development::LongRange]);
    t.roll(research(1), &[6, 1, 2, 3, 5, 6, 4]);
    assert!(t.p.developments[Power::Germany.i()].complete());
    // Two breakthroughs with the same number: the second is rolled again.
    let mut t = germany();
    t.roll(research(2), &[6, 6, 1, 1, 2]);
    assert_eq!(t.p.developments[Power::Germany.i()].0, 0b11);
}

#[test]
fn aa_060_two_powers_may_own_the_same_development() {
    let mut t = germany();
    t.roll(research(1), &[6, 2]);
    let mut t = t.turn(Power::Uk, Phase::Purchase);
    t.roll(research(1), &[6, 2]);
    assert!(owns(&t, Power::Germany, Development::Rockets) && owns(&t, Power::Uk, Development::Rockets));
}

#[test]
fn aa_061_a_development_works_in_the_same_turn() {
    let mut t = germany().ipc(Power::Germany, 5 + 11);
    assert_eq!(t.p.price(&game().board, Power::Germany, Kind::Fighter), 12);
    t.roll(research(1), &[6, 5]);
    // 11 left: a fighter costs just that now.
    t.act(buy(Kind::Fighter));
    assert_eq!(t.p.ipc[Power::Germany.i()], 0);
    let mut t = germany();
    t.roll(research(1), &[6, 4]);
    // For the units that stand on the board as well.
    assert_eq!(t.p.range(&game().board, Power::Germany, Kind::Fighter), 6);
}

#[test]
fn aa_062_allies_do_not_share_developments() {
    let mut t = germany();
    t.roll(research(2), &[6, 6, 4, 5]);
    let b = &game().board;
    assert_eq!((t.p.range(b, Power::Germany, Kind::Bomber), t.p.range(b, Power::Japan, Kind::Bomber)), (8, 6));
    assert_eq!((t.p.price(b, Power::Germany, Kind::Armor), t.p.price(b, Power::Japan, Kind::Armor)), (4, 5));
}

#[test]
fn aa_063_no_research_with_all_six() {
    let mut t = germany();
    t.p.developments[Power::Germany.i()] = all_but(&[]);
    assert!(!t.is_legal(research(1)));
    assert_eq!(t.refused(research(1)), rule::AA_063);
    t.p.developments[Power::Germany.i()] = all_but(&[Development::Jets]);
    assert!(t.is_legal(research(1)));
    // Surplus breakthroughs are lost, without a die.
    t.roll(research(3), &[6, 6, 6, 1]);
    assert!(t.p.developments[Power::Germany.i()].complete());
}

#[test]
fn aa_073_long_range_aircraft() {
    let mut t = germany();
    let b = &game().board;
    let range = |t: &Table, k| t.p.range(b, Power::Germany, k);
    assert_eq!((range(&t, Kind::Fighter), range(&t, Kind::Bomber)), (4, 6));
    t.roll(research(1), &[6, 4]);
    assert_eq!((range(&t, Kind::Fighter), range(&t, Kind::Bomber)), (6, 8));
    // Nothing else goes further.
    assert_eq!((range(&t, Kind::Armor), range(&t, Kind::Battleship)), (2, 2));
}

#[test]
fn aa_075_research_dice_cost_5_with_industrial_technology_too() {
    let mut t = germany().ipc(Power::Germany, 10);
    t.p.developments[Power::Germany.i()].add(Development::Industry);
    assert!(t.is_legal(research(2)));
    t.p.ipc[Power::Germany.i()] = 9;
    assert!(!t.is_legal(research(2)));
    t.roll(research(1), &[1]);
    assert_eq!(t.p.ipc[Power::Germany.i()], 4);
}

#[test]
fn e52_with_industrial_technology_a_die_costs_5() {
    let mut t = germany();
    t.p.developments[Power::Germany.i()].add(Development::Industry);
    t.roll(research(2), &[1, 2]);
    assert_eq!(t.p.ipc[Power::Germany.i()], 22);
}

#[test]
fn aa_275_one_attempt_a_turn() {
    let mut failed = germany();
    failed.roll(research(1), &[1]);
    assert!(!failed.is_legal(research(1)));
    assert_eq!(failed.refused(research(1)), rule::AA_275);
    let mut found = germany();
    found.roll(research(1), &[6, 1]);
    assert_eq!(found.refused(research(1)), rule::AA_275);
    assert!(found.turn(Power::Germany, Phase::Purchase).is_legal(research(1)));
}

#[test]
fn aa_280_no_research_without_the_capital() {
    let lost = |options: &[&str]| Table::with(options).own("germany", Power::Uk).turn(Power::Germany, Phase::Purchase);
    assert!(!lost(&[]).is_legal(research(1)));
    assert_eq!(lost(&[]).refused(research(1)), rule::AA_280);
    assert!(lost(&["research_without_capital=true"]).is_legal(research(1)));
    // Another power's capital does not matter, nor who of the enemies holds one's own.
    let t = Table::new().own("japan", Power::Usa).turn(Power::Germany, Phase::Purchase);
    assert!(t.is_legal(research(1)));
}
