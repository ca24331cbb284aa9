//! Who is away, and for whom a bot plays.

use bots::BotLevel;
use online::*;
use rules::Seat;
use server::room::{ConnectionId, RoomInput};

use crate::hall::Hall;

fn away(seat: u8, wish: Absentee) -> ToServer {
    ToServer::Away { seat: Seat(seat), wish }
}

/// Two play, and it is the turn of the one who is going to go.
fn hall() -> (Hall, u8, u8) {
    let terms = Terms { bot_steps_in: Some(120), stand_in: BotLevel::Expert, ..Terms::default() };
    let mut hall = Hall::playing(2, terms);
    hall.play_until(|hall| hall.round() == 1);
    let goer = hall.asked().0;
    (hall, goer, 1 - goer)
}

#[test]
fn the_semaphore_shows_how_everybody_is_connected() {
    let (mut hall, goer, stayer) = hall();
    assert_eq!((hall.chair(goer).line, hall.chair(stayer).line), (LineState::Clear, LineState::Clear));
    hall.hear(RoomInput::Line(ConnectionId(goer.into()), LineState::Slow));
    assert_eq!(hall.chair(goer).line, LineState::Slow);
    hall.goes(goer);
    assert_eq!((hall.chair(goer).line, hall.chair(goer).bot_in), (LineState::Returning, Some(120_000)));
    assert_eq!(hall.room.deadline(), Some(hall.now + 15_000));
    hall.wait(15_000);
    assert_eq!((hall.chair(goer).line, hall.chair(goer).bot_in), (LineState::Lost, Some(105_000)));
    hall.comes_back(goer);
    assert_eq!((hall.chair(goer).line, hall.chair(goer).bot_in), (LineState::Clear, None));
}

#[test]
fn after_the_time_agreed_a_bot_plays_until_the_player_is_back() {
    let (mut hall, goer, _) = hall();
    hall.goes(goer);
    hall.wait(119_999);
    assert!(hall.thoughts.is_empty() && !hall.chair(goer).bot_plays);
    hall.wait(1);
    assert!(hall.chair(goer).bot_plays);
    let thought = hall.thoughts.last().cloned().expect("the bot thinks");
    assert_eq!((thought.level, thought.view.seat), (BotLevel::Expert, Seat(goer)));
    // It has begun the turn, so it ends it, although the player is back.
    hall.one_choice();
    let stage = |hall: &Hall| hall.room.play().map(|play| play.game().stage());
    let turn = stage(&hall);
    hall.comes_back(goer);
    if hall.asked().0 == goer && stage(&hall) == turn {
        assert!(hall.chair(goer).bot_plays);
        let choice = hall.any_choice();
        hall.say(goer, ToServer::Choose { at: hall.at(), choice });
        assert_eq!(hall.last(goer), Some(&ToClient::NotChosen { at: hall.at(), why: NotChosen::NotAsked }));
    }
    hall.play_until(|hall| hall.asked().0 == goer && stage(hall) != turn);
    assert!(!hall.chair(goer).bot_plays);
    let thought = hall.thoughts.len();
    hall.one_choice();
    assert_eq!(hall.thoughts.len(), thought, "the player plays again");
}

#[test]
fn a_player_who_is_back_before_the_bot_has_begun_plays() {
    let (mut hall, goer, _) = hall();
    hall.goes(goer);
    hall.wait(120_000);
    let thought = hall.thoughts.pop().expect("the bot thinks");
    hall.comes_back(goer);
    let before = hall.at();
    hall.hear(RoomInput::BotChose { number: thought.number, choice: thought.view.choices[0] });
    assert_eq!(hall.at(), before, "what the bot has thought comes too late");
    hall.one_choice();
}

#[test]
fn the_others_can_wait_or_have_the_bot_at_once() {
    let (mut hall, goer, stayer) = hall();
    hall.say(stayer, away(goer, Absentee::BotNow));
    assert_eq!(hall.denial(stayer), Some(Denial::NotNow), "nobody is away");
    hall.say(stayer, away(9, Absentee::BotNow));
    assert_eq!(hall.denial(stayer), Some(Denial::NotNow), "nor is there such a seat");
    hall.goes(goer);
    hall.wait(100_000);
    hall.say(stayer, away(goer, Absentee::Wait));
    hall.wait(119_000);
    assert_eq!(hall.chair(goer).bot_in, Some(1_000));
    hall.say(stayer, away(goer, Absentee::BotNow));
    assert!(hall.chair(goer).bot_plays && !hall.thoughts.is_empty());
}

#[test]
fn a_room_rests_while_nobody_is_there() {
    let (mut hall, goer, stayer) = hall();
    hall.goes(goer);
    hall.wait(100_000);
    hall.goes(stayer);
    assert_eq!((hall.room.deadline(), hall.room.is_empty()), (None, true));
    hall.wait(24 * 3_600_000);
    assert!(hall.thoughts.is_empty(), "no bot plays on its own");
    hall.comes_back(stayer);
    assert_eq!(hall.chair(goer).bot_in, Some(120_000), "now somebody waits, and the time begins");
}

#[test]
fn where_it_is_agreed_no_bot_ever_comes() {
    let mut hall = Hall::playing(2, Terms { bot_steps_in: None, ..Terms::default() });
    let goer = hall.asked().0;
    hall.goes(goer);
    hall.wait(24 * 3_600_000);
    assert!(hall.thoughts.is_empty() && hall.chair(goer).bot_in.is_none());
    hall.say(1 - goer, away(goer, Absentee::BotNow));
    assert!(hall.chair(goer).bot_plays, "unless somebody asks for it");
}

#[test]
fn whoever_leaves_the_game_is_played_for_at_once() {
    let (mut hall, goer, _) = hall();
    hall.say(goer, ToServer::Leave);
    assert_eq!(hall.closed, [(ConnectionId(goer.into()), Farewell::Left)]);
    assert!(hall.chair(goer).bot_plays && !hall.thoughts.is_empty());
    hall.comes_back(goer);
    assert!(!hall.chair(goer).bot_plays);
}
