//! `games`: what the house has.

use crate::{Context, fail::Done, library, print_json};
use clap::ArgMatches;
use ironbottom_kernel::{
    Msg,
    info::{Assignment, Bilingual, OptionInfo, Preset, ScenarioInfo, SeatInfo, SideInfo},
};
use serde::Serialize;

#[derive(Serialize)]
struct List {
    games: Vec<Entry>,
}

/// The same fields for every game; those of a game still to come are empty.
#[derive(Serialize)]
struct Entry {
    id: String,
    title: Bilingual,
    playable: bool,
    preview: bool,
    scenarios: Vec<ScenarioInfo>,
    options: Vec<OptionInfo>,
    presets: Vec<Preset>,
    seats: Vec<SeatInfo>,
    sides: Vec<SideInfo>,
    assignments: Vec<Assignment>,
    levels: Vec<String>,
    rules: usize,
    rules_version: u32,
    round_limit_option: Option<String>,
}

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let mut games = Vec::new();
    for known in cx.library.games {
        let title = Bilingual { en: known.title.to_owned(), fr: known.title.to_owned() };
        if known.playable.is_none() {
            games.push(Entry {
                id: known.id.to_owned(),
                title,
                playable: false,
                preview: false,
                scenarios: Vec::new(),
                options: Vec::new(),
                presets: Vec::new(),
                seats: Vec::new(),
                sides: Vec::new(),
                assignments: Vec::new(),
                levels: Vec::new(),
                rules: 0,
                rules_version: 0,
                round_limit_option: None,
            });
            continue;
        }
        let game = cx.library.game(&cx.voice, known.id, None)?;
        let info = game.info();
        games.push(Entry {
            id: info.id.clone(),
            title: info.title.clone(),
            playable: true,
            preview: known.preview,
            scenarios: info.scenarios.clone(),
            options: info.options.clone(),
            presets: game.info().presets.to_vec(),
            seats: info.seats.clone(),
            sides: info.sides.clone(),
            assignments: info.assignments.clone(),
            levels: library::levels(game.as_ref()),
            rules: info.rules.len(),
            rules_version: info.rules_version,
            round_limit_option: info.round_limit_option.clone(),
        });
    }
    if m.get_flag("json") {
        print_json(cx, &List { games });
        return Ok(());
    }
    for game in &games {
        for line in describe(cx, game) {
            cx.console.line(&line);
        }
    }
    Ok(())
}

fn describe(cx: &Context<'_>, e: &Entry) -> Vec<String> {
    let voice = &cx.voice;
    let head = match (e.playable, e.preview) {
        (false, _) => Msg::new("games-not-yet"),
        (true, false) => Msg::new("games-playable"),
        (true, true) => Msg::new("games-preview"),
    };
    let head = head.text("title", voice.of(&e.title)).text("id", e.id.as_str());
    let mut lines = vec![voice.say(&head)];
    if !e.playable {
        return lines;
    }
    let row = |id: &'static str, items: Vec<String>| format!("  {}{}{}", voice.t(id), voice.t("colon"), items.join(", "));
    let named = |id: &str, name: &Bilingual| format!("{id} ({})", voice.of(name));
    lines.push(row("games-scenarios", e.scenarios.iter().map(|s| named(&s.id, &s.name)).collect()));
    lines.push(row("games-seats", e.seats.iter().map(|s| named(&s.id, &s.name)).collect()));
    lines.push(row("games-levels", e.levels.clone()));
    lines.push(row("games-rules", vec![e.rules.to_string()]));
    if !e.presets.is_empty() {
        lines.push(format!("  {}:", voice.t("games-presets")));
        lines.extend(e.presets.iter().map(|p| format!("    {}  {}", named(&p.id, &p.name), voice.of(&p.help))));
    }
    lines.push(format!("  {}:", voice.t("games-options")));
    for o in &e.options {
        lines.push(format!("    {}={} [{}]  {}", o.id, o.default, o.allowed(), voice.of(&o.help)));
    }
    lines
}
