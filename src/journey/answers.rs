//! What is clicked in a lesson and does not lead to its goal, and the kind answer to it.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Fact, LessonStage, Mistake, RunningLesson, holds};
use crate::{
    session::{ChoiceHeld, LessonGate, PendingQuestion, PlaySet},
    table::{
        input::{
            choosing::{Click, Selection},
            click::ClickedInVain,
            options::Options,
        },
        names::Target,
    },
};
use rules::{
    Act, CarValue, Choice, Game,
    model::train::TrainCard,
    scenario::{LEARNER, Miss},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, answer.after(PlaySet::Offer).run_if(resource_exists::<RunningLesson>));
}

/// Something on the table was clicked that does nothing now, or a choice was held back.
fn answer(
    time: Res<Time>,
    mut in_vain: MessageReader<ClickedInVain>,
    mut held: MessageReader<ChoiceHeld>,
    game: Res<Game>,
    gate: Res<LessonGate>,
    mut lesson: ResMut<RunningLesson>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The paper goes once something right is done.
    if gate.is_changed() && lesson.mistake.is_some() {
        lesson.mistake = None;
    }
    let too_new = lesson.is_too_new_for_a_click(time.elapsed_secs());
    let clicked = in_vain
        .read()
        .last()
        .filter(|_| !too_new)
        .map(|ClickedInVain(target)| (Some(*target), choices_of(&game, *target)));
    let tried = held.read().last().map(|ChoiceHeld(choice)| (None, vec![*choice]));
    let Some((target, choices)) = clicked.or(tried).filter(|_| gate.asks()) else { return };
    if !matches!(lesson.stage, LessonStage::Asking) || choices.iter().any(|choice| gate.allows(*choice)) {
        return;
    }
    let misses = &lesson.step().misses;
    let clicks =
        |miss: &&Miss| miss.click.as_ref().zip(target).is_some_and(|(light, target)| holds(light, target, &game));
    // A card that is clicked is meant to be carried out rather than to be declined.
    let does = choices.iter().find_map(|choice| {
        misses.iter().find(|miss| miss.does.as_ref().is_some_and(|deed| deed.would_be(&game, *choice)))
    });
    let named = misses.iter().find(clicks).or(does);
    let fact = target.and_then(|target| fact_about(&game, target));
    let say = match (named, fact) {
        (Some(miss), _) => format!("journey-{}", miss.say),
        (None, Some(Fact::Car(_))) if target.is_some_and(|target| is_held_by_its_left(&game, target)) => {
            "lesson-left-car".to_owned()
        }
        (None, Some(Fact::Car(_))) => "lesson-not-this-car".to_owned(),
        (None, Some(Fact::Card(_))) => "lesson-not-this-card".to_owned(),
        (None, None) => "lesson-not-this".to_owned(),
    };
    lesson.miss(Mistake { say, fact, at: target });
    redraw.write(RequestRedraw);
}

/// What a click on a thing would do, or lead to, if everything legal could be chosen. A station lies on its route card.
fn choices_of(game: &Game, target: Target) -> Vec<Choice> {
    let everything = PendingQuestion::of(game);
    let options = Options::new(game, &everything, Selection::None, None);
    match options.click(target) {
        Click::Choose(choice) => vec![choice],
        Click::CarryOut(place, choice) => vec![Choice::CarryOut(place), choice],
        Click::Select(Selection::Card(place)) => {
            let mut both = vec![Choice::CarryOut(place), Choice::Decline(place)];
            both.retain(|choice| everything.choices.contains(choice));
            both
        }
        Click::Select(_) => options.answers(target),
        Click::Nothing => match target {
            Target::Station(station) => {
                let place = game.board().player(LEARNER).route.find(station).map_or(0, |(place, _)| place as u8);
                options.answers(Target::RouteCard(place))
            }
            _ => Vec::new(),
        },
    }
}

/// Whether cars are upgraded now, and this one cannot be because the one to its left is worth as much.
fn is_held_by_its_left(game: &Game, target: Target) -> bool {
    let upgrades = |choice: &Choice| matches!(choice, Choice::Resolve { act: Act::Upgrade { .. }, .. });
    let Target::TrainCard(train, place) = target else { return false };
    if !game.legal_choices().iter().any(upgrades) {
        return false;
    }
    let (train, place) = (game.board().player(LEARNER).train(train), usize::from(place));
    let highest = matches!(train.cards.get(place), Some(TrainCard::Car(car)) if car.value == CarValue::V12);
    train.upgrade_at(place).is_none() && !highest
}

fn fact_about(game: &Game, target: Target) -> Option<Fact> {
    match target {
        Target::TrainCard(train, card_place) => {
            match game.board().player(LEARNER).train(train).cards.get(usize::from(card_place))? {
                TrainCard::Car(car) => Some(Fact::Car(car.value.points())),
                _ => None,
            }
        }
        Target::OfferCard(place) => game.board().offer.card(place).map(Fact::Card),
        _ => None,
    }
}
