//! What the lobby is drawn from, and what its controls say to the server.

use strum::VariantArray;

use crate::{
    persistence::HandOut,
    session::{Colour, TRAVELLERS, Traveller},
};
use bots::BotLevel;
use online::{Chair, ChairKind, Companion, Gathering, LobbyWish, MOST_CHAIRS, SeatSecret, Terms, ToServer};
use rules::Module;

/// A room as one of those in it sees it.
pub struct RoomView {
    pub gathering: Gathering,
    /// One's own chair; `None` for whoever looks on.
    pub own: Option<u8>,
    /// The address of the page with this room.
    pub link: String,
    /// What is said to the server.
    pub said: Vec<ToServer>,
    /// Who is seated at this screen besides.
    pub seated: Option<(u8, Companion)>,
    /// What is copied.
    pub copied: Option<HandOut>,
}

/// A companion's colour.
pub fn colour_of(companion: &Companion) -> Colour {
    Colour::VARIANTS[usize::from(companion.colour) % Colour::VARIANTS.len()]
}

/// A companion's portrait; one that this program does not have is shown as another.
pub fn portrait_of(companion: &Companion) -> &'static str {
    Traveller::of(&companion.portrait).unwrap_or(&TRAVELLERS[0]).portrait
}

impl RoomView {
    /// Whether one may change what is played and who sits where.
    pub fn is_host(&self) -> bool {
        self.own == Some(self.gathering.host)
    }

    /// One's own chair.
    pub fn own_chair(&self) -> Option<&Chair> {
        self.gathering.chairs.get(usize::from(self.own?))
    }

    /// Whether a chair is taken by somebody who is ready.
    fn is_ready(chair: &Chair) -> bool {
        chair.companion.is_some() && chair.ready
    }

    /// How many chairs are ready.
    pub fn ready(&self) -> usize {
        self.gathering.chairs.iter().filter(|chair| Self::is_ready(chair)).count()
    }

    /// The first of the other chairs that is waited for.
    pub fn waited_for(&self) -> Option<&Chair> {
        let others = (0_u8..).zip(&self.gathering.chairs).filter(|(nth, _)| self.own != Some(*nth));
        others.map(|(_, chair)| chair).find(|chair| !Self::is_ready(chair))
    }

    /// Says a wish.
    pub fn wish(&mut self, wish: LobbyWish) {
        self.said.push(ToServer::Lobby(wish));
    }

    /// A bot on a chair, with a face and a colour that nobody has; one that sits there already only plays otherwise.
    pub fn seat_bot(&mut self, chair: u8, level: BotLevel, secret: SeatSecret) {
        let (traveller, colour) = self.unlike_others(chair);
        let bot = self.gathering.chairs.get(usize::from(chair)).filter(|chair| !chair.kind.is_human());
        let looks = bot.and_then(|chair| chair.companion.clone());
        let style = looks.as_ref().map_or(traveller, |looks| Traveller::of(&looks.portrait));
        let style = style.unwrap_or(&TRAVELLERS[0]).style;
        self.wish(LobbyWish::Chair { chair, kind: ChairKind::Bot { level, style } });
        if let (None, Some(traveller), Some(colour)) = (looks, traveller, colour) {
            let companion = Companion { name: traveller.name.into(), portrait: traveller.portrait.into(), colour };
            self.wish(LobbyWish::Take { chair, secret, companion });
        }
    }

    /// Somebody at this screen on a chair, who looks like nobody else.
    pub fn seat_here(&mut self, chair: u8) {
        if let (Some(traveller), Some(colour)) = self.unlike_others(chair) {
            self.wish(LobbyWish::Chair { chair, kind: ChairKind::Here });
            let companion = Companion { name: traveller.name.into(), portrait: traveller.portrait.into(), colour };
            self.seated = Some((chair, companion));
        }
    }

    /// A traveller and a colour that nobody on the other chairs has.
    fn unlike_others(&self, chair: u8) -> (Option<&'static Traveller>, Option<u8>) {
        let others = (0_u8..).zip(&self.gathering.chairs).filter(|(nth, _)| *nth != chair);
        let companions: Vec<_> = others.filter_map(|(_, chair)| chair.companion.as_ref()).collect();
        let traveller = TRAVELLERS.iter().find(|free| companions.iter().all(|other| other.portrait != free.portrait));
        let colour = (0..MOST_CHAIRS as u8).find(|free| companions.iter().all(|other| other.colour != *free));
        (traveller, colour)
    }

    /// How a guest who has just come in would look better: unlike the others.
    pub fn taken_looks(&self) -> Option<Companion> {
        let own = self.own.filter(|_| !self.is_host())?;
        let looks = self.own_chair()?.companion.as_ref()?;
        let others = (0_u8..).zip(&self.gathering.chairs).filter(|(nth, _)| *nth != own);
        let mut others = others.filter_map(|(_, chair)| chair.companion.as_ref());
        if others.all(|other| other.portrait != looks.portrait) {
            return None;
        }
        let traveller = self.unlike_others(own).0?;
        let usual = Traveller::of(&looks.portrait).is_some_and(|before| before.name == looks.name);
        let name = if usual { traveller.name.to_owned() } else { looks.name.clone() };
        Some(Companion { name, portrait: traveller.portrait.to_owned(), colour: looks.colour })
    }

    /// Another portrait of one's own; a name that was not changed changes with it.
    pub fn next_portrait(&mut self) {
        if let Some(own) = self.own_chair().and_then(|chair| chair.companion.clone()) {
            let companion = next_portrait(&own);
            self.wish(LobbyWish::Companion(companion));
        }
    }

    /// Another colour of one's own.
    pub fn paint(&mut self, colour: Colour) {
        if let Some(own) = self.own_chair().and_then(|chair| chair.companion.clone()) {
            self.wish(LobbyWish::Companion(Companion { colour: colour as u8, ..own }));
        }
    }

    /// A module is played instead of the one that was chosen first.
    pub fn punch(&mut self, module: Module) {
        let mut program = self.gathering.program.clone();
        let [first, second] = program.modules;
        if module != first && module != second {
            program.modules = [second, module];
            self.wish(LobbyWish::Program(program));
        }
    }

    /// Teatime is added or left out.
    pub fn order_tea(&mut self) {
        let mut program = self.gathering.program.clone();
        program.teatime = !program.teatime;
        self.wish(LobbyWish::Program(program));
    }

    /// Other terms.
    pub fn agree(&mut self, change: impl FnOnce(&mut Terms)) {
        let mut terms = self.gathering.terms;
        change(&mut terms);
        self.wish(LobbyWish::Terms(terms));
    }
}

/// The same with the next portrait there is.
pub fn next_portrait(own: &Companion) -> Companion {
    let now = TRAVELLERS.iter().position(|traveller| traveller.portrait == own.portrait).unwrap_or(0);
    let next = TRAVELLERS[(now + 1) % TRAVELLERS.len()];
    let name = if own.name == TRAVELLERS[now].name { next.name.to_owned() } else { own.name.clone() };
    Companion { name, portrait: next.portrait.to_owned(), colour: own.colour }
}

#[cfg(test)]
mod tests {
    use super::*;
    use online::{LineState, Program, RoomCode, RoomId, RoomStage};

    fn chair(kind: ChairKind, colour: Option<u8>) -> Chair {
        let companion = colour.map(|colour| {
            let traveller = TRAVELLERS[usize::from(colour)];
            Companion { name: traveller.name.into(), portrait: traveller.portrait.into(), colour }
        });
        Chair { kind, companion, since: 0, ready: false, line: LineState::Clear, bot_plays: false, bot_in: None }
    }

    fn room() -> RoomView {
        let gathering = Gathering {
            room: RoomId(1),
            code: RoomCode::from_random(7),
            game: 1,
            stage: RoomStage::Lobby,
            host: 0,
            chairs: vec![chair(ChairKind::Here, Some(0)), chair(ChairKind::Friend, Some(1))],
            onlookers: Vec::new(),
            program: Program::default(),
            terms: Terms::default(),
            pendency: None,
            clocks: Vec::new(),
        };
        RoomView { gathering, own: Some(0), link: String::new(), said: Vec::new(), seated: None, copied: None }
    }

    #[test]
    fn a_bot_takes_a_face_and_a_colour_that_nobody_has() {
        let mut room = room();
        room.seat_bot(2, BotLevel::Expert, SeatSecret(5));
        let [ToServer::Lobby(LobbyWish::Chair { chair: 2, .. }), ToServer::Lobby(LobbyWish::Take { companion, .. })] =
            &room.said[..]
        else {
            panic!("{:?}", room.said)
        };
        assert_eq!((companion.portrait.as_str(), companion.colour), (TRAVELLERS[2].portrait, 2));
    }

    #[test]
    fn a_bot_that_sits_there_keeps_its_face() {
        let mut room = room();
        let kind = ChairKind::Bot { level: BotLevel::Novice, style: TRAVELLERS[1].style };
        room.gathering.chairs[1].kind = kind;
        room.seat_bot(1, BotLevel::Master, SeatSecret(5));
        let kind = ChairKind::Bot { level: BotLevel::Master, style: TRAVELLERS[1].style };
        assert_eq!(room.said, [ToServer::Lobby(LobbyWish::Chair { chair: 1, kind })]);
    }

    #[test]
    fn a_module_replaces_the_one_chosen_first_and_never_itself() {
        let mut room = room();
        room.punch(Module::B);
        assert!(room.said.is_empty());
        room.punch(Module::F);
        let program = Program { modules: [Module::B, Module::F], ..Program::default() };
        assert_eq!(room.said, [ToServer::Lobby(LobbyWish::Program(program))]);
    }

    #[test]
    fn whoever_is_not_ready_is_waited_for() {
        let mut room = room();
        room.gathering.chairs[0].ready = true;
        assert_eq!(room.ready(), 1);
        assert_eq!(room.waited_for(), Some(&room.gathering.chairs[1]));
        room.own = Some(1);
        assert_eq!(room.waited_for(), None, "nobody waits for oneself");
    }

    #[test]
    fn a_guest_who_looks_like_somebody_else_gets_another_face_and_keeps_a_name_of_their_own() {
        let mut room = room();
        room.own = Some(1);
        assert_eq!(room.taken_looks(), None);
        let host = room.gathering.chairs[0].companion.clone().expect("the host sits there");
        room.gathering.chairs[1].companion = Some(Companion { colour: 1, ..host.clone() });
        let free = TRAVELLERS[1];
        let other = Companion { name: free.name.into(), portrait: free.portrait.into(), colour: 1 };
        assert_eq!(room.taken_looks(), Some(other.clone()));
        room.gathering.chairs[1].companion = Some(Companion { name: "Zoe".into(), colour: 1, ..host });
        assert_eq!(room.taken_looks(), Some(Companion { name: "Zoe".into(), ..other }));
    }

    #[test]
    fn somebody_at_the_hosts_screen_is_seated_with_looks_of_their_own() {
        let mut room = room();
        room.seat_here(2);
        assert_eq!(room.said, [ToServer::Lobby(LobbyWish::Chair { chair: 2, kind: ChairKind::Here })]);
        let seated = room.seated.as_ref().map(|(chair, looks)| (*chair, looks.portrait.as_str(), looks.colour));
        assert_eq!(seated, Some((2, TRAVELLERS[2].portrait, 2)));
    }
}
