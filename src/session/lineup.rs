//! The game being planned: seats, modules, options. Plain data; the set-up screen draws and changes it.

use std::hash::{BuildHasher, RandomState};

use bevy::prelude::*;
use strum::VariantArray;

use super::{Colour, PlayerKind, SeatConfig, TRAVELLERS, Traveller, is_readable};
use bots::BotLevel;
use rules::{Module, Seat, Setup};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lineup>();
}

/// A game to be started.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// One per seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// The set-up, for as many seats as there are in `seats`.
    pub setup: Setup,
    /// Bots decide for humans too.
    pub autoplay: bool,
}

/// The levels to choose from, the weakest first. The other one is for trials.
pub const LEVELS: [BotLevel; 4] = [BotLevel::Novice, BotLevel::Skilled, BotLevel::Expert, BotLevel::Master];

/// Pairs of modules suggested to players who are getting to know them.
pub const SUGGESTIONS: [[Module; 2]; 4] =
    [[Module::A, Module::B], [Module::A, Module::C], [Module::B, Module::E], [Module::C, Module::D]];

/// The game being planned.
#[derive(Resource, Clone, Debug)]
pub struct Lineup {
    /// Seats taken, in turn order.
    pub seats: Vec<SeatConfig>,
    /// Who begins; with `None` that is decided at random.
    pub first: Option<usize>,
    /// The punched modules, the oldest hole first.
    pub modules: Vec<Module>,
    /// When the game begins, modules are drawn at random: both, or the other one if one is punched.
    pub random_modules: bool,
    /// Whether the game is played with the order tiles of Teatime.
    pub teatime: bool,
    /// Whether dummies join two players in the murder.
    pub dummies: bool,
    /// The seed, drawn or typed.
    pub seed: String,
    /// The seed that was drawn last.
    drawn_seed: String,
    /// Whether frames gained in another player's turn wait for the owner's next turn.
    pub others_wait: bool,
}

/// Why the game cannot begin yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// There are fewer than two players.
    Players,
    /// Fewer than two modules are punched.
    Modules,
    /// A player has no name.
    Names,
}

impl Default for Lineup {
    /// One human against a Novice, with the first suggested pair of modules.
    fn default() -> Self {
        let seed = random_seed(1).to_string();
        let mut lineup = Self {
            seats: Vec::new(),
            first: None,
            modules: SUGGESTIONS[0].to_vec(),
            random_modules: false,
            teatime: false,
            dummies: true,
            drawn_seed: seed.clone(),
            seed,
            others_wait: false,
        };
        lineup.take_seat(PlayerKind::Human);
        lineup.take_seat(lineup.next_bot());
        lineup
    }
}

impl Lineup {
    /// Adds a player on the next free seat, with a free colour and portrait.
    pub fn take_seat(&mut self, player: PlayerKind) {
        if self.seats.len() >= 4 {
            return;
        }
        let colour =
            Colour::VARIANTS.iter().copied().find(|colour| self.seats.iter().all(|seat| seat.colour != *colour));
        let traveller = TRAVELLERS.into_iter().find(|traveller| self.is_free(*traveller));
        let (Some(colour), Some(Traveller { portrait, name, .. })) = (colour, traveller) else { return };
        self.seats.push(SeatConfig { name: name.to_owned(), player, colour, portrait });
    }

    /// A bot that takes a seat: as strong as the last one that did.
    pub fn next_bot(&self) -> PlayerKind {
        let mut bots = self.seats.iter().map(|seat| seat.player).filter(|player| *player != PlayerKind::Human);
        bots.next_back().unwrap_or(PlayerKind::Bot(LEVELS[0]))
    }

    /// Removes the player on a seat.
    pub fn leave(&mut self, seat: usize) {
        self.seats.remove(seat);
        self.first = self.first.and_then(|first| match first {
            first if first == seat => None,
            first if first > seat => Some(first - 1),
            first => Some(first),
        });
    }

    /// Two players swap seats; the start player stays the same person.
    pub fn swap(&mut self, seat: usize, other: usize) {
        self.seats.swap(seat, other);
        self.first = self.first.map(|first| match first {
            first if first == seat => other,
            first if first == other => seat,
            first => first,
        });
    }

    /// Gives a seat a colour; a player who has it already gets this seat's colour in exchange.
    pub fn paint(&mut self, seat: usize, colour: Colour) {
        let own = self.seats[seat].colour;
        if let Some(other) = self.seats.iter_mut().find(|other| other.colour == colour) {
            other.colour = own;
        }
        self.seats[seat].colour = colour;
    }

    /// Removes letters that cannot be shown from the names. Returns whether there were any.
    pub fn drop_unreadable(&mut self) -> bool {
        let names = self.seats.iter_mut().map(|seat| &mut seat.name);
        let spoilt: Vec<_> = names.filter(|name| !name.chars().all(is_readable)).collect();
        let any = !spoilt.is_empty();
        spoilt.into_iter().for_each(|name| name.retain(is_readable));
        any
    }

    /// Switches to the next free portrait. A name that was not changed changes with it.
    pub fn next_portrait(&mut self, seat: usize) {
        let own = self.seats[seat].portrait;
        let now = TRAVELLERS.iter().position(|traveller| traveller.portrait == own).unwrap_or(0);
        let mut following = (1..TRAVELLERS.len()).map(|step| TRAVELLERS[(now + step) % TRAVELLERS.len()]);
        let Some(next) = following.find(|traveller| self.is_free(*traveller)) else { return };
        let config = &mut self.seats[seat];
        if config.name == TRAVELLERS[now].name {
            config.name = next.name.to_owned();
        }
        config.portrait = next.portrait;
    }

    /// Punches a module or undoes that; a third one replaces the oldest. With two of them nothing is left to be drawn
    /// at random.
    pub fn toggle_module(&mut self, module: Module) {
        if self.modules.contains(&module) {
            self.modules.retain(|punched| *punched != module);
            return;
        }
        if self.modules.len() == 2 {
            self.modules.remove(0);
        }
        self.modules.push(module);
        self.random_modules &= self.modules.len() < 2;
    }

    /// Has the modules drawn at random, except for one that is punched, or no longer.
    pub fn randomise_modules(&mut self) {
        self.random_modules = !self.random_modules;
        match self.modules.len() {
            2 if self.random_modules => self.modules.clear(),
            0 if !self.random_modules => self.modules = SUGGESTIONS[0].to_vec(),
            _ => {}
        }
    }

    /// Punches a suggested pair.
    pub fn suggest(&mut self, modules: [Module; 2]) {
        self.modules = modules.to_vec();
        self.random_modules = false;
    }

    /// Whether a module is punched.
    pub fn has_module(&self, module: Module) -> bool {
        self.modules.contains(&module)
    }

    /// The two modules, in order, once they are punched.
    pub fn pair(&self) -> Option<[Module; 2]> {
        let mut modules: [Module; 2] = self.modules.clone().try_into().ok()?;
        modules.sort();
        Some(modules)
    }

    /// Two different modules at random, in order; if one is punched, it is one of them.
    pub fn draw_modules(&self) -> [Module; 2] {
        let count = Module::VARIANTS.len();
        let one = self.modules.first().map_or(random_seed(2) as usize % count, |punched| *punched as usize);
        let other = (one + 1 + random_seed(3) as usize % (count - 1)) % count;
        [Module::VARIANTS[one.min(other)], Module::VARIANTS[one.max(other)]]
    }

    /// Whether dummies could join: with two players in module C.
    pub fn dummies_could_join(&self) -> bool {
        self.seats.len() == 2 && self.has_module(Module::C)
    }

    /// Replaces the seed with a random one.
    pub fn draw_seed(&mut self) {
        self.seed = random_seed(4).to_string();
        self.drawn_seed.clone_from(&self.seed);
    }

    /// Another game is another one: a seed stays only if it was typed.
    pub fn renew_seed(&mut self) {
        if self.seed == self.drawn_seed {
            self.draw_seed();
        }
    }

    /// What is missing, if anything.
    pub fn missing(&self) -> Option<Missing> {
        match () {
            () if self.seats.len() < 2 => Some(Missing::Players),
            () if !self.random_modules && self.modules.len() < 2 => Some(Missing::Modules),
            () if self.seats.iter().any(|seat| seat.name.trim().is_empty()) => Some(Missing::Names),
            () => None,
        }
    }

    /// The game with two modules, once nothing is missing.
    pub fn new_game(&self, modules: [Module; 2]) -> Option<NewGame> {
        if self.missing().is_some() {
            return None;
        }
        let seed = self.seed.parse().unwrap_or_else(|_| random_seed(5));
        let mut setup = Setup::new(self.seats.len() as u8, modules, seed);
        setup.start_player = self.first.map(|first| Seat(first as u8));
        setup.others_wait_for_own_turn = self.others_wait;
        setup.teatime = self.teatime;
        setup.dummies = self.dummies;
        let mut seats = self.seats.clone();
        for seat in &mut seats {
            seat.name = seat.name.trim().to_owned();
        }
        Some(NewGame { seats, setup, autoplay: false })
    }

    fn is_free(&self, traveller: Traveller) -> bool {
        self.seats.iter().all(|seat| seat.portrait != traveller.portrait)
    }
}

/// A random number from 1 to 999 999, short enough to be passed on by word of mouth. A different salt gives
/// a different number at the same moment.
pub fn random_seed(salt: u64) -> u64 {
    #[cfg(test)]
    if let Some(seed) = tests::next_seed() {
        return seed;
    }
    let now = bevy::platform::time::Instant::now();
    1 + RandomState::new().hash_one((salt, now)) % 999_999
}

/// From now on the random seeds of this thread are always the same.
#[cfg(test)]
pub fn fix_random_seeds(seed: u64) {
    tests::NEXT_SEED.set(Some(seed));
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, hash::DefaultHasher};

    use super::*;

    thread_local! {
        /// The seeds are those that follow from this one.
        pub static NEXT_SEED: Cell<Option<u64>> = const { Cell::new(None) };
    }

    pub fn next_seed() -> Option<u64> {
        let next = NEXT_SEED.get()?.wrapping_add(1);
        NEXT_SEED.set(Some(next));
        let mut hasher = DefaultHasher::new();
        std::hash::Hash::hash(&next, &mut hasher);
        Some(1 + std::hash::Hasher::finish(&hasher) % 999_999)
    }

    #[test]
    fn begins_ready_to_leave() {
        let lineup = Lineup::default();
        assert_eq!(lineup.missing(), None);
        let pair = lineup.pair().expect("two holes");
        let new = lineup.new_game(pair).expect("nothing is missing");
        assert_eq!((new.setup.seats, new.setup.modules), (2, [Module::A, Module::B]));
    }

    #[test]
    fn colours_stay_unique() {
        let mut lineup = Lineup::default();
        lineup.paint(0, Colour::Yellow);
        assert_eq!((lineup.seats[0].colour, lineup.seats[1].colour), (Colour::Yellow, Colour::Blue));
        lineup.paint(0, Colour::Red);
        assert_eq!((lineup.seats[0].colour, lineup.seats[1].colour), (Colour::Red, Colour::Blue));
    }

    #[test]
    fn a_third_hole_closes_the_oldest() {
        let mut lineup = Lineup::default();
        lineup.toggle_module(Module::C);
        assert_eq!(lineup.modules, [Module::B, Module::C]);
        lineup.toggle_module(Module::C);
        assert_eq!((lineup.modules.clone(), lineup.missing()), (vec![Module::B], Some(Missing::Modules)));
    }

    #[test]
    fn all_pairs_can_be_punched_and_drawn() {
        let mut drawn = std::collections::BTreeSet::new();
        for one in Module::VARIANTS.iter().copied() {
            for other in Module::VARIANTS.iter().copied().filter(|other| *other != one) {
                let mut lineup = Lineup::default();
                lineup.suggest([Module::A, Module::F]);
                lineup.randomise_modules();
                assert_eq!((lineup.missing(), lineup.pair()), (None, None));
                lineup.toggle_module(other);
                assert_eq!((lineup.missing(), lineup.pair()), (None, None), "the other one is drawn");
                lineup.toggle_module(one);
                assert_eq!(lineup.pair(), Some([one.min(other), one.max(other)]));
            }
        }
        let mut lineup = Lineup::default();
        lineup.randomise_modules();
        drawn.extend((0..2000).map(|_| lineup.draw_modules()));
        assert_eq!(drawn.len(), 15, "{drawn:?}");
        assert!(drawn.iter().all(|[one, other]| one < other));
        lineup.randomise_modules();
        assert_eq!(lineup.pair(), Some(SUGGESTIONS[0]), "nothing is drawn any more");
    }

    #[test]
    fn one_module_is_chosen_and_the_other_drawn() {
        let mut lineup = Lineup::default();
        lineup.toggle_module(Module::B);
        assert_eq!(lineup.missing(), Some(Missing::Modules));
        lineup.randomise_modules();
        assert_eq!((lineup.missing(), lineup.pair()), (None, None));
        let drawn: std::collections::BTreeSet<_> = (0..500).map(|_| lineup.draw_modules()).collect();
        assert_eq!(drawn.len(), 5, "{drawn:?}");
        assert!(drawn.iter().all(|[one, other]| one == &Module::A && one < other));
        let mut tomorrow = Lineup::default();
        tomorrow.resume(&lineup.saved());
        assert_eq!((tomorrow.modules.clone(), tomorrow.random_modules), (vec![Module::A], true));
        tomorrow.randomise_modules();
        assert_eq!(tomorrow.missing(), Some(Missing::Modules), "the other one is left to be punched");
    }

    #[test]
    fn dummies_join_two_players_in_the_murder_only() {
        let mut lineup = Lineup::default();
        assert!(!lineup.dummies_could_join());
        lineup.toggle_module(Module::C);
        assert!(lineup.dummies_could_join());
        lineup.take_seat(PlayerKind::Human);
        assert!(!lineup.dummies_could_join());
    }

    #[test]
    fn the_start_player_stays_the_same_person() {
        let mut lineup = Lineup::default();
        lineup.take_seat(PlayerKind::Human);
        lineup.first = Some(2);
        lineup.swap(1, 2);
        assert_eq!(lineup.first, Some(1));
        lineup.leave(0);
        assert_eq!(lineup.first, Some(0));
        lineup.leave(0);
        assert_eq!((lineup.first, lineup.missing()), (None, Some(Missing::Players)));
    }

    #[test]
    fn names_take_letters_that_can_be_read() {
        let mut lineup = Lineup::default();
        lineup.seats[0].name = "Jiří Ngô".to_owned();
        assert!(!lineup.drop_unreadable());
        lineup.seats[0].name = "Jiří 🚂Ж".to_owned();
        assert!(lineup.drop_unreadable());
        assert_eq!(lineup.seats[0].name, "Jiří ");
    }

    #[test]
    fn a_chosen_name_stays_with_another_portrait() {
        let mut lineup = Lineup::default();
        lineup.next_portrait(0);
        assert_eq!((lineup.seats[0].portrait, lineup.seats[0].name.as_str()), ("duval", "Duval"));
        lineup.seats[0].name = "Ida".to_owned();
        lineup.next_portrait(0);
        assert_eq!((lineup.seats[0].portrait, lineup.seats[0].name.as_str()), ("whitlock", "Ida"));
    }

    #[test]
    fn only_a_typed_seed_stays_for_another_game() {
        let mut lineup = Lineup::default();
        let drawn = lineup.seed.clone();
        lineup.renew_seed();
        assert_ne!(lineup.seed, drawn);
        lineup.seed = "77".to_owned();
        lineup.renew_seed();
        assert_eq!(lineup.seed, "77");
    }
}
