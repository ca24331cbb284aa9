//! Teatime: order tiles, bought for a car, that score in every scoring phase.

use crate::model::tiles::{OrderTileId, Refreshment};
use crate::{
    model::{board::TrainId, card::*, random::shuffle, score::Source, train::FULL_TRAIN},
    queries::ORDER_PRICE,
    turn::{
        apply::Resolver,
        choice::{Choice, Purchase},
        event::GameEvent as E,
        game::Game,
        legal::Flow,
        listener::Listener,
    },
};
use strum::VariantArray;
use tinyvec::ArrayVec;

impl Game {
    /// every tile that lies ready, for every car that may order it.
    pub(crate) fn order_purchases(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        let me = self.board.player(self.state.seat);
        if me.purse.total() < ORDER_PRICE {
            return Flow::Continue(());
        }
        for (ready, tile) in (0..).zip(&self.board.order_tiles) {
            for train in TrainId::BOTH {
                for card_place in self.queries().places_for_order(*tile, me.train(train)) {
                    let on = Purchase::Order { ready, train, card_place };
                    let mut payments = me.purse.payments(ORDER_PRICE);
                    payments.try_for_each(|coins| found(Choice::Spend { coins, on }))?;
                }
            }
        }
        Flow::Continue(())
    }
}

impl<L: Listener> Resolver<'_, L> {
    /// a new pile brings tiles of its kind, one more than there are players.
    pub(crate) fn lay_order_tiles(&mut self, pile: Pile) {
        if !self.game.setup.teatime {
            return;
        }
        let catalogue = self.game.catalogue();
        let kind = Refreshment::VARIANTS[pile.index()];
        let of_kind = |tile: &OrderTileId| catalogue.order_tile(*tile).refreshment == kind;
        let mut tiles: ArrayVec<_> = catalogue.order_tile_ids().filter(of_kind).collect();
        shuffle(&mut tiles, &mut self.game.rng);
        tiles.truncate(usize::from(self.game.board.seats()) + 1);
        tiles.sort_unstable();
        self.emit(E::OrderTilesLaid { tiles });
        self.no_way_back();
    }

    pub(crate) fn place_order(&mut self, ready: u8, train: TrainId, card_place: u8) {
        let tile = self.game.board.order_tiles[usize::from(ready)];
        self.emit(E::OrderTilePlaced { seat: self.seat(), tile, train, card_place });
    }

    /// tiles on cars that the conductor has reached.
    pub(crate) fn score_orders(&mut self) {
        let seat = self.seat();
        for train in TrainId::BOTH {
            for (card_place, points) in
                self.game.queries().order_points(seat, train).collect::<ArrayVec<[_; FULL_TRAIN]>>()
            {
                self.emit(E::OrderScored { seat, train, card_place, points });
                self.score(points, Source::Orders);
            }
        }
    }
}
