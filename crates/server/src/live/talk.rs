//! What people say, and giving up a seat.

use super::{
    Live, LiveTable, Member, Rejection, Sitter, Update,
    op::{self, Op},
    refusal,
};
use crate::{app::App, library};
use ironbottom_kernel::{Lang, Seat, SeatSet, Viewer};
use ironbottom_protocol::{Channel, Code, Reason, Said, ToClient};
use ironbottom_store::{Holder, NewChat, UserId};
use std::{collections::BTreeSet, sync::Arc};

/// Letters in one line of chat.
const LONGEST: usize = 1000;

/// Lines sent to somebody who comes in.
const LINES: i64 = 200;

/// The channel of the whole table, as the store keeps it; a side's is `side:` and its ids.
const TABLE: &str = "table";

impl Live {
    /// The sides a viewer plays for.
    fn sides(&self, viewer: Viewer) -> BTreeSet<String> {
        let seats = match viewer {
            Viewer::Seats(s) => s,
            Viewer::Spectator | Viewer::Everything => SeatSet::NONE,
        };
        let info = self.game.info();
        seats.iter().filter_map(|s| info.seats.get(s.0 as usize)).map(|s| s.side.clone()).collect()
    }

    /// May a viewer read this channel?
    fn reads(&self, viewer: Viewer, channel: &str) -> bool {
        match channel.strip_prefix("side:") {
            None => channel == TABLE,
            Some(sides) => sides.split(',').any(|s| self.sides(viewer).contains(s)),
        }
    }

    /// Something said.
    pub(super) async fn say(&self, app: &Arc<App>, me: &Member, id: u32, to: Channel, text: &str) -> Result<(), Rejection> {
        let text = text.trim();
        let text: String = text.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
        let no = |code, why| {
            let reason = Reason { text: app.words.t(me.lang, why), rule: None };
            Err(Rejection { code, reason, at: None })
        };
        let Some(user) = me.user else { return no(Code::NotNow, "refused-no-name") };
        if text.is_empty() {
            return no(Code::Unreadable, "refused-empty");
        }
        let sides = self.sides(me.viewer);
        let channel = match to {
            Channel::Table => TABLE.to_owned(),
            Channel::Side if sides.is_empty() => return no(Code::NotYours, "refused-no-side"),
            Channel::Side => format!("side:{}", sides.into_iter().collect::<Vec<_>>().join(",")),
        };
        let now = (app.clock)();
        let line = NewChat { user, name: me.name.clone(), channel: channel.clone(), text: text.clone() };
        if let Err(e) = app.store.add_chat(&self.id, &line, now).await {
            tracing::warn!(table = %self.id, error = %e, "chat not stored");
            return no(Code::Store, "refused-store");
        }
        me.send(&ToClient::Done { id, done: 1 });
        if !app.store.shared() {
            self.hear_said(&channel, Said { by: me.name.clone(), to, text, at: now }).await;
        }
        Ok(())
    }

    async fn hear_said(&self, channel: &str, said: Said) {
        let said = ToClient::Chat(said);
        let inner = self.lock().await;
        for m in inner.members().filter(|m| self.reads(m.viewer, channel)) {
            m.send(&said);
        }
    }

    /// A line was stored, by this process or another: those who share a database hear of it this way.
    pub async fn heard(&self, app: &Arc<App>, line: i64) {
        if !app.store.shared() {
            return;
        }
        let lines = app.store.chat(&self.id, line - 1, LINES).await.unwrap_or_default();
        for l in lines.into_iter().filter(|l| l.line == line) {
            let channel = l.channel.clone();
            self.hear_said(&channel, said(l)).await;
        }
    }

    /// What was said so far, as far as a viewer may read it.
    pub async fn said(&self, app: &Arc<App>, viewer: Viewer) -> Vec<Said> {
        let lines = app.store.chat(&self.id, 0, LINES).await.unwrap_or_default();
        lines.into_iter().filter(|l| self.reads(viewer, &l.channel)).map(said).collect()
    }

    /// Gives up all seats somebody holds on a side. If no other person plays for it the side has lost, and the game is over; else the
    /// strongest computer opponent takes the seats, so that the others can play on.
    pub(super) async fn resign(self: &Arc<Self>, app: &Arc<App>, me: &Member, id: u32, seat: &str) -> Result<(), Rejection> {
        let mut inner = self.lock().await;
        let number = inner.own_seat(me, seat)?;
        inner.no_challenge(me.lang)?;
        if inner.table(me.lang)?.to_act().is_over() {
            return Err(inner.no(me.lang, Code::Over, "refused-over"));
        }
        let info = self.game.info();
        let side = info.seats.get(number.0 as usize).map(|s| s.side.clone()).unwrap_or_default();
        let for_side = |s: &Seat| info.seats.get(s.0 as usize).is_some_and(|s| s.side == side);
        let mine = me.user.map_or(SeatSet::NONE, |u| inner.held_by(u));
        let alone = !inner.people().iter().any(|s| for_side(&s) && !mine.has(s));
        // Where more than two sides play the others go on.
        if alone && info.sides.len() <= 2 {
            return self.end(app, &mut inner, me, id, side).await;
        }
        let seats: Vec<Seat> = mine.iter().filter(for_side).collect();
        let now = (app.clock)();
        let level = library::levels(self.game.as_ref()).pop().unwrap_or_default();
        for seat in seats {
            let stored = app.store.resign(&self.id, info.seat_id(seat), &Holder::Bot(level.clone()), now).await;
            if let Err(e) = stored {
                tracing::warn!(table = %self.id, error = %e, "resignation not stored");
                return Err(inner.no(me.lang, Code::Store, "refused-store"));
            }
            if let Some(s) = inner.seats.get_mut(seat.0 as usize) {
                s.holder = Sitter::Bot(level.clone());
                s.resigned = true;
            }
        }
        inner.proposal = None;
        inner.seat_bots();
        me.send(&ToClient::Done { id, done: 1 });
        inner.tell_seats();
        // Whoever gave up sees what an onlooker sees from now on: the page connects again.
        inner.send_away();
        drop(inner);
        self.rouse(app);
        Ok(())
    }

    /// The game ends: a side gave up.
    async fn end(&self, app: &Arc<App>, inner: &mut LiveTable, me: &Member, id: u32, side: String) -> Result<(), Rejection> {
        let entries = inner.table(me.lang)?.entries_len();
        let sides = [side];
        inner.run(me.lang, |i| {
            let ended = i.table.as_mut().is_some_and(|t| t.resign(&sides).is_ok());
            if ended { Ok(()) } else { Err(i.no(me.lang, Code::Over, "refused-over")) }
        })?;
        let ops: Vec<Op> = inner.table(me.lang)?.entries(entries).into_iter().map(Op::from).collect();
        self.commit(app, inner, me, &ops).await?;
        // Whoever thinks need not go on.
        self.stop_signal.give();
        inner.recount();
        me.send(&ToClient::Done { id, done: 1 });
        let _ = inner.publish(&Update::NewRules);
        Ok(())
    }
}

/// Words of one table's dice, and letters of one.
const WORDS: usize = 16;
const WORD: usize = 200;

impl Live {
    /// Puts a player's words into the dice, as long as none was rolled.
    pub async fn add_words(self: &Arc<Self>, app: &Arc<App>, user: UserId, lang: Lang, text: &str) -> Result<(), Rejection> {
        let text: String = text.trim().chars().filter(|c| !c.is_control()).take(WORD).collect();
        let mut inner = self.lock().await;
        if inner.held_by(user).is_empty() {
            return Err(inner.no(lang, Code::NotYours, "refused-not-yours"));
        }
        inner.no_challenge(lang)?;
        if text.is_empty() {
            return Err(inner.no(lang, Code::Unreadable, "refused-empty"));
        }
        let made = inner.run(lang, |i| {
            let table = i.table(lang)?;
            let mut words = table.journal().words;
            if words.len() >= WORDS || !op::unrolled(table) {
                return Err(i.no(lang, Code::NotNow, "refused-words"));
            }
            words.push(text);
            op::reworded(self.game.as_ref(), &self.start, table, &words).map_err(|_| i.no(lang, Code::NotNow, "refused-words"))
        });
        let (table, worded) = made?;
        inner.table = Some(table);
        match self.write(app, &mut inner, &[Op::Texts(worded)]).await {
            Ok(()) => {
                inner.seat_bots();
                inner.recount();
                let _ = inner.publish(&Update::Everything);
            }
            Err(e) => {
                let (code, text) = refusal(&e);
                return Err(inner.no(lang, code, text));
            }
        }
        drop(inner);
        self.rouse(app);
        Ok(())
    }
}

fn said(l: ironbottom_store::ChatLine) -> Said {
    Said { by: l.name, to: if l.channel == TABLE { Channel::Table } else { Channel::Side }, text: l.text, at: l.at }
}
