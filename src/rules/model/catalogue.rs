//! Reads the card files (`assets/cards/*.ron`) and checks them: a printed set can be typed in by
//! replacing files, so whatever is wrong is named by file, card and reason.

use std::{collections::BTreeMap, io, sync::Arc};

use serde::{Deserialize, de::DeserializeOwned};
use strum::VariantArray;
use thiserror::Error;

use super::card::*;
use super::tiles::{LocomotiveTile, OrderTile, OrderTileId, Refreshment};

/// The complete card set of the base game and the modules there are files for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    cards: Vec<ActionCard>,
    game_end: Vec<GameEndCard>,
    order_tiles: Vec<OrderTile>,
    boards: Boards,
}

/// Everything that is not a drawn card: `boards.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    /// The stations of the player board, the one next to Paris first.
    pub stations: Vec<Station>,
    /// The bonus frames of the mail cars, the same for everybody.
    pub mail_cars: Vec<Frame>,
    /// The Locomotive tiles in the order in which they are taken.
    pub locomotive_tiles: Vec<LocomotiveTile>,
    /// Points of the first conductors that stand on a Locomotive tile.
    pub constantinople: Vec<u8>,
    /// Frames of the taker of the Start Player tile, then of the players to the left.
    pub start_player: Vec<Frame>,
}

/// A card file that cannot be used: which file, which card, why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}: {}{reason}", card.as_ref().map(|card| format!("card \"{card}\": ")).unwrap_or_default())]
pub struct CatalogueError {
    /// Name of the file inside `assets/cards`.
    pub file: String,
    /// The card, where the fault belongs to one.
    pub card: Option<String>,
    /// What is wrong, in words.
    pub reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionFile {
    cards: Vec<ActionCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameEndFile {
    cards: Vec<GameEndCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderFile {
    tiles: Vec<OrderTile>,
}

/// The module files there are; the later modules add theirs here.
const MODULE_FILES: [(Module, &str); 6] = [
    (Module::A, "module_a.ron"),
    (Module::B, "module_b.ron"),
    (Module::C, "module_c.ron"),
    (Module::D, "module_d.ron"),
    (Module::E, "module_e.ron"),
    (Module::F, "module_f.ron"),
];
const BASE_FILE: &str = "base.ron";
const GAME_END_FILE: &str = "game_end.ron";
const ORDER_FILE: &str = "teatime.ron";
const BOARDS_FILE: &str = "boards.ron";

impl Catalogue {
    /// The set that is compiled in: the files of `assets/cards` as they were at build time.
    pub fn built_in() -> Result<Arc<Self>, CatalogueError> {
        Self::read(|file| {
            Ok(match file {
                BASE_FILE => include_str!("../../../assets/cards/base.ron"),
                GAME_END_FILE => include_str!("../../../assets/cards/game_end.ron"),
                BOARDS_FILE => include_str!("../../../assets/cards/boards.ron"),
                ORDER_FILE => include_str!("../../../assets/cards/teatime.ron"),
                "module_a.ron" => include_str!("../../../assets/cards/module_a.ron"),
                "module_b.ron" => include_str!("../../../assets/cards/module_b.ron"),
                "module_c.ron" => include_str!("../../../assets/cards/module_c.ron"),
                "module_d.ron" => include_str!("../../../assets/cards/module_d.ron"),
                "module_e.ron" => include_str!("../../../assets/cards/module_e.ron"),
                "module_f.ron" => include_str!("../../../assets/cards/module_f.ron"),
                other => return Err(io::Error::new(io::ErrorKind::NotFound, format!("{other} is not built in"))),
            }
            .to_owned())
        })
    }

    /// Reads a card set through `read`, which gives the text of a file by its name.
    ///
    /// # Errors
    /// The first file, card and reason that make the set unusable.
    pub fn read(read: impl Fn(&str) -> io::Result<String>) -> Result<Arc<Self>, CatalogueError> {
        let boards: Boards = parse(BOARDS_FILE, &read)?;
        check_boards(&boards)?;
        let game_end: GameEndFile = parse(GAME_END_FILE, &read)?;
        check_game_end(&game_end.cards)?;
        let orders: OrderFile = parse(ORDER_FILE, &read)?;
        check_orders(&orders.tiles)?;
        let mut cards = Vec::new();
        for (module, file) in std::iter::once((None, BASE_FILE)).chain(MODULE_FILES.map(|(m, file)| (Some(m), file))) {
            let mut part: ActionFile = parse(file, &read)?;
            check_cards(file, module, &part.cards)?;
            part.cards.iter_mut().for_each(|card| card.module = module);
            cards.append(&mut part.cards);
        }
        check_names(&cards)?;
        Ok(Arc::new(Self { cards, game_end: game_end.cards, order_tiles: orders.tiles, boards }))
    }

    /// The modules this set has cards for.
    pub fn modules(&self) -> impl Iterator<Item = Module> {
        MODULE_FILES.into_iter().map(|(module, _)| module)
    }

    /// An Action card.
    ///
    /// # Panics
    /// If the id comes from another card set.
    pub fn card(&self, id: CardId) -> &ActionCard {
        &self.cards[usize::from(id.0)]
    }

    /// All Action cards with their ids.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, &ActionCard)> {
        (0..).map(CardId).zip(&self.cards)
    }

    /// A Game End card.
    ///
    /// # Panics
    /// If the id comes from another card set.
    pub fn game_end(&self, id: GameEndId) -> &GameEndCard {
        &self.game_end[usize::from(id.0)]
    }

    /// The ids of all Game End cards.
    pub fn game_end_ids(&self) -> impl Iterator<Item = GameEndId> + use<> {
        (0..self.game_end.len() as u8).map(GameEndId)
    }

    /// An order tile of Teatime.
    ///
    /// # Panics
    /// If the id comes from another card set.
    pub fn order_tile(&self, id: OrderTileId) -> &OrderTile {
        &self.order_tiles[usize::from(id.0)]
    }

    /// The ids of all order tiles.
    pub fn order_tile_ids(&self) -> impl Iterator<Item = OrderTileId> + use<> {
        (0..self.order_tiles.len() as u8).map(OrderTileId)
    }

    /// Boards, mail cars and tiles.
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// Tells one card set from another, so that a saved game is not continued with other cards.
    pub fn fingerprint(&self) -> u64 {
        // FNV-1a over the debug text: stable on every platform, unlike the standard hasher.
        format!("{:?}{:?}{:?}{:?}", self.cards, self.game_end, self.order_tiles, self.boards)
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}

fn fault(file: &str, card: Option<&str>, reason: impl Into<String>) -> CatalogueError {
    CatalogueError { file: file.to_owned(), card: card.map(str::to_owned), reason: reason.into() }
}

fn parse<T: DeserializeOwned>(file: &str, read: impl Fn(&str) -> io::Result<String>) -> Result<T, CatalogueError> {
    let text = read(file).map_err(|error| fault(file, None, format!("cannot be read: {error}")))?;
    ron::from_str(&text).map_err(|error| {
        // The nearest `name:` above the fault tells which card it is in.
        let above = text.lines().take(error.span.end.line).collect::<Vec<_>>();
        let card = above.iter().rev().find_map(|line| line.split_once("name:")?.1.split('"').nth(1));
        fault(file, card, format!("line {}: {}", error.span.start.line, error.code))
    })
}

fn check_boards(boards: &Boards) -> Result<(), CatalogueError> {
    let wrong = |reason: String| Err(fault(BOARDS_FILE, None, reason));
    if boards.stations.len() != 3 {
        return wrong(format!("the player board has 3 stations, not {}", boards.stations.len()));
    }
    if boards.mail_cars.len() != 4 {
        return wrong(format!("there are 4 mail cars, not {}", boards.mail_cars.len()));
    }
    if boards.locomotive_tiles.len() != 8 {
        return wrong(format!("there are 8 Locomotive tiles, not {}", boards.locomotive_tiles.len()));
    }
    if boards.locomotive_tiles.iter().any(|tile| tile.upgrades == 0 || tile.upgrades > 2) {
        return wrong("a Locomotive tile brings 1 or 2 upgrades of choice".to_owned());
    }
    if boards.constantinople.len() != 3 || !boards.constantinople.is_sorted_by(|a, b| a > b) {
        return wrong("Constantinople has 3 descending values".to_owned());
    }
    if boards.start_player.len() != 4 {
        return wrong("the Start Player tile has 4 frames: taker, then 3 players to the left".to_owned());
    }
    let frames = boards.mail_cars.iter().chain(&boards.start_player);
    for frame in frames.chain(boards.stations.iter().filter_map(bonus)) {
        check_frame(frame).or_else(wrong)?;
    }
    Ok(())
}

fn bonus(station: &Station) -> Option<&Frame> {
    if let Station::Bonus(frame) = station { Some(frame) } else { None }
}

fn check_game_end(cards: &[GameEndCard]) -> Result<(), CatalogueError> {
    for card_type in CardType::VARIANTS.iter().copied() {
        let count = cards.iter().filter(|card| card.card_type == card_type).count();
        if count != 7 {
            return Err(fault(GAME_END_FILE, None, format!("7 Game End cards of type {card_type:?}, not {count}")));
        }
    }
    for (place, card) in cards.iter().enumerate() {
        let result = check_frame(&card.action).and(check_range("points", card.points, 1..=6));
        result.map_err(|reason| fault(GAME_END_FILE, Some(&format!("no. {}", place + 1)), reason))?;
    }
    Ok(())
}

/// five tiles a kind, with rising points; a kind has one class.
fn check_orders(tiles: &[OrderTile]) -> Result<(), CatalogueError> {
    let wrong = |reason: String| Err(fault(ORDER_FILE, None, reason));
    for kind in Refreshment::VARIANTS.iter().copied() {
        let of_kind: Vec<_> = tiles.iter().filter(|tile| tile.refreshment == kind).collect();
        if of_kind.len() != 5 {
            return wrong(format!("5 tiles of {kind:?}, not {}", of_kind.len()));
        }
        if of_kind.iter().any(|tile| tile.value != of_kind[0].value) {
            return wrong(format!("all tiles of {kind:?} are for the same value of car"));
        }
        if !of_kind.is_sorted_by(|a, b| a.points < b.points) {
            return wrong(format!("the points of {kind:?} rise from tile to tile"));
        }
    }
    for (place, tile) in tiles.iter().enumerate() {
        let result = if tile.value == CarValue::V0 {
            Err("a 0-value car orders nothing".to_owned())
        } else {
            check_range("points", tile.points, 1..=20)
        };
        result.map_err(|reason| fault(ORDER_FILE, Some(&format!("no. {}", place + 1)), reason))?;
    }
    Ok(())
}

/// How many cards of a kind a pile holds, at least and at most (COMPONENTS.md).
fn expected(module: Option<Module>) -> &'static [(Kind, u8, u8)] {
    match module {
        None => &[(Kind::RailroadCar, 9, 9), (Kind::Conductor, 5, 5), (Kind::Locomotive, 5, 5), (Kind::Route, 5, 5)],
        Some(Module::A) => &[(Kind::Contract, 6, 6), (Kind::Coins, 1, 1), (Kind::GameEnd, 1, 1)],
        Some(Module::C) => &[
            (Kind::Suspect, 3, 5),
            (Kind::DestroyEvidence, 1, 2),
            (Kind::Contract, 1, 2),
            (Kind::Coins, 0, 1),
            (Kind::GameEnd, 0, 1),
        ],
        Some(Module::D) => {
            &[(Kind::PassengerLuggage, 5, 5), (Kind::Contract, 2, 2), (Kind::Coins, 0, 1), (Kind::GameEnd, 0, 1)]
        }
        Some(Module::E) => &[
            (Kind::Switch, 3, 3),
            (Kind::Mechanic, 3, 3),
            (Kind::Contract, 1, 1),
            (Kind::Coins, 0, 1),
            (Kind::GameEnd, 0, 1),
        ],
        Some(Module::F) => &[
            (Kind::Storage, 2, 2),
            (Kind::Factory, 3, 3),
            (Kind::Contract, 1, 1),
            (Kind::Coins, 1, 1),
            (Kind::GameEnd, 1, 1),
        ],
        _ => &[
            (Kind::Celebrity, 3, 3),
            (Kind::Postcard, 2, 2),
            (Kind::Contract, 2, 2),
            (Kind::Coins, 0, 1),
            (Kind::GameEnd, 0, 1),
        ],
    }
}

fn check_cards(file: &str, module: Option<Module>, cards: &[ActionCard]) -> Result<(), CatalogueError> {
    for card in cards {
        check_face(&card.face).map_err(|reason| fault(file, Some(&card.name), reason))?;
        if !expected(module).iter().any(|(kind, ..)| *kind == card.face.kind()) {
            return Err(fault(file, Some(&card.name), format!("{:?} cards do not belong here", card.face.kind())));
        }
    }
    let destroying = cards.iter().filter(|card| card.face == Face::DestroyEvidence).count();
    if module == Some(Module::C) && destroying != 4 {
        return Err(fault(file, None, format!("there are 4 DestroyEvidence cards, not {destroying}")));
    }
    for pile in Pile::ALL {
        let count = |kind| cards.iter().filter(|card| card.pile == pile && card.face.kind() == kind).count();
        for (kind, least, most) in expected(module) {
            if !(usize::from(*least)..=usize::from(*most)).contains(&count(*kind)) {
                let wanted = if least == most { least.to_string() } else { format!("{least} to {most}") };
                let reason = format!("pile {} has {} {kind:?} cards, not {wanted}", pile.number(), count(*kind));
                return Err(fault(file, None, reason));
            }
        }
        let (all, wanted) =
            (cards.iter().filter(|card| card.pile == pile).count(), if module.is_none() { 24 } else { 8 });
        if all != wanted {
            return Err(fault(file, None, format!("pile {} has {all} cards, not {wanted}", pile.number())));
        }
    }
    Ok(())
}

fn check_names(cards: &[ActionCard]) -> Result<(), CatalogueError> {
    let mut seen = BTreeMap::new();
    for card in cards {
        let file =
            MODULE_FILES.iter().find(|(module, _)| Some(*module) == card.module).map_or(BASE_FILE, |(_, file)| file);
        if let Some(first) = seen.insert(&card.name, file) {
            return Err(fault(file, Some(&card.name), format!("the name stands already in {first}")));
        }
    }
    Ok(())
}

fn check_face(face: &Face) -> Result<(), String> {
    match face {
        Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => check_frame(frame),
        Face::Route { city, stations } => {
            check_key(city)?;
            if !(1..=4).contains(&stations.len()) {
                return Err(format!("a route card has 1 to 4 stations, not {}", stations.len()));
            }
            if stations.iter().filter_map(bonus).count() > 2 {
                return Err("a route card has at most two bonus stations".to_owned());
            }
            stations.iter().try_for_each(|station| match station {
                Station::Points(points) => check_range("points", *points, 1..=20),
                Station::Bonus(frame) => check_frame(frame),
            })
        }
        Face::Contract(contract) => {
            check_condition(&contract.condition)?;
            match &contract.reward {
                Reward::Frame(frame) | Reward::PerFulfilledContract(frame) => check_frame(frame),
                Reward::GameEndCardPerLocomotiveTile => Ok(()),
            }
        }
        Face::Celebrity(key) | Face::Postcard(key) => check_key(key),
        Face::Suspect(_, frame) => check_frame(frame),
        Face::PassengerLuggage { passenger: None, luggage: None } => {
            Err("the card has neither a passenger nor luggage".to_owned())
        }
        Face::PassengerLuggage { passenger, luggage } => {
            let mut passenger = passenger.iter();
            passenger.try_for_each(|p| check_range("coins", p.coins, 1..=12).and(check_frame(&p.bonus)))?;
            luggage.iter().try_for_each(|l| check_range("points", l.points, 1..=20).and(check_frame(&l.bonus)))
        }
        Face::Switch { value, upper_points, lower_points } => {
            check_asked(*value)?;
            check_range("points", *upper_points, 1..=20).and(check_range("points", *lower_points, 1..=20))
        }
        Face::Mechanic { value, bonus } => check_asked(*value).and(check_frame(bonus)),
        Face::DestroyEvidence | Face::Storage | Face::Factory => Ok(()),
    }
}

fn check_condition(condition: &Condition) -> Result<(), String> {
    match condition {
        Condition::Cars { count, .. } => check_range("cars", *count, 1..=18),
        Condition::CarsInEachTrain { count, .. } => check_range("cars", *count, 1..=9),
        Condition::Guests(count) => check_range("guests", *count, 1..=6),
        Condition::DestroyEvidence(count) => check_range("destroy-evidence cards", *count, 1..=4),
        Condition::PassengersOrLuggage(count) => check_range("passengers or luggage", *count, 1..=8),
        Condition::Run(values) if !(2..=9).contains(&values.len()) => Err("a run has 2 to 9 cars".to_owned()),
        Condition::Run(values) if !values.is_sorted_by(|a, b| a >= b) => {
            Err("a run can only descend (R-4.2)".to_owned())
        }
        _ => Ok(()),
    }
}

fn check_frame(frame: &Frame) -> Result<(), String> {
    if frame.len() > 6 {
        return Err(format!("a frame has at most 6 symbols, not {}", frame.len()));
    }
    frame.iter().try_for_each(|symbol| match symbol {
        Symbol::Upgrade { from: CarValue::V12 } => Err("a 12-value car cannot be upgraded".to_owned()),
        Symbol::BothConductors(steps) | Symbol::OneConductor(steps) => check_range("steps", *steps, 1..=9),
        Symbol::Locomotive(stations) => check_range("stations", *stations, 1..=9),
        Symbol::Coins(coins) => check_range("coins", *coins, 1..=12),
        Symbol::Points(points) => check_range("points", *points, 1..=20),
        Symbol::FactoryUpgrade { .. } => Err("only a factory brings its upgrades (R-15.2)".to_owned()),
        _ => Ok(()),
    })
}

/// The value that a middle card asks for: every car is worth 0, so that asks for nothing.
fn check_asked(value: CarValue) -> Result<(), String> {
    if value > CarValue::V0 { Ok(()) } else { Err("a middle card asks for a value of at least 1".to_owned()) }
}

fn check_range(what: &str, number: u8, range: std::ops::RangeInclusive<u8>) -> Result<(), String> {
    if range.contains(&number) {
        Ok(())
    } else {
        Err(format!("{number} {what}: only {} to {} make sense", range.start(), range.end()))
    }
}

fn check_key(key: &str) -> Result<(), String> {
    if !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
        Ok(())
    } else {
        Err(format!("\"{key}\" is not a key: small letters, digits and hyphens"))
    }
}
