//! The keys alone: whole games and every screen with nothing but Tab, the arrows, Enter and Esc.

use std::collections::{BTreeMap, VecDeque};

use bevy::input::keyboard::Key;

use super::{
    keys::{Press, SHIFT, TAB, letter},
    *,
};
use crate::{
    controls::KeyAction,
    state::Overlay,
    ui::{
        areas::{WAYS, by_arrow, by_tab},
        focus::Focus,
        tab_stop::TabStop,
    },
    widgets::toast::Toast,
    windows::{KeysControl, SettingsPage},
};
use rules::Module;

const ENTER: Press = (KeyCode::Enter, Key::Enter);
const ESCAPE: Press = (KeyCode::Escape, Key::Escape);
const ARROWS: [Press; 4] = [
    (KeyCode::ArrowLeft, Key::ArrowLeft),
    (KeyCode::ArrowRight, Key::ArrowRight),
    (KeyCode::ArrowUp, Key::ArrowUp),
    (KeyCode::ArrowDown, Key::ArrowDown),
];

impl PointerGame {
    fn stops(&mut self) -> Vec<TabStop> {
        self.world().resource::<Regions>().tab_stops().to_vec()
    }

    pub(super) fn at(&mut self) -> Option<RegionId> {
        self.world().resource::<Focus>().at()
    }

    /// Goes to something with the keys, and presses Enter there.
    #[track_caller]
    pub(super) fn go_and_press(&mut self, id: RegionId) {
        for _ in 0..8 {
            if !self.stops().iter().any(|stop| stop.id == id) {
                self.update();
            }
        }
        if !self.stops().iter().any(|stop| stop.id == id) {
            self.bring(id);
        }
        // What lies where may change on the way.
        for _ in 0..6 {
            let Some(way) = self.way_to(id) else { break };
            for keys in way {
                self.press(&keys);
            }
            if self.at() == Some(id) {
                self.press(&[ENTER]);
                self.update();
                return;
            }
        }
        let all: Vec<_> = self.stops().iter().map(|stop| stop.id.to_string()).collect();
        let at = self.at();
        panic!("{}: no keys lead from {at:?} to {id}, only to {all:?}", self.about);
    }

    /// The keys that lead to something, if there is a way.
    fn way_to(&mut self, id: RegionId) -> Option<Vec<Vec<Press>>> {
        let (stops, from) = (self.stops(), self.at());
        let mut before: BTreeMap<String, (Option<RegionId>, Vec<Press>)> = BTreeMap::new();
        let mut next = VecDeque::from([from]);
        let named = |id: Option<RegionId>| id.map(|id| id.to_string()).unwrap_or_default();
        while let Some(here) = next.pop_front() {
            if here == Some(id) {
                let (mut way, mut at) = (Vec::new(), here);
                while at != from {
                    let (back, keys) = before.remove(&named(at))?;
                    way.push(keys);
                    at = back;
                }
                way.reverse();
                return Some(way);
            }
            let mut steps =
                vec![(by_tab(&stops, here, false), vec![TAB]), (by_tab(&stops, here, true), vec![SHIFT, TAB])];
            if let Some(stop) = stops.iter().rev().find(|stop| Some(stop.id) == here) {
                let arrows = WAYS.into_iter().zip(ARROWS);
                steps.extend(arrows.map(|((_, way), key)| (by_arrow(&stops, stop.id, stop.rect, way), vec![key])));
            }
            for (to, keys) in steps {
                let Some(to) = to.map(|stop| stop.id) else { continue };
                if Some(to) != from && !before.contains_key(&to.to_string()) {
                    before.insert(to.to_string(), (here, keys));
                    next.push_back(Some(to));
                }
            }
        }
        None
    }

    /// Tab comes to every area, and every single thing that can be clicked can be reached.
    fn everything_can_be_reached(&mut self, place: &str) {
        for _ in 0..4 {
            self.update();
        }
        let stops = self.stops();
        assert!(!stops.is_empty(), "{place}: nothing can be reached");
        let clickable: Vec<_> = self.world().resource::<Regions>().all().iter().map(|region| region.id).collect();
        let out_of_reach: BTreeSet<_> = clickable
            .into_iter()
            .filter(|id| !stops.iter().any(|stop| stop.id == *id))
            .map(|id| id.to_string())
            .collect();
        // What lies under a window is not in reach.
        let covered = *self.world().resource::<State<Overlay>>().get() != Overlay::None;
        assert!(covered || out_of_reach.is_empty(), "{place}: no key comes to {out_of_reach:?}");
        let mut reached = BTreeSet::new();
        for _ in 0..stops.len() {
            self.press(&[TAB]);
            let at = self.at().expect("Tab shows the ring").to_string();
            reached.insert(at);
        }
        let missing: Vec<_> =
            stops.iter().map(|stop| stop.id.to_string()).filter(|name| !reached.contains(name)).collect();
        assert!(missing.is_empty(), "{place}: Tab passes over {missing:?}");
    }
}

/// A whole game with the keys alone.
fn play(modules: [Module; 2], seats: u8, window: UVec2) {
    let mut game = PointerGame::begin(Setup::new(seats, modules, 11), window);
    game.by_keys = true;
    game.play_until(|_| false);
    assert_eq!(*game.world().resource::<State<Screen>>().get(), Screen::Result);
}

#[test]
fn a_whole_game_with_the_keys_alone() {
    play([Module::A, Module::B], 2, WIDE);
}

#[test]
fn a_whole_game_of_other_modules_with_the_keys_alone() {
    play([Module::C, Module::E], 3, TALL);
}

#[test]
fn a_whole_game_on_a_phone_with_the_keys_alone() {
    play([Module::D, Module::F], 2, PHONES[1]);
}

#[test]
fn the_keys_come_to_everything_on_every_screen() {
    for window in [WIDE, PHONES[0]] {
        let mut game = PointerGame::open(None, Screen::Title, window, format!("the title at {window}"), 1);
        game.by_keys = true;
        game.everything_can_be_reached("the title");
        for (control, screen) in [
            (TitleControl::NewGame, Screen::Setup),
            (TitleControl::Journey, Screen::Journey),
            (TitleControl::Daily, Screen::Daily),
            (TitleControl::SavedGames, Screen::SavedGames),
        ] {
            game.click(control);
            game.wait(|world| *world.resource::<State<Screen>>().get() == screen);
            game.wait(|world| !world.resource::<Regions>().tab_stops().is_empty());
            game.everything_can_be_reached(&format!("{screen:?} at {window}"));
            game.press(&[ESCAPE]);
            game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
            game.wait(|world| !world.resource::<Regions>().tab_stops().is_empty());
        }
        game.click(TitleControl::Settings);
        game.everything_can_be_reached("the settings");
        game.click(SettingsControl::Turn(SettingsPage::Access));
        game.click(SettingsControl::Keys);
        game.everything_can_be_reached("the keys");
        game.press(&[ESCAPE]);
        assert_eq!(*game.world().resource::<State<Overlay>>().get(), Overlay::Settings);
        game.press(&[ESCAPE]);
        game.click(TitleControl::Rules);
        game.everything_can_be_reached("the rules book");
        if window != WIDE {
            // They are on the list of chapters, which a phone shows in place of a page.
            game.click(BookControl::List);
        }
        game.click(BookControl::Symbols);
        game.everything_can_be_reached("symbols and keys");
    }
}

#[test]
fn the_ring_goes_when_the_mouse_moves() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    assert_eq!(game.at(), None, "nobody has used a key");
    game.press(&[TAB]);
    assert!(game.at().is_some());
    game.world().run_system_once(|mut pointer: Pointer| pointer.move_to(Vec2::new(20.0, 700.0))).expect("a window");
    game.update();
    assert_eq!(game.at(), None);
}

#[test]
fn another_key_can_be_laid_on_an_action_and_one_in_use_swaps() {
    let mut game = super::keys::at_the_table();
    let overlay = |game: &mut PointerGame| *game.world().resource::<State<Overlay>>().get();
    game.click(TopBarControl::Menu);
    game.click(MenuControl::Settings);
    game.click(SettingsControl::Turn(SettingsPage::Access));
    game.click(SettingsControl::Keys);
    game.click(KeysControl::Change(KeyAction::Log));
    game.press(&[letter(KeyCode::KeyS, "s")]);
    game.press(&[ESCAPE]);
    game.press(&[ESCAPE]);
    for _ in 0..2 {
        if overlay(&mut game) != Overlay::None {
            game.press(&[ESCAPE]);
        }
    }
    game.press(&[letter(KeyCode::KeyS, "s")]);
    assert_eq!(overlay(&mut game), Overlay::Log);
    game.press(&[ESCAPE]);
    game.press(&[letter(KeyCode::KeyL, "l")]);
    assert_eq!(overlay(&mut game), Overlay::Scores, "they have swapped");
}

#[test]
fn single_keys_tell_how_things_stand() {
    let mut game = super::keys::at_the_table();
    let told: Vec<_> = ["w", "k", "p", "m"]
        .into_iter()
        .map(|key| {
            game.world().resource_mut::<Messages<Toast>>().clear();
            let place = match key {
                "w" => KeyCode::KeyW,
                "k" => KeyCode::KeyK,
                "p" => KeyCode::KeyP,
                _ => KeyCode::KeyM,
            };
            game.press_for_a_frame(&[letter(place, key)]);
            game.world().resource_mut::<Messages<Toast>>().drain().map(|toast| toast.0).collect::<Vec<_>>()
        })
        .collect();
    let [turn, coins, scores, last] = &told[..] else { panic!("four keys") };
    assert!(turn[0].contains("turn in round 1") && coins[0].contains("in the columns"), "{told:?}");
    assert!(scores.len() == 2 && scores.iter().all(|line| line.contains("scored now")), "{told:?}");
    assert!(!last.is_empty(), "{told:?}");
    println!("{told:#?}");
}
