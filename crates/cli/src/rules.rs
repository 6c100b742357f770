//! `rules`: the numbered rules of a game, by id, section, chapter or word.

use crate::{
    Context, args,
    fail::{Done, Fail},
    voice::Voice,
};
use clap::ArgMatches;
use ironbottom_kernel::{Lang, Msg, RuleId, erased::AnyGame, rule::RuleText, typed::line::fold};

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let game = cx.library.game(&cx.voice, args::text(m, "game").unwrap_or_default(), None)?;
    for line in look_up(&cx.voice, game.as_ref(), &args::all(m, "what").join(" "))? {
        cx.console.line(&line);
    }
    Ok(())
}

/// What the rules say about something; all chapters if nothing is named.
pub fn look_up(voice: &Voice, game: &dyn AnyGame, what: &str) -> Done<Vec<String>> {
    let info = game.info();
    let what = what.trim();
    if what.is_empty() {
        let mut lines: Vec<String> = info
            .chapters
            .iter()
            .map(|(slug, title)| {
                let count = info.rules.iter().filter(|r| r.chapter == *slug).count();
                format!("{slug:<24} {:<44} {count:>4}", voice.of(title))
            })
            .collect();
        lines.push(voice.say(&Msg::new("rules-count").int("count", info.rules.len() as i64)));
        return Ok(lines);
    }
    let found = find(voice.lang, game, what);
    if found.is_empty() {
        return Err(Fail::Input(voice.say(&Msg::new("rules-none").text("what", what))));
    }
    Ok(found.into_iter().map(|r| line(voice, game, r)).collect())
}

fn line(voice: &Voice, game: &dyn AnyGame, r: &RuleText) -> String {
    format!("{} ({}) {}", r.id.with_prefix(&game.info().rule_prefix), r.section, text(voice.lang, r))
}

fn text(lang: Lang, r: &RuleText) -> &str {
    match lang {
        Lang::En => &r.en,
        Lang::Fr => &r.fr,
    }
}

/// The first reading that finds anything: an id, a section with those under it, a chapter, words of the text, words that mean the same.
fn find<'a>(lang: Lang, game: &'a dyn AnyGame, what: &str) -> Vec<&'a RuleText> {
    let info = game.info();
    let id = RuleId::parse(what, &info.rule_prefix);
    let number = what.parse().ok().map(RuleId::numbered);
    let folded = fold(what);
    let also = synonyms(lang, game, &folded);
    let stems = |text: &str| -> Vec<String> { words(text).iter().map(|w| stem(w)).collect() };
    let wanted = stems(what);
    let has = |text: &str, wanted: &[String]| {
        let have = stems(text);
        !wanted.is_empty() && wanted.iter().all(|w| have.iter().any(|h| h == w))
    };
    let titled = |slug: &str| {
        let of = |t: &'a ironbottom_kernel::info::Bilingual| if lang == Lang::Fr { t.fr.as_str() } else { t.en.as_str() };
        info.chapters.iter().any(|(s, title)| s == slug && (fold(of(title)) == folded || has(of(title), &wanted)))
    };
    let tests: [&dyn Fn(&RuleText) -> bool; 7] = [
        &|r| Some(r.id) == id,
        &|r| r.section.split(|c: char| !c.is_alphanumeric() && c != '.').any(|s| within(s, what)),
        &|r| Some(r.id) == number,
        &|r| r.chapter == what,
        &|r| fold(text(lang, r)).contains(&folded) || also.iter().any(|w| fold(text(lang, r)).contains(w)),
        &|r| has(text(lang, r), &wanted),
        &|r| titled(&r.chapter),
    ];
    tests.iter().map(|t| info.rules.iter().filter(|r| t(r)).collect::<Vec<_>>()).find(|f| !f.is_empty()).unwrap_or_default()
}

fn words(text: &str) -> Vec<String> {
    fold(text).split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(str::to_owned).collect()
}

/// One or many is the same word.
fn stem(word: &str) -> String {
    let stem = word.strip_suffix("ies").map(|w| format!("{w}y"));
    let plain = || word.strip_suffix(['s', 'x']).filter(|w| w.len() > 2).unwrap_or(word).to_owned();
    stem.unwrap_or_else(plain)
}

/// Words the rules use for another: the game may have a list, `a, b = c, d; e = f`.
fn synonyms(lang: Lang, game: &dyn AnyGame, folded: &str) -> Vec<String> {
    let msg = Msg::new("rules-also");
    if !game.catalog().has(lang, &msg.id) {
        return Vec::new();
    }
    let list = game.catalog().say(lang, &msg);
    let mut out = Vec::new();
    for (from, to) in list.split(';').filter_map(|entry| entry.split_once('=')) {
        if from.split(',').any(|w| stem(&fold(w)) == stem(folded)) {
            out.extend(to.split(',').map(fold));
        }
    }
    out
}

/// Is `section` the wanted one, or below it? `4.2` is within `4`, not within `4.20`.
fn within(section: &str, wanted: &str) -> bool {
    section.get(..wanted.len()).is_some_and(|s| s.eq_ignore_ascii_case(wanted))
        && matches!(section.as_bytes().get(wanted.len()), None | Some(b'.'))
}

#[cfg(test)]
mod tests {
    use super::within;

    #[test]
    fn sections_hold_their_subsections_only() {
        assert!(within("4.2", "4") && within("4.2", "4.2") && within("cl.2", "CL"));
        assert!(!within("4.20", "4.2") && !within("4", "4.2") && !within("14.2", "4"));
    }
}
