//! The train being counted: the lamp glides from car to car, windows light up, seals pop out, flaps count.

use bevy_egui::egui::Color32;

use super::{
    super::{
        counting::{self, WHITE},
        rolling_stock,
    },
    ScoringScene,
    progress::Counted,
};
use crate::{
    rules::{
        Seat, Source, TrainId,
        model::train::{Car, TrainCard},
    },
    table::{car_roof, refreshment_key},
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
    },
};

/// The top of the band and the height of its rail on the stage.
const TOP: f32 = 132.0;
const RAIL: f32 = 458.0;
/// Where the first car begins.
const LEFT: f32 = 46.0;

/// How the train stands in the band.
#[derive(Clone, Copy)]
struct Ruler {
    k: f32,
    /// The scale of what hangs over the cars, which may be closer together than the seals are wide.
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
        let counted = scene.progress.counted();
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
    let lamp = Lamp::of(scene).filter(|_| scene.progress.has_lamp());
    let all = scene.progress.counted().len();
    // The card the lamp is at, if there is one, is not lit until the lamp has stopped there.
    let lit = all - usize::from(lamp.is_some_and(|lamp| !lamp.there));
    let passed = all - usize::from(lamp.is_some());
    if let Some(lamp) = lamp {
        canvas.scaled("scoring/cone", ruler.x(lamp.place), ruler.top() - 40.0, (ruler.k / 1.55).max(0.75));
    }
    for (place, card) in cards.iter().enumerate() {
        stock(canvas, scene, ruler, place, *card, place < lit);
    }
    beyond(canvas, scene, ruler, lamp.map_or(f32::NEG_INFINITY, |lamp| lamp.place), reached, cards);
    for (place, card) in cards.iter().enumerate().take(reached) {
        match scene.progress.counted().get(place).copied() {
            Some(own) if place < passed => counted(canvas, scene, ruler, own, *card, place + 1 == reached),
            Some(own) if place < lit => sum(canvas, scene, ruler, own, true),
            _ => waiting(canvas, scene, ruler, place, reached, *card),
        }
    }
    under_rail(canvas, ruler, lit, reached);
    match lamp {
        Some(lamp) => lamp_itself(canvas, scene, ruler, lamp),
        None => beside(canvas, scene, ruler, cards, reached),
    }
    counter(canvas, scene, train, lit);
}

/// Large words in the sky.
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
    let at = (ruler.left(place as f32), ruler.top(), ruler.k);
    rolling_stock::card(canvas, scene.game.catalogue(), at, card, place > 0, lit, 0.0);
    if lit {
        canvas.scaled("floor-light", at.0, at.1, at.2);
    }
}

/// The height of the roof a conductor stands on, from the top of the card.
fn roof(card: TrainCard) -> f32 {
    if let TrainCard::Car(car) = card { car_roof(car.value) } else { 9.6 }
}

/// Beyond the conductor, nothing counts.
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

/// Where the seal of a counted card hangs: above an order on its roof, and beside the conductor on the last one.
fn seal_place(ruler: Ruler, place: u8, card: TrainCard, last: bool) -> (f32, f32) {
    let raised = matches!(card, TrainCard::Car(Car { order: Some(_), .. }));
    let aside = if last { 32.0 * ruler.k } else { 0.0 };
    (ruler.x(f32::from(place)) + aside, ruler.top() - 46.0 - if raised { 16.0 * ruler.s } else { 0.0 })
}

/// What orders and switches bring: for each a plate above the seal of its car.
fn beside(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, cards: &[TrainCard], reached: usize) {
    let popping = scene.timing.span(160).as_secs_f32();
    let pop = if popping > 0.0 { (scene.progress.since / popping).min(1.0) } else { 1.0 };
    let all = scene.progress.beside();
    for (nth, own) in all.iter().enumerate() {
        let Some(card) = cards.get(usize::from(own.place)) else { continue };
        let below = all[..nth].iter().filter(|other| other.place == own.place).count() as f32;
        let k = ruler.s * if nth + 1 == all.len() { 0.4 + 0.6 * pop } else { 1.0 };
        let (x, seal) = seal_place(ruler, own.place, *card, usize::from(own.place) + 1 == reached);
        let y = seal - (25.0 + 24.0 + 38.0 * below) * ruler.s;
        canvas.plate(x - 41.0 * k, y - 17.0 * k, 82.0 * k, 34.0 * k, palette::NIGHT, palette::BRASS, 1.3);
        let icon = match (own.source, card) {
            (Source::Orders, TrainCard::Car(Car { order: Some(tile), .. })) => {
                refreshment_key(scene.game.catalogue().order_tile(*tile).refreshment)
            }
            _ => "switch",
        };
        canvas.icon(&format!("icon/{icon}/night"), x - 20.0 * k, y, 32.0 * k);
        canvas.figure(x + 16.0 * k, y, &format!("+{}", own.points), 21.0 * k, palette::LAMP);
    }
}

/// A car the lamp has passed: its seal above, the sum below.
fn counted(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, own: Counted, card: TrainCard, last: bool) {
    let ((x, y), s) = (seal_place(ruler, own.place, card, last), ruler.s);
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

/// Under the rail: lamplight as far as the count has come, grey as far as the conductor.
fn under_rail(canvas: &Canvas, ruler: Ruler, lit: usize, reached: usize) {
    let (from, upto, end) = (ruler.left(0.0), ruler.left(lit as f32), ruler.left(reached as f32));
    canvas.fill(from, RAIL + 13.0, upto - from, 4.0, palette::LAMP);
    canvas.fill(upto, RAIL + 13.0, end - upto, 4.0, Color32::from_rgb(0x5E, 0x6F, 0x86));
}

fn lamp_itself(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, lamp: Lamp) {
    let (x, y) = (ruler.x(lamp.place), ruler.top() - 40.0);
    let Some(own) = scene.progress.counted().last() else { return };
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
    let key = if train == TrainId::Upper { "scoring-upper" } else { "scoring-lower" };
    counting::counter(canvas, [x, y, w, 276.0], &canvas.words(key));
    let total = scene.progress.total(lit);
    counting::flaps(canvas, x + w / 2.0, y + 58.0 + 59.0 * (1.0 - flap), total, flap, 1.0);
    let (config, board) = (scene.session.seat(seat), &scene.shown.board);
    let scores = (scene.progress.before(board, seat), board.player(seat).score());
    counting::change(canvas, config.colour, &config.name, scores, [x, y + 220.0, w]);
    let next = match (train, scene.next_seat()) {
        (TrainId::Upper, _)
            if scene.progress.has_lamp() && scene.shown.board.player(seat).train(TrainId::Lower).conductor > 0 =>
        {
            canvas.words("scoring-next-lower")
        }
        (_, Some(next)) => canvas.words_with("scoring-next-seat", [("name", scene.name(next).to_owned().into())]),
        (_, None) if scene.progress.over => canvas.words("scoring-all"),
        (_, None) => canvas.words("scoring-last"),
    };
    canvas.fit(x + w / 2.0, y + 260.0, &next, text(16.0), palette::MUTED, Align::Centre, w - 24.0);
}
