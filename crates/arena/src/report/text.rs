//! The report as tables to read.

use std::fmt;

use comfy_table::Table;

use super::{Report, ResultLine};
use crate::{
    TimeLine,
    elo::Rating,
    tables::{percent, table},
};

impl Report {
    /// The table of every card that was laid out, pile by pile, the most popular ones first.
    pub fn cards_table(&self) -> String {
        let mut cards: Vec<_> = self.cards.iter().collect();
        cards.sort_by(|(_, a), (_, b)| a.pile.cmp(&b.pile).then(b.take_rate.total_cmp(&a.take_rate)));
        let rows = cards.into_iter().map(|(name, card)| {
            let of_offered = |count: u64| format!("{:.1} %", 100.0 * count as f64 / card.offered as f64);
            vec![
                card.pile.to_string(),
                name.clone(),
                format!("{:?}", card.kind),
                card.offered.to_string(),
                of_offered(card.taken),
                of_offered(card.declined),
                if card.fulfilled > 0 { of_offered(card.fulfilled) } else { String::new() },
                percent(card.win_rate, card.win_rate_95),
            ]
        });
        let headings = ["pile", "card", "kind", "offered", "carried out", "declined", "fulfilled", "taker wins"];
        table(&headings, 3, rows).to_string()
    }

    fn results_table(&self) -> Table {
        let row = |pair: &str, line: &ResultLine| {
            let [low, high] = line.mean_score_95;
            vec![
                pair.to_owned(),
                line.bot.clone(),
                line.games.to_string(),
                format!("{:.1}", line.wins),
                percent(line.win_rate, line.win_rate_95),
                format!("{:.1} ({low:.1}–{high:.1})", line.mean_score),
                format!("{:.1}", line.mean_winning_score),
            ]
        };
        let pairs = self.by_modules.iter().filter(|_| self.by_modules.len() > 1);
        let pairs = pairs.flat_map(|(pair, lines)| lines.iter().map(|line| row(pair, line)));
        let whole =
            if self.by_modules.len() > 1 { "all" } else { self.by_modules.keys().next().map_or("", |pair| pair) };
        let all = self.results.iter().map(|line| row(whole, line));
        let headings = ["modules", "bot", "games", "wins", "win rate (95 %)", "mean score (95 %)", "when winning"];
        table(&headings, 2, pairs.chain(all))
    }

    fn elo_table(&self) -> Table {
        let mut ratings: Vec<_> = self.elo.iter().collect();
        ratings.sort_by(|(_, a), (_, b)| b.elo.total_cmp(&a.elo));
        let row = |(bot, rating): (&String, &Rating)| {
            let [low, high] = rating.elo_95;
            vec![bot.clone(), format!("{:.0}", rating.elo), format!("{low:.0}–{high:.0}")]
        };
        table(&["bot", "Elo", "95 %"], 1, ratings.into_iter().map(row))
    }

    fn seats_table(&self) -> Table {
        let rows = self.seats.iter().map(|seat| {
            let wins = percent(seat.win_rate, seat.win_rate_95);
            vec![seat.place.to_string(), wins, format!("{:.1}", seat.mean_score)]
        });
        table(&["in order of play", "wins (95 %)", "mean score"], 1, rows)
    }

    fn sources_table(&self) -> Table {
        let bots: Vec<_> = self.results.iter().map(|line| line.bot.as_str()).collect();
        let sources =
            bots.first().and_then(|bot| self.sources.get(*bot)).into_iter().flat_map(|sources| sources.keys());
        let points = |bot: &&str, source: &String| format!("{:.1}", self.sources[*bot][source]);
        let row =
            |source: &String| [source.clone()].into_iter().chain(bots.iter().map(|bot| points(bot, source))).collect();
        table(&[&["mean points by source"], &bots[..]].concat(), 1, sources.map(row))
    }

    fn times_table(&self) -> Table {
        let rows = self.results.iter().map(|line| {
            let times = &self.times[&line.bot];
            let ms = |time: f64| format!("{time:.4}");
            let of = |times: &TimeLine| [times.mean_ms, times.p95_ms, times.max_ms].map(ms);
            let numbers = [of(&times.decision), of(&times.turn)].concat();
            [line.bot.clone()].into_iter().chain(numbers).collect()
        });
        let headings = ["milliseconds", "choice: mean", "95 % below", "longest", "turn: mean", "95 % below", "longest"];
        table(&headings, 1, rows)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}\n", self.results_table())?;
        if !self.elo.is_empty() {
            writeln!(f, "{}\n", self.elo_table())?;
        }
        writeln!(f, "{}\n\n{}\n\n{}\n", self.seats_table(), self.sources_table(), self.times_table())?;
        write!(
            f,
            "{:.0} choices in {:.0} turns per game, {:.1} games per second",
            self.choices_per_game, self.turns_per_game, self.games_per_second
        )
    }
}
