//! Questions to the rules that change nothing, answered from the view alone.

use super::{Mini, action::Fight, phases::plotting, position::Kind, view::View};
use ironbottom_kernel::{
    Msg,
    ask::{Answer, Chances, Mark, Query},
};

/// What may be asked of this view: the reach of each own band, and the tally.
pub fn queries(v: &View) -> Vec<Query> {
    let mut out = vec![Query::new("tally")];
    for (i, clan) in v.own.iter().enumerate() {
        for (band, _, _) in clan.iter().flat_map(|c| c.living()) {
            out.push(Query::new("reach").with("clan", i.to_string()).with("band", band.to_string()));
        }
    }
    out
}

/// The answer.
pub fn ask(game: &Mini, v: &View, q: &Query) -> Answer {
    match q.name() {
        "tally" => {
            let (heads, rows) = super::scene::tally(v);
            Answer::Table { heads, rows }
        }
        "reach" => reach(game, v, q).map_or_else(unknown, Answer::Marks),
        _ => Answer::unknown(q),
    }
}

fn unknown() -> Answer {
    Answer::Refused(Msg::new("mi-ask-unknown"))
}

/// MI-004: hexes a band of the viewer could end in.
fn reach(game: &Mini, v: &View, q: &Query) -> Option<Vec<Mark>> {
    let clan = v.own.get(q.arg("clan").parse::<usize>().ok()?)?.as_ref()?;
    let (band, hex) = clan.band(q.arg("band").parse().ok()?)?;
    let from = plotting::end_of(hex, &band.plan);
    let steps = plotting::STEPS - band.plan.len().min(plotting::STEPS);
    let mut all = vec![from];
    for _ in 0..steps {
        let next: Vec<_> = all.iter().flat_map(|h| h.neighbours()).filter(|h| game.board.is_open(*h)).collect();
        all.extend(next);
    }
    all.sort_unstable();
    all.dedup();
    let mark =
        |h: &ironbottom_kernel::hex::Hex| Mark { space: h.number(1), label: Msg::new("mi-mark-reach"), tone: "plain".to_owned() };
    Some(all.iter().map(mark).collect())
}

/// MI-008: the odds of one fight, by counting all 36 throws. Floats are for people: no rule uses them.
pub fn ask_in_general(game: &Mini, q: &Query) -> Answer {
    let kind = |word: &str| match word {
        "strong" => Some(Kind::Strong),
        "light" => Some(Kind::Light),
        "straw" => Some(Kind::Straw),
        _ => None,
    };
    let (Some(a), Some(d)) = (kind(q.arg("attack")), kind(q.arg("defend"))) else { return unknown() };
    let (a, d) = (game.board.strength(a), game.board.strength(d));
    let mut counts = [0u32; 3];
    for (x, y) in (1..=6u8).flat_map(|x| (1..=6u8).map(move |y| (x, y))) {
        let result = match (x + a).cmp(&(y + d)) {
            std::cmp::Ordering::Greater => Fight::Won,
            std::cmp::Ordering::Less => Fight::Lost,
            std::cmp::Ordering::Equal => Fight::Stood,
        };
        counts[result as usize] += 1;
    }
    let [won, lost, _] = counts.map(|n| f64::from(n) / 36.0);
    Answer::Chances(Chances {
        attacker_wins: won,
        defender_wins: lost,
        none_left: 0.0,
        attacker_units_left: 1.0 - lost,
        defender_units_left: 1.0 - won,
        captures: won,
        value_swing: won - lost,
        attacker_loss: lost,
        defender_loss: won,
        ..Chances::default()
    })
}
