//! A table plays by the version of the rules it began with to its end, whatever the program has learned since.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    About, Advice, Catalog, Dice, Face, GameInfo, Imagine, Log, Msg, Options, Outcome, Refusal, Rng, RuleId, Rules, RulesVersion,
    Seat, SeatSet, SetUpErrors, ToAct, Viewer,
    dice::Seed,
    info::{Bilingual, SeatInfo, SideInfo},
    journal::{Journal, JournalError},
    pack::Pack,
    prompt::Prompt,
    scene::Scene,
    table::Table,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One walks: in the first version a step is one long, in the second two.
struct Walk {
    about: About,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Position {
    far: u32,
    #[serde(default = "first", skip_serializing_if = "is_first")]
    version: u32,
}

const fn first() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form serde asks for")]
const fn is_first(version: &u32) -> bool {
    *version == 1
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Action {
    Step,
    Roll,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Event {
    Walked,
}

ironbottom_kernel::kinds!(Action: "step" = Step, "roll" = Roll);
ironbottom_kernel::kinds!(Event: "walked" = Walked);

/// The program that knows the rules up to this version.
fn walk(rules_version: u32) -> Arc<Walk> {
    let seat = SeatInfo { id: "one".to_owned(), name: Bilingual::default(), side: "one".to_owned() };
    let info = GameInfo {
        id: "walk".to_owned(),
        rules_version,
        rule_prefix: "WA".to_owned(),
        seats: vec![seat],
        sides: vec![SideInfo { id: "one".to_owned(), name: Bilingual::default() }],
        ..GameInfo::default()
    };
    Arc::new(Walk { about: About { info, catalog: Catalog::empty(), pack: Pack::default() } })
}

impl Rules for Walk {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = Position;

    fn about(&self) -> &About {
        &self.about
    }

    fn set_up(&self, RulesVersion(version): RulesVersion, _: &str, _: &Options, _: &mut Dice) -> Result<Position, SetUpErrors> {
        Ok(Position { far: 0, version })
    }

    fn to_act(&self, p: &Position) -> ToAct {
        match p.far {
            0..100 => ToAct::One(Seat(0)),
            _ => ToAct::Over(Outcome { winner: None, reason: Msg::new("far"), honours: SeatSet::NONE }),
        }
    }

    fn actions(&self, _: &Position, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Step, Action::Roll]);
    }

    fn check(&self, _: &Position, _: Seat, _: &Action) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&self, p: &mut Position, _: Seat, a: &Action, dice: &mut Dice, _: &mut Log<Event>) {
        p.far += match a {
            Action::Step => p.version,
            Action::Roll => u32::from(dice.d6("roll")),
        };
    }

    fn view(&self, p: &Position, _: Viewer) -> Position {
        *p
    }

    fn round(&self, _: &Position) -> u32 {
        1
    }
}

impl Face for Walk {
    fn prompt(&self, _: &Position, seat: Seat, _: &[Action]) -> Prompt {
        Prompt {
            seat,
            text: Msg::new("walk"),
            rule: RuleId::numbered(1),
            piece: String::new(),
            choices: Vec::new(),
            shelves: Vec::new(),
        }
    }

    fn scene(&self, _: &Position) -> Scene {
        Scene::default()
    }

    fn notation(&self, _: &Position, a: &Action) -> String {
        a.kind().to_owned()
    }

    fn tell(&self, _: &Event) -> Msg {
        Msg::new("no")
    }
}

impl Advice for Walk {}

impl Imagine for Walk {
    fn imagine(&self, v: &Position, _: &mut Rng) -> Position {
        *v
    }
}

const ONE: Seat = Seat(0);

fn open(game: &Arc<Walk>) -> Table<Walk> {
    Table::open(game.clone(), "", &Options::default(), Seed::from_number(1), Vec::new()).unwrap()
}

/// A step, a die and two steps, by the program of this version.
fn begun(version: u32) -> Table<Walk> {
    let mut t = open(&walk(version));
    for a in [Action::Step, Action::Roll, Action::Step, Action::Step] {
        t.act(ONE, &a).unwrap();
    }
    t
}

/// What one more step adds.
fn stride(t: &mut Table<Walk>) -> u32 {
    let before = t.position().far;
    t.act(ONE, &Action::Step).unwrap();
    t.position().far - before
}

#[test]
fn an_older_journal_is_played_on_by_its_own_rules_through_save_fork_and_undo() {
    let then = begun(1);
    let text = then.sealed_journal().to_text();
    assert!(!text.contains("version"), "the first version is not written into positions");
    let now = walk(2);
    let mut t = Table::load(now.clone(), &Journal::from_text(&text).unwrap(), None).unwrap();
    assert_eq!((t.journal(), t.position()), (then.journal(), then.position()));
    assert_eq!(t.head().rules, 1);

    assert_eq!(stride(&mut t), 1);
    t.undo(ONE).unwrap();
    assert_eq!(stride(&mut t), 1);
    t.rewind(1, SeatSet::first(1)).unwrap();
    assert_eq!((t.position().far, stride(&mut t)), (1, 1));

    // Saved by the new program and read again.
    let saved = Journal::from_text(&t.sealed_journal().to_text()).unwrap();
    assert_eq!(saved.rules, 1);
    assert_eq!(stride(&mut Table::load(now, &saved, None).unwrap()), 1);

    for n in 0..3 {
        let mut fork = t.fork(n, Seed::from_number(2)).unwrap();
        assert_eq!((fork.head().rules, stride(&mut fork)), (1, 1), "forked after {n}");
        assert!(Table::load(walk(2), &fork.sealed_journal(), None).is_ok());
        let mut other = t.imagined(n, Viewer::seat(ONE), Seed::from_number(2), &mut Rng::new(1)).unwrap();
        assert_eq!((other.head().rules, stride(&mut other)), (1, 1), "imagined after {n}");
    }
    assert_eq!(t.in_another_truth(Viewer::seat(ONE), &mut Rng::new(1)).head().rules, 1);
}

#[test]
fn a_new_table_plays_by_the_newest_rules() {
    let mut t = begun(2);
    assert_eq!((t.head().rules, stride(&mut t)), (2, 2));
    assert_eq!(t.fork(0, Seed::from_number(2)).unwrap().head().rules, 2);
    assert!(Table::load(walk(2), &t.journal(), None).is_ok());
}

#[test]
fn a_version_that_is_not_known_is_refused() {
    let newer = begun(2).journal();
    assert_eq!(Table::load(walk(1), &newer, None).map(|_| ()).unwrap_err(), JournalError::Rules(2));
    let none = Journal { rules: 0, ..newer.clone() };
    assert_eq!(Table::load(walk(2), &none, None).map(|_| ()).unwrap_err(), JournalError::Rules(0));
    // Nor is one version passed off as the other.
    let older = Journal { rules: 1, ..newer };
    assert_eq!(Table::load(walk(2), &older, None).map(|_| ()).unwrap_err(), JournalError::Opening);
}
