//! Everybody as a card: portrait, Whodunit card, evidence, fingerprints, verdict.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    arrangement::CardPlace,
    light,
    parts::{CaseFileParts, Faces, PITCH},
    stage::{RevelationStage, Verdict},
    z,
};
use crate::{
    drawing::{Drawing, Ink, outline::notched, rect},
    pieces::evidence::{self, TOKEN, WHODUNIT, whodunit_picture},
    scene::{
        Scene,
        piece::{Enter, Leave, Piece},
    },
    screens::counting::{CountingPiece, SWINGS_MILLIS, the},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{CaseFile, EvidenceToken, Person, Whodunit};

/// How many milliseconds a Whodunit card takes to turn over, a token, and until it is in another place.
const FLIP_MILLIS: u64 = 500;
const TOKEN_TURNS_MILLIS: u64 = 250;
/// A pale token has been discarded, or is picked to be.
const PALE: f32 = 0.25;

/// Lays somebody's card.
pub fn lay(stage: RevelationStage, person: Person, place: &CardPlace, scene: &mut Scene<CountingPiece>) {
    let file = stage.board.case_file(person);
    CardOf { stage, person, file, place: place.rect, parts: &place.parts }.lay(scene);
}

/// The middles of somebody's tokens, and their scale.
pub fn token_places(parts: &CaseFileParts, count: usize) -> (impl Iterator<Item = Vec2>, f32) {
    let (tokens, (k, across)) = (parts.tokens, parts.grid(count));
    let pitch = PITCH * k;
    let left = tokens.center().x - pitch * across as f32 / 2.0;
    let spare = tokens.height() - pitch * count.div_ceil(across) as f32;
    let top = tokens.min.y + if parts.tokens_centred { spare.max(0.0) / 2.0 } else { 0.0 };
    let middle = move |nth: usize| {
        let [column, row] = [nth % across, nth / across].map(|place| place as f32 + 0.5);
        Vec2::new(left + pitch * column, top + pitch * row)
    };
    ((0..count).map(middle), k)
}

struct CardOf<'a> {
    stage: RevelationStage<'a>,
    person: Person,
    file: &'a CaseFile,
    place: Rect,
    parts: &'a CaseFileParts,
}

impl CardOf<'_> {
    /// The name of something on this card.
    fn piece(&self, what: &'static str) -> CountingPiece {
        the(what).of(self.person)
    }

    fn lay(&self, scene: &mut Scene<CountingPiece>) {
        let outline = || notched(self.place, 12.0);
        scene.still(self.piece("card"), z::CARD, Drawing::default().panel(self.place));
        // Only the ground and the faces are darker: what is told is read in the dark as well.
        self.shade(scene, "shade", Drawing::default().shape(outline(), palette::DEEP, None), 1.0, z::SHADE);
        if self.stage.is_about(self.person) {
            let (mut edge, line) = (Drawing::default(), Some((2.6, palette::LAMP.colour())));
            scene.still(self.piece("edge"), z::WORDS, edge.shape(outline(), Color32::TRANSPARENT, line));
        }
        if let Some(faces) = self.parts.faces {
            self.faces(scene, faces);
        }
        let judged = self.stage.is_judged();
        let mut told = Drawing::default();
        self.name(&mut told);
        if !(judged && self.parts.judged_over_cards) {
            self.cards(&mut told);
        }
        self.count(&mut told);
        self.evidence(scene, &mut told);
        scene.still(self.piece("told"), z::WORDS, told);
        if judged {
            scene.still(self.piece("verdict"), z::VERDICT, self.verdict());
        }
    }

    /// The night on something, where it is dark: all of it, or a part.
    fn shade(&self, scene: &mut Scene<CountingPiece>, what: &'static str, night: &mut Drawing, part: f32, z: f32) {
        let dark = part * light::shade(self.stage, self.person);
        if dark > 0.0 {
            let mut piece = Piece::still(night, Vec2::ZERO, z).fading(SWINGS_MILLIS);
            piece.pose.alpha = dark;
            scene.add(self.piece(what), piece);
        }
    }

    fn faces(&self, scene: &mut Scene<CountingPiece>, Faces { portrait: window, whodunit: [x, y, scale] }: Faces) {
        scene.still(self.piece("portrait"), z::FACE, self.portrait(window));
        let k = scale * 138.0 / WHODUNIT.x;
        let card = rect(x, y, WHODUNIT.x * k, WHODUNIT.y * k);
        let mut face = Drawing::default();
        face.picture(whodunit_picture(self.file.whodunit), 0.0, 4.0);
        let piece = Piece::moving(face, WHODUNIT, card, z::FACE, FLIP_MILLIS);
        let side = u8::from(self.file.whodunit.is_some());
        scene.add(self.piece("whodunit"), Piece { side, enter: Enter::AtOnce, ..piece });
        let mut night = Drawing::default();
        let night = night.fill(window, palette::DEEP).fill(card, palette::DEEP);
        self.shade(scene, "face shade", night, 0.75, z::FACE_SHADE);
        if self.file.arrested && self.stage.is_judged() {
            let k = 1.3 * (window.width() / 182.0).min(window.height() / 180.0);
            let mut bars = Drawing::default();
            bars.fill(window, Color32::from_rgba_unmultiplied(0x07, 0x0D, 0x17, 150));
            bars.scaled("result/bars", window.center().x, window.max.y, k);
            scene.still(self.piece("bars"), z::BARS, bars);
        }
        let Some(whodunit) = self.file.whodunit else { return };
        let (key, ink) = match whodunit {
            Whodunit::Murderer => ("revelation-murderer", palette::LAMP),
            Whodunit::Innocent => ("revelation-innocent", palette::PAPER),
        };
        let (words, size, room) = (self.stage.texts.get(key), (19.0 * scale).max(11.5), 104.0 * k);
        let mut role = Drawing::default();
        role.fit(words, x + 58.0 * k, y + 127.0 * k, size, ink, Align::Centre, Typeface::Bold, room);
        let role = Piece::still(role, Vec2::ZERO, z::WORDS).appearing(SWINGS_MILLIS);
        scene.add(self.piece("role"), role.after(FLIP_MILLIS));
    }

    /// The window with the person in it.
    fn portrait(&self, window: Rect) -> Drawing {
        let (mut drawing, size) = (Drawing::default(), window.size());
        let part = size.y / 180.0;
        let (middle, foot) = (window.center().x, window.max.y);
        drawing.fill(window, Color32::from_rgb(0x24, 0x1C, 0x3E));
        let lamp = Vec2::new(middle, window.min.y + 96.0 * part);
        drawing.disc(lamp, (size.x / 2.0).min(84.0 * part), palette::LAMP.gamma_multiply(0.05), None);
        let k = (size.x / 182.0).min(part);
        match self.person {
            Person::Seat(seat) => {
                let portrait = &self.stage.session.seat(seat).portrait;
                drawing.scaled(format!("portrait/{portrait}"), middle - 115.0 * k, foot - 186.0 * k, k);
            }
            Person::Dummy(dummy) => mannequin(&mut drawing, dummy, Vec2::new(middle, foot), k),
        }
        drawing.shape(notched(window, 5.0), Color32::TRANSPARENT, Some((1.4, palette::BRASS.colour())));
        drawing
    }

    fn name(&self, told: &mut Drawing) {
        let place = self.parts.name;
        told.slice("setup/plaque", [16.0, 12.0, 16.0, 12.0], place);
        let (x, k, middle) = (place.min.x, place.height() / 38.0, place.center().y);
        let left = match self.person {
            Person::Seat(seat) => {
                told.emblem(self.stage.session.seat(seat).colour, x + 26.0 * k, middle, 10.0 * k);
                x + 46.0 * k
            }
            Person::Dummy(_) => x + 16.0 * k,
        };
        let (name, room) = (self.stage.name(self.person), place.max.x - 14.0 * k - left);
        told.fit(name, left, middle + 8.0 * k, 23.0 * k, palette::LAMP, Align::Left, Typeface::Display, room);
    }

    /// The tokens in the order in which they lie: those still there, then those discarded.
    fn evidence(&self, scene: &mut Scene<CountingPiece>, told: &mut Drawing) {
        let (file, place) = (self.file, self.parts.tokens);
        let count = file.open.len() + usize::from(file.hidden) + file.discarded.len();
        if count == 0 {
            let words = self.stage.texts.get("revelation-no-evidence");
            let base = place.min.y + (place.height() / 2.0 + 5.0).min(40.0);
            told.words(words, place.center().x, base, self.parts.words, palette::MUTED, Align::Centre);
            return;
        }
        let turned = self.stage.turned(self.person);
        let picks = if self.stage.is_asked(self.person) { self.stage.picks.tokens() } else { &[] };
        let open = file.open.iter().enumerate().map(|(nth, token)| (Some(*token).filter(|_| nth < turned), false));
        let hidden = (0..file.hidden).map(|_| (None, false));
        let gone = file.discarded.iter().map(|token| (Some(*token), true));
        let (places, k) = token_places(self.parts, count);
        for (nth, (middle, (token, gone))) in places.zip(open.chain(hidden).chain(gone)).enumerate() {
            let pale = gone || picks.contains(&(nth as u8));
            let over = Rect::from_center_size(middle, TOKEN * k);
            let piece = Piece::moving(one(token, pale), TOKEN, over, z::TOKEN, TOKEN_TURNS_MILLIS);
            let piece = Piece { side: u8::from(token.is_some()), leave: Leave::AtOnce, ..piece };
            scene.add(self.piece("token").nth(nth), piece);
        }
    }

    /// The destroy-evidence cards and what they can do.
    fn cards(&self, told: &mut Drawing) {
        if self.file.destroy_evidence.is_empty() {
            return;
        }
        let (place, size) = (self.parts.cards, self.parts.words);
        let (Vec2 { x, y }, k) = (place.min, place.height() / 40.0);
        told.icon("icon/destroy/night", x + 22.0 * k, y + 14.0 * k, 32.0 * k);
        let values = [("cards", self.file.destroy_evidence.len().into()), ("tokens", self.file.destroys().into())];
        let words = self.stage.texts.with("revelation-destroys", values);
        let (left, base, room) = (x + 46.0 * k, y + 14.0 * k + 6.0 * size / 17.0, place.width() - 52.0 * k);
        told.fit(words, left, base, size, palette::PAPER, Align::Left, Typeface::Text, room);
    }

    /// The open fingerprints, what the picked tokens would leave of them, and the points on tokens.
    fn count(&self, told: &mut Drawing) {
        let (place, size) = (self.parts.count, self.parts.words);
        let (k, middle) = (place.height() / 44.0, place.center().y);
        told.fill(place, palette::DEEP.gamma_multiply(0.6));
        told.icon("icon/fingerprint-1/night", place.min.x + 22.0 * k, middle, 34.0 * k);
        let shown = &self.file.open[..self.stage.turned(self.person)];
        let prints: u8 = shown.iter().map(|token| token.fingerprints()).sum();
        let picked = if self.stage.is_asked(self.person) { self.stage.picks.tokens() } else { &[] };
        let away = picked.iter().filter_map(|nth| shown.get(usize::from(*nth)));
        let left = prints - away.map(|token| token.fingerprints()).sum::<u8>();
        let ink = if left < prints { palette::READY } else { palette::LAMP };
        told.figure(left, place.max.x - 30.0 * k, middle, 34.0 * k, ink);
        let points = |token: &EvidenceToken| if let EvidenceToken::Points(points) = token { *points } else { 0 };
        let points: u8 = shown.iter().map(points).sum();
        let scored = points > 0 && matches!(self.person, Person::Seat(_));
        if scored {
            let at = Vec2::new(place.max.x - 82.0 * k, middle);
            told.points(format!("+{points}"), at, Vec2::new(48.0, 28.0) * k);
        }
        // The picture says it where there is no room for the word.
        let words = self.stage.texts.get("revelation-fingerprints");
        let taken = if scored { 156.0 } else { 108.0 };
        if Typeface::Text.width(&words, size) <= place.width() - taken * k {
            told.words(words, place.min.x + 48.0 * k, middle + 6.0 * size / 17.0, size, palette::STEAM, Align::Left);
        }
    }

    /// What becomes of them.
    fn verdict(&self) -> Drawing {
        let place = self.parts.verdict;
        let (verdict, [words, short]) = self.stage.verdict(self.person, self.file);
        let (ground, ink) = match verdict {
            Verdict::Arrested => (palette::SIGNAL, Color32::from_rgb(0xFF, 0xF6, 0xE2)),
            Verdict::GetsAway => (palette::LAMP, palette::DEEP),
            Verdict::GoesFree => (palette::PINE, palette::PAPER),
        };
        let (k, room) = (place.height() / 40.0, place.width() - 20.0);
        let words = if Typeface::Bold.width(&words, 11.0) > room { short } else { words };
        let mut plate = Drawing::default();
        plate.plate(place, ground, palette::BRASS, 1.4);
        let base = place.center().y + 7.0 * k;
        plate.fit(words, place.center().x, base, 20.0 * k, ink, Align::Centre, Typeface::Bold, room);
        plate
    }
}

/// A dummy: a tailor's dummy with its letter, in grey.
fn mannequin(drawing: &mut Drawing, dummy: u8, foot: Vec2, k: f32) {
    let (cloth, seam) = (Color32::from_rgb(0x56, 0x5B, 0x66), Color32::from_rgb(0x2C, 0x31, 0x3B));
    let at = |aside: f32, up: f32| foot + Vec2::new(aside, -up) * k;
    let edge = Some((1.6, seam.colour()));
    drawing.disc(at(0.0, 124.0), 32.0 * k, cloth, edge);
    let neck = vec![at(-11.0, 98.0), at(11.0, 98.0), at(15.0, 76.0), at(-15.0, 76.0)];
    drawing.shape(neck, cloth, edge);
    let half = [(14.0, 84.0), (48.0, 76.0), (64.0, 58.0), (68.0, 0.0)];
    let left = half.iter().rev().map(|(aside, up)| at(-aside, *up));
    drawing.shape(left.chain(half.iter().map(|(aside, up)| at(*aside, *up))).collect(), cloth, edge);
    drawing.dashed(at(0.0, 78.0), foot, 1.2, seam);
    let plate = at(0.0, 38.0);
    drawing.disc(plate, 25.0 * k, palette::NIGHT, Some((1.6, palette::BRASS.colour())));
    let letter = if dummy == 0 { "A" } else { "B" };
    drawing.figure(letter, plate.x, plate.y, (34.0 * k).max(11.0), palette::LAMP);
}

/// A token, or its back; pale with a sign if it is taken away.
fn one(token: Option<EvidenceToken>, pale: bool) -> Drawing {
    let drawing = token.map_or_else(|| Drawing::of("evidence/back"), evidence::token);
    if !pale {
        return drawing;
    }
    let mut drawing = drawing.tinted(Color::WHITE.with_alpha(PALE));
    drawing.icon("icon/destroy/night", 38.0, 37.0, 26.0);
    drawing
}
