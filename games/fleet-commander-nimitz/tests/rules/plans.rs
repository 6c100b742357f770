//! Sections 11.6 and 12.2: battle plans of both sides.

use crate::{
    field::{asked_by, lay},
    support::*,
};
use Sector::{Coastal, JapanOcean, UsOcean};
use fleet_commander_nimitz::{
    Action, Event, Position,
    action::Target,
    battle::{self, Air, Battle, Field, Spot, Step},
    event::Attack,
    position::Place,
    types::{JapanPlan, Sector, Side, UsPlan, Value},
};

fn x(p: &Position) -> &Battle {
    p.battle.as_ref().unwrap()
}

fn xm(p: &mut Position) -> &mut Battle {
    p.battle.as_mut().unwrap()
}

fn hold(p: &mut Position, plans: &[UsPlan]) {
    xm(p).plans = plans.to_vec();
}

fn draw(p: &mut Position, plans: &[JapanPlan]) {
    xm(p).drawn = plans.to_vec();
}

fn value(p: &Position, side: Side, attack: Attack, sector: Sector) -> Value {
    battle::shooters(Field { b: board(), p, x: x(p) }, side, attack, sector, 0)[0].1
}

/// A carrier duel: an F4F and SBDs against a Zero and a Val.
fn duel() -> Position {
    lay(
        1942,
        &[("enterprise", UsOcean), ("desron-1", UsOcean), ("hiryu", JapanOcean), ("destroyer-gp-1", JapanOcean)],
        &[],
        &[
            ("f4f@enterprise", Air::Base),
            ("sbd@enterprise", Air::Base),
            ("sbd@enterprise", Air::Base),
            ("a6m@hiryu", Air::Base),
            ("d3a@hiryu", Air::Base),
        ],
    )
}

#[test]
fn fn_206_furball_adds_a_hit_to_a_dogfight() {
    let mut p = duel();
    hold(&mut p, &[UsPlan::Furball]);
    act(&mut p, Action::Fly { squadron: 0, sector: UsOcean }, &[]);
    // Val and Zero come to the US ocean; the F4F hits, the Zero misses.
    act(&mut p, Action::Done, &[10, 10, 1, 10]);
    // F4F's 1 hits twice already; Furball makes three: the Zero is gone, the Val damaged.
    assert!(legal(&p, Action::Use { plan: UsPlan::Furball }));
    act(&mut p, Action::Use { plan: UsPlan::Furball }, &[10, 10, 10]);
    assert_eq!(x(&p).squadrons[3].at, Air::Lost);
    assert!(x(&p).squadrons[4].hurt && !x(&p).holds(UsPlan::Furball));
}

#[test]
fn fn_191_192_aaa_plans() {
    let mut p = duel();
    hold(&mut p, &[UsPlan::Aaa, UsPlan::AntiAircraft, UsPlan::Engaged]);
    // Val and Zero over the US ocean; DESRON misses: only Anti-Aircraft can be used.
    act(&mut p, Action::Done, &[10, 10, 10]);
    let d = unit(&p, "desron-1");
    assert_eq!(refused(&p, Action::Use { plan: UsPlan::Aaa }), 191);
    act(&mut p, Action::UseWith { plan: UsPlan::AntiAircraft, unit: d }, &[1]);
    // One more roll hit: AAA adds one. The Zero is cheapest: damaged, destroyed.
    act(&mut p, Action::Use { plan: UsPlan::Aaa }, &[10, 10]);
    assert_eq!(x(&p).squadrons[3].at, Air::Lost);
}

#[test]
fn fn_193_asw_puts_depth_charges_first() {
    let mut p = lay(
        1942,
        &[("desron-1", UsOcean), ("enterprise", UsOcean), ("jp-sub-gp-1", UsOcean), ("destroyer-gp-1", JapanOcean)],
        &[],
        &[],
    );
    let s = unit(&p, "jp-sub-gp-1");
    p.units[s as usize].hurt = true;
    hold(&mut p, &[UsPlan::Asw, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[]);
    assert_eq!(x(&p).step, Step::Asw);
    // The submarine is sunk before it fires.
    act(&mut p, Action::Use { plan: UsPlan::Asw }, &[1]);
    assert_eq!(at(&p, s), Place::Gone);
    assert_eq!(x(&p).step, Step::Engaged, "no torpedo was rolled");
}

#[test]
fn fn_194_artillery_needs_infantry_ashore() {
    let mut p = lay(1942, &[], &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)], &[]);
    hold(&mut p, &[UsPlan::Artillery, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[10, 10]);
    act(&mut p, Action::Use { plan: UsPlan::Artillery }, &[]);
    assert!(p.units[unit(&p, "2nd-inf") as usize].hurt);
    let mut p = lay(1942, &[], &[("25th-inf", Spot::Transport), ("2nd-inf", Spot::Foxhole)], &[]);
    hold(&mut p, &[UsPlan::Artillery, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[]);
    assert_eq!(x(&p).step, Step::Engaged, "nobody ashore, nothing asked");
}

#[test]
fn fn_195_barrel_roll_stops_a_hit_on_a_squadron() {
    let mut p = duel();
    hold(&mut p, &[UsPlan::BarrelRoll, UsPlan::Engaged]);
    act(&mut p, Action::Fly { squadron: 0, sector: UsOcean }, &[]);
    act(&mut p, Action::Done, &[10, 10, 10, 5]);
    act(&mut p, Action::Stop { plan: UsPlan::BarrelRoll }, &[10, 10, 10]);
    assert!(!x(&p).squadrons[0].hurt);
}

#[test]
fn fn_196_charge_is_one_attack_more() {
    let mut p = lay(1942, &[], &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)], &[]);
    hold(&mut p, &[UsPlan::Charge, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[10, 10]);
    let u = unit(&p, "25th-inf");
    act(&mut p, Action::UseWith { plan: UsPlan::Charge, unit: u }, &[1]);
    assert!(p.units[unit(&p, "2nd-inf") as usize].hurt);
}

#[test]
fn fn_197_209_damage_control_saves_a_unit_and_seabees_an_airfield() {
    let stops = |plan: UsPlan, ships: &[(&str, Sector)], air: &[(&str, Air)]| {
        let mut p = lay(1942, ships, &[("25th-inf", Spot::Foxhole)], air);
        hold(&mut p, &[plan, UsPlan::Engaged]);
        // Guns: of the destroyers, and where they are the DESRON's, which miss.
        act(&mut p, Action::Done, if ships.len() > 1 { &[10, 1] } else { &[1] });
        let stop = Action::Stop { plan };
        let may = x(&p).step == Step::Fire && legal(&p, stop);
        if may {
            act(&mut p, stop, &[]);
            assert!(x(&p).airfields[0] == air.len() as u8 && ships.iter().all(|(id, _)| !p.units[unit(&p, id) as usize].hurt));
        }
        may
    };
    let (enemy, air) = (("destroyer-gp-1", Coastal), [("11th-bg", Air::Base)]);
    assert!(stops(UsPlan::Seabees, &[enemy], &air));
    assert!(stops(UsPlan::DamageControl, &[enemy, ("desron-1", Coastal)], &[]));
    assert!(!stops(UsPlan::DamageControl, &[enemy], &air), "R91: an airfield is no unit");
}

#[test]
fn fn_218_damage_control_of_japan_leaves_airfields_to_their_fate() {
    let bombed = |ground: &[(&str, Spot)], set: &[&str], dice: &[u8]| {
        let mut p = lay(1942, &[("chicago-northampton", Coastal), ("destroyer-gp-1", JapanOcean)], ground, &[]);
        p.rules = rules(set);
        (xm(&mut p).stops, xm(&mut p).airfields[1]) = (1, 2);
        hold(&mut p, &[UsPlan::Engaged]);
        act(&mut p, Action::Done, dice);
        p
    };
    let p = bombed(&[], &[], &[1]);
    assert_eq!((x(&p).airfields[1], x(&p).stops), (1, 1), "R91: it is no unit, and the plan waits");
    // Beside infantry of the same cost what is chosen decides.
    let ground = [("25th-inf", Spot::Beach), ("jp-6th-inf", Spot::Beach)];
    let mut p = bombed(&ground, &[], &[1]);
    let inf = Target::Unit(unit(&p, "jp-6th-inf"));
    assert_eq!(listed(&p), [Target::Airfield, inf].map(|target| Action::Strike { target }));
    let mut q = p.clone();
    act(&mut p, Action::Strike { target: Target::Airfield }, &[]);
    assert_eq!((x(&p).airfields[1], x(&p).stops), (1, 1));
    let events = act(&mut q, Action::Strike { target: inf }, &[]);
    let stopped = Event::Stopped { side: Side::Japan, us: None, japan: Some(JapanPlan::DamageControl) };
    assert!(events.contains(&stopped) && !q.units[unit(&q, "jp-6th-inf") as usize].hurt, "{events:?}");
    assert_eq!((x(&q).airfields[1], x(&q).stops), (2, 0));
    // A die may say so too.
    let p = bombed(&ground, &["equals_for_japan=random"], &[1, 2]);
    assert_eq!((x(&p).airfields[1], x(&p).stops), (2, 0));
}

#[test]
fn fn_207_leathernecks_need_a_marine_on_the_island() {
    for (id, works) in [("1st-marine", true), ("25th-inf", false)] {
        let mut p =
            lay(1942, &[("destroyer-gp-1", Coastal)], &[(id, Spot::Foxhole)], &[("11th-bg", Air::Base), ("18th-fg", Air::Base)]);
        hold(&mut p, &[UsPlan::Leathernecks, UsPlan::Engaged]);
        act(&mut p, Action::Done, &[1]);
        assert_eq!(x(&p).step == Step::Fire, works, "{id}");
        if works {
            act(&mut p, Action::Stop { plan: UsPlan::Leathernecks }, &[]);
            assert_eq!(x(&p).airfields[0], 2);
        }
    }
}

#[test]
fn fn_198_diving_attack_adds_a_hit_to_bombs() {
    let mut p = lay(
        1942,
        &[("enterprise", UsOcean), ("destroyer-gp-1", Coastal), ("destroyer-gp-2", JapanOcean)],
        &[],
        &[("sbd@enterprise", Air::Base)],
    );
    hold(&mut p, &[UsPlan::DivingAttack]);
    act(&mut p, Action::Fly { squadron: 0, sector: Coastal }, &[]);
    act(&mut p, Action::Done, &[10, 1]);
    act(&mut p, Action::Use { plan: UsPlan::DivingAttack }, &[]);
    assert_eq!(at(&p, unit(&p, "destroyer-gp-1")), Place::Gone);
}

#[test]
fn fn_199_362_engaged_makes_it_longer_or_shorter_up_to_five() {
    let ready = |left: u8| {
        let mut p = lay(1942, &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)], &[], &[]);
        hold(&mut p, &[UsPlan::Engaged]);
        xm(&mut p).left = left;
        act(&mut p, Action::Done, &[]);
        p
    };
    let left = |events: &[Event]| {
        events.iter().find_map(|e| match e {
            Event::LengthChanged { left, .. } => Some(*left),
            _ => None,
        })
    };
    let mut p = ready(5);
    assert_eq!(left(&act(&mut p, Action::Engage { longer: true }, &[])), Some(5), "a surplus is lost");
    let mut p = ready(2);
    assert_eq!(left(&act(&mut p, Action::Engage { longer: false }, &[])), Some(1));
    assert!(p.battle.is_none());
}

#[test]
fn fn_200_210_envelop_and_sonar_roll_again() {
    let mut p = lay(1942, &[], &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)], &[]);
    hold(&mut p, &[UsPlan::Envelop, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[10, 10]);
    let u = unit(&p, "25th-inf");
    act(&mut p, Action::UseWith { plan: UsPlan::Envelop, unit: u }, &[1]);
    assert!(p.units[unit(&p, "2nd-inf") as usize].hurt);
    let mut p = lay(1942, &[("desron-1", UsOcean), ("jp-sub-gp-1", UsOcean), ("destroyer-gp-1", JapanOcean)], &[], &[]);
    hold(&mut p, &[UsPlan::Sonar, UsPlan::Engaged]);
    // The torpedo misses, so does the depth charge: it is rolled again.
    act(&mut p, Action::Done, &[10, 10]);
    let d = unit(&p, "desron-1");
    act(&mut p, Action::UseWith { plan: UsPlan::Sonar, unit: d }, &[1]);
    assert!(p.units[unit(&p, "jp-sub-gp-1") as usize].hurt);
}

#[test]
fn fn_196_200_who_missed_twice_is_offered_another_roll_once() {
    let mut p = lay(1942, &[], &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)], &[]);
    hold(&mut p, &[UsPlan::Charge, UsPlan::Envelop, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[10, 10]);
    let unit = unit(&p, "25th-inf");
    act(&mut p, Action::UseWith { plan: UsPlan::Charge, unit }, &[10]);
    let again = Action::UseWith { plan: UsPlan::Envelop, unit };
    assert_eq!(listed(&p).into_iter().filter(|a| *a == again).count(), 1);
}

#[test]
fn fn_208_ranging_shots_after_a_hit_on_a_ship() {
    let guns = |set: &[&str]| {
        let mut p =
            lay(1942, &[("chicago-northampton", Coastal), ("destroyer-gp-1", Coastal), ("destroyer-gp-2", JapanOcean)], &[], &[]);
        p.rules = rules(set);
        hold(&mut p, &[UsPlan::RangingShots, UsPlan::Engaged]);
        act(&mut p, Action::Done, &[1, 10]);
        p
    };
    let mut p = guns(&[]);
    act(&mut p, Action::Use { plan: UsPlan::RangingShots }, &[]);
    assert_eq!(at(&p, unit(&p, "destroyer-gp-1")), Place::Gone);
    let mut p = guns(&["ranging_shots_any_target=true"]);
    act(&mut p, Action::Use { plan: UsPlan::RangingShots }, &[]);
    assert_eq!(at(&p, unit(&p, "destroyer-gp-1")), Place::Gone);
}

#[test]
fn fn_208_the_extra_hit_of_ranging_shots_falls_on_a_ship() {
    for (set, ship) in [(&[][..], true), (&["ranging_shots_any_target=true"][..], false)] {
        let mut p = lay(
            1942,
            &[("chicago-northampton", Coastal), ("destroyer-gp-1", Coastal), ("nagato-mutsu", Coastal)],
            &[("25th-inf", Spot::Foxhole), ("jp-38th-inf", Spot::Foxhole)],
            &[],
        );
        p.rules = rules(set);
        let (d, bb, inf) = (unit(&p, "destroyer-gp-1"), unit(&p, "nagato-mutsu"), unit(&p, "jp-38th-inf"));
        p.units[d as usize].hurt = true;
        hold(&mut p, &[UsPlan::RangingShots, UsPlan::Engaged]);
        // The first hit sinks the destroyers: what is left ashore is cheaper than the battleships.
        act(&mut p, Action::Done, &[1, 10, 10]);
        act(&mut p, Action::Use { plan: UsPlan::RangingShots }, &[10, 10]);
        assert_eq!(at(&p, d), Place::Gone);
        assert_eq!((p.units[bb as usize].hurt, p.units[inf as usize].hurt), (ship, !ship));
    }
}

#[test]
fn fn_208_a_transport_is_a_ship_to_ranging_shots() {
    let mut p =
        lay(1942, &[("chicago-northampton", Coastal)], &[("2nd-inf", Spot::Transport), ("48th-inf", Spot::Transport)], &[]);
    hold(&mut p, &[UsPlan::RangingShots, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[1]);
    let both = ["2nd-inf", "48th-inf"].map(|id| unit(&p, id));
    act(&mut p, Action::Strike { target: Target::Unit(both[0]) }, &[]);
    act(&mut p, Action::Use { plan: UsPlan::RangingShots }, &[]);
    assert_eq!(at(&p, both[0]), Place::Gone, "it is hit again, since it is damaged");
    assert_eq!(x(&p).step, Step::Engaged);
}

#[test]
fn fn_208_ranging_shots_are_declined_once_after_a_choice_among_equals() {
    let mut p = lay(1942, &[("chicago-northampton", Coastal), ("furutaka-kako", Coastal), ("takao-chokai", Coastal)], &[], &[]);
    hold(&mut p, &[UsPlan::RangingShots, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[1, 10, 10]);
    let (first, rule) = (listed(&p)[0], asked_by(&p));
    assert!(matches!(first, Action::Strike { .. }) && rule == 11, "{first:?}");
    act(&mut p, first, &[]);
    assert_eq!(listed(&p), [Action::Use { plan: UsPlan::RangingShots }, Action::Done]);
    assert_eq!(asked_by(&p), 208);
    act(&mut p, Action::Done, &[]);
    assert!(x(&p).step == Step::Engaged && x(&p).holds(UsPlan::RangingShots), "it is not asked again");
}

#[test]
fn fn_208_a_hit_on_an_airfield_gives_no_ranging_shots() {
    let mut p = lay(1942, &[("chicago-northampton", Coastal), ("destroyer-gp-1", Coastal)], &[], &[]);
    xm(&mut p).airfields[Side::Japan.i()] = 2;
    hold(&mut p, &[UsPlan::RangingShots, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[1, 10]);
    assert_eq!((x(&p).airfields[Side::Japan.i()], x(&p).step), (1, Step::Engaged));
    assert!(x(&p).holds(UsPlan::RangingShots));
}

#[test]
fn fn_200_envelop_takes_back_the_roll_of_its_own_infantry_only() {
    let mut p = lay(1942, &[], &[("25th-inf", Spot::Foxhole), ("1st-marine", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)], &[]);
    hold(&mut p, &[UsPlan::Envelop, UsPlan::Artillery, UsPlan::Engaged]);
    act(&mut p, Action::Done, &[10, 10, 10]);
    let [inf, marine] = ["25th-inf", "1st-marine"].map(|id| unit(&p, id));
    act(&mut p, Action::UseWith { plan: UsPlan::Envelop, unit: marine }, &[9]);
    // Artillery could still be used: the volley lies open.
    let rolls: Vec<_> = x(&p).volley.as_ref().unwrap().shots[Side::Us.i()].iter().map(|s| (s.by, s.die)).collect();
    assert_eq!(rolls, [(Target::Unit(inf), 10), (Target::Unit(marine), 9)]);
}

/// A battle whose turn has just begun with First Light in hand.
fn dawn(drawn: JapanPlan) -> Position {
    let mut p = duel();
    hold(&mut p, &[UsPlan::FirstLight, UsPlan::Engaged]);
    // The turn before passes: Val and Zero find the US ocean, all miss.
    act(&mut p, Action::Done, &[10, 10, 10, 10, 10]);
    assert_eq!(x(&p).step, Step::Engaged);
    xm(&mut p).draws = 1;
    (p.cup, p.out) = ([0; 14], [0; 14]);
    p.cup[drawn.i()] = 1;
    xm(&mut p).left = 4;
    act(&mut p, Action::Done, &[]);
    assert_eq!(x(&p).step, Step::FirstLight);
    p
}

#[test]
fn fn_201_203_204_first_light_attacks_before_the_others() {
    let mut p = dawn(JapanPlan::Artillery);
    act(&mut p, Action::Use { plan: UsPlan::FirstLight }, &[7]);
    assert!(matches!(x(&p).step, Step::FlyFirst(_)));
    act(&mut p, Action::Fly { squadron: 1, sector: JapanOcean }, &[]);
    // Destroyers, then Hiryu fire at it; no dogfight; its bomb damages Hiryu.
    act(&mut p, Action::Done, &[10, 10, 1]);
    assert!(p.units[unit(&p, "hiryu") as usize].hurt);
    assert_eq!((x(&p).step, x(&p).squadrons[1].at), (Step::Fly, Air::Spent));
    assert_eq!(refused(&p, Action::Fly { squadron: 1, sector: UsOcean }), 241, "it has done its work");
    assert!(legal(&p, Action::Fly { squadron: 2, sector: UsOcean }));
}

#[test]
fn fn_201_187_first_light_takes_two_points() {
    let mut p = duel();
    (xm(&mut p).step, xm(&mut p).points) = (Step::Plans, 3);
    let take = Action::TakePlan { plan: UsPlan::FirstLight };
    act(&mut p, take, &[]);
    assert_eq!((xm(&mut p).points, x(&p).holds(UsPlan::FirstLight)), (1, true));
    // Neither with one point nor with a supply point for three too many.
    let mut p = duel();
    xm(&mut p).step = Step::Plans;
    for (points, sp, can) in [(1, 0, false), (2, 0, true), (0, 1, true)] {
        (xm(&mut p).points, p.sp) = (points, sp);
        assert_eq!(legal(&p, take), can, "{points} points, {sp} SP");
    }
}

#[test]
fn fn_202_a_failed_first_light_is_kept() {
    let mut p = dawn(JapanPlan::Artillery);
    act(&mut p, Action::Use { plan: UsPlan::FirstLight }, &[6]);
    assert!(x(&p).holds(UsPlan::FirstLight) && x(&p).step == Step::Fly);
}

#[test]
fn fn_205_both_first_lights_cancel() {
    let mut p = dawn(JapanPlan::FirstLight);
    let events = act(&mut p, Action::Use { plan: UsPlan::FirstLight }, &[]);
    assert!(events.contains(&Event::FirstLightsCancelled) && !x(&p).holds(UsPlan::FirstLight));
    assert_eq!(x(&p).step, Step::Fly);
}

#[test]
fn fn_221_222_224_first_light_of_japan() {
    let mut p = dawn(JapanPlan::FirstLight);
    // Declined: the Val attacks at once over the US ocean; DESRON and Enterprise fire, the bomb damages Enterprise.
    // Then the Zero rolls for a sector and finds nobody in the air.
    act(&mut p, Action::Done, &[10, 10, 1, 10]);
    assert!(p.units[unit(&p, "enterprise") as usize].hurt);
    assert!(x(&p).squadrons[..3].iter().all(|s| s.at == Air::Lost), "its squadrons never leave");
}

/// Two carriers a side, and a turn that begins with so many copies of Japan's First Light.
fn two_carriers(copies: u8) -> Position {
    let mut p = lay(
        1942,
        &[("enterprise", UsOcean), ("lexington", UsOcean), ("hiryu", JapanOcean), ("soryu", JapanOcean)],
        &[],
        &[
            ("sbd@enterprise", Air::Base),
            ("sbd@lexington", Air::Base),
            ("d3a@hiryu", Air::Base),
            ("d3a@soryu", Air::Base),
            ("b5n@soryu", Air::Base),
        ],
    );
    let x = xm(&mut p);
    (x.draws, x.left, x.step, x.turn) = (copies, 4, Step::Plans, 0);
    (p.cup, p.out) = ([0; 14], [0; 14]);
    p.cup[JapanPlan::FirstLight.i()] = copies;
    p
}

#[test]
fn fn_222_a_carrier_that_came_damaged_loses_no_squadrons_to_first_light() {
    let mut p = two_carriers(1);
    p.rules = rules(&["damaged_carrier_flies=true"]);
    let e = unit(&p, "enterprise");
    p.units[e as usize].hurt = true;
    // As the set-up leaves it: it flies, and takes nobody back.
    xm(&mut p).decks[0].1 = 0;
    let mut q = p.clone();
    // Two carriers fire and miss, two bombs miss.
    act(&mut p, Action::Done, &[10, 10, 10, 10]);
    assert_eq!((x(&p).step, x(&p).squadrons[0].at), (Step::Fly, Air::Base), "First Light hit nobody");
    // Sunk by it, it loses them.
    act(&mut q, Action::Done, &[10, 10, 1, 10]);
    act(&mut q, Action::Take { target: Target::Unit(e) }, &[]);
    assert_eq!((at(&q, e), x(&q).squadrons[0].at), (Place::Gone, Air::Lost));
}

#[test]
fn fn_221_each_copy_of_first_light_is_flown() {
    let mut p = two_carriers(2);
    // The first of two like counters is drawn. Soryu has the most aircraft, then Hiryu is left; everybody misses.
    let events = act(&mut p, Action::Done, &[1, 10, 10, 10, 10, 10, 10]);
    let worked = |e: &&Event| **e == Event::PlanWorked { plan: JapanPlan::FirstLight };
    assert_eq!(events.iter().filter(worked).count(), 2, "{events:?}");
    assert_eq!(x(&p).step, Step::Fly);
    assert!(x(&p).squadrons[2..].iter().all(|s| s.at == Air::Spent));
}

#[test]
fn fn_222_a_carrier_that_was_not_hit_keeps_its_squadrons() {
    let mut p = dawn(JapanPlan::FirstLight);
    act(&mut p, Action::Done, &[10, 10, 10]);
    assert_eq!(x(&p).step, Step::Fly);
    assert!(x(&p).squadrons[..3].iter().all(|s| s.at == Air::Base));
}

#[test]
fn fn_221_of_equal_carriers_the_player_or_a_die_says_which_attacks() {
    let dawn = |set: &[&str], faces: &[u8]| {
        let mut p = lay(
            1942,
            &[("hiryu", JapanOcean), ("soryu", JapanOcean)],
            &[("25th-inf", Spot::Foxhole)],
            &[("11th-bg", Air::Base), ("d3a@hiryu", Air::Base), ("d3a@soryu", Air::Base)],
        );
        p.rules = rules(set);
        xm(&mut p).squadrons[1].hurt = true;
        hold(&mut p, &[UsPlan::Engaged]);
        (xm(&mut p).draws, xm(&mut p).left, xm(&mut p).step) = (1, 4, Step::Engaged);
        (p.cup, p.out) = ([0; 14], [0; 14]);
        p.cup[JapanPlan::FirstLight.i()] = 1;
        act(&mut p, Action::Done, faces);
        p
    };
    let left = |p: &Position| [1, 2].map(|i: usize| x(p).squadrons[i].at != Air::Base);
    // The bomb misses; then the player's own aircraft fly.
    assert_eq!(left(&dawn(&["equals_for_japan=random"], &[1, 10])), [true, false]);
    assert_eq!(left(&dawn(&["equals_for_japan=random"], &[2, 10])), [false, true]);
    // R92: those of Hiryu are damaged.
    assert_eq!(left(&dawn(&["equals_for_japan=worst"], &[10])), [false, true]);
    let mut p = dawn(&[], &[]);
    assert_eq!(x(&p).step, Step::Carrier);
    let unit = unit(&p, "soryu");
    act(&mut p, Action::Carrier { unit }, &[10]);
    assert_eq!(left(&p), [false, true]);
}

#[test]
fn fn_223_its_airfield_hits_count_before_squadrons_fly() {
    let mut p =
        lay(1942, &[("hiryu", JapanOcean)], &[("25th-inf", Spot::Foxhole)], &[("11th-bg", Air::Base), ("d3a@hiryu", Air::Base)]);
    hold(&mut p, &[UsPlan::Engaged]);
    act(&mut p, Action::Done, &[1, 10]);
    xm(&mut p).draws = 1;
    xm(&mut p).left = 4;
    (p.cup, p.out) = ([0; 14], [0; 14]);
    p.cup[JapanPlan::FirstLight.i()] = 1;
    // The Val hits the only airfield point: the squadron is gone before anybody flies, and the turn goes on.
    act(&mut p, Action::Done, &[1]);
    assert_eq!((x(&p).squadrons[0].at, x(&p).step), (Air::Lost, Step::Engaged));
}

#[test]
fn fn_215_japanese_artillery() {
    let mut p = lay(1942, &[], &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)], &[]);
    hold(&mut p, &[UsPlan::Engaged]);
    draw(&mut p, &[JapanPlan::Artillery]);
    act(&mut p, Action::Done, &[10, 10]);
    assert!(p.units[unit(&p, "25th-inf") as usize].hurt);
    let mut p = lay(1942, &[], &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Transport)], &[]);
    hold(&mut p, &[UsPlan::Engaged]);
    draw(&mut p, &[JapanPlan::Artillery]);
    act(&mut p, Action::Done, &[]);
    assert!(!p.units[unit(&p, "25th-inf") as usize].hurt, "nobody of theirs is ashore");
}

#[test]
fn fn_217_carrier_attack_needs_no_die() {
    let mut p = lay(1942, &[("desron-1", UsOcean), ("hiryu", JapanOcean)], &[], &[("d3a@hiryu", Air::Base)]);
    hold(&mut p, &[UsPlan::Engaged]);
    draw(&mut p, &[JapanPlan::CarrierAttack]);
    let events = act(&mut p, Action::Done, &[10, 10]);
    assert!(events.iter().any(|e| matches!(e, Event::GroupFlew { die: 10, sector: Some(UsOcean), .. })));
}

#[test]
fn fn_218_damage_control_stops_the_first_hit_of_the_turn() {
    let mut p =
        lay(1942, &[("chicago-northampton", Coastal), ("chester-louisville", Coastal), ("destroyer-gp-1", Coastal)], &[], &[]);
    hold(&mut p, &[UsPlan::Engaged]);
    xm(&mut p).stops = 1;
    act(&mut p, Action::Done, &[1, 1, 10]);
    let u = unit(&p, "destroyer-gp-1");
    assert!(p.units[u as usize].hurt && at(&p, u) != Place::Gone, "one of two hits");
}

#[test]
fn fn_219_220_duration_for_the_larger_side() {
    let run = |ships: &[(&str, Sector)], air: &[(&str, Air)]| {
        let mut p = lay(1942, ships, &[], air);
        hold(&mut p, &[UsPlan::Engaged]);
        draw(&mut p, &[JapanPlan::Duration]);
        xm(&mut p).left = 3;
        act(&mut p, Action::Done, &[]);
        x(&p).left
    };
    let (us, dd1, dd2) = (("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean), ("destroyer-gp-2", JapanOcean));
    assert_eq!(run(&[us, dd1, dd2], &[]), 4);
    assert_eq!(run(&[us, dd1], &[]), 3);
    assert_eq!(run(&[us, ("desron-2", UsOcean), dd1], &[]), 2);
    // FN-220: squadrons of carriers count.
    assert_eq!(run(&[("enterprise", UsOcean), dd1], &[("sbd@enterprise", Air::Base)]), 2);
}

#[test]
fn fn_226_a_battalion_from_the_box() {
    let mut p = lay(1942, &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)], &[], &[]);
    hold(&mut p, &[UsPlan::Engaged]);
    act(&mut p, Action::Done, &[]);
    xm(&mut p).draws = 1;
    xm(&mut p).left = 4;
    (p.cup, p.out) = ([0; 14], [0; 14]);
    p.cup[JapanPlan::Battalion.i()] = 1;
    act(&mut p, Action::Done, &[]);
    let ashore = |p: &Position| p.units_at(area("solomon")).filter(|u| p.unit_type(board(), *u).id == "jp-battalion").count();
    assert!(ashore(&p) >= 1);
}

fn kamikaze(year: u16, ships: &[(&str, Sector)]) -> Position {
    let carrier = if year == 1942 { "hiryu" } else { "zuikaku" };
    let mut all = vec![(carrier, JapanOcean)];
    all.extend(ships);
    let name = format!("d3a@{carrier}");
    let mut p = lay(year, &all, &[], &[(name.as_str(), Air::Base)]);
    hold(&mut p, &[UsPlan::Engaged]);
    draw(&mut p, &[JapanPlan::Kamikaze]);
    p
}

#[test]
fn fn_227_228_kamikaze_not_before_1944_and_not_without_ships() {
    let mut p = kamikaze(1942, &[("desron-1", UsOcean)]);
    let events = act(&mut p, Action::Done, &[10, 10, 10]);
    assert!(!events.contains(&Event::PlanWorked { plan: JapanPlan::Kamikaze }));
    // Infantry ashore and no ship: the bombers roll for their sector as always.
    let carrier = [("zuikaku", JapanOcean)];
    let mut p = lay(1944, &carrier, &[("7th-inf", Spot::Foxhole)], &[("d3a@zuikaku", Air::Base)]);
    hold(&mut p, &[UsPlan::Engaged]);
    draw(&mut p, &[JapanPlan::Kamikaze]);
    let events = act(&mut p, Action::Done, &[5]);
    assert!(events.iter().any(|e| matches!(e, Event::GroupFlew { die: 5, sector: None, .. })));
}

#[test]
fn e43_fn_229_230_231_kamikaze_hits_even_when_it_misses_and_dies() {
    let mut p = kamikaze(1944, &[("desron-1", UsOcean)]);
    // No sector die. DESRON misses; the bomb misses, and still one hit falls.
    let events = act(&mut p, Action::Done, &[10, 10]);
    assert!(events.contains(&Event::PlanWorked { plan: JapanPlan::Kamikaze }));
    assert!(p.units[unit(&p, "desron-1") as usize].hurt);
    assert_eq!(x(&p).squadrons[0].at, Air::Lost);
}

#[test]
fn fn_230_two_copies_of_kamikaze_add_up() {
    let mut p = kamikaze(1944, &[("desron-1", UsOcean), ("desron-2", UsOcean)]);
    draw(&mut p, &[JapanPlan::Kamikaze, JapanPlan::Kamikaze]);
    // The bomb misses, and two hits are to be taken.
    act(&mut p, Action::Done, &[10, 10]);
    assert_eq!(x(&p).volley.as_ref().map(|v| v.hits), Some([2, 0]));
}

#[test]
fn fn_232_233_no_contact() {
    let mut p = lay(
        1942,
        &[("enterprise", UsOcean), ("sub-gp-1", JapanOcean), ("destroyer-gp-1", JapanOcean), ("jp-sub-gp-1", JapanOcean)],
        &[],
        &[("sbd@enterprise", Air::Base)],
    );
    draw(&mut p, &[JapanPlan::NoContact]);
    assert_eq!(refused(&p, Action::Fly { squadron: 0, sector: JapanOcean }), 232);
    let f = Field { b: board(), p: &p, x: x(&p) };
    assert!(battle::shooters(f, Side::Us, Attack::Torpedoes, JapanOcean, 0).is_empty());
    assert!(battle::shooters(f, Side::Us, Attack::DepthCharges, JapanOcean, 0).is_empty());
}

#[test]
fn fn_234_237_screening_ship_stops_a_hit_on_a_carrier_and_nothing_else() {
    let strike = |ship: &'static str| {
        let mut p = lay(
            1942,
            &[("enterprise", UsOcean), (ship, Coastal), ("destroyer-gp-2", JapanOcean)],
            &[],
            &[("sbd@enterprise", Air::Base)],
        );
        hold(&mut p, &[UsPlan::Engaged]);
        xm(&mut p).screening = 1;
        act(&mut p, Action::Fly { squadron: 0, sector: Coastal }, &[]);
        act(&mut p, Action::Done, &[10, 1]);
        (p.units[unit(&p, ship) as usize].hurt, x(&p).screening)
    };
    assert_eq!(strike("hosho"), (false, 0));
    assert_eq!(strike("destroyer-gp-1"), (true, 1));
}

#[test]
fn fn_235_a_screening_ship_is_kept_to_the_end_of_the_battle() {
    let run = |set: &[&str]| {
        let mut p = screened("hiryu", 1);
        p.rules = rules(set);
        let events = act(&mut p, Action::Done, &[]);
        assert!(events.contains(&Event::PlansDrawn { turn: 1, plans: vec![JapanPlan::ScreeningShip] }), "{events:?}");
        assert_eq!((x(&p).screening, x(&p).step), (1, Step::Fly));
        act(&mut p, Action::Done, &[]);
        assert!(p.battle.is_none());
        (p.kept, p.out[JapanPlan::ScreeningShip.i()])
    };
    assert_eq!(run(&[]), (0, 1));
    assert_eq!(run(&["screening_ship_kept_beyond_battle=true"]), (1, 0));
}

/// A battle of one turn with a Japanese ship, which is to draw so many Screening Ships.
fn screened(ship: &str, copies: u8) -> Position {
    let mut p = lay(1942, &[("enterprise", UsOcean), (ship, JapanOcean)], &[], &[("sbd@enterprise", Air::Base)]);
    let x = xm(&mut p);
    (x.draws, x.left, x.step, x.turn) = (copies, 1, Step::Plans, 0);
    (p.cup, p.out) = ([0; 14], [0; 14]);
    p.cup[JapanPlan::ScreeningShip.i()] = copies;
    p
}

#[test]
fn fn_235_237_a_screening_ship_without_a_carrier_is_not_kept() {
    let mut p = screened("destroyer-gp-1", 2);
    p.rules = rules(&["screening_ship_kept_beyond_battle=true"]);
    act(&mut p, Action::Done, &[1]);
    assert_eq!((x(&p).screening, p.out[JapanPlan::ScreeningShip.i()]), (0, 2));
    act(&mut p, Action::Done, &[]);
    assert_eq!((p.battle.is_none(), p.kept, p.out[JapanPlan::ScreeningShip.i()]), (true, 0, 2));
    // One kept from an earlier battle waits on for a carrier.
    let mut p = screened("destroyer-gp-1", 0);
    p.rules = rules(&["screening_ship_kept_beyond_battle=true"]);
    xm(&mut p).screening = 1;
    act(&mut p, Action::Done, &[]);
    act(&mut p, Action::Done, &[]);
    assert_eq!((p.battle.is_none(), p.kept, p.out[JapanPlan::ScreeningShip.i()]), (true, 1, 0));
}

#[test]
fn fn_236_a_kept_plan_takes_no_draw() {
    let mut p = lay(1942, &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)], &[], &[]);
    hold(&mut p, &[UsPlan::Engaged]);
    act(&mut p, Action::Done, &[]);
    let y = xm(&mut p);
    (y.draws, y.left, y.screening) = (1, 3, 1);
    (p.cup, p.out) = ([0; 14], [0; 14]);
    (p.cup[JapanPlan::NoContact.i()], p.cup[JapanPlan::Artillery.i()]) = (1, 1);
    let events = act(&mut p, Action::Engage { longer: false }, &[1]);
    assert!(events.iter().any(|e| matches!(e, Event::PlansDrawn { plans, .. } if plans.len() == 1)), "{events:?}");
}

#[test]
fn e44_e45_fn_238_ship_combat() {
    let mut p = lay(
        1942,
        &[("furutaka-kako", Coastal), ("desron-1", Coastal), ("enterprise", UsOcean)],
        &[],
        &[("sbd@enterprise", Air::Over(Coastal))],
    );
    let (guns, aaa) = (value(&p, Side::Japan, Attack::Guns, Coastal), value(&p, Side::Japan, Attack::Aaa, Coastal));
    draw(&mut p, &[JapanPlan::ShipCombat]);
    assert_eq!(value(&p, Side::Japan, Attack::Guns, Coastal), guns.better(3, 2, 2));
    assert_eq!(value(&p, Side::Japan, Attack::Aaa, Coastal), aaa.better(3, 2, 2));
}

#[test]
fn fn_239_240_submarines_have_their_own_plan() {
    let mut p = lay(
        1942,
        &[("jp-sub-gp-1", UsOcean), ("enterprise", UsOcean), ("destroyer-gp-1", JapanOcean), ("sub-gp-1", JapanOcean)],
        &[],
        &[],
    );
    let (torpedo, depth) =
        (value(&p, Side::Japan, Attack::Torpedoes, UsOcean), value(&p, Side::Japan, Attack::DepthCharges, JapanOcean));
    draw(&mut p, &[JapanPlan::ShipCombat]);
    assert_eq!(
        (value(&p, Side::Japan, Attack::Torpedoes, UsOcean), value(&p, Side::Japan, Attack::DepthCharges, JapanOcean)),
        (torpedo, depth)
    );
    draw(&mut p, &[JapanPlan::SubmarineWarfare]);
    assert_eq!(value(&p, Side::Japan, Attack::Torpedoes, UsOcean), Value { hit: torpedo.hit.map(|h| h + 4), twice: 2 });
    p.rules = rules(&["submarine_warfare_bonus=3"]);
    assert_eq!(value(&p, Side::Japan, Attack::DepthCharges, JapanOcean), Value { hit: depth.hit.map(|h| h + 3), twice: 2 });
}

#[test]
fn fn_239_a_submarine_at_the_guns_gains_nothing_by_ship_combat() {
    let mut p = lay(1942, &[("jp-sub-gp-1", Coastal), ("desron-1", Coastal)], &[], &[]);
    p.rules = rules(&["subs_fire_with_guns=true"]);
    let guns = value(&p, Side::Japan, Attack::Guns, Coastal);
    draw(&mut p, &[JapanPlan::ShipCombat]);
    assert_eq!(value(&p, Side::Japan, Attack::Guns, Coastal), guns);
    draw(&mut p, &[JapanPlan::AttackPlan]);
    assert_eq!(value(&p, Side::Japan, Attack::Guns, Coastal).hit, guns.hit.map(|h| h + 1), "this one is for all");
}

#[test]
fn fn_365_plans_add_up() {
    let mut p = lay(1942, &[("furutaka-kako", Coastal), ("desron-1", Coastal)], &[], &[]);
    let guns = value(&p, Side::Japan, Attack::Guns, Coastal);
    draw(&mut p, &[JapanPlan::ShipCombat, JapanPlan::AttackPlan]);
    assert_eq!(value(&p, Side::Japan, Attack::Guns, Coastal).hit, guns.hit.map(|h| h + 4));
}

#[test]
fn fn_211_212_the_cup_is_filled_again_when_it_runs_short() {
    let mut p = lay(1942, &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)], &[], &[]);
    hold(&mut p, &[UsPlan::Engaged]);
    act(&mut p, Action::Done, &[]);
    (xm(&mut p).draws, xm(&mut p).left) = (2, 2);
    (p.cup, p.out) = ([0; 14], [0; 14]);
    p.cup[JapanPlan::NoContact.i()] = 1;
    p.out[JapanPlan::Artillery.i()] = 1;
    // One is left, the one that was out goes back and is drawn.
    let events = act(&mut p, Action::Done, &[]);
    let drawn = events.iter().find_map(|e| match e {
        Event::PlansDrawn { plans, .. } => Some(plans.clone()),
        _ => None,
    });
    assert_eq!(drawn, Some(vec![JapanPlan::NoContact, JapanPlan::Artillery]));
}

#[test]
fn targets_have_names_in_journals() {
    assert_eq!(serde_json::to_string(&Target::Airfield).unwrap(), "\"airfield\"");
    assert_eq!(serde_json::to_string(&Target::Unit(3)).unwrap(), "{\"unit\":3}");
    assert_eq!(serde_json::to_string(&Target::Squadron(3)).unwrap(), "{\"squadron\":3}");
}
