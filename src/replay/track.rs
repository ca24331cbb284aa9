//! Everything that a saved game went through: what happened with every choice, and the game itself at the beginning of
//! every turn, from which any moment is a few choices away.

use std::sync::Arc;

use super::line::{TrackLine, TurnStop};
use rules::{Catalogue, Choice, Game, GameEvent, Record, turn::record::RecordError};

/// A saved game that can be entered at any moment. A moment is how many choices have been made.
pub struct ReplayTrack {
    record: Record,
    /// Where it begins, if that is in the middle of a game.
    begins: Option<Arc<Game>>,
    /// The game where it began, and at the beginning of every turn, part of a scoring phase and stage out of turn.
    starts: Vec<Game>,
    last: Game,
    /// Everything that happened.
    events: Vec<GameEvent>,
    /// How many of the events had happened by every moment.
    ends: Vec<usize>,
    turns: Vec<TurnStop>,
    line: TrackLine,
}

impl ReplayTrack {
    /// Plays a saved game through once.
    ///
    /// # Errors
    /// Why it cannot be played again.
    pub fn new(record: Record, begins: Option<Arc<Game>>, catalogue: Arc<Catalogue>) -> Result<Self, RecordError> {
        let begin = match &begins {
            Some(begins) => Game::clone(begins),
            None => record.beginning(&catalogue)?,
        };
        let (mut starts, mut events, mut ends) = (vec![begin.clone()], Vec::new(), vec![0]);
        let last = record.replay_from(begin, |game, happened| {
            events.extend_from_slice(happened);
            ends.push(events.len());
            if starts.last().is_none_or(|start| start.stage() != game.stage()) {
                starts.push(game.clone());
            }
        })?;
        let turns = TurnStop::all(&events, &ends);
        let line = TrackLine::new(&record.setup, &turns, (&events, &ends), last.is_over());
        Ok(Self { record, begins, starts, last, events, ends, turns, line })
    }

    /// Where the game begins, if that is in the middle of one.
    pub fn begins(&self) -> Option<&Arc<Game>> {
        self.begins.as_ref()
    }

    /// The last moment.
    pub fn end(&self) -> usize {
        self.record.choices.len()
    }

    /// The game as it ended, or as far as it has been played.
    pub fn last(&self) -> &Game {
        &self.last
    }

    /// Every choice.
    pub fn choices(&self) -> &[Choice] {
        &self.record.choices
    }

    /// Everything that happened, and how much of it had by every moment.
    pub fn events(&self) -> (&[GameEvent], &[usize]) {
        (&self.events, &self.ends)
    }

    /// What had happened by a moment.
    pub fn history(&self, moment: usize) -> &[GameEvent] {
        &self.events[..self.ends[moment.min(self.end())]]
    }

    /// How many of the events have been shown at a moment, of which some are still to come.
    pub fn shown(&self, moment: usize, to_come: usize) -> usize {
        self.history(moment).len().saturating_sub(to_come)
    }

    /// The game at a moment.
    pub fn game_at(&self, moment: usize) -> Game {
        let moment = moment.min(self.end());
        let after = self.starts.partition_point(|start| start.choices_made() as usize <= moment);
        let mut game = self.starts[after.saturating_sub(1)].clone();
        for choice in &self.record.choices[game.choices_made() as usize..moment] {
            // Each has been made once, when the game was played through.
            if game.apply(*choice).is_err() {
                break;
            }
        }
        game
    }

    /// The record as it was at a moment.
    pub fn record_at(&self, moment: usize) -> Record {
        let mut record = self.record.clone();
        record.choices.truncate(moment);
        record
    }

    /// The beginning of the turn before: of the one that runs, if it has begun already.
    pub fn turn_before(&self, moment: usize) -> usize {
        self.turns.iter().rev().map(|turn| turn.moment).find(|begins| *begins < moment).unwrap_or(0)
    }

    /// The beginning of the next turn, or the end.
    pub fn turn_after(&self, moment: usize) -> usize {
        self.turns.iter().map(|turn| turn.moment).find(|begins| *begins > moment).unwrap_or(self.end())
    }

    /// Where a round begins, if it was played.
    pub fn round(&self, round: u8) -> Option<usize> {
        self.turns.iter().find(|turn| turn.round == round).map(|turn| turn.moment)
    }

    /// How the game lies along the line.
    pub fn line(&self) -> &TrackLine {
        &self.line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use rules::{Module, Setup, busy_random};
    use strum::VariantArray;

    /// A game played at random, to its end or for so many choices.
    fn played(setup: Setup, most: usize) -> (Record, Arc<Catalogue>) {
        let catalogue = Catalogue::built_in().expect("our own card files are valid");
        let mut chance = ChaCha8Rng::seed_from_u64(setup.seed);
        let mut game = Game::new(catalogue.clone(), setup.clone()).expect("a legal set-up");
        let mut record = Record::new(&catalogue, setup);
        while !game.is_over() && record.choices.len() < most {
            let choice = busy_random::choose(&game.legal_choices(), &mut chance);
            game.apply(choice).expect("it is legal");
            record.choices.push(choice);
        }
        (record, catalogue)
    }

    #[test]
    fn every_moment_of_a_game_with_every_pair_of_modules_is_the_game_played_up_to_there() {
        let all = Module::VARIANTS;
        let pairs =
            all.iter().flat_map(|one| all.iter().filter(move |other| one < other).map(move |other| [*one, *other]));
        for (nth, pair) in pairs.enumerate() {
            let setup = Setup { teatime: nth % 2 == 0, ..Setup::new(2 + nth as u8 % 3, pair, nth as u64) };
            let (record, catalogue) = played(setup, usize::MAX);
            let track = ReplayTrack::new(record.clone(), None, catalogue.clone()).expect("it can be played again");
            let mut game = Game::new(catalogue, record.setup.clone()).expect("a legal set-up");
            let mut happened = Vec::new();
            for moment in 0..=track.end() {
                assert!(track.game_at(moment) == game, "{pair:?}: moment {moment} is another game");
                assert_eq!(track.history(moment), happened, "{pair:?}: another history of moment {moment}");
                if let Some(choice) = record.choices.get(moment) {
                    happened.extend(game.apply(*choice).expect("it was legal before"));
                }
            }
            assert!(track.last().is_over() && *track.last() == game);
        }
    }

    #[test]
    fn turns_lead_from_the_draft_to_the_end_and_back() {
        let (record, catalogue) = played(Setup::new(3, [Module::A, Module::B], 4), usize::MAX);
        let track = ReplayTrack::new(record, None, catalogue).expect("it can be played again");
        let mut there = vec![0];
        while there[there.len() - 1] < track.end() {
            there.push(track.turn_after(there[there.len() - 1]));
        }
        assert_eq!(there.len(), 1 + 6 * 3 * 3 + 1, "the draft, every turn and the end");
        for pair in there.windows(2) {
            assert_eq!(track.turn_before(pair[1]), pair[0]);
            assert_eq!(track.turn_before(pair[0] + 1), pair[0], "from its middle, back to its beginning");
        }
        let begins = |round| track.game_at(track.round(round).expect("it was played")).board().round;
        assert!((1..=6).all(|round| begins(round) == round) && track.round(7).is_none());
    }

    #[test]
    fn the_line_leads_to_every_moment_in_order() {
        for most in [usize::MAX, 90, 2, 0] {
            let (record, catalogue) = played(Setup::new(2, [Module::C, Module::F], 8), most);
            let track = ReplayTrack::new(record, None, catalogue).expect("it can be played again");
            let places: Vec<_> = (0..=track.end()).map(|moment| track.line().place(moment)).collect();
            assert!(places.windows(2).all(|pair| pair[0] < pair[1]), "{most}: not in order");
            for (moment, place) in places.iter().enumerate() {
                assert_eq!(track.line().moment(*place), moment, "{most}: {place} leads elsewhere");
            }
            assert_eq!(track.line().moment(1.0), track.end());
            assert_eq!(*places.last().expect("a place") == 1.0, track.last().is_over());
        }
    }
}
