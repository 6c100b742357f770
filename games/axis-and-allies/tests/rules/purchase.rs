//! Purchase of units (rulebook 2.29, 3.15-3.21).
use crate::support::*;
use axis_and_allies::{
    Action, Event, Kind, Phase, Power, rule,
    types::{Development, Developments},
};
use ironbottom_kernel::Rules;

fn buy(unit: Kind) -> Action {
    Action::Buy { unit }
}

fn germany() -> Table {
    Table::new().turn(Power::Germany, Phase::Purchase)
}

const PRICES: [(Kind, u8); 10] = [
    (Kind::Infantry, 3),
    (Kind::Armor, 5),
    (Kind::Fighter, 12),
    (Kind::Bomber, 15),
    (Kind::Aa, 5),
    (Kind::Battleship, 24),
    (Kind::Carrier, 18),
    (Kind::Transport, 8),
    (Kind::Submarine, 8),
    (Kind::Complex, 15),
];

#[test]
fn e1_the_german_sample_purchase() {
    let mut t = germany().ipc(Power::Germany, 28);
    let before = t.p.units.clone();
    for unit in [Kind::Transport, Kind::Transport, Kind::Armor, Kind::Armor] {
        t.act(buy(unit));
    }
    assert_eq!(t.p.ipc[Power::Germany.i()], 2);
    assert_eq!((t.p.turn.bought[Kind::Transport.i()], t.p.turn.bought[Kind::Armor.i()]), (2, 2));
    t.act(Action::Done);
    // Nothing on the board before phase 5.
    assert_eq!(t.p.units, before);
    assert_eq!((t.p.phase, t.p.power), (Phase::CombatMove, Power::Germany));
}

#[test]
fn aa_007_bought_units_wait_for_phase_5() {
    let mut t = germany();
    let before = t.p.units.clone();
    t.act(buy(Kind::Infantry)).act(buy(Kind::Complex));
    assert_eq!(t.p.units, before);
    assert!(t.p.territories.iter().filter(|t| t.complex.is_some()).count() == 8);
    assert_eq!(t.p.turn.bought.iter().sum::<u16>(), 2);
    // They cannot be placed in phase 1.
    let g = sp("germany");
    assert_eq!(t.refused(Action::Place { unit: Kind::Infantry, at: g, by: g }), rule::AA_004);
}

#[test]
fn aa_079_a_purchase_may_not_exceed_the_money_and_the_rest_is_kept() {
    for (unit, price) in PRICES {
        let mut exact = germany().ipc(Power::Germany, u16::from(price));
        assert!(exact.is_legal(buy(unit)), "{unit:?}");
        exact.act(buy(unit));
        assert_eq!(exact.p.ipc[Power::Germany.i()], 0, "{unit:?}");
        let short = germany().ipc(Power::Germany, u16::from(price) - 1);
        assert!(!short.is_legal(buy(unit)), "{unit:?}");
        assert_eq!(short.refused(buy(unit)), rule::AA_079);
    }
    let mut t = germany();
    t.act(buy(Kind::Battleship));
    assert_eq!(t.p.ipc[Power::Germany.i()], 8);
}

#[test]
fn aa_080_prices() {
    let b = &game().board;
    let t = germany();
    for (unit, price) in PRICES {
        assert_eq!((b.unit(unit).cost, t.p.price(b, Power::Germany, unit)), (price, price), "{unit:?}");
    }
    let mut t = germany();
    t.act(buy(Kind::Carrier));
    assert_eq!(t.events[0].event, Event::Bought { power: Power::Germany, unit: Kind::Carrier, cost: 18 });
}

#[test]
fn aa_074_with_industrial_technology_every_unit_costs_one_less() {
    for (unit, price) in PRICES {
        let mut t = germany().ipc(Power::Germany, u16::from(price) - 1);
        t.p.developments[Power::Germany.i()].add(Development::Industry);
        t.act(buy(unit));
        assert_eq!(t.p.ipc[Power::Germany.i()], 0, "{unit:?}");
    }
    // Another development does not make anything cheaper.
    let mut t = germany();
    let mut others = Developments::default();
    Development::ALL.into_iter().filter(|d| *d != Development::Industry).for_each(|d| others.add(d));
    t.p.developments[Power::Germany.i()] = others;
    t.act(buy(Kind::Infantry));
    assert_eq!(t.p.ipc[Power::Germany.i()], 29);
}

#[test]
fn aa_085_no_purchase_without_the_capital() {
    let t = Table::new().own("germany", Power::Usa).turn(Power::Germany, Phase::Purchase);
    for (unit, _) in PRICES {
        assert!(!t.is_legal(buy(unit)));
        assert_eq!(t.refused(buy(unit)), rule::AA_085);
    }
    // There is still a way on.
    assert_eq!(t.legal(), [Action::Done]);
    // With the capital in its own or an ally's hands there is no bar.
    assert!(germany().is_legal(buy(Kind::Infantry)));
    assert!(Table::new().own("germany", Power::Japan).turn(Power::Germany, Phase::Purchase).is_legal(buy(Kind::Infantry)));
}

#[test]
fn aa_079_purchases_of_one_kind_end_with_the_money() {
    let mut t = germany().ipc(Power::Germany, 1502);
    for _ in 0..500 {
        t.act(buy(Kind::Infantry));
    }
    assert_eq!(t.p.turn.bought[Kind::Infantry.i()], 500);
    assert!(!t.is_legal(buy(Kind::Infantry)));
}

#[test]
fn aa_004_purchase_may_be_skipped_and_other_actions_have_their_own_phase() {
    let mut t = germany();
    assert!(t.is_legal(Action::Done));
    for a in [Action::NoRocket, Action::PressOn, march(Kind::Infantry, "germany", "eastern_europe")] {
        assert_eq!(t.refused(a), rule::AA_004, "{a:?}");
    }
    t.act(Action::Done);
    assert_eq!(t.p.phase, Phase::CombatMove);
    assert_eq!(t.p.ipc[Power::Germany.i()], 32);
}

#[test]
fn aa_268_only_the_active_power_buys() {
    let t = germany();
    for p in Power::ALL.into_iter().filter(|p| *p != Power::Germany) {
        assert_eq!(t.legal_for(p), []);
        for a in [buy(Kind::Infantry), Action::Research { dice: 1 }, Action::Done] {
            assert_eq!(t.refusal(p.seat(), a).rule, rule::AA_268, "{p:?} {a:?}");
        }
    }
    let other = ironbottom_kernel::Seat(7);
    assert_eq!(game().check(&t.p, other, &Action::Done).unwrap_err().rule, rule::AA_268);
}

#[test]
fn aa_254_money_is_never_given_nor_lent() {
    // No decision of the game moves money between powers: each purchase costs its own power only.
    let gifts = Action::KINDS.iter().copied().filter(|k| ["gift", "give", "loan", "lend", "trade", "pay"].contains(k));
    assert_eq!(gifts.count(), 0);
    let mut t = Table::new();
    for power in Power::ALL {
        t = t.turn(power, Phase::Purchase);
        for a in t.legal() {
            let mut u = Table { p: t.p.clone(), events: Vec::new() };
            let dice = if a.kind() == "research" { vec![1; 8] } else { Vec::new() };
            if let Action::Research { dice: n } = a {
                u.roll(a, &dice[..n as usize]);
            } else {
                u.act(a);
            }
            for other in Power::ALL.into_iter().filter(|o| *o != power) {
                assert_eq!(u.p.ipc[other.i()], t.p.ipc[other.i()], "{a:?} of {power:?}");
            }
            assert!(u.p.ipc[power.i()] <= t.p.ipc[power.i()]);
        }
    }
}
