//! The end of the line: the terminus with its steps, the account of every point, the chart.

mod chart;
mod phone;
mod podium;
mod score_table;
mod train;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::about_game;
use podium::Podium;

use crate::{
    localization::words::dummy_key,
    session::{self, AnimationSpeed, NewGame, Presentation, Session, Timing, card_set::CardSet, random_seed},
    state::Screen,
    ui::{
        brush::Brush,
        button::{Button, ButtonStyle},
        canvas::Canvas,
        labels::Align,
        regions::Control,
        theme::{palette, text},
        viewport::Shape,
    },
};
use rules::{Game, Person, Seat, Whodunit};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CeremonyClock>()
        .add_systems(OnEnter(Screen::Result), |mut clock: ResMut<CeremonyClock>| clock.0 = 0.0)
        .add_systems(Update, arrive.run_if(in_state(Screen::Table)))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Result).and_then(resource_exists::<Game>)));
}

/// Seconds of the ceremony so far: rows count up while the chart draws itself, then the steps rise, and then it
/// is announced who has won.
#[derive(Resource, Default)]
struct CeremonyClock(f32);

/// When the first step rises: all points are counted.
const STEPS_RISE: f32 = 3.0;
/// When the winner is announced: every step has risen.
const WINNER_TOLD: f32 = 4.4;
/// How long the ceremony takes.
const CEREMONY: f32 = 4.8;

/// A seat with its place in the ranking, as all parts of the screen list them.
#[derive(Clone, Debug)]
struct Ranked {
    seat: Seat,
    /// 1 is the first; tied players share a rank. Whoever is arrested comes after all others.
    rank: usize,
    /// Whether they have won.
    won: bool,
    /// Whether they were arrested and so cannot win.
    arrested: bool,
    total: u16,
    name: String,
    colour: crate::session::Colour,
    portrait: &'static str,
}

/// What the screen tells, and when.
struct ResultView<'a> {
    game: &'a Game,
    /// All seats, the best first.
    ranked: &'a [Ranked],
    /// The same in the order in which they sit.
    seated: &'a [Ranked],
    /// Seconds of the ceremony so far.
    now: f32,
    /// Whether anything rolls through the picture.
    moves: bool,
}

/// All seats, the best first.
fn ranking(game: &Game, session: &Session) -> Vec<Ranked> {
    let board = game.board();
    let arrested = |seat: Seat| board.player(seat).case_file.arrested;
    // Sorted by this, the best come last.
    let standing = |seat: Seat| (!arrested(seat), board.player(seat).score());
    let seats = || (0..board.seats()).map(Seat);
    let mut ranked: Vec<_> = seats()
        .map(|seat| {
            let config = session.seat(seat);
            Ranked {
                seat,
                rank: 1 + seats().filter(|other| standing(*other) > standing(seat)).count(),
                won: board.winners.contains(&seat),
                arrested: arrested(seat),
                total: board.player(seat).score(),
                name: config.name.clone(),
                colour: config.colour,
                portrait: config.portrait,
            }
        })
        .collect();
    ranked.sort_by_key(|ranked| (ranked.rank, ranked.seat));
    ranked
}

/// The game is over and everything has been shown.
fn arrive(game: Res<Game>, shown: Res<Presentation>, mut next: ResMut<NextState<Screen>>) {
    if game.is_over() && shown.is_idle() {
        next.set(Screen::Result);
    }
}

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut clock: ResMut<CeremonyClock>,
    time: Res<Time>,
    timing: Res<Timing>,
    game: Res<Game>,
    session: Res<Session>,
    cards: Res<CardSet>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if timing.speed() == AnimationSpeed::None {
        clock.0 = CEREMONY;
    }
    if clock.0 < CEREMONY || timing.moves() && clock.0 < WINNER_TOLD + train::CROSSES {
        // A slow frame (the first one loads the screen) must not swallow the ceremony.
        clock.0 += time.delta_secs().min(0.1);
        redraw.write(RequestRedraw);
    }
    // A click or a key speeds it up.
    let hastened = ctx.input(|input| {
        input.pointer.any_pressed() || input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Space)
    });
    if hastened {
        clock.0 = clock.0.max(CEREMONY);
    }
    let now = clock.0;
    let shape = brush.viewport().shape;
    let ranked = ranking(&game, &session);
    // Columns are in seat order: the order of the ranking would give away who has won.
    let mut seated = ranked.clone();
    seated.sort_by_key(|who| who.seat);
    let told = ResultView { game: &game, ranked: &ranked, seated: &seated, now, moves: timing.moves() };
    let (again, title) = brush.canvas(&ctx, "result", egui::Order::Background, None, |canvas| {
        canvas.night();
        let seed = game.setup().seed.to_string();
        let about = about_game(canvas, game.setup());
        let about = canvas.words_with("result-about", [("game", about.into()), ("seed", seed.into())]);
        let heading = canvas.words("result-title");
        if let Some(phone) = shape.phone() {
            canvas.top_bar(shape.size().x, &heading, "", None);
            return phone::draw(canvas, phone, &told, &about);
        }
        canvas.top_bar(shape.size().x, &heading, &about, None);
        Podium::new(shape).draw(canvas, &ranked, now);
        score_table::draw(canvas, shape, &seated, &game, now);
        chart::draw(canvas, chart::place(shape), 1.0, &seated, &game, now);
        if told.moves {
            let foot = if shape == Shape::Tall { 951.0 } else { 892.0 };
            train::draw(canvas, (foot, 0.72), &ranked, &game, now);
        }
        verdict(canvas, shape, &told);
        buttons(canvas, shape)
    });
    if title {
        next.set(Screen::Title);
    }
    if let (true, Ok(catalogue)) = (again, &cards.0) {
        let mut setup = game.setup().clone();
        setup.seed = random_seed(6);
        let new = NewGame { seats: session.seats.clone(), setup, autoplay: session.autoplay };
        match session::start(&mut commands, catalogue.clone(), new) {
            Ok(()) => next.set(Screen::Table),
            Err(error) => error!("the game cannot begin again: {error}"),
        }
    }
    Ok(())
}

/// Returns whether to play again and whether to go to the title.
fn buttons(canvas: &mut Canvas, shape: Shape) -> (bool, bool) {
    let (y, right) = if shape == Shape::Tall { (890.0, 1256.0) } else { (824.0, 1576.0) };
    let title = Button::new(Control::ResultTitle, canvas.words("result-to-title"), ButtonStyle::Plain);
    let title = canvas.button(&title.size(19.0).sprite("head/locomotive", 24.5), canvas.within([24.0, y, 214.0, 54.0]));
    let again = Button::new(Control::ResultAgain, canvas.words("result-again"), ButtonStyle::Gold);
    let again = canvas.button(&again.size(28.0), canvas.within([right - 466.0, y, 466.0, 54.0]));
    let lines = ["result-again-1", "result-again-2"].map(|key| canvas.words(key));
    for (line, base) in lines.iter().zip([23.0, 43.0]) {
        canvas.text(right - 492.0, y + base, line, text(16.0), palette::MUTED, Align::Right);
    }
    (again, title)
}

/// How the murder ended, beside the buttons.
fn verdict(canvas: &Canvas, shape: Shape, told: &ResultView) {
    if let Some(words) = verdict_words(canvas, told) {
        let (y, w) = if shape == Shape::Tall { (884.0, 270.0) } else { (822.0, 560.0) };
        canvas.wrapped(256.0, y, w, &words, text(16.0), palette::STEAM);
    }
}

/// How the murder ended, if there was one.
fn verdict_words(canvas: &Canvas, told: &ResultView) -> Option<String> {
    let board = told.game.board();
    if !told.game.setup().murder() {
        return None;
    }
    let name = |person: Person| match person {
        Person::Seat(seat) => {
            told.ranked.iter().find(|who| who.seat == seat).map_or_else(String::new, |who| who.name.clone())
        }
        Person::Dummy(dummy) => canvas.words(dummy_key(dummy)),
    };
    let arrested: Vec<_> = board.people().filter(|person| board.case_file(*person).arrested).collect();
    let arrests = match &arrested[..] {
        [] => canvas.words("verdict-nobody"),
        people => {
            let names = people.iter().map(|person| name(*person)).collect::<Vec<_>>().join(", ");
            let prints = board.case_file(people[0]).fingerprints();
            let values = [("names", names.into()), ("count", people.len().into()), ("prints", prints.into())];
            canvas.words_with("verdict-arrested", values)
        }
    };
    let murderer = board.people().find(|person| board.case_file(*person).whodunit == Some(Whodunit::Murderer));
    let murderer = match murderer {
        None => canvas.words("verdict-no-murderer"),
        Some(person) => {
            let key = if board.case_file(person).arrested { "verdict-caught" } else { "verdict-escaped" };
            canvas.words_with(key, [("name", name(person).into())])
        }
    };
    Some(format!("{arrests} {murderer}"))
}

/// The eased progress, 0 to 1, of something that begins at one second and takes a number of seconds.
fn eased(now: f32, begins: f32, takes: f32) -> f32 {
    let t = ((now - begins) / takes).clamp(0.0, 1.0);
    1.0 - (1.0 - t).powi(3)
}
