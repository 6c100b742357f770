//! Promise 3 over a course of play: neither the number, nor the order, nor the numbers of the lines in a viewer's log tell what that
//! viewer may not know.
//!
//! Two tables that are one to a viewer are played on with the same actions and the same dice. They differ either in what the game
//! itself gives as a [`Variant`] (how many units stand in a hex, which of them comes first in the roster), or in how many actions
//! another seat has done in secret. The log of each is read as the terminal and the server read it ([`story()`]).

use crate::{
    listed::seats,
    plan::{Check, Fault, Promise},
    secret::{after, held, viewers},
    suite::Kit,
};
use ironbottom_kernel::{
    Game, Kinds, Lang, Rng, Seat, ToAct, Variant, Viewer,
    dice::Seal,
    erased::{AnyTable, seated},
    game::Reading,
    story::{Line, Moments, story},
    table::Table,
};
use std::{collections::BTreeSet, sync::Arc};

/// What another seat may do in secret before the tables are played on.
const SECRETLY: usize = 3;
/// How many actions are tried in search of one that takes back another.
const TRIES: usize = 40;

/// Two tables that are one to a viewer, and how an action of the first reads in the second.
pub struct Pair<G: Game> {
    viewer: Viewer,
    /// What is different.
    what: &'static str,
    here: Table<G>,
    there: Table<G>,
    same: Reading<G>,
    /// Does whoever sees everything see the same, and only the number of actions before it is another?
    twin: bool,
}

/// How far the two went together.
enum Course {
    /// To the end of the walk.
    Together,
    /// Something came to light in the last action.
    Parted,
}

/// Compares the log of each viewer at this table with that of others which the viewer should not be able to tell from it.
pub fn look<G: Game>(game: &Arc<G>, table: &Table<G>, steps: usize, kit: &mut Kit<G>) -> Check {
    for viewer in viewers(&**game) {
        for pair in pairs(game, table, viewer, &mut kit.aside)? {
            kit.report.courses += 1;
            let steps = 1 + kit.aside.below(steps);
            pair.compare(&**game, steps, kit)?;
        }
    }
    Ok(())
}

/// Tables that are one to the viewer with this one.
pub fn pairs<G: Game>(game: &Arc<G>, table: &Table<G>, viewer: Viewer, rng: &mut Rng) -> Check<Vec<Pair<G>>> {
    let p = table.position();
    let mut out = Vec::new();
    for Variant { what, position, same } in game.variants(p, viewer, rng) {
        if game.view(p, viewer) != game.view(&position, viewer) {
            return Err(leak("view", viewer, what, "the view is another".to_owned()));
        }
        let (here, there) = (table.begun_with(p.clone()), table.begun_with(position));
        out.push(Pair { viewer, what, here, there, same, twin: false });
    }
    let same = || -> Reading<G> { Box::new(|_, a| a.clone()) };
    let pair = |there, what, twin| Pair { viewer, what, here: table.begun_with(p.clone()), there, same: same(), twin };
    let mut there = table.begun_with(p.clone());
    if back_and_forth(&**game, &mut there, viewer, rng) {
        out.push(pair(there, "secret actions that cancel out", true));
    }
    let mut there = table.begun_with(p.clone());
    if (0..SECRETLY).filter(|_| one_more(&**game, &mut there, viewer, rng)).count() > 0 {
        out.push(pair(there, "secret actions before", false));
    }
    Ok(out)
}

/// Seats whose secrets the viewer does not know, in any order.
fn others<G: Game>(game: &G, viewer: Viewer, rng: &mut Rng) -> Vec<Seat> {
    let mut all: Vec<Seat> = seats(game).filter(|s| !held(viewer).has(*s)).collect();
    rng.shuffle(&mut all);
    all
}

/// What a seat may do without anybody being waited for, in any order.
fn secrets<G: Game>(game: &G, p: &G::Position, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
    let mut list = Vec::new();
    if matches!(game.to_act(p), ToAct::Each(_)) {
        game.actions(p, seat, &mut list);
        rng.shuffle(&mut list);
        list.truncate(TRIES);
    }
    let mut orders = Vec::new();
    game.orders(p, seat, &mut orders);
    rng.shuffle(&mut orders);
    // One of each in turn, so that neither hides the other.
    let mut out = Vec::with_capacity(list.len() + orders.len());
    let (mut list, mut orders) = (list.into_iter(), orders.into_iter());
    loop {
        match (orders.next(), list.next()) {
            (None, None) => return out,
            (a, b) => out.extend(a.into_iter().chain(b)),
        }
    }
}

/// Does an action of another seat change nothing that the viewer could notice?
fn unnoticed<G: Game>(game: &G, p: &G::Position, seat: Seat, a: &G::Action, viewer: Viewer) -> bool {
    let x = after(game, p, seat, a, viewer, 0);
    !x.barrier && x.events.is_empty() && x.to_act == game.to_act(p) && x.view == game.view(p, viewer)
}

/// Another seat does something in secret, and takes it back by another action: nothing is different but the number of actions.
fn back_and_forth<G: Game>(game: &G, t: &mut Table<G>, viewer: Viewer, rng: &mut Rng) -> bool {
    for seat in others(game, viewer, rng) {
        let p = t.position().clone();
        for a in secrets(game, &p, seat, rng).into_iter().take(4) {
            if !unnoticed(game, &p, seat, &a, viewer) {
                continue;
            }
            let mut q = p.clone();
            let mut dice = ironbottom_kernel::Dice::loose(0);
            game.apply(&mut q, seat, &a, &mut dice, &mut ironbottom_kernel::Log::default());
            let returns = |b: &G::Action| {
                let mut back = q.clone();
                game.apply(&mut back, seat, b, &mut ironbottom_kernel::Dice::loose(0), &mut ironbottom_kernel::Log::default());
                // Whoever sees everything sees no difference.
                game.view(&back, Viewer::Everything) == game.view(&p, Viewer::Everything)
            };
            let list = secrets(game, &q, seat, rng);
            let back = list.into_iter().take(TRIES).find(|b| unnoticed(game, &q, seat, b, viewer) && returns(b));
            if let Some(b) = back {
                return t.act(seat, &a).is_ok() && t.act(seat, &b).is_ok();
            }
        }
    }
    false
}

/// Another seat does something in secret.
fn one_more<G: Game>(game: &G, t: &mut Table<G>, viewer: Viewer, rng: &mut Rng) -> bool {
    for seat in others(game, viewer, rng) {
        let list = secrets(game, t.position(), seat, rng);
        let quiet = list.into_iter().take(8).find(|a| unnoticed(game, t.position(), seat, a, viewer));
        if let Some(a) = quiet {
            return t.act(seat, &a).is_ok();
        }
    }
    false
}

impl<G: Game> Pair<G> {
    /// Plays on and compares every line.
    fn compare(mut self, game: &G, steps: usize, kit: &mut Kit<G>) -> Check {
        let course = self.play(game, steps, kit)?;
        // What came to light in the last action may be told; everything before it was the same.
        let cut = usize::from(matches!(course, Course::Parted));
        let Self { viewer, what, here, there, .. } = self;
        let read = |mut t: Table<G>| {
            // After the end all would be told.
            t.set_seal(Seal::Shut);
            let seen = t.done().len() - cut;
            let t = seated(t);
            printed(game, t.as_ref(), viewer, seen)
        };
        let (a, b) = (read(here), read(there));
        kit.report.lines += a.len();
        match a.iter().zip(&b).find(|(x, y)| x != y) {
            Some((x, y)) => Err(leak("told", viewer, what, format!("the log says {x}\n or {y}"))),
            None if a.len() != b.len() => Err(leak("told", viewer, what, format!("{} lines or {}", a.len(), b.len()))),
            None => Ok(()),
        }
    }

    /// Plays both on with the same actions.
    fn play(&mut self, game: &G, steps: usize, kit: &mut Kit<G>) -> Check<Course> {
        for _ in 0..steps {
            let Some((seat, a, b)) = self.choose(&mut kit.aside) else { break };
            // Both are legal: they were tried.
            if self.here.act(seat, &a).is_err() || self.there.act(seat, &b).is_err() {
                break;
            }
            kit.report.course_actions += 1;
            if let Course::Parted = self.step(game, seat, &a)? {
                return Ok(Course::Parted);
            }
        }
        Ok(Course::Together)
    }

    /// An action that is legal in both: of any kind there is, so that a window with many choices is not endless.
    fn choose(&self, rng: &mut Rng) -> Option<(Seat, G::Action, G::Action)> {
        let asked: Vec<Seat> = self.here.to_act().seats().iter().collect();
        let seat = *asked.get(rng.below(asked.len()))?;
        let mut both: Vec<(G::Action, G::Action)> =
            self.here.actions(seat).iter().map(|a| (a.clone(), (self.same)(seat, a))).collect();
        let legal: BTreeSet<G::Action> = self.there.actions(seat).iter().cloned().collect();
        both.retain(|(_, b)| legal.contains(b));
        let kinds: BTreeSet<&'static str> = both.iter().map(|(a, _)| a.kind()).collect();
        let kind = *kinds.iter().nth(rng.below(kinds.len()))?;
        both.retain(|(a, _)| a.kind() == kind);
        let (a, b) = both.swap_remove(rng.below(both.len()));
        Some((seat, a, b))
    }

    /// What the viewer was told of the last action in each.
    fn step(&self, game: &G, seat: Seat, action: &G::Action) -> Check<Course> {
        let viewer = self.viewer;
        let (x, y) = (last(game, &self.here, viewer), last(game, &self.there, viewer));
        let view = |t: &Table<G>| game.view(t.position(), viewer);
        let alike = view(&self.here) == view(&self.there) && self.here.to_act() == self.there.to_act();
        let leak = || {
            let what = format!("{action:?} of seat {} tells\n {}\n or {}", seat.0, x.lines.join("\n "), y.lines.join("\n "));
            Err(leak("told", viewer, self.what, what))
        };
        if x.lines == y.lines && alike {
            // Dice of which the viewer was told nothing: from here on the two roll apart.
            return Ok(if x.rolls == y.rolls { Course::Together } else { Course::Parted });
        }
        if self.twin {
            return leak();
        }
        if alike && kinds_in_a_row(&x) == kinds_in_a_row(&y) {
            return leak();
        }
        // Nobody rolled and nobody learned: then there is nothing that may be told here and not there.
        if x.quiet && y.quiet && x.lines != y.lines {
            return leak();
        }
        Ok(Course::Parted)
    }
}

/// What lines of one kind in a row say, without their number and order.
fn kinds_in_a_row(told: &Last) -> Vec<(&str, BTreeSet<&str>)> {
    let mut out: Vec<(&str, BTreeSet<&str>)> = Vec::new();
    for (kind, line) in told.kinds.iter().zip(&told.lines) {
        match out.last_mut() {
            Some((last, set)) if last == kind => {
                set.insert(line);
            }
            _ => out.push((kind, BTreeSet::from([line.as_str()]))),
        }
    }
    out
}

/// The last action, as a viewer was told of it.
struct Last {
    lines: Vec<String>,
    /// The kinds of the lines.
    kinds: Vec<&'static str>,
    rolls: Vec<ironbottom_kernel::dice::Roll>,
    quiet: bool,
}

fn last<G: Game>(game: &G, t: &Table<G>, viewer: Viewer) -> Last {
    let Some(d) = t.done().last() else {
        return Last { lines: Vec::new(), kinds: Vec::new(), rolls: Vec::new(), quiet: true };
    };
    let line = |e: &ironbottom_kernel::Logged<G::Event>| {
        let dice = d.dice.get(e.dice.0 as usize..e.dice.1 as usize).unwrap_or(&[]);
        format!("{} {:?} {dice:?} {:?}", e.rule.number(), game.tell(&e.event), game.fact(&e.event))
    };
    let reaching = || d.events.iter().filter(|e| e.audience.reaches(viewer));
    let (lines, kinds) = (reaching().map(line).collect(), reaching().map(|e| e.event.kind()).collect());
    Last { lines, kinds, rolls: d.dice.clone(), quiet: d.dice.is_empty() && d.learned.is_empty() }
}

/// The log of a viewer in both languages, line by line with its numbers.
fn printed<G: Game>(game: &G, t: &dyn AnyTable, viewer: Viewer, seen: usize) -> Vec<String> {
    let moments = Moments::of(t, viewer, game.info().secrets);
    let line = |(moment, line): (usize, Line)| match line {
        Line::Told(t) => {
            let say = |lang| game.catalog().say(lang, &t.text);
            format!("{moment:>5}  {}  {} / {} {:?} {:?}", t.rule.number(), say(Lang::En), say(Lang::Fr), t.dice, t.fact)
        }
        Line::Note(n) => format!("{moment:>5}  agreed: {:?} {:?}", n.agreed, n.changed),
    };
    story(t, viewer, seen, &moments).into_iter().map(line).collect()
}

fn leak(channel: &'static str, viewer: Viewer, what: &str, how: String) -> Fault {
    Fault { promise: Promise::Secret, channel, what: format!("{viewer:?} can tell two games apart ({what}): {how}") }
}

/// Two tables that are one to a viewer, without their types: for the proof that what is printed or sent is the same.
pub struct Two {
    /// Who looks.
    pub viewer: Viewer,
    /// What is different.
    pub what: &'static str,
    /// One.
    pub here: Box<dyn AnyTable>,
    /// The other.
    pub there: Box<dyn AnyTable>,
}

/// Pairs of tables of one game of this scenario, played on for so many actions without coming apart.
#[expect(clippy::panic, reason = "this is how a test fails")]
pub fn two_tables<G: Game>(game: &Arc<G>, scenario: &str, seed: u64, steps: usize) -> Vec<Two> {
    let mut kit = Kit::new(&**game, seed);
    let open = Table::open(
        game.clone(),
        scenario,
        &ironbottom_kernel::Options::default(),
        ironbottom_kernel::dice::Seed::from_number(seed),
        Vec::new(),
    );
    let mut table = open.unwrap_or_else(|e| panic!("{e}"));
    let mut out = Vec::new();
    loop {
        let to_act = table.to_act();
        let asked: Vec<Seat> = to_act.seats().iter().collect();
        let Some(seat) = asked.get(kit.aside.below(asked.len())).copied() else { return out };
        for viewer in viewers(&**game) {
            for mut pair in pairs(game, &table, viewer, &mut kit.aside).unwrap_or_else(|f| panic!("{}", f.what)) {
                let course = pair.play(&**game, steps, &mut kit).unwrap_or_else(|f| panic!("{}", f.what));
                if matches!(course, Course::Together) && !pair.here.to_act().is_over() && pair.here.done().len() == steps {
                    let Pair { viewer, what, here, there, .. } = pair;
                    out.push(Two { viewer, what, here: seated(here), there: seated(there) });
                }
            }
        }
        let list = table.actions(seat);
        if table.act(seat, &list[kit.aside.below(list.len())]).is_err() {
            return out;
        }
    }
}
