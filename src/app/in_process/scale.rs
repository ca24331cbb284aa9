//! The interface scale: whatever it is, everything stays on the screen and can be read, and it is remembered.

use super::{saves::Folder, walk::screen, *};
use crate::{persistence::StorageBackend, session::settings::SCALES, table::names::Target};
use rules::Module;

impl PointerGame {
    fn set_scale(&mut self, percent: u8) {
        self.world().resource_mut::<Settings>().set_scale(percent);
        // The words are set anew in the second frame, and their places are known in the third.
        for _ in 0..3 {
            self.update();
        }
    }

    /// Notes words that cannot be read and regions that leave the window.
    fn look_around(&mut self, percent: u8) {
        self.read();
        let outside = screen::outside(self.world());
        assert!(outside.is_empty(), "{} at {percent} %: {outside:?} are outside of the window", self.about);
    }

    /// How wide a region is in the window.
    fn wide(&mut self, id: impl Into<RegionId>) -> f32 {
        let rect = self.world().resource::<Regions>().find(id.into()).expect("it is there").rect;
        rect.width() * self.world().resource::<Viewport>().scale
    }
}

#[test]
fn everything_stays_on_screen_at_every_scale() {
    for window in [WIDE, UVec2::new(1600, 900), TALL, UVec2::new(700, 900)] {
        let mut game = PointerGame::open(None, Screen::Title, window, format!("the title at {window}"), 1);
        for percent in SCALES {
            game.set_scale(percent);
            game.look_around(percent);
            game.click(TitleControl::Settings);
            game.look_around(percent);
            game.click(WindowControl::Close);
            game.click(TitleControl::NewGame);
            game.look_around(percent);
            game.click(SetupControl::Back);
        }
        game.check_words();

        let setup = Setup { teatime: true, ..Setup::new(3, [Module::C, Module::E], 5) };
        let mut game = PointerGame::begin(setup, window);
        game.settle();
        for percent in SCALES {
            game.set_scale(percent);
            game.look_around(percent);
        }
        game.click(HandoverControl::Take);
        for percent in SCALES {
            game.set_scale(percent);
            game.look_around(percent);
            for entry in
                [MenuControl::Log, MenuControl::Scores, MenuControl::Help, MenuControl::Settings, MenuControl::Leave]
            {
                game.click(TopBarControl::Menu);
                game.look_around(percent);
                game.click(entry);
                game.look_around(percent);
                match entry {
                    MenuControl::Leave => game.click(ConfirmControl::No),
                    MenuControl::Help => game.click(BookControl::Close),
                    _ => game.click(WindowControl::Close),
                }
            }
        }
        game.check_words();
    }
}

#[test]
fn the_prompt_can_be_read_at_every_scale() {
    for percent in [80, 130, 160] {
        let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::F], 3), WIDE);
        game.set_scale(percent);
        game.play_until(|world| world.resource::<Game>().board().round > 2);
    }
}

#[test]
fn windows_grow_with_the_scale_and_the_table_does_not() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.settle();
    game.click(HandoverControl::Take);
    let mut wide = |percent: u8| {
        game.set_scale(percent);
        let coins = game.wide(Target::Coins(0));
        game.click(TopBarControl::Menu);
        let button = game.wide(MenuControl::Leave);
        game.click(MenuControl::Resume);
        (coins, button)
    };
    let (before, after) = (wide(100), wide(130));
    assert_eq!(before.0, after.0);
    assert!((after.1 / before.1 - 1.3).abs() < 0.01, "{before:?}, {after:?}");
}

#[test]
fn the_scale_is_set_with_the_pointer_and_remembered() {
    let folder = Folder::new();
    let open = || {
        let store = Store::new(Some(StorageBackend::at(folder.path())));
        PointerGame::open_with(store, None, Screen::Title, WIDE, "the settings".to_owned(), 1)
    };
    let mut game = open();
    game.click(TitleControl::Settings);
    for percent in SCALES {
        game.click(SettingsControl::Scale(percent));
        assert_eq!(game.world().resource::<Settings>().percent(), percent, "also where the window has grown");
    }
    for _ in 0..50 {
        game.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    drop(game);
    let mut game = open();
    assert_eq!(game.world().resource::<Settings>().percent(), 160);
}
