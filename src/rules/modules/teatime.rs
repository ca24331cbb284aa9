//! Teatime: order tiles, bought for a car, that score in every scoring phase.

use crate::rules::{
    apply::Referee,
    board::TrainId,
    card::*,
    choice::{Choice, Purchase},
    event::GameEvent as E,
    game::{Game, shuffle},
    score::Source,
    train::{Car, Train},
};

/// Coins a tile costs.
const PRICE: u8 = 2;

impl Game {
    /// every tile that lies ready, for every car that may order it.
    pub(in crate::rules) fn order_purchases(&self, list: &mut Vec<Choice>) {
        let me = self.board.player(self.flow.seat);
        let payments: Vec<_> = me.purse.payments(PRICE).collect();
        for (ready, tile) in (0..).zip(&self.board.order_tiles) {
            for train in TrainId::BOTH {
                for card_place in self.places_for_order(*tile, me.train(train)) {
                    let on = Purchase::Order { ready, train, card_place };
                    list.extend(payments.iter().map(|coins| Choice::Spend { coins: *coins, on }));
                }
            }
        }
    }

    /// The cars that may order a tile: of its class at least and without an order, in a train that has
    /// no tile of the kind yet.
    pub fn places_for_order(&self, tile: OrderTileId, train: &Train) -> Vec<u8> {
        let OrderTile { refreshment, value, .. } = *self.catalogue().order_tile(tile);
        let ordered = |car: &Car| car.order.map(|order| self.catalogue().order_tile(order).refreshment);
        if train.cars().any(|(_, car)| ordered(car) == Some(refreshment)) {
            return Vec::new();
        }
        let free = train.cars().filter(|(_, car)| car.order.is_none() && car.value >= value);
        free.map(|(place, _)| place as u8).collect()
    }
}

impl Referee<'_> {
    /// a new pile brings tiles of its kind, one more than there are players.
    pub(in crate::rules) fn lay_order_tiles(&mut self, pile: Pile) {
        if !self.game.setup.teatime {
            return;
        }
        let catalogue = self.game.catalogue();
        let kind = Refreshment::ALL[pile.index()];
        let of_kind = |tile: &OrderTileId| catalogue.order_tile(*tile).refreshment == kind;
        let mut tiles: Vec<_> = catalogue.order_tile_ids().filter(of_kind).collect();
        shuffle(&mut tiles, &mut self.game.rng);
        tiles.truncate(usize::from(self.game.board.seats()) + 1);
        tiles.sort_unstable();
        self.tell(E::OrderTilesLaid { tiles });
        self.no_way_back();
    }

    pub(in crate::rules) fn place_order(&mut self, ready: u8, train: TrainId, card_place: u8) {
        let tile = self.game.board.order_tiles[usize::from(ready)];
        self.tell(E::OrderTilePlaced { seat: self.seat(), tile, train, card_place });
    }

    /// tiles on cars that the conductor has reached.
    pub(in crate::rules) fn score_orders(&mut self) {
        let seat = self.seat();
        for train in TrainId::BOTH {
            let cards = self.me().train(train);
            let reached = cards.cars().filter(|(place, _)| cards.reached(*place));
            let orders: Vec<_> = reached.filter_map(|(place, car)| Some((place as u8, car.order?))).collect();
            for (card_place, tile) in orders {
                let points = self.game.catalogue().order_tile(tile).points;
                self.tell(E::OrderScored { seat, train, card_place, points });
                self.score(points, Source::Orders);
            }
        }
    }
}
