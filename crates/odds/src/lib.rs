//! Exact probabilities of dice battles: pools of dice, and battles of many rounds worked out by
//! recursion over their states, never by simulation.
//!
//! The crate knows no game. Two sides of units fire at each other with dice that hit on a unit's
//! strength or less; what else can happen is described at [`Battle`].
//!
//! ```
//! use ironbottom_odds::{Battle, Solver, UnitClass};
//!
//! // 3 units that hit on 1 and 2 that hit on 3 against 4 that hit on 2.
//! let attacker = vec![UnitClass::land(3, 1, 3), UnitClass::land(2, 3, 5)];
//! let defender = vec![UnitClass::land(4, 2, 3)];
//! let mut solver = Solver::new();
//! let summary = solver.summary(&Battle::new(attacker, defender))?;
//! let sum = summary.attacker_wins + summary.defender_wins + summary.none_left;
//! assert!((sum - 1.0).abs() < 1e-12);
//! # Ok::<(), ironbottom_odds::OddsError>(())
//! ```
//!
//! - [`Solver::summary`] gives chances and means and is meant to be called often; [`Solver::solve`] also
//!   lists every ending with what is left; [`Solver::smallest_force`] turns the question round.
//! - [`hits_pmf`], [`shots_pmf`], [`sum_pmf`] and [`convolve`] are for single rolls.
//!
//! **Exactness.** Everything is added up in `f64` in a fixed order: the same question gives the same
//! bits. The only things left out are numbers of hits with a chance below 1e-20 in one pool, states
//! with a chance below 1e-21 and exchanges of fire with one below 1e-22; chances add up to 1 within
//! 1e-12.
//!
//! **Inside.** `lineup` lays a side out in its order of losses and numbers its states, `grid` is
//! the quick recursion for battles in which all hits fall alike, `general` the one for all others,
//! `solver` leads through the stages of a battle, `force` searches for the smallest force.

mod battle;
mod error;
mod force;
mod general;
mod grid;
mod lineup;
mod outcome;
mod policy;
mod pool;
mod samples;
mod solver;

pub use battle::{AntiAir, Battle, LossStep, Losses, MAX_DICE, MAX_UNITS, Medium, Role, Side, Support, UnitClass};
pub use error::OddsError;
pub use force::{Force, Goal, Measure, smallest_force};
pub use outcome::{Ending, Odds, Outcome, Outlook, Summary};
pub use policy::{Retreat, Withdrawal};
pub use pool::{at_least, convolve, hits_pmf, mean, shots_pmf, sum_pmf};
pub use samples::{bench_amphibious, bench_large, bench_mixed, bench_small};
pub use solver::{Solver, solve, summary};
