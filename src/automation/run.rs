//! Does what the command line asks for: running the script, taking screenshots, quitting at the end.

use std::{collections::VecDeque, path::PathBuf, time::Duration};

use bevy::{
    app::AppExit,
    input::ButtonState,
    prelude::*,
    render::view::window::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk},
    window::{RequestRedraw, WindowCloseRequested},
};

use super::{
    pointer::Pointer,
    script::{Script, ScriptLine},
    shots::{Shot, ShotTime},
};
use crate::{
    panels::ClickPaths,
    session::{AskedSince, PendingQuestion, PlayerChoice, Presentation, Session},
    state::Screen,
    ui::{hit_regions::Regions, regions::RegionId, viewport::Viewport},
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (press, run_script).chain().after(bevy::input::InputSystems).run_if(has_script))
        .add_systems(Last, (take_shots, quit_at_end, quit_when_closed).chain());
}

/// How long a script waits for a region or a question before it gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the command line asks for, and how far it has been done.
#[derive(Resource, Clone, Default)]
pub struct Automation {
    script: Option<Script>,
    shots: Vec<Shot>,
    quit_at_end: bool,
    /// Whether every question is printed.
    pub report: bool,
    /// How many screenshots are being saved.
    saving: usize,
    /// How long the script has waited to carry out its current line.
    waited: Duration,
    /// What the pointer does in the next frames, one after the other: a click is a move, a press and a release.
    clicks: VecDeque<PointerAction>,
    /// What is still to be clicked for the choice that is played.
    to_click: VecDeque<RegionId>,
    /// Where the pointer is, in window pixels, and how many frames it takes to another place: in a film it is seen to move.
    pointer: Vec2,
    pointer_frames: u8,
}

#[derive(Clone, Copy, Debug)]
enum PointerAction {
    Move(Vec2),
    Button(ButtonState),
    Rest,
}

impl Automation {
    /// Lets the pointer move to something and click it, or only point at it.
    fn point(&mut self, to: Vec2, clicks: bool) {
        let (from, frames) = (self.pointer, self.pointer_frames.max(1));
        let way =
            (1..=frames).map(|frame| EaseFunction::SmoothStep.sample_clamped(f32::from(frame) / f32::from(frames)));
        self.clicks.extend(way.map(|part| PointerAction::Move(from.lerp(to, part))));
        self.clicks.push_back(PointerAction::Rest);
        if clicks {
            self.clicks.push_back(PointerAction::Button(ButtonState::Pressed));
            self.clicks.push_back(PointerAction::Button(ButtonState::Released));
        }
        // A click takes effect in the next frame and shows in the one after it.
        self.clicks.extend([PointerAction::Rest; 3]);
        self.pointer = to;
    }

    /// Lets the pointer take so many frames to wherever it goes.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn gliding(self, pointer_frames: u8) -> Self {
        Self { pointer_frames, ..self }
    }

    pub fn new(script: Option<Script>, shots: Vec<Shot>, quit_at_end: bool, report: bool) -> Self {
        Self { script, shots, quit_at_end, report, ..default() }
    }
}

fn has_script(automation: Res<Automation>) -> bool {
    automation.script.is_some()
}

fn press(mut automation: ResMut<Automation>, mut pointer: Pointer) {
    match automation.clicks.pop_front() {
        Some(PointerAction::Move(to)) => pointer.move_to(to),
        Some(PointerAction::Button(state)) => pointer.button(state),
        Some(PointerAction::Rest) | None => {}
    }
}

fn run_script(
    time: Res<Time<Real>>,
    regions: Res<Regions>,
    viewport: Res<Viewport>,
    pending: Option<Res<PendingQuestion>>,
    asked: Res<AskedSince>,
    shown: Option<Res<Presentation>>,
    paths: ClickPaths,
    session: Option<ResMut<Session>>,
    mut commands: Commands,
    mut automation: ResMut<Automation>,
    mut chosen: MessageWriter<PlayerChoice>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    if !automation.clicks.is_empty() {
        return;
    }
    let Some((number, line)) = automation.script.as_ref().and_then(Script::now).cloned() else { return };
    automation.waited += time.delta();
    // A presentation that waits for the player to read something counts as shown.
    let idle = shown.is_none_or(|shown| shown.is_idle() || shown.is_held()) && !asked.is_too_new(&time);
    let done = match &line {
        ScriptLine::Click(id) | ScriptLine::Hover(id) => match regions.find(*id).filter(|_| idle) {
            Some(region) => {
                let to = viewport.window_point(region.rect.center());
                automation.point(to, matches!(line, ScriptLine::Click(_)));
                true
            }
            None => false,
        },
        ScriptLine::Play(choice) => {
            if automation.to_click.is_empty() && idle {
                automation.to_click = paths.to(*choice).into();
            }
            // It may have been the only one that was left, and made unasked.
            let is_human = |seat| session.as_ref().is_some_and(|session| session.is_human(seat));
            let asked = pending.as_ref().filter(|asked| asked.question.is_some_and(|question| is_human(question.seat)));
            let made = idle && asked.is_some_and(|asked| !asked.choices.contains(choice));
            if made {
                automation.to_click.clear();
                warn!("line {number} of the script is passed over, as nobody is asked that: {choice:?}");
            }
            let next = automation.to_click.front().and_then(|id| regions.find(*id)).filter(|_| idle);
            made || next.is_some_and(|region| {
                automation.point(viewport.window_point(region.rect.center()), true);
                automation.to_click.pop_front();
                automation.to_click.is_empty()
            })
        }
        ScriptLine::Choose(choice) => match pending.as_ref().and_then(|pending| pending.question).filter(|_| idle) {
            Some(question) => {
                chosen.write(PlayerChoice { seat: question.seat, choice: *choice });
                if let Some(mut session) = session {
                    session.bypass_change_detection().scripted = true;
                }
                true
            }
            None => false,
        },
        ScriptLine::Wait(seconds) => automation.waited.as_secs_f32() >= *seconds,
        ScriptLine::Shot(file) => {
            idle && {
                take_shot(&mut commands, &mut automation, file.clone());
                true
            }
        }
    };
    if done {
        automation.waited = Duration::ZERO;
        if let Some(script) = &mut automation.script {
            script.done();
        }
    } else if automation.waited > PATIENCE && !matches!(line, ScriptLine::Wait(_)) {
        error!("the script is stuck at line {number}: {line:?}");
        exit.write(AppExit::from_code(4));
    }
}

fn take_shot(commands: &mut Commands, automation: &mut Automation, file: PathBuf) {
    automation.saving += 1;
    let saved = |_: On<ScreenshotCaptured>, mut automation: ResMut<Automation>| automation.saving -= 1;
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(file)).observe(saved);
}

/// Takes the screenshots that are due, once everything has been shown and drawn for some frames.
fn take_shots(
    game: Option<Res<Game>>,
    shown: Option<Res<Presentation>>,
    screen: Res<State<Screen>>,
    mut settled: Local<u8>,
    mut commands: Commands,
    mut automation: ResMut<Automation>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(game), Some(shown)) = (game, shown) else { return };
    if automation.shots.is_empty() {
        return;
    }
    let end = *screen.get() == Screen::Result;
    let due = |shot: &Shot| match shot.time {
        ShotTime::Choices(choices) => game.choices_made() >= choices && *screen.get() == Screen::Table,
        ShotTime::End => end,
    };
    if !(shown.is_idle() || end) || !automation.shots.iter().any(due) {
        *settled = 0;
        return;
    }
    redraw.write(RequestRedraw);
    *settled += 1;
    if *settled > 8 {
        *settled = 0;
        let (now, later) = std::mem::take(&mut automation.shots).into_iter().partition(due);
        automation.shots = later;
        let now: Vec<_> = now;
        now.into_iter().for_each(|shot| take_shot(&mut commands, &mut automation, shot.file));
    }
}

fn quit_at_end(
    screen: Res<State<Screen>>,
    automation: Res<Automation>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let over = *screen.get() == Screen::Result;
    let script_over = automation.script.as_ref().is_some_and(|script| script.now().is_none());
    if automation.quit_at_end && (over || script_over) {
        redraw.write(RequestRedraw);
        let due = |shot: &Shot| !over || shot.time == ShotTime::End;
        if automation.saving == 0 && automation.clicks.is_empty() && !automation.shots.iter().any(due) {
            exit.write(AppExit::Success);
        }
    }
}

/// Closing the window before the requested game is over counts as a failure.
fn quit_when_closed(
    mut closed: MessageReader<WindowCloseRequested>,
    screen: Res<State<Screen>>,
    automation: Res<Automation>,
    mut exit: MessageWriter<AppExit>,
) {
    if closed.read().next().is_some() && automation.quit_at_end && *screen.get() != Screen::Result {
        error!("the window was closed before the game was over");
        exit.write(AppExit::from_code(1));
    }
}
