//! The games this build knows. A new game is one line in [`GAMES`], and nothing else outside its own folder.

use axis_and_allies::AxisAndAllies;
use fire_in_the_sky::FireInTheSky;
use flat_top::FlatTop;
use fleet_commander_nimitz::Nimitz;
use ironbottom_kernel::{
    board::{BoardError, Stage},
    erased::{AnyGame, Erased},
    pack::{Pack, PackProblems},
};
use std::sync::Arc;

/// Builds a game from its data.
pub type Build = fn(Pack) -> Result<Arc<dyn AnyGame>, PackProblems>;

/// Gives a game's boards.
pub type StageFn = fn() -> Result<Stage, BoardError>;

/// A game of the house.
#[derive(Clone, Copy)]
pub struct Known {
    /// Id, as on the command line.
    pub id: &'static str,
    /// Title of the rulebook, shown while the game has no pack that names it.
    pub title: &'static str,
    /// Its boards, which every game has.
    pub stage: StageFn,
    /// How to build it; none while it cannot be played yet.
    pub playable: Option<Playable>,
    /// It can be played, and is still being proved: its rules and its saves may change.
    pub preview: bool,
}

/// How to build a game.
#[derive(Clone, Copy)]
pub struct Playable {
    /// From any pack.
    pub build: Build,
    /// The pack it comes with.
    pub built_in: fn() -> Pack,
    /// The packs of earlier releases, which saved games still name.
    pub earlier: fn() -> Vec<Pack>,
}

impl Playable {
    /// The released pack of that hash: the built-in one or an earlier one.
    pub fn released(&self, hash: &str) -> Option<Pack> {
        std::iter::once((self.built_in)()).chain((self.earlier)()).find(|p| p.hash() == hash)
    }
}

impl Known {
    /// A game that can be played.
    pub const fn playable(id: &'static str, title: &'static str, stage: StageFn, build: Build, built_in: fn() -> Pack) -> Self {
        Self { id, title, stage, playable: Some(Playable { build, built_in, earlier: Vec::new }), preview: false }
    }

    /// The same game with the packs of earlier releases.
    pub const fn with_earlier(self, earlier: fn() -> Vec<Pack>) -> Self {
        match self.playable {
            Some(playable) => Self { playable: Some(Playable { earlier, ..playable }), ..self },
            None => self,
        }
    }

    /// A game that can be tried while it is being proved.
    pub const fn preview(id: &'static str, title: &'static str, stage: StageFn, build: Build, built_in: fn() -> Pack) -> Self {
        Self { preview: true, ..Self::playable(id, title, stage, build, built_in) }
    }

    /// A game that is still to come.
    pub const fn not_yet(id: &'static str, title: &'static str, stage: StageFn) -> Self {
        Self { id, title, stage, playable: None, preview: false }
    }
}

/// All games, in the order they are shown.
pub const GAMES: &[Known] = &[
    Known::playable(
        "axis-and-allies",
        "Axis & Allies",
        axis_and_allies::stage,
        |p| Ok(Erased::boxed(AxisAndAllies::new(p)?)),
        axis_and_allies::built_in_pack,
    )
    .with_earlier(axis_and_allies::earlier_packs),
    Known::not_yet("asia-engulfed", "Asia Engulfed", asia_engulfed::stage),
    Known::preview(
        "fire-in-the-sky",
        "Fire in the Sky",
        fire_in_the_sky::stage,
        |p| Ok(Erased::boxed(FireInTheSky::new(p)?)),
        fire_in_the_sky::built_in_pack,
    ),
    Known::playable("flat-top", "Flat Top", flat_top::stage, |p| Ok(Erased::boxed(FlatTop::new(p)?)), flat_top::built_in_pack)
        .with_earlier(flat_top::earlier_packs),
    Known::playable(
        "fleet-commander-nimitz",
        "Fleet Commander: Nimitz",
        fleet_commander_nimitz::stage,
        |p| Ok(Erased::boxed(Nimitz::new(p)?)),
        fleet_commander_nimitz::built_in_pack,
    )
    .with_earlier(fleet_commander_nimitz::earlier_packs),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_playable_game_builds_from_its_own_pack_and_keeps_its_id() {
        for known in GAMES {
            let Some(playable) = known.playable else { continue };
            let pack = (playable.built_in)();
            let game = (playable.build)(pack.clone()).unwrap();
            assert_eq!(game.info().id, known.id);
            assert_eq!(game.pack().hash(), pack.hash());
            for earlier in (playable.earlier)() {
                assert_eq!(playable.released(&earlier.hash()), Some(earlier.clone()));
                assert_eq!((playable.build)(earlier).unwrap().info().id, known.id);
            }
        }
    }

    #[test]
    fn ids_are_unique_and_fit_the_command_line() {
        for (i, known) in GAMES.iter().enumerate() {
            assert!(known.id.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{}", known.id);
            assert!(GAMES[..i].iter().all(|k| k.id != known.id));
        }
    }
}
