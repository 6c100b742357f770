//! Questions to the rules that change nothing: odds of a described or a pending battle, threats, ranges, incomes.
//!
//! | name | words | answer |
//! | --- | --- | --- |
//! | `odds` | `attack`, `defend`, `aa`, `support`, `sea`, `losses`, `land-units-must-survive`, `attacker-developments`, `defender-developments`, `attacker-subs-withdraw`, `defender-subs-withdraw`, `retreat-after`, `retreat-below` | chances |
//! | `survivors` | the same | table of the likeliest endings |
//! | `force` | the same, `chance` | table: the cheapest part of `attack` that wins so often |
//! | `battle` | `space`, `lose` | chances of the battle as it stands, or after these units of the battle board are lost (ids of pieces, apart by `;`) |
//! | `odds_of` | `space`, `attack`, `power`, `support`, `land-units-must-survive` | chances of such an attack on those who are there |
//! | `standing` | `seat` | the actions a standing order would answer with, as a batch |
//! | `threat` | `space`, `power` | marks: enemy units that could attack it in their next turn |
//! | `range` | `space`, `unit` | marks: where the unit can go |
//! | `near` | `space` | marks: the spaces next to it |
//! | `income` | | table of money and production levels |
//! | `victory` | | table of what each side still needs |

mod cycle;
mod described;
mod how;
pub mod reach;
pub mod reading;
mod tables;

use crate::{
    board::Board,
    names,
    odds::{self, Company, Fight},
    phases::combat,
    position::Position,
    rule, scene,
    types::{Kind, Power},
    view::View,
};
use ironbottom_kernel::{
    Dice, Log, Msg,
    area::Space,
    ask::{Answer, Query, Words},
    dice::Seed,
    scene::CitedText,
};
use ironbottom_odds::{OddsError, Solver, Summary};

/// Every question there is.
pub const NAMES: [&str; 11] =
    ["odds", "survivors", "force", "battle", "odds_of", "standing", "threat", "range", "near", "income", "victory"];

/// Actions in one batch at most.
const LONGEST: usize = 100;

/// Answers a question; without a view only what needs none.
pub fn ask(b: &Board, v: Option<&View>, q: &Query) -> Answer {
    let by_order = keeps_ground(v);
    let answer = match (q, v) {
        (Query::Odds { words }, _) => described::odds(b, words, by_order),
        (Query::Near { space }, _) => reach::near(b, space),
        (Query::Custom { name, words }, _) => match (name.as_str(), v) {
            ("survivors", _) => described::survivors(b, words, by_order),
            ("force", _) => described::force(b, words, by_order),
            ("threat", Some(v)) => reach::threat(b, &v.position, words),
            ("income", Some(v)) => Ok(tables::income(b, &v.position)),
            ("victory", Some(v)) => Ok(tables::victory(b, &v.position)),
            ("threat" | "income" | "victory", None) => Err(Msg::new("ask-needs-a-game")),
            ("", _) => Err(Msg::new("ask-names")),
            _ => return Answer::unknown(q),
        },
        (_, None) => Err(Msg::new("ask-needs-a-game")),
        (Query::Battle { space, lose }, Some(v)) => pending(b, &v.position, space, lose),
        (Query::OddsOf { space, words }, Some(v)) => attack_on(b, &v.position, space, words),
        (Query::Standing { seat }, Some(v)) => standing(b, &v.position, seat),
        (Query::Range { space, unit, words }, Some(v)) => reach::range(b, &v.position, (space, unit), words),
    };
    answer.unwrap_or_else(Answer::Refused)
}

/// Would the losses chosen without a word keep a land unit? By the standing order of the active power; outside a game by the one every
/// power begins with.
fn keeps_ground(v: Option<&View>) -> bool {
    v.is_none_or(|v| v.position.keeps_ground(v.position.power))
}

/// Questions a client may offer with this view.
pub fn queries(b: &Board, v: &View) -> Vec<Query> {
    let p = &v.position;
    let id = |s: Space| b.space(s).id.clone();
    let mut out = vec![Query::new("income"), Query::new("victory")];
    let contested = (b.land | b.sea).iter().filter(|s| odds::fight_at(b, p, *s).is_some());
    out.extend(contested.map(|s| Query::new("battle").with("space", id(s))));
    let answered = Power::ALL.into_iter().filter(|power| combat::by_order(b, p, *power).is_some());
    out.extend(answered.map(|power| Query::new("standing").with("seat", power.id())));
    out.extend(b.capitals.iter().map(|s| Query::new("threat").with("space", id(*s))));
    out
}

/// An attack on those who stand in a space now.
#[derive(Clone, Copy, Debug)]
pub struct Assault<'a> {
    /// Where.
    pub space: Space,
    /// Who attacks.
    pub by: Power,
    /// With what.
    pub units: &'a [(Kind, u16)],
    /// Battleships in support.
    pub support: u16,
    /// A land unit is kept to the end.
    pub keep_ground: bool,
}

/// Odds of an attack on those who defend a space now, its gun included: for computer opponents. Keep the solver.
pub fn battle_odds(b: &Board, p: &Position, a: &Assault<'_>, solver: &mut Solver) -> Result<Summary, OddsError> {
    assault(b, p, a).summary(b, solver)
}

fn assault(b: &Board, p: &Position, a: &Assault<'_>) -> Fight {
    Fight {
        sea: b.is_sea(a.space),
        attacker: Company::new(p.developments[a.by.i()], a.units),
        defenders: odds::defenders(b, p, a.space, a.by),
        gun: p.units.hostile_guns(a.by).has(a.space),
        support: a.support,
        keep_ground: a.keep_ground,
        ..Fight::default()
    }
}

fn solve(b: &Board, fight: &Fight, at: Option<(&Position, Space)>) -> Result<Answer, Msg> {
    solve_from(b, fight, at, None)
}

/// The same in the middle of a cycle, of which this is left.
fn solve_from(b: &Board, fight: &Fight, at: Option<(&Position, Space)>, rest: Option<&cycle::Rest>) -> Result<Answer, Msg> {
    let now = match rest {
        Some(rest) => cycle::outlook(b, fight, rest).map_err(|e| impossible(&e))?,
        None => None,
    };
    let mid = now.is_some();
    let outlook = match now {
        Some(o) => o,
        None => Solver::new().outlook(&fight.battle(b)).map_err(|e| impossible(&e))?,
    };
    let how = how::how(b, fight, at, mid, outlook.states);
    let mut chances = odds::chances(outlook);
    chances.how = how;
    chances.goal = Some(Msg::new(if fight.sea { "goal-sea" } else { "goal-land" }));
    if fight.sea {
        // There is no ground to take: whoever is left has the zone.
        chances.captures = chances.attacker_wins;
    }
    Ok(Answer::Chances(chances))
}

/// What to say when the odds cannot be worked out.
fn impossible(e: &OddsError) -> Msg {
    match e {
        OddsError::TooManyUnits { limit, .. } => Msg::new("ask-too-many-units").int("most", *limit as i64),
        OddsError::TooManyStates { .. } | OddsError::TooManyDice { .. } => Msg::new("ask-too-large"),
        OddsError::BadChance => Msg::new("ask-chance"),
        OddsError::RetreatBeforeFirstRound => Msg::new("ask-rounds"),
        _ => Msg::new("ask-impossible"),
    }
}

/// The space a question names.
fn named_space(b: &Board, word: &str) -> Result<Space, Msg> {
    if word.is_empty() {
        return Err(Msg::new("ask-which-space"));
    }
    reading::space(b, word).ok_or_else(|| Msg::new("ask-unknown-space").text("space", word))
}

/// The power a question names, or this one.
fn named_power(q: &Words, otherwise: Power) -> Result<Power, Msg> {
    match q.arg("power") {
        "" => Ok(otherwise),
        word => reading::power(word).ok_or_else(|| Msg::new("ask-unknown-power").text("power", word)),
    }
}

/// Does this power defend the space with anything that takes part?
fn fights(b: &Board, p: &Position, space: Space, e: Power) -> bool {
    Company { n: *p.units.of(space, e), ..Company::default() }.units(b.is_sea(space), false) > 0
}

/// `battle`: the odds of a battle as it stands.
fn pending(b: &Board, p: &Position, space: &str, lose: &[String]) -> Result<Answer, Msg> {
    let space = named_space(b, space)?;
    let none = || Msg::new("ask-no-battle").name("space", names::space(b, space));
    let mut fight = odds::fight_at(b, p, space).ok_or_else(none)?;
    let mut taken = [0, 0];
    for id in lose {
        let unknown = || Msg::new("ask-no-such-loss").text("piece", id.as_str());
        let (owner, kind) = scene::on_board(b, p, id).ok_or_else(unknown)?;
        let company = match owner == p.power {
            true => Some(&mut fight.attacker),
            // One company for each owner who defends, in their order.
            false => {
                let defends = |e: &Power| fights(b, p, space, *e);
                let at = p.power.enemies().filter(defends).position(|e| e == owner);
                at.and_then(|i| fight.defenders.get_mut(i))
            }
        };
        let slot = company.and_then(|c| c.n.get_mut(kind.i())).filter(|n| **n > 0).ok_or_else(unknown)?;
        *slot -= 1;
        taken[usize::from(owner != p.power)] += 1;
    }
    let rest = cycle::rest(b, p, space, taken);
    let mut answer = solve_from(b, &fight, Some((p, space)), rest.as_ref())?;
    // Who must fight his way to the beach lands only if he wins there (AA-307).
    let first = odds::landing_zones(p, space) & p.units.hostile(p.power);
    if let Answer::Chances(c) = &mut answer {
        for zone in first.iter() {
            let won =
                odds::fight_at(b, p, zone).and_then(|f| f.summary(b, &mut Solver::new()).ok()).map_or(0.0, |s| s.attacker_wins);
            let text =
                Msg::new("how-sea-first").name("space", names::space(b, zone)).int("percent", (won * 100.0).round() as i64);
            c.how.insert(0, CitedText { text, rule: Some(rule::AA_307) });
        }
    }
    Ok(answer)
}

/// `standing`: what a standing order would answer, until a die is rolled or something else is asked.
fn standing(b: &Board, p: &Position, seat: &str) -> Result<Answer, Msg> {
    let power = reading::power(seat).ok_or_else(|| Msg::new("ask-unknown-power").text("power", seat))?;
    let mut p = p.clone();
    let kind = |p: &Position| p.combat.as_ref().and_then(|c| c.ask.as_ref()).map(std::mem::discriminant);
    let (asked, mut out) = (kind(&p), Vec::new());
    while let Some(a) = combat::by_order(b, &p, power).filter(|_| kind(&p) == asked && out.len() < LONGEST) {
        let mut dice = Dice::seeded(Seed::from_number(0), Vec::new());
        combat::apply(b, &mut p, power, &a, &mut dice, &mut Log::default());
        out.push(serde_json::to_value(a).unwrap_or_default());
        if dice.rolled() > 0 {
            break;
        }
    }
    if out.is_empty() { Err(Msg::new("ask-no-order")) } else { Ok(Answer::Batch(out)) }
}

/// `odds_of`: the odds of an attack on a space as it is held now.
fn attack_on(b: &Board, p: &Position, space: &str, q: &Words) -> Result<Answer, Msg> {
    let space = named_space(b, space)?;
    let by = named_power(q, p.power)?;
    let sea = b.is_sea(space);
    let units = described::attack(q, sea)?;
    let support = described::support(q, sea)?;
    // As his standing order has it, or as the question does.
    let keep_ground = described::flag(q, "land-units-must-survive")? || !sea && p.keeps_ground(by);
    let fight = assault(b, p, &Assault { space, by, units: &units, support, keep_ground });
    if fight.defenders.is_empty() {
        return Err(Msg::new("ask-undefended").name("space", names::space(b, space)));
    }
    solve(b, &fight, Some((p, space)))
}
