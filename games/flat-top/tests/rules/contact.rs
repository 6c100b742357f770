//! The contract in contact: games that begin with fleets, strikes and patrols over the same hexes, so that fights really occur.

use flat_top::{
    Action, Event, FlatTop, Position,
    board::Role,
    phases::{self, airfight, prepare},
    position::{Fuel, Group, Phase, Place},
    types::{Arm, At, Craft, Model, Side},
    view::View,
};
use ironbottom_kernel::{
    Catalog, Dice, Game, GameInfo, Imagine, Log, Msg, Options, Refusal, Rng, Seat, ToAct, Viewer,
    ask::{Answer, Query},
    board::Stage,
    game::SetUpErrors,
    info::OptionValue,
    pack::Pack,
    prompt::Prompt,
    scene::Scene,
};
use ironbottom_testkit::Plan;

/// The same game, begun in the combat of an hour by day or night.
struct InContact {
    game: FlatTop,
    turn: u16,
}

/// Aircraft somewhere over a hex.
fn formation(game: &FlatTop, p: &mut Position, side: Side, at: At, patrol: bool, dice: &mut Dice) {
    let b = &game.board;
    let mut a = prepare::empty_af();
    (a.place, a.shown, a.done, a.launched) = (Place::Hex(at), dice.d6("contact") > 1, true, p.public.turn - 2);
    let fits = |x: &flat_top::board::Aircraft| x.side == side && (!patrol || x.role == Role::Fighter);
    let models: Vec<u8> = (0..b.aircraft.len() as u8).filter(|m| fits(&b.aircraft[*m as usize])).collect();
    for _ in 0..1 + dice.roll("contact", 4) {
        let model = Model(models[usize::from(dice.roll("contact", models.len() as u8)) - 1]);
        let arms: Vec<Arm> = Arm::ALL.into_iter().filter(|x| !patrol && b.model(model).carries(*x)).chain([Arm::None]).collect();
        let arm = arms[usize::from(dice.roll("contact", arms.len() as u8)) - 1];
        let high = dice.d6("contact") > 3;
        let dotted = b.model(model).bases[0];
        let deadline = p.public.turn + u16::from(dice.d6("contact"));
        let n = dice.roll("contact", 9);
        let armed = arm != Arm::None;
        a.add(Group { craft: Craft { model, dotted }, arm, armed, spent: false, high, deadline, fuel: Fuel::Open, n });
    }
    p.side_mut(side).afs.push(a);
}

impl InContact {
    fn meet(&self, p: &mut Position, dice: &mut Dice) {
        let b = &self.game.board;
        p.public.turn = self.turn;
        p.public.phase = Phase::Combat;
        p.public.initiative = Some(if dice.d6("contact") > 3 { Side::Allies } else { Side::Japan });
        for side in Side::ALL {
            let zones = b.scenarios[p.public.scenario as usize].forces[side.i()].tfs.iter();
            let zones: Vec<At> = zones.map(|t| t.zone[0]).collect();
            for (t, at) in p.side_mut(side).tfs.iter_mut().zip(zones) {
                t.at = Some(at);
            }
        }
        // Three hexes at sea, one of them with fleets of both, and a base.
        let hexes: Vec<At> = ["KK40", "MM44", "OO48"].into_iter().filter_map(At::read).chain(b.place("port_moresby")).collect();
        for (side, tf, at) in [(Side::Allies, 0, 0), (Side::Japan, 0, 1), (Side::Allies, 1, 2), (Side::Japan, 1, 2)] {
            if let Some(t) = p.side_mut(side).tfs.get_mut(tf) {
                (t.at, t.water, t.shown) = (Some(hexes[at]), 0, true);
            }
        }
        for at in hexes {
            for side in Side::ALL {
                for patrol in [true, false] {
                    if dice.d6("contact") > 1 {
                        formation(&self.game, p, side, at, patrol, dice);
                    }
                }
            }
        }
        phases::advance(b, p, dice, &mut Log::default());
    }
}

impl Game for InContact {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn info(&self) -> &GameInfo {
        self.game.info()
    }
    fn catalog(&self) -> &Catalog {
        self.game.catalog()
    }
    fn pack(&self) -> &Pack {
        self.game.pack()
    }
    fn set_up(&self, scenario: &str, options: &Options, dice: &mut Dice) -> Result<Position, SetUpErrors> {
        let mut p = self.game.set_up(scenario, options, dice)?;
        self.meet(&mut p, dice);
        Ok(p)
    }
    fn to_act(&self, p: &Position) -> ToAct {
        self.game.to_act(p)
    }
    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.game.actions(p, seat, out);
    }
    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.game.orders(p, seat, out);
    }
    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        self.game.check(p, seat, a)
    }
    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        self.game.apply(p, seat, a, dice, log);
    }
    fn view(&self, p: &Position, viewer: Viewer) -> View {
        self.game.view(p, viewer)
    }
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        self.game.prompt(v, seat, legal)
    }
    fn ask(&self, v: &View, q: &Query) -> Answer {
        self.game.ask(v, q)
    }
    fn ask_apart(&self, q: &Query) -> Answer {
        self.game.ask_apart(q)
    }
    fn stage(&self) -> Stage {
        self.game.stage()
    }
    fn scene(&self, v: &View) -> Scene {
        self.game.scene(v)
    }
    fn notation(&self, v: &View, a: &Action) -> String {
        self.game.notation(v, a)
    }
    fn tell(&self, e: &Event) -> Msg {
        self.game.tell(e)
    }
    fn opens_turn(&self, e: &Event) -> bool {
        self.game.opens_turn(e)
    }
    fn action_kind(&self, a: &Action) -> &'static str {
        self.game.action_kind(a)
    }
    fn event_kind(&self, e: &Event) -> &'static str {
        self.game.event_kind(e)
    }
    fn round(&self, p: &Position) -> u32 {
        self.game.round(p)
    }
    fn turn(&self, p: &Position) -> Option<Seat> {
        self.game.turn(p)
    }
    fn has_secrets(&self) -> bool {
        true
    }
}

impl Imagine for InContact {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        self.game.imagine(v, rng)
    }
    fn disguise(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        self.game.disguise(p, viewer, rng)
    }
}

fn prove(turn: u16, seed: u64, games: u32) -> ironbottom_testkit::Report {
    let game = InContact { game: FlatTop::built_in().unwrap(), turn };
    let mut plan = Plan::new("coral_sea_battle").games(games).seed(seed).option("hours", OptionValue::Number(turn.into()));
    (plan.deep_every, plan.pairs_every, plan.undo_every) = (9, 9, 5);
    ironbottom_testkit::prove_by(game, &plan)
}

#[test]
fn in_contact_by_day() {
    let report = prove(9, 1, 16);
    let actions = ["engage", "intercept", "want", "assign", "fuel", "shoot", "fall", "strike", "flak", "decline"];
    let missing: Vec<_> = actions.iter().filter(|k| !report.action_kinds.contains_key(*k)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let events = ["fight", "met", "air-fire", "downed", "named", "raid", "flak", "bombs"];
    let missing: Vec<_> = events.iter().filter(|k| !report.event_kinds.contains_key(*k)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn in_contact_by_night() {
    prove(4, 40, 4);
}

#[test]
fn in_contact_roles_are_whole() {
    // Every model is something at every altitude.
    let game = FlatTop::built_in().unwrap();
    let b = &game.board;
    for m in 0..b.aircraft.len() as u8 {
        let mut a = prepare::empty_af();
        let craft = Craft { model: Model(m), dotted: false };
        a.add(Group { craft, arm: Arm::None, armed: false, spent: false, high: true, deadline: 9, fuel: Fuel::Open, n: 1 });
        assert_ne!(airfight::job(b, &a, &a.groups[0]), airfight::Job::Escort);
    }
}
