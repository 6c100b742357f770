//! Computer opponents at the table, and what standing orders and plans answer for anybody. They see what a person in their seat would, and play while nobody else must decide.

use super::{Live, Update, live_table::LiveTable, op::Op};
use crate::app::App;
use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};
use tokio::sync::OwnedMutexGuard;

/// After this time the table is let go for a moment, so that others are heard.
const CHUNK: Duration = Duration::from_millis(40);

/// Actions in one go.
const STEPS: usize = 400;

/// Between two things told at a table where no person sits, so that whoever watches can follow.
const PACE: Duration = Duration::from_millis(300);

/// What came of one go.
struct Went {
    guard: OwnedMutexGuard<LiveTable>,
    from: usize,
    ops: Vec<Op>,
    /// The rules crashed.
    crashed: bool,
    /// The table went on while somebody thought: look anew.
    again: bool,
}

/// Plays until a person must decide.
pub async fn play(app: Arc<App>, live: Arc<Live>) {
    loop {
        let guard = live.inner.clone().lock_owned().await;
        if !wanted(&guard) || app.is_closing() {
            // Under the lock: whoever acts next calls us again.
            live.stop_signal.loosen();
            live.thinking.store(false, Ordering::Release);
            if live.leased.swap(false, Ordering::AcqRel)
                && let Err(e) = app.store.release(&live.id, &app.name).await
            {
                tracing::warn!(table = %live.id, error = %e, "the lease runs out by itself");
            }
            return;
        }
        if app.store.shared() && !leased(&app, &live).await {
            live.thinking.store(false, Ordering::Release);
            drop(guard);
            stand_by(app, live);
            return;
        }
        let Some(mut went) = turn(&live, guard).await else { return };
        if went.crashed {
            went.guard.stop();
        }
        if went.ops.is_empty() && !went.again {
            live.thinking.store(false, Ordering::Release);
            return;
        }
        if !went.ops.is_empty() && live.write(&app, &mut went.guard, &went.ops).await.is_ok() {
            metrics::counter!("ironbottom_bot_actions_total").increment(went.ops.len() as u64);
            let _ = went.guard.publish(&Update::Forward(went.from));
        }
        let watched = went.guard.people().is_empty();
        drop(went);
        if watched {
            tokio::time::sleep(PACE).await;
        } else {
            tokio::task::yield_now().await;
        }
    }
}

/// Another process thinks for this table; should it fall silent, we take over.
fn stand_by(app: Arc<App>, live: Arc<Live>) {
    if live.standing_by.swap(true, Ordering::AcqRel) {
        return;
    }
    tokio::spawn(async move {
        tokio::time::sleep(Duration::from_millis(app.lease.unsigned_abs() * 250)).await;
        live.standing_by.store(false, Ordering::Release);
        live.rouse(&app);
    });
}

/// Have we the right to think for this table?
async fn leased(app: &App, live: &Live) -> bool {
    let now = (app.clock)();
    match app.store.lease(&live.id, &app.name, now, now + app.lease).await {
        Ok(ours) => {
            live.leased.store(ours, Ordering::Release);
            ours
        }
        Err(e) => {
            tracing::warn!(table = %live.id, error = %e, "no lease");
            false
        }
    }
}

/// Must an opponent decide, or does something answer for somebody, and does anybody care?
fn wanted(inner: &LiveTable) -> bool {
    let people = inner.seats.iter().any(|s| matches!(s.holder, super::Sitter::Person(..)));
    (people || inner.members().next().is_some()) && (!inner.bots_to_act().is_empty() || answers(inner))
}

/// Do standing orders or plans answer for somebody now?
fn answers(inner: &LiveTable) -> bool {
    let Some(table) = inner.table.as_deref() else { return false };
    super::op::guarded(|| inner.routine_seats().into_iter().any(|s| table.routine_waits(s))).unwrap_or(false)
}

/// Who thinks for long does so while others are at the table: they may look, ask and talk. All others just play.
async fn turn(live: &Live, mut guard: OwnedMutexGuard<LiveTable>) -> Option<Went> {
    let seat = guard.bots_to_act().first().copied().filter(|_| !answers(&guard));
    let digest = |inner: &LiveTable| inner.table.as_ref().map(|t| t.digest().to_owned());
    let before = digest(&guard);
    let taken = super::op::guarded(|| seat.and_then(|s| guard.table.as_mut()?.ponder(s)));
    let Ok(Some(mut thought)) = taken else { return tokio::task::spawn_blocking(move || go(guard)).await.ok() };
    drop(guard);
    let thought = tokio::task::spawn_blocking(move || super::op::guarded(|| thought.think()).map(|()| thought)).await;
    let mut guard = live.inner.clone().lock_owned().await;
    let (from, entries) = (guard.actions(), guard.table.as_ref().map_or(0, |t| t.entries_len()));
    let Ok(Ok(thought)) = thought else { return Some(Went { guard, from, ops: Vec::new(), crashed: true, again: false }) };
    let stale = digest(&guard) != before;
    let decided = super::op::guarded(|| guard.table.as_mut().map(|t| t.decide(thought).is_some()));
    guard.note();
    let ops = match &guard.table {
        Some(t) if decided.is_ok() => t.entries(entries).into_iter().map(Op::from).collect(),
        _ => Vec::new(),
    };
    // What was thought up on a table that went on is thought up anew; refused on the same table it would be refused for ever.
    let again = stale && matches!(decided, Ok(Some(false)));
    let crashed = decided.is_err() || (!stale && matches!(decided, Ok(Some(false))));
    Some(Went { crashed, guard, from, ops, again })
}

fn go(mut guard: OwnedMutexGuard<LiveTable>) -> Went {
    let (started, watched) = (Instant::now(), guard.people().is_empty());
    let (from, entries) = (guard.actions(), guard.table.as_ref().map_or(0, |t| t.entries_len()));
    let done = super::op::guarded(|| {
        for _ in 0..STEPS {
            if guard.routine() {
                if started.elapsed() > CHUNK {
                    return;
                }
                continue;
            }
            let Some(seat) = guard.bots_to_act().first().copied() else { return };
            let Some(table) = guard.table.as_mut() else { return };
            if table.bot_step(seat).is_none() {
                return;
            }
            guard.note();
            if started.elapsed() > CHUNK || (watched && guard.has_told(from)) {
                return;
            }
        }
    });
    let ops = match &guard.table {
        Some(t) if done.is_ok() => t.entries(entries).into_iter().map(Op::from).collect(),
        _ => Vec::new(),
    };
    Went { crashed: done.is_err(), guard, from, ops, again: false }
}
