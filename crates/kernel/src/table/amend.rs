//! Options changed in mid-game by consent: part of the game's story, gone through again like its actions.

use super::Table;
use crate::{
    Explain,
    game::{Game, Log},
    info::{OptionError, Options},
    journal::{Amend, Entry, JournalError, link},
    seat::SeatSet,
    text::Msg,
};

/// Options that were changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amended {
    /// After how many actions.
    pub after: usize,
    /// Which, and what they are now.
    pub options: Options,
    /// What they were.
    pub before: Options,
    /// Who agreed.
    pub agreed: SeatSet,
}

/// Why options were not changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AmendError {
    /// No such option, or not a value of it.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// It only means something before the game begins.
    #[error("option '{0}' stays as it is to the end")]
    Fixed(String),
    /// All of them are so already.
    #[error("nothing would change")]
    Nothing,
    /// Not at this moment of the game.
    #[error("not at this moment")]
    NotNow(Msg),
    /// The game is over.
    #[error("over")]
    Over,
}

impl Explain for AmendError {
    fn explain(&self) -> Msg {
        match self {
            Self::Option(e) => e.explain(),
            Self::Fixed(option) => Msg::new("amend-fixed").text("option", option),
            Self::Nothing => Msg::new("amend-nothing"),
            Self::NotNow(why) => why.clone(),
            Self::Over => Msg::new("act-over"),
        }
    }
}

impl<G: Game> Table<G> {
    /// The options in force.
    pub fn options(&self) -> Options {
        let mut all = self.head.options.clone();
        for a in &self.amended {
            all.0.extend(a.options.0.clone());
        }
        all
    }

    /// What was changed so far and is in force, in order.
    pub fn amended(&self) -> &[Amended] {
        &self.amended
    }

    /// Could these options be changed now? Nothing is changed.
    pub fn may_amend(&self, options: &Options) -> Result<(), AmendError> {
        self.amendment(options).map(|_| ())
    }

    /// The change and the position after it.
    fn amendment(&self, options: &Options) -> Result<(Amended, G::Position), AmendError> {
        if self.to_act().is_over() {
            return Err(AmendError::Over);
        }
        if self.frozen {
            return Err(AmendError::NotNow(Msg::new("act-no-seed")));
        }
        let info = self.game.info();
        if let Some(e) = info.check_options(options).into_iter().next() {
            return Err(e.into());
        }
        let mut all = self.options();
        let (mut new, mut old) = (Options::default(), Options::default());
        for (id, value) in &options.0 {
            let Some(before) = info.value(&all, id).filter(|v| *v != value).cloned() else { continue };
            if !info.option(id).is_some_and(|o| o.midgame) {
                return Err(AmendError::Fixed(id.clone()));
            }
            old.0.insert(id.clone(), before);
            new.0.insert(id.clone(), value.clone());
        }
        if new.0.is_empty() {
            return Err(AmendError::Nothing);
        }
        all.0.extend(new.0.clone());
        let mut p = self.position().clone();
        self.game.amend(&mut p, &all).map_err(AmendError::NotNow)?;
        // Never a dead end: whoever must decide still can.
        let to_act = self.game.to_act(&p);
        let mut legal = Vec::new();
        for seat in to_act.seats().iter() {
            self.game.actions(&p, seat, &mut legal);
        }
        if !to_act.is_over() && legal.is_empty() {
            return Err(AmendError::NotNow(Msg::new("amend-dead-end")));
        }
        Ok((Amended { after: self.done.len(), options: new, before: old, agreed: SeatSet::NONE }, p))
    }

    /// Changes options by consent. Nothing before it is taken back freely any more: it was played by other rules.
    pub fn amend(&mut self, options: &Options, agreed: SeatSet) -> Result<(), AmendError> {
        let (change, position) = self.amendment(options)?;
        let names: Vec<String> = agreed.iter().map(|s| self.game.info().seat_id(s).to_owned()).collect();
        let after = link(self.digest(), &(&change.options, &names), &position);
        *self.standing.change() = position;
        for d in &mut self.done {
            d.before = None;
        }
        self.history.push(Entry::Amend(Amend { options: change.options.clone(), agreed: names, after }));
        self.amended.push(Amended { agreed, ..change });
        Ok(())
    }

    /// The game from its beginning: its opening, as what was changed at once made it.
    pub(crate) fn walk(&self) -> Result<Walk<'_, G>, JournalError> {
        let mut dice = crate::dice::Dice::recorded(&self.head.opening_dice);
        let position = self.head.opening_position(&*self.game, &mut dice)?;
        let mut walk = Walk { table: self, position, options: self.head.options.clone(), at: 0, changes: 0 };
        walk.change();
        Ok(walk)
    }
}

/// Goes through a game again, action by action.
pub(crate) struct Walk<'a, G: Game> {
    table: &'a Table<G>,
    /// The position after `at` actions.
    pub position: G::Position,
    options: Options,
    at: usize,
    changes: usize,
}

impl<G: Game> Walk<'_, G> {
    /// The options in force at this point.
    pub fn options(&self) -> Options {
        self.options.clone()
    }

    /// Carries out the next action; false: there is none.
    pub fn step(&mut self) -> bool {
        let Some(d) = self.table.done.get(self.at) else { return false };
        let mut dice = crate::dice::Dice::recorded(&d.dice);
        self.table.game.apply(&mut self.position, d.seat, &d.action, &mut dice, &mut Log::default());
        self.at += 1;
        self.change();
        true
    }

    /// What was changed at this point.
    fn change(&mut self) {
        while let Some(a) = self.table.amended.get(self.changes).filter(|a| a.after == self.at) {
            self.options.0.extend(a.options.0.clone());
            // It was possible then, and this is the same position.
            let _ = self.table.game.amend(&mut self.position, &self.options);
            self.changes += 1;
        }
    }
}
