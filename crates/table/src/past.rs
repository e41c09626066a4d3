//! What a game can go back to: a list that whoever runs a table keeps, and that tells nobody anything, for everybody could keep
//! it by watching.

/// The most actions that can be taken back one after the other: a few turns, so that a table stays small.
const MOST_KEPT: usize = 8;

/// How often a seat can take something back before something happens that nobody can take back.
pub const MOST_TAKEN_BACK: u8 = 3;

/// What was kept before each of the last actions, the last one last, for as long as all of them can be taken back.
#[derive(Debug)]
pub struct Past<T>(Vec<T>);

impl<T> Default for Past<T> {
    fn default() -> Past<T> {
        Past(Vec::new())
    }
}

impl<T> Past<T> {
    /// An action was done. The first that cannot be taken back is the end of all before it.
    pub fn acted(&mut self, before: T, can_undo: bool) {
        if can_undo {
            self.0.drain(..(self.0.len() + 1).saturating_sub(MOST_KEPT));
            self.0.push(before);
        } else {
            self.0.clear();
        }
    }

    /// What was kept, the last one last.
    pub fn kept(&self) -> &[T] {
        &self.0
    }

    /// Goes back so many actions, and gives what was kept before the first of them; `None` where there was nothing.
    pub fn undo(&mut self, actions: usize) -> Option<T> {
        let from = self.0.len().saturating_sub(actions);
        self.0.drain(from..).next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_few_are_kept_until_one_cannot_be_taken_back() {
        let mut past = Past::default();
        (0..20).for_each(|number| past.acted(number, true));
        assert_eq!(past.kept(), (12..20).collect::<Vec<_>>());
        assert_eq!((past.undo(0), past.undo(3)), (None, Some(17)));
        assert_eq!(past.kept(), [12, 13, 14, 15, 16]);
        assert_eq!((past.undo(99), past.undo(1)), (Some(12), None));
        past.acted(1, true);
        past.acted(2, false);
        assert!(past.kept().is_empty());
    }
}
