//! The same game begun where chapter 19 begins: both fleets on the map in one hex, before a base. For the proof of the contract, so that
//! random games come to surface combat, shelling, losses aboard, unloading and the fall of a base.

use flat_top::{
    Action, Event, FlatTop, Position, View,
    position::{AirStep, Anchor, Phase},
    types::Side,
};
use ironbottom_kernel::{
    Catalog, Dice, Game, GameInfo, Imagine, Log, Msg, Options, Refusal, Rng, Seat, SetUpErrors, ToAct, Viewer,
    ask::{Answer, Query},
    board::Stage,
    info::OptionValue,
    pack::Pack,
    prompt::Prompt,
    scene::Scene,
};
use ironbottom_testkit::Plan;

struct GunRange(FlatTop);

impl Game for GunRange {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn info(&self) -> &GameInfo {
        self.0.info()
    }
    fn catalog(&self) -> &Catalog {
        self.0.catalog()
    }
    fn pack(&self) -> &Pack {
        self.0.pack()
    }
    fn set_up(&self, scenario: &str, options: &Options, dice: &mut Dice) -> Result<Position, SetUpErrors> {
        let mut p = self.0.set_up(scenario, options, dice)?;
        p.public.clouds.clear();
        // Japan is about to end its half of air movement: then there is combat.
        p.public.phase = Phase::Air(Side::Japan, AirStep::TakeOff);
        p.public.initiative = Some(Side::Allies);
        for force in &mut p.sides {
            for t in &mut force.tfs {
                t.shown = true;
            }
            // Large ships are damaged already, so that some go down.
            for s in &mut force.ships {
                s.hits = if s.fd > 4 { s.fd / 2 } else { 0 };
                if s.anchor == Anchor::Up && s.fd == 3 {
                    s.anchor = Anchor::Down;
                }
            }
        }
        Ok(p)
    }
    fn to_act(&self, p: &Position) -> ToAct {
        self.0.to_act(p)
    }
    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.0.actions(p, seat, out);
    }
    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.0.orders(p, seat, out);
    }
    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        self.0.check(p, seat, a)
    }
    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        self.0.apply(p, seat, a, dice, log);
    }
    fn view(&self, p: &Position, viewer: Viewer) -> View {
        self.0.view(p, viewer)
    }
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        self.0.prompt(v, seat, legal)
    }
    fn ask(&self, v: &View, q: &Query) -> Answer {
        self.0.ask(v, q)
    }
    fn ask_apart(&self, q: &Query) -> Answer {
        self.0.ask_apart(q)
    }
    fn stage(&self) -> Stage {
        self.0.stage()
    }
    fn scene(&self, v: &View) -> Scene {
        self.0.scene(v)
    }
    fn notation(&self, v: &View, a: &Action) -> String {
        self.0.notation(v, a)
    }
    fn tell(&self, e: &Event) -> Msg {
        self.0.tell(e)
    }
    fn action_kind(&self, a: &Action) -> &'static str {
        self.0.action_kind(a)
    }
    fn event_kind(&self, e: &Event) -> &'static str {
        self.0.event_kind(e)
    }
    fn round(&self, p: &Position) -> u32 {
        self.0.round(p)
    }
    fn turn(&self, p: &Position) -> Option<Seat> {
        self.0.turn(p)
    }
    fn has_secrets(&self) -> bool {
        true
    }
}

impl Imagine for GunRange {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        self.0.imagine(v, rng)
    }
    fn disguise(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        self.0.disguise(p, viewer, rng)
    }
}

#[test]
fn within_gun_range_the_contract_holds() {
    let mut pack = flat_top::built_in_pack();
    pack.0.insert("scenarios.toml".to_owned(), include_str!("gunrange.toml").to_owned());
    let game = GunRange(FlatTop::new(pack).unwrap_or_else(|e| panic!("{:#?}", e.0)));
    let mut plan = Plan::new("gun_range").games(20).option("hours", OptionValue::Number(2));
    (plan.deep_every, plan.pairs_every) = (5, 5);
    let report = ironbottom_testkit::prove_by(game, &plan);
    for kind in ["want", "line", "face", "gun", "torpedo", "shell", "reply", "lose"] {
        assert!(report.action_kinds.contains_key(kind), "{kind} was never done: {:?}", report.action_kinds);
    }
    for kind in ["faces", "shells", "damaged", "sunk", "base-hit", "captured", "downed"] {
        assert!(report.event_kinds.contains_key(kind), "{kind} never happened: {:?}", report.event_kinds);
    }
}
