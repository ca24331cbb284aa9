//! Somebody at the screen: takes steps and watches what becomes of them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bevy::{
    input::{
        keyboard::Key,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
        touch::TouchPhase,
    },
    log::tracing::subscriber::DefaultGuard,
    window::{PrimaryWindow, WindowFocused, WindowResized},
};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use strum::VariantArray;

use super::{
    super::{saves::Folder, side_paths::secrets_are_safe, *},
    WalkError,
    ledger::Ledger,
    screen::{self, Heard, Seen, see},
    step::{self, Step},
};
use crate::{
    persistence::StorageBackend,
    screens::{DailyControl, ReviewControl, SavedGamesControl, StatisticsControl},
    session::{Lineup, PlayerChoice, PlayerKind, ThinkingPlace},
    state::{Overlay, TablePhase},
    windows::BookControl,
};
use ::bots::BotLevel;
use rules::{Ask, Module, Seat};

/// The time between two frames.
const FRAME: Duration = Duration::from_millis(100);
/// So many steps that change nothing are suspicious.
const STILL: u32 = 30;

pub struct Walker {
    game: Option<PointerGame>,
    folder: Folder,
    window: UVec2,
    speed: AnimationSpeed,
    /// How many steps have changed nothing since one last did.
    still: u32,
    _errors: DefaultGuard,
}

/// A random game: for two to four, with and without bots.
fn new_game(seed: u64) -> NewGame {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let count = chance.random_range(2..=4);
    let mut seats: Vec<_> = SeatConfig::humans().take(count).collect();
    for seat in &mut seats {
        let bots = [BotLevel::Random, BotLevel::Novice];
        if chance.random_range(0..3) == 0 {
            seat.player = PlayerKind::Bot(bots[chance.random_range(0..2)]);
        }
    }
    let one = chance.random_range(0..Module::VARIANTS.len());
    let other = (one + chance.random_range(1..Module::VARIANTS.len())) % Module::VARIANTS.len();
    let modules = [one.min(other), one.max(other)].map(|place| Module::VARIANTS[place]);
    let setup = Setup { teatime: chance.random(), dummies: chance.random(), ..Setup::new(count as u8, modules, seed) };
    NewGame { seats, setup, autoplay: false }
}

impl Walker {
    /// Opens the program with nothing saved: at the title, or with a link to a game.
    pub fn begin(seed: u64) -> Result<Self, WalkError> {
        let folder = Folder::new();
        let _errors = screen::listen_for_errors();
        crate::session::fix_random_seeds(seed);
        // Scoring phases and the revelation are shown only where things move.
        let speed = if seed.is_multiple_of(2) { AnimationSpeed::None } else { AnimationSpeed::Fast };
        let mut walker = Self { game: None, folder, window: WIDE, speed, still: 0, _errors };
        let first = Step::Reopen { linked: (!seed.is_multiple_of(4)).then_some(seed) };
        walker.take(&first, &mut Ledger::default())?;
        Ok(walker)
    }

    fn game(&mut self) -> &mut PointerGame {
        self.game.as_mut().expect("the program is open")
    }

    fn look(&self) -> Seen {
        self.game.as_ref().map_or_else(Seen::default, |game| see(game.app.world()))
    }

    fn place(&self) -> String {
        self.game.as_ref().map_or_else(String::new, |game| screen::place(game.app.world()))
    }

    fn screen(&mut self) -> Screen {
        *self.game().world().resource::<State<Screen>>().get()
    }

    fn regions(&mut self) -> Vec<RegionId> {
        self.game().world().resource::<Regions>().all().iter().map(|region| region.id).collect()
    }

    /// Something to do here.
    pub fn think_of(&mut self, ledger: &Ledger, chance: &mut ChaCha8Rng) -> Step {
        let (place, regions) = (self.place(), self.regions());
        step::random(&regions, &place, ledger, chance)
    }

    /// Takes a step and sees whether all is well afterwards.
    pub fn take(&mut self, step: &Step, ledger: &mut Ledger) -> Result<(), WalkError> {
        let place = self.place();
        let before = self.look();
        let done = catch_unwind(AssertUnwindSafe(|| {
            self.follow(step, &place, ledger)?;
            self.check()
        }));
        match done {
            Ok(done) => done.map_err(|WalkError(fault)| WalkError(format!("{fault} ({step:?} at {place})")))?,
            Err(panic) => {
                let words = panic.downcast_ref::<String>().cloned();
                let words = words.or(panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
                // What has panicked cannot be closed in an orderly way.
                std::mem::forget(self.game.take());
                return Err(WalkError(format!("{} ({step:?} at {place})", words.unwrap_or("a panic".to_owned()))));
            }
        }
        let errors = screen::take_errors();
        if !errors.is_empty() {
            return Err(WalkError(format!("{} ({step:?} at {place})", errors.join("\n"))));
        }
        self.still = if self.look() == before { self.still + 1 } else { 0 };
        if self.still >= STILL {
            self.still = 0;
            self.try_everything()?;
        }
        ledger.be_at(&self.place());
        Ok(())
    }

    /// Draws frames until nothing changes any more. Returns whether that was the case within a few seconds.
    fn rest(&mut self) -> bool {
        let mut before = Seen::default();
        let (mut frames, mut loading) = (0, 0);
        while frames < 50 {
            self.game().update();
            let seen = self.look();
            let world = self.game().world();
            if world.resource::<Regions>().all().is_empty() && loading < 2000 {
                // Pictures are read in the background.
                loading += 1;
                std::thread::sleep(Duration::from_millis(3));
                continue;
            }
            let shown = world.get_resource::<Presentation>();
            let idle = shown.is_none_or(|shown| shown.is_idle() || shown.is_held());
            if frames > 1 && idle && seen == before {
                return true;
            }
            before = seen;
            frames += 1;
        }
        false
    }

    fn check(&mut self) -> Result<(), WalkError> {
        let at_rest = self.rest();
        if self.game().world().resource::<Heard>().quits {
            self.open(None);
            self.rest();
        }
        let world = self.game().world();
        if world.resource::<Regions>().all().is_empty() {
            return Err(WalkError("there is nothing to click".to_owned()));
        }
        let idle = world.get_resource::<Presentation>().is_some_and(Presentation::is_idle);
        if *world.resource::<State<Screen>>().get() == Screen::Setup {
            // Strong bots take too long to think.
            for seat in &mut world.resource_mut::<Lineup>().seats {
                if matches!(seat.player, PlayerKind::Bot(_)) {
                    seat.player = PlayerKind::Bot(BotLevel::Novice);
                }
            }
        }
        if at_rest {
            let outside = screen::outside(world);
            if !outside.is_empty() {
                let place = self.place();
                return Err(WalkError(format!("outside of the window at {place}: {}", outside.join(", "))));
            }
        }
        if at_rest && idle && *world.resource::<State<Screen>>().get() == Screen::Table {
            let session = world.resource::<Session>();
            let alone = (0..session.seats.len() as u8).any(|seat| session.may_show_secrets_of(Seat(seat)));
            let ask = world.resource::<Game>().question().map(|question| question.ask);
            let revealed = matches!(ask, None | Some(Ask::DiscardEvidence(_)));
            if session.humans() > 1 && !alone && !revealed {
                secrets_are_safe(world);
            }
            self.game().check_table();
        }
        Ok(())
    }

    fn open(&mut self, linked: Option<u64>) {
        // Only one program at a time saves games.
        self.game = None;
        let store = Store::new(Some(StorageBackend::at(self.folder.path())));
        let new = linked.map(new_game);
        let mut game = PointerGame::open_with(store, new, Screen::Loading, self.window, "the walk".to_owned(), 1);
        screen::plugin(&mut game.app);
        game.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME)).insert_resource(ThinkingPlace::Frames);
        game.wait(|world| *world.resource::<State<Screen>>().get() != Screen::Loading);
        game.world().resource_mut::<Settings>().for_now.speed = Some(self.speed);
        self.game = Some(game);
        self.show_tips(false);
    }

    /// Explanations that appear on hovering; they would also go when something is clicked.
    fn show_tips(&mut self, shown: bool) {
        let world = self.game().world();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(world).expect("there is a window");
        context.get_mut().all_styles_mut(|style| style.interaction.tooltip_delay = if shown { 0.0 } else { 1e6 });
    }

    fn forget_focus(&mut self) {
        let world = self.game().world();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(world).expect("there is a window");
        context.get_mut().memory_mut(|memory| memory.focused().map(|line| memory.surrender_focus(line)));
    }

    fn find(&mut self, id: RegionId) -> Option<Vec2> {
        self.game().find(id)
    }

    fn move_to(&mut self, at: Vec2) {
        let move_to = move |mut pointer: Pointer| pointer.move_to(at);
        self.game().world().run_system_once(move_to).expect("there is a window");
        self.game().update();
    }

    fn button(&mut self, state: ButtonState) {
        let button = move |mut pointer: Pointer| pointer.button(state);
        self.game().world().run_system_once(button).expect("there is a window");
        self.game().update();
    }

    fn click_at(&mut self, at: Vec2) {
        self.move_to(at);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
    }

    fn touch(&mut self, finger: u64, phase: TouchPhase, at: Vec2) {
        self.game().touch(finger, phase, at);
        self.game().update();
    }

    fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.game().update();
        }
    }

    fn follow(&mut self, step: &Step, place: &str, ledger: &mut Ledger) -> Result<(), WalkError> {
        match step {
            Step::Click(id) => return self.click(*id, place, ledger),
            Step::Hover(id) => return self.hover(*id, ledger),
            Step::Leave => return self.leave(),
            Step::Press(keys) => {
                let before = self.look();
                self.game().press_for_a_frame(keys);
                let at_rest = self.rest();
                let name: Vec<_> = keys.iter().map(|(_, key)| format!("{key:?}")).collect();
                ledger.pressed(name.join(" "), at_rest && self.look() != before);
            }
            Step::RightClick(id) => {
                let Some(at) = self.find(*id) else { return Ok(()) };
                self.move_to(at);
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    let press = move |window: Single<Entity, With<Window>>, mut to: MessageWriter<MouseButtonInput>| {
                        to.write(MouseButtonInput { button: MouseButton::Right, state, window: *window });
                    };
                    self.game().world().run_system_once(press).expect("there is a window");
                    self.frames(1);
                }
            }
            Step::Twice(id) => {
                let Some(at) = self.find(*id) else { return Ok(()) };
                self.click_at(at);
                self.click_at(at);
            }
            Step::Tap(id) | Step::LongPress(id) => {
                let Some(at) = self.find(*id) else { return Ok(()) };
                self.touch(1, TouchPhase::Started, at);
                self.frames(if matches!(step, Step::Tap(_)) { 1 } else { 8 });
                self.touch(1, TouchPhase::Ended, at);
            }
            Step::Pinch(id) => {
                let Some(at) = self.find(*id) else { return Ok(()) };
                self.touch(1, TouchPhase::Started, at);
                self.touch(2, TouchPhase::Started, at + Vec2::splat(60.0));
                self.touch(2, TouchPhase::Moved, at + Vec2::splat(80.0));
                self.touch(2, TouchPhase::Ended, at + Vec2::splat(80.0));
                self.touch(1, TouchPhase::Ended, at);
            }
            Step::Drag(from, to) | Step::Swipe(from, to) => {
                let (Some(from), Some(to)) = (self.find(*from), self.find(*to)) else { return Ok(()) };
                let ways = [0.1, 0.5, 1.0].map(|share| from.lerp(to, share));
                if matches!(step, Step::Drag(..)) {
                    self.move_to(from);
                    self.button(ButtonState::Pressed);
                    ways.into_iter().for_each(|at| self.move_to(at));
                    self.button(ButtonState::Released);
                } else {
                    self.touch(1, TouchPhase::Started, from);
                    ways.into_iter().for_each(|at| self.touch(1, TouchPhase::Moved, at));
                    self.touch(1, TouchPhase::Ended, to);
                }
            }
            Step::Scroll(id, lines) => {
                let Some(at) = self.find(*id) else { return Ok(()) };
                self.move_to(at);
                let y = f32::from(*lines);
                let turn = move |window: Single<Entity, With<Window>>, mut wheel: MessageWriter<MouseWheel>| {
                    let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
                    wheel.write(MouseWheel { unit, x: 0.0, y, window: *window, phase });
                };
                self.game().world().run_system_once(turn).expect("there is a window");
            }
            Step::Anywhere(x, y) => {
                let at = self.window.as_vec2() * Vec2::new(f32::from(*x), f32::from(*y)) / 1000.0;
                self.click_at(at);
            }
            Step::Type(words) => {
                for letter in words.chars() {
                    self.game().press_for_a_frame(&[(KeyCode::KeyQ, Key::Character(letter.to_string().into()))]);
                }
            }
            Step::Resize(w, h) => {
                self.window = UVec2::new((*w).into(), (*h).into());
                self.resize(self.window);
            }
            Step::Minimise => {
                self.resize(UVec2::ZERO);
                self.frames(3);
                self.resize(self.window);
            }
            Step::LookAway => {
                for focused in [false, true] {
                    let world = self.game().world();
                    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
                    world.write_message(WindowFocused { window, focused });
                    self.frames(2);
                }
            }
            Step::Wait(frames) => self.frames((*frames).into()),
            Step::Play(answers) => self.play(*answers),
            Step::Reopen { linked } => self.open(*linked),
        }
        Ok(())
    }

    fn resize(&mut self, size: UVec2) {
        let resize = move |window: Single<(Entity, &mut Window)>, mut resized: MessageWriter<WindowResized>| {
            let (window, mut own) = window.into_inner();
            let (width, height) = (size.x as f32, size.y as f32);
            own.resolution.set(width, height);
            resized.write(WindowResized { window, width, height });
        };
        self.game().world().run_system_once(resize).expect("there is a window");
        // egui is told of it a frame later than everything else, and what it says a frame later still.
        self.frames(4);
    }

    /// Clicks, and notes whether that did anything.
    fn click(&mut self, id: RegionId, place: &str, ledger: &mut Ledger) -> Result<(), WalkError> {
        ledger.try_out(place, id);
        let Some(at) = self.find(id) else { return Ok(()) };
        self.forget_focus();
        self.move_to(at);
        let rested = self.rest();
        if self.find(TableRegion::Explanation.into()).is_some() {
            ledger.pointed_at(id, true);
        }
        let before = self.look();
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        let at_rest = self.rest();
        if rested && at_rest {
            let reacted = self.look() != before;
            ledger.clicked(place, id, reacted);
        }
        Ok(())
    }

    /// Points at something, and notes whether it explains itself.
    fn hover(&mut self, id: RegionId, ledger: &mut Ledger) -> Result<(), WalkError> {
        let Some(at) = self.find(id) else { return Ok(()) };
        self.show_tips(true);
        self.move_to(Vec2::splat(2.0));
        let rested = self.rest();
        let before = self.look();
        self.move_to(at);
        self.frames(6);
        let at_rest = self.rest();
        if rested && at_rest {
            let explained = self.look() != before;
            ledger.pointed_at(id, explained);
        }
        self.show_tips(false);
        Ok(())
    }

    /// Answers some questions, whatever window is open, until there is something else to be seen.
    fn play(&mut self, answers: u8) {
        for answer in 0..answers {
            self.rest();
            if self.screen() != Screen::Table {
                return;
            }
            let world = self.game().world();
            let elsewhere = *world.resource::<State<TablePhase>>().get() != TablePhase::Play;
            if elsewhere && answer > 0 {
                return;
            }
            let pending = world.resource::<PendingQuestion>().clone();
            if world.resource::<Presentation>().is_held() {
                let goes_on = [ScoringControl::Continue.into(), RevelationControl::Continue.into()];
                let at = goes_on.into_iter().find_map(|id| self.find(id));
                at.into_iter().for_each(|at| self.click_at(at));
            } else if let Some(seat) = pending.handover {
                world.resource_mut::<Session>().take_screen(seat);
            } else if let Some(question) = pending.question {
                let choice = busy_random::choose(&pending.choices, &mut self.game().chance);
                self.game().world().write_message(PlayerChoice { seat: question.seat, choice });
                self.game().update();
            }
        }
    }

    /// Whether anything reacts at all.
    fn try_everything(&mut self) -> Result<(), WalkError> {
        let before = self.look();
        let place = self.place();
        for keys in
            [KeyCode::Enter, KeyCode::Escape, KeyCode::Space].into_iter().zip([Key::Enter, Key::Escape, Key::Space])
        {
            self.game().press_for_a_frame(&[keys]);
            self.rest();
            if self.look() != before {
                return Ok(());
            }
        }
        for id in self.regions() {
            let Some(at) = self.find(id) else { continue };
            self.click_at(at);
            self.rest();
            if self.look() != before {
                return Ok(());
            }
        }
        Err(WalkError(format!("nothing reacts at {place}")))
    }

    /// Goes back to the title as somebody would who wants to get there.
    fn leave(&mut self) -> Result<(), WalkError> {
        let began = self.place();
        for _ in 0..40 {
            self.rest();
            let world = self.game().world();
            let screen = *world.resource::<State<Screen>>().get();
            let overlay = *world.resource::<State<Overlay>>().get();
            let phase = world.get_resource::<State<TablePhase>>().map(|phase| *phase.get());
            let curtain = world.resource::<PendingQuestion>().handover.is_some();
            let ways: Vec<RegionId> = match (overlay, screen) {
                (Overlay::None, Screen::Title) => return Ok(()),
                (Overlay::Notice, _) => {
                    use NoticeAnswer::{LeaveThere, PlayUnsaved, Read};
                    [Read, PlayUnsaved, LeaveThere].map(RegionId::from).to_vec()
                }
                (Overlay::Rules, _) => vec![BookControl::Close.into()],
                (Overlay::ConfirmLeave, _) => vec![ConfirmControl::Yes.into()],
                (Overlay::ConfirmEnd, _) => vec![ConfirmControl::No.into()],
                (Overlay::Menu, _) => vec![MenuControl::Leave.into()],
                (Overlay::None, Screen::Setup) => {
                    vec![SetupControl::Drawn.into(), SetupControl::Back.into()]
                }
                (Overlay::None, Screen::Daily) => vec![DailyControl::Back.into()],
                (Overlay::None, Screen::Review) => vec![ReviewControl::Back.into()],
                (Overlay::None, Screen::Statistics) => {
                    vec![StatisticsControl::EraseNothing.into(), StatisticsControl::Back.into()]
                }
                (Overlay::None, Screen::SavedGames) => vec![SavedGamesControl::Back.into()],
                (Overlay::None, Screen::Result) => vec![ResultControl::Title.into()],
                (Overlay::None, Screen::Table) if curtain && phase == Some(TablePhase::Play) => {
                    vec![HandoverControl::Take.into()]
                }
                (Overlay::None, _) => vec![TopBarControl::Menu.into()],
                _ => vec![WindowControl::Close.into()],
            };
            if let Some(at) = ways.into_iter().find_map(|way| self.find(way)) {
                self.click_at(at);
            }
        }
        let now = self.place();
        Err(WalkError(format!("there is no way back to the title from {began}, only to {now}")))
    }
}
