//! Everything that has happened, in words, grouped by turn.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect, Ui, vec2},
};

use super::log_clauses::of_event;
use crate::{
    drawing::{self, Drawing},
    localization::words::{Speaker, Words},
    pieces::seat,
    replay::RunningReplay,
    session::{HistoryReset, PlaySet, Presentation, PresentedEvent, TurnAccount, turns_of_others},
    state::{Overlay, TablePhase},
    table::{
        input::showing::Showing,
        layout::{TableLayout, has_tabs},
        names::Tab,
    },
    ui::{
        brush::Brush,
        labels::Align,
        text::with_tip,
        theme::{self, palette},
        typefaces::Typeface,
    },
    windows::LookUp,
};
use rules::{Frame, FrameSource, GameEvent as E, Seat, Symbol, frame_of};

pub(super) fn plugin(app: &mut App) {
    // A replay has a log of its own.
    let is_on_a_sheet =
        |showing: Res<Showing>, replay: Option<Res<RunningReplay>>| showing.tab == Tab::Log && replay.is_none();
    app.init_resource::<Log>().add_systems(Update, write_on.in_set(PlaySet::Draw)).add_systems(
        EguiPrimaryContextPass,
        draw_sheet.run_if(in_state(TablePhase::Play)).run_if(has_tabs).run_if(is_on_a_sheet),
    );
}

/// Every event shown so far.
#[derive(Resource, Default)]
pub struct Log {
    events: Vec<E>,
}

fn write_on(mut resets: MessageReader<HistoryReset>, mut shown: MessageReader<PresentedEvent>, mut log: ResMut<Log>) {
    for HistoryReset { events } in resets.read() {
        log.events.clone_from(events);
    }
    if !shown.is_empty() {
        log.events.extend(shown.read().map(|event| event.0));
    }
}

/// The log on the sheet of its tab.
fn draw_sheet(
    mut contexts: EguiContexts,
    brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    log: Res<Log>,
    mut look_up: MessageWriter<LookUp>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let layout = TableLayout::new(brush.viewport().shape, shown.board.seats());
    let place = layout.sheet.unwrap_or_default();
    let rect = brush.viewport().egui(place.min.x, place.min.y, place.width(), place.height()).shrink(10.0);
    // An area of its own size: it is scrolled with a finger.
    let area = egui::Area::new(egui::Id::new("log-sheet")).order(egui::Order::Middle).fixed_pos(rect.min);
    let shown = area.constrain(false).fade_in(false).show(contexts.ctx_mut()?, |ui| {
        ui.allocate_rect(rect, egui::Sense::hover());
        log.draw(&brush, ui, rect, &speaker.words())
    });
    if let Some(clause) = shown.inner {
        look_up.write(LookUp(clause));
        next_overlay.set(Overlay::Rules);
    }
    Ok(())
}

/// Whether an event begins a new group of lines.
pub fn heads_group(event: &E) -> bool {
    matches!(
        event,
        E::RoundBegan { .. }
            | E::TurnBegan { .. }
            | E::OutOfTurnBegan { .. }
            | E::RoundEnded { .. }
            | E::ScoringBegan { .. }
            | E::ScoringPartBegan { .. }
            | E::FinalScoringBegan
            | E::RevelationBegan
            | E::GameEnded { .. }
    )
}

impl Log {
    /// The symbols that the running frame began with; if the log does not know, those that are left of it.
    pub fn begun(&self, source: FrameSource, left: &[Symbol]) -> Frame {
        let begun = self.events.iter().rev().find_map(|event| match event {
            E::FrameBegan { source: other, symbols, .. } if *other == source => Some(*symbols),
            _ => None,
        });
        begun.unwrap_or_else(|| frame_of(left.iter().copied()))
    }

    /// The last lines of the current turn.
    pub fn latest(&self, words: &Words) -> Vec<String> {
        let begin = self.events.iter().rposition(heads_group).map_or(0, |place| place + 1);
        let told: Vec<_> = self.events[begin..].iter().filter(|event| Words::is_told(event)).collect();
        told[told.len().saturating_sub(5)..].iter().map(|event| words.event(event)).collect()
    }

    /// The turns of the others since a player's last one.
    pub fn turns_of_others(&self, seat: Seat) -> Vec<TurnAccount> {
        turns_of_others(&self.events, seat)
    }

    /// What the others did in this round since a player's last turn, a line each; in short, only what weighs most.
    pub fn taken_by_others(&self, words: &Words, seat: Seat, in_short: bool) -> Vec<String> {
        let begin = self.events.iter().rposition(|event| matches!(event, E::RoundBegan { .. })).unwrap_or_default();
        let turns = turns_of_others(&self.events[begin..], seat);
        turns.iter().map(|turn| words.turn_told(&if in_short { turn.in_short() } else { *turn })).collect()
    }

    /// Draws the log into a rectangle, the newest lines last. Returns the clause of the rules that a line was clicked for.
    pub fn draw(&self, brush: &Brush, ui: &mut Ui, rect: Rect, words: &Words) -> Option<&'static str> {
        let (mut clause, tip) = (None, words.get("tip-log-rules"));
        let mut content = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        content.set_clip_rect(rect);
        content.spacing_mut().item_spacing = vec2(0.0, 3.0);
        egui::ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show(&mut content, |ui| {
            if self.events.is_empty() {
                ui.label(egui::RichText::new(words.get("log-empty")).font(theme::text(17.0)).color(palette::MUTED));
            }
            for event in &self.events {
                if heads_group(event) {
                    heading(brush, ui, words, event);
                } else if Words::is_told(event) && line(ui, &words.event(event), &tip) {
                    clause = Some(of_event(event));
                }
            }
        });
        clause
    }
}

fn heading(brush: &Brush, ui: &mut Ui, words: &Words, event: &E) {
    let seat = match event {
        E::TurnBegan { seat, .. } | E::OutOfTurnBegan { seat } | E::ScoringPartBegan { seat } => Some(*seat),
        _ => None,
    };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 27.0), egui::Sense::hover());
    let line = drawing::rect(0.0, 2.0, rect.width(), rect.height());
    let (told, mut heading) = (words.event(event), Drawing::default());
    if let Some(seat) = seat {
        let who = (words.seats[seat.index()].colour, told.as_str());
        seat::named(&mut heading, who, line, [7.0, 24.0], 16.5, palette::LAMP, Typeface::Bold);
    } else {
        heading.line_in(&told, line, 19.0, palette::LAMP, Align::Left, Typeface::Display);
    }
    brush.painting(ui.painter(), rect.min, 1.0).paint(&heading);
}

/// A line of the log. Returns whether it was clicked.
fn line(ui: &mut Ui, words: &str, tip: &str) -> bool {
    let line = ui.horizontal(|ui| {
        ui.add_space(24.0);
        let text = egui::RichText::new(words).font(theme::text(16.0)).color(palette::PAPER);
        let label = ui.add(egui::Label::new(text).wrap().selectable(false).sense(egui::Sense::CLICK));
        with_tip(label.on_hover_cursor(egui::CursorIcon::PointingHand), tip).clicked()
    });
    line.inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{localization::Texts, session::SeatConfig};
    use rules::{Ask, Catalogue, Game, Module, Setup};

    #[test]
    fn before_a_turn_the_log_tells_what_each_of_the_others_took_since_the_last_one_in_this_round() {
        let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
        let seats: Vec<_> = SeatConfig::humans().collect();
        let mut game = Game::new(catalogue, Setup::new(3, [Module::A, Module::B], 7)).unwrap();
        let (mut log, mut seen) = (Log::default(), [0; 3]);
        while let Some(question) = game.question() {
            if question.ask == Ask::TakeCard {
                let words = Words { texts: &texts, game: &game, seats: &seats, you: None };
                let lines = log.taken_by_others(&words, question.seat, false);
                let wanted = usize::from(game.state().turns_done).min(2);
                assert_eq!(lines.len(), wanted, "{lines:?}");
                let own = words.name(question.seat);
                assert!(lines.iter().all(|line| !line.starts_with(&own)), "{own}: {lines:?}");
                seen[wanted] += 1;
            }
            let choices = game.legal_choices();
            log.events.extend(game.apply(choices[game.choices_made() as usize * 31 % choices.len()]).unwrap());
        }
        assert!(seen.iter().all(|times| *times >= 6), "{seen:?}");
    }
}
