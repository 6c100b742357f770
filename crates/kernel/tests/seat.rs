//! Seats, sets of seats, and who sees what.

use ironbottom_kernel::{Seat, SeatSet, Viewer, game::Audience};

#[test]
fn sets_of_seats() {
    let s: SeatSet = [Seat(1), Seat(4)].into_iter().collect();
    assert_eq!((s.len(), s.has(Seat(4)), s.has(Seat(0))), (2, true, false));
    assert_eq!(s.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
    assert_eq!(s.without(Seat(1)).with(Seat(0)), [Seat(0), Seat(4)].into_iter().collect());
    assert_eq!(SeatSet::first(16), SeatSet::ALL);
    assert!(SeatSet::ALL.contains(s) && s.contains(SeatSet::NONE) && !s.contains(SeatSet::first(2)));
    assert!(s.meets(SeatSet::first(2)) && !s.meets(SeatSet::one(Seat(0))));
}

#[test]
fn a_seat_is_a_number_that_exists() {
    assert_eq!(serde_json::to_string(&Seat(3)).unwrap(), "3");
    assert_eq!(serde_json::from_str::<Seat>("15").unwrap(), Seat(15));
    assert!(serde_json::from_str::<Seat>("16").is_err());
}

#[test]
fn events_reach_those_they_are_for() {
    let two = Audience::Only(SeatSet::one(Seat(2)));
    assert!(two.reaches(Viewer::seat(Seat(2))) && two.reaches(Viewer::Seats(SeatSet::first(3))));
    assert!(!two.reaches(Viewer::seat(Seat(1))) && !two.reaches(Viewer::Spectator));
    assert!(two.reaches(Viewer::Everything));
    assert!(Audience::Everybody.reaches(Viewer::Spectator));
}
