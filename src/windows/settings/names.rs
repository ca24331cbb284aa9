//! What is pressed in the settings, and the pages it is on.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::{
    localization::Language,
    session::{AnimationSpeed, PlayerPalette},
    ui::naming::named,
};

/// A page of the settings.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingsPage {
    /// Speed, size, full screen.
    #[default]
    Screen,
    /// Music and effects.
    Sound,
    /// What happens by itself in a game.
    Playing,
    /// Colours and motion.
    Access,
    /// The language.
    Language,
}

named! {
    /// What is pressed in the settings.
    SettingsControl:
    /// Turn to this page.
    Turn(page: SettingsPage) = "settings/page/{}",
    /// Set the animation speed.
    Speed(speed: AnimationSpeed) = "settings/speed/{}",
    /// Set the volume of the music, in fifths.
    Music(fifths: u8) = "settings/music/{}",
    /// Set the volume of the effects, in fifths.
    Effects(fifths: u8) = "settings/effects/{}",
    /// Set how large windows, buttons and words are, in percent.
    Scale(percent: u8) = "settings/scale/{}",
    /// Show the players in these colours.
    Colours(palette: PlayerPalette) = "settings/colours/{}",
    /// Speak this language.
    Speak(language: Language) = "settings/language/{}",
    /// Switch full screen on or off.
    FullScreen = "settings/full-screen",
    /// Choices without an alternative make themselves.
    ForcedChoices = "settings/forced-choices",
    /// What has one way is done to its end.
    CarriesOn = "settings/carries-on",
    /// Cards of which nothing can be carried out are declined without asking.
    UselessCards = "settings/useless-cards",
    /// The board of whoever plays comes in front, or one's own stays there.
    FollowTurn = "settings/follow-turn",
    /// Remarks in first games.
    Remarks = "settings/remarks",
    /// Switch all sound off or on.
    Mute = "settings/mute",
    /// Let bots wait until they are let go, or do not.
    WaitForMe = "settings/wait-for-me",
    /// Name the signals that are heard, or do not.
    Captions = "settings/captions",
    /// Speak what happens, or do not.
    SpokenLog = "settings/spoken-log",
    /// See and change the keys.
    Keys = "settings/keys",
    /// Let everything stand out more, or as usual.
    Contrast = "settings/contrast",
    /// Reduce motion, or show all of it.
    CalmMotion = "settings/calm",
}
