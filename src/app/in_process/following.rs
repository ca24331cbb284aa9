//! Who plays is seen: the board of whoever plays comes in front, and one's own is back before one's turn.

use super::*;
use crate::{
    panels::BoardControl,
    session::{PlayerChoice, PlayerKind, ViewedSeat},
};
use ::bots::BotLevel;
use rules::{Ask, Module, Question, Seat, queries::Queries};

const ME: Seat = Seat(0);

/// A game of the player at the screen among bots, after a number of turns.
fn among_bots(players: usize, turns: u8) -> PointerGame {
    let seat = |(nth, seat): (usize, SeatConfig)| match nth {
        0 => seat,
        _ => SeatConfig { player: PlayerKind::Bot(BotLevel::Random), ..seat },
    };
    let seats: Vec<_> = SeatConfig::humans().take(players).enumerate().map(seat).collect();
    let setup = Setup { start_player: Some(ME), ..Setup::new(players as u8, [Module::A, Module::B], 4) };
    let mut game = PointerGame::begin_among(seats, setup, WIDE);
    game.skip_to(|game| {
        let asked = game.question().is_some_and(|question| question.seat == ME && question.ask == Ask::TakeCard);
        asked && game.board().round > 0 && game.board().turn >= turns
    });
    game.world().resource_mut::<Settings>().for_now.speed = Some(AnimationSpeed::Fast);
    game.update();
    game
}

impl PointerGame {
    fn in_front(&self) -> Seat {
        self.app.world().resource::<ViewedSeat>().0
    }

    /// Makes the own choices of a turn without clicks, and returns whose boards came in front until the next one, each with
    /// who played then.
    fn watch_the_others(&mut self) -> Vec<(Seat, Option<Seat>)> {
        let mut seen = Vec::new();
        for _ in 0..6000 {
            let world = self.app.world();
            let (active, pending) =
                (world.resource::<Presentation>().board.active, world.resource::<PendingQuestion>().clone());
            let asked = pending.question.filter(|_| pending.forced_choice.is_none());
            if let Some(question) = pending.question {
                assert_eq!(self.in_front(), question.seat, "the own board is there when its player is asked");
            }
            match asked {
                Some(_) if !seen.is_empty() => return seen,
                Some(Question { seat, .. }) => {
                    let short =
                        |choice: &Choice| matches!(choice, Choice::Decline(_) | Choice::EndTurn | Choice::EndFrame);
                    let choice = pending.choices.iter().copied().find(short).unwrap_or(pending.choices[0]);
                    self.world().write_message(PlayerChoice { seat, choice });
                }
                None if active.is_some_and(|seat| seat != ME) && seen.last() != Some(&(self.in_front(), active)) => {
                    seen.push((self.in_front(), active));
                }
                None => {}
            }
            self.update();
            self.update();
        }
        panic!("{}: the own turn never comes", self.about);
    }

    fn set_following(&mut self, follows: bool, speed: AnimationSpeed) {
        let mut settings = self.world().resource_mut::<Settings>();
        settings.set_follows_turns(follows);
        settings.for_now.speed = Some(speed);
        self.update();
    }
}

#[test]
fn the_board_of_whoever_plays_is_in_front_and_the_own_one_is_back_for_its_turn() {
    let mut game = among_bots(3, 1);
    // Without the setting, and without motion, the own board stays.
    for (follows, speed) in [(false, AnimationSpeed::Fast), (true, AnimationSpeed::None)] {
        game.set_following(follows, speed);
        assert!(game.watch_the_others().iter().all(|(front, _)| *front == ME), "{follows} {speed:?}");
    }
    game.set_following(true, AnimationSpeed::Fast);
    let seen = game.watch_the_others();
    for bot in [Seat(1), Seat(2)] {
        assert!(seen.contains(&(bot, Some(bot))), "{seen:?}");
    }
    assert!(seen.iter().all(|(front, plays)| Some(*front) == *plays), "{seen:?}");
    assert_eq!(game.in_front(), ME);
    // Every player has a name in the bar and, if not in front, among the small boards.
    for seat in (0..3).map(Seat) {
        assert!(game.find(TopBarControl::Player(seat).into()).is_some());
        assert_eq!(game.find(Target::Player(seat).into()).is_some(), seat != ME);
    }
    assert!(game.find(BoardControl::Own.into()).is_none(), "nothing to come back from");

    // What a bot's station brings is seen where it changes something, until the trains are counted.
    let bots_bonus = |game: &Game| {
        let seat = game.question().filter(|question| question.ask == Ask::ScoringPart)?.seat;
        let bonuses = Queries::new(game.board(), game.catalogue()).bonuses_reached(seat);
        (seat != ME && bonuses > 0).then_some(seat)
    };
    game.skip_to(|game| bots_bonus(game).is_some());
    let phase = |world: &World| *world.resource::<State<TablePhase>>().get();
    let bot = bots_bonus(game.world().resource::<Game>()).expect("a bot can use a station");
    assert_eq!((phase(game.world()), game.in_front()), (TablePhase::Play, bot));
    // Whoever watches can have their own board back.
    game.click(BoardControl::Own);
    assert_eq!(game.in_front(), ME, "one click brings it back");
    game.wait(|world| phase(world) == TablePhase::Scoring);
}
