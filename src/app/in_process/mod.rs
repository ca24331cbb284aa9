//! The game played with the pointer inside the test process: the real plugins without a renderer and without
//! a window on a screen. Before every choice what is drawn is compared with the game and every word is checked,
//! and every choice is made by clicking on named regions.

mod bots;
mod by_keys;
mod by_pad;
mod by_tree;
mod contrast;
mod dragging;
mod ending;
mod following;
mod friends;
mod games;
mod hints;
mod journey;
mod keys;
mod looks;
mod replay;
mod rest;
mod saves;
mod scale;
mod shelf;
mod side_paths;
mod statistics;
mod tongues;
mod touch;
mod tour;
mod typing;
mod walk;
mod words;

use std::{collections::BTreeSet, time::Duration};

use bevy::{
    ecs::{schedule::SingleThreadedExecutor, system::RunSystemOnce},
    gilrs::GilrsPlugin,
    input::{
        ButtonState,
        mouse::{MouseScrollUnit, MouseWheel},
        touch::TouchPhase,
    },
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, WindowResolution},
    winit::WinitPlugin,
};
use bevy_egui::{EguiPlugin, input::EguiWantsInput};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    automation::pointer::Pointer,
    opening::WantedGame,
    panels::{
        ClickPaths, ConfirmControl, HandoverControl, HintControl, MenuControl, PromptControl, TabControl, TopBarControl,
    },
    persistence::{HandOut, NoticeAnswer, Store},
    screens::{ResultControl, RevelationControl, ScoringControl, SetupControl, TitleControl},
    session::{
        AskedSince, DOUBLE_CLICK, NewGame, PendingQuestion, Presentation, SeatConfig, Session,
        settings::{AnimationSpeed, ForNow, Settings},
    },
    state::{Screen, TablePhase},
    table::{
        input::{choosing::Selection, showing::Showing},
        names::{Tab, TableRegion, Target},
        snapshot::TableCheck,
    },
    ui::{
        atlas::{Atlas, AtlasLoading},
        hit_regions::Regions,
        regions::RegionId,
        viewport::Viewport,
    },
    widgets::window::WindowControl,
    windows::{BookControl, HelpControl, SettingsControl},
};
use rules::busy_random;
use rules::{Choice, Game, Setup};

/// What was to leave the program: no test writes files among the player's own, or uses the clipboard.
#[derive(Resource, Default)]
struct WhatLeft(Vec<HandOut>);

fn keep_what_leaves(mut leaving: ResMut<Messages<HandOut>>, mut left: ResMut<WhatLeft>) {
    left.0.extend(leaving.drain());
}

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
    /// Clicks are taps of a finger.
    taps: bool,
    /// Clicks are Enter, once other keys have led there.
    by_keys: bool,
    /// Clicks are presses of what the tree names.
    by_tree: bool,
    /// Keys are the buttons of this pad.
    pad: Option<Entity>,
    /// What the table shows, and how many frames of it have been drawn.
    shown: (Option<TablePhase>, u32),
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
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(primary_window), ..default() })
                .set(RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() })
                .disable::<WinitPlugin>()
                // It looks for real pads, in a thread of its own.
                .disable::<GilrsPlugin>()
                .disable::<LogPlugin>(),
        )
        .add_plugins((EguiPlugin::default(), crate::app::plugin, looks::plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)))
        .init_resource::<WhatLeft>()
        .add_systems(First, keep_what_leaves);
        let mut settings = Settings::default();
        // Every choice is to be made by a click; what is done without asking has tests of its own.
        settings.carries_on = false;
        settings.for_now = ForNow { speed: Some(AnimationSpeed::None), windowed: true, ..default() };
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
        let mut played = Self {
            app,
            chance,
            about,
            watch: None,
            unreadable: BTreeSet::new(),
            taps: false,
            by_keys: false,
            by_tree: false,
            pad: None,
            shown: (None, 0),
        };
        played.wait(|world| *world.resource::<State<Screen>>().get() == first);
        played
    }

    fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    fn update(&mut self) {
        self.app.update();
        let phase = self.app.world().get_resource::<State<TablePhase>>().map(|phase| *phase.get());
        self.shown = (phase, if phase == self.shown.0 { self.shown.1 + 1 } else { 1 });
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

    /// How many choices have been made, once there is a game.
    fn choices_made(&self) -> Option<u32> {
        self.app.world().get_resource::<Game>().map(Game::choices_made)
    }

    /// Draws frames until everything has been presented and laid out.
    fn settle(&mut self) {
        loop {
            self.wait(|world| world.resource::<Presentation>().is_idle() || world.resource::<Presentation>().is_held());
            let made = self.choices_made();
            self.update();
            // What a phase shows and what of it can be clicked belong to one frame only from its second one on, and so
            // it is when a bot has just chosen.
            let forced = self.world().resource::<PendingQuestion>().forced_choice.is_some();
            if self.shown.1 > 3 && !forced && made == self.choices_made() {
                break;
            }
        }
        let viewport = *self.world().resource::<Viewport>();
        let now = |game: &Self| {
            let world = game.app.world();
            (game.choices_made(), *world.resource::<Viewport>(), world.resource::<Presentation>().is_idle())
        };
        let mut before = None;
        while Viewport::phone(viewport.window, viewport.dpi).is_some() && before != Some(now(self)) {
            // After a scoring phase the table has a stage of its own again; a bot may have brought one about.
            before = Some(now(self));
            for _ in 0..4 {
                self.update();
            }
        }
        self.wait_out_double_click();
    }

    /// Whoever has only just been asked gets a moment to see it: before that, no press is an answer.
    fn wait_out_double_click(&mut self) {
        let is_too_new = |asked: Res<AskedSince>, time: Res<Time<Real>>| asked.is_too_new(&time);
        if self.world().run_system_once(is_too_new).expect("both are always there") {
            let pace = self.world().remove_resource::<TimeUpdateStrategy>().expect("it has been set");
            self.world().insert_resource(TimeUpdateStrategy::ManualDuration(DOUBLE_CLICK));
            self.update();
            self.world().insert_resource(pace);
        }
    }

    /// Draws another frame before the next attempt (for `or_else`). A screen that has just been entered may have to wait
    /// for its pictures, which are read in the background.
    fn frame<T>(&mut self) -> Option<T> {
        self.update();
        let waits = |world: &World| {
            let screen = *world.resource::<State<Screen>>().get();
            world.resource::<AtlasLoading>().is_busy() && !world.resource::<Atlas>().is_ready(screen)
        };
        while waits(self.app.world()) {
            std::thread::sleep(Duration::from_millis(5));
            self.update();
        }
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
        if self.by_keys {
            return self.go_and_press(id);
        }
        if self.by_tree {
            return self.press_in_tree(id);
        }
        let Some(at) = (0..8).find_map(|_| self.find(id).or_else(|| self.frame())).or_else(|| self.bring(id)) else {
            let all: Vec<_> =
                self.world().resource::<Regions>().all().iter().map(|region| region.id.to_string()).collect();
            let picked = *self.world().resource::<Selection>();
            panic!("{}: there is no {id} while {picked:?}, only {all:?}", self.about);
        };
        if self.taps {
            return self.tap(at);
        }
        let move_to = move |mut pointer: Pointer| pointer.move_to(at);
        let button = |state| move |mut pointer: Pointer| pointer.button(state);
        self.world().run_system_once(move_to).expect("there is a window");
        self.update();
        if self.world().resource::<Viewport>().shape.phone().is_some() {
            // The explanation of what the mouse was at lies over much of a phone; it takes a frame to go.
            self.update();
        }
        // A tooltip takes some as well.
        let below_tip = |world: &World| world.resource::<EguiWantsInput>().is_pointer_over_area();
        for _ in 0..8 {
            if id.get::<Target>().is_some() && below_tip(self.app.world()) {
                self.update();
            }
        }
        self.world().run_system_once(button(ButtonState::Pressed)).expect("there is a window");
        self.update();
        self.world().run_system_once(button(ButtonState::Released)).expect("there is a window");
        // What was clicked takes effect in the first frame, is drawn in the second, and can be found in the third.
        for _ in 0..3 {
            self.update();
        }
    }

    /// Brings something into view that a phone has no room for at once: on another page of the answers, in the
    /// offer, or away from the card that is picked.
    fn bring(&mut self, id: RegionId) -> Option<Vec2> {
        self.world().resource::<Viewport>().shape.phone()?;
        if matches!(
            self.world().resource::<State<Screen>>().get(),
            Screen::Setup | Screen::Journey | Screen::SavedGames | Screen::Statistics | Screen::Daily | Screen::Review
        ) {
            return self.scroll_to(id);
        }
        for _ in 0..8 {
            match self.find(id) {
                None if self.find(PromptControl::MoreAnswers.into()).is_some() => {
                    self.click(PromptControl::MoreAnswers)
                }
                at => return at.or_else(|| self.bring_from_elsewhere(id)),
            }
        }
        self.bring_from_elsewhere(id)
    }

    /// Turns the wheel up and then down until something is in sight.
    fn scroll_to(&mut self, id: RegionId) -> Option<Vec2> {
        let window = self.world().query_filtered::<Entity, With<PrimaryWindow>>().single(self.app.world()).ok()?;
        let middle = self.world().resource::<Viewport>().window / 2.0;
        let there = move |mut pointer: Pointer| pointer.move_to(middle);
        self.world().run_system_once(there).expect("there is a window");
        let (up, down) = (std::iter::repeat_n(8.0, 12), std::iter::repeat_n(-1.0, 120));
        for y in up.chain(down) {
            let unit = MouseScrollUnit::Line;
            self.world().write_message(MouseWheel { unit, x: 0.0, y, window, phase: TouchPhase::Moved });
            for _ in 0..8 {
                self.update();
            }
            if let (Some(at), true) = (self.find(id), y < 0.0) {
                return Some(at);
            }
        }
        None
    }

    fn bring_from_elsewhere(&mut self, id: RegionId) -> Option<Vec2> {
        let tab = self.world().resource::<Showing>().tab;
        if id.get::<Target>().is_some() && tab != Tab::Offer {
            self.click(TabControl::Show(tab));
        } else if id != PromptControl::Back.into() && self.find(PromptControl::Back.into()).is_some() {
            self.click(PromptControl::Back);
        }
        self.find(id)
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
        if self.world().resource::<Viewport>().shape.phone().is_some() {
            let tab = self.world().resource::<Showing>().tab;
            return assert!(drawn.shows_part_of(&expected, tab), "{} {drawn:?} {expected:?} {tab:?}", self.about);
        }
        assert_eq!(drawn, expected, "{} after {} choices", self.about, game.choices_made());
    }

    /// Makes a choice by clicking.
    fn choose(&mut self, choice: Choice) {
        let made = self.world().resource::<Game>().choices_made();
        let way = self.click_to(choice);
        let made_now = |world: &World| world.resource::<Session>().record.choices.get(made as usize).copied();
        let last = (0..8).find_map(|_| made_now(self.app.world()).or_else(|| self.frame()));
        assert_eq!(last, Some(choice), "{} after {made} choices by {way:?}", self.about);
    }

    /// Clicks on everything that leads to a choice. Returns what that was planned to be.
    fn click_to(&mut self, choice: Choice) -> Vec<RegionId> {
        let path = move |paths: ClickPaths| paths.to(choice);
        let way = self.world().run_system_once(path).expect("a game is running");
        assert!(!way.is_empty(), "{}: no click leads to {choice:?}", self.about);
        for (nth, planned) in way.iter().copied().enumerate() {
            self.read();
            // What was clicked may have moved trains on a phone: then the last click is another one.
            let is_last = nth + 1 == way.len();
            let now = (is_last && self.find(planned).is_none()).then(|| self.world().run_system_once(path).ok());
            self.click(now.flatten().and_then(|way| way.last().copied()).unwrap_or(planned));
        }
        way
    }

    /// Undoes the last choice and makes it again, which must lead to the same game.
    fn take_back(&mut self, choice: Choice) {
        self.settle();
        let before = self.world().resource::<Game>().clone();
        let record = self.world().resource::<Session>().record.clone();
        if !before.can_undo() || self.find(PromptControl::Undo.into()).is_none() {
            return;
        }
        self.click(PromptControl::Undo);
        self.update();
        self.settle();
        self.check_table();
        let made = self.world().resource::<Game>().choices_made();
        assert!(made < before.choices_made(), "{}: {choice:?} cannot be undone", self.about);
        // What had been made without asking is undone as well, and made again by itself.
        while let Some(next) = record.choices.get(self.world().resource::<Game>().choices_made() as usize) {
            self.choose(*next);
            self.settle();
        }
        assert!(*self.world().resource::<Game>() == before, "made again, {choice:?} leads elsewhere");
    }

    /// Whether nothing can be done because a bot is thinking; then it gets a moment.
    fn waits_for_a_bot(&mut self) -> bool {
        let pending = self.world().resource::<PendingQuestion>();
        let waits = pending.choices.is_empty() && pending.handover.is_none();
        let waits = waits && !self.world().resource::<Presentation>().is_held();
        if waits {
            std::thread::sleep(Duration::from_millis(1));
        }
        waits
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
                let goes_on = [ScoringControl::Continue.into(), RevelationControl::Continue.into()];
                let button = |game: &mut Self| goes_on.into_iter().find(|id: &RegionId| game.find(*id).is_some());
                // Its pictures may still be read in the background.
                let patient = |game: &mut Self| {
                    std::thread::sleep(Duration::from_millis(5));
                    game.frame()
                };
                let there = (0..200).find_map(|_| button(self).or_else(|| patient(self)));
                let there = there.unwrap_or_else(|| panic!("{}: there is no button that continues", self.about));
                self.click(there);
                continue;
            }
            if self.world().resource::<PendingQuestion>().handover.is_some() {
                self.click(HandoverControl::Take);
                continue;
            }
            if self.waits_for_a_bot() {
                continue;
            }
            let choices = self.world().resource::<PendingQuestion>().choices.clone();
            self.check_table();
            if self.chance.random_range(0..6) == 0 && !self.by_keys && !self.by_tree {
                self.browse();
            }
            let choice = busy_random::choose(&choices, &mut self.chance);
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
/// Phones, lying and held upright.
const PHONES: [UVec2; 4] = [UVec2::new(844, 390), UVec2::new(390, 844), UVec2::new(667, 375), UVec2::new(360, 640)];
