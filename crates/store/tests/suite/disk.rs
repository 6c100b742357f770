//! What was acknowledged is on disk.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use ironbottom_store::Store;
use sqlx::{Connection, Row, SqliteConnection};

use crate::place::{NOW, Place, id, new_table, op, person_and_table};

/// Tells the child which database to append to.
const CHILD: &str = "IRONBOTTOM_TEST_APPEND_TO";

/// How many tables the child appends to at once.
const TABLES: u8 = 8;

#[test]
fn sqlite_acknowledged_is_in_the_file_though_the_store_was_never_closed() {
    let place = Place::sqlite();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let store = place.open().await;
        let (_, table) = person_and_table(&store, 1).await;
        for seq in 0..20 {
            store.append(&table, seq, &[op("x")], NOW, None).await.unwrap();
            let mut second = SqliteConnection::connect(&place.url).await.unwrap();
            let row = sqlx::query("SELECT count(*), max(seq) FROM ops").fetch_one(&mut second).await.unwrap();
            assert_eq!((row.get::<i64, _>(0), row.get::<i64, _>(1)), (seq + 1, seq));
        }
        // No close, no drop: as if the process had ended here.
        std::mem::forget(store);
    });
    // The file and its log as they lie there are enough, elsewhere too.
    let elsewhere = Place::sqlite();
    let (from, to) = (place.file.as_ref().unwrap(), elsewhere.file.as_ref().unwrap());
    for end in ["", "-wal"] {
        let with = |path: &std::path::Path| format!("{}{end}", path.display());
        std::fs::copy(with(from), with(to)).unwrap();
    }
    runtime.shutdown_background();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    for place in [place, elsewhere] {
        runtime.block_on(async {
            assert_eq!(place.open().await.ops(&id(1), 0).await.unwrap().len(), 20);
        });
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_kill_9_loses_nothing_acknowledged() {
    kill_9_loses_nothing("disk::sqlite_kill_9_loses_nothing_acknowledged", Place::sqlite).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_kill_9_loses_nothing_acknowledged() {
    kill_9_loses_nothing("disk::postgres_kill_9_loses_nothing_acknowledged", Place::postgres).await;
}

/// Starts this very test once more, as a child that appends for ever and says each number acknowledged, kills it without
/// warning, and looks for what it said.
async fn kill_9_loses_nothing(test: &str, place: fn() -> Place) {
    if let Ok(url) = std::env::var(CHILD) {
        return append_for_ever(&url).await;
    }
    let place = place();
    let store = place.open().await;
    let ann = store.add_guest("Ann", NOW).await.unwrap();
    for n in 0..TABLES {
        store.add_table(&new_table(n, ann)).await.unwrap();
    }
    store.close().await;

    for round in 1..=3_usize {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture"])
            .env(CHILD, &place.url)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut acknowledged: BTreeMap<u8, i64> = BTreeMap::new();
        let mut note = |line: String| {
            let mut words = line.split(' ');
            if words.next() != Some("acknowledged") {
                return 0;
            }
            let (n, seq) = (words.next().unwrap().parse().unwrap(), words.next().unwrap().parse().unwrap());
            acknowledged.insert(n, seq);
            1
        };
        let mut count = 0;
        while count < 100 * round {
            count += note(lines.next().expect("the child goes on until it is killed"));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // What it said before it died counts too.
        lines.for_each(|line| count += note(line));

        let store = place.open().await;
        assert!(!acknowledged.is_empty());
        for (n, seq) in acknowledged {
            let ops = store.ops(&id(n), 0).await.unwrap();
            let last = ops.last().map_or(-1, |o| o.seq);
            assert!(last >= seq, "table {n}: {seq} was acknowledged, {last} is the last there");
            assert!(ops.iter().all(|o| o.body == format!("{n}:{}", o.seq)));
            assert_eq!(store.table(&id(n)).await.unwrap().unwrap().summary.next_seq, last + 1);
        }
        store.close().await;
    }
}

async fn append_for_ever(url: &str) {
    let store = Store::open(url).await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    for n in 0..TABLES {
        let store = store.clone();
        writers.spawn(async move {
            let mut seq = store.ops(&id(n), 0).await.unwrap().len() as i64;
            loop {
                store.append(&id(n), seq, &[op(format!("{n}:{seq}"))], NOW, None).await.unwrap();
                // In one piece, on a line of its own. A parent that has gone ends the loop.
                std::io::stdout().write_all(format!("\nacknowledged {n} {seq}\n").as_bytes()).unwrap();
                seq += 1;
            }
        });
    }
    // Only a failure ends one of them.
    writers.join_next().await.unwrap().unwrap()
}
