//! How large things are where they are drawn at scale 1, in layout pixels.

use bevy::math::Vec2;

/// The size of an Action card.
pub const CARD: Vec2 = Vec2::new(116.0, 138.0);
/// The size of a card in the market, and of the tiles beside it.
pub const MARKET_CARD: Vec2 = Vec2::new(116.0, 92.0);
/// The size of a railroad car; its wheels stand on the lower edge.
pub const CAR: Vec2 = Vec2::new(98.0, 78.0);
/// The size of a middle card, which lies below two cars and above two others.
pub const MIDDLE: Vec2 = Vec2::new(192.0, 62.0);
/// The size of the locomotive of a route.
pub const LOCOMOTIVE: Vec2 = Vec2::new(76.0, 30.0);
/// The size of an order tile.
pub const ORDER: Vec2 = Vec2::new(31.0, 40.0);
