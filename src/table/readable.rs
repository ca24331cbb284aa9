//! Whether everything that is written on the table can be read: every figure and word of every piece, in the drawings
//! themselves and in the pictures of the atlas, at the scale at which it is shown.

use std::collections::BTreeMap;

use bevy::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use strum::VariantArray;

use super::{
    input::choosing::Selection,
    names::Tab,
    scene::pieces::Id,
    testing::{WINDOWS, lay, viewport},
};
use crate::{
    drawing::{Drawing, DrawingPart},
    localization::{Texts, words::Words},
    pieces::small_board,
    session::{PendingQuestion, SeatConfig, Session},
    ui::atlas::Art,
};
use rules::{Ask, Catalogue, Choice, Game, Module, Setup, busy_random};

/// The smallest type in a window, in its pixels, and on a phone, whose pixels are those of its fingers.
const LEAST: f32 = 11.0;
const LEAST_ON_PHONE: f32 = 12.0;
/// Rounding.
const ABOUT: f32 = 0.06;

/// The figures in pictures of the atlas: their names begin with this, the size of the type, and the size of the picture.
#[rustfmt::skip]
const IN_PICTURES: [(&str, f32, Vec2); 23] = [
    ("flat/upgrade/", 14.0, Vec2::new(46.0, 26.0)),
    ("flat/car-or-upgrade", 12.4, Vec2::new(66.0, 26.0)),
    ("flat/car", 17.0, Vec2::new(46.0, 26.0)),
    ("wide/upgrade/", 25.0, Vec2::new(100.0, 40.0)),
    ("wide/car", 19.8, Vec2::new(88.0, 48.0)),
    ("wide/both-conductors/", 19.0, Vec2::new(100.0, 92.0)),
    ("wide/one-conductor/", 19.0, Vec2::new(100.0, 92.0)),
    ("wide/locomotive/", 19.0, Vec2::new(100.0, 92.0)),
    ("cond/car/12", 19.0, Vec2::new(40.0, 34.0)),
    ("cond/car/", 20.0, Vec2::new(40.0, 34.0)),
    ("cond/exact/", 21.0, Vec2::new(40.0, 34.0)),
    ("double", 17.0, Vec2::new(28.0, 28.0)),
    ("car/12", 25.0, Vec2::new(98.0, 78.0)),
    ("car/", 30.0, Vec2::new(98.0, 78.0)),
    ("engine/12", 26.0, Vec2::new(98.0, 78.0)),
    ("engine/13", 26.0, Vec2::new(98.0, 78.0)),
    ("engine/14", 26.0, Vec2::new(98.0, 78.0)),
    ("engine/15", 26.0, Vec2::new(98.0, 78.0)),
    ("engine/5", 30.0, Vec2::new(98.0, 78.0)),
    ("engine/6", 30.0, Vec2::new(98.0, 78.0)),
    ("engine/7", 30.0, Vec2::new(98.0, 78.0)),
    ("engine/8", 30.0, Vec2::new(98.0, 78.0)),
    ("mail/upgrades", 17.0, Vec2::new(98.0, 78.0)),
];

/// The size of the figures in a picture that is drawn at this scale, if there are any.
fn in_picture(art: &Art, scale: Vec2) -> Option<f32> {
    let (_, type_size, size) = IN_PICTURES.into_iter().find(|(name, ..)| art.name.starts_with(name))?;
    let own = art.height.map_or(1.0, |height| height / size.y) * art.size.map_or(1.0, |own| own.y / size.y);
    Some(type_size * own * scale.y.abs())
}

/// Everything written in a drawing, with the size of its type.
fn written(drawing: &Drawing) -> impl Iterator<Item = (String, f32)> {
    drawing.parts.iter().filter_map(|part| match part {
        DrawingPart::Words { label, .. } if !label.text.trim().is_empty() => Some((label.text.clone(), label.size)),
        DrawingPart::Picture { art, scale, .. } => Some((art.name.to_string(), in_picture(art, *scale)?)),
        _ => None,
    })
}

/// What has been found to be too small, and how small at worst.
#[derive(Default)]
struct TooSmall {
    found: BTreeMap<(String, String), (f32, String)>,
    looked_at: usize,
}

impl TooSmall {
    /// Looks at a drawing that is shown at this scale.
    fn look(&mut self, window: &str, what: &str, drawing: &Drawing, (scale, least): (f32, f32)) {
        for (words, size) in written(drawing) {
            // Cars on small boards have plates with their values over those in their pictures.
            if what == "small board" && (words.starts_with("car/") || words.starts_with("engine/")) {
                continue;
            }
            self.looked_at += 1;
            if size * scale < least - ABOUT {
                let worst =
                    self.found.entry((window.to_owned(), what.to_owned())).or_insert((f32::INFINITY, words.clone()));
                if size * scale < worst.0 {
                    *worst = (size * scale, words);
                }
            }
        }
    }
}

/// The name of a piece without what differs from one to the other, or what kind of card it is.
fn kind(game: &Game, id: Id) -> String {
    let name = match id {
        Id::Card(card) => format!("{:?}", game.catalogue().card(card).face.kind()),
        _ => format!("{id:?}"),
    };
    let end = name.find(|letter: char| letter == ',' || letter.is_ascii_digit()).unwrap_or(name.len());
    name[..end].to_owned()
}

/// Looks at the table of a game in a window, with everything that its tabs show.
fn look_at(game: &Game, session: &Session, texts: &Texts, window: Vec2, found: &mut TooSmall) {
    let (viewport, name) = (viewport(window), window.to_string());
    let on_phone = viewport.shape.phone().is_some();
    let least = if on_phone { LEAST_ON_PHONE } else { LEAST };
    let tabs = if on_phone { Tab::VARIANTS } else { &[Tab::Offer] };
    let picked = PendingQuestion::of(game).choices.into_iter().find_map(|choice| match choice {
        Choice::CarryOut(place) => Some(Selection::Card(place)),
        _ => None,
    });
    for tab in tabs {
        lay((game, session, texts), &viewport, *tab, picked.unwrap_or_default(), |view, scene| {
            for (id, piece) in &scene.scene.pieces {
                if piece.pose.alpha > 0.3 {
                    let shown = viewport.scale * piece.pose.scale;
                    found.look(&name, &kind(game, *id), &piece.drawing, (shown, least));
                }
            }
            if view.layout.shows_small_boards || *tab == Tab::Others {
                let words = Words::new(texts, game, session);
                let seats = game.board().seats();
                for (nth, seat) in (1..seats).map(|steps| view.viewed.left(steps, seats)).enumerate() {
                    let size = view.layout.small_board(nth as u8).size();
                    let board = small_board::draw(&words, game.board(), seat, size, Default::default());
                    found.look(&name, "small board", &board, (viewport.scale, least));
                }
            }
        });
    }
}

#[test]
fn every_figure_on_the_table_can_be_read() {
    let catalogue = Catalogue::built_in().expect("the card files are in order");
    let (texts, mut found) = (Texts::default(), TooSmall::default());
    let pairs = Module::VARIANTS.iter().enumerate();
    let pairs = pairs.flat_map(|(nth, one)| Module::VARIANTS[nth + 1..].iter().map(move |other| [*one, *other]));
    for (seed, pair) in (0u64..).zip(pairs) {
        let setup = Setup { teatime: seed % 2 == 0, ..Setup::new(2 + (seed % 3) as u8, pair, seed) };
        let mut game = Game::new(catalogue.clone(), setup).expect("the set-up is legal");
        let session = Session::of(&game, SeatConfig::humans().take(game.board().seats().into()).collect());
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut turns = 0;
        while let Some(question) = game.question() {
            turns += usize::from(question.ask == Ask::TakeCard);
            // Now and then, and not only in the middle of turns.
            if turns % 7 == 3 && question.ask == Ask::TakeCard || game.choices_made().is_multiple_of(41) {
                for window in WINDOWS {
                    look_at(&game, &session, &texts, window, &mut found);
                }
            }
            game.apply(busy_random::choose(&game.legal_choices(), &mut chance)).expect("it is legal");
        }
    }
    let told =
        found.found.iter().map(|((window, what), (size, words))| format!("{window} {what}: {size:.1} {words:?}"));
    let told: Vec<_> = told.collect();
    assert!(told.is_empty(), "too small:\n{}", told.join("\n"));
    assert!(found.looked_at > 100_000, "{}", found.looked_at);
}
