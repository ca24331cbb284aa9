//! Flat shapes as sprites are: meshes with a colour, or with one at every corner.

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    sprite_render::AlphaMode2d,
};

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
}

/// Gives every new or changed shape its mesh and its material.
fn build(
    mut commands: Commands,
    shapes: Query<(Entity, &FilledShape, Option<&MeshMaterial2d<ColorMaterial>>), Changed<FilledShape>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    for (entity, shape, material) in &shapes {
        if let Some(mut material) = material.and_then(|material| materials.get_mut(&material.0)) {
            material.color = shape.colour;
            continue;
        }
        let material = ColorMaterial { color: shape.colour, alpha_mode: AlphaMode2d::Blend, ..default() };
        let mesh = meshes.add(mesh_of(&shape.form));
        commands.entity(entity).insert((Mesh2d(mesh), MeshMaterial2d(materials.add(material))));
    }
}

fn mesh_of(form: &ShapeForm) -> Mesh {
    match form {
        ShapeForm::Convex(points) => {
            let fan = 1..points.len().saturating_sub(1) as u16;
            mesh(points, fan.flat_map(|corner| [0, corner, corner + 1]).collect())
        }
        ShapeForm::Gradient { corners, triangles } => {
            let points: Vec<_> = corners.iter().map(|(point, _)| *point).collect();
            let colours: Vec<_> = corners.iter().map(|(_, colour)| colour.to_linear().to_f32_array()).collect();
            let mesh = mesh(&points, triangles.iter().flatten().copied().collect());
            mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        }
    }
}

fn mesh(points: &[Vec2], triangles: Vec<u16>) -> Mesh {
    let positions: Vec<_> = points.iter().map(|point| point.extend(0.0).to_array()).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_indices(Indices::U16(triangles))
}
