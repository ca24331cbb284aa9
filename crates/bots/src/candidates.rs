//! The legal choices without those that are hardly ever better than another one: every bot chooses among these.

use rules::{Act, Ask, CardType, Choice, Face, Game, Moment, Purchase, Reward, Seat, model::counts::ROUNDS};

/// From this many turns left on a second Locomotive tile may still come.
const TIME_FOR_A_TILE: u8 = 3;

/// How closely somebody looks at what can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Coins are spent once the card is carried out, and one card is declined like any other.
    Quick,
    /// Coins and contracts may also come before the card and between waiting frames, where they change what these can
    /// do, and it matters which card is declined.
    Thorough,
}

/// The choices worth thinking about, in a stable order; never empty while the game runs.
pub fn candidates(game: &Game, care: Care, list: &mut Vec<Choice>) {
    game.legal_choices_into(list);
    if list.len() < 2 {
        return;
    }
    let Some(question) = game.question() else { return };
    let thorough = care == Care::Thorough;
    let fulfilled = |choice: &Choice| match choice {
        Choice::Fulfil { contract } => !grows(game, question.seat, *contract),
        _ => false,
    };
    let between = matches!(question.ask, Ask::Factories | Ask::Storage);
    if between || matches!(question.ask, Ask::FinishTurn | Ask::ScoringPart | Ask::OutOfTurn) {
        // What is free is always taken, one after the other.
        let free = |choice: &Choice| {
            matches!(choice, Choice::BeginFrame { .. } | Choice::UseStation { .. }) || fulfilled(choice)
        };
        if list.iter().any(free) {
            list.retain(|choice| free(choice) || thorough && prepares(choice));
            return;
        }
        list.retain(|choice| !matches!(choice, Choice::Fulfil { .. }));
    }
    if between {
        // Every card and every factory is a gift.
        list.retain(|choice| !matches!(choice, Choice::Spend { .. }) || thorough && prepares(choice));
        if list.iter().any(|choice| !matches!(choice, Choice::Finish | Choice::Spend { .. })) {
            list.retain(|choice| *choice != Choice::Finish);
        }
        return;
    }
    if question.ask == Ask::TakeCard {
        // Of the cards that are declined all bring the same, but for the type that Game End cards count.
        let mut declined: Vec<Option<CardType>> = Vec::new();
        list.retain(|choice| match choice {
            Choice::Decline(place) => {
                let card = game.board().offer.card(*place);
                let counts = card.and_then(|card| game.catalogue().kind(card).card_type()).filter(|_| thorough);
                let new = !declined.contains(&counts);
                declined.push(counts);
                new
            }
            Choice::Spend { .. } => thorough && prepares(choice),
            Choice::Fulfil { .. } => thorough && fulfilled(choice),
            Choice::BeginFrame { .. } => thorough,
            _ => true,
        });
        return;
    }
    farthest(game, list);
    best_order(game, list);
    cheapest(list);
}

/// Whether coins are spent on something that can change what a card or a frame does afterwards.
fn prepares(choice: &Choice) -> bool {
    matches!(choice, Choice::Spend { on: Purchase::Act(act), .. } if !matches!(act, Act::GameEndCard { .. }))
}

/// Whether an open contract will bring more if it waits: it counts contracts, and others are still to be
/// fulfilled, or it counts Locomotive tiles, and a second one may come.
fn grows(game: &Game, seat: Seat, contract: u8) -> bool {
    let (board, player) = (game.board(), game.board().player(seat));
    if board.moment == Moment::Scoring(ROUNDS / 2) {
        return false;
    }
    let reward = |card| match &game.catalogue().card(card).face {
        Face::Contract(contract) => Some(&contract.reward),
        _ => None,
    };
    let counts = |card| matches!(reward(card), Some(Reward::PerFulfilledContract(_)));
    match reward(player.contracts[usize::from(contract)]) {
        Some(Reward::PerFulfilledContract(_)) => player.contracts.iter().any(|other| !counts(*other)),
        Some(Reward::GameEndCardPerLocomotiveTile) => {
            let long = |cards: usize| cards >= 7;
            player.locomotive_tiles() == 1
                && player.trains.iter().all(|train| long(train.cards.len()))
                && game.turns_left(seat) >= TIME_FOR_A_TILE
        }
        _ => false,
    }
}

/// Conductors and locomotives go as far as they can: another step never hurts. Every symbol is a gift, so that
/// nothing is given up.
fn farthest(game: &Game, list: &mut Vec<Choice>) {
    if game.state().running_frame().is_none() {
        return;
    }
    let length = |choice: &Choice| match choice {
        Choice::Resolve { symbol, act: Act::Conductors { upper, lower } } => Some((*symbol, upper + lower)),
        Choice::Resolve { symbol, act: Act::Locomotive { stations } } => Some((*symbol, *stations)),
        _ => None,
    };
    let mut longest = [0; 64];
    for (symbol, steps) in list.iter().filter_map(length) {
        longest[usize::from(symbol)] = longest[usize::from(symbol)].max(steps);
    }
    list.retain(|choice| length(choice).is_none_or(|(symbol, steps)| longest[usize::from(symbol)] == steps));
    if list.len() > 1 {
        list.retain(|choice| *choice != Choice::EndFrame);
    }
}

/// Of the order tiles that lie ready, the one with the most points.
fn best_order(game: &Game, list: &mut Vec<Choice>) {
    let tiles = &game.board().order_tiles;
    let best = (0..tiles.len()).max_by_key(|ready| game.catalogue().order_tile(tiles[*ready]).points);
    list.retain(|choice| match choice {
        Choice::Spend { on: Purchase::Order { ready, .. }, .. } => Some(usize::from(*ready)) == best,
        _ => true,
    });
}

/// Game End cards and order tiles are paid with the coins that buy least: those of the first columns.
fn cheapest(list: &mut Vec<Choice>) {
    let price = |choice: &Choice| match choice {
        Choice::Spend { coins: [a, b, c], on: Purchase::Act(Act::GameEndCard { .. }) | Purchase::Order { .. } } => {
            Some((a + b + c, [*c, *b, *a]))
        }
        _ => None,
    };
    let mut least = [None; 8];
    for (sum, coins) in list.iter().filter_map(price) {
        let least = &mut least[usize::from(sum)];
        *least = Some(least.map_or(coins, |other: [u8; 3]| other.min(coins)));
    }
    list.retain(|choice| price(choice).is_none_or(|(sum, coins)| least[usize::from(sum)] == Some(coins)));
}
