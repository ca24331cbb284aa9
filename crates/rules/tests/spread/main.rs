//! Our own card files: how the cards are spread over the piles, and that no card is worse than another one. Other
//! people's card files need not follow any of this.

mod worse;

use std::sync::{Arc, LazyLock};

use rules::{
    ActionCard, CarValue, CardKind, CardType, Catalogue, Condition, Contract, Face, Module, Pile, Refreshment, Reward,
    Symbol,
};
use strum::VariantArray;
use worse::{worse, worse_card, worse_game_end};

static CARDS: LazyLock<Arc<Catalogue>> = LazyLock::new(|| Catalogue::built_in().expect("our cards are legal"));

fn cards(module: Option<Module>, pile: Pile) -> impl Iterator<Item = &'static ActionCard> {
    CARDS.cards().map(|(_, card)| card).filter(move |card| card.module == module && card.pile == pile)
}

/// How many cards of each kind a pile of a module has, at least and at most.
fn spread(module: Option<Module>) -> Vec<(CardKind, usize, usize)> {
    use CardKind as K;
    let coin_or_game_end = |own: &[(CardKind, usize, usize)]| [own, &[(K::Coins, 0, 1), (K::GameEnd, 0, 1)]].concat();
    match module {
        None => vec![(K::RailroadCar, 9, 9), (K::Conductor, 5, 5), (K::Locomotive, 5, 5), (K::Route, 5, 5)],
        Some(Module::A) => vec![(K::Contract, 6, 6), (K::Coins, 1, 1), (K::GameEnd, 1, 1)],
        Some(Module::B) => coin_or_game_end(&[(K::Celebrity, 3, 3), (K::Postcard, 2, 2), (K::Contract, 2, 2)]),
        Some(Module::C) => coin_or_game_end(&[(K::Suspect, 4, 4), (K::DestroyEvidence, 1, 2), (K::Contract, 1, 2)]),
        Some(Module::D) => coin_or_game_end(&[(K::PassengerLuggage, 5, 5), (K::Contract, 2, 2)]),
        Some(Module::E) => coin_or_game_end(&[(K::Switch, 3, 3), (K::Mechanic, 3, 3), (K::Contract, 1, 1)]),
        Some(Module::F) => {
            vec![(K::Storage, 2, 2), (K::Factory, 3, 3), (K::Contract, 1, 1), (K::Coins, 1, 1), (K::GameEnd, 1, 1)]
        }
    }
}

#[test]
fn every_pile_has_its_kinds_in_their_numbers() {
    for module in [None].into_iter().chain(Module::VARIANTS.iter().copied().map(Some)) {
        for pile in Pile::ALL {
            let mut all = 0;
            for (kind, least, most) in spread(module) {
                let count = cards(module, pile).filter(|card| card.face.kind() == kind).count();
                assert!((least..=most).contains(&count), "{module:?}, {pile:?}: {count} {kind:?}");
                all += count;
            }
            assert_eq!(all, cards(module, pile).count(), "{module:?}, {pile:?}: other kinds");
        }
    }
}

#[test]
fn every_module_has_contracts_coin_cards_and_game_end_cards() {
    for module in Module::VARIANTS.iter().copied() {
        for kind in [CardKind::Contract, CardKind::Coins, CardKind::GameEnd] {
            let has = Pile::ALL.into_iter().any(|pile| cards(Some(module), pile).any(|card| card.face.kind() == kind));
            assert!(has, "module {module} has no {kind:?}");
        }
    }
}

/// Upgrades, steps and stations of the base cards grow from pile to pile: conductor cards, locomotive cards and
/// route cards stay in their range, and nothing besides the main symbol of another card goes beyond it.
#[test]
fn the_base_cards_grow_from_pile_to_pile() {
    use CarValue::{V0, V1, V2, V4, V7};
    let ranges: [(&[CarValue], _); 3] = [(&[V0, V1], 1..=2), (&[V1, V2], 2..=3), (&[V2, V4, V7], 3..=4)];
    for (pile, (upgrades, range)) in Pile::ALL.into_iter().zip(ranges) {
        for card in cards(None, pile) {
            let frame = match &card.face {
                Face::Type(card_type, frame) => {
                    let steps = frame.iter().find_map(|symbol| match symbol {
                        Symbol::BothConductors(n) | Symbol::OneConductor(n) => {
                            (*card_type == CardType::Conductor).then_some(*n)
                        }
                        Symbol::Locomotive(n) => (*card_type == CardType::Locomotive).then_some(*n),
                        _ => None,
                    });
                    let shown = steps.is_some() || *card_type == CardType::RailroadCar;
                    assert!(shown && steps.is_none_or(|n| range.contains(&n)), "{}: {steps:?}", card.name);
                    frame
                }
                Face::Route { stations, .. } => {
                    assert!(range.contains(&(stations.len() as u8)), "{} has {} stations", card.name, stations.len());
                    continue;
                }
                other => panic!("{}: {other:?}", card.name),
            };
            for symbol in frame {
                let fits = match symbol {
                    Symbol::Upgrade { from } => upgrades.contains(from),
                    Symbol::UpgradeOfChoice => pile == Pile::ALL[2],
                    Symbol::BothConductors(n) | Symbol::OneConductor(n) | Symbol::Locomotive(n) => n <= range.end(),
                    _ => true,
                };
                assert!(fits, "{}: {symbol:?}", card.name);
            }
        }
    }
}

#[test]
fn seven_game_end_cards_of_each_type() {
    for card_type in CardType::VARIANTS.iter().copied() {
        let of_type = CARDS.game_end_ids().map(|id| CARDS.game_end(id)).filter(|card| card.card_type == card_type);
        let mut points: Vec<_> = of_type.map(|card| card.points).collect();
        points.sort_unstable();
        assert_eq!(points, [2, 2, 2, 3, 3, 3, 4], "{card_type:?}");
    }
}

#[test]
fn points_of_order_tiles_rise_within_a_kind_and_from_kind_to_kind() {
    let tiles = || CARDS.order_tile_ids().map(|id| CARDS.order_tile(id));
    let points = |kind| tiles().filter(|tile| tile.refreshment == kind).map(|tile| tile.points).collect::<Vec<_>>();
    let kinds: Vec<_> = Refreshment::VARIANTS.iter().copied().map(points).collect();
    assert!(kinds.iter().all(|kind| kind.is_sorted_by(|a, b| a < b)), "{kinds:?}");
    assert!(kinds.is_sorted_by(|a, b| a.iter().zip(b).all(|(a, b)| a < b)), "{kinds:?}");
}

/// What the rulebooks show of the printed cards is in the game.
#[test]
fn the_contracts_that_the_rulebooks_show_are_there() {
    let contracts = |module| {
        let all = Pile::ALL.into_iter().flat_map(move |pile| cards(Some(module), pile));
        all.filter_map(|card| if let Face::Contract(contract) = &card.face { Some(contract) } else { None })
    };
    let asks = |module, condition: Condition| contracts(module).any(|contract| contract.condition == condition);
    assert!(asks(Module::A, Condition::Cars { count: 6, value: CarValue::V2 }));
    assert!(asks(Module::A, Condition::Run(vec![CarValue::V4, CarValue::V2, CarValue::V1])));
    assert!(asks(Module::A, Condition::CarsInEachTrain { count: 2, value: CarValue::V1 }));
    assert!(asks(Module::A, Condition::BothMailCars) && asks(Module::A, Condition::BothMailCarsReached));
    assert!(asks(Module::B, Condition::Guests(2)) && asks(Module::B, Condition::LocomotiveTileReached));
    assert!(asks(Module::C, Condition::DestroyEvidence(2)) && asks(Module::D, Condition::PassengersOrLuggage(4)));
    let per_tile = Contract { condition: Condition::LocomotiveTiles(1), reward: Reward::GameEndCardPerLocomotiveTile };
    for module in [Module::A, Module::B] {
        assert!(contracts(module).any(|contract| *contract == per_tile), "module {module}");
    }
}

/// Cards of a pile lie side by side, and a later pile is the stronger one: no card is worse than another one of its own
/// pile or of an earlier one, whether of the base game or of any module.
#[test]
fn no_action_card_is_worse_than_another_one() {
    let all: Vec<_> = CARDS.cards().map(|(_, card)| card).collect();
    let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (one, other)));
    let found: Vec<_> = pairs
        .filter(|(one, other)| other.pile <= one.pile && worse_card(one, other))
        .map(|(one, other)| format!("{} is worse than {}: {:?}, {:?}", one.name, other.name, one.face, other.face))
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

/// A declined card counts as well and gives an upgrade of choice: so it must not show just that.
#[test]
fn no_base_card_is_worse_than_to_decline_it() {
    for card in Pile::ALL.into_iter().flat_map(|pile| cards(None, pile)) {
        if let Face::Type(card_type, _) = card.face {
            let declined = Face::Type(card_type, rules::frame_of([Symbol::UpgradeOfChoice]));
            assert!(!worse(&card.face, &declined) && card.face != declined, "{}", card.name);
        }
    }
}

#[test]
fn no_game_end_card_is_worse_than_another_one() {
    let all: Vec<_> = CARDS.game_end_ids().map(|id| CARDS.game_end(id)).collect();
    let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (one, other)));
    let found: Vec<_> = pairs.filter(|(one, other)| worse_game_end(one, other)).collect();
    assert!(found.is_empty(), "{found:#?}");
}

/// Tests the comparison: pairs of which the first is worse than the second, and pairs where it is not.
#[test]
fn worse_is_worse_in_every_respect() {
    let read = |face: &str| ron::from_str::<Face>(face).unwrap_or_else(|error| panic!("{face}: {error}"));
    let worse_ones = [
        ("Type(Locomotive, [Locomotive(2)])", "Type(Locomotive, [Locomotive(2), OneConductor(1)])"),
        ("Type(Conductor, [BothConductors(3)])", "Type(Conductor, [BothConductors(4)])"),
        ("Type(Conductor, [BothConductors(1)])", "Type(Conductor, [OneConductor(2)])"),
        ("Type(RailroadCar, [Upgrade(from: 4), Car])", "Type(RailroadCar, [Car, UpgradeOfChoice])"),
        ("Coins([Car, Coins(1)])", "Type(RailroadCar, [Coins(1), Car])"),
        ("Coins([Points(2)])", "Coins([Coins(2)])"),
        (
            "Route(city: \"a\", stations: [Points(3), Bonus([Car])])",
            "Route(city: \"b\", stations: [Points(3), Bonus([Car]), Points(1)])",
        ),
        (
            "Contract((condition: Guests(2), reward: Frame([Points(8)])))",
            "Contract((condition: Guests(2), reward: Frame([Locomotive(3), Points(8)])))",
        ),
        (
            "Contract((condition: Cars(count: 2, value: 7), reward: PerFulfilledContract([Points(3)])))",
            "Contract((condition: Cars(count: 4, value: 1), reward: PerFulfilledContract([Points(4)])))",
        ),
        (
            "Contract((condition: BothMailCars, reward: Frame([Car])))",
            "Contract((condition: Cars(count: 7, value: 0), reward: PerFulfilledContract([Car])))",
        ),
        (
            "PassengerLuggage(passenger: Some((coins: 3, bonus: [])))",
            "PassengerLuggage(passenger: Some((coins: 3, bonus: [])), luggage: Some((points: 1, bonus: [])))",
        ),
        ("Switch(value: 2, upper_points: 3, lower_points: 3)", "Switch(value: 1, upper_points: 3, lower_points: 3)"),
        ("Mechanic(value: 4, bonus: [Coins(2)])", "Mechanic(value: 2, bonus: [Coins(2)])"),
    ];
    for (one, other) in worse_ones {
        assert!(worse(&read(one), &read(other)) && !worse(&read(other), &read(one)), "{one}, {other}");
    }
    let others = [
        ("Type(Locomotive, [Car])", "Type(RailroadCar, [Car, Car])"),
        ("Type(RailroadCar, [Car])", "Coins([Car, Car])"),
        ("Type(Conductor, [OneConductor(3)])", "Type(Conductor, [BothConductors(2)])"),
        ("Type(RailroadCar, [Upgrade(from: 1)])", "Type(RailroadCar, [CarOrFirstUpgrade])"),
        ("Coins([Coins(2)])", "Coins([Points(3)])"),
        ("Suspect(Yourself, [Car])", "Suspect(EverybodyElse, [Car, Car])"),
        (
            "Contract((condition: Guests(2), reward: Frame([Car])))",
            "Contract((condition: Cars(count: 2, value: 1), reward: Frame([Car, Car])))",
        ),
        (
            "Contract((condition: LocomotiveTileReached, reward: Frame([Car])))",
            "Contract((condition: BothMailCars, reward: Frame([Car, Car])))",
        ),
        ("Switch(value: 2, upper_points: 3, lower_points: 4)", "Switch(value: 1, upper_points: 3, lower_points: 3)"),
        ("Celebrity(\"singer\")", "Celebrity(\"poet\")"),
    ];
    for (one, other) in others {
        assert!(!worse(&read(one), &read(other)), "{one}, {other}");
    }
}
