//! Text on the table: laid out at the window's resolution, so that it is sharp at every size.

use bevy::{
    prelude::*,
    sprite::{Anchor, Text2d, update_text2d_layout},
    text::{FontSize, LetterSpacing, LineHeight, TextBounds, TextLayoutInfo, detect_text_needs_rerender},
};
use bevy_egui::egui::Color32;

use super::{
    glyphs::make_room,
    theme::palette::{self, is_high_contrast},
    typefaces::Typeface,
    viewport::Viewport,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, sharpen)
        .init_resource::<Fonts>()
        .add_systems(Startup, spawn_speck)
        // The words of a new label are laid out in the same frame: otherwise it would be drawn without them first.
        .add_systems(
            PostUpdate,
            (set_labels, make_room)
                .chain()
                .before(detect_text_needs_rerender)
                .before(update_text2d_layout)
                .before(TransformSystems::Propagate),
        );
}

/// The typefaces, in the order of [`Typeface::ALL`].
#[derive(Resource)]
struct Fonts([Handle<Font>; 3]);

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Self {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        Self(Typeface::ALL.map(|face| fonts.add(Font::from_bytes(face.bytes().to_vec()))))
    }
}

/// Where a line of text lies relative to its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    Left,
    /// It is centred there.
    Centre,
    /// It ends there.
    Right,
}

impl Align {
    /// The anchor of a label with this alignment.
    pub fn anchor(self) -> Anchor {
        match self {
            Self::Left => Anchor::CENTER_LEFT,
            Self::Centre => Anchor::CENTER,
            Self::Right => Anchor::CENTER_RIGHT,
        }
    }
}

/// Text on the table, measured in layout pixels.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Text2d, TextFont, TextColor, TextLayout, Anchor, Transform, Visibility)]
pub struct Label {
    pub text: String,
    /// Type size in layout pixels.
    pub size: f32,
    pub face: Typeface,
    pub color: Color,
    /// The point of the text that lies at the entity's position.
    pub anchor: Anchor,
    /// The width at which it wraps, in layout pixels.
    pub width: Option<f32>,
    /// The alignment of wrapped lines.
    pub justify: Justify,
    /// Extra space between the letters, in layout pixels.
    pub spacing: f32,
}

impl Label {
    /// Centred text in the ordinary face.
    pub fn new(text: impl Into<String>, size: f32, color: Color) -> Self {
        Self {
            text: text.into(),
            size,
            face: Typeface::Text,
            color,
            anchor: Anchor::CENTER,
            width: None,
            justify: Justify::Center,
            spacing: 0.0,
        }
    }

    /// About how much room it takes.
    pub fn room(&self) -> Vec2 {
        let widest = self.text.lines().map(|line| self.face.width(line, self.size)).fold(0.0, f32::max);
        let wide = self.width.unwrap_or(widest);
        Vec2::new(wide, self.face.lines(&self.text, self.size, wide + 1.0) as f32 * self.size * 1.25)
    }

    /// Sets another face.
    #[must_use]
    pub fn face(mut self, face: Typeface) -> Self {
        self.face = face;
        self
    }

    /// Sets another anchor.
    #[must_use]
    pub fn anchor(mut self, anchor: Anchor) -> Self {
        self.anchor = anchor;
        self
    }

    /// The same for a drawing that is drawn at this scale.
    #[must_use]
    pub fn scaled(self, by: f32) -> Self {
        Self { size: self.size * by, width: self.width.map(|width| width * by), spacing: self.spacing * by, ..self }
    }

    /// Wraps it at a width.
    #[must_use]
    pub fn wrap(mut self, width: f32, justify: Justify) -> Self {
        (self.width, self.justify) = (Some(width), justify);
        self
    }
}

/// Something invisible that the camera always sees. Bevy lays out no text for a camera that has seen no picture
/// in the frame before: a table that follows a screen drawn by egui alone would have none at first. (No issue about it
/// was found.)
fn spawn_speck(mut commands: Commands) {
    commands.spawn((Name::new("speck"), Sprite::from_color(Color::NONE, Vec2::ONE)));
}

type LabelParts<'a> = (
    Ref<'a, Label>,
    &'a mut Text2d,
    &'a mut TextFont,
    &'a mut TextColor,
    &'a mut TextLayout,
    &'a mut Anchor,
    &'a mut Transform,
    Entity,
);

fn set_labels(
    mut commands: Commands,
    viewport: Res<Viewport>,
    fonts: Res<Fonts>,
    mut labels: Query<LabelParts>,
    mut were_high: Local<bool>,
) {
    let others = viewport.is_changed() || std::mem::replace(&mut *were_high, is_high_contrast()) != is_high_contrast();
    for (label, mut text, mut font, mut color, mut layout, mut anchor, mut transform, entity) in &mut labels {
        if !label.is_changed() && !others {
            continue;
        }
        let face = &fonts.0[label.face as usize];
        if text.0 != label.text {
            text.0.clone_from(&label.text);
        }
        *font =
            TextFont { font: face.clone().into(), font_size: FontSize::Px(label.size * viewport.scale), ..default() };
        color.0 = if is_high_contrast() { standing_out(label.color) } else { label.color };
        layout.justify = label.justify;
        *anchor = label.anchor;
        transform.scale = Vec2::splat(1.0 / viewport.scale).extend(1.0);
        let spacing = LetterSpacing::Px(label.spacing * viewport.scale);
        commands.entity(entity).insert((LineHeight::RelativeToFont(1.2), spacing));
        if let Some(width) = label.width {
            commands.entity(entity).insert(TextBounds::new_horizontal(width * viewport.scale));
        }
    }
}

/// The colour for words that usually have this one, where everything stands out more.
fn standing_out(colour: Color) -> Color {
    let [r, g, b, a] = colour.to_srgba().to_u8_array();
    palette::bevy(palette::bright(Color32::from_rgba_unmultiplied(r, g, b, a)))
}

type Set<'a> = (&'a TextLayoutInfo, &'a Anchor, Option<&'a TextBounds>, &'a mut GlobalTransform);
type Reset = (With<Label>, Or<(Changed<GlobalTransform>, Changed<TextLayoutInfo>)>);

/// Moves labels by less than a pixel, so that their letters lie on whole pixels of the window and are
/// not blurred.
fn sharpen(viewport: Res<Viewport>, mut labels: Query<Set, Reset>) {
    for (info, anchor, bounds, mut transform) in &mut labels {
        let Some(first) = info.glyphs.first() else { continue };
        let scale = transform.scale();
        if (scale.x - 1.0).abs() > 0.01 || (scale.y - 1.0).abs() > 0.01 {
            continue;
        }
        let size = Vec2::new(
            bounds.and_then(|bounds| bounds.width).unwrap_or(info.size.x),
            bounds.and_then(|bounds| bounds.height).unwrap_or(info.size.y),
        );
        let corner = transform.translation().truncate() + (Anchor::TOP_LEFT.0 - anchor.as_vec()) * size;
        let letter = (first.position - first.atlas_info.rect.size() / 2.0) / info.scale_factor.max(0.01);
        let pixel =
            Vec2::new(corner.x + letter.x, letter.y - corner.y) * viewport.dpi + viewport.window * viewport.dpi / 2.0;
        let off = (pixel.round() - pixel) / viewport.dpi;
        if off.abs().max_element() > 0.02 {
            let moved = Transform::from_xyz(off.x, -off.y, 0.0);
            *transform = GlobalTransform::from(moved.to_matrix() * transform.to_matrix());
        }
    }
}
