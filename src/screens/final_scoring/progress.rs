//! How much of the final scoring has been shown: follows the events, draws nothing.

use bevy::prelude::*;

use crate::{screens::counting::CountingProgress, state::TablePhase};
use rules::{Board, GameEndId, GameEvent as E, Moment, Seat, Source};

/// A Game End card that is or has been counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedCard {
    pub card: GameEndId,
    /// How many taken cards have counted for it so far.
    pub landed: u8,
    /// What they have brought.
    pub sum: u16,
    /// Nothing more counts for it.
    pub done: bool,
}

/// What a seat has scored in the final scoring so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndPoints {
    pub coins: u16,
    pub game_end: u16,
}

/// What the light rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FinalScoringFocus {
    /// All players.
    #[default]
    Everybody,
    /// A player whose coins are counted.
    Purse(Seat),
    /// Whoever's cards come next.
    Player,
    /// The Game End card that is counted, the first being 1.
    Card(usize),
    /// Nothing: all is counted, and who has won is not told yet.
    Nothing,
    /// Those who have won.
    Winners,
}

/// How much of the final scoring has been shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct FinalProgress {
    begun: bool,
    /// Whose coins were counted last, and how many.
    pub purse: Option<(Seat, u8)>,
    /// Whose Game End cards are counted.
    pub now: Option<Seat>,
    /// Seats whose Game End cards have been counted.
    pub done: Vec<Seat>,
    /// The Game End cards of the present seat that have been turned over.
    pub cards: Vec<CountedCard>,
    /// What everybody has scored, by seat.
    points: [EndPoints; 4],
    /// All Game End cards are counted.
    pub over: bool,
    /// Those who have won, once it is known.
    pub winners: Vec<Seat>,
    /// Who is in the lead, and who has just taken it.
    lead: Option<Seat>,
    pub takes_lead: Option<Seat>,
}

impl CountingProgress for FinalProgress {
    const PHASE: TablePhase = TablePhase::FinalScoring;

    /// Whoever has the most points is in the lead, until somebody else has more than all others. Whoever is at the
    /// beginning does not take it.
    fn show(&mut self, event: &E, board: &Board) {
        self.follow(event);
        if let Some(leader) = leader(self, board).filter(|_| self.begun) {
            let begins = matches!(event, E::FinalScoringBegan);
            self.takes_lead = (self.lead != Some(leader) && !begins).then_some(leader);
            self.lead = Some(leader);
        }
    }

    fn caught_up(&mut self) {
        self.takes_lead = None;
    }
}

impl FinalProgress {
    /// Follows an event that was just shown on the board.
    pub fn follow(&mut self, event: &E) {
        match event {
            E::FinalScoringBegan => *self = Self { begun: true, ..Self::default() },
            E::RevelationBegan => *self = Self::default(),
            _ if !self.begun => return,
            E::CoinsCounted { seat, coins } => self.purse = Some((*seat, *coins)),
            E::PointsScored { seat, points, source } => self.score(*seat, (*points).into(), *source),
            E::GameEndPartBegan { seat } => {
                self.done.extend(self.now);
                self.now = Some(*seat);
                self.cards.clear();
            }
            E::GameEndCardBegan { card, .. } => {
                self.cards.push(CountedCard { card: *card, landed: 0, sum: 0, done: false });
            }
            E::GameEndCardScored { .. } => {
                if let Some(card) = self.cards.last_mut() {
                    card.done = true;
                }
            }
            E::FinalScoringEnded => {
                self.done.extend(self.now.take());
                self.over = true;
            }
            E::GameEnded { winners } => self.winners = winners.to_vec(),
            _ => return,
        }
        self.takes_lead = None;
    }

    /// What the light rests on.
    pub fn focus(&self) -> FinalScoringFocus {
        match (self.now, self.cards.len(), self.purse) {
            _ if !self.winners.is_empty() => FinalScoringFocus::Winners,
            _ if self.over => FinalScoringFocus::Nothing,
            (Some(_), 0, _) => FinalScoringFocus::Player,
            (Some(_), cards, _) => FinalScoringFocus::Card(cards),
            (None, _, Some((seat, _))) => FinalScoringFocus::Purse(seat),
            (None, _, None) => FinalScoringFocus::Everybody,
        }
    }

    fn score(&mut self, seat: Seat, points: u16, source: Source) {
        let own = &mut self.points[seat.index()];
        match (source, self.cards.last_mut()) {
            (Source::Coins, _) => own.coins += points,
            (Source::GameEndRailroadCars | Source::GameEndConductors | Source::GameEndLocomotives, Some(card)) => {
                own.game_end += points;
                card.landed += 1;
                card.sum += points;
            }
            _ => {}
        }
    }

    /// Whether it covers the table.
    pub fn is_shown(&self) -> bool {
        self.begun
    }

    /// Whether coins are counted: no Game End card has been turned over yet.
    pub fn counts_coins(&self) -> bool {
        self.now.is_none() && !self.over
    }

    /// What a seat has scored in the final scoring so far.
    pub fn points(&self, seat: Seat) -> EndPoints {
        self.points[seat.index()]
    }

    /// The Game End card that is counted or was counted last.
    pub fn card(&self) -> Option<CountedCard> {
        self.cards.last().copied()
    }

    /// The one before it.
    pub fn card_before(&self) -> Option<CountedCard> {
        let before = self.cards.len().checked_sub(2)?;
        Some(self.cards[before])
    }

    /// Whether the coins of a seat have been counted.
    pub fn has_counted_coins_of(&self, seat: Seat) -> bool {
        self.points(seat).coins > 0 || self.purse.is_some_and(|(counted, _)| counted == seat)
    }
}

/// The parts of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreParts {
    pub so_far: u16,
    pub coins: u16,
    pub game_end: u16,
}

impl ScoreParts {
    /// Those of a seat as far as they have been shown.
    pub fn of(progress: &FinalProgress, board: &Board, seat: Seat) -> Self {
        let (player, own) = (board.player(seat), progress.points(seat));
        let booked = |source| player.book.at(Moment::End, source);
        let at_end = booked(Source::Coins) + GAME_END.into_iter().map(booked).sum::<u16>();
        Self { so_far: player.score() - at_end, coins: own.coins, game_end: own.game_end }
    }

    pub fn total(self) -> u16 {
        self.so_far + self.coins + self.game_end
    }
}

const GAME_END: [Source; 3] = [Source::GameEndRailroadCars, Source::GameEndConductors, Source::GameEndLocomotives];

/// Who has more points than all others, as far as they are shown.
fn leader(progress: &FinalProgress, board: &Board) -> Option<Seat> {
    let score = |seat: &Seat| ScoreParts::of(progress, board, *seat).total();
    let best = (0..board.seats()).map(Seat).max_by_key(score)?;
    let alone = (0..board.seats()).map(Seat).filter(|seat| score(seat) == score(&best)).count() == 1;
    alone.then_some(best)
}
