//! Questions, choices and warnings.

use crate::support::{Table, game, march, random, sp};
use axis_and_allies::{
    Action, Kind, Phase, Power,
    position::{Flight, Mission},
};
use ironbottom_kernel::{
    Face, Lang, Msg, Rules, Viewer,
    area::SpaceSet,
    prompt::{Choice, Gesture, Prompt},
};
use std::collections::BTreeSet;

fn prompt(t: &Table) -> (Vec<Action>, Prompt) {
    let legal = t.legal();
    let seat = t.asked().seat();
    let prompt = game().prompt(&game().view(&t.p, Viewer::seat(seat)), seat, &legal);
    (legal, prompt)
}

fn choice(t: &Table, a: Action) -> Choice {
    let (legal, prompt) = prompt(t);
    let i = legal.iter().position(|x| *x == a).unwrap_or_else(|| panic!("{a:?} is not legal"));
    prompt.choices[i].clone()
}

fn warning(t: &Table, a: Action) -> Option<String> {
    choice(t, a).warning.map(|m| m.id.into_owned())
}

/// Says a message in both languages; nothing may be left unfilled.
fn said(m: &Msg) {
    for lang in Lang::ALL {
        let text = game().catalog().say(lang, m);
        // A key that nobody named has a dot between small letters.
        let key = |w: &str| {
            w.split_once('.').is_some_and(|(a, b)| a.ends_with(char::is_lowercase) && b.starts_with(char::is_lowercase))
        };
        let whole = !text.contains('{') && text != m.id && !text.split_whitespace().any(key);
        assert!(whole && !text.is_empty(), "{lang:?} {m:?}: {text}");
    }
}

#[test]
fn every_legal_action_is_one_choice_that_can_be_pointed_at() {
    let b = &game().board;
    let mut questions: BTreeSet<String> = BTreeSet::new();
    for (seed, options) in (20..32).zip(random::MIXES.iter().cycle()) {
        random::play(options, seed, 700, |m| {
            let v = game().view(m.p, Viewer::seat(m.seat));
            let prompt = game().prompt(&v, m.seat, m.legal);
            let scene = game().scene(&v);
            let spaces: BTreeSet<&str> = scene.spaces.iter().map(|s| s.space.as_str()).collect();
            let pieces: BTreeSet<(&str, &str)> = scene.pieces.iter().map(|p| (p.id.as_str(), p.space.as_str())).collect();
            assert_eq!(pieces.len(), scene.pieces.len(), "piece ids are unique");
            assert_eq!(prompt.choices.len(), m.legal.len());
            assert!(game().info().rules.iter().any(|r| r.id == prompt.rule), "AA-{}", prompt.rule.number());
            questions.insert(prompt.text.id.to_string());
            said(&prompt.text);
            for (c, a) in prompt.choices.iter().zip(m.legal) {
                said(&c.label);
                c.warning.iter().for_each(said);
                match &c.gesture {
                    Gesture::Button => {}
                    Gesture::Move { piece, from, to } => {
                        assert!(pieces.contains(&(piece, from)) && spaces.contains(to.as_str()), "{a:?}: {:?}", c.gesture);
                    }
                    Gesture::Point { .. } | Gesture::Take { .. } => panic!("{a:?}: {:?}", c.gesture),
                    Gesture::Pick { piece, at } => assert!(pieces.contains(&(piece, at)), "{a:?}: {:?}", c.gesture),
                    Gesture::Place { piece, to } => {
                        assert!(game().catalog().has_name(piece) && spaces.contains(to.as_str()), "{a:?}: {:?}", c.gesture);
                    }
                }
            }
            assert_eq!(scene.spaces.len(), b.spaces.len());
        });
    }
    for id in [
        "prompt-research",
        "prompt-purchase",
        "prompt-combat-move",
        "prompt-noncombat-move",
        "prompt-place",
        "prompt-lose",
        "prompt-retreat",
    ] {
        assert!(questions.contains(id), "{id} was never asked: {questions:?}");
    }
}

#[test]
fn purchases_and_research_have_their_price() {
    let t = Table::new().turn(Power::Ussr, Phase::Purchase);
    assert_eq!(choice(&t, Action::Buy { unit: Kind::Infantry }).cost, Some(3));
    assert_eq!(choice(&t, Action::Research { dice: 3 }).cost, Some(15));
    assert_eq!(warning(&t, Action::Done), Some("warn-money-left".to_owned()));
    let broke = Table::new().ipc(Power::Ussr, 2).turn(Power::Ussr, Phase::Purchase);
    assert_eq!(warning(&broke, Action::Done), None);
    // 1/6, 11/36 and 671/1296, rounded.
    for (dice, percent) in [(1, 17), (2, 31), (4, 52)] {
        let text = game().catalog().say(Lang::En, &choice(&t, Action::Research { dice }).label);
        assert!(text.ends_with(&format!("({percent} % for a breakthrough)")), "{text}");
    }
}

#[test]
fn the_last_unit_leaving_is_a_warning() {
    let t = Table::empty()
        .put("eastern_europe", Power::Germany, Kind::Infantry, 2)
        .put("southern_europe", Power::Germany, Kind::Infantry, 1)
        .put("germany", Power::Germany, Kind::Infantry, 1)
        .put("ukraine", Power::Ussr, Kind::Infantry, 1)
        .turn(Power::Germany, Phase::NonCombatMove);
    assert_eq!(warning(&t, march(Kind::Infantry, "eastern_europe", "germany")), None, "one stays");
    assert_eq!(warning(&t, march(Kind::Infantry, "southern_europe", "germany")), None, "no enemy is near");
    assert_eq!(warning(&t, march(Kind::Infantry, "germany", "eastern_europe")), Some("warn-capital-empty".to_owned()));
    let t = t.clear("eastern_europe", Power::Germany).put("eastern_europe", Power::Germany, Kind::Infantry, 1);
    assert_eq!(warning(&t, march(Kind::Infantry, "eastern_europe", "germany")), Some("warn-leaves-empty".to_owned()));
}

#[test]
fn neutrals_and_guns_are_warnings() {
    let t = Table::empty()
        .put("western_europe", Power::Germany, Kind::Infantry, 2)
        .put("western_europe", Power::Germany, Kind::Bomber, 1)
        .put("united_kingdom", Power::Uk, Kind::Infantry, 1)
        .put("united_kingdom", Power::Uk, Kind::Aa, 1)
        .turn(Power::Germany, Phase::CombatMove);
    let neutral = choice(&t, march(Kind::Infantry, "western_europe", "spain"));
    assert_eq!((neutral.cost, neutral.warning.unwrap().id.as_ref()), (Some(3), "warn-neutral"));
    let fly = Action::Fly {
        unit: Kind::Bomber,
        from: sp("western_europe"),
        left: 6,
        to: sp("united_kingdom"),
        cost: 2,
        raid: false,
        over: SpaceSet::EMPTY,
    };
    let c = choice(&t, fly);
    assert_eq!(c.cost, Some(2), "spaces flown");
    let text = game().catalog().say(Lang::En, &c.warning.unwrap());
    assert_eq!(text, "Antiaircraft fire: 1 die, which shoots it down on a 1 (1 in 6).");
}

#[test]
fn an_open_capital_is_a_warning_at_the_end_of_movement() {
    let t = Table::empty().put("ukraine", Power::Germany, Kind::Infantry, 1).turn(Power::Germany, Phase::CombatMove);
    assert_eq!(warning(&t, Action::Done), Some("warn-capital-empty".to_owned()));
    let t = Table::empty().put("germany", Power::Germany, Kind::Infantry, 1).turn(Power::Germany, Phase::CombatMove);
    assert_eq!(warning(&t, Action::Done), None);
}

#[test]
fn aircraft_in_the_air_leave_nothing_empty() {
    let t = Table::empty().put("eastern_europe", Power::Germany, Kind::Infantry, 1).own("ukraine", Power::Germany);
    let t = t.put("karelia", Power::Ussr, Kind::Infantry, 1).put("ukraine", Power::Germany, Kind::Fighter, 1);
    let mut t = t.turn(Power::Germany, Phase::NonCombatMove);
    let home = |left| Action::Fly {
        unit: Kind::Fighter,
        from: sp("ukraine"),
        left,
        to: sp("eastern_europe"),
        cost: 1,
        raid: false,
        over: SpaceSet::EMPTY,
    };
    assert_eq!(warning(&t, home(4)), Some("warn-leaves-empty".to_owned()), "the last one at rest");
    t.p.flights = vec![Flight { at: sp("ukraine"), kind: Kind::Fighter, left: 2, mission: Mission::Home, n: 1 }];
    assert_eq!(warning(&t, home(2)), None, "it only comes back");
}

#[test]
fn the_attacker_sees_who_is_left_before_it_fights_on() {
    let t = Table::empty().put("ukraine", Power::Germany, Kind::Infantry, 2).attacker(Power::Ussr);
    let mut t = t.came(Kind::Infantry, 2, "caucasus", "ukraine").came(Kind::Armor, 1, "russia", "ukraine");
    t.begin_combat(&[6, 6, 6, 6, 6]);
    let (_, prompt) = prompt(&t);
    let text = game().catalog().say(Lang::En, &prompt.text);
    assert_eq!(text, "Ukraine SSR: 2 infantry, 1 armor against 2 infantry. Fight on or retreat?");
}

#[test]
fn when_all_is_placed_it_is_said() {
    let mut t = Table::new().turn(Power::Ussr, Phase::Purchase);
    t.act(Action::Buy { unit: Kind::Infantry });
    for _ in 0..3 {
        t.act(Action::Done);
    }
    assert_eq!(prompt(&t).1.text.id, "prompt-place");
    t.act(Action::Place { unit: Kind::Infantry, at: sp("russia"), by: sp("russia") });
    assert_eq!(prompt(&t).1.text.id, "prompt-placed");
}

#[test]
fn aircraft_that_cannot_land_are_a_warning() {
    let mut t = Table::empty().put("germany", Power::Germany, Kind::Infantry, 1).turn(Power::Germany, Phase::NonCombatMove);
    t.p.flights = vec![Flight { at: sp("sz_hawaii"), kind: Kind::Fighter, left: 0, mission: Mission::Home, n: 1 }];
    assert_eq!(warning(&t, Action::Done), Some("warn-aircraft-lost".to_owned()));
}

#[test]
fn a_seat_that_is_not_asked_is_told_to_wait() {
    let t = Table::new().turn(Power::Ussr, Phase::Purchase);
    let seat = Power::Japan.seat();
    let prompt = game().prompt(&game().view(&t.p, Viewer::seat(seat)), seat, &[]);
    assert_eq!((prompt.text.id.as_ref(), prompt.choices.len()), ("prompt-wait", 0));
}
