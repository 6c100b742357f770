//! Going back beyond a die or an answer, or changing options, if the others agree.

use super::{
    Live, LiveTable, Member, Rejection, Update,
    live_table::Proposal,
    op::{Consented, Op, Propose, Undo},
    show::fingerprint,
};
use crate::app::App;
use ironbottom_kernel::{
    Seat, SeatSet, Viewer,
    erased::{AnyGame, AnyTable},
    info::{OptionError, Options},
};
use ironbottom_protocol::{Code, Moment, ToClient};
use std::{collections::BTreeMap, sync::Arc};
use tokio::sync::MutexGuard;

/// What everybody at a table sees. While it stays as it is, somebody may have done something in secret, and nobody else knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outside {
    view: [u8; 32],
    told: usize,
    waiting: SeatSet,
}

impl Outside {
    fn of(table: &dyn AnyTable) -> Self {
        let told = table.told(Viewer::Spectator, 0).len();
        Self { view: fingerprint(table, Viewer::Spectator), told, waiting: table.to_act().seats() }
    }
}

/// What is asked after operations that were carried out on this table: others may have made them, in another process or before a
/// restart.
pub fn after(proposal: Option<Proposal>, game: &dyn AnyGame, table: &dyn AnyTable, ops: &[Op]) -> Option<Proposal> {
    // How many actions were in force before each of them.
    let mut len = table.len() + ops.iter().map(|op| if let Op::Undo(u) = op { u.taken() } else { 0 }).sum::<usize>();
    ops.iter().fold(proposal, |proposal, op| {
        let next = after_one(proposal, game, (table, len), op);
        if let Op::Undo(u) = op {
            len -= u.taken();
        }
        next
    })
}

fn after_one(proposal: Option<Proposal>, game: &dyn AnyGame, (table, len): (&dyn AnyTable, usize), op: &Op) -> Option<Proposal> {
    let seats = |ids: &[String]| ids.iter().filter_map(|id| game.info().seat(id)).collect::<SeatSet>();
    match op {
        Op::Propose(p) => {
            let waiting = seats(&p.waiting);
            let all = (0..game.info().seats.len()).map(|i| Seat(i as u8));
            let agreed = all.filter(|s| !waiting.has(*s)).collect();
            let (by, people, amend) = (game.info().seat(&p.seat)?, seats(&p.people), p.amend.clone());
            Some(Proposal { by, keep: p.keep, amend, people, agreed, waiting, outside: Outside::of(table) })
        }
        Op::Consent(c) if c.agree => proposal.map(|mut p| {
            for s in seats(&c.seats).iter() {
                p.waiting = p.waiting.without(s);
                p.agreed = p.agreed.with(s);
            }
            p
        }),
        // What happens for all to see makes it void. What is done in secret does not, since that it was void would tell.
        Op::Act(_) | Op::Undo(_) => proposal.filter(|p| p.outside == Outside::of(table)).map(|mut p| {
            if let Op::Undo(u) = op {
                p.keep = u.kept(p.keep, len);
            }
            p
        }),
        _ => None,
    }
}

impl Undo {
    /// How many actions it took back.
    fn taken(&self) -> usize {
        self.drop.saturating_sub(self.again.len())
    }

    /// How many of the first `keep` actions, of so many in force before it, are still in force.
    fn kept(&self, keep: usize, len: usize) -> usize {
        let first = len.saturating_sub(self.drop);
        if keep <= first { keep } else { keep.saturating_sub(self.taken()).max(first) }
    }
}

impl Live {
    /// A seat asks to go back. Its own holder's seats and computer opponents agree at once.
    pub(super) async fn propose(
        self: &Arc<Self>,
        app: &Arc<App>,
        me: &Member,
        id: u32,
        seat: &str,
        moment: Moment,
    ) -> Result<(), Rejection> {
        let inner = self.lock().await;
        let by = inner.own_seat(me, seat)?;
        inner.no_challenge(me.lang)?;
        let table = inner.table(me.lang)?;
        if table.to_act().is_over() {
            return Err(inner.no(me.lang, Code::Over, "refused-over"));
        }
        // Back from what the asker has noticed since: a yes to going back to now would tell that another acted in secret.
        let moments = inner.feeds.get(&me.viewer).map(|e| &e.moments);
        let past = moments.filter(|m| moment < m.now(table.len()));
        let Some(keep) = past.and_then(|m| m.actions(moment, table.len())) else {
            return Err(inner.no(me.lang, Code::NotNow, "refused-no-moment"));
        };
        self.ask_all(app, inner, me, id, (by, keep, Options::default())).await
    }

    /// A seat asks to change options.
    pub(super) async fn amend(
        self: &Arc<Self>,
        app: &Arc<App>,
        me: &Member,
        id: u32,
        seat: &str,
        options: &BTreeMap<String, String>,
    ) -> Result<(), Rejection> {
        let mut inner = self.lock().await;
        let by = inner.own_seat(me, seat)?;
        inner.no_challenge(me.lang)?;
        let info = self.game.info();
        let mut wanted = Options::default();
        for (key, text) in options {
            let unknown = || OptionError::Unknown(key.clone());
            let parsed = info.option(key).ok_or_else(unknown).and_then(|o| o.parse(text));
            wanted.0.insert(key.clone(), parsed.map_err(|e| inner.amend_no(me.lang, &e.into()))?);
        }
        let keep = inner.actions();
        inner.run(me.lang, |i| i.table(me.lang)?.may_amend(&wanted).map_err(|e| i.amend_no(me.lang, &e)))?;
        self.ask_all(app, inner, me, id, (by, keep, wanted)).await
    }

    /// Asks everybody else; where nobody is to be asked it is done at once.
    async fn ask_all(
        self: &Arc<Self>,
        app: &Arc<App>,
        mut inner: MutexGuard<'_, LiveTable>,
        me: &Member,
        id: u32,
        (by, keep, amend): (Seat, usize, Options),
    ) -> Result<(), Rejection> {
        let mine = me.user.map_or(SeatSet::NONE, |u| inner.held_by(u));
        let people = inner.people();
        let waiting: SeatSet = people.iter().filter(|s| !mine.has(*s)).collect();
        let (people, asked) = (inner.ids(people), inner.ids(waiting));
        let op = Op::Propose(Propose { seat: self.game.info().seat_id(by).to_owned(), keep, people, waiting: asked, amend });
        if !waiting.is_empty() {
            return self.talk(app, &mut inner, me, id, op).await;
        }
        inner.proposal = after(None, self.game.as_ref(), inner.table(me.lang)?, std::slice::from_ref(&op));
        self.carry_out(app, &mut inner, me, id).await?;
        drop(inner);
        self.rouse(app);
        Ok(())
    }

    /// A seat answers.
    pub(super) async fn consent(
        self: &Arc<Self>,
        app: &Arc<App>,
        me: &Member,
        id: u32,
        seat: &str,
        agree: bool,
    ) -> Result<(), Rejection> {
        let mut inner = self.lock().await;
        inner.own_seat(me, seat)?;
        let mine = me.user.map_or(SeatSet::NONE, |u| inner.held_by(u));
        let Some(proposal) = inner.proposal.clone().filter(|p| p.waiting.meets(mine)) else {
            return Err(inner.no(me.lang, Code::NotNow, "refused-no-request"));
        };
        // One person answers for all seats they hold.
        let op = Op::Consent(Consented { seats: inner.ids(mine), agree });
        let next = after(Some(proposal), self.game.as_ref(), inner.table(me.lang)?, std::slice::from_ref(&op));
        if next.as_ref().is_none_or(|p| !p.waiting.is_empty()) {
            return self.talk(app, &mut inner, me, id, op).await;
        }
        inner.proposal = next;
        self.carry_out(app, &mut inner, me, id).await?;
        drop(inner);
        self.rouse(app);
        Ok(())
    }

    /// Stores what was asked or answered, so that it is the same everywhere, and shows it.
    async fn talk(&self, app: &Arc<App>, inner: &mut LiveTable, me: &Member, id: u32, op: Op) -> Result<(), Rejection> {
        self.commit(app, inner, me, std::slice::from_ref(&op)).await?;
        me.send(&ToClient::Done { id, done: 0 });
        let _ = inner.publish(&Update::Questions);
        Ok(())
    }

    /// All have agreed.
    async fn carry_out(&self, app: &Arc<App>, inner: &mut LiveTable, me: &Member, id: u32) -> Result<(), Rejection> {
        let Some(p) = inner.proposal.take() else {
            return Err(inner.no(me.lang, Code::NotNow, "refused-no-request"));
        };
        if !p.amend.0.is_empty() {
            let op = inner.run(me.lang, |i| i.amend(me.lang, &p.amend, p.agreed))?;
            self.commit(app, inner, me, &[op]).await?;
            me.send(&ToClient::Done { id, done: 1 });
            let _ = inner.publish(&Update::NewRules);
            return Ok(());
        }
        let told = inner.all_told();
        let op = inner.run(me.lang, |i| i.rewind(me.lang, p.keep, p.agreed))?;
        self.commit(app, inner, me, &[op]).await?;
        me.send(&ToClient::Done { id, done: 1 });
        let _ = inner.publish(&Update::Back(told));
        Ok(())
    }
}
