//! The flat form of a symbol: which picture of the atlas it is, and its size. It is the same on cards, boards
//! and panels. Many are painted twice, the second time large, for where they would be enlarged.

use bevy::math::Vec2;

use rules::Symbol;

/// The size of most of them.
pub const SIZE: Vec2 = Vec2::new(46.0, 26.0);

/// The most steps and coins that there are pictures for; larger numbers are written on them.
const MOST_STEPS: u8 = 4;
const MOST_COINS: u8 = 5;

/// How much larger the large pictures are painted, and the scale of the others from which they take their place. They
/// are not used for small symbols too, because a picture that is shrunk to less than half loses its fine lines.
const LARGE: f32 = 1.6;
const ENLARGED: f32 = 1.1;

/// The picture of a symbol that is drawn at this scale: its name, its nominal size, and its own scale.
pub fn picture(symbol: Symbol, scale: f32) -> (String, Vec2, f32) {
    match large(symbol).filter(|_| scale > ENLARGED) {
        Some(large) => (large, size(symbol) * LARGE, scale / LARGE),
        None => (flat(symbol), size(symbol), scale),
    }
}

/// The name of its large picture, if it has one: most others have a wide form for where there is room.
fn large(symbol: Symbol) -> Option<String> {
    let many = drawn(symbol);
    Some(match symbol {
        Symbol::BothConductors(_) => format!("large/both-conductors/{many}"),
        Symbol::OneConductor(_) => format!("large/one-conductor/{many}"),
        Symbol::Locomotive(_) => format!("large/locomotive/{many}"),
        Symbol::Coins(_) => format!("large/coins/{many}"),
        Symbol::Points(_) => "large/points".to_owned(),
        Symbol::GameEndCard => "large/game-end-card".to_owned(),
        _ => return None,
    })
}

/// The name of its picture.
fn flat(symbol: Symbol) -> String {
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

/// The nominal size of its picture at scale 1.
pub fn size(symbol: Symbol) -> Vec2 {
    match symbol {
        Symbol::CarOrFirstUpgrade => Vec2::new(66.0, 26.0),
        Symbol::Points(_) => Vec2::new(26.0, 26.0),
        _ => SIZE,
    }
}

/// The picture of its large form and that one's nominal size, if it has one.
pub fn wide(symbol: Symbol) -> Option<(String, Vec2)> {
    let many = drawn(symbol);
    Some(match symbol {
        Symbol::BothConductors(_) => (format!("wide/both-conductors/{many}"), Vec2::new(100.0, 92.0)),
        Symbol::OneConductor(_) => (format!("wide/one-conductor/{many}"), Vec2::new(100.0, 92.0)),
        Symbol::Locomotive(_) => (format!("wide/locomotive/{many}"), Vec2::new(100.0, 92.0)),
        Symbol::Coins(_) => (format!("wide/coins/{many}"), Vec2::new(96.0, 72.0)),
        Symbol::GameEndCard => ("wide/game-end-card".to_owned(), Vec2::new(60.0, 80.0)),
        Symbol::Car => ("wide/car".to_owned(), Vec2::new(88.0, 48.0)),
        Symbol::Upgrade { from } => (format!("wide/upgrade/{from}"), Vec2::new(100.0, 40.0)),
        Symbol::UpgradeOfChoice => ("wide/upgrade-choice".to_owned(), Vec2::new(80.0, 40.0)),
        _ => return None,
    })
}

/// How wide the drawing in the middle of the picture is: this is what counts where symbols are in a row.
pub fn width(symbol: Symbol) -> f32 {
    match symbol {
        Symbol::Coins(coins) => f32::from(coins.min(3)) * 9.0 + 19.0,
        Symbol::Car | Symbol::GameEndCard => 36.0,
        _ => size(symbol).x,
    }
}

/// How high the drawing in its picture is.
pub fn height(symbol: Symbol) -> f32 {
    match symbol {
        Symbol::Upgrade { .. } | Symbol::CarOrFirstUpgrade => 21.0,
        _ => 26.0,
    }
}

/// The size of the smallest figure on the picture at scale 1, or of the largest that there is room for where it is
/// written on it. `None` for a symbol without figures.
pub fn figure(symbol: Symbol) -> Option<f32> {
    match symbol {
        Symbol::Car => Some(17.0),
        Symbol::Upgrade { .. } => Some(14.0),
        Symbol::CarOrFirstUpgrade => Some(12.4),
        Symbol::Points(points) => Some(if points > 9 { 18.5 } else { 22.0 }),
        _ => beyond(symbol).map(|_| 15.0),
    }
}

/// The number to be written on the picture, if there is no picture for it.
pub fn beyond(symbol: Symbol) -> Option<u8> {
    match symbol {
        Symbol::Coins(coins) => (coins > MOST_COINS).then_some(coins),
        Symbol::BothConductors(steps) | Symbol::OneConductor(steps) | Symbol::Locomotive(steps) => {
            (steps > MOST_STEPS).then_some(steps)
        }
        _ => None,
    }
}

/// The nearest number of steps or coins that there is a picture for, for the large forms on cards.
pub fn drawn(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::Coins(coins) => coins.clamp(1, MOST_COINS),
        Symbol::BothConductors(steps) | Symbol::OneConductor(steps) | Symbol::Locomotive(steps) => {
            steps.clamp(1, MOST_STEPS)
        }
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_picture_takes_the_room_of_the_other() {
        for symbol in [Symbol::OneConductor(4), Symbol::Locomotive(1), Symbol::Points(3), Symbol::Car] {
            for scale in [0.6, 1.0, 1.135, 1.65] {
                let (_, nominal, own) = picture(symbol, scale);
                assert!((nominal * own).abs_diff_eq(size(symbol) * scale, 1e-3), "{symbol:?} at {scale}");
            }
        }
    }

    #[test]
    fn conductors_are_not_enlarged() {
        let names = [0.6, 1.0, 1.65].map(|scale| picture(Symbol::OneConductor(2), scale).0);
        assert_eq!(names, ["flat/one-conductor/2", "flat/one-conductor/2", "large/one-conductor/2"]);
    }
}
