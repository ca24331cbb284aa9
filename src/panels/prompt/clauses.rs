//! Which clause of the rules applies: to what is asked, and to a thing that is pointed at.

use crate::{table::input::choosing::Selection, table::names::Target};
use rules::{Act, Ask, Choice, Face, Game, OfferPlace, Seat, Symbol, model::train::TrainCard};

/// The clause for a question, with what is picked.
pub fn of_question(game: &Game, selection: Selection) -> &'static str {
    let Some(question) = game.question() else { return "9.4" };
    match (question.ask, selection) {
        (Ask::TakeCard, Selection::Card(place)) => of_card(game, place).unwrap_or("3.1"),
        (_, Selection::Coin(_)) => "6.2",
        (_, Selection::Market(_)) => "6.5",
        (_, Selection::Order(_)) => "16.2",
        (Ask::Draft, _) => "1.5",
        (Ask::TakeCard, _) => "3.1",
        (Ask::FinishTurn, _) => "3.2",
        (Ask::ScoringPart, _) => "8.1",
        (Ask::OutOfTurn, _) => "3.8",
        (Ask::Frame, _) => of_frame(game).unwrap_or("3.3"),
        (Ask::MailCar(_), _) => "4.4",
        (Ask::MakeRoom(_), _) => "6.4",
        (Ask::Celebrity, _) => "11.1",
        (Ask::Postcard, _) => "11.2",
        (Ask::PassengerOrLuggage, _) => "13.1",
        (Ask::MiddleCard, _) => "14.1",
        (Ask::Factories, _) => "15.2",
        (Ask::Storage, _) => "15.1",
        (Ask::DiscardEvidence(_), _) => "12.6",
    }
}

/// The clause for a thing on the table, with the board of `viewed` in front.
pub fn of_thing(game: &Game, viewed: Seat, target: Target) -> &'static str {
    use Target as T;
    let player = game.board().player(viewed);
    match target {
        T::OfferCard(place) => of_card(game, place).unwrap_or("3.1"),
        T::StartTile => "3.7",
        T::Row(_) => "2.3",
        T::Market(_) => "6.5",
        T::DraftCard(_) => "1.5",
        T::TrainCard(train, place) => match player.train(train).cards.get(usize::from(place)) {
            Some(TrainCard::MailCar(_)) => "4.4",
            Some(TrainCard::Locomotive(_)) => "4.5",
            _ => "4.2",
        },
        T::TrainEnd(_) => "4.1",
        T::Conductor(_) => "4.6",
        T::Locomotive | T::Station(_) => "5.2",
        T::RouteCard(_) => "5.1",
        T::Coins(_) => "6.2",
        T::Contract(_) => "7.1",
        T::MailCar(_) => "4.4",
        T::Waiting(_) => "3.4",
        T::Taken => "3.6",
        T::OwnGameEnd => "9.3",
        T::LocomotiveTile => "4.5",
        T::Constantinople => "4.7",
        T::Pile(_) => "2.1",
        T::Player(_) => "1.3",
        T::Middle(_) => "14.1",
        T::Order(_) => "16.2",
        T::Evidence | T::EvidenceToken(_) | T::EvidenceSupply => "12.2",
        T::Dummy(_) => "12.5",
        T::StorageCard(_) | T::Toolbox => "15.1",
    }
}

/// The clause for a card on offer.
fn of_card(game: &Game, place: OfferPlace) -> Option<&'static str> {
    let card = game.board().offer.card(place)?;
    Some(match &game.catalogue().card(card).face {
        Face::Type(..) | Face::Coins(_) | Face::GameEnd(_) => "3.1",
        Face::Route { .. } => "5.1",
        Face::Contract(_) => "7.1",
        Face::Celebrity(_) => "11.1",
        Face::Postcard(_) => "11.2",
        Face::Suspect(..) => "12.3",
        Face::DestroyEvidence => "12.4",
        Face::PassengerLuggage { .. } => "13.1",
        Face::Switch { .. } => "14.2",
        Face::Mechanic { .. } => "14.3",
        Face::Factory => "15.2",
        Face::Storage => "15.1",
    })
}

/// The clause for the running frame, if all that can be done in it is of one kind.
fn of_frame(game: &Game) -> Option<&'static str> {
    let acts = game.legal_choices().into_iter().filter_map(|choice| match choice {
        Choice::Resolve { act, symbol } => Some((act, symbol)),
        _ => None,
    });
    let frame = game.state().running_frame()?;
    let of = |(act, symbol): (Act, u8)| match (act, frame.symbols.get(usize::from(symbol))) {
        (_, Some(Symbol::UpgradeOfChoice)) => "4.3",
        (Act::AddCar(_), _) => "4.1",
        (Act::Upgrade { .. }, _) => "4.2",
        (Act::Conductors { .. }, _) => "4.6",
        (Act::Locomotive { .. }, _) => "5.2",
        (Act::Coins, _) => "6.4",
        (Act::GameEndCard { .. }, _) => "6.5",
    };
    let mut clauses = acts.map(of);
    let first = clauses.next()?;
    clauses.all(|clause| clause == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::localization::Texts;
    use rules::{Catalogue, Module, Setup};

    #[test]
    fn every_question_and_every_card_of_random_games_has_its_clause_in_the_book() {
        let texts = Texts::default();
        let there = |clause: &str| {
            let key = format!("clause-{}", clause.replace('.', "-"));
            assert!(texts.has(&key), "there is no clause {clause} in the book");
        };
        for (seed, pair) in
            [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]].into_iter().enumerate()
        {
            let setup = Setup { teatime: true, ..Setup::new(2, pair, seed as u64) };
            let mut game = Game::new(Catalogue::built_in().unwrap(), setup).unwrap();
            let mut asked = std::collections::BTreeSet::new();
            while !game.is_over() {
                let choices = game.legal_choices();
                asked.insert(of_question(&game, Selection::None));
                OfferPlace::all().filter_map(|place| of_card(&game, place)).for_each(there);
                let pick = (game.choices_made() as usize * 7919 + seed) % choices.len();
                game.apply(choices[pick]).unwrap();
            }
            assert!(asked.len() > 6, "{asked:?}");
            asked.into_iter().for_each(there);
        }
        for target in [Target::StartTile, Target::Row(0), Target::Coins(0), Target::Taken, Target::Dummy(0)] {
            let game = Game::new(Catalogue::built_in().unwrap(), Setup::new(2, [Module::A, Module::B], 1)).unwrap();
            there(of_thing(&game, Seat(0), target));
        }
    }
}
