//! Typed orders: a line is read order by order, as the table then stands, and carried out as one or not at all.

use super::{
    live_table::{LiveTable, Rejection},
    viewer::Member,
};
use ironbottom_kernel::{
    Msg, Seat, Viewer,
    erased::Offer,
    typed::{Choices, Gazetteer, Meaning, Reader, Reading, squash},
};
use ironbottom_protocol::{Code, Reason};
use std::collections::VecDeque;

/// Actions that one line may come to.
const MOST: usize = 300;

/// Letters of a line.
const LONGEST: usize = 2000;

/// Orders that are named where several fit, or none.
const NAMED: usize = 5;

/// What a line came to.
#[derive(Default)]
pub struct Typed {
    /// How many actions.
    pub done: usize,
    /// How it was understood, in notation; empty where it was typed just so.
    pub steps: Vec<String>,
    /// What the player should know of it.
    pub notes: Vec<String>,
    /// What is left of it after a die, or where somebody else is asked.
    pub rest: String,
}

/// Orders that are still to be read.
struct Line {
    parts: VecDeque<String>,
    names: Gazetteer,
    as_typed: bool,
}

impl LiveTable {
    /// Carries out a typed line as one, or nothing of it. It ends at its first die or anything learned.
    pub fn typed(&mut self, me: &Member, seat: Seat, text: &str) -> Result<Typed, Rejection> {
        if text.len() > LONGEST {
            return Err(self.no(me.lang, Code::TooLarge, "refused-batch"));
        }
        let scene = self.table(me.lang)?.scene(Viewer::seat(seat));
        let parts = text.split(';').map(str::trim).filter(|p| !p.is_empty()).map(str::to_owned).collect();
        let mut line = Line { parts, names: Gazetteer::new(self.game.catalog(), me.lang, &scene), as_typed: true };
        if line.parts.is_empty() {
            return Err(self.no(me.lang, Code::Unreadable, "refused-batch"));
        }
        let mut out = Typed::default();
        if let Err(no) = self.follow(me, seat, &mut line, &mut out) {
            // Nothing so far crossed a barrier, or the line would have ended: taking back always works.
            if out.done > 0 {
                if let Some(table) = self.table.as_mut() {
                    let _ = table.undo(seat);
                }
                self.recount();
            }
            return Err(no);
        }
        out.rest = Vec::from(line.parts).join("; ");
        out.steps = if line.as_typed { Vec::new() } else { squash(out.steps.into_iter()) };
        Ok(out)
    }

    fn follow(&mut self, me: &Member, seat: Seat, line: &mut Line, out: &mut Typed) -> Result<(), Rejection> {
        while let Some(part) = line.parts.pop_front() {
            let table = self.table(me.lang)?;
            let choices = Choices::of(table, seat);
            let voice = self.voice(me.lang);
            let say = |msg: &Msg| voice.say(msg);
            let meaning = Reader { table, seat, choices: &choices, names: &line.names, say: &say }.part(&part, false);
            let offers = match meaning {
                Meaning::Several(spelled) => {
                    line.as_typed = false;
                    out.notes.extend(spelled.notes.iter().map(say));
                    spelled.offers
                }
                Meaning::Repeat { count, order, filled } => {
                    line.as_typed &= !filled;
                    (0..count).for_each(|_| line.parts.push_front(order.clone()));
                    continue;
                }
                Meaning::One(Reading::Offer { offer, as_typed }) => {
                    line.as_typed &= as_typed;
                    let warning = choices.warning(&offer).map(say);
                    out.notes.extend(warning.filter(|w| !out.notes.contains(w)));
                    vec![offer]
                }
                Meaning::One(reading) => {
                    let mut no = self.unread(me, &choices, &part, reading);
                    if out.done > 0 || !line.parts.is_empty() {
                        let whole = Msg::new("typed-nothing").text("order", part).text("reason", no.reason.text);
                        no.reason.text = self.voice(me.lang).say(&whole);
                    }
                    return Err(no);
                }
            };
            if !self.each(me, seat, offers, line, out)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Carries out what an order came to; may the line go on?
    fn each(&mut self, me: &Member, seat: Seat, offers: Vec<Offer>, line: &mut Line, out: &mut Typed) -> Result<bool, Rejection> {
        let mut offers = offers.into_iter();
        while let Some(offer) = offers.next() {
            if out.done == MOST {
                return Err(self.no(me.lang, Code::TooLarge, "refused-batch"));
            }
            let Some(table) = self.table.as_mut() else { break };
            if let Err(e) = table.send_joined(seat, &offer.action, out.done > 0) {
                return Err(self.refused(me.lang, None, &e));
            }
            let free = table.can_undo(seat) && table.to_act().seats().has(seat);
            out.done += 1;
            out.steps.push(offer.notation);
            self.note();
            if !free {
                offers.rev().for_each(|o| line.parts.push_front(o.notation));
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Why an order was not carried out.
    fn unread(&self, me: &Member, choices: &Choices, typed: &str, reading: Reading) -> Rejection {
        let voice = self.voice(me.lang);
        let said = |msg: Msg| Rejection { code: Code::Rule, reason: Reason { text: voice.say(&msg), rule: None }, at: None };
        match reading {
            Reading::Refused(r) => Rejection {
                code: Code::Rule,
                reason: Reason { text: voice.say(&r.reason), rule: Some(voice.rule(r.rule)) },
                at: None,
            },
            Reading::Any(list) => {
                let some = list.iter().take(NAMED).map(|c| c.notation.as_str()).collect::<Vec<_>>().join("; ");
                said(Msg::new("typed-any").text("order", typed).int("count", list.len() as i64).text("orders", some))
            }
            Reading::NotYet => {
                said(Msg::new("typed-not-yet").text("order", typed).text("question", voice.say(&choices.prompt.text)))
            }
            Reading::Unknown(near) if !near.is_empty() => {
                said(Msg::new("typed-near").text("order", typed).text("orders", near.join("; ")))
            }
            Reading::Unknown(_) | Reading::Offer { .. } => said(Msg::new("typed-unknown").text("order", typed)),
        }
    }
}
