//! Windows above the table: menu, settings, log, scores, help, and the questions before something is lost.

use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect as ERect, Ui, pos2, vec2},
};

use super::{
    help,
    log::Log,
    prompt::Prompter,
    scores,
    theme::{self, Brush, layer, palette},
    widgets::{self, Look, Press},
};
use crate::{
    play::{Pace, Shown, Speed},
    rules::{Choice, Seat},
    screens::Screen,
    sound::Volume,
    text::{
        Texts,
        words::{Speaker, Words},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Windows>().add_systems(OnExit(Screen::Table), close_all).add_systems(
        EguiPrimaryContextPass,
        (draw_window.run_if(in_state(Screen::Table)), draw_help.run_if(not(in_state(Screen::Table)))),
    );
}

/// The windows there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// The menu.
    Menu,
    /// What happened.
    Log,
    /// Where the points came from.
    Scores,
    /// The rules in brief: a page.
    Help(u8),
    /// Speed, full screen.
    Settings,
    /// Something would be lost if the turn ended.
    ConfirmEnd,
    /// Leave the game?
    ConfirmLeave,
    /// What one player alone may see.
    Secrets(Seat),
}

/// Which window is open. While anything covers the table, nothing on it can be clicked.
#[derive(Resource, Default)]
pub struct Windows {
    open: Option<Open>,
    /// The curtain between two players at one screen is drawn.
    pub curtain: bool,
}

impl Windows {
    /// Opens a window; another one closes.
    pub fn open(&mut self, window: Open) {
        self.open = Some(window);
    }

    /// Opens a window, or closes it if it is open.
    pub fn toggle(&mut self, window: Open) {
        self.open = if self.open == Some(window) { None } else { Some(window) };
    }

    /// Closes the open window; whether there was one.
    pub fn close(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// The window that is open.
    pub fn now(&self) -> Option<Open> {
        self.open
    }

    /// Whether something lies over the table.
    pub fn covers(&self) -> bool {
        self.open.is_some() || self.curtain
    }
}

/// Run condition: the table can be clicked.
pub fn table_is_free(windows: Res<Windows>) -> bool {
    !windows.covers()
}

fn close_all(mut windows: ResMut<Windows>) {
    *windows = Windows::default();
}

/// What is to be done after a window was drawn.
enum Then {
    Close,
    Open(Open),
    EndTurn,
    Leave,
    Speed(Speed),
    FullScreen,
    Volume(Volume),
}

fn draw_window(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut prompter: Prompter,
    speaker: Speaker,
    log: Res<Log>,
    shown: Res<Shown>,
    mut pace: ResMut<Pace>,
    mut volume: ResMut<Volume>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let Some(open) = prompter.windows().now().filter(|open| !matches!(open, Open::Secrets(_))) else { return Ok(()) };
    let secrets = prompter.secrets_of();
    let lost = if open == Open::ConfirmEnd { prompter.lost_by_ending() } else { Vec::new() };
    let words = speaker.words();
    let texts = words.texts;
    let full = window.mode != WindowMode::Windowed;
    let then = layer(contexts.ctx_mut()?, "window", egui::Order::Foreground, |ui| {
        let mut frame = Frame { brush: &mut brush, ui, texts, then: None };
        match open {
            Open::Menu => frame.menu(secrets),
            Open::Log => frame.log(&log, &words),
            Open::Scores => frame.scores(&shown, &words),
            Open::Help(page) => frame.help(page),
            Open::Settings => frame.settings(pace.speed, *volume, full),
            Open::ConfirmEnd => frame.confirm_end(&lost),
            Open::ConfirmLeave => frame.confirm_leave(),
            Open::Secrets(_) => {}
        }
        frame.then
    });
    match then {
        None => {}
        Some(Then::Close) => {
            prompter.windows().close();
        }
        Some(Then::Open(window)) => prompter.windows().open(window),
        Some(Then::EndTurn) => {
            prompter.windows().close();
            prompter.choose(Choice::EndTurn);
        }
        Some(Then::Leave) => next.set(Screen::Title),
        Some(Then::Speed(speed)) => pace.speed = speed,
        Some(Then::Volume(set)) => *volume = set,
        Some(Then::FullScreen) => {
            window.mode =
                if full { WindowMode::Windowed } else { WindowMode::BorderlessFullscreen(MonitorSelection::Current) };
        }
    }
    Ok(())
}

/// The rules in brief can be read where no game is running: whoever wants them opens [`Open::Help`].
fn draw_help(mut contexts: EguiContexts, mut brush: Brush, texts: Res<Texts>, mut windows: ResMut<Windows>) -> Result {
    let Some(Open::Help(page)) = windows.now() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let escape = ctx.input(|input| input.key_pressed(egui::Key::Escape));
    let then = layer(ctx, "window", egui::Order::Foreground, |ui| {
        let mut frame = Frame { brush: &mut brush, ui, texts: &texts, then: None };
        frame.help(page);
        frame.then
    });
    match then {
        Some(Then::Open(other)) => windows.open(other),
        Some(_) => windows.open = None,
        None if escape => windows.open = None,
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
        self.ui.interact(rect, egui::Id::new("window/ground"), egui::Sense::click());
        let painter = self.ui.painter().clone();
        self.brush.panel(&painter, rect);
        let head = ERect::from_min_size(rect.min + vec2(30.0, 16.0), vec2(width - 100.0, 40.0));
        let size = painter.layout_no_wrap(title.to_owned(), theme::display(30.0), palette::LAMP).size().x;
        let line = ERect::from_min_size(head.min, vec2(size.min(head.width()), head.height()));
        theme::fitted(&painter, line, title, theme::display(30.0), palette::LAMP);
        painter.hline(rect.shrink(24.0).x_range(), rect.top() + 60.0, (1.2, palette::BRASS));
        if closes {
            let close = ERect::from_center_size(pos2(rect.right() - 44.0, rect.top() + 35.0), vec2(44.0, 40.0));
            let response = widgets::area(self.brush, self.ui, "window/close", close, true);
            let tint = if response.hovered() { palette::LAMP } else { palette::STEAM };
            self.brush.tinted(&painter, "ui/close", close.center() - vec2(14.0, 14.0), 1.17, tint);
            if widgets::tip(response, &self.get("tip-close")).clicked() {
                self.then = Some(Then::Close);
            }
        }
        ERect::from_min_max(rect.min + vec2(30.0, 74.0), rect.max - vec2(30.0, 26.0))
    }

    fn press(&mut self, press: Press, rect: ERect) -> bool {
        press.draw(self.brush, self.ui, rect, false)
    }

    fn menu(&mut self, secrets: Option<Seat>) {
        let title = self.get("menu-title");
        let entries = [
            ("menu/resume", "menu-resume", "ui/play", Then::Close),
            ("menu/log", "menu-log", "ui/log", Then::Open(Open::Log)),
            ("menu/scores", "menu-scores", "ui/zoom", Then::Open(Open::Scores)),
            ("menu/secrets", "menu-secrets", "ui/eye", Then::Open(Open::Secrets(secrets.unwrap_or(Seat(0))))),
            ("menu/help", "menu-help", "ui/help", Then::Open(Open::Help(0))),
            ("menu/settings", "menu-settings", "ui/speed", Then::Open(Open::Settings)),
            ("menu/leave", "menu-leave", "ui/back", Then::Open(Open::ConfirmLeave)),
        ];
        let entries: Vec<_> =
            entries.into_iter().filter(|(name, ..)| secrets.is_some() || *name != "menu/secrets").collect();
        let content = self.panel(400.0, 106.0 + 69.0 * entries.len() as f32, &title, true);
        for (nth, (name, key, icon, then)) in entries.into_iter().enumerate() {
            let rect = ERect::from_min_size(content.min + vec2(0.0, nth as f32 * 69.0), vec2(content.width(), 58.0));
            let look = if nth == 0 { Look::Gold } else { Look::Plain };
            let press = Press::new(name, self.get(key), look);
            let press = if nth == 0 { press } else { press.sprite(icon, 22.0) };
            if self.press(press, rect) {
                self.then = Some(then);
            }
        }
    }

    fn log(&mut self, log: &Log, words: &Words) {
        let title = self.get("menu-log");
        let content = self.panel(760.0, 760.0, &title, true);
        log.draw(self.brush, self.ui, content, words);
    }

    fn scores(&mut self, shown: &Shown, words: &Words) {
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
            let look = if nth == page { Look::Ready } else { Look::Chip };
            let press = Press::new(format!("help/page/{nth}"), self.get(key), look);
            if self.press(press, ERect::from_min_size(corner, vec2(wide, 40.0))) {
                self.then = Some(Then::Open(Open::Help(nth)));
            }
        }
        let rest = ERect::from_min_max(content.min + vec2(0.0, 56.0), content.max);
        help::page(self.brush, self.ui, rest, self.texts, page);
    }

    fn settings(&mut self, speed: Speed, volume: Volume, full: bool) {
        let title = self.get("menu-settings");
        let content = self.panel(640.0, 500.0, &title, true);
        let painter = self.ui.painter().clone();
        let row = |y: f32, key: &str| {
            let words = self.texts.get(key);
            widgets::line(&painter, content.min + vec2(0.0, y + 14.0), &words, theme::bold(18.0), palette::LAMP);
            content.min + vec2(0.0, y + 32.0)
        };
        let rows = ["settings-speed", "settings-music", "settings-effects", "settings-screen"];
        let corners: Vec<_> = rows.iter().enumerate().map(|(nth, key)| row(nth as f32 * 96.0, key)).collect();
        let chip = |nth: usize, place: usize, of: f32| {
            let wide = (content.width() - (of - 1.0) * 8.0) / of;
            ERect::from_min_size(corners[nth] + vec2(place as f32 * (wide + 8.0), 0.0), vec2(wide, 46.0))
        };
        for (nth, value) in Speed::ALL.into_iter().enumerate() {
            let key = format!("{value:?}").to_lowercase();
            let look = if value == speed { Look::Ready } else { Look::Chip };
            let press = Press::new(format!("settings/speed/{key}"), self.get(&format!("pace-{key}")), look);
            if self.press(press, chip(0, nth, 4.0)) {
                self.then = Some(Then::Speed(value));
            }
        }
        for (line, name, now) in [(1, "music", volume.music), (2, "effects", volume.effects)] {
            for step in 0..=5u8 {
                let value = f32::from(step) / 5.0;
                let look = if (value - now).abs() < 0.1 { Look::Ready } else { Look::Chip };
                let label = if step == 0 { self.get("settings-off") } else { step.to_string() };
                let press = Press::new(format!("settings/{name}/{step}"), label, look).enabled(!volume.muted);
                if self.press(press, chip(line, step.into(), 6.0)) {
                    let set =
                        if line == 1 { Volume { music: value, ..volume } } else { Volume { effects: value, ..volume } };
                    self.then = Some(Then::Volume(set));
                }
            }
        }
        let key = if full { "settings-window" } else { "settings-full-screen" };
        let press = Press::new("settings/full-screen", self.get(key), Look::Chip).sprite("ui/full-screen", 20.0);
        if self.press(press, chip(3, 0, 2.0)) {
            self.then = Some(Then::FullScreen);
        }
        let (key, icon) =
            if volume.muted { ("settings-unmute", "ui/sound") } else { ("settings-mute", "ui/sound-off") };
        let press = Press::new("settings/mute", self.get(key), Look::Chip).sprite(icon, 20.0);
        if self.press(press, chip(3, 1, 2.0)) {
            self.then = Some(Then::Volume(Volume { muted: !volume.muted, ..volume }));
        }
    }

    fn confirm(&mut self, title: &str, lines: &[String], yes: &str, no: &str) -> Option<bool> {
        let height = 190.0 + lines.len() as f32 * 27.0;
        let content = self.panel(640.0, height, title, false);
        let painter = self.ui.painter().clone();
        for (nth, line) in lines.iter().enumerate() {
            let place = ERect::from_min_size(content.min + vec2(0.0, nth as f32 * 27.0), vec2(content.width(), 25.0));
            widgets::paragraph(&painter, place, line, theme::text(18.0), palette::PAPER);
        }
        let foot = content.bottom() - 48.0;
        let half = (content.width() - 12.0) / 2.0;
        let stay = ERect::from_min_size(pos2(content.left(), foot), vec2(half, 48.0));
        let go = stay.translate(vec2(half + 12.0, 0.0));
        let stays = self.press(Press::new("confirm/no", no, Look::Gold), stay);
        let goes = self.press(Press::new("confirm/yes", yes, Look::Plain), go);
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
