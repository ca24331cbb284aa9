//! What a player did in a turn, in words.

use super::{Words, capital};
use crate::session::{TurnAccount, TurnStart};

impl Words<'_> {
    /// What was taken: "Railroad car", "Start Player tile".
    pub fn taken(&self, taken: TurnStart) -> String {
        match taken {
            TurnStart::Card { card, .. } => self.card_title(card),
            TurnStart::StartTile => self.get("did-start-tile"),
        }
    }

    /// What a turn brought, in a few words each: "2 upgrades, 5 points". Empty if nothing.
    pub fn brought(&self, turn: &TurnAccount) -> String {
        let counted = [
            ("did-cars", turn.cars.into()),
            ("did-upgrades", turn.upgrades.into()),
            ("did-steps", turn.steps.into()),
            ("did-station", turn.station.unwrap_or_default().into()),
            ("did-contracts", turn.contracts.into()),
            ("did-game-end", turn.game_end.into()),
            ("did-coins", turn.coins.into()),
            ("did-points", turn.points),
        ];
        let told = counted.iter().filter(|(_, count)| *count > 0).map(|(key, count)| self.count(key, *count));
        self.list("list-next", told)
    }

    /// A turn in a sentence: "Brandt took Conductor: 3 steps, 5 points."
    pub fn turn_told(&self, turn: &TurnAccount) -> String {
        let key = match turn.taken {
            TurnStart::Card { declined: true, .. } => "prompt-other-declined",
            TurnStart::Card { .. } => "prompt-other-took",
            TurnStart::StartTile => "prompt-other-start-tile",
        };
        let brought = self.brought(turn);
        let values = [
            ("who", self.name(turn.seat).into()),
            ("card", self.taken(turn.taken).into()),
            ("things", u8::from(!brought.is_empty()).into()),
            ("brought", brought.into()),
        ];
        self.with(key, values)
    }

    /// The same in two lines, for where there is little room: what was taken, and what it brought.
    pub fn turn_in_lines(&self, turn: &TurnAccount) -> (String, String) {
        let declined = matches!(turn.taken, TurnStart::Card { declined: true, .. });
        let taken = self.taken(turn.taken);
        let head = if declined { self.with("did-declined", [("card", taken.into())]) } else { taken };
        (head, capital(&self.brought(turn)))
    }
}
