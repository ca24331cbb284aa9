//! Who has won, and how the murder ended.

use std::cmp::Reverse;

use bevy::prelude::*;

use crate::{
    localization::{Texts, words::dummy_key},
    screens::sources::{ROWS, SourceRow},
    session::{Colour, Session},
};
use rules::{Game, Person, Seat, Whodunit};

/// A seat with its place in the ranking, as all parts of the screen list them.
#[derive(Clone, Debug)]
pub struct Ranked {
    pub seat: Seat,
    /// 1 is the first; tied players share a rank. Whoever is arrested comes after all others.
    pub rank: usize,
    /// Whether they have won.
    pub won: bool,
    /// Whether they were arrested and so cannot win.
    pub arrested: bool,
    pub total: u16,
    pub name: String,
    pub colour: Colour,
    pub portrait: &'static str,
}

/// Something that is remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The picture before it.
    pub icon: &'static str,
    /// Whom it is about.
    pub colour: Colour,
    pub words: String,
}

/// How the game ended.
#[derive(Resource)]
pub struct Standings {
    /// All seats, the best first.
    pub ranked: Vec<Ranked>,
    /// The same in the order in which they sit: the order of the ranking would give away who has won.
    pub seated: Vec<Ranked>,
    /// How the murder ended, if there was one.
    pub verdict: Option<String>,
    /// The sources of points in this game.
    pub sources: Vec<SourceRow>,
    /// What is remembered of it, as soon as somebody has thought of it.
    pub memories: Vec<Memory>,
}

impl Standings {
    pub fn of(game: &Game, session: &Session, texts: &Texts) -> Self {
        let board = game.board();
        let arrested = |seat: Seat| board.player(seat).case_file.arrested;
        let seats = || (0..board.seats()).map(Seat);
        let seated: Vec<_> = seats()
            .map(|seat| {
                let config = session.seat(seat);
                Ranked {
                    seat,
                    rank: game.board().place(seat).into(),
                    won: board.winners.contains(&seat),
                    arrested: arrested(seat),
                    total: board.player(seat).score(),
                    name: config.name.clone(),
                    colour: config.colour,
                    portrait: config.portrait,
                }
            })
            .collect();
        let mut ranked = seated.clone();
        ranked.sort_by_key(|who| (who.rank, who.seat));
        let sources = ROWS.into_iter().filter(|row| row.is_played(game.setup())).collect();
        Self { ranked, verdict: verdict(game, &seated, texts), sources, memories: Vec::new(), seated }
    }

    /// Those who have won.
    pub fn winners(&self) -> impl Iterator<Item = &Ranked> {
        self.ranked.iter().filter(|who| who.won)
    }

    /// The winner's lead over the next player who was not arrested; 0 for several winners.
    pub fn lead(&self) -> Option<u16> {
        let mut totals: Vec<_> = self.seated.iter().filter(|who| !who.arrested).map(|who| who.total).collect();
        totals.sort_unstable_by_key(|total| Reverse(*total));
        let [first, second, ..] = totals[..] else { return None };
        Some(first - second)
    }
}

fn verdict(game: &Game, seated: &[Ranked], texts: &Texts) -> Option<String> {
    let board = game.board();
    if !game.setup().murder() {
        return None;
    }
    let name = |person: Person| match person {
        Person::Seat(seat) => seated[seat.index()].name.clone(),
        Person::Dummy(dummy) => texts.get(dummy_key(dummy)),
    };
    let arrested: Vec<_> = board.people().filter(|person| board.case_file(*person).arrested).collect();
    let arrests = match &arrested[..] {
        [] => texts.get("verdict-nobody"),
        people => {
            let names = texts.all_of(people.iter().map(|person| name(*person)));
            let prints = board.case_file(people[0]).fingerprints();
            let values = [("names", names.into()), ("count", people.len().into()), ("prints", prints.into())];
            texts.with("verdict-arrested", values)
        }
    };
    let murderer = board.people().find(|person| board.case_file(*person).whodunit == Some(Whodunit::Murderer));
    let murderer = match murderer {
        None => texts.get("verdict-no-murderer"),
        Some(person) => {
            let key = if board.case_file(person).arrested { "verdict-caught" } else { "verdict-escaped" };
            texts.with(key, [("name", name(person).into())])
        }
    };
    Some(texts.list("list-sentences", [arrests, murderer]))
}
