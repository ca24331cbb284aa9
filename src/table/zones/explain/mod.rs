//! What is pointed at for a while: its picture enlarged, and what it means in words.

use bevy::{prelude::*, window::RequestRedraw};

mod about;
mod modules;

use super::{market, route};
use crate::{
    drawing::{Drawing, colour, rect, sized},
    layout::FINGER,
    localization::{
        Value,
        words::{Words, capital, of_type},
    },
    pieces::{
        car, card, conductor, purse,
        size::{CAR, CARD, MARKET_CARD},
        station, symbols,
        train_card::{self, Detail, Light},
    },
    session::{PendingQuestion, PlaySet},
    state::{Overlay, Screen},
    table::{
        input::{
            choosing::{Hovered, card_in_focus},
            drag::Drag,
            pointed::{LOOKS, Pointed, RulesAskedFor, Targets, table_is_free},
            preview::Preview,
        },
        names::Target,
        scene::{
            pieces::{Enter, Id, Leave, Piece, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, theme::palette, typefaces::Typeface, viewport::Viewport},
};
use about::{About, action_card, whole};
use rules::{CardType, Face, GameEndId, Pile, Station, TrainId, model::train::TrainCard};
use strum::VariantArray;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Explained>()
        .add_systems(Update, explain.after(PlaySet::Offer).before(PlaySet::Draw).run_if(in_state(Screen::Table)));
}

/// How long to point at something before it is explained, if a passing mouse already shows it enlarged.
const AFTER_IN_PROMPT: f32 = 1.1;
/// The same where it lies over the table: there a mouse has to rest for long.
const AFTER_OVER_TABLE: f32 = 1.6;

/// What is explained now.
#[derive(Resource, Default, Clone, Copy, PartialEq)]
pub struct Explained {
    /// A thing on the table.
    pub target: Option<Target>,
    /// A finger asked for it: it stays when the finger is lifted, until the next touch, and leads to the rules.
    pub by_touch: bool,
}

fn explain(
    touches: Res<Touches>,
    targets: Res<Targets>,
    mut asked: MessageWriter<RulesAskedFor>,
    mut pointed: ResMut<Pointed>,
    hovered: Res<Hovered>,
    drag: Res<Drag>,
    preview: Res<Preview>,
    viewport: Res<Viewport>,
    overlay: Res<State<Overlay>>,
    pending: Res<PendingQuestion>,
    mut explained: ResMut<Explained>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Explained { target: Some(target), by_touch: true } = *explained {
        match touches.iter_just_pressed().next() {
            Some(touch) => {
                let at = viewport.layout_point(touch.position());
                if targets.explanation_rules.is_some_and(|chip| chip.contains(at)) {
                    asked.write(RulesAskedFor(target));
                }
                pointed.spent = true;
                *explained = Explained::default();
                return;
            }
            None if touches.iter().next().is_none() => return,
            None => {}
        }
    }
    // What was reached with the keys stays pointed at below a window.
    if drag.picked.is_some() || !table_is_free(&overlay, &pending) {
        explained.set_if_neq(Explained::default());
        return;
    }
    let large = matches!(hovered.0, Some(Target::OfferCard(_) | Target::StorageCard(_) | Target::Toolbox));
    // Whoever chooses among places looks at what each would bring.
    let is_place = hovered.0.is_some_and(|target| preview.gain(target).is_some());
    let after = match (targets.explained_on_sheet, large || is_place) {
        _ if pointed.by_touch => LOOKS,
        (true, _) => AFTER_OVER_TABLE,
        (false, true) => AFTER_IN_PROMPT,
        (false, false) => LOOKS,
    };
    let rests = pointed.on_purpose && pointed.rests >= after;
    if hovered.0.is_some() && pointed.on_purpose && !rests {
        redraw.write(RequestRedraw);
    }
    // The touch that put an explanation away brings none.
    let target = hovered.0.filter(|_| rests && !pointed.spent);
    explained.set_if_neq(Explained { target, by_touch: target.is_some() && pointed.by_touch });
}

const WIDE: f32 = 440.0;
/// The largest scale on a sheet.
const ON_SHEET: f32 = 0.86;
const MARGIN: f32 = 18.0;
/// Room between an explanation and the chip below it.
const GAP: f32 = 6.0;
const LINE: f32 = 20.4;

/// Where an explanation lies, and the chip below it that opens the rules.
pub struct LaidExplanation {
    /// The explanation.
    pub at: Rect,
    /// Only for fingers: with a mouse there is a key, and the book of the prompt.
    pub rules: Option<Rect>,
}

/// The chip that opens the rules.
const CHIP: Vec2 = Vec2::new(150.0, FINGER);
/// The one beside it that says that a touch puts the explanation away, as a touch anywhere else does.
const CLOSE: Vec2 = Vec2::splat(FINGER);

/// Lays the explanation of a thing beside it, and returns where.
pub fn lay(view: &View, scene: &mut Scene, target: Target, by_touch: bool) -> Option<LaidExplanation> {
    let beside = scene.targets.iter().find(|(other, _)| *other == target).map(|(_, rect)| *rect)?;
    let in_prompt = card_in_focus(view.hovered, view.selection, &view.pending.choices).map(Target::OfferCard);
    if in_prompt == Some(target) {
        return None;
    }
    let words = Words::new(view.texts, view.game, view.session);
    let about = about(view, &words, target)?;
    let picture = about.size * about.scale;
    let short = about.words.chars().count() < 64;
    // What lies on the board is explained over the coins, and not over what the trains would score.
    let side = view.layout.board.frame.max.x - view.layout.board.purse.panel.min.x - 12.0;
    let most = if view.layout.board.frame.contains(beside.center()) { WIDE.min(side) } else { WIDE };
    let most = view.layout.sheet.map_or(most, |room| (room.width() / ON_SHEET).min(620.0));
    let text_wide = if short { 160.0 } else { (most - picture.x - MARGIN * 3.0).max(180.0) };
    let wide = text_wide + picture.x + MARGIN * 3.0;
    let lines = Typeface::Text.lines(&about.words, 17.0, text_wide) as f32;
    let high = (picture.y).max(44.0 + lines * LINE) + MARGIN * 2.0;
    // Cards of one draft are compared with each other.
    let drafted = scene.targets.iter().filter(|_| matches!(target, Target::DraftCard(_)));
    let drafted = drafted.filter(|(other, _)| matches!(other, Target::DraftCard(_))).map(|(_, rect)| *rect).collect();
    let whole = Vec2::new(wide, high);
    let at = match view.layout.sheet {
        Some(room) => {
            veil(view, scene);
            let below = if by_touch { CHIP.y + GAP } else { 0.0 };
            let room = Rect::new(room.min.x, room.min.y, room.max.x, room.max.y - below);
            let scale = (room.size() / whole).min_element().min(ON_SHEET);
            Rect::from_center_size(room.center(), whole * scale)
        }
        None => place(view, beside, drafted, whole)?,
    };
    let mut panel = Drawing::default();
    panel.panel(sized(whole));
    panel.put(&about.picture, MARGIN, (high - picture.y) / 2.0, about.scale);
    let left = MARGIN * 2.0 + picture.x;
    let size = Typeface::Display.fit(&about.heading, 22.0, text_wide);
    panel.display(about.heading, left, MARGIN + 22.0, size, colour(palette::LAMP), Align::Left);
    let body = rect(left, MARGIN + 36.0, text_wide, high);
    panel.text(about.words, body, 17.0, colour(palette::PAPER), Align::Left);
    let mut piece = Piece::moving(panel, whole, at, z::EXPLAIN, 120);
    (piece.enter, piece.leave) = (Enter::Fade, Leave::AtOnce);
    scene.add(Id::Still("explained", 0, 0), piece);
    let rules = view.layout.sheet.filter(|_| by_touch).map(|_| {
        let middle = Vec2::new(at.center().x - (GAP + CLOSE.x) / 2.0, at.max.y + GAP + CHIP.y / 2.0);
        let chip = Rect::from_center_size(middle, CHIP);
        let mut drawing = Drawing::default();
        drawing.plate(sized(CHIP), palette::NIGHT, palette::BRASS, 1.6);
        drawing.centred("ui/book", 30.0, CHIP.y / 2.0, 1.0);
        let words = rect(48.0, 0.0, CHIP.x - 58.0, CHIP.y);
        drawing.line_in(&view.texts.get("explanation-rules"), words, 18.0, palette::LAMP, Align::Left, Typeface::Bold);
        scene.add(Id::Still("explained", 1, 0), Piece::still(drawing, chip.min, z::EXPLAIN));
        let mut close = Drawing::default();
        close.plate(sized(CLOSE), palette::NIGHT, palette::BRASS, 1.6).centred(
            "ui/close",
            CLOSE.x / 2.0,
            CLOSE.y / 2.0,
            1.0,
        );
        scene.add(
            Id::Still("explained", 2, 0),
            Piece::still(close, Vec2::new(chip.max.x + GAP, chip.min.y), z::EXPLAIN),
        );
        chip
    });
    Some(LaidExplanation { at, rules })
}

/// Where there is no room beside the thing, the table is dimmed, and the explanation lies in the middle of its sheet.
fn veil(view: &View, scene: &mut Scene) {
    let mut veil = Drawing::default();
    veil.fill(view.visible.inflate(2.0), colour(palette::DEEP).with_alpha(0.7));
    scene.still("veil", 0, 0, veil, Vec2::ZERO, z::EXPLAIN - 1.0);
}

/// Beside the thing, where neither it nor what egui draws is covered, nor what else is to be spared.
fn place(view: &View, beside: Rect, mut spared: Vec<Rect>, size: Vec2) -> Option<Rect> {
    let layout = &view.layout;
    let viewport = sized(layout.size).inflate(-6.0);
    spared.extend([layout.prompt, layout.top_bar.ground, beside]);
    spared.extend((1..layout.players).map(|nth| layout.small_board(nth - 1)));
    let middle = beside.center() - size / 2.0;
    let (right, left) = (Vec2::new(beside.max.x + 14.0, middle.y), Vec2::new(beside.min.x - size.x - 14.0, middle.y));
    let (below, above) = (Vec2::new(middle.x, beside.max.y + 14.0), Vec2::new(middle.x, beside.min.y - size.y - 14.0));
    // What lies on the board is explained on the board, where nothing is covered that could be taken: trains and route
    // beside the trains, and what lies there over the end of the trains.
    let side = layout.board.purse.panel.min;
    let x = if beside.center().x < side.x { side.x } else { side.x - size.x - 14.0 };
    let on_board = Vec2::new(x, layout.board.frame.max.y - size.y - 10.0);
    let is_on_board = layout.board.frame.contains(beside.center());
    let spots = if is_on_board { [on_board, left, right, above] } else { [right, left, below, above] };
    let fits = |corner: Vec2| {
        let corner = corner.clamp(viewport.min.max(Vec2::new(0.0, 58.0)), (viewport.max - size).max(viewport.min));
        let at = Rect::from_corners(corner, corner + size);
        spared.iter().all(|zone| zone.intersect(at).is_empty()).then_some(at)
    };
    spots.into_iter().find_map(fits)
}

/// The heading and the words of the explanation of a thing.
pub fn told(view: &View, words: &Words, target: Target) -> Option<(String, String)> {
    about(view, words, target).map(|about| (about.heading, about.words))
}

fn about(view: &View, words: &Words, target: Target) -> Option<About> {
    let texts = view.texts;
    let get = |key: &str| texts.get(key);
    match target {
        Target::OfferCard(place) => action_card(view, words, view.board.offer.card(place)?),
        Target::StartTile => {
            let face = card::start_tile(view.catalogue, texts);
            let text = start_player(view, words);
            whole(face, Vec2::new(90.0, 86.0), 1.4, get("about-start-tile"), text)
        }
        Target::Row(row) => {
            let mut face = Drawing::default();
            let taken = view.board.offer.taken[usize::from(row)];
            for pip in 0..view.board.seats() {
                let name = if pip < taken { "pip/taken" } else { "pip/open" };
                face.scaled(name, 20.0, 12.0 + 20.0 * f32::from(pip), 1.2);
            }
            let values = [("taken", Value::from(taken)), ("all", Value::from(view.board.seats()))];
            let heading = texts.with("about-row", [("row", Value::from(row + 1))]);
            let size = Vec2::new(40.0, 20.0 * f32::from(view.board.seats()) + 4.0);
            whole(face, size, 1.4, heading, texts.with("about-row-words", values))
        }
        Target::Market(slot) => game_end(view, words, view.board.market[usize::from(slot)]?, true),
        Target::DraftCard(nth) => {
            let seat = view.pending.question?.seat;
            let card = *view.game.view(seat).draft_hand.get(usize::from(nth))?;
            game_end(view, words, card, false)
        }
        Target::TrainCard(train, place) => train_card(view, words, train, place),
        Target::TrainEnd(train) => {
            let mut face = Drawing::of("slot/car");
            face.picture("dash/car", 0.0, 0.0);
            let place = view.me().train(train).cards.len();
            let key = match place {
                5 => "about-slot-mail",
                9 => "about-slot-locomotive",
                _ => "about-slot",
            };
            whole(face, CAR, 1.5, words.train(train), get(key))
        }
        Target::Conductor(_) => {
            let mut face = Drawing::default();
            face.put(&conductor::whole(view.colour(view.viewed).key()), 30.0, 60.0, 1.0);
            whole(face, Vec2::new(50.0, 62.0), 2.0, get("about-conductor"), movable(view, target, "conductor"))
        }
        Target::Locomotive => {
            let face = car::locomotive(view.colour(view.viewed).key());
            whole(face, Vec2::new(76.0, 32.0), 1.8, get("about-locomotive"), movable(view, target, "locomotive"))
        }
        Target::Station(number) => about_station(view, words, number),
        Target::RouteCard(place) => {
            let route = view.me().route.places.get(usize::from(place))?;
            match route.card {
                Some(card) => action_card(view, words, card),
                None => {
                    let mut face = Drawing::default();
                    let crop = rect(458.0 - 130.0, 0.0, 130.0, 86.0);
                    face.art(crate::ui::atlas::Art::new("route/board").crop(crop).size(130.0, 86.0), 0.0, 0.0, 1.0);
                    whole(face, Vec2::new(130.0, 86.0), 1.1, words.route_card(None), get("about-route-board"))
                }
            }
        }
        Target::Coins(column) => {
            let mut face = Drawing::default();
            face.slice("panel/paper", 10.0, rect(0.0, 0.0, 60.0, 42.0));
            face.put(&purse::what_it_buys(column), 30.0, 21.0, 1.1);
            let heading = texts.with("about-coins", [("column", Value::from(column + 1))]);
            let key = ["about-coins-1", "about-coins-2", "about-coins-3"][usize::from(column.min(2))];
            whole(face, Vec2::new(60.0, 42.0), 1.8, heading, format!("{}\n{}", get(key), get("about-coins-all")))
        }
        Target::Contract(nth) => {
            let card = *view.me().contracts.get(usize::from(nth))?;
            let Face::Contract(contract) = &view.catalogue.card(card).face else { return None };
            let (done, all) = view.queries().contract_progress(view.me(), card);
            let progress =
                texts.with("about-contract-now", [("done", Value::from(done.min(all))), ("all", Value::from(all))]);
            let face = card::contract_board(contract, done >= all, 1.7);
            let text = format!("{}\n{progress}", words.card_explained(card));
            whole(face, Vec2::new(88.0, 104.0), 1.7, words.card_title(card), text)
        }
        Target::MailCar(mail_car) => about_mail_car(view, words, mail_car),
        Target::Taken => taken(view),
        Target::OwnGameEnd => own_game_end(view, words),
        Target::LocomotiveTile => {
            let next = usize::from(view.board.tiles_taken);
            let tile = view.catalogue.boards().locomotive_tiles.get(next)?;
            let left = view.catalogue.boards().locomotive_tiles.len() - next;
            let left = texts.with("about-tiles-left", [("left", left.into())]);
            let text = format!("{}\n{left}", words.tile_explained(next as u8));
            whole(card::locomotive_tile(tile), MARKET_CARD, 1.4, words.tile_title(next as u8), text)
        }
        Target::Constantinople => {
            let points: Vec<_> = view.catalogue.boards().constantinople.iter().map(u8::to_string).collect();
            let text = texts.with("about-constantinople", [("points", Value::from(points.join(", ")))]);
            whole(market::constantinople_face(view), MARKET_CARD, 1.4, get("table-constantinople"), text)
        }
        Target::Pile(pile) => {
            let left = view.board.piles[usize::from(pile)];
            let key = format!("card/back/{}", pile + 1);
            let rounds = match pile {
                0 => "1–2",
                1 => "3–4",
                _ => "5–6",
            };
            let values = [("left", Value::from(left)), ("rounds", Value::from(rounds))];
            let heading = texts.with("about-pile", [("pile", Value::from(pile + 1))]);
            let now = Pile::of_round(view.board.round).index() == usize::from(pile) && view.board.round > 0;
            let text = texts.with(if now { "about-pile-now" } else { "about-pile-words" }, values);
            whole(Drawing::of(key), CARD, 1.1, heading, text)
        }
        Target::Waiting(_) | Target::Player(_) => None,
        _ => modules::about(view, words, target),
    }
}

/// What a conductor or the locomotive does and, while it can be moved, what the figure beside it means.
fn movable(view: &View, target: Target, key: &str) -> String {
    let words = view.texts.get(&format!("about-{key}-words"));
    let key = if target == Target::Locomotive { "about-steps" } else { "about-conductor-steps" };
    match view.steps(target).filter(|_| view.lit(target)) {
        Some(steps) => format!("{words}\n{}", view.texts.with(key, [("steps", Value::from(steps))])),
        None => words,
    }
}

fn game_end(view: &View, words: &Words, card: GameEndId, costs: bool) -> Option<About> {
    let face = card::game_end(view.catalogue.game_end(card));
    // A drafted card gives no action.
    let text = if costs {
        format!("{}\n{}", words.game_end_explained(card), view.texts.get("about-game-end"))
    } else {
        format!("{}.\n{}", capital(&words.game_end(card)), view.texts.get("about-draft"))
    };
    whole(face, MARKET_CARD, 1.45, view.texts.get("table-game-end"), text)
}

fn train_card(view: &View, words: &Words, train: TrainId, place: u8) -> Option<About> {
    let own = view.me().train(train);
    let reached = own.reached(usize::from(place));
    let state = view.texts.get(if reached { "about-car-reached" } else { "about-car-dark" });
    let card = own.cards.get(usize::from(place))?;
    let face = train_card::draw(view.catalogue, card, Light::Lit, Detail::FULL);
    match card {
        TrainCard::Car(car) => {
            let value = car.value.points();
            let heading = view.texts.with("about-car", [("value", Value::from(value))]);
            let mut text = format!("{}.\n{state}", words.car(train, place));
            for line in modules::riders(view, words, car) {
                text = format!("{text}\n{line}");
            }
            match own.upgrade_at(usize::from(place)) {
                Some(next) => {
                    let next = view.texts.with("about-car-next", [("value", Value::from(next.points()))]);
                    text = format!("{text}\n{next}");
                }
                None => {
                    let key = if car.value.next().is_some() { "about-car-stuck" } else { "about-car-top" };
                    text = format!("{text}\n{}", view.texts.get(key));
                }
            }
            whole(face, CAR, 1.6, heading, text)
        }
        TrainCard::MailCar(mail_car) => about_mail_car(view, words, *mail_car),
        TrainCard::Locomotive(tile) => {
            let text = format!("{}\n{state}", words.tile_explained(*tile));
            whole(face, CAR, 1.6, words.tile_title(*tile), text)
        }
    }
}

fn about_mail_car(view: &View, words: &Words, mail_car: u8) -> Option<About> {
    let face = train_card::draw(view.catalogue, &TrainCard::MailCar(mail_car), Light::Lit, Detail::FULL);
    let text = format!("{}.\n{}", capital(&words.mail_car(mail_car)), view.texts.get("about-mail-car-words"));
    whole(face, CAR, 1.6, view.texts.get("about-mail-car"), text)
}

fn about_station(view: &View, words: &Words, number: u8) -> Option<About> {
    let (place, nth) = view.me().route.find(number)?;
    let station = route::stations(view, view.me(), place).get(nth)?;
    let mut face = Drawing::default();
    match station {
        Station::Points(points) => symbols::seal(&mut face, "seal", *points, 40.0, 30.0, 28.0),
        Station::Bonus(frame) => station::board(&mut face, frame, rect(1.0, 5.0, 78.0, 50.0), false, 1.5),
    }
    let heading = view.texts.with("about-station", [("number", Value::from(number))]);
    let reached = number <= view.me().route.locomotive;
    let mut text = format!("{}.", capital(&words.station(station)));
    let key = if reached { "about-station-reached" } else { "about-station-ahead" };
    text = format!("{text}\n{}", view.texts.get(key));
    if view.me().route.places[place].postcard.is_some() && matches!(station, Station::Bonus(_)) {
        text = format!("{text}\n{}", view.texts.get("about-station-twice"));
    }
    whole(face, Vec2::new(80.0, 60.0), 1.6, heading, text)
}

fn start_player(view: &View, words: &Words) -> String {
    let frames = &view.catalogue.boards().start_player;
    let mut lines = vec![view.texts.get("about-start-tile-words")];
    for (steps, frame) in frames.iter().enumerate().take(usize::from(view.board.seats())) {
        if !frame.is_empty() {
            let values = [("steps", Value::from(steps)), ("what", Value::from(words.frame(frame)))];
            lines.push(view.texts.with("about-start-tile-gain", values));
        }
    }
    lines.join("\n")
}

fn taken(view: &View) -> Option<About> {
    let taken = &view.me().taken;
    let mut face = Drawing::default();
    match taken.last() {
        Some(card) => face.put(&view.card_face(*card), 0.0, 0.0, 1.0),
        None => face.picture("ghost/card", 0.0, 0.0),
    };
    let lines = CardType::VARIANTS.iter().copied().map(|card_type| {
        let count = taken.iter().filter(|card| view.catalogue.card(**card).face.card_type() == Some(card_type)).count();
        view.texts.with("about-taken-of", [("type", of_type(card_type)), ("n", count.into())])
    });
    let text = format!("{}\n{}", view.texts.get("about-taken"), lines.collect::<Vec<_>>().join("\n"));
    whole(face, CARD, 1.2, view.texts.get("table-taken-cards"), text)
}

fn own_game_end(view: &View, words: &Words) -> Option<About> {
    let own: Vec<_> = view.me().game_end.iter().copied().chain(view.drafted()).collect();
    let mut face = Drawing::default();
    match own.last() {
        Some(card) => face.put(&card::game_end(view.catalogue.game_end(*card)), 0.0, 0.0, 1.0),
        None => face.picture("card/market/back", 0.0, 0.0),
    };
    let mut lines: Vec<String> = own.iter().map(|card| format!("{}.", capital(&words.game_end(*card)))).collect();
    if view.drafted().is_some() {
        lines.push(view.texts.get("about-drafted"));
    } else if view.me().hidden_game_end > 0 {
        lines.push(view.texts.get("about-hidden"));
    }
    whole(face, MARKET_CARD, 1.3, view.texts.get("about-own-game-end"), lines.join("\n"))
}
