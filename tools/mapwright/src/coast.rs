//! The coastline: Natural Earth 1:10m as cut for our boards (`coast/README.md` says whence and how).
//!
//! The cut is one topology: arcs, each stored once, and for every country the arcs of its rings. An arc that only one country uses
//! is coast, so the same file gives the countries and all land.

use crate::path::{double_area, inside, simplify};
use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// A polygon: its rings, the outer one first, each closed.
pub type Polygon = Vec<Vec<[f64; 2]>>;

/// One country of today.
pub struct Country {
    /// Name as Natural Earth has it.
    pub name: String,
    /// Its polygons; longitude, latitude; unwrapped, so that no two points that follow each other are more than 180 degrees apart.
    pub polygons: Vec<Polygon>,
}

/// Where the cut lies, from the root of the repository.
const CUT: &str = "tools/mapwright/coast/countries.json";

/// Quantised coordinates to degrees.
#[derive(Serialize, Deserialize)]
struct Transform {
    scale: [f64; 2],
    translate: [f64; 2],
}

/// The cut as committed: lines of whole steps, each arc as differences.
#[derive(Serialize, Deserialize)]
struct Cut {
    transform: Transform,
    countries: Vec<CutCountry>,
    arcs: Vec<Vec<[i32; 2]>>,
}

#[derive(Serialize, Deserialize)]
struct CutCountry {
    name: String,
    /// Polygons, rings, arcs; `!n` is arc `n` backwards.
    rings: Vec<Vec<Vec<i32>>>,
}

/// The part of a TopoJSON file that the cut reads.
#[derive(Deserialize)]
struct Topology {
    transform: Transform,
    objects: Objects,
    arcs: Vec<Vec<[i32; 2]>>,
}

#[derive(Deserialize)]
struct Objects {
    countries: Collection,
}

#[derive(Deserialize)]
struct Collection {
    geometries: Vec<Geometry>,
}

#[derive(Deserialize)]
struct Geometry {
    #[serde(flatten)]
    shape: Shape,
    properties: Properties,
}

#[derive(Deserialize)]
#[serde(tag = "type", content = "arcs")]
enum Shape {
    Polygon(Vec<Vec<i32>>),
    MultiPolygon(Vec<Vec<Vec<i32>>>),
}

#[derive(Deserialize)]
struct Properties {
    name: String,
}

/// The part of the world that is drawn largest keeps more of its coast: west, east, south, north.
const CLOSE: [f64; 4] = [141.0, 172.0, -22.0, -1.0];
const CLOSE_TOLERANCE: f64 = 0.001;
const TOLERANCE: f64 = 0.01;

/// Which arc an entry of a ring means.
fn arc_index(entry: i32) -> usize {
    usize::try_from(if entry < 0 { !entry } else { entry }).unwrap_or(usize::MAX)
}

/// Sums of differences; longitude is not yet unwrapped.
fn absolute(arc: &[[i32; 2]]) -> Vec<[i32; 2]> {
    let mut at = [0, 0];
    arc.iter()
        .map(|d| {
            at = [at[0] + d[0], at[1] + d[1]];
            at
        })
        .collect()
}

/// Removes jumps of more than 180 degrees.
fn unwrap_longitude(line: &mut [[f64; 2]]) {
    for i in 1..line.len() {
        let step = line[i][0] - line[i - 1][0];
        line[i][0] -= ((step + 180.0) / 360.0).floor() * 360.0;
    }
}

/// Simplifies one arc of whole steps; its ends stay, and the places where it enters or leaves the part that is drawn large.
fn cut_arc(arc: &[[i32; 2]], transform: &Transform) -> Vec<[i32; 2]> {
    let steps = absolute(arc);
    let mut line: Vec<[f64; 2]> = steps.iter().map(|p| degrees(*p, transform)).collect();
    unwrap_longitude(&mut line);
    let close = |p: &[f64; 2]| p[0] > CLOSE[0] && p[0] < CLOSE[1] && p[1] > CLOSE[2] && p[1] < CLOSE[3];
    let mut kept: Vec<[f64; 2]> = Vec::new();
    if line.iter().all(close) || !line.iter().any(close) {
        kept = simplify(&line, if line.iter().all(close) { CLOSE_TOLERANCE } else { TOLERANCE });
    } else {
        let mut start = 0;
        for i in 1..line.len() {
            if i + 1 == line.len() || close(&line[i]) != close(&line[start]) {
                let tolerance = if close(&line[start]) { CLOSE_TOLERANCE } else { TOLERANCE };
                let part = simplify(&line[start..=i], tolerance);
                kept.extend(if kept.is_empty() { &part[..] } else { &part[1..] });
                start = i;
            }
        }
    }
    // Back to steps: every kept point is one of the old ones.
    let mut next = 0;
    let mut chosen = Vec::with_capacity(kept.len());
    for p in kept {
        while next < line.len() && (line[next][0] - p[0]).abs() + (line[next][1] - p[1]).abs() > 1e-9 {
            next += 1;
        }
        if let Some(step) = steps.get(next) {
            chosen.push(*step);
            next += 1;
        }
    }
    let mut at = [0, 0];
    chosen
        .iter()
        .map(|p| {
            let d = [p[0] - at[0], p[1] - at[1]];
            at = *p;
            d
        })
        .collect()
}

fn degrees(step: [i32; 2], transform: &Transform) -> [f64; 2] {
    [0, 1].map(|i| f64::from(step[i]) * transform.scale[i] + transform.translate[i])
}

/// Makes the cut from `countries-10m.json` of the npm package `world-atlas` and writes it to its place.
pub fn cut(root: &Path, source: &Path) -> Result<()> {
    let text = std::fs::read_to_string(source).with_context(|| format!("reading {}", source.display()))?;
    let topology: Topology = serde_json::from_str(&text).with_context(|| format!("{} is no topology", source.display()))?;
    let mut numbers: BTreeMap<usize, i32> = BTreeMap::new();
    let mut arcs = Vec::new();
    let mut countries = Vec::new();
    for geometry in topology.objects.countries.geometries {
        if geometry.properties.name == "Antarctica" {
            continue;
        }
        let polygons = match geometry.shape {
            Shape::Polygon(rings) => vec![rings],
            Shape::MultiPolygon(polygons) => polygons,
        };
        let mut cut_polygons = Vec::new();
        for rings in polygons {
            let mut cut_rings = Vec::new();
            for ring in rings {
                let mut cut_ring = Vec::new();
                for entry in ring {
                    let old = arc_index(entry);
                    let arc = topology.arcs.get(old).with_context(|| format!("{}: no arc {entry}", geometry.properties.name))?;
                    let new = match numbers.get(&old) {
                        Some(new) => *new,
                        None => {
                            let new = i32::try_from(arcs.len())?;
                            numbers.insert(old, new);
                            arcs.push(cut_arc(arc, &topology.transform));
                            new
                        }
                    };
                    cut_ring.push(if entry < 0 { !new } else { new });
                }
                cut_rings.push(cut_ring);
            }
            cut_polygons.push(cut_rings);
        }
        countries.push(CutCountry { name: geometry.properties.name, rings: cut_polygons });
    }
    let cut = Cut { transform: topology.transform, countries, arcs };
    let target = root.join(CUT);
    std::fs::write(&target, serde_json::to_string(&cut)? + "\n").with_context(|| format!("writing {}", target.display()))
}

fn read(root: &Path) -> Result<Cut> {
    let file = root.join(CUT);
    let text = std::fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
    let cut: Cut = serde_json::from_str(&text).with_context(|| format!("{} is not the cut of the coast", file.display()))?;
    for country in &cut.countries {
        if let Some(bad) = country.rings.iter().flatten().flatten().find(|e| arc_index(**e) >= cut.arcs.len()) {
            bail!("{}: {} has no arc {bad}", file.display(), country.name);
        }
    }
    Ok(cut)
}

/// The arcs in degrees, each unwrapped by itself.
fn arcs_in_degrees(cut: &Cut) -> Vec<Vec<[f64; 2]>> {
    let one = |arc: &Vec<[i32; 2]>| absolute(arc).iter().map(|p| degrees(*p, &cut.transform)).collect();
    cut.arcs.iter().map(one).collect()
}

/// Joins arcs to a ring.
fn ring_of(entries: &[i32], arcs: &[Vec<[f64; 2]>]) -> Vec<[f64; 2]> {
    let mut ring: Vec<[f64; 2]> = Vec::new();
    for entry in entries {
        let arc = &arcs[arc_index(*entry)];
        // An arc begins where the one before it ends.
        let skip = usize::from(!ring.is_empty());
        if *entry < 0 {
            ring.extend(arc.iter().rev().skip(skip));
        } else {
            ring.extend(arc.iter().skip(skip));
        }
    }
    unwrap_longitude(&mut ring);
    ring
}

/// Brings holes to the turn of the globe on which their outer ring lies.
fn align(polygon: &mut Polygon) {
    let Some((outer, holes)) = polygon.split_first_mut() else { return };
    let west = outer.iter().map(|p| p[0]).fold(f64::INFINITY, f64::min);
    let east = outer.iter().map(|p| p[0]).fold(f64::NEG_INFINITY, f64::max);
    for hole in holes {
        let Some(first) = hole.first().copied() else { continue };
        let shift = if first[0] < west {
            360.0
        } else if first[0] > east {
            -360.0
        } else {
            0.0
        };
        for p in hole {
            p[0] += shift;
        }
    }
}

/// All countries but Antarctica.
pub fn countries(root: &Path) -> Result<Vec<Country>> {
    let cut = read(root)?;
    let arcs = arcs_in_degrees(&cut);
    let polygon = |rings: &Vec<Vec<i32>>| {
        let mut polygon: Polygon = rings.iter().map(|r| ring_of(r, &arcs)).collect();
        align(&mut polygon);
        polygon
    };
    let country = |c: &CutCountry| Country { name: c.name.clone(), polygons: c.rings.iter().map(polygon).collect() };
    Ok(cut.countries.iter().map(country).collect())
}

/// All land: the countries without the borders between them.
pub fn land(root: &Path) -> Result<Vec<Polygon>> {
    let cut = read(root)?;
    let arcs = arcs_in_degrees(&cut);
    let mut uses = vec![0_u32; cut.arcs.len()];
    let entries = || cut.countries.iter().flat_map(|c| c.rings.iter().flatten().flatten());
    for entry in entries() {
        uses[arc_index(*entry)] += 1;
    }
    // Coast arcs by the place where they begin, walked so that land stays on the same hand.
    let coast: Vec<i32> = entries().copied().filter(|e| uses[arc_index(*e)] == 1).collect();
    let ends = |entry: i32| {
        let steps = absolute(&cut.arcs[arc_index(entry)]);
        let (a, b) = (steps.first().copied().unwrap_or_default(), steps.last().copied().unwrap_or_default());
        if entry < 0 { (b, a) } else { (a, b) }
    };
    let mut starts: BTreeMap<[i32; 2], Vec<i32>> = BTreeMap::new();
    for entry in coast.iter().rev() {
        starts.entry(ends(*entry).0).or_default().push(*entry);
    }
    let mut rings = Vec::new();
    for entry in coast {
        let (from, mut to) = ends(entry);
        if take(&mut starts, from, Some(entry)).is_none() {
            continue;
        }
        let mut ring = vec![entry];
        while to != from {
            let Some(next) = take(&mut starts, to, None) else { bail!("a coast ends at {:?}", degrees(to, &cut.transform)) };
            ring.push(next);
            to = ends(next).1;
        }
        rings.push(ring_of(&ring, &arcs));
    }
    Ok(nest(rings))
}

/// Takes an arc that begins at that place: the wanted one, or the first.
fn take(starts: &mut BTreeMap<[i32; 2], Vec<i32>>, at: [i32; 2], wanted: Option<i32>) -> Option<i32> {
    let list = starts.get_mut(&at)?;
    match wanted {
        None => list.pop(),
        Some(entry) => list.iter().position(|e| *e == entry).map(|i| list.remove(i)),
    }
}

/// Rings that turn like land are outer rings; the others are holes in the smallest outer ring round them.
fn nest(rings: Vec<Vec<[f64; 2]>>) -> Vec<Polygon> {
    // TopoJSON turns outer rings clockwise on a map with north up.
    let (outer, holes): (Vec<_>, Vec<_>) = rings.into_iter().partition(|r| double_area(r) < 0.0);
    let mut polygons: Vec<Polygon> = outer.into_iter().map(|r| vec![r]).collect();
    let sizes: Vec<f64> = polygons.iter().map(|p| double_area(&p[0]).abs()).collect();
    for hole in holes {
        let mut home: Option<usize> = None;
        for (i, polygon) in polygons.iter().enumerate() {
            let surrounds = [-360.0, 0.0, 360.0].iter().any(|turn| {
                let middle = hole.iter().take(5).filter(|p| inside(&polygon[..1], [p[0] + turn, p[1]])).count();
                middle > 2
            });
            if surrounds && sizes[i] > double_area(&hole).abs() && home.is_none_or(|h| sizes[i] < sizes[h]) {
                home = Some(i);
            }
        }
        // A hole in nothing is a sliver between two outlines that do not quite meet: no water worth drawing.
        if let Some(home) = home {
            polygons[home].push(hole);
            align(&mut polygons[home]);
        }
    }
    polygons
}
