//! The boards, the colours of the sides and the symbols of the pieces.

use ironbottom_kernel::board::{BoardError, Stage};

/// The board files, the map first; drawn by the map tool from the inputs beside them and the table of hexes.
const BOARDS: [&str; 6] = [
    include_str!("../boards/map.json"),
    include_str!("../boards/allies-air.json"),
    include_str!("../boards/japan-air.json"),
    include_str!("../boards/allies-fleet.json"),
    include_str!("../boards/japan-fleet.json"),
    include_str!("../boards/time.json"),
];

/// Owner, role on the palette, and whether it stands with the second coalition.
const LIVERIES: [(&str, &str, bool); 2] = [("allies", "blue", false), ("japan", "orange", true)];

/// Symbol of every kind of piece.
pub const SYMBOLS: [(&str, &str); 28] = [
    ("cv", "u-carrier"),
    ("cvl", "u-light-carrier"),
    ("bb", "u-battleship"),
    ("ca", "u-cruiser"),
    ("cav", "u-seaplane-cruiser"),
    ("cl", "u-light-cruiser"),
    ("dd", "u-destroyer"),
    ("ap", "u-transport"),
    ("apd", "u-fast-transport"),
    ("av", "u-seaplane-tender"),
    ("ao", "u-oiler"),
    ("pg", "u-escort"),
    ("ss", "u-submarine"),
    ("fighter", "u-fighter"),
    ("dive-bomber", "u-dive-bomber"),
    ("torpedo-bomber", "u-torpedo-bomber"),
    ("bomber", "u-bomber"),
    ("flying-boat", "u-flying-boat"),
    ("floatplane", "u-floatplane"),
    ("task-force", "u-task-force"),
    ("air-formation", "u-air-formation"),
    ("contact", "u-contact"),
    ("cloud", "u-cloud"),
    ("storm", "u-storm"),
    ("wind", "u-wind"),
    ("coast-watcher", "u-coast-watcher"),
    ("airfield", "u-airfield"),
    ("seaplane-base", "u-port"),
];

/// What stands as a sign before the name of a hex.
const WORKS: [&str; 2] = ["airfield", "seaplane-base"];

/// The boards, the colours of the sides and the symbols of the pieces.
pub fn stage() -> Result<Stage, BoardError> {
    Stage::from_files(&BOARDS, &LIVERIES, &SYMBOLS, &WORKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boards_can_be_read() {
        let stage = stage().unwrap();
        assert_eq!(stage.boards.len(), BOARDS.len());
        let map = stage.board("map").unwrap();
        assert_eq!(map.spaces.iter().filter(|s| s.kind.is_hex()).count(), 84 * 50);
        assert_eq!(map.space("E24").unwrap().labels["en"].lines, ["Rabaul"]);
        assert!(map.space("XX84").is_some() && map.space("YY1").is_none());
    }
}
