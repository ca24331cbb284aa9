//! What of the revelation is drawn in egui: what is going on, the buttons, and the rings of the tokens to choose among.

use bevy::prelude::{Color, Rect, Vec2};
use bevy_egui::egui::{self, Id, style::ScrollAnimation};

use super::{
    case_file::token_places,
    layout::{Foot, RevelationLayout, Ribbon, Said},
    parts::PITCH,
    stage::RevelationStage,
};
use crate::{
    drawing::{Drawing, colour, rect},
    layout::ScrolledPage,
    panels::PromptControl,
    pieces::evidence::TOKEN,
    ui::{labels::Align, naming::named, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};
use rules::{Choice, Person};

named! {
    /// A control at the foot of the revelation.
    RevelationControl:
    /// Reveal everything at once.
    Skip = "revelation/skip",
    /// Continue to the result after the revelation.
    Continue = "revelation/continue",
}

/// What was clicked.
#[derive(Default)]
pub struct Clicked {
    pub hurry: bool,
    pub resume: bool,
    pub destroy: bool,
    pub hint: bool,
    pub token: Option<u8>,
    /// How far the cards have been scrolled.
    pub moved: egui::Vec2,
}

/// Draws it, and returns what was clicked.
pub fn draw(canvas: &mut Canvas, stage: RevelationStage, layout: &RevelationLayout, held: bool) -> Clicked {
    let hurry = !held && stage.asked().is_none() && curtain(canvas, layout.bar);
    let mut clicked = Clicked { hurry, ..Clicked::default() };
    // A fraction of a pixel more than there is room for would let a finger move it.
    let high = layout.cards.last().map_or(0.0, |card| card.rect.max.y) - 0.5;
    let page = layout.scrolled.map(|area| ScrolledPage { area, high });
    clicked.moved = canvas.page("revelation", page, |canvas| {
        clicked.token = tokens(canvas, stage, layout);
        if let Some(room) = layout.scrolled {
            follow(canvas, stage, layout, room.height());
        }
    });
    head(canvas, layout, &stage.told());
    foot(canvas, stage, held, &layout.foot, &mut clicked);
    clicked
}

/// A click anywhere speeds up what is shown.
fn curtain(canvas: &mut Canvas, top: f32) -> bool {
    let visible = canvas.visible();
    let area = canvas.area(rect(visible.min.x, top, visible.width(), visible.max.y - top));
    canvas.ui.interact(area, Id::new("revelation"), egui::Sense::CLICK).clicked()
}

/// Whom it is about, whether they are asked, and the room there is.
type Followed = (Option<usize>, bool, u16);

/// Brings the card of whomever it is about into sight, once in a revelation: then fingers may move it away.
fn follow(canvas: &Canvas, stage: RevelationStage, layout: &RevelationLayout, high: f32) {
    let about = stage.people().into_iter().position(|person| stage.is_about(person));
    let followed: Followed = (about, stage.asked().is_some(), high as u16);
    let now = canvas.ui.ctx().cumulative_pass_nr();
    let is_new = canvas.ui.ctx().data_mut(|data| {
        let id = Id::new("revelation-about");
        let last: Option<(Followed, u64)> = data.get_temp(id);
        data.insert_temp(id, (followed, now));
        last.is_none_or(|(last, pass)| last != followed || pass + 1 < now)
    });
    if let Some(card) = about.filter(|_| is_new).map(|nth| layout.cards[nth].rect) {
        // The tokens are in the lower part.
        let align = (card.height() > high).then_some(egui::Align::Max);
        canvas.ui.scroll_to_rect_animation(canvas.area(card), align, ScrollAnimation::none());
    }
}

/// The tokens that can be picked, with a ring that says so, and another one once they are. The second click of a
/// double click changes nothing.
fn tokens(canvas: &mut Canvas, stage: RevelationStage, layout: &RevelationLayout) -> Option<u8> {
    let (person @ Person::Seat(_), _) = stage.asked()? else { return None };
    let place = stage.people().into_iter().position(|own| own == person)?;
    let file = stage.board.case_file(person);
    let count = file.open.len() + usize::from(file.hidden) + file.discarded.len();
    let (places, k) = token_places(&layout.cards[place].parts, count);
    let mut clicked = None;
    for (token, middle) in (0u8..).zip(places).take(file.open.len()) {
        if !stage.pending.choices.contains(&Choice::DiscardEvidence { token }) {
            continue;
        }
        let picked = stage.picks.tokens().contains(&token);
        let Rect { min, .. } = Rect::from_center_size(middle, Vec2::splat(PITCH * k));
        let response = canvas.hit(PromptControl::DiscardEvidence(token), rect(min.x, min.y, PITCH * k, PITCH * k));
        let values = [("n", (token + 1).into()), ("fingerprints", file.open[usize::from(token)].fingerprints().into())];
        canvas.call(PromptControl::DiscardEvidence(token), || canvas.words_with("told-token", values));
        canvas.choose(PromptControl::DiscardEvidence(token), picked);
        let radius = TOKEN.x * k / 2.0 + if response.hovered() { 4.0 } else { 2.0 };
        let (ring, width) = if picked { (palette::SIGNAL, 3.4) } else { (palette::LAMP, 2.4) };
        let mut rings = Drawing::default();
        for (from, width, ink) in [(radius + 1.0, width + 2.0, ring.gamma_multiply(0.25)), (radius, width, ring)] {
            rings.disc(middle, from + width / 2.0, Color::NONE, Some((width, colour(ink))));
        }
        canvas.paint(&rings);
        if response.clicked() && !response.double_clicked() {
            clicked = Some(token);
        }
    }
    clicked
}

/// The ribbon, and what is going on.
fn head(canvas: &Canvas, layout: &RevelationLayout, said: &str) {
    let mut drawing = Drawing::default();
    if let Some(Ribbon { middle, top, height, size, picture, border, more, room, verdict }) = layout.ribbon {
        let title = if verdict { said.to_owned() } else { canvas.words("revelation-title") };
        let size = Typeface::Display.fit(&title, size, room - more);
        let wide = Typeface::Display.width(&title, size) + more;
        drawing.slice(picture, border, rect(middle - wide / 2.0, top, wide, height));
        let base = top + height / 2.0 + Typeface::Display.below_middle() * size;
        drawing.display(title, middle, base, size, palette::LAMP, Align::Centre);
    }
    let Some(Said { place, plate, size, verdict }) = layout.said else { return canvas.paint(&drawing) };
    if plate {
        drawing.slice("panel/dim", 10.0, place);
    }
    let inset = Vec2::new(if plate { 8.0 } else { 0.0 }, 0.0);
    let down = Vec2::new(0.0, 1.0);
    let room = Rect::from_corners(place.min + inset + down, place.max - inset + down);
    let (ink, face) = if verdict { (palette::LAMP, Typeface::Display) } else { (palette::PAPER, Typeface::Text) };
    canvas.paint(drawing.within(said, room, (size, 13.0), ink, face));
}

/// Discard what is picked, skip, or continue to the final scores.
fn foot(canvas: &mut Canvas, stage: RevelationStage, held: bool, place: &Foot, clicked: &mut Clicked) {
    let k = place.words;
    if held {
        let button = Button::new(RevelationControl::Continue, canvas.words("revelation-account"), ButtonStyle::Gold);
        clicked.resume = canvas.button(&button.size(28.0 * k), place.gold);
    } else if stage.asked().is_some() {
        let picked = stage.picks.tokens().len();
        let words = canvas.words_with("revelation-destroy", [("count", picked.into())]);
        let button = Button::new(PromptControl::DestroyEvidence, words, ButtonStyle::Gold);
        clicked.destroy = canvas.button(&button.size(24.0 * k).enabled(picked > 0), place.gold);
        if let Some(at) = place.hint {
            let hint = Button::new(PromptControl::Hint, canvas.words("hint"), ButtonStyle::Plain);
            clicked.hint = canvas.button(&hint.tip(canvas.words("tip-hint")).size(19.0 * k), at);
        }
    } else {
        let skip = Button::new(RevelationControl::Skip, canvas.words("scoring-skip"), ButtonStyle::Plain);
        let skip = skip.size(19.0 * k).sprite("ui/skip", 24.5 * k);
        clicked.resume = canvas.button(&skip, place.skip);
    }
}
