//! The sprites named in the sources and those in the atlases are the same.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use proc_macro2::{TokenStream, TokenTree};
use serde::Deserialize;

use crate::{imports::rust_files, root};

#[derive(Deserialize)]
struct Atlas {
    sprites: BTreeMap<String, Sprite>,
}

/// The position of a sprite does not matter here.
#[derive(Deserialize)]
struct Sprite {}

fn sprites(tier: &str) -> BTreeSet<String> {
    let file = root().join("assets/textures").join(tier).join("atlas.ron");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let atlas: Atlas = ron::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    atlas.sprites.into_keys().collect()
}

/// Every string in the sources, except for tests and the names of regions.
fn literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in rust_files(&root().join("src")) {
        if file.ends_with("tests.rs") {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a source can be read");
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        collect(code.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display())), &mut found);
    }
    found
}

fn collect(tokens: TokenStream, found: &mut BTreeSet<String>) {
    // What follows `named!` are names of regions.
    let mut named = false;
    for token in tokens {
        match &token {
            TokenTree::Ident(word) => named = word == "named",
            TokenTree::Group(_) if named => named = false,
            TokenTree::Group(group) => collect(group.stream(), found),
            TokenTree::Literal(literal) => {
                if let Ok(syn::Lit::Str(text)) = syn::parse_str(&literal.to_string()) {
                    found.insert(text.value());
                }
            }
            TokenTree::Punct(_) => {}
        }
    }
}

/// The fixed parts of a string with values in braces.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        pieces.push(before);
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    pieces.push(rest);
    pieces
}

/// Whether a string can become this name when its values are filled in.
fn fits(pieces: &[&str], name: &str) -> bool {
    let Some((first, others)) = pieces.split_first() else { return false };
    let Some(mut rest) = name.strip_prefix(first) else { return false };
    let Some((last, middle)) = others.split_last() else { return rest.is_empty() };
    for piece in middle {
        let Some(at) = rest.find(piece) else { return false };
        rest = &rest[at + piece.len()..];
    }
    rest.ends_with(last)
}

/// Whether a string names this sprite or, with a slash at its end, the family it belongs to.
fn is_of(text: &str, sprite: &str) -> bool {
    fits(&pieces(text), sprite) || text.ends_with('/') && sprite.starts_with(text)
}

#[test]
fn all_resolutions_have_the_same_sprites() {
    for tier in ["x080", "x150", "x240"] {
        assert!(sprites(tier) == sprites("x100"), "{tier} and x100 differ in their sprites");
    }
}

#[test]
fn every_sprite_that_is_named_exists() {
    let sprites = sprites("x100");
    let families: BTreeSet<_> = sprites.iter().filter_map(|name| Some(name.split_once('/')?.0)).collect();
    let names_sprite = |text: &&String| text.split_once('/').is_some_and(|(family, _)| families.contains(family));
    let literals = literals();
    let named: Vec<_> = literals.iter().filter(names_sprite).collect();
    assert!(named.len() > 200, "only {} names were found", named.len());
    let missing: Vec<_> = named.into_iter().filter(|text| !sprites.iter().any(|sprite| is_of(text, sprite))).collect();
    assert!(missing.is_empty(), "named in the sources, but not drawn: {missing:#?}");
}

#[test]
fn every_sprite_is_named() {
    let literals = literals();
    // A string that is nothing but values could be any name.
    let patterns: Vec<_> =
        literals.iter().map(|text| pieces(text)).filter(|pieces| pieces.concat().len() > 2).collect();
    let unused: Vec<_> =
        sprites("x100").into_iter().filter(|sprite| !patterns.iter().any(|pieces| fits(pieces, sprite))).collect();
    assert!(unused.is_empty(), "drawn, but not named in the sources: {unused:#?}");
}
