//! The command line. With a game on it the set-up screen is skipped.

use std::path::PathBuf;

use bevy::prelude::*;
use clap::Parser;
use strum::VariantArray;
use thiserror::Error;

use crate::{
    automation::{Automation, Film, Script, Shot},
    persistence::{StorageBackend, Store},
    screens::WantedGame,
    session::{
        AnimationSpeed, Colour, NAME_LENGTH, NewGame, Player, SeatConfig, TRAVELLERS, card_set, is_readable,
        random_seed,
        settings::{ForNow, Settings},
    },
};
use bots::BotLevel;
use rules::{Module, Seat, Setup};

/// First Class: rivals of the Orient Express. A fan-made, unofficial version of the board game.
#[derive(Parser, Debug, Clone, Default)]
#[command(version, about)]
pub struct Args {
    /// Who plays, in turn order: 2 to 4 of human, novice, skilled, expert, master, random, separated by commas.
    /// Starts a game at once, skipping the title and set-up screens.
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,…")]
    pub seats: Vec<Player>,

    /// The players' names, in turn order, separated by commas.
    #[arg(long, value_delimiter = ',', value_name = "NAME,…", value_parser = name)]
    pub names: Vec<String>,

    /// The two modules, as letters in any order, such as AB. Starts a game at once.
    #[arg(long, value_name = "LETTERS", value_parser = modules)]
    pub modules: Option<[Module; 2]>,

    /// Adds the order tiles of Teatime. Starts a game at once.
    #[arg(long)]
    pub teatime: bool,

    /// Leaves out the two dummies that join two players in module C.
    #[arg(long)]
    pub no_dummies: bool,

    /// Which player begins, counting from 1; otherwise the start player is random.
    #[arg(long, value_name = "PLAYER", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub first: Option<u8>,

    /// What a player gains in another player's turn waits for the player's own next turn.
    #[arg(long)]
    pub others_wait: bool,

    /// The seed for shuffling: the same number gives the same game. Starts a game at once.
    #[arg(long)]
    pub seed: Option<u64>,

    /// The window's size in pixels.
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = size)]
    pub size: Option<UVec2>,

    /// The animation speed.
    #[arg(long, value_enum)]
    pub speed: Option<AnimationSpeed>,

    /// Lets bots play for the humans too. Starts a game at once.
    #[arg(long)]
    pub autoplay: bool,

    /// Runs the commands in this file line by line, from the title screen unless a game is asked for:
    /// `click NAME` clicks a named region, `hover NAME` points at it, `choose CHOICE` makes a choice (as
    /// in a saved game), `wait SECONDS` waits, `shot FILE` takes a screenshot, `#` begins a comment.
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,

    /// Takes a screenshot (PNG) once this many choices have been made and shown; `end` is the result
    /// screen. Can be given several times.
    #[arg(long, value_name = "STEP=FILE")]
    pub screenshot: Vec<Shot>,

    /// Saves every frame as a numbered picture (PNG) in this folder: time moves on by exactly one frame at a
    /// time, however slow the machine is. The film ends with the game unless `--to` is given.
    #[arg(long, value_name = "DIR")]
    pub film: Option<PathBuf>,

    /// How many frames of the film make a second.
    #[arg(long, default_value_t = 30, requires = "film", value_parser = clap::value_parser!(u32).range(1..=120))]
    pub fps: u32,

    /// The film begins once this many choices have been made.
    #[arg(long, value_name = "STEP", requires = "film")]
    pub from: Option<u32>,

    /// The film ends as soon as this many choices have been made and shown.
    #[arg(long, value_name = "STEP", requires = "film")]
    pub to: Option<u32>,

    /// The folder in which the settings and the current game are saved; by default the system's usual
    /// place. With `--script`, `--autoplay`, `--screenshot`, `--film` or `--report`, nothing is saved unless
    /// this is given.
    #[arg(long, value_name = "DIR", conflicts_with = "no_save")]
    pub data_dir: Option<PathBuf>,

    /// Saves nothing and loads nothing: neither settings nor games.
    #[arg(long)]
    pub no_save: bool,

    /// Quits when the game is over, with exit code 0; if the window is closed earlier, with exit code 1.
    #[arg(long)]
    pub quit_at_end: bool,

    /// Prints a line of JSON for every question: what is asked, what can be chosen, what the table
    /// shows, and where everything clickable is (in window pixels); and a short line for every choice a
    /// bot makes and everything the mouse does. For tests.
    #[arg(long)]
    pub report: bool,
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
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum NewGameError {
    /// Two to four can play.
    #[error("--seats: {0} players, but 2 to 4 can play")]
    Players(usize),
    /// That seat is empty.
    #[error("--first: there is no player {0}")]
    First(u8),
    /// There are none to leave out.
    #[error("--no-dummies: dummies join only two players with module C")]
    Dummies,
    /// More names than players.
    #[error("--names: {0} names, but fewer players")]
    Names(usize),
    /// They could not be told apart.
    #[error("--names: two players are called {0}")]
    SameName(String),
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

fn size(words: &str) -> Result<UVec2, String> {
    let parse = || {
        let (width, height) = words.split_once('x')?;
        Some(UVec2::new(width.parse().ok()?, height.parse().ok()?))
    };
    match parse() {
        Some(size) if size.min_element() >= 320 && size.max_element() <= 8192 => Ok(size),
        Some(_) => Err("between 320x320 and 8192x8192".to_owned()),
        None => Err("give WIDTHxHEIGHT, such as 1280x720".to_owned()),
    }
}

impl Args {
    /// Whether a game was asked for, so that title and set-up are skipped.
    pub fn wants_game(&self) -> bool {
        !self.seats.is_empty() || self.modules.is_some() || self.teatime || self.seed.is_some() || self.autoplay
    }

    /// The game asked for.
    ///
    /// # Errors
    /// What is wrong with the players or the dummies.
    pub fn new_game(&self) -> Result<NewGame, NewGameError> {
        let usual = [Player::Human, Player::Bot(BotLevel::Novice)];
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

    /// Where settings and games are saved; `None` if nothing is to be saved.
    ///
    /// # Errors
    /// If there is a file in the way.
    pub fn backend(&self) -> Result<Option<StorageBackend>, String> {
        match &self.data_dir {
            Some(folder) if folder.exists() && !folder.is_dir() => {
                Err(format!("--data-dir {}: this is not a folder", folder.display()))
            }
            Some(folder) => Ok(Some(StorageBackend::at(folder))),
            None => {
                let pictures = !self.screenshot.is_empty() || self.film.is_some();
                let by_itself = self.script.is_some() || self.autoplay || pictures || self.report;
                Ok(if self.no_save || by_itself { None } else { StorageBackend::usual() })
            }
        }
    }

    /// What the program is to do by itself.
    ///
    /// # Errors
    /// What is wrong with the script.
    fn automation(&self) -> Result<Automation, String> {
        Ok(Automation::new(self.read_script()?, self.screenshot.clone(), self.quit_at_end, self.report))
    }

    /// The film, if one is wanted.
    ///
    /// # Errors
    /// If its folder cannot be made.
    fn film(&self) -> Result<Option<Film>, String> {
        let film = |folder: &PathBuf| Film::new(folder.clone(), self.fps, self.from, self.to);
        self.film.as_ref().map(film).transpose()
    }

    /// The script, if one was given.
    ///
    /// # Errors
    /// Which line of which file cannot be used.
    fn read_script(&self) -> Result<Option<Script>, String> {
        let Some(file) = &self.script else { return Ok(None) };
        let text = std::fs::read_to_string(file).map_err(|error| format!("--script {}: {error}", file.display()))?;
        Script::parse(&text).map(Some).map_err(|error| format!("--script {}: {error}", file.display()))
    }
}

/// Puts what the command line asks for into the app.
pub fn plugin(args: &Args) -> Result<impl Fn(&mut App) + Send + Sync + use<>, String> {
    let wanted = (args.wants_game() || args.no_dummies).then(|| args.new_game()).transpose();
    let wanted = wanted.map_err(|error| error.to_string())?;
    if let Some(new_game) = &wanted {
        let catalogue = card_set::read().map_err(|error| format!("assets/cards/{error}"))?;
        new_game.setup.check(&catalogue).map_err(|error| error.to_string())?;
    }
    let automation = args.automation()?;
    let film = args.film()?;
    let backend = args.backend()?;
    let mut settings = Settings::default();
    settings.for_now = ForNow { speed: args.speed, windowed: args.size.is_some(), ..default() };
    Ok(move |app: &mut App| {
        if let Some(new_game) = &wanted {
            app.insert_resource(WantedGame(new_game.clone()));
        }
        app.insert_resource(automation.clone()).insert_resource(settings.clone());
        if let Some(film) = &film {
            app.insert_resource(film.clone());
        }
        app.insert_resource(Store::new(backend.clone()));
    })
}
