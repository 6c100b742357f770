//! Saves never break: the JSON of every action is fixed here, and how it is written.

use fleet_commander_nimitz::{Action, Nimitz, Position};
use ironbottom_kernel::{Dice, Options, Rules, RulesVersion, dice::Seed, table::Table};
use std::{collections::BTreeSet, path::Path, sync::Arc};

/// One or more actions of every variant, just as journals have them. Never change a line: add.
const ACTIONS: &[&str] = &[
    r#"{"buy":{"unit":7,"rp":5}}"#,
    r#"{"repair":{"unit":7}}"#,
    r#"{"scout":{"area":3}}"#,
    r#"{"spot":{"area":3}}"#,
    r#"{"move":{"unit":7,"to":3}}"#,
    r#"{"raid":{"unit":7}}"#,
    r#"{"bomb":{"unit":7}}"#,
    r#"{"commit":{"unit":7}}"#,
    r#"{"remove":{"class":"ship"}}"#,
    r#"{"remove":{"class":"infantry"}}"#,
    r#"{"remove":{"class":"air"}}"#,
    r#"{"order":{"area":3}}"#,
    r#"{"fight":{"area":3}}"#,
    r#"{"place":{"unit":7,"sector":"us_ocean"}}"#,
    r#"{"place":{"unit":7,"sector":"coastal"}}"#,
    r#"{"escort":{"unit":7}}"#,
    r#"{"take_plan":{"plan":"leathernecks"}}"#,
    r#"{"use":{"plan":"furball"}}"#,
    r#"{"use_with":{"plan":"anti_aircraft","unit":7}}"#,
    r#"{"engage":{"longer":true}}"#,
    r#"{"launch":{"unit":7}}"#,
    r#"{"fly":{"squadron":2,"sector":"japan_ocean"}}"#,
    r#"{"fly":{"squadron":2,"sector":"island"}}"#,
    r#"{"take":{"target":{"unit":7}}}"#,
    r#"{"take":{"target":{"squadron":2}}}"#,
    r#"{"take":{"target":"airfield"}}"#,
    r#"{"stop":{"plan":"seabees"}}"#,
    r#"{"strike":{"target":{"unit":7}}}"#,
    r#"{"land":{"squadron":2,"unit":7}}"#,
    r#"{"give_up":{"squadron":2}}"#,
    r#"{"carrier":{"unit":7}}"#,
    r#"{"keep":{"unit":7}}"#,
    r#""done""#,
];

#[test]
fn the_json_of_every_action_is_fixed() {
    let mut kinds = BTreeSet::new();
    for text in ACTIONS {
        let action: Action = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), *text);
        kinds.insert(action.kind());
    }
    assert_eq!(kinds, Action::KINDS.iter().copied().collect());
}

#[test]
fn actions_are_written_as_they_were() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/notation.txt");
    let game = Arc::new(Nimitz::built_in().unwrap());
    ironbottom_testkit::keeps_notation(&game, &[], 500, &file);
}

#[test]
fn a_table_of_the_first_version_is_told_so_and_writes_nothing_of_it() {
    let game = Arc::new(Nimitz::built_in().unwrap());
    let set_up = |version| game.set_up(RulesVersion(version), "linked", &Options::default(), &mut Dice::scripted(&[])).unwrap();
    let (old, new) = (set_up(1), set_up(2));
    assert!(!old.rules.reads_since(2) && new.rules.reads_since(2));
    let text = serde_json::to_string(&old).unwrap();
    assert!(!text.contains("version"));
    assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), old);
    assert_eq!(serde_json::from_str::<Position>(&serde_json::to_string(&new).unwrap()).unwrap(), new);
    let table = Table::open(game, "1942", &Options::default(), Seed::from_number(1), Vec::new()).unwrap();
    assert_eq!((table.head().rules, table.position().rules.version.0), (3, 3), "a new table has the newest");
}
