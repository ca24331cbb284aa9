//! The clock of the place where the game is played.

use jiff::civil::DateTime;

/// Day and time here and now, to the second.
#[cfg(not(target_arch = "wasm32"))]
pub fn local_now() -> DateTime {
    let now = jiff::Zoned::now().datetime();
    now.round(jiff::Unit::Second).unwrap_or(now)
}

/// Day and time here and now, as the browser tells it.
#[cfg(target_arch = "wasm32")]
pub fn local_now() -> DateTime {
    let now = js_sys::Date::new_0();
    let [month, day, hour, minute, second] =
        [now.get_month() + 1, now.get_date(), now.get_hours(), now.get_minutes(), now.get_seconds()]
            .map(|number| number as i8);
    DateTime::new(now.get_full_year() as i16, month, day, hour, minute, second, 0).unwrap_or_default()
}
