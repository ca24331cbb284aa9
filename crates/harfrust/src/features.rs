//! What a font does with its letters as usual, by the names of its features.

use skrifa::{Tag, raw::tables::layout::FeatureList};

/// The places of a feature's lookups in the list of all of them; `None` if the font lacks it.
pub fn lookups(features: &FeatureList<'_>, name: &[u8; 4]) -> Option<impl Iterator<Item = usize>> {
    let record = features.feature_records().iter().find(|feature| feature.feature_tag() == Tag::new(name))?;
    let feature = record.feature(features.offset_data()).ok()?;
    Some(feature.lookup_list_indices().iter().map(|place| place.get().into()))
}
