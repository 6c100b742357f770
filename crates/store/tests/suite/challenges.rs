//! Challenges: one seed for many tables, and a table of results.

use ironbottom_store::{Challenge, ChallengeId, NewTable, Standing, Status, Store, StoreError, UserId};

use crate::place::{NOW, Place, id, new_table, op};

crate::on_both!(
    a_challenge_comes_back_as_it_was_made,
    the_first_attempt_of_each_is_numbered_first,
    results_are_written_with_the_operation_or_not_at_all,
    results_stand_in_order_and_survive,
    a_challenge_closes_once_by_its_maker_or_by_time,
    a_guest_who_signs_in_brings_the_attempts_along,
    an_older_database_gets_room_for_challenges,
);

fn name(n: u8) -> ChallengeId {
    ChallengeId::from_random([n; 16])
}

fn challenge(n: u8, maker: UserId) -> Challenge {
    Challenge {
        id: name(n),
        game: "chess".into(),
        scenario: "short".into(),
        options: r#"{"fog":true}"#.into(),
        rules: 2,
        pack_hash: "abc".into(),
        seed_hex: "5eed".into(),
        maker,
        created: NOW,
        closes: NOW + 1_000,
        closed: None,
    }
}

/// A table of a person, fit for an attempt.
fn table(n: u8, user: UserId) -> NewTable {
    NewTable { watch_hash: None, ..new_table(n, user) }
}

fn ended(points: i64) -> Standing {
    Standing { rounds: 4, points, result: Some(format!("\"{points}\"")) }
}

async fn finish(store: &Store, n: u8, now: i64, points: i64) {
    let over = Status { over: true, ..Status::default() };
    store.append_attempt(&id(n), 0, &[op("end")], now, (&over, &ended(points))).await.unwrap();
}

async fn a_challenge_comes_back_as_it_was_made(place: Place) {
    let store = place.open().await;
    let (ann, bob) = (store.add_guest("Ann", NOW).await.unwrap(), store.add_guest("Bob", NOW).await.unwrap());
    let new = challenge(1, ann);
    store.add_challenge(&new).await.unwrap();
    assert_eq!(store.challenge(&new.id).await.unwrap(), Some(new.clone()));
    assert_eq!(store.challenge(&name(9)).await.unwrap(), None);
    assert!(!format!("{new:?}").contains("5eed"), "no log holds a seed");
    let twice = store.add_challenge(&new).await;
    assert!(matches!(twice, Err(StoreError::Exists { what: "challenge", .. })), "{twice:?}");
    let nobodys = store.add_challenge(&challenge(2, UserId(999))).await;
    assert!(matches!(nobodys, Err(StoreError::Missing { what: "user", .. })), "{nobodys:?}");
    // Whoever made it or plays it finds it again.
    assert_eq!(store.challenges_of(ann, 9).await.unwrap(), std::slice::from_ref(&new));
    assert_eq!(store.challenges_of(bob, 9).await.unwrap(), []);
    store.add_attempt(&new.id, &table(1, bob)).await.unwrap();
    assert_eq!(store.challenges_of(bob, 9).await.unwrap(), std::slice::from_ref(&new));
    assert_eq!(store.challenges_of(bob, 0).await.unwrap(), []);
    assert_eq!(store.challenge_at(&id(1)).await.unwrap(), Some((new, bob)));
    assert_eq!(store.challenge_at(&id(2)).await.unwrap(), None);
}

async fn the_first_attempt_of_each_is_numbered_first(place: Place) {
    let store = place.open().await;
    let (ann, bob) = (store.add_guest("Ann", NOW).await.unwrap(), store.add_account(None, "Bob", "x", NOW).await.unwrap());
    store.add_challenge(&challenge(1, ann)).await.unwrap();
    store.add_challenge(&challenge(2, ann)).await.unwrap();
    assert_eq!(store.add_attempt(&name(1), &table(1, ann)).await.unwrap(), 1);
    assert_eq!(store.add_attempt(&name(1), &table(2, ann)).await.unwrap(), 2);
    assert_eq!(store.add_attempt(&name(1), &table(3, bob)).await.unwrap(), 1);
    assert_eq!(store.add_attempt(&name(2), &table(4, ann)).await.unwrap(), 1);
    let all = store.attempts(&name(1)).await.unwrap();
    let seen: Vec<_> = all.iter().map(|a| (a.table.clone(), a.name.as_str(), a.guest, a.number, a.began)).collect();
    assert_eq!(seen, [(id(1), "Ann", true, 1, NOW + 1), (id(2), "Ann", true, 2, NOW + 2), (id(3), "Bob", false, 1, NOW + 3)]);
    // Without a challenge there is no table either.
    let nowhere = store.add_attempt(&name(9), &table(5, ann)).await;
    assert!(matches!(nowhere, Err(StoreError::Missing { what: "challenge", .. })), "{nowhere:?}");
    assert_eq!(store.table(&id(5)).await.unwrap(), None);
    // Pressed twice at once: each gets a number of its own, or nothing at all.
    let (six, seven) = (table(6, bob), table(7, bob));
    let first = name(2);
    let both = tokio::join!(store.add_attempt(&first, &six), store.add_attempt(&first, &seven));
    let mut numbers: Vec<i64> = [both.0, both.1].into_iter().flatten().collect();
    numbers.sort_unstable();
    assert!(numbers == [1, 2] || numbers == [1], "{numbers:?}");
}

async fn results_are_written_with_the_operation_or_not_at_all(place: Place) {
    let store = place.open().await;
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    store.add_challenge(&challenge(1, ann)).await.unwrap();
    store.add_attempt(&name(1), &table(1, ann)).await.unwrap();
    let running = Standing { rounds: 2, ..Standing::default() };
    store.append_attempt(&id(1), 0, &[op("a")], NOW + 5, (&Status::default(), &running)).await.unwrap();
    let now = |all: Vec<ironbottom_store::Attempt>| (all[0].standing.clone(), all[0].finished);
    assert_eq!(now(store.attempts(&name(1)).await.unwrap()), (running.clone(), None));
    // Somebody else was first: neither the operation nor the result is written.
    let late = store.append_attempt(&id(1), 0, &[op("b")], NOW + 6, (&Status::default(), &ended(3))).await;
    assert!(matches!(late, Err(StoreError::Conflict { .. })), "{late:?}");
    assert_eq!(now(store.attempts(&name(1)).await.unwrap()), (running, None));
    store.append_attempt(&id(1), 1, &[op("b")], NOW + 7, (&Status::default(), &ended(3))).await.unwrap();
    assert_eq!(now(store.attempts(&name(1)).await.unwrap()), (ended(3), Some(NOW + 7)));
    // A table of no challenge has no result, and then no operation either.
    store.add_table(&table(2, ann)).await.unwrap();
    let stray = store.append_attempt(&id(2), 0, &[op("a")], NOW, (&Status::default(), &ended(1))).await;
    assert!(matches!(stray, Err(StoreError::Missing { what: "attempt", .. })), "{stray:?}");
    assert_eq!(store.ops(&id(2), 0).await.unwrap(), []);
}

async fn results_stand_in_order_and_survive(place: Place) {
    let store = place.open().await;
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    store.add_challenge(&challenge(1, ann)).await.unwrap();
    for n in 1..=5 {
        let user = store.add_guest(&format!("Guest {n}"), NOW).await.unwrap();
        store.add_attempt(&name(1), &table(n, user)).await.unwrap();
    }
    finish(&store, 2, NOW + 20, 7).await;
    finish(&store, 3, NOW + 10, 7).await;
    finish(&store, 4, NOW + 30, 9).await;
    let far = Standing { rounds: 3, ..Standing::default() };
    store.append_attempt(&id(5), 0, &[op("x")], NOW + 40, (&Status::default(), &far)).await.unwrap();
    let order = |all: &[ironbottom_store::Attempt]| all.iter().map(|a| a.table.clone()).collect::<Vec<_>>();
    let all = store.attempts(&name(1)).await.unwrap();
    assert_eq!(order(&all), [id(4), id(3), id(2), id(5), id(1)]);
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.attempts(&name(1)).await.unwrap(), all);
}

async fn a_challenge_closes_once_by_its_maker_or_by_time(place: Place) {
    let store = place.open().await;
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    let new = challenge(1, ann);
    store.add_challenge(&new).await.unwrap();
    assert_eq!(
        (new.closed_at(NOW + 999), new.closed_at(NOW + 1_000), new.closed_at(NOW + 5_000)),
        (None, Some(NOW + 1_000), Some(NOW + 1_000))
    );
    store.close_challenge(&name(1), NOW + 50).await.unwrap();
    store.close_challenge(&name(1), NOW + 60).await.unwrap();
    let kept = store.challenge(&name(1)).await.unwrap().unwrap();
    assert_eq!((kept.closed, kept.closed_at(NOW), kept.closed_at(NOW + 5_000)), (Some(NOW + 50), Some(NOW + 50), Some(NOW + 50)));
    assert!(matches!(store.close_challenge(&name(9), NOW).await, Err(StoreError::Missing { what: "challenge", .. })));
}

async fn a_guest_who_signs_in_brings_the_attempts_along(place: Place) {
    let store = place.open().await;
    let (guest, bea) = (store.add_guest("Ann", NOW).await.unwrap(), store.add_account(None, "Bea", "x", NOW).await.unwrap());
    store.add_challenge(&challenge(1, guest)).await.unwrap();
    store.add_challenge(&challenge(2, bea)).await.unwrap();
    // At the first challenge both have tried, at the second only the guest.
    store.add_attempt(&name(1), &table(1, guest)).await.unwrap();
    store.add_attempt(&name(1), &table(2, guest)).await.unwrap();
    store.add_attempt(&name(1), &table(3, bea)).await.unwrap();
    store.add_attempt(&name(2), &table(4, guest)).await.unwrap();
    store.add_attempt(&name(2), &table(5, guest)).await.unwrap();
    store.adopt_guest(guest, bea).await.unwrap();
    assert_eq!(store.challenge(&name(1)).await.unwrap().unwrap().maker, bea);
    let mut numbers = Vec::new();
    for n in [1, 2] {
        for a in store.attempts(&name(n)).await.unwrap() {
            assert_eq!(a.user, bea);
            numbers.push((a.table, a.number));
        }
    }
    numbers.sort();
    // Who had seen the dice already has seen them: what comes over counts only where nothing was.
    assert_eq!(numbers, [(id(1), 2), (id(2), 3), (id(3), 1), (id(4), 1), (id(5), 2)]);
}

async fn an_older_database_gets_room_for_challenges(place: Place) {
    let store = place.open().await;
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    store.add_table(&table(1, ann)).await.unwrap();
    store.close().await;
    // As the first version left it.
    place.raw("DROP TABLE attempts; DROP TABLE challenges; DELETE FROM _sqlx_migrations WHERE version >= 2").await;
    let store = place.open().await;
    assert!(store.table(&id(1)).await.unwrap().is_some());
    store.add_challenge(&challenge(1, ann)).await.unwrap();
    assert_eq!(store.attempts(&name(1)).await.unwrap(), []);
    store.close().await;
    // As the second left it: there was one version of the rules.
    place.raw("ALTER TABLE challenges DROP COLUMN rules; DELETE FROM _sqlx_migrations WHERE version = 3").await;
    let store = place.open().await;
    let found = store.challenge(&name(1)).await.unwrap().unwrap();
    assert_eq!(found, Challenge { rules: 1, ..challenge(1, ann) });
}
