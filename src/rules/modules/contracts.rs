//! Contracts (R-7, module A): when they are met and what they bring.

use crate::rules::{
    apply::Referee,
    board::{PlayerBoard, TrainId},
    card::*,
    catalogue::Catalogue,
    event::{FrameSource, GameEvent as E},
    game::Game,
    train::{Guest, Train},
};

impl Game {
    /// Whether the seat that chooses meets the condition of one of its open contracts.
    pub(in crate::rules) fn contract_met(&self, contract: u8) -> bool {
        let player = self.board.player(self.flow.seat);
        let (met, wanted) = self.contract_progress(player, player.contracts[usize::from(contract)]);
        met >= wanted
    }

    /// How far a contract is met on a board: so many of so many. Met if they are equal or more.
    /// `(0, 1)` for a card that is no contract.
    pub fn contract_progress(&self, player: &PlayerBoard, card: CardId) -> (u8, u8) {
        let Face::Contract(contract) = &self.catalogue().card(card).face else { return (0, 1) };
        self.condition_progress(player, &contract.condition)
    }

    /// How far a player is with a condition: what is there, and what is needed.
    pub fn condition_progress(&self, player: &PlayerBoard, condition: &Condition) -> (u8, u8) {
        progress(condition, player, self.catalogue())
    }
}

fn progress(condition: &Condition, player: &PlayerBoard, catalogue: &Catalogue) -> (u8, u8) {
    let cars = |train: &Train, value| train.cars().filter(|(_, car)| car.value >= value).count() as u8;
    let each = |count: &dyn Fn(&Train) -> bool| (player.trains.iter().filter(|train| count(train)).count() as u8, 2);
    match condition {
        Condition::Cars { count, value } => (player.trains.iter().map(|train| cars(train, *value)).sum(), *count),
        Condition::CarsInEachTrain { count, value } => {
            (player.trains.iter().map(|train| cars(train, *value).min(*count)).sum(), count * 2)
        }
        Condition::Run(values) => {
            (player.trains.iter().map(|train| run_met(values, train)).max().unwrap_or(0), values.len() as u8)
        }
        Condition::BothMailCars => each(&|train| train.mail_car().is_some()),
        Condition::BothMailCarsReached => {
            each(&|train| train.mail_car().is_some_and(|(place, _)| train.reached(place)))
        }
        Condition::LocomotiveTileReached => (player.trains.iter().any(Train::at_locomotive).into(), 1),
        Condition::Guests(count) => (player.guests(), *count),
        Condition::SuspectTaken(suspect) => {
            let taken =
                |card: &&CardId| matches!(&catalogue.card(**card).face, Face::Suspect(kind, _) if kind == suspect);
            (player.taken.iter().filter(taken).count().min(1) as u8, 1)
        }
        Condition::DestroyEvidence(count) => (player.case_file.destroy_evidence.len() as u8, *count),
        Condition::PassengersOrLuggage(count) => {
            let guests = |train: TrainId| player.train(train).cars().filter_map(|(_, car)| car.guest);
            let passengers = guests(TrainId::Upper).filter(|guest| matches!(guest, Guest::Passenger { .. })).count();
            let luggage = guests(TrainId::Lower).filter(|guest| matches!(guest, Guest::Luggage { .. })).count();
            (passengers.max(luggage) as u8, *count)
        }
    }
}

/// How many values of a run the train meets. Its cars never rise to the right and better ones count,
/// so the leftmost meet a run if any do. A mail car between them interrupts nothing.
fn run_met(values: &[CarValue], train: &Train) -> u8 {
    values.iter().zip(train.cars()).filter(|(wanted, (_, car))| car.value >= **wanted).count() as u8
}

impl Referee<'_> {
    /// the contract joins the taken cards, and its reward is a frame.
    pub(in crate::rules) fn fulfil(&mut self, contract: u8) {
        let seat = self.seat();
        let card = self.me().contracts[usize::from(contract)];
        let Face::Contract(Contract { reward, .. }) = self.game.catalogue().card(card).face.clone() else { return };
        self.tell(E::ContractFulfilled { seat, card });
        let me = self.me();
        let frame = match reward {
            Reward::Frame(frame) => frame,
            Reward::PerFulfilledContract(frame) => frame.repeat(me.contracts_fulfilled.into()),
            Reward::GameEndCardPerLocomotiveTile => vec![Symbol::GameEndCard; me.locomotive_tiles().into()],
        };
        self.run_frame(FrameSource::Contract(card), frame);
    }
}
