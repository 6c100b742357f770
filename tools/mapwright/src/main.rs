//! `mapwright [--check] [GAME...]` writes the boards of all or of the named games; with `--check` it writes nothing and fails where a
//! committed board is not what it would write. `mapwright cut FILE` makes the committed cut of the coastlines anew.

use anyhow::{Context, Result, bail};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<()> {
    let root = mapwright::root()?;
    if let [cut, file] = args
        && cut == "cut"
    {
        return mapwright::coast::cut(&root, file.as_ref());
    }
    let check = args.iter().any(|a| a == "--check");
    if let Some(odd) = args.iter().find(|a| a.starts_with('-') && *a != "--check") {
        bail!("'{odd}' means nothing here: mapwright [--check] [GAME...], or mapwright cut FILE");
    }
    let games: Vec<String> = args.iter().filter(|a| !a.starts_with('-')).cloned().collect();
    let mut wrong = 0;
    for input in mapwright::inputs(&root, &games)? {
        let start = Instant::now();
        let drawn = mapwright::draw(&input)?;
        let text = mapwright::text(&drawn.board)?;
        let path = input.output();
        let shown = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
        let counts: Vec<String> = drawn.counts.iter().map(|(what, n)| format!("{what} {n}")).collect();
        println!("{shown}: {} kB, {:.1} s: {}", text.len() / 1000, start.elapsed().as_secs_f64(), counts.join(", "));
        for fault in &drawn.faults {
            wrong += 1;
            println!("  wrong: {fault}");
        }
        if check {
            if std::fs::read_to_string(&path).ok().as_deref() != Some(text.as_str()) {
                wrong += 1;
                println!("  differs from what is committed: {shown}");
            }
        } else {
            std::fs::write(&path, &text).with_context(|| format!("{shown} cannot be written"))?;
        }
    }
    if wrong > 0 {
        bail!("{wrong} faults");
    }
    Ok(())
}
