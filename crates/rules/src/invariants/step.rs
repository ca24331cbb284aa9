//! What must hold between a state and the one a choice leads to.

use super::hold::{InvariantError, hold};
use crate::{
    model::{board::PlayerBoard, train::TrainCard},
    turn::{event::GameEvent as E, game::Game},
};

/// No game has more choices.
const LONGEST: u32 = 5000;

/// What a choice did to the game.
pub(crate) fn check(before: &Game, after: &Game, events: &[E]) -> Result<(), InvariantError> {
    let made = after.choices_made();
    hold!(made == before.choices_made() + 1 && made < LONGEST, "{made} choices were made");
    hold!(after.board().round >= before.board().round, "the round went back");
    for (old, new) in before.board().players.iter().zip(&after.board().players) {
        check_growth(old, new)?;
    }
    let seat = |game: &Game| game.question().map(|question| question.seat);
    hold!(!after.can_undo() || seat(before) == seat(after), "another seat's choice could be taken back");
    let shown = events.iter().find(|event| shows(event));
    hold!(!after.can_undo() || shown.is_none(), "{shown:?} could be taken back");
    let lost = events.iter().any(|event| matches!(event, E::FrameLost { .. }));
    hold!(!lost || ends(events), "a frame was lost, but nothing ended: {events:?}");
    Ok(())
}

/// Whether an event reveals something hidden.
fn shows(event: &E) -> bool {
    matches!(
        event,
        E::CardDealt { .. }
            | E::GameEndCardDealt { .. }
            | E::EvidenceDealt { .. }
            | E::StorageDrawn { .. }
            | E::OrderTilesLaid { .. }
            | E::GameEndCardRevealed { .. }
            | E::WhodunitRevealed { .. }
            | E::EvidenceRevealed { .. }
    )
}

/// only with a turn, or a part of a scoring phase, what still waits is lost. A turn is also over
/// when others get to resolve what they gained in it.
fn ends(events: &[E]) -> bool {
    let ended = |event: &E| {
        use E::{OutOfTurnBegan, ScoringPartEnded, TurnBegan, TurnEnded};
        matches!(event, TurnEnded { .. } | ScoringPartEnded { .. } | TurnBegan { .. } | OutOfTurnBegan { .. })
    };
    events.iter().any(ended)
}

/// What never goes back: the cards of a train and their values, conductors, locomotive, score.
fn check_growth(old: &PlayerBoard, new: &PlayerBoard) -> Result<(), InvariantError> {
    for (old, new) in old.trains.iter().zip(&new.trains) {
        let kept = old.cards.iter().zip(&new.cards).all(|(old, new)| match (old, new) {
            (TrainCard::Car(old), TrainCard::Car(new)) => {
                old.value <= new.value
                    && old.guest.is_none_or(|guest| new.guest.is_some_and(|now| now.card() == guest.card()))
                    && (old.order.is_none() || old.order == new.order)
            }
            (old, new) => old == new,
        });
        hold!(kept && old.cards.len() <= new.cards.len(), "a train lost something: {old:?}, {new:?}");
        hold!(old.conductor <= new.conductor, "a conductor went back: {old:?}, {new:?}");
    }
    let places = |player: &PlayerBoard| player.route.places.iter().map(|place| place.card).collect::<Vec<_>>();
    hold!(places(new).starts_with(&places(old)), "the route lost a card");
    hold!(old.route.locomotive <= new.route.locomotive, "the locomotive went back");
    hold!(old.score() <= new.score(), "the score fell from {} to {}", old.score(), new.score());
    hold!(old.contracts_fulfilled <= new.contracts_fulfilled, "a contract is no longer fulfilled");
    hold!(new.taken.starts_with(&old.taken), "a taken card is gone");
    hold!(new.game_end.starts_with(&old.game_end), "a Game End card is gone");
    let (was, is) = (&old.case_file.destroy_evidence, &new.case_file.destroy_evidence);
    hold!(is.starts_with(was), "a destroy-evidence card is gone");
    hold!(old.middle.len() <= new.middle.len(), "a middle card is gone");
    Ok(())
}
