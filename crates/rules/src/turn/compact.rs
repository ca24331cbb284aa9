//! A game in as few bytes as possible, for links: every choice as its number among those that were legal then. All numbers
//! together are one large number, in which each takes just as much room as its choice had alternatives.

use super::{
    choice::Choice,
    game::Game,
    record::{Record, RecordError},
};

/// A number of any size, its least byte first.
#[derive(Default)]
struct LargeNumber(Vec<u8>);

impl LargeNumber {
    /// Multiplies by the number of alternatives and adds one of them.
    fn take_in(&mut self, alternatives: u32, chosen: u32) {
        let mut carry = u64::from(chosen);
        for byte in &mut self.0 {
            carry += u64::from(*byte) * u64::from(alternatives);
            *byte = carry as u8;
            carry >>= 8;
        }
        while carry > 0 {
            self.0.push(carry as u8);
            carry >>= 8;
        }
    }

    /// What was taken in last.
    fn give_out(&mut self, alternatives: u32) -> u32 {
        let mut rest = 0;
        for byte in self.0.iter_mut().rev() {
            rest = rest << 8 | u64::from(*byte);
            *byte = (rest / u64::from(alternatives)) as u8;
            rest %= u64::from(alternatives);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }
}

impl Record {
    /// The choices of the record, made in a game that begins like this, as bytes; [`Self::from_compact`] needs the same
    /// beginning and their number besides.
    ///
    /// # Errors
    /// What cannot be replayed.
    pub fn compact_choices(&self, begins: Game) -> Result<Vec<u8>, RecordError> {
        let mut places = Vec::new();
        let mut legal = begins.legal_choices();
        let mut next = 0;
        self.replay_from(begins, |game, _| {
            let place = legal.iter().position(|choice| *choice == self.choices[next]).unwrap_or_default();
            places.push((legal.len() as u32, place as u32));
            legal = game.legal_choices();
            next += 1;
        })?;
        let mut number = LargeNumber::default();
        places.iter().rev().for_each(|(alternatives, place)| number.take_in(*alternatives, *place));
        Ok(number.0)
    }

    /// The record of a game that begins like this and has so many choices, given as bytes by [`Self::compact_choices`].
    ///
    /// # Errors
    /// If the game is over before as many choices were made.
    pub fn from_compact(begins: Game, number: usize, choices: &[u8]) -> Result<Self, RecordError> {
        let mut record = Self::new(begins.catalogue(), begins.setup().clone());
        let mut game = begins;
        let mut rest = LargeNumber(choices.to_vec());
        let mut legal: Vec<Choice> = Vec::new();
        for made in 0..number {
            game.legal_choices_into(&mut legal);
            let unreadable = || RecordError::Unreadable(format!("the game ends after {made} of {number} choices"));
            let alternatives = u32::try_from(legal.len()).ok().filter(|all| *all > 0).ok_or_else(unreadable)?;
            let choice = legal[rest.give_out(alternatives) as usize];
            game.apply(choice).map_err(|refusal| RecordError::Choice { number: made + 1, refusal })?;
            record.choices.push(choice);
        }
        Ok(record)
    }
}
