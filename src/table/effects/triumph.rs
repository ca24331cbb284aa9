//! Triumphs: a contract is stamped, Constantinople is greeted with fireworks, the gilding of the first 12 shines, a whole
//! train gets its seal. One at a time: each is over when the presentation goes on, also when a click ends it.

use std::f32::consts::TAU;

use bevy::{prelude::*, window::RequestRedraw};

use super::passing::{OfTriumph, Passing, class_colour};
use crate::{
    drawing::{Drawing, colour},
    localization::Texts,
    pieces::{card, symbols},
    scene::{
        motion::Pieces,
        nudge::{Nudge, NudgeKind},
        piece::{PathKind, Piece, Pose},
        scene_piece::ScenePiece,
    },
    session::{Celebrated, PlaySet, Presentation, TRIUMPH_MILLIS, Timing, ViewedSeat},
    state::Screen,
    table::{
        input::{pointed::Targets, showing::Showing},
        names::Target,
        scene::{
            pieces::{Id, z},
            view::layout_for,
        },
    },
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface, viewport::Viewport},
};
use rules::{CarValue, CardId, Face, Game, GameEvent as E, TrainId, model::train::FULL_TRAIN};

pub(super) fn plugin(app: &mut App) {
    // The table still lies as it did before the event.
    let order = (end, begin).chain().after(PlaySet::Present).before(super::pass_by);
    app.add_systems(Update, order.run_if(in_state(Screen::Table)));
}

/// How many milliseconds a seal takes to pop up, and to fade.
const POPS: u64 = 150;
const FADES: u64 = 90;
/// A car of this width has sparks and seals of their full size.
const CAR: f32 = 92.0;

/// What a triumph is shown with.
#[derive(bevy::ecs::system::SystemParam)]
struct TriumphStage<'w, 's> {
    targets: Res<'w, Targets>,
    viewport: Res<'w, Viewport>,
    shown: Res<'w, Presentation>,
    viewed: Res<'w, ViewedSeat>,
    game: Res<'w, Game>,
    timing: Res<'w, Timing>,
    showing: Res<'w, Showing>,
    texts: Res<'w, Texts>,
    pieces: Res<'w, Pieces<Id>>,
    laid: Query<'w, 's, &'static ScenePiece>,
}

impl TriumphStage<'_, '_> {
    /// Where a card of a train lies, or the middle of the board where that is not in view.
    fn car(&self, train: TrainId, place: u8) -> Rect {
        self.targets.rect(Target::TrainCard(train, place)).unwrap_or_else(|| self.middle(Vec2::new(CAR, CAR)))
    }

    /// The middle of the board.
    fn middle(&self, size: Vec2) -> Rect {
        let layout = layout_for(&self.viewport, &self.game, &self.shown.board, *self.viewed, &self.showing);
        Rect::from_center_size(layout.sheet.unwrap_or(layout.board.frame).center(), size)
    }

    /// Where a contract lies, if it is in view.
    fn contract(&self, card: CardId) -> Option<Vec2> {
        Some(self.laid.get(self.pieces.entity(Id::Card(card))?).ok()?.at().at)
    }
}

fn begin(
    mut commands: Commands,
    mut celebrated: MessageReader<Celebrated>,
    stage: TriumphStage,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Celebrated(event) in celebrated.read() {
        redraw.write(RequestRedraw);
        let root = stage.pieces.root();
        let nudged = |id, kind: NudgeKind, wait| {
            let entity = stage.pieces.entity(id).filter(|_| stage.timing.moves());
            entity.map(|entity| (entity, Nudge::new(kind, wait, 260, &stage.timing)))
        };
        let nudge = match *event {
            E::ContractFulfilled { card, .. } => nudged(Id::Card(card), NudgeKind::Swell(-0.09), STAMP_FALLS),
            E::CarUpgraded { seat, train, card_place, .. } => {
                nudged(Id::Car(seat, train, card_place), NudgeKind::Swell(0.1), 60)
            }
            E::ConstantinopleReached { seat, train, .. } => {
                nudged(Id::Conductor(seat, train), NudgeKind::Hop(12.0), 40)
            }
            _ => None,
        };
        if let Some((entity, nudge)) = nudge {
            commands.entity(entity).try_insert(nudge);
        }
        let passing = Passing { commands: commands.reborrow(), root, timing: *stage.timing, of_triumph: true };
        Triumph { passing, visible: stage.viewport.visible() }.show(event, &stage);
    }
}

/// When the presentation goes on, nothing is left of a triumph.
fn end(mut commands: Commands, shown: Res<Presentation>, left: Query<Entity, With<OfTriumph>>) {
    if shown.triumph().is_none() {
        left.iter().for_each(|piece| commands.entity(piece).despawn());
    }
}

/// How many milliseconds a stamp falls.
const STAMP_FALLS: u64 = 120;
/// The radius of the large seals.
const SEAL: f32 = 36.0;

/// A large seal with points.
fn points_seal(points: u8) -> Drawing {
    let mut seal = Drawing::default();
    symbols::seal(&mut seal, "seal", points, 0.0, 0.0, SEAL);
    seal
}

/// How large what is over a car is: on a phone smaller, as cars are.
fn scale_over(car: Rect) -> f32 {
    (car.width() / CAR).clamp(0.62, 1.15)
}

struct Triumph<'w, 's> {
    passing: Passing<'w, 's>,
    visible: Rect,
}

impl Triumph<'_, '_> {
    fn show(mut self, event: &E, stage: &TriumphStage) {
        let words = |key| stage.texts.get(key);
        match *event {
            E::ContractFulfilled { card, .. } => self.contract(card, stage),
            E::ConstantinopleReached { train, rank, .. } => {
                let end = stage.car(train, FULL_TRAIN as u8 - 1);
                let points = stage.game.catalogue().boards().constantinople[usize::from(rank)];
                self.fireworks(end);
                self.seal(end, points_seal(points), words("triumph-constantinople"));
            }
            E::CarUpgraded { train, card_place, to, .. } => {
                let car = stage.car(train, card_place);
                self.shine(car);
                self.passing.sparks(car, to);
                // Beside the car, which is to be seen.
                let beside = Vec2::new(2.2 * car.width(), 0.0);
                let beside = Rect::from_corners(car.min + beside, car.max + beside);
                self.seal(beside, points_seal(to.points()), words("triumph-gilded"));
            }
            E::LocomotiveTilePlaced { train, .. } => {
                let car = stage.car(train, FULL_TRAIN as u8 / 2);
                let mut engine = Drawing::default();
                engine.centred("seal", 0.0, 0.0, SEAL / 16.0).icon("icon/locomotive/night", 0.0, -1.0, 34.0);
                self.seal(car, engine, words("triumph-whole-train"));
            }
            _ => {}
        }
    }

    /// The stamp comes down on the contract, which lies where it was.
    fn contract(&mut self, card: CardId, stage: &TriumphStage) {
        let lies = stage.contract(card).unwrap_or_else(|| {
            // Where contracts are not in view, this one is shown.
            let place = stage.middle(Vec2::new(176.0, 208.0));
            if let Face::Contract(contract) = &stage.game.catalogue().card(card).face {
                let board = card::contract_board(contract, true, 2.0);
                let piece = Piece::moving(board, Vec2::new(88.0, 104.0), place, z::PASSING - 1.0, TRIUMPH_MILLIS);
                self.passing.rest(piece);
            }
            place.center()
        });
        self.passing.stamp(lies, stage.texts.get("table-fulfilled"), [STAMP_FALLS, TRIUMPH_MILLIS]);
    }

    /// A seal on rays with words on a ribbon below it, over a car. With reduced motion it lies still.
    fn seal(&mut self, over: Rect, seal: Drawing, words: String) {
        const SIZE: f32 = 30.0;
        let k = scale_over(over);
        let wide = Typeface::Display.width(&words, SIZE) + 56.0;
        let mut drawing = Drawing::of("scoring/burst");
        drawing.put(&seal, 0.0, 0.0, 1.0);
        let ribbon = Rect::from_center_size(Vec2::new(0.0, 62.0), Vec2::new(wide, 46.0));
        drawing.slice("panel/plate", 10.0, ribbon);
        drawing.display(words, 0.0, 72.5, SIZE, palette::LAMP, Align::Centre);
        let half = Vec2::new(wide / 2.0 + 6.0, 92.0) * k;
        let room = Rect { min: self.visible.min + half, max: self.visible.max - half };
        let at = (over.center() - Vec2::new(0.0, 34.0 * k)).clamp(room.min, room.max.max(room.min));
        let rests = Pose::at(at, z::PASSING + 2.0).scale(k);
        let piece = |millis, wait| Piece { pose: rests, millis, wait, ..Piece::still(drawing.clone(), at, rests.z) };
        if !self.passing.timing.moves() {
            self.passing.rest(piece(TRIUMPH_MILLIS, 0));
            return;
        }
        let pops = Piece { path: PathKind::Pop, ..piece(POPS, 0) };
        self.passing.send(pops, rests.scale(0.0), rests);
        self.passing.send(piece(TRIUMPH_MILLIS - POPS - FADES, POPS), rests, rests);
        self.passing.send(piece(FADES, TRIUMPH_MILLIS - FADES), rests, rests.scale(1.08 * k).alpha(0.0));
    }

    /// Rockets of all colours burst above the end of the line.
    fn fireworks(&mut self, over: Rect) {
        const ROCKETS: [(f32, f32, u64, CarValue); 4] = [
            (-1.25, -1.1, 0, CarValue::V12),
            (0.35, -1.75, 70, CarValue::V2),
            (-0.5, -2.05, 130, CarValue::V4),
            (0.85, -0.85, 170, CarValue::V1),
        ];
        const SPARKS: u8 = 14;
        let k = scale_over(over);
        for (x, y, wait, class) in ROCKETS {
            let at = over.center() + Vec2::new(x, y) * CAR * k;
            let mut glow = Drawing::default();
            glow.art(Art::new("glow/round").tint(class_colour(class)), 0.0, 0.0, 1.0);
            let flash = Piece { millis: 240, wait, ..Piece::still(glow, at, z::PASSING) };
            let bright = Pose::at(at, z::PASSING).scale(1.5 * k);
            self.passing.send(flash, bright, bright.scale(2.4 * k).alpha(0.0));
            for nth in 0..SPARKS {
                let mut spark = Drawing::default();
                spark.art(Art::new("spark").tint(class_colour(class)), 0.0, 0.0, 1.0);
                let angle = TAU * f32::from(nth) / f32::from(SPARKS);
                let far = if nth % 2 == 0 { 82.0 } else { 52.0 };
                let away = Vec2::new(angle.cos(), angle.sin()) * far * k;
                let piece = Piece { millis: TRIUMPH_MILLIS - wait, wait, ..Piece::still(spark, at, z::PASSING + 1.0) };
                let end = Pose { turn: 1.6, ..Pose::at(at + away + Vec2::new(0.0, 12.0 * k), z::PASSING + 1.0) };
                let start = Pose::at(at, z::PASSING + 1.0).scale(2.6 * k);
                self.passing.send(Piece { path: PathKind::Roll, ..piece }, start, end.scale(0.9 * k).alpha(0.0));
            }
        }
    }

    /// A band of light runs over the gilding, from the left to the right.
    fn shine(&mut self, car: Rect) {
        let mut glow = Drawing::default();
        glow.art(Art::new("glow/round"), 0.0, 0.0, 1.0);
        let k = car.width() / 80.0;
        let lit = Pose::at(car.center(), z::TOKEN - 1.5).scale(1.6 * k);
        let piece = Piece { millis: TRIUMPH_MILLIS, ..Piece::still(glow, lit.at, lit.z) };
        self.passing.send(piece, lit, lit.scale(2.6 * k).alpha(0.0));
        let high = car.height() * 0.62;
        let mut band = Drawing::default();
        for (wide, alpha) in [(26.0, 0.16), (16.0, 0.26), (7.0, 0.55)] {
            let light = colour(palette::LAMP).with_alpha(alpha);
            band.fill(Rect::from_center_size(Vec2::ZERO, Vec2::new(wide * k, high)), light);
        }
        let y = car.min.y + car.height() * 0.56;
        let at =
            |part: f32| Pose { turn: 0.22, ..Pose::at(Vec2::new(car.min.x + car.width() * part, y), z::TOKEN + 1.0) };
        let half = TRIUMPH_MILLIS / 2;
        let piece =
            |wait| Piece { path: PathKind::Steady, millis: half, wait, ..Piece::still(band.clone(), Vec2::ZERO, 0.0) };
        self.passing.send(piece(0), at(0.1).alpha(0.1), at(0.5));
        self.passing.send(piece(half), at(0.5), at(0.9).alpha(0.0));
    }
}
