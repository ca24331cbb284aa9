//! Prints every question as a line of JSON, so that a test outside the program can play with a real
//! mouse and compare what the table shows with the game. Short lines in between report progress, so that a
//! test can wait for the effect of what it did instead of guessing how long it takes. In a browser the page
//! gets the lines.

use bevy::{
    input::mouse::MouseButtonInput,
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use serde::Serialize;

use super::{Automation, timings::FrameTimes};
use crate::{
    journey::RunningLesson,
    panels::ClickPaths,
    replay::RunningReplay,
    screens::{RevelationControl, ScoringControl},
    session::{AskedSince, PendingQuestion, Presentation, Session, Thinking},
    state::Screen,
    table::snapshot::{Snapshot, TableCheck},
    ui::{atlas::Atlas, hit_regions::Regions, regions::RegionId, viewport::Viewport},
};
use rules::{Choice, Game};

pub(super) fn plugin(app: &mut App) {
    let systems = (report_screen, report_progress, report_question, report_wait, report_end, report_mouse).chain();
    let reports = systems.in_set(WriteReports).run_if(|automation: Res<Automation>| automation.report);
    app.add_message::<ReportLine>().add_systems(Last, reports);
}

/// The systems that write lines; those that pass the lines on run after them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WriteReports;

/// A line of the report, for the terminal or the page.
#[derive(Message, Clone, Debug)]
pub struct ReportLine(pub String);

/// All regions with their rectangles in window pixels.
fn places(regions: &Regions, viewport: &Viewport) -> Vec<(String, [i32; 4])> {
    let place = |rect: Rect| {
        let (min, max) = (viewport.window_point(rect.min), viewport.window_point(rect.max));
        [min.x, min.y, max.x, max.y].map(|pixel| pixel.round() as i32)
    };
    regions.all().iter().map(|region| (region.id.to_string(), place(region.rect))).collect()
}

fn names(clicks: Vec<RegionId>) -> Vec<String> {
    clicks.iter().map(RegionId::to_string).collect()
}

/// Reports what can be clicked on the screens before the game, in a lesson and in a replay.
fn report_screen(
    screen: Res<State<Screen>>,
    (lesson, replay): (Option<Res<RunningLesson>>, Option<Res<RunningReplay>>),
    atlas: Res<Atlas>,
    regions: Res<Regions>,
    viewport: Res<Viewport>,
    mut last: Local<String>,
    mut lines: MessageWriter<ReportLine>,
) {
    let at = match screen.get() {
        Screen::Title
        | Screen::SavedGames
        | Screen::Statistics
        | Screen::Review
        | Screen::Daily
        | Screen::Setup
        | Screen::Journey => {
            format!("{:?}", screen.get())
        }
        Screen::Table if lesson.is_some() => "Lesson".to_owned(),
        Screen::Table if replay.is_some() => "Replay".to_owned(),
        _ => return,
    };
    if !atlas.is_whole() {
        return;
    }
    let line = serde_json::json!({ "at": at, "regions": places(&regions, &viewport) });
    let line = line.to_string();
    if *last != line {
        lines.write(ReportLine(line.clone()));
        *last = line;
    }
}

/// Reports that the game makes progress while bots play and no human is asked: what was chosen, and for how many
/// milliseconds a bot has held up a frame and thought about a turn, at most.
fn report_progress(
    game: Option<Res<Game>>,
    session: Option<Res<Session>>,
    thinking: Res<Thinking>,
    mut last: Local<u32>,
    mut lines: MessageWriter<ReportLine>,
) {
    let (Some(game), Some(session)) = (game, session) else { return };
    let (made, before) = (game.choices_made(), *last);
    if made == before {
        return;
    }
    *last = made;
    let chosen = session.record.choices.get(before as usize..).unwrap_or_default();
    let [slice, turn] = [thinking.longest_slice, thinking.longest_turn].map(|time| time.as_secs_f64() * 1e3);
    let line = serde_json::json!({ "made": made, "chosen": chosen, "slice": slice, "turn": turn });
    lines.write(ReportLine(line.to_string()));
}

#[derive(Serialize)]
struct QuestionReport<'a> {
    choices_made: u32,
    seat: u8,
    ask: String,
    choices: &'a [Choice],
    /// The names to click for each choice.
    clicks: Vec<Vec<String>>,
    /// What is drawn, read back from the entities that draw it.
    table: Snapshot,
    /// What the game says should be drawn.
    game: Snapshot,
    regions: Vec<(String, [i32; 4])>,
}

/// What there was to report about a question, and what has been reported.
#[derive(Default)]
struct ReportedQuestion {
    seen: Option<(u32, Vec<(String, [i32; 4])>)>,
    last: Option<(u32, Vec<(String, [i32; 4])>)>,
}

fn report_question(
    time: Res<Time<Real>>,
    pending: Res<PendingQuestion>,
    asked: Res<AskedSince>,
    game: Option<Res<Game>>,
    shown: Option<Res<Presentation>>,
    regions: Res<Regions>,
    viewport: Res<Viewport>,
    paths: ClickPaths,
    table: TableCheck,
    mut told: Local<ReportedQuestion>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut lines: MessageWriter<ReportLine>,
) {
    let (Some(game), Some(shown), Some(question)) = (game, shown, pending.question) else { return };
    if !shown.is_idle() || pending.forced_choice.is_some() {
        return;
    }
    if asked.is_too_new(&time) {
        redraw.write(RequestRedraw);
        return;
    }
    let regions = places(&regions, &viewport);
    let now = Some((game.choices_made(), regions.clone()));
    if told.seen != now {
        // In the first frame of a question the regions may still be those of the one before.
        told.seen = now;
        redraw.write(RequestRedraw);
        return;
    }
    if told.last == now {
        return;
    }
    told.last = now;
    let report = QuestionReport {
        choices_made: game.choices_made(),
        seat: question.seat.0,
        ask: format!("{:?}", question.ask),
        choices: &pending.choices,
        clicks: pending.choices.iter().map(|choice| names(paths.to(*choice))).collect(),
        table: table.drawn(),
        game: table.expected(&game),
        regions,
    };
    if let Ok(line) = serde_json::to_string(&report) {
        lines.write(ReportLine(line));
    }
}

/// Reports what can be clicked while the presentation waits for the player to read something.
fn report_wait(
    shown: Option<Res<Presentation>>,
    regions: Res<Regions>,
    viewport: Res<Viewport>,
    mut last: Local<Option<(usize, Vec<(String, [i32; 4])>)>>,
    mut lines: MessageWriter<ReportLine>,
) {
    let Some(shown) = shown else { return };
    let held = shown.is_held();
    let goes_on = [ScoringControl::Continue.into(), RevelationControl::Continue.into()];
    let button = goes_on.into_iter().find(|id: &RegionId| held && regions.find(*id).is_some());
    // It may wait again for the next thing in the frame in which it went on.
    let now = button.map(|_| (shown.to_come(), places(&regions, &viewport)));
    if *last != now {
        *last = now.clone();
        if let (Some(button), Some((_, regions))) = (button, now) {
            let line = serde_json::json!({ "waits": button.to_string(), "regions": regions });
            lines.write(ReportLine(line.to_string()));
        }
    }
}

/// Reports how the game ended, with everything needed to check that it ends the same way elsewhere.
fn report_end(
    screen: Res<State<Screen>>,
    game: Option<Res<Game>>,
    session: Option<Res<Session>>,
    thinking: Res<Thinking>,
    frames: Res<FrameTimes>,
    mut lines: MessageWriter<ReportLine>,
) {
    let (Some(game), Some(session)) = (game, session) else { return };
    if screen.is_changed() && *screen.get() == Screen::Result {
        let end = serde_json::json!({
            "over": true,
            "winners": game.board().winners,
            "record": session.record.to_text(),
            "longest_thought_ms": thinking.longest_slice.as_secs_f64() * 1e3,
            "longest_turn_ms": thinking.longest_turn.as_secs_f64() * 1e3,
            "own_systems": frames.summary(),
            "game": serde_json::to_string(&*game).unwrap_or_else(|error| error.to_string()),
        });
        lines.write(ReportLine(end.to_string()));
    }
}

/// Reports what has been seen of the mouse, so that a test can wait for it: a slow frame that takes in two
/// clicks at once would lose one of them. `settled` means that everything it changed has been drawn and
/// reported as well.
fn report_mouse(
    window: Single<&Window, With<PrimaryWindow>>,
    mut inputs: MessageReader<MouseButtonInput>,
    mut last: Local<(Option<[i32; 2]>, usize)>,
    mut quiet: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut lines: MessageWriter<ReportLine>,
) {
    let at = window.cursor_position().map(|point| [point.x, point.y].map(|pixel| pixel.round() as i32));
    let now = (at, last.1 + inputs.read().count());
    *quiet = if *last == now { quiet.saturating_add(1) } else { 0 };
    *last = now;
    // What a click in a panel changes is drawn in the next frame, can be clicked in the one after it, and is
    // reported once it has stayed the same for another one.
    let settled = *quiet == 4;
    if *quiet < 4 {
        redraw.write(RequestRedraw);
    }
    if *quiet == 0 || settled {
        lines.write(ReportLine(
            serde_json::json!({ "mouse": { "at": at, "buttons": now.1, "settled": settled } }).to_string(),
        ));
    }
}
