//! Tables of a challenge: others play with the same seed, so nobody but its player looks at one until the challenge is closed, and its
//! dice stay what they are.

use super::{Live, LiveTable, Rejection, Update};
use crate::app::App;
use ironbottom_kernel::{Lang, dice::Seal, erased::AnyTable, game::ToAct};
use ironbottom_protocol::Code;
use ironbottom_store::{Challenge, Standing, StoreError, UserId};

/// What a closed or open challenge means for the seeds of its tables.
pub fn seal_of(challenge: Option<&Challenge>, now: i64) -> Seal {
    match challenge.map(|c| c.closed_at(now)) {
        None => Seal::Own,
        Some(None) => Seal::Shut,
        Some(Some(_)) => Seal::Broken,
    }
}

/// How far a table has come, or how well it was played.
pub fn standing(table: &dyn AnyTable) -> Standing {
    let rounds = i64::from(table.round());
    let ToAct::Over(outcome) = table.to_act() else { return Standing { rounds, ..Standing::default() } };
    let score = table.score();
    let points = score.as_ref().map_or(0, |s| s.points);
    let text = score.map_or(outcome.reason, |s| s.text);
    Standing { rounds, points, result: serde_json::to_string(&text).ok() }
}

impl Live {
    /// Must this person not look yet? The store is asked each time: another process may have closed the challenge.
    pub async fn is_shut_for(&self, app: &App, user: Option<UserId>) -> Result<bool, StoreError> {
        if self.challenge.is_none() {
            return Ok(false);
        }
        let Some((challenge, player)) = app.store.challenge_at(&self.id).await? else { return Ok(false) };
        if challenge.closed_at((app.clock)()).is_some() {
            self.unseal().await;
            return Ok(false);
        }
        Ok(user != Some(player))
    }

    /// The challenge is closed: the seed is out, and nothing is held back any more.
    pub async fn unseal(&self) {
        let mut inner = self.lock().await;
        let Some(table) = inner.table.as_mut().filter(|t| t.is_sealed()) else { return };
        table.set_seal(Seal::Broken);
        inner.recount();
        let _ = inner.publish(&Update::NewRules);
    }
}

impl LiveTable {
    /// While a challenge runs its dice, its rules and its player stay what they are.
    pub fn no_challenge(&self, lang: Lang) -> Result<(), Rejection> {
        if self.table(lang)?.is_sealed() { Err(self.no(lang, Code::NotNow, "refused-challenge")) } else { Ok(()) }
    }
}
