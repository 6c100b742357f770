//! Promise 6, at the table: what can be taken back is restored exactly, what cannot be is refused.

use crate::{
    plan::{Check, Promise, Report, ensure},
    replay::text,
};
use ironbottom_kernel::{Dice, Game, Log, Seat, Viewer, table::Table};

fn fault(holds: bool, what: impl FnOnce() -> String) -> Check {
    ensure(holds, Promise::Undo, "undo", what)
}

/// Takes the last action back and does it again, or is refused. `before` is the position before it as text: text shares nothing
/// with what is alive.
pub fn last<G: Game>(table: &mut Table<G>, before: &str, report: &mut Report) -> Check {
    let Some(done) = table.done().last() else { return Ok(()) };
    let (seat, action, barrier, digest) = (done.seat, done.action.clone(), done.barrier, done.after.clone());
    let after = text(table.position(), Promise::Undo)?;
    if barrier {
        let verdict = table.undo(seat);
        fault(verdict.is_err(), || format!("{action:?} is taken back beyond dice or something learned"))?;
        return fault(text(table.position(), Promise::Undo)? == after, || "a refused undo changed the position".to_owned());
    }
    let verdict = table.undo(seat);
    fault(verdict.is_ok(), || format!("{action:?} cannot be taken back: {verdict:?}"))?;
    let back = text(table.position(), Promise::Undo)?;
    fault(back == before, || format!("{action:?} taken back gives {back}\n instead of {before}"))?;
    let again = table.act(seat, &action).map(|d| d.after.clone());
    fault(again.as_ref() == Ok(&digest), || format!("{action:?} done again gives something else: {again:?}"))?;
    report.undone += 1;
    fault(text(table.position(), Promise::Undo)? == after, || format!("{action:?} done again gives another position"))
}

/// While seats act apart, each takes back its own: the other's later entries stay. The game goes on from there.
/// Entries before the last consented rewind, the first `fixed`, stay as they are.
pub fn apart<G: Game>(table: &mut Table<G>, fixed: usize, report: &mut Report) -> Check<bool> {
    let done = table.done();
    let Some(last) = done.last() else { return Ok(false) };
    let Some(k) = done.iter().rposition(|d| d.seat != last.seat) else { return Ok(false) };
    let entry = &done[k];
    let seat = entry.seat;
    if k < fixed || !(entry.apart && done[k..].iter().all(|d| d.apart && !d.barrier)) {
        return Ok(false);
    }
    let game = table.game().clone();
    let Ok(mut expected) = table.position_after(k) else { return Ok(false) };
    for d in &done[k + 1..] {
        game.apply(&mut expected, d.seat, &d.action, &mut Dice::recorded(&[]), &mut Log::default());
    }
    let action = entry.action.clone();
    let verdict = table.undo(seat);
    fault(verdict.is_ok(), || format!("{action:?} of seat {} was done apart and cannot be taken back: {verdict:?}", seat.0))?;
    let (here, there) = (text(table.position(), Promise::Undo)?, text(&expected, Promise::Undo)?);
    fault(here == there, || format!("{action:?} taken back from under others gives {here}\n instead of {there}"))?;
    report.undone_apart += 1;
    Ok(true)
}

/// Which seats can take something back.
pub fn can<G: Game>(table: &Table<G>) -> Vec<bool> {
    (0..table.game().info().seats.len() as u8).map(|s| table.can_undo(Seat(s))).collect()
}

/// A secret action of one seat changes no other seat's right to undo: it would tell that something was done. So nothing is rolled or
/// learned while seats act apart, before the last of them is ready: a barrier would stand in everybody's way.
pub fn unchanged<G: Game>(table: &Table<G>, before: &[bool]) -> Check {
    let Some(done) = table.done().last() else { return Ok(()) };
    if !(done.apart || done.order) {
        return Ok(());
    }
    for (i, (was, is)) in before.iter().zip(can(table)).enumerate() {
        let own = i == usize::from(done.seat.0);
        // The last to be ready ends the secret part, and all are told.
        let told = done.barrier && done.events.iter().any(|e| e.audience.reaches(Viewer::seat(Seat(i as u8))));
        fault(own || told || *was == is, || {
            format!("seat {i} learns from its undo that seat {} did {:?}", done.seat.0, done.action)
        })?;
    }
    Ok(())
}

/// Goes back by consent: to a position of before, and on with new dice.
pub fn rewind<G: Game>(table: &mut Table<G>, keep: usize, report: &mut Report) -> Check {
    let Ok(expected) = table.position_after(keep) else { return Ok(()) };
    let all = ironbottom_kernel::SeatSet::first(table.game().info().seats.len());
    let verdict = table.rewind(keep, all);
    fault(verdict.is_ok(), || format!("going back to action {keep} by consent is refused: {verdict:?}"))?;
    let (here, there) = (text(table.position(), Promise::Undo)?, text(&expected, Promise::Undo)?);
    fault(here == there, || format!("going back to action {keep} gives {here}\n instead of {there}"))?;
    report.rewound += 1;
    Ok(())
}
