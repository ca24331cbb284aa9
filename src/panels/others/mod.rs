//! The other players' boards: what each of them has, at a glance. A click brings one to the front; a plate says
//! whose board lies there if it is not the player's own.

mod told;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect as ERect, Ui, pos2, vec2},
};

use crate::{
    drawing::{self, Drawing},
    localization::words::{Speaker, Words},
    pieces::{seat, small_board},
    session::{Hint, PendingQuestion, Presentation, ViewedSeat},
    state::{Overlay, TablePhase},
    table::{
        input::{pointed::table_is_free, showing::Showing},
        layout::{BoardFeatures, TableLayout},
        names::{Tab, Target},
    },
    ui::{
        brush::{Brush, layer},
        naming::named,
        text::with_tip,
        theme::palette,
        typefaces::Typeface,
    },
    widgets::button::{Button, ButtonStyle},
};
use rules::{Board, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_others.run_if(in_state(TablePhase::Play)));
}

named! {
    /// What is pressed beside a board in front.
    BoardControl:
    /// Bring the player's own board back to the front.
    Own = "board/back",
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
    if !layout.shows_small_boards {
        return Ok(());
    }
    let home = home(&pending, &words, &shown.board);
    let covered = !table_is_free(&overlay, &pending);
    // Of boards that make room for a hint, only the frames are left.
    let give_way = hint.is_open() && layout.hint_over_boards;
    let mut front = None;
    layer(contexts.ctx_mut()?, "others", egui::Order::Middle, |ui| {
        for nth in 1..seats {
            let seat = viewed.0.left(nth, seats);
            let place = layout.small_board(nth - 1);
            if give_way {
                let corner = brush.viewport().egui(place.min.x, place.min.y, 0.0, 0.0).min;
                let frame = small_board::frame(&words.seats[seat.index()], place.size());
                brush.painting(ui.painter(), corner, 1.0).paint(&frame);
            } else if small(&mut brush, ui, &words, &shown.board, seat, place, covered) {
                front = Some(seat);
            }
        }
        if let Some(home) =
            home.filter(|home| *home != viewed.0 && (words.you == Some(*home) || pending.question.is_some()))
            && layout.sheet.is_none()
            && !give_way
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
    brush.painting(ui.painter(), rect.min, 1.0).paint(&small_board::draw(words, board, seat, place.size()));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_stroke(rect.shrink(1.0), 2.0, (2.4, palette::LAMP), egui::StrokeKind::Inside);
    }
    let tip = words.with("tip-board", [("name", words.name(seat).into())]);
    let lines: Vec<_> = [tip].into_iter().chain(told::of(words, board.player(seat))).collect();
    with_tip(response, &lines.join("\n")).clicked()
}

/// The plate that says whose board lies in front. Returns whether its back button was clicked.
fn stranger(brush: &mut Brush, ui: &mut Ui, words: &Words, seat: Seat, route: Rect, covered: bool) -> bool {
    const HIGH: f32 = 46.0;
    const BACK: f32 = 184.0;
    let config = &words.seats[seat.index()];
    let name = words.with("board-of-other", [("name", config.name.clone().into())]);
    let wide = Typeface::Bold.width(&name, 19.0) + BACK + 66.0;
    let rect = brush.viewport().egui(route.center().x - wide / 2.0, route.min.y + 10.0, wide, HIGH);
    let mut plate = Drawing::default();
    plate.rounded(drawing::rect(0.0, 0.0, wide, HIGH), 2.0, palette::NIGHT, None);
    plate.put(&small_board::frame(config, Vec2::new(wide, HIGH)), 0.0, 0.0, 1.0);
    let line = Rect::new(12.0, 0.0, wide - BACK, HIGH);
    seat::named(&mut plate, (config.colour, &name), line, [9.0, 32.0], 19.0, palette::PAPER, Typeface::Bold);
    brush.painting(ui.painter(), rect.min, 1.0).paint(&plate);
    let back = ERect::from_min_max(pos2(rect.right() - BACK, rect.top() + 5.0), rect.max - vec2(6.0, 5.0));
    let button = Button::new(BoardControl::Own, words.get("board-back"), ButtonStyle::Ready).sprite("ui/back", 18.0);
    button.draw(brush, ui, back, covered)
}
