//! Saves never break: a table that an earlier program began goes on by the rules it began with.

use crate::{
    client::Visitor,
    hall::{Hall, Place, on_both, still},
    secrecy::{begun, guest},
};
use ironbottom_kernel::{
    Options,
    dice::Seed,
    erased::{AnyGame, AnyTable},
    journal::{Entry, Journal},
};
use ironbottom_registry::{GAMES, Known};
use ironbottom_store::{Challenge, ChallengeId, NewOp, Store};
use serde_json::json;
use std::sync::Arc;

on_both!(a_table_of_an_earlier_version_goes_on_by_it, so_does_a_challenge);

/// A game for one seat whose rules have a second version, with the pack of the release it began with.
fn mended() -> (Known, Arc<dyn AnyGame>) {
    let built = |k: &Known| {
        let p = k.playable?;
        let pack = (p.earlier)().into_iter().next().unwrap_or_else(p.built_in);
        Some((*k, (p.build)(pack).unwrap()))
    };
    let fits = |g: &dyn AnyGame| g.info().rules_version > 1 && g.info().challenge;
    GAMES.iter().filter_map(built).find(|(_, g)| fits(g.as_ref())).expect("a game with a second version")
}

fn seed() -> Seed {
    Seed::from_number(5)
}

/// Its table as the first version opened it.
fn first(game: &dyn AnyGame) -> Box<dyn AnyTable> {
    let scenario = game.info().scenarios[0].id.clone();
    game.open_by(1, (&scenario, &Options::default()), seed(), Vec::new()).unwrap()
}

async fn a_table_of_an_earlier_version_goes_on_by_it(place: Place) {
    let (known, game) = mended();
    let mut table = first(game.as_ref());
    let head = table.journal();
    assert_eq!(head.rules, 1);
    let seats = table.to_act().seats();
    let seat = seats.iter().next().unwrap();
    table.seat_bot(seat, "random", 1).unwrap();
    for _ in 0..60 {
        table.bot_step(seat).unwrap();
    }
    let store = Store::open(&place.url()).await.unwrap();
    let (ann, token) = guest(&store, 0, "Ann").await;
    let acted = |e: Entry| if let Entry::Act(a) = e { NewOp { body: json!({ "act": a }).to_string() } } else { panic!("{e:?}") };
    let mut new = begun(&head, &seed(), game.info().seats.iter().map(|s| (s.id.as_str(), ann)).collect());
    new.ops = table.entries(0).into_iter().map(acted).collect();
    store.add_table(&new).await.unwrap();
    store.close().await;

    let hall = Hall::open(&place, &[known]).await;
    let mut me = Visitor { address: hall.address, cookie: format!("ib={token}"), csrf: String::new() };
    let (mut line, _, state) = me.sit(new.id.as_str()).await;
    assert_eq!(state.moment, 60);
    let q = &state.now.questions[0];
    line.batch(&q.seat, &state.version, &[q.choices[0].action.clone()]).await.unwrap();
    // It still is of the first version.
    let file = me.get(&format!("/tables/{}/journal", new.id)).await.text();
    let journal = Journal::from_text(&file).unwrap();
    assert_eq!((journal.rules, journal.entries.len()), (1, 61));
    hall.close().await;
}

async fn so_does_a_challenge(place: Place) {
    let (known, game) = mended();
    let head = first(game.as_ref()).journal();
    let store = Store::open(&place.url()).await.unwrap();
    let (ann, token) = guest(&store, 0, "Ann").await;
    let id = ChallengeId::from_random([9; 16]);
    let made = Challenge {
        id: id.clone(),
        game: head.game.clone(),
        scenario: head.scenario.clone(),
        options: "{}".to_owned(),
        rules: 1,
        pack_hash: head.pack.clone(),
        seed_hex: seed().to_hex(),
        maker: ann,
        created: still(),
        closes: still() + 1000,
        closed: None,
    };
    store.add_challenge(&made).await.unwrap();
    store.close().await;

    let hall = Hall::open(&place, &[known]).await;
    let mut me = Visitor::new(hall.address).await;
    let answer = me.post(&format!("/challenge/{id}/play"), &[]).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    let table = answer.header("location").unwrap().trim_start_matches("/tables/").to_owned();
    assert_eq!(me.sit(&table).await.2.moment, 0);
    // When its maker closes it everything is open: it was played by the first version.
    let mut maker = Visitor { address: hall.address, cookie: format!("ib={token}"), csrf: String::new() };
    let page = maker.get(&format!("/challenge/{id}")).await.text();
    maker.csrf = crate::client::between(&page, "name=\"csrf\" value=\"", "\"").unwrap();
    assert_eq!(maker.post(&format!("/challenge/{id}/close"), &[("sure", "yes")]).await.status, 303);
    let journal = Journal::from_text(&me.get(&format!("/tables/{table}/journal")).await.text()).unwrap();
    assert_eq!((journal.rules, journal.opening), (1, head.opening));
    hall.close().await;
}
