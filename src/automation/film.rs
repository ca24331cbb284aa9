//! A film without a graphics card: in every frame of the program time moves on by exactly one frame of the film, and each
//! is saved as a picture. While a bot thinks and while pictures are being written, time stands still. Beside the
//! pictures, `sounds.csv` tells which effects are heard when, and `moments.csv` what is shown from when on.

use std::{fs::File, io::Write, path::PathBuf, sync::Arc, time::Duration};

use bevy::{
    app::AppExit,
    prelude::*,
    render::view::window::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk},
    time::TimeUpdateStrategy,
    window::RequestRedraw,
};
use bevy_egui::EguiPrimaryContextPass;

use super::pointer;
use crate::{
    audio::HeardEffect,
    replay::{ReplayPress, RunningReplay},
    session::{AnimationSpeed, Presentation, Thinking, settings::Settings},
    state::{Screen, TablePhase},
    ui::atlas::{Atlas, pictures_are_there},
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    let film = (fast_forward, listen, look, roll, end).chain();
    app.add_systems(Last, film.run_if(resource_exists::<Film>));
    app.add_systems(EguiPrimaryContextPass, pointer::paint.run_if(resource_exists::<Film>));
}

/// How many pictures may be on their way at the same time: each is as large as the window. The graphics card is about
/// four behind. To wait for it must be rare: what the game does from one frame to the next goes on meanwhile, unseen, and
/// the film is shorter by that.
const WRITTEN_AT_ONCE: u32 = 16;
/// How long the film shows the result, which has a finale of its own.
const FINALE: Duration = Duration::from_secs(6);

/// The film that is asked for, and how much of it there is.
#[derive(Resource, Clone, Debug)]
pub struct Film {
    folder: PathBuf,
    sounds: Arc<File>,
    moments: Arc<File>,
    frame: Duration,
    /// It begins after this many choices, and not before that can be seen; otherwise with the first frame.
    from: Option<u32>,
    /// It ends when this many choices have been shown; otherwise with the result.
    to: Option<u32>,
    /// While what comes before it is hurried through: the speed that is set for the film itself, if one is.
    saved_speed: Option<Option<AnimationSpeed>>,
    begun: bool,
    taken: u32,
    /// Time stands still: this frame is none of the film's.
    waits: bool,
    writing: u32,
    /// How long the result has been shown.
    finale: Duration,
    /// Everything has been taken; the last pictures may still be being written.
    ended: bool,
}

impl Film {
    /// A film of this many frames per second, from one count of choices to another.
    ///
    /// # Errors
    /// If its folder or one of its lists cannot be made.
    pub fn new(folder: PathBuf, frames_per_second: u32, from: Option<u32>, to: Option<u32>) -> Result<Self, String> {
        let about = |error: std::io::Error| format!("--film {}: {error}", folder.display());
        std::fs::create_dir_all(&folder).map_err(about)?;
        let table = |name: &str, head: &str| {
            let mut file = File::create(folder.join(name))?;
            writeln!(file, "{head}").map(|()| Arc::new(file))
        };
        Ok(Self {
            sounds: table("sounds.csv", "seconds,file,gain_db,pan,rate").map_err(about)?,
            moments: table("moments.csv", "seconds,shown").map_err(about)?,
            folder,
            frame: Duration::from_secs(1) / frames_per_second,
            from,
            to,
            saved_speed: None,
            begun: false,
            taken: 0,
            waits: false,
            writing: 0,
            finale: Duration::ZERO,
            ended: false,
        })
    }

    /// How much of it there is.
    fn seconds(&self) -> f64 {
        self.frame.as_secs_f64() * f64::from(self.taken)
    }
}

/// What comes before the film is not shown at any length.
fn fast_forward(
    game: Option<Res<Game>>,
    shown: Option<Res<Presentation>>,
    (atlas, screen): (Res<Atlas>, Res<State<Screen>>),
    // It begins where the film does.
    replay: Option<Res<RunningReplay>>,
    mut film: ResMut<Film>,
    mut settings: ResMut<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    if film.begun {
        return;
    }
    let made = game.map_or(0, |game| game.choices_made());
    // A saved game is continued before its pictures are there.
    let is_seen = || shown.is_some_and(|shown| shown.is_idle()) && pictures_are_there(atlas, screen);
    let Some(from) = film.from else {
        film.begun = true;
        return;
    };
    film.begun = made >= from && is_seen();
    // The last choice before the film is made at the film's pace: a bot might else have made the next one as well.
    let hurries = replay.is_none() && made + 1 < from;
    if hurries && film.saved_speed.is_none() {
        film.saved_speed = Some(settings.for_now.speed);
        settings.for_now.speed = Some(AnimationSpeed::None);
    } else if !hurries && let Some(speed) = film.saved_speed.take() {
        settings.for_now.speed = speed;
    }
}

/// Writes down what is heard.
fn listen(mut heard: MessageReader<HeardEffect>, mut film: ResMut<Film>) {
    for HeardEffect { effect, take, pan, rate } in heard.read() {
        if film.begun && !film.ended {
            let seconds = film.seconds();
            let line = format!("{seconds:.3},{},0,{pan:.2},{rate:.3}", effect.file(*take));
            writeln!(film.sounds, "{line}").unwrap_or_else(|error| warn!("sounds.csv: {error}"));
        }
    }
}

/// Writes down what is shown.
fn look(
    screen: Res<State<Screen>>,
    phase: Option<Res<State<TablePhase>>>,
    presentation: Option<Res<Presentation>>,
    mut last: Local<Option<String>>,
    mut film: ResMut<Film>,
) {
    if !film.begun || film.ended {
        return;
    }
    let tells_winner = presentation.is_some_and(|shown| shown.tells_winner());
    let shown = phase.filter(|_| !tells_winner).map_or_else(
        || if tells_winner { "Winner".to_owned() } else { format!("{:?}", screen.get()) },
        |phase| format!("{:?}", phase.get()),
    );
    if last.as_ref() != Some(&shown) {
        let line = format!("{:.3},{shown}", film.seconds());
        writeln!(film.moments, "{line}").unwrap_or_else(|error| warn!("moments.csv: {error}"));
        *last = Some(shown);
    }
}

fn roll(
    thinking: Res<Thinking>,
    screen: Res<State<Screen>>,
    mut film: ResMut<Film>,
    mut time: ResMut<TimeUpdateStrategy>,
    mut commands: Commands,
) {
    if film.ended || *screen.get() == Screen::Loading {
        return;
    }
    film.waits = thinking.is_busy() || film.writing >= WRITTEN_AT_ONCE;
    let waits = film.waits;
    // Before the film begins as well, or else a bot would have waited for longer or shorter by then.
    *time = TimeUpdateStrategy::ManualDuration(if waits { Duration::ZERO } else { film.frame });
    if waits || !film.begun {
        return;
    }
    film.taken += 1;
    film.writing += 1;
    let file = film.folder.join(format!("{:05}.png", film.taken));
    let written = |_: On<ScreenshotCaptured>, mut film: ResMut<Film>| film.writing -= 1;
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(file)).observe(written);
}

fn end(
    game: Option<Res<Game>>,
    shown: Option<Res<Presentation>>,
    screen: Res<State<Screen>>,
    replay: Option<Res<RunningReplay>>,
    time: Res<Time<Real>>,
    mut film: ResMut<Film>,
    mut pressed: MessageWriter<ReplayPress>,
    mut exit: MessageWriter<AppExit>,
) {
    if !film.begun {
        return;
    }
    if let (Some(replay), Some(shown), Some(game)) = (&replay, &shown, &game)
        && game.choices_made() as usize == replay.track().end()
        && shown.is_idle()
    {
        // All of it has been shown: a game that is over goes on to its result, any other one ends here.
        match replay.track().last().is_over() {
            true => _ = pressed.write(ReplayPress::Result),
            false => film.ended = true,
        }
    }
    let shown_all =
        |to| game.is_some_and(|game| game.choices_made() >= to) && shown.is_some_and(|shown| shown.is_idle());
    if *screen.get() == Screen::Result {
        film.finale += time.delta();
    }
    // The last frame is taken as well where the next bot has begun to think in it.
    film.ended |= !film.waits && (film.finale >= FINALE || film.to.is_some_and(shown_all));
    if film.ended && film.writing == 0 {
        info!("{} frames are in {}", film.taken, film.folder.display());
        exit.write(AppExit::Success);
    }
}
