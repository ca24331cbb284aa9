//! What the choice that is pointed at would change on the board in front, and what every place that could be clicked
//! would bring: tried out on copies of the game.

use bevy::prelude::*;

use super::{
    choosing::{self, Hovered, Selection},
    forecast,
    options::Options,
    pointed::Targets,
};
use crate::{
    session::{PendingQuestion, PlaySet, ViewedSeat},
    state::Screen,
    table::names::Target,
};
use rules::{Ask, CarValue, CardType, Choice, Game, Seat, TrainId, model::train::TrainCard};

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<Hovered>
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<PointedAnswer>)
        .or_eager(resource_changed::<PendingQuestion>)
        .or_eager(resource_changed::<ViewedSeat>);
    app.init_resource::<Preview>().init_resource::<PointedAnswer>().add_systems(
        Update,
        look_ahead.run_if(news).run_if(in_state(Screen::Table)).after(PlaySet::Offer).before(PlaySet::Draw),
    );
}

/// The answer of the prompt that is pointed at.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PointedAnswer(pub Option<Choice>);

/// What would change on the board in front.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub struct Preview {
    /// What each train would score in a scoring phase, if that changes.
    pub scores: [Option<u8>; 2],
    /// What each train could score at most with the card or the symbols in focus, where no place is pointed at.
    pub up_to: [Option<u8>; 2],
    /// The cars that would be upgraded: train, place, value before and after.
    pub cars: Vec<(TrainId, u8, CarValue, CarValue)>,
    /// The card that each train would gain first, if it would gain any.
    pub added: [Option<TrainCard>; 2],
    /// Whether each train would then get its mail car, which follows its fifth card.
    pub mail_cars: [bool; 2],
    /// Where each conductor would stand, if that changes.
    pub walks: [Option<u8>; 2],
    /// How many bonus stations would give something in a scoring phase, with a card or a symbol in focus.
    pub bonus_stations: Option<u8>,
    /// The base cards of each type, and the points of the Game End cards for each of them, with a card or a symbol in
    /// focus.
    pub game_end: Option<[(u8, u8); 3]>,
    /// The lit places, and the points that each would bring: at once, such as Constantinople's, and in the next
    /// scoring phase; in the trains, what its own train would score more.
    pub places: Vec<(Target, u8)>,
}

impl Preview {
    /// The value of a car before and after, if it changes.
    pub fn car(&self, train: TrainId, place: u8) -> Option<(CarValue, CarValue)> {
        self.cars.iter().find(|(id, at, ..)| (*id, *at) == (train, place)).map(|(_, _, from, to)| (*from, *to))
    }

    /// The points that a lit place would bring at once and in the next scoring phase.
    pub fn gain(&self, target: Target) -> Option<u8> {
        self.places.iter().find(|(place, _)| *place == target).map(|(_, gain)| *gain)
    }
}

fn look_ahead(
    game: Res<Game>,
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    answer: Res<PointedAnswer>,
    pending: Res<PendingQuestion>,
    viewed: Res<ViewedSeat>,
    targets: Res<Targets>,
    mut preview: ResMut<Preview>,
) {
    let asked = pending.question.filter(|question| question.seat == viewed.0 && question.ask != Ask::Draft);
    let next = asked.map(|_| {
        let options = Options::shown(&game, &pending, *selection, hovered.0, answer.0);
        let places = options.places(targets.all.iter().map(|(target, _)| *target));
        let hot = match (answer.0, hovered.0) {
            // Declining changes nothing by itself: what its upgrade could do is shown.
            (Some(Choice::Decline(_)), _) => Vec::new(),
            (Some(choice), _) => vec![choice],
            (None, Some(target)) => options.made_by(target),
            (None, None) => Vec::new(),
        };
        let focus = choosing::card_in_focus(hovered.0, *selection, &pending.choices);
        let declined = answer.0.filter(|choice| matches!(choice, Choice::Decline(_)));
        let begun = declined.or(focus.map(Choice::CarryOut)).filter(|choice| pending.choices.contains(choice));
        preview_of(&game, viewed.0, &hot, begun, &places, &options)
    });
    preview.set_if_neq(next.unwrap_or_default());
}

/// What `hot` would change or, if nothing is pointed at, what could be done with the card that is carried out by `begun`
/// or with the running frame.
fn preview_of(
    game: &Game,
    seat: Seat,
    hot: &[Choice],
    begun: Option<Choice>,
    places: &[Target],
    options: &Options,
) -> Preview {
    let score = |game: &Game| TrainId::BOTH.map(|train| game.queries().phase_score(seat, train));
    let gain = |then: &Game, train: TrainId| score(then)[train as usize].saturating_sub(score(game)[train as usize]);
    let places = places.iter().filter_map(|place| {
        let then = forecast::after(game, &options.made_by(*place))?;
        let later: u8 = match place {
            Target::TrainCard(train, _) | Target::TrainEnd(train) => gain(&then, *train),
            _ => TrainId::BOTH.into_iter().map(|train| gain(&then, train)).sum(),
        };
        Some((*place, at_once(game, &then, seat, *place) + later))
    });
    let mut preview = Preview { places: places.collect(), ..Preview::default() };
    if hot.is_empty() {
        let Some(then) = forecast::after(game, begun.as_slice()) else { return preview };
        if begun.is_some() || game.question().is_some_and(|question| question.ask == Ask::Frame) {
            let now = score(game);
            preview.up_to = TrainId::BOTH
                .map(|train| Some(forecast::at_most(&then, seat, train)).filter(|most| *most > now[train as usize]));
            preview.count(&then, seat);
        }
        return preview;
    }
    let Some(then) = forecast::after(game, hot) else { return preview };
    let (now, later) = (score(game), score(&then));
    preview.count(&then, seat);
    for train in TrainId::BOTH {
        let (before, after) = (game.board().player(seat).train(train), then.board().player(seat).train(train));
        preview.scores[train as usize] = Some(later[train as usize]).filter(|later| *later != now[train as usize]);
        for (place, (old, new)) in (0..).zip(before.cards.iter().zip(&after.cards)) {
            if let (TrainCard::Car(old), TrainCard::Car(new)) = (old, new)
                && old.value != new.value
            {
                preview.cars.push((train, place, old.value, new.value));
            }
        }
        preview.added[train as usize] = after.cards.get(before.cards.len()).copied();
        let follows = matches!(after.cards.get(before.cards.len() + 1), Some(TrainCard::MailCar(_)));
        let asked = then.question().is_some_and(|question| question.ask == Ask::MailCar(train));
        preview.mail_cars[train as usize] =
            preview.added[train as usize].is_some() && before.mail_car().is_none() && (follows || asked);
        if after.conductor != before.conductor {
            preview.walks[train as usize] = Some(after.conductor.min(before.cards.len() as u8));
        }
    }
    preview
}

/// The points that something done at a place brings at once. One click may move both conductors: points for reaching
/// Constantinople are those of the train whose conductor gets there.
fn at_once(game: &Game, then: &Game, seat: Seat, place: Target) -> u8 {
    let arrives = |train| {
        let [before, after] = [game, then].map(|game| game.board().player(seat).train(train).at_locomotive());
        after && !before
    };
    match place {
        Target::TrainCard(train, _) | Target::TrainEnd(train)
            if TrainId::BOTH.into_iter().any(arrives) && !arrives(train) =>
        {
            0
        }
        _ => {
            let [before, after] = [game, then].map(|game| game.board().player(seat).score());
            after.saturating_sub(before) as u8
        }
    }
}

impl Preview {
    /// What the route and the Game End cards would bring in this game.
    fn count(&mut self, game: &Game, seat: Seat) {
        self.bonus_stations = Some(game.queries().bonuses_reached(seat));
        self.game_end = Some(
            [CardType::RailroadCar, CardType::Conductor, CardType::Locomotive]
                .map(|of| game.queries().game_end_count(seat, of)),
        );
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use strum::VariantArray;

    use super::*;
    use rules::{Catalogue, MIDDLE_PLACES, Module, OfferPlace, Setup, model::train::FULL_TRAIN};

    /// Everything on the table that a card or a symbol can be carried out with.
    fn all_targets() -> impl Iterator<Item = Target> {
        let in_train = |train| {
            (0..FULL_TRAIN as u8)
                .map(move |place| Target::TrainCard(train, place))
                .chain([Target::TrainEnd(train), Target::Conductor(train)])
        };
        TrainId::BOTH
            .into_iter()
            .flat_map(in_train)
            .chain((1..40).map(Target::Station))
            .chain((0..4).map(Target::Market))
            .chain((0..MIDDLE_PLACES as u8).map(Target::Middle))
            .chain((0..12).map(Target::RouteCard))
    }

    /// What is counted in a game: the points of the next scoring phase, the bonus stations and the Game End cards.
    fn counted(game: &Game, seat: Seat) -> ([u8; 2], Preview) {
        let mut counts = Preview::default();
        counts.count(game, seat);
        (TrainId::BOTH.map(|train| game.queries().phase_score(seat, train)), counts)
    }

    /// Compares what pointing at each place shows with what a click there makes of the game.
    fn check_places(game: &Game, pending: &PendingQuestion, seat: Seat, focus: Option<OfferPlace>) -> u32 {
        let options = Options::new(game, pending, Selection::None, focus);
        let places = options.places(all_targets());
        let (before, _) = counted(game, seat);
        for target in &places {
            let made = options.made_by(*target);
            let preview = preview_of(game, seat, &made, focus.map(Choice::CarryOut), &places, &options);
            let mut then = game.clone();
            for choice in &made {
                assert!(then.legal_choices().contains(choice), "{target}: {choice:?} is not legal");
                then.apply(*choice).unwrap();
            }
            let (after, counts) = counted(&then, seat);
            for train in TrainId::BOTH {
                let shown = preview.scores[train as usize].unwrap_or(before[train as usize]);
                assert_eq!(shown, after[train as usize], "{target}, {made:?}");
                if matches!(target, Target::TrainCard(of, _) | Target::TrainEnd(of) if *of == train) {
                    let at_once = [&then, game].map(|game| game.board().player(seat).score() as u8);
                    let arrives = TrainId::BOTH.map(|train| {
                        let at_tile = |game: &Game| game.board().player(seat).train(train).at_locomotive();
                        at_tile(&then) && !at_tile(game)
                    });
                    let others = arrives[1 - train as usize] && !arrives[train as usize];
                    let at_once = if others { 0 } else { at_once[0] - at_once[1] };
                    let gain = at_once + after[train as usize] - before[train as usize];
                    assert_eq!(preview.gain(*target), Some(gain), "{target}, {made:?}");
                }
            }
            assert_eq!(preview.bonus_stations, counts.bonus_stations, "{target}, {made:?}");
            assert_eq!(preview.game_end, counts.game_end, "{target}, {made:?}");
            for train in TrainId::BOTH {
                let [had, has] = [game, &then].map(|game| game.board().player(seat).train(train).mail_car().is_some());
                let asked = then.question().is_some_and(|question| question.ask == Ask::MailCar(train));
                let was_asked = game.question().is_some_and(|question| question.ask == Ask::MailCar(train));
                let comes = !was_asked && (has && !had || asked);
                assert_eq!(preview.mail_cars[train as usize], comes, "{target}, {made:?}");
            }
        }
        places.len() as u32
    }

    /// Carries a card out in a random way: no train comes to score more than it was said to be able to.
    fn check_limit(game: &Game, pending: &PendingQuestion, seat: Seat, card: OfferPlace, rng: &mut ChaCha8Rng) {
        let options = Options::new(game, pending, Selection::None, Some(card));
        let carry_out = Choice::CarryOut(card);
        let preview = preview_of(game, seat, &[], Some(carry_out), &[], &options);
        let (before, _) = counted(game, seat);
        let mut then = game.clone();
        then.apply(carry_out).unwrap();
        while then.question().is_some_and(|asked| asked.seat == seat && asked.ask == Ask::Frame) {
            let choices = then.legal_choices();
            then.apply(choices[rng.random_range(0..choices.len())]).unwrap();
        }
        let (after, _) = counted(&then, seat);
        for train in TrainId::BOTH {
            let limit = preview.up_to[train as usize].unwrap_or(before[train as usize]);
            let what = game.board().offer.card(card).map(|card| &game.catalogue().card(card).face);
            assert!(
                after[train as usize] <= limit,
                "{train:?} scores {after:?}, but at most {limit} was shown: {what:?}"
            );
        }
    }

    /// Pointing at "Decline" shows what the upgrade could do that it brings. Returns in how many places.
    fn check_decline(game: &Game, pending: &PendingQuestion, card: OfferPlace) -> u32 {
        let decline = Choice::Decline(card);
        let options = Options::shown(game, pending, Selection::Card(card), None, Some(decline));
        let places = options.places(all_targets());
        for target in &places {
            let made = options.made_by(*target);
            assert!(made[0] == decline && forecast::after(game, &made).is_some(), "{target}: {made:?}");
        }
        places.len() as u32
    }

    #[test]
    fn the_score_shown_as_after_is_the_score_after() {
        let catalogue = Catalogue::built_in().unwrap();
        let pairs = Module::VARIANTS
            .iter()
            .enumerate()
            .flat_map(|(nth, a)| Module::VARIANTS[nth + 1..].iter().map(|b| [*a, *b]));
        let (mut positions, mut places, mut declined) = (0u32, 0u32, 0u32);
        for (seed, pair) in (0u64..).zip(pairs.flat_map(|pair| [pair; 3])) {
            let setup = Setup { teatime: seed % 2 == 0, ..Setup::new(2 + (seed % 3) as u8, pair, seed) };
            let mut game = Game::new(catalogue.clone(), setup).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            while let Some(question) = game.question() {
                let pending = PendingQuestion::of(&game);
                match question.ask {
                    Ask::TakeCard => {
                        let carried_out = pending.choices.iter().filter_map(|choice| match choice {
                            Choice::CarryOut(place) => Some(*place),
                            _ => None,
                        });
                        for card in carried_out {
                            places += check_places(&game, &pending, question.seat, Some(card));
                            declined += check_decline(&game, &pending, card);
                            check_limit(&game, &pending, question.seat, card, &mut rng);
                        }
                        positions += 1;
                    }
                    Ask::Frame => {
                        places += check_places(&game, &pending, question.seat, None);
                        positions += 1;
                    }
                    _ => {}
                }
                let choice = pending.choices[rng.random_range(0..pending.choices.len())];
                game.apply(choice).unwrap();
            }
        }
        assert!(declined > 10_000, "{declined} places for declined cards");
        assert!(positions > 4000 && places > 90_000, "{places} places in {positions} positions");
    }
}
