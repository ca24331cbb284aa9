//! Windows over the screens: menu, settings, log, scores, help, and the questions before something is lost.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect as ERect, Ui, vec2},
};
use strum::VariantArray;

use super::{help, log::Log, prompt::PromptParams, scores};
use crate::{
    localization::{
        Texts,
        words::{Speaker, Words},
    },
    persistence::Store,
    session::{
        AnimationSpeed, Presentation,
        settings::{SCALES, Settings},
    },
    state::{CardsPage, Overlay, Screen},
    ui::{
        brush::{Brush, layer},
        button::{Button, ButtonStyle},
        dialog::{Dialog, dialog},
        regions::Control,
        text::draw_line,
        theme::{self, palette},
        window::{scrolled, window},
        zoom::is_small,
    },
};
use rules::{Choice, Pile, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Table), close).add_systems(
        EguiPrimaryContextPass,
        ((draw_window, draw_question).run_if(in_state(Screen::Table)), draw_anywhere),
    );
}

/// What a finger needs.
const FINGER: f32 = 44.0;

fn close(mut overlay: ResMut<NextState<Overlay>>) {
    overlay.set(Overlay::None);
}

/// The windows of a running game.
fn draw_window(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut prompt: PromptParams,
    speaker: Speaker,
    log: Res<Log>,
    shown: Res<Presentation>,
) -> Result {
    let open = prompt.overlay();
    if !matches!(open, Overlay::Menu | Overlay::Log | Overlay::Scores) {
        return Ok(());
    }
    let secrets = prompt.secrets_of();
    let words = speaker.words();
    let next = layer(contexts.ctx_mut()?, "window", egui::Order::Foreground, |ui| {
        let mut panel = Panel { brush: &mut brush, ui, texts: words.texts, next: None };
        match open {
            Overlay::Menu => panel.menu(secrets, Pile::of_round(shown.board.round).index() as u8),
            Overlay::Log => panel.log(&log, &words),
            _ => panel.scores(&shown, &words),
        }
        panel.next
    });
    if let Some(next) = next {
        prompt.open(next);
    }
    Ok(())
}

/// The windows that can be open on any screen.
fn draw_anywhere(
    mut contexts: EguiContexts,
    mut brush: Brush,
    texts: Res<Texts>,
    overlay: Res<State<Overlay>>,
    mut settings: ResMut<Settings>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let open = *overlay.get();
    if !matches!(open, Overlay::Help(_) | Overlay::Settings) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let escape = ctx.input(|input| input.key_pressed(egui::Key::Escape));
    let mut changed = settings.clone();
    let next = layer(ctx, "window", egui::Order::Foreground, |ui| {
        let mut panel = Panel { brush: &mut brush, ui, texts: &texts, next: None };
        match open {
            Overlay::Help(page) => panel.help(page),
            _ => panel.settings(&mut changed),
        }
        panel.next
    });
    settings.set_if_neq(changed);
    if let Some(next) = next.or(escape.then_some(Overlay::None)) {
        next_overlay.set(next);
    }
    Ok(())
}

/// The questions before something is lost.
fn draw_question(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut prompt: PromptParams,
    store: Res<Store>,
    texts: Res<Texts>,
    keys: Res<ButtonInput<KeyCode>>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let (key, lines) = match prompt.overlay() {
        Overlay::ConfirmEnd => ("confirm-end", [vec![texts.get("confirm-end-lost")], prompt.lost_by_ending()].concat()),
        Overlay::ConfirmDecline(_) => ("confirm-decline", vec![texts.get("confirm-decline-text")]),
        Overlay::ConfirmLeave => {
            let key = if store.saves() { "confirm-leave-text" } else { "confirm-leave-unsaved" };
            ("confirm-leave", vec![texts.get(key)])
        }
        _ => return Ok(()),
    };
    let words = ["title", "no", "yes", "always"].map(|part| format!("{key}-{part}"));
    let (no, yes) = ((Control::ConfirmNo, words[1].as_str()), (Control::ConfirmYes, words[2].as_str()));
    let always = (Control::ConfirmAlways, words[3].as_str());
    let (buttons, escape) = match prompt.overlay() {
        Overlay::ConfirmDecline(_) => (vec![yes, always, no], 2),
        _ => (vec![no, yes], 0),
    };
    let what = Dialog { title: &texts.get(&words[0]), lines: &lines, buttons: &buttons, escape };
    let ctx = contexts.ctx_mut()?.clone();
    match (dialog(&mut brush, &ctx, &keys, &what), prompt.overlay()) {
        (None, _) => {}
        (Some(answer @ (0 | 1)), Overlay::ConfirmDecline(place)) => {
            prompt.close();
            prompt.choose(Choice::Decline(place));
            settings.declines_useless_cards |= answer == 1;
        }
        (Some(_), Overlay::ConfirmDecline(_)) => {
            prompt.close();
            prompt.put_back();
        }
        (Some(1), Overlay::ConfirmEnd) => {
            prompt.close();
            prompt.choose(Choice::EndTurn);
        }
        (Some(1), _) => next.set(Screen::Title),
        _ => prompt.close(),
    }
    Ok(())
}

/// Draws the open window, and remembers what to open in its place.
struct Panel<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    texts: &'a Texts,
    next: Option<Overlay>,
}

impl Panel<'_, '_, '_> {
    fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// How much room there is, if it is so little that windows need all of it.
    fn room(&self) -> Option<egui::Vec2> {
        is_small(self.ui.ctx()).then(|| self.ui.ctx().content_rect().size())
    }

    /// Draws the window with its title and returns where its contents go.
    fn panel(&mut self, width: f32, height: f32, title: &str) -> ERect {
        let (content, closed) = window(self.brush, self.ui, vec2(width, height), title);
        if closed {
            self.next = Some(Overlay::None);
        }
        content
    }

    fn button(&mut self, button: Button, rect: ERect) -> bool {
        button.draw(self.brush, self.ui, rect, false)
    }

    fn menu(&mut self, secrets: Option<Seat>, pile: u8) {
        let title = self.get("menu-title");
        let entries = [
            (Control::MenuResume, "menu-resume", "ui/play", Overlay::None),
            (Control::MenuLog, "menu-log", "ui/log", Overlay::Log),
            (Control::MenuScores, "menu-scores", "ui/zoom", Overlay::Scores),
            (Control::MenuCards, "menu-cards", "ui/eye", Overlay::Cards(CardsPage::Pile(pile))),
            (Control::MenuSecrets, "menu-secrets", "ui/lock", Overlay::Secrets(secrets.unwrap_or(Seat(0)))),
            (Control::MenuHelp, "menu-help", "ui/help", Overlay::Help(0)),
            (Control::MenuSettings, "menu-settings", "ui/speed", Overlay::Settings),
            (Control::MenuLeave, "menu-leave", "ui/back", Overlay::ConfirmLeave),
        ];
        let entries: Vec<_> =
            entries.into_iter().filter(|(name, ..)| secrets.is_some() || *name != Control::MenuSecrets).collect();
        let low = self.room().is_some_and(|room| room.x > room.y);
        // A landscape phone has no room for all of them in one column.
        let (columns, wide) = if low { (2, 640.0) } else { (1, 400.0) };
        let rows = entries.len().div_ceil(columns) as f32;
        let content = self.panel(wide, 106.0 + 69.0 * rows, &title);
        let pitch = ((content.height() + 11.0) / rows).min(69.0);
        let step = (content.width() + 8.0) / columns as f32;
        for (nth, (name, key, icon, next)) in entries.into_iter().enumerate() {
            let at = vec2((nth % columns) as f32 * step, (nth / columns) as f32 * pitch);
            let rect = ERect::from_min_size(content.min + at, vec2(step - 8.0, pitch - 11.0));
            let style = if nth == 0 { ButtonStyle::Gold } else { ButtonStyle::Plain };
            let button = Button::new(name, self.get(key), style);
            let button = if nth == 0 { button } else { button.sprite(icon, 22.0) };
            if self.button(button, rect) {
                self.next = Some(next);
            }
        }
    }

    fn log(&mut self, log: &Log, words: &Words) {
        let title = self.get("menu-log");
        let content = self.panel(760.0, 760.0, &title);
        log.draw(self.brush, self.ui, content, words);
    }

    fn scores(&mut self, shown: &Presentation, words: &Words) {
        let title = self.get("menu-scores");
        let content = self.panel(900.0, 640.0, &title);
        if self.room().is_none() {
            return scores::breakdown(self.brush, self.ui, content, words, &shown.board);
        }
        let brush = &*self.brush;
        scrolled(self.ui, "scores", content, |ui, rect| {
            let rect = rect.with_max_y(rect.top() + 560.0);
            scores::breakdown(brush, ui, rect, words, &shown.board);
            rect.bottom()
        });
    }

    fn help(&mut self, page: u8) {
        let title = self.get("menu-help");
        let content = self.panel(1180.0, 800.0, &title);
        let tabs = help::PAGES.len() as f32;
        let phone = self.room();
        let columns = phone.map_or(tabs, |room| if room.y > room.x { 2.0 } else { 4.0 });
        let wide = (content.width() - (columns - 1.0) * 8.0) / columns;
        let (high, pitch) = if phone.is_some() { (FINGER, FINGER + 2.0) } else { (40.0, 40.0) };
        for (nth, key) in (0u8..).zip(help::PAGES) {
            let (column, row) = (f32::from(nth) % columns, (f32::from(nth) / columns).floor());
            let corner = content.min + vec2(column * (wide + 8.0), row * pitch);
            let style = if nth == page { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let button = Button::new(Control::HelpPage(nth), self.get(key), style);
            if self.button(button, ERect::from_min_size(corner, vec2(wide, high))) {
                self.next = Some(Overlay::Help(nth));
            }
        }
        let below = (tabs / columns).ceil() * pitch + 16.0;
        let rest = ERect::from_min_max(content.min + vec2(0.0, below), content.max);
        if phone.is_some() {
            let (brush, texts) = (&*self.brush, self.texts);
            scrolled(self.ui, &format!("help {page}"), rest, |ui, rect| help::page(brush, ui, rect, texts, page));
        } else {
            help::page(self.brush, self.ui, rest, self.texts, page);
        }
    }

    fn settings(&mut self, settings: &mut Settings) {
        let (speed, volume, full) = (settings.speed(), settings.volume, settings.full_screen());
        let title = self.get("menu-settings");
        let content = self.panel(640.0, 656.0, &title);
        let painter = self.ui.painter().clone();
        let pitch = (content.height() / 6.0).min(94.0);
        let (baseline, below, size) = if pitch < 80.0 { (8.0, 18.0, 14.0) } else { (14.0, 32.0, 18.0) };
        let row = |y: f32, key: &str| {
            let words = self.texts.get(key);
            draw_line(&painter, content.min + vec2(0.0, y + baseline), &words, theme::bold(size), palette::LAMP);
            content.min + vec2(0.0, y + below)
        };
        let rows = [
            "settings-speed",
            "settings-scale",
            "settings-music",
            "settings-effects",
            "settings-screen",
            "settings-by-themselves",
        ];
        let corners: Vec<_> = rows.iter().enumerate().map(|(nth, key)| row(nth as f32 * pitch, key)).collect();
        let chip = |nth: usize, place: usize, of: f32| {
            let wide = (content.width() - (of - 1.0) * 8.0) / of;
            ERect::from_min_size(
                corners[nth] + vec2(place as f32 * (wide + 8.0), 0.0),
                vec2(wide, (pitch - below - 1.0).min(46.0)),
            )
        };
        for (nth, value) in AnimationSpeed::VARIANTS.iter().copied().enumerate() {
            let style = if value == speed { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let button = Button::new(Control::SetSpeed(value), self.get(&format!("settings-speed-{value}")), style);
            if self.button(button, chip(0, nth, 4.0)) {
                settings.set_speed(value);
            }
        }
        let scale = settings.percent();
        for (nth, percent) in SCALES.into_iter().enumerate() {
            let style = if percent == scale { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let words = self.texts.with("settings-scale-percent", [("percent", percent.into())]);
            if self.button(Button::new(Control::SetScale(percent), words, style), chip(1, nth, 6.0)) {
                settings.set_scale(percent);
            }
        }
        for (line, now) in [(2, volume.music), (3, volume.effects)] {
            for step in 0..=5u8 {
                let value = f32::from(step) / 5.0;
                let style = if (value - now).abs() < 0.1 { ButtonStyle::Ready } else { ButtonStyle::Chip };
                let label = if step == 0 { self.get("settings-off") } else { step.to_string() };
                let button = Button::new(
                    if line == 2 { Control::SetMusic(step) } else { Control::SetEffects(step) },
                    label,
                    style,
                )
                .enabled(!volume.muted);
                if self.button(button, chip(line, step.into(), 6.0)) {
                    *(if line == 2 { &mut settings.volume.music } else { &mut settings.volume.effects }) = value;
                }
            }
        }
        let key = if full { "settings-window" } else { "settings-full-screen" };
        let button = Button::new(Control::FullScreen, self.get(key), ButtonStyle::Chip).sprite("ui/full-screen", 20.0);
        if self.button(button, chip(4, 0, 3.0)) {
            settings.set_full_screen(!full);
        }
        let (key, icon) =
            if volume.muted { ("settings-unmute", "ui/sound") } else { ("settings-mute", "ui/sound-off") };
        let button = Button::new(Control::Mute, self.get(key), ButtonStyle::Chip).sprite(icon, 20.0);
        if self.button(button, chip(4, 1, 3.0)) {
            settings.volume.muted = !volume.muted;
        }
        let calm = settings.is_calm();
        let style = if calm { ButtonStyle::Ready } else { ButtonStyle::Chip };
        let button =
            Button::new(Control::CalmMotion, self.get("settings-calm"), style).tip(self.get("settings-calm-tip"));
        if self.button(button, chip(4, 2, 3.0)) {
            settings.set_calm(!calm);
        }
        let by_themselves = [
            (Control::ForcedChoices, "settings-forced", &mut settings.makes_forced_choices),
            (Control::UselessCards, "settings-useless", &mut settings.declines_useless_cards),
        ];
        for (nth, (id, key, now)) in by_themselves.into_iter().enumerate() {
            let style = if *now { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let button = Button::new(id, self.texts.get(key), style).tip(self.texts.get(&format!("{key}-tip")));
            if button.draw(self.brush, self.ui, chip(5, nth, 2.0), false) {
                *now = !*now;
            }
        }
    }
}
