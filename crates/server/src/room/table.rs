//! What is done at the table: choices, greetings, and the bots' part.

use bots::Style;
use online::{ChairKind, Denial, Greeting, Happening, NotChosen, Reached, RoomStage, ToClient};
use rules::{Choice, Seat};

use super::state::{BotThought, ConnectionId, LiveRoom, RoomEffect};

/// One greeting in so many milliseconds.
const GREETING: u64 = 10_000;

impl LiveRoom {
    pub(super) fn chose(&mut self, connection: ConnectionId, chair: usize, at: Reached, choice: Choice) {
        if let Err(why) = self.try_to_choose(chair, at, choice) {
            self.tell(connection, ToClient::NotChosen { at, why });
        }
    }

    fn try_to_choose(&mut self, chair: usize, at: Reached, choice: Choice) -> Result<(), NotChosen> {
        if self.at() != Some(at) {
            return Err(NotChosen::Late);
        }
        let asked = self.asked().ok_or(NotChosen::Late)?;
        if asked.index() != chair || self.bot_decides(asked) {
            return Err(NotChosen::NotAsked);
        }
        self.make(choice, false).map_err(|_| NotChosen::Illegal)
    }

    /// Whose choice is waited for.
    pub(super) fn asked(&self) -> Option<Seat> {
        Some(self.running()?.game().question()?.seat)
    }

    /// Whether a bot decides for a seat now.
    pub(super) fn bot_decides(&self, seat: Seat) -> bool {
        let chair = seat.index();
        let stage = self.running().map(|play| play.game().stage());
        let in_its_hands = self.occupied[chair].bot_stage == stage || self.clock.up == stage;
        self.is_bot(chair) || self.papers.chairs[chair].stand_in || stage.is_some() && in_its_hands
    }

    pub(super) fn bot_chose(&mut self, number: u32, choice: Choice) {
        if self.thinking.take_if(|thinking| *thinking == number).is_none() {
            return;
        }
        let Some(asked) = self.asked().filter(|asked| self.bot_decides(*asked)) else { return };
        if self.at().is_none_or(|at| at.number != number) {
            return;
        }
        let stage = self.running().map(|play| play.game().stage());
        if self.make(choice, true).is_ok() && !self.is_bot(asked.index()) {
            self.occupied[asked.index()].bot_stage = stage;
        }
    }

    /// Lets a bot think, if one is asked and somebody is there to see what it does.
    pub(super) fn let_bots_think(&mut self) {
        let Some(asked) = self.asked().filter(|asked| self.bot_decides(*asked) && self.somebody_plays()) else {
            return;
        };
        let Some(play) = self.running() else { return };
        let number = play.number();
        if self.thinking == Some(number) {
            return;
        }
        let (level, style) = match self.papers.chairs[asked.index()].kind {
            ChairKind::Bot { level, style } => (level, style),
            _ => (self.papers.terms.stand_in, Style::default()),
        };
        let view = play.view(Some(asked));
        self.thinking = Some(number);
        self.effects.push(RoomEffect::Think(Box::new(BotThought { number, level, style, view })));
    }

    /// Makes a choice for whoever is asked, and tells everybody what their seat may know of it.
    fn make(&mut self, choice: Choice, by_bot: bool) -> Result<(), rules::Refusal> {
        // Also what a person took whose choice a bot then makes.
        let took = self.counted();
        let game = self.papers.game;
        let Some(play) = self.play.as_mut() else { return Err(rules::Refusal::GameOver) };
        let seat = play.game().state().seat;
        let before = play.number();
        let (entry, events) = play.choose(choice, by_bot, took as u32)?;
        self.effects.push(RoomEffect::Append(before, entry));
        self.clock_begins_anew();
        let at = Reached { game, number: before + 1 };
        for (to, viewer) in self.viewers() {
            let Some(play) = &self.play else { break };
            let news = play.view(viewer).into_news();
            let happening = Happening { at, seat, by_bot, events: events.clone(), news };
            self.effects.push(RoomEffect::Send(to, Box::new(ToClient::Happening(Box::new(happening)))));
        }
        if self.taking_back.take().is_some() {
            self.changed = true;
        }
        if self.play.as_ref().is_some_and(|play| play.game().is_over()) {
            self.papers.stage = RoomStage::Over;
            (self.rewritten, self.changed) = (true, true);
            if let Some(over) = self.over() {
                self.tell_all(over);
            }
        }
        Ok(())
    }

    pub(super) fn greeted(&mut self, connection: ConnectionId, chair: usize, greeting: Greeting) {
        let now = self.now;
        if self.papers.stage == RoomStage::Lobby {
            return self.deny(connection, Denial::NotNow);
        }
        if self.occupied[chair].greeted.is_some_and(|before| now < before + GREETING) {
            return self.deny(connection, Denial::TooMuch);
        }
        self.occupied[chair].greeted = Some(now);
        self.tell_all(ToClient::Greeted { seat: Seat(chair as u8), greeting });
    }
}
