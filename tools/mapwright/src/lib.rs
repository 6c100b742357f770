//! Draws the boards: from real coastlines, a game's table of spaces and a hand-written input file to one compact board file.
//!
//! An input file `games/<game>/boards/<name>.toml` says in its table `[board]` which method draws it; the result is
//! `games/<game>/boards/<board-id>.json`. No game is named here: whatever a board needs stands in its files.
//!
//! Everything is reproducible byte for byte on every machine: own noise, `libm` for all functions that machines round differently,
//! no unordered map.

pub mod areas;
pub mod boxes;
pub mod coast;
pub mod hexes;
pub mod labels;
pub mod lanes;
pub mod languages;
pub mod path;
pub mod projection;
pub mod raster;
pub mod regions;
pub mod shore;
pub mod truth;
pub mod vectors;

use anyhow::{Context, Result, bail};
use ironbottom_kernel::board::{Backdrop, Board};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Areas grown from anchors over a real coast.
    Areas,
    /// Hexes over a real coast.
    Hexes,
    /// Cards and lanes over a real coast.
    Lanes,
    /// Boxes on paper.
    Boxes,
}

/// The table `[board]` of every input file.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    /// Id of the board and name of the file that is written.
    pub id: String,
    /// How it is drawn.
    pub method: Method,
    /// Its ground colours.
    pub ground: Backdrop,
}

/// One input file, with what is needed to find the others.
#[derive(Clone, Debug)]
pub struct Input {
    /// The repository.
    pub root: PathBuf,
    /// The folder of the game.
    pub game: PathBuf,
    /// The file itself.
    pub path: PathBuf,
    /// Its whole text.
    pub text: String,
    /// Its table `[board]`.
    pub head: Head,
}

impl Input {
    /// Reads an input file.
    pub fn read(root: &Path, game: &Path, path: &Path) -> Result<Self> {
        #[derive(Deserialize)]
        struct Headed {
            board: Head,
        }
        let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let headed: Headed = toml::from_str(&text).with_context(|| format!("{}", path.display()))?;
        Ok(Self { root: root.into(), game: game.into(), path: path.into(), text, head: headed.board })
    }

    /// Reads its text as the tables a method wants.
    pub fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T> {
        toml::from_str(&self.text).with_context(|| format!("{}", self.path.display()))
    }

    /// Reads another file of the game, such as `data/map.toml`.
    pub fn sibling<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<T> {
        let path = self.game.join(name);
        let text = std::fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        toml::from_str(&text).with_context(|| format!("{}", path.display()))
    }

    /// The file that is written.
    pub fn output(&self) -> PathBuf {
        self.game.join("boards").join(format!("{}.json", self.head.id))
    }
}

/// A board and what was counted while it was drawn.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The board.
    pub board: Board,
    /// What was counted: name and number, in the order they are printed.
    pub counts: Vec<(String, usize)>,
    /// What must not be: the run fails when this is not empty.
    pub faults: Vec<String>,
}

/// The repository this tool was built in.
pub fn root() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    match here.ancestors().nth(2) {
        Some(root) => Ok(root.to_path_buf()),
        None => bail!("{} is not two folders below the repository", here.display()),
    }
}

/// All input files of the named games, or of all games, in the order of their paths.
pub fn inputs(root: &Path, games: &[String]) -> Result<Vec<Input>> {
    let all = root.join("games");
    let mut found = Vec::new();
    for game in sorted(&all)? {
        let name = game.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        if !games.is_empty() && !games.contains(&name) {
            continue;
        }
        let boards = game.join("boards");
        if !boards.is_dir() {
            continue;
        }
        for path in sorted(&boards)? {
            if path.extension().is_some_and(|e| e == "toml") {
                found.push(Input::read(root, &game, &path)?);
            }
        }
    }
    for name in games {
        if !all.join(name).is_dir() {
            bail!("there is no game '{name}'");
        }
    }
    Ok(found)
}

/// What a folder holds, by name.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

/// Draws one board.
pub fn draw(input: &Input) -> Result<Drawn> {
    let drawn = match input.head.method {
        Method::Areas => areas::draw(input),
        Method::Hexes => hexes::draw(input),
        Method::Lanes => lanes::draw(input),
        Method::Boxes => boxes::draw(input),
    };
    drawn.with_context(|| format!("board '{}' of {}", input.head.id, input.path.display()))
}

/// A board as the text of its file: one entry a line, so that a change shows as a small difference.
pub fn text(board: &Board) -> Result<String> {
    let whole = serde_json::to_value(board)?;
    let mut out = String::from("{");
    if let serde_json::Value::Object(fields) = whole {
        for (i, (name, value)) in fields.iter().enumerate() {
            out.push_str(if i == 0 { "\n" } else { ",\n" });
            out.push_str(&serde_json::to_string(name)?);
            out.push(':');
            match value {
                serde_json::Value::Array(items) if !items.is_empty() && items.iter().all(serde_json::Value::is_object) => {
                    for (j, item) in items.iter().enumerate() {
                        out.push_str(if j == 0 { "[\n" } else { ",\n" });
                        out.push_str(&serde_json::to_string(item)?);
                    }
                    out.push_str("\n]");
                }
                other => out.push_str(&serde_json::to_string(other)?),
            }
        }
    }
    out.push_str("\n}\n");
    Ok(out)
}
