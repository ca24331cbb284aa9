//! Taking back: freely within one's turn while nothing hidden was seen, otherwise if all who are there agree.

use online::{Denial, Reached, TakeBackRule, ToClient};
use rules::Seat;

use super::{
    play::Play,
    state::{ConnectionId, LiveRoom, RoomEffect, TakingBack},
};

/// After so many milliseconds without an answer it stands.
const PATIENCE: u64 = 20_000;

/// What would be taken back.
struct Backwards {
    /// So many choices would be left.
    to: u32,
    /// Whether nobody has chosen since, and it is still the same turn.
    in_turn: bool,
    /// Whether nobody has chosen since.
    last: bool,
    /// Whether nothing hidden was shown since.
    unseen: bool,
}

/// What a seat would take back: its last choice.
fn backwards(play: &Play, seat: Seat) -> Option<Backwards> {
    let place = play.made().iter().rposition(|made| made.seat == seat)?;
    let made = play.made()[place];
    let game = play.game();
    let last = place + 1 == play.made().len();
    let same_turn = game.stage() == made.stage && game.question().is_some_and(|question| question.seat == seat);
    // In the draft the next player has seen the hand that was passed on.
    let passed_on = made.round == 0 && !same_turn;
    let unseen = game.reveals() == made.reveals && !passed_on;
    Some(Backwards { to: place as u32, in_turn: last && same_turn, last, unseen })
}

impl LiveRoom {
    pub(super) fn wants_back(&mut self, connection: ConnectionId, chair: usize, at: Reached) {
        if let Err(denial) = self.try_to_take_back(chair, at) {
            self.deny(connection, denial);
        }
    }

    fn try_to_take_back(&mut self, chair: usize, at: Reached) -> Result<(), Denial> {
        let seat = Seat(chair as u8);
        let rule = self.papers.terms.take_back;
        if self.at() != Some(at) || self.taking_back.is_some() || rule == TakeBackRule::Never {
            return Err(Denial::NotNow);
        }
        let play = self.running().ok_or(Denial::NotNow)?;
        let back = backwards(play, seat).ok_or(Denial::NotNow)?;
        let freely = back.unseen && (back.in_turn || rule == TakeBackRule::Freely && back.last);
        if freely {
            self.take_it_back(seat, back.to);
            return Ok(());
        }
        if !back.unseen && !back.in_turn {
            return Err(Denial::NotNow);
        }
        let others = (0..self.papers.chairs.len()).filter(|other| *other != chair);
        let humans: Vec<usize> = others.filter(|other| !self.is_bot(*other)).collect();
        let there = humans.iter().filter(|other| self.occupied[**other].connection.is_some());
        let asked: Vec<Seat> = there.map(|other| Seat(*other as u8)).collect();
        if humans.is_empty() {
            self.take_it_back(seat, back.to);
        } else if asked.is_empty() {
            // Nobody is there who could agree.
            return Err(Denial::LetStand);
        } else {
            self.requests += 1;
            let (request, until) = (self.requests, self.now + PATIENCE);
            self.taking_back = Some(TakingBack { by: seat, request, to: back.to, asked, agreed: false, until });
            self.changed = true;
        }
        Ok(())
    }

    pub(super) fn answered(&mut self, chair: usize, request: u32, allow: bool) {
        let seat = Seat(chair as u8);
        let Some(back) = self.taking_back.as_mut().filter(|back| back.request == request) else { return };
        if !back.asked.contains(&seat) {
            return;
        }
        if !allow {
            return self.let_stand();
        }
        back.agreed = true;
        self.asked_no_more(chair);
    }

    /// This player has agreed, or is gone.
    pub(super) fn asked_no_more(&mut self, chair: usize) {
        let Some(back) = &mut self.taking_back else { return };
        let (by, to, agreed) = (back.by, back.to, back.agreed);
        let before = back.asked.len();
        back.asked.retain(|other| other.index() != chair);
        self.changed |= back.asked.len() != before;
        match (by.index() == chair, back.asked.is_empty(), agreed) {
            (false, false, _) => {}
            (false, true, true) => self.take_it_back(by, to),
            // Whoever has asked is gone, or so are all who were asked.
            (true, ..) | (_, true, false) => self.let_stand(),
        }
    }

    /// Nobody has answered for long enough.
    pub(super) fn patience_ends(&mut self) {
        if self.taking_back.as_ref().is_some_and(|back| self.now >= back.until) {
            self.let_stand();
        }
    }

    fn let_stand(&mut self) {
        let Some(back) = self.taking_back.take() else { return };
        self.changed = true;
        if let Some(connection) = self.occupied[back.by.index()].connection {
            self.deny(connection, Denial::LetStand);
        }
    }

    fn take_it_back(&mut self, by: Seat, to: u32) {
        let Some(play) = self.play.as_mut() else { return };
        let number = play.number();
        let entry = play.take_back(to);
        self.effects.push(RoomEffect::Append(number, entry));
        (self.taking_back, self.thinking, self.changed) = (None, None, true);
        self.clock_begins_anew();
        self.lay_for_all(to, Some(by));
    }

    /// The table anew for everybody, who all know the first `kept` choices.
    pub(super) fn lay_for_all(&mut self, kept: u32, taken_back: Option<Seat>) {
        for (to, viewer) in self.viewers() {
            if let Some(laying) = self.laying(viewer, kept, taken_back) {
                self.effects.push(RoomEffect::Send(to, Box::new(ToClient::Laying(Box::new(laying)))));
            }
        }
    }
}
