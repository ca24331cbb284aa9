//! A tour of everything that is drawn: each screen, each window, and the table with its tabs from the first round to the
//! result, for tests that look at all of it.

use rules::{Ask, Module, OfferPlace};
use strum::VariantArray;

use super::{keys::Press, *};
use crate::{table::names::Tab, windows::SettingsPage};

/// What looks at a place of the tour, which has this name.
pub type Looks<'l> = &'l mut dyn FnMut(&mut PointerGame, &str);

const ESCAPE: Press = (KeyCode::Escape, bevy::input::keyboard::Key::Escape);

/// Every screen that is reached from the title, and every window.
pub fn screens(window: UVec2, look: Looks) {
    let mut game = PointerGame::open(None, Screen::Title, window, format!("the title at {window}"), 1);
    let wait_for = |game: &mut PointerGame, screen: Screen| {
        game.wait(|world| *world.resource::<State<Screen>>().get() == screen);
        game.wait(|world| !world.resource::<Regions>().tab_stops().is_empty());
    };
    wait_for(&mut game, Screen::Title);
    look(&mut game, &format!("the title at {window}"));
    for (control, screen) in [
        (TitleControl::NewGame, Screen::Setup),
        (TitleControl::Journey, Screen::Journey),
        (TitleControl::Daily, Screen::Daily),
        (TitleControl::SavedGames, Screen::SavedGames),
    ] {
        game.click(control);
        wait_for(&mut game, screen);
        look(&mut game, &format!("{screen:?} at {window}"));
        game.press(&[ESCAPE]);
        wait_for(&mut game, Screen::Title);
    }
    game.click(TitleControl::Settings);
    for page in SettingsPage::VARIANTS {
        game.click(SettingsControl::Turn(*page));
        look(&mut game, &format!("settings, {page} at {window}"));
    }
    game.click(SettingsControl::Turn(SettingsPage::Access));
    game.click(SettingsControl::Keys);
    look(&mut game, &format!("keys at {window}"));
    game.click(WindowControl::Close);
    game.click(WindowControl::Close);
    game.click(TitleControl::Rules);
    look(&mut game, &format!("rules at {window}"));
    if game.find(BookControl::Symbols.into()).is_none() {
        game.click(BookControl::List);
        look(&mut game, &format!("contents of the rules at {window}"));
    }
    game.click(BookControl::Symbols);
    for page in 0..4 {
        game.click(HelpControl::Page(page));
        look(&mut game, &format!("symbols, page {page} at {window}"));
    }
}

/// Tables that show all modules, on a desktop and on phones.
pub const TABLES: [(UVec2, [Module; 2], u8); 5] = [
    (WIDE, [Module::A, Module::B], 4),
    (WIDE, [Module::C, Module::E], 2),
    (WIDE, [Module::D, Module::F], 4),
    (PHONES[1], [Module::A, Module::E], 2),
    (PHONES[0], [Module::D, Module::F], 2),
];

/// A game, now and then, and its end.
pub fn table(window: UVec2, modules: [Module; 2], seats: u8, look: Looks) {
    let mut game = PointerGame::begin(Setup { teatime: true, ..Setup::new(seats, modules, 3) }, window);
    let place = format!("{modules:?} at {window}");
    game.settle();
    look(&mut game, &format!("the curtain, {place}"));
    for round in [1, 3, 5] {
        game.skip_to(|game| {
            let takes = game.question().is_some_and(|question| question.ask == Ask::TakeCard);
            game.board().round >= round && takes && game.legal_choices().len() > 2
        });
        tabs(&mut game, &format!("round {round}, {place}"), look);
        let choices = game.world().resource::<Game>().legal_choices();
        if let Some(card) = OfferPlace::all().find(|place| choices.contains(&Choice::CarryOut(*place))) {
            game.click(Target::OfferCard(card));
            look(&mut game, &format!("round {round}, a card is picked, {place}"));
            game.click(PromptControl::Back);
        }
    }
    for entry in [MenuControl::Log, MenuControl::Scores, MenuControl::Leave] {
        game.click(TopBarControl::Menu);
        look(&mut game, &format!("the menu, {place}"));
        game.click(entry);
        look(&mut game, &format!("{entry:?}, {place}"));
        match entry {
            MenuControl::Leave => game.click(ConfirmControl::No),
            _ => game.click(WindowControl::Close),
        }
    }
    let last = game.before_the_end();
    game.choose(last);
    game.settle();
    look(&mut game, &format!("the final scoring, {place}"));
    game.play_until(|_| false);
    look(&mut game, &format!("the result, {place}"));
}

/// The table, with each of its tabs in view where it has any.
fn tabs(game: &mut PointerGame, place: &str, look: Looks) {
    look(game, place);
    if game.world().resource::<Viewport>().shape.phone().is_none() {
        return;
    }
    for tab in Tab::VARIANTS.iter().filter(|tab| **tab != Tab::Offer) {
        game.click(TabControl::Show(*tab));
        look(game, &format!("{tab:?}, {place}"));
        game.click(TabControl::Show(*tab));
    }
}
