//! Readings that changed with a version of the rules, each in both, and the options that go with them.
use crate::support::{
    Table,
    battle::{BREAK_OFF, lose, lose_air, propose, withdraw},
    game, march, sail, sp,
};
use axis_and_allies::{
    Action, Event, Kind,
    Kind::{Armor, Battleship, Bomber, Fighter, Infantry, Submarine, Transport},
    Phase, Power,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    odds,
    phases::control,
    position::{LossOrder, Mission},
    rule,
};
use ironbottom_kernel::{
    Advice, Face, Log, Rng, Rules, RulesVersion, SeatSet, ToAct, Viewer,
    ask::{Answer, Query},
};

const AGREE: Action = Action::AnswerLoss { agree: true };

/// Soviets and British in Karelia, attacked by three German bombers; all seats as they are at the opening.
fn karelia(version: u32, options: &[&str]) -> Table {
    let t = Table::by_version(version, options).put("karelia", Ussr, Infantry, 2).put("karelia", Uk, Infantry, 1);
    t.put("karelia", Uk, Fighter, 1).attacker(Germany).flew(Bomber, 1, 2, "karelia")
}

fn order(t: &mut Table, power: Power, losses: LossOrder) {
    t.p.standing[power.i()].losses = losses;
}

#[test]
fn aa_220_a_co_defender_is_asked_about_what_his_order_would_not_choose() {
    let mut t = karelia(2, &[]);
    order(&mut t, Ussr, LossOrder::Ask);
    t.begin_combat(&[4]).act(propose(Uk, Fighter));
    assert_eq!(game().to_act(&t.p), ToAct::Together(SeatSet::one(Uk.seat())));
    assert_eq!(t.n("karelia", Uk, Fighter), 1, "it still flies");
    t.act(Action::AnswerLoss { agree: false });
    assert_eq!((t.asked(), t.saw("loss_disputed")), (Germany, true));
    t.roll(lose(Uk, Fighter), &[6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Uk, Fighter), 0);
    // Up to version 1 he was never asked.
    let mut t = karelia(1, &[]);
    order(&mut t, Ussr, LossOrder::Ask);
    t.begin_combat(&[4]).roll(propose(Uk, Fighter), &[6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Uk, Fighter), 0);
}

#[test]
fn aa_220_what_his_own_order_would_choose_needs_no_answer() {
    // The cheapest of all, the first of equals: both orders say the same.
    let mut t = karelia(2, &[]);
    order(&mut t, Ussr, LossOrder::Ask);
    t.begin_combat(&[4]).roll(propose(Ussr, Infantry), &[6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 1);
    // The infantry of the other costs the same, but is not what he said.
    let mut t = karelia(2, &[]);
    order(&mut t, Ussr, LossOrder::Ask);
    t.begin_combat(&[4]).act(propose(Uk, Infantry));
    assert_eq!(t.asked(), Uk);
    t.roll(AGREE, &[6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Uk, Infantry), 0);
    // With the usual orders nobody is asked at all.
    let mut t = karelia(2, &[]);
    t.begin_combat(&[4, 6, 6, 6, 6]);
    assert_eq!(t.n("karelia", Ussr, Infantry), 1);
}

#[test]
fn aa_014_220_who_plays_both_powers_does_not_ask_himself() {
    for players in ["players=2", "players=3"] {
        let mut t = karelia(2, &[players]);
        order(&mut t, Ussr, LossOrder::Ask);
        t.begin_combat(&[4]);
        assert_eq!(game().to_act(&t.p), ToAct::One(Ussr.seat()), "{players}");
        t.roll(lose(Uk, Fighter), &[6, 6, 6, 6]);
        assert_eq!(t.n("karelia", Uk, Fighter), 0, "{players}");
    }
}

#[test]
fn aa_220_the_button_of_the_standing_order_agrees_only_to_its_own_choice() {
    let ask = |t: &Table| game().ask(&game().view(&t.p, Viewer::seat(Uk.seat())), &Query::new("standing").with("seat", "uk"));
    let mut t = karelia(2, &[]);
    order(&mut t, Ussr, LossOrder::Ask);
    order(&mut t, Uk, LossOrder::Ask);
    t.begin_combat(&[4]).act(propose(Ussr, Infantry));
    assert!(matches!(ask(&t), Answer::Batch(b) if b.len() == 1));
    let mut t = karelia(2, &[]);
    order(&mut t, Ussr, LossOrder::Ask);
    t.begin_combat(&[4]).act(propose(Uk, Fighter));
    assert!(matches!(ask(&t), Answer::Refused(_)));
}

#[test]
fn aa_220_a_computer_opponent_judges_what_is_proposed() {
    let answer = |t: &Table| {
        let (g, legal) = (game(), t.legal());
        let view = g.view(&t.p, Viewer::seat(Uk.seat()));
        legal[g.bot("captain").unwrap().choose(g, &view, Uk.seat(), &legal, &mut Rng::new(1))]
    };
    // The attacker would take the fighter anyway: no reason to refuse.
    let mut t = karelia(2, &[]);
    order(&mut t, Ussr, LossOrder::Ask);
    t.begin_combat(&[4]).act(propose(Uk, Fighter));
    assert_eq!(answer(&t), AGREE);
    // He would rather take the Soviet bomber.
    let mut t = karelia(2, &[]).put("karelia", Ussr, Bomber, 1);
    order(&mut t, Ussr, LossOrder::Ask);
    t.begin_combat(&[4]).act(propose(Uk, Fighter));
    assert_eq!(answer(&t), Action::AnswerLoss { agree: false });
}

/// The third battle of the rulebook's example: Japan attacks Manchuria with two infantry, two fighters and a bomber.
fn manchuria(version: u32) -> Table {
    let t = Table::by_version(version, &[]).own("manchuria", Ussr).put("manchuria", Ussr, Infantry, 1);
    let t = t.put("manchuria", Ussr, Armor, 1).attacker(Japan).came(Infantry, 2, "kwangtung", "manchuria");
    t.flew(Fighter, 1, 1, "manchuria").flew(Fighter, 1, 2, "manchuria").flew(Bomber, 1, 4, "manchuria")
}

#[test]
fn aa_009_the_attacker_is_asked_before_his_last_land_unit_goes() {
    // Two misses, two misses, the bomber hits; two hits back: one infantry goes without a question, the second hit is asked about.
    let mut t = manchuria(2);
    t.begin_combat(&[3, 2, 6, 5, 4, 2, 1]);
    assert_eq!((t.asked(), t.n("manchuria", Japan, Infantry)), (Japan, 1));
    let all = [lose(Japan, Infantry), lose_air(Japan, Fighter, 1), lose_air(Japan, Fighter, 2), lose_air(Japan, Bomber, 4)];
    assert_eq!(t.legal(), all);
    let view = game().view(&t.p, Viewer::seat(Japan.seat()));
    assert_eq!(game().prompt(&view, Japan.seat(), &t.legal()).text.id, "prompt-lose-last", "he is told why");
    t.act(lose_air(Japan, Fighter, 2));
    t.roll(Action::PressOn, &[1, 4]);
    assert_eq!((t.owner("manchuria"), t.n("manchuria", Japan, Infantry)), (Some(Japan), 1));
    // He may give it up all the same.
    let mut t = manchuria(2);
    t.begin_combat(&[3, 2, 6, 5, 4, 2, 1]).act(lose(Japan, Infantry));
    assert_eq!((t.n("manchuria", Japan, Infantry), t.air("manchuria", Fighter)), (0, 2));
    // Up to version 1 both went without a word.
    let mut t = manchuria(1);
    t.begin_combat(&[3, 2, 6, 5, 4, 2, 1]);
    assert_eq!((t.n("manchuria", Japan, Infantry), t.air("manchuria", Fighter)), (0, 2));
    assert!(t.is_legal(Action::PressOn));
}

#[test]
fn aa_009_who_has_said_what_to_do_with_the_last_land_unit_is_not_asked() {
    for (losses, infantry, fighters) in [(LossOrder::Cheapest, 0, 2), (LossOrder::KeepGround, 1, 1)] {
        let mut t = manchuria(2);
        order(&mut t, Japan, losses);
        t.begin_combat(&[3, 2, 6, 5, 4, 2, 1]);
        assert!(t.is_legal(Action::PressOn), "{losses:?}");
        assert_eq!((t.n("manchuria", Japan, Infantry), t.air("manchuria", Fighter)), (infantry, fighters), "{losses:?}");
    }
    // Nothing is at stake among aircraft alone, nor for a defender.
    let t = Table::by_version(2, &[]).put("karelia", Ussr, Infantry, 1).put("karelia", Ussr, Fighter, 1).attacker(Germany);
    let mut t = t.flew(Fighter, 1, 1, "karelia").flew(Bomber, 1, 2, "karelia");
    t.begin_combat(&[3, 6, 2, 6]);
    assert!(t.is_legal(Action::PressOn) || t.is_legal(BREAK_OFF));
    assert_eq!((t.n("karelia", Ussr, Infantry), t.air("karelia", Fighter)), (0, 0));
}

#[test]
fn aa_009_every_seat_begins_with_the_order_of_its_version() {
    let losses = |version: u32| {
        let options = game().info().parse_options::<&str>(&[]).unwrap();
        let p =
            game().set_up(RulesVersion(version), "spring-1942", &options, &mut ironbottom_kernel::Dice::scripted(&[])).unwrap();
        p.standing.map(|s| s.losses)
    };
    assert_eq!(losses(1), [LossOrder::Cheapest; 5]);
    assert_eq!(losses(2), [LossOrder::Careful; 5]);
}

#[test]
fn aa_009_chances_are_those_of_the_order_in_force() {
    let holds = |version: u32, losses: Option<LossOrder>| {
        let t = Table::by_version(version, &[]).put("ukraine", Ussr, Infantry, 3).put("ukraine", Ussr, Armor, 1);
        let t =
            t.put("ukraine", Ussr, Kind::Aa, 1).own("ukraine", Ussr).attacker(Germany).came(Infantry, 3, "germany", "ukraine");
        let mut t = t.flew(Fighter, 2, 2, "ukraine").flew(Bomber, 1, 2, "ukraine");
        if let Some(losses) = losses {
            order(&mut t, Germany, losses);
        }
        let view = game().view(&t.p, Viewer::seat(Germany.seat()));
        let fight = odds::fight_at(&game().board, &t.p, sp("ukraine")).unwrap();
        match game().ask(&view, &Query::new("battle").with("space", "ukraine")) {
            Answer::Chances(c) => ((c.captures * 100.0).round() as i64, fight.keep_ground),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(holds(1, None), (57, false));
    assert_eq!(holds(1, Some(LossOrder::KeepGround)), (86, true));
    assert_eq!(holds(2, None), (86, true));
    assert_eq!(holds(2, Some(LossOrder::Ask)), (86, true));
    assert_eq!(holds(2, Some(LossOrder::Cheapest)), (57, false));
}

#[test]
fn aa_009_a_described_attack_is_reckoned_by_the_order_in_force() {
    let captures = |losses: LossOrder, words: &[(&str, &str)]| {
        let mut t = Table::by_version(2, &[]);
        order(&mut t, Ussr, losses);
        let q = Query::new("odds").with("attack", "3 infantry 2 fighters 1 bomber").with("defend", "3 infantry 1 armor aa");
        let q = words.iter().fold(q, |q, (key, value)| q.with(key, *value));
        match game().ask(&game().view(&t.p, Viewer::seat(Ussr.seat())), &q) {
            Answer::Chances(c) => (c.captures * 100.0).round() as i64,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(captures(LossOrder::Careful, &[]), 86);
    assert_eq!(captures(LossOrder::Careful, &[("land-units-must-survive", "no")]), 57);
    assert_eq!(captures(LossOrder::Cheapest, &[]), 57);
    assert_eq!(captures(LossOrder::Cheapest, &[("land-units-must-survive", "yes")]), 86);
}

#[test]
fn aa_009_chances_in_mid_cycle_keep_the_land_unit_too() {
    let captures = |version: u32| {
        let mut t = manchuria(version);
        order(&mut t, Japan, LossOrder::Ask);
        t.begin_combat(&[3, 2, 6, 5, 4, 2, 1]);
        let view = game().view(&t.p, Viewer::seat(Japan.seat()));
        match game().ask(&view, &Query::new("battle").with("space", "manchuria")) {
            Answer::Chances(c) => c.captures,
            other => panic!("{other:?}"),
        }
    };
    assert!(captures(1) < 0.05, "both infantry would go");
    assert!(captures(2) > 0.8, "one infantry and three aircraft against a tank");
}

#[test]
fn aa_009_a_computer_opponent_keeps_the_land_unit_that_takes_the_ground() {
    let mut t = manchuria(2);
    t.begin_combat(&[3, 2, 6, 5, 4, 2, 1]);
    let (g, legal) = (game(), t.legal());
    let view = g.view(&t.p, Viewer::seat(Japan.seat()));
    let pick = g.bot("captain").unwrap().choose(g, &view, Japan.seat(), &legal, &mut Rng::new(1));
    assert!(matches!(legal[pick], Action::Lose { unit: Fighter, .. }), "{:?}", legal[pick]);
}

/// Japan lands on Midway from a zone where a battleship stood already.
fn support(version: u32, options: &[&str]) -> Table {
    let t = Table::by_version(version, options).put("midway", Usa, Infantry, 1).put("sz_midway", Japan, Battleship, 1);
    let mut t = t.attacker(Japan).transport("sz_midway", &[Infantry, Infantry], Some("midway"), "sz_hawaii");
    t.begin_combat(&[4, 6]);
    assert!(t.fought() && t.saw("supported"));
    t
}

#[test]
fn aa_237_a_battleship_that_fired_in_support_does_not_sail() {
    let go = sail(Battleship, "sz_midway", "sz_hawaii");
    assert_eq!(support(2, &[]).refused(go), rule::AA_237);
    assert!(support(2, &["battleships_sail_after_support=true"]).is_legal(go));
    assert!(support(1, &[]).is_legal(go), "as it was read in version 1");
    // One that did not fire sails: nothing was defended.
    let t = Table::by_version(2, &[]).own("midway", Usa).put("sz_midway", Japan, Battleship, 1).attacker(Japan);
    let mut t = t.transport("sz_midway", &[Infantry], Some("midway"), "sz_hawaii");
    t.begin_combat(&[]);
    assert!(!t.saw("supported") && t.is_legal(go));
}

#[test]
fn aa_237_of_several_battleships_those_that_moved_fire_first() {
    // One came, one stood there; two landings from one zone, one shot for the first and none for the second.
    let t = Table::by_version(2, &[]).put("finland_norway", Germany, Infantry, 1).put("western_europe", Germany, Infantry, 1);
    let t = t.put("sz_united_kingdom", Uk, Battleship, 1).attacker(Uk);
    let t = t.transport("sz_united_kingdom", &[Infantry], Some("finland_norway"), "sz_united_kingdom");
    let t = t.transport("sz_united_kingdom", &[Infantry], Some("western_europe"), "sz_united_kingdom");
    let mut t = t.came(Battleship, 1, "sz_karelia", "sz_united_kingdom");
    t.begin_combat(&[]);
    t.act(crate::support::battle::fight("finland_norway"));
    let zone = sp("sz_united_kingdom");
    // The shot hits, the infantry finds nobody, the casualty misses; in Western Europe the last battleship supports by itself.
    t.roll(Action::Support { zone, n: 1 }, &[4, 6, 4, 6]);
    assert!(t.fought());
    assert_eq!(t.p.moved.get(zone, Battleship), 2, "both have fired");
    let t = Table::by_version(2, &[]).put("finland_norway", Germany, Infantry, 1).put("sz_united_kingdom", Uk, Battleship, 1);
    let t = t.put("western_europe", Germany, Infantry, 1).attacker(Uk);
    let t = t.transport("sz_united_kingdom", &[Infantry], Some("finland_norway"), "sz_united_kingdom");
    let t = t.transport("sz_united_kingdom", &[Infantry], Some("western_europe"), "sz_united_kingdom");
    let mut t = t.came(Battleship, 1, "sz_karelia", "sz_united_kingdom");
    t.begin_combat(&[]);
    t.act(crate::support::battle::fight("finland_norway"));
    assert_eq!(t.p.moved.get(zone, Battleship), 1, "nobody has fired yet");
}

/// Germany holds one bank of Suez and takes the other in combat movement.
fn suez(version: u32, options: &[&str]) -> Table {
    let t = Table::by_version(version, options).own("anglo_egyptian_sudan", Germany).put("sz_east_med", Germany, Submarine, 1);
    let t = t.put("anglo_egyptian_sudan", Germany, Infantry, 1).put("sz_red_sea", Uk, Transport, 1);
    let mut t = t.turn(Germany, Phase::CombatMove);
    assert_eq!(t.refused(sail(Submarine, "sz_east_med", "sz_red_sea")), rule::AA_034);
    t.act(march(Infantry, "anglo_egyptian_sudan", "syria_iraq"));
    t
}

#[test]
fn aa_034_suez_opens_as_soon_as_both_banks_are_held() {
    let go = sail(Submarine, "sz_east_med", "sz_red_sea");
    assert!(suez(2, &[]).is_legal(go));
    assert_eq!(suez(2, &["suez_from_start_of_turn=true"]).refused(go), rule::AA_034);
    assert_eq!(suez(1, &[]).refused(go), rule::AA_034, "as it was read in version 1");
    // Panama waits for the next turn, whatever the option.
    let t = Table::by_version(2, &[]).put("sz_west_panama", Japan, Submarine, 1).put("sz_caribbean", Usa, Transport, 1);
    let mut t = t.turn(Japan, Phase::CombatMove);
    control::take(&game().board, &mut t.p, sp("panama"), &mut Log::default());
    assert_eq!(t.refused(sail(Submarine, "sz_west_panama", "sz_caribbean")), rule::AA_031);
}

#[test]
fn aa_273_what_opens_or_shuts_suez_for_moves_does_so_for_withdrawals() {
    let sub = |version: u32, options: &[&str]| {
        let t = Table::by_version(version, options).put("sz_red_sea", Uk, Submarine, 1).attacker(Germany);
        let mut t = t.own("syria_iraq", Germany).flew(Bomber, 1, 2, "sz_red_sea");
        t.begin_combat(&[6]);
        t.is_legal(withdraw(1, "sz_east_med"))
    };
    assert!(!sub(2, &[]), "one bank was taken in this very turn");
    assert!(sub(2, &["suez_from_start_of_turn=true"]));
    assert!(sub(1, &[]));
}

/// An American transport beside infantry; the only enemies in reach are submarines, and no coast to land on.
fn convoy(version: u32, options: &[&str]) -> Table {
    let t = Table::by_version(version, options).put("western_us", Usa, Infantry, 1).put("sz_western_us", Usa, Transport, 1);
    t.put("sz_hawaii", Japan, Submarine, 1).put("sz_mexico", Japan, Submarine, 1).attack(Usa)
}

#[test]
fn aa_086_164_a_transport_may_load_and_then_fight_at_sea() {
    let mut t = convoy(2, &[]);
    t.act(t.load(Infantry, "western_us", "sz_western_us"));
    assert_eq!(t.refused(Action::Done), rule::AA_086, "it must still meet the enemy");
    t.act(t.go("sz_western_us", "sz_hawaii"));
    // The transport does not fire, the submarine misses and stays; the transport gets away with its cargo.
    t.roll(Action::Done, &[6]);
    assert_eq!((t.asked(), t.ship("sz_hawaii", Usa).cargo().count()), (Japan, 1));
    t.act(Action::Stay);
    assert_eq!(t.ship("sz_western_us", Usa).cargo().count(), 1);
    for t in [convoy(2, &["loading_only_for_assaults=true"]), convoy(1, &[])] {
        assert_eq!(t.refused(t.load(Infantry, "western_us", "sz_western_us")), rule::AA_086);
    }
}

#[test]
fn aa_086_with_a_coast_in_reach_the_landing_need_not_be_declared() {
    let laden = |version: u32, options: &[&str]| {
        let t = Table::by_version(version, options).put("western_us", Usa, Infantry, 1).put("sz_western_us", Usa, Transport, 1);
        let mut t = t.put("sz_wake", Japan, Submarine, 1).attack(Usa);
        t.act(t.load(Infantry, "western_us", "sz_western_us"));
        t.act(t.go("sz_western_us", "sz_hawaii"));
        t.act(t.go("sz_hawaii", "sz_wake"));
        t
    };
    assert!(laden(2, &[]).is_legal(Action::Done));
    for mut t in [laden(2, &["loading_only_for_assaults=true"]), laden(1, &[])] {
        assert_eq!(t.refused(Action::Done), rule::AA_086);
        t.act(t.ashore("sz_wake", Infantry, "wake_island"));
        assert!(t.is_legal(Action::Done));
    }
}

// ---- extras ----

#[test]
fn the_bid_may_be_set_up_as_units() {
    let place = |unit: Kind, at: &str| Action::Place { unit, at: sp(at), by: sp(at) };
    let mut t = Table::with(&["axis_bid=13", "axis_bid_as=units"]);
    t.act(Action::Bid { germany: 10 });
    assert_eq!((t.p.phase, t.p.power, t.asked()), (Phase::BidUnits, Germany, Germany));
    assert_eq!(t.p.ipc, [24, 32, 30, 25, 36], "nothing is cash yet");
    // Where Germany has units, ships at sea and the rest on land; no complex; for no more than its part.
    assert!(
        t.is_legal(place(Infantry, "ukraine")) && t.is_legal(place(Submarine, "sz_baltic")) && t.is_legal(place(Armor, "libya"))
    );
    assert_eq!(t.refused(place(Infantry, "karelia")), rule::AA_020);
    assert_eq!(t.refused(place(Infantry, "manchuria")), rule::AA_020, "an ally's place is not one's own");
    assert_eq!(t.refused(place(Infantry, "sz_baltic")), rule::AA_020);
    assert_eq!(t.refused(place(Submarine, "germany")), rule::AA_020);
    assert_eq!(t.refused(Action::Place { unit: Infantry, at: sp("ukraine"), by: sp("germany") }), rule::AA_020);
    assert_eq!(t.refused(place(Kind::Complex, "ukraine")), rule::AA_020);
    assert_eq!(t.refused(place(Fighter, "ukraine")), rule::AA_079);
    assert_eq!(t.refused(place(Kind::Aa, "germany")), rule::AA_321, "one stands there");
    assert_eq!(t.refused(Action::Buy { unit: Infantry }), rule::AA_004);
    assert_eq!(t.legal_for(Japan), []);
    let before = (t.n("ukraine", Germany, Infantry), t.n("libya", Germany, Armor));
    t.act(place(Infantry, "ukraine")).act(place(Armor, "libya"));
    assert_eq!((t.n("ukraine", Germany, Infantry), t.n("libya", Germany, Armor)), (before.0 + 1, before.1 + 1));
    assert_eq!(t.legal(), [Action::Done], "2 IPC buy nothing");
    t.act(Action::Done);
    assert!(t.events.iter().any(|e| e.event == Event::BidKept { power: Germany, ipc: 2 }));
    assert_eq!((t.p.power, t.p.phase, t.p.ipc[Germany.i()]), (Japan, Phase::BidUnits, 34));
    // Stopping early keeps everything as cash.
    t.act(Action::Done);
    assert_eq!((t.p.power, t.p.phase, t.p.round), (Ussr, Phase::Purchase, 1));
    assert_eq!((t.p.ipc, t.p.bid), ([24, 34, 30, 28, 36], [0; 5]));
    // A part too small for any unit is cash at once.
    let mut t = Table::with(&["axis_bid=4", "axis_bid_as=units"]);
    t.act(Action::Bid { germany: 2 });
    assert_eq!((t.p.phase, t.p.ipc), (Phase::Purchase, [24, 34, 30, 27, 36]));
    // In cash nobody is asked.
    let mut t = Table::with(&["axis_bid=13", "axis_bid_as=cash"]);
    t.act(Action::Bid { germany: 10 });
    assert_eq!((t.p.phase, t.p.ipc), (Phase::Purchase, [24, 42, 30, 28, 36]));
}

#[test]
fn units_of_the_bid_are_typed_and_told_like_others() {
    let g = game();
    let mut t = Table::with(&["axis_bid=30", "axis_bid_as=units"]);
    t.act(Action::Bid { germany: 30 });
    let view = g.view(&t.p, Viewer::seat(Germany.seat()));
    for a in t.legal() {
        let text = g.notation(&view, &a);
        assert_eq!(g.read(&view, Germany.seat(), &text), Some(Ok(a)), "{text}");
    }
    assert_eq!(g.notation(&view, &Action::Place { unit: Submarine, at: sp("sz_baltic"), by: sp("sz_baltic") }), "place sub ZBAL");
    let prompt = g.prompt(&view, Germany.seat(), &t.legal());
    assert_eq!(prompt.text.id, "prompt-bid-units");
    assert_eq!(prompt.choices[0].cost, Some(3));
    t.act(Action::Place { unit: Infantry, at: sp("ukraine"), by: sp("ukraine") });
    assert_eq!(t.events.last().unwrap().event, Event::Placed { power: Germany, unit: Infantry, at: sp("ukraine") });
}

#[test]
fn computer_opponents_set_up_the_units_of_their_bid() {
    let g = game();
    let mut t = Table::with(&["axis_bid=13", "axis_bid_as=units"]);
    let mut bots = Power::ALL.map(|_| g.bot("captain").unwrap());
    while t.p.phase < Phase::Purchase {
        let (power, legal) = (t.asked(), t.legal());
        let view = g.view(&t.p, Viewer::seat(power.seat()));
        let pick = bots[power.i()].choose(g, &view, power.seat(), &legal, &mut Rng::new(1));
        t.act(legal[pick]);
    }
    assert_eq!(t.count("placed"), 4, "13 IPC, 6 and 7, are two infantry each");
}

#[test]
fn aa_054_under_the_option_nobody_researches() {
    let a = Action::Research { dice: 1 };
    assert!(Table::new().is_legal(a));
    let t = Table::with(&["no_research=true"]);
    assert_eq!(t.refused(a), rule::AA_054);
    assert!(t.is_legal(Action::Buy { unit: Infantry }));
}

#[test]
fn aa_150_under_the_option_a_raid_costs_no_more_than_the_territory_is_worth() {
    let left = |options: &[&str], bombers: u16, dice: &[u8]| {
        let t = Table::empty_with(options).attacker(Uk).in_air(Bomber, bombers, 3, "germany", Mission::Raid);
        let mut t = t.ipc(Germany, 20);
        t.begin_combat(dice);
        t.p.ipc[Germany.i()]
    };
    // Germany is worth 10.
    assert_eq!(left(&[], 3, &[6, 6, 5]), 3);
    assert_eq!(left(&["raids_capped_by_value=true"], 3, &[6, 6, 5]), 10);
    assert_eq!(left(&["raids_capped_by_value=true"], 2, &[2, 3]), 15);
}

#[test]
fn aa_199_under_the_option_aircraft_leave_an_assault_and_the_rest_fights_on() {
    let assault = |options: &[&str]| {
        let t = Table::empty_with(options).put("algeria", Germany, Infantry, 2).attacker(Usa);
        let t = t.transport("sz_west_spain", &[Infantry, Infantry], Some("algeria"), "sz_eastern_us");
        t.came(Infantry, 1, "french_west_africa", "algeria").flew(Fighter, 1, 2, "algeria")
    };
    let mut t = assault(&["air_retreat_from_assaults=true"]);
    t.begin_combat(&[6, 6, 6, 6, 6, 6]);
    assert_eq!(t.legal(), [Action::PressOn, BREAK_OFF]);
    assert_eq!(t.refused(crate::support::battle::retreat("french_west_africa")), rule::AA_199, "by land nobody leaves");
    // The three infantry fight on: one hit, then both defenders are gone.
    t.roll(BREAK_OFF, &[1, 1, 6, 6, 6]);
    assert!(t.fought() && t.saw("air_left") && !t.saw("retreated"));
    assert_eq!((t.owner("algeria"), t.n("algeria", Usa, Infantry), t.air("algeria", Fighter)), (Some(Usa), 3, 1));
    // Once they are gone, nothing is asked any more.
    let mut t = assault(&["air_retreat_from_assaults=true"]);
    t.begin_combat(&[6, 6, 6, 6, 6, 6]).roll(BREAK_OFF, &[6, 6, 6, 6, 6, 1, 1, 6, 6, 6]);
    assert!(t.fought());
    // Without the option the cycles go on by themselves.
    let mut t = assault(&[]);
    t.begin_combat(&[6, 6, 6, 6, 6, 6, 1, 1, 6, 6, 6]);
    assert!(t.fought());
}
