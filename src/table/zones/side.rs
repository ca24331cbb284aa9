//! Beside the trains: the purse and the mail cars that are left.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, sized},
    layout::Grid,
    pieces::{
        car, purse,
        size::CAR,
        symbols,
        symbols::LEAST_FIGURE,
        train_card::{self, Detail, Light, Room},
    },
    table::{
        input::choosing::Selection,
        names::Target,
        scene::{
            pieces::{Enter, Id, Leave, Piece, Pose, Scene, z},
            view::View,
        },
    },
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{
    TrainId,
    model::{purse::Purse, train::TrainCard},
};

/// The type of the heading of a panel.
const HEADING: f32 = 19.0;

/// A panel with its heading and, at the right, a count.
pub fn panel(view: &View, zone: Rect, key: &str, count: Option<u8>) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.panel(sized(zone.size()));
    heading(view, &mut drawing, key, zone.width() - if count.is_some() { 56.0 } else { 28.0 });
    if let Some(count) = count {
        drawing.bold(count.to_string(), zone.width() - 14.0, 27.5, 21.0, palette::PAPER, Align::Right);
    }
    drawing
}

fn heading(view: &View, drawing: &mut Drawing, key: &str, room: f32) {
    drawing.fit(view.texts.get(key), 14.0, 27.0, HEADING, palette::LAMP, Align::Left, Typeface::Bold, room);
}

/// Lays the purse.
pub fn coins(view: &View, scene: &mut Scene) {
    let (places, purse) = (&view.layout.board.purse, view.me().purse);
    let zone = places.panel;
    let mut ground = Drawing::default();
    ground.panel(sized(zone.size()));
    heading(view, &mut ground, "table-coins", places.total - 26.0);
    ground.bold(purse.total().to_string(), places.total, 27.5, 21.0, colour(palette::PAPER), Align::Centre);
    what_coins_buy(&mut ground, places.buys);
    for (column, spaces) in (0..3u8).zip(Purse::SPACES) {
        for space in 0..spaces {
            let at = places.coin(column, space) - zone.min;
            ground.centred("coin/space", at.x, at.y, 0.92);
        }
        let plate = places.plate(column);
        let plate = Rect::from_corners(plate.min - zone.min, plate.max - zone.min);
        let have = purse.columns()[usize::from(column)] > 0;
        let pale = if have { Color::WHITE } else { Color::srgb(0.66, 0.66, 0.66) };
        ground.art(
            Art::new("panel/paper").slice(10.0, plate.width(), plate.height()).tint(pale),
            plate.min.x,
            plate.min.y,
            1.0,
        );
        let (what, middle) = (purse::what_it_buys(column).tinted(pale), plate.center());
        ground.put(&what, middle.x, middle.y, [1.06, 1.0, 0.92][usize::from(column)]);
    }
    scene.add(Id::Own("coins", view.viewed, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
    for column in 0..3u8 {
        let (target, plate) = (Target::Coins(column), places.plate(column));
        let top = places.coin(column, Purse::SPACES[usize::from(column)] - 1).y - 12.0;
        scene.target(target, Rect { min: Vec2::new(plate.min.x, top), ..plate });
        let lit = view.lit(target);
        let picked = view.selection == Selection::Coin(column);
        let hot = lit && view.hovered == Some(target);
        if picked || hot {
            let mut under = Drawing::default();
            under.glow(sized(plate.size()));
            scene.add(Id::Offer("coin-glow", target), Piece::still(under, plate.min, z::FRAME + 0.5));
        }
        let count = purse.columns()[usize::from(column)];
        for nth in 0..count {
            // The uppermost coin is the one that would be spent.
            let top = nth + 1 == count;
            coin(view, scene, column, nth, top && lit, top && (picked || hot));
        }
    }
}

fn what_coins_buy(drawing: &mut Drawing, [at, next]: [Vec2; 2]) {
    drawing.centred("coin", at.x, at.y, 0.8);
    drawing.centred("arrow/steam", at.x + 16.0, at.y, 0.66);
    symbols::seal(drawing, "seal", 1, at.x + 34.0, at.y, 11.5);
    drawing.bold("4", next.x, next.y + 7.0, 19.0, colour(palette::PAPER), Align::Centre);
    drawing.centred("coin", next.x + 14.0, next.y, 0.8);
    drawing.centred("arrow/steam", next.x + 28.0, next.y, 0.66);
    drawing.centred("wide/game-end-card", next.x + 42.0, next.y, 0.3);
}

/// How many milliseconds a coin flies.
const COIN_FLIES_MILLIS: u64 = 320;

/// How many milliseconds the `nth` coin of a column waits, so that they come one after the other.
fn coin_waits(nth: u8) -> u64 {
    45 * u64::from(nth % 4)
}

/// After how many milliseconds the `nth` coin of a column has come to lie there.
pub fn coin_lands_after(nth: u8) -> u64 {
    coin_waits(nth) + COIN_FLIES_MILLIS
}

fn coin(view: &View, scene: &mut Scene, column: u8, nth: u8, lit: bool, hot: bool) {
    let places = &view.layout.board.purse;
    let at = places.coin(column, nth);
    let mut drawing = Drawing::default();
    if lit {
        drawing.scaled("glow/round", 10.0, 10.0, 0.5);
    }
    drawing.picture("coin", 0.0, 0.0);
    let size = Vec2::splat(20.0);
    let rect = Rect::from_center_size(at, size * places.coin_scale);
    // Coins overlap upwards: the higher one lies on top.
    let mut piece = Piece::moving(drawing, size, rect, z::PIECE + f32::from(nth) * 0.1, COIN_FLIES_MILLIS).flying(60.0);
    if hot {
        piece.pose.scale *= 1.15;
    }
    let from = view.origin.unwrap_or(at - Vec2::new(0.0, 80.0));
    piece.enter = Enter::From(Pose { at: from, ..piece.pose.alpha(0.4) });
    piece.wait = coin_waits(nth);
    piece.leave = Leave::To(Pose::at(at - Vec2::new(0.0, 46.0), z::LIFTED).alpha(0.0).scale(1.2));
    scene.add(Id::Coin(view.viewed, column, nth), piece);
}

/// How much larger than in a train they are at most.
const LARGEST: f32 = 0.95;

/// The least scale of mail cars beside the trains: smaller, their bonuses are on tickets.
const LEAST: f32 = 0.6;
/// How wide a ticket is at least where there is room for two rows, and how high at most.
const TICKET: Vec2 = Vec2::new(44.0, 40.0);

/// Whether the panel is too low for a heading.
fn is_low(zone: Rect) -> bool {
    zone.height() < 66.0
}

/// Whether there is room for the places of those that are in the trains.
fn is_roomy(zone: Rect) -> bool {
    zone.height() > 110.0
}

/// Where mail cars are in their panel.
#[derive(Debug)]
struct MailCarPlaces {
    all: Vec<Rect>,
    /// As tickets with their bonuses.
    tickets: bool,
}

/// Where this many mail cars are in their panel: in a row, or in two if they are larger then.
fn places(zone: Rect, count: usize) -> MailCarPlaces {
    let top = zone.min.y + if is_low(zone) { 5.0 } else { 34.0 };
    let room = Rect::new(zone.min.x + 6.0, top, zone.max.x - 6.0, zone.max.y - 5.0);
    let scale = |columns: usize, rows: usize| {
        let whole = CAR * Vec2::new(columns as f32, rows as f32);
        (room.size() / whole).min_element().min(LARGEST)
    };
    let (all, half) = (count.max(1), count.div_ceil(2).max(1));
    let (columns, rows) = if scale(half, 2) > scale(all, 1) { (half, 2) } else { (all, 1) };
    let scale = scale(columns, rows);
    let tickets = scale < LEAST && room.width() * (room.height() / TICKET.y).floor().max(1.0) >= all as f32 * TICKET.x;
    let grid = if tickets {
        let in_two = room.width() / (all as f32) < TICKET.x && room.height() > TICKET.y;
        let (columns, rows) = if in_two { (half, 2) } else { (all, 1) };
        let cell = room.size() / Vec2::new(columns as f32, rows as f32);
        let gap = Vec2::splat(2.0);
        Grid::centred(room.center(), (cell - gap).min(TICKET * Vec2::new(1.6, 1.0)), gap, columns as u8, rows as u8)
    } else {
        // They stand apart as far as there is room, but as a group.
        let (size, grid) = (CAR * scale, Vec2::new(columns as f32, rows as f32));
        let cell = (room.size() / grid).min(size * 1.5);
        Grid::centred(room.center(), size, cell - size, columns as u8, rows as u8)
    };
    MailCarPlaces { all: (0..count as u8).map(|nth| grid.nth(nth)).collect(), tickets }
}

/// Lays the mail cars that are left.
pub fn mail_cars(view: &View, scene: &mut Scene) {
    let (zone, left) = (view.layout.board.mail_cars, &view.me().mail_cars);
    let mut ground = if is_low(zone) {
        Drawing::default().small_panel(sized(zone.size())).into()
    } else {
        let fits = |key: &str| Typeface::Bold.width(&view.texts.get(key), HEADING) < zone.width() - 56.0;
        let key = if fits("table-mail-cars") { "table-mail-cars" } else { "table-mail-cars-short" };
        panel(view, zone, key, (zone.width() > 150.0).then_some(left.len() as u8))
    };
    // In a roomy panel each has a place of its own, which tells later to which train it went.
    let all: Vec<u8> = (0..).take(view.catalogue.boards().mail_cars.len()).collect();
    let shown = if is_roomy(zone) { all.as_slice() } else { left.as_slice() };
    let MailCarPlaces { all: places, tickets } = places(zone, shown.len());
    for (mail_car, at) in shown.iter().zip(&places).filter(|(mail_car, _)| !left.contains(mail_car)) {
        gone(view, &mut ground, *mail_car, Rect::from_corners(at.min - zone.min, at.max - zone.min));
    }
    scene.add(Id::Own("mail", view.viewed, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
    let both = view.me().trains.iter().all(|train| train.mail_car().is_some());
    for (mail_car, at) in shown.iter().zip(places).filter(|(mail_car, _)| left.contains(mail_car)) {
        let target = Target::MailCar(*mail_car);
        scene.target(target, at);
        let (lit, hot) = (view.lit(target), view.hovered == Some(target));
        let mut drawing = Drawing::default();
        let size = if tickets { at.size() } else { CAR };
        if tickets {
            if lit {
                drawing.glow(sized(size));
            }
            let frame = &view.catalogue.boards().mail_cars[usize::from(*mail_car)];
            drawing.put(&car::mail_ticket(frame, size), 0.0, 0.0, 1.0);
        } else {
            if lit {
                drawing.picture("glow/car", 0.0, 0.0);
            }
            let room = Room { scale: at.width() / CAR.x, above: f32::INFINITY, covered: 0.0 };
            let face = train_card::draw(view.catalogue, &TrainCard::MailCar(*mail_car), Light::Lit, Detail::Full(room));
            drawing.put(&face, 0.0, 0.0, 1.0);
            if lit {
                drawing.picture("dash/car", 0.0, 0.0);
            }
        }
        let mut piece = Piece::moving(drawing, size, at, z::PIECE, 420).flying(60.0);
        (piece.enter, piece.leave) = (Enter::AtOnce, Leave::AtOnce);
        if lit && hot {
            piece.pose.scale *= 1.08;
            piece.pose.z = z::LIFTED;
        }
        if both {
            piece.pose.light = 0.6;
        }
        scene.add(Id::MailCar(view.viewed, *mail_car), piece);
    }
}

/// The empty place of a mail car, with the train in which it is.
fn gone(view: &View, ground: &mut Drawing, mail_car: u8, at: Rect) {
    let scale = at.width() / CAR.x;
    ground.art(Art::new("slot/car").tint(Color::srgba(1.0, 1.0, 1.0, 0.7)), at.min.x, at.min.y, scale);
    let is_in = |train: &TrainId| view.me().train(*train).mail_car().is_some_and(|(_, own)| own == mail_car);
    if let Some(train) = TrainId::BOTH.into_iter().find(is_in) {
        let name = view.texts.get(if train == TrainId::Upper { "side-upper" } else { "side-lower" });
        let size = (18.0 * scale).max(LEAST_FIGURE);
        let baseline = at.min.y + 40.0 * scale + size * 0.3;
        ground.words(name, at.center().x, baseline, size, colour(palette::MUTED), Align::Centre);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        table::layout::{BoardFeatures, PhoneView, TableLayout},
        ui::viewport::Shape,
    };

    #[test]
    fn mail_cars_stand_apart_in_their_panel_below_the_heading() {
        for bits in 0..32u8 {
            let has = |bit: u8| bits & bit > 0;
            let features =
                BoardFeatures { middle: has(1), contracts: has(2), evidence: has(4), crowded: has(8), orders: false };
            let shape = if has(16) { Shape::Tall } else { Shape::Wide };
            let zone = TableLayout::of(shape, 2, features, PhoneView::default()).board.mail_cars;
            let head = if is_low(zone) { 4.0 } else { 32.0 };
            let room = Rect::new(zone.min.x, zone.min.y + head, zone.max.x, zone.max.y - 4.0);
            for count in 1..=4 {
                let MailCarPlaces { all: places, .. } = places(zone, count);
                for (nth, at) in places.iter().enumerate() {
                    assert!(room.contains(at.min) && room.contains(at.max), "{zone:?}, {count}: {at:?}");
                    let over = |other: &Rect| at.intersect(*other).size().min_element() > 0.01;
                    assert!(!places[nth + 1..].iter().any(over), "{zone:?}, {count}: {at:?}");
                }
            }
        }
    }
}
