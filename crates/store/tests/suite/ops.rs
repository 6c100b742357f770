//! Appending operations.

use ironbottom_store::{StoreError, TableId};

use crate::place::{NOW, Place, id, new_table, op, person_and_table};

crate::on_both!(
    operations_come_back_in_order,
    a_taken_number_is_a_conflict,
    several_are_written_all_or_none,
    one_of_many_at_a_time_wins,
    a_thousand_at_once_are_all_there,
    a_write_goes_on_without_its_caller,
    a_lease_runs_out,
    a_closed_store_says_so,
);

async fn operations_come_back_in_order(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    store.append(&table, 0, &[op("zero")], NOW, None).await.unwrap();
    store.append(&table, 1, &[op("one"), op("two \"é\" \n")], NOW + 1, None).await.unwrap();
    store.append(&table, 3, &[], NOW + 2, None).await.unwrap();
    store.append(&table, 3, &[op("three")], NOW + 2, None).await.unwrap();
    let all = store.ops(&table, 0).await.unwrap();
    let seen: Vec<_> = all.iter().map(|o| (o.seq, o.body.as_str(), o.at - NOW)).collect();
    assert_eq!(seen, [(0, "zero", 0), (1, "one", 1), (2, "two \"é\" \n", 1), (3, "three", 2)]);
    assert_eq!(store.ops(&table, 2).await.unwrap(), all[2..]);
    assert_eq!(store.ops(&table, 4).await.unwrap(), []);
    assert_eq!(store.ops(&id(99), 0).await.unwrap(), []);
    let head = store.table(&table).await.unwrap().unwrap().summary;
    assert_eq!((head.next_seq, head.touched), (4, NOW + 2));
}

async fn a_taken_number_is_a_conflict(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    store.append(&table, 0, &[op("a"), op("b")], NOW, None).await.unwrap();
    // Taken, taken, a gap, nonsense.
    for seq in [0, 1, 3, -1, i64::MAX] {
        let refused = store.append(&table, seq, &[op("c")], NOW, None).await.unwrap_err();
        let StoreError::Conflict { table: at, seq: wanted, next } = refused else { panic!("{refused:?}") };
        assert_eq!((at, wanted, next), (table.clone(), seq, 2));
    }
    assert_eq!(store.ops(&table, 0).await.unwrap().len(), 2);
    let nowhere = store.append(&id(99), 0, &[op("a")], NOW, None).await;
    assert!(matches!(nowhere, Err(StoreError::Missing { what: "table", .. })), "{nowhere:?}");
    // Even a row slipped in by other hands is never overwritten.
    place.raw(&format!("INSERT INTO ops (table_id, seq, body, written) VALUES ('{table}', 3, 'x', 0)")).await;
    let refused = store.append(&table, 2, &[op("c"), op("d")], NOW, None).await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
}

async fn several_are_written_all_or_none(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    store.append(&table, 0, &[op("a")], NOW, None).await.unwrap();
    let before = store.table(&table).await.unwrap();
    // The second of three cannot be stored.
    let refused = store.append(&table, 1, &[op("b"), op("c\0"), op("d")], NOW + 9, None).await;
    assert!(matches!(refused, Err(StoreError::NulInText)), "{refused:?}");
    assert_eq!(store.ops(&table, 0).await.unwrap().len(), 1);
    assert_eq!(store.table(&table).await.unwrap(), before);
    store.append(&table, 1, &[op("b")], NOW + 9, None).await.unwrap();
}

async fn one_of_many_at_a_time_wins(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    // Ten rounds in which twenty writers want the same number, and a bystander at another table is never disturbed.
    let (_, beside) = person_and_table(&store, 2).await;
    for round in 0..10 {
        let mut writers = Vec::new();
        for n in 0..20 {
            let (store, table) = (store.clone(), table.clone());
            let body = format!("{round} by {n}");
            writers.push(tokio::spawn(async move { (n, store.append(&table, round, &[op(body)], NOW, None).await) }));
        }
        store.append(&beside, round, &[op("calm")], NOW, None).await.unwrap();
        let mut winners = Vec::new();
        for writer in writers {
            match writer.await.unwrap() {
                (n, Ok(())) => winners.push(n),
                (_, Err(StoreError::Conflict { .. })) => {}
                (_, Err(other)) => panic!("{other}"),
            }
        }
        assert_eq!(winners.len(), 1);
        assert_eq!(store.ops(&table, round).await.unwrap()[0].body, format!("{round} by {}", winners[0]));
    }
}

async fn a_thousand_at_once_are_all_there(place: Place) {
    let store = place.open().await;
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    for n in 0..50 {
        store.add_table(&new_table(n, ann)).await.unwrap();
    }
    // Each table has one who appends, as in the server; all fifty at once, twenty operations each.
    let mut writers = Vec::new();
    for n in 0..50 {
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            for seq in 0..20 {
                store.append(&id(n), seq, &[op(format!("{n}:{seq}"))], NOW + seq, None).await.unwrap();
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    let other = place.open().await;
    for n in 0..50 {
        let bodies: Vec<String> = other.ops(&id(n), 0).await.unwrap().into_iter().map(|o| o.body).collect();
        assert_eq!(bodies, (0..20).map(|seq| format!("{n}:{seq}")).collect::<Vec<_>>());
    }
}

async fn a_write_goes_on_without_its_caller(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    let (one, two) = (store.clone(), table.clone());
    let caller = tokio::spawn(async move {
        let ops = [op("a")];
        let mut append = std::pin::pin!(one.append(&two, 0, &ops, NOW, None));
        // Looked at once, then dropped.
        std::future::poll_fn(|cx| {
            let _ = append.as_mut().poll(cx);
            std::task::Poll::Ready(())
        })
        .await;
    });
    caller.await.unwrap();
    for _ in 0..500 {
        if !store.ops(&table, 0).await.unwrap().is_empty() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the operation never came");
}

async fn a_lease_runs_out(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    let (_, other) = person_and_table(&store, 2).await;
    let lease = async |table: &TableId, who: &str, now, until| store.lease(table, who, NOW + now, NOW + until).await.unwrap();
    assert!(lease(&table, "one", 0, 10).await);
    assert!(!lease(&table, "two", 5, 15).await);
    assert!(lease(&other, "two", 5, 15).await, "each table has its own");
    assert!(lease(&table, "one", 5, 20).await, "prolonged");
    assert!(!lease(&table, "two", 19, 30).await);
    assert!(lease(&table, "two", 20, 30).await, "run out");
    assert!(!lease(&table, "one", 25, 35).await);
    store.release(&table, "one").await.unwrap();
    assert!(!lease(&table, "one", 25, 35).await, "not one's own to give back");
    store.release(&table, "two").await.unwrap();
    assert!(lease(&table, "one", 25, 35).await);
    assert!(matches!(store.lease(&id(99), "one", 0, 1).await, Err(StoreError::Missing { what: "table", .. })));
}

async fn a_closed_store_says_so(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    let (clone, mut ear) = (store.clone(), store.listen());
    clone.ping().await.unwrap();
    store.append(&table, 0, &[op("a")], NOW, None).await.unwrap();
    store.close().await;
    assert!(matches!(clone.ping().await, Err(StoreError::Closed)));
    assert!(matches!(clone.ops(&table, 0).await, Err(StoreError::Closed)));
    assert!(matches!(clone.append(&table, 1, &[op("b")], NOW, None).await, Err(StoreError::Closed)));
    while ear.next().await.is_some() {}
    clone.close().await;
    assert_eq!(place.open().await.ops(&table, 0).await.unwrap().len(), 1);
}
