//! Reads forces, developments and spaces as people write them, in English, French or the codes of the notation.

use crate::{
    board::Board,
    types::{Development, Developments, Kind, Power},
};
use ironbottom_kernel::{Msg, area::Space};

/// Lower case without accents.
pub fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        '’' => '\'',
        c => c,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

/// What each kind is called, folded, without blanks and hyphens; a final `s` may follow any of them.
const KINDS: [(Kind, &[&str]); 10] = [
    (Kind::Infantry, &["infantry", "infantrie", "infanterie", "inf", "fantassin", "soldat", "soldier"]),
    (Kind::Armor, &["armor", "armour", "arm", "tank", "char", "blinde", "chardassaut"]),
    (Kind::Fighter, &["fighter", "ftr", "fig", "chasseur"]),
    (Kind::Bomber, &["bomber", "bmb", "bom", "bombardier"]),
    (
        Kind::Aa,
        &[
            "aa",
            "aagun",
            "antiaircraftgun",
            "antiaircraft",
            "gun",
            "dca",
            "canon",
            "canonaa",
            "canonantiaerien",
            "canonsantiaerien",
        ],
    ),
    (Kind::Battleship, &["battleship", "bb", "cuirasse"]),
    (Kind::Carrier, &["carrier", "aircraftcarrier", "car", "cv", "porteavion", "porteavions"]),
    (Kind::Transport, &["transport", "trn", "trans", "cargo"]),
    (Kind::Submarine, &["submarine", "sub", "sousmarin"]),
    (
        Kind::Complex,
        &[
            "complex",
            "complexe",
            "ic",
            "industrialcomplex",
            "industrialcomplexe",
            "complexeindustriel",
            "complexesindustriel",
            "factory",
            "factorie",
            "usine",
        ],
    ),
];

/// The kind one word names (written together, any case, singular or plural).
pub fn kind(word: &str) -> Option<Kind> {
    let word: String = fold(word).chars().filter(|c| *c != '-').collect();
    let named = |w: &str| KINDS.iter().find(|(_, names)| names.contains(&w)).map(|(k, _)| *k);
    named(&word).or_else(|| word.strip_suffix('s').and_then(named))
}

/// The space a word names: its code or its id.
pub fn space(b: &Board, word: &str) -> Option<Space> {
    let word = fold(word.trim()).replace(' ', "_");
    let hit = |s: &crate::board::SpaceData| s.short.eq_ignore_ascii_case(&word) || s.id == word;
    b.spaces.iter().position(hit).map(|i| Space(i as u8))
}

/// The power a word names.
pub fn power(word: &str) -> Option<Power> {
    let word = fold(word.trim());
    Power::ALL.into_iter().find(|p| p.id() == word)
}

/// Is a flag set? A flag without a value is.
pub fn flag(word: &str) -> Option<bool> {
    match fold(word.trim()).as_str() {
        "" | "false" | "no" | "non" | "off" | "0" => Some(false),
        "true" | "yes" | "oui" | "on" | "1" => Some(true),
        _ => None,
    }
}

/// A list such as `3 infantry, 2 armor and 1 fighter`; a unit without a number is one. `most` is the largest number of units allowed.
pub fn force(text: &str, most: u32) -> Result<Vec<(Kind, u16)>, Msg> {
    let folded = fold(text);
    let mut out = Vec::new();
    let (mut count, mut total): (Option<u32>, u32) = (None, 0);
    let words = pieces(&folded);
    let mut i = 0;
    while i < words.len() {
        let word = words[i].as_str();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            if let Some(n) = count {
                return Err(Msg::new("ask-number-without-unit").text("number", n.to_string()));
            }
            let Ok(n) = word.parse::<u32>() else {
                return Err(if word.chars().all(|c| c.is_ascii_digit()) {
                    too_many(most)
                } else {
                    Msg::new("ask-unknown-unit").text("unit", word)
                });
            };
            count = Some(n);
            i += 1;
            continue;
        }
        // Names of two or three words first: `aircraft carrier`, `canons anti aériens`.
        let named = (1..=3).rev().filter(|n| i + n <= words.len()).find_map(|n| {
            let together: String = words[i..i + n].concat();
            kind(&together).map(|k| (k, n))
        });
        let Some((k, n)) = named else {
            return Err(Msg::new("ask-unknown-unit").text("unit", word));
        };
        let number = count.take().unwrap_or(1);
        total = total.saturating_add(number);
        if total > most {
            return Err(too_many(most));
        }
        out.push((k, number as u16));
        i += n;
    }
    match count {
        Some(n) => Err(Msg::new("ask-number-without-unit").text("number", n.to_string())),
        None => Ok(out),
    }
}

fn too_many(most: u32) -> Msg {
    Msg::new("ask-too-many-units").int("most", most)
}

/// Splits into numbers and words: `3inf`, `2x armor` and `sous-marin` are two, two and one of them. A sign stays with its number, which
/// then is none.
fn pieces(folded: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for word in folded.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '+' | '&' | '*')) {
        let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
        let (number, rest) = word.split_at(digits);
        if !number.is_empty() && rest.starts_with(['.', '-', '/', '%']) {
            out.push(word.to_owned());
            continue;
        }
        if !number.is_empty() {
            out.push(number.to_owned());
        }
        let rest = if number.is_empty() { rest } else { rest.strip_prefix(['x', '×']).unwrap_or(rest) };
        let join = matches!(rest, "" | "and" | "et" | "de" | "d'") || (matches!(rest, "x" | "×") && !out.is_empty());
        if !join {
            out.push(rest.to_owned());
        }
    }
    out
}

/// A list of developments: `jets, heavy-bombers`.
pub fn developments(text: &str) -> Result<Developments, Msg> {
    let mut out = Developments::default();
    for word in text.split([',', ';', '+']) {
        let plain: String = fold(word).chars().filter(|c| c.is_ascii_alphanumeric()).collect();
        let found = match plain.as_str() {
            "" | "none" | "aucun" | "aucune" => continue,
            "jet" | "jets" | "jetpower" | "jetfighters" | "reactes" | "reacte" => Development::Jets,
            "rocket" | "rockets" | "fusee" | "fusees" => Development::Rockets,
            "supersubmarines" | "supersubs" | "supersubmarine" | "supersousmarins" | "supersousmarin" => {
                Development::SuperSubmarines
            }
            "longrange" | "longrangeaircraft" | "longueportee" | "avionsalongueportee" => Development::LongRange,
            "industry" | "industrialtechnology" | "technologieindustrielle" => Development::Industry,
            "heavybombers" | "heavybomber" | "heavies" | "bombardierslourds" | "bombardierlourd" => Development::HeavyBombers,
            _ => return Err(Msg::new("ask-unknown-development").text("development", word.trim())),
        };
        out.add(found);
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forces_in_english_french_and_code() {
        let wanted = vec![(Kind::Infantry, 3), (Kind::Armor, 2), (Kind::Fighter, 1)];
        for text in [
            "3 infantry 2 armor 1 fighter",
            "3 Infanteries, 2 chars et 1 chasseur",
            "3inf 2arm ftr",
            "3x inf + 2 x tanks, fighter",
            "3 infantry; 2 blindés & 1 chasseurs",
        ] {
            assert_eq!(force(text, 1000), Ok(wanted.clone()), "{text}");
        }
        let sea = vec![(Kind::Carrier, 2), (Kind::Submarine, 1), (Kind::Battleship, 1), (Kind::Transport, 4)];
        for text in [
            "2 aircraft carriers 1 submarine 1 battleship 4 transports",
            "2 porte-avions, 1 sous-marin, 1 cuirassé, 4 cargos",
            "2 porte avions sous marin bb 4 trn",
        ] {
            assert_eq!(force(text, 1000), Ok(sea.clone()), "{text}");
        }
        assert_eq!(
            force("2 canons anti-aériens, AA gun, 1 complexe industriel", 9),
            Ok(vec![(Kind::Aa, 2), (Kind::Aa, 1), (Kind::Complex, 1)])
        );
        assert_eq!(force("", 9), Ok(vec![]));
    }

    #[test]
    fn nonsense_is_named() {
        let id = |text: &str| force(text, 100).map_err(|m| m.id.into_owned());
        assert_eq!(id("3 dragons"), Err("ask-unknown-unit".to_owned()));
        assert_eq!(id("-3 infantry"), Err("ask-unknown-unit".to_owned()));
        assert_eq!(id("3.5 infantry"), Err("ask-unknown-unit".to_owned()));
        assert_eq!(id("3 4 infantry"), Err("ask-number-without-unit".to_owned()));
        assert_eq!(id("infantry 3"), Err("ask-number-without-unit".to_owned()));
        assert_eq!(id("101 infantry"), Err("ask-too-many-units".to_owned()));
        assert_eq!(id("99999999999999999999 infantry"), Err("ask-too-many-units".to_owned()));
        assert_eq!(developments("jets, warp").map_err(|m| m.id.into_owned()), Err("ask-unknown-development".to_owned()));
    }

    #[test]
    fn developments_and_flags() {
        let d = developments("Jets, super-submarines; heavy bombers").unwrap();
        assert!(d.has(Development::Jets) && d.has(Development::SuperSubmarines) && d.has(Development::HeavyBombers));
        assert!(!d.has(Development::Rockets));
        assert_eq!(developments("réactés, bombardiers lourds, super sous-marins"), Ok(d));
        assert_eq!((flag("true"), flag("non"), flag(""), flag("perhaps")), (Some(true), Some(false), Some(false), None));
    }
}
