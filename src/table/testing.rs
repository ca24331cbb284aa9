//! The table as it is laid in tests: as a value, without a window.

use bevy::prelude::*;

use super::{
    input::{
        choosing::{self, Selection},
        drag::Drag,
        options::Options,
        preview::Preview,
        showing::Showing,
    },
    names::Tab,
    scene::{
        pieces::Scene,
        view::{View, layout_for},
    },
    zones,
};
use crate::{
    localization::Texts,
    session::{PendingQuestion, Session, ViewedSeat},
    ui::viewport::Viewport,
};
use rules::Game;

/// The windows that are looked at.
pub const WINDOWS: [Vec2; 5] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(1600.0, 900.0),
    Vec2::new(1024.0, 768.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(844.0, 390.0),
];

/// How a window shows the table.
pub fn viewport(window: Vec2) -> Viewport {
    Viewport::phone(window, 1.0).unwrap_or_else(|| Viewport::fit(window, 1.0))
}

/// Lays the table for the player who is asked, with something picked and a tab in view, and looks at it.
pub fn lay(
    (game, session, texts): (&Game, &Session, &Texts),
    viewport: &Viewport,
    tab: Tab,
    selection: Selection,
    look: impl FnOnce(&View, &Scene),
) {
    let pending = PendingQuestion::of(game);
    let Some(question) = pending.question else { return };
    let mut showing = Showing::default();
    showing.turn_to(tab);
    let (viewed, drag, preview) = (question.seat, Drag::default(), Preview::default());
    let focus = choosing::card_in_focus(None, selection, &pending.choices);
    let view = View {
        layout: layout_for(viewport, game, game.board(), ViewedSeat(viewed), &showing),
        visible: viewport.visible(),
        board: game.board(),
        game,
        catalogue: game.catalogue(),
        session,
        texts,
        pending: &pending,
        selection,
        options: Options::new(game, &pending, selection, focus),
        drag: &drag,
        hovered: None,
        viewed,
        preview: &preview,
        taken_from: None,
        origin: None,
        known: Some(game.view(viewed)),
    };
    let mut scene = Scene::default();
    zones::lay(&view, &mut scene);
    look(&view, &scene);
}
