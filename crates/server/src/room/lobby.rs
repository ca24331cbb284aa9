//! What is agreed on before a game.

use online::{
    ChairKind, Companion, Denial, Farewell, LobbyWish, MOST_CHAIRS, Program, RoomCode, RoomStage, SeatSecret, Terms,
};
use rules::Game;

use super::{
    papers::{ChairPapers, RoomPapers, SecretDigest},
    play::Play,
    state::{ConnectionId, LiveRoom, Occupied, RoomEffect},
};

/// A bot steps in after at least so many seconds, and after at most so many.
const BOT_STEPS_IN: std::ops::RangeInclusive<u32> = 5..=7 * 24 * 3600;
/// The longest time on a clock, in seconds.
const LONGEST_CLOCK: u32 = 24 * 3600;

impl LiveRoom {
    /// Grants a wish of whoever sits on a chair.
    pub(super) fn wished(&mut self, chair: usize, wish: LobbyWish) -> Result<(), Denial> {
        if self.papers.stage != RoomStage::Lobby {
            return Err(Denial::NotNow);
        }
        let own = matches!(wish, LobbyWish::Companion(_) | LobbyWish::Ready(_));
        if !own && chair != usize::from(self.papers.host) {
            return Err(Denial::NotHost);
        }
        match wish {
            LobbyWish::Companion(companion) => self.looks_like(chair, companion)?,
            LobbyWish::Ready(ready) => self.papers.chairs[chair].ready = ready,
            LobbyWish::Chair { chair, kind } => self.chair_becomes(usize::from(chair), kind)?,
            LobbyWish::Close { chair } => self.close(usize::from(chair))?,
            LobbyWish::Take { chair, secret, companion } => self.take(usize::from(chair), secret, companion)?,
            LobbyWish::Program(program) => self.plays(program)?,
            LobbyWish::Terms(terms) => self.agrees(terms)?,
            LobbyWish::NewCode => self.papers.code = RoomCode::from_random((self.dice)()),
            LobbyWish::Depart => self.depart()?,
        }
        (self.rewritten, self.changed) = (true, true);
        Ok(())
    }

    /// The colour that is wanted, or the next one that nobody else has.
    pub(super) fn free_colour(&self, wanted: u8, chair: usize) -> u8 {
        let colours = MOST_CHAIRS as u8;
        (0..colours)
            .map(|more| (wanted + more) % colours)
            .find(|colour| !self.has_colour(*colour, chair))
            .unwrap_or(wanted)
    }

    fn has_colour(&self, colour: u8, but: usize) -> bool {
        let others = self.papers.chairs.iter().enumerate().filter(|(place, _)| *place != but);
        others.filter_map(|(_, chair)| chair.companion.as_ref()).any(|companion| companion.colour == colour)
    }

    fn looks_like(&mut self, chair: usize, companion: Companion) -> Result<(), Denial> {
        let companion = companion.checked().map_err(|_| Denial::Unfit)?;
        if self.has_colour(companion.colour, chair) {
            return Err(Denial::ColourTaken);
        }
        self.papers.chairs[chair].companion = Some(companion);
        Ok(())
    }

    /// The host has changed something: everybody looks at it again.
    fn ticks_back(&mut self) {
        self.papers.chairs.iter_mut().for_each(|chair| chair.ready = false);
    }

    fn put_out(&mut self, chair: usize) {
        if let Some(connection) = self.occupied[chair].connection {
            self.effects.push(RoomEffect::Close(connection, Farewell::Removed));
        }
        self.occupied[chair] = Occupied::default();
    }

    fn chair_becomes(&mut self, chair: usize, kind: ChairKind) -> Result<(), Denial> {
        let chairs = self.papers.chairs.len();
        if chair > chairs || chair >= MOST_CHAIRS || chair == usize::from(self.papers.host) {
            return Err(Denial::Unfit);
        }
        let mut papers = ChairPapers::free(kind, self.now);
        if chair == chairs {
            self.papers.chairs.push(papers);
            self.occupied.push(Occupied::default());
        } else {
            let before = &self.papers.chairs[chair];
            // Another bot looks like the one before.
            if !kind.is_human() && !before.kind.is_human() {
                papers.companion.clone_from(&before.companion);
            }
            self.put_out(chair);
            self.papers.chairs[chair] = papers;
        }
        self.ticks_back();
        Ok(())
    }

    fn close(&mut self, chair: usize) -> Result<(), Denial> {
        let host = usize::from(self.papers.host);
        if chair >= self.papers.chairs.len() || chair == host {
            return Err(Denial::Unfit);
        }
        self.put_out(chair);
        self.papers.chairs.remove(chair);
        self.occupied.remove(chair);
        if chair < host {
            self.papers.host -= 1;
        }
        self.ticks_back();
        Ok(())
    }

    fn take(&mut self, chair: usize, secret: SeatSecret, companion: Companion) -> Result<(), Denial> {
        let companion = companion.checked().map_err(|_| Denial::Unfit)?;
        let kind = self.papers.chairs.get(chair).map(|chair| chair.kind);
        if chair == usize::from(self.papers.host) || matches!(kind, None | Some(ChairKind::Friend)) {
            return Err(Denial::Unfit);
        }
        if self.has_colour(companion.colour, chair) {
            return Err(Denial::ColourTaken);
        }
        let elsewhere = self.chair_of(secret).is_some_and(|other| other != chair);
        if kind == Some(ChairKind::Here) && elsewhere {
            return Err(Denial::Unfit);
        }
        let papers = &mut self.papers.chairs[chair];
        papers.companion = Some(companion);
        papers.secret = papers.kind.is_human().then(|| SecretDigest::of(secret));
        self.ticks_back();
        Ok(())
    }

    fn plays(&mut self, program: Program) -> Result<(), Denial> {
        let seats = self.papers.chairs.len().max(2) as u8;
        program.setup(seats, 0).check(&self.cards).map_err(|_| Denial::Unfit)?;
        self.papers.program = program;
        self.ticks_back();
        Ok(())
    }

    fn agrees(&mut self, terms: Terms) -> Result<(), Denial> {
        let clock = terms.clock.is_none_or(|clock| clock.bank > 0 && clock.bank.max(clock.increment) <= LONGEST_CLOCK);
        if !clock || terms.bot_steps_in.is_some_and(|seconds| !BOT_STEPS_IN.contains(&seconds)) {
            return Err(Denial::Unfit);
        }
        self.papers.terms = terms;
        if !terms.onlookers {
            let gone = std::mem::take(&mut self.onlookers).into_keys();
            self.effects.extend(gone.map(|connection| RoomEffect::Close(connection, Farewell::Removed)));
        }
        self.ticks_back();
        Ok(())
    }

    /// The game begins, if everybody is there and ready.
    fn depart(&mut self) -> Result<(), Denial> {
        let ready = |chair: &ChairPapers| chair.companion.is_some() && (chair.ready || !chair.kind.is_human());
        if self.papers.chairs.len() < 2 || !self.papers.chairs.iter().all(ready) {
            return Err(Denial::NotReady);
        }
        let setup = self.papers.program.setup(self.papers.chairs.len() as u8, (self.dice)());
        let origin = Game::new(self.cards.clone(), setup.clone()).map_err(|_| Denial::Unfit)?;
        self.papers.setup = Some(setup);
        self.papers.stage = RoomStage::Playing;
        self.papers.played_by = RoomPapers::rules(&self.cards);
        self.play = Some(Play::new(origin));
        self.begin_anew();
        self.lay_for_all(0, None);
        Ok(())
    }

    /// Nothing of the game before is left.
    fn begin_anew(&mut self) {
        (self.taking_back, self.thinking, self.clock) = (None, None, Default::default());
        for occupied in &mut self.occupied {
            (occupied.bot_stage, occupied.countdown, occupied.greeted) = (None, None, None);
        }
    }

    /// Back to the lobby with the same people.
    pub(super) fn rematch(&mut self, connection: ConnectionId) {
        if self.papers.stage != RoomStage::Over {
            return self.deny(connection, Denial::NotNow);
        }
        self.papers.stage = RoomStage::Lobby;
        self.papers.game += 1;
        self.papers.setup = None;
        self.papers.chairs.iter_mut().for_each(|chair| chair.stand_in = false);
        self.play = None;
        self.begin_anew();
        self.ticks_back();
        (self.rewritten, self.changed) = (true, true);
    }
}
