//! Making a table.

use super::{
    Shared,
    table::{WATCH, token_hash, token_of},
};
use crate::{
    app::App,
    error::Fail,
    library,
    live::op::{Copied, Op, Watch, guarded},
    people::Visitor,
    texts, tools,
};
use axum::{Form, http::HeaderMap, response::Redirect};
use ironbottom_kernel::{
    Explain, Msg, Options,
    dice::Seed,
    erased::{AnyGame, AnyTable},
    game::ToAct,
    journal::Journal,
};
use ironbottom_store::{ChallengeId, Holder, NewOp, NewSeat, NewTable, Status, TableId, UserId};
use std::collections::BTreeMap;

/// `POST /tables`: `game`, `scenario`, `seat.ID` (`me`, `screen`, `open` or `bot:LEVEL`), `preset`, `option.ID`, `public`, `watch` (`public`, or the
/// rounds after which onlookers see everything), `challenge` and `days` (others play the same, for so long).
pub async fn create(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Redirect, Fail> {
    let get = |key: &str| form.get(key).map(String::as_str).unwrap_or_default();
    visitor.check_form(&headers, get("csrf"))?;
    let bad = |msg: &Msg| Fail::Bad(app.words.say(visitor.lang, msg));
    let game = app.library.game(get("game")).ok_or_else(|| bad(&Msg::new("create-no-game")))?;
    let info = game.info();
    let scenario = match get("scenario") {
        "" => info.scenarios.first().map(|s| s.id.clone()).unwrap_or_default(),
        id => id.to_owned(),
    };
    // What a preset sets, unless the form says otherwise than usual.
    let mut options = match (get("preset"), game.info().presets.iter().find(|p| p.id == get("preset"))) {
        ("", _) => Options::default(),
        (_, Some(p)) => p.options.clone(),
        (_, None) => return Err(bad(&Msg::new("create-no-preset"))),
    };
    for (key, value) in &form {
        let Some(option) = key.strip_prefix("option.").and_then(|id| info.option(id)) else { continue };
        let value = option.parse(value).map_err(|e| bad(&e.explain()))?;
        // What is as it would be anyway is not said.
        if value != option.default {
            options.0.insert(option.id.clone(), value);
        }
    }
    if !app.limits.make(&visitor.key()) {
        return Err(Fail::TooMany);
    }
    let me = visitor.person(&app).await?;
    let sitters = sitters(game.as_ref(), &form, me.id).ok_or_else(|| bad(&Msg::new("create-bad-seat")))?;
    let seed = tools::random_seed()?;
    let table = guarded(|| game.open(&scenario, &options, seed.clone(), Vec::new()))
        .map_err(|_| bad(&Msg::new("create-crash")))?
        .map_err(|e| Fail::Bad(app.words.tell(game.catalog(), visitor.lang, &e.explain())))?;
    if form.contains_key("challenge") {
        let days = super::challenge::days(get("days")).filter(|_| game.info().challenge);
        let days = days.ok_or_else(|| bad(&Msg::new("create-bad-challenge").int("most", super::challenge::LONGEST)))?;
        let id = super::challenge::make(&app, game.as_ref(), &table.journal(), &seed, me.id, days).await?;
        return Ok(Redirect::to(&super::challenge::address(&id)));
    }
    let title = info.scenarios.iter().find(|s| s.id == scenario).map_or("", |s| texts::of(&s.name, visitor.lang));
    let plan = Plan {
        title: format!("{} · {title}", texts::of(&info.title, visitor.lang)),
        seed,
        creator: me.id,
        sitters,
        public: form.contains_key("public"),
        base: None,
        delay: delay(game.as_ref(), get("watch")).map_err(|()| bad(&Msg::new("create-bad-watch")))?,
        challenge: None,
        copy_of: None,
    };
    let id = add(&app, game.as_ref(), table, plan).await?;
    Ok(Redirect::to(&format!("/tables/{id}")))
}

/// The longest delay for onlookers, in rounds.
pub const LATEST: u32 = 20;

/// What onlookers of a game with secrets are shown: nothing but what is public, or everything so many rounds later.
fn delay(game: &dyn AnyGame, word: &str) -> Result<Option<u32>, ()> {
    match word {
        "" | "public" => Ok(None),
        n => n.parse().ok().filter(|n| game.info().secrets && (1..=LATEST).contains(n)).map(Some).ok_or(()),
    }
}

/// Who sits where; none: a word makes no sense.
fn sitters(game: &dyn AnyGame, form: &BTreeMap<String, String>, me: UserId) -> Option<Vec<Holder>> {
    let levels = library::levels(game);
    let usual = usual(game);
    let sitter = |(s, usual): (&ironbottom_kernel::info::SeatInfo, &Usual)| match form
        .get(&format!("seat.{}", s.id))
        .map(String::as_str)
    {
        None => Some(match usual {
            Usual::Me => Holder::Person(me),
            Usual::Bot(level) => Holder::Bot(level.clone()),
        }),
        Some("me" | "screen") => Some(Holder::Person(me)),
        Some("open") => Some(Holder::Open),
        Some(word) => word.strip_prefix("bot:").filter(|l| levels.iter().any(|x| x == l)).map(|l| Holder::Bot(l.to_owned())),
    };
    game.info().seats.iter().zip(&usual).map(sitter).collect()
}

/// Who sits where when nobody says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Usual {
    /// Whoever makes the table.
    Me,
    /// An opponent of this level.
    Bot(String),
}

/// Against the computer, in the first part of the smallest way to share the seats among two.
pub fn usual(game: &dyn AnyGame) -> Vec<Usual> {
    let info = game.info();
    let shared = info.assignments.iter().filter(|a| a.players >= 2).min_by_key(|a| a.players);
    let mine = shared.and_then(|a| a.seats.first()).cloned().unwrap_or_default();
    let levels = library::levels(game);
    let level = levels.get(levels.len() / 2).cloned().unwrap_or_default();
    (0..info.seats.len())
        .map(|i| {
            let me = mine.iter().any(|s| s.0 as usize == i) || (mine.is_empty() && i == 0);
            if me { Usual::Me } else { Usual::Bot(level.clone()) }
        })
        .collect()
}

/// A table about to be made.
pub struct Plan {
    /// Shown in the lobby.
    pub title: String,
    /// Its seed.
    pub seed: Seed,
    /// Who makes it.
    pub creator: UserId,
    /// Who sits where.
    pub sitters: Vec<Holder>,
    /// Is it shown to everybody?
    pub public: bool,
    /// What it goes on from.
    pub base: Option<Journal>,
    /// Onlookers see everything so many rounds later; none: only what is public.
    pub delay: Option<u32>,
    /// The challenge it is played for.
    pub challenge: Option<ChallengeId>,
    /// The table it is a copy of.
    pub copy_of: Option<TableId>,
}

/// Stores a new table.
pub async fn add(app: &App, game: &dyn AnyGame, table: Box<dyn AnyTable>, plan: Plan) -> Result<TableId, Fail> {
    let id = TableId::from_random(tools::random()?);
    let now = (app.clock)();
    let info = game.info();
    let seed_hex = plan.seed.to_hex();
    let invite = |seat: &str, h: &Holder| (*h == Holder::Open).then(|| token_hash(&token_of(&seed_hex, id.as_str(), seat)));
    let seats = info.seats.iter().zip(&plan.sitters);
    let seats = seats.map(|(s, h)| NewSeat { seat: s.id.clone(), holder: h.clone(), invite_hash: invite(&s.id, h) }).collect();
    let journal = table.journal();
    let to_act = table.to_act();
    let ids = to_act.seats().iter().map(|s| info.seat_id(s).to_owned()).collect();
    let outcome = match &to_act {
        ToAct::Over(o) => serde_json::to_string(o).ok(),
        _ => None,
    };
    let complete = app.complete(game, journal);
    let base = plan.base.map(|j| Op::Base(Box::new(j)));
    let copied = plan.copy_of.map(|of| Op::Copy(Copied { of: of.to_string() }));
    let first = base.into_iter().chain(plan.delay.map(|delay| Op::Watch(Watch { delay }))).chain(copied);
    let new = NewTable {
        id: id.clone(),
        game: info.id.clone(),
        scenario: complete.scenario.clone(),
        title: plan.title,
        options: serde_json::to_string(&complete.options).unwrap_or_default(),
        pack_hash: complete.pack.clone(),
        custom_pack: complete.custom_pack.as_ref().and_then(|p| serde_json::to_string(p).ok()),
        words: serde_json::to_string(&complete.words).unwrap_or_default(),
        seed_hex: seed_hex.clone(),
        opening: serde_json::to_string(&Journal { entries: Vec::new(), custom_pack: None, ..complete }).unwrap_or_default(),
        created: now,
        creator: plan.creator,
        seats,
        watch_hash: Some(token_hash(&token_of(&seed_hex, id.as_str(), WATCH))),
        public: plan.public,
        ops: first.map(|op| NewOp { body: op.to_text() }).collect(),
        status: Status { waiting: ids, since: now, over: outcome.is_some(), outcome },
    };
    match &plan.challenge {
        None => app.store.add_table(&new).await?,
        Some(challenge) => {
            app.store.add_attempt(challenge, &new).await?;
        }
    }
    metrics::counter!("ironbottom_tables_made_total").increment(1);
    Ok(id)
}
