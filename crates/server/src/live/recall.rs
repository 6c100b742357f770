//! Looking back: the table is held only while its past is copied, and the game is gone through again apart from it.

use super::{Live, Member, Rejection, op::guarded, render::Voice};
use crate::{app::App, texts::Texts};
use ironbottom_kernel::{Lang, Seat, SeatSet, Viewer, erased::AnyPast};
use ironbottom_protocol::{Code, Moment, ToClient};
use std::sync::Arc;

/// The past of a table as far as somebody has asked for it. One at a time looks back; nobody who plays waits for them.
#[derive(Default)]
pub struct Recall(tokio::sync::Mutex<Option<Box<dyn AnyPast>>>);

impl Live {
    fn voice_in<'a>(&'a self, words: &'a Texts, lang: Lang) -> Voice<'a> {
        Voice { words, game: self.game.as_ref(), lang }
    }

    /// Asks the past something, on a thread that may take its time. `at`: which moment, if one is meant.
    async fn recall<T: Send + 'static>(
        &self,
        app: &App,
        me: &Member,
        at: Option<Moment>,
        ask: impl FnOnce(&mut dyn AnyPast, usize) -> Option<T> + Send + 'static,
    ) -> Result<T, Rejection> {
        let mut kept = self.recall.0.lock().await;
        let (mut past, n) = {
            let mut inner = self.lock().await;
            let old = kept.take();
            inner.run(me.lang, |i| {
                let table = i.table(me.lang)?;
                let seen = i.seen(table, me.viewer);
                let n = match at {
                    None => Some(seen),
                    Some(at) => i.feeds.get(&me.viewer).and_then(|e| e.moments.actions(at, seen)),
                };
                let past = table.past(old);
                Ok((past, n))
            })?
        };
        let no_moment = || {
            let reason = self.voice_in(&app.words, me.lang).reason("refused-no-moment");
            Rejection { code: Code::NotNow, reason, at: None }
        };
        let Some(n) = n else {
            *kept = Some(past);
            return Err(no_moment());
        };
        let asked = tokio::task::spawn_blocking(move || {
            let answer = guarded(|| ask(past.as_mut(), n));
            (past, answer)
        });
        match asked.await {
            Ok((past, Ok(answer))) => {
                *kept = Some(past);
                answer.ok_or_else(no_moment)
            }
            _ => {
                let mut inner = self.lock().await;
                inner.stop();
                Err(inner.no(me.lang, Code::Broken, "refused-broken"))
            }
        }
    }

    /// How it looked to a member at a moment; after the end also everything, or as a side could know it.
    pub(super) async fn look(
        &self,
        app: &Arc<App>,
        me: &Member,
        id: u32,
        moment: Moment,
        (lifted, eyes): (bool, Option<String>),
    ) -> Result<(), Rejection> {
        let viewer = {
            let inner = self.lock().await;
            let table = inner.table(me.lang)?;
            match (inner.late(table, me.viewer), eyes) {
                (None, Some(side)) => {
                    let all = (0..).map(Seat).zip(&self.game.info().seats);
                    let seats: SeatSet = all.filter(|(_, s)| s.side == side).map(|(seat, _)| seat).collect();
                    let own = matches!(me.viewer, Viewer::Seats(own) if own == seats);
                    if seats.is_empty() || !(own || table.is_lifted()) {
                        return Err(inner.no(me.lang, Code::NotYours, "refused-eyes"));
                    }
                    Viewer::Seats(seats)
                }
                (Some(_), Some(_)) => return Err(inner.no(me.lang, Code::NotYours, "refused-eyes")),
                (Some(late), None) => late.viewer,
                (None, None) if lifted && table.is_lifted() => Viewer::Everything,
                (None, None) => me.viewer,
            }
        };
        let scene = self.recall(app, me, Some(moment), move |past, n| past.scene(n, viewer).ok()).await?;
        let scene = self.voice_in(&app.words, me.lang).scene(&scene);
        me.send(&ToClient::Looked { id, moment, scene: Box::new(scene) });
        Ok(())
    }

    /// Figures over the whole game.
    pub(super) async fn charts(&self, app: &Arc<App>, me: &Member, id: u32) -> Result<(), Rejection> {
        let viewer = me.viewer;
        let rounds = self.recall(app, me, None, move |past, _| Some(past.figures(viewer).unwrap_or_default())).await?;
        let charts = self.voice_in(&app.words, me.lang).charts(&rounds);
        me.send(&ToClient::Charts { id, charts });
        Ok(())
    }
}
