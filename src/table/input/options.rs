//! What a click on each thing means now: the answers to the open question and, while a card of the offer is picked or
//! pointed at, what it could be carried out with.

use bevy::math::Rect;

use super::{
    choosing::{self, Click, Reach, Selection},
    pointed::Targets,
};
use crate::{session::PendingQuestion, table::names::Target};
use rules::{Ask, Choice, Game, OfferPlace, Question, Seat, TrainId, turn::state::PendingStep};

/// Everything that a click can mean now.
#[derive(Clone, Debug, Default)]
pub struct Options {
    selection: Selection,
    choices: Vec<Choice>,
    /// The card in focus and what can be chosen once it is carried out.
    begun: Option<BegunCard>,
    reach: Reach,
    /// The only one of several things with the same meaning that is lit.
    lit: Lit,
    /// The card in focus and where it goes without being asked, as it has one way only.
    settles: Option<(OfferPlace, Target)>,
}

/// A card of the offer that is only tried out.
#[derive(Clone, Debug)]
struct BegunCard {
    place: OfferPlace,
    /// Carrying it out or declining it.
    by: Choice,
    /// What can be chosen then.
    then: Vec<Choice>,
}

impl BegunCard {
    fn of(game: &Game, seat: Seat, place: OfferPlace, by: Choice) -> Option<Self> {
        Some(Self { place, by, then: after(game, seat, by)? })
    }
}

/// Where the answer lies that several things would give.
#[derive(Clone, Copy, Debug, Default)]
struct Lit {
    /// The first free car of each train.
    free_cars: [Option<usize>; 2],
    /// The factory that would work next.
    factory: Option<u8>,
}

impl Options {
    /// What clicks mean while `pending` is asked, with something picked and a card of the offer in focus.
    pub fn new(game: &Game, pending: &PendingQuestion, selection: Selection, focus: Option<OfferPlace>) -> Self {
        let Some(Question { seat, .. }) = pending.question else { return Self::default() };
        let player = game.board().player(seat);
        let begun = focus.and_then(|place| BegunCard::of(game, seat, place, Choice::CarryOut(place)));
        Self {
            selection,
            choices: pending.choices.clone(),
            begun,
            reach: Reach::of(player),
            lit: Lit {
                free_cars: TrainId::BOTH.map(|train| player.train(train).first_free_car()),
                factory: match game.state().pending.last() {
                    Some(PendingStep::Factories(places)) => places.last().copied(),
                    _ => None,
                },
            },
            settles: focus.and_then(|place| Some((place, settled(game, seat, Choice::CarryOut(place))?))),
        }
    }

    /// What the table shows: what clicks mean or, while declining a card is pointed at in the prompt, what could be done
    /// with the upgrade that this brings.
    pub fn shown(
        game: &Game,
        pending: &PendingQuestion,
        selection: Selection,
        hovered: Option<Target>,
        answer: Option<Choice>,
    ) -> Self {
        let options =
            Self::new(game, pending, selection, choosing::card_in_focus(hovered, selection, &pending.choices));
        match (answer, pending.question) {
            (Some(decline @ Choice::Decline(place)), Some(question)) => {
                Self { begun: BegunCard::of(game, question.seat, place, decline), settles: None, ..options }
            }
            _ => options,
        }
    }

    /// What a click on a thing does.
    pub fn click(&self, target: Target) -> Click {
        if let Some(begun) = &self.begun
            && let Some(choice) = choosing::the_one(target, &begun.then, &self.reach)
        {
            return Click::CarryOut(begun.place, choice);
        }
        match self.settles {
            Some((place, there)) if there == target => Click::Choose(Choice::CarryOut(place)),
            _ => choosing::click(target, self.selection, &self.choices, &self.reach),
        }
    }

    /// Whether a thing is lit: a click on it does something, and it is not just one of several that mean the same.
    pub fn is_lit(&self, target: Target) -> bool {
        match (self.click(target), target) {
            (Click::Nothing, _) => false,
            (Click::Choose(choice) | Click::CarryOut(_, choice), Target::TrainCard(train, place))
                if matches!(choice, Choice::SeatCelebrity(_) | Choice::PlacePassenger | Choice::PlaceLuggage) =>
            {
                self.lit.free_cars[train as usize] == Some(usize::from(place))
            }
            (Click::Choose(Choice::RunFactory), Target::Middle(place)) => self.lit.factory == Some(place),
            _ => true,
        }
    }

    /// The choices that a click on a thing makes at once, one after the other; none if it makes none.
    pub fn made_by(&self, target: Target) -> Vec<Choice> {
        match (self.click(target), &self.begun) {
            (Click::Choose(choice), _) => vec![choice],
            (Click::CarryOut(_, choice), Some(begun)) => vec![begun.by, choice],
            _ => Vec::new(),
        }
    }

    /// Every choice that a thing stands for, in the order in which the rules list them.
    pub fn answers(&self, target: Target) -> Vec<Choice> {
        choosing::answers(target, self.selection, &self.choices, &self.reach)
    }

    /// Of these things, those that a card in focus or a symbol can be carried out with.
    pub fn places(&self, targets: impl IntoIterator<Item = Target>) -> Vec<Target> {
        let is_place = |target: &Target| match self.click(*target) {
            Click::CarryOut(..) | Click::Choose(Choice::CarryOut(_)) => true,
            Click::Choose(Choice::Resolve { .. }) => self.begun.is_none(),
            _ => false,
        };
        targets.into_iter().filter(is_place).filter(|target| self.is_lit(*target)).collect()
    }

    /// The choices that clicks on lit things in view make, each with its thing. Something may lie on a part of the table.
    pub fn in_view(&self, targets: &Targets, covered: Option<Rect>) -> Vec<(Choice, Target)> {
        let is_on_top = |target: Target, rect: &Rect| {
            let is_seen = targets.seen.is_none_or(|seen| seen.contains(rect.center()));
            is_seen
                && targets.at(rect.center()) == Some(target)
                && !covered.is_some_and(|part| part.contains(rect.center()))
        };
        let made = |(target, rect): &(Target, Rect)| match self.click(*target) {
            // Carrying a card out keeps its button: it is more than a place.
            Click::Choose(Choice::CarryOut(_)) => None,
            Click::Choose(choice) if self.is_lit(*target) && is_on_top(*target, rect) => Some((choice, *target)),
            // It is picked first, and kept by the next click.
            Click::Select(Selection::Draft(hand)) if is_on_top(*target, rect) => {
                Some((Choice::KeepGameEndCard { hand }, *target))
            }
            _ => None,
        };
        targets.all.iter().filter_map(made).collect()
    }

    /// The lit places in the trains, as the keys 1 to 9 count them: from left to right, the upper train first.
    pub fn in_trains(&self, targets: impl IntoIterator<Item = Target>) -> Vec<Target> {
        let place = |target: &Target| match *target {
            Target::TrainCard(train, place) => Some((train, place)),
            Target::TrainEnd(train) => Some((train, u8::MAX)),
            _ => None,
        };
        let mut places = self.places(targets);
        places.retain(|target| place(target).is_some());
        places.sort_by_key(place);
        places.dedup();
        places
    }
}

/// What a seat can choose after a choice, if that only settles where something goes: what is drawn from a pile is
/// not looked at before it is drawn.
fn after(game: &Game, seat: Seat, choice: Choice) -> Option<Vec<Choice>> {
    let mut then = game.clone();
    then.apply(choice).ok()?;
    use Ask as A;
    let question = then.question().filter(|question| question.seat == seat)?;
    let shows_nothing =
        matches!(question.ask, A::Frame | A::Celebrity | A::Postcard | A::PassengerOrLuggage | A::MiddleCard);
    shows_nothing.then(|| PendingQuestion::of(&then).choices)
}

/// Where a card goes if that is settled by taking it: to the car of its guest, or to its place between the trains.
fn settled(game: &Game, seat: Seat, choice: Choice) -> Option<Target> {
    let then = super::forecast::after(game, &[choice])?;
    let (before, after) = (game.board().player(seat), then.board().player(seat));
    let guest = |train: TrainId| {
        let (before, after) = (before.train(train), after.train(train));
        let boarded = |place: &usize| {
            let guest = |train: &rules::model::train::Train| train.car_at(*place).and_then(|car| car.guest);
            guest(before).map(|guest| guest.card()) != guest(after).map(|guest| guest.card())
        };
        (0..before.cards.len()).find(boarded).map(|place| Target::TrainCard(train, place as u8))
    };
    let middle = || {
        let card = |player: &rules::PlayerBoard, place: usize| player.middle.get(place).map(|middle| middle.card);
        (0..after.middle.len()).find(|place| card(before, *place) != card(after, *place))
    };
    TrainId::BOTH.into_iter().find_map(guest).or_else(|| middle().map(|place| Target::Middle(place as u8)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use rules::{Catalogue, Face, Module, Setup, busy_random};

    /// Cards that have only one way to go are carried out by a click on where they go.
    #[test]
    fn a_card_with_one_way_lights_the_place_it_goes_to() {
        let catalogue = Catalogue::built_in().expect("the card files are in order");
        let (mut luggage, mut middle) = (0, 0);
        for seed in 0..6 {
            let mut game =
                Game::new(catalogue.clone(), Setup::new(2, [Module::D, Module::E], seed)).expect("it begins");
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            while let Some(question) = game.question() {
                let pending = PendingQuestion::of(&game);
                for place in OfferPlace::all().filter(|place| pending.choices.contains(&Choice::CarryOut(*place))) {
                    let options = Options::new(&game, &pending, Selection::Card(place), Some(place));
                    let Some((_, there)) = options.settles else { continue };
                    assert_eq!(options.click(there), Click::Choose(Choice::CarryOut(place)));
                    assert!(options.is_lit(there) && options.places([there]) == [there]);
                    let card = game.board().offer.card(place).map(|card| &game.catalogue().card(card).face);
                    match (card, there) {
                        (Some(Face::PassengerLuggage { .. }), Target::TrainCard(..)) => luggage += 1,
                        (Some(Face::Switch { .. } | Face::Mechanic { .. }), Target::Middle(_)) => middle += 1,
                        other => panic!("{other:?} of {question:?}"),
                    }
                }
                game.apply(busy_random::choose(&pending.choices, &mut chance)).expect("it is legal");
            }
        }
        assert!(luggage > 20 && middle > 20, "{luggage} boarded, {middle} went between the trains");
    }
}
