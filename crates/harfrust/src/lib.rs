//! Stands in for the crate `harfrust`, which sets the letters of any script: egui asks it where the letters of a line lie.
//! The game knows Latin letters alone, each of which is a glyph of its own, so that what is left is ligatures and kerning.
//! All that the crate could do besides is the thirtieth part of what a browser would have to load.

mod features;
mod kerning;
mod ligatures;

use std::ops::BitOrAssign;

use skrifa::{
    FontRef, GlyphId, MetadataProvider, Tag,
    instance::{LocationRef, Size},
};

/// What of a text a run of letters is. It changes nothing here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BufferFlags(u8);

impl BufferFlags {
    /// The text begins with it.
    pub const BEGINNING_OF_TEXT: Self = Self(1);
    /// The text ends with it.
    pub const END_OF_TEXT: Self = Self(2);

    /// Neither.
    pub const fn empty() -> Self {
        Self(0)
    }
}

impl BitOrAssign for BufferFlags {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The letters that are to be set.
#[derive(Clone, Debug, Default)]
pub struct UnicodeBuffer {
    text: String,
}

impl UnicodeBuffer {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Says what of a text they are.
    pub fn set_flags(&mut self, _: BufferFlags) {}

    /// Adds letters.
    pub fn push_str(&mut self, letters: &str) {
        self.text.push_str(letters);
    }

    /// Looks for their script: it is Latin.
    pub fn guess_segment_properties(&mut self) {}
}

/// A glyph of a font, and the first byte of the letters that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlyphInfo {
    /// Its number in the font.
    pub glyph_id: u32,
    /// Where its letters begin in the text.
    pub cluster: u32,
}

/// Where a glyph lies, and where the next one does, in units of the font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct GlyphPosition {
    /// How far the next one lies to the right.
    pub x_advance: i32,
    /// How far it is moved to the right.
    pub x_offset: i32,
    /// How far it is moved up.
    pub y_offset: i32,
}

/// Glyphs that have been set.
#[derive(Clone, Debug, Default)]
pub struct GlyphBuffer {
    infos: Vec<GlyphInfo>,
    positions: Vec<GlyphPosition>,
}

impl GlyphBuffer {
    /// Which glyphs there are.
    pub fn glyph_infos(&self) -> &[GlyphInfo] {
        &self.infos
    }

    /// Where each of them lies.
    pub fn glyph_positions(&self) -> &[GlyphPosition] {
        &self.positions
    }

    /// Room for other letters.
    pub fn clear(self) -> UnicodeBuffer {
        UnicodeBuffer::new()
    }
}

/// An axis of a font that can be varied, and how far along it is. The game's fonts have none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variation {
    /// The axis.
    pub tag: Tag,
    /// How far along.
    pub value: f32,
}

/// A font that is varied: as it is.
#[derive(Clone, Copy, Debug)]
pub struct ShaperInstance;

impl ShaperInstance {
    /// Varies it.
    pub fn from_variations(_: &FontRef<'_>, _: impl IntoIterator<Item = Variation>) -> Self {
        Self
    }
}

/// What is looked up in a font once: nothing.
#[derive(Clone, Copy, Debug)]
pub struct ShaperData;

impl ShaperData {
    /// Looks it up.
    pub fn new(_: &FontRef<'_>) -> Self {
        Self
    }

    /// What sets letters of this font.
    pub fn shaper<'a>(&self, font: &FontRef<'a>) -> ShaperBuilder<'a> {
        ShaperBuilder(font.clone())
    }
}

/// A shaper before it is told of variations.
pub struct ShaperBuilder<'a>(FontRef<'a>);

impl<'a> ShaperBuilder<'a> {
    /// Tells it of them.
    #[must_use]
    pub fn instance(self, _: Option<&ShaperInstance>) -> Self {
        self
    }

    /// It is ready.
    pub fn build(self) -> Shaper<'a> {
        Shaper(self.0)
    }
}

/// How letters are to be set: as usual.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShapeOptions;

impl ShapeOptions {
    /// As usual.
    pub fn new() -> Self {
        Self
    }
}

/// Sets letters of a font.
pub struct Shaper<'a>(FontRef<'a>);

impl Shaper<'_> {
    /// Sets these letters, from the left to the right.
    pub fn shape(&self, letters: UnicodeBuffer, _: ShapeOptions) -> GlyphBuffer {
        let Self(font) = self;
        let charmap = font.charmap();
        let mut infos: Vec<_> = letters
            .text
            .char_indices()
            .map(|(at, letter)| {
                // A space that holds words together is as wide as one that does not.
                let glyph = charmap.map(letter).or_else(|| charmap.map(plain(letter)?));
                GlyphInfo { glyph_id: glyph.unwrap_or(GlyphId::NOTDEF).to_u32(), cluster: at as u32 }
            })
            .collect();
        ligatures::join(font, &mut infos);
        let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        let wide = |info: &GlyphInfo| metrics.advance_width(GlyphId::new(info.glyph_id)).unwrap_or_default();
        let positions = infos.iter().map(|info| GlyphPosition { x_advance: wide(info) as i32, ..Default::default() });
        let mut positions: Vec<_> = positions.collect();
        kerning::move_together(font, &infos, &mut positions);
        let space = charmap.map(' ').unwrap_or(GlyphId::NOTDEF).to_u32();
        for (info, position) in infos.iter_mut().zip(&mut positions) {
            if letters.text[info.cluster as usize..].starts_with(SOFT_HYPHEN) {
                (info.glyph_id, *position) = (space, GlyphPosition::default());
            }
        }
        GlyphBuffer { infos, positions }
    }
}

/// A word may be broken there. It is not seen.
const SOFT_HYPHEN: char = '\u{ad}';

/// The letter in whose place a special one stands.
fn plain(letter: char) -> Option<char> {
    match letter {
        '\u{a0}' => Some(' '),
        '\u{2010}' | '\u{2011}' => Some('-'),
        _ => None,
    }
}
