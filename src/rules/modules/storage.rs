//! Module F: the Storage lets its user choose among cards drawn from the pile and a toolbox.

use crate::rules::{
    model::{card::*, random::shuffle},
    turn::{
        apply::Resolver,
        choice::Choice,
        event::{FrameSource, GameEvent as E},
        game::Game,
        state::PendingStep,
    },
};

/// Cards drawn by a Storage.
const DRAWN: usize = 3;
/// How many of them and the toolbox may be used.
pub(in crate::rules) const USES: u8 = 2;

impl Game {
    /// The cards and the toolbox, as far as they can still be used.
    pub(in crate::rules) fn storage_choices(&self, uses_left: u8, toolbox_used: bool, list: &mut Vec<Choice>) {
        if uses_left > 0 {
            let usable = |card: &CardId| self.catalogue().card(*card).face.storage_frame().is_some();
            let drawn = (0..).zip(&self.board.storage).filter(|(_, card)| usable(card));
            list.extend(drawn.map(|(drawn, _)| Choice::UseStorageCard { drawn }));
            list.extend((!toolbox_used).then_some(Choice::UseToolbox));
        }
    }

    /// Whether the running Storage has anything left to be used.
    pub(in crate::rules) fn storage_done(&self, uses_left: u8, toolbox_used: bool) -> bool {
        let mut left = Vec::new();
        self.storage_choices(uses_left, toolbox_used, &mut left);
        left.is_empty()
    }
}

impl Resolver<'_> {
    /// Draws the cards, or what there is of them, and lays them open. Undo cannot go back past
    /// what was seen.
    pub(in crate::rules) fn storage_taken(&mut self, card: CardId) {
        let pile = &mut self.game.secrets.piles[Pile::of_round(self.game.board.round).index()];
        let drawn = pile.split_off(pile.len().saturating_sub(DRAWN));
        self.emit(E::StorageDrawn { seat: self.seat(), cards: drawn });
        self.no_way_back();
        self.game.state.pending.push(PendingStep::Storage { card, uses_left: USES, toolbox_used: false });
    }

    /// The frame of one of the cards runs.
    pub(in crate::rules) fn use_storage_card(&mut self, drawn: u8) {
        let Some(PendingStep::Storage { uses_left, .. }) = self.game.state.pending.last_mut() else { return };
        *uses_left -= 1;
        let card = self.game.board.storage[usize::from(drawn)];
        self.emit(E::StorageCardUsed { seat: self.seat(), card });
        if let Some(frame) = self.game.catalogue().card(card).face.storage_frame() {
            let frame = frame.clone();
            self.run_frame(FrameSource::Storage(card), frame);
        }
    }

    pub(in crate::rules) fn use_toolbox(&mut self) {
        let Some(PendingStep::Storage { uses_left, toolbox_used, .. }) = self.game.state.pending.last_mut() else {
            return;
        };
        *uses_left -= 1;
        *toolbox_used = true;
        self.emit(E::ToolboxUsed { seat: self.seat() });
        self.run_frame(FrameSource::Toolbox, vec![Symbol::UpgradeOfChoice]);
    }

    /// All cards drawn, the used ones too, go back into the pile; the Storage goes to the taken cards.
    pub(in crate::rules) fn close_storage(&mut self) {
        let Some(PendingStep::Storage { card, .. }) = self.game.state.pending.pop() else { return };
        let seat = self.seat();
        let drawn = [&self.game.board.storage[..], &self.game.board.storage_used].concat();
        let cards = drawn.len() as u8;
        let pile = &mut self.game.secrets.piles[Pile::of_round(self.game.board.round).index()];
        pile.extend(drawn);
        shuffle(pile, &mut self.game.rng);
        self.emit(E::StorageReturned { seat, cards });
        self.emit(E::CardKept { seat, card });
    }
}
