//! What many games come to. Everything is counted in whole numbers, so that the order in which games are
//! added never matters, and neither does the number of threads.

use std::collections::BTreeMap;

use strum::VariantArray;

use super::{
    Contestant,
    contest::Pairing,
    observer::Observer,
    times::{Stopwatch, Times},
};
use rules::{CardId, Catalogue, Choice, Game, Module, OfferPlace, Seat, Source};

/// A win counts as this many parts: it can be shared by two, three or four.
pub(super) const WIN: u64 = 12;

/// How one bot did on all its seats.
#[derive(Clone, Debug, Default)]
pub(super) struct BotTally {
    /// Games, each counted once for every seat of the bot.
    pub games: u64,
    /// In parts of a [`WIN`].
    pub wins: u64,
    /// Games won, shared or not, and the points in them.
    pub won: u64,
    pub winning_points: u64,
    pub points: u64,
    /// Of the points of each game.
    pub squares: u64,
    pub sources: [u64; Source::VARIANTS.len()],
}

/// What happened to a card.
#[derive(Clone, Debug, Default)]
pub(super) struct CardTally {
    /// How often it was laid out.
    pub offered: u64,
    /// How often it was carried out,
    pub taken: u64,
    /// and declined.
    pub declined: u64,
    /// How often it was fulfilled, if it is a contract.
    pub fulfilled: u64,
    /// The games won by those who carried it out, in parts of a [`WIN`].
    pub wins: u64,
}

/// The seats that stand in one place in the order of play.
#[derive(Clone, Debug, Default)]
pub(super) struct PlaceTally {
    /// In parts of a [`WIN`].
    pub wins: u64,
    pub points: u64,
}

/// How long the players of one bot take.
#[derive(Clone, Debug)]
pub(super) struct BotTimes {
    pub decisions: Times,
    pub turns: Times,
}

/// What many games come to.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// The bots that differ, in the order in which they are named first.
    pub bots: Vec<Contestant>,
    /// The bot of each player.
    bot_of: Vec<usize>,
    pub games: u64,
    pub choices: u64,
    /// How often the seat that chooses changed.
    pub turns: u64,
    /// The bots, by pair of modules.
    pub pairs: BTreeMap<[Module; 2], Vec<BotTally>>,
    /// How often each bot finished before each other one, twice; a tie counts once for both.
    pub before: Vec<Vec<u64>>,
    /// By place in the order of play from the first start player.
    pub places: Vec<PlaceTally>,
    pub cards: Vec<CardTally>,
    pub times: Vec<BotTimes>,
    now: Now,
}

/// The game that is being played.
#[derive(Clone, Debug, Default)]
struct Now {
    round: u8,
    chooses: Option<Seat>,
    turns: u64,
    offered: Vec<CardId>,
    taken: Vec<(CardId, Seat)>,
    declined: Vec<CardId>,
    fulfilled: Vec<CardId>,
}

impl Tally {
    pub(super) fn new(players: &[Contestant], cards: &Catalogue) -> Self {
        let mut bots = Vec::new();
        let mut bot_of = Vec::new();
        for player in players {
            bot_of.push(bots.iter().position(|bot| bot == player).unwrap_or(bots.len()));
            if bot_of.last() == Some(&bots.len()) {
                bots.push(*player);
            }
        }
        Self {
            games: 0,
            choices: 0,
            turns: 0,
            pairs: BTreeMap::new(),
            before: vec![vec![0; bots.len()]; bots.len()],
            places: vec![PlaceTally::default(); players.len()],
            cards: vec![CardTally::default(); cards.cards().count()],
            times: vec![BotTimes { decisions: Times::new(), turns: Times::new() }; bots.len()],
            now: Now::default(),
            bots,
            bot_of,
        }
    }

    /// A game begins.
    pub(super) fn begin(&mut self) {
        let Now { round, chooses, turns, offered, taken, declined, fulfilled, .. } = &mut self.now;
        (*round, *chooses, *turns) = (0, None, 0);
        [offered, declined, fulfilled].into_iter().for_each(Vec::clear);
        taken.clear();
    }

    /// A choice is about to be carried out.
    pub(super) fn note(&mut self, game: &Game, choice: Choice) {
        let (board, now) = (game.board(), &mut self.now);
        let seat = game.state().seat;
        if now.chooses != Some(seat) {
            now.chooses = Some(seat);
            now.turns += 1;
        }
        if now.round != board.round {
            now.round = board.round;
            now.offered.extend(OfferPlace::all().filter_map(|place| board.offer.card(place)));
        }
        match choice {
            Choice::CarryOut(place) => now.taken.extend(board.offer.card(place).map(|card| (card, seat))),
            Choice::Decline(place) => now.declined.extend(board.offer.card(place)),
            Choice::Fulfil { contract } => {
                now.fulfilled.extend(board.player(seat).contracts.get(usize::from(contract)))
            }
            _ => {}
        }
    }

    /// The game that began last is over.
    pub(super) fn end(&mut self, pairing: &Pairing, game: &Game) {
        let board = game.board();
        let share = WIN / board.winners.len().max(1) as u64;
        let wins = |seat: Seat| if board.winners.contains(&seat) { share } else { 0 };
        self.games += 1;
        self.choices += u64::from(game.choices_made());
        self.turns += self.now.turns;
        let bot = |seat: Seat| self.bot_of[pairing.seats[seat.index()]];
        let lines =
            self.pairs.entry(pairing.setup.modules).or_insert_with(|| vec![Default::default(); self.bots.len()]);
        let first = pairing.setup.start_player.unwrap_or(Seat(0));
        for (seat, player) in (0..).map(Seat).zip(&board.players) {
            let (line, points, wins) = (&mut lines[bot(seat)], u64::from(player.score()), wins(seat));
            line.games += 1;
            line.wins += wins;
            line.points += points;
            line.squares += points * points;
            if wins > 0 {
                line.won += 1;
                line.winning_points += points;
            }
            for source in Source::VARIANTS {
                line.sources[*source as usize] += u64::from(player.book.from_source(*source));
            }
            let place = &mut self.places[(seat.index() + board.players.len() - first.index()) % board.players.len()];
            place.wins += wins;
            place.points += points;
        }
        // Whoever was arrested stands behind everybody else.
        let rank = |seat: Seat| (!board.player(seat).case_file.arrested, board.player(seat).score());
        for (one, other) in (0..board.seats()).flat_map(|one| (0..one).map(move |other| (Seat(one), Seat(other)))) {
            let halves = match rank(one).cmp(&rank(other)) {
                std::cmp::Ordering::Greater => [2, 0],
                std::cmp::Ordering::Equal => [1, 1],
                std::cmp::Ordering::Less => [0, 2],
            };
            self.before[bot(one)][bot(other)] += halves[0];
            self.before[bot(other)][bot(one)] += halves[1];
        }
        let Now { offered, taken, declined, fulfilled, .. } = &self.now;
        offered.iter().for_each(|card| self.cards[usize::from(card.0)].offered += 1);
        declined.iter().for_each(|card| self.cards[usize::from(card.0)].declined += 1);
        fulfilled.iter().for_each(|card| self.cards[usize::from(card.0)].fulfilled += 1);
        for (card, seat) in taken {
            let card = &mut self.cards[usize::from(card.0)];
            card.taken += 1;
            card.wins += wins(*seat);
        }
    }

    /// Adds how long the players of a game took.
    pub(super) fn add_times(&mut self, pairing: &Pairing, watch: Stopwatch) {
        let bot = |seat: Seat| self.bot_of[pairing.seats[seat.index()]];
        watch.decisions().for_each(|(seat, time)| self.times[bot(seat)].decisions.note(time));
        watch.turns().for_each(|(seat, time)| self.times[bot(seat)].turns.note(time));
    }

    /// Adds what other games of the same contest came to.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.choices += other.choices;
        self.turns += other.turns;
        for (pair, lines) in &other.pairs {
            let own = self.pairs.entry(*pair).or_insert_with(|| vec![Default::default(); lines.len()]);
            own.iter_mut().zip(lines).for_each(|(own, line)| own.add(line));
        }
        for (own, before) in self.before.iter_mut().flatten().zip(other.before.iter().flatten()) {
            *own += before;
        }
        for (own, place) in self.places.iter_mut().zip(&other.places) {
            own.wins += place.wins;
            own.points += place.points;
        }
        for (own, card) in self.cards.iter_mut().zip(&other.cards) {
            own.offered += card.offered;
            own.taken += card.taken;
            own.declined += card.declined;
            own.fulfilled += card.fulfilled;
            own.wins += card.wins;
        }
        for (own, times) in self.times.iter_mut().zip(&other.times) {
            own.decisions.add(&times.decisions);
            own.turns.add(&times.turns);
        }
    }

    /// The bots, with all pairs of modules.
    pub(super) fn all_pairs(&self) -> Vec<BotTally> {
        let mut sums = vec![BotTally::default(); self.bots.len()];
        for lines in self.pairs.values() {
            sums.iter_mut().zip(lines).for_each(|(sum, line)| sum.add(line));
        }
        sums
    }
}

impl BotTally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.won += other.won;
        self.winning_points += other.winning_points;
        self.points += other.points;
        self.squares += other.squares;
        self.sources.iter_mut().zip(other.sources).for_each(|(own, points)| *own += points);
    }
}

impl Observer for Tally {
    fn carry_out(&mut self, game: &mut Game, choice: Choice) {
        self.note(game, choice);
        game.apply_unchecked(choice, &mut ());
    }
}
