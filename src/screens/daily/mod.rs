//! The daily journey, the same for everybody, and the ladder of thirty prepared ones.

mod ladder;
mod layout;
mod names;
mod stars;
mod today;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use journeys::{
    daily::{CivilDate, DailyJourney},
    ladder::JOURNEYS,
};

use crate::{
    controls::{KeyAction, Pressed},
    localization::Texts,
    persistence::{HandOut, Notices},
    review::{OpenReview, ReviewWanted},
    session::{SeatConfig, local_now, settings::Settings},
    state::{Overlay, Screen},
    travels::{BoardTravel, CountedRun, TravelEnded, TravelRecords},
    ui::brush::Brush,
    widgets::{canvas::Canvas, segments::Segment, toast::Toast},
};
use layout::DailyLayout;
pub use names::DailyControl;
use today::Today;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DailyView>()
        .add_systems(OnEnter(Screen::Daily), (look, compare).chain())
        .add_systems(Update, tell_of_goals)
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Daily)));
}

/// What is looked at.
#[derive(Resource, Default)]
struct DailyView {
    /// The chosen journey of the ladder, from 1.
    chosen: usize,
    /// The ladder is shown on a phone.
    on_ladder: bool,
}

/// The journey to play next is chosen.
fn look(records: Res<TravelRecords>, mut view: ResMut<DailyView>) {
    view.chosen = records.ladder.next();
}

/// The Master compares the turns of the first run that was played last.
fn compare(
    counted: Res<CountedRun>,
    records: Res<TravelRecords>,
    open: Option<Res<OpenReview>>,
    mut wanted: MessageWriter<ReviewWanted>,
) {
    let Some((date, id)) = &counted.first else { return };
    let run = records.daily.result(*date).and_then(|result| result.first);
    if open.is_none() && run.is_some_and(|run| run.squares.is_none()) {
        wanted.write(ReviewWanted { id: id.clone(), back_to: None });
    }
}

/// Today, by the clock of the place.
fn today() -> CivilDate {
    let now = local_now().date();
    let date = CivilDate::new(now.year(), now.month() as u8, now.day() as u8);
    date.expect("the calendar of the clock has only days that exist")
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    records: Res<TravelRecords>,
    settings: Res<Settings>,
    open: Option<Res<OpenReview>>,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    notices: Res<Notices>,
    overlay: Res<State<Overlay>>,
    mut view: ResMut<DailyView>,
    mut boarded: MessageWriter<BoardTravel>,
    mut out: MessageWriter<HandOut>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let layout = DailyLayout::of(shape);
    let journey = DailyJourney::of(today());
    let own = settings.last_game.as_ref().and_then(|last| last.own_seat());
    let own = own.or_else(|| SeatConfig::humans().next()).expect("there is a first traveller");
    let shown = Today { journey: &journey, records: &records.daily, own: &own, compares: open.is_some() };
    let view = view.bypass_change_detection();
    let (back, pressed) = brush.canvas(&ctx, "daily", egui::Order::Background, None, |canvas| {
        canvas.night();
        let mut pressed = None;
        if let Some(place) = layout.tabs {
            let parts = [(DailyControl::Today, "daily-tab-today"), (DailyControl::Ladder, "daily-tab-ladder")];
            let parts = parts.map(|(control, key)| Segment::new(control, canvas.words(key)));
            if let Some(nth) = canvas.segments(place, &parts, usize::from(view.on_ladder), 16.0) {
                view.on_ladder = nth == 1;
            }
        }
        let both = layout.tabs.is_none();
        let (on_ladder, chosen) = (view.on_ladder, view.chosen);
        let mut parts = |canvas: &mut Canvas| {
            let mut foot: f32 = 0.0;
            if both || !on_ladder {
                pressed = today::draw(canvas, &layout.today, &shown).or(pressed);
                foot = layout.today.days.max.y;
            }
            if both || on_ladder {
                pressed = ladder::draw(canvas, &layout.ladder, &records.ladder, chosen).or(pressed);
                foot = foot.max(layout.ladder.panel.max.y);
            }
            foot + 10.0
        };
        match layout.page {
            Some(area) => canvas.scrolled(if on_ladder { "ladder" } else { "daily" }, area, parts),
            None => _ = parts(canvas),
        }
        let middle = if both { canvas.words("daily-same") } else { String::new() };
        let title = canvas.words("daily-title");
        (canvas.top_bar(shape.size().x, &title, &middle, Some(DailyControl::Back.into())), pressed)
    });
    let free = notices.0.is_empty() && *overlay.get() == Overlay::None;
    if back || (free && keys.just(KeyAction::Back)) {
        next.set(Screen::Title);
    }
    match pressed {
        Some(DailyControl::Play) => _ = boarded.write(BoardTravel::Daily(journey.date)),
        Some(DailyControl::Board) => _ = boarded.write(BoardTravel::Ladder(view.chosen)),
        Some(DailyControl::Station(number)) => view.chosen = usize::from(number).clamp(1, JOURNEYS),
        Some(DailyControl::Copy) => {
            let told = today::told(&texts, &journey, &records.daily);
            told.into_iter().for_each(|told| _ = out.write(HandOut::Copy(told)));
        }
        _ => {}
    }
    Ok(())
}

/// What a journey of the ladder has brought is said when it is over.
fn tell_of_goals(mut ended: MessageReader<TravelEnded>, texts: Res<Texts>, mut toasts: MessageWriter<Toast>) {
    for ended in ended.read() {
        let stars = match ended {
            TravelEnded::Daily { stars } => usize::from(*stars),
            TravelEnded::Ladder { met, .. } => met.iter().filter(|met| **met).count(),
        };
        let key = if matches!(ended, TravelEnded::Daily { .. }) { "daily-ended" } else { "ladder-ended" };
        toasts.write(Toast(texts.with(key, [("stars", stars.into())])));
    }
}
