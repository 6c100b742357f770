//! The fight for the sea (12.3.3).

use crate::{
    arena::{Allies, Japan, arena, arena_with, ask_all, battle, commit, control, damage, fire, pair, sails, shots, stage},
    bench::{Bench, unit},
};
use fire_in_the_sky::{
    Action, Event,
    phases::battle::{Stage, surface::needs},
    position::{ForceId, Place},
    rule,
    types::{Nation, Side},
};

/// Bombardment forces of both sides in the open sea; nobody answers by itself; Japan is superior by the die.
fn sea(phasing: Side, options: &[&str], japan: &[&str], allies: &[&str]) -> Bench {
    let mut t = arena_with(phasing, options);
    ask_all(&mut t);
    t.force(Japan, "truk", "1212", japan);
    t.force(Allies, "noumea", "1212", allies);
    t.begin(&[6, 1]);
    t
}

/// All ships are committed, the Allies' first.
fn all_in(t: &mut Bench) {
    for _ in 0..20 {
        match stage(t) {
            Stage::Commit(_) => {
                let a = t.listed()[0];
                t.act(a, &[]);
            }
            _ => return,
        }
    }
}

/// A fight of these ships, all committed, at its first question.
fn fight(japan: &[&str], allies: &[&str]) -> Bench {
    let mut t = sea(Japan, &[], japan, allies);
    all_in(&mut t);
    t
}

/// Nobody withdraws.
fn stay(t: &mut Bench, faces: &[u8]) -> Vec<Event> {
    t.act(Action::Stay, &[]);
    t.act(Action::Stay, faces)
}

fn commits(t: &Bench) -> Vec<Action> {
    t.listed_of("commit")
}

#[test]
fn fs_225_the_side_without_air_superiority_commits_first() {
    let mut t = sea(Japan, &[], &["tone", "mogami"], &["northampton", "portland"]);
    assert_eq!((t.asked(), stage(&t)), (Some(Allies), Stage::Commit(Allies)));
    t.act(commit("portland"), &[]);
    t.act(Action::Done, &[]);
    // Japan knows what it meets.
    assert_eq!((t.asked(), battle(&t).of(Allies).committed.clone()), (Some(Japan), vec![unit("portland")]));
}

#[test]
fn fs_226_403_only_ships_of_bombardment_boxes_whatever_force_they_are_of() {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", "guadalcanal", &["tone"]);
    t.force(Allies, "noumea", "guadalcanal", &["northampton", "pensacola"]);
    t.force(Allies, "noumea", "guadalcanal", &["portland"]);
    t.put("perth", "guadalcanal");
    t.begin(&[6, 1]);
    t.refused(commit("perth"), rule::FS_226);
    assert_eq!(commits(&t), ["northampton", "portland", "pensacola"].map(commit));
    t.act(commit("portland"), &[]);
    t.act(commit("northampton"), &[]);
    t.refused(commit("northampton"), rule::FS_226);
}

#[test]
fn e115_fs_227_who_commits_no_ship_gets_no_support_from_his_ships() {
    // The sea is nobody's: a land fight with two battleships of Japan offshore, two air points of Truk kept for support.
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", "rabaul", &["mutsu_nagato", "kongo_haruna"]);
    t.force(Allies, "noumea", "rabaul", &["northampton"]);
    t.put("2nd_division", "rabaul");
    t.put("19th_regiment", "rabaul");
    crate::arena::assigned(&mut t, Nation::Japan, "truk", "rabaul", 4);
    t.begin(&[]);
    t.act(crate::arena::send(fire_in_the_sky::action::Target::Base, 2), &[1, 1, 1]);
    assert_eq!(battle(&t).of(Japan).support_points, 2);
    t.act(Action::Done, &[]);
    let events = t.act(Action::Done, &[4, 1]);
    assert_eq!((control(&events), &t.where_is("northampton")), (vec![None], &Place::Force(ForceId(1))));
    assert_eq!((battle(&t).of(Japan).support_dice, battle(&t).of(Japan).support), (2, 1));
}

#[test]
fn fs_227_240_a_lone_ship_takes_the_sea_and_the_weakest_goes() {
    let mut t = arena(Japan);
    t.force(Japan, "truk", "rabaul", &["mutsu_nagato", "akizuki_1"]);
    t.put("2nd_division", "rabaul");
    t.put("19th_regiment", "rabaul");
    // Three support dice of the battleship.
    let events = t.begin(&[1, 1, 1]);
    assert_eq!(control(&events), [Some(Japan)]);
    assert_eq!(battle(&t).of(Japan).committed, [unit("akizuki_1")]);
}

#[test]
fn e26_fs_228_pairs_first_then_what_is_left_over() {
    let mut t = sea(Japan, &[], &["tone", "mogami"], &["northampton", "portland", "pensacola"]);
    all_in(&mut t);
    // Japan is superior: it gives each of its ships an enemy of its own.
    assert_eq!((t.asked(), stage(&t)), (Some(Japan), Stage::Pair(Japan)));
    t.act(pair("tone", "portland"), &[]);
    t.refused(pair("mogami", "portland"), rule::FS_228);
    t.refused(pair("tone", "pensacola"), rule::FS_228);
    t.refused(Action::Done, rule::FS_228);
    t.act(pair("mogami", "northampton"), &[]);
    // The ship left over is placed by its owner, opposite either.
    assert_eq!((t.asked(), t.listed()), (Some(Allies), vec![pair("pensacola", "tone"), pair("pensacola", "mogami")]));
    t.act(pair("pensacola", "tone"), &[]);
    assert_eq!(stage(&t), Stage::Withdraw(Allies));
    // A surplus of the superior side: its own owner places it.
    let mut t = sea(Japan, &[], &["tone", "mogami"], &["northampton"]);
    all_in(&mut t);
    t.act(pair("mogami", "northampton"), &[]);
    // One ship, one enemy: no question.
    assert_eq!(battle(&t).pairs, [(unit("mogami"), unit("northampton")), (unit("tone"), unit("northampton"))]);
}

#[test]
fn fs_228_with_the_option_surplus_ships_may_be_held_back() {
    let options = &["surplus_ships_may_hold_back=true"];
    let mut t = sea(Japan, options, &["tone", "mogami", "takao"], &["northampton"]);
    all_in(&mut t);
    t.refused(Action::Done, rule::FS_228);
    t.act(pair("mogami", "northampton"), &[]);
    t.act(Action::Done, &[]);
    assert_eq!(stage(&t), Stage::Withdraw(Allies));
    // Two ships fire.
    assert_eq!(shots(&stay(&mut t, &[1, 1])).len(), 2);
}

#[test]
fn fs_229_230_withdrawal_is_declared_first_by_the_side_without_superiority_for_all_its_ships() {
    let mut t = fight(&["tone"], &["northampton"]);
    assert_eq!((t.asked(), stage(&t)), (Some(Allies), Stage::Withdraw(Allies)));
    t.refused(Action::Done, rule::FS_234);
    t.act(Action::Withdraw, &[]);
    assert_eq!((t.asked(), t.listed()), (Some(Japan), vec![Action::Withdraw, Action::Stay]));
    // All of them.
    let mut t = fight(&["tone", "mogami"], &["northampton", "portland"]);
    t.act(pair("tone", "northampton"), &[]);
    t.act(Action::Withdraw, &[]);
    let events = t.act(Action::Stay, &[]);
    assert_eq!((shots(&events).len(), control(&events)), (0, vec![Some(Japan)]));
    assert_eq!([t.where_is("northampton"), t.where_is("portland")], [Place::Track(2); 2]);
}

#[test]
fn fs_231_232_405_who_withdraws_does_not_fire_and_faster_ships_fire_at_him() {
    // Kongo/Haruna (7) faces Maryland (5); Tone (7) faces Northampton (7).
    let mut t = fight(&["kongo_haruna", "tone"], &["maryland_west_virginia", "northampton"]);
    t.act(pair("kongo_haruna", "maryland_west_virginia"), &[]);
    t.act(Action::Withdraw, &[]);
    // Firepower 2 at defence 11 needs 5; damage with 2: 4 + 5 + 2 sinks.
    let events = t.act(Action::Stay, &[5, 4, 5]);
    assert_eq!(shots(&events), [("kongo_haruna", "maryland_west_virginia", 5, 2)]);
    assert_eq!((t.where_is("maryland_west_virginia"), t.where_is("northampton")), (Place::Gone, Place::Track(2)));
}

#[test]
fn fs_232_a_target_that_is_fast_enough_cannot_be_chosen() {
    let mut t = fight(&["kongo_haruna"], &["maryland_west_virginia", "northampton"]);
    t.act(pair("kongo_haruna", "northampton"), &[]);
    t.act(Action::Withdraw, &[]);
    let events = t.act(Action::Stay, &[1]);
    assert_eq!(shots(&events), [("kongo_haruna", "maryland_west_virginia", 5, 0)]);
    let mut t = fight(&["kongo_haruna"], &["maryland_west_virginia", "nevada_oklahoma", "northampton"]);
    t.act(pair("kongo_haruna", "northampton"), &[]);
    t.act(Action::Withdraw, &[]);
    t.act(Action::Stay, &[]);
    t.refused(fire("kongo_haruna", "northampton"), rule::FS_232);
    t.act(fire("kongo_haruna", "nevada_oklahoma"), &[1]);
}

#[test]
fn fs_404_both_withdraw_nobody_fires() {
    let mut t = fight(&["kongo_haruna"], &["maryland_west_virginia"]);
    t.act(Action::Withdraw, &[]);
    let events = t.act(Action::Withdraw, &[]);
    assert_eq!((shots(&events).len(), control(&events)), (0, vec![None]));
    assert_eq!((t.where_is("kongo_haruna"), t.where_is("maryland_west_virginia")), (Place::Track(3), Place::Track(2)));
}

#[test]
fn e111_fs_233_withdrawn_on_japanese_turn_5() {
    let mut t = sea(Japan, &[], &["fubuki_1"], &["fletcher_1"]);
    t.p.turn = 5;
    all_in(&mut t);
    t.act(Action::Withdraw, &[]);
    t.act(Action::Withdraw, &[]);
    assert_eq!((t.where_is("fletcher_1"), t.where_is("fubuki_1")), (Place::Track(5), Place::Track(6)));
}

#[test]
fn e112_fs_321_dutch_ships_that_withdraw_leave_the_game() {
    let mut t = fight(&["tone"], &["deruyter"]);
    t.act(Action::Withdraw, &[]);
    t.act(Action::Stay, &[]);
    assert_eq!(t.where_is("deruyter"), Place::Gone);
    let mut t = sea(Japan, &["dutch_withdrawn_return_surabaya=true"], &["tone"], &["deruyter"]);
    all_in(&mut t);
    t.act(Action::Withdraw, &[]);
    t.act(Action::Stay, &[]);
    assert_eq!(t.where_is("deruyter"), Place::Track(2));
}

#[test]
fn e101_fs_234_237_the_surface_table() {
    let rows = [[4, 5, 6, 6, 6, 6], [3, 4, 5, 6, 6, 6], [2, 3, 4, 5, 5, 5], [2, 2, 3, 4, 5, 5], [2, 2, 2, 3, 4, 4]];
    for (f, row) in (0..).zip(rows) {
        for (d, n) in (7..).zip(row) {
            assert_eq!(needs(f, d), (n, f == 0 && d >= 10), "{f} at {d}");
        }
    }
    // Firepower 0 at defence 10: a 6 is half a hit; two of them on one ship are one, and 0 is added to the damage.
    let mut t = fight(&["akizuki_1", "akizuki_2"], &["prince_of_wales_repulse"]);
    t.act(pair("akizuki_1", "prince_of_wales_repulse"), &[]);
    t.act(Action::Stay, &[]);
    t.act(Action::Stay, &[]);
    // The battleship chooses between the two: it fires first, being the Allies'.
    let events = t.act(fire("prince_of_wales_repulse", "akizuki_1"), &[1, 6, 6, 3, 6]);
    assert_eq!(shots(&events).iter().map(|s| s.3).collect::<Vec<_>>(), [0, 1, 1]);
    assert_eq!(damage(&events), [("prince_of_wales_repulse", vec![0], false)]);
}

#[test]
fn fs_234_one_die_for_each_ship() {
    let mut t = fight(&["yamato_musashi"], &["northampton"]);
    let events = stay(&mut t, &[1, 1]);
    assert_eq!(shots(&events), [("northampton", "yamato_musashi", 6, 0), ("yamato_musashi", "northampton", 2, 0)]);
}

#[test]
fn fs_235_a_ship_that_faces_several_chooses_its_target() {
    let mut t = fight(&["tone"], &["northampton", "benson_1"]);
    t.act(pair("tone", "benson_1"), &[]);
    t.act(Action::Stay, &[]);
    t.act(Action::Stay, &[]);
    assert_eq!((t.asked(), t.listed()), (Some(Japan), vec![fire("tone", "northampton"), fire("tone", "benson_1")]));
    t.refused(fire("northampton", "tone"), rule::FS_235);
    let events = t.act(fire("tone", "benson_1"), &[1, 1, 1]);
    assert_eq!(shots(&events)[2].1, "benson_1");
}

#[test]
fn fs_236_406_fire_is_simultaneous_and_damage_follows() {
    let mut t = fight(&["tone"], &["northampton"]);
    let events = stay(&mut t, &[4, 4, 6, 6, 6, 6]);
    assert_eq!(damage(&events), [("tone", vec![1], true), ("northampton", vec![1], true)]);
    assert_eq!(control(&events), [None]);
}

#[test]
fn fs_407_the_firepower_of_the_ship_that_hit_is_added_for_each_hit() {
    let mut t = sea(Japan, &["cumulative_damage=false"], &["yamato_musashi", "tone"], &["maryland_west_virginia"]);
    all_in(&mut t);
    t.act(pair("yamato_musashi", "maryland_west_virginia"), &[]);
    t.act(Action::Stay, &[]);
    t.act(Action::Stay, &[]);
    let events = t.act(fire("maryland_west_virginia", "tone"), &[1, 4, 6, 1, 1, 1, 1]);
    assert_eq!(damage(&events), [("maryland_west_virginia", vec![4, 1], false)]);
    // FS-272: two hits.
    assert_eq!(t.where_is("maryland_west_virginia"), Place::Track(5));
}

#[test]
fn fs_237_238_a_half_hit_alone_does_nothing_and_vanishes_with_the_round() {
    let mut t = fight(&["akizuki_1"], &["prince_of_wales_repulse"]);
    let events = stay(&mut t, &[1, 6]);
    assert_eq!(shots(&events)[1].3, 1);
    assert!(damage(&events).is_empty());
    assert!(battle(&t).halves.is_empty());
    let events = stay(&mut t, &[1, 6]);
    assert!(damage(&events).is_empty());
}

#[test]
fn fs_239_240_rounds_go_on_until_one_side_has_no_ship() {
    let mut t = fight(&["tone"], &["northampton"]);
    stay(&mut t, &[1, 1]);
    assert_eq!((battle(&t).round, stage(&t)), (2, Stage::Withdraw(Allies)));
    // A damaged ship leaves.
    let events = stay(&mut t, &[1, 4, 1, 1]);
    assert_eq!(control(&events), [Some(Japan)]);
    assert!(sails(&t, "tone", ForceId(0)) || t.is_at("tone", "kure") || t.is_at("tone", "yokosuka"));
}

#[test]
fn fs_241_nobody_left_nobody_controls_the_sea() {
    let mut t = sea(Japan, &[], &["tone"], &["northampton"]);
    t.act(Action::Done, &[]);
    assert_eq!(control(&t.act(Action::Done, &[])), [None]);
    // Where the enemy puts nobody in the way one ship is enough.
    let mut t = sea(Japan, &[], &["tone", "mogami"], &["northampton"]);
    t.act(Action::Done, &[]);
    assert_eq!(control(&t.act(commit("mogami"), &[])), [Some(Japan)]);
    let mut t = fight(&["tone"], &["northampton"]);
    let events = stay(&mut t, &[4, 4, 1, 1, 1, 1]);
    assert_eq!(control(&events), [None]);
}

#[test]
fn e116_fs_242_the_losers_ships_that_did_not_fight_leave_his_carriers_and_ships_in_port_stay() {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", "guadalcanal", &["tone"]);
    t.force(Japan, "truk", "guadalcanal", &["mogami", "takao"]);
    let a = t.force(Allies, "noumea", "guadalcanal", &["northampton", "portland"]);
    let c = t.force(Allies, "noumea", "guadalcanal", &["ranger", "pensacola"]);
    t.put("perth", "guadalcanal");
    t.p.units[unit("ranger").i()].at = Place::Force(c);
    // Two points of Ranger at a force of one ship, or of two: the Allies choose.
    t.begin(&[]);
    t.act(Action::Done, &[]);
    // Superior with points in the air: Japan commits first.
    t.act(commit("tone"), &[]);
    t.act(Action::Done, &[]);
    t.act(commit("northampton"), &[]);
    t.act(Action::Done, &[]);
    t.act(Action::Stay, &[]);
    // Northampton is damaged: Portland goes before any landing.
    let events = t.act(Action::Stay, &[4, 1, 1, 1]);
    assert_eq!(control(&events), [Some(Japan)]);
    assert_eq!((t.where_is("portland"), a), (Place::Track(2), ForceId(2)));
    assert!(sails(&t, "ranger", c) || t.is_at("ranger", "west_coast_usa"));
    assert!(t.is_at("perth", "guadalcanal") && !matches!(t.where_is("pensacola"), Place::Track(_)));
}

#[test]
fn e118_fs_335_long_lance_in_the_first_round() {
    let mut t = sea(Japan, &["long_lance=true"], &["tone"], &["northampton"]);
    all_in(&mut t);
    // Defence 8: 3 is needed, and 2 is added to the damage.
    let events = stay(&mut t, &[1, 2]);
    assert_eq!(shots(&events)[1].2, 3);
    let events = stay(&mut t, &[1, 4, 1, 1]);
    assert_eq!((shots(&events)[1].2, damage(&events)), (4, vec![("northampton", vec![1], false)]));
    let mut t = sea(Japan, &["long_lance=true"], &["hatsuharu"], &["northampton"]);
    all_in(&mut t);
    let events = stay(&mut t, &[1, 3, 1, 1]);
    assert_eq!(damage(&events), [("northampton", vec![2], false)]);
    // Not for other ships, nor without the option.
    let mut t = sea(Japan, &["long_lance=true"], &["mutsu_nagato"], &["atlanta"]);
    all_in(&mut t);
    assert_eq!(shots(&stay(&mut t, &[1, 1]))[1].2, 2);
    let mut t = fight(&["tone"], &["northampton"]);
    assert_eq!(shots(&stay(&mut t, &[1, 1]))[1].2, 4);
}

/// Tone and Mogami under the marker, Takao without, against two cruisers.
fn express() -> Bench {
    let mut t = arena_with(Japan, &["tokyo_express=true"]);
    ask_all(&mut t);
    let f = t.force(Japan, "truk", "1212", &["tone"]);
    t.p.forces[f.i()].express = true;
    t.force(Japan, "truk", "1212", &["takao"]);
    t.force(Allies, "noumea", "1212", &["northampton", "portland"]);
    t.begin(&[6, 1]);
    all_in(&mut t);
    t.act(pair("tone", "northampton"), &[]);
    t
}

#[test]
fn fs_336_the_tokyo_express_fires_first() {
    let mut t = express();
    // Tone hits Northampton before it can fire; then Portland, then Takao.
    let events = stay(&mut t, &[4, 1, 1, 1, 1]);
    assert_eq!(shots(&events).iter().map(|s| s.0).collect::<Vec<_>>(), ["tone", "portland", "takao"]);
    assert_eq!(damage(&events).len(), 1);
    // In every round.
    assert_eq!(stage(&t), Stage::Pair(Japan));
    t.act(pair("tone", "portland"), &[]);
    t.act(Action::Stay, &[]);
    assert_eq!(shots(&t.act(Action::Stay, &[1]))[0].0, "tone");
    assert_eq!(shots(&t.act(fire("portland", "takao"), &[1, 1])).len(), 2);
}

#[test]
fn fs_435_the_marker_comes_off_after_the_surface_fight() {
    let mut t = express();
    t.act(Action::Withdraw, &[]);
    assert!(t.p.forces[0].express);
    t.act(Action::Stay, &[]);
    assert!(t.p.forces.first().is_none_or(|f| !f.express));
}

#[test]
fn fs_228_235_standing_orders_pair_and_choose() {
    let mut t = arena(Japan);
    t.force(Japan, "truk", "1212", &["yamato_musashi", "tone"]);
    t.force(Allies, "noumea", "1212", &["northampton", "maryland_west_virginia", "fletcher_1"]);
    t.begin(&[6, 1]);
    all_in(&mut t);
    assert_eq!((stage(&t), battle(&t).pairs.len()), (Stage::Withdraw(Allies), 3));
    t.act(Action::Stay, &[]);
    assert_eq!(shots(&t.act(Action::Stay, &[1; 5])).len(), 5);
}
