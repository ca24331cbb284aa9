//! How the table changes: event by event, and in no other way.

use super::event::GameEvent;
use crate::model::{
    board::{Person, *},
    card::*,
    counts::ROW_CARDS,
    score::Moment,
    train::{Car, Guest, Train, TrainCard},
};

impl Board {
    /// Applies what happened to the table. The rules change it in no other way, so showing all
    /// events of a game leads to the same table.
    #[inline]
    pub fn apply_event(&mut self, event: &GameEvent) {
        use GameEvent as E;
        match event {
            E::GameEndCardDrafted { seat } => {
                self.player_mut(*seat).hidden_game_end += 1;
                self.game_end_left -= 1;
            }
            E::GameEndCardDealt { slot, card } => {
                self.market[usize::from(*slot)] = Some(*card);
                self.game_end_left -= 1;
            }
            E::RoundBegan { round, start_player } => {
                self.round = *round;
                self.start_player = *start_player;
                self.moment = Moment::Round(*round);
                self.offer = Offer::default();
            }
            E::CardDealt { place, card } => {
                self.offer.rows[usize::from(place.row)][usize::from(place.column)] = Some(*card);
                self.piles[Pile::of_round(self.round).index()] -= 1;
            }
            E::TurnBegan { seat, turn } => {
                self.active = Some(*seat);
                self.turn = *turn;
            }
            E::CardTaken { seat, place, card, .. } => {
                self.offer.remove(*place);
                self.player_mut(*seat).hand = Some(*card);
            }
            E::StartPlayerTileTaken { seat } => self.offer.start_tile_taken_by = Some(*seat),
            E::CardRemoved { place, card } => {
                self.offer.remove(*place);
                self.gone.push(*card);
            }
            E::RowCleared { row, cards } => {
                self.offer.rows[usize::from(*row)] = [None; ROW_CARDS];
                self.gone.extend(*cards);
            }
            E::CardKept { seat, card } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                player.taken.push(*card);
            }
            E::ContractLaid { seat, card } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                player.contracts.push(*card);
            }
            E::RouteExtended { seat, card, stations } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                player.route.places.push(RoutePlace { card: Some(*card), stations: *stations, postcard: None });
            }
            E::CelebritySeated { seat, train, card_place, card } => {
                self.place_guest(*seat, *train, *card_place, Guest::Celebrity(*card));
            }
            E::PassengerPlaced { seat, card_place, card } => {
                self.place_guest(*seat, TrainId::Upper, *card_place, Guest::Passenger { card: *card, seated: false });
            }
            E::PassengerSeated { seat, card_place, .. } => {
                if let Some(Car { guest: Some(Guest::Passenger { seated, .. }), .. }) =
                    self.car_mut(*seat, TrainId::Upper, *card_place)
                {
                    *seated = true;
                }
            }
            E::LuggagePlaced { seat, card_place, card } => {
                self.place_guest(*seat, TrainId::Lower, *card_place, Guest::Luggage { card: *card, loaded: false });
            }
            E::LuggageLoaded { seat, card_place, .. } => {
                if let Some(Car { guest: Some(Guest::Luggage { loaded, .. }), .. }) =
                    self.car_mut(*seat, TrainId::Lower, *card_place)
                {
                    *loaded = true;
                }
            }
            E::MiddleCardPlaced { seat, place, card } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                let new = MiddlePlace { card: *card, ..MiddlePlace::default() };
                match player.middle.get_mut(usize::from(*place)) {
                    Some(middle) => {
                        let old = std::mem::replace(middle, new);
                        middle.covered = old.covered;
                        middle.covered.push(old.card);
                    }
                    None => player.middle.push(new),
                }
            }
            E::MechanicDone { seat, place, train, .. } => {
                self.player_mut(*seat).middle[usize::from(*place)].done[*train as usize] = true;
            }
            E::DestroyEvidenceLaid { person, card } => {
                if let Person::Seat(seat) = person {
                    self.player_mut(*seat).hand = None;
                }
                // A dummy gets it from a cleared row, which has just left the game.
                self.gone.retain(|gone| gone != card);
                self.case_file_mut(*person).destroy_evidence.push(*card);
            }
            E::EvidenceDealt { person } => {
                self.evidence_left -= 1;
                self.case_file_mut(*person).hidden += 1;
            }
            E::StorageDrawn { cards, .. } => {
                self.piles[Pile::of_round(self.round).index()] -= cards.len() as u8;
                self.storage = *cards;
            }
            E::StorageCardUsed { card, .. } => {
                self.storage.retain(|other| other != card);
                self.storage_used.push(*card);
            }
            E::StorageReturned { cards, .. } => {
                self.piles[Pile::of_round(self.round).index()] += cards;
                self.storage.clear();
                self.storage_used.clear();
            }
            E::OrderTilesLaid { tiles } => self.order_tiles = *tiles,
            E::OrderTilePlaced { seat, tile, train, card_place } => {
                self.order_tiles.retain(|ready| ready != tile);
                if let Some(car) = self.car_mut(*seat, *train, *card_place) {
                    car.order = Some(*tile);
                }
            }
            E::WhodunitRevealed { person, whodunit } => self.case_file_mut(*person).whodunit = Some(*whodunit),
            E::EvidenceRevealed { person, tokens } => {
                let file = self.case_file_mut(*person);
                file.hidden -= tokens.len() as u8;
                file.open.extend(*tokens);
            }
            E::EvidenceDiscarded { person, token } => {
                let file = self.case_file_mut(*person);
                if let Some(place) = file.open.iter().position(|other| other == token) {
                    file.open.remove(place);
                    file.discarded.push(*token);
                }
            }
            E::Arrested { people, .. } => people.iter().for_each(|person| self.case_file_mut(*person).arrested = true),
            E::PostcardPinned { seat, route_place, card } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                player.route.places[usize::from(*route_place)].postcard = Some(*card);
            }
            E::CarAdded { seat, train } => self.train_mut(*seat, *train).cards.push(TrainCard::Car(Car::default())),
            E::CarUpgraded { seat, train, card_place, to } => {
                if let Some(car) = self.car_mut(*seat, *train, *card_place) {
                    car.value = *to;
                }
            }
            E::MailCarPlaced { seat, train, mail_car } => {
                self.player_mut(*seat).mail_cars.retain(|left| left != mail_car);
                self.train_mut(*seat, *train).cards.push(TrainCard::MailCar(*mail_car));
            }
            E::LocomotiveTilePlaced { seat, train, tile } => {
                self.train_mut(*seat, *train).cards.push(TrainCard::Locomotive(*tile));
                self.tiles_taken += 1;
            }
            E::ConductorMoved { seat, train, to, .. } => self.train_mut(*seat, *train).conductor = *to,
            E::ConstantinopleReached { seat, train, .. } => self.constantinople.push((*seat, *train)),
            E::LocomotiveMoved { seat, station } => self.player_mut(*seat).route.locomotive = *station,
            E::CoinsGained { seat, coins } => self.player_mut(*seat).purse.add(*coins),
            E::CoinsSpent { seat, coins } => self.player_mut(*seat).purse.take(*coins),
            E::PointsScored { seat, points, source } => {
                let moment = self.moment;
                self.player_mut(*seat).book.book(moment, *source, *points);
            }
            E::GameEndCardTaken { seat, slot, card } => {
                self.market[usize::from(*slot)] = None;
                self.player_mut(*seat).game_end.push(*card);
            }
            E::ContractFulfilled { seat, card } => {
                let player = self.player_mut(*seat);
                player.contracts.retain(|open| open != card);
                player.contracts_fulfilled += 1;
                player.taken.push(*card);
            }
            E::OutOfTurnBegan { seat } | E::ScoringPartBegan { seat } => {
                self.active = Some(*seat);
                self.turn = 0;
            }
            E::RoundEnded { start_player, .. } => {
                self.start_player = *start_player;
                self.active = None;
                self.turn = 0;
            }
            E::PileFinished { pile, cards } => {
                self.piles[pile.index()] -= cards;
                self.gone_unseen += cards;
            }
            E::ScoringBegan { phase } => self.moment = Moment::Scoring(*phase),
            E::ScoringEnded { .. } => self.active = None,
            E::FinalScoringBegan => {
                self.moment = Moment::End;
                self.order_tiles.clear();
            }
            E::GameEndCardRevealed { seat, card } => {
                let player = self.player_mut(*seat);
                player.hidden_game_end -= 1;
                player.game_end.push(*card);
            }
            E::GameEnded { winners } => self.winners = *winners,
            E::FrameBegan { .. }
            | E::SymbolResolved { .. }
            | E::FrameEnded { .. }
            | E::FrameWaits { .. }
            | E::FrameLost { .. }
            | E::TurnEnded { .. }
            | E::FactoryBegan { .. }
            | E::ToolboxUsed { .. }
            | E::SwitchScored { .. }
            | E::OrderScored { .. }
            | E::DummySuspects { .. }
            | E::RevelationBegan
            | E::MurdererEscaped { .. }
            | E::StationUsed { .. }
            | E::CardScored { .. }
            | E::ScoringPartEnded { .. }
            | E::CoinsCounted { .. }
            | E::GameEndPartBegan { .. }
            | E::GameEndCardBegan { .. }
            | E::GameEndCardScored { .. }
            | E::FinalScoringEnded => {}
        }
    }

    fn player_mut(&mut self, seat: Seat) -> &mut PlayerBoard {
        &mut self.players[seat.index()]
    }

    fn case_file_mut(&mut self, person: Person) -> &mut CaseFile {
        match person {
            Person::Seat(seat) => &mut self.player_mut(seat).case_file,
            Person::Dummy(dummy) => &mut self.dummies[usize::from(dummy)],
        }
    }

    fn car_mut(&mut self, seat: Seat, train: TrainId, card_place: u8) -> Option<&mut Car> {
        match self.train_mut(seat, train).cards.get_mut(usize::from(card_place)) {
            Some(TrainCard::Car(car)) => Some(car),
            _ => None,
        }
    }

    fn train_mut(&mut self, seat: Seat, train: TrainId) -> &mut Train {
        &mut self.players[seat.index()].trains[train as usize]
    }

    fn place_guest(&mut self, seat: Seat, train: TrainId, card_place: u8, guest: Guest) {
        self.player_mut(seat).hand = None;
        if let Some(car) = self.car_mut(seat, train, card_place) {
            car.guest = Some(guest);
        }
    }
}
