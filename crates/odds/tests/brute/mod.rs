//! A second, slow opinion: plays a battle die by die over explicit lists of units, round after
//! round, until next to nothing is undecided. Shares no code with the library but the words of the
//! question.

use std::collections::BTreeMap;

use ironbottom_odds::{Battle, Losses, Medium, Outcome, Retreat, Side, UnitClass, Withdrawal};

/// A unit as (group, place in its side's wish list of losses: lower is lost earlier).
type Unit = (usize, usize);
type Units = Vec<Unit>;
type State = (Units, Units);

/// Outcome, attackers left by group, defenders left by group.
pub type End = (Outcome, Vec<u16>, Vec<u16>);

pub struct Brute<'a> {
    battle: &'a Battle,
    /// Ends with their chances.
    pub ends: BTreeMap<End, f64>,
    /// Mean number of rounds.
    pub rounds: f64,
    /// Chance that the attacker wins with a unit on the spot that can hold it.
    pub captures: f64,
    win: BTreeMap<State, f64>,
}

fn class(side: &Side, unit: Unit) -> &UnitClass {
    &side.groups[unit.0]
}

fn list(side: &Side, losses: &Losses) -> Units {
    let mut pool: Vec<usize> = Vec::new();
    for (g, c) in side.groups.iter().enumerate() {
        pool.extend(std::iter::repeat_n(g, usize::from(c.count)));
    }
    let mut out = Units::new();
    if let Losses::Given(steps) = losses {
        for step in steps {
            for _ in 0..step.count {
                if let Some(at) = pool.iter().position(|g| *g == step.group) {
                    pool.remove(at);
                    out.push((step.group, out.len()));
                }
            }
        }
    }
    while !pool.is_empty() {
        let mut pick = 0;
        for at in 1..pool.len() {
            let key = |g: usize| {
                let c = &side.groups[g];
                (c.value, u32::from(c.strength) * u32::from(c.dice), g)
            };
            if key(pool[at]) < key(pool[pick]) {
                pick = at;
            }
        }
        out.push((pool.remove(pick), out.len()));
    }
    out
}

impl<'a> Brute<'a> {
    pub fn play(battle: &'a Battle) -> Brute<'a> {
        let mut brute = Brute { battle, ends: BTreeMap::new(), rounds: 0.0, captures: 0.0, win: BTreeMap::new() };
        let attackers = list(&battle.attacker, &battle.attacker.losses);
        let defenders = list(&battle.defender, &battle.defender.losses);
        let mut starts: BTreeMap<State, f64> = BTreeMap::new();
        brute.guns(attackers, defenders, 1.0, &mut starts);
        brute.all_rounds(starts);
        brute
    }

    /// One die for each attacking aircraft.
    fn guns(&self, a: Units, d: Units, p: f64, out: &mut BTreeMap<State, f64>) {
        let Some(guns) = &self.battle.anti_air else {
            out.insert((a, d), p);
            return;
        };
        let wishes = list(&self.battle.attacker, &guns.losses);
        let air = |u: Unit| class(&self.battle.attacker, u).medium == Medium::Air;
        let aircraft = a.iter().filter(|u| air(**u)).count();
        let hit = f64::from(guns.strength) / f64::from(self.battle.sides);
        for mask in 0u32..1 << aircraft {
            let mut chance = p;
            let mut left = a.clone();
            let mut order = wishes.iter().filter(|u| air(**u));
            for die in 0..aircraft {
                if mask >> die & 1 == 1 {
                    chance *= hit;
                    let group = order.next().unwrap().0;
                    let at = left.iter().position(|u| u.0 == group).unwrap();
                    left.remove(at);
                } else {
                    chance *= 1.0 - hit;
                }
            }
            if chance > 0.0 {
                *out.entry((left, d.clone())).or_default() += chance;
            }
        }
    }

    fn all_rounds(&mut self, starts: BTreeMap<State, f64>) {
        let mut now: BTreeMap<State, f64> = BTreeMap::new();
        for (state, p) in starts {
            let supported = self.battle.support.iter().any(|s| s.shots > 0 && s.strength > 0);
            if state.0.is_empty() || state.1.is_empty() || (!supported && self.stuck(&state)) {
                self.finish(&state, p, &[], &[]);
            } else {
                *now.entry(state).or_default() += p;
            }
        }
        // Units that withdrew, kept apart with the states they left.
        let mut fields: BTreeMap<(State, Units, Units), f64> = BTreeMap::new();
        for (state, p) in now {
            self.rounds += p;
            for (next, q) in self.round(&state, true) {
                self.after_round(1, next, p * q, &mut fields);
            }
        }
        let mut number = 1;
        while fields.values().sum::<f64>() > 1e-13 {
            number += 1;
            let mut later = BTreeMap::new();
            let mut seen: BTreeMap<State, Vec<(State, f64)>> = BTreeMap::new();
            for ((state, a_gone, d_gone), p) in fields {
                self.rounds += p;
                let exits = seen.entry(state.clone()).or_insert_with(|| self.round(&state, false)).clone();
                for (next, q) in exits {
                    self.sort_out(number, next, p * q, &a_gone, &d_gone, &mut later);
                }
            }
            fields = later;
        }
    }

    /// Withdrawals after the first round.
    fn after_round(&mut self, number: u16, (mut a, mut d): State, p: f64, fields: &mut BTreeMap<(State, Units, Units), f64>) {
        let (mut a_gone, mut d_gone) = (Units::new(), Units::new());
        if !a.is_empty() && !d.is_empty() {
            let battle = self.battle;
            if battle.attacker_withdraws == Withdrawal::AfterFirstRound {
                let goes = |u: &Unit| class(&battle.attacker, *u).may_withdraw;
                a_gone = a.iter().copied().filter(goes).collect();
                a.retain(|u| !goes(u));
            }
            if a.is_empty() {
                let end = (Outcome::Retreated, count(&battle.attacker, &a_gone), count(&battle.defender, &d));
                *self.ends.entry(end).or_default() += p;
                return;
            }
            if battle.defender_withdraws == Withdrawal::AfterFirstRound {
                let goes = |u: &Unit| class(&battle.defender, *u).may_withdraw;
                d_gone = d.iter().copied().filter(goes).collect();
                d.retain(|u| !goes(u));
            }
        }
        self.sort_out(number, (a, d), p, &a_gone, &d_gone, fields);
    }

    /// Ends the battle or goes on.
    fn sort_out(
        &mut self,
        number: u16,
        state: State,
        p: f64,
        a_gone: &[Unit],
        d_gone: &[Unit],
        fields: &mut BTreeMap<(State, Units, Units), f64>,
    ) {
        if state.0.is_empty() || state.1.is_empty() || self.stuck(&state) {
            self.finish(&state, p, a_gone, d_gone);
            return;
        }
        let Retreat { after_rounds, below_chance } = self.battle.retreat;
        let leaves =
            after_rounds.is_some_and(|n| number >= n) || below_chance.is_some_and(|least| self.win_chance(&state) < least);
        if leaves {
            let all = |mut units: Units, gone: &[Unit]| {
                units.extend(gone);
                units
            };
            let end = (
                Outcome::Retreated,
                count(&self.battle.attacker, &all(state.0, a_gone)),
                count(&self.battle.defender, &all(state.1, d_gone)),
            );
            *self.ends.entry(end).or_default() += p;
        } else {
            let key = (state, a_gone.to_vec(), d_gone.to_vec());
            *fields.entry(key).or_default() += p;
        }
    }

    fn finish(&mut self, (a, d): &State, p: f64, a_gone: &[Unit], d_gone: &[Unit]) {
        let outcome = match (a.len(), d.len()) {
            (0, 0) => Outcome::NoneLeft,
            (_, 0) => Outcome::AttackerWins,
            (0, _) => Outcome::DefenderWins,
            _ => Outcome::Stalemate,
        };
        let holds = |u: &Unit| class(&self.battle.attacker, *u).holds_ground;
        if d.is_empty() && a.iter().any(holds) {
            self.captures += p;
        }
        let all = |units: &Units, gone: &[Unit]| {
            let mut units = units.clone();
            units.extend(gone);
            units
        };
        let end = (outcome, count(&self.battle.attacker, &all(a, a_gone)), count(&self.battle.defender, &all(d, d_gone)));
        *self.ends.entry(end).or_default() += p;
    }

    fn stuck(&self, (a, d): &State) -> bool {
        let harmless = |side: &Side, units: &Units, other: &Side, targets: &Units| {
            units.iter().all(|u| {
                let c = class(side, *u);
                let reach = targets.iter().any(|t| !c.cannot_hit_air || class(other, *t).medium != Medium::Air);
                c.strength == 0 || c.dice == 0 || !reach
            })
        };
        let (attacker, defender) = (&self.battle.attacker, &self.battle.defender);
        harmless(attacker, a, defender, d) && harmless(defender, d, attacker, a)
    }

    /// The chance to win from here when nobody leaves any more, by recursion over strictly smaller
    /// states.
    fn win_chance(&mut self, state: &State) -> f64 {
        if state.0.is_empty() {
            return 0.0;
        }
        if state.1.is_empty() {
            return 1.0;
        }
        if self.stuck(state) {
            return 0.0;
        }
        if let Some(known) = self.win.get(state) {
            return *known;
        }
        let (mut same, mut sum) = (0.0, 0.0);
        for (next, p) in self.round(state, false) {
            if next == *state {
                same += p;
            } else {
                sum += p * self.win_chance(&next);
            }
        }
        let chance = sum / (1.0 - same);
        self.win.insert(state.clone(), chance);
        chance
    }

    /// All results of one round, die by die.
    fn round(&self, state: &State, first: bool) -> Vec<(State, f64)> {
        let mut table = Table { battle: self.battle, strikers: Vec::new(), dice: Vec::new(), results: BTreeMap::new() };
        if first {
            for s in &self.battle.support {
                for _ in 0..s.shots {
                    table.dice.push((s.strength, false));
                }
            }
        }
        let strikes = table.shots(&self.battle.attacker, &state.0, |c| c.first_strike);
        let others = table.shots(&self.battle.attacker, &state.0, |c| !c.first_strike);
        let supports = table.dice.len();
        table.strikers = (supports..supports + strikes.len()).collect();
        table.dice.extend(strikes);
        table.dice.extend(others);
        let line = Line { front: state.1.clone(), marked: Units::new() };
        table.attacker_die(0, &state.0, line, 1.0);
        table.results.into_iter().collect()
    }
}

/// Defenders during a round.
#[derive(Clone)]
struct Line {
    front: Units,
    marked: Units,
}

struct Table<'a> {
    battle: &'a Battle,
    /// Numbers of the dice whose victims do not fire back.
    strikers: Vec<usize>,
    /// The attacker's dice in order: strength, and if it cannot hit aircraft.
    dice: Vec<(u8, bool)>,
    results: BTreeMap<State, f64>,
}

impl Table<'_> {
    fn shots(&self, side: &Side, units: &Units, part: impl Fn(&UnitClass) -> bool) -> Vec<(u8, bool)> {
        let mut dice = Vec::new();
        for u in units {
            let c = class(side, *u);
            if part(c) && c.strength > 0 {
                for _ in 0..c.dice {
                    dice.push((c.strength, c.cannot_hit_air));
                }
            }
        }
        dice.sort_by_key(|(strength, limited)| (*strength, if *limited { 0 } else { 1 }));
        dice
    }

    fn attacker_die(&mut self, at: usize, a: &Units, line: Line, p: f64) {
        if p <= 0.0 {
            return;
        }
        if at == self.dice.len() {
            let mut firing = line.front.clone();
            firing.extend(&line.marked);
            let answer = self.shots(&self.battle.defender, &firing, |_| true);
            self.defender_die(&answer, a.clone(), &line.front, p);
            return;
        }
        let (strength, limited) = self.dice[at];
        let hit = f64::from(strength) / f64::from(self.battle.sides);
        self.attacker_die(at + 1, a, line.clone(), p * (1.0 - hit));
        let mut after = line;
        if let Some(victim) = self.victim(&self.battle.defender, &after.front, limited, false) {
            let unit = after.front.remove(victim);
            if !self.strikers.contains(&at) {
                after.marked.push(unit);
            }
        }
        self.attacker_die(at + 1, a, after, p * hit);
    }

    fn defender_die(&mut self, dice: &[(u8, bool)], a: Units, d: &Units, p: f64) {
        if p <= 0.0 {
            return;
        }
        let Some(((strength, limited), rest)) = dice.split_first() else {
            *self.results.entry((a, d.clone())).or_default() += p;
            return;
        };
        let hit = f64::from(*strength) / f64::from(self.battle.sides);
        self.defender_die(rest, a.clone(), d, p * (1.0 - hit));
        let mut after = a;
        let keep = self.battle.ground_unit_must_survive;
        if let Some(victim) = self.victim(&self.battle.attacker, &after, *limited, keep) {
            after.remove(victim);
        }
        self.defender_die(rest, after, d, p * hit);
    }

    /// Place of the unit that takes a hit.
    fn victim(&self, side: &Side, units: &Units, limited: bool, keep: bool) -> Option<usize> {
        let leaving = self.battle.attacker_withdraws == Withdrawal::AfterFirstRound;
        let holds = |u: &Unit| class(side, *u).holds_ground;
        let stays = |u: &Unit| holds(u) && !(leaving && class(side, *u).may_withdraw);
        // Whom to keep: one that stays, if there is one.
        let any_stays = units.iter().any(stays);
        let wanted = |u: &Unit| if any_stays { stays(u) } else { holds(u) };
        let ground = units.iter().filter(|u| wanted(u)).count();
        let mut allowed: Vec<usize> =
            (0..units.len()).filter(|at| !limited || class(side, units[*at]).medium != Medium::Air).collect();
        if keep && ground == 1 {
            let others: Vec<usize> = allowed.iter().copied().filter(|at| !wanted(&units[*at])).collect();
            if !others.is_empty() {
                allowed = others;
            }
        }
        allowed.into_iter().min_by_key(|at| units[*at].1)
    }
}

fn count(side: &Side, units: &[Unit]) -> Vec<u16> {
    let mut out = vec![0; side.groups.len()];
    for u in units {
        out[u.0] += 1;
    }
    out
}
