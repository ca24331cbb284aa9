//! The taken cards: a pile for each type, from which one card after the other flies to its place and gets its seal.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::{
    cards::once_turned,
    layout::{LOW, NARROW, TAKEN, TakenPlace},
    stage::{FinalStage, OpenCard},
    z,
};
use crate::{
    drawing::{CREAM, Drawing, rect},
    scene::{
        Scene,
        piece::{Enter, Leave, PathKind, Piece, Pose},
    },
    screens::counting::{CountingPiece, of, the},
    session::{CARD_FLIES_MILLIS, CARD_TURNS_MILLIS},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{CardType, Pile, Seat};

/// The plate with a sum, the narrowest there is.
const SUM: Vec2 = Vec2::new(54.0, 32.0);
/// A card on a pile and the space around it take this much of the pile's plate, at the full size.
const ON_PILE: f32 = 96.0;
/// How many milliseconds a seal takes to pop out.
const SEAL_POPS_MILLIS: u64 = 120;

/// Lays the piles and the places.
pub fn lay(stage: FinalStage, scene: &mut Scene<CountingPiece>) {
    let Some(seat) = stage.progress.now else { return };
    let open = stage.open_card();
    for (nth, card_type) in CardType::VARIANTS.iter().enumerate() {
        let of_type = open.as_ref().filter(|open| open.face.card_type == *card_type);
        let pile = pile(stage, seat, *card_type, of_type, stage.layout.taken.pile(nth));
        scene.still(the("pile").nth(nth), z::PANEL, pile);
    }
    if let Some(open) = &open {
        Places { stage, seat, nth: stage.progress.cards.len() - 1, open }.lay(scene);
    }
}

fn picture(card_type: CardType, pile: Pile) -> String {
    format!("final/taken/{}/{}", card_type, pile.number())
}

/// All places for the cards that an open card counts.
struct Places<'a> {
    stage: FinalStage<'a>,
    seat: Seat,
    /// Which of the seat's Game End cards it is.
    nth: usize,
    open: &'a OpenCard<'a>,
}

impl Places<'_> {
    fn lay(&self, scene: &mut Scene<CountingPiece>) {
        let (seat, nth) = (self.seat, self.nth);
        let landed = usize::from(self.open.counted.landed);
        let flies = !self.open.counted.done && landed < self.open.taken.len();
        once_turned(scene, ("places", seat, nth), z::PLACES, self.places());
        once_turned(scene, ("sums", seat, nth), z::PLACES, self.sums());
        for place in 0..landed + usize::from(flies) {
            scene.add(of("taken", seat).nth_of(place, nth), self.card(place));
        }
        for place in 0..landed {
            scene.add(of("seal", seat).nth_of(place, nth), self.seal(self.place(place)));
        }
    }

    fn place(&self, nth: usize) -> TakenPlace {
        self.stage.layout.taken.place(nth, self.open.taken.len())
    }

    /// What is in the places to which no card has come yet; what each brings is in a ring.
    fn places(&self) -> Drawing {
        let (all, landed) = (self.open.taken.len(), usize::from(self.open.counted.landed));
        let (taken, size) = (self.stage.layout.taken, self.stage.layout.k);
        let mut drawing = Drawing::default();
        if all == 0 {
            let [x, y, w] = taken.places;
            let words = self.stage.texts.get(&format!("final-none-{}", self.open.face.card_type));
            let (x, y) = (x + w / 2.0, y + 34.0 * size);
            drawing.fit(words, x, y, 24.0 * size, palette::MUTED, Align::Centre, Typeface::Text, w);
        }
        for nth in landed..all {
            let place = self.place(nth);
            let ghost = rect(place.x, place.y, TAKEN[0] * place.k, TAKEN[1] * place.k);
            drawing.fill(ghost, Color32::from_rgba_unmultiplied(0x0B, 0x15, 0x25, 150));
            let edge = if nth == landed { palette::LAMP } else { Color32::from_rgb(0x5E, 0x6F, 0x86) };
            drawing.dashed_frame(ghost, 1.5, edge);
            let (at, radius) = self.seal_place(place);
            drawing.scaled("scoring/wait", at.x, at.y, radius * 0.8 / 15.0);
            drawing.figure(self.open.face.points, at.x, at.y, 20.0 * size, palette::MUTED);
        }
        drawing
    }

    /// The middle of the seal over a place, and its radius.
    fn seal_place(&self, place: TakenPlace) -> (Vec2, f32) {
        let at = Vec2::new(place.x + TAKEN[0] * place.k / 2.0, place.y - 22.0 * place.k);
        (at, (22.0 * place.k).max(16.0 * self.stage.layout.k))
    }

    fn seal(&self, place: TakenPlace) -> Piece {
        let ((at, radius), size) = (self.seal_place(place), self.stage.layout.k);
        let mut drawing = Drawing::default();
        let k = radius / 16.0;
        drawing.scaled("seal", -16.0 * k, -16.0 * k, k);
        drawing.figure(self.open.face.points, 0.0, 0.0, (26.0 * place.k).max(20.0 * size), CREAM);
        Piece::still(drawing, at, z::SEAL).popping(SEAL_POPS_MILLIS)
    }

    /// A card in its place: it flies there from its pile, the first one as soon as the Game End card is turned over.
    fn card(&self, nth: usize) -> Piece {
        let (place, taken) = (self.place(nth), self.stage.layout.taken);
        let card_type = self.open.face.card_type;
        let kind = CardType::VARIANTS.iter().position(|own| *own == card_type).unwrap_or_default();
        let size = Vec2::from(TAKEN);
        let drawing = Drawing::of(picture(card_type, self.open.taken[nth]));
        let corner = Vec2::new(place.x, place.y);
        let over = Rect::from_corners(corner, corner + size * place.k);
        let piece = Piece::moving(drawing, size, over, z::TAKEN + nth as f32 * 0.1, CARD_FLIES_MILLIS);
        let ([pile_x, pile_y, ..], [aside, down, pile_k]) = (taken.pile(kind), taken.on_pile);
        let on_pile = Vec2::new(pile_x + aside, pile_y + down) + size * pile_k / 2.0;
        let from = Pose { at: on_pile, scale: pile_k, ..piece.pose };
        let path = PathKind::Arc(26.0 * self.stage.layout.k);
        let wait = if nth == 0 { CARD_TURNS_MILLIS } else { 0 };
        let enter = Enter::Along { from, path, millis: CARD_FLIES_MILLIS };
        Piece { enter, leave: Leave::AtOnce, lift: 20.0, ..piece.after(wait) }
    }

    /// The sums up to each place. Where they are close together, not every sum has room; the last one always has.
    fn sums(&self) -> Drawing {
        let (all, landed) = (self.open.taken.len(), usize::from(self.open.counted.landed));
        let (taken, size) = (self.stage.layout.taken, self.stage.layout.k);
        let each = (SUM.x * size / taken.pitch(all)).ceil().max(1.0) as usize;
        let last = landed.saturating_sub(1);
        let mut drawing = Drawing::default();
        for nth in (0..all).filter(|nth| last.abs_diff(*nth) % each == 0) {
            let place = self.place(nth);
            let middle = Vec2::new(place.x + TAKEN[0] * place.k / 2.0, taken.sums + SUM.y * size / 2.0);
            let plate = Rect::from_center_size(middle, SUM * size);
            if nth >= landed {
                drawing.dashed_frame(plate, 1.5, palette::DIM);
                continue;
            }
            let now = nth == last;
            let (name, over, figures, ink) = if now {
                ("scoring/sum-now", 3.0, 24.0, palette::LAMP)
            } else {
                ("scoring/sum", 0.0, 21.0, palette::PAPER)
            };
            drawing.slice(name, 12.0, plate.inflate(over * size));
            let sum = (nth as u16 + 1) * u16::from(self.open.face.points);
            drawing.figure(sum, middle.x, middle.y, figures * size, ink);
        }
        drawing
    }
}

/// A pile of taken cards of one type, and what has become of it.
fn pile(
    stage: FinalStage,
    seat: Seat,
    card_type: CardType,
    open: Option<&OpenCard>,
    [x, y, w, h]: [f32; 4],
) -> Drawing {
    let taken = stage.taken(seat, card_type);
    let counts = open.is_some_and(|open| !open.counted.done);
    let gone = open.map_or(0, |open| usize::from(open.counted.landed) + usize::from(counts));
    let left = &taken[gone.min(taken.len())..];
    let counted = stage.progress.cards.iter().any(|card| stage.face(*card).card_type == card_type);
    let (ground, edge, line) = if counts {
        (Color32::from_rgb(0x18, 0x2B, 0x47), palette::LAMP, 2.0)
    } else {
        (palette::LACQUER, palette::DIM, 1.0)
    };
    let mut drawing = Drawing::default();
    drawing.plate(rect(x, y, w, h), ground, edge, line);
    let (size, [aside, down, k]) = (stage.layout.k, stage.layout.taken.on_pile);
    // What is counted is back on its pile.
    let finished = counted && !counts;
    let lying = if finished { &taken[..] } else { left };
    let deep = lying.len().min(3);
    for (over, pile) in lying.iter().take(deep).rev().enumerate() {
        let over = 3.0 * size * over as f32;
        drawing.scaled(picture(card_type, *pile), x + aside + over, y + down - over, k);
    }
    if !counts {
        let rim = 6.0 * size;
        let veil = rect(x + rim, y + rim, 2.0 * aside + 66.0 * k, h - 2.0 * rim);
        drawing.fill(veil, palette::LACQUER.gamma_multiply(0.5));
    }
    if finished {
        drawing.icon("tick", x + aside + 33.0 * k, y + h / 2.0, 24.0 * size);
    }
    let (card, narrow) = (ON_PILE * k, w < NARROW);
    let middle = x + (card + w) / 2.0 - 3.0 * size;
    let down = match (narrow, h < LOW) {
        (false, _) => h * 42.0 / 124.0,
        (true, true) => h / 2.0,
        (true, false) => h / 2.0 - 8.0,
    };
    let ink = if counts { palette::LAMP } else { palette::MUTED };
    drawing.figure(taken.len(), middle, y + down, (36.0 * size).min(0.45 * h), ink);
    if narrow && h < LOW {
        return drawing;
    }
    let words = if counts {
        stage.texts.with("final-pile-left", [("count", left.len().into())])
    } else if counted {
        stage.texts.get("final-pile-counted")
    } else if stage.face_down(seat) > 0 {
        stage.texts.get("final-pile-waits")
    } else {
        stage.texts.get("final-pile-none")
    };
    let ink = if counts { palette::PAPER } else { palette::MUTED };
    let [middle, base, room] = if narrow {
        [x + w / 2.0, y + h - 6.0, w - 6.0]
    } else {
        [middle, y + h * 92.0 / 124.0, w - card - 4.0 * size]
    };
    drawing.fit(words, middle, base, 19.0 * size, ink, Align::Centre, Typeface::Text, room);
    drawing
}
