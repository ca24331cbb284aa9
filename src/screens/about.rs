//! What several screens say of a game, and the cities of the line.

use crate::ui::canvas::Canvas;
use rules::Setup;

/// What a game is played with, in words: its modules, and Teatime if it is included.
pub(super) fn about_game(canvas: &Canvas, setup: &Setup) -> String {
    let [one, other] = setup.modules.map(|module| module.to_string());
    with_teatime(canvas, canvas.words_with("game-about", [("one", one.into()), ("other", other.into())]), setup.teatime)
}

/// Adds Teatime to the description of a game, if it is included.
pub(super) fn with_teatime(canvas: &Canvas, what: String, teatime: bool) -> String {
    if teatime { canvas.words_with("game-with-teatime", [("what", what.into())]) } else { what }
}

/// The cities of the line, for the names along the rails on some screens.
pub(super) const LINE: [&str; 8] =
    ["paris", "strasbourg", "munich", "vienna", "budapest", "belgrade", "sofia", "constantinople"];
