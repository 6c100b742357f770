//! The command line: names are fixed, texts come from the message files.

use crate::{
    fail::{Done, Fail},
    voice::Voice,
};
use clap::{
    Arg, ArgAction, ArgMatches, Command,
    error::{ContextKind, ContextValue, ErrorKind},
    value_parser,
};
use ironbottom_kernel::Msg;
use std::path::PathBuf;

/// What parsing gives: something to do, or a text that was asked for.
pub enum Parsed {
    /// Go on.
    Matches(ArgMatches),
    /// `--help` or `--version`.
    Text(String),
}

/// Reads the arguments (the program's own name left out).
pub fn parse(voice: &Voice, args: &[String]) -> Done<Parsed> {
    let mut command = command(voice);
    match command.try_get_matches_from_mut(std::iter::once("ironbottom".to_owned()).chain(args.iter().cloned())) {
        Ok(m) => Ok(Parsed::Matches(m)),
        Err(e) => match e.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(Parsed::Text(e.render().to_string())),
            _ => Err(Fail::Input(sentence(voice, &e))),
        },
    }
}

/// What is wrong with the arguments, in one sentence.
fn sentence(voice: &Voice, e: &clap::Error) -> String {
    let context = |kind| match e.get(kind) {
        Some(ContextValue::String(s)) => s.clone(),
        Some(ContextValue::Strings(s)) => s.join(", "),
        _ => String::new(),
    };
    let (arg, value) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    let msg = match e.kind() {
        ErrorKind::InvalidSubcommand => Msg::new("args-command").text("command", context(ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument => Msg::new("args-unknown").text("arg", arg),
        ErrorKind::MissingRequiredArgument => Msg::new("args-missing").text("arg", arg),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Msg::new("args-no-command"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => Msg::new("args-no-value").text("arg", arg),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => Msg::new("args-value").text("arg", arg).text("value", value),
        ErrorKind::ArgumentConflict => Msg::new("args-conflict").text("arg", arg),
        _ => Msg::new("args-other").text("arg", arg),
    };
    voice.say(&msg)
}

/// All commands.
pub fn command(voice: &Voice) -> Command {
    let root = sub(voice, "ironbottom", "[--lang en|fr] COMMAND ...")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .arg(Arg::new("version").long("version").action(ArgAction::Version).help(voice.t("help-version")))
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name("en|fr")
                .global(true)
                .value_parser(|t: &str| if matches!(t, "en" | "fr") { Ok(t.to_owned()) } else { Err(String::new()) })
                .help(voice.t("help-lang")),
        )
        .help_template(format!(
            "{{about}}\n\n{usage} {{usage}}\n\n{commands}\n{{subcommands}}\n\n{options}\n{{options}}\n",
            usage = voice.t("help-usage"),
            commands = voice.t("help-commands"),
            options = voice.t("help-options"),
        ));
    let root = root.args(serving(voice).map(|a| a.hide(true)));
    let commands = [
        sub(voice, "serve", "[--listen ADDRESS] [--data-dir DIR] [--database URL] [--metrics ADDRESS]").args(serving(voice)),
        sub(voice, "games", "[--json]").arg(json(voice)),
        play(voice),
        simulate(voice),
        sub(voice, "bench", "GAME [--scenario S] [--preset NAME] [--option K=V ...] [--pack DIR] [--json]")
            .arg(game(voice))
            .args(set_up(voice))
            .arg(json(voice)),
        sub(voice, "odds", "GAME --attack FORCE --defend FORCE [--WORD [VALUE] ...] [--pack DIR] [--json]")
            .arg(game(voice))
            .arg(path(voice, "pack", "DIR"))
            .arg(json(voice))
            .arg(
                // A game has words of its own; they go to it as they are.
                positional(voice, "words", "--WORD [VALUE]").num_args(0..).trailing_var_arg(true).allow_hyphen_values(true),
            ),
        sub(voice, "verify", "FILE [--json]").arg(file(voice)).arg(json(voice)),
        show(voice),
        sub(voice, "board", "GAME [--svg|--png] [--dark] [--board ID] [--width PX] [--out FILE]")
            .arg(game(voice))
            .arg(flag(voice, "svg").conflicts_with("png"))
            .arg(flag(voice, "png"))
            .args(drawing(voice)),
        sub(voice, "pack", "export GAME DIR\n       ironbottom pack check DIR")
            .subcommand_required(true)
            .subcommand(sub(voice, "pack-export", "GAME DIR").name("export").arg(game(voice)).arg(dir(voice)))
            .subcommand(sub(voice, "pack-check", "DIR").name("check").arg(dir(voice))),
        sub(voice, "rules", "GAME [ID|SECTION|WORD]")
            .arg(game(voice))
            .arg(positional(voice, "what", "ID|SECTION|WORD").num_args(0..)),
    ];
    root.subcommands(commands)
}

fn play(voice: &Voice) -> Command {
    sub(
        voice,
        "play",
        "GAME [--scenario S] [--seat X=human|LEVEL ...] [--preset NAME] [--option K=V ...] [--pack DIR] [--seed N] [--save FILE]\n       \
         ironbottom play --load FILE [--seat X=human|LEVEL ...] [--save FILE]",
    )
    .arg(positional(voice, "game", "GAME").required_unless_present("load"))
    .args(set_up(voice))
    .arg(many(voice, "seat", "X=human|LEVEL"))
    .arg(number(voice, "seed"))
    .arg(many(voice, "word", "TEXT"))
    .arg(path(voice, "save", "FILE"))
    .arg(path(voice, "load", "FILE").conflicts_with_all(["game", "scenario", "preset", "option", "pack", "seed", "word"]))
}

fn simulate(voice: &Voice) -> Command {
    sub(
        voice,
        "simulate",
        "GAME [--scenario S] [--bots SEAT=LEVEL,...] [--preset NAME] [--option K=V ...] [--pack DIR] --games N --seed N [--jobs J] \
         [--journals DIR] [--json]",
    )
    .arg(game(voice))
    .args(set_up(voice))
    .arg(many(voice, "bots", "SEAT=LEVEL,...").value_delimiter(','))
    .arg(number(voice, "games").default_value("100").hide_default_value(true))
    .arg(number(voice, "seed").default_value("1").hide_default_value(true))
    .arg(number(voice, "jobs"))
    .arg(path(voice, "journals", "DIR"))
    .arg(json(voice))
}

fn show(voice: &Voice) -> Command {
    sub(
        voice,
        "show",
        "FILE [--at N] [--viewer SEAT] [--svg|--png|--text|--json] [--dark] [--board ID] [--width PX] [--out FILE]",
    )
    .arg(file(voice))
    .arg(number(voice, "at"))
    .arg(one(voice, "viewer", "SEAT"))
    .arg(flag(voice, "svg").conflicts_with_all(["png", "text", "json"]))
    .arg(flag(voice, "png").conflicts_with_all(["text", "json"]))
    .arg(flag(voice, "text").conflicts_with("json"))
    .arg(json(voice))
    .args(drawing(voice))
}

fn sub(voice: &Voice, name: &'static str, usage: &str) -> Command {
    let path = match name {
        "ironbottom" => "ironbottom".to_owned(),
        _ => format!("ironbottom {}", name.replace("pack-", "pack ")),
    };
    let own_usage = if usage.is_empty() { path } else { format!("{path} {usage}") };
    Command::new(name)
        .about(voice.t(format!("help-{name}")))
        .override_usage(own_usage)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).help(voice.t("help-help")))
        .help_template(
            format!("{{about}}\n\n{usage} {{usage}}\n\n{{positionals}}\n{{options}}\n", usage = voice.t("help-usage"),),
        )
}

fn positional(voice: &Voice, id: &'static str, shown: &'static str) -> Arg {
    Arg::new(id).value_name(shown).help(voice.t(format!("arg-{id}")))
}

fn game(voice: &Voice) -> Arg {
    positional(voice, "game", "GAME").required(true)
}

fn file(voice: &Voice) -> Arg {
    positional(voice, "file", "FILE").required(true).value_parser(value_parser!(PathBuf))
}

fn dir(voice: &Voice) -> Arg {
    positional(voice, "dir", "DIR").required(true).value_parser(value_parser!(PathBuf))
}

fn one(voice: &Voice, id: &'static str, shown: &'static str) -> Arg {
    positional(voice, id, shown).long(id)
}

fn many(voice: &Voice, id: &'static str, shown: &'static str) -> Arg {
    one(voice, id, shown).action(ArgAction::Append)
}

fn number(voice: &Voice, id: &'static str) -> Arg {
    one(voice, id, "N").value_parser(value_parser!(u64))
}

fn path(voice: &Voice, id: &'static str, shown: &'static str) -> Arg {
    one(voice, id, shown).value_parser(value_parser!(PathBuf))
}

fn flag(voice: &Voice, id: &'static str) -> Arg {
    Arg::new(id).long(id).action(ArgAction::SetTrue).help(voice.t(format!("arg-{id}")))
}

fn json(voice: &Voice) -> Arg {
    flag(voice, "json")
}

/// How a picture is drawn and where it goes.
fn drawing(voice: &Voice) -> [Arg; 4] {
    [
        flag(voice, "dark"),
        one(voice, "board", "ID"),
        one(voice, "width", "PX").value_parser(value_parser!(u32).range(i64::from(WIDTHS.0)..=i64::from(WIDTHS.1))),
        path(voice, "out", "FILE"),
    ]
}

/// Pictures narrower or wider than this are slips of the pen.
const WIDTHS: (u32, u32) = (64, 8000);

/// Words of `serve`, which may be left out itself.
fn serving(voice: &Voice) -> [Arg; 4] {
    [
        one(voice, "listen", "ADDRESS").value_parser(value_parser!(std::net::SocketAddr)),
        one(voice, "metrics", "ADDRESS").value_parser(value_parser!(std::net::SocketAddr)),
        path(voice, "data-dir", "DIR"),
        one(voice, "database", "URL"),
    ]
}

fn set_up(voice: &Voice) -> [Arg; 4] {
    [one(voice, "scenario", "S"), one(voice, "preset", "NAME"), many(voice, "option", "K=V"), path(voice, "pack", "DIR")]
}

/// Several values of one argument.
pub fn all(m: &ArgMatches, id: &str) -> Vec<String> {
    m.get_many::<String>(id).map(|v| v.cloned().collect()).unwrap_or_default()
}

/// One value.
pub fn text<'a>(m: &'a ArgMatches, id: &str) -> Option<&'a str> {
    m.get_one::<String>(id).map(String::as_str)
}

/// A path.
pub fn file_of<'a>(m: &'a ArgMatches, id: &str) -> Option<&'a std::path::Path> {
    m.get_one::<PathBuf>(id).map(PathBuf::as_path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ironbottom_kernel::Lang;

    #[test]
    fn the_command_line_is_sound_in_both_languages() {
        for lang in Lang::ALL {
            let voice = Voice::new(lang).unwrap();
            command(&voice).debug_assert();
            // A text that is missing would show as its id.
            for name in ["ironbottom", "play", "simulate", "bench", "odds", "verify", "show", "board", "rules", "serve", "games"]
            {
                let args: Vec<String> =
                    [name, "--help"].iter().filter(|a| **a != "ironbottom").map(|a| (*a).to_owned()).collect();
                let Ok(Parsed::Text(help)) = parse(&voice, &args) else { panic!("{name}") };
                assert!(!help.contains("help-") && !help.contains("arg-"), "{help}");
            }
        }
    }

    #[test]
    fn bad_arguments_give_one_sentence() {
        let voice = Voice::new(Lang::En).unwrap();
        for line in ["plaay", "play", "play x --frob", "simulate x --games many", "games --lang de", "show", "pack", "pack frob"]
        {
            let args: Vec<String> = line.split(' ').map(str::to_owned).collect();
            let Err(Fail::Input(sentence)) = parse(&voice, &args) else { panic!("{line}") };
            assert!(
                sentence.ends_with('.') && sentence.lines().count() == 1 && !sentence.contains("args-"),
                "{line}: {sentence}"
            );
        }
    }
}
