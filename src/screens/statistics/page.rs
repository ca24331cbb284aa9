//! What the statistics are drawn from.

use jiff::civil::Date;

use super::{layout::StatisticsLayout, shown::ShownFigures};
use crate::statistics::Figures;

/// Where everything is, and what it tells.
pub struct ChartPage<'a> {
    pub layout: &'a StatisticsLayout,
    pub figures: &'a Figures,
    /// The same as far as it has grown.
    pub shown: ShownFigures,
    pub today: Date,
}
