//! The component that dresses an entity with a picture of the atlas by name.

use std::borrow::Cow;

use bevy::{prelude::*, sprite::Anchor, sprite_render::SpriteSystems};

use super::loaded_atlas::{Atlas, pictures_are_there};

pub(super) fn plugin(app: &mut App) {
    // Pieces that are laid in the frame in which a screen changes wait for its pictures.
    let dress = dress.run_if(pictures_are_there).in_set(Dressing);
    app.add_systems(PostUpdate, dress.before(TransformSystems::Propagate).before(SpriteSystems::ComputeSlices));
}

/// The name of what has only a colour, and is no picture of the atlas.
const PLAIN: &str = "plain";

/// When the pictures of the atlas are put on entities.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dressing;

/// Dresses an entity with a picture of the atlas, in whatever resolution is loaded.
#[derive(Component, Clone, Debug, Default, PartialEq)]
#[require(Sprite, Anchor, Transform, Visibility)]
pub struct Art {
    /// Name in the atlas.
    pub name: Cow<'static, str>,
    /// The point of the piece, in layout pixels from its nominal top left corner, that lies on the
    /// entity: turning and scaling happen around it.
    pub pivot: Vec2,
    /// Another size than the picture's own, in layout pixels.
    pub size: Option<Vec2>,
    /// Whether the middle of the whole picture lies on the entity, in place of a point of the piece.
    pub centred: bool,
    /// Scaled to this height, in layout pixels, whatever the picture's own size is.
    pub height: Option<f32>,
    /// The unstretched border, if the picture is a nine-slice.
    pub slice: Option<Border>,
    /// Whether the middle repeats (with `size`) instead of being stretched.
    pub tiled: bool,
    /// Multiplied with the picture.
    pub tint: Color,
    /// Only this part of the picture, in layout pixels from its nominal top left corner.
    pub crop: Option<Rect>,
}

/// How much of a nine-slice is not stretched at its left, its top, its right and its foot, in layout pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Border(pub [f32; 4]);

impl From<f32> for Border {
    fn from(all: f32) -> Self {
        Self([all; 4])
    }
}

impl From<[f32; 4]> for Border {
    fn from(each: [f32; 4]) -> Self {
        Self(each)
    }
}

impl Art {
    /// A picture whose nominal top left corner lies on the entity.
    pub fn new(name: impl Into<Cow<'static, str>>) -> Self {
        Self { name: name.into(), ..default() }
    }

    /// A rectangle that has only a colour: its tint. Its middle lies on the entity.
    pub fn plain(w: f32, h: f32) -> Self {
        Self::new(PLAIN).size(w, h).centred()
    }

    /// Whether it is a rectangle that has only a colour.
    pub fn is_plain(&self) -> bool {
        self.name == PLAIN
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

    /// Centres the picture.
    #[must_use]
    pub fn centred(self) -> Self {
        Self { centred: true, ..self }
    }

    /// Centres the picture and scales it to this height.
    #[must_use]
    pub fn height(self, height: f32) -> Self {
        Self { height: Some(height), ..self.centred() }
    }

    /// Stretches a nine-slice with this border to this size.
    #[must_use]
    pub fn slice(self, border: impl Into<Border>, w: f32, h: f32) -> Self {
        Self { slice: Some(border.into()), ..self.size(w, h) }
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
        if art.is_plain() {
            *anchor = Anchor::CENTER;
            let white = atlas.white().map(|(texture, rect)| (texture.clone(), Some(rect)));
            let (image, rect) = white.unwrap_or_default();
            *sprite = Sprite { image, rect, custom_size: art.size, color: art.tint, ..default() };
            continue;
        }
        let found = atlas.get(&art.name).and_then(|picture| Some((picture, atlas.sprite_texture(picture)?)));
        let Some((picture, (texture, page_on_sheet))) = found else {
            sprite.custom_size = Some(Vec2::ZERO);
            continue;
        };
        let scale = atlas.scale();
        let frame = art.crop.map_or(picture.frame, |part| part.intersect(picture.frame));
        let cut = Rect::from_corners(frame.min - picture.frame.min, frame.max - picture.frame.min);
        let (from, to) =
            if art.crop.is_some() { (cut.min * scale, cut.max * scale) } else { (Vec2::ZERO, picture.rect.size()) };
        let on_sheet = page_on_sheet + picture.rect.min;
        let at_height = art.height.map(|height| frame.size() * (height / frame.height().max(f32::MIN_POSITIVE)));
        let size = at_height.or(art.size).unwrap_or(frame.size());
        // A stretched picture has no overflow that means anything: its frame is its size.
        let corner = if art.size.is_some() { Vec2::ZERO } else { frame.min };
        let fraction = (art.pivot - corner) / size.max(Vec2::splat(f32::MIN_POSITIVE));
        *anchor = if art.centred { Anchor::CENTER } else { Anchor(Vec2::new(fraction.x - 0.5, 0.5 - fraction.y)) };
        *sprite = Sprite {
            image: texture.clone(),
            rect: Some(Rect::from_corners(on_sheet + from, on_sheet + to)),
            custom_size: Some(size),
            color: art.tint,
            image_mode: match art.slice {
                Some(Border([left, top, right, bottom])) => SpriteImageMode::Sliced(TextureSlicer {
                    border: BorderRect::from([left, right, top, bottom]) * scale,
                    max_corner_scale: 1.0 / scale,
                    ..default()
                }),
                None if art.tiled => SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value: 1.0 / scale },
                None => SpriteImageMode::Auto,
            },
            ..default()
        };
    }
}
