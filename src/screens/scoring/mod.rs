//! A scoring phase: a band over the table in which the conductor's lamp counts car after car.

mod columns;
mod counter;
mod layout;
mod phone;
mod progress;
mod tables;
mod train_strip;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::counting::{Controls, ControlsPressed, LAYER, PHONE_BAR, ribbon};
use crate::{
    session::{
        HistoryReset, PlaySet, Presentation, PresentationControl, PresentedEvent, Session, Timing, settings::Settings,
    },
    state::{Screen, TablePhase},
    ui::{
        brush::Brush,
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
    },
};
use layout::{Below, ScoringLayout};
use rules::{Game, Seat};

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
    mut rewound: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    mut progress: ResMut<ScoringProgress>,
) {
    for HistoryReset { events } in rewound.read() {
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
    layout: &'a ScoringLayout,
}

impl ScoringScene<'_> {
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
    timing: Res<Timing>,
    mut settings: ResMut<Settings>,
    mut control: MessageWriter<PresentationControl>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let layout = &ScoringLayout::of(shape, shown.board.seats());
    let bar = if shape.phone().is_some() { PHONE_BAR } else { 52.0 };
    let held = shown.is_held();
    let mut pressed = ControlsPressed::default();
    brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(bar), |canvas| {
        let scene = ScoringScene {
            progress: &progress,
            game: &game,
            shown: &shown,
            session: &session,
            timing: &timing,
            layout,
        };
        veil(canvas, bar);
        match layout.below {
            Below::Panels { .. } => head(canvas, scene),
            Below::Page { phone, .. } => phone::head(canvas, scene, phone),
        }
        train_strip::draw(canvas, scene);
        counter::draw(canvas, scene);
        match layout.below {
            Below::Panels { bonuses, players, .. } => {
                columns::bonuses(canvas, scene, bonuses);
                columns::players(canvas, scene, players);
            }
            Below::Page { phone, area } => phone::page(canvas, scene, phone, area),
        }
        pressed = controls(canvas, scene, held);
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

/// The table can just be made out below; its top bar can still be used.
fn veil(canvas: &Canvas, top: f32) {
    let visible = canvas.visible();
    let night = egui::Color32::from_rgba_unmultiplied(0x07, 0x0D, 0x17, 222);
    canvas.fill(visible.min.x, top, visible.width(), visible.max.y - top, night);
}

/// The ribbon: which phase it is, and how far everybody has come.
fn head(canvas: &Canvas, scene: ScoringScene) {
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

fn controls(canvas: &mut Canvas, scene: ScoringScene, held: bool) -> ControlsPressed {
    // Those of a phone have a place of their own.
    let place = if let Below::Panels { controls, .. } = scene.layout.below { controls } else { [0.0; 3] };
    let keys: &[_] = if held {
        &[("scoring-enter", "scoring-resume-about")]
    } else {
        &[("scoring-space", "scoring-space-about"), ("scoring-enter", "scoring-enter-about")]
    };
    let goes_on = (canvas.words("scoring-continue"), held);
    Controls { place, skips: !held, goes_on, keys }.draw(canvas, scene.timing.speed())
}
