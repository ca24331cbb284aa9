//! The other players' boards: what each of them has, at a glance. A click brings one to the front; a plate says
//! whose board lies there if it is not the player's own.

mod belongings;
mod board;
mod pen;
mod route;
mod told;
mod trains;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Rect as ERect, Ui, pos2, vec2},
};

use crate::{
    localization::words::{Speaker, Words},
    session::{Hint, PendingQuestion, Presentation, ViewedSeat},
    state::{Overlay, TablePhase},
    table::{
        input::{pointed::table_is_free, showing::Showing},
        layout::{BoardFeatures, TableLayout},
    },
    ui::{
        brush::{Brush, layer},
        regions::{Control, Tab, Target},
        text::with_tip,
        theme::{bold, palette},
    },
    widgets::button::{Button, ButtonStyle},
};
use pen::Pen;
use rules::{Board, Seat, queries::Queries};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_others.run_if(in_state(TablePhase::Play)));
}

/// The seat whose board lies in front by default: of the player who is asked, else of the only human, else of
/// the active player.
pub fn home(pending: &PendingQuestion, words: &Words, board: &Board) -> Option<Seat> {
    pending.question.map(|question| question.seat).or(words.you).or(board.active)
}

fn draw_others(
    mut contexts: EguiContexts,
    mut brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    pending: Res<PendingQuestion>,
    overlay: Res<State<Overlay>>,
    mut viewed: ResMut<ViewedSeat>,
    mut showing: ResMut<Showing>,
    hint: Res<Hint>,
) -> Result {
    let words = speaker.words();
    let seats = shown.board.seats();
    let layout = TableLayout::of(brush.viewport().shape, seats, BoardFeatures::default(), showing.phone_view(0));
    if !layout.shows_small_boards || hint.is_open() && layout.hint_over_boards {
        return Ok(());
    }
    let home = home(&pending, &words, &shown.board);
    let covered = !table_is_free(&overlay, &pending);
    let mut front = None;
    layer(contexts.ctx_mut()?, "others", egui::Order::Middle, |ui| {
        for nth in 1..seats {
            let seat = viewed.0.left(nth, seats);
            let place = layout.small_board(nth - 1);
            if small(&mut brush, ui, &words, &shown.board, seat, place, covered) {
                front = Some(seat);
            }
        }
        if let Some(home) =
            home.filter(|home| *home != viewed.0 && (words.you == Some(*home) || pending.question.is_some()))
            && layout.sheet.is_none()
            && stranger(&mut brush, ui, &words, viewed.0, layout.board.route, covered)
        {
            front = Some(home);
        }
    });
    if let Some(seat) = front {
        viewed.0 = seat;
        if layout.sheet.is_some() {
            showing.turn_to(Tab::Route);
        }
    }
    Ok(())
}

/// Draws a small board and returns whether it was clicked.
fn small(brush: &mut Brush, ui: &mut Ui, words: &Words, board: &Board, seat: Seat, place: Rect, covered: bool) -> bool {
    let rect = brush.viewport().egui(place.min.x, place.min.y, place.width(), place.height());
    let response = brush.clickable(ui, Target::Player(seat), rect, !covered);
    let (config, painter) = (&words.seats[seat.index()], ui.painter().clone());
    brush.slice(&painter, &format!("panel/small/{}", config.colour.key()), [10.0; 4], rect);
    let player = board.player(seat);
    let queries = Queries::new(board, words.catalogue());
    Pen { brush, painter: painter.clone(), words, queries, player, seat, colour: config.colour }.board(rect);
    if response.hovered() || response.has_focus() {
        painter.rect_stroke(rect.shrink(1.0), 2.0, (2.4, palette::LAMP), egui::StrokeKind::Inside);
    }
    let tip = words.with("tip-board", [("name", config.name.clone().into())]);
    let lines: Vec<_> = [tip].into_iter().chain(told::of(words, player)).collect();
    with_tip(response, &lines.join("\n")).clicked()
}

/// The plate that says whose board lies in front. Returns whether its back button was clicked.
fn stranger(brush: &mut Brush, ui: &mut Ui, words: &Words, seat: Seat, route: Rect, covered: bool) -> bool {
    let config = &words.seats[seat.index()];
    let whose = words.with("board-of-other", [("name", config.name.clone().into())]);
    let painter = ui.painter().clone();
    let wide = painter.layout_no_wrap(whose.clone(), bold(19.0), palette::PAPER).size().x + 250.0;
    let rect = brush.viewport().egui(route.center().x - wide / 2.0, route.min.y + 10.0, wide, 46.0);
    painter.rect_filled(rect, 2.0, palette::NIGHT);
    brush.slice(&painter, &format!("panel/small/{}", config.colour.key()), [10.0; 4], rect);
    let emblem = format!("emblem/{}", config.colour.key());
    brush.picture(&painter, &emblem, rect.left_center() + vec2(12.0, -11.0), 0.9);
    painter.text(rect.left_center() + vec2(44.0, 1.5), Align2::LEFT_CENTER, whose, bold(19.0), palette::PAPER);
    let back = ERect::from_min_max(pos2(rect.right() - 184.0, rect.top() + 5.0), rect.max - vec2(6.0, 5.0));
    let button = Button::new(Control::OwnBoard, words.get("board-back"), ButtonStyle::Ready).sprite("ui/back", 18.0);
    button.draw(brush, ui, back, covered)
}
