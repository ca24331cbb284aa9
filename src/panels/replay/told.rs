//! What is said about the moment that is shown.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, Galley, Painter, Rect, pos2, text::LayoutJob, text::TextFormat};

use crate::{
    localization::words::{Telling, Words},
    panels::log::heads_group,
    replay::ReplayTrack,
    ui::{theme::palette, typefaces::Typeface},
};
use rules::{Board, GameEvent as E, Moment};

/// Whether an event has a line in the log, and that is what is looked at: not the rest of a row that goes with a card.
pub fn is_looked_at(event: &E) -> bool {
    (heads_group(event) || Words::is_told(event)) && !matches!(event, E::RowCleared { .. })
}

/// Which part of the game is shown.
pub fn heading(words: &Words, board: &Board) -> String {
    match (board.moment, board.active) {
        _ if board.round == 0 => words.get("replay-draft"),
        _ if !board.winners.is_empty() => words.get("replay-over"),
        (Moment::Scoring(_) | Moment::End, _) => words.moment(board.moment),
        (_, Some(seat)) if board.turn > 0 => {
            let values =
                [("round", board.round.into()), ("name", words.name(seat).into()), ("turn", board.turn.into())];
            words.with("replay-turn", values)
        }
        _ => words.count("moment-round", board.round),
    }
}

/// A sentence with the words in it that stand out.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct SentenceTold {
    words: String,
    /// The card it is about.
    bold: Option<String>,
    /// The same where there is little room, with no more than the title of the card.
    short: Option<(String, String)>,
}

/// What has just happened, after so many events.
pub fn sentence(words: &Words, track: &ReplayTrack, title: &str, shown: usize) -> SentenceTold {
    // Cards and cars are called what they are called in the end.
    let words = Words { game: track.last(), ..*words };
    let plain = |words: String| SentenceTold { words, ..SentenceTold::default() };
    match track.events().0[..shown].iter().rev().find(|event| is_looked_at(event)) {
        None if title.is_empty() => {
            let names = words.list("list-next", words.seats.iter().map(|seat| seat.name.clone()));
            plain(words.with("replay-players", [("names", names.into())]))
        }
        None => plain(title.to_owned()),
        Some(E::TurnBegan { seat, .. }) => plain(words.with("replay-begins", [("name", words.name(*seat).into())])),
        Some(event) => {
            let told = words.event(event);
            let Some((card, title)) = card_of(event).map(|card| (words.card(card), words.card_title(card))) else {
                return plain(told);
            };
            let short = words.told(event, Telling { briefly: true, above: None });
            let bold = [card, title.clone()].into_iter().find(|name| told.contains(name.as_str()));
            SentenceTold { words: told, bold, short: Some((short, title)) }
        }
    }
}

/// The card that an event is about.
pub fn card_of(event: &E) -> Option<rules::CardId> {
    match event {
        E::CardTaken { card, .. }
        | E::ContractLaid { card, .. }
        | E::ContractFulfilled { card, .. }
        | E::CardKept { card, .. }
        | E::StorageCardUsed { card, .. }
        | E::CelebritySeated { card, .. }
        | E::PostcardPinned { card, .. }
        | E::MiddleCardPlaced { card, .. }
        | E::CardRemoved { card, .. } => Some(*card),
        _ => None,
    }
}

/// The smallest type in which a sentence is set, and how high a line is.
const SMALLEST: f32 = 13.0;
const LINE: f32 = 1.16;

/// Words with some that stand out, broken into lines.
fn set(painter: &Painter, (words, bold): (&str, Option<&str>), size: f32, place: Rect) -> Arc<Galley> {
    let mut job = LayoutJob::default();
    let mut add = |words: &str, face: Typeface, ink: Color32| {
        let font_id = face.at(size);
        let format = TextFormat { font_id, color: ink, line_height: Some(size * LINE), ..Default::default() };
        job.append(words, 0.0, format);
    };
    match bold.and_then(|bold| Some((words.split_once(bold)?, bold))) {
        Some(((before, after), bold)) => {
            add(before, Typeface::Text, palette::PAPER);
            add(bold, Typeface::Bold, palette::LAMP);
            add(after, Typeface::Text, palette::PAPER);
        }
        None => add(words, Typeface::Text, palette::PAPER),
    }
    job.wrap.max_width = place.width();
    if size <= SMALLEST {
        // What finds no room even so is cut short.
        job.wrap.max_rows = ((place.height() + 1.0) / (size * LINE)).max(1.0) as usize;
    }
    painter.layout_job(job)
}

impl SentenceTold {
    /// Draws it from the upper left corner of a place, or in the middle of its height: in type of this size, or in smaller
    /// type or with fewer words until it fits.
    pub fn draw(&self, painter: &Painter, place: Rect, size: f32, middle: bool) {
        let whole = (self.words.as_str(), self.bold.as_deref());
        let short = self.short.as_ref().map(|(words, bold)| (words.as_str(), Some(bold.as_str())));
        let sizes = || std::iter::successors(Some(size), |size| Some(size - 0.5)).take_while(|size| *size > SMALLEST);
        let fitting = [Some(whole), short].into_iter().flatten().find_map(|told| {
            let mut all = sizes().map(|size| set(painter, told, size, place));
            all.find(|galley| galley.size().y <= place.height() + 1.0)
        });
        let galley = fitting.unwrap_or_else(|| set(painter, short.unwrap_or(whole), SMALLEST, place));
        let at = if middle { pos2(place.left(), place.center().y) } else { place.left_top() };
        let anchor = if middle { Align2::LEFT_CENTER } else { Align2::LEFT_TOP };
        let place = anchor.anchor_size(at, galley.size());
        painter.galley(place.min, galley, palette::PAPER);
    }
}
