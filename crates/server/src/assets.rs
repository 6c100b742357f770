//! The files of the browser table: in the binary, or from disk while it is being written.

use axum::{
    extract::{Path, Request},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use ironbottom_kernel::dice::hex;
use rust_embed::RustEmbed;

/// `web/` as it is served.
#[derive(RustEmbed)]
#[folder = "../../web"]
#[exclude = "tests/*"]
#[exclude = "node_modules/*"]
#[exclude = "*.md"]
#[exclude = "*.d.ts"]
#[exclude = "package*.json"]
#[exclude = "tsconfig.json"]
struct Web;

/// One of the files as text.
pub fn text(path: &str) -> Option<String> {
    Web::get(path).and_then(|f| String::from_utf8(f.data.into_owned()).ok())
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, end)| end) {
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("webmanifest") => "application/manifest+json",
        Some("html") => "text/html; charset=utf-8",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// `/web/...`: the browser asks each time whether its copy is still good, which costs no body.
pub async fn serve(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let Some(file) = Web::get(&path) else { return StatusCode::NOT_FOUND.into_response() };
    answer(&headers, kind(&path), &hex(&file.metadata.sha256_hash()[..12]), file.data.into_owned())
}

/// A body with its tag, or "you have it".
pub fn answer(headers: &HeaderMap, kind: &'static str, tag: &str, body: Vec<u8>) -> Response {
    let tag = format!("\"{tag}\"");
    let cache = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
    // Packing on the way may have made the tag a weak one.
    let known = headers.get(header::IF_NONE_MATCH).and_then(|v| v.to_str().ok()).is_some_and(|v| v.contains(&tag));
    if known {
        return (StatusCode::NOT_MODIFIED, cache).into_response();
    }
    (cache, [(header::CONTENT_TYPE, kind)], body).into_response()
}

/// What every answer says to browsers: our own scripts only, no frames, no guessing.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let policy = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
                  connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let all = response.headers_mut();
    all.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    all.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    all.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}
