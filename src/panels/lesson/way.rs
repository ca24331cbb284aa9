//! The way through a chapter: a dot for each step, back, skip and leave, and the answer to a mistake on a strip of paper.

use std::cmp::Ordering;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::{
    drawing::{Drawing, colour, rect},
    journey::{LessonPress, RunningLesson},
    localization::words::{Speaker, Words},
    panels::{
        prompt::{PromptParams, answer_to, sentence},
        tabs,
    },
    table::{layout::TableLayout, names::Tab},
    ui::{
        brush::Brush,
        labels::Align,
        naming::named,
        text::{Paragraph, SetWords},
        theme::{self, palette},
        typefaces::Typeface,
    },
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};

named! {
    /// What is pressed on the way through a chapter.
    LessonControl:
    /// One step back.
    Back = "lesson/back",
    /// The next step.
    Skip = "lesson/skip",
    /// Out of the lesson.
    Leave = "lesson/leave",
    /// The others, over the tabs of a phone; or the tabs again.
    Unfold = "lesson/unfold",
}

/// The room at the edges.
const EDGE: f32 = 12.0;
/// The height of a button.
const BUTTON: f32 = 42.0;
/// The height of the conductor's picture.
const CONDUCTOR: f32 = 100.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    speaker: Speaker,
    mut prompt: PromptParams,
    lesson: Res<RunningLesson>,
) -> Result {
    let words = speaker.words();
    let said = prompt.model().leaves_no_room_to_speak().then(|| sentence(&lesson, &words));
    let layout = TableLayout::new(brush.viewport().shape, words.game.board().seats());
    let ctx = contexts.ctx_mut()?.clone();
    let tabs = layout.sheet.is_some();
    let pressed = brush.canvas(&ctx, "lesson-way", egui::Order::Foreground, None, |canvas| match tabs {
        true => way_over_tabs(canvas, &words, &lesson, &layout),
        false => way(canvas, &words, &lesson, said.as_deref(), layout.lesson),
    });
    if let Some(press) = pressed {
        prompt.press_in_lesson(press);
    }
    Ok(())
}

/// Draws it in a place: in one row where that is low, with the paper between dots and buttons. Where the prompt has little
/// room for words, what it says stands here as well.
fn way(
    canvas: &mut Canvas,
    words: &Words,
    lesson: &RunningLesson,
    said: Option<&str>,
    place: Rect,
) -> Option<LessonPress> {
    let low = place.height() < 80.0;
    let mut drawing = Drawing::default();
    drawing.fill(place.inflate(-3.0), palette::LACQUER).panel(place);
    let inner = place.inflate(-EDGE.min(place.height() / 8.0));
    let buttons = if low {
        let wide = (inner.width() * 0.5).min(390.0);
        let middle = inner.center().y;
        Rect::new(inner.max.x - wide, middle - BUTTON / 2.0, inner.max.x, middle + BUTTON / 2.0)
    } else {
        Rect::new(inner.min.x, inner.max.y - BUTTON, inner.max.x, inner.max.y)
    };
    let dots = if low {
        rect(inner.min.x, inner.min.y, (buttons.min.x - inner.min.x - 8.0).min(230.0), inner.height())
    } else {
        Rect::new(inner.min.x, buttons.min.y - 26.0, inner.max.x, buttons.min.y - 4.0)
    };
    draw_dots(&mut drawing, lesson, dots);
    let paper = if low {
        Rect::new(dots.max.x + 10.0, inner.min.y, buttons.min.x - 10.0, inner.max.y)
    } else {
        Rect::new(inner.min.x, inner.min.y, inner.max.x, dots.min.y - 6.0)
    };
    let room = paper.width() > 150.0 && paper.height() > 36.0;
    match (&lesson.mistake, said) {
        (Some(mistake), _) if room => {
            drawing.fill(paper, palette::PAPER).frame(paper.inflate(-3.0), 1.0, palette::BRASS);
            drawing.within(answer_to(mistake, words), paper.inflate(-9.0), (18.5, 18.5), palette::INK, Typeface::Bold);
        }
        (None, None) if room => {
            let count =
                words.with("lesson-step", [("step", (lesson.number() + 1).into()), ("steps", lesson.steps().into())]);
            // Where the table is another one, that is said: it did not come to this by itself.
            let anew = lesson.number() > 0 && lesson.step().at.is_some() && paper.height() > 60.0;
            let middle = paper.center().y;
            let below = if anew { Rect::new(paper.min.x, middle, paper.max.x, paper.max.y) } else { paper };
            if anew {
                let above = Rect::new(paper.min.x, paper.min.y, paper.max.x, middle);
                let new = words.get("lesson-new-position");
                drawing.line_in(&new, above, 17.5, palette::LAMP, Align::Centre, Typeface::Bold);
            }
            drawing.line_in(&count, below, 17.5, palette::MUTED, Align::Centre, Typeface::Text);
        }
        _ => {}
    }
    canvas.paint(&drawing);
    if let (None, Some(said), true) = (&lesson.mistake, said, room) {
        speak(canvas, said, paper.inflate(-4.0));
    }
    let wide = (buttons.width() + 8.0) / 3.0 - 8.0;
    press(canvas, words, lesson, 18.0, |nth| {
        rect(buttons.min.x + f32::from(nth) * (wide + 8.0), buttons.min.y, wide, buttons.height())
    })
}

/// On a phone it is behind the last tab, and lies over the others while it is unfolded.
fn way_over_tabs(
    canvas: &mut Canvas,
    words: &Words,
    lesson: &RunningLesson,
    layout: &TableLayout,
) -> Option<LessonPress> {
    let mut pressed = None;
    let place = layout.tab(Tab::Log);
    let size = place.size();
    let mut drawing = Drawing::default();
    if lesson.unfolded {
        drawing.fill(layout.lesson, palette::LACQUER);
        let dots = layout.tab(Tab::Route).union(layout.tab(Tab::Market));
        drawing.panel(dots);
        draw_dots(&mut drawing, lesson, dots.inflate(-EDGE.min(dots.height() / 4.0)));
        canvas.paint(&drawing);
        let buttons = [Tab::Coins, Tab::Contract, Tab::Others].map(|tab| layout.tab(tab));
        pressed = press(canvas, words, lesson, 14.0, |nth| buttons[usize::from(nth)]);
    }
    let here = |key: &str| words.with(key, [("step", (lesson.number() + 1).into()), ("steps", lesson.steps().into())]);
    let mut face = tabs::ground(&here("lesson-step-short"), size, lesson.unfolded);
    let (picture, high) = tabs::room_for_picture(size);
    face.centred("journey/conductor", picture.x, picture.y, high / CONDUCTOR);
    canvas.paint(Drawing::default().put(&face, place.min.x, place.min.y, 1.0));
    canvas.call(LessonControl::Unfold, || here("lesson-step"));
    if canvas.hit(LessonControl::Unfold, rect(place.min.x, place.min.y, size.x, size.y)).clicked() {
        pressed = Some(LessonPress::Unfold);
    }
    pressed
}

/// Back, skip and leave, each in its place; returns what is pressed.
fn press(
    canvas: &mut Canvas,
    words: &Words,
    lesson: &RunningLesson,
    size: f32,
    place: impl Fn(u8) -> Rect,
) -> Option<LessonPress> {
    let mut pressed = None;
    for (nth, (name, key, press, enabled)) in (0..).zip([
        (LessonControl::Back, "lesson-back", LessonPress::Back, lesson.number() > 0),
        (LessonControl::Skip, "lesson-skip", LessonPress::Skip, true),
        (LessonControl::Leave, "lesson-leave", LessonPress::Leave, true),
    ]) {
        let at = place(nth);
        let button = Button::new(name, words.get(key), ButtonStyle::Chip).size(size).enabled(enabled);
        let tip = words.get(&format!("{key}-tip"));
        if canvas.button(&button.tip(tip), at) {
            pressed = Some(press);
        }
    }
    pressed
}

/// What the conductor says, in the middle of a place, with its lamplit words.
fn speak(canvas: &Canvas, said: &str, place: Rect) {
    let area = canvas.area(place);
    let set = |area| {
        let said = Paragraph::new(said, theme::bold(19.0), palette::PAPER).marked(palette::LAMP);
        SetWords::paragraphs(canvas.ui.painter(), area, vec![said])
    };
    let spare = (area.height() - set(area).high).max(0.0) / 2.0;
    set(area.with_min_y(area.top() + spare)).paint(canvas.ui.painter());
}

/// A dot for each step: done, here, to come.
fn draw_dots(drawing: &mut Drawing, lesson: &RunningLesson, place: Rect) {
    let (count, here) = (lesson.steps(), lesson.number());
    let pitch = (place.width() / count as f32).min(22.0);
    let first = place.center().x - pitch * (count as f32 - 1.0) / 2.0;
    let y = place.center().y;
    let ends = [first, first + pitch * (count as f32 - 1.0)].map(|x| Vec2::new(x, y));
    drawing.stroke(ends.to_vec(), 1.2, palette::DISABLED);
    let radius = (pitch * 0.3).min(6.0);
    for nth in 0..count {
        let middle = Vec2::new(first + pitch * nth as f32, y);
        let edge = |ink: bevy_egui::egui::Color32| Some((1.4, colour(ink)));
        match nth.cmp(&here) {
            Ordering::Less => drawing.disc(middle, radius, palette::LAMP, None),
            Ordering::Equal => drawing.disc(middle, radius * 1.4, palette::LAMP, edge(palette::PAPER)),
            Ordering::Greater => drawing.disc(middle, radius, palette::LACQUER, edge(palette::DISABLED)),
        };
    }
}
