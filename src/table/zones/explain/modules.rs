//! What is pointed at of modules C to F and Teatime: enlarged, and in words.

use bevy::prelude::*;

use super::about::{About, action_card, whole};
use crate::{
    drawing::Drawing,
    localization::{
        Value,
        words::{Words, capital},
    },
    pieces::{
        car,
        evidence::{self, TOKEN, whodunit_picture},
        size::{CARD, MIDDLE, ORDER},
    },
    table::{
        names::Target,
        scene::view::View,
        zones::{middle, storage},
    },
};
use rules::{
    CardId, Choice, Face, Person, Purchase, Symbol, TrainId, Whodunit,
    model::train::{Car, Guest},
    queries::{FactoryYield, OrderObstacle},
};

/// The thing in large and in words.
pub fn about(view: &View, words: &Words, target: Target) -> Option<About> {
    let get = |key: &str| view.texts.get(key);
    match target {
        Target::Middle(place) => middle_place(view, words, place),
        Target::Order(ready) => {
            let id = *view.board.order_tiles.get(usize::from(ready))?;
            let tile = view.catalogue.order_tile(id);
            let heading = get(&format!("order-{}", tile.refreshment));
            let values = [("value", Value::from(tile.value.points())), ("points", Value::from(tile.points))];
            let obstacle = order_obstacle(view, ready).map(get);
            let lines = [Some(view.texts.with("about-order", values)), obstacle];
            let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
            whole(car::order(view.catalogue, id, true), ORDER, 3.0, heading, text)
        }
        Target::Evidence => case(view),
        Target::EvidenceToken(nth) => {
            let token = *view.me().case_file.open.get(usize::from(nth))?;
            whole(evidence::token(token), TOKEN, 1.8, get("table-evidence"), capital(&words.token(token)) + ".")
        }
        Target::EvidenceSupply => {
            let text = view.texts.with("about-evidence-left", [("left", Value::from(view.board.evidence_left))]);
            whole(Drawing::of("evidence/back"), TOKEN, 1.8, get("table-evidence"), text)
        }
        Target::Dummy(dummy) => {
            let file = view.board.dummies.get(usize::from(dummy))?;
            let values = [
                ("tokens", Value::from(usize::from(file.hidden) + file.open.len())),
                ("cards", Value::from(file.destroy_evidence.len())),
            ];
            let row = if dummy == 0 { "about-dummy-a" } else { "about-dummy-b" };
            let text = format!("{}\n{}", get(row), view.texts.with("about-dummy", values));
            let heading = capital(&words.person_name(Person::Dummy(dummy)));
            whole(Drawing::of(whodunit_picture(file.whodunit)), CARD, 0.9, heading, text)
        }
        Target::StorageCard(drawn) => {
            let card = *view.board.storage.get(usize::from(drawn))?;
            action_card(view, words, card)
        }
        Target::Toolbox => whole(storage::toolbox_face(view), CARD, 1.3, get("card-toolbox"), get("about-toolbox")),
        _ => None,
    }
}

/// Why the player in front cannot buy an order tile now, as a key.
fn order_obstacle(view: &View, ready: u8) -> Option<&'static str> {
    let bought = |choice: &Choice| matches!(choice, Choice::Spend { on: Purchase::Order { ready: tile, .. }, .. } if *tile == ready);
    if view.pending.choices.iter().any(bought) {
        return None;
    }
    let tile = *view.board.order_tiles.get(usize::from(ready))?;
    Some(match (view.pending.question, view.queries().order_obstacle(view.viewed, tile)) {
        (Some(question), _) if question.seat != view.viewed => "about-order-turn",
        (None, _) => "about-order-turn",
        (_, Some(OrderObstacle::Coins)) => "about-order-coins",
        (_, Some(OrderObstacle::Class)) => "about-order-class",
        (_, Some(OrderObstacle::Taken)) => "about-order-taken",
        (_, None) => "about-order-frame",
    })
}

fn middle_place(view: &View, words: &Words, place: u8) -> Option<About> {
    let get = |key: &str| view.texts.get(key);
    let Some(middle) = view.me().middle.get(usize::from(place)) else {
        let heading = view.texts.with("about-middle", [("place", Value::from(place + 1))]);
        return whole(Drawing::of("middle/slot"), MIDDLE, 1.0, heading, get("about-middle-empty"));
    };
    let mut lines = vec![words.card_explained(middle.card)];
    let scores: Vec<u8> = TrainId::BOTH
        .into_iter()
        .filter_map(|train| middle::switch(view, place, middle, train))
        .map(|(p, met)| if met { p } else { 0 })
        .collect();
    if !scores.is_empty() {
        lines.push(view.texts.with("about-switch-now", [("points", Value::from(scores.iter().sum::<u8>()))]));
    }
    if middle.face_down() {
        lines.push(get("about-mechanic-done"));
    }
    if is_factory(view, middle.card) {
        let upgrades = ("upgrades", Value::from(place + 1));
        lines.push(match view.queries().factory_yield(view.viewed, place) {
            FactoryYield::NoCar | FactoryYield::Nothing => get("about-factory-nothing"),
            FactoryYield::NewCars => view.texts.with("about-factory-new-cars", [upgrades]),
            FactoryYield::Upgrades { limit } => {
                view.texts.with("about-factory-now", [upgrades, ("limit", Value::from(limit.points()))])
            }
        });
    }
    if !middle.covered.is_empty() {
        let covered = words.list("list-next", middle.covered.iter().map(|card| words.card_title(*card)));
        lines.push(view.texts.with("about-covered", [("cards", covered.into())]));
    }
    whole(
        middle::face(view, place, middle, middle::Lever::Painted),
        MIDDLE,
        1.0,
        words.card_title(middle.card),
        lines.join("\n"),
    )
}

fn is_factory(view: &View, card: CardId) -> bool {
    view.catalogue.card(card).face == Face::Factory
}

/// The player's own case file: face-down tokens are shown to their owner only.
fn case(view: &View) -> Option<About> {
    let file = &view.me().case_file;
    let mut face = Drawing::of(whodunit_picture(view.whodunit()));
    let secret: &[_] = view.known.as_ref().map_or(&[], |known| &known.evidence);
    let shown = file.open.iter().chain(secret.iter().take(file.hidden.into()));
    for (nth, token) in shown.enumerate() {
        let at = Vec2::new(124.0 + (nth % 3) as f32 * 38.0, (nth / 3) as f32 * 38.0);
        face.put(&evidence::token(*token), at.x, at.y, 0.72);
    }
    let key = match view.whodunit() {
        Some(Whodunit::Murderer) => "about-murderer",
        Some(Whodunit::Innocent) => "about-innocent",
        None => "about-whodunit",
    };
    let fingerprints: u8 = secret.iter().take(file.hidden.into()).map(|token| token.fingerprints()).sum();
    let mut lines = vec![view.texts.get(key)];
    let tokens = Value::from(usize::from(file.hidden) + file.open.len());
    if secret.is_empty() && file.open.is_empty() {
        lines.push(view.texts.with("about-evidence-hidden", [("tokens", tokens)]));
    } else {
        let all = Value::from(fingerprints + file.fingerprints());
        lines.push(view.texts.with("about-evidence", [("tokens", tokens), ("fingerprints", all)]));
    }
    let burns = file.destroys();
    lines.push(
        view.texts.with(
            "about-destroy",
            [("cards", Value::from(file.destroy_evidence.len())), ("tokens", Value::from(burns))],
        ),
    );
    let wide = if secret.is_empty() && file.open.is_empty() { CARD.x } else { CARD.x + 122.0 };
    whole(face, Vec2::new(wide, CARD.y), 1.0, view.texts.get("table-evidence"), lines.join("\n"))
}

/// What rides in or on a car, in words.
pub fn riders(view: &View, words: &Words, car: &Car) -> Vec<String> {
    let mut lines = Vec::new();
    let get = |key: &str| view.texts.get(key);
    let settled = |train| view.me().train(train).guests_settled();
    // What they wait for, and what that would bring as things stand.
    let waits = |key: &str, first: Symbol, bonus: &[Symbol]| {
        let what = words.frame(&[&[first], bonus].concat());
        view.texts.with(key, [("what", what.into())])
    };
    match car.guest {
        Some(Guest::Celebrity(card)) => {
            lines.push(view.texts.with("about-car-guest", [("name", words.card_title(card).into())]));
        }
        Some(Guest::Passenger { seated: true, .. }) => lines.push(get("about-passenger-seated")),
        Some(Guest::Luggage { loaded: true, .. }) => lines.push(get("about-luggage-loaded")),
        Some(Guest::Passenger { card, .. }) => {
            let (coins, bonus) = view.queries().passenger_brings(card, settled(TrainId::Upper));
            lines.push(waits("about-passenger-waits", Symbol::Coins(coins), bonus));
        }
        Some(Guest::Luggage { card, .. }) => {
            let (points, bonus) = view.queries().luggage_brings(card, settled(TrainId::Lower));
            lines.push(waits("about-luggage-waits", Symbol::Points(points), bonus));
        }
        None => {}
    }
    if let Some(tile) = car.order {
        let tile = view.catalogue.order_tile(tile);
        let what = tile.refreshment.to_string().into();
        lines.push(view.texts.with("about-car-order", [("what", what), ("points", Value::from(tile.points))]));
    }
    lines
}
