//! What scenes stand on: the board of the world, the colours of the powers, the symbols of the pieces.
//!
//! The board file is drawn by the map tool from `boards/anchors.toml` and the table of spaces; colours and symbols come with the pack,
//! so that whoever corrects a pack can change them.

use crate::{
    scene::names,
    types::{Alliance, Kind, Power},
};
use ironbottom_kernel::board::{self, Board, BoardError, Stage};

const WORLD: &str = include_str!("../boards/world.json");

/// Kinds that are shown as a sign before the name of their territory: they belong to it rather than stand in it.
const WORKS: [Kind; 2] = [Kind::Aa, Kind::Complex];

/// Colours and symbols, as the pack has them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Livery {
    /// Role on the palette, by power.
    pub roles: [String; 5],
    /// Symbol, by kind.
    pub symbols: [String; 10],
}

/// The stage in these colours.
pub fn stage(livery: &Livery) -> Result<Stage, BoardError> {
    let owner = |p: Power| board::Livery {
        owner: p.id().to_owned(),
        role: livery.roles[p.i()].clone(),
        second: p.alliance() == Alliance::Axis,
    };
    Ok(Stage {
        boards: vec![Board::from_text(WORLD)?],
        liveries: Power::ALL.map(owner).to_vec(),
        symbols: Kind::ALL.into_iter().map(|k| (names::unit(k), livery.symbols[k.i()].clone())).collect(),
        works: WORKS.map(names::unit).to_vec(),
    })
}
