//! Taking back.

use online::*;
use rules::Seat;
use server::room::RoomInput;

use crate::hall::Hall;

fn terms(take_back: TakeBackRule) -> Terms {
    Terms { take_back, ..Terms::default() }
}

/// The last choice can be taken back within the same turn.
fn in_turn(hall: &Hall) -> bool {
    hall.room.play().is_some_and(|play| play.game().can_undo())
}

fn made(hall: &Hall) -> usize {
    hall.room.play().map_or(0, |play| play.made().len())
}

fn pendency(hall: &Hall) -> Option<Pendency> {
    hall.room.gathering().pendency
}

/// A turn has ended without anything hidden shown: whose it was.
fn turn_ended_unseen(hall: &Hall) -> Option<Seat> {
    let play = hall.room.play()?;
    let last = play.made().last()?;
    let game = play.game();
    let other = game.question()?.seat != last.seat;
    (other && last.round > 0 && game.reveals() == last.reveals).then_some(last.seat)
}

/// A choice has shown something hidden, and the turn goes on.
fn seen_in_turn(hall: &Hall) -> Option<Seat> {
    let play = hall.room.play()?;
    let last = play.made().last()?;
    let game = play.game();
    let same = game.stage() == last.stage && game.question()?.seat == last.seat;
    (same && game.reveals() != last.reveals).then_some(last.seat)
}

#[test]
fn within_the_turn_it_is_free_while_nothing_hidden_was_seen() {
    let mut hall = Hall::playing(2, terms(TakeBackRule::Ask));
    hall.play_until(in_turn);
    let (before, at, asked) = (made(&hall), hall.at(), hall.asked());
    hall.say(1 - asked.0, ToServer::TakeBack { at });
    assert_eq!(made(&hall), before, "it is not the other's");
    hall.say(asked.0, ToServer::TakeBack { at });
    assert_eq!((made(&hall), hall.at().number), (before - 1, at.number + 1));
    for seat in 0..2 {
        let Some(ToClient::Laying(laying)) = hall.last(seat) else { panic!("{:?}", hall.last(seat)) };
        assert_eq!((laying.taken_back, laying.kept as usize, laying.happened.len()), (Some(asked), before - 1, 0));
    }
    let choice = hall.any_choice();
    hall.say(asked.0, ToServer::Choose { at: Reached { number: at.number - 1, ..at }, choice });
    let late = Some(&ToClient::NotChosen { at: Reached { number: at.number - 1, ..at }, why: NotChosen::Late });
    assert_eq!(hall.last(asked.0), late, "no number means two states");
}

#[test]
fn after_the_turn_those_who_are_there_are_asked() {
    for (allow, left) in [(true, 1), (false, 0)] {
        let mut hall = Hall::playing(3, terms(TakeBackRule::Ask));
        hall.play_until(|hall| turn_ended_unseen(hall).is_some());
        let by = turn_ended_unseen(&hall).expect("it has");
        let before = made(&hall);
        let others: Vec<u8> = (0..3).filter(|seat| *seat != by.0).collect();
        hall.goes(others[0]);
        hall.say(by.0, ToServer::TakeBack { at: hall.at() });
        let asked = pendency(&hall).expect("somebody is asked");
        assert_eq!((asked.by, asked.asked), (by, vec![Seat(others[1])]), "who is away is not asked");
        hall.say(by.0, ToServer::Answer { request: asked.request, allow: true });
        hall.say(others[1], ToServer::Answer { request: asked.request + 1, allow: true });
        assert_eq!(made(&hall), before, "those answers count for nothing");
        hall.say(others[1], ToServer::Answer { request: asked.request, allow });
        assert_eq!((made(&hall), pendency(&hall)), (before - left, None));
        assert_eq!(hall.denial(by.0), (!allow).then_some(Denial::LetStand));
    }
}

#[test]
fn silence_and_choices_let_it_stand() {
    let asking = || {
        let mut hall = Hall::playing(2, terms(TakeBackRule::Ask));
        hall.play_until(|hall| turn_ended_unseen(hall).is_some());
        let by = turn_ended_unseen(&hall).expect("it has");
        hall.say(by.0, ToServer::TakeBack { at: hall.at() });
        assert_eq!(pendency(&hall).map(|pendency| pendency.ends_in), Some(20_000));
        (hall, by)
    };
    let (mut hall, by) = asking();
    assert_eq!(hall.room.deadline(), Some(hall.now + 20_000));
    hall.wait(19_999);
    assert!(pendency(&hall).is_some());
    hall.wait(1);
    assert_eq!((pendency(&hall), hall.denial(by.0)), (None, Some(Denial::LetStand)));
    let (mut hall, _) = asking();
    hall.one_choice();
    assert_eq!(pendency(&hall), None);
    let (mut hall, by) = asking();
    let before = made(&hall);
    hall.goes(1 - by.0);
    assert_eq!((pendency(&hall), made(&hall)), (None, before), "nobody is left who could agree");
    hall.say(by.0, ToServer::TakeBack { at: hall.at() });
    assert_eq!(hall.denial(by.0), Some(Denial::LetStand));
}

#[test]
fn what_has_shown_something_hidden_is_asked_for_in_the_turn_and_stands_after_it() {
    let program = Program { modules: [rules::Module::F, rules::Module::A], ..Program::default() };
    let mut hall = Hall::ready(2);
    hall.wish(0, LobbyWish::Program(program));
    hall.wish(0, LobbyWish::Terms(terms(TakeBackRule::Freely)));
    hall.all_ready(2);
    hall.wish(0, LobbyWish::Depart);
    hall.play_until(|hall| seen_in_turn(hall).is_some());
    let by = seen_in_turn(&hall).expect("it has");
    let before = made(&hall);
    hall.say(by.0, ToServer::TakeBack { at: hall.at() });
    let asked = pendency(&hall).expect("even where everything else is free");
    hall.say(1 - by.0, ToServer::Answer { request: asked.request, allow: true });
    assert_eq!(made(&hall), before - 1);

    let mut hall = Hall::playing(2, terms(TakeBackRule::Ask));
    // In the draft the hand goes on.
    let first = hall.asked();
    hall.one_choice();
    hall.say(first.0, ToServer::TakeBack { at: hall.at() });
    assert_eq!((hall.denial(first.0), pendency(&hall)), (Some(Denial::NotNow), None));
}

#[test]
fn freely_also_after_the_turn_but_never_for_the_others() {
    let mut hall = Hall::playing(2, terms(TakeBackRule::Freely));
    hall.play_until(|hall| turn_ended_unseen(hall).is_some());
    let by = turn_ended_unseen(&hall).expect("it has");
    let before = made(&hall);
    hall.say(by.0, ToServer::TakeBack { at: hall.at() });
    assert_eq!((made(&hall), hall.asked()), (before - 1, by));
}

#[test]
fn never_means_never() {
    let mut hall = Hall::playing(2, terms(TakeBackRule::Never));
    hall.play_until(in_turn);
    let (asked, before) = (hall.asked(), made(&hall));
    hall.say(asked.0, ToServer::TakeBack { at: hall.at() });
    assert_eq!((hall.denial(asked.0), made(&hall)), (Some(Denial::NotNow), before));
}

#[test]
fn with_bots_only_nobody_has_to_be_asked() {
    let mut hall = Hall::new();
    let kind = ChairKind::Bot { level: bots::BotLevel::Novice, style: Default::default() };
    hall.wish(0, LobbyWish::Chair { chair: 1, kind });
    let companion = Companion { colour: 2, ..crate::hall::companion(0) };
    hall.wish(0, LobbyWish::Take { chair: 1, secret: crate::hall::secret(1), companion });
    hall.wish(0, LobbyWish::Ready(true));
    hall.wish(0, LobbyWish::Depart);
    hall.play_until(|hall| turn_ended_unseen(hall) == Some(Seat(0)));
    let (before, thought) = (made(&hall), hall.thoughts.last().cloned().expect("it thinks"));
    hall.say(0, ToServer::TakeBack { at: hall.at() });
    assert_eq!((made(&hall), hall.asked()), (before - 1, Seat(0)));
    hall.hear(RoomInput::BotChose { number: thought.number, choice: thought.view.choices[0] });
    assert_eq!(made(&hall), before - 1, "what the bot was thinking about is no longer there");
}
