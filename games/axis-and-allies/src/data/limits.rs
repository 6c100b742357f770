//! The figures of the stack limits in options.toml.

use crate::{board::StackLimits, types::Kind};
use ironbottom_kernel::{Msg, pack::PackProblems, pack_head::References, tree::Record};

/// AA-270: the figures of `stack_limits`.
pub fn read(t: &Record, notes: &References, problems: &mut PackProblems) -> StackLimits {
    let mut limits = StackLimits::default();
    let mut seen = [0; 2];
    for r in t.records("limit", problems) {
        r.only(&["value", "units", "complex_in_all", "source"], problems);
        notes.source(r, problems);
        let mut by_kind = [0; 10];
        if let Some(units) = r.table("units", problems) {
            for key in units.keys() {
                let n = units.small(&key.text, 1..=128, problems);
                match units.known(&key, &Kind::ALL, Kind::id, problems) {
                    Some(Kind::Complex) => {
                        units.wrong(key.line, Msg::new("pack-unknown-field").text("field", &key.text), problems);
                    }
                    Some(k) => by_kind[k.i()] = n.unwrap_or(0),
                    None => {}
                }
            }
        }
        if r.has("complex_in_all") {
            by_kind[Kind::Complex.i()] = r.small("complex_in_all", 1..=128, problems).unwrap_or(0);
        }
        let Some(value) = r.word("value", problems) else { continue };
        match value.text.as_str() {
            "carriers" => (limits.carriers, seen[0]) = (by_kind, seen[0] + 1),
            "full" => (limits.full, seen[1]) = (by_kind, seen[1] + 1),
            _ => {
                let msg = Msg::new("pack-fixed").text("field", "value").text("value", "carriers, full");
                r.wrong(value.line, msg, problems);
            }
        }
    }
    for (id, n) in ["carriers", "full"].into_iter().zip(seen) {
        if n != 1 {
            t.wrong(0, Msg::new("pack-once").text("kind", "limit").text("id", id), problems);
        }
    }
    limits
}
