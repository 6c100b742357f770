//! What is done in several batches for one request: a list that goes on after a die, all of a kind of action in turn. Each batch is
//! stored and told before the next, as if its actions had been sent one after the other.

use super::{
    Before, Live, LiveTable, Member, Rejection, Update,
    op::{self, Op},
    typed::Typed,
};
use crate::app::App;
use ironbottom_kernel::{Seat, Viewer, prompt::Gesture};
use ironbottom_protocol::{Code, Reason, ToClient};
use serde_json::Value;
use std::sync::Arc;
use tokio::sync::MutexGuard;

/// So many actions are done in turn at most.
const IN_TURN: usize = 300;

impl LiveTable {
    /// What each of these actions is called, as far as it is a choice of the seat now.
    fn called(&self, seat: Seat, actions: &[Value]) -> Vec<Option<String>> {
        // Of a single action nothing can be left.
        let table = self.table.as_deref().filter(|_| actions.len() > 1);
        let offers = table.map(|t| t.offers(seat)).unwrap_or_default();
        let name = |a: &Value| offers.iter().find(|o| o.action == *a).map(|o| o.notation.clone());
        actions.iter().map(name).collect()
    }

    /// Is it a choice of the seat now?
    fn is_open(&self, seat: Seat, action: &Value) -> bool {
        self.table.as_deref().is_some_and(|t| t.to_act().seats().has(seat) && t.check(seat, action).is_ok())
    }

    /// The first thing of this kind that can be done at a space now.
    fn next_of(&self, seat: Seat, kind: &str) -> Option<Value> {
        let (prompt, offers) = self.table.as_deref()?.look(Viewer::seat(seat)).choices(seat);
        let points = |c: &ironbottom_kernel::prompt::Choice| matches!(c.gesture, Gesture::Point { .. });
        let mut all = prompt.choices.iter().zip(offers);
        all.find(|(c, o)| o.kind == kind && points(c)).map(|(_, o)| o.action)
    }

    /// Why an order in notation is refused now.
    fn against(&mut self, me: &Member, seat: Seat, text: &str) -> Option<Reason> {
        let told = op::guarded(|| self.table.as_deref().and_then(|t| t.reading(seat, text).and_then(Result::err)));
        told.ok().flatten().map(|r| self.voice(me.lang).refused(&r))
    }
}

impl Live {
    /// One batch of them: stored and told. Where `short`, a batch that is not legal as a whole is done as far as it is.
    async fn one(
        self: &Arc<Self>,
        app: &Arc<App>,
        inner: &mut MutexGuard<'_, LiveTable>,
        (me, seat): (&Member, Seat),
        (mut actions, short): (&[Value], bool),
    ) -> Result<usize, Rejection> {
        let before = Before::of(inner, me)?;
        let done = loop {
            match inner.run(me.lang, |i| i.batch(me, seat, actions)) {
                Ok(done) => break done,
                Err(Rejection { code: Code::Rule, at: Some(at), .. }) if short && 0 < at && at < actions.len() => {
                    actions = &actions[..at]
                }
                Err(no) => return Err(no),
            }
        };
        self.keep(app, inner, me, &before).await?;
        Ok(done)
    }

    /// What was done is stored and told, and standing orders answer.
    async fn keep(
        self: &Arc<Self>,
        app: &Arc<App>,
        inner: &mut LiveTable,
        me: &Member,
        before: &Before,
    ) -> Result<(), Rejection> {
        let ops: Vec<Op> = inner.table(me.lang)?.entries(before.entries).into_iter().map(Op::from).collect();
        metrics::counter!("ironbottom_actions_total").increment((inner.actions() - before.actions) as u64);
        self.commit(app, inner, me, &ops).await?;
        inner.proposal = None;
        let _ = inner.publish(&Update::Forward(before.actions));
        self.routine(app, inner).await;
        Ok(())
    }

    /// A typed line, in as many batches as it takes.
    pub(super) async fn line(
        self: &Arc<Self>,
        app: &Arc<App>,
        mut inner: MutexGuard<'_, LiveTable>,
        (me, seat): (&Member, Seat),
        id: u32,
        text: String,
    ) -> Result<(), Rejection> {
        let (mut all, mut parts, mut why) = (Typed { rest: text, ..Typed::default() }, Vec::new(), None);
        loop {
            let before = Before::of(&inner, me)?;
            match inner.run(me.lang, |i| i.typed(me, seat, &all.rest)) {
                Ok(typed) => {
                    parts.push(typed.done);
                    all.steps.extend(typed.steps);
                    all.notes.extend(typed.notes);
                    all.rest = typed.rest;
                    self.keep(app, &mut inner, me, &before).await?;
                    if all.rest.is_empty() || typed.done == 0 {
                        break;
                    }
                }
                Err(no) if parts.is_empty() => return Err(no),
                Err(no) => {
                    why = Some(no.reason);
                    break;
                }
            }
        }
        let Typed { steps, notes, rest, .. } = all;
        me.send(&ToClient::Ordered { id, parts, steps, notes, rest, why });
        drop(inner);
        self.rouse(app);
        Ok(())
    }

    /// Actions in as many batches as it takes; what is left at the end has a reason, where one is known.
    pub(super) async fn batches(
        self: &Arc<Self>,
        app: &Arc<App>,
        mut inner: MutexGuard<'_, LiveTable>,
        (me, seat): (&Member, Seat),
        id: u32,
        (actions, short): (&[Value], bool),
    ) -> Result<(), Rejection> {
        let (mut parts, mut left, mut why) = (Vec::new(), actions, None);
        loop {
            let called = inner.called(seat, left);
            match self.one(app, &mut inner, (me, seat), (left, short || !parts.is_empty())).await {
                Ok(done) => {
                    parts.push(done);
                    left = left.get(done..).unwrap_or_default();
                    let Some(next) = left.first() else { break };
                    if !inner.is_open(seat, next) {
                        why = called.get(done).and_then(Option::as_deref).and_then(|text| inner.against(me, seat, text));
                        break;
                    }
                }
                Err(no) if parts.is_empty() => return Err(no),
                Err(no) => {
                    why = Some(no.reason);
                    break;
                }
            }
        }
        me.send(&ToClient::Batched { id, parts, why });
        drop(inner);
        self.rouse(app);
        Ok(())
    }

    /// All of a kind of action that can be done at a space, one after the other, until something else is asked.
    pub(super) async fn in_turn(
        self: &Arc<Self>,
        app: &Arc<App>,
        mut inner: MutexGuard<'_, LiveTable>,
        (me, seat): (&Member, Seat),
        id: u32,
        kind: &str,
    ) -> Result<(), Rejection> {
        let (mut parts, mut why) = (Vec::new(), None);
        while parts.len() < IN_TURN {
            let Some(next) = inner.run(me.lang, |i| Ok(i.next_of(seat, kind)))? else { break };
            match self.one(app, &mut inner, (me, seat), (&[next], false)).await {
                Ok(done) => parts.push(done),
                Err(no) if parts.is_empty() => return Err(no),
                Err(no) => {
                    why = Some(no.reason);
                    break;
                }
            }
        }
        me.send(&ToClient::Batched { id, parts, why });
        drop(inner);
        self.rouse(app);
        Ok(())
    }
}
