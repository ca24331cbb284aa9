//! Flat shapes as sprites are: meshes with a colour, or with one at every corner.

use bevy::{
    asset::RenderAssetUsages,
    core_pipeline::core_2d::Transparent2d,
    math::FloatOrd,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        render_phase::{ViewSortedRenderPhases, sort_phase_system},
    },
    sprite_render::{AlphaMode2d, RenderMesh2dInstances},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, build);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        let follow = follow_heights.in_set(RenderSystems::PhaseSort).before(sort_phase_system::<Transparent2d>);
        render.add_systems(Render, follow);
    }
}

/// A mesh keeps its place in the order of drawing while it moves: the plates of a card that has been dealt would stay as
/// high as they flew, and hide the figures on them. Needed until <https://github.com/bevyengine/bevy/issues/24826> is done.
fn follow_heights(mut phases: ResMut<ViewSortedRenderPhases<Transparent2d>>, meshes: Res<RenderMesh2dInstances>) {
    for ((_, entity), item) in phases.values_mut().flat_map(|phase| &mut phase.items) {
        if let Some(mesh) = meshes.get(entity) {
            item.sort_key = FloatOrd(mesh.transforms.world_from_local.translation.z);
        }
    }
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

#[cfg(test)]
mod tests {
    use bevy::{
        ecs::system::RunSystemOnce,
        render::{
            render_phase::{Draw, DrawError, DrawFunctions, PhaseItemExtraIndex, TrackedRenderPass},
            render_resource::CachedRenderPipelineId,
            sync_world::MainEntity,
            view::RetainedViewEntity,
        },
        sprite_render::{Mesh2dTransforms, RenderMesh2dInstance},
    };

    use super::*;

    struct NotDrawn;

    impl Draw<Transparent2d> for NotDrawn {
        fn draw<'w>(
            &mut self,
            _: &'w World,
            _: &mut TrackedRenderPass<'w>,
            _: Entity,
            _: &Transparent2d,
        ) -> Result<(), DrawError> {
            Err(DrawError::ViewEntityNotFound)
        }
    }

    #[test]
    fn a_shape_that_has_flown_is_drawn_as_high_as_it_lies() {
        let mut world = World::new();
        let shape = MainEntity::from(world.spawn_empty().id());
        let (view, draw) = (RetainedViewEntity::new(shape, None, 0), DrawFunctions::default().write().add(NotDrawn));
        let mut phases = ViewSortedRenderPhases::<Transparent2d>::default();
        phases.entry(view).or_default().add_retained(Transparent2d {
            sort_key: FloatOrd(60.0),
            entity: (Entity::PLACEHOLDER, shape),
            pipeline: CachedRenderPipelineId::INVALID,
            draw_function: draw,
            batch_range: 0..1,
            extracted_index: usize::MAX,
            extra_index: PhaseItemExtraIndex::None,
            indexed: true,
        });
        let mut meshes = RenderMesh2dInstances::default();
        let lies = GlobalTransform::from_xyz(0.0, 0.0, 20.0);
        let transforms = Mesh2dTransforms { world_from_local: lies.affine().into(), flags: 0 };
        let mesh = RenderMesh2dInstance {
            transforms,
            mesh_asset_id: AssetId::default(),
            material_bind_group_id: default(),
            automatic_batching: true,
            tag: 0,
        };
        meshes.insert(shape, mesh);
        world.insert_resource(phases);
        world.insert_resource(meshes);
        world.run_system_once(follow_heights).expect("it runs");
        let phases = world.resource::<ViewSortedRenderPhases<Transparent2d>>();
        let keys: Vec<_> = phases[&view].items.values().map(|item| item.sort_key).collect();
        assert_eq!(keys, [FloatOrd(20.0)]);
    }
}
