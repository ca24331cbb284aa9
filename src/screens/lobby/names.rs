//! The names of everything that is pressed with friends, before a game.

use crate::{session::Colour, ui::naming::named};
use bots::BotLevel;
use rules::Module;

named! {
    /// A control of the lobby and of its door.
    LobbyControl:
    /// Leave the room, or the door.
    Back = "lobby/back",
    /// Type one's name.
    Name = "lobby/door/name",
    /// Another portrait, at the door.
    Portrait = "lobby/door/portrait",
    /// Open a room.
    Open = "lobby/door/open",
    /// Type a code.
    Code = "lobby/door/code",
    /// Take a friend's seat.
    Sit = "lobby/door/sit",
    /// Look on.
    Watch = "lobby/door/watch",
    /// Return to a running game.
    Return(nth: u8) = "lobby/door/game/{}",
    /// Seat somebody at this screen.
    MakeHere(seat: u8) = "lobby/seat/{}/human",
    /// Give a seat to a bot.
    MakeBot(seat: u8) = "lobby/seat/{}/bot",
    /// Keep a seat for a friend.
    MakeFriend(seat: u8) = "lobby/seat/{}/friend",
    /// Set how strong a bot is.
    SetLevel(seat: u8, level: BotLevel) = "lobby/seat/{}/level/{}",
    /// Take a seat away, or whoever sits on it.
    Remove(seat: u8) = "lobby/seat/{}/remove",
    /// Another portrait of one's own.
    Face = "lobby/face",
    /// Another colour of one's own.
    SetColour(colour: Colour) = "lobby/colour/{}",
    /// Copy the code.
    CopyCode = "lobby/copy-code",
    /// Copy the link.
    CopyLink = "lobby/copy-link",
    /// Draw another code.
    NewCode = "lobby/new-code",
    /// Let others look on, or not.
    Onlookers = "lobby/onlookers",
    /// Give the seat of somebody who is away to a bot.
    BotInstead(seat: u8) = "lobby/away/{}/bot",
    /// Play with a module; the one chosen first gives way.
    PunchModule(module: Module) = "lobby/module/{}",
    /// Switch Teatime on or off.
    Teatime = "lobby/teatime",
    /// After how many minutes a bot steps in; 0 is never.
    BotAfter(minutes: u8) = "lobby/bot-after/{}",
    /// How many minutes a clock gives each player; 0 is none.
    Clock(minutes: u8) = "lobby/clock/{}",
    /// When choices may be taken back: 0 asks, 1 freely, 2 never.
    TakeBack(rule: u8) = "lobby/take-back/{}",
    /// Be ready, or not.
    Ready = "lobby/ready",
    /// Begin the game.
    Aboard = "lobby/aboard",
}
