//! What the player is told before and while deciding: warnings, values, orders for many, and what is still to be done.

use crate::{
    field::lay,
    support::{act, area, bare, battalion, board, game, legal, listed, opening, put, rules, unit},
};
use fleet_commander_nimitz::{
    Action, Position,
    ask::odds,
    battle::{Air, Spot},
    notation::{self, spell},
    phases::after,
    position::{Phase, Place},
    rule,
    types::{
        Sector::{Coastal, JapanOcean, UsOcean},
        Side,
    },
    view::View,
};
use ironbottom_kernel::{
    Advice, Dice, Face, Lang, Log, Msg, Rules, Seat, Viewer,
    ask::{Answer, Query},
    typed,
};

fn view(p: &Position) -> View {
    View::new(p, Viewer::Spectator)
}

fn say(m: &Msg) -> String {
    game().catalog().say(Lang::En, m)
}

/// What is said about a choice: its label and its warning.
fn choice(p: &Position, a: Action) -> (String, String) {
    let mut legal = Vec::new();
    game().actions(p, Seat(0), &mut legal);
    let asked = game().prompt(&view(p), Seat(0), &legal);
    let at = legal.iter().position(|x| *x == a).unwrap_or_else(|| panic!("{a:?} is not legal: {legal:?}"));
    let c = &asked.choices[at];
    (say(&c.label), c.warning.as_ref().map(say).unwrap_or_default())
}

/// An opening of 1942 in its movement step.
fn moving(year: u16) -> Position {
    let mut p = opening(year);
    let mut log = Log::default();
    for _ in 0..2 {
        game().apply(&mut p, Seat(0), &Action::Done, &mut Dice::scripted(&[]), &mut log);
    }
    assert_eq!(p.phase, Phase::Movement);
    p
}

#[test]
fn fn_320_323_ending_movement_says_which_areas_it_leaves_without_supply() {
    let mut p = moving(1942);
    let (_, before) = choice(&p, Action::Done);
    assert!(!before.contains("out of supply"), "{before}");
    let ashore =
        |p: &Position| p.units_at(area("hawaii")).find(|u| p.unit_type(board(), *u).side == Side::Us && p.is_ashore(board(), *u));
    while let Some(u) = ashore(&p) {
        let a = Action::Move { unit: u, to: area("samoa") };
        if legal(&p, a) {
            act(&mut p, a, &[]);
        } else {
            p.units[u as usize].at = Place::Gone;
        }
    }
    let (_, warned) = choice(&p, Action::Done);
    assert!(
        warned.contains("Hawai") && warned.contains("No land unit is left") && warned.contains("areas are out of supply ("),
        "{warned}"
    );
    assert!(warned.contains("New Guinea") && warned.contains("Samoa"), "{warned}");
    // Somebody on a Transport who meets nobody goes ashore, and holds.
    let u = put(&mut p, "25th-inf", "hawaii");
    p.units[u as usize].aboard = true;
    assert!(!choice(&p, Action::Done).1.contains("No land unit"));
}

#[test]
fn fn_325_objectives_that_are_due_are_said_at_once_and_again_when_movement_ends() {
    let p = opening(1944);
    let asked = |p: &Position| say(&game().prompt(&view(p), Seat(0), &[]).text);
    assert!(asked(&p).contains("7 objectives are due at the end of this turn") && asked(&p).contains("hold 5"), "{}", asked(&p));
    assert!(!asked(&opening(1942)).contains("due"));
    let mut p = moving(1944);
    assert!(choice(&p, Action::Done).1.contains("7 objectives are due"));
    p.rules = rules(&["no_relief_first_turn=true"]);
    assert!(!choice(&p, Action::Done).1.contains("due") && after::spared(board(), &p));
    p.turn = 2;
    assert!(choice(&p, Action::Done).1.contains("due"));
}

#[test]
fn fn_051_055_points_left_over_are_said_when_their_step_ends() {
    let mut p = opening(1942);
    assert!(choice(&p, Action::Done).1.contains("RP could still buy"));
    p.rp = 0;
    assert!(!choice(&p, Action::Done).1.contains("RP"));
    let mut p = moving(1942);
    p.sp = 30;
    assert!(choice(&p, Action::Done).1.contains("30 SP are left") && choice(&p, Action::Done).1.contains("kept"));
    p.sp = 0;
    assert!(!choice(&p, Action::Done).1.contains("SP are left"));
    (p.sp, p.turn) = (12, board().campaign(1942).turns);
    assert!(choice(&p, Action::Done).1.contains("last turn"));
}

#[test]
fn fn_007_ships_alone_drive_japan_off_but_hold_nothing() {
    let mut p = bare(1942, Phase::Battles);
    put(&mut p, "enterprise", "philippines");
    put(&mut p, "lexington", "philippines");
    put(&mut p, "destroyer-gp-1", "philippines");
    let c = odds(board(), &p, area("philippines"));
    assert!(c.attacker_wins > 0.2 && c.captures < 1e-9, "{c:?}");
    assert_eq!(c.goal.as_ref().map(say).as_deref(), Some("Japan is driven off"));
    assert_eq!(c.sides.map(|s| (*s).map(|m| say(&m))), Some(["United States".to_owned(), "Japan".to_owned()]));
    // With infantry the area can be held.
    put(&mut p, "25th-inf", "philippines");
    let c = odds(board(), &p, area("philippines"));
    assert_eq!((c.captures > 0.2, c.goal.as_ref().map(say).as_deref()), (true, Some("the area is held")));
}

#[test]
fn fn_021_a_battalion_is_a_loss_and_what_never_happened_has_a_margin() {
    let mut p = bare(1942, Phase::Battles);
    for id in ["enterprise", "yorktown", "hornet", "1st-marine", "2nd-marine"] {
        put(&mut p, id, "wake");
    }
    battalion(&mut p, Side::Japan, "wake");
    let c = odds(board(), &p, area("wake"));
    assert!(c.defender_loss > 0.5, "{c:?}");
    assert!(c.margin.is_some_and(|m| m >= 3.0 / 400.0 - 1e-9));
}

#[test]
fn fn_257_hits_on_battalions_say_where_they_stand_and_what_they_are_worth() {
    let ground = [("25th-inf", Spot::Foxhole)];
    let mut p = lay(1942, &[("chicago-northampton", Coastal), ("destroyer-gp-1", Coastal)], &ground, &[]);
    let mut add = |spot| {
        let u = battalion(&mut p, Side::Us, "solomon");
        p.battle.as_mut().unwrap().ground.push(fleet_commander_nimitz::battle::Ground { unit: u, spot });
        u
    };
    let (beach, foxhole) = (add(Spot::Beach), add(Spot::Foxhole));
    let named = |u| {
        let target = fleet_commander_nimitz::action::Target::Unit(u);
        say(&fleet_commander_nimitz::names::target(board(), &p, target))
    };
    assert!(named(beach).contains("on the beach (attack"), "{}", named(beach));
    assert!(named(foxhole).contains("in the entrenchments (attack"), "{}", named(foxhole));
    let cruiser = named(unit(&p, "chicago-northampton"));
    assert!(cruiser.contains("AA ") && cruiser.contains("guns "), "{cruiser}");
    // On the counters, too, of both sides.
    let scene = game().scene(&view(&p));
    for id in ["chicago-northampton", "destroyer-gp-1"] {
        let piece = scene.pieces.iter().find(|x| x.name.ends_with(id)).unwrap();
        assert!(piece.print.iter().any(|m| say(m).contains("guns ")), "{piece:?}");
    }
}

#[test]
fn fn_294_squadrons_to_be_given_up_show_their_values() {
    let ships = [("enterprise", UsOcean), ("lexington", UsOcean), ("destroyer-gp-1", JapanOcean)];
    let squadrons = [
        ("sbd@enterprise", Air::Base),
        ("f4f@enterprise", Air::Base),
        ("sbd@lexington", Air::Base),
        ("tbd@lexington", Air::Lost),
    ];
    let mut p = lay(1942, &ships, &[], &squadrons);
    let u = unit(&p, "enterprise");
    p.units[u as usize].hurt = true;
    act(&mut p, Action::Done, &[]);
    let (label, _) = choice(&p, Action::GiveUp { squadron: 0 });
    assert!(label.contains("dogfight") && label.contains("ships"), "{label}");
    // What cannot be done yet is refused by what is to be done first.
    let no = typed::read(game(), &p, Seat(0), "done").and_then(Result::err).expect("squadrons must land first");
    assert!(say(&no.reason).contains("squadrons"), "{}", say(&no.reason));
}

#[test]
fn fn_255_done_with_hits_to_place_says_which() {
    let ships = [("chicago-northampton", Coastal), ("furutaka-kako", Coastal), ("takao-chokai", Coastal)];
    let said = |p: &Position| {
        let no = typed::read(game(), p, Seat(0), "done").and_then(Result::err).expect("hits are to be placed");
        assert_eq!(no.rule, rule::FN_255);
        say(&no.reason)
    };
    // One of ours hits one of two equals.
    let mut p = lay(1942, &ships, &[], &[]);
    act(&mut p, Action::Done, &[1, 10, 10]);
    assert!(matches!(listed(&p)[0], Action::Strike { .. }), "{:?}", listed(&p));
    assert_eq!(said(&p), "naval guns, Coastal: first choose what your hit strikes, or decide about your plans.");
    // And the other way about.
    let ships = [("chicago-northampton", Coastal), ("san-francisco-astoria", Coastal), ("takao-chokai", Coastal)];
    let mut p = lay(1942, &ships, &[], &[]);
    act(&mut p, Action::Done, &[10, 10, 1]);
    assert!(matches!(listed(&p)[0], Action::Take { .. }), "{:?}", listed(&p));
    assert_eq!(said(&p), "naval guns, Coastal: first choose who takes the hit.");
}

#[test]
fn lanes_are_answered_and_every_question_has_a_name() {
    let p = opening(1942);
    let Answer::Marks(near) = game().ask(&view(&p), &Query::new("near").with("space", "midway")) else { panic!("no lanes") };
    let near: Vec<&str> = near.iter().map(|m| m.space.as_str()).collect();
    assert!(near.contains(&"hawaii") && near.contains(&"wake") && !near.contains(&"midway"), "{near:?}");
    assert!(matches!(game().ask(&view(&p), &Query::new("near").with("space", "tokyo")), Answer::Refused(_)));
    let names = game().queries(&view(&p)).into_iter().map(|q| q.name().to_owned()).chain(["near".to_owned()]);
    for name in names {
        assert!(game().catalog().has_name(&format!("query.{name}")), "{name}");
    }
}

#[test]
fn fn_318_ships_on_their_way_back_are_one_line_and_were_one_each() {
    for (version, lines) in [(2, 3), (3, 1)] {
        let mut p = bare(1942, Phase::Battles);
        p.rules.version = ironbottom_kernel::RulesVersion(version);
        for id in ["enterprise", "lexington", "yorktown"] {
            put(&mut p, id, "samoa");
        }
        let mut log = Log::default();
        after::begin(board(), &mut p, &mut Dice::scripted(&[1]), &mut log);
        let told: Vec<String> =
            log.events.iter().filter(|l| l.event.kind() == "returned").map(|l| say(&game().tell(&l.event))).collect();
        assert_eq!(told.len(), lines, "{told:?}");
        let all = told.join(" ");
        assert!(["Enterprise", "Lexington", "Yorktown"].iter().all(|s| all.contains(s)), "{all}");
    }
}

#[test]
fn fn_078_several_units_are_moved_by_one_order() {
    let mut p = bare(1942, Phase::Movement);
    for id in ["25th-inf", "32nd-inf", "43rd-inf"] {
        put(&mut p, id, "hawaii");
    }
    put(&mut p, "enterprise", "hawaii");
    put(&mut p, "desron-1", "hawaii");
    let soldier = battalion(&mut p, Side::Us, "hawaii");
    p.fields = [area("hawaii")].into_iter().collect();
    let written = |p: &Position, text: &str| match spell(board(), &view(p), text) {
        Some(Ok(m)) => Some(m.actions.into_iter().map(|(_, n)| n).collect::<Vec<_>>()),
        Some(Err(no)) => Some(vec![format!("FN-{:03}", no.rule.number())]),
        None => None,
    };
    let n = |text: &str| written(&p, text).map(|m| m.len());
    assert_eq!(n("3 inf hawaii>midway"), Some(3));
    assert_eq!(n("2 inf 1 cv hawaii to midway"), Some(3));
    assert_eq!(n("all ships hawaii>midway"), Some(2));
    assert_eq!(n("all hawaii to midway"), Some(6));
    assert_eq!(n("tout hawaii vers midway"), Some(6));
    assert_eq!(written(&p, "move battalion hawaii>midway"), Some(vec![format!("move battalion.{soldier}>midway")]));
    assert_eq!(written(&p, "4 inf hawaii>midway"), Some(vec!["FN-078".to_owned()]), "there are three");
    assert_eq!(written(&p, "3 inf hawaii>japan"), Some(vec!["FN-074".to_owned()]));
    for nothing in ["3 inf", "3 hawaii>midway", "hawaii>midway", "inf tokyo>midway", "2 nonsense hawaii>midway"] {
        assert_eq!(written(&p, nothing), None, "{nothing}");
    }
    // One of a kind is one action, the next one each time.
    let read = |p: &Position| notation::read(board(), &view(p), "inf hawaii>midway");
    let first = read(&p).expect("an order");
    act(&mut p, first, &[]);
    let second = read(&p).expect("an order");
    assert!(first != second && legal(&p, second));
    // Who cannot go with the others is named, with the reason.
    p.sp = 2;
    let Some(Ok(some)) = spell(board(), &view(&p), "all hawaii to midway") else { panic!("some can go") };
    assert_eq!((some.actions.len(), some.notes.len()), (2, 3));
    assert!(say(&some.notes[0]).contains("stays"), "{}", say(&some.notes[0]));
}

#[test]
fn fn_060_battalions_are_named_with_their_place() {
    let mut p = bare(1942, Phase::Movement);
    let u = battalion(&mut p, Side::Us, "hawaii");
    let (label, _) = choice(&p, Action::Move { unit: u, to: area("midway") });
    assert!(label.contains("Hawai") && label.contains("Midway"), "{label}");
}

#[test]
fn fn_051_053_each_unit_for_sale_has_one_plain_split() {
    let p = opening(1942);
    let mut legal = Vec::new();
    game().actions(&p, Seat(0), &mut legal);
    let asked = game().prompt(&view(&p), Seat(0), &legal);
    let plain = |id: &str| {
        let of = |a: &Action| matches!(a, Action::Buy { unit, .. } if p.unit_type(board(), *unit).id == id);
        let all = legal.iter().zip(&asked.choices).filter(|(a, _)| of(a));
        (all.clone().count(), all.filter(|(_, c)| !c.detour).map(|(a, _)| *a).collect::<Vec<_>>())
    };
    let (all, first) = plain("hornet");
    assert!(all > 2 && matches!(first.as_slice(), [Action::Buy { rp: 5, .. }]), "{all} {first:?}");
}

#[test]
fn presets_are_options_that_a_table_can_open_with_and_packs_without_them_stay_valid() {
    let ids: Vec<&str> = game().info().presets.iter().map(|p| p.id.as_str()).collect();
    assert_eq!(ids, ["ensign", "captain", "admiral", "nimitz"]);
    for preset in &game().info().presets {
        assert!(game().info().check_options(&preset.options).is_empty(), "{preset:?}");
        game().set_up(game().info().newest(), "1944", &preset.options, &mut Dice::scripted(&[])).unwrap();
        assert!(!preset.name.fr.is_empty() && !preset.help.fr.is_empty());
    }
    let easy =
        game().set_up(game().info().newest(), "1944", &game().info().presets[0].options, &mut Dice::scripted(&[])).unwrap();
    assert_eq!((easy.rules.extra_supply, easy.rules.battalions, easy.sp), (4, 25, opening(1944).sp + 4));
    for pack in fleet_commander_nimitz::earlier_packs() {
        assert!(fleet_commander_nimitz::Nimitz::new(pack).unwrap().info().presets.is_empty());
    }
}
