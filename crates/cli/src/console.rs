//! Where we read and write: a terminal, or files and pipes (scripts, tests).

use crate::play::complete::Completer;
use rustyline::{Config, Editor, error::ReadlineError, history::MemHistory};
use std::io::{BufRead, IsTerminal, Write};

/// One line of input.
pub enum Line {
    /// Something typed.
    Text(String),
    /// The key that interrupts.
    Interrupt,
    /// No more input.
    End,
}

enum Input {
    Terminal(Box<Editor<Completer, MemHistory>>),
    Lines(Box<dyn BufRead>),
}

/// Input and outputs of the program.
pub struct Console {
    out: Box<dyn Write>,
    err: Box<dyn Write>,
    input: Option<Input>,
    lines: Option<Box<dyn BufRead>>,
    /// Is somebody looking at the output?
    pub on_terminal: bool,
    colour: bool,
    /// The output is closed (a pipe into `head`): write no more.
    pub closed: bool,
}

/// How a piece of text looks on a terminal.
#[derive(Clone, Copy)]
pub enum Style {
    /// Headings.
    Strong,
    /// Less important.
    Faint,
    /// What can be typed.
    Accent,
    /// Something went wrong.
    Alarm,
}

impl Console {
    /// The process's own.
    pub fn system() -> Self {
        let on_terminal = std::io::stdout().is_terminal();
        Self {
            out: Box::new(std::io::stdout()),
            err: Box::new(std::io::stderr()),
            input: None,
            lines: None,
            on_terminal,
            colour: on_terminal && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()),
            closed: false,
        }
    }

    /// Given ones: never a terminal.
    pub fn given(input: Box<dyn BufRead>, out: Box<dyn Write>, err: Box<dyn Write>) -> Self {
        Self { out, err, input: None, lines: Some(input), on_terminal: false, colour: false, closed: false }
    }

    /// Writes a line; in a session on a terminal it is broken between words.
    pub fn line(&mut self, text: &str) {
        let width = match &mut self.input {
            Some(Input::Terminal(editor)) => editor.dimensions().map(|(columns, _)| usize::from(columns)),
            _ => None,
        };
        match width {
            Some(width) => wrapped(text, width).iter().for_each(|l| {
                self.text(l);
                self.text("\n");
            }),
            None => {
                self.text(text);
                self.text("\n");
            }
        }
    }

    /// Somebody will sit here for a while: from now on the width of the terminal is known.
    pub fn sit_down(&mut self) {
        if self.lines.is_none() && self.input.is_none() {
            self.input = Some(system_input(self.on_terminal));
        }
    }

    /// Writes text as it is.
    pub fn text(&mut self, text: &str) {
        if !self.closed && self.out.write_all(text.as_bytes()).is_err() {
            self.closed = true;
        }
    }

    /// Writes bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        if !self.closed && self.out.write_all(bytes).is_err() {
            self.closed = true;
        }
    }

    /// Hands over what was written.
    pub fn flush(&mut self) {
        if self.out.flush().is_err() {
            self.closed = true;
        }
    }

    /// Writes a line to the error output.
    pub fn complain(&mut self, text: &str) {
        self.flush();
        // There is nowhere left to complain to when this fails.
        let _ = writeln!(self.err, "{text}");
    }

    /// The text with a style, where the output has colours.
    pub fn paint(&self, style: Style, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        let code = match style {
            Style::Strong => "1",
            Style::Faint => "2",
            Style::Accent => "36",
            Style::Alarm => "31",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }

    /// Wipes the screen, so that the next player does not see the last one's secrets.
    pub fn curtain(&mut self) {
        if self.on_terminal {
            self.text("\x1b[2J\x1b[3J\x1b[H");
        }
    }

    /// Asks for a line; `words` are what it may be completed to.
    pub fn ask(&mut self, prompt: &str, words: &mut dyn FnMut() -> Vec<String>) -> Line {
        self.flush();
        let lines = &mut self.lines;
        let on_terminal = self.on_terminal;
        let input = self.input.get_or_insert_with(|| match lines.take() {
            Some(lines) => Input::Lines(lines),
            None => system_input(on_terminal),
        });
        match input {
            Input::Terminal(editor) => {
                editor.set_helper(Some(Completer::new(words())));
                match editor.readline(prompt) {
                    Ok(text) => {
                        // A full history only means that the oldest line is not kept.
                        let _ = editor.add_history_entry(text.as_str());
                        Line::Text(text)
                    }
                    Err(ReadlineError::Interrupted) => Line::Interrupt,
                    Err(_) => Line::End,
                }
            }
            Input::Lines(lines) => {
                let mut text = String::new();
                match lines.read_line(&mut text) {
                    Ok(n) if n > 0 => {
                        let text = text.trim_end_matches(['\n', '\r']).to_owned();
                        // A transcript reads like a session.
                        self.text(prompt);
                        self.line(&text);
                        Line::Text(text)
                    }
                    _ => Line::End,
                }
            }
        }
    }
}

/// Breaks a line between words, what follows indented a little deeper than its beginning.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let length = |t: &str| {
        let mut styled = false;
        let letters = t.chars().filter(|c| {
            let inside = styled || *c == '\u{1b}';
            styled = inside && *c != 'm';
            !inside
        });
        letters.count()
    };
    let indent = " ".repeat(text.chars().take_while(|c| *c == ' ').count() + 2);
    if width < 20 + indent.len() || length(text) <= width {
        return vec![text.to_owned()];
    }
    let (mut out, mut line) = (Vec::new(), String::new());
    for word in text.split_inclusive(' ') {
        if length(&line) + length(word.trim_end()) > width && !line.trim().is_empty() {
            out.push(line.trim_end().to_owned());
            line.clone_from(&indent);
        }
        line.push_str(word);
    }
    out.push(line.trim_end().to_owned());
    out
}

fn system_input(on_terminal: bool) -> Input {
    let config = Config::builder().auto_add_history(false).completion_type(rustyline::CompletionType::List).build();
    if on_terminal
        && std::io::stdin().is_terminal()
        && let Ok(editor) = Editor::with_history(config, MemHistory::new())
    {
        return Input::Terminal(Box::new(editor));
    }
    Input::Lines(Box::new(std::io::BufReader::new(std::io::stdin())))
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn long_lines_are_broken_between_words() {
        assert_eq!(wrapped("  one two three four five six", 24), ["  one two three four", "    five six"]);
        assert_eq!(wrapped("\u{1b}[2mone two three four five\u{1b}[0m", 24), ["\u{1b}[2mone two three four five\u{1b}[0m"]);
        assert_eq!(wrapped("short", 24), ["short"]);
    }
}
