//! A client that sends nonsense, old versions, other people's seats or too much gets a clear answer, and nothing changes.

use crate::{
    client::{Line, Visitor},
    games,
    hall::{Hall, Place, on_both},
};
use ironbottom_protocol::{Code, LARGEST, PROTOCOL, State, ToClient, ToServer};
use serde_json::{Value, json};

on_both!(
    too_many_tables_or_lines_are_refused,
    garbage_is_refused,
    what_is_no_action_or_not_legal_is_refused_with_a_reason,
    an_old_version_is_refused,
    other_peoples_seats_are_refused,
    an_onlooker_sees_what_is_public_and_may_do_nothing,
    a_message_that_is_too_large_is_refused_and_a_flood_is_slowed,
    the_first_word_is_hello_in_our_own_form,
);

struct Table {
    hall: Hall,
    me: Visitor,
    line: Line,
    state: State,
    id: String,
    other: String,
}

/// One person in the first seat, the second open.
async fn table(place: &Place) -> Table {
    let hall = Hall::open(place, &[games::mini()]).await;
    let mut me = hall.visitor().await;
    let id = me.table(&[("game", games::mini().id), ("seat.heron", "me"), ("seat.otter", "open")]).await;
    let (line, welcome, state) = me.sit(&id).await;
    assert_eq!(welcome.yours, ["heron"]);
    Table { hall, me, line, state, id, other: "otter".to_owned() }
}

impl Table {
    /// Nothing changed: the version of the beginning still holds.
    async fn unchanged(mut self) {
        let (_, _, again) = self.me.sit(&self.id).await;
        assert_eq!((again.version.as_str(), again.moment), (self.state.version.as_str(), 0));
        let action = self.state.now.questions[0].choices[0].action.clone();
        self.line.batch("heron", &self.state.version, &[action]).await.unwrap();
        self.hall.close().await;
    }
}

async fn garbage_is_refused(place: Place) {
    let mut t = table(&place).await;
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for text in ["", "x", "{}", "[]", "null", "{\"type\":\"batch\"}", "{\"type\":\"hello\",\"protocol\":\"x\"}", "\u{0}", &deep] {
        t.line.raw(text).await;
        let refused = t.line.refused().await;
        assert_eq!((refused.code, refused.id), (Code::Unreadable, None), "{}", &text[..text.len().min(40)]);
        assert!(refused.reason.text.len() > 10);
    }
    t.line.raw("{\"type\":\"batch\",\"id\":77,\"seat\":5}").await;
    assert_eq!(t.line.refused().await.id, Some(77));
    t.unchanged().await;
}

async fn what_is_no_action_or_not_legal_is_refused_with_a_reason(place: Place) {
    let mut t = table(&place).await;
    let version = t.state.version.clone();
    for bad in [json!(null), json!({"step": {"band": 300, "side": "n"}}), json!("fly"), json!({"step": 1})] {
        assert_eq!(t.line.batch("heron", &version, &[bad]).await.unwrap_err().code, Code::Unreadable);
    }
    let refused = t.line.batch("heron", &version, &[json!("hold")]).await.unwrap_err();
    assert_eq!((refused.code, refused.at), (Code::Rule, Some(0)));
    assert!(refused.reason.rule.unwrap().starts_with("MI-"));
    assert_eq!(t.line.batch("heron", &version, &[]).await.unwrap_err().code, Code::Unreadable);
    t.unchanged().await;
}

async fn an_old_version_is_refused(place: Place) {
    let mut t = table(&place).await;
    let action = t.state.now.questions[0].choices[0].action.clone();
    for old in ["", "0000", &t.state.version.to_uppercase(), &format!("{} ", t.state.version)] {
        assert_eq!(t.line.batch("heron", old, std::slice::from_ref(&action)).await.unwrap_err().code, Code::Stale);
    }
    t.line.batch("heron", &t.state.version.clone(), std::slice::from_ref(&action)).await.unwrap();
    let refused = t.line.batch("heron", &t.state.version.clone(), &[action]).await.unwrap_err();
    assert_eq!(refused.code, Code::Stale);
    t.hall.close().await;
}

async fn other_peoples_seats_are_refused(place: Place) {
    let mut t = table(&place).await;
    let version = t.state.version.clone();
    let action: Value = json!("ready");
    for seat in [t.other.as_str(), "nobody", "", "HERON"] {
        assert_eq!(t.line.batch(seat, &version, std::slice::from_ref(&action)).await.unwrap_err().code, Code::NotYours);
        for m in [
            ToServer::Undo { id: 900, seat: seat.to_owned(), version: version.clone() },
            ToServer::Try { id: 900, seat: seat.to_owned(), version: version.clone(), actions: vec![], wishes: vec![] },
            ToServer::Explain { id: 900, seat: seat.to_owned(), text: String::new() },
            ToServer::Propose { id: 900, seat: seat.to_owned(), moment: 0 },
            ToServer::Consent { id: 900, seat: seat.to_owned(), agree: true },
            ToServer::Resign { id: 900, seat: seat.to_owned() },
        ] {
            t.line.say(&m).await;
            assert_eq!(t.line.refused().await.code, Code::NotYours);
        }
    }
    t.unchanged().await;
}

async fn an_onlooker_sees_what_is_public_and_may_do_nothing(place: Place) {
    let t = table(&place).await;
    let stranger = t.hall.visitor().await;
    // Also one who asks to look through a seat that is not theirs.
    for query in ["", "?as=heron", "?as=heron,otter"] {
        let (mut line, welcome, state) = stranger.sit_in(&t.id, query).await;
        assert!(welcome.yours.is_empty());
        assert!(state.now.questions.is_empty() && state.now.undo.is_empty() && state.now.orders.is_empty());
        assert!(state.scene.pieces.is_empty(), "all bands are hidden");
        assert_eq!(line.batch("heron", &state.version, &[json!("ready")]).await.unwrap_err().code, Code::NotYours);
        let to = ironbottom_protocol::Channel::Side;
        line.say(&ToServer::Chat { id: 5, to, text: "hello".to_owned() }).await;
        assert!(matches!(line.refused().await.code, Code::NotYours | Code::NotNow));
    }
    t.unchanged().await;
}

async fn a_message_that_is_too_large_is_refused_and_a_flood_is_slowed(place: Place) {
    let mut t = table(&place).await;
    let filler = "x".repeat(LARGEST);
    let large = json!({"type": "explain", "id": 1, "seat": "heron", "text": filler}).to_string();
    t.line.raw(&large).await;
    assert_eq!(t.line.refused().await.code, Code::TooLarge);
    // Far too large: the line is cut, the table goes on.
    let mut other = t.me.dial(&t.id, "").await;
    other.shout(&"y".repeat(8 * LARGEST)).await;
    let _ = other.closed().await;
    // What costs the server nothing to read comes in faster than it may, on any machine.
    for _ in 0..400 {
        t.line.raw("{\"type\":\"nonsense\",\"id\":3}").await;
    }
    let too_many = |m: ToClient| if let ToClient::Refused(r) = m { (r.code == Code::TooMany).then_some(r.id) } else { None };
    assert_eq!(t.line.find(too_many).await, Some(3));
    t.hall.close().await;
}

async fn the_first_word_is_hello_in_our_own_form(place: Place) {
    let t = table(&place).await;
    let mut line = t.me.dial(&t.id, "").await;
    line.say(&ToServer::Charts { id: 9 }).await;
    let refused = line.refused().await;
    assert_eq!((refused.code, refused.id), (Code::NotNow, Some(9)));
    let mut old = t.me.dial(&t.id, "").await;
    old.say(&ToServer::Hello { protocol: PROTOCOL + 1, version: None }).await;
    assert_eq!(old.closed().await, Some(4001));
    let mut nowhere = t.me.dial(&"0".repeat(32), "").await;
    assert_eq!(nowhere.closed().await, Some(4004));
    let mut nonsense = t.me.dial("x", "").await;
    assert_eq!(nonsense.closed().await, Some(4004));
    t.unchanged().await;
}

async fn too_many_tables_or_lines_are_refused(place: Place) {
    let t = table(&place).await;
    let mut lines = Vec::new();
    let refused = loop {
        assert!(lines.len() < 100, "lines without end");
        let stream = tokio::net::TcpStream::connect(t.me.address).await.unwrap();
        match t.me.dial_over(stream, &t.id, "").await {
            Ok(line) => lines.push(line),
            Err(status) => break status,
        }
    };
    assert_eq!(refused, 429);
    // Another visitor is not concerned.
    let stranger = t.hall.visitor().await;
    stranger.sit(&t.id).await;
    drop(lines);
    let mut me = t.me.clone();
    let fields = [("game", games::mini().id)];
    let mut last = 0;
    for _ in 0..40 {
        last = me.post("/tables", &fields).await.status;
    }
    assert_eq!(last, 429);
    t.unchanged().await;
}
