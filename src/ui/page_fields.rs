//! The text fields as the page around the game knows them: where it puts input elements, and what was
//! typed there.

use std::collections::HashMap;

use bevy::prelude::*;
use serde::Serialize;

/// A text field as the page needs to know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PageField {
    /// The name of its region.
    pub id: String,
    pub label: String,
    /// Left, top, width and height in the window's pixels.
    pub at: [f32; 4],
    pub text: String,
    pub digits: bool,
    /// The height of its letters in the window's pixels, and their face.
    pub size: f32,
    pub face: String,
    pub colour: String,
    /// The number of the last input that `text` includes.
    pub heard: u32,
    /// It has been given the focus: the page should begin typing.
    pub wanted: bool,
}

/// The text fields that the page puts input elements over. Only a browser has this.
#[derive(Resource, Default)]
pub struct PageFields {
    /// Those of this frame.
    pub drawn: Vec<PageField>,
    /// What was typed since the last frame: the whole contents of each field, and the number the page gave it.
    typed: HashMap<String, (String, u32)>,
    /// The number of the last input in each of them.
    pub heard: HashMap<String, u32>,
    /// The field the page is typing in: it shows the letters itself.
    pub open: Option<String>,
}

impl PageFields {
    /// The fields of this frame, once.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn take(&mut self) -> Vec<PageField> {
        self.typed.clear();
        std::mem::take(&mut self.drawn)
    }

    /// A field has been typed in: these are its whole contents. The page numbers its messages.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn hear(&mut self, id: String, text: String, number: u32) {
        self.typed.insert(id, (text, number));
    }

    /// What was typed in a field since the last call.
    pub fn typed_in(&mut self, id: &str) -> Option<String> {
        let (text, number) = self.typed.remove(id)?;
        self.heard.insert(id.to_owned(), number);
        Some(text)
    }
}
