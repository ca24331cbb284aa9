//! Pairs of letters that are moved together or apart, such as "Te".

use std::cmp::Ordering;

use skrifa::{
    FontRef, GlyphId,
    raw::{
        TableProvider,
        tables::gpos::{PairPos, PositionSubtables},
    },
};

use super::{GlyphInfo, GlyphPosition, features};

/// Moves them.
pub fn move_together(font: &FontRef<'_>, infos: &[GlyphInfo], positions: &mut [GlyphPosition]) {
    let tables = tables(font).unwrap_or_default();
    for (pair, position) in infos.windows(2).zip(positions) {
        let [first, second] = [pair[0], pair[1]].map(|info| GlyphId::new(info.glyph_id));
        position.x_advance += tables.iter().find_map(|table| moved(table, first, second)).unwrap_or_default();
    }
}

/// The pairs of a font.
fn tables<'a>(font: &FontRef<'a>) -> Option<Vec<PairPos<'a>>> {
    let positioning = font.gpos().ok()?;
    let all = positioning.lookup_list().ok()?.lookups();
    let mut tables = Vec::new();
    for place in features::lookups(&positioning.feature_list().ok()?, b"kern")? {
        if let PositionSubtables::Pair(those) = all.get(place).ok()?.subtables().ok()? {
            tables.extend(those.iter().flatten());
        }
    }
    Some(tables)
}

/// How far a table moves the second of a pair, if the pair is in it.
fn moved(table: &PairPos<'_>, first: GlyphId, second: GlyphId) -> Option<i32> {
    let advance = match table {
        PairPos::Format1(table) => {
            let set = table.pair_sets().get(table.coverage().ok()?.get(first)?.into()).ok()?;
            let pairs = set.pair_value_records();
            // They are in the order of their second letters.
            let (mut from, mut to) = (0, pairs.len());
            loop {
                let middle = from + (to - from) / 2;
                let pair = if from < to { pairs.get(middle).ok()? } else { return None };
                match GlyphId::from(pair.second_glyph()).cmp(&second) {
                    Ordering::Less => from = middle + 1,
                    Ordering::Greater => to = middle,
                    Ordering::Equal => break pair.value_record1().x_advance(),
                }
            }
        }
        PairPos::Format2(table) => {
            table.coverage().ok()?.get(first)?;
            let [first, second] = [table.class_def1().ok()?.get(first), table.class_def2().ok()?.get(second)];
            let firsts = table.class1_records().get(first.into()).ok()?;
            firsts.class2_records().get(second.into()).ok()?.value_record1().x_advance()
        }
    };
    Some(advance.unwrap_or_default().into())
}
