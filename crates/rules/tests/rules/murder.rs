//! Module C up to the end: who gets which tokens when, and who may know.

use rules::{Ask, CardKind, Choice, Face, GameEvent as E, Module, OfferPlace, Person, Refusal, Seat, Whodunit};

use crate::common::position::Position;

const YOURSELF: (&str, &str, &str) = ("module_c", "yourself", "Suspect(Yourself, [Coins(2)])");
const EVERYBODY: (&str, &str, &str) = ("module_c", "everybody", "Suspect(EverybodyElse, [Coins(2)])");

fn new(seats: u8, special: &[(&str, &str, &str)]) -> Position {
    Position::with_setup(special, |setup| (setup.seats, setup.modules) = (seats, [Module::A, Module::C]))
}

/// Takes a suspect card and what it brings.
fn take(p: &mut Position, name: &str) {
    p.take(name);
    p.act(rules::Act::Coins);
}

fn hidden(p: &Position) -> Vec<u8> {
    p.game.board().people().map(|person| p.game.board().case_file(person).hidden).collect()
}

fn dealt(p: &Position) -> Vec<Person> {
    let person = |event: &E| if let E::EvidenceDealt { person } = event { Some(*person) } else { None };
    p.events.iter().filter_map(person).collect()
}

#[test]
fn r_12_1_each_player_gets_a_whodunit_card() {
    let mut murderers = [0; 5];
    for seats in 2..=4 {
        for seed in 0..40 {
            let p = Position::before_draft(&[], |setup| {
                (setup.seats, setup.modules, setup.seed, setup.dummies) = (seats, [Module::C, Module::B], seed, false);
            });
            let card = |seat| p.game.view(Seat(seat)).whodunit.expect("everybody has one");
            let guilty = (0..seats).filter(|seat| card(*seat) == Whodunit::Murderer).count();
            assert!(guilty <= 1, "there is one murderer card");
            murderers[usize::from(seats)] += guilty;
        }
    }
    assert_eq!(murderers[4], 40, "with four players all cards are dealt");
    assert!((10..30).contains(&murderers[2]) && (20..40).contains(&murderers[3]), "{murderers:?}");
    let without = Position::before_draft(&[], |setup| setup.seats = 3);
    assert_eq!(without.game.view(Seat(0)).whodunit, None);
}

#[test]
fn ruling_r_12_2_two_and_four_players_have_three_tokens_more() {
    for (seats, count, fingerprints) in [(2, 29, [13, 8, 3]), (3, 26, [12, 7, 2]), (4, 29, [13, 8, 3])] {
        let mut p = new(seats, &[]);
        assert_eq!(p.game.board().evidence_left, count);
        let mut supply = String::new();
        p.edit(|game| supply = game["secrets"]["murder"]["supply"].to_string());
        let tokens = |token: &str| supply.matches(token).count();
        assert_eq!([1, 2, 3].map(|n| tokens(&format!("{{\"Fingerprints\":{n}}}"))), fingerprints);
        assert_eq!([2, 3, 5].map(|n| tokens(&format!("{{\"Points\":{n}}}"))), [1; 3]);
        assert_eq!(tokens("Discard"), 2);
    }
}

#[test]
fn r_12_3_suspect_yourself() {
    let mut p = new(3, &[YOURSELF]);
    take(&mut p, "yourself");
    assert_eq!(p.player(0).purse.total(), 3, "the frame is the taker's");
    assert_eq!(p.player(0).taken[..], [p.card("yourself")], "it joins the taken cards");
    p.end_turn();
    assert_eq!((dealt(&p), hidden(&p)), (vec![Person::Seat(Seat(0))], vec![1, 0, 0]));
    assert_eq!(p.game.board().evidence_left, 25);
}

#[test]
fn r_12_3_suspect_everybody_else() {
    let mut p = new(4, &[EVERYBODY]);
    p.pass();
    take(&mut p, "everybody");
    p.end_turn();
    assert_eq!(dealt(&p), [2, 3, 0].map(|seat| Person::Seat(Seat(seat))), "clockwise");
    assert_eq!(hidden(&p), [1, 0, 1, 1]);
}

#[test]
fn ruling_r_12_3_tokens_are_dealt_when_the_turn_is_over() {
    let mut p = new(3, &[EVERYBODY]);
    take(&mut p, "everybody");
    assert_eq!((p.ask(), hidden(&p)), (Ask::FinishTurn, vec![0; 3]));
    assert!(p.game.can_undo(), "the turn can still be taken back");
    assert_eq!(p.game.state().evidence_due, [Person::Seat(Seat(1)), Person::Seat(Seat(2))]);
    p.end_turn();
    assert!(!p.game.can_undo() && p.game.state().evidence_due.is_empty());
    assert_eq!(hidden(&p), [0, 1, 1]);
}

#[test]
fn ruling_r_12_3_a_declined_card_deals_none() {
    for card in [YOURSELF, EVERYBODY] {
        let mut p = new(3, &[card]);
        p.decline(card.1);
        p.choose(Choice::EndFrame);
        p.end_turn();
        assert_eq!(hidden(&p), [0; 3]);
    }
}

#[test]
fn ruling_r_12_3_an_empty_supply_deals_none() {
    let mut p = new(4, &[EVERYBODY]);
    p.edit(|game| {
        let supply = game["secrets"]["murder"]["supply"].as_array_mut().expect("a list");
        supply.truncate(2);
        game["board"]["evidence_left"] = 2.into();
    });
    take(&mut p, "everybody");
    p.end_turn();
    assert_eq!((hidden(&p), p.game.board().evidence_left), (vec![0, 1, 1, 0], 0));
    assert_eq!(p.ask(), Ask::TakeCard, "the game continues");
}

#[test]
fn r_12_3_tokens_are_their_owners_secret() {
    let mut p = new(3, &[EVERYBODY]);
    take(&mut p, "everybody");
    p.end_turn();
    assert_eq!([0, 1, 2].map(|seat| p.game.view(Seat(seat)).evidence.len()), [0, 1, 1]);
}

#[test]
fn r_12_4_destroy_evidence_lies_open_and_more_destroy_more() {
    let mut p = new(2, &[("module_c", "destroy", "DestroyEvidence")]);
    p.take("destroy");
    assert_eq!((p.ask(), p.player(0).case_file.destroy_evidence.to_vec()), (Ask::FinishTurn, vec![p.card("destroy")]));
    assert!(p.player(0).taken.is_empty(), "R-3.6: it stays on the table");
    let mut destroys = vec![p.player(0).case_file.destroys()];
    for name in ["module_c-eighth-1", "module_c-DestroyEvidence-2-0", "module_c-DestroyEvidence-3-0", "base-Route-1-0"]
    {
        p.game.arrange([E::DestroyEvidenceLaid { person: Person::Seat(Seat(0)), card: p.card(name) }]);
        destroys.push(p.player(0).case_file.destroys());
    }
    assert_eq!(destroys, [1, 3, 5, 6, 7]);
    assert_eq!(p.player(1).case_file.destroys(), 0);
}

#[test]
fn r_12_5_two_players_have_two_dummies_unless_they_want_none() {
    let dummies = |seats, modules, dummies| {
        let set_up = |setup: &mut rules::Setup| {
            (setup.seats, setup.modules, setup.dummies) = (seats, modules, dummies);
        };
        Position::before_draft(&[], set_up).game.board().dummies.len()
    };
    let with_murder = [Module::C, Module::A];
    assert_eq!(dummies(2, with_murder, true), 2);
    assert_eq!(dummies(2, with_murder, false), 0);
    assert_eq!(dummies(3, with_murder, true), 0);
    assert_eq!(dummies(2, [Module::A, Module::B], true), 0);
    // All four Whodunit cards are dealt: one of the four is the murderer.
    let mut p = new(2, &[]);
    p.edit(|game| {
        let cards = game["secrets"]["murder"]["whodunit"].as_array().expect("a list");
        assert_eq!((cards.len(), cards.iter().filter(|card| *card == "Murderer").count()), (4, 1));
    });
}

/// Two players, and these cards in every row after the two that they take from it.
fn with_rows() -> Position {
    let special =
        [YOURSELF, EVERYBODY, ("module_c", "destroy", "DestroyEvidence"), ("base", "car", "Type(RailroadCar, [Car])")];
    let mut p = Position::before_draft(&special, |setup| (setup.seats, setup.modules) = (2, [Module::A, Module::C]));
    let first = [
        "base-Type(Conductor-1-0",
        "base-Type(Conductor-1-1",
        "yourself",
        "everybody",
        "destroy",
        "module_c-Contract-1-0",
    ];
    let second = ["base-Type(Conductor-1-2", "base-Type(Conductor-1-3", "module_c-Suspect(Yourself-1-1"];
    let second = second.into_iter().chain(["car", "base-Type(RailroadCar-1-1", "base-Type(RailroadCar-1-2"]);
    let third = ["base-Type(Conductor-1-4", "base-Type(RailroadCar-1-3", "module_c-Suspect(EverybodyElse-1-1"];
    let cards: Vec<_> = first.into_iter().chain(second).chain(third).map(|name| p.card(name)).collect();
    p.game.stack(&cards);
    while p.ask() == Ask::Draft {
        p.choose(Choice::KeepGameEndCard { hand: 0 });
    }
    p
}

/// Both players decline a card of the row, and the turn of the second ends.
fn clear_row(p: &mut Position, row: u8) -> Vec<E> {
    for column in 0..2 {
        p.choose(Choice::Decline(OfferPlace { row, column }));
        if column == 0 {
            p.choose(Choice::EndFrame);
            p.end_turn();
        }
    }
    let cleared = p.events.clone();
    p.choose(Choice::EndFrame);
    p.end_turn();
    cleared
}

#[test]
fn r_12_5_row_1_goes_to_dummy_a() {
    let mut p = with_rows();
    let cleared = clear_row(&mut p, 0);
    let [yourself, everybody, destroy] = ["yourself", "everybody", "destroy"].map(|name| p.card(name));
    let given: Vec<_> = cleared.iter().skip_while(|event| !matches!(event, E::RowCleared { .. })).skip(1).collect();
    assert_eq!(
        given[..3],
        [
            &E::DummySuspects { dummy: 0, card: yourself },
            &E::DummySuspects { dummy: 0, card: everybody },
            &E::DestroyEvidenceLaid { person: Person::Dummy(0), card: destroy },
        ]
    );
    assert!(!cleared.iter().any(|event| matches!(event, E::EvidenceDealt { .. })), "not before the turn is over");
    let players = [Person::Seat(Seat(1)), Person::Seat(Seat(0))];
    assert_eq!(dealt(&p), [Person::Dummy(0), players[0], players[1], Person::Dummy(1)]);
    assert_eq!(hidden(&p), [1, 1, 1, 1]);
    let board = p.game.board();
    assert_eq!(board.dummies[0].destroy_evidence[..], [destroy]);
    assert!(board.gone.contains(&p.card("module_c-Contract-1-0")), "anything else goes away");
    assert!(board.gone.contains(&yourself) && !board.gone.contains(&destroy));
}

#[test]
fn r_12_5_row_2_goes_away_and_row_3_to_dummy_b() {
    let mut p = with_rows();
    let cleared = clear_row(&mut p, 1);
    assert!(!cleared.iter().any(|event| matches!(event, E::DummySuspects { .. })));
    assert_eq!(hidden(&p), [0; 4]);
    clear_row(&mut p, 2);
    assert_eq!(hidden(&p), [1, 1, 1, 0], "everybody but dummy B");
}

#[test]
fn r_12_5_without_dummies_a_cleared_row_goes_away() {
    let mut p = with_rows();
    p.edit(|game| game["board"]["dummies"] = serde_json::json!([]));
    let cleared = clear_row(&mut p, 0);
    assert!(!cleared.iter().any(|event| matches!(event, E::DummySuspects { .. } | E::DestroyEvidenceLaid { .. })));
    assert!(p.game.board().gone.contains(&p.card("destroy")));
    assert_eq!(hidden(&p), [0; 2]);
}

#[test]
fn ruling_r_12_5_dummies_are_everybody_else_too() {
    let mut p = new(2, &[EVERYBODY]);
    take(&mut p, "everybody");
    p.end_turn();
    assert_eq!(hidden(&p), [0, 1, 1, 1]);
}

#[test]
fn r_7_3_a_suspect_card_of_the_kind_is_taken_declined_or_not() {
    for (kind, card, met) in
        [("Yourself", YOURSELF, true), ("EverybodyElse", YOURSELF, false), ("EverybodyElse", EVERYBODY, true)]
    {
        let face = format!("Contract((condition: SuspectTaken({kind}), reward: Frame([Points(5)])))");
        let mut p = new(2, &[("module_c", "contract", &face), card]);
        p.take("contract");
        p.refused(Choice::Fulfil { contract: 0 }, Refusal::ContractNotMet);
        p.end_turn();
        p.pass();
        p.decline(card.1);
        p.choose(Choice::EndFrame);
        assert_eq!(p.game.legal_choices().contains(&Choice::Fulfil { contract: 0 }), met, "{kind} with {card:?}");
    }
}

#[test]
fn r_7_3_two_destroy_evidence_cards() {
    let face = "Contract((condition: DestroyEvidence(2), reward: Frame([Points(5)])))";
    let mut p = new(2, &[("module_c", "contract", face), ("module_c", "destroy", "DestroyEvidence")]);
    p.take("contract");
    for (name, met) in [("destroy", false), ("module_c-eighth-1", true)] {
        p.game.arrange([E::DestroyEvidenceLaid { person: Person::Seat(Seat(0)), card: p.card(name) }]);
        assert_eq!(p.game.legal_choices().contains(&Choice::Fulfil { contract: 0 }), met);
    }
}

#[test]
fn our_card_set_has_four_destroy_evidence_cards_and_suspects_in_every_pile() {
    let cards = rules::Catalogue::built_in().expect("our cards are legal");
    let of =
        |pile, kind| cards.cards().filter(|(_, card)| card.pile.number() == pile && card.face.kind() == kind).count();
    assert_eq!((1..=3).map(|pile| of(pile, CardKind::DestroyEvidence)).sum::<usize>(), 4);
    for pile in 1..=3 {
        for kind in [CardKind::DestroyEvidence, CardKind::Suspect] {
            assert!(of(pile, kind) > 0);
        }
    }
    assert!(cards.cards().all(|(_, card)| !matches!(&card.face, Face::Suspect(_, frame) if frame.is_empty())));
}
