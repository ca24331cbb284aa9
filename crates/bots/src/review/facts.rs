//! What a plan does on the table, whatever is hidden.

use rules::{
    CardId, Choice, GameEvent, ImaginedGame, Listener, Seat, Symbol,
    model::{board::OfferPlace, card::CardKind},
};
use serde::{Deserialize, Serialize};

use crate::evaluation::certain_points;

/// A card of the offer, taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenCard {
    /// Where it lay.
    pub place: OfferPlace,
    /// Which card.
    pub card: CardId,
    /// Whether it was declined for one upgrade.
    pub declined: bool,
}

/// What a plan does on the table: the same in all games that are dealt from one view.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanFacts {
    /// The card that it takes, if it takes one.
    pub card: Option<TakenCard>,
    /// What kind of card that is.
    pub kind: Option<CardKind>,
    /// Whether it takes the Start Player tile.
    pub start_tile: bool,
    /// Symbols of frames that were ended with something left, and of frames lost when the turn ended.
    pub lapsed: Vec<Symbol>,
    /// Contracts that it fulfils.
    pub fulfilled: Vec<CardId>,
    /// Coins that it spends.
    pub coins_spent: u8,
    /// Coins in the purse afterwards.
    pub coins_left: u8,
    /// Points that are booked with it.
    pub now: i32,
    /// Points that it brings whatever happens: those, and what scoring phases and the end bring for what stands then.
    pub certain: i32,
}

impl PlanFacts {
    /// Looks at what a plan does; at its end a game may have gone on to somebody else's turn.
    pub(super) fn of(dealt: &ImaginedGame, seat: Seat, choices: &[Choice]) -> Self {
        let mut facts = FactsListener { seat, facts: Self::default() };
        let mut game = dealt.clone();
        let mut before_end = None;
        for choice in choices {
            if *choice == Choice::EndTurn {
                before_end = Some(game.clone());
            }
            game.apply_unchecked(*choice, &mut facts);
        }
        let after = before_end.as_ref().unwrap_or(&game);
        let facts = facts.facts;
        let now = i32::from(after.board().player(seat).score()) - i32::from(dealt.board().player(seat).score());
        Self {
            kind: facts.card.map(|taken| dealt.catalogue().kind(taken.card)),
            coins_left: after.board().player(seat).purse.total(),
            now,
            certain: (certain_points(after, seat) - certain_points(dealt, seat)).max(now),
            ..facts
        }
    }
}

struct FactsListener {
    seat: Seat,
    facts: PlanFacts,
}

impl Listener for FactsListener {
    fn hear(&mut self, event: GameEvent) {
        use GameEvent as E;
        let (own, facts) = (self.seat, &mut self.facts);
        match event {
            E::CardTaken { seat, place, card, declined } if seat == own && facts.card.is_none() => {
                facts.card = Some(TakenCard { place, card, declined });
            }
            E::StartPlayerTileTaken { seat } if seat == own => facts.start_tile = true,
            E::FrameEnded { seat, lapsed } if seat == own => facts.lapsed.extend(lapsed),
            E::FrameLost { seat, symbols, .. } if seat == own => facts.lapsed.extend(symbols),
            E::ContractFulfilled { seat, card } if seat == own => facts.fulfilled.push(card),
            E::CoinsSpent { seat, coins } if seat == own => facts.coins_spent += coins.iter().sum::<u8>(),
            _ => {}
        }
    }
}
