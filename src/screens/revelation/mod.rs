//! The end of the murder, over the table: who did it, what is found, what is destroyed in
//! time, and whom the police take along.

mod people;
mod picks;
mod progress;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::counting::LAYER;
use crate::{
    localization::words::dummy_key,
    rules::{Ask, Board, People, Person},
    session::{
        HintWanted, PendingQuestion, PlaySet, PlayerChoice, Presentation, PresentationControl, PresentedEvent, Rewound,
        Session, TOKEN_MILLIS, Timing,
    },
    state::{Screen, TablePhase},
    ui::{
        brush::Brush,
        button::{Button, ButtonStyle},
        canvas::Canvas,
        labels::Align,
        regions::Control,
        theme::{display, palette, text},
        viewport::Shape,
    },
};
use picks::Picks;
use progress::RevelationAct;
pub use progress::RevelationProgress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RevelationProgress>()
        .init_resource::<Picks>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<RevelationProgress>| *progress = default())
        .add_systems(Update, (follow, pass_time).chain().in_set(PlaySet::Draw))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::Revelation)));
}

fn follow(
    mut rewound: MessageReader<Rewound>,
    mut events: MessageReader<PresentedEvent>,
    mut progress: ResMut<RevelationProgress>,
) {
    for Rewound { events } in rewound.read() {
        *progress = default();
        events.iter().for_each(|event| progress.follow(event));
        progress.since = SETTLED;
    }
    for PresentedEvent(event) in events.read() {
        progress.follow(event);
    }
}

/// This many seconds after something was shown, nothing of it moves any more.
const SETTLED: f32 = 60.0;

fn pass_time(
    time: Res<Time>,
    shown: Res<Presentation>,
    mut progress: ResMut<RevelationProgress>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if progress.is_shown() && progress.since < SETTLED {
        progress.since += time.delta_secs().min(0.1);
        if shown.is_idle() && progress.since > 2.0 {
            progress.since = SETTLED;
        }
        redraw.write(RequestRedraw);
    }
}

/// What all parts are drawn from.
#[derive(Clone, Copy)]
struct RevelationScene<'a> {
    progress: &'a RevelationProgress,
    board: &'a Board,
    session: &'a Session,
    pending: &'a PendingQuestion,
    picks: &'a Picks,
    timing: &'a Timing,
    tall: bool,
}

impl RevelationScene<'_> {
    /// The players from the start player clockwise, then the dummies: the order in which everything is shown.
    fn people(&self) -> People {
        self.board.people_from(self.board.start_player)
    }

    fn name(&self, canvas: &Canvas, person: Person) -> String {
        match person {
            Person::Seat(seat) => self.session.seat(seat).name.clone(),
            Person::Dummy(dummy) => canvas.words(dummy_key(dummy)),
        }
    }

    /// Who at this screen chooses what is discarded, and how many tokens are left to choose.
    fn asked(&self) -> Option<(Person, u8)> {
        let question = self.pending.question?;
        match question.ask {
            Ask::DiscardEvidence(tokens) => Some((Person::Seat(question.seat), tokens)),
            _ => None,
        }
    }

    /// Seconds a token takes to turn over.
    fn token(&self) -> f32 {
        self.timing.span(TOKEN_MILLIS).as_secs_f32()
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
    keys: Res<ButtonInput<KeyCode>>,
    shown: Res<Presentation>,
    timing: Res<Timing>,
    mut picks: ResMut<Picks>,
    mut control: MessageWriter<PresentationControl>,
    mut chosen: MessageWriter<PlayerChoice>,
    mut hint_wanted: MessageWriter<HintWanted>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let held = shown.is_held();
    if let Some(choice) = picks.answer(&pending) {
        chosen.write(choice);
    }
    let clicked = brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(52.0), |canvas| {
        let tall = shape == Shape::Tall;
        let scene = RevelationScene {
            progress: &progress,
            board: &shown.board,
            session: &session,
            pending: &pending,
            picks: &picks,
            timing: &timing,
            tall,
        };
        let mut clicked = Clicked::default();
        ground(canvas);
        clicked.hurry = !held && scene.asked().is_none() && curtain(canvas);
        head(canvas, scene);
        clicked.token = people::draw(canvas, scene);
        foot(canvas, scene, held, &mut clicked);
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
fn ground(canvas: &Canvas) {
    let visible = canvas.visible();
    let (x, w, h) = (visible.min.x, visible.width(), visible.max.y - 52.0);
    canvas.fill(x, 52.0, w, h, egui::Color32::from_rgb(0x0B, 0x12, 0x20));
    canvas.tiled("bg/fans", x, 52.0, w, h);
    // Lamplight falls in from above.
    let beam = |left: f32, right: f32, alpha: f32| {
        let colour = palette::LAMP.gamma_multiply(alpha);
        let middle = x + w / 2.0;
        let points = vec![
            canvas.at(middle - 40.0, 52.0),
            canvas.at(middle + 40.0, 52.0),
            canvas.at(middle + right, visible.max.y),
            canvas.at(middle + left, visible.max.y),
        ];
        canvas.shape(points, colour, colour, 0.0);
    };
    beam(-w * 0.46, w * 0.46, 0.035);
    beam(-w * 0.3, w * 0.3, 0.03);
}

/// A click anywhere speeds up what is shown.
fn curtain(canvas: &mut Canvas) -> bool {
    let visible = canvas.visible();
    let area = [visible.min.x, 52.0, visible.width(), visible.max.y - 52.0];
    canvas
        .ui
        .interact(canvas.area(area[0], area[1], area[2], area[3]), egui::Id::new("revelation"), egui::Sense::CLICK)
        .clicked()
}

/// The ribbon, and a line that says what is going on.
fn head(canvas: &Canvas, scene: RevelationScene) {
    let (middle, progress) = (if scene.tall { 640.0 } else { 800.0 }, scene.progress);
    let title = canvas.words("revelation-title");
    let wide = canvas.width(&title, display(34.0)) + 120.0;
    canvas.slice("scoring/head", [60.0, 10.0, 60.0, 10.0], middle - wide / 2.0, 62.0, wide, 60.0);
    canvas.text(middle, 104.0, &title, display(34.0), palette::LAMP, Align::Centre);
    let named = |key: &str, person: Person| canvas.words_with(key, [("name", scene.name(canvas, person).into())]);
    let words = match (scene.asked(), progress.act, progress.person) {
        (Some((person, count)), ..) => {
            let values = [("name", scene.name(canvas, person).into()), ("count", count.into())];
            canvas.words_with("revelation-pick", values)
        }
        (None, RevelationAct::None | RevelationAct::Whodunit, _) => canvas.words("revelation-whodunit"),
        (None, RevelationAct::Draws, Some(person)) => named("revelation-draws", person),
        (None, RevelationAct::Evidence, Some(person)) => named("revelation-evidence", person),
        (None, RevelationAct::Destruction, Some(person)) => named("revelation-destruction", person),
        (None, RevelationAct::Verdict, _) => match progress.escaped {
            Some(seat @ Person::Seat(_)) => named("revelation-escaped", seat),
            Some(dummy) => named("revelation-escaped-dummy", dummy),
            None if scene.board.people().any(|person| scene.board.case_file(person).arrested) => {
                canvas.words("revelation-arrested")
            }
            None => canvas.words("revelation-nobody"),
        },
        (None, _, None) => String::new(),
    };
    canvas.fit(middle, 152.0, &words, text(21.0), palette::PAPER, Align::Centre, 2.0 * middle - 60.0);
}

/// Discard what is picked, skip, or continue to the final scores.
fn foot(canvas: &mut Canvas, scene: RevelationScene, held: bool, clicked: &mut Clicked) {
    let (right, y) = if scene.tall { (1256.0, 886.0) } else { (1576.0, 826.0) };
    let wide = canvas.within([right - 430.0, y, 430.0, 58.0]);
    if held {
        let button = Button::new(Control::RevelationContinue, canvas.words("revelation-account"), ButtonStyle::Gold);
        clicked.resume = canvas.button(&button.size(28.0), wide);
    } else if scene.asked().is_some() {
        let picked = scene.picks.tokens().len();
        let words = canvas.words_with("revelation-destroy", [("count", picked.into())]);
        let button = Button::new(Control::RevelationDestroy, words, ButtonStyle::Gold);
        clicked.destroy = canvas.button(&button.size(24.0).enabled(picked > 0), wide);
        let hint = Button::new(Control::Hint, canvas.words("hint"), ButtonStyle::Plain).tip(canvas.words("tip-hint"));
        // A narrow window has no room for both side by side.
        let beside = wide[0] - 136.0 > canvas.visible().min.x;
        let at = if beside { [wide[0] - 136.0, wide[1]] } else { [wide[0], wide[1] - 66.0] };
        clicked.hint = canvas.button(&hint.size(19.0), [at[0], at[1], 122.0, 58.0]);
    } else {
        let skip = Button::new(Control::RevelationSkip, canvas.words("scoring-skip"), ButtonStyle::Plain);
        let skip = skip.size(19.0).sprite("ui/skip", 24.5);
        clicked.resume = canvas.button(&skip, canvas.within([right - 190.0, y, 190.0, 58.0]));
    }
}
