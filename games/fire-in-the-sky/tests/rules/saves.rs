//! Saves never break: the JSON of every action is fixed here.

use fire_in_the_sky::Action;
use std::collections::BTreeSet;

/// One or more actions of every variant, just as journals have them. Never change a line: add.
const ACTIONS: &[&str] = &[
    r#"{"station":{"unit":7,"at":3}}"#,
    r#"{"station_aviation":{"steps":2,"at":3}}"#,
    r#"{"oil":{"from":3,"points":4}}"#,
    r#"{"escort":{"unit":7}}"#,
    r#"{"release":{"unit":7,"to":3}}"#,
    r#"{"hunt":{"dice":2}}"#,
    r#"{"raid":{"dice":2}}"#,
    r#"{"bomb":{"dice":2}}"#,
    r#"{"place_air":{"nation":"usa","steps":2,"to":3}}"#,
    r#"{"aviation":{"steps":2,"to":3}}"#,
    r#"{"train":{"steps":2}}"#,
    r#"{"refit":{"unit":7}}"#,
    r#"{"convert":{"from":3,"steps":1}}"#,
    r#"{"pick":{"unit":7}}"#,
    r#"{"raise":{"nation":"britain","value":4,"at":3}}"#,
    r#"{"ferry":{"item":{"unit":7},"from":3}}"#,
    r#""fleet""#,
    r#""ranger""#,
    r#"{"spend":{"at":3}}"#,
    r#"{"doom":{"at":3}}"#,
    r#"{"sink":{"unit":7}}"#,
    r#"{"restore":{"unit":7,"value":2,"from":3}}"#,
    r#"{"deploy":{"item":{"air":{"nation":"japan","steps":2}},"from":3,"to":4}}"#,
    r#"{"walk":{"item":{"unit":7},"from":3,"to":4}}"#,
    r#"{"remove":{"item":{"marker":{"nation":"usa","value":2}},"at":3}}"#,
    r#"{"sail":{"item":{"unit":7},"from":3,"to":150}}"#,
    r#"{"join":{"item":{"unit":7},"force":0}}"#,
    r#"{"express":{"force":0}}"#,
    r#"{"show":{"force":0}}"#,
    r#"{"show":{"force":0}}"#,
    r#"{"decode":{"from":3,"to":4}}"#,
    r#"{"assign":{"nation":"japan","steps":2,"from":3,"to":4}}"#,
    r#"{"torpedo":{"force":0}}"#,
    r#"{"aim":{"item":{"unit":7}}}"#,
    r#"{"fight":{"at":3}}"#,
    r#""kamikazes""#,
    r#"{"scramble":{"steps":1}}"#,
    r#"{"send":{"target":"base","points":2,"elite":false}}"#,
    r#"{"send":{"target":{"force":0},"points":2,"elite":true}}"#,
    r#"{"strike":{"on":{"unit":7},"points":1,"elite":false}}"#,
    r#"{"strike":{"on":{"air":"netherlands"},"points":1,"elite":false}}"#,
    r#"{"strike":{"on":"marker","points":1,"elite":false}}"#,
    r#"{"strike":{"on":"support","points":1,"elite":false}}"#,
    r#"{"commit":{"unit":7}}"#,
    r#"{"pair":{"unit":7,"enemy":8}}"#,
    r#""withdraw""#,
    r#""stay""#,
    r#"{"fire":{"unit":7,"enemy":8}}"#,
    r#"{"land":{"item":{"unit":7},"force":0}}"#,
    r#""assault""#,
    r#"{"unload":{"force":0,"steps":1}}"#,
    r#"{"disperse":{"item":{"unit":7},"at":3}}"#,
    r#"{"home":{"unit":7,"at":3}}"#,
    r#"{"order":{"order":"pair","on":true}}"#,
    r#""done""#,
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
fn what_does_not_exist_is_refused_in_every_phase() {
    let t = crate::bench::bench("long", &[]);
    for text in ACTIONS {
        let wild =
            text.replace(":7", ":251").replace(":3", ":252").replace(":4", ":253").replace(":0", ":254").replace(":8", ":255");
        let action: Action = serde_json::from_str(&wild).unwrap();
        if wild != *text && !wild.contains("nation\":\"j") {
            assert!(!t.legal(action), "{wild}");
        }
    }
}
