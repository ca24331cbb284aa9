//! Between the trains: switches, mechanics and factories in their four places.

use bevy::prelude::*;

use crate::{
    drawing::{CREAM, Drawing, colour, rect, sized},
    pieces::{
        module::{arrows, at_least},
        size::MIDDLE,
        symbol_pictures::figure,
        symbols,
    },
    table::{
        names::Target,
        scene::{
            pieces::{Enter, Id, Leave, Piece, Pose, Scene, z},
            view::View,
        },
    },
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{Choice, Face, FrameSource, MIDDLE_PLACES, MiddlePlace, Module, TrainId};

/// Lays the middle places, their cards, and what they score per phase.
pub fn lay(view: &View, scene: &mut Scene) {
    if !view.layout.features.middle {
        return;
    }
    for place in 0..MIDDLE_PLACES as u8 {
        let rect = view.layout.board.middle(place);
        scene.target(Target::Middle(place), rect);
        slot(view, scene, place, rect);
        if let Some(middle) = view.me().middle.get(usize::from(place)) {
            card(view, scene, place, middle, rect);
        }
    }
    plate(view, scene);
}

fn slot(view: &View, scene: &mut Scene, place: u8, rect: Rect) {
    let target = Target::Middle(place);
    let scale = rect.width() / MIDDLE.x;
    let asked = matches!(view.answer(target), Some(Choice::PlaceMiddleCard { .. }));
    let mut slot = Drawing::default();
    if asked {
        slot.glow(sized(rect.size()));
    }
    slot.art(Art::new("middle/slot"), 0.0, 0.0, scale);
    let paint = colour(if asked { palette::LAMP } else { palette::DISABLED });
    slot.figure(place + 1, rect.width() / 2.0, rect.height() / 2.0, 17.0, paint);
    scene.add(Id::Own("middle", view.viewed, place), Piece::still(slot, rect.min, z::PRINT + 1.0));
    if asked && view.hovered == Some(target) {
        let mut frame = Drawing::default();
        frame.frame(sized(rect.size()), 2.6, palette::LAMP);
        scene.add(Id::Offer("middle", target), Piece::still(frame, rect.min, z::OFFER));
    }
}

fn card(view: &View, scene: &mut Scene, place: u8, middle: &MiddlePlace, rect: Rect) {
    let scale = rect.width() / MIDDLE.x;
    let target = Target::Middle(place);
    // Covered cards lie below and stick out a little; they no longer count.
    for (depth, covered) in middle.covered.iter().rev().take(2).enumerate() {
        let off = (depth + 1) as f32 * 3.0 * scale;
        let mut back = Drawing::of("middle/shadow");
        back.art(Art::new("middle/blank").tint(Color::srgb(0.72, 0.72, 0.72)), 0.0, 0.0, 1.0);
        let at = Rect::from_corners(rect.min + Vec2::new(off, -off), rect.max + Vec2::new(off, -off));
        let mut piece = Piece::moving(back, MIDDLE, at, z::PRINT + 2.0 - depth as f32 * 0.2, 300);
        (piece.enter, piece.leave) = (Enter::AtOnce, Leave::AtOnce);
        scene.add(Id::Card(*covered), piece);
    }
    let working = works(view, place);
    let mut face = Drawing::default();
    if working || view.lit(target) {
        face.glow(sized(MIDDLE));
    }
    face.put(&super::middle::face(view, place, middle, Lever::Apart), 0.0, 0.0, 1.0);
    if working || view.lit(target) && view.hovered == Some(target) {
        face.frame(sized(MIDDLE), 2.6 / scale, palette::LAMP);
    }
    let mut piece = Piece::moving(face, MIDDLE, rect, z::PRINT + 3.0, 450).flying(46.0);
    piece.side = u8::from(middle.face_down());
    piece.leave = Leave::AtOnce;
    if view.resolving() && !working {
        piece.pose.light = 0.74;
    }
    let light = piece.pose.light;
    scene.add(Id::Card(middle.card), piece);
    lever(view, scene, place, middle, (rect, light));
    ticks(view, scene, place, middle, rect);
}

/// Whether the lever of a switch is part of its picture, or a piece that turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lever {
    Painted,
    Apart,
}

/// The lever of a switch: it leans towards the train for which it scores.
fn lever(view: &View, scene: &mut Scene, place: u8, middle: &MiddlePlace, (rect, light): (Rect, f32)) {
    let met = |train| switch(view, place, middle, train).map(|(_, met)| met);
    let [upper, lower] = TrainId::BOTH.map(met);
    if middle.face_down() || (upper, lower) == (None, None) {
        return;
    }
    let lean = |met: Option<bool>, turn: f32| if met == Some(true) { turn } else { 0.0 };
    let scale = rect.width() / MIDDLE.x;
    let pose = Pose {
        turn: lean(upper, -0.55) + lean(lower, 0.55),
        light,
        ..Pose::at(rect.min + LEVER * scale, z::PRINT + 3.6).scale(scale)
    };
    let piece = Piece { pose, millis: 380, ..Piece::still(Drawing::of("switch/lever"), pose.at, pose.z) };
    // The card lies there first.
    let piece = Piece { enter: Enter::Fade, wait: 300, ..piece };
    scene.add(Id::Own("lever", view.viewed, place), piece);
}

/// The point of a switch around which its lever turns.
const LEVER: Vec2 = Vec2::new(96.0, 43.33);

/// Whether a factory is at work here.
fn works(view: &View, place: u8) -> bool {
    let frame = view.game.state().running_frame().filter(|_| view.resolving());
    frame.is_some_and(|frame| frame.source == FrameSource::Factory(place))
}

/// A middle card as it lies between the trains, 192 × 62.
pub fn face(view: &View, place: u8, middle: &MiddlePlace, lever: Lever) -> Drawing {
    let mut drawing = Drawing::of("middle/shadow");
    if middle.face_down() {
        drawing.art(Art::new("middle/blank").tint(Color::srgb(0.78, 0.78, 0.78)), 0.0, 0.0, 1.0);
        drawing.centred("icon/mechanic", 96.0, 31.0, 1.2);
        return drawing;
    }
    match &view.catalogue.card(middle.card).face {
        Face::Switch { value, upper_points, lower_points } => {
            let switch = arrows("middle/switch", *upper_points, *lower_points);
            let apart = lever == Lever::Apart;
            drawing.picture(if apart { format!("{switch}/no-lever") } else { switch }, 0.0, 0.0);
            for (points, x, y) in [(*upper_points, 12.0, 27.1), (*lower_points, 116.0, 35.1)] {
                if points > 0 {
                    at_least(&mut drawing, *value, x + 17.0, y, 0.95);
                    drawing.figure(points, x + 51.0, y, 17.0, CREAM);
                }
            }
        }
        Face::Mechanic { value, bonus } => {
            drawing.picture("middle/mechanic", 0.0, 0.0);
            at_least(&mut drawing, *value, 47.0, 31.0, 1.08);
            // It was paid when the card was taken: figures no longer matter.
            let mut taken = Drawing::default();
            let plain: Vec<_> = bonus.iter().copied().filter(|symbol| figure(*symbol).is_none()).collect();
            symbols::frame(&mut taken, &plain, 170.0, 31.0, Vec2::new(28.0, 40.0), 0.9);
            drawing.put(&taken.tinted(Color::srgba(1.0, 1.0, 1.0, 0.5)), 0.0, 0.0, 1.0);
        }
        Face::Factory => {
            drawing.picture("middle/factory", 0.0, 0.0);
            let limit = view.queries().factory_limit(view.viewed, place);
            let name = limit.map_or("icon/car-any".to_owned(), |limit| format!("cond/exact/{limit}"));
            drawing.centred(name, 55.0, 31.9, 1.06);
            let upgrades = if limit.is_some() { place + 1 } else { 0 };
            drawing.figure(upgrades, 158.0, 19.0, 18.0, colour(palette::INK));
        }
        _ => {
            drawing.picture("middle/blank", 0.0, 0.0);
        }
    }
    drawing
}

/// What a switch in this place scores per phase for a train, as shown; `None` where it has no arrow.
pub fn switch(view: &View, place: u8, middle: &MiddlePlace, train: TrainId) -> Option<(u8, bool)> {
    let Face::Switch { value, upper_points, lower_points } = view.catalogue.card(middle.card).face else { return None };
    let left = usize::from(place) * 2;
    let (points, card) = match train {
        TrainId::Upper => (upper_points, left),
        TrainId::Lower => (lower_points, left + 1),
    };
    let cards = view.me().train(train);
    let met = cards.reached(card) && cards.car_at(card).is_some_and(|car| car.value >= value);
    (points > 0).then_some((points, met))
}

/// Green ticks: the arrow of a switch scores, a mechanic is done with a train.
fn ticks(view: &View, scene: &mut Scene, place: u8, middle: &MiddlePlace, rect: Rect) {
    let scale = rect.width() / MIDDLE.x;
    let mechanic = matches!(view.catalogue.card(middle.card).face, Face::Mechanic { .. });
    for train in TrainId::BOTH {
        let done = match switch(view, place, middle, train) {
            Some((_, met)) => met,
            // A card that lies face down has no arrows.
            None => mechanic && middle.done[train as usize] && !middle.face_down(),
        };
        if !done {
            continue;
        }
        let at = match (train, mechanic) {
            (TrainId::Upper, true) => Vec2::new(145.0, 2.0),
            (TrainId::Lower, true) => Vec2::new(145.0, 60.0),
            (TrainId::Upper, false) => Vec2::new(80.0, 9.0),
            (TrainId::Lower, false) => Vec2::new(184.0, 53.0),
        };
        let mut tick = Drawing::default();
        tick.centred("tick", 8.0, 8.0, 1.0);
        let at = Rect::from_center_size(rect.min + at * scale, Vec2::splat(16.0) * 1.06);
        let mut piece = Piece::moving(tick, Vec2::splat(16.0), at, z::PRINT + 4.0, 260);
        piece.enter = Enter::From(piece.pose.scale(2.6).alpha(0.0));
        // With the card that turns over, or with the car that is no longer worth enough.
        piece.leave = Leave::AtOnce;
        scene.add(Id::Tick(view.viewed, place, train), piece);
    }
}

/// The plate at the right: what the switches score per phase.
fn plate(view: &View, scene: &mut Scene) {
    let zone = view.layout.board.middle_plate.filter(|_| view.game.setup().modules.contains(&Module::E));
    let Some(zone) = zone else { return };
    let middle = (0..).zip(&view.me().middle);
    let of_switches = middle.flat_map(|(place, middle)| {
        TrainId::BOTH.into_iter().filter_map(move |train| switch(view, place, middle, train))
    });
    let switches: u8 = of_switches.filter(|(_, met)| *met).map(|(points, _)| points).sum();
    let mut plate = Drawing::default();
    plate.small_panel(sized(zone.size()));
    let middle = zone.height() / 2.0;
    let words = zone.width() > 170.0;
    // Together in the middle.
    let x = (zone.width() - if words { 146.0 } else { 66.0 }) / 2.0;
    plate.centred("icon/switch/night", x + 14.0, middle, 0.8);
    plate.slice("chip/ready", 8.0, rect(x + 30.0, middle - 11.0, 36.0, 22.0));
    plate.figure(switches, x + 48.0, middle, 18.0, colour(palette::LAMP));
    if words {
        let (about, room) = (view.texts.get("table-each-phase"), zone.width() - x - 80.0);
        plate.fit(about, x + 74.0, middle + 5.0, 15.5, palette::STEAM, Align::Left, Typeface::Text, room);
    }
    scene.add(Id::Own("middle-plate", view.viewed, 0), Piece::still(plate, zone.min, z::PRINT));
}
