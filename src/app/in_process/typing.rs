//! Text fields: typed in with keys, and by the page of a browser.

use bevy::input::keyboard::Key;

use super::{
    keys::{CONTROL, TAB, letter},
    *,
};
use crate::{
    session::Lineup,
    ui::page_fields::{PageField, PageFields},
};

fn line_of(control: SetupControl) -> String {
    RegionId::from(control).to_string()
}

impl PointerGame {
    fn set_up(on_page: bool) -> Self {
        let mut game = Self::open(None, Screen::Title, WIDE, "the set-up".to_owned(), 1);
        if on_page {
            game.world().init_resource::<PageFields>();
        }
        game.click(TitleControl::NewGame);
        game
    }

    fn name(&mut self) -> String {
        self.world().resource::<Lineup>().seats[0].name.clone()
    }

    /// What the page is told now.
    fn fields(&mut self) -> Vec<PageField> {
        self.world().resource_mut::<PageFields>().take();
        self.update();
        self.world().resource_mut::<PageFields>().take()
    }

    fn line(&mut self, id: &str) -> Option<PageField> {
        self.fields().into_iter().find(|field| field.id == id)
    }

    fn hear(&mut self, id: &str, text: &str, number: u32) -> PageField {
        self.world().resource_mut::<PageFields>().hear(id.to_owned(), text.to_owned(), number);
        self.update();
        self.line(id).expect("the line is there")
    }
}

#[test]
fn a_quick_ctrl_a_types_no_letter() {
    let mut game = PointerGame::set_up(false);
    game.click(SetupControl::PlayerName(0));
    let before = game.name();
    game.press(&[CONTROL, letter(KeyCode::KeyA, "a")]);
    assert_eq!(game.name(), before, "everything is selected");
    game.press(&[letter(KeyCode::KeyB, "b")]);
    assert_eq!(game.name(), "b", "and replaced by what is typed");
    game.press(&[letter(KeyCode::KeyQ, "@"), (KeyCode::Space, Key::Space), letter(KeyCode::KeyQ, "é")]);
    assert_eq!(game.name(), "b@ é");
}

#[test]
fn the_page_types_in_the_lines_of_the_set_up() {
    let mut game = PointerGame::set_up(true);
    let line = game.line(&line_of(SetupControl::PlayerName(0))).expect("the name can be typed");
    assert_eq!((line.text.clone(), line.heard), (game.name(), 0));
    assert!(line.at[0] > 0.0 && line.at[2] > 100.0 && line.at[3] > 20.0, "{line:?}");
    let heard = game.hear(&line_of(SetupControl::PlayerName(0)), "Ida", 1);
    assert_eq!((heard.text.as_str(), heard.heard, game.name().as_str()), ("Ida", 1, "Ida"));
    let heard = game.hear(&line_of(SetupControl::PlayerName(0)), "Bartholomew the Third", 2);
    assert_eq!(heard.text, "Bartholomew the Thir", "20 letters at most");
    let seed = game.hear(&line_of(SetupControl::Seed), "12a34-567890123", 3);
    assert_eq!((seed.text.as_str(), seed.digits), ("123456789", true));
    assert_eq!(game.world().resource::<Lineup>().seed, "123456789");
    // What the game itself changes is not overwritten by what was typed.
    game.click(SetupControl::DrawSeed);
    let drawn = game.world().resource::<Lineup>().seed.clone();
    assert_ne!(drawn, "123456789");
    assert_eq!(game.line(&line_of(SetupControl::Seed)).unwrap().text, drawn);
}

#[test]
fn what_is_covered_cannot_be_typed_in() {
    let mut game = PointerGame::set_up(true);
    assert!(game.line(&line_of(SetupControl::PlayerName(0))).is_some());
    game.click(SetupControl::RandomiseModules);
    game.click(SetupControl::Aboard);
    assert!(game.find(SetupControl::Drawn.into()).is_some(), "the window is open");
    assert!(game.fields().is_empty(), "and the lines lie below it");
    game.press(&[(KeyCode::Escape, Key::Escape)]);
    assert!(game.find(SetupControl::Drawn.into()).is_none(), "Esc closes it");
    let screen = *game.world().resource::<State<Screen>>().get();
    assert_eq!(screen, Screen::Setup, "and no game has begun");
}

#[test]
fn the_keys_open_every_line_once() {
    let mut game = PointerGame::set_up(true);
    let mut opened = Vec::new();
    for _ in 0..60 {
        game.press_for_a_frame(&[TAB]);
        let lines = game.world().resource_mut::<PageFields>().take();
        opened.extend(lines.into_iter().filter(|line| line.wanted).map(|line| line.id));
        assert!(game.fields().iter().all(|line| !line.wanted), "once is enough");
        if game.tab_ends().last {
            break;
        }
    }
    assert_eq!(opened, [SetupControl::PlayerName(0), SetupControl::PlayerName(1), SetupControl::Seed].map(line_of));
}
