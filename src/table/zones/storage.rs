//! The Storage in use: the cards drawn and the toolbox, laid open over the offer.

use bevy::prelude::*;

use super::offer::{framed, heading, lifted};
use crate::{
    drawing::{CREAM, Drawing},
    pieces::{size::CARD, symbols::LEAST_FIGURE, ticket},
    table::{
        layout::CardFaces,
        names::Target,
        scene::{
            pieces::{Id, Leave, Piece, Pose, Scene},
            view::View,
        },
    },
    ui::labels::Align,
};
use rules::{CardId, Pile, turn::state::PendingStep};

/// Above everything that lies in the offer, the card in hand too.
const HEIGHT: f32 = 72.0;

/// How many cards were drawn.
fn drawn(view: &View) -> usize {
    view.board.storage.len() + view.board.storage_used.len()
}

/// Lays the Storage, while it is in use.
pub fn lay(view: &View, scene: &mut Scene) {
    let (board, drawn) = (view.board, drawn(view));
    if drawn == 0 {
        return;
    }
    let toolbox_used =
        view.game.state().pending.iter().any(|task| matches!(task, PendingStep::Storage { toolbox_used: true, .. }));
    let zone = view.layout.offer.room;
    let mut ground = Drawing::default();
    ground.panel(zone.inflate(6.0));
    heading(view, &mut ground, view.layout.offer.storage_heading, "table-storage");
    scene.add(Id::Still("storage", 0, 0), Piece::still(ground, Vec2::ZERO, HEIGHT).fading(200));
    let spot = |nth: usize| view.layout.offer.storage_card(nth as u8, drawn as u8 + 1);
    let from_pile = Pose::at(view.pile(Pile::of_round(board.round).index() as u8).center(), HEIGHT).scale(0.6);
    let lay = |scene: &mut Scene, id: Id, nth: usize, face: Drawing, lit: bool, hot: bool| {
        let at = spot(nth);
        let mut piece = Piece::moving(face, CARD, at, HEIGHT + 1.0, 420).from(from_pile);
        piece.leave = Leave::To(from_pile.alpha(0.4));
        piece.wait = 70 * nth as u64;
        piece.pose.light = if lit { 1.0 } else { 0.66 };
        if hot {
            piece = lifted(piece);
            piece.pose.z = HEIGHT + 2.0;
        }
        scene.leaving.remove(&id);
        scene.add(id, piece);
    };
    for (nth, card) in board.storage.iter().enumerate() {
        let target = Target::StorageCard(nth as u8);
        let (lit, hot) = (view.lit(target), view.lit(target) && view.hovered == Some(target));
        if !view.resolving() {
            scene.target(target, spot(nth));
        }
        // A player who is only watching sees all of them bright.
        let bright = lit || view.pending.question.is_none();
        lay(scene, Id::Card(*card), nth, framed(face(view, *card, spot(nth)), "card", hot), bright, hot);
    }
    for (nth, card) in board.storage_used.iter().enumerate() {
        let mut face = face(view, *card, spot(board.storage.len() + nth));
        face.centred("tick", CARD.x - 10.0, 10.0, 1.6);
        lay(scene, Id::Card(*card), board.storage.len() + nth, face, false, false);
    }
    toolbox(view, scene, spot(drawn), toolbox_used);
}

/// A card that was drawn, in this place: whole, or as a ticket where the cards of the offer are.
fn face(view: &View, card: CardId, place: Rect) -> Drawing {
    let CardFaces::Tickets { stub_above } = view.layout.offer.faces else { return view.card_face(card) };
    let size = place.size();
    let mut face = Drawing::default();
    face.put(&ticket::draw(view.catalogue.card(card), stub_above, size), 0.0, 0.0, CARD.x / size.x);
    face
}

fn toolbox(view: &View, scene: &mut Scene, at: Rect, used: bool) {
    let target = Target::Toolbox;
    scene.target(target, at);
    let (lit, hot) = (view.lit(target), view.hovered == Some(target));
    let mut face = framed(toolbox_face(view), "card", lit && hot);
    if used {
        face.centred("tick", CARD.x - 8.0, 8.0, 1.6);
    }
    let mut piece = Piece::moving(face, CARD, at, HEIGHT + 1.0, 300);
    piece.leave = Leave::Fade;
    piece.pose.light = if lit { 1.0 } else { 0.62 };
    if lit && hot {
        piece = lifted(piece);
        piece.pose.z = HEIGHT + 2.0;
    }
    scene.add(Id::Still("toolbox", 0, 0), piece);
}

/// The toolbox as a card of its own.
pub fn toolbox_face(view: &View) -> Drawing {
    let pile = Pile::of_round(view.board.round).number();
    let mut face = Drawing::of("card/shadow");
    face.picture(format!("card/{pile}"), 0.0, 0.0).picture("head/storage", 5.0, 3.5);
    let shown = view.layout.offer.storage_card(0, drawn(view).max(1) as u8 + 1).width() / CARD.x;
    face.words(view.texts.get("card-toolbox"), 27.0, 18.6, 14.2_f32.max(LEAST_FIGURE / shown), CREAM, Align::Left);
    face.picture("face/toolbox", 5.5, 32.5);
    face
}
