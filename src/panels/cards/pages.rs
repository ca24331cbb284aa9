//! What each page of the window with cards shows.

use std::collections::BTreeMap;

use strum::VariantArray;

use crate::{localization::words::Words, pieces::printed::Printed, state::CardsPage};
use rules::{Board, CardId, CardKind, CardType, Face, GameEndId, Pile, Seat, queries::Queries};

/// A page.
pub struct CardsContent {
    /// The pages that there are.
    pub tabs: Vec<CardsPage>,
    /// What is shown, in a sentence.
    pub about: String,
    pub groups: Vec<CardGroup>,
}

/// Cards of one kind.
pub struct CardGroup {
    /// The kind; empty where there is only one.
    pub title: String,
    pub cards: Vec<Card>,
}

/// A card with what stands below it.
pub struct Card {
    pub printed: Printed,
    /// Its name, or where it is.
    pub caption: String,
    /// Who has it.
    pub holder: Option<Seat>,
}

/// Makes a page; the drafted Game End cards are those that may be shown now.
pub fn page(open: CardsPage, words: &Words, board: &Board, drafted: &[(Seat, GameEndId)]) -> CardsContent {
    let queries = Queries::new(board, words.catalogue());
    let (about, groups) = match open {
        CardsPage::Pile(pile) => pile_page(words, board, queries, pile),
        CardsPage::LocomotiveTiles => (words.get("cards-about-tiles"), vec![tiles(queries)]),
        CardsPage::GameEnd => (words.get("cards-about-game-end"), game_end(words, board, drafted)),
        CardsPage::Taken(seat) => {
            let taken: Vec<_> = board.player(seat).cards().collect();
            let values = [("name", words.name(seat).into()), ("n", taken.len().into())];
            (words.with("cards-about-taken", values), by_kind(words, taken))
        }
    };
    CardsContent { tabs: tabs(board), about, groups }
}

fn tabs(board: &Board) -> Vec<CardsPage> {
    let first = Pile::of_round(board.round).index() as u8;
    let taken = (0..board.seats()).map(|seat| CardsPage::Taken(Seat(seat)));
    let piles = (first..3).map(CardsPage::Pile);
    piles.chain([CardsPage::LocomotiveTiles, CardsPage::GameEnd]).chain(taken).collect()
}

fn pile_page(words: &Words, board: &Board, queries: Queries, pile: u8) -> (String, Vec<CardGroup>) {
    let Some(number) = Pile::ALL.get(usize::from(pile)) else { return (String::new(), Vec::new()) };
    let cards: Vec<_> = queries.cards_to_come(words.game.setup(), *number).collect();
    let values = [("left", board.piles[number.index()].into()), ("possible", cards.len().into())];
    (words.with("cards-about-pile", values), by_kind(words, cards))
}

/// A group for each kind, in the order of the rules.
fn by_kind(words: &Words, cards: impl IntoIterator<Item = CardId>) -> Vec<CardGroup> {
    let mut kinds: BTreeMap<CardKind, Vec<CardId>> = BTreeMap::new();
    for card in cards {
        kinds.entry(words.action_card(card).face.kind()).or_default().push(card);
    }
    let group = |(kind, mut cards): (CardKind, Vec<CardId>)| {
        cards.sort_unstable();
        let name = |id: CardId| match &words.action_card(id).face {
            Face::Route { city, .. } => words.city(city),
            Face::Celebrity(key) => words.celebrity(key),
            Face::Postcard(key) => words.postcard(key),
            _ => String::new(),
        };
        let card = |id: CardId| Card { printed: Printed::Action(id), caption: name(id), holder: None };
        CardGroup { title: words.kind(kind), cards: cards.into_iter().map(card).collect() }
    };
    kinds.into_iter().map(group).collect()
}

fn tiles(queries: Queries) -> CardGroup {
    let card = |tile| Card { printed: Printed::Tile(tile), caption: String::new(), holder: None };
    CardGroup { title: String::new(), cards: queries.tiles_to_come().map(card).collect() }
}

/// All Game End cards by type, each with where it is.
fn game_end(words: &Words, board: &Board, drafted: &[(Seat, GameEndId)]) -> Vec<CardGroup> {
    let catalogue = words.catalogue();
    let seats = || (0..board.seats()).map(Seat);
    let card = |id: GameEndId| {
        let secret = drafted.iter().find(|(_, card)| *card == id).map(|(seat, _)| *seat);
        let holder = seats().find(|seat| board.player(*seat).game_end.contains(&id)).or(secret);
        let caption = match holder {
            _ if board.market.contains(&Some(id)) => words.get("cards-open"),
            Some(seat) if Some(seat) == secret && board.player(seat).hidden_game_end > 0 => words.get("cards-secret"),
            Some(seat) => words.name(seat),
            None => String::new(),
        };
        Card { printed: Printed::GameEnd(id), caption, holder }
    };
    let of_type = |card_type: CardType| {
        let ids = catalogue.game_end_ids().filter(|id| catalogue.game_end(*id).card_type == card_type);
        CardGroup { title: words.card_type(card_type), cards: ids.map(card).collect() }
    };
    CardType::VARIANTS.iter().map(|card_type| of_type(*card_type)).collect()
}

/// What a card does, in words.
pub fn told(words: &Words, printed: Printed) -> String {
    match printed {
        Printed::Action(card) => format!("{}: {}", words.card_title(card), words.card_explained(card)),
        Printed::GameEnd(card) => words.game_end_explained(card),
        Printed::Tile(tile) => format!("{}: {}", words.tile_title(tile), words.tile_explained(tile)),
    }
}
