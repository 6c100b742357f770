//! 16, 8.12, 14.16 to 14.18: air combat.

use crate::{combat::*, support::*};
use flat_top::{
    Action, Event, Position,
    battle::{BattleStep, Part, Plan, Task},
    phases::airfight::{self, Job, Ratio, ratio},
    position::{AirStep, Contact, ContactReport, Fuel, Phase, Reporter},
    types::{AfId, Arm, Category, Side},
};
use ironbottom_kernel::{Dice, Face, Log, Rules, RulesVersion, ToAct, Viewer, text::Arg};

fn jobs(p: &Position, side: Side, af: AfId) -> Vec<Job> {
    let a = &p.side(side).afs[af as usize];
    a.groups.iter().map(|g| airfight::job(board(), a, g)).collect()
}

/// Factors of a side in a part of the fight.
fn count(p: &Position, side: Side, part: Part) -> u16 {
    p.battle.as_ref().map_or(0, |f| f.count(side, part))
}

fn fires(events: &[Event]) -> Vec<(Side, u8, u8)> {
    events
        .iter()
        .filter_map(|e| if let Event::AirFire { side, n, bht, .. } = e { Some((*side, *n, *bht)) } else { None })
        .collect()
}

fn assign(af: AfId, g: u8, n: u8, task: Task) -> Action {
    Action::Assign { group: group(af, g), n, task }
}

#[test]
fn ft_136_138_140_what_a_fighter_is() {
    let mut p = sea();
    let alone = fly(&mut p, JAPAN, "K60", &[("zero", 2)]);
    assert_eq!(jobs(&p, JAPAN, alone), [Job::Interceptor]);
    let with = fly(&mut p, JAPAN, "K60", &[("zero", 2), ("nell", 2)]);
    assert_eq!(jobs(&p, JAPAN, with), [Job::Escort, Job::Bomber]);
    // It took off armed: a bomber until it lands, even after it has dropped.
    let armed = bombers(&mut p, JAPAN, "K60", &[("zero", 2, Arm::Gp, false)]);
    assert_eq!(jobs(&p, JAPAN, armed), [Job::Bomber]);
    p.sides[1].afs[armed as usize].groups[0].arm = Arm::None;
    assert_eq!(jobs(&p, JAPAN, armed), [Job::Bomber]);
}

#[test]
fn ft_137_462_low_interceptors_are_bombers_when_high_and_never_escorts() {
    for name in ["avenger*", "dauntless*"] {
        let mut p = sea();
        let af = fly(&mut p, US, "K60", &[(name, 2)]);
        assert_eq!(jobs(&p, US, af), [Job::Interceptor]);
        add(&mut p, US, af, "devastator*", 2, Arm::Torpedo, false);
        assert!(jobs(&p, US, af).contains(&Job::Interceptor) && !jobs(&p, US, af).contains(&Job::Escort));
        p.sides[0].afs[0].groups.iter_mut().for_each(|g| g.high = true);
        assert_eq!(jobs(&p, US, af), [Job::Bomber, Job::Bomber]);
    }
    let mut p = sea();
    for name in ["judy", "val"] {
        let af = fly(&mut p, JAPAN, "K60", &[(name, 2)]);
        assert_eq!(jobs(&p, JAPAN, af), [Job::Interceptor]);
    }
}

#[test]
fn ft_139_142_419_bombers_begin_nothing() {
    let mut p = sea();
    for name in ["dave", "jake", "pete", "mavis"] {
        let af = fly(&mut p, JAPAN, "K60", &[(name, 2)]);
        assert_eq!(jobs(&p, JAPAN, af), [Job::Bomber]);
    }
    let rufe = fly(&mut p, JAPAN, "K61", &[("rufe", 2)]);
    assert_eq!(jobs(&p, JAPAN, rufe), [Job::Interceptor]);
    fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    start(&mut p);
    assert_eq!(refused(&p, JAPAN, LOW), Some(419));
    assert_eq!(refused(&p, US, HIGH), Some(419), "none of them is high");
    assert_eq!(refused(&p, US, LOW), None);
}

#[test]
fn ft_198_350_352_only_at_the_same_altitude() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, true)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    // They look for the enemy below and find nobody.
    assert_eq!(step(&p), Some(BattleStep::Commit));
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, true), ("betty", 3, Arm::Gp, false)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    assert_eq!(count(&p, JAPAN, Part::Bomber), 3, "the Nells are above");
}

#[test]
fn ft_218_229_with_interceptors_on_both_sides_all_fight() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    fly(&mut p, JAPAN, "K60", &[("rufe", 2)]);
    let cap = fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    assert_eq!((count(&p, US, Part::Hunt), count(&p, JAPAN, Part::Guard)), (4, 5));
    assert_eq!(refused(&p, US, assign(cap, 0, 1, Task::Out)), Some(218));
    assert_eq!(refused(&p, US, assign(cap, 0, 1, Task::AtBombers)), Some(218));
}

#[test]
fn ft_219_one_combat_for_each_aircraft_in_the_phase() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("zero", 1)]);
    fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    hail(&mut p, US, LOW);
    let events = all_done(&mut p, &[1, 1]);
    assert_eq!(fires(&events).len(), 2);
    // Both are still there, yet it is over.
    assert_eq!(step(&p), Some(BattleStep::Commit));
}

#[test]
fn ft_421_interceptions_in_several_hexes_come_before_it() {
    let mut p = sea();
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    let nells = bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, false)]);
    p.public.phase = Phase::Air(JAPAN, AirStep::Flying);
    for at in ["K60", "K61"] {
        p.sides[0].afs[0].place = flat_top::position::Place::Hex(hex(at));
        p.sides[1].afs[nells as usize].place = flat_top::position::Place::Hex(hex(at));
        let (mut dice, mut log) = (Dice::scripted(&[]), Log::default());
        flat_top::phases::combat::intercept(board(), &mut p, hex(at), US, &mut dice, &mut log);
        done(&mut p, US, &[]);
        done(&mut p, US, &[1, 1]);
        all_done(&mut p, &[]);
        assert!(p.battle.is_none());
    }
    p.sides[0].afs[0].place = flat_top::position::Place::Hex(hex("K60"));
    p.sides[1].afs[nells as usize].place = flat_top::position::Place::Hex(hex("K60"));
    p.public.phase = Phase::Combat;
    hail(&mut p, US, LOW);
    assert_eq!(step(&p), Some(BattleStep::Assign));
}

/// Eight Wildcats against three Zeros and four armed Kates.
fn escorted() -> (Position, AfId, AfId) {
    let mut p = sea();
    let raid = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    add(&mut p, JAPAN, raid, "kate", 4, Arm::Torpedo, false);
    let cap = fly(&mut p, US, "K60", &[("wildcat*", 8)]);
    hail(&mut p, US, LOW);
    (p, cap, raid)
}

#[test]
fn ft_220_422_227_split_interceptors() {
    let (mut p, cap, _) = escorted();
    act(&mut p, US, assign(cap, 0, 4, Task::AtBombers), &[]);
    done(&mut p, US, &[]);
    // Four against three Zeros: those against the bombers take no part.
    let events = done(&mut p, JAPAN, &[1, 1]);
    assert_eq!(fires(&events), [(US, 4, 9), (JAPAN, 3, 9)]);
    // Four and three left: only those assigned to the bombers attack.
    let events = done(&mut p, US, &[3, 3]);
    assert_eq!(fires(&events), [(US, 4, 9), (JAPAN, 4, 2)]);
}

#[test]
fn ft_221_escorts_cannot_be_ignored() {
    let (p, cap, _) = escorted();
    assert_eq!(refused(&p, US, assign(cap, 0, 8, Task::AtBombers)), Some(221));
    assert_eq!(refused(&p, US, assign(cap, 0, 7, Task::AtBombers)), None);
}

#[test]
fn ft_420_only_some_may_be_committed() {
    let (mut p, cap, _) = escorted();
    act(&mut p, US, assign(cap, 0, 5, Task::Out), &[]);
    done(&mut p, US, &[]);
    let events = done(&mut p, JAPAN, &[1, 1]);
    assert_eq!(fires(&events), [(US, 3, 9), (JAPAN, 3, 9)]);
}

#[test]
fn ft_222_223_351_one_die_for_each_model_and_target() {
    let mut p = sea();
    let raid = fly(&mut p, JAPAN, "K60", &[("zero", 3), ("rufe", 2)]);
    add(&mut p, JAPAN, raid, "kate", 4, Arm::Torpedo, false);
    // Two formations of Wildcats are one block.
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    all_done(&mut p, &[]);
    assert_eq!(step(&p), Some(BattleStep::Escorts));
    assert_eq!(game().to_act(&p), ToAct::Each(US.only()), "Japan has only one model to fire at");
    let shoot = |n, at| Action::Shoot { by: craft("wildcat*"), n, at: craft(at) };
    assert_eq!(refused(&p, US, shoot(9, "rufe")), Some(26));
    assert_eq!(refused(&p, US, shoot(2, "kate")), Some(223), "bombers are not in this step");
    act(&mut p, US, shoot(3, "rufe"), &[]);
    let events = done(&mut p, US, &[3, 3, 3, 3]);
    assert_eq!(fires(&events), [(US, 3, 9), (US, 5, 9), (JAPAN, 3, 9), (JAPAN, 2, 6)]);
}

#[test]
fn ft_223_fire_is_split_among_all_models_there_are_and_at_one_there_is_nothing_to_split() {
    let models = ["nell", "betty", "kate"];
    for n in 1..=3 {
        let mut p = sea();
        for name in &models[..n] {
            bombers(&mut p, JAPAN, "K60", &[(name, 2, Arm::Gp, false)]);
        }
        fly(&mut p, US, "K60", &[("wildcat*", 6)]);
        hail(&mut p, US, LOW);
        done(&mut p, US, &[]);
        assert_eq!(step(&p), Some(BattleStep::Bombers));
        let at = |name| refused(&p, US, Action::Shoot { by: craft("wildcat*"), n: 2, at: craft(name) });
        let rule = if n == 1 { Some(223) } else { None };
        assert!(models[..n].iter().all(|name| at(name) == rule), "{n}");
    }
}

#[test]
fn ft_224_289_losses_when_all_have_fired() {
    let (mut p, _, _) = escorted();
    done(&mut p, US, &[]);
    // Eight Wildcats shoot two Zeros, and the third; the Zeros fire with all three.
    let events = done(&mut p, JAPAN, &[6, 3]);
    assert_eq!(fires(&events)[1], (JAPAN, 3, 9));
    assert!(events.contains(&Event::Downed { side: JAPAN, craft: craft("zero"), n: 3 }));
    assert_eq!(p.public.points, [6, 2]);
    done(&mut p, US, &[]);
    assert_eq!((left(&p, JAPAN, "zero"), left(&p, US, "wildcat*")), (0, 7));
    assert_eq!(p.sides[1].lost_today, [(craft("zero"), 3)]);
}

/// What the owner of the Wildcats was told of the raid before it was fought.
fn reported(p: &mut Position) {
    let levels = Some((Some(0), Some(7)));
    let categories = vec![(Category::Interceptors, Some(3)), (Category::Bombers, Some(4))];
    let told = ContactReport { formations: Some(1), total: Some(7), categories, levels, decks: None };
    let (at, by) = (hex("K60"), Reporter::Radar);
    let turn = p.public.turn;
    let c = Contact { id: 1, at, air: true, base: false, turn, condition: 3, by, told, as_of: turn, awaited: false, live: true };
    p.sides[0].contacts = vec![Contact { id: 2, at: hex("K61"), ..c.clone() }, c];
}

fn reports(p: &Position) -> Vec<ContactReport> {
    p.sides[0].contacts.iter().map(|c| c.told.clone()).collect()
}

#[test]
fn ft_224_447_what_is_shot_down_in_sight_of_both_is_gone_from_the_report() {
    let (mut p, _, _) = escorted();
    reported(&mut p);
    let before = reports(&p);
    done(&mut p, US, &[]);
    assert_eq!(reports(&p), before);
    done(&mut p, JAPAN, &[6, 3]);
    let after = reports(&p);
    assert_eq!(after[0], before[0], "another report says nothing of it");
    assert_eq!((after[1].total, after[1].levels), (Some(4), Some((Some(0), Some(4)))));
    assert!(after[1].categories.iter().all(|(_, n)| n.is_none()), "of which kind they were is not told: {after:?}");
}

#[test]
fn ft_224_447_before_the_second_version_the_report_stayed_as_it_was() {
    let (mut p, _, _) = escorted();
    p.public.rules.version = RulesVersion(1);
    reported(&mut p);
    let before = reports(&p);
    done(&mut p, US, &[]);
    done(&mut p, JAPAN, &[6, 3]);
    assert_eq!(reports(&p), before);
}

#[test]
fn ft_225_joined_by_those_who_beat_the_escorts() {
    let (mut p, _, _) = escorted();
    done(&mut p, US, &[]);
    done(&mut p, JAPAN, &[3, 3]);
    all_done(&mut p, &[]);
    // Seven and one left.
    assert_eq!((step(&p), count(&p, US, Part::Raid)), (Some(BattleStep::Bombers), 7));
}

#[test]
fn ft_226_423_beaten_by_the_escorts() {
    let (mut p, cap, _) = escorted();
    act(&mut p, US, assign(cap, 0, 7, Task::AtBombers), &[]);
    done(&mut p, US, &[]);
    // One against three; seven assigned to the bombers do not count, and do nothing.
    done(&mut p, JAPAN, &[1, 1]);
    assert_eq!((step(&p), left(&p, US, "wildcat*")), (Some(BattleStep::Commit), 8));
}

#[test]
fn e123_e124_ft_471_ratios() {
    for ((i, e), r) in [
        ((4, 2), Ratio::Joined),
        ((4, 3), Ratio::Assigned),
        ((2, 4), Ratio::Beaten),
        ((3, 0), Ratio::Joined),
        ((1, 2), Ratio::Beaten),
        ((0, 0), Ratio::Joined),
        ((0, 1), Ratio::Beaten),
    ] {
        assert_eq!(ratio(i, e), r, "{i} {e}");
    }
}

#[test]
fn ft_471_those_assigned_attack_when_both_groups_of_the_first_fight_are_gone() {
    let mut p = sea();
    let raid = fly(&mut p, JAPAN, "K60", &[("zero", 1)]);
    add(&mut p, JAPAN, raid, "kate", 4, Arm::Torpedo, false);
    let cap = fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    act(&mut p, US, assign(cap, 0, 3, Task::AtBombers), &[]);
    done(&mut p, US, &[]);
    done(&mut p, JAPAN, &[6, 6]);
    assert_eq!((step(&p), count(&p, US, Part::Raid)), (Some(BattleStep::Bombers), 3));
}

#[test]
fn ft_228_bombers_need_not_be_attacked() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, false)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    done(&mut p, US, &[]);
    assert_eq!(step(&p), Some(BattleStep::Bombers));
    act(&mut p, US, Action::Decline, &[]);
    assert_eq!((step(&p), left(&p, JAPAN, "nell")), (Some(BattleStep::Commit), 4));
    // Who did not fire has not fought.
    assert_eq!(p.sides[0].afs[0].groups[0].deadline, p.public.turn + 5);
}

#[test]
fn ft_353_214_bombers_fire_back_and_pay_no_fuel() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, false)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    done(&mut p, US, &[]);
    let events = done(&mut p, US, &[1, 5]);
    assert_eq!(fires(&events), [(US, 4, 9), (JAPAN, 4, 3)]);
    assert_eq!(p.sides[1].afs[0].groups[0].deadline, p.public.turn + 5);
    assert_eq!(p.sides[0].afs[0].groups[0].deadline, p.public.turn + 4);
}

#[test]
fn ft_424_472_interceptors_of_the_bombers_side_come_first() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("zero", 4)]);
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, false)]);
    let cap = fly(&mut p, US, "K60", &[("wildcat*", 5)]);
    hail(&mut p, US, LOW);
    assert_eq!(p.battle.as_ref().map(|f| f.plan), Some(Plan::All));
    assert_eq!(refused(&p, US, assign(cap, 0, 2, Task::AtBombers)), Some(218));
    done(&mut p, US, &[]);
    // Five and three: neither has twice as many, and nobody was assigned to the bombers.
    done(&mut p, JAPAN, &[1, 1]);
    all_done(&mut p, &[]);
    assert_eq!((step(&p), left(&p, JAPAN, "nell")), (Some(BattleStep::Commit), 4));
}

#[test]
fn ft_424_who_has_no_bombers_attacks_whoever_began() {
    for side in [US, JAPAN] {
        let mut p = sea();
        fly(&mut p, JAPAN, "K60", &[("zero", 4)]);
        bombers(&mut p, JAPAN, "K60", &[("nell", 3, Arm::Gp, false)]);
        fly(&mut p, US, "K60", &[("wildcat*", 5)]);
        hail(&mut p, side, LOW);
        let parts = (count(&p, US, Part::Hunt), count(&p, JAPAN, Part::Guard), count(&p, JAPAN, Part::Bomber));
        assert_eq!(parts, (5, 4, 3), "{side:?}");
    }
}

#[test]
fn ft_200_414_escorts_keep_to_the_altitude_of_bombers() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    add(&mut p, US, af, "dauntless*", 2, Arm::Ap, true);
    act(&mut p, US, Action::Fly { af }, &[]);
    act(&mut p, US, Action::Stop, &[]);
    assert!(p.sides[0].afs[0].groups.iter().all(|g| g.high));
}

#[test]
fn ft_201_escorts_guard_all_bombers_of_the_hex() {
    let mut p = sea();
    let raid = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    add(&mut p, JAPAN, raid, "kate", 1, Arm::Torpedo, false);
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, false)]);
    fly(&mut p, US, "K60", &[("wildcat*", 3)]);
    hail(&mut p, US, LOW);
    assert_eq!((count(&p, JAPAN, Part::Guard), count(&p, JAPAN, Part::Bomber)), (3, 5));
    all_done(&mut p, &[1, 1]);
    // Three and three: the Nells without escort of their own are guarded too.
    assert_eq!(step(&p), Some(BattleStep::Commit));
}

/// Both have interceptors and bombers, low and high.
fn both_ways() -> Position {
    let mut p = sea();
    for high in [false, true] {
        let a = bombers(&mut p, US, "K60", &[("wildcat*", 4, Arm::None, high)]);
        let b = bombers(&mut p, US, "K60", &[("b_17", 3, Arm::Gp, high)]);
        let c = bombers(&mut p, JAPAN, "K60", &[("zero", 4, Arm::None, high)]);
        let d = bombers(&mut p, JAPAN, "K60", &[("nell", 3, Arm::Gp, high)]);
        assert!((a, c) != (b, d));
    }
    p
}

#[test]
fn ft_202_415_secret_orders_are_opened_together() {
    let mut p = both_ways();
    hail(&mut p, US, LOW);
    assert_eq!(p.battle.as_ref().map(|f| f.plan), Some(Plan::Orders));
    assert_eq!(refused(&p, US, assign(0, 0, 2, Task::Out)), Some(220));
    let before = game().view(&p, Viewer::seat(JAPAN.seat()));
    let events = act(&mut p, US, assign(0, 0, 3, Task::AtBombers), &[]);
    assert_eq!(events.len(), 1, "known to its side only");
    assert!(game().view(&p, Viewer::seat(JAPAN.seat())) == before);
    // What is ordered stands.
    assert_eq!(refused(&p, US, assign(0, 0, 2, Task::AtBombers)), Some(26));
    done(&mut p, US, &[]);
    // Three Wildcats attack, one guards; four Zeros guard, so nobody attacks the bombers of the Allies.
    let events = done(&mut p, JAPAN, &[1, 1]);
    assert_eq!(fires(&events), [(US, 3, 9), (JAPAN, 4, 9)]);
}

#[test]
fn ft_231_230_four_combats() {
    let mut p = both_ways();
    start(&mut p);
    for a in [LOW, HIGH, Action::Done] {
        act(&mut p, US, a, &[]);
    }
    done(&mut p, JAPAN, &[]);
    let mut attackers = Vec::new();
    for (low, high) in [(0, 0), (2, 2)] {
        // All attack, nobody guards.
        act(&mut p, US, assign(low, 0, 4, Task::AtBombers), &[]);
        act(&mut p, JAPAN, assign(high, 0, 4, Task::AtBombers), &[]);
        done(&mut p, US, &[]);
        done(&mut p, JAPAN, &[]);
        for _ in 0..2 {
            let f = p.battle.as_ref().unwrap();
            assert_eq!(f.step, BattleStep::Bombers);
            attackers.push((f.high, f.attacker));
            let side = f.attacker;
            done(&mut p, side, &[1, 1]);
            if step(&p) == Some(BattleStep::Fallen) {
                all_done(&mut p, &[]);
            }
        }
    }
    assert_eq!(attackers, [(false, US), (false, JAPAN), (true, US), (true, JAPAN)]);
}

#[test]
fn ft_231_228_211_who_meets_no_guards_and_lets_the_bombers_go_has_not_fought() {
    let mut p = both_ways();
    hail(&mut p, US, LOW);
    // All attack, nobody guards.
    for side in [US, JAPAN] {
        act(&mut p, side, assign(0, 0, 4, Task::AtBombers), &[]);
    }
    all_done(&mut p, &[]);
    for side in [US, JAPAN] {
        act(&mut p, side, Action::Decline, &[]);
        assert_eq!(p.side(side).afs[0].groups[0].deadline, p.public.turn + 5, "{side:?}");
    }
}

#[test]
fn e125_ft_233_234_235_basic_hit_tables() {
    let zero = craft("zero");
    let at = hex("K60");
    let (day, night) = (sea(), by_night());
    let mut dull = sea();
    cloud(&mut dull, "K60");
    let bht = |p: &Position, weak| airfight::bht(board(), &p.public, at, zero, weak);
    assert_eq!((bht(&day, false), bht(&dull, false), bht(&night, false), bht(&day, true)), (9, 8, 7, 3));
    assert_eq!(bht(&night, true), 1);
    let mut both = by_night();
    cloud(&mut both, "K60");
    assert_eq!(bht(&both, true), 1, "never less");
}

#[test]
fn ft_232_a_scenario_may_change_the_table_of_one_model() {
    let bht = |scenario: &str, name: &str| {
        let mut p = bare(scenario, Phase::Combat);
        while p.public.is_night(board()) {
            p.public.turn += 1;
        }
        airfight::bht(board(), &p.public, hex("K60"), craft(name), false)
    };
    assert_eq!((bht("coral_sea_battle", "wildcat*"), bht("coral_sea_battle", "zero*")), (7, 9));
    assert_eq!((bht("santa_cruz", "wildcat*"), bht("santa_cruz", "zero*")), (9, 9));
}

#[test]
fn ft_235_fighters_with_bombs_fight_badly() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("zero", 4, Arm::Gp, false)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    done(&mut p, US, &[]);
    let events = done(&mut p, US, &[1, 1]);
    assert_eq!(fires(&events), [(US, 4, 9), (JAPAN, 4, 3)]);
    // Without them they do not.
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("zero", 4, Arm::Gp, false)]);
    p.sides[1].afs[0].groups[0].arm = Arm::None;
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    done(&mut p, US, &[]);
    let events = done(&mut p, US, &[1, 1]);
    assert_eq!(fires(&events), [(US, 4, 9), (JAPAN, 4, 9)]);
}

#[test]
fn ft_098_models_are_told_when_they_fight_and_no_others() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, false), ("betty", 2, Arm::Gp, true)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    bombers(&mut p, US, "K60", &[("b_17", 4, Arm::Gp, false)]);
    start(&mut p);
    act(&mut p, US, LOW, &[]);
    done(&mut p, US, &[]);
    let met = |events: &[Event]| -> Vec<_> {
        events.iter().filter_map(|e| if let Event::Met { craft, n, .. } = e { Some((*craft, *n)) } else { None }).collect()
    };
    let events = done(&mut p, JAPAN, &[]);
    assert_eq!(met(&events), [(craft("nell"), 4)], "not the Bettys above, nor who attacks before he says with how many");
    let events = done(&mut p, US, &[]);
    assert_eq!(met(&events), [(craft("wildcat*"), 4)], "not the bombers of who attacks");
}

#[test]
fn ft_098_ft_412_ft_420_interceptors_held_back_are_not_named() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, false)]);
    let cap = fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    assert_eq!(step(&p), Some(BattleStep::Assign));
    let seen = |p: &Position| game().view(p, Viewer::seat(JAPAN.seat())).battle.unwrap().air[0].clone();
    assert_eq!(seen(&p), [], "nobody knows yet what will come");
    assert_eq!(game().view(&p, Viewer::seat(US.seat())).battle.unwrap().air[0].len(), 1);
    act(&mut p, US, assign(cap, 0, 4, Task::Out), &[]);
    let events = done(&mut p, US, &[]);
    assert!(events.iter().any(|e| matches!(e, Event::Met { side: US, n: 2, .. })));
    assert_eq!(seen(&p).iter().map(|k| k.n).sum::<u8>(), 2);
}

#[test]
fn ft_224_the_owner_says_which_formation_lost() {
    let mut p = sea();
    let one = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    let two = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    all_done(&mut p, &[3, 1]);
    assert_eq!(step(&p), Some(BattleStep::Fallen));
    let fall = |af, n| Action::Fall { group: group(af, 0), n };
    assert_eq!(refused(&p, JAPAN, fall(two, 3)), Some(289));
    act(&mut p, JAPAN, fall(two, 2), &[]);
    assert_eq!(refused(&p, JAPAN, fall(one, 1)), Some(289), "all are told off");
    all_done(&mut p, &[]);
    let n = |af: AfId| p.sides[1].afs[af as usize].factors();
    assert_eq!((n(one), n(two)), (3, 1));
}

#[test]
fn ft_213_232_who_refuses_the_fuel_hour_fights_badly_and_nobody_else() {
    for (weak, bht) in [("zero", [3, 6]), ("rufe", [9, 1])] {
        let mut p = sea();
        let zeros = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
        let rufes = fly(&mut p, JAPAN, "K60", &[("rufe", 2)]);
        fly(&mut p, US, "K60", &[("wildcat*", 8)]);
        hail(&mut p, US, LOW);
        let af = if weak == "zero" { zeros } else { rufes };
        act(&mut p, JAPAN, Action::Fuel { group: group(af, 0), pay: false }, &[]);
        all_done(&mut p, &[]);
        let events = done(&mut p, US, &[1, 1, 1]);
        assert_eq!(fires(&events)[1..], [(JAPAN, 3, bht[0]), (JAPAN, 2, bht[1])], "{weak}");
    }
}

#[test]
fn ft_222_232_fire_of_some_that_paid_and_some_that_did_not_is_said_as_two_dice() {
    let mut p = sea();
    let poor = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    fly(&mut p, JAPAN, "K60", &[("zero", 2)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    fly(&mut p, US, "K60", &[("p_39", 3)]);
    hail(&mut p, US, LOW);
    act(&mut p, JAPAN, Action::Fuel { group: group(poor, 0), pay: false }, &[]);
    all_done(&mut p, &[]);
    let said = |n: u8| {
        let mut legal = Vec::new();
        game().actions(&p, JAPAN.seat(), &mut legal);
        let i = legal.iter().position(|a| *a == Action::Shoot { by: craft("zero"), n, at: craft("wildcat*") }).unwrap();
        let view = game().view(&p, ironbottom_kernel::Viewer::seat(JAPAN.seat()));
        game().prompt(&view, JAPAN.seat(), &legal).choices[i].odds.clone().unwrap()
    };
    let has = |m: &ironbottom_kernel::Msg, k: &str, n: i64| m.args.iter().any(|(x, v)| x == k && *v == Arg::Int(n));
    let (alone, both) = (said(2), said(5));
    assert!(alone.id == "odds-alone" && has(&alone, "table", 9) && has(&alone, "factors", 2), "{alone:?}");
    let dice = [("factors", 2), ("table", 9), ("others", 3), ("lower", 3)];
    assert!(both.id == "odds-two-dice" && dice.iter().all(|(k, n)| has(&both, k, *n)), "{both:?}");
    // And so they fire.
    act(&mut p, JAPAN, Action::Shoot { by: craft("zero"), n: 5, at: craft("wildcat*") }, &[]);
    all_done(&mut p.clone(), &[1, 1, 1, 1]);
}

/// Aircraft of a side on the battle board, as a side sees it: words and number.
fn on_board(p: &Position, side: Side, of: usize) -> Vec<(String, u32)> {
    let scene = game().scene(&game().view(p, Viewer::seat(side.seat())));
    let columns = scene.battle.unwrap().sides.swap_remove(of).columns;
    let say = |m: &ironbottom_kernel::Msg| game().catalog().say(ironbottom_kernel::Lang::En, m);
    columns.iter().flat_map(|c| &c.units).map(|u| (say(u.tag.as_ref().unwrap()), u.count)).collect()
}

#[test]
fn ft_220_226_228_orders_are_seen_by_who_gave_them_and_what_came_of_them_is_told() {
    let mut p = sea();
    let raid = fly(&mut p, JAPAN, "K60", &[("zero", 4)]);
    add(&mut p, JAPAN, raid, "kate", 4, Arm::Torpedo, false);
    let hunters = fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    let all = [("Wildcat against the escorts".to_owned(), 6)];
    assert_eq!(on_board(&p, US, 0), all);
    act(&mut p, US, assign(hunters, 0, 2, Task::AtBombers), &[]);
    let parted = [("Wildcat against the escorts".to_owned(), 4), ("Wildcat against the bombers".to_owned(), 2)];
    assert_eq!(on_board(&p, US, 0), parted);
    assert!(on_board(&p, JAPAN, 0).is_empty(), "not laid open yet");
    // The escorts are too many for those who fight them: nobody gets through, and that is said.
    let mut p = sea();
    let raid = fly(&mut p, JAPAN, "K60", &[("zero", 9)]);
    add(&mut p, JAPAN, raid, "kate", 4, Arm::Torpedo, false);
    let hunters = fly(&mut p, US, "K60", &[("wildcat*", 3)]);
    hail(&mut p, US, LOW);
    act(&mut p, US, assign(hunters, 0, 2, Task::AtBombers), &[]);
    let mut events = all_done(&mut p, &[1, 6]);
    while step(&p).is_some_and(|s| s <= BattleStep::Fallen) {
        events.extend(all_done(&mut p, &[]));
    }
    assert!(events.contains(&Event::LetGo { side: US, hex: hex("K60"), beaten: true }), "{events:?}");
    assert_eq!(fires(&events).len(), 2, "and nobody fired at the bombers");
    // Those who were set on nobody were not kept off.
    let mut p = sea();
    for side in [US, JAPAN] {
        fly(&mut p, side, "K60", &[(if side == US { "wildcat*" } else { "zero" }, 4)]);
        bombers(&mut p, side, "K60", &[(if side == US { "dauntless*" } else { "kate" }, 4, Arm::Gp, false)]);
    }
    hail(&mut p, US, LOW);
    assert_eq!(p.battle.as_ref().map(|f| f.plan), Some(Plan::Orders));
    let events = all_done(&mut p, &[]);
    assert!(!events.iter().any(|e| matches!(e, Event::LetGo { .. })), "{events:?}");
    // They could, and do not.
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("nell", 2)]);
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    all_done(&mut p, &[]);
    let mut events = act(&mut p, US, Action::Decline, &[]);
    if step(&p) == Some(BattleStep::Bombers) {
        events.extend(all_done(&mut p, &[]));
    }
    assert!(events.contains(&Event::LetGo { side: US, hex: hex("K60"), beaten: false }), "{events:?}");
}

#[test]
fn ft_213_422_those_against_the_bombers_fight_with_their_own_fuel() {
    let mut p = sea();
    let raid = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    add(&mut p, JAPAN, raid, "kate", 4, Arm::Torpedo, false);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    let thrifty = fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    hail(&mut p, US, LOW);
    act(&mut p, US, assign(thrifty, 0, 4, Task::AtBombers), &[]);
    act(&mut p, US, Action::Fuel { group: group(thrifty, 0), pay: false }, &[]);
    done(&mut p, US, &[]);
    let events = done(&mut p, JAPAN, &[1, 1]);
    assert_eq!(fires(&events), [(US, 4, 9), (JAPAN, 3, 9)]);
    // Four and three are left of the first fight; those assigned to the bombers are the ones that save fuel.
    let events = done(&mut p, US, &[1, 1]);
    assert_eq!(fires(&events), [(US, 4, 3), (JAPAN, 4, 2)]);
}

#[test]
fn ft_224_289_a_formation_may_lose_all_it_has_and_no_more() {
    let mut p = sea();
    let two = fly(&mut p, JAPAN, "K60", &[("zero", 2)]);
    let three = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    let events = all_done(&mut p, &[5, 1]);
    assert!(events.contains(&Event::Downed { side: JAPAN, craft: craft("zero"), n: 3 }));
    let fall = |af, n| Action::Fall { group: group(af, 0), n };
    assert_eq!(refused(&p, JAPAN, fall(two, 0)), Some(289));
    assert_eq!(refused(&p, JAPAN, fall(two, 3)), Some(289), "it has two");
    assert_eq!(refused(&p, JAPAN, fall(three, 3)), None);
    act(&mut p, JAPAN, fall(two, 2), &[]);
    assert_eq!(refused(&p, JAPAN, fall(two, 1)), Some(289), "none is left of it");
    assert_eq!(refused(&p, JAPAN, fall(three, 2)), Some(289), "one more is down");
    act(&mut p, JAPAN, fall(three, 1), &[]);
    all_done(&mut p, &[]);
    let n = |af: AfId| p.sides[1].afs[af as usize].factors();
    assert_eq!((n(two), n(three)), (0, 2));
}

#[test]
fn ft_422_224_only_those_who_fought_can_have_fallen() {
    let mut p = sea();
    let raid = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    add(&mut p, JAPAN, raid, "kate", 4, Arm::Torpedo, false);
    let four = fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    let three = fly(&mut p, US, "K60", &[("wildcat*", 3)]);
    hail(&mut p, US, LOW);
    act(&mut p, US, assign(four, 0, 3, Task::AtBombers), &[]);
    done(&mut p, US, &[]);
    let events = done(&mut p, JAPAN, &[1, 5]);
    assert!(events.contains(&Event::Downed { side: US, craft: craft("wildcat*"), n: 2 }));
    // The one that fought has paid its hour of fuel, so it is a group of its own by now.
    let fought = p.sides[0].afs[four as usize].groups.iter().position(|g| g.n == 1).unwrap() as u8;
    let fall = |af, g, n| Action::Fall { group: group(af, g), n };
    assert_eq!(refused(&p, US, fall(four, fought, 1)), None);
    assert_eq!(refused(&p, US, fall(four, 1 - fought, 1)), Some(289), "they wait for the bombers");
    assert_eq!(refused(&p, US, fall(three, 0, 2)), None);
}

#[test]
fn ft_336_some_of_a_group_become_a_group_of_their_own() {
    let mut p = sea();
    fly(&mut p, US, "K60", &[("wildcat*", 5)]);
    let (a, g) = (p.sides[0].afs[0].clone(), p.sides[0].afs[0].groups[0]);
    let changed = |n| {
        let mut a = a.clone();
        airfight::change(&mut a, &g, n, |x| x.fuel = Fuel::Refused);
        a.groups.iter().map(|x| (x.fuel, x.n)).collect::<Vec<_>>()
    };
    assert_eq!(changed(0), [(Fuel::Open, 5)], "of none nothing is left behind");
    assert_eq!(changed(2), [(Fuel::Open, 3), (Fuel::Refused, 2)]);
    assert_eq!([changed(5), changed(9)], [[(Fuel::Refused, 5)], [(Fuel::Refused, 5)]]);
}

#[test]
fn ft_224_those_who_must_land_first_are_lost_where_nothing_is_said() {
    let mut p = sea();
    let fresh = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    let tired = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    p.sides[1].afs[tired as usize].groups[0].deadline -= 2;
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    all_done(&mut p, &[3, 1]);
    // Two are down; of one the owner speaks.
    let mut q = p.clone();
    all_done(&mut p, &[]);
    let n = |p: &Position, af: AfId| p.sides[1].afs[af as usize].factors();
    assert_eq!((n(&p, fresh), n(&p, tired)), (3, 1));
    act(&mut q, JAPAN, Action::Fall { group: group(fresh, 0), n: 1 }, &[]);
    all_done(&mut q, &[]);
    assert_eq!((n(&q, fresh), n(&q, tired)), (2, 2));
}
