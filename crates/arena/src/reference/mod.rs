//! The reference: a fixed opponent against which other bots are measured. It tries every sensible choice,
//! finishes what it begins in the way that looks best step by step, and takes the choice after which its seat
//! stands best, looking no further than its own turn. Whatever becomes of the bots, it keeps playing like this.

mod evaluation;
mod riders;
mod suspicion;
mod weights;

use rand_chacha::ChaCha8Rng;

use evaluation::Evaluation;
use rules::{
    Act, Ask, CardId, Choice, Face, Game, GameEvent, Moment, Purchase, Reward, SeatView,
    model::{
        counts::ROUNDS,
        random::{Purpose, generator},
    },
};
pub use weights::{ReferenceWeights, ReferenceWeightsError};

/// The bot.
pub struct Reference {
    rng: ChaCha8Rng,
    weights: &'static ReferenceWeights,
}

impl Reference {
    /// The same seed gives the same answers to the same views.
    ///
    /// # Errors
    /// What is wrong with its weights.
    pub fn new(seed: u64) -> Result<Self, ReferenceWeightsError> {
        Ok(Self { rng: generator(seed, Purpose::Bot), weights: ReferenceWeights::built_in()? })
    }

    /// One of `view.choices`, of which there has to be at least one.
    pub fn answer(&mut self, view: &SeatView) -> Choice {
        let evaluation = Evaluation::new(view, self.weights);
        let game = view.determinize(&mut self.rng);
        let search = Search { view, evaluation };
        match view.question().map(|question| question.ask) {
            Some(Ask::Draft) => search.draft(),
            Some(Ask::DiscardEvidence(_)) => search.discard(),
            _ => search.best(&game),
        }
    }
}

/// The look at one question.
struct Search<'v> {
    view: &'v SeatView,
    evaluation: Evaluation,
}

impl Search<'_> {
    /// The Game End card that promises most.
    fn draft(&self) -> Choice {
        let promise = |hand: &usize| self.evaluation.draft(self.view.catalogue().game_end(self.view.draft_hand[*hand]));
        let best = (0..self.view.draft_hand.len()).max_by(|a, b| promise(a).total_cmp(&promise(b)));
        best.map_or(self.view.choices[0], |hand| Choice::KeepGameEndCard { hand: hand as u8 })
    }

    /// The token with the most fingerprints: the fewer are left, the better.
    fn discard(&self) -> Choice {
        let open = &self.view.board.player(self.view.seat).case_file.open;
        let fingerprints = |choice: &Choice| match choice {
            Choice::DiscardEvidence { token } => open[usize::from(*token)].fingerprints(),
            _ => 0,
        };
        self.view.choices.iter().copied().max_by_key(fingerprints).unwrap_or(self.view.choices[0])
    }

    fn best(&self, game: &Game) -> Choice {
        let choices = self.sensible(game);
        if let [only] = choices[..] {
            return only;
        }
        let worth = choices.iter().map(|choice| self.worth(game, *choice));
        let best = choices.iter().zip(worth).reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or(self.view.choices[0], |(choice, _)| *choice)
    }

    /// What the position is worth after a choice and all that has to follow from it.
    fn worth(&self, game: &Game, choice: Choice) -> f32 {
        if choice == Choice::EndTurn {
            return self.evaluation.of(game);
        }
        let after = self.after(game, choice);
        // A coin often pays only together with the next one: three steps to the car that counts.
        let mut worth = self.evaluation.of(&after);
        if let Choice::Spend { on: Purchase::Act(Act::Conductors { .. } | Act::Locomotive { .. }), .. } = choice {
            let mut more = after;
            while more.legal_choices().contains(&choice) {
                more = self.after(&more, choice);
                worth = worth.max(self.evaluation.of(&more));
            }
        }
        worth
    }

    /// The position after a choice, its frames and the frames gained on the way.
    fn after(&self, game: &Game, choice: Choice) -> Game {
        let mut game = game.clone();
        let mut events = Vec::<GameEvent>::new();
        game.apply_unchecked(choice, &mut events);
        while let Some(next) = self.must_follow(&game) {
            events.clear();
            game.apply_unchecked(next, &mut events);
        }
        game
    }

    /// What follows before the seat is free again, step by step the best.
    fn must_follow(&self, game: &Game) -> Option<Choice> {
        let question = game.question().filter(|question| question.seat == self.view.seat)?;
        let choices = self.sensible(game);
        match question.ask {
            Ask::TakeCard | Ask::Draft => None,
            Ask::FinishTurn | Ask::ScoringPart | Ask::OutOfTurn => {
                choices.into_iter().find(|choice| matches!(choice, Choice::BeginFrame { .. } | Choice::Fulfil { .. }))
            }
            _ => {
                // What these bring shows only when their frames are resolved.
                let opens_frames = matches!(question.ask, Ask::PassengerOrLuggage | Ask::MiddleCard | Ask::Storage);
                let step = |choice: &Choice| {
                    if opens_frames {
                        return self.evaluation.of(&self.after(game, *choice));
                    }
                    let mut after = game.clone();
                    after.apply_unchecked(*choice, &mut Vec::<GameEvent>::new());
                    self.evaluation.of(&after)
                };
                let worth = choices.iter().map(step);
                let best = choices.iter().zip(worth).reduce(|best, next| if next.1 > best.1 { next } else { best });
                best.map(|(choice, _)| *choice)
            }
        }
    }

    /// The legal choices without those that cannot be better than another one.
    fn sensible(&self, game: &Game) -> Vec<Choice> {
        let mut choices = game.legal_choices();
        let asked = game.question().map(|question| question.ask);
        let between = matches!(asked, Some(Ask::Factories | Ask::Storage));
        if between || matches!(asked, Some(Ask::FinishTurn | Ask::ScoringPart | Ask::OutOfTurn)) {
            // What is free is always taken.
            let free = |choice: &Choice| match choice {
                Choice::BeginFrame { .. } | Choice::UseStation { .. } => true,
                Choice::Fulfil { contract } => !self.grows(game, *contract),
                _ => false,
            };
            if choices.iter().any(free) {
                choices.retain(free);
                return choices;
            }
            // The remaining contracts are better left for later.
            choices.retain(|choice| !matches!(choice, Choice::Fulfil { .. }));
        }
        if between {
            // Coins buy the same afterwards, and every card and every factory is a gift.
            choices.retain(|choice| !matches!(choice, Choice::Spend { .. }));
            if choices.len() > 1 {
                choices.retain(|choice| *choice != Choice::Finish);
            }
            return choices;
        }
        if asked == Some(Ask::TakeCard) {
            // Coins buy the same after the card, even in the last turn.
            choices.retain(|choice| !matches!(choice, Choice::Spend { .. } | Choice::Fulfil { .. }));
            return choices;
        }
        farthest(game, &mut choices);
        best_order(game, &mut choices);
        cheapest(&mut choices);
        choices
    }

    /// Whether an open contract will bring more if it waits: it counts contracts, and others are still to be
    /// fulfilled, or it counts Locomotive tiles, and a second one is on its way.
    fn grows(&self, game: &Game, contract: u8) -> bool {
        let board = game.board();
        let reward = |card: CardId| match &game.catalogue().card(card).face {
            Face::Contract(contract) => Some(&contract.reward),
            _ => None,
        };
        let counts = |card: CardId| matches!(reward(card), Some(Reward::PerFulfilledContract(_)));
        let contracts = &board.player(self.view.seat).contracts;
        match reward(contracts[usize::from(contract)]) {
            Some(Reward::PerFulfilledContract(_)) => {
                contracts.iter().any(|other| !counts(*other)) && board.moment != Moment::Scoring(ROUNDS / 2)
            }
            Some(Reward::GameEndCardPerLocomotiveTile) => self.evaluation.awaits_second_tile(game),
            _ => false,
        }
    }
}

/// Conductors and locomotives go as far as they can: another step never hurts.
fn farthest(game: &Game, choices: &mut Vec<Choice>) {
    let Some(frame) = game.state().running_frame() else { return };
    let length = |choice: &Choice| match choice {
        Choice::Resolve { symbol, act: Act::Conductors { upper, lower } } => Some((*symbol, upper + lower)),
        Choice::Resolve { symbol, act: Act::Locomotive { stations } } => Some((*symbol, *stations)),
        _ => None,
    };
    let longest = |of: u8| choices.iter().filter_map(length).filter(|(symbol, _)| *symbol == of).map(|(_, n)| n).max();
    let longest: Vec<_> = (0..frame.symbols.len() as u8).map(longest).collect();
    choices.retain(|choice| length(choice).is_none_or(|(symbol, steps)| longest[usize::from(symbol)] == Some(steps)));
    // Every symbol is a gift: nothing is given up.
    if choices.len() > 1 {
        choices.retain(|choice| *choice != Choice::EndFrame);
    }
}

/// Of the order tiles that lie ready, the one with the most points.
fn best_order(game: &Game, choices: &mut Vec<Choice>) {
    let tiles = &game.board().order_tiles;
    let best = (0..tiles.len()).max_by_key(|ready| game.catalogue().order_tile(tiles[*ready]).points);
    choices.retain(|choice| match choice {
        Choice::Spend { on: Purchase::Order { ready, .. }, .. } => Some(usize::from(*ready)) == best,
        _ => true,
    });
}

/// Game End cards and order tiles are paid with the coins that buy least: those of the first columns.
fn cheapest(choices: &mut Vec<Choice>) {
    let price = |choice: &Choice| match choice {
        Choice::Spend { coins: [a, b, c], on: Purchase::Act(Act::GameEndCard { .. }) | Purchase::Order { .. } } => {
            Some((a + b + c, [*c, *b, *a]))
        }
        _ => None,
    };
    let prices: Vec<_> = choices.iter().filter_map(price).collect();
    let least = |sum: u8| prices.iter().filter(|(other, _)| *other == sum).map(|(_, coins)| *coins).min();
    choices.retain(|choice| price(choice).is_none_or(|(sum, coins)| Some(coins) == least(sum)));
}

#[cfg(test)]
mod tests {
    use rules::{Catalogue, Module, Seat, Setup};

    use super::*;

    #[test]
    fn it_imagines_other_piles_than_the_real_ones() {
        let cards = Catalogue::built_in().expect("our cards are legal");
        let piles = |game: &Game| {
            let game = serde_json::to_value(game).expect("a game can be written");
            game["secrets"]["piles"].as_array().expect("three piles").clone()
        };
        for seed in 0..50 {
            let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, [Module::A, Module::B], seed) };
            let game = Game::new(cards.clone(), setup).expect("the set-up is possible");
            // Even with the seed of the deck itself.
            let mut reference = Reference::new(seed).expect("its weights can be read");
            let imagined = game.view(Seat(0)).determinize(&mut reference.rng);
            assert!(piles(&game).iter().zip(piles(&imagined)).all(|(real, imagined)| *real != imagined), "seed {seed}");
        }
    }
}
