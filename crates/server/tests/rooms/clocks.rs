//! The clock.

use online::*;

use crate::hall::Hall;

fn clock(hall: &Hall, seat: u8) -> SeatClock {
    hall.room.gathering().clocks[usize::from(seat)]
}

/// Ten seconds each and two for every turn; it is somebody's first turn.
fn hall() -> (Hall, u8) {
    let terms = Terms { clock: Some(ClockRule { bank: 10, increment: 2 }), bot_steps_in: Some(60), ..Terms::default() };
    let mut hall = Hall::playing(2, terms);
    hall.play_until(|hall| hall.round() == 1);
    let asked = hall.asked().0;
    (hall, asked)
}

#[test]
fn it_runs_for_whoever_is_asked() {
    let (mut hall, asked) = hall();
    let begin = [clock(&hall, asked), clock(&hall, 1 - asked)];
    assert!(begin[0].runs && !begin[1].runs);
    hall.wait(3_000);
    assert_eq!(clock(&hall, asked).left, begin[0].left - 3_000);
    assert_eq!(clock(&hall, 1 - asked), begin[1]);
    let stage = |hall: &Hall| hall.room.play().map(|play| play.game().stage());
    let turn = stage(&hall);
    hall.play_until(|hall| stage(hall) != turn && hall.asked().0 != asked);
    assert_eq!(clock(&hall, asked), SeatClock { left: begin[0].left - 3_000 + 2_000, runs: false });
    assert!(clock(&hall, 1 - asked).runs);
}

#[test]
fn it_stands_still_while_somebody_is_away() {
    let (mut hall, asked) = hall();
    hall.wait(1_000);
    let left = clock(&hall, asked).left;
    hall.goes(1 - asked);
    assert_eq!(clock(&hall, asked), SeatClock { left, runs: false });
    hall.wait(30_000);
    hall.comes_back(1 - asked);
    assert_eq!(clock(&hall, asked), SeatClock { left, runs: true });
    hall.wait(1_000);
    assert_eq!(clock(&hall, asked).left, left - 1_000);
}

#[test]
fn whose_time_is_up_has_the_turn_ended_by_a_bot() {
    let (mut hall, asked) = hall();
    let left = clock(&hall, asked).left;
    assert_eq!(hall.room.deadline(), Some(hall.now + left));
    hall.wait(left);
    assert!(hall.chair(asked).bot_plays && !hall.thoughts.is_empty());
    let stage = |hall: &Hall| hall.room.play().map(|play| play.game().stage());
    let turn = stage(&hall);
    hall.play_until(|hall| stage(hall) != turn && hall.asked().0 == asked);
    assert!(!hall.chair(asked).bot_plays);
    let turns = hall.room.play().map_or(0, |play| play.turns_ended(rules::Seat(asked)));
    let before_this = hall.room.play().map_or(0, |play| play.took(rules::Seat(asked)));
    assert_eq!(clock(&hall, asked), SeatClock { left: 10_000 + 2_000 * turns - before_this, runs: true });
    assert!(before_this >= left, "what was used up is used up");
}

#[test]
fn without_a_clock_there_is_none() {
    let mut hall = Hall::playing(2, Terms::default());
    assert_eq!((hall.room.gathering().clocks.len(), hall.room.deadline()), (0, None));
    hall.wait(1_000_000);
    assert!(hall.thoughts.is_empty());
}
