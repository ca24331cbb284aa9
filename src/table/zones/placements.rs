//! Where things can go in the trains in front: plates on the cars that are lit, with what a click there would bring, and
//! ghosts of the cars to come.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, sized},
    pieces::{
        car, card,
        size::CAR,
        symbols,
        train_card::{self, Detail, Light},
    },
    table::{
        input::choosing::{self, Click, Selection},
        names::Target,
        scene::{
            pieces::{Id, Piece, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{
    Act, CarValue, CardId, Choice, Purchase, TrainId,
    model::train::{Car, FULL_TRAIN, TrainCard},
};

/// The plate that takes the place of a car's value, on a car of full size.
const PLATE: Vec2 = Vec2::new(88.0, 40.0);
/// What is gained, below it.
const GAIN: Vec2 = Vec2::new(52.0, 26.0);
/// How far below the top of a car the middle of its value is.
const VALUE: f32 = 43.0;

/// What a click on a card of a train would do, or what the thing pointed at would do to it.
pub fn on_car(view: &View, scene: &mut Scene, train: TrainId, place: u8, of_train: &TrainCard) {
    let target = Target::TrainCard(train, place);
    let answer = view.answer(target);
    let upgraded = match (answer.and_then(act), of_train) {
        (Some(Act::Upgrade { .. }), TrainCard::Car(car)) => car.value.next().map(|next| (car.value, next)),
        _ => view.preview.car(train, place),
    };
    let on_plate = match (upgraded, answer) {
        (Some((from, to)), _) => Some(step(from, to)),
        (None, Some(choice)) => guest(view, target, choice),
        _ => None,
    };
    if let Some(contents) = on_plate {
        plate(view, scene, target, train, place, &contents);
        // An order has its points on the plate.
        if upgraded.is_some() {
            gain(view, scene, target, train, place);
        }
    } else if is_walk(view, target) && view.preview.gain(target) > Some(0) {
        gain(view, scene, target, train, place);
    }
}

/// Whether a click on a card of a train leads the conductor there.
pub fn is_walk(view: &View, target: Target) -> bool {
    view.answer(target).is_some_and(|choice| choosing::steps(choice).is_some())
}

/// The act that a choice does for a symbol or a coin, if it does one.
fn act(choice: Choice) -> Option<Act> {
    match choice {
        Choice::Resolve { act, .. } | Choice::Spend { on: Purchase::Act(act), .. } => Some(act),
        _ => None,
    }
}

/// A panel with notched corners and a line around it.
fn notched(size: Vec2, ground: Color, edge: Color) -> Drawing {
    let mut panel = Drawing::default();
    let all = sized(size);
    for (inset, paint) in [(0.0, edge), (2.0, ground)] {
        let all = all.inflate(-inset);
        let corner = 5.0 - inset / 2.0;
        panel.fill(Rect { min: all.min + Vec2::new(corner, 0.0), max: all.max - Vec2::new(corner, 0.0) }, paint);
        panel.fill(Rect { min: all.min + Vec2::new(0.0, corner), max: all.max - Vec2::new(0.0, corner) }, paint);
    }
    panel
}

fn is_hot(view: &View, target: Target) -> bool {
    view.hovered == Some(target)
}

/// Adds something that lies on a car, at this height of a car of full size.
fn lay_on_car(
    view: &View,
    scene: &mut Scene,
    (name, target): (&'static str, Target),
    (train, place): (TrainId, u8),
    (drawing, size): (Drawing, Vec2),
    height: f32,
) {
    let (slot, scale) = (view.layout.board.trains.slot(train, place), view.layout.board.trains.scale);
    let lifted = if is_hot(view, target) { 2.0 } else { 0.0 };
    let at = Vec2::new(slot.center().x, slot.min.y + height * scale - lifted);
    // A little larger than the car is scaled, so that it can be read on a small one, but never over the next one.
    let own = scale.max(0.88).min(scale * 1.3).min((slot.width() - 2.0) / size.x);
    let piece = Piece::moving(drawing, size, Rect::from_center_size(at, size * own), z::OFFER, 120);
    scene.add(Id::Offer(name, target), piece);
}

fn plate(view: &View, scene: &mut Scene, target: Target, train: TrainId, place: u8, contents: &Drawing) {
    let hot = is_hot(view, target);
    let ground = if hot { Color::srgb_u8(0x24, 0x52, 0x8C) } else { colour(palette::NIGHT) };
    let mut drawing = notched(PLATE, ground, colour(palette::LAMP));
    drawing.put(contents, 0.0, 0.0, 1.0);
    lay_on_car(view, scene, ("chip", target), (train, place), (drawing, PLATE), VALUE);
}

/// "2 → 4", for a plate.
fn step(from: CarValue, to: CarValue) -> Drawing {
    let mut words = Drawing::default();
    let middle = PLATE / 2.0;
    let off = if to == CarValue::V12 { 25.0 } else { 23.0 };
    words.figure(from, middle.x - off, middle.y, 27.0, colour(palette::PAPER));
    words.centred("arrow/lamp", middle.x - 1.0, middle.y, 0.9);
    words.figure(to, middle.x + off, middle.y, 27.0, colour(palette::LAMP));
    words
}

/// What a place adds to the next scoring phase: points in green, or that they come later.
fn gain(view: &View, scene: &mut Scene, target: Target, train: TrainId, place: u8) {
    let Some(points) = view.preview.gain(target) else { return };
    let middle = GAIN / 2.0;
    let drawing = if points > 0 {
        let mut drawing = notched(GAIN, Color::srgb_u8(0x1E, 0x5A, 0x44), colour(palette::READY));
        drawing.figure(format!("+{points}"), middle.x, middle.y, 22.0, Color::WHITE);
        drawing
    } else {
        let mut drawing = notched(GAIN, Color::srgb_u8(0x2B, 0x3D, 0x57), colour(palette::MUTED));
        let later = view.texts.get("table-later");
        drawing.fit(later, middle.x, middle.y + 6.0, 17.0, palette::STEAM, Align::Centre, Typeface::Bold, GAIN.x - 6.0);
        drawing
    };
    lay_on_car(view, scene, ("gain", target), (train, place), (drawing, GAIN), VALUE + 33.0);
}

/// What a guest or an order would bring to a car, for its plate.
fn guest(view: &View, target: Target, choice: Choice) -> Option<Drawing> {
    let (left, right, high) = (PLATE.x * 0.29, PLATE.x * 0.7, PLATE.y / 2.0);
    let mut chip = Drawing::default();
    let boards = match (choice, target) {
        // A card with one way only goes there when it is carried out.
        (Choice::CarryOut(_), Target::TrainCard(TrainId::Upper, _)) => Choice::PlacePassenger,
        (Choice::CarryOut(_), Target::TrainCard(TrainId::Lower, _)) => Choice::PlaceLuggage,
        _ => choice,
    };
    let icon = match boards {
        Choice::SeatCelebrity(_) => {
            card::double(&mut chip, right, high, 18.0);
            "icon/celebrity/night".to_owned()
        }
        Choice::PlacePassenger => {
            let seated = view.me().train(TrainId::Upper).guests_settled();
            let (coins, _) = view.queries().passenger_brings(card_of(view, target)?, seated);
            chip.centred("coin", right + 6.0, high, 0.95);
            chip.figure(coins, right - 12.0, high, 22.0, colour(palette::LAMP));
            "icon/passenger/night".to_owned()
        }
        Choice::PlaceLuggage => {
            let loaded = view.me().train(TrainId::Lower).guests_settled();
            let (points, _) = view.queries().luggage_brings(card_of(view, target)?, loaded);
            symbols::seal(&mut chip, "seal", points, right, high, 18.6);
            "icon/luggage/night".to_owned()
        }
        Choice::Spend { on: Purchase::Order { ready, .. }, .. } => {
            let tile = view.catalogue.order_tile(*view.board.order_tiles.get(usize::from(ready))?);
            symbols::seal(&mut chip, "seal", tile.points, right, high, 18.6);
            format!("icon/{}/night", tile.refreshment)
        }
        _ => return None,
    };
    chip.centred(icon, left, high, 0.9);
    Some(chip)
}

/// The card that a click would place: the one in hand, or the one that it would carry out.
fn card_of(view: &View, target: Target) -> Option<CardId> {
    match view.options.click(target) {
        Click::CarryOut(place, _) | Click::Choose(Choice::CarryOut(place)) => view.board.offer.card(place),
        _ => view.me().hand,
    }
}

/// A symbol, a coin or an order tile that is being dragged.
pub fn dragged(view: &View, scene: &mut Scene) {
    let Some((picked, at)) = view.drag.picked else { return };
    let mut drawing = Drawing::default();
    let frame = view.game.state().running_frame();
    match picked {
        Selection::Symbol(symbol) => {
            let Some(symbol) = frame.and_then(|frame| frame.symbols.get(usize::from(symbol))) else { return };
            drawing.put(&notched(PLATE, colour(palette::PAPER), colour(palette::LAMP)), 0.0, 0.0, 1.0);
            symbols::frame(&mut drawing, &[*symbol], PLATE.x / 2.0, PLATE.y / 2.0, PLATE - Vec2::splat(8.0), 1.0);
        }
        Selection::Coin(_) => {
            drawing.centred("coin", PLATE.x / 2.0, PLATE.y / 2.0, 1.6);
        }
        Selection::Order(ready) => {
            let Some(tile) = view.board.order_tiles.get(usize::from(ready)) else { return };
            drawing.put(&car::order(view.catalogue, *tile, true), PLATE.x / 2.0 - 15.5, 0.0, 1.0);
        }
        _ => return,
    }
    let piece = Piece::moving(drawing, PLATE, Rect::from_center_size(at, PLATE), z::LIFTED, 0);
    scene.add(Id::Own("dragged", view.viewed, 0), piece);
}

/// The first empty slot: where a click adds a car.
pub fn at_end(view: &View, scene: &mut Scene, train: TrainId) {
    let place = view.me().train(train).cards.len();
    if place >= FULL_TRAIN {
        return;
    }
    let (target, slot) = (Target::TrainEnd(train), view.layout.board.trains.slot(train, place as u8));
    scene.target(target, slot);
    let lit = matches!(view.act(target), Some(Act::AddCar(_)));
    let empty = TrainCard::Car(Car { value: CarValue::V0, guest: None, order: None });
    let added = view.preview.added[train as usize].or(lit.then_some(empty));
    let Some(added) = added else { return };
    let mut drawing = Drawing::default();
    if lit {
        car::glow(&mut drawing);
    }
    let ghost = train_card::draw(view.catalogue, &added, Light::Dark, Detail::FULL);
    drawing.put(&ghost.tinted(Color::srgba(1.0, 1.0, 1.0, 0.55)), 0.0, 0.0, 1.0);
    drawing.picture("dash/car", 0.0, 0.0);
    let mut piece = Piece::moving(drawing, CAR, slot, z::GLOW, 150);
    if is_hot(view, target) {
        piece.pose = piece.pose.moved(0.0, -2.0);
    }
    scene.add(Id::Offer("end", target), piece);
    let next = place as u8 + 1;
    if view.preview.mail_cars[train as usize] && usize::from(next) < FULL_TRAIN {
        // Which one comes is asked then.
        let mut mail_car = Drawing::default();
        mail_car.picture("glow/car", 0.0, 0.0).picture("mail/closed", 0.0, 0.0).picture("dash/car", 0.0, 0.0);
        let slot = view.layout.board.trains.slot(train, next);
        scene.add(Id::Offer("mail", target), Piece::moving(mail_car, CAR, slot, z::GLOW, 150));
    }
    // What else comes, such as a mail car, is told by its picture.
    if let TrainCard::Car(car) = added {
        let mut contents = Drawing::default();
        contents.centred("ui/plus", PLATE.x * 0.32, PLATE.y / 2.0, 0.8);
        contents.figure(car.value, PLATE.x * 0.64, PLATE.y / 2.0, 27.0, colour(palette::LAMP));
        plate(view, scene, target, train, place as u8, &contents);
    }
}
