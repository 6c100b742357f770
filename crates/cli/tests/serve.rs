//! The real program: it serves, it is killed in the middle of play, and what it acknowledged is there.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "the helpers of tests may fail like tests")]

#[path = "../../server/tests/suite/client.rs"]
#[allow(dead_code, reason = "shared with the server's own tests")]
mod client;

use client::Visitor;
use ironbottom_protocol::{State, ToClient};
use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

/// A running `ironbottom serve`; killed when dropped.
struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    fn start(dir: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ironbottom"))
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(dir)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find_map(|w| w.strip_prefix("http://")).unwrap_or_else(|| panic!("{line}"));
        let address = url.trim_end_matches('/').parse().unwrap();
        Self { child, address }
    }

    /// As a power cut does.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_in_the_middle_of_play_loses_no_acknowledged_action() {
    let dir = std::env::temp_dir().join(format!("ironbottom-kill-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let program = Program::start(&dir);
    let mut me = Visitor::new(program.address).await;
    let page = me.get("/").await.text();
    let seats: Vec<String> =
        page.split("name=\"seat.").skip(1).map(|s| format!("seat.{}", s.split('"').next().unwrap())).collect();
    let fields: Vec<(&str, &str)> = seats.iter().map(|s| (s.as_str(), "me")).collect();
    let game = client::between(&page, "name=\"game\" value=\"", "\"").unwrap();
    let table = me.table(&[&[("game", game.as_str())], &fields[..]].concat()).await;
    let mut program = Some(program);
    let mut moment = 0;
    let mut version = String::new();
    for round in 0..3 {
        let (mut line, _, mut state): (_, _, State) = me.sit(&table).await;
        assert!(state.moment >= moment, "round {round}: {} of {moment} acknowledged actions are there", state.moment);
        assert!(state.moment > moment || round == 0 || state.version == version);
        for i in 0..15 {
            let q = state.now.questions.first().unwrap().clone();
            let action = q.choices[(i * 7) % q.choices.len()].action.clone();
            line.batch(&q.seat, &state.version, &[action]).await.unwrap();
            let change = line.change().await;
            (moment, version) = (change.moment, change.version.clone());
            (state.version, state.now) = (change.version, change.now);
        }
        // One more is under way when the power goes.
        let q = state.now.questions.first().unwrap().clone();
        let id = line.next_id();
        let actions = vec![q.choices[0].action.clone()];
        line.say(&ironbottom_protocol::ToServer::Batch { id, seat: q.seat, version: state.version, actions }).await;
        program.take().unwrap().kill();
        // Whatever still got through was acknowledged, too.
        while let Some(message) = line.next().await {
            if let ToClient::Done { .. } = message {
                moment += 1;
            }
        }
        let again = Program::start(&dir);
        me.address = again.address;
        program = Some(again);
    }
    let (_, _, state) = me.sit(&table).await;
    assert!(state.moment >= moment);
    drop(program);
    let _ = std::fs::remove_dir_all(&dir);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gentle_stop_says_goodbye_and_leaves_with_success() {
    let dir = std::env::temp_dir().join(format!("ironbottom-stop-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let mut program = Program::start(&dir);
    let mut me = Visitor::new(program.address).await;
    let game = client::between(&me.get("/").await.text(), "name=\"game\" value=\"", "\"").unwrap();
    let table = me.table(&[("game", &game)]).await;
    let (mut line, ..) = me.sit(&table).await;
    let pid = program.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    line.find(|m| matches!(m, ToClient::Pause).then_some(())).await;
    assert!(program.child.wait().unwrap().success());
    let _ = std::fs::remove_dir_all(&dir);
}
