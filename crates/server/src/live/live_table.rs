//! A live table: the running game, who sits and looks, and what each of them is shown.

use super::{
    consent::Outside,
    op::{Op, guarded},
    render::Voice,
    show::{Gallery, fingerprint},
    viewer::{Member, ViewerFeed},
    wire::Frame,
};
use crate::{texts::Texts, tools};
use ironbottom_kernel::{
    Explain, Lang, Msg, Seat, SeatSet, Viewer,
    ask::Chances,
    bot::StopSignal,
    erased::{AnyGame, AnyScales, AnyTable, SendError},
    info::Options,
    story::{Line, Moments},
    table::AmendError,
    text::CatalogError,
};
use ironbottom_protocol::{Aim, Code, Holder, Moment, Reason, ToClient, Weighed, WireSeat};
use ironbottom_store::UserId;
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// Actions in one batch.
pub(super) const BATCH: usize = 1000;

/// Spaces weighed at once.
const AIMS: usize = 24;

/// What is weighed apart from the table; none: the game is over.
pub struct Weighing(Option<Box<dyn AnyScales>>, Vec<Aim>);

impl Weighing {
    /// Weighs it: the space, and the chances before and after.
    pub fn weigh(self) -> Vec<(String, Option<Chances>, Chances)> {
        let Self(Some(scales), aims) = self else { return Vec::new() };
        let one = |aim: Aim| scales.weigh(&aim.space, &aim.actions).map(|(before, after)| (aim.space, before, after));
        aims.into_iter().filter_map(one).collect()
    }
}

/// Why something was not done.
#[derive(Clone, Debug)]
pub struct Rejection {
    /// For programs.
    pub code: Code,
    /// For people.
    pub reason: Reason,
    /// Which action of a batch.
    pub at: Option<usize>,
}

/// One seat as it is now.
#[derive(Clone, Debug)]
pub struct SeatNow {
    /// Its id.
    pub id: String,
    /// Who sits there.
    pub holder: Sitter,
    /// Has it given up?
    pub resigned: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person, with the shown name.
    Person(UserId, String),
    /// A computer opponent of this level.
    Bot(String),
}

/// Somebody asks to go back, or to change options.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Who asks.
    pub by: Seat,
    /// How many actions would stay.
    pub keep: usize,
    /// The options that would be changed; none: the game would go back.
    pub amend: Options,
    /// The seats of people when it was made.
    pub people: SeatSet,
    /// Who agreed so far.
    pub agreed: SeatSet,
    /// Who must still answer.
    pub waiting: SeatSet,
    /// What everybody saw when it was made: it falls when that changes.
    pub outside: Outside,
}

/// What changed.
pub enum Update {
    /// Actions were done from this number on.
    Forward(usize),
    /// Something was taken back; what each viewer had been told.
    Back(BTreeMap<Viewer, Vec<(Moment, Line)>>),
    /// Only what is asked.
    Questions,
    /// Look at everything anew, as far as it is different.
    Everything,
    /// Everything is different for all: the rules are.
    NewRules,
}

/// A live table.
pub struct LiveTable {
    /// Our own words.
    pub words: Arc<Texts>,
    /// Its game.
    pub game: Arc<dyn AnyGame>,
    /// The running game; none: it has stopped.
    pub table: Option<Box<dyn AnyTable>>,
    /// Holds its computer opponents.
    pub stop_signal: StopSignal,
    /// Number of the next operation.
    pub seq: i64,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// Since when; where nothing is secret, since the last thing that was done.
    pub since: i64,
    /// The seats.
    pub seats: Vec<SeatNow>,
    /// What each viewer was shown.
    pub feeds: BTreeMap<Viewer, ViewerFeed>,
    /// A request to go back.
    pub proposal: Option<Proposal>,
    /// Pictures all viewers share.
    pub gallery: Gallery,
    /// Onlookers of a game with secrets see everything so many rounds later; none: only what is public.
    pub delay: Option<u32>,
}

/// The side that is left when the seats of all others have been given up; a side without seats neither gives up nor wins so.
fn last_side(info: &ironbottom_kernel::GameInfo, resigned: impl Fn(usize) -> bool) -> Option<String> {
    let seats = |side: &str| info.seats.iter().enumerate().filter(|(_, s)| s.side == side).map(|(i, _)| i).collect::<Vec<_>>();
    let (mut left, mut gone) = (Vec::new(), 0);
    for side in &info.sides {
        match seats(&side.id).as_slice() {
            [] => {}
            all if all.iter().all(|i| resigned(*i)) => gone += 1,
            _ => left.push(side.id.clone()),
        }
    }
    if gone > 0 && left.len() == 1 { left.pop() } else { None }
}

/// One action was done: which viewers could notice it?
fn note(eyes: &mut BTreeMap<Viewer, ViewerFeed>, table: &dyn AnyTable) {
    let len = table.len();
    let over = table.to_act().is_over();
    for (viewer, eye) in eyes {
        if let Moments::Own(all) = &mut eye.moments {
            if over {
                // Nothing is hidden any more: the whole game is told again.
                *all = table.moments(*viewer).unwrap_or_else(|_| vec![0]);
                continue;
            }
            let fingerprint = fingerprint(table, *viewer);
            if fingerprint != eye.fingerprint || !table.told(*viewer, len - 1).is_empty() {
                all.push(len);
                eye.fingerprint = fingerprint;
            }
        }
    }
}

impl LiveTable {
    /// A table in memory alone, with a person in every seat: for proofs of what the server says. Nothing of it is stored.
    pub fn alone(game: Arc<dyn AnyGame>, table: Box<dyn AnyTable>) -> Result<Self, CatalogError> {
        Ok(Self::apart(Arc::new(Texts::new()?), game, table))
    }

    /// Another such table of the same game.
    pub fn beside(&self, table: Box<dyn AnyTable>) -> Self {
        Self::apart(self.words.clone(), self.game.clone(), table)
    }

    fn apart(words: Arc<Texts>, game: Arc<dyn AnyGame>, table: Box<dyn AnyTable>) -> Self {
        let person = |s: &ironbottom_kernel::info::SeatInfo| SeatNow {
            id: s.id.clone(),
            holder: Sitter::Person(UserId(0), String::new()),
            resigned: false,
        };
        Self {
            words,
            seats: game.info().seats.iter().map(person).collect(),
            game,
            table: Some(table),
            stop_signal: StopSignal::default(),
            seq: 0,
            waiting: SeatSet::NONE,
            since: 0,
            feeds: BTreeMap::new(),
            proposal: None,
            gallery: Gallery::new(),
            delay: None,
        }
    }

    /// The voice for a language.
    pub fn voice(&self, lang: Lang) -> Voice<'_> {
        Voice { words: &self.words, game: self.game.as_ref(), lang }
    }

    /// A refusal of our own.
    pub fn no(&self, lang: Lang, code: Code, id: &'static str) -> Rejection {
        Rejection { code, reason: self.voice(lang).reason(id), at: None }
    }

    /// The running game, or why there is none.
    pub fn table(&self, lang: Lang) -> Result<&dyn AnyTable, Rejection> {
        self.table.as_deref().ok_or_else(|| self.no(lang, Code::Broken, "refused-broken"))
    }

    /// Runs something of the game. A crash stops this table and tells everybody; others play on.
    pub fn run<T>(&mut self, lang: Lang, f: impl FnOnce(&mut Self) -> Result<T, Rejection>) -> Result<T, Rejection> {
        if self.table.is_none() {
            return Err(self.no(lang, Code::Broken, "refused-broken"));
        }
        match guarded(|| f(self)) {
            Ok(result) => result,
            Err(_) => {
                self.stop();
                Err(self.no(lang, Code::Broken, "refused-broken"))
            }
        }
    }

    /// The table stops: the program is at fault. What is stored stays.
    pub fn stop(&mut self) {
        self.table = None;
        metrics::counter!("ironbottom_tables_broken_total").increment(1);
        for eye in self.feeds.values() {
            for (lang, page) in &eye.languages {
                let text = self.words.t(*lang, "table-broken");
                for m in &page.members {
                    m.send(&ToClient::Broken { text: text.clone() });
                }
            }
        }
    }

    /// How many actions are in force.
    pub fn actions(&self) -> usize {
        self.table.as_ref().map_or(0, |t| t.len())
    }

    /// The seats a person holds.
    pub fn held_by(&self, user: UserId) -> SeatSet {
        let held = |s: &SeatNow| matches!(s.holder, Sitter::Person(u, _) if u == user) && !s.resigned;
        (0..).map(Seat).zip(&self.seats).filter(|(_, s)| held(s)).map(|(seat, _)| seat).collect()
    }

    /// The seats in which people sit.
    pub fn people(&self) -> SeatSet {
        let person = |s: &SeatNow| matches!(s.holder, Sitter::Person(..)) && !s.resigned;
        (0..).map(Seat).zip(&self.seats).filter(|(_, s)| person(s)).map(|(seat, _)| seat).collect()
    }

    /// A request to go back falls when others sit there than were asked; did one?
    pub fn drop_void_proposal(&mut self) -> bool {
        let people = self.people();
        self.proposal.take_if(|p| p.people != people).is_some()
    }

    /// Whoever looks through a seat that is no longer theirs has to come in again, as an onlooker.
    pub fn send_away(&self) {
        for m in self.members() {
            let held = m.user.map_or(SeatSet::NONE, |u| self.held_by(u));
            if matches!(m.viewer, Viewer::Seats(own) if own.iter().any(|s| !held.has(s))) {
                m.send(&ToClient::Pause);
                m.gone.notify_one();
            }
        }
    }

    /// The side that wins because all seats of all others have given up.
    pub fn given_up(&self) -> Option<String> {
        let info = self.game.info();
        last_side(info, |i| self.seats.get(i).is_some_and(|s| s.resigned))
    }

    /// Ids of seats.
    pub fn ids(&self, seats: SeatSet) -> Vec<String> {
        seats.iter().map(|s| self.game.info().seat_id(s).to_owned()).collect()
    }

    /// The seat a member named, if it is its own.
    pub fn own_seat(&self, me: &Member, id: &str) -> Result<Seat, Rejection> {
        let seat = self.game.info().seat(id).filter(|s| matches!(me.viewer, Viewer::Seats(own) if own.has(*s)));
        let held = me.user.map_or(SeatSet::NONE, |u| self.held_by(u));
        seat.filter(|s| held.has(*s)).ok_or_else(|| self.no(me.lang, Code::NotYours, "refused-not-yours"))
    }

    /// Was it decided on the view of now?
    pub fn fresh(&self, me: &Member, version: &str) -> Result<(), Rejection> {
        match self.feeds.get(&me.viewer) {
            Some(eye) if eye.version == version => Ok(()),
            _ => Err(self.no(me.lang, Code::Stale, "refused-stale")),
        }
    }

    pub(super) fn refused(&self, lang: Lang, at: Option<usize>, e: &SendError) -> Rejection {
        let (code, reason) = self.voice(lang).refusal(e);
        Rejection { code, reason, at }
    }

    /// Carries out a batch as one, or nothing of it. It ends at its first die or anything learned.
    pub fn batch(&mut self, me: &Member, seat: Seat, actions: &[Value]) -> Result<usize, Rejection> {
        if actions.is_empty() || actions.len() > BATCH {
            return Err(self.no(me.lang, Code::Unreadable, "refused-batch"));
        }
        let (table, eyes) = (&mut self.table, &mut self.feeds);
        let Some(table) = table.as_deref_mut() else { return Err(self.no(me.lang, Code::Broken, "refused-broken")) };
        table.send_all(seat, actions, |t| note(eyes, t)).map_err(|(i, e)| {
            if i > 0 {
                self.recount();
            }
            self.refused(me.lang, Some(i), &e)
        })
    }

    /// Seats whose standing orders and plans answer now: those in which somebody sits.
    pub fn routine_seats(&self) -> Vec<Seat> {
        let Some(table) = self.table.as_deref() else { return Vec::new() };
        let sits = |s: &Seat| self.seats.get(s.0 as usize).is_some_and(|s| s.holder != Sitter::Open && !s.resigned);
        table.to_act().seats().iter().filter(sits).collect()
    }

    /// Lets one of them answer, as an action of its seat; did one?
    pub fn routine(&mut self) -> bool {
        for seat in self.routine_seats() {
            if self.table.as_mut().is_some_and(|t| t.routine(seat).is_some()) {
                self.note();
                return true;
            }
        }
        false
    }

    /// One action was done: which viewers could notice it?
    pub fn note(&mut self) {
        if let Some(table) = self.table.as_deref() {
            note(&mut self.feeds, table);
        }
    }

    /// Counts moments anew: something was taken back.
    pub fn recount(&mut self) {
        let Some(table) = self.table.as_deref() else { return };
        for (viewer, eye) in &mut self.feeds {
            if matches!(eye.moments, Moments::Own(_)) {
                eye.moments = Moments::of(table, *viewer, true);
                eye.fingerprint = fingerprint(table, *viewer);
            }
        }
    }

    /// The changes a viewer could notice so far. Whoever sees everything, if later, notices every action.
    pub fn moments(&self, table: &dyn AnyTable, viewer: Viewer) -> Moments {
        let late = viewer == Viewer::Spectator && self.delay.is_some();
        Moments::of(table, viewer, self.game.info().secrets && !late)
    }

    /// What each viewer was told so far.
    pub fn all_told(&self) -> BTreeMap<Viewer, Vec<(Moment, Line)>> {
        let Some(table) = self.table.as_deref() else { return BTreeMap::new() };
        let watched = self.feeds.iter().filter(|(_, e)| e.is_watched());
        watched.map(|(v, e)| (*v, self.story(table, *v, &e.moments))).collect()
    }

    /// Takes back what the seat did last itself, with what was sent together with it and what its standing orders and plans have
    /// answered since; gives the operations to store.
    pub fn undo(&mut self, me: &Member, seat: Seat) -> Result<Vec<Op>, Rejection> {
        let Some(table) = self.table.as_deref_mut() else { return Err(self.no(me.lang, Code::Broken, "refused-broken")) };
        let undone = table.take_back(seat).map_err(|e| {
            let reason = Reason { text: self.voice(me.lang).say(&e.explain()), rule: None };
            Rejection { code: Code::Undo, reason, at: None }
        })?;
        self.recount();
        let id = self.game.info().seat_id(seat);
        Ok(undone.into_iter().map(|u| Op::undo(id, u)).collect())
    }

    /// Goes back by consent; gives the operation to store.
    pub fn rewind(&mut self, lang: Lang, keep: usize, agreed: SeatSet) -> Result<Op, Rejection> {
        let Some(table) = self.table.as_mut() else { return Err(self.no(lang, Code::Broken, "refused-broken")) };
        if let Err(e) = table.rewind(keep, agreed) {
            let reason = Reason { text: self.voice(lang).say(&e.explain()), rule: None };
            return Err(Rejection { code: Code::NotNow, reason, at: None });
        }
        let op = table.entries(table.entries_len() - 1).pop().map(Op::from);
        self.recount();
        self.seat_bots();
        op.ok_or_else(|| self.no(lang, Code::NotNow, "refused-not-now"))
    }

    /// Why options stay as they are.
    pub fn amend_no(&self, lang: Lang, e: &AmendError) -> Rejection {
        let voice = self.voice(lang);
        let text = match e {
            AmendError::Fixed(id) => {
                let name = self.game.info().option(id).map_or(id.as_str(), |o| crate::texts::of(&o.name, lang));
                voice.say(&Msg::new("amend-fixed").text("option", name))
            }
            e => voice.say(&e.explain()),
        };
        Rejection { code: Code::NotNow, reason: Reason { text, rule: None }, at: None }
    }

    /// Changes options by consent; gives the operation to store.
    pub fn amend(&mut self, lang: Lang, options: &Options, agreed: SeatSet) -> Result<Op, Rejection> {
        let Some(table) = self.table.as_mut() else { return Err(self.no(lang, Code::Broken, "refused-broken")) };
        if let Err(e) = table.amend(options, agreed) {
            return Err(self.amend_no(lang, &e));
        }
        let op = table.entries(table.entries_len() - 1).pop().map(Op::from);
        self.recount();
        self.seat_bots();
        op.ok_or_else(|| self.no(lang, Code::NotNow, "refused-not-now"))
    }

    /// Seats the computer opponents anew: they may have planned what is no more.
    pub fn seat_bots(&mut self) {
        let Some(table) = self.table.as_mut() else { return };
        table.hold(&self.stop_signal);
        for (i, s) in self.seats.iter().enumerate() {
            if let Sitter::Bot(level) = &s.holder {
                let seed = tools::random::<8>().map_or(0, u64::from_le_bytes);
                // A level that is no more leaves the seat without an opponent; it can be given to somebody else.
                let _ = table.seat_bot(Seat(i as u8), level, seed);
            }
        }
    }

    /// Seats with a computer opponent that must decide now.
    pub fn bots_to_act(&self) -> Vec<Seat> {
        let Some(table) = self.table.as_deref() else { return Vec::new() };
        let bot = |s: &Seat| matches!(self.seats.get(s.0 as usize), Some(SeatNow { holder: Sitter::Bot(_), .. }));
        table.to_act().seats().iter().filter(bot).collect()
    }

    /// Was anything told to all since so many actions?
    pub fn has_told(&self, from: usize) -> bool {
        self.table.as_deref().is_some_and(|t| !t.told(Viewer::Spectator, from).is_empty())
    }

    /// Somebody goes.
    pub fn leave(&mut self, conn: u64) {
        for eye in self.feeds.values_mut() {
            for page in eye.languages.values_mut() {
                page.members.retain(|m| m.conn != conn);
            }
            eye.languages.retain(|_, p| !p.members.is_empty());
        }
    }

    /// Everybody who is here.
    pub fn members(&self) -> impl Iterator<Item = &Member> {
        self.feeds.values().flat_map(|e| e.languages.values()).flat_map(|p| &p.members)
    }

    /// Tells everybody who is here.
    pub fn tell_presence(&self) {
        let mut here: Vec<String> = self.members().map(|m| m.name.clone()).collect();
        here.sort();
        here.dedup();
        self.tell_all(&ToClient::Presence { here });
    }

    /// The same to everybody.
    pub fn tell_all(&self, message: &ToClient) {
        let frame = Frame::of(message);
        for m in self.members() {
            if m.tx.try_send(frame.clone()).is_err() {
                m.gone.notify_one();
            }
        }
    }

    /// The seats, in a language.
    pub fn wire_seats(&self, lang: Lang) -> Vec<WireSeat> {
        let info = self.game.info();
        let seat = |(s, i): (&SeatNow, &ironbottom_kernel::info::SeatInfo)| WireSeat {
            id: i.id.clone(),
            name: crate::texts::of(&i.name, lang).to_owned(),
            side: i.side.clone(),
            holder: match &s.holder {
                Sitter::Open => Holder::Open,
                Sitter::Person(_, name) => Holder::Person(name.clone()),
                Sitter::Bot(level) => Holder::Bot(level.clone()),
            },
            resigned: s.resigned,
        };
        self.seats.iter().zip(&info.seats).map(seat).collect()
    }

    /// Seats changed hands: everybody is told.
    pub fn tell_seats(&self) {
        for lang in Lang::ALL {
            let frame = Frame::of(&ToClient::Seats { seats: self.wire_seats(lang) });
            for m in self.members().filter(|m| m.lang == lang) {
                let _ = m.tx.try_send(frame.clone());
            }
        }
    }

    /// What is needed to weigh what a seat could do.
    pub fn weighing(&self, me: &Member, seat: Seat, aims: Vec<Aim>) -> Result<Weighing, Rejection> {
        if aims.len() > AIMS || aims.iter().any(|a| a.actions.len() > BATCH) {
            return Err(self.no(me.lang, Code::TooLarge, "refused-batch"));
        }
        Ok(Weighing(self.table(me.lang)?.scales(seat), aims))
    }

    /// What was weighed, in the reader's language.
    pub fn weighed(&self, me: &Member, all: Vec<(String, Option<Chances>, Chances)>) -> Vec<Weighed> {
        let voice = self.voice(me.lang);
        let one = |(space, before, after): (String, Option<Chances>, Chances)| Weighed {
            space,
            before: before.map(|c| voice.chances(c)),
            after: voice.chances(after),
        };
        all.into_iter().map(one).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::last_side;
    use ironbottom_kernel::Rules;

    #[test]
    fn a_table_is_decided_only_when_somebody_gave_up() {
        let mut info = ironbottom_testkit::mini::Mini::new().unwrap().info().clone();
        assert_eq!(last_side(&info, |_| false), None);
        assert_eq!(last_side(&info, |i| i == 0), Some(info.seats[1].side.clone()));
        assert_eq!(last_side(&info, |_| true), None);
        // A game for one, whose other side is played by the rules.
        info.seats.truncate(1);
        assert_eq!(last_side(&info, |_| false), None);
        assert_eq!(last_side(&info, |_| true), None);
    }
}
