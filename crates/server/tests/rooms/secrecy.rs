//! Two games that differ only in what is hidden from a seat send that seat the same bytes.

use online::*;
use rules::{Game, Module, Seat, Setup};
use serde_json::Value;
use server::room::{Arriving, ChairPapers, ConnectionId, LiveRoom, Play, RoomInput, RoomPapers, SecretDigest};

use crate::hall::{Hall, cards, companion, secret};

const ONLOOKER: u128 = 9;

/// The same game with its secrets changed.
fn edited(game: &Game, change: impl FnOnce(&mut Value)) -> Game {
    let mut value = serde_json::to_value(game).expect("a game can be written");
    change(&mut value["secrets"]);
    let read: Game = serde_json::from_value(value).expect("and read");
    read.with_catalogue(cards())
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

/// A room in which this game is played by three, with somebody looking on.
fn hall(origin: &Game) -> Hall {
    let mut papers = RoomPapers::new(RoomId(7), RoomCode::from_random(7), companion(0), secret(0), &cards(), 0);
    let chair = |chair| ChairPapers {
        companion: Some(companion(chair)),
        secret: Some(SecretDigest::of(secret(chair))),
        ..ChairPapers::free(ChairKind::Friend, 0)
    };
    papers.chairs = (0..3).map(chair).collect();
    (papers.stage, papers.setup) = (RoomStage::Playing, Some(origin.setup().clone()));
    papers.terms.take_back = TakeBackRule::Freely;
    let mut hall = Hall::of(LiveRoom::new(cards(), papers, Some(Play::new(origin.clone())), || 42, 0));
    (0..3).for_each(|chair| hall.comes_back(chair));
    let arriving = Arriving::Watch { companion: companion(3), reached: None };
    hall.hear(RoomInput::Arrived(ConnectionId(ONLOOKER), arriving));
    hall
}

/// Everything a connection has been told, as it is sent.
fn bytes(hall: &Hall, connection: u128) -> Vec<String> {
    hall.told[&ConnectionId(connection)].iter().map(ToClient::write).collect()
}

/// Plays both, with the others taking back, going and coming back, up to the last turn: what these connections are told
/// is the same. `differs` are seats that are told different things.
fn play_both(games: [&Game; 2], same: &[u128], differs: &[u128]) {
    let mut halls = games.map(hall);
    let last_turn = |hall: &Hall| {
        let play = hall.room.play().expect("it runs");
        play.game().board().round == 6 && play.game().state().turns_done == 8
    };
    let mut step = 0;
    while !last_turn(&halls[0]) {
        step += 1;
        let (at, asked) = (halls[0].at(), halls[0].asked());
        let choice = halls[0].any_choice();
        let back = step % 11 == 0 && halls[0].room.play().is_some_and(|play| play.game().can_undo());
        for hall in &mut halls {
            match step % 37 {
                _ if back => hall.say(asked.0, ToServer::TakeBack { at }),
                5 => hall.goes(2),
                9 => hall.comes_back(2),
                12 => {
                    let reached = Some(Reached { number: at.number / 2, ..at });
                    hall.say(2, ToServer::Anew { reached });
                    hall.hear(RoomInput::Said(ConnectionId(ONLOOKER), ToServer::Anew { reached }));
                }
                _ => {}
            }
            if !back {
                hall.say(asked.0, ToServer::Choose { at, choice });
            }
        }
        assert_eq!(halls[0].at(), halls[1].at());
    }
    for connection in same {
        let [one, other] = halls.each_ref().map(|hall| bytes(hall, *connection));
        assert!(one.len() > 100);
        let place = one.iter().zip(&other).position(|(one, other)| one != other);
        assert_eq!((place, one.len()), (None, other.len()), "connection {connection} sees a difference");
    }
    for connection in differs {
        let [one, other] = halls.each_ref().map(|hall| bytes(hall, *connection));
        assert_ne!(one, other, "connection {connection} should see one");
    }
}

/// A game of three, played to the beginning of a round without any room.
fn begun(modules: [Module; 2], seed: u64, round: u8) -> Game {
    use rand::SeedableRng;
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::new(cards(), Setup { teatime: true, ..Setup::new(3, modules, seed) }).expect("legal");
    while game.board().round < round {
        let choice = rules::busy_random::choose(&game.legal_choices(), &mut rng);
        game.apply(choice).expect("it is listed");
    }
    game
}

#[test]
fn drafted_game_end_cards_are_told_to_nobody_else() {
    for seed in 0..3 {
        let one = begun([Module::A, Module::B], seed, 1);
        let other = edited(&one, |secrets| list(&mut secrets["drafted"]).swap(0, 1));
        play_both([&one, &other], &[2, ONLOOKER], &[0, 1]);
    }
}

#[test]
fn whodunit_cards_and_evidence_are_told_to_nobody_else() {
    for seed in 0..3 {
        let one = begun([Module::C, Module::A], seed, 3);
        let other = edited(&one, |secrets| {
            let murder = &mut secrets["murder"];
            let unlike = (0..2).find(|seat| murder["whodunit"][*seat] != murder["whodunit"][1 - *seat]);
            list(&mut murder["whodunit"]).swap(0, 1);
            let tokens = list(&mut murder["tokens"]);
            if unlike.is_none() && tokens[0].as_array().map(Vec::len) == tokens[1].as_array().map(Vec::len) {
                tokens.swap(0, 1);
            }
        });
        if one != other {
            play_both([&one, &other], &[2, ONLOOKER], &[]);
        }
    }
}

#[test]
fn the_draft_says_who_has_chosen_and_not_what() {
    let game = begun([Module::A, Module::D], 5, 0);
    let mut halls = [&game, &game].map(hall);
    let first = halls[0].asked();
    let at = halls[0].at();
    for (hall, card) in halls.iter_mut().zip([0, 1]) {
        hall.say(first.0, ToServer::Choose { at, choice: rules::Choice::KeepGameEndCard { hand: card } });
    }
    let next = halls[0].asked();
    let last = (0..3).map(Seat).find(|seat| ![first, next].contains(seat)).expect("the third");
    let told = |connection: u8| halls.each_ref().map(|hall| bytes(hall, connection.into()));
    for connection in [last.0, ONLOOKER as u8] {
        let [one, other] = told(connection);
        assert_eq!(one, other);
    }
    // Whoever is next holds the hand that is left.
    let [one, other] = told(next.0);
    assert_ne!(one, other);
}

#[test]
fn the_order_of_piles_is_told_to_nobody() {
    let one = begun([Module::C, Module::F], 2, 2);
    let other = edited(&one, |secrets| {
        (0..3).for_each(|pile| list(&mut secrets["piles"][pile]).reverse());
        list(&mut secrets["game_end"]).reverse();
        list(&mut secrets["murder"]["supply"]).reverse();
    });
    let halls = [&one, &other].map(hall);
    for connection in [0, 1, 2, ONLOOKER] {
        assert_eq!(bytes(&halls[0], connection), bytes(&halls[1], connection));
    }
}

#[test]
fn neither_seed_nor_digests_are_told() {
    let setup = Setup::new(3, [Module::C, Module::A], 0x5eed_5eed_5eed_5eed);
    let mut hall = hall(&Game::new(cards(), setup).expect("legal"));
    hall.play_until(|hall| hall.round() == 3);
    for connection in [0, 1, 2, ONLOOKER] {
        for text in bytes(&hall, connection) {
            assert!(!text.contains(&0x5eed_5eed_5eed_5eed_u64.to_string()), "the seed");
            for chair in 0..3 {
                let own = serde_json::to_string(&secret(chair)).expect("written");
                assert!(!text.contains(own.trim_matches('"')), "a secret");
                let digest = serde_json::to_string(&SecretDigest::of(secret(chair))).expect("written");
                assert!(!text.contains(&digest), "a digest");
            }
        }
    }
}
