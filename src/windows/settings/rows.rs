//! What stands on the pages of the settings, line by line.

use strum::VariantArray;

use super::names::{SettingsControl, SettingsPage};
use crate::{
    localization::{Language, Texts},
    session::{
        AnimationSpeed, PlayerPalette,
        settings::{SCALES, Settings},
    },
};

/// One line.
pub enum SettingsRow {
    /// One of several: what each does, what is on it and what explains it.
    Choice { label: String, parts: Vec<(SettingsControl, String, String)>, chosen: usize, enabled: bool },
    /// On or off, with the line that explains it, and a picture.
    Switch { control: SettingsControl, label: String, about: String, on: bool, sign: &'static str },
    /// One of the lines of the page.
    Pick { control: SettingsControl, label: String, chosen: bool },
}

/// The lines of a page.
pub fn rows(page: SettingsPage, settings: &Settings, texts: &Texts) -> Vec<SettingsRow> {
    let switch = |control, key: &str, on| SettingsRow::Switch {
        control,
        label: texts.get(key),
        about: texts.get(&format!("{key}-tip")),
        on,
        sign: match control {
            SettingsControl::FullScreen => "ui/full-screen",
            SettingsControl::Mute if on => "ui/sound-off",
            SettingsControl::Mute => "ui/sound",
            _ => "",
        },
    };
    match page {
        SettingsPage::Screen => vec![
            speeds(settings, texts),
            scales(settings, texts),
            switch(SettingsControl::FullScreen, "settings-full-screen", settings.full_screen()),
        ],
        SettingsPage::Sound => vec![
            volume("settings-music", SettingsControl::Music, settings.volume.music, settings, texts),
            volume("settings-effects", SettingsControl::Effects, settings.volume.effects, settings, texts),
            switch(SettingsControl::Mute, "settings-mute", settings.volume.muted),
            switch(SettingsControl::Captions, "settings-captions", settings.captions),
        ],
        SettingsPage::Playing => vec![
            switch(SettingsControl::ForcedChoices, "settings-forced", settings.makes_forced_choices),
            switch(SettingsControl::CarriesOn, "settings-carries-on", settings.carries_on),
            switch(SettingsControl::UselessCards, "settings-useless", settings.declines_useless_cards),
            switch(SettingsControl::FollowTurn, "settings-follow", settings.follows_turns()),
            switch(SettingsControl::Remarks, "settings-remarks", settings.remarks),
        ],
        SettingsPage::Access => {
            vec![
                palettes(settings, texts),
                switch(SettingsControl::Contrast, "settings-contrast", settings.high_contrast()),
                switch(SettingsControl::CalmMotion, "settings-calm", settings.is_calm()),
                switch(SettingsControl::SpokenLog, "settings-spoken-log", settings.spoken_log),
                switch(SettingsControl::WaitForMe, "settings-wait-for-me", settings.waits_for_me),
                SettingsRow::Pick { control: SettingsControl::Keys, label: texts.get("settings-keys"), chosen: false },
            ]
        }
        SettingsPage::Language => {
            let pick = |language: &Language| SettingsRow::Pick {
                control: SettingsControl::Speak(*language),
                label: language.name().to_owned(),
                chosen: *language == texts.language(),
            };
            Language::all().iter().map(pick).collect()
        }
    }
}

fn speeds(settings: &Settings, texts: &Texts) -> SettingsRow {
    let part = |speed: &AnimationSpeed| {
        (SettingsControl::Speed(*speed), texts.get(&format!("settings-speed-{speed}")), String::new())
    };
    let chosen = AnimationSpeed::VARIANTS.iter().position(|speed| *speed == settings.speed()).unwrap_or_default();
    let parts = AnimationSpeed::VARIANTS.iter().map(part).collect();
    SettingsRow::Choice { label: texts.get("settings-speed"), parts, chosen, enabled: true }
}

fn scales(settings: &Settings, texts: &Texts) -> SettingsRow {
    let part = |percent: u8| {
        let words = texts.with("settings-scale-percent", [("percent", percent.into())]);
        (SettingsControl::Scale(percent), words, String::new())
    };
    let chosen = SCALES.iter().position(|percent| *percent == settings.percent()).unwrap_or_default();
    let parts = SCALES.into_iter().map(part).collect();
    SettingsRow::Choice { label: texts.get("settings-scale"), parts, chosen, enabled: true }
}

fn volume(
    key: &str,
    control: impl Fn(u8) -> SettingsControl,
    now: f32,
    settings: &Settings,
    texts: &Texts,
) -> SettingsRow {
    let words = |step: u8| if step == 0 { texts.get("settings-off") } else { step.to_string() };
    let parts = (0..=5).map(|step| (control(step), words(step), String::new())).collect();
    let (chosen, enabled) = ((now * 5.0).round() as usize, !settings.volume.muted);
    SettingsRow::Choice { label: texts.get(key), parts, chosen, enabled }
}

fn palettes(settings: &Settings, texts: &Texts) -> SettingsRow {
    let part = |palette: &PlayerPalette| {
        let key = format!("settings-colours-{palette}");
        (SettingsControl::Colours(*palette), texts.get(&key), texts.get(&format!("{key}-tip")))
    };
    let chosen = PlayerPalette::VARIANTS.iter().position(|palette| *palette == settings.palette).unwrap_or_default();
    let parts = PlayerPalette::VARIANTS.iter().map(part).collect();
    SettingsRow::Choice { label: texts.get("settings-colours"), parts, chosen, enabled: true }
}
