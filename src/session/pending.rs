//! The question that a human at this screen has to answer now.

use bevy::prelude::*;

use super::{LessonGate, PlaySet, Presentation, Session, Unasked, ViewedSeat, forced_choice, settings::Settings};
use rules::{Choice, Game, Question, Seat, Symbol};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingQuestion>()
        .init_resource::<ViewedSeat>()
        .add_systems(Update, offer.in_set(PlaySet::Offer));
}

/// What a human at this screen can choose right now: nothing while events are shown, while a bot
/// thinks, and until the screen has been handed over.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PendingQuestion {
    /// The question, if a human is asked.
    pub question: Option<Question>,
    /// Every legal answer. Where several symbols allow the same act, the narrowest symbol comes first.
    pub choices: Vec<Choice>,
    /// The answer that is given without asking, if any.
    pub forced_choice: Option<Choice>,
    /// In hot seat: the player who has to take over the screen first, because something secret would show.
    pub handover: Option<Seat>,
}

impl PendingQuestion {
    /// What a game asks once no handover is needed.
    pub fn of(game: &Game) -> Self {
        let symbols = game.state().running_frame().map_or(&[][..], |frame| &frame.symbols);
        Self {
            question: game.question(),
            choices: narrowest_first(game.legal_choices(), symbols),
            forced_choice: None,
            handover: None,
        }
    }

    /// What the player at the screen is asked, if a hint may be given: not behind the curtain.
    pub fn open_to_hints(&self) -> Option<Question> {
        self.question.filter(|_| self.handover.is_none())
    }

    /// Whether something is ready that is lost when the turn ends.
    pub fn loses_by_ending(&self) -> bool {
        let lost = |choice: &Choice| matches!(choice, Choice::BeginFrame { .. } | Choice::UseStation { .. });
        self.choices.iter().any(lost)
    }

    /// Whether the turn can end, and there is nothing else that is ready.
    pub fn only_ends(&self) -> bool {
        let fulfils = |choice: &Choice| matches!(choice, Choice::Fulfil { .. });
        self.choices.contains(&Choice::EndTurn) && !self.loses_by_ending() && !self.choices.iter().any(fulfils)
    }
}

/// Puts what a printed upgrade allows before what an upgrade of choice allows, so that a click on a car does
/// not use up the symbol that could do more.
fn narrowest_first(mut choices: Vec<Choice>, symbols: &[Symbol]) -> Vec<Choice> {
    choices.sort_by_key(|choice| match choice {
        Choice::Resolve { symbol, .. } => match symbols[usize::from(*symbol)] {
            Symbol::CarOrFirstUpgrade | Symbol::FactoryUpgrade { .. } => 1,
            Symbol::UpgradeOfChoice => 2,
            _ => 0,
        },
        _ => 3,
    });
    choices
}

pub(super) fn offer(
    game: Res<Game>,
    session: Res<Session>,
    settings: Res<Settings>,
    shown: Res<Presentation>,
    gate: Res<LessonGate>,
    mut pending: ResMut<PendingQuestion>,
    mut viewed: ResMut<ViewedSeat>,
) {
    let question = game.question().filter(|question| shown.is_idle() && session.is_human(question.seat));
    let question = question.filter(|_| !session.lesson || gate.asks());
    let question = question.filter(|_| !session.remote.is_some_and(|remote| remote.waits));
    let handover = session.handover_for(question);
    if question == pending.question && handover == pending.handover && !game.is_changed() && !gate.is_changed() {
        return;
    }
    if let Some(question) = question.filter(|question| Some(question.seat) != pending.question.map(|old| old.seat)) {
        viewed.0 = question.seat;
    }
    *pending = match handover {
        None if question.is_some() => {
            let mut open = PendingQuestion::of(&game);
            if session.lesson {
                // In a lesson everything is done by hand, and what does not lead to the goal cannot be done.
                open.choices.retain(|choice| gate.allows(*choice));
                *pending = open;
                return;
            }
            let forced = forced_choice(&game, &open.choices, Unasked::of(&settings));
            PendingQuestion { forced_choice: forced.filter(|_| !session.is_back()), ..open }
        }
        _ => PendingQuestion { question, handover, ..PendingQuestion::default() },
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Act, CarValue, TrainId};

    #[test]
    fn a_printed_upgrade_is_used_before_an_upgrade_of_choice() {
        let act = Act::Upgrade { train: TrainId::Upper, card_place: 0 };
        let [of_choice, printed] = [0, 1].map(|symbol| Choice::Resolve { symbol, act });
        let car = Choice::Resolve { symbol: 0, act: Act::AddCar(TrainId::Upper) };
        let symbols = [Symbol::UpgradeOfChoice, Symbol::Upgrade { from: CarValue::V0 }];
        let sorted = narrowest_first(vec![of_choice, car, printed, Choice::EndFrame], &symbols);
        assert_eq!(sorted, [printed, of_choice, car, Choice::EndFrame]);
    }
}
