//! Contracts (R-7, module A): when they are met and what they bring.

use crate::turn::{
    apply::Resolver,
    event::{FrameSource, GameEvent as E},
    game::Game,
    listener::Listener,
};

impl Game {
    /// Whether the seat that chooses meets the condition of one of its open contracts.
    pub(crate) fn contract_met(&self, contract: u8) -> bool {
        let player = self.board.player(self.state.seat);
        let (met, wanted) = self.queries().contract_progress(player, player.contracts[usize::from(contract)]);
        met >= wanted
    }
}

impl<L: Listener> Resolver<'_, L> {
    /// the contract joins the taken cards, and its reward is a frame.
    pub(crate) fn fulfil(&mut self, contract: u8) {
        let seat = self.seat();
        let card = self.me().contracts[usize::from(contract)];
        let frame = self.game.queries().contract_reward(self.me(), card);
        self.emit(E::ContractFulfilled { seat, card });
        self.run_frame(FrameSource::Contract(card), frame);
    }
}
