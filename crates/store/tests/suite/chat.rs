//! Chat.

use ironbottom_store::{NewChat, StoreError, UserId};

use crate::place::{NOW, Place, id, person_and_table};

crate::on_both!(lines_are_kept_by_table_and_channel, the_newest_lines_are_enough);

fn said(user: UserId, channel: &str, text: &str) -> NewChat {
    NewChat { user, name: "Ann".into(), channel: channel.into(), text: text.into() }
}

async fn lines_are_kept_by_table_and_channel(place: Place) {
    let store = place.open().await;
    let (ann, table) = person_and_table(&store, 1).await;
    let (_, other) = person_and_table(&store, 2).await;
    let first = store.add_chat(&table, &said(ann, "table", "hello <b>é</b>"), NOW).await.unwrap();
    store.add_chat(&other, &said(ann, "table", "elsewhere"), NOW).await.unwrap();
    let second = store.add_chat(&table, &said(ann, "side:north", "psst"), NOW + 1).await.unwrap();
    assert!(first < second);
    let lines = store.chat(&table, 0, 100).await.unwrap();
    let seen: Vec<_> = lines.iter().map(|l| (l.line, l.channel.as_str(), l.text.as_str(), l.at - NOW)).collect();
    assert_eq!(seen, [(first, "table", "hello <b>é</b>", 0), (second, "side:north", "psst", 1)]);
    assert_eq!((lines[0].user, lines[0].name.as_str()), (ann, "Ann"));
    // A later name does not change what was said.
    store.rename(ann, "Bea").await.unwrap();
    assert_eq!(store.chat(&table, 0, 100).await.unwrap(), lines);
    let nowhere = store.add_chat(&id(99), &said(ann, "table", "x"), NOW).await;
    assert!(matches!(nowhere, Err(StoreError::Missing { .. })), "{nowhere:?}");
    let nobody = store.add_chat(&table, &said(UserId(999), "table", "x"), NOW).await;
    assert!(matches!(nobody, Err(StoreError::Missing { .. })), "{nobody:?}");
}

async fn the_newest_lines_are_enough(place: Place) {
    let store = place.open().await;
    let (ann, table) = person_and_table(&store, 1).await;
    let mut numbers = Vec::new();
    for n in 0..10 {
        numbers.push(store.add_chat(&table, &said(ann, "table", &format!("line {n}")), NOW).await.unwrap());
    }
    let texts = async |after, limit| -> Vec<String> {
        store.chat(&table, after, limit).await.unwrap().into_iter().map(|l| l.text).collect()
    };
    assert_eq!(texts(0, 2).await, ["line 8", "line 9"]);
    assert_eq!(texts(numbers[6], 100).await, ["line 7", "line 8", "line 9"]);
    assert!(texts(numbers[9], 100).await.is_empty());
    assert!(texts(0, -5).await.is_empty());
}
