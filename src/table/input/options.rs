//! What a click on each thing means now: the answers to the open question and, while a card of the offer is picked or
//! pointed at, what it could be carried out with.

use super::choosing::{self, Click, Reach, Selection};
use crate::{session::PendingQuestion, table::names::Target};
use rules::{Ask, Choice, Game, OfferPlace, Question, Seat, TrainId, turn::state::PendingStep};

/// Everything that a click can mean now.
#[derive(Clone, Debug, Default)]
pub struct Options {
    selection: Selection,
    choices: Vec<Choice>,
    /// The card in focus and what can be chosen once it is carried out.
    carried_out: Option<(OfferPlace, Vec<Choice>)>,
    reach: Reach,
    /// The only one of several things with the same meaning that is lit.
    lit: Lit,
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
        let carried_out = focus.and_then(|place| Some((place, after(game, seat, Choice::CarryOut(place))?)));
        Self {
            selection,
            choices: pending.choices.clone(),
            carried_out,
            reach: Reach::of(player),
            lit: Lit {
                free_cars: TrainId::BOTH.map(|train| player.train(train).first_free_car()),
                factory: match game.state().pending.last() {
                    Some(PendingStep::Factories(places)) => places.last().copied(),
                    _ => None,
                },
            },
        }
    }

    /// What a click on a thing does.
    pub fn click(&self, target: Target) -> Click {
        if let Some((place, choices)) = &self.carried_out
            && let Some(choice) = choosing::the_one(target, choices, &self.reach)
        {
            return Click::CarryOut(*place, choice);
        }
        choosing::click(target, self.selection, &self.choices, &self.reach)
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
        match self.click(target) {
            Click::Choose(choice) => vec![choice],
            Click::CarryOut(place, choice) => vec![Choice::CarryOut(place), choice],
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
            Click::CarryOut(..) => true,
            Click::Choose(Choice::Resolve { .. }) => self.carried_out.is_none(),
            _ => false,
        };
        targets.into_iter().filter(is_place).filter(|target| self.is_lit(*target)).collect()
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
