//! The pages of the atlas as egui draws them.

use std::collections::HashMap;

use bevy::{asset::RenderAssetUsages, prelude::*};
use bevy_egui::{EguiPostUpdateSet, EguiTextureHandle, EguiUserTextures, egui};

use super::atlas::Atlas;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EguiPages>()
        .add_systems(PostUpdate, register_pages.run_if(resource_changed::<Atlas>).before(EguiPostUpdateSet::EndPass));
}

/// The pages of the atlas as egui textures: for each page its copy and what egui calls it.
#[derive(Resource, Default)]
pub struct EguiPages {
    copies: HashMap<AssetId<Image>, (Handle<Image>, egui::TextureId)>,
}

impl EguiPages {
    /// What egui calls a page.
    pub fn texture(&self, page: &Handle<Image>) -> Option<egui::TextureId> {
        self.copies.get(&page.id()).map(|(_, texture)| *texture)
    }
}

/// In the frame in which the atlas changes, before egui draws with it.
fn register_pages(
    atlas: Res<Atlas>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
    mut pages: ResMut<EguiPages>,
) {
    let mut before = std::mem::take(&mut pages.copies);
    for page in atlas.pages() {
        let known = before.remove(&page.id());
        let registered = known.or_else(|| {
            let copy = images.get(page).map(premultiplied)?;
            let copy = images.add(copy);
            let id = textures.add_image(EguiTextureHandle::Weak(copy.id()));
            Some((copy, id))
        });
        pages.copies.extend(registered.map(|registered| (page.id(), registered)));
    }
    for (copy, _) in before.values() {
        textures.remove_image(copy);
    }
}

/// Sprites blend by straight alpha, egui by alpha multiplied into the colours: it gets its own copy.
/// The multiplication is done on linear light, as the picture is blended.
fn premultiplied(image: &Image) -> Image {
    let linear = |byte: usize| (byte as f32 / 255.0).powf(2.2);
    let table: Vec<[u8; 256]> = (0..256)
        .map(|alpha| {
            std::array::from_fn(|byte| ((linear(byte) * alpha as f32 / 255.0).powf(1.0 / 2.2) * 255.0 + 0.5) as u8)
        })
        .collect();
    let mut copy = image.clone();
    copy.asset_usage = RenderAssetUsages::RENDER_WORLD;
    for pixel in copy.data.iter_mut().flat_map(|data| data.chunks_exact_mut(4)) {
        let alpha = usize::from(pixel[3]);
        if alpha < 255 {
            for byte in &mut pixel[..3] {
                *byte = table[alpha][usize::from(*byte)];
            }
        }
    }
    copy
}
