//! Completes a typed line word by word from what is legal now.

use ironbottom_kernel::typed::line;
use rustyline::{Context, Helper, completion::Completer as Complete, highlight::Highlighter, hint::Hinter, validate::Validator};

/// Knows what may be typed.
pub struct Completer {
    words: Vec<String>,
}

impl Completer {
    /// From all that may be typed now.
    pub fn new(words: Vec<String>) -> Self {
        Self { words }
    }

    /// Where the order being typed begins, and how it may go on up to the next word: a list of thousands stays short.
    pub fn candidates(&self, line: &str) -> (usize, Vec<String>) {
        let after = line.rfind(';').map_or(0, |i| i + 1);
        let mut start = after + (line.len() - after - line[after..].trim_start().len());
        // `3x ` before an order repeats it.
        if let Some((_, rest)) = line::repeated(&line[start..]) {
            start = line.len() - rest.len();
        }
        let typed = line[start..].to_lowercase();
        let mut found: Vec<String> = Vec::new();
        for word in self.words.iter().filter(|w| w.to_lowercase().starts_with(&typed)) {
            // The same letters in lower case may have another length: then the whole is offered.
            let end = match word.get(typed.len()..) {
                Some(rest) => {
                    rest.char_indices().skip(1).find(|(_, c)| *c == ' ').map_or(word.len(), |(i, _)| typed.len() + i + 1)
                }
                None => word.len(),
            };
            let piece = &word[..end];
            if !found.iter().any(|f| f == piece) {
                found.push(piece.to_owned());
            }
        }
        (start, found)
    }
}

impl Complete for Completer {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.candidates(line.get(..pos).unwrap_or(line)))
    }
}

impl Hinter for Completer {
    type Hint = String;
}

impl Highlighter for Completer {}
impl Validator for Completer {}
impl Helper for Completer {}

#[cfg(test)]
mod tests {
    use super::*;

    fn completer() -> Completer {
        Completer::new(["move red north", "move red south", "move blue north", "done", "help"].map(str::to_owned).to_vec())
    }

    #[test]
    fn completes_up_to_the_next_word() {
        assert_eq!(completer().candidates("mo"), (0, vec!["move ".to_owned()]));
        assert_eq!(completer().candidates("move "), (0, vec!["move red ".to_owned(), "move blue ".to_owned()]));
        assert_eq!(completer().candidates("move red s"), (0, vec!["move red south".to_owned()]));
    }

    #[test]
    fn completes_the_last_order_of_a_line_and_a_repeated_one() {
        assert_eq!(completer().candidates("done; D"), (6, vec!["done".to_owned()]));
        assert_eq!(completer().candidates("3x d"), (3, vec!["done".to_owned()]));
        assert_eq!(completer().candidates("zzz").1, Vec::<String>::new());
    }
}
