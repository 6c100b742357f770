//! Pages: the first one, forms that are not ours, accounts, rules, dice, files.

use crate::{
    client::{between, http},
    games,
    hall::{Hall, Place, on_both},
};
use ironbottom_registry::GAMES;

on_both!(
    the_first_page_offers_every_game_and_starts_one,
    forms_of_others_are_refused,
    an_account_makes_a_guest_portable,
    rules_dice_boards_and_files_are_there,
);

async fn the_first_page_offers_every_game_and_starts_one(place: Place) {
    let hall = Hall::open(&place, GAMES).await;
    let mut me = hall.visitor().await;
    let page = me.get("/").await.text();
    assert_eq!(page.matches("class=\"card game").count(), GAMES.len());
    assert_eq!(page.matches("card game later").count(), GAMES.iter().filter(|g| g.playable.is_none()).count());
    assert!(page.contains("<html lang=\"en\""));
    assert!(me.get("/?lang=fr").await.text().contains("Commencer une partie"));
    let table = me.table(&[("game", games::library().id)]).await;
    let shell = me.get(&format!("/tables/{table}")).await.text();
    assert!(shell.contains("src=\"/web/table/main.js\"") && shell.contains("type=\"module\""));
    assert!(me.get("/").await.text().contains(&table), "it is among your tables");
    for bad in [("game", "chess"), ("scenario", "none"), ("seat.nobody", "me"), ("option.nothing", "1")] {
        let answer = me.post("/tables", &[("game", games::library().id), bad]).await;
        let fine = bad.0 == "seat.nobody" || bad.0 == "option.nothing";
        let last = me.post("/tables", &[bad]).await;
        assert!(last.status == 400 && (answer.status == 400 || fine || bad.0 == "game"), "{bad:?}: {}", answer.status);
    }
    hall.close().await;
}

async fn forms_of_others_are_refused(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let mut me = hall.visitor().await;
    let good = format!("http://{}", hall.address);
    let csrf = me.csrf.clone();
    let fields = [("game", games::mini().id)];
    assert_eq!(me.post_as("/tables", "http://evil.example", &csrf, &fields).await.status, 403);
    assert_eq!(me.post_as("/tables", "null", &csrf, &fields).await.status, 403);
    assert_eq!(me.post_as("/tables", &good, "", &fields).await.status, 403);
    assert_eq!(me.post_as("/tables", &good, &"0".repeat(32), &fields).await.status, 403);
    // The token of another visitor.
    let other = hall.visitor().await;
    assert_eq!(me.post_as("/tables", &good, &other.csrf, &fields).await.status, 403);
    assert_eq!(me.post_as("/tables", &good, &csrf, &fields).await.status, 303);
    // A socket opened by another's page.
    let heads = [
        ("Origin", "http://evil.example"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let path = format!("/tables/{}/socket", "0".repeat(32));
    let answer = http(hall.address, "GET", &path, &heads, &[]).await;
    assert!(matches!(answer.status, 400 | 403), "{}", answer.status);
    hall.close().await;
}

async fn an_account_makes_a_guest_portable(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let mut home = hall.visitor().await;
    let table = home.table(&[("game", games::mini().id)]).await;
    let old_cookie = home.cookie.clone();
    let made = home.post("/account/new", &[("name", "Olu  Ade"), ("password", "correct horse")]).await;
    assert_eq!(made.status, 303, "{}", made.text());
    assert_ne!(home.cookie, old_cookie, "a new secret after signing in");
    assert!(made.head.contains("HttpOnly") && made.head.contains("SameSite=Lax"));
    assert!(home.get("/").await.text().contains("Olu Ade"));

    let mut away = hall.visitor().await;
    let begun = away.table(&[("game", games::mini().id)]).await;
    assert_eq!(away.post("/account/in", &[("name", "olu ade"), ("password", "wrong horse")]).await.status, 400);
    assert_eq!(away.post("/account/in", &[("name", "nobody"), ("password", "wrong horse")]).await.status, 400);
    assert_eq!(away.post("/account/in", &[("name", "olu ade"), ("password", "correct horse")]).await.status, 303);
    let page = away.get("/").await.text();
    assert!(page.contains(&table) && page.contains(&begun), "tables of both come together");
    away.csrf = between(&page, "name=\"csrf\" value=\"", "\"").unwrap();
    assert_eq!(away.post("/account/out", &[]).await.status, 303);
    assert!(!away.get("/").await.text().contains("Olu Ade"));

    let mut other = hall.visitor().await;
    assert_eq!(other.post("/account/new", &[("name", "OLU ADE"), ("password", "another one")]).await.status, 400);
    assert_eq!(other.post("/account/new", &[("name", "x"), ("password", "another one")]).await.status, 400);
    assert_eq!(other.post("/account/new", &[("name", "Mirko"), ("password", "short")]).await.status, 400);
    assert_eq!(other.post("/account/name", &[("name", "olu ade")]).await.status, 400);
    assert_eq!(other.post("/account/name", &[("name", "Sofia")]).await.status, 303);
    // Guessing is slowed.
    let mut last = 0;
    for _ in 0..12 {
        last = other.post("/account/in", &[("name", "olu ade"), ("password", "guess guess")]).await.status;
    }
    assert_eq!(last, 429);
    hall.close().await;
}

async fn rules_dice_boards_and_files_are_there(place: Place) {
    let library = games::library();
    let hall = Hall::open(&place, GAMES).await;
    let mut me = hall.visitor().await;
    let rules = me.get(&format!("/rules/{}", library.id)).await.text();
    let first = between(&rules, "class=\"rule\" href=\"", "\"").unwrap();
    assert_eq!(me.get(&first).await.status, 200);
    assert_eq!(me.get(&format!("{first}.json")).await.header("content-type").unwrap(), "application/json");
    for (path, status) in [
        ("/rules".to_owned(), 200),
        ("/about".to_owned(), 200),
        ("/account".to_owned(), 200),
        ("/import".to_owned(), 200),
        (format!("/rules/{}/sources", library.id), 200),
        ("/rules/chess/sources".to_owned(), 404),
        (format!("/rules/{}/XX-999", library.id), 404),
        ("/rules/chess".to_owned(), 404),
        ("/tables/x".to_owned(), 404),
        (format!("/tables/{}", "0".repeat(32)), 404),
        ("/web/none.js".to_owned(), 404),
        ("/web/../Cargo.toml".to_owned(), 404),
        ("/web/%2e%2e/Cargo.toml".to_owned(), 404),
        ("/join/x".to_owned(), 404),
        ("/watch/x".to_owned(), 404),
        ("/nowhere".to_owned(), 404),
        ("/health".to_owned(), 200),
        ("/metrics".to_owned(), 404),
    ] {
        assert_eq!(me.get(&path).await.status, status, "{path}");
    }
    let table = me.table(&[("game", library.id)]).await;
    let audit = me.get(&format!("/tables/{table}/audit")).await.text();
    let watch = me.page(&table).await["watch"].as_str().unwrap().to_owned();
    assert!(audit.contains("ironbottom verify"));
    assert_eq!(me.get(&watch).await.header("location").unwrap(), format!("/tables/{table}"));
    for known in GAMES {
        let stage = (known.stage)().unwrap();
        let Some(board) = stage.boards.first() else { continue };
        let path = format!("/games/{}/boards/{}", known.id, board.id);
        let svg = http(hall.address, "GET", &format!("{path}.svg?theme=dark&lang=fr"), &[], &[]).await;
        assert_eq!((svg.status, svg.header("content-type").unwrap().as_str()), (200, "image/svg+xml"));
        assert!(svg.text().starts_with("<svg"));
        let tag = svg.header("etag").unwrap();
        let again = http(hall.address, "GET", &format!("{path}.svg?theme=dark&lang=fr"), &[("If-None-Match", &tag)], &[]).await;
        assert_eq!(again.status, 304);
        let packs = [("Accept-Encoding", "gzip")];
        let packed = http(hall.address, "GET", &format!("{path}.svg?theme=dark&lang=fr"), &packs, &[]).await;
        assert_eq!((packed.header("content-encoding").unwrap(), packed.header("etag").unwrap()), ("gzip".to_owned(), tag));
        assert!(packed.body.len() < svg.body.len() / 2);
        let mut plain = Vec::new();
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed.body[..]), &mut plain).unwrap();
        assert!(plain == svg.body, "packed and unpacked it is the same");
        assert_eq!(http(hall.address, "GET", &format!("{path}.json"), &[], &[]).await.status, 200);
    }
    assert_eq!(me.get(&format!("/tables/{table}/board.svg")).await.status, 200);
    // Figures grow with every action, secret ones too: they are the operator's.
    let metrics = http(hall.metrics, "GET", "/metrics", &[], &[]).await.text();
    for figure in ["ironbottom_tables_made_total", "ironbottom_tables_loaded_total", "ironbottom_tables_live"] {
        assert!(metrics.contains(figure), "{figure}: {metrics}");
    }
    hall.close().await;
}
