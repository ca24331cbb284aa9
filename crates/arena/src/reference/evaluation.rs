//! What a position is worth to a seat: the points it has, and those it can expect from its trains,
//! route, coins, contracts and Game End cards in the time that is left.

use super::{
    suspicion::ReferenceSuspicion,
    weights::{Constantinople, ReferenceWeights},
};
use rules::{
    Board, CardId, CardType, Condition, Contract, Face, Game, GameEndCard, GameEndId, Moment, PlayerBoard, Reward,
    Seat, SeatView, Station, Symbol, TrainId,
    model::{
        card::CarValue,
        counts::{ROUNDS, TURNS_PER_ROUND},
        train::{FULL_TRAIN, Train},
    },
    turn::state::PendingStep,
};
use strum::VariantArray;

/// The card of a train that is its mail car.
const MAIL_CAR: usize = 6;

/// How much of the game is left for a seat that is asked now.
#[derive(Clone, Copy)]
pub(super) struct Time {
    /// Scoring phases in which it still scores.
    pub phases: u8,
    /// Own turns before the next of them.
    to_next_phase: f32,
    /// Own turns before the end.
    pub turns: f32,
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

    /// What is left when the frames of the `n`-th phase to come are resolved, 0 being the next.
    fn in_phase(self, n: u8) -> Self {
        let phases = self.phases - n;
        Self { phases, to_next_phase: 0.0, turns: f32::from((phases - 1) * 2 * TURNS_PER_ROUND) }
    }

    /// Own turns before the `n`-th phase to come, 0 being the next.
    pub(super) fn before_phase(self, n: u8) -> f32 {
        self.to_next_phase + f32::from(n * 2 * TURNS_PER_ROUND)
    }
}

/// How a seat judges positions that can follow from the one it is asked about.
pub(super) struct Evaluation {
    seat: Seat,
    drafted: Option<GameEndId>,
    time: Time,
    suspicion: Option<ReferenceSuspicion>,
    weights: &'static ReferenceWeights,
}

impl Evaluation {
    pub(super) fn new(view: &SeatView, weights: &'static ReferenceWeights) -> Self {
        let time = Time::of(&view.board);
        Self {
            seat: view.seat,
            drafted: view.drafted,
            time,
            suspicion: ReferenceSuspicion::new(view, time.turns, &weights.suspicion),
            weights,
        }
    }

    /// What a position is worth.
    pub(super) fn of(&self, game: &Game) -> f32 {
        let eye = self.eye(game);
        f32::from(eye.player.score())
            + TrainId::BOTH.into_iter().map(|train| eye.train(train)).sum::<f32>()
            + eye.route()
            + eye.coins()
            + eye.player.contracts.iter().map(|card| eye.contract(*card)).sum::<f32>()
            + CardType::VARIANTS.iter().copied().map(|card_type| eye.game_end_cards(card_type)).sum::<f32>()
            + eye.start_player()
            + TrainId::BOTH.into_iter().map(|train| eye.orders(train)).sum::<f32>()
            + eye.riders()
            + self.suspicion.as_ref().map_or(0.0, |suspicion| suspicion.of(game))
    }

    /// Whether one Locomotive tile lies there and a second one is likelier than not.
    pub(super) fn awaits_second_tile(&self, game: &Game) -> bool {
        let eye = self.eye(game);
        eye.player.locomotive_tiles() == 1
            && TrainId::BOTH.into_iter().all(|train| eye.sure_of_tile(train) > self.weights.second_tile)
    }

    fn eye<'g>(&'g self, game: &'g Game) -> Eye<'g> {
        let Self { seat, time, weights, .. } = self;
        let drafted = self.drafted.map(|card| game.catalogue().game_end(card));
        Eye { game, player: game.board().player(*seat), seat: *seat, drafted, time: *time, weights }
    }

    /// What a Game End card promises when the game begins.
    pub(super) fn draft(&self, card: &GameEndCard) -> f32 {
        self.weights.typed_cards_per_turn[card.card_type as usize] * f32::from(card.points)
    }
}

/// One position, and who looks at it.
pub(super) struct Eye<'g> {
    pub game: &'g Game,
    pub player: &'g PlayerBoard,
    pub seat: Seat,
    drafted: Option<&'g GameEndCard>,
    pub time: Time,
    pub weights: &'g ReferenceWeights,
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

    /// What the order tiles of a train score if its conductor walks at the usual pace.
    fn orders(&self, id: TrainId) -> f32 {
        let train = self.player.train(id);
        let scored = |phase: u8| {
            let turns = self.time.before_phase(phase);
            let points = |tile| f32::from(self.game.catalogue().order_tile(tile).points);
            let orders = train.cars().filter_map(|(place, car)| Some((place, points(car.order?))));
            orders.map(|(place, points)| points * self.reached(train, place, turns)).sum::<f32>()
        };
        (0..self.time.phases).map(scored).sum()
    }

    /// How likely the conductor reaches a card of a train within this many turns, at the usual pace.
    pub(super) fn reached(&self, train: &Train, place: usize, turns: f32) -> f32 {
        let reach = f32::from(train.conductor) + self.weights.conductor_pace * turns;
        (reach - place as f32).clamp(0.0, 1.0)
    }

    fn points_up_to(&self, train: &Train, reach: f32) -> f32 {
        let points = train.cards.iter().enumerate().map(|(place, card)| {
            let (points, extra) = self.game.queries().card_points(card);
            f32::from(points + extra) * (reach - place as f32).clamp(0.0, 1.0)
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
        let Constantinople { sure, step, pace } = self.weights.constantinople;
        let missing = (FULL_TRAIN - train.cards.len()) as f32 + (FULL_TRAIN as f32 - f32::from(train.conductor)) * step;
        let near = 1.0 - missing / (1.0 + pace * self.time.turns);
        f32::from(*value) * sure * near.max(0.0)
    }

    /// Points stations ahead and the frames of bonus stations, if the locomotive runs at the usual pace.
    fn route(&self) -> f32 {
        let (locomotive, time) = (self.player.route.locomotive, self.time);
        let reached = |station: u8, turns: f32| {
            let reach = f32::from(locomotive) + self.weights.locomotive_pace * turns;
            if station <= locomotive {
                1.0
            } else {
                (reach - f32::from(station - 1)).clamp(0.0, 1.0) * self.weights.station_ahead
            }
        };
        let worth = |station: u8| match self.game.queries().station(self.seat, station) {
            Some(Station::Points(points)) if station > locomotive => f32::from(*points) * reached(station, time.turns),
            Some(Station::Bonus(frame)) => {
                let copies = f32::from(self.game.queries().station_copies(self.seat, station));
                let phase = |phase: u8| {
                    let used = if phase == 0 { self.used(station) } else { 0.0 };
                    let times = (copies - used) * reached(station, time.before_phase(phase));
                    times * self.frame(frame, time.in_phase(phase))
                };
                (0..time.phases).map(phase).sum()
            }
            _ => 0.0,
        };
        (1..=self.player.route.length()).map(worth).sum()
    }

    /// How often a station has given its frame in the running scoring phase.
    fn used(&self, station: u8) -> f32 {
        let scoring = matches!(self.game.board().moment, Moment::Scoring(_));
        let used = self.game.state().stations_used.iter().filter(|used| scoring && **used == station);
        used.count() as f32
    }

    fn coins(&self) -> f32 {
        let early = (self.time.turns / self.weights.coins_early).min(1.0);
        let columns = self.player.purse.columns().into_iter().zip(self.weights.coins);
        columns.map(|(coins, worth)| f32::from(coins) * (1.0 + (worth - 1.0) * early)).sum::<f32>()
            + f32::from(self.coins_due()) * self.coin()
    }

    /// Coins that passengers bring when the running frames end.
    fn coins_due(&self) -> u8 {
        let state = self.game.state();
        let due = state.pending.iter().filter(|_| state.seat == self.seat).map(|step| match step {
            PendingStep::Frame(frame) => frame.passengers_coins,
            _ => 0,
        });
        due.sum()
    }

    /// What one more coin is worth, whichever column it falls into.
    pub(super) fn coin(&self) -> f32 {
        1.0 + (self.weights.coins[0] - 1.0) * (self.time.turns / self.weights.coins_early).min(1.0)
    }

    /// An open contract: its reward, the more likely the less is missing and the more turns are left.
    fn contract(&self, card: CardId) -> f32 {
        let Face::Contract(Contract { reward, condition }) = &self.game.catalogue().card(card).face else { return 0.0 };
        let sure = 1.0 - self.missing(condition) / (1.0 + self.weights.contract_pace * self.time.turns);
        let fulfilled = f32::from(self.player.contracts_fulfilled) + self.player.contracts.len() as f32;
        let worth = match reward {
            Reward::Frame(frame) => self.frame(frame, self.time),
            Reward::PerFulfilledContract(frame) => self.frame(frame, self.time) * fulfilled,
            Reward::GameEndCardPerLocomotiveTile => self.tiles() * self.frame(&[Symbol::GameEndCard], self.time),
        };
        worth * sure.max(0.0)
    }

    /// Locomotive tiles the player can be expected to have by the end, one at least.
    fn tiles(&self) -> f32 {
        TrainId::BOTH.into_iter().map(|train| self.sure_of_tile(train)).sum::<f32>().max(1.0)
    }

    /// How likely a Locomotive tile completes a train before the end, at the usual pace.
    fn sure_of_tile(&self, train: TrainId) -> f32 {
        let missing = self.cars_to_tile(train);
        (1.0 - missing / (1.0 + self.weights.contract_pace * self.time.turns)).max(0.0)
    }

    /// Cars that a train still needs up to its ninth card, which the Locomotive tile follows; the mail car does not
    /// count.
    fn cars_to_tile(&self, train: TrainId) -> f32 {
        let cards = self.player.train(train).cards.len();
        let mail_car = usize::from(cards < MAIL_CAR);
        (FULL_TRAIN - 1).saturating_sub(cards + mail_car) as f32
    }

    /// How many cars, upgrades and steps are missing to meet a condition.
    fn missing(&self, condition: &Condition) -> f32 {
        let values = |train: TrainId| self.player.train(train).cars().map(|(_, car)| car.value).collect::<Vec<_>>();
        let cards = |train: TrainId, cards: usize| cards.saturating_sub(self.player.train(train).cards.len()) as f32;
        let steps =
            |train: TrainId, cards: usize| cards.saturating_sub(self.player.train(train).conductor.into()) as f32;
        match condition {
            Condition::Cars { count, value } => {
                let mut both = TrainId::BOTH.map(values).concat();
                both.sort_unstable_by(|a, b| b.cmp(a));
                upgrades(&both, &vec![*value; (*count).into()])
            }
            Condition::Run(run) => {
                let runs = TrainId::BOTH.into_iter().flat_map(|train| {
                    let cars = values(train);
                    (0..cars.len()).map(move |first| upgrades(&cars[first..], run))
                });
                runs.fold(f32::MAX, f32::min)
            }
            Condition::CarsInEachTrain { count, value } => {
                let wanted = vec![*value; (*count).into()];
                TrainId::BOTH.into_iter().map(|train| upgrades(&values(train), &wanted)).sum()
            }
            Condition::BothMailCars => TrainId::BOTH.into_iter().map(|train| cards(train, MAIL_CAR)).sum(),
            Condition::BothMailCarsReached => {
                let each = |train| cards(train, MAIL_CAR) + steps(train, MAIL_CAR);
                TrainId::BOTH.into_iter().map(each).sum()
            }
            Condition::LocomotiveTileReached => {
                let each = |train| cards(train, FULL_TRAIN) + steps(train, FULL_TRAIN);
                TrainId::BOTH.into_iter().map(each).fold(f32::MAX, f32::min)
            }
            Condition::LocomotiveTiles(count) => {
                let mut missing = TrainId::BOTH.map(|train| self.cars_to_tile(train));
                missing.sort_unstable_by(f32::total_cmp);
                missing.into_iter().take((*count).into()).sum()
            }
            // Guests need a turn and a card each.
            Condition::Guests(_)
            | Condition::SuspectTaken(_)
            | Condition::DestroyEvidence(_)
            | Condition::PassengersOrLuggage(_) => {
                let (done, needed) = self.game.queries().condition_progress(self.player, condition);
                self.weights.contract_guest * f32::from(needed.saturating_sub(done))
            }
        }
    }

    /// with the cards that will still be taken.
    fn game_end_cards(&self, card_type: CardType) -> f32 {
        let (cards, mut points) = self.game.queries().game_end_count(self.seat, card_type);
        points += self.drafted.filter(|card| card.card_type == card_type).map_or(0, |card| card.points);
        let more = self.weights.typed_cards_per_turn[card_type as usize] * self.time.turns;
        (f32::from(cards) + more) * f32::from(points)
    }

    fn start_player(&self) -> f32 {
        let taken = self.game.board().offer.start_tile_taken_by == Some(self.seat);
        if taken && self.time.turns > f32::from(TURNS_PER_ROUND) { self.weights.start_player } else { 0.0 }
    }

    /// What a frame is worth at a given time, before one knows how it will be used.
    pub(super) fn frame(&self, frame: &[Symbol], time: Time) -> f32 {
        frame.iter().map(|symbol| self.symbol(*symbol, time)).sum::<f32>() * self.weights.frame
    }

    fn symbol(&self, symbol: Symbol, time: Time) -> f32 {
        let phases = f32::from(time.phases);
        let worth = &self.weights.symbols;
        match symbol {
            Symbol::Car | Symbol::CarOrFirstUpgrade => worth.car + self.weights.car_per_turn * time.turns,
            Symbol::Upgrade { from } => step(from) * phases * worth.upgrade,
            Symbol::UpgradeOfChoice | Symbol::FactoryUpgrade { .. } => {
                (worth.upgrade_of_choice - phases) * phases * worth.upgrade
            }
            Symbol::BothConductors(steps) => worth.both_conductors * f32::from(steps),
            Symbol::OneConductor(steps) => worth.one_conductor * f32::from(steps),
            Symbol::Locomotive(stations) => worth.locomotive * f32::from(stations),
            Symbol::Coins(coins) => worth.coin * f32::from(coins),
            Symbol::Points(points) => f32::from(points),
            Symbol::GameEndCard => worth.game_end_card,
        }
    }
}

/// How much one step adds to a car of this value.
fn step(from: CarValue) -> f32 {
    from.next().map_or(0.0, |to| f32::from(to.points() - from.points()))
}

/// Upgrades, and cars to be upgraded, that are missing from these cars to the wanted ones.
fn upgrades(cars: &[CarValue], wanted: &[CarValue]) -> f32 {
    let each = wanted.iter().enumerate().map(|(place, wanted)| match cars.get(place) {
        Some(car) => (*wanted as u8).saturating_sub(*car as u8),
        None => *wanted as u8 + 1,
    });
    f32::from(each.sum::<u8>())
}
