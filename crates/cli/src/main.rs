//! The `ironbottom` binary.

use ironbottom::{console::Console, run, voice::language};
use ironbottom_registry::GAMES;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned()).collect();
    let lang = language(&args, &|key| std::env::var(key).ok());
    ExitCode::from(run(GAMES, &args, lang, &mut Console::system()))
}
