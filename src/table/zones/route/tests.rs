use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::{
    drawing::DrawingPart,
    localization::Texts,
    session::{PendingQuestion, SeatConfig, Session},
    table::{
        input::{choosing::Selection, pointed::Targets},
        names::Tab,
        testing::{WINDOWS, lay, viewport},
    },
};
use rules::{Ask, Catalogue, Choice, Game, Module, Setup, busy_random};

/// Shows every position of some games in which a card is taken.
fn turns(pair: [Module; 2], mut look: impl FnMut(&Game, &Session)) {
    let catalogue = Catalogue::built_in().expect("the card files are in order");
    for seed in 0..4 {
        let mut game = Game::new(catalogue.clone(), Setup::new(2, pair, seed)).expect("the set-up is legal");
        let session = Session::of(&game, SeatConfig::humans().take(2).collect());
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        while let Some(question) = game.question() {
            if question.ask == Ask::TakeCard {
                look(&game, &session);
            }
            // Route cards whenever there are some, so that routes are long.
            let choices = game.legal_choices();
            let route = choices.iter().copied().find(|choice| match choice {
                Choice::CarryOut(place) => {
                    let card = game.board().offer.card(*place).map(|card| &game.catalogue().card(card).face);
                    matches!(card, Some(Face::Route { .. }))
                }
                _ => false,
            });
            game.apply(route.unwrap_or_else(|| busy_random::choose(&choices, &mut chance))).expect("it is legal");
        }
    }
}

#[test]
fn a_postcard_can_be_dropped_and_clicked_anywhere_on_its_route_card() {
    let (texts, mut tried) = (Texts::default(), 0);
    turns([Module::B, Module::D], |game, session| {
        let postcard = PendingQuestion::of(game).choices.into_iter().find_map(|choice| match choice {
            Choice::CarryOut(place) => {
                let card = game.board().offer.card(place).map(|card| &game.catalogue().card(card).face);
                matches!(card, Some(Face::Postcard(_))).then_some(place)
            }
            _ => None,
        });
        let Some(place) = postcard else { return };
        lay((game, session, &texts), &viewport(WINDOWS[0]), Tab::Offer, Selection::Card(place), |view, scene| {
            let targets = Targets { all: scene.targets.clone(), ..Targets::default() };
            let lit: Vec<_> = scene
                .targets
                .iter()
                .filter(|(target, _)| matches!(target, Target::RouteCard(_)) && view.lit(*target))
                .collect();
            for (card, rect) in lit {
                let on_it = scene.targets.iter().filter(|(other, at)| {
                    matches!(other, Target::Station(_) | Target::Locomotive) && rect.contains(at.center())
                });
                for (other, at) in on_it {
                    assert_eq!(targets.at(at.center()), Some(*card), "below {other}");
                    tried += 1;
                }
            }
        });
    });
    assert!(tried > 40, "{tried} signs on lit route cards");
}

/// The words that a piece is drawn with.
fn words(piece: &Piece) -> Vec<&str> {
    let words = piece.drawing.parts.iter().filter_map(|part| match part {
        DrawingPart::Words { label, .. } => Some(label.text.as_str()),
        _ => None,
    });
    words.collect()
}

#[test]
fn every_city_of_a_long_route_has_its_name_and_every_sign_its_room() {
    let (texts, mut longest) = (Texts::default(), 0);
    turns([Module::A, Module::B], |game, session| {
        let Some(asked) = game.question() else { return };
        let places = &game.board().player(asked.seat).route.places;
        longest = longest.max(places.len());
        for window in WINDOWS {
            // On the strip of a phone that lies there is less room.
            let most = if window.y < 400.0 { 5 } else { 6 };
            lay((game, session, &texts), &viewport(window), Tab::Route, Selection::None, |view, scene| {
                for (place, own) in places.iter().enumerate() {
                    let signs = &scene.scene.pieces[&Id::Own("route-signs", view.viewed, place as u8)];
                    let name = match own.card.map(|card| &game.catalogue().card(card).face) {
                        Some(Face::Route { city, .. }) => texts.get(&format!("city-{city}")),
                        _ => texts.get("table-paris"),
                    };
                    let written = words(signs);
                    let is_there = written.iter().any(|word| match word.strip_suffix('…') {
                        // Where more route cards are than anybody takes, the beginning of a name is enough.
                        Some(begins) => places.len() > most && begins.len() > 1 && name.starts_with(begins),
                        None => *word == name,
                    });
                    assert!(is_there, "{window}: {name} of {} is not among {written:?}", places.len());
                }
                let laid = laid(view);
                for card in &laid.cards {
                    let apart = card.stations.windows(2).all(|pair| (pair[0] - pair[1]).abs() >= 9.0);
                    assert!(apart, "{window}: {:?}", card.stations);
                }
            });
        }
    });
    assert!(longest > 5, "{longest} places");
}

#[test]
fn the_locomotive_is_seen_below_the_signs() {
    for high in 66..=120u8 {
        let high = f32::from(high);
        let (top, sign) = sign_row(high);
        let chimney = strips::rail(high) - (LOCOMOTIVE.y - 1.0) * engine_scale(high);
        assert!(top + sign <= chimney + 3.01, "{high}: the signs end at {}, it begins at {chimney}", top + sign);
        assert!(top >= TOP - 0.01 && sign >= 18.0, "{high}: {sign} high at {top}");
    }
}
