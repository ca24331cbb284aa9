//! The shelf of the saved games: a label for each, what the chosen one was, and what can be done with it.

mod about;
mod arrivals;
mod chosen;
mod labels;
mod layout;
mod names;
mod view;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{
    kept::kept_bar,
    sharing::{Sharing, sharing},
};
use crate::drawing::{Drawing, rect};
use crate::{
    controls::{KeyAction, Pressed},
    localization::{Texts, Value},
    opening::resume,
    persistence::{HandOut, LookForGames, SaveOwnership, SavedGames, Store, open_elsewhere, write_game},
    replay,
    review::ReviewWanted,
    session::{GameId, local_now},
    state::{Overlay, Screen},
    travels::take_up,
    ui::{brush::Brush, labels::Align, theme::palette, typefaces::Typeface, viewport::Viewport},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        segments::Segment,
        toast::Toast,
    },
};
pub(super) use about::name as game_name;
use labels::Labels;
use layout::ShelfLayout;
pub use names::SavedGamesControl;
use view::{ShelfDoings, ShelfOrder, ShelfView, ShownGames, listed};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShelfView>()
        .add_plugins(arrivals::plugin)
        .add_systems(OnEnter(Screen::SavedGames), look.after(LookForGames))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::SavedGames)));
}

/// The game played last is chosen, unless another one was.
fn look(
    saved: Res<SavedGames>,
    store: Res<Store>,
    viewport: Res<Viewport>,
    texts: Res<Texts>,
    mut view: ResMut<ShelfView>,
    mut toasts: MessageWriter<Toast>,
) {
    // A phone has no room for a button.
    if ShelfLayout::of(viewport.shape).sort.is_none() && is_almost_full(&store) {
        toasts.write(Toast(texts.get("saved-games-oldest-tip")));
    }
    (view.name, view.shares) = (None, false);
    let there = |id: &GameId| saved.games.iter().any(|shelved| shelved.id == *id);
    if !view.chosen.as_ref().is_some_and(there) {
        view.chosen = saved.games.first().map(|shelved| shelved.id.clone());
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut doings: ShelfDoings,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    overlay: Res<State<Overlay>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let layout = ShelfLayout::of(shape);
    let today = local_now().date();
    let mut name = doings.view.name.clone();
    let shown = listed(&doings.saved, &doings.view, &texts);
    let chosen = shown.iter().find(|shelved| doings.view.chosen.as_ref() == Some(&shelved.id)).copied();
    let chosen = chosen.filter(|shelved| shelved.goes_in.is_none());
    let is_over = chosen.is_some_and(|shelved| shelved.found.as_ref().is_ok_and(|game| game.asked().is_none()));
    let gold = if is_over { SavedGamesControl::Watch } else { SavedGamesControl::Open };
    let ids: Vec<GameId> = shown.iter().map(|shelved| shelved.id.clone()).collect();
    if shown.iter().any(|shelved| shelved.goes_in.is_some()) {
        redraw.write(RequestRedraw);
    }
    let (back, other, pressed) = brush.canvas(&ctx, "saved-games", egui::Order::Background, None, |canvas| {
        canvas.night();
        let labels = Labels { shown: &shown, chosen: doings.view.chosen.as_ref(), today };
        let mut pressed = labels::draw(canvas, &layout.labels, &labels);
        if shown.is_empty() {
            nothing_here(canvas, &layout, doings.saved.games.is_empty());
        }
        pressed = head(canvas, &layout, &doings).or(pressed);
        let store = &doings.store;
        pressed = chosen::draw(canvas, &layout.chosen, chosen, today, store, name.as_mut()).or(pressed);
        let (back, other) = kept_bar(canvas, shape, Screen::SavedGames, SavedGamesControl::Back.into());
        (back, other, pressed)
    });
    doings.view.name = name;
    let free = doings.notices.0.is_empty() && *overlay.get() == Overlay::None;
    if doings.view.shares {
        share(&mut brush, &ctx, &keys, &mut doings);
        return Ok(());
    }
    let typing = doings.view.name.is_some();
    if free && keys.just(KeyAction::Back) && typing {
        doings.view.name = None;
    } else if back || (free && keys.just(KeyAction::Back)) {
        doings.next.set(Screen::Title);
    }
    if let Some(other) = other {
        doings.next.set(other);
    }
    let pressed = pressed.or_else(|| by_keys(&keys, &ctx, &ids, &doings.view, gold).filter(|_| free && !typing));
    if let Some(pressed) = pressed {
        obey(pressed, &ids, &mut doings, &texts);
    }
    Ok(())
}

/// The arrows walk along the labels, Enter presses the gold button, Delete deletes the chosen game.
fn by_keys(
    keys: &Pressed,
    ctx: &egui::Context,
    ids: &[GameId],
    view: &ShelfView,
    gold: SavedGamesControl,
) -> Option<SavedGamesControl> {
    if ctx.memory(|memory| memory.focused().is_some()) {
        return None;
    }
    let at = ids.iter().position(|id| view.chosen.as_ref() == Some(id));
    let walk = |step: isize| {
        let next = at.map_or(0, |at| at.saturating_add_signed(step)).min(ids.len().saturating_sub(1));
        Some(SavedGamesControl::Choose(next as u16))
    };
    match () {
        () if keys.just(KeyAction::Right) || keys.just(KeyAction::Down) => walk(1),
        () if keys.just(KeyAction::Left) || keys.just(KeyAction::Up) => walk(-1),
        () if keys.just(KeyAction::Confirm) => Some(gold),
        () if keys.just(KeyAction::Delete) => Some(SavedGamesControl::Delete),
        () => None,
    }
}

/// The row above the labels.
fn head(canvas: &mut Canvas, layout: &ShelfLayout, doings: &ShelfDoings) -> Option<SavedGamesControl> {
    let mut pressed = None;
    let usable = || doings.saved.usable();
    let underway = usable().filter(|game| game.asked().is_some()).count();
    let numbers = [doings.saved.games.len(), underway, usable().count() - underway];
    let keys = ["saved-games-all", "saved-games-underway", "saved-games-finished"];
    let parts: Vec<_> = keys
        .into_iter()
        .zip(numbers)
        .enumerate()
        .map(|(which, (key, number))| Segment {
            weight: [0.7, 1.2, 1.1][which],
            ..Segment::new(SavedGamesControl::Show(which as u8), canvas.words_with(key, [("number", number.into())]))
        })
        .collect();
    let small = layout.chosen.signs_only;
    let size = if small { 15.0 } else { 18.5 };
    if let Some(which) = canvas.segments(layout.show, &parts, doings.view.shown as usize, size) {
        pressed = Some(SavedGamesControl::Show(which as u8));
    }
    let sort = layout.sort.filter(|_| layout.used.is_some() || !is_almost_full(&doings.store));
    if let Some(place) = sort {
        let key = ["newest", "best", "name"][doings.view.order as usize];
        let words = canvas.words(&format!("saved-games-sort-{key}"));
        let tip = canvas.words("saved-games-sort-tip");
        let button = Button::new(SavedGamesControl::Sort, words, ButtonStyle::Plain).size(18.5).tip(tip);
        pressed = canvas.button(&button, place).then_some(SavedGamesControl::Sort).or(pressed);
    }
    let almost_full = is_almost_full(&doings.store);
    match (layout.used, layout.sort) {
        (Some(place), _) if !almost_full => used(canvas, place, doings.store.used()),
        (Some(place), _) | (None, Some(place)) if almost_full => pressed = offer_oldest(canvas, place).or(pressed),
        _ => {}
    }
    let words = if small { String::new() } else { canvas.words("saved-games-import") };
    let import = Button::new(SavedGamesControl::Import, words, ButtonStyle::Plain).sprite("ui/import", 24.0).size(18.5);
    let import = import.tip(canvas.words("saved-games-import-tip"));
    canvas.button(&import, layout.import).then_some(SavedGamesControl::Import).or(pressed)
}

/// From 80 % on, old games should leave.
fn is_almost_full(store: &Store) -> bool {
    matches!(store.used(), (bytes, Some(room)) if bytes * 5 >= room * 4)
}

/// The oldest game can be exported, and is chosen then: it is one more click to delete it.
fn offer_oldest(canvas: &mut Canvas, place: Rect) -> Option<SavedGamesControl> {
    let (words, tip) = (canvas.words("saved-games-oldest"), canvas.words("saved-games-oldest-tip"));
    let button = Button::new(SavedGamesControl::ExportOldest, words, ButtonStyle::Plain).sprite("ui/export", 24.0);
    canvas.button(&button.size(17.5).tip(tip), place).then_some(SavedGamesControl::ExportOldest)
}

/// How much room the games take, and of how much if that is known.
fn used(canvas: &mut Canvas, place: Rect, (bytes, room): (u64, Option<u64>)) {
    let megabytes = |bytes: u64| Value::from((bytes as f64 / 1e5).round() / 10.0);
    let mut drawing = Drawing::default();
    let (words, share) = match room {
        Some(room) => {
            let share = bytes as f32 / room.max(1) as f32;
            let values = [("used", megabytes(bytes)), ("all", megabytes(room))];
            (canvas.words_with("saved-games-used-of", values), Some(share))
        }
        None => (canvas.words_with("saved-games-used", [("used", megabytes(bytes))]), None),
    };
    let line = Rect { max: place.max - Vec2::X * if share.is_some() { 90.0 } else { 0.0 }, ..place };
    drawing.line_in(&words, line, 18.0, palette::PAPER, Align::Left, Typeface::Text);
    if let Some(share) = share {
        let bar = rect(place.max.x - 80.0, place.center().y - 6.0, 80.0, 12.0);
        drawing.fill(bar, palette::FIELD).fill(rect(bar.min.x, bar.min.y, 80.0 * share.min(1.0), 12.0), palette::LAMP);
        drawing.frame(bar, 1.0, palette::BRASS);
    }
    canvas.paint(&drawing);
}

fn nothing_here(canvas: &mut Canvas, layout: &ShelfLayout, at_all: bool) {
    let (Vec2 { x, y }, w) = (layout.labels.area.min, layout.labels.area.width());
    let mut drawing = Drawing::default();
    let place = rect(x + 20.0, y + 30.0, w - 40.0, 40.0);
    let words = canvas.words(if at_all { "saved-games-none" } else { "saved-games-none-here" });
    drawing.line_in(&words, place, 26.0, palette::LAMP, Align::Centre, Typeface::Display);
    if at_all {
        let below = rect(x + 20.0, y + 76.0, w - 40.0, 60.0);
        drawing.text(canvas.words("saved-games-none-text"), below, 18.5, palette::PAPER, Align::Centre);
    }
    canvas.paint(&drawing);
}

fn obey(pressed: SavedGamesControl, ids: &[GameId], doings: &mut ShelfDoings, texts: &Texts) {
    use SavedGamesControl::*;
    let view = &mut *doings.view;
    let chosen = view.chosen.clone();
    match pressed {
        Show(which) => view.shown = [ShownGames::All, ShownGames::Underway, ShownGames::Finished][usize::from(which)],
        Sort => {
            view.order = [ShelfOrder::Best, ShelfOrder::Name, ShelfOrder::Newest][view.order as usize];
        }
        Choose(place) => {
            view.chosen = ids.get(usize::from(place)).cloned();
            view.name = None;
        }
        Restore(place) => ids.get(usize::from(place)).into_iter().for_each(|id| doings.saved.restore(id)),
        Import => _ = doings.out.write(HandOut::ChooseFile),
        Share => view.shares = chosen.is_some_and(|id| doings.saved.game(&id).is_some()),
        Watch => {
            if let Some(game) = chosen.and_then(|id| doings.saved.game(&id)) {
                let title = about::name(texts, game);
                let (seats, record, begins) = (game.seats.clone(), game.record.clone(), game.begins.clone());
                let watch =
                    replay::Watch { seats, record, begins, title, at: 0, plays: true, back_to: Screen::SavedGames };
                doings.watched.write(watch);
            }
        }
        Review => {
            if let Some(id) = chosen.filter(|id| doings.saved.game(id).is_some_and(|game| game.asked().is_none())) {
                doings.reviews.write(ReviewWanted { id, back_to: Some(Screen::SavedGames) });
            }
        }
        Challenge => {
            let Some(game) = chosen.and_then(|id| doings.saved.game(&id)) else { return };
            match take_up(&mut doings.commands, game, &doings.settings) {
                Ok(()) => doings.next.set(Screen::Table),
                Err(error) => error!("the game cannot begin: {error}"),
            }
        }
        ExportOldest => {
            let oldest = doings.saved.usable().min_by_key(|game| game.label.order);
            let Some(game) = oldest else { return };
            if let Ok(text) = write_game(&game.label, &game.seats, &game.record) {
                let name = format!("{}.ron", about::name(texts, game));
                doings.out.write(HandOut::Export { name, contents: text.into_bytes() });
            }
            (view.shown, view.chosen) = (ShownGames::All, Some(game.id.clone()));
        }
        Rename => rename(doings, texts),
        Delete => {
            if let Some(id) = chosen {
                doings.saved.delete(&id);
                let at = ids.iter().position(|other| *other == id).unwrap_or(0);
                doings.view.chosen = ids.get(at + 1).or(at.checked_sub(1).and_then(|at| ids.get(at))).cloned();
            }
        }
        Open if doings.claim.ownership() == SaveOwnership::Elsewhere => doings.notices.tell(open_elsewhere(texts)),
        Open => {
            let game = chosen.and_then(|id| doings.saved.game(&id).cloned());
            if game.is_some_and(|game| resume(&mut doings.commands, &doings.cards, game)) {
                doings.next.set(Screen::Table);
            }
        }
        Back | Name => {}
    }
}

/// The window for sharing; what is chosen is handed out.
fn share(brush: &mut Brush, ctx: &egui::Context, keys: &Pressed, doings: &mut ShelfDoings) {
    let chosen = doings.view.chosen.as_ref().and_then(|id| doings.saved.game(id));
    let answer = match chosen {
        Some(game) => {
            let name = about::name(brush.texts(), game);
            sharing(brush, ctx, keys, (game, &name), false)
        }
        None => Some(Sharing::Close),
    };
    if let Some(Sharing::HandOut(leaves)) = &answer {
        doings.out.write(leaves.clone());
    }
    doings.view.shares = answer.is_none();
}

/// Begins to change the name of the chosen game, or takes the new one over.
fn rename(doings: &mut ShelfDoings, texts: &Texts) {
    let view = &mut *doings.view;
    let Some(game) = view.chosen.as_ref().and_then(|id| doings.saved.game(id)) else { return };
    let before = about::name(texts, game);
    match view.name.take() {
        None => view.name = Some(before),
        Some(typed) if typed.trim() == before => {}
        Some(typed) => {
            let (id, typed) = (game.id.clone(), typed.trim().to_owned());
            doings.saved.rename(&mut doings.store, &id, (!typed.is_empty()).then_some(typed));
        }
    }
}
