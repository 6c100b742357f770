//! `verify`: proves a journal, entry by entry and die by die.

use crate::{
    Context, args,
    fail::{Done, Fail},
    library::Proved,
    print_json,
};
use clap::ArgMatches;
use ironbottom_kernel::{
    Msg,
    dice::Roll,
    journal::{Entry, Journal},
};
use std::{collections::BTreeMap, path::Path};

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let path = args::file_of(m, "file").unwrap_or(Path::new(""));
    let Proved { game, journal, table } = cx.library.journal(&cx.voice, path)?;
    let voice = &cx.voice;
    let info = game.info();
    // The text beside an action is for people: it must say what the action is.
    let said = journal.entries.iter().zip(table.entries(0)).position(|pair| match pair {
        (Entry::Act(a), Entry::Act(b)) => a.says != b.says,
        _ => false,
    });
    if let Some(i) = said {
        let (Entry::Act(a), Some(Entry::Act(b))) = (&journal.entries[i], table.entries(i).into_iter().next()) else {
            return Err(Fail::Input(voice.t("journal-crash")));
        };
        let msg = Msg::new("verify-says").int("entry", i as i64 + 1).text("says", a.says.as_str()).text("is", b.says);
        return Err(Fail::Input(voice.say(&msg)));
    }
    if m.get_flag("json") {
        let dice: BTreeMap<String, BTreeMap<String, u64>> = dice(&journal)
            .into_iter()
            .map(|(k, f)| (k, f.into_iter().map(|(face, n)| (face.to_string(), n)).collect()))
            .collect();
        let report = serde_json::json!({
            "game": info.id,
            "entries": journal.entries.len(),
            "rounds": table.round(),
            "commitment": journal.commitment,
            "seed_shown": journal.seed.is_some(),
            "custom_pack": journal.custom_pack.is_some(),
            "inherited": journal.inherited,
            "dice": dice,
            "winner": journal.outcome.as_ref().and_then(|o| o.winner.clone()),
            "over": journal.outcome.is_some(),
        });
        print_json(cx, &report);
        return Ok(());
    }
    let mut lines = vec![
        voice.say(
            &Msg::new("verify-good")
                .text("title", voice.of(&info.title))
                .int("entries", journal.entries.len() as i64)
                .int("rounds", table.round()),
        ),
    ];
    if journal.custom_pack.is_some() {
        lines.push(voice.t("verify-custom-pack"));
    }
    let seed = if journal.seed.is_some() { "verify-seed" } else { "verify-no-seed" };
    lines.push(voice.say(&Msg::new(seed).text("commitment", journal.commitment.as_str())));
    if journal.inherited > 0 {
        lines.push(voice.say(&Msg::new("verify-inherited").int("actions", journal.inherited as i64)));
    }
    for (what, faces) in dice(&journal) {
        let count: u64 = faces.values().sum();
        let shown: Vec<String> = faces.iter().map(|(face, n)| format!("{face}: {n}")).collect();
        let mean = faces.iter().map(|(face, n)| f64::from(*face) * *n as f64).sum::<f64>() / count as f64;
        lines.push(
            voice.say(
                &Msg::new("verify-dice")
                    .text("purpose", what)
                    .int("count", count as i64)
                    .text("mean", format!("{mean:.2}"))
                    .text("faces", shown.join(", ")),
            ),
        );
    }
    if let Some(outcome) = &journal.outcome {
        let winner = outcome.winner.as_ref().map_or_else(|| voice.t("draw"), |w| voice.side(game.as_ref(), w));
        let reason = voice.tell(game.as_ref(), &outcome.reason);
        lines.push(voice.say(&Msg::new("verify-outcome").text("winner", winner).text("reason", reason)));
    }
    for line in lines {
        cx.console.line(&line);
    }
    Ok(())
}

/// How often each face came up, by purpose.
fn dice(journal: &Journal) -> BTreeMap<String, BTreeMap<u8, u64>> {
    let acts = journal.entries.iter().filter_map(|e| match e {
        Entry::Act(a) => Some(&a.dice),
        Entry::Rewind(_) | Entry::Amend(_) | Entry::Resign(_) => None,
    });
    let mut out: BTreeMap<String, BTreeMap<u8, u64>> = BTreeMap::new();
    let mut add = |r: &Roll| *out.entry(format!("{} (d{})", r.purpose, r.sides)).or_default().entry(r.value).or_default() += 1;
    journal.opening_dice.iter().for_each(&mut add);
    acts.flatten().for_each(add);
    out
}
