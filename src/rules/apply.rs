//! What a choice does: the referee carries it out and tells every step as an event.

use super::{
    board::*,
    card::*,
    choice::*,
    event::{FrameSource, GameEvent as E, Person},
    flow::{SourcedFrame, Stage, Task},
    game::Game,
    score::Source,
    train::FULL_TRAIN,
};

/// Carries choices out. The table changes only through [`Referee::tell`].
pub(super) struct Referee<'g> {
    pub game: &'g mut Game,
    pub events: &'g mut Vec<E>,
}

impl Game {
    /// Carries out a choice that [`Game::choices`] has just listed, without checking it again: for
    /// bots that try many. Anything else leaves the game in no defined state.
    pub fn apply_listed(&mut self, choice: Choice, events: &mut Vec<E>) {
        self.made += 1;
        let seat = self.flow.seat;
        let mut referee = Referee { game: self, events };
        referee.carry_out(choice);
        referee.settle();
        if self.flow.seat != seat || self.is_over() {
            self.undo_floor = self.made;
        }
    }
}

impl Referee<'_> {
    /// Tells an event and lets the table absorb it.
    pub(super) fn tell(&mut self, event: E) {
        self.game.board.absorb(&event);
        self.events.push(event);
    }

    pub(super) fn seat(&self) -> Seat {
        self.game.flow.seat
    }

    pub(super) fn me(&self) -> &PlayerBoard {
        self.game.board.player(self.seat())
    }

    /// Something hidden is shown: undo cannot go back behind it.
    pub(super) fn no_way_back(&mut self) {
        self.game.undo_floor = self.game.made;
    }

    fn carry_out(&mut self, choice: Choice) {
        let seat = self.seat();
        match choice {
            Choice::KeepGameEndCard { hand } => self.keep_drafted(hand),
            Choice::CarryOut(place) => {
                let card = self.take_card(place, false);
                match self.game.catalogue().card(card).face.clone() {
                    Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => {
                        self.run_frame(FrameSource::Card(card), frame);
                    }
                    Face::Route { stations, .. } => {
                        self.tell(E::RouteExtended { seat, card, stations: stations.len() as u8 });
                    }
                    Face::Contract(_) => self.tell(E::ContractLaid { seat, card }),
                    Face::Celebrity(_) => self.celebrity_taken(card),
                    Face::Postcard(_) => self.postcard_taken(card),
                    Face::Suspect(suspect, frame) => {
                        self.throw_suspicion(Person::Seat(seat), suspect);
                        self.run_frame(FrameSource::Card(card), frame);
                    }
                    Face::DestroyEvidence => {
                        self.tell(E::DestroyEvidenceLaid { person: Person::Seat(seat), card });
                    }
                    Face::PassengerLuggage { .. } => self.game.flow.tasks.push(Task::PassengerOrLuggage(card)),
                    Face::Switch { .. } | Face::Mechanic { .. } | Face::Factory => self.middle_card_taken(card),
                    Face::Storage => self.storage_taken(card),
                }
            }
            Choice::Decline(place) => {
                let card = self.take_card(place, true);
                self.run_frame(FrameSource::Declined(card), vec![Symbol::UpgradeOfChoice]);
            }
            Choice::TakeStartPlayerTile => self.take_start_player_tile(),
            Choice::Resolve { symbol, act } => {
                let Some(Task::Frame(frame)) = self.game.flow.tasks.last_mut() else { return };
                let symbol = frame.symbols.remove(usize::from(symbol));
                self.tell(E::SymbolResolved { seat, symbol });
                self.act(act, Some(symbol));
            }
            Choice::EndFrame => self.end_frame(),
            Choice::BeginFrame { waiting } => {
                let frame = self.game.flow.waiting.remove(usize::from(waiting));
                self.run_frame(frame.source, frame.symbols);
            }
            Choice::Spend { coins, on } => {
                self.tell(E::CoinsSpent { seat, coins });
                match on {
                    Purchase::Act(act) => self.act(act, None),
                    Purchase::Point => self.score(1, Source::Coins),
                    Purchase::Order { ready, train, card_place } => self.place_order(ready, train, card_place),
                }
            }
            Choice::CoinsToPoints => {
                if let Some(Task::MakeRoom(coins)) = self.game.flow.tasks.pop() {
                    self.place_what_fits(coins);
                }
            }
            Choice::Fulfil { contract } => self.fulfil(contract),
            Choice::UseStation { station } => self.use_station(station),
            Choice::PlaceMailCar { mail_car } => {
                if let Some(Task::MailCar(train)) = self.game.flow.tasks.pop() {
                    self.tell(E::MailCarPlaced { seat, train, mail_car });
                    let frame = self.game.catalogue().boards().mail_cars[usize::from(mail_car)].clone();
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
            match self.game.flow.tasks.last() {
                Some(Task::Frame(frame)) => {
                    let mut possible = false;
                    frame.symbols.iter().for_each(|symbol| self.game.acts(*symbol, |_| possible = true));
                    if possible {
                        return;
                    }
                    self.end_frame();
                }
                Some(Task::MakeRoom(coins)) if *coins <= self.me().purse.room() => {
                    let coins = *coins;
                    self.game.flow.tasks.pop();
                    self.tell(E::CoinsGained { seat: self.seat(), coins });
                }
                Some(Task::PassengerOrLuggage(_) | Task::MiddleCard(_) | Task::Factories(_) | Task::Storage { .. }) => {
                    let Some(choice) = self.game.only_way_on() else { return };
                    self.carry_out(choice);
                }
                Some(Task::DiscardEvidence(allowed)) => {
                    let allowed = *allowed;
                    if !self.discard_without_choice(allowed) {
                        return;
                    }
                }
                Some(_) => return,
                None if self.game.flow.stage == Stage::Revelation => self.next_destruction(),
                None if self.game.flow.stage == Stage::OutOfTurn && self.game.flow.waiting.len() < 2 => {
                    // Nothing to choose: the only frame runs, and with none left the game goes on.
                    match self.game.flow.waiting.pop() {
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
        self.game.flow.stage = Stage::Turn { taken: true };
        self.tell(E::CardTaken { seat, place, card, declined });
        self.clear_full_rows();
        card
    }

    /// a row goes as soon as it gave as many cards as there are players.
    fn clear_full_rows(&mut self) {
        for row in 0..3 {
            let offer = &self.game.board.offer;
            let cards: Vec<_> = offer.rows[usize::from(row)].into_iter().flatten().collect();
            if offer.taken[usize::from(row)] >= self.game.board.seats() && !cards.is_empty() {
                self.tell(E::RowCleared { row, cards: cards.clone() });
                self.give_to_dummy(row, &cards);
            }
        }
    }

    ///
    fn take_start_player_tile(&mut self) {
        let (seat, seats) = (self.seat(), self.game.board.seats());
        self.game.flow.stage = Stage::Turn { taken: true };
        self.tell(E::StartPlayerTileTaken { seat });
        let frames = self.game.catalogue().boards().start_player.clone();
        for (steps, symbols) in (0..seats).zip(frames) {
            let source = FrameSource::StartPlayerTile;
            if steps == 0 {
                self.run_frame(source, symbols);
            } else if !symbols.is_empty() {
                self.game.flow.others.push((seat.left(steps, seats), SourcedFrame { source, symbols }));
            }
        }
        // The taker's coins leave nothing to choose.
        while let Some(frame) = self.game.flow.running_frame() {
            let Some(symbol) = frame.symbols.first().copied() else { break };
            if !matches!(symbol, Symbol::Coins(_)) {
                break;
            }
            if let Some(Task::Frame(frame)) = self.game.flow.tasks.last_mut() {
                frame.symbols.remove(0);
            }
            self.tell(E::SymbolResolved { seat, symbol });
            self.act(Act::Coins, Some(symbol));
        }
        if let Some(place) = self.game.board.offer.first() {
            let card = self.game.board.offer.card(place).expect("the first place holds a card");
            self.tell(E::CardRemoved { place, card });
            self.clear_full_rows();
        }
    }

    /// Begins to resolve a frame. Its points count at once.
    pub(super) fn run_frame(&mut self, source: FrameSource, symbols: Frame) {
        let seat = self.seat();
        let symbols = self.score_points_in(source, symbols);
        self.tell(E::FrameBegan { seat, source, symbols: symbols.clone() });
        self.game.flow.tasks.push(Task::Frame(SourcedFrame { source, symbols }));
    }

    /// A frame gained on the way waits; its points count at once.
    pub(super) fn gain_frame(&mut self, source: FrameSource, symbols: Frame) {
        let seat = self.seat();
        let symbols = self.score_points_in(source, symbols);
        if !symbols.is_empty() {
            self.tell(E::FrameWaits { seat, source, symbols: symbols.clone() });
            self.game.flow.waiting.push(SourcedFrame { source, symbols });
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
        let Some(Task::Frame(frame)) = self.game.flow.tasks.pop() else { return };
        let seat = self.seat();
        self.tell(E::FrameEnded { seat, lapsed: frame.symbols });
        if let FrameSource::Card(card) | FrameSource::Declined(card) = frame.source {
            self.tell(E::CardKept { seat, card });
        }
    }

    pub(super) fn score(&mut self, points: u8, source: Source) {
        if points > 0 {
            self.tell(E::PointsScored { seat: self.seat(), points, source });
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
    pub(super) fn add_car(&mut self, train: TrainId) {
        let seat = self.seat();
        self.tell(E::CarAdded { seat, train });
        let cards = self.me().train(train);
        if cards.needs_mail_car() {
            self.game.flow.tasks.push(Task::MailCar(train));
        } else if cards.cards.len() == FULL_TRAIN - 1 {
            let tile = self.game.board.tiles_taken;
            self.tell(E::LocomotiveTilePlaced { seat, train, tile });
            let upgrades = self.game.catalogue().boards().locomotive_tiles[usize::from(tile)].upgrades;
            self.gain_frame(FrameSource::LocomotiveTile(tile), vec![Symbol::UpgradeOfChoice; upgrades.into()]);
        }
    }

    ///
    pub(super) fn upgrade(&mut self, train: TrainId, card_place: u8) {
        if let Some(to) = self.me().train(train).upgrade_at(card_place.into()) {
            self.tell(E::CarUpgraded { seat: self.seat(), train, card_place, to });
        }
    }

    /// Steps past the last card lapse.
    fn walk(&mut self, train: TrainId, steps: u8) {
        let (seat, cards) = (self.seat(), self.me().train(train));
        let (from, to) = (cards.conductor, cards.conductor + steps.min(cards.steps_left()));
        if from == to {
            return;
        }
        self.tell(E::ConductorMoved { seat, train, from, to });
        let values = self.game.catalogue().boards().constantinople.clone();
        let rank = self.game.board.constantinople.len();
        if let (true, Some(points)) = (self.me().train(train).at_locomotive(), values.get(rank)) {
            self.tell(E::ConstantinopleReached { seat, train, rank: rank as u8 });
            self.score(*points, Source::Constantinople);
        }
    }

    ///
    fn run_locomotive(&mut self, stations: u8) {
        let seat = self.seat();
        for _ in 0..stations {
            let station = self.me().route.locomotive + 1;
            let points = match self.game.station(seat, station) {
                None => return,
                Some(Station::Points(points)) => *points,
                Some(Station::Bonus(_)) => 0,
            };
            self.tell(E::LocomotiveMoved { seat, station });
            self.score(points, Source::Route);
        }
    }

    /// on one's own turn room is made by choice, out of turn the excess turns into points.
    pub(super) fn gain_coins(&mut self, coins: u8) {
        if coins <= self.me().purse.room() {
            self.tell(E::CoinsGained { seat: self.seat(), coins });
        } else if self.game.flow.stage == Stage::OutOfTurn {
            self.place_what_fits(coins);
        } else {
            self.game.flow.tasks.push(Task::MakeRoom(coins));
        }
    }

    fn place_what_fits(&mut self, coins: u8) {
        let fit = coins.min(self.me().purse.room());
        if fit > 0 {
            self.tell(E::CoinsGained { seat: self.seat(), coins: fit });
        }
        self.score(coins - fit, Source::Coins);
    }

    /// its small action is resolved at once.
    fn take_game_end_card(&mut self, slot: u8) {
        let Some(card) = self.game.board.market[usize::from(slot)] else { return };
        self.tell(E::GameEndCardTaken { seat: self.seat(), slot, card });
        let action = self.game.catalogue().game_end(card).action.clone();
        self.run_frame(FrameSource::GameEndCard(card), action);
    }
}
