//! Who is away, and for whom a bot steps in. Nothing is waited for without saying so, and nothing happens as long as nobody
//! is there: then the room rests.

use online::{Absentee, Denial, LineState, RoomStage};
use rules::Seat;

use super::state::{ConnectionId, LiveRoom};

/// For so many milliseconds a lost connection is likely to come back.
const RETURNING: u64 = 15_000;

impl LiveRoom {
    /// Everything that time and the others' coming and going bring about.
    pub(super) fn settle(&mut self) {
        self.patience_ends();
        self.look_for_the_lost();
        self.run_clock();
        self.let_bots_think();
        if std::mem::take(&mut self.changed) {
            let gathering = self.gathering();
            self.tell_all(online::ToClient::Gathering(Box::new(gathering)));
        }
    }

    /// When time has to go by next, in milliseconds since 1970.
    pub fn deadline(&self) -> Option<u64> {
        if !self.somebody_plays() {
            return None;
        }
        let patience = self.taking_back.as_ref().map(|back| back.until);
        let lost = self.occupied.iter().filter(|occupied| occupied.line == LineState::Returning);
        let lost = lost.map(|occupied| occupied.away_since + RETURNING);
        let bots = (0..self.occupied.len()).filter_map(|chair| self.bot_comes_at(chair));
        patience.into_iter().chain(lost).chain(bots).chain(self.clock_ends_at()).min()
    }

    /// When a bot begins to play for whoever sits here.
    pub(super) fn bot_comes_at(&self, chair: usize) -> Option<u64> {
        Some(self.occupied[chair].countdown? + u64::from(self.papers.terms.bot_steps_in?) * 1000)
    }

    /// Whether a person sits here who is not there now.
    pub(super) fn is_away(&self, chair: usize) -> bool {
        self.papers.chairs[chair].has_human() && self.occupied[chair].connection.is_none()
    }

    fn look_for_the_lost(&mut self) {
        let counts = self.papers.stage == RoomStage::Playing && self.somebody_plays();
        for chair in 0..self.occupied.len() {
            let waits = counts && self.is_away(chair) && !self.papers.chairs[chair].stand_in;
            let occupied = &mut self.occupied[chair];
            if occupied.line == LineState::Returning && self.now >= occupied.away_since + RETURNING {
                occupied.line = LineState::Lost;
                self.changed = true;
            }
            if !waits {
                occupied.countdown = None;
            } else if occupied.countdown.is_none() {
                occupied.countdown = Some(self.now);
                self.changed = true;
            }
            if self.bot_comes_at(chair).is_some_and(|time| self.now >= time) {
                self.bot_steps_in(chair);
            }
        }
    }

    fn bot_steps_in(&mut self, chair: usize) {
        self.papers.chairs[chair].stand_in = true;
        self.occupied[chair].countdown = None;
        (self.rewritten, self.changed) = (true, true);
    }

    pub(super) fn absentee(&mut self, connection: ConnectionId, seat: Seat, wish: Absentee) {
        let chair = seat.index();
        let waited_for = self.occupied.get(chair).is_some_and(|occupied| occupied.countdown.is_some());
        match wish {
            _ if !waited_for => self.deny(connection, Denial::NotNow),
            Absentee::Wait => {
                self.occupied[chair].countdown = Some(self.now);
                self.changed = true;
            }
            Absentee::BotNow => self.bot_steps_in(chair),
        }
    }
}
