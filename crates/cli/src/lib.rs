//! The `ironbottom` program: every game of the house in a terminal.
//!
//! The program knows no game. It holds a list of games without their types and talks to them through the contract, so that a
//! new game gets all commands for nothing.

pub mod args;
pub mod bench;
pub mod console;
pub mod drawing;
pub mod fail;
pub mod files;
pub mod games;
pub mod library;
pub mod odds;
pub mod pack;
pub mod picture;
pub mod play;
pub mod rules;
pub mod serve;
pub mod show;
pub mod simulate;
pub mod verify;
pub mod voice;

use args::Parsed;
use console::Console;
use fail::{Done, Fail};
use ironbottom_kernel::{Lang, Msg};
use ironbottom_registry::Known;
use library::Library;
use voice::Voice;

/// What every command needs.
pub struct Context<'a> {
    /// The games.
    pub library: Library<'a>,
    /// The reader's language.
    pub voice: Voice,
    /// The language was chosen on the command line.
    pub lang_told: bool,
    /// Input and output.
    pub console: &'a mut Console,
}

/// Runs the program; the result is its exit code.
pub fn run(games: &[Known], args: &[String], lang: Lang, console: &mut Console) -> u8 {
    let voice = match Voice::new(lang) {
        Ok(v) => v,
        Err(e) => {
            // Only a broken build comes here: without message files there are no messages.
            console.complain(&e.to_string());
            return 1;
        }
    };
    let mut cx = Context { library: Library { games }, voice, lang_told: args.iter().any(|a| a.starts_with("--lang")), console };
    let result = dispatch(&mut cx, args);
    cx.console.flush();
    match result {
        Ok(()) => 0,
        Err(fail) => {
            let sentence = fail.sentence().to_owned();
            cx.console.complain(&sentence);
            fail.code()
        }
    }
}

fn dispatch(cx: &mut Context<'_>, args: &[String]) -> Done {
    let matches = match args::parse(&cx.voice, args)? {
        Parsed::Matches(m) => m,
        Parsed::Text(t) => {
            cx.console.text(&t);
            return Ok(());
        }
    };
    match matches.subcommand() {
        None => serve::run(cx, &matches),
        Some(("serve", m)) => serve::run(cx, m),
        Some(("games", m)) => games::run(cx, m),
        Some(("play", m)) => play::run(cx, m),
        Some(("simulate", m)) => simulate::run(cx, m),
        Some(("bench", m)) => bench::run(cx, m),
        Some(("odds", m)) => odds::run(cx, m),
        Some(("verify", m)) => verify::run(cx, m),
        Some(("show", m)) => show::run(cx, m),
        Some(("board", m)) => drawing::board(cx, m),
        Some(("pack", m)) => pack::run(cx, m),
        Some(("rules", m)) => rules::run(cx, m),
        Some((other, _)) => Err(Fail::Input(cx.voice.say(&Msg::new("args-command").text("command", other)))),
    }
}

/// Prints one JSON document.
pub(crate) fn print_json(cx: &mut Context<'_>, value: &impl serde::Serialize) {
    // Plain data with string keys: writing it cannot fail.
    let text = serde_json::to_string_pretty(value).unwrap_or_default();
    cx.console.line(&text);
}
