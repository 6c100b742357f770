//! The log as it is printed: each line under the number of the moment it was noticed, never of the action.

use super::toll;
use crate::voice::Voice;
use ironbottom_kernel::{
    Viewer,
    erased::{AnyGame, AnyTable, LogLine},
    scene::Fact,
    story::{Line, Moments, story},
    typed::squash,
};

/// The moments of a viewer. Where nothing is hidden, or not any more, every action is one.
pub fn moments(game: &dyn AnyGame, table: &dyn AnyTable, viewer: Viewer) -> Moments {
    Moments::of(table, viewer, game.info().secrets && !table.to_act().is_over())
}

/// The whole log of a viewer. Like ones in a row are one line, under the number of the first.
pub fn lines(voice: &Voice, game: &dyn AnyGame, table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
    let told = story(table, viewer, table.len(), &moments(game, table, viewer)).into_iter();
    let rows: Vec<(usize, String)> = told
        .filter_map(|(moment, line)| match line {
            Line::Told(t) => {
                let rule = t.rule.with_prefix(&game.info().rule_prefix);
                Some((moment, format!("{rule}  {}", told_line(voice, game, table, viewer, &t))))
            }
            Line::Note(_) => None,
        })
        .collect();
    let mut first = rows.iter().enumerate().filter(|(i, r)| *i == 0 || rows[i - 1].1 != r.1).map(|(_, r)| r.0);
    let squashed = squash(rows.iter().map(|r| r.1.clone())).into_iter();
    squashed.map(|l| format!("{:>5}  {l}", first.next().unwrap_or_default())).collect()
}

/// One thing that happened: its text, and the dice.
pub fn told_line(voice: &Voice, game: &dyn AnyGame, table: &dyn AnyTable, viewer: Viewer, t: &LogLine) -> String {
    let mut text = voice.tell(game, &t.text);
    // The end of a battle: what it cost, from all that was told of it.
    if let Some(Fact::Ended { .. }) = &t.fact {
        let told = table.told(viewer, 0);
        let end = told.iter().rposition(|x| x == t).map_or(0, |i| i + 1);
        if let Some(cost) = toll::toll(voice, game, &told[..end]) {
            text = format!("{text} {cost}");
        }
    }
    if t.dice.is_empty() {
        return text;
    }
    let faces = t.dice.iter().map(|d| d.value.to_string()).collect::<Vec<_>>().join(" ");
    // Many games say the faces themselves.
    if text.contains(&faces) { text } else { format!("{text} [{faces}]") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ironbottom_kernel::{Lang, erased::Erased};
    use ironbottom_testkit::{mini::Mini, two_tables};
    use std::{collections::BTreeSet, sync::Arc};

    /// Games that differ only in how many stand in a hex, in the order of a list or in how many secret actions were done before.
    #[test]
    fn what_a_viewer_may_not_know_changes_no_line_and_no_number() {
        let (mini, game) = (Arc::new(Mini::new().unwrap()), Erased::boxed(Mini::new().unwrap()));
        let (mut kinds, mut numbered) = (BTreeSet::new(), 0);
        for pair in (1..4).flat_map(|seed| two_tables(&mini, "dusk", seed, 12)) {
            for lang in [Lang::En, Lang::Fr] {
                let voice = Voice::new(lang).unwrap();
                let read = |t: &dyn AnyTable| lines(&voice, game.as_ref(), t, pair.viewer);
                let (here, there) = (read(pair.here.as_ref()), read(pair.there.as_ref()));
                assert_eq!(here, there, "{:?}: {}", pair.viewer, pair.what);
                numbered += usize::from(!here.is_empty() && pair.here.len() != pair.there.len());
            }
            kinds.insert(pair.what);
        }
        assert!(kinds.len() == 4 && numbered > 10, "{kinds:?}, {numbered}");
    }
}
