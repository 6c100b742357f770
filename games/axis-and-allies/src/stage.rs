//! What scenes stand on: the map of the world and the boards beside it, the colours of the powers, the symbols of the pieces.
//!
//! The board files are drawn by the map tool from the inputs beside them and the table of spaces; colours and symbols come with the pack,
//! so that whoever corrects a pack can change them.

use crate::{
    data::Livery,
    names,
    types::{Alliance, Kind, Power},
};
use ironbottom_kernel::board::{self, Board, BoardError, Stage};

/// The board files, the map first.
const BOARDS: [&str; 5] = [
    include_str!("../boards/world.json"),
    include_str!("../boards/battle.json"),
    include_str!("../boards/production.json"),
    include_str!("../boards/research.json"),
    include_str!("../boards/turns.json"),
];

/// Kinds that are shown as a sign before the name of their territory: they belong to it rather than stand in it.
const WORKS: [Kind; 2] = [Kind::Aa, Kind::Complex];

/// The stage in these colours.
pub fn stage(livery: &Livery) -> Result<Stage, BoardError> {
    let owner = |p: Power| board::Livery {
        owner: p.id().to_owned(),
        role: livery.roles[p.i()].clone(),
        second: p.alliance() == Alliance::Axis,
    };
    Ok(Stage {
        boards: BOARDS.iter().map(|text| Board::from_text(text)).collect::<Result<_, _>>()?,
        liveries: Power::ALL.map(owner).to_vec(),
        symbols: Kind::ALL.into_iter().map(|k| (names::unit(k), livery.symbols[k.i()].clone())).collect(),
        works: WORKS.map(names::unit).to_vec(),
    })
}
