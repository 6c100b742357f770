//! Going back beyond a die or an answer, if the others agree.

use super::{Live, Member, No, Step, inner::Proposal};
use crate::app::App;
use ironbottom_kernel::{Seat, SeatSet};
use ironbottom_protocol::{Code, Moment, ToClient};
use std::sync::Arc;

impl Live {
    /// A seat asks to go back. Its own holder's seats and computer opponents agree at once.
    pub(super) async fn propose(
        self: &Arc<Self>,
        app: &Arc<App>,
        me: &Member,
        id: u32,
        seat: &str,
        moment: Moment,
    ) -> Result<(), No> {
        let mut inner = self.lock().await;
        let by = inner.own_seat(me, seat)?;
        let table = inner.table(me.lang)?;
        if table.to_act().is_over() {
            return Err(inner.no(me.lang, Code::Over, "refused-over"));
        }
        let keep = inner.eyes.get(&me.viewer).and_then(|e| e.moments.actions(moment, table.len()));
        let Some(keep) = keep.filter(|k| *k < table.len()) else {
            return Err(inner.no(me.lang, Code::NotNow, "refused-no-moment"));
        };
        let mine = me.user.map_or(SeatSet::NONE, |u| inner.held_by(u));
        let others = |s: &super::SeatNow| matches!(s.holder, super::Sitter::Person(..)) && !s.resigned;
        let people: SeatSet = (0..).map(Seat).zip(&inner.seats).filter(|(_, s)| others(s)).map(|(s, _)| s).collect();
        let waiting: SeatSet = people.iter().filter(|s| !mine.has(*s)).collect();
        let agreed: SeatSet = (0..inner.seats.len()).map(|i| Seat(i as u8)).filter(|s| !waiting.has(*s)).collect();
        inner.proposal = Some(Proposal { by, keep, agreed, waiting });
        if !waiting.is_empty() {
            me.send(&ToClient::Done { id, done: 0 });
            let _ = inner.publish(&Step::Refresh);
            return Ok(());
        }
        self.go_back(app, &mut inner, me, id).await?;
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
    ) -> Result<(), No> {
        let mut inner = self.lock().await;
        inner.own_seat(me, seat)?;
        let mine = me.user.map_or(SeatSet::NONE, |u| inner.held_by(u));
        let Some(proposal) = inner.proposal.as_mut().filter(|p| p.waiting.meets(mine)) else {
            return Err(inner.no(me.lang, Code::NotNow, "refused-no-request"));
        };
        if !agree {
            inner.proposal = None;
            me.send(&ToClient::Done { id, done: 0 });
            let _ = inner.publish(&Step::Refresh);
            return Ok(());
        }
        // One person answers for all seats they hold.
        for s in mine.iter() {
            proposal.waiting = proposal.waiting.without(s);
            proposal.agreed = proposal.agreed.with(s);
        }
        if !proposal.waiting.is_empty() {
            me.send(&ToClient::Done { id, done: 0 });
            let _ = inner.publish(&Step::Refresh);
            return Ok(());
        }
        self.go_back(app, &mut inner, me, id).await?;
        drop(inner);
        self.rouse(app);
        Ok(())
    }

    async fn go_back(&self, app: &Arc<App>, inner: &mut super::Inner, me: &Member, id: u32) -> Result<(), No> {
        let Some(p) = inner.proposal.take() else {
            return Err(inner.no(me.lang, Code::NotNow, "refused-no-request"));
        };
        let told = inner.all_told();
        let op = inner.run(me.lang, |i| i.rewind(me.lang, p.keep, p.agreed))?;
        self.commit(app, inner, me, &[op]).await?;
        me.send(&ToClient::Done { id, done: 1 });
        let _ = inner.publish(&Step::Back(told));
        Ok(())
    }
}
