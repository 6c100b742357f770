//! Plays random games and asks every promise along the way.

use crate::{
    corpus::Corpus,
    listed::{self, Listing},
    plan::{Check, Failure, Fault, Plan, Promise, Report, ensure},
    replay, routine, secret,
    texts::TextCheck,
    told, undo,
};
use ironbottom_kernel::{
    Dice, Game, Kinds, Log, Logged, Options, Rng, Seat, ToAct, Viewer,
    dice::Seed,
    game::SetUpError,
    info::{OptionInfo, OptionKind, OptionValue},
    table::Table,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// Every situation of a new kind is looked at this often, whatever the plan's pace.
const FRESH: u32 = 3;

/// What lasts from game to game.
pub struct Kit<G: Game> {
    pub words: TextCheck,
    pub corpus: Corpus<G>,
    pub report: Report,
    pub rng: Rng,
    /// Chance of what is tried aside and leaves no trace in the game.
    pub aside: Rng,
    /// How often each kind of situation was met: whether seats act apart, and which kinds of actions are legal.
    fresh: BTreeMap<(bool, BTreeSet<&'static str>), u32>,
}

impl<G: Game> Kit<G> {
    pub fn new(game: &G, seed: u64) -> Self {
        Self {
            words: TextCheck::new(game.info()),
            corpus: Corpus::new(),
            report: Report::default(),
            rng: Rng::new(seed),
            aside: Rng::new(seed ^ 0x7011),
            fresh: BTreeMap::new(),
        }
    }
}

/// Proves the promises for one scenario.
pub fn conformance<G: Game>(game: Arc<G>, plan: &Plan) -> Report {
    let mut kit = Kit::new(&*game, plan.seed);
    let mut place = Place { seed: plan.seed, actions: 0, set_up: format!("scenario '{}'", plan.scenario) };
    let mut verdict = before_any(&*game, plan, &kit.words);
    for n in 0..plan.games {
        if verdict.is_err() {
            break;
        }
        place.seed = plan.seed + u64::from(n);
        verdict = one_game(&game, plan, n, &mut kit, &mut place);
    }
    verdict = verdict.and_then(|()| kit.words.verdict());
    let mut report = kit.report;
    if verdict.is_ok() && game.info().secrets {
        verdict = ensure(report.pairs_differing > 0, Promise::Secret, "pairs", || {
            format!("of {} pairs none truly differs: nothing is proved", report.pairs)
        });
    }
    report.messages = kit.words.len();
    report.failure = verdict.err().map(|f| Failure {
        promise: f.promise,
        channel: f.channel,
        what: f.what,
        seed: place.seed,
        actions: place.actions,
        set_up: place.set_up.clone(),
    });
    report
}

/// Where the suite is; told when the game's own code crashes.
struct Place {
    seed: u64,
    actions: usize,
    set_up: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the game crashed: {}, seed {}, after {} actions", self.set_up, self.seed, self.actions);
        }
    }
}

/// What needs no game: the game's words about itself, and set-ups that must be refused.
fn before_any<G: Game>(game: &G, plan: &Plan, words: &TextCheck) -> Check {
    words.info(game.info())?;
    let set_up = |scenario: &str, options: &Options| {
        let mut dice = Dice::seeded(Seed::from_number(0), Vec::new());
        game.set_up(game.info().newest(), scenario, options, &mut dice).err().map(|e| e.0)
    };
    let errors = set_up("no such scenario", &plan.options);
    let named = errors.as_ref().is_some_and(|e| e.iter().any(|e| matches!(e, SetUpError::Scenario(_))));
    ensure(named, Promise::Explained, "set-up", || format!("a scenario that does not exist: {errors:?}"))?;
    let mut options = plan.options.clone();
    options.0.insert("no such option".to_owned(), OptionValue::Flag(true));
    let errors = set_up(&plan.scenario, &options);
    let named = errors.as_ref().is_some_and(|e| e.iter().any(|e| matches!(e, SetUpError::Option(_))));
    ensure(named, Promise::Explained, "set-up", || format!("an option that does not exist: {errors:?}"))?;
    let errors = set_up(&plan.scenario, &plan.options);
    ensure(errors.is_none(), Promise::Listed, "set-up", || format!("the scenario cannot be set up: {errors:?}"))
}

/// Some allowed value of an option.
fn some_value(option: &OptionInfo, rng: &mut Rng) -> OptionValue {
    match &option.kind {
        OptionKind::Flag => OptionValue::Flag(rng.one_in(2)),
        OptionKind::Choice(values) => match values.get(rng.below(values.len())) {
            Some(v) => OptionValue::Choice(v.clone()),
            None => option.default.clone(),
        },
        OptionKind::Number { min, max } => {
            let span = usize::try_from(max - min).unwrap_or(0).saturating_add(1);
            OptionValue::Number([*min, *max, min + rng.below(span) as i64][rng.below(3)])
        }
    }
}

/// Options of one game: those of the plan, a round limit, and the rest by chance.
fn some_options<G: Game>(game: &G, plan: &Plan, first: bool, rng: &mut Rng) -> Options {
    let info = game.info();
    let mut options = Options::default();
    for option in info.options.iter().filter(|_| plan.vary_options && !first) {
        if rng.one_in(2) {
            options.0.insert(option.id.clone(), some_value(option, rng));
        }
    }
    if let Some(limit) = info.round_limit_option.as_ref().and_then(|id| info.option(id)) {
        let rounds = OptionValue::Number(plan.rounds);
        if limit.allows(&rounds) {
            options.0.insert(limit.id.clone(), rounds);
        }
    }
    options.0.extend(plan.options.0.clone());
    options
}

fn one_game<G: Game>(game: &Arc<G>, plan: &Plan, n: u32, kit: &mut Kit<G>, place: &mut Place) -> Check {
    let seed = Seed::from_number(place.seed);
    let players_words = if n.is_multiple_of(2) { Vec::new() } else { vec!["one".to_owned(), "deux".to_owned()] };
    let open = |options: &Options| Table::open(game.clone(), &plan.scenario, options, seed.clone(), players_words.clone());
    // Some options may exclude each other; a few draws always find a set that is allowed.
    let mut options = some_options(&**game, plan, n == 0, &mut kit.rng);
    let mut opened = open(&options);
    for _ in 0..20 {
        if opened.is_ok() {
            break;
        }
        kit.report.options_refused += 1;
        options = some_options(&**game, plan, false, &mut kit.rng);
        opened = open(&options);
    }
    place.set_up = format!("scenario '{}' with {:?}", plan.scenario, options.0);
    place.actions = 0;
    let table = opened.map_err(|e| Fault {
        promise: Promise::Listed,
        channel: "set-up",
        what: format!("the scenario cannot be set up: {e}"),
    })?;
    let again = open(&options).map(|t| t.journal().opening);
    let same = again.as_ref() == Ok(&table.journal().opening);
    ensure(same, Promise::Deterministic, "set-up", || "the same seed and options give two openings".to_owned())?;
    let limit = game.info().round_limit_option.as_ref().and_then(|id| match options.0.get(id) {
        Some(OptionValue::Number(n)) => u32::try_from(*n).ok(),
        _ => None,
    });
    let shadow = table.position().clone();
    let mut run = Run { game, plan, table, shadow, kit, rewound: None, limit };
    run.play(place)?;
    replay::replay(game, &run.table, &seed)?;
    if n < 2 {
        replay::tamper(game, &run.table, run.kit)?;
    }
    kit.report.games += 1;
    Ok(())
}

/// One game being played.
struct Run<'a, G: Game> {
    game: &'a Arc<G>,
    plan: &'a Plan,
    table: Table<G>,
    /// The same game, put away as text now and then.
    shadow: G::Position,
    kit: &'a mut Kit<G>,
    /// Actions that a consented rewind left in force, once there was one.
    rewound: Option<usize>,
    limit: Option<u32>,
}

impl<G: Game> Run<'_, G> {
    fn play(&mut self, place: &mut Place) -> Check {
        for step in 0.. {
            place.actions = step;
            let to_act = self.table.to_act();
            let lists = listed::list(&**self.game, self.table.position(), &to_act)?;
            let round = self.game.round(self.table.position());
            self.kit.report.rounds = self.kit.report.rounds.max(round);
            if let ToAct::Over(_) = to_act {
                return self.end(&to_act, &lists);
            }
            let over = || format!("round {round} is played with a limit of {:?}", self.limit);
            ensure(self.limit.is_none_or(|l| round <= l), Promise::Listed, "endless", over)?;
            let never = || format!("after {step} actions the game is not over");
            ensure(step < self.plan.max_actions, Promise::Listed, "endless", never)?;
            let (seat, action) = self.choose(&to_act, &lists);
            self.twice(step, seat, &action)?;
            self.collect(&lists);
            self.look(step, &to_act, &lists)?;
            self.act(step, seat, &action)?;
            self.kit.report.actions += 1;
        }
        Ok(())
    }

    /// Keeps one action and one order of somebody, to be tried elsewhere.
    fn collect(&mut self, lists: &[Listing<G>]) {
        for list in lists.iter().flat_map(|l| [&l.actions, &l.orders]) {
            if let Some(a) = list.get(self.kit.rng.below(list.len())) {
                self.kit.corpus.offer(a, &mut self.kit.rng);
            }
        }
    }

    /// Looks closely, every so often and at everything new.
    fn look(&mut self, step: usize, to_act: &ToAct, lists: &[Listing<G>]) -> Check {
        let kinds = lists.iter().flat_map(|l| &l.actions).map(|a| a.kind()).collect();
        let met = self.kit.fresh.entry((matches!(to_act, ToAct::Each(_)), kinds)).or_default();
        *met += 1;
        let fresh = *met <= FRESH;
        let p = self.table.position();
        if fresh || step.is_multiple_of(self.plan.deep_every) {
            listed::look(&**self.game, p, lists, self.plan.foreign, self.kit)?;
            self.pictures()?;
            replay::no_floats(self.table.position())?;
            for list in lists {
                let some: Vec<&G::Action> = list.actions.iter().chain(&list.orders).collect();
                for _ in 0..some.len().min(12) {
                    let a = some[self.kit.rng.below(some.len())];
                    replay::round_trip(a, Promise::Deterministic)?;
                    replay::no_floats(a)?;
                }
            }
            for (seat, list) in listed::seats(&**self.game).zip(lists) {
                let mut again = Vec::new();
                self.game.actions(&self.shadow, seat, &mut again);
                let other = || format!("seat {} has other actions after a restart: {again:?}", seat.0);
                ensure(again == list.actions, Promise::Resumable, "actions", other)?;
            }
        }
        if fresh || step.is_multiple_of(self.plan.pairs_every) {
            secret::look(&**self.game, self.table.position(), lists, self.kit)?;
            // A chance of its own, so that what is played does not depend on it.
            let mut rng = Rng::new(step as u64);
            self.kit.report.routine += routine::look(&**self.game, self.table.position(), lists, &mut rng)?;
        }
        if self.game.info().secrets && step.is_multiple_of(self.plan.courses_every) {
            told::look(self.game, &self.table, self.plan.course, self.kit)?;
        }
        Ok(())
    }

    /// Scenes and answers for every viewer.
    fn pictures(&mut self) -> Check {
        for viewer in secret::viewers(&**self.game).into_iter().chain([Viewer::Everything]) {
            let view = self.game.view(self.table.position(), viewer);
            self.kit.words.scene(&**self.game, &self.game.scene(&view));
            listed::asks(&**self.game, self.table.position(), viewer, &mut self.kit.words)?;
        }
        Ok(())
    }

    /// Does one action, and looks at what came of it.
    fn act(&mut self, step: usize, seat: Seat, action: &G::Action) -> Check {
        listed::accepted(&**self.game, self.table.position(), seat, action)?;
        let take_back = step.is_multiple_of(self.plan.undo_every);
        let before = if take_back { replay::text(self.table.position(), Promise::Undo)? } else { String::new() };
        let could = undo::can(&self.table);
        let done = self.table.act(seat, action).map_err(|e| Fault {
            promise: Promise::Listed,
            channel: "listed-refused",
            what: format!("{action:?} is refused at the table: {e}"),
        })?;
        let (events, dice, barrier) = (done.events.clone(), done.dice.clone(), done.barrier);
        self.kit.report.barriers += usize::from(barrier);
        *self.kit.report.action_kinds.entry(action.kind()).or_default() += 1;
        self.events(&events, dice.len())?;
        undo::unchanged(&self.table, &could)?;
        self.follow(step, seat, action, &events, &dice)?;
        if take_back {
            undo::last(&mut self.table, &before, &mut self.kit.report)?;
            if self.kit.rng.one_in(2) && undo::apart(&mut self.table, self.rewound.unwrap_or(0), &mut self.kit.report)? {
                self.shadow = self.table.position().clone();
            }
        }
        if self.rewound.is_none() && self.table.done().len() > 4 && self.kit.rng.one_in(40) && !self.table.to_act().is_over() {
            let keep = self.table.done().len() - 1 - self.kit.rng.below(4);
            self.rewound = Some(keep);
            undo::rewind(&mut self.table, keep, &mut self.kit.report)?;
            self.shadow = self.table.position().clone();
        }
        Ok(())
    }

    /// The same action in the same position with the same dice gives the same, after a restart too.
    fn twice(&mut self, step: usize, seat: Seat, action: &G::Action) -> Check {
        let seed = Seed::from_number(self.kit.rng.below(1 << 30) as u64);
        let from = |mut p: G::Position| {
            let mut log = Log::default();
            self.game.apply(&mut p, seat, action, &mut Dice::seeded(seed.clone(), Vec::new()), &mut log);
            (p, log.events, log.learned)
        };
        let p = self.table.position();
        let restart = step.is_multiple_of(self.plan.resume_every);
        let before = if restart { Some(replay::text(p, Promise::Undo)?) } else { None };
        let (here, there) = (from(p.clone()), from(p.clone()));
        ensure(here == there, Promise::Deterministic, "apply", || format!("{action:?} gives {here:?}\n and then {there:?}"))?;
        if let Some(before) = before {
            let shared = || format!("{action:?} done to a copy of a position changed the position: no undo could restore it");
            ensure(replay::text(p, Promise::Undo)? == before, Promise::Undo, "undo", shared)?;
            let there = from(replay::round_trip(p, Promise::Resumable)?);
            let what = || format!("{action:?} gives {here:?}\n and after a restart {there:?}");
            ensure(here == there, Promise::Resumable, "resume", what)?;
        }
        Ok(())
    }

    /// Any legal action of anybody who is asked; now and then a standing order of anybody at all.
    fn choose(&mut self, to_act: &ToAct, lists: &[Listing<G>]) -> (Seat, G::Action) {
        if self.kit.rng.one_in(self.plan.order_one_in) {
            let seat = self.kit.rng.below(lists.len());
            let orders = &lists[seat].orders;
            if !orders.is_empty() {
                return (Seat(seat as u8), orders[self.kit.rng.below(orders.len())].clone());
            }
        }
        let asked: Vec<Seat> = to_act.seats().iter().collect();
        let seat = asked[self.kit.rng.below(asked.len())];
        let actions = &lists[seat.0 as usize].actions;
        (seat, actions[self.kit.rng.below(actions.len())].clone())
    }

    /// Every event has a rule, words in both languages, and comes back from text.
    fn events(&mut self, events: &[Logged<G::Event>], dice: usize) -> Check {
        for e in events {
            let met = self.kit.report.event_kinds.entry(e.event.kind()).or_default();
            *met += 1;
            self.kit.words.rule("events", e.rule, &e.event);
            self.kit.words.msg(self.game.catalog(), "events", &self.game.tell(&e.event));
            let (from, to) = (usize::from(e.dice.0), usize::from(e.dice.1));
            let range = || format!("{:?} cites dice {from} to {to} of {dice}", e.event);
            ensure(from <= to && to <= dice, Promise::Explained, "events", range)?;
            if *met <= 20 || met.is_multiple_of(50) {
                replay::round_trip(&e.event, Promise::Text)?;
            }
        }
        Ok(())
    }

    /// The shadow does the same with the recorded dice, and is put away as text every so often: nothing may change.
    fn follow(
        &mut self,
        step: usize,
        seat: Seat,
        action: &G::Action,
        events: &[Logged<G::Event>],
        rolls: &[ironbottom_kernel::dice::Roll],
    ) -> Check {
        let mut dice = Dice::recorded(rolls);
        let mut log = Log::default();
        self.game.apply(&mut self.shadow, seat, action, &mut dice, &mut log);
        let same = dice.fault().is_none() && dice.left() == 0 && log.events == events && self.shadow == *self.table.position();
        let what = || format!("{action:?} gives something else after a restart: {:?}", log.events);
        ensure(same, Promise::Resumable, "resume", what)?;
        if step.is_multiple_of(self.plan.resume_every) {
            self.shadow = replay::round_trip(&self.shadow, Promise::Resumable)?;
            self.kit.report.resumed += 1;
            let (here, there) =
                (replay::text(&self.shadow, Promise::Resumable)?, replay::text(self.table.position(), Promise::Resumable)?);
            ensure(here == there, Promise::Resumable, "resume", || format!("{here}\n instead of {there}"))?;
        }
        Ok(())
    }

    /// Over: a side that exists or a draw, in words; nothing more to do for anybody.
    fn end(&mut self, to_act: &ToAct, lists: &[Listing<G>]) -> Check {
        let ToAct::Over(outcome) = to_act else { return Ok(()) };
        let info = self.game.info();
        let side = outcome.winner.as_ref().is_none_or(|w| info.sides.iter().any(|s| s.id == *w));
        ensure(side, Promise::Explained, "outcome", || format!("no such side: {outcome:?}"))?;
        self.kit.words.msg(self.game.catalog(), "outcome", &outcome.reason);
        let p = self.table.position();
        listed::look(&**self.game, p, lists, self.plan.foreign, self.kit)?;
        self.pictures()
    }
}
