//! The other players' boards: what each of them has, at a glance. A click brings one to the front; a plate says
//! whose board lies there if it is not the player's own.

mod told;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Ui},
};

use super::{log::Log, replay::BoardsBesideLog};
use crate::{
    drawing::Drawing,
    journey::RunningLesson,
    localization::words::{Speaker, Words, WordsState},
    online::Friends,
    pieces::{
        seat_plate, semaphore,
        small_board::{self, Stir},
    },
    scene::moods::Moods,
    session::{Hint, PendingQuestion, Presentation, Session, TurnAccount, ViewedSeat},
    state::{Overlay, TablePhase},
    table::{
        input::{pointed::table_is_free, showing::Showing},
        layout::{BoardFeatures, TableLayout},
        names::{Tab, Target},
    },
    ui::{
        brush::{Brush, layer},
        memo::Memo,
        naming::named,
        text::with_tip,
        theme::palette,
        told as aloud,
    },
};
use online::{Chair, LineState};
use rules::{Board, Seat, model::counts::MAX_SEATS};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_others.run_if(in_state(TablePhase::Play)));
}

named! {
    /// What is pressed beside a board in front.
    BoardControl:
    /// Bring the player's own board back to the front.
    Own = "board/back",
}

/// What is read of the board of a player who is away: the name.
const HEAD: f32 = 40.0;

/// The seat whose board lies in front by default: of the player who is asked, else of the only human, else of
/// the active player.
pub fn home(pending: &PendingQuestion, words: &Words, board: &Board) -> Option<Seat> {
    pending.question.map(|question| question.seat).or(words.you).or(board.active)
}

/// Everything that a small board is made from.
#[derive(PartialEq)]
struct BoardKey {
    words: WordsState,
    board: Board,
    size: Vec2,
    stir: Stir,
    turn: Option<TurnAccount>,
    /// That the player is away, and what becomes of the seat.
    absence: Option<String>,
}

/// A small board as it is drawn, and what is told of it.
struct ShownBoard {
    drawing: Drawing,
    name: String,
    tip: String,
}

/// The small boards, by seat.
type BoardMemos = [Memo<BoardKey, ShownBoard>; MAX_SEATS];

fn draw_others(
    mut contexts: EguiContexts,
    mut memos: Local<BoardMemos>,
    mut brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    pending: Res<PendingQuestion>,
    overlay: Res<State<Overlay>>,
    mut viewed: ResMut<ViewedSeat>,
    mut showing: ResMut<Showing>,
    hint: Res<Hint>,
    lesson: Option<Res<RunningLesson>>,
    (log, beside): (Res<Log>, BoardsBesideLog),
    moods: Res<Moods>,
    (friends, session): (Res<Friends>, Res<Session>),
) -> Result {
    let words = speaker.words();
    let seats = shown.board.seats();
    let layout = TableLayout::of(brush.viewport().shape, seats, BoardFeatures::default(), showing.phone_view(0));
    let home = home(&pending, &words, &shown.board);
    let stranger = home.filter(|home| *home != viewed.0 && (words.you == Some(*home) || pending.question.is_some()));
    let covered = !table_is_free(&overlay, &pending);
    let turns = log.turns_of_others(home.unwrap_or(viewed.0));
    let friends = session.remote.map(|_| &*friends);
    let mut front = None;
    let watched = beside.places(brush.viewport(), seats);
    layer(contexts.ctx_mut()?, "others", egui::Order::Middle, |ui| {
        let mut boards = SmallBoards {
            brush: &mut brush,
            ui,
            words: &words,
            board: &shown.board,
            moods: &moods,
            friends,
            covered,
            memos: &mut memos,
        };
        // A hint takes the room of some boards, and leaves others a part of theirs.
        let hint = (hint.is_open() && layout.hint_over_boards).then_some(layout.hint);
        // So does a lesson.
        let covered = lesson.map(|_| layout.lesson).or(hint);
        for nth in (1..seats).filter(|_| layout.shows_small_boards) {
            let seat = viewed.0.left(nth, seats);
            let turn = turns.iter().rev().find(|turn| turn.seat == seat);
            let place = match watched {
                Some(places) => places.map(|places| places.nth(nth - 1)),
                None => layout.small_board_beside(nth - 1, covered),
            };
            if let Some(place) = place
                && boards.small(seat, place, turn)
            {
                front = Some(seat);
            }
        }
        if let (Some(home), Some(plate)) = (stranger, layout.board.name_plate)
            && boards.stranger(viewed.0, plate)
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

struct SmallBoards<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    words: &'a Words<'a>,
    board: &'a Board,
    moods: &'a Moods,
    /// The connections, in a game with friends.
    friends: Option<&'a Friends>,
    covered: bool,
    memos: &'a mut BoardMemos,
}

impl SmallBoards<'_, '_, '_> {
    /// Draws a small board, with what its player took last. Returns whether it was clicked.
    fn small(&mut self, seat: Seat, place: Rect, turn: Option<&TurnAccount>) -> bool {
        let (words, board) = (self.words, self.board);
        let rect = self.brush.viewport().egui(place.min.x, place.min.y, place.width(), place.height());
        let response = self.brush.clickable(self.ui, Target::Player(seat), rect, !self.covered);
        let chair = self.friends.and_then(|friends| friends.chair(seat.0)).filter(|chair| chair.kind.is_human());
        let key = BoardKey {
            words: words.state(),
            board: *board,
            size: place.size(),
            stir: Stir { line: chair.map(|chair| chair.line), ..self.moods.on_board_of(seat) },
            turn: turn.copied(),
            absence: chair.and_then(|chair| self.absence(chair)),
        };
        let shown = self.memos[seat.index()].get(key, |key| {
            let size = key.size;
            let mut drawing = small_board::draw(words, board, seat, size, (key.stir, turn));
            if let Some(told) = &key.absence {
                let pane = Rect::new(4.0, HEAD.min(size.y * 0.4), size.x - 4.0, size.y - 4.0);
                semaphore::darken(&mut drawing, pane, pane.center() - Vec2::Y * 16.0, told);
            }
            let name = words.with("tip-board", [("name", words.name(seat).into())]);
            let turn = turn.map(|turn| words.turn_told(turn));
            let lines = [name.clone()].into_iter().chain(turn).chain(told::of(words, board.player(seat)));
            ShownBoard { drawing, tip: lines.collect::<Vec<_>>().join("\n"), name }
        });
        self.brush.painting(self.ui.painter(), rect.min, 1.0).paint(&shown.drawing);
        if response.hovered() || response.has_focus() {
            self.ui.painter().rect_stroke(rect.shrink(1.0), 2.0, (2.4, palette::LAMP), egui::StrokeKind::Inside);
        }
        aloud::call(self.ui.ctx(), Target::Player(seat), || shown.name.clone());
        with_tip(response, &shown.tip).clicked()
    }

    /// That a player is away, and what becomes of the seat.
    fn absence(&self, chair: &Chair) -> Option<String> {
        let texts = self.words.texts;
        match (chair.bot_plays, chair.line.is_up(), chair.bot_in) {
            (true, ..) => Some(texts.get("company-bot-plays-short")),
            (_, true, _) => None,
            (_, _, Some(millis)) => {
                let seconds = self.friends?.left_of(millis).as_secs_f32().ceil() as u32;
                let time = format!("{}:{:02}", seconds / 60, seconds % 60);
                Some(texts.with("company-bot-in", [("time", time.into())]))
            }
            _ if chair.line == LineState::Returning => Some(texts.get("lobby-reconnecting")),
            _ => Some(texts.get("lobby-away")),
        }
    }

    /// The plate at the left of the board in front, where that is not the player's own: whose it is, and the way back.
    /// Returns whether it was pressed.
    fn stranger(&mut self, seat: Seat, place: Rect) -> bool {
        let config = &self.words.seats[seat.index()];
        let rect = self.brush.viewport().egui(place.min.x, place.min.y, place.width(), place.height());
        let response = self.brush.clickable(self.ui, BoardControl::Own, rect, !self.covered);
        let hot = response.hovered() || response.has_focus();
        let plate =
            seat_plate::stranger(config, self.moods.of(seat), place.size(), &self.words.get("board-back-short"), hot);
        self.brush.painting(self.ui.painter(), rect.min, 1.0).paint(&plate);
        aloud::call(self.ui.ctx(), BoardControl::Own, || self.words.get("board-back"));
        let looking = self.words.with("board-of-other", [("name", config.name.clone().into())]);
        with_tip(response, &format!("{looking}. {}", self.words.get("board-back"))).clicked()
    }
}
