//! What the game takes of Bevy in a browser, where every byte has to be loaded: the default plugins without the log,
//! whose filter is larger than everything it would let through, and without what draws scenes with depth.

use bevy::app::plugin_group;

plugin_group! {
    /// Bevy's plugins.
    pub struct Engine {
        bevy::app:::PanicHandlerPlugin,
        bevy::app:::TaskPoolPlugin,
        bevy::diagnostic:::FrameCountPlugin,
        bevy::time:::TimePlugin,
        bevy::transform:::TransformPlugin,
        bevy::diagnostic:::DiagnosticsPlugin,
        bevy::input:::InputPlugin,
        bevy::gilrs:::GilrsPlugin,
        bevy::window:::WindowPlugin,
        bevy::a11y:::AccessibilityPlugin,
        bevy::asset:::AssetPlugin,
        bevy::winit:::WinitPlugin,
        bevy::render:::RenderPlugin,
        bevy::image:::ImagePlugin,
        bevy::mesh:::MeshPlugin,
        bevy::camera:::CameraPlugin,
        crate::platform::flat_pipeline:::FlatPipelinePlugin,
        bevy::sprite:::SpritePlugin,
        bevy::sprite_render:::SpriteRenderPlugin,
        bevy::state::app:::StatesPlugin,
    }
}
