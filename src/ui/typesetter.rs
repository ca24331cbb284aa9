//! Sets the words of labels: with egui's engine, so that they look the same on the table and in windows.

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use bevy_egui::egui::{
    Color32,
    epaint::{FontColorTransferFunction, Galley, Pos2, TextOptions, text::Fonts},
};

use super::{labels::Label, typefaces};

/// How high a line is at size 1.
const LINE: f32 = 1.2;
/// Every graphics device has pictures of this width and height.
const LARGEST_SIDE: usize = 2048;

/// The typefaces with all letters that have been used, and the picture that they are drawn from.
#[derive(Resource)]
pub struct Typesetter {
    fonts: Fonts,
    page: Handle<Image>,
}

impl FromWorld for Typesetter {
    fn from_world(world: &mut World) -> Self {
        let page = world.resource_mut::<Assets<Image>>().add(Image::default());
        Self { fonts: Self::fonts(), page }
    }
}

/// A letter of a label: where it lies, and what it is drawn from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TypesetLetter {
    /// Its middle, in the window's logical pixels from the label's anchor, to the right and up.
    pub at: Vec2,
    /// Its width and height, in the same unit.
    pub size: Vec2,
    /// Where it is on the typesetter's page, in pixels.
    pub on_page: Rect,
}

/// Words that have been set.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct TypesetWords {
    /// Every letter that is seen.
    pub letters: Vec<TypesetLetter>,
    /// The room that the lines take, in the same unit as the letters.
    pub room: Rect,
}

impl Typesetter {
    fn fonts() -> Fonts {
        Fonts::new(Self::options(), typefaces::definitions())
    }

    /// Labels are mixed with what lies below them as light is, so that no letter has to be made bolder.
    fn options() -> TextOptions {
        TextOptions {
            max_texture_side: LARGEST_SIDE,
            color_transfer_function: FontColorTransferFunction::Off,
            font_hinting: false,
            ..TextOptions::default()
        }
    }

    /// The picture of all letters.
    pub fn page(&self) -> AssetId<Image> {
        self.page.id()
    }

    /// How much memory its letters take, in bytes.
    #[cfg(test)]
    pub fn page_bytes(&self) -> usize {
        let [width, height] = self.fonts.font_image_size();
        width * height * size_of::<Color32>()
    }

    /// Forgets all letters: other sizes are needed.
    pub fn clear(&mut self) {
        self.fonts = Self::fonts();
    }

    /// Before words are set in a frame. Whether the page was full, so that all words have to be set anew.
    pub fn begin(&mut self) -> bool {
        let letters = self.fonts.font_atlas_fill_ratio();
        self.fonts.begin_pass(Self::options());
        self.fonts.font_atlas_fill_ratio() < letters
    }

    /// Sets the words of a label where each layout pixel is `scale` of the window's logical pixels, and each of those `dpi`
    /// physical ones.
    pub fn set(&mut self, label: &Label, scale: f32, dpi: f32) -> TypesetWords {
        let size = label.size * scale;
        // Letters of no size cannot be drawn.
        if size * dpi < 1.0 {
            return TypesetWords::default();
        }
        let mut lines = label.lines(scale, Color32::WHITE);
        lines.sections.iter_mut().for_each(|section| section.format.line_height = Some(size * LINE));
        let galley = self.fonts.with_pixels_per_point(dpi).layout_job(lines);
        let wide = label.width.map_or(galley.size().x - label.spacing * scale, |width| width * scale);
        let room = Vec2::new(wide, galley.rows.len() as f32 * size * LINE);
        let corner = Vec2::new(-0.5, 0.5) * room - label.anchor.as_vec() * room;
        let origin = if label.is_line() { 0.0 } else { label.align.part() };
        let baseline = first_baseline(&galley).unwrap_or_default();
        let off = corner + Vec2::new(origin * wide, baseline - size * (LINE / 2.0 + label.face.below_middle()));
        let letters = galley.rows.iter().flat_map(|row| row.glyphs.iter().map(move |glyph| (row.pos, glyph)));
        let letters = letters.filter(|(_, glyph)| !glyph.uv_rect.is_nothing()).map(|(row, glyph)| {
            let Pos2 { x, y } = glyph.pos + glyph.uv_rect.offset;
            // As egui does, so that every letter lies on whole pixels if the first one does.
            let from = (Vec2::new(x, y) * dpi).round() / dpi + Vec2::new(row.x, row.y);
            let size = Vec2::new(glyph.uv_rect.size.x, glyph.uv_rect.size.y);
            let on_page = |[x, y]: [u16; 2]| Vec2::new(f32::from(x), f32::from(y));
            TypesetLetter {
                at: off + (from + size / 2.0) * Vec2::new(1.0, -1.0),
                size,
                on_page: Rect::from_corners(on_page(glyph.uv_rect.min), on_page(glyph.uv_rect.max)),
            }
        });
        TypesetWords {
            letters: letters.collect(),
            room: Rect::from_corners(corner, corner + room * Vec2::new(1.0, -1.0)),
        }
    }

    /// After words were set: new letters come into the picture.
    pub fn end(&mut self, images: &mut Assets<Image>) {
        if self.fonts.font_image_delta().is_none() {
            return;
        }
        let all = self.fonts.texture_atlas().image();
        let [width, height] = all.size.map(|side| side as u32);
        let pixels = all.pixels.iter().flat_map(|pixel| [u8::MAX, u8::MAX, u8::MAX, pixel.a()]).collect();
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let page = Image::new(size, TextureDimension::D2, pixels, format, RenderAssetUsages::RENDER_WORLD);
        images.insert(&self.page, page).expect("its handle is from there");
    }
}

/// How far the baseline of the first line lies below the top of all lines; `None` if there are no letters in it.
pub fn first_baseline(galley: &Galley) -> Option<f32> {
    galley.rows.first().and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y))
}

#[cfg(test)]
mod tests {
    use bevy::sprite::Anchor;

    use super::*;
    use crate::ui::{labels::Align, typefaces::Typeface};

    fn typesetter() -> Typesetter {
        Typesetter { fonts: Typesetter::fonts(), page: Handle::default() }
    }

    /// Where the letters are.
    fn inked(words: &TypesetWords) -> Rect {
        let letters = words.letters.iter().map(|letter| Rect::from_center_size(letter.at, letter.size));
        letters.fold(Rect::EMPTY, |all, letter| all.union(letter))
    }

    #[test]
    fn a_line_stands_on_its_baseline_beside_its_anchor() {
        let wide = Typeface::Text.width("non", 40.0);
        for (anchor, left) in [(Anchor::CENTER_LEFT, 0.0), (Anchor::CENTER, -0.5), (Anchor::CENTER_RIGHT, -1.0)] {
            let label = Label::new("non", 20.0, Color::WHITE).anchor(anchor);
            let inked = inked(&typesetter().set(&label, 2.0, 1.5));
            assert!((inked.min.x - left * wide).abs() < 3.0, "{inked:?}, anchored at {anchor:?}");
            assert!((inked.max.x - (left + 1.0) * wide).abs() < 5.0, "{inked:?}, anchored at {anchor:?}");
            // Round letters reach a little below it.
            assert!((inked.min.y + Typeface::Text.below_middle() * 40.0).abs() < 3.0, "{inked:?}");
        }
    }

    #[test]
    fn lines_are_aligned_in_their_width_and_begin_at_the_top() {
        for (align, left) in [(Align::Left, true), (Align::Centre, false), (Align::Right, false)] {
            let anchor = Anchor(align.anchor().0 + Vec2::Y * 0.5);
            let label = Label::new("oo oo oo oo n", 20.0, Color::WHITE).anchor(anchor).wrap(60.0, align);
            let set = typesetter().set(&label, 1.0, 1.0);
            let last = set.letters.last().expect("there are letters").at.x - set.room.min.x;
            assert_eq!(last < 15.0, left, "the last line begins {last} from the left");
            assert_eq!((set.room.width(), set.room.max.y), (60.0, 0.0));
            let inked = inked(&set);
            assert!(set.room.inflate(1.0).contains(inked.min) && set.room.inflate(1.0).contains(inked.max));
        }
    }

    #[test]
    fn a_full_page_is_begun_anew() {
        let mut typesetter = typesetter();
        let anew = (20..400).find(|size| {
            let label = Label::new("Orient-Express", *size as f32, Color::WHITE);
            assert!(!typesetter.set(&label, 1.0, 1.0).letters.is_empty());
            typesetter.begin()
        });
        let side = LARGEST_SIDE * LARGEST_SIDE * size_of::<Color32>();
        assert!(anew.is_some_and(|size| size > 60), "{anew:?}");
        assert!(typesetter.page_bytes() < side / 8, "{} bytes", typesetter.page_bytes());
    }
}
