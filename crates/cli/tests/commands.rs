//! Every command but `play`, and what bad input does.
#![allow(clippy::unwrap_used, reason = "a test")]

mod common;

use common::{GAMES, bad, en, go, scratch};
use ironbottom_kernel::Lang;
use serde_json::Value;

fn json(args: &[&str]) -> Value {
    let ran = en(args);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    serde_json::from_str(&ran.out).unwrap()
}

fn keys(v: &Value) -> Vec<&str> {
    v.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn games_lists_all_and_says_which_can_be_played() {
    let list = json(&["games", "--json"]);
    let games = list["games"].as_array().unwrap();
    assert_eq!(games.len(), GAMES.len());
    assert_eq!((&games[0]["playable"], &games[1]["playable"]), (&Value::Bool(true), &Value::Bool(false)));
    assert_eq!(games[0]["levels"], serde_json::json!(["random", "greedy"]));
    assert_eq!(games[0]["rules"], 3);
    assert_eq!(games[0]["scenarios"][0]["id"], "small");
    assert_eq!(games[0]["seats"][1]["id"], "south");
    assert_eq!(games[0]["options"][0]["id"], "rounds");
    let text = en(&["games"]).out;
    assert!(text.contains("Marbles (marbles): not yet playable"), "{text}");
}

#[test]
fn simulate_prints_the_figures_agreed_and_nothing_else() {
    let args = ["simulate", "pebbles", "--games", "40", "--seed", "7", "--bots", "south=greedy", "--json"];
    let s = json(&args);
    let mut expected = vec![
        "games",
        "failures",
        "wins",
        "draws",
        "endings",
        "mean_rounds",
        "mean_actions",
        "actions_per_second",
        "mean_legal",
        "turn_ms_median",
        "handovers_per_round",
        "mean_handovers",
        "windows_per_round",
        "orders_per_player_round",
        "forced_per_player_round",
        "routine_per_player_round",
        "handovers_by_question",
        "orders_by_kind",
        "quiet_rounds",
        "handovers_per_quiet_round",
        "inputs_per_player_quiet_round",
        "reached",
    ];
    expected.sort_unstable();
    let mut have = keys(&s);
    have.sort_unstable();
    assert_eq!(have, expected);
    assert_eq!((&s["games"], &s["failures"]), (&40.into(), &0.into()));
    let wins = s["wins"]["side-north"].as_u64().unwrap() + s["wins"]["side-south"].as_u64().unwrap();
    assert_eq!(wins + s["draws"].as_u64().unwrap(), 40);
    let endings: u64 = s["endings"].as_object().unwrap().values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(endings, 40, "{}", s["endings"]);
    assert!(s["mean_rounds"].as_f64().unwrap() <= 11.0, "a limit of 10 rounds is set");
    assert!(s["reached"]["toss"].as_u64().unwrap() > 0);
    assert_eq!(s["reached"].as_object().unwrap().len(), 9);
    assert!(s["turn_ms_median"]["greedy"].as_f64().is_some());
    let more = json(&[&args[..], &["--jobs", "5"]].concat());
    for same in ["wins", "draws", "mean_rounds", "mean_actions", "mean_legal", "reached", "handovers_per_round"] {
        assert_eq!(s[same], more[same], "{same}");
    }
}

#[test]
fn simulate_takes_sides_options_and_a_scenario() {
    let s = json(&[
        "simulate",
        "pebbles",
        "--games",
        "3",
        "--seed",
        "1",
        "--bots",
        "side-north=greedy",
        "--option",
        "rounds=1",
        "--json",
    ]);
    assert!(s["mean_rounds"].as_f64().unwrap() <= 2.0);
    let text = en(&["simulate", "pebbles", "--scenario", "large", "--games", "3", "--seed", "1"]);
    assert!(text.code == 0 && text.out.contains("Won by North's"), "{}", text.out);
}

#[test]
fn journals_of_a_simulation_are_proved_and_a_changed_one_is_not() {
    let dir = scratch("journals");
    let ran = en(&["simulate", "pebbles", "--games", "9", "--seed", "11", "--journals", dir.to_str().unwrap()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let read = |seed: u64| std::fs::read_to_string(dir.join(format!("pebbles-{seed}.journal"))).unwrap();
    let seed = (11..20).find(|s| read(*s).contains("\"toss\",\"dice\"")).unwrap();
    let (file, good) = (dir.join(format!("pebbles-{seed}.journal")), read(seed));
    let path = file.to_str().unwrap();
    let ran = en(&["verify", path]);
    assert!(ran.code == 0 && ran.out.starts_with("Proved: Pebbles") && ran.out.contains("every die was drawn"), "{}", ran.out);

    let lines: Vec<&str> = good.lines().collect();
    let entries = lines.iter().position(|l| l.contains("\"entries\"")).unwrap() + 1;
    let toss = lines.iter().position(|l| l.contains("\"toss\",\"dice\"")).unwrap();
    let changed = |at: usize, from: &str, to: &str| {
        let mut l: Vec<String> = lines.iter().map(|l| (*l).to_owned()).collect();
        assert!(l[at].contains(from), "{}", l[at]);
        l[at] = l[at].replace(from, to);
        l.join("\n")
    };
    let face = |n: u8| format!("\"v\":{n}}}");
    let old = (1..=6).find(|n| lines[toss].contains(&face(*n))).unwrap();
    let mut swapped = lines.clone();
    swapped.swap(entries + 2, entries + 3);
    for (text, entry) in [
        (changed(toss, &face(old), &face(old % 6 + 1)), toss - entries + 1),
        (changed(entries, "\"bid\":", "\"bid\":1"), 1),
        (swapped.join("\n"), 3),
    ] {
        std::fs::write(&file, text).unwrap();
        bad(&en(&["verify", path]), &format!("Entry {entry} is wrong"));
    }
    for text in ["", "{}", "not json", &good[..good.len() / 2], &good.replace("\"pebbles\"", "\"chess\"")] {
        std::fs::write(&file, text).unwrap();
        bad(&en(&["verify", path]), ".");
    }
    bad(&en(&["verify", dir.join("none").to_str().unwrap()]), "it is not there");
}

#[test]
fn a_position_of_a_journal_is_shown() {
    let dir = scratch("show");
    en(&["simulate", "pebbles", "--games", "1", "--seed", "3", "--journals", dir.to_str().unwrap()]);
    let file = dir.join("pebbles-3.journal");
    let path = file.to_str().unwrap();
    let text = en(&["show", path, "--at", "0"]);
    assert!(text.out.contains("after 0 of ") && text.out.contains("Hill: pebble ×4"), "{}", text.out);
    let shown = json(&["show", path, "--at", "1", "--viewer", "south", "--json"]);
    assert_eq!(shown["view"]["bids"][0], Value::Null, "the bid of the other is hidden");
    assert_eq!(shown["at"], 1);
    bad(&en(&["show", path, "--at", "100000"]), "There is no action 100000");
    bad(&en(&["show", path, "--viewer", "west"]), "There is no seat “west”");
    let picture = en(&["show", path, "--at", "0", "--svg"]).out;
    assert!(picture.starts_with("<svg ") && picture.contains("data-count=\"4\""), "{picture}");
    let dark = en(&["show", path, "--at", "0", "--svg", "--dark"]).out;
    assert!(dark.starts_with("<svg ") && dark != picture);
    let file = dir.join("shown.png");
    let ran = en(&["show", path, "--png", "--width", "300", "--out", file.to_str().unwrap()]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    assert_eq!(size(&std::fs::read(&file).unwrap()), (300, 100));
    bad(&en(&["show", path, "--svg", "--json"]), "does not go together");
}

/// Width and height of a picture in pixels.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn the_board_is_drawn_with_the_opening() {
    let plain = en(&["board", "pebbles"]);
    assert_eq!((plain.code, plain.err.as_str()), (0, ""));
    assert_eq!(plain.out, en(&["board", "pebbles", "--svg", "--board", "heaps"]).out, "the main board, drawn, is what one gets");
    for has in ["width=\"1600\" height=\"533\"", "id=\"space-hill\"", ">Hill</text>", "<title>pebble ×4</title>"] {
        assert!(plain.out.contains(has), "{has}");
    }
    let fr = go(Lang::Fr, &["board", "pebbles", "--width", "800"], "").out;
    assert!(fr.contains(">Colline</text>") && fr.contains("caillou ×4") && fr.contains("width=\"800\""));
    assert_ne!(en(&["board", "pebbles", "--dark"]).out, plain.out);
    assert!(!en(&["board", "pebbles", "--board", "other"]).out.contains("space-hill"));
    let dir = scratch("board");
    let file = dir.join("b.png");
    let ran = en(&["board", "pebbles", "--png", "--width", "600", "--out", file.to_str().unwrap()]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    assert_eq!(size(&std::fs::read(&file).unwrap()), (600, 200));
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 1, "nothing lies beside it");
}

#[test]
fn bench_prints_its_four_figures() {
    let b = json(&["bench", "pebbles", "--json"]);
    let mut have = keys(&b);
    have.sort_unstable();
    assert_eq!(have, ["actions_per_second", "games_per_second", "mean_legal", "position_bytes"]);
    assert!(b["actions_per_second"].as_f64().unwrap() > 0.0 && b["position_bytes"].as_u64().unwrap() > 0);
}

#[test]
fn odds_go_to_the_game_and_come_back() {
    let o = json(&["odds", "pebbles", "--attack", "3", "--defend", "1", "--json"]);
    let mut have = keys(&o);
    have.sort_unstable();
    assert_eq!(
        have,
        [
            "attacker_units_left",
            "attacker_wins",
            "defender_units_left",
            "defender_wins",
            "ipc_swing",
            "microseconds",
            "none_left"
        ]
    );
    assert!((o["attacker_wins"].as_f64().unwrap() - 0.75).abs() < 1e-12);
    assert_eq!(json(&["odds", "pebbles", "--json", "--attack", "3", "--defend", "1"])["ipc_swing"], 2.0);
    let help = en(&["odds", "pebbles", "--help"]);
    assert!(help.code == 0 && help.out.contains("--attack"), "{}", help.out);
    bad(&en(&["odds", "pebbles", "--attack", "many", "--defend", "1", "--json"]), "Only --attack and --defend");
    bad(&en(&["odds", "pebbles", "3", "horses"]), "is not understood");
}

#[test]
fn a_pack_goes_out_is_corrected_and_comes_back() {
    let dir = scratch("packs");
    let out = dir.join("mine");
    let path = out.to_str().unwrap();
    assert!(en(&["pack", "export", "pebbles", path]).out.contains("One file written"));
    assert!(en(&["pack", "check", path]).out.contains("the same as the built-in"));
    bad(&en(&["pack", "export", "pebbles", path]), "is not empty");
    let file = out.join("pack.toml");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("lake = 3", "lake = 5")).unwrap();
    assert!(en(&["pack", "check", path]).out.starts_with("The pack is sound: Pebbles"));
    // A journal of a corrected pack takes it along.
    let journals = dir.join("journals");
    let journals = journals.to_str().unwrap();
    assert_eq!(en(&["simulate", "pebbles", "--pack", path, "--games", "1", "--seed", "1", "--journals", journals]).code, 0);
    let journal = format!("{journals}/pebbles-1.journal");
    assert!(en(&["verify", &journal]).out.contains("data pack of its own"));
    assert!(en(&["show", &journal, "--at", "0"]).out.contains("Lake: pebble ×5"));

    std::fs::write(&file, text.replace("lake = 3", "lake = 50").replace("hill = 4", "hill = 40")).unwrap();
    let ran = en(&["pack", "check", path]);
    assert_eq!(ran.code, 2);
    let both = "pack.toml:3: the heap Hill cannot be so large\npack.toml:4: the heap Lake cannot be so large\n";
    assert_eq!((ran.out.as_str(), ran.err.as_str()), (both, "The pack has 2 problems.\n"));
    bad(&en(&["play", "pebbles", "--pack", path]), "pack.toml:3");
    std::fs::write(&file, text.replace("\"pebbles\"", "\"marbles\"")).unwrap();
    bad(&en(&["play", "pebbles", "--pack", path]), "This pack is for “marbles”");
    std::fs::write(&file, "frob").unwrap();
    bad(&en(&["pack", "check", path]), "is not a data pack");
    bad(&en(&["pack", "check", dir.join("none").to_str().unwrap()]), "it is not there");
}

#[test]
fn rules_are_found_by_id_section_chapter_and_word() {
    assert!(en(&["rules", "pebbles"]).out.contains("3 rules"));
    assert_eq!(en(&["rules", "pebbles", "pb-002"]).out, "PB-002 (1.2) Nobody takes more pebbles than are there.\n");
    assert_eq!(en(&["rules", "pebbles", "1"]).out.lines().count(), 2);
    assert_eq!(en(&["rules", "pebbles", "play"]).out.lines().count(), 3);
    assert_eq!(en(&["rules", "pebbles", "SECRET"]).out.lines().count(), 1);
    assert!(go(Lang::Fr, &["rules", "pebbles", "3"], "").out.contains("(fr) The die"));
    bad(&en(&["rules", "pebbles", "zebra"]), "No rule is about “zebra”");
}

#[test]
fn bad_input_ends_with_one_sentence_and_writes_nothing() {
    let dir = scratch("bad");
    let journals = dir.join("j");
    let j = journals.to_str().unwrap();
    for (args, has) in [
        (&["play", "chess"][..], "There is no game “chess”; the games are: pebbles, marbles."),
        (&["play", "marbles"], "Marbles cannot be played yet."),
        (&["bench", "marbles"], "cannot be played yet"),
        (&["board", "chess"], "There is no game “chess”"),
        (&["board", "marbles"], "This game has no board yet."),
        (&["board", "pebbles", "--board", "moon"], "There is no board “moon”; there is: heaps, other."),
        (&["board", "pebbles", "--svg", "--png"], "does not go together"),
        (&["board", "pebbles", "--width", "7"], "“7” is not a value"),
        (&["board", "pebbles", "--out", "/no/such/folder/x.svg"], "it is not there"),
        (&["play", "pebbles", "--seat", "west=human"], "There is no seat “west”"),
        (&["play", "pebbles", "--seat", "north=genius"], "There is no opponent “genius”"),
        (&["play", "pebbles", "--seat", "north"], "is not of the form name=value"),
        (&["play", "pebbles", "--scenario", "huge"], "There is no scenario “huge”"),
        (&["play", "pebbles", "--option", "rounds=99"], "option “rounds” cannot be “99”"),
        (&["simulate", "pebbles", "--games", "0", "--seed", "1", "--journals", j], "nothing to do"),
        (&["simulate", "pebbles", "--games", "1", "--seed", "1", "--journals", j, "--bots", "west=greedy"], "no seat “west”"),
        (&["simulate", "pebbles", "--games", "1", "--seed", "1", "--journals", j, "--option", "frob=1"], "no option “frob”"),
        (&["simulate", "pebbles", "--games", "x"], "“x” is not a value"),
        (&["verify"], "Something is missing"),
        (&["frob"], "There is no command “frob”"),
    ] {
        bad(&en(args), has);
        assert!(!journals.exists());
    }
    let ran = go(Lang::Fr, &["play", "chess"], "");
    assert!(ran.err.starts_with("Il n'y a pas de jeu « chess »"), "{}", ran.err);
}
