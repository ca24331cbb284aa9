//! What lies on the table, in words, for those who do not see it.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    input::{
        choosing::{Click, Selection, card_in_focus},
        options::Options,
        pointed::Targets,
    },
    names::Target,
    scene::view::View,
    sources::Sources,
    zones::explain,
};
use crate::localization::{
    Value,
    words::{Words, capital, of_car, of_train},
};
use rules::{Choice, Game};

/// A thing on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldTarget {
    pub target: Target,
    /// In layout pixels.
    pub rect: Rect,
    /// What it is, where, and what pressing it does.
    pub name: String,
    pub about: String,
    /// Whether it has been picked.
    pub picked: bool,
    /// Whether pressing it does something.
    pub lit: bool,
}

/// Tells of everything that lies on the table.
#[derive(SystemParam)]
pub struct TableTelling<'w> {
    targets: Res<'w, Targets>,
    sources: Sources<'w>,
}

/// Whether what there is to tell may have changed.
pub fn table_has_changed(targets: Res<Targets>, game: Option<Res<Game>>) -> bool {
    targets.is_changed() || game.is_some_and(|game| game.is_changed())
}

impl TableTelling<'_> {
    /// All of it, in no order.
    pub fn all(&self) -> Vec<ToldTarget> {
        let mut view = self.sources.view();
        // What the keys would do with each, wherever the pointer is.
        let focus = card_in_focus(None, view.selection, &view.pending.choices);
        view.options = Options::new(view.game, view.pending, view.selection, focus);
        let words = Words::new(view.texts, view.game, view.session);
        let told = |(target, rect): &(Target, Rect)| of(&view, &words, *target, *rect);
        self.targets.all.iter().filter_map(told).collect()
    }
}

fn of(view: &View, words: &Words, target: Target, rect: Rect) -> Option<ToldTarget> {
    let lit = view.lit(target) || target == Target::Evidence;
    let (heading, mut about) = match target {
        Target::Waiting(waiting) => {
            let begin = Choice::BeginFrame { waiting };
            view.pending
                .choices
                .contains(&begin)
                .then(|| (words.with("told-waiting", [("what", words.choice(begin).into())]), String::new()))?
        }
        _ => explain::told(view, words, target)?,
    };
    let mut name = named(words, target, heading, &mut about).replace('\n', " ");
    if let Target::Coins(column) = target {
        let coins = view.me().purse.columns().get(usize::from(column)).copied().unwrap_or_default();
        name = words.with("told-under", [("group", name.into()), ("name", Value::from(coins))]);
    }
    // What is done with it: that of a waiting frame is its name.
    if let Some(choice) = view.answer(target).filter(|_| !matches!(target, Target::Waiting(_))) {
        let what = name.trim_end_matches('.').to_owned();
        name = words.with("told-does", [("what", what.into()), ("does", words.choice(choice).into())]);
    }
    Some(ToldTarget { target, rect, name, about, picked: is_picked(view, target), lit })
}

/// Which of several it is. The words about a card that is offered are a part of its name.
fn named(words: &Words, target: Target, heading: String, about: &mut String) -> String {
    let what = Value::from(heading.clone());
    let nth = |n: u8| words.with("told-nth", [("what", heading.clone().into()), ("n", (n + 1).into())]);
    match target {
        Target::OfferCard(place) => {
            let values = [("row", (place.row + 1).into()), ("n", (place.column + 1).into())];
            let about = ("about", std::mem::take(about).into());
            words.with("told-offer", values.into_iter().chain([("what", what), about]))
        }
        Target::DraftCard(n) | Target::Market(n) => {
            let values = [("what", what), ("n", (n + 1).into()), ("about", std::mem::take(about).into())];
            words.with("told-nth-about", values)
        }
        Target::TrainCard(train, place) => {
            words.with("told-car", of_car(train, place).into_iter().chain([("what", what)]))
        }
        Target::TrainEnd(train) => words.with("told-train-end", [of_train(train)]),
        Target::Conductor(train) => words.with("told-conductor", [of_train(train)]),
        Target::Contract(n) | Target::MailCar(n) | Target::Order(n) | Target::EvidenceToken(n) => nth(n),
        Target::StorageCard(n) => {
            let values = [("what", what), ("n", (n + 1).into()), ("about", std::mem::take(about).into())];
            words.with("told-nth-about", values)
        }
        Target::Middle(place) => words.with("told-middle", [("what", what), ("n", (place + 1).into())]),
        _ => capital(&heading),
    }
}

fn is_picked(view: &View, target: Target) -> bool {
    match (view.selection, target) {
        (Selection::Card(place), Target::OfferCard(other)) => place == other,
        (Selection::Coin(column), Target::Coins(other)) => column == other,
        (Selection::Market(slot), Target::Market(other)) => slot == other,
        _ => matches!(view.options.click(target), Click::Select(to) if to == view.selection),
    }
}
