//! Captions: the signals of the game named for those who do not hear them. What they tell is always on the screen as well.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect as ERect, Vec2, pos2, vec2},
};

use crate::{
    audio::{Effect, HeardEffect},
    localization::Texts,
    session::settings::Settings,
    ui::{
        brush::{Brush, layer},
        text::draw_fitted,
        theme::{self, palette},
        viewport::{Shape, Viewport},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_systems(Update, (listen, fade).chain())
        .add_systems(EguiPrimaryContextPass, draw.run_if(|captions: Res<Captions>| captions.0.is_some()));
}

/// The signal that is named, and for how long still.
#[derive(Resource, Default)]
struct Captions(Option<(Effect, Duration)>);

const STAY: Duration = Duration::from_millis(2600);

/// The key of what a signal is called. Noises that belong to something seen, a card or a coin, have no name.
fn key(effect: Effect) -> String {
    format!("caption-{}", <&str>::from(effect))
}

fn listen(
    mut heard: MessageReader<HeardEffect>,
    settings: Res<Settings>,
    texts: Res<Texts>,
    mut captions: ResMut<Captions>,
) {
    let effects = heard.read().map(|heard| heard.effect).filter(|_| settings.captions);
    // Of several at once the rarest.
    if let Some(effect) = effects.filter(|effect| texts.has(&key(*effect))).min() {
        captions.0 = Some((effect, STAY));
    }
}

fn fade(time: Res<Time<Real>>, mut captions: ResMut<Captions>, mut redraw: MessageWriter<RequestRedraw>) {
    let Some((effect, left)) = captions.0 else { return };
    redraw.write(RequestRedraw);
    let left = left.saturating_sub(time.delta().min(Duration::from_millis(200)));
    captions.0 = Some((effect, left)).filter(|_| !left.is_zero());
}

/// Where a caption of this size lies: at the foot, as captions do; on a phone answers are there, and the top is free.
fn place(viewport: &Viewport, all: ERect, size: Vec2) -> ERect {
    let top = match viewport.shape {
        Shape::Phone(_) => viewport.egui(0.0, 62.0, 0.0, 0.0).top(),
        _ => all.bottom() - size.y - 6.0,
    };
    ERect::from_min_size(pos2(all.center().x - size.x / 2.0, top), size)
}

fn draw(mut contexts: EguiContexts, brush: Brush, texts: Res<Texts>, captions: Res<Captions>) -> Result {
    let Some((effect, _)) = captions.0 else { return Ok(()) };
    let words = texts.get(&key(effect));
    let viewport = *brush.viewport();
    layer(contexts.ctx_mut()?, "captions", egui::Order::Tooltip, |ui| {
        let (painter, all) = (ui.painter().clone(), ui.ctx().content_rect());
        let font = theme::bold(17.0);
        let wide = painter.layout_no_wrap(words.clone(), font.clone(), palette::PAPER).size().x + 64.0;
        let size = vec2(wide.min(all.width() - 8.0), 36.0);
        let rect = place(&viewport, all, size);
        painter.rect_filled(rect, 4.0, palette::NIGHT);
        painter.rect_stroke(rect, 4.0, (1.2, palette::BRASS), egui::StrokeKind::Inside);
        brush.picture(&painter, "ui/sound", pos2(rect.left() + 12.0, rect.center().y - 12.0), 1.0);
        let place = ERect::from_min_max(pos2(rect.left() + 40.0, rect.top() + 1.0), rect.max - vec2(12.0, 0.0));
        draw_fitted(&painter, place, &words, font, palette::PAPER);
    });
    Ok(())
}
