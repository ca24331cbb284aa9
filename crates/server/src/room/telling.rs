//! What everybody is told: the room, and the table as their seat may see it.

use online::{Chair, Gathering, Laying, LineState, Onlooker, Pendency, Reached, RoomStage, ToClient};
use rules::Seat;

use super::state::{ConnectionId, LiveRoom};

impl LiveRoom {
    /// The room as everybody in it sees it.
    pub fn gathering(&self) -> Gathering {
        let papers = &self.papers;
        let chairs = papers.chairs.iter().zip(&self.occupied).enumerate();
        let chairs = chairs.map(|(place, (chair, occupied))| Chair {
            kind: chair.kind,
            companion: chair.companion.clone(),
            since: chair.since,
            ready: chair.ready || !chair.kind.is_human() && chair.companion.is_some(),
            line: if chair.kind.is_human() { occupied.line } else { LineState::Clear },
            bot_plays: chair.kind.is_human() && self.running().is_some() && self.bot_decides(Seat(place as u8)),
            bot_in: self.bot_comes_at(place).map(|time| time.saturating_sub(self.now)),
        });
        Gathering {
            room: papers.room,
            code: papers.code,
            game: papers.game,
            stage: papers.stage,
            host: papers.host,
            chairs: chairs.collect(),
            onlookers: self
                .onlookers
                .values()
                .map(|(companion, line)| Onlooker { companion: companion.clone(), line: *line })
                .collect(),
            program: papers.program.clone(),
            terms: papers.terms,
            pendency: self.taking_back.as_ref().map(|back| Pendency {
                by: back.by,
                request: back.request,
                to: back.to,
                asked: back.asked.clone(),
                ends_in: back.until.saturating_sub(self.now),
            }),
            clocks: self.clocks(),
        }
    }

    /// Who sees the same: each seat, and all who look on.
    pub(super) fn viewers(&self) -> Vec<(Vec<ConnectionId>, Option<Seat>)> {
        let seats = self.occupied.iter().enumerate();
        let seats = seats.filter_map(|(chair, occupied)| Some((vec![occupied.connection?], Some(Seat(chair as u8)))));
        let onlookers: Vec<ConnectionId> = self.onlookers.keys().copied().collect();
        seats.chain((!onlookers.is_empty()).then_some((onlookers, None))).collect()
    }

    /// The table for a seat, or for who looks on, of whom the first `kept` choices are known.
    pub(super) fn laying(&self, seat: Option<Seat>, kept: u32, taken_back: Option<Seat>) -> Option<Laying> {
        let (at, play) = (self.at()?, self.play.as_ref()?);
        Some(Laying { at, seat, kept, happened: play.happened_since(kept), view: play.view(seat), taken_back })
    }

    /// The same for whoever has just come, and what is over if it is.
    pub(super) fn lay_for(&mut self, connection: ConnectionId, chair: Option<usize>, reached: Option<Reached>) {
        let Some(play) = &self.play else { return };
        let known = reached.filter(|reached| reached.game == self.papers.game);
        let kept = known.map_or(0, |reached| play.kept_since(reached.number));
        if let Some(laying) = self.laying(chair.map(|chair| Seat(chair as u8)), kept, None) {
            self.tell(connection, ToClient::Laying(Box::new(laying)));
        }
        if let Some(over) = self.over() {
            self.tell(connection, over);
        }
    }

    /// All of a game, once it is over: then nothing in it is a secret any longer.
    pub(super) fn over(&self) -> Option<ToClient> {
        let play = self.play.as_ref().filter(|_| self.papers.stage == RoomStage::Over)?;
        Some(ToClient::Over { game: self.papers.game, record: Box::new(play.record()) })
    }
}
