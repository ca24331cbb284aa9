//! What all parts of the final scoring are drawn from.

use super::{
    layout::FinalScoringLayout,
    progress::{CountedCard, FinalProgress, ScoreParts},
};
use crate::screens::counting::CountingStage;
use rules::{CardType, GameEndCard, Pile, Seat, queries::Queries};

/// What all parts are drawn from.
pub type FinalStage<'a> = CountingStage<'a, FinalProgress, FinalScoringLayout>;

/// The Game End card that is counted, with what it counts.
pub struct OpenCard<'a> {
    pub counted: CountedCard,
    pub face: &'a GameEndCard,
    /// The piles that the taken cards of its type are from, in the order in which they count.
    pub taken: Vec<Pile>,
}

impl<'a> FinalStage<'a> {
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
