//! Where the values of a pack come from: every record says `rulebook`, `public` or `reconstructed`.

use crate::pack::Pack;
use toml::{Table, Value};

/// The word for what no source gives and we made up ourselves, so that the game can be played.
pub const RECONSTRUCTED: &str = "reconstructed";

/// A record and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Its file.
    pub file: String,
    /// The key it stands under, with the year of its sheet where there is one.
    pub group: String,
    /// Its name or id.
    pub name: String,
    /// Its source.
    pub source: String,
}

/// Every record of a pack that names its source, in the order of the files. A file that cannot be read has none: the game that is
/// built from the pack says what is wrong with it.
pub fn origins(pack: &Pack) -> Vec<Origin> {
    let mut out = Vec::new();
    for (file, text) in &pack.0 {
        if let Ok(table) = text.parse::<Table>() {
            walk(file, "", &table, &mut out);
        }
    }
    out
}

fn walk(file: &str, group: &str, table: &Table, out: &mut Vec<Origin>) {
    let year = table.get("year").and_then(Value::as_integer).map(|y| format!("{y} "));
    if let Some(source) = table.get("source").and_then(Value::as_str) {
        out.push(Origin {
            file: file.to_owned(),
            group: group.to_owned(),
            name: name(table).unwrap_or_default(),
            source: source.to_owned(),
        });
    }
    for (key, value) in table {
        let group = format!("{}{key}", year.as_deref().unwrap_or_default());
        match value {
            Value::Table(t) => walk(file, &group, t, out),
            Value::Array(items) => items.iter().filter_map(Value::as_table).for_each(|t| walk(file, &group, t, out)),
            _ => {}
        }
    }
}

/// What a record is called: its name, or its id.
fn name(table: &Table) -> Option<String> {
    let plain = |key: &str| table.get(key).and_then(Value::as_str).map(str::to_owned);
    plain("name").or_else(|| Some(table.get("name")?.get("en")?.as_str()?.to_owned())).or_else(|| plain("id"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_record_that_names_its_source_is_found_with_its_sheet() {
        let pack = Pack::from_files(&[
            (
                "a.toml",
                "source = \"rulebook\"\n[[counters]]\nyear = 2001\nunits = [{ id = \"x\", name = \"Barge\", source = \"reconstructed\" }]",
            ),
            ("b.toml", "[one]\nid = \"two\"\nsource = \"public\"\n[other]\nid = \"three\""),
            ("c.toml", "not a file ="),
        ]);
        let all = origins(&pack);
        let short: Vec<(&str, &str, &str, &str)> =
            all.iter().map(|o| (o.file.as_str(), o.group.as_str(), o.name.as_str(), o.source.as_str())).collect();
        assert_eq!(
            short,
            [
                ("a.toml", "", "", "rulebook"),
                ("a.toml", "2001 units", "Barge", RECONSTRUCTED),
                ("b.toml", "one", "two", "public"),
            ]
        );
    }
}
