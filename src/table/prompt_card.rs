//! The enlarged card in the prompt: the one in hand, or the one that is picked or pointed at; and the
//! cards of the draft, large in the middle.

use bevy::prelude::*;

use super::{
    card_face,
    choosing::{Selection, Target},
    drawing::{Align, Drawing, colour},
    layout::{CARD, MARKET_CARD, rect},
    offer::{framed, lifted},
    scene::{Enter, Id, Leave, Piece, Pose, Scene, z},
    view::View,
};
use crate::{
    panels::theme::palette,
    rules::{Ask, CardId, GameEndId},
};

/// Lays what lies in the prompt and the draft.
pub fn lay(view: &View, scene: &mut Scene) {
    in_hand(view, scene);
    looked_at(view, scene);
    draft(view, scene);
}

/// The card in hand, of whoever holds one.
fn hand(view: &View) -> Option<CardId> {
    view.board.players.iter().find_map(|player| player.hand)
}

fn in_hand(view: &View, scene: &mut Scene) {
    let Some((card, large)) = hand(view).zip(view.plan.prompt_card()) else { return };
    // While its frame is resolved the prompt needs all its room: the card waits where it will be kept.
    let asked = view.offered.question.map(|question| question.ask);
    let rect = match asked {
        None | Some(Ask::Celebrity | Ask::Postcard) => large,
        Some(_) => {
            let taken = view.plan.taken();
            let high = taken.height() - 10.0;
            rect(taken.min.x + 6.0, taken.min.y + 5.0, high * CARD.x / CARD.y, high)
        }
    };
    let piece = Piece::moving(view.face(card), CARD, rect, z::PROMPT, 420).flying();
    scene.leaving.remove(&Id::Card(card));
    scene.add(Id::Card(card), piece);
}

fn looked_at(view: &View, scene: &mut Scene) {
    let Some(room) = view.plan.prompt_card() else { return };
    if hand(view).is_some() {
        return;
    }
    let asked = view.offered.question.is_some();
    let place = match (view.hovered, view.selection) {
        (Some(target @ Target::OfferCard(place)), _) if view.lit(target) => Some(place),
        (_, Selection::Card(place)) => Some(place),
        _ => None,
    };
    let (face, size) = if let Some(card) = place.and_then(|place| view.board.offer.card(place)).filter(|_| asked) {
        (view.face(card), CARD)
    } else if let Selection::Market(slot) = view.selection
        && let Some(card) = view.board.market[usize::from(slot)]
    {
        (card_face::game_end(view.catalogue.game_end(card)), MARKET_CARD)
    } else {
        return;
    };
    let scale = room.width() / size.x;
    let at = rect(room.min.x, room.min.y, size.x * scale, size.y * scale);
    let target = place.map_or(Target::Taken, Target::OfferCard);
    let mut piece = Piece::moving(face, size, at, z::PROMPT - 1.0, 140);
    (piece.enter, piece.leave) = (Enter::Fade, Leave::AtOnce);
    scene.add(Id::Offer("looked-at", target), piece);
}

/// The hand of the draft, if it may be seen now.
fn draft_hand(view: &View) -> Vec<GameEndId> {
    let question = view.offered.question.filter(|question| question.ask == Ask::Draft);
    match question {
        Some(question) if view.offered.curtain.is_none() => view.game.view(question.seat).draft_hand,
        _ => Vec::new(),
    }
}

fn draft(view: &View, scene: &mut Scene) {
    let cards = draft_hand(view);
    if cards.is_empty() {
        return;
    }
    let zone = view.plan.offer();
    let mut words = Drawing::default();
    words.slice("panel/lacquer", 20.0, Rect::from_corners(zone.min, zone.max).inflate(-6.0));
    let (x, top) = (zone.center().x, zone.min.y + 58.0);
    words.display(view.texts.get("table-draft"), x, top, 25.0, colour(palette::LAMP), Align::Middle);
    words.words(view.texts.get("table-draft-about"), x, top + 28.0, 17.0, colour(palette::STEAM), Align::Middle);
    scene.still("draft", 0, 0, words, Vec2::ZERO, z::PIECE - 2.0);
    for (nth, card) in cards.iter().enumerate() {
        let mut at = view.plan.draft_card(nth as u8, cards.len() as u8);
        at = Rect::from_corners(at.min + Vec2::Y * 26.0, at.max + Vec2::Y * 26.0);
        let target = Target::DraftCard(nth as u8);
        scene.target(target, at);
        let hot = view.hovered == Some(target);
        let face = framed(card_face::game_end(view.catalogue.game_end(*card)), "market", hot);
        let from = Pose::at(Vec2::new(at.center().x, zone.max.y + 60.0), z::PIECE).alpha(0.0);
        let mut piece = Piece::moving(face, MARKET_CARD, at, z::PIECE, 320).from(from).flying();
        piece.wait = 60 * nth as u64;
        piece.leave = Leave::To(view.out_of_sight(view.watched));
        if hot {
            piece = lifted(piece);
        }
        scene.add(Id::GameEnd(*card), piece);
    }
}
