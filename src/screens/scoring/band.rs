//! The train that is counted: the lamp glides from car to car, windows light, seals pop, flaps count.

use bevy_egui::egui::{self, Color32};

use super::{ScoringScene, progress::Counted};
use crate::{
    rules::{
        Face, Seat, TrainId,
        model::train::{Guest, TrainCard},
    },
    ui::{
        canvas::{Canvas, figure_face},
        labels::Align,
        symbols::mail_car_picture,
        theme::{bold, display, palette, text},
    },
};

/// Top of the band and height of its rail on the stage.
const TOP: f32 = 132.0;
const RAIL: f32 = 458.0;
/// Where the first car begins.
const LEFT: f32 = 46.0;

/// Figures on seals and flaps.
const WHITE: Color32 = Color32::from_rgb(0xFF, 0xF6, 0xE2);

/// How the train stands in the band.
#[derive(Clone, Copy)]
struct Ruler {
    k: f32,
    /// Scale of what hangs over the cars: they may stand closer than the seals are wide.
    s: f32,
}

impl Ruler {
    fn new(tall: bool, cards: usize) -> Self {
        let (most, room) = if tall { (1.2, 980.0) } else { (1.55, 1240.0) };
        let k = (room / (98.0 * cards as f32)).min(most);
        Self { k, s: (98.0 * k / 124.0).min(1.0) }
    }

    /// The middle of a card.
    fn x(self, place: f32) -> f32 {
        LEFT + (place * 98.0 + 49.0) * self.k
    }

    fn left(self, place: f32) -> f32 {
        LEFT + place * 98.0 * self.k
    }

    fn top(self) -> f32 {
        RAIL - 78.0 * self.k
    }
}

/// Where the lamp is.
#[derive(Clone, Copy)]
struct Lamp {
    /// In places of the train.
    place: f32,
    /// Whether it has stopped at the last counted card.
    there: bool,
    /// How far the seal has popped out, 0 to 1 and a little over on the way.
    pop: f32,
}

impl Lamp {
    fn of(scene: ScoringScene) -> Option<Self> {
        let counted = &scene.progress.counted;
        let now = f32::from(counted.last()?.place);
        let from = counted.len().checked_sub(2).map_or(now - 0.6, |before| f32::from(counted[before].place));
        let glide = scene.timing.span(250).as_secs_f32();
        let t = if glide > 0.0 { (scene.progress.since / glide).min(1.0) } else { 1.0 };
        let smooth = t * t * (3.0 - 2.0 * t);
        let popping = scene.timing.span(160).as_secs_f32();
        let p = if popping > 0.0 { ((scene.progress.since - glide) / popping).clamp(0.0, 1.0) } else { 1.0 };
        let pop = p * (1.0 + 0.6 * (1.0 - p));
        Some(Self { place: from + (now - from) * smooth, there: t >= 1.0, pop })
    }
}

/// Draws the band with the train and the counter.
pub fn draw(canvas: &Canvas, scene: ScoringScene) {
    let visible = canvas.visible();
    canvas.fill(visible.min.x, TOP - 14.0, visible.width(), 416.0, Color32::from_rgba_unmultiplied(6, 11, 20, 140));
    if visible.min.x < 0.0 {
        canvas.art("scoring/night-left", 0.0, TOP);
    }
    if visible.max.x > 1600.0 {
        canvas.art("scoring/night-right", 0.0, TOP);
    }
    canvas.art("scoring/night", 0.0, TOP);
    let Some(seat) = scene.progress.now else {
        title(canvas, scene, &canvas.words("scoring-ready"));
        return;
    };
    let Some(train) = scene.progress.train else {
        title(canvas, scene, &canvas.words_with("scoring-stations", [("name", scene.name(seat).to_owned().into())]));
        dark_train(canvas, scene, seat);
        return;
    };
    let cards = &scene.shown.board.player(seat).train(train).cards;
    let reached = usize::from(scene.shown.board.player(seat).train(train).conductor);
    let ruler = Ruler::new(scene.tall, cards.len());
    let Some(lamp) = Lamp::of(scene) else { return };
    let lit = scene.progress.counted.len() - usize::from(!lamp.there);
    canvas.scaled("scoring/cone", ruler.x(lamp.place), ruler.top() - 40.0, (ruler.k / 1.55).max(0.75));
    for (place, card) in cards.iter().enumerate() {
        stock(canvas, scene, ruler, place, *card, place < lit);
    }
    beyond(canvas, scene, ruler, lamp.place, reached, cards);
    for (place, card) in cards.iter().enumerate().take(reached) {
        let own = scene.progress.counted.get(place).copied();
        match own {
            Some(own) if place + 1 < scene.progress.counted.len() => counted(canvas, scene, ruler, own, *card),
            Some(own) if lamp.there => sum(canvas, scene, ruler, own, true),
            _ => waiting(canvas, scene, ruler, place, reached, *card),
        }
    }
    under_rail(canvas, ruler, lit, reached);
    lamp_itself(canvas, scene, ruler, lamp);
    counter(canvas, scene, train, lit);
}

/// Big words in the sky.
fn title(canvas: &Canvas, scene: ScoringScene, words: &str) {
    let middle = if scene.tall { 640.0 } else { 800.0 };
    canvas.text(middle, TOP + 100.0, words, display(38.0), palette::LAMP, Align::Centre);
}

/// The upper train waits in the dark while its owner uses the route.
fn dark_train(canvas: &Canvas, scene: ScoringScene, seat: Seat) {
    let train = scene.shown.board.player(seat).train(TrainId::Upper);
    let (cards, reached) = (&train.cards, usize::from(train.conductor));
    let ruler = Ruler::new(scene.tall, cards.len());
    for (place, card) in cards.iter().enumerate() {
        stock(canvas, scene, ruler, place, *card, false);
    }
    for (place, card) in cards.iter().enumerate().take(reached) {
        waiting(canvas, scene, ruler, place, reached, *card);
    }
    under_rail(canvas, ruler, 0, reached);
    beyond(canvas, scene, ruler, f32::NEG_INFINITY, reached, cards);
}

/// One card of the train in side view.
fn stock(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, place: usize, card: TrainCard, lit: bool) {
    let (x, y, k) = (ruler.left(place as f32), ruler.top(), ruler.k);
    let catalogue = scene.game.catalogue();
    let dark = if lit { "" } else { "/dark" };
    let mut guest = None;
    let name = match card {
        TrainCard::Car(car) => {
            guest = car.guest.map(Guest::card);
            let kind = match (guest, lit) {
                (Some(_), true) => "/guest",
                (Some(_), false) => "/guest-dark",
                (None, _) => dark,
            };
            format!("car/{}{kind}", car.value.points())
        }
        TrainCard::MailCar(number) => mail_car_picture(&catalogue.boards().mail_cars[usize::from(number)], lit),
        TrainCard::Locomotive(tile) => {
            format!("engine/{}{dark}", catalogue.boards().locomotive_tiles[usize::from(tile)].value)
        }
    };
    canvas.scaled(&name, x, y, k);
    if let Some(Face::Celebrity(key)) = guest.map(|card| &catalogue.card(card).face) {
        let bright = if lit { Color32::WHITE } else { Color32::from_gray(140) };
        canvas.tinted(&format!("celebrity/{key}/window"), x, y, k, bright);
    }
    if place > 0 {
        canvas.scaled("coupling", x, y, k);
    }
    if lit {
        canvas.scaled("floor-light", x, y, k);
    }
}

/// The height of the roof a conductor stands on, from the top of the card.
fn roof(card: TrainCard) -> f32 {
    match card {
        TrainCard::Car(car) => match car.value.points() {
            0 => 12.6,
            1 => 9.4,
            2 => 4.8,
            4 => 4.6,
            7 => 5.8,
            _ => 5.0,
        },
        _ => 9.6,
    }
}

/// Beyond the conductor nothing counts.
fn beyond(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, lamp: f32, reached: usize, cards: &[TrainCard]) {
    let Some((seat, last)) = scene.progress.now.zip(reached.checked_sub(1)) else { return };
    if reached < cards.len() {
        let edge = ruler.left(reached as f32);
        let end = canvas.visible().max.x;
        canvas.fill(edge, TOP + 7.0, end - edge, 374.0, Color32::from_rgba_unmultiplied(0x0B, 0x14, 0x22, 140));
        canvas.dashed((edge, TOP + 120.0), (edge, RAIL + 40.0), 1.4, palette::DISABLED);
        let words = canvas.words("scoring-not-reached");
        let middle = ruler.x(reached as f32);
        canvas.fit(middle, RAIL + 42.0, &words, text(16.0), palette::MUTED, Align::Centre, 96.0 * ruler.k);
    }
    let colour = scene.session.seat(seat).colour.key();
    let scale = ruler.k * 1.06;
    let feet = ruler.top() + roof(cards[last]) * ruler.k + 1.0;
    // The conductor steps aside for the lamp.
    let aside = 8.0 + 26.0 * (1.0 - (lamp - last as f32).abs()).clamp(0.0, 1.0);
    canvas.scaled(&format!("conductor/{colour}"), ruler.x(last as f32) + aside * ruler.k, feet, scale);
}

/// A car the lamp has left: its seal above, the sum below.
fn counted(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, own: Counted, card: TrainCard) {
    let (x, y, s) = (ruler.x(f32::from(own.place)), ruler.top() - 46.0, ruler.s);
    let points = own.points + own.extra;
    if matches!(card, TrainCard::Car(_) | TrainCard::Locomotive(_)) {
        let doubled = own.extra > 0;
        let at = if doubled { x + 30.0 * s } else { x };
        seal(canvas, at, y, points, 25.0 * s);
        if doubled {
            let plate = [x - 66.0 * s, y - 17.0 * s, 62.0 * s, 34.0 * s];
            canvas.plate(plate[0], plate[1], plate[2], plate[3], palette::NIGHT, palette::BRASS, 1.3);
            canvas.figure(x - 48.0 * s, y, &own.points.to_string(), 20.0 * s, palette::LAMP);
            canvas.scaled("times/lamp", x - 34.0 * s, y - 4.0 * s, 0.85 * s);
            canvas.figure(x - 15.0 * s, y, "2", 20.0 * s, palette::LAMP);
        }
    }
    sum(canvas, scene, ruler, own, false);
}

fn seal(canvas: &Canvas, x: f32, y: f32, points: u8, radius: f32) {
    let k = radius / 16.0;
    canvas.scaled(if points > 0 { "seal" } else { "seal/night" }, x - 16.0 * k, y - 16.0 * k, k);
    let size = radius * if points < 10 { 1.08 } else { 0.92 };
    canvas.figure(x, y, &points.to_string(), size, WHITE);
}

/// The sum up to a card, on its plate under the rail.
fn sum(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, own: Counted, now: bool) {
    let x = ruler.x(f32::from(own.place));
    let total = scene.progress.sum(usize::from(own.place) + 1);
    if now {
        canvas.slice("scoring/sum-now", [12.0; 4], x - 34.0, 479.0, 68.0, 34.0);
        canvas.figure(x, 496.0, &total.to_string(), 25.0, palette::LAMP);
    } else {
        canvas.slice("scoring/sum", [12.0; 4], x - 27.0, 481.0, 54.0, 30.0);
        canvas.figure(x, 496.0, &total.to_string(), 21.0, palette::PAPER);
        canvas.art("scoring/next", x + 32.0 * ruler.s, 490.0);
    }
}

/// A car still to be counted: what it will bring, in a dashed ring.
fn waiting(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, place: usize, reached: usize, card: TrainCard) {
    if matches!(card, TrainCard::MailCar(_)) {
        return;
    }
    let (own, extra) = scene.game.queries().card_points(&card);
    let points = own + extra;
    // Beside the conductor on the last card.
    let aside = if place + 1 == reached { 32.0 * ruler.k } else { 0.0 };
    let (x, y) = (ruler.x(place as f32) + aside, ruler.top() - 42.0);
    canvas.art("scoring/wait", x, y);
    canvas.text(x, y + 6.0, &points.to_string(), bold(17.0), palette::MUTED, Align::Centre);
}

/// Lamplight under the rail as far as it is counted, grey as far as the conductor is.
fn under_rail(canvas: &Canvas, ruler: Ruler, lit: usize, reached: usize) {
    let (from, upto, end) = (ruler.left(0.0), ruler.left(lit as f32), ruler.left(reached as f32));
    canvas.fill(from, RAIL + 13.0, upto - from, 4.0, palette::LAMP);
    canvas.fill(upto, RAIL + 13.0, end - upto, 4.0, Color32::from_rgb(0x5E, 0x6F, 0x86));
}

fn lamp_itself(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, lamp: Lamp) {
    let (x, y) = (ruler.x(lamp.place), ruler.top() - 40.0);
    let Some(own) = scene.progress.counted.last() else { return };
    let points = own.points + own.extra;
    canvas.art("scoring/lamp", x, y);
    if points > 0 && lamp.there {
        canvas.scaled("scoring/burst", x, y - 52.0, lamp.pop);
        seal(canvas, x, y - 52.0, points, 36.0 * lamp.pop);
    }
    canvas.scaled("scoring/lantern", x, y, 1.15);
}

/// The running sum on split flaps, the score before and so far, and what comes next.
fn counter(canvas: &Canvas, scene: ScoringScene, train: TrainId, lit: usize) {
    let Some(seat) = scene.progress.now else { return };
    let (w, flap) = if scene.tall { (206.0, 0.78) } else { (262.0, 1.0) };
    let (x, y) = if scene.tall { (1050.0, 158.0) } else { (1310.0, 158.0) };
    canvas.slice("scoring/counter", [50.0, 60.0, 50.0, 20.0], x, y, w, 276.0);
    let key = if train == TrainId::Upper { "scoring-upper" } else { "scoring-lower" };
    canvas.fit(x + w / 2.0, y + 33.0, &canvas.words(key), display(22.0), palette::LAMP, Align::Centre, w - 60.0);
    let digits = format!("{:>2}", scene.progress.sum(lit));
    let flap = flap * (2.0 / digits.len() as f32).min(1.0);
    let first = x + w / 2.0 - 48.0 * flap * digits.len() as f32;
    for (place, digit) in digits.chars().enumerate() {
        let left = first + 96.0 * flap * place as f32 + 3.0 * flap;
        let top = y + 58.0 + (118.0 - 118.0 * flap) / 2.0;
        canvas.scaled("scoring/flap", left, top, flap);
        let at = (left + 45.0 * flap, top + 92.0 * flap);
        let face = figure_face(digits.trim(), 96.0 * flap);
        canvas.text(at.0, at.1, &digit.to_string(), face, WHITE, Align::Centre);
        canvas.scaled("scoring/flap-seam", left, top, flap);
    }
    scores(canvas, scene, seat, [x, y, w]);
    let next = match (train, scene.next_seat()) {
        (TrainId::Upper, _) if scene.shown.board.player(seat).train(TrainId::Lower).conductor > 0 => {
            canvas.words("scoring-next-lower")
        }
        (_, Some(next)) => canvas.words_with("scoring-next-seat", [("name", scene.name(next).to_owned().into())]),
        (_, None) if scene.progress.over => canvas.words("scoring-all"),
        (_, None) => canvas.words("scoring-last"),
    };
    canvas.fit(x + w / 2.0, y + 260.0, &next, text(16.0), palette::MUTED, Align::Centre, w - 24.0);
}

fn scores(canvas: &Canvas, scene: ScoringScene, seat: Seat, [x, y, w]: [f32; 3]) {
    let config = scene.session.seat(seat);
    let middle = y + 220.0;
    canvas.emblem(config.colour, x + 32.0, middle, 10.0);
    let board = &scene.shown.board;
    let now = board.player(seat).score().to_string();
    let right = x + w - 22.0;
    let font = figure_face(&now, 27.0);
    let wide = canvas.width(&now, font.clone());
    canvas.text(right, middle + 9.0, &now, font, palette::READY, Align::Right);
    let arrow = right - wide - 28.0;
    canvas.ui.painter().add(egui::Shape::convex_polygon(
        vec![
            canvas.at(arrow + 6.0, middle - 6.0),
            canvas.at(arrow + 16.0, middle),
            canvas.at(arrow + 6.0, middle + 6.0),
        ],
        palette::LAMP,
        egui::Stroke::NONE,
    ));
    canvas.fill(arrow, middle - 1.5, 8.0, 3.0, palette::LAMP);
    canvas.points(arrow - 34.0, middle, scene.progress.before(board, seat), 54.0, 32.0);
    let room = arrow - 66.0 - x - 50.0;
    if room > 24.0 {
        canvas.fit(x + 50.0, middle + 6.0, &config.name, text(19.0), palette::PAPER, Align::Left, room);
    }
}
