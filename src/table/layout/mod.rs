//! Where everything lies on the table, as one value: every rectangle, scale and arrangement, in layout pixels, for a
//! stage, a number of players and what the board in front needs. Who draws or clicks reads it, and need not know what
//! kind of screen it is for: [`TableLayout::of`] alone chooses between the two constructors.

mod board;
mod desktop;
mod desktop_board;
mod offer;
mod phone;
#[cfg(test)]
mod tests;
mod top_bar;

use bevy::prelude::*;
use strum::VariantArray;

pub use self::{
    board::{BoardLayout, PurseLayout, TrainSigns, TrainsLayout},
    offer::{CardFaces, MarketLayout, OfferLayout, SpreadHeading},
    top_bar::{FirstPip, RoundSigns, TopBarLayout, TurnSigns},
};
use crate::{
    layout::Grid,
    table::names::Tab,
    ui::viewport::{Shape, Viewport},
};

/// Where everything lies on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableLayout {
    /// The size of the stage.
    pub size: Vec2,
    /// How many players there are, 2–4.
    pub players: u8,
    /// What the board in front has to make room for.
    pub features: BoardFeatures,
    /// What is in view, in the order in which it is laid.
    pub zones: Vec<Zone>,
    pub top_bar: TopBarLayout,
    /// Where what a tab shows lies, if parts of the table are behind tabs.
    pub sheet: Option<Rect>,
    tabs: Grid,
    /// The cards that can be taken, and what lies open over them.
    pub offer: OfferLayout,
    /// What can be bought.
    pub market: MarketLayout,
    /// The prompt.
    pub prompt: Rect,
    /// The banner at the top of it.
    pub banner: Rect,
    /// How the prompt is divided.
    pub prompt_form: PromptForm,
    small_boards: Grid,
    /// Whether they are in view.
    pub shows_small_boards: bool,
    /// Where a hint is given, and whether that takes the place of the small boards.
    pub hint: Rect,
    pub hint_over_boards: bool,
    /// Where the way through a lesson is shown.
    pub lesson: Rect,
    /// Where a hint is given while evidence is being discarded.
    pub hint_in_revelation: Rect,
    /// The board in front.
    pub board: BoardLayout,
}

/// How a prompt is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptForm {
    /// A panel of the table with all answers.
    Panel,
    /// A narrow column beside the table, for fingers: answers that find no room are on further pages.
    Column,
    /// The same as a sheet at the foot, which can be folded.
    Sheet,
}

impl PromptForm {
    /// Whether there is room for few words only, and nothing to point with.
    pub fn is_brief(self) -> bool {
        self != Self::Panel
    }
}

/// A part of the table that is laid as a whole, in the order in which they are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Zone {
    /// The night below everything.
    Night,
    /// The ground of the top bar.
    TopBar,
    /// The ground of the prompt.
    Prompt,
    /// The frame of the sheet that a tab shows.
    Sheet,
    /// The frame of the board in front.
    Board,
    /// The cards of the offer, and how many cards clear its rows.
    Offer,
    StartTile,
    /// Where cards go that players have taken.
    Departures,
    Market,
    /// What a module has for sale.
    Supply,
    Dummies,
    Route,
    /// The places between the trains.
    Middle,
    Trains,
    /// What is being dragged.
    Dragged,
    Coins,
    MailCars,
    Contracts,
    /// What counts at the end.
    Taken,
    Evidence,
    /// The Storage, while it is in use.
    Storage,
    /// The card in hand and those of the draft.
    Hand,
}

impl Zone {
    /// Those of all zones that are in view.
    fn in_view(is_in_view: impl Fn(Self) -> bool) -> Vec<Self> {
        Self::VARIANTS.iter().copied().filter(|zone| is_in_view(*zone)).collect()
    }
}

/// What lies on a player's board besides trains, route, coins and mail cars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BoardFeatures {
    /// Middle cards between the trains (modules E and F).
    pub middle: bool,
    /// Contracts (module A).
    pub contracts: bool,
    /// Evidence (module C).
    pub evidence: bool,
    /// Order tiles (Teatime).
    pub orders: bool,
    /// More contracts are open than there usually is room for.
    pub crowded: bool,
}

impl BoardFeatures {
    /// Whether a module has something for sale.
    fn supply(self) -> bool {
        self.orders || self.evidence
    }
}

/// What a phone shows of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhoneView {
    pub tab: Tab,
    /// In portrait: how far each lane is moved to the left, in thousandths of a car.
    pub moved: [u16; 2],
    /// In landscape: how many cards the longer train has.
    pub longest: u8,
    /// In portrait: the prompt is folded to a bar.
    pub folded: bool,
}

/// The tabs in the order in which they are shown; the first one leads to the route or back to the offer.
const TABS: [Tab; 6] = [Tab::Route, Tab::Market, Tab::Coins, Tab::Contract, Tab::Others, Tab::Log];

/// A condition: parts of the table are behind tabs, and a finger that is drawn across it leads from one to another.
pub fn has_tabs(viewport: Res<Viewport>) -> bool {
    viewport.shape.phone().is_some()
}

impl TableLayout {
    /// The table on a stage. Of all shapes, only phones show a part of it at a time.
    pub fn of(shape: Shape, players: u8, features: BoardFeatures, view: PhoneView) -> Self {
        match shape {
            Shape::Wide => Self::desktop(true, players, features),
            Shape::Tall => Self::desktop(false, players, features),
            Shape::Phone(phone) => Self::phone(phone, players, features, view),
        }
    }

    /// What does not depend on the modules: a table with nothing special on the board in front.
    pub fn new(shape: Shape, players: u8) -> Self {
        Self::of(shape, players, BoardFeatures::default(), PhoneView::default())
    }

    /// The tabs in the order in which they are shown.
    pub fn tabs(&self) -> impl Iterator<Item = Tab> + use<> {
        TABS.into_iter()
    }

    /// Where a tab is.
    pub fn tab(&self, tab: Tab) -> Rect {
        place_of(self.tabs, tab)
    }

    /// The board of the `nth` of the other players.
    pub fn small_board(&self, nth: u8) -> Rect {
        self.small_boards.nth(nth)
    }

    /// What is left of it below a hint, if there is enough to draw it.
    pub fn small_board_beside(&self, nth: u8, hint: Option<Rect>) -> Option<Rect> {
        const LEAST: f32 = 130.0;
        let place = self.small_board(nth);
        let Some(hint) = hint.filter(|hint| !hint.intersect(place).is_empty()) else { return Some(place) };
        let rest = Rect { min: Vec2::new(place.min.x, hint.max.y + 4.0), ..place };
        (place.max.y - rest.min.y >= LEAST).then_some(rest)
    }
}

/// Where a tab is among the places of all of them; the offer, which has none, is where the first one leads back to.
fn place_of(tabs: Grid, tab: Tab) -> Rect {
    let nth = TABS.iter().position(|other| *other == tab).unwrap_or(0);
    tabs.nth(nth as u8)
}

/// The banner at the top of a prompt.
fn banner(prompt: Rect) -> Rect {
    crate::drawing::rect(prompt.min.x + 14.0, prompt.min.y + 7.0, prompt.width() - 28.0, 34.0)
}
