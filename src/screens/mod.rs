//! The screens of the game, with a file or folder for each. Entities are scoped to their screen.

mod about;
mod counting;
mod daily;
mod entrance;
mod final_scoring;
mod journey;
mod kept;
pub mod loading;
mod lobby;
mod result;
mod revelation;
mod review;
mod running_games;
mod saved_games;
mod scoring;
mod setup;
mod sharing;
mod sources;
mod statistics;
#[cfg(test)]
mod testing;
mod title;

use bevy::{prelude::*, window::RequestRedraw};

use crate::{
    scene::scene_piece::Motion,
    session::{Following, PlaySet, Presentation, Session},
    state::{EnterTablePhase, TablePhase},
};
use rules::Game;

pub use counting::ScoringControl;
pub use daily::DailyControl;
pub use journey::JourneyControl;
pub use kept::KeptTab;
pub use lobby::LobbyControl;
pub use result::ResultControl;
pub use revelation::RevelationControl;
pub use review::ReviewControl;
pub use saved_games::SavedGamesControl;
pub use setup::SetupControl;
pub use sharing::SharingControl;
pub use statistics::StatisticsControl;
pub use title::TitleControl;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        loading::plugin,
        counting::plugin,
        title::plugin,
        setup::plugin,
        lobby::plugin,
        journey::plugin,
        saved_games::plugin,
        daily::plugin,
        review::plugin,
        statistics::plugin,
        scoring::plugin,
        final_scoring::plugin,
        revelation::plugin,
        result::plugin,
    ))
    .add_systems(
        Update,
        (choose_table_phase, enter_table_phase.in_set(EnterTablePhase).run_if(table_phase_changes))
            .chain()
            .after(PlaySet::Draw)
            .before(Motion::Reconcile)
            .run_if(state_exists::<TablePhase>),
    );
}

fn table_phase_changes(next: Res<NextState<TablePhase>>) -> bool {
    !matches!(*next, NextState::Unchanged)
}

/// Changes the phase within the frame, so that what lies over the table is never drawn from a phase that is over.
fn enter_table_phase(world: &mut World) {
    world.run_schedule(StateTransition);
    world.write_message(RequestRedraw);
}

/// What lies over the table depends on how far a scoring phase, the final scoring or the revelation has been shown.
fn choose_table_phase(
    session: Res<Session>,
    game: Res<Game>,
    scoring: Res<scoring::ScoringProgress>,
    final_scoring: Res<final_scoring::FinalProgress>,
    revelation: Res<revelation::RevelationProgress>,
    following: Res<Following>,
    shown: Res<Presentation>,
    phase: Res<State<TablePhase>>,
    mut next: ResMut<NextState<TablePhase>>,
) {
    // A lesson goes on at its table, and so does a replay: there is no result by itself.
    let goes_on = !session.is_played() && game.is_over() && shown.is_idle();
    let wanted = if goes_on {
        TablePhase::Play
    } else if revelation.is_shown() {
        TablePhase::Revelation
    } else if final_scoring.is_shown() {
        TablePhase::FinalScoring
    } else if scoring.is_shown(|seat| session.is_human(seat) || following.shows_bonuses_of(seat, &shown, &session)) {
        TablePhase::Scoring
    } else {
        TablePhase::Play
    };
    if *phase.get() != wanted {
        next.set(wanted);
    }
}
