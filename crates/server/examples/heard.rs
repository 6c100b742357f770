//! Holds what people at a table heard against the truth and against other truths that fit what each of them knew:
//! `heard DATABASE TABLE RECORDING`. It fails when a message tells more than its reader may know. The browser tests record one.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a tool for developers may fail like a test")]

#[path = "../tests/suite/overheard.rs"]
mod overheard;

/// Other truths at each step, for each seat.
const OTHERS: u64 = 2;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [database, table, recording] = args.as_slice() else {
        eprintln!("heard DATABASE TABLE RECORDING");
        std::process::exit(2);
    };
    let text = std::fs::read_to_string(recording).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let story = runtime.block_on(overheard::stored(database, table, ironbottom_registry::GAMES));
    let figures = story.and_then(|story| overheard::prove(&story, &overheard::read(&text)?, OTHERS));
    match figures {
        Ok(f) => println!("{f:?}"),
        Err(e) => {
            eprintln!("{e}");
            std::process::exit(1);
        }
    }
}
