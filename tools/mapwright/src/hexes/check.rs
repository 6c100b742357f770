//! The truth of a board of hexes: places in their hexes, terrain as the coast has it, neighbours that touch, bases that can be reached.

use super::chart::{Chart, Class};
use super::grid::{Hex, SIDES, side_between};
use super::ground::{self, Ground, View};
use super::layout::{Layout, Projection};
use super::warp::{Pin, Warp};
use crate::coast::Polygon;
use crate::path::double_area;
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};

/// What was measured before anything is drawn.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// All hexes, by column and half-row, with their class.
    pub hexes: BTreeMap<Hex, Class>,
    /// Share of land by hex.
    pub share: BTreeMap<Hex, f64>,
    /// True places in map units, in the order of the table.
    pub places: Vec<[f64; 2]>,
    /// Land and coast.
    pub ground: Ground,
    /// From degrees to map units.
    pub globe: Globe,
}

/// From degrees to map units.
#[derive(Clone, Debug)]
pub enum Globe {
    /// Bent.
    Warp(Warp),
    /// At scale: place of the first hex in degrees and in units, units to a degree.
    True {
        /// Longitude and latitude of the first hex.
        lonlat: [f64; 2],
        /// Its centre.
        origin: [f64; 2],
        /// Units to a degree.
        units: [f64; 2],
    },
}

impl Globe {
    /// Longitude and latitude to map units.
    pub fn place(&self, p: [f64; 2]) -> [f64; 2] {
        match self {
            Self::Warp(warp) => warp.place(p),
            Self::True { lonlat, origin, units } => {
                [origin[0] + (p[0] - lonlat[0]) * units[0], origin[1] - (p[1] - lonlat[1]) * units[1]]
            }
        }
    }
}

/// Below this share of a hex land is not worth a coast, where the table gives no measure.
const LEAST_LAND: f64 = 0.004;
/// A hex that ships enter must have at least this share of water, where the table gives no measure.
const LEAST_WATER: f64 = 0.01;

/// Lays the coast under the grid and finds what is wrong.
pub fn survey(layout: &Layout, chart: &Chart, land: &[Polygon]) -> Result<(Sheet, Vec<String>)> {
    let grid = &layout.grid;
    let hexes = hexes(layout, chart)?;
    let globe = globe(layout, chart)?;
    let view = View {
        width: layout.frame.width,
        height: layout.frame.height,
        west: layout.frame.west,
        speck: layout.frame.speck,
        tolerance: 0.35,
    };
    let mut ground = ground::project(land, view, &|p| globe.place(p));
    for [lon, lat, radius] in &layout.islets {
        let ring = ground::islet(globe.place([*lon, *lat]), *radius);
        ground.coast.push(ring.clone());
        ground.land.push(ring);
    }
    let share = shares(layout, &hexes, land, &globe);
    let places: Vec<[f64; 2]> = chart.place.iter().map(|p| globe.place([p.lon, p.lat])).collect();
    let mut faults = Vec::new();
    for (place, at) in chart.place.iter().zip(&places) {
        let hex = grid.parse(&place.hex).with_context(|| format!("place '{}'", place.id))?;
        if !hexes.contains(&hex) {
            faults.push(format!("{}: there is no hex {}", place.id, place.hex));
        } else if !grid.holds(hex, *at) {
            faults.push(format!("{} lies in {}, not in {}", place.id, grid.name(grid.at(*at)), place.hex));
        }
    }
    let classes = classes(layout, chart, &hexes, &share, &mut faults)?;
    let sheet = Sheet { hexes: classes, share, places, ground, globe };
    if let Some([lon, lat]) = fold(layout, &sheet.globe) {
        faults.push(format!("the coast folds near longitude {lon}, latitude {lat}: a place there is in a wrong hex"));
    }
    neighbours(layout, chart, &mut faults)?;
    reach(layout, chart, &sheet, &mut faults)?;
    Ok((sheet, faults))
}

/// All hexes of the table.
fn hexes(layout: &Layout, chart: &Chart) -> Result<BTreeSet<Hex>> {
    let mut all = BTreeSet::new();
    for text in &chart.grid.hexes {
        if !all.insert(layout.grid.parse(text)?) {
            bail!("hex '{text}' is listed twice");
        }
    }
    for column in 0..chart.grid.columns {
        for row in 0..chart.grid.rows {
            all.insert([column, 2 * row + column % 2]);
        }
    }
    Ok(all)
}

fn globe(layout: &Layout, chart: &Chart) -> Result<Globe> {
    match layout.projection {
        Projection::Warp { smoothing } => {
            let mut pins = Vec::new();
            for place in &chart.place {
                let hex = layout.grid.parse(&place.hex).with_context(|| format!("place '{}'", place.id))?;
                pins.push(Pin { from: [place.lon, place.lat], to: layout.grid.centre(hex) });
            }
            Ok(Globe::Warp(Warp::fit(&pins, smoothing, layout.frame.width, layout.frame.height)?))
        }
        Projection::True => {
            let Some(scale) = &chart.scale else { bail!("a board at scale needs the table [scale]") };
            let units_per_km = 2.0 * super::grid::HALF_ROOT_3 * layout.grid.side / scale.hex_height_km;
            Ok(Globe::True {
                lonlat: [scale.lon, scale.lat],
                origin: layout.grid.origin,
                units: scale.km_per_degree.map(|km| km * units_per_km),
            })
        }
    }
}

/// A place on the board where the warp turns the globe inside out, which happens when a place is pinned to a hex far from its
/// neighbours; looked for every two degrees.
fn fold(layout: &Layout, globe: &Globe) -> Option<[f64; 2]> {
    if matches!(globe, Globe::True { .. }) {
        return None;
    }
    let line =
        |lat: f64| -> Vec<[f64; 2]> { (0..180).map(|i| globe.place([layout.frame.west + 2.0 * f64::from(i), lat])).collect() };
    let mut south = line(-60.0);
    for j in 1..=65 {
        let lat = -60.0 + 2.0 * f64::from(j);
        let north = line(lat);
        for (i, (s, n)) in south.windows(2).zip(&north).enumerate() {
            let on_board = s[0][0] > 0.0 && s[0][0] < layout.frame.width && s[0][1] > 0.0 && s[0][1] < layout.frame.height;
            let (east, up) = ([s[1][0] - s[0][0], s[1][1] - s[0][1]], [n[0] - s[0][0], n[1] - s[0][1]]);
            if on_board && east[0] * up[1] - east[1] * up[0] >= 0.0 {
                return Some([layout.frame.west + 2.0 * f64::from(u32::try_from(i).unwrap_or_default()), lat - 2.0]);
            }
        }
        south = north;
    }
    None
}

/// Share of land in every hex, from the coast as it is, before it is simplified for drawing.
fn shares(layout: &Layout, hexes: &BTreeSet<Hex>, land: &[Polygon], globe: &Globe) -> BTreeMap<Hex, f64> {
    let grid = &layout.grid;
    let whole = 1.5 * 2.0 * super::grid::HALF_ROOT_3 * grid.side * grid.side;
    let mut share: BTreeMap<Hex, f64> = hexes.iter().map(|h| (*h, 0.0)).collect();
    let frame = [-20.0, -20.0, layout.frame.width + 20.0, layout.frame.height + 20.0];
    for polygon in land {
        for (i, ring) in ground::rings(polygon, layout.frame.west, &|p| globe.place(p)).into_iter().enumerate() {
            // The rings of every turn of the globe come in the same order: an outer ring, then its holes.
            let i = i % polygon.len();
            let ring = ground::clip(&ring, frame);
            if ring.len() < 3 {
                continue;
            }
            let sign = if i == 0 { 1.0 } else { -1.0 };
            let bound = |axis: usize, most: bool| {
                ring.iter()
                    .map(|p| p[axis])
                    .fold(if most { f64::NEG_INFINITY } else { f64::INFINITY }, |a, b| if most { a.max(b) } else { a.min(b) })
            };
            // One column after the other: what is left of a long coast is then short.
            let (left, right) =
                (grid.at([bound(0, false), grid.origin[1]])[0] - 1, grid.at([bound(0, true), grid.origin[1]])[0] + 1);
            for column in left..=right {
                let x = grid.centre([column, column])[0];
                let strip = ground::clip(&ring, [x - grid.side, frame[1], x + grid.side, frame[3]]);
                if strip.len() < 3 {
                    continue;
                }
                let least = strip.iter().map(|p| p[1]).fold(f64::INFINITY, f64::min) - grid.side;
                let most = strip.iter().map(|p| p[1]).fold(f64::NEG_INFINITY, f64::max) + grid.side;
                for (hex, sum) in share.range_mut([column, i32::MIN]..=[column, i32::MAX]) {
                    let y = grid.centre(*hex)[1];
                    if y < least || y > most {
                        continue;
                    }
                    let corners: Vec<[f64; 2]> = (0..6).map(|n| grid.corner(*hex, n)).collect();
                    *sum += sign * double_area(&ground::clip_convex(&strip, &corners)).abs() / 2.0 / whole;
                }
            }
        }
    }
    share
}

/// The class of every hex, as listed; what the coast has against it goes to the faults.
fn classes(
    layout: &Layout,
    chart: &Chart,
    hexes: &BTreeSet<Hex>,
    share: &BTreeMap<Hex, f64>,
    faults: &mut Vec<String>,
) -> Result<BTreeMap<Hex, Class>> {
    let grid = &layout.grid;
    let Some(terrain) = chart.terrain else {
        // No measure: whatever has land is coast, and only the hexes that say so are land.
        let mut classes: BTreeMap<Hex, Class> = hexes
            .iter()
            .map(|h| (*h, if share.get(h).is_some_and(|s| *s > LEAST_LAND) { Class::Coast } else { Class::Sea }))
            .collect();
        for place in chart.place.iter().filter(|p| !p.sea) {
            classes.insert(grid.parse(&place.hex)?, Class::Land);
        }
        for (hex, class) in &classes {
            let land = share.get(hex).copied().unwrap_or_default();
            if *class == Class::Land && land < 0.75 {
                faults.push(format!("{} is listed as land, the coast gives {land:.3}", grid.name(*hex)));
            }
            if *class != Class::Land && 1.0 - land < LEAST_WATER {
                faults.push(format!("{} is open to ships, and has no water", grid.name(*hex)));
            }
        }
        return Ok(classes);
    };
    let mut listed: BTreeMap<Hex, Class> = hexes.iter().map(|h| (*h, Class::Sea)).collect();
    let mut because: BTreeMap<Hex, &str> = BTreeMap::new();
    for entry in &chart.hex {
        let hex = grid.parse(&entry.id)?;
        if !hexes.contains(&hex) {
            faults.push(format!("there is no hex {}", entry.id));
        }
        listed.insert(hex, entry.class);
        because.insert(hex, &entry.because);
    }
    for (hex, class) in &listed {
        let land = share.get(hex).copied().unwrap_or_default();
        let measured = if land <= terrain.sea_below {
            Class::Sea
        } else if land >= terrain.land_from {
            Class::Land
        } else {
            Class::Coast
        };
        let expected = match because.get(hex).copied().unwrap_or_default() {
            "" => measured,
            "base" if measured == Class::Land => Class::Coast,
            "islet" if measured == Class::Sea => Class::Coast,
            odd => {
                faults.push(format!("{}: '{odd}' explains nothing, the coast gives {land:.3}", grid.name(*hex)));
                continue;
            }
        };
        if expected != *class {
            faults.push(format!("{} is listed as {class:?}, the coast gives {measured:?} ({land:.4})", grid.name(*hex)));
        }
    }
    Ok(listed)
}

/// Do the pairs of the tables touch?
fn neighbours(layout: &Layout, chart: &Chart, faults: &mut Vec<String>) -> Result<()> {
    let grid = &layout.grid;
    let mut touch = |a: &str, b: &str, what: &str| -> Result<()> {
        if side_between(grid.parse(a)?, grid.parse(b)?).is_none() {
            faults.push(format!("{what}: {a} and {b} do not touch"));
        }
        Ok(())
    };
    for pair in &chart.impassable {
        touch(&pair.a, &pair.b, "impassable side")?;
    }
    for reef in &chart.reef_hexside {
        touch(&reef.hex, &reef.other, "reef")?;
    }
    for side in &chart.sea_side {
        for hex in &side.towards {
            touch(&side.hex, hex, &side.id)?;
        }
    }
    for link in &chart.land_link {
        let hex = |id: &str| chart.place.iter().find(|p| p.id == id).map(|p| p.hex.clone());
        let (Some(a), Some(b)) = (hex(&link.a), hex(&link.b)) else { bail!("land link {} - {}: no such place", link.a, link.b) };
        touch(&a, &b, "land link")?;
    }
    Ok(())
}

/// Bodies of water of a hex: the sides each reaches, 0 is north.
fn waters(layout: &Layout, chart: &Chart, sheet: &Sheet) -> Result<BTreeMap<Hex, Vec<Vec<usize>>>> {
    let grid = &layout.grid;
    let mut waters: BTreeMap<Hex, Vec<Vec<usize>>> = BTreeMap::new();
    for (hex, class) in &sheet.hexes {
        waters.insert(*hex, if *class == Class::Land { vec![] } else { vec![(0..6).collect()] });
    }
    for entry in &chart.hex {
        if let Some(areas) = &entry.sea_areas {
            let zero = |area: &Vec<usize>| area.iter().map(|side| (side + 5) % 6).collect();
            waters.insert(grid.parse(&entry.id)?, areas.iter().map(zero).collect());
        }
    }
    let mut parted: BTreeMap<Hex, Vec<Vec<usize>>> = BTreeMap::new();
    for side in &chart.sea_side {
        let hex = grid.parse(&side.hex)?;
        let mut sides = Vec::new();
        for other in &side.towards {
            sides.extend(side_between(hex, grid.parse(other)?));
        }
        parted.entry(hex).or_default().push(sides);
    }
    waters.extend(parted);
    let mut shut: Vec<(Hex, Hex)> = Vec::new();
    for pair in &chart.impassable {
        shut.push((grid.parse(&pair.a)?, grid.parse(&pair.b)?));
    }
    for reef in &chart.reef_hexside {
        shut.push((grid.parse(&reef.hex)?, grid.parse(&reef.other)?));
    }
    for (a, b) in shut {
        for (from, to) in [(a, b), (b, a)] {
            if let (Some(side), Some(areas)) = (side_between(from, to), waters.get_mut(&from)) {
                for area in areas {
                    area.retain(|s| *s != side);
                }
            }
        }
    }
    Ok(waters)
}

/// Can every base be reached by sea from the open ocean? The ocean is the largest body of water.
fn reach(layout: &Layout, chart: &Chart, sheet: &Sheet, faults: &mut Vec<String>) -> Result<()> {
    let grid = &layout.grid;
    let waters = waters(layout, chart, sheet)?;
    let mut seen: BTreeSet<(Hex, usize)> = BTreeSet::new();
    let mut ocean: BTreeSet<(Hex, usize)> = BTreeSet::new();
    for (start, areas) in &waters {
        for area in 0..areas.len() {
            if seen.contains(&(*start, area)) {
                continue;
            }
            let mut body = BTreeSet::from([(*start, area)]);
            let mut open = vec![(*start, area)];
            while let Some((hex, area)) = open.pop() {
                for side in &waters[&hex][area] {
                    let next = [hex[0] + SIDES[*side][0], hex[1] + SIDES[*side][1]];
                    for (i, other) in waters.get(&next).into_iter().flatten().enumerate() {
                        if other.contains(&((side + 3) % 6)) && body.insert((next, i)) {
                            open.push((next, i));
                        }
                    }
                }
            }
            seen.extend(&body);
            if body.len() > ocean.len() {
                ocean = body;
            }
        }
    }
    let wet = |hex: Hex| ocean.range((hex, 0)..=(hex, usize::MAX)).next().is_some();
    for place in chart.place.iter().filter(|p| p.kind == "base" && p.sea) {
        if !wet(grid.parse(&place.hex)?) {
            faults.push(format!("{}: no ship reaches {}", place.id, place.hex));
        }
    }
    for base in &chart.offmap {
        for hex in &base.entry {
            if !wet(grid.parse(hex)?) {
                faults.push(format!("{}: no ship reaches {hex}", base.id));
            }
        }
    }
    Ok(())
}
