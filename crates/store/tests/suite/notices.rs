//! Who is told of a change.

use std::time::Duration;

use ironbottom_store::{Holder, NewChat, Notice, Notices, Store};

use crate::place::{NOW, Place, id, op, person_and_table};

crate::on_both!(changes_are_told_here, a_refused_change_is_not_told);

async fn next(ear: &mut Notices) -> Notice {
    tokio::time::timeout(Duration::from_secs(20), ear.next()).await.expect("a notice in time").expect("an open store")
}

/// Makes one change of each kind and checks that an ear hears them, in order.
async fn heard(store: &Store, ear: &mut Notices) {
    let (ann, table) = person_and_table(store, 1).await;
    store.append(&table, 0, &[op("a"), op("b")], NOW, None).await.unwrap();
    store.set_holder(&table, "blue", &Holder::Person(ann)).await.unwrap();
    let said = NewChat { user: ann, name: "Ann".into(), channel: "table".into(), text: "hi".into() };
    let line = store.add_chat(&table, &said, NOW).await.unwrap();
    assert_eq!(next(ear).await, Notice::Seats { table: table.clone() });
    assert_eq!(next(ear).await, Notice::Ops { table: table.clone(), next: 2 });
    assert_eq!(next(ear).await, Notice::Seats { table: table.clone() });
    assert_eq!(next(ear).await, Notice::Chat { table, line });
}

async fn changes_are_told_here(place: Place) {
    let store = place.open().await;
    let mut ear = store.listen();
    heard(&store, &mut ear).await;
}

async fn a_refused_change_is_not_told(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    store.append(&table, 0, &[op("a")], NOW, None).await.unwrap();
    let mut ear = store.listen();
    // Whatever was told before is heard first: a mark, so that nothing older disturbs.
    store.append(&table, 1, &[op("mark")], NOW, None).await.unwrap();
    while next(&mut ear).await != (Notice::Ops { table: table.clone(), next: 2 }) {}
    store.append(&table, 0, &[op("late")], NOW, None).await.unwrap_err();
    store.append(&table, 2, &[op("bad\0")], NOW, None).await.unwrap_err();
    store.append(&id(99), 0, &[op("x")], NOW, None).await.unwrap_err();
    store.append(&table, 2, &[op("b")], NOW, None).await.unwrap();
    assert_eq!(next(&mut ear).await, Notice::Ops { table, next: 3 });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_tells_other_processes() {
    let place = Place::postgres();
    let (one, two) = (place.open().await, place.open().await);
    assert!(one.shared() && two.shared());
    let mut ear = two.listen();
    heard(&one, &mut ear).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_listens_again_after_a_break() {
    let place = Place::postgres();
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    let mut ear = store.listen();
    let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                  WHERE application_name = 'ironbottom' AND datname = current_database()";
    place.raw(others).await;
    while next(&mut ear).await != Notice::Lost {}
    // The connections that work were cut as well: they are made anew without anybody noticing but, perhaps, one caller.
    let mut seq = 0;
    while store.append(&table, seq, &[op("a")], NOW, None).await.is_err() {
        seq = store.ops(&table, 0).await.map_or(seq, |ops| ops.len() as i64);
    }
    while !matches!(next(&mut ear).await, Notice::Ops { .. }) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_listener_learns_that_it_missed_something() {
    let place = Place::sqlite();
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    let mut ear = store.listen();
    let mut sent = Vec::new();
    for n in 0..5000_i64 {
        let (store, table) = (store.clone(), table.clone());
        sent.push(tokio::spawn(async move { store.set_invite(&table, "blue", Some(&[n as u8; 32])).await.unwrap() }));
    }
    for one in sent {
        one.await.unwrap();
    }
    assert_eq!(next(&mut ear).await, Notice::Lost);
    assert_eq!(next(&mut ear).await, Notice::Seats { table });
}
