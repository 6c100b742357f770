//! The symbols: one set for all games, in `web/symbols.svg`.

use ironbottom_kernel::board::Stage;

/// The whole file: a page puts it in once.
pub const SHEET: &str = include_str!("../../../web/symbols.svg");

/// What is drawn where a kind has no symbol: a plain marker, so that nothing is lost.
pub const UNKNOWN: &str = "u-marker";

/// The elements of the sheet with this tag: id and whole text.
fn elements(tag: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let (open, close) = (format!("<{tag} id=\""), format!("</{tag}>"));
    let mut rest = SHEET;
    std::iter::from_fn(move || {
        let from = rest.find(&open)?;
        let text = &rest[from..];
        let end = text.find(&close)? + close.len();
        rest = &text[end..];
        let id = text[open.len()..].split('"').next()?;
        Some((id, &text[..end]))
    })
}

/// Ids of all symbols.
pub fn ids() -> Vec<&'static str> {
    elements("symbol").map(|(id, _)| id).collect()
}

/// A symbol as it stands in the sheet.
pub fn symbol(id: &str) -> Option<&'static str> {
    elements("symbol").find(|(i, _)| *i == id).map(|(_, text)| text)
}

/// A pattern as it stands in the sheet.
pub fn pattern(id: &str) -> Option<&'static str> {
    elements("pattern").find(|(i, _)| *i == id).map(|(_, text)| text)
}

/// The id of a symbol by its name: boards and packs may leave out the `u-` of unit symbols.
pub fn named(name: &str) -> Option<&'static str> {
    let all = ids();
    all.iter().find(|id| **id == name).or_else(|| all.iter().find(|id| id.strip_prefix("u-") == Some(name))).copied()
}

/// The symbol of a kind of piece.
pub fn of_kind(stage: &Stage, kind: &str) -> &'static str {
    stage.symbols.get(kind).and_then(|id| named(id)).unwrap_or(UNKNOWN)
}

/// What is wrong with a stage: kinds whose symbol the sheet does not have, works without a symbol, signs of spaces that are no symbols.
pub fn missing(stage: &Stage) -> Vec<String> {
    let known = |id: &str| named(id).is_some();
    let kinds = stage.symbols.iter().filter(|(_, id)| !known(id)).map(|(kind, id)| format!("{kind}: {id}"));
    let works = stage.works.iter().filter(|w| !stage.symbols.contains_key(*w)).cloned();
    let signs = stage
        .boards
        .iter()
        .flat_map(|b| &b.spaces)
        .flat_map(|s| s.signs.iter().filter(|id| !known(id)).map(|id| format!("{}: {id}", s.id)));
    kinds.chain(works).chain(signs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::SIDES;

    #[test]
    fn the_sheet_has_a_symbol_for_everything_that_stands_on_a_board() {
        let all = ids();
        let wanted = "infantry armor artillery aa-gun garrison partisan marine militia airborne land-block fighter bomber dive-bomber \
            torpedo-bomber flying-boat floatplane land-air carrier-air transport destroyer cruiser light-cruiser seaplane-cruiser \
            battleship carrier light-carrier escort-carrier seaplane-tender escort oiler fast-transport submarine fleet-block \
            industrial-complex airfield port fortification supply resupply base construction headquarters oil hidden task-force \
            air-formation contact control damage elite order plan marker unsupplied cloud storm wind coast-watcher";
        for name in wanted.split_whitespace() {
            assert!(all.contains(&format!("u-{name}").as_str()), "{name}");
        }
        let mut once = all.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), all.len(), "an id stands twice");
    }

    #[test]
    fn every_symbol_keeps_the_grid_and_the_one_colour() {
        for id in ids().into_iter().filter(|id| id.starts_with("u-")) {
            let text = symbol(id).unwrap();
            assert!(text.contains("viewBox=\"0 0 24 24\"") && text.contains("<title>"), "{id}");
            assert_eq!(text.matches("<path").count(), text.matches("fill=\"currentColor\"").count(), "{id}");
            for path in text.split(" d=\"").skip(1) {
                let data = path.split('"').next().unwrap();
                let b = crate::geom::Shape::parse(data).bounds.unwrap();
                assert!(b.x0 >= -0.01 && b.y0 >= -0.01 && b.x1 <= 24.01 && b.y1 <= 24.01, "{id}: {b:?}");
            }
        }
    }

    #[test]
    fn every_side_has_its_pattern() {
        for s in SIDES.iter().filter_map(|s| s.pattern) {
            assert!(pattern(s).is_some(), "{s}");
        }
    }

    #[test]
    fn a_symbol_that_is_not_there_is_found() {
        let mut stage = Stage::default();
        stage.symbols.insert("unit.known".to_owned(), "u-armor".to_owned());
        assert_eq!(missing(&stage), Vec::<String>::new());
        stage.symbols.insert("unit.odd".to_owned(), "u-zeppelin".to_owned());
        stage.works.push("unit.bare".to_owned());
        assert_eq!(missing(&stage), ["unit.odd: u-zeppelin", "unit.bare"]);
        assert_eq!((of_kind(&stage, "unit.odd"), of_kind(&stage, "unit.known")), (UNKNOWN, "u-armor"));
    }
}
