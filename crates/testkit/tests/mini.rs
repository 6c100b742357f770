//! The miniature game keeps every promise, in both scenarios, and is an example in the rest too.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Advice, Catalog, Lang, Options, Rules,
    ask::{Answer, Query},
    hex::Side,
};
use ironbottom_testkit::{
    Plan,
    mini::{
        Mini,
        action::{Action, Order},
        board,
        position::{Claim, React, Report},
    },
    prove, prove_by,
};

#[test]
fn dusk_keeps_the_promises() {
    let report = prove(Mini::new().unwrap(), "dusk");
    assert!(report.pairs_differing > 50, "{report}");
}

#[test]
fn dawn_keeps_the_promises() {
    prove(Mini::new().unwrap(), "dawn");
}

#[test]
fn a_close_look_at_every_action_finds_nothing() {
    for scenario in ["dusk", "dawn"] {
        let report = prove_by(Mini::new().unwrap(), &Plan::close(scenario).games(4));
        let all = [report.foreign, report.refused, report.pairs_differing, report.pair_actions, report.undone];
        assert!(all.iter().all(|n| *n > 100), "{report}");
        assert!(report.undone_apart > 0 && report.rewound > 0 && report.tampered > 0 && report.barriers > 0, "{report}");
    }
}

#[test]
fn every_kind_of_action_and_event_occurs() {
    let report = prove_by(Mini::new().unwrap(), &Plan { deep_every: 500, pairs_every: 500, ..Plan::new("dusk").games(60) });
    assert_eq!(report.unreached(&Mini::new().unwrap()), Vec::<&str>::new());
}

#[test]
fn the_same_plan_finds_the_same() {
    let run = || format!("{:?}", prove_by(Mini::new().unwrap(), &Plan::new("dusk").games(2).seed(77)));
    assert_eq!(run(), run());
}

/// A journal of today must be read in years: these names never change.
#[test]
fn names_of_actions_in_journals_are_fixed() {
    let golden = [
        (Action::Step { band: 1, side: Side::Ne }, r#"{"step":{"band":1,"side":"ne"}}"#),
        (Action::Ready, r#""ready""#),
        (Action::Claim(Claim::Few), r#"{"claim":"few"}"#),
        (Action::Strike { band: 0 }, r#"{"strike":{"band":0}}"#),
        (Action::Hold, r#""hold""#),
        (Action::Propose, r#""propose""#),
        (Action::Decline, r#""decline""#),
        (Action::Agree, r#""agree""#),
        (Action::Refuse, r#""refuse""#),
        (Action::Order(Order::Report(Report::Bluff)), r#"{"order":{"report":"bluff"}}"#),
        (Action::Order(Order::React(React::Strike)), r#"{"order":{"react":"strike"}}"#),
    ];
    for (action, text) in golden {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
}

#[test]
fn the_rules_are_read() {
    let game = Mini::new().unwrap();
    let ids: Vec<u16> = game.info().rules.iter().map(|r| r.id.number()).collect();
    assert_eq!(ids, (1..=18).collect::<Vec<u16>>());
    assert_eq!(game.info().chapters.len(), 4);
}

#[test]
fn a_wrong_pack_is_refused_with_every_file_and_line() {
    let mut pack = board::released();
    pack.0.insert(
        "map.toml".to_owned(),
        "cols = 5\nrows = 4\ndeep = [\"0302\"]\nhuts = [\n  \"0303\",\n  \"0302\",\n]\n".to_owned(),
    );
    let scenarios = pack.0["scenarios.toml"].replace("\"0501\"", "\"0601\"");
    pack.0.insert("scenarios.toml".to_owned(), scenarios.replace("bands = [\"strong\", \"light\", \"straw\"]", "bands = []"));
    let problems = Mini::from_pack(pack).err().unwrap();
    let places: Vec<String> = problems.0.iter().map(|p| format!("{} {} {}", p.file, p.line, p.problem.id)).collect();
    assert_eq!(
        places,
        [
            "map.toml 6 mi-pack-hex",
            "scenarios.toml 9 mi-pack-hex",
            "scenarios.toml 17 mi-pack-bands",
            "scenarios.toml 20 mi-pack-bands"
        ]
    );
    let mut catalog: Catalog = ironbottom_testkit::mini::texts().unwrap();
    assert!(board::Board::read(&board::released(), &mut catalog).is_ok());
    assert_eq!(catalog.say(Lang::En, &problems.0[0].problem), "\"0302\" is not a hex of the marsh");
}

#[test]
fn a_wrong_set_up_names_all_that_is_wrong() {
    let game = Mini::new().unwrap();
    let options: Options = serde_json::from_str(r#"{"limit":99,"fog":true}"#).unwrap();
    let errors = game.set_up(game.info().newest(), "noon", &options, &mut ironbottom_kernel::Dice::scripted(&[])).unwrap_err();
    assert_eq!(errors.0.len(), 3, "{errors}");
}

#[test]
fn the_odds_of_a_fight_are_exact() {
    let game = Mini::new().unwrap();
    let odds = |a: &str, d: &str| match game.ask_in_general(&Query::new("fight").with("attack", a).with("defend", d)) {
        Answer::Chances(c) => Some([c.attacker_wins, c.defender_wins].map(|p| (p * 36.0).round() as u32)),
        _ => None,
    };
    assert_eq!(odds("light", "light"), Some([15, 15]));
    assert_eq!(odds("strong", "light"), Some([21, 10]));
    assert_eq!(odds("straw", "strong"), Some([6, 26]));
    assert_eq!(odds("giant", "light"), None);
}
