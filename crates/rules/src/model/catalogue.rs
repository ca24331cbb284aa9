//! Reads the card files (`assets/cards/*.ron`) and checks them: a printed set can be typed in by
//! replacing files, so every mistake is reported with file, card and reason.

use std::{collections::BTreeMap, io, sync::Arc};

use serde::{Deserialize, de::DeserializeOwned};
use strum::VariantArray;
use thiserror::Error;

use super::{
    card::*,
    counts::*,
    possible::{POINTS, check_face, check_frame, check_range, check_station},
    tiles::{LocomotiveTile, OrderTile, OrderTileId, Refreshment},
};

/// The complete card set of the base game and the modules there are files for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    cards: Vec<ActionCard>,
    /// The kinds of the cards, side by side: most questions about a card ask for no more.
    kinds: Vec<CardKind>,
    game_end: Vec<GameEndCard>,
    order_tiles: Vec<OrderTile>,
    boards: Boards,
    fingerprint: u64,
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

/// The file of each module.
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
        let kinds = cards.iter().map(|card| card.face.kind()).collect();
        let (game_end, order_tiles) = (game_end.cards, orders.tiles);
        let mut new = Self { cards, kinds, game_end, order_tiles, boards, fingerprint: 0 };
        new.fingerprint = new.printed_fingerprint();
        Ok(Arc::new(new))
    }

    /// The modules this set has cards for.
    pub fn modules(&self) -> impl Iterator<Item = Module> {
        MODULE_FILES.into_iter().map(|(module, _)| module)
    }

    /// The 15 pairs of modules, or those of them that this set has cards for.
    pub fn module_pairs(&self) -> Vec<[Module; 2]> {
        let modules: Vec<_> = self.modules().collect();
        let pairs = modules
            .iter()
            .enumerate()
            .flat_map(|(place, first)| modules[place + 1..].iter().map(|other| [*first, *other]));
        pairs.collect()
    }

    /// An Action card.
    ///
    /// # Panics
    /// If the id comes from another card set.
    #[inline]
    pub fn card(&self, id: CardId) -> &ActionCard {
        &self.cards[usize::from(id.0)]
    }

    /// What kind of card it is.
    ///
    /// # Panics
    /// If the id comes from another card set.
    #[inline]
    pub fn kind(&self, id: CardId) -> CardKind {
        self.kinds[usize::from(id.0)]
    }

    /// All Action cards with their ids.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (CardId, &ActionCard)> {
        self.cards.iter().enumerate().map(|(place, card)| (CardId(place as u16), card))
    }

    /// A Game End card.
    ///
    /// # Panics
    /// If the id comes from another card set.
    #[inline]
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
    #[inline]
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
        self.fingerprint
    }

    fn printed_fingerprint(&self) -> u64 {
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
    if boards.mail_cars.len() != MAIL_CARS {
        return wrong(format!("there are 4 mail cars, not {}", boards.mail_cars.len()));
    }
    if boards.locomotive_tiles.len() != 8 {
        return wrong(format!("there are 8 Locomotive tiles, not {}", boards.locomotive_tiles.len()));
    }
    if boards.locomotive_tiles.iter().any(|tile| tile.upgrades == 0 || tile.upgrades > 2) {
        return wrong("a Locomotive tile brings 1 or 2 upgrades of choice".to_owned());
    }
    for tile in &boards.locomotive_tiles {
        check_range("points on a Locomotive tile", tile.value, POINTS).or_else(wrong)?;
    }
    if boards.constantinople.len() != CONSTANTINOPLE_VALUES || !boards.constantinople.is_sorted_by(|a, b| a > b) {
        return wrong("Constantinople has 3 descending values".to_owned());
    }
    if boards.start_player.len() != 4 {
        return wrong("the Start Player tile has 4 frames: taker, then 3 players to the left".to_owned());
    }
    let frames = boards.mail_cars.iter().chain(&boards.start_player);
    frames.map(check_frame).chain(boards.stations.iter().map(check_station)).collect::<Result<(), _>>().or_else(wrong)
}

fn check_game_end(cards: &[GameEndCard]) -> Result<(), CatalogueError> {
    if cards.len() != GAME_END_CARDS {
        return Err(fault(
            GAME_END_FILE,
            None,
            format!("there are {GAME_END_CARDS} Game End cards, not {}", cards.len()),
        ));
    }
    for (place, card) in cards.iter().enumerate() {
        let result = check_frame(&card.action).and(check_range("points", card.points, 1..=9));
        result.map_err(|reason| fault(GAME_END_FILE, Some(&format!("no. {}", place + 1)), reason))?;
    }
    Ok(())
}

/// five tiles of a kind, all for the same class of car.
fn check_orders(tiles: &[OrderTile]) -> Result<(), CatalogueError> {
    let wrong = |reason: String| Err(fault(ORDER_FILE, None, reason));
    for kind in Refreshment::VARIANTS.iter().copied() {
        let of_kind: Vec<_> = tiles.iter().filter(|tile| tile.refreshment == kind).collect();
        if of_kind.len() != ORDER_TILES {
            return wrong(format!("there are 5 tiles of {kind}, not {}", of_kind.len()));
        }
        if of_kind.iter().any(|tile| tile.value != of_kind[0].value) {
            return wrong(format!("all tiles of {kind} must be for cars of the same value"));
        }
    }
    for (place, tile) in tiles.iter().enumerate() {
        let result = if tile.value == CarValue::V0 {
            Err("a 0-value car cannot order anything".to_owned())
        } else {
            check_range("points", tile.points, POINTS)
        };
        result.map_err(|reason| fault(ORDER_FILE, Some(&format!("no. {}", place + 1)), reason))?;
    }
    Ok(())
}

/// Which cards belong in a file: the kinds of the base game, or those of a module beside the contracts, coin
/// cards and Game End cards that every module has.
fn kinds(module: Option<Module>) -> Vec<CardKind> {
    let own: &[CardKind] = match module {
        None => return vec![CardKind::RailroadCar, CardKind::Conductor, CardKind::Locomotive, CardKind::Route],
        Some(Module::A) => &[],
        Some(Module::B) => &[CardKind::Celebrity, CardKind::Postcard],
        Some(Module::C) => &[CardKind::Suspect, CardKind::DestroyEvidence],
        Some(Module::D) => &[CardKind::PassengerLuggage],
        Some(Module::E) => &[CardKind::Switch, CardKind::Mechanic],
        Some(Module::F) => &[CardKind::Storage, CardKind::Factory],
    };
    [own, &[CardKind::Contract, CardKind::Coins, CardKind::GameEnd]].concat()
}

/// What the printed game fixes: how many cards a pile has, which kinds there are, and the four cards that
/// destroy evidence. How many of the other kinds there are differs from set to set.
fn check_cards(file: &str, module: Option<Module>, cards: &[ActionCard]) -> Result<(), CatalogueError> {
    let allowed = kinds(module);
    for card in cards {
        check_face(&card.face).map_err(|reason| fault(file, Some(&card.name), reason))?;
        check_frame(&card.bonus).map_err(|reason| fault(file, Some(&card.name), reason))?;
        if !card.bonus.is_empty() && card.face != Face::Factory {
            return Err(fault(file, Some(&card.name), "only factories have a bonus beside their face"));
        }
        if !allowed.contains(&card.face.kind()) {
            let all: Vec<_> = allowed.iter().map(|kind| kind.plural()).collect();
            let reason = format!("{} do not belong here, only {}", card.face.kind().plural(), all.join(", "));
            return Err(fault(file, Some(&card.name), reason));
        }
    }
    let wanted = if module.is_none() { BASE_CARDS } else { MODULE_CARDS };
    for pile in Pile::ALL {
        let of_pile = || cards.iter().filter(|card| card.pile == pile);
        if of_pile().count() != wanted {
            let reason = format!("pile {} has {} cards, not {wanted}", pile.number(), of_pile().count());
            return Err(fault(file, None, reason));
        }
        if module == Some(Module::C) && of_pile().all(|card| card.face != Face::DestroyEvidence) {
            let reason = format!("pile {} has no card that destroys evidence: every pile has one", pile.number());
            return Err(fault(file, None, reason));
        }
    }
    let destroying = cards.iter().filter(|card| card.face == Face::DestroyEvidence).count();
    if module == Some(Module::C) && destroying != DESTROYING_CARDS {
        let reason = format!("there are {DESTROYING_CARDS} cards that destroy evidence, not {destroying}");
        return Err(fault(file, None, reason));
    }
    Ok(())
}

fn check_names(cards: &[ActionCard]) -> Result<(), CatalogueError> {
    let mut seen = BTreeMap::new();
    for card in cards {
        let file =
            MODULE_FILES.iter().find(|(module, _)| Some(*module) == card.module).map_or(BASE_FILE, |(_, file)| file);
        if let Some(first) = seen.insert(&card.name, file) {
            return Err(fault(file, Some(&card.name), format!("{first} already has a card of that name")));
        }
    }
    Ok(())
}
