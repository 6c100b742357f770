//! What the game stands on: its boards, the colours of its sides and the symbols of its pieces.

use ironbottom_kernel::board::{BoardError, Stage};

/// The board files, the map first; drawn by the map tool from the inputs beside them and the table of hexes.
const BOARDS: [&str; 3] =
    [include_str!("../boards/map.json"), include_str!("../boards/battle.json"), include_str!("../boards/record.json")];

/// Owner, role on the palette, and whether it stands with the second coalition.
const LIVERIES: [(&str, &str, bool); 6] = [
    ("japan", "orange", true),
    ("allies", "blue", false),
    ("usa", "green", false),
    ("britain", "blue", false),
    ("netherlands", "clay", false),
    ("none", "neutral", false),
];

/// Symbol of every kind of piece.
pub const SYMBOLS: [(&str, &str); 17] = [
    ("cv", "u-carrier"),
    ("cvl", "u-light-carrier"),
    ("bb", "u-battleship"),
    ("bbv", "u-seaplane-cruiser"),
    ("cb", "u-battleship"),
    ("ca", "u-cruiser"),
    ("cl", "u-light-cruiser"),
    ("claa", "u-light-cruiser"),
    ("dd", "u-destroyer"),
    ("air", "u-land-air"),
    ("land", "u-infantry"),
    ("marine", "u-marine"),
    ("replacement", "u-supply"),
    ("submarine", "u-submarine"),
    ("task-force", "u-task-force"),
    ("marker", "u-marker"),
    ("occupied", "u-control"),
];

/// What stands as a sign before the name of a base.
pub const WORKS: [&str; 1] = ["occupied"];

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
        let ids: Vec<&str> = stage.boards.iter().map(|b| b.id.as_str()).collect();
        assert_eq!(ids, ["map", "battle", "record"]);
        let map = stage.board("map").unwrap();
        assert_eq!(map.spaces.iter().filter(|s| s.kind.is_hex() && s.outline.is_empty()).count(), 148);
        for half in ["0412e", "0412w"] {
            assert!(!map.space(half).unwrap().outline.is_empty());
        }
        assert_eq!(map.space("1709").unwrap().figure, "8-16");
    }
}
