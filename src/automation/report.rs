//! Prints every question as a line of JSON, so that a test outside the program can play with a real
//! mouse and compare what the table shows with the game.

use bevy::prelude::*;
use serde::Serialize;

use super::{Automation, regions::Regions};
use crate::{
    panels::clicks_for,
    play::{Offered, Shown},
    rules::{Choice, Game},
    screens::Screen,
    stage::Stage,
    table::{
        choosing::Selection,
        digest::{Digest, TableCheck},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (report_question, report_end).run_if(|automation: Res<Automation>| automation.report));
}

#[derive(Serialize)]
struct Report<'a> {
    choices_made: u32,
    seat: u8,
    ask: String,
    choices: &'a [Choice],
    /// The names to click for each choice.
    clicks: Vec<Vec<String>>,
    /// What is drawn, read back from what draws it.
    table: Digest,
    /// What the game says should be drawn.
    game: Digest,
    regions: Vec<(&'a str, [i32; 4])>,
}

fn report_question(
    offered: Res<Offered>,
    game: Option<Res<Game>>,
    shown: Option<Res<Shown>>,
    regions: Res<Regions>,
    stage: Res<Stage>,
    selection: Res<Selection>,
    table: TableCheck,
    mut last: Local<Option<(u32, Vec<String>)>>,
) {
    let (Some(game), Some(shown), Some(question)) = (game, shown, offered.question) else { return };
    let names: Vec<_> = regions.all().iter().map(|region| region.name.clone()).collect();
    let now = (game.choices_made(), names);
    if !shown.is_idle() || last.as_ref() == Some(&now) {
        return;
    }
    *last = Some(now);
    let place = |rect: Rect| {
        let (min, max) = (stage.to_window(rect.min), stage.to_window(rect.max));
        [min.x, min.y, max.x, max.y].map(|pixel| pixel.round() as i32)
    };
    let report = Report {
        choices_made: game.choices_made(),
        seat: question.seat.0,
        ask: format!("{:?}", question.ask),
        choices: &offered.choices,
        clicks: offered.choices.iter().map(|choice| clicks_for(*choice, &offered, *selection)).collect(),
        table: table.drawn(),
        game: table.expected(&game),
        regions: regions.all().iter().map(|region| (region.name.as_str(), place(region.rect))).collect(),
    };
    if let Ok(line) = serde_json::to_string(&report) {
        println!("{line}");
    }
}

fn report_end(screen: Res<State<Screen>>, game: Option<Res<Game>>) {
    if let Some(game) = game.filter(|_| screen.is_changed() && *screen.get() == Screen::Result) {
        println!("{}", serde_json::json!({ "over": true, "winners": game.board().winners }));
    }
}
