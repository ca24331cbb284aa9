//! The tree for the system's screen readers: AccessKit takes it from entities. Nothing is done until one asks for it.

use std::collections::HashMap;

use bevy::{
    a11y::{AccessibilityNode, AccessibilityRequested, ActionRequest},
    prelude::*,
};
use bevy_egui::egui::accesskit::{self, Action, Live, Node, Role, Toggled};
use bevy_input_focus::InputFocus;

use crate::{
    access::{
        Announced, CurrentTree, TreePress,
        tree::{ItemRole, TreeItem},
    },
    session::settings::Settings,
    ui::{
        focus::Focus,
        hit_regions::Regions,
        regions::RegionId,
        told::{Listeners, is_listened_to},
        viewport::Viewport,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NodesOnScreen>()
        .init_resource::<InputFocus>()
        .add_message::<ActionRequest>()
        .add_systems(PreUpdate, (listen, obey))
        .add_systems(
            Last,
            (
                show_tree.run_if(resource_changed::<CurrentTree>.or_else(resource_added::<NodesOnScreen>)),
                show_focus,
                say,
            )
                .chain()
                .run_if(is_listened_to),
        );
}

/// A screen reader has asked, or the log is spoken.
fn listen(requested: Option<Res<AccessibilityRequested>>, settings: Res<Settings>, mut listeners: ResMut<Listeners>) {
    let asked = requested.is_some_and(|requested| requested.get());
    listeners.set_if_neq(Listeners(asked || settings.spoken_log));
}

/// What a node is called among all of them, so that it stays the same one while the screen changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum NodeName {
    /// Everything.
    Whole,
    /// What is said politely, and at once.
    Said(bool),
    Title,
    Area(usize),
    Heading(usize),
    /// An item never moves to another area: an area that is gone takes what was in it along.
    Item(usize, RegionId),
    Words(usize, usize),
}

/// The entities that AccessKit makes its nodes from.
#[derive(Resource, Default)]
struct NodesOnScreen(HashMap<NodeName, (Entity, Node)>);

/// What pressing a node presses.
#[derive(Component)]
struct NodeOf(RegionId);

impl NodesOnScreen {
    /// The entity of a node, which is made or changed if need be.
    fn put(&mut self, commands: &mut Commands, name: NodeName, node: Node) -> Entity {
        match self.0.get_mut(&name) {
            Some((entity, before)) => {
                if *before != node {
                    commands.entity(*entity).insert(AccessibilityNode(node.clone()));
                    *before = node;
                }
                *entity
            }
            None => {
                let entity = commands.spawn(AccessibilityNode(node.clone())).id();
                if let NodeName::Item(_, id) = name {
                    commands.entity(entity).insert(NodeOf(id));
                }
                self.0.insert(name, (entity, node));
                entity
            }
        }
    }
}

fn show_tree(
    current: Res<CurrentTree>,
    regions: Res<Regions>,
    viewport: Res<Viewport>,
    mut nodes: ResMut<NodesOnScreen>,
    mut commands: Commands,
) {
    let tree = &current.tree;
    let mut there = vec![NodeName::Whole, NodeName::Said(false), NodeName::Said(true), NodeName::Title];
    let mut whole = Node::new(if tree.is_window { Role::Dialog } else { Role::Main });
    whole.set_label(tree.title.as_str());
    let whole = nodes.put(&mut commands, NodeName::Whole, whole);
    let mut children = vec![nodes.put(&mut commands, NodeName::Title, heading(&tree.title, 1))];
    for (nth, area) in tree.areas.iter().enumerate() {
        let mut node = Node::new(Role::Region);
        node.set_label(area.heading.as_str());
        let region = nodes.put(&mut commands, NodeName::Area(nth), node);
        there.push(NodeName::Area(nth));
        children.push(region);
        let mut items = Vec::new();
        if tree.areas.len() > 1 {
            items.push(nodes.put(&mut commands, NodeName::Heading(nth), heading(&area.heading, 2)));
            there.push(NodeName::Heading(nth));
        }
        for (place, item) in area.items.iter().enumerate() {
            let name = item.id.map_or(NodeName::Words(nth, place), |id| NodeName::Item(nth, id));
            items.push(nodes.put(&mut commands, name.clone(), node_of(item, &regions, &viewport)));
            there.push(name);
        }
        commands.entity(region).replace_children(&items);
    }
    commands.entity(whole).replace_children(&children);
    nodes.0.retain(|name, (entity, _)| {
        let stays = there.contains(name);
        if !stays {
            commands.entity(*entity).try_despawn();
        }
        stays
    });
}

fn heading(words: &str, level: usize) -> Node {
    let mut node = Node::new(Role::Heading);
    node.set_label(words);
    node.set_level(level);
    node
}

fn node_of(item: &TreeItem, regions: &Regions, viewport: &Viewport) -> Node {
    let mut node = Node::new(match item.role {
        ItemRole::Button | ItemRole::Toggle => Role::Button,
        ItemRole::Field => Role::TextInput,
        ItemRole::Words => Role::Paragraph,
    });
    node.set_label(item.name.as_str());
    if !item.about.is_empty() {
        node.set_description(item.about.as_str());
    }
    match item.role {
        ItemRole::Toggle => node.set_toggled(if item.chosen { Toggled::True } else { Toggled::False }),
        ItemRole::Field => node.set_value(item.value.as_str()),
        ItemRole::Button | ItemRole::Words => {}
    }
    if item.enabled {
        node.add_action(Action::Click);
        node.add_action(Action::Focus);
    } else if item.role != ItemRole::Words {
        node.set_disabled();
    }
    if let Some(region) = item.id.and_then(|id| regions.find(id)) {
        let corners = [region.rect.min, region.rect.max].map(|corner| viewport.window_point(corner) * viewport.dpi);
        let [min, max] = corners.map(|corner| (f64::from(corner.x), f64::from(corner.y)));
        node.set_bounds(accesskit::Rect { x0: min.0, y0: min.1, x1: max.0, y1: max.1 });
    }
    node
}

/// The focus of the system is where the ring is.
fn show_focus(focus: Res<Focus>, nodes: Res<NodesOnScreen>, mut shown: ResMut<InputFocus>) {
    let is_there = |name: &NodeName| match (name, focus.at()) {
        (NodeName::Item(_, id), Some(at)) => *id == at,
        (NodeName::Whole, None) => true,
        _ => false,
    };
    let entity = nodes.0.iter().find(|(name, _)| is_there(name)).map(|(_, (entity, _))| *entity);
    if let Some(entity) = entity.filter(|entity| shown.get() != Some(*entity)) {
        *shown = InputFocus::from_entity(entity);
    } else if shown.get().is_some_and(|at| nodes.0.values().all(|(entity, _)| *entity != at)) {
        // AccessKit is told nothing while the focus is on something that is gone.
        *shown = InputFocus::default();
    }
}

/// What is said is the name of a node that screen readers watch.
fn say(mut said: MessageReader<Announced>, mut nodes: ResMut<NodesOnScreen>, mut commands: Commands) {
    let said: Vec<_> = said.read().collect();
    for at_once in [false, true] {
        let lines: Vec<_> =
            said.iter().filter(|line| line.at_once == at_once).map(|line| line.words.as_str()).collect();
        let name = NodeName::Said(at_once);
        if lines.is_empty() && nodes.0.contains_key(&name) {
            continue;
        }
        let mut words = lines.join(" ");
        // The same words twice are news as well.
        let before = nodes.0.get(&name).and_then(|(_, node)| node.label().map(str::to_owned));
        if before.as_ref() == Some(&words) {
            words.push('\u{a0}');
        }
        let mut node = Node::new(if at_once { Role::Alert } else { Role::Status });
        node.set_live(if at_once { Live::Assertive } else { Live::Polite });
        node.set_label(words);
        nodes.put(&mut commands, name, node);
    }
}

/// Does what a screen reader asks for.
fn obey(mut asked: MessageReader<ActionRequest>, nodes: Query<&NodeOf>, mut presses: MessageWriter<TreePress>) {
    for request in asked.read() {
        let entity = Entity::try_from_bits(request.target_node.0);
        let Some(NodeOf(id)) = entity.and_then(|entity| nodes.get(entity).ok()) else { continue };
        match request.action {
            Action::Click => _ = presses.write(TreePress::Press(*id)),
            Action::Focus => _ = presses.write(TreePress::Focus(*id)),
            _ => {}
        }
    }
}
