//! Fetches what the game is drawn with: the atlas in the resolution the window needs. A tier that
//! cannot be loaded is replaced by another one.

use bevy::{prelude::*, render::renderer::RenderDevice};

use super::{
    dye::Dyes,
    fetch::{Fetch, Fetched},
    file::{AtlasFile, PageFile},
    loaded_atlas::{Atlas, LoadedAtlas},
    needs,
    sheets::LARGEST_SIDE,
    tiers,
};
use crate::{
    session::settings::Settings,
    state::Screen,
    ui::{
        theme::palette::{show_high_contrast, show_players_in},
        viewport::Viewport,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Atlas>()
        .insert_resource(AtlasLoading { first: Screen::Title, ..default() })
        .add_systems(Update, (choose_tier, choose_dyes, fetch).chain().in_set(Fetching));
}

/// When files are fetched.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Fetching;

/// Why something that is needed cannot be loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct AtlasLoadError {
    /// The key of the text for it; with `-advice` at the end, of what to do.
    pub key: &'static str,
    /// The error message of what failed.
    pub reason: String,
}

/// How far loading is.
#[derive(Resource, Default)]
pub struct AtlasLoading {
    /// The screen that is shown as soon as it can be.
    pub first: Screen,
    /// How much of what is needed now is there, 0–1; at first only of what the title is drawn with.
    pub progress: f32,
    /// Why the game cannot be shown, if it cannot.
    pub error: Option<AtlasLoadError>,
    /// Whether something is still to be unpacked.
    pub(super) unpacking: bool,
    wanted: Option<usize>,
    given_up: Vec<usize>,
    files: Option<Files>,
}

/// The files of a tier that is being fetched.
struct Files {
    tier: usize,
    index: Fetch<AtlasFile>,
    /// In the order of the edition's pages.
    pages: Vec<Option<Fetch<PageFile>>>,
}

impl AtlasLoading {
    /// Whether something is on its way.
    pub fn is_busy(&self) -> bool {
        self.error.is_none() && (self.files.is_some() || self.unpacking)
    }

    /// How much of what a screen is drawn with is there: fetched files and textures, counted alike.
    pub(super) fn progress_of(&self, atlas: &Atlas, screen: Screen) -> f32 {
        if atlas.is_ready(screen) {
            return 1.0;
        }
        let files = self.files.iter().flat_map(|files| &files.pages);
        let asked = files.filter(|file| file.is_some()).count();
        let Some(loaded_atlas) = atlas.shown.as_ref().or(atlas.coming.as_ref()) else { return 0.0 };
        let fetched = loaded_atlas.pages.iter().filter(|page| page.file.is_some()).count();
        let (there, wanted) =
            loaded_atlas.textures(screen).fold((0, 0), |(there, all), (.., is)| (there + usize::from(is), all + 1));
        (fetched + there) as f32 / (asked.max(fetched) + wanted).max(1) as f32
    }

    fn begin(&mut self, tier: usize, assets: &AssetServer) {
        let index = Fetch::begin(assets, tiers::path(tier, "atlas.ron"));
        self.files = Some(Files { tier, index, pages: Vec::new() });
    }

    /// Gives up a tier. What is shown stays if it is complete; otherwise the next best tier is fetched.
    pub(super) fn give_up(&mut self, tier: usize, reason: String, assets: &AssetServer, atlas: &mut Atlas) {
        warn!("the pictures in {} cannot be loaded: {reason}", tiers::path(tier, ""));
        self.given_up.push(tier);
        self.files = None;
        atlas.coming = None;
        if atlas.is_whole() {
            return;
        }
        match tiers::instead(self.wanted.unwrap_or(tier), &self.given_up) {
            Some(tier) => self.begin(tier, assets),
            None => self.error = Some(AtlasLoadError { key: "loading-no-pictures", reason }),
        }
    }
}

/// Where pictures are to be shown in other colours, they are unpacked anew; the old ones stay until then.
fn choose_dyes(settings: Res<Settings>, loading: Res<AtlasLoading>, mut atlas: ResMut<Atlas>) {
    if settings.is_changed() {
        show_players_in(settings.palette);
        show_high_contrast(settings.high_contrast());
    }
    let other = |loaded: &LoadedAtlas| loaded.dyes != Dyes::of(&settings);
    if loading.files.is_none()
        && atlas.coming.as_ref().is_none_or(other)
        && let Some(shown) = atlas.shown.as_ref().filter(|shown| other(shown))
    {
        let dyed = shown.dyed(Dyes::of(&settings));
        atlas.bypass_change_detection().coming = Some(dyed);
    }
}

fn choose_tier(
    viewport: Res<Viewport>,
    assets: Res<AssetServer>,
    mut loading: ResMut<AtlasLoading>,
    mut atlas: ResMut<Atlas>,
) {
    let tier = tiers::tier_for(&viewport);
    if loading.wanted == Some(tier) {
        return;
    }
    loading.wanted = Some(tier);
    loading.given_up.clear();
    loading.files = None;
    atlas.bypass_change_detection().coming = None;
    if !atlas.shown.as_ref().is_some_and(|shown| shown.whole && shown.tier == tier) {
        loading.begin(tier, &assets);
    }
}

fn fetch(
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    indexes: Res<Assets<AtlasFile>>,
    packed: Res<Assets<PageFile>>,
    device: Option<Res<RenderDevice>>,
    mut loading: ResMut<AtlasLoading>,
    mut atlas: ResMut<Atlas>,
) {
    let Some(files) = loading.bypass_change_detection().files.as_mut() else { return };
    let tier = files.tier;
    let begin = |index: &AtlasFile| {
        let largest = device.as_ref().map_or(LARGEST_SIDE, |device| device.limits().max_texture_dimension_2d);
        LoadedAtlas::new(tier, Dyes::of(&settings), index, largest.min(LARGEST_SIDE))
    };
    match fetch_files(files, begin, &assets, &indexes, &packed, atlas.bypass_change_detection()) {
        Ok(false) => {}
        Ok(true) => {
            loading.files = None;
            atlas.set_changed();
        }
        Err(reason) => loading.give_up(tier, reason, &assets, &mut atlas),
    }
}

/// Takes in what has arrived. Returns whether that is everything, or why it never will be.
fn fetch_files(
    files: &mut Files,
    begin: impl Fn(&AtlasFile) -> LoadedAtlas,
    assets: &AssetServer,
    indexes: &Assets<AtlasFile>,
    packed: &Assets<PageFile>,
    atlas: &mut Atlas,
) -> Result<bool, String> {
    if let Fetched::Failed(reason) = files.index.look(assets) {
        return Err(reason);
    }
    let Some(index) = indexes.get(files.index.handle()) else { return Ok(false) };
    if files.pages.is_empty() {
        let loaded_atlas = begin(index);
        files.pages = loaded_atlas.pages.iter().map(|_| None).collect();
        atlas.coming = Some(loaded_atlas);
    }
    // New pictures are shown only when complete: until then the old ones stay.
    let both = [&mut atlas.coming, &mut atlas.shown].into_iter().flatten();
    let Some(loaded_atlas) = both.into_iter().find(|loaded_atlas| loaded_atlas.tier == files.tier) else {
        return Ok(false);
    };
    let mut all = true;
    for first in [true, false] {
        for (page, file) in loaded_atlas.pages.iter_mut().zip(&mut files.pages) {
            if needs::comes_first(&page.name) != first || page.file.is_some() {
                continue;
            }
            let begin = || Fetch::begin(assets, tiers::path(files.tier, &page.name));
            let file = file.get_or_insert_with(begin);
            match file.look(assets) {
                Fetched::There => page.file = packed.get(file.handle()).map(|file| file.0.clone()),
                Fetched::Waiting => {}
                Fetched::Failed(reason) => return Err(reason),
            }
            all &= page.file.is_some();
        }
        if !all {
            return Ok(false);
        }
    }
    loaded_atlas.whole = true;
    Ok(true)
}
