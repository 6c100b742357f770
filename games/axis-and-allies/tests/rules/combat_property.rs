//! Random battles always end, never lose count, and go on after a restart as if nothing had happened.
#![allow(clippy::expect_used, reason = "helpers of tests fail their test")]
use crate::support::{Table, game};
use axis_and_allies::{
    Action, Event, Kind, Phase, Position, Power,
    phases::{combat, turn},
    position::{Cargo, Crossing, Flight, LossOrder, Mission, Origin, Ship, ShipRef, SubOrder},
    settings::{AaFiresAt, CasualtiesPer, RetreatOrigins},
    types::Developments,
};
use ironbottom_kernel::{
    Dice, Log, Rng, Rules, ToAct,
    area::{Space, SpaceSet},
    dice::Seed,
};
use std::collections::BTreeSet;

/// One of a set.
fn pick(rng: &mut Rng, set: SpaceSet) -> Option<Space> {
    set.iter().nth(rng.below(set.len().max(1)))
}

fn options(p: &mut Position, rng: &mut Rng) {
    let r = &mut p.rules;
    r.players = 2 + rng.below(4) as u8;
    r.low_luck = rng.one_in(4);
    r.casualties_per = if rng.one_in(3) { CasualtiesPer::Volley } else { CasualtiesPer::Column };
    r.aa_fires_at = if rng.one_in(3) { AaFiresAt::FirstGroup } else { AaFiresAt::EveryAircraft };
    r.retreat_origins = if rng.one_in(3) { RetreatOrigins::SurfaceOnly } else { RetreatOrigins::AnyUnit };
    r.blitzed_aa_still_fires = rng.one_in(2);
    r.orphan_fighters_land_at_once = rng.one_in(2);
    r.allied_passengers_as_casualties = rng.one_in(2);
    r.landing_may_be_forgone = rng.one_in(2);
    r.submarines_may_stay_behind = rng.one_in(2);
    r.battleships_sail_after_support = rng.one_in(2);
    r.suez_from_start_of_turn = rng.one_in(2);
    r.raids_capped_by_value = rng.one_in(2);
    r.air_retreat_from_assaults = rng.one_in(2);
    for s in &mut p.standing {
        s.losses = LossOrder::ALL[rng.below(4)];
        s.subs = [SubOrder::Ask, SubOrder::Stay, SubOrder::Leave][rng.below(3)];
    }
    p.developments = std::array::from_fn(|_| Developments(rng.below(64) as u8));
}

/// A position at the end of combat movement: any mix of attackers and defenders, on land, at sea, landing, with guns and guests.
fn position(rng: &mut Rng) -> Position {
    let b = &game().board;
    let mut p = Table::empty().p;
    options(&mut p, rng);
    p.power = Power::from_index(rng.below(5));
    let me = p.power;
    let foes: Vec<Power> = me.enemies().collect();
    let friends: Vec<Power> = me.allies().collect();
    for s in b.land.iter() {
        if rng.one_in(4) {
            p.territories[s.i()].owner = Some(Power::from_index(rng.below(5)));
        }
    }
    p.ipc = std::array::from_fn(|_| rng.below(12) as u16);
    turn::begin(b, &mut p, &mut Log::default());
    p.phase = Phase::CombatMove;
    for s in p.owned(me).iter() {
        p.units.add(s, me, Kind::Aa, u16::from(rng.one_in(6)));
    }
    let some = |rng: &mut Rng| rng.below(4) as u16;
    for _ in 0..1 + rng.below(3) {
        sea_battle(&mut p, rng, &foes, &friends);
    }
    for _ in 0..1 + rng.below(3) {
        let Some(s) = pick(rng, p.enemy_held(me) & !p.units.occupied(me)) else { continue };
        for foe in &foes {
            for k in [Kind::Infantry, Kind::Armor, Kind::Fighter, Kind::Bomber] {
                let n = some(rng) * u16::from(rng.one_in(2));
                p.units.add(s, *foe, k, n);
            }
        }
        if rng.one_in(2) && p.units.hostile_guns(me).iter().all(|g| g != s) {
            p.units.add(s, foes[rng.below(foes.len())], Kind::Aa, 1);
        }
        let occupied = p.units.hostile(me).has(s);
        if occupied {
            for k in [Kind::Infantry, Kind::Armor] {
                let n = some(rng) * u16::from(rng.one_in(2));
                p.units.add(s, me, k, n);
                p.moved.add(s, k, n);
            }
            let around: Vec<Space> = b.land_near[s.i()].iter().filter(|_| rng.one_in(2)).collect();
            for from in around {
                p.turn.origins.push(Origin { battle: s, from, air: rng.one_in(2) });
            }
        }
        fly(&mut p, rng, s, occupied);
        // Landings from any zone of the coast, hostile or not.
        for zone in b.sea_near[s.i()].iter() {
            for _ in 0..rng.below(3) {
                land(&mut p, rng, zone, s, &friends);
            }
            if rng.one_in(3) {
                p.units.add(zone, me, Kind::Battleship, 1 + some(rng));
            }
        }
    }
    p
}

fn land(p: &mut Position, rng: &mut Rng, zone: Space, to: Space, friends: &[Power]) {
    let me = p.power;
    let owner = if rng.one_in(6) && !p.units.hostile(me).has(zone) && !friends.is_empty() { friends[0] } else { me };
    let cargo = |kind| Some(Cargo { kind, owner: me, fresh: rng_flag(kind), landing: true });
    let cargo = if rng.one_in(2) { [cargo(Kind::Infantry), cargo(Kind::Infantry)] } else { [cargo(Kind::Armor), None] };
    let ship = Ship { cargo, target: Some(to), spent: rng.one_in(2), ..Ship::plain(zone, owner) };
    p.units.add(zone, owner, Kind::Transport, 1);
    p.set_ship(ShipRef::Plain, Ship::plain(zone, owner), ship);
}

fn rng_flag(kind: Kind) -> bool {
    kind == Kind::Armor
}

/// Aircraft to a space, some of them over guns on the way.
fn fly(p: &mut Position, rng: &mut Rng, to: Space, attack: bool) {
    let me = p.power;
    for kind in [Kind::Fighter, Kind::Bomber] {
        for _ in 0..rng.below(3) {
            let raid = kind == Kind::Bomber && rng.one_in(3) && game().board.land.has(to);
            if !attack && !raid {
                continue;
            }
            let mission = if raid { Mission::Raid } else { Mission::Attack };
            let (left, n) = (rng.below(4) as u8, 1 + rng.below(2) as u16);
            p.add_flight(Flight { at: to, kind, left, mission, n });
            let guns = p.units.hostile_guns(me);
            let order = p.turn.crossings.len() as u16;
            for gun in guns.iter().filter(|g| *g != to && rng.one_in(3)) {
                let gunner = me.enemies().find(|e| p.units.guns(*e).has(gun)).expect("a gunner");
                p.turn.crossings.push(Crossing { order, gun, gunner, at: to, kind, left, mission, n });
            }
        }
    }
}

fn sea_battle(p: &mut Position, rng: &mut Rng, foes: &[Power], friends: &[Power]) {
    let b = &game().board;
    let me = p.power;
    // Often the one zone with two islands, which then are the defenders'.
    let isles: SpaceSet = b.sea.iter().filter(|z| (b.coasts[z.i()] & b.islands).len() > 1).collect();
    let among = if rng.one_in(4) { isles } else { b.sea };
    let Some(zone) = pick(rng, among & !p.units.occupied(me)) else { return };
    if isles.has(zone) {
        for s in (b.coasts[zone.i()] & b.islands).iter() {
            p.territories[s.i()].owner = Some(foes[0]);
        }
    }
    let some = |rng: &mut Rng| rng.below(3) as u16 * u16::from(rng.one_in(2));
    for foe in foes {
        for k in [Kind::Battleship, Kind::Carrier, Kind::Transport, Kind::Submarine] {
            let n = some(rng);
            p.units.add(zone, *foe, k, n);
        }
        let decks = foes.iter().map(|f| 2 * p.units.get(zone, *f, Kind::Carrier)).sum::<u16>();
        let used = foes.iter().map(|f| p.units.get(zone, *f, Kind::Fighter)).sum::<u16>();
        let n = rng.below(usize::from(decks - used) + 1) as u16;
        p.units.add(zone, *foe, Kind::Fighter, n);
        if rng.one_in(3) {
            let gun = Cargo { kind: Kind::Aa, owner: *foe, fresh: false, landing: false };
            let ship = Ship { cargo: [Some(gun), None], ..Ship::plain(zone, *foe) };
            p.units.add(zone, *foe, Kind::Transport, 1);
            p.set_ship(ShipRef::Plain, Ship::plain(zone, *foe), ship);
        }
    }
    if !p.units.hostile(me).has(zone) {
        return;
    }
    for k in [Kind::Battleship, Kind::Carrier, Kind::Transport, Kind::Submarine] {
        let n = some(rng);
        p.units.add(zone, me, k, n);
    }
    let mut decks = 2 * p.units.get(zone, me, Kind::Carrier);
    for rider in friends.iter().chain([&me]) {
        let n = rng.below(usize::from(decks) + 1) as u16;
        p.units.add(zone, *rider, Kind::Fighter, n);
        decks -= n;
    }
    fly(p, rng, zone, true);
    let around: Vec<Space> = b.sea_near[zone.i()].iter().filter(|_| rng.one_in(2)).collect();
    for from in around {
        p.turn.origins.push(Origin { battle: zone, from, air: rng.one_in(3) });
    }
}

/// Every unit there is: on the board, aboard, in the air.
fn pieces(p: &Position) -> u32 {
    let board: u32 = Power::ALL.into_iter().flat_map(|o| Kind::PIECES.map(|k| p.units.total(o, k))).sum();
    let aboard = p.ships.iter().map(|s| s.cargo().count() as u32).sum::<u32>();
    board + aboard + p.flights.iter().map(|f| u32::from(f.n)).sum::<u32>()
}

fn count(log: &Log<Event>, of: impl Fn(&Event) -> bool) -> u32 {
    log.events.iter().filter(|e| of(&e.event)).count() as u32
}

/// What must hold whenever somebody is asked, and at the end.
fn sound(p: &Position) {
    for s in &p.ships {
        assert!(p.units.get(s.zone, s.owner, Kind::Transport) > 0, "a ship that is not counted: {s:?}");
    }
    assert!(p.ships.is_sorted() && p.flights.is_sorted());
    assert!(p.flights.iter().all(|f| f.n > 0));
}

/// Plays one position to the end; adds the kinds of actions and events that occurred.
fn play(seed: u64, seen: &mut BTreeSet<&'static str>) {
    let g = game();
    let rng = &mut Rng::new(seed);
    let mut p = position(rng);
    let before = pieces(&p);
    let (mut log, mut dice) = (Log::default(), Dice::seeded(Seed::from_number(seed), Vec::new()));
    combat::begin(&g.board, &mut p, &mut dice, &mut log);
    let mut actions = 0;
    while p.phase == Phase::Combat {
        sound(&p);
        actions += 1;
        assert!(actions < 20_000, "seed {seed}: no end");
        let (ToAct::One(_) | ToAct::Together(_)) = g.to_act(&p) else { panic!("seed {seed}: nobody acts") };
        let seats: Vec<_> = g.to_act(&p).seats().iter().collect();
        assert!(!seats.is_empty(), "seed {seed}: nobody is asked");
        let seat = seats[rng.below(seats.len())];
        let mut legal = Vec::new();
        g.actions(&p, seat, &mut legal);
        assert!(!legal.is_empty(), "seed {seed}: a dead end at {:?}", p.combat);
        for a in &legal {
            g.check(&p, seat, a).unwrap_or_else(|r| panic!("seed {seed}: {a:?} is listed and refused: {r:?}"));
        }
        for other in Power::ALL.into_iter().filter(|o| !seats.contains(&o.seat())) {
            let mut none = Vec::new();
            g.actions(&p, other.seat(), &mut none);
            assert!(none.is_empty(), "seed {seed}: {other:?} is not asked");
            assert!(g.check(&p, other.seat(), &legal[0]).is_err());
        }
        let a = legal[rng.below(legal.len())];
        seen.insert(a.kind());
        // What is not listed is refused: neighbours of a legal action.
        for odd in odd_ones(&a, rng) {
            assert_eq!(legal.contains(&odd), g.check(&p, seat, &odd).is_ok(), "seed {seed}: {odd:?}");
        }
        if rng.one_in(3) {
            let text = serde_json::to_string(&p).expect("written");
            let again: Position = serde_json::from_str(&text).expect("read");
            assert_eq!(again, p, "seed {seed}: lost in writing");
            let mut twin = (again, dice.clone(), Log::default());
            g.apply(&mut twin.0, seat, &a, &mut twin.1, &mut twin.2);
            let mut other = Log::default();
            g.apply(&mut p, seat, &a, &mut dice, &mut other);
            assert_eq!(twin.0, p, "seed {seed}: goes on differently");
            assert_eq!(twin.2.events.len(), other.events.len());
            log.events.extend(other.events);
        } else {
            g.apply(&mut p, seat, &a, &mut dice, &mut log);
        }
        dice.forget();
    }
    sound(&p);
    assert!(p.combat.is_none() && p.turn.crossings.is_empty());
    // Every loss is in the log, and nothing else is gone.
    let gone = count(&log, |e| matches!(e, Event::Lost { .. } | Event::Crashed { .. }));
    assert_eq!(before, pieces(&p) + gone, "seed {seed}: units came or went unseen");
    // Every battle begun has ended, and nobody shares a space with an enemy.
    assert_eq!(
        count(&log, |e| matches!(e, Event::BattleBegan { .. })),
        count(&log, |e| matches!(e, Event::BattleEnded { .. })),
        "seed {seed}"
    );
    let b = &g.board;
    let ships = |o: Power| [Kind::Battleship, Kind::Carrier, Kind::Transport, Kind::Submarine].map(|k| p.units.spaces_with(o, k));
    let fleet = ships(p.power).into_iter().fold(SpaceSet::EMPTY, |a, s| a | s);
    assert!((fleet & p.units.hostile(p.power)).is_empty(), "seed {seed}: a zone is still shared");
    assert!(
        (p.units.occupied(p.power) & b.land & p.units.hostile(p.power)).is_empty(),
        "seed {seed}: a territory is still contested"
    );
    assert!(p.flights.iter().all(|f| f.mission == Mission::Home), "seed {seed}: aircraft not sent home");
    assert!(p.ships.iter().all(|s| s.target.is_none() && s.cargo().all(|c| !c.landing)), "seed {seed}: a landing is left over");
    for side in [p.power, p.power.enemies().next().expect("an enemy")] {
        for zone in b.sea.iter() {
            let n = |k| side.alliance().powers().map(|o| u32::from(p.units.get(zone, o, k))).sum::<u32>();
            assert!(n(Kind::Fighter) <= 2 * n(Kind::Carrier), "seed {seed}: fighters without a deck");
        }
    }
    seen.extend(log.events.iter().map(|e| e.event.kind()));
}

/// Actions near a legal one.
fn odd_ones(a: &Action, rng: &mut Rng) -> Vec<Action> {
    let any = |rng: &mut Rng| Space(rng.below(128) as u8);
    let kind = Kind::PIECES[rng.below(9)];
    let owner = Power::from_index(rng.below(5));
    let mut out = vec![Action::Done, Action::PressOn, Action::Stay, Action::NoRocket, Action::AnswerLoss { agree: true }];
    match *a {
        Action::Lose { left, ship, .. } => {
            out.push(Action::Lose { owner, unit: kind, left, ship });
            out.push(Action::Lose { owner, unit: kind, left: 0, ship: ShipRef::Plain });
            out.push(Action::Lose { owner, unit: Kind::Transport, left: 0, ship: ShipRef::Entry(rng.below(6) as u8) });
        }
        Action::ProposeLoss { ship, .. } => {
            out.push(Action::ProposeLoss { owner, unit: kind, ship });
            out.push(Action::Lose { owner, unit: kind, left: 0, ship });
        }
        Action::Withdraw { n, to } => {
            out.extend([Action::Withdraw { n: n + 1, to }, Action::Withdraw { n: 0, to }, Action::Withdraw { n, to: any(rng) }])
        }
        Action::Retreat { to, leave_subs } => out.extend([
            Action::Retreat { to, leave_subs: !leave_subs },
            Action::Retreat { to: None, leave_subs },
            Action::Retreat { to: Some(any(rng)), leave_subs },
        ]),
        Action::Fight { .. } => out.push(Action::Fight { space: any(rng) }),
        Action::Support { zone, n } => {
            out.push(Action::Support { zone, n: n + 1 });
            out.push(Action::Support { zone: any(rng), n });
        }
        Action::Disembark { go, .. } => out.push(Action::Disembark { zone: any(rng), go }),
        Action::Rocket { gun, target } => {
            out.push(Action::Rocket { gun, target: any(rng) });
            out.push(Action::Rocket { gun: any(rng), target });
        }
        Action::Alight { zone, .. } => out.push(Action::Alight { zone, to: any(rng) }),
        _ => {}
    }
    out
}

#[test]
fn aa_005_212_random_battles_always_end() {
    let mut seen = BTreeSet::new();
    for seed in 0..1_500 {
        play(seed, &mut seen);
    }
    let actions = [
        "rocket",
        "no_rocket",
        "fight",
        "support",
        "disembark",
        "lose",
        "propose_loss",
        "answer_loss",
        "withdraw",
        "stay",
        "press_on",
        "retreat",
        "alight",
    ];
    let events = [
        "aa_fired",
        "rocket_fired",
        "raided",
        "battle_began",
        "fired",
        "fired_low_luck",
        "supported",
        "lost",
        "loss_disputed",
        "withdrew",
        "retreated",
        "air_left",
        "landing_forgone",
        "battle_ended",
        "alighted",
        "crashed",
        "captured",
        "unloaded",
    ];
    for kind in actions.into_iter().chain(events) {
        assert!(seen.contains(kind), "{kind} never occurred");
    }
}
