//! What has been played, in figures: filters above, five tiles, four charts. The figures grow once; another filter changes
//! them all.

mod layout;
mod levels;
mod marks;
mod names;
mod page;
mod pairs;
mod points;
mod shown;
mod tiles;
mod weeks;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use jiff::civil::Date;

use super::kept::kept_bar;
use crate::{
    controls::{KeyAction, Pressed},
    drawing::{Drawing, rect},
    localization::Texts,
    persistence::{Claim, HandOut, Notices, SaveOwnership, Store, open_elsewhere},
    scene::timeline::Timeline,
    session::local_now,
    state::{Overlay, Screen},
    statistics::{Company, Figures, KeptGames, LookUpStatistics, Period, StatisticsFilter},
    ui::{brush::Brush, labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        dialog::{Dialog, dialog},
        segments::Segment,
    },
};
use layout::StatisticsLayout;
pub use names::StatisticsControl;
use page::ChartPage;
use shown::ShownFigures;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StatisticsView>()
        .add_systems(OnEnter(Screen::Statistics), open.after(LookUpStatistics))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Statistics)));
}

/// How long everything takes to grow, and to change, in milliseconds at normal speed.
const GROWS: u16 = 900;
const CHANGES: u16 = 300;
/// The name of the file that is written.
const FILE: &str = "first-class-statistics.json";
const COMPANIES: [Company; 4] = [Company::All, Company::Bots, Company::Friends, Company::Daily];
const PERIODS: [Period; 3] = [Period::Month, Period::Weeks, Period::All];
/// How many play; `None` is any number.
const PLAYERS: [Option<u8>; 4] = [None, Some(2), Some(3), Some(4)];

/// How the statistics are looked at.
#[derive(Resource, Default)]
struct StatisticsView {
    filter: StatisticsFilter,
    today: Date,
    figures: Option<Figures>,
    /// What is shown changes from these figures to others, for so long.
    from: ShownFigures,
    lasts: u16,
    /// Whether everything is to be erased is being asked.
    asks: bool,
}

impl StatisticsView {
    /// The figures as they are shown now.
    fn shown(&self, timeline: &Timeline) -> ShownFigures {
        let there = self.figures.as_ref().map(ShownFigures::of).unwrap_or_default();
        self.from.towards(&there, timeline.eased(0, self.lasts.max(1)))
    }

    /// Looks at what is kept now, or through another filter.
    fn change(&mut self, kept: &KeptGames, timeline: &mut Timeline, lasts: u16) {
        self.from = self.shown(timeline);
        self.figures = Some(Figures::of(kept.all(), self.filter, self.today));
        self.lasts = lasts;
        timeline.begin(lasts);
    }
}

fn open(kept: Res<KeptGames>, mut view: ResMut<StatisticsView>, mut timeline: ResMut<Timeline>) {
    *view = StatisticsView { filter: view.filter, today: local_now().date(), ..default() };
    view.change(&kept, &mut timeline, GROWS);
    view.from = ShownFigures::default();
}

/// What is done in the statistics.
#[derive(SystemParam)]
struct StatisticsDoings<'w> {
    kept: ResMut<'w, KeptGames>,
    store: ResMut<'w, Store>,
    claim: Res<'w, Claim>,
    notices: ResMut<'w, Notices>,
    view: ResMut<'w, StatisticsView>,
    timeline: ResMut<'w, Timeline>,
    next: ResMut<'w, NextState<Screen>>,
    out: MessageWriter<'w, HandOut>,
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut doings: StatisticsDoings,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    overlay: Res<State<Overlay>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let view = &*doings.view;
    let Some(figures) = &view.figures else { return Ok(()) };
    let layout = StatisticsLayout::of(shape, figures.sources.len());
    let page = ChartPage { layout: &layout, figures, shown: view.shown(&doings.timeline), today: view.today };
    let (none, newer) = (doings.kept.all().is_empty(), doings.kept.newer());
    let (back, other, pressed) = brush.canvas(&ctx, "statistics", egui::Order::Background, None, |canvas| {
        canvas.night();
        let mut pressed = None;
        if none {
            pressed = nothing_yet(canvas, shape.size(), newer);
        } else {
            canvas.page("statistics", layout.page, |canvas| pressed = contents(canvas, &page, view.filter));
            pressed = buttons(canvas, &layout).or(pressed);
        }
        let (back, other) = kept_bar(canvas, shape, Screen::Statistics, StatisticsControl::Back.into());
        (back, other, pressed)
    });
    if doings.view.asks {
        ask(&mut brush, &ctx, &keys, &mut doings);
        return Ok(());
    }
    let free = doings.notices.0.is_empty() && *overlay.get() == Overlay::None;
    if back || (free && keys.just(KeyAction::Back)) {
        doings.next.set(Screen::Title);
    }
    if let Some(other) = other {
        doings.next.set(other);
    }
    if let Some(pressed) = pressed {
        obey(pressed, &mut doings, &texts);
    }
    Ok(())
}

/// Filters, tiles and charts.
fn contents(canvas: &mut Canvas, page: &ChartPage, filter: StatisticsFilter) -> Option<StatisticsControl> {
    let pressed = filters(canvas, page.layout, filter);
    tiles::draw(canvas, page);
    levels::draw(canvas, page);
    weeks::draw(canvas, page);
    pairs::draw(canvas, page);
    points::draw(canvas, page);
    pressed
}

/// The three rows of parts of which one is chosen each.
fn filters(canvas: &mut Canvas, layout: &StatisticsLayout, filter: StatisticsFilter) -> Option<StatisticsControl> {
    use StatisticsControl as C;
    let size = (layout.type_sizes.text - 0.4).max(15.0);
    let [company, players, period] = layout.filters;
    let part =
        |canvas: &Canvas, id: C, key: &str, weight: f32| Segment { weight, ..Segment::new(id, canvas.words(key)) };
    let companies = [("all", 1.35), ("bots", 0.8), ("friends", 1.05), ("daily", 0.85)];
    let companies: Vec<_> = (0..)
        .zip(companies)
        .map(|(nth, (key, weight))| part(canvas, C::Company(nth), &format!("statistics-company-{key}"), weight))
        .collect();
    let counts: Vec<_> = PLAYERS
        .iter()
        .map(|count| match count {
            None => part(canvas, C::Players(0), "statistics-any", 1.3),
            Some(count) => Segment::new(C::Players(*count), count.to_string()),
        })
        .collect();
    let periods = [("month", 1.1), ("weeks", 1.25), ("all", 0.6)];
    let periods: Vec<_> = (0..)
        .zip(periods)
        .map(|(nth, (key, weight))| part(canvas, C::Period(nth), &format!("statistics-period-{key}"), weight))
        .collect();
    let mut names = Drawing::default();
    for (place, key) in [(players.name, "statistics-players"), (period.name, "statistics-period")] {
        let words = canvas.words(key);
        place.map(|place| names.line_in(&words, place, size, palette::STEAM, Align::Left, Typeface::Text));
    }
    canvas.paint(&names);
    let chosen = |found: Option<usize>| found.unwrap_or(0);
    let at = chosen(COMPANIES.iter().position(|company| *company == filter.company));
    let by_company = canvas.segments(company.parts, &companies, at, size);
    canvas.under(|| canvas.words("statistics-players"));
    let at = chosen(PLAYERS.iter().position(|players| *players == filter.players));
    let by_players = canvas.segments(players.parts, &counts, at, size);
    canvas.under(|| canvas.words("statistics-period"));
    let at = chosen(PERIODS.iter().position(|period| *period == filter.period));
    let by_period = canvas.segments(period.parts, &periods, at, size);
    canvas.under(String::new);
    by_company
        .map(|nth| C::Company(nth as u8))
        .or(by_players.map(|nth| C::Players(PLAYERS[nth].unwrap_or(0))))
        .or(by_period.map(|nth| C::Period(nth as u8)))
}

fn buttons(canvas: &mut Canvas, layout: &StatisticsLayout) -> Option<StatisticsControl> {
    let all = [
        (StatisticsControl::Export, "statistics-export", "ui/export", layout.export),
        (StatisticsControl::Erase, "statistics-erase", "ui/bin", layout.erase),
    ];
    let mut pressed = None;
    for (control, key, sign, place) in all {
        let button = Button::new(control, canvas.words(key), ButtonStyle::Plain).sprite(sign, 24.0);
        pressed = canvas.button(&button.size(18.5), place).then_some(control).or(pressed);
    }
    pressed
}

/// No game has been finished yet, or none that this version can read.
fn nothing_yet(canvas: &mut Canvas, stage: Vec2, newer: Option<&str>) -> Option<StatisticsControl> {
    let size = Vec2::new((stage.x - 24.0).min(760.0), (stage.y - 74.0).min(264.0));
    let panel = Rect::from_center_size(Vec2::new(stage.x / 2.0, (stage.y + 50.0) / 2.0), size);
    let small = size.x < 700.0;
    let (heading, text) = if small { (22.0, 16.0) } else { (30.0, 20.0) };
    let mut drawing = Drawing::default();
    drawing.panel(panel);
    let words = canvas.words(if newer.is_some() { "statistics-broken-title" } else { "statistics-nothing-yet" });
    let line = rect(panel.min.x + 20.0, panel.min.y + 24.0, size.x - 40.0, 44.0);
    drawing.line_in(&words, line, heading, palette::LAMP, Align::Centre, Typeface::Display);
    let words = match newer {
        Some(program) => canvas.words_with("statistics-newer", [("reason", program.into())]),
        None => canvas.words("statistics-nothing-yet-text"),
    };
    let place = Rect::new(panel.min.x + 30.0, line.max.y + 14.0, panel.max.x - 30.0, panel.max.y - 90.0);
    drawing.text(words, place, text, palette::PAPER, Align::Centre);
    canvas.paint(&drawing);
    let button = Button::new(StatisticsControl::NewGame, canvas.words("title-new-game"), ButtonStyle::Gold);
    let wide = (size.x - 60.0).min(320.0);
    let place = rect(panel.center().x - wide / 2.0, panel.max.y - 84.0, wide, 60.0);
    canvas.button(&button.size(if small { 20.0 } else { 26.0 }), place).then_some(StatisticsControl::NewGame)
}

/// Asks once before everything is erased; until it is answered, it can be exported.
fn ask(brush: &mut Brush, ctx: &egui::Context, keys: &Pressed, doings: &mut StatisticsDoings) {
    let count = doings.kept.all().len();
    let lines = [
        brush.texts().with("statistics-erase-about", [("count", count.into())]),
        brush.texts().get("statistics-erase-export"),
    ];
    let title = brush.texts().get("statistics-erase-title");
    let buttons = [
        (StatisticsControl::ExportFirst.into(), "statistics-export-first"),
        (StatisticsControl::EraseAll.into(), "statistics-erase-yes"),
        (StatisticsControl::EraseNothing.into(), "statistics-erase-no"),
    ];
    let what = Dialog { title: &title, lines: &lines, buttons: &buttons, escape: 2 };
    match dialog(brush, ctx, keys, &what) {
        Some(0) => export(doings),
        Some(1) => {
            let StatisticsDoings { kept, store, view, timeline, .. } = doings;
            kept.erase(store);
            view.asks = false;
            view.change(kept, timeline, CHANGES);
        }
        Some(_) => doings.view.asks = false,
        None => {}
    }
}

fn export(doings: &mut StatisticsDoings) {
    match doings.kept.to_json() {
        Ok(text) => _ = doings.out.write(HandOut::Export { name: FILE.to_owned(), contents: text.into_bytes() }),
        Err(error) => error!("the statistics cannot be exported: {error}"),
    }
}

fn obey(pressed: StatisticsControl, doings: &mut StatisticsDoings, texts: &Texts) {
    use StatisticsControl::*;
    let mut filter = doings.view.filter;
    match pressed {
        Company(nth) => filter.company = COMPANIES[usize::from(nth).min(3)],
        Players(count) => filter.players = Some(count).filter(|count| *count > 0),
        Period(nth) => filter.period = PERIODS[usize::from(nth).min(2)],
        Export => export(doings),
        Erase if doings.claim.ownership() == SaveOwnership::Elsewhere => doings.notices.tell(open_elsewhere(texts)),
        Erase => doings.view.asks = true,
        NewGame => doings.next.set(Screen::Setup),
        Back | ExportFirst | EraseAll | EraseNothing => {}
    }
    if filter != doings.view.filter {
        let StatisticsDoings { kept, view, timeline, .. } = doings;
        view.filter = filter;
        view.change(kept, timeline, CHANGES);
    }
}
