//! Visitors with a browser's manners, and lines to tables.

use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use ironbottom_protocol::{Change, PROTOCOL, Refused, State, ToClient, ToServer, Welcome};
use serde_json::Value;
use std::{io::Read, net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{Instant, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

pub const PATIENCE: Duration = Duration::from_secs(60);

pub fn between(text: &str, before: &str, after: &str) -> Option<String> {
    let rest = &text[text.find(before)? + before.len()..];
    Some(rest[..rest.find(after)?].to_owned())
}

/// What came back.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let line = self.head.lines().find(|l| l.to_lowercase().starts_with(&format!("{name}:")))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    }
}

pub async fn http(address: SocketAddr, method: &str, path: &str, heads: &[(&str, &str)], body: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in heads {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if method == "POST" {
        text.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    text.push_str("\r\n");
    stream.write_all(text.as_bytes()).await.unwrap();
    stream.write_all(body).await.unwrap();
    let mut all = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut all)).await.unwrap().unwrap();
    let cut = all.windows(4).position(|w| w == b"\r\n\r\n").unwrap();
    let head = String::from_utf8_lossy(&all[..cut]).into_owned();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head, body: all[cut + 4..].to_vec() }
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Visitor {
    pub address: SocketAddr,
    pub cookie: String,
    pub csrf: String,
}

fn encode(text: &str) -> String {
    text.bytes().map(|b| if b.is_ascii_alphanumeric() { (b as char).to_string() } else { format!("%{b:02X}") }).collect()
}

impl Visitor {
    /// Comes in by the first page.
    pub async fn new(address: SocketAddr) -> Self {
        let mut v = Self { address, cookie: String::new(), csrf: String::new() };
        let page = v.get("/").await;
        assert_eq!(page.status, 200, "{}", page.text());
        v.csrf = between(&page.text(), "name=\"csrf\" value=\"", "\"").unwrap();
        v
    }

    fn keep(&mut self, answer: &Answer) {
        for line in answer.head.lines().filter(|l| l.to_lowercase().starts_with("set-cookie: ib=")) {
            self.cookie = line[12..].split(';').next().unwrap().to_owned();
        }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let answer = http(self.address, "GET", path, &[("Cookie", &self.cookie)], &[]).await;
        self.keep(&answer);
        answer
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let origin = format!("http://{}", self.address);
        let csrf = self.csrf.clone();
        self.post_as(path, &origin, &csrf, fields).await
    }

    pub async fn post_as(&mut self, path: &str, origin: &str, csrf: &str, fields: &[(&str, &str)]) -> Answer {
        let mut body = format!("csrf={csrf}");
        for (k, v) in fields {
            body.push_str(&format!("&{}={}", encode(k), encode(v)));
        }
        let heads = [("Cookie", self.cookie.as_str()), ("Origin", origin), ("Content-Type", "application/x-www-form-urlencoded")];
        let answer = http(self.address, "POST", path, &heads, body.as_bytes()).await;
        self.keep(&answer);
        answer
    }

    /// Makes a table; its id.
    pub async fn table(&mut self, fields: &[(&str, &str)]) -> String {
        let answer = self.post("/tables", fields).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        answer.header("location").unwrap().trim_start_matches("/tables/").to_owned()
    }

    /// What the table's page says.
    pub async fn page(&mut self, table: &str) -> Value {
        let page = self.get(&format!("/tables/{table}")).await.text();
        let text = between(&page, "id=\"page\">", "</script>").unwrap();
        serde_json::from_str(&text).unwrap()
    }

    /// A line to a table, before any word.
    pub async fn dial(&self, table: &str, query: &str) -> Line {
        let late = Instant::now() + PATIENCE;
        loop {
            let stream = TcpStream::connect(self.address).await.unwrap();
            stream.set_nodelay(true).unwrap();
            match self.dial_over(stream, table, query).await {
                Ok(line) => return line,
                // Lines that were put down are counted until the server has noticed.
                Err(429) if Instant::now() < late => tokio::time::sleep(Duration::from_millis(10)).await,
                Err(status) => panic!("no line: {status}"),
            }
        }
    }

    /// A line, or the status with which it was refused.
    pub async fn dial_over(&self, stream: TcpStream, table: &str, query: &str) -> Result<Line, u16> {
        let url = format!("ws://{}/tables/{table}/socket{query}", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("Cookie", self.cookie.parse().unwrap());
        request.headers_mut().insert("Origin", format!("http://{}", self.address).parse().unwrap());
        match client_async(request, stream).await {
            Ok((ws, _)) => Ok(Line { ws, heard: Vec::new(), id: 0, paid: Instant::now() }),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(e) => panic!("{e}"),
        }
    }

    /// A line with its welcome and first picture.
    pub async fn sit(&self, table: &str) -> (Line, Welcome, State) {
        self.sit_in(table, "").await
    }

    pub async fn sit_in(&self, table: &str, query: &str) -> (Line, Welcome, State) {
        let mut line = self.dial(table, query).await;
        line.say(&ToServer::Hello { protocol: PROTOCOL, version: None }).await;
        let welcome = line.welcome().await;
        let state = line.state().await;
        (line, welcome, state)
    }
}

/// A line to a table.
pub struct Line {
    pub ws: WebSocketStream<TcpStream>,
    /// Every frame as it came.
    pub heard: Vec<Vec<u8>>,
    id: u32,
    /// Until then it has used up what it may say.
    paid: Instant,
}

pub fn unpack(message: &Message) -> Option<Vec<u8>> {
    match message {
        Message::Text(t) => Some(t.as_bytes().to_vec()),
        Message::Binary(b) => {
            let mut out = Vec::new();
            DeflateDecoder::new(&b[..]).read_to_end(&mut out).unwrap();
            Some(out)
        }
        _ => None,
    }
}

impl Line {
    /// Keeps the pace the server asks of a line (120 at once, then 60 a second), however fast the machine is.
    pub async fn say(&mut self, message: &ToServer) {
        self.paid = self.paid.max(Instant::now()) + Duration::from_millis(20);
        tokio::time::sleep(self.paid.saturating_duration_since(Instant::now()).saturating_sub(Duration::from_secs(2))).await;
        self.raw(&serde_json::to_string(message).unwrap()).await;
    }

    pub async fn raw(&mut self, text: &str) {
        self.ws.send(Message::text(text)).await.unwrap();
    }

    /// Says something that may get the line cut while it is being said.
    pub async fn shout(&mut self, text: &str) {
        let _ = self.ws.send(Message::text(text)).await;
    }

    pub fn next_id(&mut self) -> u32 {
        self.id += 1;
        self.id
    }

    /// The next message; `None`: the line is closed.
    pub async fn next(&mut self) -> Option<ToClient> {
        // Signs of life are no words.
        let late = Instant::now() + PATIENCE;
        loop {
            let message = tokio::time::timeout_at(late, self.ws.next()).await.expect("nothing was said")?;
            let Ok(message) = message else { return None };
            if let Message::Close(_) = message {
                return None;
            }
            if let Some(bytes) = unpack(&message) {
                self.heard.push(message.into_data().to_vec());
                return Some(serde_json::from_slice(&bytes).unwrap());
            }
        }
    }

    /// The close code, when the line is closed.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            match timeout(PATIENCE, self.ws.next()).await.expect("nothing was said")? {
                Ok(Message::Close(frame)) => return frame.map(|f| f.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Waits for a message of a kind, past others.
    pub async fn find<T>(&mut self, mut f: impl FnMut(ToClient) -> Option<T>) -> T {
        for _ in 0..10_000 {
            let message = self.next().await.expect("the line was cut");
            if let Some(found) = f(message) {
                return found;
            }
        }
        panic!("it never came");
    }

    pub async fn welcome(&mut self) -> Welcome {
        self.find(|m| if let ToClient::Welcome(w) = m { Some(*w) } else { None }).await
    }

    pub async fn state(&mut self) -> State {
        self.find(|m| if let ToClient::State(s) = m { Some(*s) } else { None }).await
    }

    pub async fn change(&mut self) -> Change {
        self.find(|m| if let ToClient::Change(c) = m { Some(*c) } else { None }).await
    }

    pub async fn refused(&mut self) -> Refused {
        self.find(|m| match m {
            ToClient::Refused(r) => Some(r),
            ToClient::Done { .. } => panic!("it was done"),
            _ => None,
        })
        .await
    }

    /// Takes back what the seat sent last, and waits until it is done or refused.
    pub async fn undo(&mut self, seat: &str, version: &str) -> Result<usize, Refused> {
        let id = self.next_id();
        self.say(&ToServer::Undo { id, seat: seat.to_owned(), version: version.to_owned() }).await;
        self.find(|m| match m {
            ToClient::Done { id: i, done } if i == id => Some(Ok(done)),
            ToClient::Refused(r) if r.id == Some(id) => Some(Err(r)),
            _ => None,
        })
        .await
    }

    /// Sends a batch and waits until it is done or refused.
    pub async fn batch(&mut self, seat: &str, version: &str, actions: &[Value]) -> Result<usize, Refused> {
        let id = self.next_id();
        let (seat, version) = (seat.to_owned(), version.to_owned());
        self.say(&ToServer::Batch { id, seat, version, actions: actions.to_vec() }).await;
        self.find(|m| match m {
            ToClient::Done { id: i, done } if i == id => Some(Ok(done)),
            ToClient::Refused(r) if r.id == Some(id) => Some(Err(r)),
            _ => None,
        })
        .await
    }

    /// Sends a typed line; how many actions it came to, and what was left of it.
    pub async fn order(&mut self, seat: &str, version: &str, text: &str) -> Result<(usize, String), Refused> {
        let id = self.next_id();
        let (seat, version, text) = (seat.to_owned(), version.to_owned(), text.to_owned());
        self.say(&ToServer::Order { id, seat, version, text }).await;
        self.find(|m| match m {
            ToClient::Ordered { id: i, parts, rest, .. } if i == id => Some(Ok((parts.iter().sum(), rest))),
            ToClient::Refused(r) if r.id == Some(id) => Some(Err(r)),
            _ => None,
        })
        .await
    }

    /// Is there nothing more to hear? (A question is put and answered with nothing in between; it needs the table itself, so that its
    /// answer overtakes nothing.)
    pub async fn quiet(&mut self) -> Vec<ToClient> {
        let id = self.next_id();
        self.say(&ToServer::Explain { id, seat: "nobody".to_owned(), text: String::new() }).await;
        let mut before = Vec::new();
        loop {
            match self.next().await.expect("the line was cut") {
                ToClient::Refused(r) if r.id == Some(id) => return before,
                other => before.push(other),
            }
        }
    }
}
