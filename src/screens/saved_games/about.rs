//! A saved game in words.

use jiff::civil::{Date, DateTime};

use crate::{localization::Texts, persistence::SavedGame};

/// How many names there are for games that nobody has named.
const NAMES: u64 = 16;

/// The name a player gave it, or one after its seed and its day of the week.
pub fn name(texts: &Texts, game: &SavedGame) -> String {
    if let Some(name) = &game.label.name {
        return name.clone();
    }
    let weekday = game.label.begun.map_or(0, |begun| begun.weekday().to_monday_one_offset());
    texts.with(&format!("saved-games-name-{}", game.record.setup.seed % NAMES + 1), [("weekday", weekday.into())])
}

/// The day it was begun, or the hour if that was today.
pub fn day(texts: &Texts, begun: Option<DateTime>, today: Date) -> String {
    let Some(begun) = begun else { return texts.get("saved-games-long-ago") };
    let date = texts.with("day-month", [("day", begun.day().into()), ("month", begun.month().into())]);
    if begun.date() == today {
        texts.with("saved-games-today", [("time", hour(begun).into())])
    } else if begun.year() == today.year() {
        date
    } else {
        texts.with("saved-games-year", [("day", date.into()), ("year", begun.year().to_string().into())])
    }
}

/// The day, the hour and how long it was played.
pub fn when(texts: &Texts, game: &SavedGame, today: Date) -> String {
    let minutes = game.label.seconds.div_ceil(60);
    let day = day(texts, game.label.begun, today);
    let hour = game.label.begun.filter(|begun| begun.date() != today).map(hour);
    let day = texts.list("list-next", [Some(day), hour].into_iter().flatten());
    if minutes == 0 { day } else { texts.with("saved-games-when", [("day", day.into()), ("minutes", minutes.into())]) }
}

fn hour(begun: DateTime) -> String {
    begun.strftime("%H:%M").to_string()
}

/// How far it has come: its round and turn, or the points of whoever it belongs to.
pub fn stand(texts: &Texts, game: &SavedGame) -> String {
    match game.asked() {
        None => {
            let points = game.game.board().player(game.owner()).score();
            texts.with("saved-games-points", [("points", points.into())])
        }
        Some(_) if game.round() == 0 => texts.get("saved-draft"),
        Some(_) => {
            let turn = game.game.board().turn;
            texts.with("saved-games-stand", [("round", game.round().into()), ("turn", turn.into())])
        }
    }
}

/// The same with the place among the players once it is over.
pub fn stand_and_rank(texts: &Texts, game: &SavedGame) -> String {
    if game.asked().is_some() {
        return stand(texts, game);
    }
    let board = game.game.board();
    let points = board.player(game.owner()).score();
    let values = [("points", points.into()), ("place", board.place(game.owner()).into())];
    texts.with("saved-games-points-place", values.into_iter().chain([("players", game.seats.len().into())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_from_today() {
        let texts = Texts::default();
        let today = jiff::civil::date(2026, 11, 20);
        let told = |begun: Option<DateTime>| day(&texts, begun, today);
        assert_eq!(told(Some(today.at(21, 4, 0, 0))), "today, 21:04");
        assert_eq!(told(Some(jiff::civil::date(2026, 3, 2).at(9, 0, 0, 0))), "2 March");
        assert_eq!(told(Some(jiff::civil::date(2025, 12, 31).at(9, 0, 0, 0))), "31 December 2025");
        assert_eq!(told(None), "some time ago");
    }
}
