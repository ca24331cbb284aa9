//! What a position brings whatever happens: cars never lose value, conductors never walk back, stations stay reached.

use rules::{ImaginedGame, Moment, Seat, Station, Symbol, TrainId};

/// The points a seat has and those that are certain to come if it does nothing more.
pub fn certain_points(game: &ImaginedGame, seat: Seat) -> i32 {
    let (queries, player) = (game.queries(), game.board().player(seat));
    let phases = i32::from(game.scorings_left(seat));
    let trains: i32 = TrainId::BOTH.iter().map(|train| i32::from(queries.phase_score(seat, *train))).sum();
    let scoring = matches!(game.board().moment, Moment::Scoring(_)) && game.state().seat == seat;
    let stations: i32 = (1..=player.route.locomotive)
        .map(|station| {
            let Some(Station::Bonus(frame)) = queries.station(seat, station) else { return 0 };
            let points = frame.iter().map(|symbol| if let Symbol::Points(points) = symbol { *points } else { 0 });
            let used = game.state().stations_used.iter().filter(|used| scoring && **used == station).count() as i32;
            (i32::from(queries.station_copies(seat, station)) * phases - used) * points.map(i32::from).sum::<i32>()
        })
        .sum();
    let own = player.game_end.into_iter().chain(game.drafted(seat));
    let game_end: i32 = own.map(|card| i32::from(queries.game_end_points(seat, card))).sum();
    i32::from(player.score()) + phases * trains + stations + game_end + i32::from(player.purse.total())
}
