//! What happens in every phase in which points are counted: its progress follows what is shown, its scene is laid anew
//! whenever there is something new to be seen, and it lies over the table.

use bevy::{
    ecs::{
        component::Mutable,
        system::{ScheduleSystem, SystemParam},
    },
    prelude::*,
};
use bevy_egui::EguiPrimaryContextPass;

use super::{
    pieces::{CountingPiece, GroundPiece},
    stage::CountingStage,
};
use crate::{
    localization::Texts,
    scene::{Scene, motion::NextScene, scene_piece::Motion, shown_in},
    session::{HistoryReset, PlaySet, Presentation, PresentedEvent, Session},
    state::{EnterTablePhase, Screen, TablePhase},
    ui::viewport::{Shape, Viewport},
};
use rules::{Board, Game, GameEvent};

pub(super) fn plugin(app: &mut App) {
    const PHASES: &[TablePhase] = &[TablePhase::Scoring, TablePhase::FinalScoring, TablePhase::Revelation];
    app.add_plugins((shown_in::<CountingPiece, _>(PHASES), shown_in::<GroundPiece, _>(PHASES)));
}

/// How much of a phase has been shown.
pub trait CountingProgress: Resource<Mutability = Mutable> + Default {
    /// When it lies over the table.
    const PHASE: TablePhase;

    /// An event was just shown on the board.
    fn show(&mut self, event: &GameEvent, board: &Board);

    /// Everything so far was shown at once: nothing of it is new.
    fn caught_up(&mut self) {}
}

/// A phase with its progress, and the systems that lay its scene and draw what is pressed and read.
pub fn phase<P: CountingProgress, L, D>(
    app: &mut App,
    lay: impl IntoScheduleConfigs<ScheduleSystem, L>,
    draw: impl IntoScheduleConfigs<ScheduleSystem, D>,
) {
    // In the frame in which the phase begins: otherwise the table would be seen once more.
    let lay = lay.after(EnterTablePhase).before(Motion::Reconcile);
    app.init_resource::<P>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<P>| *progress = P::default())
        .add_systems(Update, (follow::<P>.in_set(PlaySet::Draw), lay.run_if(in_state(P::PHASE))))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(P::PHASE)));
}

fn follow<P: CountingProgress>(
    mut history: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    shown: Res<Presentation>,
    mut progress: ResMut<P>,
) {
    for HistoryReset { events } in history.read() {
        *progress = P::default();
        events.iter().for_each(|event| progress.show(event, &shown.board));
        progress.caught_up();
    }
    for PresentedEvent(event) in events.read() {
        progress.show(event, &shown.board);
    }
}

/// What a counting screen is laid and drawn from.
#[derive(SystemParam)]
pub struct CountingView<'w, P: Resource> {
    progress: Res<'w, P>,
    game: Res<'w, Game>,
    session: Res<'w, Session>,
    pub shown: Res<'w, Presentation>,
    texts: Res<'w, Texts>,
}

impl<P: Resource> CountingView<'_, P> {
    /// The layout for a shape of the window.
    pub fn layout<L>(&self, of: impl Fn(Shape, u8) -> L, viewport: &Viewport) -> L {
        of(viewport.shape, self.shown.board.seats())
    }

    pub fn stage<'a, L>(&'a self, layout: &'a L) -> CountingStage<'a, P, L> {
        let Self { progress, game, session, shown, texts } = self;
        CountingStage { progress, game, board: &shown.board, session, texts, layout }
    }
}

/// The scenes of a counting screen.
#[derive(SystemParam)]
pub struct CountingScenes<'w, 's> {
    phase: Res<'w, State<TablePhase>>,
    pub viewport: Res<'w, Viewport>,
    texts: Res<'w, Texts>,
    history: MessageReader<'w, 's, HistoryReset>,
    events: MessageReader<'w, 's, PresentedEvent>,
    ground: ResMut<'w, NextScene<GroundPiece>>,
    counted: ResMut<'w, NextScene<CountingPiece>>,
}

impl CountingScenes<'_, '_> {
    /// Whether there is something new to be seen, and whether everything is in its new place at once: in a window of
    /// another size, in another language, and when a game is resumed.
    pub fn news(&mut self) -> (bool, bool) {
        let jumps = self.history.read().count() > 0 || self.viewport.is_changed() || self.texts.is_changed();
        (self.events.read().count() > 0 || jumps || self.phase.is_changed(), jumps)
    }

    /// Shows these scenes next.
    pub fn show(&mut self, ground: Scene<GroundPiece>, counted: Scene<CountingPiece>, jumps: bool) {
        self.ground.0 = Some((ground, jumps));
        self.counted.0 = Some((counted, jumps));
    }
}
