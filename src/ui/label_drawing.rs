//! Draws labels: their words are set at the window's resolution, so that they are sharp at every size, and their letters are
//! parts of a picture, as a sprite's are that is cut into slices.

use bevy::{
    camera::{primitives::Aabb, visibility::VisibilitySystems},
    prelude::*,
    render::{Extract, ExtractSchedule, RenderApp, sync_world::TemporaryRenderEntity},
    sprite_render::{
        ExtractedSlice, ExtractedSlices, ExtractedSprite, ExtractedSpriteKind, ExtractedSprites, SpriteSystems,
    },
};
use bevy_egui::egui::Color32;

use super::{
    labels::Label,
    theme::palette::{self, is_high_contrast},
    typesetter::{TypesetWords, Typesetter},
    viewport::Viewport,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typesetter>()
        .register_required_components::<Label, LabelLetters>()
        // The words of a new label are set in the same frame: otherwise it would be drawn without them first.
        .add_systems(
            PostUpdate,
            set_labels.before(TransformSystems::Propagate).before(VisibilitySystems::CheckVisibility),
        )
        .add_systems(Last, sharpen);
    // There is none where nothing is drawn.
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.add_systems(ExtractSchedule, extract_labels.after(SpriteSystems::ExtractSprites));
    }
}

/// How a label is drawn.
#[derive(Component, Clone, Debug, PartialEq, Default)]
pub struct LabelLetters {
    /// Its letters.
    pub set: TypesetWords,
    /// Their colour.
    pub colour: LinearRgba,
}

type LabelParts<'a> = (Ref<'a, Label>, &'a mut LabelLetters, &'a mut Aabb, &'a mut Transform);

fn set_labels(
    viewport: Res<Viewport>,
    mut typesetter: ResMut<Typesetter>,
    mut images: ResMut<Assets<Image>>,
    mut labels: Query<LabelParts>,
    mut were_high: Local<bool>,
) {
    let is_high = is_high_contrast();
    let mut all = viewport.is_changed() || std::mem::replace(&mut *were_high, is_high) != is_high;
    if !all && !labels.iter().any(|(label, ..)| label.is_changed()) {
        return;
    }
    if viewport.is_changed() {
        typesetter.clear();
    }
    all |= typesetter.begin();
    for (label, mut letters, mut aabb, mut transform) in &mut labels {
        if !label.is_changed() && !all {
            continue;
        }
        let set = typesetter.set(&label, viewport.scale, viewport.dpi);
        *aabb = Aabb::from_min_max(set.room.min.extend(0.0), set.room.max.extend(0.0));
        let colour = if is_high { standing_out(label.color) } else { label.color };
        *letters = LabelLetters { set, colour: colour.into() };
        transform.scale = Vec2::splat(1.0 / viewport.scale).extend(1.0);
    }
    typesetter.end(&mut images);
}

/// The colour for words that usually have this one, where everything stands out more.
fn standing_out(colour: Color) -> Color {
    let [r, g, b, a] = colour.to_srgba().to_u8_array();
    palette::bevy(palette::bright(Color32::from_rgba_unmultiplied(r, g, b, a)))
}

type MovedLabel = Or<(Changed<GlobalTransform>, Changed<LabelLetters>)>;

/// Moves labels by less than a pixel, so that their letters lie on whole pixels of the window and are
/// not blurred.
fn sharpen(viewport: Res<Viewport>, mut labels: Query<(&LabelLetters, &mut GlobalTransform), MovedLabel>) {
    for (letters, mut transform) in &mut labels {
        let Some(first) = letters.set.letters.first() else { continue };
        let scale = transform.scale();
        if (scale.x - 1.0).abs() > 0.01 || (scale.y - 1.0).abs() > 0.01 {
            continue;
        }
        let corner = transform.translation().truncate() + first.at + first.size * Vec2::new(-0.5, 0.5);
        let pixel = (corner * Vec2::new(1.0, -1.0) + viewport.window / 2.0) * viewport.dpi;
        let off = (pixel.round() - pixel) / viewport.dpi;
        if off.abs().max_element() > 0.02 {
            let moved = Transform::from_xyz(off.x, -off.y, 0.0);
            *transform = GlobalTransform::from(moved.to_matrix() * transform.to_matrix());
        }
    }
}

type DrawnLabel = (Entity, &'static LabelLetters, &'static GlobalTransform, &'static ViewVisibility);

fn extract_labels(
    mut commands: Commands,
    typesetter: Extract<Res<Typesetter>>,
    labels: Extract<Query<DrawnLabel>>,
    mut sprites: ResMut<ExtractedSprites>,
    mut slices: ResMut<ExtractedSlices>,
) {
    for (main_entity, label, transform, seen) in &labels {
        if !seen.get() || label.set.letters.is_empty() {
            continue;
        }
        let start = slices.slices.len();
        let letters = label.set.letters.iter();
        slices.slices.extend(letters.map(|letter| ExtractedSlice {
            offset: letter.at,
            rect: letter.on_page,
            size: letter.size,
        }));
        sprites.sprites.push(ExtractedSprite {
            main_entity,
            render_entity: commands.spawn(TemporaryRenderEntity).id(),
            transform: *transform,
            color: label.colour,
            image_handle_id: typesetter.page(),
            flip_x: false,
            flip_y: false,
            kind: ExtractedSpriteKind::Slices { indices: start..slices.slices.len() },
        });
    }
}
