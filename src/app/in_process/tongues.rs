//! The game in other languages: words find room, and a language is changed at once, whatever is on the screen.

use super::{looks::Written, words::look_through, *};
use crate::{
    localization::{Language, Texts},
    ui::labels::Label,
    windows::SettingsPage,
};
use rules::Module;

/// The words of the table.
fn on_table(game: &mut PointerGame) -> Vec<String> {
    game.world().query::<&Label>().iter(game.app.world()).map(|label| label.text.clone()).collect()
}

#[test]
fn another_language_is_spoken_at_once_and_the_game_goes_on() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_until(|world| world.resource::<Game>().board().round == 1);
    if game.world().resource::<PendingQuestion>().handover.is_some() {
        game.click(HandoverControl::Take);
    }
    game.settle();
    let [english, accented] = [Texts::default(), Texts::pseudo()].map(|texts| texts.get("table-coins"));
    let made = game.world().resource::<Game>().choices_made();
    assert!(on_table(&mut game).contains(&english));
    game.speak(Texts::pseudo());
    game.update();
    game.update();
    let words = on_table(&mut game);
    assert!(words.contains(&accented) && !words.contains(&english), "{words:?}");
    assert_eq!(game.world().resource::<Game>().choices_made(), made);
    // The rules book was read in another language.
    game.click(TopBarControl::Menu);
    game.click(MenuControl::Help);
    game.click(BookControl::Close);
    game.speak(Texts::default());
    game.update();
    game.click(TopBarControl::Menu);
    game.click(MenuControl::Help);
    game.update();
    let accents = |words: &String| words.contains("éé") || words.contains("ää");
    let written: Vec<_> = game.world().resource::<Written>().lines().map(|(words, _)| words).collect();
    assert!(!written.iter().any(accents), "{written:?}");
}

#[test]
fn a_language_is_chosen_on_the_title_and_in_the_settings() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    for language in Language::all().into_iter().rev() {
        game.click(TitleControl::Speak(language));
        game.update();
        assert_eq!(game.world().resource::<Texts>().language(), language);
        assert_eq!(game.world().resource::<Settings>().language(), Some(language.id()));
    }
    game.click(TitleControl::Settings);
    game.click(SettingsControl::Turn(SettingsPage::Language));
    for language in Language::all() {
        game.click(SettingsControl::Speak(language));
        game.update();
        assert_eq!(game.world().resource::<Texts>().language(), language);
    }
}

#[test]
fn longer_words_find_room_everywhere() {
    let windows = [WIDE, TALL, UVec2::new(844, 390)];
    let mut faults = windows.map(|window| look_through(window, Texts::pseudo).unreadable);
    // The headings of cards are kept short: there is a test of theirs.
    let headings = ["card-railroad-car", "card-locomotive"].map(|key| Texts::pseudo().get(key));
    faults.iter_mut().for_each(|all| all.retain(|fault| !headings.iter().any(|heading| fault.contains(heading))));
    assert!(faults.iter().all(BTreeSet::is_empty), "{faults:#?}");
}

#[test]
fn longer_words_find_room_in_a_game() {
    let mut game = PointerGame::begin(Setup::new(3, [Module::C, Module::F], 7), WIDE);
    game.speak(Texts::pseudo());
    game.play_until(|world| world.resource::<Game>().board().round > 2);
    game.check_words();
}

#[test]
fn every_translation_finds_room() {
    for language in Language::all().into_iter().skip(1).filter(|language| language.is_complete()) {
        look_through(WIDE, || Texts::of(language)).check_words();
    }
}
