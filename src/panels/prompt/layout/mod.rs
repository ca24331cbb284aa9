//! Where everything of the prompt is, as one value with its words set: [`PromptLayout::of`] alone chooses between a
//! panel of the table and pages for fingers.

mod banner;
mod pages;
mod panel;
#[cfg(test)]
mod tests;

use bevy_egui::egui::{Painter, Pos2, Rect, pos2, vec2};

use super::model::{Answer, Banner, NumberPicker, Poster, PromptModel, PromptPress, SymbolCell, Tone};
use crate::{
    drawing::Drawing,
    layout::FINGER,
    table::layout::PromptForm,
    ui::{
        text::{Paragraph, SetWords},
        theme::{self, palette},
    },
    widgets::button::{Button, ButtonStyle},
};
use rules::Symbol;

/// What a prompt shows.
pub struct PromptView<'a> {
    pub model: &'a PromptModel,
    pub banner: &'a Banner,
    pub form: PromptForm,
    /// Only the title and the gold button are shown.
    pub folded: bool,
    /// Which page of the answers; beyond the last one, they begin again.
    pub page: usize,
    /// The label of what turns to further answers.
    pub more: &'a str,
}

/// A prompt ready to be drawn, in egui points.
#[derive(Default)]
pub struct PromptLayout<'a> {
    /// Its ground, where the table has none for it.
    pub ground: Option<Rect>,
    /// What folds it.
    pub handle: Option<Rect>,
    pub banner: BannerLayout,
    pub words: Vec<SetWords>,
    /// Thin lines, by their ends at a height.
    pub lines: Vec<(Rect, f32)>,
    /// The symbols of the running frame and their scale.
    pub symbols: Vec<(Rect, f32, &'a SymbolCell)>,
    /// Symbols on paper.
    pub papers: Vec<(Rect, Symbol)>,
    pub buttons: Vec<PlacedButton>,
    pub posters: Vec<(Rect, &'a Poster)>,
    /// The card in question, and its scale.
    pub pictures: Vec<(Rect, f32, &'a Drawing)>,
}

/// The places of the gold button and of the answer below or beside it: the same, whatever is asked.
#[derive(Clone, Copy)]
struct LargePlaces {
    gold: Rect,
    second: Rect,
}

/// Where everything of the banner is; its title is among the words of the prompt.
pub struct BannerLayout {
    pub ground: Rect,
    /// The middle of the player's portrait.
    pub portrait: Option<Pos2>,
    /// What puts back, and the scale of its cross.
    pub back: Option<(Rect, f32)>,
    pub undo: Option<Rect>,
    /// The book that opens the rules, where there is room for it.
    pub rules: Option<Rect>,
    pub lamp: LampLayout,
}

/// The lamp that asks for a hint.
pub struct LampLayout {
    /// What can be pressed.
    pub place: Rect,
    /// The middle and scale of the lamp.
    pub at: (Pos2, f32),
    /// A frame around it.
    pub frame: Option<Rect>,
    /// The middle of the left edge of its label.
    pub label: Option<Pos2>,
}

impl Default for BannerLayout {
    fn default() -> Self {
        let lamp = LampLayout { place: Rect::NOTHING, at: (Pos2::ZERO, 1.0), frame: None, label: None };
        Self { ground: Rect::NOTHING, portrait: None, back: None, undo: None, rules: None, lamp }
    }
}

/// A button, where it is, and what it does.
pub struct PlacedButton {
    pub button: Button,
    pub place: Rect,
    pub press: PromptPress,
    /// A number that is set.
    pub underlined: bool,
}

impl<'a> PromptLayout<'a> {
    /// A prompt in a place, with a banner in another.
    pub fn of(view: &PromptView<'a>, place: Rect, banner: Rect, painter: &'a Painter) -> Self {
        let mut setter = Setter { model: view.model, heading: &view.model.lead, painter, layout: Self::default() };
        match view.form {
            PromptForm::Panel => setter.panel(view.banner, place, banner),
            PromptForm::Column => setter.pages(view, place, false),
            PromptForm::Sheet => setter.pages(view, place, true),
        }
        setter.layout
    }
}

/// Places one thing after another.
struct Setter<'a> {
    model: &'a PromptModel,
    /// The sentence above everything: that of the model or, on a page with nothing but tickets, theirs.
    heading: &'a str,
    painter: &'a Painter,
    layout: PromptLayout<'a>,
}

/// The type of a prompt's words, and what gives way where there is no room.
#[derive(Clone, Copy)]
struct Lettering {
    lead: f32,
    notes: f32,
    /// The smallest size of both.
    least: f32,
    /// What stands last gives way first; otherwise what does not work does.
    from_the_end: bool,
}

impl<'a> Setter<'a> {
    fn width_of(&self, words: &str, font: bevy_egui::egui::FontId) -> f32 {
        self.painter.layout_no_wrap(words.to_owned(), font, palette::PAPER).size().x
    }

    fn button(&mut self, answer: &Answer, place: Rect) {
        self.place(answer.button.clone(), answer, place, false);
    }

    /// The gold button and the other large one.
    fn large(&mut self, places: LargePlaces) {
        for (answer, place) in [(&self.model.primary, places.gold), (&self.model.second, places.second)] {
            match answer {
                Some(answer) if place.height() >= FINGER => self.finger_button(answer, place),
                Some(answer) => self.button(answer, place),
                None => {}
            }
        }
    }

    fn place(&mut self, button: Button, answer: &Answer, place: Rect, underlined: bool) {
        self.layout.buttons.push(PlacedButton { button, place, press: PromptPress::Action(answer.action), underlined });
    }

    /// The numbers of a dial from left to right: the chosen one is underlined.
    fn numbers(&mut self, picker: &NumberPicker, row: Rect, pitch: f32, size: [f32; 2]) {
        for (nth, answer) in picker.numbers.iter().enumerate() {
            let chosen = nth == usize::from(picker.chosen);
            let style = if chosen { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let corner = pos2(row.left() + nth as f32 * pitch, row.top());
            let place = Rect::from_min_size(corner, size.into());
            self.place(Button { style, ..answer.button.clone() }, answer, place, chosen);
        }
    }

    /// The symbols of the running frame from left to right, smaller where there are many.
    fn symbols(&mut self, rect: Rect) {
        let cells = &self.model.symbols;
        let pitch = (rect.width() / cells.len() as f32).min(68.0);
        let scale = (pitch / 68.0).min(rect.height() / 46.0).min(1.0);
        self.layout.symbols.extend(cells.iter().enumerate().map(|(nth, cell)| {
            let corner = pos2(rect.left() + nth as f32 * pitch, rect.center().y - 23.0 * scale);
            (Rect::from_min_size(corner, vec2(62.0, 46.0) * scale), scale, cell)
        }));
    }

    /// Lead and notes. Returns how far down they reach.
    fn words(&mut self, rect: Rect, lettering: Lettering) -> f32 {
        let Lettering { lead, notes, least, from_the_end } = lettering;
        // The sentence always stays.
        let lead = Some(self.lead(lead, least)).filter(|lead| !lead.words.is_empty());
        let count = self.model.notes.len();
        let notes = self.model.notes.iter().enumerate().map(|(nth, (tone, note))| {
            let colour = match tone {
                Tone::Plain | Tone::Told => palette::STEAM,
                Tone::Good => palette::READY,
                Tone::Dim => palette::DISABLED,
            };
            let spare = match tone {
                Tone::Told => count.saturating_sub(nth) as u8 + 1,
                _ if from_the_end => nth as u8 + 2,
                _ => 1 + u8::from(*tone == Tone::Dim),
            };
            Paragraph::new(note.as_str(), theme::text(notes), colour).spare(spare).least(least)
        });
        let set = SetWords::paragraphs(self.painter, rect, lead.into_iter().chain(notes).collect());
        let bottom = rect.top() + set.high;
        self.layout.words.push(set);
        bottom
    }

    /// Whether the sentence has room in a place, set as small as it may be.
    fn sentence_fits(&self, rect: Rect, lettering: Lettering) -> bool {
        let lead = self.lead(lettering.lead, lettering.least);
        SetWords::paragraphs(self.painter, rect, vec![lead]).high <= rect.height()
    }

    /// The sentence at a size; what the conductor says has lamplit words.
    fn lead(&self, size: f32, least: f32) -> Paragraph {
        let lead = Paragraph::new(self.heading, theme::bold(size), palette::PAPER).least(least);
        if self.model.spoken { lead.marked(palette::LAMP) } else { lead }
    }

    /// The tall answers side by side.
    fn posters(&mut self, rect: Rect) {
        let wide = (rect.width() + POSTER_GAP) / self.model.posters.len() as f32 - POSTER_GAP;
        self.layout.posters.extend(self.model.posters.iter().enumerate().map(|(nth, poster)| {
            let left = rect.left() + nth as f32 * (wide + POSTER_GAP);
            (Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height())), poster)
        }));
    }
}

/// Room between two tall answers.
const POSTER_GAP: f32 = 6.0;
