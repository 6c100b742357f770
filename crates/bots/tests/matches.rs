//! Matches are counted the same whatever the number of threads, and a crash is a result.

#![expect(clippy::unwrap_used, reason = "a test")]

use ironbottom_bots::{MatchReport, MatchSpec, play_match};
use ironbottom_kernel::{
    About, Catalog, GameInfo, Msg, Options, Outcome, SeatSet,
    ask::{Answer, Query},
    dice::Seed,
    erased::{AnyGame, AnyTable},
    game::SetUpErrors,
    info::{Bilingual, SideInfo},
    journal::{Journal, JournalError},
    pack::Pack,
    run::{Quiet, RunError, RunFailure, RunReport, RunSpec},
};
use std::collections::BTreeMap;

/// Ends at once, in a way that depends on the seed alone; crashes on every tenth.
struct Fake(About);

fn fake() -> Fake {
    let side = |id: &str| SideInfo { id: id.to_owned(), name: Bilingual::default() };
    let info = GameInfo {
        id: "fake".to_owned(),
        rules_version: 1,
        rule_prefix: "FK".to_owned(),
        sides: vec![side("one"), side("two")],
        ..GameInfo::default()
    };
    Fake(About { info, catalog: Catalog::empty(), pack: Pack::default() })
}

impl AnyGame for Fake {
    fn stage(&self) -> ironbottom_kernel::board::Stage {
        ironbottom_kernel::board::Stage::default()
    }

    fn about(&self) -> &About {
        &self.0
    }
    fn action_kinds(&self) -> &'static [&'static str] {
        &["step", "both"]
    }
    fn event_kinds(&self) -> &'static [&'static str] {
        &["both", "never"]
    }
    fn open_by(&self, _: u32, (s, _): (&str, &Options), _: Seed, _: Vec<String>) -> Result<Box<dyn AnyTable>, SetUpErrors> {
        Err(SetUpErrors(vec![ironbottom_kernel::SetUpError::Scenario(s.to_owned())]))
    }
    fn load(&self, j: &Journal, _: Option<Seed>) -> Result<Box<dyn AnyTable>, JournalError> {
        Err(JournalError::Game(j.game.clone()))
    }
    fn ask_in_general(&self, _: &Query) -> Answer {
        Answer::Refused(Msg::new("no"))
    }
    fn position_bytes(&self) -> usize {
        0
    }

    fn run(&self, spec: &RunSpec) -> Result<RunReport, RunError> {
        if spec.scenario == "none" {
            return Err(RunError::Level("none".to_owned()));
        }
        assert!(spec.seed % 10 != 9, "seed {} crashes", spec.seed);
        let winner = ["one", "two", "draw"][(spec.seed % 3) as usize];
        Ok(RunReport {
            outcome: Some(Outcome {
                winner: Some(winner.to_owned()).filter(|w| w != "draw"),
                reason: Msg::new("over"),
                honours: SeatSet::NONE,
            }),
            rounds: (spec.seed % 7) as u32,
            actions: 10 + spec.seed,
            decisions: 5,
            legal: 20,
            handovers: 3,
            questions: BTreeMap::from([("ask-one".to_owned(), 2), ("ask-two step".to_owned(), 1)]),
            order_kinds: vec![4, 0],
            quiet: Quiet { rounds: 2, handovers: 1, inputs: 4 },
            action_kinds: vec![spec.seed, 1],
            event_kinds: vec![2, 0],
            turns: vec![("captain".to_owned(), spec.seed * 1_000_000)],
            ..RunReport::default()
        })
    }
}

fn spec(games: u64, jobs: usize) -> MatchSpec {
    MatchSpec {
        scenario: String::new(),
        options: Options::default(),
        levels: Vec::new(),
        games,
        seed: 100,
        jobs,
        keep_journals: false,
        max_actions: 1000,
        clock: || 0,
    }
}

fn played(jobs: usize) -> (MatchReport, Vec<u64>) {
    let mut order = Vec::new();
    let report = play_match(&fake(), &spec(50, jobs), &mut |p| {
        order.push(p.seed);
        true
    });
    (report.unwrap(), order)
}

#[test]
fn the_same_whatever_the_number_of_threads() {
    let (one, order) = played(1);
    assert_eq!(order, (100..150).collect::<Vec<u64>>());
    for jobs in [2, 5, 64] {
        assert_eq!(played(jobs), (one.clone(), order.clone()));
    }
}

#[test]
fn a_crash_is_counted_with_its_seed_and_spoils_nothing() {
    let (report, _) = played(3);
    assert_eq!(report.crashes.iter().map(|c| c.seed).collect::<Vec<_>>(), [109, 119, 129, 139, 149]);
    assert_eq!(report.crashes[0].failure, RunFailure::Panic("seed 109 crashes".to_owned()));
    let s = report.summary();
    assert_eq!((s.games, s.failures), (50, 5));
    assert_eq!(s.wins["one"] + s.wins["two"] + s.draws, 45);
    assert!((s.mean_legal - 4.0).abs() < 1e-12);
}

#[test]
fn every_kind_is_named_and_same_names_are_told_apart() {
    let s = played(2).0.summary();
    assert_eq!(s.reached["never"], 0);
    assert_eq!(s.reached["both"], 45);
    assert_eq!(s.reached["both (event)"], 90);
    assert!((s.turn_ms_median["captain"] - 124.0).abs() < 1e-9, "{:?}", s.turn_ms_median);
}

#[test]
fn what_is_asked_and_what_quiet_rounds_cost_is_told() {
    let report = played(2).0;
    let s = report.summary();
    assert_eq!(
        s.handovers_by_question.iter().map(|(k, n)| (k.as_str(), *n)).collect::<Vec<_>>(),
        [("ask-one", 2.0), ("ask-two step", 1.0)]
    );
    // Of what players decided on, only the kinds that occurred.
    assert_eq!(s.orders_by_kind.len(), 1);
    assert_eq!(s.quiet_rounds, 90);
    assert!((s.handovers_per_quiet_round - 0.5).abs() < 1e-12);
    assert_eq!(report.quiet.inputs, 180);
}

#[test]
fn a_match_stops_when_told_and_when_it_cannot_begin() {
    let mut seen = 0;
    let report = play_match(&fake(), &spec(1_000_000, 2), &mut |_| {
        seen += 1;
        seen < 3
    });
    assert!(report.unwrap().games < 1_000_000);
    let cannot = MatchSpec { scenario: "none".to_owned(), ..spec(5, 2) };
    assert_eq!(play_match(&fake(), &cannot, &mut |_| true), Err(RunError::Level("none".to_owned())));
}
