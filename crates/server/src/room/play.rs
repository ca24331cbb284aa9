//! The running game: where it began, what has been chosen, and what that leads to.

use online::MOST_CHAIRS;
use rules::{Choice, Game, GameEvent, Record, Refusal, Seat, SeatView};

use super::papers::LogEntry;

/// A choice that stands.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// Which.
    pub choice: Choice,
    /// Whose.
    pub seat: Seat,
    /// Whether a bot made it.
    pub by_bot: bool,
    /// [`Game::stage`] before it.
    pub stage: u32,
    /// [`Game::reveals`] before it.
    pub reveals: u32,
    /// The round it was made in, 0 for the draft.
    pub round: u8,
}

/// A game and how it came about.
#[derive(Debug)]
pub struct Play {
    origin: Game,
    game: Game,
    log: Vec<LogEntry>,
    made: Vec<Made>,
    took: [u64; MOST_CHAIRS],
}

impl Play {
    /// A game that begins like this.
    pub fn new(origin: Game) -> Self {
        Self { game: origin.clone(), origin, log: Vec::new(), made: Vec::new(), took: [0; MOST_CHAIRS] }
    }

    /// A game with this log.
    ///
    /// # Errors
    /// The number of the entry that is not possible.
    pub fn restored(origin: Game, log: &[LogEntry]) -> Result<Self, usize> {
        let mut play = Self::new(origin);
        for (number, entry) in log.iter().enumerate() {
            match *entry {
                LogEntry::Chosen { choice, by_bot, took } => {
                    play.choose(choice, by_bot, took).map_err(|_| number)?;
                }
                LogEntry::TakenBack { to } if (to as usize) < play.made.len() => _ = play.take_back(to),
                LogEntry::TakenBack { .. } => return Err(number),
            }
        }
        Ok(play)
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the state it is in.
    pub fn number(&self) -> u32 {
        self.log.len() as u32
    }

    /// The choices that stand.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// Makes a choice: what to write down, and what happened.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn choose(&mut self, choice: Choice, by_bot: bool, took: u32) -> Result<(LogEntry, Vec<GameEvent>), Refusal> {
        let game = &self.game;
        let seat = game.state().seat;
        let (stage, reveals, round) = (game.stage(), game.reveals(), game.board().round);
        let events = self.game.apply(choice)?;
        self.took[seat.index()] += u64::from(took);
        self.made.push(Made { choice, seat, by_bot, stage, reveals, round });
        let entry = LogEntry::Chosen { choice, by_bot, took };
        self.log.push(entry);
        Ok((entry, events))
    }

    /// Leaves the first `to` choices only: what to write down.
    pub fn take_back(&mut self, to: u32) -> LogEntry {
        self.made.truncate(to as usize);
        self.game = self.replay(|_, _| ());
        let entry = LogEntry::TakenBack { to };
        self.log.push(entry);
        entry
    }

    /// How many of the choices that stood in the state with this number stand now. Of a state that never was: none.
    pub fn kept_since(&self, number: u32) -> u32 {
        let mut count = 0;
        let mut kept = if number == 0 { Some(0) } else { None };
        for (place, entry) in self.log.iter().enumerate() {
            count = match entry {
                LogEntry::Chosen { .. } => count + 1,
                LogEntry::TakenBack { to } => *to,
            };
            let before = kept.or((place as u32 + 1 == number).then_some(count));
            kept = before.map(|kept| kept.min(count));
        }
        kept.unwrap_or_default()
    }

    /// What happened with each choice after the first `kept`.
    pub fn happened_since(&self, kept: u32) -> Vec<Vec<GameEvent>> {
        let mut happened = Vec::new();
        self.replay(|place, events| {
            if place >= kept as usize {
                happened.push(events);
            }
        });
        happened
    }

    /// So many milliseconds the choices of a seat took, those that were taken back too.
    pub fn took(&self, seat: Seat) -> u64 {
        self.took[seat.index()]
    }

    /// How many turns and parts of scoring phases a seat has ended.
    pub fn turns_ended(&self, seat: Seat) -> u64 {
        self.made.windows(2).filter(|pair| pair[0].seat == seat && pair[1].stage != pair[0].stage).count() as u64
    }

    /// What a seat sees; for `None` what everybody sees.
    pub fn view(&self, seat: Option<Seat>) -> SeatView {
        if let Some(seat) = seat {
            return self.game.view(seat);
        }
        let mut view = self.game.view(Seat(0)).without_secrets();
        view.choices.clear();
        view
    }

    /// The whole game, to be handed out when it is over.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.game.catalogue(), self.game.setup().clone());
        record.choices = self.made.iter().map(|made| made.choice).collect();
        record
    }

    fn replay(&self, mut each: impl FnMut(usize, Vec<GameEvent>)) -> Game {
        let mut game = self.origin.clone();
        for (place, made) in self.made.iter().enumerate() {
            let mut events = Vec::new();
            game.apply_unchecked(made.choice, &mut events);
            each(place, events);
        }
        game
    }
}
