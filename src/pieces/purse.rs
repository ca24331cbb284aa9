//! What coins are spent on.

use crate::{drawing::Drawing, pieces::symbols};
use rules::Symbol;

/// What the coins of a column of the purse buy, centred on 0, 0: a car, a step, or an upgrade.
pub fn what_it_buys(column: u8) -> Drawing {
    let mut drawing = Drawing::default();
    match column {
        0 => symbols::flat(&mut drawing, Symbol::Car, 0.0, 0.0, 1.0),
        1 => _ = drawing.scaled("conductor/ink", -12.5, 14.0, 0.62).scaled("loco/ink", -4.0, -7.0, 0.4),
        _ => symbols::flat(&mut drawing, Symbol::UpgradeOfChoice, 0.0, 0.0, 1.0),
    }
    drawing
}
