//! The window with cards: what can still come from the piles, the Locomotive tiles to come, all Game End cards, and
//! what each player has taken.

mod pages;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Pos2, Rect as ERect, ScrollArea, Ui, UiBuilder, pos2, vec2},
};

use crate::{
    controls::{KeyAction, Pressed},
    drawing::{self, Drawing},
    localization::words::{Speaker, Words},
    pieces::{printed::Printed, seat},
    session::{Presentation, Session},
    state::{CardsPage, Overlay, Screen},
    ui::{
        brush::{Brush, layer},
        labels::Align,
        naming::named,
        text::draw_paragraph,
        theme::{palette, text},
        told,
        typefaces::Typeface,
    },
    widgets::{
        button::{Button, ButtonStyle},
        window::window,
        window_layout::{WindowMeasures, growing},
    },
};
use pages::{Card, CardGroup, CardsContent, page};
use rules::{GameEndId, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_cards.run_if(in_state(Screen::Table)));
}

named! {
    /// What is pressed in the window with all cards.
    CardsControl:
    /// The Action cards that can still come from a pile.
    Pile(pile: u8) = "cards/pile/{}",
    /// The Locomotive tiles to come.
    LocomotiveTiles = "cards/locomotive-tiles",
    /// All Game End cards.
    GameEnd = "cards/game-end",
    /// The Action cards that a player has taken.
    Taken(seat: Seat) = "cards/taken/{}",
    /// A card of the page that is open.
    Shown(nth: u8) = "cards/shown/{}",
}

/// The least width of a tab; with less they are in several rows. And the height of one.
const TAB: f32 = 78.0;
const TAB_HIGH: f32 = 44.0;
/// Height of a caption below a card, and of a heading.
const CAPTION: f32 = 26.0;
const HEADING: f32 = 34.0;
const GAP: f32 = 10.0;
/// Height of the words about the card that is pointed at. In a window lower than this they have room only while there are
/// any.
const FOOT: f32 = 58.0;
const LOW: f32 = 400.0;

fn draw_cards(
    mut contexts: EguiContexts,
    mut brush: Brush,
    speaker: Speaker,
    session: Res<Session>,
    shown: Res<Presentation>,
    keys: Res<Pressed>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut looked_at: Local<Option<Printed>>,
) -> Result {
    let Overlay::Cards(open) = *overlay.get() else {
        *looked_at = None;
        return Ok(());
    };
    let words = speaker.words();
    let secrets = (0..shown.board.seats()).map(Seat).filter(|seat| session.may_show_secrets_of(*seat));
    let secret: Vec<(Seat, GameEndId)> =
        secrets.filter_map(|seat| Some((seat, words.game.view(seat).drafted?))).collect();
    let page = page(open, &words, &shown.board, &secret);
    let next = layer(contexts.ctx_mut()?, "window", egui::Order::Foreground, |ui| {
        let measures = WindowMeasures::of(ui.ctx());
        let (looked_at, keys) = (&mut *looked_at, &*keys);
        let mut cards = Cards { brush: &mut brush, ui, words: &words, measures, looked_at, next: None, keys };
        cards.draw(open, &page);
        cards.next
    });
    if let Some(next) = next {
        *looked_at = None;
        next_overlay.set(next);
    }
    Ok(())
}

struct Cards<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    words: &'a Words<'a>,
    measures: WindowMeasures,
    /// The card whose words stand at the foot.
    looked_at: &'a mut Option<Printed>,
    next: Option<Overlay>,
    keys: &'a Pressed,
}

impl Cards<'_, '_, '_> {
    fn draw(&mut self, open: CardsPage, page: &CardsContent) {
        let stage = self.brush.viewport().shape.size();
        let size = growing(self.ui.ctx(), vec2(stage.x, stage.y) - self.measures.around);
        let (content, closed) = window(self.brush, self.ui, size, &self.words.get("menu-cards"));
        if closed {
            self.next = Some(Overlay::None);
        }
        let below = self.tabs(open, &page.tabs, content);
        let painter = self.ui.painter().clone();
        let about = ERect::from_min_max(pos2(content.left() + 2.0, below + 6.0), content.max);
        let high = draw_paragraph(&painter, about, &page.about, text(self.measures.letters), palette::STEAM);
        let foot = if content.height() < LOW && self.looked_at.is_none() { 0.0 } else { FOOT };
        let foot = ERect::from_min_max(pos2(content.left(), content.bottom() - foot), content.max);
        let room =
            ERect::from_min_max(pos2(content.left(), about.top() + high + 12.0), pos2(foot.right(), foot.top() - 8.0));
        self.groups(open, &page.groups, room);
        if foot.height() > 0.0 {
            painter.hline(content.x_range(), foot.top() - 2.0, (1.0, palette::BRASS.gamma_multiply(0.6)));
        }
        if let Some(printed) = *self.looked_at {
            let place = ERect::from_min_max(foot.min + vec2(2.0, 4.0), foot.max);
            draw_paragraph(&painter, place, &pages::told(self.words, printed), text(20.0), palette::PAPER);
        }
    }

    /// Returns where they end.
    fn tabs(&mut self, open: CardsPage, tabs: &[CardsPage], content: ERect) -> f32 {
        let most = (((content.width() + 8.0) / (TAB + 8.0)) as usize).max(1);
        let rows = tabs.len().div_ceil(most);
        let columns = tabs.len().div_ceil(rows);
        let step = vec2((content.width() + 8.0) / columns as f32, TAB_HIGH + 6.0);
        for (nth, tab) in tabs.iter().enumerate() {
            let (control, words) = match *tab {
                CardsPage::Pile(pile) => (CardsControl::Pile(pile), self.words.count("cards-pile", pile + 1)),
                CardsPage::LocomotiveTiles => (CardsControl::LocomotiveTiles, self.words.get("cards-locomotive-tiles")),
                CardsPage::GameEnd => (CardsControl::GameEnd, self.words.get("table-game-end")),
                CardsPage::Taken(seat) => (CardsControl::Taken(seat), self.words.name(seat)),
            };
            let style = if *tab == open { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let size = self.measures.letters;
            let mut button = Button::new(control, words, style).size(size).chosen(*tab == open);
            if let CardsPage::Taken(seat) = tab {
                let colour = self.words.seats[seat.index()].colour;
                button = button.sprite(format!("emblem/{}", colour.key()), 20.0);
            }
            let corner = content.min + vec2((nth % columns) as f32, (nth / columns) as f32) * step;
            let at = ERect::from_min_size(corner, vec2(step.x - 8.0, TAB_HIGH));
            if button.draw(self.brush, self.ui, at, false) {
                self.next = Some(Overlay::Cards(*tab));
            }
        }
        content.top() + step.y * rows as f32 - 6.0
    }

    /// All groups, in a room that scrolls by wheel, finger and keys.
    fn groups(&mut self, open: CardsPage, groups: &[CardGroup], room: ERect) {
        let mut inner = self.ui.new_child(UiBuilder::new().max_rect(room));
        inner.set_clip_rect(room.expand2(vec2(6.0, 0.0)));
        let pressed = |action| f32::from(u8::from(self.keys.or_held(action)));
        let keys = (pressed(KeyAction::Up) - pressed(KeyAction::Down)) * 90.0
            + (pressed(KeyAction::PageUp) - pressed(KeyAction::PageDown)) * room.height() * 0.8;
        ScrollArea::vertical().id_salt(open).auto_shrink(false).show(&mut inner, |ui| {
            if keys != 0.0 {
                ui.scroll_with_delta(vec2(0.0, keys));
            }
            self.lay(ui, groups);
        });
    }

    /// The groups one behind the other, each on a line of its own where it would not fit behind the last.
    fn lay(&mut self, ui: &mut Ui, groups: &[CardGroup]) {
        let wide = ui.available_width() - 14.0;
        let size = groups
            .iter()
            .flat_map(|group| &group.cards)
            .fold(vec2(1.0, 1.0), |most, card| most.max(card.printed.size() * self.measures.cards));
        let step = size + vec2(GAP, GAP + HEADING + CAPTION);
        let columns = ((wide + GAP) / step.x).max(1.0) as usize;
        let places = places(groups, columns);
        let rows = places.iter().flatten().map(|place| place.0 + 1).max().unwrap_or(0);
        let (all, _) = ui.allocate_exact_size(vec2(wide, rows as f32 * step.y), egui::Sense::hover());
        let corner =
            |(row, column): (usize, usize)| all.min + vec2(4.0, HEADING) + vec2(column as f32, row as f32) * step;
        let mut number = 0;
        for (group, places) in groups.iter().zip(&places) {
            for (nth, (card, place)) in group.cards.iter().zip(places).enumerate() {
                let rect = ERect::from_min_size(corner(*place), card.printed.size() * self.measures.cards);
                if nth == 0 {
                    let side_by_side = places.iter().filter(|other| other.0 == place.0).count();
                    let room = side_by_side as f32 * step.x - GAP;
                    self.heading(ui, group, rect.min - vec2(0.0, HEADING), room);
                }
                self.card(ui, card, rect, number);
                number = number.saturating_add(1);
            }
        }
    }

    fn card(&mut self, ui: &mut Ui, card: &Card, rect: ERect, number: u8) {
        if !ui.clip_rect().intersects(rect) {
            return;
        }
        let seen = rect.intersect(ui.clip_rect());
        let response = self.brush.clickable(ui, CardsControl::Shown(number), seen, true);
        told::call(ui.ctx(), CardsControl::Shown(number), || pages::told(self.words, card.printed));
        if response.hovered() || response.has_focus() || response.clicked() {
            *self.looked_at = Some(card.printed);
        }
        let painter = ui.painter().clone();
        if let Some(face) = card.printed.drawing(self.words.catalogue(), self.words.texts) {
            let painting = self.brush.painting(&painter, rect.min, self.measures.cards);
            painting.words_from(self.measures.letters).paint(&face);
        }
        if *self.looked_at == Some(card.printed) {
            painter.rect_stroke(rect.expand(1.0), 7.0, (3.0, palette::LAMP), egui::StrokeKind::Outside);
        }
        self.caption(&painter, card, rect);
    }

    /// The name below a card, or who has it.
    fn caption(&self, painter: &egui::Painter, card: &Card, above: ERect) {
        let line = drawing::rect(0.0, 3.0, above.width(), CAPTION);
        let (mut caption, ink) = (Drawing::default(), palette::PAPER);
        if let Some(seat) = card.holder {
            let who = (self.words.seats[seat.index()].colour, card.caption.as_str());
            seat::named(&mut caption, who, line, [8.0, 24.0], self.measures.letters, ink, Typeface::Text);
        } else {
            caption.line_in(&card.caption, line, self.measures.letters, ink, Align::Centre, Typeface::Text);
        }
        self.brush.painting(painter, above.left_bottom(), 1.0).paint(&caption);
    }

    /// The kind of a group and how many cards it has, as far as there is room above its cards.
    fn heading(&self, ui: &Ui, group: &CardGroup, corner: Pos2, room: f32) {
        const COUNT: f32 = 21.0;
        if group.title.is_empty() {
            return;
        }
        let count = group.cards.len().to_string();
        let line = drawing::rect(0.0, 0.0, room - Typeface::Bold.width(&count, COUNT) - 14.0, HEADING);
        let mut heading = Drawing::default();
        let end = heading.line_in(&group.title, line, 22.0, palette::LAMP, Align::Left, Typeface::Display);
        heading.count(count, Vec2::new(end + 12.0, HEADING / 2.0), COUNT, palette::PAPER, Align::Left);
        self.brush.painting(ui.painter(), corner, 1.0).paint(&heading);
    }
}

/// The row and column of every card of every group: a group stays together where it can, and a new row begins where
/// it does not fit behind the last.
fn places(groups: &[CardGroup], columns: usize) -> Vec<Vec<(usize, usize)>> {
    let (mut row, mut column) = (0, 0);
    let mut place = |group: &CardGroup| {
        let whole = group.cards.len().min(columns);
        if column > 0 && column + whole > columns {
            (row, column) = (row + 1, 0);
        }
        let of_card = |_: &Card| {
            if column == columns {
                (row, column) = (row + 1, 0);
            }
            column += 1;
            (row, column - 1)
        };
        group.cards.iter().map(of_card).collect()
    };
    groups.iter().map(&mut place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::CardId;

    #[test]
    fn groups_stay_together_where_they_can() {
        let group = |count: u16| {
            let card = |id| Card { printed: Printed::Action(CardId(id)), caption: String::new(), holder: None };
            CardGroup { title: String::new(), cards: (0..count).map(card).collect() }
        };
        let laid = places(&[group(2), group(3), group(2), group(6)], 4);
        assert_eq!(laid[0], [(0, 0), (0, 1)]);
        assert_eq!(laid[1], [(1, 0), (1, 1), (1, 2)], "it would not fit behind the first");
        assert_eq!(laid[2], [(2, 0), (2, 1)]);
        assert_eq!(laid[3], [(3, 0), (3, 1), (3, 2), (3, 3), (4, 0), (4, 1)], "it fits in no row alone");
    }
}
