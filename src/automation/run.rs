//! Does what the command line asks for: the script, the pictures, the end.

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
    regions::Regions,
    script::{Line, Script},
};
use crate::{
    cli::{Args, ShotArg, Step},
    play::{Chosen, Offered, Shown},
    rules::Game,
    screens::Screen,
    stage::Stage,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (press, run_script).chain().after(bevy::input::InputSystems).run_if(has_script))
        .add_systems(Last, (take_shots, quit_at_end, quit_when_closed).chain());
}

/// How long a script waits for a region or a question before it gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the command line asks for.
#[derive(Resource, Clone, Default)]
pub struct Automation {
    script: Option<Script>,
    shots: Vec<ShotArg>,
    quit_at_end: bool,
    /// Whether every question is printed.
    pub report: bool,
    /// Pictures on their way to the disk.
    saving: usize,
    /// How long the script has waited for its line, and for how long it has to.
    waited: Duration,
    /// What the pointer does in the next frames: a click is a move, a press and a release.
    clicks: VecDeque<Action>,
}

#[derive(Clone, Copy, Debug)]
enum Action {
    Move(Vec2),
    Button(ButtonState),
    Rest,
}

impl Automation {
    /// Reads what the command line asks for.
    ///
    /// # Errors
    /// What is wrong with the script.
    pub fn new(args: &Args) -> Result<Self, String> {
        Ok(Self {
            script: args.read_script()?,
            shots: args.screenshot.clone(),
            quit_at_end: args.quit_at_end,
            report: args.report,
            ..default()
        })
    }
}

fn has_script(automation: Res<Automation>) -> bool {
    automation.script.is_some()
}

fn press(mut automation: ResMut<Automation>, mut pointer: Pointer) {
    match automation.clicks.pop_front() {
        Some(Action::Move(to)) => pointer.move_to(to),
        Some(Action::Button(state)) => pointer.button(state),
        Some(Action::Rest) | None => {}
    }
}

fn run_script(
    time: Res<Time<Real>>,
    regions: Res<Regions>,
    stage: Res<Stage>,
    offered: Option<Res<Offered>>,
    shown: Option<Res<Shown>>,
    mut commands: Commands,
    mut automation: ResMut<Automation>,
    mut chosen: MessageWriter<Chosen>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    if !automation.clicks.is_empty() {
        return;
    }
    let Some((number, line)) = automation.script.as_ref().and_then(Script::now).cloned() else { return };
    automation.waited += time.delta();
    // What somebody has to look at first is shown, too.
    let idle = shown.is_none_or(|shown| shown.is_idle() || shown.held);
    let done = match &line {
        Line::Click(name) | Line::Hover(name) => match regions.find(name).filter(|_| idle) {
            Some(region) => {
                automation.clicks.push_back(Action::Move(stage.to_window(region.rect.center())));
                automation.clicks.push_back(Action::Rest);
                if let Line::Click(_) = line {
                    automation.clicks.push_back(Action::Button(ButtonState::Pressed));
                    automation.clicks.push_back(Action::Button(ButtonState::Released));
                }
                // What was clicked takes effect in the next frame, and shows in the one after it.
                automation.clicks.extend([Action::Rest; 3]);
                true
            }
            None => false,
        },
        Line::Choose(choice) => match offered.as_ref().and_then(|offered| offered.question).filter(|_| idle) {
            Some(question) => {
                chosen.write(Chosen { seat: question.seat, choice: *choice });
                true
            }
            None => false,
        },
        Line::Wait(seconds) => automation.waited.as_secs_f32() >= *seconds,
        Line::Shot(file) => {
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
    } else if automation.waited > PATIENCE && !matches!(line, Line::Wait(_)) {
        error!("the script is stuck at line {number}: {line:?}");
        exit.write(AppExit::from_code(4));
    }
}

fn take_shot(commands: &mut Commands, automation: &mut Automation, file: PathBuf) {
    automation.saving += 1;
    let saved = |_: On<ScreenshotCaptured>, mut automation: ResMut<Automation>| automation.saving -= 1;
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(file)).observe(saved);
}

/// Takes the pictures that are due: everything is shown, and a frame has been drawn since.
fn take_shots(
    game: Option<Res<Game>>,
    shown: Option<Res<Shown>>,
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
    let due = |shot: &ShotArg| match shot.step {
        Step::Choices(choices) => game.choices_made() >= choices && *screen.get() == Screen::Table,
        Step::End => end,
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
    if automation.quit_at_end && *screen.get() == Screen::Result {
        redraw.write(RequestRedraw);
        if automation.saving == 0 && !automation.shots.iter().any(|shot| shot.step == Step::End) {
            exit.write(AppExit::Success);
        }
    }
}

/// A window closed before the game that was asked for is over is no success.
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
