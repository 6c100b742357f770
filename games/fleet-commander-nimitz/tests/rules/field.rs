//! Sections 12.3 to 12.18: who fires at whom, on battle maps laid out by hand.

use crate::support::*;
use Sector::{Coastal, Island, JapanOcean, UsOcean};
use fleet_commander_nimitz::{
    ADMIRAL, Action, Event, Position,
    action::Target,
    battle::{self, Air, Battle, Candidate, Field, Ground, Spot, Squadron, Step},
    event::Attack,
    phases,
    position::{Phase, Place},
    types::{JapanPlan, Sector, Side, UsPlan, Value},
};
use ironbottom_kernel::{Face, Log, Refusal, RuleId, Rules, Viewer};

/// A battle of the Solomons in its first turn, before the aircraft move, with another battle to come.
pub fn lay(year: u16, ships: &[(&str, Sector)], ground: &[(&str, Spot)], air: &[(&str, Air)]) -> Position {
    let mut p = bare(year, Phase::Battles);
    if year == 1942 {
        put(&mut p, "usaffe", "alaska");
        put(&mut p, "ryuho", "alaska");
    }
    let mut x = Battle {
        area: area("solomon"),
        step: Step::Fly,
        turn: 2,
        left: 2,
        draws: 0,
        ships: Vec::new(),
        waiting: Vec::new(),
        ground: Vec::new(),
        squadrons: Vec::new(),
        decks: Vec::new(),
        airfields: [0; 2],
        plans: Vec::new(),
        points: 0,
        drawn: Vec::new(),
        screening: 0,
        stops: 0,
        cell: 0,
        first: None,
        flown: 0,
        asw: false,
        volley: None,
    };
    for (id, sector) in ships {
        let u = put(&mut p, id, "solomon");
        x.ships.push((u, *sector));
    }
    for (id, spot) in ground {
        let u = match *id {
            "battalion" => battalion(&mut p, Side::Us, "solomon"),
            "jp-battalion" => battalion(&mut p, Side::Japan, "solomon"),
            id => put(&mut p, id, "solomon"),
        };
        p.units[u as usize].aboard = *spot == Spot::Transport;
        x.ground.push(Ground { unit: u, spot: *spot });
    }
    for (id, at) in air {
        let (id, carrier) = id.split_once('@').map_or((*id, None), |(a, c)| (a, Some(c)));
        match carrier {
            Some(c) => {
                let base = unit(&p, c);
                let kind = board().campaign(year).types.iter().position(|t| t.id == id).unwrap() as u16;
                let side = p.unit_type(board(), base).side;
                x.squadrons.push(Squadron { kind, side, base, carrier: true, hurt: false, at: *at });
                match x.decks.iter_mut().find(|(u, _)| *u == base) {
                    Some((_, n)) => *n += 1,
                    None => x.decks.push((base, 1)),
                }
            }
            None => {
                let base = put(&mut p, id, "solomon");
                let side = p.unit_type(board(), base).side;
                let kind = p.units[base as usize].kind;
                x.squadrons.push(Squadron { kind, side, base, carrier: false, hurt: false, at: *at });
                x.airfields[side.i()] += 1;
            }
        }
    }
    p.battle = Some(Box::new(x));
    p
}

pub fn x(p: &Position) -> &Battle {
    p.battle.as_ref().unwrap()
}

pub fn xm(p: &mut Position) -> &mut Battle {
    p.battle.as_mut().unwrap()
}

/// Holds Engaged, so that the turn stops with a question before it ends.
pub fn pause(p: &mut Position) {
    xm(p).plans = vec![UsPlan::Engaged];
}

/// The rule behind the question that is open.
pub fn asked_by(p: &Position) -> u16 {
    let view = game().view(p, Viewer::seat(ADMIRAL));
    game().prompt(&view, ADMIRAL, &listed(p)).rule.number()
}

/// Is it refused by this rule and with these words?
pub fn refused_with(p: &Position, a: Action, rule: RuleId, why: &'static str) -> bool {
    phases::check(board(), p, &a) == Err(Refusal::new(rule, why))
}

fn shooters(p: &Position, side: Side, attack: Attack, sector: Sector, row: u8) -> Vec<(Target, Value)> {
    battle::shooters(Field { b: board(), p, x: x(p) }, side, attack, sector, row)
}

fn names(p: &Position, all: &[(Target, Value)]) -> Vec<String> {
    all.iter().map(|(t, _)| name(p, *t)).collect()
}

fn name(p: &Position, t: Target) -> String {
    let types = &board().campaign(p.year).types;
    match t {
        Target::Unit(u) => p.unit_type(board(), u).id.clone(),
        Target::Squadron(i) => types[x(p).squadrons[i as usize].kind as usize].id.clone(),
        Target::Airfield => "airfield".to_owned(),
    }
}

fn targets(p: &Position, side: Side, attack: Attack, sector: Sector) -> Vec<String> {
    let mut out: Vec<Candidate> = Vec::new();
    battle::targets_of(Field { b: board(), p, x: x(p) }, side, attack, sector, false, &mut out);
    let mut all: Vec<String> = out.iter().map(|c| name(p, c.2)).collect();
    all.sort_unstable();
    all
}

pub const OVER: fn(Sector) -> Air = Air::Over;

#[test]
fn fn_262_263_a_dogfight_where_both_fly_and_one_can() {
    let p = lay(
        1942,
        &[("enterprise", UsOcean), ("hiryu", JapanOcean)],
        &[],
        &[
            ("f4f@enterprise", OVER(Coastal)),
            ("sbd@enterprise", OVER(Coastal)),
            ("a6m@hiryu", OVER(Coastal)),
            ("d3a@hiryu", OVER(UsOcean)),
        ],
    );
    assert_eq!(names(&p, &shooters(&p, Side::Us, Attack::Dogfight, Coastal, 0)), ["f4f"]);
    assert_eq!(names(&p, &shooters(&p, Side::Japan, Attack::Dogfight, Coastal, 0)), ["a6m"]);
    assert!(shooters(&p, Side::Japan, Attack::Dogfight, UsOcean, 0).is_empty(), "nobody to fight there");
}

#[test]
fn e56_e57_e58_fn_264_266_only_what_flies_there_is_hit() {
    let p = lay(
        1942,
        &[("enterprise", UsOcean), ("hiryu", JapanOcean)],
        &[("2nd-inf", Spot::Foxhole)],
        &[("18th-fg", OVER(Island)), ("1-kokutai", OVER(Island)), ("3-kokutai", Air::Base), ("d3a@hiryu", Air::Spent)],
    );
    assert_eq!(targets(&p, Side::Japan, Attack::Dogfight, Island), ["1-kokutai"]);
    assert!(targets(&p, Side::Japan, Attack::Dogfight, JapanOcean).is_empty(), "back aboard after First Light");
}

#[test]
fn fn_265_losses_of_a_dogfight_fall_together() {
    let mut p = lay(
        1942,
        &[("enterprise", UsOcean), ("hiryu", JapanOcean)],
        &[],
        &[("f4f@enterprise", Air::Base), ("a6m@hiryu", Air::Base)],
    );
    act(&mut p, Action::Fly { squadron: 0, sector: UsOcean }, &[]);
    xm(&mut p).squadrons[0].hurt = true;
    xm(&mut p).squadrons[1].hurt = true;
    pause(&mut p);
    // The fighters meet (die 10); both hit: both are gone, the one that was shot down included.
    act(&mut p, Action::Done, &[10, 1, 1]);
    assert!(x(&p).squadrons.iter().all(|s| s.at == Air::Lost));
}

#[test]
fn fn_265_283_two_infantry_kill_each_other() {
    let mut p = lay(
        1942,
        &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)],
        &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)],
        &[],
    );
    let both = ["25th-inf", "2nd-inf"].map(|id| unit(&p, id));
    for u in both {
        p.units[u as usize].hurt = true;
    }
    pause(&mut p);
    let events = act(&mut p, Action::Done, &[1, 1]);
    assert_eq!(both.map(|u| at(&p, u)), [Place::Gone; 2], "{events:?}");
}

#[test]
fn fn_215_283_artillery_hits_though_the_last_infantry_of_japan_falls() {
    let mut p = lay(
        1942,
        &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean)],
        &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)],
        &[],
    );
    let [us, japan] = ["25th-inf", "2nd-inf"].map(|id| unit(&p, id));
    p.units[japan as usize].hurt = true;
    xm(&mut p).drawn = vec![JapanPlan::Artillery];
    pause(&mut p);
    // The US hits, Japan misses but for its artillery.
    act(&mut p, Action::Done, &[1, 10]);
    assert!(at(&p, japan) == Place::Gone && p.units[us as usize].hurt);
}

#[test]
fn fn_265_279_283_guns_and_bombs_fall_together() {
    // Guns that kill the last Japanese ashore leave those who fired at the same time their cheapest target.
    let mut p = lay(
        1942,
        &[("chicago-northampton", Coastal), ("kongo-haruna", Coastal)],
        &[("battalion", Spot::Beach), ("jp-battalion", Spot::Beach)],
        &[],
    );
    let [us, japan] = [0, 1].map(|i| x(&p).ground[i].unit);
    p.units[japan as usize].hurt = true;
    pause(&mut p);
    let events = act(&mut p, Action::Done, &[1, 1]);
    assert!(p.units[us as usize].hurt, "{events:?}");
    assert!(!p.units[unit(&p, "chicago-northampton") as usize].hurt);
    // So do bombs over the Island.
    let mut p = lay(
        1942,
        &[("enterprise", UsOcean), ("hiryu", JapanOcean)],
        &[("battalion", Spot::Beach), ("jp-battalion", Spot::Beach)],
        &[("sbd@enterprise", Air::Base), ("d3a@hiryu", Air::Base)],
    );
    let [us, japan] = [0, 1].map(|i| x(&p).ground[i].unit);
    p.units[japan as usize].hurt = true;
    pause(&mut p);
    act(&mut p, Action::Fly { squadron: 0, sector: Island }, &[]);
    // The Val finds the Island (3); both bombs hit.
    let events = act(&mut p, Action::Done, &[3, 1, 1]);
    assert!(p.units[us as usize].hurt, "{events:?}");
}

#[test]
fn fn_030_034_035_fighters_and_bombers() {
    let types = &board().campaign(1942).types;
    let t = |id: &str| types.iter().find(|t| t.id == id).unwrap();
    assert!(!t("a6m").is_bomber() && t("a6m").full.dogfight.twice > 0);
    assert!(t("f4f").is_bomber() && t("f4f").full.dogfight.can(), "a bombing value makes a bomber");
    assert!(t("d3a").is_bomber() && !t("d3a").full.dogfight.can());
}

#[test]
fn e59_e60_fn_267_268_escorts_fire_first_then_carriers() {
    let ships = [("hiryu", JapanOcean), ("kongo-haruna", JapanOcean), ("destroyer-gp-5", JapanOcean), ("enterprise", UsOcean)];
    let three =
        [("sbd@enterprise", OVER(JapanOcean)), ("sbd@enterprise", OVER(JapanOcean)), ("tbd@enterprise", OVER(JapanOcean))];
    let p = lay(1942, &ships, &[], &three);
    assert_eq!(shooters(&p, Side::Japan, Attack::Aaa, JapanOcean, 0).len(), 2);
    assert_eq!(names(&p, &shooters(&p, Side::Japan, Attack::Aaa, JapanOcean, 1)), ["hiryu"]);
    let p = lay(1942, &ships, &[], &three[..1]);
    assert_eq!(shooters(&p, Side::Japan, Attack::Aaa, JapanOcean, 0).len(), 1);
    assert_eq!(shooters(&p, Side::Japan, Attack::Aaa, JapanOcean, 1).len(), 1);
}

#[test]
fn e61_fn_269_270_271_once_per_row_with_the_best_guns() {
    let ships = ["kongo-haruna", "takao-chokai", "maya-atago", "destroyer-gp-1", "destroyer-gp-2", "destroyer-gp-3"]
        .map(|s| (s, Coastal));
    let mut all = ships.to_vec();
    all.push(("enterprise", UsOcean));
    let p = lay(
        1942,
        &all,
        &[],
        &[("sbd@enterprise", OVER(Coastal)), ("sbd@enterprise", OVER(Coastal)), ("tbd@enterprise", OVER(Coastal))],
    );
    let fire = shooters(&p, Side::Japan, Attack::Aaa, Coastal, 0);
    assert_eq!(fire.len(), 3);
    let worst = fire.iter().map(|(_, v)| v.hit).min();
    let others = ships.iter().map(|(s, _)| p.values(board(), unit(&p, s)).aaa.hit).filter(|v| Some(*v) > worst).count();
    assert!(others <= 3, "nobody better is left out");
}

#[test]
fn fn_026_272_367_ships_fire_at_whatever_flies_there_and_nobody_over_the_island() {
    let p = lay(
        1942,
        &[("chicago-northampton", Coastal), ("hiryu", JapanOcean)],
        &[],
        &[("a6m@hiryu", OVER(Coastal)), ("d3a@hiryu", OVER(Island))],
    );
    assert_eq!(targets(&p, Side::Japan, Attack::Aaa, Coastal), ["a6m"], "fighters too");
    assert_eq!(shooters(&p, Side::Us, Attack::Aaa, Coastal, 0).len(), 1);
    assert!(shooters(&p, Side::Us, Attack::Aaa, Island, 0).is_empty());
}

#[test]
fn fn_031_032_274_ground_over_the_island_ship_elsewhere() {
    let p = lay(
        1942,
        &[("enterprise", UsOcean), ("hiryu", JapanOcean), ("destroyer-gp-1", Coastal)],
        &[],
        &[("sbd@enterprise", OVER(Island)), ("tbd@enterprise", OVER(Coastal)), ("1-kokutai", Air::Base)],
    );
    let types = &board().campaign(1942).types;
    let t = |id: &str| types.iter().find(|t| t.id == id).unwrap();
    assert_eq!(shooters(&p, Side::Us, Attack::Bombs, Island, 0)[0].1, t("sbd").full.ground);
    assert_eq!(shooters(&p, Side::Us, Attack::Bombs, Coastal, 0)[0].1, t("tbd").full.ship);
}

#[test]
fn fn_033_368_never_submarines_and_each_sector_its_own_targets() {
    let p = lay(
        1942,
        &[("jp-sub-gp-1", Coastal), ("destroyer-gp-1", Coastal)],
        &[("2nd-inf", Spot::Foxhole), ("25th-inf", Spot::Foxhole)],
        &[("1-kokutai", Air::Base)],
    );
    assert_eq!(targets(&p, Side::Japan, Attack::Bombs, Coastal), ["destroyer-gp-1"]);
    assert_eq!(targets(&p, Side::Japan, Attack::Bombs, Island), ["2nd-inf", "airfield"]);
}

#[test]
fn fn_275_submarines_attack_surface_ships_of_their_sector() {
    let p = lay(
        1942,
        &[("jp-sub-gp-1", UsOcean), ("enterprise", UsOcean), ("sub-gp-1", UsOcean), ("chicago-northampton", Coastal)],
        &[],
        &[],
    );
    assert_eq!(names(&p, &shooters(&p, Side::Japan, Attack::Torpedoes, UsOcean, 0)), ["jp-sub-gp-1"]);
    assert_eq!(targets(&p, Side::Us, Attack::Torpedoes, UsOcean), ["enterprise"]);
}

#[test]
fn fn_029_276_ships_and_submarines_drop_depth_charges() {
    let p =
        lay(1942, &[("jp-sub-gp-1", UsOcean), ("jp-sub-gp-2", UsOcean), ("desron-1", UsOcean), ("sub-gp-1", UsOcean)], &[], &[]);
    let all = shooters(&p, Side::Us, Attack::DepthCharges, UsOcean, 0);
    assert_eq!(names(&p, &all), ["desron-1", "sub-gp-1"]);
    assert_eq!(all[0].1, p.values(board(), unit(&p, "desron-1")).depth);
    assert_eq!(targets(&p, Side::Japan, Attack::DepthCharges, UsOcean), ["jp-sub-gp-1", "jp-sub-gp-2"]);
}

#[test]
fn e62_fn_277_each_submarine_once_by_the_best() {
    let p = lay(
        1942,
        &[
            ("jp-sub-gp-1", UsOcean),
            ("enterprise", UsOcean),
            ("chicago-northampton", UsOcean),
            ("desron-1", UsOcean),
            ("chester-louisville", UsOcean),
        ],
        &[],
        &[],
    );
    assert_eq!(names(&p, &shooters(&p, Side::Us, Attack::DepthCharges, UsOcean, 0)), ["desron-1"]);
}

#[test]
fn fn_027_278_only_ships_in_coastal_use_their_guns() {
    let p = lay(1942, &[("chicago-northampton", Coastal), ("desron-1", UsOcean), ("destroyer-gp-1", Coastal)], &[], &[]);
    assert_eq!(names(&p, &shooters(&p, Side::Us, Attack::Guns, Coastal, 0)), ["chicago-northampton"]);
}

#[test]
fn e63_fn_279_guns_hit_ships_and_the_island() {
    let p = lay(
        1942,
        &[("chicago-northampton", Coastal), ("destroyer-gp-1", Coastal)],
        &[("2nd-inf", Spot::Foxhole), ("25th-inf", Spot::Foxhole)],
        &[("1-kokutai", Air::Base)],
    );
    assert_eq!(targets(&p, Side::Japan, Attack::Guns, Coastal), ["2nd-inf", "airfield", "destroyer-gp-1"]);
}

#[test]
fn fn_028_280_369_a_submarine_fires_torpedoes_and_no_guns() {
    let mut p = lay(1942, &[("sub-gp-1", Coastal), ("destroyer-gp-1", Coastal)], &[("2nd-inf", Spot::Foxhole)], &[]);
    assert!(shooters(&p, Side::Us, Attack::Guns, Coastal, 0).is_empty());
    assert_eq!(shooters(&p, Side::Us, Attack::Torpedoes, Coastal, 0).len(), 1);
    p.rules = rules(&["subs_fire_with_guns=true"]);
    assert_eq!(shooters(&p, Side::Us, Attack::Guns, Coastal, 0).len(), 1);
}

#[test]
fn fn_280_a_submarine_at_the_guns_hits_ships_alone() {
    let mut p = lay(
        1942,
        &[("sub-gp-1", Coastal), ("destroyer-gp-1", Coastal), ("destroyer-gp-2", JapanOcean)],
        &[],
        &[("1-kokutai", Air::Spent)],
    );
    p.rules = rules(&["subs_fire_with_guns=true"]);
    pause(&mut p);
    let mut q = p.clone();
    // The torpedo misses, so does the depth charge; the submarine's gun hits, and the airfield would be cheaper.
    let events = act(&mut p, Action::Done, &[10, 10, 1]);
    assert_eq!(x(&p).airfields[1], 1, "{events:?}");
    assert!(p.units[unit(&p, "destroyer-gp-1") as usize].hurt);
    // Beside a cruiser each hit goes where it may: the cruiser's to the airfield.
    let c = put(&mut q, "chicago-northampton", "solomon");
    xm(&mut q).ships.push((c, Coastal));
    let d = unit(&q, "destroyer-gp-1");
    q.units[d as usize].hurt = true;
    xm(&mut q).airfields[1] = 2;
    let events = act(&mut q, Action::Done, &[10, 10, 1, 1, 10]);
    assert!(at(&q, d) == Place::Gone && x(&q).airfields[1] == 1, "{events:?}");
}

#[test]
fn fn_258_280_hits_of_submarines_without_a_ship_are_lost_and_others_are_not() {
    let mut p = lay(
        1942,
        &[("sub-gp-1", Coastal), ("sub-gp-2", Coastal), ("chicago-northampton", Coastal), ("destroyer-gp-1", Coastal)],
        &[],
        &[("1-kokutai", Air::Spent)],
    );
    p.rules = rules(&["subs_fire_with_guns=true"]);
    let d = unit(&p, "destroyer-gp-1");
    p.units[d as usize].hurt = true;
    xm(&mut p).airfields[1] = 2;
    pause(&mut p);
    // Torpedoes and depth charges miss; both submarines and the cruiser hit, the destroyers miss.
    let events = act(&mut p, Action::Done, &[10, 10, 10, 1, 1, 1, 10]);
    assert!(events.contains(&Event::Missing { side: Side::Japan, hits: 1 }), "{events:?}");
    let hits = events.iter().filter(|e| matches!(e, Event::Hit { side: Side::Japan, .. })).count();
    assert_eq!(hits, 2, "the destroyers and one airfield point: {events:?}");
}

#[test]
fn fn_036_281_282_only_the_entrenched_attack_infantry_and_airfields() {
    let p = lay(
        1942,
        &[("destroyer-gp-1", Coastal)],
        &[("25th-inf", Spot::Foxhole), ("32nd-inf", Spot::Beach), ("43rd-inf", Spot::Transport), ("2nd-inf", Spot::Beach)],
        &[("1-kokutai", OVER(Island))],
    );
    assert_eq!(names(&p, &shooters(&p, Side::Us, Attack::Infantry, Island, 0)), ["25th-inf"]);
    assert_eq!(targets(&p, Side::Japan, Attack::Infantry, Island), ["2nd-inf", "airfield"]);
    assert!(shooters(&p, Side::Japan, Attack::Infantry, Island, 0).is_empty(), "on the beach nobody attacks");
}

#[test]
fn e64_e65_fn_283_284_enemy_infantry_only_if_one_is_on_the_island_airfields_always() {
    let p = lay(
        1942,
        &[("chicago-northampton", Coastal), ("destroyer-gp-1", Coastal)],
        &[("25th-inf", Spot::Transport), ("2nd-inf", Spot::Foxhole)],
        &[("1-kokutai", Air::Base)],
    );
    assert_eq!(targets(&p, Side::Japan, Attack::Guns, Coastal), ["airfield", "destroyer-gp-1"]);
    assert_eq!(targets(&p, Side::Japan, Attack::Bombs, Island), ["airfield"]);
}

#[test]
fn e66_fn_285_a_hit_takes_an_airfield_point() {
    let mut p =
        lay(1942, &[("destroyer-gp-1", Coastal)], &[], &[("11th-bg", Air::Base), ("18th-fg", Air::Base), ("mag-21", Air::Base)]);
    // The destroyers' gun hits: the airfield is the only target. Then a squadron too many: the player chooses.
    act(&mut p, Action::Done, &[1]);
    assert_eq!((x(&p).airfields[0], x(&p).step), (2, Step::Airfield));
}

#[test]
fn fn_295_297_345_squadrons_beyond_the_airfield_are_the_players_choice() {
    let mut p =
        lay(1942, &[("destroyer-gp-1", Coastal)], &[], &[("11th-bg", Air::Base), ("18th-fg", Air::Base), ("mag-21", Air::Base)]);
    act(&mut p, Action::Done, &[1]);
    assert_eq!(refused(&p, Action::Done), 297);
    act(&mut p, Action::GiveUp { squadron: 1 }, &[]);
    assert_eq!(x(&p).squadrons[1].at, Air::Lost);
    assert_eq!(x(&p).turn, 3, "the next turn");
}

#[test]
fn e67_fn_296_of_japan_the_damaged_and_cheap_go_first() {
    let mut p =
        lay(1942, &[("desron-1", Coastal)], &[], &[("1-kokutai", Air::Base), ("14-sentai", Air::Base), ("24-sentai", Air::Base)]);
    xm(&mut p).squadrons[2].hurt = true;
    xm(&mut p).airfields[1] = 2;
    pause(&mut p);
    // Bombers and fighters to Coastal; DESRON's fire misses, so do two bombs and DESRON's guns.
    act(&mut p, Action::Done, &[10, 10, 10, 10, 10, 10]);
    assert_eq!(x(&p).squadrons[2].at, Air::Lost);
}

#[test]
fn fn_256_285_an_airfield_may_be_hit_beside_a_damaged_infantry_of_its_cost() {
    let mut p = lay(
        1942,
        &[("chicago-northampton", Coastal), ("destroyer-gp-1", JapanOcean)],
        &[("25th-inf", Spot::Beach), ("jp-6th-inf", Spot::Beach), ("20th-inf", Spot::Beach)],
        &[],
    );
    let [hurt, other] = ["jp-6th-inf", "20th-inf"].map(|id| unit(&p, id));
    p.units[hurt as usize].hurt = true;
    xm(&mut p).airfields[1] = 2;
    pause(&mut p);
    act(&mut p, Action::Done, &[1]);
    let strike = |target: Target| Action::Strike { target };
    assert_eq!(listed(&p), [strike(Target::Airfield), strike(Target::Unit(hurt))], "R91: nothing else is damaged by it");
    assert_eq!(refused(&p, strike(Target::Unit(other))), 255);
    act(&mut p, strike(Target::Airfield), &[]);
    assert_eq!((x(&p).airfields[1], is_at(&p, hurt, "solomon"), p.units[other as usize].hurt), (1, true, false));
}

#[test]
fn fn_286_287_288_beach_transport_and_marines() {
    let mut p = lay(
        1942,
        &[("destroyer-gp-1", JapanOcean)],
        &[("25th-inf", Spot::Beach), ("32nd-inf", Spot::Transport), ("1st-marine", Spot::Transport)],
        &[],
    );
    pause(&mut p);
    act(&mut p, Action::Done, &[]);
    let spot = |id: &str| x(&p).ground.iter().find(|g| g.unit == unit(&p, id)).unwrap().spot;
    assert_eq!((spot("25th-inf"), spot("32nd-inf"), spot("1st-marine")), (Spot::Foxhole, Spot::Beach, Spot::Foxhole));
}

#[test]
fn fn_370_an_empty_transport_is_gone() {
    let mut p = lay(1942, &[("destroyer-gp-1", JapanOcean)], &[("32nd-inf", Spot::Transport)], &[]);
    assert!(Field { b: board(), p: &p, x: x(&p) }.has_transport(Side::Us, Coastal));
    pause(&mut p);
    act(&mut p, Action::Done, &[]);
    assert!(!Field { b: board(), p: &p, x: x(&p) }.has_transport(Side::Us, Coastal));
}

#[test]
fn fn_273_each_bomber_that_is_left_rolls_once() {
    let p = lay(
        1942,
        &[("enterprise", UsOcean), ("destroyer-gp-1", Coastal)],
        &[],
        &[("sbd@enterprise", OVER(Coastal)), ("sbd@enterprise", Air::Lost), ("tbd@enterprise", OVER(Coastal))],
    );
    assert_eq!(names(&p, &shooters(&p, Side::Us, Attack::Bombs, Coastal, 0)), ["sbd", "tbd"]);
}

#[test]
fn e2_fn_011_equals_are_the_players_choice_or_as_the_table_says() {
    let hit = |set: &[&str], dice: &[u8]| {
        let mut p =
            lay(1942, &[("chicago-northampton", Coastal), ("takao-chokai", Coastal), ("destroyer-gp-1", Coastal)], &[], &[]);
        p.rules = rules(set);
        xm(&mut p).left = 1;
        act(&mut p, Action::Done, dice);
        p
    };
    let hurt = |p: &Position| ["takao-chokai", "destroyer-gp-1"].map(|id| p.units[unit(p, id) as usize].hurt);
    let p = hit(&[], &[1, 10, 10]);
    assert!(matches!(listed(&p)[..], [Action::Strike { .. }, Action::Strike { .. }]));
    let p = hit(&["equals_for_japan=random"], &[1, 10, 10, 1]);
    assert_eq!((p.battle.is_none(), hurt(&p)), (true, [true, false]));
    let p = hit(&["equals_for_japan=random"], &[1, 10, 10, 2]);
    assert_eq!((p.battle.is_none(), hurt(&p)), (true, [false, true]));
    let p = hit(&["equals_for_japan=worst"], &[1, 10, 10]);
    assert_eq!((p.battle.is_none(), hurt(&p)), (true, [false, true]), "R92: the destroyers can do less");
}

#[test]
fn e53_e55_fn_257_258_261_us_hits_as_the_player_likes_and_transports_last() {
    let mut p = lay(
        1942,
        &[("kongo-haruna", Coastal)],
        &[("25th-inf", Spot::Transport), ("32nd-inf", Spot::Transport), ("battalion", Spot::Transport)],
        &[],
    );
    xm(&mut p).drawn = vec![JapanPlan::ShipCombat];
    // One hit on the only Transport: the player chooses among those aboard, cheap or not.
    act(&mut p, Action::Done, &[3]);
    let all = listed(&p);
    assert_eq!(all.len(), 3, "{all:?}");
    let u = unit(&p, "25th-inf");
    let mut q = p.clone();
    xm(&mut q).plans = vec![UsPlan::Engaged];
    act(&mut q, Action::Take { target: Target::Unit(u) }, &[]);
    assert!(q.units[u as usize].hurt);
    // A ship of cost 2 beside it is hit first.
    let p = lay(1942, &[("kongo-haruna", Coastal), ("desron-1", Coastal)], &[("25th-inf", Spot::Transport)], &[]);
    let mut out = Vec::new();
    battle::targets_of(Field { b: board(), p: &p, x: x(&p) }, Side::Us, Attack::Guns, Coastal, false, &mut out);
    let cost = |id: &str| out.iter().find(|c| name(&p, c.2) == id).unwrap().0;
    assert_eq!((cost("25th-inf"), cost("desron-1")), (4, 2));
}

#[test]
fn fn_011_261_of_equal_infantry_on_a_japanese_transport_the_player_or_the_table_says_which_is_hit() {
    let hit = |set: &[&str], hurt: bool, dice: &[u8]| {
        let mut p =
            lay(1942, &[("chicago-northampton", Coastal)], &[("2nd-inf", Spot::Transport), ("48th-inf", Spot::Transport)], &[]);
        p.rules = rules(set);
        let first = unit(&p, "2nd-inf");
        p.units[first as usize].hurt = hurt;
        pause(&mut p);
        act(&mut p, Action::Done, dice);
        p
    };
    let p = hit(&[], false, &[1]);
    let [a, b] = ["2nd-inf", "48th-inf"].map(|id| unit(&p, id));
    assert_eq!(listed(&p), [a, b].map(|u| Action::Strike { target: Target::Unit(u) }));
    let p = hit(&["equals_for_japan=random"], false, &[1, 2]);
    assert!(p.units[b as usize].hurt && !p.units[a as usize].hurt);
    let p = hit(&["equals_for_japan=worst"], false, &[1]);
    assert!(p.units[a as usize].hurt && !p.units[b as usize].hurt, "R92: they can do the same, and it is the first");
    let p = hit(&[], true, &[1]);
    assert_eq!(at(&p, a), Place::Gone, "R8: the damaged one first, and nobody is asked");
}

#[test]
fn fn_258_hits_without_a_target_are_lost() {
    let mut p = lay(1942, &[("kongo-haruna", Coastal), ("desron-1", Coastal)], &[], &[]);
    xm(&mut p).drawn = vec![JapanPlan::ShipCombat];
    let d = unit(&p, "desron-1");
    p.units[d as usize].hurt = true;
    // Kongo's 1 hits twice; the destroyers are gone with the first.
    let events = act(&mut p, Action::Done, &[10, 1]);
    assert!(events.contains(&Event::Missing { side: Side::Us, hits: 1 }));
}

#[test]
fn fn_241_any_sector_and_each_once() {
    let mut p = lay(1942, &[("enterprise", UsOcean), ("destroyer-gp-1", JapanOcean)], &[], &[("sbd@enterprise", Air::Base)]);
    for sector in Sector::ALL {
        assert!(legal(&p, Action::Fly { squadron: 0, sector }));
    }
    act(&mut p, Action::Fly { squadron: 0, sector: Coastal }, &[]);
    assert_eq!(refused(&p, Action::Fly { squadron: 0, sector: UsOcean }), 241);
}

fn flown(events: &[Event]) -> Vec<usize> {
    events
        .iter()
        .filter_map(|e| match e {
            Event::GroupFlew { squadrons, .. } => Some(squadrons.len()),
            _ => None,
        })
        .collect()
}

#[test]
fn e46_fn_242_244_246_a_carriers_bombers_then_its_fighters() {
    let mut p = lay(
        1942,
        &[("desron-1", UsOcean), ("hiryu", JapanOcean)],
        &[],
        &[("a6m@hiryu", Air::Base), ("d3a@hiryu", Air::Base), ("b5n@hiryu", Air::Base)],
    );
    xm(&mut p).left = 1;
    // Bombers (10) to the US ocean, fighters with them; DESRON's fire and two bombs miss.
    let events = act(&mut p, Action::Done, &[10, 10, 10, 10, 10]);
    assert_eq!(flown(&events), [2, 1]);
}

#[test]
fn fn_244_246_the_fighters_of_each_carrier_fly_together_and_apart_from_the_others() {
    let mut p = lay(
        1942,
        &[("desron-1", UsOcean), ("hiryu", JapanOcean), ("soryu", JapanOcean)],
        &[],
        &[
            ("a6m@hiryu", Air::Base),
            ("a6m@soryu", Air::Base),
            ("a6m@hiryu", Air::Base),
            ("a6m@soryu", Air::Base),
            ("a6m@soryu", Air::Base),
            ("d3a@hiryu", Air::Base),
        ],
    );
    xm(&mut p).left = 1;
    // The bombers' die, one for each carrier's fighters; DESRON's fire and the bomb miss.
    let events = act(&mut p, Action::Done, &[10, 10, 10, 10, 10]);
    assert_eq!(flown(&events), [1, 2, 3]);
}

#[test]
fn fn_243_245_366_land_based_groups_fly_as_one() {
    let mut p = lay(
        1942,
        &[("desron-1", UsOcean)],
        &[],
        &[("mihoro-kokutai", Air::Base), ("genzan-kokutai", Air::Base), ("kanoya-kokutai", Air::Base)],
    );
    xm(&mut p).left = 1;
    let groups: std::collections::BTreeSet<bool> =
        x(&p).squadrons.iter().map(|s| board().campaign(1942).types[s.kind as usize].is_bomber()).collect();
    let mut faces = vec![10; groups.len()];
    faces.push(10);
    let bombers = x(&p).squadrons.iter().filter(|s| board().campaign(1942).types[s.kind as usize].is_bomber()).count();
    faces.extend(vec![10; bombers]);
    let events = act(&mut p, Action::Done, &faces);
    assert_eq!(flown(&events).len(), groups.len(), "{events:?}");
}

#[test]
fn e51_e52_fn_251_252_253_what_bombers_go_for() {
    let go = |ships: &[(&str, Sector)], ground: &[(&str, Spot)], air: &[(&str, Air)]| {
        let mut all = vec![("hiryu", JapanOcean)];
        all.extend(ships);
        let mut squadrons = vec![("d3a@hiryu", Air::Base)];
        squadrons.extend(air);
        let mut p = lay(1942, &all, ground, &squadrons);
        xm(&mut p).left = 1;
        for n in 1..=8 {
            let mut q = p.clone();
            let faces: Vec<u8> = std::iter::repeat_n(10, n).collect();
            if let Ok(events) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| act(&mut q, Action::Done, &faces))) {
                return events
                    .iter()
                    .find_map(|e| match e {
                        Event::GroupFlew { sector, .. } => Some(*sector),
                        _ => None,
                    })
                    .unwrap();
            }
        }
        panic!("no dice fit")
    };
    assert_eq!(go(&[("desron-1", Coastal)], &[], &[]), Some(Coastal), "ships");
    assert_eq!(go(&[("sub-gp-1", JapanOcean)], &[], &[]), None, "no submarines");
    assert_eq!(go(&[], &[("25th-inf", Spot::Foxhole)], &[]), None, "infantry alone is no target");
    assert_eq!(go(&[], &[("25th-inf", Spot::Foxhole)], &[("11th-bg", Air::Base)]), Some(Island), "aircraft on the island");
    assert_eq!(go(&[], &[("25th-inf", Spot::Foxhole), ("2nd-inf", Spot::Foxhole)], &[]), Some(Island), "infantry of both");
    // FN-361: a Transport is a ship.
    assert_eq!(go(&[], &[("25th-inf", Spot::Transport)], &[]), Some(Coastal));
}

#[test]
fn fn_361_a_transport_is_a_ship_but_no_unit() {
    let p = lay(1942, &[("hiryu", JapanOcean)], &[("25th-inf", Spot::Transport)], &[]);
    let f = Field { b: board(), p: &p, x: x(&p) };
    assert!(f.has_ships(Side::Us, Coastal) && f.has_surface(Side::Us, Coastal));
    assert_eq!((f.units(Side::Us), f.units(Side::Japan)), (1, 1), "the infantry counts, the Transport does not");
}

#[test]
fn fn_332_375_wings_over_japan_count_for_the_airfield_and_do_not_fly() {
    let mut p = lay(1944, &[], &[("7th-inf", Spot::Foxhole)], &[("73rd-bw", Air::Away)]);
    assert_eq!(x(&p).airfields[0], 1);
    assert!(phases_check_fly(&p).is_err());
    xm(&mut p).airfields[0] = 0;
    let f = Field { b: board(), p: &p, x: x(&p) };
    assert_eq!(f.units(Side::Us), 1, "only the infantry fights");
    assert!(x(&p).land_based(Side::Us).count() == 1, "it can be given up for the airfield");
}

fn phases_check_fly(p: &Position) -> Result<(), Refusal> {
    phases::check(board(), p, &Action::Fly { squadron: 0, sector: Island })
}

#[test]
fn fn_333_wings_elsewhere_fight_like_others() {
    let p = lay(1944, &[], &[("7th-inf", Spot::Foxhole)], &[("73rd-bw", Air::Base)]);
    assert!(phases_check_fly(&p).is_ok());
}

#[test]
fn fn_166_186_ships_stay_in_their_sectors_and_the_number_of_plans_stays() {
    let mut p = lay(1942, &[("desron-1", UsOcean), ("destroyer-gp-1", JapanOcean), ("destroyer-gp-2", JapanOcean)], &[], &[]);
    let y = xm(&mut p);
    (y.draws, y.left) = (2, 3);
    pause(&mut p);
    let before = x(&p).ships.clone();
    let d = unit(&p, "destroyer-gp-2");
    p.units[d as usize].hurt = true;
    act(&mut p, Action::Done, &[]);
    (p.cup, p.out) = ([0; 14], [0; 14]);
    (p.cup[JapanPlan::Artillery.i()], p.cup[JapanPlan::NoContact.i()]) = (1, 1);
    // Two plans are drawn in the next turn as well, and nobody has moved.
    let events = act(&mut p, Action::Engage { longer: true }, &[1, 1, 1]);
    assert!(events.iter().any(|e| matches!(e, Event::PlansDrawn { plans, .. } if plans.len() == 2)), "{events:?}");
    assert!(p.battle.as_ref().is_none_or(|y| y.ships == before));
}

#[test]
fn fn_326_hawaii_is_not_lost_when_the_last_japanese_goes_down_in_the_first_turn() {
    let mut p = lay(1942, &[("desron-1", Sector::UsOcean), ("jp-sub-gp-1", Sector::UsOcean)], &[], &[]);
    for id in ["desron-1", "jp-sub-gp-1"] {
        let u = unit(&p, id);
        p.units[u as usize].at = Place::Area(area("hawaii"));
        p.units[u as usize].hurt = id == "jp-sub-gp-1";
    }
    let x = p.battle.as_mut().unwrap();
    (x.area, x.turn) = (area("hawaii"), 1);
    // The torpedo misses, the depth charge does not.
    let events = act(&mut p, Action::Done, &[10, 1]);
    assert!(p.battle.is_none() && p.end.is_none() && !events.contains(&Event::HawaiiLost));
}

#[test]
fn fn_301_infantry_still_at_sea_lands_where_no_enemy_is_left() {
    for (enemy, aboard) in [(None, false), (Some(("destroyer-gp-1", JapanOcean)), true)] {
        let ships: Vec<(&str, Sector)> = [Some(("desron-1", UsOcean)), enemy].into_iter().flatten().collect();
        let mut p = lay(1942, &ships, &[("25th-inf", Spot::Transport)], &[]);
        let x = p.battle.take().unwrap();
        phases::battles::finish(board(), &mut p, &x, &mut Log::default());
        assert_eq!(p.units[unit(&p, "25th-inf") as usize].aboard, aboard);
    }
}
