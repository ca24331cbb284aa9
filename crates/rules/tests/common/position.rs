//! A game in an exact position, and short ways to play on from it.

use rules::{
    Act, Ask, CarValue, CardId, Choice, FrameSource, Game, GameEvent as E, Module, OfferPlace, PlayerBoard, Purchase,
    Refusal, Seat, Setup, TrainId, model::train::TrainCard,
};

use serde_json::Value;

use super::{
    cards::{Special, card_set},
    edited,
};

pub use TrainId::{Lower, Upper};

/// A game and the events of its last choice.
pub struct Position {
    /// The game.
    pub game: Game,
    /// The events of the last choice.
    pub events: Vec<E>,
}

impl Position {
    /// The first turn of the first round: seat 0 begins, and the special cards lie first in the offer,
    /// in their order. Modules A and B.
    pub fn new(seats: u8, special: &[Special]) -> Self {
        Self::with_setup(special, |setup| setup.seats = seats)
    }

    /// The same with a set-up that `change` has changed.
    pub fn with_setup(special: &[Special], change: impl FnOnce(&mut Setup)) -> Self {
        let mut this = Self::before_draft(special, change);
        while this.ask() == Ask::Draft {
            this.choose(Choice::KeepGameEndCard { hand: 0 });
        }
        this
    }

    /// The same before the draft.
    pub fn before_draft(special: &[Special], change: impl FnOnce(&mut Setup)) -> Self {
        let mut setup = Setup { start_player: Some(Seat(0)), ..Setup::new(4, [Module::A, Module::B], 7) };
        change(&mut setup);
        let game = Game::new(card_set(special), setup).expect("the set-up is legal");
        let mut this = Self { game, events: Vec::new() };
        let order: Vec<_> = special.iter().map(|(_, name, _)| this.card(name)).collect();
        this.game.stack(&order);
        this
    }

    /// A card by its name.
    pub fn card(&self, name: &str) -> CardId {
        self.game.catalogue().cards().find(|(_, card)| card.name == name).expect("a card of that name").0
    }

    /// Where a card lies in the offer.
    pub fn place(&self, name: &str) -> OfferPlace {
        let card = self.card(name);
        OfferPlace::all().find(|place| self.game.board().offer.card(*place) == Some(card)).expect("it is on offer")
    }

    /// What is asked.
    pub fn ask(&self) -> Ask {
        self.game.question().expect("the game is not over").ask
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.game.question().expect("the game is not over").seat
    }

    /// A player's board.
    pub fn player(&self, seat: u8) -> &PlayerBoard {
        self.game.board().player(Seat(seat))
    }

    /// A player's score.
    pub fn score(&self, seat: u8) -> u16 {
        self.player(seat).score()
    }

    /// Makes a choice that has to be legal.
    pub fn choose(&mut self, choice: Choice) -> &[E] {
        let before = self.game.legal_choices();
        self.events = self.game.apply(choice).unwrap_or_else(|why| panic!("{choice:?}: {why}; legal: {before:?}"));
        &self.events
    }

    /// Tries a choice that has to be refused for this reason, and change nothing.
    pub fn refused(&mut self, choice: Choice, why: Refusal) {
        let before = self.game.clone();
        assert_eq!(self.game.apply(choice), Err(why), "{choice:?}");
        assert!(self.game == before, "{choice:?} was refused and yet changed the game");
    }

    /// Takes a card and carries it out.
    pub fn take(&mut self, name: &str) {
        self.choose(Choice::CarryOut(self.place(name)));
    }

    /// Takes a card and declines it.
    pub fn decline(&mut self, name: &str) {
        self.choose(Choice::Decline(self.place(name)));
    }

    /// The choice that does this for the first symbol of the running frame that allows it.
    pub fn resolve(&self, act: Act) -> Choice {
        let fits = |choice: &Choice| matches!(choice, Choice::Resolve { act: other, .. } if *other == act);
        self.game.legal_choices().into_iter().find(fits).unwrap_or(Choice::Resolve { symbol: 0, act })
    }

    /// Does this for a symbol of the running frame.
    pub fn act(&mut self, act: Act) {
        self.choose(self.resolve(act));
    }

    /// Everything that can be done in the running frame.
    pub fn acts(&self) -> Vec<Act> {
        let act = |choice| if let Choice::Resolve { act, .. } = choice { Some(act) } else { None };
        self.game.legal_choices().into_iter().filter_map(act).collect()
    }

    /// Begins the waiting frame from this source.
    pub fn begin(&mut self, source: FrameSource) {
        let waiting =
            self.game.state().waiting.iter().position(|frame| frame.source == source).expect("it waits") as u8;
        self.choose(Choice::BeginFrame { waiting });
    }

    /// Ends the turn or part.
    pub fn end_turn(&mut self) {
        self.choose(Choice::EndTurn);
    }

    /// A whole turn or part in which nothing is done: a card is declined and the upgrade not used, one that no Game
    /// End card counts where there is one, and as far down the offer as possible.
    pub fn pass(&mut self) {
        if self.ask() == Ask::TakeCard {
            let offer = &self.game.board().offer;
            let left = OfferPlace::all().filter_map(|place| Some((place, offer.card(place)?)));
            let counted = |card| self.game.catalogue().card(card).face.card_type().is_some();
            let (place, _) = left.max_by_key(|(place, card)| (!counted(*card), *place)).expect("a card is left");
            self.choose(Choice::Decline(place));
        }
        if self.ask() == Ask::Frame {
            self.choose(Choice::EndFrame);
        }
        self.end_turn();
    }

    /// Passes until the last turn before the first scoring phase.
    pub fn pass_to_last_turn(&mut self) {
        let seats = self.game.board().seats();
        while self.game.board().round < 2 || self.game.state().turns_done + 1 < 3 * seats {
            self.pass();
        }
    }

    /// Lays out a train, in values from left to right, M for a mail car and L for a Locomotive tile,
    /// with the conductor that many cards along, 0 being the brass plate. The train must still be as it was
    /// at the beginning.
    pub fn train(&mut self, seat: u8, train: TrainId, cards: &str, conductor: u8) {
        let seat = Seat(seat);
        for (place, card) in cards.split(' ').enumerate() {
            let mail_car = self.game.board().player(seat).mail_cars[0];
            let tile = self.game.board().tiles_taken;
            let added = match card {
                "M" => vec![E::MailCarPlaced { seat, train, mail_car }],
                "L" => vec![E::LocomotiveTilePlaced { seat, train, tile }],
                value => {
                    let to = CarValue::try_from(value.parse::<u8>().expect("a value")).expect("a car's value");
                    let upgraded = E::CarUpgraded { seat, train, card_place: place as u8, to };
                    if place == 0 { vec![upgraded] } else { vec![E::CarAdded { seat, train }, upgraded] }
                }
            };
            self.game.arrange(added);
        }
        self.game.arrange([E::ConductorMoved { seat, train, from: 0, to: conductor }]);
    }

    /// A train in the same notation.
    pub fn shown(&self, seat: u8, train: TrainId) -> String {
        let cards = self.player(seat).train(train).cards.iter().map(|card| match card {
            TrainCard::Car(car) => car.value.to_string(),
            TrainCard::MailCar(_) => "M".to_owned(),
            TrainCard::Locomotive(_) => "L".to_owned(),
        });
        cards.collect::<Vec<_>>().join(" ")
    }

    /// Gives a player exactly these coins, by column.
    pub fn coins(&mut self, seat: u8, columns: [u8; 3]) {
        let seat = Seat(seat);
        let have = self.player(seat.0).purse;
        let fill = E::CoinsGained { seat, coins: have.room() };
        let [a, b, c] = columns;
        self.game.arrange([fill, E::CoinsSpent { seat, coins: [5 - a, 5 - b, 2 - c] }]);
    }

    /// Extends a player's route by a card.
    pub fn route(&mut self, seat: u8, name: &str, stations: u8) {
        self.game.arrange([E::RouteExtended { seat: Seat(seat), card: self.card(name), stations }]);
    }

    /// Puts a player's locomotive on a station.
    pub fn locomotive(&mut self, seat: u8, station: u8) {
        self.game.arrange([E::LocomotiveMoved { seat: Seat(seat), station }]);
    }

    /// Changes anything at all in the game's written form.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        self.game = edited(&self.game, change);
    }
}

/// Add a car to this train.
pub fn car(train: TrainId) -> Act {
    Act::AddCar(train)
}

/// Upgrade the car at this place.
pub fn up(train: TrainId, card_place: u8) -> Act {
    Act::Upgrade { train, card_place }
}

/// Spend coins on an act.
pub fn spend(coins: [u8; 3], act: Act) -> Choice {
    Choice::Spend { coins, on: Purchase::Act(act) }
}
