//! Finds out from the sources which module imports which.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use syn::{Attribute, Item, UseTree, visit::Visit};

/// A module, as its path in the crate: `["rules", "model", "card"]`.
pub type Module = Vec<String>;

/// Every module with the modules that it imports from, without the tests.
pub struct Imports {
    pub edges: BTreeMap<Module, BTreeSet<Module>>,
}

struct Source {
    file: syn::File,
    /// What a folder's `mod.rs` re-exports: name → path.
    exports: Vec<(String, Vec<String>)>,
}

impl Imports {
    pub fn read(src: &Path) -> Self {
        let mut sources = BTreeMap::new();
        for path in rust_files(src) {
            let module = module_of(path.strip_prefix(src).expect("it is below src"));
            let text = fs::read_to_string(&path).expect("a source can be read");
            let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let mut paths = Paths::default();
            file.items.iter().filter(|item| is_public_use(item)).for_each(|item| paths.visit_item(item));
            let exports = paths.found.into_iter().filter_map(|path| Some((path.last()?.clone(), path))).collect();
            sources.insert(module, Source { file, exports });
        }
        let tests: Vec<Module> =
            sources.iter().flat_map(|(module, source)| test_modules(module, &source.file)).collect();
        sources.retain(|module, _| !tests.iter().any(|tests| module.starts_with(tests)));
        let edges = sources.iter().map(|(module, source)| {
            let mut paths = Paths::default();
            paths.visit_file(&source.file);
            let absolute = paths.found.iter().filter_map(|path| absolute(module, path, &sources));
            let imported = absolute.filter_map(|path| resolve(&path, &sources)).filter(|to| to != module);
            (module.clone(), imported.collect())
        });
        Self { edges: edges.collect() }
    }

    /// Which children of a folder import which others, with an example for each pair.
    pub fn between_children(&self, folder: &[String]) -> BTreeMap<(String, String), (Module, Module)> {
        let child = |module: &Module| {
            let below = module.strip_prefix(folder)?;
            Some(below.first().map_or_else(|| "mod.rs".to_owned(), Clone::clone))
        };
        let mut found = BTreeMap::new();
        for (from, to) in self.edges.iter().flat_map(|(from, all)| all.iter().map(move |to| (from, to))) {
            if let (Some(a), Some(b)) = (child(from), child(to))
                && a != b
            {
                found.entry((a, b)).or_insert_with(|| (from.clone(), to.clone()));
            }
        }
        found
    }

    /// Every folder with modules, the crate itself first.
    pub fn folders(&self) -> BTreeSet<Module> {
        self.edges.keys().flat_map(|module| (0..module.len()).map(|length| module[..length].to_vec())).collect()
    }
}

pub fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

fn module_of(file: &Path) -> Module {
    let mut module: Module = file.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if module.last().is_some_and(|name| name == "mod") || module == ["lib"] {
        module.pop();
    }
    module
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Ident>().is_ok_and(|word| word == "test")
    })
}

/// The modules in files of their own that exist only for tests.
fn test_modules(module: &Module, file: &syn::File) -> Vec<Module> {
    let tests = file.items.iter().filter_map(|item| match item {
        Item::Mod(item) if is_test(&item.attrs) && item.content.is_none() => Some(item.ident.to_string()),
        _ => None,
    });
    tests.map(|name| [&module[..], &[name]].concat()).collect()
}

fn is_public_use(item: &Item) -> bool {
    matches!(item, Item::Use(item) if !matches!(item.vis, syn::Visibility::Inherited))
}

/// Collects all paths that lead to something in the crate.
#[derive(Default)]
struct Paths {
    found: Vec<Vec<String>>,
    /// How many inline modules we are inside.
    depth: usize,
}

impl Paths {
    fn tree(&mut self, tree: &UseTree, before: &[String]) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.tree(&path.tree, &with(&path.ident)),
            UseTree::Name(name) => self.add(with(&name.ident)),
            UseTree::Rename(rename) => self.add(with(&rename.ident)),
            UseTree::Glob(_) => self.add(before.to_vec()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(tree, before)),
        }
    }

    fn add(&mut self, mut path: Vec<String>) {
        // Inside an inline module, the first `super` leads to the file itself.
        for _ in 0..self.depth {
            if path.first().is_some_and(|first| first == "super") {
                path.remove(0);
                path.insert(0, "self".to_owned());
            }
        }
        self.found.push(path);
    }
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Use(item) if !is_test(&item.attrs) => self.tree(&item.tree, &[]),
            Item::Mod(item) if is_test(&item.attrs) => {}
            Item::Mod(inside) => {
                self.depth += 1;
                syn::visit::visit_item_mod(self, inside);
                self.depth -= 1;
            }
            Item::Use(_) => {}
            _ => syn::visit::visit_item(self, item),
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<_> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        // That a folder adds the plugins of its files does not make it depend on what is in them.
        let adds_plugin = names.last().is_some_and(|name| name == "plugin");
        let from_here = matches!(names[0].as_str(), "crate" | "super" | "self");
        if names.len() > 1 && !adds_plugin && (from_here || self.depth == 0) {
            self.add(names);
        }
        syn::visit::visit_path(self, path);
    }
}

/// The path from the root of the crate; `None` for paths into other crates.
fn absolute(module: &Module, path: &[String], sources: &BTreeMap<Module, Source>) -> Option<Vec<String>> {
    match path.first()?.as_str() {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some([module, &path[1..]].concat()),
        "super" => {
            let up = path.iter().take_while(|part| *part == "super").count();
            Some([&module[..module.len().checked_sub(up)?], &path[up..]].concat())
        }
        // A child module, named without a prefix.
        _ => Some([module, path].concat()).filter(|whole| sources.contains_key(&whole[..=module.len()])),
    }
}

/// The module that a path leads to: re-exports are followed to where a thing is defined.
fn resolve(path: &[String], sources: &BTreeMap<Module, Source>) -> Option<Module> {
    let module = (0..=path.len()).rev().map(|length| &path[..length]).find(|path| sources.contains_key(*path))?;
    let rest = &path[module.len()..];
    let handed_on = rest.first().and_then(|name| {
        let exports = &sources[module].exports;
        exports.iter().find(|(exported, _)| exported == name).map(|(_, from)| from)
    });
    match handed_on.and_then(|from| absolute(&module.to_vec(), from, sources)) {
        Some(from) if from != path => resolve(&from, sources),
        _ => Some(module.to_vec()),
    }
}
