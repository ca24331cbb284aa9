//! The settings: one resource for the whole program. `persistence` saves them.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::{PlayerPalette, SavedLineup};
use crate::controls::{KeyMap, PadMap};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}

/// What the player has set, as in the file. What a file lacks has its default value.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    speed: AnimationSpeed,
    pub volume: Volume,
    /// The language that was chosen, by its id; if none was, the one of the system.
    language: Option<String>,
    full_screen: bool,
    /// Motion is reduced; if nothing is set, as the browser says.
    calm: Option<bool>,
    /// Everything stands out more; if nothing is set, as the browser says.
    contrast: Option<bool>,
    /// What happens and what is asked is spoken aloud.
    pub spoken_log: bool,
    /// A bot begins its turn only when the player lets it.
    pub waits_for_me: bool,
    /// Signals that are heard are also named.
    pub captions: bool,
    /// In percent.
    scale: u8,
    /// In which colours the players are shown.
    pub palette: PlayerPalette,
    /// The board of whoever plays comes in front; if nothing is set, unless motion is reduced.
    follows_turns: Option<bool>,
    /// Choices without an alternative are made without asking.
    pub makes_forced_choices: bool,
    /// What has one way is carried out to its end, and a turn with nothing left to do ends.
    pub carries_on: bool,
    /// Cards of which nothing can be carried out are declined without asking.
    pub declines_useless_cards: bool,
    /// Which key asks for what.
    pub keys: KeyMap,
    /// Which button of a pad asks for what.
    pub pads: PadMap,
    /// How far the first journey has come.
    pub journey: JourneyProgress,
    /// Whether the conductor remarks on what is easily overlooked in the first games.
    pub remarks: bool,
    /// The line-up of the last game.
    pub last_game: Option<SavedLineup>,
    /// What the command line overrides for this run only; never saved.
    #[serde(skip)]
    pub for_now: ForNow,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: AnimationSpeed::default(),
            volume: Volume::default(),
            language: None,
            full_screen: false,
            calm: None,
            contrast: None,
            spoken_log: false,
            waits_for_me: false,
            captions: false,
            scale: 100,
            palette: PlayerPalette::default(),
            follows_turns: None,
            makes_forced_choices: true,
            carries_on: true,
            declines_useless_cards: false,
            keys: KeyMap::default(),
            pads: PadMap::default(),
            journey: JourneyProgress::default(),
            remarks: true,
            last_game: None,
            for_now: ForNow::default(),
        }
    }
}

/// How many games are somebody's first ones: remarks are made in them, and every turn is ended by hand.
const FIRST_GAMES: u32 = 3;

/// How far the first journey has come: chapters by their names.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct JourneyProgress {
    /// The chapters that were played to their end.
    pub done: BTreeSet<String>,
    /// At which step, counted from 0, a chapter was left.
    pub left_at: BTreeMap<String, usize>,
    /// How many games have been played to their end.
    pub games_played: u32,
    /// The seed of the one that was counted last.
    pub counted: Option<u64>,
    /// How often each kind of remark was made in them.
    pub remarked: BTreeMap<String, u32>,
}

impl JourneyProgress {
    /// Whether whoever plays here is still in the first games.
    pub fn in_first_games(&self) -> bool {
        self.games_played < FIRST_GAMES
    }
}

/// What overrides the settings for this run, until the player sets something else.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ForNow {
    /// How fast things move.
    pub speed: Option<AnimationSpeed>,
    /// The game stays in a window, whatever the full-screen setting says.
    pub windowed: bool,
    /// The browser says that motion should be reduced.
    pub calm: bool,
    /// The browser says that everything should stand out more.
    pub contrast: bool,
    /// Bots take as long as it takes, so that the same game comes out everywhere.
    pub unhurried: bool,
    /// How fast things move while a game is watched: whatever is set meanwhile holds for that alone.
    pub watched: Option<AnimationSpeed>,
    /// The language asked for on the command line or in a link, by its id.
    pub language: Option<&'static str>,
    /// The language of the system or the browser, as far as the game speaks it. (The setting has the last word.)
    pub usual_language: Option<&'static str>,
}

impl Settings {
    /// How fast things move.
    pub fn speed(&self) -> AnimationSpeed {
        self.for_now.watched.or(self.for_now.speed).unwrap_or(self.speed)
    }

    /// Sets how fast things move.
    pub fn set_speed(&mut self, speed: AnimationSpeed) {
        match &mut self.for_now.watched {
            Some(watched) => *watched = speed,
            None => (self.speed, self.for_now.speed) = (speed, None),
        }
    }

    /// The id of the language everything is said in; `None` if nobody has said.
    pub fn language(&self) -> Option<&str> {
        self.for_now.language.or(self.language.as_deref()).or(self.for_now.usual_language)
    }

    /// Sets the language everything is said in, by its id.
    pub fn set_language(&mut self, id: &str) {
        (self.language, self.for_now.language) = (Some(id.to_owned()), None);
    }

    /// Whether motion is reduced.
    pub fn is_calm(&self) -> bool {
        self.calm.unwrap_or(self.for_now.calm)
    }

    /// Whether bots look at the clock; not in the tests, where what they choose has to repeat.
    pub fn bots_hurry(&self) -> bool {
        !self.for_now.unhurried && !cfg!(test)
    }

    /// Sets whether motion is reduced.
    pub fn set_calm(&mut self, calm: bool) {
        self.calm = Some(calm);
    }

    /// Whether everything stands out more: dark panels, white words, wide lines and no patterns.
    pub fn high_contrast(&self) -> bool {
        self.contrast.unwrap_or(self.for_now.contrast)
    }

    /// Sets whether everything stands out more.
    pub fn set_high_contrast(&mut self, high: bool) {
        self.contrast = Some(high);
    }

    /// Whether the board of whoever plays comes in front.
    pub fn follows_turns(&self) -> bool {
        self.follows_turns.unwrap_or(!self.is_calm())
    }

    /// Sets whether the board of whoever plays comes in front.
    pub fn set_follows_turns(&mut self, follows: bool) {
        self.follows_turns = Some(follows);
    }

    /// Whether the game fills the screen.
    pub fn full_screen(&self) -> bool {
        self.full_screen && !self.for_now.windowed
    }

    /// How much larger windows, buttons and words are.
    pub fn interface_scale(&self) -> f32 {
        f32::from(self.percent()) / 100.0
    }

    /// The same in percent, one of [`SCALES`].
    pub fn percent(&self) -> u8 {
        SCALES.into_iter().min_by_key(|scale| scale.abs_diff(self.scale)).unwrap_or(100)
    }

    /// Sets how large windows, buttons and words are, in percent.
    pub fn set_scale(&mut self, percent: u8) {
        self.scale = percent;
    }

    /// Sets whether the game fills the screen.
    pub fn set_full_screen(&mut self, full_screen: bool) {
        (self.full_screen, self.for_now.windowed) = (full_screen, false);
    }
}

/// How large windows, buttons and words can be, in percent.
pub const SCALES: [u8; 7] = [80, 90, 100, 115, 130, 145, 160];

/// The speed setting, slowest last.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    VariantArray,
    Display,
    EnumString,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum AnimationSpeed {
    /// No motion at all.
    None,
    /// Two and a half times as fast as normal.
    Fast,
    /// Most moves take 150 to 450 ms.
    #[default]
    Normal,
    /// A little more than half as fast as normal.
    Slow,
}

impl AnimationSpeed {
    /// How long everything takes, as a multiple of normal speed.
    pub fn factor(self) -> f32 {
        match self {
            Self::None => 0.0,
            Self::Fast => 0.4,
            Self::Normal => 1.0,
            Self::Slow => 1.8,
        }
    }
}

/// The volume settings.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volume {
    /// From 0 to 1.
    pub music: f32,
    /// From 0 to 1.
    pub effects: f32,
    /// Nothing is heard, whatever the other two say.
    pub muted: bool,
}

impl Default for Volume {
    fn default() -> Self {
        Self { music: 0.7, effects: 0.8, muted: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_another_version_are_understood_as_far_as_they_go() {
        let read: Settings = ron::from_str("(speed: Fast, volume: (music: 0.2), brightness: 3)").unwrap();
        assert_eq!((read.speed(), read.volume.music, read.volume.effects), (AnimationSpeed::Fast, 0.2, 0.8));
        assert_eq!(ron::from_str::<Settings>("()").unwrap(), Settings::default());
    }

    #[test]
    fn the_scale_is_remembered_and_one_of_those_there_are() {
        let mut settings = Settings::default();
        assert_eq!(settings.percent(), 100);
        settings.set_scale(130);
        let written: Settings = ron::from_str(&ron::to_string(&settings).unwrap()).unwrap();
        assert_eq!((written.percent(), written.interface_scale()), (130, 1.3));
        assert_eq!(ron::from_str::<Settings>("(scale: 200)").unwrap().percent(), 160);
    }

    #[test]
    fn turns_are_followed_unless_motion_is_reduced_or_the_player_says_so() {
        let mut settings = Settings::default();
        assert!(settings.follows_turns());
        settings.set_calm(true);
        assert!(!settings.follows_turns());
        settings.set_follows_turns(true);
        let written: Settings = ron::from_str(&ron::to_string(&settings).unwrap()).unwrap();
        assert!(written.follows_turns() && written.is_calm());
    }

    #[test]
    fn what_the_browser_says_about_looks_holds_until_the_player_says_something() {
        let mut settings = Settings::default();
        (settings.for_now.calm, settings.for_now.contrast) = (true, true);
        assert!(settings.is_calm() && settings.high_contrast());
        settings.set_calm(false);
        settings.set_high_contrast(false);
        assert!(!settings.is_calm() && !settings.high_contrast());
        let written: Settings = ron::from_str(&ron::to_string(&settings).unwrap()).unwrap();
        assert_eq!(written.contrast, Some(false));
    }

    #[test]
    fn a_chosen_language_goes_before_the_usual_one_and_one_asked_for_before_both() {
        let mut settings = Settings::default();
        assert_eq!(settings.language(), None);
        settings.for_now.usual_language = Some("nl");
        assert_eq!(settings.language(), Some("nl"));
        settings.set_language("de");
        settings.for_now.language = Some("it");
        assert_eq!(settings.language(), Some("it"));
        settings.set_language("nl");
        let written: Settings = ron::from_str(&ron::to_string(&settings).unwrap()).unwrap();
        assert_eq!((settings.language(), written.language()), (Some("nl"), Some("nl")));
    }

    #[test]
    fn what_holds_for_now_is_not_written_down_and_ends_with_a_setting() {
        let watched = ForNow { watched: Some(AnimationSpeed::Fast), ..default() };
        let mut watches = Settings { for_now: watched, ..default() };
        watches.set_speed(AnimationSpeed::Slow);
        assert_eq!(watches.speed(), AnimationSpeed::Slow);
        watches.for_now.watched = None;
        assert_eq!(watches.speed(), AnimationSpeed::Normal, "what was set while watching is gone");
        let for_now = ForNow { speed: Some(AnimationSpeed::None), windowed: true, ..default() };
        let mut settings = Settings { full_screen: true, for_now, ..default() };
        assert_eq!((settings.speed(), settings.full_screen()), (AnimationSpeed::None, false));
        let written: Settings = ron::from_str(&ron::to_string(&settings).unwrap()).unwrap();
        assert_eq!((written.speed(), written.full_screen()), (AnimationSpeed::Normal, true));
        settings.set_speed(AnimationSpeed::Slow);
        settings.set_full_screen(true);
        assert_eq!((settings.speed(), settings.full_screen()), (AnimationSpeed::Slow, true));
    }
}
