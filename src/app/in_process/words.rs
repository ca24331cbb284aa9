//! Every word can be read: in whole games, in windows of every shape, and in the set-up.

use super::{
    looks::{self, Written},
    *,
};
use crate::{
    localization::Texts,
    session::{NAME_LENGTH, PlayerKind},
    ui::typesetter::Typesetter,
};
use ::bots::BotLevel;
use rules::{Ask, Module, OfferPlace};

impl PointerGame {
    /// From now on everything is said in these words.
    pub fn speak(&mut self, texts: Texts) {
        self.world().resource_mut::<Settings>().set_language(texts.language().id());
        self.world().insert_resource(texts);
    }

    /// Notes the words of the last frame that cannot be read.
    pub fn read(&mut self) {
        let look = |mut written: ResMut<Written>, regions: Res<Regions>, viewport: Res<Viewport>| {
            written.faults(&regions, &viewport)
        };
        let faults = self.world().run_system_once(look).expect("a frame is drawn");
        let asked = self.ask();
        let picked = *self.world().resource::<Selection>();
        self.unreadable.extend(faults.iter().map(|fault| format!("{fault} ({asked:?}, {picked:?})")));
    }

    /// Notes the words on the table that something lies on, while nothing is pointed at.
    fn read_table(&mut self) {
        let away = |mut pointer: Pointer| pointer.move_to(Vec2::splat(2.0));
        self.world().run_system_once(away).expect("there is a window");
        for _ in 0..3 {
            self.update();
        }
        let faults = self.world().run_system_once(looks::covered).expect("the table is there");
        self.unreadable.extend(faults);
    }

    /// Checks that all words could be read so far.
    #[track_caller]
    pub fn check_words(&self) {
        assert!(self.unreadable.is_empty(), "{}: {:#?}", self.about, self.unreadable);
    }

    /// Looks at every card of the offer.
    pub fn browse(&mut self) {
        let asked = self.world().resource::<PendingQuestion>().question.map(|question| question.ask);
        if asked != Some(Ask::TakeCard) || *self.world().resource::<Selection>() != Selection::None {
            return;
        }
        self.read_table();
        for place in OfferPlace::all() {
            if self.world().resource::<Game>().board().offer.card(place).is_some() {
                self.click(Target::OfferCard(place));
                self.read();
                self.click(PromptControl::Back);
            }
        }
    }
}

/// Windows of every shape: wider than the stage, higher than it, and as it is.
pub const WINDOWS: [UVec2; 7] = [
    WIDE,
    TALL,
    UVec2::new(1600, 900),
    UVec2::new(2560, 1080),
    UVec2::new(700, 900),
    UVec2::new(844, 390),
    UVec2::new(390, 844),
];

#[test]
fn every_window_and_the_set_up_can_be_read() {
    for window in WINDOWS {
        look_through(window, Texts::default).check_words();
    }
}

/// Looks at the set-up, every window and every page of the rules in these words. Returns the game with what it found.
pub fn look_through(window: UVec2, texts: impl Fn() -> Texts) -> PointerGame {
    let mut game = PointerGame::open(None, Screen::Title, window, format!("the windows at {window}"), 1);
    game.speak(texts());
    game.update();
    game.read();
    game.click(TitleControl::Settings);
    game.read();
    game.click(WindowControl::Close);
    game.click(TitleControl::NewGame);
    game.read();
    for seat in 2..4 {
        game.click(SetupControl::AddHuman(seat));
        game.read();
    }
    for seat in 1..4 {
        game.click(SetupControl::MakeBot(seat));
        game.click(SetupControl::SetLevel(seat, BotLevel::Master));
        game.read();
    }
    let unreadable = std::mem::take(&mut game.unreadable);

    let setup = Setup { teatime: true, ..Setup::new(4, [Module::C, Module::E], 5) };
    let mut game = PointerGame::begin(setup, window);
    game.unreadable = unreadable;
    game.speak(texts());
    game.settle();
    game.click(HandoverControl::Take);
    game.read();
    use MenuControl::{Cards, Help, Log, Scores, Settings};
    for entry in [Log, Scores, Cards, Help, Settings] {
        game.click(TopBarControl::Menu);
        game.read();
        game.click(entry);
        game.read();
        if entry == Help {
            for chapter in 1..=16 {
                if game.find(BookControl::Chapter(chapter).into()).is_none() {
                    game.click(BookControl::List);
                    game.read();
                }
                game.click(BookControl::Chapter(chapter));
                game.read();
            }
            if game.find(BookControl::Symbols.into()).is_none() {
                game.click(BookControl::List);
            }
            game.click(BookControl::Symbols);
            game.read();
        }
        for page in 1..10 {
            if game.find(HelpControl::Page(page).into()).is_some() {
                game.click(HelpControl::Page(page));
                game.read();
            }
        }
        game.click(WindowControl::Close);
        if entry == Help {
            game.click(BookControl::Close);
        }
    }
    game
}

/// Names as long as they may be.
#[test]
fn the_longest_names_can_be_read() {
    let names = ["Bartholomew the Thir", "Wolfeschlegelsteinha", "Maria Wilhelmina Mum", "Bartholomew the Th 2"];
    let novice = PlayerKind::Bot(BotLevel::Novice);
    // The last ones are bots: they are named as often, and play faster.
    let players = [PlayerKind::Human, PlayerKind::Human, novice, novice];
    let seats = || {
        let named = SeatConfig::humans().zip(names).zip(players);
        named.map(|((seat, name), player)| SeatConfig { name: name.to_owned(), player, ..seat })
    };
    for (window, count, modules) in [(WIDE, 4, [Module::C, Module::D]), (TALL, 3, [Module::A, Module::E])] {
        let setup = Setup::new(count as u8, modules, 11);
        let mut game = PointerGame::begin_among(seats().take(count).collect(), setup, window);
        game.settle();
        game.click(HandoverControl::Take);
        for (entry, window) in [(MenuControl::Scores, "scores"), (MenuControl::Log, "log")] {
            game.click(TopBarControl::Menu);
            game.click(entry);
            game.read();
            assert!(game.find(WindowControl::Close.into()).is_some(), "the {window} are open");
            game.click(WindowControl::Close);
        }
        game.play_until(|_| false);
        assert_eq!(names[0].chars().count(), NAME_LENGTH);
    }
}

#[test]
fn the_winner_is_told_when_all_points_are_counted() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.skip_to(|game| game.board().round == 6);
    while *game.world().resource::<State<Screen>>().get() != Screen::Result {
        game.settle();
        if game.world().resource::<Presentation>().is_held() {
            game.wait(|world| !world.resource::<Presentation>().tells_winner());
            game.click(ScoringControl::Continue);
        } else if game.world().resource::<PendingQuestion>().handover.is_some() {
            game.click(HandoverControl::Take);
        } else if let Some(choice) = game.world().resource::<PendingQuestion>().choices.last().copied() {
            // The last scoring phase is shown at normal speed, and so is the end.
            if game.world().resource::<Game>().board().round == 6 {
                game.world().resource_mut::<Settings>().for_now.speed = Some(AnimationSpeed::Fast);
            }
            game.choose(choice);
        }
    }
    let names: Vec<_> = game.world().resource::<Session>().seats.iter().map(|seat| seat.name.clone()).collect();
    let told =
        move |world: &World| names.iter().any(|name| world.resource::<Written>().has(&format!("{name} arrives first")));
    game.update();
    assert!(!told(game.app.world()) && game.world().resource::<Written>().has("Who arrives first?"));
    game.wait(told);
}

#[test]
fn letters_take_little_memory() {
    let mut game = PointerGame::begin(Setup::new(3, [Module::A, Module::C], 1), WIDE);
    game.settle();
    let bytes = |game: &PointerGame| game.app.world().resource::<Typesetter>().page_bytes();
    let first = bytes(&game);
    assert!((1..2 << 20).contains(&first), "{first} bytes");
    // The player resizes the window.
    for width in (1000..1280).rev().step_by(20) {
        let resize = move |mut window: Single<&mut Window>| window.resolution.set(width as f32, 720.0);
        game.world().run_system_once(resize).expect("there is a window");
        game.update();
        game.settle();
    }
    let last = bytes(&game);
    assert!((1..=first).contains(&last), "{last} bytes in a smaller window, {first} before");
}
