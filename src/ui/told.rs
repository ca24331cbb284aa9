//! What egui's part of the screen is to those who do not see it: beside the regions their names, explanations and states,
//! and the words that are drawn between them. Nothing of it is noted while nobody listens.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Context, LayerId, Order, Rect as ERect, Shape},
};

use super::regions::RegionId;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listeners>().add_systems(PreUpdate, listen);
}

/// Whether anything reads the screen aloud, or would.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listeners(pub bool);

/// Runs what only listeners need.
pub fn is_listened_to(listeners: Res<Listeners>) -> bool {
    listeners.0
}

/// Something that is pressed, as it is told.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct ToldThing {
    pub id: RegionId,
    /// Its name, if it is not what is written on it.
    pub name: String,
    /// What it belongs to: "Music" for a button that is called "3".
    pub under: String,
    /// Its explanation.
    pub about: String,
    /// Whether it is the one that is chosen, or switched on, where it can be.
    pub chosen: Option<bool>,
    /// What is written in it, if one can write in it.
    pub value: Option<String>,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// Something that is drawn on a layer.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub enum ToldWhat {
    Thing(ToldThing),
    Words(String),
}

/// The same with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldPart {
    pub layer: LayerId,
    /// How many shapes were drawn on the layer before.
    place: usize,
    /// In the points of its layer.
    pub rect: ERect,
    pub what: ToldWhat,
}

/// Notes all of it while egui draws, as one of egui's plugins.
#[derive(Default)]
struct ToldPlugin {
    under: String,
    drawn: Vec<ToldPart>,
    /// That of the last whole pass, layer by layer from the bottom to the top, as it was drawn.
    last: Vec<ToldPart>,
    /// Whether a window lay over the screen then, which is all there is of it.
    under_window: bool,
    on: bool,
}

impl egui::Plugin for ToldPlugin {
    fn debug_name(&self) -> &'static str {
        "telling"
    }

    fn on_begin_pass(&mut self, _: &mut egui::Ui) {
        self.drawn.clear();
        self.under.clear();
    }

    fn on_end_pass(&mut self, ui: &mut egui::Ui) {
        if !self.on {
            return;
        }
        let ctx = ui.ctx().clone();
        // What lies under a window is out of reach; tooltips and messages are told of otherwise.
        let layers: Vec<_> = ctx.memory(|memory| {
            let is_told = |layer: &LayerId| layer.order < Order::Tooltip && memory.allows_interaction(*layer);
            memory.layer_ids().filter(is_told).collect()
        });
        ctx.graphics(|drawn| {
            for layer in &layers {
                let shapes = drawn.get(*layer).into_iter().flat_map(|list| list.all_entries());
                for (place, clipped) in shapes.enumerate() {
                    self.read(*layer, place, &clipped.shape);
                }
            }
        });
        let rank = |part: &ToldPart| layers.iter().position(|layer| *layer == part.layer);
        self.drawn.retain(|part| rank(part).is_some());
        self.drawn.sort_by_key(|part| (rank(part), part.place));
        self.under_window = ctx.memory(|memory| memory.top_modal_layer().is_some());
        self.last = std::mem::take(&mut self.drawn);
    }
}

impl ToldPlugin {
    fn read(&mut self, layer: LayerId, place: usize, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.read(layer, place, shape)),
            Shape::Text(text) => {
                let words = text.galley.text().trim();
                let rect = text.galley.rect.translate(text.pos.to_vec2());
                let is_shadow = |part: &ToldPart| {
                    part.layer == layer
                        && part.rect.center().distance(rect.center()) < 3.0
                        && part.what == ToldWhat::Words(words.to_owned())
                };
                if words.chars().any(char::is_alphanumeric) && !self.drawn.iter().rev().take(4).any(is_shadow) {
                    self.drawn.push(ToldPart { layer, place, rect, what: ToldWhat::Words(words.to_owned()) });
                }
            }
            _ => {}
        }
    }
}

/// egui is told whether anybody listens, as soon as there is one.
fn listen(mut contexts: EguiContexts, listeners: Res<Listeners>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !listeners.0 && ctx.plugin_opt::<ToldPlugin>().is_none() {
        return;
    }
    let telling = ctx.plugin_or_default::<ToldPlugin>();
    let mut telling = telling.lock();
    if telling.on != listeners.0 {
        telling.on = listeners.0;
        telling.last.clear();
    }
}

/// Everything of the last pass, layer by layer from the bottom to the top, as it was drawn, and whether that was a window
/// over the screen.
pub fn last_pass(ctx: &Context) -> (Vec<ToldPart>, bool) {
    ctx.with_plugin(|telling: &mut ToldPlugin| (telling.last.clone(), telling.under_window)).unwrap_or_default()
}

/// Does something with the notes if anybody listens.
fn note(ctx: &Context, note: impl FnOnce(&mut ToldPlugin)) {
    ctx.with_plugin(|telling: &mut ToldPlugin| {
        if telling.on {
            note(telling);
        }
    });
}

/// Something that can be pressed, if it is enabled, is drawn now.
pub fn draws(ui: &egui::Ui, id: RegionId, rect: ERect, enabled: bool) {
    let (layer, ctx) = (ui.layer_id(), ui.ctx());
    let place = || ctx.graphics(|drawn| drawn.get(layer).map_or(0, |list| list.next_idx().0));
    note(ctx, |telling| {
        let under = telling.under.clone();
        let (name, about) = default();
        let thing = ToldThing { id, name, under, about, chosen: None, value: None, enabled };
        telling.drawn.push(ToldPart { layer, place: place(), rect, what: ToldWhat::Thing(thing) });
    });
}

fn change(ctx: &Context, is_it: impl Fn(&ToldThing) -> bool, change: impl FnOnce(&mut ToldThing)) {
    note(ctx, |telling| {
        let mut things = telling.drawn.iter_mut().rev().filter_map(|part| match &mut part.what {
            ToldWhat::Thing(thing) => Some(thing),
            ToldWhat::Words(_) => None,
        });
        if let Some(thing) = things.find(|thing| is_it(thing)) {
            change(thing);
        }
    });
}

/// What was drawn under this name is called so; that is more than what is written on it.
pub fn call(ctx: &Context, id: impl Into<RegionId>, name: impl FnOnce() -> String) {
    let id = id.into();
    change(ctx, |thing| thing.id == id, |thing| thing.name = name());
}

/// What was drawn under this name is the one that is chosen, or is not.
pub fn choose(ctx: &Context, id: impl Into<RegionId>, chosen: bool) {
    let id = id.into();
    change(ctx, |thing| thing.id == id, |thing| thing.chosen = Some(chosen));
}

/// One can write in it, and this is written there.
pub fn write(ctx: &Context, id: RegionId, label: &str, value: &str) {
    change(
        ctx,
        |thing| thing.id == id,
        |thing| {
            label.clone_into(&mut thing.name);
            thing.value = Some(value.to_owned());
        },
    );
}

/// The explanation of one of egui's widgets.
pub fn explain(ctx: &Context, widget: egui::Id, words: &str) {
    change(ctx, |thing| egui::Id::new(thing.id) == widget, |thing| words.clone_into(&mut thing.about));
}

/// Whatever is drawn from now on, to the end of the pass or the next call, belongs to this.
pub fn under(ctx: &Context, what: impl FnOnce() -> String) {
    note(ctx, |telling| telling.under = what());
}
