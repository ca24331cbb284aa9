//! A scoring phase: a band over the table in which the conductor's lamp counts car after car.

mod band;
mod columns;
mod progress;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    rules::{Game, Seat},
    session::{
        AnimationSpeed, PlaySet, Presentation, PresentationControl, PresentedEvent, Rewound, Session, Timing,
        settings::Settings,
    },
    state::{Screen, TablePhase},
    ui::{
        brush::Brush,
        button::{Button, ButtonStyle},
        canvas::Canvas,
        labels::Align,
        regions::Control,
        segments::Segment,
        theme::{bold, display, palette, text},
        viewport::Shape,
    },
};

pub use progress::ScoringProgress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScoringProgress>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<ScoringProgress>| {
            *progress = ScoringProgress::default()
        })
        .add_systems(Update, (follow, pass_time).chain().in_set(PlaySet::Draw))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::Scoring)));
}

fn follow(
    mut rewound: MessageReader<Rewound>,
    mut events: MessageReader<PresentedEvent>,
    mut progress: ResMut<ScoringProgress>,
) {
    for Rewound { events } in rewound.read() {
        *progress = ScoringProgress::default();
        events.iter().for_each(|event| progress.follow(event));
        progress.since = 1.0;
    }
    for PresentedEvent(event) in events.read() {
        progress.follow(event);
    }
}

/// The lamp takes its time from card to card.
fn pass_time(
    time: Res<Time>,
    phase: Res<State<TablePhase>>,
    mut progress: ResMut<ScoringProgress>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *phase.get() == TablePhase::Scoring && progress.since < 1.0 {
        progress.since += time.delta_secs();
        redraw.write(RequestRedraw);
    }
}

/// What all parts of the overlay are drawn from.
#[derive(Clone, Copy)]
struct ScoringScene<'a> {
    progress: &'a ScoringProgress,
    game: &'a Game,
    shown: &'a Presentation,
    session: &'a Session,
    timing: &'a Timing,
    tall: bool,
}

impl ScoringScene<'_> {
    fn name(&self, seat: Seat) -> &str {
        &self.session.seat(seat).name
    }

    /// The seats in the order of their parts.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let (first, count) = (self.shown.board.start_player, self.shown.board.seats());
        (0..count).map(move |steps| first.left(steps, count))
    }

    /// Who comes after the part being shown.
    fn next_seat(&self) -> Option<Seat> {
        self.seats().find(|seat| !self.progress.done.contains(seat) && Some(*seat) != self.progress.now)
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    progress: Res<ScoringProgress>,
    game: Res<Game>,
    session: Res<Session>,
    keys: Res<ButtonInput<KeyCode>>,
    shown: Res<Presentation>,
    timing: Res<Timing>,
    mut settings: ResMut<Settings>,
    mut control: MessageWriter<PresentationControl>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let tall = brush.viewport().shape == Shape::Tall;
    let held = shown.is_held();
    let mut done = Done::default();
    brush.canvas(&ctx, "scoring", egui::Order::Middle, Some(52.0), |canvas| {
        let scene =
            ScoringScene { progress: &progress, game: &game, shown: &shown, session: &session, timing: &timing, tall };
        veil(canvas);
        head(canvas, scene);
        band::draw(canvas, scene);
        columns::bonuses(canvas, scene);
        columns::players(canvas, scene);
        done = controls(canvas, scene, held);
    });
    let enter = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    let space = keys.just_pressed(KeyCode::Space);
    if held && (done.resume || enter || space) {
        control.write(PresentationControl::Resume);
    } else if !held && (done.skip || enter) {
        control.write_batch([PresentationControl::Hurry, PresentationControl::Next]);
    } else if !held && space {
        control.write(PresentationControl::Next);
    }
    if let Some(speed) = done.speed {
        settings.set_speed(speed);
    }
    Ok(())
}

/// The table can just be made out below; its top bar can still be used.
fn veil(canvas: &Canvas) {
    let visible = canvas.visible();
    let night = egui::Color32::from_rgba_unmultiplied(0x07, 0x0D, 0x17, 222);
    canvas.fill(visible.min.x, 52.0, visible.width(), visible.max.y - 52.0, night);
}

/// The ribbon: which phase it is, and how far everybody has come.
fn head(canvas: &Canvas, scene: ScoringScene) {
    let progress = scene.progress;
    let title = canvas.words_with("scoring-title", [("phase", progress.phase.into())]);
    let after = canvas.words_with("scoring-after", [("round", (progress.phase * 2).into())]);
    let seats: Vec<_> = scene.seats().collect();
    let is_done = |seat: &Seat| progress.done.contains(seat);
    let chip =
        |seat: &Seat| 46.0 + canvas.width(scene.name(*seat), bold(16.0)) + if is_done(seat) { 22.0 } else { 0.0 };
    let chips: f32 = seats.iter().map(|seat| chip(seat) + 8.0).sum();
    let (title_wide, after_wide) = (canvas.width(&title, display(34.0)), canvas.width(&after, text(18.0)));
    let wide = 50.0 + title_wide + 24.0 + after_wide + 28.0 + chips + 42.0;
    let middle = if scene.tall { 640.0 } else { 800.0 };
    let mut x = middle - wide / 2.0;
    canvas.slice("scoring/head", [60.0, 10.0, 60.0, 10.0], x, 60.0, wide, 60.0);
    x += 50.0;
    x += canvas.text(x, 102.0, &title, display(34.0), palette::LAMP, Align::Left) + 24.0;
    x += canvas.text(x, 99.0, &after, text(18.0), palette::STEAM, Align::Left) + 28.0;
    for seat in seats {
        let (now, w) = (progress.now == Some(seat) && !is_done(&seat), chip(&seat));
        let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::FIELD, palette::DIM) };
        canvas.plate(x, 73.0, w, 34.0, ground, edge, if now { 1.8 } else { 1.0 });
        canvas.emblem(scene.session.seat(seat).colour, x + 17.0, 90.0, 8.0);
        let ink = if now || is_done(&seat) { palette::PAPER } else { palette::MUTED };
        let font = if now { bold(16.0) } else { text(16.0) };
        canvas.text(x + 33.0, 95.6, scene.name(seat), font, ink, Align::Left);
        if is_done(&seat) {
            canvas.icon("tick", x + w - 17.0, 90.0, 20.0);
        }
        x += w + 8.0;
    }
}

/// What was pressed at the foot.
#[derive(Default)]
struct Done {
    skip: bool,
    resume: bool,
    speed: Option<AnimationSpeed>,
}

fn controls(canvas: &mut Canvas, scene: ScoringScene, held: bool) -> Done {
    let (x, y, right) = if scene.tall { (340.0, 886.0, 1256.0) } else { (428.0, 826.0, 1576.0) };
    let skip = Button::new(Control::ScoringSkip, canvas.words("scoring-skip"), ButtonStyle::Plain);
    let skip = skip.size(19.0).sprite("ui/skip", 24.5).enabled(!held);
    let skip = canvas.button(&skip, [x, y, 150.0, 58.0]);
    let speed_x = x + 162.0;
    canvas.slice("panel/plate", [10.0; 4], speed_x, y, 278.0, 58.0);
    canvas.text(speed_x + 16.0, y + 35.0, &canvas.words("scoring-speed"), text(17.0), palette::MUTED, Align::Left);
    let speeds = [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast];
    let parts = speeds.map(|speed| Segment::new(Control::ScoringSpeed(speed), canvas.words(&format!("speed-{speed}"))));
    let chosen = speeds.iter().position(|speed| *speed == scene.timing.speed()).unwrap_or(speeds.len());
    let clicked = canvas.segments([speed_x + 74.0, y + 10.0, 192.0, 38.0], &parts, chosen, 17.0);
    let count_x = if scene.tall { right - 430.0 } else { 1226.0 };
    if !scene.tall {
        hints(canvas, speed_x + 290.0, y, count_x - speed_x - 302.0, held);
    }
    let resume = Button::new(Control::ScoringContinue, canvas.words("scoring-continue"), ButtonStyle::Gold);
    let place = [count_x, y, right - count_x, 58.0];
    let resume = canvas.button(&resume.size(28.0).enabled(held), place);
    Done { skip, resume, speed: clicked.map(|part| speeds[part]) }
}

/// Which keys do what: while counting, and when everything is counted.
fn hints(canvas: &Canvas, x: f32, y: f32, w: f32, held: bool) {
    canvas.slice("panel/dim", [10.0; 4], x, y, w, 58.0);
    let mut left = x + 14.0;
    let keys: &[_] = if held {
        &[("enter", "scoring-resume-about")]
    } else {
        &[("space", "scoring-space-about"), ("enter", "scoring-enter-about")]
    };
    for (key, about) in keys {
        let words = canvas.words(&format!("scoring-{key}"));
        let wide = canvas.width(&words, bold(15.5)) + 16.0;
        canvas.plate(left, y + 14.0, wide, 30.0, palette::LACQUER, palette::BRASS, 1.2);
        canvas.text(left + wide / 2.0, y + 34.4, &words, bold(15.5), palette::LAMP, Align::Centre);
        let about = canvas.words(about);
        left += wide + 10.0;
        left += canvas.text(left, y + 35.0, &about, text(16.5), palette::STEAM, Align::Left) + 18.0;
    }
}
