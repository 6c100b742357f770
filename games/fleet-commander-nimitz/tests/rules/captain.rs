//! The computer player and the questions that are answered by trying.

use crate::{
    field::lay,
    support::{area, bare, battalion, board, game, opening, put, unit},
};
use fleet_commander_nimitz::{
    ADMIRAL, Action, Nimitz, Position,
    ahead::Ahead,
    ask::{arrivals, odds},
    battle::{Air, Step},
    board::UnitType,
    bot::{Captain, Limits, effort, open},
    phases,
    position::{Phase, Place, UnitId},
    types::{Kind, Sector, Side},
};
use ironbottom_kernel::{
    Advice, Dice, Log, Rng, Rules, Viewer,
    ask::{Answer, Query},
    bot::Bot,
    dice::Seed,
    run,
};

/// Plays by a level until `stop`; every choice is one of those listed.
fn play(p: &mut Position, level: &str, seed: u64, stop: impl Fn(&Position) -> bool) -> Vec<Action> {
    let mut bot = run::bot(game(), level).unwrap();
    play_by(p, bot.as_mut(), seed, stop)
}

fn play_by(p: &mut Position, bot: &mut dyn Bot<Nimitz>, seed: u64, stop: impl Fn(&Position) -> bool) -> Vec<Action> {
    let game: &Nimitz = game();
    let mut dice = Dice::seeded(Seed::from_number(seed), Vec::new());
    let (mut rng, mut log, mut all) = (Rng::new(seed), Log::default(), Vec::new());
    while p.end.is_none() && !stop(p) {
        let mut legal = Vec::new();
        game.actions(p, ADMIRAL, &mut legal);
        let view = game.view(p, Viewer::seat(ADMIRAL));
        let i = bot.choose(game, &view, ADMIRAL, &legal, &mut rng);
        game.apply(p, ADMIRAL, &legal[i], &mut dice, &mut log);
        log.clear();
        dice.forget();
        all.push(legal[i]);
        assert!(all.len() < 20_000, "it goes on for ever");
    }
    all
}

#[test]
fn the_captain_plays_the_same_turn_twice_and_uses_what_it_has() {
    let turn = || {
        let mut p = opening(1942);
        let all = play(&mut p, "captain", 7, |p| p.turn > 1);
        (p, all)
    };
    let (p, all) = turn();
    assert_eq!((p.clone(), all.clone()), turn());
    // Reinforcement points buy nothing else, and the fleet does not lie in port while places are lost.
    assert!(all.iter().any(|a| matches!(a, Action::Buy { .. })));
    assert!(all.iter().filter(|a| matches!(a, Action::Move { .. })).count() >= 4, "{all:?}");
}

#[test]
fn what_is_remembered_of_imagined_turns_comes_out_as_if_thought_through_afresh() {
    let b = board();
    let mut p = opening(1944);
    let mut log = Log::default();
    for phase in [Phase::Resupply, Phase::Scouting] {
        assert_eq!(p.phase, phase);
        phases::apply(b, &mut p, &Action::Done, &mut Dice::scripted(&[]), &mut log);
    }
    // The same orders of Japan, and one battle of eight with other forces.
    let mut more = p.clone();
    let ship = Action::Move { unit: unit(&p, "enterprise"), to: area("gilbert") };
    phases::apply(b, &mut more, &ship, &mut Dice::scripted(&[]), &mut log);
    let mut memory = Ahead::new(b);
    for seed in 1..6 {
        for plan in [&p, &more, &p] {
            let (mut remembered, mut afresh) = (plan.clone(), plan.clone());
            memory.rest_of_turn(&mut remembered, seed);
            Ahead::new(b).rest_of_turn(&mut afresh, seed);
            // Which of the battalions it is that fell does not matter: one is as good as the other.
            let units = |p: &Position| {
                let mut all: Vec<String> = p.units.iter().map(|u| format!("{u:?}")).collect();
                all.sort();
                all
            };
            assert_eq!(units(&remembered), units(&afresh), "dice {seed}");
            assert_eq!((remembered.sp, remembered.held, remembered.end), (afresh.sp, afresh.held, afresh.end));
        }
    }
}

#[test]
fn fn_334_each_turn_sends_its_share_to_the_invasion() {
    // Three points take a hundred in four turns; nothing that is imagined within one turn would pay for it.
    let mut p = opening(1945);
    let all = play(&mut p, "captain", 7, |p| p.phase == Phase::Orders);
    let sent = all.iter().filter_map(|a| if let Action::Commit { unit } = a { Some(*unit) } else { None });
    let price: u16 = sent.map(|u| u16::from(p.unit_type(board(), u).buy)).sum();
    assert!((16..=30).contains(&price), "{price}");
}

#[test]
fn fn_053_supply_is_kept_for_moves_while_many_wait_to_be_sent() {
    // Six units and more on the West Coast, and supply for eighteen moves in all.
    let mut p = opening(1944);
    let all = play(&mut p, "captain", 7, |p| p.phase == Phase::Movement);
    assert_eq!(p.sp, board().campaign(1944).sp);
    assert!(!all.iter().any(|a| matches!(a, Action::Scout { .. })));
    // A carrier takes no more supply to be sent than a regiment.
    let carrier = |a: &Action| matches!(a, Action::Buy { unit, .. } if p.unit_type(board(), *unit).kind.is_carrier());
    assert!(all.iter().any(carrier), "{all:?}");
}

#[test]
fn fn_104_150_arrivals_are_counted_with_their_margin() {
    let mut p = bare(1942, Phase::Movement);
    put(&mut p, "mag-22", "midway");
    put(&mut p, "akagi", "japan");
    // One ship that gets one order: Engage and Sortie bring it to Midway, the only place with US units. 2 of 10.
    let all = arrivals(board(), &p, 2000);
    let Answer::Marks(marks) = game().ask(&game().view(&p, Viewer::seat(ADMIRAL)), &Query::new("threat")) else { panic!() };
    let marked: Vec<&str> = marks.iter().map(|m| m.space.as_str()).collect();
    assert_eq!(marked, ["midway"]);
    let midway = all[area("midway").i()];
    assert!((midway.chance() - 0.2).abs() < 2.0 * midway.margin(), "{} ± {}", midway.chance(), midway.margin());
    // 1.96 times the root of p (1 - p) / n.
    assert!((midway.margin() - 0.0175).abs() < 0.002, "{}", midway.margin());
    assert!(all[area("samoa").i()].chance() < 1e-9);
}

#[test]
fn fn_102_a_scouted_order_changes_what_is_to_be_expected() {
    let mut p = bare(1942, Phase::ScoutedOrders);
    put(&mut p, "mag-22", "midway");
    put(&mut p, "akagi", "japan");
    p.scouts.push(area("japan"));
    // The scout finds a Sortie: the carrier is there now, and nobody else comes.
    let mut log = Log::default();
    phases::apply(board(), &mut p, &Action::Spot { area: area("japan") }, &mut Dice::scripted(&[10]), &mut log);
    assert!(p.present(board(), Side::Japan, area("midway")));
    assert!(arrivals(board(), &p, 200)[area("midway").i()].chance() < 1e-9);
}

#[test]
fn fn_155_odds_of_a_battle_hardly_anybody_can_lose_are_near_certain() {
    let mut p = bare(1942, Phase::Battles);
    for id in ["enterprise", "yorktown", "hornet", "1st-marine", "2nd-marine"] {
        put(&mut p, id, "wake");
    }
    // A lone submarine cannot stop those ashore from holding the island; at worst a plan brings a battalion (FN-226).
    let sub = put(&mut p, "jp-sub-gp-1", "wake");
    let c = odds(board(), &p, area("wake"));
    assert!(c.captures > 0.98, "{c:?}");
    assert!(c.defender_wins < 1e-9);
    // And one battalion on an island under three air groups has no good chances.
    p.units[sub as usize].at = Place::Gone;
    battalion(&mut p, Side::Japan, "wake");
    let c = odds(board(), &p, area("wake"));
    assert!(c.captures > 0.8 && c.captures < 1.0, "{c:?}");
    let margin = c.margin.unwrap();
    assert!(margin > 0.0 && margin < 0.06, "{margin}");
}

#[test]
fn fn_155_where_nobody_fights_there_are_no_odds() {
    let p = opening(1942);
    let view = game().view(&p, Viewer::seat(ADMIRAL));
    let ask = |space: &str| game().ask(&view, &Query::new("battle").with("space", space));
    assert!(matches!(ask("hawaii"), Answer::Refused(m) if m.id == "ask-no-battle"));
    assert!(matches!(ask("atlantis"), Answer::Refused(m) if m.id == "ask-no-area"));
    assert!(matches!(ask("new_guinea"), Answer::Chances(_)));
    // What is offered is answered.
    for q in game().queries(&view) {
        assert!(!matches!(game().ask(&view, &q), Answer::Refused(_)), "{q:?}");
    }
}

#[test]
fn fn_292_294_a_fleet_without_decks_is_not_weighed_squadron_by_deck() {
    // Every other carrier is damaged: their groups look for a deck on the others, and there are more squadrons than room.
    let p = opening(1945);
    let ids = |fits: &dyn Fn(&UnitType) -> bool| -> Vec<String> {
        p.units.iter().map(|u| p.type_of(board(), u)).filter(|t| fits(t)).map(|t| t.id.clone()).collect()
    };
    let carriers = ids(&|t| t.side == Side::Us && t.kind.is_carrier());
    let enemy = ids(&|t| t.side == Side::Japan && t.kind == Kind::Dd).swap_remove(0);
    assert!(carriers.len() >= 8, "{carriers:?}");
    let ships: Vec<(&str, Sector)> =
        carriers.iter().map(|c| (c.as_str(), Sector::UsOcean)).chain([(enemy.as_str(), Sector::JapanOcean)]).collect();
    let squadrons: Vec<(String, Air)> =
        carriers.iter().flat_map(|c| ["f6f", "sb2c", "tbf"].map(|s| (format!("{s}@{c}"), Air::Base))).collect();
    let squadrons: Vec<(&str, Air)> = squadrons.iter().map(|(s, at)| (s.as_str(), *at)).collect();
    let mut p = lay(1945, &ships, &[], &squadrons);
    let half: Vec<UnitId> = carriers.iter().step_by(2).map(|c| unit(&p, c)).collect();
    for u in &half {
        p.units[*u as usize].hurt = true;
    }
    // Those of the other half have one squadron less each, and so room for one.
    let x = p.battle.as_mut().unwrap();
    for s in x.squadrons.iter_mut().step_by(6) {
        s.at = Air::Lost;
    }
    let mut log = Log::default();
    phases::apply(board(), &mut p, &Action::Done, &mut Dice::loose(7), &mut log);
    let mut most = 0;
    while let Some(x) = p.battle.clone().filter(|x| matches!(x.step, Step::Land)) {
        let mut legal = Vec::new();
        phases::list(board(), &p, &mut legal);
        let (habit, weighed) = open(board(), &p, &x, &legal);
        assert!(weighed.contains(&habit) && weighed.iter().all(|a| legal.contains(a)));
        assert!(weighed.len() <= 21 && effort(weighed.len()) <= 200, "{} of {}", weighed.len(), legal.len());
        most = most.max(legal.len());
        phases::apply(board(), &mut p, &habit, &mut Dice::loose(7), &mut log);
    }
    assert!(most > 30, "{most}: a position with many choices");
}

#[test]
fn the_thought_of_a_turn_is_bounded_by_counts_however_large_its_battles() {
    // What is spent on moves, and on all that follows them in the turn.
    let spent = |limits: Limits, p: &Position| {
        let (mut p, mut captain) = (p.clone(), Captain::new(limits));
        play_by(&mut p, &mut captain, 7, |p| p.phase > Phase::Movement);
        let moves = captain.spent();
        let turn = p.turn;
        play_by(&mut p, &mut captain, 7, |p| p.turn > turn || p.phase == Phase::Repairs);
        (moves, captain.spent() - moves)
    };
    let p = opening(1942);
    let (moves, battles) = spent(Limits { turn: u64::MAX, moves: u64::MAX }, &p);
    let few = Limits { turn: 400_000, moves: 200_000 };
    assert!(
        moves > 4 * few.moves && moves + battles > 4 * few.turn && battles > few.turn,
        "{moves} {battles}: the limits say nothing"
    );
    let (moves, battles) = spent(few, &p);
    // It stops after what it had begun.
    let begun = 100_000;
    assert!(moves <= few.moves + begun && moves + battles <= few.turn + begun, "{moves} {battles}");
}
