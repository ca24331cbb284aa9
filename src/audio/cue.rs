//! Which event sounds like what.

use super::{Effect, effect::Effect::*};
use crate::session::{BOARDS_MILLIS, HUSH_MILLIS, LAMPS_AFTER_MILLIS, ROLLS_IN_MILLIS};
use rules::{GameEvent as E, Source};

/// An effect, and the milliseconds at normal speed after which it begins.
pub type Cue = (Effect, u64);

/// How many milliseconds a guest walks before it gets on.
const WALKS_MILLIS: u64 = BOARDS_MILLIS - 220;

/// What an event sounds like.
pub fn cues(event: &E) -> &'static [Cue] {
    match event {
        E::CardDealt { .. } | E::GameEndCardDealt { .. } | E::CardKept { .. } => &[(CardDeal, 0)],
        E::CardTaken { declined: true, .. } | E::CardRemoved { .. } | E::RowCleared { .. } => &[(CardFall, 0)],
        E::CardTaken { .. }
        | E::StartPlayerTileTaken { .. }
        | E::GameEndCardTaken { .. }
        | E::GameEndCardDrafted { .. }
        | E::ContractLaid { .. } => &[(CardTake, 0)],
        E::GameEndCardBegan { .. } => &[(CardFlip, 0)],
        E::RouteExtended { .. } => &[(RouteLaid, 0)],
        // Some steps along the platform, and up.
        E::CelebritySeated { .. } | E::PassengerPlaced { .. } => {
            &[(ConductorStep, 320), (ConductorStep, 480), (ConductorStep, 640), (Celebrity, WALKS_MILLIS)]
        }
        E::PostcardPinned { .. } => &[(Postcard, 0)],
        E::CarAdded { .. } => &[(Roll, 0), (Brake, 200), (CarCouple, ROLLS_IN_MILLIS)],
        E::CarUpgraded { .. } => &[(CarUpgrade, 0), (Sparks, 100)],
        E::MailCarPlaced { .. } => &[(Roll, 0), (MailCar, ROLLS_IN_MILLIS)],
        E::LocomotiveTilePlaced { .. } => {
            &[(Roll, 0), (LocomotiveTile, ROLLS_IN_MILLIS), (Steam, 700), (Lamps, LAMPS_AFTER_MILLIS), (Whistle, 1250)]
        }
        E::ConductorMoved { .. } => &[(ConductorStep, 0), (ConductorStep, 150), (ConductorStep, 300)],
        E::ConstantinopleReached { .. } => &[(Constantinople, 0), (Horn, 500)],
        E::LocomotiveMoved { .. } => &[(Chuff, 0), (StationBell, 260)],
        E::CoinsGained { .. } | E::CoinsCounted { .. } => &[(Coin, 0)],
        E::CoinsSpent { .. } => &[(CoinSpend, 0)],
        E::PointsScored { source: Source::Route, .. } => &[(Stamp, 0)],
        E::PointsScored { .. } => &[(Points, 0)],
        // Where it is celebrated, it has been stamped before.
        E::ContractFulfilled { .. } => &[(Contract, 0)],
        E::TurnBegan { .. } | E::OutOfTurnBegan { .. } => &[(TurnBegins, 0)],
        E::RoundBegan { .. } => &[(RoundBegins, 0)],
        E::ScoringBegan { .. } | E::FinalScoringBegan | E::RevelationBegan => &[(ScoringBegins, 0)],
        E::StationUsed { .. } => &[(Whistle, 0)],
        E::Arrested { .. } => &[(Whistle, HUSH_MILLIS)],
        E::CardScored { .. } | E::GameEndCardScored { .. } | E::OrderScored { .. } => &[(LampTick, 0)],
        E::GameEnded { .. } => &[(GameOver, 0)],
        E::StorageDrawn { .. } | E::OrderTilesLaid { .. } => &[(CardDeal, 0)],
        E::EvidenceDealt { .. } | E::DestroyEvidenceLaid { .. } | E::EvidenceDiscarded { .. } => &[(Evidence, 0)],
        E::DummySuspects { .. }
        | E::MiddleCardPlaced { .. }
        | E::StorageCardUsed { .. }
        | E::OrderTilePlaced { .. } => &[(CardTake, 0)],
        E::PassengerSeated { .. } => &[(Celebrity, 0)],
        E::LuggagePlaced { .. } | E::ToolboxUsed { .. } => &[(Luggage, 0)],
        // It swings up first.
        E::LuggageLoaded { .. } => &[(Luggage, 420)],
        E::MechanicDone { worked: true, .. } | E::SwitchScored { .. } => &[(Switch, 0)],
        E::FactoryBegan { .. } => &[(Factory, 0), (Stamp, 380)],
        E::StorageReturned { .. } => &[(CardFall, 0)],
        E::WhodunitRevealed { .. } | E::EvidenceRevealed { .. } => &[(CardFlip, 0)],
        E::MurdererEscaped { .. } => &[(Contract, 0)],
        E::MechanicDone { .. }
        | E::FrameBegan { .. }
        | E::SymbolResolved { .. }
        | E::FrameEnded { .. }
        | E::FrameWaits { .. }
        | E::FrameLost { .. }
        | E::TurnEnded { .. }
        | E::RoundEnded { .. }
        | E::PileFinished { .. }
        | E::ScoringPartBegan { .. }
        | E::ScoringPartEnded { .. }
        | E::ScoringEnded { .. }
        | E::GameEndPartBegan { .. }
        | E::GameEndCardRevealed { .. }
        | E::FinalScoringEnded => &[],
    }
}

/// What a triumph sounds like, besides its event.
pub fn cues_of_triumph(event: &E) -> &'static [Cue] {
    match event {
        // It falls first.
        E::ContractFulfilled { .. } => &[(Stamp, 110)],
        E::ConstantinopleReached { .. } => &[(Whistle, 0), (Sparks, 60), (Sparks, 190)],
        E::CarUpgraded { .. } => &[(Lamps, 0), (Sparks, 120)],
        E::LocomotiveTilePlaced { .. } => &[(Stamp, 60)],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::session::Timing;
    use rules::{
        CarValue, CardId, EvidenceToken, FrameSource, GameEndId, OfferPlace, OrderTileId, Person, Pile, Seat, Source,
        Symbol, TrainId, Whodunit,
    };

    /// One of every event, in the order in which they are declared.
    fn events() -> Vec<(E, Option<Effect>)> {
        let (seat, train, card, game_end) = (Seat(1), TrainId::Upper, CardId(3), GameEndId(2));
        let place = OfferPlace { row: 1, column: 2 };
        let (source, symbols) = (FrameSource::StartPlayerTile, rules::frame_of([Symbol::Car]));
        let taken = |declined| E::CardTaken { seat, place, card, declined };
        vec![
            (E::GameEndCardDrafted { seat }, Some(CardTake)),
            (E::GameEndCardDealt { slot: 0, card: game_end }, Some(CardDeal)),
            (E::RoundBegan { round: 1, start_player: seat }, Some(RoundBegins)),
            (E::CardDealt { place, card }, Some(CardDeal)),
            (E::TurnBegan { seat, turn: 1 }, Some(TurnBegins)),
            (taken(false), Some(CardTake)),
            (taken(true), Some(CardFall)),
            (E::StartPlayerTileTaken { seat }, Some(CardTake)),
            (E::CardRemoved { place, card }, Some(CardFall)),
            (E::RowCleared { row: 0, cards: [card].into_iter().collect() }, Some(CardFall)),
            (E::CardKept { seat, card }, Some(CardDeal)),
            (E::ContractLaid { seat, card }, Some(CardTake)),
            (E::RouteExtended { seat, card, stations: 3 }, Some(RouteLaid)),
            (E::CelebritySeated { seat, train, card_place: 2, card }, Some(ConductorStep)),
            (E::PostcardPinned { seat, route_place: 1, card }, Some(Postcard)),
            (E::CarAdded { seat, train }, Some(Roll)),
            (E::CarUpgraded { seat, train, card_place: 1, to: CarValue::V1 }, Some(CarUpgrade)),
            (E::MailCarPlaced { seat, train, mail_car: 1 }, Some(Roll)),
            (E::LocomotiveTilePlaced { seat, train, tile: 1 }, Some(Roll)),
            (E::ConductorMoved { seat, train, from: 0, to: 2 }, Some(ConductorStep)),
            (E::ConstantinopleReached { seat, train, rank: 0 }, Some(Constantinople)),
            (E::LocomotiveMoved { seat, station: 4 }, Some(Chuff)),
            (E::CoinsGained { seat, coins: 2 }, Some(Coin)),
            (E::CoinsSpent { seat, coins: [1, 0, 0] }, Some(CoinSpend)),
            (E::PointsScored { seat, points: 3, source: Source::Route }, Some(Stamp)),
            (E::GameEndCardTaken { seat, slot: 0, card: game_end }, Some(CardTake)),
            (E::ContractFulfilled { seat, card }, Some(Contract)),
            (E::FrameBegan { seat, source, symbols }, None),
            (E::SymbolResolved { seat, symbol: Symbol::Car }, None),
            (E::FrameEnded { seat, lapsed: symbols }, None),
            (E::FrameWaits { seat, source, symbols }, None),
            (E::FrameLost { seat, source, symbols }, None),
            (E::OutOfTurnBegan { seat }, Some(TurnBegins)),
            (E::TurnEnded { seat }, None),
            (E::RoundEnded { round: 1, start_player: seat }, None),
            (E::PileFinished { pile: Pile::ALL[0], cards: 2 }, None),
            (E::ScoringBegan { phase: 1 }, Some(ScoringBegins)),
            (E::ScoringPartBegan { seat }, None),
            (E::StationUsed { seat, station: 2, copy: 1 }, Some(Whistle)),
            (E::CardScored { seat, train, card_place: 1, points: 2, extra: 0 }, Some(LampTick)),
            (E::ScoringPartEnded { seat }, None),
            (E::ScoringEnded { phase: 1 }, None),
            (E::FinalScoringBegan, Some(ScoringBegins)),
            (E::CoinsCounted { seat, coins: 2 }, Some(Coin)),
            (E::GameEndPartBegan { seat }, None),
            (E::GameEndCardRevealed { seat, card: game_end }, None),
            (E::GameEndCardBegan { seat, card: game_end }, Some(CardFlip)),
            (E::GameEndCardScored { seat, card: game_end, cards: 5, points: 2 }, Some(LampTick)),
            (E::FinalScoringEnded, None),
            (E::GameEnded { winners: [seat].into_iter().collect() }, Some(GameOver)),
        ]
    }

    /// The same for what modules C to F and Teatime add.
    fn module_events() -> Vec<(E, Option<Effect>)> {
        let (seat, train, card, place, card_place) = (Seat(1), TrainId::Upper, CardId(3), 2, 1);
        let (person, token) = (Person::Dummy(0), EvidenceToken::Fingerprints(2));
        let done = |worked| E::MechanicDone { seat, place, train, worked };
        vec![
            (E::DestroyEvidenceLaid { person, card }, Some(Evidence)),
            (E::DummySuspects { dummy: 1, card }, Some(CardTake)),
            (E::EvidenceDealt { person }, Some(Evidence)),
            (E::PassengerPlaced { seat, card_place, card }, Some(ConductorStep)),
            (E::PassengerSeated { seat, card_place, coins: 2 }, Some(Celebrity)),
            (E::LuggagePlaced { seat, card_place, card }, Some(Luggage)),
            (E::LuggageLoaded { seat, card_place, points: 3 }, Some(Luggage)),
            (E::MiddleCardPlaced { seat, place, card }, Some(CardTake)),
            (done(true), Some(Switch)),
            (done(false), None),
            (E::FactoryBegan { seat, place, upgrades: 3 }, Some(Factory)),
            (E::StorageDrawn { seat, cards: [card].into_iter().collect() }, Some(CardDeal)),
            (E::StorageCardUsed { seat, card }, Some(CardTake)),
            (E::ToolboxUsed { seat }, Some(Luggage)),
            (E::StorageReturned { seat, cards: 3 }, Some(CardFall)),
            (E::OrderTilesLaid { tiles: [OrderTileId(0)].into_iter().collect() }, Some(CardDeal)),
            (E::OrderTilePlaced { seat, tile: OrderTileId(0), train, card_place }, Some(CardTake)),
            (E::SwitchScored { seat, place, train, points: 4 }, Some(Switch)),
            (E::OrderScored { seat, train, card_place, points: 4 }, Some(LampTick)),
            (E::RevelationBegan, Some(ScoringBegins)),
            (E::WhodunitRevealed { person, whodunit: Whodunit::Innocent }, Some(CardFlip)),
            (E::EvidenceRevealed { person, tokens: [token].into_iter().collect() }, Some(CardFlip)),
            (E::EvidenceDiscarded { person, token }, Some(Evidence)),
            (E::Arrested { people: [person].into_iter().collect(), fingerprints: 4 }, Some(Whistle)),
            (E::MurdererEscaped { person }, Some(Contract)),
        ]
    }

    fn all_events() -> impl Iterator<Item = (E, Option<Effect>)> {
        events().into_iter().chain(module_events())
    }

    #[test]
    fn every_event_sounds_as_it_should() {
        for (event, effect) in all_events() {
            assert_eq!(cues(&event).first().map(|(effect, _)| *effect), effect, "{event:?}");
        }
    }

    #[test]
    fn every_kind_of_event_is_tested() {
        let kinds: HashSet<_> = all_events().map(|(event, _)| std::mem::discriminant(&event)).collect();
        let source = include_str!("../../crates/rules/src/turn/event.rs");
        let body = source.split_once("pub enum GameEvent {").expect("the enum is found").1;
        let declared = body.lines().filter(|line| line.starts_with("    ") && !line.trim_start().starts_with("//"));
        assert_eq!(kinds.len(), declared.count());
    }

    #[test]
    fn what_follows_is_heard_before_the_next_event_has_long_begun() {
        for (event, _) in all_events() {
            let lasts = Timing::default().for_event(&event).as_millis() as u64;
            assert!(cues(&event).is_sorted_by_key(|(_, after)| *after), "{event:?}");
            assert!(cues(&event).iter().all(|(_, after)| *after <= lasts + 600), "{event:?} lasts {lasts} ms");
        }
    }
}
