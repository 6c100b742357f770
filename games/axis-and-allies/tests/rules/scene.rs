//! The picture, the chronicle, and the messages of the whole game.
#![allow(clippy::unwrap_used, reason = "the helpers of tests may fail like tests")]

use crate::support::{ATTACK, Table, game, random, sp};
use axis_and_allies::{
    Event, Kind, Phase, Power,
    position::{Cargo, End, Flight, Ship},
    types::{Alliance, Development},
};
use ironbottom_kernel::{Face, Lang, Msg, Rules, Viewer, area::SpaceSet, scene::Scene};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

fn scene(t: &Table) -> Scene {
    game().scene(&game().view(&t.p, Viewer::Everything))
}

#[test]
fn the_opening_scene_shows_all_units() {
    let t = Table::new();
    let s = scene(&t);
    let board: u32 = Power::ALL.iter().flat_map(|p| Kind::PIECES.map(|k| t.p.units.total(*p, k))).sum();
    let shown: u32 = s.pieces.iter().filter(|p| p.kind != "unit.complex").map(|p| p.count).sum();
    assert_eq!(shown, board);
    let complexes = t.p.territories.iter().filter(|t| t.complex.is_some()).count();
    assert_eq!(s.pieces.iter().filter(|p| p.kind == "unit.complex").count(), complexes);
    let germany = s.spaces.iter().find(|x| x.space == "germany").unwrap();
    assert_eq!((germany.owner.as_str(), germany.value), ("germany", Some(10)));
    assert!(germany.notes.iter().any(|n| n.id == "note-complex-unlimited"));
    assert!(s.spaces.iter().find(|x| x.space == "spain").unwrap().notes.iter().any(|n| n.id == "note-neutral"));
    let powers = s.panels.iter().find(|p| p.id == "powers").unwrap();
    assert_eq!((powers.rows.len(), powers.heads.len()), (5, powers.rows[0].len()));
    assert_eq!(game().catalog().say(Lang::En, &s.title), "Round 1 – USSR – weapons development and purchase");
}

#[test]
fn the_stage_holds_all_that_a_scene_names() {
    let stage = axis_and_allies::stage().unwrap();
    assert_eq!(stage, game().stage());
    let s = scene(&Table::new());
    let board = stage.board(&s.board).unwrap();
    assert_eq!(board.spaces.len(), s.spaces.len());
    for space in &s.spaces {
        assert!(board.space(&space.space).is_some(), "{}", space.space);
    }
    for p in &s.pieces {
        assert!(stage.symbols.contains_key(&p.kind) && stage.liveries.iter().any(|l| l.owner == p.owner), "{}", p.id);
    }
    assert!(stage.works.iter().all(|w| stage.symbols.contains_key(w)));
    let look = |id: &str| stage.liveries.iter().find(|l| l.owner == id).map(|l| (l.role.as_str(), l.second)).unwrap();
    assert_eq!((look("germany"), look("usa")), (("slate", true), ("green", false)));
}

#[test]
fn cargo_flights_and_moved_units_are_noted() {
    let zone = sp("sz_baltic");
    let mut t = Table::empty()
        .put("sz_baltic", Power::Germany, Kind::Transport, 3)
        .put("germany", Power::Germany, Kind::Infantry, 3)
        .put("karelia", Power::Ussr, Kind::Infantry, 1);
    t.p.power = Power::Germany;
    t.p.phase = Phase::CombatMove;
    let cargo = Some(Cargo { kind: Kind::Armor, owner: Power::Germany, fresh: true, landing: true });
    let ship = Ship { cargo: [cargo, None], loaded: true, target: Some(sp("karelia")), ..Ship::plain(zone, Power::Germany) };
    t.p.ships = vec![ship, ship];
    t.p.flights = vec![Flight { at: sp("karelia"), kind: Kind::Fighter, left: 2, mission: ATTACK, n: 2 }];
    t.p.moved.add(sp("germany"), Kind::Infantry, 2);
    t.p.turn.captured = SpaceSet::one(sp("ukraine"));
    let s = scene(&t);
    let piece = |id: &str| s.pieces.iter().find(|p| p.id == id).unwrap_or_else(|| panic!("no {id}"));
    assert_eq!(piece("sz_baltic.germany.transport").count, 1);
    let laden = piece("sz_baltic.germany.trn[arm]");
    assert_eq!(laden.count, 2);
    let notes: Vec<String> = laden.notes.iter().map(|n| game().catalog().say(Lang::En, n)).collect();
    assert_eq!(notes[..2], ["carries armor".to_owned(), "lands in Karelia SSR".to_owned()], "{notes:?}");
    let air = piece("karelia.germany.fighter.attack.2.air");
    assert_eq!(air.count, 2);
    let moved = &piece("germany.germany.infantry").notes[0];
    assert_eq!(game().catalog().say(Lang::En, moved), "2 of 3 moved");
    // Typed forms, and the heading for what nobody owns.
    assert_eq!(game().catalog().name(Lang::Fr, "code.sz_baltic"), "ZBAL");
    assert_eq!(game().catalog().name(Lang::Fr, "region.sz_baltic"), "En mer");
    assert!(!game().catalog().has_name("region.karelia"));
    let note = |space: &str, id: &str| s.spaces.iter().find(|x| x.space == space).unwrap().notes.iter().any(|n| n.id == id);
    assert!(note("karelia", "note-contested") && note("ukraine", "note-captured") && !note("germany", "note-contested"));
}

/// One event of every kind and colour.
pub fn events() -> Vec<Event> {
    let (power, unit, space) = (Power::Germany, Kind::Fighter, sp("karelia"));
    let (from, to, zone) = (sp("germany"), sp("karelia"), sp("sz_baltic"));
    let (victim, side) = (Power::Ussr, Alliance::Axis);
    let captured = |power, from, to| Event::Captured { power, space, from, to };
    let mut all = vec![
        Event::Bid { germany: 3, japan: 4 },
        Event::TurnBegan { power, round: 2 },
        Event::Researched { power, dice: vec![1, 6], breakthroughs: 1 },
        Event::Researched { power, dice: vec![1], breakthroughs: 0 },
        Event::Bought { power, unit, cost: 12 },
        Event::Moved { power, unit: Kind::Infantry, n: 2, from, to },
        Event::Flew { power, unit, from, to, raid: false },
        Event::Flew { power, unit: Kind::Bomber, from, to, raid: true },
        Event::Landed { power, unit, from, to },
        Event::Boarded { power, unit: Kind::Infantry, from, zone },
        Event::BoardingRefused { power: Power::Uk, by: Power::Usa },
        Event::LandingDeclared { power, unit: Kind::Infantry, zone, to },
        Event::Unloaded { power, unit: Kind::Infantry, zone, to },
        Event::Violated { power, space },
        captured(power, None, power),
        captured(power, Some(victim), power),
        captured(Power::Uk, Some(power), victim),
        captured(Power::Uk, Some(Power::Uk), victim),
        Event::CapitalTaken { power, victim, ipc: 7 },
        Event::CapitalFreed { power: Power::Uk, owner: victim },
        Event::AaFired { power: victim, at: space, dice: vec![1, 2], hits: 1 },
        Event::RocketFired { power, gun: from, target: to, victim, damage: 4 },
        Event::Raided { power, space, victim, dice: vec![5], damage: 5 },
        Event::BattleBegan { power, space, amphibious: true },
        Event::BattleBegan { power, space, amphibious: false },
        Event::Fired { power, side, space, unit, value: 3, dice: vec![1, 4], hits: 1 },
        Event::Fired { power, side, space, unit, value: 3, dice: vec![4], hits: 0 },
        Event::FiredLowLuck { side, space, sum: 8, die: 3, hits: 1 },
        Event::FiredLowLuck { side, space, sum: 12, die: 0, hits: 2 },
        Event::Supported { power, zone, space, dice: vec![2], hits: 1 },
        Event::Lost { power, unit, space },
        Event::LossDisputed { by: Power::Uk },
        Event::Withdrew { power, n: 2, from: zone, to: zone },
        Event::Retreated { power, from: space, to: Some(from) },
        Event::Retreated { power, from: space, to: None },
        Event::AirLeft { power, space },
        Event::BidKept { power, ipc: 2 },
        Event::LandingForgone { power, zone, to },
        Event::BattleEnded { space, winner: Some(side) },
        Event::BattleEnded { space, winner: None },
        Event::Alighted { power, zone, to },
        Event::Crashed { power, unit, at: zone },
        Event::Placed { power, unit, at: from },
        Event::Forfeited { power, unit, n: 2 },
        Event::Income { power, ipc: 30 },
        Event::NoIncome { power },
        Event::Ended { end: End::Capitals(side) },
        Event::Ended { end: End::Production },
        Event::Ended { end: End::Limit(Some(side)) },
        Event::Ended { end: End::Limit(None) },
    ];
    let phases = [Phase::Bid, Phase::Purchase, Phase::CombatMove, Phase::Combat, Phase::NonCombatMove, Phase::Place, Phase::Over];
    all.extend(phases.map(|phase| Event::PhaseBegan { power, phase }));
    all.extend(Development::ALL.map(|development| Event::Developed { power, development }));
    all
}

fn told(e: &Event) -> [String; 2] {
    let m = game().tell(e);
    Lang::ALL.map(|lang| {
        let text = game().catalog().say(lang, &m);
        assert!(!unfilled(&text) && text != m.id, "{e:?}: {text}");
        text
    })
}

/// Is an argument missing, or a key not named?
fn unfilled(text: &str) -> bool {
    let key =
        |w: &str| w.split_once('.').is_some_and(|(a, b)| a.starts_with(char::is_lowercase) && b.starts_with(char::is_lowercase));
    text.contains('{') || text.split_whitespace().any(key)
}

#[test]
fn every_event_is_told_in_both_languages() {
    let all = events();
    let kinds: BTreeSet<&str> = all.iter().map(Event::kind).collect();
    assert_eq!(kinds.len(), Event::KINDS.len(), "one of each");
    let mut seen = BTreeMap::new();
    for e in &all {
        let [en, fr] = told(e);
        assert_ne!(en, fr);
        assert!(seen.insert(en.clone(), e).is_none(), "told twice alike: {en}");
    }
    let e = Event::Fired {
        power: Power::Uk,
        side: Alliance::Allies,
        space: sp("karelia"),
        unit: Kind::Infantry,
        value: 2,
        dice: vec![2, 5],
        hits: 1,
    };
    let [en, fr] = told(&e);
    assert_eq!(en, "United Kingdom, infantry at 2: 2 5 – 1 hit.");
    assert_eq!(fr, "Royaume-Uni, infanteries à 2 : 2 5 – 1 coup au but.");
}

#[test]
fn every_event_of_random_play_is_told() {
    for (seed, options) in (40..48).zip(random::MIXES.iter().cycle()) {
        random::play(options, seed, 900, |m| {
            for e in m.events {
                told(&e.event);
                assert!(game().info().rules.iter().any(|r| r.id == e.rule), "AA-{} is no rule: {e:?}", e.rule.number());
            }
        });
    }
}

fn said(m: &Msg) {
    for lang in Lang::ALL {
        let text = game().catalog().say(lang, m);
        assert!(!unfilled(&text) && text != m.id && !text.is_empty(), "{m:?}: {text}");
    }
}

#[test]
fn every_word_of_a_scene_is_said_and_a_battle_has_its_board() {
    let mut battles = 0;
    for (seed, options) in (60..68).zip(random::MIXES.iter().cycle()) {
        let mut n = 0;
        random::play(options, seed, 900, |m| {
            n += 1;
            let fought = m.p.combat.as_ref().and_then(|c| c.battle);
            if n % 20 != 0 && fought.is_none() {
                return;
            }
            let s = game().scene(&game().view(m.p, Viewer::Everything));
            said(&s.title);
            s.spaces.iter().flat_map(|x| &x.notes).chain(s.pieces.iter().flat_map(|x| &x.notes)).for_each(said);
            assert!(s.pieces.iter().all(|x| game().catalog().has_name(&x.kind)));
            assert!(s.spaces.iter().all(|x| game().catalog().has_name(&x.name)));
            for panel in &s.panels {
                said(&panel.title);
                panel.heads.iter().chain(panel.rows.iter().flatten()).for_each(said);
                assert!(panel.rows.iter().all(|r| r.len() == panel.heads.len()), "{}", panel.id);
            }
            let board = s.panels.iter().find(|x| x.id == "battle");
            assert_eq!(board.is_some(), fought.is_some());
            battles += usize::from(board.is_some());
            assert!(board.is_none_or(|x| !x.rows.is_empty()), "somebody fights: {board:?}");
        });
    }
    assert!(battles > 10, "{battles} moments of battle");
}

fn sources(dir: &Path, out: &mut Vec<String>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(fs::read_to_string(&path).unwrap());
        }
    }
}

/// Message ids in a file of messages.
fn ids(text: &str) -> Vec<String> {
    let starts = |l: &&str| l.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(starts).filter_map(|l| l.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

/// Literals of the source, tests at the end of a file left out.
fn literals(source: &str) -> BTreeSet<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|l| !l.trim_start().starts_with("//"));
    let quoted = lines.flat_map(|l| l.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>());
    quoted.filter(|t| !t.is_empty() && t.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')).collect()
}

#[test]
fn every_message_used_exists_and_every_message_of_ours_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    let used: BTreeSet<String> = files.iter().flat_map(|f| literals(f)).collect();
    let prefixes = [
        "refuse-", "prompt-", "do-", "order-", "warn-", "tell-", "note-", "head-", "panel-", "cell-", "title-", "phase-", "ask-",
        "mark-", "outcome-", "victory-", "capital-", "role-", "ship-", "pack-", "end-", "reason-", "step-", "how-", "battle-",
        "tag-", "column-", "figure-",
    ];
    // Part of a pack's words, not a message.
    let other = ["end-of-line"];
    for id in used.iter().filter(|id| prefixes.iter().any(|p| id.starts_with(p)) && !other.contains(&id.as_str())) {
        for lang in Lang::ALL {
            assert!(game().catalog().has(lang, id), "no message {id} in {lang:?}");
        }
    }
    let read = |file: &str| fs::read_to_string(root.join("text").join(file)).unwrap();
    for part in ["economy", "movement", "combat", "face", "kinds"] {
        let (en, fr) = (ids(&read(&format!("{part}.en.ftl"))), ids(&read(&format!("{part}.fr.ftl"))));
        assert_eq!(en, fr, "{part}: the same messages in the same order");
    }
    // Titles of charts are put together from the chart's id; whoever looks for rules asks for the words that mean the same.
    let texts = read("face.en.ftl");
    let within = |id: &str| texts.contains(&format!("{{ {id} }}"));
    for id in ids(&texts).into_iter().filter(|id| !id.starts_with("chart-") && id != "rules-also" && !within(id)) {
        assert!(used.contains(&id), "nobody says {id}");
    }
}
