//! What a position is worth to a seat: the points it has, and those it can expect from its trains,
//! route, coins, contracts and Game End cards in the time that is left.

use crate::rules::{
    Board, CardId, CardType, Condition, Contract, Face, Frame, Game, GameEndCard, GameEndId, Moment, PlayerBoard,
    Reward, Seat, SeatView, Station, Symbol, TrainId,
    board::Route,
    card::CarValue,
    progress::{ROUNDS, TURNS_PER_ROUND},
    train::{FULL_TRAIN, Train, TrainCard},
};

/// What the parts of a position count. Everything is in points at the end of the game.
pub(super) struct Weights {
    /// Cards a conductor can be expected to walk per turn and train.
    conductor_pace: f32,
    /// A place in a train, for each turn in which it can still be upgraded.
    car_per_turn: f32,
    /// Each turn left of a conductor's lead of one card, for cars that come under it later.
    step_per_turn: f32,
    /// What a coin of each column buys, in the middle of the game. Never less than 1, its last worth.
    coins: [f32; 3],
    /// How sure an expected bonus of a station is.
    station: f32,
    /// Points of a station not reached yet, by distance; further ones count half of the one before.
    station_ahead: f32,
    /// An open contract that is all but met, as a part of its reward.
    contract: f32,
    /// Cards of a type taken per turn left, for Game End cards.
    typed_cards_per_turn: [f32; 3],
    /// How sure Constantinople is when the tile lies there and time suffices.
    constantinople: f32,
    /// Points for beginning the next round.
    start_player: f32,
}

/// What the Novice believes.
pub(super) const NOVICE: Weights = Weights {
    conductor_pace: 0.55,
    car_per_turn: 0.2,
    step_per_turn: 0.08,
    coins: [1.4, 1.6, 2.6],
    station: 0.9,
    station_ahead: 0.35,
    contract: 0.6,
    typed_cards_per_turn: [0.3, 0.17, 0.17],
    constantinople: 0.6,
    start_player: 3.0,
};

/// How much of the game is left for a seat that is asked now.
#[derive(Clone, Copy)]
struct Time {
    /// Scoring phases in which it still scores.
    phases: u8,
    /// Own turns before the next of them.
    to_next_phase: f32,
    /// Own turns before the end.
    turns: f32,
}

impl Time {
    fn of(board: &Board) -> Self {
        match board.moment {
            Moment::Scoring(phase) => {
                let rounds = ROUNDS - 2 * phase;
                Self { phases: ROUNDS / 2 + 1 - phase, to_next_phase: 0.0, turns: f32::from(rounds * TURNS_PER_ROUND) }
            }
            _ => {
                let round = board.round.max(1);
                let in_round = f32::from(TURNS_PER_ROUND.saturating_sub(board.turn));
                let more = if round % 2 == 1 { f32::from(TURNS_PER_ROUND) } else { 0.0 };
                Self {
                    phases: ROUNDS / 2 - (round - 1) / 2,
                    to_next_phase: in_round + more,
                    turns: in_round + f32::from((ROUNDS - round) * TURNS_PER_ROUND),
                }
            }
        }
    }

    /// Own turns before the `n`-th phase to come, 0 being the next.
    fn before_phase(self, n: u8) -> f32 {
        self.to_next_phase + f32::from(n * 2 * TURNS_PER_ROUND)
    }
}

/// A seat's way to look at positions that can follow from the one it is asked about.
pub(super) struct Evaluation {
    seat: Seat,
    drafted: Option<GameEndId>,
    time: Time,
    weights: Weights,
}

impl Evaluation {
    pub(super) fn new(view: &SeatView, weights: Weights) -> Self {
        Self { seat: view.seat, drafted: view.drafted, time: Time::of(&view.board), weights }
    }

    /// What a position is worth.
    pub(super) fn of(&self, game: &Game) -> f32 {
        let Self { seat, drafted, time, weights } = self;
        let (seat, drafted, time) = (*seat, drafted.map(|card| game.catalogue().game_end(card)), *time);
        let eye = Eye { game, player: game.board().player(seat), seat, drafted, time, weights };
        f32::from(eye.player.score())
            + TrainId::BOTH.into_iter().map(|train| eye.train(train)).sum::<f32>()
            + eye.route()
            + eye.coins()
            + eye.player.contracts.iter().map(|card| eye.contract(*card)).sum::<f32>()
            + CardType::ALL.into_iter().map(|card_type| eye.game_end_cards(card_type)).sum::<f32>()
            + eye.start_player()
    }

    /// What a Game End card promises when the game begins.
    pub(super) fn draft(&self, card: &GameEndCard) -> f32 {
        self.weights.typed_cards_per_turn[card.card_type as usize] * f32::from(card.points)
    }
}

/// One position, and who looks at it.
struct Eye<'g> {
    game: &'g Game,
    player: &'g PlayerBoard,
    seat: Seat,
    drafted: Option<&'g GameEndCard>,
    time: Time,
    weights: &'g Weights,
}

impl Eye<'_> {
    /// What a train scores in the phases to come if its conductor walks at the usual pace, and what
    /// its length and its conductor are good for later.
    fn train(&self, id: TrainId) -> f32 {
        let train = self.player.train(id);
        let scored = (0..self.time.phases).map(|phase| {
            let walked = self.weights.conductor_pace * self.time.before_phase(phase);
            self.points_up_to(train, f32::from(train.conductor) + walked)
        });
        let growth = train.cards.len() as f32 * self.weights.car_per_turn * self.time.turns;
        let lead = f32::from(train.conductor) * self.weights.step_per_turn * self.time.turns;
        scored.sum::<f32>() + growth + lead + self.constantinople(train)
    }

    fn points_up_to(&self, train: &Train, reach: f32) -> f32 {
        let tiles = &self.game.catalogue().boards().locomotive_tiles;
        let points = train.cards.iter().enumerate().map(|(place, card)| {
            let points = match card {
                TrainCard::Car(car) => car.value.points() * if car.guest.is_some() { 2 } else { 1 },
                TrainCard::MailCar(_) => 0,
                TrainCard::Locomotive(tile) => tiles[usize::from(*tile)].value,
            };
            f32::from(points) * (reach - place as f32).clamp(0.0, 1.0)
        });
        points.sum()
    }

    /// the next reward, for a train that can still be among the first.
    fn constantinople(&self, train: &Train) -> f32 {
        let values = &self.game.catalogue().boards().constantinople;
        let Some(value) = values.get(self.game.board().constantinople.len()) else { return 0.0 };
        if train.at_locomotive() {
            return 0.0;
        }
        let missing = (FULL_TRAIN - train.cards.len()) as f32 + (FULL_TRAIN as f32 - f32::from(train.conductor)) * 0.6;
        let near = 1.0 - missing / (1.0 + 1.6 * self.time.turns);
        f32::from(*value) * self.weights.constantinople * near.max(0.0)
    }

    /// Bonus stations reached give their frames again; those ahead promise a little.
    fn route(&self) -> f32 {
        let Route { locomotive, .. } = self.player.route;
        let mut worth = 0.0;
        for station in 1..=locomotive {
            let copies = f32::from(self.game.station_copies(self.seat, station));
            let Some(Station::Bonus(frame)) = self.game.station(self.seat, station) else { continue };
            let used = self.game.flow().stations_used.iter().filter(|used| **used == station).count() as f32;
            let times = copies * f32::from(self.time.phases) - used;
            worth += times * self.frame(frame) * self.weights.station;
        }
        let mut sure = self.weights.station_ahead * (self.time.turns / 6.0).min(1.0);
        for station in locomotive + 1..=self.player.route.length() {
            worth += sure
                * match self.game.station(self.seat, station) {
                    Some(Station::Points(points)) => f32::from(*points),
                    Some(Station::Bonus(frame)) => self.frame(frame) * f32::from(self.time.phases),
                    None => 0.0,
                };
            sure *= 0.8;
        }
        worth
    }

    fn coins(&self) -> f32 {
        let early = (self.time.turns / 9.0).min(1.0);
        let columns = self.player.purse.columns().into_iter().zip(self.weights.coins);
        columns.map(|(coins, worth)| f32::from(coins) * (1.0 + (worth - 1.0) * early)).sum()
    }

    /// An open contract: its reward, the surer the nearer and the earlier.
    fn contract(&self, card: CardId) -> f32 {
        let Face::Contract(Contract { reward, condition }) = &self.game.catalogue().card(card).face else { return 0.0 };
        let (met, wanted) = self.game.contract_progress(self.player, card);
        let part = f32::from(met.min(wanted)) / f32::from(wanted.max(1));
        // Guests need cards that may never come; cars come by themselves.
        let by_itself = if let Condition::Guests(_) = condition { 0.06 } else { 0.1 };
        let sure = part * part + (1.0 - part * part) * (by_itself * self.time.turns).min(1.0) * part;
        let fulfilled = f32::from(self.player.contracts_fulfilled + 1);
        let worth = match reward {
            Reward::Frame(frame) => self.frame(frame),
            Reward::PerFulfilledContract(frame) => self.frame(frame) * fulfilled,
            Reward::GameEndCardPerLocomotiveTile => {
                f32::from(self.player.locomotive_tiles().max(1)) * self.symbol(Symbol::GameEndCard)
            }
        };
        worth * sure * self.weights.contract
    }

    /// with the cards that will still be taken.
    fn game_end_cards(&self, card_type: CardType) -> f32 {
        let (cards, mut points) = self.game.game_end_count(self.seat, card_type);
        points += self.drafted.filter(|card| card.card_type == card_type).map_or(0, |card| card.points);
        let more = self.weights.typed_cards_per_turn[card_type as usize] * self.time.turns;
        (f32::from(cards) + more) * f32::from(points)
    }

    fn start_player(&self) -> f32 {
        let taken = self.game.board().offer.start_tile_taken_by == Some(self.seat);
        if taken && self.time.turns > f32::from(TURNS_PER_ROUND) { self.weights.start_player } else { 0.0 }
    }

    fn frame(&self, frame: &Frame) -> f32 {
        frame.iter().map(|symbol| self.symbol(*symbol)).sum()
    }

    /// What a symbol is worth before one knows how it will be used.
    fn symbol(&self, symbol: Symbol) -> f32 {
        let phases = f32::from(self.time.phases);
        let per_step = 0.6 * phases;
        match symbol {
            Symbol::Car | Symbol::CarOrFirstUpgrade => 0.5 + self.weights.car_per_turn * self.time.turns,
            Symbol::Upgrade { from } => step(from) * phases * 0.6,
            Symbol::UpgradeOfChoice => (1.0 + 4.0 - phases) * phases * 0.7,
            Symbol::BothConductors(steps) => 1.8 * per_step * f32::from(steps),
            Symbol::OneConductor(steps) => per_step * f32::from(steps),
            Symbol::Locomotive(stations) => 2.0 * f32::from(stations),
            Symbol::Coins(coins) => 1.3 * f32::from(coins),
            Symbol::Points(points) => f32::from(points),
            Symbol::GameEndCard => 6.0,
        }
    }
}

/// How much a car of this value gains by one step.
fn step(from: CarValue) -> f32 {
    from.next().map_or(0.0, |to| f32::from(to.points() - from.points()))
}
