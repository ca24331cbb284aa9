//! The offer: three rows of six cards and their counters.

use bevy::prelude::*;

use super::route;
use crate::{
    drawing::{Drawing, colour, part_motion::PartMotion, sized},
    pieces::{size::CARD, ticket},
    table::{
        input::choosing::Selection,
        layout::{CardFaces, SpreadHeading},
        names::Target,
        scene::{
            pieces::{Id, Leave, Piece, Pose, Scene, z},
            view::View,
        },
    },
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{CardId, OfferPlace, Pile, TrainId, model::train::Guest};

/// Lays the cards, and their places where there is none; and what tells how many cards clear a row.
pub fn lay(view: &View, scene: &mut Scene) {
    let drafting = view.board.round == 0;
    for place in OfferPlace::all() {
        let rect = view.layout.offer.card(place);
        scene.still("ghost", place.row, place.column, ghost(rect.size()), rect.min, z::PRINT);
        if !drafting {
            card(view, scene, place, rect);
        }
    }
    for row in 0..3 {
        counter(view, scene, row);
    }
}

fn ghost(size: Vec2) -> Drawing {
    let card = Art::new("ghost/card").size(size.x, size.y);
    let fan = (size / CARD).min_element();
    Drawing::default().art(card, 0.0, 0.0, 1.0).scaled("fan", size.x / 2.0, size.y / 2.0, fan).into()
}

/// A card as it lies in the offer, and the size that is drawn in.
pub fn face(view: &View, id: CardId, place: OfferPlace, glows: bool) -> (Drawing, Vec2) {
    let CardFaces::Tickets { stub_above } = view.layout.offer.faces else {
        return (framed(view.card_face(id), "card", glows), CARD);
    };
    // In the tiniest window there is hardly room for any.
    let size = view.layout.offer.card(place).size().max(Vec2::splat(40.0));
    let all = sized(size);
    let mut drawing = Drawing::default();
    if glows {
        drawing.glow(all).fill(all.inflate(2.4), colour(palette::LAMP));
    }
    drawing.put(&ticket::draw(view.catalogue.card(id), stub_above, size), 0.0, 0.0, 1.0);
    (drawing, size)
}

fn card(view: &View, scene: &mut Scene, place: OfferPlace, rect: Rect) {
    let Some(id) = view.board.offer.card(place) else { return };
    let target = Target::OfferCard(place);
    let (lit, hot) = (view.lit(target), view.hovered == Some(target));
    let picked = view.selection == Selection::Card(place);
    let (face, size) = face(view, id, place, lit && (hot || picked));
    let mut shaded = Drawing::default();
    let shadow = Art::new("shadow/card").slice(16.0, size.x + 20.0, size.y + 20.0);
    shaded.moving(shadow, -10.0, -10.0, 1.0, PartMotion::Shadow).put(&face, 0.0, 0.0, 1.0);
    let pile = view.pile(Pile::of_round(view.board.round).index() as u8);
    let mut piece = Piece::moving(shaded, size, rect, z::PIECE, 330)
        .from(Pose { turn: -0.55, ..Pose::at(pile.center(), z::PIECE).scale(0.6) })
        .leaving(Leave::Swept)
        .flying(54.0);
    piece = answering(view, piece, lit, hot && lit || picked);
    if let Some(at) = view.drag.at(Selection::Card(place)) {
        // Small enough to leave what it is dragged over to be seen.
        (piece.pose.at, piece.pose.scale, piece.millis) = (at + Vec2::new(0.0, 40.0), 0.62, 0);
    }
    scene.add(Id::Card(id), piece);
    // The Storage in use is laid over the offer.
    if !view.storage_in_use() {
        scene.target(target, rect);
    }
}

/// A face with lamplight behind it and round it.
pub fn framed(face: Drawing, shape: &str, glows: bool) -> Drawing {
    if !glows {
        return face;
    }
    let mut drawing = Drawing::of(format!("glow/{shape}"));
    drawing.put(&face, 0.0, 0.0, 1.0);
    drawing.picture(format!("edge/{shape}"), 0.0, 0.0);
    drawing
}

/// The heading of what lies open over the offer, and below it what to do: the words by that key.
pub fn heading(view: &View, drawing: &mut Drawing, heading: SpreadHeading, key: &str) {
    let SpreadHeading { top, size, words } = heading;
    let offer = view.layout.offer.room;
    let (x, top) = (offer.center().x, offer.min.y + top);
    let (title, about, room) = (view.texts.get(key), view.texts.get(&format!("{key}-about")), offer.width() - 32.0);
    drawing.fit(title, x, top, size, palette::LAMP, Align::Centre, Typeface::Display, room);
    drawing.fit(about, x, top + words * 1.6, words, palette::STEAM, Align::Centre, Typeface::Text, room);
}

/// A piece that can be picked: the pointer lifts it, and while a frame is resolved it is dark unless it is lit.
pub fn answering(view: &View, piece: Piece, lit: bool, lifts: bool) -> Piece {
    let mut piece = if lifts { lifted(piece) } else { piece };
    if view.resolving() && !lit {
        piece.pose.light = 0.8;
    }
    piece
}

/// A piece that the pointer lifts.
pub fn lifted(mut piece: Piece) -> Piece {
    piece.pose.scale *= 1.05;
    piece.pose.z = z::LIFTED;
    piece.millis = 120;
    piece.lift = 0.0;
    piece
}

/// A pip for each player.
fn counter(view: &View, scene: &mut Scene, row: u8) {
    let (counter, signs) = (view.layout.offer.row_counter(row), view.layout.offer.rows);
    let taken = view.board.offer.taken[usize::from(row)];
    scene.target(Target::Row(row), counter);
    let mut drawing = Drawing::default();
    if let Some(above) = signs.plate {
        drawing.small_panel(Rect::new(0.0, -above, counter.width(), counter.height()));
    }
    for pip in 0..view.board.seats() {
        let name = if pip < taken { "pip/taken" } else { "pip/open" };
        let at = signs.pip + signs.step * f32::from(pip);
        drawing.scaled(name, at.x, at.y, signs.pip_scale);
    }
    // A dummy may lie there.
    let is_free = |at: Vec2| (0..).zip(&view.board.dummies).all(|(nth, _)| !view.layout.market.dummy(nth).contains(at));
    if let Some((fan, scale)) = signs.fan.filter(|(fan, _)| row > 0 && is_free(counter.min + *fan)) {
        drawing.scaled("fan", fan.x, fan.y, scale);
    }
    scene.still("counter", row, 0, drawing, counter.min, z::PRINT - 1.0);
}

/// Where the cards go that players have taken.
pub fn places_of_the_rest(view: &View, scene: &mut Scene) {
    for (seat, player) in (0..).map(rules::Seat).zip(&view.board.players) {
        let away = view.out_of_sight(seat);
        let placed = player.route.places.iter().enumerate();
        for (place, route) in placed {
            let to = if seat == view.viewed { route::place_pose(view, place) } else { away };
            for card in [route.card, route.postcard].into_iter().flatten() {
                scene.gone(Id::Card(card), to);
            }
        }
        for train in TrainId::BOTH {
            for (place, car) in player.train(train).cars() {
                let Some(guest) = car.guest else { continue };
                let card = Id::Card(guest.card());
                if seat != view.viewed {
                    scene.gone(card, away);
                } else if matches!(guest, Guest::Luggage { .. }) {
                    let under = view.layout.board.trains.slot(train, place as u8).center();
                    scene.gone(card, Pose::at(under, z::PIECE).scale(0.3).alpha(0.3));
                } else {
                    // People step off their cards and walk.
                    scene.leaving.insert(card, Leave::Fade);
                }
            }
        }
        for card in player.taken.iter().chain(&player.contracts).chain(&player.hand) {
            scene.gone(Id::Card(*card), away);
        }
        let middle = player.middle.iter().enumerate();
        for (place, card) in middle.flat_map(|(place, middle)| {
            middle.covered.iter().chain(std::iter::once(&middle.card)).map(move |card| (place, card))
        }) {
            let to = Pose::at(view.layout.board.middle(place as u8).center(), z::PIECE).scale(0.5).alpha(0.3);
            scene.gone(Id::Card(*card), if seat == view.viewed { to } else { away });
        }
        if seat != view.viewed {
            for card in &player.case_file.destroy_evidence {
                scene.gone(Id::Card(*card), away);
            }
        }
        for card in &player.game_end {
            scene.gone(Id::GameEnd(*card), away);
        }
    }
}
