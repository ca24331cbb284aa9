//! The questions where a card goes: celebrity, postcard, passenger or luggage, middle card.

use super::names::PromptControl;
use super::{
    builder::PromptBuilder,
    model::{Action, Answer, Poster, PromptModel, Tone},
};
use crate::{
    localization::words::capital,
    pieces::train_card::{self, Detail, Light},
    widgets::button::{Button, ButtonStyle},
};
use rules::{
    CardId, Choice, Face, Frame, MIDDLE_PLACES, Station, Symbol, TrainId,
    model::train::{Car, Guest, TrainCard},
    queries::{FactoryYield, MiddleCardEffect},
    turn::state::PendingStep,
};

impl PromptBuilder<'_> {
    pub(super) fn celebrity(&self) -> PromptModel {
        let cells = self.choices().iter().filter_map(|choice| {
            let Choice::SeatCelebrity(train) = *choice else { return None };
            let place = self.me().train(train).first_free_car()?;
            let car = self.me().train(train).cars().find(|(other, _)| *other == place)?.1;
            let words = self.words.train(train);
            let below = self
                .words
                .with("prompt-celebrity-car", [("n", (place + 1).into()), ("value", car.value.points().into())]);
            let button = Button::new(PromptControl::ChooseTrain(train), words, ButtonStyle::Plain)
                .sprite(format!("icon/car/{}/night", car.value), 40.0)
                .below(below);
            Some(Answer::new(button, Action::Choose(*choice)))
        });
        let name = self.me().hand.map(|card| self.words.card_title(card)).unwrap_or_default();
        PromptModel {
            title: name,
            picture: self.me().hand.map(|card| self.face(card)),
            lead: self.words.get("prompt-celebrity"),
            cells: cells.collect(),
            columns: 2,
            ..PromptModel::default()
        }
    }

    pub(super) fn postcard(&self) -> PromptModel {
        let cells = self.choices().iter().filter_map(|choice| {
            let Choice::PinPostcard { route_place } = *choice else { return None };
            let card = self.me().route.places.get(usize::from(route_place))?.card;
            let bonuses: Vec<_> = self.bonuses(route_place).collect();
            let button = Button::new(
                PromptControl::ChooseRouteCard(route_place),
                self.words.route_card(card),
                ButtonStyle::Plain,
            )
            .tip(self.words.one_after_the_other(bonuses.iter().cloned()));
            let stations = self.words.count("prompt-bonus-stations", bonuses.len() as u32);
            let button = if self.choices().len() > 4 { button } else { button.below(stations) };
            Some(Answer::new(button, Action::Choose(*choice)))
        });
        PromptModel {
            title: self.me().hand.map(|card| self.words.card_title(card)).unwrap_or_default(),
            picture: self.me().hand.map(|card| self.face(card)),
            lead: self.words.get("prompt-postcard"),
            cells: cells.collect(),
            columns: if self.choices().len() <= 4 { 2 } else { 3 },
            ..PromptModel::default()
        }
    }

    /// The bonus stations of a route card, in words.
    fn bonuses(&self, route_place: u8) -> impl Iterator<Item = String> {
        let route = &self.me().route;
        (1..=route.length()).filter_map(move |station| {
            let (place, _) = route.find(station)?;
            match self.words.game.queries().station(self.seat(), station)? {
                Station::Bonus(frame) if place == usize::from(route_place) => Some(self.words.frame(frame)),
                _ => None,
            }
        })
    }

    /// Passenger or luggage: where each would go, whether it settles at once, what it brings.
    pub(super) fn passenger_or_luggage(&self) -> PromptModel {
        let Some(PendingStep::PassengerOrLuggage(card)) = self.turn_state().pending.last() else {
            return PromptModel::default();
        };
        PromptModel {
            title: self.title("prompt-title-guest"),
            lead: self.words.get("prompt-guest"),
            posters: self.choices().iter().filter_map(|choice| self.poster(*card, *choice)).collect(),
            ..PromptModel::default()
        }
    }

    /// The answer that places the passenger or the luggage of a card.
    fn poster(&self, card: CardId, choice: Choice) -> Option<Poster> {
        let words = &self.words;
        let (train, name, id) = match choice {
            Choice::PlacePassenger => (TrainId::Upper, "from-passenger", PromptControl::Passenger),
            Choice::PlaceLuggage => (TrainId::Lower, "from-luggage", PromptControl::Luggage),
            _ => return None,
        };
        let own = self.me().train(train);
        let place = own.first_free_car()?;
        let (state, settles) = self.guest_settles(train)?;
        let guest = match train {
            TrainId::Upper => Guest::Passenger { card, seated: settles },
            TrainId::Lower => Guest::Luggage { card, loaded: settles },
        };
        let key = if train == TrainId::Upper { "prompt-guest-upper" } else { "prompt-guest-lower" };
        let button = Button::new(id, words.get(name), ButtonStyle::Plate)
            .below(words.count(key, place as u32 + 1))
            .state(state, settles)
            .tip(words.choice(choice));
        let car = TrainCard::Car(Car { guest: Some(guest), ..*own.car_at(place)? });
        let light = Light::reached(own.reached(place));
        Some(Poster {
            answer: Answer::new(button, Action::Choose(choice)),
            car: train_card::draw(words.catalogue(), &car, light, Detail::FULL),
            gain: self.guest_brings(card, train).to_vec(),
            later: if settles { String::new() } else { words.get("guest-later") },
        })
    }

    /// What the passenger or the luggage of a card would bring if it were the next to settle.
    pub(super) fn guest_brings(&self, card: CardId, train: TrainId) -> Frame {
        let settled = self.me().train(train).guests_settled();
        let (first, bonus) = match train {
            TrainId::Upper => {
                let (coins, bonus) = self.words.game.queries().passenger_brings(card, settled);
                (Symbol::Coins(coins), bonus)
            }
            TrainId::Lower => {
                let (points, bonus) = self.words.game.queries().luggage_brings(card, settled);
                (Symbol::Points(points), bonus)
            }
        };
        rules::frame_of([first].into_iter().chain(bonus.iter().copied()))
    }

    /// Whether it would take its seat or be loaded at once, in words.
    pub(super) fn guest_settles(&self, train: TrainId) -> Option<(String, bool)> {
        let (worth, reached) = self.words.game.queries().guest_would_settle(self.me(), train)?;
        let key = match (worth, reached) {
            (true, true) if train == TrainId::Upper => "guest-seated",
            (true, true) => "guest-loaded",
            (true, false) => "guest-waits-conductor",
            (false, true) => "guest-waits-value",
            (false, false) => "guest-waits-both",
        };
        Some((self.words.get(key), worth && reached))
    }

    /// A place for a middle card: the next one, or one that it covers.
    pub(super) fn middle_card(&self) -> PromptModel {
        let Some(PendingStep::MiddleCard(card)) = self.turn_state().pending.last() else {
            return PromptModel::default();
        };
        let words = &self.words;
        let cells = self.choices().iter().filter_map(|choice| {
            let Choice::PlaceMiddleCard { place } = *choice else { return None };
            let values =
                [("n", (place + 1).into()), ("left", (2 * place + 1).into()), ("right", (2 * place + 2).into())];
            let covered = self.me().middle.get(usize::from(place));
            let below = match covered {
                Some(old) => words.with("middle-covers", [("card", words.card_title(old.card).into())]),
                None => words.get("middle-free"),
            };
            let button = Button::new(
                PromptControl::ChooseMiddlePlace(place),
                words.with("middle-place", values),
                ButtonStyle::Plate,
            )
            .below(below)
            .tip(words.choice(*choice));
            let (state, good) = self.middle_card_there(*card, place);
            Some(Answer::new(button.state(state, good), Action::Choose(*choice)))
        });
        PromptModel {
            title: words.card_title(*card),
            lead: words.get("prompt-middle"),
            cells: cells.collect(),
            columns: 2,
            ..PromptModel::default()
        }
    }

    /// What a middle card would do in a place as things stand.
    pub(super) fn middle_card_there(&self, card: CardId, place: u8) -> (String, bool) {
        let words = &self.words;
        match words.game.queries().middle_card_effect(self.seat(), card, place) {
            Some(MiddleCardEffect::Factory(FactoryYield::NoCar)) => (words.get("middle-factory-none"), false),
            Some(MiddleCardEffect::Factory(FactoryYield::Nothing)) => (words.get("middle-factory-nothing"), false),
            Some(MiddleCardEffect::Factory(FactoryYield::NewCars)) => {
                (words.count("middle-factory-new-cars", place + 1), false)
            }
            Some(MiddleCardEffect::Factory(FactoryYield::Upgrades { limit })) => {
                let values = [("n", (place + 1).into()), ("value", limit.points().into())];
                (words.with("middle-factory", values), true)
            }
            Some(MiddleCardEffect::Switch { points }) => (words.count("middle-switch", points), points > 0),
            Some(MiddleCardEffect::Mechanic { works, lapses }) => {
                let values = [("works", works.into()), ("lapses", lapses.into())];
                (words.with("middle-mechanic", values), works > 0)
            }
            None => (String::new(), false),
        }
    }

    /// What a module's card is for, in a sentence, where its explanation would be too long.
    pub(super) fn module_lead(&self, card: CardId) -> Option<String> {
        let words = &self.words;
        Some(match &words.action_card(card).face {
            Face::DestroyEvidence => words.count("lead-destroy", self.me().case_file.destroy_evidence.len() as u32),
            Face::PassengerLuggage { .. } => words.get("lead-guest"),
            Face::Switch { value, upper_points, lower_points } => {
                let points = [("upper", (*upper_points).into()), ("lower", (*lower_points).into())];
                words.with("lead-switch", points.into_iter().chain([("value", value.points().into())]))
            }
            Face::Mechanic { value, bonus } => {
                let values = [("what", capital(&words.frame(bonus)).into()), ("n", value.points().into())];
                words.with("lead-mechanic", values)
            }
            Face::Factory => capital(&words.factory(card, "lead-factory", "lead-factory-with")),
            Face::Storage => words.get("lead-storage"),
            _ => return None,
        })
    }

    /// What a module's card would do as things stand, line by line.
    pub(super) fn module_notes(&self, card: CardId) -> Vec<(Tone, String)> {
        let words = &self.words;
        let tone = |good| if good { Tone::Good } else { Tone::Plain };
        match &words.action_card(card).face {
            Face::PassengerLuggage { passenger, luggage } => {
                let there = [
                    (TrainId::Upper, "from-passenger", passenger.is_some()),
                    (TrainId::Lower, "from-luggage", luggage.is_some()),
                ];
                let note = |(train, name, _): (TrainId, &str, bool)| {
                    let (state, good) = self.guest_settles(train)?;
                    let what = words.frame(&self.guest_brings(card, train));
                    let values = [("name", words.get(name).into()), ("what", what.into()), ("state", state.into())];
                    Some((tone(good), words.with("note-guest", values)))
                };
                there.into_iter().filter(|(.., printed)| *printed).filter_map(note).collect()
            }
            face if face.is_middle_card() => {
                let place = self.me().middle.len().min(MIDDLE_PLACES - 1) as u8;
                let (what, good) = self.middle_card_there(card, place);
                let values = [("n", (place + 1).into()), ("what", what.into())];
                vec![(tone(good), words.with("note-middle", values))]
            }
            _ => Vec::new(),
        }
    }
}
