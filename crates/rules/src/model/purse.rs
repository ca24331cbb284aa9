//! A player's coins in their three columns.

use serde::{Deserialize, Serialize};

/// The coins of one player. Only the number per column matters: a column fills from the bottom up
/// and gaps are filled first, so coins in one column are all alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Purse {
    columns: [u8; 3],
}

impl Purse {
    /// Spaces per column.
    pub const SPACES: [u8; 3] = [5, 5, 2];

    /// Coins per column.
    pub fn columns(&self) -> [u8; 3] {
        self.columns
    }

    /// All coins, 0–12.
    pub fn total(&self) -> u8 {
        self.columns.iter().sum()
    }

    /// Free spaces.
    pub fn room(&self) -> u8 {
        Self::SPACES.iter().sum::<u8>() - self.total()
    }

    /// Whether these coins, by column, are there.
    pub fn holds(&self, coins: [u8; 3]) -> bool {
        self.columns.iter().zip(coins).all(|(have, want)| *have >= want)
    }

    /// Places coins into the first free spaces. The caller has made room.
    pub(crate) fn add(&mut self, mut coins: u8) {
        debug_assert!(coins <= self.room());
        for (column, spaces) in self.columns.iter_mut().zip(Self::SPACES) {
            let placed = coins.min(spaces - *column);
            *column += placed;
            coins -= placed;
        }
    }

    /// Takes coins out. The caller has checked that the purse holds them.
    pub(crate) fn take(&mut self, coins: [u8; 3]) {
        debug_assert!(self.holds(coins));
        for (column, spent) in self.columns.iter_mut().zip(coins) {
            *column -= spent;
        }
    }

    /// Every way to pay `price` coins from any columns.
    pub fn payments(&self, price: u8) -> impl Iterator<Item = [u8; 3]> + use<> {
        let [first, second, third] = self.columns;
        (0..=first.min(price)).flat_map(move |a| {
            (0..=second.min(price - a)).filter_map(move |b| {
                let c = price - a - b;
                (c <= third).then_some([a, b, c])
            })
        })
    }
}
