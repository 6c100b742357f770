//! Finding games, packs and journals by what the user named.

use crate::{
    fail::{Done, Fail},
    files,
    voice::Voice,
};
use ironbottom_kernel::{
    Explain, Msg, Options, Seat,
    dice::Seed,
    erased::{AnyGame, AnyTable},
    info::OptionValue,
    journal::Journal,
    pack::{Pack, PackProblem, PackProblems},
    run::RANDOM,
};
use ironbottom_registry::{Known, Playable};
use std::{
    io::Read,
    path::Path,
    sync::{Arc, OnceLock},
    time::Instant,
};

/// A journal that was read and proved.
pub struct Proved {
    /// Its game, with the pack it was played with.
    pub game: Arc<dyn AnyGame>,
    /// The file.
    pub journal: Journal,
    /// The table as it stands after the last entry.
    pub table: Box<dyn AnyTable>,
}

/// the games of this program.
#[derive(Clone, Copy)]
pub struct Library<'a> {
    /// All of them.
    pub games: &'a [Known],
}

impl Library<'_> {
    /// A game of this program.
    pub fn known(&self, voice: &Voice, id: &str) -> Done<Known> {
        self.games.iter().find(|k| k.id == id).copied().ok_or_else(|| {
            let all: Vec<&str> = self.games.iter().map(|k| k.id).collect();
            Fail::Input(voice.say(&Msg::new("game-unknown").text("game", id).text("games", all.join(", "))))
        })
    }

    /// How to build a game that can be played.
    pub fn playable(&self, voice: &Voice, id: &str) -> Done<Playable> {
        let known = self.known(voice, id)?;
        known.playable.ok_or_else(|| Fail::Input(voice.say(&Msg::new("game-not-yet").text("title", known.title))))
    }

    /// The game by its id, with the pack in `dir` where one is named.
    pub fn game(&self, voice: &Voice, id: &str, dir: Option<&Path>) -> Done<Arc<dyn AnyGame>> {
        let playable = self.playable(voice, id)?;
        let Some(dir) = dir else { return self.build(voice, playable, (playable.built_in)()) };
        let pack = files::read_pack(voice, dir)?;
        if let Some(other) = pack_id(&pack).filter(|other| other != id) {
            return Err(Fail::Input(voice.say(&Msg::new("pack-of-another").text("game", id).text("other", other))));
        }
        self.build(voice, playable, pack)
    }

    fn build(&self, voice: &Voice, playable: Playable, pack: Pack) -> Done<Arc<dyn AnyGame>> {
        (playable.build)(pack).map_err(|problems| {
            let lines = self.problems(voice, playable, &problems);
            let first = lines.first().cloned().unwrap_or_default();
            Fail::Input(voice.say(&Msg::new("pack-illegal").int("count", lines.len() as i64).text("first", first)))
        })
    }

    /// Every violation as `file:line: what`, or `file: what` where it is the file as a whole.
    pub fn problems(&self, voice: &Voice, playable: Playable, problems: &PackProblems) -> Vec<String> {
        // The words of a game come with the game, and this pack could not build one: the built-in pack can.
        let game = (playable.build)((playable.built_in)()).ok();
        let say = |m: &Msg| game.as_ref().map_or_else(|| voice.say(m), |g| voice.tell(g.as_ref(), m));
        let place = |p: &PackProblem| if p.line > 0 { format!("{}:{}", p.file, p.line) } else { p.file.clone() };
        problems.0.iter().map(|p| format!("{}: {}", place(p), say(&p.problem))).collect()
    }

    /// The game whose pack this is.
    pub fn of_pack(&self, voice: &Voice, dir: &Path) -> Done<(Playable, Pack)> {
        let pack = files::read_pack(voice, dir)?;
        let Some(id) = pack_id(&pack) else {
            return Err(Fail::Input(voice.say(&Msg::new("pack-no-id").text("path", dir.display().to_string()))));
        };
        Ok((self.playable(voice, &id)?, pack))
    }

    /// Reads and proves a journal.
    pub fn journal(&self, voice: &Voice, path: &Path) -> Done<Proved> {
        let text = files::read(voice, path)?;
        let journal = Journal::from_text(&text).map_err(|e| Fail::Input(voice.say(&e.explain())))?;
        let playable = self.playable(voice, &journal.game)?;
        let released = || playable.released(&journal.pack).unwrap_or_else(|| (playable.built_in)());
        let pack = journal.custom_pack.clone().unwrap_or_else(released);
        let game = self.build(voice, playable, pack)?;
        // Whatever is in the file, and whatever the rules make of it: a bad journal ends in one sentence.
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| {}));
        let loaded = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| game.load(&journal, None)));
        std::panic::set_hook(hook);
        match loaded {
            Ok(Ok(table)) => Ok(Proved { game, journal, table }),
            Ok(Err(e)) => Err(Fail::Input(voice.tell(game.as_ref(), &e.explain()))),
            Err(_) => Err(Fail::Input(voice.t("journal-crash"))),
        }
    }

    /// The journal as it is written to a file: a pack that was never released goes with it.
    pub fn complete(&self, game: &dyn AnyGame, mut journal: Journal) -> Journal {
        let playable = self.games.iter().find(|k| k.id == game.info().id).and_then(|k| k.playable);
        if playable.and_then(|p| p.released(&game.pack().hash())).is_none() {
            journal.custom_pack = Some(game.pack().clone());
        }
        journal
    }
}

/// The game a pack says it is for.
fn pack_id(pack: &Pack) -> Option<String> {
    let head: toml::Table = pack.0.get("pack.toml")?.parse().ok()?;
    head.get("id")?.as_str().map(str::to_owned)
}

/// The scenario named, or the first.
pub fn scenario(voice: &Voice, game: &dyn AnyGame, named: Option<&str>) -> Done<String> {
    let all = &game.info().scenarios;
    match named {
        None => Ok(all.first().map(|s| s.id.clone()).unwrap_or_default()),
        Some(id) if all.iter().any(|s| s.id == id) => Ok(id.to_owned()),
        Some(id) => {
            let ids: Vec<&str> = all.iter().map(|s| s.id.as_str()).collect();
            Err(Fail::Input(voice.say(&Msg::new("scenario-unknown").text("scenario", id).text("scenarios", ids.join(", ")))))
        }
    }
}

/// The options named: those of a preset, and what is said beside it.
pub fn options(voice: &Voice, game: &dyn AnyGame, preset: Option<&str>, pairs: &[String]) -> Done<Options> {
    let mut options = match preset {
        None => Options::default(),
        Some(id) => match game.info().presets.iter().find(|p| p.id == id) {
            Some(p) => p.options.clone(),
            None => {
                let ids: Vec<&str> = game.info().presets.iter().map(|p| p.id.as_str()).collect();
                let msg = Msg::new("preset-unknown").text("preset", id).text("presets", ids.join(", "));
                return Err(Fail::Input(voice.say(&msg)));
            }
        },
    };
    let said = game.info().parse_options(pairs).map_err(|e| {
        let problem = voice.say(&e.explain());
        Fail::Input(voice.say(&Msg::new("option-bad").text("problem", problem)))
    })?;
    options.0.extend(said.0);
    Ok(options)
}

/// Games without a natural end are limited to this many rounds in simulations, unless somebody says otherwise.
const ROUNDS: i64 = 10;

/// Limits the rounds of a simulation; the limit, if it was set here.
pub fn limit_rounds(game: &dyn AnyGame, options: &mut Options) -> Option<i64> {
    let id = game.info().round_limit_option.clone()?;
    if options.0.contains_key(&id) {
        return None;
    }
    options.0.insert(id, OptionValue::Number(ROUNDS));
    Some(ROUNDS)
}

/// The seats a word names: a seat, or all seats of a side.
pub fn seats(voice: &Voice, game: &dyn AnyGame, word: &str) -> Done<Vec<Seat>> {
    let info = game.info();
    if let Some(seat) = info.seat(word) {
        return Ok(vec![seat]);
    }
    let of_side: Vec<Seat> = info.seats.iter().enumerate().filter(|(_, s)| s.side == word).map(|(i, _)| Seat(i as u8)).collect();
    if !of_side.is_empty() {
        return Ok(of_side);
    }
    let ids: Vec<&str> = info.seats.iter().map(|s| s.id.as_str()).collect();
    Err(Fail::Input(voice.say(&Msg::new("seat-unknown").text("seat", word).text("seats", ids.join(", ")))))
}

/// The levels a game has, weakest first.
pub fn levels(game: &dyn AnyGame) -> Vec<String> {
    std::iter::once(RANDOM.to_owned()).chain(game.info().levels.iter().filter(|l| *l != RANDOM).cloned()).collect()
}

/// A level by its name.
pub fn level(voice: &Voice, game: &dyn AnyGame, word: &str) -> Done<String> {
    let all = levels(game);
    if all.iter().any(|l| l == word) {
        return Ok(word.to_owned());
    }
    Err(Fail::Input(voice.say(&Msg::new("level-unknown").text("level", word).text("levels", all.join(", ")))))
}

/// `SEAT=WORD`.
pub fn pair<'a>(voice: &Voice, text: &'a str) -> Done<(&'a str, &'a str)> {
    text.split_once('=').ok_or_else(|| Fail::Input(voice.say(&Msg::new("pair-bad").text("text", text))))
}

/// Nanoseconds since the program first asked.
pub fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_nanos() as u64
}

/// A seed nobody can guess.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    if std::fs::File::open("/dev/urandom").and_then(|mut f| f.read_exact(&mut bytes)).is_ok() {
        return Seed(bytes);
    }
    // Elsewhere the standard library asks the system for the keys of its hash tables, anew in every thread.
    use std::hash::{BuildHasher, RandomState};
    for part in bytes.chunks_mut(8) {
        let number = std::thread::spawn(|| RandomState::new().hash_one(clock())).join().unwrap_or_else(|_| clock());
        part.copy_from_slice(&number.to_le_bytes());
    }
    Seed(bytes)
}
