//! The positions.

use rules::{CarValue, CardType, GameEvent as E, Module, PlayerBoard, TrainId};

use super::{
    SEAT,
    common::position::{Position, Upper},
    table::{
        CAR, DRIVE, FULL, STROLL, TWO_CARS, WALK, before, celebrity, contract, game_end, kept, last, last_turn, trains,
    },
};

/// A position whose best turn is known.
pub struct KnownTurn {
    /// What it is about.
    pub name: &'static str,
    /// Why its best turn is the best.
    pub because: &'static str,
    /// The clauses of the rules that this rests on.
    pub clauses: &'static str,
    pub position: fn() -> Position,
    pub best: Best,
}

/// How a best turn is told.
pub enum Best {
    /// No other way of playing to the end brings more points: everything is tried.
    Proved,
    /// It leads to this.
    Reaches(fn(&PlayerBoard) -> bool),
}

fn is_12(player: &PlayerBoard, train: TrainId, place: usize) -> bool {
    player.train(train).car_at(place).is_some_and(|car| car.value == CarValue::V12)
}

pub const KNOWN: &[KnownTurn] = &[
    KnownTurn {
        name: "a chain of coins",
        because: "four coins drive over stations of 3, 5 and 6 points, and are worth a point each at the end",
        clauses: "R-5.2, R-6.2, R-9.2",
        position: || {
            let route = ("base", "six", "Route(city: \"munich\", stations: [Points(6)])");
            let mut p = last(&[CAR, STROLL, route], &["car", "stroll"]);
            trains(&mut p, ("2 1", 2), ("1", 1));
            p.route(0, "six", 1);
            p.coins(0, [0, 4, 0]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a chain of coins that walk",
        because: "each of three coins brings the conductor to a better car",
        clauses: "R-4.6, R-6.2, R-8.2",
        position: || {
            let mut p = last(&[STROLL], &["stroll"]);
            trains(&mut p, ("12 7 4 2", 0), ("1", 1));
            p.locomotive(0, 3);
            p.coins(0, [0, 3, 0]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a coin before the card",
        because: "the card upgrades the car that the coin adds; afterwards there is nothing to upgrade",
        clauses: "R-3.2, R-4.3, R-6.2",
        position: || {
            let rise = ("base", "rise", "Type(RailroadCar, [Upgrade(from: 0), Upgrade(from: 1), Upgrade(from: 2)])");
            let mut p = last(&[rise, STROLL], &["rise", "stroll"]);
            trains(&mut p, ("7", 2), ("12", 1));
            p.game.arrange([E::ConductorMoved { seat: SEAT, train: Upper, from: 2, to: 1 }]);
            p.coins(0, [1, 1, 0]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a coin opens the way for a printed upgrade",
        because: "the coin makes a 7 of the 4, and only a 7 goes up by the card",
        clauses: "R-3.2, R-4.3, R-6.2",
        position: || {
            let rise = ("base", "rise", "Type(RailroadCar, [Upgrade(from: 7)])");
            let mut p = last(&[rise, CAR], &["rise", "car"]);
            trains(&mut p, ("4", 1), ("2", 1));
            p.coins(0, [0, 0, 1]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a contract before the card",
        because: "its reward makes the 4 that the card needs",
        clauses: "R-4.3, R-7.2",
        position: || {
            let rise = ("base", "rise", "Type(RailroadCar, [Upgrade(from: 4), Upgrade(from: 7)])");
            let met = (
                "module_a",
                "met",
                "Contract((condition: Cars(count: 1, value: 2), reward: Frame([Upgrade(from: 2)])))",
            );
            let mut p = last(&[rise, CAR, met], &["rise", "car"]);
            trains(&mut p, ("2", 1), ("1", 1));
            contract(&mut p, "met");
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a coin for the second upgrade",
        because: "the coin adds the car that the lower conductor reaches and the mail car upgrades",
        clauses: "R-3.4, R-4.4, R-6.2",
        position: || {
            let long = ("base", "long", "Type(RailroadCar, [Car, BothConductors(2)])");
            let mut p = last(&[long, CAR], &["long", "car"]);
            trains(&mut p, ("4 4 4 4", 4), ("4", 1));
            p.coins(0, [1, 0, 0]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "four coins for a Game End card",
        because: "it counts 2 points for each of the five railroad car cards, and a coin comes back",
        clauses: "R-6.2, R-6.5, R-9.3",
        position: || {
            let mut p = last(&[CAR, TWO_CARS, STROLL], &["stroll"]);
            trains(&mut p, (FULL, 10), (FULL, 10));
            p.locomotive(0, 3);
            kept(&mut p, &["car", "two cars", "base-Type(RailroadCar-1-3", "base-Type(RailroadCar-1-4"]);
            kept(&mut p, &["base-Type(RailroadCar-2-3"]);
            p.coins(0, [3, 1, 0]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "six coins in hand",
        because: "they buy nothing that is worth more than a point each, so that they are kept",
        clauses: "R-6.2, R-9.2",
        position: || {
            let mut p = last(&[CAR, WALK], &["car", "walk"]);
            trains(&mut p, (FULL, 10), (FULL, 10));
            p.locomotive(0, 3);
            p.coins(0, [5, 1, 0]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "trains that are full",
        because: "nothing but the stations of 3 and 5 points is left to be had",
        clauses: "R-4.5, R-5.2",
        position: || {
            let mut p = last(&[WALK, TWO_CARS, DRIVE], &["walk", "two cars", "drive"]);
            trains(&mut p, (FULL, 10), (FULL, 10));
            p.locomotive(0, 1);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a conductor reaches the 12",
        because: "both conductors reach cars of 12 and 4 points before the trains score",
        clauses: "R-4.6, R-8.2",
        position: || {
            let mut p = last(&[TWO_CARS, WALK, CAR], &["two cars", "walk", "car"]);
            trains(&mut p, ("12 4", 0), ("4 2", 1));
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "declining for the 12",
        because: "an upgrade of choice adds 5 points to a reached car; the cards bring nothing that scores",
        clauses: "R-3.1, R-4.3",
        position: || {
            let mut p = last(&[TWO_CARS, CAR], &["two cars", "car"]);
            trains(&mut p, ("7 4", 2), ("2", 1));
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "declining for a 12 under a celebrity",
        because: "the step from 7 to 12 counts twice",
        clauses: "R-3.1, R-11.1",
        position: || {
            let singer = ("module_b", "singer", "Celebrity(\"singer\")");
            let mut p = last(&[WALK, CAR, singer], &["walk", "car"]);
            trains(&mut p, ("7 2 2", 1), ("2 1", 1));
            celebrity(&mut p, Upper, 0, "singer");
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "declining for a 12 under a celebrity, two phases left",
        because: "10 points more in each of the two phases; no card on offer comes near that",
        clauses: "R-3.1, R-8.2, R-11.1",
        position: || {
            let singer = ("module_b", "singer", "Celebrity(\"singer\")");
            let special = [TWO_CARS, WALK, STROLL, CAR, singer];
            let mut p = before(4, [Module::A, Module::B], &special, &["two cars", "walk", "stroll", "car"]);
            trains(&mut p, ("7 2 1", 1), ("2 1", 1));
            celebrity(&mut p, Upper, 0, "singer");
            p
        },
        best: Best::Reaches(|player| is_12(player, Upper, 0)),
    },
    KnownTurn {
        name: "a celebrity for the 12",
        because: "it doubles the 12 in both phases left",
        clauses: "R-8.2, R-11.1",
        position: || {
            let singer = ("module_b", "singer", "Celebrity(\"singer\")");
            let special = [singer, TWO_CARS, STROLL];
            let mut p = before(4, [Module::A, Module::B], &special, &["singer", "two cars", "stroll"]);
            trains(&mut p, ("12 2", 2), ("2", 1));
            p
        },
        best: Best::Reaches(|player| player.train(Upper).car_at(0).is_some_and(|car| car.guest.is_some())),
    },
    KnownTurn {
        name: "a postcard",
        because: "the station gives its 12 points twice",
        clauses: "R-8.1, R-11.2",
        position: || {
            let route = ("base", "twelve", "Route(city: \"munich\", stations: [Bonus([Points(12)])])");
            let alps = ("module_b", "alps", "Postcard(\"alps\")");
            let mut p = last(&[WALK, alps, CAR, route], &["walk", "alps", "car"]);
            trains(&mut p, ("4 2", 1), ("2 1", 1));
            p.route(0, "twelve", 1);
            p.locomotive(0, 4);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a postcard, two phases left",
        because: "6 points more in each of the two phases, and no other card brings 4",
        clauses: "R-8.1, R-11.2",
        position: || {
            let route = ("base", "six", "Route(city: \"munich\", stations: [Bonus([Points(6)])])");
            let alps = ("module_b", "alps", "Postcard(\"alps\")");
            let mut p = before(4, [Module::A, Module::B], &[CAR, alps, STROLL, route], &["car", "alps", "stroll"]);
            trains(&mut p, ("2 1", 2), ("1", 1));
            p.route(0, "six", 1);
            p.locomotive(0, 4);
            p
        },
        best: Best::Reaches(|player| player.route.places.iter().any(|place| place.postcard.is_some())),
    },
    KnownTurn {
        name: "13 points at once",
        because: "the locomotive passes a station of 5 and reaches one of 8",
        clauses: "R-5.2",
        position: || {
            let route = ("base", "eight", "Route(city: \"munich\", stations: [Points(8)])");
            let mut p = last(&[DRIVE, WALK, CAR, route], &["drive", "walk", "car"]);
            trains(&mut p, ("2 1", 1), ("1", 1));
            p.route(0, "eight", 1);
            p.locomotive(0, 2);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a bonus station just before the scoring phase",
        because: "it makes a 12 of the 7 in the running phase; a coin that has not been spent is a point",
        clauses: "R-5.2, R-8.1",
        position: || {
            let route =
                ("base", "choice", "Route(city: \"munich\", stations: [Bonus([UpgradeOfChoice, UpgradeOfChoice])])");
            let mut p = last(&[DRIVE, WALK, route], &["drive", "walk"]);
            trains(&mut p, ("7 7", 2), ("1", 1));
            p.route(0, "choice", 1);
            p.locomotive(0, 3);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "Constantinople",
        because: "a conductor reaches the Locomotive tile: 20 points and those of the tile",
        clauses: "R-4.7, R-8.2",
        position: || {
            let mut p = last(&[DRIVE, WALK, CAR], &["drive", "walk", "car"]);
            trains(&mut p, ("1 1 1 1 1 M 1 1 1 L", 8), ("1", 1));
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "the ninth card",
        because: "the car brings the Locomotive tile, and coins bring the conductor onto it",
        clauses: "R-4.5, R-4.7, R-6.2",
        position: || {
            let mut p = last(&[DRIVE, WALK, CAR], &["drive", "walk", "car"]);
            trains(&mut p, ("1 1 1 1 1 M 1 1", 8), ("1", 1));
            p.coins(0, [0, 2, 0]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "which mail car",
        because: "of the mail cars' bonuses one brings the conductors to cars of 7 and 4",
        clauses: "R-4.4, R-4.6",
        position: || {
            let mut p = last(&[CAR, STROLL], &["car", "stroll"]);
            trains(&mut p, ("7 7 4 1", 1), ("4", 0));
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a contract one card away",
        because: "the card meets it, for 12 points",
        clauses: "R-7.2, R-7.3",
        position: || {
            let open =
                ("module_a", "open", "Contract((condition: Cars(count: 2, value: 2), reward: Frame([Points(12)])))");
            let rise = ("base", "rise", "Type(RailroadCar, [Upgrade(from: 1)])");
            let mut p = last(&[rise, WALK, open], &["rise", "walk"]);
            trains(&mut p, ("4 1", 0), ("1", 1));
            contract(&mut p, "open");
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a contract one coin away",
        because: "the coin's upgrade meets it, for 9 points, whatever the card brings",
        clauses: "R-6.2, R-7.2",
        position: || {
            let open = ("module_a", "open", "Contract((condition: Run([4, 2, 1]), reward: Frame([Points(9)])))");
            let mut p = last(&[WALK, CAR, open], &["walk", "car"]);
            trains(&mut p, ("4 2 0", 1), ("1 1", 0));
            contract(&mut p, "open");
            p.coins(0, [0, 0, 1]);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a contract that counts contracts",
        because: "it comes last, so that it counts the other one",
        clauses: "R-7.4",
        position: || {
            let counts = (
                "module_a",
                "counts",
                "Contract((condition: Cars(count: 1, value: 1), reward: PerFulfilledContract([Points(4)])))",
            );
            let other =
                ("module_a", "other", "Contract((condition: Cars(count: 3, value: 1), reward: Frame([Points(1)])))");
            let rise = ("base", "rise", "Type(RailroadCar, [Upgrade(from: 0)])");
            let mut p = last(&[rise, WALK, counts, other], &["rise", "walk"]);
            trains(&mut p, ("1 0", 1), ("1", 1));
            contract(&mut p, "counts");
            contract(&mut p, "other");
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "which card is declined",
        because: "a railroad car card counts at the end although it is declined",
        clauses: "R-3.6, R-9.3",
        position: || {
            let coins = ("module_a", "coins", "Coins([Coins(1)])");
            let mut p = last(&[coins, STROLL, CAR], &["coins", "stroll", "car"]);
            trains(&mut p, ("7", 1), ("1", 1));
            game_end(&mut p, CardType::RailroadCar, 4);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "the card that counts",
        because: "Game End cards count the car; the conductor's step scores less",
        clauses: "R-9.3",
        position: || {
            let mut p = last(&[STROLL, CAR, TWO_CARS], &["stroll", "car"]);
            trains(&mut p, ("2 1", 1), ("1", 1));
            game_end(&mut p, CardType::RailroadCar, 4);
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "luggage",
        because: "two pieces are loaded already, so that this one brings 4 points more, at once",
        clauses: "R-13.1, R-13.3",
        position: || {
            let bag =
                |name| ("module_d", name, "PassengerLuggage(passenger: None, luggage: Some((points: 5, bonus: [])))");
            let special = [CAR, bag("one"), bag("two"), bag("three"), STROLL];
            let mut p = before(6, [Module::A, Module::D], &special, &["car", "three", "stroll"]);
            trains(&mut p, ("2 1", 1), ("4 2 1", 3));
            for (card_place, name) in [(0, "one"), (1, "two")] {
                let card = p.card(name);
                p.game.arrange([E::LuggagePlaced { seat: SEAT, card_place, card }]);
                p.game.arrange([E::LuggageLoaded { seat: SEAT, card_place, points: 5 }]);
            }
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a switch",
        because: "both of its cars are there and reached: 9 points in the scoring phase",
        clauses: "R-14.1, R-14.2",
        position: || {
            let switch = ("module_e", "switch", "Switch(value: 4, upper_points: 5, lower_points: 4)");
            let mut p = before(6, [Module::A, Module::E], &[CAR, switch, STROLL], &["car", "switch", "stroll"]);
            trains(&mut p, ("4 2", 1), ("7 4", 2));
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "a mechanic",
        because: "its car is there in both trains, and both cars to the right go up by 5 points",
        clauses: "R-14.3",
        position: || {
            let mechanic = ("module_e", "mechanic", "Mechanic(value: 12, bonus: [Coins(1)])");
            let mut p = before(6, [Module::A, Module::E], &[CAR, mechanic, WALK], &["car", "mechanic", "walk"]);
            trains(&mut p, ("12 7 1", 2), ("12 7", 2));
            p
        },
        best: Best::Proved,
    },
    KnownTurn {
        name: "coins for orders",
        because: "two coins buy an order of 10 points for a reached car",
        clauses: "R-16.2, R-16.4",
        position: || {
            let position = Position::with_setup(&[CAR, STROLL], |setup| {
                (setup.seats, setup.teatime) = (2, true);
            });
            let mut p = last_turn(position, 6, &["stroll"]);
            p.coins(1, [0; 3]);
            p.coins(0, [2, 0, 0]);
            trains(&mut p, ("7 2", 2), ("4", 1));
            let champagne = p.game.catalogue().order_tile_ids().skip(12).collect();
            p.game.arrange([E::OrderTilesLaid { tiles: champagne }]);
            p
        },
        best: Best::Proved,
    },
];
