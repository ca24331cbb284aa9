//! The card in hand, and the cards of the draft, large in the middle.

use bevy::prelude::*;
use tinyvec::ArrayVec;

use super::offer::{face, framed, heading, lifted};
use crate::{
    drawing::Drawing,
    pieces::{card, size::MARKET_CARD},
    table::{
        input::choosing::Selection,
        names::Target,
        scene::{
            pieces::{Id, Leave, Piece, Pose, Scene, z},
            view::View,
        },
    },
};
use rules::{Ask, GameEndId, OfferPlace, Seat, model::counts::MAX_SEATS};

/// Lays the card in hand and the draft.
pub fn lay(view: &View, scene: &mut Scene) {
    in_hand(view, scene);
    draft(view, scene);
}

/// The card that has just been taken: it stays where it was, in lamplight and with the taker's sign.
fn in_hand(view: &View, scene: &mut Scene) {
    let mut holders = (0..).map(Seat).zip(&view.board.players);
    let Some((seat, card)) = holders.find_map(|(seat, player)| Some((seat, player.hand?))) else { return };
    let mut free = OfferPlace::all().filter(|place| view.board.offer.card(*place).is_none());
    let from = view.taken_from.filter(|(taken, _)| *taken == card).map(|(_, place)| place);
    let Some(place) = from.or(free.next()) else { return };
    let at = view.layout.offer.card(place);
    let mut piece = if view.storage_in_use() {
        // It lies below the cards it has drawn.
        let (face, size) = face(view, card, place, false);
        Piece::moving(face, size, at, z::PIECE, 420)
    } else {
        let (mut face, size) = face(view, card, place, true);
        // Over the edge, so that the kind of card can be read.
        let corner = size.x - 1.0;
        face.centred("seal/night", corner, 1.0, 1.0);
        face.emblem(view.colour(seat), corner, 1.0, 8.0);
        lifted(Piece::moving(face, size, at, z::PIECE, 420))
    };
    piece.millis = 360;
    scene.leaving.remove(&Id::Card(card));
    scene.add(Id::Card(card), piece.flying(40.0));
}

/// The hand of the draft, if it may be seen now.
fn draft_hand(view: &View) -> ArrayVec<[GameEndId; MAX_SEATS + 1]> {
    let question = view.pending.question.filter(|question| question.ask == Ask::Draft);
    match question {
        Some(question) if view.pending.handover.is_none() => view.game.view(question.seat).draft_hand,
        _ => ArrayVec::default(),
    }
}

fn draft(view: &View, scene: &mut Scene) {
    let cards = draft_hand(view);
    if cards.is_empty() {
        return;
    }
    let zone = view.layout.offer.room;
    let mut words = Drawing::default();
    words.panel(zone.inflate(-6.0));
    heading(view, &mut words, view.layout.offer.draft_heading, "table-draft");
    scene.still("draft", 0, 0, words, Vec2::ZERO, z::PIECE - 2.0);
    for (nth, card) in cards.iter().enumerate() {
        let mut at = view.layout.offer.draft_card(nth as u8, cards.len() as u8);
        at = Rect::from_corners(at.min + Vec2::Y * 26.0, at.max + Vec2::Y * 26.0);
        let target = Target::DraftCard(nth as u8);
        scene.target(target, at);
        let hot = view.hovered == Some(target) || view.selection == Selection::Draft(nth as u8);
        let face = framed(card::game_end(view.catalogue.game_end(*card)), "market", hot);
        let from = Pose::at(Vec2::new(at.center().x, zone.max.y + 60.0), z::PIECE).alpha(0.0);
        let mut piece = Piece::moving(face, MARKET_CARD, at, z::PIECE, 320).from(from).flying(40.0);
        piece.wait = 60 * nth as u64;
        piece.leave = Leave::To(view.out_of_sight(view.viewed));
        if hot {
            piece = lifted(piece);
        }
        scene.add(Id::GameEnd(*card), piece);
    }
}
