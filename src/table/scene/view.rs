//! What the table is drawn from: everything a zone needs to know, gathered in one place.

use bevy::prelude::*;

use super::pieces::{Pose, z};
use crate::{
    drawing::Drawing,
    localization::Texts,
    pieces::card,
    session::{Colour, PendingQuestion, Session, ViewedSeat},
    table::{
        input::{
            choosing::{self, Click, Selection},
            drag::Drag,
            options::Options,
            preview::Preview,
            showing::Showing,
        },
        layout::{BoardFeatures, MarketLayout, TableLayout},
        names::Target,
    },
    ui::viewport::Viewport,
};
use rules::{
    Act, Ask, Board, CardId, Catalogue, Choice, Game, GameEndId, Module, OfferPlace, Pile, PlayerBoard, Purchase, Seat,
    SeatView, TrainId, Whodunit, queries::Queries,
};

/// What the table is drawn from.
pub struct View<'a> {
    pub layout: TableLayout,
    /// The part of the stage's plane that the window shows.
    pub visible: Rect,
    /// The shown board, which is some events behind the game.
    pub board: &'a Board,
    /// The game, for questions that the rules answer.
    pub game: &'a Game,
    pub catalogue: &'a Catalogue,
    pub session: &'a Session,
    pub texts: &'a Texts,
    /// What can be chosen.
    pub pending: &'a PendingQuestion,
    /// What has been picked.
    pub selection: Selection,
    /// What a click on each thing means.
    pub options: Options,
    /// What is being dragged.
    pub drag: &'a Drag,
    /// What is pointed at.
    pub hovered: Option<Target>,
    /// Whose board lies in front.
    pub viewed: Seat,
    /// What the choice that is pointed at would change.
    pub preview: &'a Preview,
    /// The card taken last, and its place in the offer.
    pub taken_from: Option<(CardId, OfferPlace)>,
    /// The place that what is gained now comes from.
    pub origin: Option<Vec2>,
    /// The game as the player in front knows it, if their secrets may be shown now.
    pub known: Option<SeatView>,
}

impl View<'_> {
    /// The board in front.
    pub fn me(&self) -> &PlayerBoard {
        self.board.player(self.viewed)
    }

    /// The face of an Action card.
    pub fn card_face(&self, id: CardId) -> Drawing {
        card::action(self.catalogue.card(id), self.texts)
    }

    /// The word for a player's colour in the names of pictures.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.session.seat(seat).colour
    }

    /// Whether a thing is lit: a click on it does something, and it is not just one of several that mean the same.
    pub fn lit(&self, target: Target) -> bool {
        self.asked(target) && self.options.is_lit(target)
    }

    fn asked(&self, target: Target) -> bool {
        self.pending.question.is_some_and(|question| question.seat == self.viewed || target.is_common())
    }

    /// The choice that a click on a thing makes at once, after it has carried a picked card out, if any.
    pub fn answer(&self, target: Target) -> Option<Choice> {
        match self.options.click(target) {
            Click::Choose(choice) | Click::CarryOut(_, choice) if self.lit(target) => Some(choice),
            _ => None,
        }
    }

    /// The act that a click on a thing does at once for a symbol or a coin, if any.
    pub fn act(&self, target: Target) -> Option<Act> {
        match self.answer(target)? {
            Choice::Resolve { act, .. } | Choice::Spend { on: Purchase::Act(act), .. } => Some(act),
            _ => None,
        }
    }

    /// Whether the player in front is resolving a frame.
    pub fn resolving(&self) -> bool {
        self.pending.question.is_some_and(|question| question.ask == Ask::Frame && question.seat == self.viewed)
    }

    /// The Game End card the player in front has drafted, if it may be shown.
    pub fn drafted(&self) -> Option<GameEndId> {
        let card = self.known.as_ref()?.drafted?;
        (self.me().hidden_game_end > 0).then_some(card)
    }

    /// The Whodunit card of the player in front, if it is open or may be shown.
    pub fn whodunit(&self) -> Option<Whodunit> {
        self.me().case_file.whodunit.or_else(|| self.known.as_ref()?.whodunit)
    }

    /// Where a pile of Action cards lies. If there is no room for all of them, finished ones are left out
    /// and future ones share the last place.
    pub fn pile(&self, pile: u8) -> Rect {
        let current = Pile::of_round(self.board.round).index() as u8;
        let market = &self.layout.market;
        pile_place(market, current, pile).unwrap_or_else(|| market.pile(market.pile_count - 1))
    }

    /// Read-only questions about the shown board.
    pub fn queries(&self) -> Queries<'_> {
        Queries::new(self.board, self.catalogue)
    }

    /// Whether a Storage is in use.
    pub fn storage_in_use(&self) -> bool {
        !self.board.storage.is_empty() || !self.board.storage_used.is_empty()
    }

    /// Where a piece goes that a player takes out of sight.
    pub fn out_of_sight(&self, seat: Seat) -> Pose {
        out_of_sight(&self.layout, self.viewed, seat)
    }

    /// What a train of the board in front would score now.
    pub fn train_score(&self, train: TrainId) -> u8 {
        self.queries().phase_score(self.viewed, train)
    }

    /// How many steps a click on a conductor or the locomotive would move it.
    pub fn steps(&self, target: Target) -> Option<u8> {
        let answers = self.options.answers(target);
        let steps = answers.iter().filter_map(|choice| match (target, *choice) {
            (Target::Conductor(TrainId::Upper), choice) => choosing::steps(choice).map(|steps| steps.0),
            (Target::Conductor(TrainId::Lower), choice) => choosing::steps(choice).map(|steps| steps.1),
            (Target::Locomotive, Choice::Resolve { act: Act::Locomotive { stations }, .. })
            | (Target::Locomotive, Choice::Spend { on: Purchase::Act(Act::Locomotive { stations }), .. }) => {
                Some(stations)
            }
            _ => None,
        });
        steps.max()
    }
}

/// The place of a pile, if there is room for it.
pub fn pile_place(market: &MarketLayout, current: u8, pile: u8) -> Option<Rect> {
    let first = current.min(3 - market.pile_count);
    let place = pile.checked_sub(first)?;
    (place < market.pile_count).then(|| market.pile(place))
}

/// Where a piece goes that a player takes out of sight.
pub fn out_of_sight(layout: &TableLayout, viewed: Seat, seat: Seat) -> Pose {
    let at = match others(viewed, layout.players).position(|other| other == seat) {
        Some(nth) => layout.small_board(nth as u8).center(),
        None => layout.board.taken.min + Vec2::new(34.0, layout.board.taken.height() * 0.6),
    };
    Pose::at(at, z::PIECE).scale(0.25).alpha(0.2)
}

/// The other players, clockwise from the one in front: the order of the small boards.
pub fn others(viewed: Seat, seats: u8) -> impl Iterator<Item = Seat> + use<> {
    (1..seats).map(move |steps| viewed.left(steps, seats))
}

/// The layout of the table: what the board in front has room for depends on the modules.
pub fn layout_for(
    viewport: &Viewport,
    game: &Game,
    board: &Board,
    viewed: ViewedSeat,
    showing: &Showing,
) -> TableLayout {
    let plays = |module| game.setup().modules.contains(&module);
    let features = BoardFeatures {
        middle: plays(Module::E) || plays(Module::F),
        // The other modules have a few contracts as well.
        contracts: plays(Module::A) || !board.player(viewed.0).contracts.is_empty(),
        evidence: plays(Module::C),
        orders: game.setup().teatime,
        crowded: board.player(viewed.0).contracts.len() > 4,
    };
    let longest = board.player(viewed.0).trains.iter().map(|train| train.cards.len()).max().unwrap_or(0);
    TableLayout::of(viewport.shape, board.seats(), features, showing.phone_view(longest))
}
