//! What a step lights, as things on the table.

use crate::table::names::{Tab, Target};
use rules::{Game, PlayerBoard, scenario::LessonLight};

/// Whether a thing on the table belongs to what is lit.
pub fn holds(light: &LessonLight, target: Target, game: &Game) -> bool {
    use Target as T;
    match (light, target) {
        (LessonLight::Offer, T::OfferCard(_))
        | (LessonLight::Tile, T::StartTile)
        | (LessonLight::Market, T::Market(_))
        | (LessonLight::Piles, T::Pile(_))
        | (LessonLight::Constantinople, T::Constantinople | T::LocomotiveTile)
        | (LessonLight::Orders, T::Order(_))
        | (LessonLight::Route, T::RouteCard(_) | T::Station(_) | T::Locomotive)
        | (LessonLight::Coins, T::Coins(_))
        | (LessonLight::Contracts, T::Contract(_))
        | (LessonLight::MailCars, T::MailCar(_))
        | (LessonLight::GameEnd, T::OwnGameEnd | T::Taken)
        | (LessonLight::Middle, T::Middle(_))
        | (LessonLight::Evidence, T::Evidence | T::EvidenceToken(_))
        | (LessonLight::Others, T::Player(_) | T::Dummy(_)) => true,
        (LessonLight::Row(row), T::OfferCard(place)) => place.row == *row,
        (LessonLight::Row(row), T::Row(at)) => at == *row,
        (LessonLight::Card(name), T::OfferCard(place)) => {
            let card = game.board().offer.card(place);
            card.is_some_and(|card| game.catalogue().card(card).name == *name)
        }
        (LessonLight::Train(train), T::TrainCard(of, _) | T::TrainEnd(of) | T::Conductor(of)) => of == *train,
        (LessonLight::Conductor(train), T::Conductor(of)) => of == *train,
        (LessonLight::Car(train, place), T::TrainCard(of, at)) => (of, at) == (*train, *place),
        (LessonLight::Car(train, place), T::TrainEnd(of)) => {
            let player = game.board().player(rules::scenario::LEARNER);
            of == *train && usize::from(*place) >= player.train(*train).cards.len()
        }
        _ => false,
    }
}

/// The tab behind which a phone has it.
pub fn tab_of(light: &LessonLight) -> Tab {
    match light {
        LessonLight::Market | LessonLight::Piles | LessonLight::Constantinople | LessonLight::Orders => Tab::Market,
        LessonLight::Coins | LessonLight::MailCars => Tab::Coins,
        LessonLight::Contracts | LessonLight::GameEnd | LessonLight::Evidence => Tab::Contract,
        LessonLight::Others => Tab::Others,
        LessonLight::Route | LessonLight::Middle => Tab::Route,
        _ => Tab::Offer,
    }
}

/// The tab behind which a phone has what a player has gained, if it is behind one.
pub fn tab_of_gain(before: &PlayerBoard, now: &PlayerBoard) -> Option<Tab> {
    let lists = |player: &PlayerBoard| (player.contracts.len(), player.contracts_fulfilled, player.game_end.len());
    if now.route != before.route {
        Some(Tab::Route)
    } else if lists(now) != lists(before) {
        Some(Tab::Contract)
    } else if now.purse != before.purse {
        Some(Tab::Coins)
    } else {
        None
    }
}
