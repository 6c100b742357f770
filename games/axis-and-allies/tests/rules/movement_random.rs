//! Random play of both movement phases from random positions: what is listed is legal and nothing else is, nothing that was begun becomes
//! impossible, nobody is ever stuck, no unit gets lost, and whoever flew out can come home if all goes well.
use crate::support::{Table, game, moves::census};
use axis_and_allies::{
    Action, Event, Kind, Phase, Position, Power,
    phases::{combat_move, control, neutral, noncombat, turn},
    position::{BoardingOrder, Cargo, Complex, Mission, Ship, ShipRef},
    settings::StackLimit,
    types::Developments,
};
use ironbottom_kernel::{
    Dice, Log, Rng, Rules,
    area::{Space, SpaceSet},
};

const LAND: [Kind; 4] = [Kind::Infantry, Kind::Armor, Kind::Fighter, Kind::Bomber];

/// A position before the turn of some power: anything anywhere, as far as the rules allow.
fn scatter(rng: &mut Rng) -> Position {
    let b = &game().board;
    let mut p = Table::empty().p;
    let r = &mut p.rules;
    r.split_assault_per_transport = rng.one_in(3);
    r.loading_only_for_assaults = rng.one_in(3);
    r.suez_from_start_of_turn = rng.one_in(3);
    r.unload_after_sea_battle = rng.one_in(3);
    r.blitzed_aa_still_fires = rng.one_in(3);
    r.strict_neutrals = rng.one_in(6);
    r.naval_placement_in_enemy_zones = rng.one_in(3);
    r.stack_limits = [StackLimit::Off, StackLimit::Carriers, StackLimit::Carriers, StackLimit::Full][rng.below(4)];
    let crowd = r.naval_placement_in_enemy_zones;
    for s in &mut p.standing {
        s.boarding = [BoardingOrder::Ask, BoardingOrder::Allow, BoardingOrder::Refuse][rng.below(3)];
    }
    p.developments = std::array::from_fn(|_| Developments(rng.below(64) as u8));
    p.ipc = std::array::from_fn(|_| if rng.one_in(2) { rng.below(3) } else { rng.below(14) } as u16);
    p.round = 2;
    let sparse = 1 + rng.below(3);
    for s in b.land.iter() {
        if (b.neutral.has(s) && rng.one_in(5)) || (!b.neutral.has(s) && rng.one_in(3)) {
            p.territories[s.i()].owner = Some(Power::from_index(rng.below(5)));
        }
        let Some(owner) = p.owner(s) else { continue };
        if rng.one_in(6) {
            p.territories[s.i()].complex = Some(Complex::New);
        }
        let friends: Vec<Power> = owner.alliance().powers().collect();
        if rng.one_in(4) {
            p.units.add(s, friends[rng.below(friends.len())], Kind::Aa, 1);
        }
        for power in friends {
            for k in LAND {
                if rng.one_in(if power == owner { 2 } else { 8 } * sparse) {
                    p.units.add(s, power, k, 1 + rng.below(3) as u16);
                }
            }
        }
    }
    let mut stacks = [0; 5];
    for z in b.sea.iter() {
        if !rng.one_in(1 + sparse) {
            continue;
        }
        let first = Power::from_index(rng.below(5));
        for power in Power::ALL {
            let here = power == first || !power.is_enemy(first) && rng.one_in(3) || crowd && rng.one_in(8);
            if here {
                fleet(&mut p, rng, z, power, &mut stacks[power.i()]);
            }
        }
        for power in Power::ALL {
            let decks: u16 = power.alliance().powers().map(|q| 2 * p.units.get(z, q, Kind::Carrier)).sum();
            let taken: u16 = power.alliance().powers().map(|q| p.units.get(z, q, Kind::Fighter)).sum();
            let n = rng.below(1 + usize::from(decks - taken)) as u16;
            p.units.add(z, power, Kind::Fighter, n);
        }
    }
    p
}

/// Ships of one power in a zone, some transports laden with its own or an ally's units.
fn fleet(p: &mut Position, rng: &mut Rng, z: Space, power: Power, stacks: &mut usize) {
    for k in [Kind::Battleship, Kind::Carrier, Kind::Submarine] {
        if k == Kind::Carrier && *stacks == 2 && p.rules.stack_limits != StackLimit::Off {
            continue;
        }
        if rng.one_in(3) {
            *stacks += usize::from(k == Kind::Carrier);
            p.units.add(z, power, k, 1 + rng.below(2) as u16);
        }
    }
    for _ in 0..rng.below(3) {
        p.units.add(z, power, Kind::Transport, 1);
        let plain = Ship::plain(z, power);
        let mut ship = plain;
        let friends: Vec<Power> = power.alliance().powers().collect();
        for i in 0..2 {
            let kind = [Kind::Infantry, Kind::Infantry, Kind::Armor, Kind::Aa][rng.below(4)];
            if rng.one_in(2) && ship.has_room(kind) {
                let owner = if rng.one_in(2) { power } else { friends[rng.below(friends.len())] };
                ship.cargo[i] = Some(Cargo { kind, owner, fresh: false, landing: false });
            }
        }
        ship.cargo.sort_by_key(|c| c.is_none());
        p.set_ship(ShipRef::Plain, plain, ship);
    }
}

/// Some of the actions seen so far, in whatever position.
struct Corpus(Vec<Action>);

impl Corpus {
    fn add(&mut self, rng: &mut Rng, legal: &[Action]) {
        let a = legal[rng.below(legal.len())];
        if self.0.len() < 4000 {
            self.0.push(a);
        } else {
            let i = rng.below(self.0.len());
            self.0[i] = a;
        }
    }

    /// Listed and checked are the same thing, also for actions of other positions and for spoilt ones.
    fn agree(&self, rng: &mut Rng, p: &Position, legal: &[Action]) {
        let g = game();
        let seat = p.power.seat();
        for _ in 0..40 {
            let a = &legal[rng.below(legal.len())];
            assert!(g.check(p, seat, a).is_ok(), "listed but refused: {a:?} {:?}", g.check(p, seat, a));
        }
        for _ in 0..60 {
            let a = match rng.below(3) {
                0 if !self.0.is_empty() => self.0[rng.below(self.0.len())],
                _ if !legal.is_empty() => {
                    let a = legal[rng.below(legal.len())];
                    spoil(rng, a)
                }
                _ => continue,
            };
            let checked = g.check(p, seat, &a);
            assert_eq!(legal.binary_search(&a).is_ok(), checked.is_ok(), "{a:?}: {checked:?}");
        }
    }
}

/// Changes one thing about an action.
fn spoil(rng: &mut Rng, a: Action) -> Action {
    let b = &game().board;
    let mut a = a;
    let space = Space(rng.below(b.spaces.len()) as u8);
    let near = |s: Space, rng: &mut Rng| b.map.near(s).iter().nth(rng.below(b.map.near(s).len())).unwrap_or(s);
    let which = rng.below(7);
    match &mut a {
        Action::March { unit, n, from, via, to } => match which {
            0 => *unit = Kind::PIECES[rng.below(9)],
            1 => *n = rng.below(4) as u16,
            2 => *from = space,
            3 => *via = if rng.one_in(2) { None } else { Some(near(*to, rng)) },
            4 => *to = space,
            _ => *to = near(via.unwrap_or(*from), rng),
        },
        Action::Sail { unit, n, from, via, to, own_riders, allied_riders } => match which {
            0 => *unit = Kind::PIECES[rng.below(9)],
            1 => *n = rng.below(4) as u16,
            2 => *from = near(*from, rng),
            3 => *via = if rng.one_in(2) { None } else { Some(near(*to, rng)) },
            4 => *to = near(via.unwrap_or(*from), rng),
            5 => *own_riders = rng.below(4) as u16,
            _ => allied_riders[rng.below(5)] = rng.below(3) as u16,
        },
        Action::Fly { unit, from, left, to, cost, raid, over } => match which {
            0 => *unit = if *unit == Kind::Fighter { Kind::Bomber } else { Kind::Fighter },
            1 => *from = near(*from, rng),
            2 => *left = rng.below(9) as u8,
            3 => *to = near(*to, rng),
            4 => *cost = rng.below(9) as u8,
            5 => *raid = !*raid,
            _ => over.add(space),
        },
        Action::Load { unit, from, zone, owner, ship } => match which {
            0 => *unit = Kind::PIECES[rng.below(9)],
            1 => *from = near(*zone, rng),
            2 => *zone = near(*from, rng),
            3 => *owner = Power::from_index(rng.below(5)),
            4 => *ship = ShipRef::Plain,
            _ => *ship = ShipRef::Entry(rng.below(8) as u8),
        },
        Action::Steam { from, ship, to } => match which {
            0 => *from = near(*from, rng),
            1 => *to = near(*from, rng),
            2 => *ship = ShipRef::Plain,
            3 => *to = space,
            _ => *ship = ShipRef::Entry(rng.below(8) as u8),
        },
        Action::Unload { zone, owner, ship, unit, to } => match which {
            0 => *zone = near(*zone, rng),
            1 => *owner = Power::from_index(rng.below(5)),
            2 => *ship = ShipRef::Plain,
            3 => *unit = Kind::PIECES[rng.below(9)],
            4 => *to = near(*zone, rng),
            _ => *ship = ShipRef::Entry(rng.below(8) as u8),
        },
        _ => {}
    }
    a
}

fn legal(p: &Position) -> Vec<Action> {
    let seat = if let Some(b) = &p.boarding { b.owner.seat() } else { p.power.seat() };
    let mut out = Vec::new();
    game().actions(p, seat, &mut out);
    out
}

fn apply(p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let seat = if let Some(b) = &p.boarding { b.owner.seat() } else { p.power.seat() };
    game().apply(p, seat, a, &mut Dice::scripted(&[]), log);
}

/// Plays the phase at hand up to the point where it would be ended.
fn play_phase(rng: &mut Rng, p: &mut Position, corpus: &mut Corpus, patience: usize) -> usize {
    let phase = p.phase;
    for step in 0.. {
        assert!(step < 3000, "the phase does not end");
        let list = legal(p);
        assert!(!list.is_empty(), "nothing is legal");
        assert!(combat_move::completable(&game().board, p), "cannot be completed");
        if p.boarding.is_none() {
            if rng.one_in(4) {
                corpus.agree(rng, p, &list);
            }
            corpus.add(rng, &list);
        }
        let a = list[rng.below(list.len())];
        let done = list.last() == Some(&Action::Done);
        if done && (a == Action::Done || step > patience) {
            return step;
        }
        let before = census(p);
        let mut log = Log::default();
        apply(p, &a, &mut log);
        assert_eq!(census(p), before, "{a:?} changes the number of units");
        assert_eq!(p.phase, phase);
        sane(p);
    }
    0
}

/// What holds in every position.
fn sane(p: &Position) {
    let b = &game().board;
    assert!(p.ships.is_sorted());
    for s in b.land.iter().chain(b.sea.iter()) {
        let guns: u16 = Power::ALL.into_iter().map(|q| p.units.get(s, q, Kind::Aa)).sum();
        assert!(guns <= 1, "two guns in {s:?}");
        for k in Kind::PIECES {
            assert!(k == Kind::Transport || p.moved.get(s, k) <= p.units.get(s, p.power, k), "{k:?} moved in {s:?}");
            let count: u16 = Power::ALL.into_iter().map(|q| p.units.get(s, q, k)).sum();
            let place = if b.is_sea(s) { k.is_ship() || k == Kind::Fighter } else { !k.is_ship() };
            assert!(count == 0 || place, "{k:?} in {s:?}");
        }
        for q in Power::ALL {
            let entries = p.ships.iter().filter(|x| x.zone == s && x.owner == q).count();
            assert!(entries <= usize::from(p.units.get(s, q, Kind::Transport)));
        }
        if b.is_sea(s) {
            for side in [Power::Germany, Power::Uk] {
                let n = |k| -> u16 { side.alliance().powers().map(|q| p.units.get(s, q, k)).sum() };
                assert!(n(Kind::Fighter) <= 2 * n(Kind::Carrier), "fighters without a deck in {s:?}");
            }
        }
    }
    for ship in &p.ships {
        let kinds: Vec<Kind> = ship.cargo().map(|c| c.kind).collect();
        assert!(matches!(kinds[..], [] | [_] | [Kind::Infantry, Kind::Infantry]), "{kinds:?} in one transport");
    }
}

/// All battles are won without a loss.
fn win_all(p: &mut Position) {
    let b = &game().board;
    let me = p.power;
    let log = &mut Log::default();
    let mut mine = p.units.occupied(me);
    for f in p.flights.iter().filter(|f| f.mission == Mission::Attack) {
        mine.add(f.at);
    }
    let landing: SpaceSet = p.ships.iter().filter(|s| s.cargo().any(|c| c.landing)).filter_map(|s| s.target).collect();
    for s in ((mine | landing) & p.units.hostile(me)).iter() {
        for q in me.enemies() {
            for k in Kind::PIECES.into_iter().filter(|k| *k != Kind::Aa) {
                let n = p.units.get(s, q, k);
                p.units.remove(s, q, k, n);
            }
            p.ships.retain(|x| x.zone != s || x.owner != q);
        }
        if b.is_sea(s) {
            p.turn.sea_fought.add(s);
            for k in [Kind::Battleship, Kind::Carrier, Kind::Submarine] {
                let n = p.unmoved(s, k);
                p.moved.add(s, k, n);
            }
            while p.plain_transports(s, me) > 0 {
                p.set_ship(ShipRef::Plain, Ship::plain(s, me), Ship { spent: true, ..Ship::plain(s, me) });
            }
            for x in p.ships.iter_mut().filter(|x| x.zone == s && x.owner == me) {
                x.spent = true;
            }
            p.ships.sort_unstable();
        } else if p.units.get(s, me, Kind::Infantry) + p.units.get(s, me, Kind::Armor) > 0 {
            control::take(b, p, s, log);
        }
    }
    for i in 0..p.ships.len() {
        let mut ship = p.ships[i];
        for c in &mut ship.cargo {
            let Some(x) = c.filter(|x| x.landing) else { continue };
            let Some(t) = ship.target else { panic!("a landing without a target") };
            assert_eq!(x.owner, me);
            p.units.add(t, me, x.kind, 1);
            p.moved.add(t, x.kind, 1);
            if p.owner(t).is_none() {
                neutral::check(p, 1).expect("the money was kept aside");
                neutral::violate(b, p, t, log);
            } else {
                control::take(b, p, t, log);
            }
            *c = None;
            ship.unloaded = true;
        }
        ship.cargo.sort_by_key(|c| (c.is_none(), *c));
        p.ships[i] = ship;
    }
    p.ships.sort_unstable();
}

/// One turn's movement of a random power; `win`: its battles go as well as they can.
fn turn_of_moves(seed: u64, corpus: &mut Corpus, win: bool) -> (usize, usize) {
    let mut rng = Rng::new(seed);
    println!("seed {seed}");
    let mut p = scatter(&mut rng);
    p.power = Power::from_index(rng.below(5));
    turn::begin(&game().board, &mut p, &mut Log::default());
    combat_move::begin(&game().board, &mut p, &mut Log::default());
    sane(&p);
    let patience = rng.below(120);
    let steps = play_phase(&mut rng, &mut p, corpus, patience);
    let flown = p.flights.iter().map(|f| usize::from(f.n)).sum::<usize>();
    // The end of the phase, without what combat does.
    for s in &mut p.ships {
        s.spent |= s.steps > 0 || s.loaded || s.unloaded || s.target.is_some();
    }
    p.ships.sort_unstable();
    if win {
        win_all(&mut p);
        sane(&p);
    } else {
        // Nothing is resolved, carriers go down and aircraft are lost: phase 4 must cope with anything.
        for z in game().board.sea.iter().filter(|_| rng.one_in(3)) {
            for k in [Kind::Carrier, Kind::Fighter] {
                let n = p.units.get(z, p.power, k);
                let moved = p.moved.get(z, k);
                if p.power.allies().all(|a| p.units.get(z, a, Kind::Fighter) == 0) {
                    p.units.remove(z, p.power, k, n);
                    p.moved.remove(z, k, moved);
                }
            }
        }
    }
    noncombat::begin(&game().board, &mut p, &mut Log::default());
    let patience = rng.below(200);
    play_phase(&mut rng, &mut p, corpus, patience);
    let lost = p.flights.iter().map(|f| usize::from(f.n)).sum::<usize>();
    assert!(!win || lost == 0, "seed {seed}: {lost} of {flown} do not come home: {:?}", p.flights);
    assert!(p.phase == Phase::NonCombatMove && steps < 3000);
    (flown, lost)
}

#[test]
fn aa_129_134_136_whoever_flew_out_can_come_home_if_all_goes_well() {
    let mut corpus = Corpus(Vec::new());
    let mut flown = 0;
    for seed in 0..150 {
        flown += turn_of_moves(seed, &mut corpus, true).0;
    }
    assert!(flown > 300, "only {flown} flights");
}

#[test]
fn aa_121_153_in_any_trouble_the_phases_go_on_and_end() {
    let mut corpus = Corpus(Vec::new());
    let (mut flown, mut lost) = (0, 0);
    for seed in 1000..1150 {
        let (f, l) = turn_of_moves(seed, &mut corpus, false);
        flown += f;
        lost += l;
    }
    assert!(lost > 0 && lost < flown / 2, "{lost} of {flown} lost");
}
