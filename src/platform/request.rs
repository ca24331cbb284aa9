//! What is asked for from outside, on the command line or in a link: a game, and how it is played and shown. With a
//! game on it the title and set-up screens are skipped.

use bevy::prelude::*;
use strum::VariantArray;
use thiserror::Error;

use crate::{
    automation::Automation,
    localization::Language,
    opening::WantedGame,
    persistence::{StorageBackend, Store},
    session::{
        AnimationSpeed, Colour, NAME_LENGTH, NewGame, PlayerKind, SeatConfig, TRAVELLERS, card_set, is_readable,
        random_seed,
        settings::{ForNow, Settings},
    },
};
use bots::BotLevel;
use rules::{Module, Seat, Setup};

/// What is asked for. Whatever says something about the game starts one at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// Who plays, in turn order; if nobody, then a human against a novice.
    pub seats: Vec<PlayerKind>,
    /// The players' names, in turn order; the rest have the usual ones.
    pub names: Vec<String>,
    /// The two modules.
    pub modules: Option<[Module; 2]>,
    /// Whether the order tiles of Teatime are added.
    pub teatime: bool,
    /// Whether the two dummies are left out that join two players in module C.
    pub no_dummies: bool,
    /// Which player begins, counting from 1.
    pub first: Option<u8>,
    /// Whether what players gain in another player's turn waits for their own next turn.
    pub others_wait: bool,
    /// The seed for shuffling.
    pub seed: Option<u64>,
    /// Whether bots play for the humans too.
    pub autoplay: bool,
    /// The animation speed, for this run.
    pub speed: Option<AnimationSpeed>,
    /// The language everything is said in, for this run.
    pub language: Option<Language>,
    /// Whether every question is reported, for tests.
    pub report: bool,
    /// Whether bots take as long as it takes, so that the same game comes out everywhere.
    pub unhurried: bool,
}

/// Why a player cannot have this name.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum NameError {
    /// It is empty or too long.
    #[error("give names of 1 to {NAME_LENGTH} letters")]
    Length,
    /// It has letters the typefaces lack.
    #[error("give names in Latin letters: others cannot be shown")]
    Unreadable,
}

/// Why a game that is asked for cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewGameError {
    /// Two to four can play.
    Players(usize),
    /// That seat is empty.
    First(u8),
    /// There are none to leave out.
    Dummies,
    /// More names than players.
    Names(usize),
    /// They could not be told apart.
    SameName(String),
}

/// Why what is asked for cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// The game cannot be played.
    Game(NewGameError),
    /// What is wrong with the card files, or that they lack cards for this game.
    Cards(String),
}

/// Reads a name.
pub(super) fn name(words: &str) -> Result<String, NameError> {
    match words.trim() {
        name if !(1..=NAME_LENGTH).contains(&name.chars().count()) => Err(NameError::Length),
        name if !name.chars().all(is_readable) => Err(NameError::Unreadable),
        name => Ok(name.to_owned()),
    }
}

/// Reads two modules.
pub(super) fn modules(letters: &str) -> Result<[Module; 2], String> {
    let found: Option<Vec<_>> = letters.chars().map(Module::from_letter).collect();
    match found.as_deref() {
        Some([first, second]) if first != second => Ok([*first.min(second), *first.max(second)]),
        _ => Err("give two different letters from A to F, such as AB".to_owned()),
    }
}

impl Request {
    /// Whether a game was asked for, so that title and set-up are skipped.
    pub fn wants_game(&self) -> bool {
        let Self {
            seats,
            names,
            modules,
            teatime,
            no_dummies,
            first,
            others_wait,
            seed,
            autoplay,
            speed: _,
            language: _,
            report: _,
            unhurried: _,
        } = self;
        let lists = !seats.is_empty() || !names.is_empty();
        let values = modules.is_some() || first.is_some() || seed.is_some();
        lists || values || *teatime || *no_dummies || *others_wait || *autoplay
    }

    /// The game asked for.
    ///
    /// # Errors
    /// What is wrong with the players or the dummies.
    pub fn new_game(&self) -> Result<NewGame, NewGameError> {
        let usual = [PlayerKind::Human, PlayerKind::Bot(BotLevel::Novice)];
        let players = if self.seats.is_empty() { &usual } else { &self.seats[..] };
        if !(2..=4).contains(&players.len()) {
            return Err(NewGameError::Players(players.len()));
        }
        if let Some(first) = self.first.filter(|first| !(1..=players.len()).contains(&usize::from(*first))) {
            return Err(NewGameError::First(first));
        }
        if self.names.len() > players.len() {
            return Err(NewGameError::Names(self.names.len()));
        }
        let seats = players.iter().zip(TRAVELLERS).zip(Colour::VARIANTS.iter().copied()).enumerate();
        let seats = seats.map(|(place, ((player, traveller), colour))| {
            let name = self.names.get(place).map_or(traveller.name, String::as_str).to_owned();
            SeatConfig { name, player: *player, colour, portrait: traveller.portrait }
        });
        let seats: Vec<_> = seats.collect();
        if let Some((_, twice)) =
            seats.iter().enumerate().find(|(place, seat)| seats[..*place].iter().any(|other| other.name == seat.name))
        {
            return Err(NewGameError::SameName(twice.name.clone()));
        }
        let modules = self.modules.unwrap_or([Module::A, Module::B]);
        let mut setup = Setup::new(players.len() as u8, modules, self.seed.unwrap_or_else(|| random_seed(0)));
        setup.teatime = self.teatime;
        if self.no_dummies && setup.dummy_count() == 0 {
            return Err(NewGameError::Dummies);
        }
        setup.dummies = !self.no_dummies;
        setup.start_player = self.first.map(|first| Seat(first - 1));
        setup.others_wait_for_own_turn = self.others_wait;
        Ok(NewGame { seats, setup, autoplay: self.autoplay })
    }
}

/// Puts what is asked for into the app, and where it is saved.
///
/// # Errors
/// Why the game cannot be played.
pub fn plugin(
    request: &Request,
    backend: Option<StorageBackend>,
) -> Result<impl Fn(&mut App) + Send + Sync + use<>, RequestError> {
    let wanted = request.wants_game().then(|| request.new_game()).transpose().map_err(RequestError::Game)?;
    if let Some(new_game) = &wanted {
        let catalogue = card_set::read().map_err(|error| RequestError::Cards(format!("assets/cards/{error}")))?;
        new_game.setup.check(&catalogue).map_err(|error| RequestError::Cards(error.to_string()))?;
    }
    let mut settings = Settings::default();
    settings.for_now = ForNow {
        speed: request.speed,
        unhurried: request.unhurried,
        language: request.language.map(Language::id),
        usual_language: Language::suiting(sys_locale::get_locales()).map(Language::id),
        ..default()
    };
    let report = request.report;
    Ok(move |app: &mut App| {
        if let Some(new_game) = &wanted {
            app.insert_resource(WantedGame(new_game.clone()));
        }
        app.insert_resource(settings.clone())
            .insert_resource(Automation::new(None, Vec::new(), false, report))
            .insert_resource(Store::new(backend.clone()));
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_said_about_the_game_starts_one() {
        let usual = Request::default();
        assert!(!usual.wants_game());
        assert!(!Request { speed: Some(AnimationSpeed::Slow), report: true, ..usual.clone() }.wants_game());
        for request in [
            Request { seats: vec![PlayerKind::Human; 2], ..usual.clone() },
            Request { names: vec!["Ida".to_owned()], ..usual.clone() },
            Request { modules: Some([Module::A, Module::C]), ..usual.clone() },
            Request { teatime: true, ..usual.clone() },
            Request { modules: Some([Module::A, Module::C]), no_dummies: true, ..usual.clone() },
            Request { first: Some(2), ..usual.clone() },
            Request { others_wait: true, ..usual.clone() },
            Request { seed: Some(0), ..usual.clone() },
            Request { autoplay: true, ..usual.clone() },
        ] {
            assert!(request.wants_game(), "{request:?} is ignored");
            assert!(request.new_game().is_ok(), "{request:?}");
        }
        let alone = Request { no_dummies: true, ..usual };
        assert!(
            alone.wants_game() && alone.new_game().err() == Some(NewGameError::Dummies),
            "it is refused with words"
        );
    }

    #[test]
    fn names_alone_are_given_to_the_usual_players() {
        let request = Request { names: vec!["Ida".to_owned()], first: Some(2), others_wait: true, ..default() };
        let game = request.new_game().expect("a game");
        assert_eq!(game.seats.iter().map(|seat| &*seat.name).collect::<Vec<_>>(), ["Ida", "Brandt"]);
        assert_eq!((game.setup.start_player, game.setup.others_wait_for_own_turn), (Some(Seat(1)), true));
    }
}
