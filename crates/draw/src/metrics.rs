//! How much room text takes: the one place that knows, for whoever places names on a board and for whoever draws them.
//!
//! The widths are the advances of the letters of our own font (`assets/fonts`), in thousandths of the height of the letters; a test holds
//! them against the font itself. Lengths come out in whatever unit the size has, where nothing else is said.

/// A face of the font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Names on land, captions, figures.
    Bold,
    /// Names at sea.
    Italic,
}

/// From line to line, in sizes.
pub const LEADING: f64 = 1.1;

/// Between a name and the badge of its value, in sizes.
const BADGE_GAP: f64 = 0.16;

/// Width of a text at a size.
pub fn width(text: &str, face: Face, size: f64) -> f64 {
    let thousandths: u32 = text.chars().map(|c| u32::from(advance(c, face))).sum();
    f64::from(thousandths) / 1000.0 * size
}

/// Width and height of lines of text.
pub fn block(lines: &[String], face: Face, size: f64) -> [f64; 2] {
    let across = lines.iter().map(|l| width(l, face, size)).fold(0.0, f64::max);
    [across, (lines.len().max(1) as f64 - 1.0) * size * LEADING + size]
}

/// Radius of the badge beside a name, both in tenths of a map unit.
pub fn badge_radius(size: f64) -> f64 {
    (size * 0.56).clamp(40.0, 56.0)
}

/// Where the badge of a name stands, seen from the centre of its text: right of the last line. In tenths of a map unit.
pub fn badge_at(lines: &[String], face: Face, size: f64) -> [f64; 2] {
    let last = lines.last().map_or(0.0, |l| width(l, face, size));
    let below = (lines.len().max(1) as f64 - 1.0) / 2.0 * size * LEADING;
    [last / 2.0 + size * BADGE_GAP + badge_radius(size), below]
}

/// Advance of one character; one we do not know counts as a wide letter.
fn advance(c: char, face: Face) -> u16 {
    let (ascii, latin, [quote, dash, low_oe]) = match face {
        Face::Bold => (&BOLD_ASCII, &BOLD_LATIN, [225, 548, 771]),
        Face::Italic => (&ITALIC_ASCII, &ITALIC_LATIN, [189, 560, 754]),
    };
    let code = c as usize;
    let found = match code {
        0x20..=0x7e => ascii.get(code - 0x20),
        0xa0..=0xff => latin.get(code - 0xa0),
        _ => None,
    };
    match c {
        '’' => quote,
        '–' => dash,
        'œ' => low_oe,
        '∞' => 714,
        _ => found.copied().unwrap_or(850),
    }
}

const BOLD_ASCII: [u16; 95] = [
    230, 261, 321, 528, 505, 638, 579, 162, 323, 324, 454, 476, 245, 361, 291, 332, 505, 505, 505, 505, 505, 505, 505, 505, 505,
    505, 273, 253, 447, 503, 454, 447, 766, 597, 561, 570, 565, 491, 476, 585, 614, 270, 490, 553, 479, 758, 612, 604, 568, 604,
    553, 540, 542, 571, 578, 750, 560, 542, 530, 264, 381, 264, 391, 400, 331, 471, 495, 460, 496, 479, 328, 503, 492, 252, 245,
    478, 252, 742, 492, 498, 495, 497, 331, 454, 307, 492, 449, 633, 452, 445, 452, 298, 253, 298, 558,
];
const BOLD_LATIN: [u16; 96] = [
    230, 271, 508, 524, 692, 475, 252, 552, 467, 785, 394, 449, 485, 361, 785, 457, 389, 472, 335, 335, 332, 548, 436, 284, 249,
    335, 406, 449, 623, 663, 704, 446, 597, 597, 597, 597, 597, 597, 818, 570, 491, 491, 491, 491, 271, 271, 271, 271, 580, 612,
    604, 604, 604, 604, 604, 469, 602, 571, 571, 571, 571, 542, 533, 558, 471, 471, 471, 471, 471, 471, 729, 459, 479, 479, 479,
    479, 262, 262, 262, 262, 502, 493, 498, 498, 498, 498, 498, 500, 497, 492, 492, 492, 492, 445, 500, 445,
];
const ITALIC_ASCII: [u16; 95] = [
    228, 239, 311, 531, 479, 614, 528, 169, 305, 309, 418, 482, 191, 241, 256, 360, 479, 479, 479, 479, 479, 479, 479, 479, 479,
    479, 231, 202, 433, 465, 447, 410, 746, 560, 529, 550, 554, 482, 466, 573, 602, 243, 469, 529, 461, 733, 601, 583, 538, 583,
    515, 503, 505, 545, 544, 739, 535, 509, 507, 243, 358, 243, 360, 393, 300, 465, 479, 448, 481, 455, 307, 479, 468, 223, 217,
    437, 223, 730, 470, 487, 479, 485, 295, 442, 287, 469, 415, 630, 426, 404, 426, 297, 237, 297, 572,
];
const ITALIC_LATIN: [u16; 96] = [
    228, 225, 466, 496, 692, 450, 233, 521, 406, 762, 385, 410, 473, 241, 763, 402, 362, 456, 325, 325, 304, 483, 421, 236, 223,
    325, 391, 410, 624, 662, 658, 409, 560, 560, 560, 560, 560, 560, 788, 550, 482, 482, 482, 482, 243, 243, 243, 243, 568, 601,
    583, 583, 583, 583, 583, 457, 583, 545, 545, 545, 545, 509, 500, 506, 465, 465, 465, 465, 465, 465, 707, 448, 455, 455, 455,
    455, 229, 229, 229, 229, 498, 470, 487, 487, 487, 487, 487, 485, 483, 469, 469, 469, 469, 404, 493, 404,
];

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::usvg::{Node, Tree};

    /// Width of a text as it is really set, in thousandths of its size.
    fn set(text: &str, face: Face) -> f64 {
        let style = match face {
            Face::Bold => "font-weight='700'",
            Face::Italic => "font-style='italic'",
        };
        let text = crate::svg::esc(text);
        let picture = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text xml:space='preserve' font-size='1000' {style}>{text}</text></svg>"
        );
        let tree = Tree::from_str(&picture, &crate::png::options()).unwrap();
        let Some(Node::Text(t)) = tree.root().children().first() else { panic!("no text") };
        f64::from(t.bounding_box().width())
    }

    #[test]
    fn our_widths_are_those_of_the_font() {
        for face in [Face::Bold, Face::Italic] {
            // Each between two letters that stand no closer to anything than their advances say.
            for c in (0x21..0x7fu8).map(char::from).chain("éèêàçîôûÉÎœ’–".chars()) {
                let text = format!("H{c}H");
                let (real, ours) = (set(&text, face), width(&text, face, 1000.0));
                assert!((ours - real).abs() < 40.0, "{face:?} '{c}': {ours} but really {real}");
            }
            for text in ["Land beyond the River", "Open-Handed-Name", "Océan là-bas très lointain", "Quarterdeck", "10-999"] {
                let (real, ours) = (set(text, face), width(text, face, 1000.0));
                assert!(ours > real * 0.995 && ours < real * 1.03, "{face:?} '{text}': {ours} but really {real}");
            }
        }
    }

    #[test]
    fn a_badge_stands_right_of_the_last_line_and_close_to_it() {
        let lines = ["French".to_owned(), "West".to_owned()];
        let [x, y] = badge_at(&lines, Face::Bold, 100.0);
        let gap = x - badge_radius(100.0) - width("West", Face::Bold, 100.0) / 2.0;
        assert!(gap > 5.0 && gap < 25.0, "{gap}");
        assert!((y - 55.0).abs() < 1e-9);
    }
}
