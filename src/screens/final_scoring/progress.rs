//! How much of the final scoring has been shown: follows the events, draws nothing.

use bevy::prelude::*;

use crate::{
    screens::lamplight::Swing,
    session::{CARD_FLIES_MILLIS, CARD_TURNS_MILLIS, COINS_FLY_MILLIS, Timing},
};
use rules::{GameEndId, GameEvent as E, Seat, Source};

/// This many seconds after something was shown, nothing of it moves any more.
const SETTLED: f32 = 5.0;
/// How many milliseconds a seal takes to pop out, and flaps to turn.
const SEAL_POPS_MILLIS: u64 = 120;
const FLAPS_TURN_MILLIS: u64 = 200;
/// How many milliseconds the winner's engine takes to cross the line.
const CROSSING_MILLIS: u64 = 1400;
/// How many milliseconds the row of a player glows who takes the lead.
const GLOWS_MILLIS: u64 = 900;

/// A Game End card that is or has been counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedCard {
    pub card: GameEndId,
    /// How many taken cards have counted for it so far.
    pub landed: u8,
    /// What they have brought.
    pub sum: u16,
    /// Nothing more counts for it.
    pub done: bool,
}

/// What a seat has scored in the final scoring so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndPoints {
    pub coins: u16,
    pub game_end: u16,
}

/// What the light rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FinalScoringFocus {
    /// All players.
    #[default]
    Everybody,
    /// A player whose coins are counted.
    Purse(Seat),
    /// Whoever's cards come next.
    Player,
    /// The Game End card that is counted, the first being 1.
    Card(usize),
    /// Nothing: all is counted, and who has won is not told yet.
    Nothing,
    /// Those who have won.
    Winners,
}

/// How much of the final scoring has been shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct FinalProgress {
    begun: bool,
    /// Whose coins were counted last, and how many.
    pub purse: Option<(Seat, u8)>,
    /// Whose Game End cards are counted.
    pub now: Option<Seat>,
    /// Seats whose Game End cards have been counted.
    pub done: Vec<Seat>,
    /// The Game End cards of the present seat that have been turned over.
    pub cards: Vec<CountedCard>,
    /// What everybody has scored, by seat.
    points: [EndPoints; 4],
    /// All Game End cards are counted.
    pub over: bool,
    /// Those who have won, once it is known.
    pub winners: Vec<Seat>,
    /// Seconds since the last thing that was shown.
    pub since: f32,
    /// Where the light is.
    pub light: Swing<FinalScoringFocus>,
    /// Who is in the lead.
    pub lead: Swing<Option<Seat>>,
}

impl FinalProgress {
    /// Follows an event that was just shown on the board.
    pub fn follow(&mut self, event: &E) {
        match event {
            E::FinalScoringBegan => *self = Self { begun: true, ..Self::default() },
            E::RevelationBegan => *self = Self::default(),
            _ if !self.begun => return,
            E::CoinsCounted { seat, coins } => self.purse = Some((*seat, *coins)),
            E::PointsScored { seat, points, source } => self.score(*seat, (*points).into(), *source),
            E::GameEndPartBegan { seat } => {
                self.done.extend(self.now);
                self.now = Some(*seat);
                self.cards.clear();
            }
            E::GameEndCardBegan { card, .. } => {
                self.cards.push(CountedCard { card: *card, landed: 0, sum: 0, done: false });
            }
            E::GameEndCardScored { .. } => {
                if let Some(card) = self.cards.last_mut() {
                    card.done = true;
                }
            }
            E::FinalScoringEnded => {
                self.done.extend(self.now.take());
                self.over = true;
            }
            E::GameEnded { winners } => self.winners = winners.to_vec(),
            _ => return,
        }
        self.since = 0.0;
        self.light.turn_to(self.spot());
    }

    /// What the light belongs on.
    fn spot(&self) -> FinalScoringFocus {
        match (self.now, self.cards.len(), self.purse) {
            _ if !self.winners.is_empty() => FinalScoringFocus::Winners,
            _ if self.over => FinalScoringFocus::Nothing,
            (Some(_), 0, _) => FinalScoringFocus::Player,
            (Some(_), cards, _) => FinalScoringFocus::Card(cards),
            (None, _, Some((seat, _))) => FinalScoringFocus::Purse(seat),
            (None, _, None) => FinalScoringFocus::Everybody,
        }
    }

    /// Shows everything in its place.
    pub fn settle(&mut self) {
        self.since = SETTLED;
        self.light.settle();
        self.lead.settle();
    }

    /// Some seconds pass.
    pub fn pass(&mut self, seconds: f32) {
        self.since += seconds;
        self.light.pass(seconds);
        self.lead.pass(seconds);
    }

    fn score(&mut self, seat: Seat, points: u16, source: Source) {
        let own = &mut self.points[seat.index()];
        match (source, self.cards.last_mut()) {
            (Source::Coins, _) => own.coins += points,
            (Source::GameEndRailroadCars | Source::GameEndConductors | Source::GameEndLocomotives, Some(card)) => {
                own.game_end += points;
                card.landed += 1;
                card.sum += points;
            }
            _ => {}
        }
    }

    /// Whether it covers the table.
    pub fn is_shown(&self) -> bool {
        self.begun
    }

    /// Whether anything of it still moves.
    pub fn moves(&self) -> bool {
        self.begun && self.since < SETTLED
    }

    /// Whether coins are counted: no Game End card has been turned over yet.
    pub fn counts_coins(&self) -> bool {
        self.now.is_none() && !self.over
    }

    /// What a seat has scored in the final scoring so far.
    pub fn points(&self, seat: Seat) -> EndPoints {
        self.points[seat.index()]
    }

    /// The Game End card that is counted or was counted last.
    pub fn card(&self) -> Option<CountedCard> {
        self.cards.last().copied()
    }

    /// The one before it.
    pub fn card_before(&self) -> Option<CountedCard> {
        let before = self.cards.len().checked_sub(2)?;
        Some(self.cards[before])
    }

    /// How much of something that takes some milliseconds at normal speed is over, 0 to 1, when it began some
    /// milliseconds after the last event. Without motion, all of it.
    fn part(&self, timing: &Timing, after: u64, takes: u64) -> f32 {
        let (after, takes) = (timing.span(after).as_secs_f32(), timing.span(takes).as_secs_f32());
        if takes > 0.0 { ((self.since - after) / takes).clamp(0.0, 1.0) } else { 1.0 }
    }

    /// How far the last Game End card has turned over, 0 to 1.
    pub fn turned(&self, timing: &Timing) -> f32 {
        match self.card() {
            Some(CountedCard { landed: 0, done: false, .. }) => self.part(timing, 0, CARD_TURNS_MILLIS),
            _ => 1.0,
        }
    }

    /// How far the taken card has flown that counts next, 0 to 1, if all `taken` cards of the type are to count.
    pub fn flight(&self, timing: &Timing, taken: u8) -> Option<f32> {
        let card = self.card().filter(|card| !card.done && card.landed < taken)?;
        let after = if card.landed == 0 { CARD_TURNS_MILLIS } else { 0 };
        let flown = self.part(timing, after, CARD_FLIES_MILLIS);
        (flown > 0.0).then_some(flown)
    }

    /// How far the seal of the card that landed last has popped out: 0 to 1, and a little more on the way.
    pub fn popped(&self, timing: &Timing) -> f32 {
        match self.card() {
            Some(card) if !card.done => {
                let t = self.part(timing, 0, SEAL_POPS_MILLIS);
                t * (1.0 + 0.6 * (1.0 - t))
            }
            _ => 1.0,
        }
    }

    /// How far the flaps have turned to the last sum, 0 to 1.
    pub fn flapped(&self, timing: &Timing) -> f32 {
        match self.card() {
            Some(card) if !card.done && card.landed > 0 => self.part(timing, 0, FLAPS_TURN_MILLIS),
            _ => 1.0,
        }
    }

    /// How many coins of a seat have been counted, of this many that it has.
    pub fn coins_lit(&self, timing: &Timing, seat: Seat, coins: u8) -> u8 {
        let scored = self.points(seat).coins > 0;
        match self.purse {
            Some((counted, all)) if counted == seat && !scored => {
                // The last coin lies a moment before the points are booked.
                let t = self.part(timing, 0, COINS_FLY_MILLIS * 4 / 5);
                (f32::from(all) * t).floor() as u8
            }
            _ if scored => coins,
            _ => 0,
        }
    }

    /// How brightly the row of a seat glows that has just taken the lead, 0 to 1.
    pub fn glows(&self, timing: &Timing, seat: Seat) -> f32 {
        let part = self.lead.part(timing, GLOWS_MILLIS);
        if self.lead.to == Some(seat) { (6.0 * part).min(1.2 * (1.0 - part)) } else { 0.0 }
    }

    /// How far the winner's engine has come on its way over the line, 0 to 1.
    pub fn crossed(&self, timing: &Timing) -> f32 {
        if self.winners.is_empty() { 0.0 } else { self.part(timing, 0, CROSSING_MILLIS) }
    }
}
