//! The tables of the balance, as Markdown.

use std::{collections::BTreeMap, fmt};

use comfy_table::presets;
use strum::VariantArray;

use super::{Balance, Group, Part, PartLine};
use crate::{CardLine, statistics::ratio, tables::table};
use rules::{CardKind, Module, Pile};

/// How often a card may be carried out, measured by the average of its pile.
const RATES: std::ops::RangeInclusive<f64> = 1.0 / 3.0..=2.5;

fn markdown(headings: &[&str], numbers_from: usize, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut table = table(headings, numbers_from, rows);
    table.load_style(presets::ASCII_MARKDOWN).to_string()
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

impl Group {
    fn name(&self) -> Vec<String> {
        vec![self.modules.clone(), self.players.to_string()]
    }

    fn winner_row(&self) -> Vec<String> {
        let winner = &self.winner;
        let points = [format!("{:.0}", winner.mean), format!("{}–{}", winner.p10, winner.p90)];
        let seat = |place: usize| {
            self.seats.get(place).map_or(String::new(), |seat| format!("{:.1} %", 100.0 * seat.win_rate))
        };
        let highest = self.seats.iter().map(|seat| seat.win_rate).fold(0.0, f64::max) - 1.0 / self.players as f64;
        let seats = (0..4).map(seat).chain([format!("{:+.1}", 100.0 * highest)]);
        self.name().into_iter().chain(points).chain(seats).collect()
    }

    /// A row with a cell for each of these parts, and for those of the two modules.
    fn parts_row(&self, parts: &[Part], cell: impl Fn(&PartLine) -> String) -> Vec<String> {
        let parts = parts.iter().map(|part| cell(&self.parts[part]));
        let of_module = |module: Module| match Part::of_module(module) {
            Some(part) => format!("{module}: {}", cell(&self.parts[&part])),
            None => format!("{module}: –"),
        };
        let modules = self.pair.map_or([String::new(), String::new()], |pair| pair.map(of_module));
        self.name().into_iter().chain(parts).chain(modules).collect()
    }
}

fn is_of_module(part: Part) -> bool {
    matches!(part, Part::B | Part::C | Part::D | Part::E | Part::F)
}

impl Balance {
    /// The parts that do not belong to a module and occur.
    fn parts(&self) -> Vec<Part> {
        let occurs = |part: &Part| self.groups.iter().any(|group| group.parts[part].mean > 0.0);
        Part::VARIANTS.iter().copied().filter(|part| !is_of_module(*part) && occurs(part)).collect()
    }

    fn parts_table(&self, cell: impl Fn(&PartLine) -> String) -> String {
        let parts = self.parts();
        // With the estimated worth of their frames.
        let estimated = |part: Part| matches!(part, Part::Route | Part::Contracts);
        let names = parts.iter().map(|part| if estimated(*part) { format!("{part}*") } else { part.to_string() });
        let names: Vec<_> = names.collect();
        let names = names.iter().map(String::as_str);
        let headings: Vec<_> =
            ["modules", "players"].into_iter().chain(names).chain(["first module*", "second module*"]).collect();
        markdown(&headings, 2, self.groups.iter().map(|group| group.parts_row(&parts, &cell)))
    }

    fn pile(&self, pile: Pile) -> String {
        let cards = || self.cards.iter().filter(|(_, card)| card.pile == pile.number());
        let average = rate(cards().map(|(_, card)| card));
        let mut kinds = BTreeMap::<CardKind, Vec<&CardLine>>::new();
        cards().for_each(|(_, card)| kinds.entry(card.kind).or_default().push(card));
        let kind = |(kind, cards): (&CardKind, &Vec<&CardLine>)| {
            let of_kind = rate(cards.iter().copied());
            let [low, high] = [f64::min, f64::max]
                .map(|pick| cards.iter().map(|card| card.take_rate / average).reduce(pick).unwrap_or_default());
            let numbers = [format!("{:.2}", of_kind / average), format!("{low:.2}–{high:.2}")];
            [vec![format!("{kind:?}"), cards.len().to_string(), percent(of_kind)], numbers.to_vec()].concat()
        };
        let mut outside: Vec<_> = cards().filter(|(_, card)| !RATES.contains(&(card.take_rate / average))).collect();
        outside.sort_by(|(_, a), (_, b)| a.take_rate.total_cmp(&b.take_rate));
        let row = |(name, card): (&String, &CardLine)| {
            let rates = [card.take_rate, ratio(card.declined as f64, card.offered as f64)].map(percent);
            let times = [format!("{:.2}", card.take_rate / average)];
            [vec![name.clone(), format!("{:?}", card.kind)], rates.to_vec(), times.to_vec()].concat()
        };
        let headings = ["kind", "cards", "carried out", "of the average", "from–to"];
        let kinds = markdown(&headings, 1, kinds.iter().map(kind));
        let outside = if outside.is_empty() {
            "No card is outside the limits.".to_owned()
        } else {
            let headings = ["outside the limits", "kind", "carried out", "declined", "of the average"];
            markdown(&headings, 2, outside.into_iter().map(row))
        };
        let number = pile.number();
        format!("## Pile {number}: {} of the cards laid out are carried out\n\n{kinds}\n\n{outside}", percent(average))
    }
}

/// The share of these cards laid out that were carried out.
fn rate<'c>(cards: impl Iterator<Item = &'c CardLine>) -> f64 {
    let (taken, offered) = cards.fold((0, 0), |sum, card| (sum.0 + card.taken, sum.1 + card.offered));
    ratio(taken as f64, offered as f64)
}

impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { command, bot, games, .. } = self;
        writeln!(f, "# Balance\n")?;
        writeln!(f, "    cargo run --release -p {}\n", command.replacen(' ', " -- ", 1))?;
        writeln!(f, "`{bot}` on every seat; {games} games for each pair of modules and number of players.\n")?;
        writeln!(f, "## Winners and seats\n")?;
        let headings = ["modules", "players", "winner", "10–90 %", "1st", "2nd", "3rd", "4th", "above fair"];
        writeln!(f, "{}\n", markdown(&headings, 2, self.groups.iter().map(Group::winner_row)))?;
        writeln!(f, "## The winner's points, and their share of the score\n")?;
        writeln!(f, "* with the estimated worth of frames, which shows up again in other parts.\n")?;
        let points = |part: &PartLine| format!("{:.0} ({})", part.mean, percent(part.share));
        writeln!(f, "{}\n", self.parts_table(points))?;
        writeln!(f, "## In how many games a part was the winner's largest / brought more than a quarter\n")?;
        let way = |part: &PartLine| format!("{} / {}", percent(part.largest), percent(part.quarter));
        writeln!(f, "{}\n", self.parts_table(way))?;
        let piles = Pile::ALL.map(|pile| self.pile(pile));
        write!(f, "{}", piles.join("\n\n"))
    }
}
