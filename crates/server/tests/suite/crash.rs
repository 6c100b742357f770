//! A crash in the rules stops one table, with a clear message and its journal whole. The others play on.

use crate::{
    games::{self, Fault},
    hall::{Hall, Place, on_both},
};
use ironbottom_protocol::{Code, ToClient, ToServer};
use serde_json::json;

on_both!(
    a_crash_stops_one_table_and_keeps_its_journal,
    the_journal_of_a_table_that_stopped_can_be_taken_away,
    a_table_with_secrets_that_stopped_gives_out_only_ones_own_view,
    an_opponent_that_crashes_stops_its_table_alone,
);

async fn a_crash_stops_one_table_and_keeps_its_journal(place: Place) {
    let game = games::twin(Fault::Crash);
    let hall = Hall::open(&place, &[game]).await;
    let mut me = hall.visitor().await;
    let fields = [("game", game.id), ("seat.heron", "me"), ("seat.otter", "screen")];
    let (one, two) = (me.table(&fields).await, me.table(&fields).await);
    let (mut line, _, state) = me.sit(&one).await;
    let (mut onlooker, ..) = hall.visitor().await.sit(&one).await;
    let step = state.now.questions[0].choices[0].action.clone();
    line.batch("heron", &state.version, &[step]).await.unwrap();
    let version = line.change().await.version;
    let refused = line.batch("heron", &version, &[json!("ready")]).await.unwrap_err();
    assert_eq!(refused.code, Code::Broken);
    onlooker.find(|m| matches!(m, ToClient::Broken { .. }).then_some(())).await;
    line.say(&ToServer::Charts { id: 8 }).await;
    assert_eq!(line.refused().await.code, Code::Broken);

    // Another table of the same game goes on.
    let (mut other, _, state) = me.sit(&two).await;
    let step = state.now.questions[0].choices[0].action.clone();
    other.batch("heron", &state.version, &[step]).await.unwrap();

    // After a restart the table stands where it was before the crash: what was acknowledged is there.
    let hall = hall.restart().await;
    me.address = hall.address;
    let (_, _, again) = me.sit(&one).await;
    assert_eq!((again.moment, again.version), (1, version));
    hall.close().await;
}

async fn the_journal_of_a_table_that_stopped_can_be_taken_away(place: Place) {
    let game = games::twin(Fault::CrashOpen);
    let hall = Hall::open(&place, &[game]).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", game.id), ("seat.heron", "me"), ("seat.otter", "screen")]).await;
    let (mut line, _, state) = me.sit(&table).await;
    let step = state.now.questions[0].choices[0].action.clone();
    line.batch("heron", &state.version, &[step]).await.unwrap();
    let version = line.change().await.version;
    assert_eq!(line.batch("heron", &version, &[json!("ready")]).await.unwrap_err().code, Code::Broken);
    let journal = me.get(&format!("/tables/{table}/journal")).await;
    assert_eq!(journal.status, 200);
    let journal = ironbottom_kernel::journal::Journal::from_text(&journal.text()).unwrap();
    assert_eq!((journal.entries.len(), journal.seed), (1, None));
    // Whoever comes now is told so, and the audit page says it too.
    let mut late = me.dial(&table, "").await;
    late.say(&ToServer::Hello { protocol: ironbottom_protocol::PROTOCOL, version: None }).await;
    late.find(|m| matches!(m, ToClient::Broken { text } if text.len() > 20).then_some(())).await;
    assert_eq!(me.get(&format!("/tables/{table}/audit")).await.status, 400);
    hall.close().await;
}

async fn a_table_with_secrets_that_stopped_gives_out_only_ones_own_view(place: Place) {
    let game = games::twin(Fault::Crash);
    let hall = Hall::open(&place, &[game]).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", game.id), ("seat.heron", "me"), ("seat.otter", "open")]).await;
    let (mut line, _, state) = me.sit(&table).await;
    let step = state.now.questions[0].choices[0].action.clone();
    line.batch("heron", &state.version, &[step]).await.unwrap();
    let version = line.change().await.version;
    let running = me.get(&format!("/tables/{table}/journal")).await;
    assert_eq!(line.batch("heron", &version, &[json!("ready")]).await.unwrap_err().code, Code::Broken);
    let stopped = me.get(&format!("/tables/{table}/journal")).await;
    assert_eq!(stopped.status, 200);
    assert!(stopped.header("content-disposition").unwrap().contains("view.json"));
    assert_eq!(stopped.text(), running.text(), "the same as while it ran");
    // An onlooker gets what is public, and nobody gets actions or the seed.
    let public = hall.visitor().await.get(&format!("/tables/{table}/journal")).await.text();
    let public: serde_json::Value = serde_json::from_str(&public).unwrap();
    assert_eq!((&public["seats"], public.get("entries"), public.get("seed")), (&json!([]), None, None));
    assert_ne!(public["view"], serde_json::from_str::<serde_json::Value>(&stopped.text()).unwrap()["view"]);
    hall.close().await;
}

async fn an_opponent_that_crashes_stops_its_table_alone(place: Place) {
    let game = games::twin(Fault::Crash);
    let hall = Hall::open(&place, &[game]).await;
    let mut me = hall.visitor().await;
    let one = me.table(&[("game", game.id), ("seat.heron", "me"), ("seat.otter", "bot:random")]).await;
    let two = me.table(&[("game", game.id), ("seat.heron", "me"), ("seat.otter", "screen")]).await;
    let (mut other, _, state) = me.sit(&two).await;
    let mut line = me.dial(&one, "").await;
    line.say(&ToServer::Hello { protocol: ironbottom_protocol::PROTOCOL, version: None }).await;
    // Sooner or later the opponent is ready.
    line.find(|m| matches!(m, ToClient::Broken { .. }).then_some(())).await;
    let step = state.now.questions[0].choices[0].action.clone();
    other.batch("heron", &state.version, &[step]).await.unwrap();
    hall.close().await;
}
