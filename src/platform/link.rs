//! What a link can ask for: `?seats=human,novice&modules=AB` is `--seats=human,novice --modules=AB` on the
//! command line. Mistakes in a link are explained to a player, though, not to someone at a terminal.

use std::{fmt::Display, str::FromStr};

use super::request::{NameError, NewGameError, Request, modules, name};
use crate::{
    localization::{Language, Texts, Value},
    session::{NAME_LENGTH, PlayerKind},
};
use bots::BotLevel;
use strum::VariantArray;

/// What a link can ask for about the game.
pub const GAME_KEYS: [&str; 8] = ["seats", "names", "modules", "teatime", "no-dummies", "first", "others-wait", "seed"];
/// What else it can ask for: how the game is played and shown.
pub const OPTION_KEYS: [&str; 5] = ["speed", "autoplay", "unhurried", "lang", "report"];

/// What a link asks for.
#[derive(Debug, Default)]
pub struct Link {
    /// Everything that can be done. If anything is wrong with the game, no game is asked for.
    pub request: Request,
    /// What is wrong with the rest.
    pub errors: Vec<LinkError>,
}

/// Something wrong in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    /// The word of the link it is about, such as `seats`.
    pub word: &'static str,
    /// The text key of what is wrong.
    key: &'static str,
    /// What the link says there.
    value: String,
}

impl LinkError {
    /// Whether it prevents the game from being played.
    pub fn is_about_game(&self) -> bool {
        GAME_KEYS.contains(&self.word)
    }

    /// What is wrong, in words.
    pub fn words(&self, texts: &Texts) -> String {
        let levels: Vec<_> = BotLevel::VARIANTS.iter().map(BotLevel::to_string).collect();
        let languages: Vec<_> = Language::all().into_iter().map(Language::id).collect();
        let values: [(_, Value); 5] = [
            ("languages", languages.join(", ").into()),
            ("word", self.word.into()),
            ("value", self.value.as_str().into()),
            ("levels", levels.join(", ").into()),
            ("most", NAME_LENGTH.into()),
        ];
        texts.with(self.key, values)
    }
}

/// What is wrong with a value: the text key, and what the text is about.
type ValueError = (&'static str, String);

/// Reads the words of a link with their values. Words the game does not know are left alone.
pub fn read(pairs: &[(String, String)]) -> Link {
    let mut link = Link::default();
    for word in GAME_KEYS.into_iter().chain(OPTION_KEYS) {
        let values: Vec<_> = pairs.iter().filter(|(name, _)| name == word).map(|(_, value)| value.trim()).collect();
        let read = match values[..] {
            [] => Ok(()),
            [value] => set(&mut link.request, word, value),
            _ => Err(("link-twice", String::new())),
        };
        if let Err((key, value)) = read {
            link.errors.push(LinkError { word, key, value });
        }
    }
    if !link.errors.iter().any(LinkError::is_about_game)
        && let Err(error) = link.request.new_game()
    {
        link.errors.push(error.into());
    }
    if link.errors.iter().any(LinkError::is_about_game) {
        let Request { speed, unhurried, language, report, .. } = link.request;
        link.request = Request { speed, unhurried, language, report, ..Request::default() };
    }
    link
}

fn set(request: &mut Request, word: &str, value: &str) -> Result<(), ValueError> {
    match word {
        "seats" => request.seats = value.split(',').map(player).collect::<Result<_, _>>()?,
        "names" => request.names = value.split(',').map(player_name).collect::<Result<_, _>>()?,
        "modules" => request.modules = Some(modules(value).map_err(|_| ("link-modules", value.to_owned()))?),
        "teatime" => request.teatime = flag(value)?,
        "no-dummies" => request.no_dummies = flag(value)?,
        "first" => request.first = Some(number(value, "link-first")?),
        "others-wait" => request.others_wait = flag(value)?,
        "seed" => request.seed = Some(number(value, "link-seed")?),
        "speed" => request.speed = Some(value.parse().map_err(|_| ("link-speed", value.to_owned()))?),
        "lang" => request.language = Some(language(value)?),
        "autoplay" => request.autoplay = flag(value)?,
        "unhurried" => request.unhurried = flag(value)?,
        _ => request.report = flag(value)?,
    }
    Ok(())
}

fn player(word: &str) -> Result<PlayerKind, ValueError> {
    word.trim().parse().map_err(|_| ("link-player", word.trim().to_owned()))
}

/// A language the game speaks; a page may have been told a country as well.
fn language(value: &str) -> Result<Language, ValueError> {
    Language::suiting([value]).ok_or_else(|| ("link-lang", value.to_owned()))
}

fn player_name(words: &str) -> Result<String, ValueError> {
    name(words).map_err(|error| match error {
        NameError::Length => ("link-name-length", words.trim().to_owned()),
        NameError::Unreadable => ("link-name-unreadable", String::new()),
    })
}

/// A switch, written in any of the ways usual in links.
fn flag(value: &str) -> Result<bool, ValueError> {
    match value.to_lowercase().as_str() {
        "" | "1" | "true" | "yes" | "on" => Ok(true),
        "0" | "false" | "no" | "off" => Ok(false),
        _ => Err(("link-flag", value.to_owned())),
    }
}

fn number<N: FromStr>(value: &str, key: &'static str) -> Result<N, ValueError> {
    value.parse().map_err(|_| (key, value.to_owned()))
}

impl From<NewGameError> for LinkError {
    fn from(error: NewGameError) -> Self {
        let about = |word, key, value: &dyn Display| Self { word, key, value: value.to_string() };
        match &error {
            NewGameError::Players(count) => about("seats", "link-players", count),
            NewGameError::First(first) => about("first", "link-first", first),
            NewGameError::Names(count) => about("names", "link-names", count),
            NewGameError::Dummies => about("no-dummies", "link-dummies", &""),
            NewGameError::SameName(name) => about("names", "link-same-name", name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::AnimationSpeed;
    use rules::Module;

    fn link(query: &str) -> Link {
        let pairs = query.split('&').map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        read(&pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect::<Vec<_>>())
    }

    /// What is wrong with a link, in words.
    fn wrong(query: &str) -> String {
        let texts = Texts::default();
        link(query).errors.iter().map(|error| error.words(&texts)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_link_asks_for_what_the_command_line_can_ask_for() {
        let Link { request, errors } =
            link("seats=human,novice&names=Ida,Jiří&modules=DA&first=2&teatime&others-wait=1&seed=7&speed=none&utm=x");
        assert_eq!(errors, []);
        let game = request.new_game().expect("a game");
        assert_eq!((game.seats[1].name.as_str(), game.setup.modules), ("Jiří", [Module::A, Module::D]));
        assert!(game.setup.teatime && game.setup.others_wait_for_own_turn && game.setup.seed == 7);
        assert_eq!(request.speed, Some(AnimationSpeed::None));
        assert_eq!(link("lang=en-GB").request.language, Some(Language::ENGLISH));
        assert!(!link("teatime=0").request.teatime && !link("").request.wants_game());
    }

    #[test]
    fn a_link_does_not_say_where_a_player_saves() {
        let Link { request, errors } = link("data-dir=elsewhere&no-save&report");
        assert_eq!((request, errors), (Request { report: true, ..Request::default() }, vec![]));
    }

    #[test]
    fn what_is_wrong_is_said_in_words() {
        for (query, said) in [
            ("seats=human,wizard", "“wizard”"),
            ("seats=human", "two to four"),
            ("seats=human,human,human,human,human", "two to four"),
            ("seats=human,novice&seats=human,novice,novice", "“seats” more than once"),
            ("seed=1&seed=1", "“seed” more than once"),
            ("modules=AA", "“AA”"),
            ("modules=AX", "“AX”"),
            ("names=Bartholomew the Third", "1 to 20 letters"),
            ("names=Ida,", "1 to 20 letters"),
            ("names=🚂", "Latin letters"),
            ("names=Оля,Макс", "Latin letters"),
            ("names=Ida,Ida", "“Ida”"),
            ("names=Brandt", "“Brandt”"),
            ("seed=soon", "“soon”"),
            ("seed=-1", "“-1”"),
            ("first=0", "“0”"),
            ("first=5", "“5”"),
            ("first=500", "“500”"),
            ("seats=human,novice&first=3", "“3”"),
            ("modules=AB&no-dummies", "First Class Murder"),
            ("teatime=perhaps", "“perhaps”"),
            ("speed=warp", "“warp”"),
            ("lang=tlh", "“tlh”"),
        ] {
            let words = wrong(query);
            assert!(words.contains(said), "{query}: {words}");
            assert!(!words.contains("--") && !words.contains("link-"), "{query}: {words}");
        }
        assert_eq!(wrong("seed=soon&modules=AA").matches('.').count(), 3, "everything is said at once");
    }

    #[test]
    fn a_wrong_speed_does_not_prevent_the_game() {
        let odd = link("seats=human,novice&modules=AB&seed=7&speed=warp&report");
        assert!(odd.request.wants_game() && odd.request.report && odd.request.speed.is_none());
        assert_eq!(odd.errors.iter().map(|error| error.word).collect::<Vec<_>>(), ["speed"]);
        let no_game = link("seats=human,wizard&autoplay&seed=7&speed=fast");
        assert!(!no_game.request.wants_game());
        assert_eq!(no_game.request.speed, Some(AnimationSpeed::Fast));
    }
}
