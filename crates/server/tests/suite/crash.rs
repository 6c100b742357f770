//! A crash in the rules stops one table, with a clear message and its journal whole. The others play on.

use crate::{
    games::{self, Fault},
    hall::{Hall, Place, on_both},
};
use ironbottom_protocol::{Code, ToClient, ToServer};
use serde_json::json;

on_both!(a_crash_stops_one_table_and_keeps_its_journal,);

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
