//! What can be chosen: every legal choice, and why any other is refused.

use std::{cell::LazyCell, ops::ControlFlow};

use rand::Rng;

use super::{
    choice::*,
    game::Game,
    state::{PendingStep, Phase, SourcedFrame},
};
use crate::{
    model::{
        board::{PlayerBoard, TrainId},
        card::*,
        random::below,
        train::Train,
    },
    queries::{GAME_END_PRICE, ORDER_PRICE},
};

/// Goes on with the next choice, or breaks off because what was looked for is found.
pub(crate) type Flow = ControlFlow<()>;

impl Game {
    /// Every legal choice in a stable order; empty when the game is over.
    pub fn legal_choices(&self) -> Vec<Choice> {
        let mut list = Vec::new();
        self.legal_choices_into(&mut list);
        list
    }

    /// [`Self::legal_choices`] into a list whose memory is used again.
    pub fn legal_choices_into(&self, list: &mut Vec<Choice>) {
        list.clear();
        let _ = self.each_choice(&mut |choice| {
            list.push(choice);
            Flow::Continue(())
        });
    }

    /// Whether a choice is one of the legal ones.
    pub fn is_legal(&self, choice: Choice) -> bool {
        let is_it = |other| if other == choice { Flow::Break(()) } else { Flow::Continue(()) };
        self.each_choice(&mut { is_it }).is_break()
    }

    /// One of the legal choices, each equally likely; none when the game is over.
    pub fn random_choice(&self, rng: &mut impl Rng) -> Option<Choice> {
        let mut count = 0;
        let _ = self.each_choice(&mut |_| {
            count += 1;
            Flow::Continue(())
        });
        let (mut left, mut found) = (if count == 0 { 0 } else { below(rng, count) }, None);
        let _ = self.each_choice(&mut |choice| {
            if left == 0 {
                found = Some(choice);
                return Flow::Break(());
            }
            left -= 1;
            Flow::Continue(())
        });
        found
    }

    /// Whether this is the only legal choice.
    pub(crate) fn is_only_choice(&self, only: Choice) -> bool {
        let other = |choice| if choice == only { Flow::Continue(()) } else { Flow::Break(()) };
        self.each_choice(&mut { other }).is_continue()
    }

    /// Passes `found` every legal choice until it breaks off.
    fn each_choice(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        match self.state.pending.last() {
            Some(PendingStep::Frame(frame)) => self.frame_choices(frame, found),
            Some(PendingStep::MailCar(_)) => {
                self.me().mail_cars.iter().try_for_each(|mail_car| found(Choice::PlaceMailCar { mail_car: *mail_car }))
            }
            Some(PendingStep::MakeRoom(_)) => {
                self.purchases(found)?;
                found(Choice::CoinsToPoints)
            }
            Some(PendingStep::Celebrity(_)) => self.celebrity_choices(found),
            Some(PendingStep::Postcard(_)) => self.postcard_choices(found),
            Some(PendingStep::PassengerOrLuggage(card)) => self.boarding_choices(*card).try_for_each(found),
            Some(PendingStep::MiddleCard(_)) => self.middle_card_choices(found),
            Some(PendingStep::Factories(_)) => {
                found(Choice::RunFactory)?;
                found(Choice::Finish)?;
                self.between_choices(found)
            }
            Some(PendingStep::Storage { uses_left, toolbox_used, .. }) => {
                self.storage_choices(*uses_left, *toolbox_used, found)?;
                found(Choice::Finish)?;
                self.between_choices(found)
            }
            Some(PendingStep::DiscardEvidence(_)) => self.evidence_choices(found),
            None => self.stage_choices(found),
        }
    }

    #[inline]
    fn me(&self) -> &PlayerBoard {
        self.board.player(self.state.seat)
    }

    fn stage_choices(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        match self.state.phase {
            Phase::Revelation | Phase::Over => return Flow::Continue(()),
            Phase::Draft => {
                let hand = 0..self.secrets.draft_hand.len() as u8;
                return hand.map(|hand| Choice::KeepGameEndCard { hand }).try_for_each(found);
            }
            Phase::Turn { taken: false } => {
                let celebrities = LazyCell::new(|| self.can_seat_celebrity());
                let postcards = LazyCell::new(|| self.can_pin_postcard());
                for (place, card) in self.board.offer.cards() {
                    let possible = match self.catalogue().kind(card) {
                        CardKind::Celebrity => *celebrities,
                        CardKind::Postcard => *postcards,
                        CardKind::PassengerLuggage => self.boarding_choices(card).next().is_some(),
                        _ => true,
                    };
                    if possible {
                        found(Choice::CarryOut(place))?;
                    }
                    found(Choice::Decline(place))?;
                }
                if self.board.offer.start_tile_taken_by.is_none() {
                    found(Choice::TakeStartPlayerTile)?;
                }
            }
            Phase::Scoring => {
                let reached = 1..=self.me().route.locomotive;
                let mut ready = reached.filter(|station| self.station_ready(*station));
                ready.try_for_each(|station| found(Choice::UseStation { station }))?;
            }
            Phase::Turn { taken: true } | Phase::OutOfTurn => {}
        }
        self.between_choices(found)?;
        if self.state.phase != (Phase::Turn { taken: false }) {
            found(Choice::EndTurn)?;
        }
        Flow::Continue(())
    }

    /// What can be done between two frames: one that waits, contracts and coins.
    fn between_choices(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        (0..self.state.waiting.len() as u8).try_for_each(|waiting| found(Choice::BeginFrame { waiting }))?;
        if self.state.phase == Phase::OutOfTurn {
            return Flow::Continue(());
        }
        let mut met = (0..self.me().contracts.len() as u8).filter(|contract| self.contract_met(*contract));
        met.try_for_each(|contract| found(Choice::Fulfil { contract }))?;
        self.purchases(found)
    }

    /// What happens without a question: a card's only place, the end of a Storage with nothing left
    /// to use, a factory with nothing to do before it.
    pub(crate) fn only_way_on(&self) -> Option<Choice> {
        match self.state.pending.last()? {
            PendingStep::Factories(left) if left.is_empty() => Some(Choice::Finish),
            PendingStep::Factories(_) => {
                let unasked = |choice| match choice {
                    Choice::RunFactory | Choice::Finish => Flow::Continue(()),
                    _ => Flow::Break(()),
                };
                self.each_choice(&mut { unasked }).is_continue().then_some(Choice::RunFactory)
            }
            PendingStep::Storage { uses_left, toolbox_used, .. } => {
                self.storage_done(*uses_left, *toolbox_used).then_some(Choice::Finish)
            }
            _ => {
                let mut only = None;
                let another = self.each_choice(&mut |choice| match only.replace(choice) {
                    None => Flow::Continue(()),
                    Some(_) => Flow::Break(()),
                });
                if another.is_break() { None } else { only }
            }
        }
    }

    /// a celebrity needs a free car.
    fn can_seat_celebrity(&self) -> bool {
        self.me().trains.iter().any(|train| train.first_free_car().is_some())
    }

    /// a postcard needs a route card without one.
    fn can_pin_postcard(&self) -> bool {
        self.me().route.free_for_postcard().next().is_some()
    }

    /// Whether a reached station still has a frame to give in this part.
    pub fn station_ready(&self, station: u8) -> bool {
        let used = self.state.stations_used.iter().filter(|used| **used == station).count();
        station <= self.me().route.locomotive
            && used < usize::from(self.queries().station_copies(self.state.seat, station))
    }

    fn frame_choices(&self, frame: &SourcedFrame, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        for (place, symbol) in frame.symbols.iter().enumerate() {
            if !frame.symbols[..place].contains(symbol) {
                self.acts(*symbol, &mut |act| found(Choice::Resolve { symbol: place as u8, act }))?;
            }
        }
        found(Choice::EndFrame)
    }

    /// Whether anything can be done for a symbol now.
    pub(crate) fn can_act(&self, symbol: Symbol) -> bool {
        self.acts(symbol, &mut |_| Flow::Break(())).is_break()
    }

    /// Everything that can be done for one symbol now.
    fn acts(&self, symbol: Symbol, found: &mut impl FnMut(Act) -> Flow) -> Flow {
        match symbol {
            Symbol::Car => self.add_car_acts(found),
            Symbol::Upgrade { from } => self.upgrade_acts(|value| value == from, found),
            Symbol::UpgradeOfChoice => {
                self.upgrade_acts(|_| true, found)?;
                self.add_car_acts(found)
            }
            Symbol::CarOrFirstUpgrade => {
                self.add_car_acts(found)?;
                self.upgrade_acts(|value| value == CarValue::V0, found)
            }
            Symbol::BothConductors(steps) => self.conductor_acts(steps, |_| steps, found),
            Symbol::OneConductor(steps) => self.conductor_acts(steps, |upper| steps - upper, found),
            Symbol::Locomotive(stations) => {
                let route = &self.me().route;
                let far = stations.min(route.length() - route.locomotive);
                (1..=far).try_for_each(|stations| found(Act::Locomotive { stations }))
            }
            Symbol::Coins(_) => found(Act::Coins),
            Symbol::FactoryUpgrade { place } => {
                let limit = self.queries().factory_limit(self.state.seat, place);
                self.upgrade_acts(|value| value.next().is_some_and(|to| Some(to) <= limit), found)?;
                self.add_car_acts(found)
            }
            Symbol::Points(_) => Flow::Continue(()),
            Symbol::GameEndCard => {
                let mut open = (0..4).filter(|slot| self.board.market[usize::from(*slot)].is_some());
                open.try_for_each(|slot| found(Act::GameEndCard { slot }))
            }
        }
    }

    fn add_car_acts(&self, found: &mut impl FnMut(Act) -> Flow) -> Flow {
        let mut growing = TrainId::BOTH.into_iter().filter(|train| self.me().train(*train).can_grow());
        growing.try_for_each(|train| found(Act::AddCar(train)))
    }

    fn upgrade_acts(&self, allowed: impl Fn(CarValue) -> bool, found: &mut impl FnMut(Act) -> Flow) -> Flow {
        for train in TrainId::BOTH {
            for (place, value) in self.me().train(train).upgrades() {
                if allowed(value) {
                    found(Act::Upgrade { train, card_place: place as u8 })?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Steps of the upper conductor up to `most`, and of the lower one as many as are left after them.
    fn conductor_acts(&self, most: u8, left: impl Fn(u8) -> u8, found: &mut impl FnMut(Act) -> Flow) -> Flow {
        let [far_up, far_down] = self.me().trains.each_ref().map(Train::steps_left);
        for upper in 0..=far_up.min(most) {
            for lower in u8::from(upper == 0)..=far_down.min(left(upper)) {
                found(Act::Conductors { upper, lower })?;
            }
        }
        Flow::Continue(())
    }

    /// Everything the coins can buy.
    fn purchases(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        if self.state.phase == Phase::OutOfTurn {
            return Flow::Continue(());
        }
        let purse = &self.me().purse;
        for (column, coins) in [[1, 0, 0], [0, 1, 0], [0, 0, 1]].into_iter().enumerate() {
            if !purse.holds(coins) {
                continue;
            }
            let mut buy = |act| found(Choice::Spend { coins, on: Purchase::Act(act) });
            match column {
                0 => self.acts(Symbol::Car, &mut buy)?,
                1 => {
                    self.acts(Symbol::OneConductor(1), &mut buy)?;
                    self.acts(Symbol::Locomotive(1), &mut buy)?;
                }
                _ => self.acts(Symbol::UpgradeOfChoice, &mut buy)?,
            }
            found(Choice::Spend { coins, on: Purchase::Point })?;
        }
        for coins in purse.payments(GAME_END_PRICE) {
            self.acts(Symbol::GameEndCard, &mut |act| found(Choice::Spend { coins, on: Purchase::Act(act) }))?;
        }
        self.order_purchases(found)
    }

    /// Why a choice that is not listed is refused.
    pub(crate) fn why_refused(&self, choice: Choice) -> Refusal {
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
        let is_it = |possible| if possible == act { Flow::Break(()) } else { Flow::Continue(()) };
        let listed = self.acts(symbol, &mut { is_it }).is_break();
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
        Purchase::Order { .. } => sum == ORDER_PRICE,
        Purchase::Act(Act::GameEndCard { .. }) => sum == GAME_END_PRICE,
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
