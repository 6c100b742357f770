//! Tables beside the board.

use crate::names;
use crate::{
    board::Board,
    odds::{self, Company},
    position::{BoardingOrder, LossOrder, Phase, Position, SubOrder},
    types::{Development, Kind, Power},
};
use ironbottom_kernel::{
    Msg,
    scene::{Panel, PanelKind},
};

/// The tables: the powers, standing orders, and the battle in progress.
pub fn panels(b: &Board, p: &Position) -> Vec<Panel> {
    let mut out = vec![powers(b, p), orders(p)];
    if p.phase == Phase::Combat {
        out.extend(battle(b, p));
    }
    out
}

/// Money, level, purchases, developments and capital of each power.
fn powers(b: &Board, p: &Position) -> Panel {
    let row = |power: Power| {
        let id = if power == p.power && p.phase != Phase::Over { "cell-active-power" } else { "cell-power" };
        let bought = if power == p.power { names::counts(&p.turn.bought) } else { Vec::new() };
        let found = Development::ALL.into_iter().filter(|d| p.developments[power.i()].has(*d));
        let capital = match p.owner(b.capital(power)) {
            Some(o) if o == power => Msg::new("capital-free"),
            Some(o) => Msg::new("capital-held").name("power", names::power(o)),
            None => Msg::new("cell-none"),
        };
        vec![
            Msg::new(id).name("power", names::power(power)),
            Msg::number(p.ipc[power.i()]),
            Msg::number(p.level(b, power)),
            Msg::list(bought),
            Msg::list(found.map(|d| Msg::thing(names::development(d)))),
            capital,
        ]
    };
    Panel::table(
        "powers",
        Msg::new("panel-powers"),
        &["head-power", "head-ipc", "head-level", "head-bought", "head-developments", "head-capital"],
        Power::ALL.map(row).to_vec(),
    )
}

/// The standing orders.
fn orders(p: &Position) -> Panel {
    let losses = |o: LossOrder| match o {
        LossOrder::Ask => "standing-ask",
        LossOrder::Cheapest => "standing-cheapest",
        LossOrder::KeepGround => "standing-keep-ground",
        LossOrder::Careful => "standing-careful",
    };
    let subs = |o: SubOrder| match o {
        SubOrder::Ask => "standing-ask",
        SubOrder::Stay => "standing-stay",
        SubOrder::Leave => "standing-leave",
    };
    let boarding = |o: BoardingOrder| match o {
        BoardingOrder::Ask => "standing-ask",
        BoardingOrder::Allow => "standing-allow",
        BoardingOrder::Refuse => "standing-refuse",
    };
    let row = |power: Power| {
        let s = &p.standing[power.i()];
        vec![Msg::thing(names::power(power)), Msg::new(losses(s.losses)), Msg::new(subs(s.subs)), Msg::new(boarding(s.boarding))]
    };
    let seats = Power::ALL.map(|power| power.id().to_owned()).to_vec();
    let heads = ["head-power", "head-losses", "head-subs", "head-boarding"];
    let table = Panel::table("orders", Msg::new("panel-orders"), &heads, Power::ALL.map(row).to_vec());
    Panel { kind: PanelKind::Orders { seats }, ..table }
}

/// The battle board: who fights, and the defender's casualties that still fire in this cycle (AA-010).
fn battle(b: &Board, p: &Position) -> Option<Panel> {
    let battle = p.combat.as_ref()?.battle.as_ref()?;
    let sea = b.is_sea(battle.space);
    let units = |c: &Company, attacking: bool| {
        let mine = Kind::PIECES.into_iter().filter(|k| odds::takes_part(*k, sea, attacking) && c.get(*k) > 0);
        Msg::list(mine.map(|k| names::count(k, c.get(k))))
    };
    let role = |id: &'static str, power: Power| Msg::new(id).name("power", names::power(power));
    let attacker = odds::attackers(b, p, battle.space);
    let mut rows = vec![vec![role("role-attacker", p.power), units(&attacker, true), Msg::new("cell-none")]];
    for e in p.power.enemies() {
        let company = Company { n: *p.units.of(battle.space, e), ..Company::default() };
        let behind = names::counts(&battle.behind[e.i()]);
        if company.units(sea, false) > 0 || !behind.is_empty() {
            rows.push(vec![role("role-defender", e), units(&company, false), Msg::list(behind)]);
        }
    }
    let title = Msg::new("panel-battle").name("space", names::space(b, battle.space)).int("round", battle.cycle);
    let table = Panel::table("battle", title, &["head-side", "head-units", "head-behind"], rows);
    Some(Panel { kind: PanelKind::Battle, ..table })
}
