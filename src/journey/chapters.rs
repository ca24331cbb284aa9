//! The chapters: eight stations on the line from Paris to Constantinople and six branch lines, one for each module and
//! for Teatime. Each but the whole game is a lesson in a file of its own.

use std::sync::OnceLock;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use rules::{
    Module,
    scenario::{Lesson, LessonError},
};

/// A chapter of the first journey.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ChapterId {
    /// Paris: what can be taken, and how rows are cleared.
    Offer,
    /// Strasbourg: cars and upgrades.
    Cars,
    /// Munich: conductors and scoring.
    Conductors,
    /// Vienna: the route.
    Route,
    /// Budapest: coins.
    Coins,
    /// Belgrade: contracts and celebrities.
    Contracts,
    /// Sofia: Game End cards.
    GameEnd,
    /// Constantinople: a whole game against a Novice.
    WholeGame,
    /// Module C.
    Murder,
    /// Module C for two players.
    MurderTwo,
    /// Module D.
    Passengers,
    /// Module E.
    Switches,
    /// Module F.
    Storage,
    /// Teatime.
    Teatime,
}

/// How many of them are stations of the main line.
pub const STATIONS: usize = 8;

impl ChapterId {
    /// The stations of the main line in their order.
    pub fn stations() -> &'static [Self] {
        &Self::VARIANTS[..STATIONS]
    }

    /// The branch lines.
    pub fn branches() -> &'static [Self] {
        &Self::VARIANTS[STATIONS..]
    }

    /// The word for it in the names of files, texts and settings.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// How many minutes it takes.
    pub fn minutes(self) -> u8 {
        match self {
            Self::Offer | Self::Route | Self::Coins | Self::GameEnd | Self::Teatime => 1,
            Self::Cars | Self::Conductors | Self::Contracts | Self::MurderTwo => 2,
            Self::Passengers | Self::Switches | Self::Storage => 3,
            Self::Murder => 4,
            Self::WholeGame => 25,
        }
    }

    /// The module it is about, if it is a branch line of one.
    pub fn module(self) -> Option<Module> {
        match self {
            Self::Murder | Self::MurderTwo => Some(Module::C),
            Self::Passengers => Some(Module::D),
            Self::Switches => Some(Module::E),
            Self::Storage => Some(Module::F),
            _ => None,
        }
    }

    /// The text of its file; the whole game has none.
    fn text(self) -> Option<&'static str> {
        Some(match self {
            Self::Offer => include_str!("../../assets/journey/offer.ron"),
            Self::Cars => include_str!("../../assets/journey/cars.ron"),
            Self::Conductors => include_str!("../../assets/journey/conductors.ron"),
            Self::Route => include_str!("../../assets/journey/route.ron"),
            Self::Coins => include_str!("../../assets/journey/coins.ron"),
            Self::Contracts => include_str!("../../assets/journey/contracts.ron"),
            Self::GameEnd => include_str!("../../assets/journey/game-end.ron"),
            Self::WholeGame => return None,
            Self::Murder => include_str!("../../assets/journey/murder.ron"),
            Self::MurderTwo => include_str!("../../assets/journey/murder-two.ron"),
            Self::Passengers => include_str!("../../assets/journey/passengers.ron"),
            Self::Switches => include_str!("../../assets/journey/switches.ron"),
            Self::Storage => include_str!("../../assets/journey/storage.ron"),
            Self::Teatime => include_str!("../../assets/journey/teatime.ron"),
        })
    }

    /// Its lesson, read when it is needed first; the whole game has none.
    ///
    /// # Errors
    /// What is wrong with its file.
    pub fn lesson(self) -> Option<Result<&'static Lesson, &'static LessonError>> {
        static LESSONS: OnceLock<Vec<Option<Result<Lesson, LessonError>>>> = OnceLock::new();
        let read = |chapter: &Self| chapter.text().map(Lesson::from_text);
        let all = LESSONS.get_or_init(|| Self::VARIANTS.iter().map(read).collect());
        all[self as usize].as_ref().map(Result::as_ref)
    }

    /// How many steps it has.
    pub fn steps(self) -> usize {
        self.lesson().and_then(Result::ok).map_or(0, |lesson| lesson.steps.len())
    }
}

/// The chapter and step that show a clause of the rules, such as `4.2`: where "Show me" leads.
pub fn shows(clause: &str) -> Option<(ChapterId, usize)> {
    ChapterId::VARIANTS.iter().find_map(|chapter| {
        let steps = &chapter.lesson()?.ok()?.steps;
        Some((*chapter, steps.iter().position(|step| step.clauses.iter().any(|shown| shown == clause))?))
    })
}
