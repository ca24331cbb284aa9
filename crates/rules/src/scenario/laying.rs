//! Lays a position out: event by event, as if it had been played to.

use std::sync::Arc;

use super::{LEARNER, PlayerPosition, Position, PositionError, TrainPosition};
use crate::{
    model::{
        board::{OfferPlace, Person, Seat, TrainId},
        card::*,
        catalogue::Catalogue,
        counts::{ROW_CARDS, TURNS_PER_ROUND},
        purse::Purse,
        score::Source,
        setup::Setup,
        tiles::Whodunit,
        train::FULL_TRAIN,
    },
    turn::{event::GameEvent as E, game::Game, state::Phase},
};

impl Position {
    /// Lays the position out: the learner's turn begins.
    ///
    /// # Errors
    /// What of it cannot be.
    pub fn game(&self, catalogue: &Arc<Catalogue>) -> Result<Game, PositionError> {
        let setup = Setup {
            start_player: Some(Seat(self.start_player)),
            teatime: self.teatime,
            dummies: self.dummies,
            ..Setup::new(self.seats, self.modules, self.seed)
        };
        let mut game = Game::new(catalogue.clone(), setup)?;
        if !(1..=6).contains(&self.round) || !(1..=TURNS_PER_ROUND).contains(&self.turn) {
            return Err(PositionError::Number("this round or turn"));
        }
        PositionLayout { game: &mut game }.lay(self)?;
        game.begin_here();
        Ok(game)
    }
}

/// A place of the offer as it is laid out.
#[derive(Clone, Copy)]
enum OfferSpace {
    Card(CardId),
    Any,
    Taken,
}

/// A game on which a position is being laid out.
struct PositionLayout<'g> {
    game: &'g mut Game,
}

impl PositionLayout<'_> {
    fn lay(&mut self, position: &Position) -> Result<(), PositionError> {
        self.lay_game_end_cards(position)?;
        for (seat, player) in (0..position.seats).map(Seat).zip(&position.players) {
            self.lay_player(seat, player)?;
        }
        if position.players.len() > usize::from(position.seats) {
            return Err(PositionError::Number("so many players"));
        }
        self.lay_whodunit(position)?;
        self.lay_round(position)
    }

    fn emit(&mut self, event: E) {
        self.game.board.apply_event(&event);
    }

    /// Takes a card out of its pile; `"*"` is the next one of the running round's.
    fn draw(&mut self, name: &str, round: u8) -> Result<CardId, PositionError> {
        let pile = &mut self.game.secrets.piles;
        if name == "*" {
            return pile[Pile::of_round(round).index()].pop().ok_or_else(|| PositionError::NoCard(name.to_owned()));
        }
        let card = self.game.catalogue.as_ref().and_then(|all| all.cards().find(|(_, card)| card.name == name));
        let Some((id, card)) = card else { return Err(PositionError::NoCard(name.to_owned())) };
        let index = card.pile.index();
        let place = pile[index].iter().position(|other| *other == id);
        pile[index].remove(place.ok_or_else(|| PositionError::NoCard(name.to_owned()))?);
        Ok(id)
    }

    /// Takes a card that lies with a player from here on: it is gone from its pile on the table as well.
    fn own(&mut self, name: &str) -> Result<CardId, PositionError> {
        let card = self.draw(name, 1)?;
        let pile = self.game.catalogue().card(card).pile.index();
        self.game.board.piles[pile] -= 1;
        Ok(card)
    }

    /// Takes a Game End card out of its pile; 0 is any.
    fn draw_game_end(&mut self, number: u8) -> Result<GameEndId, PositionError> {
        let left = &mut self.game.secrets.game_end;
        let place = left.iter().rposition(|id| number == 0 || id.0 == number - 1);
        Ok(left.remove(place.ok_or(PositionError::NoGameEndCard(number))?))
    }

    /// The draft is over: everybody has a card, four lie open.
    fn lay_game_end_cards(&mut self, position: &Position) -> Result<(), PositionError> {
        let hand = std::mem::take(&mut self.game.secrets.draft_hand);
        self.game.secrets.game_end.extend(hand);
        // What is named is drawn first, so that it is not dealt by chance.
        let drafted = if position.drafted == 0 { None } else { Some(self.draw_game_end(position.drafted)?) };
        let mut open = self.draw_game_end_cards(&position.market)?;
        let next = self.draw_game_end_cards(&position.next_game_end)?;
        let mut taken = Vec::new();
        for (seat, player) in (0..position.seats).map(Seat).zip(&position.players) {
            taken.extend(self.draw_game_end_cards(&player.game_end)?.into_iter().map(|card| (seat, card)));
        }
        for seat in (0..position.seats).map(Seat) {
            let card = match drafted {
                Some(card) if seat == LEARNER => card,
                _ => self.draw_game_end(0)?,
            };
            self.game.secrets.drafted[seat.index()] = Some(card);
            self.emit(E::GameEndCardDrafted { seat });
        }
        for (seat, card) in taken {
            self.emit(E::GameEndCardDealt { slot: 0, card });
            self.emit(E::GameEndCardTaken { seat, slot: 0, card });
        }
        while open.len() < 4 {
            open.push(self.draw_game_end(0)?);
        }
        for (slot, card) in (0..4).zip(open) {
            self.emit(E::GameEndCardDealt { slot, card });
        }
        self.game.secrets.game_end.extend(next.into_iter().rev());
        Ok(())
    }

    fn draw_game_end_cards(&mut self, numbers: &[u8]) -> Result<Vec<GameEndId>, PositionError> {
        numbers.iter().map(|number| self.draw_game_end(*number)).collect()
    }

    fn lay_player(&mut self, seat: Seat, player: &PlayerPosition) -> Result<(), PositionError> {
        for (train, cars) in [(TrainId::Upper, &player.upper), (TrainId::Lower, &player.lower)] {
            self.lay_train(seat, train, cars)?;
        }
        if player.coins.iter().zip(Purse::SPACES).any(|(coins, spaces)| *coins > spaces) {
            return Err(PositionError::Number("so many coins in a column"));
        }
        let room = self.game.board.player(seat).purse.room();
        self.emit(E::CoinsGained { seat, coins: room });
        let spare = std::array::from_fn(|column| Purse::SPACES[column] - player.coins[column]);
        self.emit(E::CoinsSpent { seat, coins: spare });
        if player.score > 0 {
            self.emit(E::PointsScored { seat, points: player.score, source: Source::UpperTrain });
        }
        for name in &player.route {
            let card = self.own(name)?;
            let Face::Route { stations, .. } = &self.game.catalogue().card(card).face else {
                return Err(PositionError::NoCard(name.clone()));
            };
            let stations = stations.len() as u8;
            self.emit(E::RouteExtended { seat, card, stations });
        }
        for (route_place, name) in (1..).zip(&player.postcards) {
            if usize::from(route_place) > player.route.len() {
                return Err(PositionError::Number("more postcards than route cards"));
            }
            let card = self.own(name)?;
            self.emit(E::PostcardPinned { seat, route_place, card });
        }
        if player.locomotive > self.game.board.player(seat).route.length() {
            return Err(PositionError::Number("a locomotive beyond the route"));
        }
        self.emit(E::LocomotiveMoved { seat, station: player.locomotive });
        for name in &player.contracts {
            let card = self.own(name)?;
            self.emit(E::ContractLaid { seat, card });
        }
        for name in &player.fulfilled {
            let card = self.own(name)?;
            self.emit(E::ContractLaid { seat, card });
            self.emit(E::ContractFulfilled { seat, card });
        }
        for name in &player.taken {
            let card = self.own(name)?;
            self.emit(E::CardKept { seat, card });
        }
        for name in &player.middle {
            let card = self.own(name)?;
            let place = self.game.board.player(seat).middle.len() as u8;
            self.emit(E::MiddleCardPlaced { seat, place, card });
        }
        for name in &player.destroy_evidence {
            let card = self.own(name)?;
            self.emit(E::DestroyEvidenceLaid { person: Person::Seat(seat), card });
        }
        for token in &player.evidence {
            let supply = &mut self.game.secrets.murder.supply;
            let place = supply.iter().position(|other| other == token);
            supply.remove(place.ok_or(PositionError::Number("so much evidence"))?);
            self.game.secrets.murder.tokens[seat.index()].push(*token);
            self.emit(E::EvidenceDealt { person: Person::Seat(seat) });
        }
        Ok(())
    }

    fn lay_train(&mut self, seat: Seat, train: TrainId, laid: &TrainPosition) -> Result<(), PositionError> {
        let wrong = || PositionError::Train(laid.cars.clone());
        let cars: Vec<_> = laid.cars.split_whitespace().collect();
        if cars.is_empty() || cars.len() > FULL_TRAIN || usize::from(laid.conductor) > cars.len() {
            return Err(wrong());
        }
        for (place, card) in cars.into_iter().enumerate() {
            let card_place = place as u8;
            if let Some(number) = card.strip_prefix('M') {
                let left = self.game.board.player(seat).mail_cars;
                let named = || number.parse().ok().filter(|number| left.contains(number));
                let mail_car = if number.is_empty() { left.first().copied() } else { named() }.ok_or_else(wrong)?;
                self.emit(E::MailCarPlaced { seat, train, mail_car });
            } else if card == "L" {
                let tile = self.game.board.tiles_taken;
                self.emit(E::LocomotiveTilePlaced { seat, train, tile });
            } else {
                let value =
                    card.parse::<u8>().ok().and_then(|value| CarValue::try_from(value).ok()).ok_or_else(wrong)?;
                if place > 0 {
                    self.emit(E::CarAdded { seat, train });
                }
                self.emit(E::CarUpgraded { seat, train, card_place, to: value });
            }
        }
        let rises =
            |train: &crate::model::train::Train| !train.cars().is_sorted_by(|(_, a), (_, b)| a.value >= b.value);
        if rises(self.game.board.player(seat).train(train)) {
            return Err(wrong());
        }
        self.emit(E::ConductorMoved { seat, train, from: 0, to: laid.conductor });
        if self.game.board.player(seat).train(train).at_locomotive() && self.game.board.constantinople.len() < 3 {
            let rank = self.game.board.constantinople.len() as u8;
            self.emit(E::ConstantinopleReached { seat, train, rank });
        }
        let mut guests = 0;
        for name in &laid.guests {
            let card = self.own(name)?;
            let card_place = self.game.board.player(seat).train(train).first_free_car().ok_or_else(wrong)? as u8;
            // Celebrities are no passengers.
            let is_celebrity = matches!(self.game.catalogue().card(card).face, Face::Celebrity(_));
            let settled = !is_celebrity && guests < laid.settled;
            guests += u8::from(!is_celebrity);
            match (&self.game.catalogue().card(card).face, train) {
                (Face::Celebrity(_), _) => self.emit(E::CelebritySeated { seat, train, card_place, card }),
                (_, TrainId::Upper) => {
                    self.emit(E::PassengerPlaced { seat, card_place, card });
                    if settled {
                        self.emit(E::PassengerSeated { seat, card_place, coins: 0 });
                    }
                }
                (_, TrainId::Lower) => {
                    self.emit(E::LuggagePlaced { seat, card_place, card });
                    if settled {
                        self.emit(E::LuggageLoaded { seat, card_place, points: 0 });
                    }
                }
            }
        }
        Ok(())
    }

    fn lay_whodunit(&mut self, position: &Position) -> Result<(), PositionError> {
        let Some(murderer) = position.murderer else { return Ok(()) };
        let whodunit = &mut self.game.secrets.murder.whodunit;
        if usize::from(murderer) >= whodunit.len() {
            return Err(PositionError::Number("this murderer"));
        }
        for (person, card) in whodunit.iter_mut().enumerate() {
            *card = if person == usize::from(murderer) { Whodunit::Murderer } else { Whodunit::Innocent };
        }
        Ok(())
    }

    /// The rounds before are over; the offer lies there, and the learner's turn begins.
    fn lay_round(&mut self, position: &Position) -> Result<(), PositionError> {
        let Position { round, turn, seats, start_player, .. } = *position;
        for earlier in (1..round).filter(|earlier| earlier % 2 == 0) {
            let pile = Pile::of_round(earlier);
            let cards = std::mem::take(&mut self.game.secrets.piles[pile.index()]).len() as u8;
            self.emit(E::PileFinished { pile, cards });
        }
        let turns_done = (turn - 1) * seats + (LEARNER.0 + seats - start_player) % seats;
        let mut offer = Vec::new();
        for row in 0..3 {
            for column in 0..ROW_CARDS {
                let name = position.offer.get(row).and_then(|row| row.get(column)).map_or("*", String::as_str);
                offer.push(match name {
                    "" => OfferSpace::Taken,
                    "*" => OfferSpace::Any,
                    name => OfferSpace::Card(self.draw(name, round)?),
                });
            }
        }
        take_the_last(&mut offer, turns_done, seats);
        let mut next = Vec::new();
        for name in &position.next {
            next.push(self.draw(name, round)?);
        }
        self.emit(E::RoundBegan { round, start_player: Seat(start_player) });
        if position.teatime {
            crate::turn::apply::Resolver { game: self.game, listener: &mut () }.lay_order_tiles(Pile::of_round(round));
            self.lay_orders(&position.orders)?;
        }
        for (place, space) in OfferPlace::all().zip(offer) {
            let card = if let OfferSpace::Card(card) = space { card } else { self.draw("*", round)? };
            self.emit(E::CardDealt { place, card });
            if matches!(space, OfferSpace::Taken) {
                self.emit(E::CardRemoved { place, card });
            }
        }
        for row in 0..3 {
            if self.game.board.offer.taken[row] >= seats {
                let cards = self.game.board.offer.rows[row].iter().flatten().copied().collect();
                self.emit(E::RowCleared { row: row as u8, cards });
            }
        }
        for card in next.into_iter().rev() {
            let pile = self.game.catalogue().card(card).pile.index();
            self.game.secrets.piles[pile].push(card);
        }
        let state = &mut self.game.state;
        state.turns_done = turns_done;
        state.seat = LEARNER;
        state.phase = Phase::Turn { taken: false };
        self.emit(E::TurnBegan { seat: LEARNER, turn });
        Ok(())
    }

    fn lay_orders(&mut self, numbers: &[u8]) -> Result<(), PositionError> {
        if numbers.is_empty() {
            return Ok(());
        }
        let all: Vec<_> = self.game.catalogue().order_tile_ids().collect();
        let tile = |number: &u8| {
            let tile = all.get(usize::from(*number).wrapping_sub(1)).copied();
            tile.ok_or(PositionError::NoOrder(*number))
        };
        let tiles = numbers.iter().map(tile).collect::<Result<_, _>>()?;
        self.emit(E::OrderTilesLaid { tiles });
        Ok(())
    }
}

/// As many cards are gone as there were turns: any cards, the last rows first, no more from a row than make it cleared.
fn take_the_last(offer: &mut [OfferSpace], turns_done: u8, seats: u8) {
    let taken = |spaces: &[OfferSpace]| spaces.iter().filter(|space| matches!(space, OfferSpace::Taken)).count();
    let mut still = usize::from(turns_done).saturating_sub(taken(offer));
    for row in offer.chunks_mut(ROW_CARDS).rev() {
        let room = usize::from(seats).saturating_sub(taken(row)).min(still);
        let any = row.iter_mut().rev().filter(|space| matches!(space, OfferSpace::Any));
        for space in any.take(room) {
            *space = OfferSpace::Taken;
            still -= 1;
        }
    }
}
