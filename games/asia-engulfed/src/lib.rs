//! Asia Engulfed: its boards. The rules are still to come.

use ironbottom_kernel::board::{BoardError, Stage};

/// The board files, the map first; drawn by the map tool from the inputs beside them and the table of spaces.
const BOARDS: [&str; 7] = [
    include_str!("../boards/map.json"),
    include_str!("../boards/battle.json"),
    include_str!("../boards/air.json"),
    include_str!("../boards/information.json"),
    include_str!("../boards/production.json"),
    include_str!("../boards/turns.json"),
    include_str!("../boards/holding.json"),
];

/// Owner, role on the palette, and whether it stands with the second coalition.
const LIVERIES: [(&str, &str, bool); 6] = [
    ("japan", "orange", true),
    ("usa", "green", false),
    ("commonwealth", "blue", false),
    ("china", "violet", false),
    ("philippines", "sand", false),
    ("dutch", "clay", false),
];

/// Symbol of every kind of piece.
const SYMBOLS: [(&str, &str); 18] = [
    ("infantry", "u-infantry"),
    ("marine", "u-infantry"),
    ("militia", "u-partisan"),
    ("garrison", "u-garrison"),
    ("lba", "u-bomber"),
    ("cba", "u-fighter"),
    ("cv", "u-carrier"),
    ("bb", "u-battleship"),
    ("ca", "u-cruiser"),
    ("elite-ca", "u-cruiser"),
    ("submarine", "u-submarine"),
    ("transport", "u-transport"),
    ("hidden", "u-hidden"),
    ("fleet", "u-task-force"),
    ("fortification", "u-fortification"),
    ("network", "u-supply"),
    ("construction", "u-industrial-complex"),
    ("damage", "u-resupply"),
];

/// The boards, the colours of the sides and the symbols of the pieces.
pub fn stage() -> Result<Stage, BoardError> {
    Stage::from_files(&BOARDS, &LIVERIES, &SYMBOLS, &["fortification"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use ironbottom_kernel::board::SpaceKind;

    #[test]
    fn the_map_has_all_its_spaces_in_the_colours_of_its_sides() {
        let stage = stage().unwrap();
        let map = stage.board("map").unwrap();
        let count = |kind: SpaceKind| map.spaces.iter().filter(|s| s.kind == kind).count();
        let found = [SpaceKind::Land, SpaceKind::Port, SpaceKind::Island, SpaceKind::Sea].map(count);
        assert_eq!(found, [50, 19, 33, 54]);
        for space in map.spaces.iter().filter(|s| s.kind != SpaceKind::Sea) {
            assert!(stage.liveries.iter().any(|l| l.role == space.role), "{} has the role '{}'", space.id, space.role);
        }
    }

    #[test]
    fn every_board_is_there_once() {
        let stage = stage().unwrap();
        let ids: Vec<&str> = stage.boards.iter().map(|b| b.id.as_str()).collect();
        assert_eq!(ids, ["map", "battle", "air", "information", "production", "turns", "holding"]);
        assert_eq!(stage.board("turns").unwrap().spaces.len(), 23);
        assert_eq!(stage.board("information").unwrap().spaces.iter().filter(|s| s.id.starts_with("info-")).count(), 21);
    }
}
