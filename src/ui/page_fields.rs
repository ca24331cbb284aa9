//! The lines to type in as the page around the game knows them: what it lays input elements over, and what was
//! typed there.

use std::collections::HashMap;

use bevy::prelude::*;
use serde::Serialize;

/// A line as the page has to know it.
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
    /// The last of what the page told that is in `text`.
    pub heard: u32,
    /// The keys have come here: the page is to begin typing.
    pub wanted: bool,
}

/// The lines that the page lays input elements over. Only a browser has this.
#[derive(Resource, Default)]
pub struct PageFields {
    pub(super) drawn: Vec<PageField>,
    /// What was typed since the last frame: all that stands in a line, and the number the page gave it.
    typed: HashMap<String, (String, u32)>,
    pub(super) heard: HashMap<String, u32>,
    /// The line the page types in now: it shows the letters itself.
    pub open: Option<String>,
}

impl PageFields {
    /// The lines of this frame, once.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn take(&mut self) -> Vec<PageField> {
        self.typed.clear();
        std::mem::take(&mut self.drawn)
    }

    /// Somebody has typed in a line: this is all that stands in it. The page numbers what it tells.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn hear(&mut self, id: String, text: String, number: u32) {
        self.typed.insert(id, (text, number));
    }

    /// What was typed in a line since it was last asked.
    pub(super) fn typed_in(&mut self, id: &str) -> Option<String> {
        let (text, number) = self.typed.remove(id)?;
        self.heard.insert(id.to_owned(), number);
        Some(text)
    }
}
