//! Looking ahead on copies of the game.

use rules::{Act, Ask, Choice, Game, OfferPlace, PlayerBoard, Seat, TrainId};

/// The game after some choices; `None` if one of them is not possible.
pub fn after(game: &Game, choices: &[Choice]) -> Option<Game> {
    let mut then = game.clone();
    for choice in choices {
        then.apply(*choice).ok()?;
    }
    Some(then)
}

/// Whether nothing of a card of the offer can be carried out: taking it for that would only put it on the pile of taken
/// cards.
pub fn is_useless(game: &Game, seat: Seat, place: OfferPlace) -> bool {
    let Some(then) = after(game, &[Choice::CarryOut(place)]) else { return true };
    let without_card =
        |game: &Game| PlayerBoard { hand: None, taken: Default::default(), ..*game.board().player(seat) };
    let is_left = then.question().is_some_and(|question| match question.ask {
        Ask::Frame => then.legal_choices().iter().any(|choice| matches!(choice, Choice::Resolve { .. })),
        ask => !matches!(ask, Ask::FinishTurn),
    });
    let (now, later) = (game.state(), then.state());
    !is_left
        && without_card(&then) == without_card(game)
        && later.waiting.len() == now.waiting.len()
        && later.others.len() == now.others.len()
        && later.evidence_due == now.evidence_due
}

/// The most points that a train can score in a scoring phase once the card or frame that runs has been used for it.
pub fn at_most(game: &Game, seat: Seat, train: TrainId) -> u8 {
    let now = game.queries().phase_score(seat, train);
    let helps = |choice: &Choice| match choice {
        Choice::Resolve { act: Act::AddCar(to) | Act::Upgrade { train: to, .. }, .. } => *to == train,
        // What it brings at once may help, and so may what comes after the frame.
        Choice::Resolve { act: Act::GameEndCard { .. }, .. } | Choice::EndFrame => true,
        // Where the other conductor goes does not matter to this train.
        Choice::Resolve { act: Act::Conductors { upper, lower }, .. } => {
            let steps = [*upper, *lower];
            steps[train as usize] > 0 && steps[1 - train as usize] == 0
        }
        _ => false,
    };
    let question = game.question().filter(|question| question.seat == seat).map(|question| question.ask);
    let helpful: Vec<_> = match question {
        Some(Ask::Frame) => game.legal_choices().into_iter().filter(helps).collect(),
        Some(Ask::Celebrity | Ask::PassengerOrLuggage | Ask::MiddleCard) => game.legal_choices(),
        // Which mail car it is does not matter either.
        Some(Ask::MailCar(_)) => game.legal_choices().into_iter().take(1).collect(),
        _ => Vec::new(),
    };
    let best = helpful.into_iter().filter_map(|choice| Some(at_most(&after(game, &[choice])?, seat, train))).max();
    best.unwrap_or(now).max(now)
}
