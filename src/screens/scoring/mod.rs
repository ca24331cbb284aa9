//! A scoring phase: a band over the table in which the conductor's lamp counts car after car.

mod columns;
mod counter;
mod layout;
mod night;
mod phone;
mod progress;
mod scene;
mod tables;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{
    counting::{Controls, ControlsPressed, LAYER, PHONE_BAR, ribbon},
    enter_table_phase,
};
use crate::{
    localization::Texts,
    scene::{motion::NextScene, scene_piece::Motion, shown_in},
    session::{
        AnimationSpeed, HistoryReset, PlaySet, Presentation, PresentationControl, PresentedEvent, Session, Timing,
        settings::Settings,
    },
    state::{Screen, TablePhase},
    ui::{
        brush::Brush,
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
        viewport::{Shape, Viewport},
    },
};
use layout::{Below, ScoringLayout};
use rules::{Game, Seat};
use scene::ScoringPiece;

pub use progress::ScoringProgress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScoringProgress>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<ScoringProgress>| {
            *progress = ScoringProgress::default()
        })
        .add_plugins(shown_in::<ScoringPiece, _>(TablePhase::Scoring))
        .add_systems(Update, follow.in_set(PlaySet::Draw))
        // In the frame in which the phase begins: otherwise the table would be seen once more.
        .add_systems(
            Update,
            lay.after(enter_table_phase).before(Motion::Reconcile).run_if(in_state(TablePhase::Scoring)),
        )
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::Scoring)));
}

fn follow(
    mut rewound: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    mut progress: ResMut<ScoringProgress>,
) {
    for HistoryReset { events } in rewound.read() {
        *progress = ScoringProgress::default();
        events.iter().for_each(|event| progress.follow(event));
    }
    for PresentedEvent(event) in events.read() {
        progress.follow(event);
    }
}

/// Lays the scene anew whenever something was shown.
fn lay(
    phase: Res<State<TablePhase>>,
    viewport: Res<Viewport>,
    mut history: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    progress: Res<ScoringProgress>,
    game: Res<Game>,
    session: Res<Session>,
    shown: Res<Presentation>,
    texts: Res<Texts>,
    mut next: ResMut<NextScene<ScoringPiece>>,
) {
    // In a window of another size, in another language, and when a game is resumed, everything is in place at once.
    let jumps = history.read().count() > 0 || viewport.is_changed() || texts.is_changed();
    if events.read().count() == 0 && !jumps && !phase.is_changed() {
        return;
    }
    let layout = &ScoringLayout::of(viewport.shape, shown.board.seats());
    let stage = Stage { progress: &progress, game: &game, shown: &shown, session: &session, texts: &texts, layout };
    next.0 = Some((scene::lay(stage, viewport.visible(), top_bar(viewport.shape)), jumps));
}

/// How high the bar is that stays above a scoring phase.
fn top_bar(shape: Shape) -> f32 {
    if shape.phone().is_some() { PHONE_BAR } else { 52.0 }
}

/// What all parts of the overlay are drawn from.
#[derive(Clone, Copy)]
struct Stage<'a> {
    progress: &'a ScoringProgress,
    game: &'a Game,
    shown: &'a Presentation,
    session: &'a Session,
    texts: &'a Texts,
    layout: &'a ScoringLayout,
}

impl Stage<'_> {
    fn name(&self, seat: Seat) -> &str {
        &self.session.seat(seat).name
    }

    /// Whether a seat's part of the phase is over.
    fn is_done(&self, seat: Seat) -> bool {
        self.progress.done.contains(&seat)
    }

    /// Whether it is being shown.
    fn is_now(&self, seat: Seat) -> bool {
        self.progress.now == Some(seat) && !self.is_done(seat)
    }

    /// Whether it is still to come.
    fn waits(&self, seat: Seat) -> bool {
        self.progress.now != Some(seat) && !self.is_done(seat)
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
    texts: Res<Texts>,
    timing: Res<Timing>,
    mut settings: ResMut<Settings>,
    mut control: MessageWriter<PresentationControl>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let layout = &ScoringLayout::of(shape, shown.board.seats());
    let held = shown.is_held();
    let mut pressed = ControlsPressed::default();
    brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(top_bar(shape)), |canvas| {
        let scene = Stage { progress: &progress, game: &game, shown: &shown, session: &session, texts: &texts, layout };
        match layout.below {
            Below::Panels { .. } => head(canvas, scene),
            Below::Page { phone, .. } => phone::head(canvas, scene, phone),
        }
        match layout.below {
            Below::Panels { bonuses, players, .. } => {
                columns::bonuses(canvas, scene, bonuses);
                columns::players(canvas, scene, players);
            }
            Below::Page { phone, area } => phone::page(canvas, scene, phone, area),
        }
        pressed = controls(canvas, scene, timing.speed(), held);
    });
    let enter = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    let space = keys.just_pressed(KeyCode::Space);
    if held && (pressed.go_on || enter || space) {
        control.write(PresentationControl::Resume);
    } else if !held && (pressed.skip || enter) {
        control.write_batch([PresentationControl::Hurry, PresentationControl::Next]);
    } else if !held && space {
        control.write(PresentationControl::Next);
    }
    if let Some(speed) = pressed.speed {
        settings.set_speed(speed);
    }
    Ok(())
}

/// The ribbon: which phase it is, and how far everybody has come.
fn head(canvas: &Canvas, scene: Stage) {
    let progress = scene.progress;
    let title = canvas.words_with("scoring-title", [("phase", progress.phase.into())]);
    let after = canvas.words_with("scoring-after", [("round", (progress.phase * 2).into())]);
    let seats: Vec<_> = scene.seats().collect();
    let chip =
        |seat: Seat| 46.0 + canvas.width(scene.name(seat), bold(16.0)) + if scene.is_done(seat) { 22.0 } else { 0.0 };
    let chips: f32 = seats.iter().map(|seat| chip(*seat) + 8.0).sum();
    let (title_wide, after_wide) = (canvas.width(&title, display(34.0)), canvas.width(&after, text(18.0)));
    let wide = title_wide + 24.0 + after_wide + 28.0 + chips;
    let mut x = ribbon(canvas, scene.layout.middle, wide);
    x += canvas.text(x, 102.0, &title, display(34.0), palette::LAMP, Align::Left) + 24.0;
    x += canvas.text(x, 99.0, &after, text(18.0), palette::STEAM, Align::Left) + 28.0;
    for seat in seats {
        let (now, done, w) = (scene.is_now(seat), scene.is_done(seat), chip(seat));
        let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::FIELD, palette::DIM) };
        canvas.plate(x, 73.0, w, 34.0, ground, edge, if now { 1.8 } else { 1.0 });
        canvas.emblem(scene.session.seat(seat).colour, x + 17.0, 90.0, 8.0);
        let ink = if now || done { palette::PAPER } else { palette::MUTED };
        let font = if now { bold(16.0) } else { text(16.0) };
        canvas.text(x + 33.0, 95.6, scene.name(seat), font, ink, Align::Left);
        if done {
            canvas.icon("tick", x + w - 17.0, 90.0, 20.0);
        }
        x += w + 8.0;
    }
}

fn controls(canvas: &mut Canvas, scene: Stage, speed: AnimationSpeed, held: bool) -> ControlsPressed {
    // Those of a phone have a place of their own.
    let place = if let Below::Panels { controls, .. } = scene.layout.below { controls } else { [0.0; 3] };
    let keys: &[_] = if held {
        &[("scoring-enter", "scoring-resume-about")]
    } else {
        &[("scoring-space", "scoring-space-about"), ("scoring-enter", "scoring-enter-about")]
    };
    let goes_on = (canvas.words("scoring-continue"), held);
    Controls { place, skips: !held, goes_on, keys }.draw(canvas, speed)
}
