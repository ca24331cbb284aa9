//! Unpacks what the current screen is drawn with, then what the next one is; drops what neither needs.

use std::{sync::Arc, time::Duration};

use bevy::{platform::time::Instant, prelude::*};
use bevy_egui::EguiUserTextures;

use super::{
    loaded_atlas::{Atlas, LoadedAtlas},
    loading::{AtlasLoading, Fetching},
    needs::{self, DrawnBy},
    strips::{Multiplied, PageTexture, TextureStrip, Unpacking},
    upload::Uploads,
};
use crate::state::{Overlay, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unpacker>().add_systems(Update, unpack.after(Fetching));
}

/// The most bytes unpacked in a frame: they are in memory twice before they are on the graphics card.
const FRAME: usize = 6 << 20;
/// How long a frame may spend on it, or what share of the previous frame, while the screen waits for it,
const WAITED_FOR: (Duration, f32) = (Duration::from_millis(20), 0.5);
/// and while it does not.
const ASIDE: (Duration, f32) = (Duration::from_millis(3), 0.2);

/// The page that is being unpacked, and where it belongs.
#[derive(Resource, Default)]
struct Unpacker {
    now: Option<(PageSlot, Unpacking)>,
    multiplied: Multiplied,
    /// For what there was nothing left to do.
    at_rest_for: Option<Wanted>,
}

/// A page of the pictures that are shown, or of those that will replace them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PageSlot {
    coming: bool,
    tier: usize,
    page: usize,
}

/// Whose pictures are wanted: the screen's that is shown, and of what comes next.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Wanted {
    screen: Screen,
    next: Screen,
}

impl Wanted {
    /// On any screen the rules book shows what the table is drawn with.
    fn of(screen: Screen, overlay: Overlay) -> Self {
        let in_book = matches!(overlay, Overlay::Rules) && screen != Screen::Table;
        Self { screen, next: if in_book { Screen::Table } else { needs::next(screen) } }
    }
}

impl Atlas {
    fn loaded_atlas(&mut self, place: PageSlot) -> Option<&mut LoadedAtlas> {
        let loaded_atlas = if place.coming { self.coming.as_mut() } else { self.shown.as_mut() };
        loaded_atlas.filter(|loaded_atlas| loaded_atlas.tier == place.tier)
    }

    /// Whether new pictures need those of the next screen too before they take the place of the old ones: the title
    /// shows the saved game and the rules with them.
    fn replaces_next(&self, Wanted { screen, next }: Wanted) -> bool {
        screen == Screen::Title && self.is_ready(next)
    }

    /// The files of the pages that still need a texture, and for which way of drawing: what the screen
    /// waits for comes first, then the same in another resolution, then what the next screen needs.
    fn missing(&self, of: Wanted) -> impl Iterator<Item = (PageSlot, DrawnBy, &Arc<[u8]>)> {
        let (shown, coming) = (self.shown.as_ref(), self.coming.as_ref());
        let aside = if self.replaces_next(of) { (coming, true) } else { (shown, false) };
        let wanted = [(shown, false, of.screen), (coming, true, of.screen), (aside.0, aside.1, of.next)];
        wanted.into_iter().flat_map(|(loaded_atlas, coming, screen)| {
            loaded_atlas.into_iter().flat_map(move |loaded_atlas| {
                let missing = loaded_atlas.textures(screen).filter(|(.., there)| !there);
                missing.filter_map(move |(page, by, _)| {
                    let place = PageSlot { coming, tier: loaded_atlas.tier, page };
                    loaded_atlas.pages[page].file.as_ref().map(|file| (place, by, file))
                })
            })
        })
    }

    /// Treats a page that cannot be unpacked as missing.
    fn mark_missing(&mut self, place: PageSlot) {
        if let Some(loaded_atlas) = self.loaded_atlas(place) {
            loaded_atlas.pages[place.page].file = None;
            loaded_atlas.whole = false;
        }
    }

    /// Shows the new pictures as soon as there are enough of them.
    fn activate(&mut self, wanted: Wanted, known: &mut EguiUserTextures) -> bool {
        let nothing = self.shown.is_none();
        let next = self.replaces_next(wanted).then_some(wanted.next);
        let enough = |coming: &mut LoadedAtlas| {
            let ready = coming.is_ready(wanted.screen) && next.is_none_or(|next| coming.is_ready(next));
            ready && (coming.whole || nothing)
        };
        let Some(coming) = self.coming.take_if(enough) else { return false };
        if let Some(mut before) = self.shown.replace(coming) {
            before.free(&[], known);
        }
        true
    }
}

impl Unpacker {
    /// Continues with a page, or begins the next one. Returns the strips unpacked (none if a page is done), or
    /// `None` if nothing is left to do.
    fn step(
        &mut self,
        wanted: Wanted,
        atlas: &mut Atlas,
        images: &mut Assets<Image>,
        known: &mut EguiUserTextures,
        is_drawn: bool,
    ) -> Result<Option<Vec<TextureStrip>>, (PageSlot, String)> {
        if self.now.is_none() {
            self.now = self.begin(wanted, atlas, images)?;
        }
        let Some((place, unpacking)) = &mut self.now else { return Ok(None) };
        let place = *place;
        // Without a graphics card there is nothing to unpack it for.
        let strips = match is_drawn {
            true => unpacking.strips(&self.multiplied).map_err(|reason| (place, reason))?,
            false => Vec::new(),
        };
        if strips.is_empty()
            && let Some((_, done)) = self.now.take()
            && let Some(loaded_atlas) = atlas.loaded_atlas(place)
        {
            for PageTexture { by, texture, .. } in done.textures {
                loaded_atlas.pages[place.page].assign_texture(by, texture, known);
            }
        }
        Ok(Some(strips))
    }

    fn begin(
        &self,
        wanted: Wanted,
        atlas: &mut Atlas,
        images: &mut Assets<Image>,
    ) -> Result<Option<(PageSlot, Unpacking)>, (PageSlot, String)> {
        let Some((place, file)) = atlas.missing(wanted).map(|(place, _, file)| (place, file.clone())).next() else {
            return Ok(None);
        };
        let is_missing = |by: &DrawnBy| atlas.missing(wanted).any(|(at, for_whom, _)| (at, for_whom) == (place, *by));
        let by: Vec<_> = [DrawnBy::Egui, DrawnBy::Sprites].into_iter().filter(is_missing).collect();
        let Some(of) = atlas.loaded_atlas(place) else { return Ok(None) };
        let (size, dyed) = (of.pages[place.page].size, (of.dyed_areas(place.page), of.dyes));
        let (textures, first): (_, Vec<_>) = by.into_iter().map(|by| of.texture_for(place.page, by, images)).unzip();
        let textures = (textures, first.into_iter().flatten().collect());
        let begun = Unpacking::begin(file, size, dyed, textures).map_err(|reason| (place, reason))?;
        Ok(Some((place, begun)))
    }
}

fn unpack(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    assets: Res<AssetServer>,
    mut unpacker: ResMut<Unpacker>,
    mut loading: ResMut<AtlasLoading>,
    mut atlas: ResMut<Atlas>,
    mut images: ResMut<Assets<Image>>,
    mut known: ResMut<EguiUserTextures>,
    mut uploads: Option<ResMut<Uploads>>,
) {
    let screen = if *screen.get() == Screen::Loading { loading.first } else { *screen.get() };
    let wanted = Wanted::of(screen, *overlay.get());
    // Files arrive without a change to the atlas being told.
    let all_fetched = atlas.coming.is_none() && atlas.is_whole();
    if unpacker.at_rest_for == Some(wanted) && all_fetched && !atlas.is_changed() {
        return;
    }
    if let Some(shown) = &mut atlas.bypass_change_detection().shown
        && shown.free(&[screen, wanted.next], &mut known)
    {
        atlas.set_changed();
    }
    let unpacker = &mut *unpacker;
    unpacker.now.take_if(|(place, _)| !atlas.missing(wanted).any(|(at, ..)| at == *place));
    let (least, share) = if atlas.is_ready(screen) { ASIDE } else { WAITED_FOR };
    let (begun, patience, mut bytes) = (Instant::now(), least.max(time.delta().mul_f32(share)), 0);
    while bytes == 0 || bytes < FRAME && begun.elapsed() < patience {
        let is_drawn = uploads.is_some();
        match unpacker.step(wanted, atlas.bypass_change_detection(), &mut images, &mut known, is_drawn) {
            Ok(Some(strips)) => {
                if strips.is_empty() {
                    atlas.set_changed();
                }
                bytes += strips.iter().map(|strip| strip.bytes.len()).sum::<usize>();
                if let Some(uploads) = &mut uploads {
                    uploads.0.extend(strips);
                }
            }
            Ok(None) => break,
            Err((place, reason)) => {
                unpacker.now = None;
                atlas.mark_missing(place);
                loading.give_up(place.tier, reason, &assets, &mut atlas);
                break;
            }
        }
    }
    if atlas.bypass_change_detection().activate(wanted, &mut known) {
        atlas.set_changed();
    }
    let progress = loading.progress_of(&atlas, screen);
    let unpacking = atlas.missing(wanted).next().is_some();
    unpacker.at_rest_for = (!unpacking).then_some(wanted);
    if (loading.progress, loading.unpacking) != (progress, unpacking) {
        (loading.progress, loading.unpacking) = (progress, unpacking);
    }
}
