//! `odds`: exact chances of a battle described in words.

use crate::{
    Context, args,
    fail::{Done, Fail},
    library, print_json,
    voice::Voice,
};
use clap::ArgMatches;
use ironbottom_kernel::{
    Msg,
    ask::{self, Answer, Chances, Query},
    erased::AnyGame,
};
use serde::Serialize;
use std::path::PathBuf;

#[derive(Serialize)]
struct Figures {
    attacker_wins: f64,
    defender_wins: f64,
    none_left: f64,
    attacker_units_left: f64,
    defender_units_left: f64,
    ipc_swing: f64,
    microseconds: f64,
}

/// The words of a question, and what is meant for us.
#[derive(Default)]
pub struct Words {
    /// What is asked.
    pub asked: ask::Words,
    json: bool,
    help: bool,
    pack: Option<PathBuf>,
}

impl Words {
    /// Reads `--key value` and `--key` words; a word without a value is a flag.
    pub fn read(voice: &Voice, words: &[String]) -> Done<Self> {
        let mut out = Self::default();
        let mut rest = words.iter().peekable();
        while let Some(word) = rest.next() {
            let bad = || Fail::Input(voice.say(&Msg::new("odds-word").text("word", word)));
            if word == "-h" {
                out.help = true;
                continue;
            }
            let key = word.strip_prefix("--").filter(|k| !k.is_empty()).ok_or_else(bad)?;
            let (key, mut value) = match key.split_once('=') {
                Some((k, v)) => (k, Some(v.to_owned())),
                None => (key, None),
            };
            let takes_value = !matches!(key, "json" | "help");
            if value.is_none() && takes_value {
                value = rest.next_if(|next| !next.starts_with("--")).cloned();
            }
            match key {
                "json" => out.json = true,
                "help" => out.help = true,
                "lang" => {}
                "pack" => out.pack = Some(value.ok_or_else(bad)?.into()),
                "set" => {
                    let pair = value.ok_or_else(bad)?;
                    let (k, v) = library::pair(voice, &pair)?;
                    out.asked.0.insert(k.to_owned(), v.to_owned());
                }
                _ => {
                    let value = value.unwrap_or_else(|| "true".to_owned());
                    if out.asked.0.insert(key.to_owned(), value).is_some() {
                        return Err(Fail::Input(voice.say(&Msg::new("odds-twice").text("word", key))));
                    }
                }
            }
        }
        Ok(out)
    }
}

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let words = Words::read(&cx.voice, &args::all(m, "words"))?;
    if words.help {
        let mut command = args::command(&cx.voice);
        let help = command.find_subcommand_mut("odds").map(|c| c.render_help().to_string()).unwrap_or_default();
        cx.console.text(&help);
        return Ok(());
    }
    let pack = args::file_of(m, "pack").or(words.pack.as_deref());
    let game = cx.library.game(&cx.voice, args::text(m, "game").unwrap_or_default(), pack)?;
    let start = library::clock();
    let answer = game.ask_in_general(&Query::Odds { words: words.asked });
    let microseconds = (library::clock() - start) as f64 / 1e3;
    let c = match answer {
        Answer::Chances(c) => c,
        Answer::Refused(why) => return Err(Fail::Input(cx.voice.tell(game.as_ref(), &why))),
        _ => return Err(Fail::Input(cx.voice.t("odds-no-answer"))),
    };
    if words.json || m.get_flag("json") {
        print_json(
            cx,
            &Figures {
                attacker_wins: c.attacker_wins,
                defender_wins: c.defender_wins,
                none_left: c.none_left,
                attacker_units_left: c.attacker_units_left,
                defender_units_left: c.defender_units_left,
                ipc_swing: c.value_swing,
                microseconds,
            },
        );
        return Ok(());
    }
    for line in tell(&cx.voice, game.as_ref(), &c) {
        cx.console.line(&line);
    }
    Ok(())
}

/// Chances as lines of text; the sides by the names the game has for them.
pub fn tell(voice: &Voice, game: &dyn AnyGame, c: &Chances) -> Vec<String> {
    let number = |text: String| if voice.lang == ironbottom_kernel::Lang::Fr { text.replace('.', ",") } else { text };
    let percent = |x: f64| number(format!("{:.2} %", 100.0 * x));
    // Said only where it is not the same.
    let ground = percent(c.captures) != percent(c.attacker_wins);
    let named = |plain: &'static str, of_side: &'static str, i: usize| match &c.sides {
        Some(sides) => voice.say(&Msg::new(of_side).text("side", voice.tell(game, &sides[i]))),
        None => voice.t(plain),
    };
    let captures = match &c.goal {
        Some(goal) if c.sides.is_some() && c.captures > 0.0 => {
            voice.say(&Msg::new("odds-goal-here").text("goal", voice.tell(game, goal)))
        }
        _ => voice.t("odds-captures"),
    };
    let left = |x: f64| number(format!("{x:.2}"));
    [
        (named("odds-attacker", "odds-side-alone", 0), percent(c.attacker_wins)),
        (captures, percent(c.captures)),
        (named("odds-defender", "odds-side-alone", 1), percent(c.defender_wins)),
        (voice.t("odds-nobody"), percent(c.none_left)),
        (named("odds-attackers-left", "odds-side-left", 0), left(c.attacker_units_left)),
        (named("odds-defenders-left", "odds-side-left", 1), left(c.defender_units_left)),
        (named("odds-attacker-loss", "odds-side-loss", 0), left(c.attacker_loss)),
        (named("odds-defender-loss", "odds-side-loss", 1), left(c.defender_loss)),
        (voice.t("odds-swing"), number(format!("{:+.2}", c.value_swing))),
    ]
    .into_iter()
    .enumerate()
    .filter(|(i, _)| ground || *i != 1)
    .map(|(_, (name, value))| format!("{name:<34} {value}"))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ironbottom_kernel::Lang;

    fn read(words: &[&str]) -> Done<Words> {
        let words: Vec<String> = words.iter().map(|w| (*w).to_owned()).collect();
        Words::read(&Voice::new(Lang::En).unwrap(), &words)
    }

    #[test]
    fn words_flags_and_pairs_go_to_the_game() {
        let w = read(&["--attack", "3 horses", "--night", "--defend=2 walls", "--set", "order=cheap", "--json"]).unwrap();
        assert!(w.json);
        assert_eq!(w.asked.arg("attack"), "3 horses");
        assert_eq!(w.asked.arg("night"), "true");
        assert_eq!(w.asked.arg("defend"), "2 walls");
        assert_eq!(w.asked.arg("order"), "cheap");
    }

    #[test]
    fn what_is_no_word_or_said_twice_is_refused() {
        assert!(read(&["3", "horses"]).is_err());
        assert!(read(&["--attack", "1", "--attack", "2"]).is_err());
        assert!(read(&["--set", "order"]).is_err());
        assert!(read(&["--pack"]).is_err());
    }
}
