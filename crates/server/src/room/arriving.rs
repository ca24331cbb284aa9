//! Who comes, and who goes.

use online::{
    ChairKind, Companion, Denial, Farewell, LineState, Reached, RoomStage, SeatSecret, ToClient, ToServer, Visit,
    Welcome,
};

use super::{
    papers::{ChairPapers, SecretDigest},
    state::{Arriving, ConnectionId, LiveRoom, Occupied, RoomEffect},
};

/// So many may look on.
const MOST_ONLOOKERS: usize = 50;
/// So many wrong secrets may be tried, and one more every so many milliseconds.
const TRIES: u32 = 20;
const TRY_AGAIN: u64 = 3_000;

impl LiveRoom {
    pub(super) fn arrived(&mut self, connection: ConnectionId, arriving: Arriving) {
        match arriving {
            Arriving::Sit { visit, secret, companion } => match self.chair_of(secret) {
                // The answer to the first attempt was lost.
                Some(chair) => self.let_in(connection, chair, visit, None),
                None => match self.seat(secret, companion) {
                    Ok(chair) => self.let_in(connection, chair, visit, None),
                    Err(denial) => self.deny(connection, denial),
                },
            },
            Arriving::Return { visit, secret, reached } => {
                let (wrong, since) = self.trust;
                let forgotten = ((self.now - since) / TRY_AGAIN) as u32;
                let wrong = wrong.saturating_sub(forgotten);
                if wrong >= TRIES {
                    return self.deny(connection, Denial::TooMuch);
                }
                match self.chair_of(secret) {
                    Some(chair) => self.let_in(connection, chair, visit, reached),
                    None => {
                        self.trust = (wrong + 1, self.now);
                        self.deny(connection, Denial::NoSuchRoom);
                    }
                }
            }
            Arriving::Watch { companion, reached } => {
                if !self.papers.terms.onlookers {
                    return self.deny(connection, Denial::NoOnlookers);
                }
                if self.onlookers.len() >= MOST_ONLOOKERS {
                    return self.deny(connection, Denial::Full);
                }
                let Ok(companion) = companion.checked() else { return self.deny(connection, Denial::Unfit) };
                self.onlookers.insert(connection, (companion, LineState::Clear));
                self.changed = true;
                self.welcome(connection, None);
                self.lay_for(connection, None, reached);
            }
        }
    }

    /// A free friend's chair for somebody new.
    fn seat(&mut self, secret: SeatSecret, companion: Companion) -> Result<usize, Denial> {
        let mut companion = companion.checked().map_err(|_| Denial::Unfit)?;
        if self.papers.stage != RoomStage::Lobby {
            return Err(Denial::Begun);
        }
        let free = |chair: &ChairPapers| chair.kind == ChairKind::Friend && chair.companion.is_none();
        let chair = self.papers.chairs.iter().position(free).ok_or(Denial::Full)?;
        companion.colour = self.free_colour(companion.colour, chair);
        self.papers.chairs[chair] = ChairPapers {
            companion: Some(companion),
            secret: Some(SecretDigest::of(secret)),
            ..ChairPapers::free(ChairKind::Friend, self.now)
        };
        self.rewritten = true;
        Ok(chair)
    }

    fn let_in(&mut self, connection: ConnectionId, chair: usize, visit: Visit, reached: Option<Reached>) {
        if visit.is_before(self.occupied[chair].visit) {
            return self.deny(connection, Denial::Busy);
        }
        let before = self.occupied[chair].connection.replace(connection);
        if let Some(before) = before.filter(|before| *before != connection) {
            self.effects.push(RoomEffect::Close(before, Farewell::Elsewhere));
        }
        let occupied = &mut self.occupied[chair];
        (occupied.line, occupied.countdown, occupied.visit) = (LineState::Clear, None, visit);
        if std::mem::take(&mut self.papers.chairs[chair].stand_in) {
            self.rewritten = true;
        }
        self.changed = true;
        self.welcome(connection, Some(chair));
        self.lay_for(connection, Some(chair), reached);
    }

    fn welcome(&mut self, connection: ConnectionId, chair: Option<usize>) {
        let (room, code) = (self.papers.room, self.papers.code);
        self.tell(connection, ToClient::Welcome(Welcome { room, code, chair: chair.map(|chair| chair as u8) }));
        let gathering = self.gathering();
        self.tell(connection, ToClient::Gathering(Box::new(gathering)));
    }

    pub(super) fn said(&mut self, connection: ConnectionId, message: ToServer) {
        let chair = self.chair_at(connection);
        match (message, chair) {
            (ToServer::Anew { reached }, _) => self.lay_for(connection, chair, reached),
            (ToServer::Leave, None) => {
                self.gone(connection);
                self.effects.push(RoomEffect::Close(connection, Farewell::Left));
            }
            (ToServer::Pong(_), _) => {}
            (_, None) => self.deny(connection, Denial::NotNow),
            (ToServer::Lobby(wish), Some(chair)) => {
                if let Err(denial) = self.wished(chair, wish) {
                    self.deny(connection, denial);
                }
            }
            (ToServer::Choose { at, choice }, Some(chair)) => self.chose(connection, chair, at, choice),
            (ToServer::TakeBack { at }, Some(chair)) => self.wants_back(connection, chair, at),
            (ToServer::Answer { request, allow }, Some(chair)) => self.answered(chair, request, allow),
            (ToServer::Greet(greeting), Some(chair)) => self.greeted(connection, chair, greeting),
            (ToServer::Away { seat, wish }, Some(_)) => self.absentee(connection, seat, wish),
            (ToServer::Rematch, Some(_)) => self.rematch(connection),
            (ToServer::Leave, Some(chair)) => self.leaves(connection, chair),
        }
    }

    pub(super) fn line_changed(&mut self, connection: ConnectionId, line: LineState) {
        let chair = self.chair_at(connection);
        let known = match chair {
            Some(chair) => Some(&mut self.occupied[chair].line),
            None => self.onlookers.get_mut(&connection).map(|(_, line)| line),
        };
        if let Some(known) = known.filter(|known| **known != line) {
            *known = line;
            self.changed = true;
        }
    }

    pub(super) fn gone(&mut self, connection: ConnectionId) {
        if self.onlookers.remove(&connection).is_some() {
            self.changed = true;
        }
        if let Some(chair) = self.chair_at(connection) {
            let occupied = &mut self.occupied[chair];
            (occupied.connection, occupied.line, occupied.away_since) = (None, LineState::Returning, self.now);
            self.changed = true;
            // Who is away is not asked any longer.
            self.asked_no_more(chair);
        }
    }

    /// Somebody leaves for good, or until they think better of it.
    fn leaves(&mut self, connection: ConnectionId, chair: usize) {
        self.gone(connection);
        self.occupied[chair].line = LineState::Lost;
        self.effects.push(RoomEffect::Close(connection, Farewell::Left));
        if self.papers.stage == RoomStage::Playing {
            self.papers.chairs[chair].stand_in = true;
            self.rewritten = true;
            return;
        }
        if self.papers.stage == RoomStage::Lobby {
            self.papers.chairs[chair] = ChairPapers::free(ChairKind::Friend, self.now);
            self.occupied[chair] = Occupied::default();
            self.rewritten = true;
            let next = self.papers.chairs.iter().position(ChairPapers::has_human);
            match next {
                Some(next) if usize::from(self.papers.host) == chair => self.papers.host = next as u8,
                Some(_) => {}
                None => self.effects.push(RoomEffect::Remove),
            }
        }
    }
}
