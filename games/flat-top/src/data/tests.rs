//! The pack inside the program is sound, and what is wrong with another is told with file and line.

use super::*;

#[test]
fn the_built_in_pack_is_sound() {
    let problems = load(EMBEDDED.pack()).err().map(|p| p.0).unwrap_or_default();
    assert!(problems.is_empty(), "{problems:#?}");
}

/// Changes one file and returns the ids of what is wrong, with file and line.
fn broken(file: &str, from: &str, to: &str) -> Vec<(String, usize, String)> {
    let mut pack = EMBEDDED.pack();
    let text = pack.0.get_mut(file).unwrap();
    assert!(text.contains(from), "{from}");
    *text = text.replacen(from, to, 1);
    let problems = load(pack).err().map(|p| p.0).unwrap_or_default();
    problems.into_iter().map(|p| (p.file, p.line, p.problem.id.into_owned())).collect()
}

#[test]
fn all_slips_are_told_at_once_with_their_lines() {
    let found = broken("ships.toml", "fd = 6\ngun = 1", "fd = 99\ngun = \"one\"");
    let ids: Vec<&str> = found.iter().map(|(_, _, id)| id.as_str()).collect();
    assert_eq!(ids, ["pack-out-of-range", "pack-not-number"]);
    assert!(found[0].1 + 1 == found[1].1 && found[0].0 == "ships.toml");
    assert_eq!(broken("scenarios.toml", "aircraft = \"wildcat\"", "aircraft = \"wildcub\"")[0].2, "pack-unknown-thing");
    assert_eq!(
        broken("scenarios.toml", "at = \"Lexington\", aircraft = \"wildcat\"", "at = \"Lexington\", aircraft = \"p_40\"")[0].2,
        "pack-misplaced"
    );
    assert_eq!(broken("tables.toml", "effect = [-1, -1,", "effect = [-1,")[0].2, "pack-count");
    assert_eq!(broken("map.toml", "wind_hex = \"M11\"", "wind_hex = \"ZZZ1\"")[0].2, "pack-no-hex");
}

#[test]
fn ft_012_021_163_task_forces_and_aircraft_where_they_cannot_be() {
    let first = |from: &str, to: &str| broken("scenarios.toml", from, to).first().map(|x| x.2.clone()).unwrap_or_default();
    // Carriers have the low numbers, and no number is given twice.
    assert_eq!(first("number = 1\nships = [\"Lexington\"", "number = 10\nships = [\"Lexington\""), "pack-out-of-range");
    assert_eq!(first("number = 11\n", "number = 10\n"), "pack-duplicate-id");
    // Nobody anchors at sea.
    let zone = "zone = { rows = [\"A\", \"R\"], columns = [46, 84] }";
    assert_eq!(first(zone, "zone = { hex = \"K60\" }\nanchored = true"), "pack-zone");
    // Nobody stands on a base of the enemy's, nor more than a base takes.
    let there = "at = \"port_moresby\", aircraft = \"p_40\"";
    assert_eq!(first(there, "at = \"rabaul\", aircraft = \"p_40\""), "pack-unknown-thing");
    let id = "id = \"port_moresby\"\n";
    assert_eq!(broken("bases.toml", id, &format!("{id}mc = 3\n"))[0].2, "pack-crowded");
}
