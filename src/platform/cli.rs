//! The command line of a desktop. With a game on it the set-up screen is skipped.

use std::path::PathBuf;

use bevy::prelude::*;
use clap::{
    ArgGroup, Parser,
    builder::{PossibleValuesParser, TypedValueParser},
};
use strum::VariantArray;

use super::{
    cli_faults::{usual_language, why_no_game, why_not},
    request::{self, Request, modules, name},
};
use crate::{
    automation::{Automation, Film, Script, Shot},
    localization::{Language, Texts},
    online::{Friends, Invited, socket_address},
    opening::WantedReplay,
    persistence::{StorageBackend, from_passed_on},
    replay::Watch,
    session::{
        AnimationSpeed, PlayerKind,
        card_set::{self, CardSet},
        settings::Settings,
    },
    state::Screen,
};
use rules::Module;

/// What is asked for on the command line. What `--help` says of it is in the text files (`cli_words`).
#[derive(Parser, Debug, Clone, Default)]
#[command(version, about)]
#[command(group(ArgGroup::new("shown").args(["film", "replay"]).multiple(true)))]
pub struct Args {
    /// Who plays, in turn order: 2 to 4 of human, novice, skilled, expert, master, random, separated by commas.
    /// Starts a game at once, skipping the title and set-up screens.
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,…")]
    pub seats: Vec<PlayerKind>,

    /// The players' names, in turn order, separated by commas. Starts a game at once.
    #[arg(long, value_delimiter = ',', value_name = "NAME,…", value_parser = name)]
    pub names: Vec<String>,

    /// The two modules, as letters in any order, such as AB. Starts a game at once.
    #[arg(long, value_name = "LETTERS", value_parser = modules)]
    pub modules: Option<[Module; 2]>,

    /// Adds the order tiles of Teatime. Starts a game at once.
    #[arg(long)]
    pub teatime: bool,

    /// Leaves out the two dummies that join two players in module C. Starts a game at once.
    #[arg(long)]
    pub no_dummies: bool,

    /// Which player begins, counting from 1; otherwise the start player is random. Starts a game
    /// at once.
    #[arg(long, value_name = "PLAYER", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub first: Option<u8>,

    /// What a player gains in another player's turn waits for the player's own next turn. Starts a game at once.
    #[arg(long)]
    pub others_wait: bool,

    /// The seed for shuffling: the same number gives the same game. Starts a game at once.
    #[arg(long)]
    pub seed: Option<u64>,

    /// Shows a game that was saved, such as `game.ron`, from its beginning: with `--film` all of it, or from one choice
    /// to another with `--from` and `--to`.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "names", "modules", "teatime", "no_dummies", "first",
        "others_wait", "seed", "autoplay"])]
    pub replay: Option<PathBuf>,

    /// The window's size in pixels.
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = size)]
    pub size: Option<UVec2>,

    /// The animation speed.
    #[arg(long, value_name = "SPEED", value_parser = speed(), hide_possible_values = true)]
    pub speed: Option<AnimationSpeed>,

    /// The language everything is said in, for this run.
    #[arg(long, value_name = "LANGUAGE", value_parser = language(), hide_possible_values = true)]
    pub language: Option<Language>,

    /// Lets bots play for the humans too. Starts a game at once.
    #[arg(long)]
    pub autoplay: bool,

    /// Lets bots try out as much as their level does, however long it takes on this machine: the same seed and choices
    /// give the same game everywhere. Otherwise a turn takes two seconds at most.
    #[arg(long)]
    pub unhurried: bool,

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
    #[arg(long, default_value_t = 30, hide_default_value = true, requires = "film", value_parser = clap::value_parser!(u32).range(1..=120))]
    pub fps: u32,

    /// The film or the replay begins once this many choices have been made.
    #[arg(long, value_name = "STEP", requires = "shown")]
    pub from: Option<u32>,

    /// The film ends as soon as this many choices have been made and shown.
    #[arg(long, value_name = "STEP", requires = "film")]
    pub to: Option<u32>,

    /// The folder in which the settings and the current game are saved; by default the system's usual
    /// place. With `--script`, `--autoplay`, `--screenshot`, `--film`, `--replay` or `--report`, nothing is saved
    /// unless this is given.
    #[arg(long, value_name = "DIR", conflicts_with = "no_save")]
    pub data_dir: Option<PathBuf>,

    /// Saves nothing and loads nothing: neither settings nor games.
    #[arg(long)]
    pub no_save: bool,

    /// The server for games with friends, such as wss://first-class.example.
    #[arg(long, value_name = "ADDRESS", value_parser = socket_address)]
    pub server: Option<String>,

    /// Takes a seat in the game with friends that has this code, or plays on from another device, whose link this is.
    #[arg(long, value_name = "CODE", value_parser = invited)]
    pub join: Option<Invited>,

    /// Quits when the game is over or, with `--script`, when everything in the script has been done, with exit
    /// code 0; if the window is closed earlier, with exit code 1.
    #[arg(long)]
    pub quit_at_end: bool,

    /// Prints a line of JSON for every question: what is asked, what can be chosen, what the table
    /// shows, and where everything clickable is (in window pixels); and a short line for every choice a
    /// bot makes and everything the mouse does. For tests.
    #[arg(long)]
    pub report: bool,
}

fn speed() -> impl TypedValueParser<Value = AnimationSpeed> {
    PossibleValuesParser::new(AnimationSpeed::VARIANTS.iter().map(<&str>::from)).try_map(|word| word.parse())
}

fn invited(text: &str) -> Result<Invited, String> {
    text.parse().map_err(|_| "a code has six signs, such as KM7RQ2".to_owned())
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::all().into_iter().map(Language::id))
        .try_map(|id| id.parse().map_err(|_| "there is no such language"))
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
    /// What a link could ask for, too.
    pub fn request(&self) -> Request {
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
            speed,
            unhurried,
            language,
            report,
            ..
        } = self.clone();
        // In a film no time passes while a bot thinks.
        let unhurried = unhurried || self.film.is_some();
        Request {
            seats,
            names,
            modules,
            teatime,
            no_dummies,
            first,
            others_wait,
            seed,
            autoplay,
            speed,
            unhurried,
            language,
            report,
        }
    }

    /// Where settings and games are saved; `None` if nothing is to be saved.
    ///
    /// # Errors
    /// If there is a file in the way.
    pub fn backend(&self) -> Result<Option<StorageBackend>, String> {
        match &self.data_dir {
            Some(folder) if folder.exists() && !folder.is_dir() => {
                let folder = folder.display().to_string();
                Err(self.texts().with("cli-no-folder", [("value", folder.into())]))
            }
            Some(folder) => Ok(Some(StorageBackend::at(folder))),
            None => {
                let pictures = !self.screenshot.is_empty() || self.film.is_some();
                let by_itself =
                    self.script.is_some() || self.autoplay || pictures || self.report || self.replay.is_some();
                Ok(if self.no_save || by_itself { None } else { StorageBackend::usual() })
            }
        }
    }

    /// What a player has to do after a crash.
    pub fn advice_after_crash(&self) -> String {
        let saved = matches!(self.backend(), Ok(Some(_)));
        self.say(if saved { "cli-crashed-saved" } else { "cli-crashed-unsaved" })
    }

    /// A text in the language of the command line, by its key.
    pub fn say(&self, key: &str) -> String {
        self.texts().get(key)
    }

    fn texts(&self) -> Texts {
        Texts::of(self.language.unwrap_or_else(usual_language))
    }

    /// What the program is to do by itself.
    ///
    /// # Errors
    /// What is wrong with the script.
    fn automation(&self) -> Result<Automation, String> {
        let automation = Automation::new(self.read_script()?, self.screenshot.clone(), self.quit_at_end, self.report);
        // In a film the pointer is seen on its way, for two fifths of a second.
        Ok(if self.film.is_some() { automation.gliding((self.fps * 2 / 5).min(60) as u8) } else { automation })
    }

    /// The film, if one is wanted.
    ///
    /// # Errors
    /// If its folder cannot be made.
    fn film(&self) -> Result<Option<Film>, String> {
        // A replay begins at its first choice, when it can be seen.
        let from = self.from.or(self.replay.is_some().then_some(0));
        let film = |folder: &PathBuf| Film::new(folder.clone(), self.fps, from, self.to);
        self.film.as_ref().map(film).transpose()
    }

    /// The game that is to be watched, if one is.
    ///
    /// # Errors
    /// Why the file cannot be watched.
    fn watched(&self) -> Result<Option<WantedReplay>, String> {
        let Some(file) = &self.replay else { return Ok(None) };
        let refused = |why: String| format!("--replay {}: {why}", file.display());
        let text = std::fs::read_to_string(file).map_err(|error| refused(error.to_string()))?;
        let cards = CardSet(Ok(card_set::read().map_err(|error| format!("assets/cards/{error}"))?));
        let named = format!("--replay {}", file.display());
        let game = from_passed_on(&text, &cards).map_err(|error| why_not(&self.texts(), named, &error))?;
        let title = String::new();
        let at = self.from.unwrap_or(0) as usize;
        let watch = Watch {
            seats: game.seats,
            record: game.record,
            begins: game.begins,
            title,
            at,
            plays: true,
            back_to: Screen::Title,
        };
        Ok(Some(WantedReplay(watch)))
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
///
/// # Errors
/// What cannot be done.
pub fn plugin(args: &Args) -> Result<impl Fn(&mut App) + Send + Sync + use<>, String> {
    let asked_for =
        request::plugin(&args.request(), args.backend()?).map_err(|error| why_no_game(&args.texts(), &error))?;
    let automation = args.automation()?;
    let film = args.film()?;
    let watched = args.watched()?;
    let windowed = args.size.is_some();
    let (server, join) = (args.server.clone(), args.join.clone());
    Ok(move |app: &mut App| {
        asked_for(app);
        app.insert_resource(automation.clone());
        app.world_mut().resource_mut::<Settings>().for_now.windowed = windowed;
        if let Some(server) = &server {
            app.world_mut().resource_mut::<Friends>().server.clone_from(server);
        }
        if let Some(invited) = &join {
            app.insert_resource(invited.clone());
        }
        if let Some(watched) = &watched {
            app.insert_resource(watched.clone());
        }
        if let Some(film) = &film {
            app.insert_resource(film.clone());
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(words: &str) -> Args {
        Args::try_parse_from(["first_class"].into_iter().chain(words.split_whitespace())).expect(words)
    }

    #[test]
    fn everything_a_link_can_ask_for_is_passed_on() {
        let words = "--seats human,master --names Ida,Otto --modules CA --teatime --no-dummies --first 2 --others-wait \
                     --seed 7 --autoplay --speed slow --unhurried --language en --report";
        let request = Request {
            seats: vec![PlayerKind::Human, PlayerKind::Bot(bots::BotLevel::Master)],
            names: vec!["Ida".to_owned(), "Otto".to_owned()],
            modules: Some([Module::A, Module::C]),
            teatime: true,
            no_dummies: true,
            first: Some(2),
            others_wait: true,
            seed: Some(7),
            autoplay: true,
            speed: Some(AnimationSpeed::Slow),
            unhurried: true,
            language: Some(Language::ENGLISH),
            report: true,
        };
        assert_eq!(args(words).request(), request);
        assert_eq!(args("").request(), Request::default());
    }

    #[test]
    fn every_speed_can_be_asked_for_and_no_other() {
        for speed in AnimationSpeed::VARIANTS {
            assert_eq!(args(&format!("--speed {speed}")).speed, Some(*speed));
        }
        let refusal = Args::try_parse_from(["first_class", "--speed", "warp"]).expect_err("there is no such speed");
        assert!(refusal.to_string().contains("none, fast, normal, slow"), "{refusal}");
    }

    #[test]
    fn a_crash_promises_a_saved_game_only_where_one_is_saved() {
        let promises = |words| args(words).advice_after_crash().contains("continues from where it was last saved");
        assert!(promises("--data-dir somewhere"));
        assert!(promises("--data-dir somewhere --autoplay"));
        for words in [
            "--no-save",
            "--autoplay",
            "--report",
            "--script file",
            "--film folder",
            "--screenshot end=x.png",
            "--replay game.ron",
        ] {
            assert!(!promises(words), "{words}");
        }
    }
}
