//! Powers, players, money and units at the start (rulebook 0.1, 2.1-2.10, 2.26-2.28).
use crate::support::*;
use axis_and_allies::{
    Kind, Phase, Power,
    position::Complex,
    rule,
    types::{Alliance, Development},
};
use ironbottom_kernel::{Dice, Lang, Msg, Options, Rules, SetUpError, ToAct, info::OptionValue};

/// What a power has in a space, in the order of kinds.
fn at(t: &Table, space: &str, power: Power) -> [u16; 9] {
    *t.p.units.of(sp(space), power)
}

#[test]
fn aa_001_two_fixed_alliances() {
    let axis: Vec<Power> = Alliance::Axis.powers().collect();
    let allies: Vec<Power> = Alliance::Allies.powers().collect();
    assert_eq!(axis, [Power::Germany, Power::Japan]);
    assert_eq!(allies, [Power::Ussr, Power::Uk, Power::Usa]);
    let sides: Vec<&str> = game().info().seats.iter().map(|s| s.side.as_str()).collect();
    assert_eq!(sides, ["allies", "axis", "allies", "axis", "allies"]);
    assert_eq!(game().catalog().name(Lang::Fr, "side.axis"), "Axe");
}

#[test]
fn aa_003_several_powers_never_attack_together() {
    // British infantry beside the Soviets in Karelia: on the Soviet turn only the Soviets go.
    let t = Table::empty().put("karelia", Power::Uk, Kind::Infantry, 1).put("eastern_europe", Power::Germany, Kind::Infantry, 1);
    let t = t.turn(Power::Ussr, Phase::CombatMove);
    let a = march(Kind::Infantry, "karelia", "eastern_europe");
    assert!(!t.is_legal(a));
    assert_eq!(t.refusal(Power::Uk.seat(), a).rule, rule::AA_268);
    let mut t = t.put("karelia", Power::Ussr, Kind::Infantry, 1).turn(Power::Ussr, Phase::CombatMove);
    t.act(a);
    assert!(!t.is_legal(a), "the British do not join");
    assert_eq!((t.n("eastern_europe", Power::Ussr, Kind::Infantry), t.n("karelia", Power::Uk, Kind::Infantry)), (1, 1));
}

#[test]
fn aa_269_any_number_of_land_and_sea_battles_in_one_phase() {
    let mut t = Table::new().turn(Power::Germany, Phase::CombatMove);
    t.act(march(Kind::Infantry, "ukraine", "caucasus"));
    t.act(march(Kind::Infantry, "ukraine", "karelia"));
    t.act(march(Kind::Infantry, "libya", "anglo_egyptian_sudan"));
    t.act(sail(Kind::Battleship, "sz_central_med", "sz_east_med"));
    t.act(axis_and_allies::Action::Done);
    let fights = t.legal().into_iter().filter(|a| matches!(a, axis_and_allies::Action::Fight { .. }));
    assert_eq!(fights.count(), 4);
}

/// Player numbers by power for a number of players.
fn players(n: u8) -> [u8; 5] {
    let t = Table::with(&[&format!("players={n}")]);
    Power::ALL.map(|p| t.p.player(&game().board, p))
}

#[test]
fn aa_014_two_players_lead_the_two_alliances() {
    let [su, ge, uk, jp, us] = players(2);
    assert!(su == uk && uk == us && ge == jp && su != ge);
}

#[test]
fn aa_015_three_players_one_has_the_allies() {
    let [su, ge, uk, jp, us] = players(3);
    assert!(su == uk && uk == us && ge != jp && su != ge && su != jp);
}

#[test]
fn aa_016_four_players_one_has_the_ussr_and_the_usa() {
    let [su, ge, uk, jp, us] = players(4);
    assert!(su == us && su != uk && uk != ge && ge != jp && su != ge && su != jp && uk != jp);
}

#[test]
fn aa_017_five_players_have_one_power_each() {
    let mut all = players(5);
    all.sort_unstable();
    assert_eq!(all, [0, 1, 2, 3, 4]);
    // It is what a table plays unless it says otherwise.
    let t = Table::new();
    assert_eq!(Power::ALL.map(|p| t.p.player(&game().board, p)), players(5));
}

#[test]
fn aa_014_015_016_the_seats_are_offered_in_the_same_hands() {
    let hands: Vec<(u8, usize)> = game().info().assignments.iter().map(|a| (a.players, a.seats.len())).collect();
    assert_eq!(hands, [(2, 2), (3, 3), (4, 4), (5, 5)]);
    for a in &game().info().assignments {
        let by_power = players(a.players);
        for hand in &a.seats {
            let numbers: Vec<u8> = hand.iter().map(|s| by_power[s.0 as usize]).collect();
            assert!(numbers.windows(2).all(|w| w[0] == w[1]));
        }
    }
}

#[test]
fn aa_018_powers_in_one_hand_keep_separate_money_units_and_developments() {
    let mut t = Table::with(&["players=2"]).turn(Power::Uk, Phase::Purchase);
    t.roll(axis_and_allies::Action::Research { dice: 1 }, &[6, 1]);
    t.act(axis_and_allies::Action::Buy { unit: Kind::Fighter });
    assert_eq!(t.p.ipc, [24, 32, 13, 25, 36]);
    assert!(t.p.developments[Power::Uk.i()].has(Development::Jets));
    for p in [Power::Ussr, Power::Usa] {
        assert!(!t.p.developments[p.i()].has(Development::Jets));
    }
    // 13 left: no battleship, though the hand together could pay for it.
    assert_eq!(t.refused(axis_and_allies::Action::Buy { unit: Kind::Battleship }), rule::AA_079);
}

#[test]
fn aa_019_the_order_of_play() {
    let mut t = Table::new();
    let mut order = vec![t.p.power];
    for _ in 0..5 {
        axis_and_allies::phases::income::end_turn(&game().board, &mut t.p, &mut Default::default());
        order.push(t.p.power);
    }
    assert_eq!(order, [Power::Ussr, Power::Germany, Power::Uk, Power::Japan, Power::Usa, Power::Ussr]);
    let seats: Vec<&str> = game().info().seats.iter().map(|s| s.id.as_str()).collect();
    assert_eq!(seats, ["ussr", "germany", "uk", "japan", "usa"]);
}

#[test]
fn aa_020_money_at_the_start() {
    assert_eq!(Table::new().p.ipc, [24, 32, 30, 25, 36]);
}

#[test]
fn aa_002_021_the_level_at_the_start_is_the_sum_of_the_territories_and_the_money() {
    let t = Table::new();
    for (p, start) in Power::ALL.into_iter().zip([24, 32, 30, 25, 36]) {
        let sum: u16 = game().board.spaces.iter().filter(|s| s.original == Some(p)).map(|s| u16::from(s.ipc)).sum();
        assert_eq!((t.level(p), sum), (start, start), "{p:?}");
    }
}

#[test]
fn aa_002_the_level_is_the_sum_of_what_is_controlled_now() {
    let t = Table::new().own("libya", Power::Uk).own("spain", Power::Uk).own("gibraltar", Power::Germany);
    assert_eq!((t.level(Power::Uk), t.level(Power::Germany)), (31, 31));
}

#[test]
fn aa_042_the_units_of_the_set_up() {
    let t = Table::new();
    // Totals per power: infantry, armor, fighters, bombers, guns, battleships, carriers, transports, submarines.
    let totals = [
        (Power::Ussr, [19, 4, 2, 0, 2, 0, 0, 1, 1], 2),
        (Power::Germany, [19, 10, 5, 1, 3, 1, 0, 2, 2], 2),
        (Power::Uk, [10, 3, 3, 1, 1, 2, 0, 3, 1], 1),
        (Power::Japan, [19, 1, 5, 1, 1, 2, 1, 2, 1], 1),
        (Power::Usa, [11, 1, 4, 1, 2, 1, 1, 2, 1], 2),
    ];
    for (p, units, complexes) in totals {
        assert_eq!(Kind::PIECES.map(|k| t.p.units.total(p, k)), units, "{p:?}");
        let own = t.p.territories.iter().filter(|t| t.complex == Some(Complex::Original(p)) && t.owner == Some(p));
        assert_eq!(own.count(), complexes, "{p:?}");
    }
    assert_eq!(at(&t, "karelia", Power::Ussr), [3, 1, 1, 0, 1, 0, 0, 0, 0]);
    assert_eq!(at(&t, "sz_hawaii", Power::Usa), [0, 0, 1, 0, 0, 0, 1, 0, 1]);
    assert!(t.p.ships.is_empty() && t.p.flights.is_empty());
}

#[test]
fn e11_the_german_card() {
    let t = Table::new();
    for (space, n) in [("germany", 4), ("eastern_europe", 3), ("ukraine", 3)] {
        assert_eq!(t.n(space, Power::Germany, Kind::Infantry), n, "{space}");
    }
}

#[test]
fn e7_seven_infantry_are_one_stack() {
    // One piece, a white chip for one and a red chip for five.
    let t = Table::empty().put("libya", Power::Germany, Kind::Infantry, 1 + 1 + 5);
    assert_eq!(t.n("libya", Power::Germany, Kind::Infantry), 7);
    assert_eq!(t.p.units.spaces_with(Power::Germany, Kind::Infantry).len(), 1);
}

#[test]
fn aa_271_any_number_of_units_in_one_stack() {
    let mut t = Table::empty().ipc(Power::Germany, 600).turn(Power::Germany, Phase::Purchase);
    for _ in 0..100 {
        t.act(axis_and_allies::Action::Buy { unit: Kind::Infantry });
    }
    t.p.phase = Phase::Place;
    for _ in 0..100 {
        t.act(axis_and_allies::Action::Place { unit: Kind::Infantry, at: sp("germany"), by: sp("germany") });
    }
    assert_eq!(t.n("germany", Power::Germany, Kind::Infantry), 100);
}

#[test]
fn aa_043_no_ship_stands_on_land_and_no_land_unit_at_sea() {
    let (t, b) = (Table::new(), &game().board);
    for p in Power::ALL {
        for k in Kind::PIECES {
            let spaces = t.p.units.spaces_with(p, k);
            let wrong = if k.is_ship() { spaces & b.land } else { spaces & b.sea };
            assert!(wrong.is_empty() || k == Kind::Fighter, "{p:?} {k:?}");
        }
    }
    // A ship bought is not placed in its territory.
    let mut t = Table::new().turn(Power::Uk, Phase::Purchase);
    t.act(axis_and_allies::Action::Buy { unit: Kind::Submarine });
    t.p.phase = Phase::Place;
    let uk = sp("united_kingdom");
    assert_eq!(t.refused(axis_and_allies::Action::Place { unit: Kind::Submarine, at: uk, by: uk }), rule::AA_246);
}

#[test]
fn aa_044_the_german_atlantic_submarine_lies_west_of_spain() {
    assert_eq!(Table::new().n("sz_west_spain", Power::Germany, Kind::Submarine), 1);
}

#[test]
fn aa_045_the_american_western_fleet_lies_in_the_pacific() {
    let t = Table::new();
    assert_eq!(at(&t, "sz_western_us", Power::Usa), [0, 0, 0, 0, 0, 1, 0, 1, 0]);
    assert_eq!(at(&t, "sz_gulf_of_mexico", Power::Usa), [0; 9]);
}

#[test]
fn aa_046_the_british_submarine_lies_in_the_eastern_mediterranean() {
    let t = Table::new();
    assert_eq!(t.n("sz_east_med", Power::Uk, Kind::Submarine), 1);
    assert_eq!(t.n("sz_red_sea", Power::Uk, Kind::Submarine), 0);
}

#[test]
fn aa_047_the_soviet_ships_lie_north_of_karelia() {
    let t = Table::new();
    assert_eq!(at(&t, "sz_karelia", Power::Ussr), [0, 0, 0, 0, 0, 0, 0, 1, 1]);
    assert_eq!(at(&t, "sz_baltic", Power::Ussr), [0; 9]);
}

#[test]
fn aa_004_the_game_begins_with_phase_1_of_the_ussr() {
    let t = Table::new();
    assert_eq!((t.p.round, t.p.power, t.p.phase), (1, Power::Ussr, Phase::Purchase));
    assert_eq!(game().to_act(&t.p), ToAct::One(Power::Ussr.seat()));
    assert_eq!((t.p.turn.held, t.p.turn.friendly), (t.p.owned(Power::Ussr), t.p.friendly(Power::Ussr)));
    assert_eq!(t.p.turn.complexes.iter().collect::<Vec<_>>(), [sp("karelia"), sp("russia")]);
}

#[test]
fn a_wrong_scenario_and_wrong_options_are_all_reported() {
    let options = [("low_luck", OptionValue::Number(3)), ("nonsense", OptionValue::Flag(true))];
    let options = Options(options.into_iter().map(|(k, v)| (k.to_owned(), v)).collect());
    let errors = game().set_up(game().info().newest(), "summer-1950", &options, &mut Dice::scripted(&[])).unwrap_err();
    assert_eq!(errors.0.len(), 3);
    assert!(matches!(&errors.0[0], SetUpError::Scenario(s) if s == "summer-1950"));
}

#[test]
fn the_game_describes_itself_whole() {
    let info = game().info();
    assert_eq!((info.id.as_str(), info.rules_version, info.rule_prefix.as_str()), ("axis-and-allies", 2, "AA"));
    assert_eq!(info.scenarios.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), ["spring-1942"]);
    assert_eq!(info.round_limit_option.as_deref(), Some("round_limit"));
    assert_eq!(info.levels, ["captain"]);
    assert_eq!((info.options.len(), info.chapters.len()), (32, 14));
    assert_eq!(info.rules.len(), 325);
    for r in &info.rules {
        assert!(info.chapters.iter().any(|(slug, _)| *slug == r.chapter), "{r:?}");
    }
    let c = game().catalog();
    for s in &game().board.spaces {
        assert!(c.has_name(&format!("space.{}", s.id)), "{}", s.id);
    }
    assert_eq!(c.name(Lang::Fr, "units.transport"), "cargos");
    assert_eq!(c.name(Lang::En, "development.rockets"), "Rockets");
    assert_eq!(c.name(Lang::Fr, "option.casualties_per.volley"), "après toute la salve");
    assert_eq!(c.say(Lang::Fr, &Msg::new("refuse-game-over")), "La partie est finie.");
}

#[test]
fn the_opening_survives_being_written_down() {
    let t = Table::with(&["axis_bid=9", "stack_limits=full"]);
    let text = serde_json::to_string(&t.p).unwrap();
    assert_eq!(serde_json::from_str::<axis_and_allies::Position>(&text).unwrap(), t.p);
}
