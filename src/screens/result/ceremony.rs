//! The ceremony: rows count up while the chart draws itself, then the steps rise, and then it is announced who has won.
//! Times are in milliseconds at normal speed.

use bevy::prelude::*;

use super::{memories::memories, mentions::mentions, standings::Standings};
use crate::{
    localization::Texts,
    scene::timeline::Timeline,
    session::Session,
    state::Screen,
    statistics::{KeptGames, identity},
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Result), (rank, begin).chain().run_if(resource_exists::<Game>))
        // In another language everything is told again.
        .add_systems(Update, rank.run_if(resource_changed::<Texts>.and_then(resource_exists::<Standings>)))
        .add_systems(OnExit(Screen::Result), |mut commands: Commands| commands.remove_resource::<Standings>());
}

/// When the first row counts up and the chart begins to draw itself.
pub const BEGINS: u16 = 300;
/// When the first step rises: all points are counted.
pub const STEPS_RISE: u16 = 3000;
/// How long it takes, and how much later the next one follows.
pub const STEP_RISES: u16 = 500;
pub const STEP_APART: u16 = 300;
/// When the winner is announced: every step has risen.
pub const WINNER_TOLD: u16 = 4400;
/// How long the ceremony takes.
const CEREMONY: u16 = 4800;

fn begin(mut timeline: ResMut<Timeline>) {
    timeline.begin(CEREMONY);
}

fn rank(mut commands: Commands, game: Res<Game>, session: Res<Session>, texts: Res<Texts>, kept: Res<KeptGames>) {
    let standings = Standings::of(&game, &session, &texts);
    let news = kept.news_of(&identity(&session.record));
    let first = mentions(&game, &session, &standings, news, &texts);
    commands.insert_resource(Standings { memories: memories(&game, &standings, first, &texts), ..standings });
}
