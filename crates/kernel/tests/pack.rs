//! Packs: their hash, and every violation with its file and line.

use ironbottom_kernel::{
    Msg,
    pack::{Pack, PackProblems, Spanned},
};
use serde::Deserialize;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    cost: Vec<Spanned<u8>>,
}

const GOOD: &str = "# a comment\nname = \"x\"\ncost = [\n  1,\n  2,\n]\n";

#[test]
fn the_hash_covers_names_and_contents_and_not_their_order() {
    let pack = |files: &[(&str, &str)]| Pack::from_files(files).hash();
    let hash = pack(&[("a", "1"), ("b", "2")]);
    assert_eq!(hash, pack(&[("b", "2"), ("a", "1")]));
    assert_eq!(hash.len(), 64);
    for other in [
        pack(&[("a", "1"), ("b", "3")]),
        pack(&[("a", "1"), ("c", "2")]),
        pack(&[("a", "1")]),
        // Where one part ends and the next begins counts too.
        pack(&[("a", "1b2")]),
        pack(&[("a1", ""), ("b", "2")]),
    ] {
        assert_ne!(hash, other);
    }
    // SHA-256 over the length (8 bytes, little endian) and bytes of each name and text.
    assert_eq!(Pack::default().hash(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

#[test]
fn a_good_file_is_read_with_the_places_of_its_values() {
    let pack = Pack::from_files(&[("f.toml", GOOD)]);
    let mut problems = PackProblems::default();
    let file: File = pack.read("f.toml", &mut problems).unwrap();
    assert_eq!(file.name, "x");
    let lines: Vec<usize> = file.cost.iter().map(|c| pack.line("f.toml", c.span().start)).collect();
    assert_eq!(lines, [4, 5]);
    assert_eq!(problems.finish(), Ok(()));
}

#[test]
fn all_problems_come_at_once_by_file_and_line() {
    let pack = Pack::from_files(&[
        ("b.toml", "name = \"x\"\n\ncost = [\"dear\"]\n"),
        ("c.toml", "name = \"x\"\ncost = []\nprice = 3\n"),
        ("d.toml", "name = \n"),
        ("e.toml", "name = \"x\"\n"),
    ]);
    let mut problems = PackProblems::default();
    for file in ["e.toml", "d.toml", "c.toml", "b.toml", "a.toml"] {
        assert!(pack.read::<File>(file, &mut problems).is_none(), "{file}");
    }
    problems.add("b.toml", 1, Msg::new("something-else"));
    let problems = problems.finish().unwrap_err();
    let places: Vec<(&str, usize)> = problems.0.iter().map(|p| (p.file.as_str(), p.line)).collect();
    assert_eq!(places, [("a.toml", 0), ("b.toml", 1), ("b.toml", 3), ("c.toml", 3), ("d.toml", 1), ("e.toml", 1)]);
    assert_eq!(problems.0[0].problem.id, "pack-file-missing");
    assert_eq!(problems.0[2].problem.id, "pack-not-readable");
    assert_eq!(problems.to_string(), "the pack has 6 problem(s)");
}

#[test]
fn a_pack_is_saved_as_its_files() {
    let pack = Pack::from_files(&[("f.toml", GOOD)]);
    let text = serde_json::to_string(&pack).unwrap();
    assert_eq!(serde_json::from_str::<Pack>(&text).unwrap(), pack);
    assert_eq!((pack.line("f.toml", 0), pack.line("none", 0)), (1, 0));
}
