//! Tables to read.

use comfy_table::{CellAlignment, Table, presets};

/// A table with these headings; from the given column on, everything is a number and stands to the right.
pub fn table(headings: &[&str], numbers_from: usize, rows: impl IntoIterator<Item = Vec<String>>) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header(headings.to_vec()).add_rows(rows);
    for column in table.column_iter_mut().skip(numbers_from) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A share in percent with its interval.
pub fn percent(share: f64, [low, high]: [f64; 2]) -> String {
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
}
