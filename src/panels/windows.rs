//! Windows above the table: menu, settings, log, scores, help, and the questions before something is lost.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect as ERect, Ui, pos2, vec2},
};
use strum::VariantArray;

use super::{help, log::Log, prompt::Prompter, scores};
use crate::{
    localization::{
        Texts,
        words::{Speaker, Words},
    },
    rules::{Choice, Seat},
    session::{
        AnimationSpeed, Presentation,
        settings::{Settings, Volume},
    },
    state::{Overlay, Screen},
    ui::{
        brush::{Brush, layer},
        button::{Button, ButtonStyle},
        regions::Control,
        text::{draw_fitted, draw_line, draw_paragraph, with_tip},
        theme::{self, palette},
    },
};
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Table), close).add_systems(
        EguiPrimaryContextPass,
        (draw_window.run_if(in_state(Screen::Table)), draw_help.run_if(not(in_state(Screen::Table)))),
    );
}

fn close(mut overlay: ResMut<NextState<Overlay>>) {
    overlay.set(Overlay::None);
}

/// What is to be done after a window was drawn.
enum Then {
    Close,
    Open(Overlay),
    EndTurn,
    Leave,
    AnimationSpeed(AnimationSpeed),
    FullScreen(bool),
    Volume(Volume),
}

fn draw_window(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut prompter: Prompter,
    speaker: Speaker,
    log: Res<Log>,
    shown: Res<Presentation>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let open = prompter.overlay();
    if matches!(open, Overlay::None | Overlay::Secrets(_)) {
        return Ok(());
    }
    let secrets = prompter.secrets_of();
    let lost = if open == Overlay::ConfirmEnd { prompter.lost_by_ending() } else { Vec::new() };
    let words = speaker.words();
    let texts = words.texts;
    let then = layer(contexts.ctx_mut()?, "window", egui::Order::Foreground, |ui| {
        let mut frame = Frame { brush: &mut brush, ui, texts, then: None };
        match open {
            Overlay::Menu => frame.menu(secrets),
            Overlay::Log => frame.log(&log, &words),
            Overlay::Scores => frame.scores(&shown, &words),
            Overlay::Help(page) => frame.help(page),
            Overlay::Settings => frame.settings(&settings),
            Overlay::ConfirmEnd => frame.confirm_end(&lost),
            Overlay::ConfirmLeave => frame.confirm_leave(),
            Overlay::None | Overlay::Secrets(_) => {}
        }
        frame.then
    });
    match then {
        None => {}
        Some(Then::Close) => prompter.close(),
        Some(Then::Open(window)) => prompter.open(window),
        Some(Then::EndTurn) => {
            prompter.close();
            prompter.choose(Choice::EndTurn);
        }
        Some(Then::Leave) => next.set(Screen::Title),
        Some(Then::AnimationSpeed(speed)) => settings.set_speed(speed),
        Some(Then::Volume(volume)) => settings.volume = volume,
        Some(Then::FullScreen(full)) => settings.set_full_screen(full),
    }
    Ok(())
}

/// The rules in brief can be read where no game is running: whoever wants them opens [`Overlay::Help`].
fn draw_help(
    mut contexts: EguiContexts,
    mut brush: Brush,
    texts: Res<Texts>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let Overlay::Help(page) = *overlay.get() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let escape = ctx.input(|input| input.key_pressed(egui::Key::Escape));
    let then = layer(ctx, "window", egui::Order::Foreground, |ui| {
        let mut frame = Frame { brush: &mut brush, ui, texts: &texts, then: None };
        frame.help(page);
        frame.then
    });
    match then {
        Some(Then::Open(other)) => next_overlay.set(other),
        Some(_) => next_overlay.set(Overlay::None),
        None if escape => next_overlay.set(Overlay::None),
        None => {}
    }
    Ok(())
}

/// A veil over everything, a panel in the middle with a title, and what was asked for in it.
struct Frame<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    texts: &'a Texts,
    then: Option<Then>,
}

/// Darkens the window and keeps clicks from what lies below; whether the veil was clicked.
pub fn veil(ui: &mut Ui, alpha: u8) -> bool {
    let all = ui.ctx().content_rect();
    ui.painter().rect_filled(all, 0.0, egui::Color32::from_rgba_unmultiplied(6, 11, 20, alpha));
    ui.allocate_rect(all, egui::Sense::click()).clicked()
}

impl Frame<'_, '_, '_> {
    fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// The panel and its title; where its contents go.
    fn panel(&mut self, width: f32, height: f32, title: &str, closes: bool) -> ERect {
        if veil(self.ui, 150) && closes {
            self.then = Some(Then::Close);
        }
        let centre = self.ui.ctx().content_rect().center();
        let rect = ERect::from_center_size(centre, vec2(width, height));
        // The panel keeps clicks from the veil.
        self.ui.interact(rect, egui::Id::new(Control::WindowGround), egui::Sense::click());
        let painter = self.ui.painter().clone();
        self.brush.panel(&painter, rect);
        let head = ERect::from_min_size(rect.min + vec2(30.0, 16.0), vec2(width - 100.0, 40.0));
        let size = painter.layout_no_wrap(title.to_owned(), theme::display(30.0), palette::LAMP).size().x;
        let line = ERect::from_min_size(head.min, vec2(size.min(head.width()), head.height()));
        draw_fitted(&painter, line, title, theme::display(30.0), palette::LAMP);
        painter.hline(rect.shrink(24.0).x_range(), rect.top() + 60.0, (1.2, palette::BRASS));
        if closes {
            let close = ERect::from_center_size(pos2(rect.right() - 44.0, rect.top() + 35.0), vec2(44.0, 40.0));
            let response = self.brush.clickable(self.ui, Control::CloseWindow, close, true);
            let tint = if response.hovered() { palette::LAMP } else { palette::STEAM };
            self.brush.tinted(&painter, "ui/close", close.center() - vec2(14.0, 14.0), 1.17, tint);
            if with_tip(response, &self.get("tip-close")).clicked() {
                self.then = Some(Then::Close);
            }
        }
        ERect::from_min_max(rect.min + vec2(30.0, 74.0), rect.max - vec2(30.0, 26.0))
    }

    fn button(&mut self, button: Button, rect: ERect) -> bool {
        button.draw(self.brush, self.ui, rect, false)
    }

    fn menu(&mut self, secrets: Option<Seat>) {
        let title = self.get("menu-title");
        let entries = [
            (Control::MenuResume, "menu-resume", "ui/play", Then::Close),
            (Control::MenuLog, "menu-log", "ui/log", Then::Open(Overlay::Log)),
            (Control::MenuScores, "menu-scores", "ui/zoom", Then::Open(Overlay::Scores)),
            (Control::MenuSecrets, "menu-secrets", "ui/eye", Then::Open(Overlay::Secrets(secrets.unwrap_or(Seat(0))))),
            (Control::MenuHelp, "menu-help", "ui/help", Then::Open(Overlay::Help(0))),
            (Control::MenuSettings, "menu-settings", "ui/speed", Then::Open(Overlay::Settings)),
            (Control::MenuLeave, "menu-leave", "ui/back", Then::Open(Overlay::ConfirmLeave)),
        ];
        let entries: Vec<_> =
            entries.into_iter().filter(|(name, ..)| secrets.is_some() || *name != Control::MenuSecrets).collect();
        let content = self.panel(400.0, 106.0 + 69.0 * entries.len() as f32, &title, true);
        for (nth, (name, key, icon, then)) in entries.into_iter().enumerate() {
            let rect = ERect::from_min_size(content.min + vec2(0.0, nth as f32 * 69.0), vec2(content.width(), 58.0));
            let style = if nth == 0 { ButtonStyle::Gold } else { ButtonStyle::Plain };
            let button = Button::new(name, self.get(key), style);
            let button = if nth == 0 { button } else { button.sprite(icon, 22.0) };
            if self.button(button, rect) {
                self.then = Some(then);
            }
        }
    }

    fn log(&mut self, log: &Log, words: &Words) {
        let title = self.get("menu-log");
        let content = self.panel(760.0, 760.0, &title, true);
        log.draw(self.brush, self.ui, content, words);
    }

    fn scores(&mut self, shown: &Presentation, words: &Words) {
        let title = self.get("menu-scores");
        let content = self.panel(900.0, 640.0, &title, true);
        scores::breakdown(self.brush, self.ui, content, words, &shown.board);
    }

    fn help(&mut self, page: u8) {
        let title = self.get("menu-help");
        let content = self.panel(1180.0, 800.0, &title, true);
        let tabs = help::PAGES.len() as f32;
        let wide = (content.width() - (tabs - 1.0) * 8.0) / tabs;
        for (nth, key) in (0u8..).zip(help::PAGES) {
            let corner = content.min + vec2(f32::from(nth) * (wide + 8.0), 0.0);
            let style = if nth == page { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let button = Button::new(Control::HelpPage(nth), self.get(key), style);
            if self.button(button, ERect::from_min_size(corner, vec2(wide, 40.0))) {
                self.then = Some(Then::Open(Overlay::Help(nth)));
            }
        }
        let rest = ERect::from_min_max(content.min + vec2(0.0, 56.0), content.max);
        help::page(self.brush, self.ui, rest, self.texts, page);
    }

    fn settings(&mut self, settings: &Settings) {
        let (speed, volume, full) = (settings.speed(), settings.volume, settings.full_screen());
        let title = self.get("menu-settings");
        let content = self.panel(640.0, 500.0, &title, true);
        let painter = self.ui.painter().clone();
        let row = |y: f32, key: &str| {
            let words = self.texts.get(key);
            draw_line(&painter, content.min + vec2(0.0, y + 14.0), &words, theme::bold(18.0), palette::LAMP);
            content.min + vec2(0.0, y + 32.0)
        };
        let rows = ["settings-speed", "settings-music", "settings-effects", "settings-screen"];
        let corners: Vec<_> = rows.iter().enumerate().map(|(nth, key)| row(nth as f32 * 96.0, key)).collect();
        let chip = |nth: usize, place: usize, of: f32| {
            let wide = (content.width() - (of - 1.0) * 8.0) / of;
            ERect::from_min_size(corners[nth] + vec2(place as f32 * (wide + 8.0), 0.0), vec2(wide, 46.0))
        };
        for (nth, value) in AnimationSpeed::VARIANTS.iter().copied().enumerate() {
            let key = value;
            let style = if value == speed { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let button = Button::new(Control::SetSpeed(value), self.get(&format!("pace-{key}")), style);
            if self.button(button, chip(0, nth, 4.0)) {
                self.then = Some(Then::AnimationSpeed(value));
            }
        }
        for (line, now) in [(1, volume.music), (2, volume.effects)] {
            for step in 0..=5u8 {
                let value = f32::from(step) / 5.0;
                let style = if (value - now).abs() < 0.1 { ButtonStyle::Ready } else { ButtonStyle::Chip };
                let label = if step == 0 { self.get("settings-off") } else { step.to_string() };
                let button = Button::new(
                    if line == 1 { Control::SetMusic(step) } else { Control::SetEffects(step) },
                    label,
                    style,
                )
                .enabled(!volume.muted);
                if self.button(button, chip(line, step.into(), 6.0)) {
                    let set =
                        if line == 1 { Volume { music: value, ..volume } } else { Volume { effects: value, ..volume } };
                    self.then = Some(Then::Volume(set));
                }
            }
        }
        let key = if full { "settings-window" } else { "settings-full-screen" };
        let button = Button::new(Control::FullScreen, self.get(key), ButtonStyle::Chip).sprite("ui/full-screen", 20.0);
        if self.button(button, chip(3, 0, 2.0)) {
            self.then = Some(Then::FullScreen(!full));
        }
        let (key, icon) =
            if volume.muted { ("settings-unmute", "ui/sound") } else { ("settings-mute", "ui/sound-off") };
        let button = Button::new(Control::Mute, self.get(key), ButtonStyle::Chip).sprite(icon, 20.0);
        if self.button(button, chip(3, 1, 2.0)) {
            self.then = Some(Then::Volume(Volume { muted: !volume.muted, ..volume }));
        }
    }

    fn confirm(&mut self, title: &str, lines: &[String], yes: &str, no: &str) -> Option<bool> {
        let height = 190.0 + lines.len() as f32 * 27.0;
        let content = self.panel(640.0, height, title, false);
        let painter = self.ui.painter().clone();
        for (nth, line) in lines.iter().enumerate() {
            let place = ERect::from_min_size(content.min + vec2(0.0, nth as f32 * 27.0), vec2(content.width(), 25.0));
            draw_paragraph(&painter, place, line, theme::text(18.0), palette::PAPER);
        }
        let foot = content.bottom() - 48.0;
        let half = (content.width() - 12.0) / 2.0;
        let stay = ERect::from_min_size(pos2(content.left(), foot), vec2(half, 48.0));
        let go = stay.translate(vec2(half + 12.0, 0.0));
        let stays = self.button(Button::new(Control::ConfirmNo, no, ButtonStyle::Gold), stay);
        let goes = self.button(Button::new(Control::ConfirmYes, yes, ButtonStyle::Plain), go);
        if goes { Some(true) } else { stays.then_some(false) }
    }

    fn confirm_end(&mut self, lost: &[String]) {
        let (title, yes, no) = (self.get("confirm-end-title"), self.get("confirm-end-yes"), self.get("confirm-end-no"));
        let mut lines = vec![self.get("confirm-end-lost")];
        lines.extend_from_slice(lost);
        match self.confirm(&title, &lines, &yes, &no) {
            Some(true) => self.then = Some(Then::EndTurn),
            Some(false) => self.then = Some(Then::Close),
            None => {}
        }
    }

    fn confirm_leave(&mut self) {
        let title = self.get("confirm-leave-title");
        let (yes, no) = (self.get("confirm-leave-yes"), self.get("confirm-leave-no"));
        let lines = [self.get("confirm-leave-text")];
        match self.confirm(&title, &lines, &yes, &no) {
            Some(true) => self.then = Some(Then::Leave),
            Some(false) => self.then = Some(Then::Close),
            None => {}
        }
    }
}
