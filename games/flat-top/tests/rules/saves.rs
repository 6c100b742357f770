//! Saves never break: the JSON of every action is fixed here, and how it is written.

use flat_top::{Action, FlatTop};
use std::{collections::BTreeSet, path::Path, sync::Arc};

/// One action of every variant, just as journals have them. Never change a line: add.
const ACTIONS: &[&str] = &[
    r#"{"place":{"tf":0,"at":359}}"#,
    r#"{"stow":{"fac":1,"craft":{"m":3,"d":true},"n":2,"bx":"readying","arm":"none"}}"#,
    r#"{"shift":{"from":0,"to":1,"craft":{"m":3,"d":false},"n":2}}"#,
    r#"{"replace":{"fac":1,"craft":{"m":3,"d":true},"n":2}}"#,
    r#"{"ready":{"fac":1,"craft":{"m":3,"d":true},"arm":"ap","n":2}}"#,
    r#"{"gather":{"fac":1,"craft":{"m":3,"d":false},"n":2}}"#,
    r#"{"launch":{"fac":1,"craft":{"m":3,"d":true},"arm":"torpedo","n":2,"class":"minimum","af":4}}"#,
    r#"{"bound":{"af":4,"at":359}}"#,
    r#"{"service":{"fac":1,"craft":{"m":3,"d":true},"n":2}}"#,
    r#"{"unready":{"fac":1,"craft":{"m":3,"d":true},"arm":"gp","n":2}}"#,
    r#"{"disperse":{"fac":1,"craft":{"m":3,"d":false},"n":2}}"#,
    r#"{"junk":{"fac":1,"craft":{"m":3,"d":false},"bx":"landed","arm":"none","n":2}}"#,
    r#"{"plot":{"af":4,"dir":"ne"}}"#,
    r#"{"plot_level":{"af":4,"high":true}}"#,
    r#"{"plot_land":{"af":4,"fac":1}}"#,
    r#"{"plot_stay":{"af":4}}"#,
    r#"{"course":{"tf":0,"dir":"n"}}"#,
    r#"{"anchor":{"ship":5}}"#,
    r#"{"weigh":{"ship":5}}"#,
    r#"{"show_at":{"tf":0,"step":1}}"#,
    r#"{"shadow":{"unit":{"af":4},"contact":2}}"#,
    r#"{"shadow":{"unit":{"tf":0},"contact":2}}"#,
    r#"{"chase":{"dir":"sw"}}"#,
    r#"{"show":{"unit":{"tf":0}}}"#,
    r#"{"hide":{"unit":{"af":4}}}"#,
    r#"{"detach":{"ship":5,"tf":1}}"#,
    r#"{"merge":{"tf":0,"into":1}}"#,
    r#"{"scuttle":{"ship":5}}"#,
    r#"{"report":{"formations":2,"total":9}}"#,
    r#"{"search":{"af":4}}"#,
    r#"{"fly":{"af":4}}"#,
    r#"{"home":{"af":4,"fac":1}}"#,
    r#"{"go":{"dir":"se"}}"#,
    r#"{"level":{"group":0,"high":true}}"#,
    r#"{"land":{"fac":1,"group":0,"n":2}}"#,
    r#"{"leave":{"fac":1}}"#,
    r#"{"hover":{"tf":0}}"#,
    r#"{"part":{"group":0,"n":2}}"#,
    r#"{"join":{"af":4}}"#,
    r#"{"drop":{"group":0}}"#,
    r#"{"ditch":{"group":0,"n":2}}"#,
    r#""stop""#,
    r#"{"intercept":{"high":true}}"#,
    r#""decline""#,
    r#"{"engage":{"at":359}}"#,
    r#"{"want":{"yes":true}}"#,
    r#"{"assign":{"group":{"af":4,"group":0},"n":2,"task":"at_bombers"}}"#,
    r#"{"fuel":{"group":{"af":4,"group":0},"pay":false}}"#,
    r#"{"shoot":{"by":{"m":3,"d":true},"n":2,"at":{"m":15,"d":true}}}"#,
    r#"{"strike":{"group":{"af":4,"group":0},"n":2,"mode":"dive","target":{"ship":1}}}"#,
    r#"{"strike":{"group":{"af":4,"group":0},"n":2,"mode":"high","target":"base"}}"#,
    r#"{"flak":{"by":{"ship":5},"sortie":1}}"#,
    r#"{"lose":{"craft":{"m":3,"d":true},"bx":"ready"}}"#,
    r#"{"line":{"ship":5,"line":"guns"}}"#,
    r#"{"face":{"n":6}}"#,
    r#"{"gun":{"ship":5,"n":2,"at":3}}"#,
    r#"{"torpedo":{"ship":5,"at":3}}"#,
    r#"{"shell":{"ship":5}}"#,
    r#"{"reply":{"n":2,"at":3}}"#,
    r#""next""#,
    r#""done""#,
    r#"{"order":{"lie":"inflate"}}"#,
    r#"{"order":{"react":"always"}}"#,
    r#"{"order":{"repair":false}}"#,
    r#"{"order":{"picks":true}}"#,
    r#"{"fall":{"group":{"af":4,"group":0},"n":2}}"#,
    r#"{"head":{"at":359}}"#,
    r#"{"sail":{"tf":0,"at":359}}"#,
    r#"{"chart":{"unit":{"tf":0}}}"#,
    r#"{"goal":{"at":359}}"#,
    r#"{"close":{"how":"home_search"}}"#,
    r#"{"order":{"service":true}}"#,
    r#"{"order":{"fighters":false}}"#,
    r#"{"order":{"bombers":"ships"}}"#,
];

#[test]
fn the_json_of_every_action_is_fixed() {
    let mut kinds = BTreeSet::new();
    for text in ACTIONS {
        let action: Action = serde_json::from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(serde_json::to_string(&action).unwrap(), *text);
        kinds.insert(action.kind());
    }
    assert_eq!(kinds, Action::KINDS.iter().copied().collect());
}

#[test]
fn actions_are_written_as_they_were() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/notation.txt");
    let game = Arc::new(FlatTop::built_in().unwrap());
    ironbottom_testkit::keeps_notation(&game, &[], 400, &file);
}
