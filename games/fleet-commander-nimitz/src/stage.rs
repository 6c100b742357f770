//! The boards, the colours of the sides and the symbols of the pieces.

use ironbottom_kernel::board::{BoardError, Stage};

/// The board files, the strategic map first; drawn by the map tool from the inputs beside them and the table of areas.
const BOARDS: [&str; 3] =
    [include_str!("../boards/map.json"), include_str!("../boards/battle.json"), include_str!("../boards/campaign.json")];

/// Owner, role on the palette, and whether it stands with the second coalition.
const LIVERIES: [(&str, &str, bool); 3] = [("us", "green", false), ("australia", "blue", false), ("japan", "orange", true)];

/// Symbol of every kind of piece.
const SYMBOLS: [(&str, &str); 21] = [
    ("cv", "u-carrier"),
    ("cvl", "u-light-carrier"),
    ("cve", "u-escort-carrier"),
    ("bb", "u-battleship"),
    ("cru", "u-cruiser"),
    ("dd", "u-destroyer"),
    ("ss", "u-submarine"),
    ("infantry", "u-infantry"),
    ("marine", "u-marine"),
    ("battalion", "u-garrison"),
    ("fighter", "u-fighter"),
    ("dive-bomber", "u-dive-bomber"),
    ("torpedo-bomber", "u-torpedo-bomber"),
    ("bomber", "u-bomber"),
    ("airfield", "u-airfield"),
    ("scout", "u-contact"),
    ("plan", "u-plan"),
    ("objective", "u-control"),
    ("objective-held", "u-control"),
    ("unsupplied", "u-unsupplied"),
    ("marker", "u-marker"),
];

/// What stands as a sign before the name of an area.
const WORKS: [&str; 3] = ["objective", "objective-held", "unsupplied"];

/// The boards, the colours of the sides and the symbols of the pieces.
pub fn stage() -> Result<Stage, BoardError> {
    Stage::from_files(&BOARDS, &LIVERIES, &SYMBOLS, &WORKS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ironbottom_kernel::board::{SpaceKind, Stroke};

    #[test]
    fn the_boards_can_be_read() {
        let stage = stage().unwrap();
        let ids: Vec<&str> = stage.boards.iter().map(|b| b.id.as_str()).collect();
        assert_eq!(ids, ["map", "battle", "campaign"]);
        let map = stage.board("map").unwrap();
        assert_eq!(map.spaces.iter().filter(|s| s.kind == SpaceKind::Card).count(), 20);
        assert_eq!(map.lines.iter().filter(|l| l.stroke == Stroke::Lane).count(), 34);
    }
}
