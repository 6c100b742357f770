//! What this is, whose it is, and what is ours.

use super::{Page, Shared};
use crate::people::Visitor;
use axum::response::Html;
use maud::{Markup, html};

/// The notice that goes with the program.
const NOTICE: &str = include_str!("../../../../NOTICE");

/// `/about`.
pub async fn show(app: Shared, visitor: Visitor) -> Html<String> {
    let page = Page::new(&app, &visitor, "about-title");
    let body = html! {
        main.narrow {
            h1 { (page.t("about-title")) }
            p.lead { (page.t("about-lead")) }
            p { (page.t("about-secrets")) }
            p { (page.t("about-dice")) }
            p { (page.t("about-packs")) }
            h2 { (page.t("about-notice")) }
            div.notice lang="en" { (notice()) }
            p.small { "Ironbottom " (env!("CARGO_PKG_VERSION")) }
        }
    };
    page.show(&body)
}

/// The notice as the file has it, its lines as long as the page is wide: a line over a line of dashes is a heading, indented ones
/// belong to the name above them.
fn notice() -> Markup {
    let parts = NOTICE.split("\n\n").map(|part| part.trim_end().lines().collect::<Vec<_>>());
    html! {
        @for lines in parts {
            @match lines.as_slice() {
                [head, under, rest @ ..] if under.starts_with("---") => { h3 { (head) } (paragraph(rest)) },
                all => (paragraph(all)),
            }
        }
    }
}

fn paragraph(lines: &[&str]) -> Markup {
    let said = |lines: &[&str]| lines.iter().map(|l| l.trim()).collect::<Vec<_>>().join(" ");
    let named = lines.iter().position(|l| l.starts_with(' '));
    html! {
        @match named {
            Some(n) => p { b { (said(&lines[..n])) } br; (said(&lines[n..])) },
            None => p { (said(lines)) },
        }
    }
}
