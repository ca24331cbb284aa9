//! Room for the letters of labels: as much as they need and no more.
//!
//! Bevy draws every size of every typeface on a page of its own, of 1 MB, and never drops one. A table has more than
//! fifty; resizing a window would add fifty more for each pixel. Needed until
//! <https://github.com/bevyengine/bevy/issues/21210> (free unused font atlases) and
//! <https://github.com/bevyengine/bevy/issues/21351> (grow them as needed) are done.

use std::hash::BuildHasher;

use bevy::{
    platform::hash::FixedHasher,
    prelude::*,
    text::{FontAtlas, FontAtlasKey, FontAtlasSet, FontHinting, FontSize, FontSource},
};

use super::viewport::Viewport;

/// A page is this many letters high and wide: with the space between them there is room for about sixty. If more
/// are needed, Bevy adds a page.
const LETTERS: f32 = 6.0;
/// The side of the smallest page, in pixels, and of the largest, which is what Bevy itself uses.
const SIDE: (f32, f32) = (64.0, 512.0);

/// Makes a page for every new size, before Bevy makes a larger one. When the window changes, so do all sizes.
pub(super) fn make_room(
    viewport: Res<Viewport>,
    fonts: Res<Assets<Font>>,
    labels: Query<(&TextFont, &FontHinting), Changed<TextFont>>,
    mut pages: ResMut<FontAtlasSet>,
    mut images: ResMut<Assets<Image>>,
) {
    if viewport.is_changed() {
        pages.clear();
    }
    for (font, hinting) in &labels {
        let (FontSource::Handle(face), FontSize::Px(size)) = (&font.font, font.font_size) else { continue };
        let Some(face) = fonts.get(face) else { continue };
        let size = size * viewport.dpi;
        let key = FontAtlasKey {
            id: face.data.id() as u32,
            index: 0,
            font_size_bits: size.to_bits(),
            variations_hash: FixedHasher.hash_one::<&[i16]>(&[]),
            hinting: *hinting,
            font_smoothing: font.font_smoothing,
        };
        pages.entry(key).or_insert_with(|| {
            let side = (size * LETTERS).clamp(SIDE.0, SIDE.1).ceil() as u32;
            vec![FontAtlas::new(&mut images, UVec2::splat(side), font.font_smoothing)]
        });
    }
}
