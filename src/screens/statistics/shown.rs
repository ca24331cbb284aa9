//! The figures as they are shown at a moment: they grow once, and change into others when a filter changes.

use crate::statistics::{Figures, SourceGroup};
use strum::VariantArray;

/// Every figure that has a size on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShownFigures {
    pub games: f32,
    pub won: f32,
    pub average: f32,
    pub best: f32,
    pub streak: f32,
    pub longest_streak: f32,
    /// Games and wins by level.
    pub levels: [[f32; 2]; 4],
    /// Games and wins by week, month or year, the newest first.
    pub spans: Vec<[f32; 2]>,
    /// Average and best by pair of modules.
    pub pairs: Vec<[f32; 2]>,
    /// Your points and the winners' by source, all of them.
    pub sources: Vec<[f32; 2]>,
}

impl ShownFigures {
    /// Those of games.
    pub fn of(figures: &Figures) -> Self {
        let source = |group: &SourceGroup| {
            let found = figures.sources.iter().find(|source| source.group == *group);
            found.map_or([0.0; 2], |source| [source.you, source.winners])
        };
        Self {
            games: figures.games as f32,
            won: figures.won as f32,
            average: figures.average,
            best: figures.best.map_or(0.0, |(points, _)| points.into()),
            streak: figures.streak as f32,
            longest_streak: figures.longest_streak as f32,
            levels: figures.levels.map(|level| [level.games as f32, level.won as f32]),
            spans: figures.spans.iter().rev().map(|span| [span.games as f32, span.won as f32]).collect(),
            pairs: figures.pairs.iter().map(|pair| [pair.average, pair.best.into()]).collect(),
            sources: SourceGroup::VARIANTS.iter().map(source).collect(),
        }
    }

    /// On the way to others: 0 is here, 1 there. What there is only here is gone, what there is only there grows.
    pub fn towards(&self, there: &Self, part: f32) -> Self {
        let between = |from: f32, to: f32| if part >= 1.0 { to } else { from + (to - from) * part };
        let both = |from: [f32; 2], to: [f32; 2]| [between(from[0], to[0]), between(from[1], to[1])];
        let lists = |from: &[[f32; 2]], to: &[[f32; 2]]| {
            to.iter().enumerate().map(|(nth, to)| both(from.get(nth).copied().unwrap_or_default(), *to)).collect()
        };
        Self {
            games: between(self.games, there.games),
            won: between(self.won, there.won),
            average: between(self.average, there.average),
            best: between(self.best, there.best),
            streak: between(self.streak, there.streak),
            longest_streak: between(self.longest_streak, there.longest_streak),
            levels: std::array::from_fn(|nth| both(self.levels[nth], there.levels[nth])),
            spans: lists(&self.spans, &there.spans),
            pairs: lists(&self.pairs, &there.pairs),
            sources: lists(&self.sources, &there.sources),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_grow_from_nothing_and_end_where_they_should() {
        let there = ShownFigures {
            games: 128.0,
            spans: vec![[11.0, 6.0], [15.0, 8.0]],
            pairs: vec![[238.0, 302.0]; 15],
            ..ShownFigures::default()
        };
        let half = ShownFigures::default().towards(&there, 0.5);
        assert_eq!((half.games, &half.spans[1], half.pairs[14]), (64.0, &[7.5, 4.0], [119.0, 151.0]));
        assert_eq!(half.towards(&there, 1.0), there);
        let fewer = ShownFigures { spans: vec![[1.0, 0.0]], ..ShownFigures::default() };
        assert_eq!(there.towards(&fewer, 0.5).spans, [[6.0, 3.0]], "the newest stays the newest");
    }
}
