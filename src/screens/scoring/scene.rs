//! The train being counted, as pieces: the lamp glides from car to car, windows light up, seals pop out.

use bevy::prelude::*;

use super::{
    counter,
    layout::Ruler,
    night::{beside_moon, night, title},
    progress::{Beside, CountedCar},
    stage::Stage,
};
use crate::{
    drawing::{CREAM, Drawing, rect},
    pieces::{
        conductor, flaps, lamplight,
        train_card::{self, Detail, Light, Room},
    },
    scene::{
        Scene,
        piece::{Enter, Leave, PathKind, Piece, Pose},
    },
    screens::counting::{CountingPiece, of, the},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{
    Seat, Source, TrainId,
    model::train::{Car, TrainCard},
};

/// The z values at which things lie, above everything on the table.
mod z {
    pub const NIGHT: f32 = 601.0;
    pub const BEHIND: f32 = 603.0;
    pub const CARD: f32 = 610.0;
    pub const ROOF: f32 = 630.0;
    pub const BEYOND: f32 = 631.0;
    pub const CONDUCTOR: f32 = 632.0;
    /// The night beyond the conductor does not fall on words.
    pub const TITLE: f32 = 635.0;
    pub const MARK: f32 = 640.0;
    pub const PLATE: f32 = 650.0;
    pub const LAMP: f32 = 670.0;
    pub const BESIDE: f32 = 680.0;
    pub const COUNTER: f32 = 681.0;
    pub const FLYING: f32 = 685.0;
}

/// How many milliseconds the lamp takes to the next car, and a seal to pop out.
const GLIDES_MILLIS: u64 = 250;
const POPS_MILLIS: u64 = 160;
/// How many milliseconds its points take to the flaps.
const FLIES_MILLIS: u64 = 260;
/// What appears once the lamp is there fades in so quickly.
const LIGHTS_MILLIS: u64 = 40;

/// Lays a scoring phase.
pub fn lay(stage: Stage, visible: Rect) -> Scene<CountingPiece> {
    let mut scene = Scene::default();
    let train_strip = stage.layout.train_strip;
    scene.still(the("night"), z::NIGHT, night(train_strip, visible));
    // It hides the end of a train that is too long for its band.
    if let Some([end, foot]) = train_strip.end {
        let beyond = Rect::new(end, train_strip.top, end.max(visible.max.x), foot);
        scene.still(the("beside"), z::BESIDE, Drawing::default().fill(beyond, Color::srgb_u8(0x0A, 0x12, 0x1E)));
    }
    let words = match (stage.progress.now, stage.progress.train) {
        (None, _) => Some(stage.texts.get("scoring-ready")),
        (Some(seat), None) => {
            Some(stage.texts.with("scoring-stations", [("name", stage.name(seat).to_owned().into())]))
        }
        _ => None,
    };
    if let Some(words) = words {
        scene.still(the("title"), z::TITLE, title(stage, words, visible));
    }
    if let Some(seat) = stage.progress.now {
        CountedTrain::of(stage, seat, visible).lay(&mut scene);
    }
    let wait = if stage.progress.has_lamp() { GLIDES_MILLIS } else { 0 };
    counter::lay(stage, &mut scene, z::COUNTER, wait);
    scene
}

/// A train in its band, as far as it is counted.
struct CountedTrain<'a> {
    stage: Stage<'a>,
    seat: Seat,
    id: TrainId,
    cards: &'a [TrainCard],
    /// How many cards the conductor has reached.
    reached: usize,
    /// What the lamp is at or on its way to, if it is at work; and the place that it comes from.
    lamp: Option<(CountedCar, f32)>,
    ruler: Ruler,
    visible: Rect,
}

impl<'a> CountedTrain<'a> {
    /// The one being counted; while its owner uses the route, the upper train waits in the dark.
    fn of(stage: Stage<'a>, seat: Seat, visible: Rect) -> Self {
        let progress = stage.progress;
        let id = progress.train.unwrap_or(TrainId::Upper);
        let train = stage.board.player(seat).train(id);
        let counted = progress.counted();
        let lamp = counted.last().filter(|_| progress.has_lamp()).map(|now| {
            let from = counted.len().checked_sub(2).map_or(f32::from(now.place) - 0.6, |nth| counted[nth].place.into());
            (*now, from)
        });
        let beside = progress.beside().last().map(|beside| beside.place);
        let in_view = lamp.map(|(now, _)| now.place).or(beside).unwrap_or_default();
        let ruler = Ruler::new(stage.layout.train_strip, train.cards.len(), in_view.into());
        Self { stage, seat, id, cards: &train.cards, reached: train.conductor.into(), lamp, ruler, visible }
    }

    /// Adds something of the train, at one of its cards. It glides with the train.
    fn put(&self, scene: &mut Scene<CountingPiece>, what: &'static str, place: usize, piece: Piece) {
        scene.add(of(what, self.seat).nth_of(place, self.id as usize), Piece { millis: GLIDES_MILLIS, ..piece });
    }

    /// How long whatever the lamp brings out waits for it.
    fn appearing(piece: Piece) -> Piece {
        Piece {
            enter: Enter::Along { from: piece.pose.alpha(0.0), path: PathKind::Glide, millis: LIGHTS_MILLIS },
            ..piece.after(GLIDES_MILLIS)
        }
    }

    fn lay(&self, scene: &mut Scene<CountingPiece>) {
        let passed = self.stage.progress.counted().len() - usize::from(self.lamp.is_some());
        for (place, card) in self.cards.iter().enumerate() {
            self.card(scene, place, *card, passed);
        }
        for (place, card) in self.cards.iter().enumerate().take(self.reached) {
            let counted = self.stage.progress.counted().get(place).copied();
            match counted {
                Some(own) if place < passed => self.counted(scene, own, *card),
                Some(own) => self.sum(scene, own, true),
                None => self.waiting(scene, place, *card),
            }
            self.line(scene, place, counted.is_some(), place >= passed);
        }
        for (nth, own) in self.stage.progress.counted().iter().enumerate() {
            self.points_fly(scene, *own, nth >= passed);
        }
        self.beyond(scene);
        match self.lamp {
            Some((own, from)) => self.lamp(scene, own, from),
            None => self.beside(scene),
        }
    }

    /// One card of the train in side view.
    fn card(&self, scene: &mut Scene<CountingPiece>, place: usize, card: TrainCard, passed: usize) {
        let (ruler, catalogue) = (self.ruler, self.stage.game.catalogue());
        let drawing = |lit: bool| {
            let light = if lit { Light::Lit } else { Light::Night };
            let detail = Detail::Full(Room { scale: ruler.k, above: f32::INFINITY, covered: 0.0 });
            let mut drawing = train_card::draw(catalogue, &card, light, detail);
            if place > 0 {
                drawing.picture("coupling", 0.0, 0.0);
            }
            if lit {
                drawing.picture("floor-light", 0.0, 0.0);
            }
            drawing
        };
        let at = Vec2::new(ruler.left(place as f32), ruler.top());
        let piece = |lit, z| Piece::still(drawing(lit), at, z).scaled(ruler.k);
        let z = z::CARD + place as f32;
        self.put(scene, "card", place, piece(place < passed, z));
        if self.lamp.is_some_and(|(own, _)| usize::from(own.place) == place) {
            self.put(scene, "lit card", place, Self::appearing(piece(true, z + 0.5)));
        }
    }

    /// Beyond the conductor, nothing counts.
    fn beyond(&self, scene: &mut Scene<CountingPiece>) {
        let Some(last) = self.reached.checked_sub(1) else { return };
        let (ruler, scale) = (self.ruler, self.ruler.train_strip.under);
        if self.reached < self.cards.len() {
            let edge = ruler.left(self.reached as f32);
            let top = ruler.train_strip.top;
            let mut shade = Drawing::default();
            let beyond = Rect::new(0.0, top + 7.0 * scale, self.visible.max.x - ruler.left(0.0), ruler.under(55.0));
            shade.fill(beyond, Color::srgba_u8(0x0B, 0x14, 0x22, 140));
            let (from, to) = (Vec2::new(0.0, top + 120.0 * scale), Vec2::new(0.0, ruler.under(40.0)));
            shade.dashed(from, to, 1.4, palette::DISABLED);
            self.put(scene, "beyond", 0, Piece::still(shade, Vec2::new(edge, 0.0), z::BEYOND));
            self.not_reached(scene);
        }
        let colour = self.stage.session.seat(self.seat).colour.key();
        let feet = ruler.top() + train_card::stand(self.cards.get(last)).y * ruler.k + 1.0;
        // The conductor steps aside for the lamp.
        let under_lamp = self.lamp.is_some_and(|(own, _)| usize::from(own.place) == last);
        let aside = if under_lamp { 34.0 } else { 8.0 };
        let at = Vec2::new(ruler.x(last as f32) + aside * ruler.k, feet);
        let conductor = Piece::still(conductor::whole(colour), at, z::CONDUCTOR).scaled(ruler.k * 1.06);
        self.put(scene, "conductor", 0, conductor);
    }

    /// The words below the first car that was not reached: on a phone below all of them, if there is room.
    fn not_reached(&self, scene: &mut Scene<CountingPiece>) {
        let (ruler, words) = (self.ruler, self.stage.texts.get("scoring-not-reached"));
        let (mut middle, mut room, mut size) = (ruler.x(self.reached as f32), 96.0 * ruler.k, 16.0);
        if let Some([right, _]) = ruler.train_strip.end {
            let edge = ruler.left(self.reached as f32);
            let end = ruler.left(self.cards.len() as f32).min(right);
            (middle, room, size) = ((edge + end) / 2.0, end - edge - 8.0, 13.0);
            if Typeface::Text.width(&words, 11.0) > room {
                return;
            }
        }
        self.put(
            scene,
            "words",
            0,
            Piece::still(
                Drawing::default().fit(words, 0.0, 0.0, size, palette::MUTED, Align::Centre, Typeface::Text, room),
                Vec2::new(middle, ruler.under(42.0)),
                z::MARK,
            ),
        );
    }

    /// Where the seal of a counted card hangs: above an order on its roof, and beside the conductor on the last one.
    fn seal_place(&self, place: u8, card: TrainCard) -> Vec2 {
        let ruler = self.ruler;
        let raised = matches!(card, TrainCard::Car(Car { order: Some(_), .. }));
        let aside = if usize::from(place) + 1 == self.reached { 32.0 * ruler.k } else { 0.0 };
        let above = 46.0 * ruler.lamp + if raised { 16.0 * ruler.s } else { 0.0 };
        Vec2::new(ruler.x(place.into()) + aside, ruler.top() - above)
    }

    /// What orders and switches bring: for each a plate above the seal of its car. In the low band of a phone it hangs in
    /// place of the seal, and the last one in place of others.
    fn beside(&self, scene: &mut Scene<CountingPiece>) {
        let (all, low) = (self.stage.progress.beside(), self.ruler.train_strip.end.is_some());
        for (nth, own) in all.iter().enumerate() {
            let Some(card) = self.cards.get(usize::from(own.place)) else { continue };
            if low && hangs_on(&all[nth + 1..], own.place) {
                continue;
            }
            let below = all[..nth].iter().filter(|other| other.place == own.place).count() as f32;
            let (at, s) = (self.seal_place(own.place, *card), self.ruler.s);
            let above = if low { 0.0 } else { (25.0 + 24.0 + 38.0 * below) * s };
            let icon = match (own.source, card) {
                (Source::Orders, TrainCard::Car(Car { order: Some(tile), .. })) => {
                    self.stage.game.catalogue().order_tile(*tile).refreshment.to_string()
                }
                _ => "switch".to_owned(),
            };
            let mut plate = Drawing::default();
            plate.plate(rect(-41.0, -17.0, 82.0, 34.0), palette::NIGHT, palette::BRASS, 1.3 / s);
            plate.icon(format!("icon/{icon}/night"), -20.0, 0.0, 32.0);
            let size = if low { (21.0 * s).max(11.0) / s } else { 21.0 };
            plate.figure(format!("+{}", own.points), 16.0, 0.0, size, palette::LAMP);
            let mut piece = Piece::still(plate, at - Vec2::Y * above, z::PLATE + nth as f32 * 0.5).scaled(s);
            let from = piece.pose.scale(0.4 * s);
            piece.enter = Enter::Along { from, path: PathKind::Steady, millis: POPS_MILLIS };
            self.put(scene, "plate", nth, piece);
        }
    }

    /// A car the lamp has passed: its seal above, the sum below.
    fn counted(&self, scene: &mut Scene<CountingPiece>, own: CountedCar, card: TrainCard) {
        self.sum(scene, own, false);
        let (ruler, s) = (self.ruler, self.ruler.s);
        let covered = ruler.train_strip.end.is_some() && hangs_on(self.stage.progress.beside(), own.place);
        if covered || matches!(card, TrainCard::MailCar(_)) {
            return;
        }
        let points = own.points + own.extra;
        let mut drawing = Drawing::default();
        if own.extra == 0 {
            seal(&mut drawing, 0.0, points, 25.0 * s);
        } else if 98.0 * ruler.k < 123.0 * s {
            // Where the cars are too close together, only a sign tells that it is doubled.
            seal(&mut drawing, 0.0, points, 25.0 * s);
            drawing.icon("double", 22.0 * s, -20.0 * s, 30.0 * s);
        } else {
            seal(&mut drawing, 30.0 * s, points, 25.0 * s);
            drawing
                .plate(rect(-66.0 * s, -17.0 * s, 62.0 * s, 34.0 * s), palette::NIGHT, palette::BRASS, 1.3)
                .figure(own.points, -48.0 * s, 0.0, 20.0 * s, palette::LAMP)
                .scaled("times/lamp", -34.0 * s, -4.0 * s, 0.85 * s)
                .figure(2, -15.0 * s, 0.0, 20.0 * s, palette::LAMP);
        }
        let at = self.seal_place(own.place, card);
        self.put(scene, "seal", own.place.into(), Piece::still(drawing, at, z::MARK));
    }

    /// The sum up to a card, on its plate under the rail.
    fn sum(&self, scene: &mut Scene<CountingPiece>, own: CountedCar, now: bool) {
        let (ruler, k, place) = (self.ruler, self.ruler.train_strip.under, usize::from(own.place));
        let total = self.stage.progress.sum(place + 1);
        let at = Vec2::new(ruler.x(own.place.into()), ruler.under(38.0));
        let mut plate = Drawing::default();
        if now {
            plate.scaled("scoring/sum-now", -34.0 * k, -17.0 * k, k);
            plate.figure(total, 0.0, 0.0, 25.0 * k, palette::LAMP);
            return self.put(scene, "large sum", place, Self::appearing(Piece::still(plate, at, z::MARK)));
        }
        plate.scaled("scoring/sum", -27.0 * k, -15.0 * k, k);
        plate.figure(total, 0.0, 0.0, 21.0 * k, palette::PAPER);
        plate.scaled("scoring/next", 32.0 * ruler.s, -6.0 * k, k);
        self.put(scene, "sum", place, Piece::still(plate, at, z::MARK));
    }

    /// A car still to be counted: what it will bring, in a dashed ring.
    fn waiting(&self, scene: &mut Scene<CountingPiece>, place: usize, card: TrainCard) {
        if matches!(card, TrainCard::MailCar(_)) {
            return;
        }
        let (own, extra) = self.stage.game.queries().card_points(&card);
        // Beside the conductor on the last card.
        let aside = if place + 1 == self.reached { 32.0 * self.ruler.k } else { 0.0 };
        let at = Vec2::new(self.ruler.x(place as f32) + aside, self.ruler.top() - 42.0 * self.ruler.lamp);
        let k = self.ruler.lamp.max(0.65);
        let mut ring = Drawing::default();
        ring.scaled("scoring/wait", 0.0, 0.0, k);
        ring.bold((own + extra).to_string(), 0.0, 6.0 * k, 17.0 * k, palette::MUTED, Align::Centre);
        self.put(scene, "waiting", place, Piece::still(ring, at, z::MARK).leaving(Leave::Fade));
    }

    /// Under the rail: lamplight as far as the count has come, grey as far as the conductor.
    fn line(&self, scene: &mut Scene<CountingPiece>, place: usize, counted: bool, now: bool) {
        let (ruler, at) = (self.ruler, Vec2::new(self.ruler.left(place as f32), self.ruler.under(13.0)));
        let place_of_line = rect(0.0, 0.0, 98.0 * ruler.k, 4.0 * ruler.train_strip.under);
        let line = |ink: Color, z| Piece::still(Drawing::default().fill(place_of_line, ink), at, z);
        self.put(scene, "line", place, line(Color::srgb_u8(0x5E, 0x6F, 0x86), z::MARK));
        if counted {
            let lit = line(palette::bevy(palette::LAMP), z::MARK + 0.1);
            self.put(scene, "lit line", place, if now { Self::appearing(lit) } else { lit });
        }
    }

    /// The middle of the seal over the lamp: beside the moon.
    fn large_seal(&self, own: CountedCar) -> Vec2 {
        let (ruler, k) = (self.ruler, self.ruler.lamp);
        let at = Vec2::new(ruler.x(own.place.into()), ruler.top() - 92.0 * k);
        beside_moon(ruler.train_strip, self.visible, at, 62.0 * k)
    }

    /// What a car brings flies to the flaps, which count it; there it cannot be seen any more.
    fn points_fly(&self, scene: &mut Scene<CountingPiece>, own: CountedCar, now: bool) {
        let points = own.points + own.extra;
        if points == 0 {
            return;
        }
        let ([middle, top, k], from) = (self.stage.layout.counter.flaps, self.large_seal(own));
        let mut drawing = Drawing::default();
        seal(&mut drawing, 0.0, points, 25.0 * self.ruler.lamp.max(0.5));
        let at = Vec2::new(middle, top + flaps::FLAP.y / 2.0 * k);
        let mut piece = Piece::still(drawing, at, z::FLYING).after(GLIDES_MILLIS);
        piece.pose.alpha = 0.0;
        if now {
            let from = Pose::at(from, z::FLYING);
            piece.enter = Enter::Along { from, path: PathKind::Arc(30.0), millis: FLIES_MILLIS };
        }
        self.put(scene, "points", own.place.into(), piece);
    }

    /// The lamp with its light, and over it the seal with what the card under it brings: without rays where that is
    /// nothing.
    fn lamp(&self, scene: &mut Scene<CountingPiece>, own: CountedCar, from: f32) {
        let (ruler, k) = (self.ruler, self.ruler.lamp);
        let (x, y) = (ruler.x(own.place.into()), ruler.top() - 40.0 * k);
        let back = ruler.x(from) - x;
        let mut hang = |part, drawing: Drawing, y: f32, z: f32, scale: f32| {
            let piece = Piece::still(drawing, Vec2::new(x, y), z).scaled(scale);
            let from = piece.pose.moved(back, 0.0);
            self.put(scene, part, 0, piece.from(from));
        };
        let pool = |reach: [f32; 2], alpha| {
            let mut light = Drawing::default();
            lamplight::pool(&mut light, Vec2::ZERO, reach.into(), alpha);
            light
        };
        let cone = (ruler.k / 1.55).max(0.75 * k);
        hang("cone", Drawing::of("scoring/cone"), y, z::BEHIND, cone);
        // The light lies on the ground behind the wheels, and on the roof: lower down are the figures. Colours that are
        // not multiplied with their alpha are brighter than egui's.
        let floor = pool([66.0 * ruler.k, 18.0 * ruler.train_strip.under], 0.12);
        hang("floor", floor, ruler.under(12.0), z::BEHIND + 1.0, 1.0);
        let roof = pool([42.0 * ruler.k, 7.0 * ruler.k], 0.24);
        hang("roof", roof, ruler.top() + 5.0 * ruler.k, z::ROOF, 1.0);
        hang("lamp", Drawing::of("scoring/lamp"), y, z::LAMP, k);
        hang("lantern", Drawing::of("scoring/lantern"), y, z::LAMP + 3.0, 1.15 * k);
        let place = usize::from(own.place);
        if matches!(self.cards.get(place), Some(TrainCard::MailCar(_))) {
            return;
        }
        let at = self.large_seal(own);
        let mut pop = |part, drawing, z, scale| {
            let piece = Piece::still(drawing, at, z).scaled(scale).popping(POPS_MILLIS);
            self.put(scene, part, place, piece.after(GLIDES_MILLIS));
        };
        let points = own.points + own.extra;
        if points > 0 {
            pop("burst", Drawing::of("scoring/burst"), z::LAMP + 1.0, k);
        }
        let mut large = Drawing::default();
        seal(&mut large, 0.0, points, 36.0 * k);
        pop("large seal", large, z::LAMP + 2.0, 1.0);
    }
}

/// Whether one of these belongs to a car.
fn hangs_on(all: &[Beside], place: u8) -> bool {
    all.iter().any(|beside| beside.place == place)
}

fn seal(drawing: &mut Drawing, x: f32, points: u8, radius: f32) {
    let k = radius / 16.0;
    drawing.scaled(if points > 0 { "seal" } else { "seal/night" }, x - 16.0 * k, -16.0 * k, k);
    drawing.figure(points, x, 0.0, radius * if points < 10 { 1.08 } else { 0.92 }, CREAM);
}
