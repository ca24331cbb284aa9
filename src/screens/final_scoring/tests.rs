//! The progress follows the events, and ends at the final scores.

use strum::VariantArray;

use super::{
    layout::FinalScoringLayout,
    progress::{CountedCard, FinalProgress, FinalScoringFocus},
    *,
};
use crate::{
    localization::Texts,
    screens::{
        counting::{CountingProgress, of},
        testing::{SHAPES, whole_game},
    },
    session::{SeatConfig, Session},
};
use rules::{Catalogue, Game, GameEndId, GameEvent as E, Module, Moment, Seat, Setup, Source};

fn scored(seat: Seat, points: u8, source: Source) -> E {
    E::PointsScored { seat, points, source }
}

#[test]
fn coins_come_first_then_card_after_card() {
    let (anna, brandt) = (Seat(0), Seat(1));
    let mut progress = FinalProgress::default();
    progress.follow(&scored(anna, 5, Source::Coins));
    assert!(!progress.is_shown() && progress.points(anna).coins == 0, "coins spent before the end");
    progress.follow(&E::FinalScoringBegan);
    assert!(progress.is_shown() && progress.counts_coins());
    progress.follow(&E::CoinsCounted { seat: brandt, coins: 3 });
    assert_eq!([anna, brandt].map(|seat| progress.has_counted_coins_of(seat)), [false, true]);
    progress.follow(&scored(brandt, 3, Source::Coins));
    assert!(progress.has_counted_coins_of(brandt) && progress.points(brandt).coins == 3);

    progress.follow(&E::GameEndPartBegan { seat: anna });
    assert!(!progress.counts_coins() && progress.card().is_none());
    let [first, second] = [4, 7].map(GameEndId);
    progress.follow(&E::GameEndCardBegan { seat: anna, card: first });
    for landed in 1..=2 {
        progress.follow(&scored(anna, 3, Source::GameEndConductors));
        assert_eq!(progress.card(), Some(CountedCard { card: first, landed, sum: 3 * u16::from(landed), done: false }));
    }
    progress.follow(&E::GameEndCardScored { seat: anna, card: first, cards: 2, points: 3 });
    progress.follow(&E::GameEndCardBegan { seat: anna, card: second });
    assert_eq!(progress.card_before().map(|card| (card.sum, card.done)), Some((6, true)));
    progress.follow(&E::GameEndCardScored { seat: anna, card: second, cards: 0, points: 2 });
    progress.follow(&E::GameEndPartBegan { seat: brandt });
    assert_eq!((&progress.done[..], progress.cards.len()), (&[anna][..], 0));
    progress.follow(&E::FinalScoringEnded);
    assert!(progress.over && progress.done == [anna, brandt] && progress.winners.is_empty());
    progress.follow(&E::GameEnded { winners: [anna].into_iter().collect() });
    assert_eq!(progress.winners, [anna]);
    progress.follow(&E::FinalScoringBegan);
    progress.follow(&E::RevelationBegan);
    assert!(!progress.is_shown(), "the murder is solved in a scene of its own");
}

#[test]
fn the_light_follows_what_is_counted_and_is_out_before_the_winners_are_told() {
    let anna = Seat(0);
    let mut progress = FinalProgress::default();
    let mut rests_on = |event: E, spot: FinalScoringFocus| {
        progress.follow(&event);
        assert_eq!(progress.focus(), spot, "{event:?}");
    };
    rests_on(E::FinalScoringBegan, FinalScoringFocus::Everybody);
    rests_on(E::CoinsCounted { seat: anna, coins: 3 }, FinalScoringFocus::Purse(anna));
    rests_on(scored(anna, 3, Source::Coins), FinalScoringFocus::Purse(anna));
    rests_on(E::GameEndPartBegan { seat: anna }, FinalScoringFocus::Player);
    rests_on(E::GameEndCardBegan { seat: anna, card: GameEndId(4) }, FinalScoringFocus::Card(1));
    rests_on(scored(anna, 3, Source::GameEndConductors), FinalScoringFocus::Card(1));
    rests_on(E::GameEndCardBegan { seat: anna, card: GameEndId(7) }, FinalScoringFocus::Card(2));
    rests_on(E::FinalScoringEnded, FinalScoringFocus::Nothing);
    rests_on(E::GameEnded { winners: [anna].into_iter().collect() }, FinalScoringFocus::Winners);
}

#[test]
fn the_row_of_a_player_who_takes_the_lead_glows_for_a_moment() {
    let catalogue = Catalogue::built_in().expect("our own card files are valid");
    let game = Game::new(catalogue, Setup::new(2, [Module::A, Module::B], 1)).expect("the set-up is legal");
    let (anna, brandt) = (Seat(0), Seat(1));
    let mut progress = FinalProgress::default();
    let mut takes_lead = |event: E| {
        progress.show(&event, game.board());
        progress.takes_lead
    };
    assert_eq!(takes_lead(E::FinalScoringBegan), None);
    assert_eq!(takes_lead(scored(anna, 3, Source::Coins)), Some(anna));
    assert_eq!(takes_lead(scored(brandt, 3, Source::Coins)), None, "he only draws level");
    assert_eq!(takes_lead(scored(brandt, 1, Source::Coins)), Some(brandt));
    assert_eq!(takes_lead(scored(brandt, 1, Source::Coins)), None);
}

/// Whole games of every pair, with Teatime and without: what is shown last is the score, but for what the murder
/// brings after it, and every Game End card has been turned over.
#[test]
fn the_last_figures_are_the_final_scores() {
    let pairs = Module::VARIANTS.iter().flat_map(|one| Module::VARIANTS.iter().map(move |other| [*one, *other]));
    for (seed, pair) in (0u64..).zip(pairs.filter(|[one, other]| one < other)) {
        for (seats, teatime) in [(2, seed % 2 == 0), (3, true), (4, seed % 2 == 1)] {
            let setup = Setup { teatime, ..Setup::new(seats, pair, seed) };
            let (mut progress, mut turned, mut last) = (FinalProgress::default(), [0; 4], Vec::new());
            let game = whole_game(setup.clone(), |_, _, event| {
                progress.follow(event);
                match *event {
                    E::GameEndCardScored { seat, card, cards, points } => {
                        let sum = u16::from(cards) * u16::from(points);
                        let counted = CountedCard { card, landed: cards, sum, done: true };
                        assert_eq!((progress.now, progress.card()), (Some(seat), Some(counted)));
                        turned[seat.index()] += 1;
                    }
                    E::FinalScoringEnded => last = (0..seats).map(|seat| progress.points(Seat(seat))).collect(),
                    _ => {}
                }
            });
            assert_eq!(progress.is_shown(), !setup.murder(), "the revelation takes over");
            for (player, (turned, last)) in game.board().players.iter().zip(turned.into_iter().zip(&last)) {
                let before = player.book.total_after(Moment::Scoring(3));
                let murder = [Source::Evidence, Source::Escape].map(|source| player.book.at(Moment::End, source));
                let figure = before + last.coins + last.game_end + murder.iter().sum::<u16>();
                assert_eq!((figure, turned), (player.score(), player.game_end.len()), "{setup:?}");
            }
            assert_eq!(last.len(), usize::from(seats), "{setup:?}");
        }
    }
}

/// Whole games in windows of all shapes: everything that is shown has a name of its own, no taken card is counted twice or
/// lost, and in the end everybody's engine stands at the end of the bar.
#[test]
fn every_scene_of_a_final_scoring_has_all_cards_once() {
    for (seed, shape) in (0u64..).zip(SHAPES) {
        let players = 2 + (seed % 3) as u8;
        let (mut progress, mut scenes) = (FinalProgress::default(), 0);
        let (texts, layout) = (Texts::default(), FinalScoringLayout::of(shape, players));
        whole_game(Setup::new(players, [Module::A, Module::B], seed), |game, board, event| {
            progress.follow(event);
            if !progress.is_shown() {
                return;
            }
            let session = Session::of(game, SeatConfig::humans().take(players.into()).collect());
            let progress = &progress;
            let stage = FinalStage { progress, game, board, session: &session, texts: &texts, layout: &layout };
            let laid = scene(stage, Rect::from_corners(Vec2::ZERO, shape.size()));
            scenes += 1;
            for seat in stage.seats() {
                let abreast = layout.race.abreast;
                assert_eq!(laid.pieces.contains_key(&of("engine", seat)), !abreast, "{shape:?}");
                assert!(laid.pieces.contains_key(&of("score", seat)), "{shape:?}");
            }
            if let Some((open, seat)) = stage.open_card().zip(progress.now) {
                let nth = progress.cards.len() - 1;
                let taken = laid.pieces.keys().filter(|name| name.what == "taken").count();
                let landed = usize::from(open.counted.landed);
                let flies = usize::from(!open.counted.done && landed < open.taken.len());
                assert_eq!(taken, landed + flies, "{shape:?}");
                assert!(laid.pieces.contains_key(&of("card", seat).nth(nth)), "{shape:?}");
            }
        });
        assert!(scenes > 10, "{shape:?}: only {scenes} scenes");
    }
}
