//! A whole game with every pair of modules. The window, the number of players, Teatime, what is played with and who
//! the others are take turns, such that each of them meets each of the others, and every module.

use strum::VariantArray;

use super::*;
use crate::session::PlayerKind;
use ::bots::BotLevel;
use rules::Module;

/// The shape of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
enum WindowShape {
    Wide,
    Tall,
    /// A phone, lying.
    Landscape,
    /// A phone, held upright.
    Portrait,
}

impl WindowShape {
    /// Two windows of this shape.
    fn windows(self) -> [UVec2; 2] {
        match self {
            Self::Wide => [WIDE, UVec2::new(1600, 900)],
            Self::Tall => [TALL, UVec2::new(768, 1024)],
            Self::Landscape => [PHONES[0], PHONES[2]],
            Self::Portrait => [PHONES[1], PHONES[3]],
        }
    }

    fn is_phone(self) -> bool {
        matches!(self, Self::Landscape | Self::Portrait)
    }
}

/// What a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
enum InputDevice {
    Mouse,
    Finger,
    /// Nothing else. Phones have no keys.
    Keys,
}

/// Who sits beside the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Others {
    Humans,
    Bots(BotLevel),
}

impl Others {
    const ALL: [Self; 5] = [Self::Humans, NOVICE, SKILLED, EXPERT, MASTER];
}

/// A game that is played.
#[derive(Clone, Copy, Debug)]
struct Planned {
    pair: [Module; 2],
    shape: WindowShape,
    seats: u8,
    teatime: bool,
    device: InputDevice,
    others: Others,
}

use InputDevice::{Finger, Keys, Mouse};
use Module::{A, B, C, D, E, F};
use Others::Humans;
use WindowShape::{Landscape, Portrait, Tall, Wide};

const NOVICE: Others = Others::Bots(BotLevel::Novice);
const SKILLED: Others = Others::Bots(BotLevel::Skilled);
const EXPERT: Others = Others::Bots(BotLevel::Expert);
const MASTER: Others = Others::Bots(BotLevel::Master);

const TEATIME: bool = true;
const NO_TEATIME: bool = false;

const GAMES: [Planned; 15] = [
    planned([A, B], Tall, 3, NO_TEATIME, Keys, SKILLED),
    planned([A, C], Portrait, 3, TEATIME, Finger, EXPERT),
    planned([A, D], Tall, 2, TEATIME, Mouse, SKILLED),
    planned([A, E], Wide, 2, TEATIME, Keys, Humans),
    planned([A, F], Landscape, 4, TEATIME, Mouse, EXPERT),
    planned([B, C], Wide, 3, NO_TEATIME, Mouse, MASTER),
    planned([B, D], Landscape, 3, NO_TEATIME, Mouse, Humans),
    planned([B, E], Landscape, 4, TEATIME, Finger, SKILLED),
    planned([B, F], Portrait, 2, NO_TEATIME, Finger, NOVICE),
    planned([C, D], Tall, 4, TEATIME, Keys, MASTER),
    planned([C, E], Landscape, 2, NO_TEATIME, Finger, MASTER),
    planned([C, F], Tall, 2, NO_TEATIME, Keys, EXPERT),
    planned([D, E], Portrait, 4, NO_TEATIME, Mouse, NOVICE),
    planned([D, F], Wide, 4, NO_TEATIME, Finger, Humans),
    planned([E, F], Tall, 3, TEATIME, Finger, NOVICE),
];

const fn planned(
    pair: [Module; 2],
    shape: WindowShape,
    seats: u8,
    teatime: bool,
    device: InputDevice,
    others: Others,
) -> Planned {
    Planned { pair, shape, seats, teatime, device, others }
}

impl Planned {
    /// The game at its beginning.
    fn begin(self) -> PointerGame {
        let number = self.pair[0] as usize * 6 + self.pair[1] as usize;
        let mut seats: Vec<_> = SeatConfig::humans().take(self.seats.into()).collect();
        if let Others::Bots(level) = self.others {
            seats[1..].iter_mut().for_each(|seat| seat.player = PlayerKind::Bot(level));
        }
        let setup = Setup { teatime: self.teatime, ..Setup::new(self.seats, self.pair, number as u64) };
        let mut game = PointerGame::begin_among(seats, setup, self.shape.windows()[number % 2]);
        game.taps = self.device == Finger;
        game.about = format!("{self:?}");
        game
    }

    /// Plays to the end and reads every word on the way.
    fn play(self) {
        let mut game = self.begin();
        game.play_until(|_| false);
        assert_eq!(game.screen(), Screen::Result);
    }

    /// What is not about modules, each part with what it is.
    fn parts(self) -> [(&'static str, usize); 5] {
        let others = Others::ALL.iter().position(|others| *others == self.others).expect("it is one of them");
        [
            ("shape", self.shape as usize),
            ("seats", self.seats.into()),
            ("Teatime", self.teatime.into()),
            ("device", self.device as usize),
            ("others", others),
        ]
    }
}

/// Plays the game with these modules.
fn play(pair: [Module; 2]) {
    GAMES.into_iter().find(|game| game.pair == pair).expect("every pair is played").play();
}

macro_rules! pairs {
    ($($name:ident: $one:ident $other:ident,)+) => {
        $(
            #[test]
            fn $name() {
                play([$one, $other]);
            }
        )+

        /// Those that are not played with keys.
        const POINTED: &[[Module; 2]] = &[$([$one, $other]),+];
    };
}

pairs! {
    a_game_of_a_and_c: A C,
    a_game_of_a_and_d: A D,
    a_game_of_a_and_f: A F,
    a_game_of_b_and_c: B C,
    a_game_of_b_and_d: B D,
    a_game_of_b_and_e: B E,
    a_game_of_b_and_f: B F,
    a_game_of_c_and_e: C E,
    a_game_of_d_and_e: D E,
    a_game_of_d_and_f: D F,
    a_game_of_e_and_f: E F,
}

#[test]
fn games_with_the_keys_alone() {
    let mut kinds = BTreeSet::new();
    for planned in GAMES.into_iter().filter(|game| game.device == Keys) {
        let mut game = planned.begin();
        game.play_with_keys();
        kinds.extend(game.kinds_of_choices());
    }
    for kind in ["CarryOut", "Decline", "Resolve", "Spend", "EndTurn", "UseStation", "KeepGameEndCard"] {
        assert!(kinds.contains(kind), "{kind} is not among {kinds:?}");
    }
}

/// Every two parts in all their values, if that is possible.
#[test]
fn everything_meets_everything() {
    let mut modules = Module::VARIANTS.iter().copied();
    let pairs: Vec<_> = std::iter::from_fn(|| modules.next().map(|one| (one, modules.clone())))
        .flat_map(|(one, others)| others.map(move |other| [one, other]))
        .collect();
    assert!(GAMES.into_iter().map(|game| game.pair).eq(pairs), "every pair once");
    let pointed = GAMES.into_iter().filter(|game| game.device != Keys).map(|game| game.pair);
    assert!(pointed.eq(POINTED.iter().copied()), "every game that is planned is played");

    let met = |fits: &dyn Fn(Planned) -> bool, what: String| {
        assert!(GAMES.into_iter().any(fits), "there is no game with {what}");
    };
    let values = |part: &str| match part {
        "shape" => 0..WindowShape::VARIANTS.len(),
        "seats" => 2..5,
        "Teatime" => 0..2,
        "device" => 0..InputDevice::VARIANTS.len(),
        _ => 0..Others::ALL.len(),
    };
    let names = GAMES[0].parts().map(|(name, _)| name);
    for (nth, one) in names.into_iter().enumerate() {
        for value in values(one) {
            let has = |game: Planned, nth: usize, value: usize| game.parts()[nth].1 == value;
            for module in Module::VARIANTS.iter().filter(|_| one != "others") {
                let fits = |game: Planned| game.pair.contains(module) && has(game, nth, value);
                met(&fits, format!("{module} and {one} {value}"));
            }
            for (other_nth, other) in names.into_iter().enumerate().skip(nth + 1) {
                for other_value in values(other) {
                    let (keys, phone) = (Keys as usize, |shape: usize| WindowShape::VARIANTS[shape].is_phone());
                    match (one, other) {
                        ("shape", "device") if other_value == keys && phone(value) => continue,
                        // There are more shapes with more players than games: any phone and any other window will do.
                        ("shape", "others") => {
                            let kind = phone(value);
                            let fits =
                                |game: Planned| game.shape.is_phone() == kind && has(game, other_nth, other_value);
                            met(&fits, format!("{other} {other_value} and a window like {value}"));
                        }
                        // With the keys, words are not read: who the others are makes no difference.
                        ("device", "others") if value == keys => continue,
                        _ => {
                            let fits = |game: Planned| has(game, nth, value) && has(game, other_nth, other_value);
                            met(&fits, format!("{one} {value} and {other} {other_value}"));
                        }
                    }
                }
            }
        }
    }
}

/// All pairs in all the other shapes, each time with other players.
#[test]
#[ignore = "nightly: 45 whole games"]
fn every_pair_in_every_other_window() {
    let mut played = 0;
    for turned in 1..WindowShape::VARIANTS.len() {
        for (nth, game) in GAMES.into_iter().enumerate() {
            let shape = WindowShape::VARIANTS[(game.shape as usize + turned) % WindowShape::VARIANTS.len()];
            let device = if (nth + turned).is_multiple_of(2) { Mouse } else { Finger };
            let seats = 2 + (game.seats - 2 + turned as u8) % 3;
            let others = Others::ALL[(nth + turned) % Others::ALL.len()];
            Planned { shape, device, seats, teatime: game.teatime ^ (turned % 2 == 1), others, ..game }.play();
            played += 1;
        }
    }
    println!("nightly: {played} whole games in windows");
}
