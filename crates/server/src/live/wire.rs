//! A message as it travels: small ones as text, larger ones as raw deflate in a binary frame.

use axum::extract::ws::Message;
use flate2::{Compression, write::DeflateEncoder};
use ironbottom_protocol::ToClient;
use std::io::Write;

/// Larger messages are packed.
const SMALL: usize = 1024;

/// One message, packed once for all who get it.
#[derive(Clone, Debug)]
pub struct Frame(pub Message);

impl Frame {
    /// Packs a message.
    pub fn of(message: &ToClient) -> Self {
        // Plain data with string keys: writing it cannot fail.
        let text = serde_json::to_string(message).unwrap_or_default();
        if text.len() <= SMALL {
            return Self(Message::Text(text.into()));
        }
        let mut packer = DeflateEncoder::new(Vec::with_capacity(text.len() / 6), Compression::fast());
        // Writing to memory cannot fail; were it to, the text goes as it is.
        match packer.write_all(text.as_bytes()).and_then(|()| packer.finish()) {
            Ok(bytes) => Self(Message::Binary(bytes.into())),
            Err(_) => Self(Message::Text(text.into())),
        }
    }
}
