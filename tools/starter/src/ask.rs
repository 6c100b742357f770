//! Questions to the rules that change nothing, answered from the view alone.
//!
//! | question | answer |
//! | --- | --- |
//! | `left` | blocks and spaces of each side |

use crate::{scene, view::View};
use ironbottom_kernel::ask::{Answer, Query};

/// The answer.
pub fn ask(v: &View, q: &Query) -> Answer {
    if q.name() != "left" {
        return Answer::unknown(q);
    }
    let ironbottom_kernel::scene::Panel { heads, rows, .. } = scene::left(v);
    Answer::Table { heads, rows }
}
