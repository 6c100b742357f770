//! 20, 21: the hit table and damage.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    battle::BattleStep,
    phases::damage::{self, Cause},
    position::{Facility, Fate, Host},
    types::{Arm, Class, DeckBox, Side},
};
use ironbottom_kernel::{Dice, Log};

const US: Side = Side::Allies;
const JP: Side = Side::Japan;

/// A fight at sea by day, in its air part.
fn at_sea(us: &[&str], japan: &[&str]) -> Position {
    fight("K60", BattleStep::Targets, us, japan)
}

fn hit(p: &mut Position, side: Side, name: &str, n: u8, cause: Cause) -> Vec<Event> {
    let (ship, mut log) = (ship(p, side, name), Log::default());
    damage::hit_ship(board(), p, side, ship, n, cause, &mut Dice::scripted(&[]), &mut log);
    log.events.into_iter().map(|l| l.event).collect()
}

fn hit_base(p: &mut Position, side: Side, name: &str, n: u8, cause: Cause) -> Vec<Event> {
    let (f, mut log) = (fac(p, side, name), Log::default());
    damage::hit_base_by(board(), p, side, f, n, cause, &mut Dice::scripted(&[]), &mut log);
    log.events.into_iter().map(|l| l.event).collect()
}

/// Chooses a loss.
fn lose(p: &mut Position, side: Side, what: &str, bx: DeckBox) {
    let a = Action::Lose { craft: craft(what), bx };
    assert_eq!(no(p, side, a), None, "{a:?}");
    damage::losses_apply(board(), p, side, &a, &mut Dice::scripted(&[]), &mut Log::default());
}

fn no(p: &Position, side: Side, a: Action) -> Option<u16> {
    let verdict = damage::losses_check(board(), p, side, &a);
    let mut all = Vec::new();
    damage::losses_list(board(), p, side, &mut all);
    all.retain(|a| damage::losses_check(board(), p, side, a).is_ok());
    assert_eq!(verdict.is_ok(), all.contains(&a), "{a:?}: {verdict:?}");
    verdict.err().map(|r| r.rule.number())
}

fn may_lose(p: &Position, side: Side, what: &str, bx: DeckBox) -> bool {
    no(p, side, Action::Lose { craft: craft(what), bx }).is_none()
}

fn facility<'a>(p: &'a Position, side: Side, name: &str) -> &'a Facility {
    &p.side(side).facs[fac(p, side, name) as usize]
}

/// Launch factors now: normal, minimum, most in a turn.
fn lf(p: &Position, side: Side, name: &str) -> (i8, i8, u8) {
    let (v, most) = facility(p, side, name).now(board(), p.side(side));
    (v.normal, v.minimum, most)
}

fn the<'a>(p: &'a Position, side: Side, name: &str) -> &'a flat_top::position::Ship {
    &p.side(side).ships[ship(p, side, name) as usize]
}

fn table(bht: u8, factors: u16, die: u8) -> u8 {
    damage::hits(board(), &rules(&[]), bht, factors, die)
}

#[test]
fn ft_285_286_modifiers_add_up_between_1_and_15() {
    assert_eq!(
        [damage::bht(9, &[-6, -2]), damage::bht(3, &[-6, -2]), damage::bht(14, &[2, 2]), damage::bht(7, &[2, -2, -4])],
        [1, 1, 15, 3]
    );
}

#[test]
fn e21_ft_287_288_what_the_die_does() {
    // 10 factors at 9: the table has 3.
    assert_eq!([1, 2, 3, 4, 5, 6].map(|d| table(9, 10, d)), [2, 2, 3, 3, 4, 4]);
    // A star: one hit on a 6.
    assert_eq!([1, 2, 3, 4, 5, 6].map(|d| table(1, 2, d)), [0, 0, 0, 0, 0, 1]);
    let wide = |d| damage::hits(board(), &rules(&["english_die_effect=true"]), 9, 10, d);
    assert_eq!([1, 2, 3, 4, 5, 6].map(wide), [1, 2, 3, 3, 4, 5]);
}

#[test]
fn ft_359_438_row_and_column() {
    assert_eq!([table(15, 2, 3), table(15, 3, 3), table(15, 46, 3), table(1, 46, 3)], [1, 1, 23, 2]);
    assert_eq!([table(9, 25, 3), table(9, 26, 3)], [7, 8]);
    // The last column is open: as many as there may be.
    assert_eq!([table(9, 999, 3), table(9, 1000, 3), table(15, u16::MAX, 6)], [14, 14, 24]);
    // Never less than none, and nothing from nothing.
    assert_eq!([table(6, 2, 1), table(15, 0, 6)], [0, 0]);
}

#[test]
fn ft_290_a_ship_sinks_at_its_damage_factor() {
    let mut p = at_sea(&["Helena"], &[]);
    hit(&mut p, US, "Helena", 4, Cause::Bomb);
    assert_eq!((the(&p, US, "Helena").fate, p.public.points), (Fate::Afloat, [0, 0]));
    let events = hit(&mut p, US, "Helena", 3, Cause::Bomb);
    assert_eq!((the(&p, US, "Helena").fate, p.public.points), (Fate::Sunk, [0, 14]));
    assert!(events.iter().any(|e| matches!(e, Event::Sunk { side: US, .. })));
}

#[test]
fn ft_478_what_is_aimed_at_a_sunk_ship_is_wasted() {
    let mut p = at_sea(&["Helena"], &[]);
    hit(&mut p, US, "Helena", 9, Cause::Bomb);
    assert!(hit(&mut p, US, "Helena", 2, Cause::Bomb).is_empty());
    assert_eq!(p.public.points, [0, 14]);
}

#[test]
fn e20_ft_291_439_half_damage_halves_movement() {
    let mut p = at_sea(&["Helena", "ao1", "dd1"], &[]);
    assert_eq!(the(&p, US, "Helena").mf(board(), 13), 2);
    hit(&mut p, US, "Helena", 2, Cause::Gun);
    assert_eq!(the(&p, US, "Helena").mf(board(), 13), 2);
    hit(&mut p, US, "Helena", 1, Cause::Gun);
    assert_eq!(the(&p, US, "Helena").mf(board(), 13), 1);
    // FD 2: one hit is half. MF 1 with FD 3: two hits would stop it for good, so an oiler of FD 4.
    let i = ship(&p, US, "ao1") as usize;
    p.sides[0].ships[i].fd = 4;
    hit(&mut p, US, "ao1", 2, Cause::Gun);
    // Hit in turn 12: it sails in 13, 15, 17 and not between.
    assert_eq!([13, 14, 15, 16].map(|t| the(&p, US, "ao1").mf(board(), t)), [1, 0, 1, 0]);
}

#[test]
fn e17_ft_292_one_less_than_its_damage_factor_stops_it() {
    let mut p = at_sea(&["ao1"], &[]);
    assert_eq!(the(&p, US, "ao1").fd, 3);
    hit(&mut p, US, "ao1", 2, Cause::Bomb);
    assert!(the(&p, US, "ao1").is_immobile());
    assert_eq!(the(&p, US, "ao1").mf(board(), 13), 0);
}

#[test]
fn e130_ft_293_three_ships() {
    let mut p = at_sea(&["Helena", "dd1"], &["Shokaku"]);
    let i = ship(&p, US, "Helena") as usize;
    for (fd, half, stop) in [(6, 3, 5), (5, 3, 4)] {
        for hits in 0..fd {
            (p.sides[0].ships[i].fd, p.sides[0].ships[i].hits) = (fd, hits);
            let s = &p.sides[0].ships[i];
            let mf = if hits >= stop {
                0
            } else if hits >= half {
                1
            } else {
                2
            };
            assert_eq!((s.mf(board(), 13), s.is_immobile()), (mf, hits >= stop), "{hits} of {fd}");
        }
    }
    hit(&mut p, US, "dd1", 1, Cause::Gun);
    assert_eq!((the(&p, US, "dd1").mf(board(), 13), the(&p, US, "dd1").is_immobile()), (1, false));
    hit(&mut p, US, "dd1", 1, Cause::Gun);
    assert_eq!(the(&p, US, "dd1").fate, Fate::Sunk);
}

#[test]
fn ft_294_304_each_hit_costs_a_gun_and_an_anti_aircraft_factor() {
    let mut p = at_sea(&["Helena"], &[]);
    let (gun, aa) = (the(&p, US, "Helena").guns(board()), the(&p, US, "Helena").aa(board()));
    hit(&mut p, US, "Helena", 1, Cause::Bomb);
    assert_eq!((the(&p, US, "Helena").guns(board()), the(&p, US, "Helena").aa(board())), (gun - 1, aa - 1));
    let i = ship(&p, US, "Helena") as usize;
    p.sides[0].ships[i].hits = 90;
    assert_eq!((the(&p, US, "Helena").guns(board()), the(&p, US, "Helena").aa(board())), (0, 0));
}

#[test]
fn e12_e13_ft_296_a_carrier_of_ten_and_three() {
    let mut p = at_sea(&[], &["Shokaku"]);
    assert_eq!(lf(&p, JP, "Shokaku"), (10, 3, 20));
    let room = |p: &Position, class, n| facility(p, JP, "Shokaku").has_room(board(), p.side(JP), class, n);
    hit(&mut p, JP, "Shokaku", 1, Cause::Gun);
    assert_eq!(lf(&p, JP, "Shokaku"), (7, 2, 14));
    assert!(room(&p, Class::Minimum, 2) && !room(&p, Class::Minimum, 3));
    assert!(room(&p, Class::Normal, 7) && !room(&p, Class::Normal, 8));
    hit(&mut p, JP, "Shokaku", 2, Cause::Gun);
    assert_eq!(lf(&p, JP, "Shokaku"), (1, 0, 2));
    assert!(!room(&p, Class::Minimum, 1) && room(&p, Class::Normal, 1) && room(&p, Class::Maximum, 2));
}

#[test]
fn e105_ft_299_at_nothing_nothing_lands_or_takes_off() {
    let mut p = at_sea(&["Hornet"], &[]);
    let mut all = Vec::new();
    for _ in 0..4 {
        hit(&mut p, US, "Hornet", 1, Cause::Gun);
        let (n, m, _) = lf(&p, US, "Hornet");
        all.push((n, m));
    }
    assert_eq!(all, [(8, 2), (5, 1), (2, 0), (0, 0)]);
    assert!(Class::ALL.iter().all(|c| !facility(&p, US, "Hornet").has_room(board(), p.side(US), *c, 1)));
}

#[test]
fn ft_297_298_light_carriers_and_tenders() {
    let mut p = at_sea(&[], &["Zuiho", "Tone", "Kongo"]);
    for (name, per) in [("Zuiho", 2), ("Tone", 1), ("Kongo", 1)] {
        let (n, m, _) = lf(&p, JP, name);
        hit(&mut p, JP, name, 1, Cause::Gun);
        let (n2, m2, _) = lf(&p, JP, name);
        assert_eq!((n - n2, m2), (per, (m - 1).max(0)), "{name}");
    }
}

#[test]
fn ft_300_447_each_hit_on_a_carrier_kills_a_factor() {
    let mut p = at_sea(&["Hornet"], &[]);
    stow(&mut p, US, "Hornet", DeckBox::Readying, "wildcat*", Arm::None, 5);
    hit(&mut p, US, "Hornet", 2, Cause::Bomb);
    // By day the attacker chooses, but one model is no choice.
    assert_eq!((facility(&p, US, "Hornet").aboard(), p.public.points), (3, [0, 4]));
    assert_eq!(p.sides[0].lost_today, [(craft("wildcat*"), 2)]);
}

#[test]
fn ft_301_440_a_sunk_carrier_takes_all_aboard_along() {
    let mut p = at_sea(&["Hornet"], &[]);
    stow(&mut p, US, "Hornet", DeckBox::Readying, "wildcat*", Arm::None, 5);
    stow(&mut p, US, "Hornet", DeckBox::Ready, "dauntless*", Arm::Ap, 3);
    hit(&mut p, US, "Hornet", 7, Cause::Gun);
    assert_eq!((facility(&p, US, "Hornet").aboard(), p.public.points), (0, [0, 60 + 16]));
    assert!(p.battle.as_ref().unwrap().losses.is_empty());
}

#[test]
fn ft_316_what_goes_down_with_a_carrier_is_not_replaced() {
    let mut p = at_sea(&["Hornet"], &[]);
    stow(&mut p, US, "Hornet", DeckBox::Readying, "wildcat*", Arm::None, 6);
    hit(&mut p, US, "Hornet", 7, Cause::Gun);
    assert!(p.sides[0].lost_today.is_empty());
}

#[test]
fn ft_302_303_441_hits_on_bases() {
    let mut p = at_sea(&[], &[]);
    stow(&mut p, US, "henderson", DeckBox::Ready, "p_39", Arm::None, 4);
    let base = &board().bases[board().base("henderson").unwrap() as usize];
    hit_base(&mut p, US, "henderson", 2, Cause::Bomb);
    assert_eq!(lf(&p, US, "henderson"), (10 - 4, 5 - 2, 12));
    let h = facility(&p, US, "henderson").hits;
    assert_eq!((damage::base_factor(base.aa, h), damage::base_factor(base.sf, h)), (base.aa - 2, base.sf - 2));
    assert_eq!((facility(&p, US, "henderson").aboard(), p.public.points), (2, [0, 4]));
    // Only for seaplanes: one and one.
    let (n, m, _) = lf(&p, US, "ndeni");
    hit_base(&mut p, US, "ndeni", 1, Cause::Bomb);
    assert_eq!(lf(&p, US, "ndeni"), (n - 1, m - 1, 2 * (n as u8 - 1)));
}

#[test]
fn e106_ft_306_bases_fall_below_nothing() {
    let mut p = bare("rings_around_rabaul", flat_top::position::Phase::Combat);
    let f = fac(&p, JP, "gasmata") as usize;
    hit_base(&mut p, JP, "gasmata", 5, Cause::Bomb);
    let aa = |p: &Position| damage::base_factor(5, p.sides[1].facs[f].hits);
    let now = |p: &Position| (lf(p, JP, "gasmata").0, lf(p, JP, "gasmata").1, aa(p));
    assert_eq!(now(&p), (-2, -1, 0));
    p.sides[1].facs[f].hits -= 1;
    assert_eq!(now(&p), (0, 0, 1));
    p.sides[1].facs[f].hits -= 1;
    assert_eq!(now(&p), (2, 1, 2));
    // Only for seaplanes: 4/2 with three hits is 1/-1, and still open for one normal and one more.
    let mut p = bare("coral_sea", flat_top::position::Phase::Combat);
    hit_base(&mut p, JP, "tulagi", 3, Cause::Bomb);
    assert_eq!(lf(&p, JP, "tulagi"), (1, -1, 2));
    let room = |class| facility(&p, JP, "tulagi").has_room(board(), p.side(JP), class, 1);
    assert!(!room(Class::Minimum) && room(Class::Normal) && room(Class::Maximum));
}

#[test]
fn e131_ft_308_bombs_on_a_full_deck_count_twice() {
    let mut p = at_sea(&["Hornet"], &[]);
    let i = ship(&p, US, "Hornet") as usize;
    p.sides[0].ships[i].fd = 6;
    stow(&mut p, US, "Hornet", DeckBox::Ready, "wildcat*", Arm::None, 1);
    stow(&mut p, US, "Hornet", DeckBox::Readying, "wildcat*", Arm::None, 5);
    let before = p.clone();
    hit(&mut p, US, "Hornet", 2, Cause::Bomb);
    assert_eq!((the(&p, US, "Hornet").hits, facility(&p, US, "Hornet").aboard()), (4, 2));
    assert_eq!(lf(&p, US, "Hornet"), (0, 0, 0));
    // Just Landed likewise, also from high; only Readying: not by bombs.
    for (bx, cause, hits) in [
        (DeckBox::Landed, Cause::HighBomb, 4),
        (DeckBox::Readying, Cause::Bomb, 2),
        (DeckBox::Readying, Cause::Torpedo, 4),
        (DeckBox::Ready, Cause::Torpedo, 2),
        (DeckBox::Ready, Cause::Gun, 2),
    ] {
        let mut p = before.clone();
        let f = fac(&p, US, "Hornet") as usize;
        p.sides[0].facs[f].lots.clear();
        stow(&mut p, US, "Hornet", bx, "wildcat*", Arm::None, 9);
        hit(&mut p, US, "Hornet", 2, cause);
        assert_eq!(the(&p, US, "Hornet").hits, hits, "{bx:?} {cause:?}");
    }
}

#[test]
fn ft_309_torpedoes_of_ships_double_too() {
    let mut p = at_sea(&["Hornet"], &[]);
    stow(&mut p, US, "Hornet", DeckBox::Readying, "wildcat*", Arm::None, 9);
    let mut q = p.clone();
    hit(&mut p, US, "Hornet", 1, Cause::ShipTorpedo);
    assert_eq!(the(&p, US, "Hornet").hits, 2);
    q.public.rules = rules(&["only_air_torpedoes_double=true"]);
    hit(&mut q, US, "Hornet", 1, Cause::ShipTorpedo);
    assert_eq!(the(&q, US, "Hornet").hits, 1);
    hit(&mut q, US, "Hornet", 1, Cause::Torpedo);
    assert_eq!(the(&q, US, "Hornet").hits, 3);
}

#[test]
fn ft_097_308_309_hits_that_count_twice_are_told_only_where_they_show() {
    let told = |bx: DeckBox, cause: Cause, before: u8, hits: u8| {
        let mut p = at_sea(&["Hornet"], &[]);
        stow(&mut p, US, "Hornet", bx, "wildcat*", Arm::None, 9);
        let s = ship(&p, US, "Hornet");
        (p.sides[0].ships[s as usize].hits, p.sides[0].ships[s as usize].fd) = (before, 6);
        let mut log = Log::default();
        damage::hit_ship(board(), &mut p, US, s, hits, cause, &mut Dice::scripted(&[]), &mut log);
        let damaged = log.events.iter().find_map(|l| match l.event {
            Event::Damaged { first, doubled, .. } => Some((l.rule.number(), first, doubled)),
            _ => None,
        });
        damaged.unwrap()
    };
    assert_eq!(told(DeckBox::Ready, Cause::Bomb, 0, 1), (308, true, true));
    assert_eq!(told(DeckBox::Readying, Cause::Torpedo, 2, 1), (309, false, true));
    assert_eq!(told(DeckBox::Readying, Cause::Bomb, 0, 1), (290, true, false));
    // Sunk all the same: nobody learns what was aboard.
    assert_eq!(told(DeckBox::Readying, Cause::Torpedo, 3, 3), (290, false, false));
}

#[test]
fn ft_443_tenders_and_bases_do_not_suffer_twice() {
    let mut p = at_sea(&[], &["Tone"]);
    stow(&mut p, JP, "Tone", DeckBox::Ready, "jake", Arm::None, 2);
    hit(&mut p, JP, "Tone", 1, Cause::Bomb);
    assert_eq!(the(&p, JP, "Tone").hits, 1);
    stow(&mut p, US, "henderson", DeckBox::Ready, "p_39", Arm::None, 2);
    hit_base(&mut p, US, "henderson", 1, Cause::Bomb);
    assert_eq!(facility(&p, US, "henderson").hits, 1);
}

/// Two models in each box of Henderson Field.
fn two_models() -> Position {
    let mut p = at_sea(&[], &[]);
    for bx in [DeckBox::Ready, DeckBox::Landed, DeckBox::Readying] {
        stow(&mut p, US, "henderson", bx, "p_39", Arm::None, 1);
        stow(&mut p, US, "henderson", bx, "wildcat", Arm::None, 1);
    }
    p
}

#[test]
fn ft_310_311_who_chooses_what_is_lost() {
    for (turn, cause, chooser) in [
        (12, Cause::Bomb, JP),
        (1, Cause::Bomb, US),
        (12, Cause::HighBomb, US),
        (12, Cause::Torpedo, US),
        (12, Cause::Gun, US),
        (12, Cause::ShipTorpedo, US),
    ] {
        let mut p = two_models();
        p.public.turn = turn;
        hit_base(&mut p, US, "henderson", 1, cause);
        assert_eq!(damage::losses_to_act(&p).seats(), chooser.only(), "{turn} {cause:?}");
        assert!(may_lose(&p, chooser, "p_39", DeckBox::Ready) && may_lose(&p, chooser, "wildcat", DeckBox::Ready));
        assert!(!may_lose(&p, chooser.other(), "p_39", DeckBox::Ready));
    }
}

#[test]
fn ft_312_ready_then_landed_then_readying() {
    let mut p = two_models();
    hit_base(&mut p, US, "henderson", 5, Cause::Gun);
    assert!(!may_lose(&p, US, "p_39", DeckBox::Landed));
    lose(&mut p, US, "p_39", DeckBox::Ready);
    assert!(!may_lose(&p, US, "p_39", DeckBox::Ready));
    lose(&mut p, US, "wildcat", DeckBox::Ready);
    lose(&mut p, US, "wildcat", DeckBox::Landed);
    lose(&mut p, US, "p_39", DeckBox::Landed);
    lose(&mut p, US, "wildcat", DeckBox::Readying);
    assert!(p.battle.as_ref().unwrap().losses.is_empty());
    assert_eq!((facility(&p, US, "henderson").aboard(), p.public.points), (1, [0, 10]));
}

#[test]
fn e132_ft_444_two_hits_for_a_dispersed_factor() {
    let mut p = at_sea(&[], &[]);
    for (bx, n) in [(DeckBox::Ready, 1), (DeckBox::Readying, 1), (DeckBox::Dispersed, 2)] {
        stow(&mut p, US, "henderson", bx, "p_39", Arm::None, n);
    }
    hit_base(&mut p, US, "henderson", 5, Cause::Bomb);
    assert_eq!((facility(&p, US, "henderson").aboard(), facility(&p, US, "henderson").in_box(DeckBox::Dispersed)), (1, 1));
    assert!(p.battle.as_ref().unwrap().losses.is_empty());
}

#[test]
fn ft_289_hits_without_aircraft_are_lost() {
    let mut p = at_sea(&[], &[]);
    stow(&mut p, US, "henderson", DeckBox::Ready, "p_39", Arm::None, 1);
    hit_base(&mut p, US, "henderson", 4, Cause::Bomb);
    stow(&mut p, US, "henderson", DeckBox::Ready, "wildcat", Arm::None, 2);
    assert!(p.battle.as_ref().unwrap().losses.is_empty());
    assert_eq!((facility(&p, US, "henderson").aboard(), p.public.points), (2, [0, 2]));
}

#[test]
fn ft_313_the_owner_tells_only_what_is_lost() {
    // He is asked even where there is only one model: whether he had a choice is nobody's business.
    let mut p = at_sea(&[], &[]);
    stow(&mut p, US, "henderson", DeckBox::Ready, "p_39", Arm::None, 3);
    hit_base(&mut p, US, "henderson", 1, Cause::Gun);
    assert_eq!(damage::losses_to_act(&p).seats(), US.only());
    assert_eq!(p.battle.as_ref().unwrap().losses[0].told, None);
    lose(&mut p, US, "p_39", DeckBox::Ready);
    assert_eq!(facility(&p, US, "henderson").aboard(), 2);
    // The attacker who chooses is told the models of the box, not their numbers.
    let mut p = two_models();
    hit_base(&mut p, US, "henderson", 1, Cause::Bomb);
    let mut both = vec![craft("p_39"), craft("wildcat")];
    both.sort_unstable();
    assert_eq!(p.battle.as_ref().unwrap().losses[0].told, Some((DeckBox::Ready, both)));
}

#[test]
fn ft_305_an_attack_that_missed_is_an_attack() {
    let mut p = at_sea(&["Hornet"], &[]);
    let f = fac(&p, US, "Hornet") as usize;
    p.sides[0].facs[f].calm = 11;
    hit(&mut p, US, "Hornet", 0, Cause::Bomb);
    assert_eq!((p.sides[0].facs[f].calm, p.sides[0].facs[f].attacked), (0, true));
    assert_eq!(p.sides[0].facs[f].host, Host::Ship(ship(&p, US, "Hornet")));
    // What was won back is lost first with the next hit, and never counts twice.
    hit(&mut p, US, "Hornet", 4, Cause::Gun);
    p.sides[0].facs[f].cleared = 2;
    assert_eq!(lf(&p, US, "Hornet").0, 2);
    hit(&mut p, US, "Hornet", 1, Cause::Gun);
    assert_eq!(lf(&p, US, "Hornet").0, 0);
}

#[test]
fn ft_304_305_what_was_won_back_goes_as_the_rest_does() {
    // Ten at first, three less for each hit: hits, won back, launch factor; after one hit more launch factor, and what of it was won back.
    for (before, won, lf_before, lf_now, left) in
        [(1, 2, 9, 6, 2), (2, 3, 7, 4, 3), (3, 5, 6, 3, 3), (3, 2, 3, 0, 0), (3, 1, 2, 0, 0)]
    {
        let mut p = at_sea(&[], &["Shokaku"]);
        let f = fac(&p, JP, "Shokaku") as usize;
        hit(&mut p, JP, "Shokaku", before, Cause::Gun);
        p.sides[1].facs[f].cleared = won;
        assert_eq!(lf(&p, JP, "Shokaku").0, lf_before);
        hit(&mut p, JP, "Shokaku", 1, Cause::Gun);
        assert_eq!((lf(&p, JP, "Shokaku").0, p.sides[1].facs[f].cleared), (lf_now, left), "{before} and {won}");
    }
}

#[test]
fn ft_303_444_each_hit_takes_one_where_nobody_can_be_asked() {
    let mut p = bare("santa_cruz", flat_top::position::Phase::Combat);
    p.public.turn = 12;
    for (bx, n) in [(DeckBox::Ready, 2), (DeckBox::Readying, 1), (DeckBox::Dispersed, 2)] {
        stow(&mut p, US, "henderson", bx, "p_39", Arm::None, n);
    }
    let boxes =
        |p: &Position| [DeckBox::Ready, DeckBox::Readying, DeckBox::Dispersed].map(|bx| facility(p, US, "henderson").in_box(bx));
    hit_base(&mut p, US, "henderson", 1, Cause::Bomb);
    assert_eq!((boxes(&p), p.public.points), ([1, 1, 2], [0, 2]));
    // Two for what is left in the open, two for one that is dispersed; one is not enough for the other.
    hit_base(&mut p, US, "henderson", 5, Cause::Bomb);
    assert_eq!((boxes(&p), p.public.points), ([0, 0, 1], [0, 8]));
    hit_base(&mut p, US, "henderson", 9, Cause::Bomb);
    assert_eq!((boxes(&p), p.public.points), ([0, 0, 0], [0, 10]));
}

#[test]
fn losses_wait_for_their_step() {
    let mut p = two_models();
    hit_base(&mut p, US, "henderson", 1, Cause::Gun);
    assert!(damage::losses_due(&mut p, BattleStep::Seek));
    assert_eq!(p.battle.as_ref().unwrap().step, BattleStep::Losses);
    lose(&mut p, US, "p_39", DeckBox::Ready);
    assert_eq!(p.battle.as_ref().unwrap().step, BattleStep::Seek);
    assert!(!damage::losses_due(&mut p, BattleStep::Seek));
}
