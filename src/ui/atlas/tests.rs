//! What happens when files do not come, the window changes its size, and screens follow each other.

use std::{
    collections::HashMap,
    path::Path,
    sync::{Arc, Mutex},
};

use bevy::{
    asset::io::{
        AssetReader, AssetReaderError, AssetSourceBuilder, AssetSourceId, PathStream, Reader,
        memory::{Dir, MemoryAssetReader},
    },
    prelude::*,
    state::app::StatesPlugin,
};
use bevy_egui::EguiUserTextures;

use super::{
    Atlas, AtlasLoading,
    needs::{DrawnBy, needs},
};
use crate::{
    session::{PlayerPalette, settings::Settings},
    state::{Overlay, Screen},
    ui::viewport::Viewport,
};

const PAGES: [&str; 7] = ["cards", "icons", "panels", "pieces", "result", "setup", "title"];

/// How often files whose path begins like this are missing.
type Refusals = Arc<Mutex<HashMap<&'static str, u32>>>;

/// Files in memory that are not always there.
struct Line {
    files: MemoryAssetReader,
    refusals: Refusals,
}

impl Line {
    fn refuses(&self, path: &Path) -> bool {
        let mut refusals = self.refusals.lock().expect("nobody panics");
        let refusal = refusals.iter_mut().find(|(begin, left)| path.starts_with(begin) && **left > 0);
        refusal.map(|(_, left)| *left -= 1).is_some()
    }
}

impl AssetReader for Line {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        match self.refuses(path) {
            true => Err(AssetReaderError::NotFound(path.to_owned())),
            false => self.files.read(path).await,
        }
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.files.read_meta(path).await
    }

    async fn read_directory<'a>(&'a self, path: &'a Path) -> Result<Box<PathStream>, AssetReaderError> {
        self.files.read_directory(path).await
    }

    async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
        self.files.is_directory(path).await
    }
}

/// A picture, opaque or not.
fn png(colour: png::ColorType) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 8, 8);
    encoder.set_color(colour);
    encoder.set_depth(png::BitDepth::Eight);
    let pixels = vec![7; 8 * 8 * colour.samples()];
    encoder.write_header().and_then(|mut writer| writer.write_image_data(&pixels)).expect("it can be written");
    file
}

/// All of `assets` in miniature: one picture per page.
fn files() -> Dir {
    let files = Dir::default();
    for (folder, scale) in [("x080", "0.8"), ("x100", "1.0"), ("x150", "1.5"), ("x240", "2.4")] {
        let folder = Path::new("textures").join(folder);
        let entry = |page| {
            format!("\"{page}/it\": (page: \"{page}.png\", at: (0, 0), size: (8, 8), frame: (0.0, 0.0, 8.0, 8.0))")
        };
        let sprites = PAGES.map(entry).join(", ");
        files.insert_asset(&folder.join("atlas.ron"), format!("(scale: {scale}, sprites: {{{sprites}}})").into_bytes());
        for page in PAGES {
            let colour = if page == PAGES[0] { png::ColorType::Rgb } else { png::ColorType::Rgba };
            files.insert_asset(&folder.join(page).with_extension("png"), png(colour));
        }
    }
    files
}

/// The part of the game that fetches pictures, and its files.
struct Loaded {
    app: App,
    files: Dir,
    refusals: Refusals,
}

impl Loaded {
    /// Opens it in a window of this resolution, where files are missing this often.
    fn open(resolution: f32, refused: &[(&'static str, u32)]) -> Self {
        let refusals = Refusals::new(Mutex::new(refused.iter().copied().collect()));
        let files = files();
        let mut app = App::new();
        let (root, line) = (files.clone(), refusals.clone());
        let reader = move || {
            let files = MemoryAssetReader { root: root.clone() };
            Box::new(Line { files, refusals: line.clone() }) as Box<_>
        };
        app.register_asset_source(AssetSourceId::Default, AssetSourceBuilder::new(reader))
            .add_plugins((MinimalPlugins, AssetPlugin::default(), StatesPlugin))
            .init_state::<Screen>()
            .init_state::<Overlay>()
            .init_asset::<Image>()
            .init_resource::<EguiUserTextures>()
            .init_resource::<Settings>()
            .insert_resource(viewport(resolution))
            .add_plugins(super::plugin);
        let mut opened = Self { app, files, refusals };
        opened.settle();
        opened
    }

    /// Draws frames until everything has arrived.
    fn settle(&mut self) {
        for _ in 0..2000 {
            self.app.update();
            if !self.loading().is_busy() {
                self.app.update();
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        panic!("it never comes to rest");
    }

    fn loading(&self) -> &AtlasLoading {
        self.app.world().resource()
    }

    fn atlas(&self) -> &Atlas {
        self.app.world().resource()
    }

    /// Gives the window another size.
    fn resize(&mut self, resolution: f32) {
        self.app.insert_resource(viewport(resolution));
        self.settle();
    }

    fn go_to(&mut self, screen: Screen) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        self.settle();
        assert!(self.atlas().is_ready(screen));
    }

    /// From now on nothing can be fetched at all.
    fn cut(&self) {
        self.refusals.lock().expect("nobody panics").insert("", u32::MAX);
    }

    /// Everything is there, in this resolution.
    #[track_caller]
    fn assert_shows(&self, scale: f32) {
        assert_eq!((self.atlas().scale(), self.loading().error.as_ref()), (scale, None));
        assert!(self.atlas().is_whole() && self.atlas().is_ready(Screen::Title));
        assert_eq!(self.loading().progress, 1.0);
    }

    /// How many textures there are.
    fn images(&self) -> usize {
        self.app.world().resource::<Assets<Image>>().iter().count()
    }

    /// The pages that have textures.
    fn textures(&self, by: DrawnBy) -> Vec<&str> {
        let pages = self.atlas().shown.iter().flat_map(|shown| &shown.pages);
        pages.filter(|page| page.is_there(by)).map(|page| page.name.trim_end_matches(".png")).collect()
    }
}

fn viewport(resolution: f32) -> Viewport {
    Viewport::fit(Vec2::new(1600.0, 900.0), resolution)
}

#[test]
fn players_in_other_colours_replace_the_old_ones_when_they_are_there() {
    let mut opened = Loaded::open(1.0, &[]);
    let first = opened.atlas().shown.as_ref().expect("there is one").dyes.palette;
    opened.app.world_mut().resource_mut::<Settings>().palette = PlayerPalette::Greys;
    opened.app.update();
    assert!(opened.atlas().is_ready(Screen::Loading), "the screen never goes dark");
    opened.settle();
    let atlas = opened.atlas();
    let now = atlas.shown.as_ref().map(|shown| (shown.dyes.palette, shown.whole));
    assert_eq!((first, now), (PlayerPalette::Usual, Some((PlayerPalette::Greys, true))));
    assert!(atlas.coming.is_none());
}

#[test]
fn everything_is_loaded() {
    Loaded::open(1.0, &[]).assert_shows(1.0);
}

#[test]
fn what_fails_once_is_fetched_again() {
    let once = [("textures/x100/atlas.ron", 1), ("textures/x100/setup.png", 1)];
    Loaded::open(1.0, &once).assert_shows(1.0);
}

#[test]
fn a_tier_that_fails_is_replaced_by_the_next_best() {
    let always = |files| (files, u32::MAX);
    Loaded::open(1.5, &[always("textures/x150/setup.png")]).assert_shows(1.0);
    Loaded::open(1.5, &[always("textures/x150/atlas.ron"), always("textures/x100")]).assert_shows(2.4);
}

#[test]
fn a_page_that_is_none_is_as_good_as_missing() {
    let mut loaded = Loaded::open(1.0, &[]);
    loaded.files.insert_asset(Path::new("textures/x150/title.png"), b"<!doctype html>".to_vec());
    loaded.resize(1.5);
    loaded.assert_shows(1.0);
}

#[test]
fn without_any_pictures_the_screen_says_so() {
    let loaded = Loaded::open(1.0, &[("textures", u32::MAX)]);
    let error = loaded.loading().error.as_ref().expect("it cannot continue");
    assert_eq!(error.key, "loading-no-pictures");
    assert!(error.reason.contains("textures/"), "{}", error.reason);
}

#[test]
fn a_larger_window_gets_finer_pictures() {
    let mut loaded = Loaded::open(1.0, &[]);
    loaded.resize(2.4);
    loaded.assert_shows(2.4);
    assert!(loaded.atlas().coming.is_none());
    loaded.resize(0.8);
    loaded.assert_shows(0.8);
}

#[test]
fn a_larger_window_never_lacks_the_pictures_of_the_saved_game() {
    let mut loaded = Loaded::open(1.0, &[]);
    assert!(loaded.atlas().is_ready(Screen::Setup), "the faces come with the next screen");
    loaded.app.insert_resource(viewport(2.4));
    for _ in 0..2000 {
        loaded.app.update();
        assert!(loaded.atlas().is_ready(Screen::Title) && loaded.atlas().is_ready(Screen::Setup));
        if loaded.atlas().scale() > 1.0 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panic!("the finer pictures never come");
}

#[test]
fn a_larger_window_without_a_line_keeps_its_pictures() {
    let mut loaded = Loaded::open(1.0, &[]);
    loaded.cut();
    loaded.resize(2.4);
    loaded.assert_shows(1.0);
    loaded.go_to(Screen::Table);
    loaded.resize(1.0);
    loaded.go_to(Screen::Title);
    loaded.assert_shows(1.0);
}

#[test]
fn only_what_is_drawn_with_is_on_the_graphics_card() {
    let mut loaded = Loaded::open(1.0, &[]);
    loaded.go_to(Screen::Title);
    assert_eq!(loaded.textures(DrawnBy::Egui), ["icons", "panels", "pieces", "setup"], "and what comes next");
    assert_eq!(loaded.textures(DrawnBy::Sprites), ["title"]);
    loaded.go_to(Screen::Setup);
    assert_eq!(loaded.textures(DrawnBy::Egui), ["cards", "icons", "panels", "pieces", "setup"]);
    assert_eq!(loaded.textures(DrawnBy::Sprites), ["cards", "icons", "panels", "pieces"]);
    loaded.go_to(Screen::Table);
    assert_eq!(loaded.textures(DrawnBy::Egui), ["cards", "icons", "panels", "pieces", "result"]);
    assert_eq!(loaded.textures(DrawnBy::Sprites), ["cards", "icons", "panels", "pieces", "result"]);
    loaded.go_to(Screen::Result);
    assert_eq!(loaded.textures(DrawnBy::Egui), ["icons", "panels", "pieces", "result"]);
    let sprites = ["cards", "icons", "panels", "pieces", "result", "title"];
    assert_eq!(loaded.textures(DrawnBy::Sprites), sprites, "the cards lie on one sheet with the others");
    assert_eq!(loaded.images(), 4 + 2);
    loaded.go_to(Screen::Title);
    assert_eq!(loaded.textures(DrawnBy::Sprites), ["title"]);
    assert_eq!(loaded.images(), 4 + 1, "the other textures are dropped");
}

#[test]
fn every_page_is_needed_somewhere() {
    let textures = Path::new("assets/textures");
    let files = std::fs::read_dir(textures.join("x240")).expect("there are textures");
    let names = files.map(|file| file.expect("it can be read").file_name().into_string().expect("a plain name"));
    for page in names.filter(|name| name.ends_with(".png")) {
        let screens = [Screen::Title, Screen::Daily, Screen::Setup, Screen::Table, Screen::Result];
        let needed = |screen| needs(screen, &page, DrawnBy::Egui) || needs(screen, &page, DrawnBy::Sprites);
        assert!(screens.into_iter().any(needed), "{page} is never unpacked");
    }
}
