//! What is costly to make and mostly the same as in the frame before.

/// A value and what it was made from: it is made again only once that has changed.
#[derive(Debug)]
pub struct Memo<K, V>(Option<(K, V)>);

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V> Memo<K, V> {
    /// The value for a key, which holds everything that it is made from.
    pub fn get(&mut self, key: K, make: impl FnOnce(&K) -> V) -> &V {
        let kept = self.0.take().filter(|(before, _)| *before == key);
        let (_, value) = self.0.insert(kept.unwrap_or_else(|| {
            let value = make(&key);
            (key, value)
        }));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_made_again_only_for_another_key() {
        let (mut memo, mut made) = (Memo::default(), Vec::new());
        let values: Vec<_> = [2, 2, 3, 3, 2]
            .into_iter()
            .map(|key| {
                *memo.get(key, |key| {
                    made.push(*key);
                    key * 10
                })
            })
            .collect();
        assert_eq!(values, [20, 20, 30, 30, 20]);
        assert_eq!(made, [2, 3, 2]);
    }
}
