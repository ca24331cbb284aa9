//! Cards, symbols and coins are dragged to where they act, by mouse and by finger.

use bevy::input::touch::TouchPhase;

use super::*;
use crate::table::input::{choosing::Click, options::Options, pointed::Targets};
use rules::{Ask, Module, TrainId};

/// What drags.
#[derive(Clone, Copy, Debug, PartialEq)]
enum By {
    Mouse,
    Finger,
}

/// What was dragged, and the choices that this made.
#[derive(Default)]
struct Dragged {
    cards: usize,
    symbols: usize,
    coins: usize,
}

impl PointerGame {
    /// Drags a thing to a point of the window, in several small movements.
    fn drag(&mut self, id: impl Into<RegionId>, to: Vec2, by: By) {
        let from = self.find(id.into()).expect("it can be seen");
        let path = [0.0, 0.1, 0.4, 0.7, 1.0].map(|part| from.lerp(to, part));
        for (nth, at) in path.into_iter().enumerate() {
            match by {
                By::Finger => {
                    let phase = if nth == 0 { TouchPhase::Started } else { TouchPhase::Moved };
                    self.touch(7, phase, at);
                }
                By::Mouse => {
                    let move_to = move |mut pointer: Pointer| pointer.move_to(at);
                    self.world().run_system_once(move_to).expect("there is a window");
                    if nth == 0 {
                        self.update();
                        let press = |mut pointer: Pointer| pointer.button(ButtonState::Pressed);
                        self.world().run_system_once(press).expect("there is a window");
                    }
                }
            }
            self.update();
        }
        match by {
            By::Finger => self.touch(7, TouchPhase::Ended, to),
            By::Mouse => {
                let release = |mut pointer: Pointer| pointer.button(ButtonState::Released);
                self.world().run_system_once(release).expect("there is a window");
            }
        }
        for _ in 0..3 {
            self.update();
        }
    }

    /// The places where something that has been picked can be let go, with the choices that makes.
    fn places_for(&mut self, picked: Selection) -> Vec<(Vec2, Vec<Choice>)> {
        let focus = if let Selection::Card(place) = picked { Some(place) } else { None };
        let world = self.world();
        let options = Options::new(world.resource::<Game>(), world.resource::<PendingQuestion>(), picked, focus);
        let viewport = *world.resource::<Viewport>();
        let targets = world.resource::<Targets>();
        let places = targets.all.iter().filter(|(target, rect)| targets.at(rect.center()) == Some(*target));
        let places = places.map(|(target, rect)| (viewport.window_point(rect.center()), options.made_by(*target)));
        places.filter(|(_, made)| !made.is_empty()).collect()
    }

    fn made_since(&mut self, made: u32) -> Vec<Choice> {
        self.world().resource::<Session>().record.choices[made as usize..].to_vec()
    }

    /// Drags one thing, if that is possible now.
    fn drag_something(&mut self, by: By, dragged: &mut Dragged) -> bool {
        let world = self.world();
        let made = world.resource::<Game>().choices_made();
        let pending = world.resource::<PendingQuestion>().clone();
        let symbols = world.resource::<Game>().state().running_frame().map_or(0, |frame| frame.symbols.len());
        let options = Options::new(world.resource::<Game>(), &pending, Selection::None, None);
        let cards = pending.choices.iter().filter_map(|choice| match choice {
            Choice::CarryOut(place) => Some((Target::OfferCard(*place).into(), Selection::Card(*place))),
            _ => None,
        });
        let coins = (0..3).map(Target::Coins).filter_map(|coins| match options.click(coins) {
            Click::Select(picked) => Some((coins.into(), picked)),
            _ => None,
        });
        let symbols = (0..symbols as u8).map(|nth| (TableRegion::Symbol(nth).into(), Selection::Symbol(nth)));
        let all: Vec<(RegionId, Selection)> = cards.chain(coins).chain(symbols).collect();
        for (id, picked) in all {
            if self.find(id).is_none() {
                continue;
            }
            let places = self.places_for(picked);
            let wanted = places.into_iter().find(|(_, made)| match picked {
                Selection::Card(place) => made[0] == Choice::CarryOut(place),
                Selection::Symbol(nth) => matches!(made[0], Choice::Resolve { symbol, .. } if symbol == nth),
                _ => matches!(made[0], Choice::Spend { .. }),
            });
            let Some((to, choices)) = wanted else { continue };
            self.drag(id, to, by);
            self.settle();
            let made = self.made_since(made);
            assert!(made.starts_with(&choices), "{by:?} {id}: {made:?} instead of {choices:?}");
            *match picked {
                Selection::Card(_) => &mut dragged.cards,
                Selection::Symbol(_) => &mut dragged.symbols,
                _ => &mut dragged.coins,
            } += 1;
            return true;
        }
        false
    }
}

fn drag_through_a_game(by: By, window: UVec2) {
    let setup = Setup { teatime: true, ..Setup::new(2, [Module::A, Module::E], 11) };
    let mut game = PointerGame::begin(setup, window);
    let mut dragged = Dragged::default();
    loop {
        game.play_until(|world| {
            world.resource::<PendingQuestion>().question.is_some_and(|asked| asked.ask != Ask::Draft)
        });
        if *game.world().resource::<State<Screen>>().get() == Screen::Result {
            break;
        }
        while game.world().resource::<PendingQuestion>().handover.is_none() && game.drag_something(by, &mut dragged) {}
        // What cannot be dragged is clicked.
        let made = game.world().resource::<Game>().choices_made();
        game.play_until(|world| world.resource::<Game>().choices_made() > made);
    }
    let Dragged { cards, symbols, coins } = dragged;
    println!("{by:?}: {cards} cards, {symbols} symbols, {coins} coins");
    assert!(cards > 9 && symbols > 0 && coins > 9, "{by:?}: {cards} cards, {symbols} symbols, {coins} coins");
}

#[test]
fn a_game_is_played_by_dragging_with_the_mouse() {
    drag_through_a_game(By::Mouse, WIDE);
}

#[test]
fn a_game_is_played_by_dragging_with_a_finger() {
    drag_through_a_game(By::Finger, TALL);
}

#[test]
fn what_is_let_go_elsewhere_is_put_back() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    game.play_until(|world| {
        world.resource::<PendingQuestion>().question.is_some_and(|asked| asked.ask == Ask::TakeCard)
    });
    let made = game.world().resource::<Game>().choices_made();
    let card = game.world().resource::<PendingQuestion>().choices.iter().find_map(|choice| match choice {
        Choice::CarryOut(place) => Some(*place),
        _ => None,
    });
    let card = Target::OfferCard(card.expect("a card can be carried out"));
    for by in [By::Mouse, By::Finger] {
        let at = game.find(card.into()).expect("it lies there");
        game.drag(card, at + Vec2::new(0.0, -40.0), by);
        game.drag(card, Vec2::new(2.0, 2.0), by);
        assert_eq!(*game.world().resource::<Selection>(), Selection::None, "{by:?}");
        assert_eq!(game.world().resource::<Game>().choices_made(), made, "{by:?}");
    }
    assert!(game.find(Target::TrainEnd(TrainId::Upper).into()).is_some());
}
