//! A game being played: seats, record, undo.

use std::sync::Arc;

use bevy::prelude::*;

use super::{AnimationSpeed, PlaySet, Player, Presentation, SeatConfig, Timing};
use crate::rules::{
    Ask, Catalogue, Choice, Game, GameEvent, Question, Record, Refusal, Seat, Setup, model::setup::SetupError,
    turn::record::RecordError,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayerChoice>()
        .add_message::<ChoiceRefused>()
        .add_message::<Undo>()
        .add_message::<Rewound>()
        .add_systems(Update, (take_choices, undo).chain().in_set(PlaySet::Choose));
}

/// Somebody chose. A refused choice changes nothing ([`ChoiceRefused`]).
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayerChoice {
    /// Who.
    pub seat: Seat,
    /// What.
    pub choice: Choice,
}

/// The rules have refused a choice.
#[derive(Message, Clone, Copy, Debug)]
pub struct ChoiceRefused {
    /// Who chose.
    pub seat: Seat,
    /// Why it cannot be.
    pub refusal: Refusal,
}

/// The last choice is taken back, if the rules allow it ([`Game::can_undo`]).
#[derive(Message, Clone, Copy, Debug)]
pub struct Undo;

/// The table was laid out anew without motion: a game began or was resumed, or a choice was taken back.
/// Whoever follows the events starts over with these.
#[derive(Message, Clone, Debug)]
pub struct Rewound {
    /// Everything that has happened so far.
    pub events: Vec<GameEvent>,
}

/// A game to be started.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// One a seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// The set-up; its number of seats is that of `seats`.
    pub setup: Setup,
    /// Bots decide for humans too.
    pub autoplay: bool,
}

/// The game being played, beside the [`Game`] itself.
#[derive(Resource)]
pub struct Session {
    /// One a seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// Set-up and choices so far.
    pub record: Record,
    /// Bots decide for humans too.
    pub autoplay: bool,
    /// Who holds the screen in hot seat.
    pub at_screen: Option<Seat>,
    /// Whether the game was laid away and is gone on with now.
    resumed: bool,
    catalogue: Arc<Catalogue>,
}

impl Session {
    /// Starts a game: inserts [`Game`], [`Session`] and [`Presentation`]. The caller goes to the table.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn start(commands: &mut Commands, catalogue: Arc<Catalogue>, new: NewGame) -> Result<(), SetupError> {
        let game = Game::new(catalogue.clone(), new.setup.clone())?;
        let record = Record::new(&catalogue, new.setup);
        let NewGame { seats, autoplay, .. } = new;
        Self { seats, record, autoplay, at_screen: None, resumed: false, catalogue }.lay_out(
            commands,
            game,
            Vec::new(),
        );
        Ok(())
    }

    /// Goes on with a game that was laid away, exactly where it was. The caller goes to the table.
    ///
    /// # Errors
    /// Why its choices cannot be made again.
    pub fn resume(
        commands: &mut Commands,
        catalogue: Arc<Catalogue>,
        seats: Vec<SeatConfig>,
        record: Record,
    ) -> Result<(), RecordError> {
        let session = Self { seats, record, autoplay: false, at_screen: None, resumed: true, catalogue };
        let (game, history) = session.replay()?;
        session.lay_out(commands, game, history);
        Ok(())
    }

    fn lay_out(self, commands: &mut Commands, game: Game, history: Vec<GameEvent>) {
        commands.insert_resource(Presentation::new(game.board().clone()));
        commands.insert_resource(game);
        commands.insert_resource(self);
        commands.write_message(Rewound { events: history });
    }

    /// The game after all choices so far, and everything that has happened in it.
    fn replay(&self) -> Result<(Game, Vec<GameEvent>), RecordError> {
        let mut history = Vec::new();
        let game = self.record.replay(self.catalogue.clone(), |_, events| history.extend_from_slice(events))?;
        Ok((game, history))
    }

    /// Whether somebody at this screen decides for a seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        !self.autoplay && self.seats[seat.index()].player == Player::Human
    }

    /// How many humans share this screen.
    pub fn humans(&self) -> usize {
        self.seats.iter().filter(|seat| seat.player == Player::Human).count()
    }

    /// The seat that has to take the screen before a question that shows something secret. Who sits
    /// down first at a game that was laid away has to take it, too.
    pub fn handover_for(&self, question: Option<Question>) -> Option<Seat> {
        let question = question.filter(|_| self.humans() > 1)?;
        let alone = self.at_screen == Some(question.seat);
        ((is_secret(question.ask) || self.resumed) && !alone).then_some(question.seat)
    }

    /// A seat takes the screen, and nobody else looks on.
    pub fn take_screen(&mut self, seat: Seat) {
        self.at_screen = Some(seat);
        self.resumed = false;
    }

    /// Everybody may look on again, as soon as a turn begins or somebody else is asked.
    pub(super) fn leaves_screen(&self, question: Question) -> bool {
        let passed_on = question.ask == Ask::TakeCard || self.at_screen != Some(question.seat);
        self.at_screen.is_some() && passed_on && !is_secret(question.ask)
    }

    /// Whether somebody at this screen follows what is told, and so has to say that they have read it.
    pub fn is_read(&self, timing: &Timing) -> bool {
        self.humans() > 0 && !self.autoplay && timing.speed != AnimationSpeed::None
    }

    /// One seat's configuration.
    pub fn seat(&self, seat: Seat) -> &SeatConfig {
        &self.seats[seat.index()]
    }
}

/// Whether a question shows what only the asked may see.
pub fn is_secret(ask: Ask) -> bool {
    ask == Ask::Draft
}

fn take_choices(
    mut chosen: MessageReader<PlayerChoice>,
    mut game: ResMut<Game>,
    mut session: ResMut<Session>,
    mut shown: ResMut<Presentation>,
    mut refused: MessageWriter<ChoiceRefused>,
) {
    for PlayerChoice { seat, choice } in chosen.read() {
        let asked = game.question().is_some_and(|question| question.seat == *seat);
        let taken = if asked { game.apply(*choice) } else { Err(Refusal::NotAsked { choice: *choice }) };
        match taken {
            Ok(events) => {
                session.record.choices.push(*choice);
                shown.queue.extend(events);
            }
            Err(refusal) => {
                warn!("{choice:?} of seat {} is refused: {refusal}", seat.0);
                refused.write(ChoiceRefused { seat: *seat, refusal });
            }
        }
    }
}

fn undo(
    mut asked: MessageReader<Undo>,
    mut game: ResMut<Game>,
    mut session: ResMut<Session>,
    mut shown: ResMut<Presentation>,
    mut rewound: MessageWriter<Rewound>,
) {
    if asked.read().count() == 0 || !game.can_undo() {
        return;
    }
    let last = session.record.choices.pop();
    match session.replay() {
        Ok((before, history)) => {
            *game = before;
            *shown = Presentation::new(game.board().clone());
            rewound.write(Rewound { events: history });
        }
        Err(error) => {
            error!("undo failed, the game goes on: {error}");
            session.record.choices.extend(last);
        }
    }
}
