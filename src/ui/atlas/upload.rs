//! Brings strips of pages to the graphics card.

use bevy::{
    prelude::*,
    render::{
        ExtractSchedule, MainWorld, Render, RenderApp, RenderSystems,
        render_asset::RenderAssets,
        render_resource::{Extent3d, Origin3d, TexelCopyBufferLayout, TexelCopyTextureInfo, TextureAspect},
        renderer::RenderQueue,
        texture::GpuImage,
    },
};

use super::strips::TextureStrip;

pub(super) fn plugin(app: &mut App) {
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render
        .init_resource::<Uploads>()
        .add_systems(ExtractSchedule, take_over)
        .add_systems(Render, upload.in_set(RenderSystems::PrepareResources));
    app.init_resource::<Uploads>();
}

/// What has been unpacked in this frame. Not there without a graphics card.
#[derive(Resource, Default)]
pub(super) struct Uploads(pub Vec<TextureStrip>);

fn take_over(mut main: ResMut<MainWorld>, mut uploads: ResMut<Uploads>) {
    uploads.0.append(&mut main.resource_mut::<Uploads>().0);
}

fn upload(queue: Res<RenderQueue>, textures: Res<RenderAssets<GpuImage>>, mut uploads: ResMut<Uploads>) {
    for strip in uploads.0.drain(..) {
        // The texture was dropped before it was complete.
        let Some(texture) = textures.get(strip.texture) else { continue };
        let place = TexelCopyTextureInfo {
            texture: &texture.texture,
            mip_level: 0,
            origin: Origin3d { x: strip.from.x, y: strip.from.y, z: 0 },
            aspect: TextureAspect::All,
        };
        let layout = TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(strip.size.x * 4), rows_per_image: None };
        let size = Extent3d { width: strip.size.x, height: strip.size.y, depth_or_array_layers: 1 };
        queue.write_texture(place, &strip.bytes, layout, size);
    }
}
