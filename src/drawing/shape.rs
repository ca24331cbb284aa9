//! Flat shapes as sprites are: meshes with a colour at every corner, or with a picture.

use std::borrow::Cow;

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    sprite_render::AlphaMode2d,
};

use crate::ui::atlas::Atlas;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, build);
}

/// A shape with its corners in the coordinates of its entity (y runs up).
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct FilledShape {
    pub form: ShapeForm,
    /// Everything on it is multiplied with this colour.
    pub colour: Color,
}

/// What a shape looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum ShapeForm {
    /// A convex outline, in either order around it.
    Convex(Vec<Vec2>),
    /// Triangles, by the places of their corners, with a colour at every corner.
    Gradient { corners: Vec<(Vec2, Color)>, triangles: Vec<[u16; 3]> },
    /// A convex outline filled with a picture of the atlas: every corner, and the point of the picture that lies there, in
    /// its nominal coordinates.
    Picture { name: Cow<'static, str>, corners: Vec<(Vec2, Vec2)> },
}

/// Gives every new or changed shape its mesh and its material.
fn build(
    mut commands: Commands,
    atlas: Res<Atlas>,
    shapes: Query<(Entity, Ref<FilledShape>, Option<&MeshMaterial2d<ColorMaterial>>)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    for (entity, shape, material) in &shapes {
        let anew = atlas.is_changed() && matches!(shape.form, ShapeForm::Picture { .. });
        if !shape.is_changed() && !anew {
            continue;
        }
        if let Some(mut material) = material.filter(|_| !anew).and_then(|material| materials.get_mut(&material.0)) {
            material.color = shape.colour;
            continue;
        }
        let Some((mesh, texture)) = dressed(&shape.form, &atlas) else { continue };
        let material = ColorMaterial { color: shape.colour, alpha_mode: AlphaMode2d::Blend, texture, ..default() };
        commands.entity(entity).insert((Mesh2d(meshes.add(mesh)), MeshMaterial2d(materials.add(material))));
    }
}

/// The mesh of a shape, and the page of the atlas that it shows a part of; nothing while that is not there.
fn dressed(form: &ShapeForm, atlas: &Atlas) -> Option<(Mesh, Option<Handle<Image>>)> {
    match form {
        ShapeForm::Convex(points) => Some((fan(points), None)),
        ShapeForm::Gradient { corners, triangles } => {
            let points: Vec<_> = corners.iter().map(|(point, _)| *point).collect();
            let colours: Vec<_> = corners.iter().map(|(_, colour)| colour.to_linear().to_f32_array()).collect();
            let mesh = mesh(&points, triangles.iter().flatten().copied().collect());
            Some((mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours), None))
        }
        ShapeForm::Picture { name, corners } => {
            let picture = atlas.get(name)?;
            let (texture, page) = (atlas.sprite_texture(picture)?, atlas.page_size(picture)?);
            let points: Vec<_> = corners.iter().map(|(point, _)| *point).collect();
            // Beyond its frame, a picture is empty to its very edge.
            let on_page = |at: Vec2| {
                let part = ((at - picture.frame.min) / picture.frame.size()).clamp(Vec2::ZERO, Vec2::ONE);
                ((picture.rect.min + picture.rect.size() * part) / page).to_array()
            };
            let uv: Vec<_> = corners.iter().map(|(_, at)| on_page(*at)).collect();
            Some((fan(&points).with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uv), Some(texture.clone())))
        }
    }
}

/// The triangles of a convex outline.
fn fan(points: &[Vec2]) -> Mesh {
    mesh(points, (1..points.len().saturating_sub(1) as u16).flat_map(|corner| [0, corner, corner + 1]).collect())
}

fn mesh(points: &[Vec2], triangles: Vec<u16>) -> Mesh {
    let positions: Vec<_> = points.iter().map(|point| point.extend(0.0).to_array()).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_indices(Indices::U16(triangles))
}
