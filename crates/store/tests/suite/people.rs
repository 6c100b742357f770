//! Guests, accounts, sessions.

use ironbottom_store::{Holder, StoreError, User, UserId};

use crate::place::{NOW, Place, hash, id, new_table, person_and_table};

crate::on_both!(
    a_guest_becomes_an_account_and_keeps_everything,
    names_differ_by_more_than_capitals,
    guests_may_share_a_name_but_not_take_an_accounts,
    a_guest_who_signs_in_brings_the_tables_along,
    sessions_begin_and_end,
    a_nul_in_a_text_is_refused,
);

async fn a_guest_becomes_an_account_and_keeps_everything(place: Place) {
    let store = place.open().await;
    let (guest, table) = person_and_table(&store, 1).await;
    store.add_session(&hash(9), guest, NOW).await.unwrap();
    assert_eq!(store.user(guest).await.unwrap(), Some(User { id: guest, name: "Ann".into(), guest: true }));
    assert_eq!(store.account("Ann").await.unwrap(), None);

    let account = store.add_account(Some(guest), "Anne", "secret", NOW).await.unwrap();
    assert_eq!(account, guest);
    let found = store.account("anne").await.unwrap().unwrap();
    assert_eq!((found.id, found.name.as_str(), found.password_hash.as_str()), (guest, "Anne", "secret"));
    assert!(!format!("{found:?}").contains("secret"));
    let tables = store.tables_of(account).await.unwrap();
    assert_eq!(tables.iter().map(|t| &t.id).collect::<Vec<_>>(), [&table]);
    assert_eq!(tables[0].seats[0].name.as_deref(), Some("Anne"));
    assert_eq!(store.session(&hash(9)).await.unwrap().map(|u| (u.id, u.guest)), Some((guest, false)));

    // Once is enough.
    let again = store.add_account(Some(guest), "Bea", "x", NOW).await;
    assert!(matches!(again, Err(StoreError::Missing { what: "guest", .. })), "{again:?}");
    let nobody = store.add_account(Some(UserId(12345)), "Bea", "x", NOW).await;
    assert!(matches!(nobody, Err(StoreError::Missing { .. })), "{nobody:?}");
    assert_eq!(store.account("Bea").await.unwrap(), None);
}

async fn names_differ_by_more_than_capitals(place: Place) {
    let store = place.open().await;
    let first = store.add_account(None, "Élodie", "a", NOW).await.unwrap();
    for same in ["Élodie", "élodie", "ÉLODIE", "  Élodie "] {
        let refused = store.add_account(None, same, "b", NOW).await;
        assert!(matches!(&refused, Err(StoreError::NameTaken { name }) if name == same), "{refused:?}");
        assert_eq!(store.account(same).await.unwrap().map(|a| a.id), Some(first));
    }
    // A guest refused stays a guest.
    let guest = store.add_guest("Guest", NOW).await.unwrap();
    let refused = store.add_account(Some(guest), "ÉLODIE", "b", NOW).await;
    assert!(matches!(refused, Err(StoreError::NameTaken { .. })), "{refused:?}");
    assert!(store.user(guest).await.unwrap().unwrap().guest);

    let second = store.add_account(None, "Elodie", "b", NOW).await.unwrap();
    assert!(matches!(store.rename(second, "élodie").await, Err(StoreError::NameTaken { .. })));
    // One's own name in other capitals is one's own.
    store.rename(first, "éLODIE").await.unwrap();
    assert_eq!(store.user(first).await.unwrap().unwrap().name, "éLODIE");
    // A name given up is free.
    store.rename(first, "Zoe").await.unwrap();
    store.rename(second, "élodie").await.unwrap();
    assert_eq!(store.account("ÉLODIE").await.unwrap().map(|a| a.id), Some(second));
}

async fn guests_may_share_a_name_but_not_take_an_accounts(place: Place) {
    let store = place.open().await;
    let (one, two) = (store.add_guest("Guest", NOW).await.unwrap(), store.add_guest("Guest", NOW).await.unwrap());
    assert_ne!(one, two);
    store.add_account(None, "Ann", "a", NOW).await.unwrap();
    assert!(matches!(store.rename(one, "ann").await, Err(StoreError::NameTaken { .. })));
    store.rename(one, "Bob").await.unwrap();
    store.rename(two, "Bob").await.unwrap();
    assert!(store.user(two).await.unwrap().unwrap().guest);
    assert_eq!(store.account("Bob").await.unwrap(), None);
    assert!(matches!(store.rename(UserId(999), "Cid").await, Err(StoreError::Missing { what: "user", .. })));
}

async fn a_guest_who_signs_in_brings_the_tables_along(place: Place) {
    let store = place.open().await;
    let account = store.add_account(None, "Ann", "a", NOW).await.unwrap();
    let (guest, table) = person_and_table(&store, 1).await;
    store.add_session(&hash(3), guest, NOW).await.unwrap();
    store.adopt_guest(guest, account).await.unwrap();
    assert_eq!(store.user(guest).await.unwrap(), None);
    assert_eq!(store.session(&hash(3)).await.unwrap(), None);
    let row = store.table(&table).await.unwrap().unwrap();
    assert_eq!(row.summary.creator, account);
    assert_eq!(row.summary.seats[0].holder, Holder::Person(account));

    // An account is never swallowed, nor does a guest swallow anybody.
    let (other, _) = person_and_table(&store, 2).await;
    let strong = store.add_account(None, "Bob", "b", NOW).await.unwrap();
    assert!(matches!(store.adopt_guest(strong, account).await, Err(StoreError::Missing { what: "guest", .. })));
    assert!(matches!(store.adopt_guest(strong, other).await, Err(StoreError::Missing { what: "account", .. })));
    assert_eq!(store.table(&id(2)).await.unwrap().unwrap().summary.creator, other);
}

async fn sessions_begin_and_end(place: Place) {
    let store = place.open().await;
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    for n in 1..=2 {
        store.add_session(&hash(n), ann, NOW + i64::from(n)).await.unwrap();
    }
    let who = async |n| store.session(&hash(n)).await.unwrap().map(|u| u.id);
    assert_eq!(who(1).await, Some(ann));
    assert_eq!(who(77).await, None);
    store.end_session(&hash(1)).await.unwrap();
    store.end_session(&hash(1)).await.unwrap();
    assert_eq!((who(1).await, who(2).await), (None, Some(ann)));

    let nobody = store.add_session(&hash(5), UserId(4711), NOW).await;
    assert!(matches!(nobody, Err(StoreError::Missing { what: "user", .. })), "{nobody:?}");
    store.add_session(&hash(6), ann, NOW).await.unwrap();
    assert!(matches!(store.add_session(&hash(6), ann, NOW).await, Err(StoreError::Exists { what: "session", .. })));
}

async fn a_nul_in_a_text_is_refused(place: Place) {
    let store = place.open().await;
    assert!(matches!(store.add_guest("A\0nn", NOW).await, Err(StoreError::NulInText)));
    assert!(matches!(store.account("A\0nn").await, Err(StoreError::NulInText)));
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    let mut table = new_table(1, ann);
    table.title = "a\0b".into();
    assert!(matches!(store.add_table(&table).await, Err(StoreError::NulInText)));
    assert_eq!(store.table(&id(1)).await.unwrap(), None);
}
