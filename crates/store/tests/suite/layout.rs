//! Opening a database: new, old, later, wrong.

use ironbottom_store::{Store, StoreError};

use crate::place::{NOW, Place, id, op, person_and_table};

crate::on_both!(opening_again_changes_nothing, a_later_database_is_refused_and_left_alone, another_programs_is_refused);

async fn opening_again_changes_nothing(place: Place) {
    let store = place.open().await;
    let (ann, table) = person_and_table(&store, 1).await;
    store.append(&table, 0, &[op("a")], NOW, None).await.unwrap();
    let (user, row, ops) = (store.user(ann).await.unwrap(), store.table(&table).await.unwrap(), store.ops(&table, 0).await);
    store.close().await;
    let steps = "SELECT CAST(version AS TEXT) || ' ' || CAST(installed_on AS TEXT) FROM _sqlx_migrations ORDER BY version";
    let before = place.texts(steps).await;
    assert!(!before.is_empty());
    for _ in 0..2 {
        let store = place.open().await;
        assert_eq!(store.user(ann).await.unwrap(), user);
        assert_eq!(store.table(&table).await.unwrap(), row);
        assert_eq!(store.ops(&table, 0).await.unwrap(), *ops.as_ref().unwrap());
        store.close().await;
        assert_eq!(place.texts(steps).await, before);
    }
}

async fn a_later_database_is_refused_and_left_alone(place: Place) {
    let store = place.open().await;
    person_and_table(&store, 1).await;
    store.close().await;
    place
        .raw(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             SELECT 99, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
    let Err(refused) = Store::open(&place.url).await else { panic!("a later database was opened") };
    assert!(matches!(refused, StoreError::Later { found: 99, .. }), "{refused:?}");
    assert!(refused.to_string().contains("later version"), "{refused}");
    assert_eq!(place.texts("SELECT id FROM tables").await, [id(1).as_str()]);
}

async fn another_programs_is_refused(place: Place) {
    place.raw("CREATE TABLE users (something TEXT)").await;
    let Err(refused) = Store::open(&place.url).await else { panic!("a strange database was opened") };
    assert!(matches!(refused, StoreError::Migration { .. }), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_processes_may_start_at_once_on_postgres() {
    let place = Place::postgres();
    let (a, b, c) = tokio::join!(Store::open(&place.url), Store::open(&place.url), Store::open(&place.url));
    for store in [a, b, c] {
        store.unwrap().ping().await.unwrap();
    }
}

#[tokio::test]
async fn a_wrong_address_is_refused_without_telling_the_password() {
    for url in
        ["", "ironbottom.db", "mysql://a:secret@b/c", "sqlite::memory:", "sqlite://x?mode=memory", "postgres://a:secret@b:port/c"]
    {
        let Err(refused) = Store::open(url).await else { panic!("{url} was opened") };
        assert!(matches!(refused, StoreError::BadUrl { .. }), "{url}: {refused:?}");
        assert!(!format!("{refused} {refused:?}").contains("secret"), "{refused}");
    }
}

#[tokio::test]
async fn a_file_needs_no_address() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a folder's name? #1%20.db");
    let store = Store::open_file(&path).await.unwrap();
    assert!(!store.shared());
    store.close().await;
    assert!(path.exists());
    assert!(Store::open_file(&folder.path().join("nowhere/x.db")).await.is_err());
}
