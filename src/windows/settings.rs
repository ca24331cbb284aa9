//! The settings: speed, size, sound, the screen, and what makes itself.

use bevy_egui::egui::{Rect, vec2};
use strum::VariantArray;

use super::open_window::OpenWindow;
use crate::{
    localization::Language,
    session::{
        AnimationSpeed, PlayerPalette,
        settings::{SCALES, Settings},
    },
    ui::{
        naming::named,
        text::draw_line,
        theme::{self, palette},
    },
    widgets::button::{Button, ButtonStyle},
};

named! {
    /// What is pressed in the settings.
    SettingsControl:
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
    /// Reduce motion, or show all of it.
    CalmMotion = "settings/calm",
}

/// Draws the window, and sets what is pressed.
pub fn draw(window: &mut OpenWindow, settings: &mut Settings) {
    let (speed, volume, full) = (settings.speed(), settings.volume, settings.full_screen());
    let title = window.get("menu-settings");
    let content = window.frame(640.0, 712.0, &title);
    let painter = window.ui.painter().clone();
    // The last row has two lines of chips, or one where there is little room.
    let low = content.height() < 500.0;
    let lines = if low { 8.0 } else { 8.6 };
    let pitch = (content.height() / lines).min(94.0);
    let (baseline, below, size) = if pitch < 80.0 { (8.0, 18.0, 14.0) } else { (14.0, 32.0, 18.0) };
    let row = |y: f32, key: &str| {
        let words = window.texts.get(key);
        draw_line(&painter, content.min + vec2(0.0, y + baseline), &words, theme::bold(size), palette::LAMP);
        content.min + vec2(0.0, y + below)
    };
    let rows = [
        "settings-speed",
        "settings-scale",
        "settings-colours",
        "settings-language",
        "settings-music",
        "settings-effects",
        "settings-screen",
        "settings-by-themselves",
    ];
    let corners: Vec<_> = rows.iter().enumerate().map(|(nth, key)| row(nth as f32 * pitch, key)).collect();
    let chip = |nth: usize, place: usize, of: f32| {
        let wide = (content.width() - (of - 1.0) * 8.0) / of;
        Rect::from_min_size(
            corners[nth] + vec2(place as f32 * (wide + 8.0), 0.0),
            vec2(wide, (pitch - below - 1.0).min(46.0)),
        )
    };
    for (nth, value) in AnimationSpeed::VARIANTS.iter().copied().enumerate() {
        let style = if value == speed { ButtonStyle::Ready } else { ButtonStyle::Chip };
        let button = Button::new(SettingsControl::Speed(value), window.get(&format!("settings-speed-{value}")), style);
        if window.button(button, chip(0, nth, 4.0)) {
            settings.set_speed(value);
        }
    }
    let scale = settings.percent();
    for (nth, percent) in SCALES.into_iter().enumerate() {
        let style = if percent == scale { ButtonStyle::Ready } else { ButtonStyle::Chip };
        let words = window.texts.with("settings-scale-percent", [("percent", percent.into())]);
        if window.button(Button::new(SettingsControl::Scale(percent), words, style), chip(1, nth, 6.0)) {
            settings.set_scale(percent);
        }
    }
    for (nth, palette) in PlayerPalette::VARIANTS.iter().copied().enumerate() {
        let style = if palette == settings.palette { ButtonStyle::Ready } else { ButtonStyle::Chip };
        let words = window.get(&format!("settings-colours-{palette}"));
        let button = Button::new(SettingsControl::Colours(palette), words, style);
        let button = button.tip(window.get(&format!("settings-colours-{palette}-tip")));
        if window.button(button, chip(2, nth, 4.0)) {
            settings.palette = palette;
        }
    }
    let all = Language::all();
    for (nth, language) in all.iter().copied().enumerate() {
        let style = if language == window.texts.language() { ButtonStyle::Ready } else { ButtonStyle::Chip };
        let button = Button::new(SettingsControl::Speak(language), language.name().to_owned(), style);
        if window.button(button, chip(3, nth, all.len() as f32)) {
            settings.set_language(language.id());
        }
    }
    for (line, now) in [(4, volume.music), (5, volume.effects)] {
        for step in 0..=5u8 {
            let value = f32::from(step) / 5.0;
            let style = if (value - now).abs() < 0.1 { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let label = if step == 0 { window.get("settings-off") } else { step.to_string() };
            let button = Button::new(
                if line == 4 { SettingsControl::Music(step) } else { SettingsControl::Effects(step) },
                label,
                style,
            )
            .enabled(!volume.muted);
            if window.button(button, chip(line, step.into(), 6.0)) {
                *(if line == 4 { &mut settings.volume.music } else { &mut settings.volume.effects }) = value;
            }
        }
    }
    let key = if full { "settings-window" } else { "settings-full-screen" };
    let button =
        Button::new(SettingsControl::FullScreen, window.get(key), ButtonStyle::Chip).sprite("ui/full-screen", 20.0);
    if window.button(button, chip(6, 0, 3.0)) {
        settings.set_full_screen(!full);
    }
    let (key, icon) = if volume.muted { ("settings-unmute", "ui/sound") } else { ("settings-mute", "ui/sound-off") };
    let button = Button::new(SettingsControl::Mute, window.get(key), ButtonStyle::Chip).sprite(icon, 20.0);
    if window.button(button, chip(6, 1, 3.0)) {
        settings.volume.muted = !volume.muted;
    }
    let calm = settings.is_calm();
    let style = if calm { ButtonStyle::Ready } else { ButtonStyle::Chip };
    let button = Button::new(SettingsControl::CalmMotion, window.get("settings-calm"), style)
        .tip(window.get("settings-calm-tip"));
    if window.button(button, chip(6, 2, 3.0)) {
        settings.set_calm(!calm);
    }
    let in_game = |nth: usize| {
        let first = chip(7, if low { nth } else { nth % 3 }, if low { 5.0 } else { 3.0 });
        let line = if low { 0.0 } else { (nth / 3) as f32 };
        first.translate(vec2(0.0, line * (first.height() + 6.0)))
    };
    let mut follows = settings.follows_turns();
    let changes = [
        (SettingsControl::ForcedChoices, "settings-forced", &mut settings.makes_forced_choices),
        (SettingsControl::CarriesOn, "settings-carries-on", &mut settings.carries_on),
        (SettingsControl::UselessCards, "settings-useless", &mut settings.declines_useless_cards),
        (SettingsControl::FollowTurn, "settings-follow", &mut follows),
        (SettingsControl::Remarks, "settings-remarks", &mut settings.remarks),
    ];
    for (nth, (id, key, now)) in changes.into_iter().enumerate() {
        let style = if *now { ButtonStyle::Ready } else { ButtonStyle::Chip };
        let button = Button::new(id, window.texts.get(key), style).tip(window.texts.get(&format!("{key}-tip")));
        if button.draw(window.brush, window.ui, in_game(nth), false) {
            *now = !*now;
        }
    }
    if follows != settings.follows_turns() {
        settings.set_follows_turns(follows);
    }
}
