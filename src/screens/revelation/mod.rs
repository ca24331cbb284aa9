//! The end of the murder, over the table: who did it, what is found, what is destroyed in
//! time, and whom the police take along.

mod arrangement;
mod layout;
mod light;
mod parts;
mod people;
mod picks;
mod progress;
mod view;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::counting::LAYER;
use crate::{
    drawing::{Drawing, rect},
    session::{
        Hint, HintWanted, HistoryReset, PendingQuestion, PlaySet, PlayerChoice, Presentation, PresentationControl,
        PresentedEvent, Session, Timing,
    },
    state::{Screen, TablePhase},
    ui::{
        brush::Brush,
        button::{Button, ButtonStyle},
        canvas::Canvas,
        regions::Control,
        theme::{display, palette},
        typefaces::Typeface,
    },
};
use arrangement::Load;
use layout::{Foot, RevelationLayout, Ribbon, Said, Shown};
use picks::Picks;
use progress::RevelationAct;
pub use progress::RevelationProgress;
use rules::Person;
use view::{RevelationScene, asked};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RevelationProgress>()
        .init_resource::<Picks>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<RevelationProgress>| *progress = default())
        .add_systems(Update, (follow, pass_time).chain().in_set(PlaySet::Draw))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::Revelation)));
}

fn follow(
    mut rewound: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    timing: Res<Timing>,
    mut progress: ResMut<RevelationProgress>,
) {
    for HistoryReset { events } in rewound.read() {
        *progress = default();
        events.iter().for_each(|event| progress.follow(event));
        progress.since = SETTLED;
        let spot = progress.spot(None, &timing);
        progress.light.turn_to(spot);
        progress.light.settle();
    }
    for PresentedEvent(event) in events.read() {
        progress.follow(event);
    }
}

/// This many seconds after something was shown, nothing of it moves any more.
const SETTLED: f32 = 60.0;

fn pass_time(
    time: Res<Time>,
    timing: Res<Timing>,
    pending: Res<PendingQuestion>,
    shown: Res<Presentation>,
    mut progress: ResMut<RevelationProgress>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !progress.is_shown() {
        return;
    }
    let spot = progress.spot(asked(&pending).map(|(person, _)| person), &timing);
    if spot != progress.light.to {
        progress.light.turn_to(spot);
    }
    if progress.since < SETTLED || progress.light.moves() {
        let passed = time.delta_secs().min(0.1);
        progress.since += passed;
        progress.light.pass(passed);
        if (shown.is_idle() || shown.is_held()) && progress.since > 2.0 {
            progress.since = SETTLED;
        }
        redraw.write(RequestRedraw);
    }
}

/// What was clicked.
#[derive(Default)]
struct Clicked {
    hurry: bool,
    resume: bool,
    destroy: bool,
    hint: bool,
    token: Option<u8>,
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    progress: Res<RevelationProgress>,
    session: Res<Session>,
    pending: Res<PendingQuestion>,
    hint: Res<Hint>,
    keys: Res<ButtonInput<KeyCode>>,
    shown: Res<Presentation>,
    timing: Res<Timing>,
    mut picks: ResMut<Picks>,
    mut control: MessageWriter<PresentationControl>,
    mut chosen: MessageWriter<PlayerChoice>,
    mut hint_wanted: MessageWriter<HintWanted>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let held = shown.is_held();
    if let Some(choice) = picks.answer(&pending) {
        chosen.write(choice);
    }
    let scene = RevelationScene {
        progress: &progress,
        board: &shown.board,
        session: &session,
        pending: &pending,
        picks: &picks,
        timing: &timing,
    };
    let loads: Vec<_> = scene.people().into_iter().map(|person| Load::of(scene, person)).collect();
    let about =
        Shown { loads: &loads, asked: scene.asked().is_some(), advised: hint.is_open(), seats: shown.board.seats() };
    let layout = RevelationLayout::of(brush.viewport().shape, about);
    let clicked = brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(layout.bar), |canvas| {
        let mut clicked = Clicked::default();
        ground(canvas, layout.bar);
        clicked.hurry = !held && scene.asked().is_none() && curtain(canvas, layout.bar);
        // The light falls behind the words.
        clicked.token = people::draw(canvas, scene, &layout);
        head(canvas, &layout, &told(canvas, scene));
        foot(canvas, scene, held, &layout.foot, &mut clicked);
        clicked
    });
    if clicked.hint {
        hint_wanted.write(HintWanted);
    }
    let pressed = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    let focused = ctx.memory(|memory| memory.focused().is_some());
    if let Some(token) = clicked.token {
        picks.turn(token, &pending);
    } else if clicked.destroy || pressed && !focused && picks.asked(&pending).is_some() {
        picks.confirm();
    }
    if picks.asked(&pending).is_some() {
        return Ok(());
    }
    if held && (clicked.resume || pressed) {
        control.write(PresentationControl::Resume);
    } else if clicked.hurry || clicked.resume || pressed {
        control.write_batch([PresentationControl::Hurry, PresentationControl::Next]);
    }
    Ok(())
}

/// The night, below the bar.
fn ground(canvas: &Canvas, top: f32) {
    let visible = canvas.visible();
    let (x, w, h) = (visible.min.x, visible.width(), visible.max.y - top);
    canvas.fill(x, top, w, h, egui::Color32::from_rgb(0x0B, 0x12, 0x20));
    canvas.tiled("bg/fans", x, top, w, h);
}

/// A click anywhere speeds up what is shown.
fn curtain(canvas: &mut Canvas, top: f32) -> bool {
    let visible = canvas.visible();
    let area = canvas.area(visible.min.x, top, visible.width(), visible.max.y - top);
    canvas.ui.interact(area, egui::Id::new("revelation"), egui::Sense::CLICK).clicked()
}

/// What is going on, in a line; nothing while everybody holds their breath.
fn told(canvas: &Canvas, scene: RevelationScene) -> String {
    let progress = scene.progress;
    let named = |key: &str, person: Person| canvas.words_with(key, [("name", scene.name(canvas, person).into())]);
    match (scene.asked(), progress.act, progress.person) {
        (Some((person, count)), ..) => {
            let values = [("name", scene.name(canvas, person).into()), ("count", count.into())];
            canvas.words_with("revelation-pick", values)
        }
        (None, RevelationAct::None | RevelationAct::Whodunit, _) => canvas.words("revelation-whodunit"),
        (None, RevelationAct::Draws, Some(person)) => named("revelation-draws", person),
        (None, RevelationAct::Evidence, Some(person)) => named("revelation-evidence", person),
        (None, RevelationAct::Destruction, Some(person)) => named("revelation-destruction", person),
        (None, RevelationAct::Verdict, _) if !scene.is_judged() => String::new(),
        (None, RevelationAct::Verdict, _) => match progress.escaped {
            Some(seat @ Person::Seat(_)) => named("revelation-escaped", seat),
            Some(dummy) => named("revelation-escaped-dummy", dummy),
            None if scene.board.people().any(|person| scene.board.case_file(person).arrested) => {
                canvas.words("revelation-arrested")
            }
            None => canvas.words("revelation-nobody"),
        },
        (None, _, None) => String::new(),
    }
}

/// The ribbon, and what is going on.
fn head(canvas: &Canvas, layout: &RevelationLayout, said: &str) {
    if let Some(Ribbon { middle, top, height, size, picture, border, more }) = layout.ribbon {
        let title = canvas.words("revelation-title");
        let wide = canvas.width(&title, display(size)) + more;
        let x = middle - wide / 2.0;
        canvas.slice(picture, border, x, top, wide, height);
        canvas.centred([x, top, wide, height], &title, display(size), palette::LAMP);
    }
    let Some(Said { place: [x, y, w, h], plate, size }) = layout.said else { return };
    if plate {
        canvas.slice("panel/dim", [10.0; 4], x, y, w, h);
    }
    let inset = if plate { 8.0 } else { 0.0 };
    let mut words = Drawing::default();
    words.within(said, rect(x + inset, y + 1.0, w - 2.0 * inset, h), (size, 13.0), palette::PAPER, Typeface::Text);
    canvas.painting(0.0, 0.0, 1.0).paint(&words);
}

/// Discard what is picked, skip, or continue to the final scores.
fn foot(canvas: &mut Canvas, scene: RevelationScene, held: bool, place: &Foot, clicked: &mut Clicked) {
    let k = place.words;
    if held {
        let button = Button::new(Control::RevelationContinue, canvas.words("revelation-account"), ButtonStyle::Gold);
        clicked.resume = canvas.button(&button.size(28.0 * k), place.gold);
    } else if scene.asked().is_some() {
        let picked = scene.picks.tokens().len();
        let words = canvas.words_with("revelation-destroy", [("count", picked.into())]);
        let button = Button::new(Control::RevelationDestroy, words, ButtonStyle::Gold);
        clicked.destroy = canvas.button(&button.size(24.0 * k).enabled(picked > 0), place.gold);
        if let Some(at) = place.hint {
            let hint = Button::new(Control::Hint, canvas.words("hint"), ButtonStyle::Plain);
            clicked.hint = canvas.button(&hint.tip(canvas.words("tip-hint")).size(19.0 * k), at);
        }
    } else {
        let skip = Button::new(Control::RevelationSkip, canvas.words("scoring-skip"), ButtonStyle::Plain);
        let skip = skip.size(19.0 * k).sprite("ui/skip", 24.5 * k);
        clicked.resume = canvas.button(&skip, place.skip);
    }
}
