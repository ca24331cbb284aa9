//! A replay at the table: what moves through the game in the top bar, the panel in the prompt's place, the log beside the
//! table, and the window in which a game is taken over.

mod bar;
mod keys;
mod layout;
mod log_list;
mod log_rows;
mod names;
mod panel;
mod signs;
mod take_over;
mod told;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    layout::Grid,
    localization::{Texts, words::Speaker},
    replay::{ReplayPress, RunningReplay},
    session::{Presentation, Session, Timing, ViewedSeat},
    state::{Overlay, Screen, TablePhase},
    table::{
        input::showing::Showing,
        layout::{BoardFeatures, TableLayout},
        names::Tab,
    },
    ui::{
        brush::{Brush, layer, layer_from},
        viewport::Viewport,
    },
};
use bar::ReplayBar;
pub use keys::ReadReplayKeys;
use layout::{LogPlace, ReplayLayout};
pub use log_list::ReplayLog;
pub use names::ReplayControl;
use panel::{PanelPressed, ReplayPanel, log_tabs};
use rules::Game;
use told::{heading, sentence};

pub(super) fn plugin(app: &mut App) {
    let runs = resource_exists::<RunningReplay>;
    app.add_plugins(keys::plugin)
        .init_resource::<ReplayLog>()
        .init_resource::<ReplayTab>()
        .init_resource::<take_over::TakeOverSeats>()
        .add_systems(OnEnter(Screen::Table), |mut tab: ResMut<ReplayTab>| *tab = ReplayTab::default())
        .add_systems(Update, write_log.run_if(runs))
        .add_systems(
            EguiPrimaryContextPass,
            (draw, draw_log.run_if(in_state(TablePhase::Play)), take_over::draw)
                .chain()
                .run_if(in_state(Screen::Table))
                .run_if(runs),
        );
}

/// Whether the log is shown beside the table, if that was chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReplayTab(Option<bool>);

impl ReplayTab {
    /// Whether the log is shown: where it has a place of its own, unless something else was chosen.
    fn shows_log(self, layout: &ReplayLayout) -> bool {
        self.0.unwrap_or(layout.log_first)
    }
}

/// What a replay is drawn from.
#[derive(SystemParam)]
struct ReplayView<'w> {
    replay: Res<'w, RunningReplay>,
    speaker: Speaker<'w>,
    game: Res<'w, Game>,
    session: Res<'w, Session>,
    shown: Res<'w, Presentation>,
    phase: Option<Res<'w, State<TablePhase>>>,
    overlay: Res<'w, State<Overlay>>,
    showing: Res<'w, Showing>,
    tab: ResMut<'w, ReplayTab>,
    presses: MessageWriter<'w, ReplayPress>,
    next_overlay: ResMut<'w, NextState<Overlay>>,
}

impl ReplayView<'_> {
    fn layout(&self, viewport: &Viewport) -> ReplayLayout {
        let over = self.phase.as_ref().is_some_and(|phase| *phase.get() != TablePhase::Play);
        layout_of(viewport, self.shown.board.seats(), &self.showing, over)
    }

    fn position(&self) -> usize {
        self.game.choices_made() as usize
    }

    fn shown_events(&self) -> usize {
        self.replay.track().shown(self.position(), self.shown.to_come())
    }

    fn is_covered(&self) -> bool {
        *self.overlay.get() != Overlay::None
    }
}

fn layout_of(viewport: &Viewport, seats: u8, showing: &Showing, over: bool) -> ReplayLayout {
    let view = showing.phone_view(0);
    let table = TableLayout::of(viewport.shape, seats, BoardFeatures::default(), view);
    ReplayLayout::of(viewport.shape, &table, over, showing.folded)
}

/// Where the small boards are while a game is watched, if they share their place with the log: nowhere while that is shown.
#[derive(SystemParam)]
pub struct BoardsBesideLog<'w> {
    replay: Option<Res<'w, RunningReplay>>,
    tab: Res<'w, ReplayTab>,
}

impl BoardsBesideLog<'_> {
    /// The places of the small boards; `None` if they are where they are in any game.
    pub fn places(&self, viewport: &Viewport, seats: u8) -> Option<Option<Grid>> {
        self.replay.as_ref()?;
        let layout = layout_of(viewport, seats, &Showing::default(), false);
        layout.boards.map(|boards| (!self.tab.shows_log(&layout)).then_some(boards))
    }
}

/// Puts the whole game into words when a replay begins.
fn write_log(
    replay: Res<RunningReplay>,
    speaker: Speaker,
    texts: Res<Texts>,
    mut log: ResMut<ReplayLog>,
    mut of: Local<u32>,
) {
    if *of == replay.number() && !texts.is_changed() {
        return;
    }
    *of = replay.number();
    *log = ReplayLog::new(log_rows::rows(&speaker.words(), replay.track()));
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    timing: Res<Timing>,
    viewed: Res<ViewedSeat>,
    mut view: ReplayView,
) -> Result {
    let layout = view.layout(brush.viewport());
    let words = view.speaker.words();
    let track = view.replay.track();
    let mut panel_pressed = PanelPressed::default();
    let pressed = layer(contexts.ctx_mut()?, "replay", egui::Order::Middle, |ui| {
        if let Some(places) = &layout.panel {
            let panel = ReplayPanel {
                words: &words,
                places,
                heading: heading(&words, &view.shown.board),
                sentence: sentence(&words, track, view.replay.title(), view.shown_events()),
                viewed: view.session.watching.filter(|watching| !watching.follows).map(|_| viewed.0),
                speed: timing.speed(),
                ended: view.game.is_over() && view.shown.is_idle(),
                log: view.tab.shows_log(&layout),
            };
            panel_pressed = brush.canvas_in(ui, |canvas| panel.draw(canvas));
        }
        let (position, plays, covered) = (view.position(), view.replay.plays(), view.is_covered());
        let mut bar = ReplayBar { brush: &mut brush, ui, words: &words, track, position, plays, covered };
        bar.draw(&layout)
    });
    let ended = view.game.is_over() && view.shown.is_idle();
    view.presses.write_batch(pressed.into_iter().chain(panel_pressed.press));
    match (panel_pressed.gold, ended) {
        (true, true) => _ = view.presses.write(ReplayPress::Result),
        (true, false) => view.next_overlay.set(Overlay::TakeOver),
        _ => {}
    }
    if panel_pressed.log {
        view.tab.0 = Some(!view.tab.shows_log(&layout));
    }
    Ok(())
}

/// The log beside the table or, on a phone, on the sheet of its tab.
fn draw_log(mut contexts: EguiContexts, mut brush: Brush, mut log: ResMut<ReplayLog>, mut view: ReplayView) -> Result {
    let layout = view.layout(brush.viewport());
    let Some(LogPlace { ground, on_sheet, tabs, list }) = layout.log else { return Ok(()) };
    let shows = if on_sheet { view.showing.tab == Tab::Log } else { view.tab.shows_log(&layout) };
    // The window with the log has the same lines.
    if !shows && tabs.is_none() || *view.overlay.get() == Overlay::Log {
        return Ok(());
    }
    let viewport = *brush.viewport();
    let rect = |rect: Rect| viewport.egui(rect.min.x, rect.min.y, rect.width(), rect.height());
    let shown = view.shown_events();
    let (moment, tab) = layer_from(contexts.ctx_mut()?, "replay-log", egui::Order::Middle, rect(ground).min, |ui| {
        if shows {
            // It is scrolled with a finger, and nothing below it is clicked.
            ui.allocate_rect(rect(ground), egui::Sense::CLICK);
        }
        let draws_ground = shows && !on_sheet;
        let tab = brush.canvas_in(ui, |canvas| log_tabs(canvas, draws_ground.then_some(ground), tabs, shows));
        (if shows { log.draw(&mut brush, ui, rect(list), shown) } else { None }, tab)
    });
    if let Some(shows) = tab {
        view.tab.0 = Some(shows);
    }
    view.presses.write_batch(moment.map(ReplayPress::GoTo));
    Ok(())
}
