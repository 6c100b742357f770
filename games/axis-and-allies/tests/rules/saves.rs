//! Saves never break: the JSON of every action is fixed here, and a journal of every release stays in `tests/journals` and must replay.
//! (`examples/journal.rs` writes one.) What changes the meaning of an old journal raises the version of the rules and keeps the old
//! reading beside the new.

use crate::{scene::events, support::game};
use axis_and_allies::{Action, AxisAndAllies, Event, data::EMBEDDED};
use ironbottom_kernel::{Rules, journal::Journal, table::Table};
use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

/// One or more actions of every variant, just as journals have them. Never change a line: add.
const ACTIONS: &[&str] = &[
    r#"{"bid":{"germany":3}}"#,
    r#"{"research":{"dice":2}}"#,
    r#"{"buy":{"unit":"infantry"}}"#,
    r#"{"buy":{"unit":"armor"}}"#,
    r#"{"buy":{"unit":"fighter"}}"#,
    r#"{"buy":{"unit":"bomber"}}"#,
    r#"{"buy":{"unit":"aa"}}"#,
    r#"{"buy":{"unit":"battleship"}}"#,
    r#"{"buy":{"unit":"carrier"}}"#,
    r#"{"buy":{"unit":"transport"}}"#,
    r#"{"buy":{"unit":"submarine"}}"#,
    r#"{"buy":{"unit":"complex"}}"#,
    r#"{"march":{"unit":"infantry","n":1,"from":1,"via":null,"to":2}}"#,
    r#"{"march":{"unit":"armor","n":2,"from":1,"via":3,"to":2}}"#,
    r#"{"sail":{"unit":"carrier","n":1,"from":71,"via":null,"to":72,"own_riders":1,"allied_riders":[0,0,1,0,0]}}"#,
    r#"{"sail":{"unit":"battleship","n":1,"from":71,"via":73,"to":72,"own_riders":0,"allied_riders":[0,0,0,0,0]}}"#,
    r#"{"fly":{"unit":"bomber","from":1,"left":6,"to":2,"cost":3,"raid":true,"over":[4,5]}}"#,
    r#"{"fly":{"unit":"fighter","from":1,"left":4,"to":72,"cost":2,"raid":false,"over":[]}}"#,
    r#"{"load":{"unit":"armor","from":1,"zone":71,"owner":"uk","ship":"plain"}}"#,
    r#"{"load":{"unit":"aa","from":1,"zone":71,"owner":"usa","ship":{"entry":3}}}"#,
    r#"{"steam":{"from":71,"ship":"plain","to":72}}"#,
    r#"{"unload":{"zone":71,"owner":"ussr","ship":{"entry":0},"unit":"infantry","to":2}}"#,
    r#"{"allow_boarding":{"allow":true}}"#,
    r#"{"rocket":{"gun":1,"target":2}}"#,
    r#""no_rocket""#,
    r#"{"fight":{"space":1}}"#,
    r#"{"support":{"zone":71,"n":1}}"#,
    r#"{"disembark":{"zone":71,"go":false}}"#,
    r#"{"lose":{"owner":"germany","unit":"fighter","left":2,"ship":"plain"}}"#,
    r#"{"lose":{"owner":"germany","unit":"bomber","left":2,"ship":{"entry":1}}}"#,
    r#"{"propose_loss":{"owner":"japan","unit":"transport","ship":{"entry":1}}}"#,
    r#"{"answer_loss":{"agree":true}}"#,
    r#"{"withdraw":{"n":1,"to":71}}"#,
    r#""stay""#,
    r#""press_on""#,
    r#"{"retreat":{"to":1,"leave_subs":false}}"#,
    r#"{"retreat":{"to":null,"leave_subs":true}}"#,
    r#"{"alight":{"zone":71,"to":1}}"#,
    r#"{"place":{"unit":"submarine","at":71,"by":1}}"#,
    r#""done""#,
    r#"{"order_losses":"ask"}"#,
    r#"{"order_losses":"cheapest"}"#,
    r#"{"order_losses":"keep_ground"}"#,
    r#"{"order_losses":"careful"}"#,
    r#"{"order_subs":"ask"}"#,
    r#"{"order_subs":"stay"}"#,
    r#"{"order_subs":"leave"}"#,
    r#"{"order_boarding":"ask"}"#,
    r#"{"order_boarding":"allow"}"#,
    r#"{"order_boarding":"refuse"}"#,
];

/// Names of the kinds of actions, as `reached` and clients know them, in their order.
const KINDS: [&str; 26] = [
    "bid",
    "research",
    "buy",
    "march",
    "sail",
    "fly",
    "load",
    "steam",
    "unload",
    "allow_boarding",
    "rocket",
    "no_rocket",
    "fight",
    "support",
    "disembark",
    "lose",
    "propose_loss",
    "answer_loss",
    "withdraw",
    "stay",
    "press_on",
    "retreat",
    "alight",
    "place",
    "done",
    "order",
];

/// The JSON names of all variants of actions: a new one does not compile until it has its line here, and then needs one above.
const fn variant(a: &Action) -> &'static str {
    match a {
        Action::Bid { .. } => "bid",
        Action::Research { .. } => "research",
        Action::Buy { .. } => "buy",
        Action::March { .. } => "march",
        Action::Sail { .. } => "sail",
        Action::Fly { .. } => "fly",
        Action::Load { .. } => "load",
        Action::Steam { .. } => "steam",
        Action::Unload { .. } => "unload",
        Action::AllowBoarding { .. } => "allow_boarding",
        Action::Rocket { .. } => "rocket",
        Action::NoRocket => "no_rocket",
        Action::Fight { .. } => "fight",
        Action::Support { .. } => "support",
        Action::Disembark { .. } => "disembark",
        Action::Lose { .. } => "lose",
        Action::ProposeLoss { .. } => "propose_loss",
        Action::AnswerLoss { .. } => "answer_loss",
        Action::Withdraw { .. } => "withdraw",
        Action::Stay => "stay",
        Action::PressOn => "press_on",
        Action::Retreat { .. } => "retreat",
        Action::Alight { .. } => "alight",
        Action::Place { .. } => "place",
        Action::Done => "done",
        Action::OrderLosses(_) => "order_losses",
        Action::OrderSubs(_) => "order_subs",
        Action::OrderBoarding(_) => "order_boarding",
    }
}

/// So many variants `variant` knows.
const VARIANTS: usize = 28;

/// The JSON name of a value of an enum.
fn name(v: &serde_json::Value) -> &str {
    v.as_str().or_else(|| v.as_object()?.keys().next().map(String::as_str)).unwrap_or_default()
}

#[test]
fn the_json_of_every_action_stays_as_it_is() {
    let mut seen = BTreeSet::new();
    for text in ACTIONS {
        let action: Action = serde_json::from_str(text).unwrap_or_else(|e| panic!("{text} is no action any more: {e}"));
        let value = serde_json::to_value(action).unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), *text);
        assert_eq!(name(&value), variant(&action));
        seen.insert(variant(&action));
    }
    assert_eq!(seen.len(), VARIANTS, "a variant has no line");
    assert_eq!(Action::KINDS, KINDS);
    // What nobody ever meant is not read as something else.
    assert!(serde_json::from_str::<Action>(r#"{"buy":{"unit":"infantry","n":2}}"#).is_err());
    assert!(serde_json::from_str::<Action>(r#""surrender""#).is_err());
}

#[test]
fn the_names_of_all_kinds_of_events_stay_as_they_are() {
    let kinds = "bid turn_began phase_began researched developed bought moved flew landed boarded boarding_refused landing_declared \
                 unloaded violated captured capital_taken capital_freed aa_fired rocket_fired raided battle_began fired \
                 fired_low_luck supported lost loss_disputed withdrew retreated landing_forgone battle_ended alighted crashed placed \
                 forfeited income no_income ended air_left bid_kept";
    assert_eq!(Event::KINDS.to_vec(), kinds.split_whitespace().collect::<Vec<_>>());
    let mut seen = BTreeSet::new();
    for e in events() {
        let value = serde_json::to_value(&e).unwrap();
        assert_eq!(name(&value), e.kind(), "the JSON name is that of the kind");
        assert_eq!(serde_json::from_value::<Event>(value).unwrap(), e);
        seen.insert(e.kind());
    }
    assert_eq!(seen.len(), Event::KINDS.len());
}

#[test]
fn every_kind_of_action_has_a_name_in_both_languages() {
    use ironbottom_kernel::Lang;
    for kind in Action::KINDS {
        let [en, fr] = Lang::ALL.map(|l| game().catalog().name(l, &format!("kind.{kind}")));
        assert!(!en.starts_with("kind") && !fr.starts_with("kind") && en != *kind, "{kind}: {en}, {fr}");
    }
}

#[test]
fn actions_are_written_as_they_were() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/notation.txt");
    let game = Arc::new(AxisAndAllies::built_in().unwrap());
    ironbottom_testkit::keeps_notation(&game, &["axis_bid=9"], 4_000, &file);
}

#[test]
fn journals_of_every_release_replay() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
    let mut files: Vec<_> = fs::read_dir(dir).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    for file in files {
        let journal =
            Journal::from_text(&fs::read_to_string(&file).unwrap()).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert!(journal.rules <= EMBEDDED.rules_version);
        let pack = journal.custom_pack.clone().expect("the pack is inside");
        let then = Arc::new(AxisAndAllies::new(pack).unwrap_or_else(|e| panic!("{}: {e:?}", file.display())));
        let table = Table::load(then, &journal, None).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert_eq!(table.done().len(), journal.entries.len());
        assert!(journal.seed.is_some(), "the dice are proved too");
        // It is worth keeping: all phases, several rounds or battles, dice of several purposes.
        let kinds: BTreeSet<&str> = table.done().iter().map(|d| d.action.kind()).collect();
        for kind in ["bid", "buy", "march", "fly", "load", "place", "done", "order"] {
            assert!(kinds.contains(kind), "{}: no {kind} in {kinds:?}", file.display());
        }
    }
}
