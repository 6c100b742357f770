//! How wide a text is on the board.
//!
//! A name must fit its space whatever font a machine shows it in, so these are the advances of the widest font of our stack (DejaVu Sans
//! Condensed), in thousandths of the height of the letters; every other font of the stack is narrower.

/// A face of the font of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Names on land, captions, figures.
    Bold,
    /// Names at sea.
    Oblique,
}

/// Width of a text of that size, in the unit of the size.
pub fn width(text: &str, face: Face, size: f64) -> f64 {
    let thousandths: u32 = text.chars().map(|c| u32::from(advance(c, face))).sum();
    f64::from(thousandths) / 1000.0 * size
}

/// Advance of one character; one we do not know counts as the widest letter.
fn advance(c: char, face: Face) -> u16 {
    let (ascii, latin, wide) = match face {
        Face::Bold => (&BOLD_ASCII, &BOLD_LATIN, 1050),
        Face::Oblique => (&OBLIQUE_ASCII, &OBLIQUE_LATIN, 963),
    };
    let code = c as u32;
    let found = match code {
        0x20..=0x7e => ascii.get(code as usize - 0x20),
        0xa0..=0xff => latin.get(code as usize - 0xa0),
        _ => None,
    };
    match c {
        '’' => 342,
        '–' => 450,
        _ => found.copied().unwrap_or(wide),
    }
}

const BOLD_ASCII: [u16; 95] = [
    313, 410, 469, 754, 626, 901, 785, 275, 411, 411, 470, 754, 342, 374, 342, 329, 626, 626, 626, 626, 626, 626, 626, 626, 626,
    626, 360, 360, 754, 754, 754, 522, 900, 696, 686, 660, 747, 615, 615, 738, 753, 334, 334, 697, 573, 896, 753, 765, 659, 765,
    693, 648, 614, 730, 696, 993, 694, 651, 652, 411, 329, 411, 754, 450, 450, 607, 644, 533, 644, 610, 391, 644, 641, 308, 308,
    598, 308, 938, 641, 618, 644, 644, 444, 536, 430, 641, 586, 831, 580, 586, 523, 641, 329, 641, 754,
];
const BOLD_LATIN: [u16; 96] = [
    313, 410, 626, 626, 572, 626, 329, 450, 450, 900, 507, 581, 754, 374, 900, 450, 450, 754, 394, 394, 450, 662, 572, 342, 450,
    394, 507, 581, 932, 932, 932, 522, 696, 696, 696, 696, 696, 696, 976, 660, 615, 615, 615, 615, 334, 334, 334, 334, 754, 753,
    765, 765, 765, 765, 765, 754, 765, 730, 730, 730, 730, 651, 664, 647, 607, 607, 607, 607, 607, 607, 943, 533, 610, 610, 610,
    610, 308, 308, 308, 308, 618, 641, 618, 618, 618, 618, 618, 754, 618, 641, 641, 641, 641, 586, 644, 586,
];
const OBLIQUE_ASCII: [u16; 95] = [
    286, 360, 414, 754, 572, 855, 702, 247, 351, 351, 450, 754, 286, 325, 286, 303, 572, 572, 572, 572, 572, 572, 572, 572, 572,
    572, 303, 303, 754, 754, 754, 478, 900, 615, 617, 628, 693, 568, 518, 697, 677, 265, 265, 590, 501, 776, 673, 708, 542, 708,
    625, 571, 549, 659, 615, 890, 616, 549, 616, 351, 303, 351, 754, 450, 450, 551, 571, 495, 571, 554, 316, 571, 570, 250, 250,
    521, 250, 876, 570, 550, 571, 571, 370, 469, 353, 570, 532, 736, 532, 532, 472, 572, 303, 572, 754,
];
const OBLIQUE_LATIN: [u16; 96] = [
    286, 360, 572, 572, 572, 572, 303, 450, 450, 900, 424, 555, 754, 325, 900, 450, 450, 754, 360, 360, 450, 572, 572, 286, 450,
    360, 424, 555, 872, 872, 872, 478, 615, 615, 615, 615, 615, 615, 876, 628, 568, 568, 568, 568, 265, 265, 265, 265, 697, 673,
    708, 708, 708, 708, 708, 754, 708, 659, 659, 659, 659, 549, 547, 567, 551, 551, 551, 551, 551, 551, 896, 495, 554, 554, 554,
    554, 250, 250, 250, 250, 550, 570, 550, 550, 550, 550, 550, 754, 550, 570, 570, 570, 570, 532, 571, 532,
];

#[cfg(test)]
mod tests {
    use super::{Face, width};

    #[test]
    fn longer_texts_and_bold_letters_are_wider() {
        assert!(width("Celebes", Face::Bold, 10.0) < width("Celebes Sea", Face::Bold, 10.0));
        assert!(width("Celebes", Face::Oblique, 10.0) < width("Celebes", Face::Bold, 10.0));
        assert!(
            (width("Célèbes", Face::Bold, 10.0) - width("Celebes", Face::Bold, 10.0)).abs() < 1e-9,
            "an accent takes no room"
        );
    }
}
