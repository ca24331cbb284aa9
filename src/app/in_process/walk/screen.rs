//! What is on the screen and what state the program is in, so that two moments can be compared.

use std::cell::RefCell;

use bevy::{
    log::{
        Level,
        tracing::{
            self, Event, Subscriber,
            field::{Field, Visit},
            subscriber::DefaultGuard,
        },
        tracing_subscriber::{Layer, layer::Context, layer::SubscriberExt, registry},
    },
    prelude::*,
    window::PrimaryWindow,
};

use bevy_egui::{EguiContext, PrimaryEguiContext, egui::Id};

use crate::{
    app::in_process::looks::Written,
    persistence::Notices,
    session::{
        ChoiceRefused, Hint, Lineup, PendingQuestion, Presentation, PresentationControl, Session, ViewedSeat,
        settings::Settings,
    },
    state::{Overlay, Screen, TablePhase},
    table::{input::choosing::Selection, names::Target},
    ui::{
        hit_regions::{Region, Regions},
        regions::RegionId,
        viewport::{Phone, Viewport},
    },
    widgets::toast::Toast,
};
use rules::{Game, Seat};

/// What is seen at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seen {
    /// The states and the resources that players change.
    state: String,
    regions: Vec<(RegionId, IVec2)>,
    words: Vec<(String, IVec2)>,
    /// How many messages were sent to players, presentation and program so far.
    told: usize,
    /// What the keys are for.
    focus: Option<Id>,
}

/// Counts messages, and remembers what was told.
#[derive(Resource, Default)]
pub struct Heard {
    count: usize,
    toasts: Vec<String>,
    pub quits: bool,
    focus: Option<Id>,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Heard>().add_systems(Last, listen);
}

fn listen(
    mut toasts: MessageReader<Toast>,
    mut refused: MessageReader<ChoiceRefused>,
    mut control: MessageReader<PresentationControl>,
    mut exit: MessageReader<AppExit>,
    mut heard: ResMut<Heard>,
    mut context: Single<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    heard.focus = context.get_mut().memory(|memory| memory.focused());
    heard.toasts.extend(toasts.read().map(|toast| toast.0.clone()));
    let quits = exit.read().count();
    heard.quits |= quits > 0;
    heard.count += refused.read().count() + control.read().count() + quits;
}

/// Looks at the screen.
pub fn see(world: &World) -> Seen {
    let heard = world.resource::<Heard>();
    let at = |region: &Region| (region.id, region.rect.center().round().as_ivec2());
    let lines = world.resource::<Written>().lines();
    Seen {
        state: state(world),
        regions: world.resource::<Regions>().all().iter().map(at).collect(),
        // Toasts go by themselves.
        words: lines.filter(|(words, _)| !heard.toasts.iter().any(|toast| toast == words)).collect(),
        told: heard.count + heard.toasts.len(),
        focus: heard.focus,
    }
}

fn state(world: &World) -> String {
    let mut state = format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {}",
        world.resource::<State<Screen>>().get(),
        world.get_resource::<State<TablePhase>>().map(State::get),
        world.resource::<State<Overlay>>().get(),
        world.resource::<Settings>(),
        world.resource::<Lineup>(),
        world.resource::<Selection>(),
        world.resource::<Notices>().0.len(),
    );
    if let (Some(game), Some(session), Some(shown)) =
        (world.get_resource::<Game>(), world.get_resource::<Session>(), world.get_resource::<Presentation>())
    {
        let hint = world.resource::<Hint>();
        let secrets = (0..game.board().seats()).map(|seat| session.may_show_secrets_of(Seat(seat)));
        state += &format!(
            " {} {} {:?} {:?} {} {} {} {} {:?}",
            game.setup().seed,
            game.choices_made(),
            world.resource::<ViewedSeat>().0,
            world.resource::<PendingQuestion>(),
            shown.is_idle(),
            shown.is_held(),
            hint.is_open(),
            hint.advice().is_some(),
            secrets.collect::<Vec<_>>(),
        );
    }
    state
}

/// The place in the program, in a few words.
pub fn place(world: &World) -> String {
    let screen = world.resource::<State<Screen>>().get();
    let mut place = match screen {
        Screen::Setup => format!("Setup of {}", world.resource::<Lineup>().seats.len()),
        Screen::Table => format!("{:?}", world.resource::<State<TablePhase>>().get()),
        screen => format!("{screen:?}"),
    };
    if *screen == Screen::Table && world.resource::<PendingQuestion>().handover.is_some() {
        place += ", curtain";
    }
    let overlay = format!("{:?}", world.resource::<State<Overlay>>().get());
    match overlay.split('(').next() {
        None | Some("None") => place,
        Some(window) => format!("{place}, {window}"),
    }
}

/// The regions whose middle lies outside of the window.
pub fn outside(world: &mut World) -> Vec<String> {
    let window = world.query_filtered::<&Window, With<PrimaryWindow>>().single(world).expect("a window");
    let all = Rect::from_corners(Vec2::ZERO, window.size()).inflate(1.0);
    let viewport = *world.resource::<Viewport>();
    let within = |point: Vec2| all.contains(viewport.window_point(point));
    // The trains of a portrait phone are longer than it is wide: a finger moves them.
    let portrait = viewport.shape.phone().is_some_and(Phone::is_portrait);
    let moves = |id: RegionId| {
        use Target::{Conductor, TrainCard, TrainEnd};
        portrait && matches!(id.get(), Some(TrainCard(..) | TrainEnd(_) | Conductor(_)))
    };
    let regions = world.resource::<Regions>().all().iter().filter(|region| !moves(region.id));
    let outside = regions.filter(|region| !within(region.rect.center()));
    outside.map(|region| format!("{} at {} of {:?}", region.id, region.rect.center(), viewport.shape)).collect()
}

thread_local! {
    static ERRORS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Writes down the errors that this thread logs.
struct Errors;

impl<S: Subscriber> Layer<S> for Errors {
    fn on_event(&self, event: &Event, _: Context<S>) {
        // Where the tests run, there may be no loudspeaker, and nothing is rendered.
        let target = event.metadata().target();
        let silent = ["bevy_kira_audio", "bevy_render"].iter().any(|missing| target.starts_with(missing));
        if *event.metadata().level() == Level::ERROR && !silent {
            event.record(&mut Message(event.metadata().target()));
        }
    }
}

struct Message(&'static str);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            ERRORS.with_borrow_mut(|errors| errors.push(format!("{}: {value:?}", self.0)));
        }
    }
}

/// From now on errors are written down.
pub fn listen_for_errors() -> DefaultGuard {
    take_errors();
    tracing::subscriber::set_default(registry().with(Errors))
}

/// The errors since the last call.
pub fn take_errors() -> Vec<String> {
    ERRORS.take()
}
