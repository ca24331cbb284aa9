//! The game played with the pointer inside the test process: the real plugins without a renderer and without
//! a window on a screen. Before every choice what is drawn is compared with the game and every word is checked,
//! and every choice is made by clicking on named regions.

mod bots;
mod games;
mod hints;
mod keys;
mod looks;
mod saves;
mod side_paths;
mod touch;
mod typing;
mod words;

use std::{collections::BTreeSet, time::Duration};

use bevy::{
    ecs::{schedule::SingleThreadedExecutor, system::RunSystemOnce},
    input::ButtonState,
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    time::TimeUpdateStrategy,
    window::WindowResolution,
    winit::WinitPlugin,
};
use bevy_egui::EguiPlugin;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    arena::lively,
    automation::pointer::Pointer,
    panels::clicks_for,
    persistence::Store,
    rules::{Choice, Game, Setup},
    screens::WantedGame,
    session::{
        NewGame, PendingQuestion, Presentation, SeatConfig, Session,
        settings::{AnimationSpeed, ForNow, Settings},
    },
    state::Screen,
    table::{input::choosing::Selection, snapshot::TableCheck},
    ui::{
        hit_regions::Regions,
        regions::{Control, RegionId, Target},
        viewport::Viewport,
    },
};

/// A whole game in an app of its own.
struct PointerGame {
    app: App,
    chance: ChaCha8Rng,
    /// Which game it is, for messages.
    about: String,
    /// Checked after every frame.
    watch: Option<fn(&mut World)>,
    /// Words that cannot be read.
    unreadable: BTreeSet<String>,
}

impl PointerGame {
    /// Begins a game with human players only.
    fn begin(setup: Setup, window: UVec2) -> Self {
        let seats = SeatConfig::humans().take(setup.seats.into()).collect();
        Self::begin_among(seats, setup, window)
    }

    /// Begins a game with these players.
    fn begin_among(seats: Vec<SeatConfig>, setup: Setup, window: UVec2) -> Self {
        let (about, seed) = (format!("{setup:?} at {window}"), setup.seed);
        let new = NewGame { seats, setup, autoplay: false };
        Self::open(Some(new), Screen::Table, window, about, seed)
    }

    /// Opens the program and waits for its first screen.
    fn open(new: Option<NewGame>, first: Screen, window: UVec2, about: String, seed: u64) -> Self {
        Self::open_with(Store::default(), new, first, window, about, seed)
    }

    /// The same where something is saved.
    fn open_with(store: Store, new: Option<NewGame>, first: Screen, window: UVec2, about: String, seed: u64) -> Self {
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
        .add_plugins((EguiPlugin::default(), crate::app::plugin, looks::plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
        let mut settings = Settings::default();
        settings.for_now = ForNow { speed: Some(AnimationSpeed::None), windowed: true };
        app.insert_resource(settings).insert_resource(store);
        if let Some(new) = new {
            app.insert_resource(WantedGame(new));
        }
        app.finish();
        app.cleanup();
        // Several tests run at once: if each game had threads of its own, they would get in each other's way.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let chance = ChaCha8Rng::seed_from_u64(seed);
        let mut played = Self { app, chance, about, watch: None, unreadable: BTreeSet::new() };
        played.wait(|world| *world.resource::<State<Screen>>().get() == first);
        played
    }

    fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    fn update(&mut self) {
        self.app.update();
        if let Some(watch) = self.watch {
            watch(self.app.world_mut());
        }
    }

    /// Draws frames until a condition is met.
    #[track_caller]
    fn wait(&mut self, is_so: impl Fn(&World) -> bool) {
        for _ in 0..5000 {
            self.update();
            if is_so(self.app.world()) {
                return;
            }
            // Pictures are read in the background.
            if *self.app.world().resource::<State<Screen>>().get() == Screen::Loading {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        panic!("{}: the condition was never met", self.about);
    }

    /// Draws frames until everything has been presented and laid out.
    fn settle(&mut self) {
        self.wait(|world| world.resource::<Presentation>().is_idle() || world.resource::<Presentation>().is_held());
        self.update();
    }

    /// Draws another frame before the next attempt (for `or_else`).
    fn frame<T>(&mut self) -> Option<T> {
        self.update();
        None
    }

    fn find(&mut self, id: RegionId) -> Option<Vec2> {
        let centre = self.world().resource::<Regions>().find(id)?.rect.center();
        Some(self.world().resource::<Viewport>().window_point(centre))
    }

    /// Clicks a region as a mouse does: move, press, release.
    #[track_caller]
    fn click(&mut self, id: impl Into<RegionId>) {
        let id = id.into();
        let Some(at) = (0..8).find_map(|_| self.find(id).or_else(|| self.frame())) else {
            let all: Vec<_> =
                self.world().resource::<Regions>().all().iter().map(|region| region.id.to_string()).collect();
            panic!("{}: there is no {id}, only {all:?}", self.about);
        };
        let move_to = move |mut pointer: Pointer| pointer.move_to(at);
        let button = |state| move |mut pointer: Pointer| pointer.button(state);
        self.world().run_system_once(move_to).expect("there is a window");
        self.update();
        self.world().run_system_once(button(ButtonState::Pressed)).expect("there is a window");
        self.update();
        self.world().run_system_once(button(ButtonState::Released)).expect("there is a window");
        // What was clicked takes effect in the first frame, is drawn in the second, and can be found in the third.
        for _ in 0..3 {
            self.update();
        }
    }

    /// Checks that what is drawn is what the game says.
    fn check_table(&mut self) {
        let game = self.world().resource::<Game>().clone();
        if game.board().round == 0 {
            return;
        }
        assert!(self.world().resource::<Presentation>().board == *game.board(), "the shown board differs");
        let compare = |check: TableCheck, game: Res<Game>| (check.drawn(), check.expected(&game));
        let (drawn, expected) = self.world().run_system_once(compare).expect("the table can be read");
        assert_eq!(drawn, expected, "{} after {} choices", self.about, game.choices_made());
    }

    /// Makes a choice by clicking.
    fn choose(&mut self, choice: Choice) {
        let made = self.world().resource::<Game>().choices_made();
        let clicks = self.world().run_system_once(move |pending: Res<PendingQuestion>, selection: Res<Selection>| {
            clicks_for(choice, &pending, *selection)
        });
        let clicks = clicks.expect("a game is running");
        assert!(!clicks.is_empty(), "{}: no click leads to {choice:?}", self.about);
        for id in clicks {
            self.read();
            self.click(id);
        }
        let made_now = |world: &World| world.resource::<Session>().record.choices.get(made as usize).copied();
        let last = (0..8).find_map(|_| made_now(self.app.world()).or_else(|| self.frame()));
        assert_eq!(last, Some(choice), "{} after {made} choices", self.about);
    }

    /// Undoes the last choice and makes it again, which must lead to the same game.
    fn take_back(&mut self, choice: Choice) {
        let before = self.world().resource::<Game>().clone();
        if !before.can_undo() || self.find(Control::Undo.into()).is_none() {
            return;
        }
        self.click(Control::Undo);
        self.update();
        self.settle();
        self.check_table();
        let made = self.world().resource::<Game>().choices_made();
        assert!(made < before.choices_made(), "{}: {choice:?} cannot be undone", self.about);
        self.choose(choice);
        self.settle();
        assert!(*self.world().resource::<Game>() == before, "made again, {choice:?} leads elsewhere");
    }

    /// Plays on with the mouse until everything has been presented and a condition is met, or the game is over.
    fn play_until(&mut self, is_so: impl Fn(&World) -> bool) {
        loop {
            self.settle();
            self.read();
            if is_so(self.app.world()) || *self.world().resource::<State<Screen>>().get() == Screen::Result {
                return self.check_words();
            }
            if self.world().resource::<Presentation>().is_held() {
                let goes_on = [Control::ScoringContinue, Control::RevelationContinue];
                let there = goes_on.into_iter().find(|id| self.find((*id).into()).is_some());
                let there = there.unwrap_or_else(|| panic!("{}: there is no button that continues", self.about));
                self.click(there);
                continue;
            }
            if self.world().resource::<PendingQuestion>().handover.is_some() {
                self.click(Control::TakeScreen);
                continue;
            }
            let choices = self.world().resource::<PendingQuestion>().choices.clone();
            // A bot may be thinking.
            if choices.is_empty() {
                continue;
            }
            self.check_table();
            if self.chance.random_range(0..6) == 0 {
                self.browse();
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
