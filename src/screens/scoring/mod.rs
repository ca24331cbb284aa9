//! stub
use bevy::prelude::*;
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScoringShown>();
}
/// Whether the scoring overlay covers the table.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringShown(pub bool);
