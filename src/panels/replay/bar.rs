//! Moving through the game: back to where it was begun, the five buttons, and the line of the whole game, along which the
//! pointer or a finger is drawn and over which the wheel is turned.

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect as ERect, Sense, Ui};

use super::{
    layout::{PLAY, ReplayLayout, ReplayLinePlace},
    names::ReplayControl,
    signs,
    told::heading,
};
use crate::{
    drawing::Drawing,
    localization::words::Words,
    replay::{MarkKind, ReplayPress, ReplayTrack},
    ui::{brush::Brush, labels::Align, regions::RegionId, text::with_tip, theme::palette},
};
use rules::Pile;

/// The name of each button, the key of its explanation, and what it does.
const BUTTONS: [(ReplayControl, &str, ReplayPress); 5] = [
    (ReplayControl::TurnBack, "replay-turn-back", ReplayPress::TurnBack),
    (ReplayControl::StepBack, "replay-step-back", ReplayPress::StepBack),
    (ReplayControl::Play, "replay-play", ReplayPress::Play),
    (ReplayControl::Step, "replay-step", ReplayPress::Step),
    (ReplayControl::Turn, "replay-turn-on", ReplayPress::Turn),
];

/// How far the wheel turns for one choice, in points.
const NOTCH: f32 = 40.0;
/// Room at both ends of the line, for the flag and for where the game is.
const ENDS: f32 = 18.0;

/// What moves through the game.
pub struct ReplayBar<'a, 'b, 'w> {
    pub brush: &'a mut Brush<'w>,
    pub ui: &'b mut Ui,
    pub words: &'a Words<'a>,
    pub track: &'a ReplayTrack,
    /// How many choices have been made.
    pub position: usize,
    pub plays: bool,
    /// A window lies over it.
    pub covered: bool,
}

impl ReplayBar<'_, '_, '_> {
    /// Draws it. Returns what was pressed.
    pub fn draw(&mut self, layout: &ReplayLayout) -> Vec<ReplayPress> {
        let mut pressed = Vec::new();
        if self.back(layout.back) {
            pressed.push(ReplayPress::Leave);
        }
        for (part, place) in layout.transport.iter().enumerate() {
            if place.is_some_and(|place| self.button(part, place)) {
                pressed.push(BUTTONS[part].2);
            }
        }
        if let Some(line) = layout.line {
            pressed.extend(self.line(line));
        }
        pressed
    }

    fn rect(&self, rect: Rect) -> ERect {
        self.brush.viewport().egui(rect.min.x, rect.min.y, rect.width(), rect.height())
    }

    fn paint(&self, drawing: &Drawing) {
        let corner = self.brush.viewport().egui(0.0, 0.0, 0.0, 0.0).min;
        self.brush.painting(self.ui.painter(), corner, 1.0).paint(drawing);
    }

    fn back(&mut self, place: Rect) -> bool {
        let response = self.brush.clickable(self.ui, ReplayControl::Back, self.rect(place), !self.covered);
        let mut face = Drawing::default();
        face.slice(if response.hovered() { "panel/button-hover" } else { "panel/button" }, 12.0, place);
        face.icon("ui/back", place.center().x, place.center().y, 30.0);
        self.paint(&face);
        with_tip(response, &self.words.get("replay-leave")).clicked()
    }

    fn button(&mut self, part: usize, place: Rect) -> bool {
        let (name, key, _) = BUTTONS[part];
        let enabled = match part {
            0 | 1 => self.position > 0,
            PLAY => true,
            _ => self.position < self.track.end(),
        };
        let response = self.brush.clickable(self.ui, name, self.rect(place), enabled && !self.covered);
        let lit = part == PLAY && self.plays;
        let hot = enabled && (response.hovered() || response.has_focus());
        let mut face = Drawing::default();
        match (lit, enabled) {
            (true, _) => face.plate(place.inflate(-1.5), palette::PAPER, palette::BRASS, 1.4),
            (_, true) => face.slice(if hot { "panel/button-hover" } else { "panel/button" }, 12.0, place),
            (_, false) => face.slice("panel/button-dim", 12.0, place),
        };
        let ink = match (lit, enabled) {
            (true, _) => palette::CARRIAGE,
            (_, true) => palette::LAMP,
            (_, false) => palette::DISABLED,
        };
        signs::transport(&mut face, part, self.plays, place.center(), ink);
        self.paint(&face);
        let key = if part == PLAY && self.plays { "replay-pause" } else { key };
        with_tip(response, &self.words.get(key)).clicked()
    }

    /// The line. Returns the moments that it leads to.
    fn line(&mut self, ReplayLinePlace { place, figures }: ReplayLinePlace) -> Vec<ReplayPress> {
        let id = egui::Id::new(RegionId::from(ReplayControl::Line));
        let rect = self.rect(place);
        let rail = Rect::new(place.min.x + ENDS, place.min.y, place.max.x - ENDS, place.max.y);
        let sense = if self.covered { Sense::hover() } else { Sense::CLICK | Sense::DRAG };
        let response = self.ui.interact(rect, id, sense);
        if !self.covered {
            self.brush.register(self.ui, ReplayControl::Line, rect);
        }
        let offset = self.rect(rail).left();
        let moment_at = |x: f32| self.track.line().moment((x - offset) / rail.width().max(1.0));
        self.paint(&self.drawn(rail, figures));
        let mut pressed = Vec::new();
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
            pressed.push(ReplayPress::GoTo(moment_at(at.x)));
        }
        if response.hovered() && !self.covered {
            pressed.extend(self.wheel(id));
        }
        let told = response.hover_pos().map(|at| {
            let there = self.track.game_at(moment_at(at.x));
            heading(self.words, there.board())
        });
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
        with_tip(response, &told.unwrap_or_default());
        pressed
    }

    /// A choice on or back for every notch of the wheel.
    fn wheel(&self, id: egui::Id) -> Option<ReplayPress> {
        let turned = self.ui.input(|input| {
            let turns = input.events.iter().filter_map(|event| match event {
                egui::Event::MouseWheel { unit: egui::MouseWheelUnit::Point, delta, .. } => Some(delta.y + delta.x),
                egui::Event::MouseWheel { delta, .. } => Some((delta.y + delta.x) * NOTCH),
                _ => None,
            });
            turns.sum::<f32>()
        });
        let sum = self.ui.data_mut(|data| {
            let sum = data.get_temp_mut_or_default::<f32>(id);
            *sum += turned;
            let notches = (*sum / NOTCH).trunc();
            *sum -= notches * NOTCH;
            notches
        });
        // Up and to the left is back.
        let to = self.position as i64 - sum as i64;
        (sum != 0.0).then(|| ReplayPress::GoTo(to.clamp(0, self.track.end() as i64) as usize))
    }

    /// What the line looks like: the colours of the piles, what is past bright, what has not been played dashed.
    fn drawn(&self, rail: Rect, figures: f32) -> Drawing {
        let line = self.track.line();
        let (here, end) = (line.place(self.position), line.place(self.track.end()));
        let x = |at: f32| rail.min.x + at * rail.width();
        let y = rail.center().y + 4.0;
        let mut drawing = Drawing::default();
        let (left, right) = (x(0.0), x(1.0));
        // As wide as there is room for them all.
        let turns = line.marks().iter().filter(|mark| matches!(mark.kind, MarkKind::Turn(_))).count() as f32;
        let wide = (0.62 * rail.width() / (turns * 1.25)).clamp(1.4, 5.0);
        drawing.dashed(Vec2::new(x(end), y), Vec2::new(right, y), 1.2, palette::DIM);
        drawing.stroke(vec![Vec2::new(left, y), Vec2::new(x(end), y)], 1.6, palette::DISABLED);
        drawing.stroke(vec![Vec2::new(left, y), Vec2::new(x(here), y)], 2.4, palette::LAMP);
        for mark in line.marks() {
            let (at, past) = (x(mark.at), mark.at <= here);
            match mark.kind {
                MarkKind::Turn(round) => {
                    let pile = Pile::of_round(round).index();
                    let bright = [palette::READY, palette::SKY, palette::SIGNAL];
                    let ink = if past { bright[pile] } else { bright[pile].gamma_multiply(0.45) };
                    let high = if past { 9.0 } else { 6.5 };
                    drawing.fill(Rect::from_center_size(Vec2::new(at, y), Vec2::new(wide, high)), ink);
                }
                MarkKind::Round(round) => {
                    let ink = if past { palette::PAPER } else { palette::MUTED };
                    let middle = Vec2::new(at, rail.min.y + figures * 0.52);
                    drawing.count(round, middle, figures, ink, Align::Centre);
                }
                MarkKind::Scoring(_) => signs::lantern(&mut drawing, Vec2::new(at, y + 5.0), past),
                MarkKind::End => signs::flag(&mut drawing, Vec2::new(at, y + 5.0), here >= 1.0),
            }
        }
        signs::here(&mut drawing, Vec2::new(x(here), y + 3.0));
        drawing
    }
}
