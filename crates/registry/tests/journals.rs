//! Saves never break: every journal kept from every release is proved again, entry by entry and die by die.
//!
//! They lie in `games/<game>/journals/<release>/`, packed; how a release adds its own stands in `CONTRIBUTING.md`.

#![allow(clippy::unwrap_used, reason = "what cannot be read fails the test")]

use flate2::read::GzDecoder;
use ironbottom_kernel::journal::Journal;
use ironbottom_registry::GAMES;
use std::{
    collections::BTreeMap,
    fs,
    io::Read,
    path::{Path, PathBuf},
};

/// What lies in a folder, in order; nothing if there is no such folder.
fn within(folder: &Path) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().map(|e| e.unwrap().path()).collect();
    all.sort();
    all
}

fn read(file: &Path) -> Journal {
    let mut text = String::new();
    GzDecoder::new(fs::File::open(file).unwrap()).read_to_string(&mut text).unwrap();
    Journal::from_text(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

#[test]
fn the_journals_of_every_release_replay() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut proved = 0;
    for known in GAMES {
        let Some(playable) = known.playable else { continue };
        // By the pack a journal names: built in now, or in an earlier release.
        let mut games = BTreeMap::new();
        let releases = within(&root.join(known.id).join("journals"));
        // A game that has not been released yet has none.
        proved += releases.len();
        for release in releases {
            let mut kept: BTreeMap<String, usize> = BTreeMap::new();
            for file in within(&release) {
                let journal = read(&file);
                let pack = playable.released(&journal.pack).unwrap_or_else(|| panic!("{}: its pack is gone", file.display()));
                let game = games.entry(journal.pack.clone()).or_insert_with(|| (playable.build)(pack).unwrap());
                let table = game.load(&journal, None).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
                assert_eq!(table.journal(), journal, "{}", file.display());
                assert!(journal.outcome.is_some() && journal.seed.is_some(), "{}: a whole game", file.display());
                *kept.entry(journal.scenario).or_default() += 1;
            }
            println!("{}: {kept:?}", release.display());
            // A scenario that came later has journals from then on.
            assert!(!kept.is_empty() && kept.values().all(|n| *n >= 10), "{}: {kept:?}", release.display());
        }
    }
    assert!(proved > 0, "there are journals of a release");
}
