//! The atlas: which pictures there are, and which of their pages are on the graphics card.

use std::{collections::HashMap, sync::Arc};

use bevy::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::{
    dye::{DyedArea, Dyes, dyed_as},
    file::AtlasFile,
    needs::{DRAWN_TOGETHER, DrawnBy, comes_first, needs},
    sheets::{Sheets, empty_texture},
    strips::{PageTexture, TextureStrip},
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

/// A page with all its pictures: its file, packed, and the textures it is unpacked into at the moment.
#[derive(Clone, Default)]
pub(super) struct AtlasPage {
    pub name: String,
    pub file: Option<Arc<[u8]>>,
    /// As far as there are pictures on it.
    pub size: UVec2,
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
    pub fn assign_texture(&mut self, by: DrawnBy, texture: Handle<Image>, known: &mut EguiUserTextures) {
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
#[derive(Clone)]
pub(super) struct LoadedAtlas {
    pub tier: usize,
    /// How its pictures are dyed.
    pub dyes: Dyes,
    /// Texture pixels per layout pixel.
    scale: f32,
    pictures: HashMap<String, Picture>,
    pub pages: Vec<AtlasPage>,
    sheets: Sheets,
    /// Whether the files of all pages are there.
    pub whole: bool,
}

impl LoadedAtlas {
    /// The pictures that a file lists, without any page yet. No texture will have a side longer than `largest`, as far as
    /// the pages themselves allow that.
    pub fn new(tier: usize, dyes: Dyes, file: &AtlasFile, largest: u32) -> Self {
        let mut names: Vec<_> = file.sprites.values().map(|entry| &entry.page).collect();
        names.sort();
        names.dedup();
        let pictures = file.sprites.iter().map(|(name, entry)| {
            let (at, (x, y, w, h)) = (Vec2::from(entry.at), entry.frame);
            let rect = Rect::from_corners(at, at + Vec2::from(entry.size));
            let page = names.binary_search(&&entry.page).expect("every page is named");
            (name.clone(), Picture { page, rect, frame: Rect::new(x, y, x + w, y + h) })
        });
        let pictures: HashMap<_, _> = pictures.collect();
        let mut sizes = vec![UVec2::ZERO; names.len()];
        for Picture { page, rect, .. } in pictures.values() {
            sizes[*page] = sizes[*page].max(rect.max.ceil().as_uvec2());
        }
        let together = |screens: &&[Screen]| {
            let is_among = |page: &usize| screens.iter().any(|screen| needs(*screen, names[*page], DrawnBy::Sprites));
            (0..names.len()).filter(is_among).collect()
        };
        let sheets = Sheets::new(&sizes, &DRAWN_TOGETHER.iter().map(together).collect::<Vec<_>>(), largest);
        let page = |(name, size): (&&String, &UVec2)| AtlasPage { name: (*name).clone(), size: *size, ..default() };
        Self {
            tier,
            dyes,
            scale: file.scale,
            pages: names.iter().zip(&sizes).map(page).collect(),
            pictures,
            sheets,
            whole: false,
        }
    }

    /// The same pictures dyed in another way, without textures yet.
    pub fn dyed(&self, dyes: Dyes) -> Self {
        let page = |page: &AtlasPage| AtlasPage { sprites: None, egui: None, ..page.clone() };
        Self { dyes, pages: self.pages.iter().map(page).collect(), sheets: self.sheets.empty(), ..self.clone() }
    }

    /// Where a page is to be unpacked to, and what has to be there before it.
    pub fn texture_for(
        &mut self,
        page: usize,
        by: DrawnBy,
        images: &mut Assets<Image>,
    ) -> (PageTexture, Option<TextureStrip>) {
        let on_sheet = if by == DrawnBy::Sprites { self.sheets.texture(page, images) } else { None };
        on_sheet.unwrap_or_else(|| {
            let texture = empty_texture(self.pages[page].size, images);
            (PageTexture { by, texture, corner: UVec2::ZERO }, None)
        })
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

    /// Removes from the graphics card what none of these screens is drawn with: whole sheets. Returns whether there was
    /// anything.
    pub fn free(&mut self, screens: &[Screen], known: &mut EguiUserTextures) -> bool {
        let is_needed = |page: &AtlasPage, by| screens.iter().any(|screen| needs(*screen, &page.name, by));
        let for_sprites = self.pages.iter().enumerate().filter(|(_, page)| is_needed(page, DrawnBy::Sprites));
        let sheets: Vec<_> = for_sprites.filter_map(|(number, _)| self.sheets.sheet_of(number)).collect();
        self.sheets.free_all_but(&sheets);
        let mut freed = false;
        for (number, page) in self.pages.iter_mut().enumerate() {
            if !is_needed(page, DrawnBy::Egui) {
                freed |= page.drop(DrawnBy::Egui, known);
            }
            if !self.sheets.sheet_of(number).is_some_and(|sheet| sheets.contains(&sheet)) {
                freed |= page.drop(DrawnBy::Sprites, known);
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

    /// The texture sprites are drawn with, if it is there, and where the picture's page lies on it.
    pub fn sprite_texture(&self, picture: &Picture) -> Option<(&Handle<Image>, Vec2)> {
        let texture = self.page(picture, DrawnBy::Sprites)?.sprites.as_ref()?;
        Some((texture, self.shown.as_ref()?.sheets.corner(picture.page)?.as_vec2()))
    }

    /// A texture of which a part is white, and that part: for sprites that have only a colour.
    pub fn white(&self) -> Option<(&Handle<Image>, Rect)> {
        self.shown.as_ref()?.sheets.patch()
    }

    /// The texture egui draws with and its size, if it is there.
    pub fn egui_texture(&self, picture: &Picture) -> Option<(egui::TextureId, Vec2)> {
        let page = self.page(picture, DrawnBy::Egui)?;
        page.egui.as_ref().map(|(_, id)| (*id, page.size.as_vec2()))
    }

    fn page(&self, picture: &Picture, by: DrawnBy) -> Option<&AtlasPage> {
        let page = &self.shown.as_ref()?.pages[picture.page];
        #[cfg(test)]
        assert!(page.is_there(by), "{} is not among the pages this screen has for {by:?}", page.name);
        Some(page).filter(|page| page.is_there(by))
    }

    /// The file of the page from which sprites draw a picture, and what of the page that is.
    #[cfg(test)]
    pub fn on_page(&self, name: &str, drawn: Rect) -> Option<(&Arc<[u8]>, Rect)> {
        let picture = self.get(name)?;
        let (_, corner) = self.sprite_texture(picture)?;
        let file = self.page(picture, DrawnBy::Sprites)?.file.as_ref()?;
        Some((file, Rect::from_corners(drawn.min - corner, drawn.max - corner)))
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
