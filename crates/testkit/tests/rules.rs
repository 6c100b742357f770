//! The rules of the miniature game, one test or more each, as every game has them.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Dice, Log, Options, RuleId, Rules, Seat, SeatSet, ToAct, Viewer,
    hex::{Hex, Side},
    info::OptionValue,
};
use ironbottom_testkit::mini::{
    Mini,
    action::{Action, Event, Fight, Order},
    position::{Band, Claim, Clan, Ending, Frame, Kind, Position, React, Report, Settings},
    rule,
    view::Stage,
};

const HERON: Seat = Seat(0);
const OTTER: Seat = Seat(1);

/// A band in a hex by its printed number, with a plan.
fn band(kind: Kind, hex: &str, plan: &[Side]) -> Band {
    Band { kind, hex: Hex::from_number(hex, 1), plan: plan.to_vec(), shown: false }
}

/// A game under test.
struct Marsh {
    game: Mini,
    p: Position,
    log: Log<Event>,
}

/// A position with these bands, both plotting.
fn marsh(heron: Vec<Band>, otter: Vec<Band>) -> Marsh {
    let clan = |bands| Clan { bands, report: Report::Ask, react: React::Ask, rest: false };
    let p = Position {
        settings: Settings { limit: 6, honest: false, parley: true },
        round: 1,
        ready: SeatSet::NONE,
        points: [0, 0],
        clans: [clan(heron), clan(otter)],
        traces: [None, None],
        stack: vec![Frame::Plot],
        ending: None,
    };
    Marsh { game: Mini::new().unwrap(), p, log: Log::default() }
}

impl Marsh {
    /// Does a legal action with these dice, all of which must be rolled.
    fn act(&mut self, seat: Seat, action: Action, dice: &[u8]) {
        assert_eq!(self.game.check(&self.p, seat, &action), Ok(()), "{action:?}");
        let mut dice = Dice::scripted(dice);
        self.log.clear();
        self.game.apply(&mut self.p, seat, &action, &mut dice, &mut self.log);
        assert_eq!((dice.fault(), dice.left()), (None, 0), "{action:?}");
    }

    /// Both are ready: the march, with these dice.
    fn march(&mut self, dice: &[u8]) {
        self.act(HERON, Action::Ready, &[]);
        self.act(OTTER, Action::Ready, dice);
    }

    fn refused(&self, seat: Seat, action: Action) -> Option<RuleId> {
        self.game.check(&self.p, seat, &action).err().map(|r| r.rule)
    }

    fn at(&self, seat: Seat, band: usize) -> Option<String> {
        self.p.clan(seat).bands[band].hex.map(|h| h.number(1))
    }

    fn fights(&self) -> Vec<Fight> {
        let result = |e: &Event| if let Event::Fought { result, .. } = e { Some(*result) } else { None };
        self.log.events.iter().filter_map(|e| result(&e.event)).collect()
    }
}

fn step(band: u8, side: Side) -> Action {
    Action::Step { band, side }
}

#[test]
fn mi_001_no_band_leaves_the_marsh_or_enters_deep_water() {
    let g = marsh(vec![band(Kind::Light, "0202", &[])], vec![band(Kind::Light, "0501", &[])]);
    // 0302 is deep.
    assert_eq!(g.refused(HERON, step(0, Side::Ne)), Some(rule::MI_001));
    assert_eq!(g.refused(HERON, step(0, Side::Se)), None);
    assert_eq!(g.refused(OTTER, step(0, Side::N)), Some(rule::MI_001));
}

#[test]
fn mi_002_all_know_what_is_left_but_not_where() {
    let g = marsh(vec![band(Kind::Straw, "0101", &[]), band(Kind::Strong, "0102", &[])], vec![band(Kind::Light, "0501", &[])]);
    let v = g.game.view(&g.p, Viewer::Spectator);
    assert_eq!(v.left, [vec![Kind::Strong, Kind::Straw], vec![Kind::Light]]);
    assert_eq!((&v.own, &v.seen), (&[None, None], &[vec![], vec![]]));
}

#[test]
fn mi_003_dice_deal_the_bands_to_the_starting_hexes() {
    let game = Mini::new().unwrap();
    let deal = |faces: &[u8]| {
        let p = game.set_up(game.info().newest(), "dusk", &Options::default(), &mut Dice::scripted(faces)).unwrap();
        let bands = p.clans.map(|c| c.bands);
        (bands[0].iter().map(|b| b.kind).collect::<Vec<_>>(), bands[1][0].hex)
    };
    use Kind::{Light, Straw, Strong};
    assert_eq!(deal(&[4, 3, 2, 4, 3, 2]), (vec![Strong, Light, Light, Straw], Some(Hex::new(4, 0))));
    assert_eq!(deal(&[1, 3, 2, 4, 3, 2]).0, [Straw, Light, Light, Strong]);
    assert_eq!(deal(&[4, 1, 1, 4, 3, 2]).0, [Light, Light, Strong, Straw]);
}

#[test]
fn mi_004_two_steps_a_band_in_secret() {
    let mut g = marsh(vec![band(Kind::Light, "0101", &[])], vec![band(Kind::Light, "0501", &[])]);
    let before = g.game.view(&g.p, Viewer::seat(OTTER));
    g.act(HERON, step(0, Side::S), &[]);
    g.act(HERON, step(0, Side::S), &[]);
    assert_eq!(g.refused(HERON, step(0, Side::S)), Some(rule::MI_004));
    assert_eq!(g.refused(HERON, step(1, Side::S)), Some(rule::MI_004), "no such band");
    assert_eq!(g.game.view(&g.p, Viewer::seat(OTTER)), before);
    assert!(g.log.events.iter().all(|e| !e.audience.reaches(Viewer::seat(OTTER))));
}

#[test]
fn mi_005_the_march_begins_when_both_are_ready() {
    let mut g = marsh(vec![band(Kind::Light, "0101", &[Side::S])], vec![band(Kind::Light, "0501", &[])]);
    g.act(HERON, Action::Ready, &[]);
    assert_eq!(g.game.to_act(&g.p), ToAct::Each(SeatSet::one(OTTER)));
    assert_eq!(g.at(HERON, 0).unwrap(), "0101");
    g.act(OTTER, Action::Ready, &[]);
    assert_eq!(g.at(HERON, 0).unwrap(), "0102");
}

#[test]
fn mi_006_first_steps_before_second_heron_before_otter() {
    // Heron's second step would meet Otter where it was; Otter's first step has taken it away.
    let mut g = marsh(
        vec![band(Kind::Light, "0201", &[Side::Sw, Side::S]), band(Kind::Straw, "0104", &[])],
        vec![band(Kind::Light, "0103", &[Side::Ne]), band(Kind::Straw, "0504", &[])],
    );
    g.p.clans[0].report = Report::Truth;
    g.p.clans[1].react = React::Hold;
    g.p.clans[1].report = Report::Truth;
    g.p.clans[0].react = React::Hold;
    g.march(&[]);
    assert_eq!((g.at(HERON, 0).unwrap(), g.at(OTTER, 0).unwrap()), ("0103".to_owned(), "0202".to_owned()));
    assert_eq!(g.fights(), []);
    // With nobody on the move, whoever comes first has the hex: Heron.
    let mut g = marsh(
        vec![band(Kind::Strong, "0101", &[Side::S]), band(Kind::Light, "0104", &[])],
        vec![band(Kind::Light, "0103", &[Side::N]), band(Kind::Light, "0504", &[])],
    );
    g.p.clans[0].report = Report::Truth;
    g.p.clans[1].react = React::Hold;
    g.march(&[6, 1]);
    let defender = g.log.events.iter().find_map(|e| match e.event {
        Event::Fought { defender, .. } => Some(defender),
        _ => None,
    });
    assert_eq!(defender, Some(Kind::Strong), "Otter walks into Heron");
}

#[test]
fn mi_007_enemies_in_a_hex_are_fought_one_by_one() {
    let otter = vec![band(Kind::Light, "0102", &[]), band(Kind::Straw, "0102", &[]), band(Kind::Light, "0504", &[])];
    let mut g = marsh(vec![band(Kind::Strong, "0101", &[Side::S])], otter.clone());
    g.march(&[3, 1, 3, 1]);
    assert_eq!(g.fights(), [Fight::Won, Fight::Won]);
    assert_eq!((g.at(HERON, 0), g.at(OTTER, 0), g.at(OTTER, 1)), (Some("0102".to_owned()), None, None));
    // Stopped by the second, it stays where it was.
    let mut g = marsh(vec![band(Kind::Strong, "0101", &[Side::S])], otter);
    g.march(&[3, 1, 1, 3]);
    assert_eq!(g.fights(), [Fight::Won, Fight::Stood]);
    assert_eq!(g.at(HERON, 0).unwrap(), "0101");
}

#[test]
fn mi_008_a_fight_adds_strength_to_the_die() {
    let fight = |attacker: Kind, defender: Kind, dice: &[u8]| {
        let heron = vec![band(attacker, "0101", &[Side::S, Side::N]), band(Kind::Light, "0104", &[])];
        let otter = vec![band(defender, "0102", &[]), band(Kind::Light, "0504", &[])];
        let mut g = marsh(heron, otter);
        g.march(dice);
        (g.fights()[0], g.at(HERON, 0).is_some(), g.at(OTTER, 0).is_some())
    };
    assert_eq!(fight(Kind::Strong, Kind::Light, &[3, 3]), (Fight::Won, true, false));
    assert_eq!(fight(Kind::Light, Kind::Strong, &[3, 3]), (Fight::Lost, false, true));
    assert_eq!(fight(Kind::Straw, Kind::Light, &[4, 3]), (Fight::Stood, true, true));
    // Both are laid open, and the attacker's plan ends there.
    let mut g = marsh(
        vec![band(Kind::Light, "0103", &[Side::N, Side::N]), band(Kind::Light, "0104", &[])],
        vec![band(Kind::Light, "0102", &[]), band(Kind::Light, "0504", &[Side::N, Side::Sw])],
    );
    g.march(&[2, 2]);
    assert_eq!(g.at(HERON, 0).unwrap(), "0103");
}

/// Heron's band 0 steps next to Otter's band 0 and is sighted.
fn contact(mover: Kind, seer: Kind) -> Marsh {
    let mut g = marsh(
        vec![band(mover, "0101", &[Side::S, Side::S]), band(Kind::Light, "0404", &[])],
        vec![band(seer, "0103", &[]), band(Kind::Light, "0501", &[])],
    );
    g.march(&[]);
    g
}

#[test]
fn mi_009_a_band_that_passes_near_is_sighted_but_not_known() {
    let g = contact(Kind::Light, Kind::Light);
    let v = g.game.view(&g.p, Viewer::seat(OTTER));
    assert_eq!(v.contact.map(|c| (c.hex.number(1), c.claim)), Some(("0102".to_owned(), None)));
    assert_eq!((v.seen, v.on_march), ([vec![], vec![]], None));
    let seen = |viewer| g.log.events.iter().any(|e| matches!(e.event, Event::Sighted { .. }) && e.audience.reaches(viewer));
    assert!(seen(Viewer::seat(OTTER)) && seen(Viewer::seat(HERON)) && !seen(Viewer::Spectator));
    assert_eq!(g.game.view(&g.p, Viewer::Spectator).contact, None);
}

#[test]
fn mi_010_a_report_may_lie_but_not_about_a_strong_band() {
    for (kind, few, many) in [(Kind::Strong, false, true), (Kind::Light, true, true), (Kind::Straw, true, true)] {
        let g = contact(kind, Kind::Light);
        assert_eq!(g.game.to_act(&g.p), ToAct::One(HERON));
        let legal = |claim| g.refused(HERON, Action::Claim(claim)).is_none();
        assert_eq!((legal(Claim::Few), legal(Claim::Many)), (few, many), "{kind:?}");
    }
    let mut g = contact(Kind::Straw, Kind::Light);
    g.p.settings.honest = true;
    assert_eq!(g.refused(HERON, Action::Claim(Claim::Many)), Some(rule::MI_010));
    g.act(HERON, Action::Claim(Claim::Few), &[]);
    let v = g.game.view(&g.p, Viewer::seat(OTTER));
    assert_eq!(v.contact.and_then(|c| c.claim), Some(Claim::Few));
}

#[test]
fn mi_011_the_other_may_strike_before_the_march_goes_on() {
    let mut g = contact(Kind::Light, Kind::Strong);
    g.act(HERON, Action::Claim(Claim::Few), &[]);
    assert_eq!(g.game.to_act(&g.p), ToAct::One(OTTER));
    assert_eq!(g.refused(OTTER, Action::Strike { band: 1 }), Some(rule::MI_011), "too far");
    assert_eq!(g.refused(HERON, Action::Hold), Some(rule::MI_018));
    let mut held = contact(Kind::Light, Kind::Strong);
    held.act(HERON, Action::Claim(Claim::Few), &[]);
    // Held: the second step leads into the fight.
    held.act(OTTER, Action::Hold, &[1, 1]);
    assert_eq!(held.fights(), [Fight::Lost]);
    g.act(OTTER, Action::Strike { band: 0 }, &[1, 1]);
    assert_eq!((g.fights(), g.at(HERON, 0)), (vec![Fight::Won], None));
    // Straw men cannot strike, but are asked: silence would tell.
    let mut straw = contact(Kind::Light, Kind::Straw);
    straw.act(HERON, Action::Claim(Claim::Few), &[]);
    let mut legal = Vec::new();
    straw.game.actions(&straw.p, OTTER, &mut legal);
    assert_eq!(legal, [Action::Hold]);
}

#[test]
fn mi_012_bands_are_hidden_again_when_the_round_ends() {
    let mut g = contact(Kind::Light, Kind::Light);
    g.act(HERON, Action::Claim(Claim::Few), &[]);
    // The strike and the fight that follows both stand.
    g.act(OTTER, Action::Strike { band: 0 }, &[2, 2, 2, 2]);
    assert_eq!(g.fights(), [Fight::Stood, Fight::Stood]);
    assert_eq!(g.p.round, 2);
    let v = g.game.view(&g.p, Viewer::seat(OTTER));
    assert_eq!((&v.seen[0], v.contact), (&vec![], None));
    // In mid-march a band laid open is seen where it is.
    let mut g = contact(Kind::Light, Kind::Light);
    g.p.clans[0].bands[0].shown = true;
    assert_eq!(g.game.view(&g.p, Viewer::Spectator).seen[0].len(), 1);
}

#[test]
fn mi_013_standing_orders_answer_and_are_secret() {
    let mut g = contact(Kind::Straw, Kind::Light);
    let bluff = Action::Order(Order::Report(Report::Bluff));
    let before = g.game.view(&g.p, Viewer::seat(OTTER));
    g.act(HERON, bluff, &[]);
    assert_eq!(g.game.view(&g.p, Viewer::seat(OTTER)), before);
    assert_eq!(g.refused(HERON, bluff), Some(rule::MI_013), "it stands already");
    // The question asked before it is still Heron's to answer; the next one is answered for it.
    assert_eq!(g.game.to_act(&g.p), ToAct::One(HERON));
    let mut g = marsh(
        vec![band(Kind::Straw, "0101", &[Side::S]), band(Kind::Light, "0404", &[])],
        vec![band(Kind::Light, "0103", &[]), band(Kind::Light, "0501", &[])],
    );
    g.act(HERON, bluff, &[]);
    g.act(OTTER, Action::Order(Order::React(React::Strike)), &[]);
    g.march(&[6, 1]);
    assert!(g.log.events.iter().any(|e| e.event == Event::Claimed { clan: HERON, claim: Claim::Many }));
    assert_eq!((g.fights(), g.at(HERON, 0)), (vec![Fight::Won], None));
}

#[test]
fn mi_014_a_truce_needs_both_and_level_points() {
    let plain = || marsh(vec![band(Kind::Light, "0101", &[])], vec![band(Kind::Light, "0501", &[])]);
    let mut g = plain();
    g.march(&[]);
    assert_eq!(g.game.to_act(&g.p), ToAct::Together(SeatSet::first(2)));
    assert_eq!(g.refused(HERON, Action::Agree), Some(rule::MI_018), "nothing is proposed");
    g.act(HERON, Action::Propose, &[]);
    assert_eq!(g.game.to_act(&g.p), ToAct::Together(SeatSet::one(OTTER)));
    g.act(OTTER, Action::Agree, &[]);
    assert_eq!(g.p.ending, Some(Ending::Truce));
    assert!(matches!(g.game.to_act(&g.p), ToAct::Over(o) if o.winner.is_none()));
    let mut g = plain();
    g.march(&[]);
    g.act(OTTER, Action::Propose, &[]);
    g.act(HERON, Action::Refuse, &[]);
    assert_eq!((g.p.stack.as_slice(), g.p.round), ([Frame::Plot].as_slice(), 2));
    let mut g = plain();
    g.p.points = [1, 0];
    g.march(&[]);
    assert_eq!(g.p.stack, [Frame::Plot]);
    let mut g = plain();
    g.p.settings.parley = false;
    g.march(&[]);
    assert_eq!(g.p.stack, [Frame::Plot]);
}

#[test]
fn mi_015_016_bands_lost_are_points_and_straw_men_alone_are_beaten() {
    let lost = |otter: Vec<Band>| {
        let mut g = marsh(vec![band(Kind::Strong, "0101", &[Side::S])], otter);
        g.march(&[6, 1]);
        (g.p.points, g.p.ending)
    };
    assert_eq!(lost(vec![band(Kind::Straw, "0102", &[]), band(Kind::Light, "0504", &[])]), ([0, 0], None));
    assert_eq!(lost(vec![band(Kind::Light, "0102", &[]), band(Kind::Light, "0504", &[])]), ([1, 0], None));
    let beaten = lost(vec![band(Kind::Light, "0102", &[]), band(Kind::Straw, "0504", &[])]);
    assert_eq!(beaten, ([1, 0], Some(Ending::Beaten(OTTER))));
}

#[test]
fn mi_017_after_the_last_round_huts_count() {
    let end = |hex: &str| {
        let mut g = marsh(vec![band(Kind::Light, hex, &[])], vec![band(Kind::Light, "0501", &[])]);
        g.p.round = 6;
        g.march(&[]);
        match g.game.to_act(&g.p) {
            ToAct::Over(o) => (o.winner, g.p.points),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(end("0204"), (Some("heron".to_owned()), [1, 0]));
    assert_eq!(end("0104"), (None, [0, 0]));
    let game = Mini::new().unwrap();
    let mut options = Options::default();
    options.0.insert("limit".to_owned(), OptionValue::Number(3));
    let p = game.set_up(game.info().newest(), "dusk", &options, &mut Dice::scripted(&[1; 6])).unwrap();
    assert_eq!(p.settings.limit, 3);
}

#[test]
fn mi_018_only_a_clan_that_is_asked_decides() {
    let mut g = marsh(vec![band(Kind::Light, "0101", &[])], vec![band(Kind::Light, "0501", &[])]);
    g.act(HERON, Action::Ready, &[]);
    for a in [step(0, Side::S), Action::Ready, Action::Hold, Action::Agree] {
        assert_eq!(g.refused(HERON, a), Some(rule::MI_018), "{a:?}");
    }
    assert_eq!(g.refused(Seat(5), Action::Ready), Some(rule::MI_018));
    assert_eq!(g.game.view(&g.p, Viewer::Spectator).stage, Stage::Plot);
}
