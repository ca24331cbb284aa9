//! A whole game with friends, against a server that is made here: what the program shows of it is at every step what its
//! seat may see, also after the connection was lost and after something was taken back.

use super::{looks::Written, *};
use crate::{
    online::{Friends, Greetings, Invited},
    panels::OtherDeviceControl,
    screens::LobbyControl,
    session::{PlayerChoice, PlayerKind, PresentationControl, card_set::CardSet},
};
use online::{
    Absentee, Chair, ChairKind, Companion, Errand, Gathering, Greeting, Happening, Laying, LineState, Pendency,
    Program, Reached, RoomCode, RoomId, RoomStage, SeatClock, Terms, ToClient, ToServer, Welcome,
};
use rules::{GameEvent, Module, Record, Seat};

const OWN: Seat = Seat(1);

/// What a server knows of the game, and how it tells the seat [`OWN`] of it.
struct FakeServer {
    game: Game,
    choices: Vec<Choice>,
    happened: Vec<Vec<GameEvent>>,
    /// The number of the state.
    number: u32,
    stage: RoomStage,
    /// Somebody asks to take something back.
    pendency: Option<Pendency>,
    /// The first player is away, and a bot comes in so many milliseconds or is there.
    away: Option<Option<u64>>,
    /// The players' clocks, if there are any.
    clocks: Vec<SeatClock>,
}

impl FakeServer {
    fn new(setup: Setup) -> Self {
        let cards = rules::Catalogue::built_in().expect("our own card files are valid");
        let game = Game::new(cards, setup).expect("the set-up is legal");
        Self {
            game,
            choices: Vec::new(),
            happened: Vec::new(),
            number: 0,
            stage: RoomStage::Playing,
            pendency: None,
            away: None,
            clocks: Vec::new(),
        }
    }

    fn at(&self) -> Reached {
        Reached { game: 1, number: self.number }
    }

    fn gathering(&self) -> ToClient {
        let chair = |nth: u8| {
            let away = self.away.filter(|_| nth == 0);
            Chair {
                kind: ChairKind::Friend,
                companion: Some(companion(nth)),
                since: 0,
                ready: true,
                line: if away.is_some() { LineState::Lost } else { LineState::Clear },
                bot_plays: away == Some(None),
                bot_in: away.flatten(),
            }
        };
        ToClient::Gathering(Box::new(Gathering {
            room: RoomId(7),
            code: RoomCode::from_random(7),
            game: 1,
            stage: self.stage,
            host: 0,
            chairs: (0..self.game.board().seats()).map(chair).collect(),
            onlookers: Vec::new(),
            program: Program::default(),
            terms: Terms::default(),
            pendency: self.pendency.clone(),
            clocks: self.clocks.clone(),
        }))
    }

    /// The table, of which so many choices are known.
    fn laying(&self, kept: usize, taken_back: Option<Seat>) -> ToClient {
        let (happened, view) = (self.happened[kept..].to_vec(), self.game.view(OWN));
        let (at, kept) = (self.at(), kept as u32);
        ToClient::Laying(Box::new(Laying { at, seat: Some(OWN), kept, happened, view, taken_back }))
    }

    fn choose(&mut self, seat: Seat, choice: Choice) -> ToClient {
        let events: Vec<_> = self.game.apply(choice).expect("it is legal").into_iter().collect();
        self.choices.push(choice);
        self.happened.push(events.clone());
        self.number += 1;
        let news = self.game.view(OWN).into_news();
        ToClient::Happening(Box::new(Happening { at: self.at(), seat, by_bot: false, events, news }))
    }

    /// Takes the last choice back.
    fn take_back(&mut self) -> ToClient {
        let choices = self.choices.split_last().map(|(_, before)| before.to_vec()).unwrap_or_default();
        let (setup, number) = (self.game.setup().clone(), self.number);
        *self = Self::new(setup);
        for choice in choices {
            let seat = self.game.question().expect("it goes on").seat;
            self.choose(seat, choice);
        }
        self.number = number + 1;
        self.laying(self.choices.len(), Some(Seat(0)))
    }
}

fn companion(nth: u8) -> Companion {
    Companion {
        name: format!("Player {nth}"),
        portrait: ["anna", "brandt", "duval"][usize::from(nth)].into(),
        colour: nth,
    }
}

impl PointerGame {
    fn is_told(&mut self, messages: impl IntoIterator<Item = ToClient>) {
        let mut friends = self.world().resource_mut::<Friends>();
        let now = friends.now();
        let client = friends.client().expect("there is a connection");
        messages.into_iter().for_each(|message| client.heard(&message.write(), now));
    }

    /// What the program has said since the last frame. Without a socket it would be lost with the next one.
    fn says(&mut self) -> Vec<String> {
        let mut friends = self.world().resource_mut::<Friends>();
        let client = friends.client().expect("there is a connection");
        let errands = std::iter::from_fn(|| client.next_errand());
        errands.filter_map(|errand| if let Errand::Send(text) = errand { Some(text) } else { None }).collect()
    }

    /// The socket is open, and the program is let in.
    fn let_in(&mut self, server: &FakeServer, known: usize) {
        let mut friends = self.world().resource_mut::<Friends>();
        let now = friends.now();
        let client = friends.client().expect("there is a connection");
        client.tick(now);
        client.opened(now);
        self.says();
        let welcome = Welcome { room: RoomId(7), code: RoomCode::from_random(7), chair: Some(OWN.0) };
        self.is_told([ToClient::Welcome(welcome), server.gathering(), server.laying(known, None)]);
    }
}

/// Everything that the program has said to the server, frame by frame.
#[derive(Resource, Default)]
struct SaidToServer(Vec<ToServer>);

/// Keeps what the program says in every frame.
fn overhear(world: &mut World) {
    let mut friends = world.resource_mut::<Friends>();
    let Some(client) = friends.client() else { return };
    let errands: Vec<_> = std::iter::from_fn(|| client.next_errand()).collect();
    let said = errands.into_iter().filter_map(|errand| if let Errand::Send(text) = errand { Some(text) } else { None });
    let said = said.map(|text| ToServer::read(&text).expect("the server understands it"));
    world.get_resource_or_init::<SaidToServer>().0.extend(said);
}

/// A server, and a program that sits at its table.
fn at_a_table_with_friends(setup: Setup) -> (FakeServer, PointerGame) {
    let server = FakeServer::new(setup);
    let about = "a game with friends".to_owned();
    let mut played = PointerGame::open(None, Screen::Title, UVec2::new(1600, 900), about, 5);
    played.world().resource_scope(|world, mut friends: Mut<Friends>| {
        friends.join(world.resource::<CardSet>(), RoomCode::from_random(7), companion(OWN.0));
    });
    played.let_in(&server, 0);
    played.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Table);
    (server, played)
}

#[test]
fn what_is_pressed_while_others_play_reaches_the_server() {
    let (mut server, mut played) = at_a_table_with_friends(Setup::new(3, [Module::A, Module::B], 9));
    let first = Seat(0);
    while server.game.question().expect("the game goes on").seat != first {
        let choice = server.game.legal_choices()[0];
        let seat = server.game.question().expect("the game goes on").seat;
        let told = server.choose(seat, choice);
        played.is_told([told]);
        played.update();
    }
    played.watch = Some(overhear);
    let presses = |played: &mut PointerGame, server: &FakeServer, control: PromptControl| {
        played.is_told([server.gathering()]);
        played.settle();
        (0..4).for_each(|_| played.update());
        played.world().init_resource::<SaidToServer>();
        played.world().resource_mut::<SaidToServer>().0.clear();
        played.click(control);
        std::mem::take(&mut played.world().resource_mut::<SaidToServer>().0)
    };

    assert_eq!(presses(&mut played, &server, PromptControl::Greet(0)), [ToServer::Greet(Greeting::Bravo)]);
    assert!(played.find(PromptControl::Greet(1).into()).is_none(), "one greeting in a while");
    let heard = |played: &mut PointerGame| played.world().resource::<Greetings>().said.len();
    let greeted = ToClient::Greeted { seat: first, greeting: Greeting::Oops };
    played.is_told([greeted.clone()]);
    played.update();
    assert_eq!(heard(&mut played), 1);
    assert_eq!(presses(&mut played, &server, PromptControl::Mute(first)), []);
    played.is_told([greeted]);
    played.update();
    assert_eq!(heard(&mut played), 0, "who is muted is not heard");

    server.pendency = Some(Pendency { by: first, request: 3, to: 0, asked: vec![OWN], ends_in: 20_000 });
    for (control, allow) in [(PromptControl::Allow, true), (PromptControl::LetStand, false)] {
        assert_eq!(presses(&mut played, &server, control), [ToServer::Answer { request: 3, allow }]);
    }
    server.pendency = None;

    server.away = Some(Some(60_000));
    for (control, wish) in
        [(PromptControl::WaitFor(first), Absentee::Wait), (PromptControl::BotNow(first), Absentee::BotNow)]
    {
        assert_eq!(presses(&mut played, &server, control), [ToServer::Away { seat: first, wish }]);
    }
    server.away = Some(None);
    played.is_told([server.gathering()]);
    (0..4).for_each(|_| played.update());
    assert!(played.find(PromptControl::BotNow(first).into()).is_none(), "the bot is there");
}

#[test]
fn clocks_are_shown_and_it_is_told_when_ones_time_is_up() {
    let (mut server, mut played) = at_a_table_with_friends(Setup::new(3, [Module::A, Module::B], 9));
    let up = "Your time is up: a bot ends this turn for you.";
    for (left, is_up) in [(30_000, false), (0, true)] {
        server.clocks = [90_000, left, 240_500].map(|left| SeatClock { left, runs: false }).to_vec();
        played.is_told([server.gathering()]);
        (0..4).for_each(|_| played.update());
        let written = played.world().resource::<Written>();
        for clock in ["1:30", if is_up { "0:00" } else { "0:30" }, "4:01"] {
            assert!(written.has(clock), "{clock}");
        }
        assert_eq!(written.has(up), is_up);
    }
    // A frame a second while a clock runs, and hardly any when nothing is counted.
    for (runs, seconds) in [(false, 4), (true, 1)] {
        server.clocks[0].runs = runs;
        played.is_told([server.gathering()]);
        played.update();
        let wait = played.world().resource::<Friends>().needs_time_in();
        assert_eq!(wait, Some(Duration::from_secs(seconds)));
    }
}

#[test]
fn seats_are_taken_along_to_another_device() {
    let (_, mut played) = at_a_table_with_friends(Setup::new(3, [Module::A, Module::B], 4));
    played.click(TopBarControl::Menu);
    played.click(MenuControl::OtherDevice);
    played.click(OtherDeviceControl::CopyLink);
    let left = std::mem::take(&mut played.world().resource_mut::<WhatLeft>().0);
    let [HandOut::Copy(link)] = &left[..] else { panic!("{left:?}") };
    let way = played.world().resource::<Friends>().way_back().expect("there is a seat");
    assert_eq!(link.parse(), Ok(Invited::Seats(way.mark())));

    let mut other = PointerGame::open(None, Screen::Title, UVec2::new(1600, 900), "another device".to_owned(), 5);
    other.world().insert_resource(link.parse::<Invited>().expect("it leads to seats"));
    other.wait(|world| world.resource::<Friends>().way_back().is_some());
    assert_eq!(other.world().resource::<Friends>().way_back().map(|way| way.mark()), Some(way.mark()));
}

#[test]
fn a_game_with_friends_shows_at_every_step_what_its_seat_may_see() {
    let (mut server, mut played) = at_a_table_with_friends(Setup::new(3, [Module::A, Module::C], 5));
    let kinds = played.world().resource::<Session>().seats.iter().map(|seat| seat.player).collect::<Vec<_>>();
    assert_eq!(kinds, [PlayerKind::Friend, PlayerKind::Human, PlayerKind::Friend]);
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let mut taken_back = false;
    while let Some(question) = server.game.question() {
        played.world().write_message(PresentationControl::Resume);
        played.update();
        assert_eq!(played.world().resource::<Game>().view(OWN), server.game.view(OWN), "after {}", server.number);
        let mut choice = busy_random::choose(&server.game.legal_choices(), &mut chance);
        if question.seat == OWN {
            let mut said = played.says();
            // What has no alternative is chosen without asking.
            if said.is_empty() {
                played.world().write_message(PlayerChoice { seat: OWN, choice });
                played.update();
                said = played.says();
            }
            let friends = played.world().resource::<Friends>();
            let how = format!("{choice:?} at {}, {:?}, {said:?}", server.number, friends.state());
            let [said] = &said[..] else { panic!("{how}") };
            match ToServer::read(said) {
                Ok(ToServer::Choose { at, choice: said }) if at == server.at() => choice = said,
                _ => panic!("{how}"),
            }
        }
        let told = server.choose(question.seat, choice);
        if server.number.is_multiple_of(23) {
            // The connection is lost before this was heard.
            let known = server.happened.len() - 1;
            let mut friends = played.world().resource_mut::<Friends>();
            let now = friends.now();
            friends.client().expect("there is a connection").closed(now);
            played.let_in(&server, known);
        } else {
            played.is_told([told]);
        }
        if !taken_back && question.seat == Seat(0) && server.number > 12 {
            taken_back = true;
            played.update();
            let laid = server.take_back();
            played.is_told([laid]);
        }
    }
    assert!(taken_back && server.number > 60);
    server.stage = RoomStage::Over;
    let mut record = Record::new(server.game.catalogue(), server.game.setup().clone());
    record.choices.clone_from(&server.choices);
    played.is_told([server.gathering(), ToClient::Over { game: 1, record: Box::new(record.clone()) }]);
    for _ in 0..2000 {
        played.world().write_message(PresentationControl::Resume);
        played.update();
        if *played.world().resource::<State<Screen>>().get() == Screen::Result {
            break;
        }
    }
    assert_eq!(*played.world().resource::<State<Screen>>().get(), Screen::Result);
    let session = played.world().resource::<Session>();
    assert_eq!(session.record.choices, record.choices);
    assert!(session.is_played(), "from now on it is a finished game like any other");
    assert_eq!(played.world().resource::<Game>().board().winners, server.game.board().winners);

    played.watch = Some(overhear);
    (0..200).for_each(|_| played.update());
    played.click(ResultControl::Again);
    assert_eq!(played.world().resource::<SaidToServer>().0.last(), Some(&ToServer::Rematch));
    server.stage = RoomStage::Lobby;
    played.is_told([server.gathering()]);
    (0..8).for_each(|_| played.update());
    assert!(played.find(LobbyControl::Ready.into()).is_some(), "the next game is agreed on in the same room");
}
