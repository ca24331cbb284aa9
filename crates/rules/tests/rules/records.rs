//! Set-ups and records that cannot be used, and why.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{
    Catalogue, Choice, Game, Module, Record, Refusal, Seat, Setup, busy_random,
    model::setup::SetupError,
    turn::record::{RECORD_VERSION, RecordError},
};

use crate::common::cards::card_set;

const AB: [Module; 2] = [Module::A, Module::B];

#[test]
fn r_1_1_impossible_set_ups() {
    let cards = Catalogue::built_in().expect("our cards are legal");
    let wrong = [
        (Setup::new(1, AB, 0), SetupError::Seats(1)),
        (Setup::new(5, AB, 0), SetupError::Seats(5)),
        (Setup::new(2, [Module::B; 2], 0), SetupError::SameModule(Module::B)),
        (Setup { start_player: Some(Seat(3)), ..Setup::new(3, AB, 0) }, SetupError::StartPlayer(3)),
    ];
    for (setup, why) in wrong {
        assert_eq!(Game::new(cards.clone(), setup).err(), Some(why));
    }
}

#[test]
fn r_1_2_the_piles_hold_the_base_cards_and_those_of_the_modules() {
    let cards = card_set(&[]);
    let game = Game::new(cards.clone(), Setup::new(2, AB, 0)).expect("legal");
    assert_eq!(game.board().piles, [40; 3]);
    let of = |module| cards.cards().filter(|(_, card)| card.module == module).count();
    assert_eq!([of(None), of(Some(Module::A)), of(Some(Module::B))], [72, 24, 24]);
}

fn record() -> Record {
    let mut record = Record::new(&card_set(&[]), Setup::new(2, AB, 3));
    record.choices = vec![Choice::KeepGameEndCard { hand: 2 }, Choice::KeepGameEndCard { hand: 1 }];
    record
}

#[test]
fn a_record_tells_what_is_wrong_with_it() {
    let replay = |record: &Record| record.replay(card_set(&[]), |_, _| {}).map(|game| game.choices_made());
    assert_eq!(replay(&record()), Ok(2));

    let mut illegal = record();
    illegal.choices[1] = Choice::KeepGameEndCard { hand: 2 };
    let refusal = Refusal::NotThere { choice: illegal.choices[1] };
    assert_eq!(replay(&illegal), Err(RecordError::Choice { number: 2, refusal }));

    let impossible = Record { setup: Setup::new(9, AB, 3), ..record() };
    assert_eq!(replay(&impossible), Err(RecordError::Setup(SetupError::Seats(9))));

    let other_cards = card_set(&[("base", "other", "Type(RailroadCar, [Car, Car])")]);
    assert_eq!(record().replay(other_cards, |_, _| {}).err(), Some(RecordError::OtherCards));

    let newer = Record { version: RECORD_VERSION + 1, ..record() }.to_text();
    assert_eq!(Record::from_text(&newer), Err(RecordError::Version(RECORD_VERSION + 1)));
    assert!(matches!(Record::from_text("no game"), Err(RecordError::Unreadable(_))));
    assert_eq!(Record::from_text(&record().to_text()), Ok(record()));
}

#[test]
fn a_replay_tells_the_events_of_every_choice() {
    let mut told = Vec::new();
    let game = record().replay(card_set(&[]), |game, events| told.push((game.choices_made(), events.len()))).unwrap();
    assert_eq!(told.iter().map(|(made, _)| *made).collect::<Vec<_>>(), [1, 2]);
    assert!(told.iter().all(|(_, events)| *events > 0));
    let mut by_hand = Game::new(card_set(&[]), record().setup).unwrap();
    for choice in record().choices {
        by_hand.apply(choice).unwrap();
    }
    assert!(by_hand == game);
}

#[test]
fn a_record_as_bytes_is_the_same_game_and_small() {
    let cards = Catalogue::built_in().expect("our cards are legal");
    for (seats, modules) in [(2, AB), (3, [Module::C, Module::D]), (4, [Module::E, Module::F])] {
        let setup = Setup { teatime: seats == 4, ..Setup::new(seats, modules, 11) };
        let begins = Game::new(cards.clone(), setup.clone()).expect("legal");
        let mut game = begins.clone();
        let mut record = Record::new(&cards, setup);
        let mut chance = ChaCha8Rng::seed_from_u64(5);
        while !game.is_over() {
            let choice = busy_random::choose(&game.legal_choices(), &mut chance);
            game.apply(choice).expect("a legal choice");
            record.choices.push(choice);
            if record.choices.len() % 50 != 1 && !game.is_over() {
                continue;
            }
            let bytes = record.compact_choices(begins.clone()).expect("it can be replayed");
            let read = Record::from_compact(begins.clone(), record.choices.len(), &bytes);
            assert_eq!(read.as_ref(), Ok(&record));
            assert!(bytes.len() < 800, "{} bytes for {} choices", bytes.len(), record.choices.len());
        }
        let bytes = record.compact_choices(begins.clone()).expect("it can be replayed");
        let more = Record::from_compact(begins, record.choices.len() + 1, &bytes);
        assert!(matches!(more, Err(RecordError::Unreadable(_))), "{more:?}");
    }
}
