//! The end of the game: the final scoring with the mouse and with keys, with motion and without, and among bots.

use super::{
    keys::{Press, letter},
    looks::Written,
    *,
};
use crate::{
    session::{PlayerKind, Timing, Unasked, forced_choice},
    state::TablePhase,
    ui::labels::Label,
};
use ::bots::BotLevel;
use bevy::input::keyboard::Key;
use rules::{Module, Moment, Seat};

const SPACE: Press = (KeyCode::Space, Key::Space);
const ENTER: Press = (KeyCode::Enter, Key::Enter);
const ESCAPE: Press = (KeyCode::Escape, Key::Escape);

impl PointerGame {
    fn phase(&mut self) -> Option<TablePhase> {
        self.world().get_resource::<State<TablePhase>>().map(|phase| *phase.get())
    }

    /// Whether words are on the screen, whoever draws them.
    fn has(&mut self, words: &str) -> bool {
        let world = self.world();
        let mut labels = world.query::<&Label>();
        labels.iter(world).any(|label| label.text == words) || world.resource::<Written>().has(words)
    }

    fn held(&mut self) -> bool {
        self.world().resource::<Presentation>().is_held()
    }

    fn set_speed(&mut self, speed: AnimationSpeed) {
        self.world().resource_mut::<Settings>().for_now.speed = Some(speed);
        self.update();
        assert_eq!(self.world().resource::<Timing>().speed(), speed);
    }

    /// Goes to the choice that leads to the final scoring, and returns it.
    pub(super) fn before_the_end(&mut self) -> Choice {
        let ends = |game: &Game, choice: Choice| {
            let mut after = game.clone();
            after.apply(choice).is_ok() && after.board().moment == Moment::End
        };
        let last = |game: &Game| {
            let choices = game.legal_choices();
            // What is forced is not asked.
            let asked =
                forced_choice(game, &choices, Unasked { only_answers: true, one_way: false, ends_turns: false })
                    .is_none();
            choices.into_iter().find(|choice| asked && ends(game, *choice))
        };
        self.skip_to(|game| last(game).is_some());
        last(self.world().resource::<Game>()).expect("the game is not over")
    }

    /// Makes the last choice at a speed at which things move, and waits for the final scoring.
    fn play_to_the_final_scoring(&mut self, speed: AnimationSpeed) {
        let last = self.before_the_end();
        self.set_speed(speed);
        self.choose(last);
        self.settle();
        assert_eq!(self.phase(), Some(TablePhase::Scoring));
        self.click(ScoringControl::Continue);
        self.wait(|world| *world.resource::<State<TablePhase>>().get() == TablePhase::FinalScoring);
        // What can be clicked is known a frame after it was drawn.
        self.update();
    }

    /// How many Game End cards a seat has in the end.
    fn cards(&mut self, seat: u8) -> usize {
        self.world().resource::<Game>().board().player(Seat(seat)).game_end.len()
    }

    /// The words about the card that is counted.
    fn card_of(nth: usize, all: usize) -> String {
        format!("card {nth} of {all}")
    }
}

fn seats_in_turn(game: &mut PointerGame) -> Vec<u8> {
    let board = game.world().resource::<Game>().board();
    (0..board.seats()).map(|steps| board.start_player.left(steps, board.seats()).0).collect()
}

/// Whether something that can be pressed is shown.
fn there_is(world: &mut World, control: ScoringControl) -> bool {
    world.resource::<Regions>().find(control.into()).is_some()
}

#[test]
fn without_motion_it_stops_after_every_card() {
    for window in [WIDE, TALL, UVec2::new(844, 390), UVec2::new(390, 844)] {
        let mut game = PointerGame::begin(Setup::new(3, [Module::A, Module::D], 4), window);
        let last = game.before_the_end();
        game.choose(last);
        for seat in seats_in_turn(&mut game) {
            let all = game.cards(seat);
            for nth in 1..=all {
                game.settle();
                game.read();
                assert_eq!(game.phase(), Some(TablePhase::FinalScoring));
                assert!(game.has(&PointerGame::card_of(nth, all)), "seat {seat}, card {nth} of {all}");
                game.press(&[(KeyCode::Backspace, Key::Backspace)]);
                assert!(game.held() && game.has(&PointerGame::card_of(nth, all)), "nothing can be undone here");
                game.click(ScoringControl::Continue);
            }
        }
        game.settle();
        game.read();
        assert!(game.held() && game.has("The end") && !there_is(game.world(), ScoringControl::Skip));
        game.click(ScoringControl::Continue);
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Result);
        game.check_words();
    }
}

#[test]
fn space_leads_to_the_next_card_and_enter_to_the_next_player() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_to_the_final_scoring(AnimationSpeed::Normal);
    assert!(!game.held(), "it counts by itself");
    let seats = seats_in_turn(&mut game);
    let [first, second] = [seats[0], seats[1]].map(|seat| game.cards(seat));
    game.press(&[SPACE]);
    assert!(game.has(&PointerGame::card_of(1, first)), "the coins are passed over");
    game.press(&[letter(KeyCode::KeyL, "l")]);
    game.press(&[ESCAPE]);
    assert_eq!(game.phase(), Some(TablePhase::FinalScoring), "the key was the log's");
    game.press(&[ENTER]);
    game.press(&[SPACE]);
    assert!(game.has(&PointerGame::card_of(1, second)));
    for nth in 2..=second {
        game.press(&[SPACE]);
        assert!(game.has(&PointerGame::card_of(nth, second)));
    }
    // Left alone, it counts to the end and stops there.
    game.settle();
    game.read();
    assert!(game.held() && game.has("To the result") && game.has("The end"));
    let totals: Vec<_> = game.world().resource::<Game>().board().players.iter().map(|player| player.score()).collect();
    for total in totals {
        assert!(game.has(&total.to_string()), "{total}");
    }
    // The winner is seen for a moment first.
    game.wait(|world| !world.resource::<Presentation>().tells_winner());
    game.press(&[ENTER]);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Result);
    game.check_words();
}

#[test]
fn escape_leads_to_the_result() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::D, Module::E], 8), TALL);
    game.play_to_the_final_scoring(AnimationSpeed::Slow);
    game.read();
    game.press(&[ESCAPE]);
    // At this speed, it would take much longer by itself, and stop at the end.
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Result);
    game.check_words();
}

#[test]
fn skip_passes_over_one_part_after_the_other() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::D, Module::E], 8), TALL);
    game.play_to_the_final_scoring(AnimationSpeed::Slow);
    for seat in seats_in_turn(&mut game) {
        game.click(ScoringControl::Skip);
        let first = PointerGame::card_of(1, game.cards(seat));
        let is_turned = |game: &mut PointerGame| {
            game.update();
            game.has(&first)
        };
        assert!((0..2000).any(|_| is_turned(&mut game)), "seat {seat}: {first}");
    }
    game.click(ScoringControl::Skip);
    game.settle();
    game.read();
    assert!(game.held() && game.has("The end") && !there_is(game.world(), ScoringControl::Skip));
    game.wait(|world| !world.resource::<Presentation>().tells_winner());
    game.click(ScoringControl::Continue);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Result);
    game.check_words();
}

#[test]
fn the_murder_is_solved_after_it() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::C], 6), WIDE);
    game.play_to_the_final_scoring(AnimationSpeed::Fast);
    game.settle();
    game.read();
    assert!(game.held() && game.has("Solve the murder"));
    assert_eq!(game.phase(), Some(TablePhase::FinalScoring));
    game.click(ScoringControl::Continue);
    assert_eq!(game.phase(), Some(TablePhase::Revelation));
    game.set_speed(AnimationSpeed::None);
    game.play_until(|_| false);
    assert_eq!(game.screen(), Screen::Result);
}

#[test]
fn among_bots_it_stops_nowhere() {
    let seats =
        SeatConfig::humans().take(3).map(|seat| SeatConfig { player: PlayerKind::Bot(BotLevel::Novice), ..seat });
    let mut game = PointerGame::begin_among(seats.collect(), Setup::new(3, [Module::B, Module::F], 2), WIDE);
    game.wait(|world| world.resource::<Presentation>().board.moment == Moment::Scoring(3));
    game.set_speed(AnimationSpeed::Fast);
    // Whatever held it would hold it in few frames as well as in many.
    game.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    game.wait(|world| {
        assert!(!world.resource::<Presentation>().is_held());
        *world.resource::<State<Screen>>().get() == Screen::Result
    });
}
