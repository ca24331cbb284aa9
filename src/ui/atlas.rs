//! Pictures: the atlas of rendered sprites, in the resolution the window needs, and the component
//! that dresses an entity with one of them by name.

use std::{borrow::Cow, collections::HashMap};

use bevy::{
    asset::{AssetLoader, LoadContext, LoadState, io::Reader},
    prelude::*,
    reflect::TypePath,
    sprite::Anchor,
    sprite_render::SpriteSystems,
};
use serde::Deserialize;

use super::viewport::Viewport;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<AtlasFile>()
        .init_asset_loader::<AtlasLoader>()
        .init_resource::<Atlas>()
        .init_resource::<AtlasLoading>()
        .add_systems(Update, (choose_tier, fetch).chain())
        .add_systems(PostUpdate, dress.before(TransformSystems::Propagate).before(SpriteSystems::ComputeSlices));
}

/// The resolutions the textures are rendered in, with their folders.
const TIERS: [(f32, &str); 4] = [(0.8, "x080"), (1.0, "x100"), (1.5, "x150"), (2.4, "x240")];

/// One picture of the atlas.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The page it is on.
    pub page: Handle<Image>,
    /// Its rectangle on the page in texture pixels.
    pub rect: Rect,
    /// The rectangle it covers, in layout pixels from the piece's nominal top left corner.
    pub frame: Rect,
}

/// All pictures in one resolution. Empty until the first tier is loaded.
#[derive(Resource, Default)]
pub struct Atlas {
    pictures: HashMap<String, Picture>,
    pages: HashMap<Handle<Image>, Vec2>,
    /// Texture pixels per layout pixel.
    pub scale: f32,
    whole: bool,
}

impl Atlas {
    /// A picture by name. While only the title's pictures are there, the others are missing without a word.
    pub fn get(&self, name: &str) -> Option<&Picture> {
        let found = self.pictures.get(name);
        if found.is_none() && self.whole {
            #[cfg(test)]
            panic!("there is no picture named {name}");
            #[cfg(not(test))]
            warn_once!("there is no picture named {name}");
        }
        found
    }

    /// Whether a picture exists, without a warning if not.
    pub fn has(&self, name: &str) -> bool {
        self.pictures.contains_key(name)
    }

    /// The pages all pictures are on.
    pub fn pages(&self) -> impl Iterator<Item = &Handle<Image>> {
        self.pages.keys()
    }

    /// The size of a page in texture pixels.
    pub fn page_size(&self, page: &Handle<Image>) -> Option<Vec2> {
        self.pages.get(page).copied()
    }

    /// Whether nothing is loaded yet.
    pub fn is_empty(&self) -> bool {
        self.pictures.is_empty()
    }

    /// Whether all pictures are loaded, and not only those of the title.
    pub fn is_whole(&self) -> bool {
        self.whole
    }
}

/// Dresses an entity with a picture of the atlas, in whatever resolution is loaded.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Sprite, Anchor, Transform, Visibility)]
pub struct Art {
    /// Name in the atlas.
    pub name: Cow<'static, str>,
    /// The point of the piece, in layout pixels from its nominal top left corner, that lies on the
    /// entity: turning and scaling happen around it.
    pub pivot: Vec2,
    /// Another size than the picture's own, in layout pixels.
    pub size: Option<Vec2>,
    /// Width of the unstretched border (layout pixels), if the picture is a nine-slice.
    pub slice: Option<f32>,
    /// Whether the middle repeats (with `size`) instead of being stretched.
    pub tiled: bool,
    /// Multiplied with the picture.
    pub tint: Color,
    /// Only this part of the picture, in layout pixels from its nominal top left corner.
    pub crop: Option<Rect>,
}

impl Art {
    /// A picture whose nominal top left corner lies on the entity.
    pub fn new(name: impl Into<Cow<'static, str>>) -> Self {
        Self {
            name: name.into(),
            pivot: Vec2::ZERO,
            size: None,
            slice: None,
            tiled: false,
            tint: Color::WHITE,
            crop: None,
        }
    }

    /// Puts this point of the piece onto the entity.
    #[must_use]
    pub fn pivot(mut self, x: f32, y: f32) -> Self {
        self.pivot = Vec2::new(x, y);
        self
    }

    /// Stretches the picture to this size.
    #[must_use]
    pub fn size(mut self, w: f32, h: f32) -> Self {
        self.size = Some(Vec2::new(w, h));
        self
    }

    /// Stretches a nine-slice with this border to this size.
    #[must_use]
    pub fn slice(self, border: f32, w: f32, h: f32) -> Self {
        Self { slice: Some(border), ..self.size(w, h) }
    }

    /// Repeats the picture over this size.
    #[must_use]
    pub fn tiled(self, w: f32, h: f32) -> Self {
        Self { tiled: true, ..self.size(w, h) }
    }

    /// Shows only a part of the picture: cut, not squeezed.
    #[must_use]
    pub fn crop(mut self, part: Rect) -> Self {
        self.crop = Some(part);
        self
    }

    /// Tints the picture.
    #[must_use]
    pub fn tint(mut self, tint: Color) -> Self {
        self.tint = tint;
        self
    }
}

fn dress(atlas: Res<Atlas>, mut pieces: Query<(Ref<Art>, &mut Sprite, &mut Anchor)>) {
    for (art, mut sprite, mut anchor) in &mut pieces {
        if !art.is_changed() && !atlas.is_changed() {
            continue;
        }
        let Some(picture) = atlas.get(&art.name) else {
            sprite.custom_size = Some(Vec2::ZERO);
            continue;
        };
        let frame = art.crop.map_or(picture.frame, |part| part.intersect(picture.frame));
        let cut = Rect::from_corners(frame.min - picture.frame.min, frame.max - picture.frame.min);
        let (from, to) = (picture.rect.min + cut.min * atlas.scale, picture.rect.min + cut.max * atlas.scale);
        let size = art.size.unwrap_or(frame.size());
        // A stretched picture has no overflow that means anything: its frame is its size.
        let corner = if art.size.is_some() { Vec2::ZERO } else { frame.min };
        let fraction = (art.pivot - corner) / size.max(Vec2::splat(f32::MIN_POSITIVE));
        *anchor = Anchor(Vec2::new(fraction.x - 0.5, 0.5 - fraction.y));
        *sprite = Sprite {
            image: picture.page.clone(),
            rect: Some(if art.crop.is_some() { Rect::from_corners(from, to) } else { picture.rect }),
            custom_size: Some(size),
            color: art.tint,
            image_mode: match art.slice {
                Some(border) => SpriteImageMode::Sliced(TextureSlicer {
                    border: BorderRect::all(border * atlas.scale),
                    max_corner_scale: 1.0 / atlas.scale,
                    ..default()
                }),
                None if art.tiled => {
                    SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value: 1.0 / atlas.scale }
                }
                None => SpriteImageMode::Auto,
            },
            ..default()
        };
    }
}

/// The pages the title is drawn with. Over a slow line they come alone, so that it shows soon; the
/// others follow while it is looked at.
const FIRST: [&str; 3] = ["title", "panels", "icons"];

fn comes_first(page: &str) -> bool {
    cfg!(not(target_arch = "wasm32")) || FIRST.iter().any(|name| page.starts_with(name))
}

/// How far loading is.
#[derive(Resource, Default)]
pub struct AtlasLoading {
    tier: Option<usize>,
    file: Handle<AtlasFile>,
    pages: HashMap<String, Handle<Image>>,
    /// Fraction of the pages that are there, 0–1; at first only of those that come first.
    pub progress: f32,
    /// Why the pictures cannot be loaded, if so.
    pub error: Option<String>,
}

/// `atlas.ron`: where each picture lies on which page.
#[derive(Asset, TypePath, Deserialize)]
struct AtlasFile {
    scale: f32,
    sprites: HashMap<String, AtlasEntry>,
}

#[derive(Deserialize)]
struct AtlasEntry {
    page: String,
    at: (f32, f32),
    size: (f32, f32),
    frame: (f32, f32, f32, f32),
}

#[derive(Default, TypePath)]
struct AtlasLoader;

#[derive(Debug, thiserror::Error)]
enum AtlasError {
    #[error("cannot be read: {0}")]
    Read(#[from] std::io::Error),
    #[error("is no atlas: {0}")]
    Parse(#[from] ron::error::SpannedError),
}

impl AssetLoader for AtlasLoader {
    type Asset = AtlasFile;
    type Settings = ();
    type Error = AtlasError;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> Result<AtlasFile, AtlasError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(ron::de::from_bytes(&bytes)?)
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

/// The coarsest tier that is fine enough for the window.
fn tier_for(resolution: f32) -> usize {
    TIERS.iter().position(|(scale, _)| *scale >= resolution - 0.05).unwrap_or(TIERS.len() - 1)
}

fn choose_tier(viewport: Res<Viewport>, assets: Res<AssetServer>, mut loading: ResMut<AtlasLoading>) {
    let tier = tier_for(viewport.resolution());
    if loading.tier != Some(tier) {
        let file = assets.load(format!("textures/{}/atlas.ron", TIERS[tier].1));
        *loading = AtlasLoading { tier: Some(tier), file, ..default() };
    }
}

fn fetch(
    assets: Res<AssetServer>,
    files: Res<Assets<AtlasFile>>,
    mut loading: ResMut<AtlasLoading>,
    images: Res<Assets<Image>>,
    mut atlas: ResMut<Atlas>,
) {
    let Some(tier) = loading.tier.filter(|_| loading.progress < 1.0 && loading.error.is_none()) else { return };
    if let LoadState::Failed(error) = assets.load_state(&loading.file) {
        loading.error = Some(error.to_string());
    }
    let Some(file) = files.get(&loading.file) else { return };
    let whole = !atlas.is_empty() || file.sprites.values().all(|entry| comes_first(&entry.page));
    for entry in file.sprites.values().filter(|entry| whole || comes_first(&entry.page)) {
        if !loading.pages.contains_key(&entry.page) {
            let page = assets.load(format!("textures/{}/{}", TIERS[tier].1, entry.page));
            loading.pages.insert(entry.page.clone(), page);
        }
    }
    let states: Vec<_> = loading.pages.values().map(|page| assets.load_state(page)).collect();
    if let Some(LoadState::Failed(error)) = states.iter().find(|state| matches!(state, LoadState::Failed(_))) {
        loading.error = Some(error.to_string());
        return;
    }
    let loaded = states.iter().filter(|state| matches!(state, LoadState::Loaded)).count();
    loading.progress = loaded as f32 / states.len().max(1) as f32;
    if loading.progress >= 1.0 {
        let picture = |entry: &AtlasEntry| Picture {
            page: loading.pages[&entry.page].clone(),
            rect: Rect::from_corners(Vec2::from(entry.at), Vec2::from(entry.at) + Vec2::from(entry.size)),
            frame: {
                let (x, y, w, h) = entry.frame;
                Rect::new(x, y, x + w, y + h)
            },
        };
        let there = file.sprites.iter().filter(|(_, entry)| loading.pages.contains_key(&entry.page));
        atlas.pictures = there.map(|(name, entry)| (name.clone(), picture(entry))).collect();
        let size = |page: &Handle<Image>| images.get(page).map(Image::size_f32);
        atlas.pages = loading.pages.values().filter_map(|page| Some((page.clone(), size(page)?))).collect();
        atlas.scale = file.scale;
        atlas.whole = whole;
        if !whole {
            loading.progress = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiers_are_fine_enough() {
        for (resolution, folder) in [(0.8, "x080"), (1.0, "x100"), (1.2, "x150"), (2.4, "x240"), (3.6, "x240")] {
            assert_eq!(TIERS[tier_for(resolution)].1, folder);
        }
    }
}
