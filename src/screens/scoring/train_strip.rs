//! The train being counted: the lamp glides from car to car, windows light up, seals pop out.

use bevy_egui::egui::Color32;

use super::{
    super::{counting::WHITE, rolling_stock},
    ScoringScene,
    layout::{Ruler, TrainStrip},
    progress::{Beside, CountedCar},
};
use crate::{
    pieces::{
        car::refreshment as refreshment_key,
        conductor,
        train_card::{self},
    },
    screens::lamplight::{self, between, part, smooth},
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
    },
};
use rules::{
    Seat, Source, TrainId,
    model::train::{Car, TrainCard},
};

/// How many milliseconds the lamp takes to the next car, and a seal to pop out.
const GLIDES_MILLIS: u64 = 250;
const POPS_MILLIS: u64 = 160;

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
        if !scene.progress.has_lamp() {
            return None;
        }
        let counted = scene.progress.counted();
        let now = f32::from(counted.last()?.place);
        let from = counted.len().checked_sub(2).map_or(now - 0.6, |before| f32::from(counted[before].place));
        let (t, glide) = (way(scene), scene.timing.span(GLIDES_MILLIS).as_secs_f32());
        let p = part(scene.timing, scene.progress.since - glide, POPS_MILLIS);
        let pop = p * (1.0 + 0.6 * (1.0 - p));
        Some(Self { place: between(from, now, smooth(t)), there: t >= 1.0, pop })
    }
}

/// How much of the way to what was counted last is done, 0 to 1.
fn way(scene: ScoringScene) -> f32 {
    part(scene.timing, scene.progress.since, GLIDES_MILLIS)
}

/// How many cards of the train are lit: the one the lamp is on its way to is not.
pub fn lit(scene: ScoringScene) -> usize {
    scene.progress.counted().len() - usize::from(Lamp::of(scene).is_some_and(|lamp| !lamp.there))
}

/// The place of a train that has to be in view: where the lamp is, and then what orders and switches bring.
fn in_view(scene: ScoringScene, lamp: Option<Lamp>) -> f32 {
    let all = scene.progress.beside();
    match (lamp, all.last()) {
        (Some(lamp), _) => lamp.place,
        (None, None) => 0.0,
        (None, Some(now)) => {
            let now = f32::from(now.place);
            let from = all.len().checked_sub(2).map_or(now, |before| f32::from(all[before].place));
            between(from, now, smooth(way(scene)))
        }
    }
}

/// Draws the band with the train.
pub fn draw(canvas: &mut Canvas, scene: ScoringScene) {
    night(canvas, scene.layout.train_strip);
    let all = canvas.ui.clip_rect();
    if let Some([right, foot]) = scene.layout.train_strip.end {
        // A long train goes on beyond the band, but is not seen there.
        let (left, top) = (canvas.visible().min.x, scene.layout.train_strip.top);
        let seen = canvas.area(left, top, right - left, foot - top);
        canvas.ui.set_clip_rect(all.intersect(seen));
    }
    train(canvas, scene);
    canvas.ui.set_clip_rect(all);
}

/// The night behind the train.
fn night(canvas: &Canvas, train_strip: TrainStrip) {
    let visible = canvas.visible();
    if let Some(end) = train_strip.end {
        return small_night(canvas, train_strip, end);
    }
    let (top, shade) = (train_strip.top, Color32::from_rgba_unmultiplied(6, 11, 20, 140));
    canvas.fill(visible.min.x, top - 14.0, visible.width(), 416.0, shade);
    if visible.min.x < 0.0 {
        canvas.art("scoring/night-left", 0.0, top);
    }
    if visible.max.x > 1600.0 {
        canvas.art("scoring/night-right", 0.0, top);
    }
    canvas.art("scoring/night", 0.0, top);
}

/// The same pictures where the band is lower: made smaller as far as they are wide enough, and without what there is no
/// room for at the top.
fn small_night(canvas: &Canvas, train_strip: TrainStrip, [right, foot]: [f32; 2]) {
    const WIDTH: f32 = 1600.0;
    const WING: f32 = 320.0;
    const RAIL: f32 = 326.0;
    let left = canvas.visible().min.x;
    let (over, under) = (train_strip.rail - train_strip.top, foot - train_strip.rail);
    let k = (over / (RAIL - 8.0)).max((right - left) / (WIDTH + 2.0 * WING));
    let first = RAIL - over / k;
    let rows = (RAIL + under / k).min(380.0) - first;
    canvas.fill(left, train_strip.rail, right - left, under, Color32::from_rgb(0x0C, 0x16, 0x26));
    // The moon is at the left.
    let x = ((right - WIDTH * k) / 2.0).max(0.0);
    let parts = [("-left", -WING, WING + 10.0), ("-right", WIDTH - 10.0, WING + 10.0), ("", 0.0, WIDTH)];
    for (part, from, wide) in parts {
        // Beside the band is the counter.
        let seen = wide.min((right - x) / k - from);
        if seen > 0.0 && x + (from + wide) * k > left {
            let place = [x + from * k, train_strip.top, seen * k, rows * k];
            canvas.part(&format!("scoring/night{part}"), [0.0, first, seen, rows], place);
        }
    }
    for y in [train_strip.top, foot - 1.6] {
        canvas.fill(left, y, right - left, 1.6, palette::BRASS);
    }
}

/// The train with everything above and below it; words, as long as nothing is counted.
fn train(canvas: &Canvas, scene: ScoringScene) {
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
    let lamp = Lamp::of(scene);
    let ruler = Ruler::new(scene.layout.train_strip, cards.len(), in_view(scene, lamp));
    let lit = lit(scene);
    let passed = scene.progress.counted().len() - usize::from(lamp.is_some());
    if let Some(lamp) = lamp {
        let scale = (ruler.k / 1.55).max(0.75 * ruler.lamp);
        canvas.scaled("scoring/cone", ruler.x(lamp.place), ruler.top() - 40.0 * ruler.lamp, scale);
        // The light lies on the ground behind the wheels.
        pool(canvas, ruler, lamp, ruler.under(12.0), [66.0 * ruler.k, 18.0 * ruler.train_strip.under], 0.34);
    }
    for (place, card) in cards.iter().enumerate() {
        stock(canvas, scene, ruler, place, *card, place < lit);
    }
    if let Some(lamp) = lamp {
        // And on the roof: lower down are the figures.
        pool(canvas, ruler, lamp, ruler.top() + 5.0 * ruler.k, [42.0 * ruler.k, 7.0 * ruler.k], 0.5);
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
        Some(lamp) => lamp_itself(canvas, scene, ruler, lamp, cards),
        None => beside(canvas, scene, ruler, cards, reached),
    }
}

/// The light of the lamp at a height, this far to the sides and up and down.
fn pool(canvas: &Canvas, ruler: Ruler, lamp: Lamp, y: f32, size: [f32; 2], alpha: f32) {
    lamplight::pool(canvas, canvas.ui.painter(), [ruler.x(lamp.place), y], size, alpha);
}

/// Large words in the sky.
fn title(canvas: &Canvas, scene: ScoringScene, words: &str) {
    let (middle, train_strip) = (scene.layout.middle, scene.layout.train_strip);
    if let Some([right, foot]) = train_strip.end {
        let size = (0.14 * (foot - train_strip.top)).min(22.0);
        let y = train_strip.top + 8.0 + 0.8 * size;
        canvas.fit(middle, y, words, display(size), palette::LAMP, Align::Centre, right - 24.0);
    } else {
        canvas.text(middle, train_strip.top + 100.0, words, display(38.0), palette::LAMP, Align::Centre);
    }
}

/// The upper train waits in the dark while its owner uses the route.
fn dark_train(canvas: &Canvas, scene: ScoringScene, seat: Seat) {
    let train = scene.shown.board.player(seat).train(TrainId::Upper);
    let (cards, reached) = (&train.cards, usize::from(train.conductor));
    let ruler = Ruler::new(scene.layout.train_strip, cards.len(), 0.0);
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

/// Beyond the conductor, nothing counts.
fn beyond(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, lamp: f32, reached: usize, cards: &[TrainCard]) {
    let Some((seat, last)) = scene.progress.now.zip(reached.checked_sub(1)) else { return };
    if reached < cards.len() {
        let edge = ruler.left(reached as f32);
        let (end, scale) = (canvas.visible().max.x, ruler.train_strip.under);
        let top = ruler.train_strip.top + 7.0 * scale;
        let shade = Color32::from_rgba_unmultiplied(0x0B, 0x14, 0x22, 140);
        canvas.fill(edge, top, end - edge, ruler.under(55.0) - top, shade);
        let from = (edge, ruler.train_strip.top + 120.0 * scale);
        canvas.dashed(from, (edge, ruler.under(40.0)), 1.4, palette::DISABLED);
        not_reached(canvas, ruler, reached, cards.len());
    }
    let colour = scene.session.seat(seat).colour.key();
    let scale = ruler.k * 1.06;
    let feet = ruler.top() + train_card::stand(cards.get(last)).y * ruler.k + 1.0;
    // The conductor steps aside for the lamp.
    let aside = 8.0 + 26.0 * (1.0 - (lamp - last as f32).abs()).clamp(0.0, 1.0);
    canvas.painting(ruler.x(last as f32) + aside * ruler.k, feet, scale).paint(&conductor::whole(colour));
}

/// The words below the first car that was not reached: on a phone below all of them, if there is room.
fn not_reached(canvas: &Canvas, ruler: Ruler, reached: usize, cards: usize) {
    let words = canvas.words("scoring-not-reached");
    let (mut middle, mut room, mut font) = (ruler.x(reached as f32), 96.0 * ruler.k, text(16.0));
    if let Some([right, _]) = ruler.train_strip.end {
        let edge = ruler.left(reached as f32);
        let end = ruler.left(cards as f32).min(right);
        (middle, room, font) = ((edge + end) / 2.0, end - edge - 8.0, text(13.0));
        if canvas.width(&words, text(11.0)) > room {
            return;
        }
    }
    canvas.fit(middle, ruler.under(42.0), &words, font, palette::MUTED, Align::Centre, room);
}

/// Where the seal of a counted card hangs: above an order on its roof, and beside the conductor on the last one.
fn seal_place(ruler: Ruler, place: u8, card: TrainCard, last: bool) -> (f32, f32) {
    let raised = matches!(card, TrainCard::Car(Car { order: Some(_), .. }));
    let aside = if last { 32.0 * ruler.k } else { 0.0 };
    let above = 46.0 * ruler.lamp + if raised { 16.0 * ruler.s } else { 0.0 };
    (ruler.x(f32::from(place)) + aside, ruler.top() - above)
}

/// What orders and switches bring: for each a plate above the seal of its car. In the low band of a phone it hangs in
/// place of the seal, and the last one in place of others.
fn beside(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, cards: &[TrainCard], reached: usize) {
    let pop = part(scene.timing, scene.progress.since, POPS_MILLIS);
    let (all, low) = (scene.progress.beside(), ruler.train_strip.end.is_some());
    for (nth, own) in all.iter().enumerate() {
        let Some(card) = cards.get(usize::from(own.place)) else { continue };
        if low && hangs_on(&all[nth + 1..], own.place) {
            continue;
        }
        let below = all[..nth].iter().filter(|other| other.place == own.place).count() as f32;
        let k = ruler.s * if nth + 1 == all.len() { 0.4 + 0.6 * pop } else { 1.0 };
        let (x, seal) = seal_place(ruler, own.place, *card, usize::from(own.place) + 1 == reached);
        let y = if low { seal } else { seal - (25.0 + 24.0 + 38.0 * below) * ruler.s };
        canvas.plate(x - 41.0 * k, y - 17.0 * k, 82.0 * k, 34.0 * k, palette::NIGHT, palette::BRASS, 1.3);
        let icon = match (own.source, card) {
            (Source::Orders, TrainCard::Car(Car { order: Some(tile), .. })) => {
                refreshment_key(scene.game.catalogue().order_tile(*tile).refreshment)
            }
            _ => "switch",
        };
        canvas.icon(&format!("icon/{icon}/night"), x - 20.0 * k, y, 32.0 * k);
        let size = if low { (21.0 * k).max(11.0) } else { 21.0 * k };
        canvas.figure(x + 16.0 * k, y, &format!("+{}", own.points), size, palette::LAMP);
    }
}

/// Whether one of these belongs to a car.
fn hangs_on(all: &[Beside], place: u8) -> bool {
    all.iter().any(|beside| beside.place == place)
}

/// A car the lamp has passed: its seal above, the sum below.
fn counted(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, own: CountedCar, card: TrainCard, last: bool) {
    sum(canvas, scene, ruler, own, false);
    let covered = ruler.train_strip.end.is_some() && hangs_on(scene.progress.beside(), own.place);
    if covered || matches!(card, TrainCard::MailCar(_)) {
        return;
    }
    let ((x, y), s) = (seal_place(ruler, own.place, card, last), ruler.s);
    let points = own.points + own.extra;
    if own.extra == 0 {
        return seal(canvas, x, y, points, 25.0 * s);
    }
    // Where the cars are too close together, only a sign tells that it is doubled.
    if 98.0 * ruler.k < 123.0 * s {
        seal(canvas, x, y, points, 25.0 * s);
        return canvas.icon("double", x + 22.0 * s, y - 20.0 * s, 30.0 * s);
    }
    seal(canvas, x + 30.0 * s, y, points, 25.0 * s);
    let plate = [x - 66.0 * s, y - 17.0 * s, 62.0 * s, 34.0 * s];
    canvas.plate(plate[0], plate[1], plate[2], plate[3], palette::NIGHT, palette::BRASS, 1.3);
    canvas.figure(x - 48.0 * s, y, &own.points.to_string(), 20.0 * s, palette::LAMP);
    canvas.scaled("times/lamp", x - 34.0 * s, y - 4.0 * s, 0.85 * s);
    canvas.figure(x - 15.0 * s, y, "2", 20.0 * s, palette::LAMP);
}

fn seal(canvas: &Canvas, x: f32, y: f32, points: u8, radius: f32) {
    let k = radius / 16.0;
    canvas.scaled(if points > 0 { "seal" } else { "seal/night" }, x - 16.0 * k, y - 16.0 * k, k);
    let size = radius * if points < 10 { 1.08 } else { 0.92 };
    canvas.figure(x, y, &points.to_string(), size, WHITE);
}

/// The sum up to a card, on its plate under the rail.
fn sum(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, own: CountedCar, now: bool) {
    let (x, y, k) = (ruler.x(f32::from(own.place)), ruler.under(38.0), ruler.train_strip.under);
    let total = scene.progress.sum(usize::from(own.place) + 1);
    if now {
        canvas.slice("scoring/sum-now", [12.0; 4], x - 34.0 * k, y - 17.0 * k, 68.0 * k, 34.0 * k);
        canvas.figure(x, y, &total.to_string(), 25.0 * k, palette::LAMP);
    } else {
        canvas.slice("scoring/sum", [12.0; 4], x - 27.0 * k, y - 15.0 * k, 54.0 * k, 30.0 * k);
        canvas.figure(x, y, &total.to_string(), 21.0 * k, palette::PAPER);
        canvas.scaled("scoring/next", x + 32.0 * ruler.s, y - 6.0 * k, k);
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
    let (x, y) = (ruler.x(place as f32) + aside, ruler.top() - 42.0 * ruler.lamp);
    let k = ruler.lamp.max(0.65);
    canvas.scaled("scoring/wait", x, y, k);
    canvas.text(x, y + 6.0 * k, &points.to_string(), bold(17.0 * k), palette::MUTED, Align::Centre);
}

/// Under the rail: lamplight as far as the count has come, grey as far as the conductor.
fn under_rail(canvas: &Canvas, ruler: Ruler, lit: usize, reached: usize) {
    let (from, upto, end) = (ruler.left(0.0), ruler.left(lit as f32), ruler.left(reached as f32));
    let (y, high) = (ruler.under(13.0), 4.0 * ruler.train_strip.under);
    canvas.fill(from, y, upto - from, high, palette::LAMP);
    canvas.fill(upto, y, end - upto, high, Color32::from_rgb(0x5E, 0x6F, 0x86));
}

/// The lamp, and over it the seal with what the card under it brings: without rays where that is nothing.
fn lamp_itself(canvas: &Canvas, scene: ScoringScene, ruler: Ruler, lamp: Lamp, cards: &[TrainCard]) {
    let k = ruler.lamp;
    let (x, y) = (ruler.x(lamp.place), ruler.top() - 40.0 * k);
    let Some(own) = scene.progress.counted().last() else { return };
    let points = own.points + own.extra;
    canvas.scaled("scoring/lamp", x, y, k);
    let is_car = !matches!(cards.get(usize::from(own.place)), Some(TrainCard::MailCar(_)));
    if lamp.there && is_car {
        if points > 0 {
            canvas.scaled("scoring/burst", x, y - 52.0 * k, lamp.pop * k);
        }
        seal(canvas, x, y - 52.0 * k, points, 36.0 * lamp.pop * k);
    }
    canvas.scaled("scoring/lantern", x, y, 1.15 * k);
}
