//! What all parts of the final scoring are drawn from.

use super::{
    layout::FinalScoringLayout,
    progress::{CountedCard, FinalProgress},
};
use crate::{
    localization::Texts,
    session::{SeatConfig, Session},
};
use rules::{Board, CardType, Game, GameEndCard, Moment, Pile, Seat, Source, queries::Queries};

/// What all parts are drawn from.
#[derive(Clone, Copy)]
pub struct FinalStage<'a> {
    pub progress: &'a FinalProgress,
    pub game: &'a Game,
    pub board: &'a Board,
    pub session: &'a Session,
    pub texts: &'a Texts,
    pub layout: FinalScoringLayout,
}

/// The Game End card that is counted, with what it counts.
pub struct OpenCard<'a> {
    pub counted: CountedCard,
    pub face: &'a GameEndCard,
    /// The piles that the taken cards of its type are from, in the order in which they count.
    pub taken: Vec<Pile>,
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

impl<'a> FinalStage<'a> {
    pub fn config(&self, seat: Seat) -> &'a SeatConfig {
        self.session.seat(seat)
    }

    /// The seats in the order in which they are counted.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.board.start_player, self.board.seats());
        (0..count).map(move |steps| first.left(steps, count))
    }

    /// Everybody's column or row while all are in view.
    pub fn columns(&self) -> Vec<(Seat, [f32; 4])> {
        let seats: Vec<_> = self.seats().collect();
        let places = self.layout.overview.places(seats.len(), self.layout.k);
        seats.into_iter().zip(places).collect()
    }

    /// Whose Game End cards come next.
    pub fn next_seat(&self) -> Option<Seat> {
        self.seats().find(|seat| !self.progress.done.contains(seat) && Some(*seat) != self.progress.now)
    }

    /// What a seat's score consists of as far as it has been shown.
    pub fn parts(&self, seat: Seat) -> ScoreParts {
        ScoreParts::of(self.progress, self.board, seat)
    }

    /// How many Game End cards a seat has, the drafted one included.
    pub fn cards(&self, seat: Seat) -> usize {
        let player = self.board.player(seat);
        player.game_end.len() + usize::from(player.hidden_game_end)
    }

    /// How many of them are still face down.
    pub fn face_down(&self, seat: Seat) -> usize {
        match self.progress.now {
            Some(now) if now == seat => self.cards(seat) - self.progress.cards.len(),
            _ if self.progress.done.contains(&seat) => 0,
            _ => self.cards(seat),
        }
    }

    pub fn face(&self, counted: CountedCard) -> &'a GameEndCard {
        self.game.catalogue().game_end(counted.card)
    }

    /// The piles that a seat's taken cards of a type are from.
    pub fn taken(&self, seat: Seat, card_type: CardType) -> Vec<Pile> {
        let catalogue = self.game.catalogue();
        let of_type = Queries::new(self.board, catalogue).taken_of_type(seat, card_type);
        of_type.map(|card| catalogue.card(card).pile).collect()
    }

    /// The card that is counted or was counted last.
    pub fn open_card(&self) -> Option<OpenCard<'a>> {
        let (seat, counted) = self.progress.now.zip(self.progress.card())?;
        let face = self.face(counted);
        Some(OpenCard { counted, face, taken: self.taken(seat, face.card_type) })
    }
}

/// Who has more points than all others, as far as they are shown.
pub fn leader(progress: &FinalProgress, board: &Board) -> Option<Seat> {
    let score = |seat: &Seat| ScoreParts::of(progress, board, *seat).total();
    let best = (0..board.seats()).map(Seat).max_by_key(score)?;
    let alone = (0..board.seats()).map(Seat).filter(|seat| score(seat) == score(&best)).count() == 1;
    alone.then_some(best)
}
