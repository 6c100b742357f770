//! Retreats (rulebook 5.11-5.13, 5.28, 4.70, 4.86).
use crate::support::{
    Table,
    battle::{BREAK_OFF, lose, retreat, withdraw},
    game, sp,
};
use axis_and_allies::{
    Action, Event, Kind,
    Kind::{Armor, Battleship, Bomber, Carrier, Fighter, Infantry, Submarine, Transport},
    Power::{Germany, Japan, Uk, Usa, Ussr},
    phases::combat,
    position::{Mission, Position, Standing, SubOrder},
    rule,
};
use ironbottom_kernel::{Dice, Log};

#[test]
fn e28_retreat_only_where_somebody_came_from() {
    let t = Table::empty().put("manchuria", Japan, Infantry, 1).attacker(Ussr);
    let mut t = t.came(Infantry, 1, "yakut", "manchuria").came(Infantry, 1, "soviet_far_east", "manchuria");
    t.begin_combat(&[6, 6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, retreat("soviet_far_east"), retreat("yakut")]);
    // China is friendly and next door, but nobody came from there.
    assert_eq!(t.refused(retreat("china")), rule::AA_217);
    t.act(retreat("yakut"));
    assert!(t.fought());
    assert_eq!((t.n("yakut", Ussr, Infantry), t.n("manchuria", Ussr, Infantry)), (2, 0));
    assert_eq!(t.p.moved.get(sp("yakut"), Infantry), 2, "they do not move again this turn");
    assert_eq!(t.p.moved.get(sp("manchuria"), Infantry), 0);
}

#[test]
fn e61_the_origin_of_a_lost_attacker_still_counts() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany);
    let mut t = t.came(Infantry, 2, "eastern_europe", "karelia").came(Infantry, 1, "finland_norway", "karelia");
    t.begin_combat(&[6, 6, 6, 2]);
    assert_eq!(t.legal(), [Action::PressOn, retreat("eastern_europe"), retreat("finland_norway")]);
    assert_eq!(t.refused(retreat("ukraine")), rule::AA_217);
    t.act(retreat("finland_norway"));
    assert_eq!(t.n("finland_norway", Germany, Infantry), 2);
}

#[test]
fn aa_213_after_any_cycle_and_not_before() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 2).attacker(Germany);
    let mut t = t.came(Infantry, 1, "eastern_europe", "karelia").came(Armor, 1, "eastern_europe", "karelia");
    // In mid-cycle a loss is asked for, no retreat.
    t.begin_combat(&[6, 6, 2, 6]);
    assert_eq!(t.refused(retreat("eastern_europe")), rule::AA_009);
    t.act(lose(Germany, Infantry));
    t.roll(Action::PressOn, &[6, 6, 6]).act(retreat("eastern_europe"));
    assert!(t.fought());
    assert_eq!(t.n("eastern_europe", Germany, Armor), 1);
    assert!(t.events.iter().any(|e| matches!(e.event, Event::Retreated { to: Some(s), .. } if s == sp("eastern_europe"))));
}

#[test]
fn aa_214_the_whole_force_goes_to_one_friendly_territory() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany);
    let t = t.came(Infantry, 2, "eastern_europe", "karelia").came(Armor, 1, "ukraine", "karelia");
    let mut t = t.flew(Fighter, 1, 2, "karelia");
    t.begin_combat(&[6, 6, 6, 6, 6]);
    // One place, and a place there must be for units on the ground.
    assert_eq!(t.refused(BREAK_OFF), rule::AA_214);
    assert_eq!(t.refused(Action::Retreat { to: Some(sp("ukraine")), leave_subs: true }), rule::AA_295);
    t.act(retreat("ukraine"));
    assert_eq!((t.n("ukraine", Germany, Infantry), t.n("ukraine", Germany, Armor)), (2, 1));
    // Not into a territory that is the enemy's again, or was never anybody's.
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany).own("ukraine", Ussr);
    let mut t = t.came(Infantry, 2, "eastern_europe", "karelia").came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 6, 6, 6]);
    assert_eq!(t.refused(retreat("ukraine")), rule::AA_214);
    // An ally's will do.
    let t = Table::empty().own("ukraine", Japan).put("karelia", Ussr, Infantry, 1).attacker(Germany);
    let mut t = t.came(Armor, 1, "ukraine", "karelia");
    t.begin_combat(&[6, 6]).act(retreat("ukraine"));
    assert_eq!(t.n("ukraine", Germany, Armor), 1);
}

#[test]
fn aa_215_the_defender_is_never_asked_to_retreat() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany).came(Infantry, 1, "ukraine", "karelia");
    let mut t = t;
    t.begin_combat(&[6, 6]);
    assert!(t.legal_for(Ussr).is_empty());
    assert_eq!(t.refusal(Ussr.seat(), retreat("ukraine")).rule, rule::AA_268);
}

#[test]
fn aa_216_no_retreat_once_the_defenders_are_destroyed() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany).came(Infantry, 1, "ukraine", "karelia");
    let mut t = t;
    t.begin_combat(&[1, 6]);
    assert!(t.fought());
    assert_eq!(t.n("karelia", Germany, Infantry), 1);
}

#[test]
fn aa_217_an_origin_of_another_battle_does_not_count() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("caucasus", Ussr, Infantry, 1).attacker(Germany);
    let mut t = t.came(Infantry, 1, "finland_norway", "karelia").origin("ukraine", "caucasus", false);
    t.begin_combat(&[6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, retreat("finland_norway")]);
    assert_eq!(t.refused(retreat("ukraine")), rule::AA_217);
}

#[test]
fn aa_218_aircraft_break_off_and_keep_their_range() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany).came(Infantry, 1, "ukraine", "karelia");
    let mut t = t.flew(Fighter, 1, 2, "karelia").flew(Bomber, 1, 4, "karelia");
    t.begin_combat(&[6, 6, 6, 6]).act(retreat("ukraine"));
    assert!(t.fought());
    let left: Vec<_> = t.p.flights.iter().map(|f| (f.at, f.kind, f.left, f.mission)).collect();
    assert_eq!(left, [(sp("karelia"), Fighter, 2, Mission::Home), (sp("karelia"), Bomber, 4, Mission::Home)]);
    assert_eq!(t.n("ukraine", Germany, Fighter), 0);
    // Aircraft alone break off to nowhere in particular.
    let mut t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany).flew(Fighter, 1, 2, "karelia");
    t.begin_combat(&[6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, BREAK_OFF]);
    t.act(BREAK_OFF);
    assert!(t.fought());
}

#[test]
fn aa_312_an_aircraft_opens_a_way_of_retreat_under_the_default_reading() {
    let t = |option| {
        let t = Table::empty_with(&[option]).put("karelia", Ussr, Infantry, 1).attacker(Germany);
        let t = t.came(Infantry, 1, "eastern_europe", "karelia").flew(Fighter, 1, 3, "karelia");
        let mut t = t.origin("ukraine", "karelia", true);
        t.begin_combat(&[6, 6, 6]);
        t
    };
    let any = t("retreat_origins=any_unit");
    assert_eq!(any.legal(), [Action::PressOn, retreat("eastern_europe"), retreat("ukraine")]);
    let surface = t("retreat_origins=surface_only");
    assert_eq!(surface.legal(), [Action::PressOn, retreat("eastern_europe")]);
    assert_eq!(surface.refused(retreat("ukraine")), rule::AA_217);
}

#[test]
fn aa_224_at_sea_all_ships_go_to_one_zone_free_of_enemies() {
    let t = Table::empty().put("sz_hawaii", Usa, Battleship, 1).attacker(Japan);
    let t = t.came(Battleship, 1, "sz_wake", "sz_hawaii").came(Carrier, 1, "sz_solomon", "sz_hawaii");
    let t = t.came(Submarine, 1, "sz_midway", "sz_hawaii").transport("sz_hawaii", &[Infantry], None, "sz_wake");
    let t = t.put("sz_solomon", Usa, Transport, 1).put("sz_wake", Germany, Submarine, 1);
    let mut t = t.put("sz_hawaii", Germany, Fighter, 1).put("sz_hawaii", Japan, Fighter, 1).flew(Fighter, 1, 1, "sz_hawaii");
    t.p.moved.add(sp("sz_hawaii"), Fighter, 1);
    t.begin_combat(&[6, 6, 6, 6, 6]).act(Action::Stay);
    assert_eq!(t.refused(retreat("sz_solomon")), rule::AA_224);
    assert_eq!(t.refused(retreat("sz_western_us")), rule::AA_217);
    assert!(t.is_legal(retreat("sz_midway")));
    t.act(retreat("sz_wake"));
    assert!(t.fought());
    for kind in [Battleship, Carrier, Submarine, Transport, Fighter] {
        assert_eq!((t.n("sz_wake", Japan, kind), t.n("sz_hawaii", Japan, kind)), (1, 0), "{kind:?}");
    }
    for kind in [Battleship, Carrier, Submarine, Fighter] {
        assert_eq!((t.p.moved.get(sp("sz_wake"), kind), t.p.moved.get(sp("sz_hawaii"), kind)), (1, 0), "{kind:?}");
    }
    // Cargo and passengers went along; the fighter in the air did not.
    assert_eq!((t.n("sz_wake", Germany, Fighter), t.n("sz_hawaii", Germany, Fighter)), (1, 0));
    assert_eq!((t.p.ships[0].zone, t.p.ships[0].cargo().count(), t.p.ships[0].spent), (sp("sz_wake"), 1, true));
    assert_eq!((t.p.flights[0].at, t.p.flights[0].mission), (sp("sz_hawaii"), Mission::Home));
}

#[test]
fn aa_224_passengers_of_an_allys_own_carrier_stay_with_it() {
    // A zone shared under the option: the German carrier there keeps its fighters, its third rides with the Japanese.
    let t = Table::empty().put("sz_hawaii", Usa, Battleship, 1).attacker(Japan).came(Carrier, 1, "sz_wake", "sz_hawaii");
    let t = t.put("sz_hawaii", Germany, Carrier, 1).put("sz_hawaii", Germany, Fighter, 3).put("sz_hawaii", Japan, Fighter, 1);
    let mut t = t;
    t.begin_combat(&[6, 6]).act(retreat("sz_wake"));
    assert_eq!((t.n("sz_wake", Germany, Fighter), t.n("sz_hawaii", Germany, Fighter)), (1, 2));
    assert_eq!((t.n("sz_wake", Japan, Fighter), t.n("sz_hawaii", Germany, Carrier)), (1, 1));
    // One's own go first where there is not room for all.
    let t = Table::empty().put("sz_hawaii", Usa, Battleship, 1).attacker(Japan).came(Carrier, 1, "sz_wake", "sz_hawaii");
    let t = t.put("sz_hawaii", Germany, Carrier, 1).put("sz_hawaii", Germany, Fighter, 1).put("sz_hawaii", Japan, Fighter, 3);
    let mut t = t;
    t.begin_combat(&[6, 6]).act(retreat("sz_wake"));
    assert_eq!((t.n("sz_wake", Japan, Fighter), t.n("sz_hawaii", Japan, Fighter)), (2, 1));
    assert_eq!(t.n("sz_hawaii", Germany, Fighter), 1);
}

#[test]
fn aa_224_guests_ride_as_far_as_there_is_room() {
    // Three Soviet fighters are guests of an American carrier with one place left and of an empty British one, which stays.
    let t = Table::empty().put("sz_wake", Japan, Battleship, 1).attacker(Usa).came(Carrier, 1, "sz_hawaii", "sz_wake");
    let t = t.put("sz_wake", Usa, Fighter, 1).put("sz_wake", Uk, Carrier, 1).put("sz_wake", Ussr, Fighter, 3);
    let mut t = t;
    t.begin_combat(&[6, 6]).act(retreat("sz_hawaii"));
    assert_eq!((t.n("sz_hawaii", Usa, Fighter), t.n("sz_hawaii", Ussr, Fighter)), (1, 1));
    assert_eq!(t.n("sz_wake", Ussr, Fighter), 2);
}

#[test]
fn aa_273_the_canal_binds_a_retreat() {
    // A fighter took off from a carrier beyond the canal: ships may follow it back only if the canal was open when the turn began.
    for (owner, open) in [(Germany, true), (Uk, false)] {
        let t = Table::empty().own("syria_iraq", owner).own("anglo_egyptian_sudan", Germany).put("sz_red_sea", Uk, Battleship, 1);
        let t = t.attacker(Germany).came(Battleship, 1, "sz_india", "sz_red_sea").flew(Fighter, 1, 3, "sz_red_sea");
        let mut t = t.origin("sz_east_med", "sz_red_sea", true).own("syria_iraq", Germany);
        t.begin_combat(&[6, 6, 6]);
        assert_eq!(t.is_legal(retreat("sz_east_med")), open);
        assert!(t.is_legal(retreat("sz_india")));
        if !open {
            assert_eq!(t.refused(retreat("sz_east_med")), rule::AA_273);
        }
    }
}

#[test]
fn aa_312_a_coast_is_no_way_out_for_ships() {
    // A fighter that came from land gives a fleet nothing, nor one from a carrier an army.
    let t = Table::empty().put("sz_japan", Usa, Battleship, 1).attacker(Japan).came(Battleship, 1, "sz_okinawa", "sz_japan");
    let mut t = t.origin("manchuria", "sz_japan", true);
    t.begin_combat(&[6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, retreat("sz_okinawa")]);
    let t = Table::empty().put("manchuria", Ussr, Infantry, 1).attacker(Japan).came(Infantry, 1, "kwangtung", "manchuria");
    let mut t = t.origin("sz_japan", "manchuria", true);
    t.begin_combat(&[6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, retreat("kwangtung")]);
}

#[test]
fn aa_173_a_lone_transport_takes_one_cycle_before_it_retreats() {
    let t = || {
        let t = Table::empty().put("sz_wake", Usa, Battleship, 1).attacker(Japan);
        t.transport("sz_wake", &[Infantry], None, "sz_caroline")
    };
    // It cannot fire; it is missed and goes back.
    let mut a = t();
    a.begin_combat(&[5]);
    assert!(a.fought());
    assert_eq!((a.n("sz_caroline", Japan, Transport), a.count("fired")), (1, 1));
    // Or it is hit.
    let mut b = t();
    b.begin_combat(&[4]);
    assert!(b.fought());
    assert_eq!((b.lost(Japan, Transport), b.lost(Japan, Infantry)), (1, 1));
}

#[test]
fn aa_201_transports_without_a_way_out_are_sunk_in_the_end() {
    let t = Table::empty().put("sz_wake", Usa, Submarine, 1).attacker(Japan).transport("sz_wake", &[], None, "sz_caroline");
    let mut t = t.put("sz_caroline", Usa, Battleship, 1);
    t.begin_combat(&[6]);
    t.roll(Action::Stay, &[6]);
    t.roll(Action::Stay, &[2]);
    assert!(t.fought());
    assert_eq!(t.n("sz_wake", Japan, Transport), 0);
}

#[test]
fn aa_201_one_ship_that_can_fire_makes_the_retreat_free() {
    let t = Table::empty().put("sz_wake", Usa, Battleship, 1).attacker(Japan).transport("sz_wake", &[], None, "sz_caroline");
    let mut t = t.came(Carrier, 1, "sz_caroline", "sz_wake");
    t.begin_combat(&[6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, retreat("sz_caroline")]);
    // So does an aircraft.
    let t = Table::empty().put("sz_wake", Usa, Battleship, 1).attacker(Japan).transport("sz_wake", &[], None, "sz_caroline");
    let mut t = t.flew(Fighter, 1, 2, "sz_wake");
    t.begin_combat(&[6, 6]);
    assert!(t.is_legal(Action::PressOn));
}

#[test]
fn aa_224_ships_without_a_way_out_keep_their_aircraft_in_the_fight() {
    // No partial retreat: aircraft may not leave ships that cannot.
    let t = Table::empty().put("sz_wake", Usa, Battleship, 1).attacker(Japan).put("sz_wake", Japan, Carrier, 1);
    let mut t = t.flew(Fighter, 1, 2, "sz_wake");
    t.begin_combat(&[6, 6, 6, 6, 6, 4]);
    assert_eq!(t.asked(), Japan);
    t.act(lose(Japan, Carrier));
    // The ships are gone: now they may.
    assert_eq!(t.legal(), [Action::PressOn, BREAK_OFF]);
}

#[test]
fn aa_295_transports_leave_and_submarines_stay() {
    let t = Table::empty().put("sz_wake", Usa, Battleship, 1).attacker(Japan).transport("sz_wake", &[], None, "sz_caroline");
    let mut t = t.came(Submarine, 1, "sz_caroline", "sz_wake");
    t.begin_combat(&[6, 6]).act(Action::Stay);
    let stay = Action::Retreat { to: Some(sp("sz_caroline")), leave_subs: true };
    assert_eq!(t.legal(), [Action::PressOn, retreat("sz_caroline"), stay]);
    t.roll(stay, &[6, 6]);
    assert_eq!((t.n("sz_caroline", Japan, Transport), t.n("sz_wake", Japan, Submarine)), (1, 1));
    assert_eq!(t.p.combat.as_ref().and_then(|c| c.battle).map(|f| f.cycle), Some(2));
    t.act(withdraw(1, "sz_caroline"));
    assert!(t.fought());
}

/// A pack in which neither side can hurt the other: the battle must end all the same.
fn toothless(mut p: Position, kinds: &[Kind]) -> Position {
    let mut board = game().board.clone();
    p.standing = [Standing { subs: SubOrder::Stay, ..Standing::default() }; 5];
    for k in kinds {
        (board.units[k.i()].attack, board.units[k.i()].defense) = (0, 0);
    }
    let (mut dice, mut log) = (Dice::scripted(&[]), Log::default());
    combat::begin(&board, &mut p, &mut dice, &mut log);
    assert!(dice.fault().is_none());
    p
}

#[test]
fn aa_212_a_battle_that_nobody_can_win_ends() {
    // With a way out the attacker takes it.
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany);
    let p = toothless(t.came(Infantry, 1, "ukraine", "karelia").p, &Kind::PIECES);
    assert!(p.combat.is_none());
    assert_eq!(p.units.get(sp("ukraine"), Germany, Infantry), 1);
    // With two he chooses one of them.
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany).came(Infantry, 1, "ukraine", "karelia");
    let t = Table { p: toothless(t.came(Infantry, 1, "eastern_europe", "karelia").p, &Kind::PIECES), events: Vec::new() };
    assert_eq!(t.legal(), [retreat("eastern_europe"), retreat("ukraine")]);
    assert_eq!(t.refused(Action::PressOn), rule::AA_201);
    // Submarines that can hit no aircraft, and aircraft that can hit nothing: the same.
    let p =
        toothless(Table::empty().put("sz_wake", Usa, Submarine, 1).attacker(Japan).flew(Fighter, 1, 2, "sz_wake").p, &[Fighter]);
    assert!(p.combat.is_none());
    assert_eq!((p.flights.len(), p.units.get(sp("sz_wake"), Usa, Submarine)), (1, 1));
    // With none it is simply over.
    let p = toothless(
        Table::empty().put("karelia", Ussr, Infantry, 1).attacker(Germany).put("karelia", Germany, Infantry, 1).p,
        &Kind::PIECES,
    );
    assert!(p.combat.is_none());
    assert_eq!(p.owner(sp("karelia")), Some(Ussr));
}
