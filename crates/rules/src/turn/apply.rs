//! What a choice does: the resolver carries it out and reports every step as an event.

use std::iter;

use tinyvec::ArrayVec;

use super::{
    choice::*,
    event::{FrameSource, GameEvent as E},
    game::Game,
    listener::Listener,
    state::{PendingStep, Phase, SourcedFrame},
};
use crate::model::{
    board::{Person, *},
    card::*,
    score::Source,
    train::FULL_TRAIN,
};

/// Carries choices out. The table changes only through [`Resolver::emit`].
pub(crate) struct Resolver<'g, L> {
    pub game: &'g mut Game,
    pub listener: &'g mut L,
}

impl Game {
    /// Carries out a choice that [`Game::legal_choices`] has just listed, without checking it again: for
    /// bots that try out many. Any other choice leaves the game in an undefined state.
    pub fn apply_unchecked(&mut self, choice: Choice, listener: &mut impl Listener) {
        self.made += 1;
        let seat = self.state.seat;
        let mut resolver = Resolver { game: self, listener };
        resolver.carry_out(choice);
        resolver.settle();
        if self.state.seat != seat || self.is_over() {
            self.undo_floor = self.made;
        }
    }
}

impl<L: Listener> Resolver<'_, L> {
    /// Reports an event and applies it to the table.
    #[inline]
    pub(crate) fn emit(&mut self, event: E) {
        self.game.board.apply_event(&event);
        self.listener.hear(event);
    }

    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.game.state.seat
    }

    #[inline]
    pub(crate) fn me(&self) -> &PlayerBoard {
        self.game.board.player(self.seat())
    }

    /// Something hidden was shown: undo cannot go back past it.
    pub(crate) fn no_way_back(&mut self) {
        self.game.undo_floor = self.game.made;
        self.game.reveals += 1;
    }

    fn carry_out(&mut self, choice: Choice) {
        let seat = self.seat();
        match choice {
            Choice::KeepGameEndCard { hand } => self.keep_drafted(hand),
            Choice::CarryOut(place) => {
                let card = self.take_card(place, false);
                match &self.game.catalogue().card(card).face {
                    Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => {
                        let frame = *frame;
                        self.run_frame(FrameSource::Card(card), frame);
                    }
                    Face::Route { stations, .. } => {
                        let stations = stations.len() as u8;
                        self.emit(E::RouteExtended { seat, card, stations });
                    }
                    Face::Contract(_) => self.emit(E::ContractLaid { seat, card }),
                    Face::Celebrity(_) => self.celebrity_taken(card),
                    Face::Postcard(_) => self.postcard_taken(card),
                    Face::Suspect(suspect, frame) => {
                        let (suspect, frame) = (*suspect, *frame);
                        self.throw_suspicion(Person::Seat(seat), suspect);
                        self.run_frame(FrameSource::Card(card), frame);
                    }
                    Face::DestroyEvidence => {
                        self.emit(E::DestroyEvidenceLaid { person: Person::Seat(seat), card });
                    }
                    Face::PassengerLuggage { .. } => {
                        self.game.state.pending.push(PendingStep::PassengerOrLuggage(card))
                    }
                    Face::Switch { .. } | Face::Mechanic { .. } | Face::Factory => self.middle_card_taken(card),
                    Face::Storage => self.storage_taken(card),
                }
            }
            Choice::Decline(place) => {
                let card = self.take_card(place, true);
                self.run_frame(FrameSource::Declined(card), frame_of([Symbol::UpgradeOfChoice]));
            }
            Choice::TakeStartPlayerTile => self.take_start_player_tile(),
            Choice::Resolve { symbol, act } => {
                let Some(PendingStep::Frame(frame)) = self.game.state.pending.last_mut() else { return };
                let symbol = frame.symbols.remove(usize::from(symbol));
                self.emit(E::SymbolResolved { seat, symbol });
                self.act(act, Some(symbol));
            }
            Choice::EndFrame => self.end_frame(),
            Choice::BeginFrame { waiting } => {
                let frame = self.game.state.waiting.remove(usize::from(waiting));
                self.run_frame(frame.source, frame.symbols);
            }
            Choice::Spend { coins, on } => {
                self.emit(E::CoinsSpent { seat, coins });
                match on {
                    Purchase::Act(act) => self.act(act, None),
                    Purchase::Point => self.score(1, Source::Coins),
                    Purchase::Order { ready, train, card_place } => self.place_order(ready, train, card_place),
                }
            }
            Choice::CoinsToPoints => {
                if let Some(PendingStep::MakeRoom(coins)) = self.game.state.pending.pop() {
                    self.place_what_fits(coins);
                }
            }
            Choice::Fulfil { contract } => self.fulfil(contract),
            Choice::UseStation { station } => self.use_station(station),
            Choice::PlaceMailCar { mail_car } => {
                if let Some(PendingStep::MailCar(train)) = self.game.state.pending.pop() {
                    self.emit(E::MailCarPlaced { seat, train, mail_car });
                    let frame = self.game.catalogue().boards().mail_cars[usize::from(mail_car)];
                    self.gain_frame(FrameSource::MailCar(mail_car), frame);
                }
            }
            Choice::SeatCelebrity(train) => self.seat_celebrity(train),
            Choice::PinPostcard { route_place } => self.pin_postcard(route_place),
            Choice::PlacePassenger => self.place_passenger(),
            Choice::PlaceLuggage => self.place_luggage(),
            Choice::PlaceMiddleCard { place } => self.place_middle_card(place),
            Choice::RunFactory => self.run_factory(),
            Choice::UseStorageCard { drawn } => self.use_storage_card(drawn),
            Choice::UseToolbox => self.use_toolbox(),
            Choice::Finish => self.finish_task(),
            Choice::DiscardEvidence { token } => self.discard_evidence(token),
            Choice::EndTurn => self.end_stage(),
        }
    }

    /// Ends what has nothing left to be chosen, until something is asked.
    fn settle(&mut self) {
        loop {
            match self.game.state.pending.last() {
                Some(PendingStep::Frame(frame)) => {
                    if frame.symbols.iter().any(|symbol| self.game.can_act(*symbol)) {
                        return;
                    }
                    self.end_frame();
                }
                Some(PendingStep::MakeRoom(coins)) if *coins <= self.me().purse.room() => {
                    let coins = *coins;
                    self.game.state.pending.pop();
                    self.emit(E::CoinsGained { seat: self.seat(), coins });
                }
                Some(
                    PendingStep::PassengerOrLuggage(_)
                    | PendingStep::MiddleCard(_)
                    | PendingStep::Factories(_)
                    | PendingStep::Storage { .. },
                ) => {
                    let Some(choice) = self.game.only_way_on() else { return };
                    self.carry_out(choice);
                }
                Some(PendingStep::DiscardEvidence(allowed)) => {
                    let allowed = *allowed;
                    if !self.discard_without_choice(allowed) {
                        return;
                    }
                }
                Some(_) => return,
                None if self.game.state.phase == Phase::Revelation => self.next_destruction(),
                None if self.game.state.phase == Phase::OutOfTurn && self.game.state.waiting.len() < 2 => {
                    // Nothing to choose: the only frame runs, and with none left the game continues.
                    match self.game.state.waiting.pop() {
                        Some(frame) => self.run_frame(frame.source, frame.symbols),
                        None => self.end_stage(),
                    }
                }
                None => return,
            }
        }
    }

    fn take_card(&mut self, place: OfferPlace, declined: bool) -> CardId {
        let (seat, card) = (self.seat(), self.game.board.offer.card(place).expect("a listed choice names a card"));
        self.game.state.phase = Phase::Turn { taken: true };
        self.emit(E::CardTaken { seat, place, card, declined });
        self.clear_if_full(place.row);
        card
    }

    /// a row goes as soon as it has given as many cards as there are players.
    fn clear_if_full(&mut self, row: u8) {
        let offer = &self.game.board.offer;
        if offer.taken[usize::from(row)] < self.game.board.seats() {
            return;
        }
        let cards: ArrayVec<_> = offer.rows[usize::from(row)].into_iter().flatten().collect();
        if !cards.is_empty() {
            self.emit(E::RowCleared { row, cards });
            self.give_to_dummy(row, &cards);
        }
    }

    ///
    fn take_start_player_tile(&mut self) {
        let (seat, seats) = (self.seat(), self.game.board.seats());
        self.game.state.phase = Phase::Turn { taken: true };
        self.emit(E::StartPlayerTileTaken { seat });
        for steps in 0..seats {
            let symbols = self.game.catalogue().boards().start_player[usize::from(steps)];
            let source = FrameSource::StartPlayerTile;
            if steps == 0 {
                self.run_frame(source, symbols);
            } else if !symbols.is_empty() {
                self.game.state.others.push((seat.left(steps, seats), SourcedFrame::new(source, symbols)));
            }
        }
        // The taker's coins leave nothing to choose.
        while let Some(frame) = self.game.state.running_frame() {
            let Some(symbol) = frame.symbols.first().copied() else { break };
            if !matches!(symbol, Symbol::Coins(_)) {
                break;
            }
            if let Some(PendingStep::Frame(frame)) = self.game.state.pending.last_mut() {
                frame.symbols.remove(0);
            }
            self.emit(E::SymbolResolved { seat, symbol });
            self.act(Act::Coins, Some(symbol));
        }
        if let Some(place) = self.game.board.offer.first() {
            let card = self.game.board.offer.card(place).expect("the first place holds a card");
            self.emit(E::CardRemoved { place, card });
            self.clear_if_full(place.row);
        }
    }

    /// Begins to resolve a frame. Its points count at once.
    pub(crate) fn run_frame(&mut self, source: FrameSource, symbols: Frame) {
        let seat = self.seat();
        let symbols = self.score_points_in(source, symbols);
        self.emit(E::FrameBegan { seat, source, symbols });
        self.game.state.pending.push(PendingStep::Frame(SourcedFrame::new(source, symbols)));
    }

    /// A frame gained on the way waits; its points count at once.
    pub(crate) fn gain_frame(&mut self, source: FrameSource, symbols: Frame) {
        let seat = self.seat();
        let symbols = self.score_points_in(source, symbols);
        if !symbols.is_empty() {
            self.emit(E::FrameWaits { seat, source, symbols });
            self.game.state.waiting.push(SourcedFrame::new(source, symbols));
        }
    }

    fn score_points_in(&mut self, source: FrameSource, mut symbols: Frame) -> Frame {
        symbols.retain(|symbol| {
            let Symbol::Points(points) = *symbol else { return true };
            self.score(
                points,
                match source {
                    FrameSource::Contract(_) => Source::Contracts,
                    FrameSource::Passenger(_) | FrameSource::Luggage(_) => Source::PassengersAndLuggage,
                    _ => Source::Bonuses,
                },
            );
            false
        });
        symbols
    }

    fn end_frame(&mut self) {
        let Some(PendingStep::Frame(frame)) = self.game.state.pending.pop() else { return };
        let seat = self.seat();
        self.emit(E::FrameEnded { seat, lapsed: frame.symbols });
        if let FrameSource::Card(card) | FrameSource::Declined(card) = frame.source {
            self.emit(E::CardKept { seat, card });
        }
        self.gain_coins(frame.passengers_coins);
    }

    pub(crate) fn score(&mut self, points: u8, source: Source) {
        if points > 0 {
            self.emit(E::PointsScored { seat: self.seat(), points, source });
        }
    }

    /// Does one thing, for a symbol of a frame or for coins.
    fn act(&mut self, act: Act, symbol: Option<Symbol>) {
        match act {
            Act::AddCar(train) => self.add_car(train),
            Act::Upgrade { train, card_place } => self.upgrade(train, card_place),
            Act::Conductors { upper, lower } => {
                self.walk(TrainId::Upper, upper);
                self.walk(TrainId::Lower, lower);
            }
            Act::Locomotive { stations } => self.run_locomotive(stations),
            Act::Coins => {
                if let Some(Symbol::Coins(coins)) = symbol {
                    self.gain_coins(coins);
                }
            }
            Act::GameEndCard { slot } => self.take_game_end_card(slot),
        }
        self.react();
    }

    ///
    pub(crate) fn add_car(&mut self, train: TrainId) {
        let seat = self.seat();
        self.emit(E::CarAdded { seat, train });
        let cards = self.me().train(train);
        if cards.needs_mail_car() {
            self.game.state.pending.push(PendingStep::MailCar(train));
        } else if cards.cards.len() == FULL_TRAIN - 1 {
            let tile = self.game.board.tiles_taken;
            self.emit(E::LocomotiveTilePlaced { seat, train, tile });
            let upgrades = self.game.catalogue().boards().locomotive_tiles[usize::from(tile)].upgrades;
            let symbols = frame_of(iter::repeat_n(Symbol::UpgradeOfChoice, upgrades.into()));
            self.gain_frame(FrameSource::LocomotiveTile(tile), symbols);
        }
    }

    ///
    pub(crate) fn upgrade(&mut self, train: TrainId, card_place: u8) {
        if let Some(to) = self.me().train(train).upgrade_at(card_place.into()) {
            self.emit(E::CarUpgraded { seat: self.seat(), train, card_place, to });
        }
    }

    /// Steps past the last card lapse.
    fn walk(&mut self, train: TrainId, steps: u8) {
        let (seat, cards) = (self.seat(), self.me().train(train));
        let (from, to) = (cards.conductor, cards.conductor + steps.min(cards.steps_left()));
        if from == to {
            return;
        }
        self.emit(E::ConductorMoved { seat, train, from, to });
        if !self.me().train(train).at_locomotive() {
            return;
        }
        let rank = self.game.board.constantinople.len();
        if let Some(points) = self.game.catalogue().boards().constantinople.get(rank).copied() {
            self.emit(E::ConstantinopleReached { seat, train, rank: rank as u8 });
            self.score(points, Source::Constantinople);
        }
    }

    ///
    fn run_locomotive(&mut self, stations: u8) {
        let seat = self.seat();
        for _ in 0..stations {
            let station = self.me().route.locomotive + 1;
            let points = match self.game.queries().station(seat, station) {
                None => return,
                Some(Station::Points(points)) => *points,
                Some(Station::Bonus(_)) => 0,
            };
            self.emit(E::LocomotiveMoved { seat, station });
            self.score(points, Source::Route);
        }
    }

    /// on one's own turn room is made by choice, out of turn the excess turns into points.
    pub(crate) fn gain_coins(&mut self, coins: u8) {
        if coins == 0 {
            return;
        }
        if coins <= self.me().purse.room() {
            self.emit(E::CoinsGained { seat: self.seat(), coins });
        } else if self.game.state.phase == Phase::OutOfTurn {
            self.place_what_fits(coins);
        } else {
            self.game.state.pending.push(PendingStep::MakeRoom(coins));
        }
    }

    fn place_what_fits(&mut self, coins: u8) {
        let fit = coins.min(self.me().purse.room());
        if fit > 0 {
            self.emit(E::CoinsGained { seat: self.seat(), coins: fit });
        }
        self.score(coins - fit, Source::Coins);
    }

    /// its small action is resolved at once.
    fn take_game_end_card(&mut self, slot: u8) {
        let Some(card) = self.game.board.market[usize::from(slot)] else { return };
        self.emit(E::GameEndCardTaken { seat: self.seat(), slot, card });
        let action = self.game.catalogue().game_end(card).action;
        self.run_frame(FrameSource::GameEndCard(card), action);
    }
}
