//! How each thing looks, once: whoever needs a card, a railroad car or a symbol, on the table, in a prompt or a book,
//! asks here and gets a drawing.

pub mod car;
mod car_plate;
pub mod card;
mod cell;
pub mod chips;
pub mod clock;
pub mod conductor;
mod detail;
pub mod evidence;
pub mod flaps;
pub mod game_picture;
pub mod lamplight;
pub mod module;
pub mod names;
pub mod portrait;
pub mod printed;
pub mod purse;
pub mod seat;
pub mod seat_plate;
pub mod semaphore;
pub mod size;
pub mod small_board;
pub mod square_code;
pub mod station;
pub mod symbol_pictures;
pub mod symbol_row;
pub mod symbols;
pub mod ticket;
mod ticket_module;
pub mod train_card;
