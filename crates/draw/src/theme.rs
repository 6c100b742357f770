//! Colours: the tokens of `web/style/tokens.css` as data, by role and never by the name of a side.
//!
//! A picture that stands alone carries its colours in itself ([`LIGHT`], [`DARK`]); a page that has the style sheet takes the names
//! of the tokens instead ([`PAGE`]), so that it follows the reader's theme. All three are drawn by the same functions.

/// Makes the structure and its three instances from one table, so that they cannot drift apart.
macro_rules! tokens {
    ($($field:ident $token:literal $light:literal $dark:literal;)*) => {
        /// The colours of a picture; each field is a value as SVG takes it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Theme {
            $(#[doc = concat!("`--", $token, "`")] pub $field: &'static str,)*
        }

        /// By day.
        pub const LIGHT: Theme = Theme { $($field: $light,)* };
        /// By night.
        pub const DARK: Theme = Theme { $($field: $dark,)* };
        /// For a page that has the style sheet.
        pub const PAGE: Theme = Theme { $($field: concat!("var(--", $token, ")"),)* };

        impl Theme {
            /// Every token with its value.
            pub fn tokens(&self) -> Vec<(&'static str, &'static str)> {
                vec![$(($token, self.$field),)*]
            }
        }
    };
}

tokens! {
    bg "bg" "#ece8dd" "#0c1318";
    surface "surface" "#faf8f2" "#131c22";
    raised "raised" "#ffffff" "#1b262e";
    sunken "sunken" "#f1ede2" "#0f171c";
    line "line" "#ddd6c6" "#2b3841";
    line_strong "line-strong" "#8b8577" "#6d7d88";
    ink "ink" "#1c2730" "#e9edef";
    ink_2 "ink-2" "#4c5963" "#b4c0c7";
    sea_0 "sea-0" "#a8c6d3" "#1c3442";
    sea_1 "sea-1" "#b1cdd8" "#20394a";
    sea_2 "sea-2" "#a0c0cf" "#182f3c";
    sea_3 "sea-3" "#b8d2dc" "#243f50";
    sea_deep "sea-deep" "#a6c8d5" "#182f3c";
    sea_shallow "sea-shallow" "#c6dde5" "#26465a";
    sea_line "sea-line" "#f4f8f9" "#4b6878";
    sea_text "sea-text" "#1f4256" "#a9c6d6";
    shelf "shelf" "#6f9db3" "#4d7f99";
    void "void" "#dfe6e8" "#10181d";
    offland "offland" "#cfcbbf" "#2b302f";
    coast "coast" "#3a4a55" "#05090b";
    land_line "land-line" "#4a3d30" "#14110d";
    land_text "land-text" "#221a12" "#f5efe2";
    land_halo "land-halo" "#fbf6ea" "#14181a";
    land_paper "land-paper" "#dccfa9" "#6a6048";
    land_jungle "land-jungle" "#c9cf9f" "#56603e";
    hex_line "hex-line" "#e4eff2" "#2c4c5e";
    terr_slate "terr-slate" "#9aa1a6" "#555e65";
    terr_orange "terr-orange" "#e6b06a" "#8b5e2b";
    terr_sand "terr-sand" "#dcc685" "#76683c";
    terr_green "terr-green" "#9cb884" "#4b663c";
    terr_brick "terr-brick" "#c98573" "#7c4337";
    terr_neutral "terr-neutral" "#e6dfcd" "#55524a";
    terr_blue "terr-blue" "#93aed3" "#45618a";
    terr_violet "terr-violet" "#bda6cd" "#66527a";
    terr_clay "terr-clay" "#c99f78" "#74583b";
    terr_tan "terr-tan" "#cfae86" "#6d5a40";
    piece_edge "piece-edge" "rgba(20, 16, 10, .85)" "rgba(255, 255, 255, .62)";
}

/// Colours of the map that are no tokens of the interface: by day and by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tint {
    /// Value by day.
    pub light: &'static str,
    /// Value by night.
    pub dark: &'static str,
    /// Value for a page, which says by its colour scheme which of the two it wants.
    pub page: &'static str,
}

/// A tint from its two values.
macro_rules! tint {
    ($light:literal, $dark:literal) => {
        Tint { light: $light, dark: $dark, page: concat!("light-dark(", $light, ",", $dark, ")") }
    };
}

/// The four paler seas of boards on which a side is blue.
pub const PALE_SEA: [Tint; 4] =
    [tint!("#c3dbe2", "#1c3442"), tint!("#cde2e7", "#20394a"), tint!("#b9d4dd", "#182f3c"), tint!("#d5e7eb", "#243f50")];
/// Both sides of a border at sea.
pub const FRINGE: Tint = tint!("#5f8aa0", "#04090c");
/// Border of water out of play.
pub const VOID_LINE: Tint = tint!("#9fb1b8", "#2a3a43");
/// Over everything that is out of play on a board of hexes.
pub const VEIL: Tint = tint!("#ebe8de", "#0c1318");
/// A river.
pub const RIVER: Tint = tint!("#4d86a8", "#5f9fc4");
/// A border that nobody crosses.
pub const WALL: Tint = tint!("#6b3a2a", "#d0846c");
/// Neighbours that do not touch.
pub const LINK: Tint = tint!("#8a2f1d", "#e58f78");
/// A canal.
pub const CANAL: Tint = tint!("#1f5fa0", "#7db4ea");
/// High ground.
pub const MOUNTAIN: Tint = tint!("#8a6a3f", "#b08c58");
/// Undergrowth.
pub const JUNGLE: Tint = tint!("#4d7a3a", "#7ba35f");
/// Shallows that ships do not cross.
pub const REEF: Tint = tint!("#2f7f83", "#6fc4c2");
/// Edge of an area of land, laid over its colour from the border inwards.
pub const RIM: Tint = tint!("#3a2c1c", "#000000");

/// A part a side plays on the palette: what its pieces look like, the same by day and by night, since pieces are objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// Name of the role, as liveries give it.
    pub role: &'static str,
    /// Colour of the piece.
    pub fill: &'static str,
    /// Ink on it.
    pub ink: &'static str,
    /// Pattern of its flash, if it has one.
    pub pattern: Option<&'static str>,
}

/// The sides of the palette; the last is nobody's.
pub const SIDES: [Side; 10] = [
    Side { role: "slate", fill: "#2f3a43", ink: "#ffffff", pattern: Some("p-grid") },
    Side { role: "brick", fill: "#8f2d20", ink: "#ffffff", pattern: Some("p-vertical") },
    Side { role: "green", fill: "#47753a", ink: "#ffffff", pattern: Some("p-rising") },
    Side { role: "sand", fill: "#f1e0ad", ink: "#2a210e", pattern: Some("p-dots") },
    Side { role: "orange", fill: "#e58f35", ink: "#221204", pattern: Some("p-falling") },
    Side { role: "blue", fill: "#2f5795", ink: "#ffffff", pattern: Some("p-horizontal") },
    Side { role: "violet", fill: "#71509a", ink: "#ffffff", pattern: Some("p-zigzag") },
    Side { role: "clay", fill: "#c79a6c", ink: "#21140a", pattern: Some("p-brick") },
    // Land of a second small side of the colour of clay; its pieces look like those.
    Side { role: "tan", fill: "#c79a6c", ink: "#21140a", pattern: Some("p-brick") },
    Side { role: "neutral", fill: "#d5cdb9", ink: "#26221a", pattern: None },
];

/// The side of a role; what is not known is nobody's.
pub fn side(role: &str) -> Side {
    SIDES.iter().find(|s| s.role == role).copied().unwrap_or(SIDES[SIDES.len() - 1])
}

impl Theme {
    /// Is this the theme of the night?
    pub fn is_dark(&self) -> bool {
        *self == DARK
    }

    /// A colour that is no token.
    pub fn tint(&self, t: Tint) -> &'static str {
        if self.is_dark() {
            t.dark
        } else if *self == PAGE {
            t.page
        } else {
            t.light
        }
    }

    /// Colour of land of a role; none: the role has none, or is not known.
    pub fn territory(&self, role: &str) -> Option<&'static str> {
        Some(match role {
            "slate" => self.terr_slate,
            "orange" => self.terr_orange,
            "sand" => self.terr_sand,
            "green" => self.terr_green,
            "brick" => self.terr_brick,
            "blue" => self.terr_blue,
            "violet" => self.terr_violet,
            "clay" => self.terr_clay,
            "tan" => self.terr_tan,
            "neutral" => self.terr_neutral,
            _ => return None,
        })
    }

    /// One of the four seas.
    pub fn sea(&self, tint: u8, pale: bool) -> &'static str {
        let n = usize::from(tint % 4);
        if pale { self.tint(PALE_SEA[n]) } else { [self.sea_0, self.sea_1, self.sea_2, self.sea_3][n] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = include_str!("../../../web/style/tokens.css");

    /// `--name: value` pairs of one block of the style sheet.
    fn declared(block: &str) -> Vec<(String, String)> {
        let mut out = Vec::new();
        for part in block.split(';') {
            let part = part.rsplit("*/").next().unwrap_or(part);
            if let Some((name, value)) =
                part.trim().trim_start_matches(['{', '\n', ' ']).strip_prefix("--").and_then(|p| p.split_once(':'))
            {
                out.push((name.trim().to_owned(), value.trim().to_owned()));
            }
        }
        out
    }

    fn block(head: &str) -> &'static str {
        let from = SHEET.find(head).unwrap() + head.len();
        let rest = &SHEET[from..];
        &rest[..rest.find("\n}").unwrap()]
    }

    #[test]
    fn our_tokens_are_those_of_the_style_sheet() {
        let (light, dark) = (declared(block(":root {")), declared(block(":root[data-theme=\"dark\"] {")));
        assert!(light.len() > 40 && dark.len() > 40);
        for (theme, sheet) in [(LIGHT, light), (DARK, dark)] {
            for (token, value) in theme.tokens() {
                let found = sheet.iter().find(|(name, _)| name == token);
                assert_eq!(found.map(|(_, v)| v.as_str()), Some(value), "{token}");
            }
        }
    }

    #[test]
    fn our_sides_are_those_of_the_style_sheet() {
        for s in SIDES.iter().filter(|s| s.role != "tan") {
            let line = SHEET.lines().find(|l| l.starts_with(&format!(".side-{} ", s.role))).unwrap();
            assert!(line.contains(&format!("--side: {};", s.fill)), "{line}");
            assert!(line.contains(&format!("--side-ink: {};", s.ink)), "{line}");
            assert!(
                line.contains(&s.pattern.map_or("--pattern: none".to_owned(), |p| format!("--pattern: url(#{p})"))),
                "{line}"
            );
            assert!(LIGHT.territory(s.role).is_some());
        }
        assert_eq!(side("nobody knows it").role, "neutral");
    }

    #[test]
    fn a_page_takes_the_names_of_the_tokens() {
        assert_eq!(PAGE.sea_0, "var(--sea-0)");
        assert_eq!(PAGE.sea(1, true), "light-dark(#cde2e7,#20394a)", "a colour that is no token follows the page too");
        assert_eq!((LIGHT.tint(RIM), DARK.tint(RIM)), ("#3a2c1c", "#000000"));
    }
}
