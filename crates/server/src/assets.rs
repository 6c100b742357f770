//! The files of the browser table: in the binary, or from disk while it is being written.

use crate::tools;
use axum::{
    body::Bytes,
    extract::{Path, Request},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use ironbottom_kernel::dice::hex;
use rust_embed::RustEmbed;
use std::{
    collections::HashMap,
    io::Write,
    sync::{Mutex, OnceLock, PoisonError},
};

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

/// Something served as it is: its tag, its bytes, and the same packed, made once.
#[derive(Clone)]
pub struct Kept {
    kind: &'static str,
    tag: String,
    plain: Bytes,
    packed: Option<Bytes>,
}

impl Kept {
    /// Packs it, if that makes it smaller. Takes its time: pictures are packed once and sent many times.
    pub fn new(kind: &'static str, plain: Vec<u8>) -> Self {
        let tag = hex(&tools::hash(&[&plain])[..12]);
        // Pictures in pixels are packed already.
        let packed = if kind == "image/png" { None } else { gzip(&plain).filter(|p| p.len() < plain.len() / 10 * 9) };
        Self { kind, tag, plain: plain.into(), packed: packed.map(Bytes::from) }
    }

    /// The answer: "you have it", or the bytes. An address that carries the version of this program never changes its meaning, so
    /// that it may be kept for good.
    pub fn answer(&self, headers: &HeaderMap, versioned: bool) -> Response {
        let tag = format!("\"{}\"", self.tag);
        let keep = if versioned { "public, max-age=31536000, immutable" } else { "no-cache" };
        let cache =
            [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, keep), (header::VARY, header::ACCEPT_ENCODING.as_str())];
        let has = |name, what: &str| headers.get(name).and_then(|v| v.to_str().ok()).is_some_and(|v: &str| v.contains(what));
        // Somebody on the way may have made the tag a weak one.
        if has(header::IF_NONE_MATCH, &tag) {
            return (StatusCode::NOT_MODIFIED, cache).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.kind)];
        match &self.packed {
            Some(packed) if has(header::ACCEPT_ENCODING, "gzip") => {
                (cache, kind, [(header::CONTENT_ENCODING, "gzip")], packed.clone()).into_response()
            }
            _ => (cache, kind, self.plain.clone()).into_response(),
        }
    }
}

fn gzip(plain: &[u8]) -> Option<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::with_capacity(plain.len() / 3), Compression::best());
    packer.write_all(plain).and_then(|()| packer.finish()).ok()
}

/// The version of this program, for addresses whose meaning never changes: from everything it carries. Empty while the files come
/// from disk and may change at any time.
pub fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        if cfg!(debug_assertions) {
            return String::new();
        }
        stamp(&std::env::current_exe().and_then(std::fs::read).unwrap_or_default())
    })
}

/// The version that bytes give.
fn stamp(all: &[u8]) -> String {
    if all.is_empty() { String::new() } else { hex(&tools::hash(&[all])[..6]) }
}

/// The address of a file of ours: its folder carries the version, and what it asks for beside itself does too.
pub fn address(path: &str) -> String {
    address_in(version(), path)
}

fn address_in(version: &str, path: &str) -> String {
    match version {
        "" => format!("/web/{path}"),
        version => format!("/web/~{version}/{path}"),
    }
}

/// `/web/...`: without a version the browser asks each time whether its copy is still good, which costs no body.
pub async fn serve(Path(path): Path<String>, headers: HeaderMap) -> Response {
    serve_in(version(), &path, &headers)
}

fn serve_in(version: &str, path: &str, headers: &HeaderMap) -> Response {
    let (asked, path) = match path.strip_prefix('~').and_then(|p| p.split_once('/')) {
        Some((asked, rest)) => (asked, rest),
        None => ("", path),
    };
    match kept(path) {
        Some(file) => file.answer(headers, !asked.is_empty() && asked == version),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file of ours, packed once; anew while it comes from disk.
fn kept(path: &str) -> Option<Kept> {
    static FILES: OnceLock<Mutex<HashMap<String, Kept>>> = OnceLock::new();
    let make = || Web::get(path).map(|f| Kept::new(kind(path), f.data.into_owned()));
    if cfg!(debug_assertions) {
        return make();
    }
    let mut files = FILES.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = files.get(path) {
        return Some(found.clone());
    }
    // Only what exists is kept: there are as many as there are files.
    let made = make()?;
    files.insert(path.to_owned(), made.clone());
    Some(made)
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

#[cfg(test)]
mod tests {
    use super::{address_in, kept, serve_in, stamp};
    use axum::http::{HeaderMap, StatusCode, header};

    fn cache(version: &str, address: &str) -> (StatusCode, String, String) {
        let answer = serve_in(version, address.strip_prefix("/web/").unwrap_or_default(), &HeaderMap::new());
        let head = |name| answer.headers().get(name).and_then(|v| v.to_str().ok()).unwrap_or_default().to_owned();
        (answer.status(), head(header::CACHE_CONTROL), head(header::ETAG))
    }

    #[test]
    fn addresses_with_the_version_are_kept_for_good() {
        let (old, new) = (stamp(b"one program"), stamp(b"another program"));
        assert!(old.len() == 12 && old != new, "the version changes with the content");
        let address = address_in(&new, "table/main.js");
        assert_eq!(address, format!("/web/~{new}/table/main.js"));
        let (status, keep, tag) = cache(&new, &address);
        assert_eq!((status, keep.as_str()), (StatusCode::OK, "public, max-age=31536000, immutable"));
        // The same file under an older program's address, or none, is asked for anew each time.
        for address in [address_in(&old, "table/main.js"), address_in("", "table/main.js")] {
            let (status, keep, same) = cache(&new, &address);
            assert_eq!((status, keep.as_str(), &same), (StatusCode::OK, "no-cache", &tag), "{address}");
        }
        assert_eq!(cache(&new, &address_in(&new, "no/such.js")).0, StatusCode::NOT_FOUND);
        // Without a version of its own a program promises nothing.
        assert_eq!(cache("", &address_in("", "table/main.js")).1, "no-cache");
        assert_eq!(cache("", "/web/~/table/main.js").1, "no-cache");
    }

    #[test]
    fn a_tag_changes_with_the_content() {
        let tags: Vec<String> = ["table/main.js", "table/hand.js"].iter().filter_map(|p| kept(p)).map(|k| k.tag).collect();
        assert!(tags.len() == 2 && tags[0] != tags[1]);
        let again = super::Kept::new("text/plain", b"a".to_vec()).tag;
        assert_ne!(again, super::Kept::new("text/plain", b"b".to_vec()).tag);
    }
}
