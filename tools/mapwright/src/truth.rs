//! Is the board true? What touches on it must be what the table calls neighbours, except where a link or a wall is drawn.

use crate::raster::Grid;
use crate::regions::Regions;
use crate::regions::input::{Kind, Source};
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

/// Shortest border between two sea zones that counts as contact, in units.
const SEA_CONTACT: f64 = 4.0;
/// Shortest border with land that counts as contact.
const LAND_CONTACT: f64 = 2.0;
/// Two spaces that are no neighbours may share this much: a corner where borders meet.
const CORNER: f64 = 2.0;

/// Two spaces, the smaller number first.
pub type Pair = (usize, usize);

/// Puts a pair in order.
pub fn pair(a: usize, b: usize) -> Pair {
    if a < b { (a, b) } else { (b, a) }
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Truth {
    /// Pairs of neighbours in the table.
    pub pairs: usize,
    /// Shown by contact.
    pub contact: BTreeSet<Pair>,
    /// Shown by a link.
    pub linked: BTreeSet<Pair>,
    /// Shown by nothing.
    pub missing: BTreeSet<Pair>,
    /// Contacts behind a wall.
    pub walled: BTreeSet<Pair>,
    /// Contacts that must not be.
    pub wrong: BTreeSet<Pair>,
    /// Links and walls of the input that show nothing.
    pub idle: BTreeSet<Pair>,
    /// Length of every border between two spaces in play, in units.
    pub length: BTreeMap<Pair, f64>,
}

/// Length of the borders between all labels, in units.
pub fn borders(grid: &Grid, labels: &[i16]) -> BTreeMap<(i16, i16), f64> {
    let mut found: BTreeMap<(i16, i16), f64> = BTreeMap::new();
    for i in 0..grid.len() {
        let (x, y) = ((i % grid.width) as i64, (i / grid.width) as i64);
        for j in [grid.at(x + 1, y), grid.at(x, y + 1)].into_iter().flatten() {
            let (a, b) = (labels[i], labels[j]);
            if a != b {
                *found.entry((a.min(b), a.max(b))).or_default() += grid.cell;
            }
        }
    }
    found
}

impl Truth {
    /// Step 12: compares the board with the table.
    pub fn find(source: &Source, regions: &Regions) -> Result<Self> {
        let mut this = Self::default();
        let count = source.spaces.len();
        for ((a, b), length) in borders(&regions.grid, &regions.labels) {
            if let (Ok(a), Ok(b)) = (usize::try_from(a), usize::try_from(b))
                && b < count
            {
                this.length.insert(pair(a, b), length);
            }
        }
        let mut links = BTreeSet::new();
        for link in &source.anchors.link {
            links.insert(pair(source.number(&link.a)?, source.number(&link.b)?));
        }
        let mut walls = BTreeSet::new();
        for wall in &source.anchors.wall {
            walls.insert(pair(source.number(&wall.a)?, source.number(&wall.b)?));
        }
        let mut table = BTreeSet::new();
        for (a, others) in source.neighbours.iter().enumerate() {
            table.extend(others.iter().map(|&b| pair(a, b)));
        }
        this.pairs = table.len();
        let sea = |n: usize| source.spaces[n].kind == Kind::Sea;
        for &p in &table {
            let least = if sea(p.0) && sea(p.1) { SEA_CONTACT } else { LAND_CONTACT };
            let length = this.length.get(&p).copied().unwrap_or(0.0);
            if length >= least {
                this.contact.insert(p);
            } else if links.contains(&p) {
                this.linked.insert(p);
            } else {
                this.missing.insert(p);
            }
        }
        for (&p, &length) in &this.length {
            if !table.contains(&p) && length > CORNER {
                if walls.contains(&p) { &mut this.walled } else { &mut this.wrong }.insert(p);
            }
        }
        this.idle = links.difference(&this.linked).chain(walls.difference(&this.walled)).copied().collect();
        Ok(this)
    }

    /// The numbers that are printed on every run.
    pub fn counts(&self) -> Vec<(String, usize)> {
        [
            ("neighbour pairs", self.pairs),
            ("by contact", self.contact.len()),
            ("by link", self.linked.len()),
            ("missing", self.missing.len()),
            ("behind a wall", self.walled.len()),
            ("other false contacts", self.wrong.len()),
        ]
        .map(|(name, n)| (name.to_owned(), n))
        .to_vec()
    }

    /// What must not be, with the place where to look.
    pub fn faults(&self, source: &Source, regions: &Regions) -> Vec<String> {
        let name = |p: &Pair| format!("{} and {}", source.spaces[p.0].id, source.spaces[p.1].id);
        let long = |p: &Pair| self.length.get(p).copied().unwrap_or(0.0);
        let mut out = Vec::new();
        for p in &self.missing {
            out.push(format!("{} are neighbours and do not touch ({:.1} units)", name(p), long(p)));
        }
        for p in &self.wrong {
            let [lon, lat] = place(regions, *p).map_or([0, 0], |at| regions.projection.about(at));
            out.push(format!("{} touch ({:.1} units) near {lon}, {lat} and are no neighbours", name(p), long(p)));
        }
        for p in &self.idle {
            out.push(format!("the link or wall between {} is not needed", name(p)));
        }
        out
    }
}

/// A place where two spaces touch: the middle one of all.
fn place(regions: &Regions, p: Pair) -> Option<[f64; 2]> {
    let (a, b) = (p.0 as i16, p.1 as i16);
    let touching: Vec<usize> = (0..regions.grid.len())
        .filter(|&i| regions.labels[i] == a && regions.grid.beside(i).any(|j| regions.labels[j] == b))
        .collect();
    touching.get(touching.len() / 2).map(|&i| regions.grid.centre(i))
}
