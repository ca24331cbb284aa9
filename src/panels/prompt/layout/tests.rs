//! What holds for every prompt of whole games in windows of every shape.

use std::collections::BTreeMap;

use bevy::math::Rect as Place;
use bevy_egui::egui::{Context, RawInput, Rect, pos2, vec2};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{PromptLayout, PromptView};
use crate::{
    localization::{Texts, words::Words},
    panels::{
        log::Log,
        prompt::{
            builder::PromptBuilder,
            click_counts::everything,
            model::{Banner, HintLamp, PromptModel},
            names::PromptControl,
        },
    },
    session::{PendingQuestion, SeatConfig},
    table::{
        input::{choosing::Selection, options::Options, pointed::Targets},
        layout::{PromptForm, TableLayout},
    },
    ui::{
        theme::use_typefaces,
        viewport::{Phone, Shape},
    },
    widgets::button::ButtonStyle,
};
use rules::{Catalogue, Choice, Game, Module, Purchase, Setup, busy_random};

const fn phone(wide: u16, high: u16) -> Shape {
    Shape::Phone(Phone { wide, high })
}

const SHAPES: [Shape; 6] =
    [Shape::Wide, Shape::Tall, phone(844, 390), phone(390, 844), phone(667, 375), phone(360, 640)];
/// What a finger needs, in CSS pixels.
const FINGER: f32 = 43.9;

fn banner() -> Banner {
    let hint = HintLamp { lit: false, enabled: true, label: "Hint".to_owned(), tip: String::new() };
    Banner { portrait: None, rules_tip: String::new(), can_undo: true, undo_tip: String::new(), hint }
}

/// Everything that can be picked while this is asked.
fn selections(choices: &[Choice]) -> Vec<Selection> {
    let mut all: Vec<_> = choices
        .iter()
        .filter_map(|choice| match choice {
            Choice::Decline(place) if place.column.is_multiple_of(3) => Some(Selection::Card(*place)),
            Choice::Spend { on: Purchase::Order { ready, .. }, .. } => Some(Selection::Order(*ready)),
            Choice::Spend { coins, on: Purchase::Act(rules::Act::GameEndCard { slot }) } if coins[0] > 0 => {
                Some(Selection::Market(*slot))
            }
            Choice::Spend { coins, .. } => {
                coins.iter().position(|coins| *coins > 0).map(|column| Selection::Coin(column as u8))
            }
            Choice::Resolve { act: rules::Act::Conductors { .. }, .. } => Some(Selection::Steps),
            _ => None,
        })
        .collect();
    all.push(Selection::None);
    all.sort();
    all.dedup();
    all
}

/// The places that must not move, by what they are for, and what is wrong with a prompt.
#[derive(Default)]
struct Checked {
    places: BTreeMap<&'static str, Rect>,
    faults: BTreeMap<String, usize>,
}

impl Checked {
    fn fault(&mut self, what: String) {
        *self.faults.entry(what).or_default() += 1;
    }

    fn stays(&mut self, what: &'static str, rect: Rect) {
        let place = *self.places.entry(what).or_insert(rect);
        if place != rect {
            self.fault(format!("{what} moves from {place:?} to {rect:?}"));
        }
    }

    fn check(&mut self, layout: &PromptLayout, model: &PromptModel, form: PromptForm, room: Rect, about: &str) {
        let is_phone = form != PromptForm::Panel;
        let chips = [
            ("spend", [PromptControl::Spend, PromptControl::Back]),
            ("fulfil", [PromptControl::Fulfil; 2]),
            ("end", [PromptControl::EndTurn, PromptControl::Finish]),
        ];
        let second = model.second.as_ref().map(|answer| answer.button.id);
        let mut seen = 0;
        for placed in &layout.buttons {
            let id = placed.button.id;
            if placed.button.style == ButtonStyle::Gold {
                self.stays("gold", placed.place);
            } else if second == Some(id) {
                self.stays("second", placed.place);
            }
            for (what, ids) in chips {
                let is_chip = model.foot.iter().any(|chip| chip.button.id == id);
                if is_chip && ids.iter().any(|other| id == (*other).into()) {
                    seen += 1;
                    self.stays(what, placed.place);
                }
            }
            if !room.expand(0.6).contains_rect(placed.place) {
                self.fault(format!("{about}: {id} leaves the prompt: {:?} in {room:?}", placed.place));
            }
            if is_phone && placed.place.size().min_elem() < FINGER {
                self.fault(format!("{about}: {id} is too small for a finger: {:?}", placed.place.size()));
            }
        }
        if seen != 3 && !(is_phone && (seen == 0)) {
            self.fault(format!("{about}: {seen} chips"));
        }
        for (nth, one) in layout.buttons.iter().enumerate() {
            for other in &layout.buttons[nth + 1..] {
                let both = one.place.intersect(other.place);
                if both.width() > 0.6 && both.height() > 0.6 {
                    self.fault(format!("{about}: {} lies on {}", one.button.id, other.button.id));
                }
            }
        }
        let words: Vec<&str> = layout.words.iter().flat_map(|words| words.texts()).collect();
        if !model.lead.is_empty() && !words.contains(&model.lead.as_str()) {
            self.fault(format!("{about}: the sentence is not there: {}", model.lead));
        }
        for short in words.iter().filter(|words| is_phone && words.ends_with('…')) {
            self.fault(format!("{about}: {short}"));
        }
        let grounds: Vec<Rect> = layout.words.iter().flat_map(|words| words.places()).collect();
        for (placed, ground) in layout.buttons.iter().flat_map(|button| grounds.iter().map(move |it| (button, it))) {
            let both = placed.place.intersect(ground.shrink(2.0));
            // On the smallest phones some cards have more to say than there is room for.
            let is_long = room.width() < 185.0 && about.contains("Card(");
            if both.width() > 1.0 && both.height() > 1.0 && !is_long {
                self.fault(format!("{about}: words lie on {}", placed.button.id));
            }
        }
        let stops = layout.buttons.iter().any(|placed| placed.button.id == PromptControl::EndFrame.into());
        if !model.symbols.is_empty() && !stops {
            self.fault(format!("{about}: a frame without \"Stop here\""));
        }
    }
}

#[test]
fn gold_and_chips_stay_where_they_are_and_everything_has_room() {
    let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
    let seats: Vec<_> = SeatConfig::humans().collect();
    let ctx = Context::default();
    use_typefaces(&ctx);
    let (all, nothing) = (everything(), Targets::default());
    let mut faults = Vec::new();
    let pairs = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]];
    for (nth, shape) in SHAPES.into_iter().enumerate() {
        let mut checked = Checked::default();
        {
            let (seed, pair) = (nth as u64, pairs[nth % 3]);
            let setup = Setup { teatime: seed % 2 == 0, ..Setup::new(2 + (seed % 3) as u8, pair, seed) };
            let mut game = Game::new(catalogue.clone(), setup).unwrap();
            let layout = TableLayout::new(shape, game.board().seats());
            let size = shape.size();
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(size.x, size.y))),
                ..Default::default()
            };
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let mut last = None;
            while !game.is_over() {
                let pending = PendingQuestion::of(&game);
                ctx.run_ui(input.clone(), |ui| {
                    for selection in selections(&pending.choices) {
                        let targets = if game.choices_made().is_multiple_of(3) { &nothing } else { &all };
                        let on_table = Options::new(&game, &pending, selection, None).in_view(targets, None);
                        let model = PromptBuilder {
                            words: Words { texts: &texts, game: &game, seats: &seats, you: None },
                            shown: game.board(),
                            pending: &pending,
                            selection,
                            focus: if let Selection::Card(place) = selection { Some(place) } else { None },
                            pickers: None,
                            followed: None,
                            log: &Log::default(),
                            brief: layout.prompt_form.is_brief(),
                            on_table: &on_table,
                            last,
                            may_use_secrets: true,
                            keeps_waiting: None,
                        }
                        .model();
                        let view = PromptView {
                            model: &model,
                            banner: &banner(),
                            form: layout.prompt_form,
                            folded: false,
                            page: 0,
                            more: "More",
                        };
                        let rect = |place: Place| {
                            Rect::from_min_max(pos2(place.min.x, place.min.y), pos2(place.max.x, place.max.y))
                        };
                        let painter = ui.painter().clone();
                        let laid = PromptLayout::of(&view, rect(layout.prompt), rect(layout.banner), &painter);
                        let asked = game.question().map(|question| question.ask);
                        let about = format!("{shape:?} {asked:?} {selection:?}");
                        checked.check(&laid, &model, layout.prompt_form, rect(layout.prompt), &about);
                    }
                })
                .textures_delta
                .clear();
                let choice = busy_random::choose(&pending.choices, &mut chance);
                game.apply(choice).unwrap();
                last = Some(choice);
            }
            for what in ["gold", "second", "spend", "fulfil", "end"] {
                assert!(checked.places.contains_key(what), "{shape:?}: {what} was never there");
            }
        }
        faults.extend(checked.faults);
    }
    let told: Vec<_> = faults.iter().take(90).map(|(what, times)| format!("{times} × {what}")).collect();
    assert!(faults.is_empty(), "{} kinds of faults:\n{}", faults.len(), told.join("\n"));
}
