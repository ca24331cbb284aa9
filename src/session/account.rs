//! What a player did in a turn, summed up: it can be read when the turn is over.

use rules::{CardId, GameEvent as E, Seat};

/// What a turn began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnStart {
    /// A card, carried out or declined for an upgrade.
    Card { card: CardId, declined: bool },
    /// The Start Player tile.
    StartTile,
}

/// A player's turn, summed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnAccount {
    pub seat: Seat,
    pub taken: TurnStart,
    /// Railroad cars, mail cars and Locomotive tiles added.
    pub cars: u8,
    pub upgrades: u8,
    /// How many cards the conductors have walked.
    pub steps: u8,
    /// The station that the locomotive has reached, if it has moved.
    pub station: Option<u8>,
    pub coins: u8,
    pub contracts: u8,
    pub game_end: u8,
    pub points: u16,
}

impl TurnAccount {
    /// One that has brought nothing.
    pub fn of(seat: Seat, taken: TurnStart) -> Self {
        let (cars, upgrades, steps, coins, contracts, game_end) = (0, 0, 0, 0, 0, 0);
        Self { seat, taken, cars, upgrades, steps, station: None, coins, contracts, game_end, points: 0 }
    }

    /// Only what weighs most: contracts, Game End cards and points.
    #[must_use]
    pub fn in_short(self) -> Self {
        let Self { contracts, game_end, points, .. } = self;
        Self { contracts, game_end, points, ..Self::of(self.seat, self.taken) }
    }

    /// Adds what an event brought, if it happened to this player. Returns whether it did.
    fn add(&mut self, event: &E) -> bool {
        let own = self.seat;
        match *event {
            E::CarAdded { seat, .. } | E::MailCarPlaced { seat, .. } | E::LocomotiveTilePlaced { seat, .. }
                if seat == own =>
            {
                self.cars += 1;
            }
            E::CarUpgraded { seat, .. } if seat == own => self.upgrades += 1,
            E::ConductorMoved { seat, from, to, .. } if seat == own => self.steps += to.abs_diff(from),
            E::LocomotiveMoved { seat, station } if seat == own => self.station = Some(station),
            E::CoinsGained { seat, coins } if seat == own => self.coins = self.coins.saturating_add(coins),
            E::ContractFulfilled { seat, .. } if seat == own => self.contracts += 1,
            E::GameEndCardTaken { seat, .. } if seat == own => self.game_end += 1,
            E::PointsScored { seat, points, .. } if seat == own => self.points += u16::from(points),
            _ => return false,
        }
        true
    }
}

/// The turns of the others since the last turn of a player was over, in the order in which they were played. What a
/// scoring phase brought is told elsewhere.
pub fn turns_of_others(events: &[E], reader: Seat) -> Vec<TurnAccount> {
    let over = |event: &E| matches!(event, E::TurnEnded { seat } if *seat == reader);
    let begin = events.iter().rposition(over).map_or(0, |place| place + 1);
    let mut turns: Vec<TurnAccount> = Vec::new();
    let mut scoring = false;
    for event in &events[begin..] {
        let taken = match *event {
            E::CardTaken { seat, card, declined, .. } => Some((seat, TurnStart::Card { card, declined })),
            E::StartPlayerTileTaken { seat } => Some((seat, TurnStart::StartTile)),
            E::ScoringBegan { .. } | E::FinalScoringBegan => {
                scoring = true;
                None
            }
            E::ScoringEnded { .. } => {
                scoring = false;
                None
            }
            _ => None,
        };
        if let Some((seat, taken)) = taken.filter(|(seat, _)| *seat != reader) {
            turns.push(TurnAccount::of(seat, taken));
        } else if !scoring {
            // What happens out of turn belongs to the player's last one.
            turns.iter_mut().rev().any(|turn| turn.add(event));
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{CarValue, OfferPlace, Source, TrainId};

    #[test]
    fn turns_are_summed_up_until_the_readers_own_is_over() {
        let [me, other, third] = [0, 1, 2].map(Seat);
        let place = OfferPlace { row: 0, column: 0 };
        let took = |seat, card| E::CardTaken { seat, place, card: CardId(card), declined: false };
        let (train, card_place) = (TrainId::Upper, 0);
        let mut events = vec![
            took(other, 1),
            E::TurnEnded { seat: me },
            took(other, 2),
            E::CarUpgraded { seat: other, train, card_place, to: CarValue::V1 },
            E::ConductorMoved { seat: other, train, from: 1, to: 4 },
            E::PointsScored { seat: other, points: 5, source: Source::Coins },
            E::TurnEnded { seat: other },
            E::StartPlayerTileTaken { seat: third },
            E::ScoringBegan { phase: 1 },
            E::PointsScored { seat: third, points: 40, source: Source::UpperTrain },
            E::ScoringEnded { phase: 1 },
            took(me, 3),
            E::CarAdded { seat: me, train },
        ];
        let turns = turns_of_others(&events, me);
        let one = TurnAccount::of(other, TurnStart::Card { card: CardId(2), declined: false });
        let one = TurnAccount { upgrades: 1, steps: 3, points: 5, ..one };
        assert_eq!(turns, [one, TurnAccount::of(third, TurnStart::StartTile)]);
        assert_eq!(one.in_short(), TurnAccount { upgrades: 0, steps: 0, ..one });
        events.push(E::TurnEnded { seat: me });
        assert_eq!(turns_of_others(&events, me), []);
    }
}
