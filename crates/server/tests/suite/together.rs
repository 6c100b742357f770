//! Several at one table: invitations, computer opponents, chat, going back by consent, giving up.

use crate::{
    client::{Visitor, between, http},
    games,
    hall::{Hall, Place, on_both},
};
use ironbottom_protocol::{Channel, Code, Holder, State, ToClient, ToServer};
use serde_json::json;
use std::sync::atomic::{AtomicI64, Ordering};

on_both!(
    a_side_that_gives_up_has_lost_and_the_game_is_over,
    a_table_with_computer_seats_alone_plays_while_it_is_watched,
    where_nothing_is_secret_the_clock_counts_from_the_last_action,
    an_open_seat_of_a_public_table_is_taken_from_the_lobby,
    two_people_meet_by_invitation_and_see_only_their_own,
    several_at_one_screen_look_through_one_side_at_a_time,
    computer_opponents_answer,
    what_is_said_to_a_side_stays_there,
    going_back_needs_the_others,
    options_change_when_all_agree_and_the_log_says_so,
    onlookers_see_what_is_public_or_everything_later,
    whoever_gives_up_beside_another_person_looks_on_and_an_opponent_plays_on,
    a_journal_leaves_comes_back_and_is_forked_with_new_dice,
    while_secrets_last_one_takes_away_only_ones_own_view,
    a_thinking_opponent_holds_nobody_up_and_can_be_told_to_play,
    what_if_while_secrets_last_goes_on_from_what_one_knows,
    standing_orders_answer_at_once_and_are_stored_like_any_answer,
);

/// Two people at the miniature game, the second by invitation.
async fn pair(hall: &Hall) -> (Visitor, Visitor, String) {
    let mut ann = hall.visitor().await;
    let table = ann.table(&[("game", games::mini().id), ("seat.heron", "me"), ("seat.otter", "open")]).await;
    let page = ann.page(&table).await;
    assert_eq!(page["held"], json!(["heron"]));
    let link = page["invites"]["otter"].as_str().unwrap().to_owned();
    let mut bob = hall.visitor().await;
    assert_eq!(bob.page(&table).await["invites"], json!({}), "only whoever made the table has its links");
    assert_eq!(bob.get(&link).await.status, 200);
    assert_eq!(bob.post(&link, &[("name", "Bob")]).await.status, 303);
    // An invitation is good once.
    let mut late = hall.visitor().await;
    assert_eq!(late.get(&link).await.status, 404);
    assert_eq!(late.post(&link, &[]).await.header("location").unwrap(), link);
    assert_eq!(bob.page(&table).await["held"], json!(["otter"]));
    (ann, bob, table)
}

async fn two_people_meet_by_invitation_and_see_only_their_own(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let (ann, bob, table) = pair(&hall).await;
    let (mut a, welcome, ann_sees) = ann.sit(&table).await;
    let (mut b, _, bob_sees) = bob.sit(&table).await;
    assert!(matches!(&welcome.seats[1].holder, Holder::Person(n) if n == "Bob"));
    assert!(ann_sees.scene.pieces.iter().all(|p| p.owner == "heron"));
    assert!(bob_sees.scene.pieces.iter().all(|p| p.owner == "otter"));
    assert_ne!(ann_sees.version, bob_sees.version);
    // What one plots in secret does not reach the other, nor change the version it plays with.
    b.quiet().await;
    let step = ann_sees.now.questions[0].choices[0].action.clone();
    a.batch("heron", &ann_sees.version, &[step]).await.unwrap();
    a.change().await;
    assert!(b.quiet().await.is_empty());
    let step = bob_sees.now.questions[0].choices[0].action.clone();
    b.batch("otter", &bob_sees.version, &[step]).await.unwrap();
    assert!(a.quiet().await.is_empty());
    hall.close().await;
}

async fn several_at_one_screen_look_through_one_side_at_a_time(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", games::mini().id), ("seat.heron", "screen"), ("seat.otter", "screen")]).await;
    assert_eq!(me.page(&table).await["held"], json!(["heron", "otter"]));
    for (query, own) in [("", "heron"), ("?as=otter", "otter"), ("?as=heron,otter", "heron")] {
        let (_, welcome, state) = me.sit_in(&table, query).await;
        assert_eq!(welcome.yours, [own]);
        assert!(state.scene.pieces.iter().all(|p| p.owner == own));
    }
    hall.close().await;
}

async fn computer_opponents_answer(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", games::mini().id), ("seat.heron", "me"), ("seat.otter", "bot:random")]).await;
    let (mut line, _, mut state) = me.sit(&table).await;
    let mut rng = ironbottom_kernel::Rng::new(3);
    for _ in 0..2000 {
        if let Some(outcome) = &state.now.outcome {
            assert!(outcome.seed.as_ref().is_some_and(|s| s.len() == 64));
            hall.close().await;
            return;
        }
        if let Some(q) = state.now.questions.first() {
            let action = q.choices[rng.below(q.choices.len())].action.clone();
            // The opponent may have been quicker: then the change is under way.
            if let Err(r) = line.batch("heron", &state.version, &[action]).await {
                assert_eq!(r.code, Code::Stale);
            }
        }
        let (_, _, fresh) = me.sit(&table).await;
        if fresh.version == state.version && fresh.now.questions.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        state = fresh;
    }
    panic!("it never ended");
}

async fn standing_orders_answer_at_once_and_are_stored_like_any_answer(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let (mut ann, bob, table) = pair(&hall).await;
    let (mut a, _, ann_sees) = ann.sit(&table).await;
    let rest = json!({ "order": { "rest": true } });
    assert_eq!(a.batch("heron", &ann_sees.version, &[rest]).await.unwrap(), 1, "only what she did herself is counted");
    // Her order is told, and then, like any other action of hers, what it answered: she is ready. She is not asked in between.
    assert!(a.change().await.now.questions.is_empty());
    let change = a.change().await;
    assert!(change.now.questions.is_empty());
    // Taking back goes to what she did herself, and nothing answers before she acts.
    let id = a.next_id();
    a.say(&ToServer::Undo { id, seat: "heron".to_owned(), version: change.version }).await;
    let back = a.change().await;
    assert_eq!((back.version.as_str(), back.now.questions.len()), (ann_sees.version.as_str(), 1));
    assert!(back.now.undo.is_empty(), "the order itself was taken back");
    let rest = json!({ "order": { "rest": true } });
    a.batch("heron", &back.version, &[rest]).await.unwrap();
    assert!(a.change().await.now.questions.is_empty());
    assert!(a.change().await.now.questions.is_empty());
    // The other is asked as ever; round after round she is ready before him.
    let (mut b, _, mut bob_sees) = bob.sit(&table).await;
    for _ in 0..3 {
        let ready = bob_sees.now.questions[0].choices.iter().find(|c| c.notation == "ready").unwrap().action.clone();
        b.batch("otter", &bob_sees.version, &[ready]).await.unwrap();
        bob_sees = bob.sit(&table).await.2;
        if bob_sees.now.questions.first().is_none_or(|q| q.choices.iter().all(|c| c.notation != "ready")) {
            break;
        }
    }
    // The same after a restart.
    let (_, _, before) = ann.sit(&table).await;
    let hall = hall.restart().await;
    ann.address = hall.address;
    let (_, _, after) = ann.sit(&table).await;
    assert_eq!((after.version, after.now), (before.version, before.now));
    hall.close().await;
}

async fn what_is_said_to_a_side_stays_there(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let (ann, bob, table) = pair(&hall).await;
    let (mut a, ..) = ann.sit(&table).await;
    let (mut b, ..) = bob.sit(&table).await;
    let stranger = hall.visitor().await;
    let (mut c, ..) = stranger.sit(&table).await;
    a.say(&ToServer::Chat { id: 1, to: Channel::Side, text: "the left flank".to_owned() }).await;
    a.say(&ToServer::Chat { id: 2, to: Channel::Table, text: "good luck\u{7}".to_owned() }).await;
    a.say(&ToServer::Chat { id: 3, to: Channel::Table, text: "  ".to_owned() }).await;
    let heard = |m: ToClient| if let ToClient::Chat(s) = m { Some(s.text) } else { None };
    assert_eq!(a.find(heard).await, "the left flank");
    assert_eq!(a.find(heard).await, "good luck");
    assert_eq!(b.find(heard).await, "good luck");
    assert_eq!(c.find(heard).await, "good luck");
    let (_, welcome, _) = bob.sit(&table).await;
    assert_eq!(welcome.chat.len(), 1);
    let (_, welcome, _) = ann.sit(&table).await;
    assert_eq!(welcome.chat.len(), 2);
    hall.close().await;
}

async fn going_back_needs_the_others(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let (ann, bob, table) = pair(&hall).await;
    let (mut a, _, ann_sees) = ann.sit(&table).await;
    let (mut b, _, bob_sees) = bob.sit(&table).await;
    a.batch("heron", &ann_sees.version, &[json!("ready")]).await.unwrap();
    let after = a.change().await;
    assert_eq!(after.moment, 1);
    let seen = b.change().await;
    assert_eq!((seen.moment, seen.told.len()), (1, 1));
    // Nobody asked yet.
    b.say(&ToServer::Consent { id: 1, seat: "otter".to_owned(), agree: true }).await;
    assert_eq!(b.refused().await.code, Code::NotNow);
    for agree in [false, true] {
        a.say(&ToServer::Propose { id: 2, seat: "heron".to_owned(), moment: 0 }).await;
        let asked = b.change().await;
        let consent = asked.now.consent.clone().unwrap();
        assert_eq!((consent.by.as_str(), consent.moment, consent.waiting), ("heron", 0, vec!["otter".to_owned()]));
        b.say(&ToServer::Consent { id: 3, seat: "otter".to_owned(), agree }).await;
        let answered = b.change().await;
        assert!(answered.now.consent.is_none());
        if agree {
            assert_eq!((answered.moment, answered.forget), (0, Some(0)));
            assert!(answered.told[0].text.contains("Heron, Otter"), "the log says who agreed: {:?}", answered.told);
            let version = bob_sees.version.clone();
            assert_eq!(answered.version, version, "back where it was");
        } else {
            assert_eq!(answered.moment, 1);
        }
    }
    // Beyond the beginning, or where we are.
    for moment in [0, 7] {
        a.say(&ToServer::Propose { id: 4, seat: "heron".to_owned(), moment }).await;
        let refused = a.find(|m| if let ToClient::Refused(r) = m { Some(r) } else { None }).await;
        assert_eq!((refused.code, refused.id), (Code::NotNow, Some(4)));
    }
    hall.close().await;
}

async fn options_change_when_all_agree_and_the_log_says_so(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let (mut ann, mut bob, table) = pair(&hall).await;
    let (mut a, _, state) = ann.sit(&table).await;
    let (mut b, ..) = bob.sit(&table).await;
    let honest = |s: &State| s.options.iter().find(|o| o.id == "honest").unwrap().clone();
    assert_eq!((honest(&state).value.as_str(), honest(&state).midgame), ("false", true));
    let ask = |id: u32, option: &str, value: &str| ToServer::Amend {
        id,
        seat: "heron".to_owned(),
        options: [(option.to_owned(), value.to_owned())].into(),
    };
    // What cannot change, is so already, is no option or no value is refused with a reason, and nobody is asked.
    for (option, value) in [("parley", "never"), ("honest", "false"), ("players", "3"), ("limit", "99")] {
        a.say(&ask(1, option, value)).await;
        let refused = a.refused().await;
        assert!(refused.reason.text.len() > 15 && refused.id == Some(1), "{refused:?}");
    }
    b.say(&ToServer::Amend { id: 2, seat: "heron".to_owned(), options: [("honest".to_owned(), "true".to_owned())].into() }).await;
    assert_eq!(b.refused().await.code, Code::NotYours);
    for agree in [false, true] {
        a.say(&ask(3, "honest", "true")).await;
        let consent = b.change().await.now.consent.unwrap();
        assert_eq!((consent.by.as_str(), consent.waiting), ("heron", vec!["otter".to_owned()]));
        assert!(consent.amend[0].contains("Honest reports"), "{:?}", consent.amend);
        b.say(&ToServer::Consent { id: 4, seat: "otter".to_owned(), agree }).await;
        if !agree {
            assert!(b.change().await.now.consent.is_none());
        }
    }
    for line in [&mut a, &mut b] {
        let state = line.state().await;
        assert_eq!(honest(&state).value, "true");
        assert!(state.now.consent.is_none());
        let last = &state.told.last().unwrap().text;
        assert!(last.contains("Heron, Otter") && last.contains("Honest reports"), "{last}");
    }
    // It is stored: after a restart the table stands so.
    let hall = hall.restart().await;
    (ann.address, bob.address) = (hall.address, hall.address);
    let (_, _, again) = bob.sit(&table).await;
    assert_eq!(honest(&again).value, "true");
    assert!(again.told.iter().any(|l| l.text.contains("Honest reports")));
    hall.close().await;
}

async fn onlookers_see_what_is_public_or_everything_later(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let mut me = hall.visitor().await;
    let fields = |watch: &'static str| {
        let seats = [("seat.heron", "me"), ("seat.otter", "screen")];
        [("game", games::mini().id), seats[0], seats[1], ("option.parley", "never"), ("watch", watch)]
    };
    // Nonsense is refused.
    for nonsense in ["0", "99", "soon"] {
        assert_eq!(me.post("/tables", &fields(nonsense)).await.status, 400, "{nonsense}");
    }
    let mut pieces = Vec::new();
    for watch in ["public", "1"] {
        let table = me.table(&fields(watch)).await;
        let (mut looks, welcome, first) = hall.visitor().await.sit(&table).await;
        assert_eq!(welcome.delay, (watch == "1").then_some(1));
        assert!(first.scene.pieces.is_empty(), "nothing is public yet: {:?}", first.scene.pieces);
        let [mut heron, mut otter] = [me.sit_in(&table, "?as=heron").await, me.sit_in(&table, "?as=otter").await];
        let step = heron.2.now.questions[0].choices[0].action.clone();
        heron.0.batch("heron", &heron.2.version, &[step]).await.unwrap();
        assert!(looks.quiet().await.iter().all(|m| matches!(m, ToClient::Presence { .. })), "a secret plot is no news");
        // Two rounds go by; whatever is asked on the way gets the first answer.
        let mut seen: Vec<(u32, usize)> = Vec::new();
        for _ in 0..60 {
            for (line, seat) in [(&mut heron.0, "heron"), (&mut otter.0, "otter")] {
                let (_, _, now) = me.sit_in(&table, &format!("?as={seat}")).await;
                let Some(q) = now.now.questions.first() else { continue };
                let ready = q.choices.iter().find(|c| c.action == json!("ready")).unwrap_or(&q.choices[0]);
                let _ = line.batch(seat, &now.version, std::slice::from_ref(&ready.action)).await;
            }
            let (mut line, _, now) = hall.visitor().await.sit(&table).await;
            seen.push((now.now.round, now.scene.pieces.len()));
            if watch == "1" && now.now.round == 2 {
                // What is past is there to be looked at, what is to come is not.
                line.say(&ToServer::Look { id: 1, moment: now.moment, lifted: true, eyes: None }).await;
                line.find(|m| matches!(m, ToClient::Looked { .. }).then_some(())).await;
                line.say(&ToServer::Look { id: 2, moment: now.moment + 1, lifted: true, eyes: None }).await;
                assert_eq!(line.refused().await.code, Code::NotNow);
                assert!(now.told.iter().all(|l| l.moment <= now.moment));
            }
            if now.now.round >= 3 {
                break;
            }
        }
        let (_, _, truth) = me.sit_in(&table, "?as=heron").await;
        pieces.push((watch, seen, truth.now.round));
    }
    // Who sees only what is public sees no hidden band; who sees later sees all eight of them, at least a round behind.
    let [(_, public, _), (_, later, now)] = &pieces[..] else { unreachable!() };
    assert!(public.iter().all(|(_, n)| *n < 8), "{public:?}");
    let (round, all) = later.last().unwrap();
    assert!(*all >= 6 && round + 1 == *now, "{later:?} in round {now}");
    hall.close().await;
}

/// Two people share a side, a computer has the other.
async fn whoever_gives_up_beside_another_person_looks_on_and_an_opponent_plays_on(place: Place) {
    let library = games::library();
    let hall = Hall::open(&place, &[library]).await;
    let mut ann = hall.visitor().await;
    let (_, probe, _) = {
        let table = ann.table(&[("game", library.id)]).await;
        ann.sit(&table).await
    };
    let side = |side: &str| probe.seats.iter().filter(|s| s.side == side).map(|s| s.id.clone()).collect::<Vec<_>>();
    let ours = probe.sides.iter().map(|s| side(&s.id)).max_by_key(Vec::len).unwrap();
    assert!(ours.len() > 2, "{ours:?}");
    // Ann has all seats of the side but one, Bob that one.
    let names: Vec<String> = probe.seats.iter().map(|s| format!("seat.{}", s.id)).collect();
    let level = games::built(library).info().levels[0].clone();
    let bot = format!("bot:{level}");
    let holder = |id: &str| match ours.iter().position(|o| o == id) {
        Some(0) => "open",
        Some(_) => "me",
        None => bot.as_str(),
    };
    let mut form: Vec<(&str, &str)> = vec![("game", library.id)];
    form.extend(names.iter().zip(&probe.seats).map(|(name, s)| (name.as_str(), holder(&s.id))));
    let table = ann.table(&form).await;
    let page = ann.page(&table).await;
    let mut bob = hall.visitor().await;
    bob.post(page["invites"][&ours[0]].as_str().unwrap(), &[("name", "Bob")]).await;
    let (mut a, ..) = ann.sit(&table).await;
    let (mut b, ..) = bob.sit(&table).await;
    a.say(&ToServer::Resign { id: 1, seat: ours[1].clone() }).await;
    let gone = |m: ToClient| match m {
        ToClient::Seats { seats } if seats.iter().any(|s| s.resigned) => Some(seats),
        _ => None,
    };
    let seats = b.find(gone).await;
    // All that Ann had for the side, and nothing else.
    for s in &seats {
        let hers = ours[1..].contains(&s.id);
        assert_eq!(s.resigned, hers, "{s:?}");
        assert!(!hers || matches!(s.holder, Holder::Bot(_)), "{s:?}");
    }
    a.find(|m| matches!(m, ToClient::Pause).then_some(())).await;
    let (_, welcome, state): (_, _, State) = ann.sit(&table).await;
    assert!(welcome.yours.is_empty() && state.now.questions.is_empty() && state.now.outcome.is_none());
    // Nobody else plays for the side now: with Bob it ends.
    b.say(&ToServer::Resign { id: 2, seat: ours[0].clone() }).await;
    let ended = |m: ToClient| if let ToClient::State(s) = m { s.now.outcome } else { None };
    let outcome = b.find(ended).await;
    let other = probe.sides.iter().find(|s| side(&s.id) != ours).unwrap();
    assert_eq!(outcome.winner.as_deref(), Some(other.id.as_str()));
    // A copy of what one has given up, or only watched, is there to be played.
    let copied = ann.post(&format!("/tables/{table}/fork"), &[]).await;
    let (_, welcome, state) = ann.sit(copied.header("location").unwrap().trim_start_matches("/tables/")).await;
    assert_eq!(welcome.yours.len(), 1);
    assert!(state.now.outcome.is_none() && !state.now.questions.is_empty());
    hall.close().await;
}

async fn a_side_that_gives_up_has_lost_and_the_game_is_over(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let (mut ann, mut bob, table) = pair(&hall).await;
    let (mut a, ..) = ann.sit(&table).await;
    let (mut b, _, state) = bob.sit(&table).await;
    let in_lobby = |page: String| between(&page, "<span class=\"state\">", "<").unwrap_or_default();
    assert_ne!(in_lobby(ann.get("/").await.text()), "over");
    b.batch("otter", &state.version, &[state.now.questions[0].choices[0].action.clone()]).await.unwrap();
    b.say(&ToServer::Resign { id: 1, seat: "otter".to_owned() }).await;
    let ended = |m: ToClient| if let ToClient::State(s) = m { s.now.outcome.is_some().then_some(s) } else { None };
    for line in [&mut a, &mut b] {
        let state = line.find(ended).await;
        let outcome = state.now.outcome.unwrap();
        assert_eq!((outcome.winner.as_deref(), outcome.text.as_str()), (Some("heron"), "By resignation."));
        assert!(outcome.seed.is_some() && state.now.questions.is_empty() && state.now.waiting.is_empty());
    }
    b.say(&ToServer::Resign { id: 2, seat: "otter".to_owned() }).await;
    assert_eq!(b.refused().await.code, Code::Over);
    // It stands in the journal, which can be proved, and is the same after a restart.
    let hall = hall.restart().await;
    (ann.address, bob.address) = (hall.address, hall.address);
    for who in [&mut ann, &mut bob] {
        assert_eq!(in_lobby(who.get("/").await.text()), "over");
        let (_, welcome, state) = who.sit(&table).await;
        assert!(state.now.outcome.is_some() && welcome.yours.len() == 1 && welcome.seats.iter().all(|s| !s.resigned));
    }
    let text = ann.get(&format!("/tables/{table}/journal")).await.text();
    let journal = ironbottom_kernel::journal::Journal::from_text(&text).unwrap();
    assert!(journal.seed.is_some() && journal.outcome.is_some());
    let again = games::built(games::mini()).load(&journal, None).unwrap();
    assert!(again.to_act().is_over());
    // "What if" goes on before it, with one's own seat.
    let copied = bob.post(&format!("/tables/{table}/fork"), &[]).await;
    let (_, welcome, state) = bob.sit(copied.header("location").unwrap().trim_start_matches("/tables/")).await;
    assert_eq!(welcome.yours, ["otter"]);
    assert!(state.now.outcome.is_none());
    hall.close().await;
}

/// A clock that goes on a minute whenever somebody looks at it.
fn ticking() -> i64 {
    static NOW: AtomicI64 = AtomicI64::new(1_000_000);
    NOW.fetch_add(60, Ordering::Relaxed)
}

async fn where_nothing_is_secret_the_clock_counts_from_the_last_action(place: Place) {
    let library = games::library();
    let hall = Hall::at(&place, &[library], ticking, 30).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", library.id)]).await;
    let (mut line, _, state) = me.sit(&table).await;
    let q = &state.now.questions[0];
    line.batch(&q.seat, &state.version, &[q.choices[0].action.clone()]).await.unwrap();
    let now = line.change().await.now;
    assert_eq!(now.waiting, state.now.waiting, "the same seat must go on");
    assert!(now.since > state.now.since);
    // Read again it is the same.
    let hall = hall.restart().await;
    me.address = hall.address;
    assert_eq!(me.sit(&table).await.2.now.since, now.since);
    hall.close().await;
}

async fn a_table_with_computer_seats_alone_plays_while_it_is_watched(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", games::mini().id), ("seat.heron", "bot:random"), ("seat.otter", "bot:random")]).await;
    // It is in memory, and whoever would have let the opponents play has found nobody there.
    me.get(&format!("/tables/{table}/journal")).await;
    let (mut line, welcome, state) = me.sit(&table).await;
    assert!(welcome.yours.is_empty());
    let mut last = state.moment;
    // One thing after the other, so that it can be followed.
    for _ in 0..3 {
        let change = line.change().await;
        assert!(change.moment > last && change.moment < last + 20, "{} after {last}", change.moment);
        last = change.moment;
    }
    hall.close().await;
}

async fn a_journal_leaves_comes_back_and_is_forked_with_new_dice(place: Place) {
    let library = games::library();
    let hall = Hall::open(&place, &[library]).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", library.id)]).await;
    let (mut line, welcome, state) = me.sit(&table).await;
    let q = &state.now.questions[0];
    line.batch(&q.seat, &state.version, &[q.choices[0].action.clone()]).await.unwrap();
    let journal = me.get(&format!("/tables/{table}/journal")).await;
    assert!(journal.header("content-disposition").unwrap().contains("journal.json"));
    let text = journal.text();
    let read = ironbottom_kernel::journal::Journal::from_text(&text).unwrap();
    assert_eq!((read.entries.len(), read.seed.is_none()), (1, true));

    let origin = format!("http://{}", hall.address);
    let body = format!(
        "--X\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{}\r\n--X\r\nContent-Disposition: form-data; name=\"journal\"; \
         filename=\"j.json\"\r\nContent-Type: application/json\r\n\r\n{text}\r\n--X--\r\n",
        me.csrf
    );
    let heads = [("Cookie", me.cookie.as_str()), ("Origin", &origin), ("Content-Type", "multipart/form-data; boundary=X")];
    let came = http(hall.address, "POST", "/import", &heads, body.as_bytes()).await;
    assert_eq!(came.status, 303, "{}", came.text());
    let copy = came.header("location").unwrap().trim_start_matches("/tables/").to_owned();
    let (_, other, copied) = me.sit(&copy).await;
    assert_eq!(copied.moment, 1);
    assert_ne!(other.commitment, welcome.commitment, "new dice");
    let broken = body.replace("\"after\":\"", "\"after\":\"0");
    let refused = http(hall.address, "POST", "/import", &heads, broken.as_bytes()).await;
    assert_eq!(refused.status, 400);

    // Whoever brought it holds every seat, and goes on against the computer where that is wanted.
    let all: Vec<String> = other.seats.iter().map(|s| s.id.clone()).collect();
    assert_eq!(other.yours, all);
    let given = me.post(&format!("/tables/{copy}/fork"), &[(&format!("seat.{}", all[1]), "bot")]).await;
    assert_eq!(given.status, 303, "{}", given.text());
    let (_, against, _) = me.sit(given.header("location").unwrap().trim_start_matches("/tables/")).await;
    assert!(matches!(against.seats[1].holder, Holder::Bot(_)), "{:?}", against.seats[1]);
    assert_eq!(against.yours, all.iter().filter(|s| **s != all[1]).cloned().collect::<Vec<_>>());

    let forked = me.post(&format!("/tables/{table}/fork"), &[("moment", "0")]).await;
    assert_eq!(forked.status, 303, "{}", forked.text());
    let fork = forked.header("location").unwrap().trim_start_matches("/tables/").to_owned();
    let (_, other, begun) = me.sit(&fork).await;
    assert_eq!(begun.moment, 0);
    assert_ne!(other.commitment, welcome.commitment);
    // It says of what it is a copy, to whoever made it.
    assert_eq!(other.copy_of.as_ref(), Some(&table));
    assert_eq!(hall.visitor().await.sit(&fork).await.1.copy_of, None);
    assert_eq!(welcome.copy_of, None);
    // And both are still there after a restart.
    let hall = hall.restart().await;
    me.address = hall.address;
    let (_, _, again) = me.sit(&copy).await;
    assert_eq!(again.version, copied.version);
    hall.close().await;
}

async fn while_secrets_last_one_takes_away_only_ones_own_view(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let (mut ann, _, table) = pair(&hall).await;
    let file = ann.get(&format!("/tables/{table}/journal")).await.text();
    let read: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert_eq!(read["seats"], json!(["heron"]));
    assert!(read.get("entries").is_none() && read["view"]["own"][1].is_null());
    hall.close().await;
}

async fn a_thinking_opponent_holds_nobody_up_and_can_be_told_to_play(place: Place) {
    let game = games::twin(games::Fault::Ponders);
    let hall = Hall::open(&place, &[game]).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", game.id), ("seat.heron", "me"), ("seat.otter", "bot:brooder")]).await;
    let (mut line, _, state) = me.sit(&table).await;
    let (mut onlooker, ..) = hall.visitor().await.sit(&table).await;
    line.batch("heron", &state.version, &[json!("ready")]).await.unwrap();
    // It thinks; everybody else may look and talk.
    line.say(&ToServer::Chat { id: 2, to: ironbottom_protocol::Channel::Table, text: "Well?".to_owned() }).await;
    line.find(|m| matches!(m, ToClient::Chat(_)).then_some(())).await;
    // Who only looks on does not tell it what to do.
    onlooker.say(&ToServer::Hurry { id: 1 }).await;
    onlooker.find(|m| matches!(m, ToClient::Done { id: 1, .. }).then_some(())).await;
    let (_, _, still) = me.sit(&table).await;
    assert!(still.now.questions.is_empty(), "it is waited for");
    line.say(&ToServer::Hurry { id: 3 }).await;
    let asked = |m: ToClient| if let ToClient::Change(c) = m { (!c.now.questions.is_empty()).then_some(()) } else { None };
    line.find(asked).await;
    hall.close().await;
}

async fn what_if_while_secrets_last_goes_on_from_what_one_knows(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let (mut ann, bob, table) = pair(&hall).await;
    let (mut b, _, state) = bob.sit(&table).await;
    // A plot of the other side, which no copy may hold.
    let step = state.now.questions[0].choices.iter().find(|c| c.notation != "ready").unwrap().action.clone();
    b.batch("otter", &state.version, &[step]).await.unwrap();
    let (_, _, before) = ann.sit(&table).await;
    let mut copies = Vec::new();
    let mut copy = String::new();
    for _ in 0..4 {
        let copied = ann.post(&format!("/tables/{table}/fork"), &[("seat.otter", "me")]).await;
        assert_eq!(copied.status, 303, "{}", copied.text());
        copied.header("location").unwrap().trim_start_matches("/tables/").clone_into(&mut copy);
        // With both seats in one hand the whole of the copy can be read.
        let file = ann.get(&format!("/tables/{copy}/journal")).await.text();
        copies.push(serde_json::from_str::<serde_json::Value>(&file).unwrap()["view"]["own"].clone());
    }
    assert!(copies.iter().all(|c| c[0].is_object() && c[0] == copies[0][0]), "what she knew is the same in all");
    assert!(copies.iter().any(|c| c[1] != copies[0][1]), "what she did not know is made up each time");
    // It is a table like any other: it goes on after a restart, and what was played before is not changed by it.
    let hall = hall.restart().await;
    ann.address = hall.address;
    let (mut a, _, there) = ann.sit(&copy).await;
    let step = there.now.questions[0].choices[0].action.clone();
    a.batch("heron", &there.version, &[step]).await.unwrap();
    let (_, _, after) = ann.sit(&table).await;
    assert_eq!(after.now.questions, before.now.questions);
    hall.close().await;
}

async fn an_open_seat_of_a_public_table_is_taken_from_the_lobby(place: Place) {
    let hall = Hall::open(&place, &[games::mini()]).await;
    let mut ann = hall.visitor().await;
    let fields = [("game", games::mini().id), ("seat.heron", "me"), ("seat.otter", "open")];
    let quiet = ann.table(&fields).await;
    let open = ann.table(&[&fields[..], &[("public", "on")][..]].concat()).await;
    let mut bob = hall.visitor().await;
    let lobby = bob.get("/").await.text();
    assert!(lobby.contains(&open) && !lobby.contains(&quiet));
    assert_eq!(lobby.matches("/join/").count(), 1);
    let link = format!("/join/{}", between(&lobby, "href=\"/join/", "\"").unwrap());
    assert_eq!(bob.get(&link).await.status, 200);
    assert_eq!(bob.post(&link, &[("name", "Bob")]).await.header("location").unwrap(), format!("/tables/{open}"));
    assert_eq!(bob.page(&open).await["held"], json!(["otter"]));
    assert!(!hall.visitor().await.get("/").await.text().contains("/join/"));
    hall.close().await;
}
