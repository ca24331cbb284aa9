//! Everything on screen as a tree: areas with headings, and in them, in the order in which the keys lead through them, what
//! can be pressed and what can be read.

use std::collections::{HashMap, HashSet};

use bevy::math::Rect;

use crate::{
    localization::Texts,
    table::told::ToldTarget,
    ui::{
        areas::{area_of, rows},
        regions::RegionId,
        told::{ToldPart, ToldThing, ToldWhat},
    },
};

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemRole {
    Button,
    /// A button that is on or off, or one of several of which one is chosen.
    Toggle,
    Field,
    Words,
}

/// Something that can be read or pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeItem {
    /// Its region, if it is more than words.
    pub id: Option<RegionId>,
    pub role: ItemRole,
    /// Whole by itself.
    pub name: String,
    /// What explains it; of what cannot be pressed, why.
    pub about: String,
    /// Whether it is on, or the one that is chosen.
    pub chosen: bool,
    /// What is written in a field.
    pub value: String,
    /// Whether it can be pressed now.
    pub enabled: bool,
}

/// A part of the screen with a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeArea {
    pub heading: String,
    pub items: Vec<TreeItem>,
}

/// Everything on screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tree {
    /// The screen, or the window that lies over it.
    pub title: String,
    /// Whether a window lies over the screen, which is then out of reach.
    pub is_window: bool,
    pub areas: Vec<TreeArea>,
}

impl Tree {
    pub fn items(&self) -> impl Iterator<Item = &TreeItem> {
        self.areas.iter().flat_map(|area| &area.items)
    }

    /// What can be pressed now.
    #[cfg(test)]
    pub fn pressable(&self) -> impl Iterator<Item = &TreeItem> {
        self.items().filter(|item| item.enabled)
    }

    /// As the page around the game reads it.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn to_json(&self) -> serde_json::Value {
        let item = |item: &TreeItem| {
            let role = match item.role {
                ItemRole::Button => "button",
                ItemRole::Toggle => "toggle",
                ItemRole::Field => "field",
                ItemRole::Words => "words",
            };
            serde_json::json!({
                "id": item.id.map(|id| id.to_string()), "role": role, "name": item.name, "about": item.about,
                "chosen": item.chosen, "value": item.value, "enabled": item.enabled,
            })
        };
        let areas = self.areas.iter().map(|area| {
            let items: Vec<_> = area.items.iter().map(item).collect();
            serde_json::json!({ "heading": area.heading, "items": items })
        });
        serde_json::json!({ "title": self.title, "areas": areas.collect::<Vec<_>>() })
    }

    /// The item of a region.
    pub fn find(&self, id: RegionId) -> Option<&TreeItem> {
        self.items().find(|item| item.id == Some(id))
    }
}

/// What a tree is made from.
pub struct TreeSource<'a> {
    pub texts: &'a Texts,
    /// What egui has drawn.
    pub parts: &'a [ToldPart],
    /// What keys can reach.
    pub reached: HashSet<RegionId>,
    /// What lies on the table, if that is in view and free.
    pub table: &'a [ToldTarget],
    /// Words that egui has not drawn, in the stage's pixels.
    pub labels: Vec<(Rect, String)>,
    /// The text key of the screen's name.
    pub screen: String,
    /// Whether a window lies over it.
    pub is_window: bool,
    /// Whether it is divided as the table is.
    pub is_table: bool,
}

/// An item on its way into an area.
struct ItemInArea {
    /// The place of the area of the table, and its name.
    area: Option<(usize, &'static str)>,
    item: TreeItem,
}

impl TreeSource<'_> {
    pub fn tree(self) -> Tree {
        let mut placed = self.drawn();
        let title = match self.is_window {
            // A window begins with its title.
            true => take_title(&mut placed).unwrap_or_else(|| self.texts.get(&self.screen)),
            false => self.texts.get(&self.screen),
        };
        if !self.is_window {
            // A thing may be lit in several places.
            for told in self.on_table() {
                if placed.iter().all(|other| other.item.id != told.item.id) {
                    placed.push(told);
                }
            }
            placed.extend(self.labels().into_iter().map(|line| ItemInArea { area: None, item: words(line) }));
        }
        let mut areas = if self.is_table && !self.is_window { self.divided(placed) } else { whole(&title, placed) };
        self.number_equals(&mut areas);
        Tree { title, is_window: self.is_window, areas }
    }

    /// What egui has drawn. What is written on a thing is its name, unless it has another.
    fn drawn(&self) -> Vec<ItemInArea> {
        let things: Vec<_> = self.parts.iter().filter_map(|part| Some((part, thing(part)?))).collect();
        let mut written: Vec<Vec<&str>> = vec![Vec::new(); things.len()];
        let mut free = vec![false; self.parts.len()];
        for (nth, part) in self.parts.iter().enumerate() {
            let ToldWhat::Words(words) = &part.what else { continue };
            let on = (0..things.len()).filter(|thing| {
                let (other, _) = things[*thing];
                other.layer == part.layer && other.rect.contains(part.rect.center())
            });
            let size = |thing: &usize| things[*thing].0.rect.area();
            match on.min_by(|a, b| size(a).total_cmp(&size(b))) {
                Some(thing) => written[thing].push(words),
                None => free[nth] = true,
            }
        }
        let mut placed: Vec<ItemInArea> = Vec::new();
        // Words belong to the area of what is beside them on their layer.
        let area = |nth: usize| {
            let layer = self.parts[nth].layer;
            let (before, after) = self.parts.split_at(nth);
            let near = before.iter().rev().chain(after).filter(|part| part.layer == layer);
            near.filter_map(thing).find_map(|thing| area_of(thing.id))
        };
        let (mut next, mut last_words) = (0, None::<&ToldPart>);
        for (nth, part) in self.parts.iter().enumerate() {
            match &part.what {
                ToldWhat::Words(line) if free[nth] => {
                    let beside = last_words.filter(|last| {
                        last.layer == part.layer && (last.rect.center().y - part.rect.center().y).abs() < 5.0
                    });
                    match placed.last_mut().filter(|_| beside.is_some()) {
                        Some(before) => {
                            let both = [before.item.name.clone(), line.clone()];
                            before.item.name = self.texts.list("list-next", both);
                        }
                        None => placed.push(ItemInArea { area: area(nth), item: words(line.clone()) }),
                    }
                    last_words = Some(part);
                }
                ToldWhat::Words(_) => {}
                ToldWhat::Thing(thing) => {
                    let written = std::mem::take(&mut written[next]);
                    next += 1;
                    last_words = None;
                    let item = self.item(thing, &written);
                    let twice = placed.iter_mut().find(|other| other.item.id == item.id);
                    match twice {
                        Some(other) if item.enabled && !other.item.enabled => other.item = item,
                        Some(_) => {}
                        None => placed.push(ItemInArea { area: area_of(thing.id), item }),
                    }
                }
            }
        }
        placed.retain(|placed| !placed.item.name.is_empty());
        placed
    }

    fn item(&self, thing: &ToldThing, written: &[&str]) -> TreeItem {
        let mut about = thing.about.clone();
        let written = || self.texts.list("list-next", written.iter().map(|words| words.replace('\n', " ")));
        let own = if thing.name.is_empty() && thing.value.is_none() { written() } else { thing.name.clone() };
        // What has no words on it is called what explains it.
        let own = if own.is_empty() { std::mem::take(&mut about) } else { own };
        let name = match thing.under.as_str() {
            "" => own,
            under => self.texts.with("told-under", [("group", under.into()), ("name", own.into())]),
        };
        let role = match (&thing.value, thing.chosen) {
            (Some(_), _) => ItemRole::Field,
            (None, Some(_)) => ItemRole::Toggle,
            (None, None) => ItemRole::Button,
        };
        TreeItem {
            id: Some(thing.id),
            role,
            about: if about == name { String::new() } else { about },
            name,
            chosen: thing.chosen == Some(true),
            value: thing.value.clone().unwrap_or_default(),
            enabled: thing.enabled && self.reached.contains(&thing.id),
        }
    }

    /// What lies on the table, row by row.
    fn on_table(&self) -> Vec<ItemInArea> {
        let rows = rows(self.table.iter().collect(), |told: &&ToldTarget| told.rect, ROW);
        let placed = |told: &ToldTarget| {
            let id = RegionId::from(told.target);
            let enabled = told.lit && self.reached.contains(&id);
            let role = match (enabled || told.picked, told.picked) {
                (false, _) => ItemRole::Words,
                (true, false) => ItemRole::Button,
                (true, true) => ItemRole::Toggle,
            };
            let item = TreeItem {
                id: Some(id),
                role,
                name: told.name.clone(),
                about: told.about.clone(),
                chosen: told.picked,
                value: String::new(),
                enabled,
            };
            ItemInArea { area: area_of(id), item }
        };
        rows.into_iter().flatten().map(placed).collect()
    }

    /// The words that egui has not drawn, line by line.
    fn labels(&self) -> Vec<String> {
        let rows = rows(self.labels.clone(), |(rect, _)| *rect, 8.0);
        rows.into_iter().map(|row| self.texts.list("list-next", row.into_iter().map(|(_, words)| words))).collect()
    }

    /// Of things that are alike, such as two equal frames that wait, the second one and those that follow have a number.
    fn number_equals(&self, areas: &mut [TreeArea]) {
        let mut times: HashMap<String, u32> = HashMap::new();
        for item in areas.iter_mut().flat_map(|area| &mut area.items).filter(|item| item.enabled) {
            let nth = times.entry(item.name.clone()).or_default();
            *nth += 1;
            if *nth > 1 {
                item.name = self.texts.with("told-nth", [("what", item.name.clone().into()), ("n", (*nth).into())]);
            }
        }
    }

    /// Area by area, as the table is divided.
    fn divided(&self, placed: Vec<ItemInArea>) -> Vec<TreeArea> {
        let mut areas: Vec<(usize, &'static str, Vec<TreeItem>)> = Vec::new();
        for ItemInArea { area, item } in placed {
            let (rank, name) = area.unwrap_or((usize::MAX, "others"));
            match areas.iter_mut().find(|(other, ..)| *other == rank) {
                Some((.., items)) => items.push(item),
                None => areas.push((rank, name, vec![item])),
            }
        }
        areas.sort_by_key(|(rank, ..)| *rank);
        let area =
            |(_, name, items): (_, &str, _)| TreeArea { heading: self.texts.get(&format!("told-area-{name}")), items };
        areas.into_iter().map(area).collect()
    }
}

/// Things on the table whose middles differ by no more than this lie in one row, in the stage's pixels.
const ROW: f32 = 18.0;

fn thing(part: &ToldPart) -> Option<&ToldThing> {
    match &part.what {
        ToldWhat::Thing(thing) => Some(thing),
        ToldWhat::Words(_) => None,
    }
}

fn words(line: String) -> TreeItem {
    TreeItem {
        id: None,
        role: ItemRole::Words,
        name: line.replace('\n', " "),
        about: String::new(),
        chosen: false,
        value: String::new(),
        enabled: false,
    }
}

fn take_title(placed: &mut Vec<ItemInArea>) -> Option<String> {
    let first = placed.iter().position(|placed| placed.item.id.is_none())?;
    Some(placed.remove(first).item.name)
}

fn whole(title: &str, placed: Vec<ItemInArea>) -> Vec<TreeArea> {
    let items = placed.into_iter().map(|placed| placed.item).collect();
    vec![TreeArea { heading: title.to_owned(), items }]
}
