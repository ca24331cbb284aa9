//! The effects, and which event sounds like what.

use strum::VariantArray;

use crate::rules::GameEvent as E;

/// A short sound. Rarer ones come first: they take precedence when too much happens at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Effect {
    /// A fanfare: the game is over.
    GameOver,
    /// A scoring phase begins: the station gong.
    ScoringBegins,
    /// A round begins: departure bell.
    RoundBegins,
    /// Bells of Constantinople.
    Constantinople,
    /// A short fanfare for a Locomotive tile.
    LocomotiveTile,
    /// A stamp: a contract is fulfilled.
    Contract,
    /// A celebrity takes a seat.
    Celebrity,
    /// A postcard is pinned.
    Postcard,
    /// A mail car: mail bag and bell.
    MailCar,
    /// A whistle: a bonus station is used.
    Whistle,
    /// The curtain between two players at one screen.
    Curtain,
    /// A turn begins.
    TurnBegins,
    /// A car is upgraded by one step.
    CarUpgrade,
    /// A car is coupled to a train.
    CarCouple,
    /// Rails are laid for another part of the route.
    RouteLaid,
    /// The locomotive moves on by one station.
    Chuff,
    /// A conductor walks.
    ConductorStep,
    /// Coins are gained.
    Coin,
    /// Coins are spent.
    CoinSpend,
    /// A lamp is switched on: a card of a train scores.
    LampTick,
    /// Points are added to a score.
    Points,
    /// A card leaves the game.
    CardFall,
    /// A card is taken.
    CardTake,
    /// A card is dealt.
    CardDeal,
    /// A human has made a choice: a ticket is punched.
    Punch,
    /// A button is pressed.
    ButtonClick,
}

impl Effect {
    /// The name of its file, without folder and extension.
    pub fn file(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::ScoringBegins => "scoring-begins",
            Self::RoundBegins => "round-begins",
            Self::Constantinople => "constantinople",
            Self::LocomotiveTile => "locomotive-tile",
            Self::Contract => "contract",
            Self::Celebrity => "celebrity",
            Self::Postcard => "postcard",
            Self::MailCar => "mail-car",
            Self::Whistle => "whistle",
            Self::Curtain => "curtain",
            Self::TurnBegins => "turn-begins",
            Self::CarUpgrade => "car-upgrade",
            Self::CarCouple => "car-couple",
            Self::RouteLaid => "route-laid",
            Self::Chuff => "chuff",
            Self::ConductorStep => "conductor-step",
            Self::Coin => "coin",
            Self::CoinSpend => "coin-spend",
            Self::LampTick => "lamp-tick",
            Self::Points => "points",
            Self::CardFall => "card-fall",
            Self::CardTake => "card-take",
            Self::CardDeal => "card-deal",
            Self::Punch => "punch",
            Self::ButtonClick => "button-click",
        }
    }

    /// Whether it is a noise that sounds more natural with small variations.
    pub(super) fn varies(self) -> bool {
        matches!(
            self,
            Self::CardDeal | Self::CardTake | Self::CardFall | Self::ConductorStep | Self::Chuff | Self::CarCouple
        )
    }

    /// What an event sounds like.
    pub fn of(event: &E) -> Option<Self> {
        Some(match event {
            E::CardDealt { .. } | E::GameEndCardDealt { .. } | E::CardKept { .. } => Self::CardDeal,
            E::CardTaken { declined: true, .. } | E::CardRemoved { .. } | E::RowCleared { .. } => Self::CardFall,
            E::CardTaken { .. }
            | E::StartPlayerTileTaken { .. }
            | E::GameEndCardTaken { .. }
            | E::GameEndCardDrafted { .. }
            | E::GameEndCardRevealed { .. }
            | E::ContractLaid { .. } => Self::CardTake,
            E::RouteExtended { .. } => Self::RouteLaid,
            E::CelebritySeated { .. } => Self::Celebrity,
            E::PostcardPinned { .. } => Self::Postcard,
            E::CarAdded { .. } => Self::CarCouple,
            E::CarUpgraded { .. } => Self::CarUpgrade,
            E::MailCarPlaced { .. } => Self::MailCar,
            E::LocomotiveTilePlaced { .. } => Self::LocomotiveTile,
            E::ConductorMoved { .. } => Self::ConductorStep,
            E::ConstantinopleReached { .. } => Self::Constantinople,
            E::LocomotiveMoved { .. } => Self::Chuff,
            E::CoinsGained { .. } => Self::Coin,
            E::CoinsSpent { .. } => Self::CoinSpend,
            E::PointsScored { .. } => Self::Points,
            E::ContractFulfilled { .. } => Self::Contract,
            E::TurnBegan { .. } | E::OutOfTurnBegan { .. } => Self::TurnBegins,
            E::RoundBegan { .. } => Self::RoundBegins,
            E::ScoringBegan { .. } | E::FinalScoringBegan => Self::ScoringBegins,
            E::StationUsed { .. } => Self::Whistle,
            E::CardScored { .. } => Self::LampTick,
            E::GameEnded { .. } => Self::GameOver,
            E::EvidenceDealt { .. } | E::StorageDrawn { .. } | E::OrderTilesLaid { .. } => Self::CardDeal,
            E::DestroyEvidenceLaid { .. }
            | E::DummySuspects { .. }
            | E::MiddleCardPlaced { .. }
            | E::StorageCardUsed { .. }
            | E::OrderTilePlaced { .. } => Self::CardTake,
            E::PassengerPlaced { .. } | E::PassengerSeated { .. } => Self::Celebrity,
            E::LuggagePlaced { .. } | E::LuggageLoaded { .. } | E::ToolboxUsed { .. } => Self::MailCar,
            E::MechanicDone { worked: true, .. } => Self::CarUpgrade,
            E::FactoryBegan { .. } => Self::Chuff,
            E::StorageReturned { .. } | E::EvidenceDiscarded { .. } => Self::CardFall,
            E::SwitchScored { .. } | E::OrderScored { .. } => Self::LampTick,
            E::RevelationBegan => Self::ScoringBegins,
            E::WhodunitRevealed { .. } | E::EvidenceRevealed { .. } => Self::Punch,
            E::Arrested { .. } => Self::Whistle,
            E::MurdererEscaped { .. } => Self::Contract,
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
            | E::ScoringEnded { .. } => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use std::{collections::HashSet, path::Path};

    use super::*;
    use crate::rules::{
        CarValue, CardId, EvidenceToken, FrameSource, GameEndId, OfferPlace, OrderTileId, Person, Pile, Seat, Source,
        Symbol, TrainId, Whodunit,
    };

    /// One of every event, in the order in which they are declared.
    fn events() -> Vec<(E, Option<Effect>)> {
        let (seat, train, card, game_end) = (Seat(1), TrainId::Upper, CardId(3), GameEndId(2));
        let place = OfferPlace { row: 1, column: 2 };
        let (source, symbols) = (FrameSource::StartPlayerTile, crate::rules::frame_of([Symbol::Car]));
        let taken = |declined| E::CardTaken { seat, place, card, declined };
        vec![
            (E::GameEndCardDrafted { seat }, Some(Effect::CardTake)),
            (E::GameEndCardDealt { slot: 0, card: game_end }, Some(Effect::CardDeal)),
            (E::RoundBegan { round: 1, start_player: seat }, Some(Effect::RoundBegins)),
            (E::CardDealt { place, card }, Some(Effect::CardDeal)),
            (E::TurnBegan { seat, turn: 1 }, Some(Effect::TurnBegins)),
            (taken(false), Some(Effect::CardTake)),
            (taken(true), Some(Effect::CardFall)),
            (E::StartPlayerTileTaken { seat }, Some(Effect::CardTake)),
            (E::CardRemoved { place, card }, Some(Effect::CardFall)),
            (E::RowCleared { row: 0, cards: [card].into_iter().collect() }, Some(Effect::CardFall)),
            (E::CardKept { seat, card }, Some(Effect::CardDeal)),
            (E::ContractLaid { seat, card }, Some(Effect::CardTake)),
            (E::RouteExtended { seat, card, stations: 3 }, Some(Effect::RouteLaid)),
            (E::CelebritySeated { seat, train, card_place: 2, card }, Some(Effect::Celebrity)),
            (E::PostcardPinned { seat, route_place: 1, card }, Some(Effect::Postcard)),
            (E::CarAdded { seat, train }, Some(Effect::CarCouple)),
            (E::CarUpgraded { seat, train, card_place: 1, to: CarValue::V1 }, Some(Effect::CarUpgrade)),
            (E::MailCarPlaced { seat, train, mail_car: 1 }, Some(Effect::MailCar)),
            (E::LocomotiveTilePlaced { seat, train, tile: 1 }, Some(Effect::LocomotiveTile)),
            (E::ConductorMoved { seat, train, from: 0, to: 2 }, Some(Effect::ConductorStep)),
            (E::ConstantinopleReached { seat, train, rank: 0 }, Some(Effect::Constantinople)),
            (E::LocomotiveMoved { seat, station: 4 }, Some(Effect::Chuff)),
            (E::CoinsGained { seat, coins: 2 }, Some(Effect::Coin)),
            (E::CoinsSpent { seat, coins: [1, 0, 0] }, Some(Effect::CoinSpend)),
            (E::PointsScored { seat, points: 3, source: Source::Route }, Some(Effect::Points)),
            (E::GameEndCardTaken { seat, slot: 0, card: game_end }, Some(Effect::CardTake)),
            (E::ContractFulfilled { seat, card }, Some(Effect::Contract)),
            (E::FrameBegan { seat, source, symbols }, None),
            (E::SymbolResolved { seat, symbol: Symbol::Car }, None),
            (E::FrameEnded { seat, lapsed: symbols }, None),
            (E::FrameWaits { seat, source, symbols }, None),
            (E::FrameLost { seat, source, symbols }, None),
            (E::OutOfTurnBegan { seat }, Some(Effect::TurnBegins)),
            (E::TurnEnded { seat }, None),
            (E::RoundEnded { round: 1, start_player: seat }, None),
            (E::PileFinished { pile: Pile::ALL[0], cards: 2 }, None),
            (E::ScoringBegan { phase: 1 }, Some(Effect::ScoringBegins)),
            (E::ScoringPartBegan { seat }, None),
            (E::StationUsed { seat, station: 2, copy: 1 }, Some(Effect::Whistle)),
            (E::CardScored { seat, train, card_place: 1, points: 2, extra: 0 }, Some(Effect::LampTick)),
            (E::ScoringPartEnded { seat }, None),
            (E::ScoringEnded { phase: 1 }, None),
            (E::FinalScoringBegan, Some(Effect::ScoringBegins)),
            (E::GameEndCardRevealed { seat, card: game_end }, Some(Effect::CardTake)),
            (E::GameEnded { winners: [seat].into_iter().collect() }, Some(Effect::GameOver)),
        ]
    }

    /// The same for what modules C to F and Teatime add.
    fn module_events() -> Vec<(E, Option<Effect>)> {
        let (seat, train, card, place, card_place) = (Seat(1), TrainId::Upper, CardId(3), 2, 1);
        let (person, token) = (Person::Dummy(0), EvidenceToken::Fingerprints(2));
        let done = |worked| E::MechanicDone { seat, place, train, worked };
        vec![
            (E::DestroyEvidenceLaid { person, card }, Some(Effect::CardTake)),
            (E::DummySuspects { dummy: 1, card }, Some(Effect::CardTake)),
            (E::EvidenceDealt { person }, Some(Effect::CardDeal)),
            (E::PassengerPlaced { seat, card_place, card }, Some(Effect::Celebrity)),
            (E::PassengerSeated { seat, card_place, coins: 2 }, Some(Effect::Celebrity)),
            (E::LuggagePlaced { seat, card_place, card }, Some(Effect::MailCar)),
            (E::LuggageLoaded { seat, card_place, points: 3 }, Some(Effect::MailCar)),
            (E::MiddleCardPlaced { seat, place, card }, Some(Effect::CardTake)),
            (done(true), Some(Effect::CarUpgrade)),
            (done(false), None),
            (E::FactoryBegan { seat, place, upgrades: 3 }, Some(Effect::Chuff)),
            (E::StorageDrawn { seat, cards: [card].into_iter().collect() }, Some(Effect::CardDeal)),
            (E::StorageCardUsed { seat, card }, Some(Effect::CardTake)),
            (E::ToolboxUsed { seat }, Some(Effect::MailCar)),
            (E::StorageReturned { seat, cards: 3 }, Some(Effect::CardFall)),
            (E::OrderTilesLaid { tiles: [OrderTileId(0)].into_iter().collect() }, Some(Effect::CardDeal)),
            (E::OrderTilePlaced { seat, tile: OrderTileId(0), train, card_place }, Some(Effect::CardTake)),
            (E::SwitchScored { seat, place, train, points: 4 }, Some(Effect::LampTick)),
            (E::OrderScored { seat, train, card_place, points: 4 }, Some(Effect::LampTick)),
            (E::RevelationBegan, Some(Effect::ScoringBegins)),
            (E::WhodunitRevealed { person, whodunit: Whodunit::Innocent }, Some(Effect::Punch)),
            (E::EvidenceRevealed { person, tokens: [token].into_iter().collect() }, Some(Effect::Punch)),
            (E::EvidenceDiscarded { person, token }, Some(Effect::CardFall)),
            (E::Arrested { people: [person].into_iter().collect(), fingerprints: 4 }, Some(Effect::Whistle)),
            (E::MurdererEscaped { person }, Some(Effect::Contract)),
        ]
    }

    fn all_events() -> impl Iterator<Item = (E, Option<Effect>)> {
        events().into_iter().chain(module_events())
    }

    #[test]
    fn every_event_sounds_as_it_should() {
        for (event, effect) in all_events() {
            assert_eq!(Effect::of(&event), effect, "{event:?}");
        }
    }

    #[test]
    fn every_kind_of_event_is_tested() {
        let kinds: HashSet<_> = all_events().map(|(event, _)| std::mem::discriminant(&event)).collect();
        let source = include_str!("../rules/turn/event.rs");
        let body = source.split_once("pub enum GameEvent {").expect("the enum is found").1;
        let declared = body.lines().filter(|line| line.starts_with("    ") && !line.trim_start().starts_with("//"));
        assert_eq!(kinds.len(), declared.count());
    }

    #[test]
    fn every_effect_is_named_once_and_has_a_file() {
        let files: HashSet<_> = Effect::VARIANTS.iter().map(|effect| effect.file()).collect();
        assert_eq!(files.len(), Effect::VARIANTS.len());
        assert!(Effect::VARIANTS.is_sorted());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio/effects");
        for file in files {
            assert!(folder.join(format!("{file}.ogg")).exists(), "{file} is missing: run sound/render.sh");
        }
    }
}
