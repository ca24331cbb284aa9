//! What changes the running game: starting, resuming, choosing and undoing.

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    ChoiceHeld, GameLabel, LessonGate, NewGame, Occasion, PendingQuestion, PlaySet, PlayerKind, Presentation,
    RemoteTurn, SavedAs, SeatConfig, Session, Unasked, ViewedSeat, Watching, forced_choice, local_now,
    number_equal_names, presentation::enqueue, settings::Settings,
};
use rules::{
    Catalogue, Choice, Game, GameEvent, Record, Refusal, Seat, model::setup::SetupError, turn::record::RecordError,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayerChoice>()
        .add_message::<ChoiceRefused>()
        .add_message::<Undo>()
        .add_message::<HistoryReset>()
        .add_systems(Update, (take_choices, enqueue, undo).chain().in_set(PlaySet::Choose));
}

/// A player, bot or script has chosen. A refused choice changes nothing ([`ChoiceRefused`]).
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayerChoice {
    pub seat: Seat,
    pub choice: Choice,
}

/// The rules have refused a choice.
#[derive(Message, Clone, Copy, Debug)]
pub struct ChoiceRefused {
    /// Who chose.
    pub seat: Seat,
    /// Why the choice is not possible.
    pub refusal: Refusal,
}

/// Undoes the last choice, if the rules allow it ([`Game::can_undo`]).
#[derive(Message, Clone, Copy, Debug)]
pub struct Undo;

/// The table was laid out anew without motion: a game began or was resumed, or a choice was undone.
/// Systems that follow the events start over with these.
#[derive(Message, Clone, Debug)]
pub struct HistoryReset {
    /// Everything that has happened so far.
    pub events: Vec<GameEvent>,
}

/// Starts a game: inserts [`Game`], [`Session`] and [`Presentation`]. The caller switches to the table screen.
///
/// # Errors
/// What is wrong with the set-up.
pub fn start(commands: &mut Commands, catalogue: Arc<Catalogue>, new: NewGame) -> Result<(), SetupError> {
    let game = Game::new(catalogue.clone(), new.setup.clone())?;
    let record = Record::new(&catalogue, new.setup);
    let NewGame { mut seats, autoplay, .. } = new;
    number_equal_names(&mut seats);
    let mut session = Session::new(seats, record, autoplay, catalogue);
    session.label.begun = Some(local_now());
    lay_out(commands, session, game, Vec::new());
    Ok(())
}

/// Resumes a game exactly where it was left. The caller switches to the table screen.
///
/// # Errors
/// Why its choices cannot be replayed.
pub fn resume(
    commands: &mut Commands,
    catalogue: Arc<Catalogue>,
    seats: Vec<SeatConfig>,
    record: Record,
    saved_as: SavedAs,
) -> Result<(), RecordError> {
    let mut session = Session::new(seats, record, false, catalogue);
    (session.id, session.label, session.begins) = (saved_as.id, saved_as.label, saved_as.begins);
    put_back(commands, session)
}

/// Puts a game that was running back on the table.
///
/// # Errors
/// Why its choices cannot be replayed.
pub fn put_back(commands: &mut Commands, session: Session) -> Result<(), RecordError> {
    let (game, history) = session.replay()?;
    lay_out(commands, session, game, history);
    Ok(())
}

/// Begins a prepared game, which may be in its middle. The caller switches to the table screen.
pub fn begin_travel(commands: &mut Commands, game: Game, seats: Vec<SeatConfig>, occasion: Occasion) {
    let record = Record::new(game.catalogue(), game.setup().clone());
    let mut session = Session::new(seats, record, false, game.catalogue().clone());
    session.label = GameLabel { begun: Some(local_now()), occasion, ..GameLabel::default() };
    session.begins = matches!(occasion, Occasion::Ladder { .. }).then(|| Arc::new(game.clone()));
    lay_out(commands, session, game, Vec::new());
}

/// Lays a position out for a lesson: the first seat learns, the others do what the lesson says. The caller switches to
/// the table screen.
pub fn begin_lesson(commands: &mut Commands, game: Game) {
    let record = Record::new(game.catalogue(), game.setup().clone());
    let seats = SeatConfig::at_a_lesson(game.board().seats());
    let mut session = Session::new(seats, record, false, game.catalogue().clone());
    session.lesson = true;
    lay_out(commands, session, game, Vec::new());
}

/// Puts a moment of a saved game on the table, to be watched: the choices that have led to it are those of the record, and
/// `history` is what has happened by then. The caller switches to the table screen.
pub fn watch(
    commands: &mut Commands,
    seats: Vec<SeatConfig>,
    watching: Watching,
    (game, record): (Game, Record),
    history: Vec<GameEvent>,
) {
    let own = seats.iter().position(|seat| seat.player == PlayerKind::Human);
    let front = match game.board().active.filter(|_| watching.follows) {
        Some(active) => active,
        None => Seat(own.unwrap_or_default() as u8),
    };
    let mut session = Session::new(seats, record, false, game.catalogue().clone());
    session.watching = Some(watching);
    lay_out(commands, session, game, history);
    commands.insert_resource(ViewedSeat(front));
}

/// Lays a game out that is played at a server: `history` is what has happened by now. The caller switches to the table screen.
pub fn follow_remote(
    commands: &mut Commands,
    seats: Vec<SeatConfig>,
    (game, record): (Game, Record),
    history: Vec<GameEvent>,
) {
    let mut session = Session::new(seats, record, false, game.catalogue().clone());
    session.label.begun = Some(local_now());
    session.remote = Some(RemoteTurn::default());
    lay_out(commands, session, game, history);
}

fn lay_out(commands: &mut Commands, session: Session, game: Game, history: Vec<GameEvent>) {
    commands.insert_resource(Presentation::new(*game.board()));
    // The game before may have had more players.
    let front = (0..game.board().seats()).map(Seat).find(|seat| session.is_human(*seat)).unwrap_or(Seat(0));
    commands.insert_resource(ViewedSeat(front));
    commands.insert_resource(PendingQuestion::default());
    commands.insert_resource(game);
    commands.insert_resource(session);
    commands.write_message(HistoryReset { events: history });
}

fn take_choices(
    mut chosen: MessageReader<PlayerChoice>,
    mut game: ResMut<Game>,
    mut session: ResMut<Session>,
    mut gate: ResMut<LessonGate>,
    mut happened: MessageWriter<GameEvent>,
    mut refused: MessageWriter<ChoiceRefused>,
    mut held: MessageWriter<ChoiceHeld>,
) {
    if session.remote.is_some() {
        // The server decides about it (`online`).
        chosen.clear();
        return;
    }
    for PlayerChoice { seat, choice } in chosen.read() {
        if session.lesson && !gate.allows(*choice) {
            held.write(ChoiceHeld(*choice));
            continue;
        }
        let asked = game.question().is_some_and(|question| question.seat == *seat);
        let taken = if asked { game.apply(*choice) } else { Err(Refusal::NotAsked { choice: *choice }) };
        match taken {
            Ok(events) => {
                session.record.choices.push(*choice);
                session.leave_screen();
                if session.lesson {
                    gate.hear(&events, &game);
                }
                happened.write_batch(events);
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
    settings: Res<Settings>,
    mut session: ResMut<Session>,
    mut shown: ResMut<Presentation>,
    mut resets: MessageWriter<HistoryReset>,
) {
    if asked.read().count() == 0 || !game.can_undo() || !session.is_played() {
        return;
    }
    match take_back(&mut session, Unasked::of(&settings)) {
        Ok((before, history)) => {
            *game = before;
            *shown = Presentation::new(*game.board());
            resets.write(HistoryReset { events: history });
        }
        Err(error) => error!("undo failed, the game continues unchanged: {error}"),
    }
}

/// Undoes the last choice that was really made by a player: one that was made without asking would only be
/// made again.
fn take_back(session: &mut Session, unasked: Unasked) -> Result<(Game, Vec<GameEvent>), RecordError> {
    let choices = session.record.choices.clone();
    loop {
        session.record.choices.pop();
        let (game, history) = session.replay().inspect_err(|_| session.record.choices.clone_from(&choices))?;
        if !game.can_undo() || forced_choice(&game, &game.legal_choices(), unasked).is_none() {
            session.left_by_undo = Some(session.record.choices.len());
            return Ok((game, history));
        }
    }
}
