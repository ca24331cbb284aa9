//! Which clause of the rules a line of the log follows.

use rules::GameEvent as E;

/// The clause for something that has happened.
pub fn of_event(event: &E) -> &'static str {
    match event {
        E::GameEndCardDrafted { .. } => "1.5",
        E::RoundBegan { .. } | E::CardDealt { .. } => "1.6",
        E::PileFinished { .. } => "2.1",
        E::ScoringBegan { .. } | E::ScoringEnded { .. } => "2.2",
        E::RowCleared { .. } => "2.3",
        E::RoundEnded { .. } => "2.4",
        E::TurnBegan { .. } | E::CardTaken { .. } => "3.1",
        E::TurnEnded { .. } => "3.2",
        E::FrameBegan { .. } | E::SymbolResolved { .. } | E::FrameEnded { .. } => "3.3",
        E::FrameWaits { .. } | E::FrameLost { .. } => "3.4",
        E::CardKept { .. } => "3.6",
        E::StartPlayerTileTaken { .. } | E::CardRemoved { .. } => "3.7",
        E::OutOfTurnBegan { .. } => "3.8",
        E::CarAdded { .. } => "4.1",
        E::CarUpgraded { .. } => "4.2",
        E::MailCarPlaced { .. } => "4.4",
        E::LocomotiveTilePlaced { .. } => "4.5",
        E::ConductorMoved { .. } => "4.6",
        E::ConstantinopleReached { .. } => "4.7",
        E::RouteExtended { .. } => "5.1",
        E::LocomotiveMoved { .. } => "5.2",
        E::CoinsSpent { .. } => "6.2",
        E::CoinsGained { .. } => "6.4",
        E::GameEndCardDealt { .. } | E::GameEndCardTaken { .. } => "6.5",
        E::ContractLaid { .. } => "7.1",
        E::ContractFulfilled { .. } => "7.2",
        E::ScoringPartBegan { .. } | E::StationUsed { .. } | E::ScoringPartEnded { .. } => "8.1",
        E::CardScored { .. } | E::PointsScored { .. } => "8.2",
        E::FinalScoringBegan | E::FinalScoringEnded => "9.1",
        E::CoinsCounted { .. } => "9.2",
        E::GameEndPartBegan { .. }
        | E::GameEndCardRevealed { .. }
        | E::GameEndCardBegan { .. }
        | E::GameEndCardScored { .. } => "9.3",
        E::GameEnded { .. } => "9.4",
        E::CelebritySeated { .. } => "11.1",
        E::PostcardPinned { .. } => "11.2",
        E::EvidenceDealt { .. } => "12.3",
        E::DestroyEvidenceLaid { .. } => "12.4",
        E::DummySuspects { .. } => "12.5",
        E::RevelationBegan
        | E::WhodunitRevealed { .. }
        | E::EvidenceRevealed { .. }
        | E::EvidenceDiscarded { .. }
        | E::Arrested { .. }
        | E::MurdererEscaped { .. } => "12.6",
        E::PassengerPlaced { .. } | E::LuggagePlaced { .. } => "13.1",
        E::PassengerSeated { .. } | E::LuggageLoaded { .. } => "13.3",
        E::MiddleCardPlaced { .. } => "14.1",
        E::SwitchScored { .. } => "14.2",
        E::MechanicDone { .. } => "14.3",
        E::StorageDrawn { .. } | E::StorageCardUsed { .. } | E::ToolboxUsed { .. } | E::StorageReturned { .. } => {
            "15.1"
        }
        E::FactoryBegan { .. } => "15.2",
        E::OrderTilesLaid { .. } => "16.1",
        E::OrderTilePlaced { .. } => "16.2",
        E::OrderScored { .. } => "16.4",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::localization::Texts;
    use rules::{Catalogue, Game, Module, Setup};

    #[test]
    fn everything_that_happens_in_random_games_has_its_clause_in_the_book() {
        let texts = Texts::default();
        for (seed, pair) in
            [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]].into_iter().enumerate()
        {
            let setup = Setup { teatime: true, ..Setup::new(2, pair, seed as u64) };
            let mut game = Game::new(Catalogue::built_in().unwrap(), setup).unwrap();
            while !game.is_over() {
                let choices = game.legal_choices();
                let pick = (game.choices_made() as usize * 7919 + seed) % choices.len();
                for event in game.apply(choices[pick]).unwrap() {
                    let clause = of_event(&event);
                    assert!(texts.has(&format!("clause-{}", clause.replace('.', "-"))), "{event:?}: {clause}");
                }
            }
        }
    }
}
