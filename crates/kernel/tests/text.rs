//! Messages: both languages, plurals, names, and every message the kernel itself uses.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Arg, Catalog, Explain, Lang, Msg, Refusal, RuleId, Wording,
    board::Stage,
    dice::DiceFault,
    game::{SetUpError, SetUpErrors},
    info::OptionError,
    journal::{EntryFault, JournalError},
    table::{ActError, UndoError},
};

fn catalog() -> Catalog {
    let mut c = Catalog::kernel().unwrap();
    c.add(
        "test",
        "boats = { $n ->\n    [one] one boat\n   *[other] { $n } boats\n}\nsays = { $who } says: { $what }\nlist = { $items }\n",
        "boats = { $n ->\n    [one] { $n } bateau\n   *[other] { $n } bateaux\n}\nsays = { $who } dit : { $what }\nlist = { $items }\n",
    )
    .unwrap();
    c.add_name("place.north", "the North", "le Nord");
    c
}

fn boats(n: i64) -> Msg {
    Msg::new("boats").int("n", n)
}

#[test]
fn plurals_follow_each_language() {
    let c = catalog();
    let say = |n, lang| c.say(lang, &boats(n));
    assert_eq!([0, 1, 2].map(|n| say(n, Lang::En)), ["0 boats", "one boat", "2 boats"]);
    // In French nought is singular.
    assert_eq!([0, 1, 2].map(|n| say(n, Lang::Fr)), ["0 bateau", "1 bateau", "2 bateaux"]);
}

#[test]
fn names_lists_and_messages_inside_messages() {
    let c = catalog();
    let msg = Msg::new("says").name("who", "place.north").msg("what", boats(3));
    assert_eq!(c.say(Lang::En, &msg), "the North says: 3 boats");
    assert_eq!(c.say(Lang::Fr, &msg), "le Nord dit : 3 bateaux");
    let items = vec![Arg::Int(2), Arg::Text("x".to_owned()), Arg::Name("place.north".into()), Arg::Msg(Box::new(boats(1)))];
    let list = Msg::new("list").arg("items", Arg::List(items));
    assert_eq!(c.say(Lang::En, &list), "2, x, the North, one boat");
    assert_eq!(c.say(Lang::Fr, &list), "2, x, le Nord, 1 bateau");
}

#[test]
fn what_is_missing_shows_itself() {
    let c = catalog();
    assert_eq!(c.say(Lang::En, &Msg::new("no-such")), "no-such");
    assert_eq!(c.name(Lang::Fr, "place.south"), "place.south");
    assert!(c.has_name("place.north") && !c.has_name("place.south"));
    assert!(c.has(Lang::Fr, "boats") && !c.has(Lang::Fr, "no-such"));
    assert!(c.say(Lang::En, &Msg::new("says")).contains("{$who}"));
}

#[test]
fn a_broken_or_doubled_file_is_refused_by_name() {
    let mut c = catalog();
    assert!(c.add("broken", "ok = ok", "= nothing").unwrap_err().to_string().contains("broken (Fr)"));
    assert!(c.add("twice", "boats = again", "boats = encore").is_err());
}

#[test]
fn messages_travel_as_ids() {
    let msg = Msg::new("says").name("who", "place.north").msg("what", boats(1)).text("note", "x");
    let text = serde_json::to_string(&msg).unwrap();
    assert_eq!(serde_json::from_str::<Msg>(&text).unwrap(), msg);
    assert_eq!(serde_json::to_string(&Msg::new("list")).unwrap(), r#"{"id":"list"}"#);
}

#[test]
fn languages_are_known_by_their_locale() {
    for (text, lang) in [("fr_CA.UTF-8", Some(Lang::Fr)), ("EN", Some(Lang::En)), ("de", None), ("", None), ("é", None)] {
        assert_eq!(Lang::from_locale(text), lang, "{text}");
    }
}

/// Ids of a message file, in order.
fn ids(text: &str) -> Vec<&str> {
    let mut ids: Vec<&str> =
        text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(|l| l.split(" =").next()).collect();
    ids.sort_unstable();
    ids
}

#[test]
fn the_kernels_files_have_the_same_messages() {
    let (en, fr) = (ids(include_str!("../text/en.ftl")), ids(include_str!("../text/fr.ftl")));
    assert!(en.len() > 25);
    assert_eq!(en, fr);
}

/// Everything the kernel may have to explain, one of each.
fn explained() -> Vec<Msg> {
    let x = || "x".to_owned();
    let options =
        || [OptionError::Unknown(x()), OptionError::Form(x()), OptionError::Value { option: x(), value: x(), allowed: x() }];
    let set_ups = || {
        let mut errors = vec![SetUpError::Scenario(x()), SetUpError::Pack(x())];
        errors.extend(options().map(SetUpError::Option));
        errors
    };
    let dice = [
        DiceFault::Missing { purpose: x() },
        DiceFault::Different { purpose: x(), recorded: x(), sides: 6 },
        DiceFault::NoSuchFace { sides: 6, value: 7 },
        DiceFault::LeftOver { extra: 1 },
        DiceFault::LeftOver { extra: 2 },
    ];
    let mut faults: Vec<EntryFault> = dice.into_iter().map(EntryFault::Dice).collect();
    faults.extend([
        EntryFault::Seat(x()),
        EntryFault::Action(x()),
        EntryFault::Refused(Refusal::new(RuleId::numbered(1), "undo-nothing")),
        EntryFault::Over,
        EntryFault::NotOfSeed,
        EntryFault::Digest,
        EntryFault::Rewind(3),
        EntryFault::Side(x()),
    ]);
    let mut journals: Vec<JournalError> =
        faults.into_iter().enumerate().map(|(entry, fault)| JournalError::Entry { entry, fault }).collect();
    journals.extend([
        JournalError::Unreadable(x()),
        JournalError::Format(2),
        JournalError::Game(x()),
        JournalError::Rules(2),
        JournalError::Pack(x()),
        JournalError::Commitment,
        JournalError::Opening,
        JournalError::Outcome,
        JournalError::SetUp(SetUpErrors(set_ups())),
    ]);
    let mut out: Vec<Msg> = journals.iter().map(Explain::explain).collect();
    out.extend(
        [ActError::NoSeed, ActError::Over, ActError::Refused(Refusal::new(RuleId::numbered(1), "act-over"))]
            .iter()
            .map(Explain::explain),
    );
    out.extend([UndoError::Nothing, UndoError::Barrier].iter().map(Explain::explain));
    out.extend([Msg::new("pack-file-missing").text("file", "x"), Msg::new("pack-not-readable").text("problem", "x")]);
    out
}

#[test]
fn everything_the_kernel_explains_can_be_said_in_both_languages() {
    let c = Catalog::kernel().unwrap();
    for msg in explained() {
        for lang in Lang::ALL {
            assert!(c.has(lang, &msg.id), "{} in {lang:?}", msg.id);
            let said = c.say(lang, &msg);
            // Neither an argument left open nor an id in place of its text, at any depth.
            let raw = said.contains('{') || ids(include_str!("../text/en.ftl")).iter().any(|id| said.contains(id));
            assert!(!raw, "{lang:?}: {said}");
        }
    }
}

#[test]
fn words_fit_the_kinds_there_are() {
    let symbols = ["unit.cart", "unit.mule", "hut"].map(|kind| (kind.to_owned(), "u-hidden".to_owned()));
    let stage = Stage { symbols: symbols.into(), works: vec!["hut".to_owned()], ..Stage::default() };
    let mut c = catalog();
    c.add_name("unit.cart", "cart", "charrette");
    c.add_name("hut", "hut", "cabane");
    let wrong = c.check(&["load"], &stage).unwrap_err();
    assert_eq!(wrong.0, ["the kind of piece 'unit.mule' has no name"]);
    // Without stacks nobody needs a plural; where there is one, all that can stand in a stack have one.
    c.add_name("unit.mule", "mule", "mulet");
    assert_eq!(c.check(&["load"], &stage), Ok(()));
    c.add_words(Wording::Plural, "unit.cart", "carts", "charrettes");
    assert_eq!(c.check(&["load"], &stage).unwrap_err().0, ["several of the kind of piece 'unit.mule' have no name"]);
    c.add_words(Wording::Plural, "unit.mule", "mules", "mulets");
    assert_eq!(c.words(Lang::Fr, Wording::Plural).collect::<Vec<_>>(), [("unit.cart", "charrettes"), ("unit.mule", "mulets")]);
    c.add_words(Wording::Hint, "load", "load them", "chargez");
    assert_eq!(c.check(&["load"], &stage), Ok(()));
    c.add_words(Wording::InTurn, "lode", "load all", "tout charger");
    assert_eq!(c.check(&["load"], &stage).unwrap_err().0, ["InTurn is about 'lode', which there is not"]);
}
