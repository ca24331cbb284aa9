//! Letters that are one glyph together, such as "fi".

use skrifa::{
    FontRef, GlyphId,
    raw::{
        TableProvider,
        tables::gsub::{LigatureSubstFormat1, SubstitutionSubtables},
    },
};

use super::{GlyphInfo, features};

/// Joins them.
pub fn join(font: &FontRef<'_>, infos: &mut Vec<GlyphInfo>) {
    for table in tables(font).unwrap_or_default() {
        let mut at = 0;
        while at < infos.len() {
            if let Some((glyph, letters)) = joined(&table, &infos[at..]) {
                infos[at].glyph_id = glyph.to_u32();
                infos.drain(at + 1..at + letters);
            }
            at += 1;
        }
    }
}

/// The ligatures that are usual in a font.
fn tables<'a>(font: &FontRef<'a>) -> Option<Vec<LigatureSubstFormat1<'a>>> {
    let substitution = font.gsub().ok()?;
    let all = substitution.lookup_list().ok()?.lookups();
    let mut tables = Vec::new();
    for place in features::lookups(&substitution.feature_list().ok()?, b"liga")? {
        if let SubstitutionSubtables::Ligature(those) = all.get(place).ok()?.subtables().ok()? {
            tables.extend(those.iter().flatten());
        }
    }
    Some(tables)
}

/// The glyph that these begin with, and how many letters it stands for.
fn joined(table: &LigatureSubstFormat1<'_>, infos: &[GlyphInfo]) -> Option<(GlyphId, usize)> {
    let (first, rest) = infos.split_first()?;
    let set = table.coverage().ok()?.get(GlyphId::new(first.glyph_id))?;
    let set = table.ligature_sets().get(set.into()).ok()?;
    set.ligatures().iter().flatten().find_map(|ligature| {
        let others = ligature.component_glyph_ids();
        let same = others.iter().zip(rest).all(|(other, info)| other.get().to_u32() == info.glyph_id);
        (same && others.len() <= rest.len()).then(|| (ligature.ligature_glyph().into(), others.len() + 1))
    })
}
