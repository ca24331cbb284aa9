//! What the choice that is pointed at would change on the board in front: it is tried out on a copy of the
//! game, in which everything it leaves open is done in the way that scores most.

use bevy::prelude::*;

use super::choosing::{self, Click, Hovered, Selection};
use crate::{
    rules::{Ask, CarValue, Choice, Game, OfferPlace, Seat, TrainId, model::train::TrainCard},
    session::{PendingQuestion, PlaySet, ViewedSeat},
    state::Screen,
    ui::regions::Target,
};

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<Hovered>
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<PendingQuestion>);
    app.init_resource::<Preview>().add_systems(
        Update,
        look_ahead.run_if(news).run_if(in_state(Screen::Table)).after(PlaySet::Offer).before(PlaySet::Draw),
    );
}

/// What would change on the board in front.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub struct Preview {
    /// What each train would score, if that changes.
    pub scores: [Option<u8>; 2],
    /// The cars that would be upgraded: train, place, value before and after.
    pub cars: Vec<(TrainId, u8, CarValue, CarValue)>,
    /// How many cars each train would gain.
    pub added: [u8; 2],
    /// Where each conductor would stand, if that changes.
    pub walks: [Option<u8>; 2],
}

impl Preview {
    /// The value of a car before and after, if it changes.
    pub fn car(&self, train: TrainId, place: u8) -> Option<(CarValue, CarValue)> {
        self.cars.iter().find(|(id, at, ..)| (*id, *at) == (train, place)).map(|(_, _, from, to)| (*from, *to))
    }
}

fn look_ahead(
    game: Res<Game>,
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    pending: Res<PendingQuestion>,
    viewed: Res<ViewedSeat>,
    mut preview: ResMut<Preview>,
) {
    let choice = choice(hovered.0, *selection, &pending.choices)
        .filter(|_| pending.question.is_some_and(|question| question.seat == viewed.0 && question.ask != Ask::Draft));
    let next = choice.map(|choice| compare(&game, viewed.0, choice)).unwrap_or_default();
    preview.set_if_neq(next);
}

/// The choice that is pointed at, or else picked.
fn choice(hovered: Option<Target>, selection: Selection, choices: &[Choice]) -> Option<Choice> {
    let carry_out = |place: OfferPlace| {
        let both = [Choice::CarryOut(place), Choice::Decline(place)];
        both.into_iter().find(|choice| choices.contains(choice))
    };
    if let Some(place) = choosing::card_in_focus(hovered, selection, choices) {
        return carry_out(place);
    }
    match hovered.map(|target| choosing::click(target, selection, choices)) {
        Some(Click::Choose(choice)) => Some(choice),
        _ => None,
    }
}

fn compare(game: &Game, seat: Seat, choice: Choice) -> Preview {
    let mut then = game.clone();
    if then.apply(choice).is_err() {
        return Preview::default();
    }
    for _ in 0..8 {
        let Some(next) = best(&then, seat) else { break };
        if then.apply(next).is_err() {
            break;
        }
    }
    let mut preview = Preview::default();
    for train in TrainId::BOTH {
        let (before, after) = (game.board().player(seat).train(train), then.board().player(seat).train(train));
        let sum = |game: &Game| game.queries().phase_score(seat, train);
        if sum(&then) != sum(game) {
            preview.scores[train as usize] = Some(sum(&then));
        }
        for (place, (old, new)) in (0..).zip(before.cards.iter().zip(&after.cards)) {
            if let (TrainCard::Car(old), TrainCard::Car(new)) = (old, new)
                && old.value != new.value
            {
                preview.cars.push((train, place, old.value, new.value));
            }
        }
        preview.added[train as usize] = (after.cards.len() - before.cards.len()) as u8;
        if after.conductor != before.conductor {
            preview.walks[train as usize] = Some(after.conductor.min(before.cards.len() as u8));
        }
    }
    preview
}

/// The next step of the running frame that makes the trains worth most; symbols that change no train
/// are left unresolved.
fn best(game: &Game, seat: Seat) -> Option<Choice> {
    if game.question()?.seat != seat || game.question()?.ask != Ask::Frame {
        return None;
    }
    // Points now count most, then values that may score later, then the number of cars.
    let worth = |game: &Game| -> u32 {
        let of_train = |train: TrainId| {
            let cars = || game.board().player(seat).train(train).cars();
            let to_come: u32 = cars().map(|(_, car)| u32::from(car.value.points())).sum();
            u32::from(game.queries().phase_score(seat, train)) * 1000 + to_come * 10 + cars().count() as u32
        };
        TrainId::BOTH.into_iter().map(of_train).sum()
    };
    let now = worth(game);
    let tried = game.legal_choices().into_iter().filter(|choice| matches!(choice, Choice::Resolve { .. })).filter_map(
        |choice| {
            let mut then = game.clone();
            then.apply(choice).ok()?;
            Some((worth(&then), choice))
        },
    );
    tried.filter(|(worth, _)| *worth > now).max_by_key(|(worth, _)| *worth).map(|(_, choice)| choice)
}
