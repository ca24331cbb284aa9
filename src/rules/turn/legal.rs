//! What can be chosen: every legal choice, and why any other is refused.

use super::{
    choice::*,
    game::Game,
    state::{PendingStep, Phase, SourcedFrame},
};
use crate::rules::model::{
    board::{OfferPlace, TrainId},
    card::*,
};

impl Game {
    /// Every legal choice in a stable order; empty when the game is over.
    pub fn legal_choices(&self) -> Vec<Choice> {
        let mut list = Vec::new();
        match self.state.pending.last() {
            Some(PendingStep::Frame(frame)) => self.frame_choices(frame, &mut list),
            Some(PendingStep::MailCar(_)) => {
                let left = &self.me().mail_cars;
                list.extend(left.iter().map(|mail_car| Choice::PlaceMailCar { mail_car: *mail_car }));
            }
            Some(PendingStep::MakeRoom(_)) => {
                self.purchases(&mut list);
                list.push(Choice::CoinsToPoints);
            }
            Some(PendingStep::Celebrity(_)) => self.celebrity_choices(&mut list),
            Some(PendingStep::Postcard(_)) => self.postcard_choices(&mut list),
            Some(PendingStep::PassengerOrLuggage(card)) => list = self.boarding_choices(*card),
            Some(PendingStep::MiddleCard(_)) => self.middle_card_choices(&mut list),
            Some(PendingStep::Factories(_)) => {
                list.extend([Choice::RunFactory, Choice::Finish]);
                self.between_choices(&mut list);
            }
            Some(PendingStep::Storage { uses_left, toolbox_used, .. }) => {
                self.storage_choices(*uses_left, *toolbox_used, &mut list);
                list.push(Choice::Finish);
                self.between_choices(&mut list);
            }
            Some(PendingStep::DiscardEvidence(_)) => self.evidence_choices(&mut list),
            None => self.stage_choices(&mut list),
        }
        list
    }

    fn me(&self) -> &crate::rules::model::board::PlayerBoard {
        self.board.player(self.state.seat)
    }

    fn stage_choices(&self, list: &mut Vec<Choice>) {
        match self.state.phase {
            Phase::Revelation | Phase::Over => return,
            Phase::Draft => {
                list.extend((0..self.secrets.draft_hand.len() as u8).map(|hand| Choice::KeepGameEndCard { hand }));
                return;
            }
            Phase::Turn { taken: false } => {
                for place in OfferPlace::all() {
                    let Some(card) = self.board.offer.card(place) else { continue };
                    if self.can_carry_out(card) {
                        list.push(Choice::CarryOut(place));
                    }
                    list.push(Choice::Decline(place));
                }
                if self.board.offer.start_tile_taken_by.is_none() {
                    list.push(Choice::TakeStartPlayerTile);
                }
            }
            Phase::Scoring => {
                let reached = 1..=self.me().route.locomotive;
                let ready = reached.filter(|station| self.station_ready(*station));
                list.extend(ready.map(|station| Choice::UseStation { station }));
            }
            Phase::Turn { taken: true } | Phase::OutOfTurn => {}
        }
        self.between_choices(list);
        if self.state.phase != (Phase::Turn { taken: false }) {
            list.push(Choice::EndTurn);
        }
    }

    /// What can be done between two frames: one that waits, contracts and coins.
    fn between_choices(&self, list: &mut Vec<Choice>) {
        list.extend((0..self.state.waiting.len() as u8).map(|waiting| Choice::BeginFrame { waiting }));
        if self.state.phase != Phase::OutOfTurn {
            let contracts = 0..self.me().contracts.len() as u8;
            list.extend(contracts.filter(|c| self.contract_met(*c)).map(|contract| Choice::Fulfil { contract }));
            self.purchases(list);
        }
    }

    /// What happens without a question: a card's only place, the end of a Storage with nothing left
    /// to use, a factory with nothing to do before it.
    pub(in crate::rules) fn only_way_on(&self) -> Option<Choice> {
        match self.state.pending.last()? {
            PendingStep::Factories(left) if left.is_empty() => Some(Choice::Finish),
            PendingStep::Storage { uses_left, toolbox_used, .. } => {
                self.storage_done(*uses_left, *toolbox_used).then_some(Choice::Finish)
            }
            _ => match self.legal_choices()[..] {
                [only] | [only @ Choice::RunFactory, Choice::Finish] => Some(only),
                _ => None,
            },
        }
    }

    /// Whether a card can be carried out at all, or only declined.
    pub fn can_carry_out(&self, card: CardId) -> bool {
        match self.catalogue().card(card).face {
            Face::Celebrity(_) => self.me().trains.iter().any(|train| train.first_free_car().is_some()),
            Face::Postcard(_) => self.me().route.free_for_postcard().next().is_some(),
            Face::PassengerLuggage { .. } => !self.boarding_choices(card).is_empty(),
            _ => true,
        }
    }

    /// Whether a reached station still has a frame to give in this part.
    pub fn station_ready(&self, station: u8) -> bool {
        let used = self.state.stations_used.iter().filter(|used| **used == station).count();
        station <= self.me().route.locomotive
            && used < usize::from(self.queries().station_copies(self.state.seat, station))
    }

    fn frame_choices(&self, frame: &SourcedFrame, list: &mut Vec<Choice>) {
        for (place, symbol) in frame.symbols.iter().enumerate() {
            if !frame.symbols[..place].contains(symbol) {
                self.acts(*symbol, |act| list.push(Choice::Resolve { symbol: place as u8, act }));
            }
        }
        list.push(Choice::EndFrame);
    }

    /// Everything that can be done for one symbol now.
    pub(in crate::rules) fn acts(&self, symbol: Symbol, mut found: impl FnMut(Act)) {
        match symbol {
            Symbol::Car => self.add_car_acts(&mut found),
            Symbol::Upgrade { from } => self.upgrade_acts(|value| value == from, &mut found),
            Symbol::UpgradeOfChoice => {
                self.upgrade_acts(|_| true, &mut found);
                self.add_car_acts(&mut found);
            }
            Symbol::CarOrFirstUpgrade => {
                self.add_car_acts(&mut found);
                self.upgrade_acts(|value| value == CarValue::V0, &mut found);
            }
            Symbol::BothConductors(steps) => self.conductor_acts(|upper, lower| upper.max(lower) <= steps, &mut found),
            Symbol::OneConductor(steps) => self.conductor_acts(|upper, lower| upper + lower <= steps, &mut found),
            Symbol::Locomotive(stations) => {
                let route = &self.me().route;
                let far = stations.min(route.length() - route.locomotive);
                (1..=far).for_each(|stations| found(Act::Locomotive { stations }));
            }
            Symbol::Coins(_) => found(Act::Coins),
            Symbol::FactoryUpgrade { place } => {
                self.upgrade_acts(|value| self.factory_allows(place, value.next()), &mut found);
                self.add_car_acts(&mut found);
            }
            Symbol::Points(_) => {}
            Symbol::GameEndCard => {
                let open = (0..4).filter(|slot| self.board.market[usize::from(*slot)].is_some());
                open.for_each(|slot| found(Act::GameEndCard { slot }));
            }
        }
    }

    fn add_car_acts(&self, found: &mut impl FnMut(Act)) {
        TrainId::BOTH
            .into_iter()
            .filter(|train| self.me().train(*train).can_grow())
            .for_each(|train| found(Act::AddCar(train)));
    }

    fn upgrade_acts(&self, allowed: impl Fn(CarValue) -> bool, found: &mut impl FnMut(Act)) {
        for train in TrainId::BOTH {
            for (place, value) in self.me().train(train).upgrades() {
                if allowed(value) {
                    found(Act::Upgrade { train, card_place: place as u8 });
                }
            }
        }
    }

    fn conductor_acts(&self, allowed: impl Fn(u8, u8) -> bool, found: &mut impl FnMut(Act)) {
        let [far_up, far_down] = self.me().trains.each_ref().map(crate::rules::model::train::Train::steps_left);
        for upper in 0..=far_up {
            for lower in 0..=far_down {
                if upper + lower > 0 && allowed(upper, lower) {
                    found(Act::Conductors { upper, lower });
                }
            }
        }
    }

    /// Everything the coins can buy.
    fn purchases(&self, list: &mut Vec<Choice>) {
        if self.state.phase == Phase::OutOfTurn {
            return;
        }
        let purse = &self.me().purse;
        for (column, coins) in [[1, 0, 0], [0, 1, 0], [0, 0, 1]].into_iter().enumerate() {
            if !purse.holds(coins) {
                continue;
            }
            let mut buy = |act| list.push(Choice::Spend { coins, on: Purchase::Act(act) });
            match column {
                0 => self.acts(Symbol::Car, &mut buy),
                1 => {
                    self.acts(Symbol::OneConductor(1), &mut buy);
                    self.acts(Symbol::Locomotive(1), &mut buy);
                }
                _ => self.acts(Symbol::UpgradeOfChoice, &mut buy),
            }
            list.push(Choice::Spend { coins, on: Purchase::Point });
        }
        for coins in purse.payments(4) {
            self.acts(Symbol::GameEndCard, |act| list.push(Choice::Spend { coins, on: Purchase::Act(act) }));
        }
        self.order_purchases(list);
    }

    /// Why a choice that is not listed is refused.
    pub(in crate::rules) fn why_refused(&self, choice: Choice) -> Refusal {
        let Some(ask) = self.state.ask() else { return Refusal::GameOver };
        let not_there = Refusal::NotThere { choice };
        let free = matches!(ask, Ask::TakeCard | Ask::FinishTurn | Ask::ScoringPart | Ask::Factories | Ask::Storage);
        match (choice, ask) {
            (Choice::CarryOut(place), Ask::TakeCard) if self.board.offer.card(place).is_some() => Refusal::OnlyDecline,
            (Choice::CarryOut(_) | Choice::Decline(_) | Choice::TakeStartPlayerTile, Ask::TakeCard)
            | (Choice::KeepGameEndCard { .. }, Ask::Draft)
            | (Choice::BeginFrame { .. }, Ask::OutOfTurn)
            | (Choice::PlaceMailCar { .. }, Ask::MailCar(_))
            | (Choice::PinPostcard { .. }, Ask::Postcard)
            | (Choice::PlacePassenger | Choice::PlaceLuggage, Ask::PassengerOrLuggage)
            | (Choice::PlaceMiddleCard { .. }, Ask::MiddleCard)
            | (Choice::UseToolbox, Ask::Storage)
            | (Choice::DiscardEvidence { .. }, Ask::DiscardEvidence(_)) => not_there,
            (Choice::BeginFrame { .. }, _) if free => not_there,
            (Choice::SeatCelebrity(_), Ask::Celebrity) => not_there,
            (Choice::UseStorageCard { drawn }, Ask::Storage) => {
                if usize::from(drawn) < self.board.storage.len() {
                    Refusal::WrongSymbol
                } else {
                    not_there
                }
            }
            (Choice::Resolve { symbol, act }, Ask::Frame) => {
                let frame = self.state.running_frame();
                match frame.and_then(|frame| frame.symbols.get(usize::from(symbol))) {
                    None => not_there,
                    Some(symbol) => self.why_not_act(*symbol, act, not_there),
                }
            }
            (Choice::Spend { coins, on }, _) if free || matches!(ask, Ask::MakeRoom(_)) => {
                if !self.me().purse.holds(coins) || !buys(coins, on) {
                    return Refusal::WrongCoins;
                }
                match on {
                    Purchase::Act(act) => self.why_impossible(act, not_there),
                    Purchase::Order { ready, .. } if usize::from(ready) < self.board.order_tiles.len() => {
                        Refusal::CannotOrder
                    }
                    Purchase::Order { .. } => not_there,
                    Purchase::Point => Refusal::WrongCoins,
                }
            }
            (Choice::Spend { .. } | Choice::Fulfil { .. }, ask) if !free && ask != Ask::Draft => Refusal::NotNow,
            (Choice::Fulfil { contract }, _) if free => {
                let there = usize::from(contract) < self.me().contracts.len();
                if there { Refusal::ContractNotMet } else { not_there }
            }
            (Choice::UseStation { .. }, Ask::ScoringPart) => Refusal::StationNotReady,
            (Choice::EndTurn, Ask::TakeCard) => Refusal::TakeACardFirst,
            _ => Refusal::NotAsked { choice },
        }
    }

    /// Why an act is not listed for a symbol of the running frame.
    fn why_not_act(&self, symbol: Symbol, act: Act, not_there: Refusal) -> Refusal {
        if !fits(symbol, act) {
            return Refusal::WrongSymbol;
        }
        let mut listed = false;
        self.acts(symbol, |possible| listed |= possible == act);
        // A listed act was tried for a later one of equal symbols: they are resolved first to last.
        if listed { not_there } else { self.why_impossible(act, not_there) }
    }

    fn why_impossible(&self, act: Act, not_there: Refusal) -> Refusal {
        match act {
            Act::AddCar(_) => Refusal::TrainFull,
            Act::Upgrade { train, card_place } => {
                // A car that could go up, but from another value than the one printed.
                let wrong_value = self.me().train(train).upgrade_at(card_place.into()).is_some();
                if wrong_value { Refusal::WrongSymbol } else { Refusal::CannotUpgrade }
            }
            Act::Conductors { .. } | Act::Locomotive { .. } => Refusal::TooFar,
            Act::Coins | Act::GameEndCard { .. } => not_there,
        }
    }
}

/// Whether coins of these columns can ever buy this, possible now or not.
fn buys(coins: [u8; 3], on: Purchase) -> bool {
    let sum: u8 = coins.iter().fold(0, |sum, column| sum.saturating_add(*column));
    match on {
        Purchase::Point => sum == 1,
        Purchase::Order { .. } => sum == 2,
        Purchase::Act(Act::GameEndCard { .. }) => sum == 4,
        Purchase::Act(Act::AddCar(_)) => sum == 1 && coins[1] == 0,
        Purchase::Act(Act::Upgrade { .. }) => coins == [0, 0, 1],
        Purchase::Act(Act::Conductors { .. } | Act::Locomotive { .. }) => coins == [0, 1, 0],
        Purchase::Act(Act::Coins) => false,
    }
}

/// Whether the symbol is for such an act at all.
fn fits(symbol: Symbol, act: Act) -> bool {
    match act {
        Act::AddCar(_) => !matches!(symbol, Symbol::Upgrade { .. }) && builds(symbol),
        Act::Upgrade { .. } => symbol != Symbol::Car && builds(symbol),
        Act::Conductors { .. } => matches!(symbol, Symbol::BothConductors(_) | Symbol::OneConductor(_)),
        Act::Locomotive { .. } => matches!(symbol, Symbol::Locomotive(_)),
        Act::Coins => matches!(symbol, Symbol::Coins(_)),
        Act::GameEndCard { .. } => symbol == Symbol::GameEndCard,
    }
}

/// Whether the symbol adds or upgrades a car.
fn builds(symbol: Symbol) -> bool {
    use Symbol as S;
    matches!(symbol, S::Car | S::Upgrade { .. } | S::UpgradeOfChoice | S::CarOrFirstUpgrade | S::FactoryUpgrade { .. })
}
