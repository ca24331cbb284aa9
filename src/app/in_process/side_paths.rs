//! What people do off the main path: settings on the title, seats that are removed, a shared screen.

use bevy::input::{keyboard::Key, mouse::MouseButtonInput};

use super::{
    keys::{SHIFT, letter},
    looks::Written,
    *,
};
use crate::{
    localization::Texts,
    session::{ChoiceRefused, Lineup, PlayerChoice, PlayerKind, card_set::CardSet, resume},
    state::{Overlay, TablePhase},
    table::{
        input::{
            choosing::Hovered,
            options::Options,
            pointed::{Pointed, Targets},
        },
        names::Target,
    },
    ui::atlas::Atlas,
    widgets::toast::Toast,
};
use ::bots::BotLevel;
use rules::{Ask, Module, OfferPlace, Record, Seat};

#[test]
fn settings_are_opened_and_closed_on_the_title() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    game.click(TitleControl::Settings);
    game.click(SettingsControl::Speed(AnimationSpeed::Slow));
    assert_eq!(game.world().resource::<Settings>().speed(), AnimationSpeed::Slow);
    game.click(WindowControl::Close);
    game.click(TitleControl::NewGame);
    assert!(game.find(SetupControl::Aboard.into()).is_some(), "the set-up is open");
}

#[test]
fn the_last_seat_can_be_left() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the set-up".to_owned(), 1);
    game.click(TitleControl::NewGame);
    game.click(SetupControl::AddHuman(2));
    assert_eq!(game.world().resource::<Lineup>().seats.len(), 3);
    game.click(SetupControl::LeaveSeat(2));
    assert_eq!(game.world().resource::<Lineup>().seats.len(), 2);
}

impl PointerGame {
    /// Leaves the running game and continues it from its saved record. The table's pictures take a while.
    fn continue_from_record(&mut self) {
        let record = self.world().resource::<Session>().record.clone();
        let pictures = std::mem::take(&mut *self.world().resource_mut::<Atlas>());
        self.resume(record);
        for _ in 0..5 {
            self.update();
        }
        self.world().insert_resource(pictures);
        self.update();
        self.settle();
    }

    /// Continues from a record with these players.
    fn resume(&mut self, record: Record) {
        let seats = self.world().resource::<Session>().seats.clone();
        let resumed = move |mut commands: Commands, cards: Res<CardSet>| {
            let catalogue = cards.0.clone().expect("our own card files are valid");
            resume(&mut commands, catalogue, seats.clone(), record.clone(), default())
                .expect("its choices can be replayed");
        };
        self.world().run_system_once(resumed).expect("the card files are loaded");
    }

    /// Makes choices that nobody sees until a condition is met or the game is over, and goes on from there.
    pub(super) fn skip_to(&mut self, is_so: impl Fn(&Game) -> bool) {
        let mut game = self.world().resource::<Game>().clone();
        let mut record = self.world().resource::<Session>().record.clone();
        while !game.is_over() && !is_so(&game) {
            let choice = busy_random::choose(&game.legal_choices(), &mut self.chance);
            game.apply(choice).expect("it is legal");
            record.choices.push(choice);
        }
        self.resume(record);
        self.settle();
        if self.world().resource::<PendingQuestion>().handover.is_some() {
            self.click(HandoverControl::Take);
            self.settle();
        }
    }

    pub fn ask(&mut self) -> Option<Ask> {
        self.world().resource::<PendingQuestion>().question.map(|question| question.ask)
    }

    /// Plays until this is asked.
    fn play_to(&mut self, wanted: Ask) {
        self.play_until(|world| world.resource::<Game>().state().ask() == Some(wanted));
        assert_eq!(self.ask(), Some(wanted));
    }
}

/// The pictures that give away secrets of the player in front: the open Whodunit card, evidence tokens, and the
/// lock beside the drafted Game End card.
fn secrets_drawn(check: TableCheck) -> Vec<String> {
    let secret = |name: &String| {
        let open = |family: &str, back: &str| name.starts_with(family) && name != back;
        open("whodunit/", "whodunit/back") || open("evidence/", "evidence/back") || name == "ui/lock"
    };
    check.pictures().into_iter().filter(secret).collect()
}

/// Secrets show only to the player who has confirmed being at the screen, and only until they have answered.
pub(super) fn secrets_are_safe(world: &mut World) {
    if *world.resource::<State<Screen>>().get() != Screen::Table || world.resource::<Game>().state().ask().is_none() {
        return;
    }
    let seen = world.run_system_once(secrets_drawn).expect("the table can be read");
    let pending = world.resource::<PendingQuestion>();
    let drafts = pending.question.is_some_and(|question| question.ask == Ask::Draft) && pending.handover.is_none();
    assert!(drafts || seen.is_empty(), "{seen:?} shows during {:?}", pending.question);
}

#[test]
fn at_a_shared_screen_secrets_show_only_to_whom_they_belong() {
    let seats: Vec<_> = SeatConfig::humans().take(4).collect();
    let bot = |seat: &SeatConfig| SeatConfig { player: PlayerKind::Bot(BotLevel::Random), ..seat.clone() };
    let among = vec![seats[0].clone(), bot(&seats[1]), seats[2].clone(), bot(&seats[3])];
    let setup = Setup { start_player: Some(Seat(1)), ..Setup::new(4, [Module::C, Module::A], 5) };
    let mut game = PointerGame::begin_among(among, setup, WIDE);
    game.world().resource_mut::<Settings>().for_now.speed = Some(AnimationSpeed::Fast);
    game.watch = Some(secrets_are_safe);
    game.play_until(|world| world.resource::<PendingQuestion>().handover.is_some());
    assert_eq!(game.world().resource::<PendingQuestion>().handover, Some(Seat(0)), "the first to draft takes over");
    game.click(HandoverControl::Take);
    game.settle();
    assert!(
        !game.world().run_system_once(secrets_drawn).expect("the table can be read").is_empty(),
        "the player's own secrets show"
    );
    game.play_until(|world| {
        let asked = world.resource::<PendingQuestion>().question.is_some();
        asked && world.resource::<Game>().board().round > 1
    });
    // Their owner looks at them while the others wait.
    let seat = game.world().resource::<PendingQuestion>().question.expect("a human is being asked").seat;
    assert!(game.world().resource::<PendingQuestion>().handover.is_none(), "nothing secret comes now");
    game.watch = None;
    game.click(Target::Evidence);
    game.click(HandoverControl::Take);
    assert!(game.world().resource::<Session>().may_show_secrets_of(seat));
    game.click(WindowControl::Close);
    assert!(!game.world().resource::<Session>().may_show_secrets_of(seat));
    secrets_are_safe(game.world());
}

#[test]
fn a_game_that_is_continued_at_a_shared_screen_hides_what_is_secret() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::C, Module::A], 5), WIDE);
    game.play_until(|world| world.resource::<Game>().state().ask() == Some(Ask::Frame));
    game.continue_from_record();
    game.watch = Some(secrets_are_safe);
    game.settle();
    assert!(game.world().resource::<PendingQuestion>().handover.is_none(), "nothing secret comes now");
    assert!(!game.world().resource::<PendingQuestion>().choices.is_empty());
    game.play_until(|world| world.resource::<Game>().board().round > 1);
}

/// The Action cards with their positions.
fn cards_laid(check: TableCheck) -> Vec<(u16, IVec2)> {
    check.cards()
}

#[test]
fn a_card_in_hand_lies_where_it_was_taken_when_the_game_is_continued() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_until(|world| {
        let game = world.resource::<Game>();
        let hand = game.board().player(game.state().seat).hand.is_some();
        let last = game.board().offer.card(OfferPlace { row: 0, column: 0 }).is_some();
        hand && last && game.state().ask() == Some(Ask::Frame)
    });
    for _ in 0..40 {
        game.update();
    }
    let before = game.world().run_system_once(cards_laid).expect("the table can be read");
    game.continue_from_record();
    let after = game.world().run_system_once(cards_laid).expect("the table can be read");
    assert_eq!(before, after);
}

#[test]
fn enter_ends_the_turn_after_the_arrows_have_walked() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_to(Ask::FinishTurn);
    // The thing that the keys last pointed at is no longer a legal answer.
    game.world().resource_mut::<Pointed>().by_keys = true;
    game.world().resource_mut::<Hovered>().0 = Some(Target::StartTile);
    let (made, seat) = (game.world().resource::<Game>().choices_made(), game.world().resource::<Game>().state().seat);
    game.press(&[(KeyCode::Enter, Key::Enter)]);
    game.settle();
    let now = game.world().resource::<Game>();
    assert_eq!((now.choices_made(), now.state().seat == seat), (made + 1, false), "it does nothing but end the turn");
}

#[test]
fn arrows_walk_on_after_tab() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_to(Ask::TakeCard);
    // To the offer, to the prompt, and back.
    game.press(&[(KeyCode::Tab, Key::Tab)]);
    game.press(&[(KeyCode::Tab, Key::Tab)]);
    assert_eq!(game.world().resource::<Hovered>().0, None, "a button has the focus");
    game.press(&[SHIFT, (KeyCode::Tab, Key::Tab)]);
    game.press(&[(KeyCode::ArrowRight, Key::ArrowRight)]);
    let first = game.world().resource::<Hovered>().0;
    game.press(&[(KeyCode::ArrowRight, Key::ArrowRight)]);
    let second = game.world().resource::<Hovered>().0;
    assert!(first.is_some() && second.is_some() && first != second, "{first:?}, {second:?}");
}

#[test]
fn enter_takes_the_screen_and_so_does_tab_with_enter() {
    for keys in [vec![(KeyCode::Enter, Key::Enter)], vec![(KeyCode::Tab, Key::Tab), (KeyCode::Enter, Key::Enter)]] {
        let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
        game.settle();
        assert!(game.world().resource::<PendingQuestion>().handover.is_some());
        for key in keys {
            game.press(&[key]);
        }
        assert!(game.world().resource::<PendingQuestion>().handover.is_none());
        assert_eq!(game.ask(), Some(Ask::Draft), "it chooses nothing");
    }
}

#[test]
fn why_nothing_can_be_taken_back_is_said() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_to(Ask::TakeCard);
    assert!(!game.world().resource::<Game>().can_undo(), "the turn has just begun");
    let nothing = game.world().resource::<Texts>().get("tip-undo-nothing");
    game.world().resource_mut::<Messages<Toast>>().clear();
    game.press_for_a_frame(&[(KeyCode::Backspace, Key::Backspace)]);
    let said: Vec<_> = game.world().resource_mut::<Messages<Toast>>().drain().map(|toast| toast.0).collect();
    assert_eq!(said, [nothing]);
}

#[test]
fn a_choice_for_another_seat_is_refused() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_to(Ask::TakeCard);
    let before = game.world().resource::<Game>().clone();
    let choice = before.legal_choices()[0];
    let seat = Seat(1 - before.state().seat.0);
    game.world().write_message(PlayerChoice { seat, choice });
    game.update();
    let refused =
        game.world().resource_mut::<Messages<ChoiceRefused>>().drain().map(|refused| refused.seat).collect::<Vec<_>>();
    assert_eq!(refused, [seat]);
    assert!(*game.world().resource::<Game>() == before, "a refused choice changes nothing");
    assert_eq!(game.world().resource::<Session>().record.choices.len(), before.choices_made() as usize);
}

#[test]
fn a_name_is_written_after_a_click_on_the_pencil_and_equal_names_are_numbered() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the set-up".to_owned(), 1);
    game.click(TitleControl::NewGame);
    game.click(SetupControl::MakeHuman(1));
    game.click(SetupControl::EditName(1));
    for (code, name) in [(KeyCode::KeyA, "A"), (KeyCode::KeyN, "n"), (KeyCode::KeyN, "n"), (KeyCode::KeyA, "a")] {
        game.press(&[letter(code, name)]);
    }
    game.click(SetupControl::Teatime);
    let names: Vec<_> = game.world().resource::<Lineup>().seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names, ["Anna", "Anna 2"]);
}

#[test]
fn a_screen_whose_pictures_are_missing_is_covered() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    game.world().insert_resource(Atlas::default());
    game.update();
    for _ in 0..5 {
        game.update();
        assert!(game.find(TitleControl::NewGame.into()).is_none(), "nothing under it can be clicked");
    }
    assert!(game.world().resource::<Written>().has("Preparing for departure"));
}

#[test]
fn a_game_continued_in_a_scoring_phase_shows_its_end() {
    let mut game = PointerGame::begin(Setup::new(3, [Module::A, Module::D], 7), WIDE);
    game.play_to(Ask::ScoringPart);
    game.continue_from_record();
    // The end of the phase has a button that continues, or this panics.
    game.play_until(|world| world.resource::<Game>().board().round == 3);
}

#[test]
fn a_picked_card_is_declined_with_the_keys_alone() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 5), WIDE);
    game.play_to(Ask::TakeCard);
    let made = game.world().resource::<Game>().choices_made();
    game.press(&[(KeyCode::ArrowDown, Key::ArrowDown)]);
    game.press(&[(KeyCode::Enter, Key::Enter)]);
    let Selection::Card(place) = *game.world().resource::<Selection>() else { panic!("a card is picked") };
    // Tab leaves the card where it is.
    game.press(&[(KeyCode::Tab, Key::Tab)]);
    assert_eq!(*game.world().resource::<Selection>(), Selection::Card(place));
    assert!(game.find(PromptControl::Decline.into()).is_some());
    game.press(&[letter(KeyCode::KeyD, "d")]);
    assert_eq!(game.world().resource::<Session>().record.choices.get(made as usize), Some(&Choice::Decline(place)));
}

#[test]
fn figures_choose_the_places_of_a_picked_card() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 5), WIDE);
    game.play_to(Ask::TakeCard);
    let pending = game.world().resource::<PendingQuestion>().clone();
    let cards = pending.choices.iter().filter_map(|choice| match choice {
        Choice::CarryOut(place) => Some(*place),
        _ => None,
    });
    // The last of the places of a card that has several.
    let (card, places) = cards
        .filter_map(|card| {
            let options = Options::new(game.world().resource(), &pending, Selection::Card(card), Some(card));
            let targets = game.world().resource::<Targets>().all.iter().map(|(target, _)| *target);
            let places = options.in_trains(targets);
            (places.len() > 1).then(|| (card, places.iter().map(|place| options.made_by(*place)).collect::<Vec<_>>()))
        })
        .next()
        .expect("a card has several places");
    game.click(Target::OfferCard(card));
    let made = game.world().resource::<Game>().choices_made() as usize;
    let figure = places.len();
    let key = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4][figure - 1];
    game.press(&[letter(key, &figure.to_string())]);
    game.settle();
    assert_eq!(game.world().resource::<Session>().record.choices[made..][..2], places[figure - 1]);
}

#[test]
fn a_game_continued_at_the_final_revelation_asks_there() {
    let asks = |world: &World| matches!(world.resource::<Game>().state().ask(), Some(Ask::DiscardEvidence(_)));
    // With which choices somebody has a choice among tokens depends on the cards.
    let asked = |seed| {
        let mut game = PointerGame::begin(Setup::new(3, [Module::C, Module::D], seed), WIDE);
        game.skip_to(|game| matches!(game.state().ask(), Some(Ask::DiscardEvidence(_))));
        asks(game.world()).then_some(game)
    };
    let mut game = (7..15).find_map(asked).expect("somebody destroys evidence with one of these seeds");
    game.continue_from_record();
    game.play_until(|_| false);
    assert_eq!(*game.world().resource::<State<Screen>>().get(), Screen::Result);
}

#[test]
fn the_menu_opens_over_a_scoring_phase() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.world().resource_mut::<Settings>().for_now.speed = Some(AnimationSpeed::Fast);
    game.play_until(|world| *world.resource::<State<TablePhase>>().get() == TablePhase::Scoring);
    game.click(TopBarControl::Menu);
    assert_eq!(*game.world().resource::<State<Overlay>>().get(), Overlay::Menu);
    game.click(MenuControl::Resume);
    assert_eq!(*game.world().resource::<State<Overlay>>().get(), Overlay::None);
    game.click(ScoringControl::Continue);
    game.wait(|world| *world.resource::<State<TablePhase>>().get() == TablePhase::Play);
}

#[test]
fn enter_on_the_set_up_is_all_aboard() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the set-up".to_owned(), 1);
    game.click(TitleControl::NewGame);
    game.press(&[(KeyCode::Enter, Key::Enter)]);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Table);
}

#[test]
fn a_second_click_carries_a_card_out_and_a_right_click_puts_it_back() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_to(Ask::TakeCard);
    let choices = game.world().resource::<PendingQuestion>().choices.clone();
    let place =
        choices.iter().find_map(|choice| if let Choice::CarryOut(place) = choice { Some(*place) } else { None });
    let place = place.expect("a card can be carried out");
    let picked = |game: &mut PointerGame| *game.world().resource::<Selection>();
    game.click(Target::OfferCard(place));
    assert_eq!(picked(&mut game), Selection::Card(place));
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let press = move |window: Single<Entity, With<Window>>, mut buttons: MessageWriter<MouseButtonInput>| {
            buttons.write(MouseButtonInput { button: MouseButton::Right, state, window: *window });
        };
        game.world().run_system_once(press).expect("there is a window");
        game.update();
    }
    assert_eq!(picked(&mut game), Selection::None);
    let made = game.world().resource::<Game>().choices_made();
    game.click(Target::OfferCard(place));
    game.click(Target::OfferCard(place));
    assert_eq!(game.world().resource::<Session>().record.choices[made as usize..], [Choice::CarryOut(place)]);
}
