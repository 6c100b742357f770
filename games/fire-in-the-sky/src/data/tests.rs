//! What a pack may get wrong is said with file and line.

use super::*;
use crate::built_in_pack;

fn problems(pack: &Pack) -> String {
    match load(pack) {
        Ok(_) => String::new(),
        Err(all) => format!("{all:?}"),
    }
}

/// The pack with one text replaced by another.
fn with(file: &str, old: &str, new: &str) -> Pack {
    let text = built_in_pack().0[file].replacen(old, new, 1);
    assert_ne!(text, built_in_pack().0[file], "{old} is not in {file}");
    built_in_pack().with_file(file, &text)
}

#[test]
fn the_pack_can_be_read() {
    assert_eq!(problems(&built_in_pack()), "");
}

#[test]
fn points_are_read_in_quarters() {
    let read = |t: &str| read_points(t).map(|q| q.0);
    assert_eq!(["2", "1/2", "1 1/2", "0", "1/4"].map(read), [Some(8), Some(2), Some(6), Some(0), Some(1)]);
    assert_eq!(["", "x", "1/3", "2 x", "100"].map(read), [None; 5]);
}

#[test]
fn slips_are_named() {
    let slips = [
        ("map.toml", "hex = \"0008\"", "hex = \"0009\"", "pack-no-space"),
        ("map.toml", "  \"0008\",", "  \"008\", \"0008\",", "pack-hex"),
        ("map.toml", "  \"0008\",", "  \"0008\", \"0008\",", "pack-duplicate-id"),
        ("map.toml", "figure = \"8-8\"", "figure = \"8-9\"", "pack-fixed"),
        ("map.toml", "a = \"hollandia\"", "a = \"fiji\"", "pack-link"),
        ("map.toml", "a = \"0008\"", "a = \"1820\"", "pack-link"),
        ("map.toml", "towards = [\"0410\"", "towards = [\"1820\"", "pack-link"),
        ("map.toml", "id = \"bombay\"", "id = \"bom bay\"", "pack-bad-id"),
        ("map.toml", "id = \"bombay\"", "id = \"bombai\"", "pack-once"),
        ("map.toml", "id = \"west_coast_usa\"", "id = \"east_coast_usa\"", "pack-unknown-word"),
        ("units.toml", "class = \"1/2\"", "class = \"1/3\"", "pack-points"),
        ("units.toml", "kind = \"cv\"", "kind = \"bb\"", "pack-no-carrier"),
        ("units.toml", "id = \"akagi_kaga\"", "id = \"hiryu_soryu\"", "pack-duplicate-id"),
        ("units.toml", "values = [1, 2, 3, 4]", "values = [1, 3, 2, 4]", "pack-rising"),
        ("units.toml", "values_source = \"reconstructed\"", "values_source = \"guessed\"", "pack-source"),
        ("turns.toml", "n = 16", "n = 17", "pack-fixed"),
        ("turns.toml", "britain_transport = 6", "britain_transport = 7", "pack-fixed"),
        ("reinforcements.toml", "turn = 2", "turn = 1", "pack-out-of-range"),
        ("reinforcements.toml", "\"yamato_musashi\"", "\"yamato\"", "pack-no-counter"),
        ("reinforcements.toml", "\"yamato_musashi\"", "\"wasp_hornet\"", "pack-no-counter"),
        ("reinforcements.toml", "\"yamato_musashi\"", "\"junyo_hiyo\"", "pack-placed-twice"),
        ("setup_long.toml", "at = \"palau\"", "at = \"palawan\"", "pack-no-space"),
        ("setup_long.toml", "at = \"palau\"", "at = \"palau\"\nhome = true", "pack-misplaced"),
        ("setup_long.toml", "\"zuiho_shoho\"", "\"tone\"", "pack-placed-twice"),
        ("setup_short.toml", "reduced = [\"6th_army\"]", "reduced = [\"perth\"]", "pack-no-steps"),
        ("names.toml", "id = \"netherlands\"", "id = \"dutch\"", "pack-unknown-word"),
    ];
    for (file, old, new, wanted) in slips {
        let found = problems(&with(file, old, new));
        assert!(found.contains(wanted) && found.contains(file), "{new}: {found}");
    }
}
