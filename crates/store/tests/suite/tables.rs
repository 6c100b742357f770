//! Tables, seats, invitations.

use ironbottom_store::{Holder, NewSeat, Seat, Status, StoreError, TableId, UserId};

use crate::place::{NOW, Place, hash, id, new_table, op, person_and_table};

crate::on_both!(
    a_table_comes_back_as_it_was_made,
    a_table_is_made_wholly_or_not_at_all,
    the_lobby_lists_ones_own_and_the_public_tables,
    an_invitation_is_used_once,
    a_wrong_invitation_takes_nothing,
    two_with_one_link_get_one_seat,
    seats_change_hands,
    spectators_have_a_link,
    the_status_is_kept,
    an_unreadable_row_is_named,
);

async fn a_table_comes_back_as_it_was_made(place: Place) {
    let store = place.open().await;
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    let mut new = new_table(1, ann);
    new.custom_pack = Some("a pack\nof \"my\" own, é".into());
    new.ops = vec![op("first"), op("second")];
    new.status.outcome = Some("{}".into());
    store.add_table(&new).await.unwrap();
    let row = store.table(&new.id).await.unwrap().unwrap();
    let head = &row.summary;
    assert_eq!((&head.id, &head.game, &head.scenario, &head.title), (&new.id, &new.game, &new.scenario, &new.title));
    assert_eq!((head.created, head.touched, head.creator, head.public), (new.created, new.created, ann, false));
    assert_eq!((head.next_seq, &head.status), (2, &new.status));
    assert_eq!((&row.options, &row.pack_hash, &row.custom_pack), (&new.options, &new.pack_hash, &new.custom_pack));
    assert_eq!((&row.words, &row.seed_hex, &row.opening), (&new.words, &new.seed_hex, &new.opening));
    assert!(row.watched);
    let seat = |seat: &str, holder, name: Option<&str>, invited| Seat {
        seat: seat.into(),
        holder,
        name: name.map(str::to_owned),
        invited,
        resigned: None,
    };
    let red = seat("red", Holder::Person(ann), Some("Ann"), false);
    let green = seat("green", Holder::Bot("easy".into()), None, false);
    let blue = seat("blue", Holder::Open, None, true);
    assert_eq!(head.seats, [red, green, blue]);
    let ops = store.ops(&new.id, 0).await.unwrap();
    assert_eq!(ops.iter().map(|o| (o.seq, o.body.as_str())).collect::<Vec<_>>(), [(0, "first"), (1, "second")]);
    assert_eq!(store.table(&id(99)).await.unwrap(), None);
}

async fn a_table_is_made_wholly_or_not_at_all(place: Place) {
    let store = place.open().await;
    let (ann, _) = person_and_table(&store, 1).await;
    let twice = store.add_table(&new_table(1, ann)).await;
    assert!(matches!(twice, Err(StoreError::Exists { what: "table", .. })), "{twice:?}");
    let mut table = new_table(2, ann);
    table.seats.push(NewSeat { seat: "red".into(), holder: Holder::Open, invite_hash: None });
    assert!(matches!(store.add_table(&table).await, Err(StoreError::Exists { what: "seat", .. })));
    let mut table = new_table(2, ann);
    table.seats[2].holder = Holder::Person(UserId(999));
    assert!(matches!(store.add_table(&table).await, Err(StoreError::Missing { what: "user", .. })));
    assert!(matches!(store.add_table(&new_table(2, UserId(999))).await, Err(StoreError::Missing { what: "user", .. })));
    assert_eq!(store.table(&id(2)).await.unwrap(), None);
    assert_eq!(place.texts("SELECT table_id FROM openings").await, [id(1).as_str()]);
    // What failed left nothing in the way.
    store.add_table(&new_table(2, ann)).await.unwrap();
}

async fn the_lobby_lists_ones_own_and_the_public_tables(place: Place) {
    let store = place.open().await;
    let (ann, bob) = (store.add_guest("Ann", NOW).await.unwrap(), store.add_guest("Bob", NOW).await.unwrap());
    for n in 1..=6 {
        let mut table = new_table(n, if n <= 3 { ann } else { bob });
        table.public = n % 2 == 0;
        table.status.over = n == 2;
        store.add_table(&table).await.unwrap();
    }
    store.set_holder(&id(5), "blue", &Holder::Person(ann)).await.unwrap();
    let names = |tables: Vec<ironbottom_store::TableSummary>| -> Vec<TableId> { tables.into_iter().map(|t| t.id).collect() };
    // The newest first, the finished one last.
    assert_eq!(names(store.tables_of(ann).await.unwrap()), [id(5), id(3), id(1), id(2)]);
    assert_eq!(names(store.tables_of(bob).await.unwrap()), [id(6), id(5), id(4)]);
    assert_eq!(names(store.public_tables(10).await.unwrap()), [id(6), id(4), id(2)]);
    assert_eq!(names(store.public_tables(2).await.unwrap()), [id(6), id(4)]);
    assert_eq!(names(store.public_tables(0).await.unwrap()), []);
    assert_eq!(store.public_tables(2).await.unwrap()[1].seats.len(), 3);
    // Somebody acts and the same people are waited for: that may have been in secret, and moves no table in anybody's list.
    let waits = |seat: &str, since| Status { waiting: vec![seat.into()], since, over: false, outcome: None };
    store.append(&id(1), 0, &[op("x")], NOW + 1000, None).await.unwrap();
    store.append(&id(4), 0, &[op("x")], NOW + 1000, Some(&waits("red", NOW))).await.unwrap();
    assert_eq!(names(store.tables_of(ann).await.unwrap()), [id(5), id(3), id(1), id(2)]);
    assert_eq!(names(store.tables_of(bob).await.unwrap()), [id(6), id(5), id(4)]);
    assert_eq!(names(store.public_tables(10).await.unwrap()), [id(6), id(4), id(2)]);
    // Others are waited for: that everybody sees.
    store.append(&id(1), 1, &[op("x")], NOW + 1001, Some(&waits("blue", NOW + 1001))).await.unwrap();
    assert_eq!(names(store.tables_of(ann).await.unwrap()), [id(1), id(5), id(3), id(2)]);
    store.set_public(&id(1), true).await.unwrap();
    assert_eq!(names(store.public_tables(1).await.unwrap()), [id(1)]);
    assert_eq!(names(store.tables_of(UserId(999)).await.unwrap()), []);
}

async fn an_invitation_is_used_once(place: Place) {
    let store = place.open().await;
    let (ann, table) = person_and_table(&store, 1).await;
    let (bob, cid) = (store.add_guest("Bob", NOW).await.unwrap(), store.add_guest("Cid", NOW).await.unwrap());
    assert_eq!(store.invited_to(&hash(101)).await.unwrap(), Some((table.clone(), "blue".into())));
    assert!(store.take_seat(&table, "blue", &hash(101), bob).await.unwrap());
    assert!(!store.take_seat(&table, "blue", &hash(101), cid).await.unwrap());
    assert!(!store.take_seat(&table, "blue", &hash(101), bob).await.unwrap());
    assert_eq!(store.invited_to(&hash(101)).await.unwrap(), None);
    let seats = store.table(&table).await.unwrap().unwrap().summary.seats;
    assert_eq!((&seats[2].holder, seats[2].invited, seats[2].name.as_deref()), (&Holder::Person(bob), false, Some("Bob")));
    assert_eq!(seats[0].holder, Holder::Person(ann));
    assert_eq!(store.tables_of(bob).await.unwrap().len(), 1);
    // A new link does not unseat a person; a bot makes room.
    store.set_invite(&table, "blue", Some(&hash(5))).await.unwrap();
    assert!(!store.take_seat(&table, "blue", &hash(5), cid).await.unwrap());
    store.set_invite(&table, "green", Some(&hash(6))).await.unwrap();
    assert!(store.take_seat(&table, "green", &hash(6), cid).await.unwrap());
}

async fn a_wrong_invitation_takes_nothing(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    let (_, other) = person_and_table(&store, 2).await;
    let bob = store.add_guest("Bob", NOW).await.unwrap();
    let before = store.table(&table).await.unwrap();
    assert!(!store.take_seat(&table, "blue", &hash(7), bob).await.unwrap());
    assert!(!store.take_seat(&table, "green", &hash(101), bob).await.unwrap());
    assert!(!store.take_seat(&table, "red", &hash(101), bob).await.unwrap());
    assert!(!store.take_seat(&table, "mauve", &hash(101), bob).await.unwrap());
    assert!(!store.take_seat(&other, "blue", &hash(101), bob).await.unwrap());
    assert!(!store.take_seat(&id(99), "blue", &hash(101), bob).await.unwrap());
    let nobody = store.take_seat(&table, "blue", &hash(101), UserId(999)).await;
    assert!(matches!(nobody, Err(StoreError::Missing { what: "user", .. })), "{nobody:?}");
    assert_eq!(store.table(&table).await.unwrap(), before);
    // A link taken back is dead.
    store.set_invite(&table, "blue", None).await.unwrap();
    assert!(!store.take_seat(&table, "blue", &hash(101), bob).await.unwrap());
    assert!(matches!(store.set_invite(&table, "mauve", None).await, Err(StoreError::Missing { what: "seat", .. })));
}

async fn two_with_one_link_get_one_seat(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    let mut tries = Vec::new();
    for n in 0..20 {
        let user = store.add_guest(&format!("P{n}"), NOW).await.unwrap();
        let (store, table) = (store.clone(), table.clone());
        tries.push(tokio::spawn(async move { (user, store.take_seat(&table, "blue", &hash(101), user).await.unwrap()) }));
    }
    let mut winners = Vec::new();
    for one in tries {
        if let (user, true) = one.await.unwrap() {
            winners.push(user);
        }
    }
    assert_eq!(winners.len(), 1);
    assert_eq!(store.table(&table).await.unwrap().unwrap().summary.seats[2].holder, Holder::Person(winners[0]));
}

async fn seats_change_hands(place: Place) {
    let store = place.open().await;
    let (ann, table) = person_and_table(&store, 1).await;
    store.set_holder(&table, "blue", &Holder::Person(ann)).await.unwrap();
    store.set_holder(&table, "green", &Holder::Open).await.unwrap();
    store.resign(&table, "red", &Holder::Bot("hard".into()), NOW + 5).await.unwrap();
    let seats = store.table(&table).await.unwrap().unwrap().summary.seats;
    assert_eq!((&seats[0].holder, seats[0].resigned), (&Holder::Bot("hard".into()), Some(NOW + 5)));
    assert_eq!((&seats[1].holder, seats[1].resigned), (&Holder::Open, None));
    assert_eq!((&seats[2].holder, seats[2].invited), (&Holder::Person(ann), false));
    let strange = store.set_holder(&table, "mauve", &Holder::Open).await;
    assert!(matches!(strange, Err(StoreError::Missing { what: "seat", .. })), "{strange:?}");
    let nobody = store.set_holder(&table, "red", &Holder::Person(UserId(999))).await;
    assert!(matches!(nobody, Err(StoreError::Missing { what: "user", .. })), "{nobody:?}");
    assert_eq!(store.table(&table).await.unwrap().unwrap().summary.seats, seats);
}

async fn spectators_have_a_link(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    assert_eq!(store.watched_by(&hash(201)).await.unwrap(), Some(table.clone()));
    assert_eq!(store.watched_by(&hash(101)).await.unwrap(), None, "an invitation is no spectator's link");
    assert!(store.table(&table).await.unwrap().unwrap().watched);
}

async fn the_status_is_kept(place: Place) {
    let store = place.open().await;
    let (_, table) = person_and_table(&store, 1).await;
    let now = async || store.table(&table).await.unwrap().unwrap().summary.status;
    let over = Status { waiting: vec![], since: NOW + 1, over: true, outcome: Some("\"red\"".into()) };
    // With an operation the new status comes at once, also out of an end (a rewind).
    let on = Status { waiting: vec!["a \"b\"".into(), "é".into()], since: NOW + 2, over: false, outcome: None };
    store.append(&table, 0, &[op("x")], NOW + 2, Some(&on)).await.unwrap();
    assert_eq!(now().await, on);
    store.append(&table, 1, &[op("y")], NOW + 3, None).await.unwrap();
    assert_eq!(now().await, on);
    // A conflict leaves it alone.
    store.append(&table, 1, &[op("z")], NOW + 3, Some(&over)).await.unwrap_err();
    assert_eq!(now().await, on);
}

async fn an_unreadable_row_is_named(place: Place) {
    let store = place.open().await;
    let (ann, table) = person_and_table(&store, 1).await;
    place.raw("UPDATE seats SET holder = 'ghost' WHERE seat = 'blue'").await;
    let error = store.table(&table).await.unwrap_err();
    assert!(matches!(&error, StoreError::Unreadable { place: "seats", column: "holder", .. }), "{error:?}");
    assert!(error.to_string().contains(table.as_str()) && error.to_string().contains("ghost"), "{error}");
    assert!(matches!(store.tables_of(ann).await, Err(StoreError::Unreadable { place: "seats", .. })));
    place.raw("UPDATE seats SET holder = 'open' WHERE seat = 'blue'").await;
    place.raw("UPDATE tables SET waiting = 'nonsense'").await;
    assert!(matches!(store.table(&table).await, Err(StoreError::Unreadable { place: "tables", column: "waiting", .. })));
    place.raw("UPDATE tables SET waiting = '[]'").await;
    store.table(&table).await.unwrap();
    store.append(&table, 0, &[op("a"), op("b"), op("c")], NOW, None).await.unwrap();
    place.raw("DELETE FROM ops WHERE seq = 1").await;
    let error = store.ops(&table, 0).await.unwrap_err();
    assert!(matches!(&error, StoreError::Unreadable { place: "ops", column: "seq", .. }), "{error:?}");
}
