//! The atlas: which pictures there are, and which of their pages are on the graphics card.

use std::{collections::HashMap, sync::Arc};

use bevy::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::{
    dye::{DyedArea, Dyes, dyed_as},
    file::AtlasFile,
    needs::{DrawnBy, comes_first, needs},
};
use crate::state::Screen;

/// One picture of the atlas.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The page it is on.
    page: usize,
    /// Its rectangle on the page in texture pixels.
    pub rect: Rect,
    /// The rectangle it covers, in layout pixels from the piece's nominal top left corner.
    pub frame: Rect,
}

impl Picture {
    /// The number of the page it is on.
    pub fn page(&self) -> usize {
        self.page
    }
}

/// A page with all its pictures: its file, packed, and the textures it is unpacked into at the moment.
pub(super) struct AtlasPage {
    pub name: String,
    pub file: Option<Arc<[u8]>>,
    size: Vec2,
    sprites: Option<Handle<Image>>,
    egui: Option<(Handle<Image>, egui::TextureId)>,
}

impl AtlasPage {
    /// Whether there is a texture for this way of drawing.
    pub fn is_there(&self, by: DrawnBy) -> bool {
        match by {
            DrawnBy::Sprites => self.sprites.is_some(),
            DrawnBy::Egui => self.egui.is_some(),
        }
    }

    /// Makes a texture available for drawing.
    pub fn assign_texture(&mut self, by: DrawnBy, texture: Handle<Image>, size: Vec2, known: &mut EguiUserTextures) {
        self.size = size;
        match by {
            DrawnBy::Sprites => self.sprites = Some(texture),
            DrawnBy::Egui => {
                let id = known.add_image(EguiTextureHandle::Weak(texture.id()));
                self.egui = Some((texture, id));
            }
        }
    }

    /// Removes a texture from the graphics card. Returns whether there was one.
    fn drop(&mut self, by: DrawnBy, known: &mut EguiUserTextures) -> bool {
        match by {
            DrawnBy::Sprites => self.sprites.take().is_some(),
            DrawnBy::Egui => self.egui.take().is_some_and(|(texture, _)| known.remove_image(&texture).is_some()),
        }
    }
}

/// All pictures in one resolution.
pub(super) struct LoadedAtlas {
    pub tier: usize,
    /// How its pictures are dyed.
    pub dyes: Dyes,
    /// Texture pixels per layout pixel.
    scale: f32,
    pictures: HashMap<String, Picture>,
    pub pages: Vec<AtlasPage>,
    /// Whether the files of all pages are there.
    pub whole: bool,
}

impl LoadedAtlas {
    /// The pictures that a file lists, without any page yet.
    pub fn new(tier: usize, dyes: Dyes, file: &AtlasFile) -> Self {
        let mut names: Vec<_> = file.sprites.values().map(|entry| &entry.page).collect();
        names.sort();
        names.dedup();
        let pictures = file.sprites.iter().map(|(name, entry)| {
            let (at, (x, y, w, h)) = (Vec2::from(entry.at), entry.frame);
            let rect = Rect::from_corners(at, at + Vec2::from(entry.size));
            let page = names.binary_search(&&entry.page).expect("every page is named");
            (name.clone(), Picture { page, rect, frame: Rect::new(x, y, x + w, y + h) })
        });
        let page = |name: &&String| AtlasPage {
            name: (*name).clone(),
            file: None,
            size: Vec2::ZERO,
            sprites: None,
            egui: None,
        };
        Self {
            tier,
            dyes,
            scale: file.scale,
            pictures: pictures.collect(),
            pages: names.iter().map(page).collect(),
            whole: false,
        }
    }

    /// The same pictures dyed in another way, without textures yet.
    pub fn dyed(&self, dyes: Dyes) -> Self {
        let page = |page: &AtlasPage| AtlasPage {
            name: page.name.clone(),
            file: page.file.clone(),
            size: Vec2::ZERO,
            sprites: None,
            egui: None,
        };
        Self {
            tier: self.tier,
            dyes,
            scale: self.scale,
            pictures: self.pictures.clone(),
            pages: self.pages.iter().map(page).collect(),
            whole: self.whole,
        }
    }

    /// What of a page can be dyed.
    pub fn dyed_areas(&self, page: usize) -> Vec<DyedArea> {
        let pictures = self.pictures.iter().filter(|(_, picture)| picture.page == page);
        let areas = |(name, picture): (&String, &Picture)| {
            let Rect { min, max } = picture.rect;
            let area = URect::from_corners(min.as_uvec2(), max.as_uvec2());
            dyed_as(name).map(move |dyed| DyedArea { area, dyed })
        };
        pictures.flat_map(areas).collect()
    }

    /// The textures a screen is drawn with, by their pages, and whether they are there.
    pub fn textures(&self, screen: Screen) -> impl Iterator<Item = (usize, DrawnBy, bool)> {
        self.pages.iter().enumerate().flat_map(move |(number, page)| {
            let wanted = [DrawnBy::Egui, DrawnBy::Sprites].into_iter().filter(move |by| needs(screen, &page.name, *by));
            wanted.map(move |by| (number, by, page.is_there(by)))
        })
    }

    /// Whether everything a screen is drawn with is there.
    pub fn is_ready(&self, screen: Screen) -> bool {
        self.textures(screen).all(|(_, _, there)| there)
    }

    /// Removes from the graphics card what none of these screens is drawn with. Returns whether there was anything.
    pub fn free(&mut self, screens: &[Screen], known: &mut EguiUserTextures) -> bool {
        let mut freed = false;
        for page in &mut self.pages {
            for by in [DrawnBy::Egui, DrawnBy::Sprites] {
                if !screens.iter().any(|screen| needs(*screen, &page.name, by)) {
                    freed |= page.drop(by, known);
                }
            }
        }
        freed
    }
}

/// The pictures that are shown, and those that will replace them because the window has changed its size.
#[derive(Resource, Default)]
pub struct Atlas {
    pub(super) shown: Option<LoadedAtlas>,
    pub(super) coming: Option<LoadedAtlas>,
}

impl Atlas {
    /// A picture by name.
    pub fn get(&self, name: &str) -> Option<&Picture> {
        let shown = self.shown.as_ref()?;
        let found = shown.pictures.get(name);
        if found.is_none() {
            #[cfg(test)]
            panic!("there is no picture named {name}");
            #[cfg(not(test))]
            warn_once!("there is no picture named {name}");
        }
        found
    }

    /// Texture pixels per layout pixel.
    pub fn scale(&self) -> f32 {
        self.shown.as_ref().map_or(1.0, |shown| shown.scale)
    }

    /// The texture sprites are drawn with, if it is there.
    pub fn sprite_texture(&self, picture: &Picture) -> Option<&Handle<Image>> {
        self.page(picture, DrawnBy::Sprites)?.sprites.as_ref()
    }

    /// The texture egui draws with and its size, if it is there.
    pub fn egui_texture(&self, picture: &Picture) -> Option<(egui::TextureId, Vec2)> {
        let page = self.page(picture, DrawnBy::Egui)?;
        page.egui.as_ref().map(|(_, id)| (*id, page.size))
    }

    fn page(&self, picture: &Picture, by: DrawnBy) -> Option<&AtlasPage> {
        let page = &self.shown.as_ref()?.pages[picture.page];
        #[cfg(test)]
        assert!(page.is_there(by), "{} is not among the pages this screen has for {by:?}", page.name);
        Some(page).filter(|page| page.is_there(by))
    }

    /// The file of the page that sprites draw with this texture.
    #[cfg(test)]
    pub fn file_of(&self, texture: AssetId<Image>) -> Option<&Arc<[u8]>> {
        let is = |handle: Option<&Handle<Image>>| handle.is_some_and(|handle| handle.id() == texture);
        let mut pages = self.shown.as_ref()?.pages.iter();
        pages.find(|page| is(page.sprites.as_ref()))?.file.as_ref()
    }

    /// The same for egui.
    #[cfg(test)]
    pub fn file_of_egui(&self, texture: egui::TextureId) -> Option<&Arc<[u8]>> {
        let mut pages = self.shown.as_ref()?.pages.iter();
        pages.find(|page| page.egui.as_ref().is_some_and(|(_, id)| *id == texture))?.file.as_ref()
    }

    /// Whether all pictures have been fetched, not only those of the title.
    pub fn is_whole(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.whole)
    }

    /// Whether the files that come first have been fetched.
    pub fn is_begun(&self) -> bool {
        let mut loaded_atlases = [&self.shown, &self.coming].into_iter().flatten();
        let first = |page: &&AtlasPage| comes_first(&page.name);
        loaded_atlases.any(|loaded_atlas| loaded_atlas.pages.iter().filter(first).all(|page| page.file.is_some()))
    }

    /// Whether everything a screen is drawn with is there.
    pub fn is_ready(&self, screen: Screen) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.is_ready(screen))
    }
}

/// Whether the screen can be drawn. (The loading screen needs no pictures.)
pub fn pictures_are_there(atlas: Res<Atlas>, screen: Res<State<Screen>>) -> bool {
    *screen.get() == Screen::Loading || atlas.is_ready(*screen.get())
}
