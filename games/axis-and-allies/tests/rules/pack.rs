//! Violations of a data pack: all at once, each with its file and line.
use crate::support::game;
use axis_and_allies::{AxisAndAllies, built_in_pack};
use ironbottom_kernel::{
    Lang, Rules,
    pack::{Pack, PackProblem},
};

/// Replaces one text of one file (the first place); the line of that place.
fn plant(pack: &mut Pack, file: &str, from: &str, to: &str) -> usize {
    let line = line_of(pack, file, from);
    let text = pack.0.get_mut(file).unwrap_or_else(|| panic!("no {file}"));
    *text = text.replacen(from, to, 1);
    line
}

fn problems(pack: Pack) -> Vec<PackProblem> {
    match AxisAndAllies::new(pack) {
        Ok(_) => Vec::new(),
        Err(p) => p.0,
    }
}

/// The line on which a text begins.
fn line_of(pack: &Pack, file: &str, needle: &str) -> usize {
    let text = &pack.0[file];
    let at = text.find(needle).unwrap_or_else(|| panic!("{file} has no {needle:?}"));
    text[..at].matches('\n').count() + 1
}

#[test]
fn the_pack_inside_the_program_is_sound() {
    assert_eq!(problems(built_in_pack()), []);
}

#[test]
fn several_faults_are_all_reported_with_their_lines() {
    let mut pack = built_in_pack();
    // One slip in every file.
    let faults = [
        (
            "map.toml",
            "adj = [\"western_canada\", \"sz_alaska\"",
            "adj = [\"western_kanada\", \"sz_alaska\"",
            "pack-unknown-space",
        ),
        ("map.toml", "ipc = 12", "ipc = 13", "pack-out-of-range"),
        ("options.toml", "kind = \"flag\"", "kind = \"number\"", "pack-fixed"),
        ("powers.toml", "capital = \"russia\"", "capital = \"karelia\"", "pack-capital-mismatch"),
        ("setup_1942.toml", "units = { infantry = 5 }", "units = { infantry = 6 }", ""),
        ("technology.toml", "breakthrough_on = 6", "breakthrough_on = 7", "pack-out-of-range"),
        ("units.toml", "cost = 24", "cost = \"24\"", "pack-not-number"),
        ("victory.toml", "need = 2", "need = 3", "pack-objective-count"),
    ];
    let mut wanted: Vec<(String, usize, &str)> = Vec::new();
    for (file, from, to, id) in faults {
        let line = plant(&mut pack, file, from, to);
        if !id.is_empty() {
            wanted.push((file.to_owned(), line, id));
        }
    }
    // What follows from them elsewhere: the border no longer answered, the level of the USA, the total of the infantry.
    let back = line_of(&pack, "map.toml", "adj = [\"alaska\", \"eastern_canada\"");
    wanted.push(("map.toml".to_owned(), back, "pack-one-way"));
    wanted.push(("powers.toml".to_owned(), line_of(&pack, "powers.toml", "start_ipc = 36"), "pack-level"));
    wanted.push((
        "setup_1942.toml".to_owned(),
        line_of(&pack, "setup_1942.toml", "units = { infantry = 19, armor = 4"),
        "pack-total",
    ));
    wanted.sort();
    let found: Vec<(String, usize, String)> =
        problems(pack).into_iter().map(|p| (p.file, p.line, p.problem.id.into_owned())).collect();
    let mut sorted = found.clone();
    sorted.sort();
    let wanted: Vec<(String, usize, String)> = wanted.into_iter().map(|(f, l, id)| (f, l, id.to_owned())).collect();
    assert_eq!(sorted, wanted);
    // In the order of files and lines.
    assert!(found.windows(2).all(|w| (&w[0].0, w[0].1) <= (&w[1].0, w[1].1)));
}

/// Each planted fault must be reported on its line under its name.
#[test]
fn each_fault_is_named_in_its_place() {
    let map = "map.toml";
    let powers = "powers.toml";
    let setup = "setup_1942.toml";
    let units = "units.toml";
    let options = "options.toml";
    let victory = "victory.toml";
    let tech = "technology.toml";
    let afghan = "id = \"afghanistan\"";
    let cases: &[(&str, &str, &str, &str)] = &[
        (map, "short = \"AFG\"\n", "shorty = \"AFG\"\n", "pack-unknown-field"),
        (map, "name = \"Afghanistan\"", "name = \"  \"", "pack-not-text"),
        (map, "fr = \"Afghanistan\"", "fr = 3", "pack-not-text"),
        (map, afghan, "id = \"Afghanistan\"", "pack-bad-id"),
        (map, "id = \"algeria\"", "id = \"alaska\"", "pack-duplicate-id"),
        (map, "short = \"ALA\"", "short = \"AFG\"", "pack-duplicate-short"),
        (map, "short = \"ALA\"", "short = \"Al\"", "pack-bad-short"),
        (map, "short = \"ALA\"", "short = \"ALASK\"", "pack-bad-short"),
        (map, "short = \"ALA\"", "short = \"A\"", "pack-bad-short"),
        (map, "kind = \"land\"", "kind = \"swamp\"", "pack-space-kind"),
        (map, "owner = \"usa\"", "owner = \"canada\"", "pack-unknown-word"),
        (map, "capital_of = \"usa\"", "capital_of = \"uk\"", "pack-capital-owner"),
        (map, "owner = \"neutral\"\nipc = 0", "owner = \"neutral\"\nipc = 1", "pack-neutral-value"),
        (map, "ipc = 2\n", "ipc = -1\n", "pack-out-of-range"),
        (map, "island = true", "island = \"yes\"", "pack-not-flag"),
        (map, "adj = [\"sz_borneo\"]", "adj = [\"sz_borneo\", \"new_guinea\"]", "pack-island-neighbours"),
        (map, "adj = [\"sz_borneo\"]", "adj = []", "pack-island-neighbours"),
        (map, "adj = [\"sz_borneo\"]", "adj = \"sz_borneo\"", "pack-not-list"),
        (map, "adj = [\"sz_borneo\"]", "adj = [\"sz_borneo\", 3]", "pack-not-text"),
        (map, "adj = [\"eastern_canada\", \"western_us\"", "adj = [\"eastern_us\", \"western_us\"", "pack-own-neighbour"),
        (
            map,
            "adj = [\"novosibirsk\", \"russia\"",
            "adj = [\"novosibirsk\", \"novosibirsk\", \"russia\"",
            "pack-neighbour-twice",
        ),
        (map, "adj = [\"novosibirsk\", \"russia\"", "adj = [\"novosibirsk\", \"libya\", \"russia\"", "pack-one-way"),
        (map, "source = \"public\"\n", "source = \"rumour\"\n", "pack-source"),
        (map, "control_of = [\"panama\"]", "control_of = []", "pack-canal-needs"),
        (map, "control_of = [\"panama\"]", "control_of = [\"sz_caribbean\"]", "pack-canal-land"),
        (
            map,
            "between = [\"sz_caribbean\", \"sz_west_panama\"]",
            "between = [\"sz_caribbean\", \"sz_japan\"]",
            "pack-canal-zones",
        ),
        (map, "between = [\"sz_caribbean\", \"sz_west_panama\"]", "between = [\"sz_caribbean\"]", "pack-canal-zones"),
        (map, "between = [\"sz_caribbean\", \"sz_west_panama\"]", "between = [\"sz_caribbean\", \"panama\"]", "pack-canal-zones"),
        (map, "kind = \"sea\"\n", "kind = \"sea\"\nipc = 0\n", "pack-sea-field"),
        (powers, "turn_order = [\"ussr\", \"germany\"", "turn_order = [\"germany\", \"ussr\"", "pack-turn-order"),
        (powers, "powers = [\"germany\", \"japan\"]", "powers = [\"germany\", \"usa\"]", "pack-alliance"),
        (powers, "powers = [\"germany\", \"japan\"]", "powers = [\"germany\"]", "pack-alliance"),
        (powers, "alliance = \"axis\"", "alliance = \"allies\"", "pack-power-alliance"),
        (powers, "alliance = \"axis\"", "alliance = \"entente\"", "pack-unknown-word"),
        (powers, "role = \"brick\"", "role = \"crimson\"", "pack-role"),
        (powers, "role = \"slate\"", "role = \"brick\"", "pack-role-twice"),
        (units, "symbol = \"u-armor\"", "symbol = \"tank\"", "pack-symbol"),
        (powers, "start_ipc = 24", "start_ipc = 25", "pack-level"),
        (powers, "capital = \"russia\"", "capital = \"moscow\"", "pack-unknown-space"),
        (powers, "players = 3", "players = 6", "pack-out-of-range"),
        (
            powers,
            "seats = [[\"ussr\", \"uk\", \"usa\"], [\"germany\", \"japan\"]]",
            "seats = [[\"ussr\", \"uk\"], [\"germany\", \"japan\"]]",
            "pack-assignment",
        ),
        (
            powers,
            "seats = [[\"ussr\", \"uk\", \"usa\"], [\"germany\", \"japan\"]]",
            "seats = [[\"ussr\", \"uk\", \"germany\"], [\"usa\", \"japan\"]]",
            "pack-assignment",
        ),
        (
            powers,
            "seats = [[\"ussr\", \"uk\", \"usa\"], [\"germany\", \"japan\"]]",
            "seats = [[\"ussr\"], [\"uk\", \"usa\"], [\"germany\", \"japan\"]]",
            "pack-assignment",
        ),
        (powers, "fr_f = \"soviétique\"", "fr_f = \"\"", "pack-not-text"),
        (setup, "space = \"caucasus\"", "space = \"caucasia\"", "pack-unknown-space"),
        (setup, "units = { infantry = 5 }", "units = { cavalry = 5 }", "pack-unknown-word"),
        (setup, "units = { infantry = 5 }", "units = { infantry = 0 }", "pack-out-of-range"),
        (setup, "units = { infantry = 5 }", "units = { submarine = 5 }", "pack-unit-place"),
        (setup, "units = { transport = 1, submarine = 1 }", "units = { transport = 1, armor = 1 }", "pack-unit-place"),
        (setup, "units = { transport = 1, submarine = 1 }", "units = { transport = 1, bomber = 1 }", "pack-unit-place"),
        (setup, "units = { transport = 1, submarine = 1 }", "units = { transport = 1, fighter = 1 }", "pack-no-deck"),
        (setup, "space = \"sz_baltic\"\nunits", "space = \"sz_karelia\"\nunits", "pack-zone-shared"),
        (setup, "aa = 1, complex = 1 }", "aa = 2, complex = 1 }", "pack-only-one"),
        (setup, "aa = 1, complex = 1 }", "aa = 1, complex = 2 }", "pack-only-one"),
        (
            setup,
            "space = \"caucasus\"\nunits = { infantry = 5 }",
            "space = \"spain\"\nunits = { infantry = 5 }",
            "pack-unit-ground",
        ),
        (
            setup,
            "space = \"caucasus\"\nunits = { infantry = 5 }",
            "space = \"libya\"\nunits = { infantry = 5 }",
            "pack-unit-ground",
        ),
        (
            setup,
            "space = \"caucasus\"\nunits = { infantry = 5 }",
            "space = \"china\"\nunits = { complex = 1 }",
            "pack-unit-ground",
        ),
        (setup, "space = \"evenki\"", "space = \"caucasus\"", "pack-force-twice"),
        (setup, "units = { infantry = 19, armor = 4", "units = { infantry = 18, armor = 4", "pack-total"),
        (setup, "units = { infantry = 19, armor = 4, fighter = 2,", "units = { infantry = 19, armor = 4,", "pack-total"),
        (units, "id = \"armor\"", "id = \"panzer\"", "pack-unknown-word"),
        (units, "cost = 3\n", "cost = 1\n", "pack-out-of-range"),
        (units, "move = 1\n", "move = 3\n", "pack-out-of-range"),
        (units, "move = 0\n", "move = 1\n", "pack-out-of-range"),
        (units, "attack = 1\n", "attack = 6\n", "pack-out-of-range"),
        (units, "class = \"land\"", "class = \"sea\"", "pack-fixed"),
        (units, "slots = 1\n", "slots = 2\n", "pack-fixed"),
        (units, "holds = 2\n", "holds = 3\n", "pack-fixed"),
        (units, "support = 4\n", "support = 5\n", "pack-fixed"),
        (units, "slots = 0\nsource = \"rulebook\"", "slots = 0\nholds = 1\nsource = \"rulebook\"", "pack-unknown-field"),
        (units, "fr_gender = \"f\"", "fr_gender = \"n\"", "pack-fixed"),
        (tech, "die_cost = 5", "die_cost = 0", "pack-out-of-range"),
        (tech, "id = \"rockets\"", "id = \"lasers\"", "pack-unknown-development"),
        (tech, "die = 2", "die = 3", "pack-fixed"),
        (tech, "fighter_move = 6", "fighter_move = 7", "pack-fixed"),
        (victory, "of = [\"germany\", \"japan\"]", "of = [\"germany\", \"ukraine\"]", "pack-objective"),
        (victory, "of = [\"germany\", \"japan\"]", "of = [\"germany\", \"russia\"]", "pack-objective"),
        (victory, "alliance = \"axis\"\nlevel = 84", "alliance = \"allies\"\nlevel = 84", "pack-fixed"),
        (victory, "level = 84", "level = 0", "pack-out-of-range"),
        (victory, "start = 24", "start = 23", "pack-fixed"),
        (victory, "lose_at_most = 56", "lose_at_most = 70", "pack-round-limit"),
        (options, "id = \"total_victory\"", "id = \"half_victory\"", "pack-unknown-option"),
        (options, "id = \"low_luck\"", "id = \"total_victory\"", "pack-duplicate-id"),
        (options, "default = false", "default = 0", "pack-option-default"),
        (options, "default = \"column\"", "default = \"row\"", "pack-option-default"),
        (options, "default = 5\nmin = 2", "default = 1\nmin = 2", "pack-option-default"),
        (options, "min = 2\n", "min = 1\n", "pack-out-of-range"),
        (options, "max = 5\n", "max = 6\n", "pack-out-of-range"),
        (options, "values = [\"column\", \"volley\"]", "values = [\"column\", \"salvo\"]", "pack-fixed"),
        (options, "labels = [\n  { en = \"none\", fr = \"aucune\" },\n", "labels = [\n", "pack-labels"),
        (options, "group = \"annex\"", "group = \"other\"", "pack-fixed"),
        (options, "rule = \"AA-262\"", "rule = \"AA-999\"", "pack-unknown-rule"),
        (options, "ruling = \"R74\"", "ruling = \"R999\"", "pack-unknown-rule"),
        (options, "value = \"full\"", "value = \"some\"", "pack-fixed"),
        (options, "units = { carrier = 2 }", "units = { carrier = 0 }", "pack-out-of-range"),
        (options, "units = { carrier = 2 }", "units = { complex = 2 }", "pack-unknown-field"),
        ("pack.toml", "format = 1", "format = 2", "pack-fixed"),
        ("pack.toml", "id = \"axis-and-allies\"", "id = \"chess\"", "pack-fixed"),
        ("pack.toml", "\"units.toml\",\n", "", "pack-fixed"),
        ("pack.toml", "title = { en = \"Axis & Allies\", fr = \"Axis & Allies\" }", "title = 3", "pack-not-table"),
    ];
    // One fault in every file at a time: they do not hide each other, and a pack takes a while to read.
    let files = [map, powers, setup, units, tech, victory, options, "pack.toml"];
    let nth = |n: usize| files.iter().filter_map(move |f| cases.iter().filter(|c| c.0 == *f).nth(n));
    for n in 0..cases.len() {
        let mut pack = built_in_pack();
        let planted: Vec<_> = nth(n).map(|(file, from, to, id)| (file, to, id, plant(&mut pack, file, from, to))).collect();
        if planted.is_empty() {
            break;
        }
        let found = problems(pack);
        for (file, to, id, first) in planted {
            let named: Vec<usize> = found.iter().filter(|p| p.file == *file && p.problem.id == *id).map(|p| p.line).collect();
            let last = first + to.trim_end().matches('\n').count();
            let here = named.iter().any(|l| (first..=last).contains(l));
            let here = here || to.is_empty() && !named.is_empty();
            assert!(here, "{file}: {to:?} on line {first} should be {id}, reported on {named:?} among {found:?}");
        }
        // And whatever is reported can be told.
        for p in &found {
            for lang in Lang::ALL {
                assert!(game().catalog().has(lang, &p.problem.id), "{}", p.problem.id);
            }
        }
    }
}

#[test]
fn what_is_missing_is_reported_once_for_the_file() {
    let cases: &[(&str, &str, &str, &str)] = &[
        ("map.toml", "capital_of = \"usa\"\n", "", "pack-capital-missing"),
        ("powers.toml", "players = 3", "players = 2", "pack-once"),
        ("powers.toml", "[[power]]\nid = \"uk\"", "[[power]]\nid = \"usa\"", "pack-once"),
        ("units.toml", "id = \"armor\"", "id = \"infantry\"", "pack-once"),
        ("technology.toml", "id = \"rockets\"", "id = \"jet_power\"", "pack-once"),
        ("victory.toml", "power = \"uk\"", "power = \"usa\"", "pack-once"),
        ("victory.toml", "alliance = \"allies\"", "alliance = \"axis\"", "pack-once"),
        ("options.toml", "id = \"low_luck\"", "id = \"total_victory\"", "pack-once"),
        ("options.toml", "value = \"full\"", "value = \"carriers\"", "pack-once"),
        ("setup_1942.toml", "[[total]]\npower = \"uk\"", "[[total]]\npower = \"usa\"", "pack-once"),
        ("powers.toml", "id = \"axis\"", "id = \"allies\"", "pack-once"),
    ];
    for (file, from, to, id) in cases {
        let mut pack = built_in_pack();
        plant(&mut pack, file, from, to);
        let found = problems(pack);
        assert!(found.iter().any(|p| p.file == *file && p.line == 0 && p.problem.id == *id), "{file}: {to:?}: {found:?}");
    }
}

#[test]
fn a_missing_field_is_reported_at_its_record() {
    let mut pack = built_in_pack();
    plant(&mut pack, "map.toml", "short = \"AFG\"\n", "");
    let record = line_of(&pack, "map.toml", "id = \"afghanistan\"") - 1;
    let found = problems(pack);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((found[0].problem.id.as_ref(), found[0].line), ("pack-missing-field", record));
}

#[test]
fn a_file_that_is_missing_or_no_toml_does_not_hide_the_others() {
    let mut pack = built_in_pack();
    pack.0.remove("units.toml");
    plant(&mut pack, "powers.toml", "start_ipc = 24", "start_ipc = ");
    plant(&mut pack, "victory.toml", "level = 84", "level = -4");
    let found: Vec<(String, String)> = problems(pack).into_iter().map(|p| (p.file, p.problem.id.into_owned())).collect();
    let has = |file: &str, id: &str| found.contains(&(file.to_owned(), id.to_owned()));
    assert!(has("units.toml", "pack-file-missing"), "{found:?}");
    assert!(has("powers.toml", "pack-not-readable"), "{found:?}");
    assert!(has("victory.toml", "pack-out-of-range"), "{found:?}");
}

#[test]
fn more_spaces_than_the_rules_can_hold_are_refused() {
    let mut pack = built_in_pack();
    let extra = "\n[[space]]\nid = \"sz_extra\"\nname = \"Extra\"\nfr = \"De trop\"\nshort = \"ZXXX\"\nkind = \"sea\"\nadj = [\"sz_black\"]\nsource = \"reconstructed\"\n";
    pack.0.get_mut("map.toml").unwrap().push_str(extra);
    let line = line_of(&pack, "map.toml", "id = \"sz_extra\"");
    let found = problems(pack);
    assert!(found.iter().any(|p| p.line == line && p.problem.id == "pack-too-many-spaces"), "{found:?}");
}

#[test]
fn a_land_space_after_the_sea_is_refused() {
    let mut pack = built_in_pack();
    plant(&mut pack, "map.toml", "kind = \"land\"", "kind = \"sea\"");
    let found = problems(pack);
    assert!(found.iter().any(|p| p.problem.id == "pack-land-after-sea"), "{found:?}");
}

#[test]
fn a_changed_pack_is_another_game() {
    let mut pack = built_in_pack();
    plant(&mut pack, "pack.toml", "title = { en = \"Axis & Allies\"", "title = { en = \"World War\"");
    plant(&mut pack, "units.toml", "cost = 15 # the card's", "cost = 16 # the card's");
    plant(&mut pack, "options.toml", "default = false", "default = true");
    let hash = pack.hash();
    let g = AxisAndAllies::new(pack).unwrap_or_else(|p| panic!("{p:?}"));
    assert_eq!(g.info().title.en, "World War");
    assert_eq!(g.board.unit(axis_and_allies::Kind::Complex).cost, 16);
    assert!(g.info().flag(&ironbottom_kernel::Options::default(), "total_victory"));
    assert_eq!(g.pack().hash(), hash);
    assert_ne!(hash, built_in_pack().hash());
}

/// Germany holds Brazil at the start, and the levels follow.
fn brazil(holder: &str) -> Pack {
    let mut pack = built_in_pack();
    let from = "short = \"BRA\"\n";
    plant(&mut pack, "map.toml", from, &format!("{from}start = \"{holder}\"\n"));
    plant(&mut pack, "powers.toml", "start_ipc = 36", "start_ipc = 33");
    plant(&mut pack, "powers.toml", "start_ipc = 32", "start_ipc = 35");
    plant(&mut pack, "victory.toml", "start = 36", "start = 33");
    plant(&mut pack, "victory.toml", "start = 32", "start = 35");
    pack
}

#[test]
fn aa_021_a_territory_may_begin_in_other_hands_than_its_owners() {
    use axis_and_allies::{Kind, Power, phases::control};
    use ironbottom_kernel::{Dice, Log, Options};
    let g = AxisAndAllies::new(brazil("germany")).unwrap_or_else(|p| panic!("{p:?}"));
    let mut p = g.set_up(g.info().newest(), "spring-1942", &Options::default(), &mut Dice::scripted(&[])).unwrap();
    let at = g.board.find("brazil").unwrap();
    assert_eq!((p.owner(at), g.board.space(at).original), (Some(Power::Germany), Some(Power::Usa)));
    assert_eq!((p.level(&g.board, Power::Germany), p.ipc[Power::Usa.i()]), (35, 33));
    // Britain frees it for its first owner (AA-227).
    p.power = Power::Uk;
    p.units.add(at, Power::Uk, Kind::Infantry, 1);
    control::take(&g.board, &mut p, at, &mut Log::default());
    assert_eq!(p.owner(at), Some(Power::Usa));
    // Without the field every territory begins with the power whose colour it has.
    assert!(game().board.spaces.iter().all(|s| s.start == s.original));
}

#[test]
fn what_begins_in_wrong_hands_is_refused() {
    let ids = |pack: Pack| problems(pack).into_iter().map(|p| p.problem.id.into_owned()).collect::<Vec<_>>();
    assert_eq!(ids(brazil("prussia")), ["pack-unknown-word", "pack-level"]);
    // A capital begins in its own hands; units stand with those who hold the ground, and levels count what is held.
    let plant_start = |short: &str, holder: &str| {
        let mut pack = built_in_pack();
        let from = format!("short = \"{short}\"\n");
        plant(&mut pack, "map.toml", &from, &format!("{from}start = \"{holder}\"\n"));
        ids(pack)
    };
    assert!(plant_start("GBR", "germany").contains(&"pack-capital-start".to_owned()));
    let karelia = plant_start("KAR", "germany");
    // Its Soviet units and gun, but not the complex, which stays the Soviet one.
    assert_eq!(karelia.iter().filter(|id| *id == "pack-unit-ground").count(), 4);
    assert_eq!(karelia.iter().filter(|id| *id == "pack-level").count(), 2);
    assert_eq!(plant_start("ZBAL", "germany"), ["pack-sea-field"]);
}

#[test]
fn every_text_is_in_both_languages() {
    let ids = |text: &str| -> Vec<String> {
        let first = |l: &str| l.split(" =").next().unwrap_or_default().to_owned();
        text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase())).map(first).collect()
    };
    let parts = [
        (include_str!("../../text/economy.en.ftl"), include_str!("../../text/economy.fr.ftl")),
        (include_str!("../../text/movement.en.ftl"), include_str!("../../text/movement.fr.ftl")),
        (include_str!("../../text/combat.en.ftl"), include_str!("../../text/combat.fr.ftl")),
        (include_str!("../../text/face.en.ftl"), include_str!("../../text/face.fr.ftl")),
    ];
    for (en, fr) in parts {
        let (mut en, mut fr) = (ids(en), ids(fr));
        en.sort();
        fr.sort();
        assert_eq!(en, fr);
    }
}
