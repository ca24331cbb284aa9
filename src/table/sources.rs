//! Everything the table is drawn from.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    effects,
    input::{choosing, drag, options::Options, preview, showing},
    scene::view::{View, layout_for},
    zones::explain,
};
use crate::{
    localization::Texts,
    session::{PendingQuestion, Presentation, Session, ViewedSeat},
    ui::viewport::Viewport,
};
use rules::{Game, SeatView};

/// Everything the table is drawn from.
#[derive(SystemParam)]
pub struct Sources<'w> {
    pub shown: Res<'w, Presentation>,
    pub game: Res<'w, Game>,
    pub session: Res<'w, Session>,
    pub texts: Res<'w, Texts>,
    pending: Res<'w, PendingQuestion>,
    selection: Res<'w, choosing::Selection>,
    hovered: Res<'w, choosing::Hovered>,
    drag: Res<'w, drag::Drag>,
    pub viewed: Res<'w, ViewedSeat>,
    pub viewport: Res<'w, Viewport>,
    preview: Res<'w, preview::Preview>,
    answer: Res<'w, preview::PointedAnswer>,
    pub explained: Res<'w, explain::Explained>,
    origin: Res<'w, effects::Origin>,
    pub showing: Res<'w, showing::Showing>,
}

impl Sources<'_> {
    /// The table to be drawn.
    pub fn view(&self) -> View<'_> {
        View {
            layout: layout_for(&self.viewport, &self.game, &self.shown.board, *self.viewed, &self.showing),
            visible: self.viewport.visible(),
            board: &self.shown.board,
            game: &self.game,
            catalogue: self.game.catalogue(),
            session: &self.session,
            texts: &self.texts,
            pending: &self.pending,
            selection: *self.selection,
            options: Options::shown(&self.game, &self.pending, *self.selection, self.hovered.0, self.answer.0),
            drag: &self.drag,
            hovered: self.hovered.0,
            viewed: self.viewed.0,
            preview: &self.preview,
            taken_from: self.origin.taken_from,
            origin: self.origin.at,
            known: self.known(),
        }
    }

    /// What the player in front knows, if it may be shown: to the only human in the game, or to one who has
    /// confirmed being alone at the screen.
    fn known(&self) -> Option<SeatView> {
        let viewed = self.viewed.0;
        self.session.may_show_secrets_of(viewed).then(|| self.game.view(viewed))
    }
}
