//! Scenes and tables as lines of text.

use crate::voice::Voice;
use ironbottom_kernel::{
    Msg,
    ask::Answer,
    erased::AnyGame,
    scene::{Age, Battle, Calendar, Panel, Piece, Scene, SpaceState},
    typed::{line::fold, squash},
};

/// A whole scene: its title, tables, and each space with its pieces. `only`: lines and headings that have this in them.
pub fn scene(voice: &Voice, game: &dyn AnyGame, scene: &Scene, only: Option<&str>) -> Vec<String> {
    let mut lines = Vec::new();
    if only.is_none() {
        lines.push(voice.tell(game, &scene.title));
        if let Some(b) = apart(scene) {
            // Tables about the map would only hide the battle.
            lines.extend([voice.tell(game, &b.title), voice.tell(game, &b.sub)]);
            lines.extend(b.notes.iter().map(|g| format!("  {}", voice.tell(game, &g.text))));
        } else {
            for panel in &scene.panels {
                lines.push(String::new());
                lines.extend(self::panel(voice, game, panel));
            }
        }
        lines.extend(beside(voice, game, scene));
    }
    let wanted = only.map(fold);
    // What is printed on counters: where somebody looks closely.
    let close = only.is_some() || apart(scene).is_some();
    for (heading, spaces) in groups(voice, game, scene) {
        let told: Vec<String> = spaces
            .into_iter()
            // An unowned space with nothing in it says nothing.
            .filter(|s| wanted.is_some() || !s.owner.is_empty() || scene.pieces.iter().any(|p| p.space == s.space))
            .map(|s| (s, space(voice, game, scene, s, close)))
            .filter(|(s, line)| {
                wanted.as_ref().is_none_or(|w| [line, &s.space, &heading].iter().any(|text| fold(text).contains(w.as_str())))
            })
            .map(|(_, line)| line)
            .collect();
        if !told.is_empty() {
            lines.push(String::new());
            lines.push(heading);
            lines.extend(told);
        }
    }
    lines
}

/// The battle, if it is fought on a board of its own: the place it is about is not on the board that is shown.
fn apart(scene: &Scene) -> Option<&Battle> {
    scene.battle.as_ref().filter(|b| !scene.spaces.iter().any(|s| s.space == b.space))
}

/// What else stands beside the board: contacts and a calendar as tables, what is drawn over several spaces in a line.
fn beside(voice: &Voice, game: &dyn AnyGame, scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    let mut put = |title: String, rows: Vec<String>| {
        if !rows.is_empty() {
            lines.extend([String::new(), title]);
            lines.extend(rows.into_iter().map(|l| format!("  {l}")));
        }
    };
    let report = |r: &ironbottom_kernel::scene::Report| {
        let said: Vec<String> = std::iter::once(&r.title).chain(&r.lines).map(|m| voice.tell(game, m)).collect();
        vec![owner_name(voice, game, &r.owner), voice.tell(game, &r.when), said.join("; "), voice.tell(game, &r.place)]
    };
    put(voice.t("picture-contacts"), align(&scene.reports.iter().map(report).collect::<Vec<_>>()));
    if let Some(s) = &scene.strip {
        put(voice.tell(game, &s.title), calendar(voice, game, s));
    }
    // Those that belong to a piece speak only when it is looked at.
    let mut areas: Vec<String> = Vec::new();
    for a in scene.areas.iter().filter(|a| a.piece.is_empty()) {
        let label = voice.tell(game, &a.label);
        if !areas.contains(&label) {
            areas.push(label);
        }
    }
    put(voice.t("picture-areas"), if areas.is_empty() { Vec::new() } else { vec![areas.join(" · ")] });
    lines
}

/// Each row with what it does from when to when.
fn calendar(voice: &Voice, game: &dyn AnyGame, s: &Calendar) -> Vec<String> {
    let head = |n: u32| s.heads.get(n as usize).map(|h| voice.tell(game, h));
    let rows = s.rows.iter().map(|r| {
        let bar = |b: &ironbottom_kernel::scene::Bar| {
            let from = head(b.from).unwrap_or_default();
            let end = b.end.as_ref().map(|e| format!(", {}", voice.tell(game, e))).unwrap_or_default();
            format!("{from}{}{}{end}", voice.t("colon"), voice.tell(game, &b.label))
        };
        let bars: Vec<String> = r.bars.iter().map(bar).collect();
        vec![voice.tell(game, &r.name), voice.tell(game, &r.sub), bars.join(" · ")]
    });
    align(&rows.collect::<Vec<_>>())
}

/// The spaces under their headings: by owner in the order of the seats; then what cannot be owned, by the name the game has for it;
/// then what is nobody's.
fn groups<'a>(voice: &Voice, game: &dyn AnyGame, scene: &'a Scene) -> Vec<(String, Vec<&'a SpaceState>)> {
    let mut groups: Vec<(usize, String, Vec<&SpaceState>)> = Vec::new();
    for s in &scene.spaces {
        let seat = game.info().seat(&s.owner).map(|seat| usize::from(seat.0));
        let region = named(voice, game, &format!("region.{}", s.space)).filter(|_| s.owner.is_empty());
        let place = match (seat, &region) {
            (Some(i), _) => i,
            (None, None) if s.owner.is_empty() => usize::MAX,
            (None, None) => usize::MAX - 2,
            (None, Some(_)) => usize::MAX - 1,
        };
        let heading = region.unwrap_or_else(|| owner_name(voice, game, &s.owner));
        match groups.iter_mut().find(|(p, h, _)| *p == place && *h == heading) {
            Some((_, _, list)) => list.push(s),
            None => groups.push((place, heading, vec![s])),
        }
    }
    groups.sort_by_key(|(place, _, _)| *place);
    groups.into_iter().map(|(_, heading, list)| (heading, list)).collect()
}

/// A name the game may have given, or not.
fn named(voice: &Voice, game: &dyn AnyGame, key: &str) -> Option<String> {
    game.catalog().has_name(key).then(|| voice.name(game, key))
}

/// The short form that is typed for a space, where the game has one.
pub fn code(voice: &Voice, game: &dyn AnyGame, space: &str) -> Option<String> {
    named(voice, game, &format!("code.{space}"))
}

/// Whose something is, by name: a seat, a side nobody sits for, or nobody.
pub fn owner_name(voice: &Voice, game: &dyn AnyGame, owner: &str) -> String {
    match game.info().seat(owner) {
        Some(seat) => voice.seat(game, seat),
        None if owner.is_empty() => voice.t("owner-nobody"),
        // A side nobody sits for.
        None => named(voice, game, &format!("side.{owner}")).unwrap_or_else(|| voice.name(game, owner)),
    }
}

/// Width of the column of codes.
const CODE: usize = 5;

/// One space on one line: what is typed for it, name, value, pieces; its owner's first, those of others marked.
fn space(voice: &Voice, game: &dyn AnyGame, scene: &Scene, s: &SpaceState, close: bool) -> String {
    let mut text = match code(voice, game, &s.space) {
        Some(code) => format!("  {code:<CODE$} {}", voice.name(game, &s.name)),
        None => format!("  {}", voice.name(game, &s.name)),
    };
    if let Some(v) = s.value {
        text.push_str(&format!(" ({v})"));
    }
    for note in &s.notes {
        text.push_str(&format!(" [{}]", voice.tell(game, note)));
    }
    let said: Vec<String> = s.notes.iter().map(|n| voice.tell(game, n)).collect();
    let mut by_owner: Vec<(String, Vec<&Piece>)> = Vec::new();
    // A sign on the board that says what the words about the space say already.
    let sign = |p: &Piece| p.name.is_empty() && p.notes.is_empty() && said.contains(&voice.name(game, &p.kind));
    for p in scene.pieces.iter().filter(|p| p.space == s.space && !sign(p)) {
        match by_owner.iter_mut().find(|(o, _)| *o == p.owner) {
            Some((_, list)) => list.push(p),
            None => by_owner.push((p.owner.clone(), vec![p])),
        }
    }
    by_owner.sort_by_key(|(owner, _)| *owner != s.owner && !owner.is_empty());
    for (owner, list) in by_owner {
        if owner != s.owner && !owner.is_empty() {
            text.push_str(&format!(" · {}", owner_name(voice, game, &owner)));
        }
        text.push_str(&voice.t("colon"));
        text.push_str(&pieces(voice, game, &list, close).join(", "));
    }
    text
}

/// Pieces of one owner in one space: those with a name of their own by kind, with their names; like ones once.
fn pieces(voice: &Voice, game: &dyn AnyGame, list: &[&Piece], close: bool) -> Vec<String> {
    let mut all: Vec<(Piece, Vec<String>)> = Vec::new();
    for p in list {
        let own = Piece { name: String::new(), ..(*p).clone() };
        if p.name.is_empty() {
            // The same to the reader, whatever the table calls it.
            let like = |x: &Piece| (&x.kind, &x.notes, &x.caption, x.age) == (&p.kind, &p.notes, &p.caption, p.age);
            match all.iter_mut().find(|(x, names)| names.is_empty() && like(x)) {
                Some((x, _)) => x.count += p.count,
                None => all.push((own, Vec::new())),
            }
            continue;
        }
        let print = p.print.iter().filter(|_| close);
        let words = print.chain(&p.notes).chain(&p.caption).map(|n| voice.tell(game, n));
        let name = std::iter::once(voice.name(game, &p.name)).chain(words).collect::<Vec<_>>().join(", ");
        match all.iter_mut().find(|(x, names)| !names.is_empty() && x.kind == p.kind && x.age == p.age) {
            Some((x, names)) => {
                x.count += p.count;
                names.push(name);
            }
            None => all.push((Piece { notes: Vec::new(), caption: Vec::new(), ..own }, vec![name])),
        }
    }
    let said = |(p, names): &(Piece, Vec<String>)| match names.as_slice() {
        [] => piece(voice, game, p),
        // Where all bear the name of their kind, the name says nothing.
        names if names.iter().all(|n| fold(n) == fold(&voice.name(game, &p.kind))) => piece(voice, game, p),
        names => format!("{} ({})", piece(voice, game, p), squash(names.iter().cloned()).join("; ")),
    };
    all.iter().map(said).collect()
}

fn piece(voice: &Voice, game: &dyn AnyGame, p: &Piece) -> String {
    let mut text = voice.name(game, &p.kind);
    if p.count > 1 {
        text.push_str(&format!(" ×{}", p.count));
    }
    let aged = match p.age {
        Age::Now => None,
        Age::Recent => Some(voice.t("picture-recent")),
        Age::Old => Some(voice.t("picture-old")),
    };
    let notes: Vec<String> = p.notes.iter().chain(&p.caption).map(|n| voice.tell(game, n)).chain(aged).collect();
    if !notes.is_empty() {
        text.push_str(&format!(" ({})", notes.join(", ")));
    }
    text
}

fn panel(voice: &Voice, game: &dyn AnyGame, p: &Panel) -> Vec<String> {
    let mut lines = vec![voice.tell(game, &p.title)];
    lines.extend(table(voice, game, &p.heads, &p.rows).into_iter().map(|l| format!("  {l}")));
    lines
}

/// A table with aligned columns.
pub fn table(voice: &Voice, game: &dyn AnyGame, heads: &[Msg], rows: &[Vec<Msg>]) -> Vec<String> {
    let say = |cells: &[Msg]| cells.iter().map(|c| voice.tell(game, c)).collect::<Vec<_>>();
    let all: Vec<Vec<String>> =
        std::iter::once(say(heads)).filter(|h| !h.is_empty()).chain(rows.iter().map(|r| say(r))).collect();
    align(&all)
}

/// Pads the cells of each column to the widest.
pub fn align(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |c: usize| rows.iter().filter_map(|r| r.get(c)).map(|t| t.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    rows.iter()
        .map(|r| {
            let cells: Vec<String> = r.iter().zip(&widths).map(|(t, w)| format!("{t:<w$}", w = *w)).collect();
            cells.join("  ").trim_end().to_owned()
        })
        .collect()
}

/// The answer to a question about a scene, as far as text can show it.
pub fn answer(voice: &Voice, game: &dyn AnyGame, on: &Scene, a: &Answer) -> Vec<String> {
    let place = |id: &str| on.spaces.iter().find(|s| s.space == id).map_or_else(|| id.to_owned(), |s| voice.name(game, &s.name));
    match a {
        Answer::Marks(marks) if marks.is_empty() => vec![voice.t("answer-nothing")],
        Answer::Marks(marks) => {
            let colon = voice.t("colon");
            marks.iter().map(|m| format!("  {}{colon}{}", place(&m.space), voice.tell(game, &m.label))).collect()
        }
        Answer::Table { heads, rows } => table(voice, game, heads, rows),
        Answer::Chances(c) => {
            let mut lines = crate::odds::tell(voice, game, c);
            // How the figures come about: what they count, and what not.
            let prefix = &game.info().rule_prefix;
            lines.extend(c.how.iter().map(|g| match g.rule {
                Some(rule) => format!("  {} [{}]", voice.tell(game, &g.text), rule.with_prefix(prefix)),
                None => format!("  {}", voice.tell(game, &g.text)),
            }));
            lines
        }
        Answer::Batch(list) => list.iter().map(|a| format!("  {a}")).collect(),
        Answer::Refused(why) => vec![voice.tell(game, why)],
    }
}

#[cfg(test)]
mod tests {
    use super::align;

    #[test]
    fn columns_are_aligned_by_letters() {
        let rows = [vec!["é", "1"], vec!["long", "2"], vec!["x"]].map(|r| r.into_iter().map(str::to_owned).collect());
        assert_eq!(align(&rows), ["é     1", "long  2", "x"]);
    }
}
