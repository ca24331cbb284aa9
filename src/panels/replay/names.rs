//! What is pressed in a replay.

use crate::{session::AnimationSpeed, ui::naming::named};
use bots::BotLevel;
use rules::Seat;

named! {
    /// What is pressed in a replay.
    ReplayControl:
    /// Back to where it was begun.
    Back = "replay/back",
    /// The turn before.
    TurnBack = "replay/turn-back",
    /// One choice back.
    StepBack = "replay/step-back",
    /// Play or pause.
    Play = "replay/play",
    /// One choice on.
    Step = "replay/step",
    /// The next turn.
    Turn = "replay/turn",
    /// The line of the whole game.
    Line = "replay/line",
    /// Watch from a seat.
    View(seat: Seat) = "replay/view/{}",
    /// Watch from the seat of whoever plays.
    Follow = "replay/follow",
    /// How fast things move.
    Speed(speed: AnimationSpeed) = "replay/speed/{}",
    /// The next speed.
    NextSpeed = "replay/next-speed",
    /// A new game from here.
    TakeOver = "replay/take-over",
    /// On to the result.
    Result = "replay/result",
    /// Show the log.
    Log = "replay/log",
    /// Show what the log lies over.
    Others = "replay/others",
    /// A line of the log, by the number of what happened.
    LogLine(event: u32) = "replay/log/{}",
    /// In a game that is taken over, a person plays this seat.
    SeatHuman(seat: u8) = "replay/seat/{}/human",
    /// A bot plays it.
    SeatBot(seat: u8, level: BotLevel) = "replay/seat/{}/{}",
    /// Begin the game that is taken over.
    Begin = "replay/begin",
}
