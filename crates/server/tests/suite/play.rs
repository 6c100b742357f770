//! Playing at a table: welcome, state, batches, changes, undo, tries, questions, looks back.

use crate::{
    client::{Line, Visitor},
    games,
    hall::Hall,
};
use ironbottom_kernel::ask::Query;
use ironbottom_protocol::{Change, Code, Holder, State, ToClient, ToServer, WireScene};
use serde_json::Value;

/// All seats of the house's first game for one person.
async fn alone(hall: &Hall) -> (Line, Visitor, String, State) {
    let mut me = hall.visitor().await;
    let page = me.get("/").await.text();
    let seats: Vec<String> = page.split("name=\"seat.").skip(1).map(|s| s.split('"').next().unwrap().to_owned()).collect();
    assert!(!seats.is_empty());
    let names: Vec<String> = seats.iter().map(|s| format!("seat.{s}")).collect();
    let mut fields = vec![("game", games::house().id)];
    fields.extend(names.iter().map(|n| (n.as_str(), "me")));
    let table = me.table(&fields).await;
    let (line, _, state) = me.sit(&table).await;
    (line, me, table, state)
}

/// What a client does with a change.
pub fn follow(scene: &mut WireScene, change: &Change) {
    change.scene.apply(scene);
}

fn sorted(mut s: WireScene) -> WireScene {
    s.spaces.sort_by(|a, b| a.space.cmp(&b.space));
    s.pieces.sort_by(|a, b| a.id.cmp(&b.id));
    s.panels.sort_by(|a, b| a.id.cmp(&b.id));
    s
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_stretch_of_play_by_differences_gives_the_same_picture_as_a_fresh_look() {
    let hall = Hall::open(&[games::house()]).await;
    let (mut line, me, table, mut state) = alone(&hall).await;
    let mut rng = ironbottom_kernel::Rng::new(7);
    for step in 0..60 {
        let question = state.now.questions.first().expect("somebody is asked");
        let choice = &question.choices[rng.below(question.choices.len())];
        let (seat, action) = (question.seat.clone(), choice.action.clone());
        let before = state.version.clone();
        assert_eq!(line.batch(&seat, &before, &[action]).await.unwrap(), 1, "step {step}");
        let change = line.change().await;
        assert_eq!(change.before, before);
        assert_ne!(change.version, before);
        follow(&mut state.scene, &change);
        assert_eq!(change.moment, step + 1);
        (state.version, state.now, state.moment) = (change.version, change.now, change.moment);
        state.told.extend(change.told);
    }
    let (_, _, fresh) = me.sit(&table).await;
    assert_eq!(sorted(fresh.scene), sorted(state.scene));
    assert_eq!((fresh.version, fresh.moment, fresh.now), (state.version, state.moment, state.now));
    assert_eq!(fresh.told, state.told);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_welcome_names_everything_in_the_readers_language() {
    let hall = Hall::open(&[games::house()]).await;
    let (_line, me, table, english) = alone(&hall).await;
    let (_, welcome, french) = me.sit_in(&table, "?lang=fr").await;
    assert_eq!(welcome.protocol, ironbottom_protocol::PROTOCOL);
    assert_eq!(welcome.table, table);
    assert!(!welcome.boards.is_empty() && !welcome.liveries.is_empty() && !welcome.symbols.is_empty());
    assert_eq!(welcome.yours.len(), welcome.seats.len());
    assert!(welcome.seats.iter().all(|s| matches!(&s.holder, Holder::Person(n) if n.starts_with("Guest"))));
    assert_eq!(welcome.commitment.len(), 64);
    assert_ne!(english.now.questions[0].text, french.now.questions[0].text);
    assert_eq!(english.version, french.version);
    assert!(french.now.outcome.is_none());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_takes_back_what_was_told_and_the_version() {
    let hall = Hall::open(&[games::house()]).await;
    let (mut line, _, _, state) = alone(&hall).await;
    let q = &state.now.questions[0];
    let mut version = state.version.clone();
    let mut last = None;
    for _ in 0..4 {
        let now: &ironbottom_protocol::Now = last.as_ref().map_or(&state.now, |c: &Change| &c.now);
        let free = now.questions[0].choices.iter().position(|c| c.warning.is_none()).unwrap_or(0);
        let action = now.questions[0].choices[free].action.clone();
        line.batch(&q.seat, &version, &[action]).await.unwrap();
        let change = line.change().await;
        version.clone_from(&change.version);
        let can = change.now.undo.contains(&q.seat);
        last = Some(change);
        if can {
            break;
        }
    }
    let before = last.unwrap();
    assert!(before.now.undo.contains(&q.seat), "nothing could be taken back");
    let id = line.next_id();
    line.say(&ToServer::Undo { id, seat: q.seat.clone(), version: before.version.clone() }).await;
    let back = line.change().await;
    assert_eq!(back.version, before.before);
    assert_eq!(back.moment, before.moment - 1);
    assert_eq!(back.forget.is_some(), !before.told.is_empty());
    // Once more than there is to take back.
    let mut version = back.version;
    for _ in 0..10 {
        let id = line.next_id();
        line.say(&ToServer::Undo { id, seat: q.seat.clone(), version: version.clone() }).await;
        let end = line
            .find(|m| match m {
                ToClient::Refused(r) => Some(Err(r)),
                ToClient::Change(c) => Some(Ok(c)),
                _ => None,
            })
            .await;
        match end {
            Ok(c) => version = c.version,
            Err(r) => {
                assert_eq!(r.code, Code::Undo);
                assert!(!r.reason.text.is_empty());
                hall.close().await;
                return;
            }
        }
    }
    panic!("undo never ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn tries_questions_looks_and_charts_change_nothing() {
    let hall = Hall::open(&[games::house()]).await;
    let (mut line, _, _, state) = alone(&hall).await;
    let q = state.now.questions[0].clone();
    let id = line.next_id();
    let queries = state.now.queries.iter().take(2).cloned().collect::<Vec<_>>();
    let actions = vec![q.choices[0].action.clone()];
    let (seat, version) = (q.seat.clone(), state.version.clone());
    line.say(&ToServer::Try { id, seat, version, actions, queries: queries.clone() }).await;
    let tried = line.find(|m| if let ToClient::Tried(t) = m { Some(t) } else { None }).await;
    assert_eq!(tried.id, id);
    assert!(tried.done == 1 || tried.stopped);
    assert_eq!(tried.answers.len(), queries.len());
    for query in state.now.queries.iter().take(5).cloned().chain([Query::new("no-such-question")]) {
        let id = line.next_id();
        line.say(&ToServer::Ask { id, query }).await;
        line.find(|m| matches!(m, ToClient::Answer { id: i, .. } if i == id).then_some(())).await;
    }
    for text in ["nonsense", "", q.choices[0].notation.as_str()] {
        let id = line.next_id();
        line.say(&ToServer::Explain { id, seat: q.seat.clone(), text: text.to_owned() }).await;
        let reason = line.find(|m| if let ToClient::Explained { reason, .. } = m { Some(reason) } else { None }).await;
        assert_eq!(reason, None, "{text}");
    }
    let id = line.next_id();
    line.say(&ToServer::Look { id, moment: 0 }).await;
    let looked = line.find(|m| if let ToClient::Looked { scene, .. } = m { Some(scene) } else { None }).await;
    assert_eq!(*looked, state.scene);
    let id = line.next_id();
    line.say(&ToServer::Look { id, moment: 99 }).await;
    assert_eq!(line.refused().await.code, Code::NotNow);
    let id = line.next_id();
    line.say(&ToServer::Charts { id }).await;
    line.find(|m| matches!(m, ToClient::Charts { .. }).then_some(())).await;
    // The version still holds.
    line.batch(&q.seat, &state.version, &[q.choices[0].action.clone()]).await.unwrap();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_batch_is_done_whole_or_not_at_all() {
    let hall = Hall::open(&[games::house()]).await;
    let (mut line, me, table, state) = alone(&hall).await;
    let q = &state.now.questions[0];
    let good = q.choices[0].action.clone();
    let refused = line.batch(&q.seat, &state.version, &[good.clone(), Value::from("nonsense")]).await.unwrap_err();
    assert_eq!((refused.code, refused.at), (Code::Unreadable, Some(1)));
    let (_, _, again) = me.sit(&table).await;
    assert_eq!((again.version, again.moment), (state.version.clone(), 0));
    assert_eq!(line.batch(&q.seat, &state.version, &[good]).await.unwrap(), 1);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_play_loses_nothing() {
    let hall = Hall::open(&[games::house()]).await;
    let (mut line, mut me, table, mut state) = alone(&hall).await;
    for _ in 0..20 {
        let q = state.now.questions[0].clone();
        let pick = q.choices.len() / 2;
        line.batch(&q.seat, &state.version, &[q.choices[pick].action.clone()]).await.unwrap();
        let change = line.change().await;
        follow(&mut state.scene, &change);
        (state.version, state.now) = (change.version, change.now);
    }
    let hall = hall.restart().await;
    // Those who were there are told to wait.
    line.find(|m| matches!(m, ToClient::Pause).then_some(())).await;
    me.address = hall.address;
    let (mut line, _, again) = me.sit(&table).await;
    assert_eq!(again.version, state.version);
    assert_eq!(again.now, state.now);
    assert_eq!(sorted(again.scene), sorted(state.scene));
    let q = &again.now.questions[0];
    line.batch(&q.seat, &again.version, &[q.choices[0].action.clone()]).await.unwrap();
    hall.close().await;
}
