//! One connection to a table.

use crate::{
    app::App,
    limits,
    live::{Frame, Live, Member, Rejection, viewer::WAITING},
    people::{Visitor, same_origin},
    texts,
};
use axum::{
    extract::{
        Path, Query, State,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade},
    },
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use ironbottom_kernel::{Seat, SeatSet, Viewer, Wording};
use ironbottom_protocol::{Code, LARGEST, PROTOCOL, Reason, Refused, ToClient, ToServer, Welcome};
use ironbottom_store::TableId;
use serde::Deserialize;
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{Notify, mpsc},
    time::timeout,
};

/// The page speaks another form of the messages: it should load itself anew.
const OTHER_PROTOCOL: u16 = 4001;
/// No such table.
const NO_TABLE: u16 = 4004;
/// Going away.
const AWAY: u16 = 1001;

/// How long a page may take to say hello, and a message to get through.
const PATIENCE: Duration = Duration::from_secs(20);
/// A sign of life, so that what stands in between keeps the line open.
const PING: Duration = Duration::from_secs(25);

/// Messages are refused above [`LARGEST`]; far above, the line is cut.
const CUT: usize = 4 * LARGEST;

/// What the address may say.
#[derive(Deserialize)]
pub struct Asked {
    /// Seats to look through, of those held: for several people at one screen.
    #[serde(rename = "as")]
    seats: Option<String>,
}

/// `/tables/{id}/socket`.
pub async fn connect(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    headers: HeaderMap,
    ws: WebSocketUpgrade,
) -> Response {
    // A page of somebody else must not speak in a visitor's name. (Programs send no origin and no cookie of a browser.)
    if headers.contains_key("origin") && !same_origin(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Some(open) = app.limits.socket(&visitor.key()) else { return StatusCode::TOO_MANY_REQUESTS.into_response() };
    let live = match TableId::parse(&id) {
        Some(id) => app.lives.get(&app, &id).await,
        None => Ok(None),
    };
    if let Ok(Some(live)) = &live {
        match live.is_shut_for(&app, visitor.user.as_ref().map(|u| u.id)).await {
            Ok(false) => {}
            Ok(true) => return StatusCode::FORBIDDEN.into_response(),
            Err(e) => return crate::error::Fail::from(e).into_response(),
        }
    }
    let ws = ws.max_message_size(CUT).max_frame_size(CUT);
    match live {
        Ok(Some(live)) => ws.on_upgrade(async move |socket| {
            metrics::gauge!("ironbottom_sockets").increment(1);
            serve(app, live, visitor, asked, socket).await;
            metrics::gauge!("ironbottom_sockets").decrement(1);
            drop(open);
        }),
        Ok(None) => ws.on_upgrade(async |mut socket| {
            let _ = socket.send(close(NO_TABLE)).await;
        }),
        Err(e) => {
            tracing::error!(table = id, error = %e, "cannot be loaded");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

fn close(code: u16) -> Message {
    Message::Close(Some(CloseFrame { code, reason: "".into() }))
}

/// What this visitor may see: through all seats they hold; in a game with secrets only those of one side at a time, so that two
/// people at one screen do not see through each other's eyes.
fn viewer(live: &Live, held: SeatSet, asked: &Asked) -> Viewer {
    let info = live.game.info();
    let named: Option<SeatSet> =
        asked.seats.as_ref().map(|t| t.split(',').filter_map(|id| info.seat(id)).filter(|s| held.has(*s)).collect());
    let wanted = named.filter(|n| !n.is_empty()).unwrap_or(held);
    let side = |s: Seat| info.seats.get(s.0 as usize).map(|s| s.side.as_str());
    let first = wanted.iter().next().and_then(side);
    let seen: SeatSet = wanted.iter().filter(|s| !live.game.info().secrets || side(*s) == first).collect();
    if seen.is_empty() { Viewer::Spectator } else { Viewer::Seats(seen) }
}

async fn serve(app: Arc<App>, live: Arc<Live>, visitor: Visitor, asked: Asked, socket: WebSocket) {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    let (sink, mut stream) = socket.split();
    let (tx, rx) = mpsc::channel(WAITING);
    let gone = Arc::new(Notify::new());
    let held = match &visitor.user {
        Some(u) => live.lock().await.held_by(u.id),
        None => SeatSet::NONE,
    };
    let me = Member {
        conn: NUMBER.fetch_add(1, Ordering::Relaxed),
        user: visitor.user.as_ref().map(|u| u.id),
        name: visitor.user.as_ref().map_or_else(|| app.words.t(visitor.lang, "onlooker"), |u| u.name.clone()),
        viewer: viewer(&live, held, &asked),
        lang: visitor.lang,
        tx,
        gone: gone.clone(),
    };
    let writer = tokio::spawn(write(sink, rx));
    let mut closing = app.closing();
    let limit = limits::of_connection();
    let mut welcome = false;
    loop {
        let message = tokio::select! {
            message = timeout(if welcome { PING * 4 } else { PATIENCE }, stream.next()) => message,
            () = gone.notified() => break,
            _ = closing.wait_for(|c| *c) => {
                me.send(&ToClient::Pause);
                let _ = me.tx.try_send(Frame(close(AWAY)));
                break;
            }
        };
        // Silence, the end, or a line that was cut.
        let Ok(Some(Ok(message))) = message else { break };
        let text = match &message {
            Message::Text(t) => t.as_str(),
            Message::Binary(b) => std::str::from_utf8(b).unwrap_or_default(),
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Close(_) => break,
        };
        if limit.check().is_err() {
            refuse(&app, &me, text, Code::TooMany, "refused-too-many");
            continue;
        }
        if text.len() > LARGEST {
            refuse(&app, &me, "", Code::TooLarge, "refused-too-large");
            continue;
        }
        match serde_json::from_str::<ToServer>(text) {
            Err(_) => refuse(&app, &me, text, Code::Unreadable, "refused-unreadable"),
            Ok(ToServer::Hello { protocol, .. }) if protocol != PROTOCOL => {
                let _ = me.tx.try_send(Frame(close(OTHER_PROTOCOL)));
                break;
            }
            Ok(ToServer::Hello { .. }) => {
                enter(&app, &live, &me, welcome).await;
                welcome = true;
            }
            Ok(_) if !welcome => refuse(&app, &me, text, Code::NotNow, "refused-no-hello"),
            Ok(message) => {
                let id = message.id();
                if let Err(Rejection { code, reason, at }) = live.hear(&app, &me, message).await {
                    me.send(&ToClient::Refused(Refused { id, code, reason, at }));
                }
            }
        }
    }
    {
        let mut inner = live.lock().await;
        inner.leave(me.conn);
        inner.tell_presence();
    }
    drop(me);
    // What is still to be said is said.
    let _ = timeout(Duration::from_secs(2), writer).await;
}

/// Comes in, or asks for everything anew.
async fn enter(app: &Arc<App>, live: &Arc<Live>, me: &Member, again: bool) {
    let chat = live.said(app, me.viewer).await;
    let mut inner = live.lock().await;
    me.send(&ToClient::Welcome(Box::new(greeting(app, live, &inner, me, chat))));
    if again {
        inner.leave(me.conn);
    }
    match inner.join(me) {
        Ok(state) => me.send(&ToClient::State(Box::new(state))),
        Err(_) => me.send(&ToClient::Broken { text: app.words.t(me.lang, "table-broken") }),
    }
    inner.tell_presence();
    drop(inner);
    // Where only computer opponents sit they play while somebody watches.
    live.rouse(app);
}

fn greeting(
    app: &App,
    live: &Live,
    inner: &crate::live::LiveTable,
    me: &Member,
    chat: Vec<ironbottom_protocol::Said>,
) -> Welcome {
    let voice = inner.voice(me.lang);
    let info = live.game.info();
    let stage = app.library.entry(&info.id).map(|e| e.stage.clone()).unwrap_or_default();
    let scenario = info.scenarios.iter().find(|s| s.id == live.start.scenario);
    let owned = |(key, name): (&str, &str)| (key.to_owned(), name.to_owned());
    let worded = |wording| live.game.catalog().words(me.lang, wording).map(owned).collect();
    Welcome {
        protocol: PROTOCOL,
        table: live.id.to_string(),
        game: info.id.clone(),
        title: texts::of(&info.title, me.lang).to_owned(),
        scenario: scenario.map_or_else(String::new, |s| texts::of(&s.name, me.lang).to_owned()),
        prefix: info.rule_prefix.clone(),
        seats: inner.wire_seats(me.lang),
        sides: voice.sides(),
        yours: match me.viewer {
            Viewer::Seats(s) => inner.ids(s),
            Viewer::Spectator | Viewer::Everything => Vec::new(),
        },
        names: live.game.catalog().names(me.lang).map(owned).collect(),
        plurals: worded(Wording::Plural),
        hints: worded(Wording::Hint),
        in_turn: worded(Wording::InTurn),
        boards: stage.boards.iter().map(|b| b.id.clone()).collect(),
        liveries: stage.liveries.clone(),
        symbols: stage.symbols.clone(),
        works: stage.works.clone(),
        kinds: voice.kinds(),
        secrets: live.game.info().secrets,
        delay: inner.delay.filter(|_| me.viewer == Viewer::Spectator && live.game.info().secrets),
        commitment: live.commitment.clone(),
        // Whoever was invited here was not invited there.
        copy_of: live.copy_of.clone().filter(|_| me.user == Some(live.creator)),
        chat,
    }
}

/// A refusal of our own; it carries the client's number if that can be read.
fn refuse(app: &App, me: &Member, text: &str, code: Code, why: &'static str) {
    #[derive(Deserialize)]
    struct Numbered {
        id: Option<u32>,
    }
    let id = serde_json::from_str::<Numbered>(text).ok().and_then(|n| n.id);
    let reason = Reason { text: app.words.t(me.lang, why), rule: None };
    me.send(&ToClient::Refused(Refused { id, code, reason, at: None }));
}

/// Sends what is to be said, in order.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut rx: mpsc::Receiver<Frame>) {
    let mut ping = tokio::time::interval(PING);
    ping.tick().await;
    loop {
        let message = tokio::select! {
            frame = rx.recv() => match frame {
                Some(Frame(message)) => message,
                None => break,
            },
            _ = ping.tick() => Message::Ping("".into()),
        };
        let last = matches!(message, Message::Close(_));
        if !matches!(timeout(PATIENCE, sink.send(message)).await, Ok(Ok(()))) || last {
            return;
        }
    }
    let _ = timeout(PATIENCE, sink.close()).await;
}
