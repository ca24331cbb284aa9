//! Sheets: the pages that sprites are drawn with lie side by side on one texture, with a patch of white for what has only
//! a colour. What follows each other on one texture is drawn by one call.

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use super::{
    needs::DrawnBy,
    strips::{PageTexture, TextureStrip},
};

/// No sheet is larger than this, even if the graphics card has larger ones.
pub(super) const LARGEST_SIDE: u32 = 8192;
/// Pixels between what lies side by side: nothing may shine into the edges of its neighbour.
const GAP: u32 = 2;
/// The white patch in the upper left corner of every sheet. Its inner pixels are drawn with.
const PATCH: UVec2 = UVec2::splat(4);
/// How much wider than high a sheet is planned, so that its rows are filled.
const WIDER: f32 = 1.1;

/// Where something lies on the sheets.
#[derive(Clone, Copy, Debug, PartialEq)]
struct OnSheet {
    sheet: usize,
    corner: UVec2,
}

/// A texture for several pages.
#[derive(Clone, Debug)]
struct Sheet {
    size: UVec2,
    /// There while something is drawn with it.
    texture: Option<Handle<Image>>,
}

/// The sheets of an atlas.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheets {
    all: Vec<Sheet>,
    /// By the number of the page.
    places: Vec<Option<OnSheet>>,
}

impl Sheets {
    /// Lays out pages of these sizes. Each set of pages, which are on the graphics card at the same time, has sheets of its
    /// own, none of which has a longer side than `largest`.
    pub fn new(sizes: &[UVec2], sets: &[Vec<usize>], largest: u32) -> Self {
        let mut sheets = Self { all: Vec::new(), places: vec![None; sizes.len()] };
        for set in sets.iter().filter(|set| !set.is_empty()) {
            sheets.lay(sizes, set.clone(), largest);
        }
        sheets
    }

    /// In rows, the highest pages first.
    fn lay(&mut self, sizes: &[UVec2], mut set: Vec<usize>, largest: u32) {
        set.sort_by_key(|page| (std::cmp::Reverse(sizes[*page].y), *page));
        let area: u32 = set.iter().map(|page| (sizes[*page] + GAP).element_product()).sum();
        let widest = set.iter().map(|page| sizes[*page].x).max().unwrap_or_default();
        let wide = ((area as f32).sqrt() * WIDER) as u32;
        let wide = wide.max(widest + GAP + PATCH.x).min(largest);
        let begin = |all: &mut Vec<Sheet>| {
            all.push(Sheet { size: PATCH, texture: None });
            (UVec2::new(PATCH.x + GAP, 0), PATCH.y)
        };
        let (mut corner, mut row) = begin(&mut self.all);
        for page in set {
            let size = sizes[page];
            if corner.x + size.x > wide {
                (corner, row) = (UVec2::new(0, corner.y + row + GAP), 0);
            }
            if corner.y + size.y > largest {
                (corner, row) = begin(&mut self.all);
            }
            let (sheet, last) = (self.all.len() - 1, self.all.last_mut());
            if let Some(last) = last {
                last.size = last.size.max(corner + size);
            }
            self.places[page] = Some(OnSheet { sheet, corner });
            corner.x += size.x + GAP;
            row = row.max(size.y);
        }
    }

    /// The same sheets, without textures yet.
    pub fn empty(&self) -> Self {
        let empty = |sheet: &Sheet| Sheet { texture: None, ..sheet.clone() };
        Self { all: self.all.iter().map(empty).collect(), places: self.places.clone() }
    }

    /// Where a page lies on its sheet.
    pub fn corner(&self, page: usize) -> Option<UVec2> {
        self.places[page].map(|place| place.corner)
    }

    /// The number of the sheet that a page lies on.
    pub fn sheet_of(&self, page: usize) -> Option<usize> {
        self.places[page].map(|place| place.sheet)
    }

    /// The texture of a page, and what has to be on it before anything else.
    pub fn texture(&mut self, page: usize, images: &mut Assets<Image>) -> Option<(PageTexture, Option<TextureStrip>)> {
        let OnSheet { sheet, corner } = self.places[page]?;
        let sheet = &mut self.all[sheet];
        let mut patch = None;
        let texture = sheet.texture.get_or_insert_with(|| {
            let texture = empty_texture(sheet.size, images);
            let bytes = vec![u8::MAX; PATCH.element_product() as usize * 4];
            patch = Some(TextureStrip { texture: texture.id(), from: UVec2::ZERO, size: PATCH, bytes });
            texture
        });
        Some((PageTexture { by: DrawnBy::Sprites, texture: texture.clone(), corner }, patch))
    }

    /// Removes all sheets but these from the graphics card.
    pub fn free_all_but(&mut self, sheets: &[usize]) {
        for (number, sheet) in self.all.iter_mut().enumerate() {
            if !sheets.contains(&number) {
                sheet.texture = None;
            }
        }
    }

    /// A texture, and what of it is white.
    pub fn patch(&self) -> Option<(&Handle<Image>, Rect)> {
        let texture = self.all.iter().rev().find_map(|sheet| sheet.texture.as_ref());
        texture.map(|texture| (texture, URect::from_corners(UVec2::ONE, PATCH - 1).as_rect()))
    }
}

/// A texture into which nothing has been unpacked yet.
pub(super) fn empty_texture(size: UVec2, images: &mut Assets<Image>) -> Handle<Image> {
    let size = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let (format, usage) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    images.add(Image::new_uninit(size, TextureDimension::D2, format, usage))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where each page lies: its sheet, and what it covers there.
    fn places(sheets: &Sheets, sizes: &[UVec2]) -> Vec<Option<(usize, Rect)>> {
        let cover = |corner: UVec2, size: &UVec2| URect::from_corners(corner, corner + *size).as_rect();
        let places = sheets.places.iter().zip(sizes);
        places.map(|(place, size)| place.map(|place| (place.sheet, cover(place.corner, size)))).collect()
    }

    #[test]
    fn pages_lie_side_by_side_and_beside_the_white_patch() {
        let sizes = [(300, 200), (640, 250), (64, 500), (10, 10), (200, 200), (4, 1)].map(UVec2::from);
        for (largest, sheets) in [(8192, 2), (700, 3)] {
            let laid = Sheets::new(&sizes, &[vec![0, 1, 2, 3], vec![4]], largest);
            let places = places(&laid, &sizes);
            assert_eq!(places[5], None, "no set has it");
            assert_eq!((laid.sheet_of(4), laid.all.len()), (Some(sheets - 1), sheets));
            let gap = GAP as f32 / 2.0;
            let patch = |sheet| (sheet, URect::from_corners(UVec2::ZERO, PATCH).as_rect());
            let all: Vec<_> = places.into_iter().flatten().chain((0..sheets).map(patch)).collect();
            for (nth, (sheet, place)) in all.iter().enumerate() {
                let size = laid.all[*sheet].size;
                assert!(size.max_element() <= largest && place.max.cmple(size.as_vec2()).all(), "{place:?} of {size}");
                for (_, other) in all[nth + 1..].iter().filter(|(other, _)| other == sheet) {
                    assert!(place.inflate(gap).intersect(other.inflate(gap)).is_empty(), "{place:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_white_patch_comes_with_the_first_page() {
        let (mut images, sizes) = (Assets::default(), [UVec2::splat(8); 2]);
        let mut sheets = Sheets::new(&sizes, &[vec![0, 1]], LARGEST_SIDE);
        assert_eq!(sheets.patch(), None);
        let (first, patch) = sheets.texture(0, &mut images).expect("it has a place");
        let patch = patch.expect("there was nothing before");
        let (texture, white) = sheets.patch().expect("it is there now");
        assert_eq!((patch.texture, texture.id()), (first.texture.id(), first.texture.id()));
        assert_eq!((white, patch.size.as_vec2()), (Rect::new(1.0, 1.0, 3.0, 3.0), white.max + 1.0));
        assert!(patch.bytes.iter().all(|byte| *byte == u8::MAX));
        let (second, none) = sheets.texture(1, &mut images).expect("it has a place");
        assert!(none.is_none() && second.texture == first.texture && second.corner != first.corner);
        sheets.free_all_but(&[]);
        assert_eq!(sheets.patch(), None);
    }
}
