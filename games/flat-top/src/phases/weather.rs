//! 6: wind, clouds, storms.

use crate::{
    board::{Board, Clouds},
    event::Event,
    position::{Cloud, Position},
    rule,
    types::{At, Dir, Sky},
};
use ironbottom_kernel::{Dice, Log};

/// FT-364, FT-032: from the directional hex, a die gives distance and direction; none: off the map (FT-450).
fn thrown(b: &Board, sector: u8, die: u8) -> Option<At> {
    walk(b.sectors[sector as usize], Dir::number(die), die)
}

fn walk(from: At, dir: Dir, steps: u8) -> Option<At> {
    (0..steps).try_fold(from, |at, _| at.step(dir))
}

/// FT-030, FT-032, FT-033, FT-034: the clouds of the opening.
pub fn set_up(b: &Board, clouds: Clouds, dice: &mut Dice) -> Vec<Cloud> {
    let mut all = Vec::new();
    for sector in 0..8u8 {
        match clouds {
            Clouds::Scattered => {
                for _ in 0..4 {
                    all.push(Cloud { sector, at: thrown(b, sector, dice.d6("clouds")) });
                }
            }
            Clouds::Front => {
                let die = dice.d6("clouds");
                let middle = b.sectors[sector as usize];
                for start in [Some(middle), walk(middle, Dir::Ne, 5), walk(middle, Dir::Sw, 5)] {
                    let at = start.and_then(|at| walk(at, Dir::number(die), die));
                    // It drifts with the wind of the sector it lies in (R7), be it the next.
                    all.push(Cloud { sector: at.map_or(sector, |at| b.hex(at).sector), at });
                }
            }
        }
    }
    all
}

/// FT-029, FT-031, FT-035: the weather phase of every turn but the first.
pub fn weather(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    let hour = p.public.hour(b);
    if b.charts.wind_check & (1 << hour) != 0 {
        for sector in 0..8u8 {
            let from = dice.rolled();
            let die = dice.d6("wind");
            let wind = &mut p.public.winds[sector as usize];
            *wind = wind.turned(b.charts.wind[die as usize - 1]);
            let dir = *wind;
            log.rolled(rule::FT_031, Event::Wind { sector, die, dir }, from, dice);
        }
    }
    if p.public.turn % 2 == 1 {
        drift(b, p, dice, log);
    }
}

/// FT-035, FT-036: every marker goes one hex with the wind of its sector; one that leaves it is placed anew.
fn drift(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    log.event(rule::FT_035, Event::Drifted);
    // Markers that come back on the way do not drift at once.
    let before = p.public.clouds.clone();
    for (i, cloud) in before.iter().enumerate() {
        let Cloud { sector, at: Some(at) } = *cloud else { continue };
        match at.step(p.public.winds[sector as usize]) {
            Some(to) if b.hex(to).sector == sector => p.public.clouds[i].at = Some(to),
            _ => {
                place_anew(b, p, i, sector, dice, log);
                // FT-450: markers of the sector that lie out of play come back by the same roll.
                for j in 0..p.public.clouds.len() {
                    if j != i && p.public.clouds[j] == (Cloud { sector, at: None }) {
                        place_anew(b, p, j, sector, dice, log);
                    }
                }
            }
        }
    }
}

/// FT-036, FT-037, FT-365: the Cloud Movement Table gives the sector, then it is thrown as a scattered one.
fn place_anew(b: &Board, p: &mut Position, i: usize, from: u8, dice: &mut Dice, log: &mut Log<Event>) {
    let first = dice.rolled();
    let sector = b.charts.clouds[from as usize][dice.d6("cloud-sector") as usize - 1];
    let die = dice.d6("clouds");
    let at = thrown(b, sector, die);
    p.public.clouds[i] = Cloud { sector, at };
    log.rolled(rule::FT_036, Event::Cloud { sector, at, die }, first, dice);
}

/// FT-049: who begins the turn in a storm; FT-061: which formations begin it in cloud.
pub fn mark_storms(b: &Board, p: &mut Position) {
    let Position { public, sides, .. } = p;
    for force in sides {
        for tf in &mut force.tfs {
            tf.storm = tf.at.is_some_and(|at| public.sky(b, at) == Sky::Storm);
        }
        for af in &mut force.afs {
            af.storm = matches!(af.place, crate::position::Place::Hex(at) if public.sky(b, at) == Sky::Storm);
            af.cloud = match af.place {
                crate::position::Place::Hex(at) if public.rules.reads_since(2) => Some(public.sky(b, at) != Sky::Clear),
                _ => None,
            };
        }
    }
}
