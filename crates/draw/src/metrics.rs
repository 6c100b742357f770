//! How wide text is, near enough to keep things apart: the bold of the font the pictures are set in.

/// Advances of the printable letters from space to `~`, in hundredths of the size.
const ADVANCES: [u8; 95] = [
    23, 26, 32, 53, 51, 64, 58, 16, 32, 32, 45, 48, 24, 36, 29, 33, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 27, 25, 45, 50, 45,
    45, 77, 60, 56, 57, 56, 49, 48, 59, 61, 27, 49, 55, 48, 76, 61, 60, 57, 60, 55, 54, 54, 57, 58, 75, 56, 54, 53, 26, 38, 26,
    39, 40, 33, 47, 50, 46, 50, 48, 33, 50, 49, 25, 25, 48, 25, 74, 49, 50, 50, 50, 33, 45, 31, 49, 45, 63, 45, 45, 45, 30, 25,
    30, 56,
];

/// Width of a text at a size.
pub fn width(text: &str, size: f64) -> f64 {
    let hundredths: u32 = text
        .chars()
        .map(|c| {
            let n = (c as usize).wrapping_sub(32);
            // Letters with accents are as wide as without; capitals among them somewhat wider.
            ADVANCES.get(n).map_or(if c.is_uppercase() { 60 } else { 50 }, |a| u32::from(*a))
        })
        .sum();
    f64::from(hundredths) * size / 100.0
}

#[cfg(test)]
mod tests {
    use super::width;

    #[test]
    fn figures_are_all_as_wide() {
        assert!((width("1", 10.0) - width("8", 10.0)).abs() < 1e-9);
        assert!((width("Île", 100.0) - 133.0).abs() < 1e-9);
    }
}
