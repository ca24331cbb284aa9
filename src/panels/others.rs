//! Small versions of the other players' boards: trains, conductors, route, points, coins. A click brings one to
//! the front; a plate says whose board lies there if it is not the player's own.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Painter, Pos2, Rect as ERect, Ui, pos2, vec2},
};

use super::scores::ticket;
use crate::{
    localization::words::{Speaker, Words},
    rules::{
        Board, Game, Kind, MIDDLE_PLACES, Module, PlayerBoard, Seat, Station, TrainId,
        model::train::{Guest, Train, TrainCard},
    },
    session::{Colour, Hint, PendingQuestion, Presentation, ViewedSeat},
    state::{Overlay, TablePhase},
    table::{input::pointer::table_is_free, layout::Layout},
    ui::{
        brush::{Brush, layer},
        button::{Button, ButtonStyle},
        regions::{Control, Target},
        text::{draw_fitted, draw_line, with_tip},
        theme::{self, bold, palette},
        viewport::{Shape, Viewport},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_others.run_if(in_state(TablePhase::Play)).run_if(not(gives_way_to_hint)),
    );
}

/// On the wide stage a hint takes the place of the other players' boards.
fn gives_way_to_hint(hint: Res<Hint>, viewport: Res<Viewport>) -> bool {
    hint.is_open() && viewport.shape == Shape::Wide
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
    game: Res<Game>,
    shown: Res<Presentation>,
    pending: Res<PendingQuestion>,
    overlay: Res<State<Overlay>>,
    mut viewed: ResMut<ViewedSeat>,
) -> Result {
    let words = speaker.words();
    let seats = shown.board.seats();
    let layout = Layout::new(brush.viewport().shape, seats);
    let home = home(&pending, &words, &shown.board);
    let mut front = None;
    layer(contexts.ctx_mut()?, "others", egui::Order::Middle, |ui| {
        let mut small = Small {
            brush: &mut brush,
            ui,
            words: &words,
            game: &game,
            board: &shown.board,
            layout,
            covered: !table_is_free(&overlay, &pending),
        };
        for nth in 1..seats {
            let seat = viewed.0.left(nth, seats);
            if small.draw(nth - 1, seat) {
                front = Some(seat);
            }
        }
        if let Some(home) =
            home.filter(|home| *home != viewed.0 && (words.you == Some(*home) || pending.question.is_some()))
            && small.stranger(viewed.0)
        {
            front = Some(home);
        }
    });
    if let Some(seat) = front {
        viewed.0 = seat;
    }
    Ok(())
}

struct Small<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    words: &'a Words<'a>,
    game: &'a Game,
    board: &'a Board,
    layout: Layout,
    covered: bool,
}

impl Small<'_, '_, '_> {
    fn painter(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// Draws a board and returns whether it was clicked.
    fn draw(&mut self, nth: u8, seat: Seat) -> bool {
        let place = self.layout.small_board(nth);
        let rect = self.brush.viewport().egui(place.min.x, place.min.y, place.width(), place.height());
        let response = self.brush.clickable(self.ui, Target::Player(seat), rect, !self.covered);
        let config = &self.words.seats[seat.index()];
        let player = self.board.player(seat);
        let painter = self.painter();
        self.brush.slice(&painter, &format!("panel/small/{}", config.colour.key()), [10.0; 4], rect);
        if response.hovered() || response.has_focus() {
            painter.rect_stroke(rect.shrink(1.0), 2.0, (2.4, palette::LAMP), egui::StrokeKind::Inside);
        }
        if rect.height() < 100.0 {
            self.row(rect, seat, player);
        } else if rect.width() > 300.0 {
            self.broad(rect, seat, player);
        } else {
            self.square(rect, seat, player);
        }
        let tip = self.words.with("tip-board", [("name", config.name.clone().into())]);
        let lines: Vec<_> = [tip].into_iter().chain(self.told(player)).collect();
        with_tip(response, &lines.join("\n")).clicked()
    }

    /// Name, points, coins, contracts and Game End cards in a line. Returns the x at which it ends.
    fn head(&mut self, from: Pos2, to: f32, seat: Seat, player: &PlayerBoard) -> f32 {
        let painter = self.painter();
        let config = &self.words.seats[seat.index()];
        self.brush.picture(&painter, &format!("emblem/{}", config.colour.key()), from - vec2(0.0, 8.0), 0.67);
        let shown = self.figures(player);
        let (pitch, gap) = if shown.len() > 3 { (30.0, 22.0) } else { (36.0, 24.0) };
        let figures = shown.len() as f32 * pitch + 2.0 * gap + 2.0;
        let name = ERect::from_min_max(
            pos2(from.x + 20.0, from.y - 12.0),
            pos2((to - figures).min(from.x + 110.0), from.y + 13.0),
        );
        let wide = painter.layout_no_wrap(config.name.clone(), bold(16.5), palette::PAPER).size().x;
        let line = ERect::from_min_size(name.min, vec2(wide.min(name.width()), name.height()));
        draw_fitted(&painter, line.translate(vec2(0.0, 1.0)), &config.name, bold(16.5), palette::PAPER);
        let mut x = line.right().max(from.x + 74.0).min(to - figures) + gap;
        ticket(self.brush, &painter, pos2(x, from.y), &player.score().to_string(), 22.0);
        x += gap + 8.0;
        for (icon, high, count) in shown {
            self.brush.icon(&painter, icon, pos2(x, from.y), high);
            draw_line(&painter, pos2(x + 10.0, from.y), &count.to_string(), bold(16.0), palette::PAPER);
            x += pitch;
        }
        x
    }

    /// What a player has from the modules, in words.
    fn told(&self, player: &PlayerBoard) -> Vec<String> {
        let (words, file) = (self.words, &player.case_file);
        let mut told = Vec::new();
        if self.game.setup().murder() {
            let tokens = file.hidden + file.open.len() as u8;
            let values = [("tokens", tokens.into()), ("cards", file.destroy_evidence.len().into())];
            told.push(words.with("tip-evidence", values));
        }
        let guests = |train: TrainId| player.train(train).guests_settled();
        if self.game.setup().modules.contains(&Module::D) {
            let waiting = TrainId::BOTH.map(|train| player.train(train).guests_waiting().count());
            let values = [("passengers", guests(TrainId::Upper).into()), ("luggage", guests(TrainId::Lower).into())];
            told.push(
                words.with("tip-guests", values.into_iter().chain([("waiting", (waiting[0] + waiting[1]).into())])),
            );
        }
        for (place, middle) in (1u8..).zip(&player.middle) {
            let values = [("n", place.into()), ("card", words.card(middle.card).into())];
            told.push(words.with("tip-middle", values));
        }
        let orders = player.trains.iter().flat_map(Train::cars).filter_map(|(_, car)| car.order);
        let orders: Vec<_> = orders.map(|order| words.order_tile(order)).collect();
        if !orders.is_empty() {
            told.push(words.with("tip-ordered", [("tiles", orders.join(", ").into())]));
        }
        told
    }

    /// The numbers beside the points: coins, contracts, Game End cards, and evidence if there is a murder. Each with
    /// its picture and the picture's height.
    fn figures(&self, player: &PlayerBoard) -> Vec<(&'static str, f32, u8)> {
        let (file, murder) = (&player.case_file, self.game.setup().murder());
        let game_end = player.game_end.len() as u8 + player.hidden_game_end;
        let contracts = player.contracts.len() as u8;
        let mut figures = vec![("coin", 17.0, player.purse.total())];
        // Module C has few contracts: they are shown once the player has one.
        if !murder || contracts > 0 {
            figures.push(("icon/contract/night", 22.0, contracts));
        }
        figures.push(("icon/game-end-card/night", 22.0, game_end));
        if murder {
            figures.push(("icon/fingerprint-1/night", 22.0, file.hidden + file.open.len() as u8));
        }
        if !file.destroy_evidence.is_empty() {
            figures.push(("icon/destroy/night", 22.0, file.destroy_evidence.len() as u8));
        }
        figures
    }

    fn has_middle(&self) -> bool {
        let modules = self.game.setup().modules;
        modules.contains(&Module::E) || modules.contains(&Module::F)
    }

    /// The middle cards side by side, from the left. Returns their width.
    fn middle(&self, corner: Pos2, size: f32, player: &PlayerBoard) -> f32 {
        if !self.has_middle() {
            return 0.0;
        }
        let painter = self.painter();
        for place in 0..MIDDLE_PLACES {
            let at = corner + vec2(place as f32 * (size + 2.0), 0.0);
            let Some(middle) = player.middle.get(place) else {
                let slot = ERect::from_min_size(at, vec2(size, size)).shrink(1.0);
                painter.rect_stroke(slot, 2.0, (1.0, palette::DISABLED.gamma_multiply(0.5)), egui::StrokeKind::Inside);
                continue;
            };
            let idle = middle.face_down();
            let ground = if idle { "mini/middle-blank" } else { "mini/middle" };
            self.brush.picture(&painter, ground, at, size / 20.0);
            let icon = match self.words.action_card(middle.card).face.kind() {
                Kind::Switch => "icon/switch",
                Kind::Mechanic => "icon/mechanic",
                _ => "icon/factory",
            };
            self.brush.icon(&painter, icon, at + vec2(size, size) / 2.0, size * 0.92);
            if idle {
                painter.rect_filled(
                    ERect::from_min_size(at, vec2(size, size)),
                    2.0,
                    palette::LACQUER.gamma_multiply(0.55),
                );
            }
        }
        MIDDLE_PLACES as f32 * (size + 2.0) + 6.0
    }

    /// Three players: 228 wide.
    fn square(&mut self, rect: ERect, seat: Seat, player: &PlayerBoard) {
        let colour = self.words.seats[seat.index()].colour;
        self.head(rect.min + vec2(9.0, 16.0), rect.right() - 2.0, seat, player);
        let painter = self.painter();
        painter.hline(
            rect.shrink(8.0).x_range(),
            rect.top() + 31.0,
            (0.8, palette::player(colour).gamma_multiply(0.6)),
        );
        let pitch = (rect.width() - 18.0) / 10.0;
        for (id, y) in TrainId::BOTH.into_iter().zip([45.0, 79.0]) {
            self.train(rect.min + vec2(9.0, y), pitch, player.train(id), colour);
        }
        let left = rect.left() + 10.0;
        let middle = self.middle(pos2(left, rect.top() + 108.0), 18.0, player);
        let route = ERect::from_min_max(pos2(left + middle, rect.top() + 106.0), rect.max - vec2(10.0, 4.0));
        self.route(route, seat, player);
    }

    /// Two players: 464 wide, room for larger cells.
    fn broad(&mut self, rect: ERect, seat: Seat, player: &PlayerBoard) {
        let colour = self.words.seats[seat.index()].colour;
        self.head(rect.min + vec2(12.0, 17.0), rect.left() + 300.0, seat, player);
        let painter = self.painter();
        painter.hline(
            rect.shrink(8.0).x_range(),
            rect.top() + 32.0,
            (0.8, palette::player(colour).gamma_multiply(0.6)),
        );
        for (id, x, key) in [(TrainId::Upper, 12.0, "side-upper"), (TrainId::Lower, 240.0, "side-lower")] {
            let corner = rect.min + vec2(x, 66.0);
            let size = 21.2;
            draw_line(&painter, corner - vec2(0.0, 22.0), &self.words.get(key), theme::text(14.5), palette::MUTED);
            self.train(corner, size, player.train(id), colour);
        }
        let left = rect.left() + 12.0;
        let middle = self.middle(pos2(left, rect.top() + 102.0), 20.0, player);
        let route = ERect::from_min_max(pos2(left + middle, rect.top() + 98.0), rect.max - vec2(12.0, 8.0));
        self.route(route, seat, player);
    }

    /// Four players, or the narrow stage: 58 high.
    fn row(&mut self, rect: ERect, seat: Seat, player: &PlayerBoard) {
        let colour = self.words.seats[seat.index()].colour;
        let end = self.head(rect.min + vec2(8.0, 14.0), rect.right() - 120.0, seat, player);
        let mut right = rect.right() - 10.0;
        if self.has_middle() {
            right -= 4.0 * 20.0 + 6.0;
            self.middle(pos2(right + 6.0, rect.top() + 5.0), 18.0, player);
        }
        let route = ERect::from_min_max(pos2(end + 2.0, rect.top() + 5.0), pos2(right, rect.top() + 23.0));
        if route.width() > 40.0 {
            self.route(route, seat, player);
        }
        let pitch = ((rect.width() - 30.0) / 20.2).min(23.0);
        self.train(rect.min + vec2(9.0, 33.0), pitch, player.train(TrainId::Upper), colour);
        let lower = rect.min + vec2(9.0 + 10.0 * pitch + 12.0, 33.0);
        self.train(lower, pitch, player.train(TrainId::Lower), colour);
    }

    fn train(&mut self, corner: Pos2, pitch: f32, train: &Train, colour: Colour) {
        let painter = self.painter();
        let scale = ((pitch - 1.2) / 20.0).min(1.0);
        let cell = vec2(20.0, 19.0) * scale;
        for place in 0..10usize {
            let at = corner + vec2(place as f32 * pitch, 0.0);
            match train.cards.get(place) {
                Some(TrainCard::Car(car)) => {
                    self.brush.picture(&painter, &format!("mini/{}", car.value), at, scale);
                    match car.guest {
                        // A guest still waiting for the conductor is dim.
                        Some(Guest::Passenger { seated: false, .. } | Guest::Luggage { loaded: false, .. }) => {
                            self.brush.tinted(
                                &painter,
                                "mini/guest",
                                at + vec2(14.0, -3.0) * scale,
                                scale,
                                palette::DISABLED,
                            );
                        }
                        Some(_) => self.brush.picture(&painter, "mini/guest", at + vec2(14.0, -3.0) * scale, scale),
                        None => {}
                    }
                    if car.order.is_some() {
                        self.brush.picture(&painter, "mini/order", at + vec2(-3.0, -3.0) * scale, scale);
                    }
                }
                Some(TrainCard::MailCar(_)) => self.brush.picture(&painter, "mini/mail", at, scale),
                Some(TrainCard::Locomotive(tile)) => {
                    let tiles = &self.words.catalogue().boards().locomotive_tiles;
                    let value = tiles.get(usize::from(*tile)).map_or(0, |tile| tile.value);
                    let name = format!("mini/engine/{value}");
                    let name = if self.brush.has(&name) { name } else { "mini/engine".to_owned() };
                    self.brush.picture(&painter, &name, at, scale);
                }
                None => {
                    let slot = ERect::from_min_size(at, cell).shrink(0.5);
                    let points =
                        [slot.left_top(), slot.right_top(), slot.right_bottom(), slot.left_bottom(), slot.left_top()];
                    let line = (1.0, egui::Color32::from_rgb(0x41, 0x53, 0x6E));
                    painter.extend(egui::Shape::dashed_line(&points, egui::Stroke::from(line), 2.0, 3.0));
                }
            }
        }
        let reached = f32::from(train.conductor) * pitch;
        if train.conductor > 0 {
            let light = ERect::from_min_size(corner + vec2(0.0, cell.y + 1.0), vec2(reached - 1.2, 2.4));
            painter.rect_filled(light, 1.0, palette::LAMP);
        }
        let x = corner.x + (reached - pitch / 2.0).max(-3.0);
        self.brush.picture(&painter, &format!("cap/{}", colour.key()), pos2(x, corner.y), 1.0);
    }

    /// The route from Paris at the right: a dot for each station, with the locomotive above.
    fn route(&mut self, rect: ERect, seat: Seat, player: &PlayerBoard) {
        let painter = self.painter();
        let rail = rect.bottom() - 6.0;
        let length = player.route.length();
        let paris = rect.right() - 6.0;
        let step = ((rect.width() - 26.0) / f32::from(length.max(3))).min(22.0);
        painter.hline(rect.x_range(), rail, (2.0, palette::DISABLED));
        let at = |station: u8| paris - 12.0 - step * f32::from(station);
        let reached = at(player.route.locomotive).max(rect.left());
        painter.hline(reached..=paris, rail, (2.4, palette::LAMP));
        // The tower of Paris.
        let foot = pos2(paris, rail + 2.0);
        let tower = [vec2(0.0, -15.0), vec2(4.0, 0.0), vec2(-4.0, 0.0)].map(|corner| foot + corner);
        painter.add(egui::Shape::convex_polygon(tower.to_vec(), palette::STEAM, egui::Stroke::NONE));
        let radius = (step * 0.24).clamp(1.6, 4.6);
        for station in 1..=length {
            let passed = station <= player.route.locomotive;
            let bonus = matches!(self.game.queries().station(seat, station), Some(Station::Bonus(_)));
            let fill = match (passed, bonus) {
                (true, true) => palette::LAMP,
                (true, false) => palette::MUTED,
                (false, _) => palette::LACQUER,
            };
            let edge = if bonus { palette::BRASS } else { palette::MUTED };
            painter.circle(pos2(at(station), rail), radius, fill, (1.4, edge));
        }
        let colour = self.words.seats[seat.index()].colour;
        let scale = if rect.height() > 20.0 { 0.36 } else { 0.3 };
        let engine = pos2(at(player.route.locomotive) - 38.0 * scale, rail - 3.0 - 30.0 * scale);
        self.brush.picture(&painter, &format!("loco/{}", colour.key()), engine, scale);
    }

    /// The plate that says whose board lies in front. Returns whether its back button was clicked.
    fn stranger(&mut self, seat: Seat) -> bool {
        let route = self.layout.route();
        let config = &self.words.seats[seat.index()];
        let words = self.words.with("board-of-other", [("name", config.name.clone().into())]);
        let painter = self.painter();
        let wide = painter.layout_no_wrap(words.clone(), bold(18.0), palette::PAPER).size().x + 250.0;
        let rect = self.brush.viewport().egui(route.center().x - wide / 2.0, route.min.y + 10.0, wide, 46.0);
        painter.rect_filled(rect, 2.0, palette::NIGHT);
        self.brush.slice(&painter, &format!("panel/small/{}", config.colour.key()), [10.0; 4], rect);
        self.brush.picture(
            &painter,
            &format!("emblem/{}", config.colour.key()),
            rect.left_center() + vec2(12.0, -11.0),
            0.9,
        );
        painter.text(rect.left_center() + vec2(44.0, 1.5), Align2::LEFT_CENTER, words, bold(18.0), palette::PAPER);
        let back = ERect::from_min_max(pos2(rect.right() - 184.0, rect.top() + 5.0), rect.max - vec2(6.0, 5.0));
        let button =
            Button::new(Control::OwnBoard, self.words.get("board-back"), ButtonStyle::Ready).sprite("ui/back", 18.0);
        button.draw(self.brush, self.ui, back, self.covered)
    }
}
