//! What of Bevy's pipeline draws a flat picture: `CorePipelinePlugin` without what is for scenes with depth, which every
//! browser would have to load for nothing. (No issue about a plugin for flat pictures alone was found.)

use std::path::{Path, PathBuf};

use bevy::{
    asset::io::embedded::EmbeddedAssetRegistry,
    core_pipeline::{
        FullscreenShader, blit::BlitPlugin, core_2d::Core2dPlugin, schedule::camera_driver,
        tonemapping::TonemappingPlugin, upscaling::UpscalingPlugin,
    },
    prelude::*,
    render::{
        RenderApp,
        renderer::{PendingCommandBuffers, RenderGraph, RenderGraphSystems, RenderQueue},
    },
};

/// Where Bevy looks for the shader of whole pictures, which only `CorePipelinePlugin` brings.
const FULLSCREEN: &str = "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl";

/// Draws what flat cameras see.
#[derive(Default)]
pub struct FlatPipelinePlugin;

impl Plugin for FlatPipelinePlugin {
    fn build(&self, app: &mut App) {
        let shaders = app.world().resource::<EmbeddedAssetRegistry>();
        shaders.insert_asset(PathBuf::new(), Path::new(FULLSCREEN), include_bytes!("fullscreen.wgsl"));
        app.add_plugins((Core2dPlugin, BlitPlugin, TonemappingPlugin, UpscalingPlugin));
        if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
            render_app.init_resource::<FullscreenShader>().add_systems(
                RenderGraph,
                (camera_driver.in_set(RenderGraphSystems::Render), submit.in_set(RenderGraphSystems::Submit)),
            );
        }
    }
}

/// Has everything drawn that was prepared. There always is a camera, so that no window has to be cleared without one.
fn submit(mut prepared: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    queue.submit(prepared.take());
}
