//! Whole games played with the pointer in this process: the real plugins without a renderer and without a
//! window on a screen. Every pair of modules, on both shapes of the page; before every choice what is drawn
//! is compared with the game, and every choice is made by clicks on named regions.

use std::time::Duration;

use bevy::{
    ecs::{schedule::SingleThreadedExecutor, system::RunSystemOnce},
    input::ButtonState,
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    text::FontAtlasSet,
    time::TimeUpdateStrategy,
    window::WindowResolution,
    winit::WinitPlugin,
};
use bevy_egui::EguiPlugin;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use strum::VariantArray;

use crate::{
    arena::lively,
    automation::pointer::Pointer,
    panels::clicks_for,
    rules::{Choice, Game, Module, Setup},
    screens::WantedGame,
    session::{
        Lineup, NewGame, PendingQuestion, Presentation, SeatConfig, Session,
        settings::{AnimationSpeed, ForNow, Settings},
    },
    state::Screen,
    table::{input::choosing::Selection, snapshot::TableCheck},
    ui::{
        hit_regions::Regions,
        regions::{Control, RegionId},
        viewport::Viewport,
    },
};

/// A whole game in an app of its own.
struct PointerGame {
    app: App,
    chance: ChaCha8Rng,
    /// What is played, for messages.
    about: String,
}

impl PointerGame {
    /// Begins a game with humans alone.
    fn begin(setup: Setup, window: UVec2) -> Self {
        let (about, seed) = (format!("{setup:?} at {window}"), setup.seed);
        let seats = SeatConfig::humans().take(setup.seats.into()).collect();
        let new = NewGame { seats, setup, autoplay: false };
        Self::open(Some(new), Screen::Table, window, about, seed)
    }

    /// Opens the program and waits for its first screen.
    fn open(new: Option<NewGame>, first: Screen, window: UVec2, about: String, seed: u64) -> Self {
        let mut app = App::new();
        let primary_window = Window { resolution: WindowResolution::new(window.x, window.y), ..default() };
        let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/assets").to_owned();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(primary_window), ..default() })
                .set(RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() })
                .set(AssetPlugin { file_path: assets, ..default() })
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>(),
        )
        .add_plugins((EguiPlugin::default(), crate::app::plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
        let mut settings = Settings::default();
        settings.for_now = ForNow { speed: Some(AnimationSpeed::None), windowed: true };
        app.insert_resource(settings);
        if let Some(new) = new {
            app.insert_resource(WantedGame(new));
        }
        app.finish();
        app.cleanup();
        // Two games run side by side: threads of their own would only get in each other's way.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut played = Self { app, chance: ChaCha8Rng::seed_from_u64(seed), about };
        played.wait(|world| *world.resource::<State<Screen>>().get() == first);
        played
    }

    fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Draws frames until something is so.
    #[track_caller]
    fn wait(&mut self, is_so: impl Fn(&World) -> bool) {
        for _ in 0..5000 {
            self.app.update();
            if is_so(self.app.world()) {
                return;
            }
            // Pictures are read beside the frames.
            if *self.app.world().resource::<State<Screen>>().get() == Screen::Loading {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        panic!("{}: nothing happens any more", self.about);
    }

    /// Draws frames until everything is presented and laid.
    fn settle(&mut self) {
        self.wait(|world| world.resource::<Presentation>().is_idle() || world.resource::<Presentation>().is_held());
        self.app.update();
    }

    /// Draws a frame, for want of something better.
    fn frame<T>(&mut self) -> Option<T> {
        self.app.update();
        None
    }

    fn find(&mut self, id: RegionId) -> Option<Vec2> {
        let centre = self.world().resource::<Regions>().find(id)?.rect.center();
        Some(self.world().resource::<Viewport>().window_point(centre))
    }

    /// Clicks a region as a mouse does: there, down, up.
    #[track_caller]
    fn click(&mut self, id: impl Into<RegionId>) {
        let id = id.into();
        let Some(at) = (0..8).find_map(|_| self.find(id).or_else(|| self.frame())) else {
            let all: Vec<_> =
                self.world().resource::<Regions>().all().iter().map(|region| region.id.to_string()).collect();
            panic!("{}: {id} is not there, only {all:?}", self.about);
        };
        let move_to = move |mut pointer: Pointer| pointer.move_to(at);
        let button = |state| move |mut pointer: Pointer| pointer.button(state);
        self.world().run_system_once(move_to).expect("there is a window");
        self.app.update();
        self.world().run_system_once(button(ButtonState::Pressed)).expect("there is a window");
        self.app.update();
        self.world().run_system_once(button(ButtonState::Released)).expect("there is a window");
        // What was clicked takes effect in the first frame, is drawn in the second, and can be found in the third.
        for _ in 0..3 {
            self.app.update();
        }
    }

    /// What is drawn is what the game says.
    fn check_table(&mut self) {
        let game = self.world().resource::<Game>().clone();
        if game.board().round == 0 {
            return;
        }
        assert!(self.world().resource::<Presentation>().board == *game.board(), "the shown board is another one");
        let compare = |check: TableCheck, game: Res<Game>| (check.drawn(), check.expected(&game));
        let (drawn, expected) = self.world().run_system_once(compare).expect("the table is there");
        assert_eq!(drawn, expected, "{} after {} choices", self.about, game.choices_made());
    }

    /// Makes a choice by clicks.
    fn choose(&mut self, choice: Choice) {
        let made = self.world().resource::<Game>().choices_made();
        let clicks = self.world().run_system_once(move |pending: Res<PendingQuestion>, selection: Res<Selection>| {
            clicks_for(choice, &pending, *selection)
        });
        let clicks = clicks.expect("a game runs");
        assert!(!clicks.is_empty(), "{}: no click leads to {choice:?}", self.about);
        for id in clicks {
            self.click(id);
        }
        let made_now = |world: &World| world.resource::<Session>().record.choices.get(made as usize).copied();
        let last = (0..8).find_map(|_| made_now(self.app.world()).or_else(|| self.frame()));
        assert_eq!(last, Some(choice), "{} after {made} choices", self.about);
    }

    /// Takes the last choice back and makes it again: everything is as it was.
    fn take_back(&mut self, choice: Choice) {
        let before = self.world().resource::<Game>().clone();
        if !before.can_undo() || self.find(Control::Undo.into()).is_none() {
            return;
        }
        self.click(Control::Undo);
        self.app.update();
        self.settle();
        self.check_table();
        let made = self.world().resource::<Game>().choices_made();
        assert!(made < before.choices_made(), "{}: {choice:?} cannot be taken back", self.about);
        self.choose(choice);
        self.settle();
        assert!(*self.world().resource::<Game>() == before, "made again, {choice:?} leads elsewhere");
    }

    /// Plays to the end with the mouse.
    fn play_to_the_end(mut self) {
        loop {
            self.settle();
            if *self.world().resource::<State<Screen>>().get() == Screen::Result {
                return;
            }
            if self.world().resource::<Presentation>().is_held() {
                let goes_on = [Control::ScoringContinue, Control::RevelationContinue];
                let there = goes_on.into_iter().find(|id| self.find((*id).into()).is_some());
                let there = there.unwrap_or_else(|| panic!("{}: nothing leads on", self.about));
                self.click(there);
                continue;
            }
            if self.world().resource::<PendingQuestion>().handover.is_some() {
                self.click(Control::TakeScreen);
                continue;
            }
            self.check_table();
            let choices = self.world().resource::<PendingQuestion>().choices.clone();
            if choices.is_empty() {
                continue;
            }
            let choice = lively::choose(&choices, &mut self.chance);
            self.choose(choice);
            self.settle();
            if self.chance.random_range(0..12) == 0 {
                self.take_back(choice);
            }
        }
    }
}

const WIDE: UVec2 = UVec2::new(1280, 720);
const TALL: UVec2 = UVec2::new(1024, 768);

/// Two games of a pair: among two and four or three, with Teatime and without, on both shapes of the page.
fn play(pair: [Module; 2]) {
    let number = pair[0] as u64 * 6 + pair[1] as u64;
    let setup = |seats, teatime, seed| Setup { teatime, ..Setup::new(seats, pair, seed) };
    let first = setup(2, number.is_multiple_of(2), number);
    let second = setup(3 + (number % 2) as u8, !number.is_multiple_of(2), number + 100);
    PointerGame::begin(first, if number.is_multiple_of(3) { TALL } else { WIDE }).play_to_the_end();
    PointerGame::begin(second, if number.is_multiple_of(3) { WIDE } else { TALL }).play_to_the_end();
}

macro_rules! pairs {
    ($($name:ident: $one:ident $other:ident,)+) => {
        $(
            #[test]
            fn $name() {
                play([Module::$one, Module::$other]);
            }
        )+

        #[test]
        fn every_pair_is_played() {
            let played = [$([Module::$one, Module::$other]),+];
            let all = Module::VARIANTS.iter().flat_map(|one| {
                Module::VARIANTS.iter().filter(move |other| *other > one).map(move |other| [*one, *other])
            });
            assert!(all.eq(played));
        }
    };
}

pairs! {
    a_game_of_a_and_b: A B,
    a_game_of_a_and_c: A C,
    a_game_of_a_and_d: A D,
    a_game_of_a_and_e: A E,
    a_game_of_a_and_f: A F,
    a_game_of_b_and_c: B C,
    a_game_of_b_and_d: B D,
    a_game_of_b_and_e: B E,
    a_game_of_b_and_f: B F,
    a_game_of_c_and_d: C D,
    a_game_of_c_and_e: C E,
    a_game_of_c_and_f: C F,
    a_game_of_d_and_e: D E,
    a_game_of_d_and_f: D F,
    a_game_of_e_and_f: E F,
}

#[test]
fn settings_are_opened_and_closed_on_the_title() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    game.click(Control::TitleSettings);
    game.click(Control::SetSpeed(AnimationSpeed::Slow));
    assert_eq!(game.world().resource::<Settings>().speed(), AnimationSpeed::Slow);
    game.click(Control::CloseWindow);
    game.click(Control::TitleNewGame);
    assert!(game.find(Control::Aboard.into()).is_some(), "the set-up is there");
}

#[test]
fn letters_take_little_memory() {
    let mut game = PointerGame::begin(Setup::new(3, [Module::A, Module::C], 1), WIDE);
    game.settle();
    let bytes = |game: &PointerGame| {
        let world = game.app.world();
        world.resource::<FontAtlasSet>().total_bytes(world.resource::<Assets<Image>>())
    };
    let first = bytes(&game);
    assert!((1..2 << 20).contains(&first), "{first} bytes");
    // Somebody draws the window to another size.
    for width in (1000..1280).rev().step_by(20) {
        let resize = move |mut window: Single<&mut Window>| window.resolution.set(width as f32, 720.0);
        game.world().run_system_once(resize).expect("there is a window");
        game.frame::<()>();
        game.settle();
    }
    let last = bytes(&game);
    assert!((1..=first).contains(&last), "{last} bytes in a smaller window, {first} before");
}

#[test]
fn the_last_seat_can_be_left() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the set-up".to_owned(), 1);
    game.click(Control::TitleNewGame);
    game.click(Control::AddHuman(2));
    assert_eq!(game.world().resource::<Lineup>().seats.len(), 3);
    game.click(Control::LeaveSeat(2));
    assert_eq!(game.world().resource::<Lineup>().seats.len(), 2);
}
