//! Checks the layers of docs/ARCHITECTURE.md: an import only ever points down, and no two parts of a folder import
//! each other, whether directly or in a circle. (The crates are held apart by the compiler.)

mod clauses;
mod imports;
mod sprites;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use imports::{Imports, Module};
use syn::{Item, visit::Visit};

/// The layers of the game from the top down.
const LAYERS: [&str; 28] = [
    "main",
    "app",
    "platform",
    "automation",
    "access",
    "screens",
    "opening",
    "panels",
    "windows",
    "audio",
    "replay",
    "online",
    "journey",
    "table",
    "scene",
    "widgets",
    "pieces",
    "drawing",
    "layout",
    "travels",
    "review",
    "statistics",
    "persistence",
    "ui",
    "localization",
    "session",
    "controls",
    "state",
];
/// The folders with sources: the game's, and those of the crates below it.
const SOURCES: [&str; 8] = [
    "src",
    "crates/arena/src",
    "crates/bots/src",
    "crates/journeys/src",
    "crates/online/src",
    "crates/rules/src",
    "crates/server/src",
    "crates/thinker/src",
];

fn root() -> &'static Path {
    Path::new("")
}

fn named(module: &Module) -> String {
    module.join("::")
}

#[test]
fn no_import_points_up() {
    let layer = |name: &String| LAYERS.iter().position(|layer| layer == name);
    let imports = Imports::read(&root().join("src"));
    let unknown: Vec<_> =
        imports.edges.keys().filter_map(|module| module.first()).filter(|name| layer(name).is_none()).collect();
    assert!(unknown.is_empty(), "these are on no layer: {unknown:?}");
    let up: Vec<_> = imports
        .between_children(&[])
        .into_iter()
        .filter(|((from, to), _)| from != "mod.rs" && layer(from) >= layer(to))
        .map(|(_, (from, to))| format!("{} imports {}", named(&from), named(&to)))
        .collect();
    assert!(up.is_empty(), "imports that point up:\n{}", up.join("\n"));
}

#[test]
fn no_folder_has_a_circle() {
    let mut circles = Vec::new();
    for sources in SOURCES {
        let imports = Imports::read(&root().join(sources));
        for folder in imports.folders() {
            let between = imports.between_children(&folder);
            let edges: BTreeSet<_> = between.keys().cloned().collect();
            for circle in strongly_connected(&edges) {
                let examples = between.iter().filter(|((a, b), _)| circle.contains(a) && circle.contains(b));
                let examples = examples.map(|(_, (from, to))| format!("    {} imports {}", named(from), named(to)));
                let examples = examples.collect::<Vec<_>>().join("\n");
                circles.push(format!("in {sources} {}: {circle:?}\n{examples}", named(&folder)));
            }
        }
    }
    assert!(circles.is_empty(), "circles:\n{}", circles.join("\n"));
}

/// What is made for one platform has the same name as what is made for another.
const ONE_FOR_EACH_PLATFORM: [&str; 3] = ["Presence", "StorageBackend", "Thought"];

#[test]
fn every_type_has_a_name_of_its_own() {
    let mut named: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for sources in SOURCES {
        for path in imports::rust_files(&root().join(sources)) {
            let text = fs::read_to_string(&path).expect("a source can be read");
            let file = syn::parse_file(&text).expect("it compiles");
            let mut types = Types::default();
            types.visit_file(&file);
            for name in types.0 {
                named.entry(name).or_default().push(path.display().to_string());
            }
        }
    }
    assert!(named.len() > 500, "only {} types were found", named.len());
    let twice =
        named.iter().filter(|(name, places)| places.len() > 1 && !ONE_FOR_EACH_PLATFORM.contains(&name.as_str()));
    let twice: Vec<_> = twice.map(|(name, places)| format!("{name}: {}", places.join(", "))).collect();
    assert!(twice.is_empty(), "types with the same name:\n{}", twice.join("\n"));
}

/// The names of all types and traits of a file, those of its tests included.
#[derive(Default)]
struct Types(Vec<String>);

impl<'ast> Visit<'ast> for Types {
    fn visit_item(&mut self, item: &'ast Item) {
        let name = match item {
            Item::Struct(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            _ => None,
        };
        self.0.extend(name.map(ToString::to_string).or_else(|| names_of_regions(item)));
        syn::visit::visit_item(self, item);
    }
}

/// The enum that is declared by `named!`.
fn names_of_regions(item: &Item) -> Option<String> {
    let Item::Macro(item) = item else { return None };
    let tokens = item.mac.path.is_ident("named").then(|| item.mac.tokens.clone())?;
    // Before it come only its doc comments.
    tokens.into_iter().map(|token| token.to_string()).find(|token| token.starts_with(char::is_alphabetic))
}

#[test]
fn every_name_of_a_region_can_be_read() {
    let list = fs::read_to_string(root().join("src/automation/names.rs")).expect("the list can be read");
    let files = imports::rust_files(&root().join("src")).into_iter();
    let files = files.map(|path| syn::parse_file(&fs::read_to_string(path).expect("a source can be read")));
    let items = files.flat_map(|file| file.expect("it compiles").items);
    let declared: Vec<_> = items.filter_map(|item| names_of_regions(&item)).collect();
    assert!(declared.len() > 10, "only {declared:?} were found");
    let missing: Vec<_> = declared.iter().filter(|name| !list.contains(&format!("Names::of::<{name}>()"))).collect();
    assert!(missing.is_empty(), "scripts cannot name what these declare: {missing:?}");
}

/// The groups of nodes that can all be reached from each other.
fn strongly_connected(edges: &BTreeSet<(String, String)>) -> Vec<BTreeSet<String>> {
    let mut reach: BTreeMap<&String, BTreeSet<&String>> = BTreeMap::new();
    for (from, _) in edges {
        let mut seen = BTreeSet::new();
        let mut open = vec![from];
        while let Some(node) = open.pop() {
            for (_, to) in edges.iter().filter(|(a, _)| a == node) {
                if seen.insert(to) {
                    open.push(to);
                }
            }
        }
        reach.insert(from, seen);
    }
    let circular: Vec<_> = reach.keys().copied().filter(|node| reach[node].contains(node)).collect();
    let mut groups: Vec<BTreeSet<String>> = Vec::new();
    for node in circular {
        if !groups.iter().any(|group| group.contains(node)) {
            let group = reach[node].iter().filter(|other| reach.get(*other).is_some_and(|back| back.contains(node)));
            groups.push(group.map(|other| (*other).clone()).collect());
        }
    }
    groups
}

#[test]
fn a_circle_is_found() {
    let edges = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e")];
    let edges = edges.map(|(from, to)| (from.to_owned(), to.to_owned())).into();
    let circle = ["a", "b", "c"].map(str::to_owned).into();
    assert_eq!(strongly_connected(&edges), [circle]);
}

#[test]
fn nothing_that_is_compiled_knows_the_folder_of_its_checkout() {
    let folder = concat!("env!(\"CARGO_MANIFEST", "_DIR\")");
    let files = ["src", "tests", "crates"].into_iter().flat_map(|sources| imports::rust_files(&root().join(sources)));
    let knows: Vec<_> =
        files.filter(|file| fs::read_to_string(file).expect("a source can be read").contains(folder)).collect();
    assert!(knows.is_empty(), "wrong where another checkout uses what was compiled: {knows:#?}");
}
