//! The adviser: what the strongest bot would do in the place of the player who is asked, on the table and in words.

pub mod marks;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Color32, Rect as ERect, StrokeKind, pos2, vec2},
};

use crate::{
    localization::words::{Speaker, Words},
    panels::prompt::ClickPaths,
    session::{Hint, HintWanted, PendingQuestion, Timing},
    state::{Overlay, Screen, TablePhase},
    table::{
        input::{choosing::Selection, pointed::table_is_free, showing::Showing},
        layout::TableLayout,
        names::Tab,
    },
    ui::{
        brush::Brush,
        hit_regions::Regions,
        lamp::draw_lamp,
        naming::named,
        text::{Paragraph, draw_paragraphs, with_tip},
        theme::{self, palette},
        viewport::Viewport,
        zoom::zoom,
    },
};
use rules::{Choice, Game};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marked>().add_systems(Update, mark.run_if(in_state(Screen::Table))).add_systems(
        EguiPrimaryContextPass,
        (draw_marks, draw_panel).chain().run_if(in_state(Screen::Table)).run_if(is_shown),
    );
}

named! {
    /// What is pressed in the panel of the hint.
    HintControl:
    /// Put the hint away, in its panel.
    Close = "hint/close",
}

/// Where on the stage the advice points.
#[derive(Resource, Default)]
struct Marked(Vec<Rect>);

fn is_shown(hint: Res<Hint>, overlay: Res<State<Overlay>>, pending: Res<PendingQuestion>) -> bool {
    hint.is_open() && table_is_free(&overlay, &pending)
}

/// Where the panel lies.
fn place(layout: &TableLayout, phase: TablePhase) -> Rect {
    if phase == TablePhase::Revelation { layout.hint_in_revelation } else { layout.hint }
}

fn mark(
    hint: Res<Hint>,
    game: Res<Game>,
    pending: Res<PendingQuestion>,
    selection: Res<Selection>,
    paths: ClickPaths,
    regions: Res<Regions>,
    phase: Res<State<TablePhase>>,
    viewport: Res<Viewport>,
    mut showing: ResMut<Showing>,
    mut marked: ResMut<Marked>,
) {
    let next = hint.advice().and_then(|advice| advice.best.plan.first().copied());
    let panel = place(&TableLayout::new(viewport.shape, game.board().seats()), *phase.get());
    let places = |(choice, table)| marks::places(choice, &pending, *selection, table, &regions);
    marked.0 = next.zip(paths.table()).map(places).unwrap_or_default();
    marked.0.retain(|rect| rect.intersect(panel).is_empty());
    // What is to be taken may lie behind the page that a phone shows.
    let takes = matches!(next, Some(Choice::CarryOut(_) | Choice::Decline(_) | Choice::TakeStartPlayerTile));
    if takes && hint.is_changed() && marked.0.is_empty() && showing.tab != Tab::Offer {
        showing.bring(Tab::Offer);
    }
}

/// Golden frames that grow and fade, for as long as the hint is shown.
fn draw_marks(
    mut contexts: EguiContexts,
    brush: Brush,
    marked: Res<Marked>,
    timing: Res<Timing>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let moves = timing.moves();
    let beat = if moves { (time.elapsed_secs() * 3.4).sin() * 0.5 + 0.5 } else { 1.0 };
    if moves && !marked.0.is_empty() {
        redraw.write(RequestRedraw);
    }
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::new("hint-marks"));
    let painter = contexts.ctx_mut()?.layer_painter(layer);
    for rect in &marked.0 {
        let rect = brush.viewport().egui(rect.min.x, rect.min.y, rect.width(), rect.height());
        for (out, wide, alpha) in [(2.0, 3.6, 1.0), (5.0 + 2.0 * beat, 3.4, 0.55), (8.5 + 3.5 * beat, 3.4, 0.28)] {
            let ink = palette::LAMP.gamma_multiply(alpha * (0.85 + 0.15 * beat));
            painter.rect_stroke(rect.expand(out), 3.0 + out, (wide, ink), StrokeKind::Middle);
        }
        // On a button it would lie on the words.
        if rect.height() > 50.0 {
            let badge = rect.right_top() + vec2(-4.0, 4.0);
            painter.circle(badge, 15.0, palette::NIGHT, (2.0, palette::LAMP));
            draw_lamp(&painter, badge + vec2(0.0, -0.5), 0.78, palette::LAMP, true);
        }
    }
    Ok(())
}

fn draw_panel(
    mut contexts: EguiContexts,
    mut brush: Brush,
    speaker: Speaker,
    hint: Res<Hint>,
    phase: Res<State<TablePhase>>,
    mut wanted: MessageWriter<HintWanted>,
) -> Result {
    let words = speaker.words();
    let layout = TableLayout::new(brush.viewport().shape, words.game.board().seats());
    let place = place(&layout, *phase.get());
    let rect = brush.viewport().egui(place.min.x, place.min.y, place.width(), place.height());
    // A click on the panel must not reach what lies below it.
    let ground = egui::Area::new(egui::Id::new("hint")).order(egui::Order::Foreground).fixed_pos(rect.min);
    let shown = ground.constrain(false).fade_in(false).show(contexts.ctx_mut()?, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        // Larger words take more of the table: it lies over it for a moment only.
        zoom(ui, rect, rect.right_top());
        ui.set_clip_rect(ERect::EVERYTHING);
        let painter = ui.painter().clone();
        painter.rect_filled(rect.shrink(3.0), 6.0, palette::LACQUER);
        brush.panel(&painter, rect);
        let lamp = pos2(rect.left() + 31.0, rect.top() + 24.0);
        draw_lamp(&painter, lamp, 1.1, palette::LAMP, true);
        let close = ERect::from_center_size(pos2(rect.right() - 26.0, rect.top() + 22.0), vec2(36.0, 32.0));
        let response = brush.clickable(ui, HintControl::Close, close, true);
        let tint = if response.hovered() { palette::LAMP } else { palette::STEAM };
        brush.tinted(&painter, "ui/close", close.center() - vec2(10.0, 10.0), 0.83, tint);
        let (first, rest) = told(&words, &hint);
        let head = ERect::from_min_size(rect.min + vec2(52.0, 13.0), vec2(rect.width() - 102.0, 46.0));
        let below = head.top() + draw_paragraphs(&painter, head, vec![first]).max(22.0) + 3.0;
        let body = ERect::from_min_max(pos2(head.left(), below), rect.max - vec2(18.0, 8.0));
        draw_paragraphs(&painter, body, rest);
        with_tip(response, &words.get("tip-hint-away")).clicked()
    });
    if shown.inner {
        wanted.write(HintWanted);
    }
    Ok(())
}

/// What the adviser says: what to do, and why. If there is no room for all of it, the further steps are left out
/// first.
fn told(words: &Words, hint: &Hint) -> (Paragraph, Vec<Paragraph>) {
    let bold = |said: String| Paragraph::new(said, theme::bold(18.0), palette::PAPER);
    let line = |said: String, ink: Color32| Paragraph::new(said, theme::text(16.5), ink);
    let told = hint.advice().and_then(|advice| Some((advice, advice.best.plan.first()?)));
    let Some((advice, first)) = told else { return (bold(words.get("hint-thinking")), Vec::new()) };
    let mut rest = Vec::new();
    let steps = words.steps_after(&advice.best.plan);
    if !steps.is_empty() {
        let said = words.with("hint-then", [("steps", words.list("list-dots", steps).into())]);
        rest.push(line(said, palette::STEAM).spare(2));
    }
    rest.push(line(words.brings(&advice.best), palette::READY));
    if let Some(said) = advice.second.as_ref().and_then(|second| words.second_best(&advice.best, second)) {
        rest.push(line(said, palette::MUTED).spare(1));
    }
    (bold(words.with("hint-best", [("what", words.choice(*first).into())])), rest)
}
