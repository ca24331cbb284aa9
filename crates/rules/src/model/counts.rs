//! How many of everything there are. Nothing in a game can grow beyond these numbers, so its lists lie in the game
//! itself and a copy of a game is one piece of memory.

/// The most players.
pub const MAX_SEATS: usize = 4;
/// Turns of each player in a round.
pub const TURNS_PER_ROUND: u8 = 3;
/// Rounds of a game.
pub const ROUNDS: u8 = 6;
/// Turns of each player in a game, and so the most Action cards a player takes.
pub const MAX_TAKEN: usize = TURNS_PER_ROUND as usize * ROUNDS as usize;
/// Cards in a row of the offer.
pub const ROW_CARDS: usize = 6;
/// Cards of a pile in the base game.
pub const BASE_CARDS: usize = 24;
/// Cards of a pile in a module.
pub const MODULE_CARDS: usize = 8;
/// Cards of a pile in a game: the base game and two modules.
pub const PILE_CARDS: usize = BASE_CARDS + 2 * MODULE_CARDS;
/// Action cards of a game.
pub const CARDS_IN_PLAY: usize = 3 * PILE_CARDS;
/// Action cards of the base game and all six modules.
pub const MOST_CARDS: usize = 3 * (BASE_CARDS + 6 * MODULE_CARDS);
/// Game End cards of all types.
pub const GAME_END_CARDS: usize = 21;
/// Mail cars of each player.
pub const MAIL_CARS: usize = 4;
/// The first conductors on Locomotive tiles that Constantinople rewards.
pub const CONSTANTINOPLE_VALUES: usize = 3;
/// Destroy-evidence cards of Module C.
pub const DESTROYING_CARDS: usize = 4;
/// Evidence tokens; three players leave some out.
pub const EVIDENCE_TOKENS: usize = 29;
/// Dummies that join two players in Module C.
pub const DUMMIES: usize = 2;
/// Cards drawn by a Storage.
pub const STORAGE_CARDS: usize = 3;
/// Order tiles of a kind; no more lie ready.
pub const ORDER_TILES: usize = 5;
