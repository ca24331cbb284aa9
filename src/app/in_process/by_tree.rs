//! The tree alone, as somebody plays who does not see the screen: whole games and a walk through every screen, by names.

use std::collections::BTreeMap;

use bevy::a11y::{AccessibilityNode, AccessibilityRequested, ActionRequest};
use bevy_egui::egui::accesskit;

use super::{tour, *};
use crate::{
    access::{
        Announced, CurrentTree, TreePress,
        tree::{ItemRole, Tree},
    },
    ui::told::Listeners,
};
use rules::Module;

/// What was said in a game.
#[derive(Resource, Default)]
struct AllSaid(Vec<Announced>);

fn keep_what_is_said(mut said: MessageReader<Announced>, mut all: ResMut<AllSaid>) {
    all.0.extend(said.read().cloned());
}

impl PointerGame {
    fn listen(&mut self) {
        // A screen reader has asked.
        self.world().resource::<AccessibilityRequested>().set(true);
        self.app.init_resource::<AllSaid>().add_systems(Last, keep_what_is_said);
        for _ in 0..4 {
            self.update();
        }
    }

    fn tree(&mut self) -> Tree {
        self.world().resource::<CurrentTree>().tree.clone()
    }

    /// Presses the button with the name of a region: nothing but the name is known of it.
    #[track_caller]
    pub(super) fn press_in_tree(&mut self, id: RegionId) {
        for _ in 0..8 {
            if !self.tree().find(id).is_some_and(|item| item.enabled) {
                self.update();
            }
        }
        let tree = self.tree();
        let name = tree.find(id).filter(|item| item.enabled).map(|item| item.name.clone()).unwrap_or_else(|| {
            panic!("{}: nothing in the tree presses {id}: {tree:#?}", self.about);
        });
        let named: Vec<_> = tree.pressable().filter(|item| item.name == name).filter_map(|item| item.id).collect();
        let [press] = named[..] else { panic!("{}: {named:?} are all called {name}", self.about) };
        self.world().write_message(TreePress::Press(press));
        for _ in 0..7 {
            self.update();
        }
    }

    /// Everything in the tree has a name of its own that can be read.
    fn check_tree(&mut self, place: &str, faults: &mut BTreeSet<String>) {
        for _ in 0..4 {
            self.update();
        }
        let tree = self.tree();
        if tree.title.trim().is_empty() {
            faults.insert(format!("{place} has no title"));
        }
        let mut names: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for item in tree.items() {
            let of = item.id.map(|id| id.to_string()).unwrap_or_default();
            let markup = ["**", "](", "<", "{", "}", "  ", "\n", ".."];
            if item.name.trim().is_empty() || markup.iter().any(|mark| item.name.contains(mark)) {
                faults.insert(format!("{place}: {of} is called {:?}", item.name));
            }
            if item.enabled {
                names.entry(&item.name).or_default().push(of);
            }
        }
        for (name, of) in names.into_iter().filter(|(_, of)| of.len() > 1) {
            faults.insert(format!("{place}: {of:?} are all called {name:?}"));
        }
        // Only of equal things the second one is called by a number.
        const EQUALS: [&str; 5] = ["waiting/", "prompt/", "cards/", "rules/link/", "explanation"];
        for item in tree.pressable() {
            let id = item.id.map(|id| id.to_string()).unwrap_or_default();
            let base = item.name.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end();
            let is_second = base != item.name && tree.pressable().any(|other| other.name == base);
            if is_second && !EQUALS.iter().any(|start| id.starts_with(start)) {
                faults.insert(format!("{place}: {id} is only numbered: {:?}", item.name));
            }
        }
        let stops: Vec<_> = self.world().resource::<Regions>().tab_stops().iter().map(|stop| stop.id).collect();
        for id in stops {
            if tree.find(id).is_none() {
                faults.insert(format!("{place}: {id} is not in the tree"));
            }
        }
    }
}

/// A tree as somebody hears it.
fn read_out(tree: &Tree) -> String {
    let mut lines = vec![format!("# {}", tree.title)];
    for area in &tree.areas {
        lines.push(format!("## {}", area.heading));
        for item in &area.items {
            let role = match (item.role, item.enabled) {
                (ItemRole::Words, _) => "",
                (ItemRole::Field, _) => "[field] ",
                (ItemRole::Toggle, _) if item.chosen => "[on] ",
                (ItemRole::Toggle, true) => "[off] ",
                (_, true) => "[button] ",
                (_, false) => "[dim] ",
            };
            let about = if item.about.is_empty() { String::new() } else { format!(" | {}", item.about) };
            let value = if item.value.is_empty() { String::new() } else { format!(" = {}", item.value) };
            lines.push(format!("- {role}{}{value}{about}", item.name));
        }
    }
    lines.join("\n")
}

/// Where what is read out is written, for whoever wants to read it.
fn write_down(name: &str, text: &str) {
    if let Ok(folder) = std::env::var("FIRST_CLASS_READ_OUT") {
        std::fs::write(std::path::Path::new(&folder).join(name), text).expect("it can be written");
    }
}

/// A whole game with nothing but the names in the tree.
fn play(modules: [Module; 2], seats: u8, window: UVec2) {
    let setup = Setup { teatime: modules.contains(&Module::E), ..Setup::new(seats, modules, 11) };
    let mut game = PointerGame::begin(setup, window);
    game.listen();
    game.by_tree = true;
    game.play_until(|_| false);
    assert_eq!(*game.world().resource::<State<Screen>>().get(), Screen::Result);
    let said = std::mem::take(&mut game.world().resource_mut::<AllSaid>().0);
    assert!(said.iter().all(|said| !said.words.trim().is_empty()));
    let asked = said.iter().filter(|said| said.at_once).count();
    assert!(asked > 50 && said.len() > 2 * asked, "{asked} of {} ask for something", said.len());
    let lines: Vec<_> =
        said.iter().map(|said| format!("{} {}", if said.at_once { "!" } else { " " }, said.words)).collect();
    write_down(&format!("said-{}{}.txt", modules[0], modules[1]), &lines.join("\n"));
}

#[test]
fn a_game_of_a_and_b_by_the_names_in_the_tree() {
    play([Module::A, Module::B], 2, WIDE);
}

#[test]
fn a_game_of_c_and_d_by_the_names_in_the_tree() {
    play([Module::C, Module::D], 3, TALL);
}

#[test]
fn a_game_of_e_and_f_by_the_names_in_the_tree() {
    play([Module::E, Module::F], 2, WIDE);
}

/// The other pairs.
#[test]
#[ignore = "nightly: 12 whole games"]
fn every_other_pair_by_the_names_in_the_tree() {
    use Module::{A, B, C, D, E, F};
    let pairs = [[A, C], [A, D], [A, E], [A, F], [B, C], [B, D], [B, E], [B, F], [C, E], [C, F], [D, E], [D, F]];
    for (nth, pair) in pairs.into_iter().enumerate() {
        play(pair, 2 + (nth % 3) as u8, if nth % 2 == 0 { WIDE } else { TALL });
    }
}

#[test]
fn everything_on_every_screen_has_a_name_of_its_own() {
    let mut faults = BTreeSet::new();
    let mut read = Vec::new();
    let mut look = |game: &mut PointerGame, place: &str| {
        if !game.world().resource::<Listeners>().0 {
            game.listen();
        }
        game.check_tree(place, &mut faults);
        read.push(format!("=== {place}\n{}", read_out(&game.tree())));
    };
    tour::screens(WIDE, &mut look);
    write_down("screens.txt", &read.join("\n\n"));
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn everything_at_the_table_has_a_name_of_its_own() {
    let mut faults = BTreeSet::new();
    let mut read = Vec::new();
    let mut look = |game: &mut PointerGame, place: &str| {
        if !game.world().resource::<Listeners>().0 {
            game.listen();
        }
        game.check_tree(place, &mut faults);
        read.push(format!("=== {place}\n{}", read_out(&game.tree())));
    };
    for (window, modules, seats) in tour::TABLES.into_iter().take(4) {
        tour::table(window, modules, seats, &mut look);
    }
    write_down("tables.txt", &read.join("\n\n"));
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn without_listeners_nothing_is_noted() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.settle();
    assert_eq!(game.tree(), Tree::default());
    game.listen();
    let tree = game.tree();
    assert!(tree.pressable().count() > 0);
    // The page gets the same.
    let json = tree.to_json();
    let told =
        json["areas"].as_array().expect("areas").iter().flat_map(|area| area["items"].as_array().expect("items"));
    let named: Vec<_> = told.filter_map(|item| item["enabled"].as_bool()?.then(|| item["name"].as_str())?).collect();
    assert!(named.iter().copied().eq(tree.pressable().map(|item| item.name.as_str())), "{named:?}");
}

/// What the system's screen readers get: the same names, and presses that do the same.
#[test]
fn a_system_s_screen_reader_presses_what_the_tree_names() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    game.listen();
    let node = |game: &mut PointerGame, name: &str| {
        let mut nodes = game.app.world_mut().query::<(Entity, &AccessibilityNode)>();
        let is_it = |node: &accesskit::Node| {
            node.supports_action(accesskit::Action::Click) && node.label().is_some_and(|label| label.contains(name))
        };
        let found = nodes.iter(game.app.world()).find(|(_, node)| is_it(node));
        found.map(|(entity, node)| (entity, node.0.clone()))
    };
    let ask = |game: &mut PointerGame, entity: Entity, action| {
        let (target_node, target_tree) = (accesskit::NodeId(entity.to_bits()), accesskit::TreeId::ROOT);
        let request = accesskit::ActionRequest { action, target_tree, target_node, data: None };
        game.world().write_message(ActionRequest(request));
        for _ in 0..8 {
            game.update();
        }
    };
    let (settings, told) = node(&mut game, "Settings").expect("it is on the title");
    assert_eq!(told.role(), accesskit::Role::Button);
    assert!(told.supports_action(accesskit::Action::Click) && !told.is_disabled());
    ask(&mut game, settings, accesskit::Action::Focus);
    assert_eq!(game.at(), Some(TitleControl::Settings.into()), "the ring is there");
    ask(&mut game, settings, accesskit::Action::Click);
    let (access, _) = node(&mut game, "Access").expect("the settings are open");
    assert!(node(&mut game, "New game").is_none(), "what lies under a window is out of reach");
    ask(&mut game, access, accesskit::Action::Click);
    let (contrast, told) = node(&mut game, "contrast").expect("it can be set");
    assert_eq!(told.toggled(), Some(accesskit::Toggled::False));
    ask(&mut game, contrast, accesskit::Action::Click);
    assert!(game.world().resource::<Settings>().high_contrast());
    assert_eq!(node(&mut game, "contrast").and_then(|(_, told)| told.toggled()), Some(accesskit::Toggled::True));
    game.world().write_message(TreePress::Leave);
    game.update();
    assert_eq!(game.at(), None, "the ring goes with the focus of the page");
}
