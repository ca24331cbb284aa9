//! The veil over what is not meant, with holes for what is; the glove that points, and the ring around a mistake.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, egui};

use crate::{
    drawing::{Drawing, rect},
    journey::{Fact, LessonStage, RunningLesson, holds, tab_of},
    localization::words::Speaker,
    panels::{
        hint::marks,
        prompt::{ClickPaths, PromptControl},
        tabs::TabControl,
    },
    session::{LessonGate, PendingQuestion, PlaySet, Presentation, Timing},
    state::Screen,
    table::{
        input::{choosing::Selection, pointed::Targets, showing::Showing},
        layout::TableLayout,
        names::{Tab, Target},
    },
    ui::{
        atlas::Art, brush::Brush, hit_regions::Regions, labels::Align, theme::palette, typefaces::Typeface,
        viewport::Viewport,
    },
};
use rules::{Choice, Game, OfferPlace, scenario::LessonLight};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unveiled>().add_systems(
        Update,
        light.after(PlaySet::Draw).run_if(in_state(Screen::Table)).run_if(resource_exists::<RunningLesson>),
    );
}

/// How much of the night the veil is.
const VEIL: f32 = 0.7;
/// How large the glove is, from the tip of its finger.
const GLOVE: Vec2 = Vec2::new(100.0, 136.0);

/// How far it is turned until it lies, in radians.
const LYING: f32 = 0.96;

/// How high the heading of the mail cars is.
const MAIL_CARS_HEADING: f32 = 32.0;
/// What is not higher than this, such as a card or a car, is pointed at in its corner: the glove would hide much of it.
const SMALL: f32 = 180.0;

/// What of the table is meant, in layout pixels.
#[derive(Resource, Default)]
pub struct Unveiled {
    /// Holes in the veil.
    holes: Vec<Rect>,
    /// What the glove points at.
    next: Option<Rect>,
}

/// Works out what is lit: what the step names, what the next click is for, and what is explained.
fn light(
    game: Res<Game>,
    lesson: Res<RunningLesson>,
    gate: Res<LessonGate>,
    pending: Res<PendingQuestion>,
    selection: Res<Selection>,
    targets: Res<Targets>,
    paths: ClickPaths,
    regions: Res<Regions>,
    (viewport, showing): (Res<Viewport>, Res<Showing>),
    mut lit: ResMut<Unveiled>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let layout = TableLayout::new(viewport.shape, game.board().seats());
    // What is behind a tab is found there; the one that is open leads back to the offer.
    let tab_of_light = |light: &LessonLight| match tab_of(light) {
        tab if tab == showing.tab => None,
        Tab::Offer => regions.find(TabControl::Show(showing.tab).into()),
        tab => regions.find(TabControl::Show(tab).into()),
    };
    let of_light = |light: &LessonLight| {
        place_of(light, &game, &targets, &layout).or_else(|| tab_of_light(light).map(|region| region.rect))
    };
    let mut holes: Vec<Rect> = lesson.step().light.iter().filter_map(of_light).collect();
    holes.dedup();
    let picked = if let Selection::Card(place) = *selection { Some(place) } else { None };
    // Whoever has picked another card that will do goes on with that one.
    let with_picked = picked.and_then(|place| {
        [Choice::CarryOut(place), Choice::Decline(place)].into_iter().find(|choice| gate.allows(*choice))
    });
    let next = with_picked.or(gate.next()).filter(|_| lesson.points() && pending.question.is_some());
    let mut first = None;
    if let Some((choice, table)) = next.zip(paths.table()) {
        let gold = regions.find(PromptControl::GoOn.into()).filter(|_| choice == Choice::EndTurn);
        if let Some(gold) = gold {
            first = Some(gold.rect);
            holes.push(gold.rect);
        } else {
            // On a phone it may be on another page of the answers, or behind the tab that is open.
            let elsewhere = [PromptControl::MoreAnswers.into(), TabControl::Show(showing.tab).into()];
            let clicks = paths.to(choice);
            first = clicks.first().into_iter().chain(&elsewhere).find_map(|name| Some(regions.find(*name)?.rect));
            holes.extend(marks::places(choice, &pending, *selection, table, &regions));
        }
    }
    holes.extend(picked.and_then(|place| targets.rect(Target::OfferCard(place))));
    let shown = (holes, first);
    if (&lit.holes, &lit.next) != (&shown.0, &shown.1) {
        (lit.holes, lit.next) = shown;
        redraw.write(RequestRedraw);
    }
}

/// Where a light is: around all the things it means.
fn place_of(light: &LessonLight, game: &Game, targets: &Targets, layout: &TableLayout) -> Option<Rect> {
    let bar = layout.top_bar.ground;
    match light {
        LessonLight::Players => {
            return Some(Rect::from_corners(Vec2::new(layout.top_bar.left.max.x, bar.min.y), bar.max));
        }
        LessonLight::Round => return Some(layout.top_bar.left),
        LessonLight::Row(row) => {
            let card = |column| layout.offer.card(OfferPlace { row: *row, column });
            return Some(card(0).union(card(5)).union(layout.offer.row_counter(*row)));
        }
        LessonLight::Others if layout.shows_small_boards => {
            let boards = (0..layout.players - 1).filter_map(|nth| layout.small_board_beside(nth, Some(layout.lesson)));
            return boards.reduce(|all, board| all.union(board));
        }
        LessonLight::Train(train) => {
            let trains = &layout.board.trains;
            return Some(trains.plate(*train).union(trains.lane(*train)));
        }
        // A box with its heading.
        LessonLight::Contracts if layout.shows_small_boards => return layout.board.contracts,
        LessonLight::Coins if layout.shows_small_boards => return Some(layout.board.purse.panel),
        LessonLight::GameEnd if layout.shows_small_boards => return Some(layout.board.taken),
        LessonLight::ScorePlate(train) => {
            return Some(layout.board.trains.score(*train));
        }
        _ => {}
    }
    let all = targets.all.iter().filter(|(target, _)| holds(light, *target, game)).map(|(_, place)| *place);
    let all = all.reduce(|all, place| all.union(place))?;
    // Their box is another one with other modules; its heading is right above them.
    let above = if *light == LessonLight::MailCars && layout.shows_small_boards { MAIL_CARS_HEADING } else { 0.0 };
    Some(Rect { min: all.min - Vec2::Y * above, ..all })
}

/// Draws veil, frames, ring and glove.
pub(super) fn draw(
    mut contexts: EguiContexts,
    brush: Brush,
    speaker: Speaker,
    lesson: Res<RunningLesson>,
    lit: Res<Unveiled>,
    shown: Res<Presentation>,
    targets: Res<Targets>,
    timing: Res<Timing>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let words = speaker.words();
    // While something happens, or another's turn is watched, everything is to be seen.
    if !shown.is_idle() || !matches!(lesson.stage, LessonStage::Asking) {
        return Ok(());
    }
    let layout = TableLayout::new(brush.viewport().shape, words.game.board().seats());
    let mut drawing = Drawing::default();
    // What is explained is read; nothing lies over it.
    let is_clear = |place: &Rect| targets.explained().is_none_or(|read| read.intersect(*place).is_empty());
    if !lit.holes.is_empty() {
        let visible = brush.viewport().visible();
        let mut holes: Vec<_> = lit.holes.iter().map(|hole| hole.inflate(5.0)).collect();
        let spared = [Some(layout.prompt), Some(layout.lesson), targets.explained()];
        holes.extend(spared.into_iter().flatten());
        veil(&mut drawing, visible, &holes);
        // Around what is to be clicked is one frame: what it is a part of is seen anyway.
        let around_next =
            |hole: &Rect| lit.next.is_some_and(|next| next.width() < hole.width() / 1.5 && hole.union(next) == *hole);
        for hole in lit.holes.iter().filter(|hole| is_clear(hole) && !around_next(hole)) {
            // On a phone the next words begin right beside it.
            if layout.prompt_form.is_brief() {
                drawing.frame(hole.inflate(1.5), 2.4, palette::BRASS);
            } else {
                drawing.frame(hole.inflate(5.0), 3.4, palette::BRASS).frame(hole.inflate(8.5), 1.0, palette::LAMP);
            }
        }
    }
    if let Some(mistake) = &lesson.mistake
        && let Some(place) = mistake.at.and_then(|target| targets.rect(target))
    {
        drawing.dashed_frame(place.inflate(2.0), 2.4, palette::STEAM);
        if let Some(Fact::Car(value)) = mistake.fact {
            let fact = words.with("lesson-worth", [("value", value.into())]);
            let plate = rect(place.center().x - 46.0, place.min.y - 38.0, 92.0, 30.0);
            drawing.plate(plate, palette::DEEP, palette::STEAM, 1.4);
            drawing.line_in(&fact, plate.inflate(-4.0), 18.0, palette::PAPER, Align::Centre, Typeface::Bold);
        }
    }
    if let Some(place) = lit.next.filter(is_clear) {
        let taps = timing.moves();
        let away =
            if taps { (time.elapsed_secs() * 4.0).sin().abs() * if lesson.shows() { 16.0 } else { 7.0 } } else { 0.0 };
        if taps {
            redraw.write(RequestRedraw);
        }
        let (answer, brief) = (layout.prompt.contains(place.center()), layout.prompt_form.is_brief());
        let scale = if answer || brief { 0.6 } else { 1.0 };
        if answer && brief {
            glove_beside(&mut drawing, place, layout.prompt, (away, scale));
        } else {
            glove(&mut drawing, place, brush.viewport().visible(), (away, scale), answer);
        }
    }
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::new("lesson-veil"));
    let painter = contexts.ctx_mut()?.layer_painter(layer);
    let corner = brush.viewport().egui(0.0, 0.0, 0.0, 0.0).min;
    brush.painting(&painter, corner, 1.0).paint(&drawing);
    Ok(())
}

/// Night over everything but the holes, cell by cell between their edges.
fn veil(drawing: &mut Drawing, over: Rect, holes: &[Rect]) {
    let edges = |low: f32, high: f32, of: fn(&Rect) -> [f32; 2]| {
        let mut edges: Vec<f32> = holes.iter().flat_map(of).filter(|edge| *edge > low && *edge < high).collect();
        edges.extend([low, high]);
        edges.sort_by(f32::total_cmp);
        edges.dedup();
        edges
    };
    let columns = edges(over.min.x, over.max.x, |hole| [hole.min.x, hole.max.x]);
    let rows = edges(over.min.y, over.max.y, |hole| [hole.min.y, hole.max.y]);
    let night = palette::DEEP.gamma_multiply(VEIL);
    for row in rows.windows(2) {
        // Neighbours in a row are one cell.
        let mut from: Option<f32> = None;
        for column in columns.windows(2) {
            let middle = Vec2::new((column[0] + column[1]) / 2.0, (row[0] + row[1]) / 2.0);
            let open = holes.iter().any(|hole| hole.contains(middle));
            match (open, from) {
                (false, None) => from = Some(column[0]),
                (true, Some(left)) => {
                    drawing.fill(Rect::new(left, row[0], column[0], row[1]), night);
                    from = None;
                }
                _ => {}
            }
        }
        if let Some(left) = from {
            drawing.fill(Rect::new(left, row[0], over.max.x, row[1]), night);
        }
    }
}

/// The white glove with its finger on a place, from where there is room for it; on an answer of the prompt at its end, and
/// on something small at its corner, where it hides no words.
fn glove(drawing: &mut Drawing, place: Rect, visible: Rect, (away, scale): (f32, f32), answer: bool) {
    let from_below = place.center().y + GLOVE.y * scale < visible.max.y;
    let from_right = place.center().x + GLOVE.x * scale < visible.max.x;
    let down = if from_below { 1.0 } else { -1.0 };
    let right = if from_right { 1.0 } else { -1.0 };
    let small = place.height() < SMALL;
    let low = if small { 0.4 } else { 0.22 };
    let aside = if answer || small { place.width() / 2.0 - 12.0 } else { place.width() * 0.16 };
    let tip = place.center() + Vec2::new(aside.max(0.0) * right, place.height() * low * down);
    let tip = tip + Vec2::new(0.45 * right, down) * away;
    drawing.turned(Art::new("journey/glove"), tip.x, tip.y, Vec2::new(right, down) * scale, 0.0);
}

/// The glove lying beside the words of an answer on a phone, where all the room above is that of the lesson's words: on the
/// answer beside it or, where there is none, on its end.
fn glove_beside(drawing: &mut Drawing, place: Rect, prompt: Rect, (away, scale): (f32, f32)) {
    let alone = place.width() > 0.6 * prompt.width();
    let right = if alone || place.center().x < prompt.center().x { 1.0 } else { -1.0 };
    let from_end = if alone { GLOVE.y * scale } else { 14.0 };
    let aside = (place.width() / 2.0 - from_end).max(0.0);
    let tip = place.center() + Vec2::new((aside + away) * right, 0.0);
    drawing.turned(Art::new("journey/glove"), tip.x, tip.y, Vec2::new(right, 1.0) * scale, -LYING * right);
}
