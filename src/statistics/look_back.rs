//! A game that is over, looked back on: when it turned, and which Action card brought most.
//!
//! *The turning point* is the turn, scoring phase or final scoring after which the winner was ahead for good; where the
//! winner was never behind, the one that gained most on the best of the others. Whoever is arrested cannot win, and does not
//! count. *The best card* is the Action card in whose turn a player scored most points at once; what a card brings
//! in scoring phases is not told apart by cards.

use rules::{CardId, Game, GameEvent, Record, Seat};

/// What is told of a game that is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LookBack {
    pub turning_point: Option<TurningPoint>,
    pub best_card: Option<BestCard>,
}

/// When a game turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Who has won.
    pub winner: Seat,
    /// What happened then.
    pub moment: ScoreMoment,
    /// How much the winner gained on the best of the others then, if the winner was never behind.
    pub gained: Option<u16>,
}

/// A moment after which scores are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreMoment {
    /// A turn of a player.
    Turn { seat: Seat, round: u8, turn: u8 },
    /// A scoring phase.
    Scoring(u8),
    /// The final scoring, with the murder's revelation.
    End,
}

/// The card in whose turn a player scored most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestCard {
    pub card: CardId,
    pub points: u16,
}

impl LookBack {
    /// Looks back on a game that is over, for a player.
    pub fn on(game: &Game, record: &Record, seat: Seat) -> Self {
        let (mut scores, mut best) = (Scores::new(record.setup.seats), PlayedTurns::new(seat));
        let replayed = record.replay(game.catalogue().clone(), |_, events| {
            for event in events {
                scores.hear(event);
                best.hear(event);
            }
        });
        if replayed.is_err() {
            return Self::default();
        }
        let board = game.board();
        let turning_point = match board.winners[..] {
            [winner] => {
                let others = (0..board.seats()).map(Seat).filter(|other| *other != winner);
                let rivals: Vec<_> = others.filter(|other| !board.player(*other).case_file.arrested).collect();
                turning_point(&scores.after, winner, &rivals)
            }
            _ => None,
        };
        Self { turning_point, best_card: best.best }
    }
}

/// The scores of all seats after every moment.
struct Scores {
    now: Vec<u16>,
    round: u8,
    turn: u8,
    after: Vec<(ScoreMoment, Vec<u16>)>,
}

impl Scores {
    fn new(seats: u8) -> Self {
        Self { now: vec![0; seats.into()], round: 0, turn: 0, after: Vec::new() }
    }

    fn hear(&mut self, event: &GameEvent) {
        let moment = match *event {
            GameEvent::PointsScored { seat, points, .. } => {
                self.now[seat.index()] += u16::from(points);
                return;
            }
            GameEvent::RoundBegan { round, .. } => {
                self.round = round;
                return;
            }
            GameEvent::TurnBegan { turn, .. } => {
                self.turn = turn;
                return;
            }
            GameEvent::TurnEnded { seat } => ScoreMoment::Turn { seat, round: self.round, turn: self.turn },
            GameEvent::ScoringEnded { phase } => ScoreMoment::Scoring(phase),
            GameEvent::GameEnded { .. } => ScoreMoment::End,
            _ => return,
        };
        self.after.push((moment, self.now.clone()));
    }
}

/// When a winner got ahead of these others for good.
fn turning_point(after: &[(ScoreMoment, Vec<u16>)], winner: Seat, rivals: &[Seat]) -> Option<TurningPoint> {
    let leads: Vec<i32> = after
        .iter()
        .map(|(_, scores)| {
            let best = rivals.iter().map(|rival| scores[rival.index()]).max()?;
            Some(i32::from(scores[winner.index()]) - i32::from(best))
        })
        .collect::<Option<_>>()?;
    let behind = leads.iter().any(|lead| *lead < 0);
    if behind {
        let last = leads.iter().rposition(|lead| *lead <= 0)?;
        let (moment, _) = after.get(last + 1)?;
        return Some(TurningPoint { winner, moment: *moment, gained: None });
    }
    let gains = leads.iter().enumerate().map(|(nth, lead)| lead - nth.checked_sub(1).map_or(0, |before| leads[before]));
    let (nth, gained) = gains.enumerate().max_by_key(|(nth, gained)| (*gained, std::cmp::Reverse(*nth)))?;
    let gained = u16::try_from(gained).ok().filter(|gained| *gained > 0)?;
    Some(TurningPoint { winner, moment: after[nth].0, gained: Some(gained) })
}

/// What a player's cards have brought in their turns.
struct PlayedTurns {
    seat: Seat,
    /// The card of the turn that runs, if it is the player's and began with one.
    runs: Option<BestCard>,
    best: Option<BestCard>,
}

impl PlayedTurns {
    fn new(seat: Seat) -> Self {
        Self { seat, runs: None, best: None }
    }

    fn hear(&mut self, event: &GameEvent) {
        match *event {
            GameEvent::CardTaken { seat, card, .. } if seat == self.seat => {
                self.runs = Some(BestCard { card, points: 0 });
            }
            GameEvent::PointsScored { seat, points, .. } if seat == self.seat => {
                self.runs.iter_mut().for_each(|card| card.points += u16::from(points));
            }
            GameEvent::TurnEnded { seat } if seat == self.seat => {
                let most = self.best.map_or(0, |card| card.points);
                let better = self.runs.take().filter(|card| card.points > most);
                self.best = better.or(self.best);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::testing::played;
    use rules::{Module, OfferPlace, Setup, Source};

    fn scores(rows: &[(u16, u16)]) -> Vec<(ScoreMoment, Vec<u16>)> {
        let moment = |nth: usize| ScoreMoment::Turn { seat: Seat(0), round: 1, turn: nth as u8 };
        rows.iter().enumerate().map(|(nth, (a, b))| (moment(nth), vec![*a, *b])).collect()
    }

    fn turned(rows: &[(u16, u16)], winner: u8) -> Option<(usize, Option<u16>)> {
        let after = scores(rows);
        let point = turning_point(&after, Seat(winner), &[Seat(1 - winner)])?;
        Some((after.iter().position(|(moment, _)| *moment == point.moment)?, point.gained))
    }

    #[test]
    fn it_turns_when_the_winner_is_ahead_for_good() {
        assert_eq!(turned(&[(0, 0), (5, 0), (5, 9), (12, 9), (12, 12), (20, 15), (30, 18)], 0), Some((5, None)));
        assert_eq!(turned(&[(0, 4), (9, 4), (9, 4)], 0), Some((1, None)));
        assert_eq!(turned(&[(0, 4), (9, 4), (9, 20)], 1), Some((2, None)));
    }

    #[test]
    fn where_the_winner_was_never_behind_the_largest_gain_counts() {
        assert_eq!(turned(&[(3, 0), (10, 2), (30, 9), (33, 12)], 0), Some((2, Some(13))));
        assert_eq!(turned(&[(0, 0), (0, 0)], 0), None, "nobody has ever been ahead");
    }

    #[test]
    fn the_best_card_is_the_one_with_most_points_in_its_turn() {
        let (own, other) = (Seat(0), Seat(1));
        let place = OfferPlace { row: 0, column: 0 };
        let took = |seat, card| GameEvent::CardTaken { seat, place, card: CardId(card), declined: false };
        let scored = |seat, points| GameEvent::PointsScored { seat, points, source: Source::Bonuses };
        let mut turns = PlayedTurns::new(own);
        for event in [
            took(own, 1),
            scored(own, 4),
            GameEvent::TurnEnded { seat: own },
            took(other, 2),
            scored(other, 20),
            scored(own, 7),
            GameEvent::TurnEnded { seat: other },
            took(own, 3),
            scored(own, 2),
            scored(own, 3),
            GameEvent::TurnEnded { seat: own },
            GameEvent::StartPlayerTileTaken { seat: own },
            scored(own, 9),
            GameEvent::TurnEnded { seat: own },
        ] {
            turns.hear(&event);
        }
        assert_eq!(turns.best, Some(BestCard { card: CardId(3), points: 5 }));
    }

    /// Whole games: what is told is so.
    #[test]
    fn whole_games_turn_when_they_are_told_to() {
        for (seed, seats, modules) in
            [(1, 2, [Module::A, Module::B]), (2, 3, [Module::C, Module::D]), (3, 4, [Module::E, Module::F])]
        {
            let (game, record) = played(Setup::new(seats, modules, seed));
            let mut all = Scores::new(seats);
            record
                .replay(game.catalogue().clone(), |_, events| events.iter().for_each(|event| all.hear(event)))
                .expect("it replays");
            let last = all.after.last().expect("it has ended");
            let totals: Vec<_> = game.board().players.iter().map(|player| player.score()).collect();
            assert_eq!(last, &(ScoreMoment::End, totals), "every point is heard of");
            assert_eq!(all.after.len(), 3 * 6 * usize::from(seats) + 4, "turns, phases and the end");
            let told = LookBack::on(&game, &record, Seat(0));
            assert!(told.best_card.is_none_or(|card| card.points > 0));
            if let [winner] = game.board().winners[..] {
                assert_eq!(told.turning_point.map(|point| point.winner), Some(winner));
            }
        }
    }
}
