//! Palette and type: how everything looks, in egui and on the table.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, FontId, Stroke},
};

use super::typefaces::{self, Typeface};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, set_style.run_if(run_once));
}

/// The colours of ART.md, for egui and for the table alike.
pub mod palette {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use bevy_egui::egui::Color32;
    use strum::VariantArray;

    use crate::session::{Colour, PlayerPalette};

    /// The table at night.
    pub const NIGHT: Color32 = Color32::from_rgb(0x0F, 0x1A, 0x2B);
    /// Carriage blue, the colour of pile 2.
    pub const CARRIAGE: Color32 = Color32::from_rgb(0x1F, 0x3A, 0x5F);
    /// Brass, for every line.
    pub const BRASS: Color32 = Color32::from_rgb(0xC8, 0xA2, 0x4A);
    /// Lamplight, for titles and headings.
    pub const LAMP: Color32 = Color32::from_rgb(0xF6, 0xD9, 0x8A);
    /// Paper, for text on night.
    pub const PAPER: Color32 = Color32::from_rgb(0xF3, 0xE9, 0xD2);
    /// Ink, for text on paper and gold.
    pub const INK: Color32 = Color32::from_rgb(0x20, 0x23, 0x2A);
    /// Burgundy, the colour of pile 3.
    pub const BURGUNDY: Color32 = Color32::from_rgb(0x6E, 0x1F, 0x2E);
    /// Pine green, the colour of pile 1.
    pub const PINE: Color32 = Color32::from_rgb(0x23, 0x51, 0x3F);
    /// Signal red, the colour of points.
    pub const SIGNAL: Color32 = Color32::from_rgb(0xB2, 0x3A, 0x2E);
    /// Steam, for secondary text.
    pub const STEAM: Color32 = Color32::from_rgb(0xDC, 0xE3, 0xE6);
    /// The ground of panels.
    pub const LACQUER: Color32 = Color32::from_rgb(0x14, 0x23, 0x3A);
    /// Muted text on night.
    pub const MUTED: Color32 = Color32::from_rgb(0xA9, 0xB6, 0xC6);
    /// What cannot be chosen.
    pub const DISABLED: Color32 = Color32::from_rgb(0x87, 0x96, 0xA9);
    /// Ready, better.
    pub const READY: Color32 = Color32::from_rgb(0x9B, 0xE0, 0xB4);

    /// The edge of what cannot be used now.
    pub const DIM: Color32 = Color32::from_rgb(0x44, 0x55, 0x6E);
    /// The ground of fields.
    pub const FIELD: Color32 = Color32::from_rgb(0x0D, 0x18, 0x29);
    /// What is chosen, on night.
    pub const CHOSEN: Color32 = Color32::from_rgb(0x1D, 0x34, 0x57);
    /// The darkest ground, for bars and veils.
    pub const DEEP: Color32 = Color32::from_rgb(0x0B, 0x14, 0x22);

    /// The ground of panels where everything stands out more.
    pub const DARKEST: Color32 = Color32::from_rgb(0x06, 0x0C, 0x16);

    /// Blue, of the second pile.
    pub const SKY: Color32 = Color32::from_rgb(0x6F, 0xA8, 0xEC);
    /// Red, of the third pile.
    pub const CORAL: Color32 = Color32::from_rgb(0xE0, 0x60, 0x4F);

    /// In which colours players are shown now. The setting says it; whatever draws reads it.
    static PLAYERS: AtomicUsize = AtomicUsize::new(0);

    /// From now on players are shown in these colours.
    pub fn show_players_in(palette: PlayerPalette) {
        PLAYERS.store(palette as usize, Ordering::Relaxed);
    }

    /// The colour of a player.
    pub fn player(colour: Colour) -> Color32 {
        player_in(PlayerPalette::VARIANTS[PLAYERS.load(Ordering::Relaxed)], colour)
    }

    /// The colour of a player in a palette.
    pub fn player_in(palette: PlayerPalette, colour: Colour) -> Color32 {
        let [blue, yellow, green, red]: [u32; 4] = match palette {
            PlayerPalette::Usual => [0x5B_9B_E6, 0xF4_D0_3F, 0x55_B8_7A, 0xE0_60_4F],
            PlayerPalette::RedGreen => [0x5B_B4_F0, 0xF4_E0_4A, 0x1F_9E_83, 0xE8_7A_2E],
            PlayerPalette::BlueYellow => [0x2B_B3_9B, 0xF2_EE_E2, 0x9A_6A_D8, 0xE0_50_4F],
            PlayerPalette::Greys => [0xFF_FF_FF, 0xC2_C2_C2, 0x8E_8E_8E, 0x66_66_66],
        };
        let [_, r, g, b] = match colour {
            Colour::Blue => blue,
            Colour::Yellow => yellow,
            Colour::Green => green,
            Colour::Red => red,
        }
        .to_be_bytes();
        Color32::from_rgb(r, g, b)
    }

    /// Whether everything stands out more. The setting says it; whatever draws reads it.
    static HIGH_CONTRAST: AtomicBool = AtomicBool::new(false);

    /// From now on everything stands out more, or as usual.
    pub fn show_high_contrast(high: bool) {
        HIGH_CONTRAST.store(high, Ordering::Relaxed);
    }

    /// Whether everything stands out more.
    pub fn is_high_contrast() -> bool {
        HIGH_CONTRAST.load(Ordering::Relaxed)
    }

    /// The colour for words that usually have this one, where everything stands out more: light ones are white. What
    /// cannot be chosen stays greyer than the rest, and dark words on paper stay as they are.
    pub fn bright(colour: Color32) -> Color32 {
        let [r, g, b, a] = colour.to_srgba_unmultiplied();
        let light = (u16::from(r) * 2 + u16::from(g) * 7 + u16::from(b)) / 10;
        match light {
            0..120 => colour,
            120..165 => Color32::from_rgba_unmultiplied(0xC4, 0xCE, 0xDA, a),
            _ => Color32::from_rgba_unmultiplied(255, 255, 255, a),
        }
    }

    /// How wide a line is that usually has this width, where everything stands out more.
    pub fn wide(width: f32) -> f32 {
        if width > 0.0 { width.max(2.0) } else { width }
    }

    /// How wide a line is that usually has this width.
    pub fn line(width: f32) -> f32 {
        if is_high_contrast() { wide(width) } else { width }
    }

    /// The same colour for sprites and labels.
    pub fn bevy(colour: Color32) -> bevy::prelude::Color {
        let [r, g, b, a] = colour.to_srgba_unmultiplied();
        bevy::prelude::Color::srgba_u8(r, g, b, a)
    }
}

/// Limelight at a size, for titles, names and figures from 24 px.
pub fn display(size: f32) -> FontId {
    Typeface::Display.at(size)
}

/// Josefin Sans 600 at a size.
pub fn text(size: f32) -> FontId {
    Typeface::Text.at(size)
}

/// Josefin Sans 700 at a size, for headings and small figures.
pub fn bold(size: f32) -> FontId {
    Typeface::Bold.at(size)
}

fn set_style(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    use_typefaces(ctx);
    // egui times a click in frames: on a slow machine a short one would pass for a long press and be lost.
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    ctx.all_styles_mut(dress);
    Ok(())
}

/// Gives the typefaces to egui.
pub fn use_typefaces(ctx: &egui::Context) {
    ctx.set_fonts(typefaces::definitions());
}

/// How egui's own widgets look.
fn dress(style: &mut egui::Style) {
    style.override_font_id = Some(text(18.0));
    style.visuals.override_text_color = Some(palette::PAPER);
    // Selected letters stand out like those on the gold button.
    style.visuals.selection.bg_fill = palette::LAMP;
    style.visuals.selection.stroke = Stroke::new(1.0, palette::INK);
    style.visuals.extreme_bg_color = palette::NIGHT;
    style.interaction.selectable_labels = false;
    style.animation_time = 0.0;
    style.interaction.tooltip_delay = 0.0;
    style.interaction.show_tooltips_only_when_still = false;
    style.spacing.tooltip_width = 360.0;
    // Where there is more, a bar is always seen, and the edge fades.
    style.spacing.scroll.dormant_handle_opacity = 0.5;
    style.spacing.scroll.fade = egui::style::ScrollFadeStyle { strength: 0.9, size: 30.0 };
    style.spacing.menu_margin = egui::Margin::symmetric(12, 9);
    style.visuals.window_fill = palette::LACQUER;
    style.visuals.window_stroke = Stroke::new(1.4, palette::BRASS);
    style.visuals.menu_corner_radius = egui::CornerRadius::same(2);
    style.visuals.popup_shadow = egui::Shadow::NONE;
}

/// How well one colour stands out from another, 1 to 21, as the Web Content Accessibility Guidelines measure it.
#[cfg(test)]
pub fn contrast(one: egui::Color32, other: egui::Color32) -> f32 {
    let light = |colour: egui::Color32| {
        let [r, g, b, _] = egui::Rgba::from(colour).to_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::is_readable;

    #[test]
    fn words_and_figures_stand_out_from_what_they_are_on() {
        use palette as p;
        let night = [p::NIGHT, p::LACQUER, p::FIELD, p::CHOSEN, p::DEEP];
        let on_night = [p::LAMP, p::PAPER, p::STEAM, p::MUTED, p::READY, p::DISABLED];
        let all = night.iter().flat_map(|ground| on_night.iter().map(move |ink| (*ink, *ground)));
        let scored = egui::Color32::from_rgb(0x6B, 0x5A, 0x55);
        let cream = egui::Color32::from_rgb(0xFF, 0xF6, 0xE2);
        let others = [
            (p::INK, p::PAPER),
            (p::INK, p::BRASS),
            (p::SIGNAL, p::PAPER),
            (cream, p::SIGNAL),
            (cream, scored),
            (p::LAMP, p::CARRIAGE),
            (p::LAMP, p::BURGUNDY),
            (p::LAMP, p::PINE),
            (p::BURGUNDY, p::PAPER),
        ];
        for (ink, ground) in all.chain(others) {
            // What cannot be chosen is never on what is chosen.
            if (ink, ground) != (p::DISABLED, p::CHOSEN) {
                assert!(contrast(ink, ground) >= 4.5, "{ink:?} on {ground:?}: {}", contrast(ink, ground));
            }
        }
    }

    #[test]
    fn every_letter_a_name_can_have_is_in_every_typeface() {
        let ctx = egui::Context::default();
        use_typefaces(&ctx);
        ctx.run_ui(egui::RawInput::default(), |_| {}).textures_delta.clear();
        let letters: String = ('\0'..='\u{ffff}').filter(|letter| is_readable(*letter)).collect();
        assert!("łűțễ".chars().all(|letter| letters.contains(letter)));
        for font in [text(20.0), bold(20.0), display(20.0)] {
            let there = ctx.fonts_mut(|fonts| fonts.fonts.font(&font.family).characters().clone());
            let missing: String = letters.chars().filter(|letter| !there.contains_key(letter)).collect();
            assert_eq!(missing, "", "{font:?} lacks these");
        }
    }

    #[test]
    fn selected_letters_stand_out_and_can_be_read() {
        let mut style = egui::Style::default();
        dress(&mut style);
        let selection = style.visuals.selection;
        for field in [palette::FIELD, palette::NIGHT, palette::LACQUER] {
            assert!(contrast(selection.bg_fill, field) > 4.5, "the marked part of a field is seen");
        }
        assert!(contrast(selection.stroke.color, selection.bg_fill) > 4.5, "its letters are read");
    }
}
