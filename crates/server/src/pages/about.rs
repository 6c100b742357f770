//! What this is, whose it is, and what is ours.

use super::{Page, Shared};
use crate::people::Visitor;
use axum::response::Html;
use maud::html;

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
            pre.notice lang="en" { (NOTICE) }
            p.small { "Ironbottom " (env!("CARGO_PKG_VERSION")) }
        }
    };
    page.show(&body)
}
