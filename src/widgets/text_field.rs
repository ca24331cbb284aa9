//! A text field. egui edits it on a desktop. In a browser the page puts an input element of its own over
//! it, since only such an element works with the on-screen keyboard, other scripts and the clipboard; the game
//! says where the fields are and what they contain, and hears what is typed.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Align2, Color32, FontId, Frame, TextEdit, text::CCursor, text_edit::TextEditState,
    text_selection::CCursorRange,
};

use super::canvas::Canvas;
use crate::ui::{page_fields::PageField, regions::RegionId, told};

/// What a text field is for, and what can be typed in it.
pub struct TextField {
    /// Its name.
    pub id: RegionId,
    /// What it is for, in words for players who cannot see it.
    pub label: String,
    /// The most letters.
    pub limit: usize,
    /// Only digits.
    pub digits: bool,
    pub font: FontId,
    pub colour: Color32,
}

impl TextField {
    /// The part of the input that is allowed.
    fn allowed(&self, typed: &str) -> String {
        let fits = |letter: &char| if self.digits { letter.is_ascii_digit() } else { !letter.is_control() };
        typed.chars().filter(fits).take(self.limit).collect()
    }
}

impl TextField {
    /// Puts the cursor into the field, with everything in it selected.
    pub fn write_anew(&self, canvas: &Canvas, text: &str) {
        let ctx = canvas.ui.ctx();
        if canvas.brush.page_fields.is_some() {
            let line = egui::Id::new(self.id);
            ctx.memory_mut(|memory| memory.request_focus(line));
            return;
        }
        let line = egui::Id::new(("text", self.id));
        let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
        let mut state = TextEditState::load(ctx, line).unwrap_or_default();
        state.cursor.set_char_range(Some(all));
        state.store(ctx, line);
        ctx.memory_mut(|memory| memory.request_focus(line));
    }
}

impl Canvas<'_, '_> {
    /// A text field. Returns whether it is being typed in.
    pub fn text_field(&mut self, field: &TextField, text: &mut String, place: Rect) -> bool {
        if self.brush.page_fields.is_some() {
            self.field_on_page(field, text, place)
        } else {
            let area = self.area(place);
            let line = egui::Id::new(("text", field.id));
            let edit = TextEdit::singleline(text)
                .id(line)
                .frame(Frame::NONE)
                .char_limit(field.limit)
                .font(field.font.clone())
                .text_color(field.colour)
                .vertical_align(Align::Center)
                .desired_width(area.width());
            if self.ui.clip_rect().contains(area.center()) {
                self.register(field.id, place);
            }
            self.brush.tab_stop(self.ui, field.id, line, area);
            let response = self.ui.put(area, edit);
            told::write(self.ui.ctx(), field.id, &field.label, text);
            if response.changed() {
                *text = field.allowed(text);
            }
            // Also while another window has the keys for a moment.
            self.ui.memory(|memory| memory.has_focus(line))
        }
    }

    fn field_on_page(&mut self, field: &TextField, text: &mut String, place: Rect) -> bool {
        let area = self.area(place);
        let id = field.id.to_string();
        let response = self.hit(field.id, place);
        told::write(self.ui.ctx(), field.id, &field.label, text);
        let seen = self.ui.clip_rect();
        let free =
            self.ui.memory(|memory| memory.allows_interaction(self.ui.layer_id())) && seen.contains(area.center());
        let (viewport, painter) = (*self.brush.viewport(), self.ui.painter().with_clip_rect(area.intersect(seen)));
        let comes = self.brush.comes_to(field.id) || response.gained_focus();
        let Some(page) = &mut self.brush.page_fields else { return false };
        if let Some(typed) = page.typed_in(&id) {
            *text = field.allowed(&typed);
        }
        let open = page.open.as_ref() == Some(&id);
        if !open {
            painter.text(area.left_center(), Align2::LEFT_CENTER, &*text, field.font.clone(), field.colour);
        }
        // With a window over it or scrolled away, it is out of reach.
        if free {
            let heard = page.heard.get(&id).copied().unwrap_or_default();
            let corner = area.min.to_vec2() * viewport.scale;
            let [red, green, blue, _] = field.colour.to_array();
            page.drawn.push(PageField {
                label: field.label.clone(),
                at: [corner.x, corner.y, place.width() * viewport.scale, place.height() * viewport.scale],
                text: text.clone(),
                digits: field.digits,
                size: field.font.size * viewport.scale,
                face: field.font.family.to_string(),
                colour: format!("#{red:02x}{green:02x}{blue:02x}"),
                heard,
                wanted: comes || response.clicked(),
                id,
            });
        }
        open
    }
}
