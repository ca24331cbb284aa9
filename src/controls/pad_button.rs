//! The buttons of pads, and the families of pads with their own signs for them.

use bevy::input::gamepad::GamepadButton;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A button of a pad, by its place.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PadButton {
    /// The lower one of the four under the right thumb.
    South,
    East,
    West,
    North,
    LeftShoulder,
    RightShoulder,
    LeftTrigger,
    RightTrigger,
    Select,
    Start,
    /// The left stick, pressed down.
    LeftStick,
    RightStick,
    /// Those of the cross; the left stick does the same.
    Left,
    Right,
    Up,
    Down,
}

impl PadButton {
    /// One of Bevy's buttons, if every pad has it.
    pub fn of(button: GamepadButton) -> Option<Self> {
        Some(match button {
            GamepadButton::South => Self::South,
            GamepadButton::East => Self::East,
            GamepadButton::West => Self::West,
            GamepadButton::North => Self::North,
            GamepadButton::LeftTrigger => Self::LeftShoulder,
            GamepadButton::RightTrigger => Self::RightShoulder,
            GamepadButton::LeftTrigger2 => Self::LeftTrigger,
            GamepadButton::RightTrigger2 => Self::RightTrigger,
            GamepadButton::Select => Self::Select,
            GamepadButton::Start => Self::Start,
            GamepadButton::LeftThumb => Self::LeftStick,
            GamepadButton::RightThumb => Self::RightStick,
            GamepadButton::DPadLeft => Self::Left,
            GamepadButton::DPadRight => Self::Right,
            GamepadButton::DPadUp => Self::Up,
            GamepadButton::DPadDown => Self::Down,
            _ => return None,
        })
    }
}

/// Whose signs a pad has on its buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PadFamily {
    /// Letters in the order of an Xbox pad, as most others have them.
    #[default]
    Xbox,
    PlayStation,
    Nintendo,
}

/// The vendors' numbers of those that are not like most.
const SONY: u16 = 0x054C;
const NINTENDO: u16 = 0x057E;

impl PadFamily {
    /// By the vendor's number or, where a browser or a driver does not tell that, by what the pad is called.
    pub fn of(vendor: Option<u16>, name: &str) -> Self {
        let name = name.to_lowercase();
        let called = |words: &[&str]| words.iter().any(|word| name.contains(word));
        match vendor {
            Some(SONY) => Self::PlayStation,
            Some(NINTENDO) => Self::Nintendo,
            Some(vendor) if vendor != 0 => Self::Xbox,
            _ if called(&["054c", "playstation", "dualsense", "dualshock"]) => Self::PlayStation,
            _ if called(&["057e", "nintendo", "joy-con", "pro controller"]) => Self::Nintendo,
            _ => Self::Xbox,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pad_is_known_by_its_vendor_or_by_its_name() {
        assert_eq!(PadFamily::of(Some(SONY), "Wireless Controller"), PadFamily::PlayStation);
        assert_eq!(PadFamily::of(Some(NINTENDO), ""), PadFamily::Nintendo);
        assert_eq!(PadFamily::of(Some(0x045E), "a pad like a PlayStation"), PadFamily::Xbox);
        let in_browsers = "Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)";
        assert_eq!(PadFamily::of(None, in_browsers), PadFamily::Nintendo);
        assert_eq!(PadFamily::of(None, "054c-0ce6-DualSense Wireless Controller"), PadFamily::PlayStation);
        assert_eq!(PadFamily::of(Some(0), "USB Joystick"), PadFamily::Xbox);
    }
}
