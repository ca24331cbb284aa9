//! The end of Module C, from the last turn of a game to its winners.

use rules::{
    Ask, Choice,
    EvidenceToken::{self, Discard, Fingerprints, Points},
    GameEvent as E, Module, Moment, Person, Refusal, Seat, Source, TrainId,
    Whodunit::{self, Innocent, Murderer},
};
use serde_json::json;

use crate::common::position::Position;

type Evidence = [EvidenceToken];

/// The last turn of a game with these people, dummies after the players, and this many tokens left.
fn last_turn(seats: u8, people: &[(Whodunit, &Evidence)], supply: &Evidence) -> Position {
    let mut p = Position::with_setup(&[], |setup| {
        (setup.seats, setup.modules) = (seats, [Module::A, Module::C]);
        setup.dummies = people.len() > usize::from(seats);
    });
    p.edit(|game| {
        game["board"]["round"] = 6.into();
        game["board"]["moment"] = json!({ "Round": 6 });
        game["state"]["turns_done"] = (3 * seats - 1).into();
        for (place, (_, tokens)) in people.iter().enumerate() {
            let of_dummy = place.checked_sub(seats.into());
            let board = &mut game["board"];
            let file = match of_dummy {
                Some(dummy) => &mut board["dummies"][dummy],
                None => &mut board["players"][place]["case_file"],
            };
            file["hidden"] = tokens.len().into();
        }
        let murder = &mut game["secrets"]["murder"];
        murder["whodunit"] = json!(people.iter().map(|(card, _)| card).collect::<Vec<_>>());
        murder["tokens"] = json!(people.iter().map(|(_, tokens)| tokens).collect::<Vec<_>>());
        murder["supply"] = json!(supply);
        game["board"]["evidence_left"] = supply.len().into();
    });
    p
}

/// Plays on to the first token a player may choose, or to the end; returns all events of the last choice.
fn reveal(p: &mut Position) -> Vec<E> {
    while !p.game.is_over() && !matches!(p.ask(), Ask::DiscardEvidence(_)) {
        p.pass();
    }
    p.events.clone()
}

fn destroy(p: &mut Position, person: Person, cards: usize) {
    let names = ["module_c-DestroyEvidence-1-0", "module_c-eighth-1", "module_c-DestroyEvidence-2-0"];
    for name in &names[..cards] {
        p.game.arrange([E::DestroyEvidenceLaid { person, card: p.card(name) }]);
    }
}

fn seat(seat: u8) -> Person {
    Person::Seat(Seat(seat))
}

fn arrested(p: &Position) -> Vec<Person> {
    p.game.board().people().filter(|person| p.game.board().case_file(*person).arrested).collect()
}

fn points(p: &Position, seat: u8, source: Source) -> u16 {
    p.player(seat).book.at(Moment::End, source)
}

#[test]
fn r_12_6_step_by_step() {
    let people: [(Whodunit, &Evidence); 3] = [
        (Innocent, &[Fingerprints(2), Fingerprints(1), Points(5)]),
        (Murderer, &[Fingerprints(1)]),
        (Innocent, &[Fingerprints(3), Discard, Fingerprints(2)]),
    ];
    let mut p = last_turn(3, &people, &[Fingerprints(3), Points(2), Fingerprints(1)]);
    let events = reveal(&mut p);
    let revelation = events.iter().position(|event| *event == E::RevelationBegan).expect("it begins");
    // Game End cards and coins count first.
    assert!(events[..revelation].iter().any(|event| matches!(event, E::GameEndCardRevealed { .. })));
    let whodunit = |person, whodunit| E::WhodunitRevealed { person: seat(person), whodunit };
    let revealed = |person, tokens: &Evidence| E::EvidenceRevealed {
        person: seat(person),
        tokens: tokens.iter().copied().collect(),
    };
    let scored = |seat, points| E::PointsScored { seat: Seat(seat), points, source: Source::Evidence };
    let gone = |person, token| E::EvidenceDiscarded { person: seat(person), token };
    assert_eq!(
        events[revelation + 1..],
        [
            whodunit(0, Innocent),
            whodunit(2, Innocent),
            whodunit(1, Murderer),
            E::EvidenceDealt { person: seat(1) },
            E::EvidenceDealt { person: seat(1) },
            revealed(0, people[0].1),
            scored(0, 5),
            revealed(1, &[Fingerprints(1), Fingerprints(1), Points(2)]),
            scored(1, 2),
            revealed(2, people[2].1),
            gone(2, Discard),
        ]
    );
    assert_eq!((p.seat(), p.ask()), (Seat(2), Ask::DiscardEvidence(1)));
    p.choose(Choice::DiscardEvidence { token: 0 });
    let end = [
        gone(2, Fingerprints(3)),
        E::Arrested { people: [seat(0)].into_iter().collect(), fingerprints: 3 },
        E::MurdererEscaped { person: seat(1) },
        E::PointsScored { seat: Seat(1), points: 20, source: Source::Escape },
    ];
    assert_eq!(p.events[..4], end);
    assert_eq!(p.game.board().winners[..], [Seat(1)]);
    assert_eq!(p.player(2).case_file.discarded[..], [Discard, Fingerprints(3)]);
}

#[test]
fn r_12_6_the_owner_chooses_what_is_destroyed() {
    let people: [(Whodunit, &Evidence); 3] =
        [(Innocent, &[Points(3), Fingerprints(1), Fingerprints(3), Fingerprints(2)]), (Innocent, &[]), (Innocent, &[])];
    let mut p = last_turn(3, &people, &[]);
    destroy(&mut p, seat(0), 1);
    reveal(&mut p);
    assert_eq!((p.seat(), p.ask()), (Seat(0), Ask::DiscardEvidence(1)));
    assert_eq!(p.game.legal_choices(), [1, 2, 3].map(|token| Choice::DiscardEvidence { token }), "points do no harm");
    assert!(!p.game.can_undo(), "what was turned over stays so");
    for token in [0, 4, 255] {
        p.refused(Choice::DiscardEvidence { token }, Refusal::NotThere { choice: Choice::DiscardEvidence { token } });
    }
    p.refused(Choice::EndTurn, Refusal::NotAsked { choice: Choice::EndTurn });
    p.choose(Choice::DiscardEvidence { token: 1 });
    assert_eq!(p.player(0).case_file.fingerprints(), 5, "a bad choice is one as well");
    assert!(p.game.is_over());
}

#[test]
fn r_12_6_discard_tokens_and_cards_add_up_and_can_be_taken_back() {
    let tokens =
        [Fingerprints(1), Fingerprints(2), Discard, Fingerprints(3), Discard, Fingerprints(1), Fingerprints(2)];
    let mut p = last_turn(3, &[(Innocent, &tokens), (Innocent, &[]), (Innocent, &[])], &[]);
    destroy(&mut p, seat(0), 1);
    reveal(&mut p);
    assert_eq!(p.ask(), Ask::DiscardEvidence(3), "one for the card and one with each discard token");
    p.choose(Choice::DiscardEvidence { token: 2 });
    assert_eq!((p.ask(), p.game.can_undo()), (Ask::DiscardEvidence(2), true));
    assert_eq!(p.player(0).case_file.open[..], [1, 2, 1, 2].map(Fingerprints));
    p.choose(Choice::DiscardEvidence { token: 1 });
    assert_eq!(p.player(0).case_file.open[..], [1, 1, 2].map(Fingerprints));
    p.choose(Choice::DiscardEvidence { token: 2 });
    assert_eq!(p.player(0).case_file.fingerprints(), 2);
    assert!(p.game.is_over());
}

#[test]
fn r_12_6_who_has_no_choice_is_not_asked() {
    // All must go; all are alike; nothing is left for a discard token; a card without tokens.
    let people: [(Whodunit, &Evidence); 4] = [
        (Innocent, &[Fingerprints(2), Fingerprints(1)]),
        (Innocent, &[Fingerprints(2); 3]),
        (Innocent, &[Discard, Points(2)]),
        (Innocent, &[]),
    ];
    let mut p = last_turn(4, &people, &[]);
    destroy(&mut p, seat(0), 2);
    p.game.arrange([E::DestroyEvidenceLaid { person: seat(1), card: p.card("module_c-DestroyEvidence-2-0") }]);
    p.game.arrange([E::DestroyEvidenceLaid { person: seat(3), card: p.card("module_c-DestroyEvidence-3-0") }]);
    reveal(&mut p);
    assert!(p.game.is_over());
    let left = |seat: u8| p.player(seat).case_file.open.to_vec();
    assert_eq!([0, 1, 2, 3].map(left), [vec![], vec![Fingerprints(2); 2], vec![Points(2)], vec![]]);
    assert_eq!(arrested(&p), [seat(1)]);
}

#[test]
fn r_12_6_the_arrested_cannot_win_however_many_points_they_have() {
    let people: [(Whodunit, &Evidence); 3] =
        [(Innocent, &[Fingerprints(2)]), (Innocent, &[Fingerprints(1), Points(5)]), (Innocent, &[Fingerprints(1)])];
    let mut p = last_turn(3, &people, &[]);
    p.train(0, TrainId::Upper, "12 12 12 12", 4);
    reveal(&mut p);
    assert!(p.score(0) > p.score(1) && p.score(1) > p.score(2));
    assert_eq!((arrested(&p), p.game.board().winners.to_vec()), (vec![seat(0)], vec![Seat(1)]));
}

#[test]
fn r_12_6_all_with_the_most_fingerprints_are_arrested_the_murderer_too() {
    let people: [(Whodunit, &Evidence); 3] =
        [(Murderer, &[]), (Innocent, &[Fingerprints(3)]), (Innocent, &[Fingerprints(1)])];
    let mut p = last_turn(3, &people, &[Fingerprints(1), Fingerprints(2)]);
    let events = reveal(&mut p);
    assert_eq!(arrested(&p), [seat(0), seat(1)]);
    assert!(!events.iter().any(|event| matches!(event, E::MurdererEscaped { .. })));
    assert_eq!((points(&p, 0, Source::Escape), p.game.board().winners.to_vec()), (0, vec![Seat(2)]));
}

#[test]
fn r_12_6_if_everybody_has_the_same_number_nobody_is_arrested() {
    for evidence in [&[] as &Evidence, &[Fingerprints(1), Fingerprints(1)]] {
        let mut p = last_turn(3, &[(Innocent, evidence), (Innocent, evidence), (Murderer, evidence)], &[Points(5)]);
        let events = reveal(&mut p);
        let fingerprints = evidence.len() as u8;
        assert!(events.contains(&E::Arrested { people: Default::default(), fingerprints }), "{events:?}");
        // The supply had one token only, and the murderer escapes.
        assert_eq!((points(&p, 2, Source::Evidence), points(&p, 2, Source::Escape)), (5, 20));
        assert_eq!(p.game.board().winners[..], [Seat(2)]);
    }
}

#[test]
fn r_12_1_the_murderer_may_be_among_nobody() {
    let mut p = last_turn(3, &[(Innocent, &[Fingerprints(1)]), (Innocent, &[]), (Innocent, &[])], &[Fingerprints(3)]);
    let events = reveal(&mut p);
    assert!(!events.iter().any(|event| matches!(event, E::EvidenceDealt { .. } | E::MurdererEscaped { .. })));
    assert_eq!((arrested(&p), p.game.board().evidence_left), (vec![seat(0)], 1));
}

#[test]
fn r_12_6_dummies_draw_destroy_the_worst_and_can_be_arrested() {
    let (a, b) = (Person::Dummy(0), Person::Dummy(1));
    let people: [(Whodunit, &Evidence); 4] = [
        (Innocent, &[Fingerprints(3)]),
        (Innocent, &[]),
        (Innocent, &[Fingerprints(1), Fingerprints(3), Fingerprints(2), Points(3)]),
        (Murderer, &[Fingerprints(2)]),
    ];
    let mut p = last_turn(2, &people, &[Fingerprints(1), Fingerprints(2)]);
    destroy(&mut p, a, 1);
    let events = reveal(&mut p);
    assert!(p.game.is_over(), "a dummy is not asked");
    assert!(events.contains(&E::EvidenceDiscarded { person: a, token: Fingerprints(3) }));
    assert_eq!(p.game.board().dummies[0].open[..], [Fingerprints(1), Fingerprints(2), Points(3)]);
    assert_eq!(p.game.board().dummies[1].fingerprints(), 5, "the murderer draws two, a dummy as well");
    assert_eq!(arrested(&p), [b]);
    assert_eq!(p.game.board().winners.len(), 2, "both players are free, with the same score");
}

#[test]
fn r_12_6_a_dummy_escapes_without_points_and_if_all_players_are_arrested_nobody_wins() {
    let people: [(Whodunit, &Evidence); 4] =
        [(Innocent, &[Fingerprints(3)]), (Innocent, &[Fingerprints(3)]), (Murderer, &[]), (Innocent, &[])];
    let mut p = last_turn(2, &people, &[]);
    let events = reveal(&mut p);
    assert!(events.contains(&E::MurdererEscaped { person: Person::Dummy(0) }));
    assert!(!events.iter().any(|event| matches!(event, E::PointsScored { source: Source::Escape, .. })));
    assert_eq!(arrested(&p), [seat(0), seat(1)]);
    assert!(p.game.is_over() && p.game.board().winners.is_empty());
}
