//! Playing at a table: welcome, state, batches, changes, undo, tries, questions, looks back.

use crate::{
    client::{Line, Visitor},
    games,
    hall::{Hall, Place, on_both},
};
use ironbottom_kernel::ask::Query;
use ironbottom_protocol::{Change, Code, Holder, State, ToClient, ToServer, WireScene};
use serde_json::Value;

on_both!(
    the_past_looks_as_it_did_then,
    looking_back_holds_nobody_up,
    words_of_the_players_go_into_the_dice,
    a_lost_line_is_taken_up_where_it_was,
    a_whole_stretch_of_play_by_differences_gives_the_same_picture_as_a_fresh_look,
    the_welcome_names_everything_in_the_readers_language,
    undo_takes_back_what_was_told_and_the_version,
    tries_questions_looks_and_charts_change_nothing,
    a_batch_is_done_whole_or_not_at_all,
    what_a_die_leaves_of_a_list_goes_on,
    a_typed_line_is_done_whole_or_not_at_all,
    a_restart_in_the_middle_of_play_loses_nothing,
);

/// All seats of the house's first game for one person.
async fn alone(hall: &Hall) -> (Line, Visitor, String, State) {
    let mut me = hall.visitor().await;
    let page = me.get("/").await.text();
    let seats: Vec<String> = page.split("name=\"seat.").skip(1).map(|s| s.split('"').next().unwrap().to_owned()).collect();
    assert!(!seats.is_empty());
    let names: Vec<String> = seats.iter().map(|s| format!("seat.{s}")).collect();
    let mut fields = vec![("game", games::library().id)];
    fields.extend(names.iter().map(|n| (n.as_str(), "me")));
    let table = me.table(&fields).await;
    let (line, _, state) = me.sit(&table).await;
    (line, me, table, state)
}

/// What a client does with a change.
pub fn follow(scene: &mut WireScene, change: &Change) {
    change.scene.apply(scene);
}

/// A picture whose things stand in order.
pub fn sorted(mut s: WireScene) -> WireScene {
    s.spaces.sort_by(|a, b| a.space.cmp(&b.space));
    s.pieces.sort_by(|a, b| a.id.cmp(&b.id));
    s.panels.sort_by(|a, b| a.id.cmp(&b.id));
    s.areas.sort_by(|a, b| a.id.cmp(&b.id));
    s
}

async fn a_whole_stretch_of_play_by_differences_gives_the_same_picture_as_a_fresh_look(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, me, table, mut state) = alone(&hall).await;
    let mut rng = ironbottom_kernel::Rng::new(7);
    for step in 0..60 {
        let question = state.now.questions.first().expect("somebody is asked");
        let choice = &question.choices[rng.below(question.choices.len())];
        let (seat, action) = (question.seat.clone(), choice.action.clone());
        let before = state.version.clone();
        assert_eq!(line.batch(&seat, &before, &[action]).await.unwrap(), 1, "step {step}");
        let change = line.change().await;
        assert_eq!(change.before, before);
        assert_ne!(change.version, before);
        follow(&mut state.scene, &change);
        assert_eq!(change.moment, step + 1);
        (state.version, state.now, state.moment) = (change.version, change.now, change.moment);
        state.told.extend(change.told);
    }
    let (_, _, fresh) = me.sit(&table).await;
    assert_eq!(sorted(fresh.scene), sorted(state.scene));
    assert_eq!((fresh.version, fresh.moment, fresh.now), (state.version, state.moment, state.now));
    assert_eq!(fresh.told, state.told);
    hall.close().await;
}

async fn the_welcome_names_everything_in_the_readers_language(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (_line, me, table, english) = alone(&hall).await;
    let (_, welcome, french) = me.sit_in(&table, "?lang=fr").await;
    assert_eq!(welcome.protocol, ironbottom_protocol::PROTOCOL);
    assert_eq!(welcome.table, table);
    assert!(!welcome.boards.is_empty() && !welcome.liveries.is_empty() && !welcome.symbols.is_empty());
    assert_eq!(welcome.yours.len(), welcome.seats.len());
    assert!(welcome.seats.iter().all(|s| matches!(&s.holder, Holder::Person(n) if n.starts_with("Guest"))));
    assert_eq!(welcome.commitment.len(), 64);
    assert_ne!(english.now.questions[0].text, french.now.questions[0].text);
    assert_eq!(english.version, french.version);
    assert!(french.now.outcome.is_none());
    hall.close().await;
}

async fn undo_takes_back_what_was_told_and_the_version(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, _, _, state) = alone(&hall).await;
    let q = &state.now.questions[0];
    let mut version = state.version.clone();
    let mut last = None;
    for _ in 0..4 {
        let now: &ironbottom_protocol::Now = last.as_ref().map_or(&state.now, |c: &Change| &c.now);
        let free = now.questions[0].choices.iter().position(|c| c.warning.is_none()).unwrap_or(0);
        let action = now.questions[0].choices[free].action.clone();
        line.batch(&q.seat, &version, &[action]).await.unwrap();
        let change = line.change().await;
        version.clone_from(&change.version);
        let can = change.now.undo.contains(&q.seat);
        last = Some(change);
        if can {
            break;
        }
    }
    let before = last.unwrap();
    assert!(before.now.undo.contains(&q.seat), "nothing could be taken back");
    let id = line.next_id();
    line.say(&ToServer::Undo { id, seat: q.seat.clone(), version: before.version.clone() }).await;
    let back = line.change().await;
    assert_eq!(back.version, before.before);
    assert_eq!(back.moment, before.moment - 1);
    assert_eq!(back.forget.is_some(), !before.told.is_empty());
    // Once more than there is to take back.
    let mut version = back.version;
    for _ in 0..10 {
        let id = line.next_id();
        line.say(&ToServer::Undo { id, seat: q.seat.clone(), version: version.clone() }).await;
        let end = line
            .find(|m| match m {
                ToClient::Refused(r) => Some(Err(r)),
                ToClient::Change(c) => Some(Ok(c)),
                _ => None,
            })
            .await;
        match end {
            Ok(c) => version = c.version,
            Err(r) => {
                assert_eq!(r.code, Code::Undo);
                assert!(!r.reason.text.is_empty());
                hall.close().await;
                return;
            }
        }
    }
    panic!("undo never ended");
}

async fn tries_questions_looks_and_charts_change_nothing(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, _, _, state) = alone(&hall).await;
    let q = state.now.questions[0].clone();
    let id = line.next_id();
    let actions = vec![q.choices[0].action.clone()];
    let (seat, version) = (q.seat.clone(), state.version.clone());
    line.say(&ToServer::Try { id, seat, version, actions, wishes: Vec::new() }).await;
    let tried = line.find(|m| if let ToClient::Tried(t) = m { Some(t) } else { None }).await;
    assert_eq!(tried.id, id);
    assert!(tried.done == 1 || tried.stopped);
    assert!(tried.question.is_some() && tried.taken.is_empty());
    for query in state.now.queries.iter().take(5).cloned().chain([Query::new("no-such-question")]) {
        let id = line.next_id();
        line.say(&ToServer::Ask { id, query }).await;
        line.find(|m| matches!(m, ToClient::Answer { id: i, .. } if i == id).then_some(())).await;
    }
    for text in ["nonsense", "", q.choices[0].notation.as_str()] {
        let id = line.next_id();
        line.say(&ToServer::Explain { id, seat: q.seat.clone(), text: text.to_owned() }).await;
        let reason = line.find(|m| if let ToClient::Explained { reason, .. } = m { Some(reason) } else { None }).await;
        assert_eq!(reason, None, "{text}");
    }
    let id = line.next_id();
    line.say(&ToServer::Look { id, moment: 0, lifted: false, eyes: None }).await;
    let looked = line.find(|m| if let ToClient::Looked { scene, .. } = m { Some(scene) } else { None }).await;
    assert_eq!(*looked, state.scene);
    let id = line.next_id();
    line.say(&ToServer::Look { id, moment: 99, lifted: false, eyes: None }).await;
    assert_eq!(line.refused().await.code, Code::NotNow);
    let id = line.next_id();
    line.say(&ToServer::Charts { id }).await;
    line.find(|m| matches!(m, ToClient::Charts { .. }).then_some(())).await;
    // The version still holds.
    line.batch(&q.seat, &state.version, &[q.choices[0].action.clone()]).await.unwrap();
    hall.close().await;
}

async fn a_batch_is_done_whole_or_not_at_all(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, me, table, state) = alone(&hall).await;
    let q = &state.now.questions[0];
    let good = q.choices[0].action.clone();
    let refused = line.batch(&q.seat, &state.version, &[good.clone(), Value::from("nonsense")]).await.unwrap_err();
    assert_eq!((refused.code, refused.at), (Code::Unreadable, Some(1)));
    let (_, _, again) = me.sit(&table).await;
    assert_eq!((again.version, again.moment), (state.version.clone(), 0));
    assert_eq!(line.batch(&q.seat, &state.version, &[good]).await.unwrap(), 1);
    hall.close().await;
}

async fn what_a_die_leaves_of_a_list_goes_on(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, me, table, state) = alone(&hall).await;
    let q = state.now.questions[0].clone();
    let (seat, version) = (q.seat.clone(), state.version.clone());
    let kind = q.choices.iter().rev().find(|c| c.cost.is_some()).map(|c| c.kind.clone());
    let cheapest = q.choices.iter().filter(|c| Some(&c.kind) == kind.as_ref()).min_by_key(|c| c.cost).unwrap().action.clone();
    let mut die = None;
    for c in &q.choices {
        let (id, seat, version) = (line.next_id(), seat.clone(), version.clone());
        line.say(&ToServer::Try { id, seat, version, actions: vec![c.action.clone()], wishes: Vec::new() }).await;
        if line.find(|m| if let ToClient::Tried(t) = m { Some(t) } else { None }).await.stopped {
            die = Some(c.action.clone());
            break;
        }
    }
    let die = die.expect("something is rolled for");
    let all = [&[die][..], &vec![cheapest; 90]].concat();
    // Too much of it from the beginning is refused, unless as much as there can be is wanted.
    let batches =
        |id, short| ToServer::Batches { id, seat: seat.clone(), version: version.clone(), actions: all[1..].to_vec(), short };
    let id = line.next_id();
    line.say(&batches(id, false)).await;
    assert_eq!(line.refused().await.code, Code::Rule);
    // A die ends the first batch; what is left is done as far as it goes, and why no more is done has a rule.
    let id = line.next_id();
    line.say(&ToServer::Batches { id, seat: seat.clone(), version: version.clone(), actions: all.clone(), short: false }).await;
    let batched = |m| if let ToClient::Batched { parts, why, .. } = m { Some((parts, why)) } else { None };
    let (parts, why) = line.find(batched).await;
    assert!(parts.len() == 2 && parts[0] == 1 && (2..90).contains(&parts[1]), "{parts:?}");
    assert!(why.unwrap().rule.is_some());
    let (_, _, again) = me.sit(&table).await;
    assert_eq!(again.moment, parts[0] + parts[1]);
    // The die stays; what came after it goes in one.
    line.undo(&seat, &again.version).await.unwrap();
    let (_, _, again) = me.sit(&table).await;
    assert_eq!(again.moment, 1);
    let id = line.next_id();
    line.say(&ToServer::Batches { id, seat, version: again.version, actions: all[1..].to_vec(), short: true }).await;
    assert_eq!(line.find(batched).await.0, [parts[1]]);
    hall.close().await;
}

async fn a_typed_line_is_done_whole_or_not_at_all(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, me, table, state) = alone(&hall).await;
    let q = &state.now.questions[0];
    // The cheapest of the things that can be had several times: nothing is rolled for it.
    let kind = q.choices.iter().rev().find(|c| c.cost.is_some()).map(|c| c.kind.clone());
    let order = q.choices.iter().filter(|c| Some(&c.kind) == kind.as_ref()).min_by_key(|c| c.cost).unwrap().notation.clone();
    // What comes before a slip is taken back.
    let refused = line.order(&q.seat, &state.version, &format!("{order}; no such order at all")).await.unwrap_err();
    assert_eq!(refused.code, Code::Rule);
    assert!(refused.reason.text.contains("no such order at all"), "{}", refused.reason.text);
    let refused = line.order(&q.seat, &state.version, &format!("98x {order}")).await.unwrap_err();
    assert!(refused.reason.rule.is_some(), "what cannot be done so often is refused by a rule: {}", refused.reason.text);
    for text in ["", " ; ", &"x".repeat(3000)] {
        assert!(line.order(&q.seat, &state.version, text).await.is_err());
    }
    let (_, _, again) = me.sit(&table).await;
    assert_eq!((again.version, again.moment), (state.version.clone(), 0));
    let (done, rest) = line.order(&q.seat, &state.version, &format!("2x {order}")).await.unwrap();
    assert_eq!((done, rest.as_str()), (2, ""));
    let (_, _, again) = me.sit(&table).await;
    assert_eq!(again.moment, 2);
    // And taken back as one.
    let version = again.version;
    line.undo(&q.seat, &version).await.unwrap();
    let (_, _, again) = me.sit(&table).await;
    assert_eq!((again.version.clone(), again.moment), (state.version.clone(), 0));
    line.order(&q.seat, &again.version, &format!("2x {order}")).await.unwrap();
    // An old version is refused like that of a batch.
    assert_eq!(line.order(&q.seat, &state.version, &order).await.unwrap_err().code, Code::Stale);
    hall.close().await;
}

async fn a_restart_in_the_middle_of_play_loses_nothing(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, mut me, table, mut state) = alone(&hall).await;
    for _ in 0..20 {
        let q = state.now.questions[0].clone();
        let pick = q.choices.len() / 2;
        line.batch(&q.seat, &state.version, &[q.choices[pick].action.clone()]).await.unwrap();
        let change = line.change().await;
        follow(&mut state.scene, &change);
        (state.version, state.now) = (change.version, change.now);
    }
    let hall = hall.restart().await;
    // Those who were there are told to wait.
    line.find(|m| matches!(m, ToClient::Pause).then_some(())).await;
    me.address = hall.address;
    let (mut line, _, again) = me.sit(&table).await;
    assert_eq!(again.version, state.version);
    assert_eq!(again.now, state.now);
    assert_eq!(sorted(again.scene), sorted(state.scene));
    let q = &again.now.questions[0];
    line.batch(&q.seat, &again.version, &[q.choices[0].action.clone()]).await.unwrap();
    hall.close().await;
}

/// Asks how it looked.
async fn look(line: &mut Line, moment: usize) -> WireScene {
    let id = line.next_id();
    line.say(&ToServer::Look { id, moment, lifted: false, eyes: None }).await;
    line.find(|m| match m {
        ToClient::Looked { id: i, scene, .. } if i == id => Some(*scene),
        ToClient::Refused(r) => panic!("{r:?}"),
        _ => None,
    })
    .await
}

async fn the_past_looks_as_it_did_then(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, _, _, mut state) = alone(&hall).await;
    let mut rng = ironbottom_kernel::Rng::new(21);
    let mut then = vec![sorted(state.scene.clone())];
    for _ in 0..45 {
        let q = state.now.questions[0].clone();
        let action = q.choices[rng.below(q.choices.len())].action.clone();
        line.batch(&q.seat, &state.version, &[action]).await.unwrap();
        let change = line.change().await;
        follow(&mut state.scene, &change);
        (state.version, state.now) = (change.version, change.now);
        then.push(sorted(state.scene.clone()));
        // While the game goes on, too.
        let back = rng.below(then.len());
        assert_eq!(sorted(look(&mut line, back).await), then[back], "moment {back} of {}", then.len() - 1);
    }
    // What was taken back is no longer the past.
    if let Some(seat) = state.now.undo.first().cloned() {
        let id = line.next_id();
        line.say(&ToServer::Undo { id, seat, version: state.version.clone() }).await;
        let change = line.change().await;
        assert_eq!(sorted(look(&mut line, change.moment).await), then[change.moment]);
        let id = line.next_id();
        line.say(&ToServer::Look { id, moment: change.moment + 1, lifted: false, eyes: None }).await;
        assert_eq!(line.refused().await.code, Code::NotNow);
    }
    hall.close().await;
}

async fn looking_back_holds_nobody_up(place: Place) {
    // One at a time: there is one gate.
    static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    let _alone = ALONE.lock().await;
    let game = games::twin(games::Fault::Slow);
    let hall = Hall::open(&place, &[game]).await;
    let mut me = hall.visitor().await;
    let table = me.table(&[("game", game.id), ("seat.heron", "me"), ("seat.otter", "screen")]).await;
    let (mut looks, ..) = me.sit(&table).await;
    let (mut plays, _, state) = me.sit(&table).await;
    games::GATE.shut();
    looks.say(&ToServer::Charts { id: 1 }).await;
    while !games::GATE.waits() {
        tokio::task::yield_now().await;
    }
    // The figures do not come before the gate is opened, and play goes on all the same.
    let step = state.now.questions[0].choices[0].action.clone();
    assert_eq!(plays.batch("heron", &state.version, &[step]).await.unwrap(), 1);
    games::GATE.open();
    looks.find(|m| matches!(m, ToClient::Charts { id: 1, .. }).then_some(())).await;
    hall.close().await;
}

async fn words_of_the_players_go_into_the_dice(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, mut me, table, state) = alone(&hall).await;
    let (audit, add) = (format!("/tables/{table}/audit"), format!("/tables/{table}/words"));
    assert!(me.get(&audit).await.text().contains("name=\"words\""));
    // Not by onlookers, not by other pages, not empty.
    let mut stranger = hall.visitor().await;
    assert!(!stranger.get(&audit).await.text().contains("name=\"words\""));
    assert_eq!(stranger.post(&add, &[("words", "mine")]).await.status, 403);
    let csrf = me.csrf.clone();
    assert_eq!(me.post_as(&add, "http://evil.example", &csrf, &[("words", "x")]).await.status, 403);
    assert_eq!(me.post(&add, &[("words", " \t ")]).await.status, 400);

    assert_eq!(me.post(&add, &[("words", " a red bicycle ")]).await.status, 303);
    // Everybody is shown the table anew: what was decided on the old one is old.
    let fresh = line.state().await;
    assert_ne!(fresh.version, state.version);
    assert_eq!((fresh.moment, &fresh.now.questions), (0, &state.now.questions));
    let q = fresh.now.questions[0].clone();
    assert_eq!(line.batch(&q.seat, &state.version, &[q.choices[0].action.clone()]).await.unwrap_err().code, Code::Stale);
    let mut state = fresh;
    let mut rng = ironbottom_kernel::Rng::new(4);
    let mut again = false;
    for step in 0..400 {
        let page = me.get(&audit).await.text();
        let journal = journal_of(&mut me, &table).await;
        let rolled = journal.entries.iter().any(|e| matches!(e, ironbottom_kernel::journal::Entry::Act(a) if !a.dice.is_empty()));
        assert_eq!(page.contains("name=\"words\""), !rolled);
        assert!(page.contains("a red bicycle"));
        if step == 2 && !rolled {
            // After actions without dice, still.
            assert_eq!(me.post(&add, &[("words", "<b>seven</b>")]).await.status, 303);
            let fresh = line.state().await;
            assert_eq!(fresh.moment, 2);
            state = fresh;
            again = true;
        }
        if rolled {
            assert!(again, "nothing was left to add words to");
            assert_eq!(journal.words, ["a red bicycle", "<b>seven</b>"]);
            assert!(page.contains("&lt;b&gt;seven"));
            assert_eq!(me.post(&add, &[("words", "too late")]).await.status, 400);
            // It stands so on disk, and the journal proves itself.
            let hall = hall.restart().await;
            me.address = hall.address;
            assert_eq!(me.sit(&table).await.2.version, state.version);
            assert_eq!(journal_of(&mut me, &table).await, journal);
            let play = games::library().playable.unwrap();
            (play.build)((play.built_in)()).unwrap().load(&journal, None).map(|_| ()).unwrap();
            hall.close().await;
            return;
        }
        let q = state.now.questions[0].clone();
        let action = q.choices[rng.below(q.choices.len())].action.clone();
        line.batch(&q.seat, &state.version, &[action]).await.unwrap();
        let change = line.change().await;
        (state.version, state.now) = (change.version, change.now);
    }
    panic!("no die was ever rolled");
}

async fn journal_of(me: &mut Visitor, table: &str) -> ironbottom_kernel::journal::Journal {
    ironbottom_kernel::journal::Journal::from_text(&me.get(&format!("/tables/{table}/journal")).await.text()).unwrap()
}

async fn a_lost_line_is_taken_up_where_it_was(place: Place) {
    let hall = Hall::open(&place, &[games::library()]).await;
    let (mut line, me, table, mut state) = alone(&hall).await;
    let (mut other, ..) = me.sit(&table).await;
    for _ in 0..3 {
        let q = state.now.questions[0].clone();
        line.batch(&q.seat, &state.version, &[q.choices[0].action.clone()]).await.unwrap();
        let change = line.change().await;
        follow(&mut state.scene, &change);
        (state.version, state.now) = (change.version, change.now);
        state.told.extend(change.told);
    }
    // The line breaks without a word; the others play on.
    drop(line);
    let q = state.now.questions[0].clone();
    other.batch(&q.seat, &state.version, &[q.choices[0].action.clone()]).await.unwrap();
    let mut again = me.dial(&table, "").await;
    again.say(&ToServer::Hello { protocol: ironbottom_protocol::PROTOCOL, version: Some(state.version.clone()) }).await;
    again.welcome().await;
    let now = again.state().await;
    assert_eq!((now.moment, &now.told[..state.told.len()]), (4, &state.told[..]));
    let q = now.now.questions[0].clone();
    again.batch(&q.seat, &now.version, &[q.choices[0].action.clone()]).await.unwrap();
    hall.close().await;
}
