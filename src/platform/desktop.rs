//! What only a desktop has: reports go to standard output.

use bevy::prelude::*;

use crate::automation::{ReportLine, WriteReports};

pub(super) fn plugin(app: &mut App) {
    let print = |mut lines: MessageReader<ReportLine>| lines.read().for_each(|ReportLine(line)| println!("{line}"));
    app.add_systems(Last, print.after(WriteReports));
}
