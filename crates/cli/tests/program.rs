//! The program itself, with the games of this program.
#![allow(clippy::unwrap_used, reason = "a test")]

use serde_json::Value;
use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

const GAME: &str = "axis-and-allies";

fn command(args: &[&str]) -> Command {
    let mut c = Command::new(env!("CARGO_BIN_EXE_ironbottom"));
    c.args(args).env("LC_ALL", "C").env_remove("NO_COLOR");
    c
}

fn run(args: &[&str]) -> Output {
    command(args).stdin(Stdio::null()).output().unwrap()
}

fn typed(args: &[&str], lines: &str) -> Output {
    let mut child = command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let lines = lines.to_owned();
    // It may end before it has read all: that is no failure.
    let feed = std::thread::spawn(move || stdin.write_all(lines.as_bytes()).is_ok());
    let out = child.wait_with_output().unwrap();
    feed.join().unwrap();
    out
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn good(args: &[&str]) -> String {
    let out = run(args);
    assert_eq!((out.status.code(), text(&out.stderr).as_str()), (Some(0), ""), "{args:?}");
    text(&out.stdout)
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).unwrap()
}

/// Bad input: exit code 2, one sentence, nothing on the standard output.
fn bad(args: &[&str], has: &str) {
    let out = run(args);
    let err = text(&out.stderr);
    assert_eq!((out.status.code(), text(&out.stdout).as_str()), (Some(2), ""), "{args:?}: {err}");
    assert!(err.lines().count() == 1 && err.contains(has), "{args:?}: {err}");
}

fn scratch(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("program").join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

#[test]
fn the_house_has_five_games_and_says_which_can_be_played() {
    let list = json(&["games", "--json"]);
    let games = list["games"].as_array().unwrap();
    let ids: Vec<&str> = games.iter().map(|g| g["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [GAME, "asia-engulfed", "fire-in-the-sky", "flat-top", "fleet-commander-nimitz"]);
    assert_eq!(games[0]["playable"], true);
    assert_eq!(games[0]["seats"].as_array().unwrap().len(), 5);
    assert_eq!(games[0]["rules"], 325);
    for id in games.iter().filter(|g| g["playable"] == false).map(|g| g["id"].as_str().unwrap()) {
        bad(&["play", id], "cannot be played yet");
    }
}

fn near(v: &Value, key: &str, expected: f64, by: f64) {
    let have = v[key].as_f64().unwrap();
    assert!((have - expected).abs() <= by, "{key}: {have} instead of {expected}");
}

#[test]
fn odds_have_the_known_values() {
    let o = json(&[
        "odds",
        GAME,
        "--attack",
        "3 infantry 2 armor 1 fighter",
        "--defend",
        "3 infantry 1 armor",
        "--losses",
        "cheapest",
        "--json",
    ]);
    for (key, value, by) in [
        ("attacker_wins", 0.95759, 1e-5),
        ("defender_wins", 0.03407, 1e-5),
        ("none_left", 0.00835, 1e-5),
        ("attacker_units_left", 3.6868, 1e-4),
        ("defender_units_left", 0.0579, 1e-4),
    ] {
        near(&o, key, value, by);
    }
    assert!(o["ipc_swing"].is_f64() && o["microseconds"].is_f64());
    let args =
        ["odds", GAME, "--attack", "2 infantry 1 armor", "--support", "1 battleship", "--defend", "2 infantry 1 armor", "--json"];
    let o = json(&args);
    for (key, value, by) in [
        ("attacker_wins", 0.63392, 1e-5),
        ("defender_wins", 0.29539, 1e-5),
        ("none_left", 0.07069, 1e-5),
        ("attacker_units_left", 1.1524, 1e-4),
        ("defender_units_left", 0.4655, 1e-4),
    ] {
        near(&o, key, value, by);
    }
}

#[test]
fn odds_that_make_no_sense_are_refused() {
    bad(&["odds", GAME, "--attack", "3 elephants", "--defend", "1 infantry", "--json"], "elephants");
    bad(&["odds", GAME, "--attack", "3 infantry", "--json"], ".");
    bad(&["odds", GAME, "--attack", "1 battleship", "--defend", "1 infantry"], ".");
    bad(&["odds", GAME, "--attack", "1 infantry", "--defend", "1 infantry", "--frobnicate"], "frobnicate");
    bad(&["odds", GAME, "--attack", "99999999999999999999 infantry", "--defend", "1 infantry"], ".");
}

#[test]
fn random_games_end_and_their_journals_are_proved() {
    let dir = scratch("journals");
    let journals = dir.to_str().unwrap();
    let s =
        json(&["simulate", GAME, "--games", "3", "--seed", "1", "--option", "round_limit=2", "--journals", journals, "--json"]);
    assert_eq!((&s["games"], &s["failures"]), (&3.into(), &0.into()));
    for seed in 1..=3 {
        let file = dir.join(format!("{GAME}-{seed}.journal"));
        let proof = good(&["verify", file.to_str().unwrap()]);
        assert!(proof.starts_with("Proved") && proof.contains("every die was drawn"), "{proof}");
    }
    let file = dir.join(format!("{GAME}-1.journal"));
    let (path, journal) = (file.to_str().unwrap(), std::fs::read_to_string(&file).unwrap());
    let lines: Vec<&str> = journal.lines().collect();
    let first = lines.iter().position(|l| l.contains("\"entries\"")).unwrap() + 1;
    let die = lines.iter().position(|l| l.contains("\"dice\":[")).unwrap();
    let (head, rest) = lines[die].split_at(lines[die].find("\"v\":").unwrap() + 4);
    let face: u8 = rest[..1].parse().unwrap();
    let mut changed: Vec<String> = lines.iter().map(|l| (*l).to_owned()).collect();
    changed[die] = format!("{head}{}{}", face % 6 + 1, &rest[1..]);
    std::fs::write(&file, changed.join("\n")).unwrap();
    bad(&["verify", path], &format!("Entry {} is wrong", die - first + 1));
    std::fs::write(&file, &journal[..journal.len() / 2]).unwrap();
    bad(&["verify", path], "not a journal");
    bad(&["show", path], "not a journal");
}

/// Types the number of the first choice over and over: everything a person may be asked is asked and answered.
#[test]
fn a_whole_game_is_played_in_the_terminal() {
    let dir = scratch("whole");
    let file = dir.join("game.journal");
    let path = file.to_str().unwrap();
    let args = [
        "play",
        GAME,
        "--seed",
        "3",
        "--option",
        "round_limit=1",
        "--seat",
        "allies=human",
        "--seat",
        "axis=human",
        "--save",
        path,
    ];
    let out = typed(&args, &"?\n1\n".repeat(3000));
    let shown = text(&out.stdout);
    assert_eq!((out.status.code(), text(&out.stderr).as_str()), (Some(0), ""), "{}", &shown[shown.len().saturating_sub(2000)..]);
    assert!(shown.contains("The game is over"), "{}", &shown[shown.len().saturating_sub(2000)..]);
    assert!(good(&["verify", path]).starts_with("Proved"));
    assert!(good(&["show", path]).contains("after"));
    assert!(json(&["show", path, "--at", "5", "--json"])["view"].is_object());
}

#[test]
fn an_illegal_order_is_refused_with_its_rule() {
    let out = typed(&["play", GAME, "--seed", "3", "--seat", "allies=human"], "why research 6\nresearch 6\ninf KAR>EEU\n");
    let shown = text(&out.stdout);
    assert!(shown.matches("Not allowed [AA-").count() == 3, "{shown}");
}

/// `load` is both: an order beats the command, legal or not, whole or not, alone or first of a line.
#[test]
fn an_order_beats_a_command_of_the_same_name() {
    let args = ["play", GAME, "--seed", "3", "--seat", "germany=human", "--seat", "ussr=captain"];
    let orders = "load inf GER ZBAL\ndone\nload inf SEU ZCME; load inf SEU ZCME\nload inf GER ZCME\nload nowhere.journal\n";
    let shown = text(&typed(&args, orders).stdout);
    assert!(shown.contains("germany> load inf GER ZBAL\nNot allowed [AA-004]"), "{shown}");
    assert!(shown.contains("→ load inf SEU ZCME trn[inf]\n"), "the beginning is enough: {shown}");
    assert!(shown.contains("germany> load inf GER ZCME\nNot allowed ["), "{shown}");
    assert!(shown.contains("nowhere.journal cannot be read"), "{shown}");
}

#[test]
fn colours_appear_only_on_a_terminal() {
    let out = typed(&["play", GAME], "?\nquit\n");
    let shown = text(&out.stdout);
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    assert!(shown.contains("(you)") && !shown.contains('\u{1b}'), "{shown}");
}

#[test]
fn rules_are_shown_in_both_languages() {
    assert!(good(&["rules", GAME, "AA-013"]).starts_with("AA-013 ("));
    assert!(good(&["rules", GAME]).contains("325 rules"));
    assert_ne!(good(&["rules", GAME, "AA-013"]), good(&["rules", GAME, "AA-013", "--lang", "fr"]));
    bad(&["rules", GAME, "AA-999"], "No rule is about");
}

#[test]
fn a_pack_is_exported_checked_and_refused_with_its_line() {
    let dir = scratch("packs");
    let pack = dir.join("mine");
    let path = pack.to_str().unwrap();
    good(&["pack", "export", GAME, path]);
    assert!(good(&["pack", "check", path]).contains("the same as the built-in"));
    let units = pack.join("units.toml");
    let spoiled = std::fs::read_to_string(&units).unwrap().replacen("cost = 3", "cost = -3", 1);
    let line = spoiled.lines().position(|l| l.starts_with("cost = -3")).unwrap() + 1;
    std::fs::write(&units, spoiled).unwrap();
    let out = run(&["pack", "check", path]);
    assert_eq!(out.status.code(), Some(2));
    assert!(text(&out.stdout).contains(&format!("units.toml:{line}: ")), "{}", text(&out.stdout));
    assert_eq!(text(&out.stderr).lines().count(), 1);
    bad(&["simulate", GAME, "--pack", path, "--games", "1", "--seed", "1"], "units.toml");
}

#[test]
fn bench_measures() {
    let b = json(&["bench", GAME, "--json"]);
    for key in ["actions_per_second", "games_per_second", "position_bytes", "mean_legal"] {
        assert!(b[key].as_f64().unwrap() > 0.0, "{key}");
    }
}

/// An order that names two places is never read as one with another place in it, or with the two the other way round.
#[test]
fn an_illegal_order_never_becomes_another() {
    let args = ["play", GAME, "--seed", "3", "--seat", "germany=human", "--seat", "ussr=captain"];
    let lines = "done\narm GER>EEU\narm SEU>EEU\n2 arm GER>EEU\narm KAR>UKR\narm germany eastern europe\narm UKR>GER\nmap GER\n";
    let shown = text(&typed(&args, lines).stdout);
    let asked = shown.matches("germany> ").count();
    assert!(!shown.contains("→ ") && asked >= 8, "{shown}");
    assert_eq!(shown.matches("Not allowed [AA-").count(), 6, "{shown}");
}

#[test]
fn orders_are_typed_as_people_say_them() {
    let args = ["play", GAME, "--seed", "3", "--seat", "germany=human", "--seat", "ussr=captain"];
    let lines = "buy 2 tanks\nundo\nbuy 5 tank(s)\nundo\ndone\ndone\nmove 2 inf GER to WEU\n2 infantry: Germany to Western Europe\n2 ftr GER>WEU\n";
    let shown = text(&typed(&args, lines).stdout);
    assert!(shown.contains("Taken back: buy arm (×2)\n") && shown.contains("Taken back: buy arm (×5)\n"), "{shown}");
    assert_eq!(shown.matches("→ 2x inf GER>WEU\n").count(), 2, "{shown}");
    assert!(shown.contains("→ 2x ftr GER>WEU (1)\n"), "{shown}");
    let shown = text(&typed(&args, "3x buy bb\n").stdout);
    assert!(shown.contains("order 2 of 3, refused as things would stand"), "{shown}");
    // In French too, by the names of the map and with commands in French.
    let mut args = args.to_vec();
    args.extend(["--lang", "fr"]);
    let shown =
        text(&typed(&args, "acheter 2 char\nannuler\nfini\nfini\ninf Allemagne vers WEU\naide\npourquoi inf GER>JAP\n").stdout);
    assert!(shown.contains("→ 2x buy arm\n") && shown.contains("→ inf GER>WEU\n"), "{shown}");
}

#[test]
fn a_game_of_opponents_is_written_turn_by_turn_and_goes_on_with_people() {
    let dir = scratch("turns");
    let file = dir.join("game.journal");
    let path = file.to_str().unwrap();
    let args = ["play", GAME, "--seed", "3", "--seat", "usa=human", "--seat", "allies=captain", "--seat", "axis=captain"];
    let mut args = args.to_vec();
    args.extend(["--seat", "usa=human", "--save", path]);
    typed(&args, "buy inf\nbuy inf\nfork 3\nquit\n");
    // The fork left the first game whole in its file, with the orders of the turn that was going on.
    let kept = std::fs::read_to_string(&file).unwrap();
    assert_eq!(kept.matches(r#""seat":"usa","says":"buy inf""#).count(), 2, "{}", &kept[kept.len().saturating_sub(900)..]);
    let shown = text(&typed(&["play", "--load", path], "quit\n").stdout);
    assert!(shown.contains("you hold Allies") && shown.contains("usa> "), "{shown}");
    assert!(shown.contains("Your standing orders: Losses: cheapest first"), "{shown}");
    // What stands beside an action must be what it is.
    let changed = dir.join("changed.journal");
    std::fs::write(&changed, kept.replacen("buy inf", "buy ftr", 1)).unwrap();
    bad(&["verify", changed.to_str().unwrap()], "says “buy ftr”");
    assert!(json(&["verify", path, "--json"])["entries"].as_u64().unwrap() > 10);
}

#[test]
fn rules_are_found_by_what_people_call_things() {
    for word in ["amphibious", "antiaircraft", "tank", "tanks", "transport", "transports", "factories", "losses"] {
        assert!(good(&["rules", GAME, word]).contains("AA-"), "{word}");
    }
    for word in ["dca", "tank", "transport", "usine", "amphibie"] {
        assert!(good(&["rules", GAME, word, "--lang", "fr"]).contains("AA-"), "{word}");
    }
}

#[test]
fn simulated_games_say_where_they_stop() {
    let told = |more: &[&str]| good(&[&["simulate", GAME, "--games", "1", "--seed", "2"], more].concat());
    assert!(told(&[]).contains("games stop after round 10"));
    assert!(!told(&["--option", "round_limit=2"]).contains("games stop after"));
}

#[test]
fn things_from_a_shelf_are_typed_by_kind_and_number_and_pieces_stand_under_their_names() {
    let args = ["play", "fleet-commander-nimitz", "--scenario", "1942", "--seat", "us=human", "--seed", "7"];
    let shown = text(&typed(&args, "buy 2 inf\nundo\nbuy hornet\nmap hawai\nmap japan\nlook new guinea\n").stdout);
    // Two of a kind are two counters, each said by its name; all of it is taken back as one.
    assert!(shown.contains("→ 2x buy inf\n→ buy 32nd-inf 1+0\n→ buy 43rd-inf 1+0\n"), "{shown}");
    assert!(shown.contains("Taken back: buy 32nd-inf 1+0\nTaken back: buy 43rd-inf 1+0\n"), "{shown}");
    // Without a split, the points that buy nothing else.
    assert!(shown.contains("→ buy hornet 5+0\n"), "{shown}");
    // A close look at one place says what is printed on its pieces.
    assert!(shown.contains("fleet carrier ×2 (Enterprise, AA 4/2 · guns – · depth charges 2; Lexington, AA 2/1"), "{shown}");
    assert!(!shown.contains("held]: objective") && !shown.contains(", objective, held"), "said once: {shown}");
    assert!(shown.contains("\nJapan\n") && !shown.contains("\njapan\n"), "a side nobody sits for has its name: {shown}");
    assert!(shown.contains("RAAF BG 1, dogfight – · ground 2 · ships 1, Australian"), "{shown}");
}

#[test]
fn who_plays_alone_sees_lanes_and_takes_back_dice_without_asking_anybody() {
    let args = ["play", "fleet-commander-nimitz", "--scenario", "1942", "--seat", "us=human", "--seed", "7"];
    let shown = text(&typed(&args, "look midway\ndone\ndone\ndone\n?\n1\nundo\n").stdout);
    let lanes = shown.lines().find_map(|l| l.split_once("Touches: ")).unwrap_or_else(|| panic!("no lanes: {shown}")).1;
    assert!(lanes.contains("Hawaii") && lanes.contains("Wake") && !lanes.contains("Midway"), "{lanes}");
    assert!(!shown.contains("{$") && !shown.contains("{ $"), "the key of a program: {shown}");
    assert!(shown.contains("Taken back: ") && shown.contains("The dice from here on are new."), "{shown}");
    assert!(!shown.contains("consent") && !shown.contains("agree"), "there is nobody to ask: {shown}");
}

#[test]
fn the_end_of_a_battle_says_what_it_cost() {
    // Whoever does nothing still fights where both sides stand: somebody is hit, and the end sums it up.
    let args = ["play", "fleet-commander-nimitz", "--scenario", "1942", "--seat", "us=human", "--seed", "7"];
    let mut lines = String::from("done\ndone\ndone\n");
    (0..160).for_each(|_| lines.push_str("?\n1\n"));
    let shown = text(&typed(&args, &lines).stdout);
    let ended: Vec<&str> = shown.lines().filter(|l| l.contains("The battle of ") && l.contains(" is over after ")).collect();
    assert!(!ended.is_empty(), "{shown}");
    // Where nobody fired there is nothing to sum up; the player's losses come first.
    let summed: Vec<&&str> = ended.iter().filter(|l| l.contains("Admiral Nimitz: ")).collect();
    assert!(
        summed.iter().all(|l| l.split_once("Admiral Nimitz: ").is_some_and(|(_, rest)| rest.contains("Japan: "))),
        "{ended:?}"
    );
    assert!(summed.iter().any(|l| l.contains("Admiral Nimitz: lost ") || l.contains("Admiral Nimitz: damaged ")), "{ended:?}");
    assert!(shown.contains("the cheapest takes it") || shown.contains("Nothing else there could be hit"), "{shown}");
}

#[test]
fn orders_in_peoples_words_leave_out_what_is_clear_and_say_several_things_at_once() {
    let all = ["play", GAME, "--seed", "7", "--seat", "axis=human", "--seat", "allies=human"];
    // A whole purchase; what is refused is refused as a whole.
    let shown = text(&typed(&all, "buy 5 inf 2 arm\nbuy 4 inf 2 arm\nundo\nask\nload inf KAR\nload no-such-file\n").stdout);
    assert!(shown.contains("→ buy inf (×4); buy arm (×2)\n"), "{shown}");
    assert!(shown.contains("Taken back: buy inf (×4)\nTaken back: buy arm (×2)\n"), "{shown}");
    // Questions have names.
    assert!(shown.contains("  income ") && shown.contains("What each power earns") && !shown.contains("query."), "{shown}");
    // An order is no file, and a file no order.
    assert!(shown.contains("ussr> load inf KAR\nNot allowed [AA-"), "{shown}");
    assert!(shown.contains("ussr> load no-such-file\n") && shown.contains("no-such-file"), "{shown}");
    // Germany: flights without a way; the list without detours, and all of it.
    let lines = "done\ndone\nall RUS to KAR\nundo\ndone\ndone\nftr EEU>RUS\nundo\n? ftr\n? ftr all\n";
    let shown = text(&typed(&all, lines).stdout);
    assert!(shown.contains("→ inf RUS>KAR (×"), "{shown}");
    assert!(shown.contains("Stays behind: 1 "), "{shown}");
    assert!(shown.contains("→ ftr EEU>RUS (2) over KAR\n"), "{shown}");
    let (less, more) = shown.split_once("germany> ? ftr all\n").unwrap();
    assert!(less.contains("dearer ways to the same end are left out"), "{shown}");
    assert!(
        !more.contains("dearer ways") && more.lines().count() > less.rsplit_once("germany> ? ftr\n").unwrap().1.lines().count()
    );
}
