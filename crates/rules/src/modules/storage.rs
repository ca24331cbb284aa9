//! Module F: the Storage lets its user choose among cards drawn from the pile and a toolbox.

use crate::{
    model::{board::Board, card::*, counts::STORAGE_CARDS, random::shuffle},
    turn::{
        apply::Resolver,
        choice::Choice,
        event::{FrameSource, GameEvent as E},
        game::Game,
        legal::Flow,
        listener::Listener,
        state::PendingStep,
    },
};

/// How many of them and the toolbox may be used.
pub(crate) const USES: u8 = 2;

impl Game {
    /// The cards and the toolbox, as far as they can still be used.
    pub(crate) fn storage_choices(
        &self,
        uses_left: u8,
        toolbox_used: bool,
        found: &mut impl FnMut(Choice) -> Flow,
    ) -> Flow {
        if uses_left == 0 {
            return Flow::Continue(());
        }
        let usable = |card: &CardId| self.catalogue().card(*card).face.storage_frame().is_some();
        let mut drawn = (0..).zip(&self.board.storage).filter(|(_, card)| usable(card));
        drawn.try_for_each(|(drawn, _)| found(Choice::UseStorageCard { drawn }))?;
        if toolbox_used { Flow::Continue(()) } else { found(Choice::UseToolbox) }
    }

    /// Whether the running Storage has anything left to be used.
    pub(crate) fn storage_done(&self, uses_left: u8, toolbox_used: bool) -> bool {
        self.storage_choices(uses_left, toolbox_used, &mut |_| Flow::Break(())).is_continue()
    }
}

impl<L: Listener> Resolver<'_, L> {
    /// Draws the cards, or what there is of them, and lays them open. Undo cannot go back past
    /// what was seen.
    pub(crate) fn storage_taken(&mut self, card: CardId) {
        let pile = &mut self.game.secrets.piles[Pile::of_round(self.game.board.round).index()];
        let drawn = pile.drain(pile.len().saturating_sub(STORAGE_CARDS)..).collect();
        self.emit(E::StorageDrawn { seat: self.seat(), cards: drawn });
        self.no_way_back();
        self.game.state.pending.push(PendingStep::Storage { card, uses_left: USES, toolbox_used: false });
    }

    /// The frame of one of the cards runs.
    pub(crate) fn use_storage_card(&mut self, drawn: u8) {
        let Some(PendingStep::Storage { uses_left, .. }) = self.game.state.pending.last_mut() else { return };
        *uses_left -= 1;
        let card = self.game.board.storage[usize::from(drawn)];
        self.emit(E::StorageCardUsed { seat: self.seat(), card });
        if let Some(frame) = self.game.catalogue().card(card).face.storage_frame() {
            let frame = *frame;
            self.run_frame(FrameSource::Storage(card), frame);
        }
    }

    pub(crate) fn use_toolbox(&mut self) {
        let Some(PendingStep::Storage { uses_left, toolbox_used, .. }) = self.game.state.pending.last_mut() else {
            return;
        };
        *uses_left -= 1;
        *toolbox_used = true;
        self.emit(E::ToolboxUsed { seat: self.seat() });
        self.run_frame(FrameSource::Toolbox, frame_of([Symbol::UpgradeOfChoice]));
    }

    /// All cards drawn, the used ones too, go back into the pile; the Storage goes to the taken cards.
    pub(crate) fn close_storage(&mut self) {
        let Some(PendingStep::Storage { card, .. }) = self.game.state.pending.pop() else { return };
        let seat = self.seat();
        let Board { storage, storage_used, .. } = self.game.board;
        let cards = (storage.len() + storage_used.len()) as u8;
        let pile = &mut self.game.secrets.piles[Pile::of_round(self.game.board.round).index()];
        pile.extend(storage.into_iter().chain(storage_used));
        shuffle(pile, &mut self.game.rng);
        self.emit(E::StorageReturned { seat, cards });
        self.emit(E::CardKept { seat, card });
    }
}
