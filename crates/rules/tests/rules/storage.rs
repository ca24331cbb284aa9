//! The Storage of Module F: what it draws, and what can be used.

use rules::{
    Act, Ask, CardId, CardType, Choice, FrameSource, Game, GameEvent as E, Module, Purchase, Refusal, Seat, Symbol,
};
use serde_json::Value;

use crate::common::{
    cards::Special,
    position::{Position, Upper, car, spend, up},
};

/// A position in which a Storage lies first in the offer, and these cards of pile 1 would be drawn.
fn position(seats: u8, special: &[Special], drawn: &[&str]) -> Position {
    let special = [&[("module_f", "storage", "Storage")], special].concat();
    let change = |setup: &mut rules::Setup| (setup.seats, setup.modules) = (seats, [Module::F, Module::B]);
    let mut p = Position::before_draft(&special, change);
    // 18 cards are laid out before it draws.
    let mut order = vec![p.card("storage")];
    let named: Vec<_> = drawn.iter().map(|name| p.card(name)).collect();
    let others = p.game.catalogue().cards().filter(|(id, card)| {
        let plays = card.module.is_none_or(|module| p.game.setup().modules.contains(&module));
        card.pile.number() == 1 && plays && !named.contains(id) && card.name != "storage"
    });
    order.extend(others.map(|(id, _)| id).take(17));
    order.extend(&named);
    p.game.stack(&order);
    while p.ask() == Ask::Draft {
        p.choose(Choice::KeepGameEndCard { hand: 0 });
    }
    p
}

const CAR: Special = ("base", "car", "Type(RailroadCar, [Car])");
const COINS: Special = ("module_f", "coins", "Coins([Coins(2)])");
const GAME_END: Special = ("module_f", "game-end", "GameEnd([GameEndCard])");
const ROUTE: Special = ("base", "route", "Route(city: \"munich\", stations: [Points(2)])");
const SINGER: Special = ("module_b", "singer", "Celebrity(\"singer\")");

/// Which of the cards drawn can be used, by name.
fn usable(p: &Position) -> Vec<&str> {
    let drawn = &p.game.board().storage;
    let name = |choice| match choice {
        Choice::UseStorageCard { drawn: place } => {
            Some(p.game.catalogue().card(drawn[usize::from(place)]).name.as_str())
        }
        _ => None,
    };
    p.game.legal_choices().into_iter().filter_map(name).collect()
}

fn use_card(p: &mut Position, name: &str) {
    let card = p.card(name);
    let drawn = p.game.board().storage.iter().position(|other| *other == card).expect("it was drawn") as u8;
    p.choose(Choice::UseStorageCard { drawn });
}

/// The game with other secrets.
fn with_secrets(game: &Game, change: impl FnOnce(&mut Value, &mut Value)) -> Game {
    let mut text = serde_json::to_value(game).expect("a game can be written");
    let mut secrets = text["secrets"].take();
    change(&mut secrets, &mut text["board"]);
    text["secrets"] = secrets;
    let read: Game = serde_json::from_value(text).expect("and read");
    read.with_catalogue(game.catalogue().clone())
}

#[test]
fn r_15_1_up_to_two_of_three_cards_and_the_toolbox() {
    let mut p = position(2, &[CAR, COINS, GAME_END], &["car", "coins", "game-end"]);
    p.take("storage");
    assert_eq!((p.ask(), p.game.board().storage.len()), (Ask::Storage, 3));
    let mut found = usable(&p);
    found.sort_unstable();
    assert_eq!(found, ["car", "coins", "game-end"]);
    assert!(p.game.legal_choices().contains(&Choice::UseToolbox));
    p.refused(Choice::EndTurn, Refusal::NotAsked { choice: Choice::EndTurn });
    let nowhere = Choice::UseStorageCard { drawn: 3 };
    p.refused(nowhere, Refusal::NotThere { choice: nowhere });
    use_card(&mut p, "car");
    assert_eq!(p.game.state().running_frame().map(|frame| frame.source), Some(FrameSource::Storage(p.card("car"))));
    p.act(car(Upper));
    use_card(&mut p, "coins");
    p.act(Act::Coins);
    // Two are used: all three go back, and only the Storage goes to the taken cards.
    let seat = Seat(0);
    assert!(p.events.contains(&E::StorageReturned { seat, cards: 3 }), "{:?}", p.events);
    assert_eq!((p.ask(), p.player(0).purse.total(), p.shown(0, Upper)), (Ask::FinishTurn, 3, "0 0".into()));
    assert_eq!(p.player(0).taken[..], [p.card("storage")]);
    assert_eq!(p.game.queries().game_end_count(seat, CardType::RailroadCar).0, 0, "a card used is not taken (R-9.3)");
    assert_eq!(p.game.board().piles[0], 22);
    assert!(p.game.board().storage.is_empty() && p.game.board().storage_used.is_empty());
}

#[test]
fn r_15_1_the_toolbox_is_one_of_the_two_and_one_may_stop_earlier() {
    let mut p = position(2, &[CAR, COINS], &["car", "coins"]);
    p.take("storage");
    p.choose(Choice::UseToolbox);
    assert_eq!(p.game.state().running_frame().map(|frame| frame.symbols.to_vec()), Some(vec![Symbol::UpgradeOfChoice]));
    p.act(up(Upper, 0));
    p.refused(Choice::UseToolbox, Refusal::NotThere { choice: Choice::UseToolbox });
    p.choose(Choice::Finish);
    assert_eq!((p.ask(), p.shown(0, Upper)), (Ask::FinishTurn, "1".into()));
    assert_eq!(p.player(0).taken[..], [p.card("storage")]);
    p.refused(Choice::Finish, Refusal::NotAsked { choice: Choice::Finish });
}

#[test]
fn r_15_1_other_cards_cannot_be_used_and_then_only_the_toolbox_is_left() {
    let contract = "Contract((condition: Cars(count: 1, value: 0), reward: Frame([Coins(1)])))";
    let special = [ROUTE, SINGER, ("module_f", "contract", contract)];
    let mut p = position(2, &special, &["route", "singer", "contract"]);
    p.take("storage");
    assert!(usable(&p).is_empty());
    for drawn in 0..3 {
        p.refused(Choice::UseStorageCard { drawn }, Refusal::WrongSymbol);
    }
    p.choose(Choice::UseToolbox);
    p.act(up(Upper, 0));
    assert_eq!(p.ask(), Ask::FinishTurn, "nothing is left to be used: the Storage is over");
    assert_eq!(p.player(0).contracts.len(), 0);
}

#[test]
fn r_15_1_coins_contracts_and_waiting_frames_between_the_two_but_not_within_one() {
    let contract = "Contract((condition: Cars(count: 6, value: 0), reward: Frame([Coins(1)])))";
    let mut p = position(2, &[CAR, COINS, GAME_END, ("module_b", "six", contract)], &["car", "coins", "game-end"]);
    p.game.arrange([E::ContractLaid { seat: Seat(0), card: p.card("six") }]);
    p.train(0, Upper, "0 0 0 0", 0);
    p.take("storage");
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::ContractNotMet);
    use_card(&mut p, "car");
    p.refused(Choice::Spend { coins: [1, 0, 0], on: Purchase::Point }, Refusal::NotNow);
    p.act(car(Upper));
    p.choose(Choice::PlaceMailCar { mail_car: 2 });
    assert_eq!(p.ask(), Ask::Storage);
    p.choose(Choice::Fulfil { contract: 0 });
    p.act(Act::Coins);
    p.choose(spend([1, 0, 0], car(Upper)));
    p.begin(FrameSource::MailCar(2));
    p.act(up(Upper, 0));
    p.act(up(Upper, 1));
    assert_eq!(p.ask(), Ask::Storage);
    use_card(&mut p, "game-end");
    p.act(Act::GameEndCard { slot: 0 });
    p.act(Act::Coins);
    assert_eq!((p.ask(), p.player(0).game_end.len()), (Ask::FinishTurn, 1));
}

#[test]
fn r_15_1_a_short_pile_gives_what_there_is() {
    for left in 0..3 {
        let mut p = position(2, &[], &[]);
        p.game = with_secrets(&p.game, |secrets, board| {
            secrets["piles"][0].as_array_mut().unwrap().truncate(left);
            board["piles"][0] = left.into();
        });
        p.take("storage");
        assert_eq!((p.game.board().storage.len(), p.game.board().piles[0]), (left, 0));
        assert!(p.game.legal_choices().contains(&Choice::UseToolbox));
        p.choose(Choice::Finish);
        assert_eq!(usize::from(p.game.board().piles[0]), left);
    }
}

#[test]
fn r_15_1_the_cards_come_from_the_pile_of_the_round() {
    let mut p = position(2, &[], &[]);
    while p.game.board().round < 3 {
        p.pass();
    }
    let second = |p: &Position| {
        let offer = &p.game.board().offer;
        let storage = |place: &rules::OfferPlace| {
            offer.card(*place).is_some_and(|card| p.game.catalogue().card(card).name.contains("Storage"))
        };
        rules::OfferPlace::all().find(storage)
    };
    // In whichever round with pile 2 or 3 has one on offer.
    while second(&p).is_none() {
        p.pass();
    }
    let pile = usize::from((p.game.board().round - 1) / 2);
    let before = p.game.board().piles;
    p.choose(Choice::CarryOut(second(&p).unwrap()));
    let mut expected = before;
    expected[pile] -= 3;
    assert_eq!(p.game.board().piles, expected);
    let drawn = &p.game.board().storage;
    assert!(drawn.len() == 3 && drawn.iter().all(|card| p.game.catalogue().card(*card).pile.index() == pile));
}

#[test]
fn r_15_1_the_cards_drawn_lie_open_for_everybody() {
    let mut p = position(3, &[CAR, COINS, ROUTE], &["car", "coins", "route"]);
    p.take("storage");
    let sorted = |mut cards: Vec<CardId>| {
        cards.sort_unstable();
        cards
    };
    let drawn = sorted(["car", "coins", "route"].map(|name| p.card(name)).into());
    for seat in (0..3).map(Seat) {
        assert_eq!(sorted(p.game.view(seat).board.storage.to_vec()), drawn);
    }
    use_card(&mut p, "car");
    assert!(p.events.contains(&E::StorageCardUsed { seat: Seat(0), card: p.card("car") }));
    assert_eq!((&p.game.board().storage_used[..], p.game.board().storage.len()), (&[p.card("car")][..], 2));
    p.act(car(Upper));
    p.choose(Choice::Finish);
    // What goes back is somewhere in the pile, and nobody learns where.
    let told = format!("{:?}", p.events);
    assert!(!drawn.iter().any(|card| told.contains(&format!("{card:?}"))), "{told}");
}

#[test]
fn what_was_drawn_cannot_be_taken_back() {
    let mut p = position(2, &[CAR, COINS], &["car", "coins"]);
    p.choose(Choice::Spend { coins: [1, 0, 0], on: Purchase::Point });
    assert!(p.game.can_undo());
    p.take("storage");
    assert!(!p.game.can_undo(), "one has seen the cards");
    p.choose(Choice::UseToolbox);
    assert!(p.game.can_undo());
    p.act(up(Upper, 0));
    use_card(&mut p, "car");
    p.act(car(Upper));
    assert!(p.game.can_undo(), "what is used is the player's own choice, and what goes back is not seen");
}

#[test]
fn a_game_with_an_open_storage_is_saved_and_loaded() {
    let mut p = position(2, &[CAR, COINS], &["car", "coins"]);
    p.take("storage");
    use_card(&mut p, "car");
    let loaded = with_secrets(&p.game, |_, _| {});
    assert!(loaded == p.game);
    let mut other = Position { game: loaded, events: Vec::new() };
    for p in [&mut p, &mut other] {
        p.act(car(Upper));
        use_card(p, "coins");
        p.act(Act::Coins);
    }
    assert!(other.game == p.game, "and it continues the same way, shuffled alike");
}

#[test]
fn the_pile_is_shuffled_afterwards() {
    let mut p = position(2, &[CAR, COINS], &["car", "coins"]);
    let pile = |game: &Game| {
        let secrets = serde_json::to_value(game).expect("a game can be written")["secrets"].take();
        serde_json::from_value::<Vec<CardId>>(secrets["piles"][0].clone()).expect("a pile of cards")
    };
    let before = pile(&p.game);
    p.take("storage");
    p.choose(Choice::Finish);
    let after = pile(&p.game);
    assert_ne!(before, after);
    let sorted = |mut cards: Vec<CardId>| {
        cards.sort_unstable();
        cards
    };
    assert_eq!(sorted(before), sorted(after));
}
