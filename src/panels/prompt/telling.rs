//! What single keys tell: whose turn it is, the coins, what would count now, and what happened last.

use super::PromptParams;
use crate::{controls::KeyAction, localization::Value, widgets::toast::Toast};
use rules::{Seat, TrainId};

/// So many of the last events are told.
const LAST: usize = 3;

impl PromptParams<'_> {
    /// Tells what a key asks for, if it asks to be told something.
    pub fn tell(&mut self, asked: KeyAction) {
        for line in self.told_about(asked) {
            self.toasts.write(Toast(line));
        }
    }

    fn told_about(&self, asked: KeyAction) -> Vec<String> {
        let words = self.words();
        // The reader's own, or else those of whose board lies in front.
        let seat = words.you.unwrap_or(self.viewed.0);
        match asked {
            KeyAction::WhoseTurn => {
                let board = &self.shown.board;
                let asked = self.pending.question.map(|question| question.seat).or(board.active);
                let turn = asked.map(|seat| {
                    let values = [("who", Value::from(words.who(seat))), ("round", board.round.into())];
                    words.with("tell-turn", values)
                });
                let lead = self.pending.question.map(|_| self.model().lead).filter(|lead| !lead.is_empty());
                turn.into_iter().chain(lead).collect()
            }
            KeyAction::MyCoins => {
                let purse = &self.shown.board.player(seat).purse;
                let [first, second, third] = purse.columns();
                let values = [
                    ("who", Value::from(words.who(seat))),
                    ("coins", purse.total().into()),
                    ("first", first.into()),
                    ("second", second.into()),
                    ("third", third.into()),
                    ("room", purse.room().into()),
                ];
                vec![words.with("tell-coins", values)]
            }
            KeyAction::WhatScores => {
                let seats = (0..self.shown.board.seats()).map(Seat);
                seats.map(|seat| self.would_score(seat)).collect()
            }
            KeyAction::LastMoves => {
                let lines = self.log.latest(&words);
                let lines = lines[lines.len().saturating_sub(LAST)..].to_vec();
                if lines.is_empty() { vec![words.get("log-empty")] } else { lines }
            }
            _ => Vec::new(),
        }
    }

    /// The points of a seat, and what its trains would score in a scoring phase now.
    fn would_score(&self, seat: Seat) -> String {
        let words = self.words();
        let trains = TrainId::BOTH.map(|train| self.game.queries().phase_score(seat, train));
        let values = [
            ("who", Value::from(words.who(seat))),
            ("points", self.shown.board.player(seat).score().into()),
            ("upper", trains[0].into()),
            ("lower", trains[1].into()),
        ];
        words.with("tell-scores", values)
    }
}
