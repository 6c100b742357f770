//! `docs/terminal.svg`: a picture of the terminal game, from what the program really prints.

use crate::repo;
use anyhow::{Context, Result, bail};
use std::{
    io::Write as _,
    process::{Command, Stdio},
};

/// What is typed for the picture.
const TYPED: &str = "8x inf\nbuy ftr\nbuy inf; done\n? ukr cau\narm GER>RUS\nodds 2 infantry 1 armor vs caucasus\n\
                     2x inf UKR>CAU; arm UKR>CAU\ndone\n";
const ARGS: [&str; 8] = ["play", "axis-and-allies", "--seed", "9", "--seat", "axis=human", "--seat", "allies=captain"];

const WIDTH: usize = 112;
const LINE: usize = 19;
const MOST: usize = 51;

/// Draws it.
pub fn run() -> Result<()> {
    repo::run(repo::cargo().args(["build", "--release", "--package", "ironbottom"]))?;
    let mut child = Command::new(repo::target().join("release/ironbottom"))
        .args(ARGS)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the program")?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(TYPED.as_bytes())?;
    }
    let out = child.wait_with_output()?;
    if !out.status.success() {
        bail!("the program failed");
    }
    let text = String::from_utf8(out.stdout)?;
    // From the first question on.
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|l| l.starts_with("──")).unwrap_or(0);
    let shown: Vec<&str> = lines.into_iter().skip(first).take(MOST).collect();
    let path = repo::root().join("docs/terminal.svg");
    std::fs::write(&path, svg(&shown)).with_context(|| repo::shown(&path))?;
    println!("{} written", repo::shown(&path));
    Ok(())
}

fn svg(lines: &[&str]) -> String {
    let (width, height) = (WIDTH * 8 + 40, lines.len() * LINE + 40);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" \
         aria-label=\"A turn in the terminal\">\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#12202b\"/>\n\
         <g font-family=\"ui-monospace, 'DejaVu Sans Mono', Consolas, monospace\" font-size=\"13\" fill=\"#d8e2e8\">\n"
    );
    for (i, line) in lines.iter().enumerate() {
        let shown: String =
            if line.chars().count() > WIDTH { line.chars().take(WIDTH - 1).chain(['…']).collect() } else { (*line).to_owned() };
        let colour = match line {
            l if l.starts_with("──") || l.starts_with('·') => " fill=\"#ffffff\" font-weight=\"bold\"",
            l if l.split_once("> ").is_some_and(|(seat, _)| seat.chars().all(|c| c.is_ascii_lowercase())) => " fill=\"#7fd1c7\"",
            l if l.starts_with('→') => " fill=\"#7fd1c7\"",
            l if l.starts_with("Not allowed") => " fill=\"#f0a08a\"",
            _ => "",
        };
        let y = 30 + i * LINE;
        out.push_str(&format!("<text x=\"20\" y=\"{y}\" xml:space=\"preserve\"{colour}>{}</text>\n", escape(&shown)));
    }
    out.push_str("</g>\n</svg>\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
