//! What holds in every game, checked over many random ones. `FIRST_CLASS_GAMES` says how many; each
//! failure names the seed and the number of choices made.

mod common;

use std::{collections::BTreeMap, sync::Arc};

use common::lively;
use first_class::rules::{
    Board, CarValue, CardType, Catalogue, Choice, EvidenceToken, Face, Game, GameEvent as E, MIDDLE_PLACES, Module,
    Moment, PlayerBoard, Record, Seat, Setup, Source, Whodunit, scoring::game_end_source, train::TrainCard,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

const GAMES: u64 = 3000;

/// Says in which game and where it happened when a check fails in between.
struct Where {
    seed: u64,
    made: u32,
}

impl Drop for Where {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the game of seed {} after {} choices", self.seed, self.made);
        }
    }
}

fn cards() -> Arc<Catalogue> {
    Catalogue::built_in().expect("our cards are legal")
}

/// Every number of players with every pair of modules there are cards for.
fn setup(cards: &Catalogue, seed: u64) -> Setup {
    let modules: Vec<_> = cards.modules().collect();
    let pairs: Vec<_> =
        (1..).zip(&modules).flat_map(|(next, one)| modules[next..].iter().map(|other| [*one, *other])).collect();
    let seats = 2 + (seed % 3) as u8;
    let pair = pairs[(seed / 3) as usize % pairs.len()];
    Setup {
        others_wait_for_own_turn: seed.is_multiple_of(5),
        teatime: seed.is_multiple_of(2),
        dummies: !seed.is_multiple_of(7),
        ..Setup::new(seats, pair, seed)
    }
}

/// Plays a game, giving every state that asks something to `each`, and what every choice
/// led to, with its events, to `then`. Returns the finished game and its record.
fn play(
    cards: &Arc<Catalogue>,
    seed: u64,
    mut each: impl FnMut(&Game, &mut ChaCha8Rng),
    mut then: impl FnMut(&Game, &[E]),
) -> (Game, Record) {
    let mut record = Record::new(cards, setup(cards, seed));
    let mut game = Game::new(cards.clone(), record.setup.clone()).expect("the set-up is legal");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut at = Where { seed, made: 0 };
    while !game.is_over() {
        each(&game, &mut rng);
        let choice = lively::choose(&game, &mut rng);
        let events = game.apply(choice).unwrap_or_else(|why| panic!("{choice:?} is listed and yet refused: {why}"));
        record.choices.push(choice);
        at.made += 1;
        assert_eq!(game.choices_made(), at.made);
        then(&game, &events);
        assert!(at.made < 2000, "the game does not end");
    }
    (game, record)
}

fn check_player(player: &PlayerBoard) {
    let columns = player.purse.columns();
    assert!(columns[0] <= 5 && columns[1] <= 5 && columns[2] <= 2, "{columns:?}");
    for train in &player.trains {
        let values: Vec<_> = train.cars().map(|(_, car)| car.value).collect();
        assert!(values.is_sorted_by(|left, right| left >= right), "{values:?}");
        assert!(train.cards.len() <= 10 && usize::from(train.conductor) <= train.cards.len());
        for (place, card) in train.cards.iter().enumerate() {
            assert_eq!(matches!(card, TrainCard::MailCar(_)), place == 5, "{:?}", train.cards);
            assert_eq!(matches!(card, TrainCard::Locomotive(_)), place == 9, "{:?}", train.cards);
        }
        assert_ne!(train.cards.len(), 9, "the tile follows the ninth card at once");
    }
    assert!(player.route.locomotive <= player.route.length());
    let by_source: u16 = Source::ALL.into_iter().map(|source| player.book.from_source(source)).sum();
    let by_moment: u16 = Moment::all().flat_map(|at| Source::ALL.map(|source| player.book.at(at, source))).sum();
    assert_eq!((by_source, by_moment), (player.score(), player.score()));
    assert_eq!(player.book.total_after(Moment::End), player.score());
}

/// How often each Action card and Game End card lies somewhere, hidden places included.
fn check_cards(cards: &Catalogue, game: &Game) {
    let board = game.board();
    let secrets = serde_json::to_value(game).expect("a game can be written")["secrets"].take();
    let numbers = |value: &Value| -> Vec<u16> {
        value.as_array().expect("a list").iter().filter_map(Value::as_u64).map(|id| id as u16).collect()
    };
    let mut action: Vec<u16> = secrets["piles"].as_array().expect("three piles").iter().flat_map(numbers).collect();
    assert_eq!(action.len(), board.piles.iter().map(|pile| usize::from(*pile)).sum::<usize>());
    let drawn = numbers(&secrets["storage"]);
    assert_eq!(drawn.len(), usize::from(board.in_storage));
    action.extend(drawn.into_iter().chain(board.storage_used.iter().map(|card| card.0)));
    action.extend(board.offer.rows.iter().flatten().flatten().chain(&board.gone).map(|card| card.0));
    let mut game_end = [&secrets["game_end"], &secrets["draft_hand"], &secrets["drafted"]].map(numbers).concat();
    game_end.extend(board.market.iter().flatten().map(|card| u16::from(card.0)));
    for player in &board.players {
        let route = player.route.places.iter().flat_map(|place| [place.card, place.postcard]);
        let guests = player.trains.iter().flat_map(|train| train.cars()).filter_map(|(_, car)| car.guest);
        let middle = player.middle.iter().flat_map(|place| place.covered.iter().copied().chain([place.card]));
        let placed = route.flatten().chain(guests.map(|guest| guest.card())).chain(middle).chain(player.hand);
        action.extend(placed.chain(player.contracts.iter().chain(&player.taken).copied()).map(|card| card.0));
        game_end.extend(player.game_end.iter().map(|card| u16::from(card.0)));
    }
    let once = |mut ids: Vec<u16>| {
        ids.sort_unstable();
        assert!(ids.is_sorted_by(|a, b| a < b), "a card lies in two places: {ids:?}");
        ids.len()
    };
    action.extend(board.people().flat_map(|person| &board.case_file(person).destroy_evidence).map(|card| card.0));
    let modules = game.setup().modules;
    let plays = |module: Option<Module>| module.is_none_or(|module| modules.contains(&module));
    let in_play = cards.cards().filter(|(_, card)| plays(card.module));
    assert_eq!(once(action) + usize::from(board.gone_unseen), in_play.count());
    assert_eq!(once(game_end), cards.game_end_ids().count());
    if game.setup().murder() {
        check_evidence(game, &secrets["murder"]);
    }
    let cars = board.players.iter().flat_map(|player| &player.trains).flat_map(|train| train.cars());
    let tiles = cars.filter_map(|(_, car)| car.order).chain(board.order_tiles.iter().copied());
    assert!(once(tiles.map(|tile| tile.0.into()).collect()) == 0 || game.setup().teatime);
}

/// every token and Whodunit card is somewhere, and what lies open about them is true.
fn check_evidence(game: &Game, murder: &Value) {
    let board = game.board();
    let tokens = |value: &Value| serde_json::from_value::<Vec<EvidenceToken>>(value.clone()).expect("a list of tokens");
    let mut all = tokens(&murder["supply"]);
    assert_eq!(all.len(), usize::from(board.evidence_left));
    for (place, person) in board.people().enumerate() {
        let (file, hidden) = (board.case_file(person), tokens(&murder["tokens"][place]));
        assert_eq!(hidden.len(), usize::from(file.hidden), "{person:?}");
        all.extend(hidden.iter().chain(&file.open).chain(&file.discarded));
    }
    assert_eq!(all.len(), if board.seats() == 3 { 26 } else { 29 });
    assert_eq!(all.iter().map(|token| token.fingerprints()).sum::<u8>(), if board.seats() == 3 { 32 } else { 38 });
    let cards = murder["whodunit"].as_array().expect("a list");
    assert_eq!(cards.len(), board.people().count());
    assert!(cards.iter().filter(|card| *card == "Murderer").count() <= 1);
}

/// everybody who can has taken a seat, and no mechanic has put off its work.
fn check_settled(cards: &Catalogue, player: &PlayerBoard) {
    for train in &player.trains {
        for (place, _) in train.guests_waiting() {
            let worth_it = train.car_at(place).is_some_and(|car| car.value > CarValue::V0);
            assert!(!(worth_it && train.reached(place)), "card {place} waits in {train:?}");
        }
    }
    assert!(player.middle.len() <= MIDDLE_PLACES);
    for (place, middle) in player.middle.iter().enumerate() {
        let Face::Mechanic { value, .. } = cards.card(middle.card).face else {
            assert_eq!(middle.done, [false; 2]);
            continue;
        };
        for (train, done) in player.trains.iter().zip(middle.done) {
            let met = train.car_at(2 * place).is_some_and(|car| car.value >= value);
            // Cars never lose value, so what is done stays met.
            assert_eq!(met, done, "the mechanic in place {place}: {player:?}");
        }
    }
}

/// what a finished game's last moment has to bring, reckoned again from the table.
fn check_end(game: &Game, cards: &Catalogue) {
    for player in &game.board().players {
        for card_type in CardType::ALL {
            let taken =
                player.taken.iter().filter(|card| cards.card(**card).face.card_type() == Some(card_type)).count();
            let own = player.game_end.iter().map(|card| cards.game_end(*card));
            let points: usize =
                own.filter(|card| card.card_type == card_type).map(|card| usize::from(card.points)).sum();
            let booked = player.book.at(Moment::End, game_end_source(card_type));
            assert_eq!(usize::from(booked), taken * points);
        }
        assert_eq!(player.book.at(Moment::End, Source::Coins), u16::from(player.purse.total()));
        assert_eq!((player.hidden_game_end, player.hand), (0, None));
    }
    if game.setup().murder() {
        check_arrests(game);
    }
    let free = || (0..).map(Seat).zip(&game.board().players).filter(|(_, player)| !player.case_file.arrested);
    let best = free().map(|(_, player)| player.score()).max();
    let winners = free().filter(|(_, player)| Some(player.score()) == best).map(|(seat, _)| seat);
    assert_eq!(game.board().winners, winners.collect::<Vec<_>>());
}

/// reckoned again from the table.
fn check_arrests(game: &Game) {
    let board = game.board();
    let files: Vec<_> = board.people().map(|person| board.case_file(person)).collect();
    let most = files.iter().map(|file| file.fingerprints()).max().expect("there are people");
    let all_alike = files.iter().all(|file| file.fingerprints() == most);
    for (place, file) in files.into_iter().enumerate() {
        assert_eq!(file.arrested, !all_alike && file.fingerprints() == most, "{file:?}");
        assert!(file.hidden == 0 && file.whodunit.is_some());
        let gone = file.discarded.iter().filter(|token| token.fingerprints() > 0).count();
        let discards = file.discarded.iter().filter(|token| **token == EvidenceToken::Discard).count();
        assert!(gone == usize::from(file.destroys()) + discards || file.fingerprints() == 0, "{file:?}");
        let Some(player) = board.players.get(place) else { continue };
        let escaped = file.whodunit == Some(Whodunit::Murderer) && !file.arrested;
        assert_eq!(player.book.from_source(Source::Escape), if escaped { 20 } else { 0 });
        let tokens = file.open.iter().chain(&file.discarded);
        let points = tokens.map(|token| if let EvidenceToken::Points(points) = token { u16::from(*points) } else { 0 });
        assert_eq!(player.book.from_source(Source::Evidence), points.sum::<u16>());
    }
}

#[test]
fn every_game_keeps_its_order() {
    let cards = cards();
    let mut seen = BTreeMap::<&str, u32>::new();
    for seed in 0..common::number("FIRST_CLASS_GAMES", GAMES) {
        let mut turns = BTreeMap::<(u8, Seat), u8>::new();
        let (mut round, mut phases) = (0, 0);
        let start = |game: &Game, rng: &mut ChaCha8Rng| {
            // Anything that is not listed is refused and changes nothing.
            let wild = lively::anything(rng);
            let listed = game.choices();
            assert!(listed.iter().all(|choice| listed.iter().filter(|other| *other == choice).count() == 1));
            if !listed.contains(&wild) {
                let mut tried = game.clone();
                tried.apply(wild).expect_err("it is not listed");
                assert!(tried == *game, "{wild:?} was refused and yet changed the game");
            }
        };
        let mut table = Game::new(cards.clone(), setup(&cards, seed)).expect("the set-up is legal").board().clone();
        let (game, _) = play(&cards, seed, start, |game, events| {
            for event in events {
                *seen.entry(name_of(event, &table)).or_default() += 1;
                match event {
                    E::RoundBegan { round: began, .. } => round = *began,
                    E::TurnBegan { seat, .. } => *turns.entry((round, *seat)).or_default() += 1,
                    E::ScoringBegan { .. } => phases += 1,
                    _ => {}
                }
                table.absorb(event);
            }
            assert!(table == *game.board(), "the events do not lead to the table");
            for player in &game.board().players {
                check_player(player);
                check_settled(&cards, player);
            }
        });
        let seats = game.board().seats();
        assert_eq!(turns.len(), 6 * usize::from(seats), "seed {seed}");
        assert!(turns.values().all(|turns| *turns == 3), "seed {seed}: {turns:?}");
        assert_eq!(phases, 3, "seed {seed}");
        check_cards(&cards, &game);
        check_end(&game, &cards);
    }
    let rare = ["GameEndCardTaken", "ConstantinopleReached", "ContractFulfilled", "PostcardPinned", "CelebritySeated"];
    let rare = rare.into_iter().chain(["OutOfTurnBegan", "StationUsed", "LocomotiveTilePlaced", "FrameLost"]);
    let rare = rare.chain(["PassengerSeated", "LuggageLoaded", "MiddleCardCovers", "MechanicDone", "SwitchScored"]);
    let rare = rare.chain(["EvidenceDealt", "DummySuspects", "DestroyEvidenceLaid", "EvidenceDiscarded", "Arrested"]);
    let rare = rare.chain(["MurdererEscaped", "OrderTilePlaced", "OrderScored"]);
    for name in rare.chain(["FactoryBegan", "StorageCardUsed", "ToolboxUsed", "StorageReturned"]) {
        assert!(seen.contains_key(name), "no game had {name}: the check is too weak; seen {seen:?}");
    }
}

/// The name of an event's variant, and what it does to the table it comes upon.
fn name_of(event: &E, table: &Board) -> &'static str {
    match event {
        E::EvidenceDealt { .. } => "EvidenceDealt",
        E::DummySuspects { .. } => "DummySuspects",
        E::DestroyEvidenceLaid { .. } => "DestroyEvidenceLaid",
        E::EvidenceDiscarded { .. } => "EvidenceDiscarded",
        E::Arrested { .. } => "Arrested",
        E::MurdererEscaped { .. } => "MurdererEscaped",
        E::OrderTilePlaced { .. } => "OrderTilePlaced",
        E::OrderScored { .. } => "OrderScored",
        E::PassengerSeated { .. } => "PassengerSeated",
        E::LuggageLoaded { .. } => "LuggageLoaded",
        E::MiddleCardPlaced { seat, place, .. } if usize::from(*place) < table.player(*seat).middle.len() => {
            "MiddleCardCovers"
        }
        E::MechanicDone { .. } => "MechanicDone",
        E::SwitchScored { .. } => "SwitchScored",
        E::FactoryBegan { .. } => "FactoryBegan",
        E::StorageCardUsed { .. } => "StorageCardUsed",
        E::ToolboxUsed { .. } => "ToolboxUsed",
        E::StorageReturned { .. } => "StorageReturned",
        E::GameEndCardTaken { .. } => "GameEndCardTaken",
        E::ConstantinopleReached { .. } => "ConstantinopleReached",
        E::ContractFulfilled { .. } => "ContractFulfilled",
        E::PostcardPinned { .. } => "PostcardPinned",
        E::CelebritySeated { .. } => "CelebritySeated",
        E::OutOfTurnBegan { .. } => "OutOfTurnBegan",
        E::StationUsed { .. } => "StationUsed",
        E::LocomotiveTilePlaced { .. } => "LocomotiveTilePlaced",
        E::FrameLost { .. } => "FrameLost",
        _ => "other",
    }
}

#[test]
fn every_state_can_be_written_and_read_and_holds_every_card_once() {
    let cards = cards();
    for seed in 0..common::number("FIRST_CLASS_GAMES", GAMES).div_ceil(50) {
        let check = |game: &Game| {
            let text = serde_json::to_string(game).expect("a game can be written");
            let read: Game = serde_json::from_str(&text).expect("and read");
            assert!(read.with_catalogue(cards.clone()) == *game, "it is not read as it was written");
            check_cards(&cards, game);
        };
        play(&cards, seed, |game, _| check(game), |_, _| {});
    }
}

#[test]
fn a_record_leads_to_the_same_game_and_undo_to_the_state_before() {
    let cards = cards();
    for seed in 0..common::number("FIRST_CLASS_GAMES", GAMES).div_ceil(10) {
        let mut before = Vec::new();
        let (game, record) = play(&cards, seed, |game, _| before.push(game.clone()), |_, _| {});
        let mut undone = Record::from_text(&record.to_text()).expect("a record can be read");
        assert_eq!(undone, record);
        assert!(undone.replay(cards.clone(), |_, _| {}).expect("it can be replayed") == game, "seed {seed}");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..3 {
            undone.choices.truncate(rng.random_range(..=undone.choices.len()));
            let back = undone.replay(cards.clone(), |_, _| {}).expect("it can be replayed");
            let then = before.get(undone.choices.len()).unwrap_or(&game);
            assert!(back == *then, "seed {seed}, {} choices", undone.choices.len());
        }
    }
}

#[test]
fn undo_never_reaches_behind_a_hidden_card_or_another_seats_choice() {
    let cards = cards();
    for seed in 0..common::number("FIRST_CLASS_GAMES", GAMES).div_ceil(10) {
        let mut chose = None;
        play(
            &cards,
            seed,
            |game, _| {
                let seat = game.question().expect("it goes on").seat;
                if chose != Some(seat) {
                    assert!(!game.can_undo(), "the choice of {chose:?} could be taken back by {seat:?}");
                }
                chose = Some(seat);
            },
            |game, events| {
                let shown = |event: &E| {
                    let dealt = matches!(event, E::CardDealt { .. } | E::GameEndCardDealt { .. });
                    let dealt = dealt || matches!(event, E::EvidenceDealt { .. } | E::EvidenceRevealed { .. });
                    dealt || matches!(event, E::StorageDrawn { .. } | E::StorageCardUsed { .. })
                };
                assert!(!(game.can_undo() && events.iter().any(shown)), "a card that was shown could be taken back");
            },
        );
    }
}

#[test]
fn a_seat_sees_nobody_elses_secrets() {
    let cards = cards();
    for seed in 0..common::number("FIRST_CLASS_GAMES", GAMES).div_ceil(50) {
        let mut unlike = 0;
        play(
            &cards,
            seed,
            |game, rng| {
                let seat = Seat(rng.random_range(..game.board().seats()));
                let view = game.view(seat);
                // Two games that differ in what this seat cannot know look the same to it.
                let dealt = [view.deal(rng), view.deal(rng)];
                for other in &dealt {
                    assert!(other.view(seat) == view, "{seat:?} sees more than it may, or is dealt a wrong game");
                    check_cards(&cards, other);
                }
                unlike += u32::from(dealt[0] != dealt[1]);
                assert_eq!(view.choices.is_empty(), game.question().expect("it goes on").seat != seat);
            },
            |_, _| {},
        );
        assert!(unlike > 0, "seed {seed}: nothing was ever hidden");
    }
}

#[test]
fn a_dealt_game_can_be_played_to_its_end() {
    let cards = cards();
    for seed in 0..common::number("FIRST_CLASS_GAMES", GAMES).div_ceil(50) {
        play(
            &cards,
            seed,
            |game, rng| {
                if !rng.random_ratio(1, 40) {
                    return;
                }
                let mut dealt = game.view(game.question().expect("it goes on").seat).deal(rng);
                while !dealt.is_over() {
                    let choice = lively::choose(&dealt, rng);
                    dealt.apply(choice).expect("a listed choice is taken");
                }
                check_end(&dealt, &cards);
                check_cards(&cards, &dealt);
            },
            |_, _| {},
        );
    }
}

#[test]
fn equal_seeds_give_equal_games_and_other_seeds_other_ones() {
    let cards = cards();
    let new = |seed| Game::new(cards.clone(), setup(&cards, seed)).expect("the set-up is legal");
    for seed in 0..20 {
        assert!(new(seed) == new(seed));
        assert!(new(seed).view(Seat(0)).deal(&mut ChaCha8Rng::seed_from_u64(1)) != new(seed));
        let dealt = |seed| {
            let mut game = Game::new(cards.clone(), Setup::new(2, [Module::A, Module::B], seed)).expect("legal");
            (0..2).for_each(|_| drop(game.apply(Choice::KeepGameEndCard { hand: 0 }).expect("legal")));
            game.board().offer.clone()
        };
        assert_ne!(dealt(seed), dealt(seed + 1));
    }
}
