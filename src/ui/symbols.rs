//! The flat form of a symbol: which picture of the atlas it is and how large, the same on cards,
//! boards and panels.

use bevy::math::Vec2;

use crate::rules::Symbol;

/// The size most of them have.
pub const SIZE: Vec2 = Vec2::new(46.0, 26.0);

/// The most steps and coins there is a picture for; a larger number gets a figure beside it.
const MOST_STEPS: u8 = 4;
const MOST_COINS: u8 = 5;

/// The picture.
pub fn name(symbol: Symbol) -> String {
    match symbol {
        Symbol::Car => "flat/car".to_owned(),
        Symbol::Upgrade { from } => format!("flat/upgrade/{from}"),
        Symbol::UpgradeOfChoice | Symbol::FactoryUpgrade { .. } => "flat/upgrade-choice".to_owned(),
        Symbol::CarOrFirstUpgrade => "flat/car-or-upgrade".to_owned(),
        Symbol::BothConductors(steps) => format!("flat/both-conductors/{}", steps.clamp(1, MOST_STEPS)),
        Symbol::OneConductor(steps) => format!("flat/one-conductor/{}", steps.clamp(1, MOST_STEPS)),
        Symbol::Locomotive(steps) => format!("flat/locomotive/{}", steps.clamp(1, MOST_STEPS)),
        Symbol::Coins(coins) => format!("flat/coins/{}", coins.clamp(1, MOST_COINS)),
        Symbol::Points(_) => "flat/points".to_owned(),
        Symbol::GameEndCard => "flat/game-end-card".to_owned(),
    }
}

/// The picture's nominal size.
pub fn size(symbol: Symbol) -> Vec2 {
    match symbol {
        Symbol::CarOrFirstUpgrade => Vec2::new(66.0, 26.0),
        Symbol::Points(_) => Vec2::new(26.0, 26.0),
        _ => SIZE,
    }
}

/// How wide the drawing in the middle of the picture is: what counts where symbols stand in a row.
pub fn width(symbol: Symbol) -> f32 {
    match symbol {
        Symbol::Coins(coins) => f32::from(coins.min(3)) * 9.0 + 19.0,
        Symbol::Car | Symbol::GameEndCard => 36.0,
        _ => size(symbol).x,
    }
}

/// The number there is no picture for, to be written beside it.
pub fn beyond(symbol: Symbol) -> Option<u8> {
    match symbol {
        Symbol::Coins(coins) => (coins > MOST_COINS).then_some(coins),
        Symbol::BothConductors(steps) | Symbol::OneConductor(steps) | Symbol::Locomotive(steps) => {
            (steps > MOST_STEPS).then_some(steps)
        }
        _ => None,
    }
}

/// The number of steps or coins of a picture that there is, for the large forms on cards.
pub fn drawn(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::Coins(coins) => coins.clamp(1, MOST_COINS),
        Symbol::BothConductors(steps) | Symbol::OneConductor(steps) | Symbol::Locomotive(steps) => {
            steps.clamp(1, MOST_STEPS)
        }
        _ => 1,
    }
}
