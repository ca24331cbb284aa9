//! What is shown of a table that has parts behind tabs: the tab in view, how far lanes are moved, and whether the prompt
//! is folded. The part that is asked about comes into view by itself.

use bevy::prelude::*;

use super::{
    choosing::{Click, Selection, card_in_focus},
    options::Options,
};
use crate::{
    session::{PendingQuestion, PlaySet, Presentation, ViewedSeat},
    state::Screen,
    table::{
        layout::{PhoneView, TableLayout, TrainsLayout, has_tabs},
        names::{Tab, Target},
    },
    ui::viewport::Viewport,
};
use rules::{Act, Ask, Choice, Game, TrainId, model::train::FULL_TRAIN};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showing>()
        .add_systems(OnEnter(Screen::Table), |mut showing: ResMut<Showing>| *showing = Showing::default())
        .add_systems(
            Update,
            (show_what_is_asked, show_ends)
                .chain()
                .run_if(has_tabs)
                .run_if(in_state(Screen::Table))
                .after(PlaySet::Offer)
                .before(PlaySet::Draw),
        );
}

/// What is in view.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Showing {
    pub tab: Tab,
    /// How many cars each lane is moved to the left, where it can be.
    pub moved: [f32; 2],
    /// The prompt is folded to a bar, where it can be.
    pub folded: bool,
    /// The tab came into view because something was asked, not because the player wanted to see it.
    by_itself: bool,
    /// What is in view while nothing is asked and comes into view with the next question, in place of what that is about.
    instead: Option<Tab>,
}

impl Showing {
    /// Shows a tab, or the offer again if that tab is in view.
    pub fn turn_to(&mut self, tab: Tab) {
        let next = if self.tab == tab { Tab::Offer } else { tab };
        (self.tab, self.by_itself, self.instead) = (next, false, None);
    }

    /// Shows a tab that nobody has chosen: what is asked next comes into view in its stead.
    pub fn bring(&mut self, tab: Tab) {
        (self.tab, self.by_itself) = (tab, tab != Tab::Offer);
    }

    /// Shows a tab that nobody has chosen until there is another question than the next one, whatever that is about; or
    /// what is asked is shown again.
    pub fn bring_instead(&mut self, tab: Option<Tab>) {
        self.instead = tab;
        if let Some(tab) = tab {
            self.bring(tab);
        }
    }

    /// Moves the lane of a train by some cars.
    pub fn move_lane(&mut self, train: TrainId, cars: f32, trains: &TrainsLayout) {
        let most = trains.in_view.map_or(0.0, |cars| (FULL_TRAIN as f32 - cars).max(0.0));
        let moved = &mut self.moved[train as usize];
        *moved = (*moved + cars).clamp(0.0, most);
    }

    /// What of it matters for where things lie.
    pub fn phone_view(&self, longest: usize) -> PhoneView {
        PhoneView {
            tab: self.tab,
            moved: self.moved.map(|cars| (cars * 1000.0) as u16),
            longest: longest.min(FULL_TRAIN - 1) as u8,
            folded: self.folded,
        }
    }
}

/// The tab with the things that a question is about.
fn tab_of(ask: Ask, choices: &[Choice]) -> Option<Tab> {
    let all_cards = || {
        let mut acts = choices.iter().filter(|choice| matches!(choice, Choice::Resolve { .. })).peekable();
        acts.peek().is_some()
            && acts.all(|choice| matches!(choice, Choice::Resolve { act: Act::GameEndCard { .. }, .. }))
    };
    match ask {
        Ask::Draft | Ask::TakeCard | Ask::Storage => Some(Tab::Offer),
        Ask::Frame if all_cards() => Some(Tab::Market),
        Ask::Frame | Ask::Celebrity | Ask::Postcard | Ask::PassengerOrLuggage | Ask::ScoringPart => Some(Tab::Route),
        Ask::MailCar(_) | Ask::MakeRoom(_) => Some(Tab::Coins),
        Ask::MiddleCard | Ask::Factories => Some(Tab::Contract),
        _ => None,
    }
}

fn show_what_is_asked(
    pending: Res<PendingQuestion>,
    game: Res<Game>,
    viewport: Res<Viewport>,
    mut showing: ResMut<Showing>,
    mut asked: Local<Option<(u8, Ask)>>,
) {
    if !pending.is_changed() && !viewport.is_changed() {
        return;
    }
    let layout = TableLayout::new(viewport.shape, game.board().seats());
    let trains_stay = layout.board.trains.in_view.is_some();
    let now = pending.question.map(|question| (question.seat.0, question.ask));
    let wanted = match now {
        Some((_, ask)) => tab_of(ask, &pending.choices),
        // Whoever watches sees what the others take.
        None => showing.by_itself.then_some(Tab::Offer),
    };
    // Trains that can be moved are always in view; the places between them are then with the route.
    let wanted = match (wanted, now) {
        (Some(Tab::Contract), _) if trains_stay => Some(Tab::Route),
        (Some(Tab::Route), Some((_, Ask::Frame))) if trains_stay => {
            let runs = |choice: &Choice| matches!(choice, Choice::Resolve { act: Act::Locomotive { .. }, .. });
            pending.choices.iter().any(runs).then_some(Tab::Route)
        }
        (Some(Tab::Route), Some((_, Ask::Celebrity | Ask::PassengerOrLuggage))) if trains_stay => None,
        (wanted, _) => wanted,
    };
    let wanted = showing.instead.or(wanted);
    if showing.instead.is_some() && now.is_some() {
        showing.instead = None;
    }
    let again = *asked == now && !showing.by_itself && now.is_some();
    *asked = now;
    if let Some(tab) = wanted.filter(|tab| *tab != showing.tab && !again) {
        (showing.tab, showing.by_itself) = (tab, tab != Tab::Offer);
    }
    if showing.folded && now.is_some() {
        showing.folded = false;
    }
}

/// Where there is no room for whole trains, what is in view is the end where something happens.
fn show_ends(
    game: Res<Game>,
    pending: Res<PendingQuestion>,
    selection: Res<Selection>,
    shown: Res<Presentation>,
    viewed: Res<ViewedSeat>,
    viewport: Res<Viewport>,
    mut showing: ResMut<Showing>,
) {
    let news = pending.is_changed() || selection.is_changed() || viewed.is_changed() || viewport.is_changed();
    let layout = TableLayout::new(viewport.shape, shown.board.seats());
    let trains = &layout.board.trains;
    let Some(room) = trains.in_view.filter(|_| news) else { return };
    let focus = card_in_focus(None, *selection, &pending.choices);
    let options = Options::new(&game, &pending, *selection, focus);
    for train in TrainId::BOTH {
        let own = shown.board.player(viewed.0).train(train);
        let cards = own.cards.len() as u8;
        let targets = (0..cards).map(|place| Target::TrainCard(train, place)).chain([Target::TrainEnd(train)]);
        // A coin that is picked buys something there too.
        let buys = |target: &Target| matches!(options.click(*target), Click::Choose(Choice::Spend { .. }));
        let bought = targets.clone().filter(|target| buys(target) && options.is_lit(*target)).collect::<Vec<_>>();
        let lit = options.places(targets).into_iter().chain(bought).map(|target| match target {
            Target::TrainCard(_, place) => place,
            _ => cards,
        });
        let places = pending.choices.iter().filter_map(|choice| match choice {
            Choice::Resolve { act: Act::Upgrade { train: id, card_place }, .. } if *id == train => Some(*card_place),
            Choice::Resolve { act: Act::AddCar(id), .. } if *id == train => Some(cards),
            _ => None,
        });
        let places: Vec<u8> = places.chain(lit).collect();
        let (first, last) = (places.iter().copied().min(), places.iter().copied().max());
        let end = last.map_or(own.cards.len().max(usize::from(own.conductor)), |last| usize::from(last) + 1) as f32;
        let wish = (end - room + 0.3).max(0.0);
        let wish = first.map_or(wish, |first| wish.min(f32::from(first)));
        let mut next = *showing;
        next.moved[train as usize] = 0.0;
        next.move_lane(train, wish, trains);
        showing.set_if_neq(next);
    }
}
