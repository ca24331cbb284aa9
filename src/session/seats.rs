//! Who sits at the table: name, colour, portrait, and who decides.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use bots::{BotLevel, Style};
use rules::Seat;

/// Somebody to travel as or against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traveller {
    /// The portrait's name in the atlas (`portrait/…`, `medallion/…`).
    pub portrait: &'static str,
    pub name: &'static str,
    /// How this traveller plays as a bot.
    pub style: Style,
}

impl Traveller {
    const fn new(portrait: &'static str, name: &'static str, style: Style) -> Self {
        Self { portrait, name, style }
    }

    /// The one with this portrait.
    pub fn of(portrait: &str) -> Option<&'static Self> {
        TRAVELLERS.iter().find(|traveller| traveller.portrait == portrait)
    }
}

/// The travellers to choose from, in the order in which they are seated.
pub const TRAVELLERS: [Traveller; 8] = [
    Traveller::new("anna", "Anna", Style::AllRounder),
    Traveller::new("brandt", "Brandt", Style::Engineer),
    Traveller::new("duval", "Duval", Style::Host),
    Traveller::new("whitlock", "Whitlock", Style::Collector),
    Traveller::new("mei", "Mei", Style::Timekeeper),
    Traveller::new("idris", "Idris", Style::Trader),
    Traveller::new("rosa", "Rosa", Style::Builder),
    Traveller::new("okoro", "Okoro", Style::Shunter),
];

/// The longest name, in letters.
pub const NAME_LENGTH: usize = 20;

/// Whether the typefaces have a letter: those of the languages written in Latin letters, figures and common
/// signs. Any other would show as an empty box.
pub fn is_readable(letter: char) -> bool {
    matches!(letter,
        ' '..='~'
        | '\u{a1}'..='\u{ac}'
        | '\u{ae}'..='\u{17e}'
        | '\u{1a0}' | '\u{1a1}' | '\u{1af}' | '\u{1b0}'
        | '\u{1fa}'..='\u{21b}'
        | '\u{1e80}'..='\u{1e85}'
        | '\u{1e9e}'
        | '\u{1ea0}'..='\u{1ef9}'
        | '–' | '‘' | '’'
    )
}

/// A player's colour; each also has a sign of its own.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    VariantArray,
    Display,
    EnumString,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Colour {
    /// A diamond.
    Blue,
    /// A circle.
    Yellow,
    /// A triangle.
    Green,
    /// A square.
    Red,
}

impl Colour {
    /// The word for it in the names of pictures and texts.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// In which colours the players are shown. Every player keeps a sign as well.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    PartialOrd,
    Ord,
    Eq,
    Hash,
    VariantArray,
    Display,
    EnumString,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PlayerPalette {
    /// Blue, yellow, green, red.
    #[default]
    Usual,
    /// For eyes that confuse red and green.
    RedGreen,
    /// For eyes that confuse blue and yellow, or blue and green.
    BlueYellow,
    /// For eyes that see no colours: four steps from white to dark.
    Greys,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum PlayerKind {
    /// A person at this screen.
    Human,
    /// A person elsewhere.
    Friend,
    /// A bot.
    Bot(BotLevel),
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Friend => f.write_str("friend"),
            Self::Bot(level) => level.fmt(f),
        }
    }
}

impl FromStr for PlayerKind {
    type Err = String;

    /// Who can be asked for by a word: a friend elsewhere has to be invited.
    fn from_str(word: &str) -> Result<Self, String> {
        if word == "human" {
            return Ok(Self::Human);
        }
        word.parse().map(Self::Bot).map_err(|_| {
            let levels: Vec<_> = BotLevel::VARIANTS.iter().map(BotLevel::to_string).collect();
            format!("\"{word}\" is not one of human, {}", levels.join(", "))
        })
    }
}

impl From<PlayerKind> for String {
    fn from(player: PlayerKind) -> Self {
        player.to_string()
    }
}

impl TryFrom<String> for PlayerKind {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        if word == "friend" { Ok(Self::Friend) } else { word.parse() }
    }
}

/// One seat of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatConfig {
    pub name: String,
    pub player: PlayerKind,
    pub colour: Colour,
    /// The portrait's name in the atlas (`portrait/…`, `medallion/…`).
    pub portrait: &'static str,
}

/// Numbers equal names, so that all players can be told apart: "Ida", "Ida 2".
pub fn number_equal_names(seats: &mut [SeatConfig]) {
    for place in 1..seats.len() {
        let (before, [seat, ..]) = seats.split_at_mut(place) else { return };
        let taken = |name: &str| before.iter().any(|other| other.name.trim().to_lowercase() == name.to_lowercase());
        let own = seat.name.trim().to_owned();
        if own.is_empty() || !taken(&own) {
            continue;
        }
        let numbered = |number: usize| {
            let end = format!(" {number}");
            let kept: String = own.chars().take(NAME_LENGTH - end.len()).collect();
            format!("{}{end}", kept.trim_end())
        };
        seat.name = (2..).map(numbered).find(|name| !taken(name)).unwrap_or(own);
    }
}

impl SeatConfig {
    /// The name as a link can carry it, where commas separate the names. Old games may have names that cannot be
    /// shown: such a traveller goes by the name that comes with the portrait.
    pub fn link_name(&self) -> String {
        let name: String = self.name.replace(',', " ").chars().filter(|letter| is_readable(*letter)).collect();
        match (name.trim(), Traveller::of(self.portrait)) {
            ("", Some(traveller)) => traveller.name.to_owned(),
            (name, _) => name.to_owned(),
        }
    }

    /// Whose game it is: the first player at this screen. Several who share it are one in the statistics.
    pub fn first_human(seats: &[Self]) -> Option<Seat> {
        let human = seats.iter().position(|seat| seat.player == PlayerKind::Human);
        human.map(|seat| Seat(seat as u8))
    }

    /// How this traveller plays as a bot.
    pub fn style(&self) -> Style {
        Traveller::of(self.portrait).map_or(Style::AllRounder, |traveller| traveller.style)
    }
}

impl SeatConfig {
    /// Those of a lesson: the first traveller learns, the others are there to be watched.
    pub fn at_a_lesson(seats: u8) -> Vec<Self> {
        let mut all: Vec<_> = Self::humans().take(seats.into()).collect();
        all.iter_mut().skip(1).for_each(|other| other.player = PlayerKind::Bot(BotLevel::Novice));
        all
    }

    /// The first travellers, one per colour, all at this screen.
    pub fn humans() -> impl Iterator<Item = Self> {
        TRAVELLERS.into_iter().zip(Colour::VARIANTS).map(|(traveller, colour)| Self {
            name: traveller.name.to_owned(),
            player: PlayerKind::Human,
            colour: *colour,
            portrait: traveller.portrait,
        })
    }
}

impl<'de> Deserialize<'de> for SeatConfig {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "SeatConfig")]
        struct WrittenSeat {
            name: String,
            player: PlayerKind,
            colour: Colour,
            portrait: String,
        }
        let WrittenSeat { name, player, colour, portrait } = WrittenSeat::deserialize(deserializer)?;
        let traveller = Traveller::of(&portrait);
        let traveller = traveller.ok_or_else(|| D::Error::custom(format!("there is no portrait \"{portrait}\"")))?;
        Ok(Self { name, player, colour, portrait: traveller.portrait })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_are_numbered() {
        let mut seats: Vec<_> = SeatConfig::humans().take(4).collect();
        for (seat, name) in seats.iter_mut().zip(["Ida", "ida ", "Ida 2", "Ida"]) {
            seat.name = name.to_owned();
        }
        number_equal_names(&mut seats);
        let names: Vec<_> = seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ida", "ida 2", "Ida 2 2", "Ida 3"]);
        let long = "x".repeat(NAME_LENGTH);
        seats.iter_mut().for_each(|seat| seat.name.clone_from(&long));
        number_equal_names(&mut seats);
        assert!(seats.iter().all(|seat| seat.name.chars().count() <= NAME_LENGTH), "{seats:?}");
        assert!((1..4).all(|place| seats[..place].iter().all(|other| other.name != seats[place].name)), "{seats:?}");
    }

    #[test]
    fn a_link_carries_a_name_that_can_be_read() {
        let seat = |name: &str| SeatConfig { name: name.to_owned(), ..SeatConfig::humans().next().expect("a seat") };
        assert_eq!(seat("Zoë Łuka").link_name(), "Zoë Łuka");
        assert_eq!(seat("Ida, ").link_name(), "Ida");
        assert_eq!(seat("Ida 🚂").link_name(), "Ida");
        assert_eq!(seat("Оля").link_name(), "Anna");
    }

    #[test]
    fn every_traveller_plays_in_a_style_of_their_own() {
        let styles: std::collections::BTreeSet<_> = TRAVELLERS.iter().map(|traveller| traveller.style).collect();
        assert_eq!(styles.len(), TRAVELLERS.len());
        assert_eq!(styles.into_iter().collect::<Vec<_>>(), Style::VARIANTS, "and no style is left over");
    }

    #[test]
    fn a_seat_comes_back_from_a_file_as_it_was() {
        let player = PlayerKind::Bot(BotLevel::Novice);
        let seat = SeatConfig { name: "Ida \"I\"".to_owned(), player, colour: Colour::Green, portrait: "mei" };
        let text = ron::to_string(&seat).unwrap();
        assert_eq!(ron::from_str::<SeatConfig>(&text).unwrap(), seat);
        let friend = text.replace("novice", "friend");
        assert_eq!(ron::from_str::<SeatConfig>(&friend).unwrap().player, PlayerKind::Friend);
        assert!("friend".parse::<PlayerKind>().is_err(), "friends are invited, not asked for by a word");
        assert!(ron::from_str::<SeatConfig>(&text.replace("mei", "nobody")).is_err());
        assert!(ron::from_str::<SeatConfig>(&text.replace("novice", "wizard")).is_err());
    }
}
