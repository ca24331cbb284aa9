//! What moves on the result: the steps rise, the last first; then the winner's train leaves for Constantinople.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    ceremony::{STEP_APART, STEP_RISES, STEPS_RISE, WINNER_TOLD},
    layout::{PODIUM_BAR, PODIUM_FOOT, PodiumLayout, ResultLayout, ResultPage},
    standings::{Ranked, Standings},
};
use crate::{
    drawing::{CREAM, Drawing, Ink, part_motion::PartMotion, rect},
    localization::Texts,
    pieces::{
        size::CAR,
        train_card::{self, Detail, Light, Room},
    },
    scene::{
        Scene,
        motion::NextScene,
        piece::{Enter, PathKind, Piece, Pose},
        scene_piece::Motion,
        shown_in,
        timeline::Timeline,
    },
    screens::counting::fans,
    session::Timing,
    state::Screen,
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface, viewport::Viewport},
};
use rules::{Game, TrainId};

const RESULT: &[Screen] = &[Screen::Result];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultPlaces>()
        .add_plugins((shown_in::<NightPiece, _>(RESULT), shown_in::<PodiumPiece, _>(RESULT)))
        .add_systems(OnExit(Screen::Result), |mut laid: ResMut<ResultPlaces>| laid.0 = None)
        .add_systems(Update, lay.before(Motion::Reconcile).run_if(resource_exists::<Standings>));
}

/// Where everything is, and what the scene was laid from.
#[derive(Resource, Default)]
pub struct ResultPlaces(pub Option<(ResultLayout, Viewport, CeremonyStage)>);

/// How far the ceremony has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CeremonyStage {
    /// Points are counted.
    Counting,
    /// The steps rise.
    Rising,
    /// The winner is announced.
    Told,
}

/// What stays in its place when the page is scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NightPiece {
    Night,
    Bars,
    Train,
}

/// The podium, which may be scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PodiumPiece {
    Podium,
    /// The step of a player, by rank.
    Step(usize),
    Front,
}

/// How long the train takes to cross the screen, in milliseconds at normal speed.
const CROSSES: u64 = 9000;
/// The ground, and what is around the arch.
const NIGHT: Color32 = Color32::from_rgb(0x0D, 0x17, 0x27);
const GIRDER: Color32 = Color32::from_rgb(0x12, 0x1A, 0x30);

fn lay(
    viewport: Res<Viewport>,
    standings: Res<Standings>,
    timeline: Res<Timeline>,
    timing: Res<Timing>,
    texts: Res<Texts>,
    game: Res<Game>,
    mut laid: ResMut<ResultPlaces>,
    (mut ground, mut podium): (ResMut<NextScene<NightPiece>>, ResMut<NextScene<PodiumPiece>>),
) {
    let stage = if timeline.is_past(WINNER_TOLD) {
        CeremonyStage::Told
    } else if timeline.is_past(STEPS_RISE) {
        CeremonyStage::Rising
    } else {
        CeremonyStage::Counting
    };
    let is_laid = laid.0.as_ref().is_some_and(|(_, from, before)| (*from, *before) == (*viewport, stage));
    if is_laid && !texts.is_changed() {
        return;
    }
    let resized = laid.0.as_ref().is_some_and(|(_, from, _)| *from != *viewport);
    let layout = ResultLayout::of(&viewport, &standings, &texts);
    let mut scene = Scene::default();
    scene.still(NightPiece::Night, 0.0, fans(layout.visible, NIGHT));
    if let Some(page) = &layout.page {
        scene.still(NightPiece::Bars, 40.0, bars(page));
    }
    if let Some(who) = standings.winners().next().filter(|_| stage == CeremonyStage::Told && timing.moves()) {
        scene.add(NightPiece::Train, train(&layout, who, &game));
    }
    ground.0 = Some((scene, resized));
    let mut scene = Scene::default();
    lay_podium(&layout.podium, (stage != CeremonyStage::Counting).then_some(&standings.ranked), &mut scene);
    // Whoever is in a hurry sees nothing rise.
    podium.0 = Some((scene, resized || stage == CeremonyStage::Told));
    laid.0 = Some((layout, *viewport, stage));
}

/// The ends of the bars below which the page scrolls.
fn bars(page: &ResultPage) -> Drawing {
    let (mut drawing, [top, foot]) = (Drawing::default(), page.bars);
    let edge = rect(foot.min.x, foot.min.y, foot.width(), 1.4);
    drawing.fill(top, NIGHT).fill(foot, palette::DEEP).fill(edge, palette::BRASS).into()
}

/// The longer train of the winner, which rolls through the picture.
fn train(layout: &ResultLayout, winner: &Ranked, game: &Game) -> Piece {
    let (rails, scale) = layout.train;
    let player = game.board().player(winner.seat);
    let trains = TrainId::BOTH.map(|train| player.train(train));
    let cards = trains.into_iter().map(|train| &train.cards).max_by_key(|cards| cards.len());
    let detail = Detail::Full(Room { scale, above: f32::INFINITY, covered: 0.0 });
    let (mut drawing, mut length) = (Drawing::default(), 0.0);
    for card in cards.into_iter().flatten() {
        drawing.put(&train_card::draw(game.catalogue(), card, Light::Lit, detail), length, 0.0, 1.0);
        if length > 0.0 {
            drawing.picture("coupling", length, 0.0);
        }
        length += CAR.x;
    }
    let size = Vec2::new(length, CAR.y);
    let beyond = length / 2.0 * scale;
    let at = |x: f32| Pose::at(Vec2::new(x, rails - size.y / 2.0 * scale), 50.0).scale(scale);
    let from = at(layout.visible.min.x - beyond);
    Piece {
        size,
        pose: at(layout.visible.max.x + beyond),
        enter: Enter::Along { from, path: PathKind::Depart, millis: CROSSES },
        chimney: Some(Vec2::new(length - 14.0, 11.0)),
        ..Piece::still(drawing, Vec2::ZERO, 0.0)
    }
}

/// The podium, the steps of these players, and what is before them.
fn lay_podium(layout: &PodiumLayout, ranked: Option<&Vec<Ranked>>, scene: &mut Scene<PodiumPiece>) {
    let (corner, k) = layout.picture;
    let mut podium = Drawing::default();
    layout.girders.iter().for_each(|girder| _ = podium.fill(*girder, GIRDER));
    podium.scaled("result/hall", corner.x, corner.y, k);
    scene.still(PodiumPiece::Podium, 10.0, podium);
    for (order, (who, at)) in ranked.into_iter().flatten().zip(&layout.steps).enumerate() {
        let pose = Pose::at(corner + *at * k, 20.0 + order as f32).scale(k);
        let from = pose.moved(0.0, (PODIUM_BAR - at.y) * k).alpha(0.0);
        let enter = Enter::Along { from, path: PathKind::Roll, millis: STEP_RISES.into() };
        let later = layout.steps.len() - 1 - order;
        let step = Piece { pose, enter, ..Piece::still(step(who, at.y, k), Vec2::ZERO, 0.0) };
        scene.add(PodiumPiece::Step(order), step.after(u64::from(STEP_APART) * later as u64));
    }
    let mut front = Drawing::default();
    front.slice("result/hall-frame", [40.0, 40.0, 40.0, 80.0], layout.frame.inflate(5.0));
    let ribbon = Rect::from_center_size(layout.ribbon.center(), layout.ribbon.size() + Vec2::new(8.0, 6.0));
    front.slice("result/banner", [50.0, 10.0, 50.0, 10.0], ribbon);
    if let Some((at, scale)) = layout.sign {
        front.scaled("result/sign", at.x, at.y, scale);
    }
    scene.still(PodiumPiece::Front, 30.0, front);
}

/// Someone's step, from its top left corner, this far down in the picture of the podium, which is shown at this scale.
fn step(who: &Ranked, top: f32, k: f32) -> Drawing {
    let mut step = Drawing::default();
    let middle = 78.0;
    let scale = if who.won { 2.14 } else { 1.8 } / 2.42;
    step.scaled(format!("portrait/{}", who.portrait), middle - 113.0 * scale, 3.0 - 186.0 * scale, scale);
    if who.arrested {
        step.picture("result/bars", middle, 2.0);
    }
    // The block is cut off at the foot of the podium.
    let foot = PODIUM_FOOT - top;
    let block = Art::new("result/step").crop(Rect::new(-7.0, -1.0, 163.0, foot));
    step.moving(block, 0.0, 0.0, 1.0, PartMotion::Rising { foot });
    step.picture(if who.won { "result/cap/gold" } else { "result/cap/plain" }, 0.0, 0.0);
    // However small the podium is, the figures are large enough to be read.
    let readable = |size: f32, least: f32| size.max(least / k);
    let rank = Vec2::new(middle - 45.0, 36.0);
    step.picture("result/rank", 12.0, 18.0);
    if who.arrested {
        step.icon("ui/lock", rank.x, rank.y, 24.0);
    } else {
        figure(&mut step, who.rank, rank, readable(26.0, 10.0), palette::LAMP);
    }
    let total = Vec2::new(middle + 28.0, 37.0);
    if who.won {
        let plate = Vec2::new(readable(76.0, 34.0), readable(36.0, 17.0));
        step.slice("ticket", 6.0, Rect::from_center_size(total, plate));
        figure(&mut step, who.total, total, plate.y * 0.72, CREAM);
    } else {
        figure(&mut step, who.total, total, readable(28.0, 11.0), palette::PAPER);
    }
    step
}

/// A number centred on a point, in Limelight at any size; but not a lone 0, which looks like a half moon in it.
fn figure(drawing: &mut Drawing, number: impl ToString, at: Vec2, size: f32, ink: impl Ink) {
    let number = number.to_string();
    let face = if number == "0" { Typeface::Bold } else { Typeface::Display };
    drawing.line(number, at.x, at.y + size * 0.35, size, ink, Align::Centre, face);
}
