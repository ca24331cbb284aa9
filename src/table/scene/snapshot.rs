//! What lies on the table, read back from the entities that show it, so that a test can compare it
//! with what the game says.

use std::collections::BTreeMap;

use bevy::{ecs::system::SystemParam, prelude::*};
use serde::Serialize;

use super::pieces::Id;
#[cfg(test)]
use crate::table::names::Tab;
use crate::{
    drawing::{Drawing, DrawingPart},
    scene::{motion::Pieces, scene_piece::ScenePiece},
    session::ViewedSeat,
};
use rules::{
    Game, Seat, TrainId,
    model::train::{Guest, TrainCard},
};

/// What is drawn of the table and of the board in front.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Snapshot {
    /// Whose board lies in front.
    pub viewed: u8,
    /// The pictures of the cards of both trains, from left to right, such as `car/4` or `mail/coins`.
    pub trains: [Vec<String>; 2],
    /// How many coins lie in each column.
    pub coins: [u8; 3],
    /// The Action cards drawn as whole cards or contracts, by number.
    pub cards: Vec<u16>,
    /// The Game End cards drawn, by number.
    pub game_end: Vec<u8>,
    /// The mail cars drawn, beside the trains or in them.
    pub mail_cars: Vec<u8>,
    /// How many cards each conductor has reached; at 0 he is still on his plinth.
    pub conductors: [u8; 2],
    /// The station that the locomotive is at; 0 is Paris.
    pub locomotive: u8,
    /// How many places the route has.
    pub route: u8,
    /// Whether the Start Player tile lies in the offer.
    pub start_tile: bool,
    /// The order tiles that can be bought, by number.
    pub orders: Vec<u8>,
}

#[cfg(test)]
impl Snapshot {
    /// Whether this is what should be drawn of the whole table while a tab is shown.
    pub fn shows_part_of(&self, whole: &Self, tab: Tab) -> bool {
        fn part<T: PartialEq>(some: &[T], all: &[T]) -> bool {
            some.iter().all(|one| all.contains(one))
        }
        let trains =
            self.trains.iter().all(Vec::is_empty) || self.trains == whole.trains && self.conductors == whole.conductors;
        let of_tab = match tab {
            Tab::Offer => trains && !self.trains[0].is_empty(),
            Tab::Route => trains && (self.route, self.locomotive) == (whole.route, whole.locomotive),
            Tab::Market => self.game_end == whole.game_end && self.orders == whole.orders,
            Tab::Coins => self.coins == whole.coins,
            Tab::Contract | Tab::Others | Tab::Log => true,
        };
        let parts = part(&self.cards, &whole.cards) && part(&self.mail_cars, &whole.mail_cars);
        self.viewed == whole.viewed && trains && of_tab && parts
    }
}

/// What is drawn and what should be drawn, for tests inside and outside the program.
#[derive(SystemParam)]
pub struct TableCheck<'w, 's> {
    pieces: Res<'w, Pieces<Id>>,
    laid: Query<'w, 's, &'static ScenePiece>,
    viewed: Res<'w, ViewedSeat>,
}

impl TableCheck<'_, '_> {
    pub fn drawn(&self) -> Snapshot {
        digest(&self.pieces, &self.laid, self.viewed.0)
    }

    /// The pictures of everything that is drawn.
    #[cfg(test)]
    pub fn pictures(&self) -> Vec<String> {
        let laid = self.pieces.iter().filter_map(|(_, entity)| self.laid.get(entity).ok());
        laid.flat_map(|laid| pictures(&laid.piece.drawing)).map(str::to_owned).collect()
    }

    /// Where the Action cards lie, in layout pixels, by number.
    #[cfg(test)]
    pub fn cards(&self) -> Vec<(u16, IVec2)> {
        let at = |entity| Some(self.laid.get(entity).ok()?.piece.pose.at.round().as_ivec2());
        let laid = self.pieces.iter().filter_map(|(id, entity)| match id {
            Id::Card(card) => Some((card.0, at(entity)?)),
            _ => None,
        });
        let mut cards: Vec<_> = laid.collect();
        cards.sort_by_key(|(card, _)| *card);
        cards
    }

    /// What the game says should be drawn.
    pub fn expected(&self, game: &Game) -> Snapshot {
        expected(game, self.viewed.0)
    }
}

/// Reads the table back.
pub fn digest(pieces: &Pieces<Id>, laid: &Query<&ScenePiece>, viewed: Seat) -> Snapshot {
    let mut digest = Snapshot { viewed: viewed.0, ..default() };
    let mut cars: BTreeMap<(u8, i32), String> = BTreeMap::new();
    for (id, entity) in pieces.iter() {
        let Ok(laid) = laid.get(entity) else { continue };
        match id {
            Id::Car(_, train, place) => {
                cars.insert((train as u8, i32::from(place)), stock(&laid.piece.drawing));
            }
            Id::MailCar(_, mail_car) => {
                digest.mail_cars.push(mail_car);
            }
            Id::Card(card) => digest.cards.push(card.0),
            Id::GameEnd(card) => digest.game_end.push(card.0),
            Id::Coin(_, column, _) => digest.coins[usize::from(column)] += 1,
            Id::RoutePlace(..) => digest.route += 1,
            Id::StartTile => digest.start_tile = true,
            Id::Order(tile) => digest.orders.push(tile.0),
            Id::Conductor(_, train) => digest.conductors[train as usize] = laid.piece.means,
            Id::Locomotive(_) => digest.locomotive = laid.piece.means,
            _ => {}
        }
    }
    for ((train, _), picture) in cars {
        digest.trains[usize::from(train)].push(picture);
    }
    digest.cards.sort_unstable();
    digest.game_end.sort_unstable();
    digest.mail_cars.sort_unstable();
    digest.orders.sort_unstable();
    digest
}

/// The picture of the car or engine in a drawing.
fn stock(drawing: &Drawing) -> String {
    pictures(drawing)
        .rfind(|name| {
            let value = |kind| name.strip_prefix(kind).and_then(|rest: &str| rest.chars().next());
            value("car/").or(value("engine/")).is_some_and(|first| first.is_ascii_digit())
        })
        .unwrap_or_default()
        .to_owned()
}

fn pictures(drawing: &Drawing) -> impl DoubleEndedIterator<Item = &str> {
    drawing.parts.iter().filter_map(|part| match part {
        DrawingPart::Picture { art, .. } => Some(art.name.as_ref()),
        _ => None,
    })
}

/// What should be drawn, from the rules alone.
pub fn expected(game: &Game, viewed: Seat) -> Snapshot {
    let (board, me) = (game.board(), game.board().player(viewed));
    let mut digest = Snapshot { viewed: viewed.0, coins: me.purse.columns(), ..default() };
    for train in TrainId::BOTH {
        let own = me.train(train);
        for (place, card) in own.cards.iter().enumerate() {
            let reached = own.reached(place);
            match card {
                TrainCard::Car(car) => {
                    let form = match (car.guest, reached) {
                        (Some(Guest::Celebrity(_)), true) => "/guest",
                        (Some(Guest::Celebrity(_)), false) => "/guest-dark",
                        (Some(Guest::Passenger { .. }), true) => "/seat",
                        (Some(Guest::Passenger { .. }), false) => "/seat-dark",
                        (_, true) => "",
                        (_, false) => "/dark",
                    };
                    digest.trains[train as usize].push(format!("car/{}{form}", car.value));
                }
                TrainCard::MailCar(mail_car) => digest.mail_cars.push(*mail_car),
                TrainCard::Locomotive(tile) => {
                    let value = game.catalogue().boards().locomotive_tiles[usize::from(*tile)].value;
                    let dark = if reached { "" } else { "/dark" };
                    digest.trains[train as usize].push(format!("engine/{value}{dark}"));
                }
            }
        }
        digest.conductors[train as usize] = own.conductor;
    }
    digest.mail_cars.extend(&me.mail_cars);
    digest.mail_cars.sort_unstable();
    digest.cards = board.offer.rows.iter().flatten().flatten().chain(&me.contracts).map(|card| card.0).collect();
    digest.cards.extend(board.players.iter().filter_map(|player| player.hand).map(|card| card.0));
    // Of the covered middle cards the two uppermost can be seen.
    let middle = me.middle.iter().flat_map(|place| place.covered.iter().rev().take(2).chain([&place.card]));
    digest.cards.extend(middle.map(|card| card.0));
    digest.cards.extend(board.storage.iter().chain(&board.storage_used).map(|card| card.0));
    digest.orders = board.order_tiles.iter().map(|tile| tile.0).collect();
    digest.orders.sort_unstable();
    digest.cards.sort_unstable();
    digest.game_end = board.market.iter().flatten().map(|card| card.0).collect();
    digest.game_end.sort_unstable();
    digest.route = me.route.places.len() as u8;
    digest.locomotive = me.route.locomotive;
    digest.start_tile = board.offer.start_tile_taken_by.is_none();
    digest
}
