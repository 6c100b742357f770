//! Hexes: neighbours, distance, lines, rings, hexsides and printed numbers.

use ironbottom_kernel::hex::{Cell, Hex, HexSide, Side};

fn some() -> Vec<Hex> {
    (-3..8).flat_map(|c| (-3..8).map(move |r| Hex::new(c, r))).collect()
}

#[test]
fn neighbours_are_where_the_board_shows_them() {
    // Odd columns stand half a hex lower.
    let around = |c, r| Hex::new(c, r).neighbours().map(|h| (h.col, h.row));
    assert_eq!(around(2, 2), [(2, 1), (3, 1), (3, 2), (2, 3), (1, 2), (1, 1)]);
    assert_eq!(around(3, 2), [(3, 1), (4, 2), (4, 3), (3, 3), (2, 3), (2, 2)]);
    assert_eq!(around(-1, 0), [(-1, -1), (0, 0), (0, 1), (-1, 1), (-2, 1), (-2, 0)]);
}

#[test]
fn a_step_and_its_opposite_lead_back() {
    for h in some() {
        for s in Side::ALL {
            assert_eq!(h.step(s).step(s.opposite()), h);
            assert_eq!(h.distance(h.step(s)), 1);
        }
    }
}

/// Steps by breadth-first search, to compare with the formula.
fn walked(from: Hex, to: Hex) -> u32 {
    let (mut seen, mut edge, mut n) = (vec![from], vec![from], 0);
    while !seen.contains(&to) {
        edge = edge.iter().flat_map(|h| h.neighbours()).filter(|h| !seen.contains(h)).collect();
        edge.sort_unstable();
        edge.dedup();
        seen.extend(&edge);
        n += 1;
    }
    n
}

#[test]
fn distance_is_the_number_of_steps() {
    for from in [Hex::new(0, 0), Hex::new(3, 1), Hex::new(-2, 4)] {
        for to in some() {
            assert_eq!(from.distance(to), walked(from, to), "{from:?} {to:?}");
            assert_eq!(to.distance(from), from.distance(to));
        }
    }
}

#[test]
fn a_line_goes_step_by_step_and_is_as_long_both_ways() {
    for from in [Hex::new(0, 0), Hex::new(5, 2)] {
        for to in some() {
            let line = from.line(to);
            assert_eq!((line[0], line[line.len() - 1]), (from, to));
            assert_eq!(line.len() as u32, from.distance(to) + 1);
            assert!(line.windows(2).all(|w| w[0].distance(w[1]) == 1), "{line:?}");
            let back = to.line(from);
            assert_eq!(back.len(), line.len());
            // Each hex of it is as near to the straight line as any: the way there and back differ only along a hexside.
            for (i, h) in line.iter().enumerate() {
                assert!(h.distance(back[back.len() - 1 - i]) <= 1, "{from:?} {to:?}");
            }
        }
    }
}

#[test]
fn a_line_along_a_column_is_the_column() {
    let line = Hex::new(4, 1).line(Hex::new(4, 5));
    assert_eq!(line, (1..=5).map(|r| Hex::new(4, r)).collect::<Vec<_>>());
}

#[test]
fn a_ring_has_six_hexes_per_step_all_as_far() {
    for center in [Hex::new(0, 0), Hex::new(3, 3)] {
        assert_eq!(center.ring(0), [center]);
        for radius in 1..6 {
            let ring = center.ring(radius);
            assert_eq!(ring.len(), 6 * radius as usize);
            assert!(ring.iter().all(|h| h.distance(center) == radius));
            let mut once = ring.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), ring.len());
            assert_eq!(ring[0], Hex::new(center.col, center.row - radius as i16), "from the top");
            assert_eq!(center.disc(radius).len(), 1 + 3 * radius as usize * (radius as usize + 1));
        }
        assert_eq!(center.ring(1), center.neighbours(), "clockwise");
    }
}

#[test]
fn a_hexside_is_the_same_from_either_hex() {
    for h in some() {
        for s in Side::ALL {
            assert_eq!(HexSide::new(h, s), HexSide::new(h.step(s), s.opposite()));
            assert_eq!(HexSide::between(h, h.step(s)), Some(HexSide::new(h, s)));
        }
        let all: std::collections::BTreeSet<HexSide> = Side::ALL.iter().map(|s| HexSide::new(h, *s)).collect();
        assert_eq!(all.len(), 6);
    }
    assert_eq!(HexSide::between(Hex::new(0, 0), Hex::new(0, 2)), None);
}

#[test]
fn printed_numbers_are_read_and_written() {
    assert_eq!(Hex::from_number("0315", 1), Some(Hex::new(2, 14)));
    assert_eq!(Hex::new(2, 14).number(1), "0315");
    assert_eq!(Hex::from_number("0000", 0), Some(Hex::new(0, 0)));
    for bad in ["", "315", "03155", "03a5", "-315", "０３"] {
        assert_eq!(Hex::from_number(bad, 1), None, "{bad}");
    }
}

#[test]
fn rows_of_half_hexes_are_the_same_hexes() {
    for (col, half, hex) in [(4, 12, (4, 6)), (5, 11, (5, 5)), (0, 0, (0, 0)), (3, 1, (3, 0))] {
        let found = Hex::from_halves(col, half).unwrap();
        assert_eq!((found.col, found.row, found.half_row()), (hex.0, hex.1, half));
    }
    assert_eq!(Hex::from_halves(4, 11), None);
    // Two half rows are one step down its column; one is a step aside.
    let h = |c, r| Hex::from_halves(c, r).unwrap();
    assert_eq!((h(4, 12).distance(h(4, 14)), h(4, 12).distance(h(5, 13)), h(4, 12).distance(h(5, 11))), (1, 1, 1));
}

#[test]
fn hexes_of_a_map_have_numbers_and_addresses() {
    type At = Cell<30, 40>;
    for at in At::all() {
        assert_eq!((At::read(&at.name()), At::try_from(at.i() as u16)), (Some(at), Ok(at)));
        for to in [Hex::new(3, 4), Hex::new(29, 39)].into_iter().filter_map(At::new) {
            for most in 0..12 {
                assert_eq!(at.within(to, most), at.distance(to) <= most, "{} {} {most}", at.name(), to.name());
            }
        }
    }
    assert_eq!(At::read("aa3").map(|a| (a.hex(), a.name())), Some((Hex::new(2, 26), "AA3".to_owned())));
    assert_eq!((At::read("A31"), At::read("A0"), At::read("3A"), At::read("A")), (None, None, None, None));
    assert!(At::try_from(1200).is_err());
    assert_eq!(At::read("A1").and_then(|a| a.step(Side::N)), None);
    assert_eq!((Side::number(1), Side::number(6), Side::Nw.turned(2), Side::S.id()), (Side::N, Side::Nw, Side::Ne, "s"));
}
