//! The captain: it finishes what it begins, is never refused, knows no more than its view, and brings its aircraft home.

use crate::support::{act_any, bare, craft, fac, fleet, fly, game, hex, plots, put_tf, ship, stow};
use flat_top::{
    Action, Event, FlatTop, Position,
    action::Order,
    position::{Contact, ContactReport, Desk, Phase, Reporter},
    types::{Arm, At, Category, Class, DeckBox, Side, TfId, Unit},
};
use ironbottom_kernel::{
    Advice, Dice, Imagine, Log, Options, Rng, Rules, Seat, ToAct, Viewer, bot::Bot, dice::Seed, info::OptionValue,
};

/// Players of both seats.
type Players = [Option<Box<dyn Bot<FlatTop>>>; 2];

fn captains(who: [bool; 2]) -> Players {
    who.map(|is| if is { game().bot("captain") } else { None })
}

fn start(scenario: &str, hours: i64, seed: u64) -> (Position, Dice) {
    let mut options = Options::default();
    options.0.insert("hours".to_owned(), OptionValue::Number(hours));
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let p = game().set_up(game().info().newest(), scenario, &options, &mut dice).unwrap();
    (p, dice)
}

/// Plays to the end; who has no player passes. Each decision is looked at before it is carried out, each event after it.
fn play(
    mut p: Position,
    mut dice: Dice,
    mut players: Players,
    mut before: impl FnMut(&Position, Seat, &[Action], &Action),
    mut after: impl FnMut(&Event),
) -> Position {
    let (mut rng, mut log, mut legal) = (Rng::new(7), Log::default(), Vec::new());
    for _ in 0..40_000 {
        let seat = match game().to_act(&p) {
            ToAct::Over(_) => return p,
            other => other.seats().iter().next().unwrap(),
        };
        legal.clear();
        game().actions(&p, seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end: {:?} {:?}", p.public.phase, p.stack);
        let i = match &mut players[seat.0 as usize] {
            Some(bot) => bot.choose(game(), &game().view(&p, Viewer::seat(seat)), seat, &legal, &mut rng),
            None => {
                let ends = |a: &Action| matches!(a, Action::Done | Action::Next | Action::Decline | Action::Want { yes: false });
                legal.iter().position(ends).unwrap_or(0)
            }
        };
        assert!(i < legal.len(), "it chose what is not there");
        let a = legal[i];
        assert!(game().check(&p, seat, &a).is_ok(), "{a:?} is refused");
        before(&p, seat, &legal, &a);
        game().apply(&mut p, seat, &a, &mut dice, &mut log);
        log.events.iter().for_each(|e| after(&e.event));
        log.clear();
        dice.forget();
    }
    panic!("no end: {:?} {:?}", p.public.phase, p.stack);
}

#[test]
fn captain_finishes_short_games_and_is_never_refused() {
    for (scenario, hours) in [("rings_around_rabaul", 8), ("coral_sea_battle", 8), ("santa_cruz", 3)] {
        let (p, dice) = start(scenario, hours, 3);
        let end = play(p, dice, captains([true, true]), |_, _, _, _| {}, |_| {});
        assert_eq!(i64::from(end.public.turn), hours, "{scenario}");
    }
}

#[test]
fn captain_brings_its_aircraft_home() {
    for side in Side::ALL {
        let (p, dice) = start("rings_around_rabaul", 20, 5);
        let (mut launched, mut lost) = (0u32, 0u32);
        let mine = |seat: Seat| seat == side.seat();
        let players = captains(Side::ALL.map(|s| s == side));
        let up = |_: &Position, seat: Seat, _: &[Action], a: &Action| {
            if let (true, Action::Launch { n, .. }) = (mine(seat), a) {
                launched += u32::from(*n);
            }
        };
        let down = |e: &Event| {
            if let Event::OutOfFuel { n, .. } = e {
                lost += u32::from(*n);
            }
        };
        let end = play(p, dice, players, up, down);
        assert!(launched >= 4, "{side:?} launched {launched}");
        assert_eq!(lost, 0, "{side:?} lost {lost} of {launched}");
        // By night all are down but what was sent far.
        let aloft: u16 = end.side(side).in_air().map(|(_, a, _)| a.factors()).sum();
        assert!(u32::from(aloft) * 3 < launched, "{aloft} of {launched} are still in the air");
    }
}

#[test]
fn captain_knows_its_view_only() {
    let (p, dice) = start("coral_sea_battle", 8, 11);
    let (mut rng, mut asked) = (Rng::new(1), 0);
    let twins = |p: &Position, seat: Seat, legal: &[Action], _: &Action| {
        asked += 1;
        if asked % 20 != 0 {
            return;
        }
        let view = game().view(p, Viewer::seat(seat));
        let twin = game().imagine(&view, &mut rng);
        let mut same = Vec::new();
        game().actions(&twin, seat, &mut same);
        assert_eq!(same, legal);
        let choice = |p: &Position| {
            let view = game().view(p, Viewer::seat(seat));
            let mut bot = game().bot("captain").unwrap();
            bot.choose(game(), &view, seat, legal, &mut Rng::new(2))
        };
        assert_eq!(choice(p), choice(&twin));
    };
    play(p, dice, captains([true, true]), twins, |_| {});
    assert!(asked > 100, "{asked}");
}

#[test]
fn captain_finds_its_way_from_set_ups_in_contact() {
    let met = crate::eyes::in_contact();
    let mut options = Options::default();
    options.0.insert("hours".to_owned(), OptionValue::Number(4));
    for seed in 0..6 {
        let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
        let mut p = met.set_up(met.info().newest(), "in_contact", &options, &mut dice).unwrap();
        let mut players = [0, 1].map(|_| met.game.bot("captain").unwrap());
        let (mut rng, mut log, mut legal, mut n) = (Rng::new(seed), Log::default(), Vec::new(), 0);
        loop {
            let seat = match met.to_act(&p) {
                ToAct::Over(_) => break,
                other => other.seats().iter().next().unwrap(),
            };
            legal.clear();
            met.actions(&p, seat, &mut legal);
            let view = met.view(&p, Viewer::seat(seat));
            let i = players[seat.0 as usize].choose(&met.game, &view, seat, &legal, &mut rng);
            assert!(met.check(&p, seat, &legal[i]).is_ok());
            met.apply(&mut p, seat, &legal[i], &mut dice, &mut log);
            log.clear();
            dice.forget();
            n += 1;
            assert!(n < 20_000, "no end");
        }
    }
}

/// What a captain does here.
fn choice(p: &Position, side: Side) -> Action {
    let (seat, mut legal) = (side.seat(), Vec::new());
    game().actions(p, seat, &mut legal);
    let view = game().view(p, Viewer::seat(seat));
    legal[game().bot("captain").unwrap().choose(game(), &view, seat, &legal, &mut Rng::new(1))]
}

/// What a side's orders and plans answer, unless they only pass.
fn routine(p: &Position, side: Side) -> Option<Action> {
    let (seat, mut legal) = (side.seat(), Vec::new());
    game().actions(p, seat, &mut legal);
    let answer = game().routine(&game().view(p, Viewer::seat(seat)), seat, &legal);
    answer.filter(|a| !matches!(a, Action::Done | Action::Next))
}

/// Where the captain's plots lead a task force in this hour, by hand or by its course.
fn sails_to(mut p: Position, side: Side, tf: TfId) -> At {
    let from = p.side(side).tfs[tf as usize].at.unwrap();
    loop {
        match routine(&p, side).unwrap_or_else(|| choice(&p, side)) {
            Action::Done => {
                return p.side(side).tfs[tf as usize].plot.iter().fold(from, |at, d| at.step(*d).unwrap());
            }
            other => drop(act_any(&mut p, side, other)),
        }
    }
}

/// Something of the enemy's that was seen, no more is known.
fn contact(at: &str, air: bool, turn: u16) -> Contact {
    Contact {
        id: 1,
        at: hex(at),
        air,
        base: false,
        turn,
        condition: 1,
        by: Reporter::Unit(Unit::Tf(0)),
        told: ContactReport::default(),
        as_of: turn,
        awaited: false,
        live: false,
    }
}

#[test]
fn captain_begins_with_its_carriers_within_a_strike_of_the_landing() {
    let (mut p, _) = start("eastern_solomons", 72, 3);
    for tf in 0..3 {
        loop {
            let a = choice(&p, Side::Allies);
            act_any(&mut p, Side::Allies, a);
            if let Action::Place { tf: placed, at } = a
                && placed == tf
            {
                assert!(at.distance(hex("W54")) <= 14, "{} is {} from Henderson", at.name(), at.distance(hex("W54")));
                break;
            }
        }
    }
}

#[test]
fn captain_brings_a_strike_back_to_its_carrier_not_to_the_base_below() {
    let mut p = bare("eastern_solomons", Phase::Air(Side::Allies, flat_top::position::AirStep::Search));
    p.public.turn = 8;
    put_tf(&mut p, Side::Allies, 0, "BB62");
    let af = fly(&mut p, Side::Allies, "W54", &[("dauntless*", 8)]);
    let origin = fac(&p, Side::Allies, "Saratoga");
    let a = &mut p.sides[0].afs[af as usize];
    a.origin = origin;
    (a.groups[0].armed, a.groups[0].spent, a.groups[0].deadline) = (true, true, 11);
    // It looks about; then it flies home, and does not land on Henderson, over which it is.
    for _ in 0..30 {
        let a = choice(&p, Side::Allies);
        if a == Action::Done {
            break;
        }
        act_any(&mut p, Side::Allies, a);
    }
    let far = p.sides[0].in_air().find(|x| x.0 == af).map(|x| x.2.distance(hex("BB62")));
    assert!(far.is_some_and(|n| n <= 1), "{far:?}");
}

#[test]
fn captain_sends_battleships_away_from_carriers_to_shell_bases() {
    let mut p = bare("eastern_solomons", Phase::Regroup);
    put_tf(&mut p, Side::Allies, 1, "BB62");
    let big = ship(&p, Side::Allies, "North Carolina");
    assert!(matches!(choice(&p, Side::Allies), Action::Detach { ship, .. } if ship == big));
}

#[test]
fn captain_keeps_cruisers_from_a_base_that_looks_out_for_them() {
    let mut p = plots("A84");
    // 19h: dark for hours, Rabaul nine hours away.
    p.public.turn = 14;
    let raiders = fleet(&mut p, Side::Allies, "F36", &["Minneapolis", "Indianapolis", "Pensacola", "San Francisco"]);
    let rabaul = hex("E24");
    assert!(sails_to(p.clone(), Side::Allies, raiders).distance(rabaul) < hex("F36").distance(rabaul));
    p.sides[0].contacts.push(contact("F40", true, 12));
    assert!(sails_to(p, Side::Allies, raiders).distance(rabaul) > hex("F36").distance(rabaul));
}

#[test]
fn captain_guards_the_wanted_base_with_small_guns_in_the_dark() {
    let mut p = bare("eastern_solomons", Phase::Orders);
    p.sides[0].desk = Desk::Tf;
    put_tf(&mut p, Side::Allies, 3, "Y58");
    let post = hex("W54");
    assert!(sails_to(p.clone(), Side::Allies, 3).distance(post) < hex("Y58").distance(post));
    // By day they keep off.
    p.public.turn = 9;
    assert!(sails_to(p, Side::Allies, 3).distance(post) > hex("Y58").distance(post));
}

#[test]
fn captain_flies_no_patrols_from_a_base_about_to_fall() {
    let mut p = bare("eastern_solomons", Phase::Orders);
    p.public.turn = 10;
    stow(&mut p, Side::Allies, "henderson", DeckBox::Ready, "wildcat", Arm::None, 6);
    assert!(matches!(choice(&p, Side::Allies), Action::Launch { .. }));
    p.sides[0].contacts.push(contact("W54", false, 10));
    assert!(!matches!(choice(&p, Side::Allies), Action::Launch { .. }));
}

/// Ships of the enemy that were counted.
fn counted(at: &str, turn: u16, categories: &[(Category, u8)]) -> Contact {
    let mut c = contact(at, false, turn);
    c.told.total = Some(categories.iter().map(|x| x.1).sum());
    c.told.categories = categories.iter().map(|(k, n)| (*k, Some(*n))).collect();
    c
}

#[test]
fn captain_meets_a_landing_at_the_base_by_day() {
    let mut p = bare("coral_sea", Phase::Orders);
    (p.sides[0].desk, p.public.turn) = (Desk::Tf, 33);
    put_tf(&mut p, Side::Allies, 2, "Z7");
    let (from, post) = (hex("Z7"), hex("W4"));
    assert!(sails_to(p.clone(), Side::Allies, 2).distance(post) >= from.distance(post), "nobody comes: they keep off");
    // One light cruiser and five others, as far as the scenario lets one think: fewer guns than two cruisers have.
    let landing = counted("X5", 32, &[(Category::BattleShips, 1), (Category::Minor, 5)]);
    p.sides[0].contacts.push(landing);
    assert!(sails_to(p.clone(), Side::Allies, 2).distance(post) < from.distance(post));
    // More than they can stand, or no more than a straggler: they leave it alone.
    p.sides[0].contacts[0] = counted("X5", 32, &[(Category::BattleShips, 4), (Category::Minor, 5)]);
    assert!(sails_to(p.clone(), Side::Allies, 2).distance(post) >= from.distance(post));
    p.sides[0].contacts[0] = counted("AA8", 32, &[(Category::Minor, 1)]);
    assert_ne!(sails_to(p, Side::Allies, 2), hex("Y5"));
}

#[test]
fn captain_strikes_what_comes_to_land_first() {
    let mut p = bare("eastern_solomons", Phase::Air(Side::Allies, flat_top::position::AirStep::Search));
    p.public.turn = 9;
    put_tf(&mut p, Side::Allies, 0, "V70");
    let af = fly(&mut p, Side::Allies, "T68", &[("dauntless*", 8)]);
    let origin = fac(&p, Side::Allies, "Saratoga");
    let a = &mut p.sides[0].afs[af as usize];
    (a.origin, a.launched) = (origin, 8);
    (a.groups[0].arm, a.groups[0].armed, a.groups[0].deadline) = (Arm::Ap, true, 13);
    // Alike and as far away; one of them is within a day's sail of Henderson.
    let minor = [(Category::Minor, 5)];
    p.sides[0].contacts.extend([counted("S72", 9, &minor), counted("T64", 9, &minor)]);
    for _ in 0..30 {
        match choice(&p, Side::Allies) {
            Action::Done => break,
            a => drop(act_any(&mut p, Side::Allies, a)),
        }
    }
    let at = p.sides[0].in_air().find(|x| x.0 == af).map(|x| x.2);
    assert_eq!(at, Some(hex("T64")));
}

#[test]
fn captain_changes_bombs_where_ships_are_to_come() {
    let mut p = bare("coral_sea", Phase::Orders);
    p.public.turn = 2;
    let base = stow(&mut p, Side::Allies, "port_moresby", DeckBox::Ready, "b_25", Arm::Gp, 5);
    let unready = Action::Unready { fac: base, craft: craft("b_25"), arm: Arm::Gp, n: 5 };
    assert_eq!(choice(&p, Side::Allies), unready);
    // Where no ship can come they stay as they are: Port Moresby is not what anybody wants here.
    let mut p = bare("rings_around_rabaul", Phase::Orders);
    p.public.turn = 16;
    stow(&mut p, Side::Allies, "port_moresby", DeckBox::Ready, "b_25", Arm::Gp, 5);
    assert_eq!(choice(&p, Side::Allies), Action::Next);
}

#[test]
fn captain_brings_what_it_may_from_off_the_map_before_play() {
    let (mut p, _) = start("coral_sea", 90, 3);
    loop {
        let a = choice(&p, Side::Allies);
        if a == Action::Done {
            break;
        }
        act_any(&mut p, Side::Allies, a);
    }
    let facs = &p.sides[0].facs;
    assert!(facs[fac(&p, Side::Allies, "australia") as usize].lots.is_empty());
    let base = &facs[fac(&p, Side::Allies, "port_moresby") as usize];
    assert!(base.lots.iter().any(|l| (l.craft, l.arm, l.n) == (craft("b_26"), Arm::Torpedo, 12)), "{:?}", base.lots);
}

#[test]
fn captain_does_not_wait_for_bombers_that_cannot_come() {
    let mut p = bare("coral_sea", Phase::Orders);
    p.public.turn = 9;
    put_tf(&mut p, Side::Allies, 0, "AA24");
    stow(&mut p, Side::Allies, "Yorktown", DeckBox::Ready, "dauntless*", Arm::Ap, 11);
    stow(&mut p, Side::Allies, "Yorktown", DeckBox::Ready, "devastator*", Arm::Torpedo, 4);
    p.sides[0].contacts.push(counted("S24", 9, &[(Category::Carriers, 1), (Category::Minor, 3)]));
    let a = choice(&p, Side::Allies);
    assert!(matches!(a, Action::Launch { class: Class::Normal, n: 11, arm: Arm::Ap, .. }), "{a:?}");
}

#[test]
fn captain_shells_a_base_rather_than_chase_a_straggler() {
    let mut p = bare("eastern_solomons", Phase::Orders);
    (p.sides[0].desk, p.public.turn) = (Desk::Tf, 20);
    let raiders = fleet(&mut p, Side::Allies, "Q44", &["North Carolina"]);
    p.sides[0].contacts.push(counted("R48", 20, &[(Category::Minor, 1)]));
    let shortland = hex("O38");
    assert!(sails_to(p, Side::Allies, raiders).distance(shortland) < hex("Q44").distance(shortland));
}

#[test]
fn captain_leaves_a_base_to_whoever_is_nearer_and_shells_another() {
    let mut p = bare("santa_cruz", Phase::Orders);
    (p.sides[0].desk, p.public.turn) = (Desk::Tf, 20);
    let raiders = fleet(&mut p, Side::Allies, "L40", &["Washington"]);
    let (from, shortland, buka) = (hex("L40"), hex("O38"), hex("I34"));
    assert!(sails_to(p.clone(), Side::Allies, raiders).distance(shortland) < from.distance(shortland));
    fleet(&mut p, Side::Allies, "P39", &["South Dakota"]);
    assert!(sails_to(p, Side::Allies, raiders).distance(buka) < from.distance(buka));
}

#[test]
fn captain_leaves_a_ship_behind_that_cannot_move() {
    let mut p = bare("eastern_solomons", Phase::Regroup);
    put_tf(&mut p, Side::Allies, 3, "BB62");
    let cripple = ship(&p, Side::Allies, "Hobart");
    p.sides[0].ships[cripple as usize].hits = 3;
    assert!(matches!(choice(&p, Side::Allies), Action::Detach { ship, .. } if ship == cripple));
}

/// A long way is sailed by course, and then an hour that has nothing for its captain passes by itself.
#[test]
fn captain_sails_long_ways_by_course() {
    let mut p = plots("A84");
    p.public.turn = 14;
    let raiders = fleet(&mut p, Side::Allies, "F36", &["Minneapolis", "Indianapolis", "Pensacola", "San Francisco"]);
    let (from, rabaul) = (hex("F36"), hex("E24"));
    let mut did = Vec::new();
    loop {
        let a = routine(&p, Side::Allies).unwrap_or_else(|| choice(&p, Side::Allies));
        if a == Action::Done {
            break;
        }
        act_any(&mut p, Side::Allies, a);
        did.push(a);
        assert!(did.len() < 40, "{did:?}");
    }
    assert!(did.contains(&Action::Chart { unit: Unit::Tf(raiders) }), "{did:?}");
    let to = p.side(Side::Allies).plans.course(raiders).and_then(|c| c.to);
    assert!(to.is_some_and(|to| to.distance(rabaul) <= 1), "{to:?}");
    let (seat, mut legal) = (Side::Allies.seat(), Vec::new());
    game().actions(&p, seat, &mut legal);
    let order = |p: &Position| game().bot("captain").unwrap().order(game(), &game().view(p, Viewer::seat(seat)), seat, &legal);
    let shadows = Action::Order(Order::Shadow(true));
    assert_eq!(order(&p), Some(shadows));
    game().apply(&mut p, seat, &shadows, &mut Dice::loose(1), &mut Log::default());
    assert_eq!(order(&p), Some(Action::Order(Order::Continue(true))));
    // What comes in between is met at once.
    p.sides[0].contacts.push(contact("F40", true, 12));
    assert!(sails_to(p, Side::Allies, raiders).distance(rabaul) > from.distance(rabaul));
}

/// Searching and shadowing by order, heading and sailing in one go, courses, and passing by itself: an hour of the Coral Sea costs a player
/// few orders.
#[test]
fn captain_needs_few_orders_an_hour() {
    let game = std::sync::Arc::new(flat_top::FlatTop::built_in().unwrap());
    let (mut orders, mut hours) = (0, 0);
    for seed in [1, 2] {
        let spec = ironbottom_kernel::run::RunSpec {
            scenario: "coral_sea".to_owned(),
            options: ironbottom_kernel::Options([("hours".to_owned(), ironbottom_kernel::info::OptionValue::Number(30))].into()),
            seed,
            levels: vec!["captain".to_owned(); 2],
            keep_journal: false,
            careful: true,
            max_actions: 100_000,
            clock: || 0,
        };
        let report = ironbottom_kernel::run::run(&game, &spec).unwrap();
        assert!(report.failure.is_none(), "{:?}", report.failure);
        orders += report.orders + report.forced;
        hours += u64::from(report.rounds);
    }
    assert!(orders <= 25 * 2 * hours, "{orders} orders of both in {hours} hours");
}
