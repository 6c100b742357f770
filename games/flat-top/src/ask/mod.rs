//! Questions to the rules that change nothing. All are answered from the view of who asks.
//!
//! | name | words | answer |
//! | --- | --- | --- |
//! | `search` | | marks: how well each hex is watched now |
//! | `threats` | | marks: own ships and bases, and how soon aircraft from what is known of the enemy can be there |
//! | `ranges` | | marks: own decks and bases, and how far their ready aircraft fly out and back |
//! | `strike` | `space` | table: when aircraft launched now, or as late as daylight allows, are over that hex and back; offered for contacts and enemy bases |
//! | `sortie` | `seat`, `space`, `from` | batch: launches of all that can strike that hex now, or of one place's; with the word `told` a table of them |
//! | `fan` | `seat` | batch: searches in all directions, or the launches for them; with the word `told` as `scouts` |
//! | `scouts` | `seat` | table: what the fan would do, searcher by searcher |
//! | `charts` | `of` | table: `chart.aircraft`, `chart.strikes` or `chart.hits`; needs no position |
//! | `odds` | | table: what the dice of the fight going on can do |
//! | `hits` | `bht`, `n` | table: one attack on the hit table; needs no position |

mod charts;
mod fan;
mod odds;
mod strike;
mod watch;

use crate::{
    board::Board,
    position::{Force, Phase},
    scene,
    settings::Settings,
    types::{At, FacId, Side},
    view::View,
};
use ironbottom_kernel::ask::{Answer, Query};

/// Names of the questions that can be put to a table.
pub const QUERIES: [&str; 10] = ["search", "threats", "ranges", "strike", "sortie", "fan", "scouts", "odds", "charts", "hits"];

/// Answers a question about a view.
pub fn ask(b: &Board, v: &View, q: &Query) -> Answer {
    if let Query::Odds { .. } = q {
        return odds::odds(b, v);
    }
    match q.name() {
        "search" => Answer::Marks(watch::search(b, v)),
        "threats" => Answer::Marks(watch::threats(b, v)),
        "ranges" => Answer::Marks(watch::ranges(b, v)),
        "strike" => strike::strike(b, v, q.arg("space")),
        // With the word `told` they say what they would do.
        "sortie" if !q.arg("told").is_empty() => strike::told(b, v, q),
        "fan" if !q.arg("told").is_empty() => fan::told(b, v, q.arg("seat")),
        "sortie" => strike::sortie(b, v, q),
        "fan" => fan::fan(b, v, q.arg("seat")),
        "scouts" => fan::told(b, v, q.arg("seat")),
        "charts" => charts::charts(b, Some(&v.public), q.arg("of")),
        "hits" => odds::hits(b, &v.public.rules, q),
        _ => Answer::unknown(q),
    }
}

/// Answers a question that needs no position.
pub fn in_general(b: &Board, q: &Query) -> Answer {
    match q.name() {
        "hits" => odds::hits(b, &Settings::default(), q),
        "charts" => charts::charts(b, None, q.arg("of")),
        _ => Answer::unknown(q),
    }
}

/// Bases that the enemy of a side holds on the map, the nearest to its own decks and fields first: where they are all know.
fn enemy_bases(b: &Board, v: &View, side: Side, force: &Force) -> Vec<At> {
    let own: Vec<At> = (0..force.facs.len() as FacId).filter_map(|f| force.fac_at(b, f)).collect();
    let mut all = scene::bases_of(b, v, side.other());
    all.sort_by_key(|at| own.iter().map(|x| x.distance(*at)).min().unwrap_or(u32::MAX));
    all
}

/// Questions that make sense now.
pub fn queries(b: &Board, v: &View) -> Vec<Query> {
    let mut out = Vec::new();
    if v.public.end.is_some() || v.own.iter().all(Option::is_none) || v.public.phase == Phase::SetUp {
        return out;
    }
    out.extend(["search", "threats", "ranges"].map(Query::new));
    for side in Side::ALL {
        let Some(force) = &v.own[side.i()] else { continue };
        // Newest first; the same question can be put to any other hex.
        let seen = force.contacts.iter().rev().filter(|c| !c.air && !c.base && scene::is_fresh(v, c)).take(3);
        out.extend(seen.map(|c| Query::new("strike").with("space", c.at.name())));
        out.extend(enemy_bases(b, v, side, force).into_iter().take(2).map(|at| Query::new("strike").with("space", at.name())));
        let seen = force.contacts.iter().rev().filter(|c| !c.air && !c.base && scene::is_fresh(v, c)).take(3).map(|c| c.at);
        let at: Vec<At> = seen.chain(enemy_bases(b, v, side, force).into_iter().take(2)).collect();
        let sortie = |at: At| Query::new("sortie").with("seat", side.id()).with("space", at.name());
        let at: Vec<At> = at.into_iter().filter(|at| !strike::launches(b, v, side, *at, "").is_empty()).collect();
        out.extend(at.iter().map(|at| sortie(*at)));
        // Against the first of them each place can also be sent alone.
        for at in at.into_iter().take(1) {
            let from = strike::places(b, force, &strike::launches(b, v, side, at, ""));
            out.extend(from.iter().filter(|_| from.len() > 1).map(|place| sortie(at).with("from", place)));
        }
        out.extend(fan::queries(b, v, side));
    }
    out.dedup();
    out.extend(charts::ALL.map(|of| Query::new("charts").with("of", of)));
    if v.battle.is_some() && matches!(odds::odds(b, v), Answer::Table { .. }) {
        out.push(Query::new("odds"));
    }
    out
}
