//! From the text of a name to the region that it stands for. Every part of the program that declares names is listed here.

use crate::{
    panels::{
        BoardControl, CardsControl, ConfirmControl, HandoverControl, HintControl, LessonControl, MenuControl,
        OtherDeviceControl, PromptControl, ReplayControl, TabControl, TopBarControl,
    },
    persistence::NoticeAnswer,
    screens::{
        DailyControl, JourneyControl, KeptTab, LobbyControl, ResultControl, RevelationControl, ReviewControl,
        SavedGamesControl, ScoringControl, SetupControl, SharingControl, StatisticsControl, TitleControl,
    },
    table::names::{TableRegion, Target},
    ui::regions::{RegionId, RegionName},
    widgets::window::WindowControl,
    windows::{BookControl, HelpControl, KeysControl, SettingsControl},
};

/// No region has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing on screen is called \"{0}\"")]
pub struct UnknownRegion(String);

/// The names that one part of the program declares.
struct Names {
    read: fn(&str) -> Option<RegionId>,
    #[cfg(test)]
    patterns: fn() -> &'static [&'static str],
}

impl Names {
    const fn of<N: RegionName>() -> Self {
        Self {
            read: |text| N::read(text).map(RegionId::from),
            #[cfg(test)]
            patterns: N::patterns,
        }
    }
}

const NAMES: [Names; 33] = [
    Names::of::<Target>(),
    Names::of::<TableRegion>(),
    Names::of::<PromptControl>(),
    Names::of::<ConfirmControl>(),
    Names::of::<HintControl>(),
    Names::of::<LessonControl>(),
    Names::of::<ReplayControl>(),
    Names::of::<TopBarControl>(),
    Names::of::<BoardControl>(),
    Names::of::<TabControl>(),
    Names::of::<HandoverControl>(),
    Names::of::<MenuControl>(),
    Names::of::<OtherDeviceControl>(),
    Names::of::<CardsControl>(),
    Names::of::<WindowControl>(),
    Names::of::<BookControl>(),
    Names::of::<HelpControl>(),
    Names::of::<SettingsControl>(),
    Names::of::<KeysControl>(),
    Names::of::<NoticeAnswer>(),
    Names::of::<TitleControl>(),
    Names::of::<JourneyControl>(),
    Names::of::<SavedGamesControl>(),
    Names::of::<SharingControl>(),
    Names::of::<ReviewControl>(),
    Names::of::<DailyControl>(),
    Names::of::<KeptTab>(),
    Names::of::<StatisticsControl>(),
    Names::of::<SetupControl>(),
    Names::of::<LobbyControl>(),
    Names::of::<ScoringControl>(),
    Names::of::<RevelationControl>(),
    Names::of::<ResultControl>(),
];

/// The region with this name.
///
/// # Errors
/// There is none.
pub fn region(text: &str) -> Result<RegionId, UnknownRegion> {
    NAMES.iter().find_map(|names| (names.read)(text)).ok_or_else(|| UnknownRegion(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_back_to_its_region() {
        // One of these fits into every pair of braces.
        let values = [
            "0",
            "3",
            "upper",
            "lower",
            "act",
            "buy",
            "fast",
            "novice",
            "blue",
            "A",
            "1/2",
            "offer",
            "sound",
            "greys",
            "en",
            "next-area",
        ];
        for pattern in NAMES.iter().flat_map(|names| (names.patterns)()) {
            let mut found = 0;
            let mut try_out = |name: String| {
                if let Ok(id) = region(&name) {
                    assert_eq!(id.to_string(), name);
                    found += usize::from(id.pattern() == *pattern);
                }
            };
            match pattern.matches("{}").count() {
                0 => try_out((*pattern).to_owned()),
                1 => values.iter().for_each(|a| try_out(pattern.replacen("{}", a, 1))),
                count => {
                    for (a, b) in values.iter().flat_map(|a| values.iter().map(move |b| (a, b))) {
                        let two = pattern.replacen("{}", a, 1).replacen("{}", b, 1);
                        if count == 2 {
                            try_out(two)
                        } else {
                            values.iter().for_each(|c| try_out(two.replacen("{}", c, 1)))
                        }
                    }
                }
            }
            assert!(found > 0, "no name of the form {pattern} leads to a region");
        }
        assert!(region("offer/9/9").is_err() && region("nowhere").is_err());
    }

    #[test]
    fn no_two_parts_declare_the_same_name() {
        let mut patterns: Vec<_> = NAMES.iter().flat_map(|names| (names.patterns)()).collect();
        let all = patterns.len();
        patterns.sort();
        patterns.dedup();
        assert_eq!(patterns.len(), all);
    }
}
