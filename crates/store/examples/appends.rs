//! How many appends a second the store acknowledges, with 1 and with 100 writers, each at a table of its own.
//!
//! `cargo run --release -p ironbottom-store --example appends [SECONDS] [FOLDER | postgres://...]`: SQLite in a new folder inside
//! FOLDER (the measure is its disk; the temporary folder unless told), or that PostgreSQL database.

use std::time::{Duration, Instant};

use ironbottom_store::{NewOp, NewTable, Status, Store, StoreError, TableId};

/// An operation of the usual length.
const BODY: &str = r#"{"act":{"seat":"a seat","action":{"move":{"pieces":[12,13,14],"from":"a place","to":"another place"}},"after":"0123456789abcdef0123456789abcdef"}}"#;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seconds: u64 = std::env::args().nth(1).map_or(Ok(3), |s| s.parse())?;
    let time = Duration::from_secs(seconds.clamp(1, 60));
    let place = std::env::args().nth(2).unwrap_or_else(|| std::env::temp_dir().display().to_string());
    for writers in [1, 10, 100] {
        if place.starts_with("postgres") {
            measure(&Store::open(&place).await?, writers, time).await?;
        } else {
            let folder = tempfile::tempdir_in(&place)?;
            measure(&Store::open_file(&folder.path().join("appends.db")).await?, writers, time).await?;
        }
    }
    Ok(())
}

async fn measure(store: &Store, writers: u8, time: Duration) -> Result<(), StoreError> {
    let creator = store.add_guest("Measure", 0).await?;
    let run = creator.0.to_be_bytes();
    let mut tasks = Vec::new();
    for n in 0..writers {
        let mut bits = [n; 16];
        bits[..8].copy_from_slice(&run);
        let table = new_table(TableId::from_random(bits), creator);
        store.add_table(&table).await?;
        tasks.push((store.clone(), table.id));
    }
    let end = Instant::now() + time;
    let tasks: Vec<_> = tasks.into_iter().map(|(store, id)| tokio::spawn(append_until(store, id, end))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.append(&mut task.await.unwrap_or(Err(StoreError::Closed))?);
    }
    waits.sort();
    let at = |percent: usize| waits.get(waits.len() * percent / 100).copied().unwrap_or_default();
    println!(
        "{writers:>3} writers: {:>6.0} appends/s, median {:.1} ms, 99th percentile {:.1} ms",
        waits.len() as f64 / time.as_secs_f64(),
        at(50).as_secs_f64() * 1000.0,
        at(99).as_secs_f64() * 1000.0,
    );
    Ok(())
}

async fn append_until(store: Store, id: TableId, end: Instant) -> Result<Vec<Duration>, StoreError> {
    let status = Status { waiting: vec!["a seat".into()], ..Status::default() };
    let mut waits = Vec::new();
    for seq in 0.. {
        let start = Instant::now();
        if start >= end {
            break;
        }
        store.append(&id, seq, &[NewOp { body: BODY.into() }], seq, Some(&status)).await?;
        waits.push(start.elapsed());
    }
    Ok(waits)
}

fn new_table(id: TableId, creator: ironbottom_store::UserId) -> NewTable {
    NewTable {
        id,
        game: "game".into(),
        scenario: "scenario".into(),
        title: "title".into(),
        options: "{}".into(),
        pack_hash: String::new(),
        custom_pack: None,
        words: "[]".into(),
        seed_hex: "00".into(),
        opening: String::new(),
        created: 0,
        creator,
        seats: vec![],
        watch_hash: None,
        public: false,
        ops: vec![],
        status: Status::default(),
    }
}
