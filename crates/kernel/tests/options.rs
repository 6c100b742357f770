//! Options: read from text, checked, looked up with their defaults. Rule ids as people write them.

use ironbottom_kernel::{
    Explain, GameInfo, Options, RuleId, Seat,
    info::{Bilingual, OptionError, OptionInfo, OptionKind, OptionValue, SeatInfo},
};

fn both(text: &str) -> Bilingual {
    Bilingual { en: text.to_owned(), fr: text.to_owned() }
}

fn option(id: &str, kind: OptionKind, default: OptionValue) -> OptionInfo {
    OptionInfo { id: id.to_owned(), kind, default, name: both(id), help: both(id), rule: None, midgame: false }
}

fn info() -> GameInfo {
    GameInfo {
        id: "test".to_owned(),
        title: both("Test"),
        rules_version: 1,
        rule_prefix: "TE".to_owned(),
        seats: vec![SeatInfo { id: "north".to_owned(), name: both("North"), side: "north".to_owned() }],
        options: vec![
            option("fog", OptionKind::Flag, OptionValue::Flag(true)),
            option("rounds", OptionKind::Number { min: 1, max: 20 }, OptionValue::Number(10)),
            option(
                "dice",
                OptionKind::Choice(vec!["plain".to_owned(), "even".to_owned()]),
                OptionValue::Choice("plain".to_owned()),
            ),
        ],
        round_limit_option: Some("rounds".to_owned()),
        ..GameInfo::default()
    }
}

#[test]
fn pairs_are_read() {
    let i = info();
    let o = i.parse_options(&["fog=off", "rounds=20", "dice=even"]).unwrap();
    assert_eq!((i.flag(&o, "fog"), i.number(&o, "rounds"), i.choice(&o, "dice")), (false, 20, "even"));
    for (word, value) in [("true", true), ("on", true), ("yes", true), ("1", true), ("no", false), ("0", false), ("false", false)]
    {
        let o = i.parse_options(&[format!("fog={word}")]).unwrap();
        assert_eq!(i.flag(&o, "fog"), value, "{word}");
    }
}

#[test]
fn what_is_not_set_has_its_default() {
    let (i, o) = (info(), Options::default());
    assert_eq!((i.flag(&o, "fog"), i.number(&o, "rounds"), i.choice(&o, "dice")), (true, 10, "plain"));
    // Asked for what it is not, an option is off, nought or empty.
    assert_eq!((i.flag(&o, "rounds"), i.number(&o, "dice"), i.choice(&o, "none")), (false, 0, ""));
}

#[test]
fn wrong_pairs_are_refused_with_their_reason() {
    let i = info();
    let wrong = |pair: &str| i.parse_options(&[pair]).unwrap_err();
    assert_eq!(wrong("fog"), OptionError::Form("fog".to_owned()));
    assert_eq!(wrong("mist=on"), OptionError::Unknown("mist".to_owned()));
    for (pair, allowed) in
        [("fog=perhaps", "true, false"), ("rounds=21", "1 to 20"), ("rounds=x", "1 to 20"), ("dice=odd", "plain, even")]
    {
        let e = wrong(pair);
        assert!(matches!(&e, OptionError::Value { allowed: a, .. } if a == allowed), "{e}");
        assert_eq!(e.explain().id, "option-value");
    }
}

#[test]
fn all_violations_are_found_at_once() {
    let i = info();
    let mut o = Options::default();
    o.0.insert("mist".to_owned(), OptionValue::Flag(true));
    o.0.insert("rounds".to_owned(), OptionValue::Number(0));
    o.0.insert("fog".to_owned(), OptionValue::Flag(false));
    o.0.insert("dice".to_owned(), OptionValue::Flag(false));
    assert_eq!(i.check_options(&o).len(), 3);
}

#[test]
fn options_are_saved_as_plain_values() {
    let o = info().parse_options(&["fog=on", "rounds=3", "dice=even"]).unwrap();
    let text = serde_json::to_string(&o).unwrap();
    assert_eq!(text, r#"{"dice":"even","fog":true,"rounds":3}"#);
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), o);
}

#[test]
fn seats_have_ids() {
    let i = info();
    assert_eq!((i.seat("north"), i.seat("south")), (Some(Seat(0)), None));
    assert_eq!((i.seat_id(Seat(0)), i.seat_id(Seat(9))), ("north", "?"));
}

#[test]
fn rule_ids_as_people_write_them() {
    assert_eq!(RuleId::numbered(13).with_prefix("TE"), "TE-013");
    for text in ["TE-013", "te-13", "TE_013"] {
        assert_eq!(RuleId::parse(text, "TE"), Some(RuleId::numbered(13)), "{text}");
    }
    for text in ["", "TE", "TE013", "XX-013", "TE-x", "TE-99999", "é-1"] {
        assert_eq!(RuleId::parse(text, "TE"), None, "{text}");
    }
}
