//! The three typefaces: there from the start, and measured without a window, so that a layout is a value.

use std::sync::LazyLock;
#[cfg(target_arch = "wasm32")]
use std::sync::OnceLock;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId};
use skrifa::{
    FontRef, MetadataProvider,
    charmap::Charmap,
    instance::{LocationRef, Size},
    metrics::GlyphMetrics,
};

/// Which typeface words are set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Typeface {
    /// Limelight, for titles, names and numbers from 24 px.
    Display,
    /// Josefin Sans 600.
    #[default]
    Text,
    /// Josefin Sans 700, for small numbers and headings.
    Bold,
}

/// The typefaces as egui wants them.
pub fn definitions() -> FontDefinitions {
    let name = |face: Typeface| format!("{face:?}");
    let mut fonts = FontDefinitions::empty();
    for face in Typeface::ALL {
        fonts.font_data.insert(name(face), FontData::from_static(face.bytes()).into());
        fonts.families.insert(face.family(), [face].into_iter().chain(face.fallback()).map(name).collect());
    }
    fonts.families.insert(FontFamily::Monospace, vec![name(Typeface::Text)]);
    fonts
}

#[cfg(target_arch = "wasm32")]
static FILES: [OnceLock<Vec<u8>>; 3] = [const { OnceLock::new() }; 3];
/// The smallest type in which a line is set that is cut short.
const SMALLEST: f32 = 11.0;

impl Typeface {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Display, Self::Text, Self::Bold];

    /// Its font file, which is part of the program.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Self::Display => include_bytes!("../../assets/fonts/Limelight-Regular.ttf"),
            Self::Text => include_bytes!("../../assets/fonts/JosefinSans-SemiBold.ttf"),
            Self::Bold => include_bytes!("../../assets/fonts/JosefinSans-Bold.ttf"),
        }
    }

    /// Its font file.
    ///
    /// # Panics
    /// If nobody has [brought](Self::bring) it.
    #[cfg(target_arch = "wasm32")]
    pub fn bytes(self) -> &'static [u8] {
        FILES[self as usize].get().expect("the typefaces come before the game")
    }

    /// Brings its font file: a page is set in the same typefaces, so the program does not hold them again.
    #[cfg(target_arch = "wasm32")]
    pub fn bring(self, file: Vec<u8>) {
        FILES[self as usize].set(file).expect("it is brought once");
    }

    /// The typeface that has the few letters this one lacks.
    pub fn fallback(self) -> Option<Self> {
        (self == Self::Display).then_some(Self::Bold)
    }

    /// Its name in egui, where Josefin Sans 600 is the ordinary one.
    pub fn family(self) -> FontFamily {
        match self {
            Self::Display => FontFamily::Name("display".into()),
            Self::Text => FontFamily::Proportional,
            Self::Bold => FontFamily::Name("bold".into()),
        }
    }

    /// At a size, in egui.
    pub fn at(self, size: f32) -> FontId {
        FontId::new(size, self.family())
    }

    /// How wide a line of words is at a size, in the unit of the size: the sum of its letters. Where letters are moved
    /// together (kerning), the line is a little narrower.
    pub fn width(self, words: &str, size: f32) -> f32 {
        words.chars().map(|letter| self.advance(letter)).sum::<f32>() * size
    }

    /// How high words are that are broken into lines in this much room.
    pub fn height(self, words: &str, size: f32, room: f32) -> f32 {
        self.lines(words, size, room) as f32 * size.ceil()
    }

    /// How many lines words take at a size where there is this much room: they are broken at spaces and at line ends.
    pub fn lines(self, words: &str, size: f32, room: f32) -> usize {
        let space = self.width(" ", size);
        let lines = |paragraph: &str| {
            let mut lines = 1;
            let mut used = -space;
            for word in paragraph.split_whitespace() {
                let wide = self.width(word, size);
                if used >= 0.0 && used + space + wide > room {
                    (lines, used) = (lines + 1, wide);
                } else {
                    used += space + wide;
                }
            }
            lines
        };
        words.lines().map(lines).sum()
    }

    /// The size up to this one at which a line of words fits into this much room: 0 where there is no room, as in a
    /// very narrow window.
    pub fn fit(self, words: &str, most: f32, room: f32) -> f32 {
        most.min(room.max(0.0) / self.width(words, 1.0).max(f32::EPSILON))
    }

    /// What of a line of words is set where there is only this much room, and how large: it is set smaller at first, and
    /// then cut short.
    pub fn shorten(self, words: &str, most: f32, room: f32) -> (String, f32) {
        let size = self.fit(words, most, room).max(SMALLEST.min(most));
        let mut words = words.to_owned();
        if self.width(&words, size) > room + 0.5 {
            let short = |words: &str| format!("{}…", words.trim_end());
            while words.pop().is_some() && self.width(&short(&words), size) > room {}
            words = short(&words);
        }
        (words, size)
    }

    /// How far the baseline lies below the middle of a line at size 1 (from the font metrics).
    pub fn below_middle(self) -> f32 {
        if self == Self::Display { 0.30 } else { 0.25 }
    }

    /// Limelight for numbers, but not for a lone 0, which is half filled in it.
    pub fn of_figure(figure: &str) -> Self {
        if figure == "0" { Self::Bold } else { Self::Display }
    }

    /// How wide a letter is at size 1.
    fn advance(self, letter: char) -> f32 {
        // Which table of a font has the letters is found out once.
        static FACES: LazyLock<[(Charmap<'static>, GlyphMetrics<'static>); 3]> = LazyLock::new(|| {
            Typeface::ALL.map(|face| {
                let font = FontRef::new(face.bytes()).expect("our fonts are tested");
                (font.charmap(), font.glyph_metrics(Size::new(1.0), LocationRef::default()))
            })
        });
        let (letters, metrics) = &FACES[self as usize];
        match (letters.map(letter), self.fallback()) {
            (None, Some(fallback)) => fallback.advance(letter),
            (glyph, _) => glyph.and_then(|glyph| metrics.advance_width(glyph)).unwrap_or(0.5),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::localization::Language;

    #[test]
    fn every_letter_of_every_language_is_there() {
        for face in Typeface::ALL {
            let fonts: Vec<_> = [Some(face), face.fallback()].into_iter().flatten().collect();
            let fonts: Vec<_> = fonts.into_iter().map(|face| FontRef::new(face.bytes()).unwrap().charmap()).collect();
            for language in Language::all() {
                for (file, text) in language.files() {
                    for letter in text.lines().filter(|line| !line.starts_with('#')).flat_map(str::chars) {
                        let there = fonts.iter().any(|font| font.map(letter).is_some());
                        assert!(there, "{face:?} lacks {letter:?} of {language}/{file}");
                    }
                }
            }
        }
    }

    #[test]
    fn words_are_broken_where_the_room_ends() {
        let face = Typeface::Text;
        let room = face.width("Paris Strasbourg", 20.0) + 1.0;
        assert_eq!(face.lines("Paris", 20.0, room), 1);
        assert_eq!(face.lines("Paris Strasbourg Munich", 20.0, room), 2);
        assert_eq!(face.lines("Paris\nStrasbourg Munich Vienna", 20.0, room), 3);
        assert_eq!(face.lines("Constantinople Constantinople", 20.0, 10.0), 2, "a word is never broken");
    }

    #[test]
    fn a_line_is_set_as_large_as_it_fits() {
        let size = Typeface::Bold.fit("Constantinople", 20.0, 60.0);
        assert!((Typeface::Bold.width("Constantinople", size) - 60.0).abs() < 0.01);
        assert_eq!(Typeface::Bold.fit("Sofia", 20.0, 600.0), 20.0);
        assert_eq!(Typeface::Bold.fit("Sofia", 20.0, -5.0), 0.0);
    }

    #[test]
    fn what_cannot_be_read_smaller_is_cut_short() {
        let (words, size) = Typeface::Bold.shorten("Constantinople", 20.0, 60.0);
        assert!(words.starts_with("Const") && words.ends_with('…'), "{words}");
        assert!(size == SMALLEST && Typeface::Bold.width(&words, size) <= 60.0);
        assert_eq!(Typeface::Bold.shorten("Sofia", 20.0, 600.0), ("Sofia".to_owned(), 20.0));
    }

    #[test]
    fn words_are_as_wide_as_egui_sets_them() {
        let ctx = bevy_egui::egui::Context::default();
        crate::ui::theme::use_typefaces(&ctx);
        let mut output = ctx.run_ui(Default::default(), |ctx| {
            for face in Typeface::ALL {
                for words in ["Constantinople", "Würzburg – Łódź", "0 · 1 · 2 · 4 · 7 · 12", "Nothing left to do"]
                {
                    let job = |fonts: &mut bevy_egui::egui::epaint::FontsView| {
                        let colour = bevy_egui::egui::Color32::WHITE;
                        fonts.layout_no_wrap(words.to_owned(), face.at(40.0), colour).size().x
                    };
                    let set = ctx.fonts_mut(job);
                    let own = face.width(words, 40.0);
                    assert!((own - set).abs() < 0.03 * set, "{face:?} {words}: {own}, in egui {set}");
                }
            }
        });
        output.textures_delta.clear();
    }
}
