//! `serve`: the games in a browser. The command that is meant when none is named.

use crate::{
    Context, args,
    fail::{Done, Fail},
    files,
};
use clap::ArgMatches;
use ironbottom_kernel::Msg;
use ironbottom_server::{Config, LEASE, ServeError, Server, wall_clock};
use std::{
    net::{Ipv4Addr, SocketAddr},
    path::Path,
};

/// Where we listen when nobody says.
const LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let listen = m.get_one::<SocketAddr>("listen").copied().unwrap_or(LISTEN);
    let database = match args::text(m, "database") {
        Some(url) => url.to_owned(),
        None => file(cx, args::file_of(m, "data-dir").unwrap_or(Path::new("ironbottom-data")))?,
    };
    // Others may have set up their own: then it stays.
    let _ = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(tracing_subscriber::filter::LevelFilter::INFO)
        .try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|e| failed(cx, &e.into()))?;
    let metrics = m.get_one::<SocketAddr>("metrics").copied();
    let games = cx.library.games.to_vec();
    let config = Config { listen, metrics, database, games, clock: wall_clock, draw_ahead: true, lease: LEASE };
    let server = runtime.block_on(Server::bind(config)).map_err(|e| failed(cx, &e))?;
    let address = server.address().map_err(|e| failed(cx, &e))?;
    let line = cx.voice.say(&Msg::new("serve-open").text("url", format!("http://{address}/")));
    cx.console.line(&line);
    cx.console.flush();
    let result = runtime.block_on(server.run()).map_err(|e| failed(cx, &e));
    let line = cx.voice.t("serve-closed");
    cx.console.line(&line);
    result
}

/// The database file in the data folder, which is made if missing.
fn file(cx: &Context<'_>, dir: &Path) -> Done<String> {
    files::folder(&cx.voice, dir)?;
    let dir = dir.canonicalize().map_err(|e| files::cannot(&cx.voice, "io-read", dir, &e))?;
    Ok(format!("sqlite://{}", dir.join("ironbottom.db").display()))
}

fn failed(cx: &Context<'_>, e: &ServeError) -> Fail {
    Fail::Input(cx.voice.say(&Msg::new("serve-failed").text("problem", e.to_string())))
}
