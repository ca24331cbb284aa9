//! The names of everything that is pressed in the set-up.

use crate::{session::Colour, ui::naming::named};
use bots::BotLevel;
use rules::Module;

named! {
    /// A control of the set-up.
    SetupControl:
    /// Back to the title.
    Back = "setup/back",
    /// Put a human on the next seat.
    AddHuman(seat: u8) = "setup/seat/{}/add-human",
    /// Put a bot on the next seat.
    AddBot(seat: u8) = "setup/seat/{}/add-bot",
    /// Another portrait, by a click on the picture.
    Face(seat: u8) = "setup/seat/{}/face",
    /// Another portrait.
    NextPortrait(seat: u8) = "setup/seat/{}/portrait",
    /// Type a name.
    PlayerName(seat: u8) = "setup/seat/{}/name",
    /// Begin to type a name.
    EditName(seat: u8) = "setup/seat/{}/pencil",
    /// Let a human decide for the seat.
    MakeHuman(seat: u8) = "setup/seat/{}/human",
    /// Let a bot decide for the seat.
    MakeBot(seat: u8) = "setup/seat/{}/bot",
    /// Keep the seat for a friend who plays elsewhere.
    MakeFriend(seat: u8) = "setup/seat/{}/friend",
    /// Play with friends elsewhere: open a room, or come in with a code.
    Friends = "setup/friends",
    /// Set how strong the bot is.
    SetLevel(seat: u8, level: BotLevel) = "setup/seat/{}/level/{}",
    /// Choose a player's colour.
    SetColour(seat: u8, colour: Colour) = "setup/seat/{}/colour/{}",
    /// Move a player one seat to the left.
    SeatLeft(seat: u8) = "setup/seat/{}/left",
    /// Move a player one seat to the right.
    SeatRight(seat: u8) = "setup/seat/{}/right",
    /// Remove a player.
    LeaveSeat(seat: u8) = "setup/seat/{}/leave",
    /// Punch a module's ticket.
    PunchModule(module: Module) = "setup/module/{}",
    /// Choose a suggested pair of modules.
    Suggest(number: u8) = "setup/suggest/{}",
    /// Draw the modules at random.
    RandomiseModules = "setup/suggest/random",
    /// Switch Teatime on or off.
    Teatime = "setup/teatime",
    /// Switch the dummies on or off.
    Dummies = "setup/dummies",
    /// Set whether frames gained in another player's turn wait.
    OthersWait = "setup/others-wait",
    /// Type a seed.
    Seed = "setup/seed",
    /// Draw another seed.
    DrawSeed = "setup/dice",
    /// Let chance decide who begins.
    FirstAtRandom = "setup/first/random",
    /// Let this player begin.
    First(seat: u8) = "setup/first/{}",
    /// Begin the game.
    Aboard = "setup/aboard",
    /// Confirm that the modules drawn have been read.
    Drawn = "setup/drawn",
    /// Go back to the plan: the game does not begin yet.
    NotYet = "setup/not-yet",
}
