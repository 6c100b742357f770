//! A small game for tests of the terminal, and a way to run the program with it.
//!
//! Three heaps of pebbles, two players. First both bid in secret who begins (the higher bid; equal: north). Then in turn one takes
//! one to three pebbles from a heap, or tosses a die whose pips go on the hill (once a turn), and ends the turn. Who takes the last
//! pebble wins.
#![allow(dead_code, reason = "each test binary uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test")]

use ironbottom::{console::Console, run};
use ironbottom_kernel::{
    About, Advice, Catalog, Dice, Face, GameInfo, Imagine, Lang, Log, Msg, Options, Outcome, Refusal, Rng, RuleId, Rules,
    RulesVersion, Seat, SeatSet, SetUpError, SetUpErrors, Spelled, ToAct, Viewer,
    ask::{Answer, Chances, Query},
    board::{Board, BoardError, Stage},
    bot::Bot,
    erased::{AnyGame, Erased},
    info::{Bilingual, OptionInfo, OptionKind, OptionValue, ScenarioInfo, SeatInfo, SideInfo},
    pack::{Pack, PackProblems},
    prompt::{Choice, Gesture, Prompt},
    rule::RuleText,
    scene::{Age, Area, Bar, Calendar, Doing, Look, Panel, PanelKind, Piece, Report, Row, Scene, SpaceState},
};
use ironbottom_registry::Known;
use serde::{Deserialize, Serialize};
use std::{
    io::{Cursor, Write},
    path::PathBuf,
    sync::{Arc, Mutex},
};

pub const GAMES: &[Known] =
    &[Known::playable("pebbles", "Pebbles", stage, build, built_in), Known::not_yet("marbles", "Marbles", no_stage)];

/// Three heaps on paper, and a board for nothing.
const BOARD: &str = r#"{"id":"heaps","ground":"paper","width":3000,"height":1000,"spaces":[
 {"id":"hill","kind":"box","at":[500,600],"room":300,"outline":"m100 100 800 0 0 800-800 0z","labels":{"en":{"at":[500,200],"size":100,"lines":["Hill"]},"fr":{"at":[500,200],"size":100,"lines":["Colline"]}}},
 {"id":"lake","kind":"box","at":[1500,600],"room":300,"outline":"m1100 100 800 0 0 800-800 0z","labels":{"en":{"at":[1500,200],"size":100,"lines":["Lake"]}}},
 {"id":"elan","kind":"box","at":[2500,600],"room":300,"outline":"m2100 100 800 0 0 800-800 0z","labels":{"en":{"at":[2500,200],"size":100,"lines":["Élan"]}}}]}"#;

pub fn stage() -> Result<Stage, BoardError> {
    let heaps = Board::from_text(BOARD)?;
    let other = Board { id: "other".to_owned(), spaces: Vec::new(), ..heaps.clone() };
    let symbols = [("pebble".to_owned(), "u-marker".to_owned())].into();
    Ok(Stage { boards: vec![heaps, other], symbols, ..Stage::default() })
}

fn no_stage() -> Result<Stage, BoardError> {
    Ok(Stage::default())
}

const HEAPS: [&str; 3] = ["hill", "lake", "elan"];

const PACK: &str = "id = \"pebbles\"\ntitle = \"Pebbles\"\nhill = 4\nlake = 3\nelan = 2\n";

pub fn built_in() -> Pack {
    Pack::from_files(&[("pack.toml", PACK)])
}

fn build(pack: Pack) -> Result<Arc<dyn AnyGame>, PackProblems> {
    Ok(Erased::boxed(Pebbles::new(pack)?))
}

#[derive(Deserialize)]
struct Head {
    id: String,
    title: String,
    hill: i64,
    lake: i64,
    elan: i64,
}

pub struct Pebbles {
    about: About,
    heaps: [u8; 3],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    heaps: [u8; 3],
    bids: [Option<u8>; 2],
    turn: Option<Seat>,
    round: u32,
    limit: u32,
    took: bool,
    tossed: bool,
    polite: [bool; 2],
    winner: Option<Seat>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Bid(u8),
    Take { count: u8, heap: u8 },
    Toss,
    End,
    Polite(bool),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Began(Seat),
    Took { seat: Seat, count: u8, heap: u8 },
    Tossed { seat: Seat, pips: u8 },
    Ordered(Seat),
}

impl Pebbles {
    fn new(pack: Pack) -> Result<Self, PackProblems> {
        let mut problems = PackProblems::default();
        let head: Option<Head> = pack.read("pack.toml", &mut problems);
        if let Some(h) = &head {
            for (i, (name, n)) in [("hill", h.hill), ("lake", h.lake), ("elan", h.elan)].into_iter().enumerate() {
                if !(0..=9).contains(&n) {
                    problems.add("pack.toml", i + 3, Msg::new("bad-heap").name("heap", format!("space.{name}")));
                }
            }
        }
        problems.finish()?;
        let h = head.unwrap();
        assert_eq!(h.id, "pebbles");
        let mut catalog = Catalog::empty();
        let en = "bad-heap = the heap { $heap } cannot be so large\nbid = What do you bid?\ntake = Take pebbles, or end\n\
                  label-bid = Bid { $n }\nlabel-take = Take { $n } from { $heap }\nlabel-toss = Toss the die\nlabel-end = End the turn\n\
                  too-many = There are only { $n }.\nonce = Only once a turn.\nnot-your-turn = It is not your turn.\nlast = took the last pebble\n\
                  limit = the rounds are over\nbegan = { $seat } begins\ntook = { $seat } takes { $n } from { $heap }\n\
                  tossed = { $seat } tosses the die\nordered = a standing order\ntitle = Round { $n }\nheaps = Heaps\nheap = { $heap }\nn = { $n }\n\
                  odds-words = Only --attack and --defend with numbers make sense.\nno-ask = unknown question\n\
                  risky = Dice are dice.\n";
        let fr = en
            .replace("bid = What do you bid?", "bid = Combien misez-vous ?")
            .replace("Take pebbles, or end", "Prenez des cailloux");
        catalog.add("pebbles", en, &fr).unwrap();
        for (key, e, f) in [("hill", "Hill", "Colline"), ("lake", "Lake", "Lac"), ("elan", "Élan", "Élan")] {
            catalog.add_name(format!("space.{key}"), e, f);
        }
        catalog.add_name("code.lake", "LK", "LK");
        catalog.add_name("region.lake", "Under water", "Sous l'eau");
        catalog.add_name("kind.toss", "Games of chance", "Jeux de hasard");
        catalog.add_name("pebble", "pebble", "caillou");
        catalog.add_name("seat.0", "North", "Nord");
        catalog.add_name("seat.1", "South", "Sud");
        let pair = |t: &str| Bilingual { en: t.to_owned(), fr: t.to_owned() };
        let seat = |id: &str, name: &str, fr: &str| SeatInfo {
            id: id.to_owned(),
            name: Bilingual { en: name.to_owned(), fr: fr.to_owned() },
            side: format!("side-{id}"),
        };
        let rule = |id: u16, section: &str, en: &str| RuleText {
            id: RuleId::numbered(id),
            section: section.to_owned(),
            chapter: "play".to_owned(),
            en: en.to_owned(),
            fr: format!("(fr) {en}"),
        };
        let info = GameInfo {
            id: "pebbles".to_owned(),
            title: pair(&h.title),
            rules_version: 1,
            rule_prefix: "PB".to_owned(),
            seats: vec![seat("north", "North", "Nord"), seat("south", "South", "Sud")],
            sides: vec![
                SideInfo { id: "side-north".to_owned(), name: pair("North's") },
                SideInfo { id: "side-south".to_owned(), name: pair("South's") },
            ],
            scenarios: vec![
                ScenarioInfo { id: "small".to_owned(), name: pair("Small") },
                ScenarioInfo { id: "large".to_owned(), name: pair("Large") },
            ],
            options: vec![OptionInfo {
                id: "rounds".to_owned(),
                kind: OptionKind::Number { min: 0, max: 50 },
                default: OptionValue::Number(0),
                name: pair("Rounds"),
                help: pair("Limit of rounds; 0: none"),
                rule: None,
                midgame: false,
            }],
            round_limit_option: Some("rounds".to_owned()),
            levels: vec!["greedy".to_owned()],
            chapters: vec![("play".to_owned(), pair("Play"))],
            rules: vec![
                rule(1, "1.1", "Both bid in secret."),
                rule(2, "1.2", "Nobody takes more pebbles than are there."),
                rule(3, "2.1", "The die is tossed once a turn."),
            ],
            ..GameInfo::default()
        };
        Ok(Self { about: About { info, catalog, pack }, heaps: [h.hill as u8, h.lake as u8, h.elan as u8] })
    }

    fn legal(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        let my_turn = p.turn == Some(seat);
        match a {
            _ if p.winner.is_some() => Err(Refusal::new(RuleId::numbered(1), "not-your-turn")),
            Action::Bid(n) if p.turn.is_none() && p.bids[seat.0 as usize].is_none() && (1..=3).contains(n) => Ok(()),
            Action::Bid(_) => Err(Refusal::new(RuleId::numbered(1), "not-your-turn")),
            Action::Polite(on) if p.polite[seat.0 as usize] != *on => Ok(()),
            Action::Polite(_) => Err(Refusal::new(RuleId::numbered(3), "once")),
            _ if !my_turn => Err(Refusal::new(RuleId::numbered(1), "not-your-turn")),
            Action::Take { .. } if p.took => Err(Refusal::new(RuleId::numbered(3), "once")),
            Action::Take { count, heap } => match p.heaps.get(*heap as usize) {
                Some(have) if (1..=3.min(*have)).contains(count) => Ok(()),
                have => Err(Refusal::because(RuleId::numbered(2), Msg::new("too-many").int("n", have.copied().unwrap_or(0)))),
            },
            Action::Toss if p.tossed || p.took => Err(Refusal::new(RuleId::numbered(3), "once")),
            Action::Toss => Ok(()),
            Action::End if p.took => Ok(()),
            Action::End => Err(Refusal::new(RuleId::numbered(3), "once")),
        }
    }

    fn parse(text: &str) -> Option<Action> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["take", n, heap] => {
                let heap = HEAPS.iter().position(|h| h == heap)? as u8;
                Some(Action::Take { count: n.parse().ok()?, heap })
            }
            ["toss"] => Some(Action::Toss),
            _ => None,
        }
    }

    fn all() -> Vec<Action> {
        let mut all: Vec<Action> = (1..=3).map(Action::Bid).collect();
        for count in 1..=3 {
            all.extend((0..3).map(|heap| Action::Take { count, heap }));
        }
        all.extend([Action::Toss, Action::End]);
        all
    }
}

ironbottom_kernel::kinds! {
    Action:
    "bid" = Bid,
    "take" = Take,
    "toss" = Toss,
    "end" = End,
    "polite" = Polite,
}

ironbottom_kernel::kinds! {
    Event:
    "began" = Began,
    "took" = Took,
    "tossed" = Tossed,
    "ordered" = Ordered,
}

impl Rules for Pebbles {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = Position;

    fn about(&self) -> &About {
        &self.about
    }

    fn set_up(&self, _: RulesVersion, scenario: &str, options: &Options, _: &mut Dice) -> Result<Position, SetUpErrors> {
        let errors: Vec<SetUpError> = self.about.info.check_options(options).into_iter().map(SetUpError::Option).collect();
        if !errors.is_empty() {
            return Err(SetUpErrors(errors));
        }
        let more = if scenario == "large" { 3 } else { 0 };
        Ok(Position {
            heaps: self.heaps.map(|h| h + more),
            bids: [None; 2],
            turn: None,
            round: 1,
            limit: self.about.info.number(options, "rounds") as u32,
            took: false,
            tossed: false,
            polite: [true; 2],
            winner: None,
        })
    }

    fn to_act(&self, p: &Position) -> ToAct {
        let outcome = |winner: Option<Seat>, reason| {
            let winner = winner.map(|s| self.about.info.seats[s.0 as usize].side.clone());
            ToAct::Over(Outcome { winner, reason: Msg::new(reason), honours: SeatSet::NONE })
        };
        match (p.winner, p.turn) {
            (Some(w), _) => outcome(Some(w), "last"),
            (None, Some(_)) if p.limit > 0 && p.round > p.limit => outcome(None, "limit"),
            (None, Some(s)) => ToAct::One(s),
            (None, None) => ToAct::Each((0..2).map(Seat).filter(|s| p.bids[s.0 as usize].is_none()).collect()),
        }
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act(p).seats().has(seat) {
            out.extend(Self::all().into_iter().filter(|a| self.legal(p, seat, a).is_ok()));
            out.sort();
        }
    }

    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.extend([false, true].map(Action::Polite).into_iter().filter(|a| self.legal(p, seat, a).is_ok()));
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        self.legal(p, seat, a)
    }

    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        match a {
            Action::Bid(n) => {
                p.bids[seat.0 as usize] = Some(*n);
                if let [Some(north), Some(south)] = p.bids {
                    let first = Seat(u8::from(south > north));
                    p.turn = Some(first);
                    log.event(RuleId::numbered(1), Event::Began(first));
                    log.learned(SeatSet::first(2));
                }
            }
            Action::Take { count, heap } => {
                p.heaps[*heap as usize] -= count;
                p.took = true;
                log.event(RuleId::numbered(2), Event::Took { seat, count: *count, heap: *heap });
                if p.heaps.iter().all(|h| *h == 0) {
                    p.winner = Some(seat);
                }
            }
            Action::Toss => {
                let from = dice.rolled();
                let pips = dice.d6("toss");
                p.heaps[0] += pips;
                p.tossed = true;
                log.rolled(RuleId::numbered(3), Event::Tossed { seat, pips }, from, dice);
            }
            Action::End => {
                (p.took, p.tossed) = (false, false);
                p.turn = Some(Seat(1 - seat.0));
                p.round += u32::from(seat.0 == 1);
            }
            Action::Polite(on) => {
                p.polite[seat.0 as usize] = *on;
                log.secret(RuleId::numbered(3), Event::Ordered(seat), SeatSet::one(seat));
            }
        }
    }

    fn view(&self, p: &Position, viewer: Viewer) -> Position {
        let mut v = p.clone();
        for i in 0..2 {
            if p.turn.is_none() && !viewer.sees(SeatSet::one(Seat(i))) {
                v.bids[i as usize] = None;
            }
        }
        v
    }

    fn round(&self, p: &Position) -> u32 {
        p.round
    }

    fn turn(&self, p: &Position) -> Option<Seat> {
        p.turn
    }
}

impl Face for Pebbles {
    fn prompt(&self, v: &Position, seat: Seat, legal: &[Action]) -> Prompt {
        let choice = |a: &Action| match a {
            Action::Bid(n) => (Gesture::Button, Msg::new("label-bid").int("n", *n)),
            Action::Take { count, heap } => (
                Gesture::Pick { piece: "pebble".to_owned(), at: HEAPS[*heap as usize].to_owned() },
                Msg::new("label-take").int("n", *count).name("heap", format!("space.{}", HEAPS[*heap as usize])),
            ),
            Action::Toss => (Gesture::Button, Msg::new("label-toss")),
            Action::End | Action::Polite(_) => (Gesture::Button, Msg::new("label-end")),
        };
        Prompt {
            seat,
            text: Msg::new(if v.turn.is_none() { "bid" } else { "take" }),
            rule: RuleId::numbered(1),
            piece: String::new(),
            choices: legal
                .iter()
                .map(|a| {
                    let (gesture, label) = choice(a);
                    let warning = (*a == Action::Toss).then(|| Msg::new("risky"));
                    Choice { warning, ..Choice::new(gesture, label) }
                })
                .collect(),
            shelves: Vec::new(),
        }
    }

    fn stage(&self) -> Stage {
        stage().unwrap()
    }

    fn scene(&self, v: &Position) -> Scene {
        Scene {
            title: Msg::new("title").int("n", v.round),
            board: "heaps".to_owned(),
            spaces: HEAPS
                .iter()
                .map(|h| SpaceState {
                    space: (*h).to_owned(),
                    name: format!("space.{h}"),
                    owner: String::new(),
                    value: None,
                    notes: Vec::new(),
                })
                .collect(),
            pieces: (0..3)
                .filter(|i| v.heaps[*i] > 0)
                .map(|i| Piece {
                    id: format!("p{i}"),
                    space: HEAPS[i].to_owned(),
                    kind: "pebble".to_owned(),
                    owner: String::new(),
                    count: v.heaps[i].into(),
                    name: String::new(),
                    hurt: false,
                    notes: Vec::new(),
                    acted: false,
                    age: if i == 0 { Age::Old } else { Age::Now },
                    ..Piece::default()
                })
                .collect(),
            panels: vec![Panel {
                id: "heaps".to_owned(),
                kind: PanelKind::Table,
                title: Msg::new("heaps"),
                heads: Vec::new(),
                rows: (0..3)
                    .map(|i| {
                        vec![Msg::new("heap").name("heap", format!("space.{}", HEAPS[i])), Msg::new("n").int("n", v.heaps[i])]
                    })
                    .collect(),
            }],
            areas: vec![Area {
                id: "a".to_owned(),
                look: Look::Maybe,
                owner: String::new(),
                spaces: vec![HEAPS[0].to_owned()],
                label: Msg::new("n").int("n", 55),
                piece: String::new(),
            }],
            strip: Some(Calendar {
                title: Msg::new("title").int("n", 66),
                heads: vec![Msg::new("n").int("n", 1), Msg::new("n").int("n", 2)],
                now: 0,
                rows: vec![Row {
                    id: "r".to_owned(),
                    kind: "pebble".to_owned(),
                    owner: String::new(),
                    name: Msg::new("n").int("n", 67),
                    sub: Msg::new("n").int("n", 68),
                    piece: String::new(),
                    bars: vec![Bar { from: 1, to: 2, doing: Doing::Out, label: Msg::new("n").int("n", 69), end: None }],
                }],
            }),
            reports: vec![Report {
                piece: String::new(),
                space: HEAPS[0].to_owned(),
                kind: "pebble".to_owned(),
                owner: String::new(),
                age: Age::Old,
                title: Msg::new("n").int("n", 77),
                lines: vec![Msg::new("n").int("n", 78)],
                when: Msg::new("n").int("n", 76),
                fresh: 1,
                place: Msg::new("heap").name("heap", format!("space.{}", HEAPS[0])),
            }],
            ..Scene::default()
        }
    }

    fn notation(&self, _: &Position, a: &Action) -> String {
        match a {
            Action::Bid(n) => format!("bid {n}"),
            Action::Take { count, heap } => format!("take {count} {}", HEAPS[*heap as usize]),
            Action::Toss => "toss".to_owned(),
            Action::End => "end".to_owned(),
            Action::Polite(on) => format!("order polite {}", if *on { "on" } else { "off" }),
        }
    }

    fn read(&self, v: &Position, seat: Seat, text: &str) -> Option<Result<Action, Refusal>> {
        Self::parse(text).and_then(|a| self.legal(v, seat, &a).err()).map(Err)
    }

    /// `both`: a standing order and a pebble, in one order; `thrice` asks for more pebbles than a heap may have.
    fn spell(&self, v: &Position, seat: Seat, text: &str) -> Option<Result<Spelled<Action>, Refusal>> {
        let all = match text {
            "both" | "2x both" => vec![Action::Polite(false), Action::Take { count: 1, heap: 0 }],
            "thrice" => vec![Action::Take { count: 3, heap: 2 }],
            _ => return None,
        };
        let refused = all.iter().find_map(|a| self.legal(v, seat, a).err());
        let actions = all.into_iter().map(|a| (a.clone(), self.notation(v, &a))).collect();
        let notes = vec![Msg::new("n").int("n", 91)];
        Some(refused.map_or(Ok(Spelled { actions, notes }), Err))
    }

    fn opens_turn(&self, e: &Event) -> bool {
        matches!(e, Event::Began(_))
    }

    fn tell(&self, e: &Event) -> Msg {
        let seat = |m: Msg, s: &Seat| m.name("seat", format!("seat.{}", s.0));
        match e {
            Event::Began(s) => seat(Msg::new("began"), s),
            Event::Took { seat: s, count, heap } => {
                seat(Msg::new("took"), s).int("n", *count).name("heap", format!("space.{}", HEAPS[*heap as usize]))
            }
            Event::Tossed { seat: s, pips } => seat(Msg::new("tossed"), s).int("n", *pips),
            Event::Ordered(_) => Msg::new("ordered"),
        }
    }
}

impl Advice for Pebbles {
    fn ask(&self, v: &Position, q: &Query) -> Answer {
        match q.name() {
            "heaps" => Answer::Table {
                heads: vec![Msg::new("heaps")],
                rows: v.heaps.iter().map(|h| vec![Msg::new("n").int("n", *h)]).collect(),
            },
            "battle" => Answer::Refused(
                Msg::new("n").int("n", 700 + i64::from(v.heaps[HEAPS.iter().position(|h| *h == q.arg("space")).unwrap()])),
            ),
            "odds_of" => Answer::Refused(Msg::new("n").int("n", 800 + q.arg("attack").parse::<i64>().unwrap())),
            _ => Answer::Refused(Msg::new("no-ask")),
        }
    }

    fn queries(&self, _v: &Position) -> Vec<Query> {
        vec![Query::new("heaps").with("of", "all")]
    }

    fn ask_in_general(&self, q: &Query) -> Answer {
        match (q.arg("attack").parse::<f64>(), q.arg("defend").parse::<f64>()) {
            (Ok(a), Ok(d)) if q.name() == "odds" && a + d > 0.0 => Answer::Chances(Chances {
                attacker_wins: a / (a + d),
                defender_wins: d / (a + d),
                none_left: 0.0,
                attacker_units_left: a,
                defender_units_left: d,
                captures: a / (a + d),
                value_swing: a - d,
                attacker_loss: d,
                defender_loss: a,
                ..Chances::default()
            }),
            _ => Answer::Refused(Msg::new("odds-words")),
        }
    }

    fn bot(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        (level == "greedy").then(|| Box::new(Greedy) as Box<dyn Bot<Self>>)
    }
}

/// Takes as much as it can, and never tosses.
struct Greedy;

impl Bot<Pebbles> for Greedy {
    fn choose(&mut self, _: &Pebbles, _: &Position, _: Seat, legal: &[Action], _: &mut Rng) -> usize {
        legal.iter().rposition(|a| !matches!(a, Action::Toss)).unwrap_or(0)
    }
}

/// What a run of the program gave.
pub struct Ran {
    pub code: u8,
    pub out: String,
    pub err: String,
}

#[derive(Clone, Default)]
struct Buffer(Arc<Mutex<Vec<u8>>>);

impl Write for Buffer {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Buffer {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

/// Runs the program with the small game.
pub fn go(lang: Lang, args: &[&str], input: &str) -> Ran {
    let (out, err) = (Buffer::default(), Buffer::default());
    let mut console = Console::given(Box::new(Cursor::new(input.to_owned())), Box::new(out.clone()), Box::new(err.clone()));
    let args: Vec<String> = args.iter().map(|a| (*a).to_owned()).collect();
    let code = run(GAMES, &args, lang, &mut console);
    Ran { code, out: out.text(), err: err.text() }
}

/// Runs a command in English.
pub fn en(args: &[&str]) -> Ran {
    go(Lang::En, args, "")
}

/// A folder of its own for one test, empty.
pub fn scratch(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// Bad input: exit code 2, one sentence, nothing on the standard output.
pub fn bad(ran: &Ran, has: &str) {
    assert_eq!(ran.code, 2, "{}\n{}", ran.out, ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    assert!(ran.err.contains(has), "{}", ran.err);
    assert_eq!(ran.out, "");
}

impl Imagine for Pebbles {
    fn imagine(&self, v: &Position, _: &mut Rng) -> Position {
        v.clone()
    }
}
