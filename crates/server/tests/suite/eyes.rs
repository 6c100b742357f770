//! With whose eyes the past is seen: one's own while the game runs, every side's and all of it after the end.

use crate::{
    client::Line,
    games,
    hall::Place,
    secrecy::{SEATS, lay},
};
use ironbottom_kernel::Rng;
use ironbottom_protocol::{Code, Now, State, ToClient, ToServer, WireScene};

async fn look(line: &mut Line, moment: usize, lifted: bool, eyes: Option<&str>) -> Result<WireScene, Code> {
    let id = line.next_id();
    line.say(&ToServer::Look { id, moment, lifted, eyes: eyes.map(str::to_owned) }).await;
    line.find(|m| match m {
        ToClient::Looked { id: i, scene, .. } if i == id => Some(Ok(*scene)),
        ToClient::Refused(r) if r.id == Some(id) => Some(Err(r.code)),
        _ => None,
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_other_side_knew_is_shown_after_the_end_and_not_before() {
    let place = Place::sqlite();
    let (hall, visitors, table) = lay(&place, games::mini(), 31).await;
    let mut rng = Rng::new(31);
    // What each side was shown on the way, with its own eyes.
    let mut then: [Vec<WireScene>; 2] = [Vec::new(), Vec::new()];
    let mut over: Option<State> = None;
    for step in 0..600 {
        let mut states = Vec::new();
        for v in &visitors {
            states.push(v.sit(&table).await);
        }
        if states[0].2.now.outcome.is_some() {
            over = states.into_iter().next().map(|s| s.2);
            break;
        }
        let sides: Vec<String> =
            SEATS.iter().map(|s| states[0].1.seats.iter().find(|w| w.id == *s).unwrap().side.clone()).collect();
        if step % 9 == 0 {
            for (i, (line, _, now)) in states.iter_mut().enumerate() {
                for (k, side) in sides.iter().enumerate() {
                    let seen = look(line, now.moment, false, Some(side)).await;
                    match seen {
                        Ok(scene) if i == k => then[i].push(scene),
                        other => assert_eq!(other.err(), Some(Code::NotYours), "place {i} with the eyes of {side}"),
                    }
                }
                // Nor does asking for everything, or for a side that is none, help.
                assert_eq!(look(line, now.moment, false, Some("nobody")).await, Err(Code::NotYours));
                let (own, all) = (look(line, now.moment, false, None).await, look(line, now.moment, true, None).await);
                assert_eq!(own, all);
            }
        }
        let asked: Vec<usize> = (0..2).filter(|i| !states[*i].2.now.questions.is_empty()).collect();
        let at = asked[rng.below(asked.len())];
        let (line, _, state) = &mut states[at];
        let Now { questions, .. } = &state.now;
        let action = questions[0].choices[rng.below(questions[0].choices.len())].action.clone();
        let version = state.version.clone();
        line.batch(SEATS[at], &version, &[action]).await.unwrap();
    }
    let over = over.expect("the game never ends");
    let mut same = 0;
    let mut lines = Vec::new();
    for v in &visitors {
        lines.push(v.sit(&table).await);
    }
    let sides: Vec<String> = SEATS.iter().map(|s| lines[0].1.seats.iter().find(|w| w.id == *s).unwrap().side.clone()).collect();
    let mut looked: [Vec<WireScene>; 2] = [Vec::new(), Vec::new()];
    for moment in 0..=over.moment {
        let mut pictures = Vec::new();
        for (line, ..) in &mut lines {
            let all = look(line, moment, true, None).await.unwrap();
            let each = [
                look(line, moment, false, Some(&sides[0])).await.unwrap(),
                look(line, moment, false, Some(&sides[1])).await.unwrap(),
            ];
            pictures.push((all, each));
        }
        assert!(pictures.windows(2).all(|p| p[0] == p[1]), "both sides and an onlooker see the same at {moment}");
        let (all, [one, two]) = pictures.swap_remove(0);
        same += usize::from(one == all || two == all || one == two);
        looked[0].push(one);
        looked[1].push(two);
    }
    assert!(same < over.moment / 2, "what one side knew is not what the other knew: {same} of {}", over.moment);
    for (then, looked) in then.iter().zip(&looked) {
        assert!(
            then.len() > 3 && then.iter().all(|s| looked.contains(s)),
            "what a side was shown is what it is said to have known"
        );
    }
    hall.close().await;
}
