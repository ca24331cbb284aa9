//! Flat convex shapes as sprites are: meshes of one colour.

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    sprite_render::AlphaMode2d,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, build);
}

/// A convex outline with its points in the coordinates of its entity (y runs up), filled with a colour.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct FilledShape {
    /// In either order around it.
    pub points: Vec<Vec2>,
    pub colour: Color,
}

/// Gives every new or changed shape its mesh and its material.
fn build(
    mut commands: Commands,
    shapes: Query<(Entity, Ref<FilledShape>, Option<&MeshMaterial2d<ColorMaterial>>), Changed<FilledShape>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    for (entity, shape, material) in &shapes {
        if let Some(mut material) = material.and_then(|material| materials.get_mut(&material.0)) {
            material.color = shape.colour;
            continue;
        }
        let material = MeshMaterial2d(materials.add(ColorMaterial {
            color: shape.colour,
            alpha_mode: AlphaMode2d::Blend,
            ..default()
        }));
        commands.entity(entity).insert((Mesh2d(meshes.add(fan(&shape.points))), material));
    }
}

/// The triangles of a convex outline.
fn fan(points: &[Vec2]) -> Mesh {
    let positions: Vec<_> = points.iter().map(|point| point.extend(0.0).to_array()).collect();
    let triangles = (1..points.len().saturating_sub(1) as u16).flat_map(|corner| [0, corner, corner + 1]);
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_indices(Indices::U16(triangles.collect()))
}
